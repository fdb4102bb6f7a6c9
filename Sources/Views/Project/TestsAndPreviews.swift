// What previews show and what tests of the interface check, for rules on how a project looks after its screens.

import CurbcutSymbols
import CurbcutSyntax

/// The types that previews show.
public struct PreviewIndex: Sendable {
  /// Types that stand in a preview.
  public private(set) var shown: Set<Name> = []
  /// Types that stand in a preview at one of the accessibility sizes.
  public private(set) var shownLarge: Set<Name> = []

  init(_ files: [FileViews]) {
    for file in files {
      for body in file.bodies where body.kind == .preview || body.surroundings.contains(.preview) {
        var isLarge = false
        for index in body.views {
          for modifier in file.views[Int(index)].modifiers where !isLarge {
            isLarge = Self.enlarges(file.modifiers[Int(modifier)], file.tree)
          }
        }
        for index in body.views where file.views[Int(index)].kind == .use && file.views[Int(index)].known == .other {
          shown.insert(file.views[Int(index)].name)
          if isLarge { shownLarge.insert(file.views[Int(index)].name) }
        }
      }
    }
  }

  /// `.dynamicTypeSize(.accessibility3)`, `.environment(\.sizeCategory, …)`, or a modifier of the project that says so.
  private static func enlarges(_ use: ViewModifierUse, _ tree: Tree) -> Bool {
    guard tree.kind(use.call) == .callExpr else { return false }
    var names: [String] = []
    for child in tree.children(use.call).dropFirst() {
      for token in tree[child].tokens where tree.tokens.isName(token) { names.append(tree.string(of: token)) }
    }
    switch use.known {
    case .dynamicTypeSize:
      return names.contains { $0.hasPrefix("accessibility") }
        || !names.contains { $0.hasSuffix("arge") || $0.hasSuffix("mall") || $0 == "medium" }
    case .environment: return names.contains("dynamicTypeSize") || names.contains("sizeCategory")
    case .other:
      let name = tree.string(of: use.nameToken).lowercased()
      return name.contains("dynamictype") || name.contains("allsizes") || name.contains("textsize")
        || name.contains("accessibilit")
    default: return false
    }
  }
}

/// What the project's tests of the interface do.
public struct InterfaceTests: Sendable {
  /// Whether a test runs an audit: `performAccessibilityAudit`, or a snapshot of the accessibility hierarchy.
  public private(set) var runsAudit = false
  /// The file that stands for the tests: the first by path that drives the app.
  public private(set) var first: Int32?
  /// Whether the manifests of a project generator make a target for such tests; nil where there are none.
  private(set) var makesTarget: Bool?

  init(_ files: [FileViews]) {
    let checkers: Set<Name> = Set(
      ["AccessibilitySnapshot", "AccessibilitySnapshotCore", "GTXiLib", "axeDevToolsXCUI", "A11yUITests"].map(Name.init)
    )
    // Tuist makes a target of tests that drive the app where a manifest says so, and else takes none of them.
    let manifests = files.filter { $0.imports.contains(Self.manifestModule) }
    if !manifests.isEmpty {
      makesTarget = manifests.contains(where: Self.makesInterfaceTests)
      if makesTarget == false { return }
    }
    var path: String?
    for (index, file) in files.enumerated() {
      if !file.rareTokens.isEmpty {
        if !file.tokens(of: .audit).isEmpty { runsAudit = true }
        if !file.tokens(of: .interfaceTest).isEmpty, file.types.contains(where: { $0.conforms(to: .XCTestCase) }),
          path.map({ file.path.utf8.lexicographicallyPrecedes($0.utf8) }) ?? true, !Self.onlyTakesPictures(file),
          Self.goesOn(file) || Self.isBase(file, in: files)
        {
          path = file.path
          first = Int32(index)
        }
      }
      if file.imports.contains(where: checkers.contains) { runsAudit = true }
    }
  }

