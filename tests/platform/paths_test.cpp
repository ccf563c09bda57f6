// SPDX-License-Identifier: MIT
#include "platform/paths.hpp"
#include "tests/catch.hpp"
#include "tests/platform/temporary_folder.hpp"

#include <cstdlib>
#include <optional>
#include <vector>

#include <pwd.h>
#include <unistd.h>

using namespace theco::platform;

namespace {

/// Sets or (with nothing) removes an environment variable until the end of the test.
class Environment {
public:
    Environment(const char* name, const std::optional<std::string>& value) : name_(name) {
        if (const char* before = std::getenv(name)) before_ = before;
        set(value);
    }
    Environment(const Environment&) = delete;
    Environment& operator=(const Environment&) = delete;
    ~Environment() { set(before_); }

private:
    void set(const std::optional<std::string>& value) const {
        if (value) {
            ::setenv(name_, value->c_str(), 1);
        } else {
            ::unsetenv(name_);
        }
    }
    const char* name_;
    std::optional<std::string> before_;
};

} // namespace

TEST_CASE("Vietnamese paths go to UTF-8 and back") {
    const std::string name = "/mnt/Giải trẻ Đà Nẵng/vòng 1 – Hoà.theco";
    CHECK(toUtf8(toPath(name)) == name);
    CHECK(toPath(name).filename().string() == "vòng 1 – Hoà.theco");
}

TEST_CASE("Data and settings lie where the user or the system says") {
    const TemporaryFolder home;
    const std::string at = home.path().string();
    struct Row {
        const char* what;
        std::optional<std::string> theco, xdgData, xdgConfig;
        std::string data, config;
    };
    const std::vector<Row> rows{
        {"nothing set", {}, {}, {}, "/.local/share/theco", "/.config/theco"},
        {"empty is not set", "", "", "", "/.local/share/theco", "/.config/theco"},
        {"XDG", {}, at + "/d", at + "/c", "/d/theco", "/c/theco"},
        {"relative XDG is ignored", {}, "d", "c", "/.local/share/theco", "/.config/theco"},
        {"our own wins", at + "/cờ", at + "/d", at + "/c", "/cờ", "/cờ/config"}};
    for (const Row& row : rows) {
        INFO(row.what);
        const Environment a("HOME", at);
        const Environment b("THECO_DATA_DIR", row.theco);
        const Environment c("XDG_DATA_HOME", row.xdgData);
        const Environment d("XDG_CONFIG_HOME", row.xdgConfig);
        CHECK(dataDir() == at + row.data);
        CHECK(configDir() == at + row.config);
        CHECK(std::filesystem::is_directory(dataDir()));
        CHECK(std::filesystem::is_directory(configDir()));
        CHECK(std::filesystem::status(dataDir()).permissions() ==
              std::filesystem::perms::owner_all);
    }
}

TEST_CASE("A relative THECO_DATA_DIR is taken from the working folder") {
    const TemporaryFolder folder;
    const auto before = std::filesystem::current_path();
    std::filesystem::current_path(folder.path());
    const Environment a("THECO_DATA_DIR", "here");
    const auto data = dataDir();
    std::filesystem::current_path(before);
    CHECK(data == folder / "here");
}

TEST_CASE("Without HOME the user's entry in the password file counts") {
    const passwd* user = ::getpwuid(::getuid());
    if (user == nullptr) {
        WARN("SKIPPED: this user is not in the password file");
        return;
    }
    const TemporaryFolder folder;
    const Environment a("HOME", std::nullopt);
    const Environment b("THECO_DATA_DIR", std::nullopt);
    const Environment c("XDG_DATA_HOME", folder.path().string());
    const Environment d("XDG_CONFIG_HOME", std::nullopt);
    CHECK(dataDir() == folder / "theco");
    CHECK(configDir() == std::filesystem::path(user->pw_dir) / ".config" / "theco");
}

TEST_CASE("A folder that cannot be made is named all the same") {
    const TemporaryFolder folder;
    writeBytes(folder / "file", "");
    const Environment a("THECO_DATA_DIR", (folder / "file" / "data").string());
    CHECK(dataDir() == folder / "file" / "data");
}

TEST_CASE("Portable copy of this program: its data lie beside it", "[.portable]") {
    CHECK(dataDir() == programDir() / "data");
    CHECK(configDir() == programDir() / "data" / "config");
}

TEST_CASE("With a file `portable` beside the program the data lie beside it, too") {
    // In a copy: the mark must not be seen by other tests that run at the same time.
    const TemporaryFolder folder;
    const Environment a("THECO_DATA_DIR", std::nullopt);
    CHECK(programDir() == std::filesystem::read_symlink("/proc/self/exe").parent_path());
    std::filesystem::copy_file("/proc/self/exe", folder / "program");
    const std::string command = "'" + (folder / "program").string() + "' '[.portable]' >/dev/null";
    const Environment b("XDG_DATA_HOME", folder.path().string());
    CHECK(std::system(command.c_str()) != 0);
    writeBytes(folder / "portable", "");
    CHECK(std::system(command.c_str()) == 0);
    CHECK(std::filesystem::is_directory(folder / "data" / "config"));
}

TEST_CASE("File names are made legal on Linux, Windows and exFAT") {
    struct Row {
        std::string name, safe;
    };
    const std::vector<Row> rows{{"Giải cờ Tết 2026", "Giải cờ Tết 2026"},
                                {"Nguyễn Thị Ánh Đào", "Nguyễn Thị Ánh Đào"},
                                {"U8: nam/nữ?", "U8_ nam_nữ_"},
                                {"a\\b/c:d*e?f\"g<h>i|j", "a_b_c_d_e_f_g_h_i_j"},
                                {"dòng\nhai\tba\x7F", "dòng_hai_ba_"},
                                {"", "_"},
                                {"   ", "_"},
                                {"...", "_"},
                                {"  đầu", "đầu"},
                                {"cuối. . ", "cuối"},
                                {".theco", ".theco"},
                                {"CON", "_CON"},
                                {"con", "_con"},
                                {"Nul.txt", "_Nul.txt"},
                                {"aux .pgn", "_aux .pgn"},
                                {"COM1", "_COM1"},
                                {"lpt9.x", "_lpt9.x"},
                                {"COM\u00B2", "_COM\u00B2"},
                                {"CONIN$", "_CONIN$"},
                                {"COM", "COM"},
                                {"COM10", "COM10"},
                                {"Console", "Console"},
                                {"con.", "_con"},
                                {"hỏng \xE1\xBB", "hỏng __"},
                                {"\xC0\xAF", "__"},
                                {"\xED\xA0\x80", "___"}};
    for (const Row& row : rows) {
        INFO(row.name);
        CHECK(safeFileName(row.name) == row.safe);
        CHECK(safeFileName(row.safe) == row.safe);
    }
}

TEST_CASE("A long file name is cut between characters") {
    for (std::size_t start = 0; start < 4; ++start) {
        std::string name(start, 'a');
        for (int i = 0; i < 100; ++i)
            name += "ế";
        const std::string safe = safeFileName(name);
        CHECK(safe.size() <= 120);
        CHECK(safe.size() > 117);
        CHECK(name.starts_with(safe));
        CHECK((safe.size() - start) % 3 == 0);
    }
    // What the cut brings to the end must be legal there, too.
    CHECK(safeFileName(std::string(119, 'a') + ". b") == std::string(119, 'a'));
}
