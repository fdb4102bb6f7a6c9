// Symbols that alone tell a state.

import CurbcutAccessibility
import CurbcutViews
import Testing

@Suite struct StateMarksTests {
  private func isMark(_ body: String) -> Bool { bodyModel(body).first(.Image).isMarkOfState }

  @Test(arguments: [
    #"HStack { Text(peer.name); if peer.hasUnread { Image(systemName: "envelope.fill") } }"#,
    #"HStack { Text(name); if isOn { Spacer(); Image(systemName: "checkmark.seal") } }"#,
    #"switch stage { case .sent: Image(systemName: "checkmark"); case .failed: Image(systemName: "xmark") }"#,
    #"HStack { Text(name); if isOn { if isOld { Image(systemName: "star") } else { Image(systemName: "star.fill") } } }"#,
    #"HStack { Text(name); Image(systemName: isStored ? "checkmark" : "icloud") }"#,
    #"HStack { Text(name); if isOn { Button { go() } label: { Image(systemName: "checkmark") } } }"#,
    #"HStack { Text(name); Image(systemName: "checkmark").opacity(isOn ? 1 : 0) }"#,
  ])
  func aSymbolThatComesWithAState(_ body: String) {
    #expect(isMark(body))
  }

  @Test(arguments: [
    // Nothing decides.
    #"HStack { Text(name); Image(systemName: "star") }"#,
    // The words say it.
    #"HStack { Text(isOn ? "On" : "Off"); if isOn { Image(systemName: "star") } }"#,
    #"HStack { if isOn { Text("On") }; if isOn { Image(systemName: "star") } }"#,
    #"HStack { Text(task.state.title); if task.state == .done { Image(systemName: "star") } }"#,
    #"HStack { Text(onlineText); if isOnline { Image(systemName: "star") } }"#,
    #"if let error { HStack { Image(systemName: "xmark"); Text(error) } }"#,
    #"HStack { Text(name); if isOn { Image(systemName: "star") } else { Text("Off") } }"#,
    #"HStack { Text(isOn ? "On" : "Off"); Image(systemName: "checkmark").opacity(isOn ? 1 : 0) }"#,
    // It is always seen, or comes with a movement.
    #"HStack { Text(name); Image(systemName: "checkmark").opacity(isOn ? 1 : 0.5) }"#,
    #"VStack { Image(systemName: "checkmark").opacity(animate ? 1 : 0); Text(name) }"#,
    // It opens something, or is what was passed.
    #"HStack { Text(name); if isExpanded { Image(systemName: "chevron.up") } else { Image(systemName: "chevron.down") } }"#,
    #"HStack { Text(name); if let icon { Image(systemName: icon) } }"#,
    #"HStack { Text(name); if hasMore { Image(systemName: "chevron.right") } }"#,
    // What is called a state says it.
    #"HStack { Text(model.lastStatus); if model.isConnected { Image(systemName: "checkmark") } }"#,
    #"HStack { Image(systemName: isValid ? "checkmark" : "xmark"); Text(validationMessage) }"#,
    // It stands for a picture.
    #"if let url { AsyncImage(url: url) } else { ZStack { Circle(); if isLink { Image(systemName: "link") } } }"#,
    #"HStack { Text(name); if let cover { Image(uiImage: cover) } else { Image(systemName: "photo") } }"#,
    // What is shown otherwise cannot be looked into.
    #"HStack { Text(name); if isOn { Image(systemName: "star") } else { Placeholder() } }"#,
  ])
  func aSymbolThatTellsNothingAlone(_ body: String) {
    let images = bodyModel(body).file.views.indices.filter { index in
      let view = bodyModel(body).file.views[index]
      return view.known == .Image
    }
    let model = bodyModel(body)
    #expect(images.allSatisfy { !Element(model: model, index: Int32($0)).isMarkOfState })
  }

  @Test(arguments: [
    (#"Text(job.name)"#, true), (#"Text(job.state.title)"#, false),
    (#"Text(job.state == .done ? job.end : job.start)"#, true),
    (#"Text(job.state == .done ? "Done" : "Open")"#, false),
  ])
  func aSymbolAndAColorOfOneState(_ words: String, _ expected: Bool) {
    let model = bodyModel(
      "HStack { Image(systemName: job.state.symbol).foregroundColor(job.state.color); \(words) }")
    let image = model.first(.Image)
    let color = image.writtenModifiers.first.flatMap { image.tree.argument(of: $0.call, label: nil) }
    #expect(image.isMarkOfState(coloredBy: color!) == expected)
  }
}
