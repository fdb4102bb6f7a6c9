// How much of a disk the language server reads for one file: a project, a folder that is open, else the file's own.

import Testing

struct EditorReachTests {
  private static let icon = Snippet.view("Icon", "Image(systemName: \"heart\")")
  private static let use = Snippet.view("Row", "Button(action: { go() }) { Icon() }")

  private static func frame(_ text: String) -> String { "Content-Length: \(text.utf8.count)\r\n\r\n\(text)" }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\""
  }

  /// Whether the server knows the component in another file when one that uses it is opened.
  private func knows(
    _ file: String, in folder: Folder, open opened: String? = nil, home: String = "/nowhere"
  ) throws -> Bool {
    let folders = opened.map { "[{\"uri\":\"file://\($0)\",\"name\":\"x\"}]" } ?? "null"
    let document = "{\"uri\":\"file://\(folder.path)/\(file)\",\"languageId\":\"swift\",\"version\":1,"
    let messages = [
      "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"capabilities\":{\"textDocument\":"
        + "{\"publishDiagnostics\":{}}},\"rootUri\":null,\"workspaceFolders\":\(folders)}}",
      "{\"jsonrpc\":\"2.0\",\"method\":\"initialized\",\"params\":{}}",
      "{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didOpen\",\"params\":{\"textDocument\":\(document)"
        + "\"text\":\(Self.quoted(Self.use))}}}",
      "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"textDocument/hover\",\"params\":{\"textDocument\":{\"uri\":"
        + "\"file://\(folder.path)/\(file)\"},\"position\":{\"line\":4,\"character\":6}}}",
      "{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"shutdown\"}", "{\"jsonrpc\":\"2.0\",\"method\":\"exit\"}",
    ]
    let run = try Tool.run(
      ["lsp"], in: folder, input: messages.map(Self.frame).joined(), environment: ["HOME": home])
    #expect(run.status == 0, "\(run.errors)")
    let isSymbol = run.output.contains("heart")
    #expect(isSymbol != run.output.contains("nknown"), "\(run.output)")
    return isSymbol
  }

  private func folder() throws -> Folder {
    let folder = try Folder()
    try folder.write("Sub/Row.swift", Self.use)
    try folder.write("Sub/Below/Icon.swift", Self.icon)
    return folder
  }

  @Test func withoutAProjectTheFoldersBelowAreNotRead() throws {
    let folder = try folder()
    #expect(try !knows("Sub/Row.swift", in: folder))
    // Those beside the file are.
    try folder.write("Sub/Icon.swift", Self.icon)
    #expect(try knows("Sub/Row.swift", in: folder))
  }

  @Test func aProjectIsReadAsAWhole() throws {
    var folder = try folder()
    try folder.write("Sub/.curbcut.json", "{ }")
    #expect(try knows("Sub/Row.swift", in: folder))
    folder = try self.folder()
    try folder.write(".git/HEAD", "ref: refs/heads/main\n")
    #expect(try knows("Sub/Row.swift", in: folder))
    folder = try self.folder()
    #expect(try knows("Sub/Row.swift", in: folder, open: folder.path + "/Sub"))
  }

  @Test func theHomeFolderIsNoProject() throws {
    let folder = try folder()
    try folder.write(".git/HEAD", "ref: refs/heads/main\n")
    #expect(try !knows("Sub/Row.swift", in: folder, home: folder.path))
    #expect(try !knows("Sub/Row.swift", in: folder, open: folder.path, home: folder.path + "/Sub"))
    #expect(try !knows("Sub/Row.swift", in: folder, open: "/", home: folder.path))
    // Of a file that lies in it, no other is read.
    try folder.write("Sub/Icon.swift", Self.icon)
    #expect(try !knows("Sub/Row.swift", in: folder, open: folder.path, home: folder.path + "/Sub"))
  }
}
