// Screens full of words that cannot be scrolled.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let contentNotScrollable = Rule(
    "content-not-scrollable",
    .view([.other]) { element, report in
      guard element.known == .VStack || element.known == .ZStack, isJudgedForTextSize(element) else { return }
      guard !element.model.adaptsToTextSize(element.body) else { return }
      if reportsWords(on: element, &report) { return }
      guard let (height, room) = element.heightOfUnscrolledScreen else { return }
      let what = element.fillsScreen ? "screen" : "content"
      let isAlways = height.usual > room.height
      report.add(
        room.isTurned ? .note : .warning, .medium, at: element.nameRange,
        (height.isBesideScrolling
          ? "The part of this \(what) that does not scroll is \(isAlways ? "" : "at the largest text size ")"
          : "This \(what) does not scroll, and \(isAlways ? "" : "at the largest text size ")it is ")
          + "at least \(Int(saturating: isAlways ? height.usual : height.largest)) points high, more than \(room.words)",
        help: element.model.project.sayScroll,
        cause: element.index)
    })

  /// Reports a screen of so many words that they fill several at the largest text size.
  private static func reportsWords(on element: Element, _ report: inout Report) -> Bool {
    guard element.isScreenRoot else { return false }
    var scrolls = false
    let texts = element.model.shownTexts(in: element.reference, strict: true) { view, known in
      scrolls = scrolls || Known.scrollsOrAdapts.contains(known)
      return scrolls
    }
    guard let texts, !scrolls else { return false }
    var characters = 0
    var paragraphs = 0
    for text in texts {
      switch text.content {
      case .words(let count):
        characters += count
        paragraphs += 1
      case .model(let isLong):
        characters += isLong ? 80 : 20
        paragraphs += 1
      case .name:
        characters += 20
        paragraphs += 1
      case .short, .unknown: break
      }
    }
    guard paragraphs >= 3 && characters >= 120 || characters >= 200 else { return false }
    report.add(
      .warning, .medium, at: element.nameRange,
      "This screen does not scroll, so large text pushes the end of its \(paragraphs == 1 ? "paragraph" : counted(paragraphs, "paragraph")) out of reach",
      help: element.model.project.sayScroll,
      cause: element.index)
    return true
  }
}

extension Element {
  /// Points that a small phone is wide.
  private static let phoneWidth = 375.0

  /// The room that a phone leaves for what is on a screen.
  fileprivate struct Room {
    /// Points.
    var height: Double
    /// What has so much room, behind "more than".
    var words: String
    /// Whether the phone is held sideways.
    var isTurned = false

    /// A phone of usual size, between its bars.
    static let usual = Room(height: 759, words: "most phones leave for it")
    /// The smallest phone that still gets new systems: 667 points without the status bar.
    static let small = Room(height: 647, words: "the 647 points that a small phone, such as an iPhone SE, has for it")
    /// The same with its keyboard and the suggestions above it, of 260 points.
    static let typing = Room(
      height: 387, words: "the 387 points that a small phone, such as an iPhone SE, leaves above its keyboard")
    /// A phone of usual size that is held sideways: 402 points without the indicator below.
    static let turned = Room(
      height: 381, words: "the 381 points that most phones leave for it in landscape, which the app allows",
      isTurned: true)
  }

  /// Points that a phone of usual size leaves between the camera and the other end when it is held sideways.
  private static let turnedWidth = 750.0

  /// The least height of a stack that no phone can hold at the largest text size, where nothing in or around it scrolls or
  /// adapts to the text size, and the room that it has; nil for others, and where something is not known.
  fileprivate var heightOfUnscrolledScreen: (LeastHeight, Room)? {
    guard known == .VStack, node.kind == .use, isOutermost,
      // Hardly anything is higher; what is around it is asked of that alone.
      let height = model.leastHeight(of: reference, width: Self.phoneWidth), height.largest > Room.turned.height
    else { return nil }
    let rooms: [Room] = takesText ? [.usual, .small, .typing] : [.usual, .small]
    let upright = rooms.first { height.largest > $0.height && height.usual <= $0.height }.map { (height, $0) }
    guard let tooHigh = upright ?? heightInLandscape.map({ ($0, .turned) }),
      textSizeCap == nil, !shrinksToFit, !isHandedToLayoutThatScrolls, !model.isChosenByTextSize(self),
      // Wherever it stands, there is no more room than a screen has.
      model.isNeverScrolled(reference)
    else { return nil }
    return tooHigh
  }

