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
  /// The uses of which the check of the file asked what they pass.
  private let joined: [UsedCode: [UsePlace]]
  /// The models with fewer uses that were made.
  private var models: [Restriction: FileModel] = [:]
  /// How many more may be made, those of one use, each of which costs what the file costs, for several: so a large file
  /// gets fewer.
  private var budget: Int
  private let fileNumber: Int32
  /// By file: the views that are named, or have a modifier that is named, at a token.
  private var viewsByName: [Int32: [TokenID: Int32]] = [:]

  /// Views of models that are made for one file at most.
  private static let viewsAsked = 40_000
  /// How many models in which nothing is known cost what one of a use costs: what is around views stays in them.
  private static let costOfUse = 8
  /// Components that pass on what they are passed are followed this far.
  private static let depthLimit = 3

  /// The uses that are left.
  private enum Restriction: Hashable {
    /// Nothing is known of what is passed.
    case nothing
    /// The use of a number of all that the file holds, so that one model is enough for them: what one passes says nothing
    /// of another.
    case together(Int)
    case places([UsedCode: UsePlace?])
  }

  init(engine: RuleEngine, model: FileModel) {
    self.engine = engine
    self.model = model
    budget = Self.costOfUse * max(32, Self.viewsAsked / max(1, model.file.views.count))
    fileNumber = model.project.index(of: model.file) ?? -1
    joined = model.evaluator.joinedUses
  }

  /// A use with what is found where it is the only one, and how many uses there are of what is used there.
  public typealias Use = (place: UsePlace, finding: Finding, count: Int)

  /// The uses that are why a rule finds something at a view; nil where it is found whatever they pass, or where that is
  /// not known.
  public func uses(for finding: Finding, at view: Int32) -> [Use]? {
    guard !joined.isEmpty, view >= 0 else { return nil }
    let holders = model.usedCode(around: view).filter { joined[$0] != nil }
    guard !holders.isEmpty, let number = engine.rules.firstIndex(where: { $0.id == finding.rule }),
      engine.rules[number].scope.isOfViews, finding.asked >= 0
    else { return nil }
    let question = Question(engine: engine, rule: number, finding: finding, asked: finding.asked, view: view)
    // Whatever anybody passes.
    guard case .absent = answer(question, .nothing) else { return nil }
    for holder in holders {
      if holders.count > 1 { guard case .absent = answer(question, .places([holder: nil])) else { continue } }
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
    let all = joined[holder] ?? []
    let isRuledOut = isRuledOut(by: holder, all, question.view)
    for (number, place) in all.enumerated() where !isRuledOut[number] {
      var places = others
      places[holder] = place
      let outer = depth < Self.depthLimit ? self.outer(place, places) : nil
      let finding: Finding
      switch answer(question, outer == nil && depth == 0 ? .together(number) : .places(places)) {
      case .tooMuch: return nil
      case .absent: continue
      case .found(let found): finding = found
      }
      // What it passes may be what it is passed itself.
      if let outer {
        var inside = places
        inside[outer] = .some(nil)
        switch answer(question, .places(inside)) {
        case .tooMuch: return nil
        case .found: break
        case .absent:
          guard let inner = uses(of: outer, question, places, depth + 1) else { return nil }
          inner.forEach(add)
          if !inner.isEmpty { continue }
        }
      }
      add((place, finding, all.count))
    }
    return result
  }

  private func places(_ restriction: Restriction) -> [UsedCode: UsePlace?] {
    switch restriction {
    case .nothing: joined.mapValues { _ in UsePlace?.none }
    case .together(let number):
      joined.filter { $0.key.file == fileNumber }.mapValues { uses in uses[min(number, uses.count - 1)] }
    case .places(let places): places
    }
  }

  /// The component or function around a use, where it was asked what that is passed.
  private func outer(_ place: UsePlace, _ places: [UsedCode: UsePlace?]) -> UsedCode? {
    let file = model.project.files[Int(place.file)]
    guard let view = view(named: place.name, in: file, place.file) else { return nil }
    return FileModel.usedCode(around: view, in: file, model.project).first { places[$0] == nil && joined[$0] != nil }
  }

  private func view(named token: TokenID, in file: FileViews, _ number: Int32) -> Int32? {
    if let known = viewsByName[number] { return known[token] }
    var views: [TokenID: Int32] = [:]
    for modifier in file.modifiers where modifier.owner >= 0 { views[modifier.nameToken] = modifier.owner }
    for index in file.views.indices { views[file.views[index].nameToken] = Int32(index) }
    viewsByName[number] = views
    return views[token]
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
  private func answer(_ question: Question, _ restriction: Restriction) -> Answer {
    let restricted: FileModel
    if let known = models[restriction] {
      restricted = known
    } else {
      guard budget > 0 else { return .tooMuch }
      let places = places(restriction)
      budget -= places.values.allSatisfy { $0 == nil } ? 1 : Self.costOfUse
      restricted = model.restricted(to: places)
      models[restriction] = restricted
    }
    return question.answer(of: restricted, at: .medium).map(Answer.found) ?? .absent
  }

  /// What is asked of each model: whether the rule finds the same.
  private struct Question {
    let engine: RuleEngine
    let rule: Int
    let finding: Finding
    /// The view that the rule is asked about, and the one that the finding is about.
    let asked: Int32
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
