// Values of the environment that only say where a view stands: the project's own, set nowhere or to what is written out.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension FileModel {
  /// Whether a property with `@Environment(\.key)` reads a value of the project's own that every `.environment(\.key, …)`
  /// sets to a literal, so that it never changes while a view is there. Asked before something is reported only: it goes
  /// through the modifiers of all files.
  public func isEnvironmentConstant(_ reference: MemberReference) -> Bool {
    let home = project.file(reference)
    guard
      let attribute = project.member(reference).attributeNodes.first(where: { node in
        home.tree[node].tokens.contains { home.tree.known(of: $0) == .Environment }
      }), let last = home.tree[attribute].tokens.last(where: { home.tree.tokens.isName($0) })
    else { return false }
    let key = home.tree.name(of: last)
    guard !project.members(named: key, ofType: Name("EnvironmentValues"), from: home).isEmpty else { return false }
    return project.files.allSatisfy { file in
      !file.modifiers.contains { use in
        switch use.known {
        case .environment:
          let arguments = file.tree.children(use.call).dropFirst()
          guard let path = arguments.first, file.tree.names(in: path).contains(key) else { return false }
          return arguments.count != 2 || !file.tree.isPlainLiteral(file.tree.lastChild(arguments.last ?? path))
        case .transformEnvironment: return file.tree.names(in: use.call).contains(key)
        default: return false
        }
      }
    }
  }
}
