// What rules are handed: one view with everything the model knows about it.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// A view as assistive technology meets it.
public struct Element {
  public let model: FileModel
  public let index: Int32

  @inlinable
  public init(model: FileModel, index: Int32) {
    self.model = model
    self.index = index
  }

  // Rules ask for these a million times, and mostly for one field of a node.
  @inlinable public var file: FileViews { model.file }
  @inlinable public var tree: Tree { model.file.tree }
  @inlinable public var node: ViewNode { model.file.views[Int(index)] }
  @inlinable public var known: Known { model.knowns[Int(index)] }
  /// What its package says of it, where it is of one.
  public var packageView: PackageView? { model.project.packageView(node, in: file) }
  public var flags: ElementFlags {
    if let trace = model.trace { trace.noteFlags(of: index) }
    return model.flags[Int(index)]
  }
  public var outerFlags: ElementFlags {
    if let trace = model.trace { trace.noteFlags(of: index) }
    return model.outerFlags[Int(index)]
  }
  @inlinable public var surroundings: Surroundings {
    let own = node.surroundings
    guard !model.widgetTypes.isEmpty, model.widgetTypes.contains(model.file.bodies[Int(node.body)].owner) else {
      return own
    }
    return own.union(.widget)
  }
  public var scope: Scope { Scope(file: model.file, body: node.body) }
  public var reference: ViewReference { ViewReference(file: model.file, index: index) }
  public var body: Body { model.file.bodies[Int(node.body)] }

  /// The control the element is, or nil.
  public var control: ControlRow? { node.kind == .use ? known.control : nil }
  /// The accessible name with its derivation.
  public var name: ElementName {
    if let trace = model.trace { trace.noteName(of: index) }
    return model.name(of: index)
  }
  /// Range of the name of the call that makes the view.
  public var nameRange: ByteRange { tree.tokens.range(node.nameToken) }

  /// The modifiers on the view, the project's own ones replaced by what they apply.
  public var modifiers: [AppliedModifier] { model.engine.appliedModifiers(of: reference) }

  /// The modifiers written on the view itself, in source order.
  @inlinable
  public var writtenModifiers: ArraySlice<ViewModifierUse> {
    let range = node.modifiers
    return file.modifiers[Int(range.lowerBound)..<Int(range.upperBound)]
  }

  public func hasModifier(_ known: Known) -> Bool {
    let range = node.modifiers
    guard range.count > 16 else {
      if range.isEmpty { return false }
      if model.isPlain[Int(index)] { return range.contains { model.file.modifiers[Int($0)].known == known } }
      return modifiers.contains { $0.use.known == known }
    }
    if model.lastModifiers.view != index { model.lastModifiers = (index, Set(modifiers.map(\.use.known))) }
    return model.lastModifiers.knowns.contains(known)
  }

  /// Whether a modifier is written on the view itself.
  public func writes(_ known: Known) -> Bool {
    guard node.modifiers.count > 16 else { return writtenModifiers.contains { $0.known == known } }
    if model.lastWritten.view != index { model.lastWritten = (index, Set(writtenModifiers.map(\.known))) }
    return model.lastWritten.knowns.contains(known)
  }

  /// The value of the first argument with a label (nil: without) of the call that makes the view.
  public func argument(_ label: String?) -> NodeID? { tree.argument(of: node.expression, label: label) }

  /// The parent, or nil at the top of a body.
  public var parent: Element? { node.parent >= 0 ? Element(model: model, index: node.parent) : nil }

  /// The views inside, from the outside in, in source order.
  public var descendants: [Element] {
    guard node.end > index + 1 else { return [] }
    return ((index + 1)..<node.end).map { Element(model: model, index: $0) }
  }

  /// All views inside it but those that it presents, in a popover or sheet of their own.
  public var shownInside: [Element] {
    var result: [Element] = []
    var next = index + 1
    while next < node.end {
      let view = Element(model: model, index: next)
      if view.node.slot.isPresentationSlot {
        next = view.node.end
      } else {
        result.append(view)
        next += 1
      }
    }
    return result
  }

