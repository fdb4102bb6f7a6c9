// What a check says about one place, and what a rule says about itself. No rule is known here.

@_exported import CurbcutSourceText

/// How bad it is when the finding is right.
public enum Severity: UInt8, Sendable, Comparable, CaseIterable {
  case note, warning, error

  public static func < (a: Severity, b: Severity) -> Bool { a.rawValue < b.rawValue }

  /// The word used in every output.
  public var name: String {
    switch self {
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }
}

/// How sure we are: high ≥ 0.9, medium 0.7–0.9, low < 0.7 of such findings are expected to be right.
public enum Confidence: UInt8, Sendable, Comparable, CaseIterable {
  case low, medium, high

  public static func < (a: Confidence, b: Confidence) -> Bool { a.rawValue < b.rawValue }

  /// The word used in every output.
  public var name: String {
    switch self {
    case .low: "low"
    case .medium: "medium"
    case .high: "high"
    }
  }

  /// The result kind that goes with the confidence: `violation` (proved), `likely`, `review`.
  public var kind: String {
    switch self {
    case .low: "review"
    case .medium: "likely"
    case .high: "violation"
    }
  }
}

/// One step of how an accessible name was found: what was looked at, and what it gave.
public struct NameStep: Sendable, Hashable {
  /// What was looked at, in a few words: "accessibilityLabel", "Image(systemName:)", "no text in the label".
  public var source: String
  /// What it gave, in a few words.
  public var result: String
  /// Where, and in which file; without a path in the file of the finding.
  public var range: ByteRange?
  public var path: String?
  /// Whether it gave what the name is as a whole, so that it says nothing new.
  public var isName: Bool

  public init(source: String, result: String, range: ByteRange? = nil, path: String? = nil, isName: Bool = false) {
    self.source = source
    self.result = result
    self.range = range
    self.path = path
    self.isName = isName
  }
}

/// The accessible name of the element a finding is about, with its derivation.
public struct NameDerivation: Sendable, Hashable {
  /// `text`, `runtime`, `symbol`, `file`, `none` or `unknown`.
  public var kind: String
  /// The words, the symbol's or the file's name, where there is one.
  public var value: String?
  public var steps: [NameStep]

  public init(kind: String, value: String?, steps: [NameStep]) {
    self.kind = kind
    self.value = value
    self.steps = steps
  }

  /// The name as people read it: `text “Delete”`, `symbol “trash”`; what code decides has at most a pattern.
  public var words: String {
    switch (kind, value) {
    case ("runtime", nil): "decided at run time"
    case ("runtime", let value?): "text like “\(value)”"
    case (_, let value): kind + (value.map { " “\($0)”" } ?? "")
    }
  }
}

/// Another place that belongs to the finding.
public struct RelatedLocation: Sendable, Hashable {
  public var path: String
  public var range: ByteRange
  public var message: String

  public init(path: String, range: ByteRange, message: String) {
    self.path = path
    self.range = range
    self.message = message
  }
}

/// A place at which people meet a finding that stands at its cause.
public struct FindingUse: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    /// The component in which the finding stands is used there.
    case callSite
    /// The same, and what is passed there is why it is found.
    case deciding
    /// The same fault is there, and is said once for both.
    case same
    /// A property of Swift code that the object of a storyboard or xib is connected to, or the function that it calls where
    /// there is none; of a finding in Swift code that object.
    case outlet
  }

  public var place: RelatedLocation
  public var kind: Kind
  /// Whether the finding speaks for this place as it does for its own: false where a component has more of the kind, so
  /// that the call site alone does not tell which is meant.
  public var isSame: Bool
  /// By what a deciding use is known again; only filled in when a run compares.
  public var context: FindingContext?
  /// What is said of a deciding use alone: the size, or the colors, that it passes.
  public var message: String?
  public var help: String?

  public init(_ place: RelatedLocation, _ kind: Kind, isSame: Bool = true) {
    self.place = place
    self.kind = kind
    self.isSame = isSame
  }
}

/// What findings at several places of an app have in common, so that one can be said for all of them.
public struct CommonFault: Sendable, Hashable {
  /// The message for several, to be read after their number: “labels begin with a small letter”.
  public var plural: String
  /// What is at this place, as it stands in the message.
  public var subject: String

  public init(plural: String, subject: String) {
    self.plural = plural
    self.subject = subject
  }

  /// Subjects that are written out in the message; the other places are pointed at.
  private static let quoted = 3

