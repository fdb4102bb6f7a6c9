// Which functions of a class run whenever one of its objects is set up, and in which order.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// The functions of a class, those it inherits included, that run before anybody sees its object.
struct StartingCode {
  /// By function: later ones have higher numbers.
  private var ranks: [Name: Int] = [:]

  /// Reads the classes of a line, from the innermost outwards.
  init(of type: Name, from file: FileViews, _ types: UIKitTypes) {
    var bodies: [Name: [(file: FileViews, block: NodeID)]] = [:]
    let line = types.lineage(of: type, from: file).filter { UIKitClass(system: $0.name) == nil }
    for part in types.project.parts(ofLine: line) {
      for index in part.file.types[Int(part.index)].members {
        let member = part.file.members[Int(index)]
        guard member.block.exists, !member.isStatic, member.kind != .property else { continue }
        bodies[member.name, default: []].append((part.file, member.block))
      }
    }
    var open: [(name: Name, rank: Int)] = []
    for (rank, events) in Self.events.enumerated() { open += events.map { ($0, rank) } }
    while let (name, rank) = open.popLast() {
      guard ranks[name].map({ $0 < rank }) ?? true else { continue }
      ranks[name] = rank
      for (there, block) in bodies[name] ?? [] {
        for call in Self.calls(in: block, there.tree) where bodies[call.name] != nil {
          open.append((call.name, rank))
        }
      }
    }
  }

  /// When a function runs; nil where it may run at any time or never.
  func rank(of function: Name) -> Int? { ranks[function] }

  /// The functions of its own object that a block calls whatever happens, and where; those that run one after the other
  /// where they stand so, if only these are asked for.
  static func calls(in block: NodeID, _ tree: Tree, inOrder: Bool = false) -> [(name: Name, node: NodeID)] {
    var result: [(name: Name, node: NodeID)] = []
    var open = [block]
    while let block = open.popLast() {
      for statement in tree.children(block) {
        if CodePath.mayLeave(by: statement, tree) { break }
        var call = statement
        while tree.kind(call) == .tryExpr || tree.kind(call) == .awaitExpr { call = tree.lastChild(call) }
        guard call.exists, tree.kind(call) == .callExpr, case let callee = tree.firstChild(call) else { continue }
        if !inOrder, let closure = CodePath.closure(runBy: call, tree) { open.append(closure) }
        switch tree.kind(callee) {
        case .identifierExpr: result.append((tree.name(callee), call))
        case .memberExpr where tree.mainIs(tree.firstChild(callee), "self"): result.append((tree.name(callee), call))
        default: break
        }
      }
    }
    return result
  }

  /// What the system calls, in its order.
  private static let events: [[Name]] = [
    ["init"], ["awakeFromNib", "loadView"], ["viewDidLoad"], ["didMoveToSuperview", "didMoveToWindow"],
    ["viewWillAppear", "viewIsAppearing"],
    ["updateConstraints", "viewWillLayoutSubviews", "layoutSubviews", "viewDidLayoutSubviews"], ["viewDidAppear"],
  ].map { $0.map { Name($0) } }
}

/// What has to hold for a statement to run, within the code around it.
struct CodePath {
  /// One question around a statement.
  enum Step {
    /// `if`: the condition, and whether it holds.
    case condition(NodeID, Bool)
    /// A case of `switch`.
    case choice(NodeID)
  }

  /// From the outermost inwards.
  private(set) var steps: [Step] = []
  /// The innermost closure that may run at another time, or a loop that may not run.
  private(set) var apart: NodeID?
  /// Whether the code may end before it gets there.
  private(set) var isLate = false

  var isAlways: Bool { steps.isEmpty && apart == nil && !isLate }

  /// Reads what lies between a statement and the code around it.
  init(of node: NodeID, upTo code: NodeID, _ tree: Tree) {
    var current = node
    while current != code, let parent = tree.parent(of: current) {
      switch tree.kind(parent) {
      case .ifExpr:
        let parts = tree.children(parent)
        if let first = parts.first, first != current {
          steps.insert(.condition(first, parts.count > 1 && parts[1] == current), at: 0)
        }
      case .switchCase: steps.insert(.choice(parent), at: 0)
      case .guardStmt: isLate = true
      case .forStmt, .whileStmt, .catchClause: apart = apart ?? parent
      case .closureExpr:
        if let holder = tree.parent(of: parent), let call = tree.parent(of: holder),
          Self.closure(runBy: call, tree) == parent
        {
          break
        }
        apart = apart ?? parent
      case .ternaryExpr: apart = apart ?? parent
      default: break
      }
      if Self.mayEnd(before: current, in: parent, tree) { isLate = true }
      current = parent
    }
  }

  /// The closure that a call runs in any case: `UIView.animate`, `DispatchQueue.main.async`, `list.forEach`.
  static func closure(runBy call: NodeID, _ tree: Tree) -> NodeID? {
    guard tree.kind(call) == .callExpr, runners.contains(tree.name(tree.firstChild(call))) else { return nil }
    for part in tree.children(call).dropFirst() {
      let value = tree.lastChild(part)
      if value.exists, tree.kind(value) == .closureExpr { return value }
    }
    return nil
  }

  private static let runners: Set<Name> = Set(
    ["animate", "async", "forEach", "performWithoutAnimation", "transition"].map { Name($0) })

  /// Whether a statement before it in the same block may leave the code.
  private static func mayEnd(before node: NodeID, in block: NodeID, _ tree: Tree) -> Bool {
    guard [.codeBlock, .closureExpr, .switchCase].contains(tree.kind(block)) else { return false }
    return tree.children(block).prefix { $0 != node }.contains { mayLeave(by: $0, tree) }
  }

  /// Whether the code around a statement may end with it: `guard`, `if isDone { return }`.
  static func mayLeave(by statement: NodeID, _ tree: Tree) -> Bool {
    switch tree.kind(statement) {
    case .guardStmt, .returnStmt: return true
    case .ifExpr:
      return (tree[statement].firstDescendant..<statement.index).contains { tree.kind(NodeID($0)) == .returnStmt }
    default: return false
    }
  }
}
