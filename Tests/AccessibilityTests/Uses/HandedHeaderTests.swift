// Where a component of the project puts the closures that it is handed.

import CurbcutAccessibility
import CurbcutViews
import Testing

@Suite struct HandedHeaderTests {
  private let section = """
    struct CardSection<Content: View, Header: View>: View {
      private let content: Content
      private let header: Header?
      var body: some View {
        if let header { Section { content } header: { header } } else { Section { content } }
      }
    }
    struct Form<Content: View>: View {
      let content: () -> Content
      var body: some View { SwiftUI.Form { content() } }
    }
    """

  /// The header is no row; the content is one.
  @Test func aHeaderThatAComponentIsHanded() {
    let model = bodyModel(
      #"List { CardSection { Link("a", destination: b) } header: { Button("c") { d() } } }"#, beside: [section])
    #expect(model.first(.Button).isInHeaderOrFooter)
    #expect(!model.first(.Link).isInHeaderOrFooter)
  }

  /// A type of the project with the name of a container does what its body says.
  @Test func aNamesakeOfAForm() {
    let model = bodyModel(#"Form { Section { Button("c") { d() } } }"#, beside: [section])
    #expect(model.first(.Button).outerFlags.contains(.listRow))
  }

  /// A variable that only its own file could set, and does not, is what it was made with.
  @Test(arguments: [("private var", 36.0), ("var", nil)] as [(String, Double?)])
  func sizesThatAreHandedOn(_ declaration: String, _ height: Double?) {
    let model = bodyModel(
      "Button { } label: { Mark() }",
      beside: [
        """
        struct Mark: View {
          \(declaration) room: CGSize = CGSize(width: 36, height: 36)
          func change() { \(declaration == "var" ? "room = .zero" : "") }
          var body: some View { Image(systemName: "xmark").frame(height: room.height) }
        }
        """
      ])
    #expect(model.labelHitArea(of: model.first(.Button).index)?.height == height)
  }
}
