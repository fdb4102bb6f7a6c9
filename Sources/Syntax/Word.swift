// The words the parser knows, and how the lexer recognises them: by length, then by the bytes read as one integer,
// which costs a few compares and no hash. Integers are little-endian: the first letter is the lowest byte.

/// A word with a meaning in the grammar. Reserved words come first.
public enum Word: UInt8, Sendable, CaseIterable {
  case none
  // Reserved.
  case `associatedtype`, `class`, `deinit`, `enum`, `extension`, `fileprivate`, `func`, `import`, initWord
  case `inout`, `internal`, `let`, `operator`, `precedencegroup`, `private`, `protocol`, `public`, `static`
  case `struct`, `subscript`, `typealias`, `var`, `break`, `case`, `catch`, `continue`, `default`, `defer`
  case `do`, `else`, `fallthrough`, `for`, `guard`, `if`, `in`, `repeat`, `return`, `switch`, `throw`, `where`
  case `while`, anyWord, `as`, `false`, `is`, `nil`, `rethrows`, selfWord, capitalSelf, `super`, `throws`, `true`
  case `try`
  // Names elsewhere.
  case actor, any, async, available, await, abi, attached, backDeployed, borrow, borrowing, consume, consuming
  case convenience, copy, derivative, differentiable, didSet, discard, distributed, dynamic, each, exclusivity
  case final, freestanding, get, indirect, infix, isolated, lazy, lifetime, macro, modify, mutate, mutating
  case nonisolated, nonmutating, objc, of, open, optional, override, package, postfix, prefix, read, reasync
  case required, safe, sending, set, some, specialized, then, transpose, typeName, protocolName, unowned
  case unsafe, unsafeAddress, unsafeMutableAddress, weak, willSet, yield, yielding, _const, _local, _modify
  case _read, __consuming, __owned, __shared, compiler, swift, _compiler_version, unknown
  // Not words: which of the two a `stringQuote` is, and the operators that the grammar knows.
  case openingQuote, closingQuote
  case leftAngle, rightAngle, ampersand, tilde, minus, equalEqual, ellipsis

  /// Whether the word cannot be a name without backticks.
  @inlinable public var isReserved: Bool { rawValue != 0 && rawValue <= Word.`try`.rawValue }
}

