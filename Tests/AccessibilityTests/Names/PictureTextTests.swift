// Which texts are parts of pictures, and which ones only stand in a round place.

import CurbcutViews
import Testing

@testable import CurbcutAccessibility

@Suite struct PictureTextTests {
  private func isPicture(_ body: String, points: Double) -> Bool {
    bodyModel(body).first(.Text).isPictureText(points: points)
  }

  private static func round(_ side: Int, _ text: String) -> String {
    "ZStack {\nCircle().frame(width: \(side), height: \(side))\nText(\(text))\n}"
  }

  @Test func aNumberWithMuchRoomAroundItIsRead() {
    #expect(isPicture(Self.round(40, #""\(step)""#), points: 16))
    #expect(!isPicture(Self.round(52, #""\(step)""#), points: 17))
    #expect(!isPicture("Text(\"\\(step)\").frame(width: 60, height: 60)", points: 17))
    // Its size, or the one of its place, is not known.
    #expect(isPicture("Text(\"\\(step)\").frame(width: side, height: side)", points: 17))
  }

  @Test func initialsAreAPortraitInAnyRoom() {
    #expect(isPicture(Self.round(52, "name.prefix(1)"), points: 17))
  }

  @Test func whatLiesInACornerHasNotAllTheRoom() {
    let corner = #"VStack { Color.red }.overlay(alignment: .topTrailing) { Text("+\(more)") }"#
    #expect(isPicture(corner + ".frame(width: 80, height: 80)", points: 11))
  }
}
