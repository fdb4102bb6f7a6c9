// From an expression to the colour it gives: literals, hexadecimal initialisers, constants in other files, colour sets,
// colours of the system, branches by a condition. What cannot be told stays unknown.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// Resolves expressions for colours against a project.
public struct ColourResolver: Sendable {
  /// Whose static members `.name` means. Where any shape style fits, as in `.foregroundStyle(.secondary)`, a colour
  /// that the project calls `Color.secondary` is not found, and the system's style of that name is meant.
  public enum Realm: Sendable {
    case swiftUI, uiKit, shapeStyle

    /// The realm of the argument of a modifier.
    init(ofModifier known: Known) {
      switch known {
      case .foregroundStyle, .fill, .stroke, .strokeBorder, .background, .containerBackground, .overlay, .border:
        self = .shapeStyle
      default: self = .swiftUI
      }
    }
  }

  public let project: Project
  public let palette: SystemPalette
  let evaluator: Evaluator
  static let depthLimit = 10

  public init(project: Project, palette: SystemPalette = .current) {
    self.init(Evaluator(project: project), palette)
  }

  /// With what the evaluator has found out before.
  init(_ evaluator: Evaluator, _ palette: SystemPalette) {
    project = evaluator.project
    self.palette = palette
    self.evaluator = evaluator
  }

  /// The colour of an expression.
  public func value(of node: NodeID, in scope: Scope, realm: Realm = .swiftUI, depth: Int = 0) -> ColourValue {
    guard node.exists, depth < Self.depthLimit else { return .unknown }
    guard let place = AskedExpression(node, in: scope, depth: depth) else {
      return read(node, in: scope, realm: realm, depth: depth)
    }
    let known = KnownColours.of(evaluator)
    let key = KnownColours.Key(place: place, realm: realm, palette: palette)
    if let value = known.value(key, evaluator) { return value }
    let start = evaluator.beginQuestion()
    let value = read(node, in: scope, realm: realm, depth: depth)
    known.values[key] = (value, evaluator.endQuestion(start, in: scope))
    return value
  }

  private func read(_ node: NodeID, in scope: Scope, realm: Realm, depth: Int) -> ColourValue {
    let written = written(node, in: scope, realm: realm, depth: depth)
    guard case .unknown = written else { return written }
    let outcome = Interpreter(evaluator).outcome(of: node, in: scope, type: type(realm).name)
    let found = value(of: outcome, from: node, scope, realm, depth)
    return found.isKnown || !isChange(node, in: scope, realm, depth) ? found : .unknown
  }

  /// Whether code calls a function on a color. What that gives where it cannot change it tells nothing of what it gives
  /// else.
  private func isChange(_ node: NodeID, in scope: Scope, _ realm: Realm, _ depth: Int) -> Bool {
    let tree = scope.file.tree
    guard tree.kind(node) == .callExpr, case let callee = tree.firstChild(node), tree.kind(callee) == .memberExpr else {
      return false
    }
    return value(of: tree.firstChild(callee), in: scope, realm: realm, depth: depth + 1).isKnown
  }

  /// The colors that an expression comes to.
  private func value(
    of outcome: Outcome, from node: NodeID, _ scope: Scope, _ realm: Realm, _ depth: Int
  ) -> ColourValue {
    switch outcome {
    case .value(let terminal):
      if terminal.isItself(node, in: scope) { return .unknown }
      let realm: Realm =
        terminal.type == Known.UIColor.name ? .uiKit : terminal.type == Known.Color.name ? .swiftUI : realm
      return value(of: terminal.node, in: terminal.scope, realm: realm, depth: depth + 1)
    case .choice(let condition, let then, let otherwise, _):
      let (yes, no) = (
        value(of: then, from: node, scope, realm, depth), value(of: otherwise, from: node, scope, realm, depth)
      )
      switch condition {
      case .expression(let asked, let place):
        // `guard let parts = color.parts else { return color }`: what is given in place of what is missing tells nothing of
        // what is given else.
        if case .unknown = yes, isLookedFor(asked, in: place.file.tree) { return .unknown }
        return choose(asked, in: place, yes, no)
      case .text(let text), .missing(let text): return choose(text, yes, no)
      }
    case .unknown, .never: return .unknown
    }
  }

