// The promises of ARCHITECTURE.md that a look at the sources can check.

import Foundation
import Testing

struct SourceRulesTests {
  private struct File {
    var path: String
    var lines: [Substring]

    var module: String { String(path.split(separator: "/")[1]) }
    var imports: [String] {
      lines.compactMap { line in
        var words = line.split(separator: " ")[...]
        while let first = words.first, first.hasPrefix("@") || first == "public" || first == "package" {
          words.removeFirst()
        }
        return words.first == "import" ? words.dropFirst().last.map(String.init) : nil
      }
    }
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static let files: [File] = ["Sources", "Tests"].flatMap { folder -> [File] in
    let names = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)?.compactMap {
      $0 as? String
    }
    // Below Tests/Conformance lie checkouts of others, below Tests/Stored projects as a version reported them.
    let sources = (names ?? []).filter {
      $0.hasSuffix(".swift") && !$0.contains("/.build/") && !$0.hasPrefix("Stored/")
    }
    return sources.sorted().map { name in
      let text = try? String(contentsOf: root.appendingPathComponent("\(folder)/\(name)"), encoding: .utf8)
      let lines = (text ?? "").split(separator: "\n", omittingEmptySubsequences: false)
      return File(path: "\(folder)/\(name)", lines: lines)
    }
  }

  private static let sources = files.filter { $0.path.hasPrefix("Sources/") && !$0.path.contains(".generated.") }

  @Test func thereAreSources() {
    #expect(Set(Self.sources.map(\.module)).isSuperset(of: Self.mayImport.keys))
  }

  private static let mayImport: [String: Set<String>] = [
    "SourceText": [],
    "Findings": ["SourceText"],
    "Syntax": ["SourceText"],
    "Symbols": ["Syntax", "SourceText"],
    "Views": ["Symbols", "Syntax", "SourceText"],
    "Accessibility": ["Views", "Symbols", "Syntax", "SourceText"],
    "Rules": ["Accessibility", "Views", "Symbols", "Findings", "Syntax", "SourceText"],
    "Lint": ["Rules", "Accessibility", "Views", "Symbols", "Findings", "Syntax", "SourceText"],
    "Audit": ["Lint", "Rules", "Accessibility", "Views", "Symbols", "Findings", "SourceText"],
    "Reports": ["Findings", "SourceText"],
    "LanguageServer": ["Lint", "Findings", "SourceText"],
    "curbcut": ["LanguageServer", "Audit", "Lint", "Reports", "Findings", "SourceText"],
  ]

  @Test func modulesImportOnlyWhatLiesBelow() {
    for file in Self.sources {
      for name in file.imports where name.hasPrefix("Curbcut") {
        let allowed = Self.mayImport[file.module, default: []]
        #expect(allowed.contains(String(name.dropFirst("Curbcut".count))), "\(file.path) imports \(name)")
      }
    }
  }

  @Test func theMapNamesEachModuleAndEachFile() throws {
    let map = try String(contentsOf: Self.root.appendingPathComponent("ARCHITECTURE.md"), encoding: .utf8)
    for module in Set(Self.sources.map(\.module)) {
      #expect(map.contains("\n| `\(module)` |"), "the table of modules lacks \(module)")
    }
    for match in map.matches(of: /`((?:Sources|Tests|rules|samples|schemas)\/[\w.\/-]+)`/) {
      let path = Self.root.appendingPathComponent(String(match.1)).path
      #expect(FileManager.default.fileExists(atPath: path), "the map names \(match.1), which is not there")
    }
    for match in map.matches(of: /`(\w+Tests)`/) {
      let name = String(match.1)
      let isThere = Self.files.contains { $0.path.hasPrefix("Tests/\(name)/") || $0.path.hasSuffix("/\(name).swift") }
      #expect(isThere, "the map names \(name), which is not there")
    }
  }

  @Test func onlyTheseFilesTalkToTheSystem() {
    let system: Set<String> = ["Darwin", "Glibc", "Musl"]
    for file in Self.sources {
      let others = file.imports.filter { !$0.hasPrefix("Curbcut") }
      if ["System", "FileWriting", "Traps"].contains(where: { file.path == "Sources/Lint/\($0).swift" }) {
        #expect(Set(others) == system)
      } else if file.path == "Sources/Lint/Parallel.swift" {
        #expect(others == ["Dispatch"])
      } else {
        #expect(others.isEmpty, "\(file.path) imports \(others)")
      }
    }
  }

