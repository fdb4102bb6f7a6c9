// What the source of a package says that apps use and do not hold: which of its views show pictures, what it announces,
// what moves. The files in `rules/models` and the models of a configuration are made into this by `PackageModelReader`.

import CurbcutSymbols

/// What is known of one package. Only what was read in its source is said; all else of it stays unknown.
public struct PackageModel: Sendable, Hashable {
  public var package = ""
  /// The version whose source was read.
  public var version = ""
  /// Where the source is.
  public var source = ""
  /// The modules that apps import.
  public var modules: [String] = []
  /// The source files that were read, below the package's folder.
  public var read: [String] = []
  public var views: [PackageView] = []
  public var modifiers: [PackageModifier] = []
  public var types: [PackageType] = []
  public var constraints: PackageConstraints?

  public init() {}
}

/// A view of a package.
public struct PackageView: Sendable, Hashable {
  /// What it shows.
  public enum Content: String, Sendable, CaseIterable {
    /// A picture that is loaded, without a label of its own.
    case picture
    /// One that plays by itself where it has several frames.
    case movingPicture
    /// A drawing that moves once it is played.
    case animation
    /// Pieces that fly over the page.
    case effect
    /// What the camera sees.
    case camera
  }

  public var name: String
  public var shows: Content?
  /// Whether VoiceOver passes over it until the app gives it a label.
  public var isSilent = false
  /// What assistive technology gets from it, where that is no picture.
  public var given: GivenComponent?
  /// Of its closures that make views, what they are to it, by their label; `_` is one without.
  public var closures: [Name: Slot] = [:]
  /// The labels of what starts an effect.
  public var starts: [String] = []
  /// The label of what stops a moving picture.
  public var stops: String?
  /// Modifiers of its own that have it play, and that have it play again and again; names of arguments by which an app says
  /// what plays when Reduce Motion is on.
  public var plays: Set<Name> = []
  public var loops: Set<Name> = []
  public var holds: Set<Name> = []
  /// What in the source shows it.
  public var evidence = ""

  public init(name: String) { self.name = name }

  /// The system's view that it is like.
  public var known: Known {
    switch shows {
    case .picture, .movingPicture: .AsyncImage
    case .camera: .CameraView
    case .animation, .effect, nil: given?.known ?? .other
    }
  }
}

/// A modifier of a package.
public struct PackageModifier: Sendable, Hashable {
  public enum Content: String, Sendable, CaseIterable {
    /// Words that come over the page, and that the package does not announce.
    case message
    /// Pieces that fly over the page.
    case effect
    /// Nothing that anybody sees or hears.
    case nothing
  }

  public var name: String
  public var shows: Content?
  /// The labels of the binding that shows the message.
  public var bindings: [String] = []
  /// The view that shows the message, where the package has one for it, and the labels of its words.
  public var view: String?
  public var words: [String] = []
  /// Calls in the modifier, one of which makes a message of what it shows; where there is none, it is one anyway.
  public var passing: Set<Name> = []
  /// The labels of what starts an effect.
  public var starts: [String] = []
  /// What its closures that make views are to the view it is put on, by their label; `_` is one without.
  public var closures: [Name: Slot] = [:]
  public var evidence = ""

  public init(name: String) { self.name = name }
}

/// A class of a package that code makes or calls.
public struct PackageType: Sendable, Hashable {
  public var name: String
  /// Its functions that announce what they are given.
  public var announces: Set<Name> = []
  /// What has an object of it play, and the property that says how often.
  public var plays: Set<Name> = []
  public var mode: String?
  /// The values of that property that never end.
  public var endless: [String] = []
  public var evidence = ""

  public init(name: String) { self.name = name }
}

/// How a package says layout: `view.handle.maker { make in make.width.equalTo(24) }`.
public struct PackageConstraints: Sendable, Hashable {
  public var handle = ""
  public var makers: Set<Name> = []
  /// What relates one edge to another: the first is the relation that leaves no room.
  public var relations: [Name] = []
  public var evidence = ""
}
