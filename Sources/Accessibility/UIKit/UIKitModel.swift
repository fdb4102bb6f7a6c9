// The objects of UIKit that one file's code makes and speaks to: what is known to be said to each of them, anywhere.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// What rules ask about the UIKit code of a file.
public final class UIKitModel {
  let model: FileModel
  public let code: UIKitCode
  public let types: UIKitTypes
  public var file: FileViews { model.file }
  public var tree: Tree { model.file.tree }
  public var project: Project { model.project }
  public var limits: Limits { model.limits }

  /// The objects that the file makes and keeps under a name, in source order.
  public private(set) lazy var objects = makeObjects()

  /// The objects that functions make for the file, which keeps them under a name.
  public private(set) lazy var givenObjects = makeGivenObjects()

  /// Objects that Interface Builder makes, behind outlets of the file.
  private(set) lazy var outletObjects = makeOutletObjects()

  /// What is put into what, in source order.
  public private(set) lazy var placed = makePlaced()

  /// Objects that constraints keep beside each other.
  private(set) lazy var neighbors = makeNeighbors()

  private(set) lazy var objectsByHandle = makeObjectsByHandle()
  /// By type and name, see `declares(_:_:)`.
  var declaredViews: [DeclaredKey: Bool] = [:]

  /// What layout code says of the sides of objects.
  private(set) lazy var layouts = makeLayouts()

  /// Buttons that a handler of the file may give another configuration.
  private(set) lazy var updatedConfigurations = makeUpdatedConfigurations()

  private(set) lazy var resolver = ColourResolver(
    Evaluator(project: project, facts: model.evaluator.facts), limits.palette)
  /// What is drawn on by layers and blurs.
  private(set) lazy var layered = findLayered()

  /// Whether handlers or transformers of the file change the configurations of buttons.
  private(set) lazy var updatesConfigurations = findUpdatesOfConfigurations()

  /// What the file fills its views with, by what it finds them.
  private(set) lazy var paintings = findPaintings()

  /// By class: the functions that run when one of its objects is set up.
  var startingCodes: [Name: StartingCode] = [:]
  /// By class: in which order these run.
  var setUpOrders: [Name: UIKitSetUpOrder] = [:]

  /// The colors of the labels that the system gives cells.
  public private(set) lazy var cellTexts = findCellTexts()

  /// By object, see `buttonLook(of:)`.
  var buttonLooks: [ObjectKey: UIKitButtonLook?] = [:]

  /// By class, see `fillWhereShown(_:)`; nil while it is asked.
  var shownFills: [Name: Fill?] = [:]
  /// The models of other files, which the one that is checked keeps for all.
  var neighborModels: [ObjectIdentifier: UIKitModel] = [:]
  /// The model of the file that is checked; nil where that is this one.
  private(set) weak var head: UIKitModel?

  /// Whether code puts views in front of others or behind them.
  private(set) lazy var changesOrder = code.uses.contains {
    $0.name == Name("sendSubviewToBack") || $0.name == Name("bringSubviewToFront")
  }

  /// What an object is known by, whose facts several rules ask for.
  struct ObjectKey: Hashable {
    var creation: NodeID
    var local: Int32
    var name: Name
  }
  var objectFacts: [ObjectKey: UIKitFacts] = [:]
  /// By object and the code that makes it, see `colourPairs(of:)`.
  struct PairsKey: Hashable {
    var object: ObjectKey
    var member: Int32

    init(_ object: UIKitObject) {
      self.object = ObjectKey(creation: object.creation, local: object.local, name: object.name)
      member = object.member
    }
  }
  var knownPairs: [PairsKey: [UIKitColourPair]] = [:]
  /// Where the search for colors that runs ended, and where those that found nothing did: see `colorReason(of:)`.
  var missingColor = UIKitMissingColor.code
  var missingColors: [PairsKey: UIKitMissingColor] = [:]
  let readings = UIKitReadings()

  /// By class, see `creations(ofClass:)`.
  var classCreations: [Name: [UIKitCreation]] = [:]

