// How tightly operators bind. The levels are those of the standard library's precedence groups; operators and groups
// declared in the same file are honoured, all others get the default group.

/// How an operator binds.
struct Precedence {
  var level: Int16
  var isRight = false
  var isAssignment = false

  static let assignment = Precedence(level: 100, isRight: true, isAssignment: true)
  static let ternary = Precedence(level: 200, isRight: true)
  static let disjunction = Precedence(level: 300)
  static let conjunction = Precedence(level: 400)
  static let comparison = Precedence(level: 500)
  /// Unrelated to the groups above it in the language; here it binds tighter than comparison.
  static let `default` = Precedence(level: 600)
  static let nilCoalescing = Precedence(level: 700, isRight: true)
  static let casting = Precedence(level: 800)
  static let range = Precedence(level: 900)
  static let addition = Precedence(level: 1000)
  static let multiplication = Precedence(level: 1100)
  static let shift = Precedence(level: 1200)
  static let prefix: Int16 = 2000
  /// `try` and its like take everything to their right.
  static let wordPrefix: Int16 = 0

  /// The precedence of a standard operator; nil for others.
  static func standard(_ bytes: [UInt8], _ start: Int, _ length: Int) -> Precedence? {
    guard length <= 4 else { return nil }
    var value: UInt32 = 0
    for k in 0..<length { value = value << 8 | UInt32(bytes[start + k]) }
    switch value {
    // + - | ^ &+ &- .| .^
    case 0x2B, 0x2D, 0x7C, 0x5E, 0x262B, 0x262D, 0x2E7C, 0x2E5E: return addition
    // * / % & &* .&
    case 0x2A, 0x2F, 0x25, 0x26, 0x262A, 0x2E26: return multiplication
    // == != < > <= >=
    case 0x3D3D, 0x213D, 0x3C, 0x3E, 0x3C3D, 0x3E3D: return comparison
    // === !== ~=
    case 0x3D_3D3D, 0x21_3D3D, 0x7E3D: return comparison
    // .== .!= .< .> .<= .>=
    case 0x2E_3D3D, 0x2E_213D, 0x2E3C, 0x2E3E, 0x2E_3C3D, 0x2E_3E3D: return comparison
    case 0x2626: return conjunction
    case 0x7C7C: return disjunction
    case 0x3F3F: return nilCoalescing
    // ... ..<
    case 0x2E_2E2E, 0x2E_2E3C: return range
    // << >> &<< &>>
    case 0x3C3C, 0x3E3E, 0x26_3C3C, 0x26_3E3E: return shift
    // = += -= *= /= %= &= |= ^=
    case 0x3D, 0x2B3D, 0x2D3D, 0x2A3D, 0x2F3D, 0x253D, 0x263D, 0x7C3D, 0x5E3D: return assignment
    // <<= >>= &+= &-= &*= &<<= &>>= .&= .|= .^=
    case 0x3C_3C3D, 0x3E_3E3D, 0x26_2B3D, 0x26_2D3D, 0x26_2A3D, 0x263C_3C3D, 0x263E_3E3D, 0x2E_263D, 0x2E_7C3D,
      0x2E_5E3D:
      return assignment
    default: return nil
    }
  }
}

/// The operators that one file declares.
struct OperatorTable {
  private var declared: [(name: ArraySlice<UInt8>, precedence: Precedence)] = []

  init() {}

  /// Reads the `operator` and `precedencegroup` declarations of a file.
  init(_ file: LexedFile, bytes: [UInt8]) {
    let tokens = file.tokens
    func text(_ k: Int) -> String {
      k < tokens.count
        ? String(decoding: bytes[Int(tokens[k].tokenStart)..<Int(tokens[k].tokenEnd)], as: UTF8.self) : ""
    }
    var groups: [String: Precedence] = [
      "AssignmentPrecedence": .assignment, "FunctionArrowPrecedence": .assignment, "TernaryPrecedence": .ternary,
      "DefaultPrecedence": .default, "LogicalDisjunctionPrecedence": .disjunction,
      "LogicalConjunctionPrecedence": .conjunction, "ComparisonPrecedence": .comparison,
      "NilCoalescingPrecedence": .nilCoalescing, "CastingPrecedence": .casting,
      "RangeFormationPrecedence": .range, "AdditionPrecedence": .addition,
      "MultiplicationPrecedence": .multiplication, "BitwiseShiftPrecedence": .shift,
    ]
    for k in tokens.indices where tokens[k].tokenWord == .precedencegroup {
      var precedence = Precedence.default
      var j = k + 2
      while j < tokens.count, tokens[j].tokenKind != .rightBrace {
        let value = text(j + 2)
        switch text(j) {
        case "higherThan": if let other = groups[value] { precedence.level = other.level + 10 }
        case "lowerThan": if let other = groups[value] { precedence.level = max(1, other.level - 10) }
        case "associativity": precedence.isRight = value == "right"
        case "assignment": precedence.isAssignment = value == "true"
        default: break
        }
        j += 1
      }
      groups[text(k + 1)] = precedence
    }
    for k in tokens.indices where tokens[k].tokenWord == .operator && k > 0 && tokens[k - 1].tokenWord == .infix {
      guard k + 1 < tokens.count else { break }
      let name = bytes[Int(tokens[k + 1].tokenStart)..<Int(tokens[k + 1].tokenEnd)]
      let group = tokens[k + 2 < tokens.count ? k + 2 : k].tokenKind == .colon ? groups[text(k + 3)] : nil
      declared.append((name, group ?? .default))
    }
  }

  /// How the operator in the given bytes binds.
  func precedence(_ bytes: [UInt8], _ start: Int, _ length: Int) -> Precedence {
    if let standard = Precedence.standard(bytes, start, length) { return standard }
    if !declared.isEmpty {
      let name = bytes[start..<start + length]
      for operation in declared where operation.name.elementsEqual(name) { return operation.precedence }
    }
    return .default
  }
}
