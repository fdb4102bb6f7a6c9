// The accessibility facts of one file: inherited flags, fonts and owners of labels, computed in one sweep from the top,
// so that no rule and no later step walks up the tree.

@_exported import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// A view somewhere in the project, seen through the calls that lead to it.
public struct ViewReference: Sendable {
  public var file: FileViews
  public var index: Int32
  public var frame: Frame?

  public init(file: FileViews, index: Int32, frame: Frame? = nil) {
    self.file = file
    self.index = index
    self.frame = frame
  }

  @inlinable public var node: ViewNode { file.views[Int(index)] }
  public var scope: Scope { Scope(file: file, body: node.body, frame: frame) }
}

/// The model of one file. Made and used by one thread, and never changed while it is read: so its fields are not watched
/// for that when the program runs, which took a twenty-fifth of a run.
public final class FileModel {
  public let file: FileViews
  public let project: Project
  public let evaluator: Evaluator
  public let engine: NameEngine
  /// Flags of each view, its own modifiers included.
  @exclusivity(unchecked) private(set) var flags: [ElementFlags]
  /// The view that the rules are being asked about, or -1.
  @exclusivity(unchecked) public var asked: Int32 = -1
  /// Flags that come from above only.
  @exclusivity(unchecked) private(set) var outerFlags: [ElementFlags]
  /// Why views are no concern of a rule on what is heard; every such rule asks first.
  @exclusivity(unchecked) private(set) var exemptions: [Exemption] = []
  /// The control in whose label a view stands, or -1.
  @exclusivity(unchecked) private(set) var labelOwner: [Int32]
  /// The `.font` modifier that holds for a view, or -1.
  @exclusivity(unchecked) private(set) var font: [Int32]
  /// Names that carry the Reduce Motion setting all over the file.
  let guardNames: Set<Name>
  /// The same with those that carry it in a part of the file, see `makeMotionNames()`.
  public private(set) lazy var guards = makeMotionNames()

  /// What each view is known as; `.other` when the project's own type of that name is meant.
  public let knowns: [Known]
  /// Whether the modifiers on a view are all the system's own, so that what is written is what reaches it.
  public let isPlain: [Bool]

  /// What stands around components where they are used.
  let context: UseContext

  // What rules ask for several times over is kept here once it is known.
  /// By type, see `announcedNames(ofType:)`.
  @exclusivity(unchecked) var announcedNames: [Int32: Set<Name>] = [:]
  /// How deep in uses it is just asked what a component is handed, see `isGivenAddress`.
  @exclusivity(unchecked) var givenDepth = 0
  /// By type, see `offeredEffects(ofType:)`.
  @exclusivity(unchecked) var offeredEffects: [Int32: OfferedEffects] = [:]
  /// By type, see `effectsOfVisibleControls(ofType:)`.
  @exclusivity(unchecked) var visibleEffects: [Int32: [ActionEffect]] = [:]
  /// By body, see `isPicture(body:)`.
  @exclusivity(unchecked) var pictureBodies: [Int32: Bool] = [:]
  /// By type, see `isRuledOutByEachUse(_:)`.
  @exclusivity(unchecked) var namedBeside: [Int32: Bool] = [:]
  /// By view, see `rulesOut(_:_:)`.
  @exclusivity(unchecked) var ruledOut: [Int32: [Bool]] = [:]
  /// By type, see `Element.isInEditableList`.
  @exclusivity(unchecked) var editableLists: [Int32: Bool] = [:]
  /// By view, see `Element.conditionalFacts()`: each symbol in a row asks for those of the row.
  @exclusivity(unchecked) var knownFacts: [Int32: [ConditionalFact]] = [:]
  /// Of the view that was asked for last, see `Element.activation`.
  @exclusivity(unchecked) var lastActivation: (view: Int32, effect: ActionEffect) = (-1, ActionEffect())
  @exclusivity(unchecked) private var lastAllChildren: (parent: Int32, children: [Int32]) = (-1, [])
  /// Of the condition that was asked for last, see `words(ofCondition:)`.
  @exclusivity(unchecked) var lastWords: (node: NodeID, words: Set<String>) = (.none, [])
  /// Of the container that was asked for last, see `contentChildren(of:)`.
  @exclusivity(unchecked) private var lastChildren: (parent: Int32, children: [Int32]) = (-1, [])
  /// The colours of texts that were asked for; nil for what nobody has to read.
  @exclusivity(unchecked) private var contrastReadings: [Int32: ContrastReading?] = [:]
  /// The literals behind expressions of the file, by expression; see `wordings(of:in:)`.
  @exclusivity(unchecked) var wordings: [NodeID: (type: Int32, member: Int32, wordings: Wordings)] = [:]
  /// Whether a view is a keypad, for rules that ask so of each key.
  @exclusivity(unchecked) public var keypads: [Int32: Bool] = [:]
  /// Buttons with styles of the project, see `styledLabel(of:)`.
  @exclusivity(unchecked) var styledLabels: [Int32: StyledLabel?] = [:]
  /// What the views of the file show as text, see `shownText(of:)`.
  @exclusivity(unchecked) var shownContents: [Int32: TextContent] = [:]
  /// Whether a type is for the people who make the app, for rules that ask so of each text.
  @exclusivity(unchecked) public var expertTypes: [Int32: Bool] = [:]
  /// The first token of each name in the file.
  private(set) lazy var firstTokens = makeFirstTokens()
  /// Names that only move, scale or turn views of the file.
  private(set) lazy var namesThatMove = makeNamesThatMove()

