// The map of the screens: a column for each step from the start, ways out of one screen in one bundle, and a size that the
// reader chooses without script.

import CurbcutFindings
import CurbcutSourceText

extension AuditPage {
  /// Screens that are drawn; below the number that are told in full, so that each box has something to lead to.
  private static let mapLimit = 120

  /// `worst` are the screens, those with the most errors first.
  mutating func map(_ worst: [Int]) {
    let layout = MapLayout(audit, worst.prefix(Self.mapLimit).sorted())
    guard layout.boxes.count > 1 else { return }
    html.raw("<figure class=\"map-figure\">\n<a class=\"skip\" href=\"#screen-list\">Skip the map</a>\n")
    html.raw("<fieldset class=\"zoom\"><legend>Size of the map</legend>\n")
    for (value, label) in [("fit", "Fit to width"), ("100", "100%"), ("150", "150%"), ("200", "200%")] {
      let isChosen = value == "100" ? " checked" : ""
      html.raw("<label><input type=\"radio\" name=\"zoom\" id=\"zoom-\(value)\"\(isChosen)> \(label)</label>\n")
    }
    html.raw("</fieldset>\n<div class=\"scroll map\" tabindex=\"0\" role=\"region\" aria-label=\"Map of the screens\">")
    html.raw(layout.svg(audit))
    html.raw("</div>\n<figcaption>")
    html.text("Each column is one step further from the start. Lines lead to what opens from a screen")
    html.text(layout.hasMore ? "; +2 means that two more screens open it. " : ". ")
    html.text("A thick border has errors.")
    if audit.screens.count > layout.boxes.count {
      html.text(" The \(layout.boxes.count) screens with the most errors of \(audit.screens.count) are drawn.")
    }
    html.text(" The list below has the same information as text.")
    html.raw("</figcaption></figure>\n")
  }
}

/// Where screens stand on the map.
struct MapLayout {
  struct Box {
    var screen: Int
    /// Steps from the start; nil where no way is known, neither to it nor from it.
    var layer: Int?
    var x = 0
    var y = 0
    /// Screens that open it and that no line is drawn from: they are as far away as it is, or further.
    var others: [Int] = []
  }

  /// Ways from one screen to those of the next layer: one line that branches.
  struct Bundle {
    var from: Int
    var to: [Int]
    /// Its own line of those in the gap between two layers, so that no two bundles lie on each other.
    var lane = 0
  }

  private(set) var boxes: [Box] = []
  private(set) var bundles: [Bundle] = []
  private var layers: [[Int]] = []
  /// The left edge of each layer.
  private var lefts: [Int] = []
  private var loose: [Int] = []
  private var height = 0
  private var width = 0

  private static let boxWidth = 240
  private static let boxHeight = 42
  /// Where lines leave a box and arrive at one; in one row, a line that leaves must not seem to go on as another's end.
  private static let leaves = 29
  private static let arrives = 14
  private static let gap = 10
  private static let laneWidth = 7
  private static let margin = 10
  private static let head = 30

  var hasMore: Bool { boxes.contains { !$0.others.isEmpty } }

  init(_ audit: Audit, _ chosen: [Int]) {
    boxes = chosen.map { Box(screen: $0, layer: nil) }
    let ways = Self.ways(audit, chosen)
    layers = Self.layers(audit, chosen, ways)
    for (layer, members) in layers.enumerated() { for member in members { boxes[member].layer = layer } }
    loose = boxes.indices.filter { boxes[$0].layer == nil }
    for from in boxes.indices {
      let next = ways[from].filter { boxes[$0].layer == (boxes[from].layer ?? -9) + 1 }
      if !next.isEmpty { bundles.append(Bundle(from: from, to: next)) }
      for to in ways[from] where !next.contains(to) { boxes[to].others.append(boxes[from].screen) }
    }
    order()
    place()
  }

