// Fixes for touch targets: room inside the label of a button, where it counts, in a way that leaves what is seen in its
// place.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

enum FixTargets {
  /// Inside the label, where it counts.
  static func target(_ site: FixSite) -> [Fix] {
    guard site.modifier == nil, let view = site.view, let viewIndex = site.viewIndex, view.known == .Button else {
      return []
    }
    let labels = site.inner.filter { $0.parent == viewIndex && $0.slot == .label }
    guard labels.count == 1, labels[0].kind == .use else { return [] }
    let frame = frame(site, label: labels[0])
    // It is there and does not help.
    let known = [".frame(minWidth: 44", ".frame(minHeight: 44"]
    if site.modifiers(of: labels[0]).contains(where: { known.contains(where: site.text(of: $0).hasPrefix) }) {
      return []
    }
    // What draws around the label, or gives it a size, would grow with it or hold it as it is.
    // A modifier of the project's own on the label may give it the size, and is the place to change.
    let isSizedByOwn = site.modifiers(of: labels[0]).contains { $0.known == .other }
    // What marks the chosen one would be a stripe in a larger row.
    let isMarked = site.modifiers(of: labels[0]).contains {
      $0.known == .background && site.text(of: $0).contains(" ? ")
    }
    // Words are as high as a line, and what is below them would move; over another view nothing does.
    let isWords =
      !isOverlaid(site)
      && ([labels[0]] + site.inner).contains { $0.known == .Text || $0.known == .Label && !isIconOnly($0, site) }
    // A small mark in a line would make it three times as high.
    let isTiny = !isOverlaid(site) && leastSide(site).map { $0 < 16 } ?? false
    let moves =
      isTiny || isWords || isSizedByOwn || isMarked || isShaped(site) || isInLineOfText(site)
      || isHeldWhereUsed(view, site) || isInDrawnRow(site) || isBalanced(site)
      || standsBesideFirstLine(view, site) || site.standsBesideTargets || site.coversWhatItLiesOn
      || site.standsInSmallBox || isInCapsule(site)
      || site.isInFixedHeight && !isOverlaid(site)
    let safety: Safety = moves ? .suggestion : .unsafe
    // What comes and goes would move what is beside it.
    let around = view.parent >= 0 ? site.file.views[Int(view.parent)] : nil
    let title = "Add \(frame) inside the label"
    let comes = around?.kind == .choice
    // Its shape is there already, and has to come last of what has a size.
    let uses = labels[0].modifiers.map { site.file.modifiers[Int($0)] }
    if let shape = uses.last(where: { $0.known == .contentShape }) {
      let isLast = uses.allSatisfy { $0.nameToken <= shape.nameToken || plain.contains($0.known) }
      return site.fix(title, comes || !isLast ? .suggestion : safety, site.prepend(frame, before: shape))
    }
    return site.fix(
      title, comes ? .suggestion : safety,
      site.append([frame, ".contentShape(Rectangle())"], to: labels[0]))
  }

  /// The sides that are too short, made long enough.
  private static func frame(_ site: FixSite, label: ViewNode) -> String {
    let numbers = site.detail.split(separator: " ").compactMap { Double($0) }
    // A short word may be narrow as well, and what is drawn.
    let isPart = label.known == .Text || label.known == .Label || label.known == .Image
    let isHighEnough = numbers.count == 2 && numbers[1] >= 44
    let isWideEnough = numbers.count == 2 ? numbers[0] >= 44 : site.detail.hasSuffix(" high") && !isPart
    let alignment = alignment(site)
    if isWideEnough {
      // To the sides nothing becomes larger.
      let edge = ["top", "bottom"].first { alignment?.hasPrefix("." + $0) ?? false }
      return ".frame(minHeight: 44\(edge.map { ", alignment: .\($0)" } ?? ""))"
    }
    let sides = isHighEnough ? "minWidth: 44" : "minWidth: 44, minHeight: 44"
    return ".frame(\(sides)\(alignment.map { ", alignment: \($0)" } ?? ""))"
  }

  /// Whether round ends are drawn around what the button stands in, which would become another shape.
  private static func isInCapsule(_ site: FixSite) -> Bool {
    let shaping: Set<Known> = [.background, .overlay, .clipShape, .glassEffect, .mask]
    return site.ancestors.lazy.filter { $0.kind == .use }.prefix { $0.known.isContainer }.prefix(4).contains { around in
      site.modifiers(of: around).contains { use in
        shaping.contains(use.known) && ["apsule", "ircle"].contains(where: site.text(of: use).contains)
      }
    }
  }

