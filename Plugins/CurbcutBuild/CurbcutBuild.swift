// Judges a target's files whenever it is built, with warnings and errors where Xcode and SwiftPM show those of the
// compiler. The command names one Swift file without code as its output: without an output it would never run in packages
// of older tools, and any other kind of output would become a resource of the target.

import Foundation
import PackagePlugin

@main
struct CurbcutBuild: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let module = target as? SourceModuleTarget else { return [] }
    let files = module.sourceFiles(withSuffix: "swift").map(\.url)
    return command(
      try context.tool(named: "curbcut").url, target.name, files, root: context.package.directoryURL,
      work: context.pluginWorkDirectoryURL)
  }

  private func command(_ tool: URL, _ name: String, _ files: [URL], root: URL, work: URL) -> [Command] {
    if files.isEmpty { return [] }
    let stamp = work.appendingPathComponent("CurbcutStamp.swift")
    let options = ["lint", "--format", "xcode", "--root", root.path, "--stamp", stamp.path, "--"]
    return [
      .buildCommand(
        displayName: "Curbcut \(name)", executable: tool, arguments: options + files.map(\.path), inputFiles: files,
        outputFiles: [stamp])
    ]
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension CurbcutBuild: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let files = target.inputFiles.filter { $0.url.pathExtension == "swift" }.map(\.url)
      return command(
        try context.tool(named: "curbcut").url, target.displayName, files, root: context.xcodeProject.directoryURL,
        work: context.pluginWorkDirectoryURL)
    }
  }
#endif
