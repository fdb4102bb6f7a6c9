// Code as it stands while somebody types: the rest of a line is not there yet. The rules and fixes get by with that.

import CurbcutFindings
import CurbcutLint
import CurbcutSourceText
import Testing

@Suite struct HalfTypedTests {
  /// Looks with all rules, and for all fixes; what they give has to lie in the source.
  private func expectSound(_ text: String, _ comment: Comment? = nil) {
    let source = SourceText(path: "Example.swift", text)
    let result = LintRun.check([source], wantsContexts: true, wantsFixes: true)
    let isSound = result.findings.allSatisfy { finding in
      let ranges = [finding.range] + finding.fixes.flatMap { $0.edits.map(\.range) }
      return finding.path != source.path || ranges.allSatisfy { Int($0.end) <= source.count }
    }
    #expect(isSound, comment)
  }

  @Test(arguments: [
    "Text(foo\nText(\"x\")", "VStack(alignment\n  Text(\"x\")\n}", "Button(\"Save\"\n  Text(\"x\")\n}",
    "Button(\"C\no } }", "Button(action: save\n  Image(systemName: \"a\")\n}",
    "NavigationLink(destination: A(\n  Text(\"x\")",
    "HStack {\n  Button(\"Save\"\n  Button(\"Save\") { other() }\n}", "Color(uiColor\nColor(dynamicProvider:\n",
    "Text(\"a\").font(.system(size\n.padding(", "Slider(value:\nToggle(isOn: $a\nStepper(value\n",
    "Image(\nImage(systemName\n",
    "TextField(text: $a\nText(\"b\")\n", "ForEach(a\nText(\"b\")\n}", "Picker(selection\nText(\"b\") { ",
    "Text(\"a\")\n.accessibilityLabel(\nText(\"b\")\n.accessibilityHint(a\nText(\"c\")",
    "Circle()\n.onTapGesture(count:\n.rotationEffect(a\nCircle()\n.animation(.linear\n",
    "a ? Text(\"a\"\n: Text(", "if let\nText(\"a\")", "switch a {\ncase .b(\nText(\"x\")",
  ])
  func callsThatAreNotClosed(body: String) {
    expectSound("import SwiftUI\nstruct A: View { var body: some View {\n" + body + "\n} }\n")
    expectSound("import SwiftUI\nstruct A: View { var body: some View {\n" + body)
    expectSound(
      "import UIKit\nclass A: UIView {\n let a = UIButton()\n func b() {\n  addSubview(a\n  " + body
        + "\n  a.setImage(UIImage(named\n  a.accessibilityLabel = \n } }\n")
  }

  /// The examples of all pages, the rest of some line left out behind an opening or a comma.
  @Test(arguments: MutationTests.rules)
  func examplesThatAreNotFinished(_ rule: String) {
    let examples = PageTests.examples.filter { $0.rule == rule && $0.sources.count == 1 && $0.isSwift }
    var generator = MutationTests.Generator(state: rule.utf8.reduce(29) { $0 &* 31 &+ UInt64($1) })
    for _ in 0..<6 {
      guard let example = examples.randomElement(using: &generator) else { return }
      var lines = Checking.wrapped(example.sources[0].text).text.split(
        separator: "\n", omittingEmptySubsequences: false)
      let open = lines.indices.filter { index in lines[index].contains { "(,:.{=".contains($0) } }
      guard let cut = open.randomElement(using: &generator),
        let place = lines[cut].indices.filter({ "(,:.{=".contains(lines[cut][$0]) }).randomElement(using: &generator)
      else { continue }
      lines[cut] = lines[cut][...place]
      let text = lines.joined(separator: "\n")
      expectSound(text, "\(example.testDescription), line \(cut + 1):\n\(text)")
    }
  }
}
