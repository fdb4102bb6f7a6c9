// Whether an app is a tool of a trade: one for programmers or administrators, by what it calls its types.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax

/// Words of programmers' and administrators' own things among the names of types.
struct TradeWords: Sendable, Equatable {
  /// Which of the words a file's types have in their names, as bits.
  private(set) var found: UInt64 = 0
  /// Number of types that the file declares.
  private(set) var types = 0

  /// Things that hardly any other app has a type for. Words with a second meaning (server, node, host) are left out.
  private static let words: [StaticString] = [
    "ssh", "sftp", "ftp", "terminal", "git", "docker", "kubernetes", "portainer", "compiler", "debugger", "console",
    "vpn", "dns", "subdomain", "tunnel", "qemu", "vps", "vds", "hypervisor", "wireguard", "openvpn", "entitlement",
    "entitlements", "dylib", "shell", "repl", "daemon", "firewall", "lsp", "kernel",
  ]

  init(_ types: [TypeDeclaration], in tree: Tree) {
    for type in types where type.kind != .extensionDecl && type.surroundings.isDisjoint(with: [.tests, .preview]) {
      self.types += 1
      note(tree.tokens.text(type.nameToken, in: tree.source))
    }
  }

  /// `SSHKeyList` has the words `ssh`, `key` and `list`; `GitHub` is a service like others.
  private mutating func note(_ name: ArraySlice<UInt8>) {
    func isUpper(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 }
    name.withUnsafeBufferPointer { bytes in
      var start = 0
      for index in stride(from: 1, through: bytes.count, by: 1) {
        let ends =
          index == bytes.count
          || isUpper(bytes[index])
            && (!isUpper(bytes[index - 1]) || index + 1 < bytes.count && !isUpper(bytes[index + 1]))
        guard ends else { continue }
        let word = UnsafeBufferPointer(rebasing: bytes[start..<index])
        if let place = Self.words.firstIndex(where: { Self.isSame(word, $0) }) {
          let isService = Self.isSame(word, "git") && bytes[index...].starts(with: "Hub".utf8)
          if !isService { found |= 1 << UInt64(place) }
        }
        start = index
      }
    }
  }

  private static func isSame(_ word: UnsafeBufferPointer<UInt8>, _ known: StaticString) -> Bool {
    guard word.count == known.utf8CodeUnitCount else { return false }
    return known.withUTF8Buffer { known in
      for index in word.indices where word[index] | 0x20 != known[index] { return false }
      return true
    }
  }

  /// Whether enough of the files, and more than one of the words, are about such things.
  static func tellOfATrade(_ files: some Sequence<TradeWords>) -> Bool {
    var types = 0
    var telling = 0
    var words: UInt64 = 0
    for file in files {
      types += file.types
      telling += file.found == 0 ? 0 : 1
      words |= file.found
    }
    return telling >= 5 && telling * 50 >= types && words.nonzeroBitCount >= 2
  }
}
