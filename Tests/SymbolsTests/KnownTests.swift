// The list of names the model knows stands twice; the two must not part.

import Testing

@testable import CurbcutSymbols

@Suite struct KnownTests {
  @Test func listAndCasesAgree() {
    for known in Known.allCases where known != .other {
      #expect(known.text == "\(known)")
      #expect(Known(Name(known.text)) == known)
    }
  }

  @Test func unknownNamesAreOther() {
    #expect(Known(Name("StampPin")) == .other)
    #expect(Known(Name("")) == .other)
    #expect(Known(Name("text")) == .other)
  }

  @Test func rangesTellViewsFromModifiers() {
    #expect(Known.Button.isView && !Known.Button.isModifier)
    #expect(Known.padding.isModifier && !Known.padding.isView)
    #expect(!Known.withAnimation.isView && !Known.withAnimation.isModifier)
  }
}
