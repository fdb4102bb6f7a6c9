// Rule pages and the rule list in a terminal.

import CurbcutFindings
import Testing

@testable import CurbcutReports

struct MarkdownTextTests {
  private func shown(_ markdown: String, color: Bool = false, width: Int = 40) -> String {
    Samples.text(MarkdownText.bytes(markdown, style: TextStyle(color: color), width: width))
  }

  @Test func showsAPage() {
    let page = """
      # icon-button

      ## Why it **matters**
      Someone who cannot see the screen decides by ear
      whether to use `Button`, see [HIG](https://x.y).

      - one that is long enough to be broken into lines
      - two
        and more
      1. first

      > quoted

      ```swift file=My.swift
      Button {   // ✗ error
      \tImage()
      }
      ```
      | a | b |
      |---|---|

      """
    #expect(
      shown(page) == """
        icon-button
        ===========

        Why it matters
        --------------

        Someone who cannot see the screen
        decides by ear whether to use `Button`,
        see HIG (https://x.y).

        • one that is long enough to be broken
          into lines
        • two and more
        1. first

        │ quoted

            My.swift:
            Button {   // ✗ error
                Image()
            }

        | a | b |
        |---|---|

        """)
  }

  @Test func colours() {
    #expect(shown("a **b** `c` *d*", color: true) == "a \u{1B}[1mb\u{1B}[0m \u{1B}[36mc\u{1B}[0m \u{1B}[1md\u{1B}[0m\n")
    #expect(shown("# T", color: true) == "\u{1B}[1;4mT\u{1B}[0m\n")
  }

  @Test(arguments: [
    ("2 * 3 * 4", "2 * 3 * 4"), ("a ** b", "a ** b"), ("`open", "`open"), ("[no link]", "[no link]"),
    ("\\*x\\*", "*x*"),
    ("``a`b``", "`a`b`"), ("[x](x)", "x"), ("**open", "**open"), ("(**b**)", "(b)"), ("#hash", "#hash"),
    ("[a](b", "[a](b"),
    ("a\u{1B}[2Jb", "a␛[2Jb"),
  ])
  func inlineMarks(markdown: String, text: String) {
    #expect(shown(markdown) == text + "\n")
  }

  @Test func anUnclosedFenceAndNothingAtAllAreFine() {
    #expect(shown("```\ncode") == "    code\n")
    #expect(shown("") == "")
    #expect(shown("\n\n\n") == "")
  }

  @Test func wordsLongerThanTheLineStayWhole() {
    #expect(shown("a " + String(repeating: "x", count: 60)) == "a\n" + String(repeating: "x", count: 60) + "\n")
  }
}

struct RulePageTests {
  @Test func showsTheFactsAndHidesTheMarks() {
    var rule = Samples.rule
    rule.page = """
      # icon-button-missing-label

      ## Bad

      ```swift bad
      Button { } // ✗ error col 1 name=symbol:x : shows only
      ```
      ```swift file=Other.swift
      // ✗ stays bare? no
      ```
      Text with // ✗ error col 1 stays.
      """
    #expect(
      RulePage.markdown(rule) == """
        # icon-button-missing-label

        A button shows only a symbol and has no name

        - **Severity**: error, confidence high
        - **Affects**: People who listen or speak to the screen.
        - **WCAG 2.2**: 4.1.2 Name, Role, Value (A); 1.1.1 Non-text Content (A)
        - **Nutrition Labels**: VoiceOver, Voice Control
        - **Since**: 0.1.0

        ## Bad

        ```swift
        Button { } // ✗ error
        ```
        ```swift file=Other.swift
        // ✗ stays
        ```
        Text with // ✗ error col 1 stays.
        """)
  }
}

struct RuleListTests {
  @Test func listsByCategory() {
    let text = Samples.text(RuleList.bytes([Samples.rule, Samples.quiet], style: TextStyle(color: false)))
    #expect(
      text == """
        names
          icon-button-missing-label  error    high    A button shows only a symbol and has no name

        text
          text-[odd]                 note     low     A rule that finds nothing

        """)
  }
}
