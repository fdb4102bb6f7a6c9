// Objects that functions of the project put into others: `stack.addFilling(label)`, where that function of the project calls
// `addArrangedSubview` with what it is handed.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// Where a function puts what it is handed, in its own words.
private struct UIKitSpot: Hashable {
  enum Holder: Hashable {
    /// The object on which the function is called.
    case own
    case parameter(Name)
    /// A property of the class whose function it is.
    case property(Name)
  }
  var holder: Holder
  var isArranged: Bool
}

extension UIKitModel {
  /// What the functions of the project put where that the file's code hands its objects to.
  func placedByFunctions() -> [UIKitPlaced] {
    let known = Set((objects + givenObjects).compactMap { handle(of: $0) })
    let names = Set(known.map(\.name))
    var finder = UIKitSpotFinder(model: self)
    var result: [UIKitPlaced] = []
    for use in code.uses where use.word == .passed && tree.kind(use.node) == .callExpr {
      // A local may go by the name of the property that it is kept in.
      guard use.local >= 0 || names.contains(use.path.name),
        let child = handle(of: use.path, local: use.local, member: use.member), known.contains(child)
      else { continue }
      for (spot, frame) in finder.spots(reachedBy: use, in: file) {
        guard let (path, local) = holder(spot, frame, of: use),
          let found = handle(of: path, local: local, member: use.member), found != child
        else { continue }
        result.append(
          UIKitPlaced(
            child: child, holder: found,
            placement: UIKitPlacement(of: use, in: path, holderLocal: local, isArranged: spot.isArranged)))
      }
    }
    return result
  }

  /// By what the code that calls a function finds the object into which that puts something.
  private func holder(_ spot: UIKitSpot, _ frame: Frame, of use: UIKitUse) -> (path: UIKitPath, local: Int32)? {
    let callee = tree.firstChild(use.node)
    let isBare = tree.kind(callee) == .identifierExpr
    let base = isBare ? callee : tree.firstChild(callee)
    switch spot.holder {
    case .own: return isBare ? (.own, -1) : code.object(named: base, tree)
    case .parameter(let name): return frame.arguments[name].flatMap { code.object(named: $0, tree) }
    case .property(let name):
      guard isBare || tree.mainIs(base, "self") else { return nil }
      return (.member(name), -1)
    }
  }
}

/// Finds where functions put what they are handed.
private struct UIKitSpotFinder {
  let model: UIKitModel
  /// Functions that call each other end here.
  private static let depthLimit = 4
  private static let own = Set(["view", "contentView"].map { Name($0) })

  /// The spots that a call puts one of its arguments into, with what the call gives its function.
  mutating func spots(reachedBy use: UIKitUse, in there: FileViews, depth: Int = 0) -> [(UIKitSpot, Frame)] {
    guard depth < Self.depthLimit else { return [] }
    let project = model.project
    let reader = UIKitFactReader(model: model)
    let functions = reader.functions(calledBy: use.node, member: use.member, in: there)
    guard functions.count == 1, let function = functions.first else { return [] }
    let scope = Scope(file: there, type: there.members[Int(use.member)].owner, member: use.member)
    guard let frame = Binder(project: project).frame(for: function, call: use.node, scope: scope),
      let parameter = frame.arguments.first(where: { $0.value == use.base })?.key
    else { return [] }
    return spots(of: parameter, in: function, depth: depth).map { ($0, frame) }
  }

  private mutating func spots(of parameter: Name, in function: MemberReference, depth: Int) -> [UIKitSpot] {
    let home = model.project.file(function)
    guard let code = home.uikit,
      let local = code.locals.firstIndex(where: {
        $0.member == function.index && $0.name == parameter && home.tree.kind($0.node) == .parameter
      })
    else { return [] }
    return Array(Set(spots(ofLocal: Int32(local), in: home, code, depth)))
  }

  private mutating func spots(
    ofLocal local: Int32, in home: FileViews, _ code: UIKitCode, _ depth: Int
  ) -> [UIKitSpot] {
    guard depth < Self.depthLimit else { return [] }
    let member = code.locals[Int(local)].member
    var result: [UIKitSpot] = []
    for placement in code.placements where placement.member == member && placement.childLocal == local {
      if let path = placement.holder {
        result += spots(path, placement.holderLocal, placement.isArranged, in: home, code, depth)
      } else if let stack = code.locals.firstIndex(where: { $0.member == member && $0.value == placement.node }) {
        result += spots(.own, Int32(stack), true, in: home, code, depth)
      }
    }
    for use in code.uses where use.word == .passed && use.local == local && home.tree.kind(use.node) == .callExpr {
      let callee = home.tree.firstChild(use.node)
      let isBare = home.tree.kind(callee) == .identifierExpr
      for (spot, frame) in spots(reachedBy: use, in: home, depth: depth + 1) {
        var node = isBare ? NodeID.none : home.tree.firstChild(callee)
        switch spot.holder {
        case .own where isBare: result.append(spot)
        case .property where isBare || home.tree.mainIs(node, "self"): result.append(spot)
        case .property: break
        case .own, .parameter:
          if case .parameter(let name) = spot.holder { node = frame.arguments[name] ?? .none }
          guard node.exists, let (path, holder) = code.object(named: node, home.tree) else { continue }
          result += spots(path, holder, spot.isArranged, in: home, code, depth)
        }
      }
    }
    return result
  }

  /// What a holder is in the words of whoever calls the function. A plain view that the function makes around what it is
  /// handed shows what is behind it.
  private mutating func spots(
    _ path: UIKitPath, _ local: Int32, _ isArranged: Bool, in home: FileViews, _ code: UIKitCode, _ depth: Int
  ) -> [UIKitSpot] {
    guard local >= 0 else {
      switch path.root {
      case .own: return [UIKitSpot(holder: .own, isArranged: isArranged)]
      case .bare, .member:
        return [
          UIKitSpot(holder: Self.own.contains(path.name) ? .own : .property(path.name), isArranged: isArranged)
        ]
      case .foreign, .closure: return []
      }
    }
    let binding = code.locals[Int(local)]
    if home.tree.kind(binding.node) == .parameter {
      return [UIKitSpot(holder: .parameter(binding.name), isArranged: isArranged)]
    }
    guard let type = model.types.type(ofLocal: local, in: home), !type.isOwn,
      type.kind == .view || type.kind == .stackView, binding.value.exists,
      home.tree.madeClass(binding.value) == type.name,
      !code.uses.contains(where: { $0.local == local && ($0.word == .backgroundColor || $0.path.name == Self.layer) })
    else { return [] }
    return spots(ofLocal: local, in: home, code, depth + 1)
  }

  private static let layer = Name("layer")
}
