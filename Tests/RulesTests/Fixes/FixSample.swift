// Small files, and what fixes make of them.

import CurbcutFindings
import CurbcutSourceText
import CurbcutViews
import Testing

@testable import CurbcutLint

/// A project of one file of views, with what stands beside it.
struct FixSample {
  var text: String
  var strings: [StringsFile] = []
  var others: [SourceText] = []
  var settings: [SourceText] = []

  init(_ text: String) { self.text = text }

  /// A view with a body; `members` stand before it.
  init(body: String, members: String = "") {
    text =
      "import SwiftUI\n\nstruct Example: View {\n\(members)  var body: some View {\n"
      + body.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)\n" }.joined() + "  }\n}\n"
  }

  /// The same app with a table of English words.
  func with(strings: String) -> FixSample {
    var sample = self
    sample.strings = ["en", "de"].compactMap {
      StringsFile(path: "\($0).lproj/Localizable.strings", bytes: Array(strings.utf8)[...])
    }
    return sample
  }

  /// The same app with a further file.
  func with(file: String) -> FixSample {
    var sample = self
    sample.others.append(SourceText(path: "Other.swift", file))
    return sample
  }

  /// The same app, made for the systems of some configurations.
  func with(systems: [String]) -> FixSample {
    var sample = self
    let lines = systems.map { "\t\tIPHONEOS_DEPLOYMENT_TARGET = \($0);\n" }.joined()
    sample.settings = [SourceText(path: "App.xcodeproj/project.pbxproj", lines + "}\n")]
    return sample
  }

  /// The findings of a rule, with fixes.
  func findings(_ rule: String) -> [Finding] {
    let source = SourceText(path: "Example.swift", text)
    return LintRun.check(
      [source] + others, strings: strings, settings: settings, rules: [rule], wantsContexts: true, wantsFixes: true
    ).findings.filter { $0.path == "Example.swift" }
  }

  /// All fixes for findings of a rule.
  func fixes(_ rule: String) -> [Fix] { findings(rule).flatMap(\.fixes) }

  /// The file with the findings of a rule fixed once; the same where nothing can be.
  func fixed(_ rule: String) -> String {
    let findings = findings(rule)
    #expect(!findings.isEmpty, "\(rule) finds nothing in:\n\(text)")
    var rejected: Set<Finding> = []
    var broken = 0
    let (bytes, applied) = FixRun.apply(
      findings, to: SourceText(path: "Example.swift", text), .unsafe, &rejected, &broken)
    #expect(broken == 0)
    return applied.isEmpty ? text : String(decoding: bytes, as: UTF8.self)
  }
}

/// Fixes of a file where the folder it lies in counts.
enum LintRunFixes {
  static func of(_ source: SourceText, beside others: [SourceText] = [], _ rule: String) -> [Fix] {
    LintRun.check([source] + others, rules: [rule], wantsContexts: true, wantsFixes: true).findings
      .filter { $0.path == source.path }.flatMap(\.fixes)
  }
}

/// What tests of read fixes ask for again and again.
protocol FixReading {}

extension FixReading {
  static var icon: String { "icon-button-missing-label" }

  /// What the fixes that the command line applies write.
  func texts(_ fixes: [Fix]) -> [String] {
    fixes.filter { $0.safety != .suggestion }.flatMap(\.edits).map(\.text)
  }

  /// The label that such a fix gives.
  func label(_ sample: FixSample, _ rule: String = Self.icon) -> String? {
    texts(sample.fixes(rule)).first { $0.contains("ccessibilityLabel(") }?.split(separator: "\"").dropFirst().first.map(
      String.init)
  }

  /// A button that shows a symbol alone.
  func button(_ action: String, _ symbol: String) -> FixSample {
    FixSample(body: "Button {\n  \(action)\n} label: {\n  Image(systemName: \"\(symbol)\")\n}")
  }
}
