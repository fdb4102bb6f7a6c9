// A storyboard or xib of Interface Builder: its objects by id, and which of them are connected to which property of what
// class. Made when the file is read; what the Swift code says to the properties is asked for elsewhere.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax

/// A property or action that an object is connected to.
public struct InterfaceConnection: Sendable {
  /// The element whose class has the property.
  public var owner: Int32
  /// The property.
  public var property: Name
  /// Whether the property is a list of objects.
  public var isCollection: Bool
  /// The element `outlet` or `outletCollection`.
  public var element: Int32
  /// What is connected.
  public var destination: Int32
}

/// One file of Interface Builder.
public final class InterfaceFile: Sendable {
  public let document: XMLDocument
  /// Elements by their id.
  private let ids: [Name: Int32]
  /// By the element they lead to.
  private let connections: [Int32: [InterfaceConnection]]
  /// Whether it is for iPhone or iPad, in the form that Xcode has written since 2015, and no launch screen.
  public let isJudged: Bool
  /// Whether only developers see it.
  public let isForDebugging: Bool
  /// The tables beside it that translate its texts.
  private let tables: [StringsFile]
  /// Stands for the file where the project is asked what is near.
  public let home: FileViews

  public var source: SourceText { document.source }
  public var path: String { document.source.path }

  /// Reads a file with the tables beside it.
  public init(_ source: SourceText, tables: [StringsFile] = []) throws(XMLProblem) {
    let document = try XMLDocument(source)
    self.document = document
    home = FileViews(tree: Parser.parse(SourceText(path: source.path, bytes: [])))
    var ids: [Name: Int32] = [:]
    for index in document.elements.indices {
      guard let id = document.range("id", of: Int32(index)) else { continue }
      ids[Name(source[id])] = Int32(index)
    }
    var connections: [Int32: [InterfaceConnection]] = [:]
    for index in document.elements.indices where document.isNamed("connections", Int32(index)) {
      for child in document.children(of: Int32(index)) {
        let isCollection = document.isNamed("outletCollection", child)
        guard isCollection || document.isNamed("outlet", child),
          let property = document.range("property", of: child),
          let target = document.range("destination", of: child), let destination = ids[Name(source[target])]
        else { continue }
        connections[destination, default: []].append(
          InterfaceConnection(
            owner: document.elements[index].parent, property: Name(source[property]), isCollection: isCollection,
            element: child, destination: destination))
      }
    }
    self.ids = ids
    self.connections = connections
    let around = pathSurroundings(source.path)
    isJudged = Self.isJudged(document) && around.isDisjoint(with: [.tests, .preview, .otherPlatform, .generated])
    let name = source.path.utf8.split(separator: UInt8(ascii: "/")).last ?? source.path.utf8[...]
    isForDebugging = name.starts(with: "Debug".utf8)
    self.tables = tables
  }

  private static func isJudged(_ document: XMLDocument) -> Bool {
    guard !document.elements.isEmpty, document.isNamed("document", 0), !document.has("launchScreen", "YES", 0),
      let type = document.value("type", of: 0), type.hasPrefix("com.apple.InterfaceBuilder3.CocoaTouch")
    else { return false }
    // Absent in old files, which were for iPhones alone.
    guard let target = document.value("targetRuntime", of: 0) else { return true }
    return target.hasPrefix("iOS")
  }

  /// Whether a file of this name is one of Interface Builder.
  public static func isInterface(_ name: String) -> Bool {
    let bytes = name.utf8
    switch bytes.last {
    case UInt8(ascii: "b"): return bytes.suffix(4).elementsEqual(".xib".utf8)
    case UInt8(ascii: "d"): return bytes.suffix(11).elementsEqual(".storyboard".utf8)
    default: return false
    }
  }

  /// For the path of a file: where its tables lie, as `App/Main` for `App/Base.lproj/Main.storyboard`.
  public static func tableKey(_ path: String) -> String {
    var parts = path.utf8.split(separator: UInt8(ascii: "/"))
    guard var name = parts.popLast() else { return "" }
    if parts.last?.suffix(6).elementsEqual(".lproj".utf8) == true { parts.removeLast() }
    if let dot = name.lastIndex(of: UInt8(ascii: ".")) { name = name[..<dot] }
    return (parts + [name]).map { String(Substring($0)) }.joined(separator: "/")
  }

  // MARK: Objects

  /// The element with an id.
  public func element(id: String) -> Int32? { ids[Name(id)] }

  /// All connections, in no order.
  var outlets: [InterfaceConnection] { connections.values.flatMap(\.self) }

  /// Views of a storyboard that stand in no other view, and to which no property leads: nobody ever shows them. In a xib,
  /// a control that was left beside the first of its objects, by which code gets what the file holds. And views that are
  /// not installed. Each with what is inside it.
  public var neverShown: [Range<Int32>] {
    let isStoryboard = path.utf8.suffix(11).elementsEqual(".storyboard".utf8)
    var result: [Range<Int32>] = []
    for index in document.elements.indices where document.isNamed("objects", Int32(index)) {
      var isFirst = true
      for child in document.children(of: Int32(index)) {
        // Controllers, placeholders and recognizers have no frame.
        let hasFrame = document.children(of: child).contains { inner in
          document.isNamed("rect", inner)
            && document.range("key", of: inner).map { source.isText($0, "frame") } ?? false
        }
        guard hasFrame else { continue }
        defer { isFirst = false }
        guard connections[child] == nil, isStoryboard || !isFirst && isLeftOver(child) else { continue }
        result.append(child..<document.elements[Int(child)].end)
      }
    }
    return result + notInstalled
  }

