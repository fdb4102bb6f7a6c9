// The project's own modifiers that put a menu, swipes, a gesture, a passing message or a burst of pieces on what they are
// applied to, and the views they are applied to.

import CurbcutSymbols
import CurbcutSyntax

/// Who applies modifiers that bring a menu along.
struct MenuModifierIndex: Sendable {
  /// The names of the modifiers: of a type behind `.modifier`, or of a function.
  private(set) var names: Set<Name> = []
  private(set) var uses: [Name: [ViewUseReference]] = [:]

  init(_ files: [FileViews], _ packages: PackageTable) {
    for file in files { names.formUnion(Self.names(in: file, packages)) }
    // Few projects have any.
    guard !names.isEmpty else { return }
    for (number, file) in files.enumerated() { collect(in: file, Int32(number)) }
  }

  private static func brings(_ known: Known) -> Bool {
    switch known {
    case .contextMenu, .swipeActions, .gesture, .simultaneousGesture, .highPriorityGesture, .onLongPressGesture,
      .onTapGesture:
      true
    default: false
    }
  }

  /// The names of the modifiers that a file declares.
  static func names(in file: FileViews, _ packages: PackageTable) -> Set<Name> {
    var names: Set<Name> = []
    // A function may make a modifier that brings it: `func onHold(…) -> some View { modifier(Hold(…)) }`.
    for use in file.modifiers
    where brings(use.known) || use.known == .modifier || packages.shows(use.name, .message) {
      let view = file.views[Int(use.owner)]
      guard view.kind == .base else { continue }
      let body = file.bodies[Int(view.body)]
      if body.kind == .modifier, body.owner >= 0, use.known != .modifier {
        names.insert(file.types[Int(body.owner)].name)
      }
      if body.kind == .function, body.member >= 0 { names.insert(file.members[Int(body.member)].name) }
    }
    // A style that gives what a button says another font.
    for use in file.modifiers where use.known == .font {
      let view = file.views[Int(use.owner)]
      guard view.kind == .base, case let body = file.bodies[Int(view.body)], body.kind == .style, body.owner >= 0 else {
        continue
      }
      names.insert(file.types[Int(body.owner)].name)
    }
    // `ZStack { content; ConfettiCannon(…) }`
    guard packages.hasViews else { return names }
    for view in file.views
    where view.kind == .use && view.known == .other && packages.view(view.name)?.shows == .effect {
      let body = file.bodies[Int(view.body)]
      if body.kind == .modifier, body.owner >= 0 { names.insert(file.types[Int(body.owner)].name) }
    }
    return names
  }

  private mutating func collect(in file: FileViews, _ number: Int32) {
    for use in file.modifiers where use.known == .modifier || use.known == .other || use.known == .buttonStyle {
      guard let name = Self.applied(by: use, in: file), names.contains(name),
        file.views[Int(use.owner)].surroundings.isDisjoint(with: [.preview, .tests])
      else { continue }
      uses[name, default: []].append(ViewUseReference(file: number, index: use.owner))
    }
  }

  /// `Menu` of `.modifier(Menu(of: item))`, `Wide` of `.buttonStyle(Wide())`, `withMenu` of `.withMenu(item)`.
  private static func applied(by use: ViewModifierUse, in file: FileViews) -> Name? {
    guard use.known == .modifier || use.known == .buttonStyle else { return use.name }
    let tree = file.tree
    guard tree.kind(use.call) == .callExpr, let first = tree.children(use.call).dropFirst().first else { return nil }
    let argument = tree.lastChild(first)
    return tree.kind(argument) == .callExpr ? tree.name(tree.firstChild(argument)) : nil
  }

  /// The index with another version of a file, which declares the same.
  func replacing(_ number: Int32, with file: FileViews) -> MenuModifierIndex {
    guard !names.isEmpty else { return self }
    var result = self
    for name in uses.keys { result.uses[name]!.removeAll { $0.file == number } }
    var own = self
    own.uses = [:]
    own.collect(in: file, number)
    for (name, found) in own.uses {
      let all = result.uses[name] ?? []
      let place = all.firstIndex { $0.file > number } ?? all.endIndex
      result.uses[name, default: []].insert(contentsOf: found, at: place)
    }
    result.uses = result.uses.filter { !$0.value.isEmpty }
    return result
  }
}