  /// Calls and Reduce Motion conditions in the file's code.
  public private(set) lazy var code = makeCodeIndex()

  /// The objects of UIKit that the file's code makes and speaks to; nil in files that know none. Made anew each time: it
  /// keeps the model, which cannot keep it as well.
  public var uikit: UIKitModel? { file.uikit.map { UIKitModel(model: self, code: $0) } }

  /// The colours of the file's views.
  public private(set) lazy var colours = ColourModel(model: self)

  /// The closures and return statements of the file.
  private(set) lazy var returnScopes = ReturnScopes(file.tree)

  /// The words that are read and heard on the screens of the file.
  public private(set) lazy var screenTexts = readScreenTexts()

  /// Modifiers that move, scale or turn views by a state.
  public private(set) lazy var spatialUses = makeSpatialUses()
  /// The same by the names they depend on.
  private(set) lazy var spatialUsesByName = makeSpatialUsesByName()
  /// Where the types of the file stand, see `type(at:)`.
  private(set) lazy var typeRanges = NestedRanges(
    file.types.indices.lazy.map { [file] index in
      let range = file.tree.range(file.types[index].node)
      return range.start..<range.end
    })
  /// Where the members of the file stand, see `member(at:)`.
  private(set) lazy var memberRanges = file.members.indices.map { file.tree.range(file.members[$0].node) }
  /// Whether the members stand in the order of the source, as they do unless one declares another.
  private(set) lazy var membersAreSorted = zip(memberRanges, memberRanges.dropFirst()).allSatisfy {
    $0.start <= $1.start
  }
  /// Of views with many modifiers: what these are known as, see `Element.hasModifier(_:)`.
  @exclusivity(unchecked) var lastModifiers: (view: Int32, knowns: Set<Known>) = (-1, [])
  /// The same of those that are written on it, see `Element.writes(_:)`.
  @exclusivity(unchecked) var lastWritten: (view: Int32, knowns: Set<Known>) = (-1, [])
  /// By body, see `isMostlyPart(ofBody:)` and its kin, and by member: each view in it asks.
  @exclusivity(unchecked) var modifierRows: [Int32: Bool] = [:]
  @exclusivity(unchecked) private var partBodies: [Int32: Bool] = [:]
  @exclusivity(unchecked) private var openedBodies: [Int32: Bool] = [:]
  @exclusivity(unchecked) private var barBodies: [Int32: Bool] = [:]
  /// What the controls in a container run, see `Element.offeredCode`.
  @exclusivity(unchecked) var offeredCode: [Int32: Set<[Name]>] = [:]

  /// The captions in stacks, see `Element.captionBeside`: each field of a form asks.
  @exclusivity(unchecked) var captions: [StackKey: [StackCaption]] = [:]
  /// The views for which each `.font` modifier holds: every rule on fonts asks each of them.
  public private(set) lazy var viewsByFont: [Int32: [Int32]] = Dictionary(grouping: file.views.indices.map(Int32.init))
  {
    font[Int($0)]
  }
  /// The views directly in the closures and arguments of each modifier.
  private(set) lazy var viewsByModifier: [Int32: [Int32]] = {
    var result: [Int32: [Int32]] = [:]
    for index in file.views.indices where file.views[index].slotModifier >= 0 {
      result[file.views[index].slotModifier, default: []].append(Int32(index))
    }
    return result
  }()
  /// For each view the one of the same parent that comes before, or -1.
  private(set) lazy var previousSiblings: [Int32] = {
    var result = [Int32](repeating: -1, count: file.views.count)
    // By parent.
    var last = result
    for index in file.views.indices where file.views[index].parent >= 0 {
      let parent = Int(file.views[index].parent)
      result[index] = last[parent]
      last[parent] = Int32(index)
    }
    return result
  }()
  /// By name, see `plainUses(of:)`.
  @exclusivity(unchecked) var plainUses: [Name: [Int32]] = [:]
  /// By type: what pulling down each of its lists does, see `Element.isDoneByPulling(_:)`.
  @exclusivity(unchecked) var pulledDeeds: [Int32: [Set<String>]]?
  /// By view in a stack: the sibling before it that decides whether a picture lies behind, or -1; see `text-over-image`.
  @exclusivity(unchecked) public var groundsBefore: [Int32: Int32] = [:]

