// Drawings that show data and that VoiceOver does not meet at all.

import CurbcutAccessibility
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let drawingMissingLabel = Rule(
    "drawing-missing-label",
    .view([.other]) { element, report in
      guard element.node.kind == .use, isDrawing(element), !element.isExemptFromSpeech else { return }
      guard element.labelOwner == nil, !element.flags.contains(.labelSlot), !isDecorative(element),
        !element.surroundings.contains(.placeholder)
      else { return }
      switch element.known {
      case .Canvas, .SpriteView, .SceneView:
        guard !isTold(element), !isBackdrop(element), !isScene(element) else { return }
        report.add(
          .warning, .medium, at: element.nameRange,
          "This drawing is not exposed to VoiceOver, so VoiceOver users do not learn what it shows",
          help: "Add .accessibilityElement() with a label and a value, or hide it if it is decorative.",
          cause: element.index)
      default:
        guard element.known.isShape, let value = progress(of: element), !isTold(element), !isBackdrop(element) else {
          return
        }
        report.add(
          .warning, .medium, at: element.nameRange,
          "VoiceOver does not read the value “\(CodeInMessage.short(value))” that this shape shows",
          help:
            "Add .accessibilityElement() with a label and a value, or use a ProgressView or Gauge with a custom style.",
          cause: element.index)
      }
    })

  /// Whether it is drawn, or a shape that is drawn in part.
  private static func isDrawing(_ element: Element) -> Bool {
    switch element.known {
    case .Canvas, .SpriteView, .SceneView: true
    default: element.known.isShape && element.writtenModifiers.contains { $0.known == .trim }
    }
  }

  /// The value up to which a shape is drawn, if its name says that it is one.
  private static func progress(of element: Element) -> String? {
    for use in element.writtenModifiers where use.known == .trim {
      guard let end = element.tree.argument(of: use.call, label: "to") else { continue }
      let words = element.tree.words(below: end)
      guard !words.isDisjoint(with: dataWords), words.isDisjoint(with: motionWords), !isDrawnOnce(end, element) else {
        return nil
      }
      return element.tree.sourceText(end)
    }
    return nil
  }

  /// Whether it is a state that code sets only to numbers that are written out: the shape draws itself and shows no data.
  private static func isDrawnOnce(_ value: NodeID, _ element: Element) -> Bool {
    guard element.tree.kind(value) == .identifierExpr, element.body.owner >= 0 else { return false }
    let name = element.tree.name(value)
    let isState = element.file.types[Int(element.body.owner)].members.contains { index in
      let member = element.file.members[Int(index)]
      return member.name == name && member.attributes.contains(.State)
    }
    guard isState else { return false }
    let tree = element.tree
    let set = tree.assignments(below: element.file.types[Int(element.body.owner)].node).filter {
      tree.name($0.target) == tree.name(value)
    }
    return !set.isEmpty
      && set.allSatisfy { [.integerLiteral, .floatLiteral].contains(tree.kind($0.value)) }
  }

  private static let dataWords: Set<String> = [
    "progress", "percent", "percentage", "fraction", "level", "score", "value", "completion", "completed", "ratio",
    "goal",
  ]
  private static let motionWords: Set<String> = [
    "animate", "animated", "animation", "animating", "phase", "draw", "appear",
  ]

  /// Whether words in the same stack, or around it, tell what is drawn.
  private static func isTold(_ element: Element) -> Bool {
    if element.name.isExplicit || element.isNamedFromAround || element.outerFlags.contains(.combined) { return true }
    if element.hasOwnWordsBesideEachUse { return true }
    let told: Set<Known> = [
      .accessibilityLabel, .accessibilityValue, .accessibilityChartDescriptor, .accessibilityElement, .accessibility,
      .accessibilityLabeledPair,
    ]
    let holders = [element] + element.ancestors
    if holders.contains(where: { holder in holder.modifiers.contains { told.contains($0.use.known) } }) { return true }
    if element.isGivenByUse(told.union([.accessibilityHidden, .accessibilityRepresentation])) { return true }
    var outer = element
    for _ in 0..<3 {
      guard let parent = outer.parent, !outer.node.slot.isPresentationSlot else { break }
      outer = parent
    }
    if outer.parent == nil, isToldWhereUsed(outer, depth: 0) { return true }
    return ([outer] + outer.descendants).contains { view in
      switch view.known {
      case .Text, .Label, .Button, .ProgressView, .Gauge: return true
      case .other:
        return view.node.kind == .reference || view.node.kind == .base || view.node.kind == .opaque
          || view.node.kind == .use && view.node.slot != .root
      default: return false
      }
    }
  }

  /// Whether each use of the property or function that draws stands in a stack with words, or lies over or behind some:
  /// `ZStack { ring; time }`.
  private static func isToldWhereUsed(_ top: Element, depth: Int) -> Bool {
    guard depth < 3, top.body.kind == .property || top.body.kind == .function else { return false }
    let uses = top.model.uses(ofBody: top.node.body, in: top.file).filter {
      !$0.node.surroundings.isOutOfScope && ($0.file !== top.file || $0.node.body != top.node.body)
    }
    return !uses.isEmpty
      && uses.allSatisfy { use in
        guard use.file === top.file else { return true }
        var outer = Element(model: top.model, index: use.index)
        for _ in 0..<3 {
          guard let parent = outer.parent, !outer.node.slot.isPresentationSlot else { break }
          outer = parent
        }
        let beside = ([outer] + outer.descendants).filter { $0.index < use.index || $0.index >= use.node.end }
        return beside.contains { $0.reference.isWords(engine: top.model.engine, depth: 0) }
          || outer.parent == nil && isToldWhereUsed(outer, depth: depth + 1)
      }
  }

  /// Drawn anew for every frame by the clock: a scene that lives, not data.
  private static func isScene(_ element: Element) -> Bool {
    element.ancestors.contains { timeline in
      guard timeline.known == .TimelineView, let schedule = timeline.argument(nil) else { return false }
      return timeline.names(in: schedule).contains(Name("animation"))
    }
  }

  private static func isBackdrop(_ element: Element) -> Bool {
    element.flags.contains(.layered) || element.flags.contains(.noHitTesting)
      || element.hasModifier(.ignoresSafeArea)
      || element.withAncestors.contains { $0.node.slot == .background }
  }

  private static func isDecorative(_ element: Element) -> Bool {
    guard element.body.owner >= 0 else { return false }
    var words = Set(Words.split(element.tree.string(of: element.file.types[Int(element.body.owner)].nameToken)))
    if element.body.member >= 0 {
      words.formUnion(Words.split(element.tree.string(of: element.file.members[Int(element.body.member)].nameToken)))
    }
    return !words.isDisjoint(with: decorations)
  }

  private static let decorations: Set<String> = [
    "background", "backdrop", "wave", "waves", "confetti", "particle", "particles", "gradient", "divider", "shape",
    "border", "snow", "stars", "rain", "glow", "noise", "grid", "pattern", "blob", "decoration", "decorative",
    "shimmer",
    "sparkle", "sparkles", "fireworks", "spinner", "loading", "loader", "separator", "shadow", "texture", "effect",
    "chart", "graph", "plot", "sparkline", "placeholder", "skeleton", "style", "cursor", "ripple", "aurora", "blur",
    "spectrum", "visualizer", "visualiser", "equalizer", "equaliser", "oscilloscope", "waveform", "analyzer",
  ]
}

extension ViewReference {
  /// Whether a view is words or a control that speaks, or a part of the project that holds some.
  fileprivate func isWords(engine: NameEngine, depth: Int) -> Bool {
    switch engine.known(node, in: file) {
    case .Text, .Label, .Button, .ProgressView, .Gauge: return true
    case .other where node.kind == .reference || node.kind == .use:
      // What cannot be looked into may hold words.
      guard depth < 4, let roots = engine.expansion(of: self) else { return true }
      return roots.contains { root in
        (root.index..<root.node.end).contains {
          ViewReference(file: root.file, index: $0, frame: root.frame).isWords(engine: engine, depth: depth + 1)
        }
      }
    case .other: return node.kind == .opaque || node.kind == .base
    default: return false
    }
  }
}
