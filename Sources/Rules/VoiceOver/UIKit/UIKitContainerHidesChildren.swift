// A view that is one element itself, so that the controls in it are gone for everybody who does not touch the glass.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let uikitContainerHidesChildren = Rule(
    "uikit-container-hides-children", .uikitOnly,
    uikit: { model, report in code(model, &report) },
    interface: { model, report in file(model, &report) })

  private static let help =
    "Leave the view as a container, or offer its controls' actions as accessibilityCustomActions."

  // MARK: Code

  private static func code(_ model: UIKitModel, _ report: inout Report) {
    for use in model.code.uses where use.word == .isAccessibilityElement && use.path.root == .own {
      guard model.isJudged(use.member), isTrue(use, model), !isConditional(use.node, model.tree),
        let type = model.type(of: use), type.isOwn, isContainer(type.kind),
        !model.classSaysAny([.accessibilityCustomActions, .accessibilityElements], type),
        !model.hasMember(Name("accessibilityActivate"), type),
        !model.hasMember(Name("accessibilityActivationPoint"), type),
        isSetOnce(use, model)
      else { continue }
      let owner = model.file.members[Int(use.member)].owner
      guard owner >= 0 else { continue }
      let controls = model.objects.filter { isControl($0, of: model.file.types[Int(owner)].name, model) }
      guard let first = controls.first else { continue }
      // A tap on a view with a label does what its one control does.
      if controls.count == 1, model.classSays(.addGestureRecognizer, type),
        model.classSaysAny([.accessibilityLabel, .accessibilityAttributedLabel], type)
      {
        continue
      }
      report.add(
        controls.count > 1 ? .error : .warning, controls.count > 1 ? .high : .medium, at: use.node,
        "This \(noun(type.kind)) is a single element, so VoiceOver, Voice Control and Switch Control cannot reach “\(model.tree.text(model.file.members[Int(first.member)].node))”\(controls.count > 1 ? " and \(counted(controls.count - 1, "other control"))" : "") in it",
        help: help)
    }
  }

  private static func isContainer(_ kind: UIKitClass) -> Bool {
    switch kind {
    case .view, .stackView, .tableCell, .collectionCell: true
    default: false
    }
  }

  private static func noun(_ kind: UIKitClass) -> String {
    switch kind {
    case .tableCell, .collectionCell: "cell"
    default: "view"
    }
  }

  private static func isTrue(_ use: UIKitUse, _ model: UIKitModel) -> Bool {
    model.boolean(of: use.value, member: use.member) == true
  }

  /// Whether the same member is set otherwise elsewhere in the file.
  private static func isSetOnce(_ use: UIKitUse, _ model: UIKitModel) -> Bool {
    model.code.uses.allSatisfy { other in
      other.word != .isAccessibilityElement || other.path.root != .own || isTrue(other, model)
    }
  }

  private static func isConditional(_ node: NodeID, _ tree: Tree) -> Bool {
    var index = Int(node.index) + 1
    while index < tree.nodes.count {
      if tree.nodes[index].firstDescendant <= node.index {
        switch tree.nodes[index].kind {
        case .ifExpr, .switchCase, .guardStmt: return true
        case .funcDecl, .initDecl: return false
        default: break
        }
      }
      index += 1
    }
    return false
  }

  /// A control that the class keeps, that does something and is seen.
  private static func isControl(_ object: UIKitObject, of type: Name, _ model: UIKitModel) -> Bool {
    let owner = model.file.members[Int(object.member)].owner
    guard object.type.kind.isControl, object.local < 0, owner >= 0, model.file.types[Int(owner)].name == type else {
      return false
    }
    let facts = model.facts(of: object)
    return facts.saysAny(.addTarget, .menu) && !facts.saysAny(.isHidden, .alpha, .accessibilityElementsHidden)
  }

  // MARK: Interface Builder

  /// Whether a view with a label is made to be activated itself: a tap on it does something, and VoiceOver taps it. What
  /// its one control does is there for all then.
  private static func doesItsWork(_ element: InterfaceElement) -> Bool {
    guard element.hasTapGesture || element.facts.says(.addGestureRecognizer) else { return false }
    return element.label != nil || element.facts.saysAny(.accessibilityLabel, .accessibilityAttributedLabel)
  }

  private static func file(_ model: InterfaceModel, _ report: inout Report) {
    let all = model.elements
    for element in all where element.isElement == true && isContainer(element.kind) && !element.isHiddenForGood {
      let facts = element.facts
      guard !facts.isOpen,
        !facts.saysAny(.isAccessibilityElement, .accessibilityElements, .accessibilityCustomActions),
        !model.hasMember(Name("accessibilityActivate"), element)
      else { continue }
      let end = element.document.elements[Int(element.index)].end
      let controls = all.filter {
        $0.index > element.index && $0.index < end && $0.kind.isControl && $0.hasAction && !$0.isHiddenForGood
      }
      guard !controls.isEmpty, controls.count > 1 || !doesItsWork(element) else { continue }
      report.add(
        controls.count > 1 ? .error : .warning, controls.count > 1 ? .high : .medium, at: element.range,
        "This view is a single element, so VoiceOver, Voice Control and Switch Control cannot reach \(controls.count == 1 ? "the control" : "the \(controls.count) controls") in it",
        help: help, cause: element.index)
    }
  }
}
