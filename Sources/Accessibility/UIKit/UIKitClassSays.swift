// What a class of the project says to itself, and when: what it says while it is made, code that has the object may say
// otherwise behind it.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension UIKitModel {
  /// Whether a class of the project says a word to itself after it was made, or overrides the member, so that what others
  /// set does not have to stay.
  public func classSays(_ word: UIKitWord, afterwards type: UIKitType) -> Bool {
    if let known = saidAfterwards[type.name]?[word] { return known }
    let isSaid = reads(word, afterwards: type)
    saidAfterwards[type.name, default: [:]][word] = isSaid
    return isSaid
  }

  private func reads(_ word: UIKitWord, afterwards type: UIKitType) -> Bool {
    var reader = UIKitFactReader(model: self)
    reader.read(classOf: type)
    return reader.facts.saysForeign(word)
      || reader.facts.made.contains { $0.use.word == word && !$0.file.runsInInitializers($0.use.member) }
  }
}

extension FileViews {
  /// Whether code runs only while its object is made: an initializer, or a function that initializers call and nobody else.
  func runsInInitializers(_ member: Int32) -> Bool {
    let asked = members[Int(member)]
    if asked.kind == .initializer { return true }
    guard asked.kind == .function, asked.isHidden else { return false }
    var isCalled = false
    // What is private is named in its file alone.
    for other in members where other.block.exists && mentions(asked.name, in: other.block) {
      guard other.kind == .initializer, other.owner == asked.owner else { return false }
      isCalled = true
    }
    return isCalled
  }

  private func mentions(_ name: Name, in node: NodeID) -> Bool {
    tree[node].tokens.contains { tree.tokens.isName($0) && tree.name(of: $0) == name }
  }
}
