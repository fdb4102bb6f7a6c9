// States of a view that code sets and nothing reads: an error that is kept there is seen by nobody.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// A state that is only ever set.
public struct UnreadState {
  /// As an index into `FileViews.members`.
  public var member: Int32
  /// Where it is set to something.
  public var assignments: [NodeID]
}

extension FileModel {
  /// The states of the file's types that code sets to something, and that nothing in the type reads, passes on or binds.
  public func unreadStates(where isAsked: (String) -> Bool) -> [UnreadState] {
    let tree = file.tree
    let members = file.members
    return members.indices.compactMap { index in
      // Few members are states, and copying one counts references.
      guard members[index].kind == .property, members[index].owner >= 0, members[index].attributes.contains(.State),
        case let member = members[index], isAsked(tree.string(of: member.nameToken)),
        let assignments = assignmentsAlone(to: member)
      else { return nil }
      let telling = assignments.filter { !isNothing(tree.lastChild($0)) }
      return telling.isEmpty ? nil : UnreadState(member: Int32(index), assignments: telling)
    }
  }

  /// The assignments to a property, if they are all that names it; nil where it is read, bound or inout, or may be.
  private func assignmentsAlone(to member: Member) -> [NodeID]? {
    let tree = file.tree
    let type = file.types[Int(member.owner)].name
    let declarations = project.parts(ofLine: [(type, file)])
    guard declarations.allSatisfy({ $0.file === file }) else { return nil }
    let text = tree.string(of: member.nameToken)
    var assignments: [NodeID] = []
    for declaration in declarations {
      let node = file.types[Int(declaration.index)].node
      let targets = tree.assignments(below: node).filter { tree.mainIs($0.node, "=") && isOwn($0.target, text) }
      for token in tree[node].tokens where token != member.nameToken && names(token, text) {
        guard let target = targets.first(where: { tree[$0.target].main == token }) else { return nil }
        assignments.append(target.node)
      }
    }
    return assignments
  }

  /// `text`, `$text` and `_text`, also in backticks or in words that are filled in.
  private func names(_ token: TokenID, _ text: String) -> Bool {
    let bytes = file.tree.tokens.text(token, in: file.tree.source)
    guard bytes.count >= text.utf8.count else { return false }
    // Nearly no token holds it at all.
    let mayHold = bytes.withUnsafeBufferPointer { bytes in
      text.utf8.withContiguousStorageIfAvailable { FastText.find($0, in: bytes) } ?? true
    }
    guard mayHold else { return false }
    return String(decoding: bytes, as: UTF8.self).split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains {
      $0 == text || $0 == "_" + text
    }
  }

  /// `error` and `self.error`, not `model.error`.
  private func isOwn(_ target: NodeID, _ text: String) -> Bool {
    let tree = file.tree
    switch tree.kind(target) {
    case .identifierExpr: return tree.text(target) == text
    case .memberExpr:
      let base = tree.firstChild(target)
      return base.exists && tree.kind(base) == .identifierExpr && tree.mainIs(base, "self")
        && tree.text(target) == text
    default: return false
    }
  }

  private func isNothing(_ value: NodeID) -> Bool {
    let tree = file.tree
    switch tree.kind(value) {
    case .nilLiteral: return true
    case .boolLiteral: return tree.mainIs(value, "false")
    case .stringLiteral: return tree.range(value).count == 2
    default: return false
    }
  }
}
