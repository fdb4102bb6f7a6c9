// `bench [paths]`: how fast each stage is, how much memory a run takes and whether cost grows with size alone. Prints
// Markdown. Build it with `-c release`; figures of a debug build say nothing.

import Corpus
import CurbcutSourceText
import Dispatch
import Foundation

var paths: [String] = []
var apps: [String] = []
var count = 1000
var rounds = 5
var curbcut: String?
var staticCurbcut: String?
var withSwiftSyntax = false
var parts: Set<String> = ["stages", "lint", "start", "growth", "shapes"]
var arguments = CommandLine.arguments.dropFirst()

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(2)
}

if arguments.first == "--run" { runAsChild(Array(arguments.dropFirst())) }

while let argument = arguments.popFirst() {
  func value() -> String {
    guard let value = arguments.popFirst() else { fail("\(argument) takes a value") }
    return value
  }
  func number() -> Int {
    guard let number = Int(value()), number > 0 else { fail("\(argument) takes a number") }
    return number
  }
  switch argument {
  case "--files": count = number()
  case "--rounds": rounds = number()
  case "--curbcut": curbcut = value()
  case "--static": staticCurbcut = value()
  case "--swift-syntax": withSwiftSyntax = true
  case "--apps": apps.append(value())
  case "--only": parts = Set(value().split(separator: ",").map(String.init))
  case "--help":
    print(
      "bench [--files N] [--rounds N] [--curbcut PATH] [--static PATH] [--swift-syntax]"
        + " [--only stages,lint,start,growth,shapes] [--apps FOLDER]… [path …]")
    exit(0)
  default:
    if argument.hasPrefix("-") { fail("unknown option \(argument)") }
    paths.append(argument)
  }
}

let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("curbcut-bench-\(getpid())")
defer { try? FileManager.default.removeItem(at: scratch) }

/// The files that are measured, copied to a folder of their own.
func project(_ name: String, _ files: [CorpusFile]) -> (folder: URL, files: [CorpusFile]) {
  let folder = scratch.appendingPathComponent(name)
  do {
    try GeneratedProject.write(files, to: folder)
  } catch {
    fail("cannot write \(folder.path): \(error)")
  }
  return (folder, files)
}

func format(_ value: Double, _ digits: Int = 1) -> String { String(format: "%.\(digits)f", value) }
func megabytes(_ bytes: Int) -> String { format(Double(bytes) / 1e6) }

/// `folder` is where the names of the files count from, `root` what is linted.
var inputs: [(name: String, folder: URL, files: [CorpusFile], root: String)] = []
let generated = project("generated", GeneratedProject.files(count: count))
inputs.append(("Generated from the samples", generated.folder, generated.files, generated.folder.path))
if !paths.isEmpty {
  let given = project("given", Corpus.files(under: paths))
  if given.files.isEmpty { fail("no Swift file found") }
  inputs.append(("Real code", given.folder, given.files, given.folder.path))
}
// Apps are measured where they are: the strings and colours beside their code belong to them.
for app in apps {
  let files = Corpus.files(under: [app])
  if files.isEmpty { fail("no Swift file found in \(app)") }
  let folder = URL(fileURLWithPath: app).standardized
  inputs.append(("Apps in \(folder.lastPathComponent)", folder.deletingLastPathComponent(), files, folder.path))
}

if parts.contains("stages") {
  for input in inputs {
    let stages = Stages(folder: input.folder, files: input.files, rounds: rounds, withSwiftSyntax: withSwiftSyntax)
    print("### \(input.name): \(stages.files) files, \(megabytes(stages.bytes)) MB\n")
    print("\(stages.tokens) tokens, \(stages.nodes) nodes, \(stages.views) views, \(stages.findings) findings.\n")
    print("| Stage | ms | MB/s | ns per token | 2 threads, MB/s | times one |")
    print("|---|---:|---:|---:|---:|---:|")
    for time in stages.times {
      var two = "| |"
      if let wall = time.wall {
        two = "| \(format(Double(stages.bytes) / wall.two / 1e6)) | \(format(wall.one / wall.two, 2))"
      }
      print(
        "| \(time.name) | \(format(time.one * 1e3)) | \(format(Double(stages.bytes) / time.one / 1e6)) | "
          + "\(format(time.one * 1e9 / Double(stages.tokens))) \(two) |")
    }
    if let (name, time) = stages.comparison {
      print(
        "| \(name) | \(format(time * 1e3)) | \(format(Double(stages.bytes) / time / 1e6)) | "
          + "\(format(time * 1e9 / Double(stages.tokens))) | | |")
      if let ours = stages.times.first(where: { $0.name == "lex and parse" }) {
        print("\nLex and parse: \(format(time / ours.one)) times as fast as SwiftSyntax's parser.")
      }
    }
    print()
  }
}

