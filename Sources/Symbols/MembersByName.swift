// Members of a type by their name, of which a file may hold many: in a type, and in all that extends one.

extension FileSymbols {
  /// Adds the members with a name that a declaration or extension of this file has.
  func add(_ name: Name, of declaration: TypeReference, to result: inout [MemberReference]) {
    let count = types[Int(declaration.index)].members.count
    if count == 0 { return }
    let places = memberIndex.places(of: name)
    if count < places.count {
      // A file with many types has many of one name.
      for index in types[Int(declaration.index)].members where members[Int(index)].name == name {
        result.append(MemberReference(file: declaration.file, index: index))
      }
    } else {
      for index in places where members[Int(index)].owner == declaration.index {
        result.append(MemberReference(file: declaration.file, index: index))
      }
    }
  }

  /// The same for several declarations of this file, in their order: a file may extend a type a thousand times, of which
  /// few have a member of the name.
  func add(_ name: Name, of declarations: ArraySlice<TypeReference>, to result: inout [MemberReference]) {
    let places = memberIndex.places(of: name)
    if places.count > declarations.count {
      for declaration in declarations { add(name, of: declaration, to: &result) }
      return
    }
    for index in places {
      let owner = members[Int(index)].owner
      let place = declarations.endOfPrefix { $0.index < owner }
      if place < declarations.endIndex, declarations[place].index == owner {
        result.append(MemberReference(file: declarations[place].file, index: index))
      }
    }
  }
}

extension ArraySlice {
  /// Where the elements end that hold to a condition, all of which stand before those that do not.
  func endOfPrefix(_ holds: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if holds(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
