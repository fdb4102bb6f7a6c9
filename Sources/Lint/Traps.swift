// What happens when a check traps all the same: the program begins once more without the file that was being checked, so
// that a fault in Curbcut costs one file and not a whole run, nor what an editor has open. It imports the C
// library, since a handler of signals may call little else.

import CurbcutSourceText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file whose check ended the process before: as it was reported, and its number of bytes then.
public struct LeftOutFile: Sendable, Equatable {
  public var path: String
  public var count: Int
}

/// What the handler of a trap needs. In it nothing may be allocated and nothing waited for, so all is made beforehand.
private struct TrapPlan {
  /// Where the names of files that are left out stand in the environment, and how many bytes there is room for.
  var leftOut: UnsafeMutablePointer<CChar>
  var room: Int
  var program: UnsafeMutablePointer<CChar>
  var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  /// Whether nothing was taken from standard input or written yet that a second run would miss or repeat.
  var mayRepeat = true
  var isEnding = false
  /// What the next process goes on from: a file that is only known by its number, and the bytes to put there.
  var memoryFile: Int32 = -1
  var memoryMark: UnsafeMutablePointer<CChar>?
  var memory: UnsafeMutableRawPointer?
  var memoryCount = 0
  var memoryRoom = 0
}

/// What a thread is at work on.
private struct ThreadState {
  var name: UnsafePointer<UInt8>?
  var length = 0
  var count = 0
}

extension System {
  /// By these the next process learns what it needs; `System.run` hands neither on.
  private static let leftOutName = "CURBCUT_LEFT_OUT"
  private static let memoryName = "CURBCUT_RESUMES"
  /// A program that ends again and again is not begun for ever.
  private static let leftOutLimit = 64

  // Written while there is one thread; the handler reads it.
  nonisolated(unsafe) private static var plan: UnsafeMutablePointer<TrapPlan>?
  nonisolated(unsafe) private static var threadKey = pthread_key_t()

  /// The files that ended earlier processes of this run.
  public static let leftOut: [LeftOutFile] = {
    // No path holds two slashes.
    let parts = (environment(leftOutName) ?? "").split(separator: "//")
    return stride(from: 0, to: parts.count - 1, by: 2).map {
      LeftOutFile(path: String(parts[$0]), count: Int(parts[$0 + 1]) ?? 0)
    }
  }()

  static func isLeftOut(_ path: String, _ count: Int) -> Bool {
    if leftOut.isEmpty { return false }
    return leftOut.contains { $0.count == count && PathKey($0.path) == PathKey(path) }
  }

