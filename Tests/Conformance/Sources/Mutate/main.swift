// `mutate [paths]`: damages real files in small, repeatable ways and parses them. Nothing may trap, hang or grow
// without bound, and what stood before the damage has to be read as before. Exit 1 when something is wrong; a trap or
// a hang ends the process and names the mutation, which `--only N` repeats.

import Corpus
import CurbcutSourceText
import CurbcutSyntax
import Dispatch
import Foundation

var paths: [String] = []
var count = 100_000
var limit = 4_000_000
var seed: UInt64 = 20_261_121
var threads = 2
var only: Int?
var arguments = CommandLine.arguments.dropFirst()

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(2)
}

while let argument = arguments.popFirst() {
  func number() -> Int {
    guard let value = arguments.popFirst(), let number = Int(value), number >= 0 else {
      fail("\(argument) takes a number")
    }
    return number
  }
  switch argument {
  case "--count": count = number()
  case "--bytes": limit = number()
  case "--seed": seed = UInt64(number())
  case "--threads": threads = max(1, number())
  case "--only": only = number()
  case "--help":
    print("mutate [--count N] [--bytes N] [--seed N] [--threads N] [--only N] [path …]")
    exit(0)
  default:
    if argument.hasPrefix("-") { fail("unknown option \(argument)") }
    paths.append(argument)
  }
}

let originals = Corpus.files(under: paths.isEmpty ? Corpus.standardRoots : paths, limit: limit)
  .filter { $0.bytes.count <= 64_000 }.map(Original.init)
if originals.isEmpty { fail("no Swift file found") }

if let only {
  let mutation = Mutation(number: only, seed: seed, originals: originals)
  print(mutation.description)
  FileHandle.standardOutput.write(Data(mutation.bytes))
  let outcome = mutation.check()
  for complaint in outcome.complaints { print("\n" + complaint) }
  exit(outcome.complaints.isEmpty ? 0 : 1)
}

Watch.start(threads: threads)
let started = Date()
let tally = Tally()
let (total, first, inputs, step) = (count, seed, originals, threads)
for thread in 0..<step {
  let worker = Thread {
    var number = thread
    while number < total {
      Watch.begin(number, thread: thread)
      let mutation = Mutation(number: number, seed: first, originals: inputs)
      let outcome = mutation.check()
      Watch.end(thread: thread)
      tally.add(outcome, of: mutation)
      number += step
    }
    tally.finish()
  }
  // As small as the stack of a worker thread on macOS.
  worker.stackSize = 512 << 10
  worker.start()
}
tally.wait(threads)

print(
  """
  mutations \(total) of \(inputs.count) files, seed \(first), \(tally.bytes) bytes parsed in \
  \(Int(Date().timeIntervalSince(started))) s
  declarations before the wound: \(tally.declarations) compared, \(tally.lost) mutations lose one
  memory: \(tally.memory.formatted(.number.precision(.fractionLength(1)))) bytes a byte at most in files of 1 KB and \
  more, limit \(Outcome.memoryLimit)
  slowest parse \(tally.slowest) ms
  """)
for complaint in tally.complaints.prefix(20) { print(complaint) }
exit(tally.complaints.isEmpty ? 0 : 1)
