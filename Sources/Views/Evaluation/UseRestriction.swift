// What a component, a modifier or a function is passed where it is used is joined over its uses. Here are the uses that
// were joined, and a project as if there were only one of them: so it is known which use is why something is found.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax

/// What is passed values where it is used.
public enum UsedCode: Hashable, Sendable {
  /// A component.
  case view(TypeReference)
  /// A type of the project's own modifiers.
  case modifier(TypeReference)
  /// A function that makes views, or one that is a modifier.
  case function(MemberReference)

  private var mixed: UInt64 {
    switch self {
    case .view(let type): type.bits
    case .modifier(let type): type.bits ^ 1 << 62
    case .function(let member): member.bits ^ 1 << 63
    }
  }

  public func _rawHashValue(seed: Int) -> Int { spreadHash(mixed, seed: seed) }
  public func hash(into hasher: inout Hasher) { hasher.combine(mixed) }

  /// Where it is declared.
  public var file: Int32 {
    switch self {
    case .view(let type), .modifier(let type): type.file
    case .function(let member): member.file
    }
  }
}

/// A place where it is used.
public struct UsePlace: Hashable, Sendable {
  public var file: Int32
  /// By which the uses in a file are told apart.
  var index: Int32
  /// The name that is called there.
  public var name: TokenID
}

/// The uses that count. Others are as if they were not there.
struct UseRestriction: Sendable {
  /// The only use of each; nil where nothing is known of what is passed.
  var places: [UsedCode: UsePlace?]

  func only(of type: TypeReference) -> UsePlace? { places[.view(type)] ?? nil }
}

extension Project {
  /// The project as if there were only these uses; nil stands for a use of which nothing is known.
  public func restricted(to places: [UsedCode: UsePlace?]) -> Project {
    Project(self, restriction: UseRestriction(places: places))
  }

  /// The declaration that a type or its extension belongs to.
  public func declaration(of type: TypeReference) -> TypeReference {
    let part = self.type(type)
    guard part.kind == .extensionDecl else { return type }
    return self.type(named: part.name, from: files[Int(type.file)]) ?? type
  }

  /// The uses of a component, in the order of the files.
  func usePlaces(of type: TypeReference) -> [UsePlace] {
    var places = uses(of: type).map { use in
      UsePlace(file: use.file, index: use.index, name: files[Int(use.file)].views[Int(use.index)].nameToken)
    }
    // They mostly are.
    if !zip(places, places.dropFirst()).allSatisfy({ ($0.file, $0.index) <= ($1.file, $1.index) }) {
      places.sort { ($0.file, $0.index) < ($1.file, $1.index) }
    }
    return places
  }
}

extension Evaluator {
  /// Whether anybody asked what some use passes.
  public var hasJoinedUses: Bool { !shared.joinedUses.isEmpty }
  /// The uses that were joined since the evaluator was made, by what they are of.
  public var joinedUses: [UsedCode: [UsePlace]] { shared.joinedUses }
}

/// What conditions call that which is used, in words only where there are several uses.
public struct UseName {
  var owner: Name
  /// A member of the owner; `.none` for the owner itself.
  var member = Name.none

  public init(owner: Name, member: Name = .none) {
    self.owner = owner
    self.member = member
  }

  /// The conditions that stand for uses at places of files: `use#owner.member#file.place`.
  public func conditions(of uses: [(file: Int32, place: Int32)]) -> [String] {
    if uses.isEmpty { return [] }
    let prefix = prefix
    return uses.map { Self.condition(prefix, file: $0.file, place: $0.place) }
  }

  /// What the conditions of all uses begin with.
  var prefix: String {
    String(key: 64) { key in
      key.add(OutcomeCondition.usePrefix)
      key.add(owner.hash)
      if member.exists {
        key.add("." as Unicode.Scalar)
        key.add(member.hash)
      }
      key.add("#" as Unicode.Scalar)
    }
  }

  /// The same, behind what they begin with.
  static func condition(_ prefix: String, file: Int32, place: Int32) -> String {
    String(key: 96) { key in
      key.add(prefix)
      key.add(file)
      key.add("." as Unicode.Scalar)
      key.add(place)
    }
  }
}

extension Interpretation {
  /// One value for each use, in the order of the files; the last is left where no condition holds. The condition names
  /// the use, so that two properties, and what lies behind the component, are of the same one. `isPassed`: arguments are
  /// asked for, and not what is around the use.
  mutating func joined(
    _ code: UsedCode, _ places: [UsePlace], _ name: UseName, isPassed: Bool = true,
    _ value: (inout Interpretation, Int) -> Outcome
  ) -> Outcome {
    evaluator.shared.touch(RestingUses([JoinedUses(code: code, places: places, isPassed: isPassed)]))
    if let only = project.restriction?.places[code], isPassed || only != nil {
      guard let only, let number = places.firstIndex(of: only) else { return .unknown(.code) }
      usesDepth += 1
      defer { usesDepth -= 1 }
      return deeper { value(&$0, number) }
    }
    usesDepth += 1
    defer { usesDepth -= 1 }
    return joined(places, name, value)
  }

  /// Each use is followed as if it were the only one. Most pass one of a few things: what is written alike is one value, so
  /// that it is followed on once.
  private mutating func joined(
    _ places: [UsePlace], _ name: UseName, _ value: (inout Interpretation, Int) -> Outcome
  ) -> Outcome {
    // In uses of uses it would multiply.
    let isEach = usesDepth == 1
    let full = fuel
    var least = full
    var alike: [Alike: Terminal] = [:]
    var prefix: String?
    let result = deeper { run -> Outcome in
      func one(_ run: inout Interpretation, _ number: Int) -> Outcome {
        if isEach { run.fuel = full }
        let outcome = value(&run, number)
        least = min(least, run.fuel)
        guard case .value(let terminal) = outcome, let key = Alike(terminal) else { return outcome }
        guard let known = alike[key] else {
          alike[key] = terminal
          return outcome
        }
        return .value(known)
      }
      var result = one(&run, places.count - 1)
      for number in (0..<places.count - 1).reversed() {
        let one = one(&run, number)
        if let same = one.single, same.isSame(as: result.single) { continue }
        if case .unknown = one, case .unknown = result { continue }
        let known = prefix ?? name.prefix
        prefix = known
        result = .chosen(
          .text(UseName.condition(known, file: places[number].file, place: places[number].index)), one, result)
      }
      return result
    }
    if isEach { fuel = least }
    return result
  }
}

/// What makes two values one, wherever they are written: `.headline` of one type, `true`, `nil`.
private struct Alike: Hashable {
  var name: Name
  var type: Name

  init?(_ terminal: Terminal) {
    let tree = terminal.scope.file.tree
    guard terminal.origin == nil else { return nil }
    switch tree.kind(terminal.node) {
    case .implicitMemberExpr where terminal.type.exists: name = tree.name(terminal.node)
    case .boolLiteral: name = tree.mainIs(terminal.node, "true") ? Self.yes : Self.no
    case .nilLiteral: name = Self.nothing
    default: return nil
    }
    type = terminal.type
  }

  private static let yes = Name("true")
  private static let no = Name("false")
  private static let nothing = Name("nil")
}

extension Terminal {
  /// Whether it is the same place in the code.
  fileprivate func isSame(as other: Terminal?) -> Bool {
    guard let other else { return false }
    return node == other.node && scope.file === other.scope.file && scope.frame == nil && other.scope.frame == nil
  }
}
