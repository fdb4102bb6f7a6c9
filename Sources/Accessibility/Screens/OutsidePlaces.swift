// Where an app shows what no rule can look into: once for each kind in each type that makes it.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// A type that shows content which is not examined.
public struct OutsidePlace: Sendable {
  public var content: OutsideContent
  /// The first place of it in the type.
  public var range: ByteRange
}

extension Project {
  /// What the types of a file show; what only previews, tests, other platforms or nobody meets is left out.
  public func outsideContent(in file: FileViews) -> [OutsidePlace] {
    let named = file.outsideContent { mayMeanOwnType($0, from: file) }
    if named.isEmpty || isOfExample(file.path) { return [] }
    struct Key: Hashable {
      var type: Int
      var content: OutsideContent
    }
    var seen: Set<Key> = []
    return named.compactMap { content, token in
      let range = file.tree.tokens.range(token)
      let isMet = !file.bodies.contains { body in
        !body.surroundings.isDisjoint(with: Self.unmet) && file.tree.range(body.block).contains(range.start)
      }
      guard isMet else { return nil }
      var outermost = -1
      for (index, type) in file.types.enumerated() where file.tree.range(type.node).contains(range.start) {
        if !type.surroundings.isDisjoint(with: Self.unmet) { return nil }
        let key = UnshownTypes.key(of: type, in: file)
        if unshown.unused.contains(key) || unshown.ofOtherPlatforms.contains(key) || unshown.ofTheMac.contains(key)
          || unshown.ofDebugging.contains(key)
        {
          return nil
        }
        if outermost < 0 { outermost = index }
      }
      guard seen.insert(Key(type: outermost, content: content)).inserted else { return nil }
      return OutsidePlace(content: content, range: range)
    }
  }

  private static let unmet: Surroundings = [.preview, .tests, .generated, .otherPlatform, .debug]
}

extension InterfaceFile {
  /// The same for the objects of a storyboard or xib: each with the element it is.
  public var outsideContent: [(content: OutsideContent, element: Int32)] {
    guard isJudged else { return [] }
    return document.elements.indices.compactMap { index in
      let element = Int32(index)
      return OutsideContent.elements.first { document.isNamed($0.0, element) }.map { ($0.1, element) }
    }
  }
}
