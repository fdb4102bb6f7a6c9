// Which files name something, found out once for each word that is asked for.

import CurbcutSymbols
import CurbcutSyntax

extension FileViews {
  /// Whether a name stands in the file, wherever; `text` is how it is written.
  public func names(_ name: Name, _ text: some Collection<UInt8>) -> Bool {
    guard let number = NameClasses.number(of: text), names.mayHold(number) else { return false }
    var isNamed = false
    tree.tokens.forEachName { token, found in
      if found == number, !isNamed, tree.tokens.isName(token), tree.name(of: token) == name { isNamed = true }
    }
    return isNamed
  }
}

extension Evaluator {
  /// The files in which a word stands as a name, in their order.
  public func files(naming word: String) -> [FileViews] {
    let name = Name(word)
    if let known = facts.naming[name] { return known }
    let found = project.files.filter { $0.names(name, word.utf8) }
    facts.naming[name] = found
    return found
  }
}
