// Every rule that reads a value is asked whether it still reads it when real code passes it on: rule × form. Which cells
// fail is known by name and may only become less.

import CurbcutRules
import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews
import Foundation
import Testing

@testable import CurbcutLint

@Suite struct MatrixTests {
  struct Cell: Sendable {
    var form: MatrixForm
    var letter: String
    var reason: MatrixReason?
    var passes = false
    /// Whether what was written is no Swift.
    var isBroken: Bool
    /// The sources, where they are of interest.
    var text = ""
  }

  struct Row: Sendable {
    var rule: String
    var subject: MatrixProbe.Subject
    /// The first value as the page writes it.
    var value: String
    var cells: [Cell]

    /// What the list knows a cell by.
    func title(_ cell: Cell) -> String { "\(rule) | \(subject.title) | \(cell.form.rawValue)" }
  }

  static let rows: [Row] = {
    let rules = AllRules.all.sorted { $0.id < $1.id }
    return Parallel.map(rules.count, jobs: nil) { rows(of: rules[$0]) }.flatMap(\.self)
  }()

  private static func rows(of rule: Rule) -> [Row] {
    MatrixProbe.all(of: rule, PageTests.examples).sorted { $0.key < $1.key }.map { subject, probes in
      let cells = MatrixForm.allCases.map { form in
        let (outcome, sources) = MatrixProbe.outcome(form, probes)
        let isBroken = sources.contains { source in
          InterfaceFile.isInterface(source.path)
            ? (try? InterfaceFile(source)) == nil : !Parser.parse(source).problems.isEmpty
        }
        var cell = Cell(form: form, letter: outcome.letter, isBroken: isBroken)
        if case .notApplicable(let reason) = outcome { cell.reason = reason }
        cell.passes = outcome == .passes
        if !cell.passes || isBroken {
          cell.text = sources.map { "--- \($0.path)\n\($0.string(ByteRange(0, UInt32($0.count))))" }
            .joined(separator: "\n")
        }
        return cell
      }
      let value = probes[0].value.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return Row(rule: rule.id, subject: subject, value: value, cells: cells)
    }
  }

  @Test func whatIsWrittenIsSwift() {
    for row in Self.rows {
      for cell in row.cells where cell.isBroken { Issue.record("\(row.title(cell)):\n\(cell.text)") }
    }
  }

  @Test func noMoreFormsAreLost() {
    let list = CheckedList(
      name: "matrix-fails.txt",
      heading: [
        "A rule that finds a barrier of its page no more when the value that it reads arrives in another form: rule, kind",
        "of value, form. An entry that is found goes out; none may come in but for a cell that could not be measured.",
      ])
    var failing: [String: String] = [:]
    var new: Set<String> = []
    for row in Self.rows {
      for cell in row.cells where cell.reason == nil && !cell.passes {
        failing[row.title(cell)] = cell.text
        if !Self.measured.contains(row.title(cell)) { new.insert(row.title(cell)) }
      }
    }
    list.compare(failing, new: new)
  }

  /// Forms that can be applied nowhere would measure nothing.
  @Test func everyFormIsApplied() {
    for form in MatrixForm.allCases {
      #expect(
        Self.rows.contains { row in row.cells.contains { $0.form == form && $0.reason == nil } }, "\(form.rawValue)")
    }
    for kind in MatrixValue.Kind.allCases {
      #expect(Self.rows.contains { $0.subject.kind == kind }, "\(kind)")
    }
  }

  /// The cells that pass or fail in the table as it is checked in: an example or a rule that is new brings more.
  static let measured: Set<String> = {
    let url = CheckedList.folder.appendingPathComponent("MATRIX.md")
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    var cells: Set<String> = []
    for line in text.split(separator: "\n") {
      let columns = line.components(separatedBy: " | ")
      let letters = columns.suffix(MatrixForm.allCases.count)
      guard columns.count > letters.count + 2 else { continue }
      for (form, letter) in zip(MatrixForm.allCases, letters) where letter.hasPrefix("✓") || letter.hasPrefix("✗") {
        cells.insert("\(columns[0].dropFirst(2)) | \(columns[1]) | \(form.rawValue)")
      }
    }
    return cells
  }()

  @Test func theTableIsUpToDate() {
    // Read before it is written.
    #expect(!Self.measured.isEmpty)
    CheckedFile(name: "MATRIX.md").compare(Self.table)
    let reasons = Self.rows.flatMap(\.cells).compactMap(\.reason)
    for reason in MatrixReason.allCases {
      print("not applicable, \(reason.rawValue): \(reasons.filter { $0 == reason }.count)")
    }
  }

  // MARK: The table

  private static var table: String {
    let cells = rows.flatMap(\.cells)
    let passed = cells.filter(\.passes).count
    let applied = cells.filter { $0.reason == nil }.count
    let read = Set(rows.map(\.rule))
    let unread = AllRules.all.map(\.id).filter { !read.contains($0) }.sorted()
    var text = """
      # Values that arrive in other forms

      Made by `MatrixTests` from the bad examples of the pages; do not edit. For each rule and each kind of value that one of
      its examples needs for its finding, the example is written once more with the value passed on: by a property, a
      function, a caller, a style, the environment. A cell passes (✓) when the rule finds it with the same severity at the
      same place, at the value or at its use, and fails (✗) otherwise; the failing ones are listed in `matrix-fails.txt`.

      **\(passed) of \(applied) cells pass.** \(rows.count) values of \(read.count) rules.

      ## Forms

      | | Form | Pass | Fail | Not applicable |
      |---|---|---|---|---|

      """
    for (number, form) in MatrixForm.allCases.enumerated() {
      let own = cells.filter { $0.form == form }
      let passes = own.filter(\.passes).count
      let missing = own.filter { $0.reason != nil }.count
      text +=
        "| \(number + 1) | \(form.rawValue) | \(passes) | \(own.count - passes - missing) | \(missing) |\n"
    }
    text += "\n## Why a form is not applicable\n\n| | Reason | Cells |\n|---|---|---|\n"
    for reason in MatrixReason.allCases {
      text += "| \(reason.letter) | \(reason.rawValue) | \(cells.filter { $0.reason == reason }.count) |\n"
    }
    text +=
      "\n## Rules without a row\n\nNone of their findings needs a single value that an example writes out in code: "
    text += unread.joined(separator: ", ") + ".\n"
    text += "\n## Cells\n\n| Rule | Kind | Value | "
    text += (1...MatrixForm.allCases.count).map(String.init).joined(separator: " | ") + " |\n|---|---|---|"
    text += MatrixForm.allCases.map { _ in "---|" }.joined() + "\n"
    for row in rows {
      let value = row.value.replacingOccurrences(of: "|", with: "\\|").prefix(40)
      text +=
        "| \(row.rule) | \(row.subject.title) | `\(value)` | " + row.cells.map(\.letter).joined(separator: " | ")
        + " |\n"
    }
    return text
  }
}
