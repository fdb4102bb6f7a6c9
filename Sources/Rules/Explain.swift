// Explains one view: asks the model what it knows, and each rule what it says or why it says nothing.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews

extension RuleEngine {
  /// Explains the view at an offset; nil when no view stands there. `isExact`: the offset is a column somebody pointed
  /// at, not only the beginning of a line.
  public func explain(_ offset: UInt32, isExact: Bool, line: ByteRange, in file: FileViews, _ project: Project)
    -> Explanation?
  {
    let model = FileModel(file: file, project: project, guardNames: project.motionGuardNames, limits: limits)
    guard let index = Self.view(at: offset, isExact: isExact, line: line, in: file) else { return nil }
    let element = Element(model: model, index: index)
    let name = element.name
    var result = Explanation(
      path: file.path, range: element.nameRange, view: file.tree.string(of: element.node.nameToken),
      role: Self.role(of: element), name: NameDerivation(name))
    result.traits = Self.traits(of: element)
    let hiding: ElementFlags = [.hidden, .maybeHidden, .ignored, .represented]
    let flags = element.outerFlags.intersection([.ignored, .combined, .contained]).union(
      element.flags.subtracting([.ignored, .combined, .contained]))
    result.hidden = flags.intersection(hiding).descriptions.first ?? ""
    result.around = flags.subtracting(hiding).descriptions
    if let reason = element.outOfScopeReason { result.around.insert(reason, at: 0) }
    result.hitArea = Self.hitArea(of: element)
    result.font = Self.font(of: element)
    result.colours = Self.colours(of: element)
    result.facts = Self.facts(of: element, result)
    result.verdicts = verdicts(on: element, model)
    return result
  }

  /// On a line the outermost view whose name stands there, else the innermost around it; at a column the innermost.
  private static func view(at offset: UInt32, isExact: Bool, line: ByteRange, in file: FileViews) -> Int32? {
    let named = file.views.indices.filter { line.contains(file.tree.tokens.range(file.views[$0].nameToken).start) }
    let wanted: [ViewKind] = [.use, .reference]
    if !isExact, let first = named.first(where: { wanted.contains(file.views[$0].kind) }) { return Int32(first) }
    var best: (index: Int32, length: UInt32)?
    for (index, view) in file.views.enumerated() where wanted.contains(view.kind) || view.kind == .base {
      let range = file.tree.range(view.chain)
      guard range.contains(offset) || range.end == offset else { continue }
      let length = range.end - range.start
      if best == nil || length <= best!.length { best = (Int32(index), length) }
    }
    return best?.index
  }

  private static func role(of element: Element) -> String {
    if let control = element.control { return control.role.name }
    switch element.known {
    case .Text, .Label: return Role.text.name
    case .Annotation, .MapAnnotation, .Marker, .MapMarker, .MapPin: return Role.annotation.name
    case .Image: return Role.image.name
    case let known where known.isRemoteImage: return Role.image.name
    case let known where known.isContainer: return Role.container.name
    case .other where element.node.kind == .use && element.packageView == nil: return "component"
    default: return Role.other.name
    }
  }

