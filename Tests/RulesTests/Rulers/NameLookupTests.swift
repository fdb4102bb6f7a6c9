// Who looks names up: the symbols and what evaluates. Whoever else still does is on a list that may only shrink.

import Foundation
import Testing

struct NameLookupTests {
  /// What looks a name up, as it stands in a call.
  private static let lookups = [
    "type(named: ", "type(path: ", "members(named: ", "declarations(ofType: ", "global(named: ",
    "viewExtension(named: ",
    "viewExtensions(named: ", "ownMember(", "typeName(", ".local(",
  ]
  private static let homes = ["Symbols/", "Views/Symbols/", "Views/Evaluation/"]

  @Test func nobodyElseLooksNamesUp() throws {
    let root = RulePageFile.root.appendingPathComponent("Sources")
    let names = try #require(FileManager.default.enumerator(atPath: root.path)).compactMap { $0 as? String }
    var found: Set<String> = []
    for name in names where name.hasSuffix(".swift") && !Self.homes.contains(where: name.hasPrefix) {
      if name.contains(".generated.") { continue }
      let text = try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
      var counts: [String: Int] = [:]
      for line in text.split(separator: "\n") where !line.drop(while: \.isWhitespace).hasPrefix("//") {
        for lookup in Self.lookups where !line.contains("func \(lookup)") {
          let times = line.ranges(of: lookup).count
          for _ in 0..<times {
            counts[lookup, default: 0] += 1
            let what = lookup.trimmingCharacters(in: CharacterSet(charactersIn: " .(:"))
            found.insert("\(name) \(what) \(counts[lookup]!)")
          }
        }
      }
    }
    // The test looks where the sources are.
    #expect(names.contains("Symbols/SymbolLookup.swift"))
    CheckedList(
      name: "name-lookups.txt",
      heading: [
        "Calls outside of the symbols and what evaluates that look a name up: file, function, which one in the file.",
        "An entry that is gone goes out; nothing may come in.",
      ]
    ).compare(found)
  }
}
