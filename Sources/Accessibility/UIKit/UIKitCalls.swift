// Functions of the project that are called on an object: what they say to it, and what they hold its sides to by what they
// are passed, `button.setSize(width: 30, height: 30)`, through the functions that those call.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// A call on an object, with what it passes to the function that is read.
struct UIKitCallSite {
  /// The call on the object.
  var use: UIKitUse
  /// The arguments of that call by the names of the parameters of the function that is read.
  var arguments: Arguments
}

extension UIKitFactReader {
  /// A function that the project adds to a class says what its code says; one that nobody knows may say anything.
  mutating func follow(_ use: UIKitUse, in there: FileViews) {
    if let type = types.type(of: use.base, in: there, member: use.member) {
      let found = members(use.name, ofTypeNamed: type.name, from: there)
      for reference in overloads(found, call: use.node, in: there) {
        read(function: reference, calledBy: callSite(use, of: reference, in: there))
      }
      if !found.isEmpty { return }
    }
    let text = there.tree.text(there.tree.firstChild(use.node)).lowercased()
    if UIKitPlaces.speaks(text) { facts.isOpen = true }
  }

  mutating func read(
    function reference: MemberReference, calledBy site: UIKitCallSite? = nil, besides closures: [Name] = []
  ) {
    // What each call holds a side to is of that call; the rest is said once.
    let isNew = seenFunctions.insert(reference).inserted
    guard isNew || site != nil, seenFunctions.count < 40 else { return }
    if site != nil { sitesLeft -= 1 }
    guard sitesLeft > 0, enter() else {
      facts.isOpen = true
      return
    }
    defer { leave() }
    let home = project.file(reference)
    guard let code = home.uikit else {
      facts.isOpen = true
      return
    }
    let skipped = site.map { casesNotTaken(in: reference, by: $0) } ?? []
    func isRun(_ node: NodeID) -> Bool { !skipped.contains { $0.contains(node.index) } }
    for use in code.uses where use.member == reference.index && isRun(use.node) {
      if use.word == .passed, use.path.root == .own, closures.contains(use.name) { continue }
      if let site, let side = side(use, in: home, by: site) {
        facts.note(side.word)
        facts.uses.append(side)
      } else if let site, use.word == .textColor, use.path.root == .own, !use.path.part.exists, use.value.exists {
        facts.noteCalled(use, in: home, frame(of: site), by: site.use)
      } else if isNew || !skipped.isEmpty, use.path.root == .own || use.path.part.exists || isOwnPart(use) {
        noteOwn(use)
      }
      if use.word == .called, use.path.root == .own, !use.path.part.exists {
        for function in ownFunctions(use.name, calledBy: use.node, in: reference) {
          read(
            function: function, calledBy: site.flatMap { callSite($0, of: function, calledBy: use.node, in: reference) }
          )
        }
      }
    }
    // Calls of its own, without `self`.
    for callee in UIKitCode.ownCalls(in: home.members[Int(reference.index)], home.tree) {
      let name = home.tree.name(callee)
      guard let call = home.tree.parent(of: callee), isRun(call) else { continue }
      let found = ownFunctions(name, calledBy: call, in: reference)
      if found.isEmpty, !closures.contains(name), UIKitPlaces.speaks(home.tree.text(callee).lowercased()) {
        facts.isOpen = true
      }
      for function in found {
        read(function: function, calledBy: site.flatMap { callSite($0, of: function, calledBy: call, in: reference) })
      }
    }
  }

  /// `titleLabel?.font = …`, without `self`, in code of a button.
  private func isOwnPart(_ use: UIKitUse) -> Bool {
    use.path.root == .bare && use.local < 0 && UIKitCode.isPart(use.path.name)
  }

  /// The code of the cases that a call does not run, in a `switch` over what it passes: `setStyle(.inline)`, and the code of
  /// `case .underline`. As indexes of nodes.
  private func casesNotTaken(in function: MemberReference, by site: UIKitCallSite) -> [Range<UInt32>] {
    let (home, member) = (project.file(function), project.member(function))
    let tree = home.tree
    guard member.block.exists, !site.arguments.isEmpty else { return [] }
    let switches = tree.nodes(below: member.block).filter { tree.nodes[$0].kind == .switchExpr }
    guard !switches.isEmpty else { return [] }
    let scope = Scope(file: home, type: member.owner, member: function.index, frame: frame(of: site))
    let evaluator = Evaluator(project: project)
    return switches.flatMap { evaluator.casesNotTaken(of: NodeID($0), in: scope) }
      .map { tree[$0].firstDescendant..<$0.index }
  }

