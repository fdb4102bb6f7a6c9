// Goes on from the values of a choice: to a property of each of them, to what a call of each gives.

import CurbcutSymbols
import CurbcutSyntax

extension Interpretation {
  /// Goes on from each value of an outcome. `open` stands for what is not known.
  mutating func each(
    _ outcome: Outcome, open: Outcome? = nil, _ next: (inout Interpretation, Terminal) -> Outcome
  ) -> Outcome {
    switch outcome {
    case .value(let terminal): return next(&self, terminal)
    case .choice:
      var found: [SharedOutcomes.Question: Outcome] = [:]
      return each(outcome, open: open, &found, next)
    case .unknown: return open ?? outcome
    case .never: return outcome
    }
  }

  /// The same for a choice. Uses of a component often pass the same thing, which is asked once.
  private mutating func each(
    _ outcome: Outcome, open: Outcome?, _ found: inout [SharedOutcomes.Question: Outcome],
    _ next: (inout Interpretation, Terminal) -> Outcome
  ) -> Outcome {
    switch outcome {
    case .value(let terminal):
      guard terminal.scope.bindings == nil else { return next(&self, terminal) }
      let place = SharedOutcomes.Place(terminal.node, in: terminal.scope)
      let key = SharedOutcomes.Question(place: place, asked: terminal.type)
      if let known = found[key] { return known }
      let result = next(&self, terminal)
      found[key] = result
      return result
    case .choice(let condition, let then, let otherwise):
      let first = each(then, open: open, &found, next)
      return .chosen(condition, first, each(otherwise, open: open, &found, next))
    case .unknown: return open ?? outcome
    case .never: return outcome
    }
  }
}
