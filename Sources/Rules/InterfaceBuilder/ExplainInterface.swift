// Explains one object of a storyboard or xib: what the file and the code behind it say of it, and what each rule does.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews

extension RuleEngine {
  /// Explains the object whose tag begins on a line or, where none does or with an exact offset, the innermost around it;
  /// nil when none of a class that is looked at stands there.
  public func explain(
    _ offset: UInt32, isExact: Bool, line: ByteRange, in file: InterfaceFile, _ project: Project
  ) -> Explanation? {
    let model = InterfaceModel(file: file, project: project, limits: limits)
    guard let element = Self.object(at: offset, isExact: isExact, line: line, in: model) else { return nil }
    let name = Self.name(of: element)
    let tag = file.document.elements[Int(element.index)]
    var result = Explanation(
      path: file.path, range: element.range, view: file.source.string(tag.name), role: Self.role(of: element.kind),
      name: name)
    result.traits = Self.traits.filter { element.hasTrait($0) }.map { "\($0)" }
    if element.isHiddenForGood { result.hidden = "hidden in the file" }
    if element.isInHidden { result.hidden = "in something that is hidden in the file" }
    if element.isElement == false { result.hidden = "accessibility is off for it in the file" }
    if element.isCovered { result.around.append("in an element that replaces it or hides it from VoiceOver") }
    result.facts = Self.facts(of: element, result)
    result.verdicts = verdicts(on: element, model)
    return result
  }

  private static func object(
    at offset: UInt32, isExact: Bool, line: ByteRange, in model: InterfaceModel
  ) -> InterfaceElement? {
    let elements = model.document.elements
    if !isExact, let first = model.elements.first(where: { line.contains(elements[Int($0.index)].tag.start) }) {
      return first
    }
    return model.elements.last { object in
      let element = elements[Int(object.index)]
      return element.tag.start <= offset && offset < max(element.tag.end, element.content.end)
    }
  }

  private static func role(of kind: UIKitClass) -> String {
    switch kind {
    case .button, .barButtonItem: Role.button.name
    case .label: Role.text.name
    case .imageView: Role.image.name
    case .textField, .searchBar: Role.textField.name
    case .textView: Role.textEditor.name
    case .toggle: Role.toggle.name
    case .slider: Role.slider.name
    case .stepper: Role.stepper.name
    case .segmentedControl: Role.picker.name
    case .datePicker: Role.datePicker.name
    case .tabBarItem: Role.tab.name
    case .stackView, .scrollView, .tableView, .collectionView: Role.container.name
    default: Role.other.name
    }
  }

  private static let traits: [StaticString] = [
    "button", "header", "image", "link", "notEnabled", "playsSound", "searchField", "selected", "staticText",
    "summaryElement", "updatesFrequently",
  ]

  // MARK: Name

  private static func name(of element: InterfaceElement) -> NameDerivation {
    let own = element.range
    if let label = element.label {
      return NameDerivation(
        kind: "text", value: label,
        steps: [NameStep(source: "accessibility label", result: "“\(label)”", range: own, isName: true)]
      )
    }
    let facts = element.facts
    if facts.saysAny(.accessibilityLabel, .accessibilityAttributedLabel) {
      return NameDerivation(
        kind: "runtime", value: nil, steps: [NameStep(source: "accessibilityLabel", result: "set by Swift code")])
    }
    if facts.isOpen || element.mayBeNamedByAttribute {
      return NameDerivation(kind: "unknown", value: "unresolved code may set it", steps: [])
    }
    if facts.saysAny(.setTitle, .setAttributedTitle, .title, .attributedTitle, .text, .attributedText, .configuration) {
      return NameDerivation(
        kind: "runtime", value: nil, steps: [NameStep(source: "words", result: "set by Swift code")])
    }
    if let words = words(of: element) {
      return NameDerivation(
        kind: "text", value: words, steps: [NameStep(source: "words", result: "“\(words)”", range: own, isName: true)])
    }
    if element.hasWords { return NameDerivation(kind: "runtime", value: nil, steps: []) }
    guard let picture = element.picture else { return NameDerivation(kind: "none", value: nil, steps: []) }
    return NameDerivation(
      kind: picture.isSymbol ? "symbol" : "file", value: picture.name.isEmpty ? nil : picture.name,
      steps: [NameStep(source: "image", result: picture.name, range: own, isName: !picture.name.isEmpty)])
  }

