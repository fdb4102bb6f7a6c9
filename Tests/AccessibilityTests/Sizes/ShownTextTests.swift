// Which texts a view shows and how long they are, and the least height that they need.

import CurbcutAccessibility
import CurbcutSymbols
import CurbcutViews
import Testing

@Suite struct ShownTextTests {
  /// The content of the first text of a view.
  private func content(_ expression: String) -> TextContent? {
    let found = bodyModel(expression)
    return found.shownText(of: found.first(.Text).reference)?.content
  }

  @Test(arguments: [
    (#"Text("The stamps of this album")"#, TextContent.words(24)),
    (#"Text("OK")"#, .short),
    (#"Text("stamps.album.title")"#, .unknown),
    (#"Text("\(count)")"#, .unknown),
    (#"Text("Hello \(name), welcome back")"#, .words(21)),
    (#"Text(item.description)"#, .model(isLong: true)),
    (#"Text(item.title)"#, .model(isLong: false)),
    (#"Text(item.price.formatted())"#, .short),
    (#"Text(item.count)"#, .short),
    (#"Text(date, style: .time)"#, .short),
    (#"Text(item.title ?? "")"#, .model(isLong: false)),
    (#"Text(isNew ? "A new stamp for you" : "An old one")"#, .words(19)),
    (#"Text(verbatim: "The stamps of this album")"#, .words(24)),
    (#"Text(load())"#, .unknown), (#"Text(list.displayName())"#, .name), (#"Text(list.count())"#, .short),
    (#"Text("\(list.name) - \(list.number)")"#, .name), (##"Text("#\(group.title)")"##, .name),
    (#"Text("\(note.message)")"#, .model(isLong: true)),
    (#"Text(album.position + ": " + album.title)"#, .name), (#"Text(first + last)"#, .unknown),
  ])
  func contents(_ source: String, _ expected: TextContent) {
    let found = content(source)
    #expect("\(found.map { "\($0)" } ?? "nil")" == "\(expected)")
  }

  @Test func titlesOfControlsAreTexts() {
    let found = bodyModel(#"Button("Show all the stamps") { show() }"#)
    let text = found.shownText(of: found.first(.Button).reference)
    #expect(text.map { "\($0.content)" } == "\(TextContent.words(19))")
    #expect(bodyModel("Button { show() } label: { Image(systemName: \"x\") }").first(.Button).titleWordings.all.isEmpty)
  }

  @Test func textsInsideAreCollectedThroughComponents() {
    let card = """
      struct Card: View {
        let title: String
        var body: some View { VStack { Text(title); Text("Some more words about it") } }
      }
      """
    let found = model(
      "struct Screen: View { var body: some View { VStack { Card(title: \"The first card of all\") } } }\n" + card)
    let texts = found.shownTexts(in: found.first(.VStack).reference)
    #expect(texts?.count == 2)
  }

  @Test(arguments: [
    #".alert("Name", isPresented: $more) { Button("Go on") {} } message: { Text("Said in an alert") }"#,
    #".confirmationDialog("Name", isPresented: $more) { Button("Go on") {} } message: { Text("Said in a dialog") }"#,
    #".sheet(isPresented: $more) { Text("Shown in a sheet") }"#,
    #".fullScreenCover(isPresented: $more) { Text("Shown in a cover") }"#,
    #".popover(isPresented: $more) { Text("Shown in a popover") }"#,
    #".contextMenu { Text("Said in a menu") }"#,
    #".contextMenu { Text("Said in a menu") } preview: { Text("Shown above a menu") }"#,
    #".swipeActions { Button("Delete it now") {} }"#,
    #".toolbar { Button("Add a stamp") {} }"#,
    #".searchSuggestions { Text("Offered when searching") }"#,
    #".inspector(isPresented: $more) { Text("Shown at the side") }"#,
  ])
  func whatIsShownElsewhereIsLeftOut(_ modifier: String) {
    let found = bodyModel("VStack { Button(\"Shown to everybody\") {}\(modifier) }\n\(modifier)")
    let texts = found.shownTexts(in: found.first(.VStack).reference)
    #expect(texts?.count == 1)
  }

  @Test func presentationsAndClosedViewsAreLeftOut() {
    let found = bodyModel(
      """
      VStack { Text("Shown to everybody"); List { Text("In a list of its own") } }
        .sheet(isPresented: $more) { Text("Shown in a sheet") }
      """)
    let stack = found.first(.VStack).reference
    #expect(found.shownTexts(in: stack)?.count == 2)
    #expect(found.shownTexts(in: stack) { _, known in known == .List }?.count == 1)
  }

  @Test func strictAsksForEverythingToBeKnown() {
    let found = bodyModel("VStack { Text(\"Words that are known\"); OfAnotherModule() }")
    let stack = found.first(.VStack).reference
    #expect(found.shownTexts(in: stack, strict: true) == nil)
    #expect(found.shownTexts(in: stack)?.count == 1)
  }

  @Test func heightsAddUpInStacks() {
    func height(_ expression: String, _ known: Known) -> GrownHeight {
      let found = bodyModel(expression)
      return found.textHeight(of: found.first(known).reference, font: .scaled(points: 17))
    }
    let one = height("Text(\"Words\")", .Text)
    #expect(one.usual == 22)
    // 40 points at 33, and no more in proportion.
    #expect(one.doubled > 40 && one.doubled < 42)
    let two = height("VStack { Text(\"One\"); Text(\"Two\") }", .VStack)
    #expect(two.usual == 44)
    let side = height("HStack { Text(\"One\"); Text(\"Two\") }", .HStack)
    #expect(side.usual == 22)
    let padded = height("Text(\"Words\").padding(.vertical, 8)", .Text)
    #expect(padded.usual == 38)
    #expect(height("Text(\"Words\").minimumScaleFactor(0.5)", .Text).usual == 0)
    #expect(height("ScrollView { Text(\"Words\") }", .ScrollView).usual == 0)
  }

  @Test(arguments: [
    ("ViewThatFits { HStack { Text(\"a\") }; VStack { Text(\"a\") } }", true),
    ("if size.isAccessibilitySize { Text(\"a\") } else { HStack { Text(\"b\") } }", true),
    ("if isNew { Text(\"a\") }", false),
  ])
  func layoutsChosenByTheTextSize(_ source: String, _ expected: Bool) {
    let found = bodyModel(source)
    #expect(found.isChosenByTextSize(found.first(.Text)) == expected)
  }
}
