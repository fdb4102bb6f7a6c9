// Groups that are faded in one state: `.opacity(person.isBlocked ? 0.5 : 1)` on a row. What the state is of lasts, and
// people read the row while it holds.

import CurbcutSyntax
import CurbcutViews

extension ColourModel {
  /// What a group is drawn with, by a condition on what it shows: black, as far as it is opaque; nil where the opacity is
  /// one number, is not known, or hangs on what comes and goes.
  func fade(_ source: ColourSource) -> ColourValue? {
    let tree = source.scope.file.tree
    guard !source.isConditional, let argument = tree.argument(of: source.use.call, label: nil),
      tree.kind(argument) == .ternaryExpr, asksWhatLasts(tree.firstChild(argument), source.scope)
    else { return nil }
    let value = resolver.faded(.colour(ResolvedColour(.black)), by: argument, in: source.scope)
    // What can hardly be seen is not there to be read.
    let seen = value.replacing { $0.light.alpha <= 0.1 ? .unknown : .colour($0) }
    return seen.conditions.isEmpty ? nil : seen
  }

  /// Whether a condition asks only for what a view shows: no state of the view itself, nothing of the environment.
  private func asksWhatLasts(_ condition: NodeID, _ scope: Scope) -> Bool {
    model.evaluator.properties(namedIn: condition, in: scope).allSatisfy { property in
      property.attributes.allSatisfy { attribute in
        switch attribute {
        case .ObservedObject, .StateObject, .EnvironmentObject, .Bindable, .MainActor: true
        default: false
        }
      }
    }
  }
}

extension EffectiveBackground {
  /// The conditions on which the ground and what the text is faded by hang.
  public var conditions: [String] { value.conditions + (fade?.conditions ?? []) }
}

extension ColourValue {
  /// The same with each color replaced.
  public func replacing(_ change: (ResolvedColour) -> ColourValue) -> ColourValue {
    switch self {
    case .colour(let colour): change(colour)
    case .unknown: .unknown
    case .any(let values): .any(values.map { $0.replacing(change) })
    case .choice(let condition, let then, let otherwise):
      .choice(condition: condition, then: then.replacing(change), otherwise: otherwise.replacing(change))
    }
  }
}
