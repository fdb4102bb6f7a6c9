// Words that few files hold and that some rules ask whole types about. One sweep over the tokens when a file is read
// answers for all of them.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax

/// What a word that few files hold is about.
public enum RareWord: Sendable, Equatable {
  /// `performAccessibilityAudit`.
  case audit
  /// `XCUIApplication`: a test that drives the app.
  case interfaceTest
  /// `AudioServicesPlaySystemSound` and its like.
  case sound
  /// `notificationOccurred` of a feedback generator.
  case haptics
  /// `UIAccessibility`.
  case setting
  /// What tells that Increase Contrast is on.
  case contrast
  /// `overrideUserInterfaceStyle`.
  case appearance
  /// `colorScheme`, `preferredColorScheme`.
  case scheme
  /// `viewWithTag`.
  case tag
  /// `ImageRenderer`.
  case rendering
  /// `UIHostingController`, `NSHostingController`.
  case hosting
  /// A type that shows what no rule can look into.
  case outside(OutsideContent)
}

/// A rare word and where it stands.
public struct RareToken: Sendable {
  public var kind: RareWord
  public var token: TokenID
}

/// Tokens that tell of announcements, of the Reduce Motion setting, of the text size and of the device's orientation.
struct TokenSignals {
  /// Tokens that announce something or move VoiceOver's focus: `announce…`, `AccessibilityNotification`, `screenChanged`.
  private(set) var announcements: [TokenID] = []
  /// Whether the Reduce Motion setting is named anywhere.
  private(set) var mentionsReduceMotion = false
  /// Tokens that ask for the text size or let the layout choose by it: `dynamicTypeSize`, `ViewThatFits`, `AnyLayout`.
  private(set) var textSizes: [TokenID] = []
  /// Tokens that name or set the orientation of the interface.
  private(set) var orientations: [TokenID] = []
  /// Words that a rule or two look for; ascending.
  private(set) var rare: [RareToken] = []
  /// Whether a class of UIKit that people meet is named: `UIButton`, not `UIImage`.
  private(set) var mentionsUIKit = false
  /// Whether a member is named that objects of UIKit are set up by: an extension that does so needs no import.
  private(set) var setsUpObjects = false

  /// Whether one of the calls is named that are listed for rules.
  private(set) var mentionsIndexedCalls = false
  /// The classes of all names.
  private(set) var names = NameSummary.none

  init(_ tree: Tree) {
    // Each look at a static is a call that asks whether it has been made.
    let (wanted, ofCalls) = (Self.wanted, Self.ofCalls)
    var names = NameSummary.none
    tree.source.padded.withUnsafeBufferPointer { bytes in
      tree.tokens.forEachName(in: Self.wantedOrLong, noting: &names) { token, name in
        let isWanted = wanted.contains(name)
        if isWanted, !mentionsIndexedCalls, ofCalls.contains(name) {
          mentionsIndexedCalls = tree.known(of: token).isIndexedCall
        }
        let (start, length) = tree.tokens.place(token)
        if length >= 8, Self.announces(bytes, start, length) {
          if bytes[start] != UInt8(ascii: "$") { announcements.append(token) }
        } else if isWanted, bytes[start] != UInt8(ascii: "$") {
          note(length, at: start, token: token, bytes)
        }
      }
    }
    self.names = names
  }

  /// The classes of all words that are looked for, and of those that may hold one.
  private static let wantedOrLong: NameClasses = {
    var result = wanted
    result.insertAll(from: NameClasses.number(length: 8, first: 0, last: 0))
    return result
  }()

  /// The classes of all words that are looked for, and of the calls that are listed for rules.
  private static let wanted: NameClasses = {
    var result = NameClasses(
      announcementWords + textSizeWords + orientationWords
        + rareWords.joined().map(\.0) + MotionGuards.settingWords + setUpWords)
    // Classes of UIKit begin alike and end with any letter.
    for length in 6..<32 {
      for last in UInt8(ascii: "a")...UInt8(ascii: "z") {
        result.insert(NameClasses.number(length: length, first: UInt8(ascii: "U"), last: last))
      }
    }
    result.formUnion(ofCalls)
    return result
  }()

  private static let ofCalls: NameClasses = {
    var result = NameClasses()
    for known in Known.allCases where known.isIndexedCall { result.insert(known.text.utf8) }
    return result
  }()

  private static let announcementWords: [StaticString] = [
    "screenChanged", "layoutChanged", "AccessibilityNotification",
  ]

  private static let setUpWords: [StaticString] = [
    "setTitle", "accessibilityLabel", "accessibilityTraits", "isAccessibilityElement",
    "adjustsFontForContentSizeCategory",
  ]

  private static let textSizeWords: [StaticString] = [
    "AnyLayout", "ViewThatFits", "sizeCategory", "dynamicTypeSize", "isAccessibilitySize", "isAccessibilityCategory",
  ]
  private static let orientationWords: [StaticString] = [
    "orientationLock", "requestGeometryUpdate", "UIInterfaceOrientation", "supportedInterfaceOrientations",
    "supportedInterfaceOrientationsFor",
  ]

