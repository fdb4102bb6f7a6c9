// A component is checked with what its uses pass, all of them together. Of what is found there this tells which uses
// are why: with these arguments alone it would be found, with those of the others it would not.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSyntax
import CurbcutViews

/// Asks a rule once more about a view, as if its component had one use. Belongs to one thread, as its model does.
public final class DecidingUses {
  public let model: FileModel
  private let engine: RuleEngine
  /// The models with fewer uses that were made.
  private var models: [[UsedCode: UsePlace?]: FileModel] = [:]
  /// How many more may be made. Each costs what the file costs, so a large file gets fewer.
  private var budget: Int

  /// Views of models that are made for one file at most.
  private static let viewsAsked = 40_000
  /// Components that pass on what they are passed are followed this far.
  private static let depthLimit = 3

  init(engine: RuleEngine, model: FileModel) {
    self.engine = engine
    self.model = model
    budget = max(32, Self.viewsAsked / max(1, model.file.views.count))
  }

  /// A use with what is found where it is the only one.
  public typealias Use = (place: UsePlace, finding: Finding)

  /// The uses that are why a rule finds something at a view; nil where it is found whatever they pass, or where that is
  /// not known.
  public func uses(for finding: Finding, at view: Int32) -> [Use]? {
    guard model.evaluator.hasJoinedUses, view >= 0 else { return nil }
    let holders = model.usedCode(around: view).filter { model.evaluator.joinedUses(of: $0) != nil }
    guard !holders.isEmpty, let number = engine.rules.firstIndex(where: { $0.id == finding.rule }),
      engine.rules[number].scope.isOfViews, let question = question(number, finding, view)
    else { return nil }
    // Whatever anybody passes.
    let nothing = [UsedCode: UsePlace?](
      uniqueKeysWithValues: model.evaluator.codeWithJoinedUses.map { ($0, nil) })
    guard case .absent = answer(question, nothing) else { return nil }
    for holder in holders {
      guard case .absent = answer(question, [holder: nil]) else { continue }
      guard let found = uses(of: holder, question, [:], 0), !found.isEmpty else { continue }
      return found
    }
    return nil
  }

  /// The uses of a holder with which it is found; nil where that is too much to ask.
  private func uses(
    of holder: UsedCode, _ question: Question, _ others: [UsedCode: UsePlace?], _ depth: Int
  ) -> [Use]? {
    var result: [Use] = []
    func add(_ use: Use) {
      if !result.contains(where: { $0.place == use.place }) { result.append(use) }
    }
    let all = model.evaluator.joinedUses(of: holder) ?? []
    let isRuledOut = isRuledOut(by: holder, all, question.view)
    for (place, isRuledOut) in zip(all, isRuledOut) where !isRuledOut {
      var places = others
      places[holder] = place
      let finding: Finding
      switch answer(question, places) {
      case .tooMuch: return nil
      case .absent: continue
      case .found(let found): finding = found
      }
      // What it passes may be what it is passed itself.
      if let outer = depth < Self.depthLimit ? self.outer(place, places) : nil {
        var inside = places
        inside[outer] = .some(nil)
        switch answer(question, inside) {
        case .tooMuch: return nil
        case .found: break
        case .absent:
          guard let inner = uses(of: outer, question, places, depth + 1) else { return nil }
          inner.forEach(add)
          if !inner.isEmpty { continue }
        }
      }
      add((place, finding))
    }
    return result
  }

  /// The component or function around a use, where it was asked what that is passed.
  private func outer(_ place: UsePlace, _ places: [UsedCode: UsePlace?]) -> UsedCode? {
    let file = model.project.files[Int(place.file)]
    guard let view = file.view(named: place.name) else { return nil }
    return FileModel.usedCode(around: view, in: file, model.project).first { code in
      places[code] == nil && model.evaluator.joinedUses(of: code) != nil
    }
  }

  private func isRuledOut(by holder: UsedCode, _ places: [UsePlace], _ view: Int32) -> [Bool] {
    guard case .view = holder, model.usedCode(around: view).contains(holder) else { return places.map { _ in false } }
    let uses = model.uses(around: view)
    let tokens = Set(
      zip(uses, model.rulesOut(view, uses)).lazy.filter(\.1).map { [model] use, _ in
        Token(file: model.project.index(of: use.file) ?? -1, name: use.node.nameToken)
      })
    return places.map { tokens.contains(Token(file: $0.file, name: $0.name)) }
  }

  private struct Token: Hashable {
    var file: Int32
    var name: TokenID
  }

  private enum Answer {
    case found(Finding), absent, tooMuch
  }

  /// What is found as if there were only these uses.
  private func answer(_ question: Question, _ places: [UsedCode: UsePlace?]) -> Answer {
    let restricted: FileModel
    if let known = models[places] {
      restricted = known
    } else {
      guard budget > 0 else { return .tooMuch }
      budget -= 1
      restricted = model.restricted(to: places)
      models[places] = restricted
    }
    return question.answer(of: restricted, at: .medium).map(Answer.found) ?? .absent
  }

  /// What is asked of each model: whether the rule finds the same.
  private struct Question {
    let engine: RuleEngine
    let rule: Int
    let finding: Finding
    /// The view that the rule is asked about, and the one that the finding is about.
    var asked: Int32
    let view: Int32

    /// What the rule finds there, where that is as sure as with all uses, or at least so sure.
    func answer(of model: FileModel, at confidence: Confidence) -> Finding? {
      var report = Report(rule: engine.resolved[rule], model: model)
      engine.ask(engine.rules[rule], Element(model: model, index: asked), &report)
      return report.findings.first {
        $0.finding.range == finding.range && $0.finding.confidence >= min(finding.confidence, confidence)
      }?.finding
    }
  }

  /// Which view a rule finds it at: the one that is the cause, or one around it.
  private func question(_ rule: Int, _ finding: Finding, _ view: Int32) -> Question? {
    var question = Question(engine: engine, rule: rule, finding: finding, asked: view, view: view)
    while question.asked >= 0 {
      if question.answer(of: model, at: .low) != nil { return question }
      question.asked = model.file.views[Int(question.asked)].parent
    }
    return nil
  }
}

extension RuleScope {
  /// Whether a rule is asked about one view after the other.
  fileprivate var isOfViews: Bool {
    switch self {
    case .view, .modifier, .effective: true
    case .call, .colourSets, .file, .uikitOnly: false
    }
  }
}

extension FileViews {
  /// The view that is named, or has a modifier that is named, at a token.
  fileprivate func view(named token: TokenID) -> Int32? {
    if let index = views.firstIndex(where: { $0.nameToken == token }) { return Int32(index) }
    return modifiers.first { $0.nameToken == token }?.owner
  }
}
