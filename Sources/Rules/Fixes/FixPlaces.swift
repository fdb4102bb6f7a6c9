// Where the views and modifiers of a file stand, looked up for all its findings.

import CurbcutAccessibility
import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// The places of the views and modifiers of one file.
final class FixPlaces {
  let file: FileViews
  let project: Project
  /// What was found out for other files of the project.
  let facts: ProjectFacts

  init(_ file: FileViews, in project: Project, _ facts: ProjectFacts, _ model: FileModel? = nil) {
    self.file = file
    self.project = project
    self.facts = facts
    judged = model
  }

  /// The model that the rules were asked of.
  private let judged: FileModel?

  /// What assistive technology gets from the views, asked by few fixes; with the usual limits, whatever is set for rules.
  lazy var model: FileModel = {
    if let judged, judged.limits == Limits() { return judged }
    return FileModel(file: file, project: project, guardNames: project.motionGuardNames, facts: facts)
  }()

  /// What is heard of the views, asked by few fixes as well.
  lazy var reader = TranscriptReader(model: model)

  /// By container: what stands in quotes in the views of each of its slots, and in how many of them.
  private var quotedBeside: [Int32: [Slot: [String: Int]]] = [:]

  /// How many views in the same slot of the same container, itself included, have a quoted text. Each of many views
  /// beside each other asks, so all of them are read once.
  func count(ofViewsBeside view: ViewNode, saying quoted: String) -> Int {
    let text = String(quoted.dropFirst().dropLast())
    if quotedBeside[view.parent] == nil { quotedBeside[view.parent] = readQuoted(in: view.parent) }
    return quotedBeside[view.parent]?[view.slot]?[text] ?? 0
  }

  private func readQuoted(in parent: Int32) -> [Slot: [String: Int]] {
    var result: [Slot: [String: Int]] = [:]
    var child = parent + 1
    while child < file.views[Int(parent)].end {
      let view = file.views[Int(child)]
      child = max(view.end, child + 1)
      guard view.kind == .use else { continue }
      let parts = file.tree.source[file.tree.range(view.expression)].split(
        separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
      // What stands between two quotes, whichever of them belong together.
      for part in Set(parts.dropFirst().dropLast()) {
        result[view.slot, default: [:]][String(decoding: part, as: UTF8.self), default: 0] += 1
      }
    }
    return result
  }

  /// Steps of indentation that were asked for, see `FixSite.step(in:)`: many ask for that of the file.
  var steps: [ByteRange: String] = [:]

  /// The modifiers that bring something up, by the state that says when: each action that sets a state asks for its own.
  private(set) lazy var presenters: [Name: [Int32]] = {
    var result: [Name: [Int32]] = [:]
    for index in file.modifiers.indices {
      if let state = file.stateBound(by: Int32(index)) { result[state, default: []].append(Int32(index)) }
    }
    return result
  }()

  /// Whether a declaration of the file says which systems it is for.
  private(set) lazy var namesSystems = FastText.holds(FixFacts.availability, in: file.tree.source)

  /// Whether the words of the file are resources of the package that it belongs to, which only `bundle: .module` finds.
  lazy var keepsWordsInPackage: Bool = {
    guard let table = project.strings.tableNumber(near: file), let words = project.strings.path(ofTable: table) else {
      return false
    }
    return ofProject.packageSources(project).contains { file.path.hasPrefix($0) && words.hasPrefix($0) }
  }()

  /// Whether the file says in which bundle its words are.
  lazy var namesModule = FastText.holds(Array("bundle: .module".utf8), in: file.tree.source)

  /// Whether most modifiers of views on one line begin a line of their own here.
  lazy var breaksBeforeModifiers: Bool = {
    var (broken, all) = (0, 0)
    for view in file.views where view.kind == .use && !view.modifiers.isEmpty {
      guard let first = view.modifiers.first else { continue }
      let dot = file.tree.tokens.start(file.modifiers[Int(first)].nameToken &- 1)
      let start = file.tree.range(view.expression).start
      guard dot > start, dot - start < 200 else { continue }
      let between = file.tree.source[ByteRange(start, dot)]
      // Behind a block the brace ends the line anyway.
      guard between.last(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }) != UInt8(ascii: "}") else {
        continue
      }
      all += 1
      if between.contains(0x0A) { broken += 1 }
    }
    return broken > 2 && broken * 4 > all * 3
  }()

  /// How the file has its words translated.
  lazy var way = findWay()

  /// What the literals of the file say, in small letters.
  lazy var literals: Set<String> = {
    let tree = file.tree
    return Set(
      tree.nodes.indices.lazy.map { NodeID($0) }.filter { tree.kind($0) == .stringSegment }.map {
        tree.sourceText($0).lowercased()
      })
  }()

