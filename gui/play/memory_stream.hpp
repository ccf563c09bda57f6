// SPDX-License-Identifier: MIT
#pragma once

#include <istream>
#include <streambuf>
#include <string_view>

namespace theco::gui {

/// Reads from memory that somebody else keeps: a collection of 100 MB need not be copied.
class MemoryStream : private std::streambuf, public std::istream {
public:
    explicit MemoryStream(std::string_view bytes)
        : std::istream(static_cast<std::streambuf*>(this)) {
        // The interface wants a non-const pointer; nothing here ever writes through it.
        char* begin = const_cast<char*>(bytes.data());
        setg(begin, begin, begin + bytes.size());
    }
};

} // namespace theco::gui
