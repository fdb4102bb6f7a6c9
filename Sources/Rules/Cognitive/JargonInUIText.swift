// Technical words where people read, and words that reduce people to a condition.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let jargonInUIText = Rule(
    "jargon-in-ui-text", options: [moreTerms, allowedTerms], isOnByDefault: false,
    .file { model, report in
      var said: Set<String> = []
      let more = report.words(moreTerms).map { Words.split($0) }.filter { !$0.isEmpty }
      let allowed = Set(report.words(allowedTerms).map { Words.split($0).joined(separator: " ") })
      for text in model.screenTexts where text.text.utf8.count >= 4 {
        guard !more.isEmpty || Jargon.mayOccur(in: text.text) else { continue }
        let words = Words.split(text.text)
        guard !words.isEmpty, let hit = Jargon.first(in: words, text: text.text, more: more),
          !allowed.contains(hit.term), !model.isForExperts(text.view)
        else {
          continue
        }
        // Once for each word of a type: who mends one, mends all.
        let owner = model.file.bodies[Int(model.file.views[Int(text.view)].body)].owner
        guard said.insert("\(owner) \(hit.term)").inserted else { continue }
        guard hit.isAboutPeople || words.count < 60 else { continue }
        guard !isExplained(hit.term, words, in: owner, model) else { continue }
        if hit.isAboutPeople {
          report.add(
            .note, .medium, at: text.node,
            "The wording “\(hit.term)” can offend the people it describes: “\(text.text.shortened)”",
            help: "Say “\(hit.instead)”.", cause: text.view)
        } else {
          // Who works with such a tool knows its words; those that were asked for are reported all the same.
          let isKnown = model.project.isToolOfTrade && !hit.instead.isEmpty
          report.add(
            .note, isKnown ? .low : .medium, at: text.node,
            "The technical term “\(hit.term)” may not be understood by people who do not work with computers: “\(text.text.shortened)”",
            help: hit.instead.isEmpty
              ? "Use everyday words." : "Use everyday words, such as “\(hit.instead)”.",
            cause: text.view)
        }
      }
    })
}

extension Rule {
  /// Whether the words around say what is meant: what the phone does not allow, or the way into a server of one's own, of
  /// which only people speak who know the trade.
  private static func isExplained(_ term: String, _ words: [String], in owner: Int32, _ model: FileModel) -> Bool {
    if term == "unauthorized" { return words.contains { permissions.contains($0) } }
    if term.hasPrefix("authenticat"), words.contains("http") { return true }
    guard term.hasPrefix("credential") else { return false }
    return model.screenTexts.contains { text in
      model.file.bodies[Int(model.file.views[Int(text.view)].body)].owner == owner
        && ["HTTP", "API key", "API Key", "Webhook", "webhook", "reverse proxy"].contains { text.text.contains($0) }
    }
  }

  private static let permissions: Set<String> = [
    "bluetooth", "camera", "location", "microphone", "notification", "notifications", "photos", "photo", "contacts",
    "calendar", "health", "motion", "permission", "permissions",
  ]

  private static let moreTerms = RuleOption.words("terms", "Additional words and phrases to avoid")
  private static let allowedTerms = RuleOption.words("allowed", "Words and phrases that people who use the app know")
}

/// Words to avoid, and what to say.
private enum Jargon {
  struct Term {
    var term: String
    var instead: String
    var isAboutPeople = false
  }

  /// The rows by their first word; longer phrases first.
  private static let byFirst: [String: [(words: [String], term: Term)]] = {
    var rows: [String: [(words: [String], term: Term)]] = [:]
    func add(_ table: [(String, String)], isAboutPeople: Bool) {
      for (phrase, instead) in table {
        let words = phrase.split(separator: " ").map(String.init)
        rows[words[0], default: []].append(
          (words, Term(term: phrase, instead: instead, isAboutPeople: isAboutPeople)))
      }
    }
    add(technical, isAboutPeople: false)
    add(people, isAboutPeople: true)
    return rows.mapValues { $0.sorted { $0.words.count > $1.words.count } }
  }()

  /// The first four letters of the longest word of each row, as bits by a hash: hardly any text has one of them, so
  /// hardly any has to be split into words.
  private static let beginnings: [UInt64] = {
    var result = [UInt64](repeating: 0, count: 64)
    for row in byFirst.values.joined() {
      let longest = row.words.max { $0.utf8.count < $1.utf8.count } ?? ""
      precondition(longest.utf8.count >= 4, "a word to avoid is too short to be found")
      let place = place(longest.utf8.prefix(4).reduce(0) { $0 << 8 | UInt32($1) })
      result[place >> 6] |= 1 << UInt64(place & 63)
    }
    return result
  }()

  /// Which of 4096 bits stands for four letters.
  private static func place(_ letters: UInt32) -> Int { Int((letters &* 0x9E37_79B1) >> 20) }

