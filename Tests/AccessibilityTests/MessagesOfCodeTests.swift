// States that hold nothing but messages that code puts there.

import CurbcutAccessibility
import CurbcutSymbols
import CurbcutViews
import Testing

@Suite struct MessagesOfCodeTests {
  @Test(arguments: [
    (#"do { try go() } catch { hint = error.localizedDescription }"#, true),
    (#"hint = ""; do { try go() } catch { self.hint = "It did not work." }"#, true),
    (
      #"do { try go(); hint = NSLocalizedString("Done", comment: "") } catch { hint = "Failed" + "\n" + error.reason }"#,
      true
    ),
    (#"hint = "Above the door""#, false),
    (#"do { hint = try load() } catch { hint = error.localizedDescription }"#, false),
    (#"do { try go() } catch { hint += error.localizedDescription }"#, false),
    ("", false),
  ])
  func whatCodePutsThere(_ code: String, _ expected: Bool) {
    let found = model(
      """
      struct Screen: View {
        @State private var hint = ""
        var body: some View { Text(hint) }
        func run() { \(code) }
      }
      """)
    #expect(found.holdsOnlyMessages(Name("hint"), ofType: found.first(.Text).body.owner) == expected)
  }

  @Test func whatIsTypedIsNoMessage() {
    let found = model(
      """
      struct Screen: View {
        @State private var hint = ""
        var body: some View { TextField("Hint", text: $hint); Text(hint) }
        func run() { do { try go() } catch { hint = error.localizedDescription } }
      }
      """)
    #expect(!found.holdsOnlyMessages(Name("hint"), ofType: found.first(.Text).body.owner))
  }
}
