// Standard output and standard error.

import CurbcutFindings
import CurbcutLint
import CurbcutReports

/// The two ways to the person or script that called.
struct Console {
  /// Writes to standard output. A reader that has gone is no failure; false when the bytes cannot be written.
  func write(_ bytes: [UInt8]) -> Bool {
    if case .failed(let reason) = System.write(bytes, to: 1) {
      tell("Standard output cannot be written: \(reason).")
      return false
    }
    return true
  }

  /// Shows a text through a pager, or writes it where there is none or it cannot be started.
  func show(_ bytes: [UInt8], pager: Pager?) -> Bool {
    if let pager, System.show(bytes, through: pager.command, setting: Pager.settings) { return true }
    return write(bytes)
  }

  /// Text of others, safe for a terminal; line breaks at the end stay.
  func neutral(_ text: String) -> String {
    text.hasSuffix("\n") ? DisplayText.neutral(String(text.dropLast())) + "\n" : DisplayText.neutral(text)
  }

  /// Writes one line to standard error.
  func tell(_ message: String) {
    _ = System.write(Array("\(Version.tool): \(DisplayText.neutral(message))\n".utf8), to: 2)
  }

  /// Names the files that are not read, so that nobody takes what is missing for what the app says.
  func tell(_ problems: [Problem]) {
    for problem in problems { tell("\(problem.path): \(problem.message)") }
  }

  /// Finds out before the run what would be found out after it. `mark` is what files of that form begin with if they are
  /// sources themselves, which may be made anew.
  func checkWritable(_ path: String, _ workingDirectory: String, mark: String? = nil) throws(UsageError) {
    if System.kind(of: path) == .directory { throw UsageError("The output is a folder: \(path).") }
    let absolute = Paths.absolute(path, from: workingDirectory)
    // A link that came with the tree says where somebody else wants it written.
    guard !Paths.leadsOutside(absolute, of: Root.around(workingDirectory)) else {
      throw UsageError("The output is a link that leads outside the root: \(path).")
    }
    let folder = Paths.parent(absolute)
    guard System.kind(of: folder) == .directory else {
      throw UsageError("There is no folder to write the output to: \(path).")
    }
    try checkIsNoSource(path, mark: mark)
  }

  /// Refuses to put anything in the place of what a run reads: a source is somebody's work, a report is made in a second.
  func checkIsNoSource(_ path: String, mark: String? = nil) throws(UsageError) {
    guard let real = System.realPath(path), System.kind(of: real) == .file, Discovery.reads(Paths.lastComponent(real))
    else { return }
    if let mark, let text = try? System.readFile(real, limit: LintRun.sizeLimit), text.bytes.starts(with: mark.utf8) {
      return
    }
    throw UsageError("The output would overwrite a checked file and was not written: \(path).")
  }

  /// Whether standard output shows colours.
  func usesColor(_ choice: ColorChoice) -> Bool {
    switch choice {
    case .always: true
    case .never: false
    case .auto:
      System.isTerminal(1) && (System.environment("NO_COLOR") ?? "").isEmpty && System.environment("TERM") != "dumb"
    }
  }

  /// How a text for people looks here: in colour if wanted, and paths of a root as one would type them.
  func style(_ choice: ColorChoice, root: String) -> TextStyle {
    TextStyle(color: usesColor(choice), displayPath: Self.typed(root))
  }

  /// A word of a command line, as a shell wants it typed.
  static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      byte > 0x7F || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
        || UInt8(ascii: "+")...UInt8(ascii: "9") ~= byte
        || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "@")
    }
    return isPlain && !word.isEmpty ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }

  /// Paths that count from a root, as one would type them in the working directory.
  static func typed(_ root: String) -> @Sendable (String) -> String {
    let workingDirectory = System.workingDirectory
    return { Paths.relative(Paths.absolute($0, from: root), to: workingDirectory) }
  }

  /// A line on the terminal that tells how far a long run is; nil where nobody is looking.
  func progressLine() -> ProgressLine? {
    System.isTerminal(2) && System.environment("TERM") != "dumb" ? ProgressLine() : nil
  }
}

/// Shows how many files have been read once a run lasts over half a second.
final class ProgressLine: Sendable {
  let counter: ProgressCounter

  init() {
    let start = System.seconds()
    // Called from one queue, one call at a time.
    nonisolated(unsafe) var next = start + 0.5
    counter = ProgressCounter { finished in
      let now = System.seconds()
      guard now >= next else { return }
      next = now + 0.1
      _ = System.write(Array("\r\u{1B}[K\(finished) files read".utf8), to: 2)
    }
    self.start = start
  }

  private let start: Double

  /// Takes the line away again.
  func clear() {
    counter.finish()
    if System.seconds() - start >= 0.5 { _ = System.write(Array("\r\u{1B}[K".utf8), to: 2) }
  }
}
