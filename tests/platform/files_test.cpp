// SPDX-License-Identifier: MIT
#include "platform/file_system.hpp"
#include "tests/catch.hpp"
#include "tests/platform/temporary_folder.hpp"
#include "tests/support/power_cut_vfs.hpp"

#include <cerrno>
#include <csignal>

#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace theco;
using namespace theco::platform;
using theco::test::PowerCutDisk;
using theco::test::SyncKind;

namespace {

std::ptrdiff_t filesIn(const TemporaryFolder& folder) {
    return std::distance(std::filesystem::directory_iterator(folder.path()), {});
}

/// How often a power cut at some step of replacing "old" by "new" leaves something else than the
/// old or the new content, or the old one after it was said to be done.
int lossesOfReplacing(const std::function<bool(SyncKind)>& ignoresSync) {
    std::mt19937_64 chance(5);
    int losses = 0;
    const std::string oldContent = "cũ";
    const std::string newContent(3000, 'm');
    for (int round = 0; round < 30; ++round) {
        PowerCutDisk disk(PowerCutDisk::Files{{"/a", oldContent}});
        disk.ignoresSync = ignoresSync;
        bool done = false;
        const auto look = [&] {
            const auto files = disk.afterPowerCut(chance);
            const auto found = files.find("/a");
            const bool isNew = found != files.end() && found->second == newContent;
            const bool isOld = found != files.end() && found->second == oldContent;
            if (!isNew && (done || !isOld)) ++losses;
        };
        disk.beforeStep = look;
        REQUIRE(replaceFile(disk, "/a", newContent));
        done = true;
        look();
    }
    return losses;
}

} // namespace

TEST_CASE("A file is written and read back byte for byte") {
    const TemporaryFolder folder;
    const auto file = folder / "bảng điểm.txt";
    std::string bytes;
    for (int i = 0; i < 300'000; ++i)
        bytes += static_cast<char>(i * 31);
    REQUIRE(replaceFile(file, "ngắn"));
    CHECK(readFile(file).value() == "ngắn");
    REQUIRE(replaceFile(file, bytes));
    CHECK((readFile(file).value() == bytes));
    REQUIRE(replaceFile(file, ""));
    CHECK(readFile(file).value().empty());
    CHECK(filesIn(folder) == 1);
}

TEST_CASE("Whenever the power fails, the old or the whole new content is there") {
    CHECK(lossesOfReplacing({}) == 0);
}

TEST_CASE("Without either sync the power cut finds a loss") {
    const SyncKind missing = GENERATE(SyncKind::NewFile, SyncKind::Folder);
    CHECK(lossesOfReplacing([&](SyncKind kind) { return kind == missing; }) > 0);
}

TEST_CASE("Whichever step of replacing fails, the old or the new content is there and no more") {
    for (std::int64_t step = 1; step <= 5; ++step) {
        PowerCutDisk disk(PowerCutDisk::Files{{"/a", "old"}});
        disk.failingStep = step;
        INFO("step " << step);
        CHECK_FALSE(replaceFile(disk, "/a", "new"));
        CHECK(disk.seen().size() == 1);
        CHECK(disk.seen().at("/a") == (step < 5 ? "old" : "new"));
    }
}

TEST_CASE("A full disk is reported and the old content stays") {
    PowerCutDisk disk(PowerCutDisk::Files{{"/a", "old"}});
    disk.capacity = 100;
    const auto done = replaceFile(disk, "/a", std::string(200, 'x'));
    REQUIRE_FALSE(done);
    CHECK(done.error().fault == FileFault::DiskFull);
    CHECK(disk.seen() == PowerCutDisk::Files{{"/a", "old"}});
}

TEST_CASE("A file that may not grow so large stays as it was") {
    const TemporaryFolder folder;
    REQUIRE(replaceFile(folder / "a", "old"));
    rlimit before{};
    REQUIRE(::getrlimit(RLIMIT_FSIZE, &before) == 0);
    const auto handler = std::signal(SIGXFSZ, SIG_IGN);
    rlimit small = before;
    small.rlim_cur = 1000;
    REQUIRE(::setrlimit(RLIMIT_FSIZE, &small) == 0);
    const auto done = replaceFile(folder / "a", std::string(5000, 'x'));
    ::setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, handler);
    REQUIRE_FALSE(done);
    CHECK(done.error().fault == FileFault::TooLarge);
    CHECK(readFile(folder / "a").value() == "old");
    CHECK(filesIn(folder) == 1);
}

