// What fingers and VoiceOver meet in UIKit code: buttons held to a few points, pictures and texts that react to taps
// and do not say so, fields without words.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

enum UIKitTargets {
  // MARK: Size

  /// A button that is too small, and what holds it to its size.
  private struct Held {
    var creation: NodeID
    var place: NodeID
    /// What holds it; nil where its frame does.
    var said: UIKitSaid?
    var measure: String
    /// What it is: a button, or something that is tapped.
    var noun: String
    /// What is too short: `height`, `width`, or both.
    var short: String
    var member: Int32
  }

  /// Buttons whose width or height is held to less than a finger needs.
  static func tooSmall(_ model: UIKitModel, _ report: inout Report) {
    let needed = Rule.measure(model.limits.targetSize)
    // What is said of each object is much to find out, and few files give anything a recognizer.
    let givesRecognizers = model.givesRecognizers
    let small = model.keptObjects.compactMap { object in
      object.type.kind == .button || givesRecognizers ? held(object, model) : nil
    }
    let shares = Dictionary(small.map { ($0.place, 1) }, uniquingKeysWith: +)
    for button in small {
      let (place, made) = (model.tree.range(button.place), model.tree.range(model.tree.firstChild(button.creation)))
      // A number that holds several buttons, in a loop over them, is the fault of each.
      let isShared = (shares[button.place] ?? 0) > 1
      let isBeside = made.start <= place.start && place.end <= model.tree.range(button.creation).end
      report.add(
        .error, .high, at: isShared ? made : place,
        "The touch target of this \(button.noun) is smaller than \(needed) × \(needed) points: \(button.measure)"
          + (model.sizeOrigin(of: button.place, member: button.member)?.sizeSuffix ?? ""),
        help: "Make its \(button.short) at least \(needed) points; what it shows may stay as small as it is.",
        related: isShared
          ? [RelatedLocation(path: model.file.path, range: place, message: "Its size is set here")]
          : model.related(button.said),
        uses: isShared || isBeside
          ? [] : [RelatedLocation(path: model.file.path, range: made, message: "The \(button.noun) is made here")])
    }
    smallByContent(model, &report)
  }

  /// Buttons that are as large as their title or symbol, where that leaves them 8 points or more under what a finger needs.
  private static func smallByContent(_ model: UIKitModel, _ report: inout Report) {
    let needed = model.limits.targetSize
    for object in model.objects where object.type.kind == .button {
      let facts = model.facts(of: object)
      guard isPressed(object, facts, model), let size = model.contentSize(of: object, facts),
        case let least = min(size.width ?? size.height, size.height), least <= needed - clearly
      else { continue }
      let content = size.isTitle ? "title" : "symbol"
      report.add(
        .warning, .medium, at: model.tree.firstChild(object.creation),
        "The touch target of this button is smaller than \(Rule.measure(needed)) × \(Rule.measure(needed)) points, "
          + "because it is as large as its \(content): about \(HitMeasure.text(size.width, size.height))",
        help:
          "Hold its \(size.width == nil ? "height" : "width and height") to at least \(Rule.measure(needed)) points.")
    }
  }

  private static let clearly = 8.0

  private static func held(_ object: UIKitObject, _ model: UIKitModel) -> Held? {
    guard let noun = noun(of: object.type.kind) else { return nil }
    let facts = model.facts(of: object)
    guard object.type.kind == .button ? isPressed(object, facts, model) : isTapped(object, facts, model) else {
      return nil
    }
    var width = side(.fixedWidth, of: object, facts, model)
    var height = side(.fixedHeight, of: object, facts, model)
    if width == nil, height == nil { (width, height) = frame(of: object, facts, model) }
    guard let least = [width?.points, height?.points].compactMap(\.self).min(), least < model.limits.targetSize,
      least > 0, let short = height.map({ $0.points == least ? $0 : width ?? $0 }) ?? width
    else { return nil }
    return Held(
      creation: object.creation, place: short.place, said: short.said,
      measure: HitMeasure.text(width?.points, height?.points), noun: noun,
      short: [("width", width), ("height", height)].filter { $0.1.map { $0.points < model.limits.targetSize } ?? false }
        .map(\.0).joined(separator: " and "), member: object.member)
  }

