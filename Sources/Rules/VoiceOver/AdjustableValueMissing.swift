// Controls of the app's own that set a value, and that VoiceOver can neither read nor adjust.

import CurbcutAccessibility
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let adjustableValueMissing = Rule(
    "adjustable-value-missing",
    .view(Set(ViewCategory.allCases)) { element, report in
      guard element.node.kind == .use || element.node.kind == .base || element.node.kind == .reference,
        !element.isExemptFromSpeech, !element.surroundings.contains(.widget)
      else { return }
      if element.known == .ForEach { return checkScale(element, &report) }
      for use in element.writtenModifiers {
        switch use.known {
        case .accessibilityAdjustableAction: checkAdjustable(element, use, &report)
        case .gesture, .simultaneousGesture, .highPriorityGesture: checkDrag(element, use, &report)
        default: break
        }
      }
    })

  /// `accessibilityAdjustableAction` without a value: nobody hears what a swipe has changed.
  private static func checkAdjustable(_ element: Element, _ use: ViewModifierUse, _ report: inout Report) {
    switch element.control?.role {
    case .slider, .stepper, .picker, .datePicker, .progress, .gauge: return
    default: break
    }
    let told: Set<Known> = [.accessibilityValue, .accessibilityRepresentation]
    let holders = [element] + element.ancestors + element.descendants
    if holders.contains(where: { holder in holder.modifiers.contains { told.contains($0.use.known) } }) { return }
    if element.isGivenByUse(told) || speaksState(element) { return }
    if element.effectiveModifiers(where: { $0 == .accessibility }).contains(where: { $0.argument("value") != nil }) {
      return
    }
    report.add(
      .warning, .medium, at: element.tree.tokens.range(use.nameToken),
      "VoiceOver users can adjust this but do not hear its value",
      help: "Add .accessibilityValue with the value in words.", cause: element.index)
  }

  /// A label that is put together at run time may hold the value; merged texts may be it.
  private static func speaksState(_ element: Element) -> Bool {
    let label = element.labelWordings
    if label.hasRuntime || label.all.contains(where: { $0.text.contains("‹") }) { return true }
    return element.writtenModifiers.contains {
      $0.known == .accessibilityElement && element.model.childBehaviour(of: $0) == .combine
    }
  }

  /// Repeated symbols that are filled up to a number, each of which sets the number.
  private static func checkScale(_ element: Element, _ report: inout Report) {
    let tree = element.tree
    guard let range = element.argument(nil), tree.kind(range) == .binaryExpr,
      ["...", "..<"].contains(tree.text(range)),
      let closure = tree.trailingClosure(of: element.node.expression, label: nil),
      let parameter = parameter(of: closure, tree), !isAdjusted(element)
    else { return }
    var sets = false
    var target: Name = .none
    for assignment in tree.assignments(below: closure) where tree.kind(assignment.value) == .identifierExpr {
      guard tree.name(assignment.value) == parameter else { continue }
      sets = true
      target = tree.name(assignment.target)
    }
    guard sets, fills(closure, parameter, target, tree) else { return }
    let controls = element.controlsInside()
    guard controls.contains(where: { !element.model.engine.name(of: $0.reference).isExplicit }) else { return }
    // Words in each step are its name, as in a row of numbered buttons.
    guard !element.descendants.contains(where: { $0.known == .Text || $0.known == .Label }) else { return }
    report.add(
      .warning, .medium, at: element.nameRange,
      "VoiceOver reads this control as a row of identical buttons, without the value or how to change it",
      help: element.model.project.sayAdjustable, cause: element.index)
  }

  private static func parameter(of closure: NodeID, _ tree: Tree) -> Name? {
    for index in tree.nodes(below: closure) where tree.nodes[index].kind == .closureParameter {
      return tree.name(NodeID(index))
    }
    return nil
  }

  /// Whether something depends on a comparison of the step with the value.
  private static func fills(_ closure: NodeID, _ parameter: Name, _ target: Name, _ tree: Tree) -> Bool {
    tree.nodes(below: closure).contains { index in
      guard tree.nodes[index].kind == .binaryExpr, ["<=", ">=", "<", ">"].contains(tree.text(NodeID(index))) else {
        return false
      }
      let names = tree.names(in: NodeID(index))
      return names.contains(parameter) && names.contains(target)
    }
  }

  /// A drag that writes a value held between limits.
  private static func checkDrag(_ element: Element, _ use: ViewModifierUse, _ report: inout Report) {
    let tree = element.tree
    guard let gesture = tree.argument(of: use.call, label: nil), !isAdjusted(element) else { return }
    for call in tree.calls(below: gesture) where call.name == "onChanged" {
      guard tree.calls(below: gesture).contains(where: { $0.name == "DragGesture" }),
        let closure = tree.trailingClosure(of: call.call, label: nil)
      else { continue }
      for assignment in tree.assignments(below: closure) where isClamped(assignment.value, tree) {
        let words = Set(Words.split(tree.text(assignment.target)))
        guard words.isDisjoint(with: layoutWords), !words.isEmpty else { continue }
        report.add(
          .warning, .medium, at: tree.tokens.range(use.nameToken),
          "This control sets “\(tree.codeInMessage(assignment.target))” only by dragging, so VoiceOver and Voice Control users can neither hear nor change the value",
          help: element.model.project.sayAdjustable, cause: element.index)
        return
      }
    }
  }

  private static func isClamped(_ value: NodeID, _ tree: Tree) -> Bool {
    let names = Set(tree.calls(below: value).map(\.name))
    return names.isSuperset(of: ["min", "max"]) || names.contains("clamped") || names.contains("clamp")
  }

  private static let layoutWords: Set<String> = [
    "offset", "translation", "position", "drag", "dragged", "scale", "zoom", "scroll", "width", "height", "location",
    "pan", "size", "rotation", "x", "y", "progress", "amount", "distance", "index", "page", "opacity",
  ]

  /// Whether the view or something around it is adjustable or represented by something that is.
  private static func isAdjusted(_ element: Element) -> Bool {
    let known: Set<Known> = [.accessibilityAdjustableAction, .accessibilityRepresentation, .accessibilityChildren]
    let holders = [element] + element.ancestors
    if holders.contains(where: { holder in holder.modifiers.contains { known.contains($0.use.known) } }) { return true }
    return element.isGivenByUse(known)
  }
}
