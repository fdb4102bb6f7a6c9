// How sure it is that letters are too thin: the lighter and the smaller they are, the fewer read them.

import CurbcutFindings
import Testing

@Suite struct ThinLettersTests {
  private func confidence(_ modifier: String) -> [Confidence] {
    let code = "import SwiftUI\nstruct A: View { var body: some View { Text(\"Distance of this week\")\(modifier) } }"
    return Checking.findings(of: "bold-text-ignored", in: [("A.swift", code)]).map(\.finding.confidence)
  }

  @Test(arguments: [
    (".fontWeight(.thin)", Confidence.medium), (".font(.system(size: 18, weight: .ultraLight))", .medium),
    (".font(.system(size: 14, weight: .light))", .medium), (".font(.footnote.weight(.light))", .medium),
    (".fontWeight(.light)", .low), (".font(.subheadline.weight(.light))", .low),
    (".font(.system(size: 19, weight: .light))", .low),
  ])
  func lightLettersOfBodyTextAreADebate(_ modifier: String, _ expected: Confidence) {
    #expect(confidence(modifier) == [expected])
  }

  @Test func largeLettersMayBeThin() { #expect(confidence(".font(.system(size: 34, weight: .thin))").isEmpty) }
}
