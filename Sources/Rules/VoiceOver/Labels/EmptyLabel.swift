// An accessibility label or a title that is written and empty.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let emptyLabel = Rule(
    "empty-label",
    .view(Set(ViewCategory.allCases)) { element, report in
      guard element.node.kind != .base, !element.isExemptFromNaming else { return }
      if let label = element.labelModifier {
        checkLabel(label.use, element, &report)
      } else if element.control != nil || element.known == .Label {
        checkTitle(element, &report)
      }
    })

  private static let help = "Write what it is or shows, or hide it with .accessibilityHidden(true) if it is decorative."

  /// What to write for a control: with an icon, a title need not be seen.
  private static func help(_ control: Element, icon: Bool = false) -> String {
    let role = control.control?.role
    let what = role == .link ? "where the link leads" : "what the \(role?.name ?? "button") does"
    return icon
      ? "Write a title that says \(what); .labelStyle(.iconOnly) shows the icon alone."
      : "Write one that says \(what)."
  }

  private static func checkLabel(_ use: EffectiveModifier, _ element: Element, _ report: inout Report) {
    guard !use.isConditional, use.argument("isEnabled") == nil else { return }
    let words = element.labelWordings
    guard let empty = words.all.first(where: \.isBlank) else { return }
    let isAlwaysEmpty = !words.hasRuntime && words.all.allSatisfy(\.isBlank)
    if let owner = element.labelOwner {
      // Inside a control the empty label silences a part; that harms only when nothing else is read.
      guard isAlwaysEmpty, owner.control?.isInteractive == true, owner.name.name.isProvedWordless,
        !owner.isNamedFromAround
      else { return }
      add(.error, at: empty.node, owner, &report)
      return
    }
    if element.control?.isInteractive == true || reactsToTaps(element) {
      if isAlwaysEmpty || !element.hasModifier(.disabled) {
        add(.error, at: empty.node, element, &report)
      } else {
        // The state without a name may be the one in which nobody can use it.
        report.add(
          .warning, .medium, at: empty.node,
          "This label is empty in one state, in which VoiceOver says only the role: “\(element.control?.role.name ?? "button")”",
          help: help(element), cause: element.index, name: element.name)
      }
      return
    }
    guard isAlwaysEmpty, element.known != .Text || !element.hasModifier(.accessibilityValue) else { return }
    guard element.outerFlags.isDisjoint(with: [.combined, .labelledAncestor, .labelSlot]) else { return }
    report.add(
      .warning, .high, at: empty.node, "This element has an empty label, so VoiceOver stops at it and says nothing",
      help: help, cause: element.index, name: element.name)
  }

  private static func checkTitle(_ element: Element, _ report: inout Report) {
    switch element.known {
    case .Button, .NavigationLink, .Link, .Menu, .ShareLink, .PhotosPicker, .Label: break
    default: return
    }
    let title = element.titleWordings
    guard !title.hasRuntime, let empty = title.all.first, title.all.allSatisfy(\.isBlank) else { return }
    guard let control = element.known == .Label ? element.labelOwner : element, control.control?.isInteractive == true,
      !control.isExemptFromNaming, control.name.name.isProvedWordless, !control.name.isExplicit,
      !control.isNamedFromAround
    else { return }
    if element.known == .NavigationLink, ["isActive", "tag"].contains(where: { element.argument($0) != nil }) {
      report.add(
        .note, .medium, at: empty.node,
        "This link is triggered only by code and has an empty title, but VoiceOver may still stop at it",
        help: "Use navigationDestination, which needs no link, or hide the link from VoiceOver.",
        cause: control.index, name: control.name)
      return
    }
    let hasIcon = ["systemImage", "image"].contains { element.argument($0) != nil }
    add(.error, at: empty.node, control, &report, icon: hasIcon)
  }

  private static func add(
    _ severity: Severity, at node: NodeID, _ control: Element, _ report: inout Report, icon: Bool = false
  ) {
    let role = control.control?.role.name ?? "button"
    report.add(
      severity, .high, at: node, "This label is empty, so VoiceOver says only the role: “\(role)”",
      help: help(control, icon: icon), cause: control.index, name: control.name)
  }

  private static func reactsToTaps(_ element: Element) -> Bool {
    element.hasModifier(.onTapGesture) || element.hasTrait([.isButton, .isLink])
  }
}