  /// Collects what is asked about one view; nil in a run.
  @exclusivity(unchecked) public var trace: Trace?

  /// What views are measured against.
  public let limits: Limits

  /// The view types of the file that only widgets are made of, though they stand elsewhere.
  public let widgetTypes: Set<Int32>

  /// What conditions decide in components, by how many are being asked, see `noteGiven(to:into:)`.
  @exclusivity(unchecked) var componentFacts: [Int: [NameEngine.ViewKey: [ConditionalFact]]] = [:]
  @exclusivity(unchecked) var componentsAsked = 0

  /// The model that asked for this one, see `neighbor(of:)`; nil for that of a file that is checked.
  weak var head: FileModel?
  /// The models of other files in which something of this one is used.
  @exclusivity(unchecked) var neighbors: [ObjectIdentifier: FileModel] = [:]
  /// Views that were measured for the target that is being measured, see `HitArea`.
  @exclusivity(unchecked) var measuredViews = 0
  /// What the style that is being measured was given, by the names of `configuration`, see `area(styledBy:_:)`.
  @exclusivity(unchecked) var styleParts: [Name: HitArea] = [:]
  /// What was asked of the uses of bodies, see `ColourModel.groundOfUses(ofBody:)`.
  @exclusivity(unchecked) var askedUses = AskedUses()
  /// Those that hold this model, where it is one of a file that others ask about.
  unowned(unsafe) let home: AskedModels?
  lazy var ownAskedModels = AskedModels.of(evaluator)

  /// `facts`: what was found out of the same project on the same thread.
  public convenience init(
    file: FileViews, project: Project, guardNames: Set<Name>, limits: Limits = Limits(),
    facts: ProjectFacts = ProjectFacts()
  ) {
    self.init(file: file, project: project, guardNames: guardNames, limits: limits, facts: facts, head: nil)
    askedModels.makeRoom()
  }

  init(
    file: FileViews, project: Project, guardNames: Set<Name>, limits: Limits, facts: ProjectFacts,
    head: FileModel? = nil, home: AskedModels? = nil
  ) {
    (self.file, self.head, self.home) = (file, head, home)
    self.project = project
    self.limits = limits
    self.engine = NameEngine(project: project, facts: facts)
    self.evaluator = engine.evaluator
    self.context = UseContext(engine: engine)
    // Files that are checked find out for themselves, since they note what they were passed meanwhile.
    let known = head == nil && home == nil ? nil : facts.ofFiles[ObjectIdentifier(file)] as? FileSurroundings
    widgetTypes = known?.widgetTypes ?? project.widgetTypes(in: file)
    knowns = known?.knowns ?? file.views.map { [engine] in engine.known($0, in: file) }
    isPlain =
      known?.isPlain
      ?? file.views.map { [engine] view in
        view.modifiers.allSatisfy { !engine.mayExpand(file.modifiers[Int($0)]) }
      }
    self.guardNames =
      known?.guardNames
      ?? guardNames.union(file.motionGuards?.names ?? []).union(project.motionGuardNames(ofTypesIn: file))
    if let known {
      (flags, outerFlags, labelOwner, font) = (known.flags, known.outerFlags, known.labelOwner, known.font)
      (bodyFlags, exemptions, outerFont) = (known.bodyFlags, known.exemptions, known.outerFont)
      engine.actionReadsLeft = known.actionReadsLeft
      return
    }
    let count = file.views.count
    flags = Array(repeating: [], count: count)
    outerFlags = Array(repeating: [], count: count)
    (labelOwner, font) = (Array(repeating: -1, count: count), Array(repeating: -1, count: count))
    noteRendered()
    sweep()
    if learnFromUses() { sweep() }
    exemptions = file.views.indices.map { exemption(of: Int32($0)) }
    facts.ofFiles[ObjectIdentifier(file)] = FileSurroundings(
      widgetTypes: widgetTypes, knowns: knowns, isPlain: isPlain, guardNames: self.guardNames, flags: flags,
      outerFlags: outerFlags, labelOwner: labelOwner, font: font, bodyFlags: bodyFlags, exemptions: exemptions,
      outerFont: outerFont, actionReadsLeft: engine.actionReadsLeft)
  }

