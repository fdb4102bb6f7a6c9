// Messages that a modifier of a package shows for some seconds, and tells nobody.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSyntax
import CurbcutViews

enum PassingMessages {
  static func judge(_ element: Element, _ report: inout Report) {
    guard element.model.project.hasModifiersOfPackages else { return }
    for use in element.writtenModifiers where use.known == .other {
      guard let message = element.passingMessage(of: use), !element.isExemptFromSpeech, !use.isConditional,
        !element.surroundings.contains(.widget)
      else { continue }
      guard !isTold(element, use, message) else { continue }
      report.add(
        .warning, .medium, at: element.tree.tokens.range(use.nameToken),
        "\(Rule.appearsUnsaid): it is shown over the page\(words(element, use, message))",
        help: "\(Rule.announcing(element.model.project)) with its text when it appears.",
        cause: element.index)
    }
  }

  private static func words(_ element: Element, _ use: ViewModifierUse, _ message: PackageModifier) -> String {
    let binding = element.binding(of: use, message).map { element.tree.sourceText($0) }
    return binding.map { ", by “\($0.trimmingPrefix("$"))”" } ?? ""
  }

  private static func isTold(_ element: Element, _ use: ViewModifierUse, _ message: PackageModifier) -> Bool {
    let model = element.model
    if model.announces(in: use.call) { return true }
    let body = element.body
    if element.node.kind == .base, let sites = model.engine.sites(ofModifierIn: element.node.body, of: element.file) {
      // Of a modifier that nobody uses no message is seen. What a file that announces says is not told apart by uses.
      let untold = sites.filter { model.project.announcements(in: $0.file).isEmpty }
      return untold.isEmpty || body.member >= 0 && speaks(body, model)
    }
    guard let binding = element.binding(of: use, message) else { return true }
    let names = element.namesOfBinding(binding)
    if !model.announcedNames(ofType: body.owner).isDisjoint(with: names) || element.announcesChange(of: names) {
      return true
    }
    return element.tree.kind(binding) == .memberExpr && names.contains { model.announces(ownersOf: $0) }
  }

  /// Whether the code of the modifier says something itself, wherever in its type.
  private static func speaks(_ body: Body, _ model: FileModel) -> Bool {
    let node = body.kind == .modifier && body.owner >= 0 ? model.file.types[Int(body.owner)].node : body.block
    return model.announces(in: node)
  }
}
