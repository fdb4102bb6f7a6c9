// Arguments that are no view: what a call takes for a text, picture or number, and what stands in a type by its name. A
// value of a model often has the name of an outlet: `Row(title: stamp.title)`.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension UIKitFactReader {
  /// Whether what a call is given cannot be a view, so that the call says nothing to one.
  func passesNoView(_ use: UIKitUse, in there: FileViews) -> Bool {
    let tree = there.tree
    guard tree.kind(use.node) == .callExpr else { return false }
    let callee = tree.firstChild(use.node)
    switch tree.kind(callee) {
    case .identifierExpr:
      return tree.startsWithCapital(callee) && makesOfNoView(tree.name(callee), use, in: there)
    case .memberExpr:
      // `button.setTitle(stamp.title, for: .normal)`
      if Self.valueSetters.contains(tree.name(callee)) { return true }
      let base = tree.firstChild(callee)
      return tree.mainIs(callee, "init") && tree.kind(base) == .identifierExpr && tree.startsWithCapital(base)
        && makesOfNoView(tree.name(base), use, in: there)
    default: return false
    }
  }

  /// Whether the initializer that a call means takes no view where the object is passed.
  private func makesOfNoView(_ type: Name, _ use: UIKitUse, in there: FileViews) -> Bool {
    if project.isMadeOfValues(type, from: there) { return true }
    let initializers = members(Self.initializer, ofTypeNamed: type, from: there)
    guard initializers.isEmpty else {
      let fitting = Binder(project: project).fitting(initializers, call: use.node, in: there)
      return !fitting.isEmpty && fitting.allSatisfy { takesNoView($0, for: use, in: there) }
    }
    return label(of: use, in: there).map { project.keepsValue($0, ofStruct: type, from: there) } ?? false
  }

  /// Whether the parameter of a function that the object reaches is of a type that no view is of.
  func takesNoView(_ function: MemberReference, for use: UIKitUse, in there: FileViews) -> Bool {
    guard let name = parameter(reachedBy: use, of: function, in: there) else { return false }
    let parameters = project.member(function).parameters
    return parameters.first { $0.name == name }.map {
      project.isValueType(written: $0.type, in: project.file(function))
    } ?? false
  }

  private func label(of use: UIKitUse, in there: FileViews) -> Name? {
    let tree = there.tree
    for part in tree.children(use.node).dropFirst() where tree.kind(part) == .argument {
      if tree.lastChild(part) == use.base { return tree.label(of: part).map { tree.name(of: $0) } }
    }
    return nil
  }

  /// Whether an expression names a type, or what a type of another module keeps for all: no object of a class of the
  /// project is found there. `UIColor.label`, `UIDevice.current.name`
  func isNoObject(_ holder: NodeID, in there: FileViews) -> Bool {
    let tree = there.tree
    let holder = tree.unwrapped(holder)
    guard holder.exists else { return false }
    switch tree.kind(holder) {
    case .identifierExpr: return tree.startsWithCapital(holder)
    case .memberExpr:
      if tree.startsWithCapital(holder) { return true }
      let base = tree.firstChild(holder)
      guard base.exists, tree.kind(base) == .identifierExpr, tree.startsWithCapital(base),
        case let name = tree.name(base), project.isOfOtherModule(name, from: there)
      else { return false }
      // What the project adds to a class of the system may be of any type.
      return types.member(tree.name(holder), ofTypeNamed: name, from: there) == nil
    default: return false
    }
  }

  private static let initializer = Name("init")
  private static let valueSetters: Set<Name> = Set(
    [
      "setTitle", "setTitleColor", "setAttributedTitle", "setImage", "setBackgroundImage",
      "localizedCaseInsensitiveCompare", "localizedStandardCompare",
    ].map { Name($0) })
}
