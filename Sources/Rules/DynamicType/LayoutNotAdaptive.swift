// Rows of words that stay side by side at every text size.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let layoutNotAdaptive = Rule(
    "layout-not-adaptive",
    .file { model, report in
      // One finding for each type, at the row with most texts.
      var worst: [Int32: Row] = [:]
      for index in model.file.views.indices where model.file.views[index].known == .HStack {
        let element = Element(model: model, index: Int32(index))
        guard element.known == .HStack, isJudgedForTextSize(element), element.labelOwner == nil else { continue }
        guard element.body.owner >= 0, !model.adaptsToTextSize(element.body), !isAnAlternative(element) else {
          continue
        }
        guard let row = Row(element) else { continue }
        let owner = element.body.owner
        if let current = worst[owner], current.isSure == row.isSure ? current.columns >= row.columns : current.isSure {
          continue
        }
        worst[owner] = row
      }
      for row in worst.values.sorted(by: { $0.element.index < $1.element.index }) {
        report.add(
          .note, row.isSure ? .medium : .low, at: row.element.nameRange,
          "This row keeps \(row.columns) columns of text at every text size, so large text is squeezed",
          help: model.project.runsBefore(iOS: 16)
            ? "Stack them \(model.project.stackAtLargeSizes)"
            : "Stack them when they do not fit: ViewThatFits(in: .horizontal) with an HStack and a VStack, or AnyLayout based on dynamicTypeSize.",
          cause: row.element.index)
      }
    }, uikit: { model, report in UIKitRows.fixedRows(model, &report) })

  /// One of several layouts, or something that scrolls sideways.
  private static func isAnAlternative(_ element: Element) -> Bool {
    element.ancestors.contains { ancestor in
      switch ancestor.known {
      case .LabeledContent, .ViewThatFits: return true
      case .ScrollView: return ancestor.argument(nil) != nil
      default: break
      }
      guard ancestor.node.kind == .choice else { return false }
      let condition = element.tree.children(ancestor.node.expression).first ?? .none
      guard condition.exists else { return false }
      let words = Words.split(element.tree.source.string(element.tree.range(condition)))
      return words.contains {
        ["landscape", "portrait", "compact", "regular", "wide", "narrow", "ipad", "pad"].contains($0)
      }
    }
  }
}

/// The columns of words of a row.
private struct Row {
  var element: Element
  var columns = 0
  /// Whether the words are certain to be long: sentences, paragraphs, or words in three columns.
  var isSure: Bool

  init?(_ element: Element) {
    self.element = element
    var long = 0
    let children = element.filledChildren
    let content = element.children.filter { $0.node.slot == .content }.flatMap(\.filled)
    guard content.count >= 2 else { return nil }
    for child in content {
      let texts =
        element.model.shownTexts(in: child.reference) { view, known in
          known == .ScrollView || known == .Picker || known == .Menu || known == .TextField || known == .Toggle
        } ?? []
      let words = texts.filter { $0.content.isWords && !Self.limitsLines($0) }
      if !words.isEmpty { columns += 1 }
      if words.contains(where: { $0.content.isLong }) { long += 1 }
    }
    guard columns >= 2 else { return nil }
    let isDirect = children.allSatisfy {
      $0.known == .Text || $0.known == .Spacer || $0.known == .Button || $0.known == .Image || $0.known == .Label
        || $0.known == .Divider || $0.known == .VStack
    }
    isSure = isDirect && (long >= 2 || columns >= 3 || long >= 1 && columns >= 2)
  }

  /// A text with a limit of lines is the other rule's.
  private static func limitsLines(_ text: ShownText) -> Bool {
    text.view.node.modifiers.contains { text.view.file.modifiers[Int($0)].known == .lineLimit }
  }
}
