// How high the content of a screen is at least, at the default text size and at the largest, as far as the source says.
// Lines are counted by the least width of the letters that are written; what is not known takes no room.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// Points that a view is high at least.
public struct LeastHeight: Sendable, Equatable {
  /// At the default text size.
  public var usual: Double
  /// At the largest text size.
  public var largest: Double
  /// Whether something in it scrolls in the room that is left, and is no part of the height.
  public var isBesideScrolling = false

  static let nothing = LeastHeight(usual: 0, largest: 0)

  static func fixed(_ points: Double) -> LeastHeight { LeastHeight(usual: points, largest: points) }

  static func + (a: LeastHeight, b: LeastHeight) -> LeastHeight {
    LeastHeight(usual: a.usual + b.usual, largest: a.largest + b.largest)
  }

  func bounded(_ bound: (Double, Double) -> Double, by other: LeastHeight) -> LeastHeight {
    LeastHeight(usual: bound(usual, other.usual), largest: bound(largest, other.largest))
  }
}

extension Known {
  /// What scrolls, chooses among layouts, or is laid out in ways that are not known.
  public static let scrollsOrAdapts: Set<Known> = [
    .ScrollView, .List, .Form, .Table, .TextEditor, .TabView, .Map, .Canvas, .Chart, .ViewThatFits, .VideoPlayer,
    .SpriteView, .SceneView, .RealityView, .WebView, .CameraView, .LazyVGrid, .LazyVStack, .GeometryReader,
  ]

  /// What makes do with the room that the views above and below it in a stack leave it.
  static let takesRest: Set<Known> = [
    .ScrollView, .List, .Form, .Table, .TextEditor, .TabView, .GeometryReader, .Chart, .LazyVStack, .LazyVGrid,
  ]
}

extension FileModel {
  /// The least height of a view in a width in points; nil where it scrolls, or where something in it adapts to the text
  /// size or the room. What cannot be looked into takes no room, nor does what scrolls in a stack.
  public func leastHeight(of view: ViewReference, width: Double) -> LeastHeight? {
    var reader = LeastHeights(model: self)
    var height = reader.height(
      of: view, font: fontSize(around: view).map { SetFont(size: $0) }, width: width, lines: nil, depth: 0)
    height?.isBesideScrolling = reader.hasScrolling
    return height
  }
}

extension FileModel {
  /// Whether nothing around a view, wherever it is used, scrolls it, gives it a height of its own, or may do so: a
  /// container or a modifier of the project's own may put anything around what it is given.
  public func isNeverScrolled(_ view: ViewReference) -> Bool { isNeverScrolled(view, depth: 0) }

  /// Whether a container of the project lays out what it is given without scrolling it or setting its height: nothing that
  /// its type shows does, nor is another component among it.
  private func leavesRoom(_ container: ViewReference) -> Bool {
    guard let root = engine.expansion(of: container)?.first else { return false }
    let home = root.file
    let owner = home.bodies[Int(root.node.body)].owner
    guard owner >= 0 else { return false }
    return home.bodies.lazy.filter { $0.owner == owner }.allSatisfy { body in
      home.views[Int(body.views.lowerBound)..<Int(body.views.upperBound)].allSatisfy { view in
        let known = engine.known(view, in: home)
        guard view.kind != .opaque, !Known.scrollsOrAdapts.contains(known), view.kind != .use || known != .other else {
          return false
        }
        return home.modifiers[Int(view.modifiers.lowerBound)..<Int(view.modifiers.upperBound)].allSatisfy { use in
          switch use.known {
          case .frame: home.tree.argument(of: use.call, label: "height") == nil
          case .modifier, .other: false
          default: true
          }
        }
      }
    }
  }

