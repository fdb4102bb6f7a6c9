// The chosen one of several, told by the colour of its words alone.

import CurbcutAccessibility
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let selectionByColorOnly = Rule(
    "selection-by-color-only",
    .modifier([.foregroundStyle, .foregroundColor, .tint]) { element, use, report in
      guard !element.isOutOfScope, !element.flags.contains(.redacted), !element.isInSystemSelection,
        !element.flags.contains(.systemHost), let argument = element.model.firstArgument(of: use.call, label: nil),
        let button = element.withAncestors.first(where: { $0.isOwnButton })
      else { return }
      for choice in element.model.colourChoices(in: argument) where choice.differs {
        let words = Set(Words.split(choice.condition))
        guard choice.condition.contains("==") || !words.isDisjoint(with: selectionWords),
          words.isDisjoint(with: otherWords), button.isOneOfSeveral(askedBy: choice)
        else { continue }
        // The item itself stands in all rows; what differs is the choice.
        var state = choice
        state.conditionNames.subtract(loopNames(around: button))
        guard !state.conditionNames.isEmpty,
          !element.model.somethingElseShows(state, ignoring: ignored, around: button),
          !looksOtherwise(state, button, but: use)
        else { continue }
        report.add(
          .warning, .medium, at: argument,
          "The selection “\(CodeInMessage.short(choice.condition))” is shown by text color alone, so people who cannot tell the colors apart miss it",
          help: "Add a checkmark, a border or a heavier weight to the selected item.", cause: element.index)
        return
      }
    })

  private static let selectionWords: Set<String> = ["select", "selected", "selection", "chosen", "picked", "current"]
  private static let otherWords: Set<String> = [
    "scheme", "pressed", "hover", "hovered", "hovering", "focused", "enabled", "disabled", "nil", "empty", "loading",
    "contrast", "phase", "status", "state", "mode", "theme", "dark", "light",
  ]

  private static let ignored: Set<Name> = [Name("self"), Name("true"), Name("false"), Name("viewModel"), Name("state")]

  /// The names that the loops around a view give to their items.
  private static func loopNames(around view: Element) -> Set<Name> {
    var result: Set<Name> = []
    for loop in view.ancestors where loop.known == .ForEach {
      guard let closure = loop.tree.trailingClosure(of: loop.node.expression, label: nil),
        let signature = loop.tree.children(closure).first, loop.tree.kind(signature) == .closureSignature
      else { continue }
      result.formUnion(loop.tree.names(in: signature))
    }
    return result
  }

  /// Whether a background, line or shape of the button follows the same state.
  private static func looksOtherwise(_ choice: ColourChoice, _ button: Element, but own: ViewModifierUse) -> Bool {
    ([button] + button.descendants).contains { view in
      view.writtenModifiers.contains { use in
        guard use.nameToken != own.nameToken else { return false }
        switch use.known {
        case .background, .overlay, .fill, .stroke, .strokeBorder, .border, .clipShape, .other, .buttonStyle, .shadow:
          return view.tree.children(use.call).dropFirst().contains {
            !view.names(in: $0).isDisjoint(with: choice.conditionNames)
          }
        default: return false
        }
      }
    }
  }
}
