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
  /// What is written, and the worst of the statuses that the runs of the parts ended with.
  public struct Merged: Sendable, Equatable {
    public var bytes: [UInt8]
    public var status: Int
    /// More warnings than the runs were allowed.
    public var warnings: Int?
  }

  /// The merged document. Files are given with the names they are called by in messages.
  public static func merged(
    _ files: [(name: String, bytes: [UInt8])], limit: Int = SARIFReport.resultLimit
  ) throws(MergeProblem) -> Merged {
    var inputs: [SARIFMergeInput] = []
    for file in files { inputs.append(try SARIFMergeInput(name: file.name, bytes: file.bytes)) }
    guard let first = inputs.first?.run else { throw MergeProblem(message: "There is nothing to merge.") }
    for (input, file) in zip(inputs, files).dropFirst() {
      guard isSame(input.run["tool"]!, in: file.bytes, first["tool"]!, in: files[0].bytes) else {
        throw MergeProblem(
          message: "\(input.name) was written by a different version, or with different rules, than \(files[0].name).")
      }
    }
    try SARIFMergeInput.checkShards(inputs)
    let all = joined(merged(inputs.flatMap(\.results)))
    let results = SARIFReport.capped(all, limit) { result in
      Severity.allCases.first { $0.name == result["level"]?.string } ?? .note
    }
    // What the parts have left out already; the same finding may have been seen by several of them.
    let left = inputs.reduce(all.count - results.count) { $0 + max(0, $1.found - $1.results.count) }
    let told = merged(
      inputs.flatMap { $0.run["invocations"]?.elements.first?["toolExecutionNotifications"]?.elements ?? [] })
    func id(_ notification: JSONElement) -> String? { notification["descriptor"]?["id"]?.string }
    // A run says what its reader has to know first.
    let notes = told.filter { id($0) == SARIFReport.Notification.run }
    let problems = told.filter {
      ![SARIFReport.Notification.run, SARIFReport.Notification.limit].contains(id($0))
    }
    var status = [2, 1, 3].first { status in inputs.contains { $0.status == status } } ?? 0
    // What is said of a use was counted with its cause.
    let warnings = all.count {
      $0["level"]?.string == Severity.warning.name && $0["properties"]?[SARIFUses.property.description] == nil
    }
    let isOver = inputs.contains { $0.maxWarnings.map { $0 < warnings } ?? false }
    if isOver, status != 2 { status = 1 }
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
                    for note in notes + problems { write(note, &writer) }
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
    return Merged(bytes: writer.finished(), status: status, warnings: isOver ? warnings : nil)
  }

  /// Whether two values are equal. The texts of all rules take megabytes, and the same version writes the same bytes.
  private static func isSame(
    _ one: JSONElement, in text: [UInt8], _ other: JSONElement, in otherText: [UInt8]
  ) -> Bool {
    text[Int(one.range.start)..<Int(one.range.end)] == otherText[Int(other.range.start)..<Int(other.range.end)]
      || bytes(one) == bytes(other)
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
      func number(_ name: String) -> Int { region?[name]?.number.map { Int(saturating: $0) } ?? .max }
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
    return ["endLine", "endColumn"].map { region?[$0]?.number.map { Int(saturating: $0) } ?? .max }
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
    case .number(let value): writer.number(Int(saturating: value))
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
