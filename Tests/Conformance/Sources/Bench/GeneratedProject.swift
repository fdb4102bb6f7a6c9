// Makes a project of any size from the sample apps, the same one on every machine. Each copy of an app gets a folder
// of its own and type names of its own, so that names are resolved as in one app of that size.

import Corpus
import CurbcutSourceText
import CurbcutSyntax
import Foundation

enum GeneratedProject {
  /// The files of the project: path and text.
  static func files(count: Int) -> [CorpusFile] {
    let samples = Corpus.files(under: [Corpus.home.appendingPathComponent("../../samples").standardized.path])
    let apps = Dictionary(grouping: samples) { file in
      file.name.split(separator: "/").dropLast().joined(separator: "/")
    }.sorted { $0.key < $1.key }
    guard !apps.isEmpty else { return [] }
    var result: [CorpusFile] = []
    var copy = 0
    while true {
      for (folder, files) in apps {
        let trees = files.map { Parser.parse(SourceText(path: $0.name, bytes: $0.bytes)) }
        let types = Set(trees.flatMap(declaredTypes))
        for (file, tree) in zip(files, trees) {
          guard result.count < count else { return result }
          let name = file.name.split(separator: "/").last ?? ""
          result.append(
            CorpusFile(name: "Copy\(copy)/\(folder)/\(name)", bytes: renamed(tree, types, suffix: "N\(copy)")))
        }
      }
      copy += 1
    }
  }

  private static func declaredTypes(_ tree: Tree) -> [String] {
    tree.nodes.indices.compactMap { index in
      switch tree.nodes[index].kind {
      case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl:
        String(decoding: tree.mainText(NodeID(index)), as: UTF8.self)
      default: nil
      }
    }
  }

  private static func renamed(_ tree: Tree, _ types: Set<String>, suffix: String) -> [UInt8] {
    var result: [UInt8] = []
    var end: UInt32 = 0
    for index in 0..<tree.tokens.count where tree.tokens.kind(TokenID(index)) == .identifier {
      let range = tree.tokens.range(TokenID(index))
      guard types.contains(tree.source.string(range)) else { continue }
      result += tree.source[ByteRange(end, range.end)]
      result += Array(suffix.utf8)
      end = range.end
    }
    return result + tree.source[ByteRange(end, UInt32(tree.source.count))]
  }

  /// Writes files below a folder, which is emptied before.
  static func write(_ files: [CorpusFile], to folder: URL) throws {
    try? FileManager.default.removeItem(at: folder)
    for file in files {
      let url = folder.appendingPathComponent(file.name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.bytes).write(to: url)
    }
  }
}
