// What libFuzzer calls: one input, one parse. A trap is a crash to it, and the invariants of a tree are checked with one.

import CurbcutSourceText
import CurbcutSyntax

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ data: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  let tree = Parser.parse(SourceText(path: "", bytes: bytes))
  precondition(tree.nodes.last?.kind == .file && tree.nodes.last?.firstDescendant == 0)
  precondition(tree.tokens.kind(TokenID(tree.tokens.count - 1)) == .endOfFile)
  precondition(tree.tokens.count * 8 + tree.nodes.count * 20 <= 64 * count + 4096)
  return 0
}
