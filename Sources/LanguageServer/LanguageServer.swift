// `curbcut lsp` without its process: bytes in, bytes out. Nothing here waits, prints or looks at a clock; whoever drives it
// says how late it is and when to go on.

import CurbcutFindings
import CurbcutLint
@_exported import CurbcutSourceText

/// A language server for one editor.
public final class LanguageServer {
  /// Seconds without a keystroke after which a file that is being typed in is judged.
  public static let pause = 0.2
  /// Seconds after which the other open files are judged anew, for what they take from the one that changed.
  static let laterPause = 0.6

  /// The status to end with; nil as long as the editor is there.
  public private(set) var exitStatus: Int32?

  let options: ConfigurationOptions
  let workingDirectory: String
  let jobs: Int?
  var client = Client()
  var documents: [String: Document] = [:]
  /// By root.
  var sessions: [String: LintSession] = [:]
  /// Folders of the editor, absolute and free of links.
  var folders: [String] = []
  var now = 0.0

  var stream = MessageStream()
  var queue: [Waiting] = []
  /// The message that began the session.
  private(set) var greeting: [UInt8]?
  /// The messages that changed the editor's folders since.
  private(set) var folderChanges: [[UInt8]] = []
  private var out: [UInt8] = []
  private var state = State.new
  private var requests = 0
  private var told: Set<String> = []

  private enum State { case new, running, stopped }

  enum Message {
    case request(id: JSONValue, method: String, params: JSONElement?)
    case notification(method: String, params: JSONElement?)
    case refused(id: JSONValue, code: Int, reason: String)
  }

  public init(options: ConfigurationOptions = ConfigurationOptions(), workingDirectory: String, jobs: Int? = nil) {
    self.options = options
    self.workingDirectory = workingDirectory
    self.jobs = jobs
  }

  // MARK: Driving

  /// Takes what has come, wherever it is cut.
  public func receive(_ bytes: some Collection<UInt8>) {
    stream.append(bytes)
    while let piece = stream.next() {
      switch piece {
      case .body(let body): take(body)
      case .tooLarge(let count):
        refuse(later: .null, -32600, "A message of \(count) bytes is too large.")
      case .broken(let reason):
        refuse(later: .null, -32700, "The stream cannot be read: \(reason).")
      }
    }
  }

  /// Nothing more will come.
  public func close() { if exitStatus == nil { exitStatus = state == .stopped ? 0 : 1 } }

  /// Does one thing that is to be done and gives the bytes to send, which may be none; nil when there is nothing to do
  /// before `deadline`. Seconds count on any clock that does not run backwards.
  public func step(now: Double) -> [UInt8]? {
    self.now = now
    guard exitStatus == nil else { return nil }
    if !queue.isEmpty {
      let waiting = queue.removeFirst()
      working(on: subject(of: waiting.message)) { handle(waiting) }
      if queue.isEmpty, stream.isBroken { exitStatus = 1 }
    } else if let due = documents.values.filter({ $0.due.map { $0 <= now } ?? false }).min(by: isEarlier) {
      working(on: due) { publish(due.uri) }
    } else {
      return nil
    }
    defer { out = [] }
    return out
  }

  /// The open file that a message is about.
  private func subject(of message: Message) -> Document? {
    switch message {
    case .request(_, _, let params), .notification(_, let params):
      params?.at("textDocument", "uri")?.string.flatMap { documents[$0] }
    case .refused: nil
    }
  }

  private func working(on document: Document?, _ body: () -> Void) {
    guard let document else { return body() }
    System.working(on: document.name, document.text.count, body)
  }

  /// When `step` has something to do although nothing comes; nil for never.
  public var deadline: Double? {
    if exitStatus != nil { return nil }
    return queue.isEmpty ? documents.values.compactMap(\.due).min() : now
  }

  /// Number of bytes held for files and for messages that have not been read; for tests.
  public var heldBytes: Int {
    stream.heldBytes + out.count + documents.values.reduce(0) { $0 + $1.text.count }
      + sessions.values.reduce(0) { $0 + $1.heldBytes }
  }

  private func isEarlier(_ a: Document, _ b: Document) -> Bool { (a.due!, a.uri) < (b.due!, b.uri) }

  // MARK: Messages