  /// For each of the chosen screens, by position, the positions of those that it opens, in order.
  private static func ways(_ audit: Audit, _ chosen: [Int]) -> [[Int]] {
    var byName: [String: Int] = [:]
    // A component opens for every screen it is a part of.
    var holders: [String: [Int]] = [:]
    for (position, index) in chosen.enumerated() {
      if byName[audit.screens[index].name] == nil { byName[audit.screens[index].name] = position }
      for part in audit.screens[index].parts { holders[part, default: []].append(position) }
    }
    var ways = [Set<Int>](repeating: [], count: chosen.count)
    for (position, index) in chosen.enumerated() {
      for entry in audit.screens[index].entries {
        guard let from = entry.from else { continue }
        let sources = byName[from].map { [$0] } ?? Array((holders[from] ?? []).prefix(3))
        for source in sources where source != position { ways[source].insert(position) }
      }
    }
    return ways.map { $0.sorted() }
  }

  /// Breadth first from what nothing leads to, scenes before others; what has no way at all is in none.
  private static func layers(_ audit: Audit, _ chosen: [Int], _ ways: [[Int]]) -> [[Int]] {
    var isReached = [Bool](repeating: false, count: chosen.count)
    for to in ways.joined() { isReached[to] = true }
    var isPlaced = [Bool](repeating: false, count: chosen.count)
    var layers: [[Int]] = []
    func spread(from starts: [Int]) {
      var current = starts.filter { !isPlaced[$0] && (isReached[$0] || !ways[$0].isEmpty) }
      for start in current { isPlaced[start] = true }
      var depth = 0
      while !current.isEmpty {
        if depth == layers.count { layers.append([]) }
        layers[depth] += current
        var next: [Int] = []
        for from in current {
          for to in ways[from] where !isPlaced[to] {
            isPlaced[to] = true
            next.append(to)
          }
        }
        current = next
        depth += 1
      }
    }
    let scenes = chosen.indices.filter { position in
      audit.screens[chosen[position]].entries.contains { $0.kind == "scene" }
    }
    spread(from: scenes + chosen.indices.filter { !isReached[$0] && !scenes.contains($0) })
    // What is left leads in circles.
    for position in chosen.indices { spread(from: [position]) }
    return layers
  }

  /// Puts the screens of a layer beside those that open them, so that lines are short and seldom cross.
  private mutating func order() {
    var row = [Int](repeating: 0, count: boxes.count)
    var openers = [[Int]](repeating: [], count: boxes.count)
    for bundle in bundles { for to in bundle.to { openers[to].append(bundle.from) } }
    for layer in layers.indices {
      // Thousandths of a row, so that nothing is compared that rounds otherwise elsewhere.
      func mean(_ box: Int) -> Int {
        openers[box].isEmpty ? Int.max : openers[box].reduce(0) { $0 + row[$1] * 1000 } / openers[box].count
      }
      if layer > 0 { layers[layer].sort { (mean($0), $0) < (mean($1), $1) } }
      for (index, box) in layers[layer].enumerated() { row[box] = index }
    }
    bundles.sort { row[$0.from] == row[$1.from] ? $0.from < $1.from : row[$0.from] < row[$1.from] }
  }

  private mutating func place() {
    var left = Self.margin
    for layer in layers.indices {
      lefts.append(left)
      for (row, box) in layers[layer].enumerated() {
        boxes[box].x = left
        boxes[box].y = Self.head + row * (Self.boxHeight + Self.gap)
      }
      var lanes = 0
      // A bundle further down takes a lane further left: its line down crosses fewer lines across.
      for index in bundles.indices.reversed() where boxes[bundles[index].from].layer == layer {
        bundles[index].lane = lanes
        lanes += 1
      }
      left += Self.boxWidth + 24 + max(2, lanes) * Self.laneWidth
    }
    width = max(lefts.last.map { $0 + Self.boxWidth } ?? 0, 3 * (Self.boxWidth + Self.gap)) + Self.margin
    height = Self.head + (layers.map(\.count).max() ?? 0) * (Self.boxHeight + Self.gap)
    if !loose.isEmpty {
      let columns = max(1, (width - Self.margin) / (Self.boxWidth + Self.gap))
      if !layers.isEmpty { height += Self.head }
      for (index, box) in loose.enumerated() {
        boxes[box].x = Self.margin + index % columns * (Self.boxWidth + Self.gap)
        boxes[box].y = height + index / columns * (Self.boxHeight + Self.gap)
      }
      height += (loose.count + columns - 1) / columns * (Self.boxHeight + Self.gap)
    }
    height += Self.margin
  }