  /// The least height when the phone is held sideways, where it is higher than that; nil in apps that do not turn, and
  /// where the file asks how the phone is held.
  private var heightInLandscape: LeastHeight? {
    guard model.project.turnsToLandscape,
      let height = model.leastHeight(of: reference, width: Self.turnedWidth), height.largest > Room.turned.height,
      !Self.wordsOfRoom.contains(where: { word in model.evaluator.files(naming: word).contains { $0 === file } })
    else { return nil }
    return height
  }

  /// What code asks for the room that there is.
  private static let wordsOfRoom = ["verticalSizeClass", "isLandscape", "isPortrait"]

  /// Whether people type into a field of the content itself.
  private var takesText: Bool {
    descendants.contains { view in
      guard view.known == .TextField || view.known == .SecureField else { return false }
      var around: Element? = view
      while let part = around, part.index != index {
        if part.node.slot.isPresentationSlot || part.node.slot == .destination { return false }
        around = part.parent
      }
      return true
    }
  }

  /// Whether nothing but layers, alternatives, navigation and components stands around the view in its body.
  private var isOutermost: Bool {
    var view = self
    while !view.node.slot.isPresentationSlot, view.node.slot != .destination, let parent = view.parent {
      // What lies over something else is as high as it likes.
      if view.node.slot == .overlay {
        view = parent
        continue
      }
      guard view.node.slot == .content || view.node.slot == .custom || parent.node.kind == .choice else { return false }
      switch parent.known {
      // What a component of the project does with its content is asked besides.
      case .ZStack, .Group, .NavigationStack, .NavigationView: break
      case .other where parent.node.kind == .use: break
      default: guard parent.node.kind == .choice else { return false }
      }
      view = parent
    }
    return !isPartOfStack
  }

  /// Whether the property or function that makes the view is shown in a stack, which is higher still.
  private var isPartOfStack: Bool {
    guard body.kind != .body else { return false }
    return model.uses(ofBody: node.body, in: file).contains { use in
      var parent = use.node.parent
      while parent >= 0 {
        if use.file.views[Int(parent)].known == .VStack { return true }
        parent = use.file.views[Int(parent)].parent
      }
      return false
    }
  }

  /// Whether the view is all there is on a screen.
  var fillsScreen: Bool { isScreenRoot || takesWholeHeight }

  /// Whether a stack takes all the height there is, by a spacer in it or a frame without end, or has the title of a screen.
  private var takesWholeHeight: Bool {
    if children.contains(where: { $0.known == .Spacer && !$0.hasModifier(.frame) }) { return true }
    return effectiveModifiers.contains { use in
      if use.known == .navigationTitle { return true }
      guard use.known == .frame, !use.isConditional, let most = use.argument("maxHeight") else { return false }
      return most.scope.file.tree.text(most.node) == "infinity"
    }
  }

  /// Whether the view fills a screen: the root of a sheet, of a navigation stack, of a link's destination, or of a type
  /// that is only used as one.
  var isScreenRoot: Bool {
    if Self.isScreenSlot(node, in: file) { return true }
    if let parent, [.NavigationStack, .NavigationView].contains(parent.known), node.slot == .content,
      node.slotModifier < 0
    {
      return true
    }
    if let parent, parent.known == .ZStack, parent.isScreenRoot,
      parent.children.filter({ !$0.known.isShape }).count == 1
    {
      return true
    }
    guard node.parent < 0, body.kind == .body, body.owner >= 0, let number = model.project.index(of: file) else {
      return false
    }
    let uses = model.project.uses(of: TypeReference(file: number, index: body.owner))
    return !uses.isEmpty
      && uses.allSatisfy { use in
        let home = model.project.files[Int(use.file)]
        let view = home.views[Int(use.index)]
        return Self.isScreenSlot(view, in: home) || Self.isOnlyContentOfStack(view, in: home)
      }
  }

  private static func isScreenSlot(_ view: ViewNode, in file: FileViews) -> Bool {
    if view.slot == .presentation {
      guard view.slotModifier >= 0 else { return true }
      let known = file.modifiers[Int(view.slotModifier)].known
      return known == .sheet || known == .fullScreenCover || known == .navigationDestination
    }
    return view.slot == .destination
  }

  private static func isOnlyContentOfStack(_ view: ViewNode, in file: FileViews) -> Bool {
    guard view.parent >= 0, view.slot == .content else { return false }
    let parent = file.views[Int(view.parent)]
    guard [.NavigationStack, .NavigationView, .WindowGroup].contains(parent.known) else { return false }
    return view.slotModifier < 0
  }
}
