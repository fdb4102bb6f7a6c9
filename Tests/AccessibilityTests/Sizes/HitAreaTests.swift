// The part of a control that reacts to touch, from the label outwards.

import CurbcutAccessibility
import CurbcutViews
import Testing

@Suite struct HitAreaTests {
  private func area(_ label: String) -> HitArea? {
    let model = bodyModel("Button { } label: { \(label) }")
    return model.labelHitArea(of: model.first(.Button).index)
  }

  @Test(arguments: [
    (#"Text("Go").font(.caption).padding(.vertical, 6)"#, 28.0), (#"Text("Go")"#, 22),
    (#"Text("Go").font(.system(size: 20))"#, 25), (#"Text(title).font(.footnote).padding(8)"#, 34),
    (#"HStack { Image(systemName: "star"); Text("Go").font(.title) }.background(.red)"#, 34),
    (#"HStack { Spacer(); Text("Go").lineLimit(1) }"#, 22), (#"Text("Go").frame(height: 44)"#, 44),
  ])
  func heightOfALine(_ label: String, _ height: Double) {
    let area = area(label)
    #expect(area?.height == height)
    #expect(area?.width == nil)
  }

  @Test(arguments: [
    #"Text("Tell us in a few words what we can do better")"#, #"Text("Go").multilineTextAlignment(.center)"#,
    #"Text("One\nTwo")"#, #"Text("Go").font(theme.body)"#, #"VStack { Text("a"); Avatar() }"#,
    #"Group { Text("a"); Text("b") }"#, #"Label("Go", systemImage: "star").labelStyle(.stacked)"#,
    #"if a { Text("Go") } else { Avatar() }"#,
    #"HStack { Text("a"); Avatar() }"#, #"Text("Go").lineLimit(2)"#,
  ])
  func isNotKnown(_ label: String) { #expect(area(label)?.height == nil) }

  @Test func aSideOfNothingIsThatOfWhatIsNotThere() {
    let model = model(
      "struct V: View { let isLoaded: Bool; var side: Double { isLoaded ? 60 : 0 }\n"
        + "var body: some View { Button { } label: { Image(\"a\").resizable().frame(width: side, height: side) } } }")
    #expect(model.labelHitArea(of: model.first(.Button).index)?.width == 60)
    #expect(area("Image(\"a\").resizable().frame(width: 0, height: 20)")?.width == 0)
  }

  @Test func aLineIsAnEstimateUntilAFrameSaysMore() {
    #expect(area(#"Text("Go").padding(4)"#)?.isLineOfText == true)
    #expect(area(#"Text("Go").padding(4)"#)?.isPadded == true)
    #expect(area(#"Text("Go").padding(.horizontal)"#)?.isPadded == false)
    #expect(area(#"Text("Go").frame(width: 30, height: 30)"#)?.isEstimate == false)
    #expect(area(#"Text("Go").frame(width: 30, height: 30)"#)?.isLineOfText == false)
  }

  @Test func aSymbolHasABoundAndALeastSizeIsNone() {
    let symbol = area(#"Image(systemName: "figure.walk").padding(4)"#)
    #expect(symbol?.smallerSide == 28.4)
    #expect(symbol?.upperSmallerSide == 17 * 1.4 + 8)
    #expect(area(#"Image(systemName: "figure.walk").frame(width: 30)"#)?.upperSmallerSide == 17 * 1.4)
    // What is inside may be larger than its least size; a symbol of unknown size hardly is.
    #expect(area(#"Text(title).lineLimit(2).frame(minWidth: 30)"#)?.smallerSide == nil)
    #expect(area(#"Image(systemName: "star").font(theme.icon).frame(minWidth: 30)"#)?.smallerSide == 30)
    #expect(area(#"Image(systemName: "star").font(theme.icon).frame(minWidth: 30)"#)?.isEstimate == true)
  }

  /// Alternatives are as large as the largest, and a largest size is never passed.
  @Test(arguments: [
    (#"if a { Text("Go").padding(4) } else { Text("Stop").font(.caption) }"#, 30.0),
    (#"if a { Text("Go") }"#, 22), (#"HStack { Text("Go"); if a { Image(systemName: "xmark").font(.caption2) } }"#, 22),
    (#"Image("tab").resizable().frame(maxWidth: 28, maxHeight: 28).frame(maxWidth: .infinity)"#, 28),
    (#"Image("tab").resizable().frame(width: side, height: 30)"#, 30), (#"Label("Go", systemImage: "star")"#, 22),
  ])
  func heightOfSeveral(_ label: String, _ height: Double) { #expect(area(label)?.height == height) }

  /// A symbol of a known drawing has a closer bound than any.
  @Test func aSignIsNoLargerThanACircle() {
    #expect(area(#"Image(systemName: "xmark.circle.fill")"#)?.upperSmallerSide ?? 0 < 17 * 1.4)
    #expect(area(#"Image(systemName: "figure.walk")"#)?.upperSmallerSide == 17 * 1.4)
    #expect(area(#"Image(systemName: "square.on.square")"#)?.upperSmallerSide == 17 * 1.4)
  }

  /// A side that is written down is one, also where the other is estimated.
  @Test func eachSideIsEstimatedForItself() {
    let area = area(#"Text("Go").frame(width: 40)"#)
    #expect(area?.smallerWrittenSide == 40)
    #expect(area?.isEstimate == true)
  }

  /// Words that are not known may take a second line.
  @Test func unknownWordsMayWrap() {
    #expect(area(#"Text(title)"#)?.mayWrap == true)
    #expect(area(#"Text(title).lineLimit(1)"#)?.mayWrap == false)
    #expect(area(#"HStack { Image(systemName: "star").frame(height: 30); Text(title) }"#)?.mayWrap == true)
    #expect(area(#"Text("Go")"#)?.mayWrap == false)
  }

  /// A title is the label; an initializer of the project may make anything of it.
  @Test func titles() {
    func height(_ control: String) -> Double? {
      let model = bodyModel(control)
      return model.labelHitArea(of: model.first(.Button).index)?.height
    }
    #expect(height(#"Button("Skip") { skip() }.font(.caption)"#) == 16)
    #expect(height(#"Button("Skip", role: .cancel) { skip() }"#) == 22)
    #expect(height(#"Button("Skip", icon: .skip) { skip() }"#) == nil)
    #expect(height(#"Button("Skip", systemImage: "xmark") { skip() }.labelStyle(.stacked)"#) == nil)
    #expect(height(#"Button("Tell us in a few words what we can do better") { skip() }"#) == nil)
  }

  /// Each use of a component gives it its font, a size among them.
  @Test func aSizeThatUsesGive() {
    let model = bodyModel(
      "Button { } label: { Dot(side: 9) }",
      beside: [
        """
        struct Dot: View {
          let side: CGFloat
          var body: some View { Image(systemName: "circle").font(.system(size: side)) }
        }
        """
      ])
    #expect(model.labelHitArea(of: model.first(.Button).index)?.height == 9 * 1.2)
  }

  private let own = """
    extension View {
      func sized(_ side: CGFloat = 30) -> some View { frame(width: side, height: side) }
      func tapTarget(_ side: CGFloat = 30) -> some View { frame(width: side, height: side) }
      func spread() -> some View { HStack { self; Text("more") } }
    }
    struct Square: ViewModifier {
      var side: CGFloat = 24
      private var outer: CGFloat { side + 4 }
      func body(content: Content) -> some View { content.frame(width: side, height: side).frame(height: outer) }
    }
    """

  /// A modifier of the project is what its body does, whatever it is called and however its arguments come.
  @Test(arguments: [
    ("sized()", 30.0), ("sized(20)", 20), ("tapTarget()", 30), ("tapTarget(48)", 48), ("modifier(Square())", 28),
    ("modifier(Square(side: 40))", 44),
  ])
  func ownModifiers(_ modifier: String, _ height: Double) {
    let model = bodyModel("Button { } label: { Image(systemName: \"xmark\").\(modifier) }", beside: [own])
    #expect(model.labelHitArea(of: model.first(.Button).index)?.height == height)
  }

  /// What puts something around a view, and what is not known, leaves its size open.
  @Test(arguments: ["spread()", "padded()", "modifier(Vendor())"])
  func otherModifiers(_ modifier: String) {
    let model = bodyModel("Button { } label: { Image(systemName: \"xmark\").\(modifier) }", beside: [own])
    #expect(model.labelHitArea(of: model.first(.Button).index) == nil)
  }
}
