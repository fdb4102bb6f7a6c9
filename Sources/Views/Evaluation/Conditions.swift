// The conditions of a file as texts that are equal where two places ask the same.

import CurbcutSymbols
import CurbcutSyntax

/// The conditions in the code of one file, as texts that are equal where two places ask the same.
public struct Conditions: Sendable {
  let tree: Tree

  public init(tree: Tree) { self.tree = tree }

  /// A condition without parentheses and negation.
  private struct Atom {
    var text: String
    var isNegated: Bool
  }

  /// What a condition asks for, in parts joined by `&&` or `||`; parentheses and `!` taken off.
  public enum Form: Sendable {
    case atom(String, isNegated: Bool)
    case all(NodeID, NodeID)
    case any(NodeID, NodeID)
    /// The parts of `if a, b`.
    case list([NodeID])
    case not(NodeID)
  }

  public func form(of condition: NodeID) -> Form {
    var node = condition
    var isNegated = false
    for _ in 0..<16 {
      switch tree.kind(node) {
      case .conditions:
        let parts = tree.children(node)
        guard parts.count == 1 else { return .list(Array(parts)) }
        node = parts[0]
        continue
      case .tupleExpr:
        let argument = tree.lastChild(node)
        guard argument.exists, !tree.previousSibling(argument, in: node).exists, tree.label(of: argument) == nil else {
          break
        }
        node = tree.lastChild(argument)
        continue
      case .prefixExpr where tree.mainIs(node, "!"):
        node = tree.lastChild(node)
        isNegated.toggle()
        continue
      case .binaryExpr where tree.mainIs(node, "&&") || tree.mainIs(node, "||"):
        let parts = tree.children(node)
        guard parts.count == 2 else { break }
        if isNegated { return .not(node) }
        return tree.mainIs(node, "&&") ? .all(parts[0], parts[1]) : .any(parts[0], parts[1])
      default: break
      }
      break
    }
    let atom = atom(node)
    return .atom(atom.text, isNegated: atom.isNegated != isNegated)
  }

  /// The parts of `condition ? then : otherwise`; nil for other expressions.
  public func choice(_ node: NodeID) -> (condition: NodeID, then: NodeID, otherwise: NodeID)? {
    guard tree.kind(node) == .ternaryExpr, case let parts = tree.children(node), parts.count == 3 else { return nil }
    return (parts[0], parts[1], parts[2])
  }

  /// What a choice between `true` and `false` asks, and whether it is turned: `isValid ? false : true`.
  public func choiceOfTruths(_ node: NodeID) -> (condition: NodeID, isTurned: Bool)? {
    guard let parts = choice(node), tree.kind(parts.then) == .boolLiteral, tree.kind(parts.otherwise) == .boolLiteral,
      tree.text(parts.then) != tree.text(parts.otherwise)
    else { return nil }
    return (parts.condition, tree.text(parts.then) == "false")
  }

  private func atom(_ node: NodeID) -> Atom {
    var text = tree.compactText(of: node)
    if text.hasPrefix("self.") { text.removeFirst(5) }
    guard tree.kind(node) == .binaryExpr, tree.mainIs(node, "!="), let range = text.firstRange(of: "!=") else {
      return Atom(text: text, isNegated: false)
    }
    text.replaceSubrange(range, with: "==")
    return Atom(text: text, isNegated: true)
  }

  /// What the cases of a `switch` ask, one text for each: `status==.late`; nil for `default`. Cases under `#if` are left
  /// out, and then nothing is told.
  public func cases(of statement: NodeID) -> [(node: NodeID, text: String?)]? {
    let children = Array(tree.children(statement).dropFirst())
    return children.allSatisfy { tree.kind($0) == .switchCase } ? cases(children, of: statement) : nil
  }

  /// The same with cases under `#if` that an app for iOS may have.
  func casesOfAllClauses(of statement: NodeID) -> [(node: NodeID, text: String?)]? {
    let children = tree.children(statement).dropFirst()
    guard children.contains(where: { tree.kind($0) == .ifConfig }) else { return cases(Array(children), of: statement) }
    let others = clauses(of: tree, that: .otherPlatform)
    let all = children.flatMap { child in
      guard tree.kind(child) == .ifConfig else { return [child] }
      return tree.children(child).filter { clause in !others.contains(tree[clause].tokens) }.flatMap { clause in
        tree.children(clause).filter { tree.kind($0) == .switchCase }
      }
    }
    return cases(all, of: statement)
  }

