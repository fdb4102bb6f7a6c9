// Whether the oldest system that code is made for has what a fix writes there.

import CurbcutFindings
import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension FixSite {
  /// The system that brought what fixes write, where that is later than the first of SwiftUI.
  private static let since: [(code: String, system: Int)] = [
    (".accessibilityLabel(", 14), (".accessibilityValue(", 14), (".accessibilityHint(", 14),
    (".accessibilityAddTraits(", 14), (".accessibilityRemoveTraits(", 14), (".accessibilityHidden(", 14),
    (".accessibilityInputLabels(", 14), (".accessibilityIdentifier(", 14), (".onChange(of:", 14),
    ("role: .destructive", 15), (".confirmationDialog(", 15), ("dynamicTypeSize", 15), ("String(localized:", 15),
    ("accessibilityPlayAnimatedImages", 17),
  ]

  /// Whether a fix compiles for each system that its place is compiled for.
  func compiles(_ fix: Fix) -> Bool {
    let needed = Self.since.filter { api in fix.edits.contains { $0.text.contains(api.code) } }.map(\.system).max()
    guard let needed else { return true }
    // What is written for others stands behind an `else`.
    if isForOlderSystems { return false }
    guard let least = places.project.leastSystem, least < needed else { return true }
    // A project may say one system and its targets another: what is written anywhere is there for all.
    if max(places.ofProject.provenSystem(places.project), FixFacts.provenSystem(file)) >= needed { return true }
    // Whether a declaration is for later systems only is not looked for.
    return source.string(wholeFile).contains("available(")
  }

  /// Whether the finding stands in the branch of systems that do not have what was asked for.
  private var isForOlderSystems: Bool {
    places.nodes([.ifExpr], around: finding.range.start).contains { node in
      let parts = tree.children(node)
      guard parts.count > 2, tree.range(parts[2]).contains(finding.range) else { return false }
      return !places.nodes([.availability], in: tree.range(parts[0])).isEmpty
    }
  }
}

extension FixFacts {
  /// The newest system that code of a project needs, so that none of its apps is made for an older one.
  func provenSystem(_ project: Project) -> Int {
    if let known = provenByAll { return known }
    let found = project.files.reduce(0) { max($0, Self.provenSystem($1)) }
    provenByAll = found
    return found
  }

  /// The newest system that a file needs which asks for none.
  static func provenSystem(_ file: FileViews) -> Int {
    if FastText.holds(availability, in: file.tree.source) { return 0 }
    var least = 0
    for member in file.members {
      if member.attributes.contains(.StateObject) { least = max(least, 14) }
      if member.attributes.contains(.FocusState) { least = max(least, 15) }
    }
    for view in file.views where view.kind == .use { least = max(least, ofViews[view.known] ?? 0) }
    for use in file.modifiers { least = max(least, ofModifiers[use.known] ?? 0) }
    return least
  }

  private static let availability = Array("available(".utf8)
  private static let ofViews: [Known: Int] = [
    .LazyVStack: 14, .LazyVGrid: 14, .AsyncImage: 15, .NavigationStack: 16, .ContentUnavailableView: 17,
  ]
  private static let ofModifiers: [Known: Int] = [
    .toolbar: 14, .onChange: 14, .fullScreenCover: 14, .task: 15, .refreshable: 15, .swipeActions: 15,
    .foregroundStyle: 15,
  ]
}
