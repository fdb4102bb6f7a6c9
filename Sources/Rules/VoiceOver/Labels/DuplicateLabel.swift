// Several controls of one screen with the same words for different things, and controls that repeat in each row of a
// list without saying which row they mean.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let duplicateLabel = Rule(
    "duplicate-label", options: [ignoredLabels],
    .file { model, report in
      let ignored = Set(report.words(ignoredLabels).map { $0.lowercased() })
      for body in model.file.bodies.indices {
        var named = NamedControl.all(in: model, body: body)
        if !ignored.isEmpty { named.removeAll { ignored.contains($0.text.lowercased()) } }
        let byText = Dictionary(grouping: named.filter { $0.row == nil }) {
          SameName($0)
        }
        .filter { $0.value.count > 1 }.mapValues { NamedAlike($0) }
        for control in named where control.row == nil {
          guard let alike = byText[SameName(control)] else { continue }
          let others = alike.others(than: control)
          guard others.count > 0 else { continue }
          // What is announced before the control tells which is meant to those who read on, not to those who search.
          let isGrouped = control.isInNamedGroup || others.areGrouped
          report.add(
            isGrouped ? .note : .warning, isGrouped ? .low : .medium, at: control.element.nameRange,
            "\(others.count + 1) controls here do different things under one name, so VoiceOver users cannot tell them apart: “\(control.text.shortened)”",
            help: captionsHelp(control, others)
              ?? (isSaid(control.text)
                ? "Give each one a name of its own: .accessibilityLabel(\"\(control.text.shortened), …\")."
                : "Give each one a name of its own with .accessibilityLabel."),
            cause: control.element.index, name: control.name,
            related: others.first.map {
              RelatedLocation(
                path: model.file.path, range: $0.element.nameRange, message: "also “\($0.text.shortened)”")
            })
        }
        for control in named {
          guard let row = control.row, !control.isInNamedGroup else { continue }
          report.add(
            .warning, .medium, at: control.element.nameRange,
            "This control has the same name in every row, so its name alone does not say which row it belongs to: “\(control.text.shortened)”",
            help:
              isSaid(control.text)
              ? "Add what differs from row to row, such as a name or title: .accessibilityLabel(\"\(control.text.shortened), \\(…)\")."
              : "Add what differs from row to row, such as a name or title, with .accessibilityLabel.",
            cause: control.element.index, name: control.name,
            related: row.text.map {
              [RelatedLocation(path: model.file.path, range: $0, message: "the text that distinguishes the rows")]
            } ?? [])
        }
      }
    })
}

extension Rule {
  private static let ignoredLabels = RuleOption.words("ignored", "Names that several controls may share")

  /// Whether a name can begin a label: it is no key of a table, and has no dots at its end.
  fileprivate static func isSaid(_ words: String) -> Bool {
    !words.contains("_") && words.last.map { $0.isLetter || $0.isNumber } ?? false
  }
}

extension Rule {
  /// Two controls beside words of their own, as in a form, are called what these say.
  fileprivate static func captionsHelp(
    _ control: NamedControl, _ others: (count: Int, first: [NamedControl], areGrouped: Bool)
  ) -> String? {
    guard others.count == 1, let other = others.first.first, let own = control.element.captionBeside,
      let others = other.element.captionBeside, own != others
    else { return nil }
    return "Name each after the text next to it: “\(own.shortened)” and “\(others.shortened)”."
  }
}

/// What controls that may be taken for each other have in common.
private struct SameName: Hashable {
  private var spoken: String
  private var screen: Int32
  /// What is said behind the name tells a field from a button or link.
  private var isField: Bool

  init(_ control: NamedControl) {
    (spoken, screen) = (control.spoken, control.screen)
    // Where a slot is, what its use fills it with.
    switch (control.element.filledIn?.first ?? control.element).known {
    case .TextField, .SecureField, .TextEditor: isField = true
    default: isField = false
    }
  }
}

/// The controls of one name on one screen, counted by what they do and by the branches they stand in: thousands of them
/// are still told apart in one pass.
private struct NamedAlike {
  /// So many controls are compared one by one.
  private static let pairs = 64

  /// In the order of the source.
  private var all: [NamedControl]
  private var actions: [Int32] = []
  private var numbers: [[Name]: Int32] = [:]
  private var tally = Tally()
  /// Of those that nothing announces, by their group.
  private var bareByGroup: [Int32: Tally] = [:]

