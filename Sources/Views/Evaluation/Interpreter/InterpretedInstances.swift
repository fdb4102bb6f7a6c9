// A value of which only the type is known, where the project keeps the instances that it can be: a theme that people
// choose. It is what it begins with, or one of those that are kept.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax

extension Interpretation {
  /// Instances of one type that are told apart.
  private static let instanceLimit = 24
  /// How deep sets of colors are looked for in each other.
  private static let paletteDepth = 4

  /// A property of a value that is some instance of a type of looks; nil where the type is of another kind, or the project
  /// keeps no instance of it.
  mutating func property(
    _ name: Name, ofKept owner: Name, _ base: NodeID, _ node: NodeID, _ scope: Scope, _ type: Name
  ) -> Outcome? {
    guard let reference = project.type(named: owner, from: scope.file), isPalette(reference) else { return nil }
    if project.type(reference).kind == .protocolDecl {
      return property(name, ofFollowersOf: reference, base, node, scope, type)
    }
    guard
      evaluator.members(named: name, ofType: owner, from: scope.file).contains(where: {
        project.member($0).kind == .property && !project.member($0).isStatic
      })
    else { return nil }
    let written = project.type(reference).name
    let kept = project.kept[written].filter {
      project.type(named: written, from: project.file($0)) == reference
    }
    guard kept.count <= Self.instanceLimit, depthAllows(), spend() else { return nil }
    return deeper { run in
      let first = run.beginning(of: base, scope, owner)
      guard first != nil || !kept.isEmpty else { return nil }
      func value(_ run: inout Interpretation, _ instance: Outcome) -> Outcome {
        run.each(instance, at: node, scope) { run, terminal in run.property(name, of: terminal, node, scope, type) }
      }
      var result = first.map { value(&run, $0) } ?? .unknown(.name(name))
      for (number, member) in kept.enumerated().reversed() {
        let home = run.project.file(member)
        let declaration = run.project.member(member)
        let place = Scope(file: home, type: declaration.owner, member: member.index)
        let one = value(&run, run.follow(declaration.value, place, owner))
        if case .unknown = one, case .unknown = result { continue }
        result = .chosen(.text(run.condition(ofInstance: number, of: owner)), one, result)
      }
      return result
    }
  }

  /// The same of a value that a call or member of the system gives, such as the first of a list.
  mutating func property(
    _ name: Name, ofUnread terminal: Terminal, _ node: NodeID, _ scope: Scope, _ type: Name
  ) -> Outcome? {
    let tree = terminal.scope.file.tree
    switch tree.kind(terminal.node) {
    case .callExpr, .memberExpr, .subscriptExpr, .optionalChainExpr: break
    default: return nil
    }
    // What a type makes is another one, however it is made.
    guard terminal.type.exists, !startsWithType(terminal.node, in: tree) else { return nil }
    return property(name, ofKept: terminal.type, .none, node, scope, type)
  }

  /// The same of a value of which only a protocol is known: it is one of the structures and classes that follow it.
  private mutating func property(
    _ name: Name, ofFollowersOf reference: TypeReference, _ base: NodeID, _ node: NodeID, _ scope: Scope, _ type: Name
  ) -> Outcome? {
    let owner = project.type(reference).name
    let followers = project.kept.types(following: owner)
    guard !followers.isEmpty, followers.count <= Self.instanceLimit, depthAllows(), spend() else { return nil }
    return deeper { run in
      var result = run.beginning(of: base, scope, owner).map {
        run.each($0, at: node, scope) { run, terminal in run.property(name, of: terminal, node, scope, type) }
      }
      for (number, follower) in followers.enumerated().reversed() {
        let home = run.project.files[Int(follower.file)]
        let found = run.evaluator.members(named: name, ofType: run.project.type(follower).name, from: home).filter {
          let member = run.project.member($0)
          return member.kind == .property && !member.isStatic
        }
        guard let only = found.first, found.count == 1 else { return nil }
        let member = run.project.member(only)
        let place = Scope(file: run.project.file(only), type: member.owner, member: only.index)
        var one = Outcome.unknown(.name(name))
        if member.block.exists {
          one = run.value(ofMember: only, from: node, place, type)
        } else if member.value.exists {
          one = run.follow(member.value, place, run.declared(member.type, place.file.tree) ?? type)
        }
        result = result.map { .chosen(.text(run.condition(ofInstance: number, of: owner)), one, $0) } ?? one
      }
      return result
    }
  }

  /// What a value begins with: of a property that changes, of a key of the environment. nil where that is not written.
  private mutating func beginning(of base: NodeID, _ scope: Scope, _ owner: Name) -> Outcome? {
    guard base.exists, depthAllows(), spend(), var reference = property(meantBy: base, scope) else { return nil }
    if project.member(reference).attributes.contains(.Environment) {
      guard let key = environmentDefault(of: project.member(reference), project.file(reference)) else { return nil }
      reference = key
    }
    let member = project.member(reference)
    guard member.value.exists else { return nil }
    let place = Scope(file: project.file(reference), type: member.owner, member: reference.index)
    let found = follow(member.value, place, owner)
    guard case .unknown = found else { return found }
    // `defaultValue = Themes.shared.theme`, which changes itself.
    return deeper { $0.beginning(of: member.value, place, owner) }
  }

