// View types that nobody meets on an iPhone: unused ones of an app, and those of other platforms.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import Testing

@testable import CurbcutViews

@Suite struct UnshownTypesTests {
  private static let app = "@main struct Shop: App { var body: some Scene { WindowGroup { Home() } } }\n"
  private static let home = "struct Home: View { var body: some View { Text(\"a\") } }\n"

  private func unshown(_ sources: String...) -> UnshownTypes {
    Project(
      files: sources.enumerated().map { index, source in
        FileViews(tree: Parser.parse(SourceText(path: "F\(index).swift", "import SwiftUI\n" + source)))
      }
    ).unshown
  }

  private func view(_ name: String, _ content: String = "Text(\"a\")", _ modifiers: String = "") -> String {
    "\(modifiers) struct \(name): View { var body: some View { \(content) } }\n"
  }

  @Test func whatNothingNamesIsUnused() {
    let found = unshown(
      Self.app, Self.home + view("Card"), "#Preview { Card() }\nstruct P: PreviewProvider { var c = Card() }")
    #expect(found.unused == [Name("Card")])
    #expect(unshown(Self.home, view("Card")).isEmpty, "a library offers its views to others")
    let shared = view("Card", "Text(\"a\")", "public")
    #expect(unshown(Self.app, Self.home + shared).unused == [Name("Card")], "a module of the app is there for it")
    let package = [("Package.swift", "let package = 1"), ("A.swift", Self.app + Self.home), ("B.swift", shared)]
    let project = Project(files: package.map { FileViews(tree: Parser.parse(SourceText(path: $0.0, $0.1))) })
    #expect(project.unshown.isEmpty, "a package offers it to others")
    let module = [
      ("Package.swift", "let package = 1"), ("App/A.swift", Self.app + Self.home),
      ("Modules/Theme/Package.swift", "let package = 1"), ("Modules/Theme/Sources/Theme/B.swift", shared),
    ]
    let modules = Project(files: module.map { FileViews(tree: Parser.parse(SourceText(path: $0.0, $0.1))) })
    #expect(modules.unshown.unused == [Name("Card")], "a package below the root is a module of the app")
  }

  /// An app may begin in Objective-C, which makes classes and no structures.
  @Test func anAppThatBeginsElsewhereShowsWhatItNames() {
    let sources = [
      "import UIKit\nclass Start: UIViewController { func open() { show(UIHostingController(rootView: Home())) } }\n"
        + "class Old: UIView {}\n" + view("Shared", "Text(\"a\")", "public"),
      Self.home + view("Card"), "#Preview { Card() }",
    ]
    func unused(_ project: String) -> Set<Name> {
      let settings = AppearanceSettings([SourceText(path: "Shop.xcodeproj/project.pbxproj", project)])
      let files = sources.enumerated().map { index, source in
        FileViews(tree: Parser.parse(SourceText(path: "F\(index).swift", "import SwiftUI\n" + source)))
      }
      return Project(files: files, appearance: settings).unshown.unused
    }
    #expect(unused("productType = \"com.apple.product-type.application\";") == [Name("Card")])
    #expect(unused("productType = \"com.apple.product-type.framework\";").isEmpty)
  }

  @Test func whatAnUnusedViewPassesIsPassedToNobody() throws {
    let texts = [
      Self.app, view("Home", "Card(side: 50)"), view("Trial", "Card(side: 20)"),
      "struct Card: View { var side = 1.0; var body: some View { Text(\"a\") } }",
      "#Preview { Trial() }",
    ]
    let files = texts.enumerated().map {
      FileViews(tree: Parser.parse(SourceText(path: "F\($0.offset).swift", "import SwiftUI\n" + $0.element)))
    }
    let project = Project(files: files)
    #expect(project.unshown.unused == [Name("Trial")])
    let card = try #require(project.type(named: Name("Card"), from: files[0]))
    #expect(project.uses(of: card).map(\.file) == [1])
    let edited = FileViews(
      tree: Parser.parse(SourceText(path: "F2.swift", "import SwiftUI\n" + view("Trial", "Card(side: 21)"))))
    #expect(Project(project, replacing: files[2], with: edited)?.uses(of: card).map(\.file) == [1])
  }

