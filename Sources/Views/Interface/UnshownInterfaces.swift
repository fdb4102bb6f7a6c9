// Xibs that nothing loads: no code names the file or one of its classes outside of these classes themselves, and no
// other file of Interface Builder does.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax

/// What is loaded of the files of Interface Builder.
public struct UnshownInterfaces: Sendable {
  /// The paths of xibs that nothing loads.
  public private(set) var paths: PathSet = []
  /// Scenes of storyboards that nothing opens, by the path of the file.
  public private(set) var scenes: PathMap<[ByteRange]> = [:]
  /// Classes that a file names which may be loaded.
  private(set) var classes: Set<Name> = []
  /// Names of classes and files that are looked for.
  private var wanted: Set<Name> = []
  /// Of those names.
  private var classesOfNames = NameClasses()

  init() {}

  /// `isAllRead` says whether no code may open a scene that is not read.
  init(_ interfaces: [InterfaceFile], _ files: [FileViews], isAllRead: Bool = false) {
    guard !interfaces.isEmpty else { return }
    let named = interfaces.map { $0.customClasses(noting: &classesOfNames) }
    let outer = interfaces.map(\.outerClasses)
    var bases: [Name] = []
    for (index, interface) in interfaces.enumerated() {
      let base = Self.baseName(interface.path)
      bases.append(Name(base))
      classesOfNames.insert(base)
      wanted.formUnion(named[index])
    }
    wanted.formUnion(bases)
    let lone: [[LoneScene]] = isAllRead ? interfaces.map { $0.loneScenes(noting: &classesOfNames) } : []
    for scene in lone.joined() { wanted.formUnion([scene.type, scene.identifier ?? scene.type]) }
    var isLoaded = interfaces.map { !$0.path.hasSuffix(".xib") }
    // Of storyboards nobody asks who names them.
    if isLoaded.allSatisfy(\.self), lone.allSatisfy(\.isEmpty) {
      for index in interfaces.indices { classes.formUnion(named[index]) }
      wanted = []
      return
    }
    let said = mentions(in: files)
    let referenced: Set<Name> =
      lone.allSatisfy(\.isEmpty) ? [] : interfaces.reduce(into: []) { $0.formUnion($1.referencedScenes) }
    for (interface, lone) in zip(interfaces, lone) {
      let closed = lone.filter { scene in
        let names = [scene.type, scene.identifier ?? scene.type]
        return said.declared.contains(scene.type)
          && !names.contains { said.mentioned.contains($0) || said.texts.contains($0) || referenced.contains($0) }
      }
      if !closed.isEmpty { scenes[interface.path] = closed.map(\.range) }
    }
    for index in interfaces.indices where !isLoaded[index] {
      let own = outer[index].union([bases[index]]).intersection(said.declared)
      // Who loads a file without a class of the project's own cannot be told.
      isLoaded[index] = own.isEmpty || !own.isDisjoint(with: said.mentioned) || said.texts.contains(bases[index])
    }
    // What a loaded file names is loaded with it.
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for index in interfaces.indices where isLoaded[index] { classes.formUnion(named[index]) }
      for index in interfaces.indices where !isLoaded[index] {
        // Every file names `UIResponder`; only classes of the project's own tell.
        let own = outer[index].union([bases[index]]).intersection(said.declared)
        guard !own.isDisjoint(with: classes) else { continue }
        isLoaded[index] = true
        hasChanged = true
      }
    }
    for index in interfaces.indices where !isLoaded[index] { paths.insert(interfaces[index].path) }
  }

  /// Whether two versions of a file say the same about all of them.
  func isSame(_ a: FileViews, _ b: FileViews) -> Bool {
    wanted.isEmpty || mentions(in: [a]) == mentions(in: [b])
  }

  /// The bytes of a file's name without what stands behind a dot or tilde.
  private static func baseName(_ path: String) -> ArraySlice<UInt8> {
    let file = path.utf8.split(separator: UInt8(ascii: "/")).last ?? path.utf8[...]
    return Array(file.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "~") })[...]
  }

  private struct Mentions: Equatable {
    var mentioned: Set<Name> = []
    var declared: Set<Name> = []
    var texts: Set<Name> = []
  }

  /// The names that code mentions outside of the types of that name, those that it declares as types, and those that it
  /// holds as texts.
  private func mentions(in files: [FileViews]) -> Mentions {
    var result = Mentions()
    for file in files {
      let tree = file.tree
      for index in file.types.indices
      where file.types[index].kind != .extensionDecl && wanted.contains(file.types[index].name) {
        result.declared.insert(file.types[index].name)
      }
      tree.tokens.forEachName(in: classesOfNames) { token in
        let name = tree.name(of: token)
        guard wanted.contains(name), !result.mentioned.contains(name) else { return }
        if !file.types.contains(where: { $0.name == name && tree[$0.node].tokens.contains(token) }) {
          result.mentioned.insert(name)
        }
      }
      tree.tokens.forEachToken(of: .stringSegment) { token in
        // Nearly no text has the length and the ends of a name that is looked for.
        let (start, length) = tree.tokens.place(token)
        let bytes = tree.source.padded
        guard length > 0,
          classesOfNames.contains(
            NameClasses.number(length: length, first: bytes[start], last: bytes[start + length - 1])),
          case let name = tree.name(of: token), wanted.contains(name)
        else { return }
        result.texts.insert(name)
      }
    }
    return result
  }
}
