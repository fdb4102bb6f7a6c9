// One object of a storyboard or xib, as rules ask about it.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// An object of a storyboard or xib.
public struct InterfaceElement {
  public unowned let model: InterfaceModel
  /// Index of the element in the document.
  public let index: Int32
  public let kind: UIKitClass

  public var file: InterfaceFile { model.file }
  public var document: XMLDocument { model.file.document }
  public var limits: Limits { model.limits }

  /// The beginning of the start tag, `<button`: the rest of the line says where it is drawn.
  public var range: ByteRange {
    let element = document.elements[Int(index)]
    return ByteRange(element.tag.start, element.name.end)
  }

  /// Whether the view that the file is made for has words of its own, or stands in something that speaks for it, wherever
  /// another file shows it.
  public var isSpokenForWhereShown: Bool { model.isSpokenForWhereShown }

  /// Whether the file says how the keyboard corrects, checks or looks where it is typed into.
  public var setsUpKeyboard: Bool {
    guard let traits = child(key: "textInputTraits") else { return false }
    let said: [StaticString] = [
      "autocorrectionType", "spellCheckingType", "keyboardType", "keyboardAppearance", "returnKeyType",
      "textContentType",
      "secureTextEntry",
    ]
    return said.contains { document.range($0, of: traits) != nil }
  }

  /// Whether a class of the project stands behind it.
  public var isOfOwnClass: Bool { file.customClass(of: index) != nil }

  /// What Swift code says to it.
  public var facts: UIKitFacts { model.facts(of: index) }

  /// Whether something around it stands for it or hides it, so that it may not be met.
  public var isCovered: Bool { model.isCovered(index) }

  /// An attribute or a text of several lines.
  public func text(_ key: StaticString) -> String? { file.text(key, of: index) }

  /// Whether an attribute is `YES`.
  public func isOn(_ key: StaticString) -> Bool { document.has(key, "YES", index) }

  /// The child with a key.
  public func child(key: StaticString) -> Int32? { file.child(key: key, of: index) }

  /// Children below a list, such as the segments of a control.
  public func children(of list: StaticString) -> [Int32] {
    document.child(list, of: index).map { Array(document.children(of: $0)) } ?? []
  }

  // MARK: What assistive technology gets

  /// The label that the file gives, in any language.
  public var label: String? {
    if let configuration = child(key: "accessibilityConfiguration"),
      let label = file.text("label", of: configuration), !Self.isBlank(label)
    {
      return label
    }
    for attribute in runtimeAttributes where attribute.path == "accessibilityLabel" { return attribute.value }
    if let text = file.localized("accessibilityLabel", of: index), !Self.isBlank(text) { return text }
    return nil
  }

  /// The hint that the file gives.
  public var hint: String? {
    child(key: "accessibilityConfiguration").flatMap { file.text("hint", of: $0) }
  }

  /// Whether the file says that it is an element of its own, or none.
  public var isElement: Bool? { Self.isElement(index, file) }

  static func isElement(_ element: Int32, _ file: InterfaceFile) -> Bool? {
    guard let configuration = file.child(key: "accessibilityConfiguration", of: element),
      let value = file.child(key: "isElement", of: configuration)
    else { return nil }
    return file.document.has("value", "YES", value)
  }

  /// Whether the file gives it a trait: `button`, `header`, …
  public func hasTrait(_ trait: StaticString) -> Bool {
    guard let configuration = child(key: "accessibilityConfiguration"),
      let traits = file.child(key: "traits", of: configuration)
    else { return false }
    return document.has(trait, "YES", traits)
  }

  /// Whether a property of the user's own is set on it that may give it words, which cannot be looked into.
  public var mayBeNamedByAttribute: Bool {
    runtimeAttributes.contains { attribute in
      guard attribute.path != "accessibilityLabel", !InterfaceFile.isAboutLayout(attribute.path) else { return false }
      let path = attribute.path.lowercased()
      return attribute.isText || ["acc", "a11y", "label", "title", "text", "loc"].contains { path.contains($0) }
    }
  }

