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
    case .other where element.node.kind == .use: return "component"
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
    let isTapped = element.writtenModifiers.contains { $0.known == .onTapGesture }
    guard element.control?.isInteractive == true || isTapped else { return [] }
    element.model.engine.notesSizes = true
    defer { element.model.engine.notesSizes = false }
    let area: HitArea?
    if let gesture = element.node.modifiers.first(where: { element.file.modifiers[Int($0)].known == .onTapGesture }),
      element.control == nil
    {
      area = element.model.gestureHitArea(of: element.index, before: gesture)
    } else {
      area = element.model.styledHitArea(of: element.index) ?? element.model.labelHitArea(of: element.index)
    }
    guard let area else { return ["unknown: its size does not follow from the source"] }
    return [area.summary] + area.steps
  }

  private static func font(of element: Element) -> NameStep? {
    guard let modifier = element.fontModifier else { return nil }
    let use = element.file.modifiers[Int(modifier)]
    let text =
      switch element.model.fontSize(ofModifier: modifier) {
      case .scaled(let points): "follows the text size\(points.map { ", \(Self.number($0)) points by default" } ?? "")"
      case .fixed(let points): "fixed\(points.map { " at \(Self.number($0)) points" } ?? "")"
      case .unknown: "cannot be told"
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

  // MARK: Rules

  private func verdicts(on element: Element, _ model: FileModel) -> [RuleVerdict] {
    let all = isJudged(model.file) ? reports(of: model) : []
    let kept = Set(OneCause.resolve(all.flatMap(\.findings)))
    var mine: [Int: [Finding]] = [:]
    for (rule, report) in all.enumerated() {
      for caused in report.findings where concerns(caused, element) { mine[rule, default: []].append(caused.finding) }
    }
    let reported = mine.flatMap(\.value).filter(kept.contains).map(\.rule)
    let verdicts = rules.enumerated().map { index, rule in
      let found = mine[index] ?? []
      let spoken = found.filter(kept.contains)
      let shown = withoutUnshown(spoken, in: model)
      if !shown.isEmpty { return RuleVerdict(rule: rule.id, findings: shown) }
      if !spoken.isEmpty {
        return RuleVerdict(rule: rule.id, silence: "what it stands in is used on other platforms only")
      }
      if !found.isEmpty {
        let winner = OneCause.precedence.first { $0.losers.contains(rule.id) && reported.contains($0.winner) }
        return RuleVerdict(rule: rule.id, silence: "gives way to \(winner?.winner ?? "another rule")")
      }
      return RuleVerdict(rule: rule.id, silence: silence(of: resolved[index], on: element, model))
    }
    return verdicts.sorted { $0.rule.utf8.lexicographicallyPrecedes($1.rule.utf8) }
  }

  /// Whether a finding is about the view: caused by it, or at a place that no view inside holds.
  private func concerns(_ caused: Report.Caused, _ element: Element) -> Bool {
    if caused.cause >= 0 { return caused.cause == element.index }
    let offset = caused.finding.range.start
    guard element.tree.range(element.node.chain).contains(offset) else { return false }
    return !element.children.contains { element.tree.range($0.node.chain).contains(offset) }
  }

  private func silence(of resolved: ResolvedRule, on element: Element, _ model: FileModel) -> String {
    let rule = resolved.rule
    guard isJudged(model.file) else { return "the file imports no framework for views" }
    switch rule.scope {
    case .view(let categories, _):
      let own = category(of: element)
      guard categories.contains(own) else { return "not asked about \(own.plural)" }
    case .modifier(let names, _):
      guard element.writtenModifiers.contains(where: { names.contains($0.known) }) else {
        let texts = names.map(\.text).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        return "asked only where there is \(texts.prefix(3).map { ".\($0)" }.joined(separator: ", "))"
          + (texts.count > 3 ? " or the like" : "")
      }
    case .call: return "asked about calls in code, not about views"
    case .uikitOnly: return "asked about UIKit code, not about views"
    case .file, .colourSets:
      return element.outOfScopeReason ?? "looks at the whole file, and finds nothing at this view"
    }
    let trace = Trace(subject: element.index)
    model.trace = trace
    defer { model.trace = nil }
    var report = Report(rule: resolved, model: model)
    ask(rule, element, &report)
    if let reason = report.silence { return reason }
    if let exception = trace.exception { return exception }
    if trace.askedName {
      model.trace = nil
      switch element.name.name {
      case .text, .runtime: return "its name is known"
      case .unknown(let reason): return "its name cannot be told: \(reason)"
      default: break
      }
    }
    let around = trace.askedFlags ? model.flags(of: element.index).descriptions : []
    if !around.isEmpty {
      return "finds nothing here; it looked at where the view stands: \(around.joined(separator: ", "))"
    }
    return "finds nothing of what it looks for"
  }
}

extension ViewCategory {
  /// What views of the kind are called.
  var plural: String {
    switch self {
    case .control: "controls"
    case .image: "pictures"
    case .text: "texts"
    case .annotation: "map content"
    case .other: "other views"
    }
  }
}
