// What is held of a file before it is merged: it comes from another job, perhaps cut off, edited or made by somebody
// else, and a number or a part that is not what curbcut writes must not become a status that passes.

import CurbcutFindings
import CurbcutSourceText

/// One file with its run.
struct SARIFMergeInput {
  var name: String
  var run: JSONElement
  /// The status its run ended with.
  var status: Int
  var results: [JSONElement]

  init(name: String, bytes: [UInt8]) throws(MergeProblem) {
    let document: JSONElement
    do {
      document = try JSONReader.read(bytes[...])
    } catch {
      throw MergeProblem(message: "\(name) is not valid JSON: \(error.reason), at byte \(error.offset).")
    }
    guard document["version"]?.string == "2.1.0", let all = document["runs"]?.elements, all.count == 1 else {
      throw MergeProblem(message: "\(name) is not a SARIF file with one run.")
    }
    guard all[0]["tool"]?["driver"]?["name"]?.string == "curbcut" else {
      throw MergeProblem(message: "\(name) was not written by curbcut.")
    }
    try Self.checkNumbers(document, name)
    guard case .array(let results) = all[0]["results"]?.value else {
      throw MergeProblem(message: "\(name) has no list of results; the file is damaged, so generate it again.")
    }
    guard let status = all[0]["invocations"]?.elements.first?["exitCode"]?.number, (0...3).contains(status) else {
      throw MergeProblem(
        message: "\(name) has no exit status; the file is damaged, so generate it again.")
    }
    (self.name, run, self.results) = (name, all[0], results)
    self.status = Int(saturating: status)
  }

  /// Curbcut writes whole numbers that are not negative; what is read as anything else is none of its.
  private static func checkNumbers(_ document: JSONElement, _ name: String) throws(MergeProblem) {
    var waiting = [document]
    while let element = waiting.popLast() {
      switch element.value {
      case .number(let number) where !(number >= 0 && number <= 1e15 && number == number.rounded()):
        throw MergeProblem(
          message:
            "\(name) holds the number \(number.plainText) at byte \(element.range.start), which curbcut never writes."
        )
      case .array(let elements): waiting += elements
      case .object(let members): waiting += members.map(\.element)
      default: break
      }
    }
  }

  /// Number of findings, those included that did not fit in.
  var found: Int { run["properties"]?["findings"]?.number.map { Int(saturating: $0) } ?? results.count }

  /// How many warnings the run was allowed.
  var maxWarnings: Int? { run["properties"]?["maxWarnings"]?.number.map { Int(saturating: $0) } }

  /// Each part has to be there once: what is missing or twice there would look like a change.
  static func checkShards(_ inputs: [SARIFMergeInput]) throws(MergeProblem) {
    var seen: [Int: String] = [:]
    var total: Int?
    for input in inputs {
      guard let shard = input.run["properties"]?["shard"]?.string else { continue }
      let parts = shard.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
      guard parts.count == 2, parts[0] >= 1, parts[0] <= parts[1] else {
        throw MergeProblem(message: "\(input.name) claims to be part \(shard), which is impossible.")
      }
      if let total, total != parts[1] {
        throw MergeProblem(
          message: "\(input.name) is one of \(parts[1]) parts, and \(inputs[0].name) one of \(total).")
      }
      total = parts[1]
      if let other = seen.updateValue(input.name, forKey: parts[0]) {
        throw MergeProblem(message: "\(input.name) and \(other) are both part \(shard).")
      }
    }
    guard let total else {
      let names = inputs.map(\.name)
      if let twice = names.indices.first(where: { names[..<$0].contains(names[$0]) }) {
        throw MergeProblem(message: "\(names[twice]) is given twice.")
      }
      return
    }
    if seen.count < inputs.count, let input = inputs.first(where: { $0.run["properties"]?["shard"] == nil }) {
      throw MergeProblem(message: "\(input.name) is not a part of a run with --shard.")
    }
    if seen.count == total { return }
    // How many parts there are is what a file says: no more of them are looked at than are told.
    let missing = (1...total).lazy.filter { seen[$0] == nil }.prefix(6)
    let list = missing.prefix(5).map { "\($0)/\(total)" }.joined(separator: ", ")
    throw MergeProblem(
      message: "Some parts are missing: \(list)\(total - seen.count > 5 ? ", …" : "").")
  }
}
