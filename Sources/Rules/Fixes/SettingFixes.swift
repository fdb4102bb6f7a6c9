// Fixes that ask the settings of the system, with the property that tells them.

import CurbcutFindings
import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

enum SettingFixes {
  static let makers: [String: FixCatalogue.Maker] = [
    "stale-accessibility-setting": read,
    "bold-text-ignored": bold,
    "lottie-unguarded": lottie,
    "parallax-unguarded": parallax,
    "transparency-unguarded": { site in
      guard site.isOn("background"), site.statementIsPlain(site.finding.range),
        let setting = site.environment("accessibilityReduceTransparency", as: "reduceTransparency")
      else { return [] }
      return site.fix(
        "Use an opaque background when Reduce Transparency is on", .unsafe, setting.edit,
        site.replaceCode(
          "\(setting.name) ? AnyShapeStyle(Color(.systemBackground)) : AnyShapeStyle(\(site.code))"))
    },
    "animated-image-autoplay": { site in
      guard let view = site.view, let stops = site.places.project.packageView(view, in: site.file)?.stops,
        site.tree.argument(of: view.expression, label: stops) == nil,
        let first = site.firstArgument(of: view.expression),
        let setting = site.environment("accessibilityPlayAnimatedImages", as: "playAnimatedImages")
      else { return [] }
      return site.fix(
        "Animate the image only when Animated Images is on", .unsafe, setting.edit,
        site.insert(", \(stops): .constant(\(setting.name))", at: site.tree.range(first).end))
    },
    "orientation-locked": { site in
      guard site.finding.message.hasPrefix("This code locks the screen to portrait,"),
        site.code == "supportedInterfaceOrientations",
        // A picture from the camera has to be turned, too.
        !site.source.string(site.wholeFile).contains("AVCapture"),
        // Nor is it turned by this alone where something else says that it is not.
        !site.source.string(site.wholeFile).contains("shouldAutorotate"),
        let declaration = site.innermost([.varDecl], around: site.finding.range),
        let value = site.first(
          .implicitMemberExpr, in: site.tree.range(declaration), where: { site.text($0) == ".portrait" })
      else { return [] }
      return site.fix(
        "Use .allButUpsideDown", .unsafe, TextEdit(range: site.tree.range(value), text: ".allButUpsideDown"))
    },
    "selection-by-color-only": { site in
      guard let value = site.innermost([.ternaryExpr], around: site.finding.range),
        let condition = site.tree.children(value).first
      else { return [] }
      // A drawing that is filled looks the same in any weight.
      guard site.view?.known == .Text || site.view?.known == .Label || site.holdsText else { return [] }
      return site.add(".fontWeight(\(site.text(condition)) ? .bold : .regular)", .unsafe)
    },
  ]

  private static let settings: [String: (key: String, name: String, suffix: String)] = [
    "isReduceMotionEnabled": ("accessibilityReduceMotion", "reduceMotion", ""),
    "isVoiceOverRunning": ("accessibilityVoiceOverEnabled", "isVoiceOverEnabled", ""),
    "isSwitchControlRunning": ("accessibilitySwitchControlEnabled", "isSwitchControlEnabled", ""),
    "isReduceTransparencyEnabled": ("accessibilityReduceTransparency", "reduceTransparency", ""),
    "shouldDifferentiateWithoutColor": ("accessibilityDifferentiateWithoutColor", "differentiateWithoutColor", ""),
    "isInvertColorsEnabled": ("accessibilityInvertColors", "invertsColors", ""),
    "isDarkerSystemColorsEnabled": ("colorSchemeContrast", "contrast", " == .increased"),
    "isBoldTextEnabled": ("legibilityWeight", "legibilityWeight", " == .bold"),
  ]

  /// `UIAccessibility.isReduceMotionEnabled` as a property that follows the setting.
  private static func read(_ site: FixSite) -> [Fix] {
    guard let name = site.code.split(separator: ".").last, let setting = settings[String(name)] else { return [] }
    let title = "Read @Environment(\\.\(setting.key))"
    // A property that keeps the setting becomes one that follows it.
    if let member = site.file.members.first(where: {
      $0.value.exists && site.tree.range($0.value) == site.finding.range && !$0.isStatic
    }) {
      guard site.ownerOfState != nil, setting.suffix.isEmpty,
        let declaration = site.innermost([.varDecl], around: site.finding.range),
        site.tree.children(declaration).filter({ site.tree.kind($0) == .binding }).count == 1
      else { return [] }
      let name = site.tree.string(of: member.nameToken)
      return site.fix(
        title, .unsafe,
        TextEdit(
          range: site.tree.range(declaration), text: "@Environment(\\.\(setting.key)) private var \(name)"))
    }
    guard let property = site.environment(setting.key, as: setting.name) else { return [] }
    let edits = ([site.finding.range] + sameReads(site)).map {
      TextEdit(range: $0, text: property.name + setting.suffix)
    }
    return [
      Fix(
        title: title, safety: .unsafe,
        edits: ([property.edit].compactMap(\.self) + edits).sorted { $0.range.start < $1.range.start })
    ]
  }

