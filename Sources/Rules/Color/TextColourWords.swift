// What messages say of the colours of a text: what it is, where its colours are set.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension TextColours {
  /// What the text is, for messages.
  var noun: String { isSymbol ? "symbol" : element.isPlaceholderOfField ? "placeholder" : "text" }

  /// What a message is about: the text by its words where the finding is shown at a view that holds it.
  var subject: String {
    let chain = element.tree.range(element.node.chain)
    guard noun == "text", range.start < chain.start || range.end > chain.end else { return "This \(noun)" }
    if case .text(let words) = element.name.name, words.contains(where: \.isLetter) {
      return "The text “\(words.shortened)”"
    }
    // The finding may stand at the control itself, or inside of it.
    if let owner = element.labelOwner, case let control = element.tree.range(owner.node.chain),
      range.start < control.start || range.end > control.end
    {
      return "The text of a \(owner.noun) in this view"
    }
    if element.control != nil { return "The text of a \(element.noun) in this view" }
    return "The text in this view"
  }

  /// The declaration of a color that is used by a name.
  var origin: ValueOrigin? {
    foreground.given.isEmpty ? foreground.source.flatMap { element.model.origin(of: $0) } : nil
  }

  /// Where the color is set, for the end of a message; a color set is named with it already.
  func source(of entry: ContrastJudgement.Entry) -> String {
    if !foreground.given.isEmpty { return foreground.given.colorSuffix }
    // The name of the set does not tell where to look for a color that a style gives.
    guard entry.foreground.asset == nil || foreground.argument == nil && origin?.isSetter == true else { return "" }
    return origin?.colorSuffix ?? ""
  }

  /// The same of the color behind the text, where that is the one to change.
  func groundSource(of entry: ContrastJudgement.Entry) -> String {
    guard entry.background.asset == nil, let background else { return "" }
    // A color is a view as well.
    let view = background.owner >= 0 ? element.file.views[Int(background.owner)].expression : .none
    let node = background.argument ?? view
    return element.model.origin(of: node, in: element.scope, type: Known.Color.name)?.groundSuffix ?? ""
  }

  /// Where the uses of its component give the text its colour, or paint what lies behind it.
  var related: [RelatedLocation] {
    let painted = background?.owner ?? -1 < 0 ? background?.painted ?? [] : []
    return RelatedLocation.all(foreground.given)
      + RelatedLocation.all(painted, "Its background is set here")
  }
}

extension RelatedLocation {
  /// The places at which the uses of a component give a colour to what it shows.
  static func all(_ colours: [GivenColour], _ message: String = "Its color is set here") -> [RelatedLocation] {
    // Two colors of one use may come from one place.
    var result: [RelatedLocation] = []
    for given in colours {
      let (file, range) = (given.scope.file, given.scope.file.tree.range(given.node))
      if result.contains(where: { isSame($0.path, file.path) && $0.range == range }) { continue }
      result.append(RelatedLocation(path: file.path, range: range, message: message))
    }
    return result
  }
}
