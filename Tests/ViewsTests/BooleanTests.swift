// What a Boolean is wherever it is read, and what a choice between equal values is.

import CurbcutSourceText
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
}
