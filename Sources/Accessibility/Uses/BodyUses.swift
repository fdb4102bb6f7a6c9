// Where what makes a body is used: a component by its type, a property or function by its name, here and in the other
// files of its type.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// A body of a file.
struct BodyKey: Hashable {
  var file: ObjectIdentifier
  var body: Int32

  private var mixed: UInt64 { mixedBits(bits(of: file), UInt64(UInt32(bitPattern: body))) }
  func _rawHashValue(seed: Int) -> Int { spreadHash(mixed, seed: seed) }
  func hash(into hasher: inout Hasher) { hasher.combine(mixed) }
}

/// Finds the uses of bodies. Overloads share what is found under their name, so that many uses of many overloads are read
/// once.
final class BodyUses {
  private let project: Project
  private let engine: NameEngine
  @exclusivity(unchecked) private(set) var ofMembers: [MemberKey: [ViewReference]] = [:]
  /// Of components: each of their views asks.
  @exclusivity(unchecked) private var ofTypes: [TypeReference: [ViewReference]] = [:]
  @exclusivity(unchecked) private var ofMembersElsewhere: [MemberKey: [ViewReference]] = [:]

  /// No use tells which of the overloads of a type it means.
  struct MemberKey: Hashable {
    var file: ObjectIdentifier
    var owner: Name
    var name: Name

    private var mixed: UInt64 { mixedBits(mixedBits(bits(of: file), owner.hash), name.hash) }
    func _rawHashValue(seed: Int) -> Int { spreadHash(mixed, seed: seed) }
    func hash(into hasher: inout Hasher) { hasher.combine(mixed) }
  }

  /// A component used more often than this is taken to stand anywhere.
  private static let useLimit = 160

  init(engine: NameEngine) {
    self.engine = engine
    project = engine.project
  }

  func uses(ofBody index: Int32, in file: FileViews) -> [ViewReference] {
    let body = file.bodies[Int(index)]
    guard body.owner >= 0 else { return usesOfGlobal(body, in: file) }
    switch body.kind {
    case .body:
      guard let number = project.index(of: file) else { return [] }
      let type = TypeReference(file: number, index: body.owner)
      if let known = ofTypes[type] { return known }
      let uses = project.uses(of: type)
      let found =
        uses.count > Self.useLimit
        ? [] : uses.map { ViewReference(file: project.files[Int($0.file)], index: $0.index) }
      ofTypes[type] = found
      return found
    case .property, .function:
      guard body.member >= 0 else { return [] }
      let key = key(of: body, in: file)
      if let known = ofMembers[key] { return known }
      let uses = uses(ofMember: key.name, ofType: key.owner, in: file)
      ofMembers[key] = uses
      return uses
    default: return []
    }
  }

  private func uses(ofMember name: Name, ofType owner: Name, in file: FileViews) -> [ViewReference] {
    let uses = (file.references[name] ?? []).filter { index in
      let view = file.views[Int(index)]
      return !view.qualifier.exists || view.qualifier == owner || view.qualifier == Name("Self")
    }
    guard uses.count <= Self.useLimit else { return [] }
    return uses.map { ViewReference(file: file, index: $0) } + usesElsewhere(ofMember: name, ofType: owner, from: file)
  }

  private func key(of body: Body, in file: FileViews) -> MemberKey {
    MemberKey(
      file: ObjectIdentifier(file), owner: file.types[Int(body.owner)].name, name: file.members[Int(body.member)].name)
  }

