// What one question found out that models of other files ask again, kept with the uses on which it rests.

import CurbcutSymbols
import CurbcutSyntax

/// Uses of a component, modifier or function of which it was asked what they pass, or what is around them.
struct JoinedUses: Sendable {
  var code: UsedCode
  var places: [UsePlace]
  /// Whether arguments were asked for.
  var isPassed: Bool
}

/// The uses on which an answer rests.
final class RestingUses: Sendable {
  let joined: [JoinedUses]

  init(_ joined: [JoinedUses]) { self.joined = joined }
}

extension UseRestriction {
  /// Whether an answer that rests on uses may be another one where only some of them count.
  func decides(_ uses: RestingUses?) -> Bool {
    guard let uses else { return false }
    return uses.joined.contains { joined in
      guard let only = places[joined.code] else { return false }
      return joined.isPassed || only != nil
    }
  }
}

/// Calls and cases, which are the same whichever uses count. Belongs to one thread.
final class KeptCode: Sendable {
  /// Where functions that make views are called; nil for those that may be called anywhere, or are called too often.
  @exclusivity(unchecked) nonisolated(unsafe) var calls: [MemberReference: [SharedOutcomes.Call]?] = [:]
  /// What the cases of each `switch` ask that was followed.
  @exclusivity(unchecked) nonisolated(unsafe) var cases: [SharedOutcomes.Switch: [(node: NodeID, text: String?)]?] = [:]
  /// What calls pass to functions.
  @exclusivity(unchecked) nonisolated(unsafe) var callFrames: [SharedOutcomes.Calling: Frame] = [:]
  /// What calls pass to the instances that they make; those hold the call that they are inside of.
  @exclusivity(unchecked) nonisolated(unsafe) var frames: [SharedOutcomes.Making: Frame] = [:]

  var count: Int { callFrames.count + frames.count }

  func removeAll() { (calls, cases, callFrames, frames) = ([:], [:], [:], [:]) }
}

/// What questions came to. Belongs to one thread.
final class KeptAnswers: Sendable {
  struct Shared {
    var outcome: Outcome?
    /// The fuel that it took.
    var cost: Int
    var uses: RestingUses?
  }

  /// With the call, which is the same one only as long as something holds it.
  struct Kept<Found> {
    var found: Found
    var frame: Frame?
    var uses: RestingUses?
  }

  /// What the block of a getter or function gives, whatever uses pass.
  struct Block {
    var outcome: Outcome
    /// The fuel that it took, and the room.
    var cost: Int
    var depth: Int
    var frame: Frame?
  }

  @exclusivity(unchecked) nonisolated(unsafe) var blocks: [SharedOutcomes.Question: Block] = [:]
  /// What properties and parameters come to by the uses of their component or function.
  @exclusivity(unchecked) nonisolated(unsafe) var shared: [SharedOutcomes.Key: Shared] = [:]
  @exclusivity(unchecked) nonisolated(unsafe) var values: [SharedOutcomes.Place: Kept<Value>] = [:]
  /// What whole questions came to, each asked from a full tank; rules ask the same of one view after the other.
  @exclusivity(unchecked) nonisolated(unsafe) var outcomes: [SharedOutcomes.Question: Kept<Outcome>] = [:]
  /// Whether whole conditions hold, in the same way.
  @exclusivity(unchecked) nonisolated(unsafe) var truths: [SharedOutcomes.Place: Kept<Bool?>] = [:]

  var count: Int { blocks.count + shared.count + values.count + outcomes.count + truths.count }

  func removeAll() { (blocks, shared, values, outcomes, truths) = ([:], [:], [:], [:], [:]) }
}

extension SharedOutcomes {
  func shared(_ key: Key) -> KeptAnswers.Shared? {
    if let known = answers.shared[key] {
      touch(known.uses)
      return known
    }
    guard let known = whole?.shared[key], !isDecided(known.uses) else { return nil }
    touch(known.uses)
    return known
  }

