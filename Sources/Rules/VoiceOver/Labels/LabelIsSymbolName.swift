// Names of icons and files, and single signs, where words belong.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let labelIsSymbolName = Rule(
    "label-is-symbol-name", options: [allowedNames],
    .view(Set(ViewCategory.allCases)) { element, report in
      guard element.node.kind != .base, !element.isExemptFromSpeech else { return }
      if element.labelModifier != nil {
        let pictures = pictureNames(of: element)
        for words in element.labelWordings.all {
          guard
            let severity = severity(of: words, pictures: pictures) ?? signSeverity(words.text, element)
              ?? (element.control != nil && describesPicture(words, pictures) ? .warning : nil)
          else { continue }
          add(severity, words, element, &report)
        }
      } else if let control = element.control, control.role == .button || control.role == .menu || control.role == .link
      {
        checkVisible(element, &report)
      }
    })

  private static let allowedNames = RuleOption.words(
    "allowed", "Labels that look like image names or symbols but are real words in this app")

  private static func add(_ severity: Severity, _ words: Wording, _ element: Element, _ report: inout Report) {
    guard !report.words(allowedNames).contains(words.text) else { return }
    var name = element.name
    name.name = .text(words.text)
    report.add(
      severity, severity == .error ? .high : .medium, at: words.node,
      words.text.contains(where: { $0.isLetter || $0.isNumber })
        ? "This label is the name of an image or a symbol, not something a person would say: “\(words.text)”"
        : "This label is a sign without words, so VoiceOver users do not hear what the control does: “\(words.text)”",
      help: "Say what the control does, as you would when talking about it.", cause: element.index, name: name)
  }

  /// A title that is a single sign, on a control that says nothing else.
  private static func checkVisible(_ element: Element, _ report: inout Report) {
    let pieces = element.visibleWordings
    guard pieces.count == 1, !pieces[0].hasRuntime, !element.name.isExplicit, !isOnKeypad(element) else { return }
    // A label on the text inside speaks for it.
    guard case .text(let spoken) = element.name.name else { return }
    for words in pieces[0].all where words.text == spoken {
      if let severity = signSeverity(words.text, element) { add(severity, words, element, &report) }
    }
  }

  // MARK: Names of pictures

  /// The symbols and assets shown in the view.
  private static func pictureNames(of element: Element) -> Set<String> {
    var result: Set<String> = []
    for part in [element] + element.filledDescendants where part.known == .Image || part.known == .Label {
      for label in ["systemName", "systemImage", "image", nil] where label != nil || part.known == .Image {
        guard let argument = part.argument(label) else { continue }
        for picture in part.model.wordings(of: argument, in: part.scope).all { result.insert(picture.text) }
      }
    }
    return result
  }

  private static func severity(of words: Wording, pictures: Set<String>) -> Severity? {
    let text = words.text
    guard !words.isLookedUp, text.utf8.count > 2,
      text.utf8.allSatisfy({ $0 < 128 && !FastText.isSpace($0) })
    else { return nil }
    if [".png", ".jpg", ".jpeg", ".svg", ".pdf", "@2x", "@3x", "_24", "_32", "_16"].contains(where: text.hasSuffix) {
      return .error
    }
    if ["ic_", "icon_", "img_"].contains(where: text.hasPrefix) { return .error }
    if text.contains(".") || text.contains("_") {
      if pictures.contains(text) { return .error }
      let first = String(text.prefix { $0 != "." && $0 != "_" })
      let isLower = text.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "." || $0 == "_" }
      return isLower && text.contains(".") && symbolBases.contains(first) ? .error : nil
    }
    if isCamelCase(text) { return pictures.isEmpty ? .warning : .error }
    guard text.allSatisfy({ $0.isLowercase }) else { return nil }
    let shown = pictures.contains { $0 == text || $0.hasPrefix(text + ".") }
    if plainWords.contains(text) { return nil }
    if jargon.contains(text) { return .error }
    return shown && symbolBases.contains(text) ? .error : nil
  }

  /// “Gear icon”: the symbol that a control shows, called one, and not what the control does.
  private static func describesPicture(_ words: Wording, _ pictures: Set<String>) -> Bool {
    let parts = Words.split(words.text)
    guard !words.isLookedUp, parts.count > 1, parts.last == "icon" || parts.last == "symbol" else { return false }
    return pictures.contains { Words.split($0).starts(with: parts.dropLast()) }
  }

  /// `openDetails`, but not `iPhone` or `macOS`.
  private static func isCamelCase(_ text: String) -> Bool {
    guard text.allSatisfy(\.isLetter), text.prefix(2).allSatisfy(\.isLowercase) else { return false }
    let words = Words.split(text)
    return words.count > 1 && words.allSatisfy { $0.count > 1 } && !text.hasSuffix("OS")
  }

  // MARK: Signs

  private static func signSeverity(_ text: String, _ element: Element) -> Severity? {
    // Three signs at most; words are told by their bytes.
    guard text.utf8.count < 64, text.utf8.count(where: { $0 > 0x20 && $0 < 0x7F }) <= 3 else { return nil }
    let sign = text.filter { !$0.isWhitespace && $0 != "\u{FE0E}" && $0 != "\u{FE0F}" }
    guard !sign.isEmpty, sign.count <= 3 else { return nil }
    if clearSigns.contains(sign) { return .error }
    return unclearSigns.contains(sign) ? .warning : nil
  }

  private static let clearSigns: Set<String> = [
    "x", "X", "×", "✕", "✖", "✗", "✘", "⨯", "⋯", "…", "...", "•••", "···", "⋮", "≡", "☰", "←", "→", "↑", "↓", "‹", "›",
    "«", "»", "<", ">", "⟨", "⟩", "⌄", "⌃", "▲", "▼", "◀", "▶", "◂", "▸", "▾", "▴", "⚙", "⟳", "↻", "↺", "⤴", "⤵",
  ]
  private static let unclearSigns: Set<String> = [
    "+", "-", "−", "–", "?", "i", "!", "*", "✓", "✔", "★", "☆", "♥", "♡", "➕", "➖",
  ]

  /// Keys of a keypad or calculator: many titles of one sign side by side.
  private static func isOnKeypad(_ element: Element) -> Bool {
    guard let top = Array(element.ancestors).last else { return false }
    if let known = element.model.keypads[top.index] { return known }
    var keys = 0
    for other in top.descendants where other.known == .Button {
      let pieces = other.visibleWordings
      if pieces.count == 1, let text = pieces[0].all.first?.text, text.count == 1 { keys += 1 }
    }
    element.model.keypads[top.index] = keys >= 6
    return keys >= 6
  }

  // MARK: Words

  /// Symbols that are also the plain words for what they do or show.
  private static let plainWords: Set<String> = [
    "play", "pause", "stop", "camera", "phone", "share", "message", "calendar", "map", "photo", "folder", "flag", "pin",
    "bookmark", "link", "clock", "timer", "alarm", "star", "tag", "repeat", "shuffle", "gift", "cart", "bag",
    "keyboard",
    "display", "printer", "video", "book", "person", "bicycle", "car", "bus", "tram", "airplane", "drop", "cloud",
    "moon",
    "house", "location", "lock", "key", "backward", "forward", "scissors", "globe", "circle", "square", "sparkles",
    "bell",
    "heart", "bed", "leaf", "list", "minus", "plus", "info", "faceid", "touchid",
  ]
  /// Symbols that nobody would call so.
  private static let jargon: Set<String> = [
    "xmark", "mic", "ellipsis", "magnifyingglass", "checkmark", "chevron", "gearshape", "mappin", "questionmark",
    "exclamationmark", "gobackward", "goforward", "hamburger", "paperplane", "trash", "gear", "pencil", "antenna",
  ]
  private static let symbolBases: Set<String> = jargon.union(plainWords).union([
    "arrow", "arrowshape", "rectangle", "doc", "tray", "envelope", "bubble", "eye", "hand", "speaker", "waveform",
    "music",
    "film", "stopwatch", "sun", "bolt", "flame", "wifi", "battery", "power", "wand", "paintbrush", "slider", "line",
    "creditcard", "cube", "archivebox", "text", "textformat", "character", "desktopcomputer", "laptopcomputer",
    "iphone",
    "ipad", "applewatch", "airpods", "headphones", "tv", "figure", "qrcode", "barcode", "viewfinder", "hourglass",
    "shield",
    "seal", "rosette", "trophy", "crown", "chart", "function", "sum", "percent", "number", "at", "safari", "network",
    "externaldrive", "internaldrive", "server", "cpu", "memorychip", "stethoscope", "pills", "cross", "paperclip",
  ])
}