  private static func noun(of kind: UIKitClass) -> String? {
    switch kind {
    case .button: "button"
    case .imageView: "image view"
    case .label: "label"
    case .view, .stackView: "view"
    default: nil
    }
  }

  /// Whether a recognizer for single taps, which do something, is all that makes a view react.
  private static func isTapped(_ object: UIKitObject, _ facts: UIKitFacts, _ model: UIKitModel) -> Bool {
    !facts.isOpen && facts.says(.addGestureRecognizer) && !model.isBarButtonView(object)
      && !saysWhereItIsHit(object, model)
      && facts.uses.contains { isTap($0, model) && !putsAway($0, model) && !isOfferedByControl($0, model) }
  }

  /// Whether a button does something, and is hit where it is shown. One that does nothing is a dot that shows how far
  /// something is.
  private static func isPressed(_ object: UIKitObject, _ facts: UIKitFacts, _ model: UIKitModel) -> Bool {
    !facts.isOpen
      && (facts.saysAny(.addTarget, .addAction, .menu)
        || model.tree.argument(of: object.creation, label: "primaryAction") != nil)
      && !facts.says(.isAccessibilityElement) && !saysWhereItIsHit(object, model)
  }

  /// Whether its class says where it is hit, which need not be where it is shown.
  private static func saysWhereItIsHit(_ object: UIKitObject, _ model: UIKitModel) -> Bool {
    model.hasMember(Name("point"), object.type) || model.hasMember(Name("hitTest"), object.type)
  }

  private typealias Side = (points: Double, place: NodeID, said: UIKitSaid?)

  /// The number that a side is held to, where only one is.
  private static func side(
    _ word: UIKitWord, of object: UIKitObject, _ facts: UIKitFacts, _ model: UIKitModel
  ) -> Side? {
    guard let sides = model.sides(word, of: object, facts), sides.count == 1, let points = sides[0].points else {
      return nil
    }
    return (points, sides[0].said.place, sides[0].said)
  }

  /// The sides of the only frame it is given, where no constraints lay it out.
  private static func frame(of object: UIKitObject, _ facts: UIKitFacts, _ model: UIKitModel) -> (Side?, Side?) {
    let others: [UIKitWord] = [
      .translatesAutoresizingMaskIntoConstraints, .sizeToFit, .fixedWidth, .fixedHeight, .visualFormat,
    ]
    guard !facts.saysAny(Set(others)), !facts.saysElsewhere(.frame), !model.isBarButtonView(object) else {
      return (nil, nil)
    }
    let given = facts.uses.filter { $0.word == .frame }
    var value = model.tree.argument(of: object.creation, label: "frame")
    var member = object.member
    if let use = given.first {
      guard given.count == 1, use.value.exists, !model.isConditional(use.node) else { return (nil, nil) }
      (value, member) = (use.value, use.member)
    }
    guard model.creation(of: object.creation) != nil, let value, model.tree.kind(value) == .callExpr else {
      return (nil, nil)
    }
    func side(_ label: String) -> Side? {
      guard let side = model.tree.argument(of: value, label: label) else { return nil }
      return model.number(of: side, member: member).map { ($0, side, nil) }
    }
    guard let width = side("width"), let height = side("height"), width.points > 2, height.points > 2 else {
      return (nil, nil)
    }
    return (width, height)
  }

  // MARK: Taps