  /// Whether a property of the user's own may give it colours: a style, a theme.
  var setsLooksByAttribute: Bool {
    runtimeAttributes.contains { !$0.path.hasPrefix("layer.") && $0.path != "accessibilityLabel" }
  }

  /// Properties that are set when the file is loaded.
  private var runtimeAttributes: [(path: String, value: String, isText: Bool)] {
    children(of: "userDefinedRuntimeAttributes").compactMap { attribute in
      guard let path = document.value("keyPath", of: attribute), path != "accessibilityIdentifier" else { return nil }
      let isText = document.has("type", "string", attribute) || document.has("type", "localizedString", attribute)
      return (path, file.text("value", of: attribute) ?? "", isText)
    }
  }

  /// Whether touches go through it: the file says so, or code may, and neither gives it anything to do.
  public var takesNoTouches: Bool {
    if text("userInteractionEnabled") == "NO" { return true }
    return !hasAction && facts.says(.isUserInteractionEnabled) && !facts.saysAny(.addTarget, .addAction, .menu)
  }

  /// Whether nobody can meet it: hidden in the file, and no code shows it.
  public var isHiddenForGood: Bool {
    guard isOn("hidden") else { return false }
    let facts = facts
    return !facts.isOpen && !facts.says(.isHidden)
  }

  /// Whether something around it is hidden and no code is known to show it, or is drawn with no opacity and not known to
  /// code that could change that.
  public var isInHidden: Bool {
    model.isInHidden(index) {
      let file = file
      let document = file.document
      return file.ancestors(of: index).contains { around in
        if document.has("hidden", "YES", around) { return !model.isShownByCode(around) }
        return document.value("alpha", of: around).flatMap(Double.init) == 0 && file.connections(to: around).isEmpty
          && file.customClass(of: around) == nil
      }
    }
  }

  /// The words drawn on it, in any state.
  public var hasWords: Bool {
    for key: StaticString in ["title", "text", "placeholder"] {
      if let text = text(key), !Self.isBlank(text) { return true }
    }
    for child in document.children(of: index) {
      if document.isNamed("attributedString", child) { return true }
      guard document.isNamed("state", child) || document.isNamed("buttonConfiguration", child) else { continue }
      if let title = file.text("title", of: child), !Self.isBlank(title) { return true }
      if let title = file.text("subtitle", of: child), !Self.isBlank(title) { return true }
      if document.children(of: child).contains(where: { document.isNamed("attributedString", $0) }) { return true }
    }
    return Self.translatedTexts.contains { part in
      file.localized(part, of: index).map { !Self.isBlank($0) } ?? false
    }
  }

  /// What stands in a field until something is typed, where that names it: no sample of what to type, and no mere signs.
  public var prompt: String? {
    [text("placeholder"), file.localized("placeholder", of: index)].lazy.compactMap(\.self).first { words in
      !Self.isBlank(words) && SampleTitle.lack(of: words) == nil
    }
  }

  /// Whether a button has the title that Interface Builder gives to each new one.
  public var hasDefaultTitle: Bool { normalTitle == "Button" }

  /// Whether code takes the title of a button away and gives it no other words. A title of a configuration stays.
  public var isEmptiedByCode: Bool {
    guard kind == .button else { return false }
    let facts = facts
    guard facts.emptiesTitle, !facts.isOpen,
      !facts.saysAny(.setTitle, .setAttributedTitle, .title, .attributedTitle, .configuration)
    else { return false }
    return !document.children(of: index).contains { child in
      document.isNamed("buttonConfiguration", child)
        && (file.text("title", of: child).map { !Self.isBlank($0) } ?? false
          || document.children(of: child).contains { document.isNamed("attributedString", $0) })
    }
  }

  private static let translatedTexts = [
    "normalTitle", "ibShadowedNormalTitle", "title", "text", "placeholder", "selectedTitle", "highlightedTitle",
    "disabledTitle", "configuration.title",
  ]

