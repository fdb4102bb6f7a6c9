// Apps by which developers try a module, beside the app that people get: `Modules/Player/Examples/PlayerExample`.

import CurbcutSourceText
import CurbcutSyntax

/// The folders of a project that hold an example of one of its modules, when an app of the project lies elsewhere.
struct ExampleApps: Sendable {
  /// With a slash at the end.
  private var folders: [String] = []

  init(_ files: [FileViews]) {
    // A package is there for others, and its examples are all that it shows.
    var found: PathSet = []
    var hasOther = false
    for file in files where mayBeExample(file.path) {
      guard UnshownTypes.isRoot(file), let folder = Self.folder(of: file.path) else { continue }
      found.insert(folder)
    }
    guard !found.isEmpty, !UnshownTypes.isPackage(files) else { return }
    for file in files where UnshownTypes.isRoot(file) && Self.folder(of: file.path) == nil {
      hasOther = true
      break
    }
    if hasOther { folders = found.sorted() }
  }

  /// Whether a file belongs to an example.
  func contains(_ path: String) -> Bool { folders.contains { path.hasPrefix($0) } }

  /// The outermost folder of a path that is called an example.
  private static func folder(of path: String) -> String? {
    var end = path.utf8.startIndex
    while let slash = path.utf8[end...].firstIndex(of: UInt8(ascii: "/")) {
      if isExample(path.utf8[end..<slash]) { return String(path[...slash]) }
      end = path.utf8.index(after: slash)
    }
    return nil
  }

  /// `Example`, `Demos`, `PlayerSample`, `DemoApp`, `Example-iOS`.
  private static func isExample(_ folder: Substring.UTF8View) -> Bool {
    var words = Substring(folder).split { $0 == " " || $0 == "-" || $0 == "_" }
    if let last = words.last, words.count > 1, ["iOS", "App", "app"].contains(last) { words.removeLast() }
    guard var name = words.last else { return false }
    for end in ["iOS", "App"] where name.hasSuffix(end) && name.count > end.count {
      name = name.dropLast(end.count)
    }
    if ["example", "examples", "demo", "demos", "sample", "samples"].contains(name) { return true }
    return ["Example", "Examples", "Demo", "Demos", "Sample", "Samples"].contains { name.hasSuffix($0) }
  }
}

/// Whether a path may hold one of those words: most do not.
private func mayBeExample(_ path: String) -> Bool {
  var path = path
  return path.withUTF8 { bytes in
    var window: UInt32 = 0
    for byte in bytes {
      window = window << 8 | UInt32(byte | 0x20)
      // ampl (Example, Sample), demo
      if window == 0x616D_706C || window == 0x6465_6D6F { return true }
    }
    return false
  }
}
