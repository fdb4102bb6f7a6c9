// Titles that UIKit code or Interface Builder makes, and that are not marked as headings.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

enum UIKitHeaders {
  static func check(_ model: UIKitModel, _ report: inout Report) {
    for object in model.objects where object.type.kind == .label && !object.type.isOwn {
      let (reason, rank): (String, Severity)
      if let found = headerOfSection(object, model) {
        (reason, rank) = (found, .warning)
      } else if let title = UIKitTitle(object, model) {
        (reason, rank) = (title.look, title.rank)
      } else {
        continue
      }
      report.add(
        rank, .medium, at: model.tree.firstChild(object.creation),
        "This text looks like a heading, but VoiceOver users cannot jump to it: \(reason)",
        help: "Set its accessibilityTraits to .header.")
    }
  }

  // MARK: Headers of sections

  /// A label of a table's or collection's own header.
  private static func headerOfSection(_ object: UIKitObject, _ model: UIKitModel) -> String? {
    let member = model.file.members[Int(object.member)]
    let tree = model.tree
    if tree.string(of: member.nameToken) == "tableView", object.local >= 0,
      member.parameters.contains(where: { $0.label == Name("viewForHeaderInSection") })
    {
      return isPlainIn(headerFunction: object, model) ? "it heads a section of a table" : nil
    }
    guard member.owner >= 0 else { return nil }
    let owner = model.file.types[Int(member.owner)]
    guard let system = model.systemClass(of: owner.name),
      system == Name("UITableViewHeaderFooterView") || system == Name("UICollectionReusableView")
    else { return nil }
    let words = Words.split(tree.string(of: owner.nameToken))
    guard words.contains("header") || words.contains("section") || words.contains("title"), !words.contains("footer"),
      !model.mentionsAccessibility(owner.name)
    else { return nil }
    // One label alone is the header; of several it cannot be told which.
    let labels = model.objects.filter {
      $0.type.kind == .label && model.file.members[Int($0.member)].owner == member.owner
    }
    guard labels.count == 1, isSilent(model.facts(of: object)), let handle = model.handle(of: object),
      model.holders(of: handle).contains(where: \.isOwn)
    else { return nil }
    return "it heads a section"
  }

  /// Words of a label that the function gives back, or puts into the view it gives back, and says no more of.
  private static func isPlainIn(headerFunction object: UIKitObject, _ model: UIKitModel) -> Bool {
    let code = model.code
    func isReturned(_ local: Int32) -> Bool {
      code.uses.contains { $0.local == local && $0.word == .returned && $0.member == object.member }
    }
    func isDescribed(_ local: Int32) -> Bool {
      code.uses.contains { use in
        use.local == local
          && (use.word == .accessibilityTraits || use.word == .isAccessibilityElement || use.word == .passed
            || use.word == .accessibilityElementsHidden || use.word == .accessibilityLabel)
      }
    }
    guard !isDescribed(object.local),
      code.uses.contains(where: {
        $0.local == object.local && ($0.word == .text || $0.word == .attributedText) && !isEmpty($0, model)
      })
    else { return false }
    if isReturned(object.local) { return true }
    let others = code.placements.filter { $0.member == object.member }
    guard let place = others.first(where: { $0.childLocal == object.local }), place.holderLocal >= 0,
      isReturned(place.holderLocal), !isDescribed(place.holderLocal)
    else { return false }
    // Beside a button or another text it may be either.
    return others.allSatisfy { other in
      guard other.holderLocal == place.holderLocal, other.childLocal != object.local else { return true }
      return model.types.type(of: other.childNode, in: model.file, member: other.member)?.kind != .label
    }
  }

  private static func isEmpty(_ use: UIKitUse, _ model: UIKitModel) -> Bool {
    guard use.value.exists else { return true }
    return model.tree.kind(use.value) == .nilLiteral
      || model.tree.kind(use.value) == .stringLiteral && !model.tree.lastChild(use.value).exists
  }

  static func isSilent(_ facts: UIKitFacts) -> Bool {
    !facts.isOpen
      && !facts.saysAny(
        .accessibilityTraits, .isAccessibilityElement, .accessibilityElementsHidden, .accessibilityLabel,
        .addGestureRecognizer)
  }

  // MARK: Titles of screens

  /// Whether a label is called a title, and not that of a part of the screen.
  static func namesTitle(_ name: String) -> Bool {
    let words = Words.split(name)
    return words.contains { ["title", "header", "heading", "headline"].contains($0) }
      && !words.contains { ["subtitle", "sub", "button", "row", "cell", "card"].contains($0) }
  }

