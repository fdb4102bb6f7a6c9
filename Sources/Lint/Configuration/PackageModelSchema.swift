// The JSON Schema of models of packages, made from the same declarations by which they are read.

import CurbcutSourceText
import CurbcutViews

/// Makes the schema that `schemas/curbcut-model.schema.json` holds, and that the schema of configurations refers to.
public enum PackageModelSchema {
  private typealias Schema = ConfigurationSchema

  /// The schema as a JSON text.
  public static var text: String {
    guard case .object(let members) = model else { return "" }
    let top: Schema.Members =
      [
        ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
        ("title", .string("Curbcut model of a package")),
        ("description", .string("What the source of a package says that apps use and do not hold.")),
      ] + members.map { ($0.name, $0.element.value) }
    return JSONValue.members(top).printed(width: 118) + "\n"
  }

  /// The schema of one model.
  static var model: JSONValue {
    Schema.object(
      PackageModelKey.allCases.map { key in (key.rawValue, Schema.described(key.summary, value(of: key))) },
      required: PackageModelKey.required.map(\.rawValue))
  }

  private static func value(of key: PackageModelKey) -> Schema.Members {
    switch key {
    case .schema, .package, .version, .source: return string
    case .modules, .read: return strings + [("minItems", .number(1))]
    case .views: return entries(PackageModelWords.viewKeys, words(PackageView.Content.self))
    case .modifiers: return entries(PackageModelWords.modifierKeys, words(PackageModifier.Content.self))
    case .types: return entries(PackageModelWords.typeKeys, [])
    case .constraints: return part(PackageModelWords.constraintKeys, [])
    }
  }

  private static let string: Schema.Members = [("type", .string("string")), ("minLength", .number(1))]
  private static let strings: Schema.Members = [("type", .string("array")), ("items", .members(string))]

  private static func words<Word: RawRepresentable & CaseIterable>(_: Word.Type) -> [String]
  where Word.RawValue == String {
    Word.allCases.map(\.rawValue)
  }

  private static func entries(_ keys: PackageModelWords.Keys, _ shown: [String]) -> Schema.Members {
    [("type", .string("object")), ("additionalProperties", .members(part(keys, shown)))]
  }

  private static func part(_ keys: PackageModelWords.Keys, _ shown: [String]) -> Schema.Members {
    let properties = keys.map { key in (key.name, Schema.described(key.summary, value(ofPart: key.name, shown))) }
    guard case .object(let members) = Schema.object(properties, required: ["evidence"]) else { return [] }
    return members.map { ($0.name, $0.element.value) }
  }

  private static func value(ofPart key: String, _ shown: [String]) -> Schema.Members {
    switch key {
    case "shows": return Schema.words(shown)
    case "role": return Schema.words(GivenComponent.roles)
    case "named", "unnamed", "silent": return [("type", .string("boolean"))]
    case "closures":
      return [
        ("type", .string("object")),
        ("additionalProperties", .members(Schema.words(PackageModelWords.slots.map(\.word)))),
      ]
    case "name", "stops", "view", "mode", "handle", "evidence": return string
    default: return strings
    }
  }
}
