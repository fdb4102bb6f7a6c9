// Verbs that names of functions and states begin with, so that a proposed label says what happens: "Edit profile", and
// never "Profile" or "Verification".

/// The verbs of labels.
enum FixVerbs {
  /// Whether a word is a verb, or one that leads as a verb does: "Next page".
  static func has(_ word: String) -> Bool { verbs.contains(word) }

  /// "edit" for "editing", "share" for "sharing", "cut" for "cutting"; nil when that is no verb of the list.
  static func base(ofGerund word: String) -> String? {
    guard word.hasSuffix("ing"), word.utf8.count > 5 else { return nil }
    let stem = String(word.dropLast(3))
    if verbs.contains(stem) { return stem }
    if verbs.contains(stem + "e") { return stem + "e" }
    guard let last = stem.last, stem.dropLast().last == last else { return nil }
    return verbs.contains(String(stem.dropLast())) ? String(stem.dropLast()) : nil
  }

  /// "scan" for "scanner", "edit" for "editor"; nil when that is no verb of the list.
  static func base(ofAgent word: String) -> String? {
    guard word.hasSuffix("er") || word.hasSuffix("or"), word.utf8.count > 4 else { return nil }
    return base(ofGerund: word.dropLast(2) + "ing")
  }

  /// Whether words that begin with a verb name a thing all the same: "search results", "filter settings".
  static func isThing(_ words: [String]) -> Bool {
    guard words.count > 1, let last = words.last else { return false }
    return [
      "actions", "bar", "button", "controls", "detail", "details", "history", "info", "keyboard", "list", "menu",
      "mode",
      "options", "panel", "picker", "results", "settings", "view", "warning", "error", "message", "toast", "banner",
    ].contains(last)
  }

  private static let verbs: Set<String> = [
    "accept", "activate", "add", "adjust", "allow", "answer", "apply", "approve", "archive", "ask", "assign",
    "attach", "authenticate", "authorize", "back", "ban", "begin", "block", "bookmark", "browse", "buy", "call",
    "cancel", "capture", "change", "check", "choose", "clear", "close", "collapse", "complete", "compose", "confirm",
    "connect",
    "continue", "convert", "copy", "create", "crop", "customize", "cut", "deactivate", "decline", "decrease",
    "decrement", "delete", "deny", "deselect", "disable", "discard", "disconnect", "dismiss", "donate", "download",
    "draw", "duplicate", "edit", "enable", "end", "enter", "erase", "exit", "expand", "export", "favorite",
    "filter", "find", "finish", "flag", "flip", "follow", "forward", "generate", "get", "go", "hide", "import",
    "increase", "increment", "install", "invite", "join", "jump", "keep", "leave", "like", "listen", "load", "lock",
    "log", "login", "logout", "make", "manage", "mark", "maximize", "merge", "minimize", "more", "move", "mute",
    "next", "open", "order", "pair", "paste", "pause", "pay", "pick", "pin", "play", "post", "present", "preview",
    "previous", "print", "publish", "purchase", "quit", "quote", "rate", "react", "read", "receive", "record",
    "redeem", "redo", "refresh", "register", "reject", "reload", "remove", "rename", "reorder", "repeat", "replay",
    "reply", "report", "repost", "reset", "resize", "restart", "restore", "resume", "retry", "return", "reveal",
    "review", "rewind", "rotate", "save", "scan", "schedule", "search", "see", "select", "sell", "send", "share",
    "show", "shuffle", "sign", "skip", "snooze", "sort", "split", "start", "stop", "submit", "subscribe", "swap",
    "switch", "sync", "take", "test", "toggle", "transfer", "translate", "try", "turn", "unblock", "unbookmark",
    "undo", "unfollow", "unlike", "unlock", "unmute", "unpin", "unsubscribe", "update", "upgrade", "upload", "use",
    "verify", "view", "visit", "vote", "watch", "write", "zoom",
  ]
}
