// Actions that need the device to be shaken.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let motionActuationOnly = Rule(
    "motion-actuation-only",
    .file { model, report in
      for shake in shakes(in: model) {
        let element = shake.element
        guard !element.isOutOfScope, element.surroundings.isDisjoint(with: [.debug, .widget]) else { continue }
        let own = ActionEffect(of: shake.action, in: model.file)
        guard !own.isEmpty, !isForDevelopers(Element.calledFunctions(in: shake.action, model.file.tree)) else {
          continue
        }
        let offered = model.effectsOfVisibleControls(ofType: element.body.owner, leavingOut: shake.reach)
        guard lacksControl(own, offered, element) else { continue }
        report.add(
          .warning, .medium, at: shake.place,
          "This action works only by shaking the device, which is impossible for people who have it mounted or cannot shake it",
          help: "Add a button that does the same.", cause: element.index)
      }
    })

  /// Code that is run when the device is shaken.
  private struct Shake {
    var element: Element
    var action: NodeID
    var place: ByteRange
    /// The views that are the detector itself.
    var reach: Range<Int32>?
  }

  /// Modifiers such as `.onShake { }`, detectors such as `ShakeDetector(onShake: { })`, and what is started when the view
  /// appears: `motion.startShakeDetection { }`.
  private static func shakes(in model: FileModel) -> [Shake] {
    let file = model.file
    let tree = file.tree
    var result: [Shake] = []
    for use in file.modifiers where use.known == .other && isShake(use.nameToken, tree) {
      let element = Element(model: model, index: use.owner)
      for child in tree.children(use.call).dropFirst() where tree.lastChild(child).exists {
        result.append(
          Shake(element: element, action: tree.lastChild(child), place: tree.tokens.range(use.nameToken), reach: nil))
        break
      }
    }
    for (index, node) in file.views.enumerated() where node.kind == .use && node.known == .other {
      guard tree.kind(node.expression) == .callExpr else { continue }
      for child in tree.children(node.expression).dropFirst() {
        guard let label = tree.label(of: child), isShake(label, tree) else { continue }
        let element = Element(model: model, index: Int32(index))
        result.append(
          Shake(
            element: element, action: tree.lastChild(child), place: element.nameRange,
            reach: Int32(index)..<node.end))
      }
    }
    for use in file.modifiers where use.known == .onAppear || use.known == .task {
      let element = Element(model: model, index: use.owner)
      // What runs then is written there, or kept by the type.
      let started = tree.action(ofEvent: use.call).map(element.code(running:)) ?? []
      for run in started where run.file === file {
        for call in tree.calls(below: run.node) where isShake(call.name) {
          guard let action = tree.trailingClosure(of: call.call, label: nil),
            !result.contains(where: { $0.action == action })
          else { continue }
          result.append(
            Shake(element: element, action: action, place: tree.range(tree.firstChild(call.call)), reach: nil))
        }
      }
    }
    // A detector is no control that offers what others detect.
    let detector = result.lazy.compactMap(\.reach).first
    return result.map { shake in
      var shake = shake
      shake.reach = shake.reach ?? detector
      return shake
    }
  }

  private static func isShake(_ token: TokenID, _ tree: Tree) -> Bool {
    let bytes = tree.tokens.text(token, in: tree.source)
    // Names are many, and hardly any is worth taking apart.
    guard bytes.count > 6, bytes.contains(UInt8(ascii: "k")) else { return false }
    return isShake(String(decoding: bytes, as: UTF8.self))
  }

  private static func isShake(_ name: String) -> Bool {
    guard name.contains("hake") else { return false }
    let words = Words.split(name)
    return words.contains("shake") && (words.contains("on") || words.contains("start") || words.contains("detected"))
  }

  /// Whether one of the things that are done is offered by no control.
  private static func lacksControl(_ own: ActionEffect, _ offered: [ActionEffect], _ element: Element) -> Bool {
    func isOffered(_ effect: ActionEffect) -> Bool {
      let effect = element.model.followed(effect, in: element.scope)
      return offered.contains { $0.overlaps(effect) }
    }
    guard own.changes.isEmpty, own.calls.count > 1 else { return !isOffered(own) }
    return own.calls.contains { call in
      var single = ActionEffect()
      single.calls = [call]
      return !isOffered(single)
    }
  }

  private static func isForDevelopers(_ functions: [String]) -> Bool {
    functions.contains { function in
      let words = Words.split(function)
      // The system asks by itself before a shake undoes.
      return words == ["undo"] || words.suffix(2) == ["manager", "undo"]
        || words.contains { ["debug", "log", "logs", "console", "inspector"].contains($0) }
    }
  }
}
