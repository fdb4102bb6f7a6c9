// The trait of what is chosen or turned on, on the element that VoiceOver reads.

import CurbcutFindings
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension NameFixes {
  private static let stacks: Set<Known> = [.HStack, .VStack, .ZStack, .other]

  /// The trait that the help names: the rule knows which branch is the marked one.
  static func state(_ site: FixSite, _ safety: Safety) -> [Fix] {
    let opening = ".accessibilityAddTraits("
    guard let start = site.finding.help.firstRange(of: opening), site.finding.help.hasSuffix(")."),
      site.finding.help[start.upperBound...].contains(".isSelected"), let view = site.view
    else { return [] }
    let trait = String(site.finding.help[start.lowerBound...].dropLast())
    // What opens and closes is expanded or collapsed, and chosen in neither state.
    guard !site.drawsArrows else { return [] }
    // What a tap leaves as it is may be about something else.
    let condition = String(trait.dropFirst(opening.count).split(separator: " ? ").first ?? "")
    let isOthers = site.finding.rule == "toggle-state-missing" && !site.turns(stateIn: condition)
    // What is bound inside the view is not known behind it.
    guard site.names(in: trait).isDisjoint(with: site.namesBound(in: site.tree.range(view.chain))) else { return [] }
    // A row of several elements would say it once for each of them.
    let uses = site.modifiers(of: view)
    let isElement = uses.contains { $0.known == .accessibilityElement }
    let holdsOthers =
      !isElement && uses.first(where: { $0.known == .onTapGesture }).map(site.holdsControls(before:)) ?? false
    // In the label of another control it would be said of that one, and what is inside would be chosen as well.
    let parts = site.inner.count { [.Text, .Image, .Label].contains($0.known) && $0.slot == .content }
    let isSeveral = view.known.control == nil && !stacks.contains(view.known) && parts > 1 && !isElement
    // What ignores its parts says nothing without a label, chosen or not.
    let isNameless =
      uses.contains {
        $0.known == .accessibilityElement && !["combine", "contain"].contains(where: site.text(of: $0).contains)
      }
      && !uses.contains { $0.known == .accessibilityLabel }
    // A control of a component inside would be chosen with it.
    let tapped = uses.first { $0.known == .onTapGesture }
    let holdsControl =
      !isElement && view.known.control == nil && site.element?.controlsInside(before: tapped).isEmpty == false
    // An element that says only that it is chosen tells nobody what is.
    let saysNothing =
      stacks.contains(view.known) && !uses.contains { $0.known == .accessibilityLabel }
      && (site.finding.name?.kind == "none" || site.isHeardWithoutWords)
    // A shape is no element that would be heard.
    let isShape =
      view.known.isShape && !isElement && !uses.contains { $0.known == .accessibilityLabel }
    let isVague =
      isNameless || isOthers || isShape || saysNothing || holdsOthers || holdsControl || isSeveral
      || site.isNamedByALetter
      || !isElement && view.known.control == nil && site.isNamedAtTimes
    let safety = site.element?.labelOwner == nil && !isVague ? safety : .suggestion
    guard stacks.contains(view.known), view.kind == .use,
      let tap = tapped,
      !uses.contains(where: { $0.known == .accessibilityElement }), !site.inner.isEmpty || view.known == .other,
      !site.holdsControls(before: tap), site.element?.controlsInside(before: tap).isEmpty == true
    else {
      // What is made by code that is not known may be several elements, each of which would be chosen.
      let isOpen = view.known == .other && site.finding.name?.kind == "unknown" && !isElement
      return site.add(trait, isOpen ? .suggestion : safety)
    }
    let isWhole = view.known != .other && !site.holdsUnknown(before: tap)
    return site.add(
      [".accessibilityElement(children: .combine)", trait], isWhole || safety == .suggestion ? safety : .unsafe)
  }
}
