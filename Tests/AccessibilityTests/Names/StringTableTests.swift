// String tables: the forms in which they are written, what they say of a key, and what they make of names.

import CurbcutAccessibility
import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews
import Testing

struct StringTableTests {
  private func file(_ path: String, _ text: String) -> StringsFile? {
    StringsFile(path: path, bytes: Array(text.utf8)[...])
  }

  private func model(_ expression: String, _ tables: [StringsFile?]) -> FileModel {
    let text = "import SwiftUI\nstruct Screen: View { var body: some View {\n\(expression)\n} }\n"
    let file = FileViews(tree: Parser.parse(SourceText(path: "App/Screen.swift", text)))
    let project = Project(files: [file], strings: StringTables(files: tables.compactMap(\.self)))
    return FileModel(file: file, project: project, guardNames: [])
  }

  @Test func readsTheOldFormWithCommentsAndEscapes() throws {
    let en = try #require(
      file(
        "App/en.lproj/Localizable.strings",
        "/* a \"b\" = \"c\"; */\n// x\n\"k\" = \"say \\\"hi\\\"\";\nbare = \"Bare\";\n"))
    let de = try #require(file("App/de.lproj/Localizable.strings", "\"k\" = \"sag\";"))
    let tables = StringTables(files: [en, de])
    let screen = model("Text(\"a\")", []).file
    #expect(tables.entry("k", near: screen) == StringEntry(text: "say \"hi\"", missing: []))
    #expect(tables.entry("bare", near: screen) == StringEntry(text: "Bare", missing: ["de"]))
    #expect(tables.entry("b", near: screen) == nil)
  }

  @Test func theLanguagesOfTheProjectHaveToBeComplete() throws {
    let en = try #require(file("App/en.lproj/Localizable.strings", "\"a\" = \"A\"; \"b\" = \"B\"; \"c\" = \"C\";"))
    let de = try #require(file("App/de.lproj/Localizable.strings", "\"a\" = \"A\"; \"c\" = \"C\";"))
    let pt = try #require(file("App/pt_BR.lproj/Localizable.strings", "\"a\" = \"A\";"))
    let tables = StringTables(files: [en, de, pt])
    let screen = model("Text(\"a\")", []).file
    #expect(tables.languages == ["de", "en"])
    // A translation that has just been begun counts when somebody says so, another does not.
    #expect(tables.entry("b", near: screen)?.missing == ["de"])
    #expect(tables.entry("b", near: screen, wanted: ["en", "pt-BR", "fr"])?.missing == ["fr", "pt_BR"])
    #expect(tables.entry("a", near: screen, wanted: ["en", "pt-BR", "de"])?.missing == [])
    #expect(tables.languages(near: screen, wanted: ["en"]) == [])
  }

  @Test func aFolderWithoutTheLanguageOfTheProjectSaysWhatItsKeysSay() {
    let en = file("App/en.lproj/Localizable.strings", "\"Start\" = \"Start\";")
    let ar = file("Widgets/ar.lproj/Localizable.strings", "\"Orders\" = \"الطلبات\";")
    let tables = StringTables(files: [en, ar].compactMap(\.self))
    let widget = FileViews(tree: Parser.parse(SourceText(path: "Widgets/Widget.swift", "import SwiftUI\n")))
    #expect(tables.entry("Orders", near: widget)?.text == "")
    #expect(StringTables(files: [ar].compactMap(\.self)).entry("Orders", near: widget)?.text == "الطلبات")
  }

  @Test func theWordsOfAnotherAppAreNotThoseOfThisOne() throws {
    let one = try #require(file("One/en.lproj/Localizable.strings", "\"save\" = \"Save\"; \"go\" = \"Go\";"))
    let other = try #require(file("One/de.lproj/Localizable.strings", "\"go\" = \"Los\";"))
    let kit = try #require(file("Kit/en.lproj/Localizable.strings", "\"kit\" = \"Kit\";"))
    func project(_ name: String) -> SourceText {
      SourceText(
        path: "\(name)/\(name).xcodeproj/project.pbxproj", "productType = \"com.apple.product-type.application\";")
    }
    func entry(_ key: String, _ path: String, _ projects: [String]) -> StringEntry? {
      let file = FileViews(tree: Parser.parse(SourceText(path: path, "import SwiftUI\n")))
      let made = Project(
        files: [file], strings: StringTables(files: [one, other, kit]),
        appearance: AppearanceSettings(projects.map(project)))
      return made.strings.entry(key, near: file)
    }
    let both = ["One", "Two"]
    #expect(entry("save", "One/Screen.swift", both) == StringEntry(text: "Save", missing: ["de"]))
    #expect(entry("save", "Two/Screen.swift", both) == nil)
    #expect(entry("kit", "Two/Screen.swift", both)?.text == "Kit", "what no app has alone may be shown in each")
    #expect(entry("save", "One/Part/Screen.swift", ["One"])?.missing == ["de"])
  }

  @Test func anEmptyKeyNamesNoPicture() {
    let catalogue = file("App/Localizable.xcstrings", "{ \"sourceLanguage\": \"en\", \"strings\": { \"\": {} } }")
    #expect(model("Image(picture.file)", [catalogue]).first(.Image).name.kind == "file")
  }

  @Test func readsUTF16AndRefusesBinary() {
    let units = Array("\"k\" = \"é\";".utf16)
    let bytes: [UInt8] = [0xFF, 0xFE] + units.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    let read = StringsFile(path: "en.lproj/Localizable.strings", bytes: bytes[...])
    let screen = model("Text(\"a\")", []).file
    #expect(StringTables(files: [read].compactMap(\.self)).entry("k", near: screen)?.text == "é")
    #expect(file("en.lproj/Localizable.strings", "bplist00xyz") == nil)
    #expect(file("Localizable.xcstrings", "{ \"strings\": ") == nil)
  }

  @Test func readsCataloguesAndPlurals() throws {
    let catalogue = try #require(
      file(
        "App/Localizable.xcstrings",
        """
        {"sourceLanguage":"en","strings":{
          "a":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"A"}}}},
          "b":{"localizations":{"de":{"stringUnit":{"state":"new","value":"B"}}}},
          "key.c":{"localizations":{"en":{"stringUnit":{"value":"C!"}},"de":{"variations":{"plural":{}}}}},
          "d":{"shouldTranslate":false}}}
        """))
    let tables = StringTables(files: [catalogue])
    let screen = model("Text(\"a\")", []).file
    #expect(tables.languages(near: screen) == ["de"])
    #expect(tables.entry("a", near: screen) == StringEntry(text: "a", missing: []))
    #expect(tables.entry("b", near: screen)?.missing == ["de"])
    #expect(tables.entry("key.c", near: screen) == StringEntry(text: "C!", missing: []))
    #expect(tables.entry("d", near: screen)?.missing == [])
    let plurals = try #require(
      file(
        "App/en.lproj/Localizable.stringsdict",
        "<plist><dict><key>n items</key><dict><key>x</key><string>y</string></dict></dict></plist>"))
    #expect(StringTables(files: [plurals]).entry("n items", near: screen)?.text == "")
    #expect(StringTables(files: [plurals]).entry("x", near: screen) == nil)
  }

  @Test func readsACatalogueWhoseLanguageStandsBehindIt() throws {
    let catalogue = try #require(
      file(
        "App/Localizable.xcstrings",
        """
        {"strings":{
          "say \\"hi\\"":{"localizations":{"fr":{"stringUnit":{"value":"dis « salut »\\u0021"}}}},
          "plain":{"extractionState":"stale","localizations":{"fr":{"stringUnit":{"value":""}}}}},
         "sourceLanguage":"fr","version":"1.0"}
        """))
    let tables = StringTables(files: [catalogue])
    let screen = model("Text(\"a\")", []).file
    #expect(tables.entry("say \"hi\"", near: screen)?.text == "dis « salut »!")
    #expect(tables.entry("plain", near: screen)?.text == "")
    #expect(tables.entry("sourceLanguage", near: screen) == nil)
    #expect(tables.languages == ["fr"])
  }

  @Test func readsPropertyListsWithEntities() throws {
    let list = try #require(
      file(
        "App/en.lproj/Localizable.strings",
        """
        <?xml version="1.0"?><plist><dict><key>a &amp; b</key><string>x &lt;&amp;lt; &quot;y&quot;</string>
        <key>empty</key><string></string></dict></plist>
        """))
    let tables = StringTables(files: [list])
    let screen = model("Text(\"a\")", []).file
    #expect(tables.entry("a & b", near: screen)?.text == "x <&lt; \"y\"")
    #expect(tables.entry("empty", near: screen)?.text == "")
    #expect(tables.entry("a", near: screen) == nil)
  }

  @Test func filesOfOneLanguageCountEachKeyOnce() throws {
    let en = try #require(file("App/en.lproj/Localizable.strings", "\"a\" = \"A\"; \"b\" = \"B\"; \"c\" = \"C\";"))
    let plurals = "<plist><dict><key>a</key><dict><key>x</key><string>y</string></dict></dict></plist>"
    let de = try #require(file("App/de.lproj/Localizable.strings", "\"a\" = \"A\";"))
    let dePlurals = try #require(file("App/de.lproj/Localizable.stringsdict", plurals))
    // One of three keys, told twice, is no translation yet.
    #expect(StringTables(files: [en, de, dePlurals]).languages == ["en"])
    let more = try #require(file("App/de.lproj/Localizable.strings", "\"b\" = \"B\";"))
    #expect(StringTables(files: [en, more, dePlurals]).languages == ["de", "en"])
  }

  @Test func theNearestTableSpeaksAndATieIsUnknown() {
    let near = file("App/en.lproj/Localizable.strings", "\"k\" = \"near\";")
    let far = file("Other/en.lproj/Localizable.strings", "\"k\" = \"far\";")
    let farther = file("Third/en.lproj/Localizable.strings", "\"k\" = \"third\";")
    let screen = model("Text(\"a\")", []).file
    #expect(StringTables(files: [near, far].compactMap(\.self)).entry("k", near: screen)?.text == "near")
    #expect(StringTables(files: [far, farther].compactMap(\.self)).entry("k", near: screen) == nil)
  }

  @Test func tablesGiveNamesAndWords() {
    let table = file("App/en.lproj/Localizable.strings", "\"hero\" = \"A boat\"; \"save.title\" = \"Save button\";")
    let image = model("Image(\"hero\")", [table]).first(.Image)
    #expect(image.name.name == .text("A boat"))
    #expect(model("Image(\"hero\")", []).first(.Image).name.name == .file("hero"))
    let button = model("Button(\"save.title\") { save() }", [table]).first(.Button)
    #expect(button.name.name == .text("Save button"))
    #expect(button.titleWordings.all.first?.text == "Save button")
    #expect(button.titleWordings.all.first?.key == "save.title")
    #expect(button.titleWordings.areKnown)
  }

  /// What lies in a folder that the project above does not know is no language of the app, whatever else lies there.
  @Test func onlyLanguagesThatTheProjectNamesCount() throws {
    let paths = [
      "App/en.lproj", "App/cs.lproj", "App/pt_BR.lproj", "App/German.lproj", "App/nl.lproj", "Kit/cs.lproj",
    ]
    let tables = try paths.map { try #require(file("\($0)/Localizable.strings", "\"a\" = \"A\";")) }
    let catalogue = try #require(
      file(
        "App/Localizable.xcstrings",
        #"{ "sourceLanguage": "en", "strings": { "a": { "localizations": { "fi": { "stringUnit": { "value": "A" } } } } } }"#
      ))
    func taken(_ projects: (path: String, text: String)...) -> [String] {
      let settings = projects.map { SourceText(path: $0.path, $0.text) }
      return StringTables.ofApps(tables + [catalogue], settings: settings).map { $0.path }
        .map { $0.split(separator: "/").dropLast().joined(separator: "/") }
    }
    let all = paths + ["App"]
    #expect(taken() == all)
    #expect(taken(("App/A.xcodeproj/project.pbxproj", "{ objects = { }; }")) == all, "it names no regions")
    let regions = "knownRegions = (\n en,\n Base,\n \"pt-BR\",\n de,\n);"
    #expect(
      taken(("App/A.xcodeproj/project.pbxproj", regions))
        == ["App/en.lproj", "App/pt_BR.lproj", "App/German.lproj", "Kit/cs.lproj", "App"], "Kit lies below no project")
    #expect(
      taken(("App/A.xcodeproj/project.pbxproj", regions + " path = nl.lproj/Localizable.strings;")).contains(
        "App/nl.lproj"), "a group names it")
    #expect(
      taken(("A.xcodeproj/project.pbxproj", "knownRegions = (cs);"), ("App/A.xcodeproj/project.pbxproj", regions))
        == ["App/en.lproj", "App/pt_BR.lproj", "App/German.lproj", "Kit/cs.lproj", "App"], "the nearest one counts")
    #expect(
      taken(("App/A.xcodeproj/project.pbxproj", regions), ("App/B.xcodeproj/project.pbxproj", "knownRegions = (cs);"))
        .contains("App/cs.lproj"), "one of two beside each other is enough")
  }
}
