// Pins of SwiftUI that an annotation view of MapKit shows: a hosting controller adds them or they are drawn into its image,
// directly or by a helper of the project. Who could give them a name: the pin, the annotation view, the annotation.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// A pin that has no words, made where an annotation view shows it.
public struct HostedPin {
  /// Why nothing is said of it.
  public enum Reason: Sendable {
    /// The pin is made of shapes and symbols.
    case wordless
    /// The pin has words, and is drawn into a picture, which has none.
    case drawn
    /// The pin has words, and the annotation view is one element, which hides what is in it.
    case covered
  }

  public var reason: Reason
  /// The name of the call that makes the pin.
  public var range: ByteRange
  public var pin: String
  public var name: ElementName
  /// The class that shows it, or the function that makes the annotation views.
  public var host: String
  /// Where the pin, its host and the annotation are declared, as far as these are other places.
  public var places: [Place]

  public struct Place {
    public enum Part: Sendable { case pin, host, annotation }
    public var part: Part
    public var path: String
    public var range: ByteRange
  }
}

extension UIKitModel {
  /// The pins that the file's code hands to annotation views and that nobody names, in source order.
  public func namelessPins() -> [HostedPin] {
    guard project.imports.contains(HostedPinReader.mapKit) else { return [] }
    var reader = HostedPinReader(model: self)
    return reader.read()
  }
}

struct HostedPinReader {
  static let mapKit = Name("MapKit")
  private static let annotationViews = Set(
    ["MKAnnotationView", "MKMarkerAnnotationView", "MKPinAnnotationView", "MKUserLocationView"].map { Name($0) })
  /// Classes of annotations that are given a title by whoever makes them.
  static let titledAnnotations = Set(
    ["MKPointAnnotation", "MKShape", "MKPlacemark", "MKMapItemAnnotation", "MKClusterAnnotation"].map { Name($0) })
  /// What shows a view of SwiftUI in UIKit.
  private static let hosts = Set(
    ["UIHostingController", "_UIHostingView", "UIHostingConfiguration", "ImageRenderer"].map { Name($0) })
  static let rendering = Set(["ImageRenderer", "UIGraphicsImageRenderer", "drawHierarchy"].map { Name($0) })
  private static let rootView = Name("rootView")
  /// What gives an annotation view a name, or decides what is heard of it.
  static let naming = Set(
    [
      "accessibilityLabel", "accessibilityAttributedLabel", "accessibilityElements", "accessibilityElementsHidden",
      "accessibilityElementCount", "accessibilityUserInputLabels",
    ].map { Name($0) })
  static let isElement = Name("isAccessibilityElement")
  static let titles = [Name("title"), Name("subtitle")]
  /// Functions that call each other are followed this deep.
  private static let depthLimit = 3

  let model: UIKitModel
  var engine: NameEngine { model.model.engine }
  var project: Project { model.project }
  var file: FileViews { model.file }
  var tree: Tree { model.tree }
  private var helpers: [Name: Bool] = [:]
  /// The code of annotation views in the file, and of the functions that make them.
  private var ranges: [ByteRange] = []

  /// A piece of code of some file.
  struct Code {
    var file: FileViews
    var node: NodeID
  }

  /// What shows a pin.
  struct Host {
    var name: String
    /// The class or the function.
    var declared: Code
    var nameToken: TokenID
    /// The annotation view's class, where the project has one.
    var type: Name?
  }

  init(model: UIKitModel) { self.model = model }

  mutating func read() -> [HostedPin] {
    ranges = annotationCode()
    guard !ranges.isEmpty || file.tokens(of: .hosting).count + file.tokens(of: .rendering).count > 0, !isMapHidden()
    else {
      return []
    }
    var result: [HostedPin] = []
    var told: Set<Name> = []
    for index in tree.nodes.indices {
      for shown in handed(by: NodeID(index)) {
        guard let made = creation(in: shown), !told.contains(tree.name(tree.firstChild(made))),
          let member = model.member(around: made), model.isJudged(member), let host = host(of: made, member),
          let pin = judge(made, shown: shown, by: host)
        else { continue }
        told.insert(tree.name(tree.firstChild(made)))
        result.append(pin)
      }
    }
    return result.sorted { $0.range.start < $1.range.start }
  }

  // MARK: What is shown

