// A condition without what turns it round, so that two ways to write it are known to be the same or opposites.

/// `!isOn`, `(chosen != item)`: what is asked, and whether the answer is turned round.
public struct TurnedCondition: Sendable, Hashable {
  /// The expression without signs of negation around it: `isOn`, `chosen == item`.
  public var source: String
  public var isNegated: Bool

  public init(_ text: String) {
    var rest = Substring(text)
    isNegated = false
    while true {
      while rest.first == " " { rest.removeFirst() }
      if rest.hasPrefix("!"), Self.isOne(rest.dropFirst()) {
        rest = rest.dropFirst()
        isNegated.toggle()
      } else if rest.hasPrefix("("), rest.hasSuffix(")"), Self.isOne(rest) {
        rest = rest.dropFirst().dropLast()
      } else {
        break
      }
    }
    source = String(rest)
    guard !source.contains("&&"), !source.contains("||"), !source.contains("?") else { return }
    let places = source.ranges(of: " != ")
    guard places.count == 1 else { return }
    source.replaceSubrange(places[0], with: " == ")
    isNegated.toggle()
  }

  /// Whether a sign before the text turns all of it: one name, call or pair of parentheses.
  private static func isOne(_ text: Substring) -> Bool {
    var depth = 0
    for (place, character) in zip(text.indices, text) {
      switch character {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth < 0 { return false }
        // `(a) == (b)` begins and ends with parentheses that are two pairs.
        if depth == 0, text.hasPrefix("("), text.index(after: place) != text.endIndex { return false }
      case " " where depth == 0: return false
      default: break
      }
    }
    return depth == 0
  }
}
