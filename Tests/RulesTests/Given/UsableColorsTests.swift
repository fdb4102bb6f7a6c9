// Colors of controls that cannot be used at times: what is seen while they can be.

import Testing

@Suite struct UsableColorsTests {
  private func found(_ look: String, _ state: String, of rule: String = "text-contrast") -> [String] {
    let text = """
      import SwiftUI
      struct Sending: View {
        let isReady: Bool
        let isLate: Bool
        var body: some View {
          NavigationStack {
            VStack {
              Button { send() } label: { \(look) }
                .disabled(\(state))
            }
            .navigationTitle("Sending")
          }
        }
      }
      """
    return Checking.findings(of: rule, in: [("Sending.swift", text)]).map(\.finding.message)
  }

  private let faintWhenReady =
    "Text(\"Send\").foregroundColor(isReady ? .white : .black).padding().background(isReady ? Color(white: 0.7) : .white)"
  private let faintOtherwise =
    "Text(\"Send\").foregroundColor(isReady ? .white : Color(white: 0.9)).padding().background(isReady ? Color.black : Color(white: 0.8))"

  @Test(arguments: ["!isReady", "isReady ? false : true", "!isReady || isLate", "(!isReady)"])
  func whatIsSeenWhileItCanBeUsedCounts(_ state: String) {
    #expect(found(faintWhenReady, state).count == 1)
    #expect(found(faintOtherwise, state).isEmpty)
  }

  @Test(arguments: ["isLate", "!isReady && isLate", "hasNothing()"])
  func whereThatIsOpenNothingIsSaidOfOneColor(_ state: String) {
    #expect(found(faintWhenReady, state).isEmpty)
    #expect(found(faintOtherwise, state).isEmpty)
  }

  @Test func whatIsTooFaintEitherWayIsToldInAnyCase() {
    let text = "Text(\"Send\").foregroundColor(isReady ? Color(white: 0.7) : Color(white: 0.75)).background(.white)"
    #expect(found(text, "isLate").count == 1)
    #expect(found(text, "hasNothing()").count == 1)
  }

  @Test func aControlIsFadedWhileItIsOff() {
    let faded = "Text(\"Send\").foregroundColor(.black).opacity(isReady ? 1 : 0.3).background(.white)"
    #expect(found(faded, "!isReady").isEmpty)
    #expect(found(faded, "isLate").isEmpty)
  }

  @Test func theSymbolOfAControl() {
    func symbol(_ state: String) -> Int {
      found(
        "Image(systemName: \"paperplane\").foregroundColor(isReady ? Color(white: 0.75) : .black)", state,
        of: "non-text-contrast"
      ).count
    }
    #expect(symbol("!isReady") == 1)
    #expect(symbol("isReady") == 0)
    #expect(symbol("isLate") == 0)
  }
}
