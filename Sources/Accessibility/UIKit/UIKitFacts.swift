// What is known to be said to one object of UIKit, and where.

import CurbcutSyntax
import CurbcutViews

/// What is said to an object.
public struct UIKitFacts: Sendable {
  private var bits: UInt64 = 0
  private var elsewhereBits: UInt64 = 0
  /// Why not everything can be known: it is handed on, made by a helper, or set up in Interface Builder.
  public internal(set) var isOpen = false
  /// The places in the file itself.
  public internal(set) var uses: [UIKitUse] = []
  /// What is said where the object is made: by the function that gives it back, by its class.
  var made: [UIKitMade] = []
  /// The calls of a class that make it.
  var makings: [UIKitMakingCall] = []
  private var foreignBits: UInt64 = 0
  private var builtBits: UInt64 = 0
  /// What code says of the colors of an object that Interface Builder makes, in whatever file.
  var painted: [UIKitMade] = []
  private var unplacedBits: UInt64 = 0

  /// Whether code takes the title away: `setTitle("", for: .normal)`.
  public internal(set) var emptiesTitle = false

  /// Whether a member is set or called; a title without words is none.
  public func says(_ word: UIKitWord) -> Bool { bits & 1 << UInt64(word.rawValue) != 0 }

  /// Whether other files or the object's class say it, so that `uses` do not hold all of it.
  public func saysElsewhere(_ word: UIKitWord) -> Bool { elsewhereBits & 1 << UInt64(word.rawValue) != 0 }

  /// Whether one of several members is set or called.
  public func saysAny(_ words: UIKitWord...) -> Bool { words.contains { says($0) } }

  /// Whether one of several members is set or called.
  public func saysAny(_ words: Set<UIKitWord>) -> Bool { words.contains { says($0) } }

  /// Whether a field is shown and can be used as far as code says it: neither `isHidden` is only ever true nor `isEnabled`
  /// false. What other files alone say is not asked.
  public func isThereAtTimes(_ tree: Tree) -> Bool {
    (!says(.isHidden) || maySwitchOff(.isHidden, tree)) && (!says(.isEnabled) || maySwitchOn(.isEnabled, tree))
  }

  /// Whether anybody may see it, as far as code says it: not if all that is known to be said is that it is hidden.
  public func isShownAtTimes(_ tree: Tree) -> Bool {
    isOpen || !says(.isHidden) || saysElsewhere(.isHidden) || maySwitchOff(.isHidden, tree)
  }

  /// Whether code puts something into a field that is there before anybody types.
  public func isFilled(_ tree: Tree) -> Bool {
    uses.contains { use in
      use.word == .text && use.value.exists && tree.kind(use.value) != .nilLiteral && !tree.isBlankLiteral(use.value)
    }
  }

  /// Whether code that says a word with a Boolean may say `true`, so that what it switches off is on at other times.
  public func maySwitchOn(_ word: UIKitWord, _ tree: Tree) -> Bool { saysOther(than: "false", word, tree) }

  /// The same of `false`.
  private func maySwitchOff(_ word: UIKitWord, _ tree: Tree) -> Bool { saysOther(than: "true", word, tree) }

  private func saysOther(than literal: StaticString, _ word: UIKitWord, _ tree: Tree) -> Bool {
    uses.contains { $0.word == word && $0.value.exists && !tree.mainIs($0.value, literal) }
  }

  mutating func note(_ word: UIKitWord) { bits |= 1 << UInt64(word.rawValue) }

  /// Whether code says it that may run at any time: `uses` and `made` do not hold all of it.
  func saysForeign(_ word: UIKitWord) -> Bool { foreignBits & 1 << UInt64(word.rawValue) != 0 }

  /// Whether a file of Interface Builder says it, before any code does.
  func isBuiltWith(_ word: UIKitWord) -> Bool { builtBits & 1 << UInt64(word.rawValue) != 0 }

  /// Notes what a file of Interface Builder says where it makes the object.
  mutating func noteBuilt(_ word: UIKitWord) {
    note(word)
    elsewhereBits |= 1 << UInt64(word.rawValue)
    builtBits |= 1 << UInt64(word.rawValue)
  }

  mutating func noteElsewhere(_ word: UIKitWord, isPainted: Bool = false) {
    note(word)
    elsewhereBits |= 1 << UInt64(word.rawValue)
    foreignBits |= 1 << UInt64(word.rawValue)
    if !isPainted { unplacedBits |= 1 << UInt64(word.rawValue) }
  }

  /// Notes what the file itself says to a part of the object.
  mutating func noteUnplaced(_ word: UIKitWord) {
    note(word)
    unplacedBits |= 1 << UInt64(word.rawValue)
  }

  /// Whether something is said that `painted` does not hold.
  func saysUnplaced(_ word: UIKitWord) -> Bool { unplacedBits & 1 << UInt64(word.rawValue) != 0 }

  /// Adds what is said of colors under another name.
  mutating func addPaint(of other: UIKitFacts) {
    painted += other.painted + other.made.filter { Self.painting.contains($0.use.word) }
    unplacedBits |= other.unplacedBits
  }

  /// Adds what a class says of itself.
  mutating func addOwn(of other: UIKitFacts) {
    bits |= other.bits
    elsewhereBits |= other.elsewhereBits
    foreignBits |= other.foreignBits
    unplacedBits |= other.unplacedBits
    isOpen = isOpen || other.isOpen
    // Objects of which nothing else is said share the list.
    made = made.isEmpty ? other.made : made + other.made
  }

  /// What decides how an object or what lies behind it is colored.
  static let painting: Set<UIKitWord> = [
    .textColor, .setTitleColor, .backgroundColor, .attributedPlaceholder, .alpha, .attributedText, .setAttributedTitle,
  ]

  /// Notes what is said where the object is made.
  mutating func noteMade(_ use: UIKitUse, in file: FileViews, _ frame: Frame?, isOfClass: Bool = false) {
    note(use.word)
    elsewhereBits |= 1 << UInt64(use.word.rawValue)
    made.append(UIKitMade(use: use, file: file, frame: frame, isOfClass: isOfClass))
  }

  /// Notes what a function says that is called on the object, with what the call passes.
  mutating func noteCalled(_ use: UIKitUse, in file: FileViews, _ frame: Frame, by call: UIKitUse) {
    note(use.word)
    elsewhereBits |= 1 << UInt64(use.word.rawValue)
    made.append(UIKitMade(use: use, file: file, frame: frame, call: call))
  }
}

extension UIKitModel {
  /// What is known of the objects to which a use speaks by the name that a loop has for each of them.
  public func factsOfListed(by use: UIKitUse) -> [UIKitFacts] {
    let local = code.locals[Int(use.local)]
    guard !local.value.exists else { return [] }
    return keptObjects.compactMap { object in
      let facts = facts(of: object)
      return facts.uses.contains { $0.node == use.node } ? facts : nil
    }
  }
}

/// Something said to an object where it is made, with what the function that makes it was given.
struct UIKitMade: Sendable {
  var use: UIKitUse
  var file: FileViews
  var frame: Frame?
  /// Whether the object's class says it, whatever call makes the object.
  var isOfClass = false
  /// The call on the object whose function says it: `title.apply(style: .headline)`.
  var call: UIKitUse?
}