  /// The views directly inside.
  public var children: [Element] {
    let end = node.end
    var child = index + 1
    guard child < end else { return [] }
    let views = model.file.views
    var count = 0
    while child < end {
      count += 1
      child = views[Int(child)].end
    }
    // As many as there are: a list that grows is made several times.
    var result: [Element] = []
    result.reserveCapacity(count)
    child = index + 1
    while child < end {
      result.append(Element(model: model, index: child))
      child = views[Int(child)].end
    }
    return result
  }

  /// The view of the same parent that comes next.
  public var nextSibling: Element? {
    let next = node.end
    guard node.parent >= 0, next < model.file.views[Int(node.parent)].end else { return nil }
    return Element(model: model, index: next)
  }

  /// The view of the same parent that comes before.
  public var previousSibling: Element? {
    let before = model.previousSiblings[Int(index)]
    return before >= 0 ? Element(model: model, index: before) : nil
  }

  /// Whether no other view of the same parent stands in the same slot.
  public var isAloneInSlot: Bool {
    guard node.parent >= 0 else { return true }
    let end = model.file.views[Int(node.parent)].end
    var other = node.parent + 1
    while other < end {
      let sibling = model.file.views[Int(other)]
      if other != index, sibling.slot == node.slot { return false }
      other = sibling.end
    }
    return true
  }

  /// The views of the same parent that come before, without a list for each that asks.
  public var siblingsBefore: LazyMapSequence<ArraySlice<Int32>, Element> {
    let all = node.parent >= 0 ? model.allChildren(of: node.parent) : []
    var low = 0
    var high = all.count
    while low < high {
      let middle = (low + high) / 2
      if all[middle] < index { low = middle + 1 } else { high = middle }
    }
    return all[..<low].lazy.map { [model] in Element(model: model, index: $0) }
  }

  /// The control in whose label the view stands, or nil.
  public var labelOwner: Element? {
    let owner = model.labelOwner[Int(index)]
    return owner >= 0 ? Element(model: model, index: owner) : nil
  }

  /// The `.font` modifier that holds for the view, or nil.
  public var fontModifier: Int32? {
    let font = model.font[Int(index)]
    return font >= 0 ? font : nil
  }

  /// Whether the component or property that the view stands in is mostly used in rows, menus or labels of controls.
  public var isMostlyPartOfOthers: Bool { model.isMostlyPart(ofBody: node.body) }
  /// Whether each use of the component stands beside a text made from what the use is given: `Logo(brand)` and
  /// `Text(brand.name)`.
  public var hasOwnWordsBesideEachUse: Bool { model.hasOwnWordsBeside(ofBody: node.body) }
  /// Whether the component or property that the view stands in is mostly used in something that can be opened.
  public var isMostlyOpened: Bool { model.isMostlyOpened(ofBody: node.body) }

  /// Code that no iPhone user meets: previews, tests, generated files, other platforms. Part of every rule's exceptions.
  public var isOutOfScope: Bool {
    guard surroundings.isOutOfScope || isForPreviews else { return false }
    if let trace = model.trace { trace.note(exception: outOfScopeReason ?? "", for: index) }
    return true
  }

  /// Why the view is out of scope, in a few words; nil when it is not.
  public var outOfScopeReason: String? {
    if let reason = surroundings.outOfScopeReason { return reason }
    guard isForPreviews else { return nil }
    if model.deadViews.contains(index) { return "no system that the app is made for reaches it" }
    return model.project.unshown.ofOtherPlatforms.contains(UnshownTypes.key(of: file.types[Int(body.owner)], in: file))
      ? "its code is used on other platforms only" : "its code is used by previews only"
  }

  private var isForPreviews: Bool { model.isForPreviews(index) }

  /// Whether assistive technology never meets the view: hidden, replaced, or swallowed by an element that ignores its children.
  public var isUnreachable: Bool {
    let flags = model.flags[Int(index)]
    let silent: ElementFlags = [.hidden, .represented, .passingCopy, .masking]
    guard !flags.isDisjoint(with: silent) || model.outerFlags[Int(index)].contains(.ignored) else { return false }
    if let trace = model.trace {
      let held = flags.intersection(silent).descriptions.first ?? ElementFlags.ignored.descriptions[0]
      trace.note(exception: "it is \(held)", for: index)
    }
    return true
  }

