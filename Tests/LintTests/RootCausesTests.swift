// One cause with its call sites, and the call sites apart.

import CurbcutFindings
import CurbcutSourceText
import Testing

@testable import CurbcutLint

struct RootCausesTests {
  private static let close = SourceText(
    path: "App/CloseButton.swift",
    """
    import SwiftUI
    struct CloseButton: View {
      var body: some View { Button { close() } label: { Image(systemName: "star") } }
    }
    #Preview { CloseButton() }
    """)
  private static let screens = SourceText(
    path: "App/Screens.swift",
    """
    import SwiftUI
    struct A: View { var body: some View { VStack { CloseButton() } } }
    struct B: View { var body: some View { HStack { CloseButton() } } }
    struct C: View { var body: some View { Button { go() } label: { Image(systemName: "bell") } } }
    """)

  private func check() -> [Finding] {
    LintRun.check([Self.close, Self.screens], rules: ["icon-button-missing-label"]).findings
  }

  @Test func aComponentIsReportedOnceWithItsCallSites() throws {
    let findings = check()
    #expect(findings.map(\.path) == ["App/CloseButton.swift", "App/Screens.swift"])
    let sites = findings[0].related.filter(\.isCallSite)
    #expect(sites.map(\.path) == ["App/Screens.swift", "App/Screens.swift"])
    #expect(Self.screens.string(sites[0].range) == "CloseButton")
    #expect(findings[1].related.isEmpty)
  }

  @Test func apartEachCallSiteHasItsOwnFinding() {
    let apart = RootCauses.apart(check())
    #expect(apart.map(\.path) == ["App/Screens.swift", "App/Screens.swift", "App/Screens.swift"])
    #expect(apart[0].related.first?.path == "App/CloseButton.swift")
    #expect(apart[0].related.contains(where: \.isCallSite) == false)
    #expect(apart[0].name?.steps.first?.path == "App/CloseButton.swift")
  }

  @Test func coverageCountsWhatIsNotExamined() {
    let other = SourceText(path: "App/Model.swift", "import Foundation\nstruct M { var a = 1 }\n")
    let result = LintRun.check([Self.close, Self.screens, other])
    #expect(result.coverage.outOfScope == 1)
    #expect(result.coverage.filesWithoutViews == 1)
    #expect(result.coverage.unresolved.isEmpty)
  }
}
