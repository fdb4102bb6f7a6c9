// What fixes write is indented as the file is.

import CurbcutFindings
import CurbcutSourceText
import Testing

struct FixIndentTests: FixReading {
  /// A view that is made without anything, in a file of some indentation.
  private func previewed(_ step: String, before: String = "") -> String {
    let text =
      "\(before)import SwiftUI\n\nstruct Lantern: View {\n\(step)var body: some View {\n\(step)\(step)Text(\"Lantern\")\n"
      + "\(step)\(step)\(step)\(step)\(step).font(.title)\n\(step)}\n}\n"
    return FixSample(text).fixes("preview-missing").flatMap(\.edits).map(\.text).joined()
  }

  @Test func aPreviewIsIndentedAsTheFile() {
    #expect(previewed("    ").contains("#Preview {\n    Lantern()\n}"))
    #expect(previewed("\t").contains("#Preview {\n\tLantern()\n}"))
    #expect(previewed("  ").contains("#Preview {\n  Lantern()\n}"))
  }

  @Test func argumentsOnLinesOfTheirOwnStaySo() {
    let fixed = FixSample(
      body: "Button(\n  action: remove,\n  label: { Label(\"Delete\", systemImage: \"trash\").foregroundColor(.red) }\n"
        + ")",
      members: "  func remove() {}\n"
    ).fixed("destructive-role-missing")
    #expect(fixed.contains("Button(\n      role: .destructive,\n      action: remove,\n"))
  }

  @Test func aCommentIsNoMeasure() {
    let comment = "/*\n Lantern.swift\n The shop {\n  opens at nine.\n }\n*/\n"
    #expect(previewed("    ", before: comment).contains("#Preview {\n    Lantern()\n}"))
  }

  @Test func alignedArgumentsAreNoMeasure() {
    let fixed = FixSample(
      body: "VStack {\n  Image(systemName: isOn\n          ? \"lightbulb\"\n          : \"moon\")\n"
        + "  Text(\"Lantern\",\n       comment: \"What is sold\").font(.title)\n"
        + "  Text(\"The shop opens at nine.\")\n}",
      members: "  let isOn: Bool\n"
    ).fixed("header-trait-missing")
    #expect(fixed.contains("comment: \"What is sold\").font(.title)\n        .accessibilityAddTraits(.isHeader)"))
  }

  /// How far the lines of a string stand behind its last quotes is part of what it says.
  @Test func stringsKeepTheirLines() {
    let line = "      Text(\"Find a lantern for the night\")\n        .font(.largeTitle)\n"
    let long = "      Text(\"\(String(repeating: "We suggest lanterns that fit how you live. ", count: 12))\")\n"
    let sample = FixSample(
      "import SwiftUI\n\nstruct Example: View {\n  var body: some View {\n    VStack {\n"
        + "      \(literal)\(line)\(line)\(line)\(long)    }\n    .padding()\n  }\n}\n"
    ).with(
      file: "import SwiftUI\n\nstruct Home: View {\n  @State private var isNew = true\n  var body: some View {\n"
        + "    List { Text(\"Home\") }.fullScreenCover(isPresented: $isNew) { Example() }\n  }\n}\n")
    let rule = "content-not-scrollable"
    #expect(sample.fixes(rule).count == 1)
    let fixed = sample.fixed(rule)
    #expect(fixed.contains("\"\"\"\n      Opens\n        at nine\n    \"\"\""))
  }

  @Test func whatIsMovedLessKeepsThemToo() {
    let fixed = FixSample(
      "import SwiftUI\n\nstruct Example: View {\n    var body: some View {\n"
        + "        Button(\"Delete account\", role: .destructive) {\n            log(\n\"\"\"\n              Gone\n\"\"\"\n            )\n\n"
        + "            store.deleteAll()\n        }\n        .padding()\n    }\n}\n"
    ).fixed("destructive-without-confirmation")
    #expect(
      fixed.contains("(\n\"\"\"\n              Gone\n\"\"\"\n                )\n\n                store.deleteAll()\n"))
  }

  private var literal: String { "Text(\n\"\"\"\n  Opens\n    at nine\n\"\"\")\n" }
}
