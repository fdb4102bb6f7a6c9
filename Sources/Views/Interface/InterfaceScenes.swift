// Scenes of storyboards that only code can open: no arrow leads to them, and the file does not begin with them.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax

/// A scene that its file does not open itself.
struct LoneScene: Sendable {
  var range: ByteRange
  /// The class of its controller.
  var type: Name
  /// The identifier by which code opens it; nil where it has none.
  var identifier: Name?
}

extension InterfaceFile {
  /// The scenes with a class of the project that the file does not open; `classes` takes those of their names.
  func loneScenes(noting classes: inout NameClasses) -> [LoneScene] {
    guard path.utf8.suffix(11).elementsEqual(".storyboard".utf8) else { return [] }
    var found: [(element: Int32, id: Name, scene: LoneScene)] = []
    var arrows: [Name: [Int32]] = [:]
    var first: Name?
    for index in document.elements.indices {
      let element = Int32(index)
      if let begin = document.range("initialViewController", of: element) { first = Name(source[begin]) }
      if document.isNamed("segue", element), let end = document.range("destination", of: element) {
        arrows[Name(source[end]), default: []].append(element)
      }
      guard document.has("sceneMemberID", "viewController", element), let type = customClass(of: element),
        let id = document.range("id", of: element), let scene = around(element)
      else { continue }
      let name = document.range("storyboardIdentifier", of: element)
      for range in [name, document.range("customClass", of: element)].compactMap(\.self) {
        classes.insert(source[range])
      }
      found.append(
        (
          scene, Name(source[id]),
          LoneScene(
            range: range(of: scene), type: type,
            identifier: name.map { Name(source[$0]) })
        ))
    }
    return found.filter { element, id, _ in
      id != first
        && !(arrows[id] ?? []).contains { $0 < element || $0 >= document.elements[Int(element)].end }
    }.map(\.scene)
  }

  /// The scenes whose controllers have a class of the project, with its name.
  public var scenesByClass: [(type: Name, range: ByteRange)] {
    guard path.utf8.suffix(11).elementsEqual(".storyboard".utf8) else { return [] }
    return document.elements.indices.compactMap { index in
      let element = Int32(index)
      guard document.has("sceneMemberID", "viewController", element), let type = customClass(of: element),
        let scene = around(element)
      else { return nil }
      return (type, range(of: scene))
    }
  }

  private func range(of scene: Int32) -> ByteRange {
    let parts = document.elements[Int(scene)]
    return ByteRange(parts.tag.start, max(parts.tag.end, parts.content.end))
  }

  /// The identifiers of scenes in other storyboards to which placeholders lead.
  var referencedScenes: Set<Name> {
    var result: Set<Name> = []
    for index in document.elements.indices {
      if let range = document.range("referencedIdentifier", of: Int32(index)) { result.insert(Name(source[range])) }
    }
    return result
  }

  /// The scene around a controller.
  private func around(_ controller: Int32) -> Int32? {
    var element = document.elements[Int(controller)].parent
    while element >= 0 {
      if document.isNamed("scene", element) { return element }
      element = document.elements[Int(element)].parent
    }
    return nil
  }
}
