// What a person gets from the objects of a storyboard or xib: what the file says of them, what the tables beside it say,
// and what Swift code says to the properties they are connected to.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// What rules ask about one file of Interface Builder. Made and used by one thread.
public final class InterfaceModel {
  public let file: InterfaceFile
  public let project: Project
  public let limits: Limits
  public var document: XMLDocument { file.document }

  /// Objects that people may meet, in the order of the file.
  public private(set) lazy var elements = makeElements()
  private var facts: [Int32: UIKitFacts] = [:]
  private var covered: [Int32: Bool] = [:]
  private var emptied: [Int32: Bool] = [:]
  private var hidden: [Int32: Bool] = [:]
  /// What was found out about the colors of its objects.
  var paints = InterfacePaints()
  private(set) lazy var resolver = ColourResolver(project: project, palette: limits.palette)

  private(set) lazy var constraints = makeConstraints()
  private(set) lazy var soughtTags = makeSoughtTags()
  private(set) lazy var isSpokenForWhereShown = speaksForOwner()

  public init(file: InterfaceFile, project: Project, limits: Limits = Limits()) {
    self.file = file
    self.project = project
    self.limits = limits
  }

  /// Whether an object is in something hidden, which most rules ask first.
  func isInHidden(_ index: Int32, _ find: () -> Bool) -> Bool {
    if let known = hidden[index] { return known }
    let isInHidden = find()
    hidden[index] = isInHidden
    return isInHidden
  }

  /// Whether code is known to show or hide an object, so that what the file hides is there at times.
  func isShownByCode(_ element: Int32) -> Bool {
    let facts = facts(of: element)
    return !facts.isOpen && facts.says(.isHidden)
  }

  private func makeElements() -> [InterfaceElement] {
    guard file.isJudged else { return [] }
    let unshown = file.neverShown
    return document.elements.indices.compactMap { index in
      guard !unshown.contains(where: { $0.contains(Int32(index)) }),
        let kind = UIKitClass(interfaceElement: document, Int32(index)),
        document.range("id", of: Int32(index)) != nil, !isOfOtherClass(Int32(index), kind), !isStandIn(Int32(index))
      else { return nil }
      return InterfaceElement(model: self, index: Int32(index), kind: kind)
    }
  }

  /// Whether the project's class behind an element is none of what the element says: `<label customClass="PillView">`,
  /// where that is a view with labels of its own. What the file says of font and text is never used then.
  private func isOfOtherClass(_ element: Int32, _ kind: UIKitClass) -> Bool {
    guard kind == .label || kind == .button || kind == .textField || kind == .textView,
      let name = file.customClass(of: element), project.type(named: name, from: file.home) != nil,
      let type = UIKitTypes(project: project).type(named: name, from: file.home)
    else { return false }
    return type.kind != kind
  }

  /// Whether an element only holds the place of what code puts there: nothing leads to it, and the code of a class takes
  /// everything out of the stack or view around it.
  private func isStandIn(_ element: Int32) -> Bool {
    guard file.connections(to: element).isEmpty, document.child("connections", of: element) == nil else { return false }
    var holder = document.elements[Int(element)].parent
    // The element `subviews` stands between.
    if holder >= 0, document.isNamed("subviews", holder) { holder = document.elements[Int(holder)].parent }
    guard holder >= 0, !file.connections(to: holder).isEmpty else { return false }
    if let known = emptied[holder] { return known }
    let isEmptied = file.connections(to: holder).contains(where: isEmptied)
    emptied[holder] = isEmptied
    return isEmptied
  }

