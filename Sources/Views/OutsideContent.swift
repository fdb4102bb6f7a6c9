// What stands on screens and no rule can look into: pages of the web, scenes that code draws, screens of other toolkits.
// It is counted, so that silence about such a screen is not taken for a good sign.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax

/// A kind of content that is shown and not examined.
public enum OutsideContent: Int, Sendable, CaseIterable {
  case web, spriteKit, sceneKit, reality, metal, flutter, reactNative, objectiveC

  /// What reports call several of it.
  public var title: String {
    switch self {
    case .web: "web views"
    case .spriteKit: "SpriteKit scenes"
    case .sceneKit: "SceneKit scenes"
    case .reality: "RealityKit and AR views"
    case .metal: "Metal views"
    case .flutter: "Flutter screens"
    case .reactNative: "React Native screens"
    case .objectiveC: "views in Objective-C"
    }
  }

  /// The same as a key.
  public var key: String {
    switch self {
    case .web: "web"
    case .spriteKit: "spriteKit"
    case .sceneKit: "sceneKit"
    case .reality: "reality"
    case .metal: "metal"
    case .flutter: "flutter"
    case .reactNative: "reactNative"
    case .objectiveC: "objectiveC"
    }
  }

  /// What Interface Builder calls objects of it.
  public static let elements: [(StaticString, OutsideContent)] = [
    ("wkWebView", .web), ("webView", .web), ("skView", .spriteKit), ("sceneKitView", .sceneKit),
    ("arView", .reality), ("arscnView", .reality), ("arskView", .reality), ("mtkView", .metal),
  ]

  /// The types that show it.
  static let words: [(StaticString, OutsideContent)] = [
    ("WKWebView", .web), ("WebView", .web), ("SFSafariViewController", .web),
    ("SKView", .spriteKit), ("SpriteView", .spriteKit),
    ("SCNView", .sceneKit), ("SceneView", .sceneKit),
    ("ARView", .reality), ("ARSCNView", .reality), ("ARSKView", .reality), ("RealityView", .reality),
    ("MTKView", .metal), ("CAMetalLayer", .metal),
    ("FlutterViewController", .flutter), ("FlutterEngine", .flutter), ("FlutterAppDelegate", .flutter),
    ("RCTRootView", .reactNative), ("RCTSurfaceHostingView", .reactNative), ("RCTReactNativeFactory", .reactNative),
    ("RCTRootViewFactory", .reactNative), ("RCTAppDelegate", .reactNative), ("ExpoAppDelegate", .reactNative),
  ]
}

extension FileViews {
  /// Where the file makes, keeps or is one of the types, leaving out what it only is handed or asks for; `declares` tells
  /// of names that mean types of the project.
  public func outsideContent(declares: (Name) -> Bool) -> [(content: OutsideContent, token: TokenID)] {
    guard !rareTokens.isEmpty else { return [] }
    return rareTokens.compactMap { rare in
      guard case .outside(let content) = rare.kind, showsType(rare.token), !declares(tree.name(of: rare.token)) else {
        return nil
      }
      return (content, rare.token)
    }
  }

  /// Whether the name of a type stands where something of it comes to be: a call, the type of a property or outlet, the
  /// class that is inherited from, `layerClass`.
  public func showsType(_ token: TokenID) -> Bool {
    let tokens = tree.tokens
    if tokens.kind(token + 1) == .leftParen { return true }
    guard token >= 3 else { return false }
    // `RealityView { … }` at the beginning of a statement; elsewhere a body may follow a type: `-> SKView {`.
    let before = tokens.kind(token - 1)
    if tokens.kind(token + 1) == .leftBrace, before != .colon {
      return before == .leftBrace || before == .semicolon || before == .leftParen || tokens.hasNewlineBefore(token)
    }
    if tokens.kind(token + 1) == .period, tokens.isSpelt(token + 2, "self", in: tree.source) {
      // `override class var layerClass: AnyClass { CAMetalLayer.self }`
      return before == .leftBrace || tokens.isSpelt(token - 1, "return", in: tree.source)
    }
    guard before == .colon, tokens.isName(token - 2) else { return false }
    switch tokens.word(token - 3) {
    case .let, .var, .class: return true
    default: return false
    }
  }
}
