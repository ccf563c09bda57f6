// SPDX-License-Identifier: MIT
// Every answer of a course is proven with the rules core; what cannot be proven is a fault.
#pragma once

#include "lessons/course_reader.hpp"

namespace theco::lessons {

/// Proves every exercise of the file and adds what is wrong to its findings, in the order of the
/// file; then marks which exercises and lessons are sound.
void prove(CourseFile& file);

/// What the proofs of one exercise report.
class Proof {
public:
    /// `name` is what findings are reported under: the exercise's id, or whose it is without one.
    Proof(const Exercise& exercise, std::string name, Findings& findings)
        : exercise_(&exercise), name_(std::move(name)), findings_(&findings) {}
    const Exercise& exercise() const { return *exercise_; }
    const chess::Position& position() const { return exercise_->game->position(); }
    void fault(const char* what, Findings::Values values = {}, std::optional<int> line = {}) {
        findings_->fault(line.value_or(exercise_->line), name_, what, std::move(values));
    }
    /// Both sides of what must be equal.
    void differs(const std::string& of, const std::string& proven, const std::string& written,
                 std::optional<int> line = {});
    /// The right first moves, against which hints are held.
    void allow(std::vector<MoveTry> moves) { first_ = std::move(moves); }
    const std::optional<std::vector<MoveTry>>& firstMoves() const { return first_; }

private:
    const Exercise* exercise_;
    std::string name_;
    Findings* findings_;
    std::optional<std::vector<MoveTry>> first_;
};

// One function for each task.
void prove(Proof& proof, const FreeTask& task);
void prove(Proof& proof, const AllMovesTask& task);
void prove(Proof& proof, const LineTask& task);
void prove(Proof& proof, const RefuseTask& task);
void prove(Proof& proof, const PromotionTask& task);
void prove(Proof& proof, const RepliesTask& task);
void prove(Proof& proof, const CastleTask& task);
void prove(Proof& proof, const ClassifyTask& task);
void prove(Proof& proof, const OneMoveTask& task);
void prove(Proof& proof, const ClaimTask& task);
void prove(Proof& proof, const QuizTask& task);
void prove(Proof& proof, const SquareTask& task);
void prove(Proof& proof, const SetupTask& task);

} // namespace theco::lessons
