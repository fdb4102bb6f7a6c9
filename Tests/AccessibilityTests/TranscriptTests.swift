// What VoiceOver says of a view: reading order, names, values, roles, traits, hints, actions, branches and gaps.

import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews
import Testing

@testable import CurbcutAccessibility

@Suite struct TranscriptTests {
  /// The lines of the first view's transcript, indented by their depth.
  private func lines(_ code: String, view name: String = "V") throws -> [String] {
    let file = FileViews(tree: Parser.parse(SourceText(path: "V.swift", "import SwiftUI\n" + code)))
    let reader = TranscriptReader(project: Project(files: [file]))
    for index in file.bodies.indices {
      guard let transcript = reader.transcript(ofBody: Int32(index), in: file), transcript.name == name else {
        continue
      }
      return transcript.lines.map { String(repeating: "  ", count: $0.depth) + $0.text }
    }
    Issue.record("there is no view \(name)")
    return []
  }

  private func body(_ views: String, members: String = "") throws -> [String] {
    try lines("struct V: View {\n\(members)\n  var body: some View {\n    \(views)\n  }\n}\n")
  }

  @Test(
    arguments: [
      (#"Text("Hello")"#, ["Hello"]),
      (#"Button("Save") {}"#, ["Save, button"]),
      (#"Button(action: {}) { Image(systemName: "trash") }"#, ["‹unnamed: trash›, button"]),
      (#"Button(action: {}) { Image(systemName: "trash") }.accessibilityLabel("Delete")"#, ["Delete, button"]),
      (#"Button {} label: { Label("Edit", systemImage: "pencil").labelStyle(.iconOnly) }"#, ["Edit, button"]),
      (#"Image(decorative: "hero")"#, []),
      (#"Image("hero")"#, ["‹unnamed: hero›, image"]),
      (#"Circle()"#, []),
      (#"Toggle("Wi-Fi", isOn: $on)"#, ["Wi-Fi, ‹on | off›, switch button"]),
      (#"Slider(value: $volume) { Text("Volume") }"#, ["Volume, ‹runtime: volume›, adjustable"]),
      (
        #"TextField("Name", text: $name).accessibilityHint("As on your card")"#,
        ["Name, ‹runtime: name›, text field. As on your card"]
      ),
      (#"Text("Title").accessibilityAddTraits(.isHeader)"#, ["Title, heading"]),
      (#"Text("A").accessibilityAddTraits(on ? .isSelected : [])"#, ["A, ‹selected when on›"]),
      (#"Text("A").accessibilityAddTraits([.isButton, .isSelected])"#, ["A, button, selected"]),
      (#"Button("Go") {}.disabled(name.isEmpty)"#, ["Go, button, ‹dimmed when name.isEmpty›"]),
      (#"Text("A").accessibilityHidden(true)"#, []),
      (#"Text(on ? "On" : "Off")"#, ["‹On | Off›"]),
      (#"Text("Hi \(name)!")"#, ["Hi ‹runtime: name›!"]),
      (#"Text("A").onTapGesture {}"#, ["A (reacts to taps, which nobody is told)"]),
      (#"Circle().onTapGesture {}"#, ["‹unnamed› (reacts to taps, which nobody is told)"]),
      (#"Circle().accessibilityLabel("Red").accessibilityAddTraits(.isButton)"#, ["Red, button"]),
      (#"Unknown(title)"#, ["‹unknown: Unknown›"]),
      (#"Text("A").accessibilityAction(named: "Delete") {}"#, ["A. Actions: Delete"]),
    ] as [(String, [String])])
  func saysOneStop(_ code: String, _ expected: [String]) throws {
    #expect(try body(code) == expected)
  }

  @Test func readsInOrder() throws {
    let heard = try body(
      """
      NavigationStack {
        VStack {
          Text("Last").accessibilitySortPriority(-1)
          Text("First")
          Text("Second").overlay { Text("On top") }
        }
        .toolbar {
          ToolbarItem { Button("Done") {} }
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        }
        .navigationTitle("Page")
      }
      """)
    #expect(
      heard == [
        "navigation bar:", "  Cancel, button", "  Page, heading", "  Done, button", "First", "Second", "On top", "Last",
      ])
  }

  @Test func mergesWhatIsCombined() throws {
    let row = #"HStack { Text("Tea"); Text("3 €"); Button("Add") {}; Button("Remove") {} }"#
    #expect(try body(row + ".accessibilityElement(children: .combine)") == ["Tea, 3 €. Actions: Add; Remove"])
    #expect(try body(row + ".accessibilityElement(children: .ignore).accessibilityLabel(\"Tea\")") == ["Tea"])
    #expect(try body(row + ".accessibilityElement()") == ["‹unnamed›"])
    #expect(
      try body(#"HStack { Text("Tea"); Button("Add") {} }.accessibilityElement(children: .combine)"#)
        == ["Tea, Add, button"])
  }

  @Test func namesTheConditions() throws {
    #expect(
      try body(#"if isLoading { ProgressView() } else if failed { Text("Sorry") } else { Text("Done") }"#)
        == ["if isLoading:", "  In progress, progress indicator", "else if failed:", "  Sorry", "otherwise:", "  Done"])
    #expect(
      try body("switch state { case .on: Text(\"On\")\n default: EmptyView() }")
        == ["if state is .on:", "  On", "otherwise: nothing"])
    #expect(
      try body(#"ForEach(items) { item in Text(item.name) }"#) == ["for each of items:", "  ‹runtime: item.name›"])
  }

  @Test func followsComponents() throws {
    let code = """
      struct V: View {
        let stamp: Stamp
        var body: some View {
          Row(title: "Tea", note: stamp.note) { Image(systemName: "cup") }
          Button { } label: { Pin(status: .far) }
        }
      }
      struct Row<Icon: View>: View {
        let title: String
        let note: String
        @ViewBuilder let icon: () -> Icon
        var body: some View { HStack { icon(); Text(title); Text(note) } }
      }
      struct Pin: View {
        enum Status { case near, far
          var words: String { switch self { case .near: "near"; case .far: "far" } }
        }
        let status: Status
        var body: some View { Circle().accessibilityLabel(label) }
        private var label: String {
          let words: String
          if status == .near { words = "close" } else { words = "too far" }
          return "Pin, \\(words), \\(status.words)"
        }
      }
      """
    #expect(
      try lines(code) == [
        "‹unnamed: cup›, image", "Tea", "‹runtime: stamp.note›", "Pin, ‹close | too far›, ‹near | far›, button",
      ])
  }

  @Test func tellsWhatOpens() throws {
    let heard = try body(
      """
      List {
        NavigationLink("Settings") { SettingsPage() }
        Text("Row").swipeActions { Button("Flag") {} }.contextMenu { Button("Share") {} }
      }
      .sheet(isPresented: $on) { NavigationStack { Editor() } }
      .alert("Delete all?", isPresented: $asks) { Button("Delete") {} } message: { Text("This cannot be undone.") }
      """)
    #expect(
      heard == [
        "Settings, button → SettingsPage", "Row. Actions: Flag; Share", "→ sheet: Editor", "dialog Delete all?:",
        "  Delete, button", "  This cannot be undone.",
      ])
  }

  /// What reading the transcripts of real screens against their sources has shown.
  @Test(
    arguments: [
      (#"Text(String(format: "%.1f × %@", speed, unit))"#, ["‹runtime: speed› × ‹runtime: unit›"]),
      (#"Text("\(Image(systemName: "hammer")) Developer")"#, ["Developer"]),
      (#"Text("Total").badge(count)"#, ["Total, ‹runtime: count›"]),
      (#"Text({ if late { return "Late" }; return "On time" }())"#, ["‹Late | On time›"]),
      (#"Text(name).foregroundStyle(.red)"#, ["‹runtime: name›"]),
      (#"Text("A").alert($store.scope(state: \.alert)) {}"#, ["A", "dialog:"]),
      (#"Text("A").unknownStyle { Missing() }"#, ["A"]),
      (#"LabeledContent { Text(title).foregroundStyle(.red) } label: { Text("Theme") }"#, ["Theme, ‹runtime: title›"]),
    ] as [(String, [String])])
  func saysWhatRealScreensSay(_ code: String, _ expected: [String]) throws {
    #expect(try body(code) == expected)
  }

  @Test func placesConditionalItemsOfABar() throws {
    let heard = try body(
      """
      Text("Chat").navigationTitle("Page").toolbar {
        #if os(iOS)
        if isPhone { ToolbarItem(placement: .topBarLeading) { Button("Chats") {} } }
        ToolbarItem(placement: .topBarTrailing) { Button("Settings") {} }
        #elseif os(macOS)
        ToolbarItem { Button("Mac") {} }
        #endif
      }
      """)
    #expect(
      heard == [
        "navigation bar:", "  if isPhone:", "    Chats, button", "  Page, heading", "  Settings, button", "Chat",
      ])
  }

  @Test func givesContentToTheSlotItIsMeantFor() throws {
    let code = """
      struct V: View { var body: some View {
        Card { Text("Content") } header: { Text("Header") }
        Row(kind: .toggle, label: "Sound")
        Form { Text("Inside") }
      } }
      struct Card<H: View, C: View, F: View>: View {
        let content: C, header: H, footer: F
        init(@ViewBuilder content: () -> C, @ViewBuilder header: () -> H, @ViewBuilder footer: () -> F) {}
        var body: some View { VStack { header; content; footer } }
      }
      struct Row: View {
        enum Kind { case button, toggle }
        let kind: Kind
        let label: String
        var body: some View {
          switch kind {
          case .button: Button(label) {}
          case .toggle: Toggle(label, isOn: .constant(true))
          }
        }
      }
      struct Form<C: View>: View {
        @ViewBuilder let content: () -> C
        var body: some View { SwiftUI.Form { content() } }
      }
      """
    #expect(try lines(code) == ["Header", "Content", "Sound, ‹on | off›, switch button", "Inside"])
  }

  /// Components that hold each other end, and so does a chain that grows by a power of its depth.
  @Test func ends() throws {
    #expect(try !lines("struct V: View { var body: some View { V() } }").isEmpty)
    let doubling = (0..<40).map { "struct V\($0): View { var body: some View { V\($0 + 1)(); V\($0 + 1)() } }" }
    let heard = try lines(
      doubling.joined(separator: "\n") + "\nstruct V40: View { var body: some View { Text(\"x\") } }", view: "V0")
    #expect(heard.count < 5000)
  }
}
