// What expressions say, as far as the source tells: the values that the interpreter comes to, read as texts. Of what only a
// run can tell the expression stays by which it is told.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax

/// Reads values as texts. Belongs, as the evaluator does, to one thread.
public struct TextReader: Sendable {
  private let evaluator: Evaluator

  public init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  /// What an expression says.
  public func text(of node: NodeID, in scope: Scope) -> TextValue {
    var reading = TextReading(evaluator: evaluator)
    return reading.text(of: node, scope, 0)
  }
}

/// One question, with what may still be read for it.
struct TextReading {
  let evaluator: Evaluator
  var project: Project { evaluator.project }
  /// Expressions that may still be read: texts in the branches of texts multiply.
  private var left = 300
  /// Texts in texts are followed this far.
  private static let depthLimit = 12
  /// Where a name says more than this, the name tells more.
  private static let lengthLimit = 400
  /// Values of a choice that are told apart.
  private static let choiceLimit = 64

  init(evaluator: Evaluator) { self.evaluator = evaluator }

  mutating func text(of node: NodeID, _ scope: Scope, _ depth: Int) -> TextValue {
    guard node.exists else { return .nothing }
    // What a call passes tells more than the name it goes by inside.
    let (node, scope) = Binder.passed(node, in: scope)
    let asked = Origin(node, scope)
    left -= 1
    guard depth < Self.depthLimit, left > 0 else { return .open(asked) }
    let outcome = Interpreter(evaluator).outcomeBesideUses(of: node, in: scope)
    if case .value(let terminal) = outcome, terminal.isItself(node, in: scope) {
      return text(of: terminal, toldBy: asked, depth)
    }
    return told(text(of: outcome, asked, depth), by: asked)
  }

  /// What only a run can tell is better told by its own name than by how it comes about.
  private func told(_ text: TextValue, by name: Origin) -> TextValue {
    guard name.scope.file.tree.kind(name.node).isName else { return text }
    let isTold =
      text.isBlank || text.isPassed
      || text.hasWords && text.length < Self.lengthLimit && !text.contains { $0.tellsSelf(elsewhereThan: name) }
    return isTold ? text : .open(name)
  }

  /// What the values say that an expression comes to.
  private mutating func text(of outcome: Outcome, _ asked: Origin, _ depth: Int) -> TextValue {
    switch outcome {
    case .value(let terminal): return text(of: terminal, toldBy: whole(terminal.origin, asked), depth)
    case .unknown(_, let origin): return .open(whole(origin, asked))
    case .never: return .nothing
    case .choice(_, _, _, let origin):
      let text = TextValue.anyOf(branches(of: outcome, asked, depth))
      return origin.map { told(text, by: whole($0, asked)) } ?? text
    }
  }

  /// By which expression a value is told that no condition chooses: by the one that was asked about, unless a call passes it.
  private func whole(_ origin: Origin?, _ asked: Origin) -> Origin {
    guard let origin, origin.isPassed else { return asked }
    return origin
  }

  /// What is said by the branches of a choice, as they follow each other in the source.
  private mutating func branches(of choice: Outcome, _ asked: Origin, _ depth: Int) -> [TextValue] {
    guard case .choice(let condition, let then, let otherwise, _) = choice else { return [] }
    var texts: [TextValue] = []
    for branch in condition.isAskedBehind ? [otherwise, then] : [then, otherwise] {
      guard texts.count < Self.choiceLimit else { return [.open(asked)] }
      switch branch {
      case .value(let terminal): texts.append(text(of: terminal, toldBy: terminal.origin ?? asked, depth))
      case .unknown(_, let origin):
        // What is written out needs no following, where there was too much of it.
        let isWritten = origin.map { $0.scope.file.tree.kind($0.node) == .stringLiteral } ?? false
        let place = origin ?? asked
        texts.append(isWritten ? literal(place.node, place.scope, depth) : .open(place))
      case .never: break
      case .choice(_, _, _, let origin):
        let inner = branches(of: branch, asked, depth)
        let text = TextValue.anyOf(inner)
        guard let origin, case let name = told(text, by: origin), name != text else {
          texts += inner
          continue
        }
        texts.append(name)
      }
    }
    return texts
  }

