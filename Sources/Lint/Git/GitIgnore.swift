// The patterns of `.gitignore` files (gitignore(5)): parsed once, matched against bytes of paths.

/// One line of an ignore file.
struct IgnorePattern: Sendable {
  /// Written with `!`: takes a path back in.
  var negated = false
  /// Written with a slash at the end: only directories match.
  var directoryOnly = false
  /// Holds a slash elsewhere: matched against the whole path below the ignore file, otherwise against the name alone.
  var anchored = false
  /// What the path begins with, when the first special characters are `**` in the middle of a name: git cuts off the
  /// plain beginning before it looks for them, and so `a**/b` also matches `ab` and `ax/y/b`.
  var plainBeginning: [UInt8] = []
  var segments: [Segment] = []
  /// The byte that each path ends with that may match; 0 where any may.
  var ending: UInt8 = 0

  /// What stands between two slashes.
  enum Segment: Sendable, Equatable {
    /// No special character, backslashes resolved.
    case literal([UInt8])
    /// `*` and a literal: by far the most frequent pattern, `*.xcuserstate`.
    case suffix([UInt8])
    case glob([UInt8])
    /// `**`: any number of directories.
    case anyDepth
  }

  /// Reads one line without its line break; nil for blank lines, comments and patterns that can match nothing.
  init?(line: ArraySlice<UInt8>) {
    var line = line
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    // Blanks at the end go, unless a backslash holds them.
    while line.last == UInt8(ascii: " ") {
      let backslashes = line.dropLast().reversed().prefix { $0 == UInt8(ascii: "\\") }.count
      if backslashes % 2 == 1 { break }
      line.removeLast()
    }
    if line.isEmpty || line.first == UInt8(ascii: "#") { return nil }
    if line.first == UInt8(ascii: "!") {
      negated = true
      line.removeFirst()
    }
    if line.last == UInt8(ascii: "/") {
      directoryOnly = true
      line.removeLast()
    }
    guard !line.isEmpty else { return nil }
    anchored = line.contains(UInt8(ascii: "/"))
    if line.first == UInt8(ascii: "/") { line.removeFirst() }
    guard !line.isEmpty else { return nil }
    if anchored, let special = line.firstIndex(where: Self.isSpecial), special > line.startIndex,
      line[special - 1] != UInt8(ascii: "/"), line[special...].starts(with: "**".utf8),
      special + 2 == line.endIndex || line[special + 2] == UInt8(ascii: "/")
    {
      plainBeginning = Array(line[..<special])
      line = line[special...]
    }
    segments = line.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map {
      Self.segment($0, anchored: anchored)
    }
    switch segments.last {
    case .literal(let text)?, .suffix(let text)?: ending = text.last ?? 0
    case .glob?, .anyDepth?, nil: break
    }
  }

  private static func segment(_ text: ArraySlice<UInt8>, anchored: Bool) -> Segment {
    if anchored, text.elementsEqual("**".utf8) { return .anyDepth }
    if !text.contains(where: isSpecial) { return .literal(Array(text)) }
    if text.first == UInt8(ascii: "*"), !text.dropFirst().contains(where: isSpecial) {
      return .suffix(Array(text.dropFirst()))
    }
    return .glob(Array(text))
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "*") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "\\")
  }

  /// Whether the pattern matches `path`, which is relative to the directory of the ignore file.
  func matches(_ path: ArraySlice<UInt8>, isDirectory: Bool) -> Bool {
    matches(path, name: Self.name(of: path), isDirectory: isDirectory)
  }

  /// What stands behind the last slash of a path.
  static func name(of path: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    path.lastIndex(of: UInt8(ascii: "/")).map { path[($0 + 1)...] } ?? path
  }

  /// The same where the name that the path ends with is known.
  func matches(_ path: ArraySlice<UInt8>, name: ArraySlice<UInt8>, isDirectory: Bool) -> Bool {
    if directoryOnly && !isDirectory { return false }
    if !anchored { return Self.matches(segments[0], name) }
    guard path.starts(with: plainBeginning) else { return false }
    let path = path.dropFirst(plainBeginning.count)
    return matchesAnchored(path)
  }

  /// Matches segment by segment. On failure only the last `**` is widened: the earlier ones cannot do better.
  private func matchesAnchored(_ path: ArraySlice<UInt8>) -> Bool {
    var segment = 0
    // Where a part begins. No list of them is made: most patterns of a file are asked about each path of a project.
    var part = path.startIndex
    var restart: (segment: Int, part: Int)?
    while part <= path.endIndex {
      let end = Self.end(of: part, in: path)
      if segment < segments.count {
        if segments[segment] == .anyDepth {
          // At the end it stands for what is inside a directory, not for the directory.
          if segment == segments.count - 1 { return true }
          restart = (segment, part)
          segment += 1
          continue
        }
        if Self.matches(segments[segment], path[part..<end]) {
          segment += 1
          part = end + 1
          continue
        }
      }
      guard let last = restart else { return false }
      part = Self.end(of: last.part, in: path) + 1
      restart = (last.segment, part)
      segment = last.segment + 1
    }
    return segment == segments.count
  }

  /// Where the part of a path ends that begins at `part`.
  private static func end(of part: Int, in path: ArraySlice<UInt8>) -> Int {
    path[part...].firstIndex(of: UInt8(ascii: "/")) ?? path.endIndex
  }

  private static func matches(_ segment: Segment, _ name: ArraySlice<UInt8>) -> Bool {
    switch segment {
    case .literal(let text): name.elementsEqual(text)
    case .suffix(let text): name.count >= text.count && name.suffix(text.count).elementsEqual(text)
    case .glob(let pattern): Glob.matches(pattern, name)
    case .anyDepth: true
    }
  }
}

