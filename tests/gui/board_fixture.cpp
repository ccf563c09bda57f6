// SPDX-License-Identifier: MIT
#include "tests/gui/board_fixture.hpp"

#include <wx/sizer.h>

namespace theco::test {

using gui::Cell;

std::string nameOf(Cell cell) {
    // Appended, not added: GCC 12 warns about its own string + string.
    std::string name(1, static_cast<char>('a' + cell.file));
    name.append(std::to_string(cell.rank + 1));
    return name;
}

gui::BoardContent boardOf(const std::vector<std::string>& rows) {
    gui::BoardContent content;
    content.ranks = static_cast<int>(rows.size());
    content.files = static_cast<int>(rows.front().size());
    content.cells.resize(rows.size() * rows.front().size());
    for (int rank = 0; rank < content.ranks; ++rank) {
        const std::string& row = rows[rows.size() - 1 - static_cast<std::size_t>(rank)];
        for (int file = 0; file < content.files; ++file)
            if (const auto piece = chess::pieceFromFenLetter(row[static_cast<std::size_t>(file)]))
                content.cells[static_cast<std::size_t>(rank * content.files + file)] =
                    gui::pieceId(*piece);
        content.rankLabels.push_back(std::to_string(rank + 1));
    }
    for (int file = 0; file < content.files; ++file)
        content.fileLabels.emplace_back(1, static_cast<char>('a' + file));
    return content;
}

BoardFixture::BoardFixture(const std::vector<std::string>& rows, wxSize client)
    : frame_(client), board_(new gui::BoardView(&frame_.frame(), wxID_ANY, gui::chessPieces())) {
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(board_, wxSizerFlags(1).Expand());
    frame_.frame().SetSizer(sizer);
    board_->setAnimation(false);
    board_->show(boardOf(rows), false);
    board_->onMove = [this](Cell from, std::optional<Cell> to) {
        moves.push_back(nameOf(from));
        moves.back().append(to ? nameOf(*to) : "-");
        if (onMoveToo) onMoveToo(from, to);
    };
    board_->onClick = [this](Cell c) { clicks.push_back(nameOf(c)); };
    board_->onCursor = [this](Cell c) { cursors.push_back(nameOf(c)); };
    board_->onChoice = [this](std::optional<gui::PieceId> p) {
        choices.push_back(p ? std::to_string(*p) : "none");
    };
    board_->onWheel = [this](int direction) { wheel.push_back(direction); };
    board_->onUserMarks = [this] { ++userMarkReports; };
    board_->targetsOf = [this](Cell) {
        ++targetsAsked;
        return targets;
    };
    frame_.show();
    board_->SetFocus();
    pump();
}

BoardFixture::~BoardFixture() {
    // A button or key left down would reach the next test.
    board_->onMove = nullptr;
    board_->onClick = nullptr;
}

} // namespace theco::test
