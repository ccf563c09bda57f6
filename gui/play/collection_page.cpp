// SPDX-License-Identifier: MIT
#include "gui/play/collection_page.hpp"

#include "gui/parts/status_card.hpp"
#include "gui/play/collection_model.hpp"
#include "gui/theme/color_scheme.hpp"
#include "gui/theme/wx_text.hpp"
#include "i18n/catalogue.hpp"
#include "i18n/chess_words.hpp"

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/srchctrl.h>
#include <wx/stattext.h>

#include <algorithm>

namespace theco::gui {

using i18n::fill;
using i18n::tr;

namespace {

constexpr int kGap = 12;
constexpr int kPollMs = 60;

} // namespace

CollectionPage::CollectionPage(wxWindow* parent) : wxPanel(parent) {
    build();
    paintColors();
    timer_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { collect(); });
    Bind(wxEVT_SYS_COLOUR_CHANGED, [this](wxSysColourChangedEvent& event) {
        paintColors();
        event.Skip();
    });
}

CollectionPage::~CollectionPage() {
    model_->show(nullptr, {});
}

void CollectionPage::build() {
    const int gap = FromDIP(kGap);
    auto* column = new wxBoxSizer(wxVERTICAL);
    title_ = new wxStaticText(this, wxID_ANY, toWx(tr("Game collection")), wxDefaultPosition,
                              wxDefaultSize, wxST_ELLIPSIZE_MIDDLE);
    title_->SetFont(title_->GetFont().Scaled(1.6F).Bold());
    count_ = new wxStaticText(this, wxID_ANY, wxEmptyString);
    search_ = new wxSearchCtrl(this, wxID_ANY, wxEmptyString, wxDefaultPosition,
                               wxSize(FromDIP(280), -1));
    // Not inside the field: there GTK hides it while the field has the focus.
    searchLabel_ = new wxStaticText(this, wxID_ANY, toWx(tr("Search names, event, year")));
    search_->SetName(toWx(tr("Search names, event, year")));
    search_->ShowCancelButton(true);
    search_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { filter(); });
    search_->Bind(wxEVT_SEARCH_CANCEL, [this](wxCommandEvent&) { search_->Clear(); });
    search_->Bind(wxEVT_SEARCH, [this](wxCommandEvent&) { list_->SetFocus(); });

    list_ = new wxDataViewCtrl(this, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                               wxDV_ROW_LINES | wxDV_SINGLE);
    list_->SetName(toWx(tr("Games")));
    model_ = new CollectionModel;
    list_->AssociateModel(model_);
    model_->DecRef();
    using Model = CollectionModel;
    const auto add = [&](const std::string& label, Model::Column id, int width, wxAlignment align) {
        list_
            ->AppendTextColumn(toWx(label), id, wxDATAVIEW_CELL_INERT, FromDIP(width), align,
                               wxDATAVIEW_COL_RESIZABLE)
            ->GetRenderer()
            ->EnableEllipsize(wxELLIPSIZE_END);
    };
    add(tr("No."), Model::Number, 64, wxALIGN_RIGHT);
    add(tr("White"), Model::White, 190, wxALIGN_LEFT);
    add(tr("Black"), Model::Black, 190, wxALIGN_LEFT);
    add(tr("Problem"), Model::Problem, 320, wxALIGN_LEFT);
    // Most files are sound: the column comes with the first broken game.
    problems_ = list_->GetColumn(Model::Problem);
    problems_->SetHidden(true);
    add(tr("Result"), Model::Result, 72, wxALIGN_CENTRE);
    add(tr("Moves"), Model::Moves, 72, wxALIGN_RIGHT);
    add(tr("Event"), Model::Event, 210, wxALIGN_LEFT);
    add(tr("Date"), Model::Date, 104, wxALIGN_LEFT);
    list_->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent&) { openSelected(); });
    list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) { refreshMessage(); });
    message_ = new StatusCard(this);
    message_->Hide();
    open_ = new wxButton(this, wxID_ANY, toWx(tr("Open game")));
    open_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { openSelected(); });

    auto* head = new wxBoxSizer(wxHORIZONTAL);
    auto* names = new wxBoxSizer(wxVERTICAL);
    names->Add(title_, 0, wxEXPAND);
    names->Add(count_, 0, wxEXPAND | wxTOP, gap / 4);
    head->Add(names, 1, wxALIGN_CENTRE_VERTICAL | wxRIGHT, gap);
    head->Add(searchLabel_, 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT, gap / 2);
    head->Add(search_, 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT, gap);
    head->Add(open_, 0, wxALIGN_CENTRE_VERTICAL);
    column->Add(head, 0, wxEXPAND | wxALL, gap);
    column->Add(list_, 1, wxEXPAND | wxLEFT | wxRIGHT | wxBOTTOM, gap);
    column->Add(message_, 0, wxEXPAND | wxLEFT | wxRIGHT | wxBOTTOM, gap);
    SetSizer(column);
}

