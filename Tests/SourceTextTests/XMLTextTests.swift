// Reading XML: what files of Interface Builder hold is found with its place, and what could harm is refused.

import CurbcutSourceText
import Testing

struct XMLTextTests {
  private func read(_ text: String) throws(XMLProblem) -> XMLDocument { try XMLDocument(SourceText(text)) }

  private func problem(_ text: String) -> XMLProblem? {
    do throws(XMLProblem) {
      _ = try read(text)
      return nil
    } catch { return error }
  }

  @Test func elementsAreInTheOrderOfTheirTags() throws {
    let document = try read(
      "\u{FEFF}<?xml version='1.0'?>\n<!-- a > b --><a x=\"1\" y='2'><b/><c k=\"v\"><d>text</d></c></a>\n")
    #expect(document.elements.count == 4)
    #expect(Array(document.children(of: -1)) == [0])
    #expect(Array(document.children(of: 0)) == [1, 2])
    #expect(Array(document.children(of: 2)) == [3])
    #expect(document.elements.map(\.parent) == [-1, 0, 0, 2])
    #expect(document.value("y", of: 0) == "2")
    #expect(document.value("z", of: 0) == nil)
    #expect(document.has("k", "v", 2))
    #expect(document.child("c", of: 0) == 2)
    #expect(document.text(document.elements[3].content) == "text")
    #expect(document.source.string(document.elements[1].tag) == "<b/>")
  }

  @Test func entitiesOfXMLItselfAreReplaced() throws {
    let document = try read("<a t=\"&lt;&amp;&gt; &quot;&apos; &#65;&#x42;\"/>")
    #expect(document.value("t", of: 0) == "<&> \"' AB")
  }

  @Test(arguments: [
    ("<!DOCTYPE a [<!ENTITY b \"bb\">]><a>&b;</a>", 0 as UInt32, "it declares a document type"),
    ("<a>&b;</a>", 3, "it uses an entity of its own"),
    ("<a t=\"&b;\"/>", 6, "it uses an entity of its own"),
    ("<a>&#xD800;</a>", 3, "it uses an entity of its own"),
    ("<a>&#99999999999;</a>", 3, "it uses an entity of its own"),
    ("<a><b></a>", 6, "this end tag belongs to another element"),
    ("<a><b></b>", 0, "this element has no end tag"),
    ("<a/><b/>", 4, "a second outermost element begins"),
    ("</a>", 0, "this end tag ends nothing"),
    ("<a", 0, "this tag has no end"),
    ("<a b>", 4, "an attribute has no value"),
    ("<a b=c>", 5, "an attribute's value has no quotes"),
    ("<a b=\"c", 6, "this value has no end"),
    ("<<<<<<< HEAD", 0, "an element has no name"),
    ("text", 0, "text outside the elements"),
    ("<a/>text", 4, "text outside the elements"),
    ("<!-- ", 0, "this comment has no end"),
    ("", 0, "there is no element"),
    ("<a><![CDATA[x</a>", 3, "this text has no end"),
  ])
  func whatCannotBeReadIsRefused(_ text: String, _ offset: UInt32, _ reason: String) {
    let problem = problem(text)
    #expect(problem?.reason == reason)
    #expect(problem?.offset == offset)
  }

  @Test func deepNestingIsRefused() {
    let depth = XMLDocument.depthLimit
    let text = String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    #expect(problem(text) == nil)
    #expect(problem("<b>" + text + "</b>")?.reason == "elements lie too deep in each other")
    #expect(problem(String(repeating: "<a>", count: 200_000))?.reason == "elements lie too deep in each other")
  }

  @Test func everyPrefixEndsWithoutATrap() {
    let text = Array("<?xml?><!-- c --><a b=\"&amp;\" c='d'><![CDATA[x]]><e>&#65;</e></a>".utf8)
    for count in 0...text.count {
      let whole = problem(String(decoding: text[..<count], as: UTF8.self)) == nil
      #expect(whole == (count == text.count), "\(count)")
    }
  }
}
