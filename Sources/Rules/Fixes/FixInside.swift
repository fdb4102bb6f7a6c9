// What is inside a view that a fix would make one element: whatever can be done with a part of it would be lost.

import CurbcutAccessibility
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension FixSite {
  /// Whether a part of the view, components followed, may offer something of its own, or is made elsewhere: gestures, menus
  /// and actions of its own, links in texts, players, and what a component is handed.
  func mayHoldActions(before use: ViewModifierUse) -> Bool {
    guard let viewIndex else { return true }
    var budget = 200
    let view = ViewReference(file: file, index: viewIndex)
    let position = element?.index(of: use) ?? .max
    return mayAct(inside: view, before: position, isItself: true, depth: 0, budget: &budget)
  }

  /// Whether nothing that is heard of the view has words, as far as that can be told.
  var isHeardWithoutWords: Bool {
    guard let viewIndex else { return true }
    return places.reader.heard(ViewReference(file: file, index: viewIndex)).allSatisfy(Self.isWithoutWords)
  }

  private static func isWithoutWords(_ item: TranscriptItem) -> Bool {
    switch item.content {
    // What turns while something is loaded is gone afterwards.
    case .element(let element): element.isUnnamed || element.role == .progress
    case .group(let group): group.items.allSatisfy(isWithoutWords)
    // In one of the branches a picture alone, as one that is loaded, in another the words of an error.
    case .choice(let branches): branches.contains { !$0.items.isEmpty && $0.items.allSatisfy(isWithoutWords) }
    case .opens, .gap: false
    }
  }

  /// Whether a part is hidden by a color on a condition, which it is for the eyes only: one element would always say it.
  var hidesByColor: Bool {
    inner.contains { part in
      modifiers(of: part).contains { use in
        guard use.known == .foregroundStyle || use.known == .foregroundColor else { return false }
        let code = text(of: use)
        return code.contains("?") && (code.contains(".clear") || code.contains("opacity(0)"))
      }
    }
  }

  /// Whether both branches of a choice draw the same symbol, so that only its looks tell which of them holds.
  var drawsTheSameEitherWay: Bool {
    var seen: [Int32: [String: Int16]] = [:]
    for part in inner where part.known == .Image && part.kind == .use && part.parent >= 0 {
      let around = file.views[Int(part.parent)]
      guard around.kind == .choice, let symbol = tree.argument(of: part.expression, label: "systemName").map(text)
      else { continue }
      if let branch = seen[part.parent]?[symbol], branch != part.branch { return true }
      seen[part.parent, default: [:]][symbol] = part.branch
    }
    return false
  }

  /// Whether a picture of the app's own inside would be read by the name of its file.
  var holdsUnnamedPictures: Bool {
    inner.contains { part in
      guard part.known == .Image, part.kind == .use, part.slot != .presentation,
        let argument = firstArgument(of: part.expression), tree.label(of: argument) == nil,
        tree.argument(of: part.expression, label: "label") == nil
      else { return false }
      return !modifiers(of: part).contains { $0.known == .accessibilityLabel || $0.known == .accessibilityHidden }
    }
  }

  /// Whether the view is a property or component that shows several views without a stack around them.
  var isSeveralViews: Bool {
    guard let view, let viewIndex, view.kind == .reference || view.known == .other else { return false }
    let roots = places.model.engine.expansion(of: ViewReference(file: file, index: viewIndex)) ?? []
    return roots.count > 1
  }

  /// Whether a function or property makes the picture and decides which: `Image(systemName: name)` of a variable.
  var drawsWhatCodeDecides: Bool {
    inner.indices.contains { index in
      let part = file.views[index]
      guard part.kind == .reference, part.slot == .label || part.slot == .content else { return false }
      let roots = places.model.engine.expansion(of: ViewReference(file: file, index: Int32(index))) ?? []
      return roots.contains { root in
        guard root.node.known == .Image, root.node.kind == .use,
          let symbol = root.file.tree.argument(of: root.node.expression, label: "systemName")
        else { return false }
        return root.file.tree.kind(symbol) == .identifierExpr
      }
    }
  }

  /// Whether all words inside are cut down to a letter: `Text(day.prefix(1))`.
  var isNamedByALetter: Bool {
    let texts = inner.filter { $0.known == .Text && $0.kind == .use }
    return !texts.isEmpty
      && texts.allSatisfy { text in
        let code = firstArgument(of: text.expression).map(self.text) ?? ""
        return ["prefix(1)", ".narrow", "\"EEEEE\"", "\"MMMMM\""].contains(where: code.contains)
      }
  }

  /// Whether all words inside are there on a condition only: in an `if` without `else`, or with an opacity that a condition
  /// decides.
  var isNamedAtTimes: Bool {
    guard let viewIndex else { return false }
    let all = inner.indices.filter { inner[$0].slot != .presentation && inner[$0].kind != .choice }
    var parts = all.filter { inner[$0].known == .Text || inner[$0].known == .Label }
    if parts.isEmpty { parts = all.filter { inner[$0].known == .other || inner[$0].kind == .reference } }
    return !parts.isEmpty
      && parts.allSatisfy { part in
        let fades = modifiers(of: inner[part]).contains { $0.known == .opacity && text(of: $0).contains("?") }
        var parent = inner[part].parent
        while parent > viewIndex, !fades {
          let around = file.views[Int(parent)]
          if around.kind == .choice, tree.kind(around.expression) == .ifExpr,
            tree.children(around.expression).count < 3
          {
            return true
          }
          parent = around.parent
        }
        return fades
      }
  }

  /// Whether a view reacts to several kinds of taps, each with code of its own.
  func runsOtherTaps(than action: NodeID) -> Bool {
    guard let view, view.known.control == nil else { return false }
    return modifiers(of: view).count { $0.known == .onTapGesture } > 1
  }

  /// Whether the view stands in a branch whose condition says the same verb: `if isPaused { … }` around a pause sign.
  func isShown(while words: String) -> Bool {
    guard let verb = words.split(separator: " ").first?.lowercased(), verb.utf8.count > 3 else { return false }
    let stem = verb.hasSuffix("e") ? String(verb.dropLast()) : verb
    return ancestors.contains { around in
      guard around.kind == .choice, tree.kind(around.expression) == .ifExpr else { return false }
      return text(tree.firstChild(around.expression)).lowercased().contains(stem)
    }
  }

  private static let acts: Set<Known> = [
    .onTapGesture, .onLongPressGesture, .gesture, .highPriorityGesture, .simultaneousGesture, .contextMenu,
    .accessibilityAction, .onDrag, .draggable, .swipeActions,
  ]
  private static let played: Set<Known> = [
    .VideoPlayer, .Map, .WebView, .TextEditor, .TextField, .SecureField, .Slider,
  ]

  private func mayAct(
    inside view: ViewReference, before position: Int32, isItself: Bool, depth: Int, budget: inout Int
  ) -> Bool {
    budget -= 1
    guard budget > 0, depth < 5 else { return true }
    let node = view.node
    let engine = places.model.engine
    if !isItself {
      if node.modifiers.contains(where: { Self.acts.contains(view.file.modifiers[Int($0)].known) }) { return true }
      let known = engine.known(node, in: view.file)
      if known.control?.isInteractive == true || Self.played.contains(known) { return true }
    }
    switch node.kind {
    case .opaque, .base: return true
    case .use where engine.known(node, in: view.file) == .other, .reference:
      if node.slot == .background || node.slot == .mask { return false }
      guard let roots = engine.expansion(of: view) else { return true }
      for root in roots where mayAct(inside: root, before: .max, isItself: false, depth: depth + 1, budget: &budget) {
        return true
      }
    default: break
    }
    var child = view.index + 1
    while child < node.end {
      let next = view.file.views[Int(child)]
      defer { child = next.end }
      guard next.slotModifier < position, !next.slot.isPresentationSlot, next.slot != .accessibilityLabel,
        next.slot != .mask
      else { continue }
      let reference = ViewReference(file: view.file, index: child, frame: view.frame)
      if mayAct(inside: reference, before: .max, isItself: false, depth: depth, budget: &budget) { return true }
    }
    return false
  }
}