TEST_CASE("What cannot be read or replaced is an error that says why") {
    const TemporaryFolder folder;
    std::filesystem::create_directory(folder / "thư mục");
    CHECK(readFile(folder / "thư mục").error().fault == FileFault::IsFolder);
    CHECK(replaceFile(folder / "thư mục", "x").error().fault == FileFault::IsFolder);
    CHECK(readFile(folder / "không có").error().fault == FileFault::NotFound);
    CHECK(replaceFile(folder / "không có" / "a", "x").error().fault == FileFault::NotFound);
    writeBytes(folder / "a", "12345");
    CHECK(readFile(folder / "a", 5).value() == "12345");
    CHECK(readFile(folder / "a", 4).error().fault == FileFault::TooLarge);
    CHECK_THAT(readFile(folder / "không có").error().detail, ContainsSubstring("không có"));
    CHECK(readFile("/dev/zero", 1000).error().fault == FileFault::TooLarge);
}

TEST_CASE("A device or a pipe is not replaced by a file") {
    const TemporaryFolder folder;
    const auto pipe = folder / "ống";
    REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
    std::filesystem::create_symlink(pipe, folder / "lối");
    for (const auto& file : {pipe, folder / "lối"})
        CHECK(replaceFile(file, "x").error().fault == FileFault::Failed);
    CHECK(std::filesystem::is_fifo(pipe));
    CHECK(filesIn(folder) == 2);
}

TEST_CASE("Without permission the file is neither read nor replaced") {
    if (::geteuid() == 0) {
        WARN("SKIPPED: no permission can be missing for root");
        return;
    }
    const TemporaryFolder folder;
    writeBytes(folder / "a", "old");
    std::filesystem::permissions(folder / "a", std::filesystem::perms::none);
    CHECK(readFile(folder / "a").error().fault == FileFault::NoPermission);
    std::filesystem::permissions(folder.path(), std::filesystem::perms::owner_exec |
                                                    std::filesystem::perms::owner_read);
    CHECK(replaceFile(folder / "a", "x").error().fault == FileFault::NoPermission);
    std::filesystem::permissions(folder.path(), std::filesystem::perms::owner_all);
}

TEST_CASE("Replacing keeps the permissions and writes through links") {
    const TemporaryFolder folder;
    std::filesystem::create_directory(folder / "sub");
    writeBytes(folder / "sub" / "target", "old");
    ::chmod((folder / "sub" / "target").c_str(), 0604);
    std::filesystem::create_symlink("sub/target", folder / "link");
    std::filesystem::create_symlink("link", folder / "link of link");
    REQUIRE(replaceFile(folder / "link of link", "new"));
    CHECK(bytesOf(folder / "sub" / "target") == "new");
    CHECK(std::filesystem::is_symlink(folder / "link"));
    CHECK(std::filesystem::is_symlink(folder / "link of link"));
    struct stat info {};
    REQUIRE(::stat((folder / "sub" / "target").c_str(), &info) == 0);
    CHECK((info.st_mode & 0777) == 0604);
    std::filesystem::create_symlink("loop", folder / "loop");
    CHECK(replaceFile(folder / "loop", "x").error().fault == FileFault::Failed);
    std::filesystem::create_symlink("sub/later", folder / "dangling");
    REQUIRE(replaceFile(folder / "dangling", "made"));
    CHECK(bytesOf(folder / "sub" / "later") == "made");
}

TEST_CASE("A file name as long as the system allows can be replaced") {
    const TemporaryFolder folder;
    REQUIRE(replaceFile(folder / std::string(255, 'a'), "x"));
    CHECK(filesIn(folder) == 1);
}

TEST_CASE("A bare file name means the working folder") {
    const TemporaryFolder folder;
    const auto before = std::filesystem::current_path();
    std::filesystem::current_path(folder.path());
    const auto done = replaceFile("a", "x");
    std::filesystem::current_path(before);
    REQUIRE(done);
    CHECK(bytesOf(folder / "a") == "x");
}

TEST_CASE("The system's error numbers are told apart as far as the user can do something") {
    struct Row {
        int number;
        FileFault fault;
    };
    const Row row =
        GENERATE(Row{ENOENT, FileFault::NotFound}, Row{EACCES, FileFault::NoPermission},
                 Row{EPERM, FileFault::NoPermission}, Row{EROFS, FileFault::NoPermission},
                 Row{EISDIR, FileFault::IsFolder}, Row{ENOSPC, FileFault::DiskFull},
                 Row{EDQUOT, FileFault::DiskFull}, Row{EFBIG, FileFault::TooLarge},
                 Row{EEXIST, FileFault::Exists}, Row{EIO, FileFault::Failed});
    CHECK(faultOfErrno(row.number) == row.fault);
}
