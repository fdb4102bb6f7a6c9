// Outlets by which Swift code reaches an object of a storyboard or xib: a finding on the object is met at their
// declarations as well, where its label, font or size may be set. A control without an outlet is known to its code by the
// action that it sends.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

struct OutletPlaces {
  private let file: InterfaceFile
  private let project: Project
  /// The sources of the files with the outlets, so that their lines can be told.
  private(set) var sources: [SourceText] = []

  init(_ file: InterfaceFile, _ project: Project) {
    (self.file, self.project) = (file, project)
  }

  /// Adds to each finding the declarations of the outlets that lead to its object, or else of the actions that it sends.
  mutating func attach(to findings: inout [Finding]) {
    for index in findings.indices {
      guard let object = object(at: findings[index].range.start) else { continue }
      var places: [RelatedLocation] = []
      for connection in file.connections(to: object) {
        places += declaration(named: [connection.property], .property, of: connection.owner, "the outlet")
      }
      if places.isEmpty {
        for action in InterfaceElement.sentActions(of: object, file) {
          places += declaration(
            named: action.functions.map { Name($0) }, .function, of: action.destination, "the action")
        }
      }
      for place in places {
        let use = FindingUse(place, .outlet)
        if !findings[index].uses.contains(use) { findings[index].uses.append(use) }
      }
    }
  }

  /// The object whose element, or a part of it such as its font, begins at an offset.
  private func object(at offset: UInt32) -> Int32? {
    var element = file.document.lastElement(notAfter: offset)
    while element >= 0, file.document.range("id", of: element) == nil {
      element = file.document.elements[Int(element)].parent
    }
    return element >= 0 ? element : nil
  }

  /// The member of a kind that the class behind an element, or a base of it, has under one of some names.
  private mutating func declaration(
    named names: [Name], _ kind: MemberKind, of element: Int32, _ what: String
  ) -> [RelatedLocation] {
    guard let owner = file.customClass(of: element), project.type(named: owner, from: file.home) != nil else {
      return []
    }
    for (type, from) in UIKitTypes(project: project).lineage(of: owner, from: file.home) {
      for name in names {
        let found = project.members(named: name, ofType: type, from: from)
        guard let reference = found.first(where: { project.member($0).kind == kind }) else { continue }
        let home = project.file(reference)
        let token = project.member(reference).nameToken
        if !sources.contains(where: { $0.path == home.path }) { sources.append(home.tree.source) }
        return [
          RelatedLocation(
            path: home.path, range: home.tree.tokens.range(token), message: "\(what) \(home.tree.string(of: token))")
        ]
      }
    }
    return []
  }
}

extension XMLDocument {
  /// The last element whose tag begins at or before an offset, or -1: elements stand in the order of their tags.
  func lastElement(notAfter offset: UInt32) -> Int32 {
    var low = 0
    var high = elements.count
    while low < high {
      let middle = (low + high) / 2
      if elements[middle].tag.start <= offset { low = middle + 1 } else { high = middle }
    }
    return Int32(low) - 1
  }
}
