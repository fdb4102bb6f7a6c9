// What an action does to what is drawn, and what draws by itself: which state a tap turns, what is drawn for one item of many,
// and what runs without anybody's doing.

import CurbcutAccessibility
import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension FixSite {
  // MARK: Time

  /// Whether a timer runs the code at the finding again and again: what moves there would jump each time.
  var runsByTimer: Bool { runs(in: timedRanges) }

  /// Whether the code at the finding runs again and again while a finger moves: in the closure of `onChanged` or `updating` of a
  /// gesture, or in a function that is called there.
  var runsAlongGesture: Bool {
    runs(
      in: places.nodes([.closureExpr], in: wholeFile).filter { closure in
        let before = code(leadingTo: closure)
        return before.contains(".onChanged") || before.contains(".updating(")
      }.map(tree.range))
  }

  /// Whether the code at the finding stands in one of some ranges, or in a function that is called there.
  private func runs(in ranges: [ByteRange]) -> Bool {
    let start = finding.range.start
    if ranges.contains(where: { $0.contains(start) }) { return true }
    guard
      let member = file.members.filter({ $0.kind == .function && tree.range($0.node).contains(start) })
        .min(by: { tree.range($0.node).count < tree.range($1.node).count })
    else { return false }
    let call = tree.string(of: member.nameToken) + "("
    return ranges.contains { source.string($0).contains(call) }
  }

  /// Where code stands that a timer runs: behind `.onReceive(timer)`, and in the block of one that repeats.
  private var timedRanges: [ByteRange] {
    var ranges: [ByteRange] = []
    for use in file.modifiers where use.known == .onReceive {
      guard let publisher = firstArgument(of: use.call).map(tree.lastChild) else { continue }
      if isTimer(text(publisher)) { ranges.append(tree.range(use.call)) }
    }
    // `Timer.scheduledTimer(withTimeInterval: 3, repeats: true) { … }`
    for closure in places.nodes([.closureExpr], in: wholeFile) {
      let before = code(leadingTo: closure)
      if before.contains("scheduledTimer("), before.contains("repeats: true") { ranges.append(tree.range(closure)) }
    }
    return ranges
  }

  /// What stands before a closure since the last block: `Timer.scheduledTimer(withTimeInterval: 3, repeats: true)`.
  func code(leadingTo closure: NodeID) -> String {
    let start = tree.range(closure).start
    let before = source.string(ByteRange(start > 200 ? start - 200 : 0, start))
    return String(before.split(omittingEmptySubsequences: false) { $0 == "{" || $0 == "}" }.last ?? "")
  }

  private func isTimer(_ publisher: String) -> Bool {
    if publisher.contains("Timer.") { return true }
    let names = names(in: publisher.hasPrefix("self.") ? String(publisher.dropFirst(5)) : publisher)
    return file.members.contains { member in
      names.contains(tree.string(of: member.nameToken)) && text(member.node).contains("Timer")
    }
  }

  // MARK: Items

  /// Whether the picture is that of one of many items, which alone tells it from the next: what each of them does is the name
  /// of none.
  var drawsItsItem: Bool {
    guard let loop = ancestors.first(where: { $0.known == .ForEach || $0.known == .List }),
      let content = tree.trailingClosure(of: loop.expression, label: nil)
    else { return false }
    var items: Set<String> = ["$0"]
    if let signature = tree.children(content).first(where: { tree.kind($0) == .closureSignature }) {
      let code = text(signature)
      // The types behind the names are none.
      items.formUnion(code.split { ",(): ".contains($0) }.map(String.init))
    }
    return inner.contains { part in
      guard part.slot != .presentation, part.known == .Image || part.known.isRemoteImage else { return false }
      return tree.children(part.expression).contains { argument in
        tree.kind(argument) == .argument && !names(in: text(tree.lastChild(argument))).isDisjoint(with: items)
      }
    }
  }

  /// Whether a variable says which symbol is drawn: `Image(systemName: model.icon)`. Another one means another deed.
  var drawsSymbolOfVariable: Bool {
    // A constant is known.
    guard finding.name?.kind != "symbol" || finding.name?.value?.isEmpty != false else { return false }
    return inner.contains { part in
      guard part.known == .Image, part.kind == .use, part.slot != .presentation,
        let symbol = tree.argument(of: part.expression, label: "systemName").map(text)
      else { return false }
      return symbol.first?.isLowercase == true && !symbol.contains("\"") && !symbol.contains("(")
    }
  }

  // MARK: States

  private static let fillers: Set<String> = ["is", "has", "did", "are", "was", "should", "self", "on", "currently"]

  /// Whether what the control does is to turn the state that a trait tells: it sets it, or calls something that is named
  /// like it. What a tap leaves alone is not the state of the control.
  func turns(stateIn condition: String) -> Bool {
    guard let element else { return false }
    let effect = element.activation
    let told = names(in: condition.replacing(".", with: " "))
    let changed = effect.changes.union(effect.toggles)
    if told.contains(where: { changed.contains(Name($0)) }) { return true }
    let words = told.flatMap { Words.split($0) }.filter { !Self.fillers.contains($0) && $0.utf8.count > 2 }
    let stems = words.map { word in
      for ending in ["ed", "ing", "s", "d"] where word.hasSuffix(ending) && word.utf8.count > ending.utf8.count + 2 {
        return String(word.dropLast(ending.utf8.count))
      }
      return word
    }
    guard let action else { return false }
    let called = callees(in: text(action)).flatMap { Words.split($0) }
    return called.contains { word in
      word == "toggle" || word == "toggled" || word == "action" || stems.contains(where: word.hasPrefix)
    }
  }

  /// The names in front of parentheses in a piece of code, and the code itself where it is a name.
  private func callees(in code: String) -> [String] {
    var result: [String] = []
    var word = ""
    for character in code {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
        continue
      }
      if character == "(" || character == "?", !word.isEmpty { result.append(word) }
      word = ""
    }
    if !word.isEmpty { result.append(word) }
    return result
  }

  /// Whether the view draws one of two arrows for the state: what opens and closes is told as that.
  var drawsArrows: Bool {
    let parts = source.string(tree.range(view?.chain ?? tree.root)).split(
      separator: "\"", omittingEmptySubsequences: false)
    let arrows = parts.enumerated().filter { index, part in
      index % 2 == 1 && (part.hasPrefix("chevron.") || part.hasPrefix("arrowtriangle."))
    }.map(\.element)
    return Set(arrows).count > 1
  }

  // MARK: Headings

  /// Whether what turns while something goes on stands beside the text, or beside the lines that it begins.
  var isBesideProgress: Bool {
    guard var current = view else { return false }
    for around in ancestors.prefix(3) {
      if around.known == .HStack {
        return file.views.contains { other in
          other.parent >= 0 && file.views[Int(other.parent)].nameToken == around.nameToken && other.slot == .content
            && other.nameToken != current.nameToken && other.known == .ProgressView
        }
      }
      guard around.known == .VStack || around.kind == .choice else { return false }
      current = around
    }
    return false
  }

  /// Whether the text is the first line beside a picture in one of several such rows: the name of one point of a list.
  var isTitleOfOneOfSeveralRows: Bool {
    guard let column = ancestors.first, column.known == .VStack, column.parent >= 0 else { return false }
    let row = file.views[Int(column.parent)]
    guard isRowOfPictureAndLines(column.parent), row.parent >= 0 else { return false }
    let others = file.views.indices.filter {
      file.views[$0].parent == row.parent && file.views[$0].slot == row.slot
        && file.views[$0].nameToken != row.nameToken
    }
    return others.contains { isRowOfPictureAndLines(Int32($0)) }
  }

  private func isRowOfPictureAndLines(_ index: Int32) -> Bool {
    guard file.views[Int(index)].known == .HStack else { return false }
    func parts(of index: Int32) -> [Int32] {
      file.views.indices.filter { file.views[$0].parent == index && file.views[$0].slot == .content }.map(Int32.init)
    }
    let all = parts(of: index).filter { file.views[Int($0)].known != .Spacer }
    guard all.count == 2, file.views[Int(all[0])].known == .Image, file.views[Int(all[1])].known == .VStack else {
      return false
    }
    let lines = parts(of: all[1])
    return lines.count > 1 && lines.allSatisfy { file.views[Int($0)].known == .Text }
  }

  /// Whether what the text stands in fades by itself once it is there: `.opacity(opacity)`, which code that runs as it appears
  /// sets to nothing.
  var fadesByItself: Bool {
    guard let view else { return false }
    return ([view] + ancestors).contains { around in
      modifiers(of: around).contains { use in
        guard use.known == .opacity, let name = firstArgument(of: use.call).map({ text(tree.lastChild($0)) }),
          !name.isEmpty, name.allSatisfy({ $0.isLetter })
        else { return false }
        return file.modifiers.contains { other in
          (other.known == .onAppear || other.known == .task) && text(of: other).contains("\(name) = 0 ")
        }
      }
    }
  }
}
