// How the statements of a checklist, the criteria of WCAG and the Nutrition Labels stand. Sources can refute a statement
// and never prove it: the best that is ever said is that nothing was found.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutLint
import CurbcutRules
import CurbcutSourceText

enum AuditJudgement {
  /// What keeps rules from deciding, by what they are about.
  struct Undecided {
    /// Controls and pieces of views that cannot be followed.
    var views: Int
    /// Texts whose colours cannot be told.
    var colours: Int

    func count(for rules: [RuleDescription]) -> Int {
      var count = 0
      if rules.contains(where: { ["Color", "Transparency"].contains($0.category) }) { count += colours }
      let ofViews = ["VoiceOver", "Touch", "Keyboard & Switch", "Structure", "Cognitive"]
      if rules.contains(where: { ofViews.contains($0.category) }) { count += views }
      return count
    }
  }

  static func fill(
    _ audit: inout Audit, ran: Set<String>, unknownColours: PathMap<Int>, _ map: ScreenMap, _ statements: Checklist?
  ) {
    var byRule: [String: [Int]] = [:]
    for (index, finding) in audit.findings.enumerated() { byRule[finding.rule, default: []].append(index) }
    let unresolved = audit.coverage.unresolved.values.reduce(0, +)
    let whole = Undecided(
      views: audit.coverage.unknown + unresolved + audit.coverage.opaque, colours: audit.coverage.unknownColours ?? 0)
    groups(&audit)
    checklist(&audit, byRule, ran, whole, unknownColours, map, statements)
    criteria(&audit, byRule, ran, whole)
    labels(&audit, byRule)
  }

  private static func groups(_ audit: inout Audit) {
    let people = audit.rules.mapValues(\.people)
    audit.groups = AffectedPeople.allCases.map { one in
      var group = AuditGroup(people: one, errors: 0, warnings: 0, notes: 0, rules: [], screens: 0)
      var counts: [String: Int] = [:]
      var screens: Set<Int> = []
      for (index, finding) in audit.findings.enumerated() where people[finding.rule]?.contains(one) == true {
        switch finding.severity {
        case .error: group.errors += 1
        case .warning: group.warnings += 1
        case .note: group.notes += 1
        }
        counts[finding.rule, default: 0] += 1
        screens.formUnion(audit.screensOfFindings[index])
      }
      group.rules = sorted(counts).map(\.rule)
      group.screens = screens.count
      return group
    }
  }

  /// Most often first, then by name.
  static func sorted(_ counts: [String: Int]) -> [(rule: String, count: Int)] {
    counts.sorted { $0.value == $1.value ? precedes($0.key, $1.key) : $0.value > $1.value }.map { ($0.key, $0.value) }
  }

  private static func standing(
    _ rules: [String], found: Int, ran: Set<String>, _ undecided: Undecided, _ descriptions: [String: RuleDescription]
  ) -> AuditStatement.Standing {
    if rules.isEmpty { return AuditStatement.Standing(.byHand) }
    if found > 0 { return AuditStatement.Standing(.fails, found) }
    guard rules.contains(where: ran.contains) else { return AuditStatement.Standing(.notExamined) }
    let count = undecided.count(for: rules.filter(ran.contains).compactMap { descriptions[$0] })
    return count > 0 ? AuditStatement.Standing(.undecided, count) : AuditStatement.Standing(.nothingFound)
  }

