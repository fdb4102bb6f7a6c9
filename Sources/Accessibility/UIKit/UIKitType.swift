// Which class of UIKit an expression in code is of: by its declared type, what makes it, and the project's own subclasses.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// A class of UIKit, as far as it matters to people; subclasses count as the nearest of these.
public enum UIKitClass: UInt8, Sendable {
  case view, control, button, label, textField, textView, searchBar, imageView, toggle, slider, stepper,
    segmentedControl, datePicker, pageControl, tableCell, collectionCell, stackView, scrollView, tableView,
    collectionView, barButtonItem, tabBarItem, viewController, hostingController

  /// Whether people act on it.
  public var isControl: Bool {
    switch self {
    case .control, .button, .textField, .toggle, .slider, .stepper, .segmentedControl, .datePicker, .pageControl: true
    default: false
    }
  }

  /// Whether what is in it moves under the finger.
  public var scrolls: Bool { self == .scrollView || self == .tableView || self == .collectionView }

  /// Whether it is a controller, which has no element of its own.
  public var isController: Bool { self == .viewController || self == .hostingController }

  private static let byName: [Name: UIKitClass] = {
    let names: [(UIKitClass, [String])] = [
      (.view, ["UIView", "UIVisualEffectView", "UIProgressView", "UIActivityIndicatorView", "UIPickerView"]),
      (.control, ["UIControl", "UIRefreshControl", "UIColorWell"]), (.button, ["UIButton"]), (.label, ["UILabel"]),
      (.textField, ["UITextField", "UISearchTextField"]), (.textView, ["UITextView"]), (.searchBar, ["UISearchBar"]),
      (.imageView, ["UIImageView"]), (.toggle, ["UISwitch"]), (.slider, ["UISlider"]), (.stepper, ["UIStepper"]),
      (.segmentedControl, ["UISegmentedControl"]), (.datePicker, ["UIDatePicker"]), (.pageControl, ["UIPageControl"]),
      (.tableCell, ["UITableViewCell", "UITableViewHeaderFooterView"]),
      (.collectionCell, ["UICollectionViewCell", "UICollectionReusableView", "UICollectionViewListCell"]),
      (.stackView, ["UIStackView"]), (.scrollView, ["UIScrollView"]), (.tableView, ["UITableView"]),
      (.collectionView, ["UICollectionView"]), (.barButtonItem, ["UIBarButtonItem"]), (.tabBarItem, ["UITabBarItem"]),
      (
        .viewController,
        [
          "UIViewController", "UITableViewController", "UICollectionViewController", "UINavigationController",
          "UITabBarController", "UIPageViewController", "UISplitViewController", "UIAlertController",
          "UISearchController", "SFSafariViewController",
        ]
      ),
      (.hostingController, ["UIHostingController"]),
    ]
    var table: [Name: UIKitClass] = [:]
    for (kind, names) in names { for name in names { table[Name(name)] = kind } }
    return table
  }()

  /// The system's classes of its kind.
  var systemNames: [Name] { Self.byName.filter { $0.value == self }.map(\.key) }

  /// A class of the system by its name.
  init?(system name: Name) {
    guard let kind = Self.byName[name] else { return nil }
    self = kind
  }
}

/// The class of an object: its own name, and what it is in UIKit.
public struct UIKitType: Sendable {
  public var kind: UIKitClass
  public var name: Name
  /// Whether the project declares the class.
  public var isOwn: Bool
}

/// Finds out of which class of UIKit expressions are.
public struct UIKitTypes: Sendable {
  public let project: Project
  static let depthLimit = 10

  public init(project: Project) { self.project = project }

  /// The class that a name means in a file; nil when it is none of UIKit's or its base class is not known.
  public func type(named name: Name, from file: FileViews, below qualifier: Name = .none) -> UIKitType? {
    var (current, home) = (name, file)
    for depth in 0..<Self.depthLimit {
      guard let reference = declaration(of: current, from: home, below: depth == 0 ? qualifier : .none) else {
        guard !project.mayMeanOwnType(current, from: home) else { return nil }
        return UIKitClass(system: current).map { UIKitType(kind: $0, name: name, isOwn: depth > 0) }
      }
      let declaration = project.type(reference)
      guard declaration.kind == .classDecl, let base = declaration.inheritedNames.first else { return nil }
      (current, home) = (base, project.files[Int(reference.file)])
    }
    return nil
  }

  /// The project's declaration that a name means in a file. What is private in another file, or nested there, is not what
  /// a name of UIKit means.
  private func declaration(of name: Name, from file: FileViews, below qualifier: Name = .none) -> TypeReference? {
    project.type(named: name, from: file, below: qualifier, isSystems: UIKitClass(system: name) != nil)
  }

