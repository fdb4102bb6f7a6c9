// The statements that teams sign off before a screen ships, each with the rules that can refute it or what a person has
// to look at. A profile brings them under the key `checklist`.

import CurbcutSourceText

/// One checklist.
public struct Checklist: Sendable, Hashable {
  /// One statement of a checklist.
  public struct Statement: Sendable, Hashable {
    public var text = ""
    /// The rules whose findings refute it; none when only people can tell.
    public var rules: [String] = []
    /// What stays to be done by hand; empty when nothing does.
    public var byHand = ""
    /// The way through the app that it is about, where the configuration names one so; nil: every screen.
    public var flow: String?
  }

  public var title = ""
  public var statements: [Statement] = []
}

extension ConfigurationReader {
  mutating func checklist(_ name: String, _ element: JSONElement) -> Checklist? {
    guard case .object = element.value else {
      wrong(name, element, "an object")
      return nil
    }
    var checklist = Checklist()
    let mistakes = problems.count
    for member in members(name, element) {
      switch member.name {
      case "title": checklist.title = string("title", member.element) ?? ""
      case "statements": checklist.statements = statements("statements", member.element)
      default: unknown("A checklist has no key", member.name, member.nameRange, ConfigurationWords.checklistKeys)
      }
    }
    // What is misspelled is not missing, too.
    if problems.count == mistakes, checklist.title.isEmpty || checklist.statements.isEmpty {
      complain(element.range, "A checklist needs a title and statements.")
    }
    return checklist
  }

  private mutating func statements(_ name: String, _ element: JSONElement) -> [Checklist.Statement] {
    guard case .array(let elements) = element.value else {
      wrong(name, element, "a list of objects")
      return []
    }
    return elements.map { statement($0) }
  }

  private mutating func statement(_ element: JSONElement) -> Checklist.Statement {
    var statement = Checklist.Statement()
    let mistakes = problems.count
    for member in members("A statement", element) {
      switch member.name {
      case "statement": statement.text = string("statement", member.element) ?? ""
      case "rules":
        for (id, range) in strings("rules", member.element) {
          if RuleCatalogue.ids.contains(id) {
            statement.rules.append(id)
          } else {
            unknown("There is no rule", id, range, RuleCatalogue.ids)
          }
        }
      case "byHand": statement.byHand = string("byHand", member.element) ?? ""
      case "flow": statement.flow = string("flow", member.element)
      default: unknown("A statement has no key", member.name, member.nameRange, ConfigurationWords.statementKeys)
      }
    }
    guard problems.count == mistakes, case .object(let members) = element.value else { return statement }
    if statement.text.isEmpty || !members.contains(where: { $0.name == "rules" || $0.name == "byHand" }) {
      complain(element.range, "A statement needs its text as `statement`, and rules or byHand.")
    }
    return statement
  }
}

extension Checklist {
  /// The checklist as a configuration holds it.
  var json: JSONValue {
    .members([
      ("title", .string(title)),
      (
        "statements",
        .list(
          statements.map { statement -> JSONValue in
            var members: [(name: String, value: JSONValue)] = [
              ("statement", .string(statement.text)), ("rules", .list(statement.rules)),
            ]
            if !statement.byHand.isEmpty { members.append(("byHand", .string(statement.byHand))) }
            if let flow = statement.flow { members.append(("flow", .string(flow))) }
            return .members(members)
          })
      ),
    ])
  }
}