  /// Views that are installed for no size class, each with what is inside it: the default variation of the view around it
  /// leaves it out, and no other one takes it in again.
  private var notInstalled: [Range<Int32>] {
    var (left, taken): (Set<Name>, Set<Name>) = ([], [])
    for index in document.elements.indices where document.isNamed("variation", Int32(index)) {
      let key = document.range("key", of: Int32(index))
      let isDefault = key.map { source.isText($0, "default") } ?? false
      guard let mask = child(key: "subviews", of: Int32(index)) else { continue }
      for choice in document.children(of: mask) {
        guard let reference = document.range("reference", of: choice) else { continue }
        if isDefault, document.isNamed("exclude", choice) { left.insert(Name(source[reference])) }
        if !isDefault, document.isNamed("include", choice) { taken.insert(Name(source[reference])) }
      }
    }
    return left.subtracting(taken).compactMap { ids[$0] }.sorted().map { $0..<document.elements[Int($0)].end }
  }

  /// Whether an outermost object of a xib is a plain control of the system that does nothing.
  private func isLeftOver(_ element: Int32) -> Bool {
    let controls: [StaticString] = ["switch", "slider", "stepper", "segmentedControl", "button"]
    return controls.contains { document.isNamed($0, element) } && customClass(of: element) == nil
      && document.child("connections", of: element) == nil
  }

  /// The properties that lead to an element.
  public func connections(to element: Int32) -> [InterfaceConnection] { connections[element] ?? [] }

  /// The class of the project that stands behind an element; nil for the system's own.
  public func customClass(of element: Int32) -> Name? {
    guard let range = document.range("customClass", of: element), range.start < range.end else { return nil }
    return Name(source[range])
  }

  /// The classes of the project that stand behind its elements; `classes` takes those of their names.
  func customClasses(noting classes: inout NameClasses) -> Set<Name> {
    var names: Set<Name> = []
    for index in document.elements.indices {
      guard let range = document.range("customClass", of: Int32(index)), range.start < range.end else { continue }
      if names.insert(Name(source[range])).inserted { classes.insert(source[range]) }
    }
    return names
  }

  /// The objects that a class of the project stands behind, without the owner of the file.
  public func elements(ofClass name: Name) -> [Int32] {
    document.elements.indices.lazy.map(Int32.init).filter {
      !self.document.isNamed("placeholder", $0) && self.customClass(of: $0) == name
    }
  }

  /// The classes of the project by which a xib is loaded: its owner's and those of its outermost objects.
  public var outerClasses: Set<Name> {
    var result: Set<Name> = []
    for index in document.elements.indices where document.isNamed("objects", Int32(index)) {
      for child in document.children(of: Int32(index)) {
        if let name = customClass(of: child) { result.insert(name) }
      }
    }
    return result
  }

  /// A text of an element: an attribute, or a child `string` for texts of several lines.
  public func text(_ key: StaticString, of element: Int32) -> String? {
    if let value = document.value(key, of: element) { return value }
    for child in document.children(of: element) {
      guard let name = document.range("key", of: child), source.isText(name, key) else { continue }
      if document.isNamed("string", child) || document.isNamed("mutableString", child) {
        return document.text(document.elements[Int(child)].content)
      }
    }
    return nil
  }

  /// What the tables beside the file say of an element, by the part of the key behind its id.
  public func localized(_ part: String, of element: Int32) -> String? {
    guard !tables.isEmpty, let id = document.value("id", of: element) else { return nil }
    let key = Name("\(id).\(part)")
    let texts = tables.lazy.compactMap { $0.text(key) }
    // A language that leaves a text empty says nothing of the others.
    return texts.first { !$0.isEmpty } ?? texts.first
  }

  /// The child with a key: `<state key="normal">`.
  public func child(key: StaticString, of element: Int32) -> Int32? {
    document.children(of: element).first { child in
      document.range("key", of: child).map { source.isText($0, key) } ?? false
    }
  }

  /// Whether a runtime attribute is a property of the system that says where or within which lines something is drawn:
  /// neither words nor a font.
  public static func isAboutLayout(_ path: String) -> Bool {
    if path.hasPrefix("layer.") { return true }
    let last = path.split(separator: ".").last.map(String.init) ?? path
    return ["textAlignment", "numberOfLines", "lineBreakMode", "contentMode", "clipsToBounds"].contains(last)
  }

  /// Elements that hold one, from the nearest to the outermost.
  public func ancestors(of element: Int32) -> [Int32] {
    var result: [Int32] = []
    var parent = document.elements[Int(element)].parent
    while parent >= 0 {
      result.append(parent)
      parent = document.elements[Int(parent)].parent
    }
    return result
  }
}
