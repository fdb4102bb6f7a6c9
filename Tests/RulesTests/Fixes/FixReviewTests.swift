// What a reviewer refused of fixes on real apps, and the fact that each was made without.

import CurbcutFindings
import CurbcutSourceText
import Testing

struct FixReviewTests: FixReading {
  // MARK: Words

  @Test func arrowsUpAndDownAlsoChangePlaces() {
    #expect(label(button("swap(&from, &to)\n  other()", "arrow.up.arrow.down")) == nil)
    #expect(label(button("sortAll = !isSorted\n  other()", "arrow.up.arrow.down")) == "Sort")
  }

  @Test func aMarkIsCalledByWhatIsDone() {
    #expect(label(button("completeSet()", "checkmark")) == "Complete set")
    #expect(label(button("other()\n  store.save()", "checkmark")) == "Save")
    #expect(label(button("other()\n  another()", "checkmark")) == nil)
    #expect(label(button("log.removeAll()\n  other()", "trash")) == "Remove")
    #expect(label(button("log.removeAll()\n  clearLog()", "trash")) == "Clear")
    #expect(label(button("a = nil\n  other()", "trash")) == "Delete")
  }

  @Test func aCrossThatSaysNoClosesNothing() {
    #expect(label(button("model.respond(to: request, enable: false)", "xmark")) == nil)
    #expect(label(button("model.respond(to: request, enable: now)", "xmark")) == "Close")
    #expect(label(button("state = declined\n  other()", "xmark")) == "Decline")
  }

  @Test func whatAPointerIsShownIsTheName() {
    let plain = button("select(stamp)", "checkmark.circle")
    #expect(label(plain) == "Select")
    func helped(_ code: String) -> FixSample {
      FixSample(body: plain.text.split(separator: "body: some View {\n")[1].dropLast(6) + "    .help(\(code))")
    }
    #expect(label(helped("\"Album settings...\"")) == "Album settings")
    #expect(label(helped("words")) == nil)
    let table = "\"album_settings\" = \"Album settings\";\n"
    // The key once more would be the same words as label and as hint.
    #expect(label(helped("\"album_settings\"").with(strings: table)) == nil)
  }

  @Test func clippedWordsOfTheCodeAreNotSaid() {
    #expect(label(button("selectAnon()", "circle.hexagongrid")) == nil)
    #expect(label(button("showsResetConfirimation = true", "circle.hexagongrid")) == "Reset")
    #expect(label(button("fieldInput = \"\"", "circle.hexagongrid")) == "Clear")
  }

  @Test func largeLettersAreForTheEyes() {
    func caption(_ words: String) -> FixSample {
      FixSample(
        body: "VStack {\n  Text(\"\(words)\")\n  Slider(value: $size)\n}",
        members: "  @State private var size = 0.0\n")
    }
    let rule = "control-missing-label"
    #expect(label(caption("NUMBER OF PAGES"), rule) == "Number of pages")
    #expect(label(caption("RTMP URL"), rule) == "RTMP URL")
    #expect(label(caption("UUID"), rule) == "UUID")
    #expect(label(caption("NUMBER OF PAGES").with(strings: "\"Other\" = \"Other\";\n"), rule) == "NUMBER OF PAGES")
  }

  @Test func aFieldIsCalledByItsCaptionAndNotByItsPlaceholder() {
    let row = "HStack {\n  Text(\"WORD:\")\n  TextField(\"required\", text: $word)\n}\n"
    let members = "  @State private var name = \"\"\n  @State private var place = \"\"\n"
    let body =
      row.replacing("WORD", with: "Name").replacing("word", with: "name")
      + row.replacing("WORD", with: "Place").replacing("word", with: "place")
    let found = texts(FixSample(body: "Form {\n\(body)}", members: members).fixes("duplicate-label"))
    #expect(found.contains { $0.contains("(\"Name\")") })
    #expect(found.allSatisfy { !$0.contains("required") })
  }

  @Test func aLinkWithinAParagraphHasNoLabel() {
    let rule = "generic-link-text"
    let body = "VStack {\n  Text(\"Stamps\")\n  WHAT\n}"
    let link = "Link(\"here\", destination: url)"
    #expect(texts(FixSample(body: body.replacing("WHAT", with: link)).fixes(rule)).joined().contains("here: Stamps"))
    let paragraph = FixSample(
      body: body.replacing("WHAT", with: "Text(\"Tap [here](https://stamps.example) to learn more\")"))
    #expect(!paragraph.findings(rule).isEmpty)
    #expect(paragraph.fixes(rule).isEmpty)
  }

  @Test func oneTapIsWhatVoiceOverDoes() {
    let twice =
      "Image(\"map\")\n  .onTapGesture(count: 2) { shareStamp() }\n  .onTapGesture { deleteStamp() }"
    #expect(label(FixSample(body: twice)) == "Delete stamp")
  }

  // MARK: Roles

