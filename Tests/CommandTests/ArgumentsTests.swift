// What was typed, taken apart.

import CurbcutFindings
import CurbcutLint
import Testing

@testable import curbcut

struct ArgumentsTests {
  private func lint(_ arguments: String...) throws -> LintArguments {
    guard case .lint(let lint) = try ArgumentParser.parse(arguments) else {
      throw UsageError("not lint")
    }
    return lint
  }

  private func message(_ arguments: String...) -> String? {
    do {
      _ = try ArgumentParser.parse(arguments, exists: { _ in false })
      return nil
    } catch {
      return error.message
    }
  }

  @Test func defaults() throws {
    let arguments = try lint()
    #expect(arguments == LintArguments())
    #expect(arguments.configuration == ConfigurationOptions())
  }

  @Test func everyOptionOfLint() throws {
    let arguments = try lint(
      "--format", "json", "a", "--output", "sarif=x=y.sarif", "--fail-on=note", "--fail-confidence", "low",
      "--min-confidence=low", "--root", "r", "--color", "never", "--rule", "p,q", "--rule=s", "--disable", "t",
      "--statistics", "-q", "--files-from", "-", "--jobs", "3", "b")
    #expect(arguments.paths == ["a", "b"])
    #expect(arguments.format == .json)
    #expect(arguments.outputs == [.init(format: .sarif, path: "x=y.sarif")])
    #expect(arguments.configuration.failOn == FailSetting(severity: .note))
    #expect(arguments.configuration.failConfidence == .low)
    #expect(arguments.configuration.minConfidence == .low)
    #expect(arguments.root == "r")
    #expect(arguments.color == .never)
    #expect(arguments.configuration.onlyRules == ["p", "q", "s"])
    #expect(arguments.configuration.disabledRules == ["t"])
    #expect(arguments.statistics && arguments.quiet)
    #expect(arguments.filesFrom == "-")
    #expect(arguments.jobs == 3)
  }

  @Test func commands() throws {
    #expect(try ArgumentParser.parse(["rules"]) == .rules(RulesArguments()))
    let components = try ArgumentParser.parse(["components", "Chip"], exists: { _ in false })
    #expect(components == .components(ComponentsArguments(name: "Chip")))
    // A folder here is no name, and two of them are one too many.
    #expect(
      try ArgumentParser.parse(["components", "Sources"]) == .components(ComponentsArguments(paths: ["Sources"])))
    let below = ComponentsArguments(name: "Chip", paths: ["Sources"])
    #expect(try ArgumentParser.parse(["components", "Chip", "Sources"]) == .components(below))
    #expect(
      try ArgumentParser.parse(["explain", "r", "--color", "always"])
        == .explain(ExplainArguments(rule: "r", color: .always)))
    #expect(
      try ArgumentParser.parse(["explain", "r", "--all", "--no-pager"])
        == .explain(ExplainArguments(rule: "r", all: true, usesPager: false)))
    // --all is what --rules was called in 0.1.
    for option in ["--rules", "--all"] {
      #expect(
        try ArgumentParser.parse(["why", "A.swift:3:4", option])
          == .why(WhyArguments(place: FilePlace("A.swift:3:4")!, listsRules: true)))
    }
    #expect(try ArgumentParser.parse(["--version"]) == .version)
    #expect(try ArgumentParser.parse(["version"]) == .version)
    #expect(try ArgumentParser.parse(["-h"]) == .help(nil))
    #expect(try ArgumentParser.parse(["rules", "--help"]) == .help("rules"))
    #expect(try ArgumentParser.parse(["help", "lint"]) == .help("lint"))
    #expect(try lint("--", "--format").paths == ["--format"])
    #expect(try lint("-").paths == ["-"])
    #expect(try lint("--fail-on", "never").configuration.failOn == FailSetting(severity: nil))
  }

  @Test func aCommandIsOnlyGuessedWhereNoFileIsMeant() throws {
    #expect(try ArgumentParser.parse(["lnit"], exists: { $0 == "lnit" }) == .lint(LintArguments(paths: ["lnit"])))
    #expect(message("lnit") == "There is no command or file lnit. Did you mean lint?")
    #expect(message("Sources/lnit") == nil)
  }

  @Test func mistakesAreNamed() {
    #expect(message("--formt", "json") == "There is no option --formt. Did you mean --format?")
    #expect(message("-x") == "There is no option -x. `curbcut --help` lists the options.")
    #expect(message("--format") == "--format needs a value: --format <format>.")
    #expect(message("--format", "--quiet") == "--format needs a value: --format <format>.")
    #expect(message("--format=") == "--format needs a value: --format <format>.")
    #expect(message("--quiet=yes") == "--quiet takes no value.")
    #expect(
      message("--fail-on", "eror")
        == "--fail-on has no value eror. Did you mean error? Use one of error, warning, note, never.")
    #expect(message("--jobs", "0") == "--jobs needs a number from 1 to 1024, not 0.")
    #expect(message("--output", "report.sarif")?.contains("needs a format and a path") == true)
    #expect(message("--output", "json=") != nil)
    #expect(message("--output", "json=-")?.contains("--format") == true)
    #expect(message("--output", "json=a", "--output", "sarif=a") == "Two outputs go to the same file: a.")
    #expect(message("--stdin") == "--stdin needs --stdin-filename, so that the file's place in the project is known.")
    #expect(message("--stdin-filename", "a") == "--stdin-filename needs --stdin.")
    #expect(message("--stdin", "--stdin-filename", "a", "b") == "--stdin reads one file and takes no path: b.")
    #expect(message("explain") == "curbcut explain needs a rule; `curbcut rules` lists them.")
    #expect(message("explain", "a", "b") == "curbcut explain takes one rule, not also b.")
    #expect(message("rules", "a") == "curbcut rules takes no path: a.")
    #expect(message("rules", "--format", "sarif") != nil)
    #expect(message("rules", "--category", "tuch") == "There is no category tuch. Did you mean Touch?")
    #expect(
      message("rules", "--category", "dynamictipe") == "There is no category dynamictipe. Did you mean Dynamic Type?")
    #expect(message("rules", "--category", "blue")?.hasSuffix("Transparency, VoiceOver.") == true)
    #expect(message("rules", "--wcag", "1.4.33") == "WCAG 2.2 has no 1.4.33. Did you mean 1.4.13?")
    #expect(message("rules", "--wcag", "1.4.3,9.9.9")?.hasPrefix("WCAG 2.2 has no 9.9.9. Use a number") == true)
    #expect(message("lint", "--fixable") == "`curbcut lint` has no --fixable option.")
    #expect(message("completions") == "curbcut completions needs a shell: bash, zsh, fish.")
    #expect(
      message("completions", "bsh") == "curbcut completions supports bash, zsh and fish, not bsh. Did you mean bash?")
    #expect(message("components", "./a", "b") == "curbcut components takes a name and a path, not two paths: ./a, b.")
    #expect(message("rules", "--quiet") == "`curbcut rules` has no --quiet option.")
    #expect(message("help", "lintt") == "There is no command lintt. Did you mean lint?")
  }
}
