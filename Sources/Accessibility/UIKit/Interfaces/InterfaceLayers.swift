// Layers that controllers put into their views, which cover the color that a file of Interface Builder gives these.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension InterfaceModel {
  /// What a controller of the project's own puts into its view: `view.layer.insertSublayer(gradient, at: 0)`.
  func layers(inViewOf part: LinePart, _ code: UIKitCode) -> [UIKitUse] {
    (code.usesByName[Self.layer] ?? []).map { code.uses[Int($0)] }.filter { use in
      guard use.word == .called, use.base.exists, part.file.members[Int(use.member)].owner == part.index,
        UIKitModel.layering.contains(use.name), case let holder = part.file.tree.firstChild(use.base), holder.exists
      else { return false }
      return UIKitCode.path(holder, part.file.tree)?.name == Self.view
    }
  }

  /// The colors of the one gradient that the controller of a view lays behind all that is in it when it is set up; nil for
  /// all other views.
  func gradient(behindPartsOf view: Int32) -> InterfaceFill? {
    var found: [(use: UIKitUse, file: FileViews, code: UIKitCode)] = []
    for owner in controllers(ofRoot: view) {
      guard let name = file.customClass(of: owner) else { continue }
      for part in parts(of: name) {
        guard let code = part.file.uikit else { return nil }
        found += layers(inViewOf: part, code).map { ($0, part.file, code) }
      }
    }
    guard let (use, home, code) = found.first, found.count == 1,
      case let made = UIKitMade(use: use, file: home, frame: nil), isSetUp(made),
      let list = colors(ofLayerIn: use, home, code)
    else { return nil }
    let scope = Scope(file: home, type: home.members[Int(use.member)].owner, member: use.member)
    let colors = list.map { resolver.value(of: $0, in: scope, realm: .uiKit) }
    guard !colors.isEmpty, colors.allSatisfy({ $0.single != nil }) else { return nil }
    return InterfaceFill(value: .any(colors), said: [made], isGradient: true)
  }

  /// Whether code always runs when the object is set up.
  private func isSetUp(_ made: UIKitMade) -> Bool {
    let path = CodePath(of: made.use.node, upTo: made.file.members[Int(made.use.member)].node, made.file.tree)
    return path.steps.isEmpty && !path.isLate && rank(of: made, path) != nil
  }

  /// The colors of a gradient as large as the view that a call lays behind everything; nil for other layers.
  private func colors(ofLayerIn use: UIKitUse, _ home: FileViews, _ code: UIKitCode) -> [NodeID]? {
    let (tree, call) = (home.tree, use.node)
    guard use.name == Self.insertion, let place = tree.argument(of: call, label: "at"), tree.mainIs(place, "0"),
      let layer = tree.argument(of: call, label: nil), let local = code.binding(of: layer, tree), local.value.exists,
      tree.kind(local.value) == .callExpr, tree.name(tree.firstChild(local.value)) == Self.gradient,
      tree.children(local.value).count == 1
    else { return nil }
    var said: [Name: NodeID] = [:]
    for index in tree.nodes(below: home.members[Int(use.member)].node)
    where tree.nodes[index].kind == .identifierExpr && NodeID(index) != layer && tree.name(NodeID(index)) == local.name
    {
      // Code that hands it on or fades it makes something else of it.
      guard let target = tree.parent(of: NodeID(index)), tree.kind(target) == .memberExpr,
        let assignment = tree.parent(of: target), tree.kind(assignment) == .assignExpr,
        tree.firstChild(assignment) == target, tree.mainIs(assignment, "="), said[tree.name(target)] == nil,
        Self.shaping.contains(tree.name(target))
      else { return nil }
      said[tree.name(target)] = tree.lastChild(assignment)
    }
    guard let size = said[Self.frame], tree.kind(size) == .memberExpr, Self.sizes.contains(tree.name(size)),
      UIKitCode.path(tree.firstChild(size), tree)?.name == Self.view,
      let list = said[Self.colors], tree.kind(list) == .arrayLiteral
    else { return nil }
    let colors = tree.children(list)
    guard colors.allSatisfy({ tree.kind($0) == .memberExpr && tree.mainIs($0, "cgColor") }) else { return nil }
    return colors.map { tree.firstChild($0) }
  }

  private static let colors = Name("colors")
  private static let frame = Name("frame")
  private static let sizes: Set<Name> = [Name("bounds"), frame]
  /// What only says where a gradient begins and ends.
  private static let shaping: Set<Name> = Set(
    [frame, colors] + ["startPoint", "endPoint", "locations", "name"].map { Name($0) })
  private static let layer = Name("layer")
  private static let view = Name("view")
  private static let insertion = Name("insertSublayer")
  private static let gradient = Name("CAGradientLayer")
}