  /// Whether a literal is how new words are said here.
  lazy var takesLiterals = readLiterals()

  /// Whether generated code says the words here.
  lazy var saysMembers = readMembers()

  /// Whether the file may be compiled for the Mac as well: it says so itself, or others of the project do and it names
  /// nothing that only UIKit has.
  lazy var isSharedWithMac: Bool = {
    if Self.asksForMac(file) { return true }
    let ofUIKit = Self.wordsOfUIKit.contains { word in
      file.names.mayHold(word.name) && FastText.holds(word.text, in: file.tree.source)
    }
    if ofUIKit { return false }
    return ofProject.isForMac(project)
  }()

  /// Whether the file is translated for Android as well.
  lazy var isForAndroid: Bool = ofProject.androidFolders(project).contains { file.path.hasPrefix($0) }

  private static let wordsOfMac: [StaticString] = ["os(macOS)", "canImport(AppKit)", "import AppKit", "os(OSX)"]
  /// The names in those words: only a file that holds one of them is read.
  private static let namesOfMac = ["macOS", "AppKit", "OSX"].map { Array($0.utf8) }
  private static let wordsOfUIKit = ["import UIKit", "UIApplication", "UIDevice", "UIColor", "UIImage"].map {
    (text: Array($0.utf8), name: $0.utf8.split(separator: UInt8(ascii: " ")).last.map(Array.init) ?? [])
  }

  /// Whether a file says that it is compiled for the Mac as well.
  fileprivate static func asksForMac(_ file: FileViews) -> Bool {
    guard namesOfMac.contains(where: { file.names.mayHold($0) }) else { return false }
    let source = file.tree.source
    return source.padded.withUnsafeBufferPointer { padded in
      let bytes = UnsafeBufferPointer(rebasing: padded[..<source.count])
      // Each of the words has one of two letters that are rare, so one search finds all of them.
      var place = 0
      while case let found = FastText.next(UInt8(ascii: "O"), or: UInt8(ascii: "K"), in: bytes, from: place),
        found < bytes.count
      {
        if wordsOfMac.contains(where: { stands($0, around: found, in: bytes) }) { return true }
        place = found + 1
      }
      return false
    }
  }

  /// Whether a word stands so that the first of its rare letters is at a place.
  private static func stands(_ word: StaticString, around place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    word.withUTF8Buffer { word in
      guard let rare = word.firstIndex(where: { $0 == UInt8(ascii: "O") || $0 == UInt8(ascii: "K") }),
        place >= rare, place - rare + word.count <= bytes.count
      else { return false }
      for index in word.indices where bytes[place - rare + index] != word[index] { return false }
      return true
    }
  }

  /// What fixes ask of the project as a whole.
  lazy var ofProject: FixFacts = {
    if let known = facts.ofFiles[ObjectIdentifier(project)] as? FixFacts { return known }
    let found = FixFacts()
    facts.ofFiles[ObjectIdentifier(project)] = found
    return found
  }()

  /// The first view whose name begins at an offset.
  func view(at offset: UInt32) -> Int32? {
    let place = viewsByStart.firstPlace { $0.start >= offset }
    return place < viewsByStart.count && viewsByStart[place].start == offset ? viewsByStart[place].index : nil
  }

  /// In the order of where their names begin, and of their own.
  private lazy var viewsByStart: [(start: UInt32, index: Int32)] = {
    var result: [(start: UInt32, index: Int32)] = []
    for index in file.views.indices {
      switch file.views[index].kind {
      case .use, .reference, .choice:
        result.append((file.tree.tokens.start(file.views[index].nameToken), Int32(index)))
      case .base, .concatenation, .opaque: break
      }
    }
    return result.sorted { $0.start != $1.start ? $0.start < $1.start : $0.index < $1.index }
  }()

  /// The innermost of the modifiers whose name or arguments hold an offset.
  func modifier(around offset: UInt32) -> ViewModifierUse? {
    modifiers.ranges.last(around: offset).map { file.modifiers[modifiers.places[$0]] }
  }

  private lazy var modifiers = Self.sorted(
    file.modifiers.indices.map { index in
      let use = file.modifiers[index]
      return (place: index, range: ByteRange(file.tree.tokens.start(use.nameToken), file.tree.range(use.call).end))
    })

  /// The innermost of the uses of views that hold a range.
  func view(around range: ByteRange) -> Int32? {
    // Inner views come later.
    expressions.ranges.all(around: range.start).map { expressions.places[$0] }
      .filter { file.tree.range(file.views[$0].expression).contains(range) }.max().map(Int32.init)
  }

  private lazy var expressions = Self.sorted(
    file.views.indices.filter { file.views[$0].kind == .use }.map {
      (place: $0, range: file.tree.range(file.views[$0].expression))
    })

