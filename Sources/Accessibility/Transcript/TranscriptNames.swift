// How the pieces of a transcript become one name: labels of controls, combined elements, texts and pictures.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension TranscriptItem {
  /// The same piece with each of its stops changed.
  func mapElements(_ change: (SpokenElement) -> SpokenElement) -> TranscriptItem {
    var result = self
    switch content {
    case .element(let element): result.content = .element(change(element))
    case .group(var group):
      group.items = group.items.map { $0.mapElements(change) }
      result.content = .group(group)
    case .choice(let branches):
      result.content = .choice(
        branches.map {
          TranscriptBranch(condition: $0.condition, items: $0.items.map { $0.mapElements(change) })
        })
    case .opens, .gap: break
    }
    return result
  }

  /// The same piece with what is no control told as reacting to taps.
  func reactingToTaps() -> TranscriptItem {
    mapElements { element in
      guard !element.isInteractive else { return element }
      var element = element
      element.reactsToTaps = true
      return element
    }
  }

  /// The same piece with a stop in place of each thing that cannot be followed.
  func replacingGaps(_ stop: (String, SourcePlace) -> SpokenElement) -> TranscriptItem {
    var result = self
    switch content {
    case .gap(let reason, let place): result.content = .element(stop(reason, place))
    case .group(var group):
      switch group.kind {
      case .menu, .dialog, .presentation, .navigationBar, .keyboardBar, .searchSuggestions, .container: return self
      default: break
      }
      group.items = group.items.map { $0.replacingGaps(stop) }
      result.content = .group(group)
    case .choice(let branches):
      result.content = .choice(
        branches.map {
          TranscriptBranch(condition: $0.condition, items: $0.items.map { $0.replacingGaps(stop) })
        })
    case .element, .opens: break
    }
    return result
  }

  /// Whether it is there on a condition only.
  var isConditional: Bool { if case .choice = content { true } else { false } }

  /// Its stops, menus and presentations left out.
  var elements: [SpokenElement] {
    switch content {
    case .element(let element): return [element]
    case .group(let group):
      switch group.kind {
      case .menu, .dialog, .presentation, .searchSuggestions: return []
      default: return group.items.flatMap(\.elements)
      }
    case .choice(let branches): return branches.flatMap { $0.items.flatMap(\.elements) }
    case .opens, .gap: return []
    }
  }
}

extension TranscriptReader {
  /// The name of things that are read as one.
  func name(of items: [TranscriptItem]) -> SpokenElement.Name {
    var texts: [SpokenText] = []
    var picture: SpokenText?
    var unknown: String?
    var hasWords = false
    for item in items {
      let name: SpokenElement.Name
      switch item.content {
      case .element(let element):
        name = wholeName(of: element)
        // A gauge without words still says how far it is.
        if element.role == .progress || element.role == .gauge, element.isUnnamed, !element.value.isBlank {
          texts.append(element.value)
          hasWords = true
        }
      case .group(let group):
        switch group.kind {
        case .menu, .dialog, .presentation, .searchSuggestions: continue
        default: name = self.name(of: group.items)
        }
      case .choice(let branches): name = self.name(ofAlternatives: branches.map { self.name(of: $0.items) })
      case .gap(let reason, _): name = .unknown(reason)
      case .opens: continue
      }
      switch name {
      case .words(let words):
        if !words.isBlank {
          texts.append(words)
          hasWords = true
        }
      case .picture(let words): picture = picture ?? words
      case .unknown(let reason):
        unknown = unknown ?? reason
        texts.append(SpokenText([.unknown(reason)]))
      case .none: break
      }
    }
    // Pieces that cannot be told keep their place among words; alone they are no name.
    if hasWords { return .words(.joined(texts)) }
    if let unknown { return .unknown(unknown) }
    return picture.map { .picture($0) } ?? .none
  }

  /// Name and value, as they are joined when an element is merged into a larger one.
  private func wholeName(of element: SpokenElement) -> SpokenElement.Name {
    guard !element.value.isBlank, case .words(let words) = element.name else { return element.name }
    return .words(.joined([words, element.value]))
  }

  private func name(ofAlternatives names: [SpokenElement.Name]) -> SpokenElement.Name {
    let hasWords = names.contains { if case .words = $0 { true } else { false } }
    if !hasWords {
      if let unknown = names.first(where: { if case .unknown = $0 { true } else { false } }) { return unknown }
      let pictures = names.compactMap { name -> SpokenText? in if case .picture(let words) = name { words } else { nil }
      }
      return pictures.isEmpty ? .none : .picture(.oneOf(pictures))
    }
    return .words(
      .oneOf(
        names.map { name in
          switch name {
          case .words(let words): words
          case .picture(let words): SpokenText(words.isBlank ? "unnamed" : "unnamed: \(words.text)")
          case .unknown(let reason): SpokenText([.unknown(reason)])
          case .none: SpokenText()
          }
        }))
  }

