// Runs the rules over a file in one walk, and lets one finding speak for each cause.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// What the rules say about one file.
public struct FileReport: Sendable {
  public var findings: [Finding]
  public var coverage: Coverage
  /// Colour sets that stand behind or in texts of the file.
  public var colourSets: [ColourSetUse] = []
}

/// The rules, sorted by what they ask about.
public struct RuleEngine: Sendable {
  public let rules: [Rule]
  /// The rules with their options.
  let resolved: [ResolvedRule]
  /// What the settings measure against.
  let limits: Limits
  private var byCategory: [[ViewCheck]]
  private var byModifier: [[ModifierCheck]]
  private var byEffective: [[EffectiveCheck]]
  private var byCall: [[CallCheck]]
  private var byFile: [FileCheck] = []
  private var byUIKit: [Int] = []
  private var byInterface: [Int] = []
  /// Whether the rule on colour sets is among the rules.
  public private(set) var judgesColourSets = false
  /// Whether the rule on a fixed appearance is among the rules.
  public var judgesAppearance: Bool { rules.contains { $0.id == AppearanceLock.id } }

  // Rules by their indices, with what they ask taken out of their scopes: a million questions need not look there. No
  // generic type does, because each of its functions would be called through another one.
  private struct ViewCheck {
    let rule: Int
    let check: @Sendable (Element, inout Report) -> Void
  }

  private struct ModifierCheck {
    let rule: Int
    let check: @Sendable (Element, ViewModifierUse, inout Report) -> Void
  }

  private struct EffectiveCheck {
    let rule: Int
    let check: @Sendable (Element, EffectiveModifier, inout Report) -> Void
  }

  private struct CallCheck {
    let rule: Int
    let check: @Sendable (FileModel, CodeCall, inout Report) -> Void
  }

  private struct FileCheck {
    let rule: Int
    let check: @Sendable (FileModel, inout Report) -> Void
  }

  /// `rules` run, whether they are on or off in the settings.
  public init(rules: [Rule] = AllRules.all, settings: RuleSettings = RuleSettings()) {
    self.rules = rules
    resolved = rules.map { ResolvedRule($0, settings) }
    limits = settings.limits
    byCategory = Array(repeating: [], count: ViewCategory.allCases.count)
    byModifier = Array(repeating: [], count: Known.allCases.count)
    byEffective = Array(repeating: [], count: Known.allCases.count)
    byCall = Array(repeating: [], count: Known.allCases.count)
    for (index, rule) in rules.enumerated() {
      switch rule.scope {
      case .view(let categories, let check):
        for category in categories { byCategory[category.rawValue].append(ViewCheck(rule: index, check: check)) }
      case .modifier(let names, let check):
        for name in names { byModifier[Int(name.rawValue)].append(ModifierCheck(rule: index, check: check)) }
      case .effective(let names, let check):
        for name in names { byEffective[Int(name.rawValue)].append(EffectiveCheck(rule: index, check: check)) }
      case .call(let names, let check):
        for name in names { byCall[Int(name.rawValue)].append(CallCheck(rule: index, check: check)) }
      case .file(let check): byFile.append(FileCheck(rule: index, check: check))
      case .colourSets: judgesColourSets = true
      case .uikitOnly: break
      }
      if rule.uikit != nil { byUIKit.append(index) }
      if rule.interface != nil { byInterface.append(index) }
    }
  }

  /// Checks one file against the project it belongs to; `countsColours` counts the texts whose colours cannot be told.
  public func check(_ file: FileViews, in project: Project, countsColours: Bool = false) -> FileReport {
    checked(file, in: project, countsColours: countsColours).report
  }