  private func take(_ body: [UInt8]) {
    let message: JSONElement
    do {
      message = try JSONReader.read(body[...])
    } catch {
      refuse(later: .null, -32700, "The message is not JSON: \(error.reason).")
      return
    }
    let id = message["id"]?.value
    guard let method = message["method"]?.string else {
      // What answers a request of ours has an id and no method.
      if id == nil || message["result"] == nil && message["error"] == nil {
        refuse(later: id ?? .null, -32600, "The message has no method.")
      }
      return
    }
    let params = message["params"]
    if let id {
      queue.append(Waiting(message: .request(id: id, method: method, params: params), body: body))
    } else if method == "$/cancelRequest" {
      cancel(params?["id"]?.value)
    } else {
      queue.append(Waiting(message: .notification(method: method, params: params), body: body))
    }
  }

  private func refuse(later id: JSONValue, _ code: Int, _ reason: String) {
    queue.append(Waiting(message: .refused(id: id, code: code, reason: reason)))
  }

  /// A request that still waits is answered without being done.
  private func cancel(_ id: JSONValue?) {
    for index in queue.indices {
      guard case .request(let waiting, _, _) = queue[index].message, waiting == id else { continue }
      queue[index].message = .refused(id: waiting, code: -32800, reason: "Cancelled.")
    }
  }

  func send(_ value: JSONValue) { out += MessageStream.framed(value) }

  func notify(_ method: String, _ params: JSONValue) {
    send(.members([("jsonrpc", .string("2.0")), ("method", .string(method)), ("params", params)]))
  }

  /// Asks the editor for something whose answer changes nothing here.
  func ask(_ method: String, _ params: JSONValue) {
    requests += 1
    send(
      .members([
        ("jsonrpc", .string("2.0")), ("id", .string("curbcut-\(requests)")), ("method", .string(method)),
        ("params", params),
      ]))
  }

  private func answer(_ id: JSONValue, _ result: JSONValue) {
    send(.members([("jsonrpc", .string("2.0")), ("id", id), ("result", result)]))
  }

  private func refuse(_ id: JSONValue, _ code: Int, _ reason: String) {
    let error = JSONValue.members([("code", .integer(code)), ("message", .string(reason))])
    send(.members([("jsonrpc", .string("2.0")), ("id", id), ("error", error)]))
  }

  /// Shows something once.
  func tell(_ text: String, isError: Bool = true) {
    guard told.insert(text).inserted else { return }
    notify(
      "window/showMessage", .members([("type", .integer(isError ? 1 : 3)), ("message", .string("Curbcut: \(text)"))]))
  }

  /// Lets what was shown be shown again.
  func forgetTold() { told = [] }

  /// Lets nobody hear what has been said since the last step.
  func forgetWhatWasSent() { out = [] }

  func handle(_ waiting: Waiting) {
    let (message, body) = (waiting.message, waiting.body)
    switch message {
    case .refused(let id, let code, let reason): refuse(id, code, reason)
    case .notification(let method, let params):
      if method == "exit" {
        exitStatus = state == .stopped ? 0 : 1
      } else if state == .running {
        if method == "workspace/didChangeWorkspaceFolders" { folderChanges.append(body) }
        note(method, params)
      }
    case .request(let id, let method, let params):
      switch (state, method) {
      case (.new, "initialize"):
        state = .running
        greeting = body
        answer(id, initialize(params))
      case (.new, _): refuse(id, -32002, "The server has not been initialized.")
      case (.stopped, _): refuse(id, -32600, "The server has been shut down.")
      case (.running, "initialize"): refuse(id, -32600, "The server is already initialized.")
      case (.running, "shutdown"):
        state = .stopped
        documents = [:]
        sessions = [:]
        greeting = nil
        answer(id, .null)
      case (.running, _): request(id, method, params)
      }
    }
  }

  private func request(_ id: JSONValue, _ method: String, _ params: JSONElement?) {
    let uri = params?.at("textDocument", "uri")?.string
    switch method {
    case "textDocument/diagnostic":
      guard let uri else { return refuse(id, -32602, "The request names no document.") }
      answer(id, pulled(uri, previous: params?["previousResultId"]?.string))
    case "textDocument/codeAction":
      guard let uri, let range = params?["range"] else { return refuse(id, -32602, "The request names no range.") }
      answer(id, .list(codeActions(uri, range, params?["context"])))
    case "textDocument/hover":
      guard let uri, let position = EditorPosition(params?["position"]) else {
        return refuse(id, -32602, "The request names no position.")
      }
      answer(id, hover(uri, position))
    case "workspace/executeCommand":
      guard params?["command"]?.string == Self.explainCommand, let rule = params?["arguments"]?.elements.first?.string
      else { return refuse(id, -32602, "There is no such command.") }
      guard let text = explanation(of: rule) else { return refuse(id, -32602, RuleCatalogue.unknown(rule)) }
      forgetTold()
      tell(text, isError: false)
      answer(id, .string(text))
    default: refuse(id, -32601, "There is no method \(method).")
    }
  }

