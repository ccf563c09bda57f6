// SPDX-License-Identifier: MIT
#include "platform/file_system.hpp"

#include <array>
#include <cerrno>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace theco::platform {
namespace {

namespace fs = std::filesystem;

Err<FileError> failure(int error, const char* what, const fs::path& file) {
    return Err{FileError{faultOfErrno(error), std::string(what) + " " + file.string() + ": " +
                                                  std::generic_category().message(error)}};
}

class Descriptor {
public:
    explicit Descriptor(int fd) : fd_(fd) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor() {
        if (fd_ >= 0) ::close(fd_);
    }
    int get() const { return fd_; }

private:
    int fd_;
};

class PosixNewFile : public NewFile {
public:
    PosixNewFile(int fd, fs::path file) : fd_(fd), file_(std::move(file)) {}

    int descriptor() const { return fd_.get(); }

    Result<Done, FileError> write(std::string_view bytes) override {
        while (!bytes.empty()) {
            const ssize_t count = ::write(fd_.get(), bytes.data(), bytes.size());
            if (count < 0 && errno == EINTR) continue;
            if (count < 0) return failure(errno, "write", file_);
            bytes.remove_prefix(static_cast<std::size_t>(count));
        }
        return Done{};
    }

    Result<Done, FileError> sync() override {
        if (::fsync(fd_.get()) != 0) return failure(errno, "fsync", file_);
        return Done{};
    }

private:
    Descriptor fd_;
    fs::path file_;
};

fs::path folderOf(const fs::path& file) {
    const fs::path folder = file.parent_path();
    return folder.empty() ? fs::path(".") : folder;
}

class PosixFileSystem : public FileSystem {
public:
    bool exists(const fs::path& file) override {
        struct stat info {};
        return ::lstat(file.c_str(), &info) == 0;
    }

    Result<fs::path, FileError> resolve(const fs::path& file) override {
        constexpr int kMostLinks = 40; // as many as Linux follows
        fs::path target = file;
        for (int i = 0; i < kMostLinks; ++i) {
            struct stat info {};
            if (::lstat(target.c_str(), &info) != 0) {
                if (errno == ENOENT) return target;
                return failure(errno, "look at", target);
            }
            if (S_ISDIR(info.st_mode)) return failure(EISDIR, "replace", target);
            if (S_ISREG(info.st_mode)) return target;
            // A device or a pipe would be gone, and a plain file stand in its place.
            if (!S_ISLNK(info.st_mode)) return failure(EINVAL, "replace", target);
            std::error_code error;
            const fs::path link = fs::read_symlink(target, error);
            if (error) return failure(error.value(), "follow", target);
            target = folderOf(target) / link;
        }
        return failure(ELOOP, "follow", file);
    }

    Result<std::unique_ptr<NewFile>, FileError> create(const fs::path& file,
                                                       const fs::path& like) override {
        constexpr mode_t kUsualMode = 0666;
        struct stat info {};
        const bool known = ::stat(like.c_str(), &info) == 0;
        const mode_t mode = known ? info.st_mode & 0777 : kUsualMode;
        const int fd = ::open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
        if (fd < 0) return failure(errno, "create", file);
        auto created = std::make_unique<PosixNewFile>(fd, file);
        if (known) {
            // Under sudo the user's file would become root's otherwise; allowed or not, the content
            // is what counts. The mode comes last: a change of owner clears bits of it.
            if (info.st_uid != ::geteuid() || info.st_gid != ::getegid()) {
                [[maybe_unused]] const int ignored = ::fchown(fd, info.st_uid, info.st_gid);
            }
            ::fchmod(fd, mode);
        }
        return std::unique_ptr<NewFile>(std::move(created));
    }

    Result<Done, FileError> rename(const fs::path& from, const fs::path& to) override {
        if (::rename(from.c_str(), to.c_str()) != 0) return failure(errno, "rename to", to);
        return Done{};
    }

    Result<Done, FileError> remove(const fs::path& file) override {
        if (::unlink(file.c_str()) != 0) return failure(errno, "remove", file);
        return Done{};
    }

    Result<Done, FileError> syncFolder(const fs::path& folder) override {
        const fs::path name = folder.empty() ? fs::path(".") : folder;
        const Descriptor fd(::open(name.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
        if (fd.get() < 0) {
            // A folder one may write into but not list: nothing more can be done about it.
            if (errno == EACCES) return Done{};
            return failure(errno, "open", name);
        }
        // Some network and FUSE file systems know no fsync of a folder.
        if (::fsync(fd.get()) != 0 && errno != EINVAL && errno != ENOTSUP && errno != ENOSYS) {
            return failure(errno, "fsync", name);
        }
        return Done{};
    }
};

} // namespace

FileFault faultOfErrno(int error) {
    switch (error) {
    case ENOENT:
    case ENOTDIR:
        return FileFault::NotFound;
    case EACCES:
    case EPERM:
    case EROFS:
        return FileFault::NoPermission;
    case EISDIR:
        return FileFault::IsFolder;
    case ENOSPC:
    case EDQUOT:
        return FileFault::DiskFull;
    case EFBIG:
        return FileFault::TooLarge;
    case EEXIST:
        return FileFault::Exists;
    default:
        return FileFault::Failed;
    }
}

FileSystem& realFileSystem() {
    static PosixFileSystem instance;
    return instance;
}

Result<std::string, FileError> readFile(const fs::path& file, std::uintmax_t limit) {
    const Descriptor fd(::open(file.c_str(), O_RDONLY | O_CLOEXEC));
    if (fd.get() < 0) return failure(errno, "open", file);
    struct stat info {};
    if (::fstat(fd.get(), &info) == 0) {
        if (S_ISDIR(info.st_mode)) return failure(EISDIR, "read", file);
        if (S_ISREG(info.st_mode) && static_cast<std::uintmax_t>(info.st_size) > limit) {
            return failure(EFBIG, "read", file);
        }
    }
    std::string bytes;
    std::array<char, 65536> buffer{};
    for (;;) {
        const ssize_t count = ::read(fd.get(), buffer.data(), buffer.size());
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return failure(errno, "read", file);
        if (count == 0) return bytes;
        bytes.append(buffer.data(), static_cast<std::size_t>(count));
        // The size is not known beforehand for a pipe, and a file may grow while it is read.
        if (bytes.size() > limit) return failure(EFBIG, "read", file);
    }
}

} // namespace theco::platform
