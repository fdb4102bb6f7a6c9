// Views that a constant of a body holds.

import CurbcutAccessibility
import CurbcutViews
import Testing

@Suite struct ConstantViewTests {
  /// A constant is read where it is named first; code for other platforms that names it before hides it from nobody.
  @Test(arguments: ["macOS", "tvOS"])
  func aConstantThatOtherPlatformsNameFirstIsShown(_ platform: String) throws {
    let model = model(
      """
      struct Screen: View {
        var body: some View {
          let page = VStack { Text("Next steps"); Button("Print") {} }
          #if os(\\(platform))
            return page.frame(maxWidth: 450)
          #else
            return page.padding()
          #endif
        }
      }
      """)
    let texts = model.file.views.indices.map { Element(model: model, index: Int32($0)) }
      .filter { $0.known == .Text && !$0.surroundings.contains(.otherPlatform) }
    #expect(texts.count == 1)
  }
}
