// SPDX-License-Identifier: MIT
#include "platform/journal_history.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include <boost/crc.hpp>

namespace theco::platform {
namespace {

/// CRC-64/XZ.
class Checksum {
public:
    void add(std::uint64_t number) {
        std::array<unsigned char, 8> bytes{};
        for (unsigned char& byte : bytes) {
            byte = static_cast<unsigned char>(number & 0xFF);
            number >>= 8;
        }
        crc_.process_bytes(bytes.data(), bytes.size());
    }
    void add(std::int64_t number) { add(static_cast<std::uint64_t>(number)); }
    /// With its length, so that text cannot move from one field to the next unnoticed.
    void add(std::string_view text) {
        add(std::uint64_t{text.size()});
        crc_.process_bytes(text.data(), text.size());
    }
    std::uint64_t value() const { return crc_.checksum(); }

private:
    boost::crc_optimal<64, 0x42F0E1EBA9EA3693, 0xFFFFFFFFFFFFFFFF, 0xFFFFFFFFFFFFFFFF, true, true>
        crc_;
};

} // namespace

std::uint64_t chainStart(std::uint32_t applicationId) {
    Checksum sum;
    sum.add(std::string_view("theco journal"));
    sum.add(std::uint64_t{applicationId});
    return sum.value();
}

std::uint64_t chainNext(std::uint64_t previous, const JournalEntry& entry) {
    Checksum sum;
    sum.add(previous);
    sum.add(entry.seq);
    sum.add(entry.timeMs);
    sum.add(std::string_view(entry.who));
    sum.add(std::string_view(entry.kind));
    sum.add(std::int64_t{entry.version});
    sum.add(std::string_view(entry.payload));
    sum.add(std::int64_t{entry.undoes.has_value()});
    sum.add(entry.undoes.value_or(0));
    sum.add(std::int64_t{entry.part});
    sum.add(std::int64_t{entry.parts});
    return sum.value();
}

std::vector<std::int64_t> JournalHistory::backwards(Action action) {
    std::vector<std::int64_t> numbers;
    for (std::int64_t seq = action.last; seq >= action.first; --seq)
        numbers.push_back(seq);
    return numbers;
}

std::vector<std::int64_t> JournalHistory::undoTargets() const {
    return done_.empty() ? std::vector<std::int64_t>{} : backwards(done_.back());
}

std::vector<std::int64_t> JournalHistory::redoTargets() const {
    return undone_.empty() ? std::vector<std::int64_t>{} : backwards(undone_.back().corrections);
}

bool JournalHistory::isContinuation(const std::vector<JournalEntry>& action) const {
    if (action.empty()) return false;
    for (std::size_t i = 0; i < action.size(); ++i) {
        const JournalEntry& entry = action[i];
        if (entry.seq != newest() + 1 + static_cast<std::int64_t>(i)) return false;
        if (static_cast<std::size_t>(entry.parts) != action.size()) return false;
        if (static_cast<std::size_t>(entry.part) != i + 1) return false;
        if (entry.undoes.has_value() != action.front().undoes.has_value()) return false;
    }
    return true;
}

void JournalHistory::setInForce(Action action, bool inForce) {
    for (std::int64_t seq = action.first; seq <= action.last; ++seq) {
        inForce_[static_cast<std::size_t>(seq - 1)] = inForce;
    }
}

bool JournalHistory::accept(std::vector<JournalEntry> action) {
    if (!isContinuation(action)) return false;
    const Action range{action.front().seq, action.back().seq};
    if (!action.front().undoes) {
        done_.push_back(range);
        undone_.clear();
    } else {
        std::vector<std::int64_t> targets;
        for (const JournalEntry& entry : action)
            targets.push_back(*entry.undoes);
        if (targets == undoTargets()) {
            undone_.push_back({done_.back(), range});
            setInForce(done_.back(), false);
            done_.pop_back();
        } else if (targets == redoTargets()) {
            done_.push_back(undone_.back().action);
            setInForce(done_.back(), true);
            undone_.pop_back();
        } else {
            return false;
        }
    }
    for (JournalEntry& entry : action) {
        inForce_.push_back(!entry.undoes);
        entries_.push_back(std::move(entry));
    }
    return true;
}

std::vector<JournalEntry> JournalHistory::inForce() const {
    std::vector<JournalEntry> live;
    for (std::size_t i = 0; i < entries_.size(); ++i) {
        if (inForce_[i]) live.push_back(entries_[i]);
    }
    return live;
}

ChainReader::ChainReader(std::uint32_t applicationId)
    : chain_(chainStart(applicationId)), acceptedChain_(chain_) {}

std::int64_t ChainReader::lastRead() const {
    return history_.newest() + static_cast<std::int64_t>(pending_.size());
}

bool ChainReader::fits(const JournalEntry& entry, std::uint64_t checksum) const {
    return entry.seq == lastRead() + 1 && chainNext(chain_, entry) == checksum;
}

bool ChainReader::read(JournalEntry entry, std::uint64_t checksum) {
    if (!fits(entry, checksum)) return false;
    const bool last = entry.part >= entry.parts;
    pending_.push_back(std::move(entry));
    chain_ = checksum;
    if (!last) return true;
    if (!history_.accept(std::exchange(pending_, {}))) return false;
    acceptedChain_ = chain_;
    return true;
}

} // namespace theco::platform