  /// The names of a class and of those it inherits from, the system's last one included; nearest first.
  public func lineage(of name: Name, from file: FileViews) -> [(name: Name, file: FileViews)] {
    var result: [(name: Name, file: FileViews)] = []
    result.reserveCapacity(4)
    var (current, home) = (name, file)
    for _ in 0..<Self.depthLimit {
      result.append((current, home))
      guard let reference = declaration(of: current, from: home),
        let base = project.type(reference).inheritedNames.first
      else { break }
      (current, home) = (base, project.files[Int(reference.file)])
    }
    return result
  }

  /// A property or function of a class, of those it inherits from, or of the types around it.
  public func member(_ name: Name, ofType type: Int32, in file: FileViews) -> MemberReference? {
    var type = type
    for _ in 0..<Self.depthLimit where type >= 0 {
      if let found = member(name, ofTypeNamed: file.types[Int(type)].name, from: file) { return found }
      type = file.types[Int(type)].parent
    }
    return nil
  }

  func member(_ name: Name, ofTypeNamed type: Name, from file: FileViews) -> MemberReference? {
    for ancestor in lineage(of: type, from: file) {
      let found = project.members(named: name, ofType: ancestor.name, from: ancestor.file)
      if let first = found.first { return found.first { project.member($0).kind == .property } ?? first }
    }
    return nil
  }

  // MARK: Expressions

  /// The class of an expression in a member's code.
  public func type(of node: NodeID, in file: FileViews, member: Int32, depth: Int = 0) -> UIKitType? {
    guard node.exists, depth < Self.depthLimit else { return nil }
    let tree = file.tree
    switch tree.kind(node) {
    case .identifierExpr:
      let owner = file.members[Int(member)].owner
      if tree.mainIs(node, "self") { return owner < 0 ? nil : type(named: file.types[Int(owner)].name, from: file) }
      let name = tree.name(node)
      if let local = file.uikit?.local(named: name, at: tree.range(node).start) {
        return type(ofLocal: local, in: file, depth: depth + 1)
      }
      if tree.mainIs(node, "$0") {
        return listLooped(by: node, in: file).flatMap { type(ofEach: $0, in: file, member: member, depth: depth + 1) }
      }
      guard owner >= 0 else { return nil }
      if let found = self.member(name, ofType: owner, in: file) { return type(of: found, depth: depth + 1) }
      return type(named: file.types[Int(owner)].name, from: file).flatMap { part(tree.text(node), of: $0.kind) }
    case .memberExpr: return type(ofMemberExpression: node, in: file, member: member, depth: depth)
    case .optionalChainExpr, .forceUnwrapExpr, .tryExpr, .awaitExpr:
      return type(of: tree.lastChild(node), in: file, member: member, depth: depth + 1)
    case .tupleExpr:
      let argument = tree.lastChild(node)
      guard argument.exists, !tree.previousSibling(argument, in: node).exists else { return nil }
      return type(of: tree.lastChild(argument), in: file, member: member, depth: depth + 1)
    case .asExpr: return type(written: tree.lastChild(node), in: file)
    case .callExpr: return type(ofCall: node, in: file, member: member, depth: depth)
    default: return nil
    }
  }

  /// The class that a local is of.
  public func type(ofLocal local: Int32, in file: FileViews, depth: Int = 0) -> UIKitType? {
    guard let code = file.uikit else { return nil }
    let local = code.locals[Int(local)]
    if local.type.exists { return type(written: local.type, in: file) }
    if let list = listLooped(by: local.node, in: file) {
      return type(ofEach: list, in: file, member: local.member, depth: depth + 1)
    }
    if file.tree.kind(local.node) == .closureParameter {
      return objectSetUp(at: local.node, in: file).flatMap {
        type(of: $0, in: file, member: local.member, depth: depth + 1)
      }
    }
    return type(of: local.value, in: file, member: local.member, depth: depth + 1)
  }

  /// The class that a property is of, or that a function returns.
  public func type(of reference: MemberReference, depth: Int = 0) -> UIKitType? {
    let member = project.member(reference)
    let home = project.file(reference)
    if member.type.exists { return type(written: member.type, in: home) }
    guard member.kind == .property, home.uikit != nil else { return nil }
    return type(of: member.value, in: home, member: reference.index, depth: depth + 1)
  }

