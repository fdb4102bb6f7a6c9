// Which screens hold what no rule can look into.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutLint
import CurbcutRules
@_exported import CurbcutSourceText
import CurbcutSymbols
import CurbcutViews

extension AuditRun {
  /// Fills in the screens of each kind. Objective-C is looked for here alone: a run of the rules reads none of it.
  static func fillOutside(_ audit: inout Audit, _ map: ScreenMap, _ read: ReadProject) {
    let asked = PathSet(read.asked.map(\.path))
    var held: [Int: Set<OutsideContent>] = [:]
    var elsewhere = 0
    func hold(_ content: OutsideContent, _ screens: [Int]) {
      if screens.isEmpty { elsewhere += 1 }
      for screen in screens { held[screen, default: []].insert(content) }
    }
    for file in read.project.files where asked.contains(file.path) {
      for place in read.project.outsideContent(in: file) {
        hold(place.content, map.screens(at: place.range, in: file.path))
      }
    }
    for file in read.interfaces {
      for (content, element) in file.outsideContent {
        let classes = ([element] + file.ancestors(of: element)).compactMap(file.customClass(of:))
        let types = classes.compactMap { read.project.type(named: $0, from: file.home) }
        hold(content, types.flatMap(map.screens(with:)))
      }
    }
    let views = ObjectiveCViews.below(read.root).filter { view in
      read.askedPaths.contains { $0.isEmpty || Paths.isInside("/" + view.path, "/" + $0) }
    }
    if !views.isEmpty {
      audit.coverage.add(OutsideCount(.objectiveC, places: views.count))
      var shown: Set<Name> = []
      for (name, range, path) in uses(of: Set(views.map { Name($0.name) }), read) {
        let screens = map.screens(at: range, in: path)
        if !screens.isEmpty, shown.insert(name).inserted { elsewhere -= 1 }
        for screen in screens { held[screen, default: []].insert(.objectiveC) }
      }
      elsewhere += views.count
    }
    guard !audit.coverage.outside.isEmpty else { return }
    // Screens are told apart by where they are declared.
    var positions: [AuditPlace: Int] = [:]
    for (position, screen) in audit.screens.enumerated() { positions[screen.place] = position }
    var lines = PlaceLines(read.project)
    for (index, contents) in held {
      let place = map.screens[index].place
      guard let position = positions[lines.place(place.path, place.range)] else { continue }
      audit.screens[position].outside = OutsideContent.allCases.filter(contents.contains).map(\.title)
    }
    for index in audit.coverage.outside.indices {
      let title = audit.coverage.outside[index].title
      audit.coverage.outside[index].screens = audit.screens.count { $0.outside.contains(title) }
    }
    audit.coverage.outsideElsewhere = elsewhere
    audit.coverage.outsideScreens = audit.screens.count { !$0.outside.isEmpty }
  }

  /// Where Swift code makes or keeps something of classes in Objective-C.
  private static func uses(of classes: Set<Name>, _ read: ReadProject) -> [(name: Name, range: ByteRange, path: String)]
  {
    var result: [(name: Name, range: ByteRange, path: String)] = []
    for file in read.asked {
      let tree = file.tree
      tree.tokens.forEachName { token, _ in
        guard classes.contains(tree.name(of: token)), file.showsType(token) else { return }
        result.append((tree.name(of: token), tree.tokens.range(token), file.path))
      }
    }
    return result
  }
}
