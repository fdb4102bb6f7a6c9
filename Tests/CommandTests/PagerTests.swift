// Which pager shows a page, and that a page is never lost to one.

import CurbcutLint
import Testing

@testable import curbcut

struct PagerTests {
  private func pager(_ environment: [String: String], isTerminal: Bool = true) -> Pager? {
    Pager(isTerminal: isTerminal) { environment[$0] }
  }

  @Test func isTheUsersWhereSomebodyLooks() {
    #expect(pager(["TERM": "xterm", "PAGER": "most -w"])?.command == "most -w")
    #expect(pager(["TERM": "xterm"])?.command.hasSuffix("less -FRX") == true)
    #expect(pager(["TERM": "xterm"], isTerminal: false) == nil)
    for environment in [
      [:], ["TERM": ""], ["TERM": "dumb"], ["TERM": "xterm", "PAGER": ""], ["TERM": "xterm", "PAGER": "cat"],
      ["TERM": "xterm", "PAGER": "  "], ["TERM": "dumb", "PAGER": "less"],
    ] {
      #expect(pager(environment) == nil, "\(environment)")
    }
  }

  @Test func getsTheWholePage() throws {
    let folder = try Folder()
    let page = String(repeating: "A line of the page.\n", count: 20_000)
    #expect(System.show(Array(page.utf8), through: "cat > '\(folder.path)/page'"))
    #expect(try folder.read("page") == page)
    // People leave before the end.
    System.ignoreBrokenPipes()
    #expect(System.show(Array(page.utf8), through: "exit 0"))
    #expect(System.show(Array(page.utf8), through: "kill -INT $$"))
  }

  @Test func doesNotKeepThePageWhenItCannotBeStarted() {
    System.ignoreBrokenPipes()
    for command in ["curbcut-has-no-such-pager 2>/dev/null", "/ 2>/dev/null", "exit 1"] {
      #expect(!System.show(Array("A page.\n".utf8), through: command), "\(command)")
    }
  }
}
