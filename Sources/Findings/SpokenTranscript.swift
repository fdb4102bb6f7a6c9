// What `curbcut speak` has to say, ready to be written.

import CurbcutSourceText

/// What is heard of one view, line by line.
public struct SpokenTranscript: Sendable, Hashable {
  /// One stop of VoiceOver.
  public struct Stop: Sendable, Hashable {
    /// The name as it is printed: `Save`, `‹runtime: stamp.name›`, `‹unnamed: trash›`.
    public var name: String
    /// `words`, `picture`, `none` or `unknown`.
    public var nameKind: String
    /// Whether every word of the name is written out.
    public var isLiteral: Bool
    public var value: String
    /// The field's term, such as `button`.
    public var role: String
    public var traits: [String]
    public var hint: String
    public var actions: [String]
    /// What Voice Control listens to in place of the name.
    public var inputLabels: [String]
    public var isInteractive: Bool
    public var reactsToTaps: Bool
    public var leadsTo: String?

    public init(
      name: String, nameKind: String, isLiteral: Bool, value: String, role: String, traits: [String], hint: String,
      actions: [String], inputLabels: [String], isInteractive: Bool, reactsToTaps: Bool, leadsTo: String?
    ) {
      self.name = name
      self.nameKind = nameKind
      self.isLiteral = isLiteral
      self.value = value
      self.role = role
      self.traits = traits
      self.hint = hint
      self.actions = actions
      self.inputLabels = inputLabels
      self.isInteractive = isInteractive
      self.reactsToTaps = reactsToTaps
      self.leadsTo = leadsTo
    }

    /// Whether it is known to have no words.
    public var isUnnamed: Bool { nameKind == "picture" || nameKind == "none" }
  }

  /// A line: a stop, the beginning of a group or branch, a view that opens, or a gap.
  public struct Line: Sendable, Hashable {
    public var kind: String
    public var depth: Int
    /// Of stops, counted from 1.
    public var number: Int?
    public var text: String
    public var stop: Stop?
    public var path: String?
    public var range: ByteRange?

    public init(
      kind: String, depth: Int, number: Int?, text: String, stop: Stop?, path: String?, range: ByteRange?
    ) {
      self.kind = kind
      self.depth = depth
      self.number = number
      self.text = text
      self.stop = stop
      self.path = path
      self.range = range
    }
  }

  /// A place where the view is a part of something larger, and what is heard there.
  public struct Use: Sendable, Hashable {
    public var view: String
    public var path: String
    public var range: ByteRange
    public var text: String

    public init(view: String, path: String, range: ByteRange, text: String) {
      self.view = view
      self.path = path
      self.range = range
      self.text = text
    }
  }

  public var name: String
  public var path: String
  /// The name in the declaration.
  public var range: ByteRange
  public var lines: [Line]
  public var uses: [Use]

  public init(name: String, path: String, range: ByteRange, lines: [Line], uses: [Use]) {
    self.name = name
    self.path = path
    self.range = range
    self.lines = lines
    self.uses = uses
  }

  /// The stops in reading order.
  public var stops: [Stop] { lines.compactMap(\.stop) }
  /// Stops without words, and pieces that cannot be told.
  public var unnamed: Int { stops.count(where: \.isUnnamed) }
  public var untold: Int { lines.count { $0.kind == "gap" || $0.stop?.nameKind == "unknown" } }
}

/// What one can say to Voice Control on a view.
public struct VoiceCommand: Sendable, Hashable {
  /// The words, as printed; empty when there are none.
  public var words: [String]
  public var role: String
  /// How many other controls of the view answer to the same words.
  public var collisions: Int
  public var path: String?
  public var range: ByteRange?
}

extension SpokenTranscript {
  /// What one can say, in reading order.
  public var voiceCommands: [VoiceCommand] {
    var commands: [(command: VoiceCommand, keys: [String])] = []
    var counts: [String: Int] = [:]
    for line in lines {
      guard let stop = line.stop, stop.isInteractive || stop.reactsToTaps else { continue }
      let words = stop.inputLabels.isEmpty ? (stop.nameKind == "words" ? [stop.name] : []) : stop.inputLabels
      // Only what is written out is known to be the same.
      let keys = words.filter { !$0.contains("‹") }.map { $0.lowercased() }
      for key in Set(keys) { counts[key, default: 0] += 1 }
      commands.append(
        (VoiceCommand(words: words, role: stop.role, collisions: 0, path: line.path, range: line.range), keys))
    }
    return commands.map { entry in
      var command = entry.command
      command.collisions = entry.keys.map { (counts[$0] ?? 1) - 1 }.max() ?? 0
      return command
    }
  }
}

/// How the transcript of a view differs between two revisions.
public struct TranscriptChange: Sendable, Hashable {
  public enum Mark: String, Sendable, Hashable { case removed = "-", added = "+" }
  public struct Line: Sendable, Hashable {
    public var mark: Mark
    public var text: String

    public init(mark: Mark, text: String) {
      self.mark = mark
      self.text = text
    }
  }

  public var name: String
  public var path: String
  /// `changed`, `added` or `removed`.
  public var kind: String
  public var lines: [Line]

  public init(name: String, path: String, kind: String, lines: [Line]) {
    self.name = name
    self.path = path
    self.kind = kind
    self.lines = lines
  }
}
