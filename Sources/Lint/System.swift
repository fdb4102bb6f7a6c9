// Everything asked of the operating system goes through here and, for writing files and for traps, the two files beside
// it: no other imports the C library, so that what differs between platforms has one place. Nothing here prints on its own account or ends the process unasked.

import CurbcutSourceText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What stands at a path.
public enum EntryKind: Sendable {
  case file, directory, symbolicLink, other
}

/// A call to the system that went wrong, in the system's own words.
public struct SystemError: Error, Sendable, Hashable {
  /// The reason as the system words it, such as "Permission denied".
  public var reason: String

  public init(_ reason: String) { self.reason = reason }

  static func last() -> SystemError { SystemError(String(cString: strerror(errno))) }
}

/// How a write ended.
public enum WriteOutcome: Sendable, Equatable {
  case done
  /// The reader has gone; there is nobody to tell.
  case closedPipe
  case failed(String)
}

/// One name in a directory.
public struct DirectoryEntry: Sendable {
  public var name: String
  public var kind: EntryKind
  /// Whether the bytes of the name are UTF-8; if not, `name` is repaired and cannot be opened.
  public var isText: Bool
}

/// The bytes of a file with the zeros `SourceText` wants behind them.
public struct PaddedBytes: Sendable {
  public var bytes: [UInt8]
  /// Number of bytes before the padding.
  public var count: Int

  /// Takes text held in memory.
  public init(_ text: [UInt8]) {
    count = text.count
    bytes = text
    bytes.append(contentsOf: repeatElement(0, count: SourceText.padding))
  }

  init(bytes: [UInt8], count: Int) {
    self.bytes = bytes
    self.count = count
  }
}

/// The calls to the operating system that linting needs.
public enum System {
  // MARK: Looking

  /// What stands at `path`, or nil when there is nothing or it cannot be told.
  public static func kind(of path: String, followingLinks: Bool = true) -> EntryKind? {
    var info = stat()
    let result = followingLinks ? stat(path, &info) : lstat(path, &info)
    guard result == 0 else { return nil }
    return kind(mode: info.st_mode)
  }

