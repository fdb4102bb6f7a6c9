// `conformance [paths]`: compares our parser with SwiftSyntax's over all Swift files under the paths, or under the
// standard corpus. Exit 1 when they differ by more than `allowance.tsv` admits.

import Corpus
import Dispatch
import Foundation

var paths: [String] = []
var limit = Int.max
var kinds = Set(FactKind.allCases)
var threads = 2
var places = 20
var readsLiterals = false
var arguments = CommandLine.arguments.dropFirst()

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(2)
}

while let argument = arguments.popFirst() {
  func number() -> Int {
    guard let value = arguments.popFirst(), let number = Int(value), number > 0 else {
      fail("\(argument) takes a number")
    }
    return number
  }
  switch argument {
  case "--bytes": limit = number()
  case "--threads": threads = number()
  case "--places": places = number()
  case "--kind":
    let names = (arguments.popFirst() ?? "").split(separator: ",")
    kinds = Set(names.compactMap { FactKind(rawValue: String($0)) })
    if names.isEmpty || kinds.count != names.count {
      fail("--kind takes some of " + FactKind.allCases.map(\.rawValue).joined(separator: ","))
    }
  case "--literals": readsLiterals = true
  case "--help":
    print("conformance [--bytes N] [--threads N] [--places N] [--kind K,K] [--literals] [path …]")
    exit(0)
  default:
    if argument.hasPrefix("-") { fail("unknown option \(argument)") }
    paths.append(argument)
  }
}

let allowance: Allowance
do {
  allowance = try Allowance.read(Corpus.home.appendingPathComponent("allowance.tsv"))
} catch {
  fail("allowance.tsv:\(error.line): not: kind, count, path, date, reason; calls and declarations have none")
}

var files = Corpus.files(under: paths.isEmpty ? Corpus.standardRoots : paths, limit: limit)
if readsLiterals { files = files.flatMap(literals(in:)) }
if files.isEmpty { fail("no Swift file found") }

/// Work is handed out file by file; results are put together in the files' order.
let results = Results(count: files.count)
let (chosen, inputs) = (kinds, files)
DispatchQueue.concurrentPerform(iterations: threads) { _ in
  while let index = results.next() {
    results.store(Comparison.compare(inputs[index], kinds: chosen), at: index)
  }
}
let total = results.total

let (left, stale) = allowance.apply(to: total.mismatches, read: Set(files.map(\.name)))

print("files \(total.files), bytes \(total.bytes)")
print("refused by SwiftSyntax and not compared: \(total.refused.count), of which we take \(total.silent)")
for path in total.refused.prefix(places) { print("  \(path)") }
print("expressions with operators of other files: \(total.unfolded)")
for kind in FactKind.allCases where kinds.contains(kind) {
  let all = total.mismatches.filter { $0.kind == kind }
  let beyond = left.filter { $0.kind == kind }
  print("\(kind): \(total.compared[kind] ?? 0) compared, \(all.count) differ, \(beyond.count) beyond the allowance")
  for mismatch in beyond.prefix(places) {
    print("  \(mismatch.path):\(mismatch.line)")
    print("    ours   \(mismatch.ours ?? "—")")
    print("    theirs \(mismatch.theirs ?? "—")")
  }
}
// A run over the standard corpus that compared nothing of a kind has lost its input.
let empty = FactKind.allCases.filter {
  paths.isEmpty && $0 != .problem && kinds.contains($0) && total.compared[$0, default: 0] == 0
}
for kind in empty { print("nothing of kind \(kind) was compared") }
for entry in stale { print("stale allowance: \(entry.kind) \(entry.path): fewer than \(entry.count) differ") }
exit(left.isEmpty && stale.isEmpty && empty.isEmpty ? 0 : 1)

/// What the threads share.
final class Results: @unchecked Sendable {
  private let lock = NSLock()
  private var taken = 0
  private var list: [Comparison?]

  init(count: Int) { list = Array(repeating: nil, count: count) }

  func next() -> Int? {
    lock.withLock {
      guard taken < list.count else { return nil }
      taken += 1
      return taken - 1
    }
  }

  func store(_ comparison: Comparison, at index: Int) { lock.withLock { list[index] = comparison } }

  var total: Comparison {
    lock.withLock {
      list.reduce(into: Comparison()) { if let next = $1 { $0.merge(next) } }
    }
  }
}
