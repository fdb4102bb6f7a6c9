// Code that does nothing a person wants done: it only lets the phone tick, writes a log or counts for the statistics.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension FileModel {
  /// Whether code that a control or gesture runs, a closure or the name of a function, does nothing but tick, log or count.
  public func isIncidental(_ action: NodeID, in scope: Scope) -> Bool {
    IncidentalCode(evaluator: evaluator).isIncidental(action, in: scope)
  }

  /// The same of one statement of it.
  public func isIncidentalStatement(_ statement: NodeID, in scope: Scope) -> Bool {
    IncidentalCode(evaluator: evaluator).isIncidentalStatement(statement, in: scope, depth: 0)
  }
}

/// Reads code for whether all of it is incidental.
struct IncidentalCode {
  let evaluator: Evaluator

  func isIncidental(_ action: NodeID, in scope: Scope, depth: Int = 0) -> Bool {
    let tree = scope.file.tree
    switch tree.kind(action) {
    case .closureExpr:
      return !standsForCodeToCome(action, tree) && holdsOnlyIncidental(action, in: scope, depth: depth)
    case .identifierExpr, .memberExpr: return isIncidentalName(action, in: scope, depth: depth)
    case .callExpr:
      // `TapGesture().onEnded { _ in tick() }`
      let handlers = tree.handlers(ofGesture: action)
      return !handlers.isEmpty && handlers.allSatisfy { isIncidental($0, in: scope, depth: depth + 1) }
    default: return false
    }
  }

  /// `{ print("Open") }`, which examples have where the deed will be.
  private func standsForCodeToCome(_ closure: NodeID, _ tree: Tree) -> Bool {
    guard let only = evaluator.singleExpression(closure, in: tree), tree.kind(only) == .callExpr,
      tree.text(tree.firstChild(only)) == "print", let words = tree.argument(of: only, label: nil)
    else { return false }
    return tree.kind(words) == .stringLiteral
  }

  private func holdsOnlyIncidental(_ block: NodeID, in scope: Scope, depth: Int) -> Bool {
    let tree = scope.file.tree
    return depth < 8 && tree.children(block).allSatisfy { isIncidentalStatement($0, in: scope, depth: depth + 1) }
  }

  func isIncidentalStatement(_ node: NodeID, in scope: Scope, depth: Int) -> Bool {
    let tree = scope.file.tree
    guard depth < 8 else { return false }
    switch tree.kind(node) {
    case .closureSignature, .guardStmt, .jumpStmt: return true
    case .varDecl: return makesOnlyGenerators(node, tree)
    case .returnStmt:
      return tree.lastChild(node).exists
        ? isIncidentalStatement(tree.lastChild(node), in: scope, depth: depth + 1) : true
    case .tryExpr, .awaitExpr, .optionalChainExpr:
      return isIncidentalStatement(tree.lastChild(node), in: scope, depth: depth + 1)
    case .ifExpr:
      return tree.children(node).dropFirst().allSatisfy { part in
        tree.kind(part) == .ifExpr
          ? isIncidentalStatement(part, in: scope, depth: depth + 1)
          : holdsOnlyIncidental(part, in: scope, depth: depth)
      }
    case .ifConfig:
      return tree.children(node).allSatisfy { clause in
        tree.children(clause).dropFirst().allSatisfy { isIncidentalStatement($0, in: scope, depth: depth + 1) }
      }
    case .assignExpr:
      guard tree.sourceText(tree.firstChild(node)) == "_" else { return false }
      return isIncidentalStatement(tree.lastChild(node), in: scope, depth: depth + 1)
    case .callExpr:
      if isIncidentalName(tree.firstChild(node), in: scope, depth: depth) { return true }
      guard Self.wrappers.contains(tree.text(tree.firstChild(node))) else { return false }
      let closures = tree.children(node).dropFirst().map { tree.lastChild($0) }.filter { tree.kind($0) == .closureExpr }
      return !closures.isEmpty && closures.allSatisfy { holdsOnlyIncidental($0, in: scope, depth: depth + 1) }
    default: return false
    }
  }

