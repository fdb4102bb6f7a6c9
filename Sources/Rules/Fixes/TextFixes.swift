// Fixes for text sizes and touch targets.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

enum TextFixes {
  static let makers: [String: FixCatalogue.Maker] = [
    "fixed-font-size": { site in
      let fixes = font(site, atLeast: 11)
      return fixes.isEmpty ? UIKitFixes.font(site) : fixes
    },
    "icon-size-fixed": { site in
      // A drawing in a shape of its own size would outgrow it.
      let isFramed = ([site.onView.view].compactMap(\.self) + site.onView.ancestors.prefix(2)).contains { around in
        site.modifiers(of: around).contains { $0.known == .frame }
      }
      // A mark smaller than any words, such as the dot of a page, is no drawing to be looked at.
      let points = site.code.split { !$0.isNumber && $0 != "." }.compactMap { Double($0) }.first ?? 0
      return isFramed || points < 11 ? [] : font(site, atLeast: 11)
    },
    "font-below-minimum": larger,
    "dynamic-type-clamped": { site in
      guard site.isOn("dynamicTypeSize") || site.isOn("environment") else { return [] }
      // Whoever limits a size has a reason, and how the rest looks without the limit is in nobody's code.
      return site.remove(.suggestion)
    },
    "line-limit-truncates": lift,
    "text-shrinks-to-fit": { site in
      guard site.isOn("minimumScaleFactor") || site.isOn("allowsTightening"), let view = site.view else { return [] }
      // What may not shrink is cut off in its line or its height instead.
      let isLimited = site.modifiers(of: view).contains { $0.known == .lineLimit }
      // The parts of a row would wrap each by itself.
      return site.remove(isLimited || !site.hasRoom || view.known == .HStack ? .suggestion : .unsafe)
    },
    "fixed-frame-clips-text": frame,
    "touch-target-too-small": FixTargets.target,
    "touch-target-spacing": { site in
      Double(site.code) == nil ? [] : site.fix("Use a spacing of 8", .unsafe, site.replaceCode("8"))
    },
  ]

  /// The limit at the usual sizes only, where the view can ask for the size. A limit that is no number is somebody else's.
  private static func lift(_ site: FixSite) -> [Fix] {
    guard site.isOn("lineLimit"), let modifier = site.modifier else { return [] }
    let arguments = site.tree.children(modifier.call).filter { site.tree.kind($0) == .argument }
    guard arguments.count == 1, site.tree.label(of: arguments[0]) == nil,
      Int(site.text(site.tree.lastChild(arguments[0]))) != nil, let size = site.accessibilitySize
    else { return site.remove(.suggestion) }
    let number = site.tree.lastChild(arguments[0])
    let range = site.tree.range(number)
    // What an editor left around the number would stand around the condition.
    if site.text(modifier.call).contains("/*") { return site.remove(.suggestion) }
    // What has no room to grow is cut off elsewhere, what shrinks to fit needs the limit for that, and what never grows
    // needs no more lines at large sizes.
    let isMoot =
      site.isInFixedHeight || site.isInFixedWidth || site.isInCapsule || site.shrinksToFit || site.isInCrowdedRow
      || choosesWhereToCut(site) || site.isOfMachines || site.isExplained || site.keepsSizeOrIsUnseen
      || site.isTitleOfBar || site.floatsOverContent
      || site.finding.message.hasPrefix("This text is cut off as soon as it outgrows")
    // What people wrote may be of any length: of the beginning in a row more is shown, and not all.
    if let lines = Int(site.text(number)), lines > 1, site.isInRow || site.isOfCell, site.showsLongWords {
      let more = lines.multipliedSaturating(by: 3)
      return site.fix(
        "Show \(more) lines at accessibility sizes", isMoot ? .suggestion : .unsafe, size.edit,
        TextEdit(range: range, text: "\(size.condition) ? \(more) : \(lines)"))
    }
    let edits =
      [size.edit].compactMap(\.self)
      + ([range] + sameInRow(number, site)).map {
        TextEdit(range: $0, text: "\(size.condition) ? nil : \(site.source.string($0))")
      }
    return [
      Fix(
        title: "Lift the limit at accessibility sizes", safety: isMoot ? .suggestion : .unsafe,
        edits: edits.sorted { $0.range.start < $1.range.start })
    ]
  }

