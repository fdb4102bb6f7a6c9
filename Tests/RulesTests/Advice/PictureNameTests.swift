// What VoiceOver reads of a picture whose name the code only stands for.

import CurbcutFindings
import Testing

@testable import CurbcutRules

@Suite struct PictureNameTests {
  private func first(_ rule: String, _ text: String, _ more: [(String, String)] = []) throws -> Finding {
    let found = Checking.findings(of: rule, in: [("View.swift", text)] + more)
    return try #require(found.first?.finding, "\(rule) finds nothing in:\n\(text)")
  }

  @Test func aGeneratedSymbolIsNotTheNameOfItsAsset() throws {
    let button = try first("icon-button-missing-label", "Button { close() } label: { Image(.crossIcon) }")
    #expect(button.message.hasSuffix("VoiceOver reads the name of the asset .crossIcon"), "\(button.message)")
    let named = try first("icon-button-missing-label", "Button { close() } label: { Image(\"cross-icon\") }")
    #expect(named.message.hasSuffix("VoiceOver reads the file name “cross-icon”"), "\(named.message)")
    let picture = "VStack {\n  Image(.mapOfPark).resizable().frame(width: 300, height: 200)\n}"
    let image = try first("image-missing-label", picture)
    #expect(image.message.hasSuffix("VoiceOver reads the name of the asset .mapOfPark"), "\(image.message)")
  }

  @Test(arguments: [
    (
      "UIImage(icon: .ellipsisCircle)", "systemName",
      "VoiceOver falls back on the symbol's default name, most likely “More”"
    ),
    ("UIImage(icon: .lantern)", "systemName", "VoiceOver speaks at most the symbol's built-in name"),
    ("UIImage(icon: .ellipsisCircle)", "named", "VoiceOver reads at most the name of its image"),
    ("UIImage(resource: .closeMark)", "named", "VoiceOver reads the name of the asset .closeMark"),
    ("UIImage(imageLiteralResourceName: \"close\")", "named", "VoiceOver reads the file name “close”"),
  ])
  func anInitializerOfTheProjectMayShowASymbol(_ image: String, _ label: String, _ words: String) throws {
    let text = """
      import UIKit

      extension UIImage {
        convenience init?(icon: Icon) { self.init(\(label): icon.name) }
      }
      final class Page: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let item = UIBarButtonItem(image: \(image), style: .plain, target: self, action: #selector(more))
          navigationItem.rightBarButtonItem = item
        }
      }
      """
    let finding = try first("icon-button-missing-label", text)
    #expect(finding.message.hasSuffix(words), "\(finding.message)")
  }

  @Test(arguments: [
    (".system(\"bookmark.circle\")", true), (".custom(\"icon_copy\")", false),
  ])
  func anIconIsTheOneOfItsCase(_ name: String, _ isSymbol: Bool) throws {
    let text = """
      enum IconName {
        case system(String)
        case custom(String)
      }
      struct Icon: View {
        let name: IconName
        var body: some View {
          switch name {
          case .system(let name): Image(systemName: name)
          case .custom(let name): Image(name)
          }
        }
      }
      struct Card: View {
        var body: some View {
          Button { copy() } label: { Icon(name: \(name)) }
        }
      }
      """
    let finding = try first("icon-button-missing-label", text)
    #expect(finding.message.contains("built-in name") == isSymbol, "\(finding.message)")
  }
}
