// Words in capital or small letters: what is shown differs, what is read is the same.

import CurbcutSymbols
import CurbcutSyntax

extension Evaluator {
  private static let uppercased = Name("uppercased")
  private static let lowercased = Name("lowercased")

  /// The value of `"Plan".uppercased()`, of which the callee is given; unknown for calls of other members.
  func inOtherLetters(_ callee: NodeID, in scope: Scope, depth: Int, _ reach: Reach) -> Value {
    let name = scope.file.tree.name(callee)
    guard name == Self.uppercased || name == Self.lowercased else { return .runtime }
    let words = value(of: scope.file.tree.firstChild(callee), in: scope, depth: depth + 1, reach)
    return .chosen(
      words.alternatives.map { word in
        switch word {
        case .string(let text): .string(name == Self.uppercased ? text.uppercased() : text.lowercased())
        case .interpolated(let text): .interpolated(name == Self.uppercased ? text.uppercased() : text.lowercased())
        default: .runtime
        }
      })
  }
}