  private static func traits(of element: Element) -> [String] {
    var traits: Set<String> = []
    for applied in element.modifiers where applied.use.known == .accessibilityAddTraits {
      let tree = applied.file.tree
      guard let argument = tree.argument(of: applied.use.call, label: nil) else { continue }
      for token in tree[argument].tokens where tree.tokens.isName(token) {
        let text = tree.string(of: token)
        if tree.known(of: token) != .other { traits.insert(text) }
      }
    }
    return traits.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func hitArea(of element: Element) -> [String] {
    func isTarget(_ use: ViewModifierUse) -> Bool { element.reactsToPress(use) || element.isDragged(by: use) }
    let isTapped = element.writtenModifiers.contains(where: isTarget)
    guard element.control?.isInteractive == true || isTapped else { return [] }
    element.model.engine.notesSizes = true
    defer { element.model.engine.notesSizes = false }
    let area: HitArea?
    if let gesture = element.node.modifiers.first(where: { isTarget(element.file.modifiers[Int($0)]) }),
      element.control == nil
    {
      area = element.model.gestureHitArea(of: element.index, before: gesture)
    } else {
      area = element.model.styledHitArea(of: element.index) ?? element.model.labelHitArea(of: element.index)
    }
    guard let area, area.smallerSide != nil else { return ["unknown: the source does not show its size"] }
    return [area.summary] + area.steps
  }

  private static func font(of element: Element) -> NameStep? {
    guard let modifier = element.fontModifier else { return nil }
    let use = element.file.modifiers[Int(modifier)]
    let text =
      switch element.model.fontSize(ofModifier: modifier) {
      case .scaled(let points): "follows Dynamic Type\(points.map { ", \(Self.number($0)) points by default" } ?? "")"
      case .fixed(let points): "fixed\(points.map { " at \(Self.number($0)) points" } ?? "")"
      case .unknown: "unknown"
      }
    return NameStep(
      source: "font", result: text, range: element.tree.tokens.range(use.nameToken), path: element.file.path)
  }

  /// The pair with its ratio in each appearance, or why it is not known; empty when nothing is written.
  private static func colours(of element: Element) -> [String] {
    if let reason = TextColours.unknownReason(element) { return ["unknown: \(reason)"] }
    return UsedColours.of(element).flatMap { used -> [String] in
      guard let first = used.judgement.entries.first else { return [] }
      let ratios = used.judgement.entries.map { entry in
        let below = entry.background[entry.appearance]
        return "\(entry.appearance.name): \(entry.foreground[entry.appearance].over(below).hex) on \(below.hex), "
          + "\(printedRatio(entry.ratio))\(entry.ratio < used.needed ? ", fails" : "")"
      }
      return ["\(first.foreground.name) on \(first.background.name), \(used.use) needs \(Rule.number(used.needed)):1"]
        + ratios
    }
  }

  private static func number(_ value: Double) -> String { value.plainText }

  // MARK: Facts

  /// What is known, each with its place, or why it cannot be told.
  private static func facts(of element: Element, _ explanation: Explanation) -> [ExplainedFact] {
    let name = explanation.name
    var facts = [
      name.kind == "unknown"
        ? ExplainedFact("name", unknown: name.value ?? element.labelReason)
        : ExplainedFact("name", name.words)
    ]
    facts[0].steps = name.steps
    facts.append(ExplainedFact("role", explanation.role))
    if let size = size(of: element, explanation.hitArea) { facts.append(size) }
    if let colors = colors(of: element, explanation.colours) { facts.append(colors) }
    if let font = font(of: element, explanation.font) { facts.append(font) }
    let traits = element.writtenModifiers.filter { $0.known == .accessibilityAddTraits }
    facts.append(
      ExplainedFact(
        "traits", explanation.traits.isEmpty ? "none written" : explanation.traits.joined(separator: ", "),
        at: traits.first.map { element.tree.tokens.range($0.nameToken) }))
    facts.append(ExplainedFact("hidden", explanation.hidden.isEmpty ? "no" : explanation.hidden))
    if !explanation.around.isEmpty {
      facts.append(ExplainedFact("context", explanation.around.joined(separator: "; ")))
    }
    return facts
  }

  private static func size(of element: Element, _ area: [String]) -> ExplainedFact? {
    guard let summary = area.first else { return nil }
    if summary.hasPrefix("unknown") {
      let isOwn = TouchTarget.mayHaveOwnSize(element)
      return ExplainedFact(
        "size", unknown: isOwn ? element.sizeReason : "not of its label, but of what contains it")
    }
    var fact = ExplainedFact("size", summary, at: frameRange(of: element))
    fact.steps = area.dropFirst().map { step in
      let parts = step.ranges(of: ": ").last
      return parts.map {
        NameStep(source: String(step[..<$0.lowerBound]), result: String(step[$0.upperBound...]))
      } ?? NameStep(source: step, result: "")
    }
    return fact
  }

  /// Where the frame is written that sets the size.
  private static func frameRange(of element: Element) -> ByteRange? {
    TouchTarget(element)?.area.frameToken.map { element.tree.tokens.range($0) }
  }

  private static func colors(of element: Element, _ lines: [String]) -> ExplainedFact? {
    guard let first = lines.first else { return nil }
    if let reason = TextColours.unknownReason(element) {
      return ExplainedFact("colors", unknown: "\(reason) (\(element.colorReason))")
    }
    let colours = element.model.colours
    var steps: [NameStep] = []
    if let argument = colours.foreground(of: element.index).argument {
      steps.append(step("foreground", argument, of: element))
    }
    if let background = colours.background(of: element.index) {
      // A color that lies behind as a view of its own.
      let view = background.owner >= 0 ? element.file.views[Int(background.owner)].expression : nil
      if let node = background.argument ?? view { steps.append(step("background", node, of: element)) }
    }
    steps += lines.dropFirst().map { line in
      // The next pair of a condition has none.
      let colon = line.ranges(of: ": ").first
      return colon.map {
        NameStep(source: String(line[..<$0.lowerBound]), result: String(line[$0.upperBound...]))
      } ?? NameStep(source: line, result: "")
    }
    return ExplainedFact("colors", first, steps: steps)
  }

  /// What is written for a color, shortened to a line.
  private static func step(_ source: String, _ node: NodeID, of element: Element) -> NameStep {
    let code = element.tree.sourceText(node).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return NameStep(
      source: source, result: code.count > 60 ? code.prefix(59) + "…" : code, range: element.tree.range(node))
  }

  private static func font(of element: Element, _ font: NameStep?) -> ExplainedFact? {
    if let font {
      if font.result == "unknown" { return ExplainedFact("font", unknown: element.fontReason, at: font.range) }
      return ExplainedFact("font", font.result, at: font.range)
    }
    guard TextColours.isToBeRead(element) else { return nil }
    if element.model.contrastTarget(of: element) == nil { return ExplainedFact("font", unknown: element.fontReason) }
    return ExplainedFact("font", "none is set on it or around it")
  }
}