  /// The expressions for views that a call or an assignment hands to a hosting controller.
  private mutating func handed(by node: NodeID) -> [NodeID] {
    switch tree.kind(node) {
    case .assignExpr:
      let target = tree.firstChild(node)
      guard target.exists, tree.kind(target) == .memberExpr, tree.name(target) == Self.rootView else { return [] }
      return [tree.lastChild(node)]
    case .callExpr:
      let callee = tree.firstChild(node)
      switch tree.kind(callee) {
      case .identifierExpr, .memberExpr, .implicitMemberExpr: break
      default: return []
      }
      let name = tree.name(callee)
      let place = tree.range(node).start
      guard Self.hosts.contains(name) || ranges.contains(where: { $0.contains(place) }) && isHelper(name) else {
        return []
      }
      // A view that is made holds other views by itself.
      return isView(named: name) ? [] : tree.children(node).dropFirst().map(tree.lastChild)
    default: return []
    }
  }

  /// Whether a function or class of the project hands what it is given to a hosting controller.
  private mutating func isHelper(_ name: Name, depth: Int = 0) -> Bool {
    if let known = helpers[name] { return known }
    guard depth < Self.depthLimit else { return false }
    helpers[name] = false
    var found = project.type(named: name, from: file).map { declarations(of: $0) } ?? []
    if found.isEmpty { found = functions(named: name) }
    let isHelper = found.contains { code in
      if names(in: code).contains(where: { Self.hosts.contains($0) || $0 == Self.rootView }) { return true }
      return calls(in: code).contains { self.isHelper($0, depth: depth + 1) }
    }
    helpers[name] = isHelper
    return isHelper
  }

  /// The call that makes the pin in an expression: behind its modifiers, in a local or a property, in `AnyView`.
  private func creation(in node: NodeID, depth: Int = 0) -> NodeID? {
    guard node.exists, depth < 12 else { return nil }
    switch tree.kind(node) {
    case .callExpr:
      let callee = tree.firstChild(node)
      if tree.kind(callee) == .memberExpr { return creation(in: tree.firstChild(callee), depth: depth + 1) }
      guard tree.kind(callee) == .identifierExpr else { return nil }
      if tree.known(callee) == .AnyView {
        return tree.argument(of: node, label: nil).flatMap { creation(in: $0, depth: depth + 1) }
      }
      let known = tree.known(callee)
      return isView(named: tree.name(callee)) || known == .Image || known.isShape ? node : nil
    case .closureExpr: return creation(in: tree.lastChild(node), depth: depth + 1)
    case .returnStmt: return creation(in: tree.lastChild(node), depth: depth + 1)
    case .identifierExpr:
      if let local = engine.evaluator.local(tree.name(node), at: tree.range(node).start, in: file) {
        return creation(in: local.value, depth: depth + 1)
      }
      return kept(tree.name(node), depth: depth)
    case .memberExpr:
      let base = tree.firstChild(node)
      guard tree.kind(base) == .identifierExpr, tree.mainIs(base, "self") else { return nil }
      return kept(tree.name(node), depth: depth)
    default: return nil
    }
  }

  private func kept(_ name: Name, depth: Int) -> NodeID? {
    for index in file.memberIndex[name] ?? [] where file.members[Int(index)].kind == .property {
      let member = file.members[Int(index)]
      if let found = creation(in: member.value.exists ? member.value : member.block, depth: depth + 1) { return found }
    }
    return nil
  }

  func isView(named name: Name) -> Bool {
    guard let type = project.type(named: name, from: file) else { return false }
    return project.type(type).kind == .structDecl
      && engine.body(named: Name("body"), ofType: type, from: file, where: { $0.kind == .body }) != nil
  }

  // MARK: Who shows it

  private func annotationCode() -> [ByteRange] {
    var result: [ByteRange] = []
    for index in file.types.indices where isAnnotationView(file.types[index].name, from: file) {
      result.append(tree.range(file.types[index].node))
    }
    for index in file.members.indices where file.members[index].kind == .function {
      if isMaker(file.members[index], file) { result.append(tree.range(file.members[index].node)) }
    }
    return result
  }

  private static let mapView = Name("mapView")
  private static let viewFor = Name("viewFor")

  /// Whether a function makes annotation views: a delegate's, or one that gives one back.
  private func isMaker(_ member: Member, _ home: FileViews) -> Bool {
    guard member.kind == .function else { return false }
    let isDelegate = member.name == Self.mapView && member.parameters.contains { $0.label == Self.viewFor }
    return isDelegate || returnsAnnotationView(member, home)
  }

  private func host(of made: NodeID, _ member: Int32) -> Host? {
    host(at: tree.range(made).start, in: file) ?? caller(of: member, in: file, depth: 0)
  }

