// `curbcut init`: looks at a project and writes a first configuration with comments. What is there is never overwritten.

import CurbcutFindings
import CurbcutRules
import CurbcutSourceText
import CurbcutViews

/// Makes first configurations.
public enum InitialConfiguration {
  /// What was seen of a project.
  struct Survey {
    var files = 0
    var findings: [(rule: String, count: Int)] = []
    var errors = 0
    /// Names of views that cannot be looked into, with how often they are used.
    var unknownViews: [(name: String, count: Int)] = []
    var languages: [String] = []
    /// Folders with other people's code.
    var foreign: [String] = []
    /// Whether the folder is a part of a working tree, which may be checked as a whole.
    var isPart = false
    /// The lowest iOS the project runs on, as its settings say.
    var deploymentTarget: String?
  }

  /// Writes the configuration of a folder and tells, line by line, what it did.
  public static func write(_ folder: String, workingDirectory: String) throws(UsageError) -> [String] {
    let input = try InputPath(folder, from: workingDirectory)
    guard input.isDirectory else { throw UsageError("curbcut init takes a folder, not the file \(folder).") }
    let path = Paths.join(input.path, Root.configurationName)
    let shown = Paths.relative(path, to: workingDirectory)
    if System.kind(of: path, followingLinks: false) != nil {
      throw UsageError("There is already a configuration, which was left as it is: \(shown).")
    }
    let survey = try survey(input.path)
    do {
      try System.createFile(Array(text(survey).utf8), at: path)
    } catch {
      throw UsageError("The configuration cannot be written: \(shown): \(error.reason).")
    }
    let total = survey.findings.reduce(0) { $0 + $1.count }
    return [
      "Wrote \(shown) (scanned \(countedOrNo(survey.files, "Swift file"))).",
      total == 0
        ? "`curbcut lint` now reports no findings."
        : "`curbcut lint` now reports \(counted(total, "finding"))"
          + (survey.errors > 0 ? ", including \(counted(survey.errors, "error"))." : "."),
    ]
  }

  private static func survey(_ folder: String) throws(UsageError) -> Survey {
    let result = try LintRun.run(LintRequest(paths: [folder], workingDirectory: folder, root: folder))
    var survey = Survey()
    survey.files = result.files
    survey.errors = result.findings.count { $0.severity == .error }
    let counts = Dictionary(grouping: result.findings, by: \.rule).mapValues(\.count)
    survey.findings = sorted(counts)
    survey.unknownViews = sorted(result.coverage.unresolved.filter { $0.value >= 5 && isName($0.key) })
    let found = Discovery(root: folder).walk()
    let beside = SideFiles(found, root: folder, jobs: nil)
    let tables = StringTables.ofApps(beside.tables, settings: beside.settings)
    let languages = StringTables(files: tables).languages
    survey.languages = Set(languages.filter(ConfigurationReader.isLanguageTag)).sorted(by: precedes)
    var foreign: Set<String> = []
    for path in found.paths {
      let parts = path.split(separator: "/").map(String.init)
      guard let index = parts.dropLast().firstIndex(where: { FixCatalogue.foreignFolders.contains($0.lowercased()) })
      else { continue }
      foreign.insert(parts[...index].joined(separator: "/") + "/")
    }
    survey.foreign = foreign.sorted(by: precedes)
    survey.deploymentTarget = deploymentTarget(in: folder)
    survey.isPart = !Root.prefixInRepository(folder).isEmpty
    return survey
  }

  private static func sorted(_ counts: [String: Int]) -> [(String, Int)] {
    counts.sorted { $0.value != $1.value ? $0.value > $1.value : precedes($0.key, $1.key) }.map { ($0.key, $0.value) }
  }