  /// The same with what tells by which uses something is found; nil in files of which nothing is asked.
  /// `facts`: what the same thread has found out of the project before.
  public func checked(
    _ file: FileViews, in project: Project, countsColours: Bool = false, facts: ProjectFacts = ProjectFacts()
  ) -> (report: FileReport, uses: DecidingUses?) {
    guard isJudged(file) else {
      var coverage = Coverage()
      coverage.filesWithoutViews = 1
      if !file.rareTokens.isEmpty { count(project.outsideContent(in: file), into: &coverage) }
      if countsColours { coverage.unknownColours = 0 }
      return (FileReport(findings: [], coverage: coverage), nil)
    }
    facts.makeRoom()
    let model = FileModel(
      file: file, project: project, guardNames: project.motionGuardNames, limits: limits, facts: facts)
    var coverage = Coverage()
    var reports = reports(of: model) { element, category in count(element, category: category, into: &coverage) }
    if !file.rareTokens.isEmpty { count(project.outsideContent(in: file), into: &coverage) }
    ExclusiveBranches.join(&reports, in: model)
    BranchesWithoutUse.lower(&reports, in: model)
    if countsColours {
      let facts = KnownFacts(of: model)
      coverage.unknownColours = facts[.colors].unknownCount
      coverage.facts = facts
    }
    let report = FileReport(
      findings: withoutUnshown(OneCause.resolve(reports), in: model), coverage: coverage,
      colourSets: judgesColourSets ? ColourSetVariants.uses(in: model) : [])
    return (report, DecidingUses(engine: self, model: model))
  }

  /// The color sets that a file uses, without anything else being checked in it.
  public func colourSets(of file: FileViews, in project: Project) -> [ColourSetUse] {
    guard judgesColourSets, isJudged(file) else { return [] }
    return ColourSetVariants.uses(
      in: FileModel(file: file, project: project, guardNames: project.motionGuardNames, limits: limits))
  }

  /// Ranges as they are looked up: there may be as many as findings.
  private static func nested(_ ranges: [ByteRange]) -> NestedRanges {
    NestedRanges(ranges.sorted { $0.start < $1.start }.lazy.map { $0.start..<max($0.start, $0.end) })
  }

  /// What stands in code that nothing in the app shows bars nobody yet, so it fails no build; what is used on other
  /// platforms only is judged as of them.
  func withoutUnshown(_ findings: [Finding], in model: FileModel) -> [Finding] {
    if findings.isEmpty { return findings }
    if model.project.isOfExample(model.file.path) { return findings.map { notShown($0, Self.ofExample) } }
    let unmet = model.project.unmetRanges(in: model.file)
    let (never, debugging) = (Self.nested(unmet.never), Self.nested(unmet.debugging))
    let unshown = model.project.unshown
    let types = model.file.types
    let meetsDevelopers = model.project.isToolOfTrade
    let hasTypes = types.contains {
      $0.surroundings.contains(.debug) && !meetsDevelopers
        || unshown.contains(UnshownTypes.key(of: $0, in: model.file))
    }
    if !hasTypes, unmet.never.isEmpty, unmet.debugging.isEmpty { return findings }
    return findings.compactMap { finding in
      let start = finding.range.start
      var type = hasTypes ? model.type(at: start) ?? -1 : -1
      while type >= 0 {
        let name = UnshownTypes.key(of: types[Int(type)], in: model.file)
        if unshown.ofOtherPlatforms.contains(name) { return nil }
        if unshown.ofTheMac.contains(name), Self.ofPhones.contains(finding.rule) || finding.rule == Self.ofSystemColors
        {
          return nil
        }
        let text = model.file.tree.string(of: types[Int(type)].nameToken)
        if unshown.ofDebugging.contains(name) {
          return notShown(finding, "Only developers of the app see \(text).")
        }
        if unshown.unused.contains(name) {
          let isPreviewed = model.project.previews.shown.contains(types[Int(type)].name)
          // What only debug builds have and only previews show is part of the preview.
          if isPreviewed, debugging.last(around: start) != nil { return nil }
          // A view with a preview is being made: who makes it wants to know.
          return isPreviewed
            ? notShown(finding, "Only previews show \(text) so far.", .previewed)
            : notShown(finding, "Nothing in the app shows \(text) so far.", .unused)
        }
        if types[Int(type)].surroundings.contains(.debug), !meetsDevelopers {
          // People may be asked to send what is logged.
          return text.contains("Log")
            ? notShown(finding, "Hardly anyone but developers of the app opens \(text).", .seldom)
            : notShown(finding, "Only developers of the app see \(text).")
        }
        type = types[Int(type)].parent
      }
      if never.last(around: start) != nil { return notShown(finding, "Nothing in the app shows it so far.") }
      if debugging.last(around: start) != nil {
        return notShown(finding, "Only developers of the app see it.")
      }
      return finding
    }
  }

