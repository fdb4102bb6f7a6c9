// From expressions to colours in four appearances.

import CurbcutAccessibility
import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews
import Testing

struct ColourResolverTests {
  /// The colour of `let subject = …`, light and dark, in a file with other declarations.
  private func colours(_ expression: String, _ declarations: String = "", sets: [ColourSet] = []) -> [String]? {
    let text = "import SwiftUI\nlet subject = \(expression)\n\(declarations)\n"
    let file = FileViews(tree: Parser.parse(SourceText(path: "App/File.swift", text)))
    let project = Project(files: [file], colourSets: sets)
    guard let member = file.members.first(where: { $0.name == Name("subject") }) else { return nil }
    let value = ColourResolver(project: project).value(of: member.value, in: Scope(file: file, type: -1, member: -1))
    guard let colour = value.single else { return nil }
    return [colour.light.hex, colour.dark.hex]
  }

  @Test(arguments: [
    ("Color(red: 1, green: 0.5, blue: 0)", "#FF8000"),
    ("Color(.sRGB, red: 0.2, green: 0.4, blue: 0.6, opacity: 1)", "#336699"),
    ("Color(white: 0.5)", "#808080"), ("UIColor(white: 0.2, alpha: 0.5)", "#333333 at 50% opacity"),
    ("Color(hue: 0, saturation: 1, brightness: 1)", "#FF0000"), ("Color.white.opacity(0.25)", "#FFFFFF at 25% opacity"),
    ("UIColor.darkGray", "#555555"), ("Color(.blue)", "#0000FF"), ("Color(uiColor: .lightGray)", "#AAAAAA"),
    ("UIColor(red: 49/255.0, green: 130/255.0, blue: 206/255.0, alpha: 1)", "#3182CE"),
    ("#colorLiteral(red: 1, green: 1, blue: 0, alpha: 1)", "#FFFF00"), ("(Color.black)", "#000000"),
    ("UIColor.black.withAlphaComponent(0.3)", "#000000 at 30% opacity"), ("Color(hex: 0x3182CE)", "#3182CE"),
    ("Color(hex: \"#3182CE\")", "#3182CE"), ("Color.white.gradient", "#FFFFFF"),
  ])
  func literals(_ expression: String, _ hex: String) {
    #expect(colours(expression) == [hex, hex])
  }

  /// What a function gives where something is missing tells nothing of what it gives else.
  @Test func whatIsGivenForWhatIsMissingIsNotTheColor() {
    func blend(_ rest: String) -> String {
      "func blend(_ color: Color) -> Color {\n guard let parts = UIColor(color).cgColor.components else { return color }\n"
        + " return \(rest)\n}"
    }
    #expect(colours("blend(.black)", blend("Color(red: parts[0] * 0.5, green: parts[1], blue: parts[2])")) == nil)
    #expect(colours("blend(.black)", blend("color")) == ["#000000", "#000000"])
  }

  @Test(arguments: ["@nonobjc", "@objc", "@available(iOS 13.0, *)", "@MainActor", "@inlinable @objc"])
  func whatTheCompilerIsToldChangesNoColor(_ attribute: String) {
    let brand =
      "extension Color { \(attribute) static let brand = make(0x3182CE)\n"
      + "static func make(_ code: Int) -> Color { Color(hex: code) } }"
    #expect(colours("Color.brand", brand) == ["#3182CE", "#3182CE"])
    #expect(colours("Color.brand", brand.replacing(attribute, with: "@Stored")) == nil)
  }

  @Test func whatIsCompiledForStoryboardsIsInNoApp() {
    let brand =
      "extension Color {\n#if TARGET_INTERFACE_BUILDER\nstatic var brand: Color { .red }\n#else\n"
      + "static var brand: Color { .black }\n#endif\n}"
    #expect(colours("Color.brand", brand) == ["#000000", "#000000"])
  }

