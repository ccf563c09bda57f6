// SPDX-License-Identifier: MIT
#pragma once

#include "gui/play/collection.hpp"

#include <wx/dataview.h>

#include <vector>

namespace theco::gui {

/// Rows of the list: games of a collection, all or those a search has found.
class CollectionModel : public wxDataViewVirtualListModel {
public:
    enum Column : unsigned { Number, White, Black, Problem, Result, Moves, Event, Date, kColumns };

    /// `collection` must outlive the model's use of it; nullptr: no rows.
    void show(const PgnCollection* collection, std::vector<std::size_t> rows);
    void append(const std::vector<std::size_t>& rows);
    std::size_t size() const { return rows_.size(); }
    std::size_t gameOf(unsigned row) const { return rows_[row]; }

    unsigned GetColumnCount() const override { return kColumns; }
    wxString GetColumnType(unsigned) const override { return "string"; }
    void GetValueByRow(wxVariant& value, unsigned row, unsigned column) const override;
    bool GetAttrByRow(unsigned row, unsigned column, wxDataViewItemAttr& attr) const override;
    bool SetValueByRow(const wxVariant&, unsigned, unsigned) override { return false; }

private:
    const PgnCollection* collection_ = nullptr;
    std::vector<std::size_t> rows_;
};

} // namespace theco::gui