  /// The exceptions that all rules on what is heard share.
  public var isExemptFromSpeech: Bool {
    if model.trace == nil { return !model.exemptions[Int(index)].isEmpty }
    if isOutOfScope || isUnreachable { return true }
    let held = model.flags[Int(index)].intersection([.redacted, .offscreen])
    guard let reason = held.descriptions.first else { return false }
    if let trace = model.trace { trace.note(exception: "it is \(reason)", for: index) }
    return true
  }

  /// The exceptions that the rules on names share: what a watch, a television or a headset shows is read there as well.
  public var isExemptFromNaming: Bool {
    guard surroundings.contains(.otherDevice) else { return isExemptFromSpeech }
    return !surroundings.isDisjoint(with: [.preview, .tests, .generated]) || isForPreviews || isUnreachable
      || !model.flags[Int(index)].isDisjoint(with: [.redacted, .offscreen])
  }

  /// The actions of gestures and controls: closures and function references among the arguments of a call.
  public func actions(of call: NodeID) -> [NodeID] {
    tree.children(call).dropFirst().map { tree.lastChild($0) }.filter { $0.exists }
  }

  /// The names that occur below a node.
  public func names(in node: NodeID) -> Set<Name> { tree.names(in: node) }
}

extension Tree {
  /// Whether a node is a literal of a text that holds nothing but white space: nobody reads or hears it.
  public func isBlankLiteral(_ node: NodeID) -> Bool {
    kind(node) == .stringLiteral
      && source[range(node)].allSatisfy { $0 <= 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "#") }
  }

  /// Whether an expression is a number, truth value, `nil` or text that is written out, and so never changes.
  public func isPlainLiteral(_ node: NodeID) -> Bool {
    switch kind(node) {
    case .boolLiteral, .integerLiteral, .floatLiteral, .nilLiteral: true
    default: false
    }
  }

  /// The names that occur below a node.
  public func names(in node: NodeID) -> Set<Name> {
    var result: Set<Name> = []
    let range = self[node]
    for token in range.tokens where tokens.isName(token) {
      result.insert(name(of: token))
    }
    return result
  }
}

extension Element {
  /// Whether nobody sees the view, which only keeps a place: `.hidden()` or `.opacity(0)` on it or on what it is content of.
  public var isNeverSeen: Bool {
    var view = self
    while true {
      let isHidden = view.effectiveModifiers { $0 == .opacity || $0 == .hidden }.contains { use in
        guard !use.isConditional else { return false }
        guard use.known == .opacity else { return use.known == .hidden }
        return use.argument(nil).map { model.evaluator.value(of: $0.node, in: $0.scope).number == 0 } ?? false
      }
      if isHidden { return true }
      // What lies over a hidden view is seen.
      guard view.node.slot == .content, let parent = view.parent else { return false }
      view = parent
    }
  }

  /// Whether the element, or one that it is merged into, carries one of the accessibility traits.
  public func hasTrait(_ traits: Set<Known>) -> Bool {
    // Of the views around, most have no modifier and need not be made elements of.
    let views = file.views
    var place = index
    while place >= 0 {
      if !views[Int(place)].modifiers.isEmpty, Element(model: model, index: place).carriesTrait(traits) { return true }
      place = views[Int(place)].slot.isPresentation ? -1 : views[Int(place)].parent
    }
    return false
  }

  /// The trait of headings.
  public static let headerTrait: Set<Known> = [.isHeader]

  /// Traits that say that an element can be activated.
  public static let actionTraits: Set<Known> = [.isButton, .isLink, .isToggle, .isKeyboardKey, .isSearchField]

  /// Whether a view inside, components of the project followed, carries one of the traits.
  public func hasTraitInside(_ traits: Set<Known>) -> Bool {
    if descendants.contains(where: { $0.carriesTrait(traits) }) { return true }
    return ([self] + descendants).contains { element in
      guard element.node.kind == .reference || (element.node.kind == .use && element.known == .other) else {
        return false
      }
      for root in model.engine.expansion(of: element.reference) ?? [] {
        for index in root.index..<root.node.end {
          let inner = ViewReference(file: root.file, index: index, frame: root.frame)
          if Self.carriesTrait(traits, model.engine.appliedModifiers(of: inner)) { return true }
        }
      }
      return false
    }
  }

  /// The words of an expression or closure, white space left out: equal for equal code.
  public func code(of node: NodeID) -> [Name] {
    let range = tree[node]
    guard range.firstToken <= range.lastToken else { return [] }
    return range.tokens.map { tree.name(of: $0) }
  }

