// SPDX-License-Identifier: MIT
// People type with a Vietnamese input method (UniKey, ibus) switched on. Telex then turns "exd5"
// into "ẽd5", VNI turns "e4" into "ẽ" and "Ma3" into "Mả". Here such texts are taken apart again.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace theco::i18n {

/// What the user may have typed before an input method composed it: the text itself first, then
/// ways to take composed letters apart, with each key right behind its letter or at the end of its
/// word ("ẽd5" -> "exd5", "ẽ" -> "e4", "Mả" -> "Ma3", "Mar", "đ" -> "dd", "d9"). Without
/// duplicates, at most 64; so for text that may be anything. Where the possible texts are few and
/// known, ShownText is the surer question.
std::vector<std::string> typedReadings(std::string_view utf8);

enum class LetterCase : unsigned char { Exact, Forgiven };

/// A text on the screen, to be asked which keys it can have come from.
class ShownText {
public:
    explicit ShownText(std::string_view utf8);
    ~ShownText();
    ShownText(const ShownText&) = delete;
    ShownText& operator=(const ShownText&) = delete;

    /// Whether Telex or VNI can have made the text out of `keys` (ASCII letters and digits): some
    /// keys became marks, wherever they stood in the word, a mark may have been replaced by a later
    /// one, or taken away by the same key again ("a6b6" shows "ab6"). True, too, for keys that show
    /// as themselves.
    bool mayComeFrom(std::string_view keys, LetterCase letterCase) const;

private:
    struct Letters;
    std::unique_ptr<const Letters> letters_;
};

} // namespace theco::i18n