  /// Texts joined by `+` are one, without a pause between them.
  func concatenated(_ view: ViewReference) -> SpokenText {
    var result = SpokenText()
    for child in children(of: view, [.content]) {
      if child.node.kind == .use, engine.known(child.node, in: child.file) == .Text {
        result.append(shownText(child))
      } else if child.node.kind == .concatenation {
        result.append(concatenated(child))
      } else {
        switch name(of: items(of: child)) {
        case .words(let words): result.append(words)
        case .unknown(let reason): result.append(.unknown(reason))
        case .picture, .none: break
        }
      }
    }
    return result
  }

  /// The name that a call's title gives.
  func title(of view: ViewReference) -> SpokenElement.Name? {
    guard let argument = engine.titleArgument(of: view) else { return nil }
    if view.file.tree.known(argument) == .configuration { return .unknown("a style's configuration") }
    var text = words.words(argument, view.scope)
    if view.file.tree.kind(argument) == .stringLiteral { text = text.withoutMarkdown }
    return text.isBlank ? SpokenElement.Name.none : .words(text)
  }

  func text(_ view: ViewReference) -> [TranscriptItem] {
    let tree = view.file.tree
    let call = view.node.expression
    guard tree.kind(call) == .callExpr else { return [TranscriptItem(element(view, .words(SpokenText())))] }
    let text = shownText(view)
    if text.isBlank { return [] }
    return [TranscriptItem(element(view, .words(text)))]
  }

  /// The words of a `Text`; what is written in it may be Markdown.
  private func shownText(_ view: ViewReference) -> SpokenText {
    let tree = view.file.tree
    let text = words.words(view.node.expression, view.scope)
    guard let literal = tree.argument(of: view.node.expression, label: nil), tree.kind(literal) == .stringLiteral else {
      return text
    }
    return text.withoutMarkdown
  }

  func image(_ view: ViewReference) -> [TranscriptItem] {
    let tree = view.file.tree
    let call = view.node.expression
    if tree.argument(of: call, label: "decorative") != nil { return [] }
    if let label = tree.argument(of: call, label: "label") {
      let text = words.words(label, view.scope)
      return [TranscriptItem(element(view, text.isBlank ? .none : .words(text), .image))]
    }
    if let symbol = tree.argument(of: call, label: "systemName") {
      return [TranscriptItem(element(view, .picture(words.words(symbol, view.scope)), .image))]
    }
    let found = engine.name(of: ViewReference(file: view.file, index: view.index, frame: view.frame))
    // Modifiers are applied later; here only the picture's own name counts.
    switch found.isExplicit ? .file("") : found.name {
    case .text(let text): return [TranscriptItem(element(view, .words(SpokenText(text)), .image))]
    case .symbol(let symbol): return [TranscriptItem(element(view, .picture(SpokenText(symbol)), .image))]
    default:
      let file = tree.argument(of: call, label: nil).map { words.words($0, view.scope) } ?? SpokenText()
      return [TranscriptItem(element(view, .picture(file), .image))]
    }
  }

  /// A view that the configuration describes.
  func described(_ view: ViewReference, _ given: GivenComponent) -> [TranscriptItem] {
    let tree = view.file.tree
    let role = given.known?.control?.role ?? (given.known == .Image ? .image : .text)
    let name: SpokenElement.Name
    switch given.name {
    case .none: return []
    case .unknown: name = .unknown(tree.string(of: view.node.nameToken))
    case .own: name = .words(SpokenText([.runtime("its own words")]))
    case .argument(let label):
      let found = tree.children(view.node.expression).dropFirst().first {
        tree.kind($0) == .argument && tree.label(of: $0).map(tree.name(of:)) == label
      }
      name = found.map { .words(words.words(tree.lastChild($0), view.scope)) } ?? .none
    }
    var element = element(view, name, role)
    element.isInteractive = given.known?.control?.isInteractive ?? false
    return [TranscriptItem(element)]
  }

  /// Merges what is inside into one stop. A single button lends its action and name; of several each becomes an action.
  func combined(_ items: [TranscriptItem], at place: SourcePlace) -> SpokenElement {
    let all = items.flatMap(\.elements)
    let acting = all.filter(\.isInteractive)
    var result: SpokenElement
    if acting.count > 1 {
      let rest = items.map { item in
        item.mapElements { element in
          guard element.isInteractive else { return element }
          var silent = element
          silent.name = .none
          silent.value = SpokenText()
          return silent
        }
      }
      result = SpokenElement(name: name(of: rest), role: .text, place: place)
      if case .none = result.name { result.name = name(of: items) }
      for element in acting {
        if case .words(let words) = element.name, !words.isBlank { result.actions.append(words) }
      }
    } else {
      result = SpokenElement(name: name(of: items), role: acting.first?.role ?? .text, place: place)
      result.leadsTo = acting.first?.leadsTo
    }
    if acting.isEmpty, all.count == 1 || !all.contains(where: { !$0.isUnnamed }) {
      result.role = all.first?.role ?? .text
    }
    result.isInteractive = !acting.isEmpty
    for element in all {
      for trait in element.traits where !result.traits.contains(trait) { result.traits.append(trait) }
      result.actions += element.actions.filter { !result.actions.contains($0) }
      if result.hint.isBlank { result.hint = element.hint }
      result.reactsToTaps = result.reactsToTaps || element.reactsToTaps
    }
    return result
  }
}