  /// Whether the class with an outlet empties what it leads to:
  /// `actionsView.arrangedSubviews.forEach { $0.removeFromSuperview() }`.
  private func isEmptied(_ connection: InterfaceConnection) -> Bool {
    guard !connection.isCollection, let name = file.customClass(of: connection.owner) else { return false }
    return project.declarations(ofType: name, from: file.home).contains { declaration in
      let home = project.files[Int(declaration.file)]
      let tree = home.tree
      let span = tree[home.types[Int(declaration.index)].node].tokens
      return span.contains { token in
        guard tree.tokens.isName(token), tree.name(of: token) == connection.property,
          tree.tokens.kind(token + 1) == .period
        else { return false }
        let list = tree.name(of: token + 2)
        if Self.emptying.contains(list) || empties(list, from: home) { return true }
        guard Self.lists.contains(list) else { return false }
        let end = min(token + 24, span.upperBound)
        return (token + 3..<max(end, token + 3)).contains {
          tree.tokens.isSpelt($0, "removeFromSuperview", in: tree.source)
        }
      }
    }
  }

  /// Whether a function that the project adds to stacks or views takes everything out of them.
  private func empties(_ function: Name, from home: FileViews) -> Bool {
    let found = project.functions(named: function, addedTo: Self.holders.map { ($0, home) })
    return !found.isEmpty
      && found.allSatisfy { function in
        let tree = project.file(function).tree
        let names = tree[project.member(function).node].tokens.filter { tree.tokens.isName($0) }.map {
          tree.name(of: $0)
        }
        return names.contains(Self.removal) && names.contains(where: Self.lists.contains)
      }
  }

  private static let holders = [Name("UIStackView"), Name("UIView")]
  private static let removal = Name("removeFromSuperview")
  private static let lists: Set<Name> = [Name("arrangedSubviews"), Name("subviews")]
  private static let emptying: Set<Name> = Set(
    [
      "removeAllArrangedSubviews", "removeAllSubviews", "removeArrangedSubviews", "removeSubviews",
      "removeFullyAllArrangedSubviews", "safelyRemoveArrangedSubviews",
    ].map { Name($0) })

  // MARK: Swift code

  /// What Swift code says to an object: through each property it is connected to, and by its own class. Open where that
  /// cannot be told: a class of another language, a list of objects, an object that is handed on.
  func facts(of element: Int32) -> UIKitFacts {
    if let known = facts[element] { return known }
    var result = UIKitFacts()
    for connection in file.connections(to: element) { join(connection, into: &result) }
    if let name = file.customClass(of: element) {
      if let reference = project.type(named: name, from: file.home) {
        let home = project.files[Int(reference.file)]
        if let code = home.uikit {
          var reader = UIKitFactReader(file: home, code: code, project: project)
          reader.read(classNamed: name, from: home)
          result.add(reader.facts)
        } else {
          result.isOpen = true
        }
      } else if UIKitClass(system: name) == nil {
        result.isOpen = true
      }
    }
    join(tagged: element, into: &result)
    facts[element] = result
    return result
  }

  /// Whether an object may be of a class; it may where the class is not known.
  func mayBe(_ type: Name, _ element: Int32) -> Bool {
    guard let kind = UIKitClass(interfaceElement: document, element) else { return true }
    let line = UIKitTypes(project: project).lineage(of: type, from: file.home)
    guard let last = line.last, let wanted = UIKitClass(system: last.name) else { return true }
    if line.count == 1 {
      switch wanted {
      case .view: return true
      case .control: return kind.isControl
      case .scrollView: return kind.scrolls || kind == .textView
      default: return wanted == kind
      }
    }
    guard let own = file.customClass(of: element) else { return false }
    return UIKitTypes(project: project).lineage(of: own, from: file.home).contains { $0.name == type }
  }

  private func join(_ connection: InterfaceConnection, into result: inout UIKitFacts) {
    // What the system itself asks objects for, such as `view` and `delegate`, gives no words.
    guard let name = file.customClass(of: connection.owner) else { return }
    if connection.isCollection {
      result.isOpen = true
      return
    }
    guard let reference = project.type(named: name, from: file.home) else {
      result.isOpen = true
      return
    }
    if Self.systemOutlets.contains(connection.property) { return }
    let home = project.files[Int(reference.file)]
    guard let code = home.uikit else {
      result.isOpen = true
      return
    }
    var reader = UIKitFactReader(file: home, code: code, project: project)
    reader.read(member: connection.property, of: reference.index)
    result.add(reader.facts)
  }