  /// Whether the tests of a file do more than launch the app, as Xcode's templates do: they touch an element, ask about
  /// one, or call what is made elsewhere and may.
  private static func goesOn(_ file: FileViews) -> Bool {
    let tree = file.tree
    var goesOn = false
    tree.tokens.forEachName { token, _ in goesOn = goesOn || ofElements.contains(tree.name(of: token)) }
    if goesOn { return true }
    let own = Set(file.members.map(\.name)).union(file.types.map(\.name))
    return tree.nodes.indices.contains { index in
      guard tree.nodes[index].kind == .callExpr else { return false }
      let callee = tree.firstChild(NodeID(index))
      switch tree.kind(callee) {
      case .identifierExpr, .memberExpr, .implicitMemberExpr:
        let name = tree.name(callee)
        return !ofLaunches.contains(name) && !own.contains(name) && !tree.text(callee).hasPrefix("XCT")
      default: return false
      }
    }
  }

  /// Whether a file may make tests of another one count, see `isBase`; asked when a file is exchanged.
  static func mayGoOnFromOther(_ file: FileViews) -> Bool {
    file.views.isEmpty && file.types.contains { $0.kind == .classDecl && !$0.inheritedNames.isEmpty } && goesOn(file)
  }

  /// Whether the tests of another file go on from what a class of this one launches.
  private static func isBase(_ file: FileViews, in files: [FileViews]) -> Bool {
    let names = Set(file.types.map(\.name))
    return files.contains { other in
      other !== file && other.types.contains { !names.isDisjoint(with: $0.inheritedNames) }
        && goesOn(other)
    }
  }

  /// What a test calls that launches the app, measures that or keeps a picture of it.
  private static let ofLaunches: Set<Name> = Set(
    [
      "XCUIApplication", "launch", "terminate", "activate", "wait", "measure", "startMeasuring", "stopMeasuring",
      "screenshot", "add", "runActivity", "setUp", "tearDown", "setUpWithError", "tearDownWithError", "init", "append",
      "sleep", "print",
    ].map { Name($0) })

  /// What asks for an element or about one without a call.
  private static let ofElements: Set<Name> = Set(
    [
      "exists", "isHittable", "firstMatch", "element", "buttons", "staticTexts", "textFields", "secureTextFields",
      "images", "cells", "tables", "collectionViews", "scrollViews", "tabBars", "navigationBars", "toolbars",
      "switches",
      "alerts", "sheets", "otherElements", "windows", "webViews", "links", "keyboards",
    ].map { Name($0) })

  private static let manifestModule = Name("ProjectDescription")

  /// `.uiTests`, the product of a target.
  private static func makesInterfaceTests(_ file: FileViews) -> Bool {
    let (tokens, source) = (file.tree.tokens, file.tree.source)
    var makes = false
    tokens.forEachName { token, _ in makes = makes || tokens.isSpelt(token, "uiTests", in: source) }
    return makes
  }

  /// Whether the tests of a file make pictures for the store and assert nothing but that what is waited for comes:
  /// fastlane's `snapshot("01Home")`, `XCTAttachment(screenshot:)`, a folder named `ScreenshotTests`.
  private static func onlyTakesPictures(_ file: FileViews) -> Bool {
    if file.path.contains("Screenshot") || file.path.contains("StoreSnapshot") { return true }
    let (tree, tokens, source) = (file.tree, file.tree.tokens, file.tree.source)
    var takesPictures = false
    var asserts = false
    tokens.forEachName { token, _ in
      if tokens.isSpelt(token, "snapshot", in: source) || tokens.isSpelt(token, "setupSnapshot", in: source)
        || tokens.isSpelt(token, "XCTAttachment", in: source) || tokens.isSpelt(token, "screenshot", in: source)
      {
        takesPictures = true
      } else if !asserts, token > 0 {
        let text = tokens.text(token, in: source)
        if text.hasPrefix("XCTAssert") { asserts = !waits(token, tree) }
        if tokens.kind(token &- 1) == .pound, tokens.isSpelt(token, "expect", in: source) { asserts = true }
      }
    }
    return takesPictures && !asserts
  }

  /// Whether an assertion only waits: `XCTAssertTrue(tabs.waitForExistence(timeout: 5))`.
  private static func waits(_ assertion: TokenID, _ tree: Tree) -> Bool {
    var token = assertion + 1
    while Int(token) < tree.tokens.count, !tree.tokens.hasNewlineBefore(token) {
      if tree.tokens.isSpelt(token, "waitForExistence", in: tree.source) { return true }
      token += 1
    }
    return false
  }
}
