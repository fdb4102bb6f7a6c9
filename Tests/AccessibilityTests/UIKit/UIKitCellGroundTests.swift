// What lies behind the parts of a cell that nobody paints.

import CurbcutAccessibility
import CurbcutViews
import Testing

@Suite struct UIKitCellGroundTests {
  private func cellRatio(_ beside: String, members: String = "") -> Double? {
    let model = model(
      """
      import UIKit
      class Row: UITableViewCell {
        let label = UILabel()
        \(members)
        func build() { label.textColor = .white; contentView.addSubview(label) }
      }
      """, beside: ["import UIKit\n" + beside]
    ).uikit!
    return model.objects.first.flatMap { model.colourPairs(of: $0).first }.flatMap {
      ColourModel.judge($0.foreground, on: $0.background)?.worst?.ratio
    }
  }

  @Test func cellsThatNobodyPaintsAreWhiteInTheLight() {
    #expect(cellRatio("class Other: UITableViewCell { func paint() { backgroundColor = .red } }") == 1)
    #expect(cellRatio("class Page: UIViewController { func paint() { view.backgroundColor = .red } }") == 1)
  }

  @Test(arguments: [
    "class Delegate { let window = UIWindow(); func paint() { window.backgroundColor = .red } }",
    "func paint(_ bar: UINavigationBarAppearance) { bar.backgroundColor = .red }",
    "func paint() -> UIContextualAction { let action = UIContextualAction(style: .normal, title: nil, handler: act); "
      + "action.backgroundColor = .red; return action }",
    "class Page: UIViewController { func paint() { let plate = UIBackgroundConfiguration.listPlainCell(); "
      + "plate.backgroundColor = .red } }",
    "class List: UITableViewController { func paint() { tableView.backgroundColor = .red }\n"
      + "override func tableView(_ tableView: UITableView, canEditRowAt path: IndexPath) -> Bool { true } }",
    // A class of a package has no class of the project below it whose base is UIKit's.
    "import Charts\nclass Page: UIViewController { @IBOutlet var chart: LineChartView!\n"
      + "func paint() { chart.backgroundColor = .red } }",
    "func paint() { let menu = DropDown(); menu.backgroundColor = .red }",
    "class Title: UITableViewCell { }\nfunc paint() { var first = Title(); first.backgroundView?.backgroundColor = .red }",
  ])
  func whatIsNoCellPaintsNone(_ beside: String) { #expect(cellRatio(beside) == 1) }

  @Test(arguments: [
    "extension UITableViewCell { func paint() { backgroundColor = .red } }",
    "func paint(_ cell: UITableViewCell) { cell.backgroundColor = .red }",
    "class Page: UIViewController { func paint() { let row = table.dequeueReusableCell(withIdentifier: id); "
      + "row.contentView.backgroundColor = .red } }",
    "func paint() { UITableViewCell.appearance().backgroundColor = .red }",
    "class Late: Row { func paint() { contentView.backgroundColor = .red } }",
    // What stands for a type may stand for a cell, and a protocol of a package may be one that cells follow.
    "func paint<Cell: UITableViewCell>(_ cell: Cell) { cell.backgroundColor = .red }",
    "typealias Line = Row\nfunc paint(_ line: Line) { line.backgroundColor = .red }",
    "extension Row: Tintable { }\nfunc paint(_ part: Tintable) { part.backgroundColor = .red }",
    "func paint() { let row = Row(); row.backgroundColor = .red }",
  ])
  func paintedCellsAreNot(_ beside: String) { #expect(cellRatio(beside) == nil) }

  /// A table that gives out a cell of a class under one name, and code that paints what comes under another or the same.
  private func list(_ type: String, under name: String, asked: String) -> String {
    "class Page: UIViewController { func start() { table.register(\(type), forCellReuseIdentifier: \(name)) }\n"
      + "func paint() { let row = table.dequeueReusableCell(withIdentifier: \(asked), for: path); "
      + "row.backgroundColor = .red } }\nclass Other: UITableViewCell {}"
  }

  @Test func whatATableGivesOutIsOfTheClassThatIsRegistered() {
    #expect(cellRatio(list("UITableViewCell.self", under: "Ids.plain", asked: "Ids.plain")) == 1)
    #expect(cellRatio(list("Other.self", under: "\"a\"", asked: "\"a\"")) == 1)
    #expect(cellRatio(list("Row.self", under: "\"a\"", asked: "\"a\"")) == nil)
    #expect(cellRatio(list("Other.self", under: "\"a\"", asked: "\"b\"")) == nil)
    #expect(cellRatio(list("UINib(nibName: \"Row\", bundle: nil)", under: "\"a\"", asked: "\"a\"")) == nil)
    #expect(cellRatio(list("type", under: "\"a\"", asked: "\"a\"")) == nil)
  }
}