  /// The uses of a function or property of no type, in all files.
  private func usesOfGlobal(_ body: Body, in file: FileViews, elsewhere: Bool = false) -> [ViewReference] {
    guard body.member >= 0, body.kind == .property || body.kind == .function else { return [] }
    let name = file.members[Int(body.member)].name
    let isLikeType = file.tree.string(of: file.members[Int(body.member)].nameToken).first?.isUppercase == true
    var result: [ViewReference] = []
    for number in isLikeType ? Array(project.files.indices) : project.filesReferring(to: name) {
      let home = project.files[number]
      if elsewhere, home === file { continue }
      // Elsewhere a function that is written like a type looks like one.
      let places =
        home.references[name]
        ?? (isLikeType ? home.views.indices.filter { home.views[$0].name == name }.map { Int32($0) }[...] : [])
      // Most files say nothing of that name, and some mean another one.
      guard !places.isEmpty, let meant = project.global(named: name, from: home), project.file(meant) === file,
        meant.index == body.member
      else { continue }
      for index in places where !home.views[Int(index)].qualifier.exists {
        let view = home.views[Int(index)]
        guard view.surroundings.isDisjoint(with: [.preview, .tests]) else { continue }
        let scope = Scope(file: home, body: view.body)
        guard engine.evaluator.ownMember(name, in: scope) == nil else { continue }
        result.append(ViewReference(file: home, index: index))
        if result.count > Self.useLimit { return [] }
      }
    }
    return result
  }

  /// The uses of a property or function in other files: of one that belongs to a type, in the parts of its type that stand
  /// there, as `.toolbar { bar() }` in the declaration and the function in an extension.
  func usesElsewhere(ofBody index: Int32, in file: FileViews) -> [ViewReference] {
    let body = file.bodies[Int(index)]
    guard body.owner >= 0 else { return usesOfGlobal(body, in: file, elsewhere: true) }
    guard body.member >= 0, body.kind == .property || body.kind == .function else { return [] }
    let key = key(of: body, in: file)
    if let known = ofMembersElsewhere[key] { return known }
    let uses = usesElsewhere(ofMember: key.name, ofType: key.owner, from: file)
    ofMembersElsewhere[key] = uses
    return uses
  }

  private func usesElsewhere(ofMember name: Name, ofType owner: Name, from file: FileViews) -> [ViewReference] {
    let parts = project.declarations(ofType: owner, from: file)
    guard parts.count <= Self.useLimit else { return [] }
    var result: [ViewReference] = []
    for part in parts where parts.count > 1 {
      let home = project.files[Int(part.file)]
      guard home !== file else { continue }
      // A private member of the same name is meant there.
      if home.types[Int(part.index)].members.contains(where: { home.members[Int($0)].name == name }) { continue }
      for index in home.references[name] ?? [] {
        let view = home.views[Int(index)]
        guard home.bodies[Int(view.body)].owner == part.index, view.surroundings.isDisjoint(with: [.preview, .tests]),
          !view.qualifier.exists || view.qualifier == owner || view.qualifier == Name("Self")
        else { continue }
        result.append(ViewReference(file: home, index: index))
        if result.count > Self.useLimit { return [] }
      }
    }
    func isStatic(_ member: Member) -> Bool {
      member.isStatic && member.owner >= 0 && file.types[Int(member.owner)].name == owner
    }
    guard let member = file.memberIndex[name]?.first(where: { isStatic(file.members[Int($0)]) }) else { return result }
    let others = usesByType(ofStatic: file.members[Int(member)], ofType: owner, parts: parts, from: file)
    return result.count + others.count > Self.useLimit ? [] : result + others
  }

  /// The uses of a static member behind the name of its type, outside of that type: `WindowGroup { Root.make() }`.
  private func usesByType(
    ofStatic member: Member, ofType owner: Name, parts: [TypeReference], from file: FileViews
  ) -> [ViewReference] {
    guard !member.isHidden else { return [] }
    var result: [ViewReference] = []
    for number in project.filesReferring(to: member.name) where project.files[number] !== file {
      let home = project.files[number]
      for index in home.references[member.name] ?? [] {
        let view = home.views[Int(index)]
        let body = home.bodies[Int(view.body)]
        guard view.qualifier == owner, view.surroundings.isDisjoint(with: [.preview, .tests]),
          !parts.contains(TypeReference(file: Int32(number), index: body.owner)),
          project.means(one: parts, by: owner, in: home)
        else { continue }
        result.append(ViewReference(file: home, index: index))
        if result.count > Self.useLimit { return [] }
      }
    }
    return result
  }
}
