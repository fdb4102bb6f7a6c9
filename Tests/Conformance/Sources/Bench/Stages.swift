// Each stage of a run by itself: what comes in is made before the clock starts.

import Corpus
import CurbcutFindings
import CurbcutLint
import CurbcutReports
import CurbcutRules
import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews
import Dispatch
import Foundation
import SwiftParser
import SwiftSyntax

/// How long one stage took over all files.
struct StageTime {
  var name: String
  /// Seconds of processor time with one thread.
  var one: Double
  /// Seconds on the wall with one and with two threads; nil for what has no threads.
  var wall: (one: Double, two: Double)?
}

struct Stages {
  var times: [StageTime] = []
  var files = 0
  var bytes = 0
  var tokens = 0
  var nodes = 0
  var views = 0
  var findings = 0
  var comparison: (name: String, time: Double)?

  /// Measures the files under a folder.
  init(folder: URL, files: [CorpusFile], rounds: Int, withSwiftSyntax: Bool) {
    let paths = files.map { folder.appendingPathComponent($0.name).path }
    let sources = files.map { SourceText(path: $0.name, bytes: $0.bytes) }
    let trees = sources.map(CurbcutSyntax.Parser.parse)
    let views = trees.map(FileViews.init)
    let project = Project(files: views)
    let engine = RuleEngine()
    let reports = views.map { engine.check($0, in: project) }
    self.files = files.count
    bytes = files.reduce(0) { $0 + $1.bytes.count }
    tokens = trees.reduce(0) { $0 + $1.tokens.count }
    nodes = trees.reduce(0) { $0 + $1.nodes.count }
    self.views = views.reduce(0) { $0 + $1.views.count }
    findings = reports.reduce(0) { $0 + $1.findings.count }

    func stage(_ name: String, _ body: @escaping @Sendable (Int) -> Void) {
      let count = files.count
      let one = Measure.cpu(rounds: rounds) { for index in 0..<count { body(index) } }
      let wallOne = Measure.wall(rounds: rounds) { for index in 0..<count { body(index) } }
      let wallTwo = Measure.wall(rounds: rounds) {
        DispatchQueue.concurrentPerform(iterations: 2) { lane in
          for index in stride(from: lane, to: count, by: 2) { body(index) }
        }
      }
      times.append(StageTime(name: name, one: one, wall: (wallOne, wallTwo)))
    }
    stage("read") { _ = try? System.readFile(paths[$0], limit: LintRun.sizeLimit) }
    stage("lex") { keep(CurbcutSyntax.Parser.tokens(sources[$0]).count) }
    stage("lex and parse") { keep(CurbcutSyntax.Parser.parse(sources[$0]).nodes.count) }
    stage("views") { keep(FileViews(tree: trees[$0]).views.count) }
    times.append(
      StageTime(name: "project", one: Measure.cpu(rounds: rounds) { keep(Project(files: views).files.count) }))
    stage("rules") { keep(engine.check(views[$0], in: project).findings.count) }

    let report = Report(
      tool: Version.tool, version: Version.number, root: folder.path,
      findings: reports.flatMap(\.findings), files: files.count, bytes: bytes, indexed: files.count,
      sources: PathMap(sources.map { ($0.path, $0) }),
      rules: RuleCatalogue.descriptions)
    func format(_ name: String, _ body: () -> [UInt8]) {
      times.append(StageTime(name: name, one: Measure.cpu(rounds: rounds) { keep(body().count) }))
    }
    format("report as text") { TextReport.bytes(report, style: TextStyle(color: false)) }
    format("report as JSON") { JSONReport.bytes(report) }
    format("report as SARIF") { SARIFReport.bytes(report) }

    if withSwiftSyntax {
      let time = Measure.cpu(rounds: 2) {
        for file in files {
          file.bytes.withUnsafeBufferPointer { keep(SwiftParser.Parser.parse(source: $0).totalLength.utf8Length) }
        }
      }
      comparison = ("SwiftSyntax 603.0.1, parse", time)
    }
  }
}

/// Keeps a result from being optimised away.
@inline(never)
func keep(_ value: Int) {
  if value == Int.min { print(value) }
}
