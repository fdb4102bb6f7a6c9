// What is known about one object of UIKit: all that is said to it under any of its names, in its type, in extensions and
// base classes in other files, and by other types; and whether something may have been said that cannot be seen.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// An object that the code of a file makes.
public struct UIKitObject: Sendable {
  public var type: UIKitType
  /// The call that makes it.
  public var creation: NodeID
  /// Index into `FileViews.members` of the code or property that makes it.
  public var member: Int32
  /// The local it is kept in, or -1.
  public var local: Int32
  /// The name it is kept under; `.none` when it is used where it is made.
  public var name: Name
}

/// Where an object of a class of the project is made, in any file.
public struct UIKitCreation {
  public var file: FileViews
  public var creation: NodeID
  /// Index into `FileViews.members` of that file.
  public var member: Int32
  /// The local or property that keeps it.
  public var name: Name
  var local: Int32 = -1
  /// What is said to it where it is kept.
  public var said: UIKitFacts
  /// The same, and what its class says of itself.
  public var facts: UIKitFacts
}

extension UIKitModel {
  /// The objects that the file makes and keeps under a name, in source order.
  func makeObjects() -> [UIKitObject] {
    var result: [UIKitObject] = []
    for (index, local) in code.locals.enumerated() where local.value.exists && isJudged(local.member) {
      guard let creation = creation(of: local.value), let type = type(of: creation, member: local.member),
        !isTakenOutAtOnce(Int32(index))
      else { continue }
      result.append(
        UIKitObject(type: type, creation: creation, member: local.member, local: Int32(index), name: local.name))
    }
    // By their places: a copy of a member counts references.
    let members = file.members
    for index in members.indices
    where members[index].kind == .property && members[index].value.exists && isJudged(Int32(index)) {
      // A closure's local is an object already.
      guard let creation = creation(of: members[index].value), let type = type(of: creation, member: Int32(index))
      else { continue }
      result.append(
        UIKitObject(type: type, creation: creation, member: Int32(index), local: -1, name: members[index].name))
    }
    result += assignedObjects()
    return result.sorted { $0.creation < $1.creation }
  }

  /// The call of an initialiser, or of a function that gives an object of the class it is called by, when an expression is
  /// one: `UILabel.forAutoLayout()`.
  public func creation(of value: NodeID) -> NodeID? {
    guard tree.kind(value) == .callExpr else { return nil }
    if let passed = types.passedOn(by: value, in: file) { return creation(of: passed.object) }
    let callee = tree.firstChild(value)
    switch tree.kind(callee) {
    case .identifierExpr: return tree.startsWithCapital(callee) ? value : nil
    case .memberExpr:
      let base = tree.firstChild(callee)
      guard tree.startsWithCapital(base) else { return nil }
      if ["init", "systemButton"].contains(tree.text(callee)) { return value }
      guard tree.kind(base) == .identifierExpr,
        let factory = types.factory(tree.name(callee), of: tree.name(base), from: file), types.returnsSelf(factory)
      else { return nil }
      return value
    case .closureExpr:
      // `{ UIButton() }()`
      guard let last = types.returned(by: callee, in: file), tree.kind(last) == .callExpr else { return nil }
      return creation(of: last)
    default: return nil
    }
  }

  /// The property that a closure makes an object for: `toggle` of `lazy var toggle = { let made = UISwitch(); return made }()`.
  public func propertyName(of object: UIKitObject) -> Name? { propertyName(ofLocal: object.local) }

  /// The property whose closure gives a local back.
  public func propertyName(ofLocal local: Int32) -> Name? {
    propertyName(ofLocal: local, in: file)
  }

  /// The same for a local of any file.
  private func propertyName(ofLocal local: Int32, in file: FileViews) -> Name? {
    guard local >= 0, let code = file.uikit else { return nil }
    let tree = file.tree
    let binding = code.locals[Int(local)]
    let member = file.members[Int(binding.member)]
    guard member.kind == .property, member.value.exists, tree.kind(member.value) == .callExpr else { return nil }
    let closure = tree.firstChild(member.value)
    guard tree.kind(closure) == .closureExpr, let last = types.returned(by: closure, in: file),
      tree.kind(last) == .identifierExpr, tree.name(last) == binding.name
    else { return nil }
    return member.name
  }

  /// The names under which the code that keeps an object of a class finds it.
  public func keptName(of creation: UIKitCreation) -> Name {
    propertyName(ofLocal: creation.local, in: creation.file) ?? creation.name
  }

