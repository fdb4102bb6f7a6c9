// Whether a pin that an annotation view shows has a name: its own, as far as it is heard, or one that code gives the view.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension HostedPinReader {
  // MARK: Who names it

  func judge(_ made: NodeID, shown: NodeID, by host: Host) -> HostedPin? {
    guard let name = self.name(of: made, shown: shown) else { return nil }
    let spoken = code(about: host)
    guard !spoken.contains(where: { names(itself: $0) }) else { return nil }
    let callers = host.type == nil ? [host.declared] : spoken
    guard let annotation = untitledAnnotation(callers) else { return nil }
    let reason: HostedPin.Reason
    if name.name.isProvedWordless {
      reason = .wordless
    } else if name.name.hasWords, isDrawn(made) {
      reason = .drawn
    } else if name.name.hasWords, spoken.contains(where: isOneElement) {
      reason = .covered
    } else {
      return nil
    }
    let callee = tree.firstChild(made)
    var places: [HostedPin.Place] = []
    func add(_ part: HostedPin.Place.Part, _ home: FileViews, _ token: TokenID) {
      places.append(HostedPin.Place(part: part, path: home.path, range: home.tree.tokens.range(token)))
    }
    if let type = project.type(named: tree.name(callee), from: file), isView(named: tree.name(callee)) {
      add(.pin, project.files[Int(type.file)], project.type(type).nameToken)
    }
    add(.host, host.declared.file, host.nameToken)
    if let type = annotation { add(.annotation, project.files[Int(type.file)], project.type(type).nameToken) }
    return HostedPin(
      reason: reason, range: tree.tokens.range(tree[callee].main), pin: tree.string(of: tree[callee].main), name: name,
      host: host.name, places: places)
  }

  /// What the pin says of itself; nil when that is not known.
  private func name(of made: NodeID, shown: NodeID) -> ElementName? {
    let callee = tree.firstChild(made)
    // What is written on it where it is handed over.
    for token in tree[shown].tokens where token > tree[made].lastToken && tree.tokens.isName(token) {
      let known = tree.known(of: token)
      if known == .accessibilityLabel || known == .accessibilityRepresentation || known == .accessibility { return nil }
      if project.hasViewExtension(tree.name(of: token)) { return nil }
    }
    guard isView(named: tree.name(callee)), let type = project.type(named: tree.name(callee), from: file),
      let member = engine.body(named: Name("body"), ofType: type, from: file, where: { $0.kind == .body })
    else { return ElementName(.none) }
    let around = model.member(around: made) ?? -1
    let scope = Scope(file: file, type: around < 0 ? -1 : file.members[Int(around)].owner, member: around)
    guard let frame = engine.frame(forType: type, call: made, scope: scope, callSite: -1) else { return nil }
    let home = project.file(member)
    let body = home.bodies[Int(project.member(member).body)]
    let roots = engine.rootViews(of: body, in: home).map { ViewReference(file: home, index: $0, frame: frame) }
    return engine.combine(roots.map { engine.partName(of: $0, depth: 0) })
  }

  /// Whether what makes a pin turns it into a picture.
  private func isDrawn(_ made: NodeID) -> Bool {
    guard let member = model.member(around: made) else { return false }
    return names(in: Code(file: file, node: file.members[Int(member)].node)).contains { Self.rendering.contains($0) }
  }

  /// All code that may speak of an annotation view: its class with those it inherits from, whatever names it, and the
  /// delegate that makes it.
  private func code(about host: Host) -> [Code] {
    var result: [Code] = [host.declared]
    if let owner = host.declared.file.types.last(where: { contains($0.node, host.declared) }) {
      result += declarations(named: owner.name, from: host.declared.file)
    }
    guard let type = host.type else { return result }
    for ancestor in model.types.lineage(of: type, from: host.declared.file) {
      result += declarations(named: ancestor.name, from: ancestor.file)
    }
    for there in project.files {
      for member in there.members where member.kind == .function && member.block.exists {
        guard there.uikit != nil else { break }
        let code = Code(file: there, node: member.node)
        if names(in: code).contains(type) { result.append(code) }
      }
    }
    return result
  }

  private func contains(_ node: NodeID, _ code: Code) -> Bool {
    let (outer, inner) = (code.file.tree.range(node), code.file.tree.range(code.node))
    return outer.start <= inner.start && inner.end <= outer.end
  }

  /// Whether code gives an annotation view a name, or calls a function of the project that may do so.
  private func names(itself code: Code) -> Bool {
    if sets(Self.naming, in: code) { return true }
    return calls(in: code).contains { name in
      functions(named: name).contains { sets(Self.naming, in: $0) && maySpeak($0, of: code) }
    }
  }

  /// Whether a function may be one that code calls for an annotation view: not that of some other view or controller.
  private func maySpeak(_ function: Code, of code: Code) -> Bool {
    guard let owner = function.file.types.last(where: { contains($0.node, function) }),
      model.types.type(named: owner.name, from: function.file)?.isOwn == true
    else { return true }
    return isAnnotationView(owner.name, from: function.file)
      || code.file.types.contains { $0.name == owner.name && contains($0.node, code) }
  }

  private func isOneElement(_ code: Code) -> Bool {
    let tree = code.file.tree
    return tree[code.node].tokens.contains { token in
      tree.tokens.isName(token) && tree.name(of: token) == Self.isElement && isSet(token, tree)
        && tree.tokens.isSpelt(token + 2, "true", in: tree.source)
    }
  }

  /// Whether code sets or declares one of several members, of something other than the map.
  private func sets(_ words: Set<Name>, in code: Code) -> Bool {
    let tree = code.file.tree
    return tree[code.node].tokens.contains { token in
      guard tree.tokens.isName(token), words.contains(tree.name(of: token)) else { return false }
      if token > 0, tree.tokens.isSpelt(token - 1, "var", in: tree.source) { return true }
      return isSet(token, tree) && !isOfMap(token, code.file)
    }
  }

  private func isSet(_ token: TokenID, _ tree: Tree) -> Bool {
    Int(token) + 2 < tree.tokens.count && tree.tokens.isSpelt(token + 1, "=", in: tree.source)
  }

  /// `mapView.accessibilityLabel`: the map's own name names no pin.
  private func isOfMap(_ token: TokenID, _ home: FileViews) -> Bool {
    let tree = home.tree
    guard token > 1, tree.tokens.isSpelt(token - 1, ".", in: tree.source), tree.tokens.isName(token - 2) else {
      return false
    }
    let name = tree.name(of: token - 2)
    func isMap(_ type: NodeID, _ value: NodeID) -> Bool {
      type.exists
        ? tree.sourceText(type).hasPrefix("MKMapView") : value.exists && tree.sourceText(value).hasPrefix("MKMapView(")
    }
    if let local = engine.evaluator.local(name, at: tree.tokens.start(token), in: home) {
      return isMap(local.type, local.value)
    }
    let place = tree.tokens.start(token)
    if let function = home.members.last(where: { tree.range($0.node).contains(place) }),
      let parameter = function.parameters.first(where: { $0.name == name })
    {
      return isMap(parameter.type, .none)
    }
    return (home.memberIndex[name] ?? []).contains {
      isMap(home.members[Int($0)].type, home.members[Int($0)].value)
    }
  }
}
