// What `curbcut contrast` has to say, ready to be written.

/// Two colours and what their contrast is good for.
public struct ContrastAnswer: Sendable, Hashable {
  /// One requirement and whether the pair meets it.
  public struct Verdict: Sendable, Hashable {
    /// `Text`, `Large text`, `Symbols and borders`.
    public var use: String
    /// The ratios asked for and whether they are reached, level AA first.
    public var levels: [Level]

    public init(use: String, levels: [Level]) {
      self.use = use
      self.levels = levels
    }
  }

  public struct Level: Sendable, Hashable {
    /// `AA` or `AAA`.
    public var name: String
    /// The ratio asked for, as `4.5`.
    public var ratio: String
    public var passes: Bool

    public init(name: String, ratio: String, passes: Bool) {
      self.name = name
      self.ratio = ratio
      self.passes = passes
    }
  }

  /// `light`, `dark` and so on; nil where it is the same in all.
  public var appearance: String?
  public var foreground: String
  public var background: String
  /// As `4.03:1`.
  public var ratio: String
  public var verdicts: [Verdict]
  /// The nearest shade of the first colour that does for all text, when the pair does not.
  public var nearest: String?
  public var nearestRatio: String?

  public init(foreground: String, background: String, ratio: String, verdicts: [Verdict]) {
    self.foreground = foreground
    self.background = background
    self.ratio = ratio
    self.verdicts = verdicts
  }
}

/// Two colours in every appearance in which they differ.
public struct ContrastAnswers: Sendable, Hashable {
  /// What the colours are called; nil for those that are only numbers.
  public var title: String?
  public var answers: [ContrastAnswer]
  public var notes: [String]

  public init(title: String?, answers: [ContrastAnswer], notes: [String]) {
    self.title = title
    self.answers = answers
    self.notes = notes
  }
}

/// Two colours that a project uses together, with their places.
public struct ContrastPair: Sendable, Hashable {
  /// One appearance: both colours as they are seen there, and their ratio.
  public struct Appearance: Sendable, Hashable {
    /// `light`, `dark`, `light, increased contrast`, `dark, increased contrast`.
    public var name: String
    public var foreground: String
    public var background: String
    public var ratio: String
    public var passes: Bool
    /// The nearest shade that passes, when this one does not.
    public var nearest: String?

    public init(
      name: String, foreground: String, background: String, ratio: String, passes: Bool, nearest: String?
    ) {
      self.name = name
      self.foreground = foreground
      self.background = background
      self.ratio = ratio
      self.passes = passes
      self.nearest = nearest
    }
  }

  /// How the colours are called in the source.
  public var foreground: String
  public var background: String
  /// `text`, `large text` or `symbols and borders`, and the ratio that it needs.
  public var use: String
  public var needed: String
  public var appearances: [Appearance]
  /// `path:line`, sorted.
  public var places: [String]

  public init(
    foreground: String, background: String, use: String, needed: String, appearances: [Appearance], places: [String]
  ) {
    self.foreground = foreground
    self.background = background
    self.use = use
    self.needed = needed
    self.appearances = appearances
    self.places = places
  }
}