  /// What is said to an object anywhere.
  public func facts(of object: UIKitObject) -> UIKitFacts {
    let key = ObjectKey(creation: object.creation, local: object.local, name: object.name)
    if let known = objectFacts[key] { return known }
    var reader = UIKitFactReader(model: self)
    if object.local >= 0 {
      reader.read(local: object.local)
    } else {
      reader.read(member: object.name, of: file.members[Int(object.member)].owner)
    }
    reader.read(classOf: object.type)
    bind(&reader.facts, toMakingOf: object.type)
    objectFacts[key] = reader.facts
    return reader.facts
  }

  /// Whether a class of the project says a word to itself, in its code or by overriding the member.
  public func classSays(_ word: UIKitWord, _ type: UIKitType) -> Bool {
    var reader = UIKitFactReader(model: self)
    reader.read(classOf: type)
    return reader.facts.says(word)
  }

  /// Whether a class of the project says one of several words to itself.
  public func classSaysAny(_ words: Set<UIKitWord>, _ type: UIKitType) -> Bool {
    var reader = UIKitFactReader(model: self)
    reader.read(classOf: type)
    return words.contains { reader.facts.says($0) }
  }

  /// Where objects of a class are made and kept, anywhere in the project, and what is said to each.
  public func creations(ofClass name: Name) -> [UIKitCreation] {
    if let known = classCreations[name] { return known }
    let made = makeCreations(ofClass: name)
    classCreations[name] = made
    return made
  }

  private func makeCreations(ofClass name: Name) -> [UIKitCreation] {
    var result: [UIKitCreation] = []
    for place in model.evaluator.facts.files(making: name, in: project) {
      let there = project.files[Int(place)]
      guard let code = there.uikit else { continue }
      func makes(_ value: NodeID) -> Bool { there.tree.madeClass(value) == name }
      for (index, local) in code.locals.enumerated() where makes(local.value) {
        guard there.members[Int(local.member)].surroundings.isDisjoint(with: [.preview, .tests]) else { continue }
        var reader = UIKitFactReader(file: there, code: code, project: project, readings: readings)
        reader.read(local: Int32(index))
        // What a representable gives to SwiftUI is said there.
        if reader.facts.isOpen, isShownPlainly(by: local.member, Int32(index), in: there, code) {
          reader.facts.isOpen = false
        }
        let said = reader.facts
        reader.readClass(named: name, from: there)
        result.append(
          UIKitCreation(
            file: there, creation: local.value, member: local.member, name: local.name, local: Int32(index), said: said,
            facts: reader.facts))
      }
      func add(_ creation: NodeID, keptAs kept: Name, of owner: Int32, by member: Int32) {
        var reader = UIKitFactReader(file: there, code: code, project: project, readings: readings)
        reader.read(member: kept, of: owner)
        let said = reader.facts
        reader.readClass(named: name, from: there)
        result.append(
          UIKitCreation(file: there, creation: creation, member: member, name: kept, said: said, facts: reader.facts))
      }
      // By their places: a copy of a declaration counts references.
      for index in there.members.indices
      where there.members[index].kind == .property && makes(there.members[index].value) {
        let member = there.members[index]
        guard member.surroundings.isDisjoint(with: [.preview, .tests]) else { continue }
        add(member.value, keptAs: member.name, of: member.owner, by: Int32(index))
      }
      // `placeholder = PlaceholderView()`: made where it is kept, in a property that is declared without a value.
      for making in code.makings where makes(making.value) {
        let member = there.members[Int(making.member)]
        guard member.owner >= 0, member.surroundings.isDisjoint(with: [.preview, .tests]),
          code.local(named: making.name, at: there.tree.range(making.value).start) == nil
        else { continue }
        add(making.value, keptAs: making.name, of: member.owner, by: making.member)
      }
    }
    return result
  }

