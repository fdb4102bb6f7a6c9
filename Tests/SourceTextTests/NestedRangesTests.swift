// Ranges that are looked up by what they hold, against asking each of them.

import CurbcutSourceText
import Testing

@Suite struct NestedRangesTests {
  @Test(arguments: 0..<40)
  func findsWhatAskingEachFinds(seed: UInt64) {
    var state = seed &+ 1
    func next(_ limit: UInt32) -> UInt32 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt32(truncatingIfNeeded: state >> 33) % limit
    }
    let ranges = (0..<30).map { _ in
      let start = next(50)
      return start..<start + next(20)
    }.sorted { $0.lowerBound < $1.lowerBound }
    let nested = NestedRanges(ranges)
    for place in UInt32(0)..<80 {
      let around = ranges.indices.filter { ranges[$0].contains(place) }
      #expect(nested.all(around: place) == around)
      #expect(nested.last(around: place) == around.last)
    }
  }

  @Test func findsTheFirstPlaceInOrder() {
    let numbers = [1, 3, 3, 7]
    #expect((0...8).map { wanted in numbers.firstPlace { $0 >= wanted } } == [0, 0, 1, 1, 3, 3, 3, 3, 4])
    #expect([Int]().firstPlace { $0 > 0 } == 0)
  }
}
