// Tests of the interface that never run Apple's audit, or run it and look away.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let testsMissingAudit = Rule(
    "tests-missing-audit",
    .file { model, report in
      let tests = model.project.interfaceTests
      guard !tests.runsAudit, let first = tests.first, model.project.index(of: model.file) == first,
        let type = model.file.types.first(where: { $0.conforms(to: .XCTestCase) })
      else { return }
      report.add(
        .note, .medium, at: model.file.tree.tokens.range(type.nameToken),
        "These UI tests never run the accessibility audit, so barriers that it would find go unnoticed",
        help: "Call try app.performAccessibilityAudit() on each screen (iOS 17 and later).")
    })

  static let auditIssuesSuppressed = Rule(
    "audit-issues-suppressed",
    .file { model, report in
      let tree = model.file.tree
      for token in model.file.tokens(of: .audit) {
        guard let call = tree.call(named: token) else { continue }
        if tree.isOptionalTry(call) {
          report.add(
            .warning, .high, at: tree.tokens.range(token),
            "try? drops what this audit throws, so an audit that fails can go unnoticed",
            help: "Write try and let the test throw.")
        } else if let handler = tree.trailingClosure(of: call, label: nil), ignoresAll(handler, tree) {
          let what = ignoresEvery(handler, tree) ? "every issue" : "all issues of one kind"
          report.add(
            .warning, .high, at: tree.tokens.range(token),
            "This audit ignores \(what) that it finds, so barriers go unnoticed",
            help: "Ignore individual elements by name, or collect the issues and assert that there are none.")
        }
      }
    })

  /// The only expression of the handler, when all that it does is to answer.
  private static func answer(_ handler: NodeID, _ tree: Tree) -> NodeID? {
    let statements = tree.children(handler).filter { tree.kind($0) != .closureSignature }
    guard statements.count == 1 else { return nil }
    return tree.kind(statements[0]) == .returnStmt ? tree.lastChild(statements[0]) : statements[0]
  }

  private static func ignoresEvery(_ handler: NodeID, _ tree: Tree) -> Bool {
    answer(handler, tree).map { $0.exists && tree.kind($0) == .boolLiteral && tree.text($0) == "true" } ?? false
  }

  /// `true`, or a condition that asks for the kind of an issue and for no element.
  private static func ignoresAll(_ handler: NodeID, _ tree: Tree) -> Bool {
    guard let answer = answer(handler, tree), answer.exists else { return false }
    if tree.kind(answer) == .boolLiteral { return tree.text(answer) == "true" }
    guard tree.kind(answer) == .binaryExpr || tree.kind(answer) == .callExpr else { return false }
    let names = tree.words(below: answer)
    guard names.contains("audit"), names.contains("type") else { return false }
    let narrows: Set<String> = ["element", "identifier", "description", "label"]
    guard tree.kind(answer) == .callExpr || tree.text(answer) == "==" || tree.text(answer) == "||" else { return false }
    return names.isDisjoint(with: narrows)
  }
}

extension Tree {
  /// The call whose function's name a token is.
  func call(named token: TokenID) -> NodeID? {
    for index in nodes.indices where nodes[index].kind == .callExpr {
      let callee = firstChild(NodeID(index))
      if self[callee].main == token { return NodeID(index) }
    }
    return nil
  }

  /// Whether a call stands right behind `try?`.
  func isOptionalTry(_ call: NodeID) -> Bool {
    let first = self[call].firstToken
    guard first > 1 else { return false }
    // `try` and `?` are the two tokens before.
    return string(of: first - 2) == "try" && string(of: first - 1) == "?"
  }
}
