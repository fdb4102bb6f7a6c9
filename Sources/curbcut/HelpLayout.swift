// Lays help out: paragraphs and tables of options for a terminal of any width, and as a manual page.

import CurbcutLint

/// One help text, taken apart. It is written with options on the left and their meaning in a column on the right.
struct HelpLayout {
  struct Line: Equatable {
    var indent: Int
    /// A paragraph, or what stands on the left.
    var text: String
    /// What stands on the right and where it begins; nil for a paragraph.
    var right: String?
    var column = 0
    var isBlank: Bool { text.isEmpty }
  }

  private(set) var lines: [Line] = []

  init(_ text: String) {
    for raw in text.split(separator: "\n", omittingEmptySubsequences: false) { add(String(raw)) }
    while lines.last?.isBlank == true { lines.removeLast() }
  }

  private mutating func add(_ raw: String) {
    let indent = raw.prefix { $0 == " " }.count
    let content = String(raw.dropFirst(indent))
    if content.isEmpty { return lines.append(Line(indent: 0, text: "")) }
    if let last = lines.last, !last.isBlank {
      let index = lines.count - 1
      // A meaning goes on in its column, or begins there when what it explains is long.
      if let right = last.right, indent == last.column {
        lines[index].right = right + " " + content
        return
      }
      if last.right == nil, indent >= 20 {
        lines[index].right = content
        lines[index].column = indent
        return
      }
      let isList = last.text.hasPrefix("Options:") && indent == last.indent + 9
      let goesOn =
        indent == last.indent && indent == 0 && !last.text.hasSuffix(":")
        && !["Usage:", "Options:", "Status:"].contains { content.hasPrefix($0) }
      if last.right == nil, isList || goesOn || last.text.hasPrefix("Options:") && indent > 8 {
        lines[index].text += " " + content
        return
      }
    }
    if let gap = content.ranges(of: "  ").first {
      let left = String(content[..<gap.lowerBound])
      let right = content[gap.lowerBound...].drop { $0 == " " }
      lines.append(
        Line(indent: indent, text: left, right: String(right), column: indent + content.count - right.count))
    } else {
      lines.append(Line(indent: indent, text: content))
    }
  }

  // MARK: Terminal

  /// The text for a terminal of a width in columns.
  func text(width: Int) -> String {
    var out = ""
    for line in lines {
      let margin = String(repeating: " ", count: line.indent)
      guard let right = line.right else {
        let isUsage = line.text.hasPrefix("Usage:") || line.indent > 0 && line.text.hasPrefix("curbcut ")
        let hanging = line.indent + (isUsage ? line.text.hasPrefix("Usage:") ? 15 : 8 : 0)
        out += Self.wrapped(margin + line.text, width, hanging: hanging)
        continue
      }
      let column = min(line.column, max(24, width - 40))
      let left = margin + line.text
      if left.count + 2 > column {
        out += Self.wrapped(left, width, hanging: line.indent + 8)
        out += Self.wrapped(String(repeating: " ", count: column) + right, width, hanging: column)
      } else {
        out += Self.wrapped(
          left + String(repeating: " ", count: column - left.count) + right, width, hanging: column)
      }
    }
    return out
  }

  /// Lines of at most `width` columns, as far as the words allow; all but the first begin in a column.
  private static func wrapped(_ text: String, _ width: Int, hanging: Int) -> String {
    var out = ""
    var rest = text[...]
    var isFirst = true
    while !rest.isEmpty || isFirst {
      let margin = isFirst ? "" : String(repeating: " ", count: hanging)
      let room = max(20, width - margin.count)
      var line = rest
      if rest.count > room {
        let fitting = rest.prefix(room + 1)
        let start = isFirst ? fitting.firstIndex { $0 != " " } ?? fitting.startIndex : fitting.startIndex
        line = fitting[start...].lastIndex(of: " ").map { rest[..<$0] } ?? rest.prefix { $0 != " " }
        if line.isEmpty { line = rest }
      }
      rest = rest[line.endIndex...].drop { $0 == " " }
      while line.last == " " { line = line.dropLast() }
      out += margin + line + "\n"
      isFirst = false
    }
    return out
  }

  // MARK: Manual page

  /// The text as a part of a manual page, in the macros of `man`.
  var roff: String {
    var out = ""
    for line in lines {
      let text = Self.escaped(line.text)
      if line.isBlank {
        continue
      } else if let right = line.right {
        out += ".TP\n\\fB\(Self.escaped(Self.withoutUsage(line.text)))\\fR\n\(Self.escaped(right))\n"
      } else if line.text.hasPrefix("Usage: ") || line.indent > 0 && line.text.hasPrefix("curbcut ") {
        out += ".PP\n\\fB\(Self.escaped(Self.withoutUsage(line.text)))\\fR\n"
      } else if line.indent == 0, line.text.hasSuffix(":") {
        out += ".SS \"\(text.dropLast())\"\n"
      } else {
        out += ".PP\n\(text)\n"
      }
    }
    return out
  }

  private static func withoutUsage(_ text: String) -> String {
    text.hasPrefix("Usage: ") ? String(text.dropFirst(7)) : text
  }

  /// Text in which nothing is taken for a command or another character.
  static func escaped(_ text: String) -> String {
    var out = ""
    for character in text {
      switch character {
      case "\\": out += "\\e"
      case "-": out += "\\-"
      case "'": out += "\\(aq"
      case "`": out += "\\(ga"
      case "\"": out += "\\(dq"
      case "…": out += "..."
      case "×": out += "\\(mu"
      case "‹": out += "\\(fo"
      case "›": out += "\\(fc"
      default: out.append(character)
      }
    }
    return out.hasPrefix(".") ? "\\&" + out : out
  }
}

extension Help {
  /// Help for a command as it is printed; `width` in columns.
  static func printed(_ command: String?, width: Int) -> String {
    HelpLayout(text(command)).text(width: min(max(width, 60), 120))
  }

  /// The manual page: the overview, then each command.
  static var manual: String {
    var out = ".TH CURBCUT 1 \"\" \"\(Version.tool) \(Version.number)\" \"User Commands\"\n"
    out += ".SH NAME\n\(Version.tool) \\- find accessibility barriers in Swift views\n.SH OVERVIEW\n"
    out += HelpLayout(text(nil)).roff
    for command in ArgumentParser.commands where command != "help" && command != "version" {
      out += ".SH \"\(Version.tool.uppercased()) \(command.uppercased())\"\n" + HelpLayout(text(command)).roff
    }
    return out
  }
}
