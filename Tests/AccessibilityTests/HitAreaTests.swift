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
}