  private func written(_ node: NodeID, in scope: Scope, realm: Realm, depth: Int) -> ColourValue {
    let tree = scope.file.tree
    switch tree.kind(node) {
    case .implicitMemberExpr: return implicitMember(node, in: scope, realm: realm, depth: depth)
    case .memberExpr: return member(node, in: scope, realm: realm, depth: depth)
    case .identifierExpr: return identifier(node, in: scope, realm: realm, depth: depth)
    case .callExpr: return call(node, in: scope, realm: realm, depth: depth)
    case .macroExpr:
      guard tree.text(node) == "colorLiteral", let colour = components(of: node, in: scope) else { return .unknown }
      return .colour(ResolvedColour(colour))
    case .ternaryExpr: return ternary(node, in: scope, realm: realm, depth: depth)
    case .ifExpr, .switchExpr: return branches(node, in: scope, realm: realm, depth: depth)
    case .forceUnwrapExpr: return value(of: tree.lastChild(node), in: scope, realm: realm, depth: depth + 1)
    case .tupleExpr:
      let argument = tree.lastChild(node)
      guard argument.exists, !tree.previousSibling(argument, in: node).exists else { return .unknown }
      return value(of: tree.lastChild(argument), in: scope, realm: realm, depth: depth + 1)
    case .binaryExpr where tree.mainIs(node, "??"):
      // The left side is a colour set that may be missing; what is there is shown.
      let left = tree.firstChild(node)
      let known = value(of: left, in: scope, realm: realm, depth: depth + 1)
      return known.single?.asset == nil ? .unknown : known
    default: return .unknown
    }
  }

  // MARK: Members

  func type(_ realm: Realm) -> Known { realm == .uiKit ? .UIColor : .Color }

  /// The project's static member of a colour type; nil when there is none, unknown when there are several.
  private func ownStatic(_ name: Name, _ realm: Realm, in scope: Scope, depth: Int) -> ColourValue? {
    var found: [MemberReference] = []
    if realm != .shapeStyle { found = project.members(named: name, ofType: Name(type(realm).text), from: scope.file) }
    if realm != .uiKit, found.isEmpty {
      found = project.members(named: name, ofType: Name("ShapeStyle"), from: scope.file)
    }
    found = found.filter { project.member($0).isStatic && project.member($0).kind == .property }
    if found.isEmpty { return nil }
    let near = found.count == 1 ? found : found.filter { project.file($0) === scope.file }
    guard near.count == 1 else { return .unknown }
    return value(ofMember: near[0], realm: realm, frame: nil, depth: depth)
  }

  private func implicitMember(_ node: NodeID, in scope: Scope, realm: Realm, depth: Int) -> ColourValue {
    let tree = scope.file.tree
    return staticMember(tree.text(node), realm, in: scope, depth: depth)
  }

  private func staticMember(_ text: String, _ realm: Realm, in scope: Scope, depth: Int) -> ColourValue {
    let name = Name(text)
    if isShadowed(realm, in: scope) { return .unknown }
    if let own = ownStatic(name, realm, in: scope, depth: depth) { return own }
    if text == "accentColor" || text == "tintColor" { return accent(in: scope) }
    if let system = realm == .uiKit ? SystemColours.uiKit(text, palette) : SystemColours.swiftUI(text, palette) {
      return .colour(system)
    }
    if realm == .shapeStyle, let own = ownStatic(name, .swiftUI, in: scope, depth: depth) { return own }
    if let set = project.colourSet(symbol: name, from: scope.file) { return colour(of: set) }
    return .unknown
  }

  /// Whether the project has a type of its own under the name of the colour type.
  private func isShadowed(_ realm: Realm, in scope: Scope) -> Bool {
    guard let own = project.type(named: Name(type(realm).text), from: scope.file) else { return false }
    return project.type(own).parent < 0
  }

  private func member(_ node: NodeID, in scope: Scope, realm: Realm, depth: Int) -> ColourValue {
    let tree = scope.file.tree
    let base = tree.firstChild(node)
    let name = tree.name(node)
    var owner: Name?
    switch tree.kind(base) {
    case .identifierExpr, .memberExpr:
      // `Theme.Color.primary` is the project's own.
      let nested = evaluator.statics(name, ofPath: base, in: scope)
      if nested.count == 1 { return value(ofMember: nested[0], realm: realm, frame: nil, depth: depth) }
      switch tree.known(base) {
      case .Color: return staticMember(tree.text(node), .swiftUI, in: scope, depth: depth)
      case .UIColor: return staticMember(tree.text(node), .uiKit, in: scope, depth: depth)
      default: break
      }
      if tree.kind(base) == .identifierExpr, tree.mainIs(base, "self") {
        return named(name, node, in: scope, realm: realm, depth: depth)
      }
      owner = evaluator.typeName(base, in: scope)
    // `.text.detail`, where the place asks for a color.
    case .implicitMemberExpr:
      owner = evaluator.typeBehind(tree.name(base), below: type(realm).name, from: scope.file)
    default: break
    }
    if let owner {
      let found = evaluator.statics(name, of: base, named: owner, in: scope)
      guard found.count == 1 else { return .unknown }
      return value(ofMember: found[0], realm: realm, frame: nil, depth: depth)
    }
    switch tree.text(node) {
    // `view.tintColor` of a controller.
    case "tintColor" where realm == .uiKit && tree.kind(base) == .identifierExpr && tree.mainIs(base, "view"):
      return inheritedTint(in: scope)
    case "cgColor", "color", "swiftUIColor", "uiColor", "suColor":
      return value(of: base, in: scope, realm: realm, depth: depth + 1)
    case "gradient":
      // Lighter at the top, by how much is not published.
      return value(of: base, in: scope, realm: realm, depth: depth + 1).map(\.assumed)
    default: return .unknown
    }
  }

