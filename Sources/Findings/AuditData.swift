// What `curbcut audit` and `curbcut screens` have to say, ready to be written in any form.

import CurbcutSourceText

/// Who meets a barrier. The order is the one in which reports tell of them.
public enum AffectedPeople: String, Sendable, Hashable, CaseIterable {
  case screenReader, voice, switchControl, lowVision, largeText, colourVision, motion, cognition, hearing

  /// As reports call them.
  public var title: String {
    switch self {
    case .screenReader: "Screen reader"
    case .voice: "Voice"
    case .switchControl: "Switch, keyboard and touch"
    case .lowVision: "Low vision"
    case .largeText: "Large text"
    case .colourVision: "Color blindness"
    case .motion: "Motion sensitivity"
    case .cognition: "Cognition"
    case .hearing: "Hearing"
    }
  }

  /// Who they are, in a sentence.
  public var sentence: String {
    switch self {
    case .screenReader: "People who cannot see the screen and listen to VoiceOver."
    case .voice: "People who use Voice Control because they cannot touch the screen."
    case .switchControl: "People who use a switch or a keyboard, or whose hands shake or tire easily."
    case .lowVision: "People with low vision, or who read in bright sunlight."
    case .largeText: "People who read with text up to three times the usual size."
    case .colourVision: "One man in twelve and one woman in two hundred have trouble telling some colors apart."
    case .motion: "People who get dizzy, sick or unable to read when things move on the screen."
    case .cognition: "People who read slowly, forget quickly, are distracted easily or are in a hurry."
    case .hearing: "People who are deaf or hard of hearing, and everyone with a muted phone."
    }
  }
}

/// How a statement stands. Reading sources can refute a statement and never proves it, so there is no "passed".
public enum StatementState: String, Sendable, Hashable {
  case fails, nothingFound = "no findings", undecided, byHand = "manual test"
  case notExamined = "not examined"

  /// What people read; the raw values are those of the JSON reports.
  public var text: String {
    switch self {
    case .fails: "fails"
    case .nothingFound: "no findings"
    case .undecided: "undecided"
    case .byHand: "manual test"
    case .notExamined: "not examined"
    }
  }

  /// After the number of statements: `2 failed, 28 without findings`.
  public var textBehindNumber: String {
    switch self {
    case .fails: "failed"
    case .nothingFound: "without findings"
    case .undecided: "undecided"
    case .byHand: "to test manually"
    case .notExamined: "not examined"
    }
  }
}

/// A place with its line.
public struct AuditPlace: Sendable, Hashable {
  public var path: String
  /// From 1.
  public var line: Int

  public init(path: String, line: Int) {
    self.path = path
    self.line = line
  }

  public var text: String { "\(path):\(line)" }
}

/// A screen with what was found on it.
public struct AuditScreen: Sendable, Hashable {
  /// One way to it.
  public struct Entry: Sendable, Hashable {
    public var kind: String
    /// The view it is reached from; nil where that does not follow from the source.
    public var from: String?
    public var place: AuditPlace

    public init(kind: String, from: String?, place: AuditPlace) {
      self.kind = kind
      self.from = from
      self.place = place
    }
  }

  public var name: String
  public var place: AuditPlace
  public var entries: [Entry]
  /// Names of the project's own views it is made of, itself left out.
  public var parts: [String]
  /// Indexes into `Audit.findings`, those of its parts included.
  public var findings: [Int]
  /// What is heard; nil for controllers of UIKit.
  public var transcript: SpokenTranscript?
  /// How each statement of the checklist stands here; empty without one.
  public var statements: [AuditStatement.Standing] = []
  /// Kinds of content it holds that are not examined, as reports call them.
  public var outside: [String] = []
  public var errors = 0
  public var warnings = 0
  public var notes = 0

  public init(
    name: String, place: AuditPlace, entries: [Entry], parts: [String], findings: [Int], transcript: SpokenTranscript?
  ) {
    self.name = name
    self.place = place
    self.entries = entries
    self.parts = parts
    self.findings = findings
    self.transcript = transcript
  }
}

/// A way through the app.
public struct AuditFlow: Sendable, Hashable {
  public var name: String
  public var priority: String
  /// What the configuration names, in order.
  public var steps: [String]
  /// Indexes into `Audit.screens`, in the order of the steps.
  public var screens: [Int]
  /// Steps that no screen or file of the project stands for.
  public var unknown: [String]
  /// Indexes into `Audit.findings`.
  public var findings: [Int]
  public var errors = 0
  public var warnings = 0
  public var notes = 0
  /// Whether a finding of it fails the run under the profile.
  public var failing = 0

