// Fixes that move code or put something around it.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

enum MoveFixes {
  static let makers: [String: FixCatalogue.Maker] = [
    "content-shape-order": shape,
    "hit-area-outside-label": enlarge,
    "content-not-scrollable": scroll,
    "grid-columns-fixed": columns,
    "destructive-without-confirmation": confirm,
    "context-menu-only-action": menu,
  ]

  private static let gestures: Set<Known> = [
    .onTapGesture, .gesture, .simultaneousGesture, .highPriorityGesture, .onLongPressGesture,
  ]

  /// Behind what makes the view larger; for a gap that does not react, before the gesture.
  private static func shape(_ site: FixSite) -> [Fix] {
    guard let modifier = site.modifier, let view = site.view else { return [] }
    if modifier.known == .onTapGesture {
      let shape = ".contentShape(Rectangle())"
      return site.fix("Add \(shape) before the gesture", .unsafe, site.prepend(shape, before: modifier))
    }
    var last: ViewModifierUse?
    for use in site.modifiers(of: view) where use.nameToken > modifier.nameToken {
      if gestures.contains(use.known) { break }
      if use.known == .frame || use.known == .padding { last = use }
    }
    guard modifier.known == .contentShape, let last else { return [] }
    // What is said of either of them would come to stand behind another.
    let isExplained = site.isCommented(behind: modifier) || site.isCommented(behind: last)
    return site.fix(
      "Move .contentShape after .\(site.tree.string(of: last.nameToken))", isExplained ? .suggestion : .safe,
      site.delete(modifier),
      site.insert(site.separator(behind: last) + site.text(of: modifier), at: site.tree.range(last.call).end))
  }

  /// Into the label, where it counts.
  private static func enlarge(_ site: FixSite) -> [Fix] {
    guard let modifier = site.modifier, let view = site.view, let viewIndex = site.viewIndex else { return [] }
    let labels = site.inner.filter { $0.parent == viewIndex && $0.slot == .label && $0.slotModifier < 0 }
    guard labels.count == 1, labels[0].kind == .use else { return [] }
    let moved = site.modifiers(of: view).filter {
      $0.known == .contentShape || $0.nameToken == modifier.nameToken
    }
    var texts = moved.filter { $0.known != .contentShape }.map(site.text)
    // A shape that is moved makes nothing larger; a frame that is added would, and be seen.
    let isAdded = texts.isEmpty
    if isAdded { texts = [".frame(minWidth: 44, minHeight: 44)"] }
    texts += [moved.first { $0.known == .contentShape }.map(site.text) ?? ".contentShape(Rectangle())"]
    let added = site.append(texts, to: labels[0])
    // What is said of it would be left where it was.
    let isExplained = moved.contains { use in
      let dot = site.tree.tokens.start(use.nameToken &- 1)
      return site.isCommented(behind: use)
        || site.source.string(ByteRange(site.tree.tokens.end(use.nameToken &- 2), dot)).contains("/")
    }
    // What is left between the label and a frame around it would be added to the frame.
    let isPadded =
      modifier.known == .frame
      && site.modifiers(of: view).contains { $0.known == .padding && $0.nameToken < modifier.nameToken }
    // Another frame that stays outside enlarges its own side no more than before.
    let isHalf =
      modifier.known == .frame
      && site.modifiers(of: view).contains { $0.known == .frame && $0.nameToken != modifier.nameToken }
    return [
      Fix(
        title: "Move .\(site.tree.string(of: modifier.nameToken)) into the label",
        safety: isAdded || isExplained || isPadded || isHalf || staysSmall(with: modifier, site)
          || FixTargets.drawsAroundLabel(site, before: modifier)
          ? .suggestion : .unsafe,
        edits: ([added] + moved.map(site.delete)).sorted { $0.range.start < $1.range.start })
    ]
  }

  /// Whether the target stays smaller than it has to be with what is moved into the label: nothing would be gained but a diff.
  private static func staysSmall(with modifier: ViewModifierUse, _ site: FixSite) -> Bool {
    func number(_ label: String?) -> Double? {
      site.tree.argument(of: modifier.call, label: label).flatMap { Double(site.text($0)) }
    }
    switch modifier.known {
    case .frame:
      let sides = ["width", "height", "minWidth", "minHeight"].compactMap(number)
      return sides.contains { $0 < 44 }
    case .padding:
      // Of the edges that are named first nothing is known of the others.
      guard let points = number(nil),
        let size = site.finding.message.firstRange(of: "stays at about ")?.upperBound
      else { return false }
      let sides = site.finding.message[size...].split(separator: " ").prefix(3).compactMap { Double($0) }
      return sides.contains { $0 + 2 * points < 44 }
    default: return false
    }
  }

