// Fixes that add code for Xcode and for tests: previews, and an audit.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

enum PreviewFixes {
  static let makers: [String: FixCatalogue.Maker] = [
    "preview-missing": preview,
    "preview-missing-accessibility-variants": large,
    "tests-missing-audit": audit,
  ]

  private static func owner(_ site: FixSite) -> TypeDeclaration? {
    site.file.types.first { site.tree.tokens.start($0.nameToken) == site.finding.range.start }
  }

  /// For a view that is made without anything.
  private static func preview(_ site: FixSite) -> [Fix] {
    guard let type = owner(site) else { return [] }
    let given: Set<Known> = [.State, .Environment, .AppStorage, .FocusState, .ScaledMetric, .StateObject]
    let members = type.members.map { site.file.members[Int($0)] }
    let isPlain = members.allSatisfy { member in
      if member.kind == .function || member.isStatic { return true }
      guard member.kind == .property, member.attributes.allSatisfy(given.contains) else { return false }
      return member.value.exists || member.block.exists || member.attributes.contains(.Environment)
        || member.attributes.contains(.FocusState)
    }
    let hasInitializer = site.tree.children(type.node).last.map {
      site.tree.children($0).contains { site.tree.kind($0) == .initDecl }
    }
    // A preview of something of the same name does not count for the rule, and would be added again and again.
    let isShown = site.file.views.contains { $0.name == type.name && $0.surroundings.contains(.preview) }
    guard isPlain, hasInitializer == false, !isShown else { return [] }
    let name = site.tree.string(of: type.nameToken)
    let (line, end) = (site.newLine(at: 0), UInt32(site.source.count))
    let step = site.step(in: site.wholeFile)
    let endsLine = end > 0 && site.source.padded[Int(end) - 1] == 0x0A
    return site.fix(
      "Add a preview", .safe,
      site.insert((endsLine ? line : line + line) + "#Preview {\(line)\(step)\(name)()\(line)}\(line)", at: end))
  }

  /// What a preview shows already, once more at a large text size.
  private static func large(_ site: FixSite) -> [Fix] {
    guard let type = owner(site) else { return [] }
    guard
      let shown = site.file.views.first(where: {
        $0.name == type.name && $0.kind == .use && $0.surroundings.contains(.preview)
      })
    else { return [] }
    let code = site.text(shown.expression)
    let line = site.newLine(at: 0)
    let step = site.step(in: site.wholeFile)
    let text = "\(code)\(line)\(step)\(step).dynamicTypeSize(.accessibility5)"
    guard !code.contains("\n"), !code.contains("$"),
      let macro = site.innermost([.macroExpr], around: site.tree.range(shown.expression))
    else { return [] }
    return site.fix(
      "Add a preview at an accessibility size", .safe,
      site.insert(
        "\(line)\(line)#Preview(\"Large text\") {\(line)\(step)\(text)\(line)}", at: site.tree.range(macro).end))
  }

  /// Words of classes of tests that are about something else than how the app is used.
  private static let asides: Set<String> = [
    "memory", "leak", "leaks", "performance", "benchmark", "stress", "snapshot", "snapshots", "screenshot",
    "screenshots",
  ]

  /// A test that opens the app and audits the first screen.
  private static func audit(_ site: FixSite) -> [Fix] {
    guard let type = owner(site), let block = site.tree.children(type.node).last,
      site.tree.kind(block) == .memberBlock, let last = site.tree.children(block).last,
      !site.file.members.contains(where: { site.tree.string(of: $0.nameToken) == "testAccessibility" })
    else { return [] }
    // A class of tests that measure or take pictures is about what it measures or shows.
    let words = Words.split(site.tree.string(of: type.nameToken))
    if words.contains(where: asides.contains) { return [] }
    // What is launched already, with arguments or a function of its own, is what has to be looked at.
    let code = site.text(block)
    let tests = site.tree.children(block).filter {
      site.tree.kind($0) == .funcDecl && site.text($0).contains("func test")
    }
    let ways = code.ranges(of: ".launch").filter { code[$0.upperBound...].first.map { $0.isUppercase } ?? false }
    if !ways.isEmpty || !tests.isEmpty && !code.contains("XCUIApplication") { return [] }
    let offset = site.tree.range(last).end
    let line = site.newLine(at: site.tree.range(last).start)
    let step = site.step(in: site.tree.range(type.node))
    // What is launched before each test is what its audit is of, by the name that the others use.
    let setUps = site.tree.children(block).filter {
      site.tree.kind($0) == .funcDecl && site.text($0).contains("func setUp")
    }.map(site.text)
    let isLaunched = setUps.contains { $0.contains(".launch()") }
    let isKept = site.file.types.contains { kept in
      kept.node == type.node
        && kept.members.contains { site.tree.string(of: site.file.members[Int($0)].nameToken) == "app" }
    }
    // What is made ready there and launched by each test has to be launched by this one.
    let isMade = isKept && (isLaunched || setUps.contains { $0.contains("app = XCUIApplication") })
    let app = (isMade ? [] : ["let app = XCUIApplication()"]) + (isLaunched ? [] : ["app.launch()"])
    let lines =
      ["func testAccessibility() throws {"] + app.map { step + $0 }
      + [
        "if #available(iOS 17, *) { try app.performAccessibilityAudit() }"
      ].map { step + $0 } + ["}"]
    let empty = String(line.prefix { $0 == "\n" || $0 == "\r\n" })
    return site.fix(
      "Add a test that audits the first screen", .unsafe,
      site.insert(empty + lines.map { line + $0 }.joined(), at: offset))
  }
}