/// The best of several runs of the executable.
func best(_ program: String, _ arguments: [String], rounds: Int) -> ProcessUse {
  let runs = runProgram(program, arguments, times: rounds)
  guard let first = runs.first else { fail("cannot run \(program)") }
  return runs.reduce(first) {
    ProcessUse(wall: min($0.wall, $1.wall), cpu: min($0.cpu, $1.cpu), peak: min($0.peak, $1.peak))
  }
}

if parts.contains("lint"), let curbcut {
  print("### `curbcut lint`, all rules, JSON\n")
  print("| Input | Threads | s | MB/s | times one | s of processor | MB/s of it | Peak, MB | Peak, bytes per byte |")
  print("|---|---:|---:|---:|---:|---:|---:|---:|---:|")
  for input in inputs {
    let bytes = input.files.reduce(0) { $0 + $1.bytes.count }
    var one = 0.0
    for threads in [1, 2] {
      let use = best(
        curbcut, ["lint", "--format", "json", "--jobs", String(threads), input.root], rounds: rounds)
      if threads == 1 { one = use.wall }
      print(
        "| \(input.name), \(megabytes(bytes)) MB | \(threads) | \(format(use.wall, 3)) | "
          + "\(format(Double(bytes) / use.wall / 1e6)) | \(format(one / use.wall, 2)) | \(format(use.cpu, 3)) | "
          + "\(format(Double(bytes) / use.cpu / 1e6)) | \(megabytes(use.peak)) | "
          + "\(format(Double(use.peak) / Double(bytes))) |")
    }
  }
  print()
}

if parts.contains("start") {
  print("### Start-up, 50 runs\n")
  print("| Executable | Command | Median, ms | Best, ms | Peak, MB |")
  print("|---|---|---:|---:|---:|")
  let single = project("single", [CorpusFile(name: "A.swift", bytes: generated.files[0].bytes)])
  for (name, program) in [("dynamic", curbcut), ("static", staticCurbcut)] {
    guard let program else { continue }
    for command in [["--version"], ["lint", single.folder.appendingPathComponent("A.swift").path]] {
      let runs = runProgram(program, command, times: 50).sorted { $0.wall < $1.wall }
      guard let first = runs.first else { fail("cannot run \(program)") }
      let label = command[0] == "lint" ? "lint of one file" : command[0]
      print(
        "| \(name) | `\(label)` | \(format(runs[runs.count / 2].wall * 1e3)) | \(format(first.wall * 1e3)) | "
          + "\(megabytes(runs.map(\.peak).max() ?? 0)) |")
    }
  }
  print()
}

if parts.contains("growth"), let curbcut {
  print("### Growth of `curbcut lint --jobs 1`\n")
  print("| Files | MB | s of processor | Against proportional | Peak, MB |")
  print("|---:|---:|---:|---:|---:|")
  var first: (cost: Double, bytes: Double)?
  for factor in [1, 2, 4, 8] {
    let larger = project("growth", GeneratedProject.files(count: count / 2 * factor))
    let bytes = larger.files.reduce(0) { $0 + $1.bytes.count }
    let use = best(curbcut, ["lint", "--format", "json", "--jobs", "1", larger.folder.path], rounds: rounds)
    let base = first ?? (use.cpu, Double(bytes))
    first = base
    let proportion = use.cpu / (base.cost * Double(bytes) / base.bytes)
    print(
      "| \(larger.files.count) | \(megabytes(bytes)) | \(format(use.cpu, 3)) | \(format(proportion, 2)) | "
        + "\(megabytes(use.peak)) |")
  }
  print()
}

if parts.contains("shapes") {
  print("### Ugly files\n")
  print("| Shape | MB | ms | MB/s | Cost of a byte at four times the size |")
  print("|---|---:|---:|---:|---:|")
  for shape in Shape.all {
    let (times, bytes) = shape.measure(rounds: min(rounds, 3))
    print(
      "| \(shape.name) | \(format(Double(bytes) / 1e6, 2)) | \(format(times[2] * 1e3)) | "
        + "\(format(Double(bytes) / times[2] / 1e6)) | \(format(times[2] / times[0] / 4, 2)) |")
  }
  print()
}