  init(_ all: [NamedControl]) {
    self.all = all
    for control in all {
      let number = Int32(numbers.count)
      let action = numbers[control.action] ?? number
      if action == number { numbers[control.action] = number }
      actions.append(action)
      tally.add(control, action)
      if !control.isInNamedGroup { bareByGroup[control.group, default: Tally()].add(control, action) }
    }
  }

  /// The others that a control is confused with: how many, the first four, and whether what is announced before them
  /// tells them apart.
  func others(than control: NamedControl) -> (count: Int, first: [NamedControl], areGrouped: Bool) {
    // Where each row has a branch of its own, one control may differ from another in two; what else keeps two from being
    // shown together is asked of each pair, as long as there are few.
    if control.isInRow || all.count <= Self.pairs {
      let others = all.filter { $0.isConfusedWith(control) }
      return (
        others.count, Array(others.prefix(4)),
        others.allSatisfy { $0.isInNamedGroup || $0.group != control.group }
      )
    }
    guard let action = numbers[control.action] else { return (0, [], true) }
    let count = tally.others(than: control, action)
    guard count > 0 else { return (0, [], true) }
    var first: [NamedControl] = []
    for index in all.indices where actions[index] != action {
      if first.count >= min(4, count) { break }
      if all[index].isConfusedWith(control) { first.append(all[index]) }
    }
    return (count, first, bareByGroup[control.group]?.others(than: control, action) ?? 0 == 0)
  }
}

/// Counts controls by action and by branch. Two stand in different branches of one choice at most, the innermost one
/// around both, so those that are never met with a control can be counted choice by choice.
private struct Tally {
  private struct Key: Hashable {
    var choice: Int32 = -1
    var branch: Int32 = .min
    var action: Int32 = -1
  }

  private var counts: [Key: Int] = [:]

  mutating func add(_ control: NamedControl, _ action: Int32) {
    for action in [-1, action] {
      counts[Key(action: action), default: 0] += 1
      for (choice, branch) in control.branches {
        counts[Key(choice: choice, action: action), default: 0] += 1
        counts[Key(choice: choice, branch: Int32(branch), action: action), default: 0] += 1
      }
    }
  }

  /// Number of those that do something else than a control and are met together with it.
  func others(than control: NamedControl, _ action: Int32) -> Int {
    var result = others(Key(), action)
    for (choice, branch) in control.branches {
      result -= others(Key(choice: choice), action)
      result += others(Key(choice: choice, branch: Int32(branch)), action)
    }
    return result
  }

  private func others(_ key: Key, _ action: Int32) -> Int {
    var same = key
    same.action = action
    return (counts[key] ?? 0) - (counts[same] ?? 0)
  }
}

/// A control with a literal name, and where it stands.
private struct NamedControl {
  var element: Element
  var name: ElementName
  var text: String
  /// The text in lower case.
  var spoken: String
  /// What it does, as code.
  var action: [Name]
  /// The call that it is nothing but, without what it is given.
  var deed: (callee: [Name], isUnset: Bool)?
  /// The branches it stands in: choice and number.
  var branches: [Int32: Int16]
  /// The presentation, tab or screen it belongs to.
  var screen: Int32
  /// The nearest section with a heading, or -1.
  var group: Int32 = -1
  /// Whether it repeats with something that makes no rows, so that it has a branch there that no other has.
  var isInRow = false
  /// Set when it repeats with the rows of a list.
  var row: Row?
  /// Whether a container with words of its own is announced before it.
  var isInNamedGroup: Bool

  struct Row { var text: ByteRange? }

  /// Two that are met together, are called the same and do different things.
  func isConfusedWith(_ other: NamedControl) -> Bool {
    guard other.element.index != element.index, other.row == nil, screen == other.screen else { return false }
    guard spoken == other.spoken, action != other.action else { return false }
    return branches.allSatisfy { choice, branch in other.branches[choice].map { $0 == branch } ?? true }
      && !element.isNeverShown(with: other.element)
  }

  static func all(in model: FileModel, body: Int) -> [NamedControl] {
    let views = model.file.bodies[body].views
    var result: [NamedControl] = []
    func add(_ element: Element, at place: Element) {
      guard let control = element.control, control.isInteractive, roles.contains(control.role),
        !element.isExemptFromSpeech, element.outerFlags.isDisjoint(with: exempt)
      else { return }
      guard case .text(let text) = element.name.name, text.contains(where: \.isLetter), !ignored.contains(text)
      else { return }
      result.append(NamedControl(element, at: place, text: text))
    }
    for index in views {
      let place = Element(model: model, index: index)
      // No list is made for what is no slot.
      guard let filled = place.filledIn else {
        add(place, at: place)
        continue
      }
      for element in filled { add(element, at: place) }
    }
    // `report(kind: nil)` and `report(kind: item.kind)` lead to one place, where the second has chosen something already.
    let unset = Set(result.compactMap { $0.deed?.isUnset == true ? $0.deed?.callee : nil })
    for index in result.indices {
      guard let callee = result[index].deed?.callee, unset.contains(callee) else { continue }
      result[index].action = callee
    }
    return result
  }

