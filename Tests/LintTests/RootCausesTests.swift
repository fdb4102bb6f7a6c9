// One cause with its call sites.

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
    let sites = findings[0].callSites
    #expect(sites.map(\.path) == ["App/Screens.swift", "App/Screens.swift"])
    #expect(Self.screens.string(sites[0].range) == "CloseButton")
    #expect(findings[1].uses.isEmpty)
  }

  /// What makes nothing but the component is used for it.
  @Test func usesOfAWrapperCountAsWell() throws {
    let wrapper = SourceText(
      path: "App/Wrapper.swift",
      """
      import SwiftUI
      struct Dismiss: View { var body: some View { CloseButton().padding() } }
      struct D: View { var body: some View { VStack { Dismiss(); Dismiss() } } }
      struct Row: View { var body: some View { HStack { CloseButton(); Spacer() } } }
      struct E: View { var body: some View { VStack { Row() } } }
      """)
    let findings = LintRun.check([Self.close, wrapper], rules: ["icon-button-missing-label"]).findings
    let finding = try #require(findings.first { $0.path == "App/CloseButton.swift" })
    #expect(finding.callSites.map { wrapper.string($0.range) } == ["CloseButton", "CloseButton", "Dismiss", "Dismiss"])
  }

  /// The colors of a style of buttons are reported where it is declared.
  @Test func aStyleIsReportedOnceWithThePlacesWhereItIsSet() throws {
    let style = SourceText(
      path: "App/Filled.swift",
      """
      import SwiftUI
      struct Filled: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.padding().background(Color.yellow).foregroundColor(.white)
        }
      }
      struct Tinted: ButtonStyle {
        let color: Color
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.padding().background(color).foregroundColor(.white)
        }
      }
      """)
    let screens = SourceText(
      path: "App/Screens.swift",
      """
      import SwiftUI
      struct A: View { var body: some View { Button("Go") { go() }.buttonStyle(Filled()) } }
      struct B: View { var body: some View { Button { go() } label: { Text("Go") }.buttonStyle(Filled()) } }
      struct C: View { var body: some View { Button("Go") { go() }.buttonStyle(Tinted(color: .yellow)) } }
      """)
    let findings = LintRun.check([style, screens], rules: ["text-contrast"]).findings
    let filled = try #require(findings.first { $0.path == "App/Filled.swift" })
    #expect(filled.callSites.map { screens.string($0.range) } == ["buttonStyle", "buttonStyle"])
    // What a call passes is that call's.
    #expect(
      findings.filter { $0.path == "App/Screens.swift" }.allSatisfy { finding in
        LineTable(screens).position(of: finding.range.start).line == 4
      })
  }

  @Test func coverageCountsWhatIsNotExamined() {
    let other = SourceText(path: "App/Model.swift", "import Foundation\nstruct M { var a = 1 }\n")
    let result = LintRun.check([Self.close, Self.screens, other])
    #expect(result.coverage.outOfScope == 1)
    #expect(result.coverage.filesWithoutViews == 1)
    #expect(result.coverage.unresolved.isEmpty)
  }

  @Test func aUseThatNeverShowsThePlaceIsNoUseOfIt() throws {
    let field = SourceText(
      path: "App/Secret.swift",
      """
      import SwiftUI
      struct Secret: View {
        enum Style { case line, block }
        let title: String
        let style: Style
        @Binding var text: String
        var body: some View {
          switch style {
          case .line: SecureField(title, text: $text)
          case .block: TextEditor(text: $text)
          }
        }
      }
      """)
    let screen = SourceText(
      path: "App/Screen.swift",
      """
      import SwiftUI
      struct Screen: View {
        @State var a = ""
        var body: some View {
          VStack {
            Secret(title: "Password", style: .line, text: $a)
            Secret(title: "Key", style: .block, text: $a)
          }
        }
      }
      """)
    let found = LintRun.check([field, screen], rules: ["text-field-missing-label"]).findings
    let finding = try #require(found.first { field.string($0.range) == "TextEditor" })
    let lines = finding.callSites.map { screen.string(ByteRange($0.range.start, $0.range.end + 12)) }
    #expect(lines == ["Secret(title: \"Key"])
  }

  @Test func aUseOfAComponentIsAPlaceWhereItIsLittleMoreThanTheControl() throws {
    #expect(check()[0].uses.map(\.isSame) == [true, true])
    let row = SourceText(
      path: "App/Row.swift",
      """
      import SwiftUI
      struct Row: View {
        var body: some View {
          HStack {
            Button { like() } label: { Image(systemName: "star") }
            Button { share() } label: { Text("Share") }
          }
        }
      }
      struct List: View { var body: some View { VStack { Row(); Row() } } }
      """)
    let finding = try #require(LintRun.check([row], rules: ["icon-button-missing-label"]).findings.first)
    #expect(finding.uses.map(\.kind) == [.callSite, .callSite])
    #expect(finding.uses.map(\.isSame) == [false, false])
  }
}