  /// The code of an action, and what it is when a condition around it holds: `{ if isLong { toggle() } }` runs what
  /// `{ toggle() }` runs.
  public func codeBehindCondition(of action: NodeID) -> [[Name]] {
    let whole = code(of: action)
    guard tree.kind(action) == .closureExpr, let only = model.evaluator.singleExpression(action, in: tree),
      tree.kind(only) == .ifExpr
    else { return [whole] }
    let blocks = tree.children(only).filter { tree.kind($0) == .codeBlock }
    return blocks.count == 1 ? [whole, code(of: blocks[0])] : [whole]
  }

  /// The code that interactive controls inside run, white space left out.
  public var offeredCode: Set<[Name]> {
    if let known = model.offeredCode[index] { return known }
    var result: Set<[Name]> = []
    var next = index + 1
    while next < node.end {
      let inner = Element(model: model, index: next)
      // What a menu or sheet offers is not beside the view.
      // A bar is on the screen.
      let isElsewhere = inner.node.slot.isPresentation && inner.node.slot != .toolbar
      next = isElsewhere ? inner.node.end : next + 1
      guard !isElsewhere, inner.control?.isInteractive == true || inner.handsActionToControl else { continue }
      for action in inner.actions(of: inner.node.expression) { result.insert(inner.code(of: action)) }
    }
    model.offeredCode[index] = result
    return result
  }

  /// Whether it stands in the header or footer of a section, which is no row: nothing but its controls reacts there.
  public var isInHeaderOrFooter: Bool {
    withAncestors.contains { view in
      let slot = view.node.slot == .custom ? model.engine.slot(of: view.reference) : view.node.slot
      return slot == .header || slot == .footer || slot == .custom && model.engine.isHandedToHeader(view.reference)
    }
  }

  /// Whether the view is a component that is handed code and holds a control: `GoButton { start() }`.
  private var handsActionToControl: Bool {
    guard node.kind == .use, known == .other, tree.kind(node.expression) == .callExpr,
      actions(of: node.expression).contains(where: { tree.kind($0) == .closureExpr })
    else { return false }
    return !isOutOfScope && !controlsInside().isEmpty
  }

  private func carriesTrait(_ traits: Set<Known>) -> Bool {
    // Chains of thousands of modifiers are asked once for each of them.
    if node.modifiers.isEmpty { return false }
    if model.isPlain[Int(index)] || node.modifiers.count > 16, !hasModifier(.accessibilityAddTraits),
      !hasModifier(.accessibility)
    {
      return false
    }
    return Self.carriesTrait(traits, modifiers)
  }

  /// Whether each use of the component, property or function that the view stands in says that it can be activated: by a
  /// trait or a default action, there or on what is around it. Uses that never show the view are not asked.
  public var isActivatableByUse: Bool {
    let engine = model.engine
    return model.isEveryUse(showing: reference) { use in
      let applied = engine.appliedModifiers(of: use)
      return Self.carriesTrait(Self.actionTraits, applied)
        || applied.contains { $0.use.known == .accessibilityAction || $0.use.known == .accessibilityActions }
    }
  }

  private static func carriesTrait(_ traits: Set<Known>, _ modifiers: [AppliedModifier]) -> Bool {
    for applied in modifiers {
      switch applied.use.known {
      case .accessibilityAddTraits, .accessibility:
        let label = applied.use.known == .accessibility ? "addTraits" : nil
        guard let argument = applied.file.tree.argument(of: applied.use.call, label: label) else { continue }
        let tree = applied.file.tree
        let range = tree[argument]
        for token in range.tokens where tree.tokens.isName(token) {
          if traits.contains(tree.known(of: token)) { return true }
        }
        // A trait that is computed elsewhere cannot be told; it counts as there.
        if tree.kind(argument) == .identifierExpr { return true }
      default: continue
      }
    }
    return false
  }

  /// The views around, from the inside out, up to the top of the body or of a presentation.
  public var ancestors: Ancestors { Ancestors(model: model, index: outerIndex) }

  /// The view and those around it.
  public var withAncestors: Ancestors { Ancestors(model: model, index: index) }