  /// The colors of the system are those of phones: a Mac has others.
  private static let ofSystemColors = "low-contrast-semantic-style"
  private static let ofDevelopers = "Only developers of the app see it."
  private static let ofExample = "Only developers see this example."

  private func notShown(_ finding: Finding, _ remark: String, _ exposure: Finding.Exposure = .unshown) -> Finding {
    var finding = finding
    // What is said of the branch is said again of all around it, or by it.
    let ofBranch = " (\(BranchesWithoutUse.remark))"
    if finding.help.hasSuffix(ofBranch) {
      if exposure == .unshown { return finding }
      finding.help.removeLast(ofBranch.count)
    }
    finding.lower(to: exposure, because: remark)
    return finding
  }

  /// Checks a storyboard or xib against the project it belongs to.
  public func check(_ file: InterfaceFile, in project: Project) -> [Finding] {
    guard file.isJudged else { return [] }
    let model = InterfaceModel(file: file, project: project, limits: limits)
    let findings = OneCause.resolve(
      byInterface.map { rule in
        var report = Report(rule: resolved[rule], interface: file)
        rules[rule].interface?(model, &report)
        return report
      })
    if project.unshownInterfaces.paths.contains(file.path) {
      return findings.map { notShown($0, "Nothing loads this file so far.") }
    }
    if project.isOfExample(file.path) { return findings.map { notShown($0, Self.ofExample) } }
    if findings.isEmpty { return findings }
    let closed = project.unshownInterfaces.scenes[file.path] ?? []
    let isXib = file.path.hasSuffix(".xib")
    let isAll =
      file.isForDebugging || isXib && file.outerClasses.contains { project.isOfDevelopers($0, from: file.home) }
    let debugging = file.scenesByClass.filter { project.isOfDevelopers($0.type, from: file.home) }.map(\.range)
    if closed.isEmpty, debugging.isEmpty, !isAll { return findings }
    return findings.map { finding in
      if closed.contains(where: { $0.contains(finding.range) }) {
        return notShown(finding, "Nothing opens this scene so far.", .unused)
      }
      if isAll { return notShown(finding, Self.ofDevelopers, .seldom) }
      guard debugging.contains(where: { $0.contains(finding.range) }) else { return finding }
      // Who opens a page of a storyboard is told by a name only, so it fails as before.
      var finding = finding
      finding.help += " (\(Self.ofDevelopers))"
      return finding
    }
  }

  /// What each rule says about a file, before one finding speaks for its cause.
  func reports(of model: FileModel, visit: (Element, ViewCategory) -> Void = { _, _ in }) -> [Report] {
    if model.file.views.isEmpty, model.file.uikit == nil, model.code.calls.isEmpty {
      // Nothing but the file to ask about; most files of a project are so.
      return byFile.compactMap { asked in
        var report = Report(rule: resolved[asked.rule], model: model)
        asked.check(model, &report)
        return report.findings.isEmpty ? nil : report
      }
    }
    var reports = resolved.map { Report(rule: $0, model: model) }
    for index in model.file.views.indices {
      let element = Element(model: model, index: Int32(index))
      let category = category(of: element)
      model.asked = Int32(index)
      ask(element, category, &reports)
      visit(element, category)
    }
    model.asked = -1
    for call in model.code.calls {
      for asked in byCall[Int(call.known.rawValue)] { asked.check(model, call, &reports[asked.rule]) }
    }
    for asked in byFile { asked.check(model, &reports[asked.rule]) }
    if let uikit = model.uikit {
      for rule in byUIKit { rules[rule].uikit?(uikit, &reports[rule]) }
    }
    if model.project.isForMacOnly { reports.removeAll { Self.ofPhones.contains($0.rule) } }
    return reports
  }