  /// What a call passes, where it is written.
  private func frame(of site: UIKitCallSite) -> Frame {
    let owner = file.members[Int(site.use.member)].owner
    return Frame(arguments: site.arguments, scope: Scope(file: file, type: owner, member: site.use.member))
  }

  /// What a call on an object passes to a function of the project; nil where what it holds the object to may be changed, or
  /// the call is written in another file.
  func callSite(_ call: UIKitUse, of function: MemberReference, in caller: FileViews) -> UIKitCallSite? {
    // A constraint that is kept may be changed.
    guard caller === file, let parent = caller.tree.parent(of: call.node), caller.tree.kind(parent) != .initializer,
      caller.tree.kind(parent) != .assignExpr
    else { return nil }
    let scope = Scope(file: caller, type: caller.members[Int(call.member)].owner, member: call.member)
    return Binder(project: project).frame(for: function, call: call.node, scope: scope).map {
      UIKitCallSite(use: call, arguments: $0.arguments)
    }
  }

  /// The same for a function that the called one calls on its own view, with what it hands on of its parameters.
  func callSite(
    _ site: UIKitCallSite, of function: MemberReference, calledBy call: NodeID, in outer: MemberReference
  ) -> UIKitCallSite? {
    let home = project.file(outer)
    let scope = Scope(file: home, type: project.member(outer).owner, member: outer.index)
    guard let frame = Binder(project: project).frame(for: function, call: call, scope: scope) else { return nil }
    var arguments = Arguments()
    for (name, value) in frame.arguments { arguments[name] = passed(value, in: home, by: site) }
    return UIKitCallSite(use: site.use, arguments: arguments)
  }

  /// What a function holds a side of its own view to, where that is what the call passes.
  func side(_ said: UIKitUse, in home: FileViews, by site: UIKitCallSite) -> UIKitUse? {
    guard said.word == .fixedWidth || said.word == .fixedHeight, said.path.root == .own,
      let value = passed(said.value, in: home, by: site)
    else { return nil }
    var side = site.use
    side.word = said.word
    side.value = value
    return side
  }

  /// The argument that a parameter is, or the side of a size that the call makes: `size.width` of `CGSize(width: 30, …)`.
  private func passed(_ value: NodeID, in home: FileViews, by site: UIKitCallSite) -> NodeID? {
    guard value.exists else { return nil }
    let tree = home.tree
    switch tree.kind(value) {
    case .identifierExpr: return site.arguments[tree.name(value)]
    case .memberExpr:
      guard case let base = tree.firstChild(value), tree.kind(base) == .identifierExpr,
        let size = site.arguments[tree.name(base)], file.tree.kind(size) == .callExpr
      else { return nil }
      return file.tree.argument(of: size, label: tree.text(value))
    default: return nil
    }
  }

  /// The functions that a function calls on its own view.
  func ownFunctions(_ name: Name, calledBy call: NodeID, in function: MemberReference) -> [MemberReference] {
    let owner = project.member(function).owner
    let home = project.file(function)
    guard owner >= 0 else { return [] }
    return overloads(members(name, ofTypeNamed: home.types[Int(owner)].name, from: home), call: call, in: home)
  }

  /// The functions of a name that a call on an object may mean: by its labels, and by what is written as arguments.
  func overloads(_ found: [MemberReference], call: NodeID, in caller: FileViews) -> [MemberReference] {
    guard found.count > 1 else { return found }
    let binder = Binder(project: project)
    let fitting = binder.fitting(found, call: call, in: caller).filter {
      binder.acceptsKinds($0, call: call, in: caller)
    }
    return fitting.isEmpty ? found : fitting
  }
}

extension UIKitModel {
  /// What a call passes for a parameter of a function of the file; nil where it passes nothing of its own.
  public func argument(_ parameter: Name, of call: NodeID, to function: Int32, member: Int32) -> NodeID? {
    guard let number = project.index(of: file) else { return nil }
    let scope = Scope(file: file, type: file.members[Int(member)].owner, member: member)
    let called = MemberReference(file: number, index: function)
    return model.evaluator.frame(for: called, call: call, scope: scope)?.arguments[parameter]
  }
}