  private func identifier(_ node: NodeID, in scope: Scope, realm: Realm, depth: Int) -> ColourValue {
    named(scope.file.tree.name(node), node, in: scope, realm: realm, depth: depth)
  }

  private func named(_ name: Name, _ node: NodeID, in scope: Scope, realm: Realm, depth: Int) -> ColourValue {
    let file = scope.file
    if file.tree.kind(node) == .identifierExpr,
      let local = evaluator.local(name, at: file.tree.range(node).start, in: file)
    {
      guard local.isConstant else { return .unknown }
      return value(of: local.value, in: scope, realm: declaredRealm(local.type, file.tree) ?? realm, depth: depth + 1)
    }
    if let argument = scope.frame?.arguments[name] {
      return value(of: argument, in: scope.frame!.scope, realm: realm, depth: depth + 1)
    }
    if scope.member >= 0, file.members[Int(scope.member)].parameters.contains(where: { $0.name == name }) {
      return .unknown
    }
    if let own = evaluator.ownMember(name, in: scope) {
      return value(ofMember: own, realm: realm, frame: scope.frame, depth: depth)
    }
    if let global = project.global(named: name, from: file) {
      return value(ofMember: global, realm: realm, frame: nil, depth: depth)
    }
    return realm == .uiKit && name == Self.tintColor ? inheritedTint(in: scope) : .unknown
  }

  private func declaredRealm(_ type: NodeID, _ tree: Tree) -> Realm? {
    guard type.exists else { return nil }
    switch tree.known(type) {
    case .Color: return .swiftUI
    case .UIColor: return .uiKit
    default: return nil
    }
  }

  private func value(ofMember reference: MemberReference, realm: Realm, frame: Frame?, depth: Int) -> ColourValue {
    let member = project.member(reference)
    let home = project.file(reference)
    guard member.kind == .property else { return .unknown }
    // What is held by a wrapper changes while the app runs.
    guard member.attributes.allSatisfy({ $0 == .MainActor }) else { return .unknown }
    let realm = declaredRealm(member.type, home.tree) ?? realm
    let scope = Scope(file: home, type: member.owner, member: reference.index, frame: frame)
    if member.block.exists {
      guard let expression = evaluator.singleExpression(member.block, in: home.tree) else { return .unknown }
      return value(of: expression, in: scope, realm: realm, depth: depth + 1)
    }
    // A variable that others may set, and a stored property that an initialiser may be given, keep no promise.
    guard member.value.exists, member.isConstant || member.isStatic || isPrivate(member, in: home.tree) else {
      return .unknown
    }
    return value(of: member.value, in: scope, realm: realm, depth: depth + 1)
  }

  private func isPrivate(_ member: Member, in tree: Tree) -> Bool {
    var token = tree[member.node].firstToken
    for _ in 0..<4 where token > 0 {
      token -= 1
      let text = tree.tokens.text(token, in: tree.source)
      if text.elementsEqual("private".utf8) || text.elementsEqual("fileprivate".utf8) { return true }
      guard tree.tokens.isName(token) || text.elementsEqual("var".utf8) else { return false }
    }
    return false
  }

  // MARK: Branches

  private func ternary(_ node: NodeID, in scope: Scope, realm: Realm, depth: Int) -> ColourValue {
    let parts = scope.file.tree.children(node)
    guard parts.count == 3 else { return .unknown }
    // What a use passes may decide it: `material == nil` where a material is passed.
    if scope.frame != nil, let holds = evaluator.boolean(of: parts[0], in: scope) {
      return value(of: holds ? parts[1] : parts[2], in: scope, realm: realm, depth: depth + 1)
    }
    return choose(
      parts[0], in: scope, value(of: parts[1], in: scope, realm: realm, depth: depth + 1),
      value(of: parts[2], in: scope, realm: realm, depth: depth + 1))
  }

