// Pictures that only decorate and that VoiceOver stops at.

import CurbcutAccessibility
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let decorativeImageExposed = Rule(
    "decorative-image-exposed",
    .view([.image]) { element, report in
      guard element.known == .Image, element.node.kind == .use, !element.isExemptFromSpeech,
        element.labelOwner == nil, !element.surroundings.contains(.widget)
      else { return }
      let unfit: ElementFlags = [
        .labelSlot, .combined, .systemHost, .mapContent, .maybeHidden, .tappableAncestor, .chart,
      ]
      guard element.flags.isDisjoint(with: unfit), !element.isNamedFromAround else { return }
      guard !element.modifiers.contains(where: { acts($0.use.known) }), element.node.slot != .background else { return }
      guard case .file(let file) = element.name.name, !file.isEmpty else { return }
      guard isNamedSo(file) || isBackdrop(element) else { return }
      report.add(
        .note, .medium, at: element.nameRange,
        file.hasPrefix(".")
          ? "VoiceOver reads this decorative image by the name of the asset \(file)"
          : "VoiceOver reads this decorative image by its file name: “\(file)”",
        help: "Use Image(decorative:) or .accessibilityHidden(true).", cause: element.index, name: element.name)
    })

  private static func acts(_ known: Known) -> Bool {
    switch known {
    case .onTapGesture, .accessibilityLabel, .accessibilityAction, .gesture, .onLongPressGesture, .accessibility,
      .accessibilityElement:
      true
    default: false
    }
  }

  private static func isNamedSo(_ file: String) -> Bool {
    let words = Set(Words.split(file))
    // “NoBackground” is a picture that was cut out.
    guard words.isDisjoint(with: ["no", "without", "logo"]) else { return false }
    return !words.isDisjoint(with: [
      "background", "bg", "backdrop", "pattern", "wave", "waves", "divider", "separator", "gradient", "texture",
      "decor",
      "decoration", "blob", "blobs", "confetti",
    ])
  }

  /// Fills the screen behind everything else.
  private static func isBackdrop(_ element: Element) -> Bool {
    let place = element.asShown
    guard let parent = place.parent, parent.known == .ZStack, parent.children.first?.index == place.index,
      parent.children.count > 1
    else { return false }
    return element.hasModifier(.ignoresSafeArea) || element.hasModifier(.edgesIgnoringSafeArea)
  }
}
