// Runs the built executable as a user or a script does.

import CurbcutLint
import CurbcutTestSupport
import Foundation
import Testing

/// What a run of the executable left behind.
struct Outcome {
  var status: Int32
  var output: String
  var errors: String
}

/// A run that was ended by a signal or took too long.
struct Ended: Error {
  var how: ChildProcess.End
}

enum Tool {
  /// The executable, which is built beside the tests.
  static let executable: String? = {
    let beside = [CommandLine.arguments[0], Bundle.main.bundlePath] + Bundle.allBundles.map(\.bundlePath)
    for path in beside {
      let candidate = URL(fileURLWithPath: path).deletingLastPathComponent().appendingPathComponent("curbcut")
      if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate.path }
    }
    return nil
  }()

  /// Runs `curbcut` with arguments in a folder.
  static func run(
    _ arguments: [String], in folder: Folder, input: String = "", environment: [String: String] = [:]
  ) throws -> Outcome {
    let executable = try #require(executable, "the executable is not beside the tests")
    return try run(executable, arguments, in: folder.path, input: input, environment: environment)
  }

  /// Runs `curbcut` with arguments at the top of this package, where the samples are.
  static func runAtRoot(_ arguments: [String]) throws -> Outcome {
    let executable = try #require(executable, "the executable is not beside the tests")
    return try run(executable, arguments, in: SampleTests.root.path, input: "", environment: [:])
  }

  /// Runs a line of shell in a folder; `$CURBCUT` is the executable.
  static func shell(_ line: String, in folder: Folder) throws -> Outcome {
    let executable = try #require(executable, "the executable is not beside the tests")
    return try run("/bin/sh", ["-c", line], in: folder.path, input: "", environment: ["CURBCUT": executable])
  }

  private static func run(
    _ program: String, _ arguments: [String], in folder: String, input: String, environment: [String: String]
  ) throws -> Outcome {
    // Files instead of pipes: nothing can fill up while nobody reads.
    let streams = try Folder()
    let process = try ChildProcess(
      program, arguments, in: folder, environment: environment, input: streams.write("in", input).path,
      output: streams.path + "/out", errors: streams.path + "/err")
    let end = process.wait()
    // A trap is a signal, never a status.
    guard case .status(let status) = end else { throw Ended(how: end) }
    return try Outcome(
      status: status, output: streams.read("out"), errors: streams.read("err"))
  }
}

/// A folder that is gone when the test is over.
final class Folder {
  let path: String

  init() throws {
    let parent = FileManager.default.temporaryDirectory.path
    path = (System.realPath(parent) ?? parent) + "/curbcut-command-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  @discardableResult
  func write(_ name: String, _ text: String = "") throws -> URL { try write(name, bytes: Array(text.utf8)) }

  @discardableResult
  func write(_ name: String, bytes: [UInt8]) throws -> URL {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
    return url
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: target)
  }

  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path + "/" + name)), as: UTF8.self)
  }

  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path + "/" + name) }
}

/// Sources the tests lint.
enum Snippet {
  /// One barrier: large enough, and without a name.
  static let badLine = "Button(action: { go() }) { Image(systemName: \"heart\").frame(width: 44, height: 44) }"
  static let bad = view("Bad", badLine)
  static let good = view("Good", "Text(\"Hello\")")

  static func view(_ name: String, _ body: String) -> String {
    "import SwiftUI\n\nstruct \(name): View {\n  var body: some View {\n    \(body)\n  }\n}\n"
  }
}