  /// A condition asks for the appearance by its last name, or by what it compares.
  @Test(arguments: [
    ("theme.isDarkMode", ["#000000", "#FFFFFF"]), ("!isDark", ["#FFFFFF", "#000000"]),
    ("settings.darkMode", ["#000000", "#FFFFFF"]), ("colorScheme == .dark", ["#000000", "#FFFFFF"]),
    ("traits.userInterfaceStyle == .light", ["#FFFFFF", "#000000"]), ("isDarker", nil), ("size == .dark", nil),
  ])
  func conditionsThatAskForTheAppearance(_ condition: String, _ hex: [String]?) {
    #expect(colours("\(condition) ? Color.white : Color.black") == hex)
  }

  @Test(arguments: [
    ("Look.Colors.Text.subtitle", "#000000"), ("Look.Marks.Text.subtitle", "#FFFFFF"),
    ("Look.Color.primary", "#FF0000"),
  ])
  func tokensInNestedTypesOfOneNameAreToldApart(_ expression: String, _ hex: String) {
    let look = """
      enum Look {
        enum Colors { enum Text { static let subtitle = UIColor.black } }
        enum Marks { enum Text { static let subtitle = UIColor.white } }
        enum Color { static let primary = UIColor.red }
      }
      """
    #expect(colours(expression, look) == [hex, hex])
  }

  @Test(arguments: [
    "Color(red: r, green: 0, blue: 0)", "someColor", "Color.unheardOf", "Color(\"Missing\")", "Color.white.opacity(x)",
    "theme.primary", "UIColor(patternImage: image)", "Color(hex: \"12345\")",
    "Color(red: 300.5, green: 0, blue: 0)",
  ])
  func staysUnknown(_ expression: String) { #expect(colours(expression) == nil) }

  /// Bits of one number are the parts of a color, by whatever way the project takes them out.
  @Test(arguments: [
    (".coded(0x64C270)", "#64C270"), ("UIColor.spread(0x64C270)", "#64C270"), ("UIColor(code: 0x64C270)", "#64C270"),
    ("UIColor(r: 200, g: 100, b: 50)", "#C86432"), ("UIColor(r: 200, g: 100, b: 50, a: 0.5)", "#C86432 at 50% opacity"),
    ("UIColor.joined(0x64, 0xC2, 0x70)", "#64C270"),
  ])
  func partsOfOneNumberAndInitializersOfTheProject(_ expression: String, _ hex: String) {
    let declarations = """
      extension UIColor {
        static func coded(_ code: Int) -> UIColor {
          let red = CGFloat(((code & 0xFF0000) >> 16)) / 255
          let green = CGFloat(((code & 0xFF00) >> 8)) / 255
          let blue = CGFloat((code & 0xFF)) / 255
          return UIColor(red: red, green: green, blue: blue, alpha: 1)
        }
        static func spread(_ code: Int) -> UIColor {
          UIColor(r: CGFloat(code >> 16 & 0xFF), g: CGFloat(code >> 8 & 0xFF), b: CGFloat(code & 0xFF))
        }
        static func joined(_ red: Int, _ green: Int, _ blue: Int) -> UIColor {
          UIColor(code: red << 16 | green << 8 | blue)
        }
        convenience init(code: Int) {
          self.init(r: CGFloat(code >> 16 & 0xFF), g: CGFloat(code >> 8 & 0xFF), b: CGFloat(code & 0xFF))
        }
        convenience init(r: CGFloat, g: CGFloat, b: CGFloat, a: CGFloat = 1) {
          self.init(red: r / 255, green: g / 255, blue: b / 255, alpha: a)
        }
      }
      """
    let typed = expression.hasPrefix(".") ? "UIColor" + expression : expression
    #expect(colours(typed, declarations) == [hex, hex])
  }

  @Test(arguments: [
    "UIColor(mood: level)", "UIColor(mood: 3)", "UIColor(digits: level)", "UIColor.coded(code)",
    "UIColor.coded(1 << 80)", "UIColor.coded(-1 >> 2)", "UIColor.coded(0.5 & 3)",
  ])
  func initializersThatCannotBeFollowedGiveNoColor(_ expression: String) {
    let declarations = """
      extension UIColor {
        static func coded(_ code: Int) -> UIColor {
          UIColor(red: CGFloat(code >> 16 & 0xFF) / 255, green: CGFloat(code & 0xFF) / 255, blue: 0, alpha: 1)
        }
        convenience init(digits: String) {
          var number: UInt64 = 0
          Scanner(string: digits).scanHexInt64(&number)
          self.init(red: CGFloat(number >> 16) / 255, green: CGFloat(number & 0xFF) / 255, blue: 0, alpha: 1)
        }
        convenience init(mood: Int) {
          if Store.isCalm { self.init(white: 0, alpha: 1) } else { self.init(white: 1, alpha: 1) }
        }
      }
      """
    #expect(colours(expression, declarations) == nil)
  }

  @Test func coloursOfTheSystemFollowTheAppearance() {
    #expect(colours("Color.orange") == ["#FF8D28", "#FF9230"])
    #expect(colours("UIColor.secondarySystemBackground") == ["#F2F2F7", "#1C1C1E"])
    #expect(SystemColours.hue("blue", .earlier)?.light.hex == "#007AFF")
    #expect(SystemColours.uiKit("systemGray4")?.lightIncreased.hex == "#BCBCC0")
  }

  @Test func branchesOnTheAppearance() {
    #expect(colours("scheme == .dark ? Color.white : Color.black") == ["#000000", "#FFFFFF"])
    #expect(colours("colorScheme != .dark ? Color.white : Color.black") == ["#FFFFFF", "#000000"])
    #expect(
      colours("UIColor { traits in traits.userInterfaceStyle == .dark ? .white : .black }") == ["#000000", "#FFFFFF"])
    #expect(colours("Color(light: .white, dark: .black)") == ["#FFFFFF", "#000000"])
  }

