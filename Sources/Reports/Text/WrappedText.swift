// Lines for a terminal: broken between words, painted after they are measured.

/// Text of one paragraph, piece by piece, that is broken between words where it is too long for a line.
struct WrappedText {
  private struct Word {
    var text: String
    var paint: TextStyle.Paint?
    /// Whether it follows the word before without a blank.
    var isGlued: Bool
  }

  /// A piece as it was added.
  private struct Piece {
    var text: String
    var paint: TextStyle.Paint?
    var isWhole: Bool
  }

  private var pieces: [Piece] = []

  /// Adds text, painted as a whole. Blanks in it are where a line may end; a piece begins where the one before ended.
  mutating func add(_ text: String, _ paint: TextStyle.Paint? = nil) {
    pieces.append(Piece(text: text, paint: paint, isWhole: false))
  }

  /// Adds text that is never broken, such as a path, which somebody wants to click on.
  mutating func addWhole(_ text: String, _ paint: TextStyle.Paint? = nil) {
    pieces.append(Piece(text: text, paint: paint, isWhole: true))
  }

  private var words: [Word] {
    pieces.flatMap { piece -> [Word] in
      if piece.isWhole { return [Word(text: piece.text, paint: piece.paint, isGlued: true)] }
      return piece.text.split(separator: " ", omittingEmptySubsequences: false).enumerated().map { place, part in
        Word(text: String(part), paint: piece.paint, isGlued: place == 0)
      }
    }
  }

  /// The one line where nothing is broken: nobody has to measure it.
  private func line(_ style: TextStyle) -> String {
    var line = ""
    var place = pieces.startIndex
    while place < pieces.endIndex {
      let paint = pieces[place].paint
      var run = pieces[place].text
      place += 1
      while place < pieces.endIndex, pieces[place].paint == paint {
        run += pieces[place].text
        place += 1
      }
      line += paint.map { style.paint(run, $0) } ?? run
    }
    return line
  }

  /// The lines: each of at most `width` columns, as far as the words allow; all but the first begin at the column `hanging`.
  /// A width of nil breaks nothing.
  func lines(width: Int?, hanging: Int, _ style: TextStyle) -> [String] {
    guard let width else { return [line(style)] }
    let words = words
    var lines: [String] = []
    var line = ""
    var run: (text: String, paint: TextStyle.Paint?) = ("", nil)
    var columns = 0
    func painted(_ run: (text: String, paint: TextStyle.Paint?)) -> String {
      run.paint.map { style.paint(run.text, $0) } ?? run.text
    }
    var index = 0
    while index < words.count {
      // What is glued together goes to the next line together.
      var end = index + 1
      while end < words.count, words[end].isGlued { end += 1 }
      let group = words[index..<end]
      let size = group.reduce(0) { $0 + DisplayText.width($1.text) }
      let isBreak = columns + 1 + size > width && columns > hanging
      if isBreak, index > 0 {
        lines.append(line + painted(run))
        line = String(repeating: " ", count: hanging)
        run = ("", nil)
        columns = hanging
      }
      for (place, word) in group.enumerated() {
        let blank = place == 0 && index > 0 && !isBreak ? " " : ""
        // A run goes on over the blank in it, so that no escape stands for each word.
        if run.paint == word.paint {
          run.text += blank + word.text
        } else {
          line += painted(run) + blank
          run = (word.text, word.paint)
        }
        columns += blank.utf8.count + DisplayText.width(word.text)
      }
      index = end
    }
    lines.append(line + painted(run))
    return lines
  }
}
