// The least width of the words of a text.

import CurbcutAccessibility
import CurbcutViews
import Testing

@Suite struct NarrowTextTests {
  private func width(_ text: String) -> Double? {
    let model = bodyModel(text)
    return model.leastWordWidth(of: ViewReference(file: model.file, index: model.first(.Text).index))
  }

  /// A number has a digit at least, what is not known may be nothing, and words may break between them.
  @Test(arguments: [
    (#"Text("\(Int(level))%")"#, 0.48 + 0.75), (#"Text(String(Int(level)))"#, 0.48), (#"Text("\(unit)s")"#, 0.48),
    (#"Text("\(items.count) ms")"#, 0.75 + 0.48), (#"Text(verbatim: "W i")"#, 0.75),
  ])
  func ofTheLongestWord(_ text: String, _ expected: Double) { #expect(width(text) == expected) }

  @Test(arguments: [#"Text(title)"#, #"Text("\(unit)")"#, #"Text("★")"#, #"Text("")"#])
  func isNotKnown(_ text: String) { #expect(width(text) == nil) }
}