  /// The smaller side of what is tapped, as the finding says it: `about 13 × 13`.
  private static func leastSide(_ site: FixSite) -> Double? {
    site.detail.split(separator: " ").compactMap { Double($0) }.min()
  }

  private static let styles: Set<Known> = [.buttonStyle, .toggleStyle]

  /// Whether a use of the component or style whose body the button is gives it a size that is written out, from which the
  /// room would spill.
  private static func isHeldWhereUsed(_ view: ViewNode, _ site: FixSite) -> Bool {
    let body = site.file.bodies[Int(view.body)]
    func isHeld(_ use: ViewNode, in file: FileViews) -> Bool {
      use.modifiers.map { file.modifiers[Int($0)] }.contains { frame in
        guard frame.known == .frame else { return false }
        return ["width", "height"].contains { side in
          file.tree.argument(of: frame.call, label: side).flatMap { Double(file.tree.sourceText($0)) }.map { $0 < 44 }
            ?? false
        }
      }
    }
    if view.parent < 0,
      site.places.model.uses(ofBody: view.body, in: site.file).contains(where: { isHeld($0.node, in: $0.file) })
    {
      return true
    }
    guard body.owner >= 0 else { return false }
    let type = site.file.types[Int(body.owner)]
    let name = site.tree.string(of: type.nameToken) + "("
    guard name.contains("Style") else { return false }
    return site.places.project.files.contains { file in
      file.modifiers.contains { use in
        styles.contains(use.known) && use.owner >= 0 && file.tree.sourceText(use.call).contains(name)
          && isHeld(file.views[Int(use.owner)], in: file)
      }
    }
  }

  /// Whether a use of what the button is all of stands beside the first line of words, from which a larger one would move.
  private static func standsBesideFirstLine(_ view: ViewNode, _ site: FixSite) -> Bool {
    guard view.parent < 0 else { return false }
    return site.places.model.uses(ofBody: view.body, in: site.file).contains { use in
      guard use.node.parent >= 0 else { return false }
      let row = use.file.views[Int(use.node.parent)]
      guard row.known == .HStack, let alignment = use.file.tree.argument(of: row.expression, label: "alignment") else {
        return false
      }
      let code = use.file.tree.sourceText(alignment)
      return code.hasSuffix(".top") || code.hasSuffix("Baseline")
    }
  }

  private static func isIconOnly(_ label: ViewNode, _ site: FixSite) -> Bool {
    ([label] + [site.view].compactMap(\.self) + site.ancestors).contains { around in
      site.modifiers(of: around).contains {
        $0.known == .labelStyle && site.text(of: $0).lowercased().contains("icononly")
      }
    }
  }

  private static let drawn: Set<Known> = [
    .background, .overlay, .clipShape, .cornerRadius, .border, .glassEffect, .frame, .mask, .offset, .position,
  ]
  /// What leaves the size of a view alone.
  private static let plain: Set<Known> = [.opacity, .foregroundColor, .foregroundStyle, .tint, .accessibilityLabel]
  /// Styles of the system that show the label and nothing else.
  private static let bare = ["plain", "borderless", "PlainButtonStyle", "BorderlessButtonStyle"]

  /// Whether a style or a modifier behind the button draws around its label, or the button is part of a heading, which
  /// would grow with it.
  private static func isShaped(_ site: FixSite) -> Bool {
    guard let view = site.view, let element = site.element else { return true }
    if element.isInHeaderOrFooter { return true }
    return site.modifiers(of: view).contains { drawn.contains($0.known) } || isStyled(element)
  }

  /// Whether moving a modifier of a button into its label would let grow what is drawn around the label.
  static func drawsAroundLabel(_ site: FixSite, before moved: ViewModifierUse) -> Bool {
    guard let view = site.view, let element = site.element else { return true }
    let drawn = drawn.subtracting([.frame])
    return isStyled(element)
      || site.modifiers(of: view).contains { $0.nameToken < moved.nameToken && drawn.contains($0.known) }
  }

  /// Whether the button has a style that may draw around the label.
  private static func isStyled(_ element: Element) -> Bool {
    element.withAncestors.contains { around in
      around.modifiers.contains { applied in
        guard applied.use.known == .buttonStyle else { return false }
        let code = applied.file.tree.sourceText(applied.use.call)
        return !bare.contains { code.contains(".buttonStyle(.\($0))") || code.contains(".buttonStyle(\($0)())") }
      }
    }
  }