  /// The model of the same file in a project with fewer uses. `keepsFlags`: what is around its views is as it was.
  init(_ model: FileModel, in project: Project, keepsFlags: Bool) {
    file = model.file
    home = nil
    self.project = project
    limits = model.limits
    engine = NameEngine(model.engine, withFewerUses: project)
    evaluator = engine.evaluator
    context = UseContext(engine: engine)
    widgetTypes = model.widgetTypes
    knowns = model.knowns
    isPlain = model.isPlain
    guardNames = model.guardNames
    (flags, outerFlags, labelOwner, font) = (model.flags, model.outerFlags, model.labelOwner, model.font)
    (bodyFlags, exemptions, outerFont) = (model.bodyFlags, model.exemptions, model.outerFont)
    if keepsFlags {
      neighbors = model.neighbors
      ownAskedModels = model.askedModels
      askedUses = model.askedUses.ofComponents(in: file)
      return
    }
    for index in flags.indices { (flags[index], outerFlags[index], labelOwner[index], font[index]) = ([], [], -1, -1) }
    bodyFlags = [:]
    noteRendered()
    sweep()
    if learnFromUses() { sweep() }
    exemptions = file.views.indices.map { exemption(of: Int32($0)) }
  }

  // MARK: The sweep

  /// What all uses of a property or function in this file put around it: `closeButton.accessibilityLabel("Close")`
  /// names the button that `closeButton` makes. True when something was learnt.
  private func learnFromUses() -> Bool {
    var learnt: [Int32: ElementFlags] = [:]
    var uses: [MemberUses.Key: MemberUses] = [:]
    for index in file.views.indices where file.views[index].kind == .reference {
      let node = file.views[index]
      guard let members = file.memberIndex[node.name],
        members.contains(where: { isUsed(file.members[Int($0)], by: node) })
      else { continue }
      var seen = flags[index].union(ownEffects(of: Int32(index)))
      if seen.contains(.labelledAncestor) { seen.insert(.namedByUse) }
      if node.slot == .root, node.modifiers.isEmpty { seen = bodyFlags[node.body] ?? [] }
      seen.formUnion(context.flags(around: ViewReference(file: file, index: Int32(index))))
      uses[MemberUses.Key(name: node.name, qualifier: node.qualifier), default: MemberUses()].add(seen, in: node.body)
    }
    if !uses.isEmpty {
      for key in uses.keys { uses[key]?.sumUp() }
      for member in file.members where member.body >= 0 {
        for key in MemberUses.keys(for: member, in: file) {
          guard let seen = uses[key]?.flags(outside: member.body) else { continue }
          learnt[member.body] = learnt[member.body].map { $0.intersection(seen) } ?? seen
        }
      }
    }
    learnFromOtherFiles(&learnt)
    bodyFlags = learnt.filter { !$0.value.isEmpty }
    noteRendered()
    return !bodyFlags.isEmpty
  }

  private func noteRendered() {
    for (index, body) in file.bodies.enumerated() where context.isOnlyRendered(body, in: file) {
      bodyFlags[Int32(index), default: []].insert(.offscreen)
    }
  }

  /// Whether a reference means a member of the file that makes a body, from outside of that.
  private func isUsed(_ member: Member, by node: ViewNode) -> Bool {
    guard member.body >= 0, member.body != node.body else { return false }
    guard node.qualifier.exists else { return true }
    guard member.owner >= 0 else { return false }
    return node.qualifier == file.types[Int(member.owner)].name || node.qualifier == Name("Self")
  }

  /// A component that carries a label, or is hidden, at each of its uses; a property or function likewise that another
  /// part of its type uses.
  private func learnFromOtherFiles(_ learnt: inout [Int32: ElementFlags]) {
    guard let number = project.index(of: file) else { return }
    for (index, body) in file.bodies.enumerated() where body.member >= 0 {
      guard body.kind == .body, body.owner >= 0 else {
        for use in context.bodies.usesElsewhere(ofBody: Int32(index), in: file) {
          let seen = useFlags(use)
          learnt[Int32(index)] = learnt[Int32(index)].map { $0.intersection(seen) } ?? seen
        }
        continue
      }
      let uses = project.uses(of: TypeReference(file: number, index: body.owner))
        .lazy.map { [project] in ViewReference(file: project.files[Int($0.file)], index: $0.index) }
      guard let first = uses.first else { continue }
      var common = useFlags(first)
      for use in uses.dropFirst() where !common.isEmpty { common.formIntersection(useFlags(use)) }
      if !common.isEmpty { learnt[Int32(index)] = common }
    }
  }

  /// What is written on one use of a component, and the slot it stands in.
  private func useFlags(_ use: ViewReference) -> ElementFlags {
    let home = use.file
    let node = use.node
    var result = context.flags(around: use)
    if engine.explicitLabel(of: use) != nil { result.formUnion([.labelledAncestor, .namedByUse]) }
    if engine.isHidden(use) { result.insert(.hidden) }
    if engine.mayApply(use, \.mayRecolour),
      engine.appliedModifiers(of: use).contains(where: { evaluator.recolours($0.use, in: $0.scope) })
    {
      result.insert(.recoloured)
    }
    if node.modifiers.contains(where: { engine.stopsAnimations(home.modifiers[Int($0)], in: home) }) {
      result.insert(.calmed)
    }
    if node.slot.isPresentation || node.parent < 0 { return result }
    let parent = home.views[Int(node.parent)]
    if node.slot == .label || node.slot == .icon, engine.known(parent, in: home).control != nil {
      result.insert(.labelSlot)
    }
    return result
  }

