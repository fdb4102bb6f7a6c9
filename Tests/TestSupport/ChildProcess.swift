// A program that a test starts. Foundation's `Process` is not used: on Linux its `waitUntilExit` now and then waits for
// ever when several tests start programs at once, and its children inherit signals that the test's thread blocks.

import Foundation

public final class ChildProcess {
  public enum End: Equatable, Sendable {
    case status(Int32)
    case signal(Int32)
    /// It did not end in the time it had, and was killed.
    case tooLate
  }

  private let process: pid_t
  private var end: End?

  /// Starts a program in a folder. The streams are files.
  public init(
    _ program: String, _ arguments: [String], in folder: String, environment: [String: String] = [:],
    input: String = "/dev/null", output: String, errors: String
  ) throws {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    // Signals as in a terminal, whatever this thread blocks and whoever started the tests ignores.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGPIPE] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    // The call that would start it in a folder is not in every C library, so a shell goes there and becomes the program.
    let command = ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder, program] + arguments
    var argv: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    var envp: [UnsafeMutablePointer<CChar>?] = variables.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in argv + envp { free(text) } }
    var process = pid_t()
    let failure = posix_spawn(&process, command[0], &actions, &attributes, &argv, &envp)
    guard failure == 0 else { throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .EINVAL) }
    self.process = process
  }

  deinit {
    if isRunning { _ = wait(seconds: 0) }
  }

  public var isRunning: Bool {
    look()
    return end == nil
  }

  public func interrupt() { if isRunning { kill(process, SIGINT) } }

  /// Waits until it ends. One that takes longer is killed, so that a test fails instead of standing still.
  public func wait(seconds: Double = 300) -> End {
    let deadline = Date().addingTimeInterval(seconds)
    while isRunning {
      if Date() >= deadline {
        kill(process, SIGKILL)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        end = .tooLate
      } else {
        usleep(2_000)
      }
    }
    return end ?? .tooLate
  }

  private func look() {
    var status: Int32 = 0
    guard end == nil, waitpid(process, &status, WNOHANG) == process else { return }
    end = status & 0x7F == 0 ? .status(status >> 8 & 0xFF) : .signal(status & 0x7F)
  }
}