extension Word {
  /// The word that `length` bytes are; `low` and `high` are its first and second eight bytes, zeros behind the end.
  init(length: Int, low: UInt64, high: UInt64) {
    switch length {
    case 2:
      switch low {
      case 0x6669: self = .`if`
      case 0x666f: self = .of
      case 0x6e69: self = .`in`
      case 0x6f64: self = .`do`
      case 0x7361: self = .`as`
      case 0x7369: self = .`is`
      default: self = .none
      }
    case 3:
      switch low {
      case 0x696261: self = .abi
      case 0x6c696e: self = .`nil`
      case 0x726176: self = .`var`
      case 0x726f66: self = .`for`
      case 0x746567: self = .get
      case 0x74656c: self = .`let`
      case 0x746573: self = .set
      case 0x796e41: self = .anyWord
      case 0x796e61: self = .any
      case 0x797274: self = .`try`
      default: self = .none
      }
    case 4:
      switch low {
      case 0x636a626f: self = .objc
      case 0x636e7566: self = .`func`
      case 0x64616572: self = .read
      case 0x65666173: self = .safe
      case 0x656d6f73: self = .some
      case 0x65707954: self = .typeName
      case 0x65736163: self = .`case`
      case 0x65736c65: self = .`else`
      case 0x65757274: self = .`true`
      case 0x666c6553: self = .capitalSelf
      case 0x666c6573: self = .selfWord
      case 0x68636165: self = .each
      case 0x6b616577: self = .weak
      case 0x6d756e65: self = .`enum`
      case 0x6e656874: self = .then
      case 0x6e65706f: self = .open
      case 0x74696e69: self = .initWord
      case 0x79706f63: self = .copy
      case 0x797a616c: self = .lazy
      default: self = .none
      }
    case 5:
      switch low {
      case 0x636e797361: self = .async
      case 0x646165725f: self = ._read
      case 0x646c656979: self = .yield
      case 0x6472617567: self = .`guard`
      case 0x656c696877: self = .`while`
      case 0x6572656877: self = .`where`
      case 0x65736c6166: self = .`false`
      case 0x6863746163: self = .`catch`
      case 0x6b61657262: self = .`break`
      case 0x6c616e6966: self = .final
      case 0x6f7263616d: self = .macro
      case 0x7265666564: self = .`defer`
      case 0x7265707573: self = .`super`
      case 0x726f746361: self = .actor
      case 0x7373616c63: self = .`class`
      case 0x7466697773: self = .swift
      case 0x7469617761: self = .await
      case 0x74756f6e69: self = .`inout`
      case 0x776f726874: self = .`throw`
      case 0x7869666e69: self = .infix
      default: self = .none
      }
    case 6:
      switch low {
      case 0x63696c627570: self = .`public`
      case 0x636974617473: self = .`static`
      case 0x656661736e75: self = .unsafe
      case 0x65746174756d: self = .mutate
      case 0x686374697773: self = .`switch`
      case 0x6c61636f6c5f: self = ._local
      case 0x6e7275746572: self = .`return`
      case 0x73776f726874: self = .`throws`
      case 0x746165706572: self = .`repeat`
      case 0x746375727473: self = .`struct`
      case 0x746553646964: self = .didSet
      case 0x74696e696564: self = .`deinit`
      case 0x74726f706d69: self = .`import`
      case 0x74736e6f635f: self = ._const
      case 0x776f72726f62: self = .borrow
      case 0x786966657270: self = .prefix
      case 0x796669646f6d: self = .modify
      default: self = .none
      }
    case 7:
      switch low {
      case 0x63696d616e7964: self = .dynamic
      case 0x636e7973616572: self = .reasync
      case 0x64656e776f5f5f: self = .__owned
      case 0x64656e776f6e75: self = .unowned
      case 0x64726163736964: self = .discard
      case 0x6567616b636170: self = .package
      case 0x656d75736e6f63: self = .consume
      case 0x65746176697270: self = .`private`
      case 0x676e69646e6573: self = .sending
      case 0x6e776f6e6b6e75: self = .unknown
      case 0x7465536c6c6977: self = .willSet
      case 0x746c7561666564: self = .`default`
      case 0x78696674736f70: self = .postfix
      case 0x796669646f6d5f: self = ._modify
      default: self = .none
      }
    case 8:
      switch low {
      case 0x6465686361747461: self = .attached
      case 0x6465726168735f5f: self = .__shared
      case 0x6465726975716572: self = .required
      case 0x646574616c6f7369: self = .isolated
      case 0x656469727265766f: self = .override
      case 0x656d69746566696c: self = .lifetime
      case 0x65756e69746e6f63: self = .`continue`
      case 0x676e69646c656979: self = .yielding
      case 0x676e69746174756d: self = .mutating
      case 0x6c616e6f6974706f: self = .optional
      case 0x6c616e7265746e69: self = .`internal`
      case 0x6c6f636f746f7250: self = .protocolName
      case 0x6c6f636f746f7270: self = .`protocol`
      case 0x72656c69706d6f63: self = .compiler
      case 0x726f74617265706f: self = .`operator`
      case 0x73776f7268746572: self = .`rethrows`
      case 0x7463657269646e69: self = .indirect
      default: self = .none
      }
    case 9:
      switch low {
      case 0x61696c6165707974 where high == 0x73: self = .`typealias`
      case 0x6c62616c69617661 where high == 0x65: self = .available
      case 0x6e696d75736e6f63 where high == 0x67: self = .consuming
      case 0x6e69776f72726f62 where high == 0x67: self = .borrowing
      case 0x6f69736e65747865 where high == 0x6e: self = .`extension`
      case 0x7069726373627573 where high == 0x74: self = .`subscript`
      case 0x736f70736e617274 where high == 0x65: self = .transpose
      default: self = .none
      }
    case 10:
      switch low {
      case 0x6974617669726564 where high == 0x6576: self = .derivative
      default: self = .none
      }
    case 11:
      switch low {
      case 0x616c6f73696e6f6e where high == 0x646574: self = .nonisolated
      case 0x65696e65766e6f63 where high == 0x65636e: self = .convenience
      case 0x696c616963657073 where high == 0x64657a: self = .specialized
      case 0x6d75736e6f635f5f where high == 0x676e69: self = .__consuming
      case 0x6f7268746c6c6166 where high == 0x686775: self = .`fallthrough`
      case 0x746174756d6e6f6e where high == 0x676e69: self = .nonmutating
      case 0x7562697274736964 where high == 0x646574: self = .distributed
      case 0x76697270656c6966 where high == 0x657461: self = .`fileprivate`
      case 0x766973756c637865 where high == 0x797469: self = .exclusivity
      default: self = .none
      }
    case 12:
      switch low {
      case 0x6c7065446b636162 where high == 0x6465796f: self = .backDeployed
      case 0x6e61747365657266 where high == 0x676e6964: self = .freestanding
      default: self = .none
      }
    case 13:
      switch low {
      case 0x6441656661736e75 where high == 0x7373657264: self = .unsafeAddress
      default: self = .none
      }
    case 14:
      switch low {
      case 0x6e65726566666964 where high == 0x656c62616974: self = .differentiable
      case 0x746169636f737361 where high == 0x657079746465: self = .`associatedtype`
      default: self = .none
      }
    case 15:
      switch low {
      case 0x6e65646563657270 where high == 0x70756f72676563: self = .`precedencegroup`
      default: self = .none
      }
    case 17:
      switch low {
      case 0x656c69706d6f635f where high == 0x6f69737265765f72: self = ._compiler_version
      default: self = .none
      }
    case 20:
      switch low {
      case 0x754d656661736e75 where high == 0x646441656c626174: self = .unsafeMutableAddress
      default: self = .none
      }
    default: self = .none
    }
  }
}
