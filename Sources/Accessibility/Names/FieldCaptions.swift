// Words that people see right before a field and take for its label.

import CurbcutSyntax
import CurbcutViews

extension Element {
  /// The text right before a field in its row, or right above it where nothing else is in the column but small print; nil
  /// for what may be about more than this field.
  public var captionOfField: Element? {
    var current = self
    for _ in 0..<2 {
      guard !current.node.slot.isPresentationSlot, let parent = current.parent, parent.node.kind == .use else {
        return nil
      }
      let content = model.contentChildren(of: parent.index)
      // In a column, only the first two come into question.
      if parent.known == .VStack, !content.prefix(2).contains(current.index) { return nil }
      let views = content.map { Element(model: model, index: $0) }
      guard let place = views.firstIndex(where: { $0.index == current.index }) else { return nil }
      switch parent.known {
      case .HStack, .GridRow:
        let before = views[..<place].filter { $0.known != .Image }
        // Between two fields it may be about either.
        guard before.count == 1, !views[(place + 1)...].contains(where: \.holdsField) else { return nil }
        return before[0].fixedWords == nil ? nil : before[0]
      case .VStack:
        if place == 1, views[0].fixedWords != nil, !views[2...].contains(where: { !$0.isSmallPrint }) {
          return views[0]
        }
        // A field with its message below stands in the row as one.
        guard place == 0, views[1...].allSatisfy(\.isSmallPrint) else { return nil }
      default: return nil
      }
      current = parent
    }
    return nil
  }

  /// Whether its name is the key of a text that nobody has found.
  public var isCalledByKey: Bool {
    guard case .text(let words) = name.name else { return false }
    return Wording(text: words, node: .none).looksLikeKey
  }

  /// The words of a text that are written out, short, and no sentence.
  private var fixedWords: String? {
    guard node.kind == .use, known == .Text, case .text(let words) = name.name, !name.isExplicit, words.count <= 40,
      words.split(separator: " ").count <= 4, words.count(where: \.isLetter) >= 2, let last = words.last,
      !".?!…".contains(last), !isCalledByKey
    else { return nil }
    return words
  }

  private var holdsField: Bool { ([self] + descendants).contains { $0.control?.isInteractive == true } }

  /// A message or hint, also one that is not always there.
  private var isSmallPrint: Bool {
    if node.kind == .choice { return children.allSatisfy(\.isSmallPrint) }
    return node.kind == .use && (known == .Text || known == .Label || known == .Divider || known.isShape)
  }
}
