// Runs the rules over the text of an example.

import CurbcutFindings
import CurbcutRules
import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews
import Foundation
import Testing

/// A finding with the position a test compares.
struct Found: CustomStringConvertible {
  var source: Int
  var line: Int
  var column: Int
  var finding: Finding

  /// Whether a run without options shows it; findings of low confidence are for reviews.
  var isShownByDefault: Bool { finding.confidence >= .medium }

  var description: String {
    "line \(line) col \(column) \(finding.severity.name) [\(finding.rule)] \(finding.message)"
      + (finding.name.map { " name=\($0.kind):\($0.value ?? "")" } ?? "")
  }
}

enum Checking {
  /// Findings of one rule in the sources of an example; lines are those of the example's text.
  static func findings(of rule: String?, in example: Example) -> [Found] {
    findings(of: rule, in: example.sources.map { ($0.name, $0.text) })
  }

  /// All rules as they are declared, and each alone.
  private static let all = RuleEngine()
  private static let alone = Dictionary(uniqueKeysWithValues: AllRules.all.map { ($0.id, RuleEngine(rules: [$0])) })

  /// What a rule shows by default. Asked alone it says all that it says among the others, of which a more exact one may
  /// speak for it; so who expects silence need not ask all of them about each text.
  static func shown(of rule: String, in sources: [(name: String, text: String)]) -> [Found] {
    if let engine = alone[rule], !findings(of: rule, in: sources, engine).contains(where: \.isShownByDefault) {
      return []
    }
    return findings(of: rule, in: sources).filter(\.isShownByDefault)
  }

  static func findings(
    of rule: String?, in sources: [(name: String, text: String)], settings: RuleSettings? = nil
  ) -> [Found] {
    findings(of: rule, in: sources, settings.map { RuleEngine(settings: $0) } ?? all, settings ?? RuleSettings())
  }

  private static func findings(
    of rule: String?, in sources: [(name: String, text: String)], _ engine: RuleEngine,
    _ settings: RuleSettings = RuleSettings()
  ) -> [Found] {
    var files: [FileViews] = []
    var shifts: [Int] = []
    var colourSets: [ColourSet] = []
    let isAsset = sources.map { $0.name.hasSuffix(".json") }
    for (source, isAsset) in zip(sources, isAsset) where isAsset {
      // The marks of the page are no JSON.
      let text = source.text.replacingOccurrences(of: "// ✗ warning", with: "")
      if let set = ColourSet(SourceText(path: source.name, text)) { colourSets.append(set) }
    }
    let isSettings = sources.map { $0.name.hasSuffix(".pbxproj") || $0.name.hasSuffix("Info.plist") }
    let settingsTexts = zip(sources, isSettings).filter(\.1).map { SourceText(path: $0.0.name, $0.0.text) }
    let appearance = AppearanceSettings(settingsTexts)
    var tables: [StringsFile] = []
    var indexes: [Int] = []
    for (index, source) in sources.enumerated()
    where !isAsset[index] && !isSettings[index] && !InterfaceFile.isInterface(source.name) {
      if let table = StringsFile(path: source.name, bytes: Array(source.text.utf8)[...]) {
        tables.append(table)
        continue
      }
      indexes.append(index)
      let (text, shift) = wrapped(source.text)
      shifts.append(shift)
      files.append(FileViews(tree: Parser.parse(SourceText(path: source.name, text))))
    }
    var interfaces: [(index: Int, file: InterfaceFile)] = []
    for (index, source) in sources.enumerated() where InterfaceFile.isInterface(source.name) {
      let key = InterfaceFile.tableKey(source.name)
      let text =
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" targetRuntime=\"iOS.CocoaTouch\">\n"
        + source.text + "\n</document>\n"
      let beside = tables.filter { InterfaceFile.tableKey($0.path) == key }
      if let file = try? InterfaceFile(SourceText(path: source.name, text), tables: beside) {
        interfaces.append((index, file))
      } else {
        Issue.record("\(source.name) is not XML")
      }
    }
    let project = Project(
      files: files, strings: StringTables(files: StringTables.ofApps(tables, settings: settingsTexts)),
      colourSets: colourSets,
      outlets: OutletIndex(interfaces.map(\.file)), appearance: appearance)
    var result: [Found] = []
    var uses: [ColourSetUse] = []
    for (index, file) in files.enumerated() {
      let lines = LineTable(file.tree.source)
      let report = engine.check(file, in: project)
      uses += report.colourSets
      for finding in report.findings where rule == nil || finding.rule == rule {
        let position = lines.position(of: finding.range.start)
        result.append(
          Found(source: indexes[index], line: position.line - shifts[index], column: position.column, finding: finding))
      }
    }
    for (index, interface) in interfaces {
      let lines = LineTable(interface.source)
      for finding in engine.check(interface, in: project) where rule == nil || finding.rule == rule {
        let position = lines.position(of: finding.range.start)
        result.append(
          Found(source: index, line: position.line - 1, column: position.column, finding: finding))
      }
    }
    for finding in ColourSetVariants.findings(uses, in: project, settings: settings)
    where rule == nil || finding.rule == rule {
      guard let index = sources.firstIndex(where: { $0.name == finding.path }),
        let set = colourSets.first(where: { $0.path == finding.path })
      else { continue }
      let position = LineTable(set.source).position(of: finding.range.start)
      result.append(Found(source: index, line: position.line, column: position.column, finding: finding))
    }
    for finding in AppearanceLock.findings(in: project) where rule == nil || finding.rule == rule {
      guard let index = sources.firstIndex(where: { $0.name == finding.path }),
        let text = project.appearance.all.first(where: { $0.source.path == finding.path })?.source
      else { continue }
      let position = LineTable(text).position(of: finding.range.start)
      result.append(Found(source: index, line: position.line, column: position.column, finding: finding))
    }
    return result.sorted { ($0.source, $0.line, $0.column) < ($1.source, $1.line, $1.column) }
  }

  /// An expression is put into the body of a view, a file of declarations gets its import. Also the lines put before it.
  static func wrapped(_ text: String) -> (text: String, shift: Int) {
    let tree = Parser.parse(SourceText(text))
    let isFile = tree.children(tree.root).contains { node in
      switch tree.kind(node) {
      case .structDecl, .classDecl, .enumDecl, .extensionDecl, .protocolDecl, .actorDecl, .funcDecl, .importDecl: true
      case .macroExpr: tree.text(node) == "Preview"
      default: false
      }
    }
    if isFile { return ("import SwiftUI\n" + text + "\n", 1) }
    return ("import SwiftUI\nstruct ExampleScreen: View { var body: some View {\n" + text + "\n} }\n", 2)
  }
}
