// Which pictures are symbols of the system: `Image(systemName:)`, the typed names of SFSafeSymbols
// (`Image(systemSymbol: .trash)`), and initialisers of `Image` that the project adds.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Tree {
  /// The argument that names a symbol of the system in the making of an image, or nil.
  public func symbolArgument(of call: NodeID) -> NodeID? {
    argument(of: call, label: "systemName") ?? argument(of: call, label: "systemSymbol")
  }
}

extension Element {
  /// The argument that names a symbol of the system, or nil.
  public var symbolArgument: NodeID? { tree.symbolArgument(of: node.expression) }
}

extension NameEngine {
  /// The name of the symbol that an image shows: empty when it is chosen at run time, nil when it shows no symbol.
  func symbolName(of call: NodeID, in scope: Scope) -> ElementName? {
    let tree = scope.file.tree
    if let name = tree.argument(of: call, label: "systemName") {
      var shown = ElementName(.symbol(firstText(name, scope)))
      shown.pictures = shownPictures(ofSymbol: name, in: scope)
      return shown
    }
    guard let typed = tree.argument(of: call, label: "systemSymbol") else { return nil }
    let isMember = tree.kind(typed) == .implicitMemberExpr || tree.kind(typed) == .memberExpr
    let symbol = isMember ? Self.dottedSymbol(tree.text(typed)) : ""
    var shown = ElementName(.symbol(symbol))
    shown.pictures = [symbol.isEmpty ? .other : .symbol(symbol)]
    return shown
  }

  /// `arrow.2.squarepath` for `arrow2Squarepath`, as the typed names are made from the symbols' own.
  static func dottedSymbol(_ member: String) -> String {
    var result = ""
    var previous: Character?
    for letter in member where letter != "_" {
      if let previous, letter.isUppercase || letter.isNumber != previous.isNumber { result.append(".") }
      result.append(contentsOf: letter.lowercased())
      previous = letter
    }
    return result
  }

  /// What an image made by an initialiser of the project's own shows; unknown when there is none to be read.
  func ownImageName(of call: NodeID, label: Name, in scope: Scope) -> AccessibleName {
    let found = project.members(named: Name("init"), ofType: Name("Image"), from: scope.file).filter {
      let member = project.member($0)
      return member.kind == .initializer && member.parameters.first?.label == label
    }
    return found.count == 1 ? shownByInitializer(found[0]) : .unknown("an unknown initializer")
  }

  /// What an image shows that one of several initialisers of the project's own makes, by all the labels of the call.
  func pictureOfOverload(_ call: NodeID, in scope: Scope) -> AccessibleName {
    let tree = scope.file.tree
    let labels = tree.children(call).dropFirst().map { tree.label(of: $0).map { tree.name(of: $0) } ?? .none }
    // Types of other modules may have the name as well: `ImageAsset.Image`.
    let shown = Set(
      project.members(named: Name("init"), ofType: Name("Image"), from: scope.file).filter {
        project.member($0).kind == .initializer && project.member($0).parameters.map(\.label) == labels
      }.map(shownByInitializer))
    return shown.count == 1 ? shown.first! : .unknown("an unknown initializer")
  }

  private func shownByInitializer(_ reference: MemberReference) -> AccessibleName {
    let member = project.member(reference)
    guard member.block.exists else { return .unknown("an unknown initializer") }
    let names = project.file(reference).tree.names(in: member.block)
    if names.contains(Name("systemName")) { return .symbol("") }
    if names.contains(Name("label")) || names.contains(Name("decorative")) {
      return .unknown("an initializer that may name it")
    }
    return .file("")
  }

  /// The labels by which SwiftUI makes an image of a picture.
  static let imageLabels: Set<Name> = Set(
    ["uiImage", "nsImage", "cgImage", "_internalSystemName", "variableValue", "bundle", "size", "resource"]
      .map { Name($0) })
}
