// A control in the label of another control.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let nestedInteractiveControls = Rule(
    "nested-interactive-controls",
    .view([.control]) { element, report in
      guard !element.isOutOfScope, !element.isUnreachable, isOuter(element.known) else { return }
      let actions: Set<Known> = [.accessibilityAction, .accessibilityActions]
      guard !element.modifiers.contains(where: { actions.contains($0.use.known) }) else { return }
      // A link that only draws the arrow in a button is part of that button's label, which speaks for what is inside.
      guard element.labelOwner == nil || !element.model.engine.leadsNowhere(element.reference) else { return }
      let isGroup = element.known == .DisclosureGroup
      // The row of a list has its arrow beside the label.
      guard !isGroup || !element.flags.contains(.listRow) else { return }
      var sites: Set<Int32> = []
      for child in element.children where isLabel(child, of: element) && !child.isExemptFromSpeech {
        for inner in element.model.engine.controls(in: child.reference) {
          // An inner button without action only draws; a link without content is steered by code.
          guard inner.gesture != nil || !isEmptyButton(inner) && !isBoundToConstant(inner),
            !isGivenNothingToDo(inner, element),
            inner.gesture != nil || !element.model.engine.onlyCallsWhatIsLeftOut(inner.reference)
          else { continue }
          guard !isDecidedOutside(inner, element) else { continue }
          let isDirect = inner.reference.file === element.file && inner.reference.frame == nil
          let site = Element(model: element.model, index: isDirect ? inner.reference.index : inner.site)
          guard !doesTheSame(inner, at: site, isDirect: isDirect, as: element) else { continue }
          // A component with several controls inside is one mistake at the place where it is used.
          guard sites.insert(site.index).inserted else { continue }
          let place =
            isDirect && inner.gesture != nil ? element.tree.tokens.range(inner.gesture!.nameToken) : site.nameRange
          let role = element.control?.role.name ?? "control"
          let what =
            inner.gesture != nil ? "tappable view" : inner.known.control?.role.name ?? "control"
          // What stands there is a component that has the control.
          let subject =
            isDirect || site.node.kind == .base
            ? "This \(what)" : "\(article(what)) in \(site.tree.string(of: site.node.nameToken))"
          let outer = element.known == .NavigationLink ? "navigation link" : role
          report.add(
            isGroup ? .warning : .error, isGroup ? .medium : .high, at: place,
            isGroup
              ? "\(subject) is inside the label of a disclosure group, where VoiceOver, Switch Control and keyboard users may "
                + "not reach it, because the whole label expands the group"
              : "\(subject) is inside the label of \(what == outer ? "another" : "a") \(outer), where VoiceOver, Switch Control and keyboard users cannot "
                + "reach it",
            help:
              "Put it next to the outer control, for example in an .overlay, or offer it with .accessibilityAction(named:).",
            cause: site.index)
        }
      }
    })

  private static func article(_ noun: String) -> String {
    "aeiou".contains(noun.prefix(1)) ? "An \(noun)" : "A \(noun)"
  }

  /// Whether what decides that the inner control is there decided already that the outer one is: `if case .loaded = state`
  /// around a link whose label, a property of its own, shows a button when `state` is a failure.
  private static func isDecidedOutside(_ inner: InnerControl, _ outer: Element) -> Bool {
    let file = outer.file
    let site = Element(model: outer.model, index: inner.site >= 0 ? inner.site : outer.index)
    guard site.node.kind == .reference, let root = outer.model.engine.expansion(of: site.reference)?.first else {
      return false
    }
    func deciders(_ choice: ViewNode, _ tree: Tree) -> Set<Name> {
      let condition = choice.kind == .choice ? tree.firstChild(choice.expression) : .none
      return condition.exists ? tree.names(in: condition).subtracting([Name("self")]) : []
    }
    let outside = outer.ancestors.reduce(into: Set<Name>()) { $0.formUnion(deciders($1.node, file.tree)) }
    guard !outside.isEmpty else { return false }
    return root.file.bodies[Int(root.node.body)].views.contains { index in
      !deciders(root.file.views[Int(index)], root.file.tree).isDisjoint(with: outside)
    }
  }

  /// Whether the inner control runs the very code of the outer one, so that nothing is out of reach.
  private static func doesTheSame(
    _ inner: InnerControl, at site: Element, isDirect: Bool, as outer: Element
  ) -> Bool {
    // What is on or off is lost all the same.
    guard inner.gesture != nil || [.Button, .Link, .NavigationLink].contains(inner.known) else { return false }
    let call = isDirect ? inner.gesture?.call ?? site.node.expression : site.node.expression
    let inside = deeds(of: call, site.tree)
    if inside.contains(where: { outer.follows(byCode: $0) }) { return true }
    let own = deeds(of: outer.node.expression, outer.tree).map { outer.code(of: $0) }
    guard !own.isEmpty else { return false }
    return inside.contains { deed in
      site.codeBehindCondition(of: deed).contains { own.contains($0) }
    }
  }

  /// The closures of a call that do something, and the functions it is given as its action.
  private static func deeds(of call: NodeID, _ tree: Tree) -> [NodeID] {
    guard tree.kind(call) == .callExpr else { return [] }
    return tree.children(call).dropFirst().filter { argument in
      let value = tree.lastChild(argument)
      if tree.kind(value) == .closureExpr { return !tree.isEmptyClosure(value) }
      guard tree.kind(value) == .identifierExpr, let label = tree.label(of: argument) else { return false }
      return ["action", "perform"].contains(tree.string(of: label))
    }.map { tree.lastChild($0) }
  }

  /// `RoundButton("Add") {}`: a component that is used for its looks, with nothing to do.
  private static func isGivenNothingToDo(_ inner: InnerControl, _ outer: Element) -> Bool {
    guard inner.site >= 0, inner.site != inner.reference.index || inner.reference.file !== outer.file else {
      return false
    }
    let site = Element(model: outer.model, index: inner.site)
    guard site.node.kind == .use, site.known == .other else { return false }
    let tree = outer.tree
    let call = site.node.expression
    // With labels, as in `RoundButton(action: {}, title: "Add")`, or behind the call.
    let labelled = tree.children(call).dropFirst().filter { tree.kind($0) == .argument }.map { tree.lastChild($0) }
      .filter { tree.kind($0) == .closureExpr }
    let actions = labelled.isEmpty ? [tree.trailingClosure(of: call, label: nil)].compactMap(\.self) : labelled
    return !actions.isEmpty && actions.allSatisfy(tree.isEmptyClosure)
  }

  /// The closure behind a value to lead to is the label as well, `NavigationLink(.page(1)) { Card() }`, when the project has
  /// an initialiser for it. With the system's, the first argument is a title, whatever makes it.
  private static func isLabel(_ child: Element, of element: Element) -> Bool {
    let slot = child.node.slot
    guard slot == .label || slot == .custom else { return false }
    guard element.known == .NavigationLink, child.node.slotModifier < 0, let value = element.argument(nil) else {
      return slot == .label
    }
    let tree = element.tree
    let initialisers = element.model.project.members(
      named: Name("init"), ofType: Name("NavigationLink"), from: element.file)
    guard initialisers.contains(where: { takesValue($0, element.model.project) }) else { return false }
    let name = tree.name(tree.kind(value) == .callExpr ? tree.firstChild(value) : value)
    return titleTypes.allSatisfy {
      element.model.project.members(named: name, ofType: $0, from: element.file).isEmpty
    }
  }

  /// Whether an initialiser begins with a value that is no title: `init(_ page: Page, @ViewBuilder label: …)`.
  private static func takesValue(_ reference: MemberReference, _ project: Project) -> Bool {
    guard let first = project.member(reference).parameters.first, !first.label.exists else { return false }
    let tree = project.file(reference).tree
    return !first.type.exists || !titleTypes.contains(tree.name(first.type))
  }

  private static let titleTypes = [
    "String", "LocalizedStringKey", "LocalizedStringResource", "Text", "StringProtocol",
  ].map { Name($0) }

  private static func isOuter(_ known: Known) -> Bool {
    switch known {
    case .Button, .NavigationLink, .Link, .Menu, .Toggle, .DisclosureGroup, .ShareLink, .PhotosPicker: true
    default: false
    }
  }

  /// `Toggle("", isOn: .constant(isOn))`: nobody can change it, so nothing is out of reach.
  private static func isBoundToConstant(_ control: InnerControl) -> Bool {
    let tree = control.reference.file.tree
    let call = control.reference.node.expression
    let bindings = ["isOn", "value", "selection", "text"]
    return bindings.contains { label in
      guard let value = tree.argument(of: call, label: label), tree.kind(value) == .callExpr else { return false }
      let callee = tree.firstChild(value)
      return [.implicitMemberExpr, .memberExpr].contains(tree.kind(callee)) && tree.text(callee) == "constant"
    }
  }

  /// `Button(action: {}) { … }` used for its looks, or a link without content that code follows.
  private static func isEmptyButton(_ control: InnerControl) -> Bool {
    let tree = control.reference.file.tree
    let call = control.reference.node.expression
    if control.known == .NavigationLink {
      // `NavigationLink("", destination: …, isActive: $isShown)` shows nothing and is followed by code.
      let title = tree.argument(of: call, label: nil)
      return ["isActive", "selection"].contains { tree.argument(of: call, label: $0) != nil }
        && title.map(tree.isBlankLiteral) ?? false
    }
    guard control.known == .Button else { return false }
    let action = tree.argument(of: call, label: "action") ?? tree.trailingClosure(of: call, label: nil)
    guard let action, tree.kind(action) == .closureExpr else { return false }
    return tree.isEmptyClosure(action)
  }
}
