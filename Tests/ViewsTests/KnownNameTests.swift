// What is kept by names: words of UIKit, what code of a file sets.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import Testing

@testable import CurbcutViews

@Suite struct KnownNameTests {
  @Test func wordsOfUIKitAreSpeltAsTheyAreCalled() {
    let words = UIKitWord.allCases.prefix { $0 != .called }
    #expect(UIKitWord.names.map(\.description) == words.map { "\($0)" })
    for word in words { #expect(UIKitWord(Name("\(word)")) == word) }
    #expect(UIKitWord(Name("called")) == nil)
  }

  @Test func whatCodeSetsIsKnownByItsName() {
    let names = (0..<30).map { "value\($0)" }
    let code = names.map { "\($0) = 1; self.\($0)s += 2" }.joined(separator: "\n") + "\nlet other = read == 3"
    let file = FileViews(tree: Parser.parse(SourceText(path: "A.swift", code)))
    for name in names { #expect(file.assigns(Name(name)) && file.assigns(Name(name + "s")), "\(name)") }
    #expect(!file.assigns(Name("other")) && !file.assigns(Name("read")) && !file.assigns(Name("self")))
  }
}
