// What is drawn on by layers and blurs: such ground has no color of its own.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// What code of a file puts layers or blurs into.
struct UIKitLayered {
  var handles: Set<UIKitHandle> = []
  /// Types whose code does so to views that are not followed.
  var types: Set<Name> = []
}

extension UIKitModel {
  func findLayered() -> UIKitLayered {
    var result = UIKitLayered()
    func addType(around member: Int32) {
      let owner = file.members[Int(member)].owner
      result.types.insert(owner < 0 ? .none : file.types[Int(owner)].name)
    }
    for place in code.usesByName[Self.layer] ?? [] {
      let use = code.uses[Int(place)]
      // `layer.backgroundColor` takes the place of the view's own color.
      guard use.word == .called && Self.layering.contains(use.name) || use.word == .backgroundColor, use.base.exists
      else {
        continue
      }
      let base = tree.unwrapped(use.base)
      let owner = file.members[Int(use.member)].owner
      var handle: UIKitHandle?
      if tree.kind(base) == .memberExpr, case let holder = tree.firstChild(base), !tree.mainIs(holder, "self") {
        handle = code.object(named: holder, tree).flatMap {
          self.handle(of: $0.path, local: $0.local, member: use.member)
        }
      } else if owner >= 0 {
        handle = UIKitHandle(type: file.types[Int(owner)].name, name: .none)
      }
      if let handle { result.handles.insert(handle) } else { addType(around: use.member) }
    }
    // A blur that is put somewhere without a name.
    let kept = Set(objects.map(\.creation))
    for index in tree.nodes.indices where tree.nodes[index].kind == .callExpr {
      let call = NodeID(index)
      let callee = tree.firstChild(call)
      guard tree.kind(callee) == .identifierExpr, tree.name(callee) == Self.effectView, !kept.contains(call),
        let member = member(around: call)
      else { continue }
      addType(around: member)
    }
    return result
  }

  /// Whether an object is a blur.
  func isEffect(_ type: UIKitType) -> Bool {
    type.name == Self.effectView || type.isOwn && systemClass(of: type.name) == Self.effectView
  }

  private static let layer = Name("layer")
  static let layering: Set<Name> = Set(["addSublayer", "insertSublayer", "replaceSublayer"].map { Name($0) })
  private static let effectView = Name("UIVisualEffectView")
}
