// Which conditions are decided where a view stands: in the branch of `if isDone { … } else if isNear { … }` the one holds
// and the other does not, so that a color chosen by the same conditions is one color there.

import CurbcutSyntax
import CurbcutViews

/// What is known of the conditions around a view.
public struct DecidedConditions: Sendable, Equatable {
  private var truths: [String: Bool] = [:]
  /// By what is compared, the condition that holds.
  private var held: [String: String] = [:]
  /// By what is compared, the conditions of which one holds: `kind == .near || kind == .far`.
  private var oneOf: [String: Set<String>] = [:]
  /// The one appearance that the conditions leave, dark (true) or light.
  public private(set) var isDark: Bool?

  /// Whether nothing is decided, as mostly.
  var isEmpty: Bool { truths.isEmpty && held.isEmpty && oneOf.isEmpty }

  /// Whether a condition holds; nil when it is not decided.
  func truth(of condition: String) -> Bool? {
    if isEmpty { return nil }
    if condition.hasPrefix(.environment) {
      let start = condition.utf8.index(condition.startIndex, offsetBy: String.environment.utf8.count)
      return truth(of: String(condition[start...]))
    }
    if let known = truths[condition] { return known }
    guard !held.isEmpty || !oneOf.isEmpty, let subject = Conditions.subject(of: condition).map(String.init) else {
      return nil
    }
    if let others = oneOf[subject], !others.contains(condition), !condition.contains("#") { return false }
    guard let other = held[subject] else { return nil }
    // A case of several values may ask for this one as well.
    return other.contains("#") || condition.contains("#") ? nil : false
  }

  /// Whether a condition holds, its parts taken together; nil where what is decided leaves it open.
  func truth(of condition: NodeID, in conditions: Conditions) -> Bool? {
    func both(_ parts: [Bool?]) -> Bool? { parts.contains(false) ? false : parts.contains(nil) ? nil : true }
    switch conditions.form(of: condition) {
    case .atom(let text, let isNegated):
      if let bound = conditions.bound(by: condition) { return truth(of: "\(bound)==nil").map(!) }
      return truth(of: text).map { $0 != isNegated }
    case .all(let left, let right):
      return both([truth(of: left, in: conditions), truth(of: right, in: conditions)])
    case .any(let left, let right):
      let parts = [truth(of: left, in: conditions), truth(of: right, in: conditions)]
      return both(parts.map { $0.map(!) }).map(!)
    case .list(let parts): return both(parts.map { truth(of: $0, in: conditions) })
    case .not(let inner): return truth(of: inner, in: conditions).map(!)
    }
  }

  /// Whether what is decided here cannot hold at the same time as what is decided elsewhere.
  func contradicts(_ other: DecidedConditions) -> Bool {
    func differs(_ one: DecidedConditions, _ other: DecidedConditions) -> Bool {
      one.truths.contains { condition, isTrue in other.truth(of: condition).map { $0 != isTrue } ?? false }
        || one.oneOf.values.contains { $0.allSatisfy { other.truth(of: $0) == false } }
    }
    return differs(self, other) || differs(other, self)
  }

  mutating func note(_ condition: String, _ isTrue: Bool) {
    truths[condition] = isTrue
    if isTrue, let subject = Conditions.subject(of: condition) { held[String(subject)] = condition }
    if let asked = ColourResolver.asksForDark(condition) { isDark = asked == isTrue }
  }

  mutating func note(_ condition: NodeID, _ isTrue: Bool, in conditions: Conditions) {
    switch conditions.form(of: condition) {
    case .atom(let text, let isNegated):
      // `if let name` and `name == nil`
      if let bound = conditions.bound(by: condition) { return note("\(bound)==nil", !isTrue) }
      note(text, isTrue != isNegated)
    case .all(let left, let right):
      guard isTrue else { return }
      note(left, true, in: conditions)
      note(right, true, in: conditions)
    case .any(let left, let right):
      guard !isTrue else {
        if let one = Self.equalities(condition, conditions), let first = one.first,
          let subject = Conditions.subject(of: first)
        {
          oneOf[String(subject)] = Set(one)
        }
        return
      }
      note(left, false, in: conditions)
      note(right, false, in: conditions)
    case .list(let parts): if isTrue { for part in parts { note(part, true, in: conditions) } }
    case .not(let inner): note(inner, !isTrue, in: conditions)
    }
  }
}

