// A thousand random edits to a project with a baseline: what was there stays known, what is added is new, every time.

import CurbcutFindings
import CurbcutSourceText
import CurbcutSyntax
import Foundation
import Testing

@testable import CurbcutLint

struct BaselineEditTests {
  /// A small generator whose numbers are the same everywhere.
  private struct Random: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 33
    }
  }

  /// Whether a view has a preview depends on the other files.
  private static func findings(_ files: [String: String], _ rules: [String]? = nil) -> [Finding] {
    BaselineTests.findings(files, rules).filter { !$0.rule.hasPrefix("preview-missing") }
  }

  /// Defects whose findings do not depend on what is around them.
  private static let defects = [
    "Button(action: { go() }) { Image(systemName: \"heart\") }",
    "Button(action: { stop() }) { Image(systemName: \"star\") }",
    "Text(\"Title\").font(.system(size: 12))",
    "TextField(\"\", text: $name)",
    "Image(\"photo\").onTapGesture { open() }",
  ]

  private static func view(_ name: String, _ defect: String) -> String {
    "\nstruct \(name): View {\n  @State var name = \"\"\n  var body: some View {\n    VStack {\n      \(defect)\n    }\n  }\n}\n"
  }

  /// A project under edit: its files, and which of its views are known to the baseline.
  private struct State {
    var files: [String: String]
    /// Views that were added since, by name, with the number of findings each has.
    var added: [String: Int] = [:]
    var serial = 0
  }

  private static let sample = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("samples/Stampbook/Legacy")

  /// Four ways to go, of 250 edits each.
  @Test(arguments: 0..<4)
  func aThousandEdits(way: UInt64) throws {
    var start: [String: String] = [:]
    for name in ["StampsView", "StampPin", "ProfileEditView"] {
      start["Sources/\(name).swift"] = try String(
        contentsOf: Self.sample.appendingPathComponent("\(name).swift"), encoding: .utf8)
    }
    for (number, defect) in Self.defects.enumerated() {
      start["Sources/StampPin.swift"]! += Self.view("Legacy\(number)", defect)
      start["Sources/Legacy\(number).swift"] = "import SwiftUI\n" + Self.view("Alone\(number)", defect)
    }
    var single: [Int] = []
    for defect in Self.defects {
      single.append(Self.findings(["a.swift": "import SwiftUI\n" + Self.view("One", defect)]).count)
    }
    #expect(single.allSatisfy { $0 > 0 }, "each of these views is to be reported")

    let known = Self.findings(start)
    let baseline = Baseline(known)
    #expect(baseline.count > 25)
    // Those that found something are asked after each edit, and now and then all.
    let rules = Set(known.map(\.rule)).sorted()
    var random = Random(state: 20_261_121 + way << 32)
    var state = State(files: start)
    for step in 0..<250 {
      // Edits pile up, and now and then all begins anew.
      if step % 25 == 0 { state = State(files: start) }
      let edit = Self.edit(&state, single, &random)
      let match = baseline.match(
        Self.findings(state.files, step % 5 == 4 ? nil : rules), isExamined: { _ in true },
        isGone: { state.files[$0] == nil })
      let expected = state.added.values.reduce(0, +)
      let newOnes = match.new.map { "\($0.path) \($0.context?.declaration ?? "") \($0.rule)" }
      #expect(match.new.count == expected, "step \(step), \(edit): \(newOnes)")
      let strangers = match.new.filter { finding in
        !state.added.keys.contains { name in
          // A finding on the view as a whole stands in no member.
          finding.context?.declaration == name || finding.context?.declaration.hasPrefix(name + ".") == true
        }
      }
      #expect(strangers.isEmpty, "step \(step), \(edit): an old finding is new")
      if match.new.count != expected || !strangers.isEmpty { return }
    }
  }

  private static func edit(_ state: inout State, _ single: [Int], _ random: inout Random) -> String {
    let path = state.files.keys.sorted().randomElement(using: &random)!
    var text = state.files[path]!
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1:
      state.files[path] = insert(["/* note */ ", "// A comment.\n", "\n\n", "   "], into: text, &random)
      return "comment in \(path)"
    case 2:
      let indent = ["  ", "\t", "    "].randomElement(using: &random)!
      state.files[path] = text.replacingLines { $0.isEmpty ? "" : indent + $0 }
      return "indent \(path)"
    case 3:
      // A character for Swift, so it is asked for as one.
      state.files[path] =
        text.contains("\r\n") ? text.replacing("\r\n", with: "\n") : text.replacing("\n", with: "\r\n")
      return "line endings of \(path)"
    case 4:
      state.files[path] = nil
      let name = "Sources/Moved \(state.serial)/\(path.split(separator: "/").last!)"
      state.serial += 1
      state.files[name] = text
      return "rename \(path) to \(name)"
    case 5, 6:
      let number = Int.random(in: 0..<single.count, using: &random)
      let name = "New\(state.serial)"
      state.serial += 1
      state.added[name] = single[number]
      text += view(name, defects[number])
      state.files[path] = text
      return "new defect \(name) in \(path)"
    case 7:
      // A view of the sample, or one that was added, goes.
      guard let range = text.range(of: #"\nstruct (Legacy|New)\d+: View \{"#, options: .regularExpression),
        let end = text.range(of: "\n}\n", range: range.upperBound..<text.endIndex),
        !text[range.upperBound..<end.lowerBound].contains("struct ")
      else { return "nothing" }
      let name = text[range].split(separator: " ")[1].dropLast()
      state.added[String(name)] = nil
      text.removeSubrange(range.lowerBound..<end.lowerBound)
      state.files[path] = text
      return "\(name) goes from \(path)"
    case 8:
      // One finding is mended and equal ones come elsewhere: the place that became free is not for them.
      guard
        let range = text.range(
          of: #"\{ Image\(systemName: "heart"\) \}(?!\.accessibilityLabel)"#, options: .regularExpression)
      else { return "nothing" }
      let name = "New\(state.serial)"
      state.serial += 1
      guard let owner = owner(of: range.lowerBound, in: text) else { return "nothing" }
      if let count = state.added[owner] { state.added[owner] = count - 1 }
      text.replaceSubrange(range, with: "{ Image(systemName: \"heart\") }.accessibilityLabel(\"Delete it\")")
      text += view(name, defects[0])
      state.added[name] = single[0]
      state.files[path] = text
      return "mend \(owner), add \(name) in \(path)"
    default:
      state.files[path] = "// Copyright\nimport Foundation\n" + text + "\nprivate let number\(state.serial) = 1\n"
      state.serial += 1
      return "lines around \(path)"
    }
  }

  /// The view a place is in.
  private static func owner(of place: String.Index, in text: String) -> String? {
    guard let range = text[..<place].range(of: "struct ", options: .backwards) else { return nil }
    return String(text[range.upperBound...].prefix { $0.isLetter || $0.isNumber })
  }

  /// Inserts something without meaning before a token that begins a line.
  private static func insert(_ choices: [String], into text: String, _ random: inout Random) -> String {
    let source = SourceText(text)
    let tree = Parser.parse(source)
    let places = (1..<tree.tokens.count - 1).filter {
      tree.tokens.hasNewlineBefore(TokenID($0)) && tree.tokens.kind(TokenID($0)) != .stringSegment
        && tree.tokens.kind(TokenID($0)) != .stringQuote
    }
    guard let place = places.randomElement(using: &random) else { return text }
    var bytes = Array(text.utf8)
    let offset = Int(tree.tokens.start(TokenID(place)))
    bytes.insert(contentsOf: Array(choices.randomElement(using: &random)!.utf8), at: offset)
    return String(decoding: bytes, as: UTF8.self)
  }
}
