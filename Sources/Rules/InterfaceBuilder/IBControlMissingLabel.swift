// A control of a storyboard or xib without words: neither the file nor its tables nor Swift code give it any.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let ibControlMissingLabel = Rule(
    "ib-control-missing-label", .uikitOnly,
    interface: { model, report in
      for element in model.elements where isMet(element) {
        switch element.kind {
        case .button: button(element, &report)
        case .barButtonItem: barButton(element, &report)
        case .segmentedControl: segments(element, &report)
        case .tabBarItem: tab(element, &report)
        case .toggle, .slider, .stepper: control(element, &report)
        case .textField:
          if element.prompt != nil || !field(element, &report) { filled(element, model, &report) }
        case .textView where model.isReadByCode(element): _ = field(element, &report)
        case .imageView: image(element, &report)
        default: break
        }
      }
    })

  private static func isMet(_ element: InterfaceElement) -> Bool {
    !element.isHiddenForGood && !element.isInHidden && element.isElement != false && !element.isCovered
      && element.label == nil && !element.mayBeNamedByAttribute
  }

  /// Whether code names it, keeps it from VoiceOver, or may do so unseen.
  private static func isNamed(_ element: InterfaceElement) -> Bool {
    let facts = element.facts
    return facts.isOpen || element.isTakenOutOfSight
      || facts.saysAny(
        .accessibilityLabel, .accessibilityAttributedLabel, .setTitle, .setAttributedTitle, .title, .attributedTitle,
        .configuration, .text, .attributedText, .isAccessibilityElement, .accessibilityElementsHidden,
        .placeholder, .attributedPlaceholder)
      || element.isSpokenForWhereShown
  }

  private static func button(_ element: InterfaceElement, _ report: inout Report) {
    let isEmptied = element.isEmptiedByCode
    // One that takes no touches is a picture over what does.
    guard !element.hasWords || isEmptied, !isSystemButton(element), !element.takesNoTouches else { return }
    let facts = element.facts
    guard !isNamed(element) else { return }
    if let picture = element.picture {
      let said = said(picture)
      // What the file shows is not what people hear once code has put another icon in its place.
      let isReplaced = facts.saysAny(.setImage, .setBackgroundImage)
      report.add(
        said?.severity ?? .error, said?.confidence ?? .high, at: element.range,
        isReplaced
          ? "This button shows only an icon that code sets, and has no accessibility label: VoiceOver reads at most the image's name"
          : "This button shows only an icon and has no accessibility label: \(said?.text ?? words(picture))",
        help: isReplaced ? "Set accessibilityLabel on its outlet where code sets its image." : help,
        cause: element.index)
    } else if facts.saysAny(.setImage, .setBackgroundImage) {
      report.add(
        .error, .high, at: element.range,
        "Code sets only an icon on this button, and it has no accessibility label: VoiceOver reads at most the image's name",
        help: help, cause: element.index)
    } else if isEmptied {
      report.add(
        .error, element.hasDefaultTitle ? .high : .medium, at: element.range,
        "Code removes the title of this button, and it has no accessibility label: VoiceOver says only “button”",
        help: help, cause: element.index, since: "0.2.0")
    } else if element.hasAction {
      report.add(
        .warning, .medium, at: element.range,
        "This button has no title, image or accessibility label, so VoiceOver says only “button”",
        help: help, cause: element.index)
    }
  }

  private static let help =
    "Give it a label in the Accessibility section of the Identity inspector, or set accessibilityLabel on its outlet."

  private static func isSystemButton(_ element: InterfaceElement) -> Bool {
    switch element.text("buttonType") {
    case "infoLight", "infoDark", "contactAdd", "detailDisclosure", "close": true
    default: false
    }
  }

  private static func barButton(_ element: InterfaceElement, _ report: inout Report) {
    guard element.text("systemItem") == nil, !element.hasWords, let picture = element.picture,
      element.child(key: "customView") == nil, !isNamed(element)
    else { return }
    if let key = element.text("key"),
      element.classAroundSays([.accessibilityLabel, .accessibilityAttributedLabel, .title], toPropertyNamed: key)
    {
      return
    }
    let said = said(picture)
    report.add(
      said?.severity ?? .error, said?.confidence ?? .high, at: element.range,
      "This bar button shows only an icon and has no accessibility label: \(said?.text ?? words(picture))",
      help: "Give it a title, which is not shown next to an image, or a label in the Accessibility section.",
      cause: element.index)
  }

  private static func segments(_ element: InterfaceElement, _ report: inout Report) {
    let facts = element.facts
    guard !facts.isOpen, !facts.saysAny(.setTitle, .setImage, .isAccessibilityElement, .accessibilityElements) else {
      return
    }
    let document = element.document
    for (place, segment) in element.children(of: "segments").enumerated() {
      guard let image = document.value("image", of: segment) else { continue }
      if let title = document.value("title", of: segment), !title.isEmpty { continue }
      if element.file.localized("segmentTitles[\(place)]", of: element.index) != nil { continue }
      let tag = document.elements[Int(segment)]
      report.add(
        .warning, .high, at: ByteRange(tag.tag.start, tag.name.end),
        "This segment shows only an icon and has no accessibility label: \(words((image, document.has("catalog", "system", segment))))",
        help: "Set the image in code, and give it an accessibilityLabel.")
    }
  }

  private static func tab(_ element: InterfaceElement, _ report: inout Report) {
    guard element.text("systemItem") == nil, !element.hasWords, let picture = element.picture,
      !isNamed(element)
    else { return }
    // The title of the controller is that of its tab.
    for ancestor in element.file.ancestors(of: element.index) {
      if element.file.customClass(of: ancestor) != nil { return }
      if let title = element.file.text("title", of: ancestor), !title.isEmpty { return }
    }
    report.add(
      .warning, .medium, at: element.range,
      "This tab shows only an icon and has no accessibility label: \(words(picture))",
      help: "Give the tab bar item a title.", cause: element.index)
  }

  private static func control(_ element: InterfaceElement, _ report: inout Report) {
    guard !isNamed(element) else { return }
    let (role, said) =
      switch element.kind {
      case .toggle: ("switch", "whether it is on")
      case .slider: ("slider", "its value")
      default: ("stepper", "how to change it")
      }
    // A cell's own switch is read with the words of the cell.
    guard element.text("key") != "accessoryView" else { return }
    report.add(
      .warning, .high, at: element.range,
      "This \(role) has no accessibility label: VoiceOver says only \(said)",
      help: captioned(help, element),
      cause: element.index)
  }

  /// A field that has neither a label nor words that say what to type; false where code may give it some. What stands in it
  /// is no name.
  private static func field(_ element: InterfaceElement, _ report: inout Report) -> Bool {
    let facts = element.facts
    guard !facts.isOpen, !element.isTakenOutOfSight, element.text("editable") != "NO", element.text("enabled") != "NO",
      element.text("userInteractionEnabled") != "NO", element.kind == .textField || !element.isOfOwnClass,
      !facts.saysAny(
        .accessibilityLabel, .accessibilityAttributedLabel, .placeholder, .attributedPlaceholder,
        .isAccessibilityElement, .accessibilityElementsHidden, .isEditable, .isEnabled, .isUserInteractionEnabled),
      // What code puts words into may only show them, unless the keyboard is made for what is typed.
      element.kind == .textField || !facts.saysAny(.text, .attributedText) || element.setsUpKeyboard,
      !element.isSpokenForWhereShown
    else { return false }
    let help = captioned(help, element)
    if let sample = element.text("placeholder"), let lack = SampleTitle.lack(of: sample) {
      report.add(
        .warning, .medium, at: element.range,
        "The placeholder is this field's only name, and it is \(lack), not what it is for: “\(sample.shortened)”",
        help: help,
        cause: element.index)
      return true
    }
    let role = element.kind == .textField ? "text field" : "text view"
    report.add(
      .warning, .high, at: element.range,
      "This \(role) has no accessibility label: VoiceOver says only that it can be typed into", help: help,
      cause: element.index)
    return true
  }

  /// A field whose only name is its placeholder, which is gone as soon as code has filled it.
  private static func filled(_ element: InterfaceElement, _ model: InterfaceModel, _ report: inout Report) {
    let facts = element.facts
    guard !facts.isOpen, facts.says(.text), element.document.range("enabled", of: element.index) == nil,
      !facts.saysAny(
        .accessibilityLabel, .accessibilityAttributedLabel, .isAccessibilityElement, .accessibilityElementsHidden,
        .alpha, .isUserInteractionEnabled),
      model.isFilledByCode(element)
    else { return }
    report.add(
      .warning, .medium, at: element.range, UIKitTargets.filled.message,
      help: element.text("placeholder").flatMap { isExample($0) ? nil : $0 }
        .map { "Set its accessibilityLabel as well, for example to “\($0.shortened)”." } ?? UIKitTargets.filled.help,
      cause: element.index)
  }

  /// Whether a placeholder shows what to type rather than what for: "HEX (e.g. 0059)".
  private static func isExample(_ placeholder: String) -> Bool {
    placeholder.contains("e.g.") || placeholder.contains(where: \.isNumber)
  }

  /// The advice, with the words of the label beside it where there is just one. What code puts there names the control only
  /// where it is words: a slider beside the time that has passed is not named by that.
  private static func captioned(_ advice: String, _ element: InterfaceElement) -> String {
    let document = element.document
    let parent = document.elements[Int(element.index)].parent
    let plain = "\(advice.dropLast()): it should say \(meaning(of: element.kind))."
    guard parent >= 0 else { return plain }
    let labels = document.children(of: parent).filter { document.isNamed("label", $0) }
    if labels.count == 1 {
      switch element.source(ofTextOf: labels[0]) {
      case .file: break
      // Beside what is set to a number mostly stands that number.
      case .unknown where element.kind == .slider || element.kind == .stepper: return plain
      case .value: return plain
      case .words, .unknown:
        return "Set accessibilityLabel on its outlet, to the text that code gives the label next to it."
      }
    }
    let words = labels.compactMap { sibling -> String? in
      guard let text = element.file.text("text", of: sibling), text.contains(where: \.isLetter), text != "Label",
        element.source(ofTextOf: sibling) == .file
      else { return nil }
      return text
    }
    guard words.count == 1, let caption = words.first else { return plain }
    return "\(advice.dropLast()), such as the words next to it: “\(caption)”."
  }

  /// What the label of a control tells.
  private static func meaning(of kind: UIKitClass) -> String {
    switch kind {
    case .toggle: "what the switch turns on"
    case .slider: "what the slider sets"
    case .stepper: "what the stepper changes"
    default: "what to type"
    }
  }

  private static func image(_ element: InterfaceElement, _ report: inout Report) {
    guard element.isElement == true else { return }
    let facts = element.facts
    guard !facts.isOpen,
      !facts.saysAny(.accessibilityLabel, .accessibilityAttributedLabel, .isAccessibilityElement, .image)
    else { return }
    report.add(
      .warning, .high, at: element.range,
      "VoiceOver stops at this image, which has no label\(element.picture.map { ": \(words($0))" } ?? "")",
      help: "Give it a label, or clear Enabled in the Accessibility section if it is decorative.",
      cause: element.index)
  }

  /// The word that the system has for the picture, where it says what the button does.
  private static func said(_ picture: (name: String, isSymbol: Bool)) -> SystemWords? {
    picture.isSymbol ? SystemWords(symbol: picture.name) : nil
  }

  private static func words(_ picture: (name: String, isSymbol: Bool)) -> String {
    if picture.name.isEmpty { return "VoiceOver reads at most the image's name" }
    return picture.isSymbol
      ? SystemWords.builtInName(of: picture.name)
      : "VoiceOver reads the file name “\(picture.name)”"
  }
}
