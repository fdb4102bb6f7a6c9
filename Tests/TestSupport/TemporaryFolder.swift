// A folder that is gone when the test is over.

import CurbcutLint
import Foundation

public final class TemporaryFolder {
  /// Absolute, links resolved.
  public let path: String

  public init() throws {
    // Not Foundation's way of resolving links, which leaves /var as it is on macOS.
    let parent = FileManager.default.temporaryDirectory.path
    path = (System.realPath(parent) ?? parent) + "/curbcut-test-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file and the folders it needs; gives its absolute path.
  @discardableResult
  public func write(_ name: String, _ text: String = "") throws -> String {
    try write(name, bytes: Array(text.utf8))
  }

  @discardableResult
  public func write(_ name: String, bytes: [UInt8]) throws -> String {
    let file = path + "/" + name
    try folder((name as NSString).deletingLastPathComponent)
    try Data(bytes).write(to: URL(fileURLWithPath: file))
    return file
  }

  public func folder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: path + "/" + name, withIntermediateDirectories: true)
  }

  public func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path + "/" + name) }

  public func link(_ name: String, to target: String) throws {
    try folder((name as NSString).deletingLastPathComponent)
    try FileManager.default.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: target)
  }
}