  /// Whether a local is given back by `makeUIView`, is handed to nothing else, and the files that show the representable
  /// in SwiftUI never speak of accessibility.
  private func isShownPlainly(by member: Int32, _ local: Int32, in there: FileViews, _ code: UIKitCode) -> Bool {
    let maker = there.members[Int(member)]
    guard maker.name == Name("makeUIView"), maker.owner >= 0, let file = project.index(of: there),
      there.types[Int(maker.owner)].inheritedNames.contains(Name("UIViewRepresentable")),
      !code.uses.contains(where: { $0.local == local && ($0.word == .passed || $0.word == .assigned) })
    else { return false }
    let uses = project.uses(of: TypeReference(file: file, index: maker.owner))
    return !uses.isEmpty
      && uses.allSatisfy { use in
        let home = project.files[Int(use.file)]
        let body = home.views[Int(use.index)].body
        guard body >= 0, home.bodies[Int(body)].kind != .preview else { return true }
        let block = home.tree.source.string(home.tree.range(home.bodies[Int(body)].block))
        return !block.contains("ccessib") && !block.contains("a11y")
          // What modifiers of the project say of it.
          && !model.engine.appliedModifiers(of: ViewReference(file: home, index: use.index)).contains {
            $0.file.tree.string(of: $0.use.nameToken).hasPrefix("accessib")
          }
      }
      && there.types[Int(maker.owner)].members.allSatisfy { index in
        !there.tree.source.string(there.tree.range(there.members[Int(index)].node)).contains("ccessib")
      }
  }

  /// Whether a class of the project, or one it inherits from there, has a member of a name.
  public func hasMember(_ name: Name, _ type: UIKitType) -> Bool {
    type.isOwn && types.member(name, ofTypeNamed: type.name, from: file) != nil
  }

  /// Whether the view whose code makes the object is one element itself or chooses its elements, so that the object may
  /// not be met.
  public func isInsideElement(_ object: UIKitObject) -> Bool {
    let owner = file.members[Int(object.member)].owner
    if let known = elementOwners[owner] { return known }
    var reader = UIKitFactReader(model: self)
    reader.readClassOfCode(at: object.member)
    let isInside = reader.facts.saysAny(.isAccessibilityElement, .accessibilityElementsHidden, .accessibilityElements)
    elementOwners[owner] = isInside
    return isInside
  }

  /// Whether the code that makes an object stands in a view that is one element or chooses its elements.
  public func isInsideElement(_ creation: UIKitCreation) -> Bool {
    guard let code = creation.file.uikit else { return true }
    var reader = UIKitFactReader(file: creation.file, code: code, project: project, readings: readings)
    reader.readClassOfCode(at: creation.member)
    if reader.facts.saysAny(.isAccessibilityElement, .accessibilityElementsHidden, .accessibilityElements) {
      return true
    }
    // A bar button may speak for its view; a control, and what has a label, for what is in it.
    let there = creation.file
    func isIt(_ path: UIKitPath, _ local: Int32) -> Bool { path.name == creation.name && local == creation.local }
    for use in code.uses where use.word == .assigned && isIt(use.path, use.local) {
      if there.tree.text(there.tree.firstChild(use.node)) == "customView" { return true }
    }
    for placement in code.placements where isIt(placement.child, placement.childLocal) {
      guard let holder = placement.holder, holder.root != .own else { continue }
      let callee = there.tree.firstChild(placement.node)
      if types.type(of: there.tree.firstChild(callee), in: there, member: placement.member)?.kind.isControl == true {
        return true
      }
      var reader = UIKitFactReader(file: there, code: code, project: project, readings: readings)
      if placement.holderLocal >= 0 {
        reader.read(local: placement.holderLocal)
      } else {
        reader.read(member: holder.name, of: there.members[Int(placement.member)].owner)
      }
      if reader.facts.saysAny(.accessibilityLabel, .isAccessibilityElement, .accessibilityElementsHidden) {
        return true
      }
    }
    return false
  }

  /// The class of UIKit that a class of the project is made from; nil where the project does not tell.
  public func systemClass(of name: Name) -> Name? {
    guard let last = types.lineage(of: name, from: file).last, UIKitClass(system: last.name) != nil,
      !project.mayMeanOwnType(last.name, from: last.file)
    else { return nil }
    return last.name
  }

  /// Whether the code of a class, of those it inherits from or of a protocol it follows has a word of accessibility in it.
  public func mentionsAccessibility(_ name: Name) -> Bool {
    var open = types.lineage(of: name, from: file).map(\.name)
    var seen: Set<Name> = []
    while let next = open.popLast() {
      guard seen.insert(next).inserted, seen.count < 40 else { continue }
      for reference in project.declarations(ofType: next, from: file) {
        let home = project.files[Int(reference.file)]
        let declaration = home.types[Int(reference.index)]
        open += declaration.inheritedNames
        if Self.isAboutAccessibility(home.tree.source[home.tree.range(declaration.node)]) { return true }
      }
    }
    return false
  }