  /// Where else code of the view reads the same setting, which would go on to be the old value beside the new one: not while
  /// the view is made, when it has no environment yet.
  private static func sameReads(_ site: FixSite) -> [ByteRange] {
    let tree = site.tree
    let own = site.finding.range
    guard let owner = site.ownerOfState else { return [] }
    let members = site.file.types[owner].members.map { site.file.members[Int($0)] }
    return tree.members(written: site.code, below: site.file.types[owner].node).filter { range in
      range != own && site.places.type(around: range.start) == owner
        && !site.places.isInStaticMember(range.start)
        && site.places.nodes([.initDecl], around: range.start).isEmpty
        && !members.contains { $0.value.exists && tree.range($0.value).contains(range) }
    }
  }

  /// The weight that is written, unless Bold Text is on.
  private static func bold(_ site: FixSite) -> [Fix] {
    let within = site.modifier.map { site.tree.range($0.call) } ?? site.finding.range
    let thin: Set<String> = [".light", ".thin", ".ultraLight"]
    guard
      let weight = site.first(
        .implicitMemberExpr, in: within,
        where: { thin.contains(site.text($0)) && site.tree.range($0).start >= site.finding.range.start }),
      let setting = site.environment("legibilityWeight", as: "legibilityWeight")
    else { return [] }
    // The weight that is set first, inside of this one, is the one that is seen.
    if let modifier = site.modifier, let view = site.view,
      site.modifiers(of: view).contains(where: {
        $0.nameToken < modifier.nameToken && ($0.known == .fontWeight || $0.known == .bold)
      })
    {
      return []
    }
    return site.fix(
      "Use a heavier weight when Bold Text is on", .unsafe, setting.edit,
      TextEdit(
        range: site.tree.range(weight), text: "\(setting.name) == .bold ? .semibold : \(site.text(weight))"))
  }

  /// `.looping()` and `.playing()` as a mode that depends on Reduce Motion.
  private static func lottie(_ site: FixSite) -> [Fix] {
    guard let view = site.view,
      let use = site.modifiers(of: view).first(where: {
        ["playing", "looping"].contains(site.tree.string(of: $0.nameToken))
      }), site.tree.argument(of: use.call, label: "loopMode").map(site.text).map({ $0.hasPrefix(".") }) ?? true,
      let setting = site.environment("accessibilityReduceMotion", as: "reduceMotion")
    else { return [] }
    let arguments = site.tree.children(use.call).filter { site.tree.kind($0) == .argument }
    guard arguments.count <= 1 else { return [] }
    let isLooping = site.tree.string(of: use.nameToken) == "looping"
    let loop = site.tree.argument(of: use.call, label: "loopMode").map(site.text) ?? (isLooping ? ".loop" : ".playOnce")
    guard arguments.isEmpty || site.tree.argument(of: use.call, label: "loopMode") != nil else { return [] }
    let mode =
      "playbackMode(\(setting.name) ? .paused(at: .progress(1)) "
      + ": .playing(.fromProgress(0, toProgress: 1, loopMode: \(loop))))"
    return site.fix(
      "Show the last frame when Reduce Motion is on", .unsafe, setting.edit, site.replace(use, by: mode))
  }

  /// No depth when Reduce Motion is on: `offset(y: reduceMotion ? 0 : …)`.
  private static func parallax(_ site: FixSite) -> [Fix] {
    guard let modifier = site.modifier, let closure = site.tree.trailingClosure(of: modifier.call, label: nil),
      let signature = site.tree.children(closure).first(where: { site.tree.kind($0) == .closureSignature }),
      !site.text(signature).contains("["),
      let setting = site.environment("accessibilityReduceMotion", as: "reduceMotion")
    else { return [] }
    var edits: [TextEdit] = []
    func still(_ value: NodeID) {
      let range = site.tree.range(value)
      edits.append(TextEdit(range: range, text: "\(setting.name) ? 0 : \(site.source.string(range))"))
    }
    let effect = site.detail(after: "scroll, .", before: " moves")
    guard
      let call = site.first(
        .callExpr, in: site.tree.range(closure),
        where: { site.tree.mainText(site.tree.firstChild($0)).elementsEqual(effect.utf8) })
    else { return [] }
    switch effect {
    case "offset":
      for label in ["x", "y"] { if let value = site.tree.argument(of: call, label: label) { still(value) } }
    case "rotation3DEffect", "rotationEffect":
      guard let angle = site.firstArgument(of: call).map(site.tree.lastChild), site.tree.kind(angle) == .callExpr,
        let value = site.firstArgument(of: angle)
      else { return [] }
      still(site.tree.lastChild(value))
    default: return []
    }
    guard !edits.isEmpty else { return [] }
    // The closure runs elsewhere, so it takes the value with it.
    edits.append(site.insert("[\(setting.name)] ", at: site.tree.range(signature).start))
    if let edit = setting.edit { edits.append(edit) }
    return [
      Fix(
        title: "Skip the parallax when Reduce Motion is on", safety: .unsafe,
        edits: edits.sorted { $0.range.start < $1.range.start })
    ]
  }
}

extension FixSite {
  /// Whether a range is one expression without a condition of its own.
  func statementIsPlain(_ range: ByteRange) -> Bool {
    !source.string(range).contains("?") && !source.string(range).contains("\n")
  }
}
