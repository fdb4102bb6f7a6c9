// Where code finds a view by its tag, and the name that it gives to what it finds.

import CurbcutSymbols
import CurbcutSyntax

/// A view that code asks for by its tag: `cell.viewWithTag(2) as? UILabel`.
public struct SoughtTag: Sendable {
  /// The number, or another expression.
  private let tag: String
  /// What is found is taken for an object of this class; `.none` where the code does not say it.
  public let type: Name
  /// Index into `UIKitCode.locals` of the local that keeps what is found; nil where none does.
  public let local: Int32?

  init(tag: String, type: Name, local: Int32?) { (self.tag, self.type, self.local) = (tag, type, local) }

  /// Whether a view with a tag may be found.
  public func mayBe(_ other: String) -> Bool { tag == other || !(tag.first?.isNumber ?? false) }
}

extension FileViews {
  /// Where the file asks for a view by its tag, in the order of the source.
  public var soughtTags: [SoughtTag] {
    let tokens = tokens(of: .tag)
    guard !tokens.isEmpty else { return [] }
    var locals: [TokenID: Int32] = [:]
    for (index, local) in (uikit?.locals ?? []).enumerated() where local.value.exists {
      if let callee = Self.callee(of: local.value, tree) { locals[callee] = Int32(index) }
    }
    return tokens.compactMap { token in
      FileItems.soughtTag(at: token, in: self).map { sought in
        SoughtTag(tag: sought.tag, type: sought.type.map { tree.name(of: $0) } ?? .none, local: locals[token])
      }
    }
  }

  /// The name that a call is made by, behind `as?`, `?` and the like.
  private static func callee(of value: NodeID, _ tree: Tree) -> TokenID? {
    var node = value
    while node.exists {
      switch tree.kind(node) {
      case .asExpr: node = tree.firstChild(node)
      case .optionalChainExpr, .forceUnwrapExpr, .tryExpr: node = tree.lastChild(node)
      case .callExpr:
        let callee = tree.firstChild(node)
        return callee.exists ? tree[callee].main : nil
      default: return nil
      }
    }
    return nil
  }
}