  /// The picture that is shown on it, by its name; an empty one for a picture without.
  public var picture: (name: String, isSymbol: Bool)? {
    for key: StaticString in ["image", "backgroundImage"] {
      if let name = document.value(key, of: index) { return (name, document.has("catalog", "system", index)) }
    }
    for child in document.children(of: index) {
      guard document.isNamed("state", child) || document.isNamed("buttonConfiguration", child) else { continue }
      for key: StaticString in ["image", "backgroundImage"] {
        if let name = document.value(key, of: child) { return (name, document.has("catalog", "system", child)) }
      }
      for reference in document.children(of: child) where document.isNamed("imageReference", reference) {
        return (
          document.value("image", of: reference) ?? "", document.has("catalog", "system", reference)
        )
      }
    }
    return nil
  }

  static func isBlank(_ text: String) -> Bool { text.utf8.allSatisfy { $0 == 0x20 || $0 == 0x0A || $0 == 0x09 } }

  // MARK: Looks

  /// The font that the file gives: a number of points, or a text style.
  public enum Font: Equatable {
    case fixed(Double)
    case style
  }

  /// The element of the font and what it says, that of a button where it keeps the one it begins with; nil where the file
  /// says nothing, or leaves the font to a configuration.
  public var font: (element: Int32, font: Font)? {
    for child in document.children(of: index) where document.isNamed("fontDescription", child) {
      guard document.has("key", "fontDescription", child) else { continue }
      if document.range("style", of: child) != nil { return (child, .style) }
      guard let points = document.value("pointSize", of: child).flatMap(Double.init), points > 0 else { return nil }
      return (child, .fixed(points))
    }
    return unsaidFont.map { (index, $0) }
  }

  /// The least size in points that attributed text of the file is held to; nil where none of it is.
  public var styledPoints: Double? {
    let holders = [index] + document.children(of: index).filter { document.isNamed("state", $0) }
    return holders.flatMap { document.children(of: $0) }.filter { document.isNamed("attributedString", $0) }
      .flatMap { document.children(of: $0) }.compactMap { fragment -> Double? in
        guard document.isNamed("fragment", fragment),
          file.text("content", of: fragment)?.contains(where: \.isLetter) == true,
          let attributes = document.child("attributes", of: fragment),
          let font = file.child(key: "NSFont", of: attributes)
        else { return nil }
        return document.value("size", of: font).flatMap(Double.init)
      }.min()
  }

  /// Width and height that the file holds it to; nil for a side that the content or the surroundings decide.
  public var fixedSize: (width: Double?, height: Double?) {
    var width: Double?
    var height: Double?
    for constraint in children(of: "constraints") {
      // Only what is said of the object alone, always and exactly; what code may change is not known.
      guard document.isNamed("constraint", constraint), document.range("firstItem", of: constraint) == nil,
        document.range("secondItem", of: constraint) == nil, document.range("relation", of: constraint) == nil,
        document.range("priority", of: constraint) == nil, !document.has("placeholder", "YES", constraint),
        document.child("variation", of: constraint) == nil, document.range("identifier", of: constraint) == nil,
        file.connections(to: constraint).isEmpty,
        let constant = document.value("constant", of: constraint).flatMap(Double.init)
      else { continue }
      if document.has("firstAttribute", "width", constraint) { width = constant }
      if document.has("firstAttribute", "height", constraint) { height = constant }
    }
    if isOn("fixedFrame"), let frame = child(key: "frame") {
      width = width ?? document.value("width", of: frame).flatMap(Double.init)
      height = height ?? document.value("height", of: frame).flatMap(Double.init)
    }
    return (width, height)
  }

  /// Its size in Interface Builder.
  public var shownSize: (width: Double?, height: Double?) {
    guard let frame = child(key: "frame") else { return (nil, nil) }
    return (
      document.value("width", of: frame).flatMap(Double.init), document.value("height", of: frame).flatMap(Double.init)
    )
  }

  // MARK: What it is connected to

  /// Whether the code of a class around it says something to a property of the system that holds it.
  public func classAroundSays(_ words: Set<UIKitWord>, toPropertyNamed property: String) -> Bool {
    model.classAround(index, says: words, toPropertyNamed: Name(property))
  }

  /// Whether it stands in a cell, which a tap may choose in its place.
  public var isRepeatedByCell: Bool {
    file.ancestors(of: index).contains { ancestor in
      document.isNamed("tableViewCell", ancestor) || document.isNamed("collectionViewCell", ancestor)
    }
  }