  /// Whether a row may be in a text.
  static func mayOccur(in text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var letters: UInt32 = 0
      for byte in bytes {
        // Letters beyond ASCII are left to those who split words.
        if byte >= 0x80 { return true }
        letters = letters << 8 | UInt32(byte | 0x20)
        let place = place(letters)
        if beginnings[place >> 6] >> UInt64(place & 63) & 1 != 0 { return true }
      }
      return false
    }
  }

  static func first(in words: [String], text: String, more: [[String]]) -> Term? {
    for phrase in more where words.count >= phrase.count {
      let starts = 0...(words.count - phrase.count)
      if starts.contains(where: { words[$0...].starts(with: phrase) }) {
        return Term(term: phrase.joined(separator: " "), instead: "")
      }
    }
    for (index, word) in words.enumerated() {
      guard let rows = byFirst[word] else { continue }
      for row in rows where words.count - index >= row.words.count {
        guard zip(row.words, words[index...]).allSatisfy({ $0 == $1 }) else { continue }
        if !row.term.isAboutPeople, isName(word, in: text) { continue }
        if word.hasPrefix("authenticat"), words.contains("factor") { continue }
        return row.term
      }
    }
    return nil
  }

  /// Whether the word stands in capitals in the middle of other words, as names of products and buttons do.
  private static func isName(_ word: String, in text: String) -> Bool {
    let parts = text.split(whereSeparator: \.isWhitespace)
    let place = parts.firstIndex { $0.first?.isUppercase == true && $0.lowercased().hasPrefix(word) }
    guard let place, place > parts.startIndex, !".!?:".contains(parts[place - 1].last ?? "a") else { return false }
    // A title in which each word has a capital says nothing.
    return parts.contains { $0.first?.isLowercase == true && $0.count > 3 }
  }

  private static let technical: [(String, String)] = [
    ("authenticate", "sign in"), ("authenticated", "signed in"), ("authentication", "sign in"),
    ("authenticating", "signing in"), ("initialize", "start"), ("initialise", "start"),
    ("initialized", "started"), ("initializing", "starting"), ("initialization", "start"), ("persist", "save"),
    ("persisted", "saved"), ("persistence", "saving"), ("ideation", "ideas"), ("connectivity", "connection"),
    ("subsystem", "part of the app"), ("null", "empty"), ("parse", "read"), ("parsed", "read"), ("parsing", "reading"),
    ("payload", "data"), ("unhandled exception", "a problem"), ("exception occurred", "something went wrong"),
    ("fatal error", "the app has to close"), ("terminate", "end"), ("terminated", "ended"), ("execute", "run"),
    ("executing", "running"), ("executed", "run"), ("credentials", "name and password"), ("credential", "password"),
    ("parameter", "setting"), ("parameters", "settings"), ("invalid token", "please sign in again"),
    ("session token", "sign-in"),
    ("token expired", "please sign in again"), ("token invalid", "please sign in again"), ("auth token", "sign-in"),
    ("cache", "saved data"),
    ("caches", "saved data"), ("cached", "saved"), ("backend", "our service"),
    ("server error", "a problem on our side"),
    ("internal error", "a problem on our side"), ("status code", "a problem"), ("http error", "a problem"),
    ("http status", "a problem"), ("invalid json", "the data is broken"), ("json error", "the data is broken"),
    ("malformed json", "the data is broken"), ("decode", "read"), ("decoding", "reading"),
    ("decoded", "read"), ("serialize", "save"), ("serialization", "saving"), ("deserialize", "read"),
    ("instantiate", "start"), ("runtime error", "a problem"), ("undefined", "not set"), ("endpoint", "address"),
    ("regex", "search pattern"), ("boolean", "yes or no"), ("stack trace", "report"), ("checksum", "check"),
    ("handshake", "connection"), ("request timeout", "it took too long"), ("connection timeout", "it took too long"),
    ("timeout error", "it took too long"), ("invalid input", "please check what you typed"),
    ("invalid response", "we got no proper answer"), ("invalid url", "please check the address"),
    ("sync conflict", "two different versions"), ("unauthorized", "please sign in"), ("deprecated", "no longer used"),
    ("unsupported media type", "this kind of file does not work here"),
  ]

  private static let people: [(String, String)] = [
    ("wheelchair bound", "uses a wheelchair"), ("confined to a wheelchair", "uses a wheelchair"),
    ("bound to a wheelchair", "uses a wheelchair"), ("suffers from", "has"), ("suffering from", "with"),
    ("suffer from", "have"), ("afflicted with", "with"), ("victim of", "has"), ("handicapped", "disabled people"),
    ("crippled", "disabled"), ("mentally retarded", "person with a learning disability"), ("deaf mute", "deaf person"),
    ("deaf and dumb", "deaf person"), ("normal people", "other people"), ("normal users", "other people"),
    ("normal person", "other people"), ("able bodied", "not disabled"), ("the handicapped", "disabled people"),
    ("special needs", "disabled people"), ("differently abled", "disabled people"),
  ]
}
