// What of a file's views decides where they are and how large: their order, containers and modifiers, without what only
// assistive technology is told. Two versions of a file with the same layout code look the same.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// The layout of the views of a file, line by line.
public struct LayoutCode: Sendable, Hashable {
  public private(set) var lines: [String] = []

  public init(_ file: FileViews) {
    let tree = file.tree
    for (index, view) in file.views.enumerated() where !view.surroundings.contains(.preview) {
      var depth = 0
      var parent = view.parent
      while parent >= 0 {
        depth += 1
        parent = file.views[Int(parent)].parent
      }
      let isWritten = view.kind == .use || view.kind == .reference
      var line = "\(depth) \(view.slot) \(isWritten ? tree.string(of: view.nameToken) : "\(view.kind)")"
      // The arguments of a container are its spacing and alignment; those of other views are what they show.
      if view.kind == .use, view.known.isContainer { line += Self.arguments(of: view.expression, Int32(index), file) }
      for place in view.modifiers {
        let use = file.modifiers[Int(place)]
        let name = tree.string(of: use.nameToken)
        guard !name.hasPrefix("accessibility"), !Self.unseen.contains(use.known) else { continue }
        line += " .\(name)\(Self.arguments(of: use.call, Int32(index), file))"
      }
      lines.append(line)
    }
  }

  /// Modifiers that change nothing that is seen.
  private static let unseen: Set<Known> = [.contentShape, .onTapGesture, .gesture, .help]

  /// The arguments of a call that are no views and no code.
  private static func arguments(of call: NodeID, _ view: Int32, _ file: FileViews) -> String {
    let tree = file.tree
    guard tree.kind(call) == .callExpr else { return "" }
    let inner = file.views[Int(view) + 1..<Int(file.views[Int(view)].end)]
    var result = ""
    for child in tree.children(call).dropFirst() {
      guard tree.kind(child) == .argument, tree.kind(tree.lastChild(child)) != .closureExpr else { continue }
      let range = tree.range(child)
      if inner.contains(where: { range.contains(tree.range($0.chain)) }) { continue }
      result += "," + tree.source.string(range).filter { !$0.isWhitespace }
    }
    return result.isEmpty ? "" : "(" + result.dropFirst() + ")"
  }

  /// The first line that is another, in one version or the other; nil when all are the same.
  public func difference(from other: LayoutCode) -> String? {
    if lines == other.lines { return nil }
    for (own, theirs) in zip(lines, other.lines) where own != theirs { return own }
    return lines.count > other.lines.count ? lines[other.lines.count] : other.lines[lines.count]
  }
}