  /// Whether a tap on it is handled by a gesture recogniser of the file.
  public var hasTapGesture: Bool {
    guard let connections = document.child("connections", of: index) else { return false }
    return document.children(of: connections).contains { connection in
      guard document.has("property", "gestureRecognizers", connection),
        let id = document.value("destination", of: connection), let target = file.element(id: id)
      else { return false }
      // Three taps on a logo open something for developers.
      return document.isNamed("tapGestureRecognizer", target)
        && document.value("numberOfTapsRequired", of: target).flatMap(Int.init) ?? 1 < 2
    }
  }

  /// Whether a larger control beside it, in the same stack or view, does the same: the title that an arrow belongs to.
  public var hasEqualBeside: Bool {
    let own = sentActions
    let parent = document.elements[Int(index)].parent
    guard !own.isEmpty, parent >= 0 else { return false }
    return document.children(of: parent).contains { sibling in
      guard sibling != index, let kind = UIKitClass(interfaceElement: document, sibling) else { return false }
      let other = InterfaceElement(model: model, index: sibling, kind: kind)
      let size = other.fixedSize
      return own.allSatisfy { other.sentActions.contains($0) }
        && ![size.width, size.height].contains { $0.map { $0 < 24 } ?? false }
    }
  }

  /// Whether something larger around it does the same: a control that sends its action, or a view that a tap recogniser of
  /// the file or of the code of its class listens to.
  public var hasEqualAround: Bool {
    let own = sentActions
    guard !own.isEmpty else { return false }
    return file.ancestors(of: index).contains { ancestor in
      guard let kind = UIKitClass(interfaceElement: document, ancestor), !kind.isController else { return false }
      let holder = InterfaceElement(model: model, index: ancestor, kind: kind)
      let size = holder.fixedSize
      guard [size.width, size.height].allSatisfy({ $0.map { $0 >= limits.targetSize } ?? true }) else { return false }
      return own.allSatisfy { action in
        holder.sentActions.contains(action) || holder.tapActions.contains(action)
          || model.listensToTaps(on: ancestor, doing: action)
      }
    }
  }

  /// An action of a control or recogniser: its selector, and the element that gets it.
  public struct SentAction: Equatable {
    var selector: String
    public var destination: Int32

    /// The name of the function in Swift.
    var function: Substring { selector.prefix { $0 != ":" } }

    /// What the function may be called: `closeWithSender:` is `close(sender:)`, or `closeWithSender(_:)`.
    public var functions: [String] {
      let whole = String(function)
      guard selector.hasSuffix(":"), let with = whole.ranges(of: "With").last, with.lowerBound > whole.startIndex else {
        return [whole]
      }
      return [whole, String(whole[..<with.lowerBound])]
    }
  }

  /// The actions it sends.
  private var sentActions: [SentAction] { Self.sentActions(of: index, file) }

  /// The actions that an element of a file sends.
  public static func sentActions(of element: Int32, _ file: InterfaceFile) -> [SentAction] {
    let document = file.document
    guard let connections = document.child("connections", of: element) else { return [] }
    return document.children(of: connections).compactMap { connection in
      guard document.isNamed("action", connection), let selector = document.value("selector", of: connection),
        let destination = document.value("destination", of: connection).flatMap(file.element(id:))
      else { return nil }
      return SentAction(selector: selector, destination: destination)
    }
  }

  /// What the tap recognisers that the file gives it send.
  private var tapActions: [SentAction] {
    guard hasTapGesture, let connections = document.child("connections", of: index) else { return [] }
    return document.children(of: connections).flatMap { connection -> [SentAction] in
      guard document.has("property", "gestureRecognizers", connection),
        let target = document.value("destination", of: connection).flatMap(file.element(id:)),
        document.isNamed("tapGestureRecognizer", target)
      else { return [] }
      return Self.sentActions(of: target, file)
    }
  }

  /// Whether it does something when it is used: an action or a segue.
  public var hasAction: Bool {
    guard let connections = document.child("connections", of: index) else { return false }
    return document.children(of: connections).contains {
      document.isNamed("action", $0) || document.isNamed("segue", $0)
    }
  }
}
