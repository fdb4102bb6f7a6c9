// What every format is made from. A format is a pure function from a report to bytes: the same report gives the same
// bytes on every machine, at any time.

import CurbcutFindings
@_exported import CurbcutSourceText

/// The outcome of a run, as the formats need it.
public struct Report: Sendable {
  /// Name and version of the tool.
  public var tool: String
  public var version: String
  /// Absolute path of the root.
  public var root: String
  /// Sorted by path, offset and rule; paths count from the root.
  public var findings: [Finding]
  /// Sorted by path and offset.
  public var problems: [Problem]
  public var coverage: Coverage
  /// Number of files that were judged, of bytes in them, and of files read to know the project.
  public var files: Int
  public var bytes: Int
  public var indexed: Int
  /// Number of findings silenced by directives.
  public var suppressed: Int
  /// Number of findings that are not listed, because they stand in views that nothing in the app shows.
  public var unshown = 0
  /// Number of findings that fail the run.
  public var failing: Int
  /// The status the process will end with.
  public var exitStatus: Int
  /// The texts that findings and problems point into, by path.
  public var sources: PathMap<SourceText>
  /// Every rule there is, sorted by id, whether it found something or not.
  public var rules: [RuleDescription]
  /// Where the root is below the top of the repository, with a slash at the end; empty when they are the same.
  public var pathPrefix = ""
  /// Whether a finding fails the run.
  public var fails: @Sendable (Finding) -> Bool = { $0.severity == .error && $0.confidence == .high }
  /// Number of findings that the baseline knows; nil without one.
  public var known: Int?
  /// Entries of the baseline that fit nothing any more.
  public var stale: [StaleEntry] = []
  /// What the findings were compared with, as a sentence without a full stop; nil without a comparison.
  public var comparison: String?
  /// What a reader of a gate has to know besides, each a sentence.
  public var notes: [String] = []
  /// Which part of how many the run judged, such as `1/3`; nil for a whole run.
  public var shard: String?
  /// The names of the screens on which each finding is met, one list a finding; empty unless somebody asked.
  public var screens: [[String]] = []
  /// Indexes of findings, one for each cause, what matters most first; empty unless somebody asked.
  public var priorities: [Int] = []
  /// More warnings than this fail the run; nil where nobody set a limit.
  public var maxWarnings: Int?
  /// Whether what findings have in common is said once when the parts are put together.
  public var joinsLater = false

  public init(
    tool: String, version: String, root: String, findings: [Finding], problems: [Problem] = [],
    coverage: Coverage = Coverage(), files: Int = 0, bytes: Int = 0, indexed: Int = 0, suppressed: Int = 0,
    failing: Int = 0, exitStatus: Int = 0, sources: PathMap<SourceText> = [:], rules: [RuleDescription] = []
  ) {
    self.tool = tool
    self.version = version
    self.root = root
    self.findings = findings
    self.problems = problems
    self.coverage = coverage
    self.files = files
    self.bytes = bytes
    self.indexed = indexed
    self.suppressed = suppressed
    self.failing = failing
    self.exitStatus = exitStatus
    self.sources = sources
    self.rules = rules
  }

  /// Number of findings of a severity.
  func count(_ severity: Severity) -> Int {
    // Read where they lie: a finding is a large value.
    findings.indices.count { findings[$0].severity == severity }
  }

  /// How often each rule found something; most often first, then by id.
  func countsByRule() -> [(rule: String, count: Int)] {
    var counts: [String: Int] = [:]
    for index in findings.indices { counts[findings[index].rule, default: 0] += 1 }
    return counts.sorted { a, b in
      a.value != b.value ? a.value > b.value : a.key.utf8.lexicographicallyPrecedes(b.key.utf8)
    }.map { ($0.key, $0.value) }
  }

  /// Components whose names could not be told, most used first, then by name.
  func unresolved() -> [(name: String, count: Int)] {
    coverage.unresolved.sorted { a, b in
      a.value != b.value ? a.value > b.value : a.key.utf8.lexicographicallyPrecedes(b.key.utf8)
    }.map { ($0.key, $0.value) }
  }

  /// The description of each rule by its id.
  func descriptions() -> [String: RuleDescription] {
    var result: [String: RuleDescription] = [:]
    for rule in rules { result[rule.id] = rule }
    return result
  }
}

/// An entry of a baseline for which nothing is found any more.
public struct StaleEntry: Sendable, Hashable {
  public var path: String
  public var rule: String
  public var declaration: String

  public init(path: String, rule: String, declaration: String) {
    self.path = path
    self.rule = rule
    self.declaration = declaration
  }
}

/// Line tables made when first asked for, because most files have nothing to show.
struct LineTables {
  private let sources: PathMap<SourceText>
  private var tables: PathMap<LineTable> = [:]
  /// The one that was asked for last: what is reported stands in one file after the other.
  private var last: (path: String, table: LineTable)?
  private var shownPaths: PathMap<String> = [:]

  init(_ sources: PathMap<SourceText>) { self.sources = sources }

  func source(_ path: String) -> SourceText? { sources[path] }

  /// The paths that end in a name, as messages shorten them.
  func paths(named name: String) -> [String] { sources.keys.filter { $0 == name || $0.hasSuffix("/" + name) } }

  /// A path as it is shown; reports name few files in many lines.
  mutating func shown(_ path: String, _ style: TextStyle) -> String {
    if let known = shownPaths[path] { return known }
    let shown = DisplayText.path(style.displayPath(path))
    shownPaths[path] = shown
    return shown
  }

  /// `path:line:column`, or the path alone when nothing more is known.
  mutating func place(_ path: String, _ range: ByteRange?, _ style: TextStyle) -> String {
    let shown = shown(path, style)
    guard let range, let table = table(path) else { return shown }
    let position = table.position(of: range.start)
    return "\(shown):\(position.line):\(position.column)"
  }

  mutating func table(_ path: String) -> LineTable? {
    if let last, isSame(last.path, path) { return last.table }
    let table: LineTable
    if let known = tables[path] {
      table = known
    } else {
      guard let source = sources[path] else { return nil }
      table = LineTable(source)
      tables[path] = table
    }
    last = (path, table)
    return table
  }
}
