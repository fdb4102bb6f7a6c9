// Code that a message names: on one line and short, so that the sentence around it can be read.

import CurbcutSyntax

public enum CodeInMessage {
  /// Longer code loses the arguments of its calls: `resolve(…)`.
  private static let longest = 40
  /// What is still longer then is cut off.
  private static let most = 60

  /// The code on one line, as it can be pasted.
  public static func oneLine(_ code: String) -> String {
    guard code.utf8.contains(where: { $0 == 10 || $0 == 13 || $0 == 9 }) else { return code }
    var result = ""
    for line in code.split(whereSeparator: \.isNewline) {
      let words = line.drop { $0 == " " || $0 == "\t" }
      // A chain goes on: `model` and `.name` on the next line.
      let isChained = words.first == "." && result.last.map { isName($0) || ")]}".contains($0) } == true
      let isTight = result.last.map { "([".contains($0) } == true || words.first.map { ")]".contains($0) } == true
      if !result.isEmpty, !isChained, !isTight { result += " " }
      result += words.replacing("\t", with: " ")
      while result.last == " " { result.removeLast() }
    }
    return result
  }

  /// The code as a message names it.
  public static func short(_ code: String) -> String {
    let line = oneLine(code)
    guard line != code || line.count > longest else { return line }
    let reduced = withoutArguments(line)
    return reduced.count > most ? reduced.prefix(most - 1) + "…" : reduced
  }

  /// The code without the arguments of its calls; where that is still long, its beginning up to the end of a word.
  static func brief(_ line: String) -> String {
    let reduced = withoutArguments(line)
    guard reduced.count > most else { return reduced }
    let kept = reduced.prefix(most - 2)
    guard let end = kept.lastIndex(of: " ") ?? kept.lastIndex(where: { !isName($0) }) else { return kept + "…" }
    let words = kept[..<end]
    return (kept[end] == " " ? words + " " : words + String(kept[end])) + "…"
  }

  /// `resolve(state: .on) { $0.name }` as `resolve(…) { … }`; what stands in strings is left alone.
  private static func withoutArguments(_ code: String) -> String {
    var result = ""
    /// What ends the parentheses and braces that are open, from the outermost one of a call on.
    var ends: [Character] = []
    var isInString = false
    var before: Character = " "
    for character in code {
      if character == "\"", before != "\\" { isInString.toggle() }
      let opens = !isInString && (character == "{" || character == "(" && (!ends.isEmpty || isName(before)))
      if !isInString, character == ends.last {
        ends.removeLast()
        if ends.isEmpty {
          // `reload()` has nothing to leave out.
          if before != "(" { result += character == "}" ? " … " : "…" }
          result.append(character)
        }
      } else {
        if ends.isEmpty { result.append(character) }
        if opens { ends.append(character == "(" ? ")" : "}") }
      }
      before = character
    }
    return result
  }

  private static func isName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "`"
  }
}

extension Tree {
  /// The code of a node, as a message names it: `isOn` of `self.isOn`.
  public func codeInMessage(_ node: NodeID) -> String {
    let code = CodeInMessage.short(sourceText(node))
    return code.hasPrefix("self.") ? String(code.dropFirst(5)) : code
  }
}
