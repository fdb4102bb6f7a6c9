// How high content is at least, at the default text size and at the largest.

import CurbcutAccessibility
import CurbcutSymbols
import CurbcutViews
import Testing

@Suite struct LeastHeightTests {
  /// Whole points of a body, as it is and grown; nil where it cannot be told.
  private func height(_ body: String, _ others: String = "", width: Double = 393) -> [Double]? {
    let model = bodyModel(body, beside: [others])
    return model.leastHeight(of: model.first(.VStack).reference, width: width)
      .map { [$0.usual.rounded(), $0.largest.rounded()] }
  }

  private static let declarations = """
    struct Row: View { let title: String
      var body: some View { VStack(spacing: 8) { Text(title); Divider() } } }
    struct Caption: View { let text: Text
      var body: some View { text } }
    enum Field: CaseIterable { case name, street, town }
    enum Words { static let request = "Please enter the six-digit pin below" 
      static func either(_ isNew: Bool) -> String { isNew ? "Name" : request } }
    extension View { func scrolled() -> some View { ScrollView { self } }
      func roomy() -> some View { padding(.vertical, 30) }
      @ViewBuilder func shown(_ isShown: Bool) -> some View { if isShown { self } } }
    """

  /// A line of body text is 20 points high at least, and 61 at the largest size.
  @Test(arguments: [
    (#"VStack { Text("Name"); Text("Town") }"#, [39, 122]),
    (#"VStack(spacing: 10) { Text("Name"); Spacer(); Text("Town") }"#, [49, 132]),
    (#"VStack { Text("Name").padding(.vertical, 10) }.padding()"#, [72, 113]),
    (#"VStack { Text("Name").frame(height: 50); Image(systemName: "star") }"#, [72, 101]),
    (#"VStack { Text("Name").frame(height: 50); Image(systemName: "ellipsis") }"#, [50, 50]),
    (#"VStack { Image(systemName: "star").resizable(); Toggle("Quiet", isOn: $isQuiet) }"#, [28, 61]),
    (#"VStack { Button("Please enter the six-digit pin below") { } }"#, [20, 122]),
    (#"VStack { Text(Words.request) }"#, [20, 122]), (#"VStack { Text(Words.either(isNew)) }"#, [20, 61]),
    (#"VStack { Text("Name").font(.system(size: 20)) }"#, [23, 23]),
    (#"VStack { ForEach(Field.allCases, id: \.self) { field in Row(title: field.title) } }"#, [59, 183]),
    (#"VStack { ForEach(0..<4) { number in Text("Seat \(number)") } }"#, [78, 244]),
    (#"VStack { ForEach(seats) { seat in Text(seat.name) } }"#, [0, 0]),
    (#"VStack { if isNew { Text("Name") }; Button("Next") { } }"#, [20, 61]),
    (#"VStack { if isNew { Text("Name") } else { Text("Town"); Text("Street") } }"#, [20, 61]),
    (#"VStack { Text("Please enter the six-digit pin below") }"#, [20, 122]),
    (#"VStack { Text("Please enter the six-digit pin below").lineLimit(1) }"#, [20, 61]),
    (#"VStack { HStack { Text("Name"); Image(systemName: "star").frame(height: 44) } }"#, [44, 61]),
    (#"VStack { Text("Name").roomy() }"#, [80, 121]),
    (#"VStack { Caption(text: caption); Spacer() }"#, [20, 61]),
    (#"VStack { Text("Name").shown(isNew) }"#, [0, 0]),
    (#"VStack { Text("Name"); OfAnotherModule() }"#, [20, 61]),
    (#"VStack { Text("Name"); Text("Town").minimumScaleFactor(0.5) }"#, [20, 61]),
    (#"VStack { Text("Name"); Text("Town").dynamicTypeSize(...DynamicTypeSize.xLarge) }"#, [20, 61]),
    (#"VStack { Text("Name").font(.custom("Inter", size: 34)) }"#, [39, 122]),
    (#"VStack { ScrollView { Text("Town") }; Text("Name") }"#, [20, 61]),
    (#"VStack { Picker("Town", selection: $town) { Text("A"); Text("B") }; Text("Name") }"#, [56, 97]),
    (#"VStack { Text("Name").font(.custom("Inter", size: 34, relativeTo: .title)) }"#, [39, 69]),
  ])
  func heights(_ body: String, _ expected: [Double]) {
    #expect(height(body, Self.declarations) == expected)
  }

  @Test(arguments: [
    #"VStack { Text("Name").scrolled() }"#,
    #"VStack { ViewThatFits { Text("Name"); Text("N") } }"#,
    #"VStack { Text("Name") }.dynamicTypeSize(...DynamicTypeSize.xLarge)"#,
    #"VStack { Text("Name") }.minimumScaleFactor(0.5)"#,
  ])
  func whatScrollsOrAdapts(_ body: String) {
    #expect(height(body, Self.declarations) == nil)
  }
}
