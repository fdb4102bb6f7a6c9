// Charts without names for their values, and charts drawn by hand.

import CurbcutAccessibility
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let chartMissingDescription = Rule(
    "chart-missing-description",
    .file { model, report in
      for index in model.file.views.indices where model.file.views[index].known == .Chart {
        let element = Element(model: model, index: Int32(index))
        if element.known == .Chart, element.node.kind == .use { checkChart(element, &report) }
      }
      for index in model.file.bodies.indices { checkDrawn(Int32(index), model, &report) }
    })

  private static let told: Set<Known> = [
    .accessibilityLabel, .accessibilityValue, .accessibilityChartDescriptor, .accessibilityRepresentation,
    .accessibilityElement, .accessibility, .accessibilityChildren,
  ]

  private static func checkChart(_ element: Element, _ report: inout Report) {
    guard !element.isExemptFromSpeech, !isTold(element), !element.descendants.isEmpty else { return }
    let tree = element.tree
    // A mark's values without names are read as bare numbers.
    for call in tree.calls(below: element.node.expression) where call.name == "value" && !call.base.exists {
      guard let name = tree.argument(of: call.call, label: nil), tree.kind(name) == .stringLiteral,
        case .string(let text) = element.model.evaluator.value(of: name, in: element.scope),
        text.allSatisfy(\.isWhitespace)
      else { continue }
      report.add(
        .warning, .medium, at: name,
        "VoiceOver reads this chart value without saying what it is, because its label is empty",
        help: "Name the value, such as .value(\"Weight\", kilograms).", cause: element.index)
      return
    }
    let marks = element.descendants.filter { told(on: $0) }
    guard marks.isEmpty, isComplex(element) || hidesAxes(element) else { return }
    report.add(
      .note, .medium, at: element.nameRange,
      "VoiceOver reads the bare numbers of this chart one by one, without a summary or units",
      help: "Add .accessibilityLabel and .accessibilityValue to the marks, or a label and a summary to the chart.",
      cause: element.index)
  }

  private static func told(on element: Element) -> Bool {
    element.modifiers.contains { told.contains($0.use.known) }
  }

  /// Whether series are told apart by colour or marks are annotated, so that the eye gets more than the numbers.
  private static func isComplex(_ element: Element) -> Bool {
    element.descendants.contains { mark in
      mark.writtenModifiers.contains {
        $0.known == .foregroundStyle && element.tree.argument(of: $0.call, label: "by") != nil
      }
    }
  }

  private static func hidesAxes(_ element: Element) -> Bool {
    let hidden = element.effectiveModifiers { $0 == .chartXAxis || $0 == .chartYAxis }.filter { use in
      use.argument(nil).map { $0.tree.text($0.node) == "hidden" } ?? false
    }
    return hidden.count > 1
  }

  private static func isTold(_ element: Element) -> Bool {
    element.withAncestors.contains { holder in holder.modifiers.contains { told.contains($0.use.known) } }
      || element.isGivenByUse(told.union([.accessibilityHidden])) || element.flags.contains(.hidden)
  }

  /// A type named as a chart that draws bars or lines itself.
  private static func checkDrawn(_ index: Int32, _ model: FileModel, _ report: inout Report) {
    let body = model.file.bodies[Int(index)]
    guard body.owner >= 0, !body.views.isEmpty else { return }
    let type = model.file.types[Int(body.owner)]
    let words = Words.split(model.file.tree.string(of: type.nameToken))
    guard words.contains(where: { ["chart", "graph", "sparkline", "plot", "histogram"].contains($0) }),
      words.last.map({ ["chart", "graph", "sparkline", "plot", "histogram", "view"].contains($0) }) == true
    else { return }
    guard model.isWholeBody(index) else { return }
    var drawing: Element?
    for number in body.views {
      let element = Element(model: model, index: number)
      guard !element.isExemptFromSpeech, element.labelOwner == nil else { return }
      if told(on: element) || element.known == .Chart || element.hasModifier(.accessibilityHidden) { return }
      if element.node.kind == .use, drawing == nil, drawsValues(element) { drawing = element }
    }
    guard let drawing, !drawing.isGivenByUse(told.union([.accessibilityHidden])) else { return }
    // Words in the same body may be the numbers.
    guard !body.views.contains(where: { model.file.views[Int($0)].known == .Text }) else { return }
    report.add(
      .warning, .medium, at: model.file.tree.tokens.range(type.nameToken),
      "This custom-drawn chart is not exposed to VoiceOver, so VoiceOver users do not learn what it shows",
      help: "Add .accessibilityElement(), a label, a summary as value and .accessibilityChartDescriptor.",
      cause: drawing.index)
  }

  private static func drawsValues(_ element: Element) -> Bool {
    if element.known == .Path || element.known == .Canvas { return true }
    guard element.known.isShape, element.ancestors.contains(where: { $0.known == .ForEach }) else { return false }
    return element.writtenModifiers.contains { use in
      guard use.known == .frame,
        let side = element.tree.argument(of: use.call, label: "height")
          ?? element.tree.argument(of: use.call, label: "width")
      else { return false }
      return element.model.evaluator.value(of: side, in: element.scope).number == nil
    }
  }
}
