// What a project had to live with on the day it began: a list of known findings, so that only new ones are reported.
// An entry says what is wrong where, not on which line, so edits around it change nothing. Entries are a multiset: of
// two equal defects one may be known and the other new.

import CurbcutFindings
import CurbcutSourceText

/// By what a finding and an entry are the same.
public struct BaselineKey: Sendable, Hashable {
  /// From the root, `/`-separated.
  public var path: String
  public var rule: String
  /// The declaration around it.
  public var declaration: String
  /// Hash of its code.
  public var code: UInt64
  /// For a use that is why something is found elsewhere: the hash of the code there.
  public var cause: UInt64?

  public init(path: String, rule: String, declaration: String, code: UInt64, cause: UInt64? = nil) {
    self.path = path
    self.rule = rule
    self.declaration = declaration
    self.code = code
    self.cause = cause
  }

  /// nil for a finding whose context was not asked for. One that was moved to a use is known by the use, where others like
  /// it are known; else by its cause, as if it had not been moved.
  init?(_ finding: Finding) {
    guard let context = finding.context else { return nil }
    guard let cause = finding.cause else {
      self.init(path: finding.path, rule: finding.rule, declaration: context.declaration, code: context.code)
      return
    }
    guard let atCause = cause.context else { return nil }
    if cause.isKnown {
      self.init(
        path: finding.path, rule: finding.rule, declaration: context.declaration, code: context.code,
        cause: atCause.code)
    } else {
      self.init(path: cause.path, rule: finding.rule, declaration: atCause.declaration, code: atCause.code)
    }
  }

  /// A use that is why a finding is found.
  init?(_ use: FindingUse, of finding: Finding) {
    guard use.kind == .deciding, let context = use.context,
      let cause = finding.cause.map(\.context) ?? finding.context
    else { return nil }
    self.init(
      path: use.place.path, rule: finding.rule, declaration: context.declaration, code: context.code,
      cause: cause.code)
  }

  public static func == (a: BaselineKey, b: BaselineKey) -> Bool {
    a.code == b.code && a.cause == b.cause && a.rule == b.rule && a.declaration == b.declaration
      && isSame(a.path, b.path)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(PathKey(path))
    hasher.combine(code)
  }

  static func isBefore(_ a: BaselineKey, _ b: BaselineKey) -> Bool {
    if !a.path.utf8.elementsEqual(b.path.utf8) { return precedes(a.path, b.path) }
    if a.rule != b.rule { return precedes(a.rule, b.rule) }
    if !a.declaration.utf8.elementsEqual(b.declaration.utf8) { return precedes(a.declaration, b.declaration) }
    return a.code != b.code ? a.code < b.code : a.cause ?? 0 < b.cause ?? 0
  }

  /// The same without the path, by which a renamed file is followed.
  var content: BaselineKey {
    BaselineKey(path: "", rule: rule, declaration: declaration, code: code, cause: cause)
  }

  /// Rule and code of what uses are why of.
  var ofCause: BaselineKey { BaselineKey(path: "", rule: rule, declaration: "", code: cause ?? code) }
  /// What an entry for a finding at the place of the use would be.
  var ofPlace: BaselineKey { BaselineKey(path: path, rule: rule, declaration: declaration, code: code) }
}

/// The known findings of a project.
public struct Baseline: Sendable, Equatable {
  /// Name of the file that is used when it is there, in the root.
  public static let defaultName = ".curbcut-baseline.json"
  static let formatVersion = 1

  /// How often each defect is known.
  public var counts: [BaselineKey: Int] = [:]
  /// Why entries came in later than the others, such as the version that newly sees them.
  public var reasons: [BaselineKey: String] = [:]

  public init() {}

  /// The findings, all of which need a context.
  public init(_ findings: [Finding]) {
    for finding in findings {
      if let key = BaselineKey(finding) { counts[key, default: 0] += 1 }
      for use in finding.uses {
        if let key = BaselineKey(use, of: finding) { counts[key, default: 0] += 1 }
      }
    }
  }

  /// Number of findings that are known. Uses that are why one is found are entries of their own, and no findings.
  public var count: Int { counts.reduce(0) { $0 + ($1.key.cause == nil ? $1.value : 0) } }

  /// The keys in the order of the file.
  public var sortedKeys: [BaselineKey] { counts.keys.sorted(by: BaselineKey.isBefore) }