  /// Whether the views that types of the file are choose what is met in them, see `isInsideElement(_:)`.
  var elementOwners: [Int32: Bool] = [:]
  /// By class: whether it says a word to itself after it was made.
  var saidAfterwards: [Name: [UIKitWord: Bool]] = [:]

  init(model: FileModel, code: UIKitCode, head: UIKitModel? = nil) {
    self.model = model
    self.code = code
    self.head = head
    types = UIKitTypes(project: model.project)
  }

  /// Whether a member's code reaches people: no preview, no test, nothing generated or for another platform.
  public func isJudged(_ member: Int32) -> Bool {
    file.members[Int(member)].surroundings.isDisjoint(with: [.preview, .tests, .generated, .otherPlatform])
  }

  /// The class of the object that something is said to.
  public func type(of use: UIKitUse) -> UIKitType? {
    switch use.path.root {
    case .own: type(around: use.member)
    case .closure:
      // `[title, note].forEach { $0.font = … }`
      types.objectSetUp(at: use.node, in: file).flatMap { types.type(of: $0, in: file, member: use.member) }
        ?? (use.base.exists ? types.type(of: use.base, in: file, member: use.member) : nil)
    case .bare, .member, .foreign: types.type(of: use.base, in: file, member: use.member)
    }
  }

  /// The class whose code a member is.
  public func type(around member: Int32) -> UIKitType? {
    let owner = file.members[Int(member)].owner
    return owner < 0 ? nil : types.type(named: file.types[Int(owner)].name, from: file)
  }

  /// The class of an expression.
  public func type(of node: NodeID, member: Int32) -> UIKitType? { types.type(of: node, in: file, member: member) }

  /// The class that a property of the file is of, or that a function of it returns.
  public func type(ofMember member: Int32) -> UIKitType? {
    let member = file.members[Int(member)]
    return types.member(member.name, ofType: member.owner, in: file).flatMap { types.type(of: $0) }
  }

  /// The literals behind an expression.
  public func wordings(of node: NodeID, member: Int32) -> Wordings {
    model.wordings(of: node, in: Scope(file: file, type: file.members[Int(member)].owner, member: member))
  }

  /// Whether code of a member asks or opens something and does no more.
  public func leadsOn(_ code: NodeID, member: Int32) -> Bool {
    model.leadsOn(code, in: Scope(file: file, type: file.members[Int(member)].owner, member: member))
  }

  /// The number behind an expression; nil when it is not known.
  public func number(of node: NodeID, member: Int32) -> Double? {
    model.evaluator.value(of: node, in: Scope(file: file, type: file.members[Int(member)].owner, member: member)).number
  }

  /// Whether an object is the view of a bar button, which the bar gives room.
  public func isBarButtonView(_ object: UIKitObject) -> Bool {
    isBarButtonView(named: object.name) || propertyName(of: object).map { isBarButtonView(named: $0) } ?? false
  }

  /// The same by the name that something is said to.
  public func isBarButtonView(_ use: UIKitUse) -> Bool {
    use.path.name.exists && isBarButtonView(named: use.path.name)
  }

  func isBarButtonView(named name: Name) -> Bool {
    code.creations.contains { creation in
      guard let view = tree.argument(of: creation.call, label: "customView") else { return false }
      return UIKitCode.path(view, tree)?.name == name
    } || code.uses.contains { $0.word == .assigned && $0.name == Name("customView") && $0.path.name == name }
  }

  /// Calls of a function anywhere in the file's code.
  public func calls(of known: Known) -> [CodeCall] { model.code.calls.filter { $0.known == known } }

  /// Whether a view of SwiftUI that a hosting controller shows says which screen it is.
  public func screenTitle(ofViewNamed name: Name) -> ScreenTitle { model.screenTitle(ofViewNamed: name) }

  /// The member around a node, or nil.
  public func member(around node: NodeID) -> Int32? { model.member(at: tree.range(node).start) }
}
