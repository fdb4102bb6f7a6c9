// Walks every body once and tells apart what a view is made of and what it opens.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

struct ScreenCollector {
  private let project: Project
  private let engine: NameEngine
  /// The ways to each type that is a screen.
  private(set) var entries: [TypeReference: [ScreenEntry]] = [:]
  /// What each type is made of, in the order in which it was met.
  private var made: [TypeReference: [TypeReference]] = [:]
  private var madeSet: [TypeReference: Set<TypeReference>] = [:]

  init(project: Project) {
    self.project = project
    engine = NameEngine(project: project)
  }

  mutating func add(_ type: TypeReference, _ entry: ScreenEntry) { entries[type, default: []].append(entry) }

  /// A type and everything it is made of, screens inside it included.
  func parts(of type: TypeReference) -> [TypeReference] {
    var result = [type]
    var seen: Set<TypeReference> = [type]
    var next = 0
    while next < result.count, result.count < 2000 {
      for part in made[result[next]] ?? [] where seen.insert(part).inserted { result.append(part) }
      next += 1
    }
    return result
  }

  mutating func collect() {
    for file in project.files {
      var state = Walk(file: file, collector: self)
      for index in file.bodies.indices {
        let body = file.bodies[index]
        guard body.kind != .preview, body.surroundings.isDisjoint(with: [.preview, .tests, .otherPlatform]) else {
          continue
        }
        state.walk(body)
      }
      state.walkCode()
      merge(state)
    }
  }

  private mutating func merge(_ walk: Walk) {
    for (type, entry) in walk.entries { add(type, entry) }
    for (whole, part) in walk.parts where whole != part {
      if madeSet[whole, default: []].insert(part).inserted { made[whole, default: []].append(part) }
    }
  }

  // MARK: One file

  /// Where a view is shown: in something that makes a screen of it, or as a part.
  private struct Context {
    var kind: ScreenEntry.Kind?
    var place: SourcePlace?
    /// Whether nothing but wrappers lies between.
    var isDirect = false
  }

  private struct Walk {
    let file: FileViews
    let project: Project
    let engine: NameEngine
    var entries: [(TypeReference, ScreenEntry)] = []
    var parts: [(TypeReference, TypeReference)] = []

    init(file: FileViews, collector: ScreenCollector) {
      self.file = file
      project = collector.project
      engine = collector.engine
    }

    /// The declaration that a body belongs to; nil for functions of `extension View` and global ones.
    private func owner(_ index: Int32) -> TypeReference? {
      guard index >= 0 else { return nil }
      let type = file.types[Int(index)]
      if type.kind == .extensionDecl { return project.type(named: type.name, from: file) }
      return project.index(of: file).map { TypeReference(file: $0, index: index) }
    }

    mutating func walk(_ body: Body) {
      let owner = owner(body.owner)
      if body.kind == .property || body.kind == .function {
        // What a screen shows by a property is met where the property is used; without an owner nobody else looks.
        guard owner == nil || isStatic(body) else { return }
      }
      var visited: Set<Int32> = []
      for root in engine.rootViews(of: body, in: file) {
        visit(root, owner, Context(), &visited, depth: 0)
      }
    }

    private func isStatic(_ body: Body) -> Bool { body.member >= 0 && file.members[Int(body.member)].isStatic }

    private func place(_ index: Int32) -> SourcePlace {
      SourcePlace(path: file.path, range: file.tree.tokens.range(file.views[Int(index)].nameToken))
    }

