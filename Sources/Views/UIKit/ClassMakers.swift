// Which files make and keep objects of a class, so that whoever asks about one class does not read all code again.

import CurbcutSymbols
import CurbcutSyntax

extension ProjectFacts {
  /// The places in `Project.files` whose UIKit code makes an object with `name(…)` and keeps it in a local or a property,
  /// in rising order.
  public func files(making name: Name, in project: Project) -> [Int32] {
    if let makers { return makers[name] ?? [] }
    var found: [Name: [Int32]] = [:]
    for (place, file) in project.files.enumerated() {
      guard let code = file.uikit else { continue }
      func add(_ value: NodeID) {
        guard let made = file.tree.madeClass(value), found[made]?.last != Int32(place) else { return }
        found[made, default: []].append(Int32(place))
      }
      for local in code.locals { add(local.value) }
      for member in file.members where member.kind == .property { add(member.value) }
      for making in code.makings { add(making.value) }
    }
    makers = found
    return found[name] ?? []
  }
}

extension Tree {
  /// What `name(…)` calls by its bare name; nil for any other expression.
  public func madeClass(_ value: NodeID) -> Name? {
    guard value.exists, kind(value) == .callExpr else { return nil }
    let callee = firstChild(value)
    return kind(callee) == .identifierExpr ? name(callee) : nil
  }
}