  /// What rests on fingers, or on the text size that people choose on phones and tablets.
  static let ofPhones: Set<String> = [
    "bold-text-ignored", "content-not-scrollable", "content-shape-order", "dynamic-type-clamped", "fixed-font-size",
    "fixed-frame-clips-text", "font-below-minimum", "grid-columns-fixed", "hit-area-outside-label", "icon-size-fixed",
    "large-content-viewer-missing", "layout-not-adaptive", "line-limit-truncates", "missing-screen-title",
    "motion-actuation-only", "orientation-locked", "text-shrinks-to-fit", "touch-target-spacing",
    "touch-target-too-small",
  ]

  /// Asks the rules about one view and its modifiers.
  private func ask(_ element: Element, _ category: ViewCategory, _ reports: inout [Report]) {
    byCategory[category.rawValue].withUnsafeBufferPointer { asking in
      reports.withUnsafeMutableBufferPointer { reports in
        for index in asking.indices { asking[index].check(element, &reports[asking[index].rule]) }
      }
    }
    for modifier in element.node.modifiers {
      let use = element.file.modifiers[Int(modifier)]
      for asked in byModifier[Int(use.known.rawValue)] { asked.check(element, use, &reports[asked.rule]) }
    }
    // What the style decides alone is judged in the style.
    for modifier in element.styleModifiers where modifier.isDecidedByCall { askEffective(element, modifier, &reports) }
    guard !element.node.modifiers.isEmpty else { return }
    if element.model.isPlain[Int(element.index)] {
      for use in element.writtenModifiers where !byEffective[Int(use.known.rawValue)].isEmpty {
        askEffective(element, element.effective(use), &reports)
      }
    } else {
      for modifier in element.effectiveModifiers where !modifier.isOfStyle { askEffective(element, modifier, &reports) }
    }
  }

  private func askEffective(_ element: Element, _ modifier: EffectiveModifier, _ reports: inout [Report]) {
    for asked in byEffective[Int(modifier.known.rawValue)] {
      asked.check(element, modifier, &reports[asked.rule])
    }
  }

  /// Asks one rule about one view.
  func ask(_ rule: Rule, _ element: Element, _ report: inout Report) {
    switch rule.scope {
    case .view(_, let check): check(element, &report)
    case .modifier(let names, let check):
      for modifier in element.node.modifiers {
        let use = element.file.modifiers[Int(modifier)]
        if names.contains(use.known) { check(element, use, &report) }
      }
    case .effective(let names, let check):
      for modifier in element.effectiveModifiers where !modifier.isOfStyle && names.contains(modifier.known) {
        check(element, modifier, &report)
      }
      for modifier in element.styleModifiers where modifier.isDecidedByCall && names.contains(modifier.known) {
        check(element, modifier, &report)
      }
    case .call, .file, .colourSets, .uikitOnly: break
    }
  }

  /// A file that imports neither SwiftUI nor declares a view is not judged by SwiftUI's names: HTML builders use the same words.
  func isJudged(_ file: FileViews) -> Bool {
    guard !file.views.isEmpty || file.motionGuards != nil || !file.types.isEmpty else { return false }
    if file.imports.contains(where: { Known($0) == .SwiftUI }) { return true }
    if file.imports.contains(where: Self.frameworks.contains) { return true }
    // UIKit is imported, or another module brings it along.
    if file.uikit != nil { return true }
    // Tests that drive the app, or audit it.
    if file.rareTokens.contains(where: { $0.kind == .audit || $0.kind == .interfaceTest }) { return true }
    return file.types.contains { $0.conforms(to: .View) || $0.conforms(to: .ViewModifier) }
  }

  private static let frameworks: Set<Name> = [Name("WidgetKit"), Name("AppKit")]

