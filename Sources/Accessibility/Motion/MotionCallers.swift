// Functions, properties and private types that only code under a check of Reduce Motion names: they run under it as well.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// Finds what is guarded where it is called: `if reduceMotion { calm } else { lively }`.
struct MotionCallers {
  private let file: FileViews
  private var regions: [MotionRegion]
  private var callees: [Callee] = []

  /// Something that runs only where it is named, with the places that name it, its own code left out.
  private struct Callee {
    var ranges: [ByteRange]
    var places: [UInt32] = []
  }

  /// `isKnown` tells whether all that may call a member stands in the file. What reads the setting itself, one of
  /// `guards`, guards a part of its code, and each call of it counts as asking; so nothing follows from its calls.
  init(file: FileViews, guards: MotionNames, regions: [MotionRegion], isKnown: (Member) -> Bool) {
    self.file = file
    self.regions = regions
    var byName: [Name: [ByteRange]] = [:]
    var declared: Set<TokenID> = []
    let tree = file.tree
    for member in file.members {
      declared.insert(member.nameToken)
      guard member.kind == .function || member.kind == .property, member.block.exists, member.owner >= 0,
        Known(member.name) != .body, !guards.contains(member.name, at: tree.range(member.node).start), isKnown(member)
      else { continue }
      byName[member.name, default: []].append(tree.range(member.node))
    }
    for type in file.types {
      declared.insert(type.nameToken)
      let isHidden = file.types.contains { $0.name == type.name && $0.isHidden && $0.kind != .extensionDecl }
      if isHidden { byName[type.name, default: []].append(tree.range(type.node)) }
    }
    guard !byName.isEmpty else { return }
    let unmet = file.bodies.filter(\.surroundings.isOutOfScope).map { tree.range($0.block) }
    var found = byName.mapValues { Callee(ranges: $0) }
    tree.tokens.forEachName { token, _ in
      let name = tree.name(of: token)
      guard let ranges = byName[name], !declared.contains(token), !isLabel(token) else { return }
      let place = tree.tokens.start(token)
      guard !ranges.contains(where: { $0.contains(place) }), !unmet.contains(where: { $0.contains(place) }) else {
        return
      }
      found[name]?.places.append(place)
    }
    callees = found.values.filter { !$0.places.isEmpty }
  }

  /// The regions with those of what is guarded where it is called, through as many calls as it takes.
  func all() -> [MotionRegion] {
    var regions = regions
    var open = callees
    var isChanged = true
    while isChanged {
      isChanged = false
      open.removeAll { callee in
        guard let whenReduced = Self.guardOf(callee.places, regions) else { return false }
        regions += callee.ranges.map { MotionRegion(range: $0, whenReduced: whenReduced) }
        isChanged = true
        return true
      }
    }
    return regions
  }

  /// What holds at all the places: the setting on (true), off (false), or asked for in a way that cannot be told (an inner
  /// nil); nil when one of them does not ask, or when the code runs either way.
  private static func guardOf(_ places: [UInt32], _ regions: [MotionRegion]) -> Bool?? {
    var senses: Set<Bool?> = []
    for place in places {
      let around = regions.filter { $0.range.contains(place) }
      guard !around.isEmpty else { return nil }
      senses.insert(around.contains { $0.whenReduced == true } ? true : around.lazy.compactMap(\.whenReduced).first)
    }
    if senses.contains(true), senses.contains(false) { return nil }
    return .some(senses.count == 1 ? senses.first! : nil)
  }

  /// Whether a name is the label of an argument, and not a branch of a ternary.
  private func isLabel(_ token: TokenID) -> Bool {
    let tokens = file.tree.tokens
    guard token > 0, Int(token) + 1 < tokens.count, tokens.isSpelt(token + 1, ":", in: file.tree.source) else {
      return false
    }
    return tokens.isSpelt(token &- 1, "(", in: file.tree.source)
      || tokens.isSpelt(token &- 1, ",", in: file.tree.source)
  }
}

extension FileModel {
  /// The calls of the file, and what runs only with or only without Reduce Motion.
  func makeCodeIndex() -> CodeIndex {
    var index = CodeIndex(file: file, guards: guards)
    guard !index.motionRegions.isEmpty else { return index }
    index.motionRegions = MotionCallers(
      file: file, guards: guards, regions: index.motionRegions, isKnown: isCalledHereOnly
    ).all()
    return index
  }

  /// Whether nothing outside of the file calls a member: it is private, or one of a view that is declared in this file and
  /// nowhere else.
  private func isCalledHereOnly(_ member: Member) -> Bool {
    if member.isHidden { return true }
    let type = file.types[Int(member.owner)]
    if type.isHidden { return true }
    guard type.kind == .structDecl || type.kind == .extensionDecl else { return false }
    return project.declarations(ofType: type.name, from: file).allSatisfy { project.files[Int($0.file)] === file }
  }
}
