// What packages show and move: the package is meant where it is imported and the project has nothing of that name.

import CurbcutSymbols
import CurbcutViews
import Testing

@testable import CurbcutAccessibility

@Suite struct PackageModelTests {
  private func message(_ content: String, beside other: String) -> PackageModifier? {
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

  @Test(arguments: [
    ("popup(isPresented: $shows) { Text(\"Saved\") } customize: { $0.type(.toast).autohideIn(2) }", "PopupView", true),
    ("popup(item: $word) { Text($0) } customize: { $0.autohideIn(2) }", "PopupView", true),
    ("popup(isPresented: $shows) { Text(\"Saved\") } customize: { $0.type(.toast) }", "PopupView", false),
    ("popup(isPresented: $shows) { Text(\"Saved\") } customize: { $0.autohideIn(2) }", "Popups", false),
    (
      "popup(isPresented: $shows) { Text(\"Saved\").onAppear { announce() } } customize: { $0.autohideIn(2) }",
      "PopupView", false
    ),
    ("toast(item: $word) { AlertToast(type: .regular, title: $0) }", "AlertToast", true),
  ])
  func modifiersThatShowMessages(_ modifier: String, _ module: String, _ expected: Bool) {
    let model = model(
      """
      import \(module)
      struct Screen: View { var body: some View { Text("a").\(modifier) } }
      func announce() { UIAccessibility.post(notification: .announcement, argument: "a") }
      """)
    let view = model.first(.Text)
    let message = view.writtenModifiers.first.flatMap { view.passingMessage(of: $0) }
    #expect((message != nil) == expected)
  }

  /// What a view is like, and what its closures are to it.
  private func known(_ view: String, _ imports: String, beside other: String = "") -> Known {
    let model = model("\(imports)\nstruct Screen: View { var body: some View { \(view) } }", beside: [other])
    return Element(model: model, index: 0).known
  }

  @Test func viewsAreWhatTheirPackageSays() {
    #expect(known("KFImage(url)", "import Kingfisher") == .AsyncImage)
    #expect(known("KFImage(url)", "import Nuke") == .other)
    #expect(known("KFImage(url)", "import Kingfisher", beside: "struct KFImage: View { }") == .other)
    #expect(known("KFImage(url)", "import Kingfisher", beside: "private struct KFImage: View { }") == .AsyncImage)
    // What one file imports, the app has.
    #expect(known("KFImage(url)", "", beside: "import Kingfisher") == .AsyncImage)
    #expect(known("CodeScannerView(codeTypes: [.qr]) { _ in }", "import CodeScanner") == .CameraView)
  }

  @Test func closuresAreWhatTheirPackageSays() {
    let model = model(
      """
      import SDWebImageSwiftUI
      struct Screen: View { var body: some View {
        WebImage(url: url) { image in image.resizable() } placeholder: { Rectangle() }
      } }
      """)
    let rectangle = model.file.views.firstIndex { $0.known == .Rectangle }!
    let view = ViewReference(file: model.file, index: Int32(rectangle))
    #expect(model.engine.slot(of: view) == .placeholder)
    #expect(Element.isInBusyBranch(view, in: model.project))
  }

  @Test func textsOfPackagesAreNames() {
    let model = model(
      """
      import MarkdownUI
      struct Screen: View { var body: some View { Button { go() } label: { Markdown("**Go**") } } }
      """)
    #expect(model.first(.Button).name.name == .text("**Go**"))
  }

  @Test(arguments: [
    ("SVProgressHUD.showError(withStatus: text)", "import SVProgressHUD", true),
    ("SVProgressHUD.show()", "import SVProgressHUD", false), ("SVProgressHUD.dismiss()", "import SVProgressHUD", false),
    ("SVProgressHUD.showError(withStatus: text)", "import HUD", false),
    ("SVProgressHUD.showError(withStatus: text)", "import SVProgressHUD\nenum SVProgressHUD { }", false),
  ])
  func callsThatAnnounce(_ call: String, _ other: String, _ expected: Bool) {
    let model = model("struct Screen { func fail() { \(call) } }", beside: [other])
    #expect(model.project.announcements(in: model.file).isEmpty != expected)
  }

  @Test func constraintsOfAPackageThatIsNotThereAreNone() {
    func sides(_ module: String) -> [Double?]? {
      let model = model(
        """
        import \(module)
        class Screen: UIViewController {
          let button = UIButton()
          func build() { button.snp.makeConstraints { make in make.width.equalTo(20) } }
        }
        """
      ).uikit!
      return model.sides(.fixedWidth, of: model.objects[0], model.facts(of: model.objects[0]))?.map(\.points)
    }
    #expect(sides("SnapKit") == [20])
    #expect(sides("Stevia") == [])
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