extension DecidedConditions {
  /// The same for a condition that may choose between `true` and `false`: `isValid ? false : true`.
  mutating func note(whether condition: NodeID, is isTrue: Bool, in conditions: Conditions) {
    guard let asked = conditions.choiceOfTruths(condition) else { return note(condition, isTrue, in: conditions) }
    note(asked.condition, asked.isTurned != isTrue, in: conditions)
  }

  /// The parts of `kind == .near || kind == .far`, which compare one thing with different values; nil for other conditions.
  private static func equalities(_ condition: NodeID, _ conditions: Conditions) -> [String]? {
    switch conditions.form(of: condition) {
    case .atom(let text, let isNegated):
      return isNegated || Conditions.subject(of: text) == nil ? nil : [text]
    case .any(let left, let right):
      guard let first = equalities(left, conditions), let second = equalities(right, conditions),
        Conditions.subject(of: first[0]) == Conditions.subject(of: second[0])
      else { return nil }
      return first + second
    case .all, .list, .not: return nil
    }
  }
}

extension ColourModel {
  /// A choice with more branches decides nothing: each of their conditions would be read for each view in them.
  private static let branchLimit = 64

  /// What is decided where a view stands, by the branches around it in its body, and around the one use of a property.
  func decided(at view: Int32, depth: Int = 0) -> DecidedConditions {
    var current = view
    while true {
      let node = file.views[Int(current)]
      guard node.parent >= 0 else { return decided(aroundBody: node.body, depth: depth) }
      let parent = file.views[Int(node.parent)]
      if parent.kind == .choice, node.slotModifier < 0 {
        let key = DecidedKey(choice: node.parent, branch: node.branch)
        if let known = decidedInBranches[key] { return known }
        var result = decided(at: node.parent, depth: depth)
        if parent.branches.magnitude <= Self.branchLimit { note(branch: node.branch, of: parent, into: &result) }
        decidedInBranches[key] = result
        return result
      }
      current = node.parent
    }
  }

  private func decided(aroundBody index: Int32, depth: Int) -> DecidedConditions {
    let body = file.bodies[Int(index)]
    guard body.kind == .property, depth < 4, let use = onlyUse(ofPropertyOf: body),
      file.views[Int(use)].body != index
    else { return DecidedConditions() }
    return decided(at: use, depth: depth + 1)
  }

  private func note(branch: Int16, of choice: ViewNode, into result: inout DecidedConditions) {
    let conditions = Conditions(tree: file.tree)
    switch file.tree.kind(choice.expression) {
    case .ternaryExpr:
      result.note(file.tree.firstChild(choice.expression), branch == 0, in: conditions)
    case .ifExpr:
      var current = choice.expression
      for number in 0...branch {
        let parts = file.tree.children(current)
        guard parts.count >= 2 else { return }
        result.note(parts[0], number == branch, in: conditions)
        guard number < branch, parts.count > 2, file.tree.kind(parts[2]) == .ifExpr else { return }
        current = parts[2]
      }
    case .switchExpr:
      guard let cases = conditions.cases(of: choice.expression), branch < cases.count else { return }
      for (number, one) in cases.enumerated() {
        if let text = one.text, number == branch || cases[Int(branch)].text == nil || number < branch {
          result.note(text, number == branch)
        }
      }
    default: break
    }
  }
}

/// One branch of a choice in a file.
struct DecidedKey: Hashable {
  var choice: Int32
  var branch: Int16
}

