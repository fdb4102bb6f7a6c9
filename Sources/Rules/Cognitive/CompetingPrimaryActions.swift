// Screens on which more than one button looks like the main one.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let competingPrimaryActions = Rule(
    "competing-primary-actions",
    .file { model, report in
      var byBody: [Int32: [Element]] = [:]
      var order: [Int32] = []
      for index in model.file.views.indices {
        let element = Element(model: model, index: Int32(index))
        guard looksProminent(element), !element.isOutOfScope,
          element.surroundings.isDisjoint(with: [.widget, .debug]),
          !element.flags.contains(.systemHost), !element.hasTrait([.isSelected]),
          !element.hasAncestor(where: { $0.node.slot == .toolbar }), !isTintedAway(element)
        else { continue }
        if byBody[element.node.body] == nil { order.append(element.node.body) }
        byBody[element.node.body, default: []].append(element)
      }
      for body in order {
        let buttons = byBody[body]!
        for (place, button) in buttons.enumerated().dropFirst() {
          guard let rival = buttons[..<place].first(where: { button.isShown(with: $0) && !isAlternative(button, $0) })
          else { continue }
          report.findingBesideOther(button, rival)
          break
        }
      }
    })

  /// Whether a view is a button in the prominent style, or a component of the project that is nothing but one.
  private static func looksProminent(_ element: Element) -> Bool {
    guard element.node.kind == .use else { return false }
    switch element.known {
    case .Button, .NavigationLink, .Link: return isProminent(element.reference) || hasProminentOwnStyle(element)
    case .other:
      guard let roots = element.model.engine.expansion(of: element.reference), roots.count == 1 else { return false }
      let root = roots[0]
      guard root.node.kind == .use, root.node.known == .Button || root.node.known == .NavigationLink,
        !root.node.modifiers.contains(where: { root.file.modifiers[Int($0)].known == .tint })
      else { return false }
      return isProminent(root)
    default: return false
    }
  }

  /// Whether a button has a style of the project that fills it as the system does the main one.
  private static func hasProminentOwnStyle(_ element: Element) -> Bool {
    guard let use = element.writtenModifiers.last(where: { $0.known == .buttonStyle }), !use.isConditional,
      let style = element.tree.argument(of: use.call, label: nil), element.tree.kind(style) == .callExpr,
      let label = element.model.labelOfOwnStyle(style, in: element.scope)
    else { return false }
    return element.model.fillsItsWidth(label)
  }

  private static func isProminent(_ view: ViewReference) -> Bool {
    view.node.modifiers.contains {
      let use = view.file.modifiers[Int($0)]
      return use.known == .buttonStyle && !use.isConditional && use.isProminent(view.file.tree)
    }
  }

  /// Whether a tint of grey, or of the background, takes the look of the main button from it.
  private static func isTintedAway(_ element: Element) -> Bool {
    guard
      let use = ([element] + element.ancestors).lazy.flatMap(\.writtenModifiers).first(where: { $0.known == .tint }),
      let colour = element.tree.argument(of: use.call, label: nil)
    else { return false }
    let text = element.tree.sourceText(colour).lowercased()
    return ["background", "gray", "grey", "secondary", "clear", "fill"].contains { text.contains($0) }
  }

  /// Parts of a list of settings each have their own button.
  private static func isAlternative(_ a: Element, _ b: Element) -> Bool {
    func section(_ element: Element) -> Int32? {
      element.ancestors.first { $0.known == .Section || $0.known == .GroupBox }?.index
    }
    guard let one = section(a), let two = section(b) else { return false }
    return one != two
  }
}

extension Report {
  fileprivate mutating func findingBesideOther(_ button: Element, _ rival: Element) {
    let words = rival.visibleWordings.flatMap(\.all).first.map { "“\($0.text.shortened)”" } ?? "the one before it"
    add(
      .note, .medium, at: button.nameRange,
      "This button and \(words) both look like the main action of the screen, which makes it hard to decide",
      help: "Keep .borderedProminent for one button, and give the others .bordered.", cause: button.index,
      related: [RelatedLocation(path: button.file.path, range: rival.nameRange, message: "The other prominent button.")]
    )
  }
}
