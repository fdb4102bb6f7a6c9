// Camera feedback that is only drawn, and long feeds without a way to jump. Both are hints for a review.

import CurbcutAccessibility
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let liveOverlayNotAnnounced = Rule(
    "live-overlay-not-announced",
    .view([.other]) { element, report in
      guard element.known == .ZStack, element.node.kind == .use, !element.isExemptFromSpeech,
        element.children.contains(where: isCamera)
      else { return }
      guard !element.descendants.contains(where: { speaks($0) }),
        element.model.announcedNames(ofType: element.body.owner).isEmpty
      else { return }
      for view in element.descendants where view.known.isShape || view.known == .other {
        for use in view.writtenModifiers where [.fill, .foregroundStyle, .foregroundColor, .stroke].contains(use.known)
        {
          guard let argument = view.tree.argument(of: use.call, label: nil), view.tree.kind(argument) == .ternaryExpr
          else { continue }
          report.add(
            .note, .low, at: argument,
            "This feedback on the camera image is only visual, so people who cannot see it get none",
            help: "Show it as text with .updatesFrequently, announce it, or use haptics.", cause: view.index)
          return
        }
      }
    })

  private static func isCamera(_ view: Element) -> Bool {
    guard view.node.kind == .use, view.known == .other || view.known == .CameraView else { return false }
    let words = Words.split(view.tree.string(of: view.node.nameToken))
    return words.contains("camera") || words.contains("scanner")
  }

  private static func speaks(_ view: Element) -> Bool {
    switch view.known {
    case .Text, .Label: return true
    default: return view.hasModifier(.accessibilityValue) || view.hasModifier(.accessibilityLabel)
    }
  }

  static let longFeedMissingRotor = Rule(
    "long-feed-missing-rotor",
    .view([.other]) { element, report in
      guard element.known == .LazyVStack || element.known == .List, element.node.kind == .use,
        !element.isExemptFromSpeech, !element.surroundings.contains(.widget)
      else { return }
      guard element.descendants.contains(where: { isKind($0) }),
        loadsMore(element),
        !element.withAncestors.contains(where: { $0.hasModifier(.accessibilityRotor) }),
        !element.hasTraitInside([.isHeader]), !element.descendants.contains(where: { $0.known == .Section })
      else { return }
      report.add(
        .note, .low, at: element.nameRange,
        "This endless feed has several kinds of items, and VoiceOver users can only go through them one by one",
        help: element.model.project.runsBefore(iOS: 15)
          ? "Put headings between the items."
          : "Offer an .accessibilityRotor for one kind, or headings between the items.",
        cause: element.index)
    })

  /// Whether code of the list asks for more, there or in what an event of a row runs.
  private static func loadsMore(_ list: Element) -> Bool {
    if list.tree.calls(below: list.node.expression).contains(where: { loads($0.name) }) { return true }
    let filled = list.descendants.lazy.compactMap(\.filledIn).joined()
    if filled.contains(where: { view in view.tree.calls(below: view.node.chain).contains { loads($0.name) } }) {
      return true
    }
    return list.descendants.contains { view in
      view.writtenModifiers.contains { use in
        guard use.known == .onAppear || use.known == .task,
          let action = view.tree.argument(of: use.call, label: "perform")
        else { return false }
        let loading = view.code(running: action) { run in
          run.tree.calls(below: run.node).contains { loads($0.name) }
        }
        return loading != nil
      }
    }
  }

  private static func loads(_ name: String) -> Bool {
    let words = Set(Words.split(name))
    return words.contains("load") && !words.isDisjoint(with: ["more", "next"])
  }

  /// A choice between kinds of rows.
  private static func isKind(_ view: Element) -> Bool {
    guard view.node.kind == .choice, view.node.branches > 1 else { return false }
    return view.tree.kind(view.node.expression) == .switchExpr && view.ancestors.contains { $0.known == .ForEach }
  }
}