extension ColourValue {
  /// The value where some conditions are decided.
  func deciding(_ decided: DecidedConditions) -> ColourValue {
    if decided.isEmpty { return self }
    // Of the many choices of a value most hang on the same few conditions, and mostly none is decided.
    var truths: [(condition: String, truth: Bool?)] = []
    func truth(of condition: String) -> Bool? {
      if let known = truths.first(where: { $0.condition == condition }) { return known.truth }
      let truth = decided.truth(of: condition)
      truths.append((condition, truth))
      return truth
    }
    func reduced(_ value: ColourValue) -> ColourValue {
      switch value {
      case .colour, .unknown: return value
      case .any(let values): return .any(values.map(reduced))
      case .choice(let condition, let then, let otherwise):
        if let isTrue = truth(of: condition) { return reduced(isTrue ? then : otherwise) }
        return .choice(condition: condition, then: reduced(then), otherwise: reduced(otherwise))
      }
    }
    return hasCondition(where: { truth(of: $0) != nil }) ? reduced(self) : self
  }

  /// Light values of one with the dark values of another.
  static func byScheme(light: ColourValue, dark: ColourValue) -> ColourValue {
    switch (light, dark) {
    case (.colour(let light), .colour(let dark)): return .colour(.byScheme(light: light, dark: dark))
    case (.choice(let condition, let then, let otherwise), _):
      return .choice(
        condition: condition, then: byScheme(light: then, dark: dark), otherwise: byScheme(light: otherwise, dark: dark)
      )
    case (_, .choice(let condition, let then, let otherwise)):
      return .choice(
        condition: condition, then: byScheme(light: light, dark: then),
        otherwise: byScheme(light: light, dark: otherwise)
      )
    default: return .unknown
    }
  }
}

extension Element {
  /// Whether a condition is never asked where the view stands, or has one answer there: `if isFiltered && isChosen` in the
  /// branch of `!isFiltered`.
  public func isDecided(_ condition: NodeID) -> Bool {
    let decided = model.colours.decided(at: index)
    guard !decided.isEmpty, !tree[condition].tokens.isEmpty else { return false }
    let conditions = Conditions(tree: tree)
    if decided.truth(of: condition, in: conditions) != nil { return true }
    var inner = condition
    for outer in tree.enclosing(condition, while: { $0 != .closureExpr && $0 != .codeBlock }) {
      if tree.kind(outer) == .ternaryExpr, case let parts = tree.children(outer), parts.count == 3,
        let isTrue = decided.truth(of: parts[0], in: conditions), isTrue ? inner == parts[2] : inner == parts[1]
      {
        return true
      }
      inner = outer
    }
    return false
  }
}

// MARK: Appearances

extension ColourResolver {
  /// Whether a condition asks for the dark (true) or the light appearance (false); nil when it asks for something else.
  static func asksForDark(_ text: String) -> Bool? {
    guard let equal = text.firstRange(of: "==") else {
      // Asked of every condition, so by bytes: a character may be several scalars.
      let point = text.utf8.lastIndex(of: UInt8(ascii: "."))
      let last = text[(point.map(text.utf8.index(after:)) ?? text.startIndex)...]
      guard 6...10 ~= last.utf8.count else { return nil }
      return ["isdark", "isdarkmode", "darkmode"].contains(last.lowercased()) ? true : nil
    }
    let subject = text[..<equal.lowerBound]
    guard let end = subject.utf8.last, end | 0x20 == UInt8(ascii: "e"), isAppearance(subject.lowercased()) else {
      return nil
    }
    switch text[equal.upperBound...] {
    case ".dark", "ColorScheme.dark", "UIUserInterfaceStyle.dark": return true
    case ".light", "ColorScheme.light", "UIUserInterfaceStyle.light": return false
    default: return nil
    }
  }

  static func isAppearance(_ subject: some StringProtocol) -> Bool {
    subject.hasSuffix("scheme") || subject.hasSuffix("interfacestyle") || subject.hasSuffix("style")
  }

  /// Whether a condition asks for increased contrast.
  static func asksForContrast(_ text: String) -> Bool {
    text == "UIAccessibility.isDarkerSystemColorsEnabled" || text.hasSuffix(".accessibilityContrast==.high")
  }
}
