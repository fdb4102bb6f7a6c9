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
    #"Text("One\nTwo")"#, #"Text("Go").font(theme.body)"#, #"VStack { Text("a"); Text("b") }"#,
    #"HStack { Text("a"); Avatar() }"#, #"Text("Go").lineLimit(2)"#,
  ])
  func isNotKnown(_ label: String) { #expect(area(label)?.height == nil) }

  @Test func aLineIsAnEstimateUntilAFrameSaysMore() {
    #expect(area(#"Text("Go").padding(4)"#)?.isLineOfText == true)
    #expect(area(#"Text("Go").padding(4)"#)?.isPadded == true)
    #expect(area(#"Text("Go").padding(.horizontal)"#)?.isPadded == false)
    #expect(area(#"Text("Go").frame(width: 30, height: 30)"#)?.isEstimate == false)
    #expect(area(#"Text("Go").frame(width: 30, height: 30)"#)?.isLineOfText == false)
  }

  @Test func aSymbolHasABoundAndALeastSizeIsNone() {
    let symbol = area(#"Image(systemName: "star").padding(4)"#)
    #expect(symbol?.smallerSide == 28.4)
    #expect(symbol?.upperSmallerSide == 17 * 1.4 + 8)
    #expect(area(#"Image(systemName: "star").frame(width: 30)"#)?.upperSmallerSide == 17 * 1.4)
    // What is inside may be larger than its least size; a symbol of unknown size hardly is.
    #expect(area(#"Text(title).lineLimit(2).frame(minWidth: 30)"#)?.smallerSide == nil)
    #expect(area(#"Image(systemName: "star").font(theme.icon).frame(minWidth: 30)"#)?.smallerSide == 30)
    #expect(area(#"Image(systemName: "star").font(theme.icon).frame(minWidth: 30)"#)?.isEstimate == true)
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
