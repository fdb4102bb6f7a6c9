// Whether an app is a tool for programmers or administrators.

import CurbcutAccessibility
import CurbcutViews
import Testing

@Suite struct TradeWordsTests {
  private func isTool(_ types: [String], others: Int = 0) -> Bool {
    let names = types + (0..<others).map { "Page\($0)" }
    let files = names.map { "import SwiftUI\nstruct \($0): View { var body: some View { Text(\"a\") } }" }
    return model(files[0], beside: Array(files.dropFirst())).project.isToolOfTrade
  }

  @Test func fiveFilesAboutSeveralThingsOfATradeTell() {
    let tool = ["SSHKeyList", "TerminalView", "GitService", "SFTPPanel", "TerminalTab"]
    #expect(isTool(tool))
    #expect(isTool(tool, others: 200))
    #expect(!isTool(tool, others: 300))
    #expect(!isTool(Array(tool.dropLast())))
  }

  @Test func oneThingOrAServiceTellsNothing() {
    #expect(!isTool(["TerminalMap", "TerminalView", "TerminalGates", "TerminalTaxi", "TerminalShops"]))
    #expect(!isTool(["TerminalMap", "TerminalView", "TerminalGates", "TerminalTaxi", "GitHubLink"]))
    #expect(!isTool(["Digits", "Legitimate", "Shelly", "Tunnels", "Conssole", "Vpnx"]))
  }
}
