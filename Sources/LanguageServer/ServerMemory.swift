// What a server that begins anew goes on from: how it was greeted, what is open, and what has come and is not done. The
// editor notices nothing but a message.

import CurbcutLint
import CurbcutSourceText

extension LanguageServer {
  /// A message of the editor that is not done yet.
  struct Waiting {
    var message: Message
    /// As it came.
    var body: [UInt8] = []
  }

  /// The state as bytes, to be taken before each `step`; empty as long as there is nothing to keep.
  public func memory() -> [UInt8] {
    guard let greeting else { return [] }
    var past = MessageStream.framed(greeting)
    for body in folderChanges { past += MessageStream.framed(body) }
    for uri in documents.keys.sorted() {
      let frame = documents[uri]!.frame
      documents[uri]!.keptFrame = frame
      past += frame
    }
    return Array("\(past.count)\n".utf8) + past
      + queue.filter { !$0.body.isEmpty }.flatMap { MessageStream.framed($0.body) } + stream.held
  }

  /// Goes on where another server ended. What it has said is not said again, except what is found in open files.
  public func resume(_ memory: [UInt8], now: Double) {
    guard let line = memory.firstIndex(of: 0x0A), let count = Int(String(decoding: memory[..<line], as: UTF8.self)),
      count >= 0, count < memory.count - line
    else { return }
    self.now = now
    let end = line + 1 + count
    receive(memory[(line + 1)..<end])
    while !queue.isEmpty { handle(queue.removeFirst()) }
    forgetWhatWasSent()
    receive(memory[end...])
    if let file = System.leftOut.last {
      tell("The server crashed while it was checking \(file.path) and has restarted without it. Please report this.")
    }
  }
}

extension Document {
  /// The message that opens it as it is now.
  var frame: [UInt8] {
    if let keptFrame { return keptFrame }
    var item: [(name: String, value: JSONValue)] = [
      ("uri", .string(uri)), ("text", .string(String(decoding: text, as: UTF8.self))),
    ]
    if let version { item.append(("version", .integer(version))) }
    return MessageStream.framed(
      .members([
        ("jsonrpc", .string("2.0")), ("method", .string("textDocument/didOpen")),
        ("params", .members([("textDocument", .members(item))])),
      ]))
  }
}
