// Pictures that generated code stands for: `Asset.close.swiftUIImage`, `Image(asset: Asset.close)`, `Image.close`.

import CurbcutAccessibility
import Testing

@Suite struct GeneratedImageTests {
  private static let generated = """
    import SwiftUI
    import UIKit
    enum Asset { static let close = ImageAsset(name: "CloseMark") }
    struct ImageAsset {
      fileprivate(set) var name: String
      typealias Image = UIImage
      var image: Image { Image(named: name)! }
      #if canImport(SwiftUI)
      var swiftUIImage: SwiftUI.Image { SwiftUI.Image(asset: self) }
      var named: SwiftUI.Image { SwiftUI.Image(name) }
      #endif
    }
    extension ImageAsset.Image {
      convenience init?(asset: ImageAsset) { self.init(named: asset.name) }
    }
    extension SwiftUI.Image {
      init(asset: ImageAsset) {
        let bundle = Bundle.main
        self.init(asset.name, bundle: bundle)
      }
      init(asset: ImageAsset, label: Text) { self.init(asset.name, bundle: nil, label: label) }
      init(decorative asset: ImageAsset) { self.init(decorative: asset.name, bundle: nil) }
      static let mark = Image("CloseMark")
    }
    // What others are named decides nothing here.
    func rename(_ person: Person) { person.name = "Ada" }
    """

  private func name(_ picture: String) -> ElementName {
    let view = "struct Bar: View {\n  var body: some View {\n    Button { close() } label: { \(picture) }\n  }\n}\n"
    return model(view, beside: [Self.generated]).first(.Button).name
  }

  @Test(arguments: [
    "Image(asset: Asset.close)", "SwiftUI.Image(asset: Asset.close)", "Image(Asset.close.name)", "Image.mark",
    "Asset.close.named", "Asset.close.named.resizable()",
  ])
  func aButtonIsReadByTheFile(_ picture: String) {
    let name = name(picture)
    #expect(name.name == .file("CloseMark"))
    #expect(name.hasImage)
  }

  @Test func aPictureOfAnInstanceIsOne() {
    let name = name("Asset.close.swiftUIImage.resizable()")
    #expect(name.hasImage && name.name.isProvedWordless)
  }

  @Test func whatTheInitializerIsGivenCounts() {
    #expect(name("Image(asset: Asset.close, label: Text(\"Close\"))").name == .text("Close"))
    #expect(name("Image(decorative: Asset.close)").name == .none)
  }
}
