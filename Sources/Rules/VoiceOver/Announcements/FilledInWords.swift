// Words that are filled in when the app runs and still tell no state: numbers, and the name of the thing that the state is
// asked of.

import CurbcutAccessibility
import CurbcutSyntax
import CurbcutViews

extension Element {
  /// The argument of a written label that is a text with something filled in: `"Like, \(count) likes"`.
  var labelWithFillings: NodeID? {
    guard let use = writtenModifiers.last(where: { $0.known == .accessibilityLabel }), !use.isConditional,
      let words = tree.argument(of: use.call, label: nil), let filled = fillings(of: words), !filled.isEmpty
    else { return nil }
    return words
  }

  /// Whether nothing that is filled in can say what a condition asks.
  func labelTellsNothing(of fact: ConditionalFact) -> Bool {
    guard let words = labelWithFillings, let filled = fillings(of: words) else { return false }
    return filled.allSatisfy { isNumber($0) || isAskedAbout($0, by: fact.condition) }
  }

  /// The same for anything that is said.
  func namesOnlyWhat(_ fact: ConditionalFact, isAskedAbout other: ConditionalFact) -> Bool {
    let words = tree.kind(other.condition) == .argument ? tree.lastChild(other.condition) : other.condition
    guard let filled = fillings(of: words), !filled.isEmpty else { return false }
    return filled.allSatisfy { isNumber($0) || isAskedAbout($0, by: fact.condition) }
  }

  /// What is filled into written words; nil when they are not written here.
  private func fillings(of words: NodeID, depth: Int = 0) -> [NodeID]? {
    guard depth < 4 else { return nil }
    switch tree.kind(words) {
    case .stringLiteral:
      var result: [NodeID] = []
      for child in tree.children(words) where tree.kind(child) == .interpolation {
        let argument = tree.firstChild(child)
        guard argument.exists else { return nil }
        result.append(tree.lastChild(argument))
      }
      return result
    case .callExpr:
      let callee = tree.firstChild(words)
      guard tree.kind(callee) == .identifierExpr else { return nil }
      switch tree.text(callee) {
      case "Text", "LocalizedStringKey", "NSLocalizedString":
        return tree.argument(of: words, label: nil).flatMap { fillings(of: $0, depth: depth + 1) }
      case "String":
        if let key = tree.argument(of: words, label: "localized") { return fillings(of: key, depth: depth + 1) }
        // `String(format: "Mark %@", item.name)`
        guard let format = tree.argument(of: words, label: "format"),
          var result = fillings(of: format, depth: depth + 1)
        else { return nil }
        for child in tree.children(words).dropFirst()
        where tree.kind(child) == .argument && tree.label(of: child) == nil {
          result.append(tree.lastChild(child))
        }
        return result
      default: return nil
      }
    default: return nil
    }
  }

  /// `count` that is declared as a number, or the count of something.
  private func isNumber(_ value: NodeID) -> Bool {
    switch tree.kind(value) {
    case .memberExpr: return tree.mainIs(value, "count")
    case .identifierExpr: return model.evaluator.isDeclaredNumber(tree.name(value), in: scope)
    default: return false
    }
  }

  /// Whether a value is what a function is asked about: `post.id` in `isLiked(post.id)`, and a thing has one name whatever
  /// it is.
  private func isAskedAbout(_ value: NodeID, by condition: NodeID) -> Bool {
    switch tree.kind(value) {
    case .identifierExpr, .memberExpr: break
    default: return false
    }
    let own = code(of: value)
    return tree.nodes(below: condition).contains { index in
      guard tree.nodes[index].kind == .callExpr else { return false }
      return tree.children(NodeID(index)).dropFirst().contains {
        tree.kind($0) == .argument && code(of: tree.lastChild($0)) == own
      }
    }
  }
}
