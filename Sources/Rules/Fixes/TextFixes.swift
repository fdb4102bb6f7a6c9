// Fixes for text sizes and touch targets.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews

enum TextFixes {
  static let makers: [String: FixCatalogue.Maker] = [
    "fixed-font-size": { site in
      let fixes = font(site, atLeast: 11)
      return fixes.isEmpty ? UIKitFixes.font(site) : fixes
    },
    "icon-size-fixed": { font($0, atLeast: 11) },
    "font-below-minimum": larger,
    "dynamic-type-clamped": { site in
      guard site.isOn("dynamicTypeSize") || site.isOn("environment"), let view = site.view else { return [] }
      // Without its limit the text is cut off in a height that does not grow.
      let isTight = ([view] + site.ancestors).contains { around in
        site.modifiers(of: around).contains {
          $0.known == .frame && site.tree.argument(of: $0.call, label: "height") != nil
        }
      }
      return site.remove(isTight ? .suggestion : .unsafe)
    },
    "line-limit-truncates": lift,
    "text-shrinks-to-fit": { site in
      guard site.isOn("minimumScaleFactor") || site.isOn("allowsTightening"), let view = site.view else { return [] }
      // What may not shrink is cut off in its line instead.
      let isLimited = site.modifiers(of: view).contains { $0.known == .lineLimit }
      return site.remove(isLimited ? .suggestion : .unsafe)
    },
    "fixed-frame-clips-text": frame,
    "touch-target-too-small": target,
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
    let range = site.tree.range(site.tree.lastChild(arguments[0]))
    return site.fix(
      "Lift the limit at accessibility sizes", .unsafe, size.edit,
      TextEdit(range: range, text: "\(size.condition) ? nil : \(site.source.string(range))"))
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
      let style = TextStyle.nearest(to: max(points, least), isBold: isBold)
    else { return [] }
    let hasDesign = design != nil && design != ".default"
    var text = hasDesign ? "\(prefix).system(.\(style), design: \(design!))" : "\(prefix).\(style)"
    // A headline is semibold by itself.
    if let weight, weight != ".regular", !(style == "headline" && weight == ".semibold") {
      text += ".weight(\(weight))"
    }
    return site.fix("Use the text style .\(style)", .unsafe, TextEdit(range: range, text: text))
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
      let token = site.tree.label(of: height)
    else { return [] }
    let others = arguments.compactMap { label($0, site) }
    let title = "Let the height grow"
    if label(height, site) == "maxHeight" || others == ["height"] || !others.contains("width") {
      if others.contains("minHeight") { return [] }
      let isAlone = label(height, site) == "height"
      guard isAlone || others.allSatisfy({ $0 != "height" }) else { return [] }
      return site.fix(title, .unsafe, TextEdit(range: site.tree.tokens.range(token), text: "minHeight"))
    }
    guard others.prefix(2) == ["width", "height"] else { return [] }
    let width = site.tree.range(arguments[0])
    return site.fix(
      title, .unsafe,
      TextEdit(
        range: ByteRange(width.end, site.tree.tokens.end(token)),
        text: ")\(site.separator(behind: modifier)).frame(minHeight"))
  }

  private static func label(_ argument: NodeID, _ site: FixSite) -> String? {
    site.tree.label(of: argument).map { site.tree.string(of: $0) }
  }

  /// Inside the label, where it counts.
  private static func target(_ site: FixSite) -> [Fix] {
    guard site.modifier == nil, let view = site.view, let viewIndex = site.viewIndex, view.known == .Button else {
      return []
    }
    let labels = site.inner.filter { $0.parent == viewIndex && $0.slot == .label }
    guard labels.count == 1, labels[0].kind == .use else { return [] }
    let frame = ".frame(minWidth: 44, minHeight: 44)"
    // It is there and does not help.
    if site.modifiers(of: labels[0]).contains(where: { site.text(of: $0) == frame }) { return [] }
    // What comes and goes would move what is beside it.
    let around = view.parent >= 0 ? site.file.views[Int(view.parent)] : nil
    let comes = around?.kind == .choice
    let title = "Add \(frame) inside the label"
    // Its shape is there already, and has to come last.
    if let last = labels[0].modifiers.last.map({ site.file.modifiers[Int($0)] }), last.known == .contentShape {
      return site.fix(title, comes ? .suggestion : .unsafe, site.prepend(frame, before: last))
    }
    return site.fix(
      title, comes ? .suggestion : .unsafe,
      site.append([frame, ".contentShape(Rectangle())"], to: labels[0]))
  }
}
