// `speak`, `why`, `contrast` and `lint` say the same of a view, and what they know of views becomes only more.

import CurbcutSourceText
import CurbcutSymbols
import Testing

@testable import CurbcutLint

@Suite struct AgreementTests {
  struct Result: Sendable {
    var name: String
    var isSample: Bool
    var known: Agreement.Known
    var differences: [Agreement.Difference]
  }

  static let results: [Result] = {
    let samples = SourceSet.samples.map { ($0.name, $0.sources, true) }
    let units = PlanCase.units.map { ($0.title, $0.sources, false) }
    let all = samples + units
    return Parallel.map(all.count, jobs: nil) { index in
      let (name, sources, isSample) = all[index]
      let agreement = Agreement(name, sources)
      return Result(
        name: name, isSample: isSample, known: agreement.known, differences: agreement.differences)
    }
  }()

  @Test func theCommandsSayTheSame() {
    let list = CheckedList(
      name: "answers-differing.txt",
      heading: [
        "Views of the samples and of Tests/PlanCases of which two commands know different things: project, place and view",
        "or rule, what is asked. An entry that agrees goes out; nothing may come in, but with a new sample.",
      ])
    var failing: [String: String] = [:]
    for difference in Self.results.flatMap(\.differences) { failing[difference.title] = difference.answers }
    list.compare(failing)
  }

  @Test func noLessIsKnown() {
    var figures: [(String, Int)] = []
    for isSample in [true, false] {
      let known = Self.results.filter { $0.isSample == isSample }.map(\.known).reduce(Agreement.Known(), +)
      let place = isSample ? "samples" : "plan cases"
      figures += [
        ("\(place): names that are heard", known.spokenNames), ("\(place): names that rules see", known.names),
        ("\(place): sizes of targets", known.sizes), ("\(place): fonts", known.fonts),
        ("\(place): pairs of colors", known.colors), ("\(place): sizes and ratios in findings", known.found),
      ]
    }
    CheckedFigures(name: "known-answers.txt").compare(figures)
  }
}
