// What storyboards and xibs say of the objects behind outlets, for Swift code that goes on with them.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax

/// What files of Interface Builder say to properties, by the class that has them.
public struct OutletIndex: Sendable {
  public static let none = OutletIndex([])

  /// An outlet in Swift: a class and its property.
  private struct Outlet: Hashable {
    var type: Name
    var property: Name
  }

  /// Stand for the files where it is asked what is near.
  public let homes: [FileViews]
  let interfaces: [InterfaceFile]
  /// Whether a storyboard gives a tint to all that stands in it.
  let hasGlobalTint: Bool
  /// What is said; nil where the file leaves it to something that cannot be looked into.
  private var words: [Outlet: Set<UIKitWord>?] = [:]

  /// Reads the connections of files.
  public init(_ files: [InterfaceFile]) {
    homes = files.map(\.home)
    interfaces = files
    hasGlobalTint = files.contains { $0.child(key: "tintColor", of: 0) != nil }
    for file in files {
      for connection in file.outlets {
        guard let type = file.customClass(of: connection.owner) else { continue }
        let outlet = Outlet(type: type, property: connection.property)
        let said = connection.isCollection ? nil : Self.words(of: connection.destination, file)
        // Of several screens each may leave out what the others say.
        if let known = words[outlet] {
          words[outlet] = .some(known.flatMap { known in said.map { known.union($0) } })
        } else {
          words[outlet] = .some(said)
        }
      }
    }
  }

  /// What is said to a property of a class or of one of those it inherits from; nil when it is not known.
  public func words(saidTo property: Name, ofTypes types: [Name]) -> Set<UIKitWord>? {
    guard !words.isEmpty else { return nil }
    var result: Set<UIKitWord>?
    for type in types {
      guard let said = words[Outlet(type: type, property: property)] else { continue }
      guard let said else { return nil }
      result = (result ?? []).union(said)
    }
    return result
  }

  /// The objects behind a property of a class or of one of those it inherits from, each with its file.
  public func objects(of property: Name, ofTypes types: [Name]) -> [(file: InterfaceFile, element: Int32)] {
    interfaces.flatMap { file in
      file.outlets.compactMap { connection in
        guard connection.property == property, !connection.isCollection,
          let type = file.customClass(of: connection.owner), types.contains(type)
        else { return nil }
        return (file, connection.destination)
      }.sorted { $0.1 < $1.1 }
    }
  }

  /// The source of a storyboard or xib.
  public func source(_ path: String) -> SourceText? { interfaces.first { $0.path == path }?.source }

  /// The files that show an object of a class of the project.
  public func interfaces(showing name: Name) -> [InterfaceFile] {
    interfaces.filter { !$0.elements(ofClass: name).isEmpty }
  }

  private static func words(of element: Int32, _ file: InterfaceFile) -> Set<UIKitWord>? {
    let document = file.document
    // The class, or what the inspector sets, may say anything.
    if file.customClass(of: element) != nil { return nil }
    if let attributes = document.child("userDefinedRuntimeAttributes", of: element),
      !document.children(of: attributes).allSatisfy({
        document.value("keyPath", of: $0).map(InterfaceFile.isAboutLayout) ?? false
      })
    {
      return nil
    }
    var result: Set<UIKitWord> = []
    if document.has("adjustsFontForContentSizeCategory", "YES", element) {
      result.insert(.adjustsFontForContentSizeCategory)
    }
    if document.has("hidden", "YES", element) { result.insert(.isHidden) }
    if document.has("adjustsFontSizeToFit", "YES", element) { result.insert(.adjustsFontSizeToFitWidth) }
    if document.range("minimumScaleFactor", of: element) != nil { result.insert(.minimumScaleFactor) }
    if document.range("numberOfLines", of: element) != nil { result.insert(.numberOfLines) }
    if document.range("alpha", of: element) != nil { result.insert(.alpha) }
    if document.has("enabled", "NO", element) { result.insert(.isEnabled) }
    if file.child(key: "fontDescription", of: element) != nil { result.insert(.font) }
    if file.child(key: "textColor", of: element) != nil { result.insert(.textColor) }
    if file.child(key: "backgroundColor", of: element) != nil { result.insert(.backgroundColor) }
    if let constraints = document.child("constraints", of: element) {
      for constraint in document.children(of: constraints) where document.range("firstItem", of: constraint) == nil {
        if document.has("firstAttribute", "width", constraint) { result.insert(.fixedWidth) }
        if document.has("firstAttribute", "height", constraint) { result.insert(.fixedHeight) }
      }
    }
    if let configuration = file.child(key: "accessibilityConfiguration", of: element) {
      if document.range("label", of: configuration) != nil { result.insert(.accessibilityLabel) }
      if document.range("hint", of: configuration) != nil { result.insert(.accessibilityHint) }
      if file.child(key: "traits", of: configuration) != nil { result.insert(.accessibilityTraits) }
      if file.child(key: "isElement", of: configuration) != nil { result.insert(.isAccessibilityElement) }
    }
    if file.text("text", of: element) != nil { result.insert(.text) }
    if file.text("placeholder", of: element) != nil { result.insert(.placeholder) }
    if file.text("title", of: element) != nil { result.insert(.title) }
    for child in document.children(of: element) {
      if document.isNamed("attributedString", child) { result.insert(.attributedText) }
      guard document.isNamed("state", child) || document.isNamed("buttonConfiguration", child) else { continue }
      if file.text("title", of: child) != nil { result.insert(.setTitle) }
      if document.range("image", of: child) != nil { result.insert(.setImage) }
    }
    return result
  }
}