/// Matching of one path segment with `*`, `?`, `[…]` and backslashes, byte by byte as git does.
enum Glob {
  /// Whether the whole name matches. Takes at most pattern × name steps: only the last `*` is ever widened.
  static func matches(_ pattern: [UInt8], _ name: ArraySlice<UInt8>) -> Bool {
    var p = 0
    var n = name.startIndex
    var restart: (p: Int, n: Int)?
    while n < name.endIndex {
      if p < pattern.count, pattern[p] == UInt8(ascii: "*") {
        restart = (p, n)
        p += 1
        continue
      }
      if p < pattern.count, let next = step(pattern, p, name[n]) {
        p = next
        n += 1
        continue
      }
      guard let last = restart else { return false }
      restart = (last.p, last.n + 1)
      p = last.p + 1
      n = last.n + 1
    }
    while p < pattern.count, pattern[p] == UInt8(ascii: "*") { p += 1 }
    return p == pattern.count
  }

  /// The position behind the pattern element at `p` if that element matches the byte.
  private static func step(_ pattern: [UInt8], _ p: Int, _ byte: UInt8) -> Int? {
    switch pattern[p] {
    case UInt8(ascii: "?"): return p + 1
    case UInt8(ascii: "\\"):
      guard p + 1 < pattern.count else { return nil }
      return pattern[p + 1] == byte ? p + 2 : nil
    case UInt8(ascii: "["): return bracket(pattern, p, byte)
    default: return pattern[p] == byte ? p + 1 : nil
    }
  }

  /// A bracket expression; one that is never closed matches nothing.
  private static func bracket(_ pattern: [UInt8], _ start: Int, _ byte: UInt8) -> Int? {
    var p = start + 1
    var inverted = false
    if p < pattern.count, pattern[p] == UInt8(ascii: "!") || pattern[p] == UInt8(ascii: "^") {
      inverted = true
      p += 1
    }
    var found = false
    var isFirst = true
    while p < pattern.count {
      if pattern[p] == UInt8(ascii: "]"), !isFirst { return found != inverted ? p + 1 : nil }
      isFirst = false
      if pattern[p] == UInt8(ascii: "["), p + 1 < pattern.count, pattern[p + 1] == UInt8(ascii: ":"),
        let (name, end) = className(pattern, p + 2)
      {
        guard let isMember = classes[name] else { return nil }
        if isMember(byte) { found = true }
        p = end
        continue
      }
      guard let (low, afterLow) = member(pattern, p) else { return nil }
      p = afterLow
      if p + 1 < pattern.count, pattern[p] == UInt8(ascii: "-"), pattern[p + 1] != UInt8(ascii: "]") {
        guard let (high, afterHigh) = member(pattern, p + 1) else { return nil }
        if low <= byte, byte <= high { found = true }
        p = afterHigh
      } else if low == byte {
        found = true
      }
    }
    return nil
  }

  private static func member(_ pattern: [UInt8], _ p: Int) -> (UInt8, Int)? {
    if pattern[p] != UInt8(ascii: "\\") { return (pattern[p], p + 1) }
    return p + 1 < pattern.count ? (pattern[p + 1], p + 2) : nil
  }

  private static func className(_ pattern: [UInt8], _ start: Int) -> (String, Int)? {
    var p = start
    while p + 1 < pattern.count {
      if pattern[p] == UInt8(ascii: ":"), pattern[p + 1] == UInt8(ascii: "]") {
        return (String(decoding: pattern[start..<p], as: UTF8.self), p + 2)
      }
      p += 1
    }
    return nil
  }

  private static let classes: [String: @Sendable (UInt8) -> Bool] = [
    "alpha": isLetter,
    "digit": isDigit,
    "alnum": { isLetter($0) || isDigit($0) },
    "upper": { (0x41...0x5A).contains($0) },
    "lower": { (0x61...0x7A).contains($0) },
    "space": { $0 == 0x20 || (0x09...0x0D).contains($0) },
    "blank": { $0 == 0x20 || $0 == 0x09 },
    "cntrl": { $0 < 0x20 || $0 == 0x7F },
    "print": { (0x20...0x7E).contains($0) },
    "graph": { (0x21...0x7E).contains($0) },
    "punct": { (0x21...0x7E).contains($0) && !isLetter($0) && !isDigit($0) },
    "xdigit": { isDigit($0) || (0x41...0x46).contains($0) || (0x61...0x66).contains($0) },
  ]

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}

/// The patterns of one ignore file and the directory they count from.
struct IgnoreFile: Sendable {
  /// Length of the directory's path with its slash, in the paths that will be asked about.
  var baseLength: Int
  var patterns: [IgnorePattern]

  init(baseLength: Int, text: ArraySlice<UInt8>) {
    self.baseLength = baseLength
    var text = text
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
    patterns = text.split(separator: UInt8(ascii: "\n")).compactMap(IgnorePattern.init(line:))
  }

  /// true: ignored; false: taken back in; nil: no pattern of this file says anything. The last pattern wins.
  func verdict(_ path: [UInt8], isDirectory: Bool) -> Bool? {
    let below = path[baseLength...]
    let name = IgnorePattern.name(of: below)
    let ending = below.last ?? 0
    // Read where they lie: each path of a project is held against most patterns, and ends otherwise than most.
    var index = patterns.count
    while index > 0 {
      index -= 1
      if patterns[index].ending != 0, patterns[index].ending != ending { continue }
      if patterns[index].matches(below, name: name, isDirectory: isDirectory) { return !patterns[index].negated }
    }
    return nil
  }
}
