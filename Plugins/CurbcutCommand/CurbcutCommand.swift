// `swift package curbcut …`: runs curbcut on a package, with the arguments as they are given. `--target` names targets
// whose folders are checked. Everything goes to standard output, where SwiftPM puts it anyway.

import Foundation
import PackagePlugin

@main
struct CurbcutCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    var rest = extractor.remainingArguments
    if names.isEmpty {
      // Nothing but options means the package, whatever folder the command was called from.
      if !rest.contains(where: { !$0.hasPrefix("-") }) { rest += ["--root", context.package.directoryURL.path] }
    } else {
      for target in try context.package.targets(named: names) { rest.append(target.directoryURL.path) }
    }
    try run(try context.tool(named: "curbcut").url, rest, in: context.package.directoryURL)
  }

  private func run(_ tool: URL, _ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      Diagnostics.error("curbcut ended with status \(process.terminationStatus)")
      return
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension CurbcutCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      var extractor = ArgumentExtractor(arguments)
      // Xcode names the target it was called on; the root is checked as a whole.
      _ = extractor.extractOption(named: "target")
      try run(
        try context.tool(named: "curbcut").url, extractor.remainingArguments + ["--format", "xcode"],
        in: context.xcodeProject.directoryURL)
    }
  }
#endif