  /// The class that a written type names; lists and dictionaries are none.
  public func type(written node: NodeID, in file: FileViews) -> UIKitType? {
    var node = node
    while node.exists {
      switch file.tree.kind(node) {
      case .optionalType, .attributedType, .someOrAnyType: node = file.tree.lastChild(node)
      case .identifierType: return type(named: file.tree.name(node), from: file)
      case .memberType:
        return type(named: file.tree.name(node), from: file, below: file.tree.name(file.tree.firstChild(node)))
      default: return nil
      }
    }
    return nil
  }

  private func type(ofMemberExpression node: NodeID, in file: FileViews, member: Int32, depth: Int) -> UIKitType? {
    let tree = file.tree
    let base = tree.firstChild(node)
    let name = tree.name(node)
    let owner = file.members[Int(member)].owner
    if tree.kind(base) == .identifierExpr, tree.mainIs(base, "self"), owner >= 0 {
      return self.member(name, ofType: owner, in: file).flatMap { type(of: $0, depth: depth + 1) }
    }
    guard let holder = type(of: base, in: file, member: member, depth: depth + 1) else { return nil }
    if holder.isOwn, let found = self.member(name, ofTypeNamed: holder.name, from: file) {
      return type(of: found, depth: depth + 1)
    }
    return part(tree.text(node), of: holder.kind)
  }

  /// A part that the system gives to each object of a class.
  private func part(_ name: String, of kind: UIKitClass) -> UIKitType? {
    switch name {
    case "titleLabel" where kind == .button, "textLabel" where kind == .tableCell,
      "detailTextLabel" where kind == .tableCell:
      return UIKitType(kind: .label, name: Name("UILabel"), isOwn: false)
    case "view" where kind.isController: return UIKitType(kind: .view, name: Name("UIView"), isOwn: false)
    default: return nil
    }
  }

  private func type(ofCall node: NodeID, in file: FileViews, member: Int32, depth: Int) -> UIKitType? {
    let tree = file.tree
    if let passed = passedOn(by: node, in: file) {
      return type(of: passed.object, in: file, member: member, depth: depth + 1)
    }
    let callee = tree.firstChild(node)
    switch tree.kind(callee) {
    case .identifierExpr:
      if tree.startsWithCapital(callee) { return type(named: tree.name(callee), from: file) }
      let owner = file.members[Int(member)].owner
      guard owner >= 0, let found = self.member(tree.name(callee), ofType: owner, in: file) else { return nil }
      return project.member(found).kind == .function ? type(of: found, depth: depth + 1) : nil
    case .memberExpr:
      let base = tree.firstChild(callee)
      let name = tree.text(callee)
      if tree.kind(base) == .identifierExpr, tree.mainIs(base, "self") || tree.mainIs(base, "Self") {
        let owner = file.members[Int(member)].owner
        guard owner >= 0 else { return nil }
        if name == "init" { return type(named: file.types[Int(owner)].name, from: file) }
        guard let found = self.member(tree.name(callee), ofType: owner, in: file) else { return nil }
        return project.member(found).kind == .function ? type(of: found, depth: depth + 1) : nil
      }
      if tree.kind(base) == .identifierExpr, tree.startsWithCapital(base) {
        let made = type(named: tree.name(base), from: file)
        if name == "init" || name == "systemButton" { return made }
        guard let factory = factory(tree.name(callee), of: tree.name(base), from: file) else { return nil }
        return returnsSelf(factory) ? made : type(of: factory, depth: depth + 1)
      }
      return nil
    case .closureExpr:
      guard let result = returned(by: callee, in: file) else { return nil }
      return type(of: result, in: file, member: member, depth: depth + 1)
    default: return nil
    }
  }

  /// What a closure without arguments gives back.
  func returned(by closure: NodeID, in file: FileViews) -> NodeID? {
    let last = file.tree.lastChild(closure)
    guard last.exists else { return nil }
    return file.tree.kind(last) == .returnStmt ? file.tree.lastChild(last) : last
  }
}

extension Tree {
  /// The value of the first entry of a dictionary literal whose key is as wanted: `[.font: …]`; nil where there is none, or
  /// it is no such literal.
  public func value(inDictionary list: NodeID, where isWanted: (NodeID) -> Bool) -> NodeID? {
    guard list.exists, kind(list) == .dictionaryLiteral else { return nil }
    for entry in children(list) {
      let key = firstChild(entry)
      let value = lastChild(entry)
      if key.exists, key != value, isWanted(key) { return value }
    }
    return nil
  }

  /// Whether the main token starts with an upper-case letter, as types do.
  func startsWithCapital(_ node: NodeID) -> Bool {
    guard let first = mainText(node).first else { return false }
    return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
  }
}
