// A control in the label of another control.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutViews

extension Rule {
  static let nestedInteractiveControls = Rule(
    "nested-interactive-controls",
    .view([.control]) { element, report in
      guard !element.isOutOfScope, !element.isUnreachable, isOuter(element.known) else { return }
      let actions: Set<Known> = [.accessibilityAction, .accessibilityActions]
      guard !element.modifiers.contains(where: { actions.contains($0.use.known) }) else { return }
      var sites: Set<Int32> = []
      for child in element.children where child.node.slot == .label && !child.isExemptFromSpeech {
        for inner in element.model.engine.controls(in: child.reference) {
          // An inner button without action only draws; a link without content is steered by code.
          guard inner.gesture != nil || !isEmptyButton(inner) else { continue }
          let isDirect = inner.reference.file === element.file && inner.reference.frame == nil
          let site = Element(model: element.model, index: isDirect ? inner.reference.index : inner.site)
          // A component with several controls inside is one mistake at the place where it is used.
          guard sites.insert(site.index).inserted else { continue }
          let place =
            isDirect && inner.gesture != nil ? element.tree.tokens.range(inner.gesture!.nameToken) : site.nameRange
          let role = element.control?.role.name ?? "control"
          let what =
            inner.gesture != nil ? "A view that reacts to taps" : "A \(inner.known.control?.role.name ?? "control")"
          report.add(
            element.known == .DisclosureGroup ? .warning : .error, .high, at: place,
            "\(what) inside the label of another control cannot be reached with VoiceOver, Switch Control or a keyboard"
              + ": it stands in a \(element.known == .NavigationLink ? "navigation link" : role)",
            help:
              "Put it beside the outer control, for example in an .overlay, or offer it with .accessibilityAction(named:).",
            cause: site.index)
        }
      }
    })

  private static func isOuter(_ known: Known) -> Bool {
    switch known {
    case .Button, .NavigationLink, .Link, .Menu, .Toggle, .DisclosureGroup, .ShareLink, .PhotosPicker: true
    default: false
    }
  }

  /// `Button(action: {}) { … }` used for its looks.
  private static func isEmptyButton(_ control: InnerControl) -> Bool {
    guard control.known == .Button else { return false }
    let tree = control.reference.file.tree
    let call = control.reference.node.expression
    let action = tree.argument(of: call, label: "action") ?? tree.trailingClosure(of: call, label: nil)
    guard let action, tree.kind(action) == .closureExpr else { return false }
    return tree.reversedChildren(action).allSatisfy { tree.kind($0) == .closureSignature }
  }
}
