// Texts on pictures with nothing between.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let textOverImage = Rule(
    "text-over-image",
    .view([.text]) { element, report in
      guard element.node.kind == .use, element.known == .Text, !element.isOutOfScope,
        element.flags.isDisjoint(with: [.hidden, .redacted, .disabled, .chart]),
        element.surroundings.isDisjoint(with: [.widget, .debug, .placeholder]), let picture = picture(behind: element)
      else { return }
      let hasShadow = element.withAncestors.contains { $0.hasModifier(.shadow) }
      report.add(
        hasShadow || !picture.isLoaded ? .note : .warning, .medium, at: element.nameRange,
        "This text lies directly on an image, so it is hard to read where the image has a similar color",
        help: "Put a material, a dark gradient or a plain background between the text and the image.",
        cause: element.index,
        related: [
          RelatedLocation(
            path: element.file.path, range: picture.view.nameRange, message: "the image")
        ])
    })

  private struct Picture {
    var view: Element
    /// Whether it comes from elsewhere, so that nobody knows its colours.
    var isLoaded: Bool
  }

  private static func picture(behind text: Element) -> Picture? {
    guard !hasGround(text, below: nil) else { return nil }
    var current = text
    while let parent = current.parent {
      switch current.node.slot {
      case .overlay:
        if let picture = picture(parent), !hasGround(parent, below: current) {
          return isCovered(parent, before: current.node.slotModifier) ? nil : picture
        }
        // An overlay on something else: that decides.
        return nil
      case .content, .root, .header, .footer, .transform: break
      default: return nil
      }
      if parent.known == .ZStack, parent.node.kind == .use, current.node.slotModifier < 0 {
        if let ground = ground(before: current) {
          guard let picture = picture(ground) else { return nil }
          return isMoved(ground) || isMoved(current) || isPushedDown(current) ? nil : picture
        }
      }
      // A row or a control has a ground of its own.
      switch parent.known {
      case .List, .Form, .Section, .Menu, .Picker, .Chart, .Map: return nil
      case .other where parent.node.kind == .use: return nil
      default: break
      }
      guard !hasGround(parent, below: current) else { return nil }
      current = parent
    }
    return nil
  }

  /// The nearest of the views before one in a stack that hides what lies behind, or is a picture. What is found for one
  /// view is kept for those that follow it.
  private static func ground(before view: Element) -> Element? {
    let model = view.model
    var found: Int32 = -1
    var passed = [view.index]
    var next = view.previousSibling
    while let sibling = next {
      if sibling.node.slotModifier < 0, picture(sibling) != nil || isGround(sibling) {
        found = sibling.index
        break
      }
      if let known = model.groundsBefore[sibling.index] {
        found = known
        break
      }
      passed.append(sibling.index)
      next = sibling.previousSibling
    }
    for index in passed { model.groundsBefore[index] = found }
    return found >= 0 ? Element(model: model, index: found) : nil
  }

  /// Whether a view is drawn at another place than it is laid out at, by more than a touch or by what nobody can tell.
  private static func isMoved(_ view: Element) -> Bool {
    view.effectiveModifiers { $0 == .offset || $0 == .position }.contains { use in
      let values = ["x", "y", nil].compactMap { use.argument($0) }
      return !values.allSatisfy { abs(view.model.evaluator.value(of: $0.node, in: $0.scope).number ?? 1000) < 60 }
    }
  }

  /// Whether a stack keeps its first part free: `Spacer(minLength: height / 2)`.
  private static func isPushedDown(_ view: Element) -> Bool {
    guard view.known == .VStack, let first = view.children.first(where: { $0.node.slotModifier < 0 }),
      first.known == .Spacer, let length = first.argument("minLength")
    else { return false }
    return view.model.evaluator.value(of: length, in: view.scope).number.map { $0 >= 60 } ?? true
  }

  /// Whether the modifiers of a view put something behind it; those after `child`'s for what stands in an overlay.
  private static func hasGround(_ view: Element, below child: Element?) -> Bool {
    view.modifiers.contains { applied in
      switch applied.use.known {
      case .background, .backgroundStyle, .glassEffect, .containerBackground: true
      case .buttonStyle:
        applied.file.tree.argument(of: applied.use.call, label: nil).map {
          !["plain", "borderless", "automatic"].contains(applied.file.tree.text($0))
        } ?? true
      // What it does is among the others, where it can be followed.
      case .other, .modifier: !view.model.engine.isFollowed(applied.use, in: applied.file)
      default: false
      }
    }
  }

  /// Whether the picture has been darkened, blurred or covered before the text comes.
  private static func isCovered(_ picture: Element, before limit: Int32) -> Bool {
    for index in picture.node.modifiers where index < limit {
      switch picture.file.modifiers[Int(index)].known {
      case .overlay, .blur, .brightness, .colorMultiply, .opacity, .mask, .other, .modifier: return true
      default: break
      }
    }
    return false
  }

  /// Something that is drawn between: a shape, a gradient, a material, a colour, a component.
  private static func isGround(_ view: Element) -> Bool {
    switch view.known {
    case .Spacer, .EmptyView, .Text, .Divider: false
    case .VStack, .HStack, .Group, .ForEach:
      view.node.kind == .use && view.children.contains { isGround($0) }
    default: true
    }
  }

  /// Whether the view is a photo: loaded, or made large, and neither dimmed nor blurred.
  private static func picture(_ view: Element) -> Picture? {
    guard view.node.kind == .use else { return nil }
    var isLoaded = false
    switch view.known {
    case .AsyncImage, .VideoPlayer, .CameraView:
      isLoaded = true
    case .Image:
      guard view.symbolArgument == nil else { return nil }
      if view.argument("uiImage") != nil || view.argument("nsImage") != nil || view.argument("cgImage") != nil {
        isLoaded = true
      }
      guard view.hasModifier(.resizable) else { return nil }
    default: return nil
    }
    for use in view.writtenModifiers where dims.contains(use.known) && use.known != .overlay { return nil }
    guard !isSmall(view) else { return nil }
    if view.descendants.contains(where: { $0.hasModifier(.blur) || $0.hasModifier(.opacity) || isShade($0) }) {
      return nil
    }
    return Picture(view: view, isLoaded: isLoaded)
  }

  private static let dims: Set<Known> = [
    .blur, .opacity, .overlay, .brightness, .colorMultiply, .mask, .other, .modifier, .saturation, .hidden,
  ]

  private static func isShade(_ view: Element) -> Bool {
    switch view.known {
    case .LinearGradient, .RadialGradient, .Material: true
    default: false
    }
  }

  /// Icons and avatars carry badges, not texts.
  private static func isSmall(_ view: Element) -> Bool {
    for use in view.writtenModifiers where use.known == .frame {
      for label in ["width", "height", "maxWidth", "maxHeight"] {
        if let side = view.tree.argument(of: use.call, label: label),
          let points = view.model.evaluator.value(of: side, in: view.scope).number, points < 60
        {
          return true
        }
      }
    }
    return false
  }
}
