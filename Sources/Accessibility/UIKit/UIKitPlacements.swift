// Which object of UIKit stands in which other one, as far as the code of one file says so.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// By what the code of a type finds an object, whatever else it is called there.
public struct UIKitHandle: Hashable, Sendable {
  /// The type whose member it is; `.none` for a local.
  public var type: Name
  /// The member; `.none` for the type's own view.
  public var name: Name
  public var local: Int32

  public init(type: Name, name: Name, local: Int32 = -1) {
    self.type = type
    self.name = name
    self.local = local
  }

  /// Whether it is the view of the type itself: `self`, `contentView` of a cell, `view` of a controller.
  public var isOwn: Bool { !name.exists && local < 0 }
}

/// An object and what it is put into.
public struct UIKitPlaced: Sendable {
  public var child: UIKitHandle
  public var holder: UIKitHandle
  public var placement: UIKitPlacement
}

extension UIKitModel {
  /// By what an object is found; nil for objects of others.
  public func handle(of path: UIKitPath, local: Int32, member: Int32) -> UIKitHandle? {
    guard !path.part.exists else { return nil }
    if local >= 0 { return handle(ofLocal: local) }
    let owner = file.members[Int(member)].owner
    guard owner >= 0 else { return nil }
    let type = file.types[Int(owner)].name
    switch path.root {
    case .own: return UIKitHandle(type: type, name: .none)
    case .bare, .member:
      let isOwn = (path.name == Self.contentView || path.name == Self.view) && !declares(path.name, owner)
      return UIKitHandle(type: type, name: isOwn ? .none : path.name)
    case .foreign, .closure: return nil
    }
  }

  /// By what an object that the file makes is found.
  public func handle(of object: UIKitObject) -> UIKitHandle? {
    if object.local >= 0 { return handle(ofLocal: object.local) }
    let owner = file.members[Int(object.member)].owner
    return owner < 0 ? nil : UIKitHandle(type: file.types[Int(owner)].name, name: object.name)
  }

  /// A local that a property's closure gives back, or that is kept in a property, is that property.
  private func handle(ofLocal local: Int32) -> UIKitHandle? {
    for use in code.uses where use.local == local {
      let member = file.members[Int(use.member)]
      guard member.owner >= 0 else { continue }
      let type = file.types[Int(member.owner)].name
      if use.word == .returned, let outer = code.localGiven(by: use, tree), outer != local {
        return handle(ofLocal: outer)
      }
      if use.word == .returned, member.kind == .property { return UIKitHandle(type: type, name: member.name) }
      if use.word == .assigned, let target = UIKitCode.path(tree.firstChild(use.node), tree), !target.part.exists,
        target.root == .member
          || (target.root == .bare && code.local(named: target.name, at: tree.range(use.node).start) == nil)
      {
        return UIKitHandle(type: type, name: target.name)
      }
    }
    return UIKitHandle(type: .none, name: code.locals[Int(local)].name, local: local)
  }

  private static let contentView = Name("contentView")
  private static let view = Name("view")

  func makePlaced() -> [UIKitPlaced] {
    code.placements.compactMap { placement -> UIKitPlaced? in
      guard let child = handle(of: placement.child, local: placement.childLocal, member: placement.member) else {
        return nil
      }
      var holder: UIKitHandle?
      if let path = placement.holder {
        holder = handle(of: path, local: placement.holderLocal, member: placement.member)
      } else if let stack = objects.first(where: { $0.creation == placement.node }) {
        holder = handle(of: stack)
      }
      return holder.map { UIKitPlaced(child: child, holder: $0, placement: placement) }
    } + placedByFunctions()
  }

  /// What an object is put into, from the nearest outwards; ends where nothing or several things are said.
  public func holders(of handle: UIKitHandle) -> [UIKitHandle] {
    var result: [UIKitHandle] = []
    var current = handle
    while result.count < 12 {
      let around = Set(placed.filter { $0.child == current }.map(\.holder))
      guard around.count == 1, let next = around.first, !result.contains(next) else { break }
      result.append(next)
      current = next
    }
    return result
  }

  /// Whether a function takes an object that it made out of its view again before it ends, so that no screen shows it: a
  /// field that only loads the keyboard.
  func isTakenOutAtOnce(_ index: Int32) -> Bool {
    let local = code.locals[Int(index)]
    return (code.usesByName[local.name] ?? []).contains { place in
      let use = code.uses[Int(place)]
      guard use.local == index, use.word == .called, use.name == Self.removeFromSuperview,
        isInSameBlock(use.node, as: local.node)
      else { return false }
      // What waits in between lets it be seen, and who leaves before leaves it there.
      let start = tree[local.node].tokens.upperBound
      let end = tree[use.node].tokens.lowerBound
      guard start < end else { return false }
      return !(start..<end).contains { token in
        let text = tree.tokens.text(token, in: tree.source)
        return [Array("await".utf8), Array("return".utf8), Array("throw".utf8), Array("try".utf8)]
          .contains { text.elementsEqual($0) }
      }
    }
  }

  private static let removeFromSuperview = Name("removeFromSuperview")

  /// Whether a statement stands in no closure and under no condition that another one does not stand in.
  private func isInSameBlock(_ node: NodeID, as other: NodeID) -> Bool {
    var node = node
    while let parent = tree.parent(of: node) {
      if tree[parent].firstDescendant <= other.index, other <= parent { return true }
      switch tree.kind(parent) {
      case .ifExpr, .switchExpr, .guardStmt, .forStmt, .whileStmt, .ternaryExpr, .closureExpr, .funcDecl: return false
      default: node = parent
      }
    }
    return false
  }

  /// Whether a statement runs only under a condition, or again and again.
  public func isConditional(_ node: NodeID) -> Bool { Self.isConditional(node, in: tree) }

  /// Whether what a use says holds only at times for its object. What runs under the condition under which the object is
  /// made, or once for each object that a loop makes, always holds for it.
  func isConditional(_ use: UIKitUse) -> Bool { Self.isConditional(use, in: file) }

  static func isConditional(_ use: UIKitUse, in there: FileViews) -> Bool {
    isConditional(use.node, in: there.tree, outside: maker(of: use, in: there))
  }

  /// Where a local that an object is made for is declared; `.none` for other names of an object.
  private static func maker(of use: UIKitUse, in there: FileViews) -> NodeID {
    guard use.local >= 0, let local = there.uikit?.locals[Int(use.local)], there.tree.kind(local.node) == .binding,
      there.tree.madeClass(local.value) != nil, there.tree.startsUppercase(there.tree.firstChild(local.value))
    else { return .none }
    return local.node
  }

  static func isConditional(_ node: NodeID, in tree: Tree, outside maker: NodeID = .none) -> Bool {
    var index = Int(node.index) + 1
    while index < tree.nodes.count {
      if tree.nodes[index].firstDescendant <= node.index {
        if maker.exists, tree.nodes[index].firstDescendant <= maker.index, maker.index <= index { return false }
        switch tree.nodes[index].kind {
        case .ifExpr, .switchCase, .guardStmt, .forStmt, .whileStmt, .ternaryExpr: return true
        case .funcDecl, .initDecl, .accessor, .closureExpr, .classDecl, .structDecl, .extensionDecl: return false
        default: break
        }
      }
      index += 1
    }
    return false
  }
}
