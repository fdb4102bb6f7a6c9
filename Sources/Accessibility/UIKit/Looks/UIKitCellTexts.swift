// The colors that code gives to the labels that every cell of a table has: `cell.textLabel?.textColor = .gray`.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension UIKitModel {
  /// The colors of the labels of cells, in source order.
  func findCellTexts() -> [UIKitColourPair] {
    var result: [UIKitColourPair] = []
    for name in [Self.textLabel, Self.detailTextLabel] {
      for place in code.usesByName[name] ?? [] {
        let use = code.uses[Int(place)]
        guard use.word == .textColor, use.local < 0, isJudged(use.member), !use.path.part.exists, use.value.exists,
          !isConditional(use.node), !isOfStates(use.member),
          case let colour = colour(of: use.value, member: use.member),
          colour.single != nil, let ground = groundOfCell(around: use), !fades(use)
        else { continue }
        result.append(
          UIKitColourPair(
            foreground: colour, foregroundNode: use.value, background: ground, backgroundNode: .none,
            target: hasFont(use) ? nil : .text,
            said: UIKitSaid(
              use: use, value: use.value, isConditional: false, place: use.value, member: use.member,
              scope: scope(of: use.member))))
      }
    }
    return result.sorted { $0.foregroundNode < $1.foregroundNode }
  }

  private static let textLabel = Name("textLabel")
  private static let detailTextLabel = Name("detailTextLabel")

  /// What the same code says to the label of the same cell.
  private func isSaid(_ word: UIKitWord, besides use: UIKitUse) -> Bool {
    (code.usesByName[use.path.name] ?? []).contains { code.uses[Int($0)].word == word }
  }

  private func hasFont(_ use: UIKitUse) -> Bool { isSaid(.font, besides: use) }

  private func fades(_ use: UIKitUse) -> Bool {
    isSaid(.alpha, besides: use) || isSaid(.isEnabled, besides: use) || isSaid(.backgroundColor, besides: use)
  }

  /// What lies behind the labels of a cell: what its class or the code around gives it, else what the system draws.
  private func groundOfCell(around use: UIKitUse) -> EffectiveBackground? {
    let label = tree.unwrapped(use.base)
    let owner = file.members[Int(use.member)].owner
    guard owner >= 0 else { return nil }
    if use.path.root != .foreign {
      guard type(around: use.member)?.kind == .tableCell else { return nil }
      switch fill(of: UIKitHandle(type: file.types[Int(owner)].name, name: .none)) {
      case .colour(let colour, _) where ColourModel.isOpaque(colour): return written(colour)
      case .systems(let colour): return systems(colour)
      default: return nil
      }
    }
    guard tree.kind(label) == .memberExpr, case let holder = tree.unwrapped(tree.firstChild(label)), holder.exists,
      let cell = typeOfCell(holder, use.member), let (path, local) = code.object(named: holder, tree)
    else { return nil }
    // What is said to the same cell.
    let said = (code.usesByName[path.name] ?? []).map { code.uses[Int($0)] }.filter { other in
      other.local == local && (local >= 0 || other.member == use.member)
    }
    guard
      !said.contains(where: { $0.word == .backgroundView || $0.word == .backgroundConfiguration || $0.word == .alpha })
    else { return nil }
    let painted = said.filter { $0.word == .backgroundColor }
    if let only = painted.first {
      guard painted.count == 1, !isConditional(only.node), only.value.exists,
        case let colour = colour(of: only.value, member: only.member), colour.isKnown, ColourModel.isOpaque(colour)
      else { return nil }
      return written(colour)
    }
    guard types.isUnpaintedCell(cell, from: file), let ground = SystemColours.semantic("systemBackground") else {
      return nil
    }
    return systems(ground)
  }

  /// The class of a cell that is made, kept, or given out by a table.
  private func typeOfCell(_ holder: NodeID, _ member: Int32) -> Name? {
    if let type = type(of: holder, member: member) { return type.kind == .tableCell ? type.name : nil }
    guard let made = code.binding(of: holder, tree)?.value, case let call = tree.unwrapped(made, throughCasts: false),
      call.exists, tree.kind(call) == .callExpr,
      tree.name(tree.firstChild(call)) == Self.dequeue
    else { return nil }
    return Self.tableCell
  }

  private static let dequeue = Name("dequeueReusableCell")
  private static let tableCell = Name("UITableViewCell")

  private func written(_ colour: ColourValue) -> EffectiveBackground {
    EffectiveBackground(
      value: colour, kind: .written, opacity: 1, appearances: project.appearances(of: [], in: file.path),
      argument: nil, owner: -1)
  }

  private func systems(_ colour: ResolvedColour) -> EffectiveBackground {
    .platform(colour, appearances: project.appearances(of: [], in: file.path))
  }
}