  /// Whether a text has `accessib` or `a11y` in it, in whatever case the first letter is.
  private static func isAboutAccessibility(_ text: ArraySlice<UInt8>) -> Bool {
    text.withUnsafeBufferPointer { bytes in
      ["ccessib", "CCESSIB", "a11y", "A11y", "A11Y"].contains { (word: StaticString) in
        word.withUTF8Buffer { FastText.find($0, in: bytes) }
      }
    }
  }

  /// Whether the code of a controller, or of those it inherits from, has a word of a title or its bar in it.
  public func mentionsTitle(_ name: Name) -> Bool {
    for (ancestor, from) in types.lineage(of: name, from: file) {
      for reference in project.declarations(ofType: ancestor, from: from) {
        let home = project.files[Int(reference.file)]
        let declaration = home.types[Int(reference.index)]
        let text = home.tree.source.string(home.tree.range(declaration.node))
        for word in [
          "navigationItem", "avigationBar", "title =", "var title", "setTitle(", "tabBarItem", "storyboard", "addChild",
        ]
        where text.contains(word) { return true }
      }
    }
    return false
  }

  /// What a getter of one expression gives.
  public func singleExpression(of member: Int32) -> NodeID? {
    let member = file.members[Int(member)]
    return member.block.exists ? model.evaluator.singleExpression(member.block, in: tree) : nil
  }

  /// Whether a button has a configuration, which sets the font of its title whenever it is shown anew.
  public func isConfigured(_ button: UIKitUse) -> Bool {
    let facts = facts(ofObjectIn: button)
    if facts.saysElsewhere(.configuration) { return true }
    if facts.uses.contains(where: {
      $0.path.part == Self.configuration || $0.word == .configuration && !tree.mainIs($0.value, "nil")
    }) {
      return true
    }
    func isMadeWithOne(_ value: NodeID) -> Bool {
      guard let creation = value.exists ? creation(of: value) : nil else { return false }
      return tree.argument(of: creation, label: "configuration") != nil
    }
    if button.local >= 0 { return isMadeWithOne(code.locals[Int(button.local)].value) }
    let owner = file.members[Int(button.member)].owner
    guard owner >= 0, let found = types.member(button.path.name, ofType: owner, in: file),
      project.file(found) === file
    else { return false }
    return isMadeWithOne(project.member(found).value)
  }

  private static let configuration = Name("configuration")

  /// What is said to the object of a use, under any of its names; open for what is not followed.
  public func facts(ofObjectIn use: UIKitUse) -> UIKitFacts {
    if let object = objectSetUp(by: use) { return facts(of: object) }
    var reader = UIKitFactReader(model: self)
    if use.local >= 0 {
      reader.read(local: use.local)
    } else if use.path.root == .bare || use.path.root == .member {
      reader.read(member: use.path.name, of: file.members[Int(use.member)].owner)
    } else if use.path.root == .own {
      reader.readClassOfCode(at: use.member)
    } else {
      reader.facts.isOpen = true
    }
    // `header.titleLabel` of a class of the project is a label of that class, to which its own code speaks.
    if use.path.part.exists, case let holder = tree.unwrapped(use.base), tree.kind(holder) == .memberExpr,
      let type = type(of: tree.firstChild(holder), member: use.member), hasMember(use.path.part, type)
    {
      reader.facts.isOpen = true
    }
    if let type = type(of: use), use.path.root != .own { reader.read(classOf: type) }
    return reader.facts
  }
}

/// Gathers what is said to one object, following its names.
struct UIKitFactReader {
  let file: FileViews
  private let code: UIKitCode
  let types: UIKitTypes
  let project: Project
  /// Whether it is known what Interface Builder does with outlets, so that they are properties like others.
  let knowsOutlets: Bool
  /// Nil where a reader reads about one object only.
  private var readings: UIKitReadings?
  var facts = UIKitFacts()
  private var seenLocals: Set<Int32> = []
  /// Locals of other files.
  private var seenElsewhere: Set<NameEngine.ViewKey> = []
  private var seenMembers: Set<Name> = []
  /// Properties in which functions store what they are handed.
  private var seenStores: Set<MemberReference> = []
  private var seenClasses: Set<Name> = []
  var seenFunctions: Set<MemberReference> = []
  var seenFactories: Set<MemberReference> = []
  /// Calls that are followed with what they pass: functions that call each other twice multiply.
  var sitesLeft = 200
  /// What the function was given that makes the object.
  var factoryFrame: Frame?
  var factoryCall: (call: NodeID, member: Int32, file: FileViews)?
  /// How many names for the same object lie between it and the one that is read.
  private var depth = 0
  private static let depthLimit = 100

