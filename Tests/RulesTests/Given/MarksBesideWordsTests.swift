// A check mark in one state and a cross in the other, beside words: whether it alone tells the state.

import Testing

@Suite struct MarksBesideWordsTests {
  private func count(_ row: String) -> Int {
    let text = """
      import SwiftUI
      struct Steps: View {
        let isDone: Bool
        let title: String
        var body: some View {
          List { HStack { \(row) } }
        }
      }
      """
    return Checking.findings(of: "image-missing-label", in: [("Steps.swift", text)]).count
  }

  @Test(arguments: [
    "Image(systemName: isDone ? \"checkmark\" : \"xmark\"); Text(\"Quote\")",
    "Text(\"Quote\"); Spacer(); Image(systemName: isDone ? \"checkmark.circle\" : \"exclamationmark.triangle\")",
  ])
  func theMarkAloneTells(_ row: String) { #expect(count(row) == 1) }

  @Test(arguments: [
    "Image(systemName: isDone ? \"checkmark\" : \"xmark\"); Text(isDone ? \"Paid\" : \"Open\")",
    "Image(systemName: isDone ? \"checkmark\" : \"xmark\"); Text(title)",
    "Image(systemName: isDone ? \"checkmark\" : \"xmark\"); if isDone { Text(\"Paid\") }",
    "Image(systemName: isDone ? \"book\" : \"book.closed\"); Text(\"Quote\")",
    "Image(systemName: isDone ? \"checkmark\" : \"xmark\").accessibilityHidden(true); Text(\"Quote\")",
  ])
  func theWordsMayTell(_ row: String) { #expect(count(row) == 0) }
}
