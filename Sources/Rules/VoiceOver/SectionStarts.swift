// Where a text stands that heads what follows it.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSyntax
import CurbcutViews

/// Where headings stand.
enum SectionStart {
  /// Whether the text comes first in a vertical group with other content below it, or heads a row with a link.
  static func opens(_ element: Element) -> Bool {
    if headsListOfEach(element) { return true }
    var current = element
    // The text where its component shows it.
    var text = element
    /// Whether the branch of a choice begins with it and goes on.
    var beginsBranch = false
    /// Whether other views of a closure come behind it where its component shows them.
    var goesOn = false
    while let parent = current.parent, !current.node.slot.isPresentationSlot {
      // The bar that a screen makes itself begins with the title of the screen.
      if let edge = edgeOfBar(current) { return edge == "top" }
      if current.node.slot == .custom, current.index == text.index,
        let slot = current.slotOfComponent ?? current.slotThatItBegins
      {
        goesOn = goesOn || current.slotOfComponent == nil
        text = slot
        current = slot
        continue
      }
      let model = current.model
      let siblings = model.contentChildren(of: parent.index)
      func sibling(_ position: Int) -> Element { Element(model: model, index: siblings[position]) }
      if parent.node.kind == .choice {
        let branch = siblings.filter { model.file.views[Int($0)].branch == current.node.branch }
        beginsBranch =
          current.index == text.index && branch.count > 1 && branch.first == current.index
          && !isField(Element(model: model, index: branch[1]))
        current = parent
        continue
      }
      switch parent.known {
      case .VStack, .LazyVStack, .ScrollView, .List, .Form, .NavigationStack, .NavigationView, .Section:
        guard let position = siblings.firstIndex(of: current.index) else { return false }
        // Pictures above a title are part of it. Words above it make it something else, unless it is plainly the start
        // of the next section of the same column.
        if (0..<position).contains(where: { !isPicture(sibling($0)) }) {
          guard parent.node.kind == .use,
            beginsBranch || current.index == text.index, startsNextSection(element, before: sibling(position - 1))
          else { return false }
          return beginsBranch || goesOn || position + 1 < siblings.count && !isField(sibling(position + 1))
        }
        if beginsBranch || goesOn || position + 1 < siblings.count { return true }
      case .HStack:
        guard !goesOn, let position = siblings.firstIndex(of: current.index) else { return false }
        if (0..<position).contains(where: { !isPicture(sibling($0)) }) { return false }
        let rest = ((position + 1)..<siblings.count).map(sibling)
        // A value or a setting beside it makes a row of it; a link beside it makes it the head of a section.
        if rest.contains(where: isValueOrSetting) { return false }
        if rest.contains(where: \.isOrShowsOneControl) { return true }
      case .ZStack, .Group, .GroupBox, .GeometryReader, .AnyView: break
      default:
        if parent.node.kind == .use, parent.known == .other { break }
        return false
      }
      current = parent
    }
    return opensBody(current, text)
  }

  /// The edge at which a screen has the bar that a view fills: `.safeAreaInset(edge: .top) { … }`; nil for other views.
  private static func edgeOfBar(_ element: Element) -> String? {
    let modifier = element.node.slotModifier
    guard modifier >= 0, case let use = element.file.modifiers[Int(modifier)],
      use.known == .safeAreaInset || use.known == .safeAreaBar
    else { return nil }
    return element.tree.argument(of: use.call, label: "edge").map { element.tree.text($0) } ?? ""
  }

  /// A literal large text in the middle of a column, unless it stands under another large text.
  private static func startsNextSection(_ element: Element, before: Element) -> Bool {
    guard case .text = element.name.name else { return false }
    guard before.known == .Text || before.known == .Label else { return true }
    return before.model.fontLook(of: before).headingRank == nil
  }

