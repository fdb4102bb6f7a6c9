// Fonts whose letters are pictures, by their names; texts of letters that mean nothing in another font.

import CurbcutAccessibility
import Testing

@Suite struct IconFontTests {
  @Test(arguments: [
    "FontAwesome", "Font Awesome 6 Free", "FontAwesome5Brands-Regular", "Material Icons", "MaterialSymbolsOutlined",
    "Ionicons", "icomoon", "Stamps-Icons", "glyphicons-halflings", "iconfont",
  ])
  func icons(_ name: String) { #expect(IconFont.isFamily(name)) }

  @Test(arguments: ["Avenir-Book", "Helicon", "Lexicon No1", "Silicon Sans", "AwesomeScript", ""])
  func words(_ name: String) { #expect(!IconFont.isFamily(name)) }

  @Test func letters() {
    #expect(IconFont.isDrawing("\u{F129}"))
    #expect(IconFont.isDrawing("\u{E000} \u{100000}"))
    for text in ["", " ", "a", "\u{F129} a", "→", "😀"] { #expect(!IconFont.isDrawing(text), "\(text)") }
  }
}