  @Test func whatADialogDropsIsNotWritten() {
    let rule = "media-trait-missing"
    let record = "Button(\"Record\") { recorder.record() }"
    let members = "  @State private var recorder = AVAudioRecorder()\n  @State private var asks = false\n"
    func sample(_ body: String) -> FixSample {
      var sample = FixSample(body: body, members: members)
      sample.text = "import AVFoundation\n" + sample.text
      return sample
    }
    #expect(!sample(record).fixes(rule).isEmpty)
    let dialog = sample("Text(\"A\")\n  .confirmationDialog(\"Sure?\", isPresented: $asks) {\n  \(record)\n}")
    #expect(!dialog.findings(rule).isEmpty)
    #expect(dialog.fixes(rule).isEmpty)
  }

  @Test func whatHoldsAButtonIsNotChosenWithIt() {
    let rule = "selected-trait-missing"
    let body =
      "ForEach(boxes) { box in\n  Text(box.name)\n"
      + "  .background(chosen == box.id ? Color.blue : .gray)\nOVERLAY  .onTapGesture { chosen = box.id }\n}"
    let members = "  @State private var chosen = 0\n  let boxes: [Box]\n"
    let plain = FixSample(body: body.replacing("OVERLAY", with: ""), members: members)
    #expect(plain.fixes(rule).map(\.safety) == [.safe])
    let overlay = "  .overlay {\n    Button(\"Remove\") { remove(box) }\n  }\n"
    let holding = FixSample(body: body.replacing("OVERLAY", with: overlay), members: members)
    #expect(!holding.findings(rule).isEmpty)
    #expect(holding.fixes(rule).allSatisfy { $0.safety == .suggestion })
  }

  @Test func aLetterNamesNoButton() {
    let rule = "tap-gesture-missing-button-trait"
    func bar(_ words: String) -> FixSample {
      FixSample(
        body: "VStack {\n  Rectangle()\n  Text(\(words))\n}\n.onTapGesture { chosen = day }",
        members: "  let day: String\n  @State private var chosen = \"\"\n")
    }
    #expect(!bar("day").fixes(rule).isEmpty)
    #expect(!bar("day.prefix(1)").findings(rule).isEmpty)
    #expect(bar("day.prefix(1)").fixes(rule).isEmpty)
  }

  @Test func aLinkBehindTheLabelIsNoneOfItsParts() {
    let rule = "container-label-without-element"
    let row = "HStack {\n  Text(\"A\")\n  Text(\"B\")\n}\n.accessibilityLabel(\"Open A\")\n"
    let behind = row + ".background(NavigationLink(\"\", destination: Text(\"C\")))"
    #expect(texts(FixSample(body: behind).fixes(rule)).joined().contains(".combine"))
    let inside = row.replacing("Text(\"B\")", with: "Button(\"B\") { b() }")
    #expect(texts(FixSample(body: inside).fixes(rule)).joined().contains(".contain)"))
  }

  // MARK: Places

  @Test func aShapeOfItsOwnIsGivenTheRoom() {
    let body =
      "Button { close() } label: {\n  Image(systemName: \"xmark\")\n    .contentShape(Circle())\n    .opacity(0.5)\n}\n"
      + ".accessibilityLabel(\"Close\")"
    let fixed = FixSample(body: body).fixed("touch-target-too-small")
    #expect(fixed.contains(".frame(minWidth: 44, minHeight: 44)\n        .contentShape(Circle())\n"))
    #expect(!fixed.contains("Rectangle"))
  }

  @Test func aPropertyStandsWithTheOthers() {
    let text = FixSample(
      body: "Text(name)\n  .lineLimit(1)",
      members: "  enum Kind {\n    case a\n  }\n\n  let name: String\n")
    #expect(text.fixed("line-limit-truncates").contains("  }\n\n  @Environment(\\.dynamicTypeSize)"))
  }

  @Test func aPageKeepsItsTag() {
    let rule = "context-menu-only-action"
    let body = "VStack {\n  Text(\"A\")\n    .contextMenu { Button(\"Edit\") { edit() } }\nTAG}"
    #expect(!FixSample(body: body.replacing("TAG", with: "")).fixes(rule).isEmpty)
    let tagged = FixSample(body: body.replacing("TAG", with: "    .tag(1)\n"))
    #expect(!tagged.findings(rule).isEmpty)
    #expect(tagged.fixes(rule).isEmpty)
  }

  @Test func aBoxGrowsToAllSides() {
    let rule = "fixed-frame-clips-text"
    let text = "Text(\"Search\")\n  .frame(width: WIDE, height: 30)"
    #expect(FixSample(body: text.replacing("WIDE", with: "90")).fixes(rule).map(\.safety) == [.unsafe])
    #expect(FixSample(body: text.replacing("WIDE", with: "40")).fixes(rule).map(\.safety) == [.suggestion])
  }

