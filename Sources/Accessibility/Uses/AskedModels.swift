// What lies behind a body where it is used, and the color it is given there, is told by the files that use it: those have
// models of their own, which all files share that one thread checks.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// The models of files that use something of others. What they answer rests on the project alone, not on the file that is
/// checked, nor on what was asked before. Belongs to one thread; whoever checks files one after the other holds it.
public final class AskedModels {
  private var models: [ObjectIdentifier: FileModel] = [:]
  private var views = 0
  @exclusivity(unchecked) fileprivate(set) var asked = AskedUses()

  /// Views of models that are kept: a thread takes no more room for more files.
  private let mostViews: Int

  /// For those that are asked with what was found out of a project.
  public init(for facts: ProjectFacts, keeping mostViews: Int = 60_000) {
    self.mostViews = mostViews
    facts.models = self
  }

  static func of(_ evaluator: Evaluator) -> AskedModels {
    evaluator.facts.models as? AskedModels ?? AskedModels(for: evaluator.facts)
  }

  /// The model of a file, for one that asks about it.
  func model(of file: FileViews, for asking: FileModel) -> FileModel {
    if let known = models[ObjectIdentifier(file)] { return known }
    let made = FileModel(
      file: file, project: asking.project, guardNames: asking.project.motionGuardNames, limits: asking.limits,
      facts: asking.evaluator.facts, home: self)
    models[ObjectIdentifier(file)] = made
    views += file.views.count
    return made
  }

  /// Forgets what is found out again the same, where it has become much.
  func makeRoom() {
    guard views > mostViews else { return }
    models = [:]
    views = 0
    asked = AskedUses()
  }
}

/// Answers of the uses of bodies.
struct AnswersOfUses {
  /// How much was asked for an answer.
  struct Cost {
    /// Bodies, each as often as it is asked about.
    var steps: Int
    /// How far uses of uses were asked.
    var depth: Int
  }

  var grounds: [BodyKey: ColourGround?] = [:]
  var foregrounds: [BodyKey: EffectiveForeground?] = [:]
  /// Whether no use gives a body a tint.
  var untinted: [BodyKey: Bool?] = [:]
  var costs: [QuestionOfUses: Cost] = [:]
}

/// What is asked of the uses of a body.
struct QuestionOfUses: Hashable {
  enum Subject: UInt8 {
    case ground, foreground, untinted
  }

  var subject: Subject
  var body: BodyKey

  func _rawHashValue(seed: Int) -> Int { body._rawHashValue(seed: seed ^ Int(subject.rawValue) << 32) }
  func hash(into hasher: inout Hasher) {
    hasher.combine(subject)
    hasher.combine(body)
  }
}

/// What was asked of the uses of bodies.
struct AskedUses {
  /// What was asked to its end: the same answer for whoever has the steps left that it takes.
  var kept = AnswersOfUses()
  /// What was cut off for who asked with all steps left.
  var limited = AnswersOfUses()
  /// What was cut off where components hold each other, for as long as one question is being answered: on the way to the
  /// same body again it would be cut off in the same way.
  var met = AnswersOfUses()
  /// The bodies whose uses are being asked.
  var under: Set<BodyKey> = []
  /// Bodies asked for the answer that is being made, those of known answers as well, how far uses of uses were asked, and
  /// whether one of them was not asked to its end.
  var steps = 0
  var deepest = 0
  var isLimited = false

  /// What lies around components, and around what other files hold: that does not rest on what a component of the file is
  /// passed.
  func ofComponents(in file: FileViews) -> AskedUses {
    var result = AskedUses()
    result.kept = kept.ofComponents(in: file)
    result.limited = limited.ofComponents(in: file)
    return result
  }
}

extension AnswersOfUses {
  fileprivate func ofComponents(in file: FileViews) -> AnswersOfUses {
    func isKept(_ key: BodyKey) -> Bool {
      key.file != ObjectIdentifier(file) || file.bodies[Int(key.body)].kind == .body
    }
    var result = AnswersOfUses()
    result.grounds = grounds.filter { isKept($0.key) }
    result.foregrounds = foregrounds.filter { isKept($0.key) }
    result.untinted = untinted.filter { isKept($0.key) }
    result.costs = costs.filter { isKept($0.key.body) }
    return result
  }
}

extension FileModel {
  /// Those that this model asks about.
  var askedModels: AskedModels { home ?? ownAskedModels }

  /// The model of a file that uses something of this one, for what its uses put around it.
  func asked(about other: FileViews) -> FileModel {
    other === file && home != nil ? self : askedModels.model(of: other, for: self)
  }

  /// Where questions about uses are counted and kept: for a file that is checked with what it is passed, so that it notes
  /// that; for others once for all that ask.
  private var askedOfUses: AskedUses {
    _read {
      let head = head ?? self
      if let home { yield home.asked } else { yield head.askedUses }
    }
    _modify {
      let head = head ?? self
      if let home { yield &home.asked } else { yield &head.askedUses }
    }
  }

  /// Asks something of the uses of a body, one use after the other, once for each body: uses of uses multiply. `limit` is
  /// the answer where that goes too far; nil where it goes round.
  /// `known` finds and `keep` keeps an answer among others: a key path to them is looked up anew each time.
  func asking<Result>(
    _ question: QuestionOfUses, known: (AnswersOfUses) -> Result??, keep: (inout AnswersOfUses, Result?) -> Void,
    limit: Result?, _ ask: () -> Result?
  ) -> Result? {
    let place = askedOfUses.under.count
    // An answer takes as many steps whether it was known or not, so that it is the same whatever was asked before.
    if place == 0 {
      askedOfUses.steps = 0
      askedOfUses.deepest = 0
      askedOfUses.met = AnswersOfUses()
      if let answer = known(askedOfUses.limited) { return answer }
    }
    if let answer = known(askedOfUses.kept), let cost = askedOfUses.kept.costs[question],
      place + cost.depth <= Self.usesDepth, askedOfUses.steps + cost.steps <= Self.usesLimit
    {
      askedOfUses.steps += cost.steps
      askedOfUses.deepest = max(askedOfUses.deepest, place + cost.depth)
      return answer
    }
    if let answer = known(askedOfUses.met) {
      askedOfUses.isLimited = true
      return answer
    }
    guard !askedOfUses.under.contains(question.body) else {
      askedOfUses.isLimited = true
      return nil
    }
    guard place < Self.usesDepth, askedOfUses.steps < Self.usesLimit else {
      askedOfUses.isLimited = true
      return limit
    }
    let (wasLimited, deepest, steps) = (askedOfUses.isLimited, askedOfUses.deepest, askedOfUses.steps)
    askedOfUses.isLimited = false
    askedOfUses.deepest = place + 1
    askedOfUses.steps += 1
    askedOfUses.under.insert(question.body)
    let answer = ask()
    askedOfUses.under.remove(question.body)
    if !askedOfUses.isLimited {
      let cost = AnswersOfUses.Cost(steps: askedOfUses.steps - steps, depth: askedOfUses.deepest - place)
      keep(&askedOfUses.kept, answer)
      askedOfUses.kept.costs[question] = cost
    } else if place == 0 {
      keep(&askedOfUses.limited, answer)
    } else {
      // What was cut off depends on who asked, where others ask for the same.
      keep(&askedOfUses.met, answer)
    }
    askedOfUses.isLimited = place > 0 && (askedOfUses.isLimited || wasLimited)
    askedOfUses.deepest = max(deepest, askedOfUses.deepest)
    return answer
  }

  /// Uses of uses are asked this far.
  private static let usesDepth = 8
  /// Bodies that are asked about for one answer.
  private static let usesLimit = 400
}