  /// The places where a component, property or function is used; none when there are very many.
  public func uses(ofBody body: Int32, in file: FileViews) -> [ViewReference] { context.uses(ofBody: body, in: file) }

  /// The same in other files, of a property or function.
  public func usesElsewhere(ofBody body: Int32) -> [ViewReference] {
    context.bodies.usesElsewhere(ofBody: body, in: file)
  }

  /// Whether what makes a body is mostly used in rows, menus or labels of controls, where its title is no heading.
  func isMostlyPart(ofBody body: Int32) -> Bool {
    if let known = partBodies[body] { return known }
    let isPart = context.isMostlyPart(ofBody: body, in: file)
    partBodies[body] = isPart
    return isPart
  }

  /// Whether what makes a body is always used beside words of what it is given.
  func hasOwnWordsBeside(ofBody body: Int32) -> Bool { context.hasOwnWordsBeside(ofBody: body, in: file) }

  /// Whether each use of what makes a body, or something around it, is as wanted; see `UseContext`.
  public func isEveryUse(ofBody body: Int32, _ isWanted: (ViewReference) -> Bool) -> Bool {
    context.isEveryUse(ofBody: body, in: file, isWanted)
  }

  /// What all uses that show a view put around it, when some use of its component never does; nil when each may.
  func flags(whereShown view: ViewReference) -> ElementFlags? { context.flags(whereShown: view) }

  /// Whether each use that shows a view, or something around it, is as wanted; see `UseContext`.
  public func isEveryUse(showing view: ViewReference, _ isWanted: (ViewReference) -> Bool) -> Bool {
    context.isEveryUse(ofBody: view.node.body, in: view.file, showing: [view], isWanted)
  }

  /// Whether what makes a body is mostly used in something that can be opened.
  func isMostlyOpened(ofBody body: Int32) -> Bool {
    if let known = openedBodies[body] { return known }
    let isOpened = context.isMostlyOpened(ofBody: body, in: file)
    openedBodies[body] = isOpened
    return isOpened
  }

  /// Whether what makes a body is mostly used in bars.
  func isMostlyInBar(ofBody body: Int32) -> Bool {
    if let known = barBodies[body] { return known }
    let isInBar = context.isMostlyInBar(ofBody: body, in: file)
    barBodies[body] = isInBar
    return isInBar
  }

  /// Whether what makes a body is always one of several layouts, of which the text size or the room picks one.
  func isAlwaysOneOfSeveral(ofBody body: Int32) -> Bool { context.isAlwaysOneOfSeveral(ofBody: body, in: file) }

  private func exemption(of view: Int32) -> Exemption {
    let flags = flags[Int(view)]
    var result: Exemption = []
    if file.views[Int(view)].surroundings.isOutOfScope || isForPreviews(view) { result.insert(.outOfScope) }
    if !flags.isDisjoint(with: [.hidden, .represented, .passingCopy, .masking])
      || outerFlags[Int(view)].contains(.ignored)
    {
      result.insert(.unreachable)
    }
    if flags.contains(.redacted) { result.insert(.redacted) }
    if flags.contains(.offscreen) { result.insert(.offscreen) }
    return result
  }

  private func ownEffects(of view: Int32) -> ElementFlags {
    var result: ElementFlags = []
    for modifier in file.views[Int(view)].modifiers {
      result.formUnion(effect(of: file.modifiers[Int(modifier)], on: view))
    }
    return result
  }

  /// Flags that the uses of a body put on its roots.
  @exclusivity(unchecked) private var bodyFlags: [Int32: ElementFlags] = [:]

  /// For each modifier: what it and the modifiers behind it do, and where the next font at or behind it is.
  private lazy var modifierEffects: (effects: [ElementFlags], nextFont: [Int32]) = {
    var effects = [ElementFlags](repeating: [], count: file.modifiers.count)
    var nextFont = [Int32](repeating: -1, count: file.modifiers.count)
    for index in file.views.indices where !file.views[index].modifiers.isEmpty {
      var sum: ElementFlags = []
      var next: Int32 = -1
      for modifier in file.views[index].modifiers.reversed() {
        sum.formUnion(effect(of: file.modifiers[Int(modifier)], on: Int32(index)))
        effects[Int(modifier)] = sum
        let use = file.modifiers[Int(modifier)]
        if use.known == .font || engine.mayExpand(use) && appliedFont(of: use) != nil { next = modifier }
        nextFont[Int(modifier)] = next
      }
    }
    return (effects, nextFont)
  }()