  @Test(arguments: [
    // Needs a newer macOS than the package promises.
    "Span<", "RawSpan", "InlineArray", "Synchronization", "Mutex<",
    // Hides what the compiler checks.
    "@unchecked Sendable", "-Ounchecked", "unsafeFlags", "@preconcurrency",
    // Resources are lost when the executable is copied.
    "Bundle.module",
    // Nothing is sent anywhere.
    " socket(", " connect(", " getaddrinfo(", "URLSession",
    // Nothing below the command line prints or ends the process.
    " print(", "fatalError(", "abort(",
  ])
  func wordsThatMustNotStandInTheSources(word: String) {
    for file in Self.sources {
      for (index, line) in file.lines.enumerated() where line.contains(word) {
        let isComment = line.drop { $0 == " " }.hasPrefix("//")
        #expect(isComment, "\(file.path):\(index + 1): \(word)")
      }
    }
  }

  /// The compiler warns of each conversion of a `Double` by Swift's own name, which traps on what does not fit, wherever
  /// the names of `SourceText` are seen, and no build may warn; this holds that they are seen wherever numbers are.
  @Test func noNumberOfASourceIsConvertedByATrap() throws {
    let names = ["Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64"]
    let guarding = try #require(Self.sources.first { $0.path.hasSuffix("/SaturatingNumbers.swift") })
    for name in names {
      let place = try #require(guarding.lines.firstIndex(of: "extension \(name) {"), "\(name) is not guarded")
      #expect(guarding.lines[place + 1].contains("@available(*, deprecated"))
      #expect(guarding.lines[place + 2].contains("init(_ number: Double)"))
    }
    // Who imports a module sees what it hands on.
    let below = Self.mayImport.values.reduce(into: Set<String>()) { $0.formUnion($1) }.subtracting(["SourceText"])
    for module in below {
      let handsOn = Self.sources.contains { file in
        file.module == module && file.lines.contains("@_exported import CurbcutSourceText")
      }
      #expect(handsOn, "\(module) does not hand on SourceText")
    }
    for file in Self.sources where file.module != "SourceText" && file.imports.allSatisfy({ !$0.hasPrefix("Curbcut") })
    {
      for (index, line) in file.lines.enumerated() where line.contains(/\bU?Int(8|16|32|64)?\(/) {
        let isOfIntegers = !file.lines.contains { $0.contains(/\b(Double|Float)\b|\.rounded\(|\d\.\d/) }
        #expect(isOfIntegers, "\(file.path):\(index + 1) converts a number without importing CurbcutSourceText")
      }
    }
  }

  @Test func filesStayReadable() {
    for file in Self.files where !file.path.contains(".generated.") {
      #expect(file.lines.count <= 801, "\(file.path) has \(file.lines.count) lines")
      #expect(file.lines.first?.hasPrefix("// ") == true, "\(file.path) does not say what it is for")
    }
  }

  @Test func foldersStayReadable() {
    let folders = Dictionary(grouping: Self.files) {
      $0.path.prefix(upTo: $0.path.lastIndex(of: "/") ?? $0.path.startIndex)
    }
    for (folder, files) in folders {
      #expect(files.count < 30, "\(folder) has \(files.count) files")
    }
  }

  @Test func thePackageHasNoDependencies() throws {
    let package = try String(contentsOf: Self.root.appendingPathComponent("Package.swift"), encoding: .utf8)
    #expect(package.contains("\n  dependencies: [],\n"))
    #expect(!package.contains("resources:"))
    #expect(!package.contains("unsafeFlags"))
  }

  @Test func theVersionStandsInOnePlace() throws {
    let changelog = try String(contentsOf: Self.root.appendingPathComponent("CHANGELOG.md"), encoding: .utf8)
    let version = try #require(try Tool.run(["--version"], in: Folder()).output.split(separator: "\n").first)
    #expect(changelog.contains(version))
    // Since when a rule sees something is the version of that time.
    for file in Self.sources where file.path != "Sources/Lint/Version.swift" {
      let repeats = file.lines.contains { $0.contains("\"\(version)\"") && !$0.contains("since:") }
      #expect(!repeats, "\(file.path) repeats the version")
    }
  }
}
