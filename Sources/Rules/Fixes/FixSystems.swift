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
    ("accessibilityPlayAnimatedImages", 17), ("Font.title2", 14), ("Font.title3", 14), ("Font.caption2", 14),
  ]

  /// What is unavailable where Skip translates views for Android.
  private static let notOnAndroid = [
    ".accessibilityElement(", ".accessibilityRemoveTraits(", ".accessibilityInputLabels(", ".accessibilityAction(",
    ".accessibilityAdjustableAction", ".accessibilityShowsLargeContentViewer(", "UIAccessibility.",
  ]

  /// Whether a fix compiles for each system that its place is compiled for.
  func compiles(_ fix: Fix) -> Bool {
    if places.isForAndroid, fix.edits.contains(where: { Self.notOnAndroid.contains(where: $0.text.contains) }) {
      return false
    }
    return fix.edits.allSatisfy { has($0.text) }
  }

  /// Whether the systems that the place is compiled for have all that a piece of code names.
  func has(_ code: String) -> Bool {
    let needed = Self.since.filter { code.contains($0.code) }.map(\.system).max()
    guard let needed else { return true }
    // What is written for others stands behind an `else`.
    if isForOlderSystems { return false }
    if isAskedFor(needed) { return true }
    if places.ofProject.isForSystems(before: needed, file, places.project) { return false }
    guard let least = places.project.leastSystem, least < needed else { return true }
    // A project may say one system and its targets another: what is written anywhere is there for all.
    if places.ofProject.provenSystem(places.project) >= needed { return true }
    // Whether a declaration is for later systems only is not looked for.
    return places.namesSystems
  }

  /// Whether what is around the finding is there from a system on only: `@available(iOS 15, *)`.
  private func isAskedFor(_ system: Int) -> Bool {
    places.namesSystems
      && places.nodes([.structDecl, .extensionDecl, .classDecl, .funcDecl, .varDecl], around: finding.range.start)
        .contains {
          FixFacts.systems(in: head(of: $0), after: "@available(").contains { $0 >= system }
        }
  }

  /// What is before the first brace of a declaration: its body, which may be a whole file, is made no text.
  private func head(of node: NodeID) -> String {
    let range = tree.range(node)
    let end = source.padded.withUnsafeBufferPointer { bytes in
      bytes[Int(range.start)..<Int(range.end)].firstIndex(of: UInt8(ascii: "{"))
    }
    return source.string(ByteRange(range.start, end.map(UInt32.init) ?? range.end))
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
  /// Whether the code around a file is built for systems before one as well: code of a folder around it asks several times
  /// when it runs, none of that folder needs the system, and a target of the project is made for older ones.
  func isForSystems(before needed: Int, _ file: FileViews, _ project: Project) -> Bool {
    guard let lowest = project.lowestSystem, lowest < needed else { return false }
    if askedSystems == nil { askedSystems = askedSystems(project) }
    var folder = file.path[...]
    while let end = folder.lastIndex(of: "/") {
      folder = folder[..<end]
      guard let (asked, proven) = askedSystems?[String(folder)], proven < needed else { continue }
      // One may be left over from earlier.
      if asked.count(where: { lowest < $0 && $0 <= needed }) > 3 { return true }
    }
    return false
  }

  /// By folder, those below it included: the systems in an `#available`, and the newest that code needs.
  private func askedSystems(_ project: Project) -> [String: (asked: [Int], proven: Int)] {
    var own: [Substring: (asked: [Int], proven: Int)] = [:]
    for file in project.files {
      let asked = Self.systems(askedIn: file.tree.source)
      let proven = provenSystem(of: file)
      guard !asked.isEmpty || proven > 0, let end = file.path.lastIndex(of: "/") else { continue }
      own[file.path[..<end], default: ([], 0)].asked += asked
      if proven > own[file.path[..<end]]?.proven ?? 0 { own[file.path[..<end]]?.proven = proven }
    }
    var result: [String: (asked: [Int], proven: Int)] = [:]
    for (path, known) in own {
      var folder = path
      while true {
        var below = result[String(folder)] ?? ([], 0)
        below.asked += known.asked
        below.proven = max(below.proven, known.proven)
        result[String(folder)] = below
        guard let end = folder.lastIndex(of: "/") else { break }
        folder = folder[..<end]
      }
    }
    return result
  }

  /// The systems that are named behind each of a word: 14 of `#available(iOS 14.2, *)`.
  static func systems(in code: String, after word: String) -> [Int] {
    code.ranges(of: word).compactMap { range in
      let list = code[range.upperBound...].prefix { $0 != ")" }
      guard let system = list.firstRange(of: "iOS ") else { return nil }
      return Int(list[system.upperBound...].prefix { $0.isNumber })
    }
  }

  /// The systems in each `#available(…)` of a source, which is not made a text for them.
  private static func systems(askedIn source: SourceText) -> [Int] {
    source.padded.withUnsafeBufferPointer { padded in
      var rest = UnsafeBufferPointer(rebasing: padded[..<source.count])
      var found: [UInt8] = []
      while let start = question.withUnsafeBufferPointer({ FastText.place(of: $0, in: rest) }) {
        found += rest[start...].prefix { $0 != UInt8(ascii: ")") } + [UInt8(ascii: ")")]
        rest = UnsafeBufferPointer(rebasing: rest[(start + question.count)...])
      }
      return found.isEmpty ? [] : systems(in: String(decoding: found, as: UTF8.self), after: "#available(")
    }
  }

  /// The newest system that code of a project needs, so that none of its apps is made for an older one.
  func provenSystem(_ project: Project) -> Int {
    if let known = provenByAll { return known }
    let found = project.files.reduce(0) { max($0, provenSystem(of: $1)) }
    provenByAll = found
    return found
  }

  /// The newest system that a file needs which asks for none.
  private func provenSystem(of file: FileViews) -> Int {
    if let known = provenByFile[ObjectIdentifier(file)] { return known }
    let found = Self.provenSystem(of: file)
    provenByFile[ObjectIdentifier(file)] = found
    return found
  }

  private static func provenSystem(of file: FileViews) -> Int {
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

  static let availability = Array("available(".utf8)
  private static let question = Array("#available(".utf8)
  private static let ofViews: [Known: Int] = [
    .LazyVStack: 14, .LazyVGrid: 14, .AsyncImage: 15, .NavigationStack: 16, .ContentUnavailableView: 17,
  ]
  private static let ofModifiers: [Known: Int] = [
    .toolbar: 14, .onChange: 14, .fullScreenCover: 14, .task: 15, .refreshable: 15, .swipeActions: 15,
    .foregroundStyle: 15,
  ]
}