  /// Whether it comes first of several views that a body or property gives, which stand below each other where it is used.
  private static func opensBody(_ current: Element, _ element: Element) -> Bool {
    guard current.node.parent < 0, current.node.slot == .root,
      !element.isWhereUsedInside([.HStack, .LazyHStack, .LazyVGrid, .LazyHGrid, .GridRow])
    else { return false }
    let file = element.model.file
    var roots: [Element] = []
    var index = element.body.views.lowerBound
    while index < element.body.views.upperBound {
      let known = file.views[Int(index)].known
      if known != .Spacer, known != .Divider { roots.append(Element(model: element.model, index: index)) }
      index = file.views[Int(index)].end
    }
    guard let position = roots.firstIndex(where: { $0.index == current.index }),
      roots[..<position].allSatisfy(isPicture)
    else { return false }
    // A column that is looked at lies on what a stack around the whole screen puts below it.
    if position + 1 == roots.count {
      return (element.body.kind == .body || element.body.kind == .property) && opensEachUse(element)
    }
    return !element.isWhereUsedInside([.ZStack])
  }

  /// Whether a component or property that ends with the text comes first, with other content below it, wherever it is used.
  private static func opensEachUse(_ element: Element) -> Bool {
    let uses = element.model.uses(ofBody: element.node.body, in: element.file)
      .filter { !$0.node.surroundings.isOutOfScope }
    return !uses.isEmpty
      && uses.allSatisfy { use in
        guard use.node.parent >= 0, use.node.slot == .content else { return false }
        let views = use.file.views
        switch views[Int(use.node.parent)].known {
        case .VStack, .LazyVStack, .ScrollView, .List, .Form: break
        default: return false
        }
        // Nothing stands above it but space.
        var above = use.node.parent + 1
        while above < use.index {
          guard views[Int(above)].known == .Spacer else { return false }
          above = views[Int(above)].end
        }
        return use.node.end < views[Int(use.node.parent)].end
      }
  }

  /// Whether a bold line is the title of a bar that the project makes itself: the first in a row with the button that
  /// closes what it is the title of.
  static func isTitleOfBar(_ element: Element, _ look: FontLook) -> Bool {
    guard look.isBold || look.isHandedBold, let points = look.points, points >= 13, case let place = element.asShown,
      let row = place.parent, row.known == .HStack, place.isInOwnBar
    else { return false }
    let others = place.model.contentChildren(of: row.index).filter { $0 != place.index }
    return others.allSatisfy {
      let other = Element(model: place.model, index: $0)
      return isPicture(other) || other.isOrShowsOneControl && !isSetting(other)
    }
  }

  /// Whether a text stands first in a component above what its uses fill in, and some fill in several things: the title of
  /// a group that the project draws itself, in small letters as well. Above a single field it would be the field's name.
  static func titlesGroup(_ element: Element) -> Bool {
    guard element.body.kind == .body, let column = element.parent, [.VStack, .LazyVStack].contains(column.known) else {
      return false
    }
    // Nearly all texts have something before them.
    let content = element.model.contentChildren(of: column.index)
    guard content.first == element.index else { return false }
    let lines = content.map { Element(model: element.model, index: $0) }
    let slots = lines.dropFirst().flatMap { [$0] + $0.descendants }.filter(\.isSlot)
    guard slots.count == 1, !slots[0].withAncestors.contains(where: { $0.control != nil }) else { return false }
    let uses = slots[0].filledByUse
    return uses.contains(where: isGroup) && uses.allSatisfy { $0.count > 1 || !$0.allSatisfy(isField) }
  }

  /// Whether what fills a slot is several things.
  private static func isGroup(_ given: [Element]) -> Bool {
    if given.count > 1 { return true }
    return given.flatMap(\.descendants).count {
      $0.known == .Text || $0.known == .Label || $0.control?.isInteractive == true
    } > 1
  }

  /// Whether a large line shares its row with nothing but a link, and the things of a collection follow below: the name of
  /// a section, beside the way to all that it has.
  static func leadsToAllOfList(_ element: Element, _ look: FontLook) -> Bool {
    guard let style = look.style, style.lowercased().contains("title"), let row = element.parent, row.known == .HStack,
      let column = row.parent, column.known == .VStack || column.known == .LazyVStack
    else { return false }
    let model = element.model
    func views(of holder: Element) -> [Element] {
      model.contentChildren(of: holder.index).map { Element(model: model, index: $0) }
    }
    let parts = views(of: row).filter { $0.known != .Spacer }
    guard parts.count == 2, parts[0].index == element.index,
      parts[1].known == .NavigationLink || parts[1].known == .Link
    else { return false }
    let rows = views(of: column)
    guard let place = rows.firstIndex(where: { $0.index == row.index }), place + 1 < rows.count else { return false }
    switch rows[place + 1].known {
    case .ForEach, .List, .LazyVStack, .LazyHStack, .LazyVGrid, .LazyHGrid: return true
    case .ScrollView, .HStack: return rows[place + 1].descendants.contains { $0.known == .ForEach }
    default: return false
    }
  }