  private func sweep() {
    let views = file.views
    guard !views.isEmpty else { return }
    outerFont.removeAll(keepingCapacity: true)
    outerFont.reserveCapacity(views.count)
    let (effects, nextFont) = modifierEffects
    for index in views.indices {
      let view = views[index]
      var above: ElementFlags = []
      if view.parent < 0 {
        above = bodyFlags[view.body] ?? []
      } else {
        let parent = views[Int(view.parent)]
        let parentIndex = Int(view.parent)
        let rest: Range<Int32>
        if view.slotModifier >= 0 {
          rest = (view.slotModifier + 1)..<max(view.slotModifier + 1, parent.modifiers.upperBound)
        } else {
          rest = parent.modifiers
        }
        above = outerFlags[parentIndex]
        if let first = rest.first { above.formUnion(effects[Int(first)]) }
        font[index] = font[parentIndex]
        if let first = rest.first, nextFont[Int(first)] >= 0 {
          font[index] = nextFont[Int(first)]
        } else {
          font[index] = outerFont[parentIndex]
        }
        let slot =
          view.slot == .custom ? engine.slot(of: ViewReference(file: file, index: Int32(index))) : view.slot
        if slot.isPresentation { above.formIntersection(ElementFlags.kept) }
        above.formUnion(containerEffect(of: parent, on: view))
        above.formUnion(slot.flags)
        if view.slot == .custom || knowns[parentIndex] == .other && parent.known != .other {
          above.formUnion(context.flags(ofCustomSlot: ViewReference(file: file, index: Int32(index))))
        }
        if slot.isPresentation { font[index] = -1 }
        labelOwner[index] = owner(of: view, in: slot, parent: parentIndex)
      }
      outerFlags[index] = above
      outerFont.append(font[index])
      flags[index] = above
      if let first = view.modifiers.first {
        flags[index].formUnion(effects[Int(first)].intersection(ElementFlags.ofItself))
        if nextFont[Int(first)] >= 0 { font[index] = nextFont[Int(first)] }
      }
    }
  }

  /// The font that holds around each view, its own left out; filled by the sweep.
  @exclusivity(unchecked) private var outerFont: [Int32] = []

  private func owner(of view: ViewNode, in slot: Slot, parent: Int) -> Int32 {
    let node = file.views[parent]
    if view.slot == .label || view.slot == .icon || view.slot == .tabItem {
      if node.known.control != nil || node.known == .Label || node.known == .Tab { return Int32(parent) }
    }
    return slot.isPresentation || slot == .representation ? -1 : labelOwner[parent]
  }

  private func containerEffect(of parent: ViewNode, on view: ViewNode) -> ElementFlags {
    guard view.slotModifier < 0 else { return [] }
    switch knowns[Int(view.parent)] {
    case .List, .Form: return view.slot == .content ? [.listRow] : []
    case .Menu, .CommandMenu, .CommandGroup, .ControlGroup, .ToolbarItem, .ToolbarItemGroup, .Alert:
      return [.systemHost]
    case .Map, .Annotation, .MapAnnotation: return [.mapContent]
    case .Chart: return [.chart]
    default: return []
    }
  }

  /// What one modifier does to the view and to what is inside it, and what those do that one of the project's own applies.
  private func effect(of modifier: ViewModifierUse, on view: Int32) -> ElementFlags {
    var result: ElementFlags = []
    if Self.hasEffect(modifier.known) {
      let scope = Scope(file: file, body: file.views[Int(view)].body)
      result = effect(of: AppliedModifier(use: modifier, scope: scope))
    }
    guard engine.mayExpand(modifier), engine.mayApply(modifier, in: file, Self.hasEffect) else { return result }
    for applied in engine.modifiers(appliedBy: modifier, on: ViewReference(file: file, index: view)) {
      // A gesture that a modifier brings, as a swipe that goes back, may be anything but a tap.
      let inner = applied.use.known.isAnyGesture ? [] : effect(of: applied)
      if !applied.use.isConditional {
        result.formUnion(inner)
      } else if !inner.isDisjoint(with: [.hidden, .maybeHidden, .ignored, .combined, .contained]) {
        result.insert(.maybeHidden)
      }
    }
    return result
  }

  /// Whether a modifier may set flags: those that `effect(of:)` tells apart.
  private static func hasEffect(_ known: Known) -> Bool {
    switch known {
    case .accessibilityHidden, .accessibility, .hidden, .opacity, .accessibilityElement, .accessibilityRepresentation,
      .accessibilityChildren, .disabled, .redacted, .accessibilityLabel, .onTapGesture, .onLongPressGesture, .gesture,
      .simultaneousGesture, .highPriorityGesture, .allowsHitTesting, .listRowBackground, .listRowInsets,
      .listRowSeparator, .buttonStyle, .transaction:
      true
    default: known.mayRecolour
    }
  }

