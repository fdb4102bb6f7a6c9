// Reduce Motion under another name: handed down, kept, put into the environment, done by a transaction.

import CurbcutAccessibility
import CurbcutSyntax
import CurbcutViews
import Testing

@Suite struct HandedMotionTests {
  private let asks = "@Environment(\\.accessibilityReduceMotion) private var reduceMotion\n"

  /// Whether the animation of a card is guarded that has these members and is shown so.
  private func isGuarded(
    _ animation: String, members: String = "", body before: String = "", host: String = "", shown: String? = nil,
    beside: [String] = []
  ) -> Bool {
    let model = model(
      """
      struct Card: View {
        @State private var isOpen = false
        \(members)
        var body: some View {
          \(before)
          Text("a").offset(x: isOpen ? 300 : 0).animation(\(animation), value: isOpen)
        }
      }
      """, beside: [shown.map { "struct Host: View {\n\(host)\n var body: some View { \($0) }\n}" } ?? ""] + beside)
    let use = model.file.modifiers.first { $0.known == .animation }!
    return model.isMotionGuarded(argumentsOf: use.call)
  }

  @Test func itIsHandedToAComponent() {
    let card = "let calm: Bool"
    #expect(isGuarded("calm ? nil : .spring()", members: card, host: asks, shown: "Card(calm: reduceMotion)"))
    #expect(isGuarded("calm ? .spring() : nil", members: card, host: asks, shown: "Card(calm: !reduceMotion)"))
    #expect(!isGuarded("calm ? nil : .spring()", members: card, host: asks, shown: "Card(calm: true)"))
    #expect(!isGuarded("calm ? nil : .spring()", members: card))
    #expect(
      !isGuarded(
        "calm ? nil : .spring()", members: card, host: asks,
        shown: "VStack { Card(calm: reduceMotion); Card(calm: false) }"))
    // Its namesake is handed something else.
    #expect(
      !isGuarded("calm ? nil : .spring()", members: card, host: "let calm: Bool", shown: "Card(calm: calm)"))
  }

  @Test func itIsHandedOnAndRenamed() {
    let middle = "struct Middle: View {\n let still: Bool\n var body: some View { Card(calm: still) }\n}"
    #expect(
      isGuarded(
        "calm ? nil : .spring()", members: "let calm: Bool", host: asks, shown: "Middle(still: reduceMotion)",
        beside: [middle]))
    let initializer = "private let quiet: Bool\n init(calm: Bool) { quiet = calm }"
    #expect(isGuarded("quiet ? nil : .spring()", members: initializer, host: asks, shown: "Card(calm: reduceMotion)"))
    #expect(
      isGuarded(
        "move", members: "let move: Animation?", host: asks, shown: "Card(move: reduceMotion ? nil : .spring())"))
  }

  @Test func itIsKeptInALocal() {
    #expect(isGuarded("calm ? nil : .spring()", members: asks, body: "let calm = reduceMotion"))
    #expect(isGuarded("move", members: asks, body: "let move: Animation? = reduceMotion ? nil : .spring()"))
    #expect(!isGuarded("calm ? nil : .spring()", members: asks, body: "let calm = isOpen"))
  }

  @Test func theEnvironmentOrAnObjectHasIt() {
    let still = "@Environment(\\.prefersCalm) private var still"
    #expect(
      isGuarded(
        "still ? nil : .spring()", members: still, host: asks,
        shown: "Card().environment(\\.prefersCalm, reduceMotion)"))
    #expect(
      !isGuarded(
        "still ? nil : .spring()", members: still, host: asks, shown: "Card().environment(\\.prefersCalm, true)"))
    let object = """
      final class Settings: ObservableObject {
        @Published var still = false
        init() { still = UIAccessibility.isReduceMotionEnabled }
      }
      """
    let kept = "@StateObject private var settings = Settings()"
    #expect(isGuarded("settings.still ? nil : .spring()", members: kept, beside: [object]))
    let copied = object.replacing("init()", with: "func take(_ other: Settings) { still = other.still }\n init()")
    #expect(isGuarded("settings.still ? nil : .spring()", members: kept, beside: [copied]))
    let changed = object.replacing("init()", with: "func set() { still = true }\n init()")
    #expect(!isGuarded("settings.still ? nil : .spring()", members: kept, beside: [changed]))
  }

  @Test func aParameterHasIt() {
    let open = "func move(calm: Bool) -> Animation? { calm ? nil : .spring() }"
    #expect(isGuarded("move(calm: reduceMotion)", members: asks + open))
    let model = model(
      """
      struct Card: View {
        \(asks)
        @State private var isOpen = false
        var body: some View { Text("a").onTapGesture { open(calm: reduceMotion) } }
        private func open(calm: Bool) { withAnimation(calm ? nil : .spring()) { isOpen = true } }
      }
      """)
    let call = model.code.calls.first { $0.known == .withAnimation }!
    #expect(model.isMotionGuarded(call.call))
  }

  @Test(arguments: [
    ("VStack { Card() }.transaction { if reduceMotion { $0.animation = nil } }", true),
    ("VStack { Card() }.transaction { $0.disablesAnimations = reduceMotion }", true),
    ("VStack { Card() }.transaction { $0.animation = nil }", true),
    ("VStack { Card() }.transaction { $0.animation = .spring() }", false),
    ("VStack { Card() }.transaction { if isSmall { $0.animation = nil } }", false),
    ("VStack { Card().transaction { $0.animation = nil }; Card() }", false),
  ])
  func aTransactionStopsIt(_ shown: String, _ isStopped: Bool) {
    let card = "struct Card: View {\n var body: some View { Text(\"a\") }\n}\n"
    let model = model(card, beside: ["struct Host: View {\n\(asks)\n var body: some View { \(shown) }\n}"])
    #expect(model.first(.Text).flags.contains(.calmed) == isStopped)
  }
}
