// SPDX-License-Identifier: MIT
#include "platform/settings.hpp"
#include "tests/catch.hpp"
#include "tests/platform/temporary_folder.hpp"

using namespace theco::platform;

TEST_CASE("Settings are there again at the next start") {
    const TemporaryFolder folder;
    const auto file = folder / "settings.json";
    {
        Settings settings(file);
        CHECK(settings.get("language", "vi") == "vi");
        settings.set("language", "en");
        settings.setBool("board/coordinates", false);
        settings.setInt("window/width", -1024);
        settings.set("người chơi", "Trần \"Bình\"\\\n");
    }
    const Settings settings(file);
    CHECK(settings.get("language", "vi") == "en");
    CHECK_FALSE(settings.getBool("board/coordinates", true));
    CHECK(settings.getInt("window/width", 0) == -1024);
    CHECK(settings.get("người chơi") == "Trần \"Bình\"\\\n");
}

TEST_CASE("What is no number or truth value gives the default") {
    const TemporaryFolder folder;
    Settings settings(folder / "settings.json");
    settings.set("x", GENERATE("", "abc", "12a", "1.5", "1,5", " 1", "99999999999"));
    CHECK(settings.getInt("x", 7) == 7);
    CHECK(settings.getBool("x", true));
    CHECK_FALSE(settings.getBool("x", false));
}

TEST_CASE("Numbers and truth values written by hand are understood") {
    const TemporaryFolder folder;
    writeBytes(folder / "a", R"({"width": 800, "dark": true, "list": [1], "none": null})");
    const Settings settings(folder / "a");
    CHECK(settings.getInt("width", 0) == 800);
    CHECK(settings.getBool("dark", false));
    CHECK(settings.get("list", "-") == "-");
}

TEST_CASE("A damaged settings file is put aside and the defaults are used") {
    const TemporaryFolder folder;
    const auto file = folder / "settings.json";
    const std::string damaged =
        GENERATE(as<std::string>{}, "", "{", "[]", "{\"a\":\"\xFF\"}", std::string(100, '\0'),
                 std::string(100'000, '['), std::string(2 << 20, ' '));
    writeBytes(file, damaged);
    Settings settings(file);
    CHECK(settings.get("language", "vi") == "vi");
    CHECK((bytesOf(folder / "settings.json.damaged-1") == damaged));
    settings.set("language", "en");
    CHECK(Settings(file).get("language") == "en");
}

TEST_CASE("Two running programs do not undo each other's settings") {
    const TemporaryFolder folder;
    const auto file = folder / "settings.json";
    Settings one(file);
    Settings two(file);
    one.set("a", "1");
    two.set("b", "2");
    one.set("c", "3");
    const Settings later(file);
    CHECK(later.get("a") == "1");
    CHECK(later.get("b") == "2");
    CHECK(later.get("c") == "3");
}

TEST_CASE("A setting that cannot be stored holds until the program ends") {
    const TemporaryFolder folder;
    Settings settings(folder / "missing" / "settings.json");
    settings.set("a", "1");
    CHECK(settings.get("a") == "1");
    Settings stored(folder / "settings.json");
    stored.set("good", "1");
    stored.set("bad", "\xFF\xFE");
    CHECK(stored.get("bad") == "\xFF\xFE");
    CHECK(Settings(folder / "settings.json").get("good") == "1");
}

TEST_CASE("The settings file is easy to read") {
    const TemporaryFolder folder;
    Settings settings(folder / "a");
    settings.set("b", "đen");
    settings.set("a", "1");
    CHECK(bytesOf(folder / "a") == "{\n  \"a\": \"1\",\n  \"b\": \"đen\"\n}\n");
}
