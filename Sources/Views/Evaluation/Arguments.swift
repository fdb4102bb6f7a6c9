// What a call passes, by the names that it reaches.

import CurbcutSymbols
import CurbcutSyntax

/// The arguments of a call in the order in which they are met, each name once. There are few: a list is read through before
/// a table is hashed into, and made in one piece.
public struct Arguments: Sendable, Sequence, ExpressibleByDictionaryLiteral {
  private var list: [(key: Name, value: NodeID)] = []

  public init() {}

  public init(dictionaryLiteral elements: (Name, NodeID)...) {
    for (name, value) in elements { self[name] = value }
  }

  public var isEmpty: Bool { list.isEmpty }
  public var keys: [Name] { list.map(\.key) }
  public var values: [NodeID] { list.map(\.value) }

  public subscript(name: Name) -> NodeID? {
    get {
      for index in list.indices where list[index].key == name { return list[index].value }
      return nil
    }
    set {
      let place = list.firstIndex { $0.key == name }
      switch (place, newValue) {
      case (let place?, let value?): list[place].value = value
      case (let place?, nil): list.remove(at: place)
      case (nil, let value?): list.append((name, value))
      case (nil, nil): break
      }
    }
  }

  public func makeIterator() -> IndexingIterator<[(key: Name, value: NodeID)]> { list.makeIterator() }

  mutating func reserveCapacity(_ count: Int) { list.reserveCapacity(count) }
}
