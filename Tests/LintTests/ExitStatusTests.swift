// The status of a run, in every combination that matters, and the check of encodings.

import CurbcutFindings
import CurbcutSourceText
import Testing

@testable import CurbcutLint

struct ExitStatusTests {
  private func finding(_ severity: Severity, _ confidence: Confidence) -> Finding {
    Finding(
      rule: "r", severity: severity, confidence: confidence, path: "A.swift", range: ByteRange(0, 1), message: "m",
      help: "h")
  }

  private static let problem = Problem(path: "A.swift", range: nil, message: "p")

  @Test func byDefaultOnlyProvedErrorsFail() {
    let policy = FailPolicy()
    #expect(ExitStatus.of(findings: [finding(.error, .high)], problems: [], policy: policy) == .findings)
    #expect(ExitStatus.of(findings: [finding(.error, .medium)], problems: [], policy: policy) == .clean)
    #expect(ExitStatus.of(findings: [finding(.warning, .high)], problems: [], policy: policy) == .clean)
    #expect(ExitStatus.of(findings: [], problems: [], policy: policy) == .clean)
  }

  @Test func theLevelsCanBeLowered() {
    let policy = FailPolicy(severity: .warning, confidence: .medium)
    #expect(policy.fails(finding(.warning, .medium)))
    #expect(policy.fails(finding(.error, .medium)))
    #expect(!policy.fails(finding(.note, .high)))
    #expect(!policy.fails(finding(.error, .low)))
    #expect(!FailPolicy(severity: nil, confidence: .low).fails(finding(.error, .high)))
  }

  @Test func findingsOutweighProblems() {
    let problems = [Self.problem]
    let policy = FailPolicy()
    #expect(ExitStatus.of(findings: [finding(.error, .high)], problems: problems, policy: policy) == .findings)
    #expect(ExitStatus.of(findings: [finding(.note, .high)], problems: problems, policy: policy) == .incomplete)
    #expect(ExitStatus.of(findings: [], problems: problems, policy: FailPolicy(severity: nil)) == .incomplete)
  }

  @Test func theNumbersAreAPromise() {
    #expect([ExitStatus.clean, .findings, .usage, .incomplete].map(\.rawValue) == [0, 1, 2, 3])
  }
}

struct EncodingTests {
  private func firstInvalid(_ bytes: [UInt8]) -> Int? {
    Encoding.firstInvalidUTF8(SourceText(path: "", bytes: bytes))
  }

  @Test(arguments: ["", "a", "12345678", "é", "😀é plain text that is longer than eight bytes 漢字", "\u{10FFFF}\u{E000}"])
  func acceptsText(text: String) {
    #expect(firstInvalid(Array(text.utf8)) == nil)
  }

  @Test(
    arguments: [
      ([0x80], 0), ([0x41, 0xC3], 1), ([0xC0, 0x80], 0), ([0xE0, 0x80, 0x80], 0), ([0xED, 0xA0, 0x80], 0),
      ([0xF4, 0x90, 0x80, 0x80], 0), ([0xF5, 0x80, 0x80, 0x80], 0), ([0x41, 0xF0, 0x9F, 0x98], 1),
      ([0x41, 0x41, 0x41, 0x41, 0x41, 0x41, 0x41, 0x41, 0xFF], 8), ([0xE2, 0x82, 0x41], 0),
    ] as [([UInt8], Int)])
  func findsTheFirstBadByte(bytes: [UInt8], offset: Int) {
    #expect(firstInvalid(bytes) == offset)
  }

  @Test func agreesWithTheStandardLibrary() {
    // Every two- and three-byte beginning, with every interesting follower.
    for first in UInt8(0xC0)...0xFF {
      for second in stride(from: UInt8(0), through: 0xF0, by: 0x08) {
        let bytes = [0x41, first, second, 0x80, 0x80]
        let repaired = String(decoding: bytes, as: UTF8.self)
        #expect((firstInvalid(bytes) == nil) == repaired.utf8.elementsEqual(bytes), "\(first) \(second)")
      }
    }
  }
}
