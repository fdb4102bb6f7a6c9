// A static member that makes views is used behind the name of its type, wherever that is.

import CurbcutViews
import Testing

@testable import CurbcutAccessibility

@Suite struct StaticUsesTests {
  private let root = """
    struct Root: View { var body: some View { Text("a") } }
    extension Root {
      static func make(_ number: Int) -> some View { Root() }
      private static func hidden() -> some View { Root() }
      func part() -> some View { Text("b") }
    }
    """

  private func uses(of name: String, beside other: String) -> Int {
    let model = model(root, beside: [other])
    let file = model.file
    let body = file.members.first { file.tree.string(of: $0.nameToken) == name }?.body ?? -1
    return model.usesElsewhere(ofBody: body).count
  }

  @Test func usesStandInAnyFile() {
    #expect(uses(of: "make", beside: "struct Other: View { var body: some View { VStack { Root.make(1) } } }") == 1)
    let app = "@main struct Main: App { var body: some Scene { WindowGroup { Root.make(1) } } }"
    #expect(uses(of: "make", beside: app) == 1)
  }

  @Test func membersOfOthersAreNotMeant() {
    let others = """
      struct Page { static func make(_ number: Int) -> some View { Text("c") } }
      struct Other: View { var body: some View { VStack { Page.make(1)
       make(1) } } }
      """
    #expect(uses(of: "make", beside: others) == 0)
    #expect(uses(of: "hidden", beside: "struct Other: View { var body: some View { VStack { Root.hidden() } } }") == 0)
    #expect(uses(of: "part", beside: "struct Other: View { var body: some View { VStack { Root.part() } } }") == 0)
  }
}
