// Texts that are parts of pictures: initials in place of a portrait, counts in badges, words in drawn screens and
// notifications, marks, watermarks, and cards that are drawn into pictures to be shared. They have the size of the
// picture, and nobody would read more of them if they grew.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension FileModel {
  /// Whether what a body makes is a picture of something by what it is called, or is drawn into one.
  public func isPicture(body: Int32) -> Bool {
    if let known = pictureBodies[body] { return known }
    let found = findsPicture(file.bodies[Int(body)])
    pictureBodies[body] = found
    return found
  }

  private func findsPicture(_ body: Body) -> Bool {
    var names: [TokenID] = []
    if body.member >= 0 { names.append(file.members[Int(body.member)].nameToken) }
    var owner = body.owner
    while owner >= 0 {
      let type = file.types[Int(owner)]
      if project.isRendered(type.name) { return true }
      names.append(type.nameToken)
      owner = type.parent
    }
    return names.contains { Self.namesPicture(Words.split(file.tree.string(of: $0))) }
  }

  /// What people call drawings of screens, marks and the like.
  private static func namesPicture(_ words: [String]) -> Bool {
    if words.contains(where: pictureWords.contains) { return true }
    // A preview of a notification or widget is a picture of it; one of a film or file is that itself.
    return words.last == "preview"
      && words.dropLast().contains { ["notification", "widget", "lock", "island"].contains($0) }
  }

  private static let pictureWords: Set<String> = [
    "mock", "mockup", "mocked", "illustration", "fake", "dummy", "wordmark", "logo", "logotype", "watermark",
  ]
}

extension Element {
  /// Whether a text is a part of a picture, with the size of its font where it is known.
  public func isPictureText(points: Double?) -> Bool {
    if model.isPicture(body: node.body) || isFaint || isOnDrawnDevice || isInMiniature(points: points) { return true }
    guard let argument = argument(nil) ?? argument("verbatim") else { return false }
    let code = tree.sourceText(argument)
    let words = Words.split(code)
    if words.contains(where: ["initials", "monogram"].contains) || words.last == "initial" { return true }
    if isMark { return true }
    let isNumber = isNumberAlone(argument)
    if isNumber || words.contains(where: ["badge", "count", "unread"].contains), (points ?? 99) <= 13, isBadge {
      return true
    }
    let isLetter =
      [".prefix(1)", ".prefix(2)", ".first!", ".first ??", ".first.map"].contains { code.contains($0) }
      || isFewLetters
    guard isLetter || isNumber, let place = roundPlace else { return false }
    // A number that its place has much room around could grow, and is read like any other.
    return isLetter || (place.side ?? 0) < (points ?? .infinity) * Self.roomOfNumbers
  }

  /// How many times as wide as its letters are high the place of a number is, from which on it has room to grow.
  private static let roomOfNumbers = 3.0

  /// The logo that fonts of the system hold.
  private var isMark: Bool {
    textWordings.all.contains { $0.text.unicodeScalars.contains("\u{F8FF}") }
  }

  /// Whether all that can be shown are one or two letters or digits.
  private var isFewLetters: Bool {
    let words = textWordings
    return words.areKnown && !words.all.isEmpty && words.all.allSatisfy { !$0.text.contains("‹") && $0.text.count <= 2 }
  }

  /// `"\(count)"`, without a word beside it.
  private func isNumberAlone(_ argument: NodeID) -> Bool {
    guard tree.kind(argument) == .stringLiteral else { return false }
    var hasValue = false
    for part in tree.children(argument) {
      switch tree.kind(part) {
      case .interpolation: hasValue = true
      case .stringSegment: if tree.sourceText(part).contains(where: \.isLetter) { return false }
      default: return false
      }
    }
    return hasValue
  }

  /// A count on a round ground, laid over something else.
  private var isBadge: Bool {
    // Beside other words it is a value of theirs.
    if let row = parent, row.known == .HStack || row.known == .VStack,
      row.children.contains(where: { $0.index != index && ($0.known == .Text || $0.known == .Label) })
    {
      return false
    }
    let isRound = withAncestors.prefix(2).contains { holder in
      holder.effectiveModifiers { $0 == .background || $0 == .clipShape }.contains {
        Self.namesRoundShape($0, orCapsule: true)
      }
    }
    return isRound
      && withAncestors.prefix(4).contains { holder in
        holder.node.slot == .overlay || holder.hasModifier(.offset) || holder.hasModifier(.position)
          || holder.parent?.known == .ZStack
      }
  }

  /// Whether a modifier draws or cuts a circle, or a capsule where that is asked for; what stands before it in the chain
  /// belongs to the same call.
  private static func namesRoundShape(_ modifier: EffectiveModifier, orCapsule: Bool = false) -> Bool {
    let shapes: Set<Name> =
      orCapsule
      ? [Name("Circle"), Name("circle"), Name("Capsule"), Name("capsule")] : [Name("Circle"), Name("circle")]
    let tree = modifier.tree
    return tree.children(modifier.use.call).dropFirst().contains { !tree.names(in: $0).isDisjoint(with: shapes) }
  }