  /// The nodes of some kinds that hold an offset, children before their parents.
  func nodes(_ kinds: [NodeKind], around offset: UInt32) -> [NodeID] {
    let tree = file.tree
    var result: [NodeID] = []
    // From the outside in, since few lie on the way.
    var next: NodeID? = tree.root
    while let node = next, tree.range(node).contains(offset) {
      if kinds.contains(tree.kind(node)) { result.append(node) }
      next = tree.reversedChildren(node).first { tree.range($0).contains(offset) }
    }
    return result.reversed()
  }

  /// The nodes of some kinds that lie in a range, children before their parents.
  func nodes(_ kinds: [NodeKind], in range: ByteRange) -> [NodeID] {
    kinds.flatMap { kind in
      let all = nodes(of: kind)
      let first = all.firstPlace { file.tree.range($0).start >= range.start }
      return all[first...].prefix { file.tree.range($0).start <= range.end }
        .filter { range.contains(file.tree.range($0)) }
    }.sorted()
  }

  private var byKind: [NodeKind: [NodeID]] = [:]

  /// In the order of their starts.
  private func nodes(of kind: NodeKind) -> [NodeID] {
    if let known = byKind[kind] { return known }
    let tree = file.tree
    var found: [(start: UInt32, node: NodeID)] = []
    tree.forEachNode(of: kind) { found.append((tree.range($0).start, $0)) }
    let result = found.sorted { $0.start != $1.start ? $0.start < $1.start : $0.node < $1.node }.map(\.node)
    byKind[kind] = result
    return result
  }

  /// The innermost type around an offset.
  func type(around offset: UInt32) -> Int? { types.last(around: offset) }

  private lazy var types = NestedRanges(
    file.types.indices.lazy.map { [file] index in
      let range = file.tree.range(file.types[index].node)
      return range.start..<range.end
    })

  /// Whether an offset lies in a static member.
  func isInStaticMember(_ offset: UInt32) -> Bool { staticMembers.ranges.last(around: offset) != nil }

  private lazy var staticMembers = Self.sorted(
    file.members.indices.filter { file.members[$0].isStatic }.map {
      (place: $0, range: file.tree.range(file.members[$0].node))
    })

  private static func sorted(_ all: [(place: Int, range: ByteRange)]) -> (ranges: NestedRanges, places: [Int]) {
    let sorted = all.sorted { a, b in
      a.range.start != b.range.start ? a.range.start < b.range.start : a.place < b.place
    }
    return (
      NestedRanges(sorted.lazy.map { $0.range.start..<max($0.range.start, $0.range.end) }), sorted.map(\.place)
    )
  }
}

/// What fixes in all files of a project ask of it, found out once: reading all sources takes as long as parsing them. Of one
/// thread.
final class FixFacts {
  /// How titles are said in all files.
  var titleWays: TitleWays?
  /// How most files have their words translated.
  var wayOfMost: WayOfWords?
  /// Whether literals are new words of a table, by its number.
  var takesNewWords: [Int: Bool] = [:]
  /// The newest system that code of all files needs.
  var provenByAll: Int?
  /// The same by file.
  var provenByFile: [ObjectIdentifier: Int] = [:]
  /// By folder: the systems that code below it asks for, and the newest that it needs.
  var askedSystems: [String: (asked: [Int], proven: Int)]?
  /// Whether a table is translated throughout, by its number.
  var isTranslated: [Int: Bool] = [:]
  private var isForMac: Bool?
  private var androidFolders: [String]?
  private var packageSources: [String]?
  private var titlesOfBars: Set<Name>?

  /// The components that code hosts in titles of bars.
  func titlesOfBars(_ project: Project) -> Set<Name> {
    if let known = titlesOfBars { return known }
    let found = project.files.reduce(into: Set<Name>()) { $0.formUnion(HostedTitles.components(in: $1)) }
    titlesOfBars = found
    return found
  }

  /// Where views are translated for Android.
  func androidFolders(_ project: Project) -> [String] {
    if let known = androidFolders { return known }
    let found = AndroidModules.folders(of: project.files)
    androidFolders = found
    return found
  }

  /// Where the targets of packages lie.
  func packageSources(_ project: Project) -> [String] {
    if let known = packageSources { return known }
    let found = project.files.filter { $0.path == "Package.swift" || $0.path.hasSuffix("/Package.swift") }.map {
      String($0.path.dropLast("Package.swift".count)) + "Sources/"
    }
    packageSources = found
    return found
  }

  /// Whether several files say that they are compiled for the Mac as well.
  func isForMac(_ project: Project) -> Bool {
    if let known = isForMac { return known }
    var count = 0
    for file in project.files where FixPlaces.asksForMac(file) {
      count += 1
      if count == 3 { break }
    }
    isForMac = count == 3
    return count == 3
  }
}