  private static func kind(mode: mode_t) -> EntryKind {
    switch mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .directory
    case S_IFLNK: .symbolicLink
    default: .other
    }
  }

  /// The path with every symbolic link resolved, or nil when nothing is there.
  public static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Whether the folder in which the process was started is still there.
  public static var hasWorkingDirectory: Bool {
    guard let path = getcwd(nil, 0) else { return false }
    free(path)
    return true
  }

  /// The working directory, links resolved.
  public static var workingDirectory: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }

  /// The names in a directory, `.` and `..` left out, in the order the system gives them.
  public static func entries(of directory: String) throws(SystemError) -> [DirectoryEntry] {
    guard let stream = opendir(directory) else { throw SystemError.last() }
    defer { closedir(stream) }
    var result: [DirectoryEntry] = []
    let nameOffset = MemoryLayout<dirent>.offset(of: \dirent.d_name)!
    while let entry = readdir(stream) {
      // The name is read at its address: the tuple Swift makes of the field is longer than what the system wrote.
      let start = UnsafeRawPointer(entry).advanced(by: nameOffset).assumingMemoryBound(to: UInt8.self)
      var length = 0
      while start[length] != 0 { length += 1 }
      let bytes = UnsafeBufferPointer(start: start, count: length)
      if bytes[0] == UInt8(ascii: "."), length == 1 || (length == 2 && bytes[1] == UInt8(ascii: ".")) { continue }
      let name = String(decoding: bytes, as: UTF8.self)
      let isText = name.utf8.count == length && name.utf8.elementsEqual(bytes)
      let kind: EntryKind =
        switch Int32(entry.pointee.d_type) {
        case Int32(DT_REG): .file
        case Int32(DT_DIR): .directory
        case Int32(DT_LNK): .symbolicLink
        case Int32(DT_UNKNOWN): System.kind(of: directory + "/" + name, followingLinks: false) ?? .other
        default: .other
        }
      result.append(DirectoryEntry(name: name, kind: kind, isText: isText))
    }
    return result
  }

  // MARK: Reading

  /// Reads a regular file. Anything else (a pipe, a device, a directory) is refused, as is a file over `limit` bytes.
  public static func readFile(
    _ path: String, limit: Int, followingLinks: Bool = true
  ) throws(SystemError) -> PaddedBytes {
    try readStampedFile(path, limit: limit, followingLinks: followingLinks).text
  }

  /// Reads a whole file, with what the system said of it when it was opened.
  static func readStampedFile(
    _ path: String, limit: Int, followingLinks: Bool = true
  ) throws(SystemError) -> (text: PaddedBytes, stamp: FileStamp) {
    // Without O_NONBLOCK opening a named pipe would wait for a writer for ever.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | (followingLinks ? 0 : O_NOFOLLOW))
    guard descriptor >= 0 else { throw SystemError.last() }
    defer { close(descriptor) }
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { throw SystemError.last() }
    guard kind(mode: info.st_mode) == .file else { throw SystemError("Not a regular file") }
    #if canImport(Darwin)
      let (changed, modified) = (info.st_ctimespec, info.st_mtimespec)
    #else
      let (changed, modified) = (info.st_ctim, info.st_mtim)
    #endif
    let stamp = FileStamp(
      changed: FileStamp.Time(changed.tv_sec, changed.tv_nsec),
      modified: FileStamp.Time(modified.tv_sec, modified.tv_nsec),
      inode: UInt32(truncatingIfNeeded: info.st_ino), size: UInt32(truncatingIfNeeded: info.st_size))
    return (try readAll(descriptor, expected: Int(info.st_size), limit: limit), stamp)
  }

  /// Reads standard input to its end.
  public static func readStandardInput(limit: Int) throws(SystemError) -> PaddedBytes {
    leavesTraces()
    return try readAll(0, expected: 0, limit: limit)
  }

  /// What waiting for input came to.
  public enum Input: Sendable, Equatable {
    case bytes([UInt8])
    /// Nothing came in time.
    case nothing
    /// Nothing will come any more.
    case closed
  }

  /// Waits for standard input for so many seconds, nil for as long as it takes, and reads what is there.
  public static func waitForInput(_ seconds: Double?) -> Input {
    guard waits(for: 0, seconds) else { return .nothing }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let got = read(0, &buffer, buffer.count)
      if got > 0 { return .bytes(Array(buffer[..<got])) }
      if got == 0 || errno != EINTR && errno != EAGAIN { return .closed }
      if errno == EAGAIN { return .nothing }
    }
  }

  /// Whether a descriptor has something to read, or its end, within so many seconds.
  fileprivate static func waits(for descriptor: Int32, _ seconds: Double?) -> Bool {
    let end = seconds.map { System.seconds() + $0 }
    while true {
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let left = end.map { Int32(saturating: min(max(0, ($0 - System.seconds()) * 1000 + 0.5), 1e9)) } ?? -1
      let ready = poll(&waiting, 1, left)
      if ready > 0 { return true }
      // A signal that was handled; the time that is left is counted anew.
      if ready == 0 || errno != EINTR { return false }
    }
  }

  /// Lets time pass.
  static func sleep(_ seconds: Double) { poll(nil, 0, Int32(saturating: seconds * 1000)) }

  /// What changes when a file is written or another one put in its place; nil when nothing is there.
  static func stamp(of path: String) -> [Int]? {
    var info = stat()
    guard lstat(path, &info) == 0 else { return nil }
    #if canImport(Darwin)
      let time = info.st_mtimespec
    #else
      let time = info.st_mtim
    #endif
    return [Int(time.tv_sec), Int(time.tv_nsec), Int(info.st_size), Int(info.st_ino)]
  }

  static func readAll(_ descriptor: Int32, expected: Int, limit: Int) throws(SystemError) -> PaddedBytes {
    guard expected <= limit else { throw tooLarge(limit) }
    // One byte more than expected, so that the end is met without growing.
    var capacity = max(expected + 1, 4096)
    var bytes: [UInt8] = []
    var count = 0
    while true {
      var failure: SystemError?
      var ended = false
      // Grows by rebuilding: rare, because a file usually has the size the system told.
      let previous = bytes
      let known = count
      bytes = [UInt8](unsafeUninitializedCapacity: capacity + SourceText.padding) { buffer, initialized in
        let base = UnsafeMutableRawPointer(buffer.baseAddress!)
        if known > 0 { previous.withUnsafeBytes { base.copyMemory(from: $0.baseAddress!, byteCount: known) } }
        while count < capacity {
          let got = read(descriptor, base + count, capacity - count)
          if got > 0 {
            count += got
            // A file that ends where the system said it would: asking once more would only say so.
            if expected > 0, count == expected, got < capacity - (count - got) {
              ended = true
              break
            }
          } else if got == 0 {
            ended = true
            break
          } else if errno != EINTR {
            failure = SystemError.last()
            break
          }
        }
        memset(base + count, 0, SourceText.padding)
        initialized = count + SourceText.padding
      }
      if let failure { throw failure }
      if count > limit { throw tooLarge(limit) }
      if ended { return PaddedBytes(bytes: bytes, count: count) }
      capacity *= 2
    }
  }

  private static func tooLarge(_ limit: Int) -> SystemError {
    SystemError("Larger than \(limit / (1024 * 1024)) MiB")
  }

  // MARK: Threads

  /// What a thread that reads code may take for its stack; it takes what it uses. The limits of nesting and of what is
  /// followed need a part of it, also in an unoptimised build. Left to the system it would be 512 KB on macOS and 128 KB
  /// with musl, and on Linux what the shell says.
  private static let stackSize = 64 << 20

  /// Number of processors.
  static var processors: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Runs `body` with each number below `count`, each on a thread with a large stack, and waits for all. Where the system
  /// gives no thread, on the caller's.
  public static func onThreads(_ count: Int, _ body: @Sendable (Int) -> Void) {
    withoutActuallyEscaping(body) { body in
      var attributes = pthread_attr_t()
      pthread_attr_init(&attributes)
      defer { pthread_attr_destroy(&attributes) }
      pthread_attr_setstacksize(&attributes, stackSize)
      #if canImport(Glibc)
        var threads: [pthread_t] = []
        var thread = pthread_t()
      #else
        var threads: [pthread_t?] = []
        var thread: pthread_t?
      #endif
      for index in 0..<max(1, count) {
        let work = Unmanaged.passRetained(ThreadWork { body(index) })
        if pthread_create(&thread, &attributes, { ThreadWork.run($0) }, work.toOpaque()) == 0 {
          threads.append(thread)
        } else {
          work.release()
          body(index)
        }
      }
      for thread in threads {
        #if canImport(Glibc)
          pthread_join(thread, nil)
        #else
          if let thread { pthread_join(thread, nil) }
        #endif
      }
    }
  }

  /// What a thread is there for.
  private final class ThreadWork {
    let body: () -> Void

    init(_ body: @escaping () -> Void) { self.body = body }

    static func run(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
      if let pointer { Unmanaged<ThreadWork>.fromOpaque(pointer).takeRetainedValue().body() }
      return nil
    }
  }

  /// Lets one thread at a time do something.
  final class Lock: Sendable {
    nonisolated(unsafe) private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    init() { pthread_mutex_init(mutex, nil) }

    deinit {
      pthread_mutex_destroy(mutex)
      mutex.deallocate()
    }

    func held<Value>(_ body: () -> Value) -> Value {
      pthread_mutex_lock(mutex)
      defer { pthread_mutex_unlock(mutex) }
      return body()
    }
  }

  // MARK: Writing

  /// Makes writing to a pipe that nobody reads an error that can be handled, instead of the end of the process.
  public static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

  /// Has memory asked for in large pieces: by itself the GNU library takes 128 KB at a time, fifteen hundred times for a
  /// project of 32 MB. What is not used is not taken. Looked up by name, since its header is in no module; elsewhere,
  /// and in a static program, nothing happens.
  public static func takeMemoryInLargePieces() {
    #if canImport(Glibc)
      guard let symbol = dlsym(nil, "mallopt") else { return }
      let set = unsafeBitCast(symbol, to: (@convention(c) (Int32, Int32) -> Int32).self)
      let (topPad, mapThreshold): (Int32, Int32) = (-2, -3)
      _ = set(topPad, 16 << 20)
      // Setting one of them ends their adjusting themselves, so the other is set as well.
      _ = set(mapThreshold, 32 << 20)
    #endif
  }

  /// Lets Ctrl-C end the process even when whoever started it blocks signals, and children inherit that.
  public static func allowInterrupts() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGTERM)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Writes all bytes to a file descriptor (1 is standard output, 2 standard error).
  public static func write(_ bytes: [UInt8], to descriptor: Int32) -> WriteOutcome {
    if descriptor == 1 { leavesTraces() }
    return bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset < buffer.count {
        #if canImport(Darwin)
          let written = Darwin.write(descriptor, buffer.baseAddress! + offset, buffer.count - offset)
        #elseif canImport(Glibc)
          let written = Glibc.write(descriptor, buffer.baseAddress! + offset, buffer.count - offset)
        #else
          let written = Musl.write(descriptor, buffer.baseAddress! + offset, buffer.count - offset)
        #endif
        if written >= 0 {
          offset += written
        } else if errno == EPIPE {
          return .closedPipe
        } else if errno == EAGAIN {
          // Somebody made the terminal or pipe non-blocking; wait until it takes more.
          var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          poll(&waiting, 1, -1)
        } else if errno != EINTR {
          return .failed(SystemError.last().reason)
        }
      }
      return .done
    }
  }

  // MARK: Other programs

  /// How another program ended.
  struct Outcome {
    /// Its status; 128 and the signal when one ended it.
    var status: Int32
    var output: [UInt8]
    var errors: [UInt8]
  }

  /// Runs a program that is looked for in PATH, without a shell: what stands in the arguments is never interpreted.
  /// `environment` is all it gets to see of ours.
  static func run(
    _ arguments: [String], environment: [String], input: [UInt8] = []
  ) throws(SystemError) -> Outcome {
    var pipes: [[Int32]] = []
    defer { for descriptor in pipes.joined() where descriptor >= 0 { close(descriptor) } }
    for _ in 0..<3 {
      pipes.append(try closedOnExec())
    }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, pipes[0][0], 0)
    posix_spawn_file_actions_adddup2(&actions, pipes[1][1], 1)
    posix_spawn_file_actions_adddup2(&actions, pipes[2][1], 2)
    var argv: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    var envp: [UnsafeMutablePointer<CChar>?] = environment.map { strdup($0) } + [nil]
    defer { for text in argv + envp { free(text) } }
    var process = pid_t()
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
      posix_spawnattr_init(&attributes)
      defer { posix_spawnattr_destroy(&attributes) }
      posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_CLOEXEC_DEFAULT))
      let failure = posix_spawnp(&process, arguments[0], &actions, &attributes, &argv, &envp)
    #else
      let failure = posix_spawnp(&process, arguments[0], &actions, nil, &argv, &envp)
    #endif
    guard failure == 0 else { throw SystemError(String(cString: strerror(failure))) }
    for (pipe, end) in [(0, 0), (1, 1), (2, 1)] {
      close(pipes[pipe][end])
      pipes[pipe][end] = -1
    }
    let outputs = converse(&pipes, input: input)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let code = status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
    return Outcome(status: code, output: outputs.0, errors: outputs.1)
  }

  /// Shows a text through a program that the user named, as the shell reads it, with our output and environment, and
  /// waits until they leave it. False when it cannot be started or shows nothing: the text is still to be written.
  public static func show(_ bytes: [UInt8], through command: String, setting defaults: [(String, String)] = []) -> Bool
  {
    leavesTraces()
    for (name, value) in defaults { setenv(name, value, 0) }
    guard let pipe = popen(command, "w") else { return false }
    // From here on Ctrl-C is for the pager, which goes on: a program that ended before it would leave the terminal to
    // two readers.
    let signals = [SIGINT, SIGQUIT]
    let before = signals.map { signal($0, SIG_IGN) }
    defer { for (number, handler) in zip(signals, before) { signal(number, handler) } }
    _ = write(bytes, to: fileno(pipe))
    let status = pclose(pipe)
    // 1 for options it does not know, 126 and 127 for what the shell cannot start; with all else people leave.
    return status & 0x7F != 0 || ![1, 126, 127].contains(status >> 8 & 0xFF)
  }

  /// A pipe that only its own program gets. One that starts at the same moment in another thread would hold the end that
  /// is written to; each would do so for the other, and both wait for ever for the end of their input. Programs are
  /// started by one thread only, and on Darwin they inherit nothing but their three streams (`run`): Swift has no call
  /// that makes such a pipe at once.
  private static func closedOnExec() throws(SystemError) -> [Int32] {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw SystemError.last() }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return ends
  }

  /// Writes the input and reads both outputs as they come, so that neither side waits for the other for ever.
  private static func converse(_ pipes: inout [[Int32]], input: [UInt8]) -> ([UInt8], [UInt8]) {
    var outputs: [[UInt8]] = [[], []]
    var written = 0
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      if pipes[0][1] >= 0, written == input.count {
        close(pipes[0][1])
        pipes[0][1] = -1
      }
      var waiting = [
        pollfd(fd: pipes[0][1], events: Int16(POLLOUT), revents: 0),
        pollfd(fd: pipes[1][0], events: Int16(POLLIN), revents: 0),
        pollfd(fd: pipes[2][0], events: Int16(POLLIN), revents: 0),
      ]
      if waiting.allSatisfy({ $0.fd < 0 }) { return (outputs[0], outputs[1]) }
      if poll(&waiting, nfds_t(waiting.count), -1) < 0, errno != EINTR { return (outputs[0], outputs[1]) }
      if waiting[0].revents != 0 {
        // A pipe that is ready takes this many bytes without waiting.
        let end = min(written + 512, input.count)
        if write(Array(input[written..<end]), to: pipes[0][1]) == .done { written = end } else { written = input.count }
      }
      for index in 0..<2 where waiting[index + 1].revents != 0 {
        let got = read(pipes[index + 1][0], &buffer, buffer.count)
        if got > 0 {
          outputs[index] += buffer[..<got]
        } else if got == 0 || errno != EINTR {
          close(pipes[index + 1][0])
          pipes[index + 1][0] = -1
        }
      }
    }
  }

  // MARK: Surroundings

  /// Whether a person is looking at the descriptor.
  public static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Whether a descriptor leads to a file, and neither to a pipe nor to a terminal.
  public static func isRegularFile(_ descriptor: Int32) -> Bool {
    var info = stat()
    return fstat(descriptor, &info) == 0 && kind(mode: info.st_mode) == .file
  }

  /// Number of columns of the terminal behind a descriptor, or nil when there is none.
  public static func terminalWidth(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// The value of an environment variable.
  public static func environment(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    return String(cString: value)
  }

  /// Seconds on a clock that never runs backwards; only differences mean anything.
  public static func seconds() -> Double {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
  }

  /// Seconds since 1970.
  static func now() -> Int { Int(time(nil)) }

  /// Ends the process.
  public static func exit(_ status: Int32) -> Never {
    #if canImport(Darwin)
      Darwin.exit(status)
    #elseif canImport(Glibc)
      Glibc.exit(status)
    #else
      Musl.exit(status)
    #endif
  }
}