  private static func checklist(
    _ audit: inout Audit, _ byRule: [String: [Int]], _ ran: Set<String>, _ whole: Undecided,
    _ unknownColours: PathMap<Int>, _ map: ScreenMap, _ checklist: Checklist?
  ) {
    guard let checklist else { return }
    audit.checklist = checklist.title
    // A statement about one way through the app is about its screens only, where the configuration names that way.
    let flows = checklist.statements.map { statement in
      statement.flow.flatMap { name in audit.flows.first { $0.name.lowercased() == name.lowercased() } }
    }
    audit.statements = zip(checklist.statements, flows).map { statement, flow in
      var counts: [String: Int] = [:]
      for rule in statement.rules {
        let found = (byRule[rule] ?? []).filter { flow?.findings.contains($0) ?? true }
        if !found.isEmpty { counts[rule] = found.count }
      }
      return AuditStatement(
        text: statement.text,
        standing: standing(
          statement.rules, found: counts.values.reduce(0, +), ran: ran, whole, audit.rules),
        rules: sorted(counts), byHand: statement.byHand)
    }
    var partFiles: PathMap<PathSet> = [:]
    for screen in map.screens {
      partFiles[screen.place.path + " " + screen.name] = PathSet(
        screen.parts.map { map.project.files[Int($0.file)].path })
    }
    for index in audit.screens.indices {
      let screen = audit.screens[index]
      var counts: [String: Int] = [:]
      for finding in screen.findings { counts[audit.findings[finding].rule, default: 0] += 1 }
      let files = partFiles[screen.place.path + " " + screen.name] ?? []
      let undecided = Undecided(
        views: screen.transcript?.untold ?? 0, colours: files.reduce(0) { $0 + (unknownColours[$1] ?? 0) })
      audit.screens[index].statements = zip(checklist.statements, flows).map { statement, flow in
        if let flow, !flow.screens.contains(index) { return AuditStatement.Standing(.notExamined) }
        return standing(
          statement.rules, found: statement.rules.reduce(0) { $0 + (counts[$1] ?? 0) }, ran: ran, undecided, audit.rules
        )
      }
    }
  }

  private static func criteria(
    _ audit: inout Audit, _ byRule: [String: [Int]], _ ran: Set<String>, _ whole: Undecided
  ) {
    let rules = audit.rules.values.sorted { precedes($0.id, $1.id) }
    audit.criteria = SuccessCriterion.all.sorted { precedesCriterion($0.number, $1.number) }.map { criterion in
      let own = rules.filter { $0.wcag.contains(criterion.number) }.map(\.id)
      let found = own.reduce(0) { $0 + (byRule[$1]?.count ?? 0) }
      return AuditCriterion(
        number: criterion.number, name: criterion.name, level: criterion.level, page: criterion.page,
        standing: standing(own, found: found, ran: ran, whole, audit.rules), rules: own.count(where: ran.contains))
    }
  }

  // MARK: Nutrition Labels

  /// What remains to be answered for each label, whatever was found.
  private static let questions: [(label: String, questions: [String])] = [
    ("VoiceOver", ["Can each common task be done from start to end with the screen curtain on?"]),
    ("Voice Control", ["Can each common task be done by voice alone, using the names that are shown?"]),
    (
      "Larger Text",
      ["Is all text of each common task readable at twice its size, with nothing cut off or overlapping?"]
    ),
    ("Dark Interface", ["Does each screen of each common task have a Dark Mode without bright areas?"]),
    (
      "Differentiate Without Color Alone",
      ["In grayscale: does every state, chart and map still say what it says in color?"]
    ),
    (
      "Sufficient Contrast",
      ["Is text over images, video and glass readable in Light Mode, Dark Mode and with Increase Contrast?"]
    ),
    (
      "Reduced Motion",
      ["With Reduce Motion on: does anything still zoom, slide far, spin or play by itself?"]
    ),
    ("Captions", ["Does every video and sound with speech have captions that a person has checked?"]),
    ("Audio Descriptions", ["Does every video that conveys something visually have an audio description?"]),
  ]

  private static func labels(_ audit: inout Audit, _ byRule: [String: [Int]]) {
    audit.labels = questions.map { label, questions in
      var blockers: [String: Int] = [:]
      var likely = 0
      for (rule, found) in byRule where audit.rules[rule]?.labels.contains(label) == true {
        for index in found {
          let finding = audit.findings[index]
          if finding.severity == .error, finding.confidence == .high {
            blockers[rule, default: 0] += 1
          } else {
            likely += 1
          }
        }
      }
      return AuditLabel(
        name: label, blockers: blockers.values.reduce(0, +), rules: sorted(blockers).map(\.rule), likely: likely,
        questions: questions)
    }
  }
}
