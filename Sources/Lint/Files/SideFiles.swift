// What lies beside the code and what rules take from it: string tables, color sets, settings of projects. A file that is
// not read or not understood turns rules off, so it is a problem like a source that is not read.

import CurbcutFindings
import CurbcutSourceText
import CurbcutViews

/// The files beside the code of a root.
struct SideFiles {
  var tables: [StringsFile]
  var colourSets: [ColourSet]
  var settings: [SourceText]
  /// Files that are not read, or not as what they are.
  private(set) var problems: [Problem] = []

  init(_ found: Discovery.Files, root: String, prefix: String = "", jobs: Int?) {
    tables = Self.read(found.tables, root, prefix, jobs, &problems, Self.table)
    colourSets = Self.read(found.colourSets, root, prefix, jobs, &problems, Self.colourSet)
    settings = Self.read(found.projectSettings, root, prefix, jobs, &problems, Self.settings)
  }

  /// Reads tables of their own; what is not read of them is told elsewhere.
  static func tables(_ paths: [String], _ root: String, jobs: Int?) -> [StringsFile] {
    var problems: [Problem] = []
    return read(paths, root, "", jobs, &problems, table)
  }

  private static func read<Value: Sendable>(
    _ paths: [String], _ root: String, _ prefix: String, _ jobs: Int?, _ problems: inout [Problem],
    _ parse: @Sendable (SourceText) -> (Value?, String?)
  ) -> [Value] {
    if paths.isEmpty { return [] }
    let read = Parallel.map(paths.count, jobs: jobs) { index -> (value: Value?, problem: String?) in
      let path = Paths.join(root, paths[index])
      do throws(SystemError) {
        let text = try System.readFile(path, limit: LintRun.sizeLimit, followingLinks: false)
        return parse(SourceText(path: prefix + paths[index], padded: text.bytes, count: text.count))
      } catch {
        // A folder may lack the file that it is made for, and what a link leads to may be anybody's.
        guard System.kind(of: path, followingLinks: false) == .file else { return (nil, nil) }
        return (nil, "The file cannot be read: \(error.reason). What depends on it is not checked.")
      }
    }
    for (path, outcome) in zip(paths, read) {
      guard let message = outcome.problem else { continue }
      problems.append(Problem(path: prefix + path, range: nil, message: message))
    }
    return read.compactMap { $0.value }
  }

  // MARK: Kinds

  @Sendable static func table(_ source: SourceText) -> (StringsFile?, String?) {
    if let conflict = conflict(in: source) { return (nil, conflict) }
    let bytes = source.padded[..<source.count]
    if let table = StringsFile(path: source.path, bytes: bytes) { return (table, nil) }
    // What a build has made of a table; its source lies elsewhere.
    if bytes.starts(with: "bplist".utf8) { return (nil, nil) }
    return (nil, "The file is not a valid string table. What depends on it is not checked.")
  }

  @Sendable static func colourSet(_ source: SourceText) -> (ColourSet?, String?) {
    if let set = ColourSet(source) { return (set, nil) }
    return (
      nil, conflict(in: source) ?? "The file is not a valid color set. What depends on it is not checked."
    )
  }

  @Sendable static func settings(_ source: SourceText) -> (SourceText?, String?) {
    if let conflict = conflict(in: source) { return (nil, conflict) }
    guard source.path.hasSuffix(".pbxproj") else { return (source, nil) }
    let last = source.padded[..<source.count].last { !FastText.isSpace($0) }
    if last == UInt8(ascii: "}") || last == UInt8(ascii: ">") { return (source, nil) }
    return (nil, "The project file is truncated. What depends on it is not checked.")
  }

  /// Says that a merge has left its marks in a file.
  private static func conflict(in source: SourceText) -> String? {
    let sign = UInt8(ascii: "<")
    let place = source.padded[..<source.count].withUnsafeBufferPointer { bytes -> Int? in
      var index = 0
      while true {
        index = FastText.next(sign, or: sign, in: bytes, from: index)
        guard index + 7 < bytes.count else { return nil }
        if index == 0 || bytes[index - 1] == 0x0A, bytes[index + 7] == 0x20,
          bytes[index..<index + 7].allSatisfy({ $0 == sign })
        {
          return index
        }
        index += 1
      }
    }
    guard let place else { return nil }
    let line = source.padded[..<place].count { $0 == 0x0A } + 1
    return "Line \(line) has merge conflict markers, so the file is not read. What depends on it is not checked."
  }
}
