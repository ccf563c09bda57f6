// SPDX-License-Identifier: MIT
// The program itself as a process of its own, for tests that kill it.
#pragma once

#include "tests/gui/gui_test_support.hpp"

#include <wx/process.h>
#include <wx/uiaction.h>
#include <wx/utils.h>

#include <cstdint>
#include <cstring>
#include <filesystem>
#include <system_error>

namespace theco::test {

/// Started with its own data folder; killed without a word at the end.
class Program {
public:
    explicit Program(const std::filesystem::path& data) {
        wxExecuteEnv env;
        wxGetEnvMap(&env.env);
        env.env["THECO_DATA_DIR"] = wxString::FromUTF8(data.string());
        pid_ = wxExecute(wxString::FromUTF8(THECO_PROGRAM), wxEXEC_ASYNC, &process_, &env);
    }
    ~Program() { kill(); }
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    void kill() {
        if (pid_ <= 0) return;
        wxKill(static_cast<int>(pid_), wxSIGKILL);
        pid_ = 0;
        pumpUntil([this] { return process_.ended; });
    }

private:
    struct Ended : wxProcess {
        void OnTerminate(int, int) override { ended = true; }
        bool ended = false;
    };
    Ended process_;
    long pid_ = 0;
};

/// A key for whatever window of another process is under the pointer.
inline void press(int code, int modifiers = 0) {
    wxUIActionSimulator().Char(code, modifiers);
    pump();
    wxMilliSleep(60);
}

/// Does something and waits until the screen has changed and is at rest again: what another process
/// made of a key has been seen. False: nothing has changed within `millis`.
template <class Action> bool changesScreen(const Action& action, int millis = 20000) {
    constexpr int kStep = 50;
    constexpr int kRest = 400;
    const auto same = [](const wxImage& a, const wxImage& b) {
        return a.GetSize() == b.GetSize() &&
               std::memcmp(a.GetData(), b.GetData(),
                           static_cast<std::size_t>(a.GetWidth()) *
                               static_cast<std::size_t>(a.GetHeight()) * 3) == 0;
    };
    const wxImage before = wholeScreen();
    action();
    wxImage last = before;
    int rest = 0;
    for (int waited = 0; waited < millis; waited += kStep) {
        wxMilliSleep(kStep);
        wxImage now = wholeScreen();
        rest = same(now, last) ? rest + kStep : 0;
        last = now;
        if (rest >= kRest && !same(now, before)) return true;
    }
    return false;
}

inline std::uintmax_t bytesIn(const std::filesystem::path& folder) {
    std::uintmax_t sum = 0;
    std::error_code failed;
    for (const auto& entry : std::filesystem::directory_iterator(folder, failed)) {
        const auto size = std::filesystem::file_size(entry.path(), failed);
        if (!failed) sum += size;
    }
    return sum;
}

} // namespace theco::test