  public init(
    name: String, priority: String, steps: [String], screens: [Int], unknown: [String], findings: [Int]
  ) {
    self.name = name
    self.priority = priority
    self.steps = steps
    self.screens = screens
    self.unknown = unknown
    self.findings = findings
  }
}

/// A statement of the checklist.
public struct AuditStatement: Sendable, Hashable {
  /// How it stands.
  public struct Standing: Sendable, Hashable {
    public var state: StatementState
    /// Findings that refute it, or things that cannot be decided.
    public var count: Int

    public init(_ state: StatementState, _ count: Int = 0) {
      self.state = state
      self.count = count
    }

    /// `fails (3)`, `no findings`, `undecided (2)`, `manual test`.
    public var text: String {
      switch state {
      case .fails, .undecided: "\(state.text) (\(count))"
      default: state.text
      }
    }
  }

  public var text: String
  public var standing: Standing
  /// Rules that found something, with their counts, most often first.
  public var rules: [(rule: String, count: Int)]
  public var byHand: String

  public init(text: String, standing: Standing, rules: [(rule: String, count: Int)], byHand: String) {
    self.text = text
    self.standing = standing
    self.rules = rules
    self.byHand = byHand
  }

  public static func == (a: AuditStatement, b: AuditStatement) -> Bool {
    a.text == b.text && a.standing == b.standing && a.byHand == b.byHand
      && a.rules.map(\.rule) == b.rules.map(\.rule) && a.rules.map(\.count) == b.rules.map(\.count)
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

/// One thing to mend, and what that is good for.
public struct AuditCause: Sendable, Hashable {
  public var rule: String
  /// The view in which it stands, or its file.
  public var component: String
  public var place: AuditPlace
  public var severity: Severity
  /// Of the worst finding.
  public var message: String
  public var help: String
  /// Indexes into `Audit.findings`.
  public var findings: [Int]
  /// Screens on which it is met, and places where its component is used.
  public var screens: [String]
  public var uses: Int
  /// `auto-fix`, `auto-fix (needs review)`, `one line`, `a few lines`, `a layout change`, `a design decision`.
  public var effort: String
  /// Impact × reach; higher first.
  public var score: Double

  public init(
    rule: String, component: String, place: AuditPlace, severity: Severity, message: String, help: String,
    findings: [Int], screens: [String], uses: Int, effort: String, score: Double
  ) {
    self.rule = rule
    self.component = component
    self.place = place
    self.severity = severity
    self.message = message
    self.help = help
    self.findings = findings
    self.screens = screens
    self.uses = uses
    self.effort = effort
    self.score = score
  }
}

/// A success criterion of WCAG 2.2 and how it stands.
public struct AuditCriterion: Sendable, Hashable {
  public var number: String
  public var name: String
  public var level: String
  public var page: String
  public var standing: AuditStatement.Standing
  /// Number of rules that looked.
  public var rules: Int

  public init(
    number: String, name: String, level: String, page: String, standing: AuditStatement.Standing, rules: Int
  ) {
    self.number = number
    self.name = name
    self.level = level
    self.page = page
    self.standing = standing
    self.rules = rules
  }
}

/// A Nutrition Label of the App Store: what stands against it, and what stays open.
public struct AuditLabel: Sendable, Hashable {
  public var name: String
  /// Proved barriers: errors of high confidence.
  public var blockers: Int
  /// Rules with blockers, most often first.
  public var rules: [String]
  /// Other findings that touch it.
  public var likely: Int
  /// What only a person with the app in hand can answer.
  public var questions: [String]

  public init(name: String, blockers: Int, rules: [String], likely: Int, questions: [String]) {
    self.name = name
    self.blockers = blockers
    self.rules = rules
    self.likely = likely
    self.questions = questions
  }
}

/// People and what they meet.
public struct AuditGroup: Sendable, Hashable {
  public var people: AffectedPeople
  public var errors: Int
  public var warnings: Int
  public var notes: Int
  /// Rules with their counts, most often first; at most a handful.
  public var rules: [String]
  /// Screens on which they meet something.
  public var screens: Int

  public init(people: AffectedPeople, errors: Int, warnings: Int, notes: Int, rules: [String], screens: Int) {
    self.people = people
    self.errors = errors
    self.warnings = warnings
    self.notes = notes
    self.rules = rules
    self.screens = screens
  }

  public var count: Int { errors + warnings + notes }
}

/// A touch target that is too small, in points.
public struct AuditTarget: Sendable, Hashable {
  public var width: Double
  public var height: Double
  /// Whether the sides are estimated from a font.
  public var isEstimate: Bool
  public var places: [AuditPlace]

  public init(width: Double, height: Double, isEstimate: Bool, places: [AuditPlace]) {
    self.width = width
    self.height = height
    self.isEstimate = isEstimate
    self.places = places
  }
}

/// A fixed font and what a text style would do in its place.
public struct AuditFont: Sendable, Hashable {
  /// In points, at every setting.
  public var points: Double
  /// The text style that looks alike, and its size at AX5.
  public var style: String
  public var largest: Double
  public var places: [AuditPlace]

  public init(points: Double, style: String, largest: Double, places: [AuditPlace]) {
    self.points = points
    self.style = style
    self.largest = largest
    self.places = places
  }
}

/// A pair of colours as people with other colour vision see it.
public struct AuditContrast: Sendable, Hashable {
  public struct Simulation: Sendable, Hashable {
    public var name: String
    public var foreground: String
    public var background: String
    public var ratio: String

    public init(name: String, foreground: String, background: String, ratio: String) {
      self.name = name
      self.foreground = foreground
      self.background = background
      self.ratio = ratio
    }
  }

  public var pair: ContrastPair
  /// Of the first appearance.
  public var simulations: [Simulation]

  public init(pair: ContrastPair, simulations: [Simulation]) {
    self.pair = pair
    self.simulations = simulations
  }

  /// Whether it falls short in some appearance.
  public var fails: Bool { pair.appearances.contains { !$0.passes } }
}

/// Something that a person has to do with the app in hand.
public struct AuditTask: Sendable, Hashable {
  public var title: String
  public var people: [AffectedPeople]
  public var steps: [String]
  /// What has to be true at the end.
  public var expected: String

  public init(title: String, people: [AffectedPeople], steps: [String], expected: String) {
    self.title = title
    self.people = people
    self.steps = steps
    self.expected = expected
  }
}

/// What changed since an earlier report.
public struct AuditTrend: Sendable, Hashable {
  public struct Row: Sendable, Hashable {
    public var name: String
    public var before: Int
    public var now: Int

    public init(name: String, before: Int, now: Int) {
      self.name = name
      self.before = before
      self.now = now
    }
  }

  /// The file it was read from, as it was named.
  public var file: String
  public var severities: [Row]
  public var people: [Row]
  /// Screens of which the number changed, worst change first.
  public var screens: [Row]
  public var gone: Int
  public var new: Int

  public init(file: String, severities: [Row], people: [Row], screens: [Row], gone: Int, new: Int) {
    self.file = file
    self.severities = severities
    self.people = people
    self.screens = screens
    self.gone = gone
    self.new = new
  }
}

/// An audit.
public struct Audit: Sendable {
  /// The name of the folder that was audited.
  public var name: String
  public var tool: String
  public var version: String
  public var profile: String
  public var files: Int
  /// Sorted as a run reports them.
  public var findings: [Finding]
  /// Screens of each finding, in the same order; indexes into `screens`.
  public var screensOfFindings: [[Int]]
  public var screens: [AuditScreen]
  public var flows: [AuditFlow]
  /// Number of findings that no known screen holds.
  public var elsewhere: Int
  public var groups: [AuditGroup]
  /// The title of the checklist; nil when the profile has none.
  public var checklist: String?
  public var statements: [AuditStatement]
  public var causes: [AuditCause]
  public var criteria: [AuditCriterion]
  public var labels: [AuditLabel]
  public var coverage: Coverage
  public var problems: [Problem]
  public var suppressed: Int
  /// Pairs that fall short first, then by name.
  public var contrasts: [AuditContrast]
  public var targets: [AuditTarget]
  public var fonts: [AuditFont]
  public var tasks: [AuditTask]
  public var trend: AuditTrend?
  /// The rules by id.
  public var rules: [String: RuleDescription]
  public var sources: PathMap<SourceText>

  public init(name: String, tool: String, version: String, profile: String) {
    self.name = name
    self.tool = tool
    self.version = version
    self.profile = profile
    files = 0
    findings = []
    screensOfFindings = []
    screens = []
    flows = []
    elsewhere = 0
    groups = []
    statements = []
    causes = []
    criteria = []
    labels = []
    coverage = Coverage()
    problems = []
    suppressed = 0
    contrasts = []
    targets = []
    fonts = []
    tasks = []
    rules = [:]
    sources = [:]
  }

  /// Number of findings of a severity.
  public func count(_ severity: Severity) -> Int { findings.count { $0.severity == severity } }
}
