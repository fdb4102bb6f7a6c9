// Completions: that the table behind them is the one by which arguments are read, that all of it is in each script, and
// that shells understand the scripts.

import CurbcutFindings
import CurbcutLint
import Foundation
import Testing

@testable import curbcut

@Suite struct CompletionTests {
  private static let shells = ArgumentParser.shells

  /// What has to stand behind a command besides options.
  private static let operands: [String: [String]] = [
    "baseline": ["create"], "config": ["print"], "hook": ["install"], "completions": ["bash"],
    "explain": ["text-contrast"],
    "why": ["A.swift:1"], "speak": ["A.swift"], "merge": ["a.sarif"],
  ]

  private func message(_ arguments: [String]) -> String? {
    do throws(UsageError) {
      _ = try ArgumentParser.parse(arguments)
      return nil
    } catch {
      return error.message
    }
  }

  @Test(arguments: ArgumentParser.commands)
  func theTableIsWhatTheParserReads(_ command: String) throws {
    let entry = try #require(ArgumentParser.completions.first { $0.command == command })
    for option in ArgumentParser.Option.allCases {
      let arguments = [command, option.rawValue] + (option.value == nil ? [] : ["1"])
      let isRefused = message(arguments)?.hasSuffix("has no \(option.rawValue) option.") == true
      #expect(isRefused != entry.options.contains { $0.name == option.rawValue }, "\(arguments)")
      // A switch takes nothing, and all else something.
      #expect((option.value == nil) == (option.values(for: command) == .none), "\(option.rawValue)")
    }
    for option in entry.options {
      if let short = option.short { #expect(message([command, short])?.contains("There is no option") != true) }
    }
  }

  /// Each value that is offered is one.
  @Test(arguments: ArgumentParser.commands)
  func whatIsOfferedIsTaken(_ command: String) throws {
    let entry = try #require(ArgumentParser.completions.first { $0.command == command })
    let operands = Self.operands[command] ?? []
    for option in entry.options {
      for word in option.values.words {
        let value = option.name == "--output" ? "\(word)a" : word
        #expect(message([command] + operands + [option.name, value]) == nil, "\(command) \(option.name) \(value)")
        if option.name == "--profile" { #expect(Profiles.isKnown(word)) }
      }
    }
    // `explain` and `contrast` look at their words only when they run.
    if ["baseline", "config", "hook", "completions", "help"].contains(command) {
      for word in entry.operands.words where word != "update" { #expect(message([command, word]) == nil, "\(word)") }
    }
  }

  @Test func colorsThatAreOfferedAreKnown() throws {
    for name in ContrastAnswer.names { #expect(ContrastAnswer.isColour(name), "\(name)") }
  }

  private func script(_ shell: String) throws -> String {
    try #require(Completions.script(shell, ArgumentParser.completions))
  }

  /// bash itself says what it offers behind each command and option.
  @Test func bashOffersAll() throws {
    let folder = try Folder()
    try folder.write("script", script("bash"))
    var asked: [(words: [String], wanted: [String])] = []
    for entry in ArgumentParser.completions {
      asked.append(([entry.command, "-"], entry.names))
      let operands = entry.operands.words
      if !operands.isEmpty { asked.append(([entry.command, ""], entry.names + operands)) }
      for option in entry.options where !option.values.words.isEmpty {
        asked.append(([entry.command, option.name, ""], option.values.words))
        asked.append(([entry.command, option.name, "=", ""], option.values.words))
      }
    }
    var lines = ["mkdir empty; cd empty; source ../script 2>&1"]
    for (words, _) in asked {
      let quoted = (["curbcut"] + words).map { "'\($0)'" }.joined(separator: " ")
      lines.append(
        "COMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count); _curbcut 2> /dev/null; echo \"${COMPREPLY[*]}\"")
    }
    try folder.write("ask", lines.joined(separator: "\n"))
    let outcome = try Tool.shell("bash ask", in: folder)
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    let answers = outcome.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(answers.count == asked.count)
    for ((words, wanted), answer) in zip(asked, answers) {
      #expect(answer.split(separator: " ").map(String.init) == wanted, "\(words)")
    }
  }

  @Test func zshHasAll() throws {
    let lines = try script("zsh").split(separator: "\n").map(String.init)
    for entry in ArgumentParser.completions {
      let offered = try #require(lines.last { $0.hasPrefix("  (\(entry.command)) compadd -- ") }, "\(entry.command)")
      let words = Set(offered.split { $0 == " " || $0 == ";" }.map(String.init))
      #expect(words.isSuperset(of: entry.names + entry.operands.words), "\(entry.command)")
      for option in entry.options where option.values != .none {
        let patterns = ["\"\(entry.command) \(option.name)\"", "(*\" \(option.name)\")"]
        let line = try #require(lines.first { line in patterns.contains { line.contains($0) } }, "\(option.name)")
        let values = Set(line.split { $0 == " " || $0 == ";" }.map(String.init))
        #expect(values.isSuperset(of: option.values.words), "\(entry.command) \(option.name)")
      }
    }
  }

  @Test func fishHasAll() throws {
    let lines = try script("fish").split(separator: "\n").map(String.init)
    for entry in ArgumentParser.completions {
      let first = lines.first { $0.contains("-n 'test -z (__curbcut_command)'") } ?? ""
      #expect(first.split { $0 == " " || $0 == "'" }.contains { $0 == entry.command }, "\(entry.command)")
      for option in entry.options {
        let found = lines.filter { line in
          let parts = line.split(separator: "'", omittingEmptySubsequences: false)
          guard parts.count >= 3, parts[0] == "complete -c curbcut -n " else { return false }
          return parts[1].split(separator: " ").dropFirst().contains { $0 == entry.command }
            && "\(parts[2]) ".hasPrefix(" -l \(option.name.dropFirst(2)) ")
        }
        #expect(found.count == 1, "\(entry.command) \(option.name): \(found)")
        let words = Set(found.joined().split { $0 == " " || $0 == "'" }.map(String.init))
        #expect(words.isSuperset(of: option.values.words), "\(entry.command) \(option.name)")
      }
    }
  }

  /// bash is wherever these tests run; the others where people have them.
  @Test(arguments: shells)
  func theShellReadsItsScript(_ shell: String) throws {
    let folder = try Folder()
    try folder.write("script", script(shell))
    let line = "if command -v \(shell) > /dev/null; then \(shell) -n script; else echo missing; fi"
    let outcome = try Tool.shell(line, in: folder)
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    if shell == "bash" { #expect(outcome.output.isEmpty) }
  }
}
