// What is advised for sizes that no text style has, and where nothing can grow.

import CurbcutFindings
import Testing

@testable import CurbcutRules

@Suite struct TextSizeHelpTests {
  private func first(_ rule: String, _ text: String, _ more: [(String, String)] = []) throws -> Finding {
    let found = Checking.findings(of: rule, in: [("View.swift", text)] + more)
    return try #require(found.first?.finding, "\(rule) finds nothing in:\n\(text)")
  }

  private func isSilent(_ rule: String, _ text: String) -> Bool {
    Checking.findings(of: rule, in: [("View.swift", text)]).isEmpty
  }

  @Test(arguments: [
    ("30", "Use .font(.title), or a size from"), ("48", "Use a size from @ScaledMetric(relativeTo: .largeTitle), "),
    ("80", "Use a size from @ScaledMetric(relativeTo: .largeTitle), "),
  ])
  func noStyleIsAsLargeAsTheLargestFonts(_ points: String, _ help: String) throws {
    let finding = try first("fixed-font-size", "Text(\"Lanterns\")\n  .font(.system(size: \(points)))")
    #expect(finding.help.hasPrefix(help), "\(finding.help)")
  }

  @Test func aFontOfTheProjectMayHaveTheNameOfAStyle() throws {
    let text = "Text(\"Lanterns\")\n  .font(.system(size: 11))"
    let own = ("Fonts.swift", "extension Font {\n  static let caption2 = Font.system(size: 11)\n}")
    #expect(try first("fixed-font-size", text).help.hasPrefix("Use .font(.caption2), "))
    #expect(try first("fixed-font-size", text, [own]).help.hasPrefix("Use .font(.system(.caption2)), "))
  }

  @Test func aNumberThatFillsItsFrameIsAsLargeAsItCanBe() {
    func number(_ more: String) -> String { "Text(glucose.title)\n  .font(.system(size: 300))\n\(more)" }
    #expect(!isSilent("fixed-font-size", number("")))
    #expect(!isSilent("fixed-font-size", number("  .minimumScaleFactor(0.5)")))
    #expect(isSilent("fixed-font-size", number("  .minimumScaleFactor(0.5)\n  .frame(maxHeight: 200)")))
    #expect(!isSilent("fixed-font-size", number("  .minimumScaleFactor(0.5)\n  .frame(maxHeight: .infinity)")))
  }

  @Test func initialsGivenWordForWordArePictures() {
    func avatar(_ text: String) -> String {
      "ZStack {\n  Circle().fill(Color.blue)\n  Text(verbatim: \(text))\n    .font(.system(size: 14))\n}\n.frame(width: 36, height: 36)"
    }
    #expect(isSilent("fixed-font-size", avatar("initials")))
    #expect(!isSilent("fixed-font-size", avatar("message")))
  }

  @Test(arguments: [
    ("UIBarButtonItem(customView: publish)", "", true),
    ("UIBarButtonItem(customView: box)", "box.addSubview(publish)", true),
    ("UIBarButtonItem(customView: box)", "", false),
  ])
  func barsDoNotGrow(_ item: String, _ setUp: String, _ isOfBar: Bool) throws {
    let text = """
      import UIKit

      final class Page: UIViewController {
        private let box = UIView()
        private lazy var publish: UIButton = {
          let button = UIButton(type: .custom)
          button.setTitle("Publish", for: .normal)
          button.titleLabel?.font = .systemFont(ofSize: 14)
          return button
        }()
        override func viewDidLoad() {
          super.viewDidLoad()
          \(setUp)
          navigationItem.rightBarButtonItem = \(item)
        }
      }
      """
    let finding = try first("fixed-font-size", text)
    #expect((finding.severity == .note) == isOfBar)
    #expect(finding.help.hasPrefix("Bars do not scale") == isOfBar, "\(finding.help)")
  }

  @Test func aLimitAroundALimitIsNamed() throws {
    let inner = "Text(\"Lanterns\")\n  .dynamicTypeSize(...DynamicTypeSize.large)"
    let alone = try first("dynamic-type-clamped", inner)
    #expect(alone.help.hasPrefix("Remove the limit, "), "\(alone.help)")
    let finding = try first(
      "dynamic-type-clamped", "VStack {\n  \(inner)\n}\n.dynamicTypeSize(...DynamicTypeSize.large)")
    #expect(
      finding.help.hasPrefix("Remove this limit and the one that a view around it has at View.swift:7, "),
      "\(finding.help)")
  }

  @Test(arguments: ["Settings.offset", "2", "0"])
  func aSizeThatAFunctionChangesIsNotNamed(_ offset: String) throws {
    let text = """
      import UIKit

      enum Settings { static var offset = -4 }
      final class Page: UIViewController {
        let words = UILabel()
        static func font(size: CGFloat) -> UIFont { UIFont.systemFont(ofSize: size + \(offset)) }
        override func viewDidLoad() {
          super.viewDidLoad()
          words.text = "Lanterns"
          words.font = Page.font(size: 18)
        }
      }
      """
    let finding = try first("fixed-font-size", text)
    #expect(
      finding.message.contains("Dynamic Type; the font comes from Page.font(…)") == (offset != "0"),
      "\(finding.message)")
    #expect(finding.message.contains(": 18 points") == (offset == "0"), "\(finding.message)")
  }

  @Test func theTextOfARowIsNotToldToWrap() throws {
    let text = "HStack {\n  Text(amount.whole)\n  Text(amount.title)\n}\n.minimumScaleFactor(0.5)\n.lineLimit(1)"
    let row = try first("text-shrinks-to-fit", text)
    #expect(row.message.hasPrefix("The text of this row shrinks") && row.help.hasPrefix("Stack its parts"), "\(row)")
    let one = try first("text-shrinks-to-fit", "Text(amount.title)\n  .minimumScaleFactor(0.5)\n  .lineLimit(1)")
    #expect(one.message.hasPrefix("This text shrinks") && one.help.hasPrefix("Let the text wrap"), "\(one)")
  }
}
