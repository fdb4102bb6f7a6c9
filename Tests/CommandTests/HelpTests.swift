// Help as it is printed, and the manual page: nothing is left out, nothing is wider than a terminal.

import Testing

@testable import curbcut

struct HelpTests {
  @Test(arguments: [60, 80, 100, 120])
  func helpKeepsToTheWidth(_ width: Int) {
    for command in [nil] + ArgumentParser.commands.map({ Optional($0) }) {
      let text = Help.printed(command, width: width)
      #expect(text.contains("Usage: curbcut"))
      for line in text.split(separator: "\n") { #expect(line.count <= width, "\(command ?? ""): \(line)") }
      // Only blanks differ from what is written.
      #expect(text.split { $0 == " " || $0 == "\n" } == Help.text(command).split { $0 == " " || $0 == "\n" })
    }
  }

  @Test func eachCommandHasItsOwnHelp() {
    for command in ArgumentParser.commands where command != "help" && command != "version" {
      #expect(Help.text(command).contains("Usage: curbcut \(command == "lint" ? "[lint]" : command)"), "\(command)")
    }
  }

  @Test func columnsStayBelowEachOther() {
    let text = "Usage: a <b>\n\nSome words\nthat go on.\n\nPart:\n  --one <x>     what it\n                does\n"
    let layout = HelpLayout(text)
    #expect(layout.text(width: 80) == "Usage: a <b>\n\nSome words that go on.\n\nPart:\n  --one <x>     what it does\n")
    #expect(
      layout.roff
        == ".PP\n\\fBa <b>\\fR\n.PP\nSome words that go on.\n.SS \"Part\"\n.TP\n\\fB\\-\\-one <x>\\fR\nwhat it does\n")
  }

  @Test func theManualNamesEverything() throws {
    let page = Help.manual
    for line in page.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
      #expect([".TH", ".SH", ".SS", ".TP", ".PP"].contains(String(line.prefix(3))), "\(line)")
    }
    // Which options a command takes is what shells offer.
    for entry in ArgumentParser.completions where entry.command != "help" && entry.command != "version" {
      let section = try #require(page.components(".SH \"CURBCUT \(entry.command.uppercased())\"\n"))
      #expect(section.contains("curbcut"), "\(entry.command)")
    }
    let lint = try #require(page.components(".SH \"CURBCUT LINT\"\n"))
    for option in try #require(ArgumentParser.completions.first { $0.command == "lint" }).options.map(\.name)
    where !["--jobs", "--version", "--help"].contains(option) {
      #expect(lint.contains(option.replacing("-", with: "\\-")), "\(option)")
    }
    #expect(try ArgumentParser.parse(["help", "--man"]) == .manual)
    #expect(throws: (any Error).self) { try ArgumentParser.parse(["help", "--man", "lint"]) }
  }
}

extension String {
  /// What stands between a line and the next section.
  fileprivate func components(_ heading: String) -> Substring? {
    guard let start = ranges(of: heading).first?.upperBound else { return nil }
    let rest = self[start...]
    return rest.ranges(of: "\n.SH ").first.map { rest[..<$0.lowerBound] } ?? rest
  }
}