  init(model: UIKitModel) {
    (file, code, types, project) = (model.file, model.code, model.types, model.project)
    knowsOutlets = false
    readings = model.readings
  }

  /// Reads about an object that Interface Builder makes, in a file that declares its class or that of its owner.
  init(file: FileViews, code: UIKitCode, project: Project, readings: UIKitReadings? = nil) {
    self.readings = readings
    (self.file, self.code, self.project) = (file, code, project)
    types = UIKitTypes(project: project)
    knowsOutlets = true
  }

  /// Goes on to another name; beyond the limit others may say anything.
  mutating func enter() -> Bool {
    guard depth < Self.depthLimit else {
      facts.isOpen = true
      return false
    }
    depth += 1
    return true
  }

  mutating func leave() { depth -= 1 }

  /// Whether a local has not been read, which it is from now on.
  mutating func isNew(_ local: Int32, in there: FileViews) -> Bool {
    if there === file { return seenLocals.insert(local).inserted }
    return seenElsewhere.insert(NameEngine.ViewKey(file: ObjectIdentifier(there), index: local)).inserted
  }

  mutating func isNew(_ property: MemberReference) -> Bool { seenStores.insert(property).inserted }

  // MARK: Names

  /// A local of the model's own file.
  mutating func read(local: Int32) {
    guard seenLocals.insert(local).inserted, enter() else { return }
    defer { depth -= 1 }
    let binding = code.locals[Int(local)]
    // A parameter, or what a pattern finds: others know the object as well.
    if !binding.value.exists { facts.isOpen = true }
    if UIKitCode.path(binding.value, file.tree) != nil { alias(of: binding.value, member: binding.member) }
    readMaker(of: binding.value, member: binding.member, in: file)
    for index in code.usesByName[binding.name] ?? [] where code.uses[Int(index)].local == local {
      note(code.uses[Int(index)], in: file)
    }
  }

  /// The object under another name that an expression finds it by.
  private mutating func alias(of node: NodeID, member: Int32) {
    guard let path = UIKitCode.path(node, file.tree) else { return }
    switch path.root {
    case .bare, .member:
      if path.root == .bare, let local = code.local(named: path.name, at: file.tree.range(node).start) {
        read(local: local)
      } else {
        read(member: path.name, of: file.members[Int(member)].owner)
      }
    default: facts.isOpen = true
    }
  }

  /// A property of a type of the model's own file, as it is known in all of the type's files.
  mutating func read(member name: Name, of owner: Int32) {
    guard seenMembers.insert(name).inserted, enter() else { return }
    defer { depth -= 1 }
    guard owner >= 0 else { return readForeign(name) }
    let type = file.types[Int(owner)]
    guard let reference = types.member(name, ofType: owner, in: file) else {
      readForeign(name)
      facts.isOpen = true
      return
    }
    readForeign(name, of: reference)
    let member = project.member(reference)
    let home = project.file(reference)
    if !knowsOutlets, member.attributeNodes.contains(where: { home.tree.text($0).hasPrefix("IB") }) {
      // A subclass may be what the file names, so only what its own class is connected to is known.
      let names = types.lineage(of: type.name, from: file).map(\.name)
      if let words = project.outlets.words(saidTo: name, ofTypes: names) {
        for word in words { facts.noteBuilt(word) }
      } else {
        facts.isOpen = true
      }
    }
    if member.kind != .property { facts.isOpen = true }
    readMaker(of: member.value, member: reference.index, in: home)
    for (ancestor, from) in types.lineage(of: type.name, from: file) {
      for declaration in project.declarations(ofType: ancestor, from: from) {
        let there = project.files[Int(declaration.file)]
        guard let code = there.uikit else { continue }
        for place in code.makingsByName[name] ?? [] {
          let making = code.makings[Int(place)]
          guard there.members[Int(making.member)].owner == declaration.index else { continue }
          readMaker(of: making.value, member: making.member, in: there)
        }
        read(name, in: there, code, declaration: declaration.index, property: reference)
      }
    }
  }

