// Which views lie over others, and which beside them: by the order of the functions that add them, and by edges that lie on
// each other.

import CurbcutSymbols
import CurbcutViews
import Testing

@testable import CurbcutAccessibility

@Suite struct UIKitOrderTests {
  /// The ratio of the white label `note` on the white view around it; nil where something else may lie in between.
  private func ratio(_ members: String, base: String = "UIView") -> Double? {
    let code =
      "import SnapKit\nimport UIKit\nclass Card: \(base) {\nlet note = UILabel(); let icon = UIImageView()\n"
      + "\(members)\n}\n"
    let model = model(code).uikit!
    return model.objects.filter { $0.name == Name("note") }.flatMap { model.colourPairs(of: $0) }.compactMap {
      ColourModel.judge($0.foreground, on: $0.background)?.worst?.ratio
    }.min()
  }

  // MARK: Functions that add views in turn

  private let addNote = "func addNote() { note.textColor = .white; addSubview(note) }\n"
  private let addIcon = "func addIcon() { addSubview(icon) }\n"

  private func start(_ calls: String, by name: String = "init(frame: CGRect)", more: String = "") -> Double? {
    ratio("\(addNote)\(addIcon)\(name) { backgroundColor = .white; \(calls) }\n\(more)")
  }

  @Test func whatIsAddedByAFunctionThatIsCalledLaterLiesOver() {
    #expect(start("addNote(); addIcon()") == 1)
    #expect(start("addIcon(); addNote()") == nil)
    #expect(ratio("\(addNote)init(frame: CGRect) { backgroundColor = .white; addNote(); addSubview(icon) }") == 1)
    #expect(ratio("\(addNote)init(frame: CGRect) { backgroundColor = .white; addSubview(icon); addNote() }") == nil)
    // What nothing calls may come first.
    #expect(start("addNote()") == nil)
    #expect(start("self.build()", more: "func build() { addNote(); addIcon() }") == 1)
  }

  @Test func eachInitializerCallsThemInTurn() {
    let coder = "init?(coder: NSCoder) { super.init(coder: coder); build() }\n"
    #expect(start("build()", more: coder + "func build() { addNote(); addIcon() }") == 1)
    #expect(start("addNote(); addIcon()", more: "init?(coder: NSCoder) { addIcon(); addNote() }") == nil)
  }

  @Test(arguments: [
    "func reload() { addNote() }", "func reload() { perform(#selector(addNote)) }",
    "var isOn = true { didSet { addNote() } }",
  ])
  func whatRunsAgainMayAddItAgain(_ more: String) {
    #expect(start("addNote(); addIcon()", more: more) == nil)
  }

  @Test func whatRunsOnlySometimesOrLaterIsNotInTurn() {
    #expect(start("if isOn { addNote() }; addIcon()") == nil)
    #expect(start("addNote(); DispatchQueue.main.async { self.addNote() }; addIcon()") == nil)
    #expect(start("addNote(); addIcon()", by: "func reload()") == nil)
    #expect(start("addNote(); addIcon()", more: "func front() { self.bringSubviewToFront(note) }") == nil)
  }

  @Test func whatTheSystemCallsFirstComesFirst() {
    func page(_ first: String, _ second: String) -> Double? {
      ratio(
        "override func loadView() { super.loadView(); view.backgroundColor = .white; note.textColor = .white; "
          + "view.addSubview(\(first)) }\n"
          + "override func viewDidLoad() { super.viewDidLoad(); view.addSubview(\(second)) }",
        base: "UIViewController")
    }
    #expect(page("note", "icon") == 1)
    #expect(page("icon", "note") == nil)
  }

  // MARK: Edges

  private func held(_ constraints: String) -> Double? {
    ratio(
      "let title = UILabel()\nfunc build() { backgroundColor = .white; note.textColor = .white; "
        + "[icon, title, note].forEach(addSubview)\n\(constraints)\n}")
  }

  private let titleBehind = "title.leadingAnchor.constraint(equalTo: icon.trailingAnchor).isActive = true; "

  @Test func whatBeginsWhereANeighborBeginsIsBesideAsWell() {
    let aligned = "note.leadingAnchor.constraint(equalTo: title.leadingAnchor"
    #expect(held(titleBehind + aligned + ")") == 1)
    #expect(held(titleBehind + aligned + ", constant: 4)") == 1)
    #expect(held(titleBehind + aligned + ", constant: -4)") == nil)
    #expect(held(titleBehind + "title.leadingAnchor.constraint(equalTo: note.leadingAnchor)") == 1)
    // Where it ends says nothing of where it begins.
    #expect(held(titleBehind + "note.trailingAnchor.constraint(equalTo: title.trailingAnchor)") == nil)
    #expect(held(titleBehind + "note.topAnchor.constraint(equalTo: title.topAnchor)") == nil)
  }

  @Test func whatEndsWhereANeighborEndsIsBesideAsWell() {
    let before = "title.trailingAnchor.constraint(equalTo: icon.leadingAnchor).isActive = true; "
    #expect(held(before + "note.trailingAnchor.constraint(equalTo: title.trailingAnchor, constant: -4)") == 1)
    #expect(held(before + "note.trailingAnchor.constraint(equalTo: title.trailingAnchor, constant: 4)") == nil)
  }

  @Test func aLimitHoldsOnOneSideOnly() {
    #expect(held(titleBehind + "note.leadingAnchor.constraint(greaterThanOrEqualTo: title.leadingAnchor)") == 1)
    #expect(held(titleBehind + "note.leadingAnchor.constraint(lessThanOrEqualTo: title.leadingAnchor)") == nil)
    #expect(held("note.leadingAnchor.constraint(lessThanOrEqualTo: icon.trailingAnchor)") == nil)
  }

  @Test func makersNameEdgesInARow() {
    let title = "title.snp.makeConstraints { make in make.leading.equalTo(icon.snp.trailing).offset(8) }\n"
    func note(_ line: String) -> Double? { held(title + "note.snp.makeConstraints { make in \(line) }") }
    #expect(note("make.leading.trailing.equalTo(title)") == 1)
    #expect(note("make.leading.equalTo(title.snp.leading)") == 1)
    #expect(note("make.leading.equalTo(title).inset(4)") == 1)
    #expect(note("make.leading.equalTo(title).offset(-4)") == nil)
    #expect(note("make.top.trailing.equalTo(title)") == nil)
    #expect(note("make.width.equalTo(title)") == nil)
  }
}
