// Targets whose label the project's own initializers and styles make.

import CurbcutAccessibility
import CurbcutViews
import Testing

@Suite struct HitAreaMadeTests {
  private static let helpers = """
    struct Icon {
      enum Source { case system, custom }
      var source: Source
      var name: String
      func symbol() -> String { name }
      static let star = Icon(source: .system, name: "star")
    }
    extension Button where Label == SwiftUI.Label<Text, Image> {
      init(_ title: LocalizedStringResource, icon: Icon, role: ButtonRole? = nil, action: @escaping () -> Void) {
        self.init(LocalizedStringKey(title.key), systemImage: icon.symbol(), role: role, action: action)
      }
      init(_ title: String, icon: Icon, role: ButtonRole? = nil, action: @escaping () -> Void) {
        self.init(title, systemImage: icon.symbol(), role: role, action: action)
      }
      init(symbol: String, action: @escaping () -> Void) {
        self.init(action: action) { Image(systemName: symbol) }
      }
      init(picture: String, action: @escaping () -> Void) {
        self.init(action: action) { Image(picture) }
      }
      init(loop title: String, action: @escaping () -> Void) { self.init(loop: title, action: action) }
    }
    extension Label where Title == Text, Icon == Image {
      init(_ title: String, icon: Icon) {
        switch icon.source {
        case .system: self.init(title, systemImage: icon.symbol())
        case .custom: self.init(title, image: icon.symbol())
        }
      }
    }
    extension Image {
      init(icon: Icon) {
        let name = icon.symbol()
        switch icon.source {
        case .system: self.init(systemName: name)
        case .custom: self.init(name)
        }
      }
    }
    struct Pill: ButtonStyle {
      enum Kind { case plain, filled }
      var kind: Kind = .plain
      func makeBody(configuration: Configuration) -> some View {
        switch kind {
        case .plain: configuration.label
        case .filled: HStack { configuration.label }.padding(.vertical, 3).background(.blue)
        }
      }
    }
    struct Small: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.label.font(.caption) }
    }
    struct Tile: LabelStyle {
      var side: CGFloat = 30
      func makeBody(configuration: Configuration) -> some View {
        HStack { configuration.icon.frame(width: side, height: side); configuration.title }
      }
    }
    extension View {
      @ViewBuilder func heavy() -> some View {
        if #available(iOS 16, *) { self.fontWeight(.heavy) } else { self }
      }
      @ViewBuilder func roomy() -> some View { if isPad { self.padding(20) } else { self } }
    }
    class Sizes {
      private var small: CGFloat
      private var icon: CGFloat
      static let shared: Sizes = .init()
      init() {
        if isPad { self.small = 10 } else { self.small = 8 }
        icon = 20
        if isPad { icon = 30 }
      }
      var gap: CGFloat { small }
      var side: CGFloat { icon }
    }
    """

  private func area(_ control: String) -> HitArea? {
    let model = bodyModel(control, beside: [Self.helpers])
    let button = model.first(.Button)
    guard let style = button.modifiers.first(where: { $0.use.known == .buttonStyle }) else {
      return model.labelHitArea(of: button.index)
    }
    return model.labelHitArea(of: button.index, styledBy: style)
  }

  @Test(arguments: [
    (#"Button("Skip", icon: .star) { }"#, 22.0), (#"Button("Skip", icon: .star) { }.font(.caption)"#, 16),
    (#"Button("Skip", icon: .star) { }.labelStyle(.iconOnly)"#, 20.4),
    (#"Button(symbol: "star") { }"#, 20.4), (#"Button("", systemImage: "star") { }"#, 20.4),
    (#"Button { } label: { Label("Skip", icon: .star) }.labelStyle(.titleOnly)"#, 22),
    (#"Button { } label: { Image(icon: .star) }"#, 20.4),
    (#"Button("Skip", systemImage: "star") { }.labelStyle(Tile())"#, 30),
    (#"Button { } label: { Label("Skip", systemImage: "star") }.labelStyle(Tile(side: 28))"#, 28),
    (#"Button { } label: { Label { Text("Skip") } icon: { Image("own").resizable().frame(height: 36) } }"#, 36),
  ])
  func initializersAndLabelStyles(_ control: String, _ height: Double) { #expect(area(control)?.height == height) }

  @Test(arguments: [
    #"Button(picture: "star") { }"#, #"Button(loop: "Skip") { }"#, #"Button("Skip", picture: .star) { }"#,
    #"Button { } label: { Image(icon: chosen) }"#, #"Button { } label: { Label("Skip", icon: chosen) }"#,
  ])
  func picturesAndOthersAreNotKnown(_ control: String) { #expect(area(control)?.height == nil) }

  @Test(arguments: [
    (#"Button("Skip") { }.buttonStyle(Pill(kind: .filled))"#, 28.0), (#"Button("Skip") { }.buttonStyle(Pill())"#, 22),
    (#"Button("Skip") { }.buttonStyle(Pill(kind: chosen))"#, 28), (#"Button("Skip") { }.buttonStyle(Small())"#, 16),
    (#"Button { } label: { Text("Skip").font(.title) }.buttonStyle(Small())"#, 34),
  ])
  func stylesAreSeenThroughTheirCall(_ control: String, _ height: Double) { #expect(area(control)?.height == height) }

  @Test func whatAnotherFontMakesOfPaddedWordsIsNotKnown() {
    #expect(area(#"Button { } label: { Text("Skip").padding(4) }.buttonStyle(Small())"#)?.height == nil)
  }

  @Test(arguments: [("-6", 44.0), ("2", 28)])
  func anInsetContentShapeIsTheTarget(_ inset: String, _ side: Double) {
    let label = "Image(systemName: \"star\").frame(width: 32, height: 32).contentShape(Rectangle().inset(by: \(inset)))"
    #expect(area("Button { } label: { \(label) }")?.height == side)
  }

  @Test(arguments: [
    (#"Image(systemName: "star").heavy()"#, 20.4), (#"theme.star.frame(width: 30, height: 30)"#, 30),
    (#"Image(systemName: "star").padding(4).padding(-4)"#, 28.4), (#"Text("Go").roomy().frame(height: 30)"#, 30),
    (#"Image(systemName: "star").padding(4).glassEffect()"#, 28.4),
  ])
  func whatChangesNoSizeAndWhatAFrameSays(_ label: String, _ height: Double) {
    #expect(area("Button { } label: { \(label) }")?.height == height)
  }

  @Test(arguments: [
    #"Image(systemName: "star").roomy()"#, #"theme.star.frame(height: 30).roomy()"#,
    #"theme.star.frame(minHeight: 30)"#,
  ])
  func whatIsLostStaysUnknown(_ label: String) { #expect(area("Button { } label: { \(label) }")?.height == nil) }

  @Test func branchesOfAnInitializerSetAProperty() {
    let frame = "Color.red.frame(width: Sizes.shared.gap * 3, height: 40)"
    #expect(area("Button { } label: { \(frame) }")?.width == 24)
    // What one branch sets anew stays as it was in the other.
    #expect(area("Button { } label: { Color.red.frame(width: Sizes.shared.side) }")?.width == 20)
  }
}
