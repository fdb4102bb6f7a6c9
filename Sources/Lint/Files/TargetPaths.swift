// Where the references of an Xcode project lead: through the groups around them. Asked only for names that several files
// share, since a project lists them by identifiers, and to follow all would take longer than to read the file.

import CurbcutSourceText
import CurbcutSymbols
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
    let source = source.padded[..<source.count]
    source.withUnsafeBufferPointer { read(Line(bytes: $0, range: 0..<$0.count), of: source) }
  }

  private mutating func read(_ text: Line, of source: ArraySlice<UInt8>) {
    var current: Name?
    var isInChildren = false
    text.forEachLine { line in
      if line.place(behind: Self.file) != nil {
        guard let id = line.first else { return }
        objects[id] = Object(
          path: source[line.value(Self.path) ?? 0..<0], tree: source[line.value(Self.tree) ?? 0..<0], isFile: true)
      } else if line.ends(with: Self.opening) {
        current = line.first
      } else if let id = current {
        if isInChildren {
          if line.starts(with: Self.childrenEnd) {
            isInChildren = false
          } else if let child = line.first {
            parents[child] = id
            if objects[id] == nil { objects[id] = Object() }
          }
        } else if line.starts(with: Self.children), line.range.count == Self.children.count {
          isInChildren = true
        } else if line.starts(with: Self.path) {
          objects[id, default: Object()].path = source[line.value(Self.path) ?? 0..<0]
        } else if line.starts(with: Self.tree) {
          objects[id, default: Object()].tree = source[line.value(Self.tree) ?? 0..<0]
        } else if line.starts(with: Self.closing), line.range.count == Self.closing.count {
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
  private static let childrenEnd = Array(")".utf8)
  private static let opening = Array("= {".utf8)
  private static let closing = Array("};".utf8)
  private static let fromGroup = Array("<group>".utf8)
  private static let fromProject = Array("SOURCE_ROOT".utf8)

  /// A part of the file, by its place: a project has tens of thousands of lines.
  private struct Line {
    let bytes: UnsafeBufferPointer<UInt8>
    var range: Range<Int>

    private func drop(while isDropped: (UInt8) -> Bool) -> Int {
      var index = range.lowerBound
      while index < range.upperBound, isDropped(bytes[index]) { index &+= 1 }
      return index
    }

    /// Without the blanks that lines begin with.
    func forEachLine(_ body: (Line) -> Void) {
      var start = range.lowerBound
      while start < range.upperBound {
        let stop = FastText.next(UInt8(ascii: "\n"), or: UInt8(ascii: "\n"), in: bytes, from: start)
        var line = Line(bytes: bytes, range: start..<stop)
        let text = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        let hasReturn = text < stop && bytes[stop - 1] == UInt8(ascii: "\r")
        line.range = text..<(hasReturn ? stop - 1 : stop)
        if !line.range.isEmpty { body(line) }
        start = stop + 1
      }
    }

    private func holds(_ text: [UInt8], at start: Int) -> Bool {
      guard start >= range.lowerBound, start + text.count <= range.upperBound else { return false }
      for index in text.indices where bytes[start &+ index] != text[index] { return false }
      return true
    }

    func starts(with text: [UInt8]) -> Bool { holds(text, at: range.lowerBound) }

    func ends(with text: [UInt8]) -> Bool { holds(text, at: range.upperBound - text.count) }

    /// The place behind a text that stands at the beginning of a line or behind a blank or a brace.
    func place(behind text: [UInt8]) -> Int? {
      text.withUnsafeBufferPointer { text in
        var start = range.lowerBound
        while start < range.upperBound,
          let found = FastText.place(of: text, in: UnsafeBufferPointer(rebasing: bytes[start..<range.upperBound]))
        {
          let index = start + found
          if index == range.lowerBound || bytes[index - 1] == UInt8(ascii: " ") || bytes[index - 1] == UInt8(ascii: "{")
          {
            return index + text.count
          }
          start = index + 1
        }
        return nil
      }
    }

    /// The identifier that it begins with.
    var first: Name? {
      let stop = drop { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ",") }
      return stop == range.lowerBound ? nil : Name(bytes[range.lowerBound..<stop])
    }

    /// Where what stands behind a key stands, without quotes.
    func value(_ key: [UInt8]) -> Range<Int>? {
      guard let start = place(behind: key) else { return nil }
      var rest = Line(bytes: bytes, range: start..<range.upperBound)
      let quote = UInt8(ascii: "\"")
      let isQuoted = !rest.range.isEmpty && bytes[start] == quote
      if isQuoted { rest.range = start + 1..<range.upperBound }
      return rest.range.lowerBound..<rest.drop { $0 != (isQuoted ? quote : UInt8(ascii: ";")) }
    }
  }
}
