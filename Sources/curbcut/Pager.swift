// The program through which a long page is read on a terminal. It is the user's choice, by PAGER; no file of a project
// has a say in it.

import CurbcutLint

/// A program that shows text by the screen.
struct Pager: Equatable {
  /// As the shell reads it: people give options, and put quotes around paths.
  var command: String

  /// The pager for a terminal, or nil where text goes straight to standard output: to a pipe or a file, to a terminal
  /// that only takes lines, or where PAGER asks for none.
  init?(isTerminal: Bool, environment: (String) -> String?) {
    guard isTerminal, let terminal = environment("TERM"), !terminal.isEmpty, terminal != "dumb" else { return nil }
    guard let wanted = environment("PAGER") else {
      // Where there is no less, nobody wants to read that there is none.
      command = "command -v less >/dev/null 2>&1 || exit 127; exec less -FRX"
      return
    }
    let words = wanted.split(separator: " ")
    guard !words.isEmpty, words != ["cat"] else { return nil }
    command = wanted
  }

  /// What people name as `less` shows colors, and does not hold a page that fits, unless they chose otherwise.
  static let settings = [("LESS", "FRX")]

  static var ofThisTerminal: Pager? { Pager(isTerminal: System.isTerminal(1), environment: System.environment) }
}