  /// A property that returns early gives one color for each condition, whatever else it does before.
  @Test func earlyReturnsAreAlternatives() throws {
    func value(_ block: String) -> ColourValue {
      let text = "let subject = Theme.colour\nenum Theme { static var colour: Color { \(block) } }"
      let file = FileViews(tree: Parser.parse(SourceText(path: "File.swift", text)))
      let subject = file.members.first { $0.name == Name("subject") }!
      return ColourResolver(project: Project(files: [file]))
        .value(of: subject.value, in: Scope(file: file, type: -1, member: -1))
    }
    let known = value("if worked { return .red }; if isToday { return .blue }; return .clear")
    #expect(known.conditions == ["worked", "isToday"])
    #expect(known.colours { $0 == "isToday" }?.map(\.light.hex) == [SystemColours.hue("blue")!.light.hex])
    #expect(value("if worked { log(); return .red }; return .blue").conditions == ["worked"])
    guard case .unknown = value("for day in days { if day.worked { return .red } }; return .blue") else {
      Issue.record("a loop is followed")
      return
    }
  }

  @Test func constantsOfTheProject() {
    let theme = """
      extension Color { static let brand = Color(hex: "DD6B20"); static var deep: Color { brand.opacity(0.5) } }
      enum Theme { static let colours = Palette(); enum Dark { static let ink = Color.black } }
      struct Palette { let accent = Color(white: 1) }
      """
    #expect(colours("Color.brand", theme) == ["#DD6B20", "#DD6B20"])
    #expect(colours("Color.deep", theme) == ["#DD6B20 at 50% opacity", "#DD6B20 at 50% opacity"])
    #expect(colours("Theme.Dark.ink", theme) == ["#000000", "#000000"])
    #expect(colours("Theme.colours.accent", theme) == ["#FFFFFF", "#FFFFFF"])
    #expect(colours("Color.red", "extension Color { static let red = Color(white: 0) }") == ["#000000", "#000000"])
    // A type of the project's own under the name beats SwiftUI's.
    #expect(colours("Color.red", "struct Color { static let red = 1 }") == nil)
  }