  /// The words that the file draws on an object in its usual state.
  private static func words(of element: InterfaceElement) -> String? {
    for key: StaticString in ["title", "text", "placeholder"] {
      if let text = element.text(key), text.contains(where: { !$0.isWhitespace }) { return text }
    }
    let document = element.document
    for child in document.children(of: element.index)
    where document.has("key", "normal", child) || document.isNamed("buttonConfiguration", child) {
      if let text = element.file.text("title", of: child), text.contains(where: { !$0.isWhitespace }) { return text }
    }
    return nil
  }

  // MARK: Facts

  private static func facts(of element: InterfaceElement, _ explanation: Explanation) -> [ExplainedFact] {
    let name = explanation.name
    var facts = [
      name.kind == "unknown"
        ? ExplainedFact("name", unknown: name.value ?? "")
        : ExplainedFact("name", name.words, steps: name.steps),
      ExplainedFact("role", explanation.role), size(of: element),
    ]
    if let colors = colors(of: element) { facts.append(colors) }
    if let font = font(of: element) { facts.append(font) }
    let traits = explanation.traits.isEmpty ? "none written" : explanation.traits.joined(separator: ", ")
    facts.append(ExplainedFact("traits", traits))
    facts.append(ExplainedFact("hidden", explanation.hidden.isEmpty ? "no" : explanation.hidden))
    if !explanation.around.isEmpty {
      facts.append(ExplainedFact("context", explanation.around.joined(separator: "; ")))
    }
    return facts
  }

  private static func size(of element: InterfaceElement) -> ExplainedFact {
    let size = element.fixedSize
    guard size.width != nil || size.height != nil else {
      return ExplainedFact("size", unknown: "it has no constraint that sets it")
    }
    let changes = element.facts.isOpen ? "; code may change it" : ""
    return ExplainedFact("size", "\(HitMeasure.textWithUnit(size.width, size.height))\(changes)", at: element.range)
  }

  private static func colors(of element: InterfaceElement) -> ExplainedFact? {
    guard element.kind == .label || element.kind == .button else { return nil }
    guard let pair = element.colourPairs.first, let judgement = ColourModel.judge(pair.foreground, on: pair.background),
      let first = judgement.entries.first
    else { return ExplainedFact("colors", unknown: "the file does not set both, or code may change them") }
    var fact = ExplainedFact(
      "colors",
      "\(first.foreground.name) on \(first.background.name), needs \(Rule.needed(pair.target, element.limits))")
    let document = element.document
    for (source, index) in [("foreground", pair.foregroundElement), ("background", pair.backgroundElement)]
    where index >= 0 {
      let tag = document.elements[Int(index)]
      let entry = source == "foreground" ? first.foreground.name : first.background.name
      fact.steps.append(NameStep(source: source, result: entry, range: ByteRange(tag.tag.start, tag.name.end)))
    }
    let needed = element.limits.contrast(pair.target ?? .largeText)
    fact.steps += judgement.entries.map { entry in
      NameStep(
        source: entry.appearance.name, result: "\(printedRatio(entry.ratio))\(entry.ratio < needed ? ", fails" : "")")
    }
    return fact
  }

  private static func font(of element: InterfaceElement) -> ExplainedFact? {
    guard let (place, font) = element.font else { return nil }
    let tag = element.document.elements[Int(place)]
    let range = ByteRange(tag.tag.start, tag.name.end)
    if element.facts.isOpen || element.facts.saysAny(.font, .attributedText, .setAttributedTitle, .configuration) {
      return ExplainedFact("font", unknown: "code may set a different one", at: range)
    }
    switch font {
    case .fixed(let points): return ExplainedFact("font", "fixed at \(points.plainText) points", at: range)
    case .style: return ExplainedFact("font", "a text style", at: range)
    }
  }

  // MARK: Rules

  private func verdicts(on element: InterfaceElement, _ model: InterfaceModel) -> [RuleVerdict] {
    var found: [String: [Finding]] = [:]
    for finding in check(model.file, in: model.project)
    where Self.object(at: finding.range.start, isExact: true, line: finding.range, in: model)?.index == element.index {
      found[finding.rule, default: []].append(finding)
    }
    return rules.enumerated().map { index, rule in
      if let findings = found[rule.id] { return RuleVerdict(rule: rule.id, findings: findings) }
      guard let half = rule.interface else {
        return RuleVerdict(rule: rule.id, silence: "does not apply to storyboards and xibs")
      }
      var report = Report(rule: resolved[index], interface: model.file, subject: element.index)
      half(model, &report)
      if let silence = report.silence { return RuleVerdict(rule: rule.id, silence: silence, .passed) }
      return RuleVerdict(rule: rule.id, silence: "no match")
    }.sorted { $0.rule.utf8.lexicographicallyPrecedes($1.rule.utf8) }
  }
}
