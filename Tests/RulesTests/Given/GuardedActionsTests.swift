// Taps that do nothing: where a condition holds that the look tells, and where each use hands in an empty closure.

import Testing

@Suite struct GuardedActionsTests {
  private func swatches(_ action: String) -> Int {
    let text = """
      import SwiftUI
      struct Palette: View {
        let selected: [String]
        let colors: [String]
        @Binding var color: String
        var body: some View {
          ForEach(colors, id: \\.self) { name in
            Circle().fill(Color(name)).opacity(selected.contains(name) ? 0.2 : 1)
              .onTapGesture { \(action) }
          }
        }
      }
      """
    return Checking.findings(of: "selected-trait-missing", in: [("Palette.swift", text)]).count
  }

  @Test func whatCannotBeTappedIsNotChosen() {
    #expect(swatches("toggle(name)") == 1)
    #expect(swatches("if !selected.contains(name) { color = name }") == 0)
    #expect(swatches("guard !selected.contains(name) else { return }; color = name") == 0)
    #expect(swatches("guard !selected.contains(name), isOpen else { return }; color = name") == 0)
    // Who is called may choose it, or the tap does.
    #expect(swatches("if !selected.contains(name) { select(name) }") == 1)
    // Something is done in both cases, or where it holds.
    #expect(swatches("if !selected.contains(name) { add(name) } else { remove(name) }") == 1)
    #expect(swatches("if selected.contains(name) { remove(name) }") == 1)
    #expect(swatches("if !selected.contains(name) { add(name) }; log(name)") == 1)
  }

  private func taps(_ given: [String], _ type: String = "() -> Void", _ tap: String = "perform: retry") -> Int {
    let text = """
      import SwiftUI
      struct Notice: View {
        let retry: \(type)
        var body: some View { Text("No connection").onTapGesture(\(tap)) }
      }
      """
    let uses = given.map { "Notice(\($0))" }.joined(separator: "\n")
    let page = "import SwiftUI\nstruct Page: View { var body: some View { VStack {\n\(uses)\n} } }"
    return Checking.findings(
      of: "tap-gesture-missing-button-trait", in: [("Notice.swift", text), ("Page.swift", page)]
    )
    .count
  }

  @Test func aClosureThatIsEmptyAtEachUseDoesNothing() {
    #expect(taps(["retry: {}"]) == 0)
    #expect(taps(["retry: {}", "retry: {}"]) == 0)
    #expect(taps(["retry: {}", "retry: { load() }"]) == 1)
    #expect(taps(["retry: load"]) == 1)
    #expect(taps(["retry: nil"], "(() -> Void)?", "perform: { retry?() }") == 0)
    #expect(taps([]) == 1)
  }
}