  /// The property that an expression reads.
  private func property(meantBy node: NodeID, _ scope: Scope) -> MemberReference? {
    let tree = scope.file.tree
    switch tree.kind(node) {
    case .identifierExpr: return evaluator.ownMember(tree.name(node), in: scope)
    case .memberExpr:
      let base = tree.firstChild(node)
      guard let owner = typeNamed(base, scope) ?? typeOfValue(base, scope) else { return nil }
      let found = evaluator.members(named: tree.name(node), ofType: owner, from: scope.file)
      return found.count == 1 ? found[0] : nil
    case .forceUnwrapExpr, .optionalChainExpr: return property(meantBy: tree.lastChild(node), scope)
    default: return nil
    }
  }

  /// The condition that asks whether it is one of the kept instances of a type.
  private func condition(ofInstance number: Int, of owner: Name) -> String {
    var known = evaluator.facts.instanceConditions[owner] ?? []
    if number < known.count { return known[number] }
    for next in known.count...number { known.append(OutcomeCondition.instance(next, of: owner)) }
    evaluator.facts.instanceConditions[owner] = known
    return known[number]
  }

  // MARK: Types of looks

  /// Whether a type is a set of colors: most of what its instances store are colors, fonts or such sets.
  private func isPalette(_ reference: TypeReference, depth: Int = 0) -> Bool {
    // Sets in sets are looked into less deep, so an answer holds for as far inside as it was asked.
    let key = ProjectFacts.Palette(type: reference, depth: depth)
    if let known = evaluator.facts.palettes[key] { return known }
    let isOne = storesLooks(reference, depth)
    evaluator.facts.palettes[key] = isOne
    return isOne
  }

  private func storesLooks(_ reference: TypeReference, _ depth: Int) -> Bool {
    let declaration = project.type(reference)
    // What a protocol asks for, those that follow it store or work out.
    let isProtocol = declaration.kind == .protocolDecl
    guard isProtocol || declaration.kind == .structDecl || declaration.kind == .classDecl, depth < Self.paletteDepth
    else {
      return false
    }
    let home = project.files[Int(reference.file)]
    var (colors, all) = (0, 0)
    var isPlain = true
    for index in declaration.members.lazy.map({ Int($0) }) {
      guard home.members[index].kind == .property, !home.members[index].isStatic,
        isProtocol || !home.members[index].block.exists
      else { continue }
      let type = declared(home.members[index].type, home.tree)
      // Sizes and distances stand beside colors and fonts.
      if type == Self.length { continue }
      all += 1
      if isLook(home.members[index].type, home.members[index].value, home, depth) {
        colors += 1
      } else if !isSetting(type, home) {
        isPlain = false
      }
    }
    guard colors * 2 >= all else { return false }
    // A style of one color is part of a set: a line, the text of a title.
    return colors >= 2 || depth > 0 && colors == 1 && isPlain
  }

  /// Whether a type says how something looks, and is no data: a Boolean, a number, one of a few cases.
  private func isSetting(_ type: Name?, _ home: FileViews) -> Bool {
    guard let type else { return false }
    if Self.settings.contains(type) { return true }
    return project.type(named: type, from: home).map { project.type($0).kind == .enumDecl } ?? false
  }

  private func isLook(_ type: NodeID, _ value: NodeID, _ home: FileViews, _ depth: Int) -> Bool {
    if let type = declared(type, home.tree) {
      if Self.looks.contains(type) { return true }
      guard let reference = project.type(named: type, from: home) else { return false }
      return isPalette(reference, depth: depth + 1) || isColorWhenCalled(type, home)
    }
    guard value.exists else { return false }
    // `var accent = Color.orange`, `var badge = Color("badge")`
    var node = value
    while [.memberExpr, .callExpr].contains(home.tree.kind(node)) { node = home.tree.firstChild(node) }
    return home.tree.kind(node) == .identifierExpr && Self.looks.contains(home.tree.name(node))
  }

  /// Whether a value of a type is called to be a color: `ink()`.
  private func isColorWhenCalled(_ type: Name, _ home: FileViews) -> Bool {
    guard project.symbols.hasCallableValues else { return false }
    return functions(Self.callAsFunction, of: type, home, isStatic: false).contains {
      declared(project.member($0).type, project.file($0).tree).map(Self.looks.contains) ?? false
    }
  }

  private static let length = Name("CGFloat")
  private static let settings = Set(["Bool", "Int", "Double", "Float"].map { Name($0) })

  private static let looks: Set<Name> = Set(
    [
      "Color", "UIColor", "Font", "UIFont", "CGColor", "Gradient", "LinearGradient", "RadialGradient",
      "AngularGradient", "AnyShapeStyle",
    ].map { Name($0) })
}

extension OutcomeCondition {
  /// How the text of a condition begins that asks which of the kept instances of a type it is. It is asked of the app as a
  /// whole, like a value of the environment.
  public static let instancePrefix = "environment#instance#"

  /// Whether it asks that.
  var isInstance: Bool {
    if case .text(let text) = self { return text.hasPrefix(Self.instancePrefix) }
    return false
  }

  fileprivate static func instance(_ number: Int, of owner: Name) -> String {
    String(key: 72) { key in
      key.add(instancePrefix)
      key.add(owner.hash)
      key.add("==")
      key.add(Int32(truncatingIfNeeded: number))
    }
  }
}
