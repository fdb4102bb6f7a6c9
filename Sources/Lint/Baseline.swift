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

  public init(path: String, rule: String, declaration: String, code: UInt64) {
    self.path = path
    self.rule = rule
    self.declaration = declaration
    self.code = code
  }

  /// nil for a finding whose context was not asked for.
  init?(_ finding: Finding) {
    guard let context = finding.context else { return nil }
    self.init(path: finding.path, rule: finding.rule, declaration: context.declaration, code: context.code)
  }

  public static func == (a: BaselineKey, b: BaselineKey) -> Bool {
    a.code == b.code && a.rule == b.rule && a.declaration == b.declaration && isSame(a.path, b.path)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(PathKey(path))
    hasher.combine(code)
  }

  static func isBefore(_ a: BaselineKey, _ b: BaselineKey) -> Bool {
    if !a.path.utf8.elementsEqual(b.path.utf8) { return precedes(a.path, b.path) }
    if a.rule != b.rule { return precedes(a.rule, b.rule) }
    if !a.declaration.utf8.elementsEqual(b.declaration.utf8) { return precedes(a.declaration, b.declaration) }
    return a.code < b.code
  }

  /// The same without the path, by which a renamed file is followed.
  var content: BaselineKey { BaselineKey(path: "", rule: rule, declaration: declaration, code: code) }
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
    }
  }

  /// Number of entries.
  public var count: Int { counts.values.reduce(0, +) }

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
        "\(name):\(place.line):\(place.column): The baseline is not read: \(reason). "
          + "`curbcut baseline create --force` writes it anew.")
    }
    let document: JSONElement
    do {
      // A comma left behind by a merge is no reason to stop.
      document = try JSONReader.read(bytes, relaxed: true)
    } catch {
      throw usage(error.offset, error.reason)
    }
    guard case .object = document.value else { throw usage(document.range.start, "it is no object") }
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
      let key = BaselineKey(path: path, rule: rule, declaration: entry["in"]?.string ?? "", code: hash)
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
    /// Number of those it knows.
    public var known = 0
    /// Entries for which nothing was found any more, in the order of the file.
    public var stale: [BaselineKey] = []
    /// What is left of the baseline without them, renamed files under their new names.
    public var pruned = Baseline()
  }

  /// Tells new findings from known ones. `isExamined` says of an entry whether its finding would be here, so that an entry
  /// without one is stale; `isGone` whether there is no such file any more, so that the entry may have moved with its
  /// file to another name.
  public func match(
    _ findings: [Finding], isExamined: (BaselineKey) -> Bool, isGone: (String) -> Bool
  ) -> Match {
    var match = Match()
    var left = counts
    var unknown: [Finding] = []
    func use(_ key: BaselineKey, as found: BaselineKey) {
      left[key]! -= 1
      match.known += 1
      match.pruned.counts[found, default: 0] += 1
      match.pruned.reasons[found] = reasons[key]
    }
    for finding in findings {
      guard let key = BaselineKey(finding), let count = left[key], count > 0 else {
        unknown.append(finding)
        continue
      }
      use(key, as: key)
    }
    // Entries of files that are gone, by their content.
    var moved: [BaselineKey: [BaselineKey]] = [:]
    var gone: PathMap<Bool> = [:]
    for key in left.keys where left[key]! > 0 {
      let isGone = gone[key.path] ?? isGone(key.path)
      gone[key.path] = isGone
      if isGone { moved[key.content, default: []].append(key) }
    }
    for content in moved.keys { moved[content]!.sort(by: BaselineKey.isBefore) }
    for finding in unknown {
      guard let key = BaselineKey(finding), let old = moved[key.content]?.first(where: { left[$0]! > 0 }) else {
        match.new.append(finding)
        continue
      }
      use(old, as: key)
    }
    for key in left.keys.sorted(by: BaselineKey.isBefore) {
      guard let count = left[key], count > 0 else { continue }
      if gone[key.path] ?? false || isExamined(key) {
        match.stale += Array(repeating: key, count: count)
      } else {
        match.pruned.counts[key, default: 0] += count
        match.pruned.reasons[key] = reasons[key]
      }
    }
    return match
  }
}