  @Test func colourSets() throws {
    let json = """
      { "colors": [
        { "idiom": "universal", "color": { "color-space": "srgb",
          "components": { "red": "0x1A", "green": "54", "blue": "0.3647", "alpha": "1.000" } } },
        { "idiom": "universal", "appearances": [{ "appearance": "luminosity", "value": "dark" }],
          "color": { "color-space": "gray-gamma-22", "components": { "white": "0.5", "alpha": "0.5" } } },
        { "idiom": "universal", "appearances": [{ "appearance": "contrast", "value": "high" }],
          "color": { "platform": "ios", "reference": "labelColor" } }
      ] }
      """
    let path = "App/Assets.xcassets/Theme/Deep Ocean.colorset/Contents.json"
    let set = try #require(ColourSet(SourceText(path: path, json)))
    #expect(set.name == "Deep Ocean")
    #expect(set.symbol == "deepOcean")
    #expect(set.hasDark && set.hasHighContrast)
    for expression in [
      "Color(\"Deep Ocean\")", "UIColor(named: \"Theme/Deep Ocean\")!", "Color(.deepOcean)", "Color.deepOcean",
    ] {
      #expect(colours(expression, sets: [set]) == ["#1A365D", "#808080 at 50% opacity"])
    }
    #expect(ColourSet(SourceText(path: path, "{")) == nil)
    #expect(ColourSet(SourceText(path: "Other.json", "{}")) == nil)
    let two = try #require(ColourSet(SourceText(path: "Kit/A.xcassets/Deep Ocean.colorset/Contents.json", json)))
    // The nearest one counts; two that are equally near and differ are unknown.
    #expect(colours("Color(\"Deep Ocean\")", sets: [two, set]) != nil)
    #expect(colours("Color(\"Deep Ocean\")", sets: [set, set]) == ["#1A365D", "#808080 at 50% opacity"])
    let other = try self.set([([], "0xFF")], "Deep Ocean", in: "App/Assets.xcassets/Theme")
    #expect(colours("Color(\"Deep Ocean\")", sets: [set, other]) == nil)
  }

  private func set(
    _ entries: [(appearances: [String], white: String)], _ name: String = "Ink", in folder: String = "A.xcassets"
  ) throws -> ColourSet {
    let colours = entries.map { entry in
      let appearances = entry.appearances.map { value in
        let kind = value == "high" ? "contrast" : "luminosity"
        return "{ \"appearance\": \"\(kind)\", \"value\": \"\(value)\" }"
      }
      return """
        { "idiom": "universal", "appearances": [\(appearances.joined(separator: ", "))], "color": {
          "color-space": "srgb", "components": {
            "red": "\(entry.white)", "green": "\(entry.white)", "blue": "\(entry.white)", "alpha": "1.000" } } }
        """
    }
    let json = "{ \"colors\": [\(colours.joined(separator: ", "))] }"
    return try #require(ColourSet(SourceText(path: "\(folder)/\(name).colorset/Contents.json", json)))
  }

