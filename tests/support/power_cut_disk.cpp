// SPDX-License-Identifier: MIT
#include "tests/support/power_cut_vfs.hpp"

#include "platform/paths.hpp"

#include <algorithm>
#include <utility>

namespace theco::test {
namespace {

using platform::FileError;
using platform::FileFault;

Result<Done, FileError> asResult(int code) {
    if (code == SQLITE_OK) return Done{};
    const bool full = code == SQLITE_FULL;
    return Err{FileError{full ? FileFault::DiskFull : FileFault::Failed, "the test disk"}};
}

bool happens(std::mt19937_64& chance, unsigned percent) {
    return chance() % 100 < percent;
}

} // namespace

class PowerCutDisk::WrittenFile : public platform::NewFile {
public:
    WrittenFile(PowerCutDisk& disk, NodePtr node) : disk_(disk), node_(std::move(node)) {}
    Result<Done, FileError> write(std::string_view bytes) override {
        return asResult(disk_.write(*node_, node_->seen.size(), bytes));
    }
    Result<Done, FileError> sync() override {
        return asResult(disk_.sync(*node_, SyncKind::NewFile));
    }

private:
    PowerCutDisk& disk_;
    NodePtr node_;
};

int PowerCutDisk::step(int error) {
    ++steps_;
    if (beforeStep && !std::exchange(inCallback_, true)) {
        beforeStep();
        inCallback_ = false;
    }
    const bool fails =
        failingStep && steps_ >= *failingStep && steps_ < *failingStep + failingSteps;
    return fails ? error : SQLITE_OK;
}

bool PowerCutDisk::hasRoom(const Node& node, std::size_t size) const {
    if (!capacity) return true;
    std::size_t used = 0;
    for (const auto& [name, other] : names_) {
        used += other.get() == &node ? std::max(size, node.seen.size()) : other->seen.size();
    }
    return used <= *capacity;
}

int PowerCutDisk::write(Node& node, std::size_t at, std::string_view bytes) {
    if (const int error = step(SQLITE_IOERR_WRITE); error != SQLITE_OK) return error;
    const std::size_t end = at + bytes.size();
    if (end > node.seen.size()) {
        if (!hasRoom(node, end)) return SQLITE_FULL;
        node.seen.resize(end, '\0');
    }
    node.seen.replace(at, bytes.size(), bytes);
    node.unsynced.push_back({at, std::string(bytes), std::nullopt});
    return SQLITE_OK;
}

int PowerCutDisk::resize(Node& node, std::size_t size) {
    if (const int error = step(SQLITE_IOERR_TRUNCATE); error != SQLITE_OK) return error;
    node.seen.resize(size, '\0');
    node.unsynced.push_back({0, {}, size});
    return SQLITE_OK;
}

int PowerCutDisk::sync(Node& node, SyncKind kind) {
    if (const int error = step(SQLITE_IOERR_FSYNC); error != SQLITE_OK) return error;
    ++syncs_;
    if (ignoresSync && ignoresSync(kind)) return SQLITE_OK;
    node.durable = node.seen;
    node.unsynced.clear();
    return SQLITE_OK;
}

int PowerCutDisk::syncNames() {
    if (const int error = step(SQLITE_IOERR_DIR_FSYNC); error != SQLITE_OK) return error;
    ++syncs_;
    if (ignoresSync && ignoresSync(SyncKind::Folder)) return SQLITE_OK;
    durableNames_ = names_;
    unsyncedNames_.clear();
    return SQLITE_OK;
}

int PowerCutDisk::changeName(NameChange change) {
    if (const int error = step(SQLITE_IOERR); error != SQLITE_OK) return error;
    apply(names_, change);
    unsyncedNames_.push_back(std::move(change));
    return SQLITE_OK;
}

void PowerCutDisk::apply(std::map<std::string, NodePtr>& names, const NameChange& change) {
    if (!change.from.empty()) names.erase(change.from);
    if (change.node) {
        names[change.name] = change.node;
    } else {
        names.erase(change.name);
    }
}

PowerCutDisk::NodePtr PowerCutDisk::find(const std::string& name) const {
    const auto found = names_.find(name);
    return found == names_.end() ? nullptr : found->second;
}

PowerCutDisk::Files PowerCutDisk::seen() const {
    Files files;
    for (const auto& [name, node] : names_)
        files[name] = node->seen;
    return files;
}

std::string PowerCutDisk::contentAfterCut(const Node& node, std::mt19937_64& chance) {
    constexpr std::size_t kSector = 512;
    // Nothing, a little, half, most, or all of what was not synced reaches the disk.
    constexpr unsigned kShares[]{0, 20, 50, 80, 100};
    const unsigned share = kShares[chance() % std::size(kShares)];
    const bool garbage = happens(chance, 50); // in space that a file got but that was not written
    std::string bytes = node.durable;
    const auto grow = [&](std::size_t size) {
        while (bytes.size() < size)
            bytes += garbage ? static_cast<char>(chance()) : '\0';
    };
    for (const Change& change : node.unsynced) {
        if (change.newSize) {
            if (!happens(chance, share)) continue;
            grow(*change.newSize);
            bytes.resize(*change.newSize);
            continue;
        }
        const bool torn = share < 100 && happens(chance, 30);
        for (std::size_t start = 0; start < change.bytes.size();) {
            const std::size_t sectorEnd = ((change.at + start) / kSector + 1) * kSector - change.at;
            const std::size_t end = std::min(sectorEnd, change.bytes.size());
            const bool kept = happens(chance, torn ? 50 : share);
            // A torn write may stop in the middle of a sector.
            const std::size_t stop =
                torn && happens(chance, 30) ? start + chance() % (end - start) : end;
            if (kept) {
                grow(change.at + stop);
                bytes.replace(change.at + start, stop - start, change.bytes, start, stop - start);
            }
            start = end;
        }
    }
    return bytes;
}

PowerCutDisk::Files PowerCutDisk::afterPowerCut(std::mt19937_64& chance) const {
    std::map<std::string, NodePtr> names = durableNames_;
    const unsigned share = static_cast<unsigned>(chance() % 3) * 50;
    for (const NameChange& change : unsyncedNames_) {
        if (happens(chance, share)) apply(names, change);
    }
    Files files;
    for (const auto& [name, node] : names)
        files[name] = contentAfterCut(*node, chance);
    return files;
}

bool PowerCutDisk::exists(const std::filesystem::path& file) {
    return find(platform::toUtf8(file)) != nullptr;
}

Result<std::filesystem::path, FileError> PowerCutDisk::resolve(const std::filesystem::path& file) {
    return file;
}

Result<std::unique_ptr<platform::NewFile>, FileError>
PowerCutDisk::create(const std::filesystem::path& file, const std::filesystem::path&) {
    const std::string name = platform::toUtf8(file);
    if (find(name)) return Err{FileError{FileFault::Exists, name}};
    auto node = std::make_shared<Node>();
    if (auto done = asResult(changeName({name, node, {}})); !done) return Err{done.error()};
    return std::unique_ptr<platform::NewFile>(std::make_unique<WrittenFile>(*this, node));
}

Result<Done, FileError> PowerCutDisk::rename(const std::filesystem::path& from,
                                             const std::filesystem::path& to) {
    const NodePtr node = find(platform::toUtf8(from));
    if (!node) return Err{FileError{FileFault::NotFound, platform::toUtf8(from)}};
    return asResult(changeName({platform::toUtf8(to), node, platform::toUtf8(from)}));
}

Result<Done, FileError> PowerCutDisk::remove(const std::filesystem::path& file) {
    const std::string name = platform::toUtf8(file);
    if (!find(name)) return Err{FileError{FileFault::NotFound, name}};
    return asResult(changeName({name, nullptr, {}}));
}

Result<Done, FileError> PowerCutDisk::syncFolder(const std::filesystem::path&) {
    return asResult(syncNames());
}

} // namespace theco::test
