// A component of the project that is a button around what it is given: where it is given an icon alone, the button there
// has no name, whatever others give it.

import CurbcutAccessibility
import CurbcutViews

extension Rule {
  /// Reports the use of a component that gives its button nothing but an icon.
  static func givenIcon(_ element: Element, _ report: inout Report) {
    guard element.node.kind == .use || element.node.kind == .reference, !element.isExemptFromNaming,
      !element.flags.contains(.namedByUse),
      element.outerFlags.isDisjoint(with: [.combined, .labelledAncestor, .namedByUse, .labelSlot, .systemHost])
    else { return }
    // What a component is, is known before what it says, which takes following all that it shows.
    guard let (control, root) = buttonOfComponent(element), case let name = element.name, name.hasImage,
      !name.isExplicit, name.name.isProvedWordless, !element.isNamedByStyle,
      element.model.engine.name(of: root).name.isUnknown
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

  /// The button that a component is and nothing else, and where it stands in the component's code.
  private static func buttonOfComponent(_ element: Element) -> (ControlRow, root: ViewReference)? {
    let engine = element.model.engine
    guard let roots = engine.expansion(of: element.reference), roots.count == 1,
      case let known = engine.known(roots[0].node, in: roots[0].file), let control = known.control,
      control.isInteractive, isNamedByLabelSlot(known)
    else { return nil }
    return (control, ViewReference(file: roots[0].file, index: roots[0].index))
  }
}
