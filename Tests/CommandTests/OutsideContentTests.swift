// What is shown and not examined: where it is met, where it is not, and on how many screens an audit counts it.

import CurbcutLint
import Foundation
import Testing

@Suite struct OutsideContentTests {
  /// Kinds and places that a run over one file counts.
  private func counted(_ source: String, _ more: [String: String] = [:]) throws -> [String: Int] {
    let folder = try Folder()
    try folder.write("A.swift", source)
    for (name, text) in more { try folder.write(name, text) }
    let run = try Tool.run(["lint", ".", "--format", "json", "--fail-on", "never"], in: folder)
    #expect(run.status == 0, "\(run.errors)")
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let coverage = try #require(json?["coverage"] as? [String: Any])
    let outside = try #require(coverage["outside"] as? [[String: Any]])
    #expect(outside.allSatisfy { $0["screens"] == nil && $0["title"] is String })
    return Dictionary(
      uniqueKeysWithValues: outside.map { ($0["kind"] as? String ?? "", $0["places"] as? Int ?? 0) })
  }

  @Test func typesAreMetWhereTheyAreMadeOrKept() throws {
    let source = """
      import SwiftUI
      import WebKit
      struct Page: UIViewRepresentable {
        func makeUIView(context: Context) -> WKWebView { WKWebView(frame: .zero) }
        func updateUIView(_ view: WKWebView, context: Context) {}
      }
      class Browser: UIViewController {
        @IBOutlet weak var page: WKWebView!
        private let again = WKWebView()
      }
      final class Scene: SKView {}
      struct Pictures: View { var body: some View { VStack { SceneView(scene: a); RealityView { content in } } } }
      class Drawing: UIView { override class var layerClass: AnyClass { CAMetalLayer.self } }
      class AppDelegate: FlutterAppDelegate {}
      let native = RCTRootView(bridge: bridge, moduleName: "A", initialProperties: nil)
      """
    #expect(
      try counted(source) == [
        "web": 2, "spriteKit": 1, "sceneKit": 1, "reality": 1, "metal": 1, "flutter": 1, "reactNative": 1,
      ])
  }

  @Test func whatIsOnlyHandedOnAskedForOrTheProjectsOwnIsNot() throws {
    let source = """
      import SwiftUI
      import WebKit
      extension WKWebView { func calm() {} }
      class Delegate: NSObject, WKNavigationDelegate {
        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { calm(webView as? WKWebView) }
        func find(in views: [UIView]) -> WKWebView? { views.first { $0 is WKWebView } as? WKWebView }
      }
      struct WebView: View { let url: URL; var body: some View { Text("a") } }
      struct Holder: View { var body: some View { WebView(url: url) } }
      #Preview { SpriteView(scene: scene) }
      """
    #expect(try counted(source) == [:])
    let app = """
      import SwiftUI
      @main struct Main: App { var body: some Scene { WindowGroup { Text("a") } } }
      private struct Never: View { var body: some View { SpriteView(scene: scene) } }
      """
    #expect(try counted(app) == [:])
  }

  @Test func objectsOfStoryboardsCount() throws {
    let xib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects><view id="v"><subviews><wkWebView id="w"/><mtkView id="m"/></subviews></view></objects>
      </document>
      """
    #expect(try counted(Snippet.good, ["A.xib": xib]) == ["web": 1, "metal": 1])
  }

  /// An app of four screens: two hold pages, one by a part of it, and one a view in Objective-C.
  private func app() throws -> Folder {
    let folder = try Folder()
    try folder.write(
      "App.swift",
      """
      import SwiftUI
      @main struct Main: App {
        var body: some Scene {
          WindowGroup {
            TabView {
              Home().tabItem { Text("Home") }
              News().tabItem { Text("News") }
              Help().tabItem { Text("Help") }
              More().tabItem { Text("More") }
            }
          }
        }
      }
      struct Home: View { var body: some View { Text("Home") } }
      struct News: View { var body: some View { VStack { Article() } } }
      struct Article: View { var body: some View { Page() } }
      struct Help: View { var body: some View { SpriteView(scene: scene); Page() } }
      struct More: View { var body: some View { Dial() } }
      struct Page: UIViewRepresentable {
        func makeUIView(context: Context) -> WKWebView { WKWebView() }
        func updateUIView(_ view: WKWebView, context: Context) {}
      }
      struct Dial: UIViewRepresentable {
        func makeUIView(context: Context) -> OldDial { OldDial() }
        func updateUIView(_ view: OldDial, context: Context) {}
      }
      """)
    return folder
  }

  @Test func auditsCountThemByScreen() throws {
    let folder = try app()
    let sentence = "2 of 4 screens hold content that is not examined: web views (2), SpriteKit scenes (1)."
    for format in ["text", "markdown", "html"] {
      let run = try Tool.run(["audit", "--format", format], in: folder)
      #expect(run.status == 0 && run.output.contains(sentence), "\(format): \(run.errors)")
    }
    let screens = try Tool.run(["screens"], in: folder).output
    #expect(screens.contains(sentence))
    #expect(screens.contains("\n  not examined: web views, SpriteKit scenes\n"))
    let text = try Tool.run(["audit", "--format", "json"], in: folder).output
    let json = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let coverage = try #require(json["coverage"] as? [String: Any])
    #expect(coverage["outsideScreens"] as? Int == 2)
    let all = try #require(json["screens"] as? [[String: Any]])
    let held = all.filter { $0["notExamined"] != nil }.compactMap { $0["name"] as? String }
    #expect(held == ["News", "Help"])
  }

  @Test func viewsInObjectiveCAreReadInAuditsOnly() throws {
    let folder = try app()
    try folder.write("Old/OldDial.h", "#import <UIKit/UIKit.h>\n\n@interface OldDial : UIView <NSCoding>\n@end\n")
    try folder.write("Old/OldDial.m", "#import \"OldDial.h\"\n@implementation OldDial\n- (void)a {}\n@end\n")
    try folder.write(
      "Old/Cells.mm",
      "@interface Cell : UITableViewCell\n@end\n@implementation Cell {\n  int a;\n}\n@end\n@implementation Store\n@end\n"
        + "@interface Store : NSObject\n@end\n@implementation Cell (More)\n@end\n")
    // What is built, and what others wrote.
    try folder.write("Pods/A.m", "@interface A : UIView\n@end\n@implementation A\n@end\n")
    let screens = try Tool.run(["screens"], in: folder).output
    #expect(screens.contains("3 of 4 screens hold content that is not examined: "))
    #expect(screens.contains("views in Objective-C (1); 1 more place on no known screen."))
    let audit = try Tool.run(["audit", "--format", "markdown"], in: folder).output
    #expect(audit.contains("- Views in Objective-C in 2 places, which no rule can check.\n"))
    #expect(ObjectiveCViews.below(folder.path).map(\.name) == ["Cell", "OldDial"])
    let lint = try Tool.run(["lint", ".", "--format", "json", "--fail-on", "never"], in: folder).output
    #expect(!lint.contains("objectiveC"))
  }
}
