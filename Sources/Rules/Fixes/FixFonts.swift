// Whether words grow with the text size at all, and whether what holds them lets them: what never grows is not helped by room.

import CurbcutAccessibility
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension FixSite {
  /// Whether a text has a font that is made from one of UIKit, by itself or from around it: `Font(UIFont(…))` keeps the size
  /// that it was made with.
  func hasFontOfUIKit(_ text: ViewReference) -> Bool {
    var view = text
    while true {
      let fonts = places.model.engine.appliedModifiers(of: view).filter { $0.use.known == .font }
      if let first = fonts.first {
        return fonts.allSatisfy { Self.isOfUIKit($0.use, in: $0.file.tree) } && !first.use.isConditional
      }
      guard view.node.parent >= 0, !view.node.slot.isPresentationSlot else { return false }
      view.index = view.node.parent
    }
  }

  /// Whether the words never grow, or are there for their room only.
  var keepsSizeOrIsUnseen: Bool {
    guard let viewIndex else { return false }
    let own = ViewReference(file: file, index: viewIndex)
    return hasFontOfUIKit(own) || isUnseen(own)
  }

  /// Whether a text shows what only machines read to its end, as far as its name or what a tap does tells: keys, addresses
  /// and hashes, which are copied.
  var isOfMachines: Bool {
    guard let view, let viewIndex else { return false }
    let owner = file.bodies[Int(view.body)].owner
    if owner >= 0, Words.split(tree.string(of: file.types[Int(owner)].nameToken)).contains("copyable") { return true }
    if view.known == .Text, let shown = firstArgument(of: view.expression).map(tree.lastChild),
      [.identifierExpr, .memberExpr].contains(tree.kind(shown)),
      let last = Words.split(String(decoding: tree.mainText(shown), as: UTF8.self)).last,
      Self.machineWords.contains(last)
    {
      return true
    }
    // A component that copies what it shows.
    let roots =
      view.known == .other ? places.model.engine.expansion(of: ViewReference(file: file, index: viewIndex)) : nil
    return (roots ?? [ViewReference(file: file, index: viewIndex)]).contains { root in
      root.node.modifiers.contains { index in
        let use = root.file.modifiers[Int(index)]
        return use.known == .onTapGesture && root.file.tree.sourceText(use.call).contains("UIPasteboard.general")
      }
    }
  }

  private static let machineWords: Set<String> = [
    "address", "hash", "npub", "pubkey", "identifier", "uuid", "guid", "fingerprint", "checksum", "signature", "txid",
    "invoice", "token", "hex", "url", "uri", "path",
  ]

  /// Whether a text shows words that are only known when the app runs and that are seldom few: a description, a message.
  var showsLongWords: Bool {
    guard let viewIndex else { return false }
    let texts = places.model.shownTexts(in: ViewReference(file: file, index: viewIndex)) ?? []
    return texts.contains { $0.content.isLong } && view.flatMap(words) == nil
  }

  /// Whether a type around is called one of a cell or row, which code of UIKit shows many of.
  var isOfCell: Bool {
    file.types.contains { type in
      guard tree.range(type.node).contains(finding.range) else { return false }
      return Words.split(tree.string(of: type.nameToken)).contains { $0 == "cell" || $0 == "row" }
    }
  }

  /// Whether the file belongs to an app for the watch, by its imports or its folder: text styles have other sizes there.
  var isForWatch: Bool {
    if file.imports.contains(Name("WatchKit")) { return true }
    return file.path.split(separator: "/").dropLast().contains { Words.split(String($0)).contains("watch") }
  }

  private static func isOfUIKit(_ use: ViewModifierUse, in tree: Tree) -> Bool {
    guard let font = tree.children(use.call).first(where: { tree.kind($0) == .argument }).map(tree.lastChild),
      tree.kind(font) == .callExpr
    else { return false }
    let code = tree.sourceText(font)
    let makers = ["Font(", "SwiftUI.Font(", ".init("]
    return makers.contains(where: code.hasPrefix)
      && !["preferredFont", "scaledFont", "Metrics"].contains(where: code.contains)
  }

  /// Whether none of the words inside will grow with the text size: fonts of SwiftUI of a fixed size are mended themselves.
  var showsNothingThatGrows: Bool {
    guard let viewIndex else { return false }
    let texts = places.model.shownTexts(in: ViewReference(file: file, index: viewIndex)) ?? []
    return !texts.isEmpty && texts.allSatisfy { hasFontOfUIKit($0.view) }
  }

  /// Whether the cells of a grid, or what they show, have a width of their own in points, which more room does not change.
  var hasCellsOfTheirOwnWidth: Bool {
    guard let viewIndex else { return false }
    return holdsOwnWidth(ViewReference(file: file, index: viewIndex), depth: 0)
  }

  private func holdsOwnWidth(_ view: ViewReference, depth: Int) -> Bool {
    var index = view.index + 1
    while index < view.node.end {
      let node = view.file.views[Int(index)]
      guard node.slot == .content || node.slot == .label else {
        index = node.end
        continue
      }
      let reference = ViewReference(file: view.file, index: index, frame: view.frame)
      if node.kind == .use, node.known != .Image, isCellOfOwnWidth(reference, depth: depth) { return true }
      if depth < 4, node.kind == .reference || node.known == .other {
        let roots = places.model.engine.expansion(of: reference) ?? []
        if roots.contains(where: { isCellOfOwnWidth($0, depth: depth) || holdsOwnWidth($0, depth: depth + 1) }) {
          return true
        }
      }
      index += 1
    }
    return false
  }

  /// Deep inside of a component, only what holds words is as wide as they can be: a picture there may stand beside them.
  private func isCellOfOwnWidth(_ view: ViewReference, depth: Int) -> Bool {
    isOfOwnWidth(view) && (depth == 0 || places.model.shownTexts(in: view)?.isEmpty == false)
  }

  private func isOfOwnWidth(_ view: ViewReference) -> Bool {
    guard [.VStack, .HStack, .ZStack, .Text, .other].contains(view.node.known) else { return false }
    return places.model.engine.appliedModifiers(of: view).contains { applied in
      guard applied.use.known == .frame, !applied.use.isConditional,
        let width = applied.file.tree.argument(of: applied.use.call, label: "width")
      else { return false }
      return places.model.evaluator.value(of: width, in: applied.scope).number.map { $0 > 60 } ?? false
    }
  }
}
