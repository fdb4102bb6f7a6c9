// Which keys of the environment the views of a project set, and where.

import CurbcutSymbols
import CurbcutSyntax

/// A modifier that sets or changes a key of the environment.
struct EnvironmentSetter: Sendable {
  var key: Name
  /// Index of the modifier.
  var modifier: Int32
  /// Whether it stands in a modifier or a style of the project's own, and so applies wherever that does.
  var isInModifier: Bool

  static func all(of views: ViewCollector, _ types: [TypeDeclaration], in tree: Tree) -> [EnvironmentSetter] {
    var result: [EnvironmentSetter] = []
    for (index, use) in views.modifiers.enumerated()
    where use.known == .environment || use.known == .transformEnvironment {
      guard let key = key(of: use, in: tree) else { continue }
      var isInModifier = false
      if use.owner >= 0 {
        let body = views.bodies[Int(views.views[Int(use.owner)].body)]
        switch body.kind {
        case .modifier, .style: isInModifier = true
        case .function, .property: isInModifier = body.owner >= 0 && types[Int(body.owner)].kind == .extensionDecl
        case .body, .preview: break
        }
      }
      result.append(EnvironmentSetter(key: key, modifier: Int32(index), isInModifier: isInModifier))
    }
    return result
  }

  /// `key` of `.environment(\.key, …)`.
  static func key(of use: ViewModifierUse, in tree: Tree) -> Name? {
    guard let path = tree.children(use.call).dropFirst().first else { return nil }
    return tree.lastName(in: path)
  }
}

/// The keys of the environment that some view of a project sets.
struct EnvironmentKeys: Sendable {
  /// All of them.
  let all: Set<Name>
  /// Those that modifiers or styles of the project's own set.
  let ofModifiers: Set<Name>

  init(_ files: [FileViews]) {
    var all: Set<Name> = []
    var ofModifiers: Set<Name> = []
    for file in files {
      for setter in file.environmentSetters {
        all.insert(setter.key)
        if setter.isInModifier { ofModifiers.insert(setter.key) }
      }
    }
    self.all = all
    self.ofModifiers = ofModifiers
  }
}