  /// The same limit of the other texts in the row, which share its width: lifted of one alone, it would leave the others cut
  /// off beside it.
  private static func sameInRow(_ number: NodeID, _ site: FixSite) -> [ByteRange] {
    guard let view = site.view, view.parent >= 0, view.slot == .content,
      site.file.views[Int(view.parent)].known == .HStack
    else { return [] }
    return site.file.views.filter { other in
      other.parent == view.parent && other.slot == .content && other.kind == .use && other.known == .Text
        && other.nameToken != view.nameToken
    }.compactMap { other in
      site.modifiers(of: other).first { $0.known == .lineLimit }.flatMap { use in
        let arguments = site.tree.children(use.call).filter { site.tree.kind($0) == .argument }
        guard arguments.count == 1, site.tree.label(of: arguments[0]) == nil else { return nil }
        let value = site.tree.lastChild(arguments[0])
        return site.text(value) == site.text(number) ? site.tree.range(value) : nil
      }
    }
  }

  /// Whether the middle or the beginning is left out on purpose, so that the end is seen.
  private static func choosesWhereToCut(_ site: FixSite) -> Bool {
    site.view.map(site.modifiers)?.contains { $0.known == .truncationMode && !site.text(of: $0).contains(".tail") }
      ?? false
  }

  /// Whether the font is that of a row of several groups which neither wraps nor scrolls, or holds such a row: what grows in
  /// it is cut off.
  private static func isOfCrowdedRow(_ site: FixSite) -> Bool {
    let onView = site.onView
    guard let view = onView.view, let first = onView.viewIndex else { return false }
    var index = first
    while index < view.end {
      let node = site.file.views[Int(index)]
      // What scrolls has room, and what is brought up has a font of its own.
      let isApart = node.known == .ScrollView || index != first && node.slot.isPresentationSlot
      if isApart {
        index = node.end
        continue
      }
      if node.known == .HStack, node.kind == .use {
        let parts = site.file.views[Int(index)..<Int(node.end)].filter {
          $0.parent == index && $0.slot == .content && ![.Spacer, .Divider].contains($0.known)
        }
        if parts.count > 3 { return true }
      }
      index += 1
    }
    return false
  }

  /// Whether other words of the same font lie over or below these in a ZStack, so that all of them have to keep one size.
  private static func isOneOfSeveralCopies(_ site: FixSite) -> Bool {
    let onView = site.onView
    guard var view = onView.view, view.known == .Text else { return false }
    let font = onView.modifiers(of: view).first { $0.known == .font }.map(onView.text)
    guard let font else { return false }
    // A choice around it is one part of the stack.
    while view.parent >= 0, site.file.views[Int(view.parent)].kind == .choice {
      view = site.file.views[Int(view.parent)]
    }
    guard view.parent >= 0, site.file.views[Int(view.parent)].known == .ZStack else { return false }
    return site.file.views[Int(view.parent)..<Int(site.file.views[Int(view.parent)].end)].contains { other in
      other.known == .Text && other.kind == .use && other.parent == view.parent && other.nameToken != view.nameToken
        && onView.modifiers(of: other).contains { $0.known == .font && onView.text(of: $0) == font }
    }
  }

  /// Whether words stand in a column of so many points, where larger ones would be cut off or broken.
  private static func isHeldInWidth(_ site: FixSite) -> Bool {
    let onView = site.onView
    guard let view = onView.view, view.known == .Text else { return false }
    return onView.modifiers(of: view).contains { use in
      guard use.known == .frame, let width = site.tree.argument(of: use.call, label: "width") else { return false }
      return Double(site.text(width)).map { $0 < 100 } ?? false
    }
  }

  /// Whether the words take all the lines that they need on a screen that does not scroll: what is below them would be
  /// pushed off it.
  private static func pushesOthersOff(_ site: FixSite) -> Bool {
    let onView = site.onView
    guard let view = onView.view, view.known == .Text || view.known == .Label,
      onView.modifiers(of: view).contains(where: {
        $0.known == .fixedSize && !onView.text(of: $0).contains("vertical: false")
      })
    else { return false }
    // A few words take two lines at most.
    if let words = onView.words(of: view), words.split(separator: " ").count < 5 { return false }
    return !onView.scrollsWhereShown
  }

