// What the usual symbols of SF Symbols are called when a button shows them: the word for what the button does, which is not
// always the word for the drawing. Suggestions only, for a person to read over.

/// Words for symbols.
enum SymbolLabels {
  /// The words for a button that shows a symbol; nil when its drawing does not tell.
  static func action(_ symbol: String) -> String? {
    if let words = words[symbol] { return words }
    // A mark in a circle says that something is chosen, not what a button does.
    if symbol.hasPrefix("checkmark."), symbol != "checkmark.seal" { return nil }
    var parts = symbol.split(separator: ".").map(String.init)
    if let badge = parts.firstIndex(of: "badge"), badge + 1 < parts.count {
      let subject = noun(parts[..<badge].joined(separator: "."))
      switch parts[badge + 1] {
      case "plus": return subject.map { "Add \($0)" }
      case "minus", "xmark": return subject.map { "Remove \($0)" }
      default: return nil
      }
    }
    // The shape around a drawing and its filling say nothing.
    while let last = parts.last, parts.count > 1, decorations.contains(last) {
      parts.removeLast()
      if let words = words[parts.joined(separator: ".")] { return words }
    }
    return nil
  }

  /// The words for a menu, where its symbol says what it holds; other words are of what a button does.
  static func menu(_ symbol: String) -> String? {
    action(symbol).flatMap { menus.contains($0) ? $0 : nil }
  }

  /// What a drawing with several meanings means, by what the code of the button holds; nil for one with a single meaning.
  static func meanings(of words: String) -> [(part: String, words: String)]? {
    switch words {
    case "Close":
      [
        ("remove", "Remove"), ("delete", "Delete"), ("cancel", "Cancel"), ("clear", "Clear"), ("decline", "Decline"),
        ("reject", "Reject"), ("deny", "Deny"),
      ]
    case "Remove": [("remove", "Remove"), ("delete", "Delete")]
    case "Delete":
      [
        ("delete", "Delete"), ("clear", "Clear"), ("remove", "Remove"), ("discard", "Discard"), ("erase", "Erase"),
        ("reset", "Reset"), ("wipe", "Clear"),
      ]
    case "Done":
      [
        ("save", "Save"), ("accept", "Accept"), ("approve", "Approve"), ("confirm", "Confirm"), ("apply", "Apply"),
        ("submit", "Submit"), ("done", "Done"), ("finish", "Done"), ("complete", "Done"), ("dismiss", "Done"),
      ]
    case "Play":
      [("pause", "Play"), ("resume", "Resume"), ("start", "Start"), ("play", "Play"), ("preview", "Play preview")]
    case "Download": [("download", "Download"), ("import", "Import"), ("export", "Export"), ("save", "Save")]
    case "Share": [("export", "Export"), ("upload", "Upload"), ("share", "Share"), ("activity", "Share")]
    case "Refresh":
      [
        ("reload", "Reload"), ("retry", "Retry"), ("restart", "Restart"), ("refresh", "Refresh"), ("poll", "Refresh"),
        ("load", "Reload"), ("fetch", "Refresh"), ("update", "Refresh"), ("sync", "Sync"),
      ]
    default: nil
    }
  }

  /// Whether a drawing of these words stands for so many things that only the code tells: an arrow that turns is for replies,
  /// mentions and what follows on, and two that point up and down for sorting as well as for changing places.
  static func meansManyThings(_ words: String) -> Bool { vague.contains(words) }

  private static let vague: Set<String> = [
    "Compare", "Forward", "Mail", "Move down", "Next", "Next track", "Open document", "Previous track", "Redo", "Reply",
    "Reset",
    "Send", "Skip back", "Skip forward", "Sort", "Stopwatch", "Timer", "Undo",
  ]

  private static let menus: Set<String> = [
    "More actions", "Menu", "Sort", "Filter", "Share", "Add", "Settings", "Profile", "Appearance", "Text size", "Help",
    "Adjust", "Volume", "Edit", "Tools", "Repeat", "Notifications",
  ]

  private static let decorations: Set<String> = [
    "fill", "circle", "square", "rectangle", "capsule", "diamond", "seal", "2", "app",
  ]

  private static func noun(_ symbol: String) -> String? {
    switch symbol {
    case "folder", "bag", "cart", "photo", "calendar", "person", "bookmark", "tag": symbol
    case "doc", "doc.text": "document"
    case "text.bubble", "message", "bubble.left": "message"
    default: nil
    }
  }