  private func isNeverScrolled(_ view: ViewReference, depth: Int) -> Bool {
    guard depth < 6 else { return false }
    var view = view
    while true {
      let applied = engine.appliedModifiers(of: view)
      let isHeld = applied.contains { modifier in
        switch modifier.use.known {
        case .frame: modifier.file.tree.argument(of: modifier.use.call, label: "height") != nil
        case .modifier, .other: engine.wraps(modifier.use, in: modifier.file, oneOf: Known.scrollsOrAdapts)
        default: false
        }
      }
      guard !isHeld else { return false }
      let node = view.node
      if node.slot.isPresentation || node.slot == .destination { return true }
      guard node.parent >= 0 else { break }
      guard node.slotModifier < 0 || node.slot != .custom else { return false }
      view.index = node.parent
      // What lies over or behind a list does not move with it.
      if node.slotModifier >= 0, node.slot == .overlay || node.slot == .background { continue }
      let around = engine.known(view.node, in: view.file)
      // A tab, and what reads the room, have as much as the screen around them.
      if around == .TabView || around == .GeometryReader { continue }
      guard !Known.scrollsOrAdapts.contains(around) else { return false }
      if view.node.kind == .use, around == .other, !leavesRoom(view) { return false }
    }
    let body = view.file.bodies[Int(view.node.body)]
    guard [.body, .property, .function].contains(body.kind) else { return false }
    let uses = context.uses(ofBody: view.node.body, in: view.file).filter { !$0.node.surroundings.isOutOfScope }
    // A view that nothing shows by its name is the first of a scene or is hosted.
    if uses.isEmpty { return body.kind == .body && !mayBeInCell(body, of: view.file) }
    return uses.count <= 16 && uses.allSatisfy { isNeverScrolled($0, depth: depth + 1) }
  }

  /// Whether code of UIKit may put a view into a cell, a header of a table or a scroll view, where it is as high as it likes:
  /// a file that names its type names one of these.
  private func mayBeInCell(_ body: Body, of file: FileViews) -> Bool {
    guard body.owner >= 0 else { return true }
    let type = file.types[Int(body.owner)]
    let text = file.tree.tokens.text(type.nameToken, in: file.tree.source)
    return Self.growing.contains { word in
      evaluator.files(naming: word).contains { $0.names(type.name, text) }
    }
  }

  private static let growing = [
    "UIHostingConfiguration", "UIScrollView", "UITableViewCell", "UICollectionViewCell", "tableHeaderView",
    "tableFooterView", "NSScrollView", "NSTableCellView",
  ]
}

/// A font that holds for what is in a view.
private struct SetFont {
  var size: FontSize
  /// Whether it grows as body text does: a face of one's own that names no style.
  var followsBody = false
}

private struct LeastHeights {
  let model: FileModel
  var budget = 600
  var hasScrolling = false

  init(model: FileModel) { self.model = model }

  private var engine: NameEngine { model.engine }

  mutating func height(
    of view: ViewReference, font inherited: SetFont?, width: Double, lines: Int?, depth: Int
  ) -> LeastHeight? {
    budget -= 1
    guard budget > 0, depth < 16 else { return nil }
    let known = engine.known(view.node, in: view.file)
    let takesRest = depth > 0 && Known.takesRest.contains(known)
    guard takesRest || !Known.scrollsOrAdapts.contains(known) else { return nil }
    hasScrolling = hasScrolling || takesRest && known != .Chart
    let modifiers = engine.appliedModifiers(of: view)
    var (width, lines) = (width, lines)
    var isFramed = false
    var mayBeLeftOut = false
    // From the outside in: what is left of the width, and how many lines a text may have.
    for applied in modifiers.reversed() {
      switch applied.use.known {
      // It may be as small as it likes.
      case .dynamicTypeSize, .minimumScaleFactor, .scaleEffect, .rotationEffect: return depth == 0 ? nil : .nothing
      case .environment where TextSizeCap.argument(of: applied.use, in: applied.file.tree) != nil:
        return depth == 0 ? nil : .nothing
      case .containerRelativeFrame: return nil
      case .padding where !applied.use.isConditional:
        width -= max(0, model.padding(applied)?.width ?? 0)
      case .frame where !applied.use.isConditional:
        if let points = number("width", of: applied) ?? number("maxWidth", of: applied) { width = min(width, points) }
        if number("height", of: applied) != nil { isFramed = true }
      case .lineLimit: lines = min(lines ?? .max, mostLines(applied))
      case .modifier, .other:
        if engine.wraps(applied.use, in: applied.file, oneOf: Known.scrollsOrAdapts) { return nil }
        mayBeLeftOut = mayBeLeftOut || engine.mayLeaveOut(applied.use, in: applied.file)
      default: break
      }
    }
    width = max(width, 40)
    let font = setFont(of: view, modifiers) ?? inherited
    let inner = takesRest ? .nothing : inside(view, known, font: font, width: width, lines: lines, depth: depth)
    guard var height = inner ?? (isFramed ? .nothing : nil) else { return nil }
    for applied in modifiers where !applied.use.isConditional {
      switch applied.use.known {
      case .padding: height = height + .fixed(model.padding(applied)?.height ?? 0)
      case .frame:
        if let points = number("height", of: applied) {
          height = .fixed(points)
        } else {
          if let points = number("minHeight", of: applied) { height = height.bounded(max, by: .fixed(points)) }
          if let points = number("maxHeight", of: applied) { height = height.bounded(min, by: .fixed(points)) }
        }
      default: break
      }
    }
    return mayBeLeftOut ? .nothing : height
  }