  private func note(_ method: String, _ params: JSONElement?) {
    switch method {
    case "initialized": if client.watchesFiles { watchFiles() }
    case "textDocument/didOpen": open(params?["textDocument"])
    case "textDocument/didChange": change(params)
    case "textDocument/didSave": save(params)
    case "textDocument/didClose": close(params?.at("textDocument", "uri")?.string)
    case "workspace/didChangeWatchedFiles": filesChanged(params?["changes"]?.elements ?? [])
    case "workspace/didChangeConfiguration": refreshAll()
    case "workspace/didChangeWorkspaceFolders": foldersChanged(params?["event"])
    default: break
    }
  }

  // MARK: Beginning

  /// What the editor can do.
  struct Client {
    var encoding = PositionEncoding.utf16
    var pulls = false
    var refreshes = false
    var watchesFiles = false
    var versionsEdits = false
    var readsMarkdown = false
    var takesRelated = false
    var takesPages = false
  }

  private func initialize(_ params: JSONElement?) -> JSONValue {
    let capabilities = params?["capabilities"]
    let offered = capabilities?.at("general", "positionEncodings")?.elements.compactMap(\.string) ?? []
    client.encoding = offered.contains(PositionEncoding.utf8.rawValue) ? .utf8 : .utf16
    let text = capabilities?["textDocument"]
    let workspace = capabilities?["workspace"]
    client.pulls = text?["diagnostic"].map { $0.value != .null } ?? false
    client.refreshes = workspace?.at("diagnostics", "refreshSupport")?.bool ?? false
    client.watchesFiles = workspace?.at("didChangeWatchedFiles", "dynamicRegistration")?.bool ?? false
    client.versionsEdits = workspace?.at("workspaceEdit", "documentChanges")?.bool ?? false
    client.readsMarkdown = text?.at("hover", "contentFormat")?.elements.contains { $0.string == "markdown" } ?? false
    let published = text?[client.pulls ? "diagnostic" : "publishDiagnostics"]
    client.takesRelated = published?["relatedInformation"]?.bool ?? client.pulls
    client.takesPages = published?["codeDescriptionSupport"]?.bool ?? client.pulls
    var uris = params?["workspaceFolders"]?.elements.compactMap { $0["uri"]?.string } ?? []
    if uris.isEmpty, let root = params?["rootUri"]?.string { uris = [root] }
    folders = uris.compactMap(DocumentURI.path).compactMap(System.realPath)
    return .members([
      (
        "serverInfo",
        .members([("name", .string(Version.tool.lowercased())), ("version", .string(Version.number))])
      ),
      ("capabilities", abilities),
    ])
  }

  private var abilities: JSONValue {
    var abilities: [(name: String, value: JSONValue)] = [
      ("positionEncoding", .string(client.encoding.rawValue)),
      (
        "textDocumentSync",
        .members([
          ("openClose", .bool(true)), ("change", .integer(2)), ("save", .members([("includeText", .bool(false))])),
        ])
      ),
      ("codeActionProvider", .members([("codeActionKinds", .list(["quickfix", Self.fixAllKind]))])),
      ("hoverProvider", .bool(true)),
      ("executeCommandProvider", .members([("commands", .list([Self.explainCommand]))])),
      (
        "workspace",
        .members([
          (
            "workspaceFolders",
            .members([("supported", .bool(true)), ("changeNotifications", .bool(true))])
          )
        ])
      ),
    ]
    if client.pulls {
      abilities.append(
        (
          "diagnosticProvider",
          .members([
            ("identifier", .string("curbcut")), ("interFileDependencies", .bool(true)),
            ("workspaceDiagnostics", .bool(false)),
          ])
        ))
    }
    return .members(abilities)
  }

  /// Everything a run reads below a root.
  private func watchFiles() {
    let patterns = [
      "**/*.swift", "**/\(Root.configurationName)", "**/.curbcut-baseline.json", "**/.gitignore",
      "**/*.{strings,stringsdict,xcstrings,storyboard,xib}", "**/*.colorset/Contents.json",
      "**/project.{pbxproj,yml,yaml}", "**/*Info.plist",
    ]
    let watchers = patterns.map { JSONValue.members([("globPattern", .string($0))]) }
    ask(
      "client/registerCapability",
      .members([
        (
          "registrations",
          .list([
            .members([
              ("id", .string("curbcut-files")), ("method", .string("workspace/didChangeWatchedFiles")),
              ("registerOptions", .members([("watchers", .list(watchers))])),
            ])
          ])
        )
      ]))
  }
}