  /// Plain names only: they go into a file.
  private static func isName(_ text: String) -> Bool {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) || $0 == 0x5F }
      && text.utf8.first.map { (0x41...0x5A).contains($0) } == true
  }

  /// The lowest deployment target of the Xcode projects at the top or one folder below.
  private static func deploymentTarget(in folder: String) -> String? {
    var folders = [folder]
    for entry in (try? System.entries(of: folder)) ?? [] where entry.kind == .directory && entry.isText {
      folders.append(Paths.join(folder, entry.name))
    }
    var lowest: [Int]?
    for folder in folders {
      let name = Paths.lastComponent(folder)
      if name.hasSuffix(".xcodeproj") { note(Paths.join(folder, "project.pbxproj"), &lowest) }
      guard !name.hasPrefix("."), !Discovery.prunedNames.contains(name) else { continue }
      for entry in (try? System.entries(of: folder)) ?? [] where entry.name.hasSuffix(".xcodeproj") && entry.isText {
        note(Paths.join(folder, entry.name) + "/project.pbxproj", &lowest)
      }
    }
    return lowest?.map(String.init).joined(separator: ".")
  }

  private static func note(_ project: String, _ lowest: inout [Int]?) {
    guard let file = try? System.readFile(project, limit: 1 << 26) else { return }
    let mark = "IPHONEOS_DEPLOYMENT_TARGET = "
    for line in file.bytes[..<file.count].split(separator: UInt8(ascii: "\n")) {
      let text = line.drop { $0 == 0x20 || $0 == 0x09 }
      guard text.starts(with: mark.utf8) else { continue }
      let value = text.dropFirst(mark.utf8.count).prefix { (0x30...0x39).contains($0) || $0 == 0x2E }
      let numbers = String(decoding: value, as: UTF8.self).split(separator: ".").compactMap { Int($0) }
      guard !numbers.isEmpty else { continue }
      if lowest.map({ numbers.lexicographicallyPrecedes($0) }) ?? true { lowest = numbers }
    }
  }

  // MARK: The text

  static func text(_ survey: Survey) -> String {
    func quoted(_ text: String) -> String { JSONValue.quoted(text) }
    var lines = [
      "{",
      "  // Curbcut's settings for this project. `curbcut config print` shows the effective ones, `curbcut rules` lists the",
      "  // rules, and `curbcut config schema` prints the schema for editors.",
      "",
      "  // \(ConfigurationKey.profile.summary)",
    ]
    let names = Profiles.names.map { "\($0)" }.joined(separator: ", ")
    lines += wrapped("Profiles: \(names).") + ["  \"profile\": \(quoted(Profiles.recommended)),", ""]
    lines.append("  // \(ConfigurationKey.exclude.summary)")
    if survey.foreign.isEmpty {
      lines += ["  \"exclude\": [", "    // \"Generated/\",", "  ],", ""]
    } else {
      lines += ["  \"exclude\": ["] + survey.foreign.map { "    \(quoted($0))," } + ["  ],", ""]
    }
    if !survey.languages.isEmpty {
      lines += [
        "  // \(ConfigurationKey.languages.summary)",
        "  \"languages\": [",
      ]
      lines += fill(survey.languages.map { quoted($0) + "," }.joined(separator: " "), with: "   ") + ["  ],", ""]
    }
    lines.append("  // \(ConfigurationKey.ios.summary)")
    if let target = survey.deploymentTarget { lines.append("  // The project supports iOS \(target) and later.") }
    lines += ["  // \"ios\": 26,", ""]
    lines.append("  // \(ConfigurationKey.rules.summary)")
    lines.append("  \"rules\": {")
    if !survey.findings.isEmpty {
      let most = survey.findings.prefix(5).map { "\($0.rule) \($0.count)" }.joined(separator: ", ")
      lines += wrapped("Most findings now: \(most).", indent: 4)
    }
    lines += ["    // \"label-format\": \"off\",", "  },", ""]
    lines.append("  // \(ConfigurationKey.components.summary)")
    // What counts for a whole run is an error in the configuration of a part.
    let beginning = survey.isPart ? "  // " : "  "
    if survey.isPart { lines.append("  // It is only allowed in the root configuration.") }
    lines.append("\(beginning)\"components\": {")
    if !survey.unknownViews.isEmpty {
      let most = survey.unknownViews.prefix(8).map { "\($0.name) \($0.count)" }.joined(separator: ", ")
      lines += wrapped("Most used views without source: \(most).", indent: 4)
    }
    let example = survey.unknownViews.first { $0.name.hasSuffix("Button") }?.name ?? "PrimaryButton"
    lines += ["    // \(quoted(example)): { \"role\": \"button\", \"name\": \"title\" },", "\(beginning)},", "}", ""]
    return lines.joined(separator: "\n")
  }

  /// A comment of several lines.
  private static func wrapped(_ text: String, indent: Int = 2) -> [String] {
    fill(text, with: String(repeating: " ", count: indent) + "//")
  }

  /// Words in lines of at most 110 bytes that begin alike.
  private static func fill(_ text: String, with beginning: String) -> [String] {
    var lines: [String] = []
    var line = beginning
    for word in text.split(separator: " ") {
      if line.utf8.count + word.utf8.count + 1 > 110 {
        lines.append(line)
        line = beginning
      }
      line += " \(word)"
    }
    return lines + [line]
  }
}