  /// `let generator = UIImpactFeedbackGenerator(style: .light)`
  private func makesOnlyGenerators(_ declaration: NodeID, _ tree: Tree) -> Bool {
    tree.calls(below: declaration).allSatisfy { call in
      call.name.first?.isUppercase == true || call.name == "now"
    } && !tree.nodes(below: declaration).contains { tree.nodes[$0].kind == .awaitExpr }
  }

  /// Whether what is called ticks, logs or counts, by its name or by what a function of the type's own does.
  private func isIncidentalName(_ callee: NodeID, in scope: Scope, depth: Int) -> Bool {
    let tree = scope.file.tree
    guard depth < 8 else { return false }
    switch tree.kind(callee) {
    case .identifierExpr:
      let name = tree.text(callee)
      if Self.functions.contains(name) || Self.isTick(Words.split(name)) || Self.isRecord(Words.split(name)) {
        return true
      }
      guard let reference = evaluator.ownMember(tree.name(callee), in: scope) else { return false }
      return isIncidentalMember(reference, depth: depth)
    case .memberExpr:
      let method = tree.text(callee)
      if Self.ticks.contains(method) { return true }
      var path = Words.split(tree.sourceText(tree.firstChild(callee)))
      if path == ["self"] {
        guard let reference = evaluator.ownMember(tree.name(callee), in: scope) else { return false }
        return isIncidentalMember(reference, depth: depth)
      }
      if Self.isTick(path + Words.split(method)) || !Self.recorders.isDisjoint(with: path) { return true }
      if Self.isRecord(Words.split(method)) { return true }
      // `logger.info(…)`, `Log.debug(…)`, `Logger.interface.notice(…)`
      path.removeAll { ["shared", "default", "main", "self", "static"].contains($0) }
      return !Self.logs.isDisjoint(with: path) && Self.logMethods.contains(method)
    default: return false
    }
  }

  /// Whether a function only runs the closure it is given, at once or later.
  func isWrapper(_ name: String) -> Bool { Self.wrappers.contains(name) }

  /// Whether a function that the project does not declare only ticks or logs.
  func isIncidentalFunction(_ name: String) -> Bool {
    Self.functions.contains(name) || Self.isTick(Words.split(name)) || Self.isRecord(Words.split(name))
  }

  private func isIncidentalMember(_ reference: MemberReference, depth: Int) -> Bool {
    let project = evaluator.project
    let member = project.member(reference)
    guard member.kind == .function, member.block.exists else { return false }
    let home = project.file(reference)
    // A function that does nothing yet will do something.
    guard !home.tree.isEmptyClosure(member.block) else { return false }
    let inner = Scope(file: home, type: member.owner, member: reference.index)
    return holdsOnlyIncidental(member.block, in: inner, depth: depth + 1)
  }

  private static func isTick(_ words: [String]) -> Bool { !tickWords.isDisjoint(with: words) }

  /// `logEvent`, `trackTap`, `sendAnalytics`; what a diary logs or tracks is its content.
  private static func isRecord(_ words: [String]) -> Bool {
    if words.contains("analytics") || words.contains("telemetry") { return true }
    guard let first = words.first, first == "log" || first == "track" || first == "record" else { return false }
    return words.dropFirst().contains { ["event", "events", "tap", "click", "screen", "interaction"].contains($0) }
  }

  private static let functions: Set<String> = ["print", "debugPrint", "dump", "NSLog", "os_log"]
  private static let ticks: Set<String> = ["impactOccurred", "selectionChanged", "notificationOccurred"]
  private static let tickWords: Set<String> = ["haptic", "haptics", "taptic", "vibrate", "vibration"]
  private static let recorders: Set<String> = [
    "analytics", "telemetry", "telemetrydeck", "mixpanel", "amplitude", "posthog", "crashlytics", "sentry",
    "feedbackgenerator",
  ]
  private static let logs: Set<String> = ["log", "logger", "logging", "tracker", "generator"]
  private static let logMethods: Set<String> = [
    "log", "debug", "info", "notice", "warning", "warn", "error", "fault", "critical", "trace", "verbose", "track",
    "event", "send", "prepare",
  ]
  private static let wrappers: Set<String> = [
    "Task", "withAnimation", "async", "asyncAfter", "detached", "run",
  ]
}