  /// The only call of an action, and whether it is given nothing.
  private static func deed(of element: Element) -> (callee: [Name], isUnset: Bool)? {
    let tree = element.tree
    for action in element.actionCode where tree.kind(action) == .closureExpr {
      guard let only = element.model.evaluator.singleExpression(action, in: tree), tree.kind(only) == .callExpr else {
        return nil
      }
      let given = tree.children(only).dropFirst().map { tree.lastChild($0) }
      guard !given.isEmpty else { return nil }
      return (element.code(of: tree.firstChild(only)), given.allSatisfy { tree.kind($0) == .nilLiteral })
    }
    return nil
  }

  /// `element`: where it stands, which is a slot where a use fills it in.
  private init(_ control: Element, at element: Element, text: String) {
    self.element = element
    self.text = text
    spoken = text.lowercased()
    name = control.name
    action = Self.action(of: control)
    deed = Self.deed(of: control)
    branches = [:]
    screen = -1
    isInNamedGroup = element.outerFlags.contains(.contained) && element.outerFlags.contains(.labelledAncestor)
    var current = element
    while let parent = current.parent {
      let node = current.node
      if parent.node.kind == .choice { branches[parent.index] = node.branch }
      // A group that is opened by its title tells what its controls belong to; so do tabs and sheets.
      let groups: Set<Known> = [.TabView, .Tab, .DisclosureGroup]
      if node.slot.isPresentationSlot || groups.contains(parent.known) {
        screen = current.index
        break
      }
      if parent.known == .Section || parent.known == .GroupBox, group < 0,
        parent.argument(nil) != nil || parent.children.contains(where: { $0.node.slot == .header })
      {
        group = parent.index
      }
      if parent.known == .ForEach || parent.known == .List, row == nil, node.slot == .content, isRepeated(parent) {
        row = Self.row(of: element, within: current)
        // Repeated in any case: what else is called the same in the body is another matter.
        if row == nil {
          branches[parent.index] = Int16.max &- Int16(truncatingIfNeeded: element.index)
          isInRow = true
        }
      }
      current = parent
    }
  }

  private static let roles: Set<Role> = [.button, .link, .menu, .toggle, .textField, .secureField, .picker]
  private static let exempt: ElementFlags = [.systemHost, .combined, .labelSlot, .disabled, .mapContent]
  /// Words that mean the screen or field at hand wherever they stand.
  private static let ignored: Set<String> = ["Done", "Cancel", "OK", "Close", "Back", "Next", "Dismiss"]

  /// What it does: its arguments and closures, the words left out.
  private static func action(of element: Element) -> [Name] {
    let tree = element.tree
    var result: [Name] = []
    let title = element.model.engine.titleArgument(of: element.reference)
    for child in tree.children(element.node.expression).dropFirst() {
      let value = tree.lastChild(child)
      if value == title || tree.label(of: child).map({ tree.string(of: $0) }) == "label" { continue }
      let holdsLabel = element.children.contains { label in
        label.node.slot == .label && tree.range(value).contains(tree.range(label.node.expression).start)
      }
      if !holdsLabel { result += element.code(of: value) }
    }
    return result
  }

  /// Whether the container makes its content once for each item of the model.
  private func isRepeated(_ container: Element) -> Bool {
    guard let data = container.argument(nil) else { return false }
    switch container.tree.kind(data) {
    // A list written out or a range is not the model.
    case .arrayLiteral, .closureExpr: return false
    case .binaryExpr: return false
    default: return true
    }
  }

  /// The row, when it shows words of the model that the control does not carry.
  private static func row(of element: Element, within root: Element) -> Row? {
    guard element.index != root.index else { return nil }
    for index in root.index..<root.node.end where index < element.index || index >= element.node.end {
      let other = Element(model: element.model, index: index)
      guard other.known == .Text, other.labelOwner == nil, !other.flags.contains(.hidden) else { continue }
      let words = other.textWordings
      guard words.hasRuntime || words.all.contains(where: { $0.text.contains("‹…›") }) else { continue }
      return Row(text: other.nameRange)
    }
    return nil
  }
}
