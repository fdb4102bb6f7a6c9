// Paths as text: joining, tidying and comparing.

/// Arithmetic on `/`-separated paths.
public enum Paths {
  /// `path` made absolute against `base` and freed of `.`, `..` and doubled slashes, by its letters alone.
  public static func absolute(_ path: String, from base: String) -> String {
    var parts: [Substring] = []
    let full = path.utf8.first == UInt8(ascii: "/") ? path : base + "/" + path
    for part in full.split(separator: "/") where part != "." {
      if part == ".." {
        if !parts.isEmpty { parts.removeLast() }
      } else {
        parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// `directory/name`; an empty directory gives the name alone.
  public static func join(_ directory: String, _ name: String) -> String {
    if directory.isEmpty { return name }
    if name.isEmpty { return directory }
    return directory.utf8.last == UInt8(ascii: "/") ? directory + name : directory + "/" + name
  }

  /// The directory a path stands in: "/" for a name at the top of an absolute path, "" for a bare name.
  public static func parent(_ path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// What stands behind the last slash.
  public static func lastComponent(_ path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// Whether a file that is to be written is a link of a folder's to somewhere else.
  public static func leadsOutside(_ path: String, of folder: String) -> Bool {
    guard System.kind(of: path, followingLinks: false) == .symbolicLink,
      let parent = System.realPath(Paths.parent(path)), isInside(parent, folder),
      let target = try? System.destination(of: path)
    else { return false }
    return !isInside(target, folder)
  }

  /// Whether an absolute path is `directory` or lies below it.
  public static func isInside(_ path: String, _ directory: String) -> Bool {
    let path = path.utf8
    let directory = directory.utf8
    if directory.count == 1 { return true }
    guard path.starts(with: directory) else { return false }
    return path.count == directory.count || path.dropFirst(directory.count).first == UInt8(ascii: "/")
  }

  /// The way from the directory `base` to `path`, both absolute and tidy; "." when they are the same.
  public static func relative(_ path: String, to base: String) -> String {
    let target = path.split(separator: "/")
    let origin = base.split(separator: "/")
    var shared = 0
    while shared < target.count, shared < origin.count, target[shared].utf8.elementsEqual(origin[shared].utf8) {
      shared += 1
    }
    let up = Array(repeating: "..", count: origin.count - shared)
    let result = (up + target[shared...].map(String.init)).joined(separator: "/")
    return result.isEmpty ? "." : result
  }
}
