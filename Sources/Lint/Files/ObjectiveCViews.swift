// Views and controllers that a project implements in Objective-C: no rule reads them, so an audit counts them. Only the
// lines that declare classes are looked at.

import CurbcutSourceText

/// Classes of a root in Objective-C that people meet.
public enum ObjectiveCViews {
  /// A class and the file that implements it, from the root.
  public struct View: Sendable, Hashable {
    public var name: String
    public var path: String
  }

  /// The classes whose direct subclasses count.
  private static let bases: Set<String> = ["UIView", "UIViewController", "UITableViewCell", "UICollectionViewCell"]

  /// Those below a root, in the order of their files. A file that cannot be read has none.
  public static func below(_ root: String) -> [View] {
    let discovery = Discovery(root: root)
    discovery.wantsObjectiveC = true
    var result: [View] = []
    for path in discovery.walk().objectiveC {
      let text = lines(Paths.join(root, path))
      let implemented = text.compactMap { words(of: $0, behind: "@implementation") }.filter { $0.count == 1 }
      guard !implemented.isEmpty else { continue }
      var declared = interfaces(in: text)
      for words in implemented {
        if declared[words[0]] == nil { add(headersOf(words[0], beside: path), root, to: &declared) }
        if let base = declared[words[0]], bases.contains(base) { result.append(View(name: words[0], path: path)) }
      }
    }
    return result
  }

  /// Where the interface of a class may stand: the header of the file, and one called like the class.
  private static func headersOf(_ name: String, beside path: String) -> [String] {
    let stem = path.hasSuffix(".mm") ? path.dropLast(3) : path.dropLast(2)
    let own = Paths.join(Paths.parent("/" + path), name).dropFirst() + ".h"
    return stem + ".h" == own ? [String(own)] : [stem + ".h", String(own)]
  }

  private static func add(_ headers: [String], _ root: String, to declared: inout [String: String]) {
    for header in headers {
      // A link of the tree may lead to files of the user's.
      let absolute = Paths.join(root, header)
      guard System.kind(of: absolute, followingLinks: false) == .file else { continue }
      declared.merge(interfaces(in: lines(absolute))) { own, _ in own }
    }
  }

  /// `@interface Row : UIView`, by the name of the class; categories declare none.
  private static func interfaces(in lines: [Substring]) -> [String: String] {
    var result: [String: String] = [:]
    for line in lines {
      guard let words = words(of: line, behind: "@interface"), words.count > 2, words[1] == ":" else { continue }
      result[words[0]] = words[2]
    }
    return result
  }

  private static func lines(_ path: String) -> [Substring] {
    guard let file = try? System.readFile(path, limit: 1 << 22) else { return [] }
    return String(decoding: file.bytes[..<file.count], as: UTF8.self).split(whereSeparator: \.isNewline)
      .filter { $0.first == "@" }
  }

  /// The names and signs behind a keyword at the beginning of a line; nil where another stands there.
  private static func words(of line: Substring, behind keyword: String) -> [String]? {
    guard line.hasPrefix(keyword), line.dropFirst(keyword.count).first?.isWhitespace == true else { return nil }
    var words: [String] = []
    var word = ""
    for character in line.dropFirst(keyword.count) {
      let isWord = character.isLetter || character.isNumber || character == "_"
      if isWord {
        word.append(character)
        continue
      }
      if !word.isEmpty { words.append(word) }
      word = ""
      if character == "/" || character == "{" { break }
      if !character.isWhitespace { words.append(String(character)) }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }
}
