// Sizes of labels that are put together: stacks, insets, colors that take the room they are offered, views in constants,
// and content that a component is given.

import CurbcutAccessibility
import CurbcutViews
import Testing

@Suite struct OfferedSizesTests {
  private func area(_ label: String) -> HitArea? {
    let model = bodyModel("Button { } label: { \(label) }")
    return model.labelHitArea(of: model.first(.Button).index)
  }

  private func area(ofControl control: String, beside others: [String] = []) -> HitArea? {
    let model = bodyModel(control, beside: others)
    return model.labelHitArea(of: model.first(.Button).index)
  }

  /// Parts one above the other are as high as all of them, with the spacing that is written or the largest of the system's.
  @Test func aStackIsAsHighAsItsParts() {
    #expect(area(#"VStack(spacing: 2) { Text("a"); Text("b") }"#)?.height == 46)
    #expect(area(#"VStack { Text("a"); Text("b") }"#)?.height == 52)
    #expect(area(#"VStack(spacing: 0) { Text("a"); Text("b").font(.caption) }"#)?.isLineOfText == false)
    #expect(area(#"VStack { Text("a"); Spacer() }"#)?.height == nil)
    #expect(area(#"VStack { Text("a"); Avatar() }"#)?.height == nil)
    #expect(
      area(
        #"HStack(spacing: 4) { Image("a").resizable().frame(width: 8, height: 9); Color.red.frame(width: 10, height: 3) }"#
      )?.width == 22)
  }

  /// What is not known may still have a least size.
  @Test func aLeastSize() {
    #expect(area(#"Text(story).lineLimit(3).padding(12)"#)?.leastHeight == 46)
    #expect(area(#"Text(story).lineLimit(3).padding(12)"#)?.height == nil)
    #expect(area(#"HStack { Avatar(); Text("Go") }.frame(minHeight: 50)"#)?.leastHeight == 50)
    #expect(area(#"VStack(spacing: 4) { Text("a"); Avatar(); Text("b") }"#)?.leastHeight == 52)
    #expect(area(#"if a { Text("Go").padding(20) } else { Text("Go") }"#)?.leastHeight == 22)
    #expect(area(#"Text("Go").frame(height: 20)"#)?.leastHeight == 20)
  }

  @Test func paddingOfSetsAndInsets() {
    #expect(area(#"Text("Go").padding([.top, .horizontal], 5)"#)?.height == 27)
    #expect(area(#"Text("Go").padding(EdgeInsets(top: 1, leading: 9, bottom: 3, trailing: 9))"#)?.height == 26)
    #expect(area(#"Text("Go").padding(.init(top: 1, leading: side, bottom: 3, trailing: 9))"#)?.height == 26)
    #expect(area(#"Text("Go").padding(.init(top: top, leading: 9, bottom: 3, trailing: 9))"#)?.height == nil)
    #expect(area(#"Text("Go").padding(.horizontal, side).padding(.vertical, 4)"#)?.height == 30)
    #expect(area(#"Text("Go").padding(.vertical, side)"#)?.height == nil)
    #expect(area(#"Text("Go").padding(.vertical, side)"#)?.leastHeight == 22)
  }

  /// A color, a shape and a resizable picture are as large as the frame around the control.
  @Test(arguments: [
    "Color.red", "Circle().fill(.red)", #"Image("tab").resizable()"#, #"Image("tab").resizable().scaledToFit()"#,
    #"ZStack { Color.red; Image("tab").resizable() }"#, "Color.red.padding(4)", "Color.red.frame(maxWidth: .infinity)",
  ])
  func takesTheFrameAroundTheControl(_ label: String) {
    let area = area(ofControl: "Button { } label: { \(label) }.frame(width: 30, height: 28)")
    #expect(area?.width == 30)
    #expect(area?.height == 28)
    #expect(area?.isEstimate == false)
  }

  /// A side that follows the text size is as long as it is at the usual one, about.
  @Test func sidesThatFollowTheTextSize() {
    func area(_ side: String, _ metric: String = "CGFloat = 32") -> HitArea? {
      let model = model(
        """
        struct Screen: View {
          @ScaledMetric var side: \(metric)
          var body: some View {
            Button { } label: { Color.red.frame(width: \(side), height: \(side)) }
          }
        }
        """)
      return model.labelHitArea(of: model.first(.Button).index)
    }
    #expect(area("side")?.width == 32)
    #expect(area("side")?.isEstimate == true)
    #expect(area("side / 2 - 1")?.height == 15)
    #expect(area("isLarge ? side : side / 2")?.height == 16)
    #expect(area("isLarge ? side : 40")?.height == 40)
    #expect(area("side / 0")?.width == nil)
    #expect(area("side", "CGFloat")?.width == nil)
    #expect(area("side * factor")?.width == nil)
  }

  @Test func whatTakesNoRoom() {
    #expect(area(ofControl: #"Button { } label: { Image("tab") }.frame(width: 30, height: 28)"#)?.width == nil)
    #expect(
      area(ofControl: #"Button { } label: { Color.red.frame(width: side) }.frame(width: 30, height: 28)"#)?.width == nil
    )
    #expect(
      area(ofControl: #"Button { } label: { Image("a").resizable().scaledToFill() }.frame(width: 30)"#)?.width == nil)
    #expect(area(ofControl: #"Button { } label: { Color.red }.frame(width: side, height: 28)"#)?.height == nil)
    #expect(area(ofControl: #"HStack { Button { } label: { Color.red } }.frame(width: 30)"#)?.width == nil)
  }

  /// Padding around the control takes from what is offered; groups and alternatives hand it on.
  @Test func paddingAroundTheControl() {
    #expect(area(ofControl: "Button { } label: { Color.red }.padding(5).frame(width: 40, height: 40)")?.width == 30)
    #expect(area(ofControl: "Group { if a { Button { } label: { Color.red } } }.frame(height: 20)")?.height == 20)
    #expect(
      area(ofControl: #"Text("a").frame(width: 32, height: 30).overlay { Button { } label: { Color.clear } }"#)?.width
        == 32)
  }

  /// An image among words is as large as a symbol.
  @Test func aSymbolInAText() {
    #expect(area(#"Text(Image(systemName: "star")).font(.subheadline)"#)?.height == 18)
    #expect(area(#"Text(Image("star"))"#)?.height == nil)
  }

  /// A scale that is 1 while nothing is pressed leaves the size.
  @Test func aScaleWhilePressed() {
    #expect(area(#"Image(systemName: "star").scaleEffect(isPressed ? 0.9 : 1)"#)?.smallerSide == 17 * 1.2)
    #expect(area(#"Image(systemName: "star").scaleEffect(2)"#) == nil)
  }

  /// A constant of the body holds a view: it is measured where it is named, each time.
  @Test func viewsInConstants() {
    let model = model(
      """
      struct Bar: View {
        var body: some View {
          let icon = Image(systemName: "play").frame(width: 30, height: 20)
          let button = Button { } label: {
            if isOn { icon.foregroundStyle(.red) } else { icon.padding(3) }
          }
          return HStack { button.padding() }
        }
      }
      """)
    let button = model.first(.Button)
    #expect(model.labelHitArea(of: button.index)?.width == 36)
    #expect(model.labelHitArea(of: button.index)?.height == 26)
    #expect(button.ancestors.contains { $0.known == .HStack })
  }

  /// What a component is given counts for its control, the largest of all its uses.
  @Test func contentThatIsGiven() {
    let component = """
      struct Tap<Content: View>: View {
        var onTap: () -> Void = {}
        @ViewBuilder let content: () -> Content
        var body: some View { Button { onTap() } label: { content() } }
      }
      """
    let uses = """
      struct Screen: View {
        var body: some View {
          VStack {
            Tap { Image(systemName: "star").frame(width: 20, height: 20) }
            Tap { go() } content: { Image(systemName: "star").frame(width: 30, height: 24) }
          }
        }
      }
      """
    let model = model(component, beside: [uses])
    let area = model.labelHitArea(of: model.first(.Button).index)
    #expect(area?.width == 30)
    #expect(area?.height == 24)
  }
}