  /// What a delegate's functions are called with is made elsewhere.
  @Test func typesOfParametersMakeNothing() {
    let delegate = "protocol BadgeDelegate { func badge(_ badge: Badge, didTap side: Int) }\n"
    let host = "final class Host: BadgeDelegate { func badge(_ badge: Badge, didTap side: Int) { } }\n"
    let badge = "final class Badge: UIView { weak var delegate: BadgeDelegate? }\n"
    #expect(unshown(Self.app, Self.home + delegate + host, badge).unused == [Name("Badge")])
    #expect(unshown(Self.app, Self.home + delegate + host + "let one = Badge()", badge).isEmpty)
    #expect(unshown(Self.app, Self.home + "func make(_ type: Badge.Type) { make(Badge.self) }", badge).isEmpty)
    #expect(unshown(Self.app, Self.home + "func make() -> Badge { .init() }", badge).isEmpty)
  }

  @Test func unusedViewsUseNothing() {
    let found = unshown(Self.app, Self.home, view("List2", "Row(); Row()"), view("Row", "Group { List2() }"))
    #expect(found.unused == [Name("List2"), Name("Row")])
    #expect(unshown(Self.app, view("Home", "Row()"), view("Row")).isEmpty)
  }

  @Test(arguments: [
    "final class Host { let c = UIHostingController(rootView: Card()) }", "typealias Big = Card",
    "let page = AnyView(Card())", "let all: [any View.Type] = [Card.self]",
    "final class Cell: HostCell<Card> {}", "extension Home { static let card = Card() }",
    "struct Other: View { var body: some View { Text(\"b\") } }\nfunc f() -> Other { Other() }\nextension Other { static let c = Card() }",
  ])
  func anyMentionCounts(_ source: String) {
    #expect(unshown(Self.app, Self.home, view("Card"), source).isEmpty)
  }

  @Test func namesThatCannotBeToldApartOrFoundCount() {
    #expect(unshown(Self.app, Self.home, view("Card"), view("Card")).isEmpty)
    #expect(unshown(Self.app, Self.home, view("iCard")).isEmpty)
    #expect(unshown(Self.app, Self.home, view("Card"), "enum Card {}").isEmpty)
  }

  @Test func ownCodeAndExtensionsNameTheirTypeToNobody() {
    let found = unshown(Self.app, Self.home, view("Card"), "extension Card { static let sample = Card() }")
    #expect(found.unused == [Name("Card")])
  }

  @Test func usesOnOtherPlatforms() {
    func found(_ content: String) -> UnshownTypes { unshown(Self.app, view("Home", content), view("Card")) }
    let television = found("#if os(tvOS)\nCard()\n#else\nText(\"b\")\n#endif")
    #expect(television.ofOtherPlatforms == [Name("Card")])
    #expect(television.unused.isEmpty)
    let other = found("#if os(iOS)\nText(\"b\")\n#else\nCard()\n#endif")
    #expect(other.ofTheMac == [Name("Card")])
    #expect(found("#if os(macOS) || os(tvOS)\nCard()\n#endif").ofTheMac == [Name("Card")])
    #expect(found("#if !os(tvOS)\nCard()\n#endif").isEmpty)
    #expect(found("#if os(tvOS)\nCard()\n#else\nCard()\n#endif").isEmpty)
    #expect(found("#if os(iOS)\nCard()\n#endif").isEmpty)
    let library = unshown(view("Home", "#if os(watchOS)\nCard()\n#endif"), view("Card"))
    #expect(library.ofOtherPlatforms == [Name("Card")])
    #expect(library.unused.isEmpty)
  }

  @Test func privateTypesOfOneNameAreTold() {
    let found = unshown(Self.app, view("Home", "Card()") + view("Card", "Text(\"a\")", "private"), view("Card"))
    #expect(found.unused == [Name("Card")], "the use means the private one")
    let other = unshown(Self.app, view("Home", "Card()"), view("Card"), view("Card", "Text(\"a\")", "private"))
    #expect(other.unused.count == 1)
    #expect(!other.unused.contains(Name("Card")))
  }

  @Test func whatOnlyDebugBuildsUse() {
    func found(_ content: String) -> UnshownTypes { unshown(Self.app, view("Home", content), view("Card")) }
    let debug = found("#if DEBUG\nCard()\n#endif")
    #expect(debug.ofDebugging == [Name("Card")])
    #expect(debug.unused.isEmpty)
    #expect(found("#if DEBUG\nText(\"b\")\n#else\nCard()\n#endif").isEmpty)
  }

