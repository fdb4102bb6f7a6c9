// How containers are read: repetitions, tables, sections, maps, labelled content.

import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews

extension TranscriptReader {
  func each(_ view: ViewReference) -> [TranscriptItem] {
    let tree = view.file.tree
    var inner = items(of: children(of: view, [.content, .custom]))
    // `ForEach(rows, content: row)`
    for label in ["content", "rowContent"] where inner.isEmpty {
      guard let content = tree.argument(of: view.node.expression, label: label) else { continue }
      inner =
        handedOn(content, view.scope).map(items(of:))
        ?? (tree.kind(content) == .closureExpr ? [] : [gap(view, SpokenWords.source(of: content, in: view.file))])
    }
    guard !inner.isEmpty else { return [] }
    let data = tree.argument(of: view.node.expression, label: nil)
    let source = data.map { SpokenWords.source(of: $0, in: view.file) } ?? "its values"
    return [TranscriptItem(.group(TranscriptGroup(kind: .each(source), items: inner)))]
  }

  /// The titles of the columns, which sort where they can, and the cells of each row.
  func table(_ view: ViewReference) -> [TranscriptItem] {
    let tree = view.file.tree
    let call = view.node.expression
    let parts = tree.children(call).dropFirst()
    let all = children(of: view, [.content, .custom])
    let rows = all.filter { child in
      let start = tree.range(child.node.chain).start
      return parts.contains { part in
        tree.range(part).contains(start) && tree.label(of: part).map { tree.string(of: $0) } == "rows"
      }
    }
    let columns = all.filter { child in !rows.contains { $0.index == child.index } }
    var result: [TranscriptItem] = []
    let isSorted = tree.argument(of: call, label: "sortOrder") != nil
    for column in columns where column.node.known == .TableColumn {
      guard case .words(let words)? = title(of: column), !words.isBlank else { continue }
      let sorts = isSorted && tree.argument(of: column.node.expression, label: "value") != nil
      var heading = element(column, .words(words), sorts ? .button : .text)
      heading.isInteractive = sorts
      if !sorts { heading.traits.append(SpokenElement.Trait(word: "heading")) }
      result.append(TranscriptItem(heading))
    }
    let cells = items(of: columns)
    guard !cells.isEmpty else { return result }
    return result + [TranscriptItem(.group(TranscriptGroup(kind: .each(source(ofRows: rows, view)), items: cells)))]
  }

  /// What the rows of a table are made of.
  private func source(ofRows rows: [ViewReference], _ view: ViewReference) -> String {
    if let data = view.file.tree.argument(of: view.node.expression, label: nil) {
      return SpokenWords.source(of: data, in: view.file)
    }
    for row in rows {
      for index in row.index..<row.node.end where view.file.views[Int(index)].known == .ForEach {
        if let data = view.file.tree.argument(of: view.file.views[Int(index)].expression, label: nil) {
          return SpokenWords.source(of: data, in: view.file)
        }
      }
    }
    return "its rows"
  }

  func section(_ view: ViewReference) -> [TranscriptItem] {
    var result: [TranscriptItem] = []
    if let title = title(of: view) {
      var heading = element(view, title)
      heading.traits.append(SpokenElement.Trait(word: "heading"))
      result.append(TranscriptItem(heading))
    }
    result += items(of: children(of: view, [.header, .label])).map { item in
      item.mapElements { element in
        guard element.role == .text, !element.isInteractive else { return element }
        var heading = element
        if !heading.traits.contains(where: { $0.word == "heading" }) {
          heading.traits.append(SpokenElement.Trait(word: "heading"))
        }
        return heading
      }
    }
    return result + items(of: children(of: view, [.content, .custom])) + items(of: children(of: view, [.footer]))
  }

  func map(_ view: ViewReference) -> [TranscriptItem] {
    let inner = items(of: children(of: view, [.content]))
    return [TranscriptItem(.group(TranscriptGroup(kind: .map, items: inner)))]
  }

  func annotation(_ view: ViewReference) -> [TranscriptItem] {
    let inner = items(of: children(of: view, [.content, .label, .custom]))
    guard case .words(let words)? = title(of: view), !words.isBlank else { return inner }
    if inner.isEmpty { return [TranscriptItem(element(view, .words(words), .annotation))] }
    return inner.map { item in
      item.mapElements { element in
        guard element.isUnnamed else { return element }
        var named = element
        named.name = .words(words)
        return named
      }
    }
  }

  func unavailable(_ view: ViewReference) -> [TranscriptItem] {
    var heading = element(view, title(of: view) ?? name(of: items(of: children(of: view, [.label]))))
    heading.traits.append(SpokenElement.Trait(word: "heading"))
    var result = [TranscriptItem(heading)]
    if let description = view.file.tree.argument(of: view.node.expression, label: "description") {
      let text = words.words(description, view.scope)
      if !text.isBlank { result.append(TranscriptItem(element(view, .words(text)))) }
    } else {
      result += items(of: children(of: view, [.valueLabel]))
    }
    return result + items(of: children(of: view, [.content, .actions]))
  }

  func labeledContent(_ view: ViewReference) -> [TranscriptItem] {
    let label = title(of: view) ?? name(of: items(of: children(of: view, [.label])))
    if let value = view.file.tree.argument(of: view.node.expression, label: "value") {
      var element = element(view, label)
      element.value = words.words(value, view.scope)
      return [TranscriptItem(element)]
    }
    let inner = items(of: children(of: view, [.content, .custom]))
    if inner.count == 1, case .element(var element) = inner[0].content {
      if element.isInteractive {
        if element.isUnnamed { element.name = label }
        return [TranscriptItem(element)]
      }
      var whole = self.element(view, label)
      if case .words(let words) = element.name { whole.value = words }
      return [TranscriptItem(whole)]
    }
    return [TranscriptItem(element(view, label))] + inner
  }
}