  /// Has the program begin once more, without the file that was being checked, when a check traps or takes up the whole
  /// stack: what is found in all other files is not lost to a fault in Curbcut. Costs nothing until then.
  public static func outliveTraps() {
    // Who says how stack traces are to look is looking for that fault.
    if let asked = environment("SWIFT_BACKTRACE"), !asked.isEmpty { return }
    let known = environment(leftOutName) ?? ""
    guard leftOut.count < leftOutLimit, let program = programPath() else { return }
    // The environment is where the next process finds the names, and the handler cannot add to it: so there is room.
    let room = 32 << 10
    setenv(leftOutName, known + String(decoding: [UInt8](repeating: UInt8(ascii: " "), count: room), as: UTF8.self), 1)
    guard let place = getenv(leftOutName) else { return }
    place[known.utf8.count] = 0
    let made = UnsafeMutablePointer<TrapPlan>.allocate(capacity: 1)
    made.initialize(
      to: TrapPlan(
        leftOut: place, room: known.utf8.count + room, program: program, arguments: CommandLine.unsafeArgv))
    pthread_key_create(&threadKey) { state in
      var none = stack_t()
      none.ss_flags = Int32(SS_DISABLE)
      sigaltstack(&none, nil)
      free(state)
    }
    plan = made
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE] {
      signal(number) { System.trapped($0) }
      var action = sigaction()
      sigaction(number, nil, &action)
      // A stack that is used up has no room for the handler; and the program that is begun there inherits what is blocked.
      action.sa_flags = Int32(SA_ONSTACK | SA_NODEFER)
      sigemptyset(&action.sa_mask)
      sigaction(number, &action, nil)
    }
  }

  private static func programPath() -> UnsafeMutablePointer<CChar>? {
    #if canImport(Darwin)
      var size: UInt32 = 4096
      let path = UnsafeMutablePointer<CChar>.allocate(capacity: Int(size))
      return _NSGetExecutablePath(path, &size) == 0 ? path : nil
    #else
      return strdup("/proc/self/exe")
    #endif
  }

  /// The executable of this process, absolute and free of links; nil where the system does not say.
  static var program: String? {
    guard let path = programPath() else { return nil }
    defer { free(path) }
    return realPath(String(cString: path))
  }

  /// Does something for one file, so that it is known by its name and size if it ends the process.
  package static func working<Value, Failure: Error>(
    on path: String, _ count: Int, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    guard plan != nil else { return try body() }
    let state = threadState()
    let before = state.pointee
    defer { state.pointee = before }
    var path = path
    let result: Result<Value, Failure> = path.withUTF8 { bytes in
      state.pointee = ThreadState(name: bytes.baseAddress, length: bytes.count, count: count)
      do throws(Failure) { return .success(try body()) } catch { return .failure(error) }
    }
    return try result.get()
  }

  private static func threadState() -> UnsafeMutablePointer<ThreadState> {
    if let known = pthread_getspecific(threadKey) { return known.assumingMemoryBound(to: ThreadState.self) }
    // The handler's own stack stands behind the state, and is given back with it.
    let (head, size) = (4096, 64 << 10)
    let memory = malloc(head + size)!
    let state = memory.bindMemory(to: ThreadState.self, capacity: 1)
    state.initialize(to: ThreadState())
    var stack = stack_t()
    stack.ss_sp = memory + head
    stack.ss_size = .init(size)
    sigaltstack(&stack, nil)
    pthread_setspecific(threadKey, memory)
    return state
  }

  /// From here on a second run would repeat what was written or miss what was read.
  static func leavesTraces() { plan?.pointee.mayRepeat = false }

  /// All that was written so far stands for itself: what begins now may be begun again.
  public static func mayRepeatFromHere() { plan?.pointee.mayRepeat = true }

  /// Calls nothing but what may be called in a handler.
  private static func trapped(_ number: Int32) {
    if let plan {
      if plan.pointee.isEnding {
        // Another thread is about to begin the program anew, or the handler itself went wrong.
        if number != SIGABRT { poll(nil, 0, 2000) }
      } else {
        plan.pointee.isEnding = true
        beginAgain(plan)
      }
    }
    signal(number, SIG_DFL)
    raise(number)
  }

  private static func beginAgain(_ plan: UnsafeMutablePointer<TrapPlan>) {
    guard let found = pthread_getspecific(threadKey)?.assumingMemoryBound(to: ThreadState.self),
      let name = found.pointee.name
    else { return }
    if plan.pointee.mayRepeat || plan.pointee.memory != nil, note(found, name, in: plan), handsOn(plan) {
      execv(plan.pointee.program, plan.pointee.arguments)
    }
    say("curbcut: The program ended while it was checking ")
    sayName(name, found.pointee.length)
    say(".\n")
  }

  /// Puts what is remembered where the next process finds it.
  private static func handsOn(_ plan: UnsafeMutablePointer<TrapPlan>) -> Bool {
    guard let memory = plan.pointee.memory, let mark = plan.pointee.memoryMark else { return true }
    let file = plan.pointee.memoryFile
    guard ftruncate(file, 0) == 0, pwrite(file, memory, plan.pointee.memoryCount, 0) == plan.pointee.memoryCount,
      fcntl(file, F_SETFD, 0) == 0
    else { return false }
    mark.pointee = 0x31
    return true
  }

  /// Adds the file to those that are left out; false when it is one already or there is no room.
  private static func note(
    _ state: UnsafeMutablePointer<ThreadState>, _ name: UnsafePointer<UInt8>, in plan: UnsafeMutablePointer<TrapPlan>
  ) -> Bool {
    let list = plan.pointee.leftOut
    var end = strlen(list)
    let length = state.pointee.length
    guard end + length + 32 < plan.pointee.room else { return false }
    let start = end
    memcpy(list + end, name, length)
    end += length
    list[end] = 0x2F
    list[end + 1] = 0x2F
    end += 2
    var digits = 1
    var rest = state.pointee.count
    while rest >= 10 {
      rest /= 10
      digits += 1
    }
    rest = state.pointee.count
    for place in 0..<digits {
      list[end + digits - 1 - place] = CChar(0x30 + rest % 10)
      rest /= 10
    }
    end += digits
    list[end] = 0x2F
    list[end + 1] = 0x2F
    end += 2
    list[end] = 0
    // Left out already, and at fault all the same: it would be so for ever.
    let added = end - start
    var place = 0
    while place + added <= start {
      if memcmp(list + place, list + start, added) == 0 {
        list[start] = 0
        return false
      }
      place += 1
    }
    return true
  }

  private static func say(_ text: StaticString) {
    _ = send(text.utf8Start, text.utf8CodeUnitCount)
  }

  /// A name as a terminal takes it: what is not ASCII may be anything.
  private static func sayName(_ name: UnsafePointer<UInt8>, _ length: Int) {
    var index = 0
    while index < length {
      var byte = name[index]
      if byte < 0x20 || byte >= 0x7F { byte = 0x3F }
      _ = send(&byte, 1)
      index += 1
    }
  }

  private static func send(_ bytes: UnsafeRawPointer, _ count: Int) -> Int {
    #if canImport(Darwin)
      Darwin.write(2, bytes, count)
    #elseif canImport(Glibc)
      Glibc.write(2, bytes, count)
    #else
      Musl.write(2, bytes, count)
    #endif
  }

  /// Prepares a file without a name for what the next process goes on from, and gives what the one before has left.
  public static func openMemory() -> [UInt8]? {
    guard let plan else { return nil }
    var file: Int32 = -1
    var left: [UInt8]?
    if let value = environment(memoryName), value.utf8.first == UInt8(ascii: "1"),
      let number = Int32(value.dropFirst(2)),
      number > 2, fcntl(number, F_SETFD, FD_CLOEXEC) == 0
    {
      file = number
      lseek(file, 0, Int32(SEEK_SET))
      if let bytes = try? readAll(file, expected: 0, limit: .max) { left = Array(bytes.bytes[..<bytes.count]) }
    }
    if file < 0 {
      var name = Array("\(environment("TMPDIR") ?? "/tmp")/curbcut.XXXXXX".utf8CString)
      file = mkstemp(&name)
      guard file >= 0 else { return nil }
      unlink(name)
      _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    }
    setenv(memoryName, "0:\(file)", 1)
    plan.pointee.memoryFile = file
    plan.pointee.memoryMark = getenv(memoryName)
    return left
  }

  /// Keeps what the next process is to go on from.
  public static func remember(_ bytes: [UInt8]) {
    guard let plan, plan.pointee.memoryFile >= 0 else { return }
    if plan.pointee.memoryRoom < bytes.count || plan.pointee.memory == nil {
      let room = max(1 << 16, bytes.count * 2)
      plan.pointee.memoryCount = 0
      free(plan.pointee.memory)
      plan.pointee.memory = malloc(room)
      plan.pointee.memoryRoom = room
    }
    guard let memory = plan.pointee.memory else { return }
    bytes.withUnsafeBytes { if let base = $0.baseAddress { memory.copyMemory(from: base, byteCount: $0.count) } }
    plan.pointee.memoryCount = bytes.count
  }
}