  private static let words: [String: String] = [
    "accessibility": "Accessibility settings",
    "airplane": "Flights",
    "airplayvideo": "AirPlay",
    "alarm": "Alarm",
    "antenna.radiowaves.left.and.right": "Connections",
    "archivebox": "Archive",
    "arrow.backward": "Back",
    "arrow.clockwise": "Refresh",
    "arrow.counterclockwise": "Reset",
    "arrow.down": "Move down",
    "arrow.down.circle": "Download",
    "arrow.left": "Back",
    "arrow.left.arrow.right": "Compare",
    "arrow.triangle.2.circlepath": "Sync",
    "arrow.triangle.2.circlepath.camera": "Switch camera",
    "arrow.up": "Send",
    "arrow.up.arrow.down": "Sort",
    "arrow.up.left.and.arrow.down.right": "Full screen",
    "arrow.up.right": "Open website",
    "arrow.up.right.square": "Open website",
    "arrow.uturn.backward": "Undo",
    "arrow.uturn.forward": "Redo",
    "arrowshape.turn.up.left": "Reply",
    "arrowshape.turn.up.right": "Forward",
    "backward": "Skip back",
    "backward.end": "Previous track",
    "bag": "Bag",
    "barcode.viewfinder": "Scan code",
    "bed.double": "Sleep",
    "bell": "Notifications",
    "bell.badge": "Notifications",
    "bell.slash": "Unmute notifications",
    "bold": "Bold",
    "bolt": "Flash",
    "bolt.slash": "Turn flash on",
    "book": "Read",
    "bookmark": "Bookmark",
    "bubble.left": "Messages",
    "calendar": "Calendar",
    "camera": "Take photo",
    "camera.rotate": "Switch camera",
    "captions.bubble": "Captions",
    "car": "Driving directions",
    "cart": "Cart",
    "chart.bar": "Statistics",
    "chart.line.uptrend.xyaxis": "Statistics",
    "checkmark": "Done",
    "checkmark.seal": "Verify",
    "chevron.backward": "Back",
    "chevron.forward": "Next",
    "chevron.left": "Back",
    "chevron.right": "Next",
    "chevron.up.chevron.down": "Choose",
    "circle.lefthalf.filled": "Appearance",
    "clock": "History",
    "clock.arrow.circlepath": "History",
    "creditcard": "Pay",
    "cup.and.saucer": "Cafés",
    "doc": "Open document",
    "doc.on.clipboard": "Paste",
    "doc.on.doc": "Copy",
    "doc.text": "Open document",
    "drop": "Water",
    "ellipsis": "More actions",
    "envelope": "Mail",
    "externaldrive": "Back up",
    "eye": "Show password",
    "eye.slash": "Hide password",
    "face.smiling": "Emoji",
    "faceid": "Sign in with Face ID",
    "figure.run": "Workouts",
    "figure.walk": "Walking directions",
    "flag": "Flag",
    "flame": "Streak",
    "fork.knife": "Restaurants",
    "forward": "Skip forward",
    "forward.end": "Next track",
    "gear": "Settings",
    "gearshape": "Settings",
    "gift": "Gift",
    "gobackward.15": "Skip back",
    "goforward.15": "Skip forward",
    "graduationcap": "Courses",
    "hand.thumbsdown": "Dislike",
    "hand.thumbsup": "Like",
    "hanger": "Wardrobe",
    "heart": "Like",
    "highlighter": "Highlight",
    "house": "Home",
    "info": "Info",
    "info.circle": "Info",
    "italic": "Italic",
    "key": "Passwords",
    "keyboard.chevron.compact.down": "Hide keyboard",
    "lightbulb": "Tip",
    "line.3.horizontal": "Menu",
    "line.3.horizontal.decrease": "Filter",
    "list.bullet": "List view",
    "list.bullet.clipboard": "Plan",
    "location": "My location",
    "location.slash": "Turn location on",
    "lock": "Lock",
    "magnifyingglass": "Search",
    "map": "Map",
    "mappin": "Location",
    "medal": "Achievements",
    "message": "Messages",
    "mic": "Record",
    "mic.slash": "Unmute microphone",
    "minus": "Remove",
    "minus.magnifyingglass": "Zoom out",
    "newspaper": "News",
    "paperclip": "Attach file",
    "paperplane": "Send",
    "pause": "Pause",
    "pencil": "Edit",
    "pencil.slash": "Stop editing",
    "person": "Profile",
    "person.2": "People",
    "person.3": "People",
    "person.badge.plus": "Add person",
    "person.crop.circle": "Profile",
    "person.crop.circle.badge.xmark": "Block person",
    "phone": "Call",
    "pills": "Medication",
    "pin": "Pin",
    "pip.enter": "Picture in picture",
    "play": "Play",
    "plus": "Add",
    "plus.magnifyingglass": "Zoom in",
    "power": "Turn off",
    "printer": "Print",
    "qrcode.viewfinder": "Scan code",
    "questionmark": "Help",
    "questionmark.circle": "Help",
    "record.circle": "Record",
    "rectangle.portrait.and.arrow.right": "Sign out",
    "rectangle.stack": "Library",
    "repeat": "Repeat",
    "safari": "Open website",
    "scissors": "Cut",
    "shield": "Privacy",
    "shuffle": "Shuffle",
    "sidebar.left": "Show sidebar",
    "slider.horizontal.3": "Adjust",
    "speaker.slash": "Unmute",
    "speaker.wave.2": "Volume",
    "square.and.arrow.down": "Download",
    "square.and.arrow.up": "Share",
    "square.grid.2x2": "Grid view",
    "star": "Rate",
    "stop": "Stop",
    "stopwatch": "Stopwatch",
    "sun.max": "Light mode",
    "tag": "Tags",
    "textformat.size": "Text size",
    "timer": "Timer",
    "touchid": "Sign in with Touch ID",
    "trash": "Delete",
    "tray": "Archive",
    "trophy": "Achievements",
    "tshirt": "Clothing",
    "underline": "Underline",
    "video": "Start video",
    "viewfinder": "Scan",
    "wifi": "Wi-Fi",
    "wrench.and.screwdriver": "Tools",
    "xmark": "Close",
  ]
}