  /// The text style of that size, with weight and design kept.
  private static func font(_ site: FixSite, atLeast least: Double) -> [Fix] {
    guard let (call, prefix) = fontCall(site) else { return [] }
    let name = String(decoding: site.tree.mainText(site.tree.firstChild(call)), as: UTF8.self)
    let range = site.tree.range(call)
    if name == "custom" {
      guard
        let size = site.tree.children(call).first(where: {
          site.tree.kind($0) == .argument && label($0, site) == "fixedSize"
        }),
        let name = site.tree.label(of: size), let points = Double(site.text(site.tree.lastChild(size))),
        let style = TextStyle.nearest(to: max(points, least), isBold: false)
      else { return [] }
      return site.fix(
        "Scale the font relative to .\(style)", .unsafe,
        TextEdit(range: site.tree.tokens.range(name), text: "size"),
        site.insert(", relativeTo: .\(style)", at: site.tree.range(size).end))
    }
    guard name == "system", let size = site.tree.argument(of: call, label: "size") else { return [] }
    let weight = site.tree.argument(of: call, label: "weight").map(site.text)
    let design = site.tree.argument(of: call, label: "design").map(site.text)
    let isBold = [".semibold", ".bold", ".heavy", ".black"].contains(weight ?? "")
    // What is larger than every style would shrink.
    guard let points = Double(site.text(size)), points <= 40,
      let style = style(of: max(points, least), isBold: isBold)
    else { return [] }
    let hasDesign = design != nil && design != ".default"
    // A font of the project's own by that name would be meant instead of the system's.
    let isHidden = site.places.project.hidesTextStyle(style, from: site.file)
    var text =
      hasDesign
      ? "\(prefix).system(.\(style), design: \(design!))"
      : isHidden ? "\(prefix).system(.\(style))" : "\(prefix).\(style)"
    // A headline is semibold by itself.
    if let weight, weight != ".regular", !(style == "headline" && weight == ".semibold") {
      text += ".weight(\(weight))"
    }
    // Words that grow need room, and a widget has none but what the system gives it.
    let isTight =
      site.onView.isInFixedHeight || site.onView.liesOnDrawing || site.file.imports.contains { widgets.contains($0) }
      || saysMoreOfTheSize(behind: range.end, site) || isOfCrowdedRow(site)
      || pushesOthersOff(site) || site.onView.isTitleOfBar
      || isOneOfSeveralCopies(site) || isHeldInWidth(site) || isJoinedWithFonts(site)
      || site.isForWatch || !site.has("Font.\(style)")
      || site.onView.element?.surroundings.contains(.widget) ?? false
    let places = [range] + sameInOtherBranches(call, site)
    return [
      Fix(
        title: "Use the text style .\(style)", safety: isTight ? .suggestion : .unsafe,
        edits: places.map { TextEdit(range: $0, text: text) }.sorted { $0.range.start < $1.range.start })
    ]
  }

  /// Whether it is part of a joined text of which other parts have fonts of their own, which would stay as they are:
  /// `Text("I am ").font(.system(size: 24)) + Text(name).font(.system(size: 34))`.
  private static func isJoinedWithFonts(_ site: FixSite) -> Bool {
    guard let view = site.onView.view, view.parent >= 0, let own = site.onView.viewIndex,
      case let whole = site.file.views[Int(view.parent)], whole.kind == .concatenation
    else { return false }
    return (view.parent + 1..<whole.end).contains { index in
      index != own && site.onView.modifiers(of: site.file.views[Int(index)]).contains { $0.known == .font }
    }
  }

  /// The same font of what is shown instead of the text, in the other branches of the condition around it: it would look
  /// different there.
  private static func sameInOtherBranches(_ call: NodeID, _ site: FixSite) -> [ByteRange] {
    let onView = site.onView
    guard let view = onView.view, view.parent >= 0, site.file.views[Int(view.parent)].kind == .choice else { return [] }
    let code = site.text(call)
    return site.file.views.filter { other in
      other.parent == view.parent && other.branch != view.branch && other.kind == .use && other.known == view.known
    }.compactMap { other in
      guard let font = onView.modifiers(of: other).first(where: { $0.known == .font }) else { return nil }
      // What follows on it, such as a weight, may be another.
      let written = onView.text(of: font)
      guard let found = written.firstRange(of: code) else { return nil }
      let start = site.tree.range(font.call).end - UInt32(written[found.lowerBound...].utf8.count)
      return ByteRange(start, start + UInt32(code.utf8.count))
    }
  }

  /// Whether a comment that ends the line speaks of the size, and would be left behind without it.
  private static func saysMoreOfTheSize(behind end: UInt32, _ site: FixSite) -> Bool {
    var stop = Int(end)
    while stop < site.source.count, site.source.padded[stop] != 0x0A, site.source.padded[stop] != 0x0D { stop += 1 }
    let rest = site.source.string(ByteRange(end, UInt32(stop)))
    guard let comment = rest.firstRange(of: "//") else { return false }
    let words = rest[comment.upperBound...].lowercased()
    return ["size", "point", "font", "larger", "smaller"].contains(where: words.contains)
      || words.contains(where: \.isNumber)
  }

  private static let widgets = [Name("WidgetKit"), Name("ActivityKit")]

