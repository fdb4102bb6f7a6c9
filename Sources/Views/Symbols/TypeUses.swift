// Which types the views of files are uses of.

import CurbcutSymbols

extension Project {
  /// Whether a name means one of some declarations in a file.
  public func means(one types: [TypeReference], by name: Name, in file: FileViews) -> Bool {
    type(named: name, from: file).map(types.contains) ?? false
  }

  /// The places where each type is used as a view.
  static func collectUses(
    _ files: [FileViews], _ symbols: Symbols, _ items: ProjectItems
  ) -> [TypeReference: [ViewUseReference]] {
    var uses: [TypeReference: [ViewUseReference]] = [:]
    for (number, file) in files.enumerated() { collectUses(in: file, symbols, items, Int32(number), into: &uses) }
    return uses
  }

  /// What a view passes that nothing but previews shows is passed to nobody.
  static func collectUses(
    in file: FileViews, _ symbols: Symbols, _ items: ProjectItems, _ number: Int32,
    into uses: inout [TypeReference: [ViewUseReference]]
  ) {
    let unused = items.unshown.unused
    let isUnused = file.types.map { !unused.isEmpty && unused.contains(UnshownTypes.key(of: $0, in: file)) }
    for index in file.views.indices where file.views[index].kind == .use && file.views[index].known == .other {
      let view = file.views[index]
      guard view.surroundings.isDisjoint(with: [.preview, .tests]),
        let type = symbols.type(named: view.name, from: file.symbols, below: view.qualifier)
      else { continue }
      let owner = view.body >= 0 ? file.bodies[Int(view.body)].owner : -1
      if owner >= 0, isUnused[Int(owner)] { continue }
      uses[type, default: []].append(ViewUseReference(file: number, index: Int32(index)))
    }
  }
}