  /// The annotation view in whose code a place stands, or the function of a delegate that makes one.
  private func host(at place: UInt32, in home: FileViews) -> Host? {
    for type in home.types where home.tree.range(type.node).contains(place) {
      guard isAnnotationView(type.name, from: home) else { continue }
      let declared = project.type(named: type.name, from: home)
      let declaration = declared.map { project.type($0) } ?? type
      let there = declared.map { project.files[Int($0.file)] } ?? home
      return Host(
        name: there.tree.string(of: declaration.nameToken), declared: Code(file: there, node: declaration.node),
        nameToken: declaration.nameToken, type: type.name)
    }
    for member in home.members where home.tree.range(member.node).contains(place) && isMaker(member, home) {
      guard let first = annotationView(namedIn: Code(file: home, node: member.node)),
        let type = project.type(named: first, from: home)
      else {
        return Host(
          name: home.tree.string(of: member.nameToken), declared: Code(file: home, node: member.node),
          nameToken: member.nameToken, type: nil)
      }
      let there = project.files[Int(type.file)]
      let declaration = project.type(type)
      return Host(
        name: there.tree.string(of: declaration.nameToken), declared: Code(file: home, node: member.node),
        nameToken: member.nameToken, type: first)
    }
    return nil
  }

  /// The annotation view that calls a function which makes a pin.
  private func caller(of member: Int32, in home: FileViews, depth: Int) -> Host? {
    let function = home.members[Int(member)]
    guard depth < 2, function.kind == .function, function.body < 0 else { return nil }
    let text = home.tree.tokens.text(function.nameToken, in: home.tree.source)
    guard let calls = engine.calls(of: function.name, text: text, in: function.isHidden ? [home] : project.files) else {
      return nil
    }
    for (there, call) in calls {
      let place = there.tree.range(call).start
      if let host = host(at: place, in: there) { return host }
      let around = there.members.indices.last { there.tree.range(there.members[$0].node).contains(place) }
      if let around, let host = caller(of: Int32(around), in: there, depth: depth + 1) { return host }
    }
    return nil
  }

  private func returnsAnnotationView(_ member: Member, _ home: FileViews) -> Bool {
    var type = member.type
    while type.exists, home.tree.kind(type) == .optionalType { type = home.tree.lastChild(type) }
    guard type.exists, home.tree.kind(type) == .identifierType else { return false }
    return isAnnotationView(home.tree.name(type), from: home)
  }

  func isAnnotationView(_ name: Name, from home: FileViews) -> Bool {
    model.types.lineage(of: name, from: home).contains { Self.annotationViews.contains($0.name) }
  }

  /// The first of the project's own classes of annotation views that code names.
  private func annotationView(namedIn code: Code) -> Name? {
    let tree = code.file.tree
    return tree[code.node].tokens.lazy.filter { tree.tokens.isName($0) }.map { tree.name(of: $0) }.first { name in
      project.type(named: name, from: code.file) != nil && isAnnotationView(name, from: code.file)
    }
  }

  // MARK: Code

  func declarations(named name: Name, from home: FileViews) -> [Code] {
    project.declarations(ofType: name, from: home).map {
      let there = project.files[Int($0.file)]
      return Code(file: there, node: there.types[Int($0.index)].node)
    }
  }

  func declarations(of type: TypeReference) -> [Code] {
    declarations(named: project.type(type).name, from: project.files[Int(type.file)])
  }

  /// The functions of the project that have a name.
  func functions(named name: Name) -> [Code] {
    var result: [Code] = []
    for home in project.files {
      guard let members = home.memberIndex[name] else { continue }
      for index in members where home.members[Int(index)].kind == .function {
        let member = home.members[Int(index)]
        if member.block.exists { result.append(Code(file: home, node: member.node)) }
      }
    }
    return result
  }

  func names(in code: Code) -> Set<Name> {
    var result: Set<Name> = []
    let tree = code.file.tree
    for token in tree[code.node].tokens where tree.tokens.isName(token) { result.insert(tree.name(of: token)) }
    return result
  }

  /// The names of the functions that code calls.
  func calls(in code: Code) -> Set<Name> {
    let tree = code.file.tree
    var result: Set<Name> = []
    for index in tree.nodes(below: code.node) where tree.nodes[index].kind == .callExpr {
      let callee = tree.firstChild(NodeID(index))
      switch tree.kind(callee) {
      case .identifierExpr, .memberExpr, .implicitMemberExpr: result.insert(tree.name(callee))
      default: continue
      }
    }
    return result
  }
}