  /// Pictures and texts with a tap recogniser that do not say that they can be tapped.
  static func taps(_ model: UIKitModel, _ report: inout Report) {
    for use in model.code.uses where isTap(use, model) && model.isJudged(use.member) {
      guard use.path.root != .foreign, let type = model.type(of: use) else { continue }
      if use.path.root == .own, !isKnownAsItIs(type, model) { continue }
      // A plain view is no element, and the texts in it do not say that they can be tapped.
      let isPlain = type.kind == .view || type.kind == .stackView || use.path.root == .own && isCell(type)
      guard isPlain ? !putsAway(use, model) : type.kind == .label || type.kind == .imageView else { continue }
      // A bar speaks for its items, and a control that does the same for what lies over it.
      guard !isPlain || !model.isBarButtonView(use) && !holdsSpokenPart(use, model), !isOfferedByControl(use, model)
      else {
        continue
      }
      let facts = model.facts(ofObjectIn: use)
      // What a loop says to each element of a list is said to each of these.
      let objects = facts.isOpen && use.local >= 0 ? model.factsOfListed(by: use) : [facts]
      guard !objects.isEmpty, objects.allSatisfy({ isSilentOnTap($0) }), !isInsideElement(use, model) else { continue }
      // Links in a text are several things that can be tapped.
      let isSoft = isPlain || asksWhere(use, model)
      let what = isPlain ? "view" : type.kind == .label ? "label" : "image"
      report.add(
        isSoft ? .warning : .error, isSoft ? .medium : .high, at: model.tree.range(use.node),
        "This \(what) is tappable but not exposed as a button to VoiceOver and Switch Control",
        help: isInLabeledCell(use, model)
          ? "Give the cell, which has one label for everything in it, a UIAccessibilityCustomAction that does the same."
          : type.kind == .label && facts.saysAny(.text, .attributedText)
            ? "Use a button, or set accessibilityTraits = .button."
            : isPlain
              ? "Use a button, or, if nothing inside can be activated by itself, set isAccessibilityElement, accessibilityLabel and accessibilityTraits = .button."
              : "Use a button, or set isAccessibilityElement, accessibilityLabel and accessibilityTraits = .button.",
        objects: model.interfacePlaces(ofObjectIn: use).map {
          RelatedLocation(path: $0.file.path, range: $0.range, message: "the \(what)")
        })
    }
  }

  /// Whether nothing tells that an object can be tapped, and nobody may tell it elsewhere.
  private static func isSilentOnTap(_ facts: UIKitFacts) -> Bool {
    !facts.isOpen
      && !facts.saysAny(
        .accessibilityTraits, .isAccessibilityElement, .accessibilityElementsHidden, .accessibilityCustomActions)
  }

  /// Whether the code is that of a cell that is given one label for all that is in it.
  private static func isInLabeledCell(_ use: UIKitUse, _ model: UIKitModel) -> Bool {
    ownType(of: use, model).map { isCell($0) && model.classSays(.accessibilityLabel, $0) } ?? false
  }

  private static func isCell(_ type: UIKitType) -> Bool { type.kind == .tableCell || type.kind == .collectionCell }

  /// Whether a class whose code gives itself a tap is shown by nobody who says more to it, as far as that can be known.
  private static func isKnownAsItIs(_ type: UIKitType, _ model: UIKitModel) -> Bool {
    guard type.isOwn, !model.mentionsAccessibility(type.name) else { return false }
    // What a table or collection makes is spoken to by the name of a local.
    if isCell(type) { return true }
    let made = model.creations(ofClass: type.name)
    return !made.isEmpty
      && made.allSatisfy {
        !$0.facts.isOpen
          && !$0.facts.saysAny(
            .accessibilityTraits, .isAccessibilityElement, .accessibilityElementsHidden, .accessibilityLabel,
            .accessibilityCustomActions)
      }
  }

  /// Whether the recogniser is one for single taps that do something.
  static func isTap(_ use: UIKitUse, _ model: UIKitModel) -> Bool {
    let tree = model.tree
    if use.word == .called { return model.addsTap(use) }
    guard use.word == .addGestureRecognizer else { return false }
    guard model.recognizer(of: use) == tap, let action = model.recognizerAction(of: use) else { return false }
    // A tap that puts the keyboard away has no meaning of its own.
    let target = tree.source.string(tree.range(action)).lowercased()
    return model.isSingleTap(use) && !target.contains("dismiss") && !target.contains("endediting")
      && !target.contains("keyboard")
  }

