// What a background or overlay holds and nobody sees: the links by which code goes on, readers of sizes.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension ViewReference {
  /// Whether the view, as it is written, draws nothing: `NavigationLink(…) { EmptyView() }`, `Color.clear`, what is hidden,
  /// and containers of such views.
  func drawsNothing() -> Bool {
    // Views stand behind the one that holds them, so one pass goes over all of them.
    var index = self.index
    let end = max(node.end, index + 1)
    while index < end {
      let view = file.views[Int(index)]
      switch Self.drawing(of: view, in: file) {
      case .nothing: index = max(view.end, index + 1)
      case .content: index += 1
      case .something: return false
      }
    }
    return true
  }

  private enum Drawing { case nothing, content, something }

  private static func drawing(of view: ViewNode, in file: FileViews) -> Drawing {
    if view.slot.isPresentation || view.slot == .actions { return .nothing }
    let uses = view.modifiers.lazy.map { file.modifiers[Int($0)] }
    if uses.contains(where: { $0.known == .hidden && !$0.isConditional }) { return .nothing }
    if uses.contains(where: { drawing.contains($0.known) }) { return .something }
    let tree = file.tree
    switch view.known {
    case .EmptyView, .Spacer: return .nothing
    case .Color: return view.name == clear ? .nothing : .something
    case .GeometryReader, .Group, .VStack, .HStack, .ZStack: return .content
    case .NavigationLink, .Button, .Link:
      guard view.kind == .use, tree.kind(view.expression) == .callExpr else { return .something }
      guard let title = tree.argument(of: view.expression, label: nil),
        tree.kind(title) != .closureExpr
      else { return .content }
      return tree.isBlankLiteral(title) ? .content : .something
    default: return view.kind == .choice ? .content : .something
    }
  }

  private static let clear = Name("clear")
  private static let drawing: Set<Known> = [.background, .overlay, .border, .shadow]
}
