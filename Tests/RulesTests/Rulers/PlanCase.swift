// The cases of the plans: small programs that write what a plan demands, wrongly or rightly, in the forms of real code.
// `Tests/PlanCases/index.json` says what has to be found where; the programs lie beside it, one file for each plan.

import CurbcutSourceText
import Foundation
import Testing

/// What one statement of a plan demands, with the programs that keep to it and those that do not.
struct PlanCase: Decodable {
  /// `expect` and `any` are written as `["File.swift", 12]`.
  struct Place: Decodable, Sendable {
    var file: String
    var line: Int

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      file = try list.decode(String.self)
      line = try list.decode(Int.self)
    }
  }

  struct Files: Decodable {
    var bad: [String]
    var good: [String]
  }

  var id: String
  var plan: String
  var statement: String
  /// The rules that may answer, separated by commas.
  var rule: String
  var files: Files
  /// Where findings have to be: all of them, or one of them where the cause and the use are both fair places.
  var expect: [Place]
  var any: [Place]

  static let folder = RulePageFile.root.appendingPathComponent("Tests/PlanCases")

  static let all: [PlanCase] = {
    do {
      return try JSONDecoder().decode(
        [PlanCase].self, from: Data(contentsOf: folder.appendingPathComponent("index.json")))
    } catch {
      Issue.record("Tests/PlanCases/index.json: \(error)")
      return []
    }
  }()

  /// The text of each file by the case's id and the file's name: `//// case/File.swift` begins one.
  static let texts: [String: String] = {
    var result: [String: String] = [:]
    for plan in Set(all.map(\.plan)) {
      let url = folder.appendingPathComponent("\(plan).txt")
      let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
      for file in text.components(separatedBy: "//// ").dropFirst() {
        let end = file.firstIndex(of: "\n") ?? file.endIndex
        result["\(plan)/\(file[..<end])"] = String(file[file.index(after: end)...])
      }
    }
    return result
  }()

  /// The programs, in the order of the index.
  static let units: [PlanUnit] = all.flatMap { $0.units(isBad: true) + $0.units(isBad: false) }

  /// A file with its parts is one program: `BadX.swift` and `BadX.Parts.swift`.
  private func units(isBad: Bool) -> [PlanUnit] {
    var result: [PlanUnit] = []
    for file in isBad ? files.bad : files.good {
      let name = String(file.prefix { $0 != "." })
      guard let text = Self.texts["\(id)/\(file)"] else {
        Issue.record("\(id)/\(file) is in the index, but not in Tests/PlanCases/\(plan).txt")
        continue
      }
      let source = SourceText(path: file, text)
      if let index = result.firstIndex(where: { $0.name == name }) {
        result[index].sources.append(source)
      } else {
        let rules = rule.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        result.append(PlanUnit(id: id, plan: plan, name: name, isBad: isBad, rules: Set(rules), sources: [source]))
      }
    }
    for index in result.indices {
      let own = Set(result[index].sources.map(\.path))
      result[index].expected = expect.filter { own.contains($0.file) }
      result[index].oneOf = any.filter { own.contains($0.file) }
    }
    return result
  }
}

/// One program of a case.
struct PlanUnit: Sendable {
  var id: String
  var plan: String
  var name: String
  var isBad: Bool
  var rules: Set<String>
  var sources: [SourceText]
  var expected: [PlanCase.Place] = []
  var oneOf: [PlanCase.Place] = []

  /// What the lists know it by.
  var title: String { "\(id) \(name)" }
}
