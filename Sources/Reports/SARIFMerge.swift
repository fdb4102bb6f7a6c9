// Puts the SARIF files of shards together into one with one run: the same bytes as a run over everything would have
// written, in whatever order the files are named.

import CurbcutFindings
import CurbcutSourceText

/// Why files cannot be merged.
public struct MergeProblem: Error, Sendable, Equatable {
  /// One sentence.
  public var message: String
}

/// Merges SARIF files.
public enum SARIFMerge {
  /// The merged document. Files are given with the names they are called by in messages.
  public static func bytes(
    _ files: [(name: String, bytes: [UInt8])], limit: Int = SARIFReport.resultLimit
  ) throws(MergeProblem) -> [UInt8] {
    var runs: [JSONElement] = []
    for file in files {
      let document: JSONElement
      do {
        document = try JSONReader.read(file.bytes[...])
      } catch {
        throw MergeProblem(message: "\(file.name) is not read as JSON: \(error.reason), at byte \(error.offset).")
      }
      guard document["version"]?.string == "2.1.0", let all = document["runs"]?.elements, all.count == 1 else {
        throw MergeProblem(message: "\(file.name) is no SARIF file with one run.")
      }
      guard all[0]["tool"]?["driver"]?["name"]?.string == "curbcut" else {
        throw MergeProblem(message: "\(file.name) was not written by curbcut.")
      }
      runs.append(all[0])
    }
    guard let first = runs.first else { throw MergeProblem(message: "There is nothing to merge.") }
    for (run, file) in zip(runs, files) {
      guard bytes(run["tool"]!) == bytes(first["tool"]!) else {
        throw MergeProblem(
          message: "\(file.name) was written by another version, or with other rules, than \(files[0].name).")
      }
    }
    try checkShards(runs, files.map(\.name))
    let all = merged(runs.flatMap { $0["results"]?.elements ?? [] })
    let results = SARIFReport.capped(all, limit) { result in
      Severity.allCases.first { $0.name == result["level"]?.string } ?? .note
    }
    // What the parts have left out already; the same finding may have been seen by several of them.
    let left = runs.reduce(all.count - results.count) { sum, run in
      let kept = run["results"]?.elements.count ?? 0
      return sum + max(0, (run["properties"]?["findings"]?.number.map { Int($0) } ?? kept) - kept)
    }
    let notes = merged(
      runs.flatMap { $0["invocations"]?.elements.first?["toolExecutionNotifications"]?.elements ?? [] }
    ).filter { $0["descriptor"]?["id"]?.string != SARIFReport.Notification.limit }
    let statuses = runs.compactMap { $0["invocations"]?.elements.first?["exitCode"]?.number.map { Int($0) } }
    let status = [2, 1, 3].first(where: statuses.contains) ?? 0
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      writer.member("version", "2.1.0")
      writer.array("runs") { writer in
        writer.object { writer in
          guard case .object(let members) = first.value else { return }
          for member in members where member.name != "properties" {
            writer.key(of: member.name)
            switch member.name {
            case "results": writer.array { writer in for result in results { write(result, &writer) } }
            case "invocations":
              writer.array { writer in
                writer.object { writer in
                  writer.member("executionSuccessful", true)
                  writer.member("exitCode", status)
                  writer.array("toolExecutionNotifications") { writer in
                    for note in notes { write(note, &writer) }
                    if left > 0 { SARIFReport.writeLimit(left, &writer) }
                  }
                }
              }
            default: write(member.element, &writer)
            }
          }
        }
      }
    }
    return writer.finished()
  }

  /// Each part has to be there once: what is missing or twice there would look like a change.
  private static func checkShards(_ runs: [JSONElement], _ names: [String]) throws(MergeProblem) {
    var seen: [Int: String] = [:]
    var total: Int?
    for (run, name) in zip(runs, names) {
      guard let shard = run["properties"]?["shard"]?.string else { continue }
      let parts = shard.split(separator: "/").compactMap { Int($0) }
      guard parts.count == 2, parts[0] >= 1, parts[0] <= parts[1] else {
        throw MergeProblem(message: "\(name) says that it is the part \(shard), which there cannot be.")
      }
      if let total, total != parts[1] {
        throw MergeProblem(message: "\(name) is one of \(parts[1]) parts, and \(names[0]) one of \(total).")
      }
      total = parts[1]
      if let other = seen.updateValue(name, forKey: parts[0]) {
        throw MergeProblem(message: "\(name) and \(other) are the same part, \(shard).")
      }
    }
    guard let total else {
      if let twice = names.indices.first(where: { names[..<$0].contains(names[$0]) }) {
        throw MergeProblem(message: "\(names[twice]) is named twice.")
      }
      return
    }
    if seen.count < runs.count, let name = zip(runs, names).first(where: { $0.0["properties"]?["shard"] == nil })?.1 {
      throw MergeProblem(message: "\(name) is no part of a run that was shared by --shard.")
    }
    let missing = (1...total).filter { seen[$0] == nil }
    if !missing.isEmpty {
      let list = missing.prefix(5).map { "\($0)/\(total)" }.joined(separator: ", ")
      throw MergeProblem(message: "Not all parts are there; missing: \(list)\(missing.count > 5 ? ", …" : "").")
    }
  }

  /// Each once, sorted as a run sorts them: by path, place, rule and message.
  private static func merged(_ elements: [JSONElement]) -> [JSONElement] {
    struct Keyed {
      var path: [UInt8]
      var place: [Int]
      var words: [[UInt8]]
      var bytes: [UInt8]
      var element: JSONElement
    }
    let keyed = elements.map { element -> Keyed in
      let location = element["locations"]?.elements.first?["physicalLocation"]
      let region = location?["region"]
      func number(_ name: String) -> Int { region?[name]?.number.map { Int($0) } ?? .max }
      let words = [element["ruleId"]?.string ?? "", element["message"]?["text"]?.string ?? ""].map { Array($0.utf8) }
      return Keyed(
        path: decoded(location?["artifactLocation"]?["uri"]?.string ?? ""),
        place: [number("startLine"), number("startColumn")], words: words,
        bytes: bytes(element), element: element)
    }
    let sorted = keyed.enumerated().sorted { a, b in
      if a.element.path != b.element.path { return a.element.path.lexicographicallyPrecedes(b.element.path) }
      if a.element.place != b.element.place { return a.element.place.lexicographicallyPrecedes(b.element.place) }
      let (first, second) = (a.element.words[0], b.element.words[0])
      if first != second { return first.lexicographicallyPrecedes(second) }
      let (end, otherEnd) = (end(a.element.element), end(b.element.element))
      if end != otherEnd { return end.lexicographicallyPrecedes(otherEnd) }
      if a.element.words[1] != b.element.words[1] {
        return a.element.words[1].lexicographicallyPrecedes(b.element.words[1])
      }
      return a.element.bytes.lexicographicallyPrecedes(b.element.bytes)
    }.map(\.element)
    var result: [JSONElement] = []
    var seen: Set<[UInt8]> = []
    // A file is in one shard only, so what is the same was seen by several of them.
    for item in sorted where seen.insert(item.bytes).inserted { result.append(item.element) }
    return result
  }

  private static func end(_ element: JSONElement) -> [Int] {
    let region = element["locations"]?.elements.first?["physicalLocation"]?["region"]
    return ["endLine", "endColumn"].map { region?[$0]?.number.map { Int($0) } ?? .max }
  }

  /// The bytes of a path behind its percent signs.
  private static func decoded(_ uri: String) -> [UInt8] {
    var result: [UInt8] = []
    let bytes = Array(uri.utf8)
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let byte = UInt8(String(decoding: bytes[index + 1...index + 2], as: UTF8.self), radix: 16)
      {
        result.append(byte)
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }

  private static func bytes(_ element: JSONElement) -> [UInt8] {
    var writer = JSONWriter()
    write(element, &writer)
    return writer.finished()
  }

  private static func write(_ element: JSONElement, _ writer: inout JSONWriter) {
    switch element.value {
    case .null: writer.null()
    case .bool(let value): writer.bool(value)
    case .number(let value): writer.number(Int(value))
    case .string(let text): writer.string(text)
    case .array(let elements): writer.array { writer in for element in elements { write(element, &writer) } }
    case .object(let members):
      writer.object { writer in
        for member in members {
          writer.key(of: member.name)
          write(member.element, &writer)
        }
      }
    }
  }
}
