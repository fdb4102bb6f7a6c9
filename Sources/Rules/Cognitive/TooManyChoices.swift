// Decisions with more alternatives than people can weigh.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let tooManyChoices = Rule(
    "too-many-choices", options: [mostTabs, mostSegments, mostChoices],
    .view([.control, .other]) { element, report in
      guard element.node.kind == .use, !element.isOutOfScope,
        element.surroundings.isDisjoint(with: [.widget, .debug])
      else { return }
      switch element.known {
      case .TabView: judgeTabs(element, &report)
      case .Picker: judgePicker(element, &report)
      case .VStack, .HStack: judgeStack(element, &report)
      default: break
      }
      for use in element.writtenModifiers where use.known == .confirmationDialog || use.known == .actionSheet {
        judgeDialog(element, use, &report)
      }
    })

  private static let mostTabs = RuleOption.count("tabs", 5, in: 2...20, "tabs", "Maximum number of tabs in a TabView")
  private static let mostSegments = RuleOption.count(
    "segments", 5, in: 2...20, "segments", "Maximum number of segments in a segmented picker")
  private static let mostChoices = RuleOption.count(
    "choices", 7, in: 2...50, "buttons", "Maximum number of buttons in a dialog or a stack of buttons")
  private static let help = "Offer the most important ones and put the rest behind “More”."

  private static func judgeTabs(_ tabs: Element, _ report: inout Report) {
    // Pages are turned, not chosen from.
    guard !tabs.hasModifier(.tabViewStyle) else { return }
    let content = tabs.children.filter { $0.node.slot == .content && $0.node.slotModifier < 0 }
    let count = content.reduce(0) { $0 + ($1.known == .ForEach || $1.node.kind == .choice ? 0 : 1) }
    guard count > report.count(mostTabs), content.contains(where: { $0.known == .Tab || $0.hasModifier(.tabItem) })
    else { return }
    report.add(
      .note, .medium, at: tabs.nameRange,
      "\(count) tabs are hard to remember for people with a cognitive disability, and iPhone puts some behind “More”",
      help: "Keep at most \(report.count(mostTabs)) tabs.", cause: tabs.index)
  }

  private static func judgePicker(_ picker: Element, _ report: inout Report) {
    guard picker.hasModifier(.pickerStyle),
      let style = picker.writtenModifiers.last(where: { $0.known == .pickerStyle }),
      let argument = picker.tree.argument(of: style.call, label: nil),
      picker.tree.text(argument) == "segmented" || picker.tree.sourceText(argument).hasPrefix("SegmentedPickerStyle")
    else { return }
    let options = picker.children.filter { $0.node.slot == .content && $0.node.slotModifier < 0 }
    guard !options.isEmpty, options.allSatisfy({ $0.known == .Text || $0.known == .Image || $0.known == .Label }),
      options.count > report.count(mostSegments)
    else { return }
    report.add(
      .note, .medium, at: picker.nameRange,
      "\(options.count) segments are hard to compare for people with a cognitive disability and leave little room for each",
      help: "Use at most \(report.count(mostSegments)) segments, or another picker style.", cause: picker.index)
  }

  /// Buttons below each other with nothing between.
  private static func judgeStack(_ stack: Element, _ report: inout Report) {
    let content = stack.children.filter { $0.node.slot == .content && $0.node.slotModifier < 0 }
    let buttons = content.flatMap(\.filled).filter {
      $0.known == .Button && $0.node.kind == .use && !$0.titleWordings.all.isEmpty
    }
    guard buttons.count > report.count(mostChoices) else { return }
    report.add(
      .note, .medium, at: stack.nameRange,
      "This stack offers \(buttons.count) buttons at once, which is hard for people with a cognitive disability",
      help: help, cause: stack.index)
  }

  private static func judgeDialog(_ element: Element, _ use: ViewModifierUse, _ report: inout Report) {
    guard let position = element.index(of: use) else { return }
    let buttons = element.descendants.filter {
      $0.node.slotModifier == position && $0.known == .Button && $0.node.kind == .use
        && !($0.argument("role").map { element.tree.text($0) == "cancel" } ?? false)
    }
    guard buttons.count > report.count(mostChoices) else { return }
    report.add(
      .note, .medium, at: element.tree.tokens.range(use.nameToken),
      "This dialog offers \(buttons.count) buttons at once, which is hard for people with a cognitive disability",
      help: help, cause: element.index)
  }
}
