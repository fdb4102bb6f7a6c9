// Numbers that do not fit.

import CurbcutSourceText
import Testing

struct SaturatingNumbersTests {
  @Test func conversionsNeverTrap() {
    #expect(Int(saturating: 2.9) == 2)
    #expect(Int(saturating: -2.9) == -2)
    #expect(Int(saturating: 1e19) == .max)
    #expect(Int(saturating: -1e300) == .min)
    #expect(Int(saturating: .infinity) == .max)
    #expect(Int(saturating: -.infinity) == .min)
    #expect(Int(saturating: .nan) == 0)
    #expect(Int(saturating: 9_223_372_036_854_775_808) == .max)
    #expect(Int(saturating: -9_223_372_036_854_775_808) == .min)
    #expect(UInt8(saturating: 255.9) == 255)
    #expect(UInt8(saturating: 256) == 255)
    #expect(UInt8(saturating: -0.5) == 0)
    #expect(UInt8(saturating: -1) == 0)
    #expect(Int32(saturating: 3e9) == .max)
  }

  @Test func arithmeticNeverTraps() {
    #expect(6.multipliedSaturating(by: 7) == 42)
    #expect(Int.max.multipliedSaturating(by: 2) == .max)
    #expect(Int.max.multipliedSaturating(by: -2) == .min)
    #expect(Int.min.multipliedSaturating(by: -1) == .max)
    #expect(Int.max.addingSaturating(1) == .max)
    #expect(Int.min.addingSaturating(-1) == .min)
  }

  @Test func numbersAreWrittenAsPeopleWriteThem() {
    #expect(12.0.plainText == "12")
    #expect(12.5.plainText == "12.5")
    #expect((-3.0).plainText == "-3")
    #expect(1e19.plainText == "1e+19")
    #expect(Double.infinity.plainText == "inf")
    #expect(Double.nan.plainText == "nan")
  }
}

struct PathMapTests {
  private let composed = "\u{E9}.swift"
  private let decomposed = "e\u{301}.swift"

  @Test func twoSpellingsAreTwoPaths() {
    #expect(composed == decomposed)
    var map: PathMap<Int> = [:]
    map[composed] = 1
    map[decomposed] = 2
    #expect(map[composed] == 1)
    #expect(map[decomposed] == 2)
    #expect(map.count == 2)
    map[decomposed, default: 0] += 1
    #expect(map[decomposed] == 3)
    map[composed] = nil
    #expect(map.keys.map { Array($0.utf8) } == [Array(decomposed.utf8)])
    #expect(PathMap([("a", 1), ("a", 2)])["a"] == 1)
    #expect(PathMap(grouping: [composed, decomposed, composed]) { $0 }[composed]?.count == 2)
  }

  @Test func aSetHoldsBoth() {
    var set: PathSet = [composed]
    #expect(!set.contains(decomposed))
    #expect(set.insert(decomposed).inserted)
    #expect(!set.insert(decomposed).inserted)
    set.remove(composed)
    #expect(set.count == 1 && set.contains(decomposed))
  }
}
