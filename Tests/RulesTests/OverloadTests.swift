// A project's own function under the name of a system modifier: the arguments tell which one is called.

import Testing

@Suite struct OverloadTests {
  private static let own = """
    import SwiftUI
    extension View {
      func font(_ size: CGFloat, _ color: Color = .black, _ weight: Font.Weight = .regular) -> some View {
        fontWeight(weight).font(.system(size: size)).foregroundColor(color)
      }
      func frame(_ side: CGFloat) -> some View { frame(width: side, height: side) }
    }
    """

  private func found(_ rule: String, _ view: String) -> [Found] {
    Checking.findings(of: rule, in: [("Own.swift", Self.own), ("View.swift", view)]).filter { $0.source == 1 }
  }

  @Test(arguments: [".font(17, .black, .medium)", ".font(15, .red)"])
  func aFontWithASizeIsTheProjectsOwn(_ modifier: String) {
    let view = """
      import SwiftUI
      struct Row: View { var body: some View { Text("Name")\(modifier) } }
      """
    #expect(found("fixed-font-size", view).map(\.line) == [2])
    #expect(found("fixed-font-size", view.replacing(modifier, with: ".font(.body)")).isEmpty)
  }

  /// A type in another one goes by both names where the system has a type of its own name.
  @Test(arguments: ["Font", "Tokens"])
  func whatATokenStandsForIsReadInOtherFiles(_ name: String) {
    let tokens = """
      import SwiftUI
      public enum Design {}
      public extension Design {
        enum \(name) {
          case badge, title
          var value: SwiftUI.Font {
            switch self {
            case .badge: .caption
            case .title: .title
            }
          }
        }
      }
      public extension View {
        func font(with token: Design.\(name)) -> some View { self.font(token.value) }
      }
      """
    let view = """
      import SwiftUI
      struct Row: View {
        var body: some View {
          Text("Total").font(with: .title)
          Text("New").font(with: .badge)
        }
      }
      """
    let files = [("Design.swift", tokens), ("View.swift", view)]
    #expect(Checking.findings(of: "header-trait-missing", in: files).map(\.line) == [4])
  }

  @Test func aFrameWithoutLabelsIsTheProjectsOwn() {
    func view(_ side: Int) -> String {
      """
      import SwiftUI
      struct Row: View {
        var body: some View {
          Button(action: add) { Image(systemName: "plus").frame(\(side)) }.accessibilityLabel("Add")
        }
      }
      """
    }
    #expect(found("touch-target-too-small", view(20)).map(\.finding.severity.name) == ["error"])
    #expect(found("touch-target-too-small", view(44)).isEmpty)
  }
}
