// What the model of each package brings: a finding or silence where the package is imported, nothing without the import, and
// nothing where the project has a declaration of that name, which is looked into instead.

import CurbcutSymbols
import CurbcutViews
import Testing

@Suite struct RulePackageModelTests {
  struct Case: Sendable {
    /// The module that is imported.
    var module: String
    var rule: String
    var members = ""
    var body: String
    /// A declaration of the project's own.
    var own: String
  }

  static let cases: [Case] = [
    Case(
      module: "Kingfisher", rule: "image-missing-label",
      body: "VStack { KFImage(url).resizable().frame(width: 320, height: 320)\n Button(\"Go\") { go() } }",
      own: "struct KFImage: View { init(_ url: URL) {}\n var body: some View { Circle() } }"),
    Case(
      module: "Kingfisher", rule: "animated-image-autoplay", body: "KFAnimatedImage(url)",
      own: "struct KFAnimatedImage: View { init(_ url: URL) {}\n var body: some View { Circle() } }"),
    Case(
      module: "NukeUI", rule: "image-missing-label",
      body:
        "VStack { LazyImage(url: url) { state in state.image }.frame(width: 320, height: 320)\n Button(\"Go\") { go() } }",
      own: "struct LazyImage: View { let url: URL\n var body: some View { Circle() } }"),
    Case(
      module: "CachedAsyncImage", rule: "image-missing-label",
      body: "VStack { CachedAsyncImage(url: url).frame(width: 320, height: 320)\n Button(\"Go\") { go() } }",
      own: "struct CachedAsyncImage: View { let url: URL\n var body: some View { Circle() } }"),
    Case(
      module: "SDWebImageSwiftUI", rule: "content-button-missing-label",
      body: "Button { go() } label: { WebImage(url: url) }",
      own: "struct WebImage: View { let url: URL\n var body: some View { Text(\"Go\") } }"),
    Case(
      module: "SDWebImageSwiftUI", rule: "animated-image-autoplay", body: "AnimatedImage(url: url)",
      own: "struct AnimatedImage: View { let url: URL\n var body: some View { Circle() } }"),
    Case(
      module: "Lottie", rule: "lottie-unguarded", body: "LottieView(animation: .named(\"a\")).looping()",
      own: "struct LottieView: View { let animation: Named\n var body: some View { Circle() } }"),
    Case(
      module: "Lottie", rule: "content-button-missing-label",
      body: "LottieButton(animation: .named(\"a\")) { go() }",
      own: "struct LottieButton: View { let animation: Named\n var body: some View { Button(\"Go\") { } } }"),
    Case(
      module: "AlertToast", rule: "announcement-missing", members: "@State private var shows = false",
      body: "Text(\"a\").toast(isPresenting: $shows) { AlertToast(type: .regular, title: \"Saved\") }",
      own: """
        extension View {
          func toast(isPresenting: Binding<Bool>, alert: () -> AlertToast) -> some View {
            onChange(of: isPresenting.wrappedValue) { UIAccessibility.post(notification: .announcement, argument: "a") }
          }
        }
        """),
    Case(
      module: "PopupView", rule: "announcement-missing", members: "@State private var shows = false",
      body: "Text(\"a\").popup(isPresented: $shows) { Text(\"Saved\") } customize: { $0.autohideIn(2) }",
      own: "extension View { func popup(isPresented: Binding<Bool>) -> some View { self } }"),
    Case(
      module: "ConfettiSwiftUI", rule: "motion-unguarded", members: "@State private var wins = 0",
      body: "Button(\"Draw\") { wins += 1 }.confettiCannon(counter: $wins)",
      own: "extension View { func confettiCannon(counter: Binding<Int>) -> some View { self } }"),
    Case(
      module: "CodeScanner", rule: "text-over-image",
      body: "ZStack { CodeScannerView(codeTypes: [.qr]) { _ in }\n Text(\"Scan\").foregroundStyle(.white) }",
      own: "struct CodeScannerView: View { let codeTypes: [Code]\n var body: some View { Color.black } }"),
  ]

  private func isFound(_ one: Case, imports module: String?, beside other: String? = nil) -> Bool {
    let text = """
      \(module.map { "import \($0)\n" } ?? "")struct Screen: View {
        let url: URL
        \(one.members)
        var body: some View {
          \(one.body)
        }
        private func go() {}
      }
      """
    var sources = [(name: "Screen.swift", text: text)]
    if let other { sources.append((name: "Own.swift", text: other)) }
    return Checking.findings(of: one.rule, in: sources).contains { $0.source == 0 }
  }

  @Test(arguments: cases.indices)
  func modelsAreHeardOfWhereThePackageIs(_ index: Int) {
    let one = Self.cases[index]
    #expect(isFound(one, imports: one.module))
    #expect(!isFound(one, imports: nil))
    #expect(!isFound(one, imports: one.module, beside: one.own))
  }

  /// Silence that a model brings: a picture that is like any other would be found.
  @Test func picturesThatVoiceOverPassesOverAreNotSpoken() {
    let picture = "VStack { WebImage(url: url).resizable().frame(width: 320, height: 320)\n Button(\"Go\") { go() } }"
    let one = Case(module: "SDWebImageSwiftUI", rule: "image-missing-label", body: picture, own: "")
    #expect(!isFound(one, imports: one.module))
    var other = one
    other.module = "Kingfisher"
    other.body = picture.replacing("WebImage(url: url)", with: "KFImage(url)")
    #expect(isFound(other, imports: other.module))
  }

  @Test func whatIntrospectsChangesNothing() {
    let body = "Button { go() } label: { Image(systemName: \"plus\") }.introspect(.button, on: .iOS(.v17)) { _ in }"
    let one = Case(module: "SwiftUIIntrospect", rule: "icon-button-missing-label", body: body, own: "")
    #expect(isFound(one, imports: one.module))
  }

  /// Each of the product's models is one of those that some test is about.
  @Test func eachModelHasATest() {
    let elsewhere = ["SwiftUIIntrospect", "SnapKit", "SVProgressHUD", "MarkdownUI"]
    let tested = Set(Self.cases.map(\.module) + elsewhere)
    for model in PackageModels.all { #expect(!tested.isDisjoint(with: model.modules), "\(model.package)") }
  }
}
