// Text in XML 1.0: control characters cannot stand in it in any form, so they are shown as symbols.

enum XMLText {
  /// Text for an attribute in double quotes or between tags. Line breaks stay line breaks for the reader.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&apos;"
      case "\n": result += "&#10;"
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result += DisplayText.neutral(String(scalar))
      }
    }
    return result
  }
}