  @Test func whatUnmetCodeUsesIsUnused() {
    let found = unshown(
      Self.app, "struct Home: View { var body: some View { Text(\"a\") }\nprivate var card: some View { Card() } }",
      view("Card"))
    #expect(found.unused == [Name("Card")])
  }

  private static let glow = """
    struct Glow: ViewModifier { func body(content: Content) -> some View { content.shadow(radius: 2) } }
    extension View { func glow() -> some View { modifier(Glow()) } }

    """

  @Test func modifiersAndStylesAreShownByWhatUsesThem() {
    #expect(unshown(Self.app, Self.home, Self.glow).unused == [Name("Glow")], "nothing calls the function")
    #expect(unshown(Self.app, view("Home", "Text(\"a\").glow()"), Self.glow).isEmpty)
    let other = unshown(Self.app, Self.home, view("Field", "Text(\"a\").glow()"), Self.glow)
    #expect(other.unused.contains(Name("Field")))
    let style =
      "struct Pill: ButtonStyle { func makeBody(configuration: Configuration) -> some View { Text(\"a\") } }\n"
    #expect(unshown(Self.app, Self.home, style).unused == [Name("Pill")])
    #expect(unshown(Self.app, view("Home", "Text(\"a\").buttonStyle(Pill())"), style).isEmpty)
    let named = style + "extension ButtonStyle where Self == Pill { static var pill: Pill { Pill() } }\n"
    #expect(unshown(Self.app, view("Home", "Text(\"a\").buttonStyle(.pill)"), named).isEmpty)
  }

  @Test func whatIsCalledTheSameInAnotherTypeIsNoUse() {
    let words = "enum Strings { struct Card { static let title = \"a\" } }\n"
    let home = view("Home", "Text(Strings.Card.title)")
    #expect(unshown(Self.app, home, view("Card", "Text(Strings.Card.title)"), words).unused == [Name("Card")])
    #expect(unshown(Self.app, view("Home", "Card()"), view("Card"), words).isEmpty)
    #expect(unshown(Self.app, view("Home", "Shop.Card()"), view("Card"), words).isEmpty, "the name of a module")
    let inner = "enum Strings { struct Card { static let title = \"a\" }\nstatic let card = Card.title }\n"
    #expect(unshown(Self.app, Self.home, view("Card"), inner).isEmpty, "without a base it cannot be told")
  }

  @Test func whatOnlyPagesOfDevelopersUse() {
    let menu = view("Home", "AppDebugMenu()") + view("AppDebugMenu", "Card()")
    #expect(unshown(Self.app, menu, view("Card")).ofDebugging == [Name("Card")])
    #expect(unshown(Self.app, view("Home", "DebugLog()") + view("DebugLog", "Card()"), view("Card")).isEmpty)
    let credits = view("Home", "DeveloperRow()") + view("DeveloperRow", "Card()")
    #expect(unshown(Self.app, credits, view("Card")).isEmpty)
    let tools = ["SSHKey", "DockerHost", "GitShell", "VPNTunnel", "TerminalPage"].map { "struct \($0) {}\n" }
    let files = [Self.app, menu, view("Card")] + tools
    let project = Project(
      files: files.enumerated().map {
        FileViews(tree: Parser.parse(SourceText(path: "F\($0.offset).swift", "import SwiftUI\n" + $0.element)))
      })
    #expect(project.isToolOfTrade)
    #expect(project.unshown.isEmpty, "developers are the people who use it")
  }

  @Test func foldersOfOtherPlatformsSayNothingAboutWhatTheyUse() {
    let files = [
      ("A.swift", Self.app + Self.home), ("Settings/AppleWatch/B.swift", view("Faces", "Card()")),
      ("C.swift", view("Card")),
    ]
    let project = Project(
      files: files.map { FileViews(tree: Parser.parse(SourceText(path: $0.0, "import SwiftUI\n" + $0.1))) })
    #expect(project.unshown.isEmpty)
  }

  @Test func whatTheSystemMakesForAnExtensionIsShown() {
    let view = "final class NoticeView: UIView {}\n"
    func controller(_ follows: String) -> String {
      "final class NoticeController: UIViewController\(follows) { let notice = NoticeView() }\n"
    }
    #expect(unshown(Self.app, Self.home, view + controller(", UNNotificationContentExtension")).isEmpty)
    #expect(unshown(Self.app, Self.home, view + controller("")).unused.count == 2)
  }
}
