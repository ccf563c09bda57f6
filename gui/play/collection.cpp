// SPDX-License-Identifier: MIT
#include "gui/play/collection.hpp"

#include "gui/play/memory_stream.hpp"
#include "i18n/vietnamese.hpp"

#include <algorithm>
#include <iterator>

namespace theco::gui {

namespace {

constexpr std::size_t kBatch = 200;

CollectionGame listed(const chess::PgnGame& game) {
    CollectionGame out;
    out.white = game.tag("White");
    out.black = game.tag("Black");
    out.event = game.tag("Event");
    out.date = game.tag("Date");
    out.result = game.result;
    out.plies = game.game.plies();
    out.offset = game.offset;
    out.error = game.error;
    return out;
}

std::vector<std::string_view> wordsOf(std::string_view text) {
    std::vector<std::string_view> words;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        if (end > 0) words.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return words;
}

} // namespace

PgnCollection::PgnCollection(std::string bytes) : bytes_(std::move(bytes)) {
    reader_ = std::thread([this] { read(); });
}

PgnCollection::~PgnCollection() {
    stop_ = true;
    reader_.join();
}

void PgnCollection::read() {
    MemoryStream in(bytes_);
    chess::PgnOptions options;
    options.keepVariations = false;
    chess::PgnReader reader(in, options);
    Batch batch;
    const auto handOver = [&](bool last) {
        const std::lock_guard lock(mutex_);
        std::move(batch.games.begin(), batch.games.end(), std::back_inserter(batch_.games));
        std::move(batch.keys.begin(), batch.keys.end(), std::back_inserter(batch_.keys));
        finished_ = last;
        batch = {};
    };
    while (!stop_) {
        const auto game = reader.next();
        if (!game) break;
        position_ = game->offset;
        CollectionGame entry = listed(*game);
        batch.keys.push_back(i18n::searchKey(entry.white + ' ' + entry.black + ' ' + entry.event +
                                             ' ' + entry.date + ' ' + entry.result));
        batch.games.push_back(std::move(entry));
        if (batch.games.size() == kBatch) handOver(false);
    }
    handOver(true);
}

std::size_t PgnCollection::collect() {
    Batch batch;
    {
        const std::lock_guard lock(mutex_);
        std::swap(batch, batch_);
        complete_ = finished_;
    }
    std::move(batch.games.begin(), batch.games.end(), std::back_inserter(games_));
    std::move(batch.keys.begin(), batch.keys.end(), std::back_inserter(keys_));
    return batch.games.size();
}

int PgnCollection::percent() const {
    if (complete_ || bytes_.empty()) return 100;
    return static_cast<int>(position_.load() * 100 / bytes_.size());
}

std::optional<chess::PgnGame> PgnCollection::open(std::size_t index) const {
    if (index >= games_.size()) return std::nullopt;
    const auto offset = static_cast<std::size_t>(games_[index].offset);
    MemoryStream in(std::string_view(bytes_).substr(std::min(offset, bytes_.size())));
    return chess::PgnReader(in).next();
}

std::vector<std::size_t> PgnCollection::find(std::string_view query, std::size_t from) const {
    const std::string key = i18n::searchKey(query);
    const auto words = wordsOf(key);
    std::vector<std::size_t> found;
    for (std::size_t i = from; i < keys_.size(); ++i) {
        const bool all = std::all_of(words.begin(), words.end(), [&](std::string_view word) {
            return keys_[i].find(word) != std::string::npos;
        });
        if (all) found.push_back(i);
    }
    return found;
}

} // namespace theco::gui