  @Test func aColorThatIsHandedOverIsNotWrittenOut() {
    let file =
      "import SwiftUI\n\nstruct Example: View {\n  var body: some View {\n    ZStack {\n      Color.white\n"
      + "      caption(0.7)\n    }\n  }\n\n  func caption(_ grey: Double) -> some View {\n"
      + "    Text(\"Sold out\").foregroundStyle(Color(white: grey))\n  }\n}\n"
    let sample = FixSample(file)
    #expect(!sample.findings("text-contrast").isEmpty)
    #expect(sample.fixes("text-contrast").isEmpty)
    #expect(!FixSample(file.replacing("Color(white: grey)", with: "Color(white: 0.7)")).fixes("text-contrast").isEmpty)
  }

  // MARK: What else holds

  @Test func whatOthersTurnBackIsNotTurned() {
    let lock =
      "import UIKit\n\nclass Page: UIViewController {\n"
      + "  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {\n    .portrait\n  }\n"
    #expect(!FixSample(lock + "}\n").fixes("orientation-locked").isEmpty)
    #expect(
      FixSample(lock + "  override var shouldAutorotate: Bool { false }\n}\n").fixes("orientation-locked").isEmpty)
  }

  @Test func aFilmThatNothingElsePlaysIsLeftToPeople() {
    let rule = "autoplay-media"
    let body = "Film(player: player)\n  .onAppear {\n    player.play()\n  }"
    let members = "  let player = AVPlayer()\n"
    #expect(FixSample(body: body, members: members).fixes(rule).allSatisfy { $0.safety == .suggestion })
    let both = "VStack {\n  \(body)\n  Button(\"Play\") { player.play() }\n}"
    #expect(FixSample(body: both, members: members).fixes(rule).map(\.safety) == [.unsafe])
    let sound = both.replacing("player", with: "audioPlayer")
    let fixes = FixSample(body: sound, members: "  let audioPlayer = AVPlayer()\n").fixes(rule)
    #expect(fixes.map(\.title) == ["Play only if VoiceOver is not running"])
  }

  @Test func aWindowOfTheMacIsAsLargeAsWhatIsInIt() {
    let rule = "content-not-scrollable"
    let sample = FixSample(
      body: "Button(\"Rules\") { shows = true }\n  .sheet(isPresented: $shows) {\n    VStack {\n"
        + (1...9).map { "      Text(\"Rule \($0): be kind to the other people here, and tell us what hurts you.\")\n" }
        .joined()
        + "    }\n  }",
      members: "  @State private var shows = false\n")
    let mac = FixSample(sample.text + "\n#if os(macOS)\nlet isMac = true\n#endif\n")
    #expect(sample.fixes(rule).map(\.safety) == [.unsafe])
    #expect(mac.fixes(rule).map(\.safety) == [.suggestion])
  }

  @Test func codeOfOthersIsLeftToPeople() {
    let body = FixSample(body: "Text(\"A\").onTapGesture { open() }").text
    func fixes(_ folder: String) -> [Fix] {
      let source = SourceText(path: folder + "/Example.swift", body)
      return LintRunFixes.of(source, "tap-gesture-missing-button-trait")
    }
    #expect(fixes("Sources").map(\.safety) == [.safe])
    #expect(fixes("Sources/ThirdParty").map(\.safety) == [.suggestion])
  }
  // MARK: What a second reader refused

  @Test func aTraitStandsBehindTheGroup() {
    let rule = "tap-gesture-missing-button-trait"
    let row =
      "HStack {\n  Text(\"A\")\n}\n.onTapGesture { open() }\n.accessibilityElement(children: .ignore)\n"
      + ".accessibilityLabel(\"Open A\")"
    let fixed = FixSample(body: row).fixed(rule)
    let group = fixed.firstRange(of: "accessibilityElement")
    let trait = fixed.firstRange(of: ".accessibilityAddTraits(.isButton)")
    #expect(group != nil && trait != nil && group!.upperBound < trait!.lowerBound)
  }

  @Test func whatIsBetweenALabelAndItsFrameIsNotAddedToIt() {
    let rule = "hit-area-outside-label"
    let button = "Button { add() } label: {\n  Image(systemName: \"plus\")\n}\nPAD.frame(width: 80, height: 80)"
    let plain = FixSample(body: button.replacing("PAD", with: ""))
    #expect(plain.fixes(rule).map(\.safety) == [.unsafe])
    let padded = FixSample(body: button.replacing("PAD", with: ".padding(.horizontal, 20)\n"))
    #expect(padded.fixes(rule).map(\.safety) == [.suggestion])
  }

  @Test func translatedHintsKeepTheirKeys() {
    let rule = "hint-repeats-label"
    let button = FixSample(body: "Button(\"Card\") { open() }\n  .accessibilityHint(Text(\"Open for more arrivals\"))")
    #expect(!button.fixes(rule).isEmpty)
    let translated = button.with(strings: "\"Open for more arrivals\" = \"Open for more arrivals\";\n")
    #expect(!translated.findings(rule).isEmpty)
    #expect(translated.fixes(rule).isEmpty)
  }
}