  @Test func theMostExactEntryOfAColourSetCounts() throws {
    let all = try set([([], "0xFF"), (["light"], "0x01"), (["dark"], "0xEE")])
    #expect(colours("Color(\"Ink\")", sets: [all]) == ["#010101", "#EEEEEE"])
    let turned = try set([(["dark"], "0xEE"), (["light"], "0x01"), ([], "0xFF")])
    #expect(colours("Color(\"Ink\")", sets: [turned]) == ["#010101", "#EEEEEE"], "their order says nothing")
    // What is for any appearance is that of the dark one beside one for the light one.
    let light = try set([([], "0xFF"), (["light"], "0x01")])
    #expect(colours("Color(\"Ink\")", sets: [light]) == ["#010101", "#FFFFFF"])
    #expect(light.hasDark)
    #expect(try !set([([], "0xFF")]).hasDark)
    let dark = try set([([], "0x01"), (["dark"], "0xEE")])
    #expect(colours("Color(\"Ink\")", sets: [dark]) == ["#010101", "#EEEEEE"])
    #expect(colours("Color(\"Ink\")", sets: [try set([(["light"], "0x01")])]) == nil, "nothing is said of dark")
    let high = try set([([], "0xFF"), (["light"], "0x01"), (["light", "high"], "0x00"), (["high"], "0x33")])
    #expect(high.variant(isDark: false, isHighContrast: true)?.isLight == true)
    #expect(high.variant(isDark: true, isHighContrast: true)?.isHighContrast == true)
    #expect(high.variant(isDark: true, isHighContrast: false)?.isHighContrast == false)
  }