  /// What one finding says for several places, in their order.
  public static func message(_ faults: [CommonFault]) -> String {
    var subjects: [String] = []
    for fault in faults where !subjects.contains(fault.subject) { subjects.append(fault.subject) }
    let shown = subjects.prefix(quoted).joined(separator: ", ")
    return "\(faults.count) \(faults.first?.plural ?? ""): \(shown)\(subjects.count > quoted ? ", …" : "")"
  }
}

/// What a rule says about one place.
public struct Finding: Sendable, Hashable {
  /// Who meets the view in which something was found.
  public enum Exposure: Sendable, Hashable {
    case shown
    /// Only previews show it: it is being made, and what is found is one step lower.
    case previewed
    /// Nothing uses it yet, or by a name that only a build knows: one step lower.
    case unused
    /// A page of logs, which hardly anybody opens but people who make the app: one step lower.
    case seldom
    /// Nothing shows it. It bars nobody yet, so it is one step lower and a run over folders only counts it.
    case unshown
  }

  /// Rule id, such as `icon-button-missing-label`.
  public var rule: String
  public var severity: Severity
  public var confidence: Confidence
  /// Path relative to the root, `/`-separated.
  public var path: String
  /// The exact argument, name or call that is wrong; on one line where possible.
  public var range: ByteRange
  /// What is wrong, for whom; present tense; the variable part last.
  public var message: String
  /// What to do, one sentence.
  public var help: String
  public var name: NameDerivation?
  /// Places to look at as well, such as the other of two equal labels.
  public var related: [RelatedLocation]
  /// Where it is met, besides where it stands.
  public var uses: [FindingUse] = []
  /// The view that it is about, by its place among those of the file, or -1.
  public var view: Int32 = -1
  /// The view that its rule was asked about, or -1 where that was the whole file.
  public var asked: Int32 = -1
  /// The cause, where the finding was moved from there to a use that is why it is found.
  public var cause: FindingCause?
  /// By what it is known again; only filled in when a run compares.
  public var context: FindingContext?
  /// Ways to mend it, the best first; only filled in when a run asks for them.
  public var fixes: [Fix] = []
  /// What a comparison knows of the base, such as which label this change removed.
  public var regression: String?
  /// Whether anybody meets what it stands in.
  public var exposure = Exposure.shown
  /// The release whose engine first sees it, such as `0.2.0`; nil where it came with its rule.
  public var since: String?
  /// Set for matters of style, of which an app is told once; nil where each place is said for itself.
  public var common: CommonFault?
  public var isUnshown: Bool { exposure == .unshown }
  /// All places it points at.
  public var places: [RelatedLocation] { related + uses.map(\.place) }
  /// Places to look at as well, those of the same fault, and outlets; call sites left out.
  public var placesBeside: [RelatedLocation] { related + uses.filter { !$0.kind.isCallSite }.map(\.place) }
  public var callSites: [RelatedLocation] { uses.filter(\.kind.isCallSite).map(\.place) }

  public init(
    rule: String, severity: Severity, confidence: Confidence, path: String, range: ByteRange, message: String,
    help: String, name: NameDerivation? = nil, related: [RelatedLocation] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.confidence = confidence
    self.path = path
    self.range = range
    self.message = message
    self.help = help
    self.name = name
    self.related = related
  }
}

extension Severity {
  /// One step lower; a note stays one.
  public var lowered: Severity { self == .error ? .warning : .note }
}

extension Finding {
  /// The order in which findings are reported, by bytes and so the same on every machine.
  @inlinable
  public static func isBefore(_ a: Finding, _ b: Finding) -> Bool {
    if !isSame(a.path, b.path) { return precedes(a.path, b.path) }
    if a.range.start != b.range.start { return a.range.start < b.range.start }
    if a.rule != b.rule { return precedes(a.rule, b.rule) }
    if a.range.end != b.range.end { return a.range.end < b.range.end }
    return precedes(a.message, b.message)
  }

  /// Tells that not everybody meets what it stands in: it counts one step less, once, and the help says why.
  public mutating func lower(to exposure: Exposure, because remark: String) {
    if self.exposure == .shown {
      severity = severity.lowered
      confidence = min(confidence, .medium)
    }
    self.exposure = exposure
    help += " (\(remark))"
  }
}

/// Something that kept a file or a part of it from being examined.
public struct Problem: Sendable, Hashable {
  public var path: String
  /// nil when the whole file is meant.
  public var range: ByteRange?
  public var message: String

  public init(path: String, range: ByteRange?, message: String) {
    self.path = path
    self.range = range
    self.message = message
  }
}

