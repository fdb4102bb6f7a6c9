// Which rows of a list hold more than one button, so that a tap on the row means none of them.

import CurbcutSymbols
import CurbcutViews

extension Element {
  /// Whether another button stands in the row of a list that a button is in: `HStack { minusButton; Text(count); plusButton }`.
  /// A tap beside them is meant for neither.
  public var isOneOfSeveralInRow: Bool {
    guard let row = rowOfList else { return false }
    return ([row] + row.descendants).contains { other in
      other.index != index && other.known == .Button && other.node.kind == .use && !other.node.slot.isPresentation
        && other.isShown(with: self, below: row) && !other.flags.contains(.systemHost)
    }
  }

  /// The view below a list, form, section or loop that a view is part of; nil where it is that view itself, or none is
  /// written around it.
  private var rowOfList: Element? {
    var row = self
    while row.node.slot == .content || row.node.slot == .label, let parent = row.parent {
      switch parent.known {
      case .List, .Form, .Section, .ForEach: return row.index == index ? nil : row
      case .other where parent.node.kind != .choice: return nil
      default: row = parent
      }
    }
    return nil
  }

  /// Whether two views may be there at once: not in different branches of one choice.
  private func isShown(with other: Element, below row: Element) -> Bool {
    var branches: [Int32: Int16] = [:]
    var view = self
    while view.index != row.index, let parent = view.parent {
      if view.node.slot != .content, view.node.slot != .label { return false }
      if parent.node.kind == .choice { branches[parent.index] = view.node.branch }
      view = parent
    }
    view = other
    while view.index != row.index, let parent = view.parent {
      if parent.node.kind == .choice, let own = branches[parent.index], own != view.node.branch { return false }
      view = parent
    }
    return true
  }
}
