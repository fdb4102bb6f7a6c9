// Tells the words above one control, which are its label, from a heading over several things.

import CurbcutAccessibility
import CurbcutSymbols
import CurbcutViews

/// What stands below a text in its stack.
struct LabelOfField {
  let text: Element
  /// Whether two texts look alike, so that both are labels of a form.
  let isAlike: (Element, Element) -> Bool
  /// Whether a text is small print, as the hint below a field.
  let isSmall: (Element) -> Bool

  /// Whether exactly one control follows the text, with no more than small print below: what is above a field names it.
  /// In a form whose labels look alike the next one may follow.
  var isLabel: Bool {
    var current = text
    while let parent = current.parent, !current.node.slot.isPresentationSlot {
      let siblings = text.model.contentChildren(of: parent.index)
      func sibling(_ position: Int) -> Element { Element(model: text.model, index: siblings[position]) }
      guard let position = siblings.firstIndex(of: current.index) else { return false }
      switch parent.known {
      case .VStack, .LazyVStack:
        guard position + 1 < siblings.count else { return false }
        guard isOneControl(sibling(position + 1)) else { return false }
        return isEnd(((position + 2)..<siblings.count).map(sibling))
      case .HStack:
        // A symbol beside the words.
        guard siblings.allSatisfy({ $0 == current.index || Element(model: text.model, index: $0).known == .Image })
        else {
          return false
        }
      case .Group: guard siblings.count == 1 else { return false }
      default: return false
      }
      current = parent
    }
    return false
  }

  /// Whether nothing follows the control but small print, or the next label with its own control.
  private func isEnd(_ rest: [Element]) -> Bool {
    let next = rest.drop { isPrint($0) }
    guard let label = next.first else { return true }
    guard label.known == .Text, next.count > 1, isAlike(label, text) else { return false }
    return isOneControl(next[next.startIndex + 1])
  }

  /// A hint or a message below the field, which may not always be there.
  private func isPrint(_ view: Element) -> Bool {
    switch view.node.kind {
    case .choice: return view.children.allSatisfy(isPrint)
    case .use:
      switch view.known {
      case .Text, .Label: return isSmall(view)
      // An error with its sign, a hint with a counter.
      case .HStack, .Group: return view.children.allSatisfy { $0.known == .Image || $0.known == .Spacer || isPrint($0) }
      case .Spacer, .Divider, .EmptyView: return true
      default: return false
      }
    default: return false
    }
  }

  /// Whether a view is one control that takes its words from above, or holds one and nothing else to set: with a sign
  /// or unit beside it, on a card, in a component of the project's own.
  private func isOneControl(_ view: Element) -> Bool { controls(of: view, depth: 0) == 1 }

  /// How many controls that take their words from above a view holds; nil when it holds something else as well.
  private func controls(of view: Element, depth: Int) -> Int? {
    if view.node.kind == .use, let control = view.control {
      if takesWords(view) { return 1 }
      // A button beside a field clears it, or shows what is typed.
      return !control.isInteractive || depth > 0 && view.known == .Button && view.parent?.known != .VStack ? 0 : nil
    }
    if view.node.kind == .reference || view.node.kind == .use && view.known == .other { return controls(ofPart: view) }
    guard depth < 4 else { return nil }
    if view.node.kind != .choice {
      switch view.known {
      case .HStack, .VStack, .ZStack, .Group, .GroupBox: break
      case .Text, .Label: return isSignOrUnit(view) ? 0 : nil
      case .Spacer, .Divider, .Image, .EmptyView, .Color: return 0
      default: return view.known.isShape ? 0 : nil
      }
    }
    var counts: [Int] = []
    for child in view.children where child.node.slot == .content || view.node.kind == .choice {
      guard let count = controls(of: child, depth: depth + 1) else { return nil }
      counts.append(count)
    }
    // What is typed is seen or not: one field in each branch.
    return view.node.kind == .choice ? counts.max() ?? 0 : counts.reduce(0, +)
  }

  /// A currency before a field, a unit behind it, or the prompt that lies over it; words before a control name it, so that
  /// the ones above are about more.
  private func isSignOrUnit(_ text: Element) -> Bool {
    guard let stack = text.parent else { return false }
    if stack.known == .ZStack { return true }
    if case .text(let words) = text.name.name, words.count <= 3 { return true }
    return stack.known == .HStack && text.siblingsBefore.contains { $0.control != nil }
  }

  /// The same of a component, property or function of the project.
  private func controls(ofPart view: Element) -> Int? {
    let engine = view.model.engine
    let inner = engine.controls(in: view.reference)
    guard inner.count <= 4 else { return nil }
    var fields: Set<Known> = []
    for control in inner {
      switch control.known {
      case .TextField, .SecureField, .TextEditor: fields.insert(.TextField)
      case .Picker, .DatePicker, .Slider, .Stepper, .Menu:
        guard fields.insert(control.known).inserted else { return nil }
      case .Button: break
      default: guard control.gesture != nil else { return nil }
      }
    }
    // Words of its own name the control.
    guard !fields.isEmpty, let roots = engine.expansion(of: view.reference), !roots.contains(where: hasWords) else {
      return nil
    }
    return fields.count
  }

  private func hasWords(_ root: ViewReference) -> Bool {
    let views = root.file.views
    return (root.index..<root.node.end).contains { index in
      let view = views[Int(index)]
      guard view.known == .Text || view.known == .Label, view.slot == .content || view.slot == .root else {
        return false
      }
      // The options of a picker stand in it, and a prompt lies over its field.
      guard view.parent >= root.index else { return true }
      let parent = views[Int(view.parent)]
      return parent.known == .VStack || parent.known == .HStack
    }
  }

  /// A control that shows words of its own has its label already; a text above is about more than it.
  private func takesWords(_ control: Element) -> Bool {
    switch control.known {
    case .TextField, .SecureField, .TextEditor, .Slider, .Picker, .Menu: return true
    case .Toggle, .Stepper, .DatePicker, .MultiDatePicker, .ColorPicker:
      if control.hasModifier(.labelsHidden) || isCalendar(control) { return true }
      switch control.name.name {
      case .text(let words): return !words.contains { $0.isLetter || $0.isNumber }
      case .none: return true
      default: return false
      }
    default: return false
    }
  }

  /// A calendar shows no label; the other styles do.
  private func isCalendar(_ control: Element) -> Bool {
    control.writtenModifiers.contains { use in
      guard use.known == .datePickerStyle else { return false }
      let words = control.tree.words(below: use.call)
      return words.contains("graphical")
    }
  }
}