  private static let tap = Name("UITapGestureRecognizer")

  /// The class whose code this is.
  private static func ownType(of use: UIKitUse, _ model: UIKitModel) -> UIKitType? {
    let owner = model.file.members[Int(use.member)].owner
    return owner >= 0 ? model.types.type(named: model.file.types[Int(owner)].name, from: model.file) : nil
  }

  /// Whether the view whose code this is chooses its own elements.
  private static func isInsideElement(_ use: UIKitUse, _ model: UIKitModel) -> Bool {
    guard let type = ownType(of: use, model) else { return false }
    return !type.kind.isController
      && [.isAccessibilityElement, .accessibilityElements, .accessibilityElementsHidden].contains {
        model.classSays($0, type)
      }
  }

  // MARK: Fields

  /// The names an object goes by where it is made.
  static func text(of object: UIKitObject, _ model: UIKitModel) -> String {
    let tree = model.tree
    // A local in the closure that makes a property goes by the property's name as well.
    let member = tree.text(model.file.members[Int(object.member)].node)
    return object.local < 0 ? member : tree.text(model.code.locals[Int(object.local)].node) + "_" + member
  }

  /// What is said of fields whose placeholder is their only name.
  static let filled = (
    message:
      "The placeholder is this field's only name, and VoiceOver stops reading it once code has filled the field",
    help: "Set its accessibilityLabel as well, to what the field asks for."
  )

  /// Fields whose only name is a placeholder, which code fills.
  private static func filled(_ object: UIKitObject, _ model: UIKitModel, _ report: inout Report) {
    guard object.type.kind == .textField, !object.type.isOwn else { return }
    let facts = model.facts(of: object)
    guard !facts.isOpen, object.name.exists, !model.isInsideElement(object),
      facts.saysAny(.placeholder, .attributedPlaceholder), facts.isFilled(model.tree),
      !facts.saysAny(
        .accessibilityLabel, .accessibilityAttributedLabel, .isAccessibilityElement, .accessibilityElementsHidden,
        .alpha, .accessibilityElements, .isUserInteractionEnabled), facts.isThereAtTimes(model.tree)
    else { return }
    report.add(.warning, .medium, at: model.tree.firstChild(object.creation), filled.message, help: filled.help)
  }

  /// Fields that are given no words at all.
  static func fields(_ model: UIKitModel, _ report: inout Report) {
    for object in model.objects { filled(object, model, &report) }
    for object in model.objects where object.type.kind == .textField || object.type.kind == .textView {
      let facts = model.facts(of: object)
      guard !facts.isOpen, object.name.exists, !model.isInsideElement(object),
        !facts.saysAny(
          .accessibilityLabel, .accessibilityAttributedLabel, .placeholder, .attributedPlaceholder,
          .isAccessibilityElement, .accessibilityElementsHidden, .alpha, .accessibilityElements,
          .isUserInteractionEnabled, .isEditable), facts.isThereAtTimes(model.tree)
      else { continue }
      // A text view that nobody reads, or that is given words, may only show something.
      guard object.type.kind == .textField || !facts.saysAny(.text, .attributedText) && model.isRead(object),
        !object.type.isOwn, !model.isMadeOutOfSight(object)
      else { continue }
      // One that nobody sees only brings up the keyboard.
      let words = Words.split(text(of: object, model))
      guard !words.contains(where: { ["hidden", "dummy", "invisible", "fake", "proxy"].contains($0) }) else { continue }
      report.add(
        .warning, .high, at: model.tree.firstChild(object.creation),
        "This field has neither a placeholder nor an accessibility label, so VoiceOver users do not know what to type",
        help: "Give it an accessibilityLabel that says what to type.")
    }
  }
}