  /// By their length, so that few are compared.
  private static let rareWords: [[(StaticString, RareWord)]] = {
    var words: [(StaticString, RareWord)] = [
      ("colorScheme", .scheme), ("viewWithTag", .tag), ("ImageRenderer", .rendering),
      ("XCUIApplication", .interfaceTest), ("UIAccessibility", .setting), ("colorSchemeContrast", .contrast),
      ("UIHostingController", .hosting), ("NSHostingController", .hosting), ("notificationOccurred", .haptics),
      ("preferredColorScheme", .scheme), ("performAccessibilityAudit", .audit),
      ("overrideUserInterfaceStyle", .appearance), ("AudioServicesPlayAlertSound", .sound),
      ("isDarkerSystemColorsEnabled", .contrast), ("AudioServicesPlaySystemSound", .sound),
      ("AudioServicesPlayAlertSoundWithCompletion", .sound), ("AudioServicesPlaySystemSoundWithCompletion", .sound),
    ]
    words += OutsideContent.words.map { ($0.0, .outside($0.1)) }
    var byLength = [[(StaticString, RareWord)]](
      repeating: [], count: (words.map(\.0.utf8CodeUnitCount).max() ?? 0) + 1)
    for word in words { byLength[word.0.utf8CodeUnitCount].append(word) }
    return byLength
  }()

  private mutating func noteRare(_ length: Int, at start: Int, token: TokenID, _ bytes: UnsafeBufferPointer<UInt8>) {
    for (word, kind) in Self.rareWords[length] where Self.equals(bytes, start, word) {
      rare.append(RareToken(kind: kind, token: token))
    }
  }

  private mutating func note(
    _ length: Int, at start: Int, token: TokenID, _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    func isOne(of words: [StaticString]) -> Bool {
      words.contains { $0.utf8CodeUnitCount == length && Self.equals(bytes, start, $0) }
    }
    if !mentionsUIKit, bytes[start] == UInt8(ascii: "U") { mentionsUIKit = Self.isUIKitObject(bytes, start, length) }
    if !setsUpObjects, isOne(of: Self.setUpWords) { setsUpObjects = true }
    if length < Self.rareWords.count { noteRare(length, at: start, token: token, bytes) }
    if isOne(of: Self.announcementWords) { announcements.append(token) }
    if isOne(of: Self.textSizeWords) { textSizes.append(token) }
    if isOne(of: Self.orientationWords) { orientations.append(token) }
    if !mentionsReduceMotion, isOne(of: MotionGuards.settingWords) { mentionsReduceMotion = true }
  }

  /// The announcements and every mention of a property with `@AccessibilityFocusState`.
  func announcements(withFocusStatesOf members: [Member], _ tree: Tree) -> [TokenID] {
    var focusNames: Set<Name> = []
    for index in members.indices where members[index].attributes.contains(.AccessibilityFocusState) {
      focusNames.insert(members[index].name)
    }
    guard !focusNames.isEmpty else { return announcements }
    var result = announcements
    for token in tree[tree.root].tokens where tree.tokens.isName(token) && focusNames.contains(tree.name(of: token)) {
      result.append(token)
    }
    result.sort()
    return result
  }

  /// Whether `nnounce` stands in a word; the letter before it may be of either case.
  private static func announces(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ length: Int) -> Bool {
    // The letter under the last of the pattern tells how far it can be moved on.
    var last = start + 6
    let end = start + length
    while last < end {
      switch bytes[last] {
      case UInt8(ascii: "e"):
        if equals(bytes, last - 6, "nnounce") { return true }
        last += 7
      case UInt8(ascii: "c"): last += 1
      case UInt8(ascii: "n"): last += 2
      case UInt8(ascii: "u"): last += 3
      case UInt8(ascii: "o"): last += 4
      default: last += 7
      }
    }
    return false
  }

  private static func isUIKitObject(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ length: Int) -> Bool {
    guard bytes[start + 1] == UInt8(ascii: "I"), bytes[start + 2] >= UInt8(ascii: "A"),
      bytes[start + 2] <= UInt8(ascii: "Z")
    else { return false }
    let others: [StaticString] = [
      "UIImage", "UIColor", "UIScreen", "UIDevice", "UIApplication", "UIApplicationDelegate", "UIPasteboard", "UIKit",
      "UIResponder", "UIWindow", "UIWindowScene", "UIApplicationDelegateAdaptor", "UIFont", "UIBezierPath",
      "UISceneSession", "UIScene", "UIInterfaceOrientation", "UIInterfaceOrientationMask", "UIUserInterfaceStyle",
      "UIImpactFeedbackGenerator", "UINotificationFeedbackGenerator", "UISelectionFeedbackGenerator", "UIEdgeInsets",
      "UIBackgroundTaskIdentifier", "UITraitCollection", "UIActivityViewController", "UIImagePickerController",
    ]
    return !others.contains { $0.utf8CodeUnitCount == length && equals(bytes, start, $0) }
  }

  private static func equals(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ word: StaticString) -> Bool {
    word.withUTF8Buffer { word in
      for index in word.indices where bytes[start + index] != word[index] { return false }
      return true
    }
  }
}
