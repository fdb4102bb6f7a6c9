// The views people can act on: their role, and where their accessible name comes from.

import CurbcutSymbols
import CurbcutViews

/// What assistive technology says an element is.
public enum Role: UInt8, Sendable {
  case button, link, menu, toggle, slider, stepper, picker, datePicker, colorPicker, textField, secureField, textEditor
  case disclosure, progress, gauge, tab, video, image, text, container, annotation, other

  /// The word VoiceOver adds, or the field's term.
  public var name: String {
    switch self {
    case .button: "button"
    case .link: "link"
    case .menu: "menu"
    case .toggle: "toggle"
    case .slider: "slider"
    case .stepper: "stepper"
    case .picker: "picker"
    case .datePicker: "date picker"
    case .colorPicker: "color picker"
    case .textField: "text field"
    case .secureField: "secure text field"
    case .textEditor: "text editor"
    case .disclosure: "disclosure group"
    case .progress: "progress indicator"
    case .gauge: "gauge"
    case .tab: "tab"
    case .video: "video player"
    case .image: "image"
    case .text: "text"
    case .container: "container"
    case .annotation: "map annotation"
    case .other: "element"
    }
  }
}

/// One row: how a system view behaves as a control.
public struct ControlRow: Sendable {
  public var role: Role
  /// Whether the first unlabelled argument is its title.
  public var hasTitle: Bool
  /// Whether the system names it when the source does not.
  public var isSystemNamed: Bool
  /// Whether people act on it (a progress indicator is not acted on).
  public var isInteractive: Bool
  public var evidence: Evidence
}

extension Known {
  /// The control the system view is, or nil.
  public var control: ControlRow? {
    func row(
      _ role: Role, title: Bool = true, systemNamed: Bool = false, interactive: Bool = true,
      _ evidence: Evidence = .documented
    ) -> ControlRow {
      ControlRow(
        role: role, hasTitle: title, isSystemNamed: systemNamed, isInteractive: interactive, evidence: evidence)
    }
    switch self {
    case .Button: return row(.button)
    case .NavigationLink: return row(.button)
    case .Link: return row(.link)
    case .ShareLink: return row(.button)
    case .Menu: return row(.menu)
    case .Toggle: return row(.toggle)
    case .Slider: return row(.slider, title: false)
    case .Stepper: return row(.stepper)
    case .Picker: return row(.picker)
    case .DatePicker, .MultiDatePicker: return row(.datePicker)
    case .ColorPicker: return row(.colorPicker)
    case .PhotosPicker: return row(.button)
    case .TextField: return row(.textField)
    case .SecureField: return row(.secureField)
    case .TextEditor: return row(.textEditor, title: false)
    case .DisclosureGroup: return row(.disclosure)
    case .PasteButton, .EditButton, .RenameButton, .SignInWithAppleButton:
      return row(.button, title: false, systemNamed: true)
    case .SettingsLink, .HelpLink: return row(.button, title: false, systemNamed: true)
    case .VideoPlayer: return row(.video, title: false, systemNamed: true)
    case .ProgressView: return row(.progress, interactive: false)
    case .Gauge: return row(.gauge, title: false, interactive: false)
    case .TextFieldLink: return row(.button)
    default: return nil
    }
  }

  /// Whether it is a container that only lays out or groups its children.
  public var isContainer: Bool {
    switch self {
    case .VStack, .HStack, .ZStack, .LazyVStack, .LazyHStack, .LazyVGrid, .LazyHGrid, .Grid, .GridRow, .Group, .ForEach,
      .Section, .Form, .List, .ScrollView, .ScrollViewReader, .GeometryReader, .ViewThatFits, .AnyView, .GroupBox,
      .ControlGroup, .LabeledContent, .NavigationStack, .NavigationView, .NavigationSplitView, .TabView, .Tab,
      .TimelineView, .EquatableView, .OutlineGroup, .GlassEffectContainer, .HSplitView, .VSplitView, .PhaseAnimator,
      .KeyframeAnimator:
      return true
    default: return false
    }
  }

  /// Whether it draws a plain shape, colour or gradient.
  public var isShape: Bool {
    switch self {
    case .Circle, .Rectangle, .RoundedRectangle, .UnevenRoundedRectangle, .Capsule, .Ellipse, .Path,
      .ContainerRelativeShape, .Color, .LinearGradient, .RadialGradient, .AngularGradient, .EllipticalGradient,
      .MeshGradient, .Material:
      return true
    default: return false
    }
  }

  /// Whether it shows a picture loaded at run time, as views of packages do that are known by their models.
  public var isRemoteImage: Bool { self == .AsyncImage }
}
