// What people read is in the field's words: no phrase of this table is in messages, helps, reports, titles of pages, the
// README or the documents, and no public name has one of its words.

import Foundation
import Testing

@Suite struct WordingTests {
  /// Whole phrases, in small letters, that read like a translation. Beside each, what to write.
  private static let refused: KeyValuePairs<String, String> = [
    "mend ": "fix", "mends ": "fixes", "mending ": "fixing",
    "judge": "check", "could not be judged": "not checked",
    "told apart": "distinguish, or say what is no longer reported",
    "is told": "announce, expose", "are told": "announce, expose", "not told": "not announced",
    "nobody": "no one, or name who", "somebody": "someone, people", "everybody": "everyone", "whoever": "people who",
    "drawing of": "the symbol's built-in name", "reads its drawing": "reads its built-in name",
    "only the look": "only visual", "keeps the look": "looks the same",
    "by hand": "manual, custom", "what first": "Priorities", "whom it keeps out": "Who is affected",
    "after a look at": "scanned", "read over": "review",
    "known to the baseline": "in the baseline", "the baseline knows": "in the baseline",
    "finds nothing of what": "no match", "asked about": "applies to", "only by its number": "Show numbers",
    "means nothing to": "has no option", "counts for a whole run": "is only allowed in the root configuration",
    "belongs into": "belongs in", "goes without": "skips", "goes with no": "cannot be combined with",
    "knows one word": "Usage:", "knows two words": "Usage:",
    "stands at": "is at", "stands in": "is in", "stands behind": "follows", "stands below": "is below",
    "generation of ios": "iOS version", "versions of the system": "#available branch",
    "fingers need": "should be at least", "? ×": "leave out what is unknown", "× ?": "leave out what is unknown",
    "text size people choose": "Dynamic Type", "cannot be told": "unknown", "be followed": "resolve",
    "not of what": "not what it is for", "people with low vision cannot": "too little contrast",
    "disorders ill": "can cause dizziness", "know of it": "may miss it", "has not the": "does not have the",
    "is no json": "is not JSON", "it is no ": "it is not a", "reacts to taps": "is tappable",
    "what it comes to": "effective", "drawn anew": "updates", "writes it anew": "rewrites it",
    "wrong way round": "inverted", "without asking for": "ignores", "also for people who": "even when … is on",
    "gives an order": "is phrased as a command", "words beside": "text next to", "text beside": "text next to",
    "taken in": "added", "takes in": "adds", " deed": "action, effect", "learnt": "known", "barred": "blocked",
  ]

  /// Words of British spelling by their beginning.
  private static let british = [
    "colour", "grey", "neighbour", "honour", "favour", "behaviour", "initialiser", "recogniser", "labelled", "centre",
    "licence", "catalogue", "judgement", "misspelt", "cheque",
  ]

  /// Words that a public name may not have.
  private static let refusedNames: Set<String> = [
    "mend", "mends", "mended", "deed", "deeds", "pile", "nobody", "somebody", "whoever", "told", "barred", "suspect",
  ]

  /// What only looks like a phrase of the table, and why it stays.
  private static let allowed: [String] = [
    "aria-labelledby",  // an attribute of HTML
    "recommended",  // ends like a refused word
    "recommends",
  ]

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func files(in folder: String, ending: String) throws -> [(path: String, text: String)] {
    let url = root.appendingPathComponent(folder)
    let names = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
    return try names.filter { $0.hasSuffix(ending) && !$0.contains(".generated.") }.sorted().map {
      ("\(folder)/\($0)", try String(contentsOf: url.appendingPathComponent($0), encoding: .utf8))
    }
  }

  /// What is wrong with a text, as `phrase → better`.
  static func faults(in text: String) -> [String] {
    var text = text.lowercased()
    for word in allowed { text = text.replacingOccurrences(of: word, with: "") }
    return refused.filter { text.contains($0.key) }.map { "“\($0.key)” → \($0.value)" }
      + british.filter { text.contains($0) }.map { "“\($0)” → American spelling" }
  }

  @Test func theTableFindsWhatItRefuses() {
    #expect(Self.faults(in: "Would mend 9 findings") == ["“mend ” → fix"])
    #expect(Self.faults(in: "VoiceOver reads the drawing of bell").count == 1)
    #expect(Self.faults(in: "about ? × 26 points").count == 1)
    #expect(Self.faults(in: "the minimum size that Apple recommends for iPhone").isEmpty)
    let source = "// a comment\nlet a = f(\"one \\(b(\"two\")) three\") // \"x\""
    #expect(StringLiterals.texts(of: source) == ["two", "one   three"])
  }

