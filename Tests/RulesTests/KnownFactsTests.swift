// What is known of texts and controls is counted, and what is not by its reason.

import CurbcutFindings
import CurbcutRules
import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews
import Testing

@Suite struct KnownFactsTests {
  private func facts(_ source: String) throws -> KnownFacts {
    let file = FileViews(tree: Parser.parse(SourceText(path: "A.swift", "import SwiftUI\n" + source)))
    let project = Project(files: [file])
    return try #require(RuleEngine().check(file, in: project, countsColours: true).coverage.facts)
  }

  @Test func reasonsNameWhatIsInTheWay() throws {
    let facts = try facts(
      """
      struct Tag: View {
        let tint: Color
        let side: CGFloat
        var body: some View {
          VStack {
            Text("a").foregroundColor(tint).background(Color.white)
            Text("b").foregroundColor(palette(for: 1)).background(Color.white)
            Text("c").foregroundColor(.black).background(Color.white)
            Button(action: go) { Image(systemName: "star").frame(width: side, height: side) }.buttonStyle(.plain)
            Button(action: go) { Image(systemName: "star") }.buttonStyle(.plain)
          }
        }
      }
      """)
    #expect(facts[.colors].known == 1)
    #expect(facts[.colors].unknown == ["argument of tint": 1, "call palette(for:)": 1])
    #expect(facts[.fonts].known == 3)
    #expect(facts[.sizes].known == 1)
    #expect(facts[.sizes].unknown == ["argument of side": 1])
    #expect(facts[.names].known == 2)
  }

  @Test func textsOfUIKitAreCountedToo() throws {
    let facts = try facts(
      """
      import UIKit
      final class Page: UIViewController {
        let title2 = UILabel(), note = UILabel(), hint = UILabel(), shown = UILabel()
        let stamp = UIButton(configuration: make())
        override func viewDidLoad() {
          view.backgroundColor = .white
          for label in [title2, note] { label.text = "a" }
          title2.text = "a"; title2.textColor = .black; view.addSubview(title2)
          note.text = "b"; note.textColor = .gray
          hint.text = "c"; hint.alpha = 0.5; view.addSubview(hint)
          shown.text = "d"; shown.textColor = palette(for: 1); view.addSubview(shown)
          stamp.setTitle("e", for: .normal); view.addSubview(stamp)
        }
      }
      """)
    let answers = facts[.uikitColors]
    #expect(answers.known == 1)
    #expect(answers.unknown["not put into a view"] == 1)
    #expect(answers.unknown["drawn with a part of its strength"] == 1)
    #expect(answers.unknown["call palette(for:)"] == 1)
    #expect(answers.unknownCount == 4)
    #expect(facts[.colors].known + facts[.colors].unknownCount == 0)
  }

  @Test func whatATextInheritsNamesWhereItComesFrom() throws {
    let facts = try facts(
      """
      struct Page: View {
        @State var isAsking = false
        var body: some View {
          VStack {
            Map { Text("a") }
            Foreign { Text("b") }.foregroundColor(.white)
            Text("c").foregroundColor(.white).background(Image("sea"))
          }
          .alert("Delete?", isPresented: $isAsking) { Button("Delete", role: .destructive) { go() } }
          .contextMenu { Button("Share") { go() } }
          .toolbar { Text("Stamps") }
        }
      }
      """)
    // Dialogs, menus and bars are drawn by the system.
    #expect(facts[.colors].known == 3)
    #expect(
      facts[.colors].unknown == [
        "inherited foreground, content of Map": 1, "inherited foreground, content of Foreign": 1,
        "background, modifier background": 1,
      ])
  }

  @Test func aTintIsNoColorOfTheSystem() throws {
    let facts = try facts(
      "struct Page: View { var body: some View { Text(\"a\").toolbar { Text(\"b\") }.tint(.yellow) } }")
    #expect(facts[.colors].unknown == ["inherited foreground, content of toolbar": 1])
  }

  /// What no model knows has the name of its package, where only one may bring it.
  @Test(arguments: [
    ("import DesignKit", "Chip of DesignKit could not be resolved"),
    ("import DesignKit\nimport MapKit", "Chip of DesignKit could not be resolved"),
    ("import DesignKit\nimport OtherKit", "Chip could not be resolved"), ("", "Chip could not be resolved"),
    ("import Kingfisher", "Chip of Kingfisher could not be resolved"),
  ])
  func componentsHaveTheirPackage(_ imports: String, _ reason: String) throws {
    let facts = try facts("\(imports)\nstruct Page: View { var body: some View { Button(action: go) { Chip(1) } } }")
    #expect(facts[.names].unknown == [reason: 1])
  }

  @Test func countsOfFilesAdd() {
    var all = KnownFacts()
    var one = KnownFacts()
    one.addKnown(.names)
    one.addUnknown(.colors, "state tint", 2)
    all.add(one)
    all.add(one)
    #expect(all[.names].known == 2)
    #expect(all[.colors].reasons.map(\.reason) == ["state tint"])
    #expect(all[.colors].unknownCount == 4)
  }
}
