// A state that only a colour tells.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let colorOnlyState = Rule(
    "color-only-state",
    .modifier([
      .foregroundStyle, .foregroundColor, .fill, .tint, .background, .stroke, .strokeBorder, .border,
      .listRowBackground,
      .colorMultiply, .accentColor,
    ]) { element, use, report in
      guard !element.isOutOfScope, !element.flags.contains(.redacted), use.known != .accentColor else { return }
      if use.known == .tint, element.control?.role == .toggle || element.known == .ProgressView { return }
      guard let argument = element.model.firstArgument(of: use.call, label: nil) else { return }
      for choice in element.model.colourChoices(in: argument) where choice.differs {
        // Words that are written say what they say in each color that is worked out elsewhere.
        if choice.isWorkedOut, element.known == .Text || element.known == .Label { continue }
        guard !isAboutLooks(choice.condition), !differentiates(element) else { continue }
        guard !comesWithItsWords(choice, element), !isThereOrNot(choice, element, use) else { continue }
        guard !element.model.somethingElseShows(choice, ignoring: ignoredNames, around: element) else {
          continue
        }
        guard !choice.onlyBlinks(element), !choice.isWrittenOut(element), !choice.isSelection(element) else { continue }
        report.add(
          choice.hasTwoHues ? .error : .warning, choice.hasTwoHues ? .high : .medium, at: argument,
          "The state “\(CodeInMessage.short(choice.condition))” is shown by color alone, so people who cannot tell the colors apart miss it",
          help: "Change a symbol, a shape or the text with the state as well.", cause: element.index)
        return
      }
    })

  /// `func hint(_ text: String, isError: Bool)`: whoever calls it gives the words with the state.
  private static func comesWithItsWords(_ choice: ColourChoice, _ element: Element) -> Bool {
    guard element.known == .Text, element.body.kind == .function, element.body.member >= 0,
      let argument = element.argument(nil)
    else { return false }
    let parameters = Set(element.file.members[Int(element.body.member)].parameters.map(\.name))
    return !choice.conditionNames.isEmpty && choice.conditionNames.isSubset(of: parameters)
      && !element.names(in: argument).isDisjoint(with: parameters)
  }

  /// A shape or symbol that is clear in one state is there in the other: its presence tells, as with an `if`. What lies
  /// behind words or around them is no mark of its own.
  private static func isThereOrNot(_ choice: ColourChoice, _ element: Element, _ use: ViewModifierUse) -> Bool {
    guard choice.thenColours == ["clear"] || choice.elseColours == ["clear"],
      element.known.isShape || element.known == .Image
    else { return false }
    switch use.known {
    case .fill, .foregroundColor, .foregroundStyle: break
    default: return false
    }
    let looks: Set<Known> = [.stroke, .strokeBorder, .border, .background, .overlay]
    return !element.modifiers.contains { looks.contains($0.use.known) }
      && !element.withAncestors.contains { $0.node.slot == .background }
  }

  private static let ignoredNames: Set<Name> = [
    Name("self"), Name("viewModel"), Name("model"), Name("vm"), Name("store"), Name("state"), Name("isEmpty"),
    Name("count"),
    Name("true"), Name("false"), Name("nil"), Name("wrappedValue"),
  ]

  /// Conditions on appearance, interaction or selection rather than information.
  private static func isAboutLooks(_ condition: String) -> Bool {
    if condition.contains("%") { return true }
    let words = Words.split(condition)
    if words.contains(where: looks.contains) { return true }
    // A button that cannot be pressed is dimmed by the system's own convention.
    return words.contains("empty") || words.first == "can"
      || (words.contains("is") && words.contains("valid") && words.count <= 2)
  }

  private static let looks: Set<String> = [
    "scheme", "pressed", "pressing", "hover", "hovered", "hovering", "focus", "focused", "enabled", "disabled",
    "contrast",
    "animate", "animating", "animation", "phase", "theme", "dark", "light", "select", "selected", "selection",
    "highlight",
    "highlighted", "current", "chosen", "index", "tab", "placeholder", "editing", "dragging", "targeted", "loading",
    "style",
    "variant", "prominent", "primary", "mine", "me", "sender", "opacity", "differentiate", "ipad", "compact", "checked",
    "blink", "flash", "display", "displayed", "show", "shown", "showing", "shows", "expanded", "expand", "presented",
    "open", "destructive", "swiped", "swiping", "dragged", "pulled",
    "visible", "picker", "disable", "cannot", "allow", "allowed", "tapped", "swipe", "dim", "dimmed", "blurred",
    "transparency", "appearance", "active", "today", "even", "odd",
  ]

  /// Whether the type asks for Differentiate Without Color.
  private static func differentiates(_ element: Element) -> Bool {
    let owner = element.body.owner
    guard owner >= 0 else { return false }
    return element.file.types[Int(owner)].members.contains { member in
      element.file.members[Int(member)].attributeNodes.contains { attribute in
        element.names(in: attribute).contains(Name("accessibilityDifferentiateWithoutColor"))
      }
    }
  }
}