    private mutating func visit(
      _ index: Int32, _ owner: TypeReference?, _ context: Context, _ visited: inout Set<Int32>, depth: Int
    ) {
      guard depth < 200 else { return }
      let node = file.views[Int(index)]
      guard node.surroundings.isDisjoint(with: [.preview, .tests, .otherPlatform]) else { return }
      var inner = context
      switch node.kind {
      case .use:
        let known = engine.known(node, in: file)
        if known == .other {
          if let type = project.type(named: node.name, from: file, below: node.qualifier), isView(type) {
            if let kind = context.kind, context.isDirect {
              entries.append((type, ScreenEntry(kind: kind, from: owner, place: context.place ?? place(index))))
            } else if let owner {
              parts.append((owner, type))
            }
          }
          inner = Context()
        } else {
          inner = self.inner(known, context, index)
        }
      case .reference:
        // A property or function of the same type shows its views here.
        if let member = engine.referencedMember(of: ViewReference(file: file, index: index)),
          project.file(member) === file, project.member(member).body >= 0
        {
          let body = file.bodies[Int(project.member(member).body)]
          if visited.insert(project.member(member).body).inserted || context.kind != nil {
            for root in engine.rootViews(of: body, in: file) where depth < 40 {
              visit(root, owner, context, &visited, depth: depth + 10)
            }
          }
        } else if let member = engine.referencedMember(of: ViewReference(file: file, index: index)), let owner {
          let home = project.member(member).owner
          if home >= 0 {
            let other = TypeReference(file: member.file, index: home)
            if project.type(other).kind != .extensionDecl { parts.append((owner, other)) }
          }
        }
      case .choice: break
      case .base, .concatenation, .opaque: inner = Context()
      }
      styles(of: node, owner)
      var child = index + 1
      while child < node.end {
        visit(child, owner, self.context(of: child, inner), &visited, depth: depth + 1)
        child = file.views[Int(child)].end
      }
    }

    /// What a child's slot makes of it.
    private func context(of child: Int32, _ context: Context) -> Context {
      let node = file.views[Int(child)]
      func opened(_ kind: ScreenEntry.Kind) -> Context {
        var place = place(child)
        if node.slotModifier >= 0 {
          place.range = file.tree.tokens.range(file.modifiers[Int(node.slotModifier)].nameToken)
        }
        return Context(kind: kind, place: place, isDirect: true)
      }
      switch node.slot {
      case .destination: return opened(.pushed)
      case .presentation:
        guard node.slotModifier >= 0 else { return opened(.presented) }
        switch file.modifiers[Int(node.slotModifier)].known {
        case .sheet: return opened(.sheet)
        case .fullScreenCover: return opened(.cover)
        case .popover: return opened(.popover)
        case .inspector: return opened(.inspector)
        case .navigationDestination: return opened(.pushed)
        default: return Context()
        }
      case .content, .root, .placeholder: return node.slotModifier >= 0 ? Context() : context
      default: return Context()
      }
    }

    /// What a view of the system makes of what is in it.
    private func inner(_ known: Known, _ context: Context, _ index: Int32) -> Context {
      switch known {
      case .WindowGroup, .Window, .DocumentGroup, .Settings:
        return Context(kind: .scene, place: place(index), isDirect: true)
      case .TabView, .Tab, .TabSection:
        return Context(kind: .tab, place: place(index), isDirect: true)
      case .NavigationStack, .NavigationView, .NavigationSplitView:
        if context.kind != nil, context.isDirect { return context }
        return Context(kind: .root, place: place(index), isDirect: true)
      case .Group, .AnyView, .ForEach, .GeometryReader, .ScrollViewReader: return context
      case .ZStack: return context.kind == .scene ? context : Context()
      default: return Context()
      }
    }

    private func isView(_ type: TypeReference) -> Bool {
      let declaration = project.type(type)
      return declaration.conforms(to: .View) || declaration.conforms(to: .UIViewControllerRepresentable)
        || declaration.conforms(to: .UIViewRepresentable)
    }

    /// Styles and modifiers of the project's own are parts of what they are put on.
    private mutating func styles(of node: ViewNode, _ owner: TypeReference?) {
      guard let owner else { return }
      for index in node.modifiers {
        let use = file.modifiers[Int(index)]
        switch use.known {
        case .modifier, .buttonStyle, .toggleStyle, .labelStyle, .menuStyle, .textFieldStyle, .progressViewStyle:
          guard let argument = file.tree.argument(of: use.call, label: nil),
            let type = engine.componentType(argument, in: file)
          else { continue }
          parts.append((owner, type))
        default: continue
        }
      }
    }

