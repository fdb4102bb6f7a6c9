// What packages show and move: the package is meant where it is imported and the project has nothing of that name.

import CurbcutAccessibility
import CurbcutViews
import Testing

@Suite struct PackageModelTests {
  private func message(_ content: String, beside other: String) -> PackageMessage? {
    let source =
      "struct Screen: View { var body: some View { Text(\"a\").toast(isPresenting: $shows) { \(content) } } }"
    let model = model(source, beside: [other])
    let view = model.first(.Text)
    return view.writtenModifiers.first.flatMap { view.passingMessage(of: $0) }
  }

  @Test(arguments: [
    ("AlertToast(type: .regular, title: \"Saved\")", "import AlertToast", true),
    ("AlertToast(type: .regular, subTitle: words)", "import AlertToast", true),
    ("toast.current", "import AlertToast", true),
    ("AlertToast(type: .loading)", "import AlertToast", false),
    ("AlertToast(type: .regular, title: \"Saved\")", "import Toasts", false),
    ("AlertToast(title: \"Saved\")", "import AlertToast\nextension View { func toast() -> some View { self } }", false),
    (
      "AlertToast(title: \"Saved\")",
      "struct AlertToast: View { }\nextension View { func toast() -> some View { self } }", true
    ),
    (
      "AlertToast(title: \"Saved\")",
      """
      struct AlertToast: View { }
      extension View { func toast() -> some View { onAppear { UIAccessibility.post(notification: .announcement) } } }
      """, false
    ),
  ])
  func passingMessages(_ content: String, _ other: String, _ expected: Bool) {
    #expect((message(content, beside: other) != nil) == expected)
  }

  @Test func modifiersAreFollowedToWhereTheyArePutOn() {
    let source = """
      import AlertToast
      struct Note: ViewModifier {
        @Binding var shows: Bool
        func body(content: Content) -> some View { content.toast(isPresenting: $shows) { AlertToast(title: "Saved") } }
      }
      extension View { func note(_ shows: Binding<Bool>) -> some View { modifier(Note(shows: shows)) } }
      struct A: View { var body: some View { Text("a").note($shows) } }
      struct B: View { var body: some View { Text("b").modifier(Note(shows: $shows)) } }
      """
    let model = model(source)
    let base = model.file.views.firstIndex { $0.kind == .base }!
    let sites = model.engine.sites(ofModifierIn: model.file.views[base].body, of: model.file) ?? []
    #expect(sites.map { model.file.tree.string(of: $0.use.nameToken) } == ["note", "modifier"])
  }
}