  /// Views from one outwards, made as they are asked for: most searches end after one or two.
  public struct Ancestors: Sequence, IteratorProtocol {
    let model: FileModel
    var index: Int32

    public mutating func next() -> Element? {
      guard index >= 0 else { return nil }
      let element = Element(model: model, index: index)
      index = element.outerIndex
      return element
    }
  }

  /// Index of the view around, or -1 at the top of the body or of a presentation.
  var outerIndex: Int32 {
    let node = node
    return node.slot.isPresentation ? -1 : node.parent
  }

  /// Whether each use of the property, function or component that the view stands in has one of these around it.
  public func isWhereUsedInside(_ wanted: Set<Known>) -> Bool {
    let engine = model.engine
    return model.isEveryUse(showing: reference) { use in
      use.node.kind == .use && wanted.contains(engine.known(use.node, in: use.file))
    }
  }

  /// Whether one of the `ancestors` is as wanted.
  public func hasAncestor(where isWanted: (Element) -> Bool) -> Bool {
    var current = self
    while !current.node.slot.isPresentationSlot, let parent = current.parent {
      if isWanted(parent) { return true }
      current = parent
    }
    return false
  }

  /// Whether the view or one it is merged into has a default accessibility action.
  public var hasAccessibilityAction: Bool {
    func acts(_ element: Element) -> Bool {
      element.hasModifier(.accessibilityActions)
        || element.hasModifier(.accessibilityAction)
          && element.modifiers.contains {
            $0.use.known == .accessibilityAction && $0.offersAction
          }
    }
    return acts(self) || hasAncestor(where: acts)
  }

  /// Whether words stand inside the view that are read with it.
  public var containsText: Bool {
    descendants.contains { element in
      guard element.node.slot.isSpoken, !element.flags.contains(.hidden) else { return false }
      switch element.known {
      case .Text, .Label: return true
      default: return false
      }
    }
  }
}

extension Element {
  /// Whether something around the control gives it words: a label on what holds it or on every use of the component, a
  /// `LabeledContent`, or texts that are combined with it.
  public var isNamedFromAround: Bool {
    guard takesNameFromAround else { return false }
    if let trace = model.trace { trace.note(exception: "the view around it names it", for: index) }
    return true
  }

  private var takesNameFromAround: Bool {
    if flags.contains(.namedByUse) { return true }
    // The label of a container with `.contain` is the container's own.
    if outerFlags.contains(.labelledAncestor), !outerFlags.contains(.contained) { return true }
    return ancestors.contains { ancestor in
      if ancestor.known == .LabeledContent { return true }
      guard outerFlags.contains(.combined), ancestor.hasModifier(.accessibilityElement) else { return false }
      // What cannot be looked into may hold the words.
      return ancestor.containsText
        || ancestor.children.contains { $0.node.kind == .reference || $0.node.kind == .base || $0.node.kind == .opaque }
    }
  }
}

extension Element {
  /// A short literal text that stands before the view, or else behind it, in the same stack or the one around, as
  /// captions do.
  public var captionBeside: String? { caption(withHeaders: false)?.words }

  /// Whether uses of a component, or conditions, give the caption beside other words than those.
  public var captionBesideIsOneOfSeveral: Bool { caption(withHeaders: false)?.isOneOfSeveral ?? false }

  /// The same, where the header of a section counts as well: it tells what the section is about.
  public var captionAround: String? { caption(withHeaders: true)?.words }

  private func caption(withHeaders: Bool) -> FileModel.StackCaption? {
    var current = self
    for _ in 0..<3 {
      guard !current.node.slot.isPresentationSlot, let parent = current.parent else { return nil }
      switch parent.known {
      case .HStack, .VStack, .ZStack, .GridRow, .Section:
        let texts = model.captions(in: parent.index, withHeaders: withHeaders)
        let place = texts.firstPlace { $0.place >= index }
        // Words on both sides are the ends of a scale.
        if known == .Slider, parent.known == .HStack, place > 0, place < texts.count { return nil }
        if let text = place > 0 ? texts[place - 1] : texts.first { return text }
      default: break
      }
      current = parent
    }
    return nil
  }