  func value(_ place: Place) -> Value? { kept { $0.values[place] } }

  func outcome(_ question: Question) -> Outcome? { kept { $0.outcomes[question] } }

  func truth(_ place: Place) -> Bool?? { kept { $0.truths[place] } }

  /// What is known here, or of the project with all of its uses where those that count decide nothing of it.
  @inline(__always)
  private func kept<Found>(_ find: (KeptAnswers) -> KeptAnswers.Kept<Found>?) -> Found? {
    if let known = find(answers) {
      touch(known.uses)
      return .some(known.found)
    }
    guard let known = whole.flatMap(find), !isDecided(known.uses) else { return nil }
    touch(known.uses)
    return .some(known.found)
  }

  private func isDecided(_ uses: RestingUses?) -> Bool { restriction?.decides(uses) ?? false }

  // MARK: Uses

  /// Begins a question: what is asked of uses until its end, the answer rests on.
  func begin() -> Int {
    met.append(nil)
    return met.count
  }

  /// The uses on which the answer rests to a question that began at a place.
  func end(_ start: Int) -> RestingUses? {
    guard start < met.count else {
      if start == met.count { met.removeLast() }
      return nil
    }
    guard var uses = met[start] else { return nil }
    var others: [RestingUses] = []
    for case let one? in met[(start + 1)...] where one !== uses && !others.contains(where: { $0 === one }) {
      others.append(one)
    }
    met.removeSubrange((start - 1)...)
    if !others.isEmpty {
      var joined = uses.joined
      for one in others {
        for use in one.joined where !joined.contains(where: { $0.code == use.code && $0.isPassed == use.isPassed }) {
          joined.append(use)
        }
      }
      if joined.count > uses.joined.count { uses = RestingUses(joined) }
    }
    // What rests on the answer rests on the same.
    note(uses)
    return uses
  }

  /// Adds uses to those that the question rests on that is being answered.
  private func note(_ uses: RestingUses) {
    if let last = met.last, last !== uses { met.append(uses) }
  }

  /// Notes the uses on which an answer rests that was known.
  func touch(_ uses: RestingUses?) {
    guard let uses else { return }
    if last !== uses {
      for joined in uses.joined where joined.isPassed && joinedUses[joined.code] == nil {
        joinedUses[joined.code] = joined.places
      }
      last = uses
    }
    note(uses)
  }
}

// MARK: Questions of others

/// An expression with the call that it is inside of, by which those who ask for more than its value keep what it comes to.
package struct AskedExpression: Hashable {
  private let place: SharedOutcomes.Place

  /// nil where variables hold something, which is part of no key.
  package init?(_ node: NodeID, in scope: Scope, depth: Int) {
    guard scope.bindings == nil else { return nil }
    place = SharedOutcomes.Place(node, in: scope, depth: depth)
  }

  package func _rawHashValue(seed: Int) -> Int { place._rawHashValue(seed: seed) }
  package func hash(into hasher: inout Hasher) { place.hash(into: &hasher) }
}

/// What an answer rests on: the call, which is the same one only as long as something holds it, and uses.
package struct Resting {
  fileprivate var frame: Frame?
  fileprivate var uses: RestingUses?
}

extension Evaluator {
  /// Begins a question, see `SharedOutcomes.begin()`.
  package func beginQuestion() -> Int { shared.begin() }

  /// Ends the question that began at a place.
  package func endQuestion(_ start: Int, in scope: Scope) -> Resting {
    Resting(frame: scope.frame, uses: shared.end(start))
  }

  /// Notes what an answer rests on that was known; false where it may be another one here, since only some uses count.
  /// `isOfAll`: it was found with all uses.
  package func takes(_ resting: Resting, isOfAll: Bool) -> Bool {
    if isOfAll, let restriction = project.restriction, restriction.decides(resting.uses) { return false }
    shared.touch(resting.uses)
    return true
  }
}