  /// Whether a text heads a list of its own in each round of a loop: `ForEach(groups) { VStack { Text(group.name); ForEach(…) } }`.
  static func headsListOfEach(_ element: Element) -> Bool {
    var current = element
    var heads = false
    while let parent = current.parent, !current.node.slot.isPresentationSlot {
      let model = current.model
      var views = model.contentChildren(of: parent.index).map { Element(model: model, index: $0) }
      // A round may show the group only where there is something in it.
      if parent.node.kind == .choice { views.removeAll { $0.node.branch != current.node.branch } }
      guard let place = views.firstIndex(where: { $0.index == current.index }),
        parent.known == .ForEach && heads || views[..<place].allSatisfy({ isPicture($0) || $0.known == .Divider })
      else { return false }
      let rest = views[(place + 1)...]
      switch parent.known {
      case .ForEach: return heads || rest.contains(where: listsBelow)
      case .VStack, .LazyVStack, .Group: heads = heads || rest.contains(where: listsBelow)
      case .HStack: if rest.contains(where: isValueOrSetting) { return false }
      case _ where parent.node.kind == .choice: heads = heads || rest.contains(where: listsBelow)
      default: return false
      }
      current = parent
    }
    return false
  }

  /// Whether a view lists things below each other, or in a layout of the project's own.
  private static func listsBelow(_ element: Element) -> Bool {
    if element.known == .ForEach { return true }
    switch element.known {
    case .VStack, .LazyVStack, .LazyVGrid, .Grid: break
    case .other where element.node.kind == .use: break
    default: return element.node.kind == .choice && element.children.contains(where: listsBelow)
    }
    return element.children.contains(where: listsBelow)
  }

  /// A text above a field names the field.
  private static func isField(_ element: Element) -> Bool {
    switch element.control?.role {
    case .textField, .secureField, .textEditor: true
    default: false
    }
  }

  /// A text, such as the unit of a figure, also one that is not always there.
  private static func isValueOrSetting(_ element: Element) -> Bool {
    if element.node.kind == .choice { return element.children.contains(where: isValueOrSetting) }
    return element.known == .Text || element.known == .Label || isSetting(element)
  }

  private static func isSetting(_ element: Element) -> Bool {
    switch element.control?.role {
    case .toggle, .slider, .stepper, .picker, .datePicker, .colorPicker, .textField, .secureField: true
    default: false
    }
  }

  static func isPicture(_ element: Element) -> Bool {
    // A color is a surface, such as the bar by which a sheet is drawn up.
    if element.known == .Image || element.known == .Color || element.known.isShape || element.known.isRemoteImage {
      return true
    }
    // A picture that is not always there.
    if element.node.kind == .choice { return !element.children.isEmpty && element.children.allSatisfy(isPicture) }
    switch element.known {
    case .ZStack, .Group, .HStack, .VStack, .Canvas, .ProgressView:
      return !element.containsText && !element.descendants.contains { $0.control?.isInteractive == true }
    default: return element.packageView?.shows == .animation
    }
  }
}

extension FontLook {
  /// How surely a text of this look is a heading; nil for one that does not look like one.
  var headingRank: Severity? {
    switch style {
    case "largeTitle", "title", "title2", "title3": return .warning
    case "headline": return .note
    case nil: break
    default: return nil
    }
    guard let points else { return nil }
    // The system's own headline is 17 points and semibold, its smallest title 20 points and regular.
    guard isBold || isHandedBold else { return isMedium && points >= 20 ? points >= 28 ? .warning : .note : nil }
    return points >= 22 ? .warning : points >= 17 ? .note : nil
  }
}