    // MARK: UIKit

    /// `UIHostingController(rootView:)`, `pushViewController(…)`, `present(…)`, and the classes a controller is made of.
    mutating func walkCode() {
      guard file.uikit != nil else { return }
      let tree = file.tree
      for index in tree.nodes.indices where tree.nodes[index].kind == .callExpr {
        let call = NodeID(index)
        let callee = tree.firstChild(call)
        switch tree.text(callee) {
        case "UIHostingController":
          if let root = tree.argument(of: call, label: "rootView") { open(root, .hosted, call) }
        case "pushViewController", "show", "setViewControllers":
          if let first = tree.argument(of: call, label: nil) { open(first, .pushed, call) }
        case "present":
          if let first = tree.argument(of: call, label: nil) { open(first, .presented, call) }
        default: continue
        }
      }
      classParts()
    }

    private mutating func open(_ node: NodeID, _ kind: ScreenEntry.Kind, _ call: NodeID) {
      guard let type = made(by: node, depth: 0) else { return }
      let range = file.tree.range(call)
      var from: TypeReference?
      for index in file.types.indices where file.tree.range(file.types[index].node).contains(range.start) {
        from = owner(Int32(index)) ?? from
      }
      let declaration = project.type(type)
      guard declaration.surroundings.isDisjoint(with: [.preview, .tests]) else { return }
      let isController = declaration.kind == .classDecl
      guard isController || isView(type) else { return }
      entries.append((type, ScreenEntry(kind: kind, from: from, place: SourcePlace(path: file.path, range: range))))
    }

    /// The project's type that an expression makes, through wrappers and locals.
    private func made(by node: NodeID, depth: Int) -> TypeReference? {
      let tree = file.tree
      guard depth < 8, node.exists else { return nil }
      switch tree.kind(node) {
      case .callExpr:
        let callee = tree.firstChild(node)
        if tree.kind(callee) == .memberExpr {
          // A modifier chain, or `Type.make()`.
          return made(by: tree.firstChild(callee), depth: depth + 1)
        }
        let name = tree.name(callee)
        // What hosts a view is noted where it is made.
        if tree.text(callee) == "UIHostingController" { return nil }
        if let type = project.type(named: name, from: file) { return type }
        for child in tree.children(node).dropFirst() where tree.kind(child) == .argument {
          if let type = made(by: tree.lastChild(child), depth: depth + 1) { return type }
        }
        return nil
      case .identifierExpr:
        let evaluator = engine.evaluator
        guard let local = evaluator.local(tree.name(node), at: tree.range(node).start, in: file) else { return nil }
        return made(by: local.value, depth: depth + 1)
      case .forceUnwrapExpr, .tryExpr, .awaitExpr, .optionalChainExpr:
        return made(by: tree.lastChild(node), depth: depth + 1)
      default: return nil
      }
    }

    /// A controller is made of the views and cells it names.
    private mutating func classParts() {
      guard let number = project.index(of: file) else { return }
      let tree = file.tree
      for (index, type) in file.types.enumerated() where type.kind == .classDecl || type.kind == .extensionDecl {
        guard let owner = owner(Int32(index)), project.type(owner).kind == .classDecl else { continue }
        var seen: Set<Name> = []
        for token in tree[type.node].tokens where tree.tokens.isName(token) {
          let name = tree.name(of: token)
          guard seen.insert(name).inserted, project.declaresType(name),
            let part = project.type(named: name, from: file), part != owner, part.file != number || part.index != index
          else { continue }
          let text = tree.string(of: token)
          let isPart = ["View", "Cell", "Button", "Label", "Control"].contains { text.hasSuffix($0) }
          if isPart, project.type(part).kind == .classDecl || isView(part) { parts.append((owner, part)) }
        }
      }
    }
  }
}