  /// Whether code puts words into a field by an outlet, so that they are there before anybody types.
  public func isFilledByCode(_ element: InterfaceElement) -> Bool {
    file.connections(to: element.index).contains { connection in
      guard let (facts, home) = facts(by: connection) else { return false }
      // One that is off at times is typed into at others; one that code only switches off shows something.
      guard !facts.says(.isEnabled) || facts.maySwitchOn(.isEnabled, home.tree) else { return false }
      return facts.isFilled(home.tree)
    }
  }

  /// What code says by one outlet, and the file of its class; nil where that is not known.
  func facts(by connection: InterfaceConnection) -> (facts: UIKitFacts, home: FileViews)? {
    guard !connection.isCollection, let name = file.customClass(of: connection.owner),
      let reference = project.type(named: name, from: file.home),
      case let home = project.files[Int(reference.file)], let code = home.uikit
    else { return nil }
    var reader = UIKitFactReader(file: home, code: code, project: project)
    reader.read(member: connection.property, of: reference.index)
    return (reader.facts, home)
  }

  /// Whether the view that owns a xib is named, or stands in something that is one element, where another file shows it.
  private func speaksForOwner() -> Bool {
    guard
      let owner = document.elements.indices.lazy.map(Int32.init).first(where: {
        self.document.isNamed("placeholder", $0) && self.document.has("placeholderIdentifier", "IBFilesOwner", $0)
      }), let name = file.customClass(of: owner),
      let system = UIKitTypes(project: project).lineage(of: name, from: file.home).last.map(\.name),
      UIKitClass(system: system)?.isController == false
    else { return false }
    return project.outlets.interfaces(showing: name).contains { other in
      guard other !== file else { return false }
      let model = InterfaceModel(file: other, project: project, limits: limits)
      return other.elements(ofClass: name).contains { element in
        let facts = model.facts(of: element)
        return facts.isOpen || model.isCovered(element)
          || facts.saysAny(
            .accessibilityLabel, .accessibilityAttributedLabel, .isAccessibilityElement, .accessibilityElementsHidden)
      }
    }
  }

  /// Whether code reads by an outlet what is typed into a text view, which else may only show something.
  public func isReadByCode(_ element: InterfaceElement) -> Bool {
    file.connections(to: element.index).contains { connection in
      guard !connection.isCollection, let name = file.customClass(of: connection.owner) else { return false }
      return UIKitTypes(project: project).readsText(of: connection.property, inClass: name, from: file.home)
    }
  }

  /// Whether the class of an object, or one it inherits from in the project, has a member of a name.
  public func hasMember(_ name: Name, _ element: InterfaceElement) -> Bool {
    guard let type = file.customClass(of: element.index) else { return false }
    return UIKitTypes(project: project).member(name, ofTypeNamed: type, from: file.home) != nil
  }

  /// Whether the code of the class around an element says something to a property of the system, such as
  /// `navigationItem.rightBarButtonItem?.accessibilityLabel`.
  func classAround(_ element: Int32, says words: Set<UIKitWord>, toPropertyNamed property: Name) -> Bool {
    for ancestor in file.ancestors(of: element) {
      guard let name = file.customClass(of: ancestor),
        let reference = project.type(named: name, from: file.home)
      else { continue }
      let home = project.files[Int(reference.file)]
      for part in project.parts(ofLine: UIKitTypes(project: project).lineage(of: name, from: home)) {
        guard let code = part.file.uikit else { continue }
        for index in code.usesByName[property] ?? [] where words.contains(code.uses[Int(index)].word) { return true }
      }
    }
    return false
  }

  /// Whether the code of the class that gets an action gives a view, by an outlet, a tap recogniser with the same function:
  /// `card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))`.
  func listensToTaps(on element: Int32, doing action: InterfaceElement.SentAction) -> Bool {
    let outlets = file.connections(to: element).filter { !$0.isCollection && $0.owner == action.destination }
    guard !outlets.isEmpty, let name = file.customClass(of: action.destination) else { return false }
    let function = Name(String(action.function))
    return outlets.contains { outlet in
      UIKitTypes(project: project).lineage(of: name, from: file.home).contains { type, from in
        project.declarations(ofType: type, from: from).contains { declaration in
          let home = project.files[Int(declaration.file)]
          guard let code = home.uikit else { return false }
          return (code.usesByName[outlet.property] ?? []).contains { index in
            let use = code.uses[Int(index)]
            return use.word == .addGestureRecognizer && use.local < 0
              && (use.path.root == .bare || use.path.root == .member)
              && home.members[Int(use.member)].owner == declaration.index
              && code.tapFunction(of: use, in: home) == function
          }
        }
      }
    }
  }

