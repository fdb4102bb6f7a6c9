// What is too high for a phone that is held sideways, and what scrolls beside it.

import Testing

@Suite struct LandscapeRoomTests {
  private static let sideways = """
    { objects = { A = { isa = XCBuildConfiguration; buildSettings = {
      INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = "UIInterfaceOrientationPortrait";
      INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft";
    }; }; }; }
    """
  private static let upright = sideways.replacing(" UIInterfaceOrientationLandscapeLeft", with: "")

  private static let welcome = """
    struct WelcomeScreen: View {
      var body: some View {
        VStack {
          Text("Tides").font(.largeTitle)
          Image("harbour").resizable().frame(height: 200)
          Text("High and low water for each day.")
          Button("Begin") { begin() }
        }
        .navigationTitle("Welcome")
      }
    }
    """

  private func messages(_ text: String, _ settings: String?, _ more: [(String, String)] = []) -> [String] {
    let beside = settings.map { [("A.xcodeproj/project.pbxproj", $0)] } ?? []
    return Checking.shown(of: "content-not-scrollable", in: [("View.swift", text)] + beside + more).map(
      \.finding.message)
  }

  @Test func whereTheAppTurnsThereIsLessRoom() throws {
    let message = try #require(messages(Self.welcome, Self.sideways).first)
    #expect(
      message.hasSuffix("more than the 381 points that most phones leave for it in landscape, which the app allows"))
    #expect(
      message.hasPrefix("This screen does not scroll, and at the largest text size it is at least "), "\(message)")
    #expect(messages(Self.welcome, Self.upright).isEmpty)
    #expect(messages(Self.welcome, nil).isEmpty)
  }

  @Test func whatIsTooHighAtEachSizeIsSaidToBe() throws {
    let text = Self.welcome.replacing("height: 200", with: "height: 300")
    let message = try #require(messages(text, Self.sideways).first)
    #expect(message.hasPrefix("This screen does not scroll, and it is at least "), "\(message)")
  }

  @Test func codeMaySayOtherwise() {
    let delegate = """
      final class AppDelegate: NSObject, UIApplicationDelegate {
        func application(_ app: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask {
          .portrait
        }
      }
      """
    #expect(messages(Self.welcome, Self.sideways, [("App.swift", delegate)]).isEmpty)
    let asked = Self.welcome.replacing(
      "var body", with: "@Environment(\\.verticalSizeClass) var height\n  var body")
    #expect(messages(asked, Self.sideways).isEmpty)
  }

  @Test func whatStaysBesideAListHasToFit() throws {
    let text = """
      struct Entry: View {
        let name: String
        var body: some View {
          VStack {
            Form { Text(name) }
            Text("\(String(repeating: "Amounts over the limit are checked by the harbor master first. ", count: 4))")
            Picker("Port", selection: $port) { Text("North"); Text("South") }
            Button("Save") { save() }
          }
          .navigationTitle("Entry")
        }
      }
      """
    let message = try #require(messages(text, nil).first)
    #expect(message.hasPrefix("The part of this screen that does not scroll is at the largest text size at least "))
    let short = text.replacing(
      String(repeating: "Amounts over the limit are checked by the harbor master first. ", count: 3), with: "")
    #expect(messages(short, nil).isEmpty)
    #expect(messages(text.replacing("VStack {", with: "ViewThatFits {"), nil).isEmpty)
  }
}
