// What is drawn with lines only, and leaves what is inside the lines as it is.

import CurbcutSyntax
import CurbcutViews

extension ColourModel {
  /// Whether a component consists of outlines and words, which stand beside what is laid over it, not behind it.
  func drawsLinesOnly(_ view: ViewReference, depth: Int = 0) -> Bool {
    let node = view.node
    guard depth < 6 else { return false }
    let own = node.modifiers.map { view.file.modifiers[Int($0)].known }
    if own.contains(where: { $0 == .background || $0 == .overlay || $0 == .fill }) { return false }
    if own.contains(where: { $0 == .stroke || $0 == .strokeBorder }) { return true }
    func inside() -> Bool {
      var child = view.index + 1
      while child < node.end {
        let inner = ViewReference(file: view.file, index: child, frame: view.frame)
        if !drawsLinesOnly(inner, depth: depth + 1) { return false }
        child = inner.node.end
      }
      return true
    }
    if node.kind == .choice { return inside() }
    guard node.kind == .use else { return false }
    switch model.engine.known(node, in: view.file) {
    case .Text, .Label, .Spacer, .EmptyView: return true
    case .ZStack, .VStack, .HStack, .Group: return inside()
    case .other:
      guard let roots = model.engine.expansion(of: view), !roots.isEmpty else { return false }
      return roots.allSatisfy { drawsLinesOnly($0, depth: depth + 1) }
    default: return false
    }
  }
}
