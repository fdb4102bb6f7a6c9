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

struct ShortRulePageTests {
  private func rule(items: Int, code: Int = 3) -> RuleDescription {
    var rule = Samples.rule
    let reported = (1...items).map { "- **error**: case \($0).\n  It goes on.\n" }.joined()
    let filling = (0..<code).map { "  Text(\"\($0)\")\n" }.joined()
    rule.page = """
      # icon-button-missing-label

      ## Why it matters

      Reasons.

      ## What is reported

      \(reported)
      A remark.

      ## What is not reported

      - Exceptions.

      ## Examples

      ### Bad

      ```swift bad
      Other() // ✗ warning
      ```

      ```swift bad
      VStack {
        Button { } // ✗ error col 1
      \(filling)}
      ```

      ### Good

      ```swift good
      Good()
      ```

      ## How to mend it

      Give it a name:

      ```swift fixed
      VStack {
        Button("Delete") { }
      \(filling)}
      ```
      """
    return rule
  }

  @Test func showsWhatIsReportedAndOneExampleWithItsFix() {
    #expect(
      RulePage.short(rule(items: 1)) == """
        # icon-button-missing-label

        A button shows only a symbol and has no name

        - **Severity**: error, confidence high
        - **Affects**: People who listen or speak to the screen.
        - **WCAG 2.2**: 4.1.2 Name, Role, Value (A); 1.1.1 Non-text Content (A)
        - **Nutrition Labels**: VoiceOver, Voice Control

        ## What is reported

        - **error**: case 1.
          It goes on.

        A remark.

        ## Bad

        ```swift
        VStack {
          Button { } // ✗ error
          Text("0")
          Text("1")
          Text("2")
        }
        ```

        ## How to fix it

        Give it a name:

        ```swift
        VStack {
          Button("Delete") { }
          Text("0")
          Text("1")
          Text("2")
        }
        ```

        `curbcut explain icon-button-missing-label --all` shows 19 more lines.

        """)
  }

  @Test(arguments: [1, 5, 40], [3, 12, 30, 200])
  func fitsAndCountsTheRest(_ items: Int, _ code: Int) throws {
    for width in [60, 80, 100] {
      func shown(_ markdown: String) -> [Substring] {
        Samples.text(MarkdownText.bytes(markdown, style: TextStyle(color: false), width: width))
          .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      }
      let rule = rule(items: items, code: code)
      let short = shown(RulePage.short(rule, width: width))
      #expect(short.count <= 60)
      let last = try #require(short.lastIndex { $0.hasPrefix("`curbcut explain") })
      let left = shown(RulePage.markdown(rule)).count - (last - 1)
      #expect(short[last...].joined(separator: " ").hasSuffix("shows \(left) more lines."))
      if items == 40 { #expect(short.contains { $0.contains("• … and ") }) }
    }
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