  /// The text style of a size, where it looks like that size to people who have not changed theirs.
  private static func style(of points: Double, isBold: Bool) -> String? {
    for size in [points, points - 0.6] {
      guard let style = TextStyle.nearest(to: size, isBold: isBold), let usual = TextStyle.named(style)?.size else {
        continue
      }
      if abs(usual - points) <= (points < 24 ? 1 : 2) { return style }
    }
    return nil
  }

  /// The smallest size that is allowed, where the size is written out.
  private static func larger(_ site: FixSite) -> [Fix] {
    guard let (call, _) = fontCall(site), let size = site.tree.argument(of: call, label: "size"),
      Double(site.text(size)) != nil,
      let least = site.finding.message.split(separator: " ").drop(while: { $0 != "below" }).dropFirst().first,
      Double(least) != nil
    else { return [] }
    return site.fix(
      "Use \(least) points", .unsafe, TextEdit(range: site.tree.range(size), text: String(least)))
  }

  /// The call of `.system(size:)` or `.custom(_:fixedSize:)` at the finding, and what stands before the dot.
  private static func fontCall(_ site: FixSite) -> (NodeID, String)? {
    for call in site.places.nodes([.callExpr], around: site.finding.range.start) {
      let range = site.tree.range(call)
      guard
        range.start == site.finding.range.start
          || range.contains(site.finding.range.start) && range.end <= site.finding.range.end
      else { continue }
      let callee = site.tree.firstChild(call)
      switch site.tree.kind(callee) {
      case .implicitMemberExpr: return (call, "")
      case .memberExpr where site.text(site.tree.firstChild(callee)) == "Font": return (call, "Font")
      default: continue
      }
    }
    return nil
  }

  /// `height:` as `minHeight:`; together with a width they are two frames.
  private static func frame(_ site: FixSite) -> [Fix] {
    guard site.isOn("frame"), let modifier = site.modifier else { return [] }
    let arguments = site.tree.children(modifier.call).filter { site.tree.kind($0) == .argument }
    guard let height = arguments.first(where: { label($0, site) == "height" || label($0, site) == "maxHeight" }),
      let token = site.tree.label(of: height), Double(site.text(site.tree.lastChild(height))) != nil,
      !site.takesAllHeight(before: modifier)
    else { return [] }
    let others = arguments.compactMap { label($0, site) }
    let title = "Let the height grow"
    if label(height, site) == "maxHeight" || others == ["height"] || !others.contains("width") {
      if others.contains("minHeight") { return [] }
      let isAlone = label(height, site) == "height"
      guard isAlone || others.allSatisfy({ $0 != "height" }) else { return [] }
      let tokens = [token] + (isAlone ? heightsBeside(site) : [])
      return [
        Fix(
          title: title, safety: site.isHeldAround ? .suggestion : .unsafe,
          edits: tokens.map { TextEdit(range: site.tree.tokens.range($0), text: "minHeight") }
            .sorted { $0.range.start < $1.range.start })
      ]
    }
    guard others.prefix(2) == ["width", "height"] else { return [] }
    let width = site.tree.range(arguments[0])
    // In a box no wider than high, words have no room to either side.
    let isBox =
      Double(site.text(site.tree.lastChild(arguments[0]))).map { wide in
        wide < 2 * (Double(site.text(site.tree.lastChild(height))) ?? 0)
      } ?? false
    return site.fix(
      title, isBox || site.isHeldAround ? .suggestion : .unsafe,
      TextEdit(
        range: ByteRange(width.end, site.tree.tokens.end(token)),
        text: ")\(site.separator(behind: modifier)).frame(minHeight"))
  }

  /// The heights that are written for the other texts of the same stack or condition: of lines in fixed heights, one alone
  /// would not grow.
  private static func heightsBeside(_ site: FixSite) -> [TokenID] {
    guard let view = site.view, view.known == .Text, view.parent >= 0, view.slotModifier < 0 else { return [] }
    return site.file.views.filter { other in
      other.parent == view.parent && other.slotModifier < 0 && other.kind == .use && other.known == .Text
        && other.nameToken != view.nameToken
    }.compactMap { other in
      guard let frame = site.modifiers(of: other).first(where: { $0.known == .frame }) else { return nil }
      let arguments = site.tree.children(frame.call).filter { site.tree.kind($0) == .argument }
      guard arguments.count == 1, label(arguments[0], site) == "height",
        Double(site.text(site.tree.lastChild(arguments[0]))) != nil
      else { return nil }
      return site.tree.label(of: arguments[0])
    }
  }

  private static func label(_ argument: NodeID, _ site: FixSite) -> String? {
    site.tree.label(of: argument).map { site.tree.string(of: $0) }
  }
}
