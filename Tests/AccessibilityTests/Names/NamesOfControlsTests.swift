// Names of controls that are no names: samples, signs, and the value itself.

import CurbcutAccessibility
import CurbcutSymbols
import CurbcutViews
import Testing

@Suite struct NamesOfControlsTests {
  @Test(arguments: [
    ("rtmp://live.example.com/app", true), ("https://", true), ("www.example.com", true), ("name@example.com", true),
    ("7654", true), ("sk-ant-...", true), ("4bkf-8d03-g6w3-ekjh-emdc", true), ("???", true), ("••••", true),
    ("", false), ("Server", false), ("Server (https://)", false), ("address_line_2", false),
    ("shipping_address_line_2", false), ("oauth2_client_identifier", false), ("@", false), ("C++", false), ("🔍", false),
    ("Wi-Fi", false), ("a://b", false), ("e.g. Anna", true), ("E.g., user name", true), ("Example...", true),
    ("example", true), ("For example 10", true), ("/var/log/", true), ("Example Song", false), ("Examples", false),
    ("/", false), ("Ex-partner", false),
  ])
  func sampleTitles(_ title: String, _ expected: Bool) {
    #expect((SampleTitle.lack(of: title) != nil) == expected)
  }

  /// A button beside the only field of a row says what the field is for, unless it only empties it.
  @Test(arguments: [
    (#"TextField("Note", text: $note); Button("Send") { send(note) }"#, "Send"),
    (#"TextField("Note", text: $note); if !note.isEmpty { Button("Send") { send(note); note = "" } }"#, "Send"),
    (#"TextField("Note", text: $note); Button("Clear") { note = "" }"#, nil),
    (#"TextField("Note", text: $note); Button("Clear", action: { note.removeAll() })"#, nil),
    (#"TextField("Note", text: $note); Button { send(note) } label: { Image(systemName: "paperplane") }"#, nil),
    (#"TextField("Note", text: $note); TextField("Name", text: $name); Button("Send") { send(note) }"#, nil),
    (#"TextField("Note", text: $note); Button("Attach") { attach() }; Button("Send") { send(note) }"#, nil),
    (#"TextField("Note", text: $note); Text("Note")"#, nil),
    (#"TextField("Note", text: $note); Composer { Button("Send") { send(note) } }"#, "Send"),
  ])
  func buttonBesideField(_ row: String, _ expected: String?) {
    let field = bodyModel("HStack { \(row) }").first(.TextField)
    #expect(field.nameOfButtonBesideOnlyField == expected)
  }

  private func name(_ label: String, beside others: [String] = []) -> AccessibleName {
    let model = bodyModel("Button { } label: { \(label) }", beside: others)
    return model.first(.Button).name.name
  }

  /// What lies behind a container is no name and hides none, whatever makes it.
  @Test func aGroundThatIsNotKnown() {
    #expect(name(#"Group { Image(systemName: "plus") }.background(Badge())"#) == .symbol("plus"))
    #expect(name(#"HStack { Image(systemName: "plus") }.background(Color.Accent, in: Circle())"#) == .symbol("plus"))
    #expect(name(#"Group { Image(systemName: "plus") }.overlay(Badge())"#).isUnknown)
  }

  /// An image in a text is named as it is elsewhere.
  @Test func anImageInAText() {
    #expect(name(#"Text(Image(systemName: "plus"))"#) == .symbol("plus"))
    #expect(name(#"Text(Image("tab-plus"))"#) == .file("tab-plus"))
    #expect(name("Text(Image(icon: .copy))").isUnknown)
    let own = "extension Image { init(icon: Icon) { self.init(systemName: icon.name) } }"
    #expect(name("Text(Image(icon: .copy))", beside: [own]) == .symbol(""))
  }

  /// A view in a constant names the control that shows it, each time.
  @Test func viewsInConstants() {
    let model = model(
      """
      struct Bar: View {
        var body: some View {
          let icon = Image(systemName: "plus")
          let words = Text("Add")
          Button { } label: { icon }
          Link(destination: url) { icon.padding(); words }
          Menu { } label: { words.bold() }
        }
      }
      """)
    #expect(model.first(.Button).name.name == .symbol("plus"))
    #expect(model.first(.Link).name.name == .text("Add"))
    #expect(model.first(.Menu).name.name == .text("Add"))
  }

  private let options = "ForEach(Mode.allCases, id: \\.self) { mode in Text(mode.title) }"
  private let mode = """
    enum Mode: CaseIterable {
      case day, week
      var name: String { switch self { case .day: "Day"; case .week: "Week" } }
      var heading: String { switch self { case .day: "Every day"; case .week: "Every week" } }
    }
    """

  @Test(arguments: [
    ("Picker(mode.title, selection: $mode) { OPTIONS }", true),
    ("Picker(selection: $model.mode, label: Text(model.mode.title)) { OPTIONS }", true),
    ("Picker(selection: $model.mode) { OPTIONS } label: { Text(model.mode.title) }", true),
    ("Picker(mode.rawValue, selection: self.$mode) { OPTIONS }", false),
    ("Picker(\"Sorted by \\(mode.title)\", selection: $mode) { OPTIONS }", false),
    ("Picker(other.title, selection: $mode) { OPTIONS }", false),
    ("Picker(title(of: mode), selection: $mode) { OPTIONS }", false),
    ("Picker(\"\\(mode)\", selection: $mode) { Text(\"a\") }", true),
    ("Picker(\"\\(mode)\", selection: .constant(mode)) { Text(\"a\") }", false),
    ("Picker(selection: $mode) { OPTIONS } label: { Text(\"Mode\"); Text(mode.title) }", false),
  ])
  func pickersNamedByTheirValue(_ source: String, _ expected: Bool) {
    let picker = bodyModel(source.replacing("OPTIONS", with: options)).first(.Picker)
    #expect((picker.nameFromOwnValue != nil) == expected)
  }

  @Test(arguments: [("name", true), ("heading", false), ("unknown", false)])
  func membersOfTheValueAreFollowed(_ member: String, _ expected: Bool) {
    let source = """
      struct Screen: View {
        @State private var mode = Mode.day
        var body: some View { Picker(mode.\(member), selection: $mode) { Text("a") } }
      }
      """
    #expect((model(source, beside: [mode]).first(.Picker).nameFromOwnValue != nil) == expected)
  }

  @Test(arguments: [
    ("Stepper(\"\\(count)\", value: $count)", true), ("Stepper(\"\\(count) rounds\", value: $count)", false),
    ("Stepper(value: $count) { Text(\"\\(Int(count * 100)) %\") }", true),
    ("Stepper(value: $count) { Text(total * count) }", false), ("Stepper(\"Rounds\", value: $count)", false),
    ("Stepper(count.formatted(), value: $count)", false),
  ])
  func steppersNamedByTheirValue(_ source: String, _ expected: Bool) {
    #expect((bodyModel(source).first(.Stepper).nameFromOwnValue != nil) == expected)
  }

  @Test func literalsBehindStringAreThemselves() {
    #expect(bodyModel("Text(String(\"Close\"))").first(.Text).name.name == .text("Close"))
    #expect(bodyModel("Text(String(\"\\(n) left\"))").first(.Text).name.name == .runtime("‹…› left"))
    #expect(bodyModel("Text(String(7))").first(.Text).name.name == .runtime(""))
  }

  @Test func conditionsInALiteralGiveItsTexts() {
    let view = bodyModel(#"Text("a").accessibilityLabel("\(title)\(on ? ", selected" : "")")"#).first(.Text)
    #expect(view.filledInLabelWordings.map(\.text) == ["‹…›, selected", "‹…›"])
  }
}
