// What VoiceOver says of a view: reading order, names, values, roles, traits, hints, actions, branches and gaps.

import CurbcutSourceText
import CurbcutSymbols
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
      (#"Text("A").onTapGesture {}"#, ["A (tappable, but not exposed as a button)"]),
      (#"Circle().onTapGesture {}"#, ["‹unnamed› (tappable, but not exposed as a button)"]),
      (#"Circle().accessibilityLabel("Red").accessibilityAddTraits(.isButton)"#, ["Red, button"]),
      (#"Unknown(title)"#, ["‹unknown: Unknown›"]),
      (#"Text("\(index + 1) of \(count)")"#, ["‹runtime: index + 1› of ‹runtime: count›"]),
      (#"Text(first + " " + last)"#, ["‹runtime: first› ‹runtime: last›"]),
      (
        #"Text("\(formatter.localizedString(for: arrival, relativeTo: Date.now, in: .current)), soon")"#,
        ["‹runtime: formatter.localizedString(…)›, soon"]
      ),
      (
        #"Button("Go") {}.disabled(isLoading || isRefreshing || account.isLocked || account.balance.isNegative)"#,
        ["Go, button, ‹dimmed when isLoading || isRefreshing || account.isLocked || …›"]
      ),
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
          Button { } label: { Pin(status: stamp.status) }
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
        "‹unnamed: cup›, image", "Tea", "‹runtime: stamp.note›", "Pin, too far, far, button",
        "Pin, ‹close | too far›, ‹near | far›, button",
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
        "  This cannot be undone.", "  Delete, button",
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
      (#"Text("A").alert($store.scope(state: \.alert)) {}"#, ["A", "dialog:", "  ‹unknown: what it asks›"]),
      (
        #"Text("A").alert($store.alert) { action in model.tapped(action) }"#,
        ["A", "dialog:", "  ‹unknown: what it asks›"]
      ),
      (#"Text("A").alert("Saved", isPresented: $on) {}"#, ["A", "dialog Saved:", "  OK, button"]),
      (
        #"Text("A").alert(isPresented: $on) { Alert(title: Text("Sure?"), message: Text("Gone."), primaryButton: .destructive(Text("Delete")), secondaryButton: .cancel()) }"#,
        ["A", "dialog Sure?:", "  Gone.", "  Delete, button", "  Cancel, button"]
      ),
      (
        #"Text("A").actionSheet(isPresented: $on) { ActionSheet(title: Text("What?"), buttons: [.default(Text("One")), .cancel()]) }"#,
        ["A", "dialog What?:", "  One, button", "  Cancel, button"]
      ),
      (#"Text("Played") + Text(": " + date)"#, ["Played: ‹runtime: date›"]),
      (#"Text("Read **all** of [the *terms*](https://a.b), 2 * 3")"#, ["Read all of the terms, 2 * 3"]),
      (#"Text("[Tea (green)](https://a.b/Tea_(green)) and [one")"#, ["Tea (green) and [one"]),
      (#"Text(Image(systemName: "wifi"))"#, []),
      (#"Text(day, style: .time)"#, ["‹runtime: day, .time›"]),
      (#"Text(.localized("Save"))"#, ["Save"]),
      (
        #"HStack { Text("Role" + ": "); Text(name) }.accessibilityElement(children: .combine)"#,
        ["Role:, ‹runtime: name›"]
      ),
      (
        #"Picker("Sort", selection: $sort) { Text("Name").tag(0); Text("Date").tag(1) }"#,
        ["Sort, ‹Name | Date›, picker"]
      ),
      (
        #"Picker("Sort", selection: $sort) { Text("Name").tag(0); Text("Date").tag(1) }.pickerStyle(.segmented)"#,
        ["Name, button, ‹selected by sort›", "Date, button, ‹selected by sort›"]
      ),
      (
        #"ForEach(rows) { row in Text(row.name) }.onDelete { delete($0) }"#,
        ["for each of rows:", "  ‹runtime: row.name›. Actions: Delete"]
      ),
      (#"Text("Saved").opacity(shows ? 1 : 0)"#, ["if shows:", "  Saved"]),
      (#"Text("Saved").opacity(hides ? 0 : 1)"#, ["unless hides:", "  Saved"]),
      (#"if late { EmptyView() } else { Text("On time") }"#, ["if late: nothing", "otherwise:", "  On time"]),
      (
        #"Text("A").searchable(text: $text).searchSuggestions { if text.isEmpty { Text("Recent") } }"#,
        [
          "navigation bar:", "  Search, text field, search field", "A", "suggestions when searching:",
          "  if text.isEmpty:",
          "    Recent",
        ]
      ),
      (
        #"Table(rows, sortOrder: $order) { TableColumn("Name", value: \.name); TableColumn("Note") { Text($0.note) } }"#,
        ["Name, button", "Note, heading", "for each of rows:", "  ‹runtime: $0.note›"]
      ),
      (
        #"TabView { ForEach(pages) { page in content(of: page).tabItem { Label(page.title, systemImage: "a") } } }"#,
        ["for each of pages:", "  tab:", "    ‹runtime: page.title›, tab", "    ‹unknown: content›"]
      ),
      (
        #"TabView { Text("One"); Text("Two") }.tabViewStyle(.page)"#,
        ["One", "Two", "Page ‹runtime: number› of ‹runtime: count›, adjustable"]
      ),
      (#"TabView { Text("One") }.tabViewStyle(.page(indexDisplayMode: .never))"#, ["One"]),
      (
        #"Text("A").toolbar { ToolbarItemGroup(placement: .keyboard) { Button("Done") {} } }"#,
        ["A", "above the keyboard:", "  Done, button"]
      ),
      (#"Shell(a) { Text("Content") } header: { Text("Header") }"#, ["Header", "Content"]),
      (
        #"HStack { Text(name); Missing() }.accessibilityElement(children: .combine)"#,
        ["‹runtime: name›, ‹unknown: Missing›"]
      ),
      (
        #"HStack { Text("A"); Text("B") }.accessibilityElement(children: on ? .contain : .combine).accessibilityLabel("Row")"#,
        ["if on:", "  group Row:", "    A", "    B", "otherwise:", "  Row"]
      ),
      (#"VStack { Missing(); Text("A") }.hidden().sheet(isPresented: $on) { Editor() }"#, ["→ sheet: Editor"]),
      (#"Missing().accessibilityLabel("Face")"#, ["Face"]),
      (#"Text("A").unknownStyle { Missing() }"#, ["A"]),
      (#"LabeledContent { Text(title).foregroundStyle(.red) } label: { Text("Theme") }"#, ["Theme, ‹runtime: title›"]),
    ] as [(String, [String])])
  func saysWhatRealScreensSay(_ code: String, _ expected: [String]) throws {
    #expect(try body(code) == expected)
  }

  // MARK: Components seen from a call

  private static let panel = """
    struct Panel<Content: View, Header: View>: View {
      var _title: String
      var _note: String?
      var style: Style
      var isOpen: Bool
      let header: Header?
      let _content: Content
      init(_ title: String, note: String? = nil, style: Style = .plain, isOpen: Bool = true,
        @ViewBuilder header: () -> Header, @ViewBuilder content: () -> Content) {
        self._title = title
        self._note = note
        self.style = style
        self.isOpen = isOpen
        self.header = header()
        self._content = content()
      }
      init(_ title: String, note: String? = nil, style: Style = .plain, isOpen: Bool = true,
        @ViewBuilder content: () -> Content) where Header == EmptyView {
        self._title = title
        self._note = note
        self.style = style
        self.isOpen = isOpen
        self.header = nil
        self._content = content()
      }
      var body: some View {
        if let header { header } else { Text("No header") }
        Text(_title)
        if let _note { Text(_note) }
        if style == .plain { Text("Plain") } else if style == .rich { Text("Rich") } else { Text("Other") }
        if isOpen && !_title.isEmpty { Text("Open") }
        if !isOpen { Text("Closed") }
        _content
      }
    }

    """

  @Test func aCallDecidesWhatItsComponentShows() throws {
    let code = """
      struct V: View {
        var body: some View {
          Panel("One", style: .rich, isOpen: false) { Text("Content") }
          Panel("Two", note: note) { Text("Head") } content: { Text("Body") }
        }
      }

      """
    #expect(
      try lines(code + Self.panel) == [
        "No header", "One", "Rich", "Closed", "Content", "Head", "Two", "if let _note:", "  ‹runtime: note›", "Plain",
        "Open", "Body",
      ])
  }

  @Test func anInitialiserMayMakeTheLabel() throws {
    let code = """
      struct V: View {
        var body: some View {
          Chevron("Stop", symbol: "stop") { stop() }
          Chevron("Go", note: "now") { go() }
        }
      }
      struct Chevron<Label: View>: View {
        let action: () -> Void
        let label: Label
        init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
          self.action = action
          self.label = label()
        }
        init(_ title: String, symbol: String, action: @escaping () -> Void) where Label == Text {
          self.init(action: action) { HStack { Image(systemName: symbol); Text(title) } }
        }
        init(_ title: String, note: String, action: @escaping () -> Void) where Label == Text {
          self.action = action
          self.label = Text("\\(title), \\(note)")
        }
        var body: some View { Button(action: action) { label } }
      }
      """
    #expect(try lines(code) == ["Stop, button", "Go, now, button"])
  }

  @Test func followsFunctionsThatAreHandedOn() throws {
    let code = """
      struct V: View {
        var body: some View {
          ForEach(rows, content: row)
            .alert(item: $asks, actions: buttons, message: words)
            .sheet(item: $opens, content: page)
        }
        func row(_ row: Row) -> some View { Text(row.name) }
        func page(_ row: Row) -> some View { NavigationStack { Editor() } }
        @ViewBuilder func buttons(_ row: Row) -> some View { Button("Leave") {} }
        func words(_ row: Row) -> some View { Text("For good.") }
      }
      extension View {
        func alert<A: View, M: View>(item: Binding<Row?>, @ViewBuilder actions: (Row) -> A,
          @ViewBuilder message: (Row) -> M) -> some View {
          alert("Leave?", isPresented: isThere(item), presenting: item.wrappedValue, actions: actions, message: message)
        }
      }
      """
    #expect(
      try lines(code) == [
        "for each of rows:", "  ‹runtime: row.name›", "dialog Leave?:", "  For good.", "  Leave, button",
        "→ sheet: Editor",
      ])
  }

  @Test func colourIsNotHeardAndPropertiesMayHaveCapitals() throws {
    let code = """
      let SHADE = LinearGradient(colors: [], startPoint: .top, endPoint: .bottom)
      struct V: View {
        private var dark = Color(red: 0, green: 0, blue: 0)
        var tint: Color { late ? .red : .blue }
        var Wide: some View { Text("Wide") }
        var body: some View {
          ZStack { dark; tint; SHADE.mask(Circle()); Text("A") }
          if wide { Wide } else { Wide.padding() }
        }
      }
      """
    #expect(try lines(code) == ["A", "Wide"])
  }

  @Test func tellsWhatABindingStandsFor() throws {
    let code = """
      struct V: View { var body: some View { Field(hint: "Title", text: $model.title) } }
      struct Field: View {
        let hint: String
        @Binding var text: String
        var body: some View { TextField(hint, text: $text) }
      }
      """
    #expect(try lines(code) == ["Title, ‹runtime: model.title›, text field"])
    #expect(
      try body(#"TextField("Days", value: Binding(get: { days }, set: { days = $0 }), format: .number)"#)
        == ["Days, ‹runtime: days›, text field"])
  }

  @Test func knowsWhatAListIsMadeOf() throws {
    let code = """
      struct V: View {
        let kinds: [Sort]
        var body: some View {
          ForEach(Sort.allCases, id: \\.self) { sort in Text(sort.words) }
          ForEach(kinds) { kind in Button(kind.words) {} }
          ForEach(others) { sort in Text(sort.words) }
        }
      }
      enum Sort: CaseIterable {
        case name, date
        var words: String { switch self { case .name: return "Name"
          case .date: return "Date" } }
      }
      """
    #expect(
      try lines(code) == [
        "for each of Sort.allCases:", "  ‹Name | Date›", "for each of kinds:", "  ‹Name | Date›, button",
        "for each of others:", "  ‹runtime: sort.words›",
      ])
  }

  @Test func aDialogOfTheProjectsOwnIsToldOnce() throws {
    let code = """
      struct V: View {
        var body: some View {
          Text("A").confirmationDialog(message: "Sure?", unwrapping: $route) { Button("Reset") {} }
        }
      }
      extension View {
        func confirmationDialog<A: View>(message: String, unwrapping route: Binding<Int?>, @ViewBuilder actions: () -> A)
          -> some View {
          confirmationDialog("", isPresented: isThere(route), actions: { actions() }, message: { Text(message) })
        }
      }
      """
    #expect(try lines(code) == ["A", "dialog:", "  Sure?", "  Reset, button"])
  }

  @Test func looksUpTablesByTheirWholePath() throws {
    let code = """
      struct V: View {
        var body: some View {
          Text(L10n.Page.Title.save)
          Text(L10n.Other.Title.save)
          Text(L10n.Page.Title.left(count))
        }
      }
      enum L10n {
        enum Page {
          enum Title {
            static let save = L10n.tr("Localizable", "page.save", fallback: "Save")
            static func left(_ p1: Any) -> String {
              return L10n.tr("Localizable", "page.left", String(describing: p1), fallback: "%@ left")
            }
          }
        }
        enum Other { enum Title { static let save = L10n.tr("Localizable", "other.save", fallback: "Keep") } }
      }
      """
    #expect(try lines(code) == ["Save", "Keep", "‹runtime: count› left"])
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
