// Which views are screens, how people reach them, and which components each is made of: so that what is found can be told
// by screen, and a screen be judged as a whole.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// One way to a screen.
public struct ScreenEntry: Sendable, Hashable {
  public enum Kind: String, Sendable, CaseIterable {
    case scene, tab, root = "navigation root", pushed, sheet, cover = "full-screen cover", popover, inspector
    case presented, hosted = "hosted in UIKit", configured
  }

  public var kind: Kind
  /// The screen or component from which it is reached; nil where that does not follow from the source.
  public var from: TypeReference?
  public var place: SourcePlace
}

/// A screen of the app.
public struct Screen: Sendable, Hashable {
  public var type: TypeReference
  public var name: String
  public var place: SourcePlace
  /// In the order of the source, each way once.
  public var entries: [ScreenEntry]
  /// Itself first, then the project's own views it is made of.
  public var parts: [TypeReference]
}

/// The screens of a project.
public struct ScreenMap: Sendable {
  public let project: Project
  /// Sorted by path and place.
  public let screens: [Screen]
  private let byType: [TypeReference: [Int]]
  private let fileNumbers: PathMap<Int32>
  /// By file: where its types stand.
  private let typeRanges: [NestedRanges]

  /// `named` are views that count as screens because the configuration says so.
  public init(project: Project, named: [String] = []) {
    self.project = project
    var collector = ScreenCollector(project: project)
    collector.collect()
    for (number, file) in project.files.enumerated() {
      for (index, type) in file.types.enumerated() where type.kind != .extensionDecl {
        let name = file.tree.string(of: type.nameToken)
        guard named.contains(name) else { continue }
        collector.add(
          TypeReference(file: Int32(number), index: Int32(index)),
          ScreenEntry(
            kind: .configured, from: nil,
            place: SourcePlace(path: file.path, range: file.tree.tokens.range(type.nameToken))))
      }
    }
    var screens: [Screen] = []
    for (type, entries) in collector.entries {
      let file = project.files[Int(type.file)]
      let declaration = file.types[Int(type.index)]
      guard declaration.surroundings.isDisjoint(with: [.preview, .tests, .generated, .otherPlatform]) else { continue }
      let place = SourcePlace(path: file.path, range: file.tree.tokens.range(declaration.nameToken))
      screens.append(
        Screen(
          type: type, name: file.tree.string(of: declaration.nameToken), place: place,
          entries: Self.sorted(entries), parts: collector.parts(of: type)))
    }
    screens.sort { Self.precedes($0.place, $1.place) }
    self.screens = screens
    var byType: [TypeReference: [Int]] = [:]
    for (index, screen) in screens.enumerated() {
      for part in screen.parts { byType[part, default: []].append(index) }
    }
    self.byType = byType
    var numbers: PathMap<Int32> = [:]
    for (number, file) in project.files.enumerated() { numbers[file.path] = Int32(number) }
    fileNumbers = numbers
    typeRanges = project.files.map { file in
      NestedRanges(
        file.types.lazy.map { type in
          let range = file.tree.range(type.node)
          return range.start..<range.end
        })
    }
  }

  private static func precedes(_ a: SourcePlace, _ b: SourcePlace) -> Bool {
    a.path == b.path ? a.range.start < b.range.start : a.path.utf8.lexicographicallyPrecedes(b.path.utf8)
  }

  private static func sorted(_ entries: [ScreenEntry]) -> [ScreenEntry] {
    var distinct: [ScreenEntry] = []
    for entry in entries.sorted(by: { precedes($0.place, $1.place) })
    where !distinct.contains(where: { $0.kind == entry.kind && $0.from == entry.from }) {
      distinct.append(entry)
    }
    return distinct
  }

  /// The declared type that a place belongs to: the innermost that a screen is made of, else the outermost; nil outside
  /// of types.
  public func owner(of range: ByteRange, in path: String) -> TypeReference? {
    guard let number = fileNumbers[path] else { return nil }
    var outermost: TypeReference?
    for index in typeRanges[Int(number)].all(around: range.start).reversed() {
      guard let type = main(TypeReference(file: number, index: Int32(index))) else { continue }
      if byType[type] != nil { return type }
      outermost = type
    }
    return outermost
  }

  /// The declaration that an extension extends.
  private func main(_ type: TypeReference) -> TypeReference? {
    let declaration = project.type(type)
    guard declaration.kind == .extensionDecl else { return type }
    return project.type(named: declaration.name, from: project.files[Int(type.file)])
  }

  /// Indexes of the screens that a type is a part of.
  public func screens(with type: TypeReference) -> [Int] { byType[type] ?? [] }

  /// Indexes of the screens that a place belongs to; empty when none is known.
  public func screens(at range: ByteRange, in path: String) -> [Int] {
    owner(of: range, in: path).map { screens(with: $0) } ?? []
  }

  /// The name of a type as it is declared.
  public func name(of type: TypeReference) -> String {
    let file = project.files[Int(type.file)]
    return file.tree.string(of: file.types[Int(type.index)].nameToken)
  }
}