  // MARK: Drawing

  func svg(_ audit: Audit) -> String {
    var svg = "<svg viewBox=\"0 0 \(width) \(height)\" style=\"--w:\(width)px\">\n"
    for (layer, left) in lefts.enumerated() {
      let title = layer == 0 ? "Start" : counted(layer, "step")
      svg += "<text class=\"muted layer\" x=\"\(left)\" y=\"19\">\(title)</text>\n"
    }
    for bundle in bundles { svg += line(bundle) }
    if let first = loose.first, !layers.isEmpty {
      svg += "<text class=\"muted layer\" x=\"\(Self.margin)\" y=\"\(boxes[first].y - 11)\">Route unknown</text>\n"
    }
    // In the order of the columns, so that the keyboard goes from left to right.
    for box in Array(layers.joined()) + loose { svg += draw(boxes[box], audit) }
    return svg + "</svg>"
  }

  private func line(_ bundle: Bundle) -> String {
    let from = boxes[bundle.from]
    let start = from.y + Self.leaves
    let x = from.x + Self.boxWidth + 12 + bundle.lane * Self.laneWidth
    let ends = bundle.to.map { boxes[$0].y + Self.arrives }.sorted()
    let right = boxes[bundle.to[0]].x
    var path = "M\(from.x + Self.boxWidth) \(start)H\(x)"
    if let top = ends.first, let bottom = ends.last, min(top, start) < max(bottom, start) {
      path += "M\(x) \(min(top, start))V\(max(bottom, start))"
    }
    for end in ends {
      path += "M\(x) \(end)H\(right - 5)l-4 -3.5M\(right - 5) \(end)l-4 3.5M\(right - 5) \(end)H\(right)"
    }
    return "<path class=\"way\" d=\"\(path)\"/>\n"
  }

  private func draw(_ box: Box, _ audit: Audit) -> String {
    let screen = audit.screens[box.screen]
    let numbers = ScreensReport.severities(screen.errors, screen.warnings, screen.notes)
    let others = box.others.map { audit.screens[$0].name }
    var label = "\(screen.name): \(numbers)"
    if !others.isEmpty {
      label += ". Also opens from \(others.prefix(5).joined(separator: ", "))"
      if others.count > 5 { label += " and \(others.count - 5) more" }
    }
    let room = others.isEmpty ? 26 : 23
    let name = screen.name.count > room ? screen.name.prefix(room - 1) + "…" : screen.name[...]
    let look = screen.errors > 0 ? "error" : screen.warnings > 0 ? "warning" : "strong"
    var svg = "<a href=\"#screen-\(box.screen)\"><title>\(HTMLWriter.escaped(label))</title>"
    svg += "<rect class=\"box\" x=\"\(box.x)\" y=\"\(box.y)\" width=\"\(Self.boxWidth)\" height=\"\(Self.boxHeight)\" "
    svg += "rx=\"7\" stroke=\"var(--\(look))\" stroke-width=\"\(screen.errors > 0 ? 3 : 1.5)\"/>"
    svg += "<text x=\"\(box.x + 11)\" y=\"\(box.y + 18)\">\(HTMLWriter.escaped(String(name)))</text>"
    if !others.isEmpty {
      svg += "<text class=\"muted\" x=\"\(box.x + Self.boxWidth - 10)\" y=\"\(box.y + 18)\" text-anchor=\"end\">"
      svg += "+\(others.count)</text>"
    }
    svg += "<text class=\"muted\" x=\"\(box.x + 11)\" y=\"\(box.y + 34)\">\(numbers)</text></a>\n"
    return svg
  }
}
