// Shows a rule's page in a terminal. Only the Markdown that rule pages use is understood: headings, paragraphs, lists,
// quotes, fenced code, tables (left as they are), bold, emphasis, code and links.

/// Turns Markdown into text for a terminal.
public enum MarkdownText {
  /// The page as lines of at most `width` columns, except for code and tables, which are never broken.
  public static func bytes(_ markdown: String, style: TextStyle, width: Int = 80) -> [UInt8] {
    var renderer = Renderer(style: style, width: max(20, width))
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) { renderer.line(line) }
    renderer.finish()
    return renderer.out.bytes
  }
}

private struct Renderer {
  let style: TextStyle
  let width: Int
  var out = ByteWriter()
  /// Words of the paragraph or list item being collected.
  private var words: [String] = []
  /// What the first and the other lines of it begin with.
  private var lead = (first: "", rest: "")
  private var fence: String?
  private var hasOutput = false
  private var owesBlank = false

  init(style: TextStyle, width: Int) {
    self.style = style
    self.width = width
  }

  mutating func line(_ raw: Substring) {
    var raw = raw
    if raw.utf8.last == UInt8(ascii: "\r") { raw = raw.dropLast() }
    let trimmed = raw.drop { $0 == " " || $0 == "\t" }
    if let open = fence {
      if trimmed.hasPrefix(open), trimmed.allSatisfy({ $0 == open.first || $0 == " " }) {
        fence = nil
        owesBlank = true
      } else {
        write("    " + style.paint(DisplayText.neutral(expandTabs(raw)), .code))
      }
      return
    }
    if trimmed.hasPrefix("```") || trimmed.hasPrefix("~~~") {
      flush()
      owesBlank = true
      fence = String(trimmed.prefix(3))
      // The language tells a terminal nothing; a file's name tells the reader something.
      if let file = trimmed.split(separator: " ").first(where: { $0.hasPrefix("file=") }) {
        write("    " + style.paint(DisplayText.neutral(file.dropFirst(5) + ":"), .faint))
      }
      return
    }
    if trimmed.isEmpty {
      flush()
      owesBlank = true
      return
    }
    let hashes = trimmed.prefix { $0 == "#" }.count
    if (1...6).contains(hashes), trimmed.dropFirst(hashes).first == " " {
      flush()
      owesBlank = true
      heading(inline(trimmed.dropFirst(hashes + 1)), level: hashes)
      owesBlank = true
      return
    }
    if trimmed.hasPrefix("|") {
      flush()
      write(DisplayText.neutral(String(trimmed)))
      return
    }
    if let marker = listMarker(trimmed) {
      flush()
      let indent = String(repeating: " ", count: raw.utf8.count - trimmed.utf8.count)
      let bullet = marker.first?.isNumber == true ? String(marker) : "•"
      lead = (indent + bullet + " ", indent + String(repeating: " ", count: bullet.count + 1))
      add(trimmed.dropFirst(marker.count).drop { $0 == " " })
      return
    }
    if trimmed.hasPrefix(">") {
      if words.isEmpty { lead = ("│ ", "│ ") }
      add(trimmed.dropFirst().drop { $0 == " " })
      return
    }
    add(trimmed)
  }

  mutating func finish() { flush() }

  private mutating func heading(_ text: String, level: Int) {
    if style.color {
      write(style.paint(text, level == 1 ? .underline : .bold))
      return
    }
    write(text)
    if level <= 2 { write(String(repeating: level == 1 ? "=" : "-", count: DisplayText.width(text))) }
  }

  private func listMarker(_ text: Substring) -> Substring? {
    if text.hasPrefix("- ") || text.hasPrefix("* ") || text.hasPrefix("+ ") { return text.prefix(1) }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, digits.count < 4, text.dropFirst(digits.count).hasPrefix(". ") else { return nil }
    return text.prefix(digits.count + 1)
  }

  private mutating func add(_ text: Substring) {
    words += text.split(separator: " ").map(String.init)
  }

