// Rules that ask whether an argument is one of some written expressions follow names and calls to what it comes to.

import Testing

@Suite struct ArgumentValueTests {
  private func count(_ rule: String, _ view: String, _ members: String) -> Int {
    let text = """
      import SwiftUI
      struct Row: View {
        let isOn: Bool
        \(members)
        var body: some View {
          \(view)
        }
      }
      """
    return Checking.findings(of: rule, in: [("Row.swift", text)]).count
  }

  private let both = "private func tone(_ isHot: Bool) -> Color { if isHot { return .red }; return"

  @Test func redIsRedByAnyName() {
    let button = "Button(\"Delete workout\") { erase() }.foregroundStyle(tone(isOn))"
    #expect(count("destructive-role-missing", button, both + " .red }") == 1)
    // One of several is not all.
    #expect(count("destructive-role-missing", button, both + " .blue }") == 0)
  }

  @Test func anOpacityIsReadBehindAName() {
    let layers = "ZStack { Image(\"harbor\"); Text(\"Sea\").background(shade) }"
    #expect(count("transparency-unguarded", layers, "private let shade = Color.indigo.opacity(0.4)") == 1)
    #expect(count("transparency-unguarded", layers, "private let shade = Color.indigo.opacity(1)") == 0)
    #expect(count("transparency-unguarded", layers, "private let shade = Color.indigo") == 0)
    // A symbol is no picture that shines through.
    let symbol = "ZStack { Image(systemName: \"xmark\"); Text(\"Sea\").background(shade) }"
    #expect(count("transparency-unguarded", symbol, "private let shade = Color.indigo.opacity(0.4)") == 0)
    let line = "RoundedRectangle(cornerRadius: 12).stroke(shade)"
    #expect(count("increase-contrast-ignored", line, "private let shade = Color.gray.opacity(0.3)") == 1)
    #expect(count("increase-contrast-ignored", line, "private let shade = Color.gray") == 0)
  }

  @Test func aThinWeightIsReadBehindAName() {
    let text = "Text(\"Words to read\").font(face)"
    #expect(count("bold-text-ignored", text, "private var face: Font { .callout.weight(.thin) }") == 1)
    #expect(count("bold-text-ignored", text, "private var face: Font { .callout }") == 0)
    #expect(
      count("bold-text-ignored", text, "private var face: Font { isOn ? .callout.weight(.thin) : .callout }") == 0)
  }
}