  /// What an expression says that nothing of the project is behind.
  private mutating func text(of terminal: Terminal, toldBy origin: Origin, _ depth: Int) -> TextValue {
    let (node, scope) = (terminal.node, terminal.scope)
    let tree = scope.file.tree
    switch tree.kind(node) {
    case .stringLiteral: return literal(node, scope, depth)
    case .integerLiteral, .floatLiteral: return .words(tree.source.string(tree.range(node)))
    case .nilLiteral: return .nothing
    case .binaryExpr where tree.mainIs(node, "+"): return sum(node, scope, origin, depth)
    case .memberExpr: return member(node, scope, origin, depth)
    case .callExpr: return call(node, scope, origin, depth)
    case .closureExpr:
      let last = tree.lastChild(node)
      return last.exists ? text(of: last, scope, depth + 1) : .nothing
    default: return .open(origin)
    }
  }

  // MARK: Literals

  private mutating func literal(_ node: NodeID, _ scope: Scope, _ depth: Int) -> TextValue {
    let tree = scope.file.tree
    var parts: [TextValue] = []
    for child in tree.children(node) {
      if tree.kind(child) == .stringSegment {
        parts.append(.words(unescape(tree.mainText(child))))
        continue
      }
      let argument = tree.firstChild(child)
      // A symbol among words is drawn, not read.
      guard argument.exists, case let value = tree.lastChild(argument), !isPicture(value, tree) else { continue }
      // A number or date is told by its expression; words inside words are followed.
      parts.append(text(of: value, scope, depth + 1))
    }
    let text = TextValue.joined(parts)
    guard let literal = text.literal else { return translated(node, scope, depth) ?? text }
    return .words(translated(literal, in: scope.file) ?? literal)
  }

  func isPicture(_ node: NodeID, _ tree: Tree) -> Bool {
    tree.kind(node) == .callExpr && tree.known(tree.firstChild(node)) == .Image
  }

  /// The words that a table gives for a key.
  func translated(_ key: String, in file: FileViews) -> String? {
    guard !project.strings.isEmpty, let entry = project.strings.entry(key, near: file), !entry.text.isEmpty else {
      return nil
    }
    return entry.text
  }

  /// The words that a table gives for a text with values in it, whose key has `%@` or `%lld` in their place.
  private mutating func translated(_ node: NodeID, _ scope: Scope, _ depth: Int) -> TextValue? {
    guard !project.strings.isEmpty else { return nil }
    let tree = scope.file.tree
    var segments = [""]
    var values: [FormatValue] = []
    for child in tree.children(node) {
      if tree.kind(child) == .stringSegment {
        segments[segments.count - 1] += unescape(tree.mainText(child))
      } else {
        let argument = tree.firstChild(child)
        guard argument.exists else { return nil }
        values.append(FormatValue(node: tree.lastChild(argument), scope: scope))
        segments.append("")
      }
    }
    // The type of a value decides its placeholder; it is not known, so each is tried.
    guard (1...3).contains(values.count) else { return nil }
    var keys = [segments[0]]
    for segment in segments.dropFirst() {
      keys = keys.flatMap { key in ["%@", "%lld", "%lf"].map { key + $0 + segment } }
    }
    for key in keys {
      if let words = translated(key, in: scope.file) { return filled(.words(words), values, depth) }
    }
    return nil
  }

  // MARK: Sums

  private mutating func sum(_ node: NodeID, _ scope: Scope, _ origin: Origin, _ depth: Int) -> TextValue {
    let tree = scope.file.tree
    let parts = tree.children(node)
    // A sum is one value, not two pieces of text: `index + 1`.
    guard parts.count == 2, !parts.contains(where: { [.integerLiteral, .floatLiteral].contains(tree.kind($0)) }) else {
      return .open(origin)
    }
    let text = TextValue.joined([self.text(of: parts[0], scope, depth + 1), self.text(of: parts[1], scope, depth + 1)])
    return text.hasWords || isConcatenation(node, tree) ? text : .open(origin)
  }

  /// Whether a `+` joins more than names, of which nobody knows whether they are numbers.
  private func isConcatenation(_ sum: NodeID, _ tree: Tree) -> Bool {
    tree.children(sum).contains { part in
      switch tree.kind(part) {
      case .identifierExpr, .memberExpr, .implicitMemberExpr: false
      case .binaryExpr where tree.mainIs(part, "+"): isConcatenation(part, tree)
      default: true
      }
    }
  }
}