  /// Writes the collected paragraph, broken at the width.
  private mutating func flush() {
    defer {
      words = []
      lead = ("", "")
    }
    guard !words.isEmpty else { return }
    // Marks can span words, so they are resolved in the whole and the breaks are found in what is seen of it.
    let plain = inlinePieces(words.joined(separator: " ")[...])
    var line = lead.first
    var column = DisplayText.width(lead.first)
    var isLineStart = true
    for word in Self.words(of: plain) {
      let length = word.reduce(0) { $0 + DisplayText.width($1.text) }
      if !isLineStart, column + 1 + length > width {
        write(line)
        line = lead.rest
        column = DisplayText.width(lead.rest)
        isLineStart = true
      }
      if !isLineStart {
        line += " "
        column += 1
      }
      for piece in word { line += paint(piece) }
      column += length
      isLineStart = false
    }
    write(line)
  }

  private mutating func write(_ line: String) {
    if owesBlank, hasOutput { out += "\n" }
    owesBlank = false
    hasOutput = true
    out += line + "\n"
  }

  private func expandTabs(_ text: Substring) -> String {
    text.reduce(into: "") { $0 += $1 == "\t" ? "    " : String($1) }
  }

  // MARK: Inside a line

  private enum Mark { case plain, bold, emphasis, code }

  private struct Piece {
    var text: String
    var mark: Mark
  }

  private func paint(_ piece: Piece) -> String {
    switch piece.mark {
    case .plain: piece.text
    case .bold: style.paint(piece.text, .bold)
    case .emphasis: style.paint(piece.text, .bold)
    case .code: style.color ? style.paint(piece.text, .code) : piece.text
    }
  }

  private func inline(_ text: Substring) -> String { inlinePieces(text).map(\.text).joined() }

  /// Cuts pieces at blanks, keeping together what is not divided by one.
  private static func words(of pieces: [Piece]) -> [[Piece]] {
    var result: [[Piece]] = []
    var current: [Piece] = []
    for piece in pieces {
      let parts = piece.text.split(separator: " ", omittingEmptySubsequences: false)
      for (position, part) in parts.enumerated() {
        if position > 0, !current.isEmpty {
          result.append(current)
          current = []
        }
        if !part.isEmpty { current.append(Piece(text: String(part), mark: piece.mark)) }
      }
    }
    if !current.isEmpty { result.append(current) }
    return result
  }

  private func inlinePieces(_ text: Substring) -> [Piece] {
    var pieces: [Piece] = []
    var plain = ""
    var rest = DisplayText.neutral(String(text))[...]
    func closing(_ mark: String) -> (inner: Substring, after: Substring)? {
      let body = rest.dropFirst(mark.count)
      var position = body.startIndex
      while position < body.endIndex {
        if body[position...].hasPrefix(mark), position > body.startIndex {
          return (body[..<position], body[position...].dropFirst(mark.count))
        }
        position = body.index(after: position)
      }
      return nil
    }
    func take(_ text: Substring, _ mark: Mark, _ after: Substring) {
      if !plain.isEmpty { pieces.append(Piece(text: plain, mark: .plain)) }
      plain = ""
      // Without colours code keeps its marks: names and words of the language stay apart.
      let shown = mark == .code && !style.color ? "`\(text)`" : String(text)
      pieces.append(Piece(text: shown, mark: mark))
      rest = after
    }
    while let character = rest.first {
      if character == "\\", let next = rest.dropFirst().first, next.isPunctuation || next.isSymbol {
        plain.append(next)
        rest = rest.dropFirst(2)
      } else if character == "`" {
        let mark = String(rest.prefix { $0 == "`" })
        if let (inner, after) = closing(mark) {
          take(inner, .code, after)
        } else {
          plain += mark; rest = rest.dropFirst(mark.count)
        }
      } else if rest.hasPrefix("**"), let (inner, after) = closing("**") {
        take(inner, .bold, after)
      } else if character == "*", rest.dropFirst().first != " ", let (inner, after) = closing("*") {
        take(inner, .emphasis, after)
      } else if character == "[", let link = link(rest) {
        plain += link.text == link.target ? link.text : "\(link.text) (\(link.target))"
        rest = link.after
      } else {
        plain.append(character)
        rest = rest.dropFirst()
      }
    }
    if !plain.isEmpty { pieces.append(Piece(text: plain, mark: .plain)) }
    return pieces
  }

  private func link(_ text: Substring) -> (text: String, target: String, after: Substring)? {
    guard let close = text.firstIndex(of: "]"), text[close...].dropFirst().first == "(" else { return nil }
    let target = text[close...].dropFirst(2)
    guard let end = target.firstIndex(of: ")") else { return nil }
    let label = text[text.index(after: text.startIndex)..<close]
    return (String(label), String(target[..<end]), target[end...].dropFirst())
  }
}