  /// A `ScrollView` around a stack, which stays where it is; its modifiers go on to hold for the screen.
  private static func scroll(_ site: FixSite) -> [Fix] {
    // A popover is as high as what is in it, and a scroll view as there is room.
    guard let view = site.view, view.kind == .use, view.known == .VStack, let index = site.viewIndex,
      Element(model: site.places.model, index: index).fillsScreen,
      // A column beside others is as wide as what is in it.
      !Element(model: site.places.model, index: index).isWhereUsedInside([.HStack])
    else { return [] }
    // Padding that stayed outside would have what is drawn beyond the stack cut off at its edges, such as a border.
    let padding = paddings(view, site)
    let range = ByteRange(
      site.tree.range(view.expression).start,
      site.tree.range(padding.inside?.call ?? view.expression).end)
    let isOneLine = !site.source[range].contains(0x0A)
    let step = site.step(in: site.tree.range(site.tree.root))
    let separator = padding.inside.map(site.separator) ?? ""
    let line = site.newLine(at: range.start)
    let code = isOneLine ? site.source.string(range) : site.indented(range, by: step + step)
    // As tall as the screen, so that what was in its middle stays there.
    let before = separator.isEmpty ? line + (isOneLine ? step : "") : separator
    let text =
      "GeometryReader { geometry in" + line + step + "ScrollView {" + line + step + step + code + before + step + step
      + ".frame(maxWidth: .infinity, minHeight: geometry.size.height)" + line + step + "}"
      + line
      + "}"
    // A window of the Mac is as large as what is in it, and this would be nothing.
    return site.fix(
      "Put the stack in a ScrollView",
      site.places.isSharedWithMac || isCard(view, site) || padding.isOutside ? .suggestion : .unsafe,
      TextEdit(range: range, text: text))
  }

  /// What may stand between a stack and its padding and move into the scroll view with it.
  private static let moved: Set<Known> = [
    .padding, .font, .foregroundColor, .foregroundStyle, .multilineTextAlignment, .lineSpacing, .tint,
  ]

  /// The last padding that can move into the scroll view with a stack, and whether some stays outside.
  private static func paddings(_ view: ViewNode, _ site: FixSite) -> (inside: ViewModifierUse?, isOutside: Bool) {
    var inside: ViewModifierUse?
    var isMoving = true
    for use in view.modifiers.map({ site.file.modifiers[Int($0)] }) {
      let isWidth =
        use.known == .frame
        && site.tree.children(use.call).allSatisfy { argument in
          site.tree.label(of: argument).map { ["maxWidth", "alignment"].contains(site.tree.string(of: $0)) } ?? true
        }
      if use.isConditional || !moved.contains(use.known) && !isWidth { isMoving = false }
      guard use.known == .padding else { continue }
      if !isMoving { return (inside, true) }
      inside = use
    }
    return (inside, false)
  }

  /// Whether corners, a border or a shadow are drawn around a view before something gives it the room that there is: the
  /// card is as large as what is in it, and would be as large as the screen.
  private static func isCard(_ view: ViewNode, _ site: FixSite) -> Bool {
    for use in site.modifiers(of: view) {
      switch use.known {
      case .cornerRadius, .clipShape, .border, .shadow, .glassEffect: return true
      case .frame where site.text(of: use).contains(".infinity"): return false
      case .background, .overlay:
        let code = site.text(of: use)
        if ["ounded", "apsule", "cornerRadius", "stroke", "in: "].contains(where: code.contains) { return true }
      default: break
      }
    }
    return false
  }

