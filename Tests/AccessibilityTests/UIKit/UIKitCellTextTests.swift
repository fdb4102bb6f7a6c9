// The labels that every cell of a table has.

import CurbcutViews
import Testing

@testable import CurbcutAccessibility

@Suite struct UIKitCellTextTests {
  private func ratios(_ code: String, beside others: [String] = []) -> [Double] {
    let model = model(
      "import UIKit\nclass List: UITableViewController { let kept = UITableViewCell()\nfunc row() { \(code) } }",
      beside: others.map { "import UIKit\n" + $0 }
    ).uikit!
    return model.cellTexts.compactMap { ColourModel.judge($0.foreground, on: $0.background)?.entry(.light)?.ratio }
  }

  private let cell = "let cell = tableView.dequeueReusableCell(withIdentifier: id, for: path); "

  @Test func cellsStandOnWhatTheSystemDraws() {
    #expect(ratios(cell + "cell.textLabel?.textColor = .white") == [1])
    #expect(ratios("kept.detailTextLabel?.textColor = .white") == [1])
    #expect(ratios(cell + "other.textLabel?.textColor = .white").isEmpty)
    #expect(ratios(cell + "cell.textLabel?.textColor = isOn ? .white : .black").isEmpty)
    #expect(ratios(cell + "if isOn { cell.textLabel?.textColor = .white }").isEmpty)
  }

  @Test func cellsThatArePaintedStandOnThat() {
    #expect(ratios(cell + "cell.backgroundColor = .black; cell.textLabel?.textColor = .white") == [21])
    let other = "class Other: UITableViewController { func row() { \(cell)cell.backgroundColor = .black } }"
    #expect(ratios(cell + "cell.textLabel?.textColor = .white", beside: [other]).isEmpty)
  }

  @Test func aCellOfItsOwnSpeaksOfItself() {
    let row = "import UIKit\nclass Row: UITableViewCell { func build() { textLabel?.textColor = .white; PAINT } }"
    func ratios(_ code: String) -> [Double] {
      model(code).uikit!.cellTexts.compactMap {
        ColourModel.judge($0.foreground, on: $0.background)?.entry(.light)?.ratio
      }
    }
    #expect(ratios(row.replacing("PAINT", with: "")) == [1])
    #expect(ratios(row.replacing("PAINT", with: "contentView.backgroundColor = .black")) == [21])
  }
}