  // MARK: The file

  /// The whole file: one sorted entry on each line, so that two branches that mend different things can be merged.
  public func text() -> [UInt8] {
    var out = "{\n  \"version\": \(Self.formatVersion),\n  \"findings\": ["
    var isFirst = true
    for key in sortedKeys {
      for ordinal in 0..<(counts[key] ?? 0) {
        out += isFirst ? "\n" : ",\n"
        isFirst = false
        out += "    {\"path\": \(Self.quoted(key.path)), \"rule\": \(Self.quoted(key.rule))"
        out += ", \"in\": \(Self.quoted(key.declaration)), \"code\": \"\(Self.hex(key.code))\", \"n\": \(ordinal)"
        if let cause = key.cause { out += ", \"cause\": \"\(Self.hex(cause))\"" }
        if let reason = reasons[key] { out += ", \"reason\": \(Self.quoted(reason))" }
        out += "}"
      }
    }
    out += isFirst ? "]\n}\n" : "\n  ]\n}\n"
    return Array(out.utf8)
  }

  private static func hex(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F || (0x80...0x9F).contains(scalar.value):
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Reads the text of a baseline. Throws with the line and column of what is wrong; `name` is how the file is called.
  public init(text: PaddedBytes, name: String) throws(UsageError) {
    let bytes = text.bytes[..<text.count]
    func usage(_ offset: UInt32, _ reason: String) -> UsageError {
      let place = LineTable(SourceText(path: name, padded: text.bytes, count: text.count)).position(of: offset)
      return UsageError(
        "\(name):\(place.line):\(place.column): The baseline cannot be read: \(reason). "
          + "`curbcut baseline create --force` rewrites it.")
    }
    let document: JSONElement
    do {
      // A comma left behind by a merge is no reason to stop.
      document = try JSONReader.read(bytes, relaxed: true)
    } catch {
      throw usage(error.offset, error.reason)
    }
    guard case .object = document.value else { throw usage(document.range.start, "it is not an object") }
    guard let version = document["version"]?.number else { throw usage(document.range.start, "it has no version") }
    guard version == Double(Self.formatVersion) else {
      throw usage(document["version"]?.range.start ?? 0, "its version is not \(Self.formatVersion)")
    }
    guard let findings = document["findings"], case .array(let entries) = findings.value else {
      throw usage(document.range.start, "it has no list of findings")
    }
    for entry in entries {
      guard let path = entry["path"]?.string, let rule = entry["rule"]?.string, let code = entry["code"]?.string,
        let hash = UInt64(code, radix: 16)
      else { throw usage(entry.range.start, "this entry needs path, rule, in and code") }
      let cause = entry["cause"]?.string
      guard cause == nil || cause.flatMap({ UInt64($0, radix: 16) }) != nil else {
        throw usage(entry.range.start, "the cause of this entry is not a hash")
      }
      let key = BaselineKey(
        path: path, rule: rule, declaration: entry["in"]?.string ?? "", code: hash,
        cause: cause.flatMap { UInt64($0, radix: 16) })
      counts[key, default: 0] += 1
      if let reason = entry["reason"]?.string { reasons[key] = reason }
    }
  }

  /// Reads a file.
  public static func read(_ path: String, name: String) throws(UsageError) -> Baseline {
    try read(path, name: name, from: .disk)
  }

  static func read(_ path: String, name: String, from source: SettingsSource) throws(UsageError) -> Baseline {
    let text = try source.read(path, limit: 1 << 28) { UsageError("The baseline cannot be read: \(name): \($0).") }
    return try Baseline(text: text, name: name)
  }

  // MARK: Matching

  /// What a baseline says about findings.
  public struct Match: Sendable {
    /// Those it does not know, in their order.
    public var new: [Finding] = []
    /// Those of `new` that are known at their cause, and of which only the use is new.
    var newUses: [Finding] = []
    /// Uses of known findings, where the list is from a version that noted no uses of them.
    var unlistedUses: [BaselineKey] = []
    /// Number of those it knows.
    public var known = 0
    /// Entries for which nothing was found any more, in the order of the file.
    public var stale: [BaselineKey] = []
    /// What is left of the baseline without them, renamed files under their new names.
    public var pruned = Baseline()
  }
}
