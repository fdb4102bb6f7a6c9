// What the properties of a component are worth where methods give back a copy of the view with other values.

import Testing

@Suite struct CopiedViewTests {
  /// The numbers that `width` is worth inside of the component `Page`, ascending; nil where one is not known.
  private func numbers(_ uses: String...) -> [Double]? {
    let code = """
      struct Page: View {
        private var width: Double
        init(_ width: Double = 17) { self.width = width }
        var body: some View { Text("a") }
        var wanted: Double { width }
        func wide(_ width: Double) -> Self {
          var copy = self
          copy.width = width
          return copy
        }
        func wider(_ width: Double) -> Self {
          var copy = self
          if isWide { copy.width = width } else { copy.width = 8 }
          return copy
        }
        func named(_ name: String) -> Self {
          var copy = self
          copy.name = name
          return copy
        }
      }
      struct Book: View { var body: some View { VStack { \(uses.joined(separator: "\n")) } } }
      """
    return numbersOfWanted(in: "import SwiftUI\n\(code)")
  }

  @Test func aCopyHasTheValueThatTheMethodSets() {
    #expect(numbers("Page()") == [17])
    #expect(numbers("Page()", "Page(20)") == [17, 20])
    #expect(numbers("Page().wide(30)") == [30])
    #expect(numbers("Page(20).wide(30).wide(40)") == [40])
    #expect(numbers("Page()", "Page(20).padding()", "Page().named(\"a\").wide(30)") == [17, 20, 30])
    #expect(numbers("Page().wide(measured())") == nil)
    #expect(numbers("Page().wider(30)") == nil)
    // A modifier of the system gives back another view.
    #expect(numbers("Page().padding()") == [17])
  }
}
