// What would grow where nothing gives way or where something else keeps its balance, and what never grows.

import CurbcutFindings
import CurbcutSourceText
import Testing

struct FixGrowthTests: FixReading {
  private func font(_ body: String, members: String = "") -> [Safety] {
    FixSample(body: body, members: members).fixes("fixed-font-size").map(\.safety)
  }

  @Test func aRowInsideOfWhatHasTheFontCounts() {
    let group = "    HStack {\n      Text(count)\n      Text(\"replies\")\n    }\n"
    func row(_ groups: Int, _ open: String = "") -> [Safety] {
      font(
        "VStack {\n  \(open)HStack {\n" + String(repeating: group, count: groups)
          + "  }\(open.isEmpty ? "" : " }")\n}\n"
          + ".font(.system(size: 15))", members: "  let count: String\n")
    }
    #expect(row(2) == [.unsafe])
    #expect(row(4) == [.suggestion])
    #expect(row(4, "ScrollView(.horizontal) { ") == [.unsafe])
  }

  /// A long heading that takes all its lines pushes the button off a screen that does not scroll.
  @Test func longWordsPushNothingOffTheScreen() {
    let long = "The whole list of your lanterns will be exported"
    func heading(_ words: String, _ open: String, _ size: String = ".fixedSize(horizontal: false, vertical: true)")
      -> [Safety]
    {
      font("\(open) {\n  Text(\"\(words)\")\n    .font(.system(size: 28, weight: .bold))\n    \(size)\n}")
    }
    #expect(heading(long, "VStack") == [.suggestion])
    #expect(heading(long, "ScrollView") == [.unsafe])
    #expect(heading("Lanterns", "VStack") == [.unsafe])
    #expect(heading(long, "VStack", ".padding()") == [.unsafe])
  }

  @Test func wordsOverEachOtherKeepOneSize() {
    func code(_ other: String) -> [Safety] {
      font(
        "ZStack {\n  if let code {\n    Text(code)\n      .font(.system(size: 17))\n  }\n"
          + "  Text(\"888 888\")\(other)\n}", members: "  let code: String?\n")
    }
    #expect(code("") == [.unsafe])
    #expect(code("\n    .font(.system(size: 17))\n    .hidden()").contains(.suggestion))
  }

  /// The bar keeps its height.
  @Test func aTitleViewOfABarKeepsItsSize() {
    func title(_ code: String) -> [Safety] {
      FixSample(body: "VStack {\n  Text(name)\n    .font(.system(size: 15))\n}", members: "  let name: String\n")
        .with(
          file: "import SwiftUI\n\nclass Screen: UIViewController {\n  func setUp() {\n"
            + "    let content = Example(name: \"A\")\n    let host = UIHostingController(rootView: content)\n"
            + "    \(code)\n  }\n}\n"
        ).fixes("fixed-font-size").map(\.safety)
    }
    #expect(title("view.addSubview(host.view)") == [.unsafe])
    #expect(title("navigationItem.titleView = host.view") == [.suggestion])
  }

  @Test func aPickerOfUIKitWithRowsOfPointsHoldsItsWords() {
    func label(_ members: String) -> [Safety] {
      FixSample(
        "import UIKit\n\nclass Cell: UITableViewCell, UIPickerViewDelegate {\n"
          + "  func make() -> UIView {\n    let label = UILabel()\n    label.font = UIFont.systemFont(ofSize: 21)\n"
          + "    return label\n  }\n\(members)}\n"
      ).fixes("fixed-font-size").map(\.safety)
    }
    #expect(label("") == [.unsafe])
    #expect(
      label("  func pickerView(_ view: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 35 }\n")
        .isEmpty)
  }

  // MARK: Limits of lines

  private func limit(_ body: String, members: String = "  let key: String\n") -> [Fix] {
    FixSample(body: body, members: members).fixes("line-limit-truncates")
  }

  @Test func whatMachinesReadIsCutOffOnPurpose() {
    func text(_ name: String, _ rest: String = "") -> [Safety] {
      limit(
        "VStack {\n  Text(\(name))\n    .lineLimit(1)\(rest)\n}", members: "  let \(name): String\n"
      ).map(\.safety)
    }
    #expect(text("title") == [.unsafe])
    #expect(text("address").allSatisfy { $0 == .suggestion })
    #expect(
      text("title", "\n    .onTapGesture { UIPasteboard.general.string = title }").allSatisfy { $0 == .suggestion })
  }

  @Test func whoSaysWhyThereIsALimitHasAReason() {
    func text(_ comment: String) -> [Safety] {
      limit("VStack {\n  Text(title)\n    .lineLimit(1)\(comment)\n}", members: "  let title: String\n").map(\.safety)
    }
    #expect(text("") == [.unsafe])
    #expect(text(" // none may be higher").allSatisfy { $0 == .suggestion })
    #expect(text("\n    .foregroundColor(.clear)").allSatisfy { $0 == .suggestion })
  }

  @Test func aFontOfUIKitNeverGrows() {
    func text(_ font: String) -> [Safety] {
      limit("VStack {\n  Text(title)\n    .font(\(font))\n    .lineLimit(1)\n}", members: "  let title: String\n").map(
        \.safety)
    }
    #expect(text(".headline") == [.unsafe])
    #expect(text("Font(Fonts.named(\"Lato\"))").allSatisfy { $0 == .suggestion })
    #expect(text("Font(UIFontMetrics.default.scaledFont(for: base))") == [.unsafe])
  }

  /// What people wrote may be of any length.
  @Test func ofWhatPeopleWroteARowShowsMoreAndNotAll() {
    func row(_ lines: Int, _ name: String) -> [String] {
      limit(
        "List(items) { item in\n  Text(item.\(name))\n    .lineLimit(\(lines))\n}", members: "  let items: [Item]\n"
      ).filter { $0.safety != .suggestion }.map(\.title)
    }
    #expect(row(2, "description") == ["Show 6 lines at accessibility sizes"])
    #expect(row(1, "title") == ["Lift the limit at accessibility sizes"])
  }

  // MARK: Grids

  private func grid(_ cell: String, _ other: String = "") -> [Safety] {
    FixSample(
      body: "ScrollView {\n  LazyVGrid(columns: [GridItem(), GridItem()]) {\n    ForEach(stamps) { stamp in\n"
        + "      \(cell)\n    }\n  }\n}", members: "  let stamps: [Stamp]\n"
    ).with(file: "import SwiftUI\n\(other)\n").fixes("grid-columns-fixed").map(\.safety)
  }

  @Test func cellsThatDoNotGrowNeedNoWiderColumn() {
    #expect(grid("Text(stamp.title)") == [.unsafe])
    #expect(grid("Text(stamp.title).font(Font(Fonts.of(.small)))").allSatisfy { $0 == .suggestion })
    #expect(grid("VStack { Text(stamp.title) }.frame(width: 140)").allSatisfy { $0 == .suggestion })
    let cell =
      "struct Cell: View {\n  let stamp: Stamp\n  var body: some View {\n    VStack {\n      Text(stamp.title)\n    }\n"
    #expect(grid("Cell(stamp: stamp)", cell + "  }\n}") == [.unsafe])
    #expect(grid("Cell(stamp: stamp)", cell + "    .frame(width: 140)\n  }\n}").allSatisfy { $0 == .suggestion })
  }

  /// Captions and values would no longer stand beside each other.
  @Test func aTableKeepsItsColumns() {
    func table(_ rows: Int) -> [Safety] {
      FixSample(
        body: "ScrollView {\n  LazyVGrid(columns: [GridItem(), GridItem()]) {\n"
          + String(repeating: "    Text(\"A large amount\")\n    Text(amount)\n", count: rows) + "  }\n}",
        members: "  let amount: String\n"
      ).fixes("grid-columns-fixed").map(\.safety)
    }
    #expect(table(2).allSatisfy { $0 == .suggestion })
  }

  // MARK: Scrolling

  @Test func aCardDoesNotFillTheScreen() {
    func card(_ modifiers: String) -> [Safety] {
      FixSample(
        body: "Color.blue\n  .overlay(\n    VStack(spacing: 16) {\n      Text(\"No lantern was found\")\n"
          + "      Text(\"Look for it in another room, or light a new one for the night.\")\n"
          + "      Spacer()\n      Button(\"Look\") { look() }\n    }\n    \(modifiers)\n  )",
        members: "  func look() {}\n"
      ).fixes("content-not-scrollable").map(\.safety)
    }
    let plain = card(".padding(24)")
    #expect(plain.isEmpty || plain == [.unsafe])
    #expect(card(".padding(24)\n    .background(Color.black)\n    .cornerRadius(20)").allSatisfy { $0 == .suggestion })
  }

  // MARK: Targets

  private static let target = "touch-target-too-small"
  private static let cross = "  Button { close() } label: {\n    Image(systemName: \"xmark\")\n  }\n"

  @Test func whatNobodySeesKeepsTheTitleInTheMiddle() {
    func bar(_ first: String) -> [Safety] {
      FixSample(
        body: "HStack {\n  \(first)\n  Spacer()\n  Text(\"Lanterns\")\n  Spacer()\n\(Self.cross)}\n.padding()",
        members: "  func close() {}\n  var gap: some View { Image(systemName: \"xmark\").hidden() }\n"
      ).fixes(Self.target).map(\.safety)
    }
    #expect(bar("Text(\"A\")") == [.unsafe])
    #expect(bar("Image(systemName: \"xmark\").foregroundColor(.clear)") == [.suggestion])
    #expect(bar("Image(systemName: \"xmark\").opacity(0)") == [.suggestion])
    #expect(bar("gap") == [.suggestion])
  }

  /// The box around a placeholder and its field.
  @Test func aBoxAroundTwoLayersIsABox() {
    func field(_ box: String) -> [Safety] {
      FixSample(
        body: "ZStack {\n  HStack {\n    TextField(\"Name\", text: $name)\n\(Self.cross)  }\n}\n\(box)",
        members: "  @State private var name = \"\"\n  func close() {}\n"
      ).fixes(Self.target).map(\.safety)
    }
    #expect(field("") == [.unsafe])
    #expect(field(".background(RoundedRectangle(cornerRadius: 8))") == [.suggestion])
  }

  @Test func besideTheFirstLineASignStaysSmall() {
    func help(_ row: String) -> [Safety] {
      FixSample(
        body: "\(row) {\n  Text(\"A lantern that burns for a year\")\n  help\n}",
        members: "  var help: some View {\n  \(Self.cross)  }\n  func close() {}\n"
      ).fixes(Self.target).map(\.safety)
    }
    #expect(help("HStack") == [.unsafe])
    #expect(help("HStack(alignment: .top)") == [.suggestion])
    #expect(help("HStack(alignment: .firstTextBaseline)") == [.suggestion])
  }

  @Test func whatOnlyKeepsTheBalanceHasNoName() {
    func item(_ rest: String) -> [Fix] {
      FixSample(
        "import UIKit\n\nclass Screen: UIViewController {\n  override func viewDidLoad() {\n"
          + "    let filter = UIBarButtonItem(image: UIImage(systemName: \"line.3.horizontal.decrease.circle\"), \(rest)\n"
          + "    navigationItem.rightBarButtonItem = filter\n  }\n  @objc func show() {}\n}\n"
      ).fixes(Self.icon)
    }
    #expect(item("style: .plain, target: self, action: #selector(show))").map(\.safety) == [.unsafe])
    #expect(item("style: .plain, target: self, action: nil)\n    filter.tintColor = .clear").isEmpty)
  }
}
