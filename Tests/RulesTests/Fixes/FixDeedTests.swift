// What a reading of 250 fixes on 71 apps refused, and the fact that each was made without.

import CurbcutFindings
import CurbcutSourceText
import CurbcutViews
import Testing

@testable import CurbcutLint

struct FixDeedTests: FixReading {
  // MARK: Words

  @Test func whoLeavesAlsoCleansUp() {
    #expect(label(button("router.popToRoot()\n  model.clear()", "xmark")) == "Close")
    #expect(label(button("other()\n  model.clear()", "xmark")) == "Clear")
    // What is taken away may be what is asked for.
    #expect(label(button("popover = .none\n  model.removeStamp()", "xmark")) == nil)
    #expect(label(button("router.pop()\n  model.cancelOrder()", "xmark")) == "Cancel")
  }

  @Test func aPictureOfEachItemIsNotNamedByWhatAllDo() {
    func icons(_ picture: String) -> FixSample {
      FixSample(
        body: "ForEach(options) { option in\n  Button {\n    changeIcon(option)\n  } label: {\n    \(picture)\n  }\n}",
        members: "  let options: [Option]\n")
    }
    #expect(label(icons("Image(\"icon\")")) == "Change icon")
    #expect(label(icons("Image(option.picture)")) == nil)
    #expect(label(icons("Image(option.picture)").replacing("{ option in", "{ (option: Option) in")) == nil)
    #expect(
      label(icons("Image($0.picture)").replacing("{ option in", "{").replacing("changeIcon(option)", "changeIcon($0)"))
        == nil)
  }

  @Test func aSymbolThatAVariableSaysMayMeanAnotherDeed() {
    let members = "  @State private var model = Model()\n"
    func sample(_ symbol: String) -> FixSample {
      FixSample(
        body: "Button {\n  sendMessage()\n} label: {\n  Image(systemName: \(symbol))\n}", members: members
      ).with(file: "import Foundation\n\nfinal class Model {\n  var symbol = \"paperplane\"\n}\n")
    }
    #expect(label(sample("\"paperplane\"")) == "Send message")
    let changing = sample("model.symbol")
    #expect(!changing.findings(Self.icon).isEmpty)
    #expect(label(changing) == nil)
  }

  @Test func aMarkThatIsTappedSaysWhatWasDone() {
    let image = "Image(systemName: \"SYMBOL\")\n  .onTapGesture { dismiss() }"
    #expect(label(FixSample(body: image.replacing("SYMBOL", with: "xmark"))) == "Close")
    let mark = FixSample(body: image.replacing("SYMBOL", with: "checkmark.circle.fill"))
    #expect(!mark.findings(Self.icon).isEmpty)
    #expect(label(mark) == nil)
    #expect(label(button("dismiss()", "checkmark")) == "Done")
  }

  @Test func wordsOfProgramsAreNotSaid() {
    #expect(label(button("sendSetupPacket()", "circle.hexagongrid")) == nil)
    #expect(label(button("deleteLiteral()", "circle.hexagongrid")) == nil)
    #expect(label(button("sendSetupLetter()", "circle.hexagongrid")) == "Send setup letter")
  }

  @Test func whatFollowsMayBeSlides() {
    #expect(label(button("other()\n  presenter.sendPrevious()", "backward.end")) == nil)
    #expect(label(button("other()\n  player.previous()", "backward.end")) == "Previous track")
  }

  @Test func aSignAddsWhatTheCodeSpeaksOf() {
    #expect(label(button("other()\n  saveTemplate()", "doc.badge.plus")) == nil)
    #expect(label(button("other()\n  pickDocument()", "doc.badge.plus")) == "Add document")
  }

  @Test func wordsOfAPackageAreNotFoundByALiteral() {
    let table = "\"generic_close\" = \"Close\";\n"
    func label(in folder: String, _ other: String, manifest: Bool = true, table: String = table) -> String? {
      let text =
        "import SwiftUI\n\nstruct Example: View {\n  var body: some View {\n    VStack {\n      \(other)\n"
        + "      Button { dismiss() } label: { Image(systemName: \"xmark\") }\n    }\n  }\n}\n"
      let sources =
        [SourceText(path: folder + "/Example.swift", text)]
        + (manifest ? [SourceText(path: "Kit/Package.swift", "import PackageDescription\n")] : [])
      let strings = ["en", "de"].compactMap {
        StringsFile(path: "Kit/Sources/App/\($0).lproj/Localizable.strings", bytes: Array(table.utf8)[...])
      }
      let fixes = LintRun.check(
        sources, strings: strings, rules: [Self.icon], wantsContexts: true, wantsFixes: true
      ).findings.flatMap(\.fixes)
      return texts(fixes).first { $0.contains("ccessibilityLabel(") }?.split(separator: "\"").dropFirst().first.map(
        String.init)
    }
    let keys = "Text(\"generic_close\")\n      Text(\"generic_open\")"
    #expect(label(in: "Kit/Sources/App", keys, manifest: false) == "generic_close")
    #expect(label(in: "Kit/Sources/App", keys) == nil)
    // Where the keys are the words, a literal says them in any bundle, but in one language.
    let words = "\"Close\" = \"Close\";\n"
    #expect(label(in: "Kit/Sources/App", "Text(\"Open\")", table: words) == "Close")
    #expect(label(in: "Kit/Sources/App", "Text(\"Open\", bundle: .module)", table: words) == nil)
  }

  @Test func translatedGesturesKeepTheirKeys() {
    let rule = "gesture-instruction"
    let button = FixSample(body: "Button(\"Card\") { open() }\n  .accessibilityHint(\"Double tap to change quantity\")")
    #expect(!button.fixes(rule).isEmpty)
    let translated = button.with(strings: "\"Double tap to change quantity\" = \"Double tap to change quantity\";\n")
    #expect(!translated.findings(rule).isEmpty)
    #expect(translated.fixes(rule).isEmpty)
  }

  @Test func wordsOfTheCodeAroundADeedAreNotSaid() {
    #expect(label(button("deleteRow()", "circle.hexagongrid")) == "Delete")
    #expect(label(button("didShowPhotosPicker = true", "circle.hexagongrid")) == "Choose photos")
    #expect(label(button("didShowOptionsMenu = true", "circle.hexagongrid")) == nil)
    #expect(label(button("presentingPreviewFullScreen = true", "circle.hexagongrid")) == nil)
  }

  @Test func oneTapMayBeCounted() {
    let twice =
      "Image(\"map\")\n  .onTapGesture(count: 2) { shareStamp() }\n  .onTapGesture(count: 1) { deleteStamp() }"
    #expect(label(FixSample(body: twice)) == "Delete stamp")
  }

  // MARK: Room

  @Test func whoGivesWayIsSaidWithinAGroupAsWell() {
    let rule = "line-limit-truncates"
    func row(_ other: String) -> FixSample {
      FixSample(
        body: "HStack {\n  Group {\n    Text(label)\n      .lineLimit(1)\n    Text(words)\(other)\n  }\n}",
        members: "  let label: String\n  let words: String\n")
    }
    #expect(row("").fixes(rule).map(\.safety) == [.unsafe])
    #expect(row("\n      .layoutPriority(-1)").fixes(rule).map(\.safety) == [.suggestion])
  }

  @Test func whatAnEditorLeftIsNotWrittenInto() {
    let rule = "line-limit-truncates"
    func text(_ number: String) -> FixSample {
      FixSample(body: "Text(label)\n  .lineLimit(\(number))", members: "  let label: String\n")
    }
    #expect(text("1").fixes(rule).map(\.safety) == [.unsafe])
    #expect(text("/*@START_MENU_TOKEN@*/1/*@END_MENU_TOKEN@*/").fixes(rule).allSatisfy { $0.safety == .suggestion })
  }

  @Test func aColumnOfPointsIsNotFilledWithLargerWords() {
    let rule = "fixed-font-size"
    func caption(_ frame: String) -> FixSample {
      FixSample(body: "Text(\"Address:\")\n  .font(.system(size: 12))\(frame)")
    }
    #expect(caption("").fixes(rule).map(\.safety) == [.unsafe])
    #expect(caption("\n  .frame(width: 50)").fixes(rule).map(\.safety) == [.suggestion])
  }

  @Test func aColumnBesideOthersIsNotMadeAsWideAsTheScreen() {
    let rule = "content-not-scrollable"
    let words = (1...9).map {
      "      Text(\"Rule \($0): be kind to the other people here, and tell us what hurts you.\")\n"
    }
    func screen(_ use: String) -> FixSample {
      var sample = FixSample(body: "VStack {\n\(words.joined())  Spacer()\n}")
      sample.others = [
        SourceText(
          path: "App.swift",
          "import SwiftUI\n\n@main struct Main: App {\n  var body: some Scene {\n    WindowGroup {\n      \(use)\n    }\n  }\n}\n"
        )
      ]
      return sample
    }
    #expect(!screen("Example()").fixes(rule).isEmpty)
    #expect(screen("HStack {\n        Text(\"A\")\n        Example()\n      }").fixes(rule).isEmpty)
  }

  // MARK: States

  @Test func whatATapLeavesAloneIsNotItsState() {
    let rule = "toggle-state-missing"
    func symbol(_ action: String, _ members: String = "") -> FixSample {
      FixSample(
        body:
          "Button {\n  \(action)\n} label: {\n  Image(systemName: item.isLiked ? \"heart.fill\" : \"heart\")\n}\n"
          + ".accessibilityLabel(\"Like\")", members: "  let item: Item\n" + members)
    }
    #expect(symbol("item.isLiked.toggle()").fixes(rule).map(\.safety) == [.unsafe])
    #expect(symbol("store.like(item)").fixes(rule).map(\.safety) == [.unsafe])
    #expect(symbol("store.toggle(item)").fixes(rule).map(\.safety) == [.unsafe])
    let other = symbol("open(item)")
    #expect(!other.findings(rule).isEmpty)
    #expect(other.fixes(rule).map(\.safety) == [.suggestion])
  }

  @Test func whatIsOpenIsNotChosen() {
    let rule = "selected-trait-missing"
    func row(_ open: String, _ closed: String) -> FixSample {
      FixSample(
        body:
          "Button {\n  menuState = \"open\"\n} label: {\n  HStack {\n    Text(\"Library\")\n"
          + "    if menuState == \"open\" {\n      Image(systemName: \"\(open)\")\n    } else {\n"
          + "      Image(systemName: \"\(closed)\")\n    }\n  }\n}",
        members: "  @State private var menuState = \"open\"\n")
    }
    #expect(!row("checkmark.circle", "circle").fixes(rule).isEmpty)
    let opened = row("chevron.down", "chevron.right")
    #expect(!opened.findings(rule).isEmpty)
    #expect(opened.fixes(rule).isEmpty)
  }

  @Test func aShapeIsNoElement() {
    let rule = "selected-trait-missing"
    func dots(_ dot: String) -> FixSample {
      FixSample(
        body: "ForEach(0..<3, id: \\.self) { index in\n  \(dot)\n    .foregroundStyle(index == page ? .red : .gray)\n"
          + "    .onTapGesture { page = index }\n}",
        members: "  @State private var page = 0\n")
    }
    #expect(dots("Text(names[index])").fixes(rule).map(\.safety) == [.safe])
    let shapes = dots("Circle()")
    #expect(!shapes.findings(rule).isEmpty)
    #expect(shapes.fixes(rule).map(\.safety) == [.suggestion])
  }

  // MARK: Motion

  @Test func whatATimerMovesWouldJump() {
    let rule = "motion-unguarded"
    func stars(_ caller: String) -> FixSample {
      FixSample(
        body: "Image(\"star\")\n  .offset(x: place)\n  \(caller)",
        members: "  @State private var place = 0.0\n"
          + "  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()\n"
          + "  let changes = NotificationCenter.default.publisher(for: .moved)\n"
          + "  func move() {\n    withAnimation(.easeInOut) {\n      place = 80\n    }\n  }\n")
    }
    #expect(stars(".onTapGesture { move() }").fixes(rule).map(\.safety) == [.unsafe])
    #expect(stars(".onReceive(changes) { _ in move() }").fixes(rule).map(\.safety) == [.unsafe])
    #expect(stars(".onReceive(timer) { _ in move() }").fixes(rule).map(\.safety) == [.suggestion])
    let block =
      ".onAppear {\n    Timer.scheduledTimer(withTimeInterval: 3, repeats: true) { _ in\n      move()\n    }\n  }"
    #expect(stars(block).fixes(rule).map(\.safety) == [.suggestion])
    #expect(stars(block.replacing("repeats: true", with: "repeats: false")).fixes(rule).map(\.safety) == [.unsafe])
  }

  // MARK: Headings

  private static let heading = "header-trait-missing"

  private func isHeaded(_ body: String, _ members: String = "") -> Bool {
    let sample = FixSample(body: body, members: members)
    #expect(!sample.findings(Self.heading).isEmpty)
    return !sample.fixes(Self.heading).isEmpty
  }

  @Test func whatGoesOnHeadsNothing() {
    let title = "Text(\"Secure channel\")\n      .font(.headline)"
    func card(_ beside: String) -> String {
      "VStack {\n  HStack {\n    \(title)\n    Spacer()\n    \(beside)\n  }\n  Text(\"It takes a while.\")\n}"
    }
    #expect(isHeaded(card("Image(\"lock\")")))
    #expect(!isHeaded(card("ProgressView()")))
    let lines = "HStack {\n  BESIDE\n  VStack {\n    \(title)\n    Text(\"It takes a while.\")\n  }\n}"
    #expect(!isHeaded(lines.replacing("BESIDE", with: "ProgressView()")))
  }

  @Test func onePointOfAListHeadsNothing() {
    func point(_ title: String) -> String {
      "HStack {\n  Image(systemName: \"star\")\n  VStack {\n    Text(\"\(title)\")\n      .font(.headline)\n"
        + "    Text(\"What it is about, in a line.\")\n  }\n}\n"
    }
    #expect(isHeaded("VStack {\n\(point("Refer a friend"))}"))
    #expect(!isHeaded("VStack {\n\(point("Refer a friend"))\(point("Fill in the form"))}"))
  }

  @Test func whatFadesByItselfHeadsNothing() {
    func badge(_ appears: String) -> String {
      "VStack {\n  Text(\"Set complete\")\n    .font(.title)\n  Text(\"Well done.\")\n}\n.opacity(opacity)\n\(appears)"
    }
    let state = "  @State private var opacity = 1.0\n"
    #expect(isHeaded(badge(""), state))
    #expect(!isHeaded(badge(".onAppear {\n  withAnimation(.smooth.delay(1)) { opacity = 0 }\n}"), state))
  }

  // MARK: UIKit

  @Test func outletsOfAListAreOutlets() {
    let rule = "fixed-font-size"
    func cell(_ attribute: String) -> FixSample {
      FixSample(
        "import UIKit\n\nclass Cell: UITableViewCell {\n  \(attribute)let note = UILabel()\n"
          + "  func setUp() {\n    [note].forEach {\n      $0.font = .systemFont(ofSize: 12)\n    }\n  }\n}\n")
    }
    #expect(cell("").fixes(rule).map(\.safety) == [.unsafe])
    let outlet = FixSample(cell("").text.replacing("let note = UILabel()", with: "@IBOutlet weak var note: UILabel!"))
    #expect(!outlet.findings(rule).isEmpty)
    #expect(outlet.fixes(rule).isEmpty)
  }

  @Test func allLabelsThatThereAreMayHaveNoRoom() {
    let rule = "fixed-font-size"
    let style = "  func setUp() {\n    font = .systemFont(ofSize: 12)\n  }\n}\n"
    let own = FixSample("import UIKit\n\nclass Caption: UILabel {\n\(style)")
    let all = FixSample("import UIKit\n\nextension UILabel {\n\(style)")
    #expect(own.fixes(rule).map(\.safety) == [.unsafe])
    #expect(!all.findings(rule).isEmpty)
    #expect(all.fixes(rule).isEmpty)
  }

  // MARK: Lines

  @Test func aModifierStandsWhereTheOthersDo() {
    let rule = "input-purpose-missing"
    let field = "TextField(\"Enter your verification code\", text: $code)"
    func fix(_ others: String) -> String {
      texts(
        FixSample(body: "VStack {\n  \(field)\n\(others)}", members: "  @State private var code = \"\"\n").fixes(rule)
      ).joined()
    }
    #expect(fix("") == ".textContentType(.oneTimeCode)")
    #expect(
      fix("  Text(\"A\").bold()\n  Text(\"B\").bold()\n  Text(\"C\").bold()\n") == ".textContentType(.oneTimeCode)")
    let broken = "  Text(\"A\")\n    .bold()\n"
    #expect(fix(broken + broken + broken) == "\n        .textContentType(.oneTimeCode)")
  }
}

extension FixSample {
  /// The same with other code in one place.
  fileprivate func replacing(_ old: String, _ new: String) -> FixSample {
    var sample = self
    sample.text = text.replacing(old, with: new)
    return sample
  }
}