  @Test func equalSetsOfSeveralTargetsAreOneAccentColor() throws {
    func color(_ paths: [String], _ values: [String], _ body: String, besides other: String = "") throws -> String {
      let sets = try zip(paths, values).map { path, value in
        try set([([], value)], "AccentColor", in: path)
      }
      let files = [
        "import SwiftUI\nstruct A: View { var body: some View { VStack { \(body) }.background(Color(white: 1)) } }\n",
        other,
      ].enumerated().map {
        FileViews(tree: Parser.parse(SourceText(path: "Kit/Sources/A\($0).swift", $1)))
      }
      let project = Project(files: files, colourSets: sets)
      let model = FileModel(file: files[0], project: project, guardNames: project.motionGuardNames)
      let view = model.first(.Text).index
      return [model.colours.foreground(of: view).value, model.colours.background(of: view)?.value ?? .unknown].map {
        $0.single?.light.hex ?? "?"
      }.joined(separator: " on ")
    }
    let (app, clip) = ("App/Assets.xcassets", "Clip/Assets.xcassets")
    let text = "Text(\"a\").foregroundColor(.accentColor)"
    #expect(try color([app, clip], ["0x20", "0x20"], text) == "#202020 on #FFFFFF")
    // Which of the two is seen cannot be told.
    #expect(try color([app, clip], ["0x20", "0x40"], text) == "? on #FFFFFF")
    // What controls take where nothing sets a tint.
    let button = "Button { go() } label: { Text(\"a\") }"
    #expect(try color([app], ["0x20"], button) == "#202020 on #FFFFFF")
    #expect(try color([app], ["0x20"], button + ".buttonStyle(.borderedProminent)") == "#FFFFFF on #202020")
    #expect(try color([], [], button + ".buttonStyle(.borderedProminent)") == "#FFFFFF on ?")
    // A tint of the whole app hides it, and that of one control does not.
    func main(_ content: String) -> String {
      "import SwiftUI\n@main struct B: App { var body: some Scene { WindowGroup { \(content) } } }\n"
    }
    #expect(try color([app], ["0x20"], button, besides: main("Home().tint(.red)")) == "? on #FFFFFF")
    #expect(
      try color([app], ["0x20"], button, besides: main("Toggle(isOn: $a) { Home() }.tint(.red)"))
        == "#202020 on #FFFFFF")
  }

  @Test func theAccentColorIsTheSetThatTheProjectNames() throws {
    let leaf = try set([([], "0x20")], "Leaf")
    let sky = try set([([], "0x40")], "Sky")
    let file = FileViews(
      tree: Parser.parse(
        SourceText(
          path: "App/A.swift",
          "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\").foregroundColor(.accentColor) } }\n")))
    func colors(_ names: [String]) -> [String]? {
      let settings = names.enumerated().map {
        "c\($0) = { isa = XCBuildConfiguration; buildSettings = { "
          + "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = \($1); }; };"
      }
      let ids = names.indices.map { "c\($0)," }.joined()
      let text = """
        // !$*UTF8*$!
        { objects = {
        A = { isa = PBXNativeTarget; productType = "com.apple.product-type.application"; buildConfigurationList = L; };
        L = { isa = XCConfigurationList; buildConfigurations = (\(ids)); };
        \(settings.joined(separator: "\n"))
        }; }
        """
      let project = Project(
        files: [file], colourSets: [leaf, sky],
        appearance: AppearanceSettings([SourceText(path: "App/A.xcodeproj/project.pbxproj", text)]))
      let model = FileModel(file: file, project: project, guardNames: project.motionGuardNames)
      let value = model.colours.foreground(of: model.first(.Text).index).value
      return value.colours { _ in true }.flatMap { yes in value.colours { _ in false }.map { yes + $0 } }?.map(
        \.light.hex)
    }
    #expect(colors(["Leaf"]) == ["#202020", "#202020"])
    #expect(colors(["Leaf", "Sky"]) == ["#202020", "#404040"])
    // A name that no set has stands for the system's own.
    #expect(colors(["Sea"]) == ["#0088FF", "#0088FF"])
  }

  @Test func aSetThatRefersToAColorOfTheSystemIsThatColor() throws {
    func set(_ references: [String]) throws -> ColourSet {
      let appearances = ["", "\"appearances\": [{ \"appearance\": \"luminosity\", \"value\": \"dark\" }],"]
      let entries = zip(appearances, references).map {
        "{ \"idiom\": \"universal\", \($0) \"color\": { \"platform\": \"ios\", \"reference\": \"\($1)\" } }"
      }
      let json = "{ \"colors\": [\(entries.joined(separator: ", "))] }"
      return try #require(ColourSet(SourceText(path: "A.xcassets/Faint.colorset/Contents.json", json)))
    }
    let resolver = ColourResolver(project: Project(files: []))
    for names in [["secondaryLabelColor"], ["secondaryLabelColor", "secondaryLabelColor"]] {
      let color = try #require(resolver.colour(of: try set(names)).single)
      var known = try #require(SystemColours.uiKit("secondaryLabel"))
      known.asset = color.asset
      #expect(color == known)
      #expect(color.asset != nil)
    }
    // Two colors of the system are the project's own pair.
    let pair = try #require(resolver.colour(of: try set(["labelColor", "systemBlueColor"])).single)
    #expect(!pair.isSystem)
  }

  @Test(arguments: [
    ("srgb", "\"red\": \"0.2\", \"green\": \"0.2\", \"blue\": \"0.2\"", "#333333"),
    ("extended-srgb", "\"red\": \"0.2\", \"green\": \"0.2\", \"blue\": \"0.2\"", "#333333"),
    ("extended-linear-srgb", "\"red\": \"0.2159\", \"green\": \"0.2159\", \"blue\": \"0.2159\"", "#808080"),
    ("display-p3", "\"red\": \"0.2\", \"green\": \"0.6\", \"blue\": \"0.3\"", "#009C42"),
    ("gray-gamma-22", "\"white\": \"0.2\"", "#303030"), ("extended-gray", "\"white\": \"0.2\"", "#303030"),
    ("gray-gamma-22", "\"white\": \"1.0\"", "#FFFFFF"), ("gray-gamma-22", "\"white\": \"0\"", "#000000"),
  ])
  func coloursOfASetAreConvertedFromTheirSpace(_ space: String, _ components: String, _ hex: String) throws {
    let json = """
      { "colors": [{ "idiom": "universal", "color": { "color-space": "\(space)",
        "components": { \(components), "alpha": "1.000" } } }] }
      """
    let set = try #require(ColourSet(SourceText(path: "A.xcassets/Ink.colorset/Contents.json", json)))
    #expect(colours("Color(\"Ink\")", sets: [set]) == [hex, hex])
  }
}
