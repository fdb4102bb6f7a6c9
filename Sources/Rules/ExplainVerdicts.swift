// What each rule says about one view, or why it says nothing: only reasons that were checked.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension RuleEngine {
  func verdicts(on element: Element, _ model: FileModel) -> [RuleVerdict] {
    let all = isJudged(model.file) ? reports(of: model) : []
    let kept = Set(OneCause.resolve(all.flatMap(\.findings)))
    var mine: [String: [Finding]] = [:]
    for report in all {
      for caused in report.findings where concerns(caused, element) {
        mine[report.rule, default: []].append(caused.finding)
      }
    }
    let reported = Set(mine.values.joined().filter(kept.contains).map(\.rule))
    let verdicts = rules.enumerated().map { index, rule in
      let found = mine[rule.id] ?? []
      let spoken = found.filter(kept.contains)
      let shown = withoutUnshown(spoken, in: model)
      if !shown.isEmpty { return RuleVerdict(rule: rule.id, findings: shown) }
      if let finding = spoken.first {
        return RuleVerdict(rule: rule.id, silence: reasonWithout(finding, in: model), .notReported)
      }
      if !found.isEmpty {
        let winner = OneCause.precedence.first { $0.losers.contains(rule.id) && reported.contains($0.winner) }
        return RuleVerdict(rule: rule.id, silence: "gives way to \(winner?.winner ?? "another rule")", .notReported)
      }
      return silence(of: resolved[index], on: element, model)
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

  /// Why nobody meets what stands at a finding, so that it is left out (`withoutUnshown`).
  private func reasonWithout(_ finding: Finding, in model: FileModel) -> String {
    var type = model.type(at: finding.range.start) ?? -1
    while type >= 0 {
      let key = UnshownTypes.key(of: model.file.types[Int(type)], in: model.file)
      if model.project.unshown.ofOtherPlatforms.contains(key) {
        return "its code is used on other platforms only"
      }
      if model.project.unshown.ofTheMac.contains(key) { return "its code is used on the Mac only" }
      type = model.file.types[Int(type)].parent
    }
    return "only previews of debug builds show it"
  }

  private func silence(of resolved: ResolvedRule, on element: Element, _ model: FileModel) -> RuleVerdict {
    let rule = resolved.rule
    func silent(_ reason: String) -> RuleVerdict { RuleVerdict(rule: rule.id, silence: reason) }
    guard isJudged(model.file) else { return silent("the file imports no framework for views") }
    if model.project.isForMacOnly, Self.ofPhones.contains(rule.id) { return silent("the project is for the Mac only") }
    switch rule.scope {
    case .view(let categories, _):
      let own = category(of: element)
      guard categories.contains(own) else { return silent("does not apply to \(own.plural)") }
    case .modifier(let names, _):
      guard element.node.modifiers.contains(where: { names.contains(element.file.modifiers[Int($0)].known) }) else {
        return silent(Self.asked(names))
      }
    case .effective(let names, _):
      guard element.effectiveModifiers.contains(where: { names.contains($0.known) }) else {
        return silent(Self.asked(names))
      }
    case .call: return silent("applies to calls in code, not to views")
    case .uikitOnly: return silent("applies to UIKit code, not to views")
    case .colourSets: return silent("applies to color sets, not to views")
    case .file: return silent(element.outOfScopeReason ?? "file-level rule, no finding here")
    }
    let trace = Trace(subject: element.index)
    model.trace = trace
    defer { model.trace = nil }
    var report = Report(rule: resolved, model: model)
    ask(rule, element, &report)
    if let reason = report.silence {
      return RuleVerdict(rule: rule.id, silence: reason, report.isMeasured ? .passed : .noMatch)
    }
    if let exception = trace.exception { return silent(exception) }
    // What it asked for is known to the trace; what it made of the answer is not.
    if trace.askedName {
      model.trace = nil
      switch element.name.name {
      case .text, .runtime: return silent("no match; its name is known")
      case .unknown(let reason): return silent("no match; its name is unknown: \(reason)")
      default: break
      }
    }
    let around = trace.askedFlags ? model.flags(of: element.index).descriptions : []
    if !around.isEmpty { return silent("no match; context: \(around.joined(separator: ", "))") }
    return silent("no match")
  }

  /// What a rule about modifiers is asked about.
  private static func asked(_ names: Set<Known>) -> String {
    let texts = names.map(\.text).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return "applies only with \(texts.prefix(3).map { ".\($0)" }.joined(separator: ", "))"
      + (texts.count > 3 ? " or the like" : "")
  }
}

extension ViewCategory {
  /// What views of the kind are called.
  var plural: String {
    switch self {
    case .control: "controls"
    case .image: "images"
    case .text: "text"
    case .annotation: "map content"
    case .other: "views of this kind"
    }
  }
}
