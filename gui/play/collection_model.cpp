// SPDX-License-Identifier: MIT
#include "gui/play/collection_model.hpp"

#include "gui/theme/color_scheme.hpp"
#include "gui/theme/wx_text.hpp"
#include "i18n/catalogue.hpp"
#include "i18n/chess_words.hpp"

#include <algorithm>

namespace theco::gui {

namespace {

/// "2024.05.??" as people read it.
std::string dateWords(std::string date) {
    while (date.size() > 2 && date.compare(date.size() - 2, 2, "??") == 0)
        date.erase(date.size() >= 3 ? date.size() - 3 : 0);
    if (date.size() == 10 && i18n::language() == i18n::Language::Vietnamese)
        return date.substr(8, 2) + '/' + date.substr(5, 2) + '/' + date.substr(0, 4);
    return date;
}

std::string known(const std::string& tag) {
    return tag == "?" ? std::string() : tag;
}

std::string shortResult(const std::string& result) {
    return result == "1/2-1/2" ? "½-½" : result;
}

} // namespace

void CollectionModel::show(const PgnCollection* collection, std::vector<std::size_t> rows) {
    collection_ = collection;
    rows_ = std::move(rows);
    Reset(static_cast<unsigned>(rows_.size()));
}

void CollectionModel::append(const std::vector<std::size_t>& rows) {
    for (const std::size_t row : rows) {
        rows_.push_back(row);
        RowAppended();
    }
}

void CollectionModel::GetValueByRow(wxVariant& value, unsigned row, unsigned column) const {
    value = wxString();
    if (!collection_ || row >= rows_.size()) return;
    const CollectionGame& game = collection_->games()[rows_[row]];
    switch (column) {
    case Number:
        value = wxString() << rows_[row] + 1;
        break;
    case White:
        value = toWx(known(game.white));
        break;
    case Black:
        value = toWx(known(game.black));
        break;
    case Result:
        value = toWx(shortResult(game.result));
        break;
    case Moves:
        value = wxString() << (game.plies + 1) / 2;
        break;
    case Event:
        value = toWx(known(game.event));
        break;
    case Date:
        value = toWx(dateWords(game.date));
        break;
    case Problem:
        if (game.error) value = toWx(i18n::message(*game.error));
        break;
    default:
        break;
    }
}

bool CollectionModel::GetAttrByRow(unsigned row, unsigned column, wxDataViewItemAttr& attr) const {
    if (!collection_ || row >= rows_.size() || column != Problem) return false;
    if (!collection_->games()[rows_[row]].error) return false;
    attr.SetColour(ColorScheme::get(ColorName::Bad));
    return true;
}

} // namespace theco::gui
