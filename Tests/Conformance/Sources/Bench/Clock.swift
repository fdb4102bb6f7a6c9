// Times, and processes with what they used. One thread is measured by the processor time it got, so that a busy machine
// does not count against it; several threads only by the clock on the wall.

import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

enum Measure {
  /// Processor time of this thread, in seconds.
  static var threadTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  static var wallTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The fewest seconds of processor time in so many rounds.
  static func cpu(rounds: Int, _ body: () -> Void) -> Double {
    (0..<rounds).map { _ in
      let start = threadTime
      body()
      return threadTime - start
    }.min() ?? 0
  }

  /// The fewest seconds on the wall in so many rounds.
  static func wall(rounds: Int, _ body: () -> Void) -> Double {
    (0..<rounds).map { _ in
      let start = wallTime
      body()
      return wallTime - start
    }.min() ?? 0
  }
}

/// What a process used.
struct ProcessUse {
  var wall: Double
  var cpu: Double
  /// Most memory it held at once, in bytes.
  var peak: Int
}

/// Runs a program so many times with its output thrown away, and prints what each run used: the other end of
/// `runProgram`. Exits.
func runAsChild(_ arguments: [String]) -> Never {
  guard let times = arguments.first.flatMap(Int.init), arguments.count > 1 else { exit(2) }
  for _ in 0..<times {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var list: [UnsafeMutablePointer<CChar>?] = arguments.dropFirst().map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] =
      ProcessInfo.processInfo.environment.map { strdup("\($0)=\($1)") } + [nil]
    var process: pid_t = 0
    let start = Measure.wallTime
    guard posix_spawn(&process, arguments[1], &actions, nil, &list, &variables) == 0 else { exit(1) }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(process, &status, 0, &usage) == process, status & 0x7F == 0 else { exit(1) }
    let wall = Measure.wallTime - start
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    #if canImport(Darwin)
      let peak = usage.ru_maxrss
    #else
      let peak = usage.ru_maxrss * 1024
    #endif
    print(wall, seconds(usage.ru_utime) + seconds(usage.ru_stime), peak)
    posix_spawn_file_actions_destroy(&actions)
    for text in list + variables { free(text) }
  }
  exit(0)
}

/// Runs a program so many times. A process in between does it, because on Linux the peak of a process is never less than
/// that of the one that started it, and this one holds whole projects.
func runProgram(_ path: String, _ arguments: [String], times: Int) -> [ProcessUse] {
  let child = Process()
  child.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
  child.arguments = ["--run", String(times), path] + arguments
  let output = Pipe()
  child.standardOutput = output
  guard (try? child.run()) != nil else { return [] }
  let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  child.waitUntilExit()
  return text.split(separator: "\n").compactMap { line in
    let fields = line.split(separator: " ")
    guard fields.count == 3, let wall = Double(fields[0]), let cpu = Double(fields[1]), let peak = Int(fields[2]) else {
      return nil
    }
    return ProcessUse(wall: wall, cpu: cpu, peak: peak)
  }
}
