// Colors of a theme of which only the type is known: the one that the app begins with decides.

import CurbcutViews
import Testing

@testable import CurbcutAccessibility

@Suite struct KeptInstanceTests {
  /// The lowest ratio of the text in the light appearance, and whether whatever people choose is as bad.
  private func judgement(_ view: String, _ others: String) -> (ratio: Double, isProved: Bool)? {
    let model = model("struct Page: View {\n\(view)\n}\n", beside: [others])
    let text = model.first(.Text).index
    guard let background = model.colours.background(of: text),
      let judgement = model.colours.judge(model.colours.foreground(of: text).value, on: background),
      let entry = judgement.entry(.light)
    else { return nil }
    return ((entry.ratio * 100).rounded() / 100, judgement.proves(entry, needed: 4.5))
  }

  private let look =
    "struct Look {\n var ink: Color\n var paper: Color\n"
    + " static let day = Look(ink: Color(white: 0.6), paper: .white)\n static let late = Look(ink: .white, paper: .black)\n}\n"
  private let store = "final class Store: ObservableObject { @Published var look = Look.day }\n"
  private let text = "var body: some View { Text(\"a\").foregroundColor(store.look.ink).background(store.look.paper) }"

  @Test func whatTheAppBeginsWithDecides() {
    let found = judgement("@EnvironmentObject var store: Store\n" + text, look + store)
    #expect(found?.ratio == 2.85)
    #expect(found?.isProved == false)
    let late = store.replacing("Look.day", with: "Look.late")
    #expect(judgement("@EnvironmentObject var store: Store\n" + text, look + late)?.ratio == 21)
  }

  @Test func aKeyOfTheEnvironmentBeginsWithItsDefault() {
    let key =
      "struct LookKey: EnvironmentKey { static let defaultValue = Store.shared.look }\n"
      + "extension EnvironmentValues { var look: Look { get { self[LookKey.self] } set { self[LookKey.self] = newValue } } }\n"
      + "struct Root: View { @StateObject var store = Store()\n var body: some View { Page().environment(\\.look, store.look) } }\n"
      + "extension Store { static let shared = Store() }\n"
    let view =
      "@Environment(\\.look) var look\n var body: some View { Text(\"a\").foregroundColor(look.ink).background(look.paper) }"
    #expect(judgement(view, look + store + key)?.ratio == 2.85)
  }

  @Test func whatIsNotWrittenAnywhereIsOneOfThoseThatAreKept() {
    let view = "let look: Look\n var body: some View { Text(\"a\").foregroundColor(look.ink).background(look.paper) }"
    // The other one can be read.
    #expect(judgement(view, look)?.ratio == 21)
    let faint = look.replacing("ink: .white, paper: .black", with: "ink: Color(white: 0.7), paper: .white")
    let found = judgement(view, faint)
    #expect(found?.ratio == 2.85)
    #expect(found?.isProved == true)
  }

  @Test func whatOtherTypesKeepIsNoLook() {
    // One person of whom a color is kept says nothing of all.
    let person =
      "struct Person { let name: String; let id: Int; let ink: Color\n"
      + " static let sample = Person(name: \"a\", id: 1, ink: Color(white: 0.7)) }\n"
    let view =
      "let person: Person\n var body: some View { Text(\"a\").foregroundColor(person.ink).background(Color.white) }"
    #expect(judgement(view, person) == nil)
  }

  @Test func ofAProtocolItIsOneOfThoseThatFollowIt() {
    let looks =
      "protocol Look { var ink: Color { get }; var paper: Color { get } }\n"
      + "struct Day: Look { let ink = Color(white: 0.6); var paper: Color { .white } }\n"
      + "final class Night: Look { var ink: Color = .white; let paper = Color.black }\n"
    let view = "let look: Look\n var body: some View { Text(\"a\").foregroundColor(look.ink).background(look.paper) }"
    // One of them can be read.
    #expect(judgement(view, looks)?.ratio == 21)
    let faint = looks.replacing("ink: Color = .white", with: "ink = Color(white: 0.3)")
    #expect(judgement(view, faint)?.ratio == 2.46)
    // What the app begins with decides.
    let kept = "final class Shelf: ObservableObject { @Published var look: Look = Day() }\n"
    let shelf = "@EnvironmentObject var store: Shelf\n" + text
    #expect(judgement(shelf, looks + kept)?.ratio == 2.85)
    #expect(judgement(shelf, looks + kept)?.isProved == false)
    // Who asks for other things than colors is no look.
    let named = looks.replacing(
      "protocol Look {", with: "protocol Look { var id: Int { get }; var name: String { get }; var on: Bool { get };")
    #expect(judgement(view, named) == nil)
  }
}
