// Functions that give their own view a gesture recognizer, such as one that the project adds to all views.

import CurbcutSymbols

extension Evaluator {
  /// Whether a function of a name gives the view it belongs to a recognizer, in any file: nearly no call on an object is
  /// one of those, so nobody need look further for the others.
  public func givesRecognizers(_ function: Name) -> Bool {
    if let known = facts.givingRecognizers { return known.contains(function) }
    var found: Set<Name> = []
    for file in project.files {
      for use in file.uikit?.uses ?? [] where use.word == .addGestureRecognizer && use.path.root == .own {
        found.insert(file.members[Int(use.member)].name)
      }
    }
    facts.givingRecognizers = found
    return found.contains(function)
  }
}