  /// A visible menu with the same items beside the view.
  private static func menu(_ site: FixSite) -> [Fix] {
    guard let modifier = site.modifier, let view = site.view, view.kind == .use,
      let items = site.tree.trailingClosure(of: modifier.call, label: nil), let code = site.statements(of: items),
      site.tree.children(modifier.call).allSatisfy({ site.tree.kind($0) != .argument })
    else { return [] }
    // What is chosen by its tag, or fills the screen, has to stay what it is for the view around it.
    guard !site.modifiers(of: view).contains(where: { site.tree.string(of: $0.nameToken) == "tag" }),
      ![.ScrollView, .List, .Form, .TabView].contains(view.known),
      !site.ancestors.prefix(2).contains(where: { $0.known == .TabView })
    else { return [] }
    let range = site.tree.range(view.chain)
    guard site.beginsLine(range.start), let said = site.literal(saying: "More actions") else { return [] }
    let root = site.step(in: site.tree.range(site.tree.root))
    let line = site.newLine(at: range.start)
    // The items keep their lines; only how far they are indented changes.
    let indent = site.indentation(at: range.start) + root + root
    let same = site.moved(code, from: site.indentation(at: code.start), to: indent)
    let text =
      "HStack {" + line + root + site.indented(range, by: root) + line + root + "Menu {" + line + root + root + same
      + line + root + "} label: {" + line + root + root
      + "Label(\(said.code), systemImage: \"ellipsis\").labelStyle(.iconOnly)" + line + root + "}" + line + "}"
    return site.fix("Add a menu with the same items next to it", .unsafe, TextEdit(range: range, text: text))
      .map { $0.with(said.newKey) }
  }

  /// One column at the accessibility sizes.
  private static func columns(_ site: FixSite) -> [Fix] {
    guard let view = site.view, view.known == .LazyVGrid,
      let argument = site.tree.argument(of: view.expression, label: "columns"),
      let size = site.accessibilitySize
    else { return [] }
    let range = site.tree.range(argument)
    // In one column, pictures alone would each fill the screen.
    guard site.inner.contains(where: { $0.known == .Text || $0.known == .Label || $0.known == .other }) else {
      return []
    }
    // What stays as it is in the wider column helps nobody, and the rows of a table belong together.
    let isMoot = site.showsNothingThatGrows || site.hasCellsOfTheirOwnWidth || isTable(site)
    return site.fix(
      "Use one column at accessibility sizes", isMoot ? .suggestion : .unsafe, size.edit,
      TextEdit(
        range: range,
        text: "\(size.condition) ? [GridItem(.flexible())] : \(site.source.string(range))"))
  }

  /// Whether cells are words that are written out one by one: captions and values.
  private static func isTable(_ site: FixSite) -> Bool {
    guard let index = site.viewIndex else { return false }
    let cells = site.inner.filter { $0.parent == index && $0.slot == .content }
    return cells.count > 3 && cells.allSatisfy { $0.known == .Text || $0.known == .HStack }
  }

  /// A dialog that asks. Rows share the state of their view, so that a dialog there might delete another row.
  private static func confirm(_ site: FixSite) -> [Fix] {
    guard let view = site.view, view.known == .Button, view.kind == .use, !site.isRepeated,
      let owner = site.ownerOfState, let action = site.action, site.tree.kind(action) == .closureExpr,
      let code = site.statements(of: action), let argument = site.firstArgument(of: view.expression),
      site.tree.label(of: argument) == nil, let title = site.literal(site.tree.lastChild(argument))
    else { return [] }
    var words = title.words
    while let last = words.last, " .…?!".contains(last) { words.removeLast() }
    let parts = words.split(separator: " ")
    guard !parts.isEmpty, parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isLetter } }) else { return [] }
    let name = "isConfirming" + parts.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    guard let state = site.declare("@State private var \(name) = false", name: name, in: owner) else { return [] }
    let end = site.append("", to: view)
    let line = end.text.isEmpty ? site.newLine(at: site.tree.range(view.chain).start) : end.text
    let step = site.step(in: site.tree.range(view.chain))
    let indent = String(line.drop { $0.isNewline }) + step + step
    let inner = site.moved(code, from: site.indentation(at: code.start), to: indent)
    let dialog =
      line + ".confirmationDialog(\"\(words)?\", isPresented: $\(name), titleVisibility: .visible) {" + line + step
      + "Button(\"\(words)\", role: .destructive) {" + line + step + step + inner + line + step + "}" + line + "}"
    return site.fix(
      "Ask before deleting", .unsafe, state, TextEdit(range: code, text: "\(name) = true"),
      TextEdit(range: end.range, text: dialog))
  }
}
