// A small report whose every part is known, for the tests of all formats.

import CurbcutFindings
import CurbcutSourceText
import Foundation
import Testing

@testable import CurbcutReports

enum Samples {
  static let rule = RuleDescription(
    id: "icon-button-missing-label", title: "A button shows only a symbol and has no name", category: "names",
    severity: .error, confidence: .high, wcag: ["4.1.2", "1.1.1"], labels: ["VoiceOver", "Voice Control"],
    affects: "People who listen or speak to the screen.", since: "0.1.0", page: "# icon-button-missing-label\n")
  static let quiet = RuleDescription(
    id: "text-[odd]", title: "A rule that finds nothing", category: "text", severity: .note, confidence: .low, wcag: [],
    labels: [], affects: "", since: "0.1.0", page: "")

  static let source = SourceText(
    path: "Sources/My View.swift", "struct A {\n\tlet x = \"😀é\"; Button { Image(systemName: \"trash\") }\n}\n")

  /// Range of the first occurrence of a text in a source.
  static func range(_ text: String, in source: SourceText = source) -> ByteRange {
    let bytes = Array(text.utf8)
    for start in 0...(source.count - bytes.count) where source.padded[start..<start + bytes.count].elementsEqual(bytes)
    {
      return ByteRange(UInt32(start), UInt32(start + bytes.count))
    }
    fatalError("no \(text) in the sample")
  }

  static let finding = Finding(
    rule: rule.id, severity: .error, confidence: .high, path: source.path, range: range("Image"),
    message: "The button has no name, [only] a symbol: \"trash\"", help: "Add .accessibilityLabel(\"Delete\").",
    name: NameDerivation(
      kind: "symbol", value: "trash",
      steps: [NameStep(source: "Image(systemName:)", result: "symbol", range: range("\"trash\""))]),
    related: [RelatedLocation(path: source.path, range: range("Button"), message: "The button begins here.")])

  static let problem = Problem(path: source.path, range: range("}"), message: "A brace too many.")

  static var report: Report {
    var coverage = Coverage()
    coverage.controls = 3
    coverage.checked = 2
    coverage.unresolved = ["StampCard": 2, "Badge": 2, "Zed": 5]
    return Report(
      tool: "curbcut", version: "0.1.0", root: "/work/app", findings: [finding], problems: [problem],
      coverage: coverage, files: 2, bytes: 100, indexed: 7, suppressed: 1, failing: 1, exitStatus: 1,
      sources: [source.path: source], rules: [rule, quiet])
  }

  static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  static func json(_ bytes: [UInt8]) throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(bytes))
    return try #require(value as? [String: Any])
  }
}
