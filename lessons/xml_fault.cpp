// SPDX-License-Identifier: MIT
#include "lessons/xml_fault.hpp"

#include "lessons/element.hpp"

#include <algorithm>
#include <vector>

namespace theco::lessons {

using i18n::trLater;

namespace {

constexpr const char* kBlank = " \t\n";

bool beginsName(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' ||
           static_cast<unsigned char>(c) >= 0x80;
}

/// Goes through a text from tag to tag until something is not as it must be.
class Scanner {
public:
    explicit Scanner(std::string_view text) : text_(text) {}

    std::optional<XmlFault> run() {
        while (!fault_) {
            at_ = text_.find('<', at_);
            if (at_ == std::string_view::npos) break;
            if (starts("<!--"))
                pass("-->");
            else if (starts("<![CDATA["))
                pass("]]>");
            else if (starts("<?"))
                pass("?>");
            else if (starts("<!"))
                pass(">");
            else if (starts("</"))
                end();
            else
                begin();
        }
        if (!fault_ && !open_.empty()) {
            at_ = text_.find_last_not_of(kBlank);
            report(trLater("not readable as XML: the file ends, but {open} of line {line} is still "
                           "open: {expected} was expected"),
                   stillOpen());
        }
        return std::move(fault_);
    }

private:
    struct Open {
        std::string name;
        int line;
    };

    bool starts(std::string_view with) const { return text_.substr(at_, with.size()) == with; }
    char here() const { return at_ < text_.size() ? text_[at_] : '\0'; }
    /// Goes on counting where it was asked last: a file may have a million tags.
    int lineOf(std::size_t at) {
        if (at < counted_) {
            counted_ = 0;
            line_ = 1;
        }
        for (; counted_ < at; ++counted_)
            line_ += text_[counted_] == '\n' ? 1 : 0;
        return line_;
    }
    void report(const char* what, Findings::Values values) {
        fault_ = XmlFault{lineOf(at_), what, std::move(values)};
    }
    /// What stands here, for a report: to the end of the line at most.
    std::string found() const {
        constexpr std::size_t kLength = 20;
        std::string_view rest = text_.substr(std::min(at_, text_.size()));
        rest = rest.substr(0, rest.find('\n'));
        std::size_t end = std::min(kLength, rest.size());
        while (end < rest.size() && (static_cast<unsigned char>(rest[end]) & 0xC0) == 0x80)
            ++end;
        return Element::quoted(rest.substr(0, end));
    }
    Findings::Values stillOpen() const {
        const Open& top = open_.back();
        return {{"open", '<' + top.name + '>'},
                {"line", std::to_string(top.line)},
                {"expected", "</" + top.name + '>'}};
    }
    void skipBlanks() {
        const std::size_t next = text_.find_first_not_of(kBlank, at_);
        at_ = next == std::string_view::npos ? text_.size() : next;
    }
    std::string name() {
        const std::size_t from = at_;
        at_ = std::min(text_.find_first_of(" \t\n/><=\"'", at_), text_.size());
        return std::string(text_.substr(from, at_ - from));
    }

    /// A comment and the like, up to its end.
    void pass(std::string_view ending) {
        const std::size_t last = text_.find(ending, at_ + 2);
        if (last == std::string_view::npos)
            return report(trLater("not readable as XML: what begins here with {found} has no end: "
                                  "{expected} was expected"),
                          {{"found", found()}, {"expected", std::string(ending)}});
        at_ = last + ending.size();
    }

    void end() {
        const std::size_t from = at_;
        at_ += 2;
        const std::string closed = name();
        skipBlanks();
        const bool whole = here() == '>';
        const std::size_t next = at_ + 1;
        at_ = from;
        const std::string tag = "</" + closed + '>';
        if (open_.empty())
            return report(trLater("not readable as XML: {found} ends an element that was never "
                                  "begun"),
                          {{"found", tag}});
        if (closed != open_.back().name) {
            Findings::Values values = stillOpen();
            values.emplace_back("found", tag);
            return report(trLater("not readable as XML: {found} stands here, but {open} of line "
                                  "{line} is still open: {expected} was expected"),
                          std::move(values));
        }
        if (!whole)
            return report(trLater("not readable as XML: {found} has no end: {expected} was "
                                  "expected"),
                          {{"found", "</" + closed}, {"expected", ">"}});
        open_.pop_back();
        at_ = next;
    }

    void begin() {
        const int line = lineOf(at_);
        const std::size_t from = at_++;
        if (!beginsName(here())) {
            at_ = from;
            return report(trLater("not readable as XML: the sign < begins no element here; in a "
                                  "text write &lt;"),
                          {});
        }
        const std::string element = name();
        while (!fault_) {
            skipBlanks();
            if (starts("/>")) {
                at_ += 2;
                return;
            }
            if (here() == '>') {
                ++at_;
                open_.push_back({element, line});
                return;
            }
            if (at_ == text_.size() || here() == '<' || here() == '/') {
                at_ = std::min(at_, text_.size());
                return report(
                    trLater("not readable as XML: {found} of line {line} has no end: "
                            "{expected} was expected"),
                    {{"found", '<' + element}, {"line", std::to_string(line)}, {"expected", ">"}});
            }
            attribute(element);
        }
    }

    void attribute(const std::string& element) {
        const std::size_t from = at_;
        const std::string attribute = name();
        if (attribute.empty())
            return report(trLater("not readable as XML: in {element} the name of an attribute was "
                                  "expected, found {found}"),
                          {{"element", '<' + element + '>'}, {"found", found()}});
        skipBlanks();
        const bool given = here() == '=';
        if (given) {
            ++at_;
            skipBlanks();
        }
        const char quote = here();
        if (!given || (quote != '"' && quote != '\''))
            return report(
                trLater("not readable as XML: {name} needs a value in straight quotation "
                        "marks, as in {example}; found {found}"),
                {{"name", attribute}, {"example", attribute + "=\"...\""}, {"found", found()}});
        const std::size_t last = text_.find(quote, at_ + 1);
        const std::string_view value = text_.substr(at_ + 1, last - at_ - 1);
        if (last == std::string_view::npos || value.find('<') != std::string_view::npos) {
            at_ = from;
            return report(trLater("not readable as XML: the value of {name} has no second "
                                  "quotation mark"),
                          {{"name", attribute}});
        }
        at_ = last + 1;
    }

    std::string_view text_;
    std::size_t at_ = 0;
    std::size_t counted_ = 0;
    int line_ = 1;
    std::vector<Open> open_;
    std::optional<XmlFault> fault_;
};

} // namespace

std::optional<XmlFault> xmlFault(std::string_view text) {
    return Scanner(text).run();
}

} // namespace theco::lessons
