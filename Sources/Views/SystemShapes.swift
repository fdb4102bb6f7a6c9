// Which arguments SwiftUI's own modifiers take: a call with others calls a function that the project or a package adds under
// the same name, such as `.font(17, .black, .medium)` or `.frame(44)`.

import CurbcutSymbols
import CurbcutSyntax

enum SystemShapes {
  private struct Shape {
    /// The most arguments without a label that any of its forms takes.
    var positional: Int
    var labels: Set<Name>
  }

  /// The modifiers whose arguments the rules read. What is not listed is taken for the system's whatever it is passed.
  private static let shapes: [Known: Shape] = [
    .font: Shape(positional: 1, labels: []),
    .fontWeight: Shape(positional: 1, labels: []),
    .foregroundColor: Shape(positional: 1, labels: []),
    .foregroundStyle: Shape(positional: 3, labels: []),
    .tint: Shape(positional: 1, labels: []),
    .opacity: Shape(positional: 1, labels: []),
    .padding: Shape(positional: 2, labels: []),
    .minimumScaleFactor: Shape(positional: 1, labels: []),
    .frame: Shape(
      positional: 0,
      labels: Set(
        [
          "width", "height", "alignment", "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight",
          "depth", "minDepth", "idealDepth", "maxDepth",
        ].map { Name($0) })),
  ]

  /// What a modifier is known as; `.other` where the arguments fit none of the system's forms.
  static func known(_ name: Name, call: NodeID, in tree: Tree) -> Known {
    let known = Known(name)
    guard let shape = shapes[known] else { return known }
    var positional = 0
    for argument in tree.children(call).dropFirst() where tree.kind(argument) == .argument {
      if let label = tree.label(of: argument) {
        guard shape.labels.contains(tree.name(of: label)) else { return .other }
      } else {
        positional += 1
      }
    }
    return positional <= shape.positional ? known : .other
  }
}