  /// Whether the button stands in a line of words that has no room of its own around it, and would become as high as the
  /// button.
  private static func isInLineOfText(_ site: FixSite) -> Bool {
    guard let view = site.view, view.parent >= 0 else { return false }
    let line = site.file.views[Int(view.parent)]
    guard line.known == .HStack, !site.modifiers(of: line).contains(where: { givesHeight($0, site) }) else {
      return false
    }
    let others = site.file.views[Int(view.parent) + 1..<Int(line.end)].filter { $0.slot == .content }
    let holdsControl = others.contains {
      $0.nameToken != view.nameToken
        && [.Slider, .TextField, .SecureField, .Toggle, .Picker, .Stepper].contains($0.known)
    }
    return !holdsControl && others.contains { $0.known == .Text || $0.known == .Label || $0.known == .other }
  }

  /// Whether a modifier of a line leaves room above and below it, and not to its sides alone.
  private static func givesHeight(_ use: ViewModifierUse, _ site: FixSite) -> Bool {
    switch use.known {
    case .padding:
      let edges = site.firstArgument(of: use.call).map { site.text(site.tree.lastChild($0)) } ?? ""
      return ![".horizontal", ".leading", ".trailing"].contains(edges)
    case .frame:
      return ["height", "minHeight", "maxHeight"].contains { site.tree.argument(of: use.call, label: $0) != nil }
    default: return false
    }
  }

  /// Whether the button stands in a row that something is drawn around, such as the box of a text field with its button to
  /// clear it: the box would grow with it.
  private static func isInDrawnRow(_ site: FixSite) -> Bool {
    guard let row = site.ancestors.first(where: { $0.kind == .use }), row.known == .HStack, !isOverlaid(site) else {
      return false
    }
    let drawn: Set<Known> = [.background, .overlay, .clipShape, .cornerRadius, .border, .glassEffect]
    // A placeholder may lie below the field, and the box around both.
    let boxes = site.ancestors.lazy.filter { $0.kind == .use }.prefix { $0.known == .HStack || $0.known == .ZStack }
    return boxes.contains { box in site.modifiers(of: box).contains { drawn.contains($0.known) } }
  }

  /// Whether something that nobody sees keeps the same room at the other side of the row, so that what is between them is in
  /// its middle; also where the component that is the button is used.
  private static func isBalanced(_ site: FixSite) -> Bool {
    guard let view = site.view, let index = site.viewIndex else { return false }
    let own = ViewReference(file: site.file, index: index)
    let places = view.parent >= 0 ? [own] : site.places.model.uses(ofBody: view.body, in: site.file)
    return places.contains { place in
      guard place.node.parent >= 0, place.file.views[Int(place.node.parent)].known == .HStack else { return false }
      let parts = place.file.views.indices.lazy.map { ViewReference(file: place.file, index: Int32($0)) }.filter {
        $0.node.parent == place.node.parent && $0.node.slot == .content && $0.node.slotModifier < 0
      }
      let all = Array(parts)
      guard all.count > 2, let first = all.first, let last = all.last,
        place.index == first.index || place.index == last.index
      else { return false }
      return [first, last].contains { $0.index != place.index && site.isUnseen($0) }
    }
  }

  private static func isOverlaid(_ site: FixSite) -> Bool {
    guard let view = site.view else { return false }
    return view.slot == .overlay
  }

  /// Where in a larger room the drawing stays where it is: at the edge that the button stands at.
  private static func alignment(_ site: FixSite) -> String? {
    guard let view = site.view, view.parent >= 0 else { return nil }
    if view.slot == .overlay, view.slotModifier >= 0 {
      let call = site.file.modifiers[Int(view.slotModifier)].call
      return site.tree.argument(of: call, label: "alignment").map(site.text).flatMap { $0.hasPrefix(".") ? $0 : nil }
    }
    let parent = site.file.views[Int(view.parent)]
    let own = site.tree.argument(of: parent.expression, label: "alignment").map(site.text)
    switch parent.known {
    case .VStack: return own == ".leading" || own == ".trailing" ? own : nil
    case .ZStack: return own.flatMap { $0.hasPrefix(".") && $0 != ".center" ? $0 : nil }
    case .HStack:
      let all = site.file.views.filter { $0.parent == view.parent && $0.slot == view.slot }
      guard let place = all.firstIndex(where: { $0.nameToken == view.nameToken }), all.count > 1 else { return nil }
      // Beside the first line of words it stays beside that.
      let edge = own == ".top" ? "top" : own == ".bottom" ? "bottom" : ""
      let side = place == all.count - 1 ? "trailing" : place == 0 ? "leading" : ""
      if edge.isEmpty || side.isEmpty { return edge.isEmpty && side.isEmpty ? nil : "." + edge + side }
      return "." + edge + side.prefix(1).uppercased() + side.dropFirst()
    default: return nil
    }
  }
}
