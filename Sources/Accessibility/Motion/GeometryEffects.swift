// Effects of the project's own that say where a view is drawn.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension FileModel {
  /// `.modifier(ShakeEffect(animatableData: attempts))`: an effect of the project's own that says where a view is drawn.
  func geometryEffects() -> [SpatialUse] {
    file.modifiers.compactMap { use in
      guard use.known == .modifier, use.owner >= 0, let made = firstArgument(of: use.call, label: nil),
        file.tree.kind(made) == .callExpr,
        project.isType(file.tree.name(file.tree.firstChild(made)), a: Self.geometryEffect, from: file)
      else { return nil }
      var names: Set<Name> = []
      for argument in file.tree.children(made).dropFirst() where file.tree.kind(argument) == .argument {
        names.formUnion(file.tree.names(in: file.tree.lastChild(argument)))
      }
      let place = file.tree.tokens.start(use.nameToken)
      guard !names.isEmpty, !names.contains(where: { guards.contains($0, at: place) }) else { return nil }
      if !names.subtracting(FileModel.holders).isEmpty { names.subtract(FileModel.holders) }
      return SpatialUse(view: use.owner, use: use, names: names, size: .unknown)
    }
  }

  private static let geometryEffect = Name("GeometryEffect")
}