  /// The font that the modifiers of a view set.
  private func setFont(of view: ViewReference, _ modifiers: [AppliedModifier]) -> SetFont? {
    guard let size = model.ownFont(of: view) else { return nil }
    let call = modifiers.first { $0.use.known == .font }.flatMap { applied in
      applied.file.tree.argument(of: applied.use.call, label: nil).map { (tree: applied.file.tree, node: $0) }
    }
    guard let call, call.tree.kind(call.node) == .callExpr,
      call.tree.known(call.tree.firstChild(call.node)) == .custom,
      call.tree.argument(of: call.node, label: "relativeTo") == nil
    else { return SetFont(size: size) }
    return SetFont(size: size, followsBody: true)
  }

  private mutating func inside(
    _ view: ViewReference, _ known: Known, font: SetFont?, width: Double, lines: Int?, depth: Int
  ) -> LeastHeight? {
    let node = view.node
    switch node.kind {
    case .base, .opaque: return .nothing
    case .choice: return choice(view, font: font, width: width, lines: lines, depth: depth)
    case .concatenation:
      let letters = engine.children(of: view).reduce(0) {
        $0 + model.leastWidth(ofText: ViewReference(file: view.file, index: $1, frame: view.frame))
      }
      return text(letters, font, width, lines)
    case .reference: return component(view, font: font, width: width, lines: lines, depth: depth)
    case .use: break
    }
    switch known {
    // SwiftUI gives a text without a letter no room.
    case .Text where isEmptyText(view): return .nothing
    case .Text: return text(model.leastWidth(ofText: view), font, width, lines)
    case .TextField, .SecureField: return text(0, font, width, 1)
    case .Label, .Button, .Link, .NavigationLink, .Menu, .Toggle:
      let least = LeastHeight.fixed(known == .Toggle ? Self.switchHeight : 0)
      if let title = engine.titleArgument(of: view) {
        return text(model.leastWidth(ofWords: title, in: view.scope), font, width, known == .Menu ? 1 : lines)
          .bounded(max, by: least)
      }
      return children(of: view, font: font, width: width, lines: lines, depth: depth).map { parts in
        parts.reduce(least) { $0.bounded(max, by: $1) }
      }
    // The circles and bars of controls stay as they are.
    case .Stepper, .Slider: return .fixed(Self.switchHeight)
    // What it offers is a menu or lies in a row, and what is folded may stay so.
    case .Picker, .DatePicker, .ColorPicker, .DisclosureGroup: return .fixed(Self.switchHeight)
    case .Image where isHighSymbol(view):
      let line = text(0, font, width, 1)
      return LeastHeight(usual: line.usual * Self.symbolShare, largest: line.largest * Self.symbolShare)
    case .VStack, .Grid: return stack(view, font: font, width: width, lines: lines, depth: depth)
    case .Group, .Section, .GroupBox, .NavigationStack, .NavigationView:
      return children(of: view, font: font, width: width, lines: lines, depth: depth)?.reduce(.nothing, +)
    case .ForEach:
      guard let parts = children(of: view, font: font, width: width, lines: lines, depth: depth) else { return nil }
      let each = parts.reduce(.nothing, +)
      let count =
        view.file.tree.argument(of: node.expression, label: nil)
        .flatMap { model.evaluator.count(ofElements: $0, in: view.scope) } ?? 0
      return LeastHeight(usual: each.usual * Double(count), largest: each.largest * Double(count))
    case .other where node.known != .Color:
      return component(view, font: font, width: width, lines: lines, depth: depth)
    case .Image, .Color, .Spacer, .Divider: return .nothing
    default:
      return children(of: view, font: font, width: width, lines: lines, depth: depth)?.reduce(.nothing) {
        $0.bounded(max, by: $1)
      }
    }
  }