  private mutating func read(
    _ name: Name, in there: FileViews, _ code: UIKitCode, declaration: Int32, property: MemberReference
  ) {
    readSaid(to: name, in: there, code, declaration: declaration)
    let isHome = project.file(property) === there
    for use in code.uses {
      switch use.word {
      case .assigned where use.name == name && there.members[Int(use.member)].owner == declaration:
        // `closeButton = button`: what is said to the local is said to the property.
        if there === file, use.local >= 0 {
          read(local: use.local)
        } else if there === file, use.path.root == .bare || use.path.root == .member, !use.path.part.exists {
          // `accessory = closeButton`: both are properties of the class.
          read(member: use.path.name, of: declaration)
        } else {
          facts.isOpen = true
        }
      case .returned where isHome && use.member == property.index && use.local >= 0:
        if there === file { read(local: use.local) } else { readAll(ofLocal: use.local, in: there, code) }
      default: break
      }
    }
  }

  /// What the code of a declaration says to a property.
  mutating func readSaid(to name: Name, in there: FileViews, _ code: UIKitCode, declaration: Int32) {
    for index in code.usesByName[name] ?? [] {
      let use = code.uses[Int(index)]
      guard use.local < 0, use.path.root == .bare || use.path.root == .member,
        there.members[Int(use.member)].owner == declaration
      else { continue }
      note(use, in: there)
    }
    // `let same = button`, `if let found = self.button`: the object under a shorter name.
    for index in code.localsByPath[name] ?? []
    where there.members[Int(code.locals[Int(index)].member)].owner == declaration {
      if there === file { read(local: index) } else { readAll(ofLocal: index, in: there, code) }
    }
  }

  /// A local in another file; its other names there are not followed.
  private mutating func readAll(ofLocal local: Int32, in there: FileViews, _ code: UIKitCode) {
    guard seenElsewhere.insert(NameEngine.ViewKey(file: ObjectIdentifier(there), index: local)).inserted, enter() else {
      return
    }
    defer { depth -= 1 }
    let binding = code.locals[Int(local)]
    readMaker(of: binding.value, member: binding.member, in: there)
    for use in code.uses where use.local == local { note(use, in: there) }
  }

  // MARK: Uses

  mutating func noteForeign(_ use: UIKitUse, in there: FileViews) {
    switch use.word {
    case .passed: handOn(use, in: there)
    case .assigned, .returned: facts.isOpen = true
    case .called: break
    // Which object's title that is, is not known; words it gives to none.
    case .setTitle, .setAttributedTitle: if emptied(by: use, there.tree) == nil { facts.noteElsewhere(use.word) }
    default: facts.noteElsewhere(use.word)
    }
  }

  mutating func note(_ use: UIKitUse, in there: FileViews) {
    // What stands behind a property that no package of the project has means something else.
    if use.word == .fixedWidth || use.word == .fixedHeight, use.name != UIKitCode.constraint,
      project.packages.constraints(use.name) == nil
    {
      return
    }
    if there === file { facts.uses.append(use) }
    let isPainted = knowsOutlets && UIKitFacts.painting.contains(use.word) && !use.path.part.exists
    if isPainted { facts.painted.append(UIKitMade(use: use, file: there, frame: nil)) }
    switch use.word {
    case .passed: handOn(use, in: there)
    case .called: follow(use, in: there)
    case .returned: returned(use, in: there)
    case .assigned: assigned(use, in: there)
    case .setTitle, .setAttributedTitle: title(setBy: use, in: there, isPainted: isPainted)
    default: say(use.word, in: there, isPainted: isPainted)
    }
  }

  private mutating func returned(_ use: UIKitUse, in there: FileViews) {
    let member = there.members[Int(use.member)]
    if there === file, let local = code.localGiven(by: use, there.tree) { return read(local: local) }
    // The closure that makes a property gives it to the property; whoever calls a function goes on with it.
    guard there === file, member.kind == .property else {
      facts.isOpen = true
      return
    }
    read(member: member.name, of: member.owner)
  }

  private mutating func assigned(_ use: UIKitUse, in there: FileViews) {
    let tree = there.tree
    let target = tree.firstChild(use.node)
    if UIKitPlaces.names.contains(use.name) { return held(by: use, target, in: there) }
    if let local = oneOfSeveral(target, in: there) { return read(oneOfSeveralIn: local, in: there) }
    guard there === file else { return store(target, by: use, in: there) }
    guard let path = UIKitCode.path(target, tree) else {
      facts.isOpen = true
      return
    }
    switch path.root {
    case .bare, .member: alias(of: target, member: use.member)
    case .foreign: facts.isOpen = true
    default: break
    }
  }