/// How much of what is there could be judged. Silence is no precision: these figures are printed with every run.
public struct Coverage: Sendable, Hashable {
  /// Controls seen (buttons, links, fields, toggles, views with gestures …), previews and hidden ones left out.
  public var controls = 0
  /// Controls whose accessible name is known, found at run time or proved absent.
  public var checked = 0
  /// Controls whose name could not be told.
  public var unknown: Int { controls - checked }
  /// Names of components that could not be resolved, with how often they are used, sorted by count then name.
  public var unresolved: [String: Int] = [:]
  /// Views made by code that cannot be followed: macros, other modules, values of unknown types.
  public var opaque = 0
  /// Views in previews, tests, generated files and code for other platforms, which no rule judges.
  public var outOfScope = 0
  /// Files that import no framework for views.
  public var filesWithoutViews = 0
  /// Texts whose colours cannot be told; nil when nobody asked.
  public var unknownColours: Int?
  /// What is known of texts and controls, and why the rest is not; nil when nobody asked.
  public var facts: KnownFacts?
  /// What is shown and no rule can look into, in the order of its kinds.
  public var outside: [OutsideCount] = []
  /// Screens that hold any of it; nil where nobody asked for screens.
  public var outsideScreens: Int?
  /// Places of it that lie on no known screen; 0 where nobody asked for screens.
  public var outsideElsewhere = 0

  public init() {}

  /// Counts places of a kind of content that is not examined.
  public mutating func add(_ count: OutsideCount) {
    if let index = outside.firstIndex(where: { $0.kind == count.kind }) {
      outside[index].places += count.places
      return
    }
    outside.append(count)
    outside.sort { $0.order < $1.order }
  }

  public mutating func add(_ other: Coverage) {
    controls += other.controls
    checked += other.checked
    opaque += other.opaque
    outOfScope += other.outOfScope
    filesWithoutViews += other.filesWithoutViews
    if let count = other.unknownColours { unknownColours = (unknownColours ?? 0) + count }
    if let more = other.facts {
      if facts == nil { facts = more } else { facts?.add(more) }
    }
    unresolved.merge(other.unresolved, uniquingKeysWith: +)
    for count in other.outside { add(count) }
  }
}

/// How often a kind of content is shown that no rule can look into: web views, scenes that code draws, other toolkits.
public struct OutsideCount: Sendable, Hashable {
  /// `web`, `spriteKit`, …
  public var kind: String
  /// As reports call several of it: `web views`.
  public var title: String
  /// Its place among the kinds.
  public var order: Int
  /// Types and objects that hold it, each once.
  public var places: Int
  /// Screens that hold it; nil where nobody asked for screens.
  public var screens: Int?

  public init(kind: String, title: String, order: Int, places: Int) {
    self.kind = kind
    self.title = title
    self.order = order
    self.places = places
  }
}

/// An option of a rule, for people.
public struct OptionDescription: Sendable, Hashable {
  public var name: String
  /// What it takes: `points from 24 to 100`.
  public var domain: String
  /// The default, as it is written in a configuration.
  public var value: String
  public var summary: String

  public init(name: String, domain: String, value: String, summary: String) {
    self.name = name
    self.domain = domain
    self.value = value
    self.summary = summary
  }
}

/// What a rule says about itself; read from its page `rules/<id>.md`.
public struct RuleDescription: Sendable {
  public var id: String
  /// One sentence without the variable part.
  public var title: String
  public var category: String
  /// Highest severity the rule prints by default.
  public var severity: Severity
  /// Highest confidence the rule prints.
  public var confidence: Confidence
  /// WCAG 2.2 success criteria, such as `4.1.2`.
  public var wcag: [String]
  /// App Store accessibility Nutrition Labels touched, such as `VoiceOver`.
  public var labels: [String]
  /// Who meets the barrier, in one sentence.
  public var affects: String
  /// Version that brought the rule.
  public var since: String
  /// The whole page in Markdown, front matter left out.
  public var page: String
  /// What can be set for it.
  public var options: [OptionDescription] = []
  /// Whether it runs without being asked for.
  public var isOnByDefault = true
  /// Whether some of its findings have a fix.
  public var isFixable = false

  public init(
    id: String, title: String, category: String, severity: Severity, confidence: Confidence, wcag: [String],
    labels: [String], affects: String, since: String, page: String
  ) {
    self.id = id
    self.title = title
    self.category = category
    self.severity = severity
    self.confidence = confidence
    self.wcag = wcag
    self.labels = labels
    self.affects = affects
    self.since = since
    self.page = page
  }
}
