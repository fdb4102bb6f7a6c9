// Xibs that nothing loads: no code names the file or one of its classes outside of these classes themselves, and no
// other file of Interface Builder does.

import CurbcutSourceText
import CurbcutSyntax

/// What is loaded of the files of Interface Builder.
public struct UnshownInterfaces: Sendable {
  /// The paths of xibs that nothing loads.
  public private(set) var paths: Set<String> = []
  /// Classes that a file names which may be loaded.
  private(set) var classes: Set<Name> = []
  /// Names of classes and files that are looked for.
  private var wanted: Set<Name> = []

  init() {}

  init(_ interfaces: [InterfaceFile], _ files: [FileViews]) {
    guard !interfaces.isEmpty else { return }
    let named = interfaces.map(\.customClasses)
    let outer = interfaces.map(\.outerClasses)
    var bases: [Name] = []
    for (index, interface) in interfaces.enumerated() {
      bases.append(Self.baseName(interface.path))
      wanted.formUnion(named[index])
    }
    wanted.formUnion(bases)
    let said = Self.mentions(of: wanted, in: files)
    var isLoaded = interfaces.map { !$0.path.hasSuffix(".xib") }
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
    wanted.isEmpty || Self.mentions(of: wanted, in: [a]) == Self.mentions(of: wanted, in: [b])
  }

  private static func baseName(_ path: String) -> Name {
    let file = path.split(separator: "/").last ?? ""
    return Name(String(file.prefix { $0 != "." && $0 != "~" }))
  }

  private struct Mentions: Equatable {
    var mentioned: Set<Name> = []
    var declared: Set<Name> = []
    var texts: Set<Name> = []
  }

  /// The names that code mentions outside of the types of that name, those that it declares as types, and those that it
  /// holds as texts.
  private static func mentions(of wanted: Set<Name>, in files: [FileViews]) -> Mentions {
    var result = Mentions()
    for file in files {
      let tree = file.tree
      for type in file.types where type.kind != .extensionDecl && wanted.contains(type.name) {
        result.declared.insert(type.name)
      }
      tree.tokens.forEachName { token, number in
        guard NameClasses.isCapital(number) else { return }
        let name = tree.name(of: token)
        guard wanted.contains(name), !result.mentioned.contains(name) else { return }
        if !file.types.contains(where: { $0.name == name && tree[$0.node].tokens.contains(token) }) {
          result.mentioned.insert(name)
        }
      }
      for token in 0..<TokenID(tree.tokens.count) where tree.tokens.kind(token) == .stringSegment {
        let name = tree.name(of: token)
        if wanted.contains(name) { result.texts.insert(name) }
      }
    }
    return result
  }
}