  private func cases(_ cases: [NodeID], of statement: NodeID) -> [(node: NodeID, text: String?)]? {
    guard case let subject = tree.firstChild(statement), subject.exists else { return nil }
    let asked = atom(subject).text
    var result: [(node: NodeID, text: String?)] = []
    for child in cases {
      guard tree.kind(child) == .switchCase else { return nil }
      let patterns = tree.children(child).filter { tree.kind($0) == .caseItem }
      let number = result.count
      if patterns.isEmpty {
        result.append((child, nil))
      } else {
        let text = patterns.count == 1 ? atom(patterns[0]).text : ""
        result.append((child, Self.isConstant(text[...]) ? "\(asked)==\(text)" : "\(asked)#\(number)"))
      }
    }
    return result
  }

  /// Whether a text stands for one value, so that nothing is equal to it and to another one: `.late`, `3`, `"a"`.
  private static func isConstant(_ text: Substring) -> Bool {
    guard let first = text.utf8.first else { return false }
    let isName = text.utf8.dropFirst().allSatisfy {
      $0 == UInt8(ascii: "_") || $0 >= 128 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
        || UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20
    }
    switch first {
    case UInt8(ascii: "."), UInt8(ascii: "0")...UInt8(ascii: "9"): return isName
    case UInt8(ascii: "\""): return !text.contains("\\")
    default: return text == "nil" || text == "true" || text == "false"
    }
  }

  /// What a condition compares with a value of which only one can hold: `status` of `status==.late`; nil for others.
  public static func subject(of condition: String) -> Substring? {
    if let equal = condition.firstRange(of: "==") {
      return isConstant(condition[equal.upperBound...]) ? condition[..<equal.lowerBound] : nil
    }
    // A case of a `switch` that asks for several values.
    return condition.utf8.lastIndex(of: UInt8(ascii: "#")).map { condition[..<$0] }
  }

  /// A condition as a message quotes it, with blanks around its operator: `kind == .near`; nil for one that is too long, or
  /// that only stands for a choice.
  public static func forReading(_ condition: String) -> String? {
    var text = Substring(condition)
    // Targets and their configurations choose one, no state does.
    if text.hasPrefix(accentColor) {
      let name = text.dropFirst(accentColor.count)
      return name.isEmpty ? "the app has no accent color" : "the target's accent color is “\(name)”"
    }
    if text.hasPrefix("environment#") { text = text.dropFirst(12) }
    // `12.3:isSelected`, asked in another component
    if let first = text.utf8.first, isDigit(first), let colon = text.firstIndex(of: ":") {
      text = text[text.index(after: colon)...]
    }
    guard text.utf8.count <= 40, let first = text.utf8.first, !isDigit(first), !text.hasPrefix("let") else {
      return nil
    }
    for sign in ["==", ">=", "<=", ">", "<"] {
      guard let range = text.firstRange(of: sign) else { continue }
      let (left, right) = (text[..<range.lowerBound], text[range.upperBound...])
      guard isPath(left), isValue(right) else { return nil }
      // An enum asks itself, and is no name where the color is used.
      return left == "self" && sign == "==" ? "the case is \(right)" : "\(left) \(sign) \(right)"
    }
    return isPath(text) ? String(text) : nil
  }

  /// What begins the condition of a color that one of several targets or configurations names as the accent color.
  public static let accentColor = "accent color "

  private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

  /// `row.isSelected`, `items.first?.isOn`, `isOn()`
  private static func isPath(_ text: Substring) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "("), UInt8(ascii: ")"), 128...: true
        default: isDigit(byte) || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
        }
      } && !text.contains("??")
  }

  private static func isValue(_ text: Substring) -> Bool {
    if text.utf8.first == UInt8(ascii: "\""), text.utf8.last == UInt8(ascii: "\"") { return !text.contains("\\") }
    return isPath(text)
  }

  /// The value that `if let name = value` or `if let name` asks for.
  public func bound(by condition: NodeID) -> String? {
    var node = condition
    if tree.kind(node) == .conditions { node = tree.lastChild(node) }
    guard tree.kind(node) == .optionalBinding else { return nil }
    let last = tree.lastChild(node)
    guard last.exists else { return nil }
    return atom(last).text
  }
}
