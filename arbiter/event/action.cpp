// SPDX-License-Identifier: MIT
#include "arbiter/event/action.hpp"

#include "arbiter/event/acceleration.hpp"

#include <algorithm>
#include <set>

namespace theco::event {
namespace {

using Outcome = Result<Done, ActionFault>;

Outcome no(ActionFault fault) {
    return Err{fault};
}

bool isRound(int round) {
    return round >= 1 && round <= kMostRoundsOfEvent;
}

bool wasPaired(const Player& player) {
    return std::any_of(player.rounds.begin(), player.rounds.end(), [](const Entry& entry) {
        return isPairing(entry.kind) || entry.kind == Kind::PairingBye;
    });
}

bool hasEntry(const Entry& entry) {
    return isPairing(entry.kind) || entry.kind == Kind::PairingBye;
}

/// Puts the players into a new order; `order` holds the old places. Players left out are gone.
void reorder(Tournament& tournament, const std::vector<PlayerIndex>& order) {
    std::vector<PlayerIndex> places(tournament.players.size(), kNobody);
    std::vector<Player> players;
    for (const PlayerIndex old : order) {
        places[static_cast<std::size_t>(old)] = static_cast<PlayerIndex>(players.size());
        players.push_back(std::move(tournament.player(old)));
        players.back().tpn = static_cast<int>(players.size());
    }
    const auto moved = [&](PlayerIndex& index) {
        if (index != kNobody) index = places[static_cast<std::size_t>(index)];
        return index != kNobody;
    };
    tournament.players = std::move(players);
    for (Player& player : tournament.players)
        for (Entry& entry : player.rounds)
            moved(entry.opponent);
    for (ForbiddenGroup& group : tournament.forbidden) {
        std::vector<PlayerIndex> kept;
        for (PlayerIndex index : group.players)
            if (moved(index)) kept.push_back(index);
        group.players = std::move(kept);
    }
    std::vector<Adjustment> adjustments;
    for (Adjustment adjustment : tournament.adjustments)
        if (moved(adjustment.player)) adjustments.push_back(adjustment);
    tournament.adjustments = std::move(adjustments);
}

class Applier {
public:
    explicit Applier(Tournament& tournament) : t_(tournament) {}

