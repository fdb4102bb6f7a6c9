// Words that come up where a view chooses what it shows by a state: by `if`, or by `switch`.

import CurbcutAccessibility
import CurbcutSymbols
import CurbcutViews

extension Element {
  /// Whether a choice stands where words that come up have to be announced: on a screen, and in no control or picture.
  var mayBringUpWords: Bool {
    node.kind == .choice && mayBeMessage
  }

  /// Whether what a view says may have to be announced: it is heard, and part of no control, bar or picture.
  var mayBeMessage: Bool {
    !isExemptFromSpeech && !surroundings.contains(.widget) && labelOwner == nil
      && flags.isDisjoint(with: [.labelSlot, .systemHost, .mapContent, .chart, .hidden])
  }

  /// Whether nothing tells people that the choice shows something else once a state has changed: no announcement, and no
  /// person who opened what it is in.
  func isSilent(about state: Name) -> Bool {
    !ancestors.contains(where: Rule.isOpenedOrRow) && !Rule.isOpenedOrRowWhereUsed(self)
      && !model.announces(in: node.expression)
      && model.announcedNames(ofType: body.owner).isDisjoint(with: [state]) && !announcesChange(of: [state])
      && !announcesItself
  }
}