void CollectionPage::paintColors() {
    SetBackgroundColour(ColorScheme::get(ColorName::BoardSurround));
    for (wxStaticText* muted : {count_, searchLabel_})
        muted->SetForegroundColour(ColorScheme::get(ColorName::TextMuted));
    Refresh();
}

void CollectionPage::load(const std::string& name, std::string bytes) {
    auto content = std::make_unique<Content>();
    content->name = name;
    content->games = std::make_unique<PgnCollection>(std::move(bytes));
    adopt(std::move(content));
}

void CollectionPage::adopt(std::unique_ptr<Content> content) {
    model_->show(nullptr, {});
    name_ = content->name;
    query_.clear();
    search_->ChangeValue(wxEmptyString);
    collection_ = std::move(content->games);
    model_->show(collection_.get(), collection_->find({}));
    const auto& games = collection_->games();
    problems_->SetHidden(std::none_of(games.begin(), games.end(), [](const CollectionGame& game) {
        return game.error.has_value();
    }));
    title_->SetLabel(toWx(name_));
    message_->Hide();
    timer_.Start(kPollMs);
    if (model_->size() > 0) select(0);
    collect();
}

std::unique_ptr<CollectionPage::Content> CollectionPage::release() {
    timer_.Stop();
    model_->show(nullptr, {});
    if (!collection_) return nullptr;
    auto content = std::make_unique<Content>();
    content->name = name_;
    content->games = std::move(collection_);
    return content;
}

void CollectionPage::collect() {
    if (!collection_) return;
    const std::size_t before = collection_->games().size();
    collection_->collect();
    model_->append(collection_->find(query_, before));
    const auto& games = collection_->games();
    const bool broken =
        std::any_of(games.begin() + static_cast<std::ptrdiff_t>(before), games.end(),
                    [](const CollectionGame& game) { return game.error.has_value(); });
    if (broken) problems_->SetHidden(false);
    if (collection_->complete()) timer_.Stop();
    if (!selected() && model_->size() > 0 && before == 0) select(0);
    refreshCount();
}

void CollectionPage::filter() {
    query_ = fromWx(search_->GetValue());
    if (!collection_) return;
    model_->show(collection_.get(), collection_->find(query_));
    if (model_->size() > 0) select(0);
    refreshCount();
    refreshMessage();
}

void CollectionPage::refreshCount() {
    const auto games = static_cast<long>(collection_->games().size());
    std::string text = i18n::trn("{n} game", "{n} games", games);
    if (!query_.empty())
        text = fill(tr("{found} of {all} games"),
                    {{"found", std::to_string(model_->size())}, {"all", std::to_string(games)}});
    if (!collection_->complete())
        text += "  -  " + fill(tr("reading, {percent} %"),
                               {{"percent", std::to_string(collection_->percent())}});
    count_->SetLabel(toWx(text));
    open_->Enable(model_->size() > 0);
}

void CollectionPage::refreshMessage() {
    const auto index = selected();
    const auto error = index ? collection_->games()[*index].error : std::nullopt;
    if (error)
        message_->show({tr("This game is broken"),
                        i18n::message(*error) + " " + tr("It can be opened up to there."),
                        Tone::Caution});
    if (message_->IsShown() == error.has_value()) return;
    message_->Show(error.has_value());
    Layout();
}

std::optional<std::size_t> CollectionPage::selected() const {
    const wxDataViewItem item = list_->GetSelection();
    if (!item.IsOk() || !collection_) return std::nullopt;
    const unsigned row = model_->GetRow(item);
    if (row >= model_->size()) return std::nullopt;
    return model_->gameOf(row);
}

void CollectionPage::select(std::size_t row) {
    const wxDataViewItem item = model_->GetItem(static_cast<unsigned>(row));
    list_->Select(item);
    list_->EnsureVisible(item);
    refreshMessage();
}

void CollectionPage::openSelected() {
    const auto index = selected();
    if (!index || !onOpen) return;
    if (auto game = collection_->open(*index)) onOpen(std::move(*game));
}

void CollectionPage::focusSearch() {
    search_->SetFocus();
    search_->SelectAll();
}

std::size_t CollectionPage::listed() const {
    return model_->size();
}

} // namespace theco::gui