  /// Whether something around an element stands for it, chooses its elements or hides them, so that it may not be met.
  func isCovered(_ element: Int32) -> Bool {
    let parent = document.elements[Int(element)].parent
    guard parent >= 0 else { return false }
    if let known = covered[parent] { return known }
    // From the outermost to the nearest, so that each is asked once and nothing is called deeply.
    var path: [Int32] = []
    var above = false
    for ancestor in [parent] + file.ancestors(of: parent) {
      if let known = covered[ancestor] {
        above = known
        break
      }
      path.append(ancestor)
    }
    for ancestor in path.reversed() {
      above = above || covers(ancestor)
      covered[ancestor] = above
    }
    return above
  }

  private func covers(_ element: Int32) -> Bool {
    guard let id = document.range("id", of: element), id.start < id.end else { return false }
    if InterfaceElement.isElement(element, file) == true { return true }
    // A controller's code speaks of itself, not of its view.
    if UIKitClass(interfaceElement: document, element)?.isController ?? true { return false }
    if file.customClass(of: element) == nil, file.connections(to: element).isEmpty { return false }
    let facts = facts(of: element)
    return facts.saysAny(.isAccessibilityElement, .accessibilityElements, .accessibilityElementsHidden)
  }

  /// Properties of the system's own classes.
  private static let systemOutlets: Set<Name> = Set(
    ["view", "delegate", "dataSource", "window", "navigationItem", "tabBarItem", "backgroundView"].map { Name($0) })
}

extension UIKitFacts {
  /// Adds what is said under another name.
  mutating func add(_ other: UIKitFacts) {
    for word in UIKitWord.allCases where other.says(word) { note(word) }
    isOpen = isOpen || other.isOpen
    emptiesTitle = emptiesTitle || other.emptiesTitle
    uses += other.uses
    addPaint(of: other)
  }
}

extension UIKitClass {
  private static let interfaceElements: [(StaticString, UIKitClass)] = [
    ("view", .view), ("control", .control), ("button", .button), ("label", .label), ("textField", .textField),
    ("textView", .textView), ("searchBar", .searchBar), ("imageView", .imageView), ("switch", .toggle),
    ("slider", .slider), ("stepper", .stepper), ("segmentedControl", .segmentedControl), ("datePicker", .datePicker),
    ("pageControl", .pageControl), ("tableViewCell", .tableCell), ("collectionViewCell", .collectionCell),
    ("collectionReusableView", .collectionCell), ("stackView", .stackView), ("scrollView", .scrollView),
    ("tableView", .tableView), ("collectionView", .collectionView), ("barButtonItem", .barButtonItem),
    ("tabBarItem", .tabBarItem), ("viewController", .viewController), ("tableViewController", .viewController),
    ("collectionViewController", .viewController), ("navigationController", .viewController),
    ("tabBarController", .viewController), ("pageViewController", .viewController),
    ("splitViewController", .viewController), ("placeholder", .viewController),
  ]

  /// The class that an element of Interface Builder is of.
  init?(interfaceElement document: XMLDocument, _ element: Int32) {
    for (name, kind) in Self.interfaceElements where document.isNamed(name, element) {
      self = kind
      return
    }
    return nil
  }
}

extension InterfaceModel {
  /// Whether the class of the project behind an element of the file is a view controller.
  public func isController(_ element: Int32) -> Bool {
    guard let own = file.customClass(of: element),
      let system = UIKitTypes(project: project).lineage(of: own, from: file.home).last?.name
    else { return false }
    return UIKitClass(system: system)?.isController ?? false
  }
}
