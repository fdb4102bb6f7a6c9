// Types of the project's own that are called like views of the system, where the file that is judged cannot mean them.

import CurbcutAccessibility
import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews
import Testing

@Suite struct NamesakeTests {
  private static let screen = """
    import SwiftUI
    struct Screen: View {
      var body: some View {
        VStack {
          Button { save() } label: { Image(systemName: "plus") }
          Text("Small").font(.system(size: 11))
          Text("Pale").foregroundStyle(Color(white: 0.9)).background(.white)
        }
      }
      private func save() {}
    }
    """

  private func found(_ other: String) -> [String] {
    Checking.findings(of: nil, in: [("A/Screen.swift", Self.screen), ("A/Other.swift", other)])
      .filter { $0.source == 0 && $0.isShownByDefault }.map { "\($0.line) \($0.finding.rule)" }
  }

  @Test(arguments: [
    "private struct Image: Codable {}", "fileprivate enum Text { case a }", "private struct Button {}",
    "private struct Image {}\nprivate struct Text {}", "fileprivate struct Color {}\nfileprivate struct VStack {}",
    "struct Answer: Codable { struct Image: Codable {}\n struct Text {}\n enum Button { case a } }",
    "private enum Model { struct Image {} }", "enum Text {}\nstruct Image: Codable {}\nenum Button: String { case a }",
    "import XCTest\nfinal class A: XCTestCase {}\nenum Image { static let id = 1 }",
    "extension Answer { struct Text {}\n struct Image {} }\nstruct Answer {}",
  ])
  func hideNothingElsewhere(_ other: String) {
    let all = found("struct Other {}")
    #expect(Set(all.map { $0.split(separator: " ").last! }).isSuperset(of: ["fixed-font-size", "text-contrast"]))
    #expect(all.contains { $0.hasSuffix("icon-button-missing-label") })
    #expect(found(other) == all)
  }

  private static let controller = """
    import UIKit
    final class Screen: UIViewController {
      private let add = UIButton(type: .system)
      private let title = UILabel()
      override func viewDidLoad() {
        super.viewDidLoad()
        add.setImage(UIImage(systemName: "plus"), for: .normal)
        title.font = UIFont.systemFont(ofSize: 11)
        view.addSubview(add)
        view.addSubview(title)
      }
    }
    """

  @Test(arguments: [
    "private struct UIButton: Codable {}\nprivate struct UILabel: Codable {}",
    "private class UIFont {}\nfileprivate enum UIImage {}", "enum Model { struct UILabel {}\n class UIButton {} }",
    "private final class UIViewController {}",
  ])
  func hideNothingOfUIKitElsewhere(_ other: String) {
    func found(_ other: String) -> [String] {
      Checking.findings(of: nil, in: [("A/Screen.swift", Self.controller), ("A/Other.swift", other)])
        .filter { $0.source == 0 && $0.isShownByDefault }.map { "\($0.line) \($0.finding.rule)" }
    }
    let all = found("struct Other {}")
    #expect(all.contains { $0.hasSuffix("icon-button-missing-label") })
    #expect(all.contains { $0.hasSuffix("fixed-font-size") || $0.hasSuffix("uikit-font-not-adjusting") })
    #expect(found(other) == all)
  }

  /// A section of the project's own that only shows the system's keeps two buttons of one name apart, as that does.
  @Test func thatOnlyShowTheSystemsAreThose() {
    let own = "struct Section<Content: View>: View {\n @ViewBuilder let content: () -> Content\n"
    func named(_ body: String) -> Known {
      let text = "import SwiftUI\nstruct Screen: View { var body: some View { Section { Text(\"a\") } } }"
      let files = [text, "import SwiftUI\n" + own + " var body: some View { \(body) }\n}"].enumerated().map {
        FileViews(tree: Parser.parse(SourceText(path: "App/File\($0.offset).swift", $0.element)))
      }
      let engine = NameEngine(project: Project(files: files))
      return engine.known(files[0].views[0], in: files[0])
    }
    #expect(named("SwiftUI.Section(content: content)") == .Section)
    #expect(named("SwiftUI.Section(content: content).background(.red)") == .other)
    #expect(named("VStack(content: content)") == .other)
  }

  @Test func hideTheSystemsWhereTheyAreSeen() {
    #expect(
      !found("struct Image: View { let systemName: String; var body: some View { SwiftUI.Text(systemName) } }")
        .contains { $0.hasSuffix("icon-button-missing-label") })
  }
}
