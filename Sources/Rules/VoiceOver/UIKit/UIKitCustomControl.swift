// Classes of views that people act on and that tell assistive technology nothing.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let uikitCustomControlMissingSemantics = Rule(
    "uikit-custom-control-missing-semantics", .uikitOnly,
    uikit: { model, report in
      for (index, declaration) in model.file.types.enumerated() where declaration.kind == .classDecl {
        guard let control = CustomControl(Int32(index), declaration, model) else { continue }
        let uses = model.creations(ofClass: declaration.name).filter { use in
          !use.said.isOpen && !use.said.saysAny(words) && !model.isInsideElement(use)
        }
        guard let use = uses.first else { continue }
        let isProved = control.isControl && uses.contains { $0.said.saysAny(.addTarget, .addAction) }
        report.add(
          isProved ? .error : .warning, isProved ? .high : .medium,
          at: model.tree.tokens.range(declaration.nameToken),
          isProved
            ? "This control is not an accessibility element, so VoiceOver and Voice Control users cannot reach it: \(control.reason)"
            : "This view responds to touches but is not exposed as a control to VoiceOver and Switch Control: \(control.reason)",
          help:
            "If nothing inside can be activated by itself, set isAccessibilityElement and accessibilityTraits = .button in "
            + "its initializer, and accessibilityLabel where its content is set.",
          related: [
            RelatedLocation(
              path: use.file.path, range: use.file.tree.range(use.file.tree.firstChild(use.creation)),
              message: "used here without a label")
          ])
      }
    })

  private static let words: Set<UIKitWord> = [
    .accessibilityLabel, .accessibilityAttributedLabel, .accessibilityTraits, .isAccessibilityElement,
    .accessibilityElementsHidden, .accessibilityElements, .accessibilityCustomActions, .isUserInteractionEnabled,
  ]
}

/// A class that reacts to touches by code of its own and never speaks of accessibility.
private struct CustomControl {
  /// Whether it is made from the class of all controls, which is no element.
  var isControl: Bool
  /// What shows that it reacts, for the end of a message.
  var reason: String

  init?(_ index: Int32, _ declaration: TypeDeclaration, _ model: UIKitModel) {
    let exempt: Surroundings = [.preview, .tests, .generated, .otherPlatform, .debug]
    guard declaration.surroundings.isDisjoint(with: exempt), let system = model.systemClass(of: declaration.name) else {
      return nil
    }
    isControl = system == Name("UIControl")
    guard isControl || system == Name("UIView") || system == Name("UIStackView"),
      !model.mentionsAccessibility(declaration.name), !Self.holdsControls(declaration.name, model),
      let reason = Self.reason(declaration.name, isControl, model)
    else { return nil }
    self.reason = reason
  }

  /// Whether what is in it can be acted on by itself.
  private static func holdsControls(_ type: Name, _ model: UIKitModel) -> Bool {
    let tree = model.tree
    for (index, member) in model.file.members.enumerated()
    where member.owner >= 0 && model.file.types[Int(member.owner)].name == type {
      guard member.kind == .property else { continue }
      if let found = model.type(ofMember: Int32(index)), found.kind.isControl || found.kind.scrolls { return true }
      // Something made by a helper or handed in is not known.
      if member.type.exists, model.types.type(written: member.type, in: model.file) == nil,
        tree.source.string(tree.range(member.type)).contains("View")
      {
        return true
      }
    }
    return model.objects.contains { object in
      let owner = model.file.members[Int(object.member)].owner
      return owner >= 0 && model.file.types[Int(owner)].name == type && object.local >= 0
        && (object.type.kind.isControl || object.type.kind.scrolls)
    }
  }

  private static func reason(_ type: Name, _ isControl: Bool, _ model: UIKitModel) -> String? {
    let tree = model.tree
    for member in model.file.members
    where member.kind == .function && member.owner >= 0 && model.file.types[Int(member.owner)].name == type {
      guard member.block.exists else { continue }
      let name = tree.string(of: member.nameToken)
      switch name {
      case "touchesEnded", "touchesBegan":
        if acts(member.block, name, tree) { return "it handles touches in \(name)" }
      case "beginTracking", "continueTracking", "endTracking": if isControl { return "it handles touches in \(name)" }
      default: break
      }
    }
    for use in model.code.uses where use.path.root == .own && model.isJudged(use.member) {
      let owner = model.file.members[Int(use.member)].owner
      guard owner >= 0, model.file.types[Int(owner)].name == type else { continue }
      if use.word == .addGestureRecognizer, UIKitTargets.isTap(use, model) {
        return "it handles touches with a tap gesture recognizer"
      }
      if isControl, use.word == .sendActions { return "it sends its actions by itself" }
      if isControl, use.word == .addTarget { return "it adds a target to itself" }
    }
    return isControl ? "it is a UIControl" : nil
  }

  /// Whether a touch is answered rather than handed on or shown.
  private static func acts(_ block: NodeID, _ name: String, _ tree: Tree) -> Bool {
    for index in Int(tree[block].firstDescendant)..<Int(block.index) where tree.nodes[index].kind == .callExpr {
      let callee = tree.firstChild(NodeID(index))
      let text = tree.source.string(tree.range(callee))
      if text.hasPrefix("super.") || text.hasPrefix("next?") { continue }
      let last = tree.text(callee).lowercased()
      if last.contains("anim") { continue }
      if ["sendactions", "action", "tap", "select", "press", "toggle", "handler", "callback", "click"].contains(
        where: { last.contains($0) })
      {
        return true
      }
      if text.contains("delegate") { return true }
    }
    return false
  }
}