  /// One of two colours by a condition; a condition on the appearance is decided for each appearance, and of several joined
  /// by `&&` or `||` each is a condition of its own.
  func choose(
    _ condition: NodeID, in scope: Scope, _ then: ColourValue, _ otherwise: ColourValue, depth: Int = 0
  ) -> ColourValue {
    let conditions = Conditions(tree: scope.file.tree)
    switch conditions.form(of: condition) {
    case _ where depth > 4: return .unknown
    case .atom(let asked, let isNegated):
      if let held = scope.file.question(heldFor: condition), Self.asksForDark(asked) == nil {
        return choose(
          held, in: scope, isNegated ? otherwise : then, isNegated ? then : otherwise, depth: depth + 1)
      }
      if evaluator.asksWhetherUsable(condition, in: scope) { return isNegated ? otherwise : then }
      let isOpen = Self.asksForDark(asked) == nil && asksEnvironment(condition, in: scope)
      let text = isOpen ? .environment + asked : asked
      return choose(text, isNegated ? otherwise : then, isNegated ? then : otherwise)
    case .all(let left, let right):
      return choose(
        left, in: scope, choose(right, in: scope, then, otherwise, depth: depth + 1), otherwise, depth: depth + 1)
    case .any(let left, let right):
      return choose(
        left, in: scope, then, choose(right, in: scope, then, otherwise, depth: depth + 1), depth: depth + 1)
    case .not(let inner): return choose(inner, in: scope, otherwise, then, depth: depth + 1)
    case .list:
      // `if a, let b` is asked as a whole.
      let tree = scope.file.tree
      return choose(tree.compactText(of: condition), then, otherwise)
    }
  }

  private func choose(_ text: String, _ yes: ColourValue, _ no: ColourValue) -> ColourValue {
    if let isDark = Self.asksForDark(text) {
      return .byScheme(light: isDark ? no : yes, dark: isDark ? yes : no)
    }
    if Self.asksForContrast(text), let more = yes.single, let color = no.single {
      return .colour(.byContrast(color, increased: more))
    }
    if case .unknown = yes, case .unknown = no { return .unknown }
    // Where both are the same, no condition decides.
    if let color = yes.single, color == no.single { return yes }
    return .choice(condition: text, then: yes, otherwise: no)
  }

  /// `switch traits.userInterfaceStyle { case .dark: …; default: … }`
  /// nil where no case asks for an appearance.
  private func byAppearance(_ children: NodeList, in tree: Tree, _ colour: (NodeID) -> ColourValue) -> ColourValue? {
    var dark: ColourValue?
    var light: ColourValue?
    var rest: ColourValue?
    for branch in children where tree.kind(branch) == .switchCase {
      let value = colour(branch)
      let start = tree.range(branch).start
      let body = tree.lastChild(branch).exists ? tree.range(tree.lastChild(branch)).start : tree.range(branch).end
      let words = Words.split(tree.source.string(ByteRange(start, body)))
      if words.contains("dark") { dark = value }
      if words.contains("light") { light = value }
      if words.contains("default") || words.contains("unspecified") && !words.contains("light") { rest = value }
    }
    guard dark != nil || light != nil else { return nil }
    guard let dark = (dark ?? rest)?.single, let light = (light ?? rest)?.single else { return .unknown }
    return .colour(.byScheme(light: light, dark: dark))
  }

  private func branches(_ node: NodeID, in scope: Scope, realm: Realm, depth: Int) -> ColourValue {
    let tree = scope.file.tree
    func block(_ block: NodeID) -> ColourValue {
      let last = tree.lastChild(block)
      guard last.exists else { return .unknown }
      let expression = tree.kind(last) == .returnStmt ? tree.lastChild(last) : last
      return value(of: expression, in: scope, realm: realm, depth: depth + 1)
    }
    let children = tree.children(node)
    if tree.kind(node) == .ifExpr {
      guard children.count == 3, tree.kind(children[1]) == .codeBlock else { return .unknown }
      let otherwise =
        tree.kind(children[2]) == .ifExpr
        ? branches(children[2], in: scope, realm: realm, depth: depth + 1) : block(children[2])
      return choose(children[0], in: scope, block(children[1]), otherwise)
    }
    let subject = tree.compactText(of: children[0])
    if Self.isAppearance(subject.lowercased()), let found = byAppearance(children, in: tree, block) { return found }
    return choose(Conditions(tree: tree).cases(of: node) ?? []) { block($0) }
  }

  /// One of several by the cases of a `switch`; the last is what is left.
  func choose(_ cases: [(node: NodeID, text: String?)], _ value: (NodeID) -> ColourValue) -> ColourValue {
    var result: ColourValue?
    for one in cases.reversed() {
      guard let rest = result, let text = one.text else {
        result = value(one.node)
        continue
      }
      result = .choice(condition: text, then: value(one.node), otherwise: rest)
    }
    return result ?? .unknown
  }
}
