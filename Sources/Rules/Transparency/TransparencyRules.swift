// Layers that stay see-through under Reduce Transparency, and faint text on them.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let transparencyUnguarded = Rule(
    "transparency-unguarded",
    .effective([.blur, .background]) { element, use, report in
      guard !element.isOutOfScope, !element.surroundings.contains(.widget), !element.flags.contains(.redacted)
      else { return }
      if use.known == .blur { return checkBlur(element, use, &report) }
      guard let argument = use.argument(nil), isSeeThrough(argument, element),
        element.known == .Text || element.containsText, overlies(element), !asksTransparency(element)
      else { return }
      report.add(
        .warning, .medium, at: argument.place,
        "The background shows through behind this text, even when Reduce Transparency is on",
        help: "Use an opaque color when @Environment(\\.accessibilityReduceTransparency) is on.", cause: element.index)
    })

  /// Content that is blurred while something else lies in front of it.
  private static func checkBlur(_ element: Element, _ use: EffectiveModifier, _ report: inout Report) {
    let tree = element.tree
    guard let blurring = use.argument("radius"), blurring.isHere, case let radius = blurring.node,
      tree.kind(radius) == .ternaryExpr, element.containsText || !element.controlsInside().isEmpty
    else { return }
    let condition = tree.children(radius)[0]
    let words = tree.words(below: condition)
    guard
      words.isDisjoint(with: ["privacy", "locked", "sensitive", "revealed", "loading", "phase", "active", "hidden"])
    else { return }
    // What fades in or out with the same state is not what stays behind.
    let names = tree.names(in: condition)
    let fades = element.writtenModifiers.contains { fade in
      fade.known == .opacity && !element.names(in: fade.call).isDisjoint(with: names)
        && tree.children(fade.call).dropFirst().contains { !element.names(in: $0).isDisjoint(with: names) }
    }
    guard !fades, !asksTransparency(element) else { return }
    report.add(
      .note, .low, at: use.place,
      "The blurred content stays visible behind something else, even when Reduce Transparency is on",
      help: "Cover it with an opaque layer when @Environment(\\.accessibilityReduceTransparency) is on.",
      cause: element.index)
  }

  /// `Color.x.opacity(0.05…0.85)`, wherever it is declared.
  private static func isSeeThrough(_ colour: EffectiveArgument, _ element: Element) -> Bool {
    guard let opacity = element.model.writtenOpacity(ofColor: colour.node, in: colour.scope) else { return false }
    return opacity >= 0.05 && opacity <= 0.85
  }

  /// Whether the view lies on a picture, a map, a video or scrolling content.
  private static func overlies(_ element: Element) -> Bool {
    let engine = element.model.engine
    let places = element.placesAround(limit: 6)
    for (view, around) in zip(places, places.dropFirst()) {
      // What a slot holds is where the slot is.
      guard around.file === view.file, around.index == view.node.parent else { continue }
      if view.node.slot == .overlay { return isPicture(around, engine) }
      if engine.known(around.node, in: around.file) == .ZStack {
        var sibling = around.index + 1
        while sibling < view.index {
          if isPicture(ViewReference(file: view.file, index: sibling, frame: view.frame), engine) { return true }
          sibling = view.file.views[Int(sibling)].end
        }
        return false
      }
    }
    return false
  }

  private static func isPicture(_ view: ViewReference, _ engine: NameEngine) -> Bool {
    switch engine.known(view.node, in: view.file) {
    // A symbol is one line behind the text, if anything.
    case .Image: return view.file.tree.symbolArgument(of: view.node.expression) == nil
    case .Map, .VideoPlayer, .ScrollView, .List: return true
    case let known where known.isRemoteImage: return true
    default: return false
    }
  }

  static let textOnMaterial = Rule(
    "text-on-material",
    .view([.text]) { element, report in
      guard element.node.kind == .use, !element.isOutOfScope, !element.surroundings.contains(.widget),
        !element.flags.contains(.disabled)
      else { return }
      guard let material = material(behind: element) else { return }
      for use in element.effectiveModifiers(where: { $0 == .foregroundStyle || $0 == .foregroundColor }) {
        guard let style = use.argument(nil), isFaint(style.node, in: style.scope, element) else { continue }
        report.add(
          .note, .medium, at: style.place,
          faintOnMaterial(material),
          help: materialHelp, cause: element.index)
        return
      }
      // What the uses of the component give it, where that is one colour.
      let foreground = element.model.colours.foreground(of: element.index)
      guard !foreground.given.isEmpty, foreground.value.single != nil,
        foreground.given.allSatisfy({ isFaint($0.node, in: $0.scope, element) })
      else { return }
      report.add(
        .note, .medium, at: element.nameRange, faintOnMaterial(material), help: materialHelp, cause: element.index,
        related: RelatedLocation.all(foreground.given))
    })

  private static let materialHelp = "Use .primary or .secondary, or a thicker material."
  private static func faintOnMaterial(_ material: String) -> String {
    "Content behind .\(material) shows through, so this faint text may be hard to read"
  }

  /// The thin material that is the nearest background.
  private static func material(behind element: Element) -> String? {
    let engine = element.model.engine
    for holder in element.placesAround(limit: 6) {
      for applied in engine.appliedModifiers(of: holder)
      where applied.use.known == .background && !engine.isOverload(applied.use, in: applied.file) {
        guard let argument = applied.file.tree.argument(of: applied.use.call, label: nil) else { return nil }
        let (node, scope) = Binder.passed(argument, in: applied.scope)
        let text = scope.file.tree.text(node)
        return ["ultraThinMaterial", "thinMaterial", "regularMaterial"].contains(text) ? text : nil
      }
    }
    return nil
  }

  private static func isFaint(_ style: NodeID, in scope: Scope, _ element: Element) -> Bool {
    let tree = scope.file.tree
    if tree.kind(style) == .implicitMemberExpr, ["tertiary", "quaternary"].contains(tree.text(style)) { return true }
    guard let opacity = element.model.writtenOpacity(ofColor: style, in: scope) else { return false }
    return opacity > 0 && opacity < 0.7
  }

  private static func asksTransparency(_ element: Element) -> Bool {
    guard element.body.owner >= 0 else { return false }
    let type = element.file.types[Int(element.body.owner)]
    let names = element.names(in: type.node)
    return names.contains(Name("accessibilityReduceTransparency"))
      || names.contains(Name("isReduceTransparencyEnabled"))
  }
}
