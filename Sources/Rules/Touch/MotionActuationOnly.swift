// Actions that need the device to be shaken.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let motionActuationOnly = Rule(
    "motion-actuation-only",
    .file { model, report in
      for use in model.file.modifiers where use.known == .other && shakes.contains(use.name) {
        let element = Element(model: model, index: use.owner)
        guard !element.isOutOfScope, element.surroundings.isDisjoint(with: [.debug, .widget]) else { continue }
        let own = ActionEffect(ofCall: use.call, in: model.file)
        guard !own.isEmpty, !isForDevelopers(Element.calledFunctions(in: use.call, model.file.tree)) else { continue }
        let effect = model.followed(own, in: element.scope)
        let offered = model.effectsOfVisibleControls(ofType: element.body.owner)
        guard !offered.contains(where: { $0.overlaps(effect) }) else { continue }
        report.add(
          .warning, .medium, at: model.file.tree.tokens.range(use.nameToken),
          "This works only by shaking the device, which people who hold it still or have it mounted cannot do",
          help: "Add a button that does the same.", cause: element.index)
      }
    })

  private static let shakes = [
    Name("onShake"), Name("onShakeGesture"), Name("onDeviceShake"), Name("onShakeDetected"),
  ]

  private static func isForDevelopers(_ functions: [String]) -> Bool {
    functions.contains { function in
      Words.split(function).contains { ["debug", "log", "logs", "console", "inspector", "undo"].contains($0) }
    }
  }
}
