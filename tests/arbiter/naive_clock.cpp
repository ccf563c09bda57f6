// SPDX-License-Identifier: MIT
#include "tests/arbiter/naive_clock.hpp"

namespace theco::test {
namespace {

using clock::Action;
using clock::Event;
using clock::Method;
using clock::Period;
using clock::TimeControl;

constexpr std::int64_t kMs = 1'000'000;

struct Side {
    std::vector<Period> periods;
    std::size_t period = 0;
    std::int64_t main = 0;
    std::int64_t over = 0; // byo-yomi moment or Canadian block
    bool inOver = false;
    int momentsLeft = 0;
    int movesToGo = 0;
    int moves = 0;
    int movesAtEntry = 0;

    const Period& now() const { return periods[period]; }
    bool last() const { return period + 1 == periods.size(); }
    std::int64_t shown() const { return inOver ? over : main; }
};

struct Machine {
    bool fischerFirst = true;
    bool freeze = true;
    Side side[2];
    int running = -1;
    int turn = -1;
    int flag = -1;
    std::int64_t delay = 0;
    std::int64_t used = 0;
    std::int64_t now = 0;

    void refill(Side& s) {
        if (s.now().method == Method::ByoYomi) s.over = s.now().byoYomi / kMs;
        if (s.now().method == Method::Canadian) s.over = s.now().overtime / kMs;
    }
    void mainIsGone(Side& s) {
        const bool some = s.now().method == Method::ByoYomi || s.now().method == Method::Canadian;
        if (s.main != 0 || s.inOver || !some) return;
        s.inOver = true;
        refill(s);
    }
    void prepare(Side& s) {
        s.inOver = false;
        s.momentsLeft = s.now().method == Method::ByoYomi ? s.now().byoYomiCount : 0;
        s.movesToGo = s.now().method == Method::Canadian ? s.now().overtimeMoves : 0;
        mainIsGone(s);
    }
    void toNext(Side& s) {
        if (s.inOver) s.main = 0;
        s.period += 1;
        s.main += s.now().main / kMs;
        prepare(s);
    }
    void begin(int who) {
        running = turn = who;
        used = 0;
        delay = 0;
        if (side[who].now().method == Method::Delay && flag != who)
            delay = side[who].now().delay / kMs;
    }
    void zero(int who) {
        Side& s = side[who];
        if (s.inOver && s.now().method == Method::ByoYomi && flag != who) {
            if (s.momentsLeft > 0) s.momentsLeft -= 1;
            if (s.momentsLeft > 0) {
                refill(s);
                return;
            }
        }
        if (!s.last() && s.now().moves == 0 && flag != who) {
            const std::size_t old = s.period;
            for (int i = 0; i < 2; ++i) {
                if (side[i].period > old || side[i].last() || flag == i) continue;
                side[i].movesAtEntry = side[i].moves;
                toNext(side[i]);
            }
            return;
        }
        if (flag >= 0) return;
        flag = who;
        if (freeze) running = -1;
    }
    void look() {
        // A new period may be of no length at all.
        for (int again = 0; again < 100; ++again) {
            if (running < 0 || delay > 0) return;
            Side& s = side[running];
            if (s.now().method == Method::UpCount) return;
            if (flag != running) mainIsGone(s);
            if (s.shown() > 0) return;
            zero(running);
        }
    }
    void tick() {
        look();
        now += 1;
        if (running < 0) return;
        Side& s = side[running];
        used += 1;
        if (delay > 0) {
            delay -= 1;
        } else if (s.now().method == Method::UpCount) {
            (s.inOver ? s.over : s.main) += 1;
        } else if (s.shown() > 0) {
            (s.inOver ? s.over : s.main) -= 1;
            Side& o = side[1 - running];
            if (s.now().method == Method::Hourglass) (o.inOver ? o.over : o.main) += 1;
        }
        look();
    }
    bool press(int who) {
        if (running != who) return false;
        Side& s = side[who];
        const Period p = s.now();
        s.moves += 1;
        if (flag < 0 && p.method == Method::Fischer) s.main += p.increment / kMs;
        if (flag < 0 && p.method == Method::Bronstein)
            s.main += used < p.delay / kMs ? used : p.delay / kMs;
        if (flag != who) {
            if (s.inOver && p.method == Method::ByoYomi) refill(s);
            if (s.inOver && p.method == Method::Canadian) {
                s.movesToGo -= 1;
                if (s.movesToGo == 0) {
                    s.movesToGo = p.overtimeMoves;
                    refill(s);
                }
            }
            if (p.moves > 0 && !s.last() && s.moves - s.movesAtEntry >= p.moves) {
                s.movesAtEntry += p.moves;
                toNext(s);
            }
        }
        begin(1 - who);
        return true;
    }
    void resume(int who) {
        if (running >= 0 || turn < 0) return;
        if (flag >= 0 && side[flag].shown() > 0)
            flag = -1;
        else if (flag >= 0 && freeze)
            return;
        if (who < 0 || who == turn)
            running = turn;
        else
            begin(who);
    }
    void adjust(int who, const clock::SideCorrection& c) {
        Side& s = side[who];
        if (c.moves) s.moves = *c.moves;
        if (c.period && static_cast<std::size_t>(*c.period) != s.period) {
            const std::int64_t shown = s.shown();
            s.period = static_cast<std::size_t>(*c.period);
            s.movesAtEntry = 0;
            for (std::size_t i = 0; i < s.period; ++i) {
                if (s.periods[i].moves == 0) {
                    s.movesAtEntry = s.moves;
                    break;
                }
                s.movesAtEntry += s.periods[i].moves;
            }
            s.main = shown;
            prepare(s);
        }
        if (c.time) {
            (s.inOver ? s.over : s.main) = *c.time / kMs;
            if (!s.inOver) mainIsGone(s);
        }
    }
    void swap() {
        Side& w = side[0];
        Side& b = side[1];
        if (w.now().method == b.now().method) {
            std::swap(w.main, b.main);
            std::swap(w.over, b.over);
            std::swap(w.inOver, b.inOver);
            std::swap(w.momentsLeft, b.momentsLeft);
            std::swap(w.movesToGo, b.movesToGo);
            return;
        }
        std::swap(w.inOver ? w.over : w.main, b.inOver ? b.over : b.main);
    }
};

int sideOf(const Event& e) {
    return e.side ? static_cast<int>(*e.side) : -1;
}

Machine fresh(const TimeControl& control, std::int64_t from) {
    Machine m;
    m.freeze = control.freeze;
    m.now = from;
    for (int i = 0; i < 2; ++i) {
        Side& s = m.side[i];
        s.periods = control.of(static_cast<clock::Color>(i));
        s.main = s.now().main / kMs;
        m.prepare(s);
        if (s.now().method == Method::Fischer &&
            control.firstIncrement == clock::FirstIncrement::AtStart)
            s.main += s.now().increment / kMs;
        if (s.now().method == Method::Bronstein) s.main += s.now().delay / kMs;
    }
    return m;
}

bool feed(Machine& m, Event& e) {
    while (m.now < e.t / kMs)
        m.tick();
    m.look();
    switch (e.action) {
    case Action::Start:
        if (m.turn < 0) m.begin(sideOf(e));
        break;
    case Action::Press:
        return m.press(sideOf(e));
    case Action::Pause:
        m.running = -1;
        break;
    case Action::Resume:
        if (sideOf(e) == m.turn) e.side.reset();
        m.resume(sideOf(e));
        break;
    case Action::Adjust:
        m.adjust(0, e.corrections[0]);
        m.adjust(1, e.corrections[1]);
        break;
    case Action::Swap:
        m.swap();
        break;
    case Action::UndoPress:
        break;
    }
    return true;
}

} // namespace

NaiveReading naiveReading(const TimeControl& control, const std::vector<Event>& events,
                          std::int64_t askMs) {
    std::vector<Event> kept;
    const std::int64_t from = events.empty() ? askMs : events.front().t / kMs;
    Machine m = fresh(control, from);
    for (Event e : events) {
        if (e.t / kMs > askMs) break;
        if (e.action != Action::UndoPress) {
            if (feed(m, e)) kept.push_back(e);
            continue;
        }
        for (std::size_t i = kept.size(); i-- > 0;) {
            if (kept[i].action != Action::Press) continue;
            kept.erase(kept.begin() + static_cast<std::ptrdiff_t>(i));
            m = fresh(control, from);
            for (Event again : kept)
                feed(m, again);
            while (m.now < e.t / kMs)
                m.tick();
            m.look();
            break;
        }
    }
    while (m.now < askMs)
        m.tick();
    m.look();
    const auto moments = [](const Side& s) {
        return s.now().method == Method::ByoYomi ? s.momentsLeft : 0;
    };
    return {m.side[0].shown(),
            m.side[1].shown(),
            m.running,
            m.flag,
            static_cast<int>(m.side[0].period) + 1,
            static_cast<int>(m.side[1].period) + 1,
            m.side[0].moves,
            m.side[1].moves,
            m.delay,
            moments(m.side[0]),
            moments(m.side[1])};
}

NaiveReading reading(const TimeControl& control, const clock::ClockState& state) {
    const auto index = [](std::optional<clock::Color> side) {
        return side ? static_cast<int>(*side) : -1;
    };
    const auto moments = [&](clock::Color side) {
        const clock::SideClock& s = state.of(side);
        const Period& p = control.of(side)[static_cast<std::size_t>(s.period)];
        return p.method == Method::ByoYomi ? s.byoYomiLeft : 0;
    };
    const clock::SideClock& w = state.sides[0];
    const clock::SideClock& b = state.sides[1];
    return {w.time / kMs,
            b.time / kMs,
            index(state.running),
            index(state.flag),
            w.period + 1,
            b.period + 1,
            w.moves,
            b.moves,
            state.delayLeft / kMs,
            moments(clock::Color::White),
            moments(clock::Color::Black)};
}

} // namespace theco::test