  private func effect(of applied: AppliedModifier) -> ElementFlags {
    guard Self.hasEffect(applied.use.known) else { return [] }
    let (modifier, tree) = (applied.use, applied.file.tree)
    func firstArgument(label: String?) -> NodeID? { tree.argument(of: modifier.call, label: label) }
    func literal(_ whenTrue: ElementFlags, _ otherwise: ElementFlags) -> ElementFlags {
      guard let argument = firstArgument(label: nil) else { return whenTrue }
      switch evaluator.boolean(of: argument, in: applied.scope) {
      case true?: return modifier.isConditional ? otherwise : whenTrue
      case false?: return []
      case nil: return otherwise
      }
    }
    switch modifier.known {
    case .accessibilityHidden: return literal(.hidden, .maybeHidden)
    case .accessibility:
      guard let argument = firstArgument(label: "hidden") else {
        return firstArgument(label: "label") == nil ? [] : .labelledAncestor
      }
      return evaluator.boolean(of: argument, in: applied.scope).map { $0 ? .hidden : [] } ?? .maybeHidden
    case .hidden: return .hidden
    case .opacity:
      guard let argument = firstArgument(label: nil) else { return [] }
      return evaluator.value(of: argument, in: applied.scope).number == 0 ? .hidden : []
    case .accessibilityElement:
      switch tree.childBehaviour(of: modifier) {
      case .ignore: return .ignored
      case .combine: return .combined
      case .contain: return .contained
      case nil: return .maybeHidden
      }
    case .accessibilityRepresentation, .accessibilityChildren: return .represented
    case .disabled: return literal(.disabled, [])
    case .redacted: return .redacted
    case .accessibilityLabel: return .labelledAncestor
    case .onTapGesture, .onLongPressGesture, .gesture, .simultaneousGesture, .highPriorityGesture:
      return KeyboardCode(evaluator: evaluator).isAll(of: modifier, in: applied.scope) ? [] : .tappableAncestor
    case .allowsHitTesting:
      guard let argument = firstArgument(label: nil) else { return [] }
      return evaluator.boolean(of: argument, in: applied.scope) == false ? .noHitTesting : []
    case .listRowBackground, .listRowInsets, .listRowSeparator: return .listRow
    case .buttonStyle: return buttonStyle(firstArgument(label: nil), tree)
    case .transaction: return engine.stopsAnimations(modifier, in: applied.file) ? .calmed : []
    case let known where known.mayRecolour:
      return evaluator.recolours(modifier, in: applied.scope) ? .recoloured : []
    default: return []
    }
  }

  private func buttonStyle(_ argument: NodeID?, _ tree: Tree) -> ElementFlags {
    guard let argument else { return .customStyle }
    switch tree.kind(argument) == .implicitMemberExpr ? tree.known(argument) : .other {
    case .plain, .borderless: return .plainStyle
    case .bordered, .borderedProminent, .glass, .glassProminent: return .borderedStyle
    case .automatic: return []
    default:
      // `PlainButtonStyle()` and its like.
      let text = tree.tokens.text(tree[argument].firstToken, in: tree.source)
      if text.elementsEqual("PlainButtonStyle".utf8) || text.elementsEqual("BorderlessButtonStyle".utf8) {
        return .plainStyle
      }
      if text.elementsEqual("BorderedButtonStyle".utf8) || text.elementsEqual("BorderedProminentButtonStyle".utf8) {
        return .borderedStyle
      }
      return .customStyle
    }
  }

  /// The behaviour an `accessibilityElement` modifier gives; nil when it is not a literal.
  public func childBehaviour(of modifier: ViewModifierUse) -> ChildBehaviour? { file.tree.childBehaviour(of: modifier) }

  /// Whether there are such types: hardly a file has one, and each view asks.
  private(set) lazy var hasTypesForPreviews = !typesForPreviews.isEmpty

  /// Private types that previews use and nothing else does, and types that are used on other platforms only.
  public private(set) lazy var typesForPreviews: Set<Int32> = {
    let elsewhere = project.unshown.ofOtherPlatforms
    var result: Set<Int32> = []
    if !elsewhere.isEmpty {
      for index in file.types.indices where elsewhere.contains(UnshownTypes.key(of: file.types[index], in: file)) {
        result.insert(Int32(index))
      }
    }
    let candidates = file.types.indices.filter { file.types[$0].conforms(to: .View) && isPrivate(file.types[$0]) }
    guard !candidates.isEmpty else { return result }
    // One of them may hold another.
    for _ in 0..<3 {
      let before = result.count
      for index in candidates {
        let uses = file.views.filter { $0.kind == .use && $0.name == file.types[index].name }
        let isPreviewed = uses.allSatisfy {
          $0.surroundings.contains(.preview) || result.contains(file.bodies[Int($0.body)].owner)
        }
        if !uses.isEmpty, isPreviewed { result.insert(Int32(index)) }
      }
      if result.count == before { break }
    }
    return result
  }()