  func category(of element: Element) -> ViewCategory {
    switch element.known {
    case .Image: return .image
    case .Text, .Label: return .text
    case .Annotation, .MapAnnotation, .Marker, .MapMarker, .MapPin: return .annotation
    case let known where known.isRemoteImage: return .image
    case let known where known.control != nil && element.node.kind == .use: return .control
    // `Image.close`, `Asset.close.swiftUIImage`
    case .other
    where element.node.kind == .reference && element.node.qualifier.exists
      && element.tree.kind(element.node.expression) != .callExpr && element.name.hasImage:
      return .image
    default: return .other
    }
  }

  private func count(_ element: Element, category: ViewCategory, into coverage: inout Coverage) {
    if element.isOutOfScope { coverage.outOfScope += 1 } else if element.node.kind == .opaque { coverage.opaque += 1 }
    if element.node.kind == .use, element.known == .other, !element.isOutOfScope,
      model(element).project.components[element.node.name] == nil, element.packageView == nil,
      model(element).engine.expansion(of: element.reference) == nil
    {
      coverage.unresolved[element.tree.string(of: element.node.nameToken), default: 0] += 1
    }
    guard category == .control, let control = element.control, control.isInteractive, !element.isExemptFromSpeech else {
      return
    }
    coverage.controls += 1
    if !element.name.name.isUnknown { coverage.checked += 1 }
  }

  private func count(_ places: [OutsidePlace], into coverage: inout Coverage) {
    for place in places { coverage.add(OutsideCount(place.content)) }
  }

  private func model(_ element: Element) -> FileModel { element.model }
}

extension OutsideCount {
  /// Places of a kind.
  public init(_ content: OutsideContent, places: Int = 1) {
    self.init(kind: content.key, title: content.title, order: content.rawValue, places: places)
  }
}

/// One finding per cause: when two rules meet on one view, the more exact one speaks.
enum OneCause {
  /// Winner, then the rules that stay silent beside it.
  static let precedence: [(winner: String, losers: Set<String>)] = [
    (
      "empty-label",
      [
        "icon-button-missing-label", "content-button-missing-label", "control-missing-label",
        "text-field-missing-label",
      ]
    ),
    ("label-is-symbol-name", ["label-format"]),
    ("label-contains-role", ["label-format"]),
    ("element-ignore-without-label", ["icon-button-missing-label", "image-missing-label", "control-missing-label"]),
    ("map-annotation-missing-label", ["image-missing-label", "drawing-missing-label"]),
    ("content-button-missing-label", ["image-missing-label"]),
    ("decorative-image-exposed", ["image-missing-label"]),
    ("icon-button-missing-label", ["image-missing-label", "content-button-missing-label"]),
    ("swipe-card-missing-actions", ["gesture-only-action"]),
    ("adjustable-value-missing", ["gesture-only-action"]),
    ("nested-interactive-controls", ["tap-gesture-missing-button-trait", "control-missing-label"]),
    ("hit-area-outside-label", ["touch-target-too-small"]),
    ("reduce-motion-branch-still-moves", ["endless-animation", "motion-unguarded"]),
    ("endless-animation", ["motion-unguarded"]),
    ("fixed-font-size", ["font-below-minimum"]),
    (
      "text-contrast",
      ["low-contrast-semantic-style", "hardcoded-color", "increase-contrast-ignored", "text-over-image"]
    ),
    ("low-contrast-semantic-style", ["increase-contrast-ignored"]),
    ("unhelpful-error-message", ["jargon-in-ui-text"]),
  ]

  static func resolve(_ reports: [Report]) -> [Finding] {
    var findings: [Report.Caused] = []
    for index in reports.indices where !reports[index].findings.isEmpty { findings += reports[index].findings }
    return findings.isEmpty ? [] : resolve(findings)
  }

  static func resolve(_ findings: [Report.Caused]) -> [Finding] {
    var rulesByCause: [Int32: Set<String>] = [:]
    for caused in findings where caused.cause >= 0 {
      rulesByCause[caused.cause, default: []].insert(caused.finding.rule)
    }
    return findings.compactMap { caused in
      guard caused.cause >= 0, let rules = rulesByCause[caused.cause], rules.count > 1 else { return caused.finding }
      for row in precedence where row.losers.contains(caused.finding.rule) && rules.contains(row.winner) { return nil }
      return caused.finding
    }
  }
}
