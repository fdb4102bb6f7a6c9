// `curbcut contrast` for a project: each pair of colours that its views show together, with all places that do.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutRules
import CurbcutSourceText
import CurbcutViews

extension ProjectRun {
  /// The pairs of colours below the paths that were asked about, sorted by name, and the number of texts whose colours
  /// cannot be told.
  public static func contrast(in read: ReadProject, jobs: Int? = nil) -> (pairs: [ContrastPair], unknown: Int) {
    let found = contrastByFile(in: read, jobs: jobs)
    return (found.pairs, found.unknownByFile.values.reduce(0, +))
  }

  /// The same with the number of texts whose colours cannot be told for each file that has any.
  public static func contrastByFile(
    in read: ReadProject, jobs: Int? = nil
  ) -> (pairs: [ContrastPair], unknownByFile: PathMap<Int>) {
    let limits = read.asked.map { read.configuration.settings(of: $0.path).settings.limits }
    let files = Parallel.map(read.asked.count, jobs: jobs) { index in
      let file = read.asked[index]
      return System.working(on: file.path, file.tree.source.count) {
        UsedColours.all(in: file, read.project, limits: limits[index])
      }
    }
    var places: [Key: [String]] = [:]
    for (file, found) in zip(read.asked, files) where !found.known.isEmpty {
      let table = LineTable(file.tree.source)
      for use in found.known {
        let line = table.position(of: use.range.start).line
        places[Key(use), default: []].append("\(use.path):\(line)")
      }
    }
    let pairs = places.map { key, places in key.pair(at: unique(places)) }
    var unknown: PathMap<Int> = [:]
    for (file, found) in zip(read.asked, files) where found.unknown > 0 { unknown[file.path] = found.unknown }
    return (pairs.sorted(by: precedes), unknown)
  }

  /// What makes two uses the same pair: the colours as they are called and as they look, and what they are used for.
  private struct Key: Hashable {
    struct Entry: Hashable {
      var appearance: Appearance
      var foreground: Colour
      var background: Colour
      var ratio: Double
    }

    var foreground: String
    var background: String
    var use: String
    var needed: Double
    var entries: [Entry]

    init(_ used: UsedColours) {
      let first = used.judgement.entries.first
      foreground = first?.foreground.name ?? ""
      background = first?.background.name ?? ""
      use = used.use
      needed = used.needed
      entries = used.judgement.entries.map { entry in
        let below = entry.background[entry.appearance]
        return Entry(
          appearance: entry.appearance, foreground: entry.foreground[entry.appearance].over(below), background: below,
          ratio: entry.ratio)
      }
    }

    func pair(at places: [String]) -> ContrastPair {
      let needed = needed
      return ContrastPair(
        foreground: foreground, background: background, use: use, needed: ContrastAnswer.number(needed),
        appearances: entries.map { entry in
          let passes = entry.ratio >= needed
          return ContrastPair.Appearance(
            name: entry.appearance.name, foreground: entry.foreground.hex, background: entry.background.hex,
            ratio: printedRatio(entry.ratio), passes: passes,
            nearest: passes ? nil : entry.foreground.nearest(reaching: needed, on: entry.background)?.hex)
        }, places: places)
    }
  }

  /// Places are in the order of the source already; a view may show a pair twice.
  private static func unique(_ places: [String]) -> [String] {
    places.enumerated().filter { $0.offset == 0 || places[$0.offset - 1] != $0.element }.map(\.element)
  }

  private static func precedes(_ a: ContrastPair, _ b: ContrastPair) -> Bool {
    func key(_ pair: ContrastPair) -> [String] {
      [pair.foreground, pair.background, pair.use] + pair.appearances.flatMap { [$0.foreground, $0.background] }
        + pair.places
    }
    let (left, right) = (key(a), key(b))
    for (x, y) in zip(left, right) where x != y { return x.utf8.lexicographicallyPrecedes(y.utf8) }
    return left.count < right.count
  }
}
