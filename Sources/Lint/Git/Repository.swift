// Where git keeps its files for a working tree; worktrees and submodules have a `.git` file instead of a directory.

extension Root {
  /// Where a root is below the top of its git working tree, with a slash at the end; empty when they are the same.
  public static func prefixInRepository(_ root: String) -> String {
    guard let repository = Repository.around(root), repository.top.utf8.count < root.utf8.count else { return "" }
    return Paths.relative(root, to: repository.top) + "/"
  }
}

/// The git repository around a directory, as far as reading ignore rules needs it.
struct Repository: Sendable {
  /// The working tree's top directory, absolute.
  var top: String
  /// Where this working tree's index lies.
  var directory: String
  /// Where the parts shared by all working trees lie.
  var commonDirectory: String

  /// The nearest repository whose working tree holds `directory`.
  static func around(_ directory: String) -> Repository? {
    var top = directory
    while true {
      if let repository = Repository(top: top) { return repository }
      if top == "/" || top.isEmpty { return nil }
      top = Paths.parent(top)
    }
  }

  init?(top: String) {
    let entry = Paths.join(top, ".git")
    guard let kind = System.kind(of: entry) else { return nil }
    self.top = top
    if kind == .directory {
      directory = entry
      commonDirectory = entry
      return
    }
    guard let line = Self.firstLine(of: entry), line.hasPrefix("gitdir:") else { return nil }
    let target = line.dropFirst("gitdir:".count).drop { $0 == " " }
    directory = Paths.absolute(String(target), from: top)
    commonDirectory = directory
    if let common = Self.firstLine(of: Paths.join(directory, "commondir")) {
      commonDirectory = Paths.absolute(common, from: directory)
    }
  }

  /// The rules that are nobody else's business.
  var excludePath: String { Paths.join(commonDirectory, "info/exclude") }

  /// Attributes of paths that are nobody else's business.
  var attributesPath: String { Paths.join(commonDirectory, "info/attributes") }

  /// The tracked Swift files, or nil when they cannot be told cheaply.
  func index() -> GitIndex? {
    guard var file = try? System.readFile(Paths.join(directory, "index"), limit: 1 << 28) else { return nil }
    file.bytes.removeLast(file.bytes.count - file.count)
    return GitIndex(file.bytes, hashLength: usesLongHashes ? 32 : 20)
  }

  var indexMayBeOfOtherForm: Bool {
    guard let file = try? System.readFile(Paths.join(directory, "index"), limit: 1 << 28) else { return false }
    return GitIndex.mayBeOfOtherForm(Array(file.bytes[..<file.count]))
  }

  var usesLongHashes: Bool {
    guard let file = try? System.readFile(Paths.join(commonDirectory, "config"), limit: 1 << 20) else { return false }
    let text = String(decoding: file.bytes[..<file.count], as: UTF8.self).lowercased()
    return text.split(separator: "\n").contains { line in
      line.drop(while: \.isWhitespace).hasPrefix("objectformat") && line.hasSuffix("sha256")
    }
  }

  private static func firstLine(of path: String) -> String? {
    guard let file = try? System.readFile(path, limit: 1 << 16) else { return nil }
    let line = file.bytes[..<file.count].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
  }
}
