// What a Boolean is wherever it is read, and what a choice between equal values is.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import Testing

@testable import CurbcutViews

@Suite struct BooleanTests {
  private func wanted(in code: String) -> (evaluator: Evaluator, expression: NodeID, scope: Scope)? {
    let file = FileViews(tree: Parser.parse(SourceText(path: "F.swift", "import SwiftUI\n" + code)))
    let evaluator = Evaluator(project: Project(files: [file]))
    guard let index = file.members.lastIndex(where: { $0.name == Name("wanted") }),
      let expression = evaluator.singleExpression(file.members[index].block, in: file.tree)
    else { return nil }
    return (evaluator, expression, Scope(file: file, type: file.members[index].owner, member: Int32(index)))
  }

  private func boolean(_ members: String, _ expression: String) throws -> Bool? {
    let place = try #require(wanted(in: "struct A {\n\(members)\n  var wanted: Bool { \(expression) }\n}"))
    return place.evaluator.boolean(of: place.expression, in: place.scope)
  }

  @Test func booleansAreFollowed() throws {
    let members = """
        let isOn = true
        static let isOff = false
        func turned(_ value: Bool) -> Bool { !value }
        func early(_ number: Int) -> Bool {
          if number > 0 { return true }
          return true
        }
      """
    #expect(try boolean(members, "true") == true)
    #expect(try boolean(members, "isOn") == true)
    #expect(try boolean(members, "!isOn") == false)
    #expect(try boolean(members, "A.isOff") == false)
    #expect(try boolean(members, "turned(A.isOff)") == true)
    #expect(try boolean(members, "early(1)") == true)
    #expect(try boolean(members, "isOn && !A.isOff") == true)
    #expect(try boolean(members, "isOn ? A.isOff : true") == false)
    #expect(try boolean("  let isOn: Bool? = nil", "isOn ?? true") == true)
  }

  @Test func whatRunsDecideIsNeither() throws {
    #expect(try boolean("  @State var isOn = true", "isOn") == nil)
    #expect(try boolean("  let isOn: Bool", "isOn") == nil)
    #expect(try boolean("  let isOn: Bool", "isOn ? true : false") == nil)
    #expect(try boolean("  let isOn: Bool", "isOn || true") == true)
    #expect(try boolean("  let isOn: Bool?", "isOn ?? true") == nil)
    #expect(try boolean("  let isOn: Bool", "isOn.") == nil)
  }

  @Test func conditionsAskWhetherSomethingIsThere() throws {
    func asked(_ condition: String, _ members: String) throws -> Bool? {
      try boolean(
        members + "\n  func found() -> Bool { if \(condition) { return true } else { return false } }", "found()")
    }
    #expect(try asked("let title", "let title: String? = nil") == false)
    #expect(try asked("let title", "let title: String? = \"a\"") == true)
    #expect(try asked("let shown = title", "let title: String? = nil") == false)
    #expect(try asked("let title, title.isEmpty", "let title: String? = \"\"") == true)
    #expect(try asked("let title", "let title: String?") == nil)
    #expect(try asked("title != nil", "let title: String? = nil") == false)
    #expect(try asked("title == nil", "let title: String?") == nil)
    #expect(try asked("let action", "let action: (() -> Void)? = { }") == true)
    #expect(try asked("let style", "let style: Style? = .wide") == true)
    #expect(try asked("let style", "let style: Style? = .none") == nil)
    #expect(try asked("let picture", "let picture = UIImage(named: \"a\")") == nil)
  }

  @Test func numbersThatAreWrittenOutAreCompared() throws {
    #expect(try boolean("  let side = 30", "side > 29") == true)
    #expect(try boolean("  let side = 30", "side >= 31") == false)
    #expect(try boolean("  let side = -3", "side < 0 && side <= -3") == true)
    #expect(try boolean("  let side: Double", "side > 29") == nil)
    #expect(try boolean("  let list = [1]", "list.isEmpty") == false)
    #expect(try boolean("  let text = \"\"", "text.isEmpty") == true)
    #expect(try boolean("  let text = \"\\(name)\"", "text.isEmpty") == nil)
    #expect(try boolean("", "3 >") == nil)
  }

  @Test(arguments: [
    ("true", true), ("kept", true), ("given()", true), (".first", true), ("3", true), ("asked", false),
    ("changing", false), ("elsewhere", false),
  ])
  func constantsAreTheSameWheneverCodeRuns(_ expression: String, _ isConstant: Bool) throws {
    let members = """
        let kept = 3
        let asked: Int
        @State var changing = 1
        func given() -> String { "a" }
      """
    let place = try #require(wanted(in: "struct A {\n\(members)\n  var wanted: Int { \(expression) }\n}"))
    #expect(place.evaluator.isConstant(place.expression, in: place.scope) == isConstant)
  }

  @Test func aChoiceBetweenEqualValuesIsNoChoice() throws {
    func number(_ branches: String) throws -> Double? {
      let code = """
        struct A {
          let isLarge: Bool
          func side(_ number: Int) -> Double { \(branches) }
          var wanted: Double { side(1) }
        }
        """
      let place = try #require(wanted(in: code))
      return place.evaluator.value(of: place.expression, in: place.scope).number
    }
    #expect(try number("if isLarge { return 30 }; return 30") == 30)
    #expect(try number("if isLarge { return 30 }; return 31") == nil)
    #expect(try number("let side: Double = if isLarge { 30 } else { 30 }; return side") == 30)
    #expect(try number("isLarge ? 30 : 30") == 30)
  }

  /// What an initializer sets a property to where the call says nothing of it.
  @Test func initializersLeaveWhatTheyAreNotGiven() throws {
    func side(_ initializer: String, _ call: String) throws -> Double? {
      let place = try #require(
        wanted(
          in: """
            struct Box { let side: Double; \(initializer) }
            struct A { let box = \(call); var wanted: Double { box.side } }
            """))
      return place.evaluator.value(of: place.expression, in: place.scope).number
    }
    #expect(try side("init(side: Double = 30) { self.side = side }", "Box()") == 30)
    #expect(try side("init(side: Double = 30) { self.side = side }", "Box(side: 31)") == 31)
    #expect(try side("init(_ size: Double = 30) { side = size }", "Box()") == 30)
    #expect(try side("init() { self.side = 12 }", "Box()") == 12)
    #expect(try side("init(size: Double = 30) { self.side = size / 2 }", "Box()") == 15)
    #expect(try side("init(size: Double = 30) { side = size; side = 3 }", "Box()") == 3)
    #expect(try side("init(isSmall: Bool) { side = 30; if isSmall { side = 3 } }", "Box(isSmall: on)") == nil)
    #expect(try side("init(size: Double) { side = size }", "Box()") == nil)
  }
}
