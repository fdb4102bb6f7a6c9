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
  public static func dottedSymbol(_ member: String) -> String {
    var result = ""
    var previous: Character?
    for letter in member where letter != "_" {
      if let previous, letter.isUppercase || letter.isNumber != previous.isNumber { result.append(".") }
      result.append(contentsOf: letter.lowercased())
      previous = letter
    }
    return result
  }

  /// What an image made by an initialiser of the project's own shows, read in its block with the arguments of the call:
  /// `Image(asset: .close)` of `init(asset: ImageAsset) { self.init(asset.name) }`; unknown when there is none to be read.
  func ownImageName(
    of call: NodeID, label: Name, in scope: Scope, shownBy view: ViewReference
  ) -> ElementName {
    let tree = scope.file.tree
    let labels = tree.children(call).dropFirst().filter { tree.kind($0) == .argument }
      .map { tree.label(of: $0).map { tree.name(of: $0) } ?? .none }
    let found = project.members(named: Name("init"), ofType: Name("Image"), from: scope.file).filter {
      let member = project.member($0)
      // Types of other modules may have the name as well: `ImageAsset.Image`, which is one of UIKit.
      return member.kind == .initializer && member.parameters.first?.label == label && !makesImageOfUIKit($0)
    }
    let exact = found.filter { project.member($0).parameters.map(\.label) == labels }
    guard let own = exact.count == 1 ? exact[0] : found.count == 1 ? found[0] : nil else {
      return ElementName(.unknown("an unknown initializer"))
    }
    let home = project.file(own)
    if let inner = ownCall(inBlockOf: own), let frame = evaluator.frame(for: own, call: call, scope: scope) {
      let inside = Scope(file: home, type: project.member(own).owner, member: own.index, frame: frame)
      let name = imageName(ofCall: inner, in: inside, shownBy: view)
      if !name.name.isUnknown { return name }
    }
    return ElementName(shownByInitializer(own))
  }

  /// The one call `self.init(…)` in the block of an initialiser.
  private func ownCall(inBlockOf initializer: MemberReference) -> NodeID? {
    let member = project.member(initializer)
    guard member.block.exists else { return nil }
    let tree = project.file(initializer).tree
    let calls = tree.children(member.block).filter { Self.isCallOfOwnInit($0, tree) }
    return calls.count == 1 ? calls[0] : nil
  }

  /// Whether initializers of UIKit's image that the project adds, with this label first, show a symbol and no file.
  func makesSymbol(ofUIKit label: Name, from file: FileViews) -> Bool {
    let found = evaluator.initializers(addedTo: Name("UIImage"), label: label, from: file)
    return !found.isEmpty
      && found.allSatisfy { own in
        let block = project.member(own).block
        guard block.exists else { return false }
        let names = project.file(own).tree.names(in: block)
        return names.contains(Name("systemName")) && !names.contains(Name("named"))
      }
  }

  /// `convenience init?(asset: ImageAsset) { self.init(named: asset.name) }`
  private func makesImageOfUIKit(_ initializer: MemberReference) -> Bool {
    let member = project.member(initializer)
    guard member.block.exists else { return false }
    return project.file(initializer).tree.names(in: member.block).contains(Name("named"))
  }

  /// The image that a chain comes to: `Asset.close.swiftUIImage`, which holds `Image(asset: self)`.
  func imageOfChain(_ view: ViewReference) -> ElementName? {
    let tree = view.file.tree
    var chain = view.node.expression
    while let outer = tree.parent(of: chain), tree.kind(outer) == .memberExpr, tree.firstChild(outer) == chain {
      // A function of the image is a modifier.
      if let call = tree.parent(of: outer), tree.kind(call) == .callExpr, tree.firstChild(call) == outer { break }
      chain = outer
    }
    guard tree.kind(chain) == .memberExpr else { return nil }
    let values = Interpreter(evaluator).outcome(of: chain, in: view.scope, type: Name("Image")).values
    guard values.count == 1, let made = values[0] else { return nil }
    let home = made.scope.file.tree
    guard home.kind(made.node) == .callExpr, home.namesImage(home.firstChild(made.node)) else { return nil }
    return imageName(ofCall: made.node, in: made.scope, shownBy: view)
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

extension UIKitModel {
  /// Whether `UIImage(label: …)`, made by initializers that the project adds, shows a symbol and no file.
  public func makesSymbol(label: Name, from file: FileViews) -> Bool {
    model.engine.makesSymbol(ofUIKit: label, from: file)
  }
}

extension Tree {
  /// Whether a callee is SwiftUI's image: `Image`, or `SwiftUI.Image` where another type has that name.
  func namesImage(_ callee: NodeID) -> Bool {
    if known(callee) == .Image, kind(callee) == .identifierExpr { return true }
    return kind(callee) == .memberExpr && mainIs(callee, "Image") && kind(firstChild(callee)) == .identifierExpr
      && mainIs(firstChild(callee), "SwiftUI")
  }
}