  private func isEmptyText(_ view: ViewReference) -> Bool {
    let tree = view.file.tree
    let words =
      tree.argument(of: view.node.expression, label: nil) ?? tree.argument(of: view.node.expression, label: "verbatim")
    return words.map { tree.sourceText($0) == "\"\"" } ?? false
  }

  /// What is in a view, the presentations, layers and bars of its modifiers left out.
  private mutating func children(
    of view: ViewReference, font: SetFont?, width: Double, lines: Int?, depth: Int
  ) -> [LeastHeight]? {
    parts(of: view, font: font, width: width, lines: lines, depth: depth)?.map(\.height)
  }

  private struct Part {
    var height: LeastHeight
    var isText: Bool
  }

  private mutating func parts(
    of view: ViewReference, font: SetFont?, width: Double, lines: Int?, depth: Int
  ) -> [Part]? {
    var result: [Part] = []
    for child in engine.children(of: view) {
      let node = view.file.views[Int(child)]
      guard node.slotModifier < 0 else { continue }
      switch node.slot {
      case .content, .label, .header, .footer, .custom: break
      default: continue
      }
      let reference = ViewReference(file: view.file, index: child, frame: view.frame)
      guard let part = height(of: reference, font: font, width: width, lines: lines, depth: depth + 1) else {
        return nil
      }
      result.append(Part(height: part, isText: engine.known(node, in: view.file) == .Text))
    }
    return result
  }

  /// One below the other, with the spacing that is written.
  private mutating func stack(
    _ view: ViewReference, font: SetFont?, width: Double, lines: Int?, depth: Int
  ) -> LeastHeight? {
    guard let parts = parts(of: view, font: font, width: width, lines: lines, depth: depth) else { return nil }
    let tree = view.file.tree
    let label = engine.known(view.node, in: view.file) == .Grid ? "verticalSpacing" : "spacing"
    let written = tree.argument(of: view.node.expression, label: label)
    let spacing = written.flatMap { model.evaluator.value(of: $0, in: view.scope).number }
    var sum = LeastHeight.nothing
    var above: Part?
    for part in parts where part.height.largest > 0 {
      sum = sum + part.height
      if let last = above {
        // Lines of text stand closer to each other than anything else does.
        let usual = written == nil && !(last.isText && part.isText) ? Self.usualSpacing : 0
        sum = sum + .fixed(max(0, spacing ?? usual))
      }
      above = part
    }
    return sum
  }

  /// Points that the system leaves between what stands in a stack that does not say.
  private static let usualSpacing = 8.0

  /// Whether an image is a symbol that grows with the text around it, unless it is made to fill what room there is. Dots
  /// and lines are no higher than they are drawn.
  private func isHighSymbol(_ view: ViewReference) -> Bool {
    let tree = view.file.tree
    guard let name = tree.argument(of: view.node.expression, label: "systemName"),
      tree.kind(name) == .stringLiteral,
      Set(Words.split(tree.sourceText(name))).isDisjoint(with: ["minus", "ellipsis", "line", "compact"])
    else { return false }
    return !engine.appliedModifiers(of: view).contains { $0.use.known == .resizable }
  }

  /// How high a symbol is at least, as a part of a line of text beside it.
  private static let symbolShare = 0.7
  /// Points of a switch, and of the buttons of a stepper, at least.
  private static let switchHeight = 28.0

  /// The alternative that needs least; nothing where none may be shown.
  private mutating func choice(
    _ view: ViewReference, font: SetFont?, width: Double, lines: Int?, depth: Int
  ) -> LeastHeight? {
    var branches: [Int16: LeastHeight] = [:]
    for child in engine.children(of: view) {
      let node = view.file.views[Int(child)]
      if view.frame != nil, model.context.choices.rulesOut(branch: node.branch, of: view) { continue }
      let reference = ViewReference(file: view.file, index: child, frame: view.frame)
      guard let part = height(of: reference, font: font, width: width, lines: lines, depth: depth + 1) else {
        return nil
      }
      branches[node.branch] = (branches[node.branch] ?? .nothing) + part
    }
    let isSure = view.node.branches > 0 && branches.count == Int(view.node.branches)
    guard isSure, let first = branches.values.first else { return .nothing }
    return branches.values.reduce(first) { $0.bounded(min, by: $1) }
  }