  /// What is said to the property of the system that an object has been put into: after
  /// `navigationItem.rightBarButtonItem = item` that is the object, until another one takes its place.
  private mutating func held(by put: UIKitUse, _ target: NodeID, in there: FileViews) {
    guard let code = there.uikit, there.tree.kind(target) == .memberExpr else { return }
    let place = Held(put: put, target: target, file: there)
    for index in code.usesByName[put.name] ?? [] {
      let use = code.uses[Int(index)]
      switch use.word {
      case .passed, .assigned, .returned: continue
      default: if place.isSaid(use) { note(use, in: there) }
      }
    }
    // `if let item = navigationItem.rightBarButtonItem`
    for (index, local) in code.locals.enumerated() where place.isHeld(by: local.value, local.member) {
      if there === file { read(local: Int32(index)) } else { readAll(ofLocal: Int32(index), in: there, code) }
    }
  }

  // MARK: Calls and classes

  /// `home` is given for what a class says of itself.
  mutating func noteOwn(_ use: UIKitUse, in home: FileViews? = nil) {
    switch use.word {
    case .passed:
      // Whoever else knows the object by its own code speaks at any time.
      if let home, !use.path.part.exists { handOnOwn(use, in: home) } else { facts.isOpen = true }
    case .assigned, .returned: facts.isOpen = true
    case .called: break
    default: if let home { facts.noteMade(use, in: home, nil, isOfClass: true) } else { facts.noteElsewhere(use.word) }
    }
  }

  /// What a class of the project says to itself counts for each of its objects.
  mutating func read(classOf type: UIKitType) {
    guard type.isOwn else { return }
    readClass(type.name, from: file)
  }

  /// What a class of the project says to itself.
  mutating func readClass(named name: Name, from home: FileViews) { readClass(name, from: home) }

  /// What a class says of itself, wherever it is declared; open when the project does not declare it.
  mutating func read(classNamed name: Name, from home: FileViews) {
    if UIKitClass(system: name) != nil, project.type(named: name, from: home) == nil { return }
    guard project.type(named: name, from: home) != nil, types.type(named: name, from: home) != nil else {
      facts.isOpen = true
      return
    }
    readClass(name, from: home)
  }

  mutating func readClassOfCode(at member: Int32) {
    let owner = file.members[Int(member)].owner
    guard owner >= 0 else { return }
    readClass(file.types[Int(owner)].name, from: file)
  }

  private static let titleLabel = Name("titleLabel")

  private mutating func readClass(_ name: Name, from: FileViews) {
    for (ancestor, from) in types.lineage(of: name, from: from) where seenClasses.insert(ancestor).inserted {
      guard UIKitClass(system: ancestor) == nil else { continue }
      let key = UIKitReadings.Key(name: ancestor, file: ObjectIdentifier(from))
      if let known = readings?.classes[key] {
        facts.addOwn(of: known)
        continue
      }
      let others = facts
      facts = UIKitFacts()
      readDeclarations(of: ancestor, from: from)
      let own = facts
      readings?.classes[key] = own
      facts = others
      facts.addOwn(of: own)
    }
  }

  private mutating func readDeclarations(of name: Name, from: FileViews) {
    for declaration in project.declarations(ofType: name, from: from) {
      let there = project.files[Int(declaration.file)]
      guard let code = there.uikit else { continue }
      for use in code.uses where there.members[Int(use.member)].owner == declaration.index {
        if use.path.root == .own, !use.path.part.exists {
          noteOwn(use, in: there)
        } else if use.path.part.exists {
          noteOwn(use)
        }
        // What a view says to its own parts may stand for what it says itself.
        if use.path.root == .bare, use.path.name == Self.titleLabel { noteOwn(use) }
      }
      for index in there.types[Int(declaration.index)].members {
        if let word = UIKitWord(member: there.members[Int(index)].name) { facts.noteElsewhere(word) }
      }
    }
  }
}

/// What classes of the project say of themselves, which is read once for all their objects.
final class UIKitReadings {
  struct Key: Hashable {
    var name: Name
    /// The file from which the name is looked up.
    var file: ObjectIdentifier
  }
  var classes: [Key: UIKitFacts] = [:]
}
