// Options: declared sensibly, and heard by the rules.

import CurbcutFindings
@testable import CurbcutRules
import Testing

@Suite struct RuleOptionTests {
  static let declared = AllRules.all.flatMap { rule in rule.options.map { (rule, $0) } }

  @Test func declarationsAreSound() {
    #expect(Self.declared.count > 15)
    for (rule, option) in Self.declared {
      #expect(option.takes(option.value), "\(rule.id).\(option.name): the default is not taken")
      #expect(!option.summary.isEmpty && !option.summary.hasSuffix("."), "\(rule.id).\(option.name)")
      #expect(option.name.first?.isLowercase == true && option.name.allSatisfy(\.isLetter))
    }
    for rule in AllRules.all { #expect(Set(rule.options.map(\.name)).count == rule.options.count, "\(rule.id)") }
  }

  /// One row: a rule, what is set, a view, and how many findings there are without and with the setting.
  static let rows: [(rule: String, options: [String: OptionValue], text: String, without: Int, with: Int)] = [
    (
      "touch-target-too-small", ["minimum": .number(24)],
      "Button { go() } label: { Image(systemName: \"plus\").frame(width: 30, height: 30) }", 1, 0
    ),
    (
      "touch-target-too-small", ["recommended": .number(48)],
      "Button { go() } label: { Image(systemName: \"plus\").frame(width: 44, height: 44) }", 0, 1
    ),
    (
      "hit-area-outside-label", ["touch-target-too-small.minimum": .number(24)],
      "Button { go() } label: { Image(systemName: \"plus\").frame(width: 30, height: 30) }.frame(width: 44, height: 44)",
      1, 0
    ),
    (
      "text-contrast", ["text": .number(7)],
      "Text(\"Save\").foregroundStyle(Color(red: 0.4, green: 0.4, blue: 0.4)).background(Color.white)", 0, 1
    ),
    (
      "text-contrast", ["large": .word("hig")],
      "Text(\"Save\").font(.caption.bold()).foregroundStyle(Color(white: 0.5)).background(Color.white)", 1, 0
    ),
    (
      "dynamic-type-clamped", ["upTo": .word("accessibility3")],
      "Text(\"Hi\").dynamicTypeSize(...DynamicTypeSize.accessibility3)",
      1, 0
    ),
    (
      "dynamic-type-clamped", ["downTo": .word("xSmall")],
      "Text(\"Hi\").dynamicTypeSize(DynamicTypeSize.large...)", 0, 1
    ),
    (
      "dynamic-type-clamped", ["downTo": .word("large")],
      "Text(\"Hi\").dynamicTypeSize(.large ... .accessibility5)", 0, 0
    ),
    (
      "line-limit-truncates", ["lines": .number(3)],
      "VStack { Text(thought.content).lineLimit(3); Text(\"Today\") }", 0, 1
    ),
    (
      "touch-target-spacing", ["large": .flag(true)],
      "HStack(spacing: 0) { Button { a() } label: { Image(systemName: \"heart\").frame(width: 44, height: 44) }; "
        + "Button { b() } label: { Image(systemName: \"cart\").frame(width: 44, height: 44) } }", 0, 1
    ),
    (
      "too-many-choices", ["choices": .number(3)],
      "VStack { Button(\"A\") { a() }; Button(\"B\") { b() }; Button(\"C\") { c() }; Button(\"D\") { d() } }", 0, 1
    ),
    (
      "reading-grade-too-high", ["grade": .number(6)],
      "Text(\"You can choose a different picture for every album, and we keep the others for later.\")", 0, 1
    ),
    ("jargon-in-ui-text", ["terms": .words(["basal rate"])], "Text(\"Set your basal rate\")", 0, 1),
    ("jargon-in-ui-text", ["allowed": .words(["cache"])], "Text(\"Clear cache\")", 1, 0),
    ("font-below-minimum", ["minimum": .number(13)], "Text(\"Hi\").font(.caption)", 0, 1),
    (
      "toggle-state-missing", ["stateFormat": .word("sentences")],
      """
      Button { isSaved.toggle() } label: { Image(systemName: isSaved ? "heart.fill" : "heart") }
        .accessibilityLabel(isSaved ? "Remove" : "Not saved. Add to saved")
      """, 0, 1
    ),
    (
      "toggle-state-missing", ["stateFormat": .word("sentences")],
      """
      Button { isSaved.toggle() } label: { Image(systemName: isSaved ? "heart.fill" : "heart") }
        .accessibilityLabel(isSaved ? "Saved. Remove from saved" : "Not saved. Add to saved")
      """, 0, 0
    ),
    (
      "motion-unguarded", ["small": .flag(true)],
      """
      struct Love: View {
        @State private var isOn = false
        var body: some View {
          Button("Love it") { isOn.toggle() }.scaleEffect(isOn ? 1.05 : 1).animation(.easeOut(duration: 0.1), value: isOn)
        }
      }
      """, 0, 1
    ),
    (
      "motion-unguarded", ["small": .flag(true)],
      """
      final class NudgeView: UIView {
        func nudge() {
          UIView.animate(withDuration: 0.3) { self.transform = CGAffineTransform(translationX: 0, y: 24) }
        }
      }
      """, 0, 1
    ),
    (
      "touch-target-too-small", ["mainHeight": .number(56)],
      "Button(\"Buy\") { buy() }.buttonStyle(.borderedProminent).controlSize(.large)", 0, 1
    ),
    (
      "hover-only-content", ["requireHoverEffect": .flag(true)],
      "VStack { Text(\"Open\").onTapGesture { open() }; Text(\"Close\").onTapGesture { close() }.hoverEffect() }", 0, 1
    ),
    (
      "duplicate-label", ["ignored": .words(["Edit"])],
      "VStack { Button(\"Edit\") { editName() }; Button(\"Edit\") { editPhoto() } }", 2, 0
    ),
    ("generic-link-text", ["phrases": .words(["hier"])], "Link(\"Hier\", destination: page)", 0, 1),
    (
      "label-contains-role", ["roles": .words(["Knopf"])],
      "Button { open() } label: { Image(\"a\") }.accessibilityLabel(\"Merken Knopf\")", 0, 1
    ),
    ("label-is-symbol-name", ["allowed": .words(["+"])], "Button(\"+\") { add() }", 1, 0),
    (
      "unhelpful-error-message", ["phrases": .words(["Etwas ging schief"])],
      "VStack { Text(\"Etwas ging schief\"); Spacer() }", 0, 1
    ),
    (
      "label-format", ["longest": .number(20)],
      "Button(\"Go\") { go() }.accessibilityLabel(\"Go on with the order of the day\")", 0, 1
    ),
  ]

  @Test(arguments: rows.indices)
  func settingChangesTheVerdict(_ row: Int) {
    let row = Self.rows[row]
    var settings = RuleSettings()
    for (name, value) in row.options {
      let parts = name.split(separator: ".").map(String.init)
      settings[parts.count > 1 ? parts[0] : row.rule].options[parts.last!] = value
    }
    let sources = [("Example.swift", row.text)]
    #expect(Checking.findings(of: row.rule, in: sources).count == row.without, "\(row.rule) as declared: \(row.text)")
    let found = Checking.findings(of: row.rule, in: sources, settings: settings)
    #expect(found.count == row.with, "\(row.rule) with \(row.options): \(row.text)")
  }
}