  /// The views in the `else` of `if #available(…)` that no system of the app reaches.
  private(set) lazy var deadViews: Set<Int32> = {
    var result: Set<Int32> = []
    let tree = file.tree
    for (index, choice) in file.views.enumerated() where choice.kind == .choice {
      guard tree.kind(choice.expression) == .ifExpr, case let conditions = tree.firstChild(choice.expression),
        conditions.exists, tree.children(conditions).count == 1, case let asked = tree.firstChild(conditions),
        tree.kind(asked) == .availability, project.isAlwaysAvailable(asked, in: tree)
      else { continue }
      var child = Int32(index) + 1
      while child < choice.end {
        let end = file.views[Int(child)].end
        if file.views[Int(child)].branch > 0 { result.formUnion(child..<end) }
        child = end
      }
    }
    return result
  }()

  /// Whether a view is part of a private type that only previews use, or of one that other platforms use only.
  func isForPreviews(_ view: Int32) -> Bool {
    if !deadViews.isEmpty, deadViews.contains(view) { return true }
    guard hasTypesForPreviews else { return false }
    let owner = file.bodies[Int(file.views[Int(view)].body)].owner
    return owner >= 0 && typesForPreviews.contains(owner)
  }

  private func isPrivate(_ type: TypeDeclaration) -> Bool {
    let first = file.tree[type.node].firstToken
    return (first..<type.nameToken).contains { token in
      let text = file.tree.tokens.text(token, in: file.tree.source)
      return text.elementsEqual("private".utf8) || text.elementsEqual("fileprivate".utf8)
    }
  }

  // MARK: Asking

  /// What stands around a view, as `curbcut why` tells it.
  public func flags(of view: Int32) -> ElementFlags { flags[Int(view)] }

  /// The `.font` modifier that holds for a view, or -1.
  public func font(of view: Int32) -> Int32 { font[Int(view)] }

  /// The colours of a text, read once for the rules that ask; a trace notes what is asked on the way.
  public func contrastReading(of view: Int32, read: () -> ContrastReading?) -> ContrastReading? {
    guard trace == nil else { return read() }
    if let known = contrastReadings[view] { return known }
    let reading = read()
    contrastReadings[view] = .some(reading)
    return reading
  }

  /// The views in the content of a container, spacers and dividers left out, in source order.
  public func contentChildren(of parent: Int32) -> [Int32] {
    if lastChildren.parent == parent { return lastChildren.children }
    var result: [Int32] = []
    var child = parent + 1
    while child < file.views[Int(parent)].end {
      let known = knowns[Int(child)]
      if file.views[Int(child)].slot == .content, known != .Spacer, known != .Divider { result.append(child) }
      child = file.views[Int(child)].end
    }
    lastChildren = (parent, result)
    return result
  }

  /// All views directly in a view, in source order.
  func allChildren(of parent: Int32) -> [Int32] {
    if lastAllChildren.parent == parent { return lastAllChildren.children }
    var result: [Int32] = []
    var child = parent + 1
    while child < file.views[Int(parent)].end {
      result.append(child)
      child = file.views[Int(child)].end
    }
    lastAllChildren = (parent, result)
    return result
  }

  /// The first argument with a label (or without one) of a call.
  public func firstArgument(of call: NodeID, label: String?) -> NodeID? {
    file.tree.argument(of: call, label: label)
  }

  /// What a view is known as; `.other` when the project's own type of that name is meant.
  public func known(_ view: ViewNode) -> Known { engine.known(view, in: file) }

  /// The accessible name of a view, with its derivation.
  public func name(of view: Int32) -> ElementName {
    engine.name(of: ViewReference(file: file, index: view))
  }
}

extension Known {
  /// Whether it is a modifier that takes any gesture.
  public var isAnyGesture: Bool {
    switch self {
    case .gesture, .simultaneousGesture, .highPriorityGesture: true
    default: false
    }
  }
}

extension Tree {
  /// The behaviour an `accessibilityElement` modifier of the file gives; nil when it is not a literal.
  public func childBehaviour(of modifier: ViewModifierUse) -> ChildBehaviour? {
    guard let argument = argument(of: modifier.call, label: "children") else { return .ignore }
    switch known(argument) {
    case .ignore: return .ignore
    case .combine: return .combine
    case .contain: return .contain
    default: return nil
    }
  }
}

/// `children:` of `accessibilityElement`.
public enum ChildBehaviour: Sendable {
  case ignore, combine, contain
}

extension ElementFlags {
  /// Flags that a view's own modifiers set for the view itself, not only for what is inside it.
  static let ofItself: ElementFlags = [
    .recoloured, .hidden, .maybeHidden, .represented, .disabled, .redacted, .noHitTesting, .plainStyle, .borderedStyle,
    .customStyle, .listRow, .calmed,
  ]
}
