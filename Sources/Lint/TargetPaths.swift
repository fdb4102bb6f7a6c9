// Where the references of an Xcode project lead: through the groups around them. Asked only for names that several files
// share, since a project lists them by identifiers, and to follow all would take longer than to read the file.

import CurbcutSourceText
import CurbcutViews

/// The objects of one `project.pbxproj` that have a place, by their identifiers.
struct TargetPaths {
  private struct Object {
    var path: ArraySlice<UInt8> = []
    var tree: ArraySlice<UInt8> = []
    var isFile = false
  }

  private var objects: [Name: Object] = [:]
  private var parents: [Name: Name] = [:]
  private let folder: String

  /// `folder` is that of the project, with a slash at the end unless empty.
  init(_ source: SourceText, folder: String) {
    self.folder = folder
    var current: Name?
    var isInChildren = false
    for line in source.padded[..<source.count].split(separator: UInt8(ascii: "\n")) {
      let line = Self.trimmed(line)
      if Self.holds(line, Self.file) {
        guard let id = Self.first(line) else { continue }
        objects[id] = Object(
          path: Self.value(Self.path, in: line) ?? [], tree: Self.value(Self.tree, in: line) ?? [], isFile: true)
      } else if line.suffix(3).elementsEqual(Self.opening) {
        current = Self.first(line)
      } else if let id = current {
        if isInChildren {
          if line.first == UInt8(ascii: ")") {
            isInChildren = false
          } else if let child = Self.first(line) {
            parents[child] = id
            if objects[id] == nil { objects[id] = Object() }
          }
        } else if line.elementsEqual(Self.children) {
          isInChildren = true
        } else if line.starts(with: Self.path) {
          objects[id, default: Object()].path = Self.value(Self.path, in: line) ?? []
        } else if line.starts(with: Self.tree) {
          objects[id, default: Object()].tree = Self.value(Self.tree, in: line) ?? []
        } else if line.elementsEqual(Self.closing) {
          current = nil
        }
      }
    }
  }

  /// The paths of all references to files of these names; nil for a name where one of them cannot be followed.
  func paths(named wanted: Set<Name>) -> [Name: [String]?] {
    var result: [Name: [String]?] = [:]
    for (id, object) in objects where object.isFile {
      var last = object.path
      if let slash = last.lastIndex(of: UInt8(ascii: "/")) { last = last[(slash + 1)...] }
      let name = Name(last)
      guard wanted.contains(name) else { continue }
      if let known = result[name], known == nil { continue }
      result[name] = .some(path(of: id).map { ((result[name] ?? nil) ?? []) + [$0] })
    }
    return result
  }

  /// The path of an object from the root; nil where something on the way is not told from the group around it.
  private func path(of id: Name) -> String? {
    var parts: [Substring] = []
    var id = id
    for _ in 0..<64 {
      guard let object = objects[id], !object.path.contains(UInt8(ascii: "\\")) else { return nil }
      parts = String(decoding: object.path, as: UTF8.self).split(separator: "/") + parts
      if object.tree.elementsEqual(Self.fromProject) { return joined(parts) }
      guard object.tree.elementsEqual(Self.fromGroup) else { return nil }
      guard let parent = parents[id] else { return object.isFile ? nil : joined(parts) }
      id = parent
    }
    return nil
  }

  private func joined(_ parts: [Substring]) -> String? {
    var result = folder.split(separator: "/")
    for part in parts where part != "." {
      if part != ".." {
        result.append(part)
      } else if result.popLast() == nil {
        return nil
      }
    }
    return result.joined(separator: "/")
  }

  // MARK: Lines

  private static let file = Array("isa = PBXFileReference;".utf8)
  private static let path = Array("path = ".utf8)
  private static let tree = Array("sourceTree = ".utf8)
  private static let children = Array("children = (".utf8)
  private static let opening = Array("= {".utf8)
  private static let closing = Array("};".utf8)
  private static let fromGroup = Array("<group>".utf8)
  private static let fromProject = Array("SOURCE_ROOT".utf8)

  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var line = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    if line.last == UInt8(ascii: "\r") { line = line.dropLast() }
    return line
  }

  private static func holds(_ line: ArraySlice<UInt8>, _ text: [UInt8]) -> Bool { place(of: text, in: line) != nil }

  /// The place behind a text that stands at the beginning of a line or behind a blank.
  private static func place(of text: [UInt8], in line: ArraySlice<UInt8>) -> Int? {
    var index = line.startIndex
    while index + text.count <= line.endIndex {
      let isAtStart = index == line.startIndex || [UInt8(ascii: " "), UInt8(ascii: "{")].contains(line[index - 1])
      if line[index] == text[0], isAtStart, line[index..<index + text.count].elementsEqual(text) {
        return index + text.count
      }
      index += 1
    }
    return nil
  }

  /// The identifier that a line begins with.
  private static func first(_ line: ArraySlice<UInt8>) -> Name? {
    let id = line.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ",") }
    return id.isEmpty ? nil : Name(id)
  }

  /// What stands behind a key, without quotes.
  private static func value(_ key: [UInt8], in line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let start = place(of: key, in: line) else { return nil }
    let rest = line[start...]
    if rest.first == UInt8(ascii: "\"") { return rest.dropFirst().prefix { $0 != UInt8(ascii: "\"") } }
    return rest.prefix { $0 != UInt8(ascii: ";") }
  }
}
