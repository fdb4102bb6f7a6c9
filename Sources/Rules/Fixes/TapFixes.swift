// The role of what is tapped. A stack is as many elements as it has parts, and each would be a button of its own, so it
// becomes one element first.

import CurbcutFindings
import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

enum TapFixes {
  private static let stacks: Set<Known> = [.VStack, .HStack, .ZStack, .GroupBox]

  static func button(_ site: FixSite) -> [Fix] {
    guard let tap = site.modifier, let view = site.view, view.kind == .use || view.kind == .reference,
      ![.Group, .ForEach, .Section].contains(view.known), !site.holdsControls(before: tap)
    else { return [] }
    // A picture that is pressed is a button and no picture.
    var modifiers = [".accessibilityAddTraits(.isButton)"]
    if view.known == .Image { modifiers.append(".accessibilityRemoveTraits(.isImage)") }
    let isOne: Bool
    switch view.known {
    case .Text, .Label, .Image: isOne = true
    case let known: isOne = view.kind == .use && (known.isShape || known.isRemoteImage)
    }
    // Without words it would be one more button that says only that it is one.
    var isNamed = ["text", "runtime"].contains(site.finding.name?.kind)
    let isWhole = isOne || view.kind == .use && stacks.contains(view.known) && !site.holdsUnknown(before: tap)
    var edits: [TextEdit] = []
    let uses = view.modifiers.map { site.file.modifiers[Int($0)] }
    if let grouping = uses.first(where: { $0.known == .accessibilityElement }) {
      // What only holds its parts together has no role.
      if site.text(of: grouping).contains("contain") { return [] }
      // What is inside is not read then, only a label is.
      if !site.text(of: grouping).contains("combine") { isNamed = uses.contains { $0.known == .accessibilityLabel } }
    } else if !isOne {
      let element = ".accessibilityElement(children: .combine)"
      // A label, value or hint before it would be given to each part.
      if let first = uses.first(where: { site.tree.string(of: $0.nameToken).hasPrefix("accessibility") }) {
        edits.append(site.prepend(element, before: first))
      } else {
        modifiers.insert(element, at: 0)
      }
    }
    let title = "Add " + (edits.map(\.text) + modifiers).joined()
    edits.append(site.append(modifiers, behindOwnPartsOf: view, after: tap))
    return [
      Fix(
        title: title, safety: isNamed && isWhole ? .safe : .unsafe,
        edits: edits.sorted { $0.range.start < $1.range.start })
    ]
  }

  /// One element out of the parts of a tapped group that are buttons each.
  static func group(_ site: FixSite) -> [Fix] {
    guard let view = site.view,
      let trait = site.modifiers(of: view).first(where: { $0.known == .accessibilityAddTraits })
    else { return [] }
    let uses = site.modifiers(of: view)
    let first = uses.first { site.tree.string(of: $0.nameToken).hasPrefix("accessibility") } ?? trait
    guard !site.holdsControls(before: trait) else { return [] }
    let element = ".accessibilityElement(children: .combine)"
    return site.fix("Add \(element)", .unsafe, site.prepend(element, before: first))
  }
}