  /// The view itself if it is a short text, or the first such text of a row of texts.
  fileprivate var caption: Element? {
    if known == .Text { return isCaption ? self : nil }
    guard known == .HStack || known == .VStack, !descendants.contains(where: { $0.control != nil }) else { return nil }
    let captions = children.filter { $0.known == .Text && $0.isCaption }
    // At the two sides of a row stand the ends of a scale, or two titles, none of which names what is below.
    if captions.count > 1, known == .HStack, children.contains(where: { $0.known == .Spacer }) { return nil }
    return captions.first
  }

  /// The views of this file that stand for the property or function in which the view is made.
  public var usesOfOwnMember: [Element] {
    guard body.member >= 0, body.kind == .property || body.kind == .function else { return [] }
    return model.plainUses(of: file.members[Int(body.member)].name).map { Element(model: model, index: $0) }
  }

  private var isCaption: Bool {
    guard let text = textWordings.all.first?.text, textWordings.areKnown else { return false }
    // “The password is too short.” tells something; a caption is no sentence.
    return text.contains(where: \.isLetter) && text.count <= 40 && !text.contains("‹") && !text.hasSuffix(".")
  }

  /// Whether a style of the project's own, on the view or around it, may bring the words that the view lacks.
  public var isNamedByStyle: Bool {
    withAncestors.contains { holder in
      holder.modifiers.contains { isStyled(by: $0.use.known) && model.engine.styleAddsWords($0.use, in: $0.file) }
    }
  }

  /// Whether a modifier sets a style that the view has: one for toggles says nothing of a slider below it.
  private func isStyled(by style: Known) -> Bool {
    func isOne(of controls: Known...) -> Bool { known == .other || controls.contains(known) }
    switch style {
    case .buttonStyle: return !known.isAdjusted
    case .labelStyle: return known == .Label || !known.isAdjusted
    case .toggleStyle: return isOne(of: .Toggle)
    case .menuStyle: return isOne(of: .Menu, .Picker)
    case .pickerStyle: return isOne(of: .Picker)
    case .progressViewStyle: return isOne(of: .ProgressView)
    case .gaugeStyle: return isOne(of: .Gauge)
    case .datePickerStyle: return isOne(of: .DatePicker)
    case .disclosureGroupStyle: return isOne(of: .DisclosureGroup)
    case .textFieldStyle: return isOne(of: .TextField, .SecureField)
    default: return false
    }
  }
}

extension FileModel {
  /// The captions among the views directly in a stack, in source order.
  fileprivate func captions(in stack: Int32, withHeaders: Bool) -> [StackCaption] {
    func read() -> [StackCaption] {
      Element(model: self, index: stack).children.filter { withHeaders || $0.node.slot == .content }
        .compactMap { child in
          guard let caption = child.caption ?? child.filledIn?.lazy.compactMap(\.caption).first else { return nil }
          let place = caption.model === self ? caption.index : child.index
          let words = caption.textWordings.all.map(\.text)
          return StackCaption(
            place: place, words: words.first, isOneOfSeveral: words.contains { $0 != words.first })
        }
    }
    // A trace notes what is asked on the way.
    guard trace == nil else { return read() }
    let key = StackKey(stack: stack, withHeaders: withHeaders)
    if let known = captions[key] { return known }
    let found = read()
    captions[key] = found
    return found
  }

  /// A caption in a stack; one that a use fills into a slot stands at the slot.
  struct StackCaption {
    var place: Int32
    var words: String?
    var isOneOfSeveral = false
  }

  /// What the captions in a stack are kept by.
  struct StackKey: Hashable {
    var stack: Int32
    var withHeaders: Bool
  }
}

extension Known {
  /// Whether it is a control that has neither the style of buttons nor a label that is drawn by that of labels.
  fileprivate var isAdjusted: Bool {
    switch self {
    case .Slider, .TextField, .SecureField, .TextEditor, .ProgressView: true
    default: false
    }
  }
}

extension Slot {
  /// Whether the slot begins a presentation of its own.
  public var isPresentationSlot: Bool { isPresentation }
}

extension AppliedModifier {
  /// Whether it offers something to do: `.accessibilityAction(.escape)` closes what is open, and does nothing in its place.
  public var offersAction: Bool {
    guard use.known == .accessibilityAction, let kind = file.tree.argument(of: use.call, label: nil),
      file.tree.kind(kind) == .implicitMemberExpr
    else { return true }
    return !file.tree.mainIs(kind, "escape")
  }
}
