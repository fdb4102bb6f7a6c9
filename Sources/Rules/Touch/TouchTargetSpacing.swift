// Small targets that lie close together.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let touchTargetSpacing = Rule(
    "touch-target-spacing", options: [spaceBetween, largeTargets],
    .view([.other]) { element, report in
      let isRow = element.known == .HStack || element.known == .LazyHStack
      guard isRow || element.known == .VStack || element.known == .LazyVStack, !element.isOutOfScope else { return }
      guard let argument = element.argument("spacing"),
        let spacing = element.model.evaluator.value(of: argument, in: element.scope).number
      else { return }
      let needed = report.number(spaceBetween)
      let countsLarge = report.flag(largeTargets)
      guard spacing < needed else {
        return report.silent(
          measured: "\(measure(spacing)) points apart, \(countsLarge ? "" : "small ")targets need \(measure(needed))")
      }
      var followsSmall = false
      for child in element.children where child.node.slot == .content && child.node.slotModifier < 0 {
        let isSmall = isSmallTarget(child, isRow: isRow, orLarge: countsLarge)
        if isSmall, followsSmall {
          report.add(
            .warning, .medium, at: element.tree.range(argument),
            "These \(countsLarge ? "" : "small ")targets are so close together that it is easy to tap the wrong one: \(measure(spacing)) points apart",
            help: "Leave \(measure(report.number(spaceBetween))) points or more between them"
              + (countsLarge
                ? "." : ", or make each of them \(measure(element.model.limits.targetSize)) points large."),
            cause: element.index)
          return
        }
        followsSmall = isSmall
      }
    })

  private static let spaceBetween = RuleOption.points(
    "spacing", 8, in: 1...64, "Minimum space between two targets that are smaller than the minimum size")

  private static let largeTargets = RuleOption.flag(
    "large", false, "Whether targets that are large enough also need the space")

  private static func isSmallTarget(_ element: Element, isRow: Bool, orLarge: Bool) -> Bool {
    guard !element.hasModifier(.padding), !element.hasModifier(.offset), let target = TouchTarget(element),
      let side = isRow ? target.area.width : target.area.height
    else { return false }
    if orLarge { return true }
    return side < (target.area.isEstimate ? element.model.limits.targetEstimate : element.model.limits.targetSize)
  }
}
