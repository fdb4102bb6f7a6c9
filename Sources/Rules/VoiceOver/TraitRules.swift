// Traits that say what the view says already, and traits that contradict each other.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let redundantTrait = Rule(
    "redundant-trait",
    .modifier([.accessibilityAddTraits, .accessibility]) { element, use, report in
      guard element.surroundings.isDisjoint(with: [.tests, .generated, .preview]), element.node.kind == .use else {
        return
      }
      let before = element.traitUses
      // What is merged, replaced or stripped starts without the traits of the view.
      guard !before.contains(where: \.isRemoved), !element.writtenModifiers.contains(where: { startsAnew($0.known) }),
        !element.outerFlags.contains(.combined)
      else { return }
      var earlier: Set<Known> = []
      for trait in before where !trait.isConditional {
        let isOwn = element.traits(of: use).contains { $0.node == trait.node }
        let isBuiltIn = element.known.builtInTraits.contains(trait.trait)
        if isOwn, isBuiltIn || earlier.contains(trait.trait), trait.trait != .other {
          let name = "." + trait.trait.text
          report.add(
            .note, .medium, at: trait.node,
            isBuiltIn
              ? "The view already has the trait \(name), so adding it is redundant"
              : "The trait \(name) is added to the view twice",
            help: "Delete the trait.", cause: element.index,
            common: CommonFault(
              plural: isBuiltIn ? "traits are redundant, because the view already has them" : "traits are added twice",
              subject: name))
        }
        earlier.insert(trait.trait)
      }
    })

  static let conflictingTraits = Rule(
    "conflicting-traits",
    .view(Set(ViewCategory.allCases)) { element, report in
      guard element.node.kind == .use || element.node.kind == .reference, !element.node.modifiers.isEmpty,
        !element.isExemptFromSpeech
      else { return }
      if let use = respondsInVain(element) {
        report.add(
          .warning, .medium, at: use.place,
          "Switch Control and the keyboard treat this text as a control, but nothing happens there",
          help: "Delete the modifier.", cause: element.index)
        return
      }
      let uses = element.traitUses
      guard !uses.isEmpty else { return }
      var all = element.writtenModifiers.contains { startsAnew($0.known) } ? [] : element.known.builtInTraits
      // A text that is given a role is shown as that.
      all.remove(.isStaticText)
      for use in uses where use.isRemoved { all.remove(use.trait) }
      let added = uses.filter { !$0.isRemoved && !$0.isConditional }
      all.formUnion(added.map(\.trait))
      let isAdjustable = element.hasModifier(.accessibilityAdjustableAction)
      for (first, second, result) in contradictions {
        guard all.contains(first), all.contains(second),
          let place = added.last(where: { $0.trait == first || $0.trait == second })
        else { continue }
        report.add(.warning, .high, at: place.node, result, help: "Keep one of the two.", cause: element.index)
        return
      }
      if isAdjustable,
        let place = added.last(where: { $0.trait == .isHeader || $0.trait == .isButton || $0.trait == .isStaticText })
      {
        report.add(
          .warning, .medium, at: place.node,
          "This element is adjusted by swiping up and down, but this trait suggests otherwise: .\(place.trait.text)",
          help: "Delete the trait; an adjustable action makes the element adjustable.", cause: element.index)
      }
    })

  private static let contradictions: [(Known, Known, String)] = [
    (
      .isButton, .isLink,
      "VoiceOver announces this as both a button and a link, so it is unclear whether it leaves the app"
    ),
    (
      .isStaticText, .isButton,
      "VoiceOver announces this as both static text and a button, so it is unclear whether it can be tapped"
    ),
    (
      .isStaticText, .isLink,
      "VoiceOver announces this as both static text and a link, so it is unclear whether it can be opened"
    ),
    (
      .isHeader, .updatesFrequently,
      "A heading that updates frequently is a poor landmark for VoiceOver users"
    ),
  ]

  /// `.accessibilityRespondsToUserInteraction()` on a text that does nothing.
  private static func respondsInVain(_ element: Element) -> EffectiveModifier? {
    guard element.known == .Text,
      let use = element.effectiveModifiers(where: { $0 == .accessibilityRespondsToUserInteraction }).first,
      !use.isConditional, element.labelOwner == nil, !element.flags.contains(.tappableAncestor),
      !element.hasAccessibilityAction, !element.hasModifier(.contextMenu), !element.hasModifier(.draggable),
      !element.hasModifier(.onDrag), !element.hasModifier(.focusable), !element.hasModifier(.onLongPressGesture),
      !element.hasModifier(.onTapGesture),
      !element.hasModifier(.gesture), !element.hasModifier(.simultaneousGesture),
      element.writtenModifiers.allSatisfy({
        $0.known != .other || element.model.engine.isFollowed($0, in: element.file)
      })
    else { return nil }
    guard let argument = use.argument(nil) else { return use }
    return element.model.evaluator.boolean(of: argument.node, in: argument.scope) == true ? use : nil
  }

  private static func startsAnew(_ known: Known) -> Bool {
    known == .accessibilityElement || known == .accessibilityRepresentation || known == .accessibilityChildren
      || known == .buttonStyle || known == .toggleStyle
  }
}

extension Known {
  /// The traits that a system view brings.
  fileprivate var builtInTraits: Set<Known> {
    switch self {
    case .Button, .NavigationLink, .Menu, .ShareLink: [.isButton]
    case .Link: [.isLink]
    case .Text: [.isStaticText]
    case .Image: [.isImage]
    case .Toggle: [.isToggle]
    default: []
    }
  }
}