#if os(Linux)
  /// What the system tells about changes in folders.
  final class FolderEvents {
    private let descriptor: Int32
    private var folders: [Int32: String] = [:]
    private var watched: PathSet = []

    /// nil when the system tells nothing.
    init?() {
      descriptor = inotify_init1(O_CLOEXEC | O_NONBLOCK)
      if descriptor < 0 { return nil }
    }

    deinit { close(descriptor) }

    /// Listens to more folders; false when the system has no room for that many.
    func add(_ wanted: [String]) -> Bool {
      // Not IN_ATTRIB: who indexes or backs up files touches what belongs to them, and nothing in them is new.
      let mask = IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO
      for folder in wanted where !watched.contains(folder) {
        let watch = inotify_add_watch(descriptor, folder, UInt32(mask))
        if watch < 0 {
          if errno == ENOSPC || errno == ENOMEM { return false }
          // The folder has gone meanwhile, or may not be read; then nothing in it is read either.
          continue
        }
        folders[watch] = folder
        watched.insert(folder)
      }
      return true
    }

    /// Waits so many seconds, nil for as long as it takes. Gives the paths that changed; a folder's has a slash at its end.
    func wait(_ seconds: Double?) -> [String] {
      guard System.waits(for: descriptor, seconds) else { return [] }
      var paths: [String] = []
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let got = read(descriptor, &buffer, buffer.count)
        if got <= 0 { return paths }
        buffer.withUnsafeBytes { bytes in
          var offset = 0
          // The number of the folder, what happened, a number that ties moves together, the length of the name.
          while offset + 16 <= got {
            let watch = bytes.loadUnaligned(fromByteOffset: offset, as: Int32.self)
            let mask = bytes.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self)
            let length = Int(bytes.loadUnaligned(fromByteOffset: offset + 12, as: UInt32.self))
            let name = bytes[(offset + 16)..<min(offset + 16 + length, got)].prefix { $0 != 0 }
            offset += 16 + length
            if mask & UInt32(IN_IGNORED) != 0 {
              if let folder = folders.removeValue(forKey: watch) { watched.remove(folder) }
              continue
            }
            guard let folder = folders[watch] else { continue }
            let isFolder = mask & UInt32(IN_ISDIR) != 0
            paths.append(folder + "/" + String(decoding: name, as: UTF8.self) + (isFolder ? "/" : ""))
          }
        }
      }
    }
  }
#endif
