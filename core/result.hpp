// SPDX-License-Identifier: MIT
#pragma once

#include <cassert>
#include <utility>
#include <variant>

namespace theco {

/// Wraps an error so that `return Err{...}` is told apart from a value of the same type.
template <class E> struct Err { E error; };
template <class E> Err(E) -> Err<E>;

/// A value or the reason why there is none. Used wherever input can be wrong: no exception crosses
/// a module border, and the caller cannot forget that there are two outcomes.
template <class T, class E> class [[nodiscard]] Result {
public:
    Result(T value) : state_(std::in_place_index<0>, std::move(value)) {}
    Result(Err<E> failure) : state_(std::in_place_index<1>, std::move(failure.error)) {}

    bool ok() const { return state_.index() == 0; }
    explicit operator bool() const { return ok(); }

    /// Only when ok().
    const T& value() const& { return (assert(ok()), *std::get_if<0>(&state_)); }
    T& value() & { return (assert(ok()), *std::get_if<0>(&state_)); }
    T&& value() && { return (assert(ok()), std::move(*std::get_if<0>(&state_))); }
    const T* operator->() const { return &value(); }
    T* operator->() { return &value(); }
    const T& operator*() const& { return value(); }
    T& operator*() & { return value(); }
    T&& operator*() && { return std::move(*this).value(); }

    /// Only when not ok().
    const E& error() const& { return (assert(!ok()), *std::get_if<1>(&state_)); }
    E&& error() && { return (assert(!ok()), std::move(*std::get_if<1>(&state_))); }

private:
    std::variant<T, E> state_;
};

/// For operations that have nothing to return but may fail.
struct Done {};

} // namespace theco