    Outcome operator()(const Announce& a) {
        if (a.rounds < 0 || a.rounds > kMostRoundsOfEvent) return no(ActionFault::BadValue);
        t_.name = a.name;
        t_.city = a.city;
        t_.federation = a.federation;
        t_.start = a.start;
        t_.end = a.end;
        t_.chiefArbiter = a.chiefArbiter;
        t_.timeControl = a.timeControl;
        t_.system = a.system;
        t_.declaredRounds = a.rounds;
        t_.scoring = a.scoring;
        t_.tieBreakEdition = a.tieBreakEdition;
        t_.tieBreaks = a.tieBreaks;
        return Done{};
    }
    Outcome operator()(const DrawColour& a) {
        if (a.colour == Colour::None) return no(ActionFault::BadValue);
        t_.initialColour = a.colour;
        return Done{};
    }
    Outcome operator()(const Enter& a) {
        if (t_.players.size() >= kMostPlayersOfEvent || !sound(a.player))
            return no(ActionFault::BadValue);
        Player player = a.player;
        // Keys are never used again: count those that are gone, too.
        player.key = ++t_.keysGiven;
        player.tpn = t_.players.empty() ? 1 : t_.players.back().tpn + 1;
        player.rounds.clear();
        player.virtualPoints.clear();
        player.withdrawn = false;
        t_.players.push_back(std::move(player));
        return Done{};
    }
    Outcome operator()(const Correct& a) {
        Player* const player = find(a.key);
        if (player == nullptr) return no(ActionFault::NoSuchPlayer);
        if (!sound(a.player)) return no(ActionFault::BadValue);
        Player changed = a.player;
        changed.key = player->key;
        changed.tpn = player->tpn;
        changed.rounds = std::move(player->rounds);
        changed.virtualPoints = std::move(player->virtualPoints);
        changed.withdrawn = player->withdrawn;
        *player = std::move(changed);
        return Done{};
    }
    Outcome operator()(const Remove& a) {
        const PlayerIndex gone = indexOfKey(t_, a.key);
        if (gone == kNobody) return no(ActionFault::NoSuchPlayer);
        if (wasPaired(t_.player(gone))) return no(ActionFault::AlreadyPaired);
        if (t_.pairedRounds() >= 4) return no(ActionFault::Frozen);
        std::vector<PlayerIndex> order;
        for (PlayerIndex i = 0; i < static_cast<PlayerIndex>(t_.players.size()); ++i)
            if (i != gone) order.push_back(i);
        reorder(t_, order);
        return Done{};
    }
    Outcome operator()(const Order& a) {
        if (t_.pairedRounds() >= 4) return no(ActionFault::Frozen);
        std::vector<PlayerIndex> order;
        for (const PlayerKey key : a.keys) {
            const PlayerIndex i = indexOfKey(t_, key);
            if (i == kNobody) return no(ActionFault::NoSuchPlayer);
            order.push_back(i);
        }
        const std::set<PlayerIndex> distinct(order.begin(), order.end());
        if (distinct.size() != order.size()) return no(ActionFault::NamedTwice);
        if (order.size() != t_.players.size()) return no(ActionFault::ListDiffers);
        reorder(t_, order);
        return Done{};
    }
    Outcome operator()(const PairUp& a) {
        if (!isRound(a.round) || a.round != t_.pairedRounds() + 1)
            return no(ActionFault::WrongRound);
        std::set<PlayerIndex> named;
        const auto check = [&](PlayerKey key) -> std::optional<ActionFault> {
            const PlayerIndex i = indexOfKey(t_, key);
            if (i == kNobody) return ActionFault::NoSuchPlayer;
            if (!named.insert(i).second) return ActionFault::NamedTwice;
            if (t_.player(i).in(a.round).kind != Kind::None) return ActionFault::AlreadyPaired;
            return std::nullopt;
        };
        for (const auto& [white, black] : a.pairs)
            for (const PlayerKey key : {white, black})
                if (const auto fault = check(key)) return no(*fault);
        if (a.bye != 0)
            if (const auto fault = check(a.bye)) return no(*fault);
        for (const auto& [whiteKey, blackKey] : a.pairs) {
            const PlayerIndex white = indexOfKey(t_, whiteKey);
            const PlayerIndex black = indexOfKey(t_, blackKey);
            t_.player(white).at(a.round) = {Kind::Pending, Colour::White, black};
            t_.player(black).at(a.round) = {Kind::Pending, Colour::Black, white};
        }
        if (a.bye != 0) find(a.bye)->at(a.round) = {Kind::PairingBye, Colour::None, kNobody};
        return Done{};
    }
    Outcome operator()(const Unpair& a) {
        if (!isRound(a.round) || a.round != t_.pairedRounds()) return no(ActionFault::WrongRound);
        for (const Player& player : t_.players) {
            const Kind kind = player.in(a.round).kind;
            if (isPlayed(kind) || isForfeit(kind)) return no(ActionFault::HasResults);
        }
        for (Player& player : t_.players)
            if (hasEntry(player.in(a.round))) player.at(a.round) = {};
        return Done{};
    }
    Outcome operator()(const Report& a) {
        if (!isRound(a.round)) return no(ActionFault::BadValue);
        const PlayerIndex white = indexOfKey(t_, a.white);
        const PlayerIndex black = indexOfKey(t_, a.black);
        if (white == kNobody || black == kNobody) return no(ActionFault::NoSuchPlayer);
        if (!canBeResult(a.whiteKind, a.blackKind)) return no(ActionFault::NotAResult);
        const Entry entry = t_.player(white).in(a.round);
        if (!isPairing(entry.kind) || entry.opponent != black || entry.colour != Colour::White)
            return no(ActionFault::NotPaired);
        t_.player(white).at(a.round).kind = a.whiteKind;
        t_.player(black).at(a.round).kind = a.blackKind;
        return Done{};
    }
    Outcome operator()(const GrantBye& a) {
        if (!isRound(a.round)) return no(ActionFault::BadValue);
        Player* const player = find(a.key);
        if (player == nullptr) return no(ActionFault::NoSuchPlayer);
        if (!isRequestedBye(a.kind)) return no(ActionFault::NotAResult);
        if (hasEntry(player->in(a.round))) return no(ActionFault::AlreadyPaired);
        player->at(a.round) = {a.kind, Colour::None, kNobody};
        return Done{};
    }
    Outcome operator()(const Withdraw& a) { return setWithdrawn(a.key, true); }
    Outcome operator()(const Return& a) { return setWithdrawn(a.key, false); }
    Outcome operator()(const Forbid& a) {
        if (a.firstRound < 1 || a.lastRound < a.firstRound || a.lastRound > 999)
            return no(ActionFault::BadValue);
        ForbiddenGroup group;
        group.firstRound = a.firstRound;
        group.lastRound = a.lastRound;
        for (const PlayerKey key : a.keys) {
            const PlayerIndex i = indexOfKey(t_, key);
            if (i == kNobody) return no(ActionFault::NoSuchPlayer);
            group.players.push_back(i);
        }
        t_.forbidden.push_back(std::move(group));
        return Done{};
    }
    Outcome operator()(const Accelerate&) {
        if (t_.declaredRounds == 0) return no(ActionFault::BadValue);
        accelerateByBaku(t_);
        return Done{};
    }
    Outcome operator()(const Adjust& a) {
        if (!isRound(a.round) || a.points < -200 || a.points > 200)
            return no(ActionFault::BadValue);
        const PlayerIndex i = indexOfKey(t_, a.key);
        if (i == kNobody) return no(ActionFault::NoSuchPlayer);
        t_.adjustments.push_back({i, a.round, a.points});
        return Done{};
    }

private:
    static bool sound(const Player& player) {
        return player.rating >= 0 && player.rating <= 9999 && isRound(player.firstRound);
    }
    Player* find(PlayerKey key) {
        const PlayerIndex i = indexOfKey(t_, key);
        return i == kNobody ? nullptr : &t_.player(i);
    }
    Outcome setWithdrawn(PlayerKey key, bool withdrawn) {
        Player* const player = find(key);
        if (player == nullptr) return no(ActionFault::NoSuchPlayer);
        player->withdrawn = withdrawn;
        return Done{};
    }

    Tournament& t_;
};

} // namespace

PlayerIndex indexOfKey(const Tournament& tournament, PlayerKey key) {
    if (key <= 0) return kNobody;
    // As long as nobody was moved or removed the key tells the place.
    const auto guess = static_cast<std::size_t>(key - 1);
    if (guess < tournament.players.size() && tournament.players[guess].key == key) return key - 1;
    const auto found = std::find_if(tournament.players.begin(), tournament.players.end(),
                                    [&](const Player& player) { return player.key == key; });
    if (found == tournament.players.end()) return kNobody;
    return static_cast<PlayerIndex>(found - tournament.players.begin());
}

Result<Done, ActionFault> apply(Tournament& tournament, const Action& action) {
    return std::visit(Applier(tournament), action);
}

} // namespace theco::event
