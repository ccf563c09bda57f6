// SPDX-License-Identifier: MIT
#pragma once

#include "gui/play/collection.hpp"

#include <wx/panel.h>
#include <wx/timer.h>

#include <functional>
#include <memory>

class wxButton;
class wxDataViewColumn;
class wxDataViewCtrl;
class wxSearchCtrl;
class wxStaticText;

namespace theco::gui {

class CollectionModel;
class StatusCard;

/// The games of a PGN file as a list with a search, while it is still being read.
class CollectionPage : public wxPanel {
public:
    explicit CollectionPage(wxWindow* parent);
    ~CollectionPage() override;

    /// Begins to read; the list fills while the window goes on.
    void load(const std::string& name, std::string bytes);
    bool hasFile() const { return collection_ != nullptr; }
    /// Hands the file over to a page that takes this one's place (in another language).
    struct Content {
        std::string name;
        std::unique_ptr<PgnCollection> games;
    };
    std::unique_ptr<Content> release();
    void adopt(std::unique_ptr<Content> content);
    void focusSearch();
    void openSelected();

    /// The user wants to see this game.
    std::function<void(chess::PgnGame)> onOpen;

    // For tests.
    const PgnCollection* collection() const { return collection_.get(); }
    std::size_t listed() const;
    wxSearchCtrl& search() { return *search_; }
    wxDataViewCtrl& list() { return *list_; }
    /// Selects the n-th of the games that are listed.
    void select(std::size_t row);

private:
    void build();
    void paintColors();
    void collect();
    void filter();
    void refreshCount();
    void refreshMessage();
    std::optional<std::size_t> selected() const;

    std::unique_ptr<PgnCollection> collection_;
    CollectionModel* model_ = nullptr; // counted by the list
    std::string name_;
    std::string query_;
    wxTimer timer_;
    wxStaticText* title_ = nullptr;
    wxStaticText* count_ = nullptr;
    wxStaticText* searchLabel_ = nullptr;
    wxSearchCtrl* search_ = nullptr;
    wxDataViewCtrl* list_ = nullptr;
    wxDataViewColumn* problems_ = nullptr;
    wxButton* open_ = nullptr;
    StatusCard* message_ = nullptr;
};

} // namespace theco::gui
