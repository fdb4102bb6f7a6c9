// What a map of UIKit says of its pins besides their views: the titles of annotations, and whether the map is heard at all.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension HostedPinReader {
  // MARK: Annotations

  /// The annotation whose title is never set; an inner nil where MapKit's own is used so, nil where one has a title or
  /// nothing is known.
  func untitledAnnotation(_ code: [Code]) -> TypeReference?? {
    var all: [TypeReference] = []
    for (number, home) in project.files.enumerated() {
      for (index, type) in home.types.enumerated() where isAnnotation(type, home) {
        let reference =
          project.type(named: type.name, from: home) ?? TypeReference(file: Int32(number), index: Int32(index))
        if !all.contains(reference) { all.append(reference) }
      }
    }
    let named = all.filter { reference in
      code.contains { names(in: $0).contains(project.type(reference).name) }
    }
    let meant = named.isEmpty ? all : named
    if meant.isEmpty { return setsTitle(besides: nil) ? nil : makesPointAnnotations() ? .some(nil) : nil }
    guard meant.allSatisfy({ !isTitled($0) }) else { return nil }
    return .some(meant[0])
  }

  private func isAnnotation(_ type: TypeDeclaration, _ home: FileViews) -> Bool {
    if type.inheritedNames.contains(Name("MKAnnotation")) { return true }
    return type.kind == .classDecl
      && model.types.lineage(of: type.name, from: home).contains { Self.titledAnnotations.contains($0.name) }
  }

  private func makesPointAnnotations() -> Bool {
    project.files.contains { home in
      home.imports.contains(Self.mapKit)
        && home.tree.nodes.indices.contains {
          guard home.tree.nodes[$0].kind == .callExpr else { return false }
          let callee = home.tree.firstChild(NodeID($0))
          return home.tree.kind(callee) == .identifierExpr && home.tree.mainIs(callee, "MKPointAnnotation")
        }
    }
  }

  /// Whether an annotation has a title, or may have one.
  private func isTitled(_ reference: TypeReference) -> Bool {
    let declared = project.type(reference)
    let home = project.files[Int(reference.file)]
    var isGiven = false
    for ancestor in model.types.lineage(of: declared.name, from: home) {
      // A class of a package may have one.
      if project.type(named: ancestor.name, from: ancestor.file) == nil {
        if Self.titledAnnotations.contains(ancestor.name) {
          isGiven = true
        } else if !isPlain(ancestor.name) {
          return true
        }
      }
      for name in Self.titles {
        for found in project.members(named: name, ofType: ancestor.name, from: ancestor.file) {
          switch words(of: found) {
          case .some(true): return true
          case .some(false): continue
          case nil: isGiven = true
          }
        }
      }
    }
    return isGiven && setsTitle(besides: reference)
  }

  private func isPlain(_ name: Name) -> Bool {
    name == Name("NSObject") || name == Name("MKAnnotation") || name == Name("Identifiable")
      || name == Name("ObservableObject")
  }

  /// Whether a property of an annotation gives words; nil where others set it.
  private func words(of reference: MemberReference) -> Bool? {
    let member = project.member(reference)
    let home = project.file(reference)
    guard member.kind == .property else { return true }
    let value = member.value.exists ? member.value : member.block
    guard value.exists else { return nil }
    let scope = Scope(file: home, type: member.owner, member: reference.index)
    let expression = member.value.exists ? member.value : engine.evaluator.singleExpression(member.block, in: home.tree)
    guard let expression else { return true }
    let alternatives = engine.evaluator.value(of: expression, in: scope).alternatives
    let isNothing = alternatives.allSatisfy { alternative in
      switch alternative {
      case .none: true
      case .string(let text): text.allSatisfy(\.isWhitespace)
      default: false
      }
    }
    guard isNothing else { return true }
    return member.value.exists && !member.isConstant ? nil : false
  }

  /// Whether some code sets a title that may be the annotation's: in the annotation itself, or of an object in a file that
  /// knows of annotations.
  private func setsTitle(besides reference: TypeReference?) -> Bool {
    let own = reference.map { project.type($0).name }
    return project.files.contains { home in
      let mayKnow =
        home.imports.contains(Self.mapKit)
        || own.map { names(in: Code(file: home, node: home.tree.root)).contains($0) } ?? false
      guard mayKnow else { return false }
      return home.tree.nodes.indices.contains { index in
        guard home.tree.nodes[index].kind == .assignExpr else { return false }
        let node = NodeID(index)
        let target = home.tree.firstChild(node)
        guard target.exists, home.tree.kind(target) == .memberExpr || home.tree.kind(target) == .identifierExpr,
          Self.titles.contains(home.tree.name(target)), home.tree.kind(home.tree.lastChild(node)) != .nilLiteral
        else { return false }
        let value = home.tree.lastChild(node)
        return home.tree.kind(value) != .stringLiteral || home.tree.range(value).count > 2
      }
    }
  }

  // MARK: The map

  /// Whether each use of what shows the map in SwiftUI is hidden.
  func isMapHidden() -> Bool {
    var uses: [ViewReference] = []
    for (number, home) in project.files.enumerated() where home.imports.contains(Self.mapKit) {
      for (index, type) in home.types.enumerated() {
        guard type.inheritedNames.contains(Name("UIViewRepresentable")),
          names(in: Code(file: home, node: type.node)).contains(Name("MKMapView"))
        else { continue }
        uses += project.uses(of: TypeReference(file: Int32(number), index: Int32(index))).map {
          ViewReference(file: project.files[Int($0.file)], index: $0.index)
        }
      }
    }
    return !uses.isEmpty
      && uses.allSatisfy { use in
        var index = use.index
        while index >= 0 {
          if engine.isHidden(ViewReference(file: use.file, index: index)) { return true }
          index = use.file.views[Int(index)].parent
        }
        return use.node.surroundings.isOutOfScope
      }
  }
}