  @Test(arguments: ["curbcut", "Lint", "Reports", "Audit", "LanguageServer", "Findings", "Rules", "Accessibility"])
  func whatIsPrinted(_ module: String) throws {
    for file in try Self.files(in: "Sources/\(module)", ending: ".swift") {
      // Lists of words to compare with are no sentences.
      for text in StringLiterals.texts(of: file.text) where text.split(separator: " ").count >= 3 {
        #expect(Self.faults(in: text) == [], "\(file.path): \(text)")
      }
    }
  }

  /// Titles, whom a rule affects, and the first paragraph.
  @Test func pages() throws {
    for file in try Self.files(in: "rules", ending: ".md") {
      // What a list of files says is not in the form of a rule's page.
      if file.path.hasSuffix("README.md") {
        #expect(Self.faults(in: file.text) == [], "\(file.path)")
        continue
      }
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      for line in lines where line.hasPrefix("title: ") || line.hasPrefix("affects: ") {
        #expect(Self.faults(in: String(line)) == [], "\(file.path): \(line)")
      }
      let paragraph = lines.drop { $0 != "## Why it matters" }.dropFirst(2).prefix { !$0.isEmpty }
      #expect(!paragraph.isEmpty, "\(file.path)")
      #expect(Self.faults(in: paragraph.joined(separator: " ")) == [], "\(file.path)")
    }
  }

  @Test func profilesAndReadme() throws {
    for folder in ["rules/profiles", "samples"] {
      for file in try Self.files(in: folder, ending: ".json") where !file.path.hasSuffix("audit.json") {
        for text in StringLiterals.texts(of: file.text) where text.contains(" ") {
          #expect(Self.faults(in: text) == [], "\(file.path): \(text)")
        }
      }
    }
    var documents = try Self.files(in: "docs", ending: ".md")
    #expect(documents.count >= 6, "the documents are not where they were")
    documents.append(
      ("README.md", try String(contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)))
    for document in documents {
      for (index, piece) in document.text.components(separatedBy: "```").enumerated() where index % 2 == 0 {
        #expect(Self.faults(in: piece) == [], "\(document.path)")
      }
    }
  }

  /// What people see of the action, the component, the hooks and the extension: descriptions, names and titles.
  @Test func integrations() throws {
    var files = try Self.files(in: "integrations", ending: ".yml")
    files += try Self.files(in: "integrations", ending: "package.json")
    for name in ["action.yml", ".pre-commit-hooks.yaml"] {
      files.append((name, try String(contentsOf: Self.root.appendingPathComponent(name), encoding: .utf8)))
    }
    #expect(files.count == 4)
    for file in files {
      for line in file.text.split(separator: "\n") where line.contains("description") || line.contains("name:") {
        #expect(Self.faults(in: String(line)) == [], "\(file.path): \(line)")
      }
    }
  }

  @Test func publicNames() throws {
    for file in try Self.files(in: "Sources", ending: ".swift") {
      for line in file.text.split(separator: "\n") {
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        guard words.first == "public",
          let kind = words.firstIndex(where: {
            ["func", "var", "let", "struct", "enum", "class", "protocol", "typealias"].contains($0)
          }), kind + 1 < words.count
        else { continue }
        let name = Self.words(of: words[kind + 1])
        #expect(name.isDisjoint(with: Self.refusedNames), "\(file.path): \(words[kind + 1])")
      }
    }
  }

  /// `staleEntry` as stale and entry.
  private static func words(of name: Substring) -> Set<String> {
    var words: [String] = [""]
    for letter in name {
      if letter.isUppercase { words.append("") }
      words[words.count - 1] += letter.lowercased()
    }
    return Set(words)
  }
}

/// The string literals of Swift or JSON, without what is filled in and without comments.
private struct StringLiterals {
  private var rest: Substring
  private var texts: [String] = []

  static func texts(of source: String) -> [String] {
    var literals = StringLiterals(rest: source[...])
    literals.read(until: nil)
    return literals.texts
  }

  private init(rest: Substring) { self.rest = rest }

  /// Code, up to the parenthesis that ends an interpolation.
  private mutating func read(until end: Character?) {
    var depth = 0
    while let character = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("#\"") {
        let after = rest.dropFirst(2)
        rest = after.range(of: "\"#").map { after[$0.upperBound...] } ?? ""
      } else if character == "\"" {
        literal()
      } else {
        rest.removeFirst()
        if character == "(" { depth += 1 }
        if character == ")" {
          if depth == 0, end != nil { return }
          depth -= 1
        }
      }
    }
  }

  private mutating func literal() {
    let quotes = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    rest.removeFirst(quotes.count)
    var text = ""
    while let character = rest.first, !rest.hasPrefix(quotes), quotes.count > 1 || !character.isNewline {
      rest.removeFirst()
      if character != "\\" {
        text.append(character)
      } else if rest.hasPrefix("(") {
        rest.removeFirst()
        read(until: ")")
        text += " "
      } else if !rest.isEmpty {
        rest.removeFirst()
        text += " "
      }
    }
    rest = rest.dropFirst(quotes.count)
    texts.append(text)
  }
}