  /// The circle or small square that is the place of a text: that of a portrait or a number of a step. Its side is nil
  /// where it is not known.
  private var roundPlace: RoundPlace? {
    var depth = 0
    var isLaidOver = false
    for holder in withAncestors {
      if holder.node.slot == .overlay, let under = holder.parent, under.isShape || under.known == .Image {
        return under.squareFrame ?? RoundPlace()
      }
      // What lies in a corner of something has not all of its room.
      if holder.node.slot == .overlay { isLaidOver = true }
      if let frame = holder.squareFrame { return isLaidOver ? RoundPlace() : frame }
      if holder.effectiveModifiers(where: { $0 == .background || $0 == .clipShape }).contains(where: {
        Self.namesRoundShape($0)
      }) {
        return RoundPlace()
      }
      if holder.known == .ZStack,
        let frame = holder.children.lazy.filter({ $0.isShape }).compactMap({ $0.squareFrame }).first
      {
        return frame
      }
      depth += 1
      if depth > 3 || holder.node.slot.isPresentation { return nil }
    }
    return nil
  }

  private var isShape: Bool {
    switch known {
    case .Circle, .RoundedRectangle, .Rectangle, .Capsule, .Ellipse: true
    default: false
    }
  }

  /// `.frame(width: size, height: size)`, up to 100 points where they are known.
  private var squareFrame: RoundPlace? {
    for frame in effectiveModifiers(where: { $0 == .frame }) {
      guard let width = frame.argument("width"), let height = frame.argument("height") else { continue }
      let evaluator = model.evaluator
      if let a = evaluator.value(of: width.node, in: width.scope).number,
        let b = evaluator.value(of: height.node, in: height.scope).number
      {
        if a == b && a <= 100 { return RoundPlace(side: a) }
      } else if width.tree.sourceText(width.node) == height.tree.sourceText(height.node) {
        return RoundPlace()
      }
    }
    return nil
  }

  /// The place of a portrait or of the number of a step.
  private struct RoundPlace {
    /// Its width in points, where it is known.
    var side: Double?
  }

  /// Whether hardly anything is seen of it: a watermark, a letter behind other words.
  private var isFaint: Bool {
    func isFaint(_ share: NodeID, _ scope: Scope) -> Bool {
      model.evaluator.value(of: share, in: scope).number.map { $0 < 0.2 && $0 > 0 } ?? false
    }
    return withAncestors.prefix(3).contains { holder in
      holder.effectiveModifiers { $0 == .opacity }.contains { opacity in
        opacity.argument(nil).map { isFaint($0.node, $0.scope) } ?? false
      }
    }
      || effectiveModifiers { $0 == .foregroundStyle || $0 == .foregroundColor }.contains { modifier in
        guard let colour = modifier.argument(nil), colour.tree.kind(colour.node) == .callExpr,
          colour.tree.known(colour.tree.firstChild(colour.node)) == .opacity,
          let share = colour.tree.argument(of: colour.node, label: nil)
        else { return false }
        return isFaint(share, colour.scope)
      }
  }

  /// Whether it is laid over a picture of a device or screen, or over a picture that lets touches through.
  private var isOnDrawnDevice: Bool {
    var letsThrough = false
    for holder in withAncestors.prefix(8) {
      if holder.hasModifier(.allowsHitTesting) { letsThrough = true }
      guard holder.node.slot == .overlay, let picture = holder.parent, picture.known == .Image else { continue }
      if letsThrough || picture.hasModifier(.allowsHitTesting) { return true }
      guard let name = picture.tree.children(picture.node.expression).dropFirst().first else { return false }
      return Words.split(tree.sourceText(name)).contains(where: Self.deviceWords.contains)
    }
    return false
  }

  private static let deviceWords: Set<String> = [
    "device", "phone", "iphone", "ipad", "screen", "mock", "mockup", "screenshot", "illustration",
  ]

  /// Whether it stands among the bars that lines of text are drawn by in a small picture of a screen.
  private func isInMiniature(points: Double?) -> Bool {
    guard let points, points <= 12 else { return false }
    for holder in ancestors.prefix(4)
    where holder.known == .VStack || holder.known == .HStack || holder.known == .ZStack {
      let bars = (holder.index + 1..<holder.node.end).prefix(40).count { index in
        let view = Element(model: model, index: index)
        return (view.known == .RoundedRectangle || view.known == .Capsule || view.known == .Rectangle)
          && view.writtenModifiers.contains { use in
            guard use.known == .frame, let height = tree.argument(of: use.call, label: "height") else { return false }
            return model.evaluator.value(of: height, in: scope).number.map { $0 >= 3 && $0 <= 8 } ?? false
          }
      }
      if bars >= 2 { return true }
    }
    return false
  }
}
