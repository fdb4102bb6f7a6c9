// Matters of style that a run says once for an app: a part of a run says each place, with what the places have in common,
// and here they are joined as the run would have done.

import CurbcutFindings
import CurbcutSourceText

extension SARIFMerge {
  /// The property in which a part of a run says what a result has in common with others.
  static let common = "common"

  /// The results, which are sorted, with those that share a fault joined into the first of them.
  static func joined(_ results: [JSONElement]) -> [JSONElement] {
    var groups: [[String]: [Int]] = [:]
    for (index, result) in results.enumerated() {
      if let key = key(result) { groups[key, default: []].append(index) }
    }
    if groups.isEmpty { return results }
    let joined = results.indices.compactMap { index -> JSONElement? in
      guard let key = key(results[index]), let group = groups[key] else { return results[index] }
      return group[0] == index ? Self.joined(into: results[index], group.map { results[$0] }) : nil
    }
    var occurrences: [[String]: Int] = [:]
    return joined.map { numbered($0, &occurrences) }
  }

  /// Findings of a file that are alike are numbered, and some that had a number have gone into others.
  private static func numbered(_ result: JSONElement, _ occurrences: inout [[String]: Int]) -> JSONElement {
    guard case .object(var members) = result.value,
      let prints = members.firstIndex(where: { $0.name == "partialFingerprints" }),
      case .object(var values) = members[prints].element.value,
      let context = values.firstIndex(where: { $0.name == SARIFReport.contextFingerprint.description }),
      let hash = values[context].element.string?.split(separator: ":").first.map(String.init)
    else { return result }
    let location = result["locations"]?.elements.first?["physicalLocation"]
    let key = [location?["artifactLocation"]?["uri"]?.string ?? "", hash]
    occurrences[key, default: 0] += 1
    values[context].element.value = .string("\(hash):\(occurrences[key, default: 1])")
    members[prints].element.value = .object(values)
    var result = result
    result.value = .object(members)
    return result
  }

  private static func key(_ result: JSONElement) -> [String]? {
    guard let common = result["properties"]?[Self.common] else { return nil }
    let words = [result["ruleId"], common["plural"], result["level"], result["properties"]?["confidence"]]
    return (words + [common["exposure"]]).map { $0?.string ?? "" }
  }

  private static func joined(into first: JSONElement, _ group: [JSONElement]) -> JSONElement {
    guard case .object(var members) = first.value else { return first }
    func element(_ value: JSONValue) -> JSONElement { JSONElement(value: value, range: first.range) }
    func member(_ name: String, _ value: JSONValue) -> JSONMember {
      JSONMember(name: name, nameRange: first.range, element: element(value))
    }
    for index in members.indices where members[index].name == "properties" {
      guard case .object(let properties) = members[index].element.value else { continue }
      members[index].element = element(.object(properties.filter { $0.name != Self.common }))
    }
    let faults = group.map { result -> CommonFault in
      let common = result["properties"]?[Self.common]
      return CommonFault(plural: common?["plural"]?.string ?? "", subject: common?["subject"]?.string ?? "")
    }
    guard group.count > 1 else { return element(.object(members)) }
    let help = first["properties"]?[Self.common]?["help"]?.string ?? ""
    let text = SARIFReport.escaped(sentences(CommonFault.message(faults), help))
    var related = first["relatedLocations"]?.elements ?? []
    for (result, fault) in zip(group, faults).dropFirst() {
      guard case .object(let location)? = result["locations"]?.elements.first?.value else { continue }
      let message = member("message", .object([member("text", .string(SARIFReport.escaped(fault.subject)))]))
      related.append(element(.object([member("id", .number(Double(related.count + 1)))] + location + [message])))
    }
    let isRelated = members.contains { $0.name == "relatedLocations" }
    members = members.flatMap { old -> [JSONMember] in
      switch old.name {
      case "message": [member("message", .object([member("text", .string(text))]))]
      case "relatedLocations": [member("relatedLocations", .array(related))]
      case "locations" where !isRelated: [old, member("relatedLocations", .array(related))]
      default: [old]
      }
    }
    return element(.object(members))
  }
}
