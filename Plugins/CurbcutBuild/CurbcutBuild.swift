// Checks a target's files whenever it is built, with warnings and errors where Xcode and SwiftPM show those of the
// compiler. The command names one Swift file without code as its output: without an output it would never run in packages
// of older tools, and any other kind of output would become a resource of the target.
//
// It declares all that the program reads to check them: the code of the other targets, whose components the views use, the
// tables and catalogs among their files, and the settings in the root. Whatever of these changes has it run again.

import Foundation
import PackagePlugin

/// What the program reads beside code.
private let endings: Set<String> = ["swift", "strings", "stringsdict", "xcstrings", "storyboard", "xib"]

@main
struct CurbcutBuild: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let module = target as? SourceModuleTarget else { return [] }
    let files = module.sourceFiles(withSuffix: "swift").map(\.url)
    let all = context.package.targets.compactMap { $0 as? SourceModuleTarget }.flatMap { module in
      module.sourceFiles.map(\.url)
    }
    return command(
      try context.tool(named: "curbcut").url, target.name, files, reads: all, root: context.package.directoryURL,
      work: context.pluginWorkDirectoryURL)
  }

  private func command(
    _ tool: URL, _ name: String, _ files: [URL], reads all: [URL], root: URL, work: URL
  ) -> [Command] {
    if files.isEmpty { return [] }
    let stamp = work.appendingPathComponent("CurbcutStamp.swift")
    let options = ["lint", "--format", "xcode", "--root", root.path, "--stamp", stamp.path, "--"]
    return [
      .buildCommand(
        displayName: "Curbcut \(name)", executable: tool, arguments: options + files.map(\.path),
        inputFiles: Self.inputs(files + all, root: root), outputFiles: [stamp])
    ]
  }

  /// Each once. Settings count only where they are: a build waits in vain for an input that is not there.
  private static func inputs(_ files: [URL], root: URL) -> [URL] {
    let settings = [".curbcut.json", ".curbcut-baseline.json"].map(root.appendingPathComponent).filter {
      FileManager.default.fileExists(atPath: $0.path)
    }
    var seen: Set<String> = []
    return (files.filter { endings.contains($0.pathExtension) } + settings).filter { seen.insert($0.path).inserted }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension CurbcutBuild: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let files = target.inputFiles.filter { $0.url.pathExtension == "swift" }.map(\.url)
      let all = context.xcodeProject.targets.flatMap { $0.inputFiles.map(\.url) }
      return command(
        try context.tool(named: "curbcut").url, target.displayName, files, reads: all,
        root: context.xcodeProject.directoryURL, work: context.pluginWorkDirectoryURL)
    }
  }
#endif
