// Writing files: each whole or not at all, with what belonged to the file before, and not ended half way by a signal.

import CurbcutSourceText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

#if !canImport(Darwin)
  // Their header is in no module. What they take and give fits into registers, where Swift and C put it alike.
  @_silgen_name("flistxattr")
  private func flistxattr(_ file: Int32, _ names: UnsafeMutableRawPointer?, _ room: Int) -> Int
  @_silgen_name("fgetxattr")
  private func fgetxattr(
    _ file: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeMutableRawPointer?, _ room: Int
  ) -> Int
  @_silgen_name("fsetxattr")
  private func fsetxattr(
    _ file: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeRawPointer?, _ count: Int, _ flags: Int32
  ) -> Int32
#endif

extension SystemError {
  /// A file is not as it was when it was read.
  static let changedMeanwhile = SystemError("It has changed in the meantime")
}

extension System {
  // MARK: Signals

  /// Signals by which people and services end a program, and the one of a limit on the size of files.
  private static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGXFSZ]

  private static func block(_ signals: [Int32]) -> sigset_t {
    var blocked = sigset_t()
    var before = sigset_t()
    sigemptyset(&blocked)
    for number in signals { sigaddset(&blocked, number) }
    pthread_sigmask(SIG_BLOCK, &blocked, &before)
    return before
  }

  /// Runs the program on a thread with a stack of a known size. It alone takes the signals that end the process, so that
  /// it can hold them back.
  public static func runProgram(_ body: @Sendable () -> Void) {
    let before = block(ending)
    onThreads(1) { _ in
      var mask = before
      pthread_sigmask(SIG_SETMASK, &mask, nil)
      body()
    }
  }

  /// Does something that no signal ends half way: one that comes waits until this is done. It needs no handler, which
  /// could not know what there is to put away at that moment.
  static func undisturbed<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
    var before = block(ending)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try body()
  }

  // MARK: Writing

  /// Where bytes come to lie that are written to a path: behind links, also behind one that leads to nothing yet.
  static func destination(of path: String) throws(SystemError) -> String {
    if let real = realPath(path) { return real }
    // What a descriptor leads to has a name that no path finds.
    if kind(of: path) != nil { return path }
    var path = path
    for _ in 0..<40 {
      let folder = Paths.parent(path)
      guard let parent = realPath(folder.isEmpty ? "." : folder) else { throw SystemError.last() }
      path = Paths.join(parent, Paths.lastComponent(path))
      guard kind(of: path, followingLinks: false) == .symbolicLink else { return path }
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink(path, &buffer, buffer.count)
      guard count > 0, count < buffer.count else { throw SystemError.last() }
      let target = buffer.withUnsafeBytes { String(decoding: $0[..<count], as: UTF8.self) }
      path = target.hasPrefix("/") ? target : Paths.join(parent, target)
    }
    throw SystemError(String(cString: strerror(ELOOP)))
  }

  /// Writes a file so that a reader meets either the old bytes or all the new ones: beside it first, then renamed. Given
  /// the stamp that the file had when it was read, one that has changed since is left as it is.
  public static func writeFile(
    _ bytes: [UInt8], to path: String, unlessChangedSince stamp: [Int]? = nil
  ) throws(SystemError) {
    let target = try destination(of: path)
    let existing = kind(of: target)
    if existing == .directory { throw SystemError("Is a directory") }
    // A device such as /dev/null can only be written in place.
    if let existing, existing != .file {
      let descriptor = open(target, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw SystemError.last() }
      defer { close(descriptor) }
      if case .failed(let reason) = write(bytes, to: descriptor) { throw SystemError(reason) }
      return
    }
    try undisturbed { () throws(SystemError) in
      try replace(target, by: bytes, isThere: existing == .file, unlessChangedSince: stamp)
    }
  }

  private static func replace(
    _ target: String, by bytes: [UInt8], isThere: Bool, unlessChangedSince stamp: [Int]?
  ) throws(SystemError) {
    var temporary = ""
    var descriptor: Int32 = -1
    // A name may be left of a process of the same number that was killed.
    for attempt in 0..<8 where descriptor < 0 {
      temporary = "\(target).\(getpid())\(attempt == 0 ? "" : "-\(attempt)").tmp"
      // A new file gets what the process gives; for others than its owner the copy of one is not there until it is theirs.
      descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, isThere ? 0o600 : 0o644)
      if descriptor < 0, errno != EEXIST { break }
    }
    guard descriptor >= 0 else { throw SystemError.last() }
    if isThere { keepAttributes(of: target, for: descriptor) }
    var failure: SystemError?
    if case .failed(let reason) = write(bytes, to: descriptor) { failure = SystemError(reason) }
    if close(descriptor) != 0, failure == nil { failure = SystemError.last() }
    if failure == nil, let stamp, System.stamp(of: target) != stamp { failure = .changedMeanwhile }
    if failure == nil, rename(temporary, target) != 0 { failure = SystemError.last() }
    guard let failure else { return }
    unlink(temporary)
    throw failure
  }

  /// Gives a file the owner, the mode and the attributes of the one that it replaces, as far as that is allowed.
  private static func keepAttributes(of path: String, for descriptor: Int32) {
    var info = stat()
    guard stat(path, &info) == 0 else { return }
    var mode = info.st_mode & 0o7777
    if fchown(descriptor, info.st_uid, info.st_gid) != 0 {
      // Rights to act as the owner or as the group are for those only.
      mode &= ~0o4000
      if fchown(descriptor, uid_t.max, info.st_gid) != 0 { mode &= ~0o2000 }
    }
    fchmod(descriptor, mode)
    let old = open(path, O_RDONLY | O_CLOEXEC)
    guard old >= 0 else { return }
    defer { close(old) }
    #if canImport(Darwin)
      fcopyfile(old, descriptor, nil, copyfile_flags_t(COPYFILE_XATTR | COPYFILE_ACL))
    #else
      // Lists of who may do what are among them.
      let room = flistxattr(old, nil, 0)
      guard room > 0 else { return }
      var names = [CChar](repeating: 0, count: room)
      let count = flistxattr(old, &names, room)
      guard count > 0 else { return }
      for name in names[..<count].split(separator: 0) {
        let name = Array(name) + [0]
        let size = fgetxattr(old, name, nil, 0)
        guard size >= 0 else { continue }
        var value = [UInt8](repeating: 0, count: size)
        let got = fgetxattr(old, name, &value, size)
        if got >= 0 { _ = fsetxattr(descriptor, name, value, got, 0) }
      }
    #endif
  }

  /// Adds bytes to the end of a file, which is made when it is not there.
  public static func appendFile(_ bytes: [UInt8], to path: String) throws(SystemError) {
    try undisturbed { () throws(SystemError) in
      let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
      guard descriptor >= 0 else { throw SystemError.last() }
      let outcome = write(bytes, to: descriptor)
      close(descriptor)
      if case .failed(let reason) = outcome { throw SystemError(reason) }
    }
  }

  /// Whether nobody may write the file. Putting another one in its place would work all the same, and is not meant.
  public static func isReadOnly(_ path: String) -> Bool {
    var info = stat()
    return stat(path, &info) == 0 && info.st_mode & 0o222 == 0
  }

  /// Writes a file that must not exist yet; what is there is left as it is.
  public static func createFile(_ bytes: [UInt8], at path: String) throws(SystemError) {
    try undisturbed { () throws(SystemError) in
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
      guard descriptor >= 0 else { throw SystemError.last() }
      let outcome = write(bytes, to: descriptor)
      let closed = close(descriptor)
      guard outcome == .done, closed == 0 else {
        let error = SystemError.last()
        unlink(path)
        throw error
      }
    }
  }

  /// Makes a folder below one that is there; one that is there already is fine.
  static func makeFolder(_ path: String) throws(SystemError) {
    if mkdir(path, 0o755) != 0, errno != EEXIST { throw SystemError.last() }
  }

  static func removeFile(_ path: String) throws(SystemError) {
    if unlink(path) != 0 { throw SystemError.last() }
  }

  static func makeExecutable(_ path: String) throws(SystemError) {
    if chmod(path, 0o755) != 0 { throw SystemError.last() }
  }
}
