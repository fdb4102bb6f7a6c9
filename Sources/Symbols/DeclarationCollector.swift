// Walks the declarations of a file: types, members, imports, previews. Bodies are only noted; ViewCollector reads them.

import CurbcutSourceText
import CurbcutSyntax

/// What a file declares, as it is read. Bodies are only noted; who reads them gives their members numbers.
package struct DeclarationCollector {
  let tree: Tree
  package var types: [TypeDeclaration] = []
  package var members: [Member] = []
  package private(set) var imports: [Name] = []
  /// Whether a framework of the Mac is imported, whatever the file is compiled for.
  package private(set) var isForMac = false
  /// What the path says about all of the file.
  package private(set) var ofPath: Surroundings = []
  private static let ofTheMac: Set<Name> = [Name("AppKit"), Name("Cocoa")]
  /// Blocks that make views without a member: `#Preview { }`.
  package private(set) var previews: [(block: NodeID, owner: Int32, surroundings: Surroundings)] = []
  /// Names of members whose declared type is a view.
  package private(set) var viewMemberNames: Set<Name> = []
  /// Names that stand for other types: type aliases, associated types, generic parameters.
  package private(set) var standIns: Set<Name> = []

  /// The body of a member that makes views and was not read yet.
  package static let awaited: Int32 = -2

  package init(tree: Tree) { self.tree = tree }

  package mutating func collectFile() {
    // About as many as there are: a list that grows is made several times.
    members.reserveCapacity(tree.tokens.count / 40)
    ofPath = pathSurroundings(tree.source.path)
    let surroundings = fileSurroundings(tree, ofPath: ofPath)
    items(of: tree.root, owner: -1, surroundings: surroundings)
  }

  private mutating func items(of node: NodeID, owner: Int32, surroundings: Surroundings) {
    for child in tree.children(node) { item(child, owner: owner, surroundings: surroundings) }
  }

  private mutating func item(_ node: NodeID, owner: Int32, surroundings: Surroundings) {
    switch tree.kind(node) {
    case .typealiasDecl, .associatedTypeDecl: standIns.insert(tree.name(node))
    case .importDecl:
      imports.append(tree.name(node))
      if !surroundings.contains(.otherPlatform), Self.ofTheMac.contains(imports.last ?? .none) { isForMac = true }
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl:
      type(node, owner: owner, surroundings: surroundings)
    case .varDecl: variable(node, owner: owner, surroundings: surroundings)
    case .funcDecl, .initDecl: function(node, owner: owner, surroundings: surroundings)
    case .enumCaseDecl:
      for element in tree.children(node) where tree.kind(element) == .enumElement {
        add(enumElement: element, owner: owner, surroundings: surroundings)
      }
    case .ifConfig:
      var earlier = EarlierClauses()
      for clause in tree.children(node) {
        let inner = branchSurroundings(tree, clause: clause, earlier: &earlier)
        items(of: clause, owner: owner, surroundings: surroundings.union(inner))
      }
    case .macroExpr:
      if tree.known(node) == .Preview {
        for child in tree.reversedChildren(node) where tree.kind(child) == .trailingClosure {
          previews.append((tree.lastChild(child), owner, surroundings.union(.preview)))
          break
        }
      }
    default: break
    }
  }

  private mutating func type(_ node: NodeID, owner: Int32, surroundings: Surroundings) {
    let children = tree.children(node)
    var declaration = TypeDeclaration(
      kind: tree.kind(node), node: node, name: tree.name(node), nameToken: tree[node].main, inherits: [],
      inheritedNames: [], parent: owner, surroundings: surroundings)
    for child in children {
      switch tree.kind(child) {
      case .genericParameters: addParameters(of: child)
      case .inheritance:
        for type in tree.children(child) {
          let name = lastName(of: type)
          declaration.inheritedNames.append(name)
          declaration.inherits.append(Known(name))
        }
      case .identifierType, .memberType:
        guard declaration.kind == .extensionDecl else { break }
        declaration.name = tree.name(child)
        if tree.kind(child) == .memberType { declaration.qualifier = tree.name(tree.firstChild(child)) }
      case .modifier, .attribute: declaration.reach.formUnion(reach(child))
      default: break
      }
    }
    let inner = surroundings.union(typeSurroundings(declaration))
    declaration.surroundings = inner
    let index = Int32(types.count)
    types.append(declaration)
    if let block = children.last, tree.kind(block) == .memberBlock {
      items(of: block, owner: index, surroundings: inner)
    }
  }

  private static let previewHolders: [StaticString] = ["Wrapper", "Harness", "Host"]

  private func typeSurroundings(_ type: TypeDeclaration) -> Surroundings {
    var result: Surroundings = []
    if type.conforms(to: .PreviewProvider) { result.insert(.preview) }
    if type.conforms(to: .Widget) || type.conforms(to: .WidgetBundle) { result.insert(.widget) }
    if type.conforms(to: .XCTestCase) { result.insert(.tests) }
    let text = tree.tokens.text(type.nameToken, in: tree.source)
    // The empty app that hosts unit tests.
    if type.conforms(to: .App), text.hasPrefix("Tests") || text.hasSuffix("TestsApp") { result.insert(.tests) }
    if text.hasSuffix("Placeholder") || text.contains("Skeleton") || text.contains("Shimmer")
      || text.hasSuffix("PlaceholderView")
    {
      result.insert(.placeholder)
    }
    // An app that is called so is what people have.
    if isForDevelopers(text), !type.conforms(to: .App) { result.insert(.debug) }
    // `Card_Preview`, `PreviewWrapper`, `ListPreviewHarness`, and an `enum` that only holds views for previews.
    if text.hasSuffix("_Previews") || text.hasSuffix("_Preview")
      || text.contains("Preview") && Self.previewHolders.contains(where: { text.hasSuffix($0) })
      || type.kind == .enumDecl && (text.hasSuffix("Preview") || text.hasSuffix("Previews"))
    {
      result.insert(.preview)
    }
    return result
  }

  /// Whether a type is a page of developers by its name: `DebugMenu`, `FrameDebugOverlay`, `AppDeveloperSettings`,
  /// `LogViewerController`.
  private func isForDevelopers(_ text: ArraySlice<UInt8>) -> Bool {
    if text.hasPrefix("Debug") { return true }
    // `Developer` and `DeveloperRow` tell who has made something.
    if text.first == UInt8(ascii: "D"), text.hasPrefix("Developer") {
      return text.count > "Developer".utf8.count && !Self.parts.contains { text.hasSuffix($0) }
    }
    if text.first == UInt8(ascii: "L") { return Self.pagesOfLogs.contains { text.hasPrefix($0) } }
    // Hardly a name has these two letters further on, so no other search is made in it.
    var index = text.startIndex + 1
    while index + 4 < text.endIndex {
      if text[index] == UInt8(ascii: "D"), text[index + 1] == UInt8(ascii: "e"),
        namesDebug(text[index...]) || Self.pagesOfDevelopers.contains(where: { text[index...].hasPrefix($0) })
      {
        return true
      }
      index += 1
    }
    return false
  }

  /// Whether a name goes on with the word `Debug`; `NetworkDebugger` and `DebuggingCell` are others.
  private func namesDebug(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.hasPrefix("Debug") else { return false }
    let next = text.startIndex + 5
    return next == text.endIndex || text[next] &- UInt8(ascii: "a") >= 26
  }

  private static let parts: [StaticString] = ["Info", "Card", "Cell", "Row", "Name", "Profile", "Section"]
  private static let pagesOfDevelopers: [StaticString] = [
    "DeveloperSettings", "DeveloperMenu", "DeveloperTools", "DeveloperOptions",
  ]
  // Not `FoodLogView`, a diary.
  private static let pagesOfLogs: [StaticString] = ["LogViewer", "LogPreview", "LogConsole", "LogsViewer"]

  /// The last name of a type, arguments left out: `SwiftUI.View` gives `View`.
  func lastName(of type: NodeID) -> Name {
    switch tree.kind(type) {
    case .attributedType, .someOrAnyType, .optionalType:
      let child = tree.lastChild(type)
      return child.exists ? lastName(of: child) : .none
    default: return tree.name(type)
    }
  }

  private mutating func variable(_ node: NodeID, owner: Int32, surroundings: Surroundings) {
    var attributes: [Known] = []
    var attributeNodes: [NodeID] = []
    var isStatic = false
    var reach: Reach = []
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .attribute:
        // `@objc`, `@nonobjc`, `@available`: what the compiler is told changes no value.
        if tree.startsUppercase(child) { attributes.append(tree.known(child)) }
        attributeNodes.append(child)
        reach.formUnion(self.reach(child))
      case .modifier:
        if isStaticWord(child) { isStatic = true }
        reach.formUnion(self.reach(child))
      case .binding:
        var member = Member(
          kind: .property, name: .none, nameToken: tree[child].main, node: child, owner: owner, isStatic: isStatic,
          isConstant: tree.mainIs(node, "let"), attributes: attributes, attributeNodes: attributeNodes,
          surroundings: surroundings, reach: reach)
        for part in tree.children(child) {
          switch tree.kind(part) {
          case .identifierPattern: member.name = tree.name(part)
          case .typeAnnotation: member.type = tree.lastChild(part)
          case .initializer: member.value = tree.lastChild(part)
          case .codeBlock: member.block = part
          case .accessorBlock: member.block = getter(of: part)
          default: break
          }
        }
        add(consume member)
      default: break
      }
    }
  }

  private func getter(of block: NodeID) -> NodeID {
    for accessor in tree.reversedChildren(block) where tree.mainIs(accessor, "get") {
      let last = tree.lastChild(accessor)
      if last.exists, tree.kind(last) == .codeBlock { return last }
    }
    return .none
  }

  /// What a word or attribute before a declaration says about who may name it.
  private func reach(_ node: NodeID) -> Reach {
    if tree.kind(node) == .attribute {
      switch tree.known(node) {
      case .ViewBuilder, .ToolbarContentBuilder, .State, .Published: return []
      default:
        let isHarmless = Self.harmlessAttributes.contains(tree.name(node))
        return isHarmless || tree.mainText(node).hasSuffix("Builder") ? [] : .foreign
      }
    }
    switch tree.tokens.word(tree[node].main) {
    case .private, .fileprivate:
      // `private(set)` has more tokens than the word.
      return tree[node].lastToken > tree[node].firstToken ? .setHidden : .hidden
    case .public, .package, .open: return tree[node].lastToken > tree[node].firstToken ? [] : .exported
    case .override, .dynamic, .optional: return .foreign
    default: return []
    }
  }

  private static let harmlessAttributes: Set<Name> = Set(
    ["MainActor", "Observable", "Perceptible", "Sendable", "available", "discardableResult", "inlinable", "main"]
      .map { Name($0) })

  private func isStaticWord(_ node: NodeID) -> Bool {
    let word = tree.tokens.word(tree[node].main)
    return word == .static || word == .class
  }

  private mutating func function(_ node: NodeID, owner: Int32, surroundings: Surroundings) {
    let isInit = tree.kind(node) == .initDecl
    var attributes: [Known] = []
    var attributeNodes: [NodeID] = []
    var parameters: [Parameter] = []
    var (type, block) = (NodeID.none, NodeID.none)
    var isStatic = false
    var reach: Reach = []
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .attribute:
        attributes.append(tree.known(child))
        attributeNodes.append(child)
        reach.formUnion(self.reach(child))
      case .modifier:
        if isStaticWord(child) { isStatic = true }
        reach.formUnion(self.reach(child))
      case .genericParameters: addParameters(of: child)
      case .parameterClause:
        // Not by `map`, for which all that was collected would be copied.
        let nodes = tree.children(child)
        parameters.reserveCapacity(nodes.count)
        for node in nodes { parameters.append(parameter(node)) }
      case .returnType: type = tree.lastChild(child)
      case .codeBlock: block = child
      default: break
      }
    }
    add(
      Member(
        kind: isInit ? .initializer : .function, name: tree.name(node), nameToken: tree[node].main, node: node,
        owner: owner, isStatic: isStatic, isConstant: false, attributes: attributes, attributeNodes: attributeNodes,
        block: block, type: type, parameters: parameters, surroundings: surroundings, reach: reach))
  }

  private mutating func addParameters(of clause: NodeID) {
    for parameter in tree.children(clause) { standIns.insert(tree.name(parameter)) }
  }

  private func parameter(_ node: NodeID) -> Parameter {
    let first = tree.name(node)
    var result = Parameter(label: first, name: first, type: .none, defaultValue: .none, isBuilder: false)
    if tree.mainIs(node, "_") { result.label = .none }
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .attribute:
        switch tree.known(child) {
        case .ViewBuilder, .ToolbarContentBuilder: result.isBuilder = true
        default: break
        }
      case .parameterName: result.name = tree.name(child)
      case .initializer: result.defaultValue = tree.lastChild(child)
      case .modifier: break
      default: result.type = child
      }
    }
    return result
  }

  private mutating func add(enumElement node: NodeID, owner: Int32, surroundings: Surroundings) {
    var member = Member(
      kind: .enumCase, name: tree.name(node), nameToken: tree[node].main, node: node, owner: owner, isStatic: true,
      isConstant: true, surroundings: surroundings)
    for child in tree.reversedChildren(node) where tree.kind(child) == .initializer {
      member.value = tree.lastChild(child)
    }
    add(member)
  }

  private mutating func add(_ member: consuming Member) {
    // `var tvOSView: some View`, beside the one for iPhones.
    if beginsWithOtherPlatform(member.nameToken) { member.surroundings.insert(.otherPlatform) }
    let index = Int32(members.count)
    if member.owner >= 0 { types[Int(member.owner)].members.append(index) }
    if returnsView(member) {
      viewMemberNames.insert(member.name)
      member.body = Self.awaited
    }
    members.append(member)
  }

  private func beginsWithOtherPlatform(_ token: TokenID) -> Bool {
    let range = tree.tokens.textRange(token)
    switch tree.source.padded[Int(range.start)] {
    case UInt8(ascii: "t"): return tree.tokens.begins(token, with: "tvOS", in: tree.source)
    case UInt8(ascii: "w"): return tree.tokens.begins(token, with: "watchOS", in: tree.source)
    case UInt8(ascii: "m"): return tree.tokens.begins(token, with: "macOS", in: tree.source)
    case UInt8(ascii: "v"): return tree.tokens.begins(token, with: "visionOS", in: tree.source)
    default: return false
    }
  }

  /// Whether a member's type says that it makes views.
  private func returnsView(_ member: borrowing Member) -> Bool {
    guard member.block.exists, member.kind != .initializer else { return false }
    if member.attributes.contains(.ViewBuilder) || member.attributes.contains(.ToolbarContentBuilder) { return true }
    return member.type.exists && isViewType(member.type)
  }

  /// Whether a written type is a view: `some View`, `AnyView`, `Text`, …
  func isViewType(_ type: NodeID) -> Bool {
    switch tree.kind(type) {
    case .someOrAnyType, .optionalType, .attributedType:
      let child = tree.lastChild(type)
      return child.exists && isViewType(child)
    case .compositionType: return tree.children(type).contains(where: isViewType)
    case .identifierType, .memberType:
      switch tree.known(type) {
      case .View, .Scene, .ToolbarContent, .CustomizableToolbarContent, .MapContent, .ChartContent, .TabContent,
        .Commands, .WidgetConfiguration:
        return true
      case .Color, .Path, .Map, .Material, .Settings, .Window: return false
      case let known: return known.isView
      }
    default: return false
    }
  }
}

extension ArraySlice<UInt8> {
  package func hasPrefix(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { count >= $0.count && prefix($0.count).elementsEqual($0) }
  }

  package func hasSuffix(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { count >= $0.count && suffix($0.count).elementsEqual($0) }
  }

  package func contains(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { needle in withUnsafeBufferPointer { Self.contains(needle, in: $0) } }
  }

  private static func contains(_ needle: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = needle.first, text.count >= needle.count else { return false }
    for start in 0...(text.count - needle.count) where text[start] == first {
      if needle.indices.allSatisfy({ text[start + $0] == needle[$0] }) { return true }
    }
    return false
  }
}
