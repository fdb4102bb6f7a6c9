// A view that reacts to taps without telling assistive technology that it can be activated.

import CurbcutAccessibility
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let tapGestureMissingButtonTrait = Rule(
    "tap-gesture-missing-button-trait",
    .modifier([.onTapGesture, .gesture, .simultaneousGesture, .highPriorityGesture]) { element, use, report in
      guard !element.isExemptFromSpeech, !element.surroundings.contains(.widget), isTap(use, element) else { return }
      guard element.node.kind != .base, element.body.kind != .style, element.control == nil,
        !element.flags.contains(.labelSlot),
        !isNonVisual(element)
      else { return }
      guard element.outerFlags.isDisjoint(with: [.mapContent, .systemHost]) || element.outerFlags.contains(.listRow)
      else { return }
      guard !element.hasTrait(Element.actionTraits), !element.hasTraitInside(Element.actionTraits),
        !element.hasAccessibilityAction
      else {
        return
      }
      guard !element.ancestors.contains(where: { $0.control?.isInteractive == true }) else { return }
      let actions = tapActions(use, element)
      guard !actions.isEmpty, !actions.allSatisfy({ isHarmless($0, element) }) else { return }
      guard !containsControl(element), !isOfferedElsewhere(actions, element) else { return }
      let name = element.name
      let tail = name.name.isProvedWordless ? " and has no label" : ""
      report.add(
        .error, .high, at: element.tree.tokens.range(use.nameToken),
        "This view reacts to taps, but VoiceOver, Switch Control and Full Keyboard Access do not know it is a button\(tail)",
        help: "Use a Button, or add .accessibilityAddTraits(.isButton) and make the view one accessibility element.",
        cause: element.index, name: name)
    })

  private static func isTap(_ use: ViewModifierUse, _ element: Element) -> Bool {
    if use.isConditional { return false }
    let tree = element.tree
    if use.known == .onTapGesture {
      if let count = tree.argument(of: use.call, label: "count") {
        return element.model.evaluator.value(of: count, in: element.scope).number == 1
      }
      // A closure with a location is about where, not about pressing.
      if let closure = tapActions(use, element).first, tree.kind(closure) == .closureExpr {
        let first = tree.firstChild(closure)
        if first.exists, tree.kind(first) == .closureSignature { return false }
      }
      return true
    }
    guard let gesture = tree.argument(of: use.call, label: nil) else { return false }
    let first = tree.tokens.text(tree[gesture].firstToken, in: tree.source)
    guard first.elementsEqual("TapGesture".utf8) else { return false }
    let names = element.names(in: gesture)
    return !names.contains(Name("count")) && !names.contains(Name("simultaneously"))
      && !names.contains(Name("exclusively"))
  }

  /// The closures and functions that run on a tap.
  private static func tapActions(_ use: ViewModifierUse, _ element: Element) -> [NodeID] {
    let tree = element.tree
    if use.known == .onTapGesture {
      if let closure = tree.trailingClosure(of: use.call, label: nil) { return [closure] }
      return [tree.argument(of: use.call, label: "perform") ?? tree.argument(of: use.call, label: nil)].compactMap {
        $0
      }
    }
    return tree.argument(of: use.call, label: nil).map { [$0] } ?? []
  }

  /// Colours and shapes that lie behind something as a way to close it, and views that draw nothing.
  private static func isNonVisual(_ element: Element) -> Bool {
    switch element.known {
    case .Color, .Rectangle, .EmptyView, .Spacer, .Material, .Map, .Chart, .Canvas: true
    default: element.flags.contains(.chart)
    }
  }

  /// Nothing happens, or only the keyboard or something shown on top goes away.
  private static func isHarmless(_ action: NodeID, _ element: Element) -> Bool {
    let tree = element.tree
    if tree.kind(action) == .closureExpr, tree.children(action).allSatisfy({ tree.kind($0) == .closureSignature }) {
      return true
    }
    let range = tree[action]
    for token in range.tokens where tree.tokens.isName(token) {
      let bytes = tree.tokens.text(token, in: tree.source)
      guard bytes.count >= 5 else { continue }
      let name = bytes.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
      if Self.harmlessWords.contains(where: { word in
        name.count >= word.count
          && (0...(name.count - word.count)).contains { name[$0] == word[0] && name[$0...].starts(with: word) }
      }) {
        return true
      }
    }
    return false
  }

  /// Parts of names that tell of the keyboard, the focus or something on top, as bytes in lower case.
  private static let harmlessWords: [[UInt8]] = [
    "keyboard", "endediting", "focus", "responder", "showcontrols", "controlsvisible", "showui", "overlayvisible",
    "isediting", "showtoolbar", "autohide",
  ].map { Array($0.utf8) }

  /// A container around real controls: the tap is an extra, or dismisses something.
  private static func containsControl(_ element: Element) -> Bool {
    switch element.known {
    case .ScrollView, .List, .Form, .NavigationStack, .NavigationView, .TabView, .GeometryReader: return true
    default: break
    }
    return element.descendants.contains { inner in
      switch inner.known {
      case .TextField, .SecureField, .TextEditor, .ScrollView, .List, .Form: return true
      default: return false
      }
    }
  }

  /// Whether a real control inside the view or beside it runs the same code, so that the tap only makes its target larger.
  private static func isOfferedElsewhere(_ actions: [NodeID], _ element: Element) -> Bool {
    let wanted = actions.map { element.code(of: $0) }
    return (element.parent ?? element).descendants.contains { inner in
      guard inner.control?.isInteractive == true else { return false }
      return inner.actions(of: inner.node.expression).contains { wanted.contains(inner.code(of: $0)) }
    }
  }
}
