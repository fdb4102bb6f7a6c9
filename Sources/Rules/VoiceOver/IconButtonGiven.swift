// A component of the project that is a button around what it is given: where it is given an icon alone, the button there
// has no name, whatever others give it.

import CurbcutAccessibility
import CurbcutViews

extension Rule {
  /// Reports the use of a component that gives its button nothing but an icon.
  static func givenIcon(_ element: Element, _ report: inout Report) {
    guard element.node.kind == .use || element.node.kind == .reference, !element.isExemptFromSpeech,
      !element.flags.contains(.namedByUse),
      element.outerFlags.isDisjoint(with: [.combined, .labelledAncestor, .namedByUse, .labelSlot, .systemHost])
    else { return }
    let name = element.name
    guard name.hasImage, !name.isExplicit, name.name.isProvedWordless, !element.isNamedByStyle,
      let control = buttonOfComponent(element)
    else { return }
    let said = SystemWords(name.pictures, action: nil, in: element.tree)
    report.add(
      said?.severity ?? .error, said?.confidence ?? .high, at: element.nameRange,
      said.map { "This \(control.role.name) shows only an icon and has no accessibility label: \($0.text)" }
        ?? message(name, control: control),
      help:
        "Add .accessibilityLabel(\"…\") that says what the \(control.role.name) does, or give it a Label with a title.",
      cause: element.index, name: name)
  }

  /// The button that a component is and nothing else, where its own code does not tell what it shows.
  private static func buttonOfComponent(_ element: Element) -> ControlRow? {
    let engine = element.model.engine
    guard let roots = engine.expansion(of: element.reference), roots.count == 1,
      case let known = engine.known(roots[0].node, in: roots[0].file), let control = known.control,
      control.isInteractive, isNamedByLabelSlot(known),
      engine.name(of: ViewReference(file: roots[0].file, index: roots[0].index)).name.isUnknown
    else { return nil }
    return control
  }
}