  static func name(of object: UIKitObject, _ handle: UIKitHandle, _ model: UIKitModel) -> String {
    // A closure's local is called by its property as well.
    for (index, member) in model.file.members.enumerated() where member.name == handle.name {
      if member.owner >= 0, model.file.types[Int(member.owner)].name == handle.type, model.isJudged(Int32(index)) {
        return model.tree.string(of: member.nameToken)
      }
    }
    return ""
  }

  static func isTitleView(_ object: UIKitObject, _ model: UIKitModel) -> Bool {
    model.code.uses.contains {
      $0.word == .assigned && $0.name == Name("titleView") && $0.path.name == object.name
    }
  }

  // MARK: Interface Builder

  private static let styles: [String: String] = [
    "UICTFontTextStyleTitle0": "largeTitle", "UICTFontTextStyleTitle1": "title", "UICTFontTextStyleTitle2": "title2",
    "UICTFontTextStyleTitle3": "title3",
  ]

  static func file(_ model: InterfaceModel, _ report: inout Report) {
    for element in model.elements where element.kind == .label && !element.hasTrait("header") {
      guard case let isTitle = isCalledTitle(element, model), let style = style(of: element, isTitle: isTitle),
        isTitle || isWords(element), !element.isHiddenForGood, !element.isInHidden,
        !element.isCovered, !element.isRepeatedByCell, !element.showsIcon, element.isElement != false,
        element.label == nil
      else { continue }
      let facts = element.facts
      guard !facts.isOpen,
        !facts.saysAny(
          .accessibilityTraits, .isAccessibilityElement, .accessibilityElementsHidden, .accessibilityLabel,
          .attributedText),
        isTitle || !facts.says(.text)
      else { continue }
      report.add(
        .warning, .medium, at: element.range,
        "This text looks like a heading, but VoiceOver users cannot jump to it: \(style)",
        help: "Select the Header trait in its Accessibility section.", cause: element.index)
    }
  }

  /// Whether the controller of the screen calls it a title, whatever words code gives it.
  private static func isCalledTitle(_ element: InterfaceElement, _ model: InterfaceModel) -> Bool {
    model.file.connections(to: element.index).contains { connection in
      guard !connection.isCollection, model.isController(connection.owner),
        let property = model.document.value("property", of: connection.element)
      else { return false }
      return namesTitle(property)
    }
  }

  /// What makes a label look like a heading, in words.
  private static func style(of element: InterfaceElement, isTitle: Bool) -> String? {
    guard let (place, font) = element.font else { return nil }
    if let style = element.document.value("style", of: place) { return styles[style].map { "its text style is \($0)" } }
    // What the controller calls a title needs to be no larger than the title of a bar, or than that of a popover where it is
    // its first text.
    guard case .fixed(let points) = font, points >= (isTitle ? opensScene(element) ? 15 : 17 : 22),
      let weight = boldWeight(of: place, element)
    else { return nil }
    return "its font is \(weight), \(Rule.measure(points)) points"
  }

  /// The weight of a font description, where it is a bold one.
  private static func boldWeight(of font: Int32, _ element: InterfaceElement) -> String? {
    if element.document.has("type", "boldSystem", font) { return "bold" }
    let weight = element.document.value("weight", of: font) ?? ""
    if ["bold", "semibold", "heavy", "black"].contains(weight) { return weight }
    return element.document.value("name", of: font).flatMap(UIKitFontMeasure.weight(named:))
  }

  /// Whether no other text or picture stands before it in its scene, or in its xib, and no box is around it.
  private static func opensScene(_ element: InterfaceElement) -> Bool {
    let (file, document) = (element.file, element.document)
    let scene = file.ancestors(of: element.index).first { document.isNamed("scene", $0) } ?? 0
    let views = file.ancestors(of: element.index).filter { $0 > scene && !document.isNamed("subviews", $0) }
    let isBoxed = zip(views, views.dropFirst()).contains { view, outer in
      !document.isNamed("stackView", view) && !document.isNamed("scrollView", view)
        && (document.isNamed("view", outer) || document.isNamed("stackView", outer)
          || document.isNamed("tableView", outer))
    }
    guard !isBoxed else { return false }
    return !(scene..<element.index).contains { index in
      ["label", "textView", "imageView"].contains { document.isNamed($0, index) }
    }
  }

  /// How many words a title has at most that ends in a full stop.
  private static let greeting = 4

  /// Whether it says words rather than a number, a sentence or one sign.
  private static func isWords(_ element: InterfaceElement) -> Bool {
    guard let text = element.text("text"), text != "Label" else { return false }
    guard text.count <= 60, text.filter(\.isLetter).count >= 3, !text.hasSuffix("…"), !text.hasSuffix("...") else {
      return false
    }
    // "Welcome to Stamps." greets; more words are a sentence.
    return !text.hasSuffix(".") || text.split(separator: " ").count <= greeting
  }
}