  private mutating func component(
    _ view: ViewReference, font: SetFont?, width: Double, lines: Int?, depth: Int
  ) -> LeastHeight? {
    guard let roots = engine.expansion(of: view) else {
      return isStoredText(view) ? text(0, font, width, lines) : .nothing
    }
    var sum = LeastHeight.nothing
    for root in roots {
      guard let part = height(of: root, font: font, width: width, lines: lines, depth: depth + 1) else { return nil }
      sum = sum.bounded(max, by: part)
    }
    return sum
  }

  // MARK: Text

  /// Whether a name is that of a text that the type is made with: `let placeholder: Text`.
  private func isStoredText(_ view: ViewReference) -> Bool {
    view.node.kind == .reference && model.evaluator.writtenType(ofOwn: view.node.name, in: view.scope) == "Text"
  }

  /// The lines of a text of a width in parts of its font size.
  private func text(_ letters: Double, _ font: SetFont?, _ width: Double, _ most: Int?) -> LeastHeight {
    func lines(_ points: Double) -> Double {
      min(max(1, (letters * points / width).rounded(.up)), Double(most ?? .max))
    }
    func height(_ points: Double) -> Double { lines(points) * points * 1.15 }
    switch font?.size ?? .scaled(points: 17) {
    case .fixed(let points?): return LeastHeight(usual: height(points), largest: height(points))
    case .scaled(let points?):
      let largest = font?.followsBody == true ? points * 53 / 17 : Self.largest(points)
      return LeastHeight(usual: height(points), largest: height(largest))
    case .fixed(nil), .scaled(nil), .unknown: return .nothing
    }
  }

  /// The points of a font at the largest text size, at least: a size of one's own may follow any style.
  private static func largest(_ points: Double) -> Double {
    if let style = TextStyle.all.first(where: { $0.size == points }) { return min(style.largestSize, points * 53 / 17) }
    return points * (points < 20 ? 53.0 / 17 : 60.0 / 34)
  }

  private func mostLines(_ applied: AppliedModifier) -> Int {
    guard let limit = applied.file.tree.argument(of: applied.use.call, label: nil) else { return .max }
    if applied.file.tree.kind(limit) == .nilLiteral { return .max }
    let numbers = model.evaluator.value(of: limit, in: applied.scope).alternatives.compactMap(\.number)
    return numbers.min().map { Int(saturating: $0) } ?? 1
  }

  private func number(_ label: String, of applied: AppliedModifier) -> Double? {
    guard let argument = applied.file.tree.argument(of: applied.use.call, label: label) else { return nil }
    let numbers = model.evaluator.value(of: argument, in: applied.scope).alternatives.compactMap(\.number)
    return numbers.min().flatMap { $0 < 10_000 ? $0 : nil }
  }
}

extension FileModel {
  /// The least width of all letters of a text, in parts of its font size.
  fileprivate func leastWidth(ofText text: ViewReference) -> Double {
    guard let shown = text.writtenWords else { return 0 }
    return leastWidth(ofWords: shown, in: text.scope)
  }

  fileprivate func leastWidth(ofWords words: NodeID, in scope: Scope) -> Double {
    Self.widthInParagraph(ofText: leastText(words, in: scope, depth: 0) ?? "")
  }
}

extension NameEngine {
  /// Whether a modifier of the project's own puts what it is applied to into, or beside, one of these views.
  func wraps(_ use: ViewModifierUse, in file: FileViews, oneOf wanted: Set<Known>) -> Bool {
    guard let body = bodyOfOwnModifier(use, in: file) else { return false }
    let home = project.file(body)
    let place = project.member(body).body
    return place >= 0
      && rootViews(of: home.bodies[Int(place)], in: home).contains { root in
        home.views[Int(root)..<Int(home.views[Int(root)].end)].contains { wanted.contains($0.known) }
      }
  }
}

extension NameEngine {
  /// Whether a modifier of the project's own shows what it is applied to under a condition only.
  func mayLeaveOut(_ use: ViewModifierUse, in file: FileViews) -> Bool {
    guard let body = bodyOfOwnModifier(use, in: file), case let place = project.member(body).body, place >= 0 else {
      return false
    }
    let home = project.file(body)
    return rootViews(of: home.bodies[Int(place)], in: home).contains { root in
      let choice = home.views[Int(root)]
      guard choice.kind == .choice else { return false }
      let shown = Set(home.views[Int(root)..<Int(choice.end)].lazy.filter { $0.kind == .base }.map(\.branch))
      return choice.branches < 0 || shown.count < Int(choice.branches)
    }
  }
}
