// What pulling a list down runs, `.refreshable`, also by a modifier of the project's own.

import CurbcutSyntax
import CurbcutViews

extension Element {
  /// Whether code does nothing but what pulling down a list of the same type does: the very same calls.
  public func isDoneByPulling(_ code: [NodeID]) -> Bool {
    // Few types have a list that is pulled.
    guard !pulledDeeds.isEmpty else { return false }
    let wanted = Set(code.flatMap(deeds))
    guard !wanted.isEmpty, code.allSatisfy({ tree.assignments(below: $0).isEmpty }) else { return false }
    return pulledDeeds.contains { wanted.isSubset(of: $0) }
  }

  /// What pulling down the lists of the type does: each tap in it asks.
  private var pulledDeeds: [Set<String>] {
    if let known = model.pulledDeeds { return known[body.owner] ?? [] }
    // For all types of the file at once: there may be a thousand.
    var result: [Int32: [Set<String>]] = [:]
    for body in file.bodies where body.kind != .preview {
      for index in body.views {
        for modifier in file.views[Int(index)].modifiers {
          guard let action = pulled(file.modifiers[Int(modifier)], on: index) else { continue }
          result[body.owner, default: []].append(Set(deeds(action)))
        }
      }
    }
    model.pulledDeeds = result
    return result[body.owner] ?? []
  }

  /// The calls of code as they are written, `Task` and the like left out.
  private func deeds(_ code: NodeID) -> [String] {
    tree.calls(below: code).filter { $0.name.first?.isLowercase == true && !Self.wrapping.contains($0.name) }
      .map { tree.sourceText($0.call).filter { !$0.isWhitespace } }
  }

  private static let wrapping: Set<String> = ["withAnimation", "print", "detached", "async", "run"]

  /// What a modifier has pulling down run.
  private func pulled(_ use: ViewModifierUse, on view: Int32) -> NodeID? {
    guard use.known != .refreshable else { return closure(of: use) }
    let engine = model.engine
    guard use.known == .other, engine.mayExpand(use), let closure = closure(of: use) else { return nil }
    let all = engine.appliedModifiers(of: ViewReference(file: file, index: view))
    func isWritten(_ applied: AppliedModifier) -> Bool { applied.file === file && applied.use.owner == view }
    guard let place = all.firstIndex(where: { isWritten($0) && $0.use.nameToken == use.nameToken }) else { return nil }
    // What a modifier of the project's own applies follows it; it hands the one closure on that it takes.
    let hands = all[(place + 1)...].prefix { !isWritten($0) }.contains { applied in
      let home = applied.file.tree
      guard applied.use.known == .refreshable, let action = home.argument(of: applied.use.call, label: "action") else {
        return false
      }
      return home.kind(action) == .identifierExpr
    }
    return hands ? closure : nil
  }

  private func closure(of use: ViewModifierUse) -> NodeID? {
    let closures = tree.children(use.call).dropFirst().map { tree.lastChild($0) }
      .filter { tree.kind($0) == .closureExpr }
    return closures.count == 1 ? closures[0] : nil
  }
}
