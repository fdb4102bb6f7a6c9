// The JSON Schema of configurations, made from the same declarations by which they are read.

import CurbcutFindings
import CurbcutRules
import CurbcutSourceText

/// Makes the schema that `curbcut config schema` prints and `schemas/curbcut.schema.json` holds.
public enum ConfigurationSchema {
  typealias Members = [(name: String, value: JSONValue)]

  /// The schema as a JSON text.
  public static var text: String {
    let properties: Members = ConfigurationKey.allCases.map { key in
      (key.rawValue, described(key.summary, value(of: key)))
    }
    let top: Members = [
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("title", .string("Curbcut configuration")),
      ("description", .string("The contents of a .curbcut.json; comments and trailing commas are allowed.")),
      ("type", .string("object")), ("additionalProperties", .bool(false)), ("properties", .members(properties)),
      (
        "$defs",
        .members([
          ("rules", rules), ("patterns", list(of: text(minimum: 1))), ("model", PackageModelSchema.model),
        ])
      ),
    ]
    return JSONValue.members(top).printed(width: 118) + "\n"
  }

  static func described(_ summary: String, _ members: Members) -> JSONValue {
    .members([("description", .string(summary))] + members)
  }

  static func text(minimum: Int) -> JSONValue {
    .members([("type", .string("string")), ("minLength", .number(Double(minimum)))])
  }

  static func words(_ words: [String]) -> Members { [("enum", .list(words))] }

  static func list(of value: JSONValue) -> JSONValue {
    .members([("anyOf", .list([value, .members([("type", .string("array")), ("items", value)])]))])
  }

  static func object(_ properties: Members, required: [String] = []) -> JSONValue {
    var members: Members = [
      ("type", .string("object")), ("additionalProperties", .bool(false)), ("properties", .members(properties)),
    ]
    if !required.isEmpty { members.append(("required", .list(required))) }
    return .members(members)
  }

  static func reference(_ name: String) -> Members { [("$ref", .string("#/$defs/\(name)"))] }

  private static func value(of key: ConfigurationKey) -> Members {
    func members(_ value: JSONValue) -> Members {
      guard case .object(let members) = value else { return [] }
      return members.map { ($0.name, $0.element.value) }
    }
    switch key {
    case .schema, .title: return [("type", .string("string"))]
    case .root: return [("type", .string("boolean"))]
    case .profile: return words(Profiles.names)
    case .extends, .include, .exclude, .screens: return reference("patterns")
    case .select: return members(list(of: .members(words(RuleSelector.names + RuleCatalogue.ids))))
    case .rulesAsOf: return [("type", .string("string")), ("pattern", .string("^[0-9]+(\\.[0-9]+){0,2}$"))]
    case .rules: return reference("rules")
    case .overrides:
      let item = object(
        [("paths", .members(reference("patterns"))), ("rules", .members(reference("rules")))], required: ["paths"])
      return [("type", .string("array")), ("items", item)]
    case .minConfidence, .failConfidence: return words(ConfigurationWords.confidences)
    case .failOn: return words(ConfigurationWords.severities + ["never"])
    case .ios:
      return [
        ("type", .string("integer")), ("minimum", .number(Double(ConfigurationWords.ios.lowerBound))),
        ("maximum", .number(Double(ConfigurationWords.ios.upperBound))),
      ]
    case .languages:
      let tag = JSONValue.members([
        ("type", .string("string")), ("pattern", .string("^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$")),
      ])
      return members(list(of: tag))
    case .components:
      let component = object([
        ("role", .members(words(ConfigurationWords.roles))), ("name", text(minimum: 1)),
        ("named", .members([("type", .string("boolean"))])), ("decorative", .members([("type", .string("boolean"))])),
      ])
      return [("type", .string("object")), ("additionalProperties", component)]
    case .models:
      return members(list(of: .members([("anyOf", .list([text(minimum: 1), .members(reference("model"))]))])))
    case .flows:
      let flow = object(
        [
          ("name", text(minimum: 1)), ("screens", .members(reference("patterns"))),
          ("priority", .members(words(ConfigurationWords.priorities))),
        ], required: ["name", "screens"])
      return [("type", .string("array")), ("items", flow)]
    case .checklist:
      let statement = object(
        [
          ("statement", text(minimum: 1)),
          ("rules", list(of: .members(words(RuleCatalogue.ids)))),
          ("byHand", text(minimum: 1)), ("flow", text(minimum: 1)),
        ], required: ["statement"])
      let checklist = object(
        [
          ("title", text(minimum: 1)),
          ("statements", .members([("type", .string("array")), ("minItems", .number(1)), ("items", statement)])),
        ], required: ["title", "statements"])
      return members(checklist)
    }
  }

  private static var rules: JSONValue {
    object(
      RuleCatalogue.descriptions.map { rule in
        var properties: Members = [("severity", .members(words(ConfigurationWords.standings)))]
        let options = RuleCatalogue.options(of: rule.id)
        if !options.isEmpty { properties.append(("options", object(options.map { ($0.name, value(of: $0)) }))) }
        let choices: [JSONValue] = [.members(words(ConfigurationWords.standings)), object(properties)]
        return (rule.id, described(rule.title, [("anyOf", .list(choices))]))
      })
  }

  private static func value(of option: RuleOption) -> JSONValue {
    var members: Members
    switch option.kind {
    case .number(let range, _):
      members = [
        ("type", .string("number")), ("minimum", .number(range.lowerBound)), ("maximum", .number(range.upperBound)),
      ]
    case .flag: members = [("type", .string("boolean"))]
    case .choice(let words): members = Self.words(words)
    case .words:
      members = [
        ("anyOf", .list([text(minimum: 1), .members([("type", .string("array")), ("items", text(minimum: 1))])]))
      ]
    }
    members.append(("default", option.value.json))
    return described(option.summary + ".", members)
  }
}

extension OptionValue {
  /// The value as JSON.
  var json: JSONValue {
    switch self {
    case .number(let number): .number(number)
    case .flag(let flag): .bool(flag)
    case .word(let word): .string(word)
    case .words(let words): .list(words)
    }
  }
}
