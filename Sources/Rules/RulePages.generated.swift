// Made from the pages in rules/ by the tests. Do not edit by hand.
// swift-format-ignore-file

import CurbcutFindings

/// The pages of the rules, sorted by id.
public enum RulePages {
  public static let all: [RuleDescription] = [
    adjustableValueMissing,
    animatedImageAutoplay,
    announcementMissing,
    audioOnlyFeedback,
    auditIssuesSuppressed,
    autoplayCarousel,
    autoplayMedia,
    boldTextIgnored,
    chartMissingDescription,
    colorAssetMissingVariants,
    colorOnlyState,
    colorSchemeLocked,
    combineLabelDropsContent,
    combineSwallowsControls,
    competingPrimaryActions,
    conflictingTraits,
    containerLabelWithoutElement,
    contentButtonMissingLabel,
    contentNotScrollable,
    contentShapeOrder,
    contextMenuOnlyAction,
    controlMissingLabel,
    customControlNotFocusable,
    decorativeImageExposed,
    deprecatedAccessibilityApi,
    destructiveRoleMissing,
    destructiveWithoutConfirmation,
    directiveExpired,
    directiveMissingReason,
    directiveUnknownRule,
    directiveUnused,
    disabledVisualOnly,
    dragReorderMissingAlternative,
    drawingMissingLabel,
    duplicateLabel,
    dynamicTypeClamped,
    elementIgnoreWithoutLabel,
    emptyLabel,
    endlessAnimation,
    externalLinkUndisclosed,
    fixedFontSize,
    fixedFrameClipsText,
    flashingContent,
    focusEffectDisabled,
    focusNotManaged,
    fontBelowMinimum,
    genericLinkText,
    gestureInstruction,
    gestureOnlyAction,
    gridColumnsFixed,
    hapticOnlyFeedback,
    hardcodedColor,
    headerTraitMissing,
    hintRepeatsLabel,
    hitAreaOutsideLabel,
    hoverOnlyContent,
    ibControlMissingLabel,
    ibFontNotDynamic,
    iconButtonMissingLabel,
    iconSizeFixed,
    imageMissingLabel,
    increaseContrastIgnored,
    inputChangesContext,
    inputPurposeMissing,
    interactiveElementHidden,
    invalidTrait,
    jargonInUiText,
    labelContainsRole,
    labelFormat,
    labelInName,
    labelIsSymbolName,
    labelOnHiddenElement,
    languageNotMarked,
    largeContentViewerMissing,
    layoutNotAdaptive,
    lineLimitTruncates,
    linkTraitMissing,
    listInOneText,
    liveOverlayNotAnnounced,
    longFeedMissingRotor,
    lottieUnguarded,
    lowContrastSemanticStyle,
    mapAnnotationMissingLabel,
    mediaTraitMissing,
    mediaWithoutText,
    missingKeyboardShortcut,
    missingLocalizedLabel,
    missingScreenTitle,
    motionActuationOnly,
    motionUnguarded,
    nestedInteractiveControls,
    nonTextContrast,
    orientationLocked,
    overlayNotModal,
    parallaxUnguarded,
    previewMissingAccessibilityVariants,
    previewMissing,
    readingGradeTooHigh,
    readingOrderSuspect,
    reduceMotionBranchStillMoves,
    redundantFocusable,
    redundantTrait,
    selectedTraitMissing,
    selectionByColorOnly,
    shadowAccessibilitySetting,
    staleAccessibilitySetting,
    swipeActionsOnly,
    swipeCardMissingActions,
    tabMissingLabel,
    tapGestureMissingButtonTrait,
    testsMissingAudit,
    textContrast,
    textFieldMissingInstructions,
    textFieldMissingLabel,
    textOnMaterial,
    textOverImage,
    textShrinksToFit,
    timedDismissal,
    toggleStateMissing,
    tooManyChoices,
    touchTargetSpacing,
    touchTargetTooSmall,
    transparencyUnguarded,
    uikitContainerHidesChildren,
    uikitCustomControlMissingSemantics,
    uikitElementOrderIncomplete,
    uikitFontNotAdjusting,
    uikitTraitsOverwritten,
    ungroupedRow,
    unhelpfulErrorMessage,
    unsafeKeyboardShortcut,
  ]

  private static let adjustableValueMissing = RuleDescription(
    id: #"adjustable-value-missing"#, title: #"A custom control sets a value that VoiceOver can neither read nor adjust"#,
    category: #"VoiceOver"#, severity: .warning, confidence: .medium,
    wcag: [#"4.1.2"#, #"2.1.1"#, #"2.5.7"#],
    labels: [#"VoiceOver"#, #"Voice Control"#],
    affects: #"People who use VoiceOver, Voice Control or a switch cannot hear the value or change it."#, since: #"0.1.0"#,
    page: ###"""
# adjustable-value-missing

## Why it matters

A dial, a row of stars or a custom-drawn slider is a control for touch only. To expose it to VoiceOver it needs three
things: a name, the value in words, and an action for the swipe up and down that adjusts sliders everywhere else.

## What is reported

- **warning**: `ForEach` over a range of numbers that draws a scale up to the value (`n <= rating`), each step of which sets
  the value, without an adjustable action around it.
- **warning**: a drag that writes a value held between limits, without an adjustable action or representation.
- **warning**: `accessibilityAdjustableAction` without a value.

The finding starts at the `ForEach` or at the modifier.

## What is not reported

- Controls with `accessibilityRepresentation`, or with an adjustable action and a value, on the view, around it, or at every
  use of the component.
- Steps that are named one by one, or that are buttons with words.
- Drags that move, zoom or scroll something.

## Examples

### Bad

```swift bad
HStack {
  ForEach(1...5, id: \.self) { n in // ✗ warning col 3
    Image(systemName: n <= rating ? "star.fill" : "star")
      .onTapGesture { rating = n }
  }
}
```

```swift bad
VStack {
  Circle().trim(from: 0, to: level)
    .gesture(DragGesture().onChanged { g in // ✗ warning : level
      level = min(max(g.translation.width / 200, 0), 1)
    })
  StarRow(rating: rating)
    .accessibilityElement()
    .accessibilityLabel("Rating")
    .accessibilityAdjustableAction { direction in adjust(direction) } // ✗ warning
}
```

### Good

```swift good
StarRow(rating: rating)
  .accessibilityElement()
  .accessibilityLabel("Rating")
  .accessibilityValue("\(rating) of 5")
  .accessibilityAdjustableAction { direction in adjust(direction) }
```

```swift good
HStack {
  ForEach(1...5, id: \.self) { n in
    Button { rating = n } label: { Image(systemName: n <= rating ? "star.fill" : "star") }
      .accessibilityLabel("\(n) stars")
  }
}
```

```swift good
Circle().trim(from: 0, to: level)
  .gesture(DragGesture().onChanged { g in level = min(max(g.translation.width / 200, 0), 1) })
  .accessibilityRepresentation {
    Slider(value: $level, in: 0...1) { Text("Level") }
  }
```

```swift good
CardView(card: card)
  .offset(offset)
  .gesture(DragGesture().onChanged { g in offset.width = min(max(g.translation.width, -80), 80) })
```

```swift good
HStack {
  ForEach(1...5, id: \.self) { n in
    Image(systemName: n <= rating ? "star.fill" : "star")
  }
}
```

## How to fix it

Put a `Slider`, `Stepper` or `Picker` into `accessibilityRepresentation`; the looks stay, and VoiceOver gets the system’s own control.

```swift fixed
HStack {
  ForEach(1...5, id: \.self) { n in
    Image(systemName: n <= rating ? "star.fill" : "star")
      .onTapGesture { rating = n }
  }
}
.accessibilityRepresentation {
  Stepper("Rating: \(rating)", value: $rating, in: 1...5)
}
```

## Measured

Of 2 findings read on 2 apps during development, 2 are right now; ACCURACY.md says what to expect elsewhere.

## Sources

- WCAG 2.2: 4.1.2 Name, Role, Value; 2.1.1 Keyboard; 2.5.7 Dragging Movements
- Apple, SwiftUI: `accessibilityAdjustableAction(_:)`, `accessibilityRepresentation(representation:)`

"""###)

  private static let animatedImageAutoplay = RuleDescription(
    id: #"animated-image-autoplay"#, title: #"An animated image ignores the Animated Images setting"#,
    category: #"Motion"#, severity: .warning, confidence: .medium,
    wcag: [#"2.2.2"#],
    labels: [#"Reduced Motion"#],
    affects: #"People who are distracted by motion, or get migraines from it, have turned off animated images and still see them."#, since: #"0.1.0"#,
    page: ###"""
# animated-image-autoplay

## Why it matters

iOS lets people stop animated images everywhere. Packages that play GIFs do not check the setting; the app has to.

## What is reported

- **warning**: `AnimatedImage` and `KFAnimatedImage` in a type that asks neither `accessibilityPlayAnimatedImages` nor Reduce Motion, and without `isAnimating:`.

The finding starts at the view.

## What is not reported

- Images that are told when to animate.
- Types that ask the setting.
- Still images.

## Examples

### Bad

```swift bad
AnimatedImage(name: "celebrate.gif") // ✗ warning col 1
  .resizable()
  .frame(width: 200, height: 200)
```

```swift bad
VStack {
  KFAnimatedImage(url) // ✗ warning
  Text("Well done")
}
```

### Good

```swift good
AnimatedImage(name: "celebrate.gif", isAnimating: $plays)
```

```swift good
struct Celebration: View {
  @Environment(\.accessibilityPlayAnimatedImages) private var plays

  var body: some View {
    if plays { AnimatedImage(name: "celebrate.gif") } else { Image("celebrate") }
  }
}
```

```swift good
KFImage(url)
  .resizable()
```

```swift good
Image("celebrate")
  .resizable()
```

## How to fix it

Ask the setting.

```swift fixed
struct Celebration: View {
  @Environment(\.accessibilityPlayAnimatedImages) private var plays

  var body: some View {
    AnimatedImage(name: "celebrate.gif", isAnimating: .constant(plays))
  }
}
```

## Measured

Of 2 findings read on 2 apps during development, 2 are right now; ACCURACY.md says what to expect elsewhere.

## Sources

- WCAG 2.2: 2.2.2 Pause, Stop, Hide
- Apple, SwiftUI: `accessibilityPlayAnimatedImages`

"""###)

  private static let announcementMissing = RuleDescription(
    id: #"announcement-missing"#, title: #"A message appears on the screen without an announcement, so VoiceOver users may miss it"#,
    category: #"VoiceOver"#, severity: .warning, confidence: .medium,
    wcag: [#"4.1.3"#, #"3.3.1"#],
    labels: [#"VoiceOver"#],
    affects: #"People who use VoiceOver press Save or Continue, hear nothing, and do not know whether it worked or what is wrong."#, since: #"0.1.0"#,
    page: ###"""
# announcement-missing

## Why it matters

VoiceOver reads what people touch. A message that appears elsewhere on the screen is not touched, so it is not read.
"Saved" fades in and out unheard; "This code is too short" appears above the button while the person waits for the next
screen. Posting the same text as an announcement takes one line.

## What is reported

- **warning**: a text that is shown on a condition named like a status or an error (toast, banner, error, invalid, success,
  saved, copied, collected, loading and the like), or a view named `…Toast`, `…Banner` or `…Snackbar`, in a view that
  neither posts an announcement nor moves the accessibility focus.
- **warning**: `UIAccessibility.post(notification: .layoutChanged, argument: …)`, or `.screenChanged`, with a view
  controller as its argument. VoiceOver moves to a view or an element; a controller, a `UIHostingController` included,
  is neither, so the error box that has just appeared is not read.
- **warning**: in UIKit, a branch of a condition such as `isCorrect` that calls a function of the project which only paints
  (`button.wrongAnswer()`), in code that announces nothing and shows no alert.
- **warning**: a text with such a condition in its opacity, `.opacity(isSaved ? 1 : 0)`: what has none is no element.
- **warning**: a `switch` over a state that shows nothing in one case and words, pictures or progress in the others, where code
  sets that state after the view has appeared: all it is for is to tell how something went.
- **warning**: a text that takes the place of a hint, `if problem.isEmpty { Text(hint) } else { Text(problem) }`, where all
  that code ever puts there is messages: what an error says, and words that are written where it is set.
- **warning**: in UIKit, a label named for an outcome that code gives words and brings up by `isHidden = false`, or that is
  shown all the time and gets its words when something went wrong, in a file that announces nothing.
- **warning**: a component that shows the error it is handed where there is one, and nothing else, at each place where it
  is handed a state.
- **warning**: a message that the package AlertToast, or a copy of it in the project, shows over a page: its `toast` posts
  nothing. In a modifier of the project the finding lists where that is put on a view.

The finding starts at the text or view that appears, at the argument, or at the modifier.

## What is not reported

- Views that post an announcement when the condition changes, when the message appears, or where it is set.
- Views that move the accessibility focus to the message.
- Announcing through a helper of the project; an `AlertToast` without words, which only shows that something is loading.
- Modifiers of the project that show an `AlertToast` and that nothing uses, or only files that announce something.
- Alerts, sheets, dialogs and `ContentUnavailableView`: the system tells of them.
- What is all that a page scrolls, whatever it is called: `ScrollView { if let rawMessage { … } }`.
- Loading indicators that stand in place of the content, in the other branch or while `if let` has none, and banners with a control of their own: cards of the screen.
- Banners that are rows of what a page scrolls, and warnings there that have a button.
- What depends on a value of the environment that the project sets nowhere, or to what is written out.
- Errors in place of what was being loaded, where another branch shows the loading, also around a property that tells of
  the error, or around a few words with a button, and errors with a button to try again.
- What stands in a `DisclosureGroup`, which people open themselves, in a `LabeledContent`, or in a row that a function
  makes of an item; a row of a list that says "Error" and then which one.
- Words that stand there either way and only change their color, and banners that are handed the state they put away.
- Fields of an item that the view shows (`message.isSaved`, also through a property), of an error that is already told, and
  times: `Text(sent, style: .time)`.
- What lies over a whole page that the condition shows: it has a condition of its own.
- A remark that says so by its symbol, `info.circle`.
- Values handed to a component once; whoever makes it tells of the change.
- Conditions that are no status, such as an expanded section, a mode or the kind of an item.
- The words of the very button that was pressed; views that are hidden; previews.
- Spinners without words, and messages that are given to the view when it is made.
- In UIKit: functions that also set words or announce, and what cannot be looked into.
- Messages that lead on: a link or a button is met like any other row.
- How far something has come, which changes all the time: `if let uploadProgress`.
- What a participle only describes: `transaction.isSentTransaction`; the raw text of a message; a value with its label.

## Examples

### Bad

```swift bad
struct NameForm: View {
  @State private var name = ""
  @State private var isInvalid = false

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      if isInvalid {
        Text("A name has at least two letters.") // ✗ warning col 9
      }
      Button("Continue") { isInvalid = name.count < 2 }
    }
  }
}
```

```swift bad
ZStack(alignment: .bottom) {
  ThoughtList()
  if showsSavedToast {
    Text("Thought saved") // ✗ warning col 5
      .padding()
      .background(.thinMaterial)
  }
}
```

```swift bad
struct InviteForm: View {
  @State private var code = ""
  @State private var errorMessage: String?

  var body: some View {
    VStack {
      TextField("Invite code", text: $code)
      if let errorMessage {
        Text(errorMessage) // ✗ warning col 9
          .foregroundStyle(.red)
      }
      Button("Continue") { errorMessage = "This code is too short." }
    }
  }
}
```

```swift bad
struct Detail: View {
  @State private var isCollected = false

  var body: some View {
    Button("Collect") { isCollected = true }
      .overlay {
        if isCollected {
          Label("Stamp collected!", systemImage: "checkmark.seal") // ✗ warning col 11
        }
      }
  }
}
```

```swift bad
struct Editor: View {
  @State private var didCopy = false

  var body: some View {
    VStack {
      Button("Copy") { didCopy = true }
      if didCopy {
        CopiedToast() // ✗ warning col 9
      }
    }
  }
}

struct CopiedToast: View {
  var body: some View {
    Text("Copied")
      .padding()
  }
}
```

```swift bad
struct WaitingModifier: ViewModifier {
  var message: String?

  func body(content: Content) -> some View {
    content.overlay {
      if let message {
        Text(message) // ✗ warning
      }
    }
  }
}
```

A controller is not a view that the focus can move to:

```swift bad
final class FormScreen: UIViewController {
  private lazy var errorBox: UIHostingController<ErrorBox> = {
    UIHostingController(rootView: ErrorBox())
  }()

  func send() {
    let notice = UIHostingController(rootView: ErrorBox())
    notice.view.isHidden = false
    UIAccessibility.post(notification: .layoutChanged, argument: notice) // ✗ warning col 66
    UIAccessibility.post(notification: .layoutChanged, argument: self.errorBox) // ✗ warning col 66
    UIAccessibility.post(notification: .screenChanged, argument: DetailsScreen()) // ✗ warning
  }
}

final class DetailsScreen: BaseScreen {}
class BaseScreen: UIViewController {}
```

```swift bad
final class QuizScreen: UIViewController {
  private let answerButton = UIButton()

  @objc func check() {
    let isCorrect = answerButton.tag == 1
    if isCorrect {
      answerButton.showCorrect() // ✗ warning col 7 : showCorrect
    } else {
      answerButton.showWrong() // ✗ warning col 7
    }
  }
}

extension UIButton {
  func showCorrect() { paint(.green, UIImage(named: "check")) }
  func showWrong() { paint(.red, UIImage(named: "cross")) }
  private func paint(_ color: UIColor, _ image: UIImage?) {
    backgroundColor = color
    setImage(image, for: .normal)
  }
}
```

Beside content that is there already it is news:

```swift bad
struct SourceView: View {
  @Environment(SourceModel.self) private var model

  var body: some View {
    ScrollView {
      Text(model.source)
    }
    .overlay {
      if let loadingMessage = model.loadingMessage {
        Text(loadingMessage) // ✗ warning col 9
      }
    }
  }
}
```

An error after something that people did is told, also where it takes the place of the result:

```swift bad
struct Ask: View {
  @State private var answer = ""
  @State private var errorMessage: String?

  var body: some View {
    VStack {
      Button("Ask") { ask() }
      if let errorMessage {
        Text(errorMessage) // ✗ warning
      } else {
        ScrollView { Text(answer) }
      }
    }
  }
}
```

An error that comes up in what is edited is news:

```swift bad
struct NameForm: View {
  @ObservedObject var request: NameRequest

  var body: some View {
    VStack {
      TextField("Name", text: $request.name)
      if let message = request.errorMessage {
        Text(message) // ✗ warning
      }
      Button("Save") { request.send() }
    }
  }
}
```

```swift bad
extension EnvironmentValues {
  @Entry var showsBanners = true
}

struct LetterHead: View {
  @Environment(\.showsBanners) private var showsBanners

  var body: some View {
    VStack {
      if showsBanners {
        LetterBanner() // ✗ warning col 9
      }
    }
  }
}

struct LetterBanner: View {
  var body: some View { Text("This letter is from outside") }
}

struct Extension: View {
  @State private var isOpen = false

  var body: some View { LetterHead().environment(\.showsBanners, isOpen) }
}
```

```swift bad
struct Address: View {
  @State private var showWarning = false
  @State private var address = ""

  var body: some View {
    ScrollView {
      VStack {
        TextField("Address", text: $address)
        if showWarning {
          Remark(symbol: "lock.open") {
            Text("This address is not encrypted.") // ✗ warning col 13
          }
        }
      }
    }
  }
}

struct Remark<Content: View>: View {
  let symbol: String
  @ViewBuilder let content: Content

  var body: some View {
    HStack {
      Image(systemName: symbol).accessibilityHidden(true)
      content
    }
  }
}
```

A toast is gone before anybody comes to its button, a banner laid over the page is not in its way, and words that tell
what goes on are news, with or without a number:

```swift bad
struct Transfers: View {
  @State private var showsDeletedToast = false
  @State private var showsUpdateBanner = false
  @State private var isUploading = false
  @State private var progress = 0.0

  var body: some View {
    ScrollView {
      Button("Send") { isUploading = true }
      if isUploading {
        Text("Sending the photos, \(Int(progress * 100)) %") // ✗ warning
      }
      if showsDeletedToast {
        DeletedToast() // ✗ warning
      }
    }
    .overlay {
      updates
    }
  }

  @ViewBuilder private var updates: some View {
    if showsUpdateBanner {
      UpdateBanner() // ✗ warning
    }
  }
}

struct DeletedToast: View {
  var body: some View {
    HStack {
      Text("Deleted")
      Button("Undo") { Bin.shared.restore() }
    }
  }
}

struct UpdateBanner: View {
  var body: some View { Text("There is a new version") }
}
```

What moves in while people are at something else is news, whatever it holds, and so is what comes up in a row that
changes:

```swift bad
struct Tabs: View {
  @StateObject private var bulletin = Bulletin()
  @State private var uploads: [Upload] = []

  var body: some View {
    VStack {
      if let message = bulletin.current {
        BulletinBanner(message: message) // ✗ warning
          .transition(.move(edge: .top))
      }
      List {
        ForEach($uploads) { $upload in
          UploadRow(upload: $upload)
        }
      }
    }
  }
}

struct BulletinBanner: View {
  let message: String

  var body: some View {
    HStack {
      Text(message)
      Button("Close") { Bulletin.shared.close() }
    }
  }
}

struct UploadRow: View {
  @Binding var upload: Upload

  var body: some View {
    if let errorMessage = upload.errorMessage {
      Text(errorMessage) // ✗ warning
    }
  }
}
```

Functions that are called announce nothing, or announce something else:

```swift bad
struct Drafts: View {
  @State private var isSaved = false
  @State private var page = 0

  var body: some View {
    VStack {
      if isSaved {
        Text("Saved") // ✗ warning
      }
      Button("Save") { save() }
      Button("Turn") { turn() }
    }
    .onAppear { start() }
  }

  private func save() {
    isSaved = true
    store.write()
  }

  private func turn() {
    page += 1
    Speaker.say("Page \(page)")
  }

  private func start() {}
}

enum Speaker {
  static func say(_ words: String) { UIAccessibility.post(notification: .announcement, argument: words) }
}
```

What a package shows and tells nobody; the modifier of the project is used twice:

```swift bad
import AlertToast

struct Notes: View {
  @StateObject private var model = NotesModel()

  var body: some View {
    List(model.notes) { note in
      Text(note.title)
    }
    .toast(isPresenting: $model.showsSaved) { // ✗ warning col 6 : $model.showsSaved
      AlertToast(displayMode: .hud, type: .complete(.green), title: "Saved")
    }
    .toast(isPresenting: $model.isLoading) {
      AlertToast(type: .loading)
    }
    .note($model.message)
  }
}

struct Folders: View {
  @StateObject private var model = NotesModel()

  var body: some View {
    Text("Folders").note($model.message)
  }
}

extension View {
  func note(_ message: Binding<String?>) -> some View {
    toast(isPresenting: message.isThere, duration: 3.5) { // ✗ warning col 5 : message.isThere
      AlertToast(type: .regular, title: message.wrappedValue)
    }
  }

  func oldNote(_ message: Binding<String?>) -> some View {
    toast(isPresenting: message.isThere) { AlertToast(type: .regular, title: message.wrappedValue) }
  }
}
```

Words that come up while something typed is not valid:

```swift bad
struct NewShelf: View {
  @StateObject private var model = ShelfModel()

  var body: some View {
    VStack {
      TextField("Name", text: $model.name)
      if !model.name.isEmpty, !model.name.isValidName {
        Text("Only letters and digits are allowed.") // ✗ warning
      }
    }
  }
}
```

A component that is nothing but the message, where it is handed a state:

```swift bad
struct PortField: View {
  @State private var port = ""
  @State private var portError = ""

  var body: some View {
    VStack {
      TextField("Port", text: $port)
        .onSubmit { portError = problem(of: port) }
      FieldError(error: portError) // ✗ warning col 7 : portError
    }
  }
}

struct FieldError: View {
  let error: String

  var body: some View {
    if error != "" {
      Text(error).foregroundStyle(.red)
    }
  }
}
```

What comes back with the page that people had filled in stands in the place of nothing:

```swift bad
struct JoinShelf: View {
  @ObservedObject var model: ShelfModel

  var body: some View {
    if model.isJoining {
      ProgressView("Joining…")
    } else {
      VStack {
        TextField("Code of the shelf", text: $model.code)
        if let error = model.joinError {
          Text(error.localizedDescription) // ✗ warning
        }
        Button("Join") { model.join() }
      }
    }
  }
}
```

```swift bad
struct Collecting: View {
  @State private var isCollected = false

  var body: some View {
    VStack {
      Button("Collect") { isCollected = true }
      Text("Stamp collected!") // ✗ warning col 7
        .opacity(isCollected ? 1 : 0)
    }
  }
}
```

```swift bad
enum Phase { case idle, saving, done }

struct Saving: View {
  @State private var phase = Phase.idle

  var body: some View {
    VStack {
      Button("Save") { phase = .done }
      switch phase {
      case .idle: EmptyView()
      case .saving: ProgressView("Saving")
      case .done: Text("All is kept!") // ✗ warning col 19
      }
    }
  }
}
```

A text that is worked out of what is typed says no while it is typed:

```swift bad
struct UsernameField: View {
  @Binding var username: String
  private var isValid: Bool { username.count > 2 }

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Username", text: $username)
      if !isValid {
        Text("At least three letters, please") // ✗ warning col 9
      }
    }
  }
}
```

```swift bad
import UIKit

final class CodeController: UIViewController {
  private let errorLabel = UILabel()
  private let field = UITextField()

  @objc private func submit() {
    if field.text?.isEmpty == true {
      errorLabel.text = "Please enter the code."
      errorLabel.isHidden = false // ✗ warning col 7
    }
  }
}
```

```swift bad
import UIKit

final class PinController: UIViewController {
  private lazy var errorLabel: UILabel = {
    let label = UILabel()
    label.isHidden = false
    return label
  }()
  private let field = UITextField()

  @objc private func submit() {
    if field.text?.isEmpty == true {
      errorLabel.text = "Please enter the PIN." // ✗ warning col 7
    }
  }
}
```

A message that takes the place of a hint:

```swift bad
struct Order: View {
  @StateObject private var shop = Shop()
  @State private var hint = ""

  var body: some View {
    List {
      Section {
        Button("Order") { order() }
      } footer: {
        if hint.isEmpty {
          Text("You can pay when you fetch it.")
        } else {
          Text(hint) // ✗ warning
            .foregroundStyle(.red)
        }
      }
    }
  }

  private func order() {
    do {
      try shop.order()
    } catch {
      hint = error.localizedDescription
    }
  }
}
```

### Good

What people choose or type is no message, and what is loaded with the page is read with it:

```swift good
struct Shelf: View {
  @State private var place = ""
  @State private var note = ""
  @State private var greeting = ""

  var body: some View {
    List {
      Section {
        Button("Above the door") { place = "Above the door" }
        TextField("Note", text: $note)
      } footer: {
        if place.isEmpty { Text("No place yet.") } else { Text(place) }
        if note.isEmpty { Text("Notes are only for you.") } else { Text(note) }
        if greeting.isEmpty { Text("Hello") } else { Text(greeting) }
      }
    }
    .onAppear {
      do { greeting = try Greeting.today() } catch { greeting = error.localizedDescription }
    }
  }
}
```

A switch that chooses the page, and one over what a component is given:

```swift good
enum Phase { case idle, saving, done }

struct Pages: View {
  @State private var phase = Phase.idle
  let letters: [String]

  var body: some View {
    VStack {
      Button("Save") { phase = .done }
      switch phase {
      case .idle: EmptyView()
      case .saving: ProgressView("Saving")
      case .done: List(letters, id: \.self) { Text($0) }
      }
    }
  }
}

struct Line: View {
  let phase: Phase

  var body: some View {
    switch phase {
    case .idle: EmptyView()
    case .saving: ProgressView("Saving")
    case .done: Text("All is kept!")
    }
  }
}
```

```swift good
import UIKit

final class AnnouncingController: UIViewController {
  private let errorLabel = UILabel()

  @objc private func submit() {
    errorLabel.text = "Please enter the code."
    errorLabel.isHidden = false
    UIAccessibility.post(notification: .announcement, argument: errorLabel.text)
  }
}
```


A part of a row that a list makes from its data is met with the row:

```swift good
import AlertToast

struct Notes: View {
  @State private var showsSaved = false

  var body: some View {
    Button("Save") { showsSaved = true }
      .toast(isPresenting: $showsSaved) { AlertToast(type: .regular, title: "Saved") }
      .onChange(of: showsSaved) { _, isShown in
        if isShown { AccessibilityNotification.Announcement("Saved").post() }
      }
  }
}
```

```swift good
struct ChatsView: View {
  let chats: [Chat]

  var body: some View {
    List(chats) { chat in
      VStack(alignment: .leading) {
        Text(chat.title)
        if let errorMessage = chat.errorMessage {
          Text(errorMessage)
        }
      }
    }
  }
}
```

Why the list could not be loaded, among a few words in the last branch:

```swift good
struct ReaderList: View {
  @ObservedObject var model: ShelfModel

  var body: some View {
    if model.isLoading {
      HStack {
        ProgressView()
        Text("Looking for readers…")
      }
    } else if !model.readers.isEmpty {
      ForEach(model.readers) { reader in
        Text(reader.name)
      }
    } else {
      VStack(alignment: .leading) {
        Text(model.query.isEmpty ? "Nobody reads here yet." : "Nobody is called so.")
        if let error = model.loadError {
          Text(error.localizedDescription)
        }
        Button("Once more") { model.load() }
      }
      .padding()
      .overlay(RoundedRectangle(cornerRadius: 8).stroke(.gray))
    }
  }
}
```

Functions that announce are followed: those that run when the message comes, where its state is set, and where code waits
for the change:

```swift good
struct Drafts: View {
  @State private var toast: String?
  @State private var isSaved = false

  var body: some View {
    VStack {
      if let toast {
        Text(toast).onAppear(perform: tell)
      }
      if let toast {
        Text(toast).spoken(toast)
      }
      if let toast {
        DraftToast(words: toast)
      }
      if isSaved {
        Text("Saved")
      }
      Button("Save") { save() }
    }
  }

  private func tell() { Speaker.say("Done") }

  private func save() {
    isSaved = true
    tell()
  }
}

struct DraftList: View {
  @State private var isDeleted = false

  var body: some View {
    VStack {
      if isDeleted {
        Text("Deleted")
      }
      Button("Delete") { isDeleted = true }
    }
    .onChange(of: isDeleted) { tell() }
  }

  private func tell() { Speaker.say("Deleted") }
}

struct DraftToast: View {
  let words: String

  var body: some View {
    Text(words).task { await tell() }
  }

  private func tell() async { Speaker.say(words) }
}

extension View {
  func spoken(_ words: String) -> some View { onAppear { Speaker.say(words) } }
}

enum Speaker {
  static func say(_ words: String) { UIAccessibility.post(notification: .announcement, argument: words) }
}
```

A banner has its control inside, or is handed what it does; a property puts it among the rows of a page, or in what people
open themselves:

```swift good
struct Photos: View {
  @StateObject private var model = PhotosModel()
  @State private var showsTipBanner = false

  var body: some View {
    VStack {
      if let message = model.message {
        LockBanner(message: message)
      }
      if let message = model.message {
        PlainBanner(message: message, closeBlock: model.closeMessage)
      }
      ScrollView {
        VStack {
          tip
          PhotoGrid()
        }
      }
      DisclosureGroup("Details") { details }
    }
  }

  @ViewBuilder private var tip: some View {
    if showsTipBanner {
      TipBanner()
    }
  }

  @ViewBuilder private var details: some View {
    if let failureText = model.failureText {
      Text(failureText)
    }
  }
}

struct LockBanner: View {
  let message: String

  var body: some View {
    HStack {
      Text(message)
      BannerCross()
    }
  }
}

struct BannerCross: View {
  var body: some View {
    Button("Close") { Banners.shared.close() }
  }
}

struct TipBanner: View {
  var body: some View { Text("Swipe to see more") }
}
```

How far something has come, under whatever condition:

```swift good
struct SpeedTest: View {
  @StateObject private var model = SpeedModel()

  var body: some View {
    VStack {
      Button(model.inProgress ? "Stop" : "Run") { model.toggle() }
      if model.inProgress {
        Text("\(String(format: "%.2f", model.share)) %")
      }
      if model.isUploading {
        Text(model.uploadFraction, format: .percent)
      }
      if model.isSyncing {
        Text(model.syncPercentage)
      }
      if model.uploadProgress != nil {
        Text(model.remaining)
      }
    }
  }
}
```

What loads or tries again may be a component or a property as well:

```swift good
struct Orders: View {
  @State private var error: String?
  @State private var listError: String?

  var body: some View {
    VStack {
      if let error {
        Text(error)
      } else {
        LoadingRow()
      }
      if let listError {
        VStack {
          Text(listError)
          retryButton
        }
      }
    }
    .task { await load() }
  }

  private var retryButton: some View {
    Button("Once more") { load() }
  }
}

struct RawMessage: View {
  @StateObject private var model = RawModel()

  var body: some View {
    ScrollView {
      VStack {
        if let errorText = model.errorText {
          Text(errorText)
        }
      }
    }
  }
}
```

```swift good
ScrollView {
  VStack {
    if let title = station.onAirBannerTitle {
      OnAirBanner(title: title)
    }
    Playlist()
  }
}
```

```swift good
struct SyncScreen: View {
  @StateObject private var model = SyncModel()

  var body: some View {
    VStack {
      if model.isProcessing {
        ProgressView("Syncing")
      } else if model.hasFailed {
        failure
      }
    }
  }

  private var failure: some View {
    VStack {
      Text("It did not work")
      if let message = model.errorMessage {
        Text(message)
      }
    }
  }
}
```


A mark on an item, met with the item:

```swift good
struct PostCell: View {
  @Binding var post: Loaded<Post>

  var body: some View {
    VStack {
      mark
      Text(post.value?.text ?? "")
    }
  }

  private var isSaved: Bool { post.value?.isBookmarked ?? false }

  @ViewBuilder private var mark: some View {
    if isSaved {
      Label("Saved for later", systemImage: "bookmark")
    }
  }
}
```

```swift good
struct Stamp: View {
  @ObservedObject var post: Post

  var body: some View {
    HStack {
      if let date = post.sent {
        Text(date, style: .time)
      }
      if post.isDeleted {
        Text("Deleted")
      }
    }
  }
}
```

```swift good
VStack {
  if model.nameError != nil {
    Text(model.name + model.suffix)
      .foregroundStyle(.red)
  } else {
    Text(model.name)
      + Text(model.suffix)
  }
}
```

The banner has a condition of its own:

```swift good
ZStack {
  if account.connection != nil, isReady {
    Inbox()
      .safeAreaInset(edge: .bottom) {
        SignInBanner()
      }
  }
}
```

```swift good
VStack {
  Text("Choose a folder")
  if model.showsWarning {
    Label("Moving keeps the last 50 changes", systemImage: "info.circle.fill")
  }
}
```


```swift good
struct Report: View {
  let groups: [ReportGroup]
  @State private var loader = Loader()
  @State private var showsTipBanner = true
  @State private var prefixError: String?

  var body: some View {
    List {
      if showsTipBanner {
        TipBanner(isShown: $showsTipBanner)
      }
      ForEach(groups) { group in
        row(group)
      }
      if let error = loader.status.error {
        HStack {
          Text("Error")
          Spacer()
          Text(error)
        }
      }
      DisclosureGroup("Details") {
        if let failureText = loader.failureText { Text(failureText) }
      }
      if prefixError != nil {
        Text(loader.prefix + loader.suffix).foregroundStyle(.red)
      } else {
        Text(loader.prefix + loader.suffix)
      }
    }
  }

  private func row(_ group: ReportGroup) -> some View {
    VStack {
      Text(group.title)
      if let error = group.error { Text(error.localizedDescription) }
    }
  }
}

struct TipBanner: View {
  @Binding var isShown: Bool
  var body: some View {
    HStack {
      Text("Swipe to see more")
      Button("Hide") { isShown = false }
    }
  }
}
```

```swift good
struct Servers: View {
  @State private var error: String?
  @State private var loadError: String?
  @State private var isBusy = false

  var body: some View {
    VStack {
      if let error {
        Text(error)
      } else if isBusy {
        ProgressView()
      } else {
        ServerList()
      }
      if let loadError {
        VStack {
          Text(loadError)
          Button("Retry") { load() }
        }
      }
    }
    .task { await load() }
  }
}
```

What is laid over a page that has not come yet stands in its place:

```swift good
struct SourceView: View {
  @Environment(SourceModel.self) private var model

  var body: some View {
    ScrollView {
      if let source = model.rawMessage {
        Text(source)
      }
    }
    .overlay { loadingSign }
  }

  @ViewBuilder private var loadingSign: some View {
    if let loadingMessage = model.loadingMessage {
      VStack {
        ProgressView()
        Text(loadingMessage)
      }
    }
  }
}
```

```swift good
struct Thoughts: View {
  @State private var showsSavedToast = false

  var body: some View {
    ZStack(alignment: .bottom) {
      Button("Save") { showsSavedToast = true }
      if showsSavedToast { Text("Thought saved").padding() }
    }
    .onChange(of: showsSavedToast) { _, isShown in
      if isShown { AccessibilityNotification.Announcement("Thought saved").post() }
    }
  }
}
```

The message may speak for itself when it appears, or the code that sets it may:

```swift good
struct Detail: View {
  @State private var isCollected = false
  @State private var errorMessage: String?

  var body: some View {
    VStack {
      if isCollected {
        Text("Stamp collected!")
          .onAppear {
            UIAccessibility.post(notification: .announcement, argument: "Stamp collected!")
          }
      }
      if let errorMessage {
        Text(errorMessage)
      }
      Button("Collect") { fail("You're too far away.") }
    }
  }

  private func fail(_ message: String) {
    errorMessage = message
    AccessibilityNotification.Announcement(message).post()
  }
}
```

```swift good
struct SavedToast: View {
  var body: some View {
    Text("Saved")
      .onAppear { announce("Saved") }
  }
}

struct Editor: View {
  @State private var isSaved = false

  var body: some View {
    VStack {
      Button("Save") { isSaved = true }
      if isSaved { SavedToast() }
    }
  }
}

func announce(_ words: String) {
  AccessibilityNotification.Announcement(words).post()
}
```

Moving the focus to the message reads it as well:

```swift good
struct SignUp: View {
  @AccessibilityFocusState private var isErrorFocused: Bool
  @State private var errorMessage: String?

  var body: some View {
    VStack {
      if let errorMessage {
        Text(errorMessage)
          .accessibilityFocused($isErrorFocused)
      }
      Button("Create account") {
        errorMessage = "Please enter your name."
        isErrorFocused = true
      }
    }
  }
}
```

The system tells of these by itself, and not every condition is news:

```swift good
struct Library: View {
  @State private var showsError = false
  @State private var isExpanded = false
  @State private var isSaved = false
  let kind: Kind

  var body: some View {
    VStack {
      Button(isSaved ? "Saved" : "Save") { isSaved = true }
      if isExpanded {
        Text("Made of organic cotton.")
      }
      if kind == .video {
        Text("Video")
      }
      Button("More") { isExpanded = true }
    }
    .alert("That did not work", isPresented: $showsError) {
      Button("Try again") {}
    } message: {
      Text("Check your connection.")
    }
  }
}
```

The message of an alert, what stands in place of something that loads, what a component is handed, and a banner that
one can act on:

```swift good
struct Screen: View {
  @ObservedObject var model: Model
  @State private var showsAlert = false
  @State private var showsOrderBanner = true

  var body: some View {
    VStack {
      if model.isLoading {
        ProgressView()
      } else {
        Text(model.text)
      }
      if showsOrderBanner {
        HStack {
          Text("The order of the fields has changed.")
          Button("Got it") { showsOrderBanner = false }
        }
      }
    }
    .alert("That did not work", isPresented: $showsAlert) {
      Button("Close") {}
    } message: {
      if let message = model.message { Text(message) }
    }
  }
}

struct FilmRow: View {
  let film: Film

  var body: some View {
    if let status = film.status { Text(status) }
    if let editedAt = film.status.editedAt { Text(editedAt) }
  }
}
```

```swift good
struct NameBadge: View {
  let profile: Profile
  var message: String?

  var body: some View {
    VStack {
      Text(profile.name)
      if let emoji = profile.statusEmoji {
        Text(emoji)
      }
      if let message {
        Text(message)
      }
    }
  }
}
```

```swift good
struct Player: View {
  @State private var isLoading = true

  var body: some View {
    ZStack {
      VideoPlayer(player: player)
      if isLoading {
        ProgressView()
          .tint(.white)
      }
    }
  }
}
```

```swift good
struct GroupPage: View {
  let group: Group
  @State private var showsTip = true

  var body: some View {
    VStack {
      if group.isRemoved {
        Text("This group is gone.")
      } else if showsTip {
        TipBannerView { showsTip = false }
      }
    }
  }
}
```

```swift good
final class FormScreen: UIViewController {
  private let errorBox = UIHostingController(rootView: ErrorBox())
  private let sendButton = UIButton()
  private let pane = ThirdPartyPane()

  func send(errorBox box: UIView) {
    UIAccessibility.post(notification: .layoutChanged, argument: errorBox.view)
    UIAccessibility.post(notification: .layoutChanged, argument: sendButton)
    UIAccessibility.post(notification: .layoutChanged, argument: box)
    UIAccessibility.post(notification: .screenChanged, argument: nil)
    UIAccessibility.post(notification: .screenChanged, argument: pane)
    UIAccessibility.post(notification: .announcement, argument: "Sent")
  }
}
```

Words that only go on with the text above them:

```swift good
struct ServerScreen: View {
  @ObservedObject var context: ServerContext

  var body: some View {
    VStack {
      Text(context.state.title)
        .font(.title)
      if let message = context.state.message {
        Text(message)
          .font(.body)
      }
    }
  }
}
```

What is handed on once, or read with the field it belongs to:

```swift good
struct PortField: View {
  @State private var portError = ""
  let oldError: String

  var body: some View {
    VStack {
      TextField("Port", text: $port)
        .accessibilityHint(portError)
      FieldError(error: portError)
      FieldError(error: oldError)
    }
  }
}

struct FieldError: View {
  let error: String

  var body: some View {
    if !error.isEmpty { Text(error) }
  }
}
```

What a function shows of what it is called with, whoever calls it:

```swift good
struct ImportScreen: View {
  @State private var result: ImportResult?

  var body: some View {
    VStack {
      if let result { outcome(of: result) } else { Text("Choose a file to begin") }
    }
  }

  @ViewBuilder private func outcome(of result: ImportResult) -> some View {
    if result.isSuccess {
      Text("All stamps are there.")
    } else {
      Text("Some stamps are missing.")
    }
  }
}
```

```swift good
final class QuizScreen: UIViewController {
  private let answerButton = UIButton()

  @objc func check() {
    let isCorrect = answerButton.tag == 1
    if isCorrect {
      answerButton.showCorrect()
    } else {
      answerButton.showWrong()
    }
    UIAccessibility.post(notification: .announcement, argument: isCorrect ? "Correct" : "Wrong")
  }

  func mark(isValid: Bool) {
    if isValid {
      answerButton.tellValid()
    } else {
      answerButton.showInvalid()
    }
  }
}

extension UIButton {
  func showCorrect() { backgroundColor = .green }
  func showWrong() { backgroundColor = .red }
  func tellValid() {
    tintColor = .green
    accessibilityValue = "Valid"
  }
}
```

```swift good
struct Upload: View {
  @ObservedObject var model: UploadModel
  var body: some View {
    VStack {
      if let uploadProgress = model.uploadProgress {
        Text(uploadProgress.words)
      }
      if model.transaction.isSentTransaction {
        Text("Fee \(model.fee)")
      }
      if let text = model.errorText {
        NavigationLink(value: model.error) { Text(text) }
      }
      if let status = model.friend.mood {
        Text(status)
      }
    }
  }
}
```

```swift good
struct ServiceDetails: View {
  @StateObject private var model = ServiceModel()

  var body: some View {
    ScrollView {
      if let source = model.rawMessage {
        Text(source)
      }
      if let health = model.status {
        LabeledContent("Health") {
          Text(health)
        }
      }
    }
  }
}
```

```swift good
struct Notifications: View {
  @State private var showWarning = false
  let isAllowed: Bool

  var body: some View {
    List {
      if showWarning {
        VStack {
          Text("Notifications are switched off.")
          Button("Open the settings") { openSettings() }
        }
      }
      Toggle("Messages", isOn: .constant(true))
    }
    .onAppear { showWarning = !isAllowed }
  }
}
```

```swift good
extension EnvironmentValues {
  @Entry var showsBanners = true
}

struct LetterHead: View {
  @Environment(\.showsBanners) private var showsBanners

  var body: some View {
    VStack {
      if showsBanners {
        LetterBanner()
      }
    }
  }
}

struct LetterBanner: View {
  var body: some View { Text("This letter is from outside") }
}

struct Extension: View {
  var body: some View { LetterHead().environment(\.showsBanners, false) }
}
```

## How to fix it

Post the words when the state changes; with high priority they are not cut off by what is being read.

```swift fixed
struct Thoughts: View {
  @State private var showsSavedToast = false

  var body: some View {
    ZStack(alignment: .bottom) {
      Button("Save") { showsSavedToast = true }
      if showsSavedToast { Text("Thought saved").padding() }
    }
    .onChange(of: showsSavedToast) { _, isShown in
      if isShown { AccessibilityNotification.Announcement("Thought saved").post() }
    }
  }
}
```

## Measured

Of 83 findings read on 44 apps during development, 82 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 29 of 44 undisputed.

## Sources

- WCAG 2.2: 4.1.3 Status Messages; 3.3.1 Error Identification
- Apple, Human Interface Guidelines: VoiceOver, tell about changes of content and layout
- Apple, Accessibility: `AccessibilityNotification.Announcement`, `accessibilitySpeechAnnouncementPriority`

"""###)

  private static let audioOnlyFeedback = RuleDescription(
    id: #"audio-only-feedback"#, title: #"A sound is the only sign that something happened"#,
    category: #"Hearing"#, severity: .warning, confidence: .medium,
    wcag: [#"1.1.1"#, #"1.3.3"#],
    labels: [#"Captions"#],
    affects: #"People who are deaf or hard of hearing, and everyone with a muted phone, miss it."#, since: #"0.1.0"#,
    page: ###"""
# audio-only-feedback

## Why it matters

A beep at the end of a rest, a buzz for a wrong answer: anyone who cannot hear it keeps waiting. Most phones are muted.

## What is reported

- **warning**: a system sound, or a beep, chime, bell or the like that is played by an action or a function of a view which
  changes nothing else: it sets no state, calls nothing, shows nothing.
- The same in other types, of low confidence: somebody may show something beside it.

The finding starts at the call.

## What is not reported

- Sounds beside a change of a state, another call or an announcement; also one function up.
- Helpers that only play a sound (`playSound()`), and types made for sounds.
- Music, speech, recordings: they are content.
- Code of tests, previews, widgets.

## Examples

### Bad

```swift bad
import AudioToolbox

struct Rest: View {
  var body: some View {
    Text("Rest")
      .onReceive(clock) { _ in restFinished() }
  }

  private func restFinished() {
    AudioServicesPlaySystemSound(1005) // ✗ warning col 5
  }
}
```

```swift bad
import AVFoundation

struct Sets: View {
  var body: some View {
    Button("Start set") {
      startBeep.play() // ✗ warning col 17
    }
  }
}
```

### Good

```swift good
import AudioToolbox

struct Rest: View {
  @State private var phase = Phase.resting

  var body: some View {
    Text(phase.title)
      .onReceive(clock) { _ in restFinished() }
  }

  private func restFinished() {
    AudioServicesPlaySystemSound(1005)
    phase = .ready
  }
}
```

```swift good
import AudioToolbox

struct Rest: View {
  @State private var isOver = false

  var body: some View {
    Button("Skip") {
      isOver = true
      finish()
    }
    Button("Cancel") { stop() }
  }

  private func finish() {
    AudioServicesPlaySystemSound(1005)
  }

  private func stop() {
    AudioServicesPlayAlertSound(1006)
    dismiss()
  }
}
```

```swift good
import AudioToolbox
import AVFoundation

final class SoundPlayer {
  func success() { AudioServicesPlaySystemSound(1001) }
}

struct Song: View {
  var body: some View {
    Button("Play") { player.play() }
  }

  func playTick() { AudioServicesPlaySystemSound(1104) }
}
```

## How to fix it

Show it as well.

```swift fixed
struct Rest: View {
  var body: some View {
    Text(phase.title)
  }

  private func restFinished() {
    AudioServicesPlaySystemSound(1005)
    phase = .ready
  }
}
```

## Measured

Not measured yet: in 149 apps it finds nothing, also with every rule on.

## Sources

- WCAG 2.2: 1.1.1 Non-text Content, 1.3.3 Sensory Characteristics
- Apple, Human Interface Guidelines: Playing audio; Accessibility, Hearing

"""###)

  private static let auditIssuesSuppressed = RuleDescription(
    id: #"audit-issues-suppressed"#, title: #"An accessibility audit ignores what it finds"#,
    category: #"Testing"#, severity: .warning, confidence: .high,
    wcag: [],
    labels: [#"VoiceOver"#, #"Larger Text"#, #"Sufficient Contrast"#],
    affects: #"People with disabilities run into barriers that the audit found and no one read."#, since: #"0.1.0"#,
    page: ###"""
# audit-issues-suppressed

## Why it matters

An audit that cannot fail is worse than none, because everyone believes that the screens are checked.

## What is reported

- **warning**: a handler that answers `true` to every issue, or to all of one kind, and does nothing else.
- **warning**: `try?` before the audit, which drops what it throws.

The finding starts at `performAccessibilityAudit`.

## What is not reported

- Handlers that look at the element, or collect the issues.
- Audits of some kinds only: `performAccessibilityAudit(for: [.contrast])`.

## Examples

### Bad

```swift bad
import XCTest

final class HomeUITests: XCTestCase {
  func testHome() throws {
    let app = XCUIApplication()
    app.launch()
    try app.performAccessibilityAudit { _ in true } // ✗ warning col 13 : every issue
  }
}
```

```swift bad
import XCTest

final class SettingsUITests: XCTestCase {
  func testSettings() throws {
    let app = XCUIApplication()
    app.launch()
    try? app.performAccessibilityAudit() // ✗ warning
    try app.performAccessibilityAudit { issue in // ✗ warning : one kind
      return issue.auditType == .contrast
    }
  }
}
```

### Good

```swift good
import XCTest

final class HomeUITests: XCTestCase {
  func testHome() throws {
    var issues: [String] = []
    try app.performAccessibilityAudit { issue in
      issues.append(issue.compactDescription)
      return true
    }
    XCTAssertEqual(issues, [])
  }
}
```

```swift good
import XCTest

final class SettingsUITests: XCTestCase {
  func testSettings() throws {
    try app.performAccessibilityAudit { issue in
      issue.auditType == .contrast && issue.element?.label == "Watermark"
    }
    try app.performAccessibilityAudit(for: [.dynamicType, .contrast])
  }
}
```

## How to fix it

Ignore single elements by name.

```swift fixed
import XCTest

final class SettingsUITests: XCTestCase {
  func testSettings() throws {
    try app.performAccessibilityAudit { issue in
      issue.auditType == .contrast && issue.element?.label == "Watermark"
    }
  }
}
```

## Measured

Not measured yet: in 149 apps it finds nothing, also with every rule on.

## Sources

- Apple, XCUIAutomation: `performAccessibilityAudit(for:_:)`

"""###)

  private static let autoplayCarousel = RuleDescription(
    id: #"autoplay-carousel"#, title: #"Pages advance by themselves"#,
    category: #"Motion"#, severity: .error, confidence: .medium,
    wcag: [#"2.2.2"#, #"2.2.1"#],
    labels: [#"Reduced Motion"#, #"VoiceOver"#],
    affects: #"People who read slowly or use VoiceOver or a switch lose the page they are on; people with vestibular disorders may feel sick."#, since: #"0.1.0"#,
    page: ###"""
# autoplay-carousel

## Why it matters

Four seconds are enough for one sentence, if you read fast. Foreveryone else the page is gone before the end, and
VoiceOver focus goes with it. Motion that starts by itself and keeps going needs a way to stop it.

## What is reported

- **error**: a timer (`onReceive` of a timer, or a loop that sleeps) that counts up the page of a `TabView` or the position of
  a scroll view, in code that asks neither a pause state nor a setting.

- **warning**: a timer of a second or longer that goes round the elements of a list, of which a text or picture shows one:
  `Text(pages[page])`.

Code counts wherever a timer or loop reaches it: in functions and models as well. The finding starts at the assignment, or
at the modifier where that is in another file.

## What is not reported

- Code that asks whether it is paused or playing, Reduce Motion or VoiceOver.
- Clocks and counters that turn no page.
- Pages that people turn themselves.

## Examples

### Bad

```swift bad
TabView(selection: $page) { Pages() }
  .tabViewStyle(.page)
  .onReceive(Timer.publish(every: 4, on: .main, in: .common).autoconnect()) { _ in
    page = (page + 1) % count // ✗ error col 5
  }
```

```swift bad
TabView(selection: $index) { Stories() }
  .tabViewStyle(.page)
  .task {
    while !Task.isCancelled {
      try? await Task.sleep(for: .seconds(3))
      withAnimation { index += 1 } // ✗ error
    }
  }
```

```swift bad
final class StoryModel: ObservableObject {
  @Published var page = 0

  func start() {
    Timer.scheduledTimer(withTimeInterval: 4, repeats: true) { [weak self] _ in
      self?.page += 1 // ✗ error
    }
  }
}

struct Stories: View {
  @StateObject private var model = StoryModel()
  let stories: [String]

  var body: some View {
    TabView(selection: $model.page) {
      ForEach(stories.indices, id: \.self) { Text(stories[$0]).tag($0) }
    }
    .onAppear { model.start() }
  }
}
```

```swift bad
struct Tips: View {
  let tips: [String]
  @State private var tip = 0
  private let timer = Timer.publish(every: 5, on: .main, in: .common).autoconnect()

  var body: some View {
    Text(tips[tip])
      .onReceive(timer) { _ in advance() }
  }

  private func advance() { tip = (tip + 1) % tips.count } // ✗ warning
}
```

### Good

A picture of a movement, of which each part is shown for a moment:

```swift good
struct Spinner: View {
  @State private var part = 0
  private let timer = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()
  private let parts = ["◐", "◓", "◑", "◒"]

  var body: some View {
    Text(parts[part])
      .onReceive(timer) { _ in part = (part + 1) % parts.count }
  }
}
```

```swift good
TabView(selection: $page) { Pages() }
  .tabViewStyle(.page)
  .overlay(alignment: .topTrailing) {
    Button(isPaused ? "Play" : "Pause") { isPaused.toggle() }
  }
  .onReceive(ticker) { _ in
    if !isPaused { page = (page + 1) % count }
  }
```

```swift good
TabView(selection: $page) { Pages() }
  .tabViewStyle(.page)
```

```swift good
Text("\(seconds)")
  .onReceive(timer) { _ in seconds += 1 }
```

```swift good
TabView(selection: $tab) { Screens() }
  .onReceive(deepLinks) { link in tab = link.tab }
```

## How to fix it

Let people turn the pages. If they have to turn by themselves, add a button that pauses them, and stop for Reduce Motion, VoiceOver and Switch Control.

```swift fixed
TabView(selection: $page) { Pages() }
  .tabViewStyle(.page)
  .indexViewStyle(.page(backgroundDisplayMode: .always))
```

## Measured

Not measured yet: in 149 apps none of its findings was judged right or wrong.

## Sources

- WCAG 2.2: 2.2.2 Pause, Stop, Hide; 2.2.1 Timing Adjustable
- Apple, Human Interface Guidelines: Accessibility

"""###)

  private static let autoplayMedia = RuleDescription(
    id: #"autoplay-media"#, title: #"Video, sound or speech starts when a screen opens"#,
    category: #"Motion"#, severity: .warning, confidence: .medium,
    wcag: [#"1.4.2"#, #"2.2.2"#],
    labels: [#"Reduced Motion"#, #"VoiceOver"#, #"Captions"#],
    affects: #"People who use VoiceOver cannot hear it over the sound, and people who are easily distracted cannot ignore the motion."#, since: #"0.1.0"#,
    page: ###"""
# autoplay-media

## Why it matters

Sound that starts by itself plays over VoiceOver just when it announces where people are. iOS has a setting for this,
Auto-Play Video Previews; an app that does not check it takes the choice away.

## What is reported

- **warning**: `play()` on a player, or `speak(…)` on a speech synthesizer, in `onAppear` or `task`, that depends on nothing.
- **note**: the same beside a `VideoPlayer`, whose controls pause it.

The finding starts at the call.

## What is not reported

- Code that asks `isVideoAutoplayEnabled`, Reduce Motion, VoiceOver or a state of the app first.
- Playing after a tap.
- Game controllers, animations and others that are called `play` but are no players.

## Examples

### Bad

```swift bad
PlayerLayerView(player: player)
  .onAppear { player.play() } // ✗ warning col 15
  .frame(height: 300)
```

```swift bad
VStack {
  VideoPlayer(player: intro)
    .task { introPlayer?.play() } // ✗ note
  Text(answer.text)
    .onAppear { synthesizer.speak(AVSpeechUtterance(string: answer.text)) } // ✗ warning
}
```

### Good

```swift good
VideoPlayer(player: player)
  .onAppear { if UIAccessibility.isVideoAutoplayEnabled { player.play() } }
```

```swift good
Button(isPlaying ? "Pause" : "Play") {
  isPlaying ? player.pause() : player.play()
}
```

```swift good
PlayerLayerView(player: player)
  .onAppear {
    guard settings.autoplay else { return }
    player.play()
  }
```

```swift good
ConfettiView(scene: scene)
  .onAppear { scene.play() }
```

## How to fix it

Start it on request, or ask the setting first and show a button that pauses it.

```swift fixed
VideoPlayer(player: player)
  .onAppear {
    if UIAccessibility.isVideoAutoplayEnabled { player.play() }
  }
```

## Measured

Not measured yet: in 149 apps none of its findings was judged right or wrong.

## Sources

- WCAG 2.2: 1.4.2 Audio Control; 2.2.2 Pause, Stop, Hide
- Apple, UIKit: `UIAccessibility.isVideoAutoplayEnabled`

"""###)

  private static let boldTextIgnored = RuleDescription(
    id: #"bold-text-ignored"#, title: #"Thin, small text is hard to read and stays thin with Bold Text on"#,
    category: #"Dynamic Type"#, severity: .note, confidence: .medium,
    wcag: [#"1.4.3"#],
    labels: [#"Sufficient Contrast"#, #"Larger Text"#],
    affects: #"People with low vision or an older display see gray lines instead of letters, even with Bold Text on."#, since: #"0.1.0"#,
    page: ###"""
# bold-text-ignored

## Why it matters

Bold Text makes every weight one step heavier. From the thinnest weights, one step leads to letters that are still
thinner than regular text. Thin strokes also lose contrast, because the display blends them with the background.

## What is reported

- **note**: the weights `.ultraLight`, `.thin` and `.light` on text of less than 20 points, in `.font` or `.fontWeight`; with
  low confidence for `.light` on text of 15 points and more, which few call too thin.

The finding starts at the argument.

## What is not reported

- Large text, and text whose size is not known.
- Weights that are chosen by a condition, such as `legibilityWeight`.
- Symbols, widgets, bars, previews.
- Regular and heavier weights.
- Projects made for the Mac only.

## Examples

### Bad

```swift bad
Text(product.details)
  .font(.callout.weight(.thin)) // ✗ note col 9
  .foregroundStyle(.primary)
```

```swift bad
VStack {
  Text("Total distance of this week")
    .fontWeight(.light) // ✗ note
  Text("Yesterday")
    .font(.system(size: 13, weight: .ultraLight)) // ✗ note
}
```

### Good

```swift good
Text(product.details)
  .font(.callout)
  .fontWeight(.medium)
```

```swift good
Text("12:30")
  .font(.system(size: 64, weight: .thin))
```

```swift good
struct Details: View {
  @Environment(\.legibilityWeight) private var weight
  let text: String

  var body: some View {
    Text(text)
      .fontWeight(weight == .bold ? .semibold : .light)
  }
}
```

```swift good
Image(systemName: "chevron.right")
  .font(.body.weight(.light))
```

## How to fix it

Use the regular weight for running text.

```swift fixed
Text(product.details)
  .font(.callout)
```

## Measured

Of 24 findings read on 7 apps during development, 24 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 11 of 11 undisputed.

## Sources

- WCAG 2.2: 1.4.3 Contrast (Minimum)
- Apple, Human Interface Guidelines: Typography, light weights
- Apple, SwiftUI: `legibilityWeight`

"""###)

  private static let chartMissingDescription = RuleDescription(
    id: #"chart-missing-description"#, title: #"A chart exposes numbers without names to VoiceOver, or nothing"#,
    category: #"VoiceOver"#, severity: .warning, confidence: .medium,
    wcag: [#"1.1.1"#, #"1.4.1"#],
    labels: [#"VoiceOver"#, #"Differentiate Without Color Alone"#],
    affects: #"People who use VoiceOver hear bare numbers, or nothing, where others see a trend."#, since: #"0.1.0"#,
    page: ###"""
# chart-missing-description

## Why it matters

Swift Charts reads each mark with the labels of its values. With empty labels only the numbers are left, and a
custom-drawn chart says nothing at all. A one-sentence summary gives VoiceOver users what others get at a glance.

## What is reported

- **warning**: a mark whose value has an empty name: `.value("", …)`.
- **warning**: a type named as a chart that draws its bars or lines itself and tells nothing about them.
- **note**: a chart whose axes are hidden or whose series differ by color, without a label or value on marks or chart.

The finding starts at the empty name, at the chart, or at the name of the type.

## What is not reported

- Charts with a label, a value, a descriptor or a representation, on them, on their marks or around them.
- Plain charts with named values and axes, which Swift Charts reads by itself.
- Charts that only cut out something else, in a `.mask`.
- Charts that are hidden, and charts in a widget’s or control’s label.

## Examples

### Bad

```swift bad
Chart(samples) { s in
  LineMark(x: .value("", s.date), y: .value("", s.kg)) // ✗ warning col 22
}
```

```swift bad
struct WeeklyChart: View { // ✗ warning
  let values: [Double]

  var body: some View {
    HStack(alignment: .bottom) {
      ForEach(values, id: \.self) { v in
        RoundedRectangle(cornerRadius: 3).frame(height: v * 2)
      }
    }
  }
}
```

```swift bad
Chart(history) { day in // ✗ note
  AreaMark(x: .value("Day", day.date), y: .value("Uses", day.count))
}
.chartXAxis(.hidden)
.chartYAxis(.hidden)
```

### Good

```swift good
Chart(samples) { s in
  LineMark(x: .value("Date", s.date), y: .value("Weight", s.kg))
    .accessibilityLabel(s.date.formatted())
    .accessibilityValue("\(s.kg) kilograms")
}
```

```swift good
Chart(samples) { s in
  LineMark(x: .value("Date", s.date), y: .value("Weight", s.kg))
}
```

```swift good
struct WeeklyChart: View {
  let values: [Double]

  var body: some View {
    HStack(alignment: .bottom) {
      ForEach(values, id: \.self) { v in
        RoundedRectangle(cornerRadius: 3).frame(height: v * 2)
      }
    }
    .accessibilityElement()
    .accessibilityLabel("Workouts this week")
    .accessibilityValue("Most on Tuesday")
  }
}
```

```swift good
Chart(history) { day in
  AreaMark(x: .value("Day", day.date), y: .value("Uses", day.count))
}
.chartXAxis(.hidden)
.chartYAxis(.hidden)
.accessibilityHidden(true)
```

```swift good
Chart {}
  .chartXAxis(.hidden)
  .chartYAxis(.hidden)
```

A chart that is the shape of a gradient, which is no element:

```swift good
struct FadingLine: View {
  let history: [Day]

  var body: some View {
    LinearGradient(colors: [.blue, .clear], startPoint: .top, endPoint: .bottom)
      .mask {
        DayLine(history: history)
      }
  }
}

struct DayLine: View {
  let history: [Day]

  var body: some View {
    Chart(history) { day in
      AreaMark(x: .value("Day", day.date), y: .value("Uses", day.count))
    }
    .chartXAxis(.hidden)
    .chartYAxis(.hidden)
  }
}
```

## How to fix it

Name the values, and give the chart a label and a summary.

```swift fixed
Chart(samples) { s in
  LineMark(x: .value("Date", s.date), y: .value("Weight", s.kg))
}
.accessibilityLabel("Weight, last 30 days")
.accessibilityChartDescriptor(WeightDescriptor(samples: samples))
```

## Measured

Of 17 findings read on 12 apps during development, 17 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 6 of 7 undisputed.

## Sources

- WCAG 2.2: 1.1.1 Non-text Content; 1.4.1 Use of Color
- Apple, Human Interface Guidelines: Charts; SwiftUI: `accessibilityChartDescriptor(_:)`

"""###)

  private static let colorAssetMissingVariants = RuleDescription(
    id: #"color-asset-missing-variants"#, title: #"A text color in the asset catalog has no dark or high-contrast variant"#,
    category: #"Color"#, severity: .warning, confidence: .medium,
    wcag: [#"1.4.3"#, #"1.4.6"#],
    labels: [#"Dark Interface"#, #"Sufficient Contrast"#],
    affects: #"People who use Dark Mode or Increase Contrast get a color that was made for neither."#, since: #"0.1.0"#,
    page: ###"""
# color-asset-missing-variants

## Why it matters

A color set can have a dark shade and stronger shades for people who turn on Increase Contrast. A set with a single
shade looks the same foreveryone, and is too faint for some.

## What is reported

- **warning**: a color set without a dark variant that stands in a text or behind one, and that cannot be read in the
  dark appearance as it is.
- **note**, with low confidence: one with light and dark and without variants for high contrast, unless it reaches 7:1 on
  the system's backgrounds as it is.

The finding stands in the set's `Contents.json`, with the first text that uses it; each set is reported once for a run.

## What is not reported

- Sets that no text uses; sets that name colors of the system; the accent color.
- Texts that can be read in each appearance on what lies behind them.
- Shadows, overlays, scrims, colors of charts and illustrations, by their names.
- Apps that show one appearance only, in code or by the settings of the Xcode project.

## Examples

### Bad

```swift bad
Text("Irora")
  .font(.title)
  .foregroundStyle(Color("BrandLightOnly"))
```

```json file=Assets.xcassets/BrandLightOnly.colorset/Contents.json
{
  "colors" : [
    { // ✗ warning
      "color" : { "color-space" : "srgb", "components" : { "alpha" : "1.000", "red" : "0x8A", "green" : "0x2B", "blue" : "0x10" } },
      "idiom" : "universal"
    }
  ],
  "info" : { "author" : "xcode", "version" : 1 }
}
```

A gray that is a text's color on white, and the same in the dark:

```swift bad
Text("Sent an hour ago")
  .font(.footnote)
  .foregroundColor(Color("CaptionGray"))
```

```json file=Assets.xcassets/CaptionGray.colorset/Contents.json
{
  "colors" : [
    { // ✗ warning
      "color" : { "color-space" : "srgb", "components" : { "alpha" : "1.000", "red" : "0x59", "green" : "0x59", "blue" : "0x59" } },
      "idiom" : "universal"
    }
  ],
  "info" : { "author" : "xcode", "version" : 1 }
}
```

### Good

```swift good
struct TimerActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: TimerAttributes.self) { context in
      Text("Timer")
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text("Timer") }
      } compactLeading: {
        Text("T")
      } compactTrailing: {
        Text("12:30")
          .foregroundStyle(Color("PaleIndigo"))
      } minimal: {
        Text("T")
      }
    }
  }
}
```

```json file=Assets.xcassets/PaleIndigo.colorset/Contents.json
{
  "colors" : [
    {
      "color" : { "color-space" : "srgb", "components" : { "alpha" : "1.000", "red" : "0.725", "green" : "0.729", "blue" : "1.000" } },
      "idiom" : "universal"
    }
  ]
}
```

```swift good
Text("Irora")
  .font(.title)
  .foregroundStyle(Color(.textStrong))
```

```json file=Assets.xcassets/TextStrong.colorset/Contents.json
{
  "colors" : [
    {
      "color" : { "color-space" : "srgb", "components" : { "alpha" : "1.000", "red" : "0.100", "green" : "0.100", "blue" : "0.150" } },
      "idiom" : "universal"
    },
    {
      "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ],
      "color" : { "color-space" : "display-p3", "components" : { "alpha" : "1.000", "red" : "0.950", "green" : "0.950", "blue" : "1.000" } },
      "idiom" : "universal"
    }
  ],
  "info" : { "author" : "xcode", "version" : 1 }
}
```

```swift good
Text("Irora")
  .font(.title)
  .foregroundStyle(.primary)
```

A shade that can be read on black as it is; on white it is faint, for which a dark variant is no cure:

```swift good
Text("Delete all")
  .font(.body)
  .foregroundStyle(Color("SignalRed"))
```

```json file=Assets.xcassets/SignalRed.colorset/Contents.json
{
  "colors" : [
    {
      "color" : { "color-space" : "srgb", "components" : { "alpha" : "1.000", "red" : "0xFF", "green" : "0x45", "blue" : "0x3A" } },
      "idiom" : "universal"
    }
  ],
  "info" : { "author" : "xcode", "version" : 1 }
}
```

Used in the dark only, so the one shade is made for it:

```swift good
struct Projector: View {
  var body: some View {
    VStack { Subtitles() }.environment(\.colorScheme, .dark)
  }
}

struct Subtitles: View {
  var body: some View {
    Text("Where are you?").foregroundStyle(Color("SubtitleGray"))
  }
}
```

```json file=Assets.xcassets/SubtitleGray.colorset/Contents.json
{
  "colors" : [
    {
      "color" : { "color-space" : "srgb", "components" : { "alpha" : "1.000", "red" : "0xB9", "green" : "0xB9", "blue" : "0xC0" } },
      "idiom" : "universal"
    }
  ],
  "info" : { "author" : "xcode", "version" : 1 }
}
```

A ground that is dark in both appearances, with a gray that can be read on it in both:

```swift good
struct PlayerView: View {
  var body: some View {
    ZStack {
      Color("PlayerGround")
      Text("Now playing")
        .foregroundStyle(.gray)
    }
  }
}
```

```json file=Assets.xcassets/PlayerGround.colorset/Contents.json
{
  "colors" : [
    {
      "color" : { "color-space" : "srgb", "components" : { "alpha" : "1.000", "red" : "0x04", "green" : "0x08", "blue" : "0x18" } },
      "idiom" : "universal"
    }
  ],
  "info" : { "author" : "xcode", "version" : 1 }
}
```

## Measured

Of 13 findings read on 7 apps during development, 11 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 1 of 11 undisputed.

"""###)

  private static let colorOnlyState = RuleDescription(
    id: #"color-only-state"#, title: #"A state is shown by color alone, so people who cannot tell the colors apart miss it"#,
    category: #"Color"#, severity: .error, confidence: .high,
    wcag: [#"1.4.1"#, #"3.3.1"#],
    labels: [#"Differentiate Without Color Alone"#],
    affects: #"About one man in twelve, and many others, cannot tell the two colors apart; in grayscale they look the same."#, since: #"0.1.0"#,
    page: ###"""
# color-only-state

## Why it matters

Red and green look the same to millions of people. If a dot shows online by being green and offline by being red, they
see a dot. The state has to be shown in another way as well: a symbol, a shape, a word. The color can stay.

## What is reported

- **error**: a fill, foreground, tint, background, stroke or border that takes one of two or more colors by a condition
  on a state, while no text, symbol, shape, line or visibility in the same element depends on that condition.
- **warning**: the same when one of the two colors is neutral (gray, black, white, clear), as in a border that turns
  red.

A label for VoiceOver does not help the people this is about. The finding starts at the color argument.

## What is not reported

- States that a text, an image name, a symbol variant, a line width or a visible extra tells as well, also by way of
  properties and functions of the type; words that the color itself is worked out of; a message that the same state of
  the screen brings elsewhere.
- Text that states the value itself and is tinted on top of that.
- Conditions on the appearance or the interaction: color scheme, pressed, focused, hovered, enabled, contrast, swiped,
  every second row; choices of a theme; the red of what is destructive.
- Selections: which item of several is chosen is judged by other rules.
- Views that offer a branch for Differentiate Without Color.
- Colors that cannot be resolved, tints of native controls, previews.
- Words that describe the very thing whose state the color tells.
- A value compared with a limit, where the value itself, or all that it is worked out of, stands in a text beside it.
- Numbers in the same row that say it: `Text("\(info.current)/\(info.max)")` for `info.isOverLimit`.
- A shape or symbol that is clear in one state: it is there or it is not.
- A function that is handed the words together with the state, and a component whose uses all write the state out
  (`true` or `false`), with words or on no condition.
- A color that only blinks: its property is switched by a timer or by an animation that repeats.

## Examples

### Bad

```swift bad
Circle()
  .fill(user.isOnline ? Color.green : Color.red) // ✗ error col 9
  .frame(width: 10, height: 10)
```

```swift bad
TextField("Username", text: $username)
  .textFieldStyle(.plain)
  .overlay(RoundedRectangle(cornerRadius: 8).stroke(isInvalid ? Color.red : Color.gray)) // ✗ warning col 53
```

```swift bad
List(workouts) { workout in
  Text(workout.name)
    .listRowBackground(workout.isMissed ? Color.red : Color.green) // ✗ error col 24
}
```

The words for VoiceOver are right, but the people who look at the dot do not hear them:

```swift bad
HStack {
  Text(device.name)
  Spacer()
  Circle()
    .foregroundStyle(device.isConnected ? .green : .orange) // ✗ error col 22
    .frame(width: 12, height: 12)
    .accessibilityLabel(device.isConnected ? "Connected" : "Not connected")
}
```

The symbol tells one of the two conditions, the color alone tells the other:

```swift bad
struct TaskMark: View {
  let isDone: Bool
  let isLate: Bool

  var body: some View {
    Image(systemName: isDone ? "checkmark.circle" : "circle")
      .foregroundStyle(isDone ? Color.green : isLate ? Color.red : Color.orange) // ✗ error col 24
      .accessibilityLabel("Task")
  }
}
```

```swift bad
enum Connection {
  case good, weak, lost

  var color: Color {
    switch self {
    case .good: .green
    case .weak: .orange
    case .lost: .red
    }
  }
}

struct ConnectionDot: View {
  let connection: Connection

  var body: some View {
    Circle()
      .fill(connection.color) // ✗ error col 13
      .frame(width: 8, height: 8)
  }
}
```

A timer that asks for the state is not one that blinks, and two uses on a condition are two states:

```swift bad
struct SensorView: View {
  @State private var isConnected = false
  let sensor: Sensor

  var body: some View {
    VStack {
      Circle()
        .fill(isConnected ? Color.green : Color.red) // ✗ error col 15
        .onAppear {
          Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { _ in
            isConnected = sensor.answers()
          }
        }
      Spacer()
      if sensor.isCharged {
        ChargeDot(isFull: true)
      } else {
        ChargeDot(isFull: false)
      }
    }
  }
}

struct ChargeDot: View {
  let isFull: Bool

  var body: some View {
    Circle()
      .fill(isFull ? Color.green : Color.orange) // ✗ error col 13
      .frame(width: 8, height: 8)
  }
}
```

What a button does tells nobody how things are:

```swift bad
struct Microphone: View {
  let recorder: Recorder

  var body: some View {
    Button(action: toggle) {
      Image(systemName: "mic.fill")
        .foregroundStyle(recorder.isRecording ? Color.red : Color.blue) // ✗ error
    }
  }

  private func toggle() {
    if recorder.isRecording { recorder.stop() } else { recorder.start() }
  }
}
```

A property of the type that has nothing to do with the state:

```swift bad
struct ServerMark: View {
  let server: Server

  private var title: String { server.name }

  var body: some View {
    HStack {
      Text(title)
      Circle()
        .fill(server.isReached ? Color.green : Color.red) // ✗ error
        .frame(width: 8, height: 8)
    }
  }
}
```

One of the two numbers says nothing of the share:

```swift bad
struct Result: View {
  let score: Score

  var body: some View {
    let share = Double(score.reached) / Double(score.total)
    Text("\(score.reached) points")
      .foregroundStyle(share > 0.8 ? .green : .red) // ✗ error
  }
}
```

```swift bad
struct PasswordTitle: View {
  let login: Login

  var body: some View {
    VStack {
      Text("Password")
        .border(login.hasFailed ? Color.red : Color.clear) // ✗ warning col 17
    }
  }
}
```

```swift bad
struct Requirement: View {
  let current: String
  let isComplete: Bool

  var body: some View {
    HStack {
      Text(current)
        .foregroundColor(isComplete ? .green : .primary) // ✗ warning col 26
      Text("hours")
    }
  }
}
```

The dot is a property, and the words beside it say only of what:

```swift bad
struct Line: View {
  let isOnline: Bool

  var body: some View {
    HStack {
      dot
      Text("Server")
    }
  }

  private var dot: some View {
    Circle().fill(isOnline ? .green : .red).frame(width: 8, height: 8) // ✗ error
  }
}
```

What two things have in common is no selection:

```swift bad
struct Guests: View {
  let guests: [Guest]
  @State private var host = ""

  var body: some View {
    ForEach(guests) { guest in
      Text(guest.name)
        .foregroundStyle(host == guest.family ? .red : .green) // ✗ error
    }
    Button("Next") { host = guests[0].name }
  }
}
```

A line that is thicker once something is typed does not say whether it is right:

```swift bad
struct Answer: View {
  @State private var answer = ""
  let solution: String

  var body: some View {
    HStack { TextField("Answer", text: $answer) }
      .border(
        answer.isEmpty ? Color.gray : (answer == solution ? Color.green : Color.red), // ✗ error
        width: answer.isEmpty ? 1 : 2)
  }
}
```

### Good

Which of several is chosen, whatever the state is called:

```swift good
struct Suits: View {
  let items: [Item]
  @State private var trump = 0

  var body: some View {
    ForEach(items) { item in
      Button {
        trump = item.id
      } label: {
        Text(item.name)
          .foregroundStyle(trump == item.id ? .red : .green)
      }
    }
  }
}

struct SuitChips: View {
  let items: [Item]
  @State private var trump = 0

  var body: some View {
    ForEach(items) { item in
      SuitChip(title: item.name, isTrump: trump == item.id) { trump = item.id }
    }
  }
}

struct SuitChip: View {
  let title: String
  let isTrump: Bool
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      Text(title)
        .foregroundStyle(isTrump ? .red : .green)
    }
    .accessibilityAddTraits(traits)
  }

  private var traits: AccessibilityTraits { isTrump ? .isSelected : [] }
}
```

```swift good
Label(
  user.isOnline ? "Online" : "Offline",
  systemImage: user.isOnline ? "circle.fill" : "circle.slash"
)
.foregroundStyle(user.isOnline ? Color.green : Color.red)
```

```swift good
VStack(alignment: .leading) {
  TextField("Username", text: $username)
    .overlay(RoundedRectangle(cornerRadius: 8).stroke(isInvalid ? Color.red : Color.gray))
  if isInvalid {
    Label("Use letters, numbers and underscores", systemImage: "exclamationmark.triangle")
  }
}
```

The text says it already:

```swift good
VStack {
  Text(status.title)
    .foregroundStyle(status == .late ? Color.red : Color.green)
  Text(order.isPaid ? "Paid" : "Open")
    .foregroundStyle(order.isPaid ? Color.green : Color.orange)
  Text(balance, format: .currency(code: "EUR"))
    .foregroundStyle(balance < 0 ? Color.red : Color.green)
}
```

A symbol, a line or something that appears says it too:

```swift good
struct Marks: View {
  let isDone: Bool
  let isLate: Bool

  var body: some View {
    HStack {
      Image(systemName: isDone ? "checkmark.circle" : "exclamationmark.circle")
        .foregroundStyle(isDone ? Color.green : Color.orange)
        .accessibilityLabel(isDone ? "Done" : "Open")
      RoundedRectangle(cornerRadius: 8)
        .stroke(isLate ? Color.red : Color.green, lineWidth: isLate ? 4 : 1)
      Circle()
        .fill(isLate ? Color.red : Color.green)
        .overlay {
          if isLate {
            Text("!")
          }
        }
    }
  }
}
```

Some conditions are no message:

```swift good
struct Chip: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.isEnabled) private var isEnabled
  @FocusState private var isFocused: Bool
  let index: Int

  var body: some View {
    VStack {
      Text("Chip")
        .background(colorScheme == .dark ? Color.indigo : Color.teal)
      Text("Row")
        .background(index % 2 == 0 ? Color.mint : Color.cyan)
      Text("Field")
        .border(isFocused ? Color.blue : Color.orange)
      Text("Send")
        .foregroundStyle(isEnabled ? Color.blue : Color.gray)
    }
  }
}

struct FilledStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .background(configuration.isPressed ? Color.indigo : Color.blue)
  }
}
```

The view asks whether color is enough, or the colors cannot be known:

```swift good
struct StatusDot: View {
  @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiateWithoutColor
  let isOnline: Bool

  var body: some View {
    if differentiateWithoutColor {
      Image(systemName: isOnline ? "checkmark" : "xmark")
        .accessibilityLabel(isOnline ? "Online" : "Offline")
    } else {
      Circle().fill(isOnline ? Color.green : Color.red)
    }
  }
}

struct Themed: View {
  let theme: Palette
  let isOnline: Bool

  var body: some View {
    Circle().fill(isOnline ? theme.calm : theme.alert)
  }
}
```

Native controls show their state by their shape:

```swift good
VStack {
  Toggle("Reminders", isOn: $remindersOn)
    .tint(remindersOn ? .green : .orange)
  ProgressView("Upload", value: progress)
    .tint(progress < 1 ? .orange : .green)
}
```

Words that stand in a constant, or that appear with the state, tell it as well:

```swift good
struct ImportResult: View {
  let message: String
  let position: Int?
  let isInArchive: Bool

  var body: some View {
    let isDone = message.hasPrefix("Imported")
    let shown = isDone ? "Done: \(message)" : message
    VStack {
      Text(shown)
        .foregroundStyle(isDone ? .green : .red)
      HStack {
        Image(systemName: "tray")
          .foregroundStyle(isInArchive ? .secondary : Color.accentColor)
        if let position {
          Text("Place \(position)")
        } else {
          Text("In archive")
        }
      }
    }
  }
}
```

```swift good
struct ReachRow: View {
  let result: ReachResult

  var body: some View {
    HStack {
      Text("Result")
      Text(result.localizedDescription)
        .foregroundStyle(result.isReachable ? .green : .red)
    }
  }
}
```

```swift good
struct Note: View {
  @State private var note = ""
  var body: some View {
    VStack {
      TextField("Note", text: $note)
      Text("\(note.count)/1000").foregroundStyle(note.count > 1000 ? .red : .secondary)
      hint("That name is taken.", isError: true)
    }
  }

  func hint(_ text: String, isError: Bool) -> some View {
    Text(text).foregroundStyle(isError ? .red : .secondary)
  }
}
```

All that a share is worked out of stands in the text, and a deed that is destructive has its own words:

```swift good
struct Result: View {
  let score: Score
  let isFull: Bool
  let deeds: [Deed]

  private var left: Int { score.total - score.reached }

  var body: some View {
    let share = Double(score.reached) / Double(score.total)
    VStack {
      Text("\(score.reached) of \(score.total)")
        .foregroundStyle(share > 0.8 ? .green : share > 0.4 ? .yellow : .red)
      Text("\(score.reached) / \(score.total)")
        .foregroundStyle(left > 3 ? .red : .green)
      Text("\(deeds.count) deeds")
        .foregroundStyle(deeds.count == 0 ? .red : .green)
      ForEach(deeds) { deed in
        Button(deed.title, systemImage: deed.symbol) { deed.run() }
          .foregroundStyle(deed.isDestructive ? Color.red : Color.blue)
      }
    }
  }
}
```

Properties and functions of the type tell it, the words themselves do, or an error that stands further down:

```swift good
struct ServerRow: View {
  let isReached: Bool
  let message: String
  @State private var failure: String?

  private var words: String { isReached ? "Reached" : "Not reached" }
  private func symbol() -> String { isReached ? "checkmark" : "xmark" }
  private var status: Text {
    switch isReached {
    case true: Text("Online")
    case false: Text("Offline")
    }
  }

  var body: some View {
    VStack {
      Text(words).foregroundStyle(isReached ? .green : .red)
      Divider()
      HStack {
        Image(systemName: symbol()).foregroundStyle(isReached ? .green : .red)
      }
      HStack {
        Circle().fill(isReached ? Color.green : Color.red)
        status
      }
      Text(message)
        .foregroundStyle(message.contains("done") ? .green : .red)
      ZStack {
        HStack {
          field.border(failure != nil ? Color.red : Color.gray)
        }
      }
      footer
    }
  }

  private var field: some View { TextField("Address", text: $address) }

  @ViewBuilder private var footer: some View {
    if let failure {
      Text(failure)
    }
  }
}
```

A mark that blinks has no state, and what each use writes out does not change:

```swift good
struct PlaceMark: View {
  @State private var isWarm = false
  @State private var isLit = false
  private let beat = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack {
      Circle()
        .fill(isWarm ? Color.red : Color.green)
        .onAppear {
          Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
            withAnimation { self.isWarm.toggle() }
          }
        }
      Spacer()
      Rectangle()
        .fill(isLit ? Color.orange : Color.blue)
        .onReceive(timer) { _ in isLit = !isLit }
    }
  }
}

struct LineWithNote: View {
  let title: LocalizedStringKey
  var note: LocalizedStringKey?
  var isNoteProblem = false

  var body: some View {
    VStack {
      Text(title)
      if let note {
        Text(note).foregroundStyle(isNoteProblem ? Color.red : Color.primary)
      }
    }
  }
}

struct PlaceForm: View {
  let place: Place

  var body: some View {
    LineWithNote(title: "Name", note: "As it stands on the door")
    if place.address.isEmpty {
      LineWithNote(title: "Address", note: "An address is needed", isNoteProblem: true)
    }
  }
}
```

```swift good
struct UnreadDot: View {
  let isUnread: Bool
  let isMuted: Bool

  var body: some View {
    Circle()
      .fill(isUnread ? Color.blue : .clear)
      .frame(width: 8, height: 8)
    Image(systemName: "bell.slash")
      .foregroundStyle(isMuted ? Color.red : Color.red.opacity(0))
  }
}
```

```swift good
struct Requirement: View {
  let current: String
  let required: String
  let isComplete: Bool

  var body: some View {
    HStack {
      Text(current)
        .foregroundColor(isComplete ? .green : .primary)
      Text("/ \(required) hours")
    }
  }
}
```

```swift good
struct LengthOfLetter: View {
  let info: (current: Int, max: Int, isOverLimit: Bool)

  var body: some View {
    Text("\(info.current)/\(info.max)")
      .foregroundColor(info.isOverLimit ? .red : .secondary)
  }
}
```

The dot is a property, and the words beside it tell the same:

```swift good
struct Line: View {
  let isOnline: Bool

  var body: some View {
    HStack {
      dot
      Text(isOnline ? "Online" : "Offline")
    }
  }

  private var dot: some View {
    Circle().fill(isOnline ? .green : .red).frame(width: 8, height: 8)
  }
}
```

## How to fix it

Add a symbol or a word that changes with the state, and keep the color if you like it.

```swift fixed
Label(
  user.isOnline ? "Online" : "Offline",
  systemImage: user.isOnline ? "checkmark.circle.fill" : "circle.slash"
)
.foregroundStyle(user.isOnline ? Color.green : Color.red)
```

Each state has a symbol or number of its own, in a chain of conditions:

```swift good
struct StepCircle: View {
  let done: Bool
  let near: Bool
  let number: Int

  var body: some View {
    ZStack {
      Circle().fill(done ? .green : near ? .blue : .white)
      if done {
        Image(systemName: "checkmark")
      } else if near {
        Text("\(number)")
      } else {
        Circle().frame(width: 4)
      }
    }
  }
}
```

## Measured

Of 9 findings read on 6 apps during development, 9 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 3 of 7 undisputed.

## Sources

- WCAG 2.2: 1.4.1 Use of Color; 3.3.1 Error Identification
- Apple, Human Interface Guidelines: Accessibility, convey information with more than color alone
- Apple, SwiftUI: `accessibilityDifferentiateWithoutColor`

"""###)

  private static let colorSchemeLocked = RuleDescription(
    id: #"color-scheme-locked"#, title: #"A screen ignores the appearance that people have chosen"#,
    category: #"Color"#, severity: .warning, confidence: .high,
    wcag: [],
    labels: [#"Dark Interface"#],
    affects: #"People with sensitive eyes or migraine are dazzled by a light screen in the dark; people with astigmatism or low vision have trouble reading light text on black."#, since: #"0.1.0"#,
    page: ###"""
# color-scheme-locked

## Why it matters

Light or dark is not a matter of taste for many people. If you use Dark Mode because bright light hurts, one app that
stays light stands out. An app that is locked to light cannot claim Dark Interface.

## What is reported

- **warning**: `.preferredColorScheme(.light)`, and `overrideUserInterfaceStyle = .light` on a window or view controller.
- **warning**: a setting of the Xcode project that keeps the whole app light: `UIUserInterfaceStyle` in its Info.plist, or
  `INFOPLIST_KEY_UIUserInterfaceStyle` among its build settings; for the Mac `NSRequiresAquaSystemAppearance`. The same in
  the manifest of Tuist (`Project.swift`) or XcodeGen (`project.yml`).
- **note**: the same for dark.

Constants, functions and branches that come to one appearance count like it. The finding starts at the modifier, property
or value. A setting counts when every configuration of every app in the
project has it and no code chooses the appearance; where several projects or targets lie below a root, each speaks for
its own files. Then all rules on colors judge the appearance that is shown and no
other.

## What is not reported

- An appearance that people choose in the app, `nil`, and anything under a condition.
- Cameras, photos, films, maps and scanners, which are looked at on black, also controllers that keep a view of the
  camera or its session; types that draw a picture.
- Cells, bars and other parts in UIKit, which may lie on something dark; helpers of previews.
- A preference without effect: of several `.preferredColorScheme` the outermost wins, which stands last in the chain, or
  around the view in the body or in every use of the component.
- `.environment(\.colorScheme, …)` on a part of a screen, such as a QR code.
- Previews, tests, widgets.
- Settings behind variables and in `.xcconfig` files, which are not read.

## Examples

### Bad

```swift bad
struct Root: View {
  var body: some View {
    TabView {
      Text("Stamps")
    }
    .preferredColorScheme(.light) // ✗ warning col 6
  }
}
```

```swift bad
import SwiftUI

@main
struct StampApp: App {
  var body: some Scene {
    WindowGroup {
      Root()
        .preferredColorScheme(.dark) // ✗ note col 10
    }
  }
}
```

```swift bad
import UIKit

final class SceneDelegate: UIResponder {
  var window = UIWindow()

  func connect() {
    window.overrideUserInterfaceStyle = .light // ✗ warning col 12
    window.makeKeyAndVisible()
  }
}
```

```pbxproj bad file=Album.xcodeproj/project.pbxproj
{
  objects = {
    A1 = {
      isa = PBXNativeTarget;
      buildConfigurationList = A2;
      productType = "com.apple.product-type.application";
    };
    A2 = { isa = XCConfigurationList; buildConfigurations = (A3, A4); };
    A3 = {
      isa = XCBuildConfiguration;
      buildSettings = {
        GENERATE_INFOPLIST_FILE = YES;
        INFOPLIST_KEY_UIUserInterfaceStyle = Light; // ✗ warning col 46
      };
      name = Debug;
    };
    A4 = {
      isa = XCBuildConfiguration;
      buildSettings = {
        GENERATE_INFOPLIST_FILE = YES;
        INFOPLIST_KEY_UIUserInterfaceStyle = Light;
      };
      name = Release;
    };
  };
}
```

```xml bad file=Album/Info.plist
<plist version="1.0">
<dict>
	<key>UIUserInterfaceStyle</key>
	<string>Dark</string><!-- ✗ note col 10 -->
</dict>
</plist>
```

```pbxproj file=Album.xcodeproj/project.pbxproj
{
  objects = {
    A1 = {
      isa = PBXNativeTarget;
      buildConfigurationList = A2;
      productType = "com.apple.product-type.application";
    };
    A2 = { isa = XCConfigurationList; buildConfigurations = (A3); };
    A3 = {
      isa = XCBuildConfiguration;
      buildSettings = { INFOPLIST_FILE = Album/Info.plist; };
      name = Release;
    };
  };
}
```

Of several in one chain only the last counts, and one that only some uses of a screen replace is met in the others:

```swift bad
struct Till: View {
  var body: some View {
    VStack {
      Receipt()
    }
    .preferredColorScheme(settings.scheme)
    .preferredColorScheme(.light) // ✗ warning
  }
}

struct Desk: View {
  var body: some View {
    TabView {
      Till()
      Ledger()
    }
  }
}

struct Counter: View {
  var body: some View {
    Till()
      .preferredColorScheme(settings.scheme)
  }
}
```

A sheet has an appearance of its own, which what stands around the button that opens it does not replace:

```swift bad
struct Shop: View {
  @State private var isPaying = false

  var body: some View {
    Button("Pay") { isPaying = true }
      .sheet(isPresented: $isPaying) {
        Basket()
          .preferredColorScheme(.light) // ✗ warning
      }
      .preferredColorScheme(settings.scheme)
  }
}
```

What is told of another screen's camera, or opens it, shows none:

```swift bad
import UIKit

final class ShelfViewController: UIViewController {
  private let cameraButton = UIButton()
  weak var scanning: ScanViewController?
  private let shelf = Shelf()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.overrideUserInterfaceStyle = .dark // ✗ note
  }
}

final class Shelf {
  let settings = ScanSettings()
}

final class ScanSettings {
  let session = AVCaptureSession()
}

final class ScanViewController: UIViewController {
  private let session = AVCaptureSession()
}
```

```swift bad
enum Theme {
  static let scheme: ColorScheme = .light
}

struct Root: View {
  var body: some View {
    Text("Explore").preferredColorScheme(Theme.scheme) // ✗ warning
  }
}
```

### Good

```swift good
struct Root: View {
  let isEvening: Bool

  var body: some View {
    Text("Explore").preferredColorScheme(isEvening ? .dark : .light)
  }
}
```

A controller that shows what the camera sees, by a view that has the session:

```swift good
import UIKit

final class CountViewController: UIViewController {
  @IBOutlet private var finder: BookFinder!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.overrideUserInterfaceStyle = .dark
  }
}

final class BookFinder: UIView {
  private var source: FrameSource

  init(source: FrameSource) {
    self.source = source
    super.init(frame: .zero)
  }
}

final class FrameSource: NSObject {
  let session = AVCaptureSession()
}

final class SpineViewController: UIViewController {
  private var previewLayer: AVCaptureVideoPreviewLayer?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.overrideUserInterfaceStyle = .dark
  }
}
```

A preference that another one around it replaces, in the same chain, in the body or around each use, locks nothing:

```swift good
struct HouseRules: View {
  var body: some View {
    VStack {
      Text("House rules")
      Button("Agree") { agree() }
        .preferredColorScheme(.dark)
    }
    .preferredColorScheme(.light)
  }
}

struct Foyer: View {
  var body: some View {
    ZStack {
      Color.clear
        .overlay(alignment: .bottom) { HouseRules() }
    }
    .preferredColorScheme(.light)
    .preferredColorScheme(settings.scheme)
  }
}
```

```swift good
VStack {
  Text("Stamps")
}
.preferredColorScheme(settings.appearance.scheme)
```

```swift good
VStack {
  QRCode(code: code)
    .environment(\.colorScheme, .light)
  Text("Invite")
    .preferredColorScheme(isDark ? .dark : nil)
}
```

```swift good
struct PhotoViewer: View {
  var body: some View {
    Image(uiImage: photo)
      .preferredColorScheme(.dark)
  }
}

#Preview {
  PhotoViewer()
    .preferredColorScheme(.light)
}
```

```swift good
import UIKit

final class ShelfCell: UITableViewCell {
  override func awakeFromNib() {
    overrideUserInterfaceStyle = .dark
  }
}

struct ContactPicture: View {
  var body: some View {
    Circle().preferredColorScheme(.dark)
  }
}

func allPhones(_ content: Text) -> some View {
  content
    .preferredColorScheme(.light)
    .previewDevice("iPhone 12 Pro")
}
```

```swift good
import UIKit

final class SceneDelegate: UIResponder {
  var window = UIWindow()

  func apply(_ theme: Theme) {
    switch theme {
    case .light: window.overrideUserInterfaceStyle = .light
    default: window.overrideUserInterfaceStyle = .unspecified
    }
  }
}
```

Only one of two configurations is light, and the other app of the project is for the television:

```pbxproj good file=Album.xcodeproj/project.pbxproj
{
  objects = {
    A1 = {
      isa = PBXNativeTarget;
      buildConfigurationList = A2;
      productType = "com.apple.product-type.application";
    };
    A2 = { isa = XCConfigurationList; buildConfigurations = (A3, A4); };
    A3 = {
      isa = XCBuildConfiguration;
      buildSettings = {
        GENERATE_INFOPLIST_FILE = YES;
        INFOPLIST_KEY_UIUserInterfaceStyle = Light;
      };
      name = Debug;
    };
    A4 = {
      isa = XCBuildConfiguration;
      buildSettings = {
        GENERATE_INFOPLIST_FILE = YES;
        INFOPLIST_KEY_UIUserInterfaceStyle = Automatic;
      };
      name = Release;
    };
    B1 = {
      isa = PBXNativeTarget;
      buildConfigurationList = B2;
      productType = "com.apple.product-type.application";
    };
    B2 = { isa = XCConfigurationList; buildConfigurations = (B3); };
    B3 = {
      isa = XCBuildConfiguration;
      buildSettings = {
        GENERATE_INFOPLIST_FILE = YES;
        INFOPLIST_KEY_UIUserInterfaceStyle = Dark;
        SDKROOT = appletvos;
      };
      name = Release;
    };
  };
}
```

## How to fix it

Leave the appearance to the system, and give each color a dark variant.

```swift fixed
VStack {
  Text("Stamps")
}
```

## Measured

Of 23 findings read on 15 apps during development, 23 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 16 of 20 undisputed.

## Sources

- Apple, Human Interface Guidelines: Dark Mode (“avoid offering an app-specific appearance setting”)
- Apple, App Store Connect: Dark Interface evaluation criteria

"""###)

  private static let combineLabelDropsContent = RuleDescription(
    id: #"combine-label-drops-content"#, title: #"A label replaces combined text and leaves some of it out"#,
    category: #"VoiceOver"#, severity: .note, confidence: .medium,
    wcag: [#"1.1.1"#, #"4.1.2"#],
    labels: [#"VoiceOver"#],
    affects: #"People who use VoiceOver do not hear part of what everyone else reads."#, since: #"0.1.0"#,
    page: ###"""
# combine-label-drops-content

## Why it matters

Combining children joins their text. An accessibility label on the same element does not add to that: it replaces it,
and whatever the label does not repeat is lost.

## What is reported

- **note**: a combined element with a label made of names of the data, when a `Text` inside shows a name that neither label, value, hint nor custom content mentions.

The finding starts at the label.

## What is not reported

- Combined elements without a label.
- Labels from a function or property, whose words are not known here.
- Texts that are literal or hidden.

## Examples

### Bad

```swift bad
VStack {
  Text(meeting.title)
  Text(meeting.time)
}
.accessibilityElement(children: .combine)
.accessibilityLabel(meeting.title) // ✗ note col 2 : meeting.time
```

```swift bad
HStack { Text(p.brand); Text(p.title); Text(p.price) }
  .accessibilityElement(children: .combine)
  .accessibilityLabel("\(p.brand). \(p.title)") // ✗ note
```

### Good

```swift good
VStack {
  Text(meeting.title)
  Text(meeting.time)
}
.accessibilityElement(children: .combine)
```

```swift good
HStack { Text(p.brand); Text(p.title); Text(p.price) }
  .accessibilityElement(children: .combine)
  .accessibilityLabel("\(p.brand). \(p.title)")
  .accessibilityValue(p.price)
```

```swift good
HStack { Text(p.brand); Text(p.title) }
  .accessibilityElement(children: .combine)
  .accessibilityLabel(spokenTitle)
```

```swift good
HStack { Text(p.title); Text("•"); Text(p.rank).accessibilityHidden(true) }
  .accessibilityElement(children: .combine)
  .accessibilityLabel(p.title)
```

## How to fix it

Delete the label, or name all parts.

```swift fixed
VStack {
  Text(meeting.title)
  Text(meeting.time)
}
.accessibilityElement(children: .combine)
```

## Measured

Not measured yet: in 149 apps it finds nothing, also with every rule on.

## Sources

- WCAG 2.2: 1.1.1 Non-text Content, 4.1.2 Name, Role, Value
- Apple, SwiftUI: `accessibilityElement(children:)`

"""###)

  private static let combineSwallowsControls = RuleDescription(
    id: #"combine-swallows-controls"#, title: #"Turning a view into a single element makes its controls unreachable for VoiceOver, Switch Control and keyboard users"#,
    category: #"VoiceOver"#, severity: .error, confidence: .high,
    wcag: [#"4.1.2"#, #"2.1.1"#],
    labels: [#"VoiceOver"#, #"Voice Control"#],
    affects: #"People who use VoiceOver, Switch Control or Voice Control reach the card but not the buttons, switches and fields in it."#, since: #"0.1.0"#,
    page: ###"""
# combine-swallows-controls

## Why it matters

Grouping a card is helpful: one stop instead of six. But a group that ignores its children has no buttons any more, and
a combined one can keep only what fits into a single element. A switch or a field does not. People hear the title of the
post and never learn that they could like, share or edit it.

## What is reported

- **error**: `.accessibilityElement(children: .ignore)` with a label over a view that contains controls, without
  accessibility actions for them.
- **warning**: `.accessibilityElement(children: .combine)` over fields, sliders, steppers, pickers, a switch beside other
  controls, or several controls of which one has no name.

The finding starts at the modifier's name.

## What is not reported

- Combined named buttons, which become named actions, and a single named button, which becomes the action; likewise
  a single switch.
- As many named accessibility actions as the controls need.
- `.contain`, which keeps every control.
- Controls inside that are disabled, take no touches or are hidden, and inner controls that repeat the outer one.
- Views without controls, content that is not known, previews.
- Elements without any name: `element-ignore-without-label` comes first.

## Examples

### Bad

```swift bad
HStack {
  Text(post.title)
  Button("Like") { like(post) }
  Button("Share") { share(post) }
}
.accessibilityElement(children: .ignore) // ✗ error col 2
.accessibilityLabel(post.title)
```

```swift bad
HStack {
  Text("Quantity")
  Stepper("Quantity", value: $quantity)
  Toggle("Gift", isOn: $gift)
}
.accessibilityElement(children: .combine) // ✗ warning col 2
```

```swift bad
VStack {
  HStack {
    Text(note.title)
    TextField("Title", text: $note.title)
  }
  .accessibilityElement(children: .combine) // ✗ warning
  HStack {
    Text(post.title)
    Button { like(post) } label: { Image(systemName: "heart") }
    Button { share(post) } label: { Image(systemName: "square.and.arrow.up") }
  }
  .accessibilityElement(children: .combine) // ✗ warning
}
```

```swift bad
struct ProductCard: View {
  let product: Product

  var body: some View {
    VStack {
      Text(product.title)
      saveButton
    }
    .accessibilityElement(children: .ignore) // ✗ error col 6
    .accessibilityLabel("\(product.brand). \(product.title)")
  }

  private var saveButton: some View {
    Button("Save") {}
  }
}
```

### Good

A view inside that is an element already has settled what becomes of its controls:

```swift good
struct QuotedPost: View {
  let text: String

  var body: some View {
    VStack {
      Text("Quoted")
      PostRow(text: text, isFocused: false)
    }
    .accessibilityElement(children: .combine)
  }
}

struct PostRow: View {
  let text: String
  let isFocused: Bool

  var body: some View {
    HStack {
      Text(text)
      Button { like() } label: {
        Image(systemName: "heart")
      }
      Menu("More") { Button("Share") { share() } }
    }
    .accessibilityElement(children: isFocused ? .contain : .combine)
    .accessibilityAction(named: "Like") { like() }
  }
}
```

```swift good
HStack {
  Text(post.title)
  Button("Like") { like(post) }
  Button("Share") { share(post) }
}
.accessibilityElement(children: .ignore)
.accessibilityLabel(post.title)
.accessibilityAction(named: "Like") { like(post) }
.accessibilityAction(named: "Share") { share(post) }
```

```swift good
VStack {
  HStack {
    Text(post.title)
    Button("Like") { like(post) }
    Button("Share") { share(post) }
  }
  .accessibilityElement(children: .combine)
  HStack {
    Text("Quantity").accessibilityHidden(true)
    Stepper("Quantity", value: $quantity)
    Toggle("Gift", isOn: $gift)
  }
  .accessibilityElement(children: .contain)
  HStack {
    Text(stamp.name)
    Button("Open") { open(stamp) }
  }
  .accessibilityElement(children: .combine)
}
```

```swift good
VStack {
  Text(post.title)
  Button("Like") { like(post) }
  Button("Share") { share(post) }
}
.accessibilityElement(children: .ignore)
.accessibilityLabel(post.title)
.accessibilityActions {
  Button("Like") { like(post) }
  Button("Share") { share(post) }
}
```

Controls that cannot be used anyway, and cards without any:

```swift good
VStack {
  HStack {
    Text("Locked")
    Toggle("Gift", isOn: $gift)
      .disabled(true)
  }
  .accessibilityElement(children: .combine)
  HStack {
    Text(score.title)
    Stepper("Score", value: $score.value)
      .accessibilityHidden(true)
  }
  .accessibilityElement(children: .combine)
  HStack {
    Text(stat.value)
    Text(stat.unit)
  }
  .accessibilityElement(children: .ignore)
  .accessibilityLabel("\(stat.value) \(stat.unit)")
}
```

```swift good
struct Framed<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    VStack { content }
      .accessibilityElement(children: .combine)
  }
}

#Preview {
  HStack {
    Toggle("Gift", isOn: .constant(true))
    Toggle("Card", isOn: .constant(true))
  }
  .accessibilityElement(children: .combine)
}
```

One switch and its words make one switch:

```swift good
HStack {
  Text("Gift wrap")
  Spacer()
  Toggle("", isOn: $gift)
    .labelsHidden()
}
.accessibilityElement(children: .combine)
```

```swift good
struct Portrait: View {
  let url: URL?
  let onOpen: ((URL) -> Void)?

  init(url: URL?, onOpen: ((URL) -> Void)? = nil) {
    self.url = url
    self.onOpen = onOpen
  }

  var body: some View {
    if let onOpen, let url {
      Button("Open the picture") { onOpen(url) }
    } else {
      Circle()
    }
  }
}

struct MemberLine: View {
  let member: Member

  var body: some View {
    HStack {
      Portrait(url: member.picture)
      Text(member.name)
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(member.name)
  }
}
```

```swift good
HStack {
  Text("Units")
  Picker("", selection: $units) {
    Text("Metric").tag(0)
    Text("Imperial").tag(1)
  }
}
.accessibilityElement(children: .combine)
```

## How to fix it

Contain instead of combining, or offer each control as a named action of the element.

```swift fixed
HStack {
  Text(post.title)
  Button("Like") { like(post) }
  Button("Share") { share(post) }
}
.accessibilityElement(children: .contain)
```

## Measured

Of 4 findings read on 4 apps during development, 4 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 2 of 2 undisputed.

## Sources

- WCAG 2.2: 4.1.2 Name, Role, Value; 2.1.1 Keyboard
- Apple, SwiftUI: `AccessibilityChildBehavior`, `accessibilityAction(named:_:)`, `accessibilityActions(_:)`

"""###)

  private static let competingPrimaryActions = RuleDescription(
    id: #"competing-primary-actions"#, title: #"More than one button on a screen looks like the main action"#,
    category: #"Cognitive"#, severity: .note, confidence: .medium,
    wcag: [#"3.3.2"#],
    labels: [],
    affects: #"People with a cognitive disability and people in a hurry cannot tell which button continues and which does something else."#, since: #"0.1.0"#,
    page: ###"""
# competing-primary-actions

## Why it matters

The filled button says: this is the way forward. Two of them say nothing, and each has to be read and understood before
people can choose.

## What is reported

- **note**: a second button with `.borderedProminent` or `.glassProminent` that is shown together with another one.
  A component that is nothing but such a button counts as one, and so does a button with a style of the project that makes
  it as wide as it may be and puts white words on a fill.

The finding starts at the second button; the first is given as a related place.

## What is not reported

- Buttons in different branches of `if` and `switch`, on pages of a `TabView`, in sheets, dialogs and toolbars.
- Buttons of repeated rows, and of different sections of a form.
- Prominent styles that a container gives all its buttons; buttons that show what is chosen (`isSelected`).

## Examples

### Bad

```swift bad
HStack {
  Button("Save") { save() }.buttonStyle(.borderedProminent)
  Button("Buy now") { buy() }.buttonStyle(.borderedProminent) // ✗ note col 3 : Save
  Button("Compare") { compare() }
}
```

```swift bad
VStack {
  Text(stamp.name)
  VStack {
    Button("Trade") { trade() }
      .buttonStyle(.glassProminent)
  }
  if canSell {
    Button("Sell") { sell() } // ✗ note col 5 : Trade
      .buttonStyle(BorderedProminentButtonStyle())
  }
}
```

```swift bad
struct MainButton: View {
  let title: String
  let action: () -> Void

  var body: some View {
    Button(action: action) { Text(title).frame(maxWidth: .infinity, minHeight: 48) }
      .buttonStyle(.borderedProminent)
  }
}

struct Welcome: View {
  var body: some View {
    VStack {
      MainButton(title: "Start recording") { start() }
      MainButton(title: "Import thoughts") { open() } // ✗ note
    }
  }
}
```

```swift bad
struct MainStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.frame(maxWidth: .infinity, minHeight: 48).background(Color.indigo).foregroundStyle(.white)
  }
}

struct Welcome: View {
  var body: some View {
    VStack {
      Button("Start recording") {}.buttonStyle(MainStyle())
      Button("Import thoughts") {}.buttonStyle(MainStyle()) // ✗ note col 7
    }
  }
}
```

### Good

A style that stands back, and one for keys of a pad:

```swift good
struct QuietStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.frame(maxWidth: .infinity, minHeight: 48).background(.clear).foregroundStyle(.indigo)
  }
}

struct KeyStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.frame(width: 60, height: 60).background(Color.indigo).foregroundStyle(.white)
  }
}

struct Pad: View {
  var body: some View {
    VStack {
      Button("One") {}.buttonStyle(KeyStyle())
      Button("Two") {}.buttonStyle(KeyStyle())
      Button("Skip") {}.buttonStyle(QuietStyle())
      Button("Later") {}.buttonStyle(QuietStyle())
    }
  }
}
```


```swift good
HStack {
  Button("Save") { save() }.buttonStyle(.bordered)
  Button("Buy now") { buy() }.buttonStyle(.borderedProminent)
}
```

```swift good
VStack {
  if isNew {
    Button("Create") { create() }.buttonStyle(.borderedProminent)
  } else {
    Button("Save") { save() }.buttonStyle(.borderedProminent)
  }
}
```

```swift good
Button("Start") { start() }
  .buttonStyle(.borderedProminent)
  .sheet(isPresented: $asks) {
    Button("Done") { done() }.buttonStyle(.borderedProminent)
  }
```

```swift good
HStack {
  Button("Yes") { answer = true }
    .buttonStyle(.borderedProminent)
    .accessibilityAddTraits(answer ? .isSelected : [])
  Button("No") { answer = false }
    .buttonStyle(.borderedProminent)
    .accessibilityAddTraits(answer ? [] : .isSelected)
}
```

```swift good
TabView {
  VStack {
    Button("Next") { next() }.buttonStyle(.borderedProminent)
  }
  VStack {
    Button("Finish") { finish() }.buttonStyle(.borderedProminent)
  }
}
```

```swift good
VStack {
  ForEach(offers) { offer in
    Button("Take") { take(offer) }.buttonStyle(.borderedProminent)
  }
  Button("Skip") { skip() }.buttonStyle(.borderedProminent)
}
```

Buttons in the color of the background do not look like the main one:

```swift good
HStack {
  Button("Help", systemImage: "questionmark") { help() }
    .tint(Color(uiColor: .secondarySystemBackground))
    .buttonStyle(.borderedProminent)
  Button("Filter", systemImage: "line.3.horizontal.decrease") { filter() }
    .tint(Color(uiColor: .secondarySystemBackground))
    .buttonStyle(.borderedProminent)
}
```

## How to fix it

Keep the filled look for one button.

```swift fixed
HStack {
  Button("Save") { save() }.buttonStyle(.bordered)
  Button("Buy now") { buy() }.buttonStyle(.borderedProminent)
}
```

## Measured

Of 2 findings read on one app during development, 2 are right now; ACCURACY.md says what to expect elsewhere.

## Sources

- Apple, Human Interface Guidelines: Buttons (“use style to visually distinguish the preferred choice”)
- Making Content Usable for People with Cognitive and Learning Disabilities (W3C)

"""###)

  private static let conflictingTraits = RuleDescription(
    id: #"conflicting-traits"#, title: #"The traits of one element contradict each other"#,
    category: #"VoiceOver"#, severity: .warning, confidence: .high,
    wcag: [#"4.1.2"#],
    labels: [#"VoiceOver"#],
    affects: #"People who use VoiceOver hear two roles for one element and do not know what activating it will do."#, since: #"0.1.0"#,
    page: ###"""
# conflicting-traits

## Why it matters

The role tells people what to expect: a button does something, a link leaves, static text does nothing. Two roles at
once, “Privacy policy, button, link”, are confusing, and some combinations make VoiceOver ignore a gesture.

## What is reported

- **warning**: a `Button` with `.isLink` that keeps its `.isButton`; `.isStaticText` together with `.isButton` or `.isLink`;
  `.isHeader` together with `.updatesFrequently`.
- **warning**: an adjustable action on an element with `.isHeader`, `.isButton` or `.isStaticText`.

- **warning**: `.accessibilityRespondsToUserInteraction()` on a text that does nothing.

The finding starts at the trait that was added last.

## What is not reported

- A button whose own trait is removed.
- A heading that is a button, such as the header of a section that folds.
- Traits on a condition.
- Text with a tap gesture and `.isButton` or `.isLink`: SwiftUI shows it as what was added.

## Examples

### Bad

```swift bad
Button("Privacy policy") { open(policy) }
  .font(.footnote)
  .accessibilityAddTraits(.isLink) // ✗ warning col 27
```

```swift bad
StarRow(rating: rating)
  .accessibilityLabel("Rating")
  .accessibilityValue("\(rating) of 5")
  .accessibilityAddTraits(.isHeader) // ✗ warning
  .accessibilityAdjustableAction { direction in adjust(direction) }
```

Switch Control and the keyboard stop at a text that does nothing:

```swift bad
VStack {
  Text("Updated today")
    .accessibilityRespondsToUserInteraction(true) // ✗ warning col 6
  Button("Update") { update() }
}
```

### Good

```swift good
Button("Privacy policy") { open(policy) }
  .accessibilityAddTraits(.isLink)
  .accessibilityRemoveTraits(.isButton)
```

```swift good
Button { isOpen.toggle() } label: { Text("Filters") }
  .accessibilityAddTraits(.isHeader)
```

```swift good
Link("Privacy policy", destination: policy)
  .accessibilityAddTraits(.isHeader)
```

```swift good
HStack { Text("Route"); Text(route.name) }
  .accessibilityElement(children: .combine)
  .accessibilityAddTraits(.isLink)
```

```swift good
Button("Play") { play() }
  .accessibilityAddTraits(isWeb ? .isLink : .isButton)
```

```swift good
VStack {
  Text("Copy")
    .onTapGesture { copy() }
    .accessibilityAddTraits(.isButton)
    .accessibilityRespondsToUserInteraction(true)
  Text("Updated today")
}
```

## How to fix it

Keep the role that fits what happens, and remove the other.

```swift fixed
Button("Privacy policy") { open(policy) }
  .accessibilityAddTraits(.isLink)
  .accessibilityRemoveTraits(.isButton)
```

## Measured

Of 4 findings read on 2 apps during development, 4 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 4 of 4 undisputed.

## Sources

- WCAG 2.2: 4.1.2 Name, Role, Value
- Apple, SwiftUI: `accessibilityAddTraits(_:)`, `accessibilityRemoveTraits(_:)`

"""###)

  private static let containerLabelWithoutElement = RuleDescription(
    id: #"container-label-without-element"#, title: #"A label on a container goes to each element inside"#,
    category: #"VoiceOver"#, severity: .error, confidence: .medium,
    wcag: [#"4.1.2"#, #"1.3.1"#, #"2.5.3"#],
    labels: [#"VoiceOver"#, #"Voice Control"#],
    affects: #"People who use VoiceOver hear the same words on every control of the group instead of each control's own name."#, since: #"0.1.0"#,
    page: ###"""
# container-label-without-element

## Why it matters

A stack is not an element, so it cannot have a label: SwiftUI passes it down. A "Was this helpful?" on the row of two
buttons does not introduce the group but renames both answers, and "Yes" and "No" are gone.

## What is reported

- **error**: a label or value on a stack, grid, `Group`, `ForEach` or `ScrollView` with at least two elements, one of
  them a control, and no `.accessibilityElement(…)`.
- **warning**: the same around texts and pictures only; a hint around controls.

- **warning**: a label on what a tab shows, such as a page with a navigation stack: the tab has its name from its item.

The finding starts at the modifier. Of a label, a value and a hint on one container only the first is reported. Findings
are of medium confidence, because what is inside other files' components may be laid out differently.

## What is not reported

- Containers with `.accessibilityElement(children:)`, a representation, or accessibility children.
- Containers with one element, or with content that cannot be told.
- Stacks inside the label of a control or inside a combined element.
- Hidden views and previews; words that are empty or blank, which nobody hears.

## Examples

### Bad

```swift bad
HStack {
  Button("Yes") { answer(true) }
  Button("No") { answer(false) }
}
.accessibilityLabel("Was this helpful?") // ✗ error col 2
```

```swift bad
VStack {
  Text(stat.value).font(.title)
  Text(stat.unit).font(.caption)
}
.accessibilityLabel("\(stat.value) \(stat.unit)") // ✗ warning col 2
```

```swift bad
ScrollView {
  ForEach(offers) { offer in
    Button(offer.title) { open(offer) }
  }
}
.accessibilityValue("Page 1") // ✗ error
.accessibilityHint("Double tap to open") 
```

What is blank takes no words from another modifier:

```swift bad
VStack {
  Text(offer.title)
  Text(offer.terms)
}
.accessibilityValue(isNew ? "New" : "") // ✗ warning
```

A tab is named by its item; a label on its page is not for the tab:

```swift bad
struct MainTabs: View {
  var body: some View {
    TabView {
      HomePage()
        .tabItem { Label("Home", systemImage: "house") }
        .accessibilityLabel("Home tab") // ✗ warning : HomePage
      Text("Nothing saved yet")
        .tabItem { Label("Saved", systemImage: "heart") }
        .accessibilityLabel("Nothing is saved yet")
    }
  }
}

struct HomePage: View {
  var body: some View {
    NavigationStack {
      Text("Welcome")
    }
  }
}
```

### Good

```swift good
HStack {
  Button("Yes") { answer(true) }
  Button("No") { answer(false) }
}
.accessibilityElement(children: .contain)
.accessibilityLabel("Was this helpful?")
```

```swift good
VStack {
  Text(stat.value).font(.title)
  Text(stat.unit).font(.caption)
}
.accessibilityElement(children: .ignore)
.accessibilityLabel("\(stat.value) \(stat.unit)")
```

A blank is said by nobody, however many elements it is given to:

```swift good
VStack {
  Text(offer.title)
  Text(offer.terms)
}
.accessibilityValue(" ")
.accessibilityHint("")
```

One element, and one at a time:

```swift good
VStack {
  HStack {
    Image(decorative: "dot")
    Text(stat.value)
  }
  .accessibilityLabel("Steps today")
  Group {
    if isOn { Text("On") } else { Text("Off") }
  }
  .accessibilityLabel("State")
  ZStack {
    Circle()
    Image(systemName: "bell")
      .accessibilityHidden(true)
    Text(count)
  }
  .accessibilityLabel("3 messages")
}
```

Merged into something larger anyway, or content that is not known:

```swift good
struct Card<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    VStack {
      VStack { content }
        .accessibilityLabel("Card")
      Button { open() } label: {
        HStack {
          Text("Steps")
          Text("8,412")
        }
        .accessibilityLabel("8,412 steps")
      }
      VStack {
        HStack {
          Text("Steps")
          Text("8,412")
        }
        .accessibilityLabel("8,412 steps")
      }
      .accessibilityElement(children: .combine)
    }
  }
}
```

## How to fix it

With controls inside, make the container a group; without, make it one element.

```swift fixed
HStack {
  Button("Yes") { answer(true) }
  Button("No") { answer(false) }
}
.accessibilityElement(children: .contain)
.accessibilityLabel("Was this helpful?")
```

## Measured

Of 5 findings read on 5 apps during development, 5 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 4 of 5 undisputed.

## Sources

- WCAG 2.2: 4.1.2 Name, Role, Value; 1.3.1 Info and Relationships; 2.5.3 Label in Name
- Apple, SwiftUI: `accessibilityElement(children:)`

"""###)

  private static let contentButtonMissingLabel = RuleDescription(
    id: #"content-button-missing-label"#, title: #"A control shows a photo or a drawing without text, so it has no name for VoiceOver and Voice Control"#,
    category: #"VoiceOver"#, severity: .error, confidence: .medium,
    wcag: [#"4.1.2"#, #"1.1.1"#],
    labels: [#"VoiceOver"#, #"Voice Control"#],
    affects: #"People who use VoiceOver hear "button" and nothing else, and people who use Voice Control have no name to say."#, since: #"0.1.0"#,
    page: ###"""
# content-button-missing-label

## Why it matters

A profile photo that opens the photo picker is obvious if you can see it. A loaded photo, a shape or a color has no name
of its own, not even a file name, so VoiceOver reads the control as "button" and nothing more. On a screen with three of
them, people hear "button" three times.

## What is reported

- **error**: a `Button`, `NavigationLink`, `Link`, `Menu` or `PhotosPicker` whose label holds only loaded images
  (`AsyncImage` and similar), shapes, colors, gradients or drawings, and which has no accessibility label.
- **error**: the same with a label of nothing at all, as in invisible tap areas.

The finding starts at the control. Own components are looked into.

## What is not reported

- Controls with an accessibility label, on themselves or on their content, and labels with words.
- Controls whose picture is a symbol or an asset: `icon-button-missing-label` judges those.
- Components that name themselves, and content that cannot be known from the source.
- `NavigationLink` with `isActive:` or `tag:` and an empty label: code follows it, nobody presses it.
- Controls in a row that is combined with text, replaced by a representation, ignored in favor of one label, or hidden.
- Previews and redacted placeholders.

## Examples

### Bad

```swift bad
VStack {
  Button { showsPhotoPicker = true } label: { // ✗ error col 3 name=none
    AsyncImage(url: profile.photoURL)
      .frame(width: 96, height: 96)
      .clipShape(Circle())
  }
}
```

```swift bad
PhotosPicker(selection: $item, matching: .images) { // ✗ error col 1 name=none
  RoundedRectangle(cornerRadius: 12)
    .fill(.gray)
    .frame(width: 80, height: 80)
}
```

```swift bad
ZStack {
  Button(action: takePhoto) { // ✗ error
    Circle()
      .stroke(.white, lineWidth: 4)
      .frame(width: 72, height: 72)
  }
  Button(action: focusCamera) { // ✗ error
    Color.clear
  }
  Menu { // ✗ error
    Button("Red") { color = .red }
    Button("Blue") { color = .blue }
  } label: {
    LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      .frame(width: 48, height: 48)
  }
}
```

The picture may hide in a component:

```swift bad
struct Avatar: View {
  let url: URL?

  var body: some View {
    AsyncImage(url: url) { image in
      image.resizable().scaledToFill()
    } placeholder: {
      Color.gray
    }
    .clipShape(.circle)
  }
}

struct AuthorCorner: View {
  let author: Author

  var body: some View {
    NavigationLink(value: author.id) { // ✗ error col 5
      Avatar(url: author.photoURL)
        .frame(width: 64, height: 64)
    }
  }
}
```

A component that hands on a closure without words:

```swift bad
struct Flexible<Content: View>: View {
  let content: () -> Content

  init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  var body: some View { VStack(alignment: .leading, content: content) }
}

struct CoverRow: View {
  var body: some View {
    Button { // ✗ error
      explain()
    } label: {
      Flexible { AsyncImage(url: cover) }
    }
  }
}
```

### Good

A component that hands its content on as a value, and buttons whose initializer is the project's own:

```swift good
struct FlexStack<Content: View>: View {
  @Environment(\.dynamicTypeSize) private var size
  let content: () -> Content

  init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  var body: some View {
    if size.isAccessibilitySize {
      VStack(alignment: .leading, content: content)
    } else {
      HStack(spacing: 8, content: content)
    }
  }
}

struct ReachRow: View {
  var body: some View {
    Button {
      explain()
    } label: {
      FlexStack {
        Text("People reached")
        Image(systemName: "info.circle")
      }
    }
  }
}
```

```swift good
extension Button where Label == AnyView {
  init(stamp: Stamp, action: @escaping () -> Void) {
    self.init(action: action) { AnyView(StampCard(stamp: stamp)) }
  }
}

struct StampShelf: View {
  var body: some View {
    Button(stamp: stamps[0]) { open() }
    Button(picture: covers[0]) { open() }
  }
}
```

A link to nothing, which draws the arrow of a row:

```swift good
Button { open(page) } label: {
  HStack {
    Text(page.title)
    NavigationLink(destination: EmptyView(), label: { EmptyView() })
  }
}
```


```swift good
VStack {
  Button { showsPhotoPicker = true } label: {
    AsyncImage(url: profile.photoURL)
      .frame(width: 96, height: 96)
  }
  .accessibilityLabel("Profile photo")
  .accessibilityHint("Changes your photo.")
  .accessibilityAddTraits(.isImage)
  Button(action: takePhoto) {
    Circle()
      .stroke(.white, lineWidth: 4)
      .frame(width: 72, height: 72)
      .accessibilityLabel("Take photo")
  }
  NavigationLink(value: author.id) {
    AsyncImage(url: author.photoURL)
  }
  .accessibilityLabel(author.name)
}
```

Words in the label:

```swift good
VStack {
  PhotosPicker(selection: $item, matching: .images) {
    VStack {
      RoundedRectangle(cornerRadius: 12)
        .frame(width: 80, height: 80)
      Text("Add photo")
    }
  }
  Button { open(look) } label: {
    AsyncImage(url: look.photoURL)
      .overlay(alignment: .bottom) { Text(look.title) }
  }
  PhotosPicker("Choose a photo", selection: $item)
}
```

A component that names itself, and one that nobody here knows:

```swift good
struct Avatar: View {
  let name: String
  let url: URL?

  var body: some View {
    AsyncImage(url: url)
      .clipShape(.circle)
      .accessibilityElement()
      .accessibilityLabel("Profile of \(name)")
  }
}

struct AuthorCorner: View {
  let author: Author

  var body: some View {
    VStack {
      NavigationLink(value: author.id) {
        Avatar(name: author.name, url: author.photoURL)
      }
      NavigationLink(value: author.id) {
        VendorPortrait(author)
      }
    }
  }
}
```

A component that hides one view to take its size and lays the words over it, and a link for code only:

```swift good
struct SizedBy<Content: View, Model: View>: View {
  @ViewBuilder let model: Model
  @ViewBuilder let content: Content

  var body: some View {
    model
      .hidden()
      .overlay { content }
  }
}

struct CloseBar: View {
  @State private var showsChapters = false

  var body: some View {
    HStack {
      Button { close() } label: {
        SizedBy {
          Color.clear.frame(height: 44)
        } content: {
          Text("Close")
        }
      }
      NavigationLink(destination: ChapterList(), isActive: $showsChapters) { EmptyView() }
    }
  }
}
```

Somebody else speaks for it, or it is left out on purpose:

```swift good
VStack {
  HStack {
    Button { open(look) } label: {
      AsyncImage(url: look.photoURL)
        .frame(width: 64, height: 64)
    }
    Text(look.title)
  }
  .accessibilityElement(children: .combine)
  Button { pick(.red) } label: { Circle().fill(.red) }
    .accessibilityRepresentation { Button("Red") { pick(.red) } }
  Button { pick(.blue) } label: { Circle().fill(.blue) }
    .accessibilityHidden(true)
}
```

```swift good
struct FrameStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .overlay { RoundedRectangle(cornerRadius: 8).stroke(.primary) }
  }
}

#Preview {
  Button {
  } label: {
    Circle().frame(width: 72, height: 72)
  }
}
```

The choices are handed over as a function, and the closure is the label:

```swift good
struct PrintMenu: View {
  let print: Print

  var body: some View {
    Menu(content: choices) {
      Label("Order a print", systemImage: "printer")
    }
  }

  @ViewBuilder private func choices() -> some View {
    Button("Small") { order(print, .small) }
    Button("Large") { order(print, .large) }
  }
}
```

Words in an initializer that the project adds, and in front of a value:

```swift good
struct ImportMenu: View {
  let header: Header

  var body: some View {
    Button(action: importFile) {
      Label(localized: .importFile, systemImage: "square.and.arrow.down")
    }
    NavigationLink {
      HeaderPage()
    } label: {
      LabeledContent(header.key, value: header.value)
    }
  }
}
```

A link to nothing, which only draws the arrow of a row:

```swift good
Button { openTerms() } label: {
  HStack {
    Text("Terms")
    NavigationLink { EmptyView() } label: { EmptyView() }
  }
}
```

## How to fix it

Name the control by what it does or shows, and tell the effect in the hint when the name alone does not.

```swift fixed
VStack {
  Button { showsPhotoPicker = true } label: {
    AsyncImage(url: profile.photoURL)
      .frame(width: 96, height: 96)
      .clipShape(Circle())
  }
  .accessibilityLabel("Profile photo")
  .accessibilityHint("Changes your photo.")
}
```

## Measured

Of 15 findings read on 12 apps during development, 15 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 7 of 20 undisputed.

## Sources

- WCAG 2.2: 4.1.2 Name, Role, Value; 1.1.1 Non-text Content
- Apple, Human Interface Guidelines: VoiceOver, describe meaningful images
- Apple, SwiftUI: `accessibilityLabel(_:)`, `PhotosPicker`

"""###)

  private static let contentNotScrollable = RuleDescription(
    id: #"content-not-scrollable"#, title: #"A screen of text does not scroll, so its end is out of reach with large text"#,
    category: #"Dynamic Type"#, severity: .warning, confidence: .medium,
    wcag: [#"1.4.4"#, #"1.4.10"#],
    labels: [#"Larger Text"#],
    affects: #"People who use large text cannot read the last lines, and sometimes cannot reach the button below them."#, since: #"0.1.0"#,
    page: ###"""
# content-not-scrollable

## Why it matters

A welcome screen or a sheet with a few sentences fills half of a phone at the default size. At the largest sizes the
same text needs two or three screens. Without a scroll view the system squeezes and truncates, and the button that
closes the sheet may be pushed off the screen.

## What is reported

- **warning**: a sheet, a cover, the content of a navigation stack or the destination of a link that is a stack with three
  or more texts of together 120 characters, or with 200 characters of text, and has nothing that scrolls.

- **warning**: a stack that takes a whole screen, by a spacer in it, a frame without end or as such content, and that at the
  largest text size is surely higher than a phone, whatever the number of its words.

Components, properties and functions that show views are followed. The finding starts at the stack.

## What is not reported

- Screens with a `ScrollView`, `List`, `Form`, `Table`, `TextEditor` or pages of their own.
- Screens that offer another layout with `ViewThatFits` or by the text size.
- Screens with a few words that fit even at the largest size, and components that are parts of screens.
- Maps, charts, drawings, cameras and games.
- Screens with content that cannot be known, and stacks around which a container or modifier of the project may put something
  that scrolls.
- Screens whose text is kept from growing, or shrinks.
- Projects made for the Mac only.

## Examples

### Bad

```swift bad
struct WelcomeScreen: View {
  var body: some View {
    VStack { // ✗ warning col 5
      Text("Find adaptive clothing")
        .font(.largeTitle)
      Text("Answer a few questions and we will suggest clothes that fit how you dress.")
      Text("You can skip any question, and change your answers later.")
      Button("Get started") { next() }
    }
  }
}

struct RootView: View {
  @State private var isNew = true

  var body: some View {
    List {
      Text("Home")
    }
    .fullScreenCover(isPresented: $isNew) {
      WelcomeScreen()
    }
  }
}
```

```swift bad
Button("Rules") { showsRules = true }
  .sheet(isPresented: $showsRules) {
    VStack { // ✗ warning
      Text("Rules of the house")
      Text("Please be kind to the other people here, do not post what is not yours, and tell us when something hurts you or somebody else, so that we can help.")
      Text("Thank you for reading this.")
      Button("Close") { showsRules = false }
    }
    .presentationDetents([.height(300)])
  }
```

Few words are too many where each has a field below it:

```swift bad
struct AddressScreen: View {
  enum Field: String, CaseIterable { case name, street, town, country, phone, mail }

  var body: some View {
    VStack { // ✗ warning
      Text("Your address")
      ForEach(Field.allCases, id: \.self) { field in
        row(field)
      }
      Spacer()
      Button("Next") { next() }
    }
  }

  @ViewBuilder private func row(_ field: Field) -> some View {
    VStack {
      Text(field.rawValue)
      TextField("", text: binding(field))
        .accessibilityLabel(field.rawValue)
    }
  }
}
```

### Good

```swift good
struct WelcomeScreen: View {
  var body: some View {
    ScrollView {
      Text("Find adaptive clothing")
      Text("Answer a few questions and we will suggest clothes that fit how you dress.")
      Text("You can skip any question, and change your answers later.")
    }
    .safeAreaInset(edge: .bottom) {
      Button("Get started") { next() }
    }
  }
}

struct RootView: View {
  var body: some View {
    NavigationStack {
      WelcomeScreen()
    }
  }
}
```

Few words, or content that is not known:

```swift good
Button("Rules") { showsRules = true }
  .sheet(isPresented: $showsRules) {
    VStack {
      Text("Saved")
      Button("Close") { showsRules = false }
    }
  }
  .sheet(isPresented: $showsMore) {
    VStack {
      Text("Rules of the house")
      RulesOfAnotherModule()
      Text("Please be kind to the other people here, do not post what is not yours, and tell us when something hurts.")
    }
  }
```

What is high scrolls where it is used, or is not known to be high:

```swift good
struct AddressForm: View {
  enum Field: String, CaseIterable { case name, street, town, country, phone, mail }

  var body: some View {
    VStack {
      Text("Your address")
      ForEach(Field.allCases, id: \.self) { field in
        Text(field.rawValue)
        TextField(field.rawValue, text: binding(field))
      }
      Spacer()
    }
  }
}

struct AddressScreen: View {
  var body: some View {
    ScrollView {
      AddressForm()
    }
  }
}

struct Summary: View {
  let entries: [Entry]

  var body: some View {
    VStack {
      Text("Your order")
      ForEach(entries) { entry in
        Text(entry.title)
      }
      Spacer()
    }
  }
}
```

A card is no screen:

```swift good
struct Card: View {
  var body: some View {
    VStack {
      Text("Find adaptive clothing")
      Text("Answer a few questions and we will suggest clothes that fit how you dress.")
      Text("You can skip any question, and change your answers later.")
    }
  }
}

struct Home: View {
  var body: some View {
    ScrollView {
      Card()
      Card()
    }
  }
}
```

```swift good
Button("Rules") { showsRules = true }
  .sheet(isPresented: $showsRules) {
    VStack {
      Text("Rules of the house")
      ScrollView {
        Text("Please be kind to the other people here, do not post what is not yours, and tell us when something hurts you or somebody else, so that we can help.")
        Text("Thank you for reading this.")
      }
    }
  }
```

## How to fix it

Put the words into a scroll view; what must stay in sight can be kept at the bottom.

```swift fixed
Button("Rules") { showsRules = true }
  .sheet(isPresented: $showsRules) {
    ScrollView {
      Text("Rules of the house")
      Text("Please be kind to the other people here, do not post what is not yours, and tell us when something hurts you or somebody else, so that we can help.")
    }
    .safeAreaInset(edge: .bottom) {
      Button("Close") { showsRules = false }
    }
  }
```

## Measured

Of 8 findings read on 8 apps during development, 7 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 3 of 3 undisputed.

## Sources

- WCAG 2.2: 1.4.4 Resize Text; 1.4.10 Reflow
- Apple, SwiftUI: `ScrollView`, `safeAreaInset(edge:alignment:spacing:content:)`

"""###)

  private static let contentShapeOrder = RuleDescription(
    id: #"content-shape-order"#, title: #"Part of a touch target looks tappable but does not respond"#,
    category: #"Touch"#, severity: .warning, confidence: .high,
    wcag: [#"2.5.8"#],
    labels: [#"Voice Control"#],
    affects: #"People with tremor or low vision aim at the row or button as a whole and hit a part that does nothing."#, since: #"0.1.0"#,
    page: ###"""
# content-shape-order

## Why it matters

Empty space does not respond to touch unless it has a shape. In a row of text, a gap and an arrow with a tap gesture,
only the letters and the arrow are tappable. `contentShape` closes the gap, but it covers the view as it is at that
point of the chain: a frame that comes later adds space outside the shape.

## What is reported

- **warning**: `.contentShape` on the content of a control or before a tap gesture, with a frame behind it that makes the
  view larger, and none before it.
- **warning**: `.onTapGesture` on a stack with a `Spacer`, without a content shape or background before the gesture.

The finding starts at the modifier.

## What is not reported

- A content shape behind the frame or padding that it covers.
- Stacks with a background, an overlay, or a modifier of the project before the gesture.
- Frames that only lay the view out, when the view is neither label nor tappable.
- Gestures that do nothing, or only put the keyboard away.
- A shape before `.hoverEffect`, which is meant for the pointer (shown with low confidence).
- Projects made for the Mac only.

## Examples

### Bad

```swift bad
Button(action: edit) {
  Text("Edit")
    .contentShape(Rectangle()) // ✗ warning col 6
    .frame(minWidth: 44, minHeight: 44)
}
```

```swift bad
HStack {
  Text("Notifications")
  Spacer()
  Image(systemName: "chevron.right")
}
.padding()
.onTapGesture { open(.notifications) } // ✗ warning col 2
.accessibilityAddTraits(.isButton)
```

```swift bad
Image(systemName: "xmark")
  .contentShape(.rect) // ✗ warning
  .frame(width: 44, height: 44)
  .onTapGesture { dismiss() }
```

### Good

```swift good
Button(action: edit) {
  Text("Edit")
    .frame(minWidth: 44, minHeight: 44)
    .contentShape(Rectangle())
}
```

```swift good
HStack {
  Text("Notifications")
  Spacer()
  Image(systemName: "chevron.right")
}
.padding()
.contentShape(.rect)
.onTapGesture { open(.notifications) }
.accessibilityAddTraits(.isButton)
```

A background takes the touch as well:

```swift good
HStack {
  Text("Notifications")
  Spacer()
  Image(systemName: "chevron.right")
}
.padding()
.background(.thinMaterial)
.onTapGesture { open(.notifications) }
```

```swift good
VStack {
  Text("Edit")
    .contentShape(Rectangle())
    .frame(maxWidth: .infinity)
  HStack {
    Text("Distance")
    Spacer()
    Text("12 km")
  }
}
```

```swift good
Text("Edit")
  .padding()
  .contentShape(.rect)
  .onTapGesture { edit() }
  .frame(maxWidth: .infinity, alignment: .leading)
```

A color or a shape is as large as its frame, so the touch area is, too:

```swift good
Color.clear
  .contentShape(Rectangle())
  .frame(width: 60)
  .onTapGesture { showNext() }
```

A tap that only puts the keyboard away is nothing that anybody aims at:

```swift good
VStack {
  TextField("Name", text: $name)
  Spacer()
  Button("Save") { save() }
}
.onTapGesture {
  UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
}
```

## How to fix it

Let the shape come last, before the gesture.

```swift fixed
HStack {
  Text("Notifications")
  Spacer()
  Image(systemName: "chevron.right")
}
.padding()
.contentShape(.rect)
.onTapGesture { open(.notifications) }
.accessibilityAddTraits(.isButton)
```

## Measured

Of 22 findings read on 14 apps during development, 22 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 8 of 9 undisputed.

## Sources

- WCAG 2.2: 2.5.8 Target Size (Minimum)
- Apple, SwiftUI: `contentShape(_:eoFill:)`

"""###)

  private static let contextMenuOnlyAction = RuleDescription(
    id: #"context-menu-only-action"#, title: #"An action is available only through a long press"#,
    category: #"Touch"#, severity: .warning, confidence: .medium,
    wcag: [#"2.5.1"#],
    labels: [#"Voice Control"#],
    affects: #"People who do not discover the hidden menu, or cannot hold a finger still, cannot use what is in it."#, since: #"0.1.0"#,
    page: ###"""
# context-menu-only-action

## Why it matters

Nothing on the screen shows that a long press opens a menu. People with a cognitive disability rarely try, and people
with tremor often cannot hold long enough. A context menu should be a shortcut to something that is also visible.

## What is reported

- **warning**: `.contextMenu` with a button whose deed no visible control of the same type does.

When the view can be opened, the deed may be offered behind it; the finding then has low confidence and is not shown by
default. The finding starts at the modifier.

## What is not reported

- Menus whose actions visible controls offer as well.
- Copying, sharing and undoing.
- Actions that are given from outside and do nothing that can be told.
- Widgets, previews.
- Actions that swiping over the row offers as well, where the row is used included.
- Where a modifier of the project's own brings the menu along: what the views do that it is applied to.

## Examples

### Bad

```swift bad
struct ThoughtRow: View {
  let thought: Thought

  var body: some View {
    Text(thought.text)
      .contextMenu { // ✗ warning col 8 : Archive
        Button("Archive") { archive(thought) }
      }
  }
}
```

```swift bad
VStack {
  Text(song.title)
    .contextMenu { // ✗ warning
      Button("Copy") { copy(song) }
      Button { addToQueue(song) } label: {
        Label("Play later", systemImage: "text.append")
      }
    }
  Button("Play") { play(song) }
}
```

A modifier with a menu is judged by what it is applied to:

```swift bad
struct BookMenu: ViewModifier {
  let book: Book

  func body(content: Content) -> some View {
    content
      .contextMenu { // ✗ warning : Lend
        Button("Lend") { lend(book) }
      }
  }
}

struct Shelf: View {
  let books: [Book]

  var body: some View {
    ForEach(books) { book in
      Text(book.title)
        .modifier(BookMenu(book: book))
    }
  }
}
```

In what a component holds:

```swift bad
struct Panel<Content: View>: View {
  @ViewBuilder var content: () -> Content
  var body: some View { VStack { content() }.padding() }
}

struct PlaceScreen: View {
  let place: Place

  var body: some View {
    Panel {
      Text(place.name)
        .contextMenu { // ✗ warning : Report
          Button("Report") { report(place) }
        }
    }
  }
}
```

### Good

```swift good
HStack {
  Text(thought.text)
  Menu("More actions") {
    Button("Archive") { archive(thought) }
  }
}
.contextMenu {
  Button("Archive") { archive(thought) }
}
```

```swift good
Text(invite.code)
  .contextMenu {
    Button("Copy") { UIPasteboard.general.string = invite.code }
    Button("Share") { share(invite) }
  }
```

Opened, the row may offer the same:

```swift good
List(thoughts) { thought in
  NavigationLink(value: thought.id) {
    Text(thought.text)
      .contextMenu {
        Button("Archive") { archive(thought) }
      }
  }
}
```

```swift good
Text(thought.text)
  .contextMenu {
    Text("Written yesterday")
  }
```

```swift good
Text(meal.name)
  .contextMenu {
    Button("Delete", role: .destructive) { requestDelete(meal) }
  }
  .swipeActions {
    Button("Delete", role: .destructive) { requestDelete(meal) }
  }
```

What the view with the menu does itself is no secret:

```swift good
struct BookMenu: ViewModifier {
  let book: Book

  func body(content: Content) -> some View {
    content
      .contextMenu {
        Button("Read") { Router.openBook(book) }
      }
  }
}

struct Shelf: View {
  let books: [Book]

  var body: some View {
    ForEach(books) { book in
      Button(book.title) { Router.openBook(book) }
        .modifier(BookMenu(book: book))
    }
  }
}
```

```swift good
struct KeyList: View {
  let store: KeyStore

  var body: some View {
    List {
      ForEach(store.keys) { key in
        KeyRow(key: key)
      }
      .onDelete { store.keys.remove(atOffsets: $0) }
    }
  }
}

struct KeyRow: View {
  let key: Key

  var body: some View {
    Text(key.name)
      .contextMenu {
        Button("Delete", role: .destructive) { forget(key) }
      }
  }
}
```

The same button stands in an extension of the screen, in another file:

```swift good file=Reader.swift
struct Reader: View {
  let page: Page

  var body: some View {
    VStack {
      Text(page.words)
        .contextMenu {
          Button("Bookmark") { bookmark(page) }
        }
      tools
    }
  }
}
```

```swift file=Reader+Tools.swift
extension Reader {
  var tools: some View {
    Button("Bookmark this page", systemImage: "bookmark") { bookmark(page) }
  }
}
```

Swipes that are handed to a modifier of the project as values:

```swift good
struct Frame<Content: View>: View {
  @ViewBuilder var content: () -> Content
  var body: some View { VStack { content() } }
}

struct Takes: View {
  let takes: [Take]

  var body: some View {
    Frame {
      ForEach(takes) { take in
        Text(take.name)
          .swipeActions(values: [
            SwipeValue(symbol: "trash") { done in
              erase(take)
              done()
            }
          ])
          .contextMenu {
            Button("Erase", role: .destructive) { erase(take) }
          }
      }
    }
  }
}
```

## How to fix it

Offer the same in sight.

```swift fixed
HStack {
  Text(thought.text)
  Menu("More actions") {
    Button("Archive") { archive(thought) }
  }
}
.contextMenu {
  Button("Archive") { archive(thought) }
}
```

## Measured

Of 3 findings read on 3 apps during development, 3 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 0 of 1 undisputed.

## Sources

- WCAG 2.2: 2.5.1 Pointer Gestures
- Apple, Human Interface Guidelines: Context menus, items available elsewhere

"""###)

  private static let controlMissingLabel = RuleDescription(
    id: #"control-missing-label"#, title: #"A slider, toggle, picker or other control has no label, so VoiceOver reads a value without saying what it is for"#,
    category: #"VoiceOver"#, severity: .error, confidence: .high,
    wcag: [#"4.1.2"#, #"1.3.1"#, #"3.3.2"#],
    labels: [#"VoiceOver"#, #"Voice Control"#],
    affects: #"People who use VoiceOver hear "off, switch" or "40 percent" and cannot tell which setting it is."#, since: #"0.1.0"#,
    page: ###"""
# control-missing-label

## Why it matters

A slider with text next to it looks complete, but to the system the two are unrelated. VoiceOver users hear "fifteen,
adjustable" and have to guess from what came before. On a settings screen with eight switches that is a matter of luck.
SwiftUI's controls take a label, which can be hidden visually.

## What is reported

- **error**: `Toggle`, `Slider`, `Stepper`, `Picker`, `DatePicker`, `MultiDatePicker`, `ColorPicker`, `Gauge`,
  `DisclosureGroup` and `ProgressView(value:)` with no label, an empty one, or one that holds nothing that is read.
- **error**: the same when the words stand beside the control as a text of their own.
- **error**: `Slider`, `Stepper` and `Gauge` whose label is only a picture.
- **warning**: `ProgressView(value:)` and `Gauge` without a label beside a text, because they are only read, mostly
  right after it.
- **warning**: pickers whose options are elements of their own (segmented or inline), because each option
  is read with its words and only what they are options of is missing.
- **warning**: a control that is named by the value it sets, `Picker(mode.title, selection: $mode)`: the value is read with
  the name anyway.
- **note**: an inline picker in a list, whose options are rows.
- **warning**: a `UISwitch`, `UISlider` or `UIStepper` that UIKit code makes and listens to, and that is given no label
  anywhere.

The finding starts at the control.

## What is not reported

- Progress indicators and gauges in the label that a widget has beside its view (`.widgetLabel`), which is read with it.
- Titles and label closures with words, written out or from the model, also when `labelsHidden()` keeps them out of
  sight.
- Controls with an accessibility label or an accessibility pair, and controls inside `LabeledContent`.
- `ProgressView()` without a value, which the system names.
- Segments in a bar, which stand in the place of its title.
- Names that say more than the value: "Sorted by \(order.title)", "\(rounds) rounds".
- Components that pass their title on, and labels that cannot be known, such as those of a style.
- Controls that are represented by something else, part of an element named as a whole, or hidden, wherever a use of
  their component shows them; previews.
- Toggles that show a symbol: `icon-button-missing-label` judges those. Text fields have a rule of their own.
- In UIKit: switches at the end of a table's row, in a cell, in a view that is one element; controls that are handed on,
  hidden, or of a class of the project.

## Examples

### Bad

```swift bad
Form {
  Picker("", selection: $region) { // ✗ note : no label
    Text("Puget Sound").tag(Region.pugetSound)
    Text("Tampa Bay").tag(Region.tampaBay)
  }
  .pickerStyle(.inline)
}
```

```swift bad
HStack {
  Text("Rest time")
  Slider(value: $rest, in: 15...180) // ✗ error col 3 name=none
}
```

```swift bad
Toggle("", isOn: $remindersOn) // ✗ error col 1 name=none
  .labelsHidden()
  .padding(.trailing)
```

```swift bad
VStack {
  Stepper(value: $reps, in: 1...30) { // ✗ error
    Image(systemName: "figure.strengthtraining.traditional")
  }
  Picker("", selection: $unit) { // ✗ error
    Text("kg").tag(Unit.kilograms)
    Text("lb").tag(Unit.pounds)
  }
  DatePicker("", selection: $date) // ✗ error
  ColorPicker("", selection: $color) // ✗ error
  Toggle(isOn: $alerts) { // ✗ error
    EmptyView()
  }
  Toggle(isOn: $sound) { // ✗ error
    Text("")
  }
}
```

The chosen value is no name, it is read with the name:

```swift bad
VStack {
  Text("Random words")
  Picker(selection: $model.mode, label: Text(model.mode.title)) { // ✗ warning col 3 : model.mode.title
    ForEach(Mode.allCases, id: \.self) { mode in
      Text(mode.title).tag(mode)
    }
  }
  .pickerStyle(.segmented)
  Stepper("\(rounds)", value: $rounds) // ✗ warning col 3
}
```

```swift bad
struct WorkoutStatus: View {
  let done: Double
  @State private var isOpen = false

  var body: some View {
    VStack {
      ProgressView(value: done) // ✗ error col 7
      Gauge(value: done) { // ✗ error
        EmptyView()
      }
      DisclosureGroup(isExpanded: $isOpen) { // ✗ error
        Text("Three sets of ten")
      } label: {
        Color.clear
      }
    }
  }
}
```

```swift bad
VStack {
  Picker("", selection: $range) { // ✗ warning
    Text("Day").tag(Range.day)
    Text("Week").tag(Range.week)
  }
  .pickerStyle(.segmented)
}
```

```swift bad
struct Chart: View {
  @Binding var range: Range

  var body: some View {
    rangePicker
      .pickerStyle(.segmented)
  }

  private var rangePicker: some View {
    Picker("", selection: $range) { // ✗ warning
      Text("Day").tag(Range.day)
      Text("Week").tag(Range.week)
    }
  }
}
```

```swift bad
struct UploadStatus: View {
  let title: String
  let done: Double

  var body: some View {
    VStack {
      Text(title)
      ProgressView(value: done) // ✗ warning col 7
    }
  }
}
```

```swift bad
final class PollController: UIViewController {
  private let volumeSlider = UISlider() // ✗ warning col 30 : slider

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = "Allow several answers"
    let several = UISwitch() // ✗ warning : switch
    several.addTarget(self, action: #selector(change), for: .valueChanged)
    view.addSubview(UIStackView(arrangedSubviews: [label, several]))
    volumeSlider.addTarget(self, action: #selector(change), for: .valueChanged)
    view.addSubview(volumeSlider)
  }

  @objc private func change() {}
}
```

One use shows the bar outside of a button:

```swift bad
struct FileChip: View {
  let title: String
  var progress: Double = 0

  var body: some View {
    VStack {
      if progress > 0 {
        ProgressView(value: progress) // ✗ warning
      }
      Text(title)
    }
  }
}

struct Files: View {
  let loaded: Double

  var body: some View {
    VStack {
      Button { open() } label: { FileChip(title: "Report", progress: loaded) }
      FileChip(title: "Plan", progress: loaded)
      FileChip(title: "Draft")
    }
  }
}
```

Words beside the property that makes a bar are read just before it:

```swift bad
struct Upload: View {
  let share: Double

  var body: some View {
    HStack {
      Text("Upload")
      bar
    }
    HStack { alone }
  }

  private var bar: some View {
    ProgressView(value: share) // ✗ warning
  }

  private var alone: some View {
    ProgressView(value: share) // ✗ error
  }
}
```

One use without a name is enough:

```swift bad
struct Mixer: View {
  @State private var volume = 0.5

  var body: some View {
    LabeledContent("Volume") { level }
    level
  }

  private var level: some View { Slider(value: $volume) } // ✗ error
}
```

A style of labels that a modifier of the project puts on the page names no slider:

```swift bad file=DepthPage.swift
struct DepthPage: View {
  @State private var depth = 3.0

  var body: some View {
    Form {
      Label("Depth", systemImage: "ruler")
      Slider(value: $depth, in: 1...12) // ✗ error
    }
    .settingLabels()
  }
}
```

```swift file=SettingLabels.swift
struct SettingLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.icon
      Text("Setting")
      configuration.title
    }
  }
}

extension View {
  func settingLabels() -> some View {
    labelStyle(SettingLabelStyle())
  }
}
```

### Good

The entries of a menu, which has its own name, also where a modifier of the project makes the menu:

```swift good
struct InMenu: ViewModifier {
  let label: Text

  func body(content: Content) -> some View {
    Menu {
      content
    } label: {
      Image(systemName: "ellipsis")
        .accessibilityLabel(label)
    }
  }
}

struct Role: View {
  @Binding var role: Int

  var body: some View {
    Picker(selection: $role, label: EmptyView()) {
      Text("Guest").tag(0)
      Text("Member").tag(1)
    }
    .modifier(InMenu(label: Text("Change role")))
  }
}
```

Each use names it, in its own way:

The value may be part of a name:

```swift good
Form {
  Stepper("\(rounds) rounds", value: $rounds)
  Picker("Sorted by \(order.title)", selection: $order) {
    ForEach(Order.allCases, id: \.self) { order in
      Text(order.title).tag(order)
    }
  }
}
```

```swift good
struct Mixer: View {
  @State private var volume = 0.5

  var body: some View {
    level.accessibilityLabel("Volume")
    LabeledContent("Volume") { level }
    LabeledContent("Volume") { LevelSlider(level: $volume) }
  }

  private var level: some View { Slider(value: $volume) }
}

struct LevelSlider: View {
  @Binding var level: Double

  var body: some View { Slider(value: $level) }
}
```

A type of the screen's own that happens to have the name of a control, put into an extension:

```swift good
struct FolderEditor: View {
  @State private var colour = "red"

  var body: some View {
    ColorPicker(colour: colour) { colour = $0 }
  }
}

extension FolderEditor {
  struct ColorPicker: View {
    let colour: String
    let choose: (String) -> Void

    var body: some View {
      Button("Red") { choose("red") }
    }
  }
}
```

In the label of a button the value is read with the button's words:

```swift good
struct TaskRow: View {
  let title: String
  let done: Double

  var body: some View {
    Button { open() } label: {
      HStack {
        Text(title)
        Spacer()
        TaskProgress(done: done)
      }
    }
  }
}

struct TaskProgress: View {
  let done: Double

  var body: some View {
    ProgressView(value: done)
  }
}
```

```swift good
VStack {
  Slider(value: $rest, in: 15...180) {
    Text("Rest time")
  }
  .accessibilityValue("\(Int(rest)) seconds")
  Toggle("Reminders", isOn: $remindersOn)
    .labelsHidden()
  Stepper("Repetitions", value: $reps, in: 1...30)
  Picker("Unit", selection: $unit) {
    Text("kg").tag(Unit.kilograms)
    Text("lb").tag(Unit.pounds)
  }
  .pickerStyle(.segmented)
  DatePicker("Starts", selection: $date)
  Toggle(setting.title, isOn: $setting.isOn)
}
```

```swift good
VStack {
  LabeledContent("Volume") {
    Slider(value: $volume)
      .frame(maxWidth: 200)
  }
  HStack {
    Text("Brightness").accessibilityHidden(true)
    Slider(value: $brightness)
      .accessibilityLabel("Brightness")
  }
  Gauge(value: speed) {
    Text("Speed")
  } currentValueLabel: {
    Text(speed, format: .number)
  }
  ProgressView("Upload", value: progress)
  ProgressView(value: progress) { Text("Workout") }
  ProgressView()
}
```

```swift good
struct SettingRow: View {
  let title: String
  @Binding var isOn: Bool

  var body: some View {
    Toggle(isOn: $isOn) {
      Text(title)
    }
  }
}

struct Paired: View {
  @Namespace private var space
  @Binding var level: Double

  var body: some View {
    HStack {
      Text("Level")
        .accessibilityLabeledPair(role: .label, id: "level", in: space)
      Slider(value: $level)
        .accessibilityLabeledPair(role: .content, id: "level", in: space)
    }
  }
}
```

Labels from elsewhere are not known here:

```swift good
struct SwitchRow: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Toggle(isOn: configuration.$isOn) {
      configuration.label
    }
  }
}

struct LoginSwitch: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button { configuration.isOn.toggle() } label: {
      HStack {
        Text("Stay signed in")
        Image(systemName: configuration.isOn ? "checkmark.square" : "square")
      }
    }
  }
}

struct Login: View {
  @State private var stays = false

  var body: some View {
    Toggle(isOn: $stays) {}
      .toggleStyle(LoginSwitch())
  }
}

struct Framed<Caption: View>: View {
  @Binding var value: Double
  @ViewBuilder let caption: Caption

  var body: some View {
    Slider(value: $value) { caption }
  }
}
```

```swift good
VStack {
  HStack {
    Text("Servings")
    Slider(value: $servings, in: 1...8)
  }
  .accessibilityRepresentation {
    Slider(value: $servings, in: 1...8) { Text("Servings") }
  }
  HStack {
    Text("Battery")
    ProgressView(value: battery)
  }
  .accessibilityElement(children: .ignore)
  .accessibilityLabel("Battery")
  .accessibilityValue("\(Int(battery * 100)) percent")
  ProgressView(value: battery)
    .accessibilityHidden(true)
}
```

```swift good
struct SettingRow<Title: View>: View {
  let title: Title
  @Binding var isOn: Bool

  var body: some View {
    HStack {
      title
      Toggle("", isOn: $isOn)
        .labelsHidden()
    }
    .accessibilityElement(children: .combine)
  }
}
```

What a style draws has the label of the control it is for; options in a menu are items of that menu:

```swift good
struct ThinProgress: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    ProgressView(value: configuration.fractionCompleted ?? 0, total: 1)
  }
}

struct DeviceMenu: View {
  @Binding var device: Int

  var body: some View {
    Menu("Screen") {
      Picker("", selection: $device) {
        Text("Built-in").tag(0)
        Text("External").tag(1)
      }
    }
  }
}
```

```swift good
final class PollController: UITableViewController {
  private let volumeSlider = UISlider()

  override func viewDidLoad() {
    super.viewDidLoad()
    volumeSlider.addTarget(self, action: #selector(change), for: .valueChanged)
    name(volumeSlider)
    view.addSubview(volumeSlider)
  }

  private func name(_ view: UIView) { view.accessibilityLabel = String(localized: "Volume") }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Several answers"
    let several = UISwitch()
    several.addTarget(self, action: #selector(change), for: .valueChanged)
    cell.accessoryView = several
    return cell
  }

  private lazy var receiptSwitch: UISwitch = {
    let made = UISwitch()
    made.addTarget(self, action: #selector(change), for: .valueChanged)
    return made
  }()

  private lazy var receiptCell: UITableViewCell = {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Read receipts"
    cell.accessoryView = receiptSwitch
    return cell
  }()

  @objc private func change() {}
}

final class LoudnessView: UIView {
  private let slider = UISlider()

  func build() {
    slider.addTarget(self, action: #selector(change), for: .valueChanged)
    addSubview(slider)
  }

  func configure(_ device: String) { slider.accessibilityLabel = device }

  @objc private func change() {}
}
```

Segments in the place of a bar's title:

```swift good
struct TradeScreen: View {
  @State private var side = 0

  var body: some View {
    NavigationStack {
      Text("Offers")
        .toolbar {
          ToolbarItem(placement: .principal) { sides }
        }
    }
  }

  private var sides: some View {
    Picker("", selection: $side) {
      Text("Buy").tag(0)
      Text("Sell").tag(1)
    }
    .pickerStyle(.segmented)
  }
}
```

Two uses stand in the label of a button, and the third never shows the bar:

```swift good
Text(title).widgetLabel {
  ProgressView(value: done)
}
```

```swift good
struct FileChip: View {
  let title: String
  let progress: Double

  private var isLoading: Bool { progress > 0 && progress < 1 }

  init(title: String, progress: Double = 0) {
    self.title = title
    self.progress = progress
  }

  var body: some View {
    HStack {
      if isLoading { ProgressView(value: progress) }
      Text(title)
    }
  }
}

struct Files: View {
  let loaded: Double

  var body: some View {
    VStack {
      Button { open() } label: { FileChip(title: "Report", progress: loaded) }
      Button { openPlan() } label: { FileChip(title: "Plan", progress: loaded) }
      FileChip(title: "Draft")
    }
  }
}
```

## How to fix it

Put the words into the control's label. `labelsHidden()` keeps them out of sight where the layout needs it.

```swift fixed
HStack {
  Text("Rest time")
    .accessibilityHidden(true)
  Slider(value: $rest, in: 15...180) {
    Text("Rest time")
  }
}
```

## Measured

Of 170 findings read on 75 apps during development, 170 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 68 of 76 undisputed.

## Sources

- WCAG 2.2: 4.1.2 Name, Role, Value; 1.3.1 Info and Relationships; 3.3.2 Labels or Instructions
- Apple, SwiftUI: `labelsHidden()`, `Slider.init(value:in:step:label:)`, `LabeledContent`

"""###)

  private static let customControlNotFocusable = RuleDescription(
    id: #"custom-control-not-focusable"#, title: #"A view handles key presses but never gets focus"#,
    category: #"Keyboard & Switch"#, severity: .warning, confidence: .medium,
    wcag: [#"2.1.1"#, #"2.4.7"#],
    labels: [#"Voice Control"#],
    affects: #"People who use a keyboard press the key and nothing happens."#, since: #"0.1.0"#,
    page: ###"""
# custom-control-not-focusable

## Why it matters

Key presses go to the view that has focus. A drawing or custom component has it only if it asks; without `.focusable()`
the closure of `onKeyPress` is never called.

## What is reported

- **warning**: `onKeyPress` or `onMoveCommand` on a view that is no control, without `.focusable()` or `.focused(…)` on it, around it or inside it.

The finding starts at the modifier.

## What is not reported

- Focusable views, and views with a control inside, from which keys bubble up.
- Components that take the focus themselves.
- Gestures, which `gesture-only-action` reports.

## Examples

### Bad

```swift bad
BoardView(board: board)
  .onKeyPress(.space) { place(); return .handled } // ✗ warning col 4
```

```swift bad
Rectangle()
  .frame(width: 120, height: 120)
  .onMoveCommand { direction in move(direction) } // ✗ warning
```

### Good

```swift good
BoardView(board: board)
  .focusable()
  .onKeyPress(.space) { place(); return .handled }
```

```swift good
TextField("Name", text: $name)
  .onKeyPress(.escape) { cancel(); return .handled }
```

```swift good
VStack { Button("Place") { place() } }
  .onKeyPress(.space) { place(); return .handled }
```

```swift good
BoardView(board: board)
  .focused($isOn)
  .onKeyPress(.space) { place(); return .handled }
```

## How to fix it

Make it focusable, and offer the same as accessibility action.

```swift fixed
BoardView(board: board)
  .focusable()
  .onKeyPress(.space) { place(); return .handled }
  .accessibilityAction { place() }
```

## Measured

Not measured yet: in 149 apps it finds nothing, also with every rule on.

## Sources

- WCAG 2.2: 2.1.1 Keyboard, 2.4.7 Focus Visible
- Apple, SwiftUI: `onKeyPress(_:action:)`

"""###)

  private static let decorativeImageExposed = RuleDescription(
    id: #"decorative-image-exposed"#, title: #"A decorative image is read aloud"#,
    category: #"VoiceOver"#, severity: .note, confidence: .medium,
    wcag: [#"1.1.1"#],
    labels: [#"VoiceOver"#],
    affects: #"People who use VoiceOver have to swipe past an image that means nothing, and hear its file name."#, since: #"0.1.0"#,
    page: ###"""
# decorative-image-exposed

## Why it matters

VoiceOver stops at every image from the asset catalog and reads its name, unless the image is marked as decorative.
“login-bg, image” is then the first thing people hear on a screen with a photo in the background.

## What is reported

- **note**: an asset image whose name says that it decorates (background, pattern, wave, divider, texture …).
- **note**: an asset image that fills the screen as the lowest layer of a `ZStack`.

The finding starts at `Image`.

## What is not reported

- `Image(decorative:)`, hidden and labeled images, and symbols.
- Images in the label of a control, in a combined element, or in `.background`.
- Cut-out pictures named “without background”, and images that react to taps.

## Examples

### Bad

```swift bad
ZStack {
  Image("harbour") // ✗ note col 3
    .resizable()
    .ignoresSafeArea()
  LoginCard()
}
```

```swift bad
VStack {
  Image("wave-divider") // ✗ note : wave-divider
  Text("Welcome")
}
```

### Good

```swift good
ZStack {
  Image(decorative: "harbour").resizable().ignoresSafeArea()
  LoginCard()
}
```

```swift good
VStack {
  Image("wave-divider").accessibilityHidden(true)
  Text("Welcome")
}
```

```swift good
Image("wave-map")
  .accessibilityLabel("Map of the waves")
```

```swift good
Image("crownNoBackground")
  .resizable()
```

```swift good
Text("Welcome")
  .background { Image("bg-paper") }
```

## How to fix it

Say that it decorates.

```swift fixed
ZStack {
  Image(decorative: "harbour")
    .resizable()
    .ignoresSafeArea()
  LoginCard()
}
```

## Measured

Of 5 findings read on 4 apps during development, 5 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 1 of 1 undisputed.

## Sources

- WCAG 2.2: 1.1.1 Non-text Content
- Apple, SwiftUI: `Image(decorative:)`

"""###)

  private static let deprecatedAccessibilityApi = RuleDescription(
    id: #"deprecated-accessibility-api"#, title: #"A deprecated accessibility modifier is used"#,
    category: #"VoiceOver"#, severity: .note, confidence: .medium,
    wcag: [#"4.1.2"#],
    labels: [#"VoiceOver"#],
    affects: #"No one yet; the label or trait is lost when Apple removes the modifier."#, since: #"0.1.0"#,
    page: ###"""
# deprecated-accessibility-api

## Why it matters

The first release of SwiftUI had one modifier foreverything, `accessibility(label:)` and its variants. Each has had a
replacement since iOS 14, and the compiler warns about the old one.

## What is reported

- **note**: `.accessibility(label:)`, `(value:)`, `(hint:)`, `(hidden:)`, `(identifier:)`, `(sortPriority:)`, `(addTraits:)`, `(removeTraits:)`, `(inputLabels:)` and `(activationPoint:)`.

The finding starts at the modifier. Reports have one finding for all uses in an app, at the first, with the number and the
other places; `--fix`, baselines and editors know each.

## What is not reported

- The single modifiers.
- A modifier named `accessibility` with other arguments.
- Code that is only previewed or tested.

## Examples

### Bad

```swift bad
Image("map-preview")
  .resizable()
  .accessibility(label: Text("Map of the park")) // ✗ note col 4 : accessibilityLabel
```

```swift bad
Text("Results")
  .accessibility(addTraits: .isHeader) // ✗ note
  .accessibility(identifier: "results") // ✗ note
```

### Good

```swift good
Image("map-preview")
  .resizable()
  .accessibilityLabel("Map of the park")
```

```swift good
Text("Results")
  .accessibilityAddTraits(.isHeader)
```

```swift good
Text("Results")
  .accessibility(style)
```

```swift good
Card()
  .accessibility(kind: .card)
```

## How to fix it

Write the successor.

```swift fixed
Image("map-preview")
  .resizable()
  .accessibilityLabel("Map of the park")
```

## Measured

Of 47 findings read on 15 apps during development, 47 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 15 of 15 undisputed.

## Sources

- WCAG 2.2: 4.1.2 Name, Role, Value
- Apple, SwiftUI: `View.accessibility(label:)` (deprecated)

"""###)

  private static let destructiveRoleMissing = RuleDescription(
    id: #"destructive-role-missing"#, title: #"A destructive button does not have the destructive role"#,
    category: #"Cognitive"#, severity: .note, confidence: .medium,
    wcag: [#"1.4.1"#, #"3.3.4"#],
    labels: [#"Differentiate Without Color Alone"#],
    affects: #"People who do not see red, and people who use VoiceOver, get no warning from the button."#, since: #"0.1.0"#,
    page: ###"""
# destructive-role-missing

## Why it matters

The role tells the system what a button does. It colors the button, puts it in the right place in dialogs and menus, and
keeps it from being the default. A red tint alone warns only people who see red.

## What is reported

- **note**: a `Button` whose words begin with delete, erase or discard, without a role, that is red, or that stands in a
  menu, an alert, a dialog, a context menu or swipe actions.
  A menu shows what its items lead to, so one that asks first is reported as well.
- **note**: an action of an alert, a menu or a swipe in UIKit with such words and without the destructive style.

The finding starts at the button.

## What is not reported

- Buttons with any role.
- Buttons that are neither red nor listed by the system.
- Removing what is easily put back, such as a filter or a bookmark.
- Buttons outside of menus, and actions of swipes and alerts, that only ask first or lead elsewhere, where nothing is
  destroyed yet: they present an alert, a dialog or a sheet, hand the thing to whoever presents one, or open a page.
  Functions of the type and of its models are followed. In a swipe the role would take the row away before the answer.
- Previews, debug code.
- In UIKit: menu actions that are kept under a name, titles that are only known when the app runs.

## Examples

### Bad

```swift bad
Button("Delete workout") { store.delete(workout) } // ✗ note col 1 : Delete workout
  .buttonStyle(.bordered)
  .tint(.red)
```

```swift bad
Menu("More") {
  Button("Rename") { rename() }
  Button { confirming = true } label: { // ✗ note
    Label("Delete", systemImage: "trash")
  }
}
```

```swift bad
struct WorkoutRow: View {
  let workout: Workout
  @State private var isAsking = false

  var body: some View {
    Text(workout.title)
      .contextMenu {
        Button("Delete", systemImage: "trash") { isAsking = true } // ✗ note
      }
      .confirmationDialog("Delete this workout?", isPresented: $isAsking) {
        Button("Delete", role: .destructive) { store.delete(workout) }
      }
  }
}
```

```swift bad
final class NotesController: UITableViewController {
  func ask() {
    let alert = UIAlertController(title: "Delete this note?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete note", style: .default) { _ in self.remove() }) // ✗ note
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    present(alert, animated: true)
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let action = UIContextualAction(style: .normal, title: "Delete") { _, _, done in done(true) } // ✗ note
    return UISwipeActionsConfiguration(actions: [action])
  }

  private func remove() {}
}
```

What closes the menu first deletes all the same:

```swift bad
struct WorkoutMenu: View {
  let workout: Workout
  @State private var isOpen = true

  var body: some View {
    Button("Delete workout") { finish() } // ✗ note
      .tint(.red)
      .popover(isPresented: $isOpen) { Text(workout.title) }
  }

  private func finish() {
    isOpen = false
    store.delete(workout)
  }
}
```

### Good

A function that fills in a question and asks it, beside a state of the same name:

```swift good
struct Guests: View {
  struct Question {
    var title = ""
    var action: () -> Void = {}
  }

  let guests: [Guest]
  @State private var asks = false
  @State private var question = Question()

  var body: some View {
    List {
      ForEach(guests) { guest in
        Text(guest.name)
          .swipeActions(allowsFullSwipe: false) {
            Button("Delete") {
              asks(title: "Take \(guest.name) off the list?") { guest.remove() }
            }
          }
      }
    }
    .actionSheet(isPresented: $asks) {
      ActionSheet(title: Text(question.title), buttons: [.cancel(), .destructive(Text("Yes"), action: question.action)])
    }
  }

  private func asks(title: String, action: @escaping () -> Void) {
    self.question.title = title
    self.question.action = action
    self.asks = true
  }
}
```

```swift good
Button("Delete workout", role: .destructive) { store.delete(workout) }
  .buttonStyle(.bordered)
  .tint(.red)
```

```swift good
VStack {
  Button("Delete workout") { store.delete(workout) }
  Button("Stop recording") { stop() }
    .tint(.red)
}
```

```swift good
Menu("More") {
  Button("Delete bookmark") { store.unmark(page) }
  Button("Rename") { rename() }
}
```

```swift good
Text("Workout")
  .alert("Delete this workout?", isPresented: $confirming) {
    Button("Delete", role: .destructive) { remove() }
    Button("Keep", role: .cancel) {}
  }
```

```swift good
final class NotesController: UITableViewController {
  func ask() {
    let alert = UIAlertController(title: "Delete this note?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete note", style: .destructive) { _ in self.remove() })
    alert.addAction(UIAlertAction(title: "Delete filter", style: .default) { _ in self.remove() })
    present(alert, animated: true)
  }

  var menu: UIMenu {
    let delete = UIAction(title: "Delete") { _ in self.remove() }
    delete.attributes = .destructive
    return UIMenu(children: [delete, UIAction(title: "Delete all", attributes: .destructive) { _ in }])
  }

  private func remove() {}
}
```

What asks first, or opens the page on which it is done:

```swift good
struct WorkoutDetails: View {
  let workout: Workout
  @Environment(\.openURL) private var openURL
  @State private var isAsking = false
  @State private var toDelete: Workout?

  var body: some View {
    VStack {
      Button("Delete workout") {
        UINotificationFeedbackGenerator().notificationOccurred(.warning)
        isAsking = true
      }
      Button("Delete another") { ask(about: workout) }
      Button("Delete account") {
        if let url = URL(string: workout.page) { openURL(url) }
      }
    }
    .tint(.red)
    .alert("Delete this workout?", isPresented: $isAsking) {
      Button("Delete", role: .destructive) { store.delete(workout) }
    }
    .confirmationDialog("Delete?", isPresented: .constant(toDelete != nil)) {
      Button("Delete", role: .destructive) { store.delete(workout) }
    }
  }

  private func ask(about workout: Workout) {
    withAnimation { toDelete = workout }
  }
}
```

```swift good
final class AccountModel: ObservableObject {
  @Published var toDelete: Account?
  @Published var isAsking = false

  func ask(about account: Account) {
    toDelete = account
    isAsking = true
  }
}

struct AccountRow: View {
  let account: Account
  @StateObject private var model = AccountModel()

  var body: some View {
    Text(account.name)
      .swipeActions {
        Button("Rename") { rename() }
        Button("Delete") { model.ask(about: account) }
      }
      .alert("Delete this account?", isPresented: $model.isAsking) {
        Button("Delete", role: .destructive) { erase() }
      }
  }
}
```

```swift good
final class NotesController: UITableViewController {
  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let action = UIContextualAction(style: .normal, title: "Delete") { [weak self] _, _, _ in self?.ask() }
    return UISwipeActionsConfiguration(actions: [action])
  }

  private func ask() {
    let alert = UIAlertController(title: "Delete this note?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    present(alert, animated: true)
  }
}
```

## How to fix it

Give the button its role.

```swift fixed
Button("Delete workout", role: .destructive) { store.delete(workout) }
```

## Measured

Of 17 findings read on 16 apps during development, 17 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 7 of 7 undisputed.

## Sources

- WCAG 2.2: 1.4.1 Use of Color; 3.3.4 Error Prevention (Legal, Financial, Data)
- Apple, SwiftUI: `ButtonRole.destructive`

"""###)

  private static let destructiveWithoutConfirmation = RuleDescription(
    id: #"destructive-without-confirmation"#, title: #"A button deletes immediately, and an accidental tap cannot be undone"#,
    category: #"Cognitive"#, severity: .note, confidence: .medium,
    wcag: [#"3.3.4"#, #"3.3.6"#],
    labels: [#"Voice Control"#],
    affects: #"People with tremor, with low vision or with a cognitive disability lose their work to one wrong tap."#, since: #"0.1.0"#,
    page: ###"""
# destructive-without-confirmation

## Why it matters

A finger that slips, a misheard command, a button mistaken for the one next to it: everyone makes mistakes, and some
people make them often. A confirmation, or a way to undo, makes the mistake harmless.

## What is reported

- **note**: a `Button` whose action calls a function that deletes or erases, directly or through a function of the type,
  without a question.

The finding starts at the button.

## What is not reported

- Buttons of alerts and dialogs, those that confirm a form of choices (`.confirmationAction`), those that have to be held, and buttons beside one that cancels.
- Actions that set a state by which something is asked.
- Code that registers an undo or presents an alert.
- Removing what is easily put back: filters, searches and their history, favorites, tags, drafts, and caches, by
  the name of the function or the words of the button.
- What was there lately and comes again by itself: `delete(recentStop:)`.
- What is taken out of a list or file that the view is bound to, as in a form (shown with low confidence).
- Functions that are given from outside, or end in one that is; debug code, previews.
- Closing: buttons that say close or dismiss (but not an account), and deeds on tabs and windows.
- Files that later code writes anew at the same path.
- What was downloaded, and can be fetched again; what a lone cross puts away (both shown with low confidence).

## Examples

### Bad

```swift bad
Button("Delete thought", role: .destructive) { // ✗ note col 1 : modelContext.delete
  modelContext.delete(thought)
}
```

```swift bad
struct Account: View {
  var body: some View {
    VStack {
      Button("Delete account") { // ✗ note
        deleteAccount()
      }
    }
  }

  private func deleteAccount() {
    store.users.removeAll()
  }
}
```

```swift bad
Text(thought.text)
  .swipeActions {
    Button("Delete", role: .destructive) { // ✗ note
      store.delete(thought)
    }
  }
```

Closing an account is no closing:

```swift bad
Button("Close account", role: .destructive) { // ✗ note
  store.deleteUser(user)
}
```

What is lost is the photo, whatever list it is in:

```swift bad
struct FavouritePhoto: View {
  let photo: Photo
  let store: PhotoStore

  var body: some View {
    Menu("Favourite") {
      Button("Delete photo from the album") { store.delete(photo) } // ✗ note
      Button("Delete everything I like") { store.deleteAll() } // ✗ note
    }
  }
}
```

### Good

An old copy that makes way for a new one:

```swift good
struct ShareButton: View {
  let album: URL

  var body: some View {
    Button("Share") {
      let copy = FileManager.default.temporaryDirectory.appendingPathComponent("album.zip")
      try? FileManager.default.removeItem(at: copy)
      try? FileManager.default.copyItem(at: album, to: copy)
      share(copy)
    }
  }
}
```

What was taken from the favorites is put back by the button that stands there next, in whatever way its words are
written:

```swift good
enum Titles {
  static let removeFavourite = "Remove from favourites"
}

struct StarWords: View {
  var body: some View {
    Label("Remove from bookmarks", systemImage: "bookmark.slash")
  }
}

struct FavouriteButtons: View {
  let song: Song
  let register: Register
  let favourites: Register

  var body: some View {
    VStack {
      Button(action: {
        let all = Register()
        all.delete(song.id)
      }) {
        Text(LocalizedStringKey(Titles.removeFavourite))
      }
      Button("Remove “\(song.title)” from My Favorites", role: .destructive) { register.delete(song) }
      Button(role: .destructive) {
        register.delete(song)
      } label: {
        StarWords()
      }
      Button {
        register.delete(song)
      } label: {
        Image(systemName: "heart.slash")
      }
      .accessibilityLabel("Unlike")
      Button("Remove") { register.deleteFavourites(of: song) }
      Button("Remove") { favourites.delete(song) }
      Button("Clear all filters") { register.deleteAll() }
    }
  }
}
```

A menu that asks, with a way out:

```swift good
Menu("Delete …") {
  Button("Delete thought", role: .destructive) { store.delete(thought) }
  Button("Cancel", role: .cancel) {}
}
```

```swift good
struct TaskRemoval: View {
  @State private var deletesFiles = false

  var body: some View {
    Form {
      Toggle("Delete the files as well", isOn: $deletesFiles)
    }
    .toolbar {
      ToolbarItem(placement: .confirmationAction) {
        Button("Remove", role: .destructive) { store.deleteTask(deletesFiles) }
      }
    }
  }
}
```

```swift good
VStack {
  Button(action: { model.deleteExpired() }) {
    Text("Hold to delete")
  }
  .buttonStyle(HoldToConfirmStyle(seconds: 3))
  Button("Rebuild search") { spotlight.deleteIndex() }
}
```


```swift good
struct RecentStops: View {
  let model: StopsModel

  var body: some View {
    List(model.stops) { stop in
      Text(stop.name)
        .swipeActions {
          Button("Delete", role: .destructive) { model.delete(recentStop: stop) }
        }
    }
  }
}
```

```swift good
struct PhotoDetails: View {
  let photo: Photo
  let onDeletePhoto: (Photo) async -> Void

  var body: some View {
    Button("Delete photo", role: .destructive) {
      Task { await deletePhoto() }
    }
  }

  private func deletePhoto() async {
    await onDeletePhoto(photo)
  }
}
```

```swift good
struct HistoryDebugScreen: View {
  let model: HistoryModel

  var body: some View {
    Button("Delete all", role: .destructive) { model.deleteAll() }
  }
}
```


```swift good
Button("Delete thought", role: .destructive) { confirming = true }
  .confirmationDialog("Remove this thought?", isPresented: $confirming) {
    Button("Remove", role: .destructive) { modelContext.delete(thought) }
    Button("Keep it", role: .cancel) {}
  }
```

```swift good
Button("Remove", role: .destructive) {
  undoManager?.registerUndo(withTarget: store) { $0.restore(thought) }
  store.delete(thought)
}
```

```swift good
VStack {
  Button("Clear filters") { store.deleteFilters() }
  Button("Remove tag") { store.deleteTag(tag) }
  Button("Delete", action: onDelete)
}
```

```swift good
struct Account: View {
  @State private var showsDeleteAlert = false

  var body: some View {
    VStack {
      Button("Delete account") {
        deleteAccount()
      }
      HStack {
        Button("Cancel") { dismiss() }
        Button("Delete") { store.delete(user) }
      }
    }
  }

  private func deleteAccount() {
    showsDeleteAlert = true
  }
}
```

```swift good
struct DeveloperMenu: View {
  var body: some View {
    Button("Reset the database") { PCBundleDoc.delete() }
  }
}
```

```swift good
struct DeleteAccountView: View {
  let account: Account

  var body: some View {
    VStack {
      Text("Really delete this account?")
      Button("Delete for good") { deleteAccount(account) }
    }
  }
}
```

What is closed is opened again as easily:

```swift good
Menu("Pages") {
  Button(role: .destructive) {
    browser.deletePage(page)
  } label: {
    Label("Close this page", systemImage: "xmark.square")
  }
  Button("Remove", role: .destructive) { browser.deleteTab(tab) }
  Button("Remove the star") { store.delete(bookmark) }
}
```

A cache fills again by itself:

```swift good
struct Storage: View {
  let index: SearchIndex
  let store: PageStore

  var body: some View {
    Button("Reset index and cache", role: .destructive) {
      index.deletePages()
    }
    Button("Start afresh", role: .destructive) {
      store.deleteAllCachedPages()
    }
  }
}
```

## How to fix it

Ask before.

```swift fixed
Button("Delete thought", role: .destructive) { confirming = true }
  .confirmationDialog("Remove this thought?", isPresented: $confirming) {
    Button("Remove", role: .destructive) { modelContext.delete(thought) }
  }
```

## Measured

Of 38 findings read on 24 apps during development, 38 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 11 of 18 undisputed.

## Sources

- WCAG 2.2: 3.3.4 Error Prevention (Legal, Financial, Data); 3.3.6 Error Prevention (All)
- Apple, SwiftUI: `confirmationDialog(_:isPresented:titleVisibility:actions:)`

"""###)

  private static let directiveExpired = RuleDescription(
    id: #"directive-expired"#, title: #"A directive has passed its end date"#,
    category: #"Directives"#, severity: .error, confidence: .high,
    wcag: [],
    labels: [],
    affects: #"People who run into the barrier, which was supposed to be fixed by now."#, since: #"0.1.0"#,
    page: ###"""
# directive-expired

## Why it matters

Someone promised a date. Without a reminder the promise is worth nothing, and people who cannot use the screen have
waited all that time.

## What is reported

- **error**: a directive with `until` whose day is past, in universal time. From then on it silences nothing, so what it
  spoke of is reported as well. `curbcut:expect` also fails when what it expects is gone, see `directive-unused`.

## What is not reported

- Directives whose day is today or to come, and those without a day.

## Examples

### Bad

```swift bad
// curbcut:expect fixed-font-size until 2020-01-31 -- the new design comes in January
Text("Acme").font(.system(size: 40))
```

### Good

```swift good
// curbcut:expect fixed-font-size until 2999-12-31 -- the new design comes some day
Text("Acme").font(.system(size: 40))
```

"""###)

  private static let directiveMissingReason = RuleDescription(
    id: #"directive-missing-reason"#, title: #"A directive gives no reason, so it is unclear whether it is still needed"#,
    category: #"Directives"#, severity: .warning, confidence: .high,
    wcag: [],
    labels: [],
    affects: #"People who run into the barrier, because no one dares to remove a directive that no one explains."#, since: #"0.1.0"#,
    page: ###"""
# directive-missing-reason

## Why it matters

A silenced rule is a barrier that someone decided to live with. Decisions go stale: the design changes, the component
gets a label of its own, the person who knew leaves. With a reason, the next reader can check whether it still holds.
Without one, the directive stays forever.

## What is reported

- **warning**: a directive without ` -- ` and words behind it. It silences its rules all the same.

## What is not reported

- A reason of any length. Whether it is a good one is for the review.

## Examples

### Bad

```swift bad
// curbcut:ignore fixed-font-size
Text("Acme").font(.system(size: 40))
```

```swift bad
Text("Acme").font(.system(size: 40)) // curbcut:ignore fixed-font-size --
```

### Good

```swift good
// curbcut:ignore fixed-font-size -- the wordmark is a logo and comes as text only here
Text("Acme").font(.system(size: 40))
```

"""###)

  private static let directiveUnknownRule = RuleDescription(
    id: #"directive-unknown-rule"#, title: #"A directive names a rule that does not exist, so it silences nothing"#,
    category: #"Directives"#, severity: .warning, confidence: .high,
    wcag: [],
    labels: [],
    affects: #"The people who maintain the code believe that a decision is recorded, but it is not."#, since: #"0.1.0"#,
    page: ###"""
# directive-unknown-rule

## Why it matters

A directive with a misspelled rule looks like a decision: someone weighed the barrier and accepted it. But it has no
effect. The finding it was written for is still reported, or worse, the code has changed since and the comment tells the
next reader something that was never true.

## What is reported

- **warning**: a rule in `curbcut:ignore` or `curbcut:ignore-file` that `curbcut rules` does not list. The nearest rule
  is offered.
- **warning**: a directive that names no rule at all.
- **warning**: any other word behind `curbcut:`.

## What is not reported

- Rules that exist and did not run this time, because of `--rule` or `--disable`.
- The words `curbcut:` in a string, in a `/* */` or `///` comment, or in the middle of a comment.

## Examples

### Bad

```swift bad
// curbcut:ignore icon-button-without-label -- the photo's caption says it
PhotoButton(photo)
```

```swift bad
// curbcut:disable fixed-font-size -- it is a logo
Text("Acme").font(.system(size: 40))
```

```swift bad
Text("Acme") // curbcut:ignore -- it is a logo
```

### Good

```swift good
// Silence a rule with curbcut:ignore and its name.
Text("// curbcut:ignore anything")
```

"""###)

  private static let directiveUnused = RuleDescription(
    id: #"directive-unused"#, title: #"A directive silences nothing and would hide the next barrier in its place"#,
    category: #"Directives"#, severity: .warning, confidence: .high,
    wcag: [],
    labels: [],
    affects: #"People who run into the next barrier here, because it will be silenced from the start."#, since: #"0.1.0"#,
    page: ###"""
# directive-unused

## Why it matters

The barrier is gone, but the directive is still there. Now it waits for the next one: if someone adds an unlabeled
button on that line, no one will be warned.

## What is reported

- **warning**: a rule in a directive that has no finding where the directive reaches. `curbcut:ignore` reaches its own
  line, or, on a line of its own, the next line and the whole expression that begins there with all its modifiers.
  `curbcut:ignore-file` reaches the whole file.

## What is not reported

- Rules that did not run this time, because of `--rule` or `--disable`.
- Directives in a file with a part that is not Swift: what they are for may be in that part.

## Examples

### Bad

```swift bad
// curbcut:ignore fixed-font-size -- the wordmark is a logo
Text("Acme").font(.largeTitle)
```

```swift bad
// curbcut:ignore-file icon-button-missing-label -- generated code
Text("Acme")
```

### Good

```swift good
// curbcut:ignore fixed-font-size -- the wordmark is a logo
Text("Acme")
  .padding()
  .font(.system(size: 40))
```

"""###)

  private static let disabledVisualOnly = RuleDescription(
    id: #"disabled-visual-only"#, title: #"A button only looks disabled"#,
    category: #"VoiceOver"#, severity: .warning, confidence: .medium,
    wcag: [#"4.1.2"#],
    labels: [#"VoiceOver"#, #"Voice Control"#],
    affects: #"People who use VoiceOver hear a button that seems to work, activate it, and nothing happens."#, since: #"0.1.0"#,
    page: ###"""
# disabled-visual-only

## Why it matters

A faded button that ignores taps looks unavailable. `.disabled` says the same to VoiceOver, which adds “dimmed”, and to
Voice Control and the keyboard, which skip it.

## What is reported

- **warning**: a `Button` that fades on a condition (`opacity`, `grayscale`) and whose action returns at once unless the same condition holds, without `.disabled`.

The finding starts at the modifier that fades.

## What is not reported

- Buttons with `.disabled`, on them or around them.
- Actions that say why nothing happens.
- Fading while a button is pressed or something loads.

## Examples

### Bad

```swift bad
Button("Collect stamp") {
  guard isWithinRange else { return }
  collect()
}
.opacity(isWithinRange ? 1 : 0.4) // ✗ warning col 2
```

```swift bad
Button("Save") {
  if isValid { save() }
}
.grayscale(isValid ? 0 : 1) // ✗ warning
```

### Good

```swift good
Button("Collect stamp") { collect() }
  .disabled(!isWithinRange)
```

```swift good
Button("Collect stamp") {
  if isWithinRange { collect() } else { showsTooFar = true }
}
.opacity(isWithinRange ? 1 : 0.7)
```

```swift good
Button("Collect stamp") {
  guard isWithinRange else {
    message = "Go nearer"
    return
  }
  collect()
}
.opacity(isWithinRange ? 1 : 0.7)
```

```swift good
Button("Save") { save() }
  .opacity(isLoading ? 0.5 : 1)
```

## How to fix it

Disable it by the same condition; SwiftUI fades it by itself.

```swift fixed
Button("Collect stamp") { collect() }
  .disabled(!isWithinRange)
```

## Measured

Not measured yet: in 149 apps it finds nothing, also with every rule on.

## Sources

- WCAG 2.2: 4.1.2 Name, Role, Value
- Apple, SwiftUI: `disabled(_:)`

"""###)

  private static let dragReorderMissingAlternative = RuleDescription(
    id: #"drag-reorder-missing-alternative"#, title: #"Items can be moved only by dragging"#,
    category: #"Touch"#, severity: .warning, confidence: .medium,
    wcag: [#"2.5.7"#, #"2.1.1"#],
    labels: [#"VoiceOver"#, #"Voice Control"#],
    affects: #"People who cannot hold and move a finger, and people who use a switch, a keyboard or their voice, cannot change the order."#, since: #"0.1.0"#,
    page: ###"""
# drag-reorder-missing-alternative

## Why it matters

Dragging takes a press, a steady movement and a release in the right place. Many people can do one of these but not all
three. A menu with "Move up" and "Move down", an edit mode or accessibility actions do the same without it.

## What is reported

- **warning**: `.dropDestination` or `.onDrop` on views of a type that also makes views draggable, when neither an
  accessibility action nor a visible control of the type does the same.

The finding starts at the modifier that makes the view draggable, or at the drop where another view is dragged.

## What is not reported

- Views with accessibility actions, drag points, a context menu or `.onMove`.
- Types with buttons or menus that call the same function.
- What is dropped in from other apps.
- Content that a closure hands in, unless every use is known to hand in content without such actions; drops around
  what is dropped on.
- Widgets, previews.

## Examples

### Bad

```swift bad
struct Exercises: View {
  let exercises: [Exercise]

  var body: some View {
    ForEach(exercises) { exercise in
      Text(exercise.name)
        .draggable(exercise.id) // ✗ warning col 10
        .dropDestination(for: String.self) { ids, _ in
          move(ids, before: exercise)
        }
    }
  }
}
```

```swift bad
ForEach(cards) { card in
  CardView(card: card)
    .onDrag { NSItemProvider(object: card.id) } // ✗ warning
    .onDrop(of: [.text], isTargeted: nil) { providers in
      reorder(providers, to: card)
    }
}
```

Rows that come from outside, and have no such actions there either:

```swift bad
struct Sortable<Item: Identifiable, Content: View>: View {
  let items: [Item]
  @ViewBuilder let content: (Item) -> Content

  var body: some View {
    ForEach(items) { item in
      content(item)
        .onDrag { NSItemProvider(object: provider(item)) } // ✗ warning
        .onDrop(of: [.text], delegate: MoveDelegate(item: item))
    }
    .onDrop(of: [.text], delegate: OutsideDelegate())
  }
}

struct Chapters: View {
  let chapters: [Chapter]

  var body: some View {
    Sortable(items: chapters) { chapter in
      Text(chapter.title)
    }
  }
}
```

### Good

```swift good
ForEach(exercises) { exercise in
  Text(exercise.name)
    .draggable(exercise.id)
    .dropDestination(for: String.self) { ids, _ in move(ids, before: exercise) }
    .accessibilityAction(named: "Move up") { move(exercise, by: -1) }
    .accessibilityAction(named: "Move down") { move(exercise, by: 1) }
}
```

```swift good
struct Exercises: View {
  let exercises: [Exercise]

  var body: some View {
    ForEach(exercises) { exercise in
      HStack {
        Text(exercise.name)
        Button("Move up") { move([exercise.id], before: exercise) }
      }
      .draggable(exercise.id)
      .dropDestination(for: String.self) { ids, _ in
        move(ids, before: exercise)
      }
    }
  }
}
```

```swift good
List {
  ForEach(exercises) { exercise in
    Text(exercise.name)
  }
  .onMove { exercises.move(fromOffsets: $0, toOffset: $1) }
}
.toolbar { EditButton() }
```

The rows come from outside, with their actions or unseen:

```swift good
struct Reorderable<Item: Identifiable, Content: View>: View {
  let items: [Item]
  @ViewBuilder let content: (Item) -> Content

  var body: some View {
    ForEach(items) { item in
      content(item)
        .onDrag { NSItemProvider(object: provider(item)) }
        .onDrop(of: [.text], delegate: MoveDelegate(item: item))
    }
    .onDrop(of: [.text], delegate: OutsideDelegate())
  }
}

struct Poll: View {
  let options: [Option]

  var body: some View {
    Reorderable(items: options) { option in
      OptionRow(option: option)
    }
  }
}

struct OptionRow: View {
  let option: Option

  var body: some View {
    Text(option.title)
      .accessibilityActions {
        Button("Move up") { move(option, by: -1) }
        Button("Move down") { move(option, by: 1) }
      }
  }
}
```

Dropped in from elsewhere:

```swift good
Text("Drop a photo here")
  .dropDestination(for: Data.self) { items, _ in
    load(items)
  }
```

## How to fix it

Offer the same without dragging.

```swift fixed
ForEach(exercises) { exercise in
  Text(exercise.name)
    .draggable(exercise.id)
    .dropDestination(for: String.self) { ids, _ in move(ids, before: exercise) }
    .accessibilityAction(named: "Move up") { move(exercise, by: -1) }
    .accessibilityAction(named: "Move down") { move(exercise, by: 1) }
}
```

## Measured

Of 2 findings read on 2 apps during development, 2 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 0 of 1 undisputed.

## Sources

- WCAG 2.2: 2.5.7 Dragging Movements; 2.1.1 Keyboard
- Apple, SwiftUI: `accessibilityAction(named:_:)`, `onMove(perform:)`

"""###)

  private static let drawingMissingLabel = RuleDescription(
    id: #"drawing-missing-label"#, title: #"A meaningful drawing is not exposed to VoiceOver"#,
    category: #"VoiceOver"#, severity: .warning, confidence: .medium,
    wcag: [#"1.1.1"#, #"4.1.2"#],
    labels: [#"VoiceOver"#],
    affects: #"People who use VoiceOver do not learn that there is a drawing, or what it shows."#, since: #"0.1.0"#,
    page: ###"""
# drawing-missing-label

## Why it matters

Paths, shapes and canvases are not accessibility elements: VoiceOver skips them like empty space. If the drawing is the
only thing that shows a value, such as a progress ring for a workout, VoiceOver users never hear it.

## What is reported

- **warning**: a `Canvas`, `SpriteView` or `SceneView` without a name.
- **warning**: a shape that is trimmed to a value by its name (`progress`, `score`), without a name.

The finding starts at the name of the view.

## What is not reported

- Drawings with a label, a value, children or a representation, and drawings that are hidden on purpose.
- Drawings beside or around text in the same stack, which tells the value, also by way of properties:
  `ZStack { ring; time }`.
- Backgrounds, confetti, waves and other decoration, by the name of their type or property.
- Charts, which `chart-missing-description` reports.

## Examples

### Bad

```swift bad
struct PostureView: View {
  var body: some View {
    Canvas { context, size in // ✗ warning col 5
      context.stroke(skeleton(in: size), with: .color(.green))
    }
    .frame(height: 300)
  }
}
```

```swift bad
Circle() // ✗ warning : progress
  .trim(from: 0, to: workout.progress)
  .stroke(.orange, lineWidth: 10)
  .frame(width: 80, height: 80)
```

Two rings, and no words anywhere:

```swift bad
struct TimerDial: View {
  let progress: Double

  var body: some View {
    ZStack {
      track
      ring
    }
  }

  private var track: some View { Circle().stroke(.gray, lineWidth: 8) }

  private var ring: some View {
    Circle() // ✗ warning : progress
      .trim(from: 0, to: progress)
      .stroke(.orange, lineWidth: 8)
  }
}
```

A modifier of the project that hides nothing:

```swift bad file=Tide.swift
struct Tide: View {
  var body: some View {
    Canvas { context, size in // ✗ warning
      context.fill(wave(in: size), with: .color(.blue))
    }
    .framed()
  }
}
```

```swift file=Framed.swift
extension View {
  func framed() -> some View {
    padding().accessibilityHidden(false)
  }
}
```

### Good

```swift good
Canvas { context, size in
  context.stroke(skeleton(in: size), with: .color(.green))
}
.accessibilityElement()
.accessibilityLabel("Body position")
.accessibilityValue(posture.summary)
```

```swift good
ZStack {
  Circle().trim(from: 0, to: workout.progress).stroke(.orange, lineWidth: 10)
  Text("\(percent) %")
}
```

```swift good
struct ConfettiBackground: View {
  var body: some View {
    Canvas { context, size in
      context.fill(dots(in: size), with: .color(.red))
    }
  }
}
```

```swift good
struct SpectrumAnalyzerView: View {
  var body: some View {
    Canvas { context, size in
      context.fill(dots(in: size), with: .color(.red))
    }
  }
}
```

```swift good
Canvas { context, size in
  context.fill(dots(in: size), with: .color(.red))
}
.accessibilityHidden(true)
```

```swift good
Circle()
  .trim(from: 0, to: 0.7)
  .stroke(.gray, lineWidth: 2)
```

```swift good
struct SkyHeader: View {
  var body: some View {
    TimelineView(.animation) { context in
      Canvas { context, size in draw(&context, size) }
    }
  }
}
```

A ring whose every use has the numbers below it:

```swift good
struct Ring: View {
  let progress: Double

  init(value: Int, total: Int) {
    progress = Double(value) / Double(total)
  }

  var body: some View {
    ZStack {
      Circle().stroke(.gray, lineWidth: 5)
      Circle().trim(from: 0, to: progress).stroke(.blue, lineWidth: 5)
    }
  }
}

struct RoomRow: View {
  let room: Room

  var body: some View {
    HStack {
      Text(room.name)
      VStack {
        Ring(value: room.current, total: room.capacity)
        Text(verbatim: "\(room.current) / \(room.capacity)")
      }
    }
  }
}
```

Ring and words are properties:

```swift good
struct TimerDial: View {
  let progress: Double
  let left: String

  var body: some View {
    ZStack {
      track
      ring
      time
    }
  }

  private var track: some View { Circle().stroke(.gray, lineWidth: 8) }

  private var ring: some View {
    Circle()
      .trim(from: 0, to: progress)
      .stroke(.orange, lineWidth: 8)
  }

  private var time: some View { Text(left).font(.largeTitle) }
}
```

A modifier of the project hides it:

```swift good file=Currents.swift
struct Currents: View {
  var body: some View {
    ZStack {
      Canvas { context, size in
        context.fill(lines(in: size), with: .color(.blue))
      }
    }
    .unspoken()
  }
}
```

```swift file=Unspoken.swift
extension View {
  func unspoken() -> some View {
    accessibilityHidden(true)
  }
}
```

## How to fix it

Make it an element and tell what it shows, or use a control of the system that draws it with a style.

```swift fixed
ProgressView(value: workout.progress) {
  Text("Workout")
}
.progressViewStyle(RingStyle())
```

## Measured

Of 8 findings read on 7 apps during development, 8 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 3 of 5 undisputed.

## Sources

- WCAG 2.2: 1.1.1 Non-text Content; 4.1.2 Name, Role, Value
- Apple, SwiftUI: `Canvas`, `accessibilityChildren(children:)`

"""###)

  private static let duplicateLabel = RuleDescription(
    id: #"duplicate-label"#, title: #"Several controls have the same name but do different things"#,
    category: #"VoiceOver"#, severity: .warning, confidence: .medium,
    wcag: [#"2.4.6"#, #"2.4.4"#],
    labels: [#"VoiceOver"#, #"Voice Control"#],
    affects: #"People who use VoiceOver hear "See all, See all, Delete, Delete", and people who use Voice Control have to choose between numbers."#, since: #"0.1.0"#,
    page: ###"""
# duplicate-label

## Why it matters

Sighted people see from its position what a button belongs to. People who list the buttons of a screen, search for one
or say its name have only the name. Four times "Delete" can mean deleting the wrong thing, which may be impossible to
undo.

## What is reported

- **warning**: each of several controls of one screen that have the same literal name and do different things.
- **warning**: a control with the same literal name in each row of a `ForEach` or `List` over the model, when the row
  also shows words of the model.
- **note** (low confidence): the same inside a container that has a label of its own, or in sections with different
  headings, which are announced before.

The finding starts at the name of the view.

## What is not reported

- Controls that do the same: two ways to one place.
- Controls of different alternatives, also under conditions that contradict each other, and of different tabs, sheets or disclosure groups: they are not met together.
- Rows that are combined into one element, and actions in swipe menus, context menus, toolbars and dialogs: the system
  says what they belong to.
- "Done", "Cancel", "OK", "Close", "Back", "Next" and "Dismiss", which mean the screen at hand.
- Names that are not known here; hidden and disabled controls; previews.

## Examples

### Bad

```swift bad
VStack {
  Text("For you")
  Button("See all") { path.append(.forYou) } // ✗ warning col 3 : 2 controls
  Text("New arrivals")
  Button("See all") { path.append(.newArrivals) } // ✗ warning
}
```

```swift bad
ForEach(thoughts) { thought in
  HStack {
    Text(thought.preview)
    Button("Delete") { delete(thought) } // ✗ warning : same name in every row
  }
}
```

```swift bad
Form {
  TextField("Name", text: $firstName) // ✗ warning
  TextField("Name", text: $lastName) // ✗ warning
  NavigationLink("Edit") { AddressEditor() } // ✗ warning
  NavigationLink("Edit") { PaymentEditor() } // ✗ warning
  Button { call() } label: { Image(systemName: "phone") }
    .accessibilityLabel("Contact us")
}
```

Both stand behind the same return:

```swift bad
struct SaveBar: View {
  let isLocked: Bool

  var body: some View {
    if isLocked { return AnyView(Text("Locked")) }
    return AnyView(
      HStack {
        Button("Save") { create() } // ✗ warning
        Button("Save") { update() } // ✗ warning
      })
  }
}
```

### Good

Only one of several returns is shown:

```swift good
struct SaveBar: View {
  let isNew: Bool
  let isLocked: Bool

  var body: some View {
    guard !isLocked else { return AnyView(Button("Save") { unlock() }) }
    if isNew { return AnyView(HStack { Button("Save") { create() } }) }
    return AnyView(Button("Save") { update() })
  }
}
```

```swift good
VStack {
  Button("See all") { path.append(.forYou) }
    .accessibilityLabel("See all, For you")
  Button("See all") { path.append(.newArrivals) }
    .accessibilityLabel("See all, New arrivals")
}
```

```swift good
ForEach(thoughts) { thought in
  HStack {
    Text(thought.preview)
    Button("Delete") { delete(thought) }
      .accessibilityLabel("Delete thought, \(thought.preview)")
  }
}
```

Two ways to one place, and alternatives:

```swift good
VStack {
  Button("Start") { start() }
  Button("Start") { start() }
  if isSaved {
    Button("Continue") { open() }
  } else {
    Button("Continue") { create() }
  }
}
.sheet(isPresented: $asks) {
  Button("Send") { sendMail() }
}
.sheet(isPresented: $shares) {
  Button("Send") { sendLink() }
}
```

The system or the row says what they belong to:

```swift good
VStack {
  List(messages) { message in
    Text(message.subject)
      .swipeActions { Button("Delete") { delete(message) } }
  }
  ForEach(stops) { stop in
    HStack {
      Text(stop.name)
      Button("Save") { save(stop) }
    }
    .accessibilityElement(children: .combine)
  }
}
```

A group with a label of its own, and names that are not known:

```swift good
VStack {
  HStack {
    Button("Yes") { answer(1, true) }
    Button("No") { answer(1, false) }
  }
  .accessibilityElement(children: .contain)
  .accessibilityLabel("Was this helpful?")
  HStack {
    Button("Yes") { answer(2, true) }
    Button("No") { answer(2, false) }
  }
  .accessibilityElement(children: .contain)
  .accessibilityLabel("May we write to you?")
  Button(first.title) { open(first) }
  Button(second.title) { open(second) }
}
```

Sections with headings, and groups that are opened:

```swift good
Form {
  Section("Home") {
    Stepper("At or below", value: $home)
    Button("Reset") { resetHome() }
  }
  Section("Work") {
    Stepper("At or below", value: $work)
    Button("Reset") { resetWork() }
  }
  DisclosureGroup("Mail") { Toggle("Sound", isOn: $mailSound) }
  DisclosureGroup("Calls") { Toggle("Sound", isOn: $callSound) }
}
```

Rows of a list that is written out, and buttons that are the row:

```swift good
VStack {
  ForEach(0..<3) { index in
    Button("Rate") { rate(index) }
  }
  ForEach(stops) { stop in
    Button { open(stop) } label: { Text(stop.name) }
  }
}
```

Two ways to one place, of which one has chosen something already:

```swift good
struct Support: View {
  let item: Question
  @State private var isExpanded = false

  var body: some View {
    VStack {
      Button("Report an issue") { report(kind: nil) }
      Text(item.question)
      if isExpanded {
        Button("Report an issue") { report(kind: item.kind) }
      }
    }
  }
}
```

```swift good
VStack {
  if isNew { Button("Save") { create() } }
  TextField("Title", text: $title)
  if !isNew { Button("Save") { update() } }
}
```

## How to fix it

Put what tells them apart behind the words that are seen; Voice Control then still finds the control by them.

```swift fixed
ForEach(thoughts) { thought in
  HStack {
    Text(thought.preview)
    Button("Delete") { delete(thought) }
      .accessibilityLabel("Delete, \(thought.preview)")
  }
}
```

## Measured

Of 16 findings read on 8 apps during development, 16 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 3 of 5 undisputed.

## Sources

- WCAG 2.2: 2.4.6 Headings and Labels; 2.4.4 Link Purpose (In Context)
- Apple, Human Interface Guidelines: VoiceOver

"""###)

  private static let dynamicTypeClamped = RuleDescription(
    id: #"dynamic-type-clamped"#, title: #"Text stops growing before it has doubled, so people who need very large text cannot read it"#,
    category: #"Dynamic Type"#, severity: .error, confidence: .high,
    wcag: [#"1.4.4"#],
    labels: [#"Larger Text"#],
    affects: #"People with low vision who set one of the larger text sizes find that the app follows only part of the way, or not at all."#, since: #"0.1.0"#,
    page: ###"""
# dynamic-type-clamped

## Why it matters

A cap on the text size protects the layout, not the reader. The largest size without the accessibility sizes makes body
text 35% larger; people who need three times the size are cut off just where it begins to help. Body text doubles at
the third accessibility size, so a lower cap fails both the guideline and the Larger Text label.

## What is reported

- **error**: a single size (`.dynamicTypeSize(.large)`), or an upper bound of `xxxLarge` or less, over text; also when
  set through the environment.
- **warning**: an upper bound of `accessibility1`.
- **note**: an upper bound of `accessibility2`, where text has all but doubled, to `accessibility4`.

The finding starts at the argument.

## What is not reported

- Ranges that go up to `accessibility5`, and ranges with a lower bound only (unless `downTo` is set).
- Bars and badges that offer the Large Content Viewer.
- Sizes from a setting or a parameter.
- Words of a fixed size, which never grow anyway (`fixed-font-size` reports them), and pictures alone.
- Previews, where fixed sizes belong, and content that is rendered off screen.
- Projects made for the Mac only.

## Examples

### Bad

```swift bad
ContentView()
  .dynamicTypeSize(...DynamicTypeSize.xxxLarge) // ✗ error col 20
  .tint(.indigo)
```

```swift bad
VStack {
  Text(thought.body)
    .dynamicTypeSize(.large) // ✗ error col 22
  Text(thought.body)
    .dynamicTypeSize(.xSmall ... .accessibility1) // ✗ warning
  Text(thought.body)
    .dynamicTypeSize(...DynamicTypeSize.accessibility3) // ✗ note
}
```

```swift bad
struct RootView: View {
  var body: some View {
    NavigationStack {
      List {
        Text("Your thoughts")
        Text("Settings")
      }
    }
    .environment(\.dynamicTypeSize, .medium) // ✗ error
  }
}
```

```swift bad
VStack {
  Text("Terms of use")
  Text(terms.body)
}
.environment(\.sizeCategory, .large) // ✗ error
```

### Good

```swift good
ContentView()
  .dynamicTypeSize(.xSmall ... .accessibility5)
  .tint(.indigo)
```

```swift good
VStack {
  Text(thought.body)
    .dynamicTypeSize(DynamicTypeSize.large...)
  Text(thought.title)
    .dynamicTypeSize(...DynamicTypeSize.accessibility5)
}
```

A bar that shows its items enlarged on request:

```swift good
HStack {
  Button { tab = .home } label: { Label("Home", systemImage: "house") }
    .accessibilityShowsLargeContentViewer()
  Button { tab = .saved } label: { Label("Saved", systemImage: "heart") }
    .accessibilityShowsLargeContentViewer()
}
.dynamicTypeSize(...DynamicTypeSize.xxLarge)
```

Nothing here grows, with or without the limit:

```swift good
struct ComposeBar: View {
  let left: Int

  var body: some View {
    HStack {
      Button { attach() } label: { tool("paperclip") }
        .accessibilityLabel("Attach")
      Text("\(left)")
        .font(.system(size: 18))
      Text("letters left")
    }
    .font(.system(size: 20))
    .dynamicTypeSize(.xSmall ... .large)
  }

  private func tool(_ name: String) -> some View {
    Image(systemName: name)
      .frame(width: 44, height: 44)
  }
}
```

The person's own choice, and a size that only reads the setting:

```swift good
struct Reader: View {
  @Environment(\.dynamicTypeSize) private var systemSize
  @AppStorage("readerSize") private var size = 4
  let preferred: DynamicTypeSize

  var body: some View {
    VStack {
      Text("Chapter 1")
        .dynamicTypeSize(preferred)
      if systemSize.isAccessibilitySize {
        Text("One column")
      }
    }
  }
}
```

```swift good
struct Chapter: View {
  var body: some View {
    Text("It was a dark and stormy night.")
  }
}

#Preview {
  Chapter()
    .dynamicTypeSize(.small)
}

struct Chapter_Previews: PreviewProvider {
  static var previews: some View {
    Chapter()
      .environment(\.sizeCategory, .large)
  }
}
```

## How to fix it

Remove the cap and let the layout follow; where a bar has to stay small, offer the Large Content Viewer.

```swift fixed
ContentView()
  .tint(.indigo)
```

## Measured

Of 14 findings read on 11 apps during development, 14 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 5 of 6 undisputed.

## Sources

- WCAG 2.2: 1.4.4 Resize Text
- Apple, App Store Connect: evaluation criteria for the Larger Text label, 200 percent or more
- Apple, SwiftUI: `dynamicTypeSize(_:)`, `accessibilityShowsLargeContentViewer()`

"""###)

  private static let elementIgnoreWithoutLabel = RuleDescription(
    id: #"element-ignore-without-label"#, title: #"A view becomes a single element that ignores everything inside and has no label, so VoiceOver says nothing"#,
    category: #"VoiceOver"#, severity: .error, confidence: .high,
    wcag: [#"4.1.2"#, #"1.1.1"#],
    labels: [#"VoiceOver"#, #"Voice Control"#],
    affects: #"People who use VoiceOver lose every word inside and stop at a silent place."#, since: #"0.1.0"#,
    page: ###"""
# element-ignore-without-label

## Why it matters

Ignoring the children drops all of their text and creates an element without any. With a label, this is the way to
describe a drawing in one good sentence. Without one, a product card that showed brand, title and price becomes a hole:
VoiceOver stops there and says nothing. The shorter form without an argument does the same, which few people expect.

## What is reported

- **error**: `.accessibilityElement()` or `.accessibilityElement(children: .ignore)` after which no label, value,
  representation, children or custom content follows. A label written before it is thrown away as well.

When controls are inside, they are lost too. The finding starts at the modifier's name.

## What is not reported

- Elements that get a label afterwards, on the same view, at the place where the type is used, or by a project modifier.
- `.combine` and `.contain`, and an argument that is a variable.
- Elements with a representation, accessibility children, or a value with an adjustable action.
- Previews.

## Examples

### Bad

```swift bad
HStack {
  Text(product.brand)
  Text(product.title)
}
.accessibilityElement(children: .ignore) // ✗ error col 2 name=none
```

```swift bad
GaugeDrawing(value: score)
  .frame(width: 120, height: 120)
  .accessibilityElement() // ✗ error col 4
```

A label that was there before does not survive:

```swift bad
VStack {
  Text("82")
  Text("points")
}
.accessibilityLabel("82 points")
.accessibilityElement(children: .ignore) // ✗ error
```

```swift bad
struct PostCard: View {
  let post: Post

  var body: some View {
    VStack {
      Text(post.title)
      Button("Like") {}
    }
    .accessibilityElement(children: .ignore) // ✗ error col 6
  }
}

struct Feed: View {
  let posts: [Post]

  var body: some View {
    ForEach(posts) { PostCard(post: $0) }
  }
}
```

### Good

```swift good
VStack {
  HStack {
    Text(product.brand)
    Text(product.title)
  }
  .accessibilityElement(children: .combine)
  HStack {
    Text(product.price)
    Button("Save") { save(product) }
  }
  .accessibilityElement(children: .contain)
  HStack {
    Text(product.size)
  }
  .accessibilityElement(children: behavior)
}
```

```swift good
VStack {
  GaugeDrawing(value: score)
    .accessibilityElement()
    .accessibilityLabel("Form score")
    .accessibilityValue("\(score) out of 100")
  Canvas { context, size in
    context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.mint))
  }
  .accessibilityElement(children: .ignore)
  .padding()
  .accessibilityLabel(chart.summary)
}
```

Buttons of an alert, which the system makes of their titles:

```swift good
Button("Delete") { asks = true }
  .alert("Delete this stamp?", isPresented: $asks) {
    Button("Delete", role: .destructive) { delete() }
      .accessibilityElement()
      .accessibilityIdentifier("delete")
  }
```

The name may be given where the type is used:

```swift good
struct ScoreDial: View {
  let score: Int

  var body: some View {
    Circle()
      .trim(from: 0, to: Double(score) / 100)
      .accessibilityElement()
  }
}

struct Summary: View {
  var body: some View {
    ScoreDial(score: 82)
      .accessibilityLabel("Form score, 82 of 100")
  }
}
```

```swift good
struct Stars: View {
  @Binding var rating: Int

  var body: some View {
    VStack {
      StarsDrawing(rating: rating)
        .accessibilityElement()
        .accessibilityRepresentation { Stepper("Rating", value: $rating, in: 1...5) }
      Text("Rating")
        .accessibilityElement(children: .ignore)
        .spoken("Rating, \(rating) of 5")
    }
  }
}

extension View {
  func spoken(_ words: String) -> some View {
    accessibilityLabel(words)
  }
}

#Preview {
  Text("82")
    .accessibilityElement()
}
```

## How to fix it

Combine when the words inside are good, label when they are not.

```swift fixed
HStack {
  Text(product.brand)
  Text(product.title)
}
.accessibilityElement(children: .combine)
```

## Measured

Of 3 findings read on 2 apps during development, 1 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 1 of 3 undisputed.

## Sources

- WCAG 2.2: 4.1.2 Name, Role, Value; 1.1.1 Non-text Content
- Apple, SwiftUI: `accessibilityElement(children:)`, `AccessibilityChildBehavior.ignore`

"""###)

  private static let emptyLabel = RuleDescription(
    id: #"empty-label"#, title: #"An empty label creates an element that VoiceOver users reach but hear nothing about"#,
    category: #"VoiceOver"#, severity: .error, confidence: .high,
    wcag: [#"4.1.2"#],
    labels: [#"VoiceOver"#, #"Voice Control"#],
    affects: #"People who use VoiceOver land on a silent element, or hear "button" without a name."#, since: #"0.1.0"#,
    page: ###"""
# empty-label

## Why it matters

An empty label is usually meant to hide something, or to satisfy a checker. It does neither: the element stays in the
reading order, and people stop at it, hear nothing, and wonder whether the app hangs. If it is decorative, hide it; if
it is not, give it a label.

## What is reported

- **error**: a control with an empty or blank accessibility label, or with an empty title: `Button("")`, `Link("", …)`,
  `Label("", systemImage:)` inside a control; also when one branch of a ternary is empty.
- **warning**: an empty label on an element that is no control, or in one state of a control that is disabled at times.
- **note**: `NavigationLink("", isActive: …)` for code alone, at which VoiceOver may still stop.

The finding starts at the empty literal.

## What is not reported

- Elements that are hidden, and labels with words or from the model.
- An empty label together with a value, on static text.
- A ternary with an empty branch on an element that is no control.
- Empty texts that are only layout, empty titles of switches and fields: other rules judge those controls.
- Elements with a representation; previews.

## Examples

### Bad

```swift bad
ThoughtCard(thought: thought)
  .accessibilityElement(children: .ignore)
  .accessibilityLabel("") // ✗ warning col 23 name=none
```

```swift bad
VStack {
  Button {
    share()
  } label: {
    Label("", systemImage: "square.and.arrow.up") // ✗ error col 11
  }
  Button("") { next() } // ✗ error col 10 name=none
  Link("", destination: helpURL) // ✗ error
}
```

```swift bad
VStack {
  Button { mute() } label: { Image(systemName: "speaker.slash") }
    .accessibilityLabel(" ") // ✗ error
  Button { like() } label: { Image(systemName: "heart") }
    .accessibilityLabel(Text("")) // ✗ error
  Button { toggle() } label: { Image(systemName: "bell") }
    .accessibilityLabel(isOn ? "Notifications on" : "") // ✗ error
  Button { play() } label: { Image(systemName: "play") }
    .disabled(isLoading)
    .accessibilityLabel(isLoading ? "" : "Play") // ✗ warning
}
```

```swift bad
ZStack {
  StampGrid()
  NavigationLink("", destination: StampDetail(), isActive: $showsDetail) // ✗ note col 18
}
```

### Good

```swift good
VStack {
  ThoughtCard(thought: thought)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Thought from \(thought.date.formatted()): \(thought.preview)")
  Button {
    share()
  } label: {
    Label("Share", systemImage: "square.and.arrow.up")
      .labelStyle(.iconOnly)
  }
}
```

What is only decoration is hidden:

```swift good
VStack {
  Image("divider-wave")
    .accessibilityHidden(true)
  Image("glow")
    .accessibilityLabel("")
    .accessibilityHidden(true)
  Text("")
    .frame(height: 8)
}
```

```swift good
VStack {
  Text("82")
    .accessibilityLabel("")
    .accessibilityValue("82 points")
  Image(systemName: "seal")
    .accessibilityLabel(isCollected ? "Collected" : "")
  Button(item.title) { open(item) }
  Button { open(item) } label: { Image(item.icon) }
    .accessibilityLabel(item.title)
}
```

Switches and fields have rules of their own:

```swift good
VStack {
  Toggle("", isOn: $remindersOn)
  TextField("", text: $name)
  Button("") { step(1) }
    .accessibilityLabel("Add one")
  Button("") { step(1) }
    .accessibilityRepresentation { Button("Add one") { step(1) } }
}
```

## How to fix it

Name what can be used, hide what is only decoration.

```swift fixed
VStack {
  Button {
    share()
  } label: {
    Label("Share", systemImage: "square.and.arrow.up")
      .labelStyle(.iconOnly)
  }
  Image("glow")
    .accessibilityHidden(true)
}
```

## Measured

Of 13 findings read on 9 apps during development, 13 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 9 of 9 undisputed.

## Sources

- WCAG 2.2: 4.1.2 Name, Role, Value
- Apple, SwiftUI: `accessibilityLabel(_:)`, `accessibilityHidden(_:)`

"""###)

  private static let endlessAnimation = RuleDescription(
    id: #"endless-animation"#, title: #"An animation starts by itself, never stops and ignores Reduce Motion"#,
    category: #"Motion"#, severity: .error, confidence: .high,
    wcag: [#"2.2.2"#, #"2.3.3"#],
    labels: [#"Reduced Motion"#],
    affects: #"People with attention difficulties cannot read next to it, and people with a vestibular disorder who turned on Reduce Motion cannot get away from it."#, since: #"0.1.0"#,
    page: ###"""
# endless-animation

## Why it matters

Motion that never stops keeps drawing attention. Someone with attention difficulties reads the same line again and
again; someone with a balance disorder may get dizzy on a screen where all they can do is wait. There is no button to
stop it, and the app does not check the one setting the system offers.

## What is reported

- **error**: `.repeatForever`, animators without a trigger and `TimelineView(.animation)` that move, scale or turn
  something without asking for Reduce Motion.
- **warning**: the same when only opacity or color pulses, and symbol effects whose options repeat them without end.
- **warning**: in UIKit, `UIView.animate` with the option `.repeat` that moves, turns or scales something, in a file that
  never asks for Reduce Motion; and an animation of a layer's `transform`, `position` or `bounds` whose `repeatCount` is
  without end.

The finding starts at the animation argument, or at `withAnimation`, the timeline, the animator or the effect.

## What is not reported

- Animations that depend on Reduce Motion, in any of the ways that `motion-unguarded` accepts.
- Animations tied to a state that ends, such as loading, recording or processing, also where the component that moves is
  used: `if isResponding { Dots() }`, `case .syncing: Orbit()`. Skeletons, what stands there until a picture or data has
  come (`if image == nil`), the placeholder of an `AsyncImage`, and progress without a value are loading too. Modifiers and
  functions of `View` are followed to where they are applied, `shimmer(active: isLoading)`, and properties to where they
  are shown; one called `recordingSign` that is not always shown says by its name what goes on.
- A few repetitions, animators with a trigger, symbol effects that run once or while something lasts.
- Timelines that can be paused, that tick once a second or less often, in which nothing is moved by the date, and the
  hands of a clock.
- Animations of layers that other code of the file takes away again, or whose code or type is named for what goes on.
- `ProgressView`; previews; demos inside `#if DEBUG`.
- An animation whose state code takes back after a while, in the other branch of the `if` that starts it, or in a function
  that stops what its neighbor starts.

## Examples

### Bad

```swift bad
struct BreathingWall: View {
  @State private var isBreathing = false

  var body: some View {
    Circle()
      .scaleEffect(isBreathing ? 1.2 : 0.8)
      .animation(.easeInOut(duration: 4).repeatForever(), value: isBreathing) // ✗ error col 18
      .onAppear { isBreathing = true }
  }
}
```

```swift bad
struct SpinningLogo: View {
  @State private var angle = 0.0

  var body: some View {
    Image(decorative: "logo")
      .rotationEffect(.degrees(angle))
      .onAppear {
        withAnimation(.linear(duration: 6).repeatForever(autoreverses: false)) { // ✗ error col 9
          angle = 360
        }
      }
  }
}
```

```swift bad
struct Drift: View {
  var body: some View {
    Circle()
      .phaseAnimator([0.0, 40.0]) { content, shift in // ✗ error col 8
        content.offset(y: shift)
      }
  }
}
```

```swift bad
struct Pulse: View {
  @State private var isDim = false

  var body: some View {
    VStack {
      Text("New arrivals")
        .opacity(isDim ? 0.4 : 1)
        .animation(.easeInOut(duration: 1).repeatForever(), value: isDim) // ✗ warning col 20
        .onAppear { isDim = true }
      Label("Suggestions", systemImage: "sparkles")
        .symbolEffect(.variableColor.iterative, options: .repeating) // ✗ warning col 10
    }
  }
}
```

A constant can hold it just as well:

```swift bad
struct Beacon: View {
  private let forever = Animation.easeOut(duration: 2).repeatForever(autoreverses: false)
  @State private var isWide = false

  var body: some View {
    Circle()
      .scaleEffect(isWide ? 3 : 1)
      .animation(forever, value: isWide) // ✗ error col 18
      .onAppear { isWide = true }
  }
}
```

```swift bad
final class PulseView: UIView {
  func start() {
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse], animations: { // ✗ warning
      self.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
    })
  }
}
```

It is there for the rest of the time:

```swift bad
struct Dots: View {
  @State private var isUp = false

  var body: some View {
    Circle()
      .offset(y: isUp ? -30 : 30)
      .animation(.easeInOut.repeatForever(), value: isUp) // ✗ error col 18
      .onAppear { isUp = true }
  }
}

struct ChatView: View {
  let isLoading: Bool

  var body: some View {
    if !isLoading {
      Dots()
    }
  }
}
```

A timeline that draws with each frame never stops either:

```swift bad
struct Waves: View {
  var body: some View {
    VStack {
      TimelineView(.animation) { timeline in // ✗ error
        let phase = sin(timeline.date.timeIntervalSinceReferenceDate)
        Image(decorative: "boat")
          .offset(y: phase * 40)
      }
      TimelineView(.animation(minimumInterval: 1 / 30)) { timeline in // ✗ warning
        Circle()
          .opacity(abs(sin(timeline.date.timeIntervalSinceReferenceDate)))
      }
    }
  }
}
```

A stop of something else stops nothing:

```swift bad
struct Radar: View {
  @State private var angle = 0.0
  @State private var isOn = true

  var body: some View {
    Image(decorative: "radar")
      .rotationEffect(.degrees(angle))
      .onAppear { startTurning() }
  }

  private func startTurning() {
    withAnimation(.linear(duration: 2).repeatForever(autoreverses: false)) { // ✗ error
      angle = 360
    }
  }

  private func stopScanning() { isOn = false }
}
```

```swift bad
struct Stage: View {
  @State private var isOpen = false
  let selectedImage: UIImage?

  var body: some View {
    if isOpen { Beat() }
    if selectedImage == nil { Beat() }
  }
}

struct Beat: View {
  @State private var isFaint = false

  var body: some View {
    Rectangle()
      .opacity(isFaint ? 0.5 : 1)
      .animation(.easeInOut(duration: 1).repeatForever(), value: isFaint) // ✗ warning col 18
      .onAppear { isFaint = true }
  }
}
```

A modifier is met wherever it is applied, also where nothing goes on, and a sign that is always there never ends:

```swift bad
struct Throb: ViewModifier {
  let isOn: Bool
  @State private var isLarge = false

  func body(content: Content) -> some View {
    if isOn {
      content
        .scaleEffect(isLarge ? 1.2 : 1)
        .animation(.easeInOut.repeatForever(), value: isLarge) // ✗ error
        .onAppear { isLarge = true }
    }
  }
}

extension View {
  func throb(on isOn: Bool) -> some View { modifier(Throb(isOn: isOn)) }
}

struct Studio: View {
  let model: StudioModel

  var body: some View {
    VStack {
      Text("On air").throb(on: model.isRecording)
      Text("Studio one").throb(on: model.isFavourite)
    }
  }
}
```

```swift bad
struct Gramophone: View {
  @State private var isLarge = false

  var body: some View {
    VStack {
      recordingSign
    }
  }

  private var recordingSign: some View {
    Circle()
      .scaleEffect(isLarge ? 1.2 : 1)
      .animation(.easeInOut.repeatForever(), value: isLarge) // ✗ error
      .onAppear { isLarge = true }
  }
}
```

```swift bad
import UIKit

final class WallView: UIView {
  func start() {
    let breath = CABasicAnimation(keyPath: "transform.scale")
    breath.toValue = 1.2
    breath.repeatCount = .infinity // ✗ warning col 26
    layer.add(breath, forKey: "breath")
  }
}
```

### Good

A fade, a few repetitions, and what code ends:

```swift good
import UIKit

final class Wall: UIView {
  func start() {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.repeatCount = .infinity
    layer.add(fade, forKey: "fade")
    let nod = CABasicAnimation(keyPath: "transform.scale")
    nod.repeatCount = 2
    layer.add(nod, forKey: "nod")
  }
}
```

```swift good
import UIKit

final class Wheel: UIView {
  func start() {
    let turn = CABasicAnimation(keyPath: "transform.rotation")
    turn.repeatCount = .infinity
    layer.add(turn, forKey: "turn")
  }

  func stop() { layer.removeAnimation(forKey: "turn") }
}
```

A timeline that is paused for them, one that only keeps the time, and one that ticks:

```swift good
struct Harbor: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    VStack {
      TimelineView(.animation(paused: reduceMotion)) { timeline in
        Image(decorative: "boat")
          .offset(y: sin(timeline.date.timeIntervalSinceReferenceDate) * 40)
      }
      TimelineView(.animation) { timeline in
        Text(timeline.date, style: .timer)
      }
      TimelineView(.periodic(from: .now, by: 1)) { timeline in
        Image(decorative: "hand")
          .rotationEffect(.degrees(timeline.date.timeIntervalSinceReferenceDate * 6))
      }
    }
  }
}
```

What only the branch for those who did not turn motion off names:

```swift good
struct Lighthouse: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var angle = 0.0

  var body: some View {
    if reduceMotion { lamp } else { turningLamp }
  }

  private var lamp: some View { Image(decorative: "lamp") }

  private var turningLamp: some View {
    lamp
      .rotationEffect(.degrees(angle))
      .onAppear { turn() }
  }

  private func turn() {
    withAnimation(.linear(duration: 6).repeatForever(autoreverses: false)) { angle = 360 }
  }
}
```

The sign of a recording, by a function of `View` and the property that holds it:

```swift good
struct Beating<Content: View>: View {
  let content: () -> Content
  @State private var isLarge = false

  var body: some View {
    content()
      .scaleEffect(isLarge ? 1.1 : 1)
      .animation(.easeInOut.repeatForever(), value: isLarge)
      .onAppear { isLarge = true }
  }
}

extension View {
  func beating() -> some View { Beating { self } }
}

struct Hall: View {
  let state: HallState
  let isOpen: Bool

  var body: some View {
    HStack {
      if state.archive.isArchiving { sign }
      if isOpen { recordingSign }
    }
  }

  private var sign: some View { Image(decorative: "disc").beating() }

  private var recordingSign: some View { Image(decorative: "tape").beating() }
}

#Preview {
  Text("Beats").beating()
}
```

A modifier whose moving part is switched on by a state of loading, or applied where something loads:

```swift good
struct Glint: ViewModifier {
  let isOn: Bool
  @State private var start = UnitPoint.leading

  func body(content: Content) -> some View {
    ZStack {
      content
      if isOn {
        LinearGradient(colors: [.clear, .white], startPoint: start, endPoint: .trailing)
          .onAppear {
            withAnimation(.linear(duration: 2).repeatForever(autoreverses: false)) { start = .trailing }
          }
      }
    }
  }
}

extension View {
  func glint(on active: Bool) -> some View { modifier(Glint(isOn: active)) }
}

struct Vitrine: View {
  let model: VitrineModel

  var body: some View {
    VStack {
      Text(model.title).glint(on: model.isLoadingTitle)
      switch model.phase {
      case .loading: Color.gray.glint(on: true)
      case .done: Text(model.text)
      }
      bones
    }
  }

  @ViewBuilder private var bones: some View {
    if model.isWaiting { loadingView }
  }

  private var loadingView: some View { Color.gray.glint(on: true) }
}
```

The other branch stops it, or a function beside it:

```swift good
struct SyncSymbol: View {
  let isSpinning: Bool
  @State private var angle = 0.0

  var body: some View {
    Image(decorative: "arrow")
      .rotationEffect(.degrees(angle))
      .onChange(of: isSpinning, initial: true) {
        if isSpinning {
          withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { angle = 360 }
        } else {
          withAnimation(.linear(duration: 0)) { angle = 0 }
        }
      }
  }
}
```

```swift good
struct SyncRing: View {
  let status: SyncStatus
  @State private var angle = 0.0

  var body: some View {
    Image(decorative: "ring")
      .rotationEffect(.degrees(angle))
      .onChange(of: status) {
        if case .syncing = status { startSpinning() } else { stopSpinning() }
      }
  }

  private func startSpinning() {
    withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { angle = 360 }
  }

  private func stopSpinning() {
    withAnimation(.default) { angle = 0 }
  }
}
```

```swift good
struct Answers: View {
  let model: AnswersModel

  var body: some View {
    if model.isWaiting {
      BouncingDots()
    }
  }
}

struct BouncingDots: View {
  @State private var isUp = false

  var body: some View {
    Circle()
      .offset(y: isUp ? -8 : 0)
      .animation(.easeInOut.repeatForever(), value: isUp)
      .onAppear { isUp = true }
  }
}
```


Those who turned motion off leave before it starts:

```swift good
struct PulsingLogo: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var isPulsing = false
  @State private var opacity = 0.0

  var body: some View {
    Text("Stampbook")
      .scaleEffect(isPulsing ? 1.4 : 1)
      .opacity(opacity)
      .onAppear {
        if reduceMotion {
          withAnimation(.easeIn(duration: 0.3)) { opacity = 1 }
          return
        }
        opacity = 1
        withAnimation(.easeInOut(duration: 1).repeatForever()) {
          isPulsing.toggle()
        }
      }
  }
}
```

```swift good
struct BreathingWall: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var isBreathing = false

  var body: some View {
    Circle()
      .scaleEffect(isBreathing ? 1.2 : 0.8)
      .animation(
        reduceMotion ? nil : .easeInOut(duration: 4).repeatForever(autoreverses: true), value: isBreathing
      )
      .onAppear { isBreathing = !reduceMotion }
  }
}
```

```swift good
struct SpinningLogo: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var angle = 0.0
  @State private var shift = 0.0

  var body: some View {
    Image(decorative: "logo")
      .rotationEffect(.degrees(angle))
      .offset(x: shift)
      .onAppear {
        if !reduceMotion {
          withAnimation(.linear(duration: 6).repeatForever(autoreverses: false)) { angle = 360 }
        }
      }
      .task {
        guard !reduceMotion else { return }
        withAnimation(.linear(duration: 9).repeatForever()) { shift = 20 }
      }
  }
}
```

It ends when the work ends:

```swift good
struct RecordButton: View {
  let isRecording: Bool
  @State private var isLoading = false

  var body: some View {
    VStack {
      Label("Recording", systemImage: "mic.fill")
        .symbolEffect(.pulse, isActive: isRecording)
      Text("Loading")
        .opacity(isLoading ? 0.4 : 1)
        .animation(isLoading ? .easeInOut(duration: 1).repeatForever() : .default, value: isLoading)
      ProgressView()
    }
  }
}
```

It stops by itself:

```swift good
struct Confirmation: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var saves = 0
  @State private var isDim = false

  var body: some View {
    VStack {
      Image(systemName: "checkmark.circle")
        .symbolEffect(.bounce, value: saves)
        .accessibilityHidden(true)
      Text("Saved")
        .opacity(isDim ? 0.4 : 1)
        .animation(.easeInOut(duration: 0.5).repeatCount(3), value: isDim)
      Text("Done")
        .phaseAnimator([1.0, 0.5, 1.0], trigger: saves) { content, opacity in
          content.opacity(opacity)
        }
      Button("Save") { saves += 1 }
    }
  }
}
```

```swift good
struct Demo: View {
  @State private var isOn = false

  var body: some View {
    #if DEBUG
      Circle()
        .scaleEffect(isOn ? 2 : 1)
        .animation(.linear(duration: 1).repeatForever(), value: isOn)
    #endif
  }
}

#Preview {
  Circle()
    .phaseAnimator([0.0, 40.0]) { content, shift in
      content.offset(y: shift)
    }
}
```

Nothing before the animation follows the state, so nothing is seen of it:

```swift good
struct TimerBackground: View {
  @State private var isPulsing = false

  var body: some View {
    Color.black.opacity(0.1)
      .animation(.easeInOut(duration: 2).repeatForever(), value: isPulsing)
      .onAppear { isPulsing = true }
  }
}
```

```swift good
final class CalmView: UIView {
  func start() {
    guard !UIAccessibility.isReduceMotionEnabled else { return }
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse], animations: {
      self.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
    })
  }
}
```

```swift good
final class FadeView: UIView {
  func start() {
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse], animations: { self.alpha = 0.5 })
    UIView.animate(withDuration: 1, delay: 0, options: [.curveEaseOut], animations: { self.center = .zero })
  }
}
```

```swift good
struct Bell: View {
  @State private var isRinging = false

  var body: some View {
    Button { ring() } label: { Text("Ring") }
      .offset(y: isRinging ? -30 : 0)
  }

  func ring() {
    withAnimation(.spring.repeatForever()) { isRinging = true }
    Task {
      try? await Task.sleep(for: .seconds(3))
      withAnimation { isRinging = false }
    }
  }
}
```

```swift good
struct Dots: View {
  @State private var isUp = false

  var body: some View {
    Circle()
      .offset(y: isUp ? -30 : 30)
      .animation(.easeInOut.repeatForever(), value: isUp)
      .onAppear { isUp = true }
  }
}

struct Orbit: View {
  @State private var angle = 0.0

  var body: some View {
    Image(decorative: "orbit")
      .rotationEffect(.degrees(angle))
      .onAppear {
        withAnimation(.linear(duration: 2).repeatForever(autoreverses: false)) { angle = 360 }
      }
  }
}

struct ChatView: View {
  let isResponding: Bool
  let device: Device

  var body: some View {
    if isResponding {
      Dots()
    }
    switch device.state {
    case .connecting, .syncing: Orbit()
    case .connected: Text("Connected")
    }
  }
}
```

```swift good
struct Cover: View {
  @State private var showSkeleton = true
  let picture: UIImage?

  var body: some View {
    ZStack {
      if showSkeleton && picture == nil {
        PulsingBones()
      }
    }
    .onAppear { showSkeleton = picture == nil }
  }
}

struct PulsingBones: View {
  @State private var isFaint = false

  var body: some View {
    Rectangle()
      .opacity(isFaint ? 0.5 : 1)
      .onAppear {
        withAnimation(.easeInOut(duration: 1).repeatForever()) { isFaint = true }
      }
  }
}
```

```swift good
struct Portrait: View {
  let model: PortraitModel

  var body: some View {
    if let image = model.image {
      Image(uiImage: image)
    } else {
      Glimmer()
    }
    AsyncImage(url: model.url) { image in
      image.resizable()
    } placeholder: {
      Glimmer()
    }
    AsyncImage(url: model.url) { phase in
      switch phase {
      case .empty: Glimmer()
      case .success(let image): image
      default: Text("No picture")
      }
    }
  }
}

struct Glimmer: View {
  @State private var isFaint = false

  var body: some View {
    Rectangle()
      .opacity(isFaint ? 0.5 : 1)
      .animation(.easeInOut(duration: 1).repeatForever(), value: isFaint)
      .onAppear { isFaint = true }
  }
}
```

```swift good
struct SendingBar: View {
  @State private var opacity = 1.0
  let indeterminate: Bool

  var body: some View {
    if indeterminate {
      Capsule()
        .opacity(opacity)
        .onAppear { opacity = 0 }
        .animation(.easeInOut(duration: 0.75).repeatForever(), value: opacity)
    }
  }
}
```

```swift good
struct Feed: View {
  @State private var hasCome = false

  var body: some View {
    if hasCome {
      Text("News")
    } else {
      SkeletonRow()
    }
  }
}

struct SkeletonRow: View {
  @State private var isFaint = false

  var body: some View {
    Rectangle()
      .opacity(isFaint ? 0.5 : 1)
      .animation(.easeInOut(duration: 1).repeatForever(), value: isFaint)
      .onAppear { isFaint = true }
  }
}
```

## How to fix it

Leave the animation out when the person asked for less motion, and do not start what would not be shown.

```swift fixed
struct BreathingWall: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var isBreathing = false

  var body: some View {
    Circle()
      .scaleEffect(isBreathing ? 1.2 : 0.8)
      .animation(reduceMotion ? nil : .easeInOut(duration: 4).repeatForever(), value: isBreathing)
      .onAppear { isBreathing = !reduceMotion }
  }
}
```

## Measured

Of 26 findings read on 23 apps during development, 26 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 4 of 14 undisputed.

## Sources

- WCAG 2.2: 2.2.2 Pause, Stop, Hide; 2.3.3 Animation from Interactions
- Apple, Human Interface Guidelines: Motion; Accessibility, objects that oscillate
- Apple, SwiftUI: `accessibilityReduceMotion`, `repeatForever(autoreverses:)`

"""###)

  private static let externalLinkUndisclosed = RuleDescription(
    id: #"external-link-undisclosed"#, title: #"A link leaves the app without saying so"#,
    category: #"Cognitive"#, severity: .note, confidence: .low,
    wcag: [#"3.2.5"#, #"2.4.4"#],
    labels: [#"VoiceOver"#],
    affects: #"People with a cognitive disability, and people who do not see the screen change, end up in a browser and do not know how they got there."#, since: #"0.1.0"#,
    page: ###"""
# external-link-undisclosed

## Why it matters

A tap that switches to another app takes everything on the screen away. If people know in advance, they expect it; if
not, it is a surprise, and the way back is not obvious to everyone.

## What is reported

- **note**: a `Link`, or a button that calls `openURL`, whose words, hint and picture do not tell of a website. Of low
  confidence, and so not shown by default.

The finding starts at the control.

## What is not reported

- Words such as "website", "open" or the name of the site, an arrow symbol, a hint.
- Links behind a question.
- Mail, telephone and the settings.
- Words from the model.

## Examples

### Bad

```swift bad
Button("Buy now") { // ✗ note
  openURL(product.address)
}
```

```swift bad
Link("Get it", destination: shop) // ✗ note
```

### Good

```swift good
Link("Visit our website", destination: shop)
```

```swift good
Link(destination: shop) {
  Label("Buy", systemImage: "arrow.up.right.square")
}
```

```swift good
Button("Buy now") { asks = true }
  .confirmationDialog("You are heading to the shop.", isPresented: $asks) {
    Button("Go on") { openURL(shop) }
  }
```

```swift good
Link("Buy now", destination: shop)
  .accessibilityHint("Opens the shop in your browser.")
```

## How to fix it

Say where the link leads.

```swift fixed
Link("View on the shop's website", destination: shop)
```

## Measured

Not measured yet: in 149 apps none of its findings was judged right or wrong.

## Sources

- WCAG 2.2: 3.2.5 Change on Request; 2.4.4 Link Purpose (In Context)

"""###)

  private static let fixedFontSize = RuleDescription(
    id: #"fixed-font-size"#, title: #"Text has a fixed font size and ignores Dynamic Type"#,
    category: #"Dynamic Type"#, severity: .error, confidence: .high,
    wcag: [#"1.4.4"#, #"1.4.12"#],
    labels: [#"Larger Text"#],
    affects: #"People with low vision who enlarge text in Settings find this text as small as before."#, since: #"0.1.0"#,
    page: ###"""
# fixed-font-size

## Why it matters

Many people who would never call themselves disabled increase the text size, and some need three times the default to
read at all. A font size in points ignores that: the rest of the screen grows, and the price, the error or the button
title stays at 15 points. People then have to hold the phone close to their face, or zoom and lose the overview.

## What is reported

- **error**: text, or a container of text, whose font is `.system(size:)`, `.custom(_:fixedSize:)` or a `Font` made from
  an unscaled `UIFont`, with a number or a constant as the size. Constants, font tokens, and types of the project
  that give a fixed font in each of their cases are followed.
- **error**: the label in a `ButtonStyle` of the project that is put on a button with words.
- **warning**: display numerals of 60 points and more that may shrink to fit; text in widgets and Live Activities.
- **note**: in UIKit, a label of 15 points and more that is, or stands in, the title view of a navigation bar.
- **error**: in UIKit, a label, text field, text view or button title whose font is set in code to
  `UIFont.systemFont(ofSize:)`, its bold, italic and monospaced siblings, `UIFont(name:size:)` without `UIFontMetrics`, or
  another font's `withSize(_:)`; also at the size that a label's font has at the moment, `label.font.pointSize`, and with
  one size for phones and another for tablets.
- **error**: the same fonts as attributes of an `NSAttributedString` with words in it.

The finding starts at the argument that fixes the size, or at the font.

## What is not reported

- Text styles, `.custom(_:size:)` and `.custom(_:size:relativeTo:)`, which scale by themselves.
- Sizes from `@ScaledMetric`, `UIFontMetrics`, a preferred font, a setting of the app, or a parameter that is not
  known here, and sizes that are chosen by `dynamicTypeSize`.
- In UIKit: objects that get another font elsewhere, which may be the one that is seen; classes that set their font at any
  time, not only while they are made; bar appearances, and attributed strings that are only drawn or measured; titles of buttons with a
  configuration, which sets their font.
- Fonts that no text takes, because a font nearer to the text wins.
- Symbols and letters of a font of icons, of which `icon-size-fixed` speaks, and text that is only emoji or a single sign.
- Titles in menus, context menus, swipe actions, alerts and bars: the system sets their size.
- Code for platforms without Dynamic Type, previews, content rendered off screen.
- In widgets, a number of 40 points and more in a frame, or that may shrink below half: it fills its room at any setting.
- Text that is part of a picture: initials, a letter or a number in a round or square place, the count in a badge, words
  in a drawn screen, notification or logo, a watermark, and cards that are drawn into an image, shown or not.
- In UIKit, a label that is made to be measured and given to no view, and one that is shown large while a finger rests on
  it, by itself or as a part of a view of the project (`showsLargeContentViewer`).
- Letters of up to 4 points, which keep a shortcut out of sight.
- Projects made for the Mac only.

## Examples

### Bad

```swift bad
Text("Thought saved")
  .font(.system(size: 17)) // ✗ error col 9
  .padding()
```

```swift bad
VStack {
  Text(product.title)
  Text(product.price)
}
.font(.custom("Lora", fixedSize: 15)) // ✗ error col 7
```

```swift bad
VStack {
  Label("Delivery", systemImage: "shippingbox")
    .font(.system(size: 13, weight: .semibold)) // ✗ error
  TextField("Invite code", text: $code)
    .font(Font.system(size: 20)) // ✗ error
  Button("Continue") { next() }
    .font(.system(size: 16, weight: .bold, design: .rounded)) // ✗ error
  Text("Total")
    .font(Font(UIFont.systemFont(ofSize: 15))) // ✗ error
  Text("Sponsored").font(.system(size: 11)) + Text(" by Irora").bold() // ✗ error
}
```

Tokens only move the number to another place:

```swift bad
enum Theme {
  static let bodySize: CGFloat = 15
  static let body = Font.system(size: bodySize)
}

struct OrderRow: View {
  let title: String

  var body: some View {
    VStack {
      Text(title)
        .font(Theme.body) // ✗ error col 15
      Text("Ready for collection")
        .font(.system(size: Theme.bodySize)) // ✗ error col 15
    }
  }
}
```

```swift bad
struct Heading: ViewModifier {
  func body(content: Content) -> some View {
    content.font(.orderTitle)
  }
}

extension Font {
  static let orderTitle = Font.system(size: 22, weight: .bold)
}

struct OrderHeader: View {
  var body: some View {
    VStack {
      Text("Your orders")
        .font(.orderTitle) // ✗ error col 15
      Text("2 of 3 delivered")
        .font(.subheadline)
    }
  }
}
```

```swift bad
VStack {
  Text(score, format: .number)
    .font(.system(size: 72, weight: .heavy)) // ✗ warning
    .minimumScaleFactor(0.5)
}
```

```swift bad
HStack {
  Text(reading)
    .font(.system(size: 90, weight: .black)) // ✗ warning
  Text(unit)
    .font(.system(size: isLarge ? 20 : 14)) // ✗ error
}
.minimumScaleFactor(0.5)
```

In a widget or Live Activity the system limits the size of text anyway:

```swift bad
import SwiftUI
import WidgetKit

struct TripActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: TripAttributes.self) { context in
      TripBanner(minutes: context.state.minutes)
    } dynamicIsland: { context in
      DynamicIsland { } compactLeading: { } compactTrailing: { } minimal: { }
    }
  }
}

struct TripBanner: View {
  let minutes: Int

  var body: some View {
    Text("\(minutes) min")
      .font(.system(size: 28)) // ✗ warning
  }
}
```

```swift bad
final class PriceCell: UITableViewCell {
  private let priceLabel = UILabel()
  private let buyButton = UIButton(type: .system)
  private let countLabel = UILabel()
  private let count = 3
  @IBOutlet private var noteView: UITextView!

  func build() {
    priceLabel.font = UIFont.systemFont(ofSize: 15, weight: .semibold) // ✗ error col 23
    buyButton.titleLabel?.font = .boldSystemFont(ofSize: 17) // ✗ error col 34
    countLabel.text = "\(count)"
    countLabel.font = .systemFont(ofSize: 13) // ✗ error
    noteView.font = Theme.note // ✗ error
    textLabel?.font = UIFont(name: "Avenir", size: 14) // ✗ error
  }
}

enum Theme {
  static let note = UIFont.systemFont(ofSize: 13)
}
```

A modifier of the project may set the size of the texts it is put on:

```swift bad
extension View {
  func stampTitle() -> some View {
    self
      .font(.system(size: 17, weight: .semibold))
      .foregroundStyle(.primary)
  }
}

struct Head: View {
  var body: some View {
    VStack {
      Text("My stamps")
        .stampTitle() // ✗ error col 10 : set by this modifier
      Text("Three of ten")
        .font(.body)
        .stampTitle()
    }
  }
}
```

A modifier of the project may be told the font, and there may be one for texts beside the one for each view:

```swift bad
enum Lettering {
  static let plain = Font.system(size: 15)
  static let small = Font.custom("Serif", fixedSize: 12)
}

extension View {
  func lettered(_ font: Font) -> some View { self.font(font) }
  func noted() -> some View { font(.caption) }
}

extension Text {
  func lettered(_ font: Font) -> Text { self.font(font) }
  func noted() -> Text { font(.system(size: 11)) }
}

struct Shelf: View {
  let name: String

  var body: some View {
    VStack {
      Text("My shelf").lettered(Lettering.plain) // ✗ error col 33 : 15 points
      Text(name).bold().lettered(Lettering.small.weight(.medium)) // ✗ error col 34
      Text("Three books").padding().lettered(Lettering.plain) // ✗ error col 46
      Text("Two are lent").noted() // ✗ error col 28
    }
  }
}
```

A label that is measured and then shown, and one that is handed on:

```swift bad
import UIKit

final class TagView: UIView {
  func add(_ name: String) {
    let tag = UILabel()
    tag.font = .systemFont(ofSize: 14) // ✗ error
    tag.text = name
    tag.sizeToFit()
    addSubview(tag)
  }

  func makeTag(_ name: String) -> UILabel {
    let tag = UILabel()
    tag.font = .systemFont(ofSize: 12) // ✗ error
    tag.text = name
    tag.sizeToFit()
    return tag
  }
}
```

The title view of a navigation bar has the size of other bar titles, which do not grow; smaller words beside it do
not:

```swift bad
final class TalkController: UIViewController {
  private lazy var nameView: UILabel = {
    let label = UILabel()
    label.font = UIFont.systemFont(ofSize: 17, weight: .semibold) // ✗ note
    return label
  }()
  private let talkTitle = TalkTitleView()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.titleView = nameView
  }

  func showTalk() {
    navigationItem.titleView = talkTitle
  }
}

final class TalkTitleView: UIView {
  private let topicLabel = UILabel()
  private let peopleLabel = UILabel()

  func build() {
    topicLabel.font = .systemFont(ofSize: 16, weight: .semibold) // ✗ note
    peopleLabel.font = .systemFont(ofSize: 12) // ✗ error
  }
}

final class ShelfTitleView: UIView {
  private let shelfLabel = UILabel()

  func build() {
    shelfLabel.font = .systemFont(ofSize: 16) // ✗ error
  }
}
```

```swift bad
HStack {
  Text("Steps")
  Text("\(steps)")
    .font(.system(size: 12)) // ✗ error col 11
    .padding(6)
    .background(.gray, in: Capsule())
}
```

```swift bad
struct NameTag: View {
  let name: String
  var body: some View {
    Text(name)
      .font(.system(size: 14)) // ✗ error col 13
      .background(.teal, in: Circle())
  }
}
```

```swift bad
struct TicketPreview: View {
  var body: some View {
    Text("Row 4, seat 12").font(.system(size: 13)) // ✗ error col 33
  }
}
```

```swift bad
enum Typo {
  case small, large

  var size: CGFloat {
    switch self {
    case .small: 12
    case .large: 24
    }
  }

  var font: Font { .custom("Serif", fixedSize: size) }
}

struct AppFonts {
  let small = Font.custom("Serif", fixedSize: 11)
}

extension Font {
  static let app = AppFonts()

  static func brand(_ typo: Typo) -> Font { typo.font }
}

struct Article: View {
  var body: some View {
    Text("One word").font(Typo.small.font) // ✗ error col 27
    Text("Two words").font(.app.small) // ✗ error col 28
    Text("Three words").font(.brand(.large)) // ✗ error col 30
  }
}
```

A modifier that is told the size, or a look that holds it:

```swift bad
enum Wording { case body, title }

struct Look {
  let size: CGFloat
}

struct Worded: ViewModifier {
  let wording: Wording
  let isNarrow: Bool

  func body(content: Content) -> some View {
    let look = look(for: wording)
    content.font(.system(size: look.size))
  }

  private func look(for wording: Wording) -> Look {
    switch wording {
    case .body: return isNarrow ? Look(size: 13) : Look(size: 15)
    case .title: return .init(size: 28)
    }
  }
}

struct Sized: ViewModifier {
  let points: CGFloat

  func body(content: Content) -> some View {
    content.font(.system(size: points))
  }
}

struct Departure: View {
  let platform: String

  var body: some View {
    Text(platform).modifier(Worded(wording: .title, isNarrow: true)) // ✗ error col 20
    Text("Leaves at noon").modifier(Sized(points: 11)) // ✗ error col 51
  }
}
```

Words in a font of another kind, and what people who make the app lay over it to measure, which is a step less and not
listed in a run over a folder:

```swift bad
struct PlaceRow: View {
  let place: Place

  var body: some View {
    Text(place.name)
      .font(.custom("Helicon", fixedSize: 20)) // ✗ error
      .overlay { FrameDebugOverlay() }
  }
}

struct FrameDebugOverlay: View {
  var body: some View {
    Text("44 × 44")
      .font(.system(size: 8)) // ✗ note
  }
}

final class GridDebugView: UIView {
  private let label = UILabel()

  func measure() {
    label.font = .systemFont(ofSize: 8) // ✗ note
    label.text = "44"
    addSubview(label)
  }
}
```

```swift bad
import UIKit

final class RowView: UIView {
  private let nameLabel = UILabel()
  private let tagLabel = UILabel()

  func update() {
    nameLabel.text = name
    nameLabel.font = UIFont.boldSystemFont(ofSize: nameLabel.font.pointSize) // ✗ error
    tagLabel.text = tag
    tagLabel.font = tagLabel.font.withSize(14) // ✗ error
  }
}
```

Words of an attributed string, and labels that are set up right where they are made:

```swift bad
import UIKit

protocol Configurable {}

extension Configurable {
  func configured(_ block: (Self) -> Void) -> Self {
    block(self)
    return self
  }
}

extension NSObject: Configurable {}

final class TagView: UIView {
  private var nameLabel: UILabel!

  func show(_ name: String) {
    nameLabel = UILabel().configured {
      $0.font = .systemFont(ofSize: 13) // ✗ error
      $0.textColor = .label
    }
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.boldSystemFont(ofSize: 12)] // ✗ error
    let words = NSMutableAttributedString(string: name, attributes: attributes)
    words.addAttribute(.font, value: UIFont.italicSystemFont(ofSize: 12), range: range) // ✗ error
    noteView.attributedText = words
    let action = UIAlertController(title: name, message: nil, preferredStyle: .alert)
    action.setValue(
      NSAttributedString(string: name, attributes: [.font: UIFont.systemFont(ofSize: 17)]), // ✗ error
      forKey: "attributedTitle")
  }
}
```

```swift bad
struct WideStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.font(.system(size: 16, weight: .semibold)) // ✗ error col 30
  }
}

struct Save: View {
  var save: () -> Void

  var body: some View {
    Button("Save thought", action: save).buttonStyle(WideStyle())
  }
}
```

### Good

A style that is put on pictures alone, and on words with a font of their own:

```swift good
struct RoundStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.font(.system(size: 16))
  }
}

struct Tools: View {
  var save: () -> Void

  var body: some View {
    Button(action: save) { Image(systemName: "tray") }.buttonStyle(RoundStyle())
    Button(action: save) { Text("Save").font(.body) }.buttonStyle(RoundStyle())
  }
}
```


A text that is blank keeps room, and nobody reads it:

```swift good
VStack {
  Text(" ").font(.system(size: 10))
  Text("").font(.system(size: 10))
}
```

A modifier whose size may follow the text size, as far as can be told:

```swift good
struct Look {
  let size: CGFloat
}

struct Worded: ViewModifier {
  let look: Look

  func body(content: Content) -> some View {
    content.font(.system(size: look.size))
  }
}

struct Departure: View {
  @ScaledMetric private var size = 15.0
  let look: Look

  var body: some View {
    Text("Leaves at noon").modifier(Worded(look: Look(size: size)))
    Text("Arrives at one").modifier(Worded(look: look))
  }
}
```

The modifier for texts lets them grow, and the one for other views is meant where a text has become one:

```swift good
extension View {
  func noted() -> some View { font(.caption) }
  func titled(_ font: Font) -> some View { self.font(font) }
}

extension Text {
  func noted() -> Text { font(.footnote) }
  func titled(_ font: Font) -> Text { self.font(font) }
}

extension Image {
  func noted() -> some View { font(.system(size: 11)) }
}

struct Shelf: View {
  @ScaledMetric private var size = 15.0
  let font: Font

  var body: some View {
    VStack {
      Text("Two are lent").noted()
      Text("One is new").padding().noted()
      Image(systemName: "book").noted()
      Text("My shelf").titled(.headline)
      Text("Three books").titled(font)
      Text("All are read").titled(.system(size: size))
    }
  }
}
```

Letters of a font of icons are pictures:

```swift good
HStack {
  Text(place.sign)
    .font(.custom("FontAwesome6Free-Solid", fixedSize: 20))
  Text("\u{F129}")
    .font(.system(size: 20))
  Text(place.name)
    .font(.body)
}
```

```swift good
import UIKit

final class PlaceCell: UITableViewCell {
  private let sign = UILabel()

  func show(_ place: Place) {
    sign.font = UIFont(name: "Material Icons", size: 24)
    sign.text = place.sign
    contentView.addSubview(sign)
  }
}
```

A button whose configuration sets the font of its title:

```swift good
final class NoticeBar: UIView {
  private let undoButton = UIButton(type: .system)

  func build() {
    undoButton.titleLabel?.font = UIFont.systemFont(ofSize: 14)
    var look = UIButton.Configuration.plain()
    look.contentInsets = .init(top: 4, leading: 8, bottom: 4, trailing: 8)
    undoButton.configuration = look
  }
}
```

```swift good
ZStack {
  Text(longest)
    .font(.system(size: 14))
    .opacity(0)
  VStack {
    Text(mark).font(.system(size: 12))
  }
  .hidden()
}
```

```swift good
import SwiftUI
import WidgetKit

struct PulseWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "pulse", provider: PulseProvider()) { entry in
      PulseNumber(pulse: entry.pulse)
    }
  }
}

struct PulseNumber: View {
  let pulse: Int

  var body: some View {
    Text("\(pulse)")
      .font(.system(size: 200))
      .minimumScaleFactor(0.2)
      .lineLimit(1)
  }
}
```

A card that is drawn into a picture to be shared has the size of the picture:

```swift good
struct ShareCard: View {
  let title: String

  var body: some View {
    Text(title)
      .font(.system(size: 64))
  }
}

@MainActor func picture(of title: String) -> UIImage? {
  ImageRenderer(content: ShareCard(title: title)).uiImage
}
```

The picture is shown before it is shared:

```swift good
struct ResultCard: View {
  let points: Int

  var body: some View {
    VStack {
      Text("My result")
        .font(.system(size: 28))
      Text("\(points) points")
        .font(.system(size: 40))
    }
  }
}

struct ShareResult: View {
  let points: Int

  var body: some View {
    VStack {
      ResultCard(points: points)
      Button("Share") { share(ImageRenderer(content: ResultCard(points: points)).uiImage) }
    }
  }

  func share(_ picture: UIImage?) {}
}
```

```swift good
final class PriceCell: UITableViewCell {
  private let priceLabel = UILabel()
  private let totalLabel = UILabel()
  private let badge = BadgeLabel()
  private let dotLabel = UILabel()
  private let richLabel = UILabel()

  func build(size: CGFloat) {
    priceLabel.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 15))
    priceLabel.adjustsFontForContentSizeCategory = true
    textLabel?.font = .systemFont(ofSize: size)
    detailTextLabel?.font = .systemFont(ofSize: UIFont.preferredFont(forTextStyle: .body).pointSize)
    totalLabel.font = .systemFont(ofSize: 15)
    badge.font = .systemFont(ofSize: 11)
    richLabel.font = .systemFont(ofSize: 15)
    richLabel.attributedText = styledTerms()
    dotLabel.text = "•"
    dotLabel.font = .systemFont(ofSize: 36)
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 15)]
  }

  func show(_ theme: AppTheme) {
    totalLabel.font = theme.total
  }
}

final class BadgeLabel: UILabel {
  override var font: UIFont! {
    get { super.font }
    set { super.font = UIFontMetrics.default.scaledFont(for: newValue) }
  }
}
```

A label that shows its icon alone has no text to grow, and its title is heard, not seen:

```swift good
struct PlaybackButton: View {
  @Binding var isPlaying: Bool

  var body: some View {
    Button { isPlaying.toggle() } label: {
      Label(isPlaying ? "Pause" : "Play", systemImage: "playpause.fill")
        .labelStyle(.iconOnly)
        .padding(20)
    }
    .font(.system(size: 36, weight: .bold))
  }
}
```

```swift good
VStack {
  Text("Thought saved")
    .font(.body)
  Text("Today")
    .font(.system(.title2, design: .rounded, weight: .bold))
  Text(product.title)
    .font(.custom("Lora", size: 15))
  Text(product.details)
    .font(.custom("Lora", size: 17, relativeTo: .body))
}
```

Numbers that grow:

```swift good
struct Score: View {
  @ScaledMetric(relativeTo: .largeTitle) private var size = 44.0
  @ScaledMetric private var captionSize: CGFloat = 11

  var body: some View {
    VStack {
      Text("82").font(.system(size: size, weight: .bold))
      Text("points").font(.system(size: captionSize))
      Text("best so far")
        .font(.system(size: UIFontMetrics(forTextStyle: .body).scaledValue(for: 17)))
      Text("this week")
        .font(.system(size: UIFont.preferredFont(forTextStyle: .footnote).pointSize))
    }
  }
}
```

A size that is not known here, and a size that the person sets in the app:

```swift good
struct Reader: View {
  @AppStorage("fontSize") private var fontSize = 18.0
  let chapter: String
  let captionSize: CGFloat

  var body: some View {
    VStack {
      Text(chapter)
        .font(.system(size: fontSize))
      Text("Chapter 1")
        .font(.system(size: captionSize))
    }
  }
}
```

The font nearest to the text wins, so the outer one changes nothing:

```swift good
VStack {
  Text("Delivered")
    .font(.body)
    .font(.system(size: 12))
  VStack {
    Text("Monday").font(.headline)
    Text("Two parcels").font(.subheadline)
  }
  .font(.system(size: 14))
}
```

No words, no text to enlarge:

```swift good
VStack {
  Text("🎉")
    .font(.system(size: 48))
  Image(systemName: "sparkles")
    .font(.system(size: 40))
    .accessibilityHidden(true)
  Menu("Sort") {
    Button("By date") { sort(.date) }
      .font(.system(size: 14))
  }
}
```

```swift good
struct Sidebar: View {
  var body: some View {
    #if os(macOS)
      Text("Library")
        .font(.system(size: 11))
    #else
      Text("Library")
        .font(.caption)
    #endif
  }
}

#Preview {
  Text("Tiny")
    .font(.system(size: 9))
}
```

Emoji that are chosen by a value:

```swift good
struct Medal: View {
  let rank: Int

  private var medal: String {
    switch rank {
    case 1: return "🥇"
    case 2: return "🥈"
    default: return "🎖️"
    }
  }

  var body: some View {
    Text(medal)
      .font(.system(size: 24))
  }
}
```

What a member draws for another platform:

```swift good
struct Title: PlatformView {
  var iOSView: some View {
    Text("Library").font(.title2)
  }

  var tvOSView: some View {
    Text("Library").font(.system(size: 57))
  }
}
```

```swift good
struct ReactionButton: View {
  let reaction: Reaction

  var body: some View {
    Button {
      send(reaction)
    } label: {
      Text(reaction.rawValue)
        .font(.system(size: 32))
    }
  }
}
```

```swift good
extension View {
  func stampHeading() -> some View {
    self.font(.headline)
  }
}

struct Start: View {
  var body: some View {
    Text("My stamps")
      .stampHeading()
  }
}
```

A text view that is laid over a picture, so that words in it can be chosen; nobody sees its own:

```swift good
import UIKit

final class SelectableWords: UIView {
  private let words = UITextView()

  func lay(over text: String) {
    words.text = text
    words.textColor = .clear
    words.font = .systemFont(ofSize: 0)
    addSubview(words)
  }
}
```

```swift good
Button("Zoom in") { zoom(1) }
  .keyboardShortcut("+", modifiers: .command)
  .foregroundStyle(.clear)
  .font(.system(size: 1))
```

A sign that is repeated stays a sign:

```swift good
Text(String(repeating: "⭐️", count: place.stars))
  .font(.system(size: 14))
```

Attributed strings that are measured, hold no words or follow the text size:

```swift good
import UIKit

final class TagTable {
  func width(of name: String) -> CGFloat {
    let probe = NSAttributedString(string: name, attributes: [.font: UIFont.systemFont(ofSize: 14)])
    return probe.size().width + 8
  }

  func words(_ name: String) -> NSAttributedString {
    let words = NSMutableAttributedString(string: name, attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
    words.append(NSAttributedString(string: "\n", attributes: [.font: UIFont.systemFont(ofSize: 6)]))
    return words
  }
}
```

A label that only measures:

```swift good
import UIKit

final class WidthTable {
  func width(of name: String) -> CGFloat {
    let probe = UILabel()
    probe.font = .systemFont(ofSize: 14)
    probe.text = name
    probe.sizeToFit()
    return probe.bounds.width + 8
  }
}
```

Words that are only drawn into a picture:

```swift good
import UIKit

final class LetterPainter {
  func picture(_ letter: String) -> UIImage? {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    label.text = letter
    label.font = UIFont.systemFont(ofSize: 40)
    UIGraphicsBeginImageContextWithOptions(label.bounds.size, false, 0)
    UIGraphicsGetCurrentContext().map(label.layer.render(in:))
    return UIGraphicsGetImageFromCurrentImageContext()
  }

  func framed(_ letter: String) -> UIImage {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    let label = UILabel()
    label.text = letter
    label.font = UIFont.systemFont(ofSize: 40)
    box.addSubview(label)
    return UIGraphicsImageRenderer(size: box.bounds.size).image { _ in
      box.drawHierarchy(in: box.bounds, afterScreenUpdates: true)
    }
  }
}
```

```swift good
struct Avatar: View {
  let name: String
  var size: CGFloat = 48
  var body: some View {
    ZStack {
      Circle().fill(.teal)
      Text(String(name.prefix(1)))
        .font(.system(size: 20, weight: .bold))
    }
    .frame(width: size, height: size)
  }
}
```

```swift good
Circle()
  .fill(.blue)
  .frame(width: 40, height: 40)
  .overlay {
    Text("\(step)").font(.system(size: 16))
  }
Text(member.initials)
  .font(.system(size: 18))
```

```swift good
Image(systemName: "cart")
  .overlay(alignment: .topTrailing) {
    Text("\(cart.count)")
      .font(.system(size: 10, weight: .bold))
      .padding(4)
      .background(.red, in: Capsule())
  }
```

```swift good
Image(.deviceFrame)
  .overlay {
    VStack {
      Text("Pickup is ready").font(.system(size: 13))
      Text("Come to desk 4").font(.system(size: 11))
    }
    .padding()
  }
Text("Pay with \u{F8FF}Pay")
  .font(.system(size: 20))
```

```swift good
struct NotificationMockup: View {
  var body: some View {
    VStack { Text("Your table is free").font(.system(size: 12)) }
  }
}
```

```swift good
VStack(alignment: .leading) {
  RoundedRectangle(cornerRadius: 2).frame(height: 5)
  RoundedRectangle(cornerRadius: 2).frame(height: 4)
  Text("Large picture").font(.system(size: 7))
}
```

```swift good
ZStack {
  Text("A")
    .font(.system(size: 240))
    .opacity(0.08)
    .accessibilityHidden(true)
  Text("Arcade Fire").font(.title)
}
Text(activity.emoji ?? "⭐️")
  .font(.system(size: 24))
Text(mood.icon)
  .font(.system(size: 24))
```

```swift good
struct ResultCard: View {
  let run: Run
  var body: some View {
    Text(run.title).font(.system(size: 34)).frame(width: 1080, height: 1080)
  }
}
struct ShareSheet: View {
  let run: Run
  var body: some View { ResultCard(run: run).scaleEffect(0.3) }
  @MainActor func image() -> UIImage? { ImageRenderer(content: ResultCard(run: run)).uiImage }
}
```

```swift good
final class MonogramView: UIView {
  let initialsLabel = UILabel()
  func show(_ name: String) {
    initialsLabel.font = UIFont.systemFont(ofSize: 20)
    initialsLabel.text = String(name.prefix(1))
  }
}
```

```swift good
enum Typo {
  case small, large

  var font: Font {
    switch self {
    case .small: .custom("Serif", size: 12, relativeTo: .caption)
    case .large: .custom("Serif", size: 24, relativeTo: .title)
    }
  }
}

struct Article: View {
  var body: some View {
    Text("One word").font(Typo.small.font)
  }
}
```

```swift good
struct AppFonts {
  var base: CGFloat = 12

  func scaled(_ size: CGFloat) -> CGFloat { UIFontMetrics.default.scaledValue(for: size) }

  var small: Font { .custom("Serif", fixedSize: scaled(base)) }
}

extension Font {
  static let app = AppFonts()

  static func brand(_ points: CGFloat) -> Font { .custom("Serif", size: points) }
}

struct Article: View {
  var body: some View {
    Text("One word").font(.app.small)
    Text("Two words").font(.brand(12))
  }
}
```

## How to fix it

Take the text style next to the size, and keep weight and design. If the size itself matters, scale it.

```swift fixed
VStack {
  Text("Thought saved")
    .font(.body)
  Text(product.price)
    .font(.custom("Lora", size: 15, relativeTo: .subheadline))
}
```

The size is chosen by the text size that people have set:

```swift good
struct Price: View {
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  let amount: String

  private var size: CGFloat {
    switch dynamicTypeSize {
    case .xSmall, .small, .medium: return 46
    case .large: return 50
    default: return 62
    }
  }

  var body: some View {
    Text(amount).font(.system(size: size, weight: .regular, design: .rounded))
  }
}
```

The bar title of a class that offers the large content viewer:

```swift good
final class ThreadTitleView: UIView {
  private let hint: UILabel = {
    let label = UILabel()
    label.font = .systemFont(ofSize: 12)
    label.text = "3 replies"
    return label
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(hint)
    showsLargeContentViewer = true
    addInteraction(UILargeContentViewerInteraction())
  }

  required init?(coder: NSCoder) { nil }
}
```

## Measured

Of 411 findings read on 71 apps during development, 411 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 199 of 224 undisputed.

## Sources

- WCAG 2.2: 1.4.4 Resize Text; 1.4.12 Text Spacing
- Apple, Human Interface Guidelines: Typography, supporting Dynamic Type
- Apple, SwiftUI: `Font.system(_:design:weight:)`, `Font.custom(_:size:)`, `ScaledMetric`

"""###)

  private static let fixedFrameClipsText = RuleDescription(
    id: #"fixed-frame-clips-text"#, title: #"A fixed height around text does not grow with the text"#,
    category: #"Dynamic Type"#, severity: .warning, confidence: .medium,
    wcag: [#"1.4.4"#, #"1.4.12"#],
    labels: [#"Larger Text"#],
    affects: #"People who use large text see lines cut off or overlapping what is below."#, since: #"0.1.0"#,
    page: ###"""
# fixed-frame-clips-text

## Why it matters

A button that is 44 points high looks right at the default size. At twice the size its single line needs as much, and
with a second line or some padding it runs over its background and into what is next to it. The fixed number gains
nothing: a minimum height looks the same at the default size and grows with the text.

## What is reported

- **warning**: `.frame(height:)` or `.frame(maxHeight:)` with a number of up to 200 points around text, when the lines
  inside need more than that at twice the text size; also where the style of a button gives its label a height that the
  style is made with.
- **warning**: `.frame(width:)` around a text, when the largest text size leaves room for a letter or two and the longest word
  that is known needs more: written letters, and one digit for each whole number that is put between them.
- **warning**: a label of UIKit with a text style whose `heightAnchor`, or whose constraint in a storyboard or xib, holds it to
  a height that one line fits into at its usual size and not at twice of it.

Lines are counted by the styles of the texts that stand below each other, with their padding; a text counts as one line.
The finding starts at the modifier.

## What is not reported

- `minHeight`, and heights from `@ScaledMetric` or from the geometry of the screen.
- Boxes with room enough for twice the size, and columns in which words break and can still be read.
- Pictures, dividers, fields that scroll, and round badges and avatars with letters in them.
- Text of a fixed size (`fixed-font-size` reports it) or with `minimumScaleFactor`, on itself or around it.
- Text that fits at the largest size that it reaches, where `.dynamicTypeSize` keeps it from growing on.
- Views that are chosen by the text size; bars, menus, widgets, previews.
- Text that finds room in the padding right behind the frame, or that is laid over a shape.
- Frames behind `position`, which cut nothing off, and padding inside of the frame, which hangs over it.
- Projects made for the Mac only.
- In UIKit: labels that shrink their words, round badges, fonts that are set elsewhere, heights that are kept to be changed
  or are no exact number.

## Examples

### Bad

```swift bad
Button { start() } label: {
  Text("Start exploring")
    .frame(maxWidth: .infinity)
    .frame(height: 40) // ✗ warning col 6
}
```

```swift bad
HStack {
  Slider(value: $height, in: 0...1)
  Text("\(Int(height * 100))%")
    .frame(width: 60) // ✗ warning col 6
}
```

```swift bad
struct TallStyle: ButtonStyle {
  let height: CGFloat

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.frame(height: height).background(.tint)
  }
}

struct Start: View {
  var start: () -> Void

  var body: some View {
    Button("Start exploring", action: start)
      .buttonStyle(TallStyle(height: 40)) // ✗ warning col 38
  }
}
```

```swift bad
VStack(alignment: .leading) {
  Text(thought.title)
    .font(.headline)
  Text(thought.date, style: .date)
    .font(.subheadline)
}
.frame(width: 320, height: 60) // ✗ warning
.clipped()
```

Through a component:

```swift bad
struct Heading: View {
  let title: String

  var body: some View {
    Text(title)
      .font(.title2)
      .padding(.vertical, 4)
  }
}

struct Card: View {
  var body: some View {
    Heading(title: "Today")
      .frame(height: 44) // ✗ warning
  }
}
```

```swift bad
final class StampCell: UITableViewCell {
  private let titleLabel = UILabel()

  func build() {
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.text = "Lighthouse"
    contentView.addSubview(titleLabel)
    titleLabel.heightAnchor.constraint(equalToConstant: 24).isActive = true // ✗ warning : 24 points
  }
}
```

```xml bad file=Stamp.xib
<objects>
  <view id="vw-1">
    <subviews>
      <label text="Lighthouse" id="lb-1"> <!-- ✗ warning : 21 points -->
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
        <constraints><constraint firstAttribute="height" constant="21" id="c-1"/></constraints>
      </label>
    </subviews>
  </view>
</objects>
```

Padding behind a ground is no room in it:

```swift bad
Text("Start")
  .frame(height: 30) // ✗ warning
  .background(Color.mint)
  .padding(10)
```

```swift bad
extension View {
  func lettered(_ font: Font) -> some View { self.font(font) }
}

extension Text {
  func lettered(_ font: Font) -> Text { self.font(font) }
}

struct ShelfRow: View {
  let shelf: Shelf

  var body: some View {
    Text(shelf.story)
      .lettered(.body)
      .frame(height: 20) // ✗ warning
  }
}
```

The limit lets it grow too high all the same:

```swift bad
HStack { Text("Next step") }
  .frame(height: 28) // ✗ warning : 194%
  .background(.blue)
  .dynamicTypeSize(...DynamicTypeSize.accessibility2)
```

### Good

```swift good
VStack {
  Text("Start exploring")
    .frame(height: 24)
}
.minimumScaleFactor(0.5)
```

```swift good
VStack {
  Text("Start exploring")
    .frame(height: 32)
}
.dynamicTypeSize(...DynamicTypeSize.xxxLarge)
```

Words of a fixed size, by a modifier of the project that there is for texts and for other views:

```swift good
extension View {
  func lettered(_ font: Font) -> some View { self.font(font) }
}

extension Text {
  func lettered(_ font: Font) -> Text { self.font(font) }
}

enum Lettering {
  static let plain = Font.system(size: 15)
}

struct ShelfRow: View {
  let shelf: Shelf

  var body: some View {
    VStack {
      Text(shelf.story)
        .lettered(Lettering.plain)
        .frame(height: 20)
    }
  }
}
```

Words of a fixed size, room in the padding behind the frame, and words over a shape:

```swift good
VStack {
  Text("Consume")
    .font(.system(size: 15))
    .frame(height: 15)
    .clipped()
  Text("Open")
    .frame(height: 30)
    .padding(10)
    .background(Color.mint)
  Circle()
    .fill(Color.mint)
    .overlay { Text(day.number, format: .number).fixedSize() }
    .frame(maxWidth: 300, minHeight: 35, maxHeight: 35)
}
```

```swift good
Button { start() } label: {
  Text("Start exploring")
    .frame(maxWidth: .infinity)
    .frame(minHeight: 40)
}
```

```swift good
struct Bar: View {
  @ScaledMetric private var height = 44.0

  var body: some View {
    Text("Saved thoughts")
      .frame(height: height)
  }
}
```

Room enough, or no text:

```swift good
VStack {
  Text("Pace")
    .frame(height: 80)
  Image("cover")
    .resizable()
    .frame(height: 40)
  Divider()
    .frame(height: 20)
  ScrollView {
    Text(terms.body)
  }
  .frame(height: 150)
}
```

Letters in a round badge:

```swift good
Text("AB")
  .frame(width: 32, height: 32)
  .background(Circle())
```

```swift good
Text("Balance due today")
  .minimumScaleFactor(0.8)
  .frame(height: 30)
```

```swift good
GeometryReader { proxy in
  Text("Filter the stamps of all countries")
    .position(x: proxy.size.width / 2, y: 40)
    .frame(height: 30)
}
```

```swift good
final class StampCell: UITableViewCell {
  private let titleLabel = UILabel()
  private let badgeLabel = UILabel()
  private let plainLabel = UILabel()

  func build() {
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.text = "Lighthouse"
    titleLabel.heightAnchor.constraint(greaterThanOrEqualToConstant: 24).isActive = true
    badgeLabel.font = .preferredFont(forTextStyle: .caption1)
    badgeLabel.text = "3"
    NSLayoutConstraint.activate([
      badgeLabel.widthAnchor.constraint(equalToConstant: 24), badgeLabel.heightAnchor.constraint(equalToConstant: 24),
    ])
    plainLabel.font = .preferredFont(forTextStyle: .body)
    plainLabel.text = "Open"
    plainLabel.heightAnchor.constraint(equalToConstant: 60).isActive = true
    contentView.addSubview(titleLabel)
    contentView.addSubview(badgeLabel)
    contentView.addSubview(plainLabel)
  }
}
```

```xml good file=Stamp.xib
<objects>
  <view id="vw-1">
    <subviews>
      <label text="Lighthouse" id="lb-1">
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
        <constraints><constraint firstAttribute="height" relation="greaterThanOrEqual" constant="21" id="c-1"/></constraints>
      </label>
      <label text="Fixed in any case" id="lb-2">
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        <constraints><constraint firstAttribute="height" constant="21" id="c-2"/></constraints>
      </label>
    </subviews>
  </view>
</objects>
```

```swift good
Text("Add to calendar")
  .font(.body)
  .padding()
  .frame(height: 48)
```

Text that stops growing before it is too high:

```swift good
struct Steps: View {
  var body: some View {
    VStack { StepBar() }
      .dynamicTypeSize(...DynamicTypeSize.xLarge)
  }
}

struct StepBar: View {
  var body: some View {
    HStack { Text("Next step") }
      .frame(height: 28)
      .background(.blue)
  }
}
```

## How to fix it

Use a least height; the box looks the same and grows.

```swift fixed
Text("Start exploring")
  .frame(maxWidth: .infinity, minHeight: 40)
```

## Measured

Of 36 findings read on 26 apps during development, 36 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 19 of 23 undisputed.

## Sources

- WCAG 2.2: 1.4.4 Resize Text; 1.4.12 Text Spacing
- Apple, SwiftUI: `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`, `ScaledMetric`

"""###)

  private static let flashingContent = RuleDescription(
    id: #"flashing-content"#, title: #"Something blinks fast enough to be dangerous"#,
    category: #"Motion"#, severity: .error, confidence: .medium,
    wcag: [#"2.3.1"#, #"2.3.2"#],
    labels: [#"Reduced Motion"#],
    affects: #"People with photosensitive epilepsy can have a seizure; many others get a headache."#, since: #"0.1.0"#,
    page: ###"""
# flashing-content

## Why it matters

Three flashes a second is the limit that research supports; larger areas and red make it worse. A warning does not help,
because seeing it once can do the harm.

## What is reported

- **error**: a repeating animation of color or opacity, or a timer that turns a light on and off, with less than a sixth of a second between the changes.
- **warning**: the same in a frame of at most 100 points either way, around the view or around each use of its component:
  too small to be dangerous by WCAG, and nobody can read beside it.
- **warning**: such a timer with less than a third of a second, in a type that does not ask for Dim Flashing Lights.

The finding starts at the modifier or timer.

## What is not reported

- Slower changes, and changes that happen once.
- Fast movement without light and dark.
- Types that ask `accessibilityDimFlashingLights`.

## Examples

### Bad

```swift bad
Rectangle()
  .opacity(on ? 1 : 0)
  .animation(.linear(duration: 0.1).repeatForever(autoreverses: true), value: on) // ✗ error col 4
```

```swift bad
Rectangle().fill(isRed ? .red : .white)
  .onAppear {
    Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { _ in // ✗ warning
      isRed.toggle()
    }
  }
```

A small light that nothing tells to stop:

```swift bad
struct Toolbox: View {
  var body: some View {
    SendingLight()
      .frame(width: 32, height: 32)
  }
}

struct SendingLight: View {
  @State private var isLit = false

  var body: some View {
    Circle()
      .opacity(isLit ? 1 : 0)
      .animation(.linear(duration: 0.1).repeatForever(autoreverses: true), value: isLit) // ✗ warning : distracts
  }
}
```

### Good

```swift good
Rectangle()
  .opacity(on ? 1 : 0)
  .animation(.easeInOut(duration: 1).repeatForever(), value: on)
```

```swift good
Text("\(count)")
  .onReceive(Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()) { _ in count += 1 }
```

```swift good
struct Beacon: View {
  @Environment(\.accessibilityDimFlashingLights) var dims

  var body: some View {
    Circle().fill(isLit ? .white : .black)
      .onReceive(Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()) { _ in
        if !dims { isLit.toggle() }
      }
  }
}
```

```swift good
Rectangle().fill(isRed ? .red : .white)
  .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in isRed.toggle() }
```

## How to fix it

Change once, slowly, or stay still when Dim Flashing Lights is on.

```swift fixed
Rectangle().fill(.red)
  .opacity(on ? 1 : 0.5)
  .animation(.easeInOut(duration: 1), value: on)
```

## Measured

Of 1 findings read on one app during development, 1 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 0 of 1 undisputed.

## Sources

- WCAG 2.2: 2.3.1 Three Flashes or Below Threshold, 2.3.2 Three Flashes
- Apple, SwiftUI: `accessibilityDimFlashingLights`

"""###)

  private static let focusEffectDisabled = RuleDescription(
    id: #"focus-effect-disabled"#, title: #"The focus ring is removed"#,
    category: #"Keyboard & Switch"#, severity: .warning, confidence: .medium,
    wcag: [#"2.4.7"#, #"2.4.11"#],
    labels: [#"Voice Control"#],
    affects: #"People who use a keyboard cannot see which view the next key press acts on."#, since: #"0.1.0"#,
    page: ###"""
# focus-effect-disabled

## Why it matters

The focus ring is to the keyboard what the finger is to touch. Removing it for the sake of looks leaves people pressing
Tab in the dark.

## What is reported

- **warning**: `.focusEffectDisabled()` in a type that has no focus state and does not ask `isFocused`.

The finding starts at the modifier.

## What is not reported

- Types that draw the focus themselves.
- Text fields, whose caret shows it.
- Values decided when the app runs.

## Examples

### Bad

```swift bad
LazyVGrid(columns: columns) { Cards() }
  .focusable()
  .focusEffectDisabled() // ✗ warning col 4
```

```swift bad
Button("Save") { save() }
  .focusEffectDisabled(true) // ✗ warning
```

### Good

```swift good
struct Tile: View {
  @FocusState var isOn: Bool

  var body: some View {
    CardTile()
      .focusable()
      .focused($isOn)
      .focusEffectDisabled()
      .border(isOn ? Color.blue : Color.clear)
  }
}
```

```swift good
TextField("Name", text: $name)
  .focusEffectDisabled()
```

```swift good
Button("Save") { save() }
  .focusEffectDisabled(false)
```

```swift good
Button("Save") { save() }
  .focusEffectDisabled(isTouch)
```

## How to fix it

Delete it, or draw the focus yourself.

```swift fixed
Button("Save") { save() }
  .buttonStyle(.bordered)
```

## Measured

Not measured yet: in 149 apps it finds nothing, also with every rule on.

## Sources

- WCAG 2.2: 2.4.7 Focus Visible, 2.4.11 Focus Not Obscured
- Apple, SwiftUI: `focusEffectDisabled(_:)`

"""###)

  private static let focusNotManaged = RuleDescription(
    id: #"focus-not-managed"#, title: #"VoiceOver focus is lost after a change"#,
    category: #"VoiceOver"#, severity: .note, confidence: .medium,
    wcag: [#"2.4.3"#, #"3.3.1"#],
    labels: [#"VoiceOver"#],
    affects: #"People who use VoiceOver are moved to the top of the screen, or stay on a button that seems to do nothing."#, since: #"0.1.0"#,
    page: ###"""
# focus-not-managed

## Why it matters

VoiceOver focus is on a view. When the view goes away, or when something important appears elsewhere, the app has to say
where to continue. The system's sheets and alerts do this; a rejected form or a custom dialog does not.

## What is reported

- **note**: a button of a form with two or more fields whose code sets an error and returns, without moving the focus or announcing anything.
- **note**: a button that closes a dialog drawn by hand, without moving the focus.

The finding starts at the statement.

## What is not reported

- Code that sets a focus state or posts a notification.
- Errors that are shown in an alert or sheet.
- Forms with one field.

## Examples

### Bad

```swift bad
VStack {
  TextField("Name", text: $name)
  TextField("Mail", text: $mail)
  Button("Create account") {
    if name.isEmpty {
      nameError = "Enter a name" // ✗ note col 7
      return
    }
    submit()
  }
}
```

```swift bad
ZStack {
  Grid()
  if showModal {
    VStack {
      Text("Licence")
      Button("Close") { showModal = false } // ✗ note
    }
    .accessibilityAddTraits(.isModal)
  }
}
```

### Good

```swift good
struct Form: View {
  @AccessibilityFocusState var focus: Field?

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      TextField("Mail", text: $mail)
      Button("Create account") {
        if name.isEmpty {
          nameError = "Enter a name"
          focus = .name
          return
        }
        submit()
      }
    }
  }
}
```

```swift good
VStack {
  TextField("Code", text: $code)
  Button("Check") {
    if code.isEmpty {
      codeError = "Enter a code"
      return
    }
    check()
  }
}
```

```swift good
VStack {
  TextField("Name", text: $name)
  TextField("Mail", text: $mail)
  Button("Create account") { submit() }
}
.sheet(isPresented: $showModal) {
  Button("Close") { showModal = false }
}
```

```swift good
ZStack {
  Grid()
  if showModal {
    VStack {
      Text("Licence")
      Button("Close") {
        showModal = false
        AccessibilityNotification.ScreenChanged().post()
      }
    }
    .accessibilityAddTraits(.isModal)
  }
}
```

## How to fix it

Set an accessibility focus state to the first field that is wrong, or to what opened the dialog.

```swift fixed
struct Form: View {
  @AccessibilityFocusState var focus: Field?

  var body: some View {
    VStack {
      TextField("Name", text: $name)
        .accessibilityFocused($focus, equals: .name)
      TextField("Mail", text: $mail)
      Button("Create account") {
        if name.isEmpty {
          nameError = "Enter a name"
          focus = .name
          return
        }
        submit()
      }
    }
  }
}
```

## Measured

Not measured yet: in 149 apps none of its findings was judged right or wrong.

## Sources

- WCAG 2.2: 2.4.3 Focus Order, 3.3.1 Error Identification
- Apple, SwiftUI: `AccessibilityFocusState`

"""###)

  private static let fontBelowMinimum = RuleDescription(
    id: #"font-below-minimum"#, title: #"Text is smaller than 11 points"#,
    category: #"Dynamic Type"#, severity: .warning, confidence: .high,
    wcag: [#"1.4.4"#],
    labels: [#"Larger Text"#, #"Sufficient Contrast"#],
    affects: #"People with low vision, and everyone in bright sunlight, have trouble reading text of 8 or 9 points; many do not know that text can be enlarged."#, since: #"0.1.0"#,
    page: ###"""
# font-below-minimum

## Why it matters

The smallest text style on iPhone and iPad is 11 points at the default setting. Below that, letters are so few pixels
high that contrast and weight no longer help, and many people who cannot read them have never opened the text size
settings. What is worth showing is worth 11 points.

## What is reported

- **warning**: text whose font has less than 11 points at the default text size, whether it scales or not: `.system(size:)`,
  `.custom(_:size:)`, `UIFont`, constants of the project, and the starting value of a `@ScaledMetric`.

The finding starts at the font.

## What is not reported

- Fonts of a fixed size, which `fixed-font-size` reports: one change mends both.
- Symbols without words, and emoji.
- Superscripts (`baselineOffset`), marks in charts from 9 points, placeholders.
- Sizes that are not known here; other platforms; previews; menus and bars, which the system lays out.
- Projects made for the Mac only.

## Examples

### Bad

```swift bad
Text("Sponsored")
  .font(.custom("Lora", size: 9, relativeTo: .caption2)) // ✗ warning col 9 : 9 points
  .foregroundStyle(.primary)
```

```swift bad
struct Badge: View {
  @ScaledMetric(relativeTo: .caption2) private var size = 8.0
  static let small: CGFloat = 10

  var body: some View {
    VStack {
      Text("New").font(.system(size: size)) // ✗ warning : 8 points
      Text("Sale").font(.custom("Lora", size: 10, relativeTo: .caption)) // ✗ warning
      Text("Gone").font(.custom("Lora", size: Self.small, relativeTo: .footnote)) // ✗ warning
    }
  }
}
```

The size stands in another file:

```swift bad
struct PriceTag: View {
  var body: some View {
    Text("incl. VAT")
      .font(AppFont.legal) // ✗ warning col 13 : 9.5 points
  }
}
```

```swift file=AppFont.swift
enum AppFont {
  static let legal = Font.custom("Lora", size: 9.5, relativeTo: .caption2)
}
```

### Good

```swift good
VStack {
  Text("Sponsored").font(.caption2)
  Text("New").font(.system(size: 11))
  Image(systemName: "circle.fill").font(.system(size: 6))
  Text("★").font(.system(size: 8))
  Text("2").font(.system(size: 8)).baselineOffset(6)
}
```

A size that is not known here:

```swift good
struct Reader: View {
  @AppStorage("fontSize") private var fontSize = 9.0
  let captionSize: CGFloat

  var body: some View {
    VStack {
      Text("Chapter 1").font(.system(size: fontSize))
      Text("Page 2").font(.system(size: captionSize))
    }
  }
}
```

## How to fix it

```swift fixed
Text("Sponsored")
  .font(.caption2)
  .foregroundStyle(.primary)
```

## Measured

Of 2 findings read on one app during development, 2 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 2 of 2 undisputed.

## Sources

- WCAG 2.2: 1.4.4 Resize Text
- Apple, Human Interface Guidelines: Typography, minimum font sizes (iOS and iPadOS 11 points)

"""###)

  private static let genericLinkText = RuleDescription(
    id: #"generic-link-text"#, title: #"The text of a link or button does not say where it leads"#,
    category: #"VoiceOver"#, severity: .warning, confidence: .high,
    wcag: [#"2.4.4"#, #"2.4.6"#, #"2.4.9"#],
    labels: [#"VoiceOver"#, #"Voice Control"#],
    affects: #"People who go from link to link with the VoiceOver rotor hear “here, here, more”, and people who use Voice Control cannot tell which one they mean."#, since: #"0.1.0"#,
    page: ###"""
# generic-link-text

## Why it matters

Screen reader users often hear a link without the sentence around it: the rotor lists links alone, and swiping stops at
each of them alone. “Learn more” three times on one screen is three times the same. The text of a link is all there is
to identify it.

## What is reported

- **warning**: a `Link`, `NavigationLink` or `Button` whose whole name is an empty phrase such as “here”, “click here”,
  “learn more”, “read more” or “this”; a link whose words are “more”, “details”, “see all”, “view” or “open”; a link that
  shows a bare address.
- **warning**: `[here](…)` and its like in the Markdown of a `Text`.

The finding starts at the words.

## What is not reported

- Longer accessibility labels: “See all, For you” tells the list.
- A hint that names the target.
- Buttons that open text in place, items of menus and toolbars, and rows that are combined with the text they belong to.
- Words that come from a string table or from data.

## Examples

### Bad

```swift bad
Link(destination: privacyURL) {
  Text("Click here") // ✗ warning col 8 : Click here
}
.font(.footnote)
```

```swift bad
VStack {
  Button("Learn more") { showPlans() } // ✗ warning
  Text("To read how we earn money, go [here](https://example.com/affiliates).") // ✗ warning : here
  NavigationLink("See all", destination: AllStamps()) // ✗ warning
}
```

```swift bad
struct StoryView: View {
  let story: String
  @State private var isShown = false

  var body: some View {
    VStack {
      Text(story).lineLimit(3)
      Button("Read more") { isShown = true } // ✗ warning
    }
    .sheet(isPresented: $isShown) { StoryPage(story: story) }
  }
}
```

### Good

```swift good
Link("Privacy policy", destination: privacyURL)
  .font(.footnote)
```

```swift good
NavigationLink("See all", destination: AllStamps())
  .accessibilityLabel("See all, stamps of this month")
```

```swift good
VStack {
  Text(review.text).lineLimit(isExpanded ? nil : 3)
  Button("Read more") { isExpanded.toggle() }
}
```

```swift good
Menu("Stamp") {
  Button("Open") { open(stamp) }
  Button("Details") { show(stamp) }
}
```

```swift good
HStack {
  Text("Your storage is almost full.")
  Button("Learn more") { showStorage() }
}
.accessibilityElement(children: .combine)
```

```swift good
Text("See our [terms of use](https://example.com/terms) [^1].")
```

```swift good
struct EditorBar: View {
  let editor: Editor

  var body: some View {
    Button("Link") { editor.wrapSelectionWithLink() }
  }
}
```

```swift good
struct StoryView: View {
  let story: String
  @State private var isWhole = false

  var body: some View {
    VStack {
      Text(story).lineLimit(isWhole ? nil : 3)
      if !isWhole {
        Button("Read more") { isWhole = true }
      }
    }
  }
}
```

Where the kind of a place is the name of the link:

```swift good
HStack {
  Link("Website", destination: coin.site)
  Link("Telegram", destination: coin.chat)
}
```

## How to fix it

Say the target: the words “Read the privacy policy” work in a list of links as well as on the screen. Where there is no room, give the longer words as accessibility label, beginning with the words that are shown.

```swift fixed
Link(destination: privacyURL) {
  Text("Read the privacy policy")
}
.font(.footnote)
```

## Measured

Of 21 findings read on 13 apps during development, 21 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 4 of 5 undisputed.

## Sources

- WCAG 2.2: 2.4.4 Link Purpose (In Context), 2.4.6 Headings and Labels, 2.4.9 Link Purpose (Link Only)
- Apple, Human Interface Guidelines: Writing

"""###)

  private static let gestureInstruction = RuleDescription(
    id: #"gesture-instruction"#, title: #"A label or hint describes a gesture, which VoiceOver already explains and others perform differently"#,
    category: #"VoiceOver"#, severity: .warning, confidence: .high,
    wcag: [#"3.3.2"#, #"1.3.3"#],
    labels: [#"VoiceOver"#, #"Voice Control"#],
    affects: #"People who use VoiceOver hear the instruction twice, and people who use Switch Control, Voice Control or a keyboard hear one that does not apply to them."#, since: #"0.1.0"#,
    page: ###"""
# gesture-instruction

## Why it matters

VoiceOver explains how to activate an element, in the person's language and for the device in use. "Double tap to open"
in a hint repeats that, and is wrong foreveryone who uses a switch, a keyboard or their voice. A hint that says what
will happen is shorter and true foreveryone.

## What is reported

- **warning**: a hint, label or value that instructs to tap, double tap, click, press, swipe, pinch, drag, shake, or to
  touch and hold; UIKit's properties included.
- **note**: a short visible text that begins with a gesture and knows no other way, such as "Swipe left to dislike".

The finding starts at the literal.

## What is not reported

- Hints that tell the effect: "Shows stamp details."
- The same words as nouns: tap water, drag racing, press releases, a swipe file.
- Areas for direct touch, such as a piano or a drawing, where the gesture is the content.
- Identifiers, logs, texts from the model; previews.

## Examples

### Bad

```swift bad
StampPin(stamp: stamp)
  .accessibilityLabel(stamp.name)
  .accessibilityHint("Double tap to view stamp details") // ✗ warning col 22
```

```swift bad
ProductCard(product: product)
  .accessibilityElement(children: .ignore)
  .accessibilityLabel("\(product.title). Not saved. Double tap to view") // ✗ warning col 23
```

```swift bad
VStack {
  Button("Photo") { choosePhoto() }
    .accessibilityHint("Tap to change your photo") // ✗ warning
  Text(thought.preview)
    .accessibilityHint("Swipe left to delete this thought.") // ✗ warning
  Button("Record") { record() }
    .accessibilityHint(isRecording ? "Press and hold to stop" : "Starts a recording.") // ✗ warning
  Text("Swipe left to dislike") // ✗ note
}
```

```swift bad
final class DateScreen: UIViewController {
  private let dateButton = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    dateButton.accessibilityHint = "Double tap to open the date picker" // ✗ warning col 36
    dateButton.accessibilityLabel = NSLocalizedString("Swipe up to choose a date", comment: "") // ✗ warning
  }
}
```

```swift bad
final class DateScreen: UIViewController {
  private let dateButton = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    dateButton.accessibilityHint = localize(.pick_date_hint) // ✗ warning
  }
}
```

```strings file=Localizable.strings
"pick_date_hint" = "Double tap to open the date picker";
```

```swift bad
extension View {
  func cardHint(_ verb: String) -> some View {
    accessibilityHint("Double tap to \(verb)") // ✗ warning
  }
}
```

### Good

```swift good
final class DateScreen: UIViewController {
  private let dateButton = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    dateButton.accessibilityHint = "Opens the date picker."
    dateButton.accessibilityIdentifier = "tap to open"
  }
}
```

```swift good
StampPin(stamp: stamp)
  .accessibilityLabel(stamp.name)
  .accessibilityHint("Shows stamp details.")
```

```swift good
VStack {
  Button("Photo") { choosePhoto() }
    .accessibilityHint("Changes your photo.")
  ProductCard(product: product)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("\(product.title). Not saved")
}
```

The same words can be nouns:

```swift good
VStack {
  Text("Tap water is safe to drink here")
  Text("Press releases")
  Button("Drag racing") { open(.dragRacing) }
    .accessibilityHint("Shows races near you.")
  Label("Swipe file", systemImage: "folder")
  Text("Click wheel")
  Button("Undo") { undo() }
    .accessibilityHint("Explains the lesson Shake to Undo")
  Slider(value: $level) { Text("Level") }
    .accessibilityHint("Has buttons and single tap gesture alternatives.")
}
```

A text that names another way, or explains at length:

```swift good
VStack {
  Text("Swipe left or tap Delete")
  Text("Drag the rows with the handle at their end, or choose Move Up and Move Down in the menu of each row, as you like it best.")
}
```

Where fingers play or draw, the gesture is the point:

```swift good
PianoKeys()
  .accessibilityLabel("Piano")
  .accessibilityHint("Tap to play a note.")
  .accessibilityDirectTouch()
```

```swift good
VStack {
  Button("Zoom") { zoom() }
    .accessibilityIdentifier("double-tap-to-zoom")
  Text(step.instruction)
    .accessibilityHint(step.hint)
}
.onAppear { print("Double tap to continue") }
```

## How to fix it

Say what happens, in the third person, and let the system say how.

```swift fixed
StampPin(stamp: stamp)
  .accessibilityLabel(stamp.name)
  .accessibilityHint("Shows stamp details.")
```

## Measured

Of 33 findings read on 17 apps during development, 33 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 9 of 10 undisputed.

## Sources

- WCAG 2.2: 3.3.2 Labels or Instructions; 1.3.3 Sensory Characteristics
- Apple, SwiftUI: `accessibilityHint(_:)`; guidance on leaving the gesture and the control out of hints

"""###)

  private static let gestureOnlyAction = RuleDescription(
    id: #"gesture-only-action"#, title: #"Something works only with a long press, a double tap, a pinch or a drag, which many people cannot perform or discover"#,
    category: #"Touch"#, severity: .error, confidence: .medium,
    wcag: [#"2.5.1"#, #"2.1.1"#, #"2.5.7"#],
    labels: [#"VoiceOver"#, #"Voice Control"#],
    affects: #"People who cannot hold, pinch or drag, and people who use VoiceOver, Switch Control, Voice Control or a keyboard, cannot perform this action."#, since: #"0.1.0"#,
    page: ###"""
# gesture-only-action

## Why it matters

A hidden gesture takes steady hands and knowing that it exists. Someone who uses a switch cannot pinch; someone with
tremor cannot hold still for a long press; most people simply never discover it. The gesture can stay as a shortcut, as
long as there is a button that does the same.

## What is reported

- **error**: a long press, a tap that needs two taps or more, a magnify, rotate or drag gesture that does something,
  with no accessibility action on the view and no control in the same type that does the same.
- **warning**: an accessibility action is there, but no control that can be seen; a pinch beside two taps that do the same.
- **warning**: pages whose dots are hidden, on a state of the view that none of its controls changes; a **note** where marks
  of the project's own show the place, or a timer turns them as well.

- **warning**: in UIKit, a tap on a part of a view that is one accessibility element, or on a part that is none, and a long
  press on a cell, where the class has neither custom actions nor an `accessibilityActivate` of its own.

Three taps or more, which nobody tries by chance, are a note of low confidence, which is not shown by default.

The finding starts at the gesture modifier's name.

## What is not reported

- Gestures whose function is also called, or whose state is also changed, by a button, menu, stepper or context menu.
- Drags that only move something and let it spring back, or put the keyboard away; drags beside scrolling.
- Drawing and direct touch, games, and views with a representation.
- Gestures beside a tap that calls the same, with the same arguments.
- What a component or modifier is given to do, where each of its uses offers the same by a tap or control, by a
  representation around it, or gives the same to a tap.
- A long press on a control that only copies something; a drag on a toast that puts it away.
- Two taps that enlarge what a pinch enlarges: the pinch is reported.
- Decisions by swiping a card: `swipe-card-missing-actions`. Single taps: `tap-gesture-missing-button-trait`.
- A gesture on a control that opens a sheet, popover or page in which a control calls the same; what a function that makes
  a button is handed to do is done by a button.
- What a gesture does on the Mac only: `if platform.isMac { … }`.
- Hidden views, widgets, previews.
- A drag that only puts away what code takes away by itself after a while.
- Dragging over a chart, whose marks VoiceOver reads, gestures in code for debugging, and those that work in builds for
  testers only.
- A press of three seconds or more, and several taps, that open what the code calls a page for developers.
- Several taps on a line of text, which bring up something that is hidden on purpose (shown with low confidence).
- A gesture whose action is handed to the function that makes it; whoever calls it may offer the same otherwise.

## Examples

### Bad

```swift bad
struct VersionLine: View {
  @State private var showsServers = false

  var body: some View {
    Text("Version 3")
      .gesture(LongPressGesture(minimumDuration: 5).onEnded { _ in showsServers.toggle() }) // ✗ error
      .sheet(isPresented: $showsServers) { Text("Servers") }
  }
}
```

```swift bad
ProductCard(product: product)
  .onLongPressGesture { // ✗ error col 4
    createCollection(with: product)
  }
```

```swift bad
VStack {
  Image(decorative: photo.name)
    .scaleEffect(zoom)
    .gesture(MagnifyGesture().onChanged { zoom = $0.magnification }) // ✗ error col 6
  Image(decorative: photo.name)
    .onTapGesture(count: 2) { openFullScreen(photo) } // ✗ error col 6
}
```

```swift bad
struct PullToArchive: View {
  let thought: Thought
  @State private var angle = Angle.zero

  var body: some View {
    VStack {
      Text(thought.title)
        .gesture(DragGesture().onEnded { _ in archive() }) // ✗ error col 10
      Image(decorative: "dial")
        .rotationEffect(angle)
        .gesture(RotateGesture().onChanged { angle = $0.rotation }) // ✗ error
    }
  }

  private func archive() {}
}
```

The action is there for VoiceOver, but nothing to see for anybody else:

```swift bad
ThoughtRow(thought: thought)
  .onLongPressGesture { share(thought) } // ✗ warning
  .accessibilityAction(named: "Share") { share(thought) }
```

The gesture may be made elsewhere in the type:

```swift bad
struct Knob: View {
  @State private var level = 0.5
  let track: CGFloat

  var body: some View {
    Circle()
      .gesture(turn) // ✗ error col 8
  }

  private var turn: some Gesture {
    DragGesture().onChanged { value in
      level = value.location.x / track
    }
  }
}
```

Pages without dots and without a button that turns them:

```swift bad
struct Tour: View {
  @State private var page = 0

  var body: some View {
    TabView(selection: $page) { // ✗ warning col 5
      Text("Welcome").tag(0)
      Text("Collect stamps").tag(1)
    }
    .tabViewStyle(.page(indexDisplayMode: .never))
  }
}
```

```swift bad
struct DottedTour: View {
  @State private var page = 0

  var body: some View {
    VStack {
      TabView(selection: $page) { // ✗ note
        Text("Welcome").tag(0)
        Text("Collect stamps").tag(1)
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
      PageDots(count: 2, current: page)
    }
  }
}
```

A hold that is told apart from the tap by what it hands over does something of its own:

```swift bad
struct RemoteKey: View {
  let symbol: String
  let press: (Bool) -> Void

  var body: some View {
    Image(decorative: symbol)
      .simultaneousGesture(LongPressGesture().onEnded { _ in press(true) }) // ✗ error
      .highPriorityGesture(TapGesture().onEnded { press(false) })
  }
}
```

A closure that is only handed on to several parts is no other way, nor is a button that hands the same function another
value:

```swift bad
struct RemotePad: View {
  let press: (Bool) -> Void

  var body: some View {
    HStack {
      RemoteRing(press: press)
      BackKey { press($0) }
    }
  }
}

struct RemoteScreen: View {
  @State private var sent: [RemoteCommand] = []

  var body: some View {
    VStack {
      RemotePad { isLong in send(.back(isLong)) }
      Button("Lock") { send(.lock) }
    }
  }

  private func send(_ command: RemoteCommand) { sent.append(command) }
}

struct BackKey: View {
  let press: (Bool) -> Void

  var body: some View {
    Image(decorative: "back")
      .simultaneousGesture(LongPressGesture().onEnded { _ in press(true) }) // ✗ error
  }
}
```

A use without another way, and a tap that only begins as the swipe does:

```swift bad
struct SwipeToMark: ViewModifier {
  let onSwipe: () -> Void

  func body(content: Content) -> some View {
    content.gesture(DragGesture(minimumDistance: 30).onEnded { _ in onSwipe() }) // ✗ error
  }
}

struct ThoughtLine: View {
  let thought: Thought

  var body: some View {
    Text(thought.title)
      .onTapGesture { openDetails(thought) }
      .modifier(SwipeToMark(onSwipe: mark))
  }

  private func mark() { store.mark(thought) }
}
```

```swift bad
struct ZoomedMap: View {
  @State private var zoom = 1.0

  var body: some View {
    Image(decorative: "map")
      .scaleEffect(zoom)
      .gesture(MagnifyGesture().onChanged { zoom = $0.magnification }) // ✗ warning
      .onTapGesture(count: 2) { zoom = zoom > 1 ? 1 : 2 }
  }
}
```

```swift bad
struct Level: View {
  @Binding var value: Double

  var body: some View {
    Capsule()
      .gesture(DragGesture().onChanged { value = $0.location.x / 200 }) // ✗ error
  }
}

struct Mixer: View {
  @State private var volume = 0.5

  var body: some View {
    HStack {
      Level(value: $volume)
      Button("Mute") { volume = 0 }
    }
  }
}
```

Pages that turn by themselves show that there are more:

```swift bad
struct Banners: View {
  @State private var page = 0
  private let clock = Timer.publish(every: 5, on: .main, in: .common).autoconnect()

  var body: some View {
    TabView(selection: $page) { // ✗ note
      Text("Welcome").tag(0)
      Text("Collect stamps").tag(1)
    }
    .tabViewStyle(.page(indexDisplayMode: .never))
    .onReceive(clock) { _ in
      page = (page + 1) % 2
    }
  }
}
```

The button opens something else, and the function that is handed the deed only shows words:

```swift bad
struct ShelfButton: View {
  let library: Library
  @State private var showsHelp = false
  @State private var isLarge = false

  var body: some View {
    Button("Help") { showsHelp = true }
      .simultaneousGesture( // ✗ error
        DragGesture().onEnded { value in
          if value.translation.height < 0 { library.switchShelf(to: library.next) }
        }
      )
      .sheet(isPresented: $showsHelp) { Button("Close") { close() } }
    Text("Map")
      .onLongPressGesture { isLarge.toggle() } // ✗ error
    words("Map") { isLarge.toggle() }
  }

  private func words(_ title: String, later: @escaping () -> Void) -> some View {
    Text(title).onAppear(perform: later)
  }
}
```

What stands beside the use is handed another object, does something else with this one, or holds no control:

```swift bad
struct HoldTo: ViewModifier {
  let action: () -> Void

  func body(content: Content) -> some View {
    content.onLongPressGesture { action() } // ✗ error
  }
}

extension View {
  func holdTo(perform action: @escaping () -> Void) -> some View {
    modifier(HoldTo(action: action))
  }
}

struct ReplyPage: View {
  let post: PostModel
  let answer: PostModel

  var body: some View {
    VStack {
      Text(post.title)
        .holdTo { post.like() }
      Text(answer.title)
        .onTapGesture(count: 2) { answer.report() } // ✗ note
      LikeButton(model: answer)
      LikeCount(model: post)
    }
  }
}

struct LikeButton: View {
  let model: PostModel

  var body: some View {
    Button("Like") { model.like() }
  }
}

struct LikeCount: View {
  let model: PostModel

  var body: some View {
    Text(model.likes).onAppear { model.like() }
  }
}
```

```swift bad
import UIKit

final class MessageCell: UITableViewCell {
  private let avatarView = UIView()

  override func awakeFromNib() {
    super.awakeFromNib()
    isAccessibilityElement = true
    contentView.addSubview(avatarView)
    let tap = UITapGestureRecognizer(target: self, action: #selector(openSender))
    avatarView.addGestureRecognizer(tap) // ✗ warning
    let press = UILongPressGestureRecognizer(target: self, action: #selector(openMenu))
    addGestureRecognizer(press) // ✗ warning
  }

  @objc private func openSender() { delegate?.open(sender) }
  @objc private func openMenu() { delegate?.openMenu(message) }
}
```

### Good

A drag over no distance is a press, which a finger makes as a tap:

```swift good
struct StoryForward: View {
  var onSkip: () -> Void
  @State private var start: Date?

  var body: some View {
    Rectangle()
      .foregroundStyle(.clear)
      .contentShape(Rectangle())
      .gesture(press)
      .accessibilityLabel("Next story")
      .accessibilityAction { onSkip() }
  }

  private var press: some Gesture {
    DragGesture(minimumDistance: 0)
      .onChanged { _ in
        if start == nil { start = Date() }
      }
      .onEnded { _ in
        start = nil
        onSkip()
      }
  }
}
```

```swift good
ProductCard(product: product)
  .onLongPressGesture { createCollection(with: product) }
  .accessibilityAction(named: "Create collection") { createCollection(with: product) }
  .overlay(alignment: .topTrailing) {
    Button("Create collection") { createCollection(with: product) }
  }
```

```swift good
struct PhotoView: View {
  let photo: Photo
  @State private var zoom = 1.0

  var body: some View {
    VStack {
      Image(photo.name, label: Text(photo.caption))
        .scaleEffect(zoom)
        .gesture(MagnifyGesture().onChanged { zoom = $0.magnification })
      Stepper("Zoom", value: $zoom, in: 1...4)
    }
  }
}
```

```swift good
struct PostView: View {
  let post: Post

  var body: some View {
    VStack {
      Image(post.imageName, label: Text(post.caption))
        .onTapGesture(count: 2) { like() }
      Button("Like") { like() }
      Text(post.caption)
        .onLongPressGesture { copy() }
        .contextMenu {
          Button("Copy") { copy() }
        }
    }
  }

  private func like() {}
  private func copy() {}
}
```

Movement that changes nothing but the place:

```swift good
struct Sticker: View {
  @State private var offset = CGSize.zero
  @FocusState private var isFocused: Bool
  @State private var text = ""

  var body: some View {
    VStack {
      Circle()
        .offset(offset)
        .gesture(
          DragGesture()
            .onChanged { offset = $0.translation }
            .onEnded { _ in offset = .zero })
      TextField("Note", text: $text)
        .focused($isFocused)
      Color.clear
        .gesture(DragGesture().onEnded { _ in isFocused = false })
    }
  }
}
```

```swift good
VStack {
  LevelDial(level: level)
    .gesture(DragGesture().onChanged { level = $0.translation.width / 200 })
    .accessibilityRepresentation {
      Slider(value: $level) { Text("Level") }
    }
  Text("Next")
    .onTapGesture { next() }
    .accessibilityAddTraits(.isButton)
}
```

A drag that closes what is open, and a press that only shows itself:

```swift good
struct Player: View {
  @Environment(\.dismiss) private var dismiss
  @State private var dragOffset = CGFloat.zero
  @State private var isEditing = false

  var body: some View {
    VStack {
      Text("Now playing")
        .gesture(DragGesture().onChanged(handleDrag).onEnded(endDrag))
      Color.clear
        .onLongPressGesture(minimumDuration: 0.01, perform: {}) { isPressing in
          isEditing = isPressing
        }
    }
    .offset(y: dragOffset)
  }

  private func handleDrag(_ value: DragGesture.Value) {
    dragOffset = value.translation.height
  }

  private func endDrag(_ value: DragGesture.Value) {
    if value.translation.height > 100 { dismiss() } else { dragOffset = .zero }
  }
}
```

```swift good
List(stamps) { stamp in
  Text(stamp.name)
}
.gesture(
  DragGesture().onChanged { value in
    if value.translation.height < 0 {
      UIApplication.shared.endEditing()
    }
  }
)
```

What a drag beside scrolling does comes with the scrolling:

```swift good
List(stamps) { stamp in
  Text(stamp.name)
}
.simultaneousGesture(DragGesture().onChanged { _ in hideSuggestions() })
```

Pages that a button turns as well:

```swift good
struct GuidedTour: View {
  @State private var page = 0

  var body: some View {
    VStack {
      TabView(selection: $page) {
        Text("Welcome").tag(0)
        Text("Collect stamps").tag(1)
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
      Button("Next") { page += 1 }
    }
  }
}
```

A toast that goes away by itself as well:

```swift good
struct Toast: View {
  @State private var message: String?
  var body: some View {
    if let message {
      Text(message)
        .onAppear {
          DispatchQueue.main.asyncAfter(deadline: .now() + 10) { self.message = nil }
        }
        .gesture(
          DragGesture().onEnded { value in
            if value.translation.height < 0 { self.message = nil }
          })
    }
  }
}
```

A drag that changes part of the state that a control sets:

```swift good
struct Tabs: View {
  @State private var state = TabState.first
  var body: some View {
    VStack {
      Switcher(current: state, changed: { next in state = next })
      Pages(state)
        .gesture(DragGesture().onEnded { value in turn(value.translation.width) })
    }
  }

  func turn(_ width: CGFloat) {
    if width > 40 { state.index += 1 }
  }
}
```

```swift good
extension View {
  func onHold(perform action: @escaping () -> Void) -> some View {
    onLongPressGesture(minimumDuration: 0.5, perform: action)
  }
}
```

A door that only developers are to find:

```swift good
struct VersionLine: View {
  @State private var showsDeveloperSettings = false

  var body: some View {
    Text("Version 3")
      .gesture(LongPressGesture(minimumDuration: 5).onEnded { _ in showsDeveloperSettings.toggle() })
      .sheet(isPresented: $showsDeveloperSettings) { Text("Servers") }
  }
}
```

A tap beside it calls the same:

```swift good
struct SwatchTile: View {
  let tint: Color
  let onPress: (Bool) -> Void
  let onPick: () -> Void

  var body: some View {
    Circle()
      .fill(tint)
      .onLongPressGesture(minimumDuration: 0, pressing: onPress, perform: onPick)
      .simultaneousGesture(TapGesture().onEnded(onPick))
      .accessibilityAddTraits(.isButton)
  }
}
```

What the modifier is given, the row's tap does as well:

```swift good
struct SwipeToOpen: ViewModifier {
  let isEnabled: Bool
  let onSwipe: () -> Void
  @State private var travel = SwipeTravel()

  func body(content: Content) -> some View {
    content
      .gesture(swipe)
      .blur(radius: travel.blur)
  }

  private var swipe: some Gesture {
    DragGesture(minimumDistance: 30)
      .onChanged { value in
        guard isEnabled else { return }
        travel.update(with: value.translation.width)
      }
      .onEnded { _ in
        if travel.isFar { onSwipe() } else { travel.reset() }
      }
  }
}

struct MessageLine: View {
  let message: Message

  var body: some View {
    Text(message.text)
      .onTapGesture(perform: openByTap)
      .accessibilityAddTraits(.isButton)
      .modifier(SwipeToOpen(isEnabled: true, onSwipe: openBySwipe))
  }

  private func openByTap() { openThread(focused: false) }
  private func openBySwipe() { openThread(focused: true) }
}
```

A part of a control that stands for a button:

```swift good
struct SlideToPay: View {
  let pay: () async -> Void

  var body: some View {
    GeometryReader { proxy in
      SlideTrack(length: proxy.size.width, onCommit: { Task { await pay() } })
    }
    .accessibilityRepresentation {
      Button("Pay") { Task { await pay() } }
    }
  }
}

private struct SlideTrack: View {
  let length: CGFloat
  let onCommit: () -> Void

  var body: some View {
    Circle()
      .gesture(
        DragGesture(minimumDistance: 0).onEnded { value in
          if value.translation.width > length { onCommit() }
        })
  }
}
```

Held or tapped, it is told to do the same:

```swift good
struct BigKey: View {
  let onTap: () -> Void
  let onHold: () -> Void

  var body: some View {
    Text("Start")
      .simultaneousGesture(LongPressGesture().onEnded { _ in onHold() })
      .simultaneousGesture(TapGesture().onEnded { onTap() })
      .accessibilityAddTraits(.isButton)
  }
}

struct Remote: View {
  var body: some View {
    HStack {
      BigKey(onTap: start, onHold: start)
      BigKey(onTap: start) { start() }
    }
  }

  private func start() { device.start() }
}
```

```swift good
struct VolumeBar: View {
  @Binding var value: Double

  var body: some View {
    Capsule()
      .gesture(DragGesture().onChanged { value = $0.location.x / 200 })
  }
}

struct Mixer: View {
  @State private var volume = 0.5

  var body: some View {
    HStack {
      VolumeBar(value: $volume)
      Stepper("Volume", value: $volume, in: 0...1, step: 0.1)
    }
  }
}
```

Views that a function declares for itself:

```swift good
struct Shelves: View {
  @State private var shelf = Shelf.first

  var body: some View {
    page(for: shelf)
  }

  private func page(for shelf: Shelf) -> some View {
    var switcher: some View {
      ShelfSwitcher(current: shelf, changed: { next in self.shelf = next })
    }
    return ShelfList(shelf, header: switcher)
      .highPriorityGesture(DragGesture().onEnded { turn(by: $0.translation.width) })
  }

  private func turn(by width: CGFloat) {
    if width > 40 { shelf.index += 1 }
  }
}
```

```swift good
struct MessageToast: View {
  @ObservedObject var model: ToastModel

  var body: some View {
    Text(model.message)
      .gesture(
        DragGesture().onEnded { value in
          if value.translation.height > 40 { model.dismissNow() }
        })
  }
}
```

```swift good
Button("Website") { open(page) }
  .simultaneousGesture(LongPressGesture().onEnded { _ in UIPasteboard.general.string = page.absoluteString })
```

```swift good
Text(words)
  .onLongPressGesture {
    if Env.isDebug || Env.isTestFlight {
      reveal(words)
    }
  }
```

A function of the type makes the buttons:

```swift good
struct Tour: View {
  @State private var page = 0
  @State private var isLarge = false

  var body: some View {
    VStack {
      TabView(selection: $page) {
        Text("Welcome").tag(0)
        Text("Ready").tag(1)
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
      Text("Map")
        .onLongPressGesture { isLarge.toggle() }
      big("Next") { withAnimation { page += 1 } }
      big("Enlarge", action: { isLarge.toggle() })
    }
  }

  private func big(_ title: String, action: @escaping () -> Void) -> some View {
    Button(action: action) { Text(title).padding() }
  }
}
```

A swipe over the button that opens the list of the same things, and a deed for the pointer of the Mac:

```swift good
struct ShelfButton: View {
  let library: Library
  let platform: Platform
  @State private var showsShelves = false

  var body: some View {
    Button("Shelves") { showsShelves = true }
      .simultaneousGesture(
        DragGesture().onEnded { value in
          if value.translation.height < 0 { goOn() }
        }
      )
      .floatingPanel(isPresented: $showsShelves) { Shelves(library: library) }
    Text("Shelf")
      .simultaneousGesture(
        TapGesture(count: 2).onEnded {
          if platform.isMac { openWindow(id: "shelf") }
        })
  }

  private func goOn() { library.switchShelf(to: library.next) }
}

struct Shelves: View {
  let library: Library

  var body: some View {
    List(library.shelves) { shelf in
      ShelfRow(library: library, shelf: shelf)
    }
  }
}

struct ShelfRow: View {
  let library: Library
  let shelf: Shelf

  var body: some View {
    Button(shelf.title) { library.switchShelf(to: shelf) }
  }
}
```

A use that hands in nothing to do has no gesture:

```swift good
struct Stamp: View {
  let title: String
  var onHold: () -> Void = {}

  var body: some View {
    Text(title).onLongPressGesture { onHold() }
  }
}

struct Album: View {
  @State private var isLarge = false

  var body: some View {
    VStack {
      Stamp(title: "Mint", onHold: { isLarge.toggle() })
      Stamp(title: "Used")
      Button("Enlarge") { isLarge.toggle() }
    }
  }
}
```

A component beside it is handed the same object and has the button, whether the gesture is written out or made by a
modifier that is told what to do:

```swift good
struct DoubleTap: ViewModifier {
  @State private var hearts: [Heart] = []
  let action: () async throws -> Void
  let onError: (Error) -> Void

  func body(content: Content) -> some View {
    content
      .overlay { HeartRain(hearts: hearts) }
      .onTapGesture(count: 2) { place in handle(at: place) }
  }

  private func handle(at place: CGPoint) {
    hearts.append(Heart(place: place))
    Task {
      do { try await action() } catch { onError(error) }
    }
  }
}

extension View {
  func doubleTap(perform action: @escaping () async throws -> Void, onError: @escaping (Error) -> Void) -> some View {
    self.modifier(DoubleTap(action: action, onError: onError))
  }
}

struct PostPage: View {
  @StateObject private var post = PostModel()

  var body: some View {
    VStack {
      PostPictures(post: post)
        .doubleTap {
          try await post.like()
        } onError: { error in
          show(error)
        }
      Text(post.caption)
        .onLongPressGesture { post.save() }
      PostButtons(layout: .wide, model: post)
    }
  }

  private func show(_ error: Error) {}
}

struct PostButtons: View {
  let layout: PostLayout
  @ObservedObject var model: PostModel

  var body: some View {
    ForEach(PostDeed.allCases) { deed in
      button(for: deed)
    }
  }

  private func button(for deed: PostDeed) -> some View {
    Button {
      Task { try await run(deed) }
    } label: {
      Label(deed.title, systemImage: deed.symbol)
    }
  }

  private func run(_ deed: PostDeed) async throws {
    switch deed {
    case .like: try await model.like()
    case .save: model.save()
    }
  }
}
```

A toast that goes by itself is put away by its state as well, and the time to hold may be a constant:

```swift good
struct SavedToast: View {
  @Binding var isShown: Bool

  var body: some View {
    Text("Saved")
      .gesture(DragGesture().onEnded { _ in isShown = false })
  }
}

struct BuildLine: View {
  private let holdTime = 4.0

  var body: some View {
    Text("Build 12")
      .onLongPressGesture(minimumDuration: holdTime) { openHiddenPage() }
  }

  private func openHiddenPage() { router.openDebugMenu() }
}
```

```swift good
import UIKit

final class MessageCell: UITableViewCell {
  private let avatarView = UIView()

  override func awakeFromNib() {
    super.awakeFromNib()
    isAccessibilityElement = true
    contentView.addSubview(avatarView)
    let tap = UITapGestureRecognizer(target: self, action: #selector(openSender))
    avatarView.addGestureRecognizer(tap)
    accessibilityCustomActions = [UIAccessibilityCustomAction(name: senderTitle, target: self, selector: #selector(openSender))]
  }

  @objc private func openSender() -> Bool { delegate?.open(sender) ?? false }
}
```

## How to fix it

Keep the gesture as a shortcut and add a control that does the same.

```swift fixed
ProductCard(product: product)
  .onLongPressGesture { createCollection(with: product) }
  .accessibilityAction(named: "Create collection") { createCollection(with: product) }
  .overlay(alignment: .topTrailing) {
    Button("Create collection") { createCollection(with: product) }
  }
```

## Measured

Of 23 findings read on 25 apps during development, 22 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 9 of 17 undisputed.

## Sources

- WCAG 2.2: 2.5.1 Pointer Gestures; 2.1.1 Keyboard; 2.5.7 Dragging Movements
- Apple, Human Interface Guidelines: Accessibility, alternatives to gestures
- Apple, SwiftUI: `accessibilityAction(named:_:)`, `accessibilityZoomAction(_:)`

"""###)

  private static let gridColumnsFixed = RuleDescription(
    id: #"grid-columns-fixed"#, title: #"A grid keeps its columns when the text in its cells is three times as large"#,
    category: #"Dynamic Type"#, severity: .warning, confidence: .medium,
    wcag: [#"1.4.4"#, #"1.4.10"#],
    labels: [#"Larger Text"#],
    affects: #"People who use large text get words broken in the middle, or cells that show only the beginning."#, since: #"0.1.0"#,
    page: ###"""
# grid-columns-fixed

## Why it matters

Two columns on a phone are about 170 points wide each. At the largest text size that is room for six or seven letters,
so words are split and titles cut off. A single column gives text the whole width and is quick to add.

## What is reported

- **warning**: a `LazyVGrid` with two or more columns of `.fixed` or `.flexible` size, with words in its cells, in a type
  that never asks for the text size.
- **note**: columns with `.adaptive(minimum:)` of less than 160 points that do not grow with the text.

Columns are followed through constants and `Array(repeating:count:)`. The finding starts at the grid.

## What is not reported

- Grids of pictures, numbers, days or keys.
- Columns that are computed from the text size or the size class, and minimums from `@ScaledMetric`.
- One column.
- Placeholders, widgets, previews.
- Projects made for the Mac only.

## Examples

### Bad

```swift bad
struct Shop: View {
  let columns = [GridItem(.flexible()), GridItem(.flexible())]
  let products: [Product]

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns) { // ✗ warning col 7 : 2
        ForEach(products) { product in
          Text(product.title)
        }
      }
    }
  }
}
```

```swift bad
struct Shelf: View {
  let products: [Product]

  var body: some View {
    LazyVGrid(columns: GridLayout.twoUp) { // ✗ warning
      ForEach(products) { product in
        Text(product.title)
      }
    }
  }
}

enum GridLayout {
  static let column = GridItem(.flexible())
  static var twoUp: [GridItem] { [column, column] }
}
```

```swift bad
LazyVGrid(columns: Array(repeating: GridItem(.fixed(110)), count: 3)) { // ✗ warning
  ForEach(categories) { category in
    Label(category.name, systemImage: category.icon)
  }
}
```

```swift bad
LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))]) { // ✗ note : 100
  ForEach(categories) { category in
    Text(category.name)
  }
}
```

### Good

```swift good
struct Shop: View {
  @Environment(\.dynamicTypeSize) private var size
  let products: [Product]

  var body: some View {
    let columns = Array(repeating: GridItem(.flexible()), count: size.isAccessibilitySize ? 1 : 2)
    LazyVGrid(columns: columns) {
      ForEach(products) { product in
        Text(product.title)
      }
    }
  }
}
```

Cells without words:

```swift good
LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible()), GridItem(.flexible())]) {
  ForEach(photos) { photo in
    Image(photo.file)
  }
  ForEach(days) { day in
    Text("\(day.number)")
  }
}
```

```swift good
struct Tags: View {
  @ScaledMetric private var minimum = 100.0
  let tags: [Tag]

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: minimum))]) {
      ForEach(tags) { tag in
        Text(tag.name)
      }
    }
  }
}
```

```swift good
LazyVGrid(columns: [GridItem(.flexible())]) {
  ForEach(products) { product in
    Text(product.title)
  }
}
```

Keys:

```swift good
struct NumberPad: View {
  @Binding var digits: String

  var body: some View {
    LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible()), GridItem(.flexible())]) {
      ForEach(["1", "2", "3", "4", "5", "6"], id: \.self) { digit in
        KeyButton(title: digit) { digits += digit }
      }
    }
  }
}

struct KeyButton: View {
  let title: String
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      Text(title)
    }
  }
}
```

A private view that only previews use:

```swift good
private struct MockDashboard: View {
  var body: some View {
    LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
      Text("Living room and kitchen")
      Text("Thermostat on the wall")
    }
  }
}

#Preview {
  MockDashboard()
}
```

## How to fix it

Go to one column at the accessibility sizes.

```swift fixed
struct Shop: View {
  @Environment(\.dynamicTypeSize) private var size
  let products: [Product]

  var body: some View {
    LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: size.isAccessibilitySize ? 1 : 2)) {
      ForEach(products) { product in
        Text(product.title)
      }
    }
  }
}
```

## Measured

Of 37 findings read on 21 apps during development, 37 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 10 of 11 undisputed.

## Sources

- WCAG 2.2: 1.4.4 Resize Text; 1.4.10 Reflow
- Apple, Human Interface Guidelines: Typography, fewer columns at large sizes
- Apple, SwiftUI: `LazyVGrid`, `GridItem`

"""###)

  private static let hapticOnlyFeedback = RuleDescription(
    id: #"haptic-only-feedback"#, title: #"A vibration is the only sign that something happened"#,
    category: #"Hearing"#, severity: .note, confidence: .medium,
    wcag: [#"1.3.3"#, #"4.1.3"#],
    labels: [],
    affects: #"People who do not feel the phone, have it on a stand or have turned off vibration miss it; iPads do not vibrate at all."#, since: #"0.1.0"#,
    page: ###"""
# haptic-only-feedback

## Why it matters

A buzz for an error says that something is wrong, but only to those who feel it, and not what. An iPad says nothing.

## What is reported

- **note**: `notificationOccurred` in an action or a function of a view which changes nothing else.
- **note**: `.sensoryFeedback` of success, warning or error whose trigger is a state that nothing shows, and that is set
  where nothing else is.
- Functions of other types, of low confidence: somebody may show something beside it.

The finding starts at the call or modifier.

## What is not reported

- Ticks that go with a gesture: selection, impact, increase, decrease, alignment.
- Vibrations beside a change of a state, another call or an announcement; also one function up.
- Helpers and types made for vibrations.

## Examples

### Bad

```swift bad
struct Code: View {
  @State private var code = ""

  var body: some View {
    TextField("Code", text: $code)
      .onSubmit { validate() }
  }

  private func validate() {
    guard code.isEmpty else { return }
    UINotificationFeedbackGenerator().notificationOccurred(.error) // ✗ note col 39
  }
}
```

```swift bad
struct Camera: View {
  @State private var badForms = 0

  var body: some View {
    Preview()
      .sensoryFeedback(.warning, trigger: badForms) // ✗ note col 8
      .onReceive(analyzer) { _ in badForms += 1 }
  }
}
```

### Good

```swift good
struct Code: View {
  @State private var code = ""
  @State private var errorText = ""

  var body: some View {
    TextField("Code", text: $code)
      .onSubmit { validate() }
    Text(errorText)
  }

  private func validate() {
    guard code.count < 6 else { return }
    errorText = "The code has at least 6 characters."
    UINotificationFeedbackGenerator().notificationOccurred(.error)
  }
}
```

```swift good
struct Reminders: View {
  @State private var reminds = false
  @State private var saved = 0

  var body: some View {
    Toggle("Reminders", isOn: $reminds)
      .sensoryFeedback(.selection, trigger: reminds)
    Text("\(saved) saved")
      .sensoryFeedback(.success, trigger: saved)
      .onTapGesture { saved += 1 }
  }
}
```

```swift good
struct Camera: View {
  @State private var badForms = 0
  @State private var advice = ""

  var body: some View {
    Text(advice)
      .sensoryFeedback(.warning, trigger: badForms)
      .onReceive(analyzer) { _ in
        badForms += 1
        advice = "Keep your back straight."
      }
  }
}

final class Haptics {
  func error() { UINotificationFeedbackGenerator().notificationOccurred(.error) }
}
```

## How to fix it

Show it as well.

```swift fixed
Text(advice)
  .sensoryFeedback(.warning, trigger: badForms)
```

## Measured

Not measured yet: in 149 apps it finds nothing, also with every rule on.

## Sources

- WCAG 2.2: 1.3.3 Sensory Characteristics, 4.1.3 Status Messages
- Apple, Human Interface Guidelines: Playing haptics

"""###)

  private static let hardcodedColor = RuleDescription(
    id: #"hardcoded-color"#, title: #"A fixed color is combined with one that adapts, so text is hard to read in one of the appearances"#,
    category: #"Color"#, severity: .warning, confidence: .high,
    wcag: [#"1.4.3"#],
    labels: [#"Dark Interface"#, #"Sufficient Contrast"#],
    affects: #"People who use Dark Mode, many of them because bright light hurts, get black text on black."#, since: #"0.1.0"#,
    page: ###"""
# hardcoded-color

## Why it matters

Black text looks right on a white screen until someone turns on Dark Mode. Then the screen turns black, and the text
stays. A fixed color needs a fixed color to go with it; a color that adapts needs one that adapts.

## What is reported

- **warning**: a fixed color on the system's background that passes in the light appearance and fails in the dark one; a
  fixed background under text that has no color of its own and fails in one of the two.
- **warning**: the same of a label, field or button in UIKit whose two colors are set once.
- **warning**: the same of a label or button of a storyboard or xib.

The finding starts at the fixed color.

## What is not reported

- Both sides are fixed, or both adapt. Fixed pairs are judged by `text-contrast`.
- Components that set no background, where it cannot be told what they are put on.
- Colors with a branch on the color scheme, color sets with a dark variant, dynamic colors of UIKit.
- Apps, and components each use of which stands in something, that show one appearance only, in code (in SwiftUI, or on the window when the app begins) or by the
  settings of the Xcode project; previews, tests, generated code.
- Views that are only drawn into a picture, a page or a film, by `ImageRenderer` or a canvas of UIKit: they are light
  whatever people chose, and no screen lies behind them.
- In UIKit: files that choose the appearance of a window or screen themselves.

## Examples

### Bad

```swift bad
NavigationStack {
  Text(thought.preview)
    .foregroundColor(.black) // ✗ warning col 22
    .padding()
    .navigationTitle("Thoughts")
}
```

```swift bad
VStack { Text("Login").font(.largeTitle) }
  .frame(maxWidth: .infinity)
  .background(Color(red: 0.10, green: 0.10, blue: 0.10)) // ✗ warning col 15
```

A fixed row color below text of the system's color:

```swift bad
List {
  Text("Archived")
    .listRowBackground(Color.white) // ✗ warning col 24
}
```

```swift bad
final class NoteController: UIViewController {
  private let card = UIView()
  private let hintLabel = UILabel()
  private let dateLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    hintLabel.text = "Tap to write"
    hintLabel.textColor = .black // ✗ warning col 27 : UIColor.black
    card.backgroundColor = .secondarySystemBackground
    card.addSubview(hintLabel)
    view.addSubview(card)
    dateLabel.text = "Today"
    dateLabel.backgroundColor = .white // ✗ warning col 33 : UIColor.white
    view.addSubview(dateLabel)
  }
}
```

```xml bad file=Note.xib
<objects>
  <view id="vw-1">
    <subviews>
      <label text="Tap to write" id="lb-1">
        <color key="textColor" white="0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/> <!-- ✗ warning -->
      </label>
    </subviews>
    <color key="backgroundColor" systemColor="systemBackgroundColor"/>
  </view>
</objects>
```

A window that is light only for some is dark for others:

```swift bad
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    if Settings.isDay { window.overrideUserInterfaceStyle = .light }
    window.rootViewController = UIHostingController(rootView: Values())
    self.window = window
  }
}

struct Values: View {
  var body: some View {
    NavigationStack {
      Text("Today")
        .foregroundColor(.black) // ✗ warning
        .navigationTitle("Values")
    }
  }
}
```

The window is light for some only:

```swift bad
@main
struct DiaryApp: App {
  @AppStorage("isLight") private var isLight = false

  var body: some Scene {
    WindowGroup {
      Diary()
        .onAppear { if isLight { UIApplication.shared.windows.first?.overrideUserInterfaceStyle = .light } }
    }
  }
}

struct Diary: View {
  var body: some View {
    List { Text("Today").foregroundColor(.black) } // ✗ warning
  }
}
```

A card that is shared as it is shown:

```swift bad
struct ShareScreen: View {
  let score: Int

  var body: some View {
    NavigationStack {
      ScoreCard(score: score)
      Button("Share") { share(ImageRenderer(content: ScoreCard(score: score)).uiImage) }
    }
  }
}

struct ScoreCard: View {
  let score: Int

  var body: some View {
    List { Text("Score: \(score)").foregroundColor(.black) } // ✗ warning
  }
}
```

### Good

The delegate keeps the window light:

```swift good
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.overrideUserInterfaceStyle = .light
    window.rootViewController = UIHostingController(rootView: Values())
    self.window = window
  }
}

struct Values: View {
  var body: some View {
    NavigationStack {
      Text("Today")
        .foregroundColor(.black)
        .navigationTitle("Values")
    }
  }
}
```

The component is used in dark surroundings only:

```swift good
struct Theatre: View {
  var body: some View {
    VStack { Plays() }.colorScheme(.dark)
  }
}

struct Plays: View {
  var body: some View {
    VStack { Text("Hamlet") }
      .background(Color(red: 0.1, green: 0.1, blue: 0.1))
  }
}
```

```swift good
NavigationStack {
  Text(thought.preview)
    .foregroundStyle(.primary)
    .padding()
    .navigationTitle("Thoughts")
}
```

```swift good
VStack { Text("Login").font(.largeTitle).foregroundStyle(.white) }
  .frame(maxWidth: .infinity)
  .background(Color(red: 0.10, green: 0.10, blue: 0.10))
```

A branch on the appearance:

```swift good
struct Thoughts: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    NavigationStack {
      Text("Today").foregroundStyle(scheme == .dark ? Color.white : Color.black).navigationTitle("Thoughts")
    }
  }
}
```

A component that may stand on a fixed card:

```swift good
struct CardTitle: View {
  let text: String

  var body: some View { Text(text).foregroundStyle(.black) }
}
```

```swift good
final class NoteController: UIViewController {
  private let hintLabel = UILabel()
  private let dateLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    overrideUserInterfaceStyle = .light
    view.backgroundColor = .systemBackground
    hintLabel.text = "Tap to write"
    hintLabel.textColor = .black
    view.addSubview(hintLabel)
  }
}

final class DayController: UIViewController {
  private let dateLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    dateLabel.text = "Today"
    dateLabel.textColor = .label
    view.addSubview(dateLabel)
  }
}
```

A card that is only drawn to be shared, by functions of the project as well:

```swift good
struct ShareButtons: View {
  let score: Int

  var body: some View {
    VStack {
      Button("Share") { share(ScoreCard(score: score).picture()) }
      Button("Print") { share(page(of: ScorePage(score: score))) }
      Button("Send") { share(ImageRenderer(content: ScoreStamp(score: score)).uiImage) }
    }
  }

  private func page(of content: some View) -> Data {
    let host = UIHostingController(rootView: content)
    return UIGraphicsPDFRenderer(bounds: host.view.bounds).pdfData { context in
      context.beginPage()
      host.view.layer.render(in: context.cgContext)
    }
  }
}

extension View {
  @MainActor func picture() -> UIImage? {
    ImageRenderer(content: frame(width: 300)).uiImage
  }
}

struct ScoreCard: View {
  let score: Int

  var body: some View {
    List { Text("Score: \(score)").foregroundColor(.black) }
  }
}

struct ScorePage: View {
  let score: Int

  var body: some View {
    List { Text("Score: \(score)").foregroundColor(.black) }
  }
}

struct ScoreStamp: View {
  let score: Int

  var body: some View {
    VStack { Text("Score: \(score)") }
      .background(.white)
  }
}
```

The window is light from the moment the app appears:

```swift good
@main
struct LightApp: App {
  var body: some Scene {
    WindowGroup {
      Diary()
        .onAppear { UIApplication.shared.windows.first?.overrideUserInterfaceStyle = .light }
    }
  }
}

struct Diary: View {
  var body: some View {
    List { Text("Today").foregroundColor(.black) }
  }
}
```

## Measured

Of 8 findings read on 8 apps during development, 7 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 4 of 6 undisputed.

"""###)

  private static let headerTraitMissing = RuleDescription(
    id: #"header-trait-missing"#, title: #"Text looks like a heading but is not marked as one, so VoiceOver users cannot jump to it"#,
    category: #"VoiceOver"#, severity: .warning, confidence: .medium,
    wcag: [#"1.3.1"#, #"2.4.6"#, #"2.4.10"#],
    labels: [#"VoiceOver"#],
    affects: #"People who use VoiceOver have to go through every item of a long screen, because there are no headings to jump between."#, since: #"0.1.0"#,
    page: ###"""
# header-trait-missing

## Why it matters

Sighted people skim: the eye jumps from one large line to the next until it finds the section. VoiceOver offers the same
with its Headings rotor, but only for text that is marked. Otherwise, finding "Popular near you" means listening to
everything above it, every time.

## What is reported

- **warning**: a text in the style `largeTitle`, `title`, `title2` or `title3` that comes first in a vertical group with
  other content below it, or stands in a row with "See all", without `.isHeader`. Of words that are only known when the app
  runs those count that are called a title, or that share a row with a link and have the things of a collection below them.
- **warning**: `.accessibilityHeading` without the trait: the level alone is not spoken.
- **note**: the same in the style `headline`, and a bold line of 13 points or more in a bar that the app makes itself, beside
  the button that closes what it is the title of.
- **warning**: the label that a table's `viewForHeaderInSection` gives back; the only label of a class of headers for tables
  and collections; a label of a screen in UIKit that is called a title, in a title font or bold from 22 points on; a label
  of a storyboard or xib that looks so. The finding starts where the label is made.

A text that a screen puts into a component is judged where the component shows it. The finding starts at the text.

## What is not reported

- Texts with `.isHeader`, on themselves or on the element that combines them.
- Headers of a `Section`, navigation titles, titles of `GroupBox` and `ContentUnavailableView`: the system marks them.
- Numbers, prices, timers, single signs, and the hero number of a card.
- The words beside a setting and above one field or other control, whatever their style, sentences in `headline`, and toasts and banners.
- Titles of boxes side by side; titles of rows and cards in a `List` or `ForEach`, text inside controls, text that is combined with more text.
- A second large text directly below the first; text that stands alone; hidden text; previews.
- Titles in a component that most of its uses put in rows, grids of data, menus or labels of controls; previews count for
  nothing.
- A symbol with two lines from the model beside it and nothing below: a status.
- Values, also of something that is called a header: `header.temperature`.
- Words that end in a colon right above one value, which ends the phrase.
- The figure in a row of texts that share a baseline, such as "72 bpm".
- The one line of a screen that has nothing to show or failed, and questions in `headline`.
- A notice that comes up and asks: a `headline` under a condition with nothing but words, pictures and two buttons or more,
  one of which takes it away again.
- In UIKit: labels with any trait or label, handed on, in cells, in the navigation bar, beside another label of the same
  header; titles that are sentences or that code replaces in an outlet.

## Examples

### Bad

A page that a drag puts away has a heading all the same:

```swift bad
struct Confirmation: View {
  @State private var offset: CGFloat = 0

  var body: some View {
    VStack {
      Text("Delete the album?").font(.title2).bold() // ✗ warning col 7
      Text("The photos in it stay in the library.")
      Button("Delete", role: .destructive) { delete() }
    }
    .offset(y: offset)
    .gesture(DragGesture().onChanged { offset = $0.translation.height }.onEnded { _ in offset = 0 })
  }
}
```

```swift bad
VStack(alignment: .leading) {
  Text("New Arrivals").font(.title2).bold() // ✗ warning col 3
  ProductGrid(products: arrivals)
}
```

A branch that begins with a large text is a section of its own, whatever stands above it:

```swift bad
struct Charts: View {
  let songs: [Song]
  let albums: [Album]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("This week's charts are new each Friday.")
        if !songs.isEmpty {
          Text("Songs").font(.title2).bold() // ✗ warning col 11
          SongGrid(songs: songs)
        }
        if !albums.isEmpty {
          Text("Albums").font(.title2).bold() // ✗ warning col 11
          AlbumGrid(albums: albums)
        }
      }
    }
  }
}
```

So is what a property gives that holds several views:

```swift bad
struct Plans: View {
  var body: some View {
    VStack { free }
  }

  @ViewBuilder private var free: some View {
    Text("Your plan".uppercased()).font(.title3) // ✗ warning col 5
    Text("Up to three boards, shared with two people.")
  }
}
```

```swift bad
struct Details: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      HStack {
        Text("Fingerprint").font(.system(size: 15, weight: .bold)) // ✗ note col 9
        Spacer()
        CloseButton { dismiss() }
      }
      Text("Compare these words with those on the other phone.")
    }
  }
}

struct CloseButton: View {
  let action: () -> Void

  var body: some View {
    Button("Close", action: action)
  }
}
```

```swift bad
HStack {
  Text("For You").font(.title3) // ✗ warning col 3
  Spacer()
  Button("See all") { showForYou() }
    .accessibilityLabel("See all, For You")
}
```

```swift bad
ScrollView {
  VStack {
    Text("Settings").font(.title).accessibilityHeading(.h1) // ✗ warning col 5
    Toggle("Reminders", isOn: $reminds)
    Toggle("Sounds", isOn: $sounds)
  }
}
```

```swift bad
struct Welcome: View {
  var body: some View {
    VStack {
      Text("Find adaptive clothing") // ✗ warning col 7
        .font(.system(.largeTitle, design: .serif, weight: .bold))
      Text("Answer a few questions and we will suggest clothes that fit how you dress.")
      Button("Get started") {}
    }
  }
}
```

```swift bad
VStack(alignment: .leading) {
  Text("Reviews").font(.headline) // ✗ note col 3
  ForEach(reviews) { Text($0.text) }
}
```

The next section of the same column:

```swift bad
VStack(alignment: .leading) {
  Text("Open today until eight.")
  Text("Store hours").font(.title2).bold() // ✗ warning
  Text("Monday to Saturday")
}
```

A font of the design system, also when one of the project's own modifiers sets it:

```swift bad
extension Font {
  static let titleSmall = Font.system(size: 17, weight: .semibold)
}

extension View {
  func sectionTitle() -> some View {
    font(.titleSmall).frame(maxWidth: .infinity, alignment: .leading)
  }
}

struct Streaks: View {
  var body: some View {
    VStack {
      VStack(alignment: .leading) {
        Text("This month").font(.titleSmall) // ✗ note col 9
        Calendar()
      }
      VStack(alignment: .leading) {
        Text("Personal records").sectionTitle() // ✗ note col 9
        Records()
      }
    }
  }
}
```

Over two fields, over a control with words of its own, and over a page of which the field is only a part:

```swift bad
struct Account: View {
  let isReady: Bool
  @State private var day = Date()
  @State private var minutes = 15
  @State private var mail = ""
  @State private var name = ""
  @State private var isPublic = false

  var body: some View {
    ScrollView {
      VStack {
        Text("Account").font(.title2) // ✗ warning
        TextField("Mail", text: $mail)
        TextField("Name", text: $name)
      }
      VStack {
        Text("Privacy").font(.title2) // ✗ warning
        Toggle("Show my profile", isOn: $isPublic)
      }
      VStack {
        Text("Invite friends").font(.title2) // ✗ warning
        TextField("Mail of a friend", text: $name)
        Button("Send") { send() }
      }
      VStack {
        Text("2. The day").font(.title2) // ✗ warning
        DatePicker("Day of the visit", selection: $day)
          .datePickerStyle(.compact)
      }
      VStack {
        Text("Reminders").font(.title2) // ✗ warning
        HStack {
          Text("Minutes before")
          Picker("Minutes before", selection: $minutes) { Text("15").tag(15) }
            .labelsHidden()
        }
      }
      VStack {
        Text("Invite friends").font(.title2) // ✗ warning
        if isReady {
          ScrollView { FriendList() }
          TextField("Name of a friend", text: $name)
        }
      }
      VStack {
        Text("Pick a colour").font(.title2) // ✗ warning
        HStack {
          Button("Red") { paint(.red) }
          Button("Blue") { paint(.blue) }
        }
      }
    }
  }
}
```

```swift bad
VStack {
  Text("Before you begin…") // ✗ warning
    .font(.title3)
  Text("Charge the device, and keep it at hand.")
}
```

```swift bad
final class SettingsController: UITableViewController {
  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let view = UIView()
    let label = UILabel() // ✗ warning col 17
    label.text = section == 0 ? "Look" : "Sound"
    view.addSubview(label)
    return view
  }
}

final class CategoryHeaderView: UICollectionReusableView {
  let label = UILabel() // ✗ warning col 15

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}

final class WelcomeController: UIViewController {
  private let titleLabel: UILabel = {
    let label = UILabel() // ✗ warning : title
    label.font = .preferredFont(forTextStyle: .title1)
    label.text = "Before you start"
    return label
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(titleLabel)
  }
}
```

```xml bad file=Welcome.xib
<objects>
  <view id="vw-1">
    <subviews>
      <label text="Thanks for your support" id="lb-1"> <!-- ✗ warning col 7 : bold, 22 points -->
        <fontDescription key="fontDescription" type="boldSystem" pointSize="22"/>
      </label>
      <label text="What is new" id="lb-2"> <!-- ✗ warning : title2 -->
        <fontDescription key="fontDescription" style="UICTFontTextStyleTitle2"/>
      </label>
    </subviews>
  </view>
</objects>
```

A number that is filled in, but not counted, is part of a title, and so is what is counted at its end:

```swift bad
struct Release: View {
  let release: AppRelease

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(release.name) history").font(.title2) // ✗ warning
      ChangeList(release: release)
    }
    VStack(alignment: .leading) {
      Text("Changes in \(release.count) places").font(.title2) // ✗ warning
      PlaceList(release: release)
    }
  }
}
```

A branch that is shown when there is nothing may head what it offers instead, and the kind of a result is no place of
nothing:

```swift bad
struct Cart: View {
  let model: CartModel

  var body: some View {
    VStack {
      if model.items.isEmpty {
        VStack(alignment: .leading) {
          Text("You may like these").font(.title2) // ✗ warning
          ProductGrid(products: model.suggestions)
        }
      }
      VStack(alignment: .leading) {
        if model.isApproved {
          Text("Approved by us").font(.title2) // ✗ warning
        } else if model.warnings?.isEmpty ?? true {
          Text("Not yet approved").font(.title2) // ✗ warning
        }
        Text(model.explanation).font(.footnote)
      }
    }
  }
}
```

What is always there, leads to a list, or leaves no way to put it aside is a section all the same:

```swift bad
VStack {
  VStack {
    Text("Backup").font(.headline) // ✗ note col 5
    Text("Last night")
    Button("Back up now") { backUp() }
    Button("Not now") { showsBackup = false }
  }
  if hasFriends {
    VStack {
      Text("Friends").font(.headline) // ✗ note col 7
      FriendList()
      Button("Invite") { invite() }
      Button("Hide") { hidesFriends = true }
    }
  }
  if isTravelling {
    VStack {
      Text("On the way").font(.headline) // ✗ note col 7
      Text("Your train is on time")
      Button("Tickets") { showTickets() }
      Button("Map") { showMap() }
    }
  }
}
```

On a page that a modifier of the project lets people leave by a swipe:

```swift bad
struct ArticlePage: View {
  let article: Article

  var body: some View {
    VStack(alignment: .leading) {
      Text(article.title) // ✗ warning
        .font(.title)
      ArticleText(article: article)
    }
    .leavesBySwipe { close() }
  }
}

extension View {
  func leavesBySwipe(_ leave: @escaping () -> Void) -> some View {
    gesture(DragGesture().onEnded { _ in leave() })
  }
}
```

What stands above a list, a paragraph or several lines heads them, with a colon or without:

```swift bad
struct Visit: View {
  let visit: Trip

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("What you saw:").font(.title2) // ✗ warning
        ForEach(visit.places) { PlaceRow(place: $0) }
      }
      VStack(alignment: .leading) {
        Text("What we wrote:").font(.title2) // ✗ warning
        Text(visit.description)
      }
      VStack(alignment: .leading) {
        Text("Who came along:").font(.title2) // ✗ warning
        Text(visit.guide)
        Text(visit.driver)
      }
    }
  }
}
```

```swift bad
struct Shelf: View {
  let name: String
  let items: [String]

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(name).font(.title2).bold() // ✗ warning col 9
        Spacer()
        NavigationLink("See all \(name)", value: name)
      }
      ForEach(items, id: \.self) { Text($0) }
    }
  }
}
```

### Good

A value beside the way to its history:

```swift good
struct Balance: View {
  let amount: String

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(amount).font(.title2)
        Spacer()
        NavigationLink("History", value: amount)
      }
      Text("As of today")
    }
  }
}
```


The beginning of a phrase that the one value below it ends:

```swift good
struct Lobby: View {
  let room: Room

  var body: some View {
    VStack(alignment: .leading) {
      Text("You are about to enter:").font(.headline)
      Text(room.name).font(.subheadline)
      Button("Enter") { enter(room) }
    }
    VStack(alignment: .leading) {
      Text("Your host is called:").font(.title3)
      Text("\(room.host)")
    }
  }
}
```

In the place of what is not there, or failed, whatever it says:

```swift good
struct Shelf: View {
  let model: ShelfModel

  var body: some View {
    if model.books.isEmpty {
      VStack {
        Image(decorative: "shelf")
        Text("Your shelf is bare").font(.title)
        Text("Add a book with the button below.")
        Button("Add a book") { model.add() }
      }
    } else {
      BookGrid(books: model.books)
    }
    switch model.phase {
    case .failed:
      VStack {
        Text("That went badly").font(.title)
        Text("Try again later.")
      }
    case .done: BookGrid(books: model.lent)
    }
  }
}
```

Rows, boxes and counts, made by functions and properties:

```swift good
struct Game: View {
  let model: GameModel

  var body: some View {
    ForEach(model.rounds, content: tile)
    HStack {
      box("Left")
      rightBox
    }
    VStack {
      Text(recordsLabel).font(.title)
      RecordChart(records: model.records)
    }
    VStack {
      Text(verbatim: "\(model.points) points").font(.title)
      RecordChart(records: model.records)
    }
  }

  private var recordsLabel: String { "\(model.records.count) records" }

  private func tile(_ round: Round) -> some View {
    VStack {
      Text("One more round").font(.title2)
      Text(round.words)
    }
  }

  private func box(_ side: String) -> some View {
    GroupBox {
      VStack {
        Text("The one side").font(.title2)
        Text(side)
      }
    }
  }

  private var rightBox: some View {
    GroupBox {
      VStack {
        Text("The other side").font(.title2)
        Text("Right")
      }
    }
  }
}
```

How many there are is a number, and no heading:

```swift good
struct Records: View {
  let model: RecordsModel

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(model.records.count) records").font(.title2.bold())
      RecordChart(records: model.records)
    }
  }
}
```

```swift good
struct Status: View {
  let model: ModelState
  let header: Weather

  var body: some View {
    VStack {
      status
      Button("Ask") { ask() }
      VStack(alignment: .trailing) {
        Text(header.currentTemp)
          .font(.system(size: 34, weight: .semibold))
        Text(header.range)
          .font(.footnote)
      }
    }
  }

  private var status: some View {
    HStack {
      Image(systemName: model.symbol)
      VStack(alignment: .leading) {
        Text(model.title).font(.headline)
        Text(model.message).font(.caption)
      }
      Spacer()
    }
  }
}
```

```swift good
VStack(alignment: .leading) {
  Text("New Arrivals").font(.title2).bold()
    .accessibilityAddTraits(.isHeader)
  ProductGrid(products: arrivals)
}
```

The system marks these:

```swift good
NavigationStack {
  List {
    Section("Reminders") {
      Toggle("Daily", isOn: $daily)
    }
    Section {
      Toggle("Weekly", isOn: $weekly)
    } header: {
      Text("Reports").font(.title3)
    }
  }
  .navigationTitle("Settings")
}
```

Large, but no heading:

```swift good
VStack {
  VStack {
    Text(timerText)
      .font(.largeTitle)
      .monospacedDigit()
    Text("minutes left")
  }
  VStack {
    Text("\(score)").font(.title)
    Text("points")
  }
  VStack {
    Text(price, format: .currency(code: "EUR")).font(.title2)
    Text("including delivery")
  }
}
```

Rows, cards and controls have titles, not headings:

```swift good
VStack {
  List(thoughts) { thought in
    VStack {
      Text(thought.title).font(.title3)
      Text(thought.preview)
    }
  }
  ForEach(products) { product in
    VStack {
      Text(product.title).font(.title3)
      Text(product.price)
    }
  }
  Button { start() } label: {
    VStack {
      Text("Start").font(.title2)
      Text("Takes five minutes")
    }
  }
}
```

```swift good
VStack {
  VStack {
    Text("Coit Tower").font(.title2)
    Text("Telegraph Hill").font(.title3)
  }
  .accessibilityElement(children: .combine)
  .accessibilityAddTraits(.isHeader)
  VStack {
    Text("Welcome").font(.largeTitle)
      .accessibilityHidden(true)
    Text("Good to see you")
  }
  ContentUnavailableView {
    Text("Nothing yet").font(.title)
  } description: {
    Text("Your stamps will show up here.")
  }
}
```

What stands beside a setting or above a field is its label, and a sentence or a passing message heads nothing:

```swift good
struct Chart: View {
  @State private var kind = 0
  @State private var mail = ""

  var body: some View {
    VStack {
      HStack {
        Text("Kind of chart").font(.headline)
        Spacer()
        Picker("Kind of chart", selection: $kind) { Text("Lines").tag(0) }
      }
      Text("Mail address").font(.largeTitle)
      TextField("Mail address", text: $mail)
    }
  }
}

struct SnoozeRow: View {
  @State private var hours = 1

  var body: some View {
    HStack {
      VStack {
        Text("Snooze for").font(.headline)
        Text("\(hours) hours").font(.title3)
      }
      Stepper("Hours", value: $hours)
    }
  }
}

struct SavedToast: View {
  var body: some View {
    VStack {
      Text("Saved").font(.headline)
      Text("You will find it in your list.")
    }
  }
}

struct Choice: View {
  var body: some View {
    VStack {
      Text("Please choose one of these.").font(.headline)
      Button("One") {}
    }
  }
}
```

A text and the one control below it, each pair in a group of its own or one after the other:

```swift good
struct BudgetForm: View {
  @State private var amount = ""
  @State private var name = ""
  @State private var notes = ""
  @State private var period = 0
  @State private var share = 0.5
  @State private var start = Date()
  @State private var isShared = false

  var body: some View {
    ScrollView {
      VStack {
        Spacer()
        Text("Amount").font(.title2).fontWeight(.semibold)
        HStack {
          Text("$")
          TextField("0.00", text: $amount)
          Button("Clear") { amount = "" }
        }
        .padding()
        Text("Leave it empty for no limit").font(.caption)
        Spacer()
      }
      VStack(alignment: .leading) {
        Text("Notes").font(.headline)
        TextEditor(text: $notes)
        if notes.isEmpty {
          Text("Write at least a word.").font(.footnote)
        }
      }
      VStack {
        Text("Period").font(.title2)
        Picker("Period", selection: $period) { Text("Month").tag(0) }
          .pickerStyle(.wheel)
      }
      VStack {
        Text("Share").font(.title3)
        Slider(value: $share) { Text("Share") }
      }
      VStack {
        Text("First day").font(.title3)
        DatePicker("First day", selection: $start)
          .labelsHidden()
      }
      VStack {
        Text("Shared with others").font(.title3)
        Toggle("Shared with others", isOn: $isShared)
          .labelsHidden()
      }
      VStack(alignment: .leading) {
        Text("Name").font(.headline)
        RoundedField(text: $name)
        Text("Colour").font(.headline)
        Menu("Red") { Button("Blue") { paint() } }
      }
    }
  }
}

struct RoundedField: View {
  @Binding var text: String

  var body: some View {
    TextField("Rent", text: $text)
      .padding()
      .background(RoundedRectangle(cornerRadius: 8).stroke())
  }
}
```

```swift good
VStack {
  Text("Uploading…")
    .font(.title3)
  ProgressView()
}
```

Sentences and messages of what goes on, with a name filled in:

```swift good
VStack {
  Text("Connecting to \(host)…")
    .font(.title2)
  ProgressView("Connecting")
}
VStack {
  Text("No notes were found for version \(version).")
    .font(.headline)
  Text("Look again later.")
}
```

A component that its uses put in buttons and rows, one use in a preview of a setting aside:

```swift good
struct CardTitle: View {
  let title: String
  var body: some View {
    VStack(alignment: .leading) {
      Text(title).font(.headline)
      Text("Tap to open").font(.caption)
    }
  }
}

struct Shelf: View {
  var body: some View {
    VStack {
      Button { open() } label: { CardTitle(title: "Garden") }
      ForEach(cards) { CardTitle(title: $0.title) }
      CardTitle(title: "Example")
    }
  }
}
```

A figure with its unit, an empty screen, and a question:

```swift good
VStack {
  HStack(alignment: .firstTextBaseline) {
    Text(title).font(.system(size: 50).bold())
    if let unit {
      Text(unit).font(.system(size: 20))
    }
  }
  VStack {
    Text("No stamps yet").font(.title2)
    Text("Visit a place to collect its stamp.")
  }
  VStack {
    Text("Send the report?").font(.headline)
    Text("It holds no names.")
  }
}
```

```swift good
final class SettingsController: UITableViewController {
  private lazy var countTitle: UILabel = {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .title1)
    label.accessibilityTraits = .header
    label.text = "Settings"
    return label
  }()
  private let barTitle = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    barTitle.font = .boldSystemFont(ofSize: 24)
    barTitle.text = "Settings"
    navigationItem.titleView = barTitle
    view.addSubview(countTitle)
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let label = UILabel()
    label.text = "Look"
    label.accessibilityTraits.insert(.header)
    return label
  }
}

final class EmptyHeaderController: UITableViewController {
  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let label = UILabel()
    label.backgroundColor = .clear
    return label
  }
}

final class DayHeaderView: UITableViewHeaderFooterView {
  let label = UILabel()

  func build() {
    contentView.addSubview(label)
    accessibilityTraits = .header
  }
}
```

```xml good file=Welcome.xib
<objects>
  <view id="vw-1">
    <subviews>
      <label text="Thanks for your support" id="lb-1">
        <accessibility key="accessibilityConfiguration"><accessibilityTraits key="traits" header="YES"/></accessibility>
        <fontDescription key="fontDescription" type="boldSystem" pointSize="22"/>
      </label>
      <label text="12" id="lb-2"><fontDescription key="fontDescription" style="UICTFontTextStyleTitle2"/></label>
      <label text="You can change this later." id="lb-3">
        <fontDescription key="fontDescription" style="UICTFontTextStyleTitle3"/>
      </label>
    </subviews>
  </view>
  <tableViewCell id="cl-1">
    <label text="Row title" id="lb-4"><fontDescription key="fontDescription" style="UICTFontTextStyleTitle3"/></label>
  </tableViewCell>
</objects>
```

```swift good
HStack {
  GroupBox {
    VStack {
      Text("Become a member").font(.title2)
      Text("From two euros").font(.caption)
    }
  }
  GroupBox {
    VStack {
      Text("Give once").font(.title2)
      Text("What you like").font(.caption)
    }
  }
}
```

A face made of signs:

```swift good
VStack {
  Text("(•_•) ( •_•)>⌐■-■ (⌐■_■) ok")
    .font(.title2)
  Text("ଘ(੭*ˊᵕˋ)੭* ̀ˋ")
    .font(.title3)
  Text("Nothing here yet")
}
```

The name of a thing in one of many tiles:

```swift good
struct StampTile: View {
  let title: String

  var body: some View {
    VStack {
      Text(title)
        .font(.headline)
      Text("Mint")
    }
  }
}
```

What goes on, in a row over a picture:

```swift good
CameraPicture()
  .overlay(alignment: .bottom) {
    HStack {
      Image(systemName: state.symbol)
      Text(state.title)
        .font(.title2)
    }
    Text(state.hint)
  }
```

A card that comes up and asks:

```swift good
struct FoundGift: View {
  @State private var found = GiftFinder()

  var body: some View {
    if found.showsCard {
      HStack {
        Image(systemName: "gift")
        VStack {
          Text("A voucher was found in your photos").font(.headline)
          Text(found.code)
          HStack {
            Button("Use it") { found.use() }
            Button("Leave it") { found.dismissCard() }
          }
        }
      }
    }
  }
}
```

## How to fix it

Add the trait; nothing changes for the eye.

```swift fixed
VStack(alignment: .leading) {
  Text("New Arrivals").font(.title2).bold()
    .accessibilityAddTraits(.isHeader)
  ProductGrid(products: arrivals)
}
```

## Measured

Of 243 findings read on 77 apps during development, 243 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 122 of 142 undisputed.

## Sources

- WCAG 2.2: 1.3.1 Info and Relationships; 2.4.6 Headings and Labels; 2.4.10 Section Headings
- Apple, Human Interface Guidelines: VoiceOver, titles and headings
- Apple, SwiftUI: `AccessibilityTraits.isHeader`, `accessibilityHeading(_:)`

"""###)

  private static let hintRepeatsLabel = RuleDescription(
    id: #"hint-repeats-label"#, title: #"A hint repeats the label, is phrased as a command or is too long"#,
    category: #"VoiceOver"#, severity: .note, confidence: .medium,
    wcag: [#"3.3.2"#],
    labels: [#"VoiceOver"#],
    affects: #"People who use VoiceOver listen to words that add nothing, every time they pass the control."#, since: #"0.1.0"#,
    page: ###"""
# hint-repeats-label

## Why it matters

A hint comes after the name, the role and a pause, and many people turn hints off. It is worth its time if it says, in a
few words, what the control does and people could not guess from the name.

## What is reported

- **note**: a hint that has the same words as the label.
- **note**: a hint that begins with an order (“Open the settings”) where Apple’s convention is the third person (“Opens the
  settings.”).
- **note**: a hint of more than 120 characters.

The finding starts at the hint’s text.

## What is not reported

- Hints of text fields, which may tell a format.
- Hints that tell more than the label.
- Hints from a string table or from data.
- Gestures in hints, which `gesture-instruction` reports.

## Examples

### Bad

```swift bad
Button { addNotes() } label: { Image(systemName: "note.text") }
  .accessibilityLabel("Add notes")
  .accessibilityHint("Add notes") // ✗ note col 22 : Add notes
```

```swift bad
Toggle("Simplified interface", isOn: $simple)
  .accessibilityHint("Show larger buttons") // ✗ note : command
```

### Good

```swift good
Button { addNotes() } label: { Image(systemName: "note.text") }
  .accessibilityLabel("Add notes")
  .accessibilityHint("Saves personal notes about this place.")
```

```swift good
TextField("Code", text: $code)
  .accessibilityHint("Enter the six digits from the letter.")
```

```swift good
Button("Delete") { delete() }
  .accessibilityHint("Removes the stamp from the collection.")
```

```swift good
TextField("Name", text: $name)
  .accessibilityHint(hasError ? errorText : "")
```

```swift good
Button("Share") { share() }
  .accessibilityHint("share.hint")
```

## How to fix it

Say what happens, in the third person and in a few words, or delete the hint.

```swift fixed
Toggle("Simplified interface", isOn: $simple)
  .accessibilityHint("Shows larger buttons and fewer options.")
```

## Measured

Of 4 findings read on 3 apps during development, 4 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 3 of 3 undisputed.

## Sources

- WCAG 2.2: 3.3.2 Labels or Instructions
- Apple, SwiftUI: `accessibilityHint(_:)`; UIKit: `accessibilityHint`

"""###)

  private static let hitAreaOutsideLabel = RuleDescription(
    id: #"hit-area-outside-label"#, title: #"A frame around a button does not enlarge its touch target, so people with limited dexterity still miss it"#,
    category: #"Touch"#, severity: .error, confidence: .high,
    wcag: [#"2.5.8"#],
    labels: [#"Voice Control"#],
    affects: #"People with tremor or limited dexterity tap in the space that was meant for them, and nothing happens."#, since: #"0.1.0"#,
    page: ###"""
# hit-area-outside-label

## Why it matters

Someone wanted to do the right thing and gave the button 44 points. In SwiftUI the label is what responds to touch; a
frame, padding or content shape written after the button only reserves space around it. The layout looks generous, but
the button is still only as large as its icon, which is worse than a visibly small one: people aim well and are ignored.

## What is reported

- **error**: `.frame`, `.padding` or `.contentShape` on the outside of a `Button`, `Menu`, `NavigationLink` or `Link`
  whose label has a written frame under 44 points.
- **warning**: the same around a label whose size follows from its symbol and stays a third or more under 44 points.

The finding starts at the first such modifier on the outside.

## What is not reported

- Frames, padding and content shapes inside the label, and outer ones when the label is large enough by itself.
- Outer frames that are no larger than the label, and padding around a label that is a line of text.
- Outer modifiers that do reach the label: `font`, `imageScale`, `controlSize`, `buttonStyle`, `labelStyle`.
- Outer frames around flexible labels: resizable images, shapes, and labels that take all the width they get.
- Text buttons of the automatic style, bordered and glass buttons: the system pads them.
- Rows of lists and forms, items in bars and menus, styles that frame `configuration.label`, labels that are not known.
- Space around a control that has a tap gesture of its own.
- Tappable views that are not controls: their modifiers count when they stand before the gesture.
- Projects made for the Mac only.

## Examples

### Bad

```swift bad
Button(action: record) {
  Image(systemName: "mic.fill")
}
.frame(minWidth: 48, minHeight: 48) // ✗ warning col 2
.accessibilityLabel("Record thought")
```

```swift bad
HStack {
  Button { showsEditor = true } label: {
    Label("Edit profile", systemImage: "pencil.circle").labelStyle(.iconOnly)
  }
  .frame(width: 44, height: 44) // ✗ warning col 4
  .contentShape(Rectangle())
}
```

```swift bad
VStack {
  Button { close() } label: {
    Image("close")
      .resizable()
      .frame(width: 20, height: 20)
  }
  .accessibilityLabel("Close")
  .padding(12) // ✗ error col 4
  Menu {
    Button("Rename") { rename() }
  } label: {
    Image(systemName: "ellipsis")
      .frame(width: 30, height: 30)
  }
  .accessibilityLabel("More actions")
  .frame(width: 48, height: 48) // ✗ error
}
```

```swift bad
struct HelpCorner: View {
  var body: some View {
    NavigationLink(value: "help") {
      Image(systemName: "questionmark.circle")
    }
    .accessibilityLabel("Help")
    .contentShape(Rectangle()) // ✗ warning col 6
  }
}
```

```swift bad
Button { showsLyrics = true } label: {
  Image(systemName: "text.bubble")
}
.onTapGesture { showsLyrics = true }
.padding(12) // ✗ warning col 2
```

### Good

```swift good
Button(action: record) {
  Image(systemName: "mic.fill")
    .frame(minWidth: 48, minHeight: 48)
    .contentShape(.rect)
}
.accessibilityLabel("Record thought")
```

The label is large enough; what follows is layout:

```swift good
VStack {
  Button { showsEditor = true } label: {
    Label("Edit profile", systemImage: "pencil.circle")
      .labelStyle(.iconOnly)
      .frame(width: 44, height: 44)
      .contentShape(.rect)
  }
  .padding(.trailing, 8)
  Button { start() } label: {
    Text("Start exploring")
      .frame(maxWidth: .infinity, minHeight: 56)
  }
  .padding(.horizontal)
}
```

Some things on the outside do reach the label:

```swift good
HStack {
  Button { play() } label: { Image(systemName: "play.fill") }
    .font(.largeTitle)
    .frame(width: 48, height: 48)
    .accessibilityLabel("Play")
  Button { open(photo) } label: {
    Image(photo.name)
      .resizable()
      .scaledToFill()
  }
  .frame(width: 80, height: 80)
  .accessibilityLabel(photo.caption)
  Button { pick(.red) } label: { Circle().fill(.red) }
    .frame(width: 44, height: 44)
    .accessibilityLabel("Red")
}
```

The system pads these by itself:

```swift good
VStack {
  Button("Edit") { edit() }
    .padding()
  Button { add() } label: { Image(systemName: "plus") }
    .buttonStyle(.bordered)
    .padding()
    .accessibilityLabel("Add")
  List {
    Button { openHelp() } label: { Image(systemName: "questionmark.circle") }
      .frame(minHeight: 44)
      .accessibilityLabel("Help")
  }
  .toolbar {
    Button { share() } label: { Image(systemName: "square.and.arrow.up") }
      .padding()
      .accessibilityLabel("Share")
  }
}
```

A style can frame the label of every button that uses it:

```swift good
struct RoundStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(minWidth: 48, minHeight: 48)
      .contentShape(.circle)
  }
}

struct Recorder: View {
  var body: some View {
    Button {
    } label: {
      Image(systemName: "mic.fill")
    }
    .buttonStyle(RoundStyle())
    .padding()
    .accessibilityLabel("Record thought")
  }
}
```

For a gesture, what stands before it counts:

```swift good
Image(systemName: "xmark")
  .frame(width: 48, height: 48)
  .contentShape(.rect)
  .onTapGesture { dismiss() }
  .accessibilityAddTraits(.isButton)
  .accessibilityLabel("Close")
```

A gesture of its own reacts around the button:

```swift good
Button { showsLyrics = true } label: {
  Image(systemName: "text.bubble")
}
.padding(12)
.onTapGesture { showsLyrics = true }
.padding(-12)
```

## How to fix it

Move the frame into the label and let all of it react.

```swift fixed
Button(action: record) {
  Image(systemName: "mic.fill")
    .frame(minWidth: 48, minHeight: 48)
    .contentShape(.rect)
}
.accessibilityLabel("Record thought")
```

## Measured

Of 26 findings read on 18 apps during development, 26 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 12 of 15 undisputed.

## Sources

- WCAG 2.2: 2.5.8 Target Size (Minimum)
- Apple, SwiftUI: `Button`, `contentShape(_:eoFill:)`
- Reports from the field: anyproto/anytype-swift #4846, CruGlobal/godtools-swift #1204, code-payments/code-ios-app #743

"""###)

  private static let hoverOnlyContent = RuleDescription(
    id: #"hover-only-content"#, title: #"A control appears only on hover"#,
    category: #"Keyboard & Switch"#, severity: .warning, confidence: .medium,
    wcag: [#"1.4.13"#, #"2.1.1"#],
    labels: [#"VoiceOver"#, #"Voice Control"#],
    affects: #"People who use touch, a keyboard, a switch or VoiceOver never get the control, because they do not hover."#, since: #"0.1.0"#,
    page: ###"""
# hover-only-content

## Why it matters

Only a mouse or trackpad hovers. A delete button that appears under the pointer does not exist for anyone without one.

## What is reported

- **warning**: a control that is shown, or made visible, by a state that `.onHover` sets and by nothing else.
- **note**: with the option `requireHoverEffect`, a view with a tap gesture that has no effect under a pointer.

The finding starts at the condition or the control.

## What is not reported

- Hover that changes only a color or background.
- Controls that other states show as well.
- Tooltips with `.help`.

## Examples

### Bad

```swift bad
StampRow(stamp: stamp)
  .onHover { isHovering = $0 }
  .overlay {
    if isHovering { // ✗ warning
      Button("Delete") { confirmDelete() }
    }
  }
```

```swift bad
HStack {
  Text("Draft")
  Button("Share") { share() } // ✗ warning
    .opacity(isHovering ? 1 : 0)
}
.onHover { inside in isHovering = inside }
```

### Good

```swift good
StampRow(stamp: stamp)
  .onHover { isHovering = $0 }
  .background(isHovering ? Color.gray : Color.clear)
  .swipeActions { Button("Delete") { confirmDelete() } }
```

```swift good
StampRow(stamp: stamp)
  .onHover { isHovering = $0 }
  .overlay {
    if isHovering || isSelected { Button("Delete") { confirmDelete() } }
  }
```

```swift good
StampRow(stamp: stamp)
  .onHover { isHovering = $0 }
  .overlay {
    if isHovering { Text("Tip") }
  }
```

```swift good
Button("Share") { share() }
  .opacity(isHovering ? 1 : 0.8)
  .onHover { isHovering = $0 }
```

## How to fix it

Show it always, or offer the same in a context menu, swipe actions or an accessibility action.

```swift fixed
StampRow(stamp: stamp)
  .swipeActions {
    Button("Delete", role: .destructive) { confirmDelete() }
  }
```

## Measured

Not measured yet: in 149 apps it finds nothing, also with every rule on.

## Sources

- WCAG 2.2: 1.4.13 Content on Hover or Focus, 2.1.1 Keyboard
- Apple, SwiftUI: `onHover(perform:)`

"""###)

  private static let ibControlMissingLabel = RuleDescription(
    id: #"ib-control-missing-label"#, title: #"A control in a storyboard or xib has no text, so VoiceOver and Voice Control users cannot tell what it does"#,
    category: #"VoiceOver"#, severity: .error, confidence: .high,
    wcag: [#"4.1.2"#, #"1.1.1"#, #"2.5.3"#],
    labels: [#"VoiceOver"#, #"Voice Control"#],
    affects: #"People who use VoiceOver hear a file name, or only "button" or "switch", and people who use Voice Control have no name to say."#, since: #"0.1.0"#,
    page: ###"""
# ib-control-missing-label

## Why it matters

Interface Builder shows the image of a button, but not that it has no name. VoiceOver then reads the file name, "ic
filter 24", or only "button". A switch next to a label has no name either: the label is a separate element, so people
who reach the switch hear "switch button, on" and have to guess which one it is.

## What is reported

- **error**: a button or a bar button that shows an image and has no title and no accessibility label, in the file, in
  the tables that translate it, or in Swift code.
- **error**: a button whose title code takes away, `setTitle("", for: .normal)`, and that gets no other words: what lies
  under it is not its name.
- **warning**: the same with a symbol that iOS most likely speaks by the word for the deed, such as "Close" for `xmark`; see
  `icon-button-missing-label`.
- **warning**: a segment or tab that shows an image and has no title; a switch, slider or stepper without an
  accessibility label; an image that VoiceOver stops at and that has none.
- **warning**: a text field whose placeholder is its only name and which code fills: once there is text, the placeholder is
  not spoken.
- **warning**: a button that does something and has neither a title nor an image nor a label.

The finding starts at the element in the file.

## What is not reported

- What Swift code names through an outlet: in `didSet`, in `viewDidLoad`, in a `configure` function, in an extension, in
  a base class, in another file. An outlet that is not connected to the control names nothing.
- Controls of a class that gives itself a name, and controls inside a view that is one element itself.
- Outlets that are handed to other code, lists of outlets, and classes that the project does not declare in Swift: they
  may be named there.
- Properties set in the Identity inspector (User Defined Runtime Attributes), when they may give words.
- Items of the system (`systemItem`), info and close buttons, a switch that is the accessory view of its cell.
- Views of a storyboard that stand beside the controller in no view and are connected to nothing: nobody shows them. In a xib,
  a control that was left beside the object that code loads.
- Controls that are hidden and that no code shows, and what lies in a view with an alpha of 0 that nothing is connected to;
  launch screens, files for other platforms, tests.

Comments in a storyboard or xib are gone when Xcode saves it, so there are no directives in them. To silence a finding,
record it in a baseline (`curbcut baseline`), or set the rule off for the file with `overrides` in the configuration.

## Examples

### Bad

```xml bad file=Filter.xib
<objects>
  <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="FilterScreen">
    <connections>
      <outlet property="closeButton" destination="btn-cl-ose" id="o-1"/>
    </connections>
  </placeholder>
  <view id="vw-1">
    <subviews>
      <button id="btn-cl-ose"> <!-- ✗ warning col 7 : VoiceOver most likely says only “Close” -->
        <state key="normal" image="xmark" catalog="system"/>
      </button>
      <button id="btn-ic-on"> <!-- ✗ error col 7 : VoiceOver reads the file name “ic_filter” -->
        <state key="normal" image="ic_filter"/>
      </button>
    </subviews>
  </view>
</objects>
```

```swift file=FilterScreen.swift
final class FilterScreen: UIViewController {
  @IBOutlet private var closeButton: UIButton!
  // Named, but connected to nothing in the file.
  @IBOutlet private var filterButton: UIButton! {
    didSet { filterButton.accessibilityLabel = String(localized: "Filters") }
  }
}
```

```xml bad file=Main.storyboard
<objects>
  <viewController id="vc-1" customClass="ListScreen">
    <navigationItem key="navigationItem" title="Stamps" id="ni-1">
      <barButtonItem key="rightBarButtonItem" image="ic_add" id="bb-1"/> <!-- ✗ error col 7 -->
    </navigationItem>
    <view key="view" id="vw-1">
      <subviews>
        <label text="Remind me" id="lb-1"/>
        <switch on="YES" id="sw-1"/> <!-- ✗ warning col 9 : whether it is on -->
        <slider id="sl-1"/> <!-- ✗ warning col 9 -->
        <segmentedControl id="sg-1">
          <segments>
            <segment title="" image="list.bullet" catalog="system"/> <!-- ✗ warning col 13 -->
            <segment title="Map"/>
          </segments>
        </segmentedControl>
        <imageView image="hero" id="im-1"> <!-- ✗ warning col 9 -->
          <accessibility key="accessibilityConfiguration">
            <bool key="isElement" value="YES"/>
          </accessibility>
        </imageView>
      </subviews>
    </view>
  </viewController>
</objects>
```

A label of blanks is none, and code may set a picture where the file has none:

```xml bad file=Player.xib
<objects>
  <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="PlayerScreen">
    <connections>
      <outlet property="playButton" destination="btn-pl-ay" id="o-1"/>
    </connections>
  </placeholder>
  <view id="vw-1">
    <subviews>
      <button id="btn-pl-ay"> <!-- ✗ error col 7 : Code sets only an icon -->
        <accessibility key="accessibilityConfiguration" label=" "/>
      </button>
    </subviews>
  </view>
</objects>
```

```swift file=PlayerScreen.swift
final class PlayerScreen: UIViewController {
  @IBOutlet var playButton: UIButton!
  func show(_ isPlaying: Bool) {
    playButton.setImage(UIImage(named: isPlaying ? "pause" : "play"), for: .normal)
  }
}
```

A clear button over a picture or words that are no part of it, and a key of several that a loop empties:

```xml bad file=Pad.xib
<objects>
  <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="PadScreen">
    <connections>
      <outlet property="downButton" destination="btn-do-wn" id="o-1"/>
      <outlet property="oneButton" destination="btn-on-e1" id="o-2"/>
      <outlet property="sendButton" destination="btn-se-nd" id="o-3"/>
      <outlet property="callButton" destination="btn-ca-ll" id="o-4"/>
      <outlet property="hintButton" destination="btn-hi-nt" id="o-5"/>
    </connections>
  </placeholder>
  <view id="vw-1">
    <subviews>
      <button id="btn-do-wn"> <!-- ✗ error col 7 : removes the title of this button -->
        <state key="normal" title="Button"/>
      </button>
      <button id="btn-on-e1"> <!-- ✗ error col 7 -->
        <state key="normal" title="Button"/>
      </button>
      <!-- The words may come back. -->
      <button id="btn-se-nd"> <!-- ✗ error col 7 -->
        <state key="normal" title="Send"/>
      </button>
      <button id="btn-ca-ll">
        <state key="normal" title="Button"/>
      </button>
      <!-- Nobody sees it: no code can show what it lies in. -->
      <view alpha="0.0" id="vw-2">
        <subviews>
          <button id="btn-hi-nt">
            <state key="normal" title="Button"/>
          </button>
        </subviews>
      </view>
    </subviews>
  </view>
</objects>
```

```swift file=PadScreen.swift
import UIKit

final class PadScreen: UIViewController {
  @IBOutlet var downButton: UIButton!
  @IBOutlet var oneButton: UIButton!
  @IBOutlet var sendButton: UIButton!
  @IBOutlet var callButton: UIButton!
  @IBOutlet var hintButton: UIButton!
  override func viewDidLoad() {
    super.viewDidLoad()
    let keys = [oneButton]
    for key in keys { key?.setTitle("", for: .normal) }
    hintButton.setTitle("", for: .normal)
    callButton.setTitle("", for: .normal)
    callButton.accessibilityLabel = String(localized: "Call")
  }
}
```

```swift file=PadScreen+Look.swift
import UIKit

extension PadScreen {
  func clear() {
    downButton.setTitle("", for: .normal)
    sendButton.setTitle(nil, for: .normal)
  }
}
```

A switch beside the view that a property leads to:

```xml bad file=Alerts.xib
<objects>
  <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="AlertsScreen">
    <connections>
      <outlet property="alertSwitch" destination="sw-1" id="o-1"/>
    </connections>
  </placeholder>
  <view id="vw-1">
    <rect key="frame" x="0.0" y="0.0" width="375" height="60"/>
  </view>
  <switch on="YES" id="sw-1"> <!-- ✗ warning -->
    <rect key="frame" x="0.0" y="0.0" width="51" height="31"/>
  </switch>
</objects>
```

```swift file=AlertsScreen.swift
import UIKit

final class AlertsScreen: UIViewController {
  @IBOutlet private var alertSwitch: UISwitch!
}
```

### Good

A label in the file, a title in a configuration, a table that translates:

```xml good file=Main.storyboard
<objects>
  <viewController id="vc-1" customClass="ListScreen">
    <view key="view" id="vw-1"/>
  </viewController>
  <placeholder placeholderIdentifier="IBFirstResponder" id="fr-1"/>
  <slider id="sl-1">
    <rect key="frame" x="0.0" y="0.0" width="97" height="30"/>
  </slider>
</objects>
```

A switch that was left beside the cell, with no connection to it or from it:

```xml good file=AlertCell.xib
<objects>
  <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
  <tableViewCell id="tc-1" customClass="AlertCell">
    <rect key="frame" x="0.0" y="0.0" width="375" height="60"/>
  </tableViewCell>
  <switch on="YES" id="sw-1">
    <rect key="frame" x="0.0" y="0.0" width="51" height="31"/>
  </switch>
</objects>
```

```xml good file=Base.lproj/Filter.xib
<objects>
  <view id="vw-1">
    <subviews>
      <button id="btn-1">
        <accessibility key="accessibilityConfiguration" label="Close"/>
        <state key="normal" image="xmark" catalog="system"/>
      </button>
      <button id="btn-2">
        <buttonConfiguration key="configuration" style="plain" image="plus" catalog="system" title="Add"/>
      </button>
      <button id="btn-3">
        <state key="normal" image="ic_filter"/>
      </button>
      <button id="btn-4">
        <state key="normal" image="ic_sort"/>
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="Sort"/>
        </userDefinedRuntimeAttributes>
      </button>
      <button buttonType="infoLight" id="btn-5"/>
      <button hidden="YES" id="btn-6">
        <state key="normal" image="ic_old"/>
      </button>
      <imageView image="hero" id="im-1"/>
    </subviews>
  </view>
</objects>
```

```strings file=de.lproj/Filter.strings
"btn-3.accessibilityLabel" = "Filter";
```

Names that are set later, in another file, by a base class or by a `configure` function:

```xml good file=Stamp.xib
<objects>
  <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="StampScreen">
    <connections>
      <outlet property="closeButton" destination="btn-1" id="o-1"/>
      <outlet property="shareButton" destination="btn-2" id="o-2"/>
      <outlet property="likeButton" destination="btn-3" id="o-3"/>
      <outlet property="sortButton" destination="btn-4" id="o-4"/>
      <outlet property="moreButton" destination="btn-5" id="o-5"/>
    </connections>
  </placeholder>
  <view id="vw-1">
    <subviews>
      <button id="btn-1"><state key="normal" image="close"/></button>
      <button id="btn-2"><state key="normal" image="share"/></button>
      <button id="btn-3"><state key="normal" image="like"/></button>
      <button id="btn-4"><state key="normal" image="sort"/></button>
      <button id="btn-5"><state key="normal" image="more"/></button>
      <button customClass="TrashButton" id="btn-6"><state key="normal" image="trash"/></button>
      <button customClass="SKRoundButton" id="btn-7"><state key="normal" image="other"/></button>
    </subviews>
  </view>
</objects>
```

```swift file=StampScreen.swift
class BaseScreen: UIViewController {
  @IBOutlet var closeButton: UIButton! {
    didSet { closeButton.accessibilityLabel = String(localized: "Close") }
  }
}

final class StampScreen: BaseScreen {
  @IBOutlet var shareButton: UIButton!
  @IBOutlet var likeButton: UIButton!
  @IBOutlet var sortButton: UIButton!
  @IBOutlet var moreButton: UIButton!

  override func viewDidLoad() {
    super.viewDidLoad()
    shareButton.accessibilityLabel = String(localized: "Share")
    Theme.dress(moreButton)
  }
}

final class TrashButton: UIButton {
  override var accessibilityLabel: String? {
    get { String(localized: "Delete") }
    set {}
  }
}
```

```swift file=StampScreen+Names.swift
extension StampScreen {
  func configure(with stamp: Stamp) {
    likeButton.accessibilityLabel = String(localized: "Like \(stamp.name)")
    sortButton.setTitle(stamp.order, for: .normal)
  }
}
```

What a cell stands for as a whole, and items that the system names:

```xml good file=Cells.storyboard
<objects>
  <tableViewController id="vc-1" customClass="StampList">
    <navigationItem key="navigationItem" id="ni-1">
      <barButtonItem key="leftBarButtonItem" image="ic_menu" id="bb-1"/>
      <barButtonItem key="rightBarButtonItem" systemItem="add" id="bb-2"/>
    </navigationItem>
    <tableView key="view" id="tv-1">
      <prototypes>
        <tableViewCell customClass="StampCell" id="ce-1">
          <subviews>
            <button id="btn-1"><state key="normal" image="like"/></button>
          </subviews>
        </tableViewCell>
        <tableViewCell id="ce-2">
          <switch key="accessoryView" id="sw-1"/>
        </tableViewCell>
      </prototypes>
    </tableView>
  </tableViewController>
</objects>
```

```swift file=StampList.swift
final class StampList: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem?.accessibilityLabel = String(localized: "Menu")
  }
}

final class StampCell: UITableViewCell {
  override func awakeFromNib() {
    super.awakeFromNib()
    isAccessibilityElement = true
    accessibilityCustomActions = []
  }
}
```

## How to fix it

Select the control, open the Identity inspector, and write what it does into Label in the section Accessibility. The
text is exported with the others for translation. Where code knows better, set `accessibilityLabel` on the outlet. A
switch takes the words of the label beside it.

## References

- WCAG 2.2, 4.1.2 Name, Role, Value; 1.1.1 Non-text Content; 2.5.3 Label in Name
- `UIAccessibility.accessibilityLabel`; Interface Builder, Identity inspector, Accessibility

## Measured

Of 121 findings read on 19 apps during development, 120 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 59 of 64 undisputed.

"""###)

  private static let ibFontNotDynamic = RuleDescription(
    id: #"ib-font-not-dynamic"#, title: #"Text in a storyboard or xib has a fixed font, so it stays small for people who need it larger"#,
    category: #"Dynamic Type"#, severity: .warning, confidence: .high,
    wcag: [#"1.4.4"#],
    labels: [#"Larger Text"#],
    affects: #"People who set a larger text size see this text as small as ever, next to text that has grown."#, since: #"0.1.0"#,
    page: ###"""
# ib-font-not-dynamic

## Why it matters

A font such as System 17.0 is a number of points. Many people have changed the text size; for them the text stays as the
designer set it. A text style grows with the setting, and with Automatically Adjusts Font it does so while the app is
running.

## What is reported

- **warning**: a label, text field, text view or button's title with a number of points as its font.
- **note**: a label, text field or text view with a text style, on which Automatically Adjusts Font is off: it keeps its
  size until the screen is made anew.

The finding starts at the font in the file.

## What is not reported

- Texts whose font is set in Swift code, through an outlet or by their own class; texts that are handed to other code.
- Styled (attributed) texts, whose parts have fonts of their own.
- Labels of cells that the system lays out (Basic, Subtitle, Right Detail).
- Bullets, arrows and emoji that stand for themselves; icons by their font (FontAwesome, Material Icons, Ionicons …) or
  by their letters, which are for private use: a text style would make them empty boxes.
- Hidden texts that no code shows; launch screens, files for other platforms, tests.

Comments in a storyboard or xib are gone when Xcode saves it, so there are no directives in them. To silence a finding,
record it in a baseline (`curbcut baseline`), or set the rule off for the file with `overrides` in the configuration.

## Examples

### Bad

```xml bad file=Profile.xib
<objects>
  <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="ProfileScreen">
    <connections>
      <outlet property="nameLabel" destination="lb-1" id="o-1"/>
    </connections>
  </placeholder>
  <view id="vw-1">
    <subviews>
      <label text="Name" id="lb-1">
        <fontDescription key="fontDescription" type="system" pointSize="17"/> <!-- ✗ warning col 9 : 17 points -->
      </label>
      <button id="bt-1">
        <fontDescription key="fontDescription" name="Avenir-Book" family="Avenir" pointSize="13.5"/> <!-- ✗ warning col 9 : 13.5 points -->
        <state key="normal" title="Save"/>
      </button>
      <textView id="tv-1">
        <string key="text">About me</string>
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/> <!-- ✗ note col 9 -->
      </textView>
    </subviews>
  </view>
</objects>
```

```swift file=ProfileScreen.swift
final class ProfileScreen: UIViewController {
  @IBOutlet private var nameLabel: UILabel!
  func show(_ user: User) {
    nameLabel.text = user.name
  }
}
```

```xml bad file=Visit.xib
<objects>
  <view id="vw-1">
    <subviews>
      <label text="Next visit" id="lb-1">
        <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/> <!-- ✗ warning : 20 points -->
      </label>
    </subviews>
  </view>
</objects>
```

A letter for private use that code replaces by words, and a font that is only called after something that holds the word:

```xml bad file=Places.xib
<objects>
  <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="PlacesScreen">
    <connections>
      <outlet property="nameLabel" destination="lb-1" id="o-1"/>
    </connections>
  </placeholder>
  <view id="vw-1">
    <subviews>
      <label text="&#xF129;" id="lb-1">
        <fontDescription key="fontDescription" type="system" pointSize="17"/> <!-- ✗ warning -->
      </label>
      <label text="All places" id="lb-2">
        <fontDescription key="fontDescription" name="Helicon-Book" family="Helicon" pointSize="17"/> <!-- ✗ warning -->
      </label>
    </subviews>
  </view>
</objects>
```

```swift file=PlacesScreen.swift
import UIKit

final class PlacesScreen: UIViewController {
  @IBOutlet private var nameLabel: UILabel!
  func show(_ place: Place) {
    nameLabel.text = place.name
  }
}
```

### Good

Icons that are letters of a font made for them, and letters that mean nothing in any other font:

```xml good file=Places.xib
<objects>
  <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="PlacesScreen">
    <connections>
      <outlet property="signLabel" destination="lb-1" id="o-1"/>
    </connections>
  </placeholder>
  <view id="vw-1">
    <subviews>
      <label text="Sign" id="lb-1">
        <fontDescription key="fontDescription" name="FontAwesome" family="FontAwesome" pointSize="34"/>
      </label>
      <label text="place" id="lb-2">
        <fontDescription key="fontDescription" name="MaterialIcons-Regular" family="Material Icons" pointSize="24"/>
      </label>
      <label text="&#xF129; &#xE0B0;" id="lb-3">
        <fontDescription key="fontDescription" name="Stamps" family="Stamps" pointSize="24"/>
      </label>
      <button id="bt-1">
        <fontDescription key="fontDescription" name="Stamps" family="Stamps" pointSize="24"/>
        <state key="normal" title="&#xE5CD;"/>
      </button>
    </subviews>
  </view>
</objects>
```

```swift file=PlacesScreen.swift
import UIKit

final class PlacesScreen: UIViewController {
  @IBOutlet private var signLabel: UILabel!
  func show(_ place: Place) {
    signLabel.text = String(place.sign)
  }
}
```

```xml good file=Visit.xib
<objects>
  <view id="vw-1">
    <subviews>
      <label text="Next visit" adjustsFontForContentSizeCategory="YES" id="lb-1">
        <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>
      </label>
    </subviews>
  </view>
</objects>
```

```xml good file=Profile.xib
<objects>
  <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="ProfileScreen">
    <connections>
      <outlet property="bioLabel" destination="lb-2" id="o-1"/>
      <outlet property="noteLabel" destination="lb-3" id="o-2"/>
    </connections>
  </placeholder>
  <view id="vw-1">
    <subviews>
      <label text="Name" adjustsFontForContentSizeCategory="YES" id="lb-1">
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
      </label>
      <label text="Bio" id="lb-2">
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
      </label>
      <label text="Note" id="lb-3">
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
      </label>
      <label text="" id="lb-7">
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
      </label>
      <label text="•" id="lb-4">
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
      </label>
      <label customClass="BodyLabel" text="Text" id="lb-5">
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
      </label>
      <button id="bt-1">
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        <state key="normal" image="close"/>
        <accessibility key="accessibilityConfiguration" label="Close"/>
      </button>
      <tableViewCell style="IBUITableViewCellStyleDefault" id="ce-1">
        <label text="Title" id="lb-6">
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
      </tableViewCell>
    </subviews>
  </view>
</objects>
```

```swift file=ProfileScreen.swift
final class ProfileScreen: UIViewController {
  @IBOutlet private var bioLabel: UILabel! {
    didSet {
      bioLabel.font = .preferredFont(forTextStyle: .body)
      bioLabel.adjustsFontForContentSizeCategory = true
    }
  }
  @IBOutlet private var noteLabel: UILabel!
  override func viewDidLoad() {
    super.viewDidLoad()
    Styles.apply(.note, to: noteLabel)
  }
}

final class BodyLabel: UILabel {
  override func awakeFromNib() {
    super.awakeFromNib()
    font = .preferredFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
  }
}
```

## How to fix it

Open the Attributes inspector, choose one of the Text Styles as the font, and switch on Automatically Adjusts Font. Allow
the text more than one line.

## References

- WCAG 2.2, 1.4.4 Resize Text
- `UIContentSizeCategoryAdjusting.adjustsFontForContentSizeCategory`

## Measured

Of 360 findings read on 29 apps during development, 360 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 246 of 260 undisputed.

"""###)

  private static let iconButtonMissingLabel = RuleDescription(
    id: #"icon-button-missing-label"#, title: #"A control that shows only an icon has no name, so VoiceOver and Voice Control users cannot tell what it does"#,
    category: #"VoiceOver"#, severity: .error, confidence: .high,
    wcag: [#"4.1.2"#, #"1.1.1"#, #"2.5.3"#],
    labels: [#"VoiceOver"#, #"Voice Control"#],
    affects: #"People who use VoiceOver hear the name of a symbol or file, or only "button", and people who use Voice Control have no name to say."#, since: #"0.1.0"#,
    page: ###"""
# icon-button-missing-label

## Why it matters

People who cannot see the screen decide by ear whether to activate a control. For a button that contains only an image,
VoiceOver reads the image: "Love" for a button that saves, "ic question 24" for one that opens help. The name comes from
the image, not the action, and changes when a designer swaps the icon. Voice Control users are stuck as well, because
there is no text on the screen and no label behind it.

## What is reported

- **error**: a `Button`, `Menu`, `NavigationLink`, `Link`, `ShareLink` or `Toggle` whose label is made of symbols or
  asset images alone, and which has no accessibility label.
- **error**: the same when the picture is decorative or hidden, so that there is no name at all.
- **error**: the same when only `.help` is there (it gives the hint) or only `.accessibilityIdentifier` (it is for
  tests).
- **warning**: the same for a symbol that iOS most likely speaks by the word for the deed: "Add" for `plus`, "Delete" for
  `trash`, "More" for `ellipsis`, "Search" for `magnifyingglass`, "Close" for `xmark`, "Share" for
  `square.and.arrow.up`, "Edit" for `pencil`, "Power" for `power`, "Play", "Pause" and "Stop" for `play`, `pause` and `stop`, with `.circle`, `.square` and `.fill` as well. It is an
  error all the same when the action says otherwise: a cross that clears a field or deletes.
- **note**: the same for such a symbol in `.swipeActions` or `.accessibilityActions`: VoiceOver offers it as an action of
  the row, so the word is all that it needs, and only nobody promises it.
- **warning**: a button whose action is empty (`Button(action: {})`), whatever its symbol: it does nothing, so no label could
  say what it does.
- **error**: a picture, or a stack with nothing but pictures, that reacts to taps and has no accessibility label.
- **error**: the use of a component of the project that is a button around what it is given, where it is given an icon alone.
- **error**, medium confidence: a tapped stack with the button trait that is not one element, when one of its parts is a
  picture without a name: each part is a button of its own.
- **error**: the same when a bare number is the only text: "3" names a badge, not the cart that it sits on.
- **error**: in UIKit, a `UIButton` made in code with an image and no title, a `UIBarButtonItem(image:)` or one of
  a class of the project, with a menu or without, and a `UIContextualAction` without a title, to which no code of the project gives an accessibility label.
- **error**: in UIKit, a class of buttons that sets its own icon and no label, when some of its buttons are given none where
  they are used.

Nobody meets a view yet that nothing in the app uses, or previews alone. What stands in it fails no build: an error
becomes a warning, as with every rule.

The finding starts at the control. Its name derivation tells what would be spoken today.

## What is not reported

- Controls with an accessibility label, on themselves or on the picture inside, written out or taken from the model.
- Titles that are there but not drawn: `Label` in any label style, `Button("Save", systemImage:)`, `Menu("More", …)`,
  `Image("x", label:)`; controls that the system names, such as `Button(role: .close)` without a label or `EditButton`.
- Labels with words that are not hidden.
- Content that cannot be known from the source: `configuration.label` in a style, a stored `Image`, a generic `content`.
- Components that pass a text on to an accessibility label, and helper views that are named where they are used.
- Controls that are hidden, replaced by a representation, or part of an element that is named as a whole; what stands in
  a container with a label that is no element, which hands its label on.
- A button with an empty action that is `.disabled(true)`.
- In UIKit: titles, configurations and labels set anywhere: later, in an extension, by a base class, in another file
  (`cell.likeButton.accessibilityLabel = …`); outlets; objects that are handed to other code, kept in lists or returned,
  which may be named there.
- Previews, and a project's own types that happen to be called `Button` or `Image`.

## Examples

### Bad

A picture of the catalog whose name is only known when the app runs:

```swift bad
Button { open(stamp) } label: { // ✗ error col 1 : VoiceOver reads at most the image's name
  Image(stamp.imageName)
}
```

```swift bad
Button(action: { recenter() }) { // ✗ error col 1 name=symbol:location.fill
  Image(systemName: "location.fill")
}
```

The system's word for these symbols names the deed, as long as nobody changes the symbol:

```swift bad
Button(action: { dismiss() }) { // ✗ warning col 1 name=symbol:xmark : most likely says only “Close”
  Image(systemName: "xmark")
}
```

```swift bad
HStack {
  Button { isOpen.toggle() } label: { // ✗ warning col 3 : “Close” or “Add”
    Image(systemName: isOpen ? "xmark.circle.fill" : "plus.circle.fill")
  }
  Button { words = "" } label: { // ✗ error col 3 : symbol “xmark.circle.fill”
    Image(systemName: "xmark.circle.fill")
  }
  Button { resetFields(); dismiss() } label: { // ✗ warning col 3 : “Close”
    Image(systemName: "xmark")
  }
  Button { remove(item) } label: { // ✗ error col 3 : symbol “xmark”
    Image(systemName: "xmark")
  }
  Button { isSaved.toggle() } label: { // ✗ error col 3 : symbol “checkmark”
    Image(systemName: isSaved ? "checkmark" : "plus")
  }
  Button { add() } label: { // ✗ error col 3
    if isCompact { Image(systemName: "plus") } else { Image("ic_add") }
  }
}
```

```swift bad
VStack {
  Menu { // ✗ warning col 3 name=symbol:ellipsis.circle
    Button("Rename") { rename() }
    Button("Duplicate") { duplicate() }
  } label: {
    Image(systemName: "ellipsis.circle")
  }
}
```

A project's own names for symbols tell as much, where the symbol itself is looked up when the app runs:

```swift bad
struct ThemeIcon: View {
  @Environment(Theme.self) private var theme
  private let name: Theme.Icon

  init(_ name: Theme.Icon) { self.name = name }

  var body: some View { Image(systemName: theme.symbol(name)) }
}

struct Bar: View {
  var body: some View {
    HStack {
      Button(action: erase) { ThemeIcon(.rowRemove) } // ✗ warning col 7 : “Delete”
      Button(action: mark) { ThemeIcon(.favorite) } // ✗ error col 7 : built-in name of its symbol
    }
  }
}
```

A name that is put together of what is known is known:

```swift bad
HStack {
  Button { isTyping.toggle() } label: { // ✗ warning col 3 name=symbol:xmark.circle.fill : “Close” or “Add”
    Image(systemName: "\(isTyping ? "xmark" : "plus").circle.fill")
  }
  Button { isPlaying.toggle() } label: { // ✗ warning col 3 name=symbol:pause.fill : “Pause” or “Play”
    Image(systemName: (isPlaying ? "pause" : "play") + ".fill")
  }
  Button { pin(note) } label: { // ✗ error col 3 : symbol “pin.slash”
    Image(systemName: "pin\(note.isPinned ? ".slash" : "")")
  }
  Button { open(kind) } label: { // ✗ error col 3 : built-in name of its symbol
    Image(systemName: "\(kind.rawValue).circle")
  }
}
```

An action of a row goes by its symbol's word, if the symbol has one that fits:

```swift bad
List(letters) { letter in
  LetterRow(letter: letter)
    .swipeActions {
      Button(role: .destructive) { // ✗ note col 7 : most likely calls it “Delete”
        bin(letter)
      } label: {
        Image(systemName: "trash")
      }
      Button { file(letter) } label: { // ✗ error col 7 : symbol “tray”
        Image(systemName: "tray")
      }
      Button { remove(letter) } label: { // ✗ error col 7 : symbol “xmark”
        Image(systemName: "xmark")
      }
    }
    .accessibilityActions {
      Button { send(letter) } label: { // ✗ note col 7 : “Share”
        Image(systemName: "square.and.arrow.up")
      }
    }
}
```

```swift bad
struct LetterList: View {
  var body: some View {
    List(letters) { letter in
      Text(letter.title)
        .swipeActions { binButton }
        .contextMenu { menuButton }
    }
  }

  private var binButton: some View {
    Button { bin() } label: { // ✗ note col 5
      Image(systemName: "trash")
    }
  }

  private var menuButton: some View {
    Button { bin() } label: { // ✗ warning col 5
      Image(systemName: "trash")
    }
  }
}
```

A button that does nothing yet cannot be named by what it does:

```swift bad
HStack {
  Button(action: {}) { // ✗ warning col 3 : does nothing
    Image(systemName: "plus")
  }
  Button { // ✗ warning col 3 : does nothing
    // Comes with the next release.
  } label: {
    Image("ic_filter")
  }
  Button { } label: { // ✗ error col 3 : symbol “gear”
    Image(systemName: "gear")
  }
  .simultaneousGesture(TapGesture().onEnded { openSettings() })
  Button(action: open) { // ✗ warning col 3 : most likely says only “Add”
    Image(systemName: "plus")
  }
  .disabled(true)
}
```

A tooltip becomes the hint, and an identifier is read by nobody:

```swift bad
HStack {
  Button { showsHelp = true } label: { // ✗ error col 3 name=file:ic_question_24
    Image("ic_question_24")
  }
  .help("How to get an invite code")
  Button { showsFilters = true } label: { // ✗ error
    Image(systemName: "line.3.horizontal.decrease")
  }
  .accessibilityIdentifier("filterButton")
}
```

A picture that is hidden inside the control leaves nothing to say:

```swift bad
HStack {
  Button { undo() } label: { // ✗ error name=none
    Image(decorative: "arrow-back")
  }
  Button { redo() } label: { // ✗ error name=none
    Image(systemName: "arrow.uturn.forward")
      .accessibilityHidden(true)
  }
}
```

```swift bad
HStack {
  NavigationLink(value: Route.settings) { // ✗ error name=symbol:gearshape
    Image(systemName: "gearshape")
  }
  Link(destination: helpURL) { // ✗ error name=symbol:safari
    Image(systemName: "safari")
  }
  ShareLink(item: pageURL) { // ✗ warning name=symbol:square.and.arrow.up
    Image(systemName: "square.and.arrow.up")
  }
  Toggle(isOn: $showsMap) { // ✗ error name=symbol:map
    Image(systemName: "map")
  }
  .toggleStyle(.button)
}
```

Bars lay items out by themselves, but they do not invent names:

```swift bad
List(notes) { note in
  Text(note.title)
}
.toolbar {
  ToolbarItem(placement: .primaryAction) {
    Button { compose() } label: { // ✗ error col 5 name=symbol:square.and.pencil
      Image(systemName: "square.and.pencil")
    }
  }
}
```

```swift bad
Button { openCart() } label: { // ✗ error
  ZStack(alignment: .topTrailing) {
    Image(systemName: "cart")
    Text("\(cart.count)")
      .font(.caption2)
  }
}
```

```swift bad
struct PlayerBar: View {
  @State private var isPlaying = false

  var body: some View {
    HStack {
      Text("Episode 12")
      playButton
    }
  }

  private var playButton: some View {
    Button { // ✗ warning col 5 : “Pause” or “Play”
      isPlaying.toggle()
    } label: {
      Image(systemName: isPlaying ? "pause.fill" : "play.fill")
    }
  }
}
```

A protocol of the app may call a `body` with parameters; what that makes is looked into like any other:

```swift bad
protocol StoreView: View {
  associatedtype Props
  associatedtype Content: View
  func body(props: Props) -> Content
}

struct CoverRow: StoreView {
  func body(props: Book) -> some View {
    Image(uiImage: props.cover)
      .resizable()
  }
}

struct Shelf: View {
  var body: some View {
    NavigationLink(destination: BookView()) { // ✗ error
      CoverRow()
    }
  }
}
```

A picture that is tapped lacks the role of a button and a name; the name is told here:

```swift bad
VStack {
  Image(systemName: "xmark.circle.fill") // ✗ warning col 3 name=symbol:xmark.circle.fill : “Close”
    .onTapGesture { dismiss() }
    .accessibilityAddTraits(.isButton)
  Image(systemName: "bell") // ✗ error col 3 name=symbol:bell
    .onTapGesture { subscribe() }
    .accessibilityAddTraits(.isButton)
  Image("ic_scan") // ✗ error col 3 name=file:ic_scan
    .gesture(TapGesture().onEnded { scan() })
    .accessibilityAddTraits(.isButton)
}
```

Symbols from properties and functions are followed:

```swift bad
struct Rating: View {
  @Binding var rating: Int
  var off = Image(systemName: "star")
  var on = Image(systemName: "star.fill")

  var body: some View {
    ForEach(1..<6) { number in
      Button { // ✗ error col 7
        rating = number
      } label: {
        image(for: number)
      }
    }
  }

  func image(for number: Int) -> Image {
    if number > rating {
      off
    } else {
      on
    }
  }
}
```

A background that cannot be followed holds no words:

```swift bad
Button { // ✗ warning col 1 name=symbol:plus
  add()
} label: {
  Image(systemName: "plus")
    .background(theme.surface)
}
```

Across files. A component of another file holds the symbol; which one, its caller says:

```swift bad file=Toolbar.swift
struct Toolbar: View {
  var body: some View {
    HStack {
      Button(action: save) { RoundIcon(symbol: "tray") } // ✗ error col 7 name=symbol:tray
      Button(action: share) { shareMark } // ✗ warning col 7 name=symbol:square.and.arrow.up
      Button(action: close) { Marks.close() } // ✗ warning col 7 name=symbol:xmark
      Button(action: more) { mark(of: "ellipsis") } // ✗ warning col 7 name=symbol:ellipsis
    }
  }
}
```

```swift file=RoundIcon.swift
struct RoundIcon: View {
  private let name: String

  init(symbol: String) {
    self.name = symbol
  }

  var body: some View {
    Image(systemName: name).padding().background(.thinMaterial, in: .circle)
  }
}

enum Marks {
  static func close() -> some View { Image(systemName: "xmark") }
}

extension Toolbar {
  @ViewBuilder var shareMark: some View {
    Image(systemName: "square.and.arrow.up")
  }

  func mark(of name: String) -> some View { Image(systemName: name) }
  func mark(named title: String) -> some View { Text(title) }
}
```

Types of one name: the one in the same file counts before the one in another folder.

```swift bad file=Legacy/Player.swift
struct Player: View {
  var body: some View {
    Button(action: play) { PlayMark() } // ✗ warning col 5 name=symbol:play
  }
}

struct PlayMark: View {
  var body: some View { Image(systemName: "play") }
}
```

```swift file=Mended/Player.swift
struct PlayMark: View {
  var body: some View { Label("Play", systemImage: "play") }
}
```

A container that takes content shows it, here a picture, and erased types change nothing:

```swift bad file=Chip.swift
struct Filters: View {
  var body: some View {
    Button(action: reset) { // ✗ error col 5 name=symbol:arrow.counterclockwise
      Chip { Image(systemName: "arrow.counterclockwise") }
    }
    Button(action: sort) { AnyView(Image(systemName: "arrow.up.arrow.down")) } // ✗ error col 5
  }
}
```

```swift file=ChipView.swift
struct Chip<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    content.padding(8).background(.quaternary, in: .capsule)
  }
}
```

```swift bad
Button { // ✗ error col 1 name=symbol:arrow.2.squarepath
  turn()
} label: {
  Image(systemSymbol: .arrow2Squarepath)
}
```

```swift bad
final class PlayerScreen: UIViewController {
  private let playButton = UIButton(type: .custom) // ✗ warning col 28 : “Play”
  private let lampButton = UIButton(type: .custom) // ✗ error col 28 : lightbulb
  private lazy var closeButton: UIButton = {
    let button = UIButton(frame: .zero) // ✗ error col 18
    button.setImage(UIImage(named: "ic_close"), for: .normal)
    button.addTarget(self, action: #selector(close), for: .touchUpInside)
    return button
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    playButton.setImage(UIImage(systemName: "play.fill"), for: .normal)
    lampButton.setImage(UIImage(systemName: "lightbulb"), for: .normal)
    view.addSubview(playButton)
    view.addSubview(lampButton)
    let more = UIBarButtonItem(image: UIImage(systemName: "ellipsis"), style: .plain, target: self, action: #selector(close)) // ✗ warning col 16 : “More”
    navigationItem.rightBarButtonItem = more
    navigationItem.rightBarButtonItems = [UIBarButtonItem(image: UIImage(named: "sort"), menu: UIMenu())] // ✗ error col 43
    navigationItem.leftBarButtonItem = UIBarButtonItem( // ✗ error col 40
      image: UIImage(systemName: "gear"), style: .plain, target: self, action: #selector(close))
  }

  func swipe() -> UISwipeActionsConfiguration {
    let delete = UIContextualAction(style: .destructive, title: nil) { _, _, done in done(true) } // ✗ error col 18
    delete.image = UIImage(systemName: "trash")
    let keep = UIContextualAction(style: .normal, title: " ") { _, _, done in done(true) } // ✗ error col 16
    keep.image = UIImage(systemName: "tray")
    return UISwipeActionsConfiguration(actions: [delete, keep])
  }
}
```

A subclass that only draws names nothing:

```swift bad
class RoundButton: UIButton {
  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  private func setUp() { layer.cornerRadius = 22 }
}

final class CardView: UIView {
  private let shareButton = RoundButton() // ✗ warning col 29 : “Share”

  func build() {
    shareButton.setImage(UIImage(systemName: "square.and.arrow.up"), for: .normal)
    addSubview(shareButton)
  }
}
```

```swift bad
final class CrossButton: UIButton {
  override init(frame: CGRect) {
    super.init(frame: frame)
    setImage(UIImage(named: "cross"), for: .normal) // ✗ error col 5 : the file name “cross”
    NotificationCenter.default.addObserver(self, selector: #selector(paint), name: .theme, object: nil)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
  @objc private func paint() {}
}
```

```swift file=AboutScreen.swift
final class AboutScreen: UIViewController {
  private let doneButton = CrossButton()
  private let otherButton = CrossButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(doneButton)
    otherButton.accessibilityLabel = String(localized: "Delete")
  }
}
```

Nothing uses the card yet, and the badge only stands in the card:

```swift bad file=Shop.swift
@main
struct Shop: App {
  var body: some Scene {
    WindowGroup { Text("Shop") }
  }
}

struct OfferCard: View {
  var body: some View {
    Button(action: { adjust() }) { // ✗ warning col 5
      Image(systemName: "slider.horizontal.3")
    }
    OfferBadge()
  }
}

struct OfferBadge: View {
  var body: some View {
    Button(action: { mark() }) { // ✗ warning col 5
      Image(systemName: "line.3.horizontal")
    }
  }
}

#Preview {
  OfferCard()
}
```

```swift bad
struct LeafCard: View {
  var body: some View {
    HStack {
      content
    }
  }

  private var content: some View {
    Image(systemName: "leaf")
  }
}

struct Leaves: View {
  var body: some View {
    Button { open() } label: { // ✗ error col 5
      LeafCard()
        .frame(width: 44, height: 44)
    }
  }
}
```

Where the word that iOS most likely speaks is the command:

```swift bad
Button { format(.bold) } label: { // ✗ warning col 1
  Image(systemName: "bold")
    .frame(width: 44, height: 44)
}
```

```swift bad
enum Icons {
  static let close = Image(.iconClose)
}

extension Image {
  func sized(_ height: CGFloat) -> some View { resizable().frame(width: height, height: height) }
}

struct Sheet: View {
  var body: some View {
    Button { close() } label: { // ✗ error col 5
      Icons.close.sized(44)
    }
  }
}
```

An initializer of the project's own that makes the picture of an asset:

```swift bad
extension Image {
  init(asset: ImageAsset) { self.init(asset.name, bundle: .main) }
  init(asset: ImageAsset, label: Text) { self.init(asset.name, bundle: .main, label: label) }
}

extension Button where Label == Image {
  init(asset: ImageAsset, action: @escaping () -> Void) {
    self.init(action: action) {
      Image(asset: asset)
    }
  }
}

struct FilterBar: View {
  var body: some View {
    Button(asset: Assets.filter) { // ✗ error col 5 : at most the image's name
      filter()
    }
  }
}
```

What is said before another button takes the place, or to another controller's bar, is not said to it:

```swift bad
import UIKit

final class StampController: UIViewController {
  func setUpBar() {
    let pen = UIBarButtonItem(image: UIImage(named: "pen"), style: .plain, target: self, action: #selector(change))
    pen.accessibilityLabel = "Change stamp"
    navigationItem.rightBarButtonItem = pen
    navigationItem.rightBarButtonItem?.accessibilityLabel = "Change stamp"
    let bin = UIBarButtonItem(image: UIImage(named: "bin"), style: .plain, target: self, action: #selector(change)) // ✗ error col 15
    navigationItem.rightBarButtonItem = bin
  }

  func setUp(_ album: UIViewController) {
    let first = UIBarButtonItem(image: UIImage(named: "first"), style: .plain, target: self, action: #selector(change)) // ✗ error col 17
    let last = UIBarButtonItem(image: UIImage(named: "last"), style: .plain, target: self, action: #selector(change))
    navigationItem.leftBarButtonItem = first
    navigationItem.leftBarButtonItem = last
    navigationItem.leftBarButtonItem?.accessibilityLabel = "Last stamp"
    album.navigationItem.leftBarButtonItem?.accessibilityLabel = "Album"
  }

  @objc private func change() {}
}
```

```swift bad
import UIKit

final class BarItem: UIBarButtonItem {}

final class CloseController: UIViewController {
  func setUpBar() {
    navigationItem.leftBarButtonItem = BarItem(image: UIImage(named: "close"), style: .plain, target: self, action: nil) // ✗ error col 40
  }
}
```

A tapped stack is a button with the name of what it holds:

```swift bad
VStack {
  ZStack { // ✗ error col 3 name=symbol:bell.badge : tappable
    Circle()
    Image(systemName: "bell.badge")
  }
  .onTapGesture { openNews() }
  .accessibilityAddTraits(.isButton)
  HStack { // ✗ error col 3 name=symbol:bookmark : Each part of this tapped group
    Image(systemName: "bookmark")
    Text(story.title)
  }
  .onTapGesture { open(story) }
  .accessibilityAddTraits(.isButton)
}
```

A picture of the asset catalog, by its symbol, is read by its name; one that is handed over has at most one:

```swift bad
VStack {
  Button { delete() } label: { Image(.deleteIcon) } // ✗ error : file name “deleteIcon”
  Button { delete() } label: { Image(uiImage: icon) } // ✗ error : at most the image's name
}
```

A spinner that stands in the place of the symbol for a while names nothing:

```swift bad
struct Send: View {
  @State private var isSending = false

  var body: some View {
    Button { isSending = true } label: { // ✗ error
      if isSending {
        ProgressView()
      } else {
        Image(systemName: "paperplane")
      }
    }
    .frame(width: 44, height: 44)
  }
}
```

### Good

```swift good
VStack {
  HStack {
    Image(systemName: "bookmark")
    Text(story.title)
  }
  .onTapGesture { open(story) }
  .accessibilityElement(children: .combine)
  .accessibilityAddTraits(.isButton)
  HStack {
    Image(systemName: "bookmark").accessibilityHidden(true)
    Text(story.title)
  }
  .onTapGesture { open(story) }
  .accessibilityAddTraits(.isButton)
  ZStack {
    Circle()
    Image(systemName: "bell.badge")
  }
  .onTapGesture { openNews() }
  .accessibilityElement(children: .ignore)
  .accessibilityLabel("News")
  .accessibilityAddTraits(.isButton)
}
```

A label on a group is put on what is in it:

```swift good
Group {
  if isOpen {
    Button { close() } label: { Image(systemName: "xmark.circle.dashed") }
  } else {
    Button { open() } label: { Image(systemName: "square.dashed") }
  }
}
.accessibilityLabel(isOpen ? "Close" : "Open")
```

A bar button that is given its words where the bar holds it:

```swift good
import UIKit

final class StampController: UIViewController {
  func setUpBar() {
    let bin = UIBarButtonItem(image: UIImage(named: "bin"), style: .plain, target: self, action: #selector(remove))
    bin.tintColor = .systemRed
    navigationItem.rightBarButtonItem = bin
    navigationItem.rightBarButtonItem?.accessibilityLabel = "Delete stamp"
  }

  func setUpBack() {
    let back = UIBarButtonItem(image: UIImage(named: "back"), style: .plain, target: self, action: #selector(goBack))
    self.navigationItem.setLeftBarButton(back, animated: false)
    if let item = navigationItem.leftBarButtonItem {
      item.accessibilityLabel = "Album"
    }
  }

  func setUpEither(_ isOwn: Bool) {
    let share = UIBarButtonItem(image: UIImage(named: "share"), style: .plain, target: self, action: #selector(remove))
    let report = UIBarButtonItem(image: UIImage(named: "flag"), style: .plain, target: self, action: #selector(goBack))
    if isOwn {
      navigationItem.rightBarButtonItem = share
    } else {
      navigationItem.rightBarButtonItem = report
    }
    navigationItem.rightBarButtonItem!.accessibilityLabel = isOwn ? "Share stamp" : "Report stamp"
  }

  @objc private func remove() {}
  @objc private func goBack() {}
}
```

An initializer of the project's own that gives its picture words:

```swift good
extension Image {
  init(asset: ImageAsset, label: Text) { self.init(asset.name, bundle: .main, label: label) }
}

extension Button where Label == Image {
  init(asset: ImageAsset, action: @escaping () -> Void) {
    self.init(action: action) { Image(asset: asset, label: Text(asset.title)) }
  }
}

struct FilterBar: View {
  var body: some View {
    Button(asset: Assets.filter) { filter() }
  }
}
```

```swift good
HStack {
  Button(action: { dismiss() }) {
    Image(systemName: "xmark")
  }
  .accessibilityLabel("Close")
  Button { toggle() } label: {
    Image(systemName: recording ? "stop.fill" : "mic.fill")
      .accessibilityLabel(recording ? "Stop recording" : "Record thought")
  }
  Button { remove(item) } label: {
    Image(systemName: "trash")
  }
  .accessibilityLabel(item.deleteTitle)
  Button { share() } label: {
    Image("share-24")
  }
  .accessibility(label: Text("Share"))
}
```

A title that is not drawn is still a name:

```swift good
HStack {
  Button { edit() } label: {
    Label("Edit profile", systemImage: "pencil.circle")
      .labelStyle(.iconOnly)
  }
  Button("Save", systemImage: "square.and.arrow.down") { save() }
    .labelStyle(.iconOnly)
  Menu("More actions", systemImage: "ellipsis") {
    Button("Archive") { archive() }
  }
  .labelStyle(.iconOnly)
  Button { openSettings() } label: {
    Image("gear-24", label: Text("Settings"))
  }
  Button(role: .close) { dismiss() }
  EditButton()
}
```

Words beside the icon name the control, also when they come from the model:

```swift good
VStack {
  Button { start() } label: {
    HStack {
      Image(systemName: "figure.run")
      Text("Start workout")
    }
  }
  NavigationLink(value: user.id) {
    HStack {
      Image(systemName: "person.crop.circle")
      Text("\(user.name)")
    }
  }
}
```

Nothing can be said about content that comes from elsewhere:

```swift good
struct PillStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding()
      .background(.thinMaterial, in: .capsule)
  }
}

struct IconTile<Content: View>: View {
  let action: () -> Void
  let icon: Image
  @ViewBuilder let content: Content

  var body: some View {
    VStack {
      Button(action: action) { content }
      Button(action: action) { icon }
    }
  }
}
```

A component that takes the words as an argument:

```swift good
struct IconButton: View {
  let symbol: String
  let label: String
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      Image(systemName: symbol)
        .frame(minWidth: 44, minHeight: 44)
    }
    .accessibilityLabel(label)
  }
}

struct ActionRow: View {
  var body: some View {
    HStack {
      IconButton(symbol: "heart", label: "Like") {}
      IconButton(symbol: "square.and.arrow.up", label: "Share") {}
    }
  }
}
```

A helper that is named where it is used, and a modifier of the project that names:

```swift good
struct PhotoSheet: View {
  var body: some View {
    VStack {
      closeButton
        .accessibilityLabel("Close photo")
      Button(action: save) {
        Image(systemName: "square.and.arrow.down")
      }
      .spoken("Save photo")
    }
  }

  private var closeButton: some View {
    Button(action: close) {
      Image(systemName: "xmark.circle")
    }
  }

  private func close() {}
  private func save() {}
}

extension View {
  func spoken(_ words: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(words))
  }
}
```

The element around it speaks for the control, or the control is hidden on purpose:

```swift good
VStack {
  HStack {
    Text("Golden Gate Bridge")
    Button { open(stamp) } label: {
      Image(systemName: "chevron.right")
    }
  }
  .accessibilityElement(children: .combine)
  HStack {
    Button { step(-1) } label: { Image(systemName: "minus") }
    Button { step(1) } label: { Image(systemName: "plus") }
  }
  .accessibilityRepresentation {
    Stepper("Servings", value: $servings)
  }
  Button { next() } label: {
    Image(systemName: "forward.end")
  }
  .accessibilityHidden(true)
}
```

```swift good
struct Image: View {
  let name: String

  init(_ name: String) {
    self.name = name
  }

  var body: some View {
    Text(name)
  }
}

struct Toolbox: View {
  var body: some View {
    Button {
    } label: {
      Image("Hammer")
    }
  }
}

#Preview {
  Button {
  } label: {
    SwiftUI.Image(systemName: "hammer")
  }
}
```

A tapped picture with a name, one that only hides the keyboard, and one that decorates:

```swift good
VStack {
  Image(systemName: "xmark.circle.fill")
    .onTapGesture { dismiss() }
    .accessibilityLabel("Close")
    .accessibilityAddTraits(.isButton)
  Image("harbour")
    .onTapGesture { hideKeyboard() }
  Image(decorative: "harbour")
    .onTapGesture { dismiss() }
}
```

A sample that only debug builds have and only previews show is part of the preview:

```swift good
@main
struct Ferry: App {
  var body: some Scene {
    WindowGroup { Text("Timetable") }
  }
}

#if DEBUG
struct ChoiceSample: View {
  @State private var chosen = false

  var body: some View {
    Button { chosen.toggle() } label: { Image(systemName: "hammer") }
  }
}

struct ChoiceSampleLook: PreviewProvider {
  static var previews: some View { ChoiceSample() }
}
#endif
```

A function that is written like a type is named where it is called:

```swift good
struct Actions: View {
  var body: some View {
    HStack {
      ActionMark(name: "bubble") { reply() }
        .accessibilityLabel("Reply")
        .accessibilityAddTraits(.isButton)
      ActionMark(name: "repost") { repeatIt() }
        .accessibilityLabel("Repost")
        .accessibilityAddTraits(.isButton)
    }
  }
}

func ActionMark(name: String, action: @escaping () -> Void) -> some View {
  Image(name)
    .resizable()
    .frame(width: 44, height: 44)
    .onTapGesture { action() }
}
```

Across files. Names that come from a parameter, a modifier, a style or a parameter with a default:

```swift good file=Actions.swift
struct Actions: View {
  var body: some View {
    HStack {
      IconButton(symbol: "tray", title: "Archive") { archive() }
      Button(action: close) { Image(systemName: "xmark") }.spoken("Close")
      Button(action: pin) { Image(systemName: "pin") }.modifier(Spoken(words: "Pin"))
      Button(action: more) { Titled { Image(systemName: "ellipsis") } }
      Toggle(isOn: $isOn) { Image(systemName: "bell") }.toggleStyle(BellStyle())
    }
  }
}
```

```swift file=Spoken.swift
struct IconButton: View {
  let symbol: String
  let title: LocalizedStringKey
  let action: () -> Void

  var body: some View {
    Button(action: action) { Image(systemName: symbol) }
      .accessibilityLabel(title)
  }
}

struct Spoken: ViewModifier {
  let words: String

  func body(content: Content) -> some View { content.accessibilityLabel(words) }
}

extension View {
  func spoken(_ words: String) -> some View { modifier(Spoken(words: words)) }
}

struct Titled<Content: View, Title: View>: View {
  let content: Content
  let title: Title

  init(@ViewBuilder content: () -> Content, @ViewBuilder title: () -> Title = { Text("More") }) {
    self.content = content()
    self.title = title()
  }

  var body: some View {
    VStack {
      content
      title
    }
  }
}

struct BellStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text("Reminders")
      configuration.label
    }
  }
}
```

What cannot be known stays silent: components that hold each other, a type of a package, two types of one name that are
equally near, a picture that the caller gives.

```swift good file=App/Unknown.swift
struct Unknown: View {
  let picture: Image

  var body: some View {
    VStack {
      Button(action: go) { Loop(depth: 3) }
      Button(action: go) { BrandKit.Mark(.star) }
      Button(action: go) { Twin() }
      Button(action: go) { picture }
    }
  }
}

struct Loop: View {
  let depth: Int

  var body: some View {
    Knot(depth: depth - 1)
  }
}

struct Knot: View {
  let depth: Int

  var body: some View {
    Loop(depth: depth)
  }
}
```

```swift file=One/Twin.swift
struct Twin: View {
  var body: some View { Image(systemName: "star") }
}
```

```swift file=Two/Twin.swift
struct Twin: View {
  var body: some View { Text("Star") }
}
```

```swift good
struct TileStyle: ButtonStyle {
  let title: String

  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      Text(title)
    }
  }
}

struct Tiles: View {
  var body: some View {
    Button {
      review()
    } label: {
      Image(systemName: "star")
    }
    .buttonStyle(TileStyle(title: "Leave a review"))
  }
}
```

Buttons that code makes for a property later, and sets up where they are made, say all there that they ever say:

```swift bad
import UIKit

extension UIView {
  func styled() -> Self {
    tintColor = .label
    return self
  }
}

final class PlayerBar: UIView {
  private var play: UIButton!
  private var next: UIButton!

  func build() {
    play = UIButton(type: .system).styled() // ✗ error
    play.setImage(UIImage(named: "play"), for: .normal)
    next = UIButton(type: .system).styled()
    next.setImage(UIImage(named: "next"), for: .normal)
    next.accessibilityLabel = "Next song"
    addSubview(play)
    addSubview(next)
  }
}
```

Names of UIKit buttons may come from anywhere:

```swift good
import UIKit

final class RouteView: UIView {
  func show() {
    let picker = AVRoutePickerView()
    addSubview(picker)
    // The picture over the system's button takes no touches.
    let cover = UIButton(type: .custom)
    cover.isUserInteractionEnabled = false
    cover.setImage(UIImage(named: "speaker"), for: .normal)
    addSubview(cover)
  }
}
```

```swift good
class BaseScreen: UIViewController {
  let backButton = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    backButton.setImage(UIImage(systemName: "chevron.left"), for: .normal)
  }
}

final class PlayerScreen: BaseScreen {
  @IBOutlet private var outletButton: UIButton!
  private let playButton = UIButton()
  private let closeButton = CloseButton()
  private let helpButton = UIButton(type: .infoLight)
  private let styledButton = UIButton()
  private let shuffleButton = UIButton()
  private var buttons: [UIButton] = []
  private lazy var sendButton: UIButton = {
    let button = UIButton()
    button.setImage(UIImage(named: "send"), for: .normal)
    return button
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    backButton.accessibilityLabel = NSLocalizedString("Back", comment: "")
    outletButton.setImage(UIImage(systemName: "play"), for: .normal)
    for button in [playButton, closeButton, helpButton] { describe(button, as: "Player") }
    playButton.setImage(UIImage(systemName: "play"), for: .normal)
    closeButton.setImage(UIImage(systemName: "xmark"), for: .normal)
    styledButton.setImage(UIImage(systemName: "star"), for: .normal)
    styledButton.styleAsFavorite()
    shuffleButton.setImage(UIImage(systemName: "shuffle"), for: .normal)
    describe(shuffleButton, as: "Shuffle")
    let more = UIBarButtonItem(image: UIImage(systemName: "ellipsis"), style: .plain, target: self, action: nil)
    more.accessibilityLabel = "More"
    navigationItem.leftBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "gear"), style: .plain, target: self, action: nil)
    navigationItem.leftBarButtonItem?.accessibilityLabel = "Settings"
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit", image: UIImage(systemName: "pencil"), target: self, action: nil, menu: nil)
    toolbarItems = [UIBarButtonItem(barButtonSystemItem: .add, target: self, action: nil), more]
  }

  func makeRow() -> UIButton {
    let button = UIButton()
    button.setImage(UIImage(systemName: "plus"), for: .normal)
    return button
  }

  func swipe() {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
    delete.image = UIImage(systemName: "trash")
  }
}

class CloseButton: UIButton {
  override var accessibilityLabel: String? {
    get { "Close" }
    set {}
  }
}

extension UIButton {
  func styleAsFavorite() { accessibilityLabel = "Favorite" }
}
```

```swift file=PlayerScreen+Send.swift
import UIKit

extension PlayerScreen {
  func configureSendButton() { sendButton.accessibilityLabel = "Send" }
}
```

A control that is one element itself does not show its parts to VoiceOver:

```swift good
final class CountStepper: UIControl {
  private let lessButton = UIButton(type: .custom)

  func build() {
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    lessButton.setImage(UIImage(named: "less"), for: .normal)
    addSubview(lessButton)
  }
}
```

```swift good
final class LikeCell: UITableViewCell {
  let likeButton = UIButton()

  func build() {
    likeButton.setImage(UIImage(systemName: "heart"), for: .normal)
    contentView.addSubview(likeButton)
  }
}
```

```swift file=Feed.swift
final class Feed: UITableViewController {
  func show(_ cell: LikeCell, post: Post) {
    cell.likeButton.accessibilityLabel = "Like \(post.title)"
  }
}
```

A class whose buttons are named wherever they are used, and one that names itself:

```swift good
final class CrossButton: UIButton {
  override init(frame: CGRect) {
    super.init(frame: frame)
    setImage(UIImage(named: "cross"), for: .normal)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class BinButton: UIButton {
  func build() {
    setImage(UIImage(named: "bin"), for: .normal)
    accessibilityLabel = String(localized: "Delete")
  }
}

final class AboutScreen: UIViewController {
  private let doneButton = CrossButton()
  private let binButton = BinButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    doneButton.accessibilityLabel = String(localized: "Done")
  }
}
```

Names that come through a property of the project's own, a base class, another file, or a `configure` function:

```swift good
class BaseScreen: UIViewController {
  let shareButton = UIButton()
  let filterItem = UIBarButtonItem(image: UIImage(named: "filter"), style: .plain, target: nil, action: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    shareButton.setImage(UIImage(named: "share"), for: .normal)
    filterItem.accLabelText = String(localized: "Filter")
  }
}

extension UIBarButtonItem {
  var accLabelText: String? {
    get { accessibilityLabel }
    set { accessibilityLabel = newValue }
  }
}

final class ListScreen: BaseScreen {
  func configure() {
    shareButton.accessibilityLabel = String(localized: "Share the list")
  }
}
```

A button that does nothing and says so:

```swift good
Button(action: {}) {
  Image(systemName: "play.circle")
}
.disabled(true)
```

A count beside a title from the model:

```swift good
NavigationLink(value: album) {
  VStack {
    Image(systemName: "photo.stack")
    Text("\(album.photos.count)")
    Text(album.title)
  }
}
```

Words in a property that is called `content`:

```swift good
struct StoryCard: View {
  let icon: Image
  let title: String

  var body: some View {
    content
      .padding()
  }

  private var content: some View {
    VStack {
      icon
      Text(title)
    }
  }
}

struct Stories: View {
  let story: Story

  var body: some View {
    NavigationLink {
      Text(story.text)
    } label: {
      StoryCard(icon: Image(systemName: "newspaper"), title: story.headline)
    }
  }
}
```

A function that all files share, named at each use:

```swift good file=RoundMark.swift
func roundMark(_ name: String, action: @escaping () -> Void) -> some View {
  Button(action: action) { Image(name) }
}
```

```swift file=Replies.swift
struct Replies: View {
  var body: some View {
    HStack {
      roundMark("arrow-back") { reply() }
        .accessibilityLabel("Reply")
      roundMark("arrow-on") { forward() }
        .accessibilityLabel("Forward")
    }
  }
}
```

## How to fix it

Say what the control does, in the words a person would use for it. A `Label` keeps the words and the picture together.

```swift fixed
Button(action: { dismiss() }) {
  Label("Close", systemImage: "xmark")
    .labelStyle(.iconOnly)
}
```

A stack that is no element gives its label to the button in it:

```swift good
ZStack {
  Circle().fill(.blue)
  Button { add() } label: {
    Image(systemName: "square.and.pencil")
  }
}
.accessibilityLabel("Add a stamp")
```

## Measured

Of 749 findings read on 119 apps during development, 749 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 335 of 362 undisputed.

## Sources

- WCAG 2.2: 4.1.2 Name, Role, Value; 1.1.1 Non-text Content; 2.5.3 Label in Name
- Apple, Human Interface Guidelines: VoiceOver, alternative labels for key interface elements
- Apple, SwiftUI: `accessibilityLabel(_:)`, `LabelStyle.iconOnly`, `help(_:)`

"""###)

  private static let iconSizeFixed = RuleDescription(
    id: #"icon-size-fixed"#, title: #"A symbol keeps its size when the text around it grows"#,
    category: #"Dynamic Type"#, severity: .note, confidence: .medium,
    wcag: [#"1.4.4"#],
    labels: [#"Larger Text"#],
    affects: #"People with low vision who enlarge text find the symbols that show a state, or replace a word, as small as before."#, since: #"0.1.0"#,
    page: ###"""
# icon-size-fixed

## Why it matters

A symbol behaves like text: with a text style it grows along with the words next to it, with a size in points it does
not. At the largest setting the words are three times as tall, and the checkmark that says "done" is a speck between
them.

## What is reported

- **note**: a symbol with a font or a `resizable` frame of a fixed size of up to 60 points, which changes with a state, or
  stands in a row beside a text that grows.
- **note** (low confidence): other symbols of fixed size; many of them decorate or fill a drawing of fixed size.

What the style of a button makes of its label counts, where the size is given to the style. The finding starts at the argument
that fixes the size, or at `frame`.

## What is not reported

- Symbols with a text style, or with a size from `@ScaledMetric`.
- Hidden symbols; pins on maps, marks in charts; symbols in bars, menus and widgets, which the system sizes.
- Photos, and symbols over 60 points, which are illustrations.
- Fonts that a text takes as well: `fixed-font-size` speaks of them.
- Projects made for the Mac only.

## Examples

### Bad

```swift bad
VStack {
  Button { toggle() } label: {
    Image(systemName: isOn ? "mic.fill" : "mic")
      .font(.system(size: 24)) // ✗ note col 13
  }
  .accessibilityLabel("Record thought")
  HStack {
    Image(systemName: "exclamationmark.triangle")
      .font(.system(size: 14)) // ✗ note
    Text("Two parcels are late")
      .font(.headline)
  }
  HStack {
    Image(systemName: "checkmark")
      .resizable()
      .frame(width: 16, height: 16) // ✗ note col 8
    Text("Paid").font(.body)
  }
}
```

The size stands in another file:

```swift bad
struct Row: View {
  var body: some View {
    HStack {
      Image(systemName: "bolt")
        .font(.icon) // ✗ note
      Text("Charging").font(.body)
    }
  }
}
```

```swift file=Fonts.swift
extension Font {
  static let icon = Font.system(size: 15, weight: .semibold)
}
```

### Good

```swift good
struct Row: View {
  @ScaledMetric private var side = 16.0

  var body: some View {
    VStack {
      HStack {
        Image(systemName: "bolt").font(.title2)
        Text("Charging").font(.body)
      }
      HStack {
        Image(systemName: "bolt").resizable().frame(width: side, height: side)
        Text("Charging").font(.body)
      }
      HStack {
        Image(systemName: "bolt")
          .font(.system(size: 15))
          .accessibilityHidden(true)
        Text("Charging").font(.body)
      }
      Image(systemName: isFull ? "battery.100" : "battery.0").font(.system(size: 80))
      Image("portrait").resizable().frame(width: 40, height: 40)
    }
  }
}
```

The text takes the font too, and bars are the system's:

```swift good
VStack {
  HStack {
    Image(systemName: "bolt")
    Text("Charging")
  }
  .font(.system(size: 15))
}
.toolbar {
  Button { edit() } label: {
    Image(systemName: isOn ? "pencil.slash" : "pencil").font(.system(size: 15))
  }
}
```

## How to fix it

```swift fixed
HStack {
  Image(systemName: "exclamationmark.triangle")
    .font(.headline)
  Text("Two parcels are late")
    .font(.headline)
}
```

## Measured

Of 42 findings read on 25 apps during development, 42 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 16 of 16 undisputed.

## Sources

- WCAG 2.2: 1.4.4 Resize Text
- Apple, Human Interface Guidelines: Typography ("Increase the size of meaningful interface icons as font size increases")

"""###)

  private static let imageMissingLabel = RuleDescription(
    id: #"image-missing-label"#, title: #"VoiceOver reads an image by its file or symbol name, or says nothing useful about it"#,
    category: #"VoiceOver"#, severity: .warning, confidence: .high,
    wcag: [#"1.1.1"#],
    labels: [#"VoiceOver"#],
    affects: #"People who use VoiceOver hear "onboarding hero 3, image", or nothing, where others see what the product or the place looks like."#, since: #"0.1.0"#,
    page: ###"""
# image-missing-label

## Why it matters

An image is either part of the message or decoration. SwiftUI cannot know which, so it makes every asset image an
element and reads its file name. Someone who shops with VoiceOver then hears "IMG underscore 2041" instead of the shirt,
and in a gallery has no idea how many images follow. Describing the image, or marking it as decorative, takes one line.

## What is reported

- **warning**: an asset image (`Image("…")`, `Image(.name)`) that stands on its own and has no label.
- **warning**: `Image(uiImage:)`, and large `AsyncImage` or third-party image views (80 points and more, or filling),
  without a label.
- **warning**: an asset image of 80 points or more, also beside words.
- **note**: a symbol without a label that stands on its own or above words; a symbol of success, failure or warning that
  comes and goes with a state, also beside words; a `Label` whose title is empty.
- **warning**: in UIKit, an image view with a hint that is no accessibility element and has no label: nobody hears the hint.

The finding starts at the name of the image view.

## What is not reported

- Images with a label, from the initializer or from a modifier, also by project helpers.
- `Image(decorative:)`, and images that are hidden or inside something hidden.
- Images inside the label of a control, of a `Label`, of a section header or of a tab: the control is judged as one.
- Pictures of up to 24 points by either side in one stack with words.
- Other symbols, and small pictures, next to the words they illustrate, chevrons at the end of a row, images inside text.
- A picture that a component chooses by what it is given, such as a logo, where each use has words of the same thing beside
  it: `BrandLogo(brand)` and `Text(brand.name)`.
- Images in the background or overlay of a text, and full-bleed backdrops.
- Images inside an element that is combined with text, ignored in favor of one label, or represented otherwise.
- Stored images, placeholders under `redacted`, content rendered off screen, drawings inside a `Canvas`, previews.
- Pictures of which `decorative-image-exposed` speaks.
- What the style of a button draws, which is part of the button.

## Examples

### Bad

```swift bad
VStack {
  Image("onboarding-hero-3") // ✗ warning col 3 name=file:onboarding-hero-3
    .resizable()
    .scaledToFit()
}
```

```swift bad
TabView {
  ForEach(product.images, id: \.self) { name in
    Image(name) // ✗ warning col 5
      .resizable()
      .scaledToFit()
  }
}
.tabViewStyle(.page)
```

```swift bad
VStack {
  AsyncImage(url: tryOn.resultURL) { image in // ✗ warning col 3
    image.resizable().scaledToFill()
  } placeholder: {
    ProgressView()
  }
  .frame(width: 320, height: 320)
}
```

```swift bad
struct ScanResult: View {
  let photo: UIImage

  var body: some View {
    VStack {
      Image(uiImage: photo) // ✗ warning col 7
        .resizable()
        .scaledToFit()
      Button("Try again") {}
    }
  }
}
```

```swift bad
VStack {
  Image(systemName: "wifi.slash") // ✗ note col 3 name=symbol:wifi.slash
    .font(.largeTitle)
  Text("Nothing to show here")
}
```

A state that only a symbol tells, and a label without a title:

```swift bad
HStack {
  Text(account.name)
  if account.isConnected {
    Spacer()
    Image(systemName: "checkmark.circle.fill") // ✗ note col 5 name=symbol:checkmark.circle.fill
  }
  Label("", systemImage: "globe").labelStyle(.iconOnly) // ✗ note col 3 : globe
}
```

```swift bad
HStack(alignment: .top) {
  Image("barber-shop") // ✗ warning col 3 name=file:barber-shop
    .resizable()
    .frame(width: 80, height: 150)
  Text("Three off every haircut")
}
```

A logo that is chosen by what the component is given says something where no words stand beside it:

```swift bad
struct Shelf: View {
  let brand: Brand

  var body: some View {
    VStack {
      BrandLogo(brand)
      Text("Founded in 1900")
    }
  }
}

struct BrandLogo: View {
  private let brand: Brand

  init(_ brand: Brand) { self.brand = brand }

  var body: some View {
    Image(file) // ✗ warning
      .resizable()
      .frame(width: 72)
  }

  private var file: String {
    switch brand.name {
    case "oak": "Oak"
    default: "Elm"
    }
  }
}
```

What is drawn into a picture to be shared and shown on the screen as well is met there:

```swift bad
struct InviteCard: View {
  var body: some View {
    Image("invite-template") // ✗ warning
      .resizable()
      .frame(width: 300, height: 300)
  }

  @MainActor func picture() -> UIImage? {
    ImageRenderer(content: self).uiImage
  }
}

struct InviteScreen: View {
  var body: some View {
    InviteCard()
  }
}
```

```swift bad
struct TicketCard: View {
  var body: some View {
    Image("ticket-template") // ✗ warning
      .resizable()
      .frame(width: 300, height: 300)
  }

  @MainActor func picture() -> UIImage? {
    ImageRenderer(content: self).uiImage
  }
}

@MainActor func show(in navigation: UINavigationController) {
  navigation.pushViewController(UIHostingController(rootView: TicketCard()), animated: true)
}
```

The name of the file is the very word beside it:

```swift bad
struct MedalPage: View {
  let medal: Medal

  var body: some View {
    VStack {
      Image(medal.name) // ✗ note : again next to it
        .resizable()
      Text(medal.name)
    }
  }
}
```

What is handed to a component that does nothing with it is judged where it stands:

```swift bad
struct Frame<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View { content.padding() }
}

struct Gallery: View {
  var body: some View {
    Frame { Image("harbour").resizable() } // ✗ warning
  }
}
```

One that the screen uses too is met:

```swift bad
struct OfferScreen: View {
  var body: some View {
    ZStack {
      Backdrop()
      Text("Offer")
    }
  }
}

private struct Backdrop: View {
  var body: some View {
    Image("market-hall") // ✗ warning
  }
}

#Preview {
  Backdrop()
}
```

A larger one above words, and a small one that stands alone:

```swift bad
struct SignedOut: View {
  var body: some View {
    VStack {
      Image(uiImage: .mark) // ✗ warning
        .resizable()
        .frame(width: Layout.mark.width, height: Layout.mark.height)
      Text("Sign in to see today's letters")
    }
    VStack {
      Image(uiImage: .mark) // ✗ warning
        .resizable()
        .frame(width: 24, height: 16)
    }
  }

  enum Layout {
    static let mark = CGSize(width: 160, height: 90)
  }
}
```

```swift bad
import UIKit

final class CodeViewController: UIViewController {
  private let codeView = UIImageView()

  override func viewDidLoad() {
    super.viewDidLoad()
    codeView.accessibilityHint = hint // ✗ warning
    view.addSubview(codeView)
  }
}
```

A page that is nothing but a picture:

```swift bad
struct TicketCode: View {
  let code: UIImage

  var body: some View {
    Image(uiImage: code) // ✗ warning
      .interpolation(.none)
      .resizable()
      .scaledToFit()
      .navigationTitle("Ticket")
  }
}
```

### Good

A private view that only the previews of its file use is part of them:

```swift good
struct OfferTile: View {
  var body: some View { Text("Offer") }
}

private struct Backdrop: View {
  var body: some View {
    Image("market-hall")
  }
}

#Preview {
  ZStack {
    Backdrop()
    OfferTile()
  }
}
```

A picture of the size of a letter above words:

```swift good
struct SignedOut: View {
  var body: some View {
    VStack {
      Image(uiImage: .mark)
        .resizable()
        .frame(width: Layout.mark.width, height: Layout.mark.height)
      Text("Sign in to see today's letters")
    }
  }

  enum Layout {
    static let mark = CGSize(width: 24, height: 16)
  }
}
```

What a component hides:

```swift good
struct Ornament<Content: View>: View {
  @ViewBuilder var content: () -> Content

  var body: some View { content().accessibilityHidden(true) }
}

struct Waiting: View {
  var body: some View {
    Ornament { Image("waves").resizable() }
  }
}
```

A backdrop is one also where the use of a property or component makes it so:

```swift good
struct Start: View {
  var body: some View {
    ZStack {
      harbour.ignoresSafeArea()
      Text("Welcome to the harbour")
    }
    ZStack {
      Harbour().edgesIgnoringSafeArea(.all)
      Text("Welcome to the harbour")
    }
  }

  private var harbour: some View { Image("harbour").resizable().scaledToFill() }
}

struct Harbour: View {
  var body: some View { Image("harbour-night").resizable().scaledToFill() }
}
```

What is only drawn into a picture or a film is on no screen:

```swift good file=Cards.swift
struct ShareCard: View {
  let title: String

  var body: some View {
    VStack {
      Image("share-template")
        .resizable()
        .frame(width: 300, height: 300)
      Text(title)
    }
  }

  @MainActor func picture() -> UIImage? {
    ImageRenderer(content: self).uiImage
  }
}

struct FilmFrame: View {
  let cover: UIImage

  var body: some View {
    VStack {
      Image(uiImage: cover)
      FilmTitle()
    }
  }
}

struct FilmTitle: View {
  var body: some View { Image("film-title") }
}

#Preview {
  ShareCard(title: "Harbour")
}
```

```swift file=Film.swift
import SwiftUI

@MainActor func frame(of cover: UIImage) -> UIImage? {
  let frame = FilmFrame(cover: cover).environment(\.colorScheme, .dark)
  let renderer = ImageRenderer(content: frame)
  return renderer.uiImage
}
```

The same beside the name it stands for, with a loaded picture where there is no file:

```swift good
struct Shelf: View {
  let brand: Brand

  var body: some View {
    VStack {
      BrandLogo(brand)
      Text(brand.name)
    }
  }
}

struct BrandLogo: View {
  private let brand: Brand

  init(_ brand: Brand) { self.brand = brand }

  var body: some View {
    if let file {
      Image(file)
        .resizable()
        .frame(width: 72)
    } else {
      KFImage(brand.logo)
        .placeholder { ProgressView() }
        .resizable()
        .frame(width: 72)
    }
  }

  private var file: String? {
    switch brand.name {
    case "oak": "Oak"
    case "elm": "Elm"
    default: nil
    }
  }
}
```

What stands below an element that ignores its children is not met, however deep the components go:

```swift good
struct StampRow: View {
  let title: String

  var body: some View {
    HStack {
      Text(title)
      StampProgress(isDone: true)
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(title)
  }
}

struct StampProgress: View {
  let isDone: Bool

  var body: some View {
    HStack { DoneMark() }
  }
}

struct DoneMark: View {
  var body: some View {
    Image("done-mark")
  }
}
```

```swift good
VStack {
  Image("onboarding-hero-3", label: Text("Woman fastening a magnetic shirt"))
    .resizable()
    .scaledToFit()
  Image("route-map")
    .resizable()
    .accessibilityLabel("Route along the river, five kilometres")
  Image("founder")
    .accessibilityLabel(founder.portraitDescription)
}
```

```swift good
TabView {
  ForEach(Array(product.images.enumerated()), id: \.offset) { index, name in
    Image(name)
      .resizable()
      .accessibilityLabel("Product image \(index + 1) of \(product.images.count)")
  }
}
.tabViewStyle(.page)
```

Decoration is declared as such:

```swift good
ZStack {
  Image(decorative: "wave-background")
    .resizable()
  Image("paper-grain")
    .resizable()
    .ignoresSafeArea()
  VStack {
    Image("ornament")
    Divider()
  }
  .accessibilityHidden(true)
  Text("Welcome back")
    .background { Image("title-glow") }
}
```

Words beside the picture say it already:

```swift good
VStack {
  HStack {
    Image(systemName: "clock")
    Text("Starts at 9:30")
    Spacer()
    Image(systemName: "chevron.right")
  }
  HStack {
    AsyncImage(url: author.avatarURL)
      .frame(width: 32, height: 32)
      .clipShape(.circle)
    Text(author.name)
  }
  Text("Rated \(Image(systemName: "star.fill")) 4.8")
}
```

A label slot belongs to its owner:

```swift good
List {
  Label {
    Text("Orders")
  } icon: {
    Image("box")
  }
  Button { openMap() } label: {
    Image("map-tile")
  }
  .accessibilityLabel("Show on map")
  Section {
    Text("Nothing here yet")
  } header: {
    Image("section-mark")
    Text("Archive")
  }
}
```

One element for the whole card:

```swift good
VStack {
  VStack {
    Image("medal")
    Text("First place")
  }
  .accessibilityElement(children: .combine)
  VStack {
    Image("flag")
    Image("ribbon")
  }
  .accessibilityElement(children: .ignore)
  .accessibilityLabel("Two decorations won")
  Image("dial")
    .accessibilityRepresentation {
      ProgressView("Tank", value: 0.4)
    }
}
```

Pictures that somebody else places, or that nobody sees yet:

```swift good
struct StarTip: Tip {
  var title: Text { Text("Keep what you like") }
  var image: Image? { Image(systemName: "star") }
}

struct Badge: View {
  let icon: Image
  var isLoading = false

  var body: some View {
    VStack {
      icon
        .resizable()
      Image("cover-placeholder")
        .redacted(reason: .placeholder)
    }
  }
}

#Preview {
  Image("sample-cover")
}
```

```swift good
extension Image {
  init(glyph: Glyph) {
    self.init(systemName: glyph.symbol)
  }
}

struct HelpPage: View {
  var body: some View {
    HStack {
      Image(systemSymbol: .questionmarkCircle)
      Text("Help")
    }
    HStack {
      Image(glyph: .mail)
      Text("Write to us")
    }
    LinkRow(icon: Image("forum.logo"), title: "Forum")
  }
}
```

```swift good
struct RoundStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Image(systemName: "folder.fill").font(.title)
    }
  }
}
```

A picture without a name keeps the place for something else:

```swift good
HStack {
  Image("")
    .resizable()
    .frame(width: 40, height: 40)
    .background(.blue)
    .overlay { Text("AB") }
}
```

```swift good
import UIKit

final class CodeViewController: UIViewController {
  private let codeView = UIImageView()

  override func viewDidLoad() {
    super.viewDidLoad()
    codeView.isAccessibilityElement = true
    codeView.accessibilityLabel = name
    codeView.accessibilityHint = hint
    view.addSubview(codeView)
  }
}
```

## How to fix it

Describe what matters about the picture in a short phrase, or declare it decorative when nothing would be lost without
it.

```swift fixed
VStack {
  Image("onboarding-hero-3", label: Text("Woman fastening a magnetic shirt"))
    .resizable()
    .scaledToFit()
}
```

## Measured

Of 402 findings read on 102 apps during development, 402 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 186 of 201 undisputed.

## Sources

- WCAG 2.2: 1.1.1 Non-text Content
- Apple, Human Interface Guidelines: VoiceOver, describe meaningful images and leave out decorative ones
- Apple, SwiftUI: `Image(_:label:)`, `Image(decorative:)`, `accessibilityHidden(_:)`

"""###)

  private static let increaseContrastIgnored = RuleDescription(
    id: #"increase-contrast-ignored"#, title: #"Something faint stays faint with Increase Contrast on"#,
    category: #"Color"#, severity: .note, confidence: .low,
    wcag: [#"1.4.6"#, #"1.4.11"#],
    labels: [#"Sufficient Contrast"#],
    affects: #"People with low vision turn on Increase Contrast and find that this app ignores it."#, since: #"0.1.0"#,
    page: ###"""
# increase-contrast-ignored

## Why it matters

System colors get stronger when Increase Contrast is on. Colors that an app makes translucent do not, unless the app
checks the setting.

## What is reported

- **warning**: a choice by `colorSchemeContrast` that gets fainter with increased contrast.
- **note**, of low confidence: a text, or the line around something, with a literal opacity of at most one half, in a type
  that never asks for the contrast. Once for a type.

The finding starts at the modifier, or at the choice.

## What is not reported

- Types that read `colorSchemeContrast` or `isDarkerSystemColorsEnabled`.
- Texts whose contrast another rule has judged already.
- Shadows, fillings, pictures, disabled and hidden views, placeholders, widgets.

## Examples

### Bad

```swift bad
RoundedRectangle(cornerRadius: 12)
  .stroke(Color.gray.opacity(0.3)) // ✗ note col 4 : 0.3
```

```swift bad
struct Chip: View {
  @Environment(\.colorSchemeContrast) private var contrast

  var body: some View {
    Circle()
      .stroke(Color.primary.opacity(contrast == .increased ? 0.4 : 0.8)) // ✗ warning col 37
  }
}
```

### Good

```swift good
struct Chip: View {
  @Environment(\.colorSchemeContrast) private var contrast

  var body: some View {
    Circle()
      .stroke(Color.primary.opacity(contrast == .increased ? 1 : 0.4))
    Circle()
      .stroke(contrast != .increased ? Color.gray.opacity(0.4) : Color.gray.opacity(0.9))
  }
}
```

```swift good
VStack {
  RoundedRectangle(cornerRadius: 12)
    .stroke(Color(.separator))
  Image("cup").opacity(0.3)
  Circle().fill(.gray.opacity(0.2))
}
```

## How to fix it

Ask for the contrast.

```swift fixed
struct Chip: View {
  @Environment(\.colorSchemeContrast) private var contrast

  var body: some View {
    Circle()
      .stroke(Color.primary.opacity(contrast == .increased ? 1 : 0.4))
  }
}
```

## Measured

Not measured yet: in 149 apps none of its findings was judged right or wrong.

## Sources

- WCAG 2.2: 1.4.6 Contrast (Enhanced), 1.4.11 Non-text Contrast
- Apple, SwiftUI: `colorSchemeContrast`

"""###)

  private static let inputChangesContext = RuleDescription(
    id: #"input-changes-context"#, title: #"Choosing a value navigates immediately"#,
    category: #"Cognitive"#, severity: .warning, confidence: .medium,
    wcag: [#"3.2.2"#, #"3.2.1"#],
    labels: [#"VoiceOver"#],
    affects: #"People who use VoiceOver, a keyboard or a switch step through several values on the way and are taken away at the first one."#, since: #"0.1.0"#,
    page: ###"""
# input-changes-context

## Why it matters

With a keyboard or VoiceOver, people step through values one by one. If the first one already closes the screen or opens
the next, the others cannot be reached, and people who do not see the screen do not know what happened.

## What is reported

- **warning**: `.onChange` of the value of a picker, toggle, slider, stepper or date picker of the same type that, whatever
  the value is, closes the screen, opens a sheet, cover or destination, pushes on a path, or moves the focus.
- **note**: the same for a text field.

The finding starts at `onChange`.

## What is not reported

- Changes that lead elsewhere on a condition only, such as a code that is complete.
- Opening parts of the same screen, and alerts.
- Controls that say so in a hint.
- Actions of buttons, rows of lists and `onSubmit`.

## Examples

### Bad

```swift bad
Picker("Who is it for?", selection: $mode) {
  Text("Myself").tag(Mode.me)
  Text("Someone I care for").tag(Mode.other)
}
.onChange(of: mode) { path.append(Step.needs) } // ✗ warning col 2 : path.append
```

```swift bad
struct Filter: View {
  @State private var kind = 0
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      Picker("Kind", selection: $kind) {
        Text("All").tag(0)
        Text("New").tag(1)
      }
    }
    .onChange(of: kind) { _, _ in // ✗ warning col 6 : dismiss
      dismiss()
    }
  }
}
```

```swift bad
Toggle("Reminders", isOn: $reminds)
  .onChange(of: reminds) { showsTimes = true } // ✗ warning : showsTimes
  .sheet(isPresented: $showsTimes) { Times() }
```

### Good

```swift good
VStack {
  Picker("Who is it for?", selection: $mode) {
    Text("Myself").tag(Mode.me)
    Text("Someone I care for").tag(Mode.other)
  }
  Button("Continue") { path.append(Step.needs) }
}
```

```swift good
TextField("Code", text: $code)
  .onChange(of: code) {
    if code.count == 6 { dismiss() }
  }
```

```swift good
struct Filter: View {
  @State private var kind = 0
  @State private var showsMore = false

  var body: some View {
    Form {
      Picker("Kind", selection: $kind) {
        Text("All").tag(0)
        Text("New").tag(1)
      }
      if showsMore { Text("More") }
    }
    .onChange(of: kind) {
      showsMore = true
    }
    .onChange(of: isDone) {
      dismiss()
    }
  }
}
```

```swift good
Toggle("Reminders", isOn: $reminds)
  .accessibilityHint("Opens the times")
  .onChange(of: reminds) { showsTimes = true }
  .sheet(isPresented: $showsTimes) { Times() }
```

## How to fix it

Wait for a button.

```swift fixed
VStack {
  Picker("Who is it for?", selection: $mode) {
    Text("Myself").tag(Mode.me)
    Text("Someone I care for").tag(Mode.other)
  }
  Button("Continue") { path.append(Step.needs) }
}
```

## Measured

Not measured yet: in 149 apps none of its findings was judged right or wrong.

## Sources

- WCAG 2.2: 3.2.1 On Focus, 3.2.2 On Input

"""###)

  private static let inputPurposeMissing = RuleDescription(
    id: #"input-purpose-missing"#, title: #"A field for personal data has no content type, so AutoFill cannot help to fill it in"#,
    category: #"Structure"#, severity: .warning, confidence: .medium,
    wcag: [#"1.3.5"#, #"3.3.7"#, #"3.3.8"#],
    labels: [#"Voice Control"#],
    affects: #"People who type slowly, with a switch or by voice, or who have trouble remembering, have to enter addresses and passwords letter by letter."#, since: #"0.1.0"#,
    page: ###"""
# input-purpose-missing

## Why it matters

The system can fill in a name, an address, a code or a password with one tap, but only if the field says what it is for.
People with tremor, with dyslexia or with memory problems, and people who type with a switch or by voice, gain most from
it: one wrong letter in a password costs them minutes. A content type also selects a suitable keyboard and lets password
managers work.

## What is reported

- **warning**: a `TextField` or `SecureField` for an email address, a password or a one-time code without
  `.textContentType`.
- **note**: the same for names, user names, phone numbers, postal addresses and card numbers.
- The same of a `UITextField` that UIKit code makes, by its name and placeholder, and of a field in a storyboard or xib, by
  its placeholder. A lone password is of low confidence there.

What a field is for is read from its title, prompt, label, the text beside it and the name of its binding. The finding
starts at the field.

## What is not reported

- Fields with a content type, on themselves, around them, or set where the component is used.
- Fields about somebody or something else: a friend's name, a search, a title, an API key, the address of a server.
- A user name by the name of the binding alone, where the words that people read ask for a name: a name to be shown.
- Fields whose words tell nothing, such as "Name" alone, which may be the name of a list.
- Disabled fields, previews, other platforms.
- Accounts that an administrator makes for others, and passwords of things: certificates, networks.
- A password, or a new one, without an account beside it, in a type that is not about an account by its name: it opens a
  file, pairs a device or belongs to a server; names in types that are about a server, a service, a wallet or a contact
  (both shown with low confidence).
- Forms that make or change a contact or an address book, by the name of their type.
- In UIKit: fields that are given a content type anywhere, that are handed on, or in a class about somebody else.

## Examples

### Bad

```swift bad
Form {
  TextField("Email", text: $email) // ✗ warning col 3 : email address
  SecureField("Password", text: $password) // ✗ warning
}
```

The text beside the field tells what it is for:

```swift bad
HStack {
  Text("Phone number")
  TextField("", text: $number) // ✗ note
    .keyboardType(.phonePad)
}
```

```swift bad
struct SignUp: View {
  @State private var firstName = ""
  @State private var code = ""

  var body: some View {
    VStack {
      TextField("Required", text: $firstName) // ✗ note : given name
      TextField("Verification code", text: $code) // ✗ warning
      TextField("Street address", text: $code) // ✗ note
    }
  }
}
```

```swift bad
final class SignInController: UIViewController {
  private let emailField = UITextField() // ✗ warning : email address

  override func viewDidLoad() {
    super.viewDidLoad()
    emailField.placeholder = "Your email"
    view.addSubview(emailField)
  }
}
```

```xml bad file=SignIn.xib
<objects>
  <view id="vw-1">
    <subviews>
      <textField placeholder="Email" id="tf-1"> <!-- ✗ warning -->
        <textInputTraits key="textInputTraits" keyboardType="emailAddress"/>
      </textField>
      <textField placeholder="First name" id="tf-2"/> <!-- ✗ note -->
    </subviews>
  </view>
</objects>
```

Words that ask for nothing else leave it to the binding:

```swift bad
struct DoorPage: View {
  @State private var userName = ""

  var body: some View {
    TextField("Who are you?", text: $userName) // ✗ note : user name
  }
}
```

A code that comes by a text message, and one of an app for codes:

```swift bad
struct Verify: View {
  @State private var pin = ""
  @State private var second = ""

  var body: some View {
    VStack {
      Text("We sent you an SMS")
      HStack {
        TextField("Pin", text: $pin) // ✗ warning
      }
      TextField("2FA code", text: $second) // ✗ warning
    }
  }
}
```

### Good

The number without the code of its country, which would come twice:

```swift good
struct PhoneForm: View {
  @State private var phoneNumber = ""
  let code: String

  var body: some View {
    HStack {
      Text(code)
      TextField("Phone number", text: $phoneNumber)
      Button("Call") { dial(code + phoneNumber) }
    }
  }
}
```

What people read goes before what the code calls it:

```swift good
struct CollectorPage: View {
  @State private var userName = ""
  @State private var isRenaming = false

  var body: some View {
    Button("Rename") { isRenaming = true }
      .alert("Edit name", isPresented: $isRenaming) {
        TextField("Enter new name", text: $userName)
      }
  }
}
```

Whose orders are taken, which is a rule about many people:

```swift good
struct VoucherLimits: View {
  @State private var emailPatterns = ""

  var body: some View {
    TextField("*@example.org", text: $emailPatterns)
  }
}

struct AllowedGuests: View {
  @State private var email = ""

  var body: some View {
    TextField("Email", text: $email)
  }
}
```

```swift good
Form {
  TextField("Email", text: $email)
    .textContentType(.emailAddress)
    .keyboardType(.emailAddress)
  SecureField("Password", text: $password)
    .textContentType(.password)
}
```

Data that is not about the person who types:

```swift good
Form {
  TextField("Search", text: $query)
  TextField("Name", text: $playlistName)
  TextField("Friend's email", text: $address)
  SecureField("API key", text: $apiKey)
  TextField("Server address", text: $host)
  SecureField("Backup password", text: $phrase)
}
```

```swift good
Group {
  TextField("User name", text: $login)
}
.textContentType(.username)
```

```swift good
struct EmailField: View {
  @Binding var address: String

  var body: some View {
    TextField("Email", text: $address)
  }
}

struct Account: View {
  @State private var address = ""

  var body: some View {
    EmailField(address: $address)
      .textContentType(.emailAddress)
  }
}
```

```swift good
struct AddServerUserView: View {
  @State private var username = ""
  @State private var password = ""

  var body: some View {
    Form {
      TextField("User name", text: $username)
      SecureField("Password", text: $password)
    }
  }
}

struct Importer: View {
  @State private var certificatePassword = ""

  var body: some View {
    SecureField("Password", text: $certificatePassword)
    SecureField(L10n.Wifi.Alert.passwordPlaceholder, text: $secret)
  }
}
```

```swift good
SecureField("Wi-Fi password", text: $networkPassword)
```

```swift good
struct CreateContactView: View {
  @State private var email = ""
  var body: some View {
    TextField("Email address", text: $email)
  }
}
```

```swift good
final class SignInController: UIViewController {
  private let emailField = UITextField()
  private let searchField = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(emailField)
    searchField.placeholder = "Search email"
    view.addSubview(searchField)
  }
}

extension SignInController {
  func describe() { emailField.textContentType = .emailAddress }
}
```

```xml good file=SignIn.xib
<objects>
  <view id="vw-1">
    <subviews>
      <textField placeholder="Email" id="tf-1">
        <textInputTraits key="textInputTraits" keyboardType="emailAddress" textContentType="email"/>
      </textField>
      <textField placeholder="Search by city" id="tf-2"/>
    </subviews>
  </view>
</objects>
```

The password of a rented server is none of the person's own:

```swift good
struct ServerDetails: View {
  @State private var asks = false
  @State private var newPassword = ""

  var body: some View {
    Button("Change the root password") { asks = true }
      .alert("Root password", isPresented: $asks) {
        SecureField("New password", text: $newPassword)
        Button("Save") { save() }
      }
  }
}
```

```swift good
struct AddressBookEntry: View {
  @State private var email = ""

  var body: some View {
    TextField("Email", text: $email)
  }
}
```

The header of a section tells that the name belongs to a server:

```swift good
Form {
  Section {
    TextField("User name", text: $username)
  } header: {
    Text("MQTT server")
  }
}
```

## How to fix it

Say what the field is for, and choose the keyboard that fits.

```swift fixed
TextField("Email", text: $email)
  .textContentType(.emailAddress)
  .keyboardType(.emailAddress)
```

## Measured

Of 32 findings read on 17 apps during development, 32 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 8 of 13 undisputed.

## Sources

- WCAG 2.2: 1.3.5 Identify Input Purpose; 3.3.7 Redundant Entry; 3.3.8 Accessible Authentication
- Apple, UIKit: `UITextContentType`; SwiftUI: `textContentType(_:)`

"""###)

  private static let interactiveElementHidden = RuleDescription(
    id: #"interactive-element-hidden"#, title: #"A working control is hidden from VoiceOver, Voice Control, Switch Control and the keyboard"#,
    category: #"VoiceOver"#, severity: .error, confidence: .high,
    wcag: [#"4.1.2"#, #"2.1.1"#],
    labels: [#"VoiceOver"#, #"Voice Control"#],
    affects: #"People who use any assistive technology cannot find or use the control that everyone else sees."#, since: #"0.1.0"#,
    page: ###"""
# interactive-element-hidden

## Why it matters

Hiding is meant for decoration. On a control, or on a group around one, it removes the control foreveryone who does not
use touch: it cannot be heard, named, focused or scanned. Often the goal was to silence some text in a card, and the
button in it was hidden, too.

## What is reported

- **error**: `.accessibilityHidden(true)` on a control, or on a view that contains one.
- **error**: `.accessibilityRespondsToUserInteraction(false)` on a control.
- **warning**: in UIKit, a button with an action, a switch, slider, stepper or field that is said to be no element, where it is
  kept or by what makes it.
- **warning**: in a storyboard or xib, a button, switch, slider, stepper or field whose Accessibility is switched off.

The finding starts at the modifier's name.

## What is not reported

- Hidden pictures, texts and other views without controls; conditions instead of a literal `true`.
- Controls that are disabled or take no touches.
- Duplicates: the dimmed background that closes a dialog with a Close button, a button whose action the row offers as an
  accessibility action, steppers of an element with an adjustable action.
- Content that is not known; previews.
- In UIKit: controls that are set up elsewhere, hidden or without touches, and those in a view that is an element itself,
  orders its elements, or in whose file actions are offered otherwise.
- In a storyboard or xib: controls in cells, which the cell may offer in another way, and what code switches on.

## Examples

### Bad

```swift bad
VStack {
  Text("Daily goal")
  Button("Change goal") { editGoal() }
}
.accessibilityHidden(true) // ✗ error col 2
```

```swift bad
HStack {
  Button("Undo") { undo() }
    .accessibilityHidden(true) // ✗ error col 6
  Toggle("Sound", isOn: $sound)
    .accessibility(hidden: true) // ✗ error
  Button("Redo") { redo() }
    .accessibilityRespondsToUserInteraction(false) // ✗ error
}
```

```swift bad
struct FilterBar: View {
  @State private var query = ""

  var body: some View {
    HStack {
      Image(systemName: "magnifyingglass")
      TextField("Search", text: $query)
    }
  }
}

struct Library: View {
  var body: some View {
    VStack {
      FilterBar()
        .accessibilityHidden(true) // ✗ error col 10
      Text("Trousers")
    }
  }
}
```

```swift bad
struct DosePanel: View {
  @State private var isEditing = false

  var body: some View {
    if isEditing {
      Stepper("Dose", value: $dose)
    } else {
      Text("Dose")
    }
  }
}

struct PlanCard: View {
  var body: some View {
    VStack {
      Text("Plan")
      DosePanel()
    }
    .accessibilityHidden(true) // ✗ error
  }
}
```

Switch Control and the keyboard skip what says that it does not respond:

```swift bad
struct Toggler: View {
  @State private var isShown = false

  var body: some View {
    VStack {
      DetailsWord(isShown: $isShown)
        .accessibilityRespondsToUserInteraction(false) // ✗ error col 10
      Text("Details")
    }
  }
}

struct DetailsWord: View {
  @Binding var isShown: Bool

  var body: some View {
    Text("More")
      .onTapGesture { isShown.toggle() }
  }
}
```

```xml bad file=Player.xib
<objects>
  <view id="vw-1">
    <subviews>
      <button id="bt-1"> <!-- ✗ warning col 7 : button -->
        <accessibility key="accessibilityConfiguration" label="Skip">
          <bool key="isElement" value="NO"/>
        </accessibility>
        <state key="normal" image="skip"/>
      </button>
    </subviews>
  </view>
</objects>
```

```swift bad
import UIKit

final class ToolbarView: UIView {
  private let start = UIButton(type: .system)

  func build() {
    start.setTitle("Start", for: .normal)
    start.addTarget(self, action: #selector(go), for: .touchUpInside)
    start.isAccessibilityElement = false // ✗ warning col 5
    addSubview(start)
  }

  @objc private func go() {}
}
```

```swift bad
import UIKit

final class PlayerView: UIView {
  private let play = PlayerView.makeButton()

  func build() {
    play.addTarget(self, action: #selector(go), for: .touchUpInside)
    addSubview(play)
  }

  @objc private func go() {}

  private static func makeButton() -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle("Play", for: .normal)
    button.isAccessibilityElement = false // ✗ warning col 5
    return button
  }
}
```

What a label looks like is nothing that another button does as well:

```swift bad
struct Places: View {
  @StateObject private var list = PlaceList()
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Button(action: { dismiss() }) { Text("Cancel").bold().foregroundColor(.blue) }
      VStack {
        Text("The places could not be loaded.")
        Button(action: { list.load() }) { Text("Try again").bold().foregroundColor(.blue) }
      }
      .opacity(list.isEmpty ? 1 : 0)
      .accessibilityHidden(true) // ✗ error
    }
  }
}
```

### Good

A cross that does what the button below does:

```swift good
struct Invitation: View {
  @ObservedObject var model: InvitationModel

  var body: some View {
    VStack {
      HStack {
        Button(action: { model.dismiss() }, label: { Image(systemName: "xmark").resizable() })
      }
      .accessibilityHidden(true)
      Button(action: { model.dismiss() }, label: { Text("Not now") })
    }
  }
}
```

A row that is one element and offers the action itself:

```swift good
import UIKit

final class RowView: UIView {
  private let start = UIButton(type: .system)

  func build() {
    isAccessibilityElement = true
    accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Start", target: self, selector: #selector(go))]
    start.addTarget(self, action: #selector(go), for: .touchUpInside)
    start.isAccessibilityElement = false
    addSubview(start)
  }

  @objc private func go() -> Bool { true }
}
```

```swift good
VStack {
  Image("target").accessibilityHidden(true)
  Button("Change goal") { editGoal() }
  HStack {
    Text("•")
    Divider()
  }
  .accessibilityHidden(true)
}
```

```swift good
ZStack {
  Color.black.opacity(0.4)
    .onTapGesture { close() }
    .accessibilityHidden(true)
  VStack {
    Text("Leave without saving?")
    Button("Close") { close() }
  }
}
```

The condition may be right:

```swift good
VStack {
  Button("Undo") { undo() }
    .accessibilityHidden(isCovered)
  Button("Redo") { redo() }
    .accessibilityHidden(false)
  Button("Later") { later() }
    .disabled(true)
    .accessibilityHidden(true)
  Button("Never") { never() }
    .allowsHitTesting(false)
    .accessibilityHidden(true)
}
```

The same can be done on the element around it:

```swift good
VStack {
  HStack {
    Text(thought.title)
    Button("Delete") { delete(thought) }
      .accessibilityHidden(true)
  }
  .accessibilityElement(children: .combine)
  .accessibilityAction(named: "Delete") { delete(thought) }
  HStack {
    Button("Less") { amount -= 1 }
      .accessibilityHidden(true)
    Text("\(amount)")
    Button("More") { amount += 1 }
      .accessibilityHidden(true)
  }
  .accessibilityElement()
  .accessibilityLabel("Amount")
  .accessibilityValue("\(amount)")
  .accessibilityAdjustableAction { direction in
    amount += direction == .increment ? 1 : -1
  }
}
```

```swift good
struct Hidden: ViewModifier {
  func body(content: Content) -> some View {
    content.accessibilityHidden(true)
  }
}

#Preview {
  Button("Undo") {}
    .accessibilityHidden(true)
}
```

```swift good
struct Portrait: View {
  let url: URL?
  let onOpen: ((URL) -> Void)?

  init(url: URL?, onOpen: ((URL) -> Void)? = nil) {
    self.url = url
    self.onOpen = onOpen
  }

  var body: some View {
    if let onOpen, let url {
      Button("Open the picture") { onOpen(url) }
    } else {
      Circle()
    }
  }
}

struct MemberRow: View {
  let member: Member

  var body: some View {
    HStack {
      Portrait(url: member.picture)
        .accessibilityHidden(true)
      Text(member.name)
    }
  }
}
```

```xml good file=Player.xib
<objects>
  <tableViewCell id="ce-1">
    <subviews>
      <button id="bt-1">
        <accessibility key="accessibilityConfiguration">
          <bool key="isElement" value="NO"/>
        </accessibility>
      </button>
      <label id="lb-1">
        <accessibility key="accessibilityConfiguration">
          <bool key="isElement" value="NO"/>
        </accessibility>
      </label>
    </subviews>
  </tableViewCell>
</objects>
```

## How to fix it

Hide the decoration and leave the control.

```swift fixed
VStack {
  Text("Daily goal")
    .accessibilityHidden(true)
  Button("Change goal") { editGoal() }
}
```

## Measured

Of 5 findings read on 3 apps during development, 5 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 3 of 3 undisputed.

## Sources

- WCAG 2.2: 4.1.2 Name, Role, Value; 2.1.1 Keyboard
- Apple, SwiftUI: `accessibilityHidden(_:)`, `accessibilityRespondsToUserInteraction(_:)`

"""###)

  private static let invalidTrait = RuleDescription(
    id: #"invalid-trait"#, title: #"A trait has its UIKit name, which does not exist in SwiftUI"#,
    category: #"VoiceOver"#, severity: .error, confidence: .high,
    wcag: [#"4.1.2"#],
    labels: [#"VoiceOver"#],
    affects: #"The code does not compile, and if the line is deleted to fix that, VoiceOver users lose the heading, the state or the role."#, since: #"0.1.0"#,
    page: ###"""
# invalid-trait

## Why it matters

Requirements often list traits by their UIKit names. In SwiftUI they are compiler errors, and a compiler error about
accessibility late in the day tends to be fixed by deleting the line. People who would have jumped from heading to
heading then have none. The right name is only two letters away.

## What is reported

- **error**: `.button`, `.header`, `.link`, `.image`, `.selected`, `.staticText`, `.searchField`, `.keyboardKey`,
  `.summaryElement`, `.tabBar` and `.toggleButton` among SwiftUI traits; SwiftUI spells them with `is` in front.
- **error**: `.adjustable`, `.notEnabled` and `.supportsZoom`, which are no traits in SwiftUI: use
  `accessibilityAdjustableAction`, `disabled` and `accessibilityZoomAction`.

The finding starts at the trait.

## What is not reported

- SwiftUI's own traits, empty sets, and variables that hold traits.
- UIKit code, where these names are right.
- Names that the project has added to `AccessibilityTraits` itself.

## Examples

### Bad

```swift bad
Text("Your Thoughts")
  .font(.title)
  .accessibilityAddTraits(.header) // ✗ error col 27 : isHeader
```

```swift bad
ThoughtCard(thought: thought)
  .accessibilityAddTraits(isSelected ? .selected : []) // ✗ error col 40 : isSelected
  .padding()
```

```swift bad
VStack {
  RatingStars(value: $rating)
    .accessibilityAddTraits([.isImage, .adjustable]) // ✗ error col 40
  Button("Privacy policy") { openPolicy() }
    .accessibilityAddTraits(.isLink)
    .accessibilityRemoveTraits(.button) // ✗ error
  Text("Results")
    .accessibility(addTraits: .header) // ✗ error
}
```

### Good

```swift good
Text("Your Thoughts")
  .font(.title)
  .accessibilityAddTraits(.isHeader)
```

```swift good
VStack {
  ThoughtCard(thought: thought)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  Text("Timer")
    .accessibilityAddTraits([.updatesFrequently, .isSummaryElement])
  Button("Record") { record() }
    .accessibilityAddTraits(.startsMediaSession)
  TabStrip()
    .accessibilityAddTraits(.isTabBar)
  Text("Next page")
    .accessibilityAddTraits(traits)
}
```

UIKit spells them like this:

```swift good
final class SectionTitle: UILabel {
  func setUp() {
    accessibilityTraits.insert(.header)
    accessibilityTraits = [.header, .staticText]
  }
}
```

The project has its own names:

```swift good
extension AccessibilityTraits {
  static let header: AccessibilityTraits = .isHeader
}

struct Title: View {
  var body: some View {
    Text("Your Thoughts")
      .accessibilityAddTraits(.header)
  }
}
```

## How to fix it

Use SwiftUI's spelling.

```swift fixed
Text("Your Thoughts")
  .font(.title)
  .accessibilityAddTraits(.isHeader)
```

## Measured

Not measured yet: in 149 apps it finds nothing, also with every rule on.

## Sources

- WCAG 2.2: 4.1.2 Name, Role, Value
- Apple, SwiftUI: `AccessibilityTraits`; UIKit: `UIAccessibilityTraits`

"""###)

  private static let jargonInUiText = RuleDescription(
    id: #"jargon-in-ui-text"#, title: #"Text uses a technical term or wording that can offend"#,
    category: #"Cognitive"#, severity: .note, confidence: .medium,
    wcag: [#"3.1.3"#, #"3.1.5"#],
    labels: [],
    affects: #"People with a cognitive disability, people who are learning the language, and everyone who is not a developer do not know what “authentication required” asks of them."#, since: #"0.1.0"#,
    page: ###"""
# jargon-in-ui-text

## Why it matters

“Authentication required” and “Please sign in” ask for the same thing. The first takes a word that people learn at work.
Words for people matter just as much: saying that someone “suffers from” something defines them by it.

## What is reported

The rule is off by default: whether the people of an app know a word is told by no source, and of fifty-two findings in real
apps readers argued about every second. `"jargon-in-ui-text": "note"` in the configuration or in a profile brings it in.

- **note**: a text that is read or heard and holds a word of developers: authentication, connectivity, credentials, cache,
  parameter, payload, null, parse, terminate, invalid response and so on. Once for each word of a type.
- **note**: words that put a condition before the person: wheelchair-bound, suffers from, handicapped, normal users.

The finding starts at the string, and the help says what to say. The options `terms` and `allowed` add words of the app's
own field, and leave out those that its people know.

## What is not reported

- Names in the middle of a sentence (“Open Token Wallet”), and two-factor authentication, which is what banks call it.
- Keys of string tables without a table; texts that come from a server.
- Screens for developers, testers and lawyers: types with debug, log, diagnostics, script, terms, privacy or license in
  their names, and folders of QA.
- Tools for programmers and administrators (shown with low confidence): apps in which one file in fifty, and five at
  least, declares a type named after such things as SSH, a terminal, git, Docker, DNS or a compiler. The `terms` that you
  add are reported there as well.
- JSON as the name of a kind of file.
- Code in `#if DEBUG`, previews, tests, and what stands behind a question for `XCODE_RUNNING_FOR_PREVIEWS`.

## Examples

### Bad

```swift bad
Text("Network connectivity unavailable") // ✗ note col 6 : connectivity
  .font(.headline)
```

```swift bad
List {
  Text("Stamps")
}
.alert("Authentication required", isPresented: $asks) { // ✗ note col 8 : authentication
  Button("Enter credentials") { signIn() } // ✗ note : credentials
} message: {
  Text("Please go on.")
}
```

```swift bad
Text("Made for normal users and for people who are wheelchair-bound") // ✗ note : normal users
```

```swift bad
Image("cup")
  .accessibilityLabel("The payload is empty") // ✗ note : payload
```

### Good

```swift good
VStack {
  Text("You're offline")
  Text("Please sign in")
  Text("Two-factor authentication")
  Text(story.text)
  Text("Open the Cache hiking guide")
}
```

```swift good
struct DebugLogScreen: View {
  var body: some View {
    List {
      Text("Payload")
      Text("Clear cache")
    }
  }
}
```

```swift good
struct LoadScript: View {
  var body: some View {
    Text("Failed to parse")
  }
}
```

```swift good
Button("Export as JSON") { export() }
```

```swift good
struct TermsOfUse: View {
  var body: some View {
    Text("We may terminate the agreement.")
  }
}
```

```swift good
VStack {
  Text("settings.cache.clear")
  Text("People who use a wheelchair")
  Text("A parametric sofa, tokens of love and the nullarbor")
}
```

What only Xcode's previews show:

```swift good
struct FieldEditor: View {
  let fields: [Field]

  var body: some View {
    Form {
      if ProcessInfo.processInfo.environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1" {
        Section("JSON payload, decoded") {
          Text("HTTP 404")
        }
      }
    }
  }
}
```

What the words around explain, and a server of one's own:

```swift good
struct DeviceState: View {
  var body: some View {
    Text("Bluetooth unauthorized")
    Text("Allow it in the settings of the phone.")
  }
}

struct ServerHeaders: View {
  var body: some View {
    Text("HTTP Basic Authentication Token")
    Text("Put the credentials of your reverse proxy here.")
  }
}
```

## How to fix it

Say what people would say.

```swift fixed
Text("You're offline")
  .font(.headline)
```

## Measured

Not measured yet: in 149 apps none of its findings was judged right or wrong.
In apps read for the first time: 7 of 12 undisputed.

## Sources

- WCAG 2.2: 3.1.3 Unusual Words, 3.1.5 Reading Level
- Apple, Human Interface Guidelines: Writing; Inclusion

"""###)

  private static let labelContainsRole = RuleDescription(
    id: #"label-contains-role"#, title: #"A label repeats the role of the control, so VoiceOver users hear it twice"#,
    category: #"VoiceOver"#, severity: .warning, confidence: .high,
    wcag: [#"4.1.2"#, #"2.4.6"#],
    labels: [#"VoiceOver"#, #"Voice Control"#],
    affects: #"People who use VoiceOver hear "Save, button, button", and people who use Voice Control have to say a word that is not on the screen."#, since: #"0.1.0"#,
    page: ###"""
# label-contains-role

## Why it matters

VoiceOver adds the role of an element itself, in the person's language and where people expect it. A label that says it
as well makes every stop longer by a word. That sounds like little, until you listen to forty of them. Guides often show
what is spoken, "Save, button", and that text is then copied into the label.

## What is reported

- **warning**: a label or title that ends with the role which the element has anyway, or has it after a comma: button,
  link, heading, image, icon, tab, switch, checkbox, slider, text field; a button that is called "Button".
- **warning**: "heading" in the label of a text that has no heading trait, which is heard as one and not found as one.
- **warning**: "selected" or "dimmed" at the end, where the trait says it.
- **warning**: the same of a label that UIKit code sets on a button, switch, slider or field.

The finding starts at the literal.

## What is not reported

- Role words with another meaning or in another place: "Button-front closures", "Link account", "Image search".
- "Product image 1 of 5", where a number follows; "Photo" and "Logo" alone.
- Other role words on elements that do not have the role, and things whose name ends in such a word: "App icon".
- Keys of string tables, such as "editor.title.field".
- Labels that come from the model; previews.

## Examples

### Bad

```swift bad
Button { save() } label: { Image(systemName: "heart") }
  .accessibilityLabel("Save, button") // ✗ warning col 23
```

```swift bad
VStack {
  Text("For You")
    .accessibilityAddTraits(.isHeader)
    .accessibilityLabel("For You, heading") // ✗ warning
  Image("hero")
    .resizable()
    .accessibilityLabel("Hiking boots image") // ✗ warning
  Toggle("Daily reminders switch", isOn: $remindsDaily) // ✗ warning col 10
  Text("Opening hours")
    .accessibilityLabel("Opening hours heading") // ✗ warning : “heading”
}
```

```swift bad
VStack {
  Link("Terms of use link", destination: termsURL) // ✗ warning
  Button("Delete button") { delete() } // ✗ warning col 10
  Button { pick(size) } label: { Image("size-m") }
    .accessibilityLabel("Medium, selected") // ✗ warning
    .accessibilityAddTraits(.isSelected)
}
```

```swift bad
Button { pick(size) } label: { Image("size-m") }
  .accessibilityLabel("\(size.name)\(isChosen ? ", selected" : "")") // ✗ warning : selected
  .accessibilityAddTraits(isChosen ? .isSelected : [])
```

```swift bad
final class PlayerController: UIViewController {
  private let closeButton = UIButton(type: .close)

  override func viewDidLoad() {
    super.viewDidLoad()
    closeButton.accessibilityLabel = "Close button" // ✗ warning col 38 : button
    navigationItem.rightBarButtonItem?.accessibilityLabel = "Share"
  }
}
```

```swift bad
Button(action: open) { Image(systemName: "square.and.pencil") }
  .accessibilityLabel("Button") // ✗ warning
```

### Good

```swift good
Button { save() } label: { Image(systemName: "heart") }
  .accessibilityLabel("Save")
```

What is left for a symbol that nobody passes:

```swift good
struct Bar: View {
  var body: some View { control("chevron.backward") }

  private func control(_ symbol: String) -> some View {
    Button(action: go) { Image(systemName: symbol) }
      .accessibilityLabel(label(of: symbol))
  }

  private func label(of symbol: String) -> String {
    switch symbol {
    case "chevron.backward": return "Back"
    default: return "Button"
    }
  }
}
```

The word means something else here:

```swift good
VStack {
  Button { filter(.buttonFront) } label: { Image("closure-buttons") }
    .accessibilityLabel("Button-front closures")
  Button("Link account") { linkAccount() }
  Button("Image search") { searchByImage() }
  Toggle("Tab bar on the left", isOn: $tabsLeft)
  Toggle("Blur during app switch", isOn: $blurs)
  Image("hero")
    .accessibilityLabel("Product image 1 of 5")
  Image("portrait")
    .accessibilityLabel("Photo")
}
```

The element does not have that role:

```swift good
VStack {
  Text("Every page starts with a heading")
  Text("How to sew on a button")
  Label("Copy the link", systemImage: "link")
  Button { copy(url) } label: { Image(systemName: "doc.on.doc") }
    .accessibilityLabel("Copy image")
}
```

What is read is not known here:

```swift good
VStack {
  Button("dialog.confirm.button") { confirm() }
  TextField("profile.name.field", text: $name)
  Button { attach() } label: { Image(systemName: "paperclip") }
    .accessibilityLabel("composer.attach_button")
}
```

```swift good
VStack {
  Button { open(item) } label: { Image(systemName: "heart") }
    .accessibilityLabel(item.spokenTitle)
  Text("For You")
    .accessibilityAddTraits(.isHeader)
}
```

```swift good
Toggle("Reload on Switch", isOn: $reloads)
```

```swift good
final class PlayerController: UIViewController {
  private let closeButton = UIButton(type: .close)
  private let choice = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    closeButton.accessibilityLabel = NSLocalizedString("close_button", comment: "")
    choice.accessibilityLabel = "Radio button"
  }
}
```

```swift good
Toggle("Blur during app switch", isOn: $blurs)
```

## How to fix it

Leave the role to the traits.

```swift fixed
Button { save() } label: { Image(systemName: "heart") }
  .accessibilityLabel("Save")
```

## Measured

Of 2 findings read on 3 apps during development, 2 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 1 of 1 undisputed.

## Sources

- WCAG 2.2: 4.1.2 Name, Role, Value; 2.4.6 Headings and Labels
- Apple, SwiftUI and UIKit: `accessibilityLabel`, guidance on leaving the control's type out

"""###)

  private static let labelFormat = RuleDescription(
    id: #"label-format"#, title: #"A label is not written the way labels should be spoken"#,
    category: #"VoiceOver"#, severity: .note, confidence: .medium,
    wcag: [#"2.4.6"#],
    labels: [#"VoiceOver"#, #"Voice Control"#],
    affects: #"People who use VoiceOver hear spelled-out capitals, names of emoji, slashes and pauses that sighted people skip."#, since: #"0.1.0"#,
    page: ###"""
# label-format

## Why it matters

A label is a phrase that is read aloud, at speed, many times a day. Voices take its punctuation seriously: a period
causes a pause, capitals may be spelled out letter by letter, an emoji is read by its long name, and a slash is read
out. None of that shows on the screen, so the people who write it do not notice.

## What is reported

As **note**, a text of bullets or asterisks alone that stands for hidden words, and at the literal the first fault of each
label, of several that a condition chooses from the first that has one:

- a line break or an entity such as `&nbsp;`
- an emoji
- capitals only, with more than four letters
- a plural in brackets, "item(s)"
- words parted by a slash, "Save/Share"
- repeated punctuation
- `.`, `!`, `:` or `;` at the end (a colon on controls only: it leads over from a picture to the words behind it)
- an ellipsis at the end (low confidence)
- a small letter at the beginning
- more than 100 characters on a control

How labels are written is a matter of style, and one decision mostly settles all labels of an app: reports have one finding
for each kind of fault in an app, at the first label that has it, with the number and the other places. Editors,
directives and baselines know each label.

## What is not reported

- Full stops inside: "Saved. Remove from saved" says the state and the action.
- Descriptions of pictures in whole sentences, which may end in a full stop.
- Names spelled with a small letter first, such as iPhone, and abbreviations of up to four letters.
- Text that comes from the model, keys of string tables, and text of a table that is not read here.
- Hidden views and previews.

## Examples

### Bad

```swift bad
Button { help() } label: { Image(systemName: "questionmark.circle") }
  .accessibilityLabel("help.") // ✗ note : ends in “.”
  .padding()
```

```swift bad
Toggle(isOn: $alerts) { Image(systemName: "bell") }
  .accessibilityLabel("NOTIFICATIONS 🔔") // ✗ note : emoji
  .padding()
```

```swift bad
VStack {
  Button { share() } label: { Image(systemName: "square.and.arrow.up") }
    .accessibilityLabel("Save/Share") // ✗ note : slash
  Button { clear() } label: { Image(systemName: "trash") }
    .accessibilityLabel("Delete selected item(s)") // ✗ note : “(s)”
  Button { open() } label: { Image(systemName: "folder") }
    .accessibilityLabel("open folder") // ✗ note col 25 : lowercase letter
  Button { alarm() } label: { Image(systemName: "bell") }
    .accessibilityLabel("URGENT ALARM") // ✗ note : capitals
  Button { win() } label: { Image(systemName: "star") }
    .accessibilityLabel("You won!!") // ✗ note : repeats punctuation
}
```

Each alternative is judged on its own:

```swift bad
Button { mute() } label: { Image(systemName: isMuted ? "speaker.slash" : "speaker") }
  .accessibilityLabel(isMuted ? "Unmute" : "mute the microphone") // ✗ note col 44
```

What stands for a password is read sign by sign:

```swift bad
LabeledContent("Token") {
  Text(token.isEmpty ? "Not set" : "••••••••") // ✗ note
}
```

Two faults of one line are one finding, and the second is found when the first is mended:

```swift bad
Image(systemName: "chevron.up")
  .accessibilityLabel(isUp ? "ascending" : "descending") // ✗ note : ascending
Image(systemName: "chevron.up")
  .accessibilityLabel(isUp ? "Ascending" : "descending") // ✗ note : descending
```

### Good

```swift good
VStack {
  Button { help() } label: { Image(systemName: "questionmark.circle") }
    .accessibilityLabel("Help")
  Button { toggleSave() } label: { Image(systemName: saved ? "heart.fill" : "heart") }
    .accessibilityLabel(saved ? "Saved. Remove from saved" : "Not saved. Add to saved")
  Button { pair() } label: { Image(systemName: "iphone") }
    .accessibilityLabel("iPhone in the hall")
  Button { scan() } label: { Image(systemName: "qrcode") }
    .accessibilityLabel("QR")
}
```

Pictures may be described in sentences, units have slashes:

```swift good
VStack {
  Image("harbour")
    .accessibilityLabel("Two boats lie in the harbour at dusk. A child waves from the quay.")
  Text("90 km/h")
    .accessibilityLabel("Limit 90 km/h")
}
```

What is read is not known here:

```swift good
VStack {
  Button { open(item) } label: { Image(systemName: "heart") }
    .accessibilityLabel(item.spokenTitle)
  Button { open(item) } label: { Image(systemName: "heart") }
    .accessibilityLabel("\(item.kind) in the cart")
  Button { save() } label: { Image(systemName: "heart") }
    .accessibilityLabel("editor.save.button")
  Text(reply.text)
    .accessibilityLabel("row.was-reply \(reply.author)")
  Image(systemName: "exclamationmark.triangle")
    .accessibilityLabel("Error:")
}
```

```swift good
LabeledContent("Token") {
  Text("••••••••")
    .accessibilityLabel("Set, not shown")
}
```

## How to fix it

```swift fixed
Button { help() } label: { Image(systemName: "questionmark.circle") }
  .accessibilityLabel("Help")
  .padding()
```

## Measured

Of 5 findings read on 5 apps during development, 5 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 0 of 2 undisputed.

## Sources

- WCAG 2.2: 2.4.6 Headings and Labels
- Apple, Human Interface Guidelines and UIKit: how to write accessibility labels (capital letter, no full stop, no type)

"""###)

  private static let labelInName = RuleDescription(
    id: #"label-in-name"#, title: #"The accessibility label does not begin with the visible text, so Voice Control users say what they see and nothing happens"#,
    category: #"VoiceOver"#, severity: .error, confidence: .high,
    wcag: [#"2.5.3"#],
    labels: [#"Voice Control"#, #"VoiceOver"#],
    affects: #"People who use Voice Control say the text they read and are not understood; people who both see and listen get two different names."#, since: #"0.1.0"#,
    page: ###"""
# label-in-name

## Why it matters

With Voice Control people say "Tap Buy Now" because the button says Buy Now. If the accessibility label replaces that
with something else, the system waits for a name that is shown nowhere. People repeat it, louder, and then give up.
Anything that the label wants to add can follow the visible text.

## What is reported

- **error**: a control with visible text and a written accessibility label that shares no word with that text.
- **note**, with low confidence: the visible words are in the label, but not at its beginning. Speech input finds the
  control; people who read along expect the order that they see.

Compared without regard to case, accents, punctuation, arrows and emoji. The finding starts at the label's literal.

## What is not reported

- Labels that begin with the visible words, whatever follows.
- Controls whose `accessibilityInputLabels` contain the visible words.
- Labels that write out an abbreviation or a count: "Mon" and "Monday", "Cart (3)" and "Cart, 3 items".
- Controls without words, a single sign as the only text, text that is no control.
- Words or labels that come from the model or are keys of string tables; previews.

## Examples

### Bad

```swift bad
Button("Buy Now →") {
  open(product.url)
}
.accessibilityLabel("Purchase item on brand website") // ✗ error col 21
```

```swift bad
VStack {
  Button { collect() } label: {
    Label("Collect Stamp", systemImage: "seal")
  }
  .accessibilityLabel("Get this one") // ✗ error
  NavigationLink("Settings", value: Route.settings)
    .accessibilityLabel("Preferences") // ✗ error
  Button { send() } label: {
    HStack {
      Image(systemName: "paperplane")
      Text("Send")
    }
  }
  .accessibilityLabel("Submit message") // ✗ error
}
```

```swift bad
VStack {
  Button("Save") { save() }
    .accessibilityLabel("Bookmark and save") // ✗ note col 25
  Button(isPlaying ? "Pause" : "Play") { toggle() }
    .accessibilityLabel(isPlaying ? "Halt audio" : "Start audio") // ✗ error
}
```

```swift bad
struct WideButton: View {
  let title: String
  let action: () -> Void

  var body: some View {
    Button(action: action) { Text(title).frame(maxWidth: .infinity, minHeight: 50) }
  }
}

struct Detail: View {
  var body: some View {
    WideButton(title: "Collect stamp") { collect() }
      .accessibilityLabel("Get reward") // ✗ error
  }
}
```

### Good

```swift good
VStack {
  Button("Buy Now →") {
    open(product.url)
  }
  .accessibilityLabel("Buy now, opens \(brand)'s website")
  Button("Café near you") { openCafe() }
    .accessibilityLabel("Cafe near you, three minutes on foot")
  Button(isPlaying ? "Pause" : "Play") { toggle() }
    .accessibilityLabel(isPlaying ? "Pause recording" : "Play recording")
}
```

Another spoken name may be added:

```swift good
Button("10 km") { setRange(10) }
  .accessibilityLabel("10 kilometres")
  .accessibilityInputLabels(["10 km", "10 kilometres"])
```

Abbreviations and counts are written out:

```swift good
HStack {
  Button("Mon") { pick(.monday) }
    .accessibilityLabel("Monday")
  Button("Cart (3)") { openCart() }
    .accessibilityLabel("Cart, 3 items")
  Button("✕") { close() }
    .accessibilityLabel("Close")
}
```

No words to see, no control, or words that are not known here:

```swift good
VStack {
  Button { like() } label: { Image(systemName: "heart") }
    .accessibilityLabel("Like")
  Text("4.8 ★")
    .accessibilityLabel("Rated almost five of five")
  Button(product.title) { open(product) }
    .accessibilityLabel("Opens the product")
  Button("See all") { showAll() }
    .accessibilityLabel(section.seeAllLabel)
  Button { browse() } label: { Label("Files", systemImage: "folder") }
    .accessibilityLabel("composer.browse_folder")
}
```

## How to fix it

Begin with the visible words and add what is missing after them.

```swift fixed
Button("Buy Now →") {
  open(product.url)
}
.accessibilityLabel("Buy now, opens the brand's website")
```

## Measured

Not measured yet: in 149 apps none of its findings was judged right or wrong.

## Sources

- WCAG 2.2: 2.5.3 Label in Name
- Apple, App Store Connect: evaluation criteria for the Voice Control label
- Apple, SwiftUI: `accessibilityInputLabels(_:)`

"""###)

  private static let labelIsSymbolName = RuleDescription(
    id: #"label-is-symbol-name"#, title: #"A label is the name of an icon or a file, not something a person would say"#,
    category: #"VoiceOver"#, severity: .error, confidence: .high,
    wcag: [#"1.1.1"#, #"2.4.6"#, #"4.1.2"#],
    labels: [#"VoiceOver"#, #"Voice Control"#],
    affects: #"People who use VoiceOver hear "ic close 24" or "multiplication x", and people who use Voice Control would have to say it."#, since: #"0.1.0"#,
    page: ###"""
# label-is-symbol-name

## Why it matters

Such a label exists only because something required one. It satisfies a checker and no one else: "mic" does not say
whether it records, mutes or searches, and a cross is read as a multiplication sign. The words that the team uses when
it talks about the button are almost always the right label.

## What is reported

- **error**: an accessibility label that is the name of a symbol or an asset: with dots or underscores between
  lower-case words, with an `ic_` or `icon_` in front or a `.png` or `_24` behind, in camel case, or the bare
  lower-case symbol name.
- **error**: a title or label that is a single sign, such as "✕", "x", "⋯" or "←".
- **warning**: signs that are read as a word which may fit, "+", "−", "?", "i", "★", and camel case without a picture.

- **warning**: the label of a control that is the name of the symbol it shows and "icon" or "symbol": "Gear icon".

The finding starts at the literal.

## What is not reported

- Plain words that happen to be symbol names, with a capital: "Play", "Pause", "Camera", "Share".
- Words in lower case that people say, such as "play", "share" or "camera".
- Keys of string tables, such as "player.pause_button".
- Titles of a single sign that have an accessibility label with words.
- Keys of a calculator or keyboard, where the sign is the content.
- Names of products, such as "iPhone", and labels that come from the model.
- Identifiers, which nobody hears; previews.

## Examples

### Bad

```swift bad
Button(action: start) {
  Image(systemName: "mic.fill")
}
.accessibilityLabel("mic") // ✗ error col 21 name=text:mic
```

```swift bad
VStack {
  Button("✕") { // ✗ error col 10
    dismiss()
  }
  Menu {
    Button("Rename") { rename() }
  } label: {
    Text("⋯") // ✗ error col 10
  }
  Button("x") { close() } // ✗ error
}
```

```swift bad
HStack {
  Button { close() } label: { Image("ic_close_24") }
    .accessibilityLabel("ic_close_24") // ✗ error
  Button { share() } label: { Image(systemName: "square.and.arrow.up") }
    .accessibilityLabel("square.and.arrow.up") // ✗ error
  Button { open() } label: { Image("open") }
    .accessibilityLabel("openDetails") // ✗ error
  Image("hero-2")
    .accessibilityLabel("hero-2.png") // ✗ error
}
```

```swift bad
HStack {
  Button("+") { speed += 0.1 } // ✗ warning
  Button { speed -= 0.1 } label: { Image(systemName: "minus.circle") }
    .accessibilityLabel("➖") // ✗ warning
}
```

```swift bad
Button(action: open) { Image(systemName: "gear") }
  .accessibilityLabel("Gear icon") // ✗ warning
```

### Good

```swift good
Button(action: choose) { Image(systemName: "app.badge") }
  .accessibilityLabel("Change the app icon")
```

```swift good
Button(action: start) {
  Image(systemName: "mic.fill")
}
.accessibilityLabel("Record thought")
```

```swift good
VStack {
  Button("✕") {
    dismiss()
  }
  .accessibilityLabel("Close")
  Menu {
    Button("Rename") { rename() }
  } label: {
    Text("⋯")
      .accessibilityLabel("More actions")
  }
}
```

Words that are symbol names too:

```swift good
HStack {
  Button { play() } label: { Image(systemName: "play") }
    .accessibilityLabel("Play")
  Button { pause() } label: { Image(systemName: "pause") }
    .accessibilityLabel("Pause")
  Button { openCamera() } label: { Image(systemName: "camera") }
    .accessibilityLabel("Camera")
  Button { choose(.phone) } label: { Image(systemName: "iphone") }
    .accessibilityLabel("iPhone")
}
```

On a keypad the sign is the word:

```swift good
Grid {
  GridRow {
    Button("7") { type("7") }
    Button("8") { type("8") }
    Button("9") { type("9") }
    Button("+") { type("+") }
  }
  GridRow {
    Button("4") { type("4") }
    Button("5") { type("5") }
    Button("6") { type("6") }
    Button("-") { type("-") }
  }
}
```

```swift good
VStack {
  Button { open(item) } label: { Image(item.iconName) }
    .accessibilityLabel(item.iconName)
  Button("Close") { close() }
    .accessibilityIdentifier("btn_close_24")
  Text("Version 2.1.0")
  Button { pause() } label: { Image(systemName: "pause.fill") }
    .accessibilityLabel("player.pause_button")
  Button { play() } label: { Image(systemName: "play.fill") }
    .accessibilityLabel("play")
}
```

## How to fix it

Say what happens, in the words one would use at the table.

```swift fixed
Button(action: start) {
  Image(systemName: "mic.fill")
}
.accessibilityLabel("Record thought")
```

## Measured

Of 7 findings read on 4 apps during development, 7 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 2 of 2 undisputed.

## Sources

- WCAG 2.2: 1.1.1 Non-text Content; 2.4.6 Headings and Labels; 4.1.2 Name, Role, Value
- Apple, WWDC19: Writing Great Accessibility Labels

"""###)

  private static let labelOnHiddenElement = RuleDescription(
    id: #"label-on-hidden-element"#, title: #"An accessibility label is on something that VoiceOver never reads"#,
    category: #"VoiceOver"#, severity: .warning, confidence: .high,
    wcag: [#"4.1.2"#, #"1.1.1"#],
    labels: [#"VoiceOver"#],
    affects: #"People who use VoiceOver miss text that was written for them, or the code has a label that is never used."#, since: #"0.1.0"#,
    page: ###"""
# label-on-hidden-element

## Why it matters

A view cannot be hidden from VoiceOver and have a label at the same time: hidden wins, without a warning. One of the two
was intended. If it was the label, an element is missing; if it was the hiding, the label misleads people who read the
code.

## What is reported

- **warning**: a label, hint, value or action on `Image(decorative:)`.
- **warning**: a label, hint, value or action on a view that has `.accessibilityHidden(true)` itself.
- **note**: a label on a view inside one that is hidden by `.accessibilityHidden(true)`.
- **warning**: in a storyboard or xib, a label on an object whose Accessibility is not enabled: an image view, unless it is
  switched on, or any object on which it is switched off.

The finding starts at the name of the modifier.

## What is not reported

- Views that are hidden on a condition.
- Empty labels, which say nothing to lose.
- Identifiers for tests.
- Content of an accessibility representation.

## Examples

### Bad

```swift bad
Image(decorative: "medal")
  .resizable()
  .accessibilityLabel("First place") // ✗ warning col 4
```

```swift bad
VStack {
  Button("Retry") { reload() }
    .accessibilityLabel("Retry loading") // ✗ warning
    .accessibilityHidden(true)
  HStack {
    Image("medal")
      .accessibilityLabel("Medal") // ✗ note
    Text("First place")
  }
  .accessibilityHidden(true)
}
```

```xml bad file=Profile.xib
<objects>
  <view id="vw-1">
    <subviews>
      <imageView image="badge" id="im-1"> <!-- ✗ warning col 7 -->
        <accessibility key="accessibilityConfiguration" label="Gold member"/>
      </imageView>
    </subviews>
  </view>
</objects>
```

### Good

```swift good
Image("medal")
  .resizable()
  .accessibilityLabel("First place")
```

```swift good
ConfettiView()
  .allowsHitTesting(false)
  .accessibilityHidden(true)
```

```swift good
Button("Retry") { reload() }
  .accessibilityLabel("Retry loading")
  .accessibilityHidden(isLoading)
```

```swift good
Image("medal")
  .accessibilityHidden(true)
  .accessibilityIdentifier("medal")
```

```swift good
HStack {
  Image("medal").accessibilityHidden(true)
  Text("First").accessibilityLabel("First place")
}
```

```xml good file=Profile.xib
<objects>
  <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="ProfileScreen">
    <connections><outlet property="rank" destination="im-2" id="o-1"/></connections>
  </placeholder>
  <view id="vw-1">
    <subviews>
      <imageView image="badge" id="im-1">
        <accessibility key="accessibilityConfiguration" label="Gold member">
          <bool key="isElement" value="YES"/>
        </accessibility>
      </imageView>
      <imageView image="rank" id="im-2">
        <accessibility key="accessibilityConfiguration" label="Rank"/>
      </imageView>
    </subviews>
  </view>
</objects>
```

```swift file=ProfileScreen.swift
final class ProfileScreen: UIViewController {
  @IBOutlet var rank: UIImageView!
  override func viewDidLoad() {
    super.viewDidLoad()
    rank.isAccessibilityElement = true
  }
}
```

## How to fix it

Decide which of the two is meant and delete the other.

```swift fixed
Image("medal")
  .resizable()
  .accessibilityLabel("First place")
```

## Measured

Of 6 findings read on 4 apps during development, 6 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 1 of 1 undisputed.

## Sources

- WCAG 2.2: 4.1.2 Name, Role, Value; 1.1.1 Non-text Content
- Apple, SwiftUI: `Image(decorative:)`, `accessibilityHidden(_:)`

"""###)

  private static let languageNotMarked = RuleDescription(
    id: #"language-not-marked"#, title: #"Text in another language is read with the voice for the app's language"#,
    category: #"Structure"#, severity: .note, confidence: .medium,
    wcag: [#"3.1.2"#, #"3.1.1"#],
    labels: [#"VoiceOver"#],
    affects: #"People who use VoiceOver hear a Spanish sentence with English pronunciation, which is hard to understand."#, since: #"0.1.0"#,
    page: ###"""
# language-not-marked

## Why it matters

VoiceOver chooses its voice by the language of the app. A sentence in another language comes out garbled unless it is
marked; if it is, VoiceOver switches its voice.

## What is reported

- **note**: a text with words of which most letters belong to another script, or a sentence with the small words of
  Spanish, French, German, Italian or Portuguese, in a file whose other texts are not in that language.

The finding starts at the text.

## What is not reported

- Texts with a locale, a language identifier or an accessibility label.
- Names, brands and single words.
- Files that are written in that language throughout, and apps: a third of the files that show words, and three at least.
- Hidden texts, previews, text from the model.
- Links and addresses, of houses too, and names: a small word that is written large is none, as in “Los Angeles, CA 90027”.

## Examples

### Bad

```swift bad
VStack {
  Text("Welcome")
  Text("Your fitting room is ready")
  Text("Bienvenidos a la sala de pruebas, que está lista para usted") // ✗ note : Spanish
}
```

```swift bad
VStack {
  Text("Hello")
  Text("Pick a language")
  Text("Добро пожаловать") // ✗ note
}
```

### Good

```swift good
VStack {
  Text("Welcome")
  Text("Bienvenidos a la sala de pruebas, que está lista para usted")
    .environment(\.locale, Locale(identifier: "es"))
}
```

Names and single words:

```swift good
VStack {
  Text("Welcome to the café")
  Text("El Niño")
  Text("Crème brûlée")
  Text("This is one of the best days")
}
```

An app in that language:

```swift good
VStack {
  Text("Einstellungen")
  Text("Die Karte ist nicht für alle da und wird später geladen")
  Text("Wir haben das für dich und mit dir gemacht")
}
```

```swift good
VStack {
  Text("Hello")
  Text("Pick a language")
  Text(verbatim: language.name)
  Text("Добро пожаловать")
    .accessibilityHidden(true)
}
```

Short titles that no small word tells apart, in a language that may well be the same:

```swift good
VStack {
  Text("Ajustes")
  Text("Compartilhar")
  Text("Pastas")
  Text("Os sons e as pastas que você não usa vão para o arquivo")
}
```

```swift good
VStack {
  Text("Made by a small team in Lisbon")
  Text("[stamps.com](https://stamps.com/)")
  Text("Write to us at any time")
}
```

Addresses and names of places:

```swift good
VStack {
  Text("Welcome to the map")
  Text("Pick a place")
  Text("Open the directions for this place")
  Text(address)
}

var address: String {
  switch place {
  case "bridge": return "Golden Gate Bridge, San Francisco, La Jolla, CA 94129"
  case "park": return "2800 E Observatory Rd, O Street, Los Angeles, CA 90027"
  default: return "Coit Tower, 1 E Telegraph Hill Blvd, Con Da Nang, La Mesa, San Francisco"
  }
}
```

## How to fix it

Mark the language of the words.

```swift fixed
VStack {
  Text("Welcome")
  Text("Bienvenidos a la sala de pruebas, que está lista para usted")
    .environment(\.locale, Locale(identifier: "es"))
}
```

## Measured

Of 1 findings read on one app during development, 1 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 1 of 4 undisputed.

## Sources

- WCAG 2.2: 3.1.1 Language of Page; 3.1.2 Language of Parts
- Apple, Foundation: `AttributedString`, `languageIdentifier`

"""###)

  private static let largeContentViewerMissing = RuleDescription(
    id: #"large-content-viewer-missing"#, title: #"A custom bar stays small and cannot show its items enlarged"#,
    category: #"Dynamic Type"#, severity: .note, confidence: .medium,
    wcag: [#"1.4.4"#],
    labels: [#"Larger Text"#],
    affects: #"People who use large text cannot read the small titles of a bar that does not grow."#, since: #"0.1.0"#,
    page: ###"""
# large-content-viewer-missing

## Why it matters

The system's bars stay small, too, but a long press on an item shows it enlarged in the middle of the screen. A custom
bar does that only if it asks for it.

## What is reported

- **note**: a row of three or more buttons that is the content of a safe area inset, or the root of a type named as a tab
  bar or toolbar, with fonts of a fixed size or a limit of the text size, and no
  `.accessibilityShowsLargeContentViewer`.

The finding starts at the stack.

## What is not reported

- Bars of the system: `TabView`, `.toolbar`.
- Bars that grow with the text.
- Bars whose items are shown enlarged.
- Rows that are no bars; widgets, previews.
- Projects made for the Mac only.

## Examples

### Bad

```swift bad
struct CustomTabBar: View {
  @Binding var tab: AppTab

  var body: some View {
    HStack { // ✗ note col 5
      ForEach(AppTab.allCases) { item in
        Button { tab = item } label: { Label(item.title, systemImage: item.icon) }
      }
    }
    .font(.system(size: 10))
  }
}
```

```swift bad
Reader()
  .safeAreaInset(edge: .bottom) {
    HStack { // ✗ note
      Button("Back") { back() }
      Button("Share") { share() }
      Button("More") { more() }
    }
    .dynamicTypeSize(...DynamicTypeSize.large)
  }
```

### Good

```swift good
struct CustomTabBar: View {
  @Binding var tab: AppTab

  var body: some View {
    HStack {
      ForEach(AppTab.allCases) { item in
        Button { tab = item } label: { Label(item.title, systemImage: item.icon) }
          .accessibilityShowsLargeContentViewer()
      }
    }
    .font(.system(size: 10))
  }
}
```

```swift good
TabView(selection: $tab) {
  Tab("Home", systemImage: "house", value: .home) { HomeScreen() }
  Tab("Saved", systemImage: "heart", value: .saved) { SavedScreen() }
}
```

```swift good
Reader()
  .safeAreaInset(edge: .bottom) {
    HStack {
      Button("Back") { back() }
      Button("Share") { share() }
      Button("More") { more() }
    }
  }
```

```swift good
HStack {
  Button("Back") { back() }
  Button("Share") { share() }
  Button("More") { more() }
}
.font(.system(size: 10))
```

## How to fix it

Offer the enlarged view on each item.

```swift fixed
Reader()
  .safeAreaInset(edge: .bottom) {
    HStack {
      Button("Back") { back() }
        .accessibilityShowsLargeContentViewer()
      Button("Share") { share() }
        .accessibilityShowsLargeContentViewer()
      Button("More") { more() }
        .accessibilityShowsLargeContentViewer()
    }
    .dynamicTypeSize(...DynamicTypeSize.large)
  }
```

## Measured

Not measured yet: in 149 apps it finds nothing, also with every rule on.

## Sources

- WCAG 2.2: 1.4.4 Resize Text
- Apple, SwiftUI: `accessibilityShowsLargeContentViewer()`

"""###)

  private static let layoutNotAdaptive = RuleDescription(
    id: #"layout-not-adaptive"#, title: #"Text stays side by side at every text size, so large text is squeezed into narrow columns"#,
    category: #"Dynamic Type"#, severity: .note, confidence: .medium,
    wcag: [#"1.4.4"#, #"1.4.10"#],
    labels: [#"Larger Text"#],
    affects: #"People who use large text get columns of a few letters, with words broken over several lines."#, since: #"0.1.0"#,
    page: ###"""
# layout-not-adaptive

## Why it matters

A row divides the width of the screen among its texts. With text three times as large, each of them gets a strip that
hardly fits a word. Stacked vertically they are readable; the system's own rows do that automatically.

## What is reported

- **note**: an `HStack` with words in two or more columns, of which one is a sentence or paragraph or there are three, in a
  type that never asks for the text size. One finding for each type, at the row with most columns.
- **note**: in UIKit, a row of a collection view over the whole width, `NSCollectionLayoutSize`, with an absolute height of
  one line of text (24 to 60 points).

Rows of two short titles get a finding of low confidence, which is not shown by default. The finding starts at the stack.

## What is not reported

- Types that use `dynamicTypeSize`, `ViewThatFits` or `AnyLayout`.
- A word beside a value (`pageLabel` is the number of a page), an icon, a switch or a field; `LabeledContent`.
- Rows that scroll sideways, and rows that are one of several layouts.
- Labels of controls, bars, menus, widgets, previews.
- Heights of pictures, of parts of a row, and estimated ones.
- Projects made for the Mac only.
- What alerts, dialogs, sheets, popovers and menus say that hang on a view of the row.
- Rows that are shown on iPad only.

## Examples

### Bad

```swift bad
struct Row: View {
  let product: Product

  var body: some View {
    HStack { // ✗ note col 5 : 2
      Text(product.title)
      Text(product.description)
    }
  }
}
```

```swift bad
struct Footer: View {
  var body: some View {
    HStack { // ✗ note : 3
      Text("Terms of service")
      Button("Privacy policy") { show(.privacy) }
      Button("Send us feedback") { show(.feedback) }
    }
  }
}
```

```swift bad
final class ListScreen: UICollectionViewController {
  func section() -> NSCollectionLayoutSection {
    let height: CGFloat = 44
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(height)) // ✗ note : 44 points
    return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: []))
  }
}
```

What a dialog asks stands in it and not in the row, but the row may be long without it:

```swift bad
struct AlbumBar: View {
  @State private var isAsking = false

  var body: some View {
    HStack { // ✗ note : 2
      Text("Albums are kept on this phone and nowhere else")
      Button("Empty the bin") { isAsking = true }
        .confirmationDialog("Empty the bin?", isPresented: $isAsking) {
          Button("Empty", role: .destructive) { empty() }
        } message: {
          Text("Stamps in the bin cannot be brought back later")
        }
    }
  }
}
```

### Good

Two words at the ends of a row, and what is asked or offered once they are pressed:

```swift good
struct AlbumBar: View {
  @State private var isAsking = false
  @State private var isNaming = false
  @State private var isExplaining = false

  var body: some View {
    HStack {
      Button("Rename") { isNaming = true }
        .alert("Rename this album", isPresented: $isNaming) {
          Button("Rename") { rename() }
        } message: {
          Text("Everybody who shares it sees the new name")
        }
      Spacer()
      Button("Delete") { isAsking = true }
        .confirmationDialog("Delete this album?", isPresented: $isAsking) {
          Button("Delete", role: .destructive) { delete() }
        } message: {
          Text("Its stamps go back to the drawer they came from")
        }
      Button("Help") { isExplaining = true }
        .popover(isPresented: $isExplaining) {
          Text("Albums hold what you have collected in a year")
        }
    }
  }
}
```

```swift good
struct Row: View {
  let product: Product

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack {
        Text(product.title)
        Text(product.description)
      }
      VStack(alignment: .leading) {
        Text(product.title)
        Text(product.description)
      }
    }
  }
}
```

```swift good
struct Row: View {
  @Environment(\.dynamicTypeSize) private var size
  let title: String
  let details: String

  var body: some View {
    let layout = size.isAccessibilitySize ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
    layout {
      Text(title)
      Text(details)
    }
  }
}
```

A title with a value or an icon:

```swift good
VStack {
  HStack {
    Text("Distance of today")
    Spacer()
    Text(distance, format: .number)
  }
  HStack {
    Image(systemName: "figure.run")
    Text(workout.description)
  }
}
```

```swift good
ScrollView(.horizontal) {
  HStack {
    Text("Terms of service")
    Text("Privacy policy")
    Text("Send us feedback")
  }
}
```

```swift good
final class GridScreen: UICollectionViewController {
  func sizes() -> [NSCollectionLayoutSize] {
    [
      NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
      NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(240)),
      NSCollectionLayoutSize(widthDimension: .absolute(44), heightDimension: .absolute(44)),
    ]
  }

  func badges(_ badge: NSCollectionLayoutItem) -> NSCollectionLayoutGroup {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
    return NSCollectionLayoutGroup.horizontal(layoutSize: size, repeatingSubitem: badge, count: 5)
  }
}
```

```swift good
struct Hit: View {
  let place: Place

  var body: some View {
    HStack {
      Text(place.title)
      Spacer()
      Text(place.pageLabel ?? "\(place.pageNumber + 1)")
    }
  }
}
```

## How to fix it

Let the row stack when its texts do not fit.

```swift fixed
struct Row: View {
  let product: Product

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack { content }
      VStack(alignment: .leading) { content }
    }
  }

  @ViewBuilder private var content: some View {
    Text(product.title)
    Text(product.description)
  }
}
```

## Measured

Of 8 findings read on 8 apps during development, 8 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 4 of 7 undisputed.

## Sources

- WCAG 2.2: 1.4.4 Resize Text; 1.4.10 Reflow
- Apple, Human Interface Guidelines: Typography, layouts at large sizes
- Apple, SwiftUI: `ViewThatFits`, `AnyLayout`

"""###)

  private static let lineLimitTruncates = RuleDescription(
    id: #"line-limit-truncates"#, title: #"A line limit truncates text when it grows"#,
    category: #"Dynamic Type"#, severity: .warning, confidence: .medium,
    wcag: [#"1.4.4"#, #"1.4.12"#],
    labels: [#"Larger Text"#],
    affects: #"People who use large text get the first words of a title or sentence, and an ellipsis."#, since: #"0.1.0"#,
    page: ###"""
# line-limit-truncates

## Why it matters

At the largest text sizes a line on a phone fits about ten letters. What fits on one line at the default size then needs
three or four, and a line limit drops the rest. Zooming or scrolling does not bring it back, because it is not on the
screen at all.

## What is reported

- **warning**: `.lineLimit(1)` on words: a literal of several words, or a value that is a title, a text or a sentence.
- **warning**: `.lineLimit(1)` on a row whose words together need more than the 375 points of many phones at the largest
  size, also when they have shrunk as far as they may. Only letters that are written, least gaps and least symbols count.
- **note**: the same inside something that can be opened, where the whole text usually follows, with the middle cut
  out, on the name of somebody or something, in a chip, badge or tag, or in a bar that the project makes itself: a type
  called a bar, a row with a button that leads back or closes, a component that mostly stands in toolbars. Also
  `.lineLimit(2)` on sentences and paragraphs, and `.lineLimit(1)` on words of a fixed size, which are cut off for
  everybody alike. Also words that a `.dynamicTypeSize` around them keeps small, where `dynamic-type-clamped` is the
  barrier. `allowsTightening` gains a letter or two and changes none of this.

`.environment(\.lineLimit, 1)` is `.lineLimit(1)`. A limit on a container counts for the texts inside that have none of their own. The finding starts at the modifier.

## What is not reported

- Numbers, dates, prices, formatted values and single short words.
- Addresses of pages (`url.absoluteString`, `page.link`), also where a component is handed them under another name.
- Branches that are chosen by the size of words that the code measures (`boundingRect(with:)`, its own functions followed).
- Ranges such as `.lineLimit(2...)`, limits that depend on a state, and `nil`.
- Views that are chosen by the text size, or that stand in `ViewThatFits`, also as properties and components.
- Words of a fixed size with more than one line, or that lead to the whole text; `fixed-font-size` reports their size.
- Words in a frame whose width follows the text size by a `@ScaledMetric`.
- The preview of a context menu and of a drag, a passing copy of what is on the screen.
- Numbers by their looks: text with `.monospacedDigit()`.
- Other text that shrinks to fit, by a factor on itself, around it or around each use of its component (`text-shrinks-to-fit`
  reports that), and text that stops growing at `xxxLarge` or before (`dynamic-type-clamped` reports that).
- Text in widgets, menus, bars and maps.
- Drawn screens and notifications, logos, and cards that are drawn into an image.
- Projects made for the Mac only.

## Examples

### Bad

```swift bad
VStack {
  Text("Your thought was saved to the list of ideas")
    .lineLimit(1) // ✗ warning col 6
  Text(post.body)
    .lineLimit(2) // ✗ note
}
```

Words side by side, which a factor of 0.8 does not make fit:

```swift bad
HStack {
  Button { copy() } label: { Label("Duplicate", systemImage: "doc.on.doc") }
  Spacer()
  Button { share() } label: { Label("Recipients", systemImage: "person.2") }
  Spacer()
  Button { pause() } label: { Label("Active", systemImage: "checkmark.circle") }
}
.font(.subheadline)
.lineLimit(1) // ✗ warning : many iPhones have 375
.minimumScaleFactor(0.8)
```

```swift good
HStack {
  Button("Edit") { edit() }
  Spacer()
  Button("Done") { close() }
}
.lineLimit(1)
.minimumScaleFactor(0.8)
```

A limit on the container:

```swift bad
VStack(alignment: .leading) {
  Text(article.title)
  Text(article.date, style: .date)
}
.lineLimit(1) // ✗ warning
```

In a row that leads to the whole text it is smaller, also where a component makes the link around what it is given:

```swift bad
NavigationLink(value: post.id) {
  Text(post.title)
    .lineLimit(1) // ✗ note
}
```

```swift bad
struct Posts: View {
  let posts: [Post]

  var body: some View {
    ForEach(posts) { post in
      PostLink(content: { PostCell(post: post) }, post: post)
    }
  }
}

struct PostCell: View {
  let post: Post

  var body: some View {
    Text(post.title)
      .lineLimit(1) // ✗ note
  }
}

struct PostLink<Content: View>: View {
  private let content: Content
  private let post: Post

  init(@ViewBuilder content: () -> Content, post: Post) {
    self.content = content()
    self.post = post
  }

  var body: some View {
    Group {
      #if os(macOS)
        content.onTapGesture { select(post) }
      #else
        NavigationLink {
          PostDetails(post: post)
        } label: {
          content
        }
      #endif
    }
  }
}
```

The rows of a link that the project makes, which lead to the whole text; those that keep the place do not count:

```swift bad
struct LateLink<Destination: View, Label: View>: View {
  let destination: () -> Destination
  var isActive: Binding<Bool>?
  let label: () -> Label

  var body: some View {
    if let isActive {
      NavigationLink(destination: Lazy(destination), isActive: isActive, label: label)
    } else {
      NavigationLink(destination: Lazy(destination), label: label)
    }
  }
}

struct LetterRow: View {
  let letter: Letter

  var body: some View {
    Text(letter.summary)
      .lineLimit(1) // ✗ note
  }
}

struct Letters: View {
  var body: some View {
    List(letters) { letter in
      LateLink(destination: { LetterScreen(letter) }) { LetterRow(letter: letter) }
    }
    List(blanks) { letter in
      LetterRow(letter: letter)
        .redacted(reason: .placeholder)
    }
  }
}
```

What the link leads to is no row of it:

```swift bad
struct LateLink<Destination: View, Label: View>: View {
  let destination: () -> Destination
  let label: () -> Label

  var body: some View { NavigationLink(destination: Lazy(destination), label: label) }
}

struct LetterPage: View {
  let letter: Letter

  var body: some View {
    Text(letter.summary)
      .lineLimit(1) // ✗ warning
  }
}

struct Inbox: View {
  var body: some View {
    LateLink(destination: { LetterPage(letter: letter) }) { Text("Newest") }
  }
}
```

A short title in a large style, which at the largest text size is wider than a phone:

```swift bad
Text("Welcome back, all")
  .font(.largeTitle)
  .lineLimit(1) // ✗ warning col 4
```

The name of somebody, a chip, and a bar that the project makes:

```swift bad
struct MemberScreen: View {
  let member: Member
  let title: String
  let onClose: () -> Void

  var body: some View {
    VStack {
      HStack {
        Button(action: onClose) { Image(systemName: "chevron.left") }
          .accessibilityLabel("Back")
        Text(title)
          .lineLimit(1) // ✗ note
        Spacer()
      }
      Text(member.name)
        .lineLimit(1) // ✗ note
      Text(member.tagline.title)
        .lineLimit(1) // ✗ warning
      chip(member.team)
    }
  }

  private func chip(_ title: String) -> some View {
    Text(title)
      .lineLimit(1) // ✗ note
      .padding(4)
      .background(Capsule().fill(.quaternary))
  }
}
```

A component that most of its uses put into toolbars, through a type of the project's own:

```swift bad
struct BarTitle: View {
  let title: String
  var body: some View {
    Text(title)
      .lineLimit(1) // ✗ note
  }
}

struct PrincipalItem<Content: View>: ToolbarContent {
  @ViewBuilder var content: () -> Content
  var body: some ToolbarContent {
    ToolbarItem(placement: .principal) { content() }
  }
}

struct LogScreen: View {
  @State private var isEditing = false

  var body: some View {
    List(0..<10) { Text("\($0)") }
      .toolbar {
        PrincipalItem { BarTitle(title: "Everything you have logged today") }
      }
      .sheet(isPresented: $isEditing) {
        VStack {
          BarTitle(title: "Edit")
          NavigationStack {
            LogEditor().toolbar { PrincipalItem { BarTitle(title: "Log") } }
          }
        }
      }
  }
}
```

Words of a fixed size are cut off as well, though not by the text size:

```swift bad
Text("Everything that happened since yesterday")
  .font(.system(size: 15))
  .lineLimit(1) // ✗ note : cut off wherever
```

```swift bad
enum Typo {
  case small, large

  var font: Font { .custom("Serif", fixedSize: self == .small ? 12 : 24) }
}

struct Month: View {
  let title: String

  var body: some View {
    Text(title)
      .font(Typo.small.font)
      .lineLimit(1) // ✗ note col 8
  }
}
```

A title is a title, also of a link, and one use that hands in words is enough:

```swift bad
struct LinkRow: View {
  let text: String
  let title: String

  var body: some View {
    VStack {
      Text(title)
        .lineLimit(1) // ✗ warning
      Text(text)
        .lineLimit(1) // ✗ warning
    }
  }
}

struct Links: View {
  let page: Page

  var body: some View {
    LinkRow(text: page.link, title: page.linkTitle)
    LinkRow(text: page.summary, title: "About this page")
  }
}
```

```swift bad
extension View {
  func lettered(_ font: Font) -> some View { self.font(font) }
}

extension Text {
  func lettered(_ font: Font) -> Text { self.font(font) }
}

struct ShelfRow: View {
  let shelf: Shelf

  var body: some View {
    Text(shelf.body)
      .lettered(.body)
      .lineLimit(2) // ✗ note
  }
}
```

A limit of the text size that still lets it double:

```swift bad
VStack { Text("Most played songs of the year").lineLimit(1) } // ✗ warning
  .dynamicTypeSize(...DynamicTypeSize.accessibility3)
```

```swift bad
struct SettingsPage: View {
  var body: some View {
    VStack {
      Text("Keep recordings on this phone only")
    }
    .environment(\.lineLimit, 1) // ✗ warning col 6
  }
}
```

### Good


Words of a fixed size, by a modifier of the project that there is for texts and for other views:

```swift good
extension View {
  func lettered(_ font: Font) -> some View { self.font(font) }
}

extension Text {
  func lettered(_ font: Font) -> Text { self.font(font) }
}

enum Lettering {
  static let plain = Font.system(size: 15)
}

struct ShelfRow: View {
  let shelf: Shelf

  var body: some View {
    VStack {
      Text(shelf.body)
        .lettered(Lettering.plain)
        .lineLimit(2)
    }
  }
}
```

An address of a page is cut off at any size, under whatever name a component is handed it:

```swift good
struct CopyRow: View {
  private let text: String
  private let image: Image?

  init(text: String, image: Image?) {
    self.text = text
    self.image = image
  }

  var body: some View {
    CopyCell {
      HStack {
        Text(text)
          .lineLimit(1)
        image
      }
    }
  }
}

struct CopyCell<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View { content.padding() }
}

struct SharedPage: View {
  let section: PageSection
  let title: URL

  var body: some View {
    VStack {
      CopyRow(text: section.link, image: nil)
      CopyRow(text: title.absoluteString, image: nil)
    }
  }
}
```

```swift good
struct Tile: View {
  let post: Post
  @ScaledMetric private var scale = 1.0

  var body: some View {
    HStack {
      Text(post.title)
        .font(.system(size: 15 * scale))
        .lineLimit(1)
        .frame(width: 90 * scale)
      NavigationLink(value: post) {
        Text(post.title)
          .font(.system(size: 15))
          .lineLimit(1)
      }
      Text(post.label)
        .monospacedDigit()
        .lineLimit(1)
    }
    .font(.footnote)
  }
}
```

```swift good
struct Thumbnail: View {
  let post: Post

  var body: some View {
    AsyncImage(url: post.picture)
      .contextMenu {
        Button("Share") { share(post) }
      } preview: {
        VStack {
          Text(post.title)
            .lineLimit(1)
          PostPreview(post: post)
        }
      }
  }
}

struct PostPreview: View {
  let post: Post

  var body: some View {
    Text(post.body)
      .lineLimit(2)
  }
}
```

```swift good
struct Segments: View {
  let title: String

  var body: some View {
    ViewThatFits {
      HStack { segment }
      VStack { segment }
    }
  }

  private var segment: some View {
    Text(title)
      .lineLimit(1)
  }
}
```

```swift good
VStack {
  Text(post.body)
    .lineLimit(isExpanded ? nil : 3)
  Text(post.title)
    .lineLimit(2...)
  Button(isExpanded ? "Show less" : "Read more") { isExpanded.toggle() }
}
```

Values and single words:

```swift good
HStack {
  Text(workout.duration, format: .number)
    .lineLimit(1)
  Text("Pace")
    .lineLimit(1)
  Text("\(workout.count)")
    .lineLimit(1)
  Text(product.price)
    .lineLimit(1)
}
```

```swift good
struct Row: View {
  @Environment(\.dynamicTypeSize) private var size
  let title: String

  var body: some View {
    VStack {
      if size.isAccessibilitySize {
        Text(title)
      } else {
        Text(title)
          .lineLimit(1)
      }
      ViewThatFits {
        Text(title)
          .lineLimit(1)
        Text(title)
      }
    }
  }
}
```

```swift good
List(posts) { post in
  Text(post.title)
}
.contextMenu {
  Button("Archive this post") { archive() }
    .lineLimit(1)
}
```

```swift good
struct FilterCell: View {
  let filter: Filter

  var body: some View {
    ZStack {
      placeholder.hidden()
      Text(filter.name)
    }
  }

  private var placeholder: some View {
    VStack {
      Text(filter.name)
        .lineLimit(1)
      Text(" ")
        .lineLimit(1)
    }
  }
}
```

Words that are given the width they need, and words that only keep the room for others:

```swift good
struct Head: View {
  let title: String
  let subtitle: String?

  var body: some View {
    VStack {
      Text(title)
        .lineLimit(1)
        .fixedSize()
      Reserved {
        Text(subtitle ?? "Hidden")
          .lineLimit(1)
      } content: {
        ScrollView(.horizontal) { Text(subtitle ?? "") }
      }
    }
  }
}

struct Reserved<Room: View, Content: View>: View {
  private let room: Room
  private let content: Content

  init(@ViewBuilder room: () -> Room, @ViewBuilder content: () -> Content) {
    self.room = room()
    self.content = content()
  }

  var body: some View {
    room
      .hidden()
      .overlay { content }
  }
}
```

```swift good
ZStack {
  Text(longest)
    .lineLimit(1)
    .hidden()
  Text(answer)
}
```

```swift good
VStack {
  Text(theme.name).minimumScaleFactor(0.5)
  Text(theme.author).minimumScaleFactor(0.5)
}
.lineLimit(1)
```

A modifier that is told the size sets the same one foreverybody:

```swift good
struct Sized: ViewModifier {
  let points: CGFloat

  func body(content: Content) -> some View {
    content.font(.system(size: points))
  }
}

struct Notice: View {
  let message: String

  var body: some View {
    Text(message)
      .modifier(Sized(points: 14))
      .lineLimit(2)
  }
}
```


Limits of the text size and factors that stand around the text, where its component is used as well:

```swift good
struct Charts: View {
  let songs: [Song]

  var body: some View {
    VStack {
      HStack {
        VStack(alignment: .leading) {
          Text("Most played songs of the week")
          Text("Songs that you have not heard yet")
        }
        .minimumScaleFactor(0.7)
      }
      .lineLimit(1)
      Headline(text: "Most played songs of the month").minimumScaleFactor(0.6)
      SmallTable().dynamicTypeSize(...DynamicTypeSize.xxLarge)
    }
  }
}

struct Headline: View {
  let text: String

  var body: some View {
    VStack { Text("Most played songs of the month").lineLimit(1) }
  }
}

struct SmallTable: View {
  var body: some View {
    VStack { Text("Most played songs of the year").lineLimit(1) }
  }
}
```

```swift good
struct Message: View {
  let message: Post

  private var fits: Bool {
    message.text.width(of: font) < 300
  }

  var body: some View {
    if fits {
      HStack { Text(message.text).lineLimit(1); Text(message.date, style: .time) }
    } else {
      VStack { Text(message.text); Text(message.date, style: .time) }
    }
  }
}

extension String {
  func width(of font: UIFont) -> CGFloat {
    (self as NSString).boundingRect(with: .zero, options: [], attributes: [.font: font], context: nil).width
  }
}
```

```swift good
struct Heading: View {
  let theme: Theme

  private var name: some View { Text(theme.title) }

  var body: some View {
    HStack { name.minimumScaleFactor(0.5) }
      .lineLimit(1)
  }
}
```

## How to fix it

Let the text wrap, or lift the limit for large sizes.

```swift fixed
Text(post.title)
  .lineLimit(dynamicTypeSize.isAccessibilitySize ? nil : 1)
```

## Measured

Of 288 findings read on 77 apps during development, 284 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 132 of 149 undisputed.

## Sources

- WCAG 2.2: 1.4.4 Resize Text; 1.4.12 Text Spacing
- Apple, Human Interface Guidelines: Typography, truncation
- Apple, SwiftUI: `lineLimit(_:)`

"""###)

  private static let linkTraitMissing = RuleDescription(
    id: #"link-trait-missing"#, title: #"A button does nothing but open a web page"#,
    category: #"VoiceOver"#, severity: .note, confidence: .medium,
    wcag: [#"4.1.2"#, #"2.4.4"#],
    labels: [#"VoiceOver"#, #"Voice Control"#],
    affects: #"People who use VoiceOver do not hear that they are leaving the app for a web page, and do not find the link in the rotor’s list of links."#, since: #"0.1.0"#,
    page: ###"""
# link-trait-missing

## Why it matters

A link and a button make different promises. A button does something here; a link takes people somewhere else. VoiceOver
announces which of the two it is, and its rotor lists the links. A button that opens Safari breaks the promise.

## What is reported

- **note**: a `Button`, or a view with a tap gesture, whose code only opens an address that begins with `http`, by
  `openURL` or `UIApplication.shared.open`, without the trait `.isLink`.

The finding starts at the button or view.

## What is not reported

- `Link` itself, and buttons with the trait `.isLink`.
- Addresses that call, mail, open the settings or another app, those of the App Store, of TestFlight and of Maps among them, and addresses that cannot be told from the code.
- Buttons that do something else as well, such as closing a sheet or storing a choice.
- Items of menus, alerts and toolbars.
- Taps on views that say nothing of themselves, of which `tap-gesture-missing-button-trait` speaks.

## Examples

### Bad

```swift bad
Button("Terms of use") { // ✗ note col 1
  openURL(URL(string: "https://example.com/terms")!)
}
```

```swift bad
struct BrandCard: View {
  let site = URL(string: "https://example.com/brand")!

  var body: some View {
    VStack {
      Text("Visit brand website") // ✗ note
        .underline()
        .onTapGesture { UIApplication.shared.open(site) }
        .accessibilityAddTraits(.isButton)
      Button { // ✗ note
        openShop()
      } label: {
        Text("Shop")
      }
    }
  }

  func openShop() {
    if let url = URL(string: "https://example.com/shop") {
      UIApplication.shared.open(url)
    }
  }
}
```

### Good

```swift good
Link("Terms of use", destination: URL(string: "https://example.com/terms")!)
```

```swift good
Button("Call support") {
  openURL(URL(string: "tel:5551234")!)
}
```

```swift good
Button("Privacy policy") {
  openURL(URL(string: "https://example.com/privacy")!)
}
.accessibilityAddTraits(.isLink)
.accessibilityRemoveTraits(.isButton)
```

```swift good
Button("Allow in Settings") {
  UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!)
}
```

```swift good
Button("Open page and close") {
  openURL(URL(string: "https://example.com/welcome")!)
  isPresented = false
}
```

```swift good
Text("Visit the museum")
  .onTapGesture { UIApplication.shared.open(URL(string: "https://example.com/museum")!) }
```

Addresses that begin with `http` and open an app of the system:

```swift good
struct Extras: View {
  private let subscriptions = URL(string: "https://apps.apple.com/account/subscriptions")!
  private var place: URL { URL(string: "https://maps.apple.com/?q=\(query)")! }

  var body: some View {
    Button("Rate this app") {
      openURL(URL(string: "https://apps.apple.com/app/id123456789?action=write-review")!)
    }
    Button("Manage the subscription") { UIApplication.shared.open(subscriptions) }
    Button("Show the way") { UIApplication.shared.open(place) }
  }
}
```

## How to fix it

Use `Link`. If the looks of a button are wanted, `Link` takes button styles too.

```swift fixed
Link("Terms of use", destination: URL(string: "https://example.com/terms")!)
  .buttonStyle(.bordered)
```

## Measured

Of 33 findings read on 17 apps during development, 33 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 12 of 14 undisputed.

## Sources

- WCAG 2.2: 4.1.2 Name, Role, Value; 2.4.4 Link Purpose (In Context)
- Apple, SwiftUI: `Link`, `AccessibilityTraits.isLink`

"""###)

  private static let listInOneText = RuleDescription(
    id: #"list-in-one-text"#, title: #"A list is a single text with line breaks"#,
    category: #"VoiceOver"#, severity: .note, confidence: .medium,
    wcag: [#"1.3.1"#],
    labels: [#"VoiceOver"#],
    affects: #"People who use VoiceOver hear all items in one go; they cannot stop at one of them, hear it again, or tell how many there are."#, since: #"0.1.0"#,
    page: ###"""
# list-in-one-text

## Why it matters

Visually, lines with bullets are a list: people look at the third item and back at the first. A single text is one
element to VoiceOver: it reads from the first bullet to the last, each bullet as a word, and the only way back is to
start over. With Switch Control, too, there is one stop where there should be five.

## What is reported

- **note**: a text written out in the source, two lines of which begin with a bullet, a dash or a number.
- **note**: four or more short lines with capital letters that are no sentences.

The finding starts at the words.

## What is not reported

- Texts with an accessibility label of their own, and texts in the label of a control.
- Titles in several lines, addresses with commas, and paragraphs.
- Words that are known only when the app runs; widgets, previews.

## Examples

### Bad

```swift bad
Text("• Swipe to file a thought\n• Speak to add one\n• Pin what matters") // ✗ note col 6
  .font(.body)
```

```swift bad
VStack {
  Text("How to begin")
  Text("1. Pick a stamp.\n2. Go there.\n3. Collect it.") // ✗ note col 8
  Text("Milk\nEggs\nBread\nCheese") // ✗ note
}
```

### Good

Each item is a text of its own, the bullet is drawn:

```swift good
VStack(alignment: .leading) {
  ForEach(tips, id: \.self) { tip in
    HStack(alignment: .firstTextBaseline) {
      Circle().frame(width: 5, height: 5).accessibilityHidden(true)
      Text(tip)
    }
  }
}
```

A title in several lines, and a paragraph with a dash:

```swift good
VStack {
  Text("A letter\nto all who\nmade this\npossible")
    .font(.largeTitle)
  Text("Stamps are kept on this device.\nThey are yours – nobody else sees them.")
}
```

Lines that break a phrase:

```swift good
VStack {
  Text("A letter\nto all who\nmade this\npossible")
    .font(.body)
  Text("Thank you")
}
```

```swift good
Text("• Milk\n• Eggs")
  .accessibilityLabel("Two items: milk and eggs")
```

## How to fix it

Give each item a `Text` of its own, and hide a drawn bullet from VoiceOver.

```swift fixed
VStack(alignment: .leading) {
  Text("1. Pick a stamp.")
  Text("2. Go there.")
  Text("3. Collect it.")
}
```

## Measured

Of 10 findings read on 7 apps during development, 10 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 4 of 4 undisputed.

## Sources

- WCAG 2.2: 1.3.1 Info and Relationships
- Apple, Human Interface Guidelines: VoiceOver, grouping and order of content

"""###)

  private static let liveOverlayNotAnnounced = RuleDescription(
    id: #"live-overlay-not-announced"#, title: #"Feedback on a camera image is only visual"#,
    category: #"VoiceOver"#, severity: .note, confidence: .low,
    wcag: [#"4.1.3"#, #"1.1.1"#],
    labels: [#"VoiceOver"#, #"Differentiate Without Color Alone"#],
    affects: #"People who do not see the screen do not learn that the scan works, or that they should move."#, since: #"0.1.0"#,
    page: ###"""
# live-overlay-not-announced

## Why it matters

A frame that turns green is the only feedback in many scanners. It can be conveyed in other ways, too: with text, an
announcement or haptics.

## What is reported

- **note**, of low confidence: a shape or drawing over a camera whose color depends on a state, with no text, label, value or announcement beside it.

The finding starts at the color.

## What is not reported

- Overlays with a text or label.
- Types that announce.
- Cameras of the system.

## Examples

### Bad

```swift bad
ZStack {
  CameraPreview(session: session)
  PoseOverlay(joints: joints)
    .foregroundStyle(form.isGood ? .green : .red) // ✗ note col 22
}
```

```swift bad
ZStack {
  CameraPreview(session: session)
  Circle().fill(isRecording ? .red : .clear) // ✗ note
}
```

### Good

```swift good
ZStack {
  CameraPreview(session: session)
  Circle().fill(isRecording ? .red : .clear)
  Label(form.message, systemImage: form.symbol)
}
```

```swift good
ZStack {
  CameraPreview(session: session)
  Circle().fill(isRecording ? .red : .clear)
    .accessibilityLabel(isRecording ? "Recording" : "Ready")
}
```

```swift good
ZStack {
  Map()
  Circle().fill(isRecording ? .red : .clear)
}
```

```swift good
ZStack {
  CameraPreview(session: session)
  Circle().stroke(.white)
}
```

## How to fix it

Say it in a text.

```swift fixed
ZStack {
  CameraPreview(session: session)
  Circle().fill(isRecording ? .red : .clear)
  Label(form.message, systemImage: form.symbol)
    .accessibilityAddTraits(.updatesFrequently)
}
```

## Measured

Not measured yet: in 149 apps it finds nothing, also with every rule on.

## Sources

- WCAG 2.2: 4.1.3 Status Messages, 1.1.1 Non-text Content
- Apple, SwiftUI: `AccessibilityTraits.updatesFrequently`

"""###)

  private static let longFeedMissingRotor = RuleDescription(
    id: #"long-feed-missing-rotor"#, title: #"An endless feed offers no way to jump between items of one kind"#,
    category: #"VoiceOver"#, severity: .note, confidence: .low,
    wcag: [#"2.4.1"#],
    labels: [#"VoiceOver"#],
    affects: #"People who use VoiceOver go through all items one by one to find those of one kind."#, since: #"0.1.0"#,
    page: ###"""
# long-feed-missing-rotor

## Why it matters

The rotor jumps between headings, links and what the app adds. In an endless feed with several kinds of items, a custom
rotor saves the most swipes.

## What is reported

- **note**, of low confidence: a list or lazy stack that loads more, whose rows are chosen by a `switch`, without a rotor, headings or sections.

The finding starts at the list.

## What is not reported

- Feeds with a rotor, headings or sections.
- Feeds of one kind of rows.
- Lists that do not load more.

## Examples

### Bad

```swift bad
LazyVStack { // ✗ note col 1
  ForEach(feed) { item in
    switch item.kind {
    case .post: PostRow(item: item)
    case .ad: AdRow(item: item)
    }
  }
  Color.clear.onAppear { loadMore() }
}
```

```swift bad
List { // ✗ note
  ForEach(feed) { item in
    switch item {
    case .photo: PhotoRow(item: item)
    case .text: TextRow(item: item)
    }
  }
  ProgressView().task { await model.loadNextPage() }
}
```

### Good

```swift good
LazyVStack {
  ForEach(feed) { item in
    PostRow(item: item)
  }
  Color.clear.onAppear { loadMore() }
}
```

```swift good
LazyVStack {
  ForEach(feed) { item in
    switch item.kind {
    case .post: PostRow(item: item)
    case .ad: AdRow(item: item)
    }
  }
  Color.clear.onAppear { loadMore() }
}
.accessibilityRotor("Posts", entries: posts, entryLabel: \.title)
```

```swift good
LazyVStack {
  ForEach(feed) { item in
    switch item.kind {
    case .day: Text(item.day).accessibilityAddTraits(.isHeader)
    case .post: PostRow(item: item)
    }
  }
  Color.clear.onAppear { loadMore() }
}
```

```swift good
List {
  ForEach(feed) { item in
    switch item.kind {
    case .post: PostRow(item: item)
    case .ad: AdRow(item: item)
    }
  }
}
```

## How to fix it

Offer a rotor, or headings between the items.

```swift fixed
LazyVStack {
  ForEach(feed) { item in
    switch item.kind {
    case .post: PostRow(item: item)
    case .ad: AdRow(item: item)
    }
  }
  Color.clear.onAppear { loadMore() }
}
.accessibilityRotor("Posts", entries: posts, entryLabel: \.title)
```

## Measured

Not measured yet: in 149 apps none of its findings was judged right or wrong.

## Sources

- WCAG 2.2: 2.4.1 Bypass Blocks
- Apple, SwiftUI: `accessibilityRotor(_:entries:entryLabel:)`

"""###)

  private static let lottieUnguarded = RuleDescription(
    id: #"lottie-unguarded"#, title: #"A Lottie animation ignores Reduce Motion"#,
    category: #"Motion"#, severity: .warning, confidence: .high,
    wcag: [#"2.2.2"#, #"2.3.3"#],
    labels: [#"Reduced Motion"#],
    affects: #"People with vestibular disorders may get dizzy, and people who are easily distracted cannot read next to it."#, since: #"0.1.0"#,
    page: ###"""
# lottie-unguarded

## Why it matters

Reduce Motion stops what the system animates. What a package plays goes on, unless the app checks the setting.

## What is reported

- **warning**: a `LottieView` that loops.
- **note**: a `LottieView` that plays once.

- **warning**: in UIKit, a `LottieAnimationView` that is made, set to loop and played in one place, in a file that never asks
  for Reduce Motion.

The finding starts at the view, or at `play`.

## What is not reported

- Animations that are paused, or that stand in a branch or have a mode that depends on Reduce Motion.
- A `LottieView` that is not told to play.

## Examples

### Bad

```swift bad
LottieView(animation: .named("confetti")) // ✗ warning col 1
  .playing(loopMode: .loop)
  .frame(height: 240)
```

```swift bad
VStack {
  LottieView(animation: .named("rocket")).looping() // ✗ warning
  LottieView(animation: .named("tick")).playing() // ✗ note
}
```

```swift bad
import Lottie
import UIKit

final class Welcome: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let wave = LottieAnimationView(name: "wave")
    wave.loopMode = .loop
    wave.play() // ✗ warning col 5
    view.addSubview(wave)
  }
}
```

### Good

```swift good
import Lottie
import UIKit

final class Cheer: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let cheer = LottieAnimationView(name: "cheer")
    cheer.loopMode = .playOnce
    cheer.play()
    view.addSubview(cheer)
  }
}
```


```swift good
struct Party: View {
  @Environment(\.accessibilityReduceMotion) var reduceMotion

  var body: some View {
    if reduceMotion {
      Text("Saved")
    } else {
      LottieView(animation: .named("confetti")).playing(loopMode: .loop)
    }
  }
}
```

```swift good
struct Party: View {
  @Environment(\.accessibilityReduceMotion) var reduceMotion

  var body: some View {
    LottieView(animation: .named("confetti"))
      .playbackMode(reduceMotion ? .paused : .playing(.toProgress(1, loopMode: .playOnce)))
  }
}
```

```swift good
LottieView(animation: .named("confetti"))
  .playbackMode(.paused(at: .progress(1)))
```

```swift good
LottieView(animation: .named("confetti"))
  .frame(height: 240)
```

## How to fix it

Show a still frame when Reduce Motion is on.

```swift fixed
struct Party: View {
  @Environment(\.accessibilityReduceMotion) var reduceMotion

  var body: some View {
    LottieView(animation: .named("confetti"))
      .playbackMode(reduceMotion ? .paused(at: .progress(1)) : .playing(.toProgress(1, loopMode: .playOnce)))
  }
}
```

## Measured

Of 5 findings read on 4 apps during development, 5 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 2 of 3 undisputed.

## Sources

- WCAG 2.2: 2.2.2 Pause, Stop, Hide, 2.3.3 Animation from Interactions
- Apple, SwiftUI: `accessibilityReduceMotion`

"""###)

  private static let lowContrastSemanticStyle = RuleDescription(
    id: #"low-contrast-semantic-style"#, title: #"Text in a faint system style is hard to read on a light background"#,
    category: #"Color"#, severity: .warning, confidence: .medium,
    wcag: [#"1.4.3"#],
    labels: [#"Sufficient Contrast"#],
    affects: #"People with low vision miss what is written in the fainter styles and the bright system colors."#, since: #"0.1.0"#,
    page: ###"""
# low-contrast-semantic-style

## Why it matters

System colors are made for symbols and large shapes. As text on a light background, only one of the twelve hues reaches
4.5:1; orange has 2.3:1, the tertiary style 1.7:1. With Increase Contrast the hues get stronger, which helps people who
know that setting; most do not.

## What is reported

- **warning**: text in the tertiary, quaternary or placeholder style, or in `systemGray2` to `systemGray6`.
- **note**: text in a bright hue of the system; in the secondary style as well, with low confidence, because nearly every
  app has it.
- **note**: the placeholder of a field that is made by hand in the very color of the system's own: a text over or under the
  field that is shown only while the text of the field is empty.
- **warning**: a label that UIKit code makes and gives such a color, once and for all.

Ratios are those of the current generation of the system, in the light appearance, on the system's background.

## What is not reported

- Large text where the ratio reaches 3:1, and hues that reach it.
- Text on a background of the project's own: `text-contrast` judges it.
- Apps that are dark throughout: all these colors pass on black.
- Symbols, labels that show their icon alone where it reaches 3:1, previews, disabled and hidden text.
- Text in a component that shows white words on nothing of its own, which is put on something dark, and the items of
  menus, also where a component holds them.
- Text in a component that lies on a picture, on something dark or on a gradient that cannot be told wherever it is used.
- Text in a component that is only used where `#if os(tvOS)` and the like compile it for another platform.
- Labels of UIKit with a background of their own, that are handed on, that are no element, or that are called a placeholder.

## Examples

### Bad

```swift bad
Text("Due tomorrow")
  .font(.footnote)
  .foregroundStyle(.orange) // ✗ note col 20
```

```swift bad
Text("Optional")
  .font(.caption)
  .foregroundStyle(.tertiary) // ✗ warning col 20
```

One of the two uses of the component has no gradient behind it:

```swift bad
struct OfferNote: View {
  var body: some View {
    Text("Renews each year").foregroundStyle(.tertiary) // ✗ warning col 46
  }
}

struct Offer: View {
  var body: some View {
    VStack { OfferNote() }
      .background(LinearGradient(colors: [.black, theme.accent], startPoint: .top, endPoint: .bottom))
  }
}

struct PlainOffer: View {
  var body: some View {
    VStack { OfferNote() }
  }
}
```

A button's title in a light tint:

```swift bad
Button("Show all") { open() }
  .tint(.mint) // ✗ note col 9
```

The links of a text are drawn in the tint:

```swift bad
NavigationStack {
  Text("To begin, [log in](https://example.com/login).")
    .tint(.blue) // ✗ note
    .navigationTitle("Welcome")
}
```

```swift bad
final class AccountHeader: UIView {
  private let joinedLabel = UILabel()

  func build() {
    joinedLabel.font = .preferredFont(forTextStyle: .footnote)
    joinedLabel.text = "Joined in 2019"
    joinedLabel.textColor = .tertiaryLabel // ✗ warning col 29
    addSubview(joinedLabel)
  }
}
```

A placeholder that is made by hand; what stands beside a field, asks about another text, or is fainter than the system's
own is none:

```swift bad
struct LetterEditor: View {
  @State private var letter = ""
  @State private var model = LetterModel()

  var body: some View {
    Form {
      TextEditor(text: $letter)
        .overlay(alignment: .topLeading) {
          if letter.isEmpty {
            Text("Dear reader").foregroundStyle(.tertiary) // ✗ note col 49 : placeholder
          }
        }
      ZStack(alignment: .leading) {
        Text("Subject")
          .foregroundStyle(Color(.placeholderText)) // ✗ note col 28 : placeholder
          .opacity(model.subject.isEmpty ? 1 : 0)
        TextField("", text: $model.subject)
      }
      TextEditor(text: $letter)
        .overlay {
          Text("Dear reader").foregroundStyle(.quaternary).opacity(letter.isEmpty ? 1 : 0) // ✗ warning col 47
        }
      VStack {
        if letter.isEmpty { Text("Write it first").foregroundStyle(.tertiary) } // ✗ warning col 68
        TextEditor(text: $letter)
      }
      TextEditor(text: $letter)
        .overlay {
          if drafts.isEmpty { Text("No drafts").foregroundStyle(.tertiary) } // ✗ warning col 65
        }
    }
    .navigationTitle("Letter")
  }
}
```

### Good

A text that is blank keeps room, and nobody reads it:

```swift good
List {
  Text(" ").foregroundStyle(.yellow)
  Text("").foregroundStyle(.tertiary)
}
```

```swift good
Label("Due tomorrow", systemImage: "exclamationmark.circle")
  .font(.footnote)
  .foregroundStyle(.primary)
```

```swift good
Text("82")
  .font(.largeTitle.bold())
  .foregroundStyle(.indigo)
```

The project gives the name another meaning:

```swift good file=Status.swift
struct Status: View {
  var body: some View { Text("Late").foregroundStyle(Color.orange) }
}

extension Color {
  static let orange = Color(red: 0.55, green: 0.25, blue: 0)
}
```

```swift good
struct Items: View {
  var body: some View {
    Button("Copy") { copy() }.tint(.orange)
  }
}

struct Note: View {
  var body: some View {
    Text("Buy stamps").contextMenu { Items() }
  }
}
```

A face that is drawn on black:

```swift good
struct Face: View {
  var body: some View {
    Text("TIME ").foregroundColor(.white) + Text(time).foregroundColor(.green)
  }
}
```

```swift good
final class AccountHeader: UIView {
  private let joinedLabel = UILabel()
  private let separatorLabel = UILabel()
  private let placeholderLabel = UILabel()

  func build() {
    joinedLabel.text = "Joined in 2019"
    joinedLabel.textColor = .label
    separatorLabel.text = "·"
    separatorLabel.isAccessibilityElement = false
    separatorLabel.textColor = .tertiaryLabel
    placeholderLabel.text = "Write a note"
    placeholderLabel.textColor = .placeholderText
    addSubview(placeholderLabel)
    addSubview(joinedLabel)
    addSubview(separatorLabel)
  }
}
```

A component that lies on a gradient wherever it is used, one by its own background and one in a stack:

```swift good
struct OfferNote: View {
  var body: some View {
    Text("Renews each year").foregroundStyle(.tertiary)
  }
}

struct Offer: View {
  var body: some View {
    VStack { OfferNote() }
      .background(LinearGradient(colors: [.black, theme.accent], startPoint: .top, endPoint: .bottom))
  }
}

struct FullOffer: View {
  var body: some View {
    ZStack {
      Color.black
      OfferNote()
    }
  }
}
```

Always shown in the dark, where these colors can be read, and a level of a style that somebody set:

```swift good
struct Theatre: View {
  var body: some View {
    VStack { PlayNote() }.environment(\.colorScheme, .dark)
  }
}

struct PlayNote: View {
  var body: some View {
    Text("Two breaks").foregroundStyle(.orange)
  }
}

struct Ticket: View {
  var body: some View {
    VStack {
      Text("Row 4")
      Text("Seat 12").foregroundStyle(.tertiary)
    }
    .foregroundStyle(Color(red: 0.1, green: 0.1, blue: 0.4))
  }
}
```

A component of the television:

```swift good
struct WideOffer: View {
  var body: some View {
    Text("Renews each year").foregroundStyle(.tertiary)
  }
}

struct Offer: View {
  var body: some View {
    #if os(tvOS)
      WideOffer()
    #else
      Text("On your phone")
    #endif
  }
}
```

```swift good
Button { clear() } label: {
  Label("Clear", systemImage: "xmark.circle.fill")
    .labelStyle(.iconOnly)
    .foregroundStyle(.gray)
}
```

## Measured

Of 187 findings read on 65 apps during development, 186 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 102 of 112 undisputed.

"""###)

  private static let mapAnnotationMissingLabel = RuleDescription(
    id: #"map-annotation-missing-label"#, title: #"A map pin is drawn from shapes and symbols only, so VoiceOver users cannot tell the places apart"#,
    category: #"VoiceOver"#, severity: .error, confidence: .high,
    wcag: [#"1.1.1"#, #"4.1.2"#],
    labels: [#"VoiceOver"#, #"Voice Control"#, #"Differentiate Without Color Alone"#],
    affects: #"People who use VoiceOver swipe through pins that all say the same, or nothing, and do not learn which place is which."#, since: #"0.1.0"#,
    page: ###"""
# map-annotation-missing-label

## Why it matters

On a map, the pins are the content. People who see them take in place, color and symbol at a glance; VoiceOver users get
only what the pin exposes. A pin made of a circle and a padlock says "lock", a hundred times, for a hundred places. With
the name and the state in its label, the map becomes a list that can be explored by ear.

## What is reported

- **error**: `Annotation` with an empty title, or with titles hidden, whose content has neither text nor a name.
- **error**: `Marker` with an empty title.
- **error**: the older `MapAnnotation` with unnamed content, and `MapPin` and `MapMarker`, which have no title at all.

- **error**: a pin of SwiftUI that an `MKAnnotationView` shows, by a hosting controller or drawn into its image, directly or
  by a helper of the project, when neither the pin nor the annotation view has a label and the annotation has no title. The
  finding starts at the pin where it is handed over, and names the host, the pin's type and the annotation's.
- **error**: the same where the pin has words and nobody hears them: it is drawn into a picture, or the annotation view is
  made one element without a label.

A pin type of your own is judged where it is used on a map. The finding starts at the name of the annotation.

What counts on a map of UIKit: VoiceOver reads the title of an annotation for its view. A view with
`isAccessibilityElement` is one element, and what is inside it is not reached. A hosting view is no element itself and hands
out those of its SwiftUI content: a text, or a view with a label; shapes bring none, and a symbol only its drawing. A picture
made by `ImageRenderer` keeps nothing of what the view had to say. Whether an annotation view that says nothing of itself is
an element is not documented, so label the view, or give the annotation a title, rather than rest on the pin's own words.

## What is not reported

- Pins with an accessibility label, on the annotation's content, inside the pin type or at the place of use.
- Pins whose content holds text, or a control with a name.
- `Marker` with a title, `UserAnnotation`, lines, areas and circles.
- Pin types that no map in view uses, and content that comes from a type that cannot be found.
- Pins replaced by a representation, pins that are hidden, previews.
- In UIKit: annotations whose title is set or worked out, annotation views that are given a label anywhere, also by a helper,
  and maps that are hidden.

## Examples

### Bad

```swift bad
Map {
  Annotation("", coordinate: stamp.coordinate) { // ✗ error col 3
    ZStack {
      Circle().fill(.indigo)
      Image(systemName: "lock.fill")
    }
  }
}
```

The pin has a type of its own; what counts is that nothing on the way to the map names it:

```swift bad
struct StampPin: View {
  let isCollected: Bool

  var body: some View {
    VStack(spacing: 0) {
      ZStack {
        Circle()
          .fill(isCollected ? Color.green : Color.blue)
          .frame(width: 50, height: 50)
        Image(systemName: isCollected ? "checkmark.seal.fill" : "lock.fill")
          .foregroundStyle(.white)
      }
      Tip()
        .frame(width: 12, height: 8)
    }
  }
}

struct Tip: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: rect.origin)
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
    }
  }
}

struct StampMap: View {
  let stamps: [Stamp]

  var body: some View {
    Map {
      ForEach(stamps) { stamp in
        Annotation("", coordinate: stamp.coordinate) { // ✗ error col 9
          StampPin(isCollected: stamp.isCollected)
        }
      }
    }
  }
}
```

```swift bad
Map {
  ForEach(stops) { stop in
    Marker("", coordinate: stop.coordinate) // ✗ error col 5 name=none
  }
}
```

```swift bad
Map(coordinateRegion: $region, annotationItems: shops) { shop in
  MapAnnotation(coordinate: shop.coordinate) { // ✗ error col 3
    Image(systemName: "bag.circle.fill")
  }
}
```

```swift bad
VStack {
  Map(coordinateRegion: $region, annotationItems: shops) { shop in
    MapPin(coordinate: shop.coordinate, tint: .orange) // ✗ error
  }
  Map(coordinateRegion: $region, annotationItems: shops) { shop in
    MapMarker(coordinate: shop.coordinate) // ✗ error
  }
}
```

A map of UIKit shows the pin, and the annotation has no title:

```swift bad
import MapKit

struct StampPin: View {
  let isCollected: Bool

  var body: some View {
    ZStack {
      Circle().fill(.indigo)
      Image(systemName: isCollected ? "checkmark.seal.fill" : "lock.fill")
    }
  }
}

final class StampAnnotation: NSObject, MKAnnotation {
  let isCollected: Bool
  let coordinate: CLLocationCoordinate2D

  init(isCollected: Bool, coordinate: CLLocationCoordinate2D) {
    self.isCollected = isCollected
    self.coordinate = coordinate
  }
}

final class StampAnnotationView: MKAnnotationView {
  override func prepareForDisplay() {
    super.prepareForDisplay()
    guard let annotation = annotation as? StampAnnotation else { return }
    let pin = StampPin(isCollected: annotation.isCollected) // ✗ error col 15
    let host = UIHostingController(rootView: pin)
    addSubview(host.view)
  }
}
```

The pin has words, which the picture that is made of it loses:

```swift bad
import MapKit

struct PricePin: View {
  let price: String

  var body: some View {
    Text(price)
      .padding(6)
      .background(.white, in: .capsule)
  }
}

final class ShopAnnotation: NSObject, MKAnnotation {
  let coordinate: CLLocationCoordinate2D
  let price: String
  var title: String? { nil }

  init(coordinate: CLLocationCoordinate2D, price: String) {
    self.coordinate = coordinate
    self.price = price
  }
}

enum PinPictures {
  static func picture(of shop: ShopAnnotation) -> UIImage? {
    ImageRenderer(content: PricePin(price: shop.price)).uiImage // ✗ error : rendered to an image
  }
}

final class ShopMap: NSObject, MKMapViewDelegate {
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
    guard let shop = annotation as? ShopAnnotation else { return nil }
    let view = MKAnnotationView(annotation: annotation, reuseIdentifier: nil)
    view.image = PinPictures.picture(of: shop)
    return view
  }
}
```

### Good

The annotation has a title, or the annotation view a label; an element of its own hides nothing that is needed then:

```swift good
import MapKit

struct StampPin: View {
  var body: some View {
    Circle().fill(.indigo)
  }
}

final class StampAnnotation: NSObject, MKAnnotation {
  let name: String
  let coordinate: CLLocationCoordinate2D
  var title: String? { name }

  init(name: String, coordinate: CLLocationCoordinate2D) {
    self.name = name
    self.coordinate = coordinate
  }
}

final class StampAnnotationView: MKAnnotationView {
  func show() {
    addSubview(UIHostingController(rootView: StampPin()).view)
  }
}
```

```swift good
import MapKit

struct StampPin: View {
  var body: some View {
    Circle().fill(.indigo)
  }
}

final class StampAnnotation: NSObject, MKAnnotation {
  let name: String
  let coordinate: CLLocationCoordinate2D

  init(name: String, coordinate: CLLocationCoordinate2D) {
    self.name = name
    self.coordinate = coordinate
  }
}

final class StampAnnotationView: MKAnnotationView {
  func show() {
    guard let stamp = annotation as? StampAnnotation else { return }
    addSubview(UIHostingController(rootView: StampPin()).view)
    isAccessibilityElement = true
    accessibilityLabel = stamp.name
  }
}
```

```swift good
Map {
  Annotation(stamp.name, coordinate: stamp.coordinate) {
    ZStack {
      Circle().fill(.indigo)
      Image(systemName: "lock.fill")
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("\(stamp.name), locked, too far away")
    .accessibilityAddTraits(.isButton)
  }
}
```

The pin names itself, or the map names the pin:

```swift good
struct StampPin: View {
  let stamp: Stamp

  var body: some View {
    ZStack {
      Circle().fill(.indigo)
      Image(systemName: "seal.fill")
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(spokenName)
  }

  private var spokenName: String {
    stamp.isCollected ? "\(stamp.name), collected" : "\(stamp.name), not collected"
  }
}

struct DotPin: View {
  var body: some View {
    Circle().frame(width: 12, height: 12)
  }
}

struct StampMap: View {
  let stamps: [Stamp]

  var body: some View {
    Map {
      ForEach(stamps) { stamp in
        Annotation("", coordinate: stamp.coordinate) {
          StampPin(stamp: stamp)
        }
        Annotation("", coordinate: stamp.entrance) {
          DotPin()
            .accessibilityElement()
            .accessibilityLabel("Entrance of \(stamp.name)")
        }
      }
    }
  }
}
```

```swift good
Map {
  Marker(stop.name, systemImage: "tram.fill", coordinate: stop.coordinate)
  UserAnnotation()
  MapPolyline(coordinates: route)
}
```

Text and named controls speak for themselves:

```swift good
Map {
  Annotation("", coordinate: station.coordinate) {
    Text(station.lineName)
      .padding(6)
      .background(.white, in: .capsule)
  }
  Annotation("", coordinate: shop.coordinate) {
    Button { open(shop) } label: {
      Image(systemName: "bag.circle.fill")
    }
    .accessibilityLabel("\(shop.name), open until \(shop.closingTime)")
  }
}
```

A pin that no map here uses makes no promise, and an unknown pin may well name itself:

```swift good
struct HarbourPin: View {
  let isOpen: Bool

  var body: some View {
    Image(systemName: isOpen ? "ferry.fill" : "ferry")
      .font(.title)
  }
}

struct HarbourMap: View {
  let harbour: Harbour

  var body: some View {
    Map {
      Annotation("", coordinate: harbour.coordinate) {
        VendorPin(model: harbour)
      }
    }
  }
}
```

```swift good
VStack {
  Map {
    Annotation("", coordinate: home) {
      Circle().fill(.teal)
        .accessibilityRepresentation { Text("Home") }
    }
  }
  Map {
    Annotation("", coordinate: home) {
      Circle().fill(.teal)
    }
  }
  .accessibilityHidden(true)
}
```

## How to fix it

Make the pin one element, and say the place first and its state after it.

```swift fixed
Map {
  Annotation(stamp.name, coordinate: stamp.coordinate) {
    ZStack {
      Circle().fill(.indigo)
      Image(systemName: "lock.fill")
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("\(stamp.name), locked, too far away")
  }
}
```

## Measured

Of 3 findings read on 3 apps during development, 3 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 1 of 1 undisputed.

## Sources

- WCAG 2.2: 1.1.1 Non-text Content; 4.1.2 Name, Role, Value
- Apple, Human Interface Guidelines: Maps; VoiceOver
- Apple, MapKit for SwiftUI: `Annotation`, `Marker`, `annotationTitles(_:)`
- Apple, MapKit: `MKAnnotation.title`, `MKAnnotationView`; UIKit: `isAccessibilityElement`, `UIHostingController`

"""###)

  private static let mediaTraitMissing = RuleDescription(
    id: #"media-trait-missing"#, title: #"VoiceOver speaks into a recording or reads a ticking text"#,
    category: #"VoiceOver"#, severity: .note, confidence: .medium,
    wcag: [#"4.1.2"#, #"4.1.3"#],
    labels: [#"VoiceOver"#],
    affects: #"People who use VoiceOver hear its voice in their recordings, or are interrupted by a timer every second."#, since: #"0.1.0"#,
    page: ###"""
# media-trait-missing

## Why it matters

Two traits tell VoiceOver when to be quiet: `.startsMediaSession` silences it as soon as the button is activated, and
`.updatesFrequently` keeps it from announcing each change of a text.

## What is reported

- **note**: a button whose code starts a recording, without `.startsMediaSession`.
- **note**: a `Text` that counts by itself (`timerInterval:`, `style: .timer`), without `.updatesFrequently`.

The finding starts at the view.

## What is not reported

- Views with the trait, and hidden ones.
- Relative dates, which change once a minute.
- Widgets and live activities.
- Listening to a database, the network or a sensor, and recording a log or a route: nothing is heard there.

## Examples

### Bad

```swift bad
Button("Record thought") { // ✗ note col 1
  recorder.record()
}
```

```swift bad
VStack {
  Text(start, style: .timer) // ✗ note
  Text(timerInterval: start...end) // ✗ note
}
```

```swift bad
struct Dictation: View {
  @StateObject private var listener = SpeechListener()

  var body: some View {
    VStack {
      Button("Dictate") { listener.startListening() } // ✗ note
      Button("Start") { voiceModel.startListening() } // ✗ note
      Button("Memo") { memo.startRecording() } // ✗ note
    }
  }
}
```

### Good

```swift good
Button("Record thought") { recorder.record() }
  .accessibilityAddTraits(.startsMediaSession)
```

```swift good
Text(start, style: .timer)
  .accessibilityAddTraits(.updatesFrequently)
```

```swift good
Text(draft.date, style: .relative)
```

```swift good
Button("Save") { history.record(entry) }
```

Nothing is heard when a database or a log is followed:

```swift good
VStack {
  Button("Add") {
    budgets.startListening(user: user.id, month: month)
  }
  Button("Refresh") { locations.startListening() }
  Button("Trace") { logger.startRecording() }
}
```

## How to fix it

Add the trait.

```swift fixed
Button("Record thought") {
  recorder.record()
}
.accessibilityAddTraits(.startsMediaSession)
```

## Measured

Of 3 findings read on 4 apps during development, 3 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 1 of 2 undisputed.

## Sources

- WCAG 2.2: 4.1.2 Name, Role, Value, 4.1.3 Status Messages
- Apple, SwiftUI: `AccessibilityTraits.startsMediaSession`

"""###)

  private static let mediaWithoutText = RuleDescription(
    id: #"media-without-text"#, title: #"A video has no captions or transcript in sight"#,
    category: #"Hearing"#, severity: .note, confidence: .low,
    wcag: [#"1.2.1"#, #"1.2.2"#, #"1.2.3"#],
    labels: [#"Captions"#, #"Audio Descriptions"#],
    affects: #"People who cannot hear miss everything that is said."#, since: #"0.1.0"#,
    page: ###"""
# media-without-text

## Why it matters

Captions are in the file, not in the code, so this is a question rather than a verdict: is there text for people who
cannot hear?

## What is reported

- **note**, of low confidence: a `VideoPlayer` in a type that speaks nowhere of captions, subtitles or a transcript.

The finding starts at the view.

## What is not reported

- Types that name captions, subtitles, a transcript or muted media.
- Hidden players.
- Sound effects.

## Examples

### Bad

```swift bad
struct Lesson: View {
  var body: some View {
    VideoPlayer(player: player) // ✗ note col 5
  }
}
```

```swift bad
VStack {
  VideoPlayer(player: player) // ✗ note
  Button("Next") { next() }
}
```

### Good

```swift good
struct Lesson: View {
  var body: some View {
    VideoPlayer(player: player)
    DisclosureGroup("Transcript") { Text(lesson.transcript) }
  }
}
```

```swift good
VideoPlayer(player: player)
  .onAppear { player.isMuted = true }
```

```swift good
VideoPlayer(player: player)
  .accessibilityHidden(true)
```

```swift good
struct Lesson: View {
  let subtitleURL: URL

  var body: some View {
    VideoPlayer(player: player)
  }
}
```

## How to fix it

Offer the text.

```swift fixed
struct Lesson: View {
  var body: some View {
    VideoPlayer(player: player)
    DisclosureGroup("Transcript") { Text(lesson.transcript) }
  }
}
```

## Measured

Not measured yet: in 149 apps none of its findings was judged right or wrong.

## Sources

- WCAG 2.2: 1.2.1 Audio-only and Video-only, 1.2.2 Captions, 1.2.3 Audio Description
- Apple, Human Interface Guidelines: Accessibility

"""###)

  private static let missingKeyboardShortcut = RuleDescription(
    id: #"missing-keyboard-shortcut"#, title: #"Return does not trigger the main action of a dialog-like screen"#,
    category: #"Keyboard & Switch"#, severity: .note, confidence: .medium,
    wcag: [#"2.1.1"#],
    labels: [],
    affects: #"People who use a keyboard with an iPad or Mac go through every control to reach the button that they need most."#, since: #"0.1.0"#,
    page: ###"""
# missing-keyboard-shortcut

## Why it matters

Return confirms and Escape cancels: people who cannot use a pointer rely on it. It takes one line each.

## What is reported

- **note**, off by default as not every app runs where a keyboard is: a prominent button beside one that cancels, in a
  file without any shortcut.

The finding starts at the button.

## What is not reported

- Files with a shortcut or `onKeyPress`.
- Destructive buttons: Return must not delete.
- Screens without a button that cancels; widgets, debug code, previews.

## Examples

### Bad

```swift bad
HStack {
  Button("Cancel", role: .cancel) { close() }
  Button("Save") { save() } // ✗ note col 3
    .buttonStyle(.borderedProminent)
}
```

```swift bad
VStack {
  Button("Send") { send() } // ✗ note
    .buttonStyle(.glassProminent)
  Button("Cancel") { close() }
}
```

### Good

```swift good
HStack {
  Button("Cancel", role: .cancel) { close() }
    .keyboardShortcut(.cancelAction)
  Button("Save") { save() }
    .buttonStyle(.borderedProminent)
    .keyboardShortcut(.defaultAction)
}
```

```swift good
HStack {
  Button("Cancel") { close() }
  Button("Delete", role: .destructive) { delete() }
    .buttonStyle(.borderedProminent)
}
```

```swift good
VStack {
  Button("Start") { start() }
    .buttonStyle(.borderedProminent)
  Button("Later") { close() }
}
```

## How to fix it

Give both their shortcut.

```swift fixed
HStack {
  Button("Cancel", role: .cancel) { close() }
    .keyboardShortcut(.cancelAction)
  Button("Save") { save() }
    .buttonStyle(.borderedProminent)
    .keyboardShortcut(.defaultAction)
}
```

## Measured

Not measured yet: in 149 apps none of its findings was judged right or wrong.

## Sources

- WCAG 2.2: 2.1.1 Keyboard
- Apple, SwiftUI: `keyboardShortcut(_:)`, `KeyboardShortcut.defaultAction`

"""###)

  private static let missingLocalizedLabel = RuleDescription(
    id: #"missing-localized-label"#, title: #"A label is missing in some of the app's languages"#,
    category: #"VoiceOver"#, severity: .warning, confidence: .medium,
    wcag: [#"3.1.2"#, #"4.1.2"#],
    labels: [#"VoiceOver"#, #"Voice Control"#],
    affects: #"People who use VoiceOver in their own language hear a foreign word, read by a voice that was not made for it."#, since: #"0.1.0"#,
    page: ###"""
# missing-localized-label

## Why it matters

What is visible is proofread in every language; what is only spoken is not. A forgotten label stays English in a German
app, and a German voice reads it with German pronunciation. Voice Control does not understand the word that people would
have to say.

## What is reported

- **warning**: the literal of an accessibility label, hint or value that is a key of the nearest `Localizable` table
  (`.strings`, `.stringsdict` or `.xcstrings`) and is missing in a language which that table otherwise has.
- **warning**: such a literal that is no key of the table at all, when the table has several languages.

A language counts once half of the keys are translated, or when the configuration names it in `languages`; then only
those count. The finding starts at the literal.

## What is not reported

- Projects without a string table, or with one language.
- Folders of translations (`cs.lproj`) that the Xcode project above them knows neither as a region nor in a group: no
  part of the app.
- Tables of another app, where several Xcode projects lie below the root.
- Keys that are marked as not to be translated, and plural forms.
- `Text(verbatim:)`, other tables and bundles, constants, and text with something filled in.
- Hidden views, previews and code for debugging.

## Examples

The page has one table, in English, German and French, in which "Close" is complete and "Delete" lacks French.

### Bad

```swift bad
VStack {
  Button { remove() } label: { Image(systemName: "trash") }
    .accessibilityLabel("Delete") // ✗ warning col 25 : fr
  Button { share() } label: { Image(systemName: "square.and.arrow.up") }
    .accessibilityLabel("Share photo") // ✗ warning : not in any string table
  Button { share() } label: { Image(systemName: "square.and.arrow.up") }
    .accessibilityLabel(Text("Send photo")) // ✗ warning col 30
}
```

```strings file=App/en.lproj/Localizable.strings
"Close" = "Close";
"Delete" = "Delete";
"Open" = "Open";
```

```strings file=App/de.lproj/Localizable.strings
"Close" = "Schließen";
"Delete" = "Löschen";
"Open" = "Öffnen";
```

```strings file=App/fr.lproj/Localizable.strings
"Close" = "Fermer";
"Open" = "Ouvrir";
```

The words of a value are read out as well:

```swift bad
Toggle("Alerts", isOn: $alerts)
  .accessibilityValue(alerts ? String(localized: "Switched on") : "‒") // ✗ warning
```

```strings file=App/en.lproj/Localizable.strings
"Alerts" = "Alerts";
"Switched on" = "Switched on";
```

```strings file=App/de.lproj/Localizable.strings
"Alerts" = "Hinweise";
```

The Xcode project tells which languages the app has, `cs.lproj` is in none of its groups:

```swift bad
Button { close() } label: { Image(systemName: "xmark") }
  .accessibilityLabel("Close album") // ✗ warning : missing in de
```

```pbxproj file=Stamps.xcodeproj/project.pbxproj
{ objects = { P1 = { isa = PBXProject; knownRegions = (en, Base, de); }; }; }
```

```strings file=App/en.lproj/Localizable.strings
"Close album" = "Close album";
```

```strings file=App/de.lproj/Localizable.strings
"Open album" = "Album öffnen";
```

```strings file=App/cs.lproj/Localizable.strings
"Open album" = "Otevřít album";
```

### Good

```swift good
VStack {
  Button { close() } label: { Image(systemName: "xmark") }
    .accessibilityLabel("Close")
  Button { open() } label: { Image(systemName: "doc") }
    .accessibilityLabel(Text(verbatim: "PDF"))
  Button { open() } label: { Image(systemName: "doc") }
    .accessibilityLabel(document.title)
  Button { open() } label: { Image(systemName: "doc") }
    .accessibilityLabel("Open \(document.title)")
  Button { open() } label: { Image(systemName: "doc") }
    .accessibilityLabel("Open \(document.isDraft ? "the draft" : "the document")")
}
```

```strings file=App/Localizable.xcstrings
{
  "sourceLanguage": "en",
  "strings": {
    "Close": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Schließen" } } } },
    "Brand": { "shouldTranslate": false }
  }
}
```

A folder of translations that the Xcode project does not know is no language of the app:

```swift good
Button { close() } label: { Image(systemName: "xmark") }
  .accessibilityLabel("Close stamp")
```

```pbxproj file=Stamps.xcodeproj/project.pbxproj
{
  objects = {
    P1 = {
      isa = PBXProject;
      knownRegions = (
        en,
        Base,
        "pt-BR",
      );
    };
    V1 = { isa = PBXFileReference; name = nl; path = nl.lproj/Localizable.strings; };
  };
}
```

```strings file=App/en.lproj/Localizable.strings
"Close stamp" = "Close stamp";
```

```strings file=App/nl.lproj/Localizable.strings
"Close stamp" = "Postzegel sluiten";
```

```strings file=App/pt_BR.lproj/Localizable.strings
"Close stamp" = "Fechar selo";
```

```strings file=App/cs.lproj/Localizable.strings
"Open stamp" = "Otevřít známku";
```

Without a table nothing is known:

```swift good
Button { share() } label: { Image(systemName: "square.and.arrow.up") }
  .accessibilityLabel("Share photo")
```

## How to fix it

Add the key to the table in every language, or mark it as not to be translated.

```swift fixed
Button { close() } label: { Image(systemName: "xmark") }
  .accessibilityLabel("Close")
```

## Measured

Of 31 findings read on 11 apps during development, 31 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 23 of 23 undisputed.

## Sources

- WCAG 2.2: 3.1.2 Language of Parts; 4.1.2 Name, Role, Value
- Apple, SwiftUI: `LocalizedStringKey`; Xcode: string catalogs

"""###)

  private static let missingScreenTitle = RuleDescription(
    id: #"missing-screen-title"#, title: #"A screen has no title, so VoiceOver does not announce where people are"#,
    category: #"Structure"#, severity: .warning, confidence: .medium,
    wcag: [#"2.4.2"#],
    labels: [#"VoiceOver"#],
    affects: #"People who use VoiceOver hear the first element of a new screen instead of its name, and have to guess where they are."#, since: #"0.1.0"#,
    page: ###"""
# missing-screen-title

## Why it matters

When a screen opens, VoiceOver reads its title first. It is also what the back button of the next screen says. Without a
title, people hear a button or a number and have to explore the screen to find out where they are.

## What is reported

- **warning**: the content of a `NavigationStack` or `NavigationView` without a navigation title, a text in the middle of
  the bar, a heading or a text in one of the title styles.
- **warning**: a type that is only ever the destination of a link, or of `.navigationDestination`, likewise; also when only
  the display mode of the title is set.
- **warning**: a controller of the project that UIKit code pushes with an animation, and whose class, bases and pusher never
  speak of a title or a navigation item; a SwiftUI screen without a title in a hosting controller that is pushed so. The
  finding starts at what is pushed.

The finding starts at the stack, or at the name of the type.

## What is not reported

- Titles from the model, titles given where the screen is used, and titles inside components.
- Screens with a heading of their own or with a large title in their content.
- Screens that hide the bar, and maps, players, tabs and pages.
- Screens with content that cannot be followed; views that are parts of screens.
- Projects made for the Mac only.
- In UIKit: controllers that are made by a storyboard, that hold other controllers, or that are handed on before; pushers
  that hide the bar.

## Examples

### Bad

```swift bad
NavigationStack { // ✗ warning col 1
  List(thoughts) { thought in
    Text(thought.text)
  }
  .toolbar {
    Button("New") { create() }
  }
}
```

```swift bad
struct AboutScreen: View { // ✗ warning col 8
  var body: some View {
    ScrollView {
      Text("Made with care.")
    }
    .navigationBarTitleDisplayMode(.inline)
  }
}

struct SettingsScreen: View {
  var body: some View {
    List {
      NavigationLink("About") {
        AboutScreen()
      }
    }
    .navigationTitle("Settings")
  }
}
```

```swift bad
final class MapPicker: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }
}

struct AboutView: View {
  var body: some View {
    List {
      Text("Made with care")
    }
  }
}

final class SettingsController: UITableViewController {
  func pick() {
    navigationController?.pushViewController(MapPicker(), animated: true) // ✗ warning col 46 : MapPicker
  }

  func about() {
    let hosting = UIHostingController(rootView: AboutView()) // ✗ warning : AboutView
    navigationController?.pushViewController(hosting, animated: true)
  }
}
```

### Good

```swift good
NavigationStack {
  List(thoughts) { thought in
    Text(thought.text)
  }
  .navigationTitle("Your thoughts")
}
```

```swift good
struct AboutScreen: View {
  var body: some View {
    ScrollView {
      Text("Made with care.")
    }
  }
}

struct SettingsScreen: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("About") {
          AboutScreen()
            .navigationTitle("About")
        }
      }
      .navigationTitle(Text("Settings"))
    }
  }
}
```

A heading of its own, or words in the middle of the bar:

```swift good
TabView {
  NavigationStack {
    Text("Welcome")
      .font(.largeTitle)
  }
  NavigationStack {
    List(thoughts) { thought in
      Text(thought.text)
    }
    .toolbar {
      ToolbarItem(placement: .principal) {
        Text("Thoughts")
      }
    }
  }
}
```

Content that cannot be followed, parts of screens, and a title around the stack:

```swift good
struct Whole: View {
  var body: some View {
    NavigationView {
      Text("12 km")
    }
    .navigationBarTitle("Distance")
  }
}

struct Card: View {
  var body: some View {
    Text("12 km")
  }
}

struct Root: View {
  var body: some View {
    NavigationStack {
      ScreenOfAnotherModule()
    }
  }
}
```

```swift good
struct BarSummary: View {
  var body: some View {
    HStack {
      Image(systemName: "star")
      Spacer()
    }
  }
}

struct BarSettings: View {
  var body: some View {
    Form {
      NavigationLink(.settings(.bar)) {
        BarSummary()
      }
    }
    .navigationTitle("Bar")
  }
}

enum BarSettingsPreview {
  static var standard: some View {
    NavigationStack { List { BarSettings() } }
  }
}
```

```swift good
class TitledController: UIViewController {
  func describe(_ words: String) { navigationItem.title = words }
}

final class MapPicker: TitledController {}

final class PlainController: UIViewController {}

struct AboutView: View {
  var body: some View { List { Text("Made with care") } }
}

struct LicencesView: View {
  var body: some View { List { Text("MIT") }.navigationTitle("Licences") }
}

final class SettingsController: UITableViewController {
  func pick() {
    navigationController?.pushViewController(MapPicker(), animated: true)
    navigationController?.pushViewController(UIHostingController(rootView: LicencesView()), animated: true)
  }

  func show() {
    let plain = PlainController()
    plain.title = "Look"
    navigationController?.pushViewController(plain, animated: true)
    let hosting = UIHostingController(rootView: AboutView())
    hosting.navigationItem.title = "About"
    navigationController?.pushViewController(hosting, animated: true)
  }
}
```

## How to fix it

Say what the screen is.

```swift fixed
NavigationStack {
  List(thoughts) { thought in
    Text(thought.text)
  }
  .navigationTitle("Your thoughts")
}
```

## Measured

Of 13 findings read on 11 apps during development, 12 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 4 of 6 undisputed.

## Sources

- WCAG 2.2: 2.4.2 Page Titled
- Apple, Human Interface Guidelines: VoiceOver, titles of screens
- Apple, SwiftUI: `navigationTitle(_:)`

"""###)

  private static let motionActuationOnly = RuleDescription(
    id: #"motion-actuation-only"#, title: #"An action works only by shaking the device"#,
    category: #"Touch"#, severity: .warning, confidence: .medium,
    wcag: [#"2.5.4"#],
    labels: [#"VoiceOver"#, #"Voice Control"#],
    affects: #"People whose device is mounted, and people who cannot move it, cannot perform the action; people with tremor trigger it by accident."#, since: #"0.1.0"#,
    page: ###"""
# motion-actuation-only

## Why it matters

Shaking is fun for some and impossible for others. A phone mounted on a wheelchair cannot be shaken, and a hand that
trembles shakes all the time. Adding a button costs nothing.

## What is reported

- **warning**: a modifier such as `.onShake`, a detector such as `ShakeDetector(onShake:)`, or a manager that is started
  when the view appears, such as `motion.startShakeDetection { }`, whose deed no visible control of the same type does.

The finding starts at the modifier, the detector or the call.

## What is not reported

- Shakes that only repeat what a control does.
- Undo, which the system offers by itself, and tools for developers.
- Other movements of the device: cameras, maps, games and step counting need them.
- Debug code, previews, tests.
- Projects made for the Mac only.

## Examples

### Bad

```swift bad
FeedView()
  .onShake { // ✗ warning col 4
    shuffleRecommendations()
  }
```

```swift bad
VStack {
  Text("Shake for another card")
  Button("Close") { dismiss() }
}
.onShakeGesture { // ✗ warning
  card = nextCard()
}
```

A detector of the project's own, and a manager that is started with the view:

```swift bad
struct DeckView: View {
  @StateObject private var motion = MotionWatcher()
  @State private var cards: [Card] = []

  var body: some View {
    List(cards) { card in
      Text(card.name)
    }
    .background(ShakeDetector(onShake: { shuffleDeck() })) // ✗ warning
    .onAppear {
      motion.startShakeDetection { dealCard() } // ✗ warning
    }
  }

  private func shuffleDeck() { cards.shuffle() }
  private func dealCard() { cards.removeLast() }
}
```

### Good

```swift good
FeedView()
  .onShake { shuffleRecommendations() }
  .toolbar {
    Button("Shuffle", systemImage: "shuffle") { shuffleRecommendations() }
  }
```

```swift good
FeedView()
  .onShake { showDebugMenu() }
```

```swift good
FeedView()
  .onShake { undoManager?.undo() }
```

```swift good
#Preview {
  FeedView()
    .onShake { shuffleRecommendations() }
}
```

```swift good
struct SafeDeckView: View {
  @State private var cards: [Card] = []

  var body: some View {
    VStack {
      List(cards) { card in Text(card.name) }
      Button("Shuffle") { shuffleDeck() }
    }
    .background(ShakeDetector(onShake: { shuffleDeck() }))
  }

  private func shuffleDeck() { cards.shuffle() }
}
```

## How to fix it

Add a button that does the same.

```swift fixed
FeedView()
  .onShake { shuffleRecommendations() }
  .toolbar {
    Button("Shuffle", systemImage: "shuffle") { shuffleRecommendations() }
  }
```

## Measured

Not measured yet: in 149 apps none of its findings was judged right or wrong.

## Sources

- WCAG 2.2: 2.5.4 Motion Actuation

"""###)

  private static let motionUnguarded = RuleDescription(
    id: #"motion-unguarded"#, title: #"Something moves, scales, rotates or bounces and ignores Reduce Motion"#,
    category: #"Motion"#, severity: .error, confidence: .high,
    wcag: [#"2.3.3"#],
    labels: [#"Reduced Motion"#],
    affects: #"People with a vestibular disorder, migraine or motion sickness who turned on Reduce Motion still get the motion, and can feel sick for hours."#, since: #"0.1.0"#,
    page: ###"""
# motion-unguarded

## Why it matters

For some people a card that flies in and tilts is not delightful but dizzying. They have told the system so once, in
Settings, and expect every app to respect it. SwiftUI passes the setting to the view; the view has to use it. A fade
instead of a flight is enough, and no one else will notice.

## What is reported

- **error**: an animation that drives an offset, a position, a scale, a rotation or other geometry, and that does not
  depend on Reduce Motion; also springs with bounce, keyframe and phase animators that move things.
- **warning**: the same where the source does not tell how far it goes.
- **warning**: what is shaken: a movement that is repeated three times or more, however small or short.
- **warning**: a `GeometryEffect` of the project that an animation drives, and the pieces that the package ConfettiSwiftUI
  throws over the page.
- **note**: small movements, such as the scale of a pressed button or a way of less than 50 points that the source tells,
  in a modifier of the project by its default and all its uses.
- **warning**: `UIView.animate` and its kin, and `UIViewPropertyAnimator` with a closure, that turn a view, change its scale by a quarter or more, or move it by 50 points
  or the size of a view, by `transform`, in a file that never asks for the setting.
- **warning**: in UIKit, `UIView.transition` with `.transitionFlipFromLeft` and its kin, or `.transitionCurlUp` and
  `.transitionCurlDown`.

The finding starts at the animation argument, or at `withAnimation` or the animator. Reading the setting for another
animation of the same view guards only that other one.

## What is not reported

- Animations, values or statements that depend on the setting: by a ternary, an `if` or `guard`, an `Animation?`
  property, a transaction, or a helper of the project whose body reads the setting or takes it as an argument, also under
  another name: kept in a local, handed to a component or function by all who use it, put into the environment, or kept by
  an object; below a `.transaction` that takes animations away; and the functions and properties of a view, and private views, that are named only where such a check guards them.
- What only a button starts that says so, "Animate" or "Play the transition": the movement is what people ask to see. It
  is a note of low confidence.
- Changes of opacity, color or text only.
- The built-in transitions, which fade by themselves under Reduce Motion since iOS 17; system presentations; rows that
  are added or removed; numeric text; symbol effects that run once.
- Offsets that follow the finger without an animation, `nil` animations, durations up to 0.15 seconds of what is not repeated.
- State that is changed in an animation but drives nothing that can be seen in this file.
- In UIKit: durations up to 0.15 seconds, controls that give way under the finger, arrows and symbols that turn, code that
  follows a finger (a gesture recognizer's own, or one that asks it for a translation, an animator that code moves on by its `fractionComplete`) or the keyboard, and a return to `.identity` unless the same code has moved the view away before.
- Pages that only the finger turns, which follow it; what another type of the file calls the same turns nothing.
- Hands of a watch: what is turned by an angle worked out from the time that has gone or remains, a little with each tick.
- Symbols of the size of words that turn or are mirrored, also as a component or property of the project: a chevron.

## Examples

### Bad

Each call that moves a view has to ask:

```swift bad
struct Tray: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      Text("Tray").offset(y: isOpen ? 300 : 0)
      Button("Open") { withAnimation(.spring()) { isOpen = true } } // ✗ error
      Button("Close") { withAnimation(.spring()) { isOpen = false } } // ✗ error
    }
  }
}
```

What is handed down is something else, or not by all:

```swift bad
struct Host: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var isCompact = false

  var body: some View {
    VStack {
      Drawer(animated: isCompact)
      Lid(animated: !reduceMotion)
      Lid(animated: true)
    }
  }
}

struct Drawer: View {
  let animated: Bool
  @State private var isOpen = false

  var body: some View {
    Button("Open") { isOpen.toggle() }
      .offset(x: isOpen ? 300 : 0)
      .animation(animated ? .spring() : nil, value: isOpen) // ✗ error
  }
}

struct Lid: View {
  let animated: Bool
  @State private var isOpen = false

  var body: some View {
    Button("Open") { isOpen.toggle() }
      .offset(x: isOpen ? 300 : 0)
      .animation(animated ? .spring() : nil, value: isOpen) // ✗ error
  }
}
```

What is shaken, and what flies over the page:

```swift bad
import ConfettiSwiftUI

struct CodeField: View {
  @State private var isShaken = false
  @State private var attempts = 0
  @State private var wins = 0

  var body: some View {
    VStack {
      Text("Code").offset(x: isShaken ? -5 : 5)
      Text("Wrong")
        .modifier(Shake(animatableData: CGFloat(attempts)))
        .animation(.default, value: attempts) // ✗ warning col 20
      Button("Go on") {
        withAnimation(.linear(duration: 0.1).repeatCount(5)) { isShaken = true } // ✗ warning col 9 : shakes
        withAnimation(.linear(duration: 0.1).repeatCount(1)) { isShaken = false }
      }
    }
    .confettiCannon(counter: $wins) // ✗ warning col 6 : confettiCannon
  }
}

struct Shake: GeometryEffect {
  var animatableData: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: 10 * sin(animatableData), y: 0))
  }
}
```

```swift bad
struct WelcomeCard: View {
  @State private var isShown = false

  var body: some View {
    Text("Welcome")
      .offset(x: isShown ? 0 : 600)
      .rotationEffect(.degrees(isShown ? 0 : 30))
      .animation(.spring(bounce: 0.4), value: isShown) // ✗ error col 18
      .onAppear { isShown = true }
  }
}
```

```swift bad
struct LoveButton: View {
  @State private var scale = 1.0

  var body: some View {
    Button("Love it") {
      withAnimation(.interpolatingSpring(stiffness: 120, damping: 4)) { // ✗ error col 7
        scale = 1.8
      }
    }
    .scaleEffect(scale)
  }
}
```

A modifier of the project goes as far as its default and its uses say; one that is given what is not known may go farther:

```swift bad
struct SlideIn: ViewModifier {
  let delay: Double
  let way: CGFloat
  @State private var isThere = false

  func body(content: Content) -> some View {
    content
      .offset(y: isThere ? 0 : way)
      .onAppear {
        withAnimation(.spring(duration: 0.5).delay(delay)) { isThere = true } // ✗ note
      }
  }
}

extension View {
  func slidesIn(delay: Double = 0, way: CGFloat = 16) -> some View { modifier(SlideIn(delay: delay, way: way)) }
}

struct Shelf: View {
  var body: some View {
    VStack {
      Text("My shelf").slidesIn()
      Text("Three books").slidesIn(delay: 0.1, way: 18)
    }
  }
}
```

```swift bad
struct SlideIn: ViewModifier {
  let way: CGFloat
  @State private var isThere = false

  func body(content: Content) -> some View {
    content
      .offset(y: isThere ? 0 : way)
      .onAppear {
        withAnimation(.spring(duration: 0.5)) { isThere = true } // ✗ warning
      }
  }
}

struct FlyIn: ViewModifier {
  let way: CGFloat
  @State private var isThere = false

  func body(content: Content) -> some View {
    content
      .offset(y: isThere ? 0 : way)
      .onAppear {
        withAnimation(.spring(duration: 0.5)) { isThere = true } // ✗ error
      }
  }
}

extension View {
  func slidesIn(way: CGFloat = 16) -> some View { modifier(SlideIn(way: way)) }
}

struct Shelf: View {
  let height: CGFloat

  var body: some View {
    VStack {
      Text("My shelf").slidesIn()
      Text("Three books").slidesIn(way: height)
      Text("One is new").modifier(FlyIn(way: 400))
    }
  }
}
```

A button of that name does not help where the movement also comes by itself:

```swift bad
struct CurveSample: View {
  @State private var isAway = false

  var body: some View {
    VStack {
      Circle()
        .offset(x: isAway ? 300 : 0)
        .animation(.easeIn(duration: 2), value: isAway) // ✗ error
      Button("Animate") { isAway.toggle() }
    }
    .onAppear { isAway = true }
  }
}
```

One guarded animation does not guard the next:

```swift bad
struct Reveal: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var isOpen = false

  var body: some View {
    VStack {
      Text("Today")
        .offset(y: isOpen ? 0 : 200)
        .animation(reduceMotion ? nil : .spring(), value: isOpen)
      Text("Tomorrow")
        .offset(y: isOpen ? 0 : 400)
        .animation(.spring(), value: isOpen) // ✗ error col 20
      Button("Open") { isOpen = true }
    }
  }
}
```

```swift bad
struct Flip: View {
  @State private var isFlipped = false

  var body: some View {
    VStack {
      Text("Front")
        .rotation3DEffect(.degrees(isFlipped ? 180 : 0), axis: (x: 0, y: 1, z: 0))
      Button("Turn") { turn() }
    }
  }

  private func turn() {
    withAnimation(.easeInOut(duration: 0.6)) { // ✗ error col 5
      isFlipped.toggle()
    }
  }
}
```

```swift bad
struct Bounce: View {
  @State private var taps = 0

  var body: some View {
    Text("Saved")
      .keyframeAnimator(initialValue: 0.0, trigger: taps) { content, lift in // ✗ warning col 8
        content.offset(y: lift)
      } keyframes: { _ in
        SpringKeyframe(-60, duration: 0.3)
        SpringKeyframe(0, duration: 0.3)
      }
      .onTapGesture { taps += 1 }
      .accessibilityAddTraits(.isButton)
  }
}
```

Each animator answers for what its own closure does:

```swift bad
struct SealFall: View {
  @State private var collected = 0

  var body: some View {
    HStack {
      Image(decorative: "seal")
        .phaseAnimator([0.0, -120], trigger: collected) { content, rise in // ✗ warning col 10
          content.offset(y: rise)
        }
      Text("Collected")
    }
    .phaseAnimator([1.0, 0.4], trigger: collected) { content, glow in
      content.opacity(glow)
    }
  }
}
```

```swift bad
struct PressStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .scaleEffect(configuration.isPressed ? 0.96 : 1)
      .animation(.easeOut(duration: 0.2), value: configuration.isPressed) // ✗ note col 18
  }
}
```

Pages slide when a timer turns them:

```swift bad
struct Stories: View {
  @State private var page = 0

  var body: some View {
    TabView(selection: $page) {
      ForEach(0..<3) { index in Story(index: index).tag(index) }
    }
    .tabViewStyle(.page)
    .onReceive(clock) { _ in
      withAnimation(.easeInOut(duration: 0.5)) { // ✗ error col 7
        page = (page + 1) % 3
      }
    }
  }
}
```

```swift bad
final class CardController: UIViewController {
  private let front = UIView()

  func flip(to back: UIView) {
    UIView.transition(with: front, duration: 0.5, options: .transitionFlipFromLeft) { self.front.addSubview(back) } // ✗ warning
  }
}

final class SheetController: UIViewController {
  private let panel = UIView()

  func show() {
    panel.transform = CGAffineTransform(translationX: 0, y: view.bounds.height)
    UIView.animate(withDuration: 0.4) {
      self.panel.transform = .identity // ✗ warning col 7
    }
  }

  func celebrate() {
    UIView.animate(withDuration: 0.5, delay: 0, options: [.curveEaseOut], animations: {
      self.panel.transform = CGAffineTransform(rotationAngle: .pi) // ✗ warning
      self.panel.alpha = 0
    }, completion: nil)
  }
}
```

An animation in an animation is told of once:

```swift bad
final class ToastView: UIView {
  func leave() {
    UIView.animate(withDuration: 0.4, animations: {
      self.alpha = 1
      UIView.animate(withDuration: 0.3) {
        self.transform = CGAffineTransform(translationX: 0, y: 200) // ✗ warning col 9
      }
    })
  }
}
```

```swift bad
struct Gallery: View {
  @State private var page = 0

  var body: some View {
    VStack {
      TabView(selection: $page) {
        ForEach(0..<4) { Text("Picture \($0)") }
      }
      .tabViewStyle(.page)
      .animation(.default, value: page) // ✗ error col 18
      Button("Next") { page += 1 }
    }
  }
}
```

```swift bad
struct Poster: View {
  @State private var isMirrored = false

  var body: some View {
    Image("Poster")
      .resizable()
      .frame(width: 320, height: 400)
      .scaleEffect(x: isMirrored ? -1 : 1, y: 1)
      .onAppear {
        withAnimation { isMirrored = true } // ✗ error col 9
      }
  }
}
```

What is told how long something takes, but turns from one side to the other, is no hand of a watch, nor is a wheel that
goes with a share of anything:

```swift bad
struct RemainingWheel: View {
  @State private var showsRemaining = false
  @State private var progress = 0.0

  var body: some View {
    VStack {
      Capsule()
        .rotationEffect(.degrees(showsRemaining ? 180 : 0))
        .animation(.easeInOut, value: showsRemaining) // ✗ error
      Image("wheel")
        .rotationEffect(.degrees(progress * 360))
        .animation(.easeInOut, value: progress) // ✗ warning
    }
    .onAppear {
      showsRemaining = true
      progress = 0.5
    }
  }
}
```

Turned is turned, however the angle is written:

```swift bad
struct Flap: View {
  @State private var isOpen = false

  var body: some View {
    Rectangle()
      .frame(width: 200, height: 200)
      .rotationEffect(isOpen ? Angle(radians: 1.5) : .zero)
      .animation(.easeInOut, value: isOpen) // ✗ error
      .onTapGesture { isOpen.toggle() }
  }
}
```

What a second place calls without asking is not guarded by the first, nor is what runs in both branches of a check:

```swift bad
struct PartyHat: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var isUp = false
  @State private var isTurned = false

  var body: some View {
    VStack {
      Image(decorative: "hat")
        .offset(y: isUp ? -300 : 0)
      Text("Hooray")
        .rotationEffect(.degrees(isTurned ? 90 : 0))
    }
    .onAppear {
      if !reduceMotion { throwHat() }
      if reduceMotion { turn() } else { turn() }
    }
    .onTapGesture { throwHat() }
  }

  private func throwHat() {
    withAnimation(.spring) { isUp.toggle() } // ✗ error
  }

  private func turn() {
    withAnimation(.spring) { isTurned.toggle() } // ✗ error
  }
}
```

A way of 50 points or more is a movement, in one step or from one side to the other:

```swift bad
struct Sway: View {
  @State private var isRight = false
  @State private var isLow = false

  var body: some View {
    VStack {
      Text("Left and right")
        .offset(x: isRight ? 30 : -30)
        .animation(.easeInOut, value: isRight) // ✗ error
      Text("Up and down")
        .offset(y: isLow ? 24 : 0)
        .animation(.easeInOut, value: isLow) // ✗ note
    }
    .onTapGesture {
      isRight.toggle()
      isLow.toggle()
    }
  }
}
```

```swift bad
import UIKit

final class CardController: UIViewController {
  private let card = UIView()

  func fling() {
    let animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.6) {
      self.card.transform = CGAffineTransform(translationX: 500, y: 0) // ✗ warning col 7
    }
    animator.startAnimation()
  }
}
```

### Good

An animator that goes as far as a finger has gone:

```swift good
import UIKit

final class PullController: UIViewController {
  private let card = UIView()
  private var animator = UIViewPropertyAnimator(duration: 1, curve: .linear)

  func prepare() {
    animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.6) {
      self.card.transform = CGAffineTransform(translationX: 500, y: 0)
    }
  }

  func follow(_ share: CGFloat) { animator.fractionComplete = share }
}
```

The setting under another name: handed down, kept in a local, in the environment, by a transaction around it all:

```swift good
import ConfettiSwiftUI

struct Prize: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var wins = 0
  @State private var losses = 0
  @State private var isShaken = false

  var body: some View {
    VStack {
      Text("Prize").offset(x: isShaken ? -5 : 5)
      ConfettiCannon(counter: $losses, num: reduceMotion ? 0 : 50)
      Button("Draw") {
        if !reduceMotion { wins += 1 }
        withAnimation(reduceMotion ? nil : .linear(duration: 0.1).repeatCount(5)) { isShaken = true }
      }
    }
    .confettiCannon(counter: $wins)
  }
}
```

```swift good
struct Host: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    VStack {
      Drawer(animated: !reduceMotion)
      Lid()
        .environment(\.prefersCalm, reduceMotion)
      Shelf()
        .transaction { if reduceMotion { $0.disablesAnimations = true } }
    }
  }
}

struct Drawer: View {
  let animated: Bool
  @State private var isOpen = false

  var body: some View {
    Button("Open") { isOpen.toggle() }
      .offset(x: isOpen ? 300 : 0)
      .animation(animated ? .spring() : nil, value: isOpen)
  }
}

struct Lid: View {
  @Environment(\.prefersCalm) private var still
  @State private var isOpen = false

  var body: some View {
    let move: Animation? = still ? nil : .spring()
    Button("Open") { isOpen.toggle() }
      .offset(x: isOpen ? 300 : 0)
      .animation(move, value: isOpen)
  }
}

struct Shelf: View {
  @State private var isOpen = false

  var body: some View {
    Button("Open") { withAnimation(.spring()) { isOpen.toggle() } }
      .offset(x: isOpen ? 300 : 0)
  }
}

extension EnvironmentValues {
  @Entry var prefersCalm = false
}
```

A sample of curves moves when people ask for it:

```swift good
struct CurveSample: View {
  @State private var isAway = false
  @State private var hasCome = false

  var body: some View {
    VStack {
      Circle()
        .offset(x: isAway ? 300 : 0)
        .animation(.easeIn(duration: 2), value: isAway)
      Button(hasCome ? "Back" : "Animate") {
        isAway.toggle()
        hasCome.toggle()
      }
    }
  }
}
```

A function or property that only the branch for those who did not turn motion off names, through as many calls as it takes:

```swift good
struct RisingKite: ViewModifier {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var isUp = false
  @State private var isFaint = true

  func body(content: Content) -> some View {
    if reduceMotion {
      still(content)
    } else {
      flying(content)
    }
  }

  private func still(_ content: Content) -> some View {
    content
      .opacity(isFaint ? 0 : 1)
      .onAppear { withAnimation(.easeIn(duration: 0.3)) { isFaint = false } }
  }

  private func flying(_ content: Content) -> some View {
    content
      .offset(y: isUp ? -400 : 0)
      .onAppear { rise() }
  }

  private func rise() {
    withAnimation(.linear(duration: 5)) { isUp = true }
  }
}
```

```swift good
struct Fair: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var isTurned = false
  @State private var isOpen = false

  var body: some View {
    VStack {
      reduceMotion ? AnyView(wheelAtRest) : AnyView(wheel)
      if !reduceMotion { Confetti() }
      Button("Open") { open() }
    }
    .scaleEffect(isOpen ? 1 : 0.2)
  }

  private var wheelAtRest: some View { Image(decorative: "wheel") }

  private var wheel: some View {
    Image(decorative: "wheel")
      .rotationEffect(.degrees(isTurned ? 180 : 0))
      .animation(.spring, value: isTurned)
      .onTapGesture { isTurned.toggle() }
  }

  private func open() {
    guard !reduceMotion else {
      isOpen = true
      return
    }
    spring()
  }

  private func spring() {
    withAnimation(.bouncy) { isOpen = true }
  }
}

private struct Confetti: View {
  @State private var hasFallen = false

  var body: some View {
    Circle()
      .offset(y: hasFallen ? 600 : 0)
      .animation(.easeIn(duration: 2), value: hasFallen)
      .onAppear { hasFallen = true }
  }
}

#Preview {
  Confetti()
}
```

A small arrow turns on its spot, however its angle is written:

```swift good
struct FeesRow: View {
  @State private var isOpen = false
  @State private var turn = 0.0

  var body: some View {
    Button {
      withAnimation {
        isOpen.toggle()
        turn = compass.heading
      }
    } label: {
      HStack {
        Text("Fees included")
        Image("arrowDown")
          .resizable()
          .frame(width: 12, height: 8)
          .rotationEffect(isOpen ? .degrees(180) : .zero)
        Icons.arrowDown
          .iconSize(height: 8)
          .rotationEffect(isOpen ? .degrees(180) : .degrees(0))
        Image(systemName: "location.north")
          .rotationEffect(Angle(degrees: turn))
      }
    }
  }
}
```

The hand of a watch goes on a little with each tick:

```swift good
struct EggTimer: View {
  @State private var progress = 0.0
  @State private var elapsed = 0.0

  var body: some View {
    ZStack {
      Image("egg")
        .rotationEffect(.degrees(progress * 360))
        .animation(.linear(duration: 1), value: progress)
      Capsule()
        .frame(width: 4, height: 120)
        .rotationEffect(handAngle)
        .animation(.linear(duration: 1), value: handAngle)
    }
    .onReceive(clock) { _ in
      elapsed += 1
      progress = elapsed / 60
    }
  }

  private var handAngle: Angle { .degrees(elapsed / 60 * 360) }
}
```

```swift good
final class EggTimerView: UIView {
  private let eggView = UIImageView()
  var progress: CGFloat = 0 {
    didSet { turnEgg() }
  }

  private func turnEgg() {
    let share = min(max(progress, 0), 1)
    let angle = share * 2 * CGFloat.pi
    UIView.animate(withDuration: 1) {
      self.eggView.transform = CGAffineTransform(rotationAngle: angle)
    }
  }
}
```

```swift good
struct WelcomeCard: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var isShown = false

  var body: some View {
    Text("Welcome")
      .offset(x: isShown || reduceMotion ? 0 : 600)
      .opacity(isShown ? 1 : 0)
      .animation(reduceMotion ? .easeInOut(duration: 0.2) : .spring(bounce: 0.4), value: isShown)
      .onAppear { isShown = true }
  }
}
```

What an animator fades does not move because another animator inside of it moves something for those who asked for no
less:

```swift good
struct SealReveal: View {
  struct Phase {
    var glow = 0.0
    var rise = 0.0
  }

  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var collected = 0

  var body: some View {
    HStack {
      Image(decorative: "seal")
        .keyframeAnimator(initialValue: Phase(), trigger: reduceMotion ? 0 : collected) { content, value in
          content.offset(y: value.rise)
        } keyframes: { _ in
          KeyframeTrack(\.rise) { SpringKeyframe(-120, duration: 0.4) }
        }
      Text("Collected")
    }
    .keyframeAnimator(initialValue: Phase(), trigger: collected) { content, value in
      content.opacity(value.glow)
    } keyframes: { _ in
      KeyframeTrack(\.glow) { LinearKeyframe(1, duration: 0.4) }
    }
  }
}
```

A fade is not a movement:

```swift good
struct SaveRow: View {
  @State private var isSaved = false

  var body: some View {
    VStack {
      Text("Draft")
        .opacity(isSaved ? 0.5 : 1)
        .foregroundStyle(isSaved ? Color.secondary : Color.primary)
      Button("Save") {
        withAnimation { isSaved = true }
      }
    }
    .animation(.easeInOut, value: isSaved)
  }
}
```

Leaving early is a guard for all that follows; a condition inside the closure is one for what it holds:

```swift good
struct Splash: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var scale = 0.2
  @State private var opacity = 0.0
  @State private var exit = 1.0

  var body: some View {
    Text("Stampbook")
      .scaleEffect(scale)
      .scaleEffect(exit)
      .opacity(opacity)
      .onAppear {
        if reduceMotion {
          scale = 1
          withAnimation(.easeIn(duration: 0.3)) { opacity = 1 }
          return
        }
        withAnimation(.easeInOut(duration: 1)) {
          scale = 1
          opacity = 1
        }
      }
      .onDisappear {
        withAnimation(.easeIn(duration: 0.6)) {
          opacity = 0
          if !reduceMotion { exit = 0.1 }
        }
      }
  }
}
```

A state that changes only for those who did not turn motion off:

```swift good
struct Burst: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var hasExploded = false
  @State private var isDone = false

  var body: some View {
    VStack {
      ForEach(0..<20) { index in
        Circle()
          .offset(x: hasExploded ? CGFloat(index) * 30 : 0, y: 0)
          .animation(.easeOut(duration: 0.8), value: hasExploded)
      }
      Text(isDone ? "Done" : "One moment")
    }
    .onAppear {
      if reduceMotion {
        isDone = true
      } else {
        hasExploded = true
      }
    }
  }
}
```

The guard may stand in a property, in a condition, in the value or in the transaction:

```swift good
struct Drawer: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var isOpen = false
  @State private var lift = 0.0

  private var slide: Animation? {
    reduceMotion ? nil : .spring(duration: 0.4)
  }

  var body: some View {
    VStack {
      Text("Filters")
        .offset(y: isOpen ? 0 : 300)
        .animation(slide, value: isOpen)
      Text("Results")
        .offset(y: reduceMotion ? 0 : lift)
        .animation(.default, value: lift)
      Text("Map")
        .scaleEffect(isOpen ? 1 : 0.4)
        .animation(.bouncy, value: isOpen)
        .transaction { $0.disablesAnimations = reduceMotion }
      Button("Show") { show() }
    }
  }

  private func show() {
    guard !reduceMotion else {
      isOpen = true
      return
    }
    withAnimation(.bouncy) { isOpen = true }
  }
}
```

So does a helper that asks, or one that is told:

```swift good
struct CalmAnimation<Value: Equatable>: ViewModifier {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  let animation: Animation
  let value: Value

  func body(content: Content) -> some View {
    content.animation(reduceMotion ? nil : animation, value: value)
  }
}

extension View {
  func calmAnimation<Value: Equatable>(_ animation: Animation, value: Value) -> some View {
    modifier(CalmAnimation(animation: animation, value: value))
  }
}

struct Deck: View {
  let reduceMotion: Bool
  @State private var isSpread = false

  var body: some View {
    VStack {
      Text("Ace")
        .rotationEffect(.degrees(isSpread ? 20 : 0))
        .calmAnimation(.bouncy, value: isSpread)
      Text("King")
        .offset(x: isSpread ? 80 : 0)
        .animation(reduceMotion ? nil : .bouncy, value: isSpread)
      Button("Spread") { isSpread.toggle() }
    }
  }
}
```

Since iOS 17 the built-in transitions turn into a fade by themselves, and lists animate their own rows:

```swift good
struct Basket: View {
  @State private var items = ["Shirt", "Socks"]
  @State private var showsTotal = false

  var body: some View {
    VStack {
      List(items, id: \.self) { Text($0) }
      if showsTotal {
        Text("Total: 2")
          .contentTransition(.numericText())
          .transition(.move(edge: .bottom))
      }
      Button("Remove last") {
        withAnimation { _ = items.removeLast() }
      }
      Button("Show total") {
        withAnimation(.spring()) { showsTotal = true }
      }
    }
  }
}
```

A view that follows the finger is not animated, and very short changes are over before they are seen:

```swift good
struct Knob: View {
  @State private var drag = CGSize.zero
  @State private var isOn = false

  var body: some View {
    VStack {
      Circle()
        .offset(drag)
        .gesture(DragGesture().onChanged { drag = $0.translation })
      Capsule()
        .offset(x: isOn ? 20 : 0)
        .animation(.linear(duration: 0.1), value: isOn)
      Rectangle()
        .offset(x: isOn ? 20 : 0)
        .animation(nil, value: isOn)
      Button("Next") {
        withAnimation(.bouncy) { pager.next() }
      }
    }
  }
}
```

```swift good
final class NoteController: UIViewController {
  private let front = UIView()

  func show(_ back: UIView) {
    UIView.transition(with: front, duration: 0.5, options: [.transitionCrossDissolve]) { self.front.addSubview(back) }
  }
}

final class SheetController: UIViewController {
  private let panel = UIView()
  private let chevron = UIImageView()

  func show() {
    UIView.animate(withDuration: 0.4) {
      self.panel.alpha = 1
      self.panel.transform = .identity
      self.chevron.transform = CGAffineTransform(rotationAngle: .pi)
    }
  }

  func nod() {
    UIView.animate(withDuration: 0.3) { self.panel.transform = CGAffineTransform(scaleX: 0.95, y: 0.95) }
    UIView.animate(withDuration: 0.1) { self.panel.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }
  }

  func keyboardWillShow() {
    UIView.animate(withDuration: 0.25) { self.panel.transform = CGAffineTransform(translationX: 0, y: -300) }
  }
}

final class BouncyButton: UIButton {
  func press() {
    UIView.animate(withDuration: 0.2) { self.transform = CGAffineTransform(scaleX: 0.7, y: 0.7) }
  }
}
```

```swift good
final class CardController: UIViewController {
  private let card = UIView()

  func show() {
    guard !UIAccessibility.isReduceMotionEnabled else { return }
    UIView.animate(withDuration: 0.4) { self.card.transform = CGAffineTransform(rotationAngle: .pi) }
  }
}
```

```swift good
struct Tour: View {
  @State private var page = 0

  var body: some View {
    TabView(selection: $page) {
      ForEach(0..<3) { Text("Step \($0)").tag($0) }
    }
    .tabViewStyle(.page(indexDisplayMode: .never))
    .animation(.default, value: page)
  }
}
```

```swift good
final class DismissGesture: UIPanGestureRecognizer {
  private let card = UIView()

  func finish() {
    UIView.animate(withDuration: 0.3) {
      self.card.transform = CGAffineTransform(translationX: 0, y: 400)
    }
  }
}

final class PlayerController: UIViewController {
  private let card = UIView()

  @objc func moved(_ recogniser: UIPanGestureRecognizer) {
    UIView.animate(withDuration: 0.3) {
      self.card.transform = CGAffineTransform(translationX: 0, y: 400)
    }
  }

  func listen() {
    observe(card) { sender in
      let distance = sender.translation(in: self.view)
      UIView.animate(withDuration: 0.3) {
        self.card.transform = CGAffineTransform(translationX: 0, y: distance.y > 0 ? 400 : 500)
      }
    }
  }
}
```

```swift good
struct Gallery: View {
  @State private var page = 0

  var body: some View {
    TabView(selection: $page) {
      ForEach(0..<4) { Text("Picture \($0)") }
    }
    .tabViewStyle(.page)
    .animation(.default, value: page)
  }
}

struct Manual: View {
  @State private var page = 0

  var body: some View {
    Button("Next chapter") { page += 1 }
    Stepper("Chapter \(page)", value: $page)
  }
}
```

```swift good
struct ChevronMark: View {
  var body: some View {
    Image(systemName: Symbols.more.rawValue)
      .resizable()
      .frame(width: 8, height: 14)
  }
}

struct Fold: View {
  @State private var isOpen = false

  var body: some View {
    Button {
      isOpen.toggle()
    } label: {
      HStack {
        Text("Details")
        ChevronMark()
          .rotationEffect(.degrees(isOpen ? 90 : 0))
          .animation(.default, value: isOpen)
      }
    }
  }
}
```

```swift good
struct CodeButton: View {
  @State private var isMirrored = false

  var body: some View {
    Image("Code")
      .resizable()
      .frame(width: 24, height: 24)
      .scaleEffect(x: isMirrored ? -1 : 1, y: 1)
      .onAppear {
        withAnimation { isMirrored = true }
      }
  }
}
```

What the declaration asks for holds in its extensions, whatever files they stand in:

```swift good file=Badge.swift
struct Badge: View {
  @Environment(\.accessibilityReduceMotion) var reduceMotion
  @State var isLarge = false

  var body: some View { medal }
}
```

```swift file=Badge+Medal.swift
extension Badge {
  var medal: some View {
    Text("First of its kind")
      .scaleEffect(isLarge ? 2 : 1)
      .animation(reduceMotion ? nil : .bouncy, value: isLarge)
      .onTapGesture { isLarge.toggle() }
  }
}
```

## How to fix it

Ask for the setting and leave the movement out, or fade instead.

```swift fixed
struct LoveButton: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var scale = 1.0

  var body: some View {
    Button("Love it") {
      withAnimation(reduceMotion ? nil : .interpolatingSpring(stiffness: 120, damping: 4)) {
        scale = 1.8
      }
    }
    .scaleEffect(scale)
  }
}
```

## Measured

Of 86 findings read on 41 apps during development, 85 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 40 of 63 undisputed.

## Sources

- WCAG 2.2: 2.3.3 Animation from Interactions
- Apple, Human Interface Guidelines: Motion, make motion optional
- Apple, SwiftUI: `accessibilityReduceMotion`, `TransitionProperties.hasMotion`

"""###)

  private static let nestedInteractiveControls = RuleDescription(
    id: #"nested-interactive-controls"#, title: #"A control is inside the label of another control, where VoiceOver, Switch Control and keyboard users cannot reach it"#,
    category: #"VoiceOver"#, severity: .error, confidence: .high,
    wcag: [#"4.1.2"#, #"2.1.1"#],
    labels: [#"VoiceOver"#, #"Voice Control"#],
    affects: #"People who use VoiceOver, Switch Control or a keyboard reach only the outer control, never the button in its corner."#, since: #"0.1.0"#,
    page: ###"""
# nested-interactive-controls

## Why it matters

The label of a control is one element, whatever is in it. A heart in the corner of a card that opens the product works
for a finger that hits it exactly. Foreveryone else the card says its title, its price and "Save", and activating it
always opens the product.

## What is reported

- **error**: a button, link, menu, toggle or tappable view inside the label of a `Button`, `NavigationLink`, `Link`,
  `Menu` or a toggle.
- **warning**, medium confidence: the same inside the label of a `DisclosureGroup` that is no row of a list. The whole label
  opens and closes the group there, and whether the control inside is met on its own has not been measured.

The finding starts at the inner control, or at its gesture modifier.

## What is not reported

- Controls beside the outer one, in an overlay or background, or in the same row.
- The label of a `DisclosureGroup` in a row of a `List` or `Form`: the arrow that opens the group stands beside it.
- The content of a `Menu`, a `DisclosureGroup` or a destination, which is no label.
- Inner controls that the outer one also offers as a named accessibility action.
- What a modifier brings up by a binding, such as `isPresented:` or `item:`, whatever it is called.
- What a modifier of the project's own hands on to `swipeActions`, `contextMenu`, `toolbar`, a sheet and the like.
- Inner controls that are hidden or take no touches; content that is not known; previews.
- Components that are used for their looks, with nothing to do: `RoundButton("Add") {}` as the label of a menu.
- Links to `EmptyView()`, which only draw the arrow of a row, and inner controls that do what the outer one does: they run
  its very code, set the state by which the link is followed, put its value on a path or open its address.
- Toggles, sliders and the like that are bound to a constant, and so only show a value.
- Buttons of a component that call nothing but an optional closure which is not given there.
- Several taps, of which `gesture-only-action` speaks.
- What stands behind a title, however it is made: `NavigationLink(.words("settings")) { SettingsForm() }`, or by a key of a
  string catalog, `NavigationLink(.settings(.title)) { SettingsForm() }`. Only where the project has an initializer that
  begins with a value of another type is the closure the label.

## Examples

### Bad

```swift bad
NavigationLink(value: product) {
  VStack {
    Text(product.title)
    Button("Save") { save(product) } // ✗ error col 5
  }
}
```

```swift bad
Button { open(post) } label: {
  HStack {
    Text(post.title)
    Image(systemName: "heart").onTapGesture { like(post) } // ✗ error col 32
  }
}
```

```swift bad
struct WorkoutRow: View {
  let workout: Workout
  @State private var isDone = false

  var body: some View {
    NavigationLink {
      Text(workout.details)
    } label: {
      HStack {
        Text(workout.title)
        Toggle("Done", isOn: $isDone) // ✗ error col 9
        moreMenu
      }
    }
  }

  private var moreMenu: some View {
    Text("Later")
  }
}
```

Through a component, once for each place where it is used:

```swift bad
struct ShelfRow: View {
  let book: Book

  var body: some View {
    NavigationLink(value: book) {
      BookCard(book: book) // ✗ error col 7
    }
  }
}

struct BookCard: View {
  let book: Book

  var body: some View {
    HStack {
      Text(book.title)
      Button("Play") { play(book) }
      Button("Share") { share(book) }
    }
  }
}
```

The button of the card does something where it is given something to do:

```swift bad
struct Shelf: View {
  let book: Book

  var body: some View {
    VStack {
      NavigationLink(value: book) {
        BookTile(book: book, onSave: { save(book) }) // ✗ error
      }
      NavigationLink(value: book) {
        BookTile(book: book)
      }
    }
  }
}

struct BookTile: View {
  let book: Book
  var onSave: (() -> Void)?

  var body: some View {
    VStack {
      Text(book.title)
      Button("Save") { onSave?() }
    }
  }
}
```

```swift bad
struct PremiumRow: View {
  @State private var isShown = false
  @State private var isHidden = false

  var body: some View {
    NavigationLink(isActive: $isShown, destination: { PremiumScreen() }) {
      Button("Not now") { isHidden = true } // ✗ error
    }
  }
}
```

```swift bad
struct PostPreview: View {
  let post: Post
  @State private var isCovered = true

  var body: some View {
    if isCovered {
      Text("Covered")
        .onTapGesture { isCovered = false }
    } else {
      Text(post.title)
    }
  }
}

struct Feed: View {
  let post: Post

  var body: some View {
    NavigationLink(.post(post)) {
      PostPreview(post: post) // ✗ error
    }
  }
}

extension NavigationLink where Destination == Never {
  init(_ page: Page, @ViewBuilder label: () -> Label) {
    self.init(value: page, label: label)
  }
}
```

A group outside of lists is opened by its whole label:

```swift bad
VStack {
  DisclosureGroup {
    Text(chapter.summary)
  } label: {
    Button(chapter.title) { open(chapter) } // ✗ warning col 5 : expands the group
  }
}
```

A tap inside that does something else than the button:

```swift bad
Button(action: { selection = 1 }) {
  Text("One")
    .onTapGesture { selection = 2 } // ✗ error col 6
}
```

```swift bad
Button { open() } label: {
  Text("Letters")
    .trailingPart(isWide: true) { TextField("Name", text: $name) } // ✗ error
}
```

A modifier of the project's own that draws what it is given, beside one that does something else with it:

```swift bad
struct LetterRow: View {
  let letter: Letter

  var body: some View {
    NavigationLink(value: letter) {
      Text(letter.title)
        .badged { Button("Read") { markRead(letter) } } // ✗ error
    }
  }
}

extension View {
  func badged<Badge: View>(badge: () -> Badge) -> some View {
    HStack {
      self
      badge()
    }
  }
}
```

### Good

A button whose label is a link to nothing, which draws the arrow, holds what is inside; it is told of once, by the button:

```swift good
struct StampRow: View {
  let stamp: Stamp

  var body: some View {
    Button { open(stamp) } label: {
      NavigationLink(destination: EmptyView()) {
        Text(stamp.name)
      }
    }
  }
}
```

A switch that nobody can change only shows how something is:

```swift good
struct StampSwitch: View {
  let isRare: Bool

  var body: some View {
    Button { changeRarity() } label: {
      HStack {
        Text("Rare")
        Toggle("Rare", isOn: .constant(isRare)).labelsHidden()
      }
    }
  }
}
```

What a modifier of the project's own hands on to one of the system's is what the system makes of it:

```swift good
struct LetterRow: View {
  let letter: Letter

  var body: some View {
    NavigationLink(value: letter) {
      Text(letter.title)
        .swipesWherePossible {
          Group { Button("Read") { markRead(letter) } }
        }
        .menuOnHold { Button("Archive") { archive(letter) } }
        .tools(isWide: true) { Button("Print") { print(letter) } }
    }
  }
}

struct HoldMenu<Items: View>: ViewModifier {
  let items: () -> Items

  func body(content: Content) -> some View {
    content.contextMenu { items() }
  }
}

extension View {
  @ViewBuilder
  func swipesWherePossible<Actions: View>(isFull: Bool = true, content: () -> Actions) -> some View {
    if #available(iOS 15.0, *) {
      self.swipeActions(allowsFullSwipe: isFull, content: content)
    } else {
      self
    }
  }

  func menuOnHold<Items: View>(@ViewBuilder items: @escaping () -> Items) -> some View {
    modifier(HoldMenu(items: items))
  }

  func tools<Bar: View>(isWide: Bool, @ViewBuilder bar: () -> Bar) -> some View {
    toolbar {
      ToolbarItem(placement: .bottomBar) { bar() }
    }
  }
}
```

Buttons that do what the link around them does:

```swift good
struct PremiumLinks: View {
  let plan: Plan
  @Binding var path: [Plan]
  @Environment(\.openURL) private var openURL
  @State private var isShown = false
  @State private var chosen: Int?

  var body: some View {
    VStack {
      NavigationLink(isActive: $isShown, destination: { PremiumScreen() }) {
        Button { isShown = true } label: { Text("Premium") }
      }
      NavigationLink(tag: 1, selection: $chosen, destination: { PremiumScreen() }) {
        sign("Plans") { chosen = 1 }
      }
      NavigationLink(value: plan) {
        Button(plan.title) { path.append(plan) }
      }
      Link(destination: plan.page) {
        Button("Read more") { openURL(plan.page) }
      }
    }
  }

  private func sign(_ title: String, action: @escaping () -> Void) -> some View {
    Button(title, action: action)
  }
}
```

A link that only draws the arrow:

```swift good
Form {
  Button { openPrivacy() } label: {
    NavigationLink("Privacy", destination: EmptyView())
  }
  Button { openTerms() } label: {
    NavigationLink {
      EmptyView()
    } label: {
      Label("Terms", systemImage: "doc")
    }
  }
}
```

```swift good
struct CloseSign: View {
  let close: () -> Void

  var body: some View {
    Button { close() } label: {
      RoundSign(action: { close() })
    }
  }
}

struct RoundSign: View {
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      Label("Close", systemImage: "xmark")
    }
  }
}
```


```swift good
NavigationLink(value: product) {
  Text(product.title)
}
.overlay(alignment: .topTrailing) {
  Button("Save") { save(product) }
}
```

```swift good
HStack {
  Button { open(post) } label: {
    Text(post.title)
  }
  Button("Like") { like(post) }
}
```

A tree of chapters in a list, whose rows have their own arrow:

```swift good
struct Contents: View {
  let chapters: [Chapter]

  var body: some View {
    List(chapters) { chapter in
      ChapterRow(chapter: chapter)
    }
  }
}

struct ChapterRow: View {
  let chapter: Chapter

  var body: some View {
    if let parts = chapter.parts {
      DisclosureGroup {
        ForEach(parts) { part in
          ChapterRow(chapter: part)
        }
      } label: {
        Button(chapter.title) { open(chapter) }
      }
    } else {
      Button(chapter.title) { open(chapter) }
    }
  }
}
```

The content of a menu, a group or a destination is no label:

```swift good
VStack {
  Menu("More actions") {
    Button("Rename") { rename() }
    Button("Duplicate") { duplicate() }
  }
  DisclosureGroup("Details") {
    Button("Show all") { showAll() }
  }
  NavigationLink("Settings") {
    Toggle("Reminders", isOn: $reminds)
  }
}
```

```swift good
VStack {
  Button { open(post) } label: {
    HStack {
      Text(post.title)
      Image(systemName: "heart").onTapGesture { like(post) }
    }
  }
  .accessibilityAction(named: "Like") { like(post) }
  Button { open(post) } label: {
    HStack {
      Text(post.title)
      Button("Details") { open(post) }
        .accessibilityHidden(true)
    }
  }
}
```

```swift good
List(products) { product in
  HStack {
    Text(product.title)
    Button("Save") { save(product) }
      .buttonStyle(.borderless)
  }
  .background {
    NavigationLink("", value: product)
      .opacity(0)
  }
}
```

A button without an action only draws, and a link with an action of its own does the same:

```swift good
VStack {
  Menu {
    Button("Copy") { copy() }
  } label: {
    Button(action: {}) { Text("More actions") }
  }
  NavigationLink(destination: Thanks(), isActive: $isSent) {
    Button("Send") { send() }
  }
  .accessibilityAction { send() }
}
```

```swift good
struct Portrait: View {
  let url: URL?
  let onOpen: ((URL) -> Void)?

  init(url: URL?, onOpen: ((URL) -> Void)? = nil) {
    self.url = url
    self.onOpen = onOpen
  }

  var body: some View {
    if let onOpen, let url {
      Button("Open the picture") { onOpen(url) }
    } else {
      Circle()
    }
  }
}

struct MemberButton: View {
  let member: Member

  var body: some View {
    Button {
      show(member)
    } label: {
      Portrait(url: member.picture)
      Text(member.name)
    }
  }
}
```

What a link under an initializer of another package leads to, and a link without content that code follows:

```swift good
extension NavigationLink where Label == EmptyView {
  init<Value>(unwrapping value: Binding<Value?>, @ViewBuilder to destination: (Value) -> Destination) {
    self.init("", destination: EmptyView())
  }
}

struct StampList: View {
  @State private var opened: Stamp?
  @State private var isOpen = false

  var body: some View {
    List {
      NavigationLink(destination: StampPage()) {
        StampLine(isOpen: $isOpen)
      }
    }
    .background(
      NavigationLink(unwrapping: $opened) { stamp in
        StampPage()
      })
  }
}

struct StampLine: View {
  @Binding var isOpen: Bool

  var body: some View {
    HStack {
      if isOpen {
        NavigationLink("", destination: StampPage(), isActive: $isOpen)
      }
      Text("Stamp")
    }
  }
}

struct StampPage: View {
  var body: some View {
    Button("Share") { share() }
  }
}
```

A button that is shown only where there is no link, by the same condition:

```swift good
struct Uptime: View {
  @State private var state = Loading.waiting

  var body: some View {
    if case .done(let hours) = state {
      NavigationLink(value: hours) { summary }
    } else {
      summary
    }
  }

  @ViewBuilder private var summary: some View {
    switch state {
    case .done(let hours): Text("Up for \(hours) hours")
    case .waiting: Text("Waiting")
    case .failed: Button("Try again") { load() }
    }
  }
}
```

Behind a title, also one that is made by a function of the app's, stands what the link leads to:

```swift good
struct FrameLinks: View {
  @State private var hasMount = true

  var body: some View {
    NavigationLink(.localized("Frames and mounts")) {
      Form { Toggle("With a mount", isOn: $hasMount) }
    }
  }
}
```

```swift good
struct RightsPage: View {
  @Binding var isShared: Bool

  var body: some View {
    Form {
      Toggle(.shared, isOn: $isShared)
    }
  }
}

struct StampSettings: View {
  @State private var isShared = false

  var body: some View {
    Form {
      NavigationLink(.rights(.title)) { RightsPage(isShared: $isShared) }
      NavigationLink(.sharing) {
        Group {
          Toggle(.shared, isOn: $isShared)
        }
      }
      DisclosureGroup(.details(.title)) {
        Button(.save) { save() }
      }
      Menu(.more(.title)) {
        Button(.save) { save() }
      }
    }
  }
}
```

```swift good
struct RoundButton: View {
  let title: String
  let action: () -> Void
  var body: some View {
    Button(title, action: action)
  }
}

struct Adding: View {
  var body: some View {
    Menu {
      Button("Scan") { scan() }
    } label: {
      RoundButton(title: "Add") {}
    }
  }
}
```

```swift good
extension LocalizedStringKey {
  static func words(_ key: String) -> LocalizedStringKey { LocalizedStringKey(key) }
}

struct SettingsForm: View {
  @State private var isOn = false
  var body: some View {
    Toggle("Sounds", isOn: $isOn)
  }
}

struct Chooser: View {
  var body: some View {
    NavigationLink(.words("settings")) { SettingsForm() }
  }
}
```

```swift good
struct RoundButton: View {
  let action: () -> Void
  let title: String

  var body: some View {
    Button(action: action) { Text(title) }
  }
}

struct SettingsList: View {
  var body: some View {
    NavigationLink {
      DevicesView()
    } label: {
      RoundButton(action: {}, title: "Devices")
    }
  }
}
```

Links to nothing, for the system's arrow, and inner controls that do what the outer one does:

```swift good
struct LegalRows: View {
  @Binding var selection: Int
  var onTap: ((Int) -> Void)?

  var body: some View {
    Form {
      Button { openTerms() } label: {
        NavigationLink("Terms", destination: EmptyView())
      }
      Button { openLicences() } label: {
        HStack {
          Text("Licences")
          NavigationLink.arrow
        }
      }
      Button(action: { selection = 1; onTap?(1) }) {
        Text("One")
          .onTapGesture { selection = 1; onTap?(1) }
      }
      Button { close() } label: {
        HStack {
          Text("Close")
          RoundMark(action: { close() })
        }
      }
    }
  }
}

struct RoundMark: View {
  let action: () -> Void

  var body: some View {
    Button("Close", action: action)
  }
}

extension NavigationLink where Label == EmptyView, Destination == EmptyView {
  static var arrow: some View { NavigationLink(destination: EmptyView(), label: { EmptyView() }) }
}
```

An alert of the project's own, which the row opens:

```swift good
struct FolderRow: View {
  @State private var renames = false
  @State private var shared: Folder?

  var body: some View {
    Button { renames = true } label: {
      Text("Letters")
        .renameAlert(isPresented: $renames) { TextField("Name", text: $name) }
        .sharePanel(item: $shared) { folder in Button("Share") { share(folder) } }
    }
  }
}
```

## How to fix it

Put the inner control beside the outer one; an overlay keeps it in its corner.

```swift fixed
NavigationLink(value: product) {
  Text(product.title)
}
.overlay(alignment: .topTrailing) {
  Button("Save") { save(product) }
}
```

## Measured

Of 51 findings read on 24 apps during development, 50 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 16 of 24 undisputed.

## Sources

- WCAG 2.2: 4.1.2 Name, Role, Value; 2.1.1 Keyboard
- Apple, SwiftUI: `Button`, `overlay(alignment:content:)`, `accessibilityAction(named:_:)`

"""###)

  private static let nonTextContrast = RuleDescription(
    id: #"non-text-contrast"#, title: #"A symbol or edge has too little contrast with its background"#,
    category: #"Color"#, severity: .warning, confidence: .medium,
    wcag: [#"1.4.11"#],
    labels: [#"Sufficient Contrast"#],
    affects: #"People with low vision may not find the control, or not see its state."#, since: #"0.1.0"#,
    page: ###"""
# non-text-contrast

## Why it matters

A symbol in a button is its visual label; the border of an empty field is all there is of it. Both need 3:1 against what
is around them, or people with low vision may not see the control.

## What is reported

- **warning**: a symbol that is all there is in a control, that changes with a state, or that has a color of the
  project's own, below 3:1; the line around a text field whose inside has the color of the outside.

Branches of a condition are compared with the branch of the background that the same condition chooses.

## What is not reported

- Symbols beside words in a control, symbols beside a text that changes by the same condition, dividers, shadows, outlines
  of containers that are no controls.
- Symbols whose state another row of the same card has in words: `Text(status.title)`.
- Symbols that always stand beside a text or a field, or above a heading, and say no more than it does.
- Fields with a fill of their own, disabled controls, hidden symbols.
- Colors that cannot be told, and symbols in the very color set that lies behind them, which keep a place.

## Examples

### Bad

```swift bad
struct Seal: View {
  let isCollected: Bool

  var body: some View {
    Image(systemName: isCollected ? "checkmark.seal.fill" : "lock.fill")
      .foregroundColor(.white) // ✗ warning col 24
      .background(Circle().fill(isCollected ? Color.green : Color.white))
  }
}
```

```swift bad
VStack {
  TextField("Email", text: $email)
    .padding()
    .overlay(RoundedRectangle(cornerRadius: 8).stroke(Color(white: 0.85))) // ✗ warning col 55
}
.background(Color.white)
```

```swift bad
Button { close() } label: {
  Image(systemName: "xmark")
    .foregroundStyle(Color(white: 0.75)) // ✗ warning col 22
    .padding()
    .background(.white, in: Circle())
}
```

A mark beside words that are as faint:

```swift bad
HStack {
  Image(systemName: "checkmark.circle.fill")
    .foregroundStyle(Color(white: 0.8)) // ✗ warning
  Text("Verified")
    .foregroundStyle(Color(white: 0.7))
}
.background(Color.white)
```

```swift bad
struct AccountCard: View {
  let account: Account

  var body: some View {
    VStack {
      HStack {
        Image(systemName: account.canPay ? "checkmark.circle.fill" : "clock.fill")
          .foregroundColor(account.canPay ? .green : .orange) // ✗ warning col 28
        Text("Account made")
      }
      HStack {
        Text("Owner:")
        Text(account.displayName)
      }
    }
    .background(Color(.systemGray6))
  }
}
```

### Good

A square behind the symbol changes nothing, and neither does a symbol that is there until a picture is; the faint branch
is that of a control that cannot be used:

```swift good
struct Post: View {
  let cover: UIImage?
  let canGo: Bool

  var body: some View {
    VStack {
      HStack {
        ZStack {
          RoundedRectangle(cornerRadius: 8).fill(Color(white: 0.95))
          Image(systemName: "plus").foregroundStyle(Color(white: 0.75))
        }
        Text("More exercises")
      }
      VStack {
        if let cover {
          Image(uiImage: cover)
        } else {
          Image(systemName: "link").foregroundStyle(Color(white: 0.8))
        }
        Text("A link")
      }
      Button { go() } label: {
        Image(systemName: "chevron.right").foregroundStyle(canGo ? Color.black : Color(white: 0.8))
      }
      .disabled(!canGo)
    }
    .background(Color.white)
  }
}
```

A picture beside a field, above a heading, or over a veil in the same overlay:

```swift good
VStack {
  HStack {
    Image(systemName: "magnifyingglass")
      .foregroundStyle(Color(white: 0.7))
    TextField("Search", text: $query)
  }
  VStack {
    Image(systemName: isLost ? "wifi.slash" : "tray")
      .foregroundStyle(Color(white: 0.7))
    VStack {
      Text(isLost ? "No connection" : "Nothing here")
      Text("Try again later.")
    }
  }
  Rectangle()
    .fill(.white)
    .overlay {
      Color.black.opacity(0.6)
      Button { edit() } label: {
        Image(systemName: "square.and.pencil").foregroundStyle(.white)
      }
    }
}
.background(Color.white)
```

```swift good
HStack {
  Image(systemName: isGood ? "hand.thumbsup" : "hand.thumbsdown")
    .foregroundStyle(isGood ? Color(white: 0.8) : Color(white: 0.75))
  Text(isGood ? "Good" : "Bad")
}
.background(.white)
```

```swift good
struct Seal: View {
  let isCollected: Bool

  var body: some View {
    Image(systemName: isCollected ? "checkmark.seal.fill" : "lock.fill")
      .foregroundColor(isCollected ? .white : .black)
      .background(Circle().fill(isCollected ? Color(red: 0, green: 0.4, blue: 0.15) : .white))
  }
}
```

```swift good
VStack {
  TextField("Email", text: $email)
    .padding()
    .overlay(RoundedRectangle(cornerRadius: 8).stroke(Color(white: 0.45)))
}
.background(Color.white)
```

The words say what the button does:

```swift good
Button { close() } label: {
  HStack {
    Image(systemName: "xmark").foregroundStyle(Color(white: 0.75))
    Text("Close")
  }
  .background(.white)
}
```

```swift good
struct AccountCard: View {
  let accountStatus: AccountStatus?

  var body: some View {
    VStack {
      HStack {
        Image(systemName: accountStatus?.canPay == true ? "checkmark.circle.fill" : "clock.fill")
          .foregroundColor(accountStatus?.canPay == true ? .green : .orange)
        Text("Account made")
      }
      HStack {
        Text("Status:")
        Text(accountStatus?.displayName ?? "Unknown")
      }
    }
    .background(Color(.systemGray6))
  }
}
```

A mark in the color of its ground keeps the place of the one that is seen:

```swift good file=IconRow.swift
struct IconRow: View {
  let isChosen: Bool

  var body: some View {
    HStack {
      if isChosen {
        Image(systemName: "checkmark").foregroundStyle(.black)
      } else {
        Image(systemName: "checkmark").foregroundStyle(Color("Card"))
      }
    }
    .background(Color("Card"))
  }
}
```

```json file=Assets.xcassets/Card.colorset/Contents.json
{
  "colors": [
    {
      "idiom": "universal",
      "color": { "color-space": "srgb", "components": { "red": "0.9", "green": "0.9", "blue": "0.9", "alpha": "1.0" } }
    }
  ],
  "info": { "author": "xcode", "version": 1 }
}
```

## Measured

Of 13 findings read on 9 apps during development, 13 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 4 of 9 undisputed.

"""###)

  private static let orientationLocked = RuleDescription(
    id: #"orientation-locked"#, title: #"The screen is locked to one orientation"#,
    category: #"Structure"#, severity: .warning, confidence: .high,
    wcag: [#"1.3.4"#],
    labels: [#"Voice Control"#],
    affects: #"People whose phone or tablet is mounted on a wheelchair or bed cannot rotate it, and get the app sideways."#, since: #"0.1.0"#,
    page: ###"""
# orientation-locked

## Why it matters

A device on a mount stays as it is. If an app insists on the other orientation, people read with a bent neck or not at
all. Only a few things need one orientation: a camera that scans a check, a piano, a game.

## What is reported

- **warning**: `supportedInterfaceOrientations` or the answer of the app's delegate that is only portrait, or only
  landscape.
- **warning**: code that turns the screen or locks it: `requestGeometryUpdate`, `orientationLock = .portrait`,
  `setValue(_, forKey: "orientation")`.
- **note**: the same in a type that shows a camera, a game or a video.

The finding starts at the name of the property or function.

## What is not reported

- `.all`, `.allButUpsideDown`, and masks that hold both kinds.
- Masks that depend on the device or on a state.
- Code that reads the orientation.
- Tests, previews, other platforms.
- A turn that a person asks for: functions named after the full screen or a rotation, and code that asks for either
  orientation in branches of one function.
- Projects made for the Mac only.

## Examples

### Bad

```swift bad
import UIKit

final class HomeViewController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { // ✗ warning col 16 : portrait
    .portrait
  }
}
```

```swift bad
import SwiftUI

struct Player: View {
  var body: some View {
    Text("Chapter 1")
      .onAppear {
        scene?.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight)) // ✗ warning
        AppDelegate.orientationLock = .landscape // ✗ warning
      }
  }
}
```

```swift bad
import UIKit

final class Turner {
  func turn() {
    UIDevice.current.setValue(UIInterfaceOrientation.portrait.rawValue, forKey: "orientation") // ✗ warning
  }
}
```

### Good

```swift good
import UIKit

final class HomeViewController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .allButUpsideDown
  }
}
```

```swift good
import UIKit

final class PadViewController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .portrait
  }
}
```

```swift good
import SwiftUI

struct Player: View {
  var body: some View {
    Text("Chapter 1")
      .onDisappear {
        scene?.requestGeometryUpdate(.iOS(interfaceOrientations: .all))
        AppDelegate.orientationLock = .all
        AppDelegate.orientationLock = mask
      }
  }
}
```

```swift good
import UIKit

final class Layout {
  var isSideways = false

  func update(_ orientation: UIInterfaceOrientation) {
    isSideways = orientation == .landscapeLeft || orientation == .landscapeRight
  }
}
```

```swift good
import UIKit

final class Player {
  func toggleFullScreen(in scene: UIWindowScene) {
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) { _ in }
  }

  func show(isWide: Bool, in scene: UIWindowScene) {
    if isWide {
      scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { _ in }
    } else {
      scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) { _ in }
    }
  }
}
```

## How to fix it

Allow both kinds, and lay the screen out for both.

```swift fixed
import UIKit

final class HomeViewController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .allButUpsideDown
  }
}
```

## Measured

Of 11 findings read on 7 apps during development, 11 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 5 of 5 undisputed.

## Sources

- WCAG 2.2: 1.3.4 Orientation
- Apple, UIKit: `supportedInterfaceOrientations`, `requestGeometryUpdate(_:errorHandler:)`

"""###)

  private static let overlayNotModal = RuleDescription(
    id: #"overlay-not-modal"#, title: #"A custom dialog does not keep VoiceOver inside"#,
    category: #"VoiceOver"#, severity: .warning, confidence: .medium,
    wcag: [#"2.4.3"#, #"1.3.2"#, #"2.1.2"#],
    labels: [#"VoiceOver"#, #"Voice Control"#],
    affects: #"People who use VoiceOver swipe out of the dialog into what is behind it, without noticing, and may activate buttons that are covered."#, since: #"0.1.0"#,
    page: ###"""
# overlay-not-modal

## Why it matters

A dialog that covers the screen is obvious visually. VoiceOver only knows views: it goes on to the next one, whether it
is covered or not. The system's sheets and alerts keep it inside and announce that they opened; a `ZStack` with a dark
layer does neither by itself.

## What is reported

- **warning**: an `if` that lays a dimmed or blurred layer over the whole screen with controls on it, without the trait
  `.isModal`.
- **warning**: an `if` on a state named as a dialog (`showModal`, `isAlertShown`) that shows words and a control which
  takes them away again, without the trait.

The finding starts at the `if`.

## What is not reported

- `.sheet`, `.fullScreenCover`, `.popover`, `.alert` and `.confirmationDialog`.
- Overlays with `.isModal`, on them or inside them, and screens that hide what is behind with `.accessibilityHidden(…)`
  on the same state.
- Messages without a dimmed layer, loading screens without controls, and parts of a form that open in place.

## Examples

### Bad

```swift bad
ZStack {
  ExploreGrid()
  if showDeck { // ✗ warning : behind
    Color.black.opacity(0.6).ignoresSafeArea()
    VStack {
      Text("Pick a card")
      Button("Close") { showDeck = false }
    }
  }
}
```

What lies behind cannot be pressed, but it is still read:

```swift bad
struct CardTable: View {
  @State private var showDeck = false

  var body: some View {
    ZStack {
      ExploreGrid()
        .disabled(showDeck)
      if showDeck { // ✗ warning : still reads what is behind
        Color.black.opacity(0.6).ignoresSafeArea()
        VStack {
          Text("Pick a card")
          Button("Close") { showDeck = false }
        }
      }
    }
  }
}
```

```swift bad
VStack {
  Button("Delete all") { isAlertShown = true }
  if isAlertShown { // ✗ warning
    VStack {
      Text("Delete all messages?")
      Button("Delete", role: .destructive) { isAlertShown = false }
      Button("Cancel") { isAlertShown = false }
    }
    .background(Color.white)
  }
}
```

### Good

```swift good
ZStack {
  ExploreGrid()
  if showDeck {
    ZStack {
      Color.black.opacity(0.6).ignoresSafeArea()
      Button("Close") { showDeck = false }
    }
    .accessibilityAddTraits(.isModal)
    .accessibilityAction(.escape) { showDeck = false }
  }
}
```

```swift good
ExploreGrid()
  .fullScreenCover(isPresented: $showDeck) {
    DeckScreen()
  }
```

```swift good
ZStack {
  ExploreGrid()
    .accessibilityHidden(showDeck)
  if showDeck {
    Color.black.opacity(0.6).ignoresSafeArea()
    Button("Close") { showDeck = false }
  }
}
```

```swift good
ZStack {
  Feed()
  if isLoading {
    Color.black.opacity(0.3).ignoresSafeArea()
    ProgressView("Loading")
  }
}
```

```swift good
VStack {
  Toggle("Repeat", isOn: $repeats)
  if repeats {
    Text("Every day")
    Button("Never") { repeats = false }
  }
}
```

Code for one platform is no condition that shows a dialog:

```swift good
List {
  if let position {
    #if !targetEnvironment(macCatalyst)
      if position.isExact {
        Button("Open compass") { isCompassSheetShown = true }
      }
    #endif
    Text(position.name)
  }
}
```

## How to fix it

Use a presentation of the system. If the dialog has to be drawn by hand, make it modal, give it an escape action, and move the focus into it when it opens.

```swift fixed
ZStack {
  ExploreGrid()
  if showDeck {
    DeckOverlay(onClose: { showDeck = false })
      .accessibilityAddTraits(.isModal)
      .accessibilityAction(.escape) { showDeck = false }
      .onAppear { AccessibilityNotification.ScreenChanged().post() }
  }
}
```

## Measured

Of 14 findings read on 9 apps during development, 14 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 9 of 11 undisputed.

## Sources

- WCAG 2.2: 2.4.3 Focus Order, 1.3.2 Meaningful Sequence, 2.1.2 No Keyboard Trap
- Apple, SwiftUI: `AccessibilityTraits.isModal`; UIKit: `accessibilityViewIsModal`

"""###)

  private static let parallaxUnguarded = RuleDescription(
    id: #"parallax-unguarded"#, title: #"Content moves differently from the scrolling and ignores Reduce Motion"#,
    category: #"Motion"#, severity: .warning, confidence: .medium,
    wcag: [#"2.3.3"#],
    labels: [#"Reduced Motion"#],
    affects: #"People with vestibular disorders may get dizzy or sick when layers move at different speeds or rotate in depth."#, since: #"0.1.0"#,
    page: ###"""
# parallax-unguarded

## Why it matters

Parallax makes the eye see depth where the inner ear feels none. It is the effect that Reduce Motion was made for, and
the one that SwiftUI leaves to the app.

## What is reported

- **warning**: `visualEffect` or `scrollTransition` that moves, scales or turns its content, in code that does not ask for Reduce Motion.

The finding starts at the modifier.

## What is not reported

- Effects that fade, blur, or move and scale only a little in a `scrollTransition`.
- Code that asks for Reduce Motion, in the closure or around it.

## Examples

### Bad

```swift bad
Image("hero")
  .visualEffect { content, proxy in // ✗ warning col 4 : offset
    content.offset(y: -proxy.frame(in: .scrollView).minY * 0.5)
  }
```

```swift bad
Card()
  .scrollTransition { content, phase in // ✗ warning
    content.rotation3DEffect(.degrees(phase.value * 40), axis: (x: 0, y: 1, z: 0))
  }
```

### Good

```swift good
struct Hero: View {
  @Environment(\.accessibilityReduceMotion) var reduceMotion

  var body: some View {
    Image("hero")
      .visualEffect { content, proxy in
        content.offset(y: reduceMotion ? 0 : -proxy.frame(in: .scrollView).minY * 0.5)
      }
  }
}
```

```swift good
Card()
  .scrollTransition { content, phase in
    content.opacity(phase.isIdentity ? 1 : 0.5)
  }
```

```swift good
Card()
  .scrollTransition { content, phase in
    content.scaleEffect(phase.isIdentity ? 1 : 0.95)
  }
```

```swift good
Card()
  .visualEffect { content, proxy in
    content.blur(radius: proxy.size.width > 300 ? 2 : 0)
  }
```

What goes by its own size alone moves when the state changes, not with the scrolling:

```swift good
DrawerContent()
  .visualEffect { content, proxy in
    content.offset(y: isOpen ? 0 : proxy.size.height)
  }
```

## How to fix it

Return the content unchanged when Reduce Motion is on.

```swift fixed
struct Hero: View {
  @Environment(\.accessibilityReduceMotion) var reduceMotion

  var body: some View {
    Image("hero")
      .visualEffect { [reduceMotion] content, proxy in
        content.offset(y: reduceMotion ? 0 : -proxy.frame(in: .scrollView).minY * 0.5)
      }
  }
}
```

## Measured

Not measured yet: in 149 apps it finds nothing, also with every rule on.

## Sources

- WCAG 2.2: 2.3.3 Animation from Interactions
- Apple, Human Interface Guidelines: Motion

"""###)

  private static let previewMissingAccessibilityVariants = RuleDescription(
    id: #"preview-missing-accessibility-variants"#, title: #"No preview shows a view at an accessibility text size"#,
    category: #"Testing"#, severity: .note, confidence: .medium,
    wcag: [#"1.4.4"#],
    labels: [#"Larger Text"#],
    affects: #"People who use large text are the first to find text that is cut off, because no one has seen it that way."#, since: #"0.1.0"#,
    page: ###"""
# preview-missing-accessibility-variants

## Why it matters

Many people change the text size, and the accessibility sizes are where text is cut off first. A second preview shows it
on every change.

## What is reported

- **note**, off by default as it is a matter of how a team works: a view that previews show, and none at an accessibility
  size.

The finding starts at the view's name.

## What is not reported

- Views without a preview: `preview-missing` reports them.
- Previews with `.dynamicTypeSize(.accessibility3)`, a size from a list, `\.sizeCategory`, or a modifier of the project whose
  name speaks of text sizes or accessibility.
- Private views, generic containers, widgets, tests, debug code.

## Examples

### Bad

```swift bad
struct TrialRoomScreen: View { // ✗ note col 8
  var body: some View { Text("Trials") }
}

#Preview {
  TrialRoomScreen()
}
```

```swift bad
struct StyleScreen: View { // ✗ note
  var body: some View { Text("Pick your styles") }
}

struct StyleScreen_Previews: PreviewProvider {
  static var previews: some View {
    StyleScreen().dynamicTypeSize(.large)
    StyleScreen().preferredColorScheme(.dark)
  }
}
```

### Good

```swift good
struct TrialRoomScreen: View {
  var body: some View { Text("Trials") }
}

#Preview("Default") {
  TrialRoomScreen()
}

#Preview("Largest text") {
  TrialRoomScreen()
    .dynamicTypeSize(.accessibility5)
}
```

```swift good
struct StyleScreen: View {
  var body: some View { Text("Pick your styles") }
}

#Preview(traits: .sizeThatFitsLayout) {
  StyleScreen().environment(\.dynamicTypeSize, .accessibility3)
}
```

```swift good
struct StyleScreen: View {
  var body: some View { Text("Pick your styles") }
}

#Preview {
  StyleScreen().previewInAllTextSizes()
}
```

## How to fix it

Add a second preview.

```swift fixed
struct TrialRoomScreen: View {
  var body: some View { Text("Trials") }
}

#Preview("Largest text") {
  TrialRoomScreen()
    .dynamicTypeSize(.accessibility5)
}
```

## Measured

Not measured yet: in 149 apps none of its findings was judged right or wrong.

## Sources

- WCAG 2.2: 1.4.4 Resize Text
- Apple, SwiftUI: `dynamicTypeSize(_:)`, Previews in Xcode

"""###)

  private static let previewMissing = RuleDescription(
    id: #"preview-missing"#, title: #"A view has no preview"#,
    category: #"Testing"#, severity: .note, confidence: .medium,
    wcag: [],
    labels: [#"Larger Text"#, #"Dark Interface"#],
    affects: #"People who use large text or Dark Mode are the first to see what the view looks like there."#, since: #"0.1.0"#,
    page: ###"""
# preview-missing

## Why it matters

A preview shows a view at the largest text size, in Dark Mode and right to left without a device. A view without one is
rarely seen that way before it ships.

## What is reported

- **note**, off by default as it is a matter of how a team works: a view at the top of a file that is used in other files,
  or in none, and that no preview of the project makes.

The finding starts at the view's name.

## What is not reported

- Private views, views used only in their own file, generic containers.
- Styles, modifiers, shapes, representables, apps, widgets.
- Generated code, tests, debug code.

## Examples

### Bad

```swift bad
struct TrialRoomScreen: View { // ✗ note col 8 : TrialRoomScreen
  let trials: [Trial]
  var body: some View { Text("\(trials.count) trials") }
}
```

```swift bad
struct StyleScreen: View { // ✗ note : StyleScreen
  var body: some View { StyleGrid() }
}

struct StyleGrid: View {
  var body: some View { Text("Pick your styles") }
}
```

### Good

```swift good
struct TrialRoomScreen: View {
  let trials: [Trial]
  var body: some View { Text("\(trials.count) trials") }
}

#Preview("Trial room") {
  TrialRoomScreen(trials: Trial.samples)
}
```

```swift good
struct StyleScreen: View {
  var body: some View { Badge() }
}

private struct Badge: View {
  var body: some View { Text("Pick your styles") }
}

struct StyleScreen_Previews: PreviewProvider {
  static var previews: some View { StyleScreen() }
}
```

```swift good
struct Card<Content: View>: View {
  let content: Content
  var body: some View { content.padding() }
}
```

## How to fix it

Add a preview with sample data.

```swift fixed
struct TrialRoomScreen: View {
  let trials: [Trial]
  var body: some View { Text("\(trials.count) trials") }
}

#Preview {
  TrialRoomScreen(trials: Trial.samples)
}
```

## Measured

Not measured yet: in 149 apps none of its findings was judged right or wrong.

## Sources

- Apple, SwiftUI: Previews in Xcode

"""###)

  private static let readingGradeTooHigh = RuleDescription(
    id: #"reading-grade-too-high"#, title: #"Text needs a high reading level"#,
    category: #"Cognitive"#, severity: .note, confidence: .medium,
    wcag: [#"3.1.5"#],
    labels: [],
    affects: #"People with a cognitive disability, limited reading skills or another first language have to read the text several times, or give up."#, since: #"0.1.0"#,
    page: ###"""
# reading-grade-too-high

## Why it matters

Long sentences with long words keep people out who could do everything else in the app. The Flesch–Kincaid grade counts
both: it says how many years of school a reader needs. Plain language foreveryone is between six and eight.

## What is reported

- **note**: an English text of at least ten words above grade 12. The finding names its hardest words.
- **note**: a type whose texts together, from forty words on, lie above that grade while none of them does alone.

The options `grade` and `words` set other limits: apps in plain language take 8. Short texts say nothing about a grade; their words are judged by `jargon-in-ui-text`.

## What is not reported

- Texts of fewer than ten words, titles, and texts that come from a server.
- Other languages: a text without the small words that English sentences have.
- Texts with addresses, links or code; legal texts, and screens for developers.
- Names count two syllables at most: readers know them.

## Examples

### Bad

```swift bad
Text("Your subscription configuration necessitates additional verification before synchronization can continue automatically.") // ✗ note col 6
```

```swift bad
Button("Continue") { go() }
  .accessibilityHint("Initiates the personalization of recommendations in accordance with the preferences that you previously communicated") // ✗ note col 22
```

```swift bad
struct Consent: View { // ✗ note col 8
  var body: some View {
    VStack {
      Text("Notifications require individual authorization and configuration in advance.")
      Text("Recommendations necessitate continuous evaluation of individual preferences.")
      Text("Personalization presupposes comprehensive information on individual activities.")
      Text("Synchronization necessitates an uninterrupted international communication.")
      Text("Administrators evaluate the individual eligibility of organizations.")
      Text("You can continue after a successful individual verification.")
    }
  }
}
```

### Good

```swift good
VStack {
  Text("Please sign in again. Then we can save your thoughts on all your devices, even if you lose this one.")
  Text("Authentication required")
}
```

Other languages, names, links and legal texts:

```swift good
VStack {
  Text("Ihre Abonnementkonfiguration erfordert zusätzliche Verifizierung, bevor die Synchronisierung automatisch fortgesetzt wird.")
  Text("See https://example.com/organizational-documentation for additional information about international configuration.")
  Text("Meet us at the Constantinopolitan Philharmonic with the Alexandrian Orchestra on the Mediterranean on a day.")
}
```

```swift good
struct PrivacyPolicy: View {
  var body: some View {
    Text("Notwithstanding the aforementioned provisions, the organization is authorized to communicate information to authorities.")
  }
}

struct TosContent: View {
  var body: some View {
    Text("Participants acknowledge the applicability of international regulations concerning the prohibition of proliferation.")
  }
}
```

## How to fix it

Use shorter sentences and everyday words.

```swift fixed
Text("We need to check that it is you. After that we save your stamps again.")
```

## Measured

Of 72 findings read on 22 apps during development, 72 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 8 of 14 undisputed.

## Sources

- WCAG 2.2: 3.1.5 Reading Level
- Kincaid et al. (1975): Derivation of New Readability Formulas; Apple, Human Interface Guidelines: Writing

"""###)

  private static let readingOrderSuspect = RuleDescription(
    id: #"reading-order-suspect"#, title: #"Sort priorities make VoiceOver read siblings in a different order than they appear"#,
    category: #"VoiceOver"#, severity: .note, confidence: .medium,
    wcag: [#"1.3.2"#, #"2.4.3"#],
    labels: [#"VoiceOver"#],
    affects: #"People who see the screen and hear it, or who help each other over the phone, lose their place."#, since: #"0.1.0"#,
    page: ###"""
# reading-order-suspect

## Why it matters

A sort priority moves one element before its siblings. If all of them have one, the code contains a second order next to
the visible one, and the two drift apart with the next change.

## What is reported

- **note**: three or more siblings with written priorities, where a later one is read before an earlier one.
- **note**: three or more siblings with the same priority, which changes nothing.

The finding starts at the modifier.

## What is not reported

- One or two priorities.
- Priorities that fall from top to bottom.
- Priorities that are decided when the app runs.

## Examples

### Bad

```swift bad
VStack {
  Text("Total").accessibilitySortPriority(2)
  Text("Items").accessibilitySortPriority(1)
  Text("Cart").accessibilitySortPriority(3) // ✗ note col 16
}
```

```swift bad
VStack {
  Text("One").accessibilitySortPriority(1) // ✗ note : same
  Text("Two").accessibilitySortPriority(1)
  Text("Three").accessibilitySortPriority(1)
}
```

### Good

```swift good
VStack {
  Text("Cart").accessibilitySortPriority(3)
  Text("Items").accessibilitySortPriority(2)
  Text("Total").accessibilitySortPriority(1)
}
```

```swift good
ZStack {
  CardStack()
  Button("Close") { close() }.accessibilitySortPriority(1)
}
```

```swift good
VStack {
  Text("Title")
  Text("Price").accessibilitySortPriority(1)
}
```

```swift good
VStack {
  Text("One").accessibilitySortPriority(order[0])
  Text("Two").accessibilitySortPriority(order[1])
  Text("Three").accessibilitySortPriority(order[2])
}
```

## How to fix it

Write the views in the order in which they are read, and delete the priorities.

```swift fixed
VStack {
  Text("Cart")
  Text("Total")
  Text("Items")
}
```

## Measured

Not measured yet: in 149 apps none of its findings was judged right or wrong.

## Sources

- WCAG 2.2: 1.3.2 Meaningful Sequence, 2.4.3 Focus Order
- Apple, SwiftUI: `accessibilitySortPriority(_:)`

"""###)

  private static let reduceMotionBranchStillMoves = RuleDescription(
    id: #"reduce-motion-branch-still-moves"#, title: #"Reduce Motion is checked, but its branch still moves or the check is inverted"#,
    category: #"Motion"#, severity: .error, confidence: .high,
    wcag: [#"2.2.2"#, #"2.3.3"#],
    labels: [#"Reduced Motion"#],
    affects: #"People who turned on Reduce Motion get the very motion they wanted to avoid, sometimes more of it than anyone else."#, since: #"0.1.0"#,
    page: ###"""
# reduce-motion-branch-still-moves

## Why it matters

The author meant well: the setting is read and there is a branch for it. But the branch repeats forever, or the two
sides of the ternary are swapped, and the only people who see the motion are those who get sick from it. No one else on
the team notices, because no one else runs with the setting on.

## What is reported

- **error**: in the branch for reduced motion, an animation that repeats forever, or one that drives offset, scale or
  rotation; also in a function or property that only that branch names.
- **error**: a check the wrong way round: movement when the setting is on, none when it is off.
- **error**: an animation whose `value` is new at every update, such as `UUID()` or `Date()`: it animates at each
  redraw.
- **warning**: the old `.animation(_:)` without a value, which animates everything below it, where that is a spring or
  something inside moves; **note** (low confidence): any other.
- **warning**: the setting is declared in a view and never used there.

The finding starts at the animation argument; for the last kind, at the property.

## What is not reported

- A cross-fade of up to half a second in the branch for reduced motion, and still pictures.
- Negated checks that are right: `!reduceMotion ? .spring() : nil`, `guard !reduceMotion else { return }`.
- Movement in the branch foreverybody else.
- The setting handed on to a child view, a helper or a model, which counts as use.
- Conditions on other settings.
- Widgets, which the system draws as still pictures.

## Examples

### Bad

```swift bad
struct BreathingWall: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var phase = 1.0

  var body: some View {
    if reduceMotion {
      Circle()
        .scaleEffect(phase)
        .animation(.easeInOut(duration: 2).repeatForever(), value: phase) // ✗ error col 20
        .onAppear { phase = 1.3 }
    } else {
      Text("Breathe in")
    }
  }
}
```

```swift bad
struct Drawer: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  let isOpen: Bool

  var body: some View {
    Text("Filters")
      .offset(y: isOpen ? 0 : 300)
      .animation(reduceMotion ? .spring() : nil, value: isOpen) // ✗ error col 18
  }
}
```

```swift bad
struct Card: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var isShown = false

  var body: some View {
    Text("Ace")
      .offset(x: isShown ? 0 : 500)
      .onAppear {
        if !reduceMotion {
          isShown = true
        } else {
          withAnimation(.bouncy) { isShown = true } // ✗ error col 11
        }
      }
  }
}
```

```swift bad
struct Gauge: View {
  let level: Double

  var body: some View {
    Circle()
      .scaleEffect(level)
      .animation(.easeInOut, value: UUID()) // ✗ error
  }
}
```

```swift bad
struct Onboarding: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion // ✗ warning
  @State private var page = 0

  var body: some View {
    Text("Page \(page)")
      .offset(x: page == 0 ? 0 : 40)
      .animation(.spring()) // ✗ warning
  }
}
```

```swift bad
VStack {
  Image(decorative: "cover")
    .opacity(isLoaded ? 1 : 0)
    .animation(.easeInOut) // ✗ note
  Text(title)
    .scaleEffect(isLoaded ? 1 : 0.5)
    .animation(.easeOut(duration: 0.4)) // ✗ warning
}
```

What only that branch names runs in it:

```swift bad
struct Fair: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var isUp = false

  var body: some View {
    if reduceMotion { calm } else { lively }
  }

  private var lively: some View { Text("The fair is open") }

  private var calm: some View {
    Text("The fair is open")
      .offset(y: isUp ? -300 : 0)
      .animation(.easeOut, value: isUp) // ✗ error
      .onAppear { isUp = true }
  }
}
```

### Good

```swift good
struct BreathingWall: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var phase = 1.0

  var body: some View {
    if reduceMotion {
      Circle()
        .opacity(0.3)
    } else {
      Circle()
        .scaleEffect(phase)
        .animation(.easeInOut(duration: 2).repeatForever(autoreverses: true), value: phase)
        .onAppear { phase = 1.3 }
    }
  }
}
```

```swift good
struct Drawer: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  let isOpen: Bool

  var body: some View {
    VStack {
      Text("Filters")
        .offset(y: isOpen ? 0 : 300)
        .animation(reduceMotion ? nil : .spring(), value: isOpen)
      Text("Sort")
        .offset(y: isOpen ? 0 : 300)
        .animation(!reduceMotion ? .spring() : nil, value: isOpen)
    }
  }
}
```

A short fade is what the setting asks for:

```swift good
struct Toast: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var isVisible = false

  var body: some View {
    Text("Saved")
      .opacity(isVisible ? 1 : 0)
      .animation(reduceMotion ? .easeOut(duration: 0.2) : nil, value: isVisible)
      .onAppear {
        if reduceMotion {
          withAnimation(.easeInOut(duration: 0.3)) { isVisible = true }
        } else {
          isVisible = true
        }
      }
  }
}
```

Leaving early is a branch too:

```swift good
struct Card: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var isShown = false

  var body: some View {
    Text("Ace")
      .offset(x: isShown ? 0 : 500)
      .onAppear(perform: show)
  }

  private func show() {
    guard !reduceMotion else {
      isShown = true
      return
    }
    withAnimation(.bouncy) { isShown = true }
  }
}
```

Handing the answer on is using it, and other settings are other questions:

```swift good
struct Table: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.accessibilityReduceTransparency) private var reduceTransparency
  @State private var isSpread = false

  var body: some View {
    VStack {
      CardFan(reduceMotion: reduceMotion)
      Text("Stack")
        .offset(x: isSpread ? 80 : 0)
        .animation(reduceTransparency ? .spring() : nil, value: isSpread)
    }
  }
}

struct CardFan: View {
  let reduceMotion: Bool
  @State private var angle = 0.0

  var body: some View {
    Text("Fan")
      .rotationEffect(.degrees(angle))
      .animation(reduceMotion ? nil : .bouncy, value: angle)
  }
}
```

```swift good
extension Animation {
  static let atOnce: Animation = .linear(duration: 0)
}

struct PollForm: View {
  var body: some View {
    TextField("Question", text: $question)
      .animation(.atOnce, value: UUID())
  }
}
```

## How to fix it

Put the movement into the branch for those who did not ask for less, and nothing or a short fade into the other.

```swift fixed
struct Drawer: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  let isOpen: Bool

  var body: some View {
    Text("Filters")
      .offset(y: isOpen ? 0 : 300)
      .animation(reduceMotion ? nil : .spring(), value: isOpen)
  }
}
```

## Measured

Of 28 findings read on 7 apps during development, 28 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 2 of 2 undisputed.

## Sources

- WCAG 2.2: 2.2.2 Pause, Stop, Hide; 2.3.3 Animation from Interactions
- Apple, App Store Connect: evaluation criteria for the Reduced Motion label
- Apple, SwiftUI: `accessibilityReduceMotion`, `animation(_:value:)`

"""###)

  private static let redundantFocusable = RuleDescription(
    id: #"redundant-focusable"#, title: #"A control is made focusable again, or removed from keyboard focus"#,
    category: #"Keyboard & Switch"#, severity: .note, confidence: .medium,
    wcag: [#"2.1.1"#],
    labels: [#"Voice Control"#],
    affects: #"People who use a keyboard cannot reach a control that was removed; elsewhere, an extra stop slows everyone down."#, since: #"0.1.0"#,
    page: ###"""
# redundant-focusable

## Why it matters

Buttons, fields and pickers take focus when Full Keyboard Access is on. `.focusable()` is for views that are not
controls; `.focusable(false)` on a control locks keyboard users out.

## What is reported

- **note**: `.focusable()` or `.focusable(true)` on a control of the system.
- **warning**: `.focusable(false)` on one.

The finding starts at the modifier.

## What is not reported

- Views that are no controls.
- Values decided when the app runs.
- Controls with a style of the project’s own, and code for other platforms.

## Examples

### Bad

```swift bad
Button("Start recording") { start() }
  .buttonStyle(.borderedProminent)
  .focusable() // ✗ note col 4
```

```swift bad
VStack {
  Toggle("Repeat", isOn: $repeats)
    .focusable(false) // ✗ warning
  Button("Save") { save() }
    .focusable(true) // ✗ note
}
```

### Good

```swift good
Button("Start recording") { start() }
  .keyboardShortcut("r", modifiers: .command)
```

```swift good
GameBoard(board: board)
  .focusable(interactions: .activate)
```

```swift good
Button("Save") { save() }
  .focusable(isReady)
```

```swift good
Rectangle()
  .focusable()
```

## How to fix it

Delete it.

```swift fixed
Button("Start recording") { start() }
  .buttonStyle(.borderedProminent)
```

## Measured

Of 2 findings read on 2 apps during development, 2 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 1 of 1 undisputed.

## Sources

- WCAG 2.2: 2.1.1 Keyboard
- Apple, SwiftUI: `focusable(_:)`

"""###)

  private static let redundantTrait = RuleDescription(
    id: #"redundant-trait"#, title: #"A trait repeats what the view already has"#,
    category: #"VoiceOver"#, severity: .note, confidence: .medium,
    wcag: [#"4.1.2"#],
    labels: [#"VoiceOver"#],
    affects: #"No one yet; but people who read the code take the trait for necessary and copy it to where it does harm."#, since: #"0.1.0"#,
    page: ###"""
# redundant-trait

## Why it matters

SwiftUI gives its own controls their traits. Adding the trait again changes nothing for VoiceOver users, but it teaches
the next reader that a `Button` needs `.isButton`, and soon it is on something that is not a button.

## What is reported

- **note**: `.isButton` on `Button`, `NavigationLink`, `Menu` or `ShareLink`; `.isLink` on `Link`; `.isStaticText` on
  `Text`; `.isImage` on `Image`; `.isToggle` on `Toggle`.
- **note**: the same trait twice on one view.

The finding starts at the trait. Reports have one finding for all such traits of an app, at the first, with the number and
the other places; `--fix`, baselines and editors know each.

## What is not reported

- `.isImage` on a button with a picture, which makes it “image, button”.
- Traits that are added on a condition, or after the built-in ones were removed.
- Views that become an element of their own with `.accessibilityElement(…)`, and controls with a style of the project’s own.

## Examples

### Bad

```swift bad
Text("You are too far from this stamp")
  .font(.callout)
  .accessibilityAddTraits(.isStaticText) // ✗ note col 27 : isStaticText
```

```swift bad
VStack {
  Button("Save") { save() }
    .accessibilityAddTraits(.isButton) // ✗ note
  Text("Results")
    .accessibilityAddTraits(.isHeader)
    .accessibilityAddTraits([.isHeader]) // ✗ note : twice
}
```

### Good

```swift good
Text("Results")
  .font(.title)
  .accessibilityAddTraits(.isHeader)
```

```swift good
Button { pick() } label: { ProfilePhoto(user: user) }
  .accessibilityLabel("Profile photo")
  .accessibilityAddTraits(.isImage)
```

```swift good
Text("Open map")
  .onTapGesture { openMap() }
  .accessibilityAddTraits(.isButton)
```

```swift good
Button("Terms") { openTerms() }
  .accessibilityRemoveTraits(.isButton)
  .accessibilityAddTraits(.isLink)
```

```swift good
Text(step.title)
  .accessibilityElement()
  .accessibilityAddTraits(.isStaticText)
```

## How to fix it

Delete the trait.

```swift fixed
Button("Save") { save() }
  .buttonStyle(.borderedProminent)
```

## Measured

Of 5 findings read on 4 apps during development, 5 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 5 of 5 undisputed.

## Sources

- WCAG 2.2: 4.1.2 Name, Role, Value
- Apple, SwiftUI: `AccessibilityTraits`

"""###)

  private static let selectedTraitMissing = RuleDescription(
    id: #"selected-trait-missing"#, title: #"Selection is only visual, so VoiceOver does not announce it"#,
    category: #"VoiceOver"#, severity: .error, confidence: .medium,
    wcag: [#"4.1.2"#, #"1.4.1"#],
    labels: [#"VoiceOver"#, #"Voice Control"#, #"Differentiate Without Color Alone"#],
    affects: #"People who use VoiceOver hear a row of identical buttons and cannot tell which filter, tab or size is selected."#, since: #"0.1.0"#,
    page: ###"""
# selected-trait-missing

## Why it matters

A row of pills with one of them filled is understood at a glance. With VoiceOver it is four buttons, all alike; people
activate one, hear no change, and do not know whether it worked or what was selected before. One trait adds the word
"selected" to the right one.

## What is reported

- **error**: a control whose look depends on a selection (`selected == item`, `chosen.contains(item)`, `isSelected`,
  `tab == .home`) through its background, color, border, weight, scale, opacity or an overlay, while no trait, value or
  label depends on it.

- **warning**: the same, when all that marks the item is a check mark, bare or in a frame, which VoiceOver reads by its
  drawing. Where the mark is hidden, is the icon of a `Label`, or a label stands for it, it is an error all the same.

- **warning**: several `UIAction`s of a UIKit menu, each with a picture that is only there while the same thing has its own
  value (`image: order == .name ? check : nil`), and no `state`.

The finding starts at the control. A fix adds the trait only where it is proved which branch is the marked one: by `==`,
`!=` and `contains`, a name such as `isSelected`, the filled symbol of the two or a check mark, with every negation counted;
where two of these contradict each other there is none.

## What is not reported

- Controls with `.isSelected` on the same condition, or whose value, label or visible words change with it.
- `Picker`, `List(selection:)`, `TabView`, `Toggle`: the system announces their selection.
- A check mark inside the control that has a label of its own.
- Views that are no controls, styles that draw `configuration`, elements with a representation or hidden; previews.
- What the chosen thing is like: `isSelectedWordValid`; whether a choice can be gone on with: `isValidSelection`,
  `hasSelection`, `canSelect`.
- Whether there is something: `query == ""`, `stamps.count == 0`.
- What is in a list or range that is written out, which nobody changes: `[1, 2, 5].contains(task.rank)`.
- What is open: `expandedRow == .date` shows more below the row.
- Whether the control is seen at all: its own `.opacity(… ? 0 : 1)`; and what depends on the choice together with whether the
  control can be used, which is heard as "dimmed".
- How far something has come: `state == .success`, `state == .downloaded`.
- A comparison by which a button does one thing or another and shows a symbol for each, such as play and stop.

## Examples

### Bad

```swift bad
ForEach(categories) { category in
  Button(category.name) { selected = category.id } // ✗ error col 3
    .foregroundStyle(selected == category.id ? .white : .primary)
    .background(selected == category.id ? Color.blue : Color.clear, in: .capsule)
}
```

```swift bad
VStack {
  Button { toggle(need) } label: { // ✗ error col 3
    Text(need.title)
      .padding()
      .overlay(RoundedRectangle(cornerRadius: 12).stroke(needs.contains(need) ? Color.green : .gray))
  }
}
```

```swift bad
struct TabStrip: View {
  enum Tab { case home, saved }
  @Binding var tab: Tab

  var body: some View {
    HStack {
      Button { tab = .home } label: { // ✗ error col 7
        Label("Home", systemImage: "house")
          .fontWeight(tab == .home ? .bold : .regular)
      }
      Button { tab = .saved } label: { // ✗ error col 7
        Label("Saved", systemImage: "heart")
          .fontWeight(tab == .saved ? .bold : .regular)
      }
    }
  }
}
```

```swift bad
struct SizePill: View {
  let title: String
  let isSelected: Bool
  let action: () -> Void

  var body: some View {
    Button(title, action: action) // ✗ error col 5
      .padding()
      .background(isSelected ? Color.indigo : Color.clear, in: .capsule)
  }
}
```

```swift bad
ForEach(tones, id: \.self) { tone in
  Button { chosen = tone } label: { // ✗ warning
    HStack {
      Text(tone)
      if chosen == tone { Image(systemName: "checkmark") }
    }
  }
}
```

A check mark in a frame is read as well, unless something keeps it from being read:

```swift bad
ForEach(flavours, id: \.self) { flavour in
  Button { toggle(flavour) } label: { // ✗ warning col 3
    HStack {
      Text(flavour)
      Image(systemName: chosen.contains(flavour) ? "checkmark.circle.fill" : "circle")
    }
  }
  Button { toggle(flavour) } label: { // ✗ warning col 3
    HStack {
      Text(flavour)
      if chosen.contains(flavour) {
        Image(systemName: "checkmark.square")
      } else {
        Image(systemName: "square")
      }
    }
  }
  Button { chosen = .vanilla } label: { // ✗ error col 3
    HStack {
      Text("Vanilla")
      Image(systemName: chosen == .vanilla ? "checkmark.circle.fill" : "circle")
    }
  }
  .accessibilityLabel("Vanilla")
  Button { toggle(flavour) } label: { // ✗ error col 3
    HStack {
      Text(flavour)
      Image(systemName: chosen.contains(flavour) ? "checkmark.circle.fill" : "circle")
        .accessibilityHidden(true)
    }
  }
}
```

Other things that depend on the item, or on where it stands, tell nothing of the choice:

```swift bad
struct Boxes: View {
  @State private var chosen: [Int] = []
  @State private var isShaken = false
  let boxes: [Box]

  var body: some View {
    ForEach(boxes) { box in
      HStack { // ✗ warning
        Text(box.address)
        if chosen.contains(box.id) { Image(systemName: "checkmark") }
        if !box.isVerified { Badge.unverified }
      }
      .offset(x: isShaken && box.id == 1 ? -5 : 0)
      .animation(.default, value: chosen)
      .onTapGesture { chosen.append(box.id) }
    }
  }
}
```

A second tap that takes the choice back leaves it a choice:

```swift bad
ForEach(tones, id: \.self) { tone in
  Button { // ✗ error col 3
    if chosen == tone {
      chosen = nil
    } else {
      chosen = tone
    }
  } label: {
    Label(tone, systemImage: chosen == tone ? "circle.fill" : "circle")
  }
}
```

The marked one may stand in the second branch; the trait goes with it:

```swift bad
struct HomeTab: View {
  @Binding var selected: Int
  let n: Int

  var body: some View {
    Button { selected = n } label: { // ✗ error col 5
      Image(systemName: selected != n ? "house" : "house.fill")
    }
    .accessibilityLabel("Home")
  }
}
```

### Good

A button whose text changes says what it does; nothing is selected:

```swift good
struct Sheet: View {
  @State private var height = Height.small

  var body: some View {
    VStack {
      Button { height = .large } label: { Image(systemName: "chevron.up") }
        .opacity(height == .large ? 0 : 1)
        .accessibilityLabel("Open")
      ForEach(seeds) { seed in
        Button { chosen.append(seed) } label: {
          HStack {
            Text(seed.title)
            if !chosen.contains(seed) { Image(systemName: "plus") }
          }
        }
        .disabled(chosen.contains(seed))
      }
    }
  }
}
```

```swift good
struct FollowButton: View {
  @State private var followed: Set<String> = []
  let name: String

  var body: some View {
    Button { followed.insert(name) } label: {
      Text(title)
        .background(followed.contains(name) ? Color.gray : Color.blue)
    }
  }

  private var title: String {
    if followed.contains(name) { return "Following" }
    return "Follow"
  }
}
```

A symbol for some ranks of a task, which nobody chose:

```swift good
struct TaskRow: View {
  let task: Task
  let open: () -> Void

  var body: some View {
    VStack {
      if [1, 2, 5].contains(task.rank) { Image("rank-\(task.rank)") }
      if !(3...4).contains(task.rank) { Image(systemName: "checkmark") }
      Text(task.title)
    }
    .onTapGesture(perform: open)
  }
}
```

Whether the choice is valid, on the button that goes on:

```swift good
VStack {
  StampGrid(picked: $picked)
  Button("Continue") { goOn() }
    .foregroundStyle(store.isValidSelection ? Color.blue : .gray)
  Button("Trade") { trade() }
    .background(hasSelection ? Color.blue : .clear)
}
```

```swift good
ForEach(categories) { category in
  Button(category.name) { selected = category.id }
    .fontWeight(selected == category.id ? .bold : .regular)
    .background(selected == category.id ? Color.blue : Color.clear, in: .capsule)
    .accessibilityAddTraits(selected == category.id ? .isSelected : [])
}
```

The system's own controls announce their selection:

```swift good
VStack {
  Picker("Category", selection: $selected) {
    ForEach(categories) { Text($0.name).tag($0.id) }
  }
  .pickerStyle(.segmented)
  List(categories, selection: $selected) { category in
    Text(category.name)
      .fontWeight(selected == category.id ? .bold : .regular)
  }
}
```

Value, label or words can tell it as well:

```swift good
ForEach(sizes, id: \.self) { size in
  Button(size) { chosen = size }
    .background(chosen == size ? Color.blue : Color.clear)
    .accessibilityValue(chosen == size ? "Selected" : "")
  Button { chosen = size } label: {
    Text(chosen == size ? "\(size), chosen" : size)
      .bold(chosen == size)
  }
  Button { chosen = size } label: {
    HStack {
      Text(size)
      if chosen == size {
        Image(systemName: "checkmark")
          .accessibilityLabel("Selected")
      }
    }
    .background(chosen == size ? Color.mint : Color.clear)
  }
}
```

A button without words takes the colors of the chip it stands in, and the chip says that it is chosen:

```swift good
struct Chip: View {
  let label: String
  let isSelected: Bool
  let choose: () -> Void
  let remove: () -> Void

  var body: some View {
    HStack {
      Text(label)
        .onTapGesture(perform: choose)
        .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
      Button(action: remove) {
        Image(systemName: "xmark.circle.fill")
          .foregroundStyle(isSelected ? .white : .secondary)
      }
    }
    .background(Capsule().fill(isSelected ? Color.blue : Color.gray.opacity(0.2)))
  }
}
```

Whether anything is chosen, what is on its way out, and a look that each use writes out:

```swift good
struct Basket: View {
  @State private var selectedItems: Set<UUID> = []
  @State private var vanishingItems: Set<UUID> = []
  let allSelected: Bool
  let id: UUID

  var body: some View {
    VStack {
      Button("Clear") { selectedItems = [] }
        .foregroundStyle(selectedItems.isEmpty ? .gray : .blue)
      Button("Select all") { selectAll() }
        .foregroundStyle(allSelected ? .gray : .blue)
      Button("Remove") { remove(id) }
        .opacity(vanishingItems.contains(id) ? 0 : 1)
      step("Back", selected: false)
      step("Go on", selected: true)
    }
  }

  private func step(_ title: String, selected: Bool) -> some View {
    Button(title) { go() }
      .background(selected ? Color.blue : Color.clear)
  }
}
```

No control, or a condition that is no selection:

```swift good
struct Row: View {
  let isSelected: Bool
  let isPressed: Bool
  let title: String

  var body: some View {
    VStack {
      Text(title)
        .background(isSelected ? Color.mint : Color.clear)
      Button(title) {}
        .opacity(isPressed ? 0.6 : 1)
      HStack {
        ForEach(0..<3) { index in
          Circle().opacity(index == 1 ? 1 : 0.3)
        }
      }
      .accessibilityHidden(true)
    }
  }
}
```

```swift good
struct PillStyle: ButtonStyle {
  let isSelected: Bool

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .background(isSelected ? Color.indigo : Color.clear, in: .capsule)
  }
}

struct Pills: View {
  @State private var chosen = "M"

  var body: some View {
    HStack {
      Button("M") { chosen = "M" }
        .buttonStyle(PillStyle(isSelected: chosen == "M"))
        .accessibilityAddTraits(chosen == "M" ? [.isSelected] : [])
    }
  }
}
```

A question whether there is anything, and a mode, choose nothing:

```swift good
struct Pages: View {
  @State private var previous: Page?
  let reasons: Set<Reason>

  var body: some View {
    VStack {
      Button { previous = nil } label: {
        Text("Back")
      }
      .opacity(previous != nil ? 1 : 0)
      Button { open(reasons) } label: {
        Text("More")
          .foregroundStyle(reasons.contains(.placeholder) ? Color.gray : Color.primary)
      }
    }
  }
}
```

```swift good
struct WordButton: View {
  let store: WordStore

  var body: some View {
    Button {
      store.submit()
    } label: {
      Text("Submit")
        .opacity(store.isSelectedWordValid ? 1 : 0.5)
    }
  }
}

struct PasteBox: View {
  @State private var link: LinkState = .none

  var body: some View {
    Text("Add a link")
      .frame(maxWidth: .infinity, alignment: link == .none ? .center : .leading)
      .accessibilityAddTraits(.isButton)
      .onTapGesture { link = .value }
  }
}
```

```swift good
struct Attachment: View {
  @State private var state = DownloadState.none
  var body: some View {
    Button { load() } label: {
      Image(systemName: state == .success ? "checkmark.circle" : "arrow.down.circle")
    }
    .accessibilityLabel("Download")
  }

  func load() { state = .success }
}
```

```swift good
struct EntryForm: View {
  enum Row { case date, favouriteSelection }
  @State private var expandedRow: Row?

  var body: some View {
    VStack {
      Text("Favourite")
        .foregroundStyle(expandedRow == .favouriteSelection ? .blue : .primary)
      if expandedRow == .favouriteSelection {
        Text("None yet")
      }
    }
    .onTapGesture { expandedRow = .favouriteSelection }
  }
}
```

```swift good
struct SearchField: View {
  @Binding var query: String

  var body: some View {
    HStack {
      TextField("Search", text: $query)
      Button { query = "" } label: { Text("Clear") }
        .opacity(query == "" ? 0 : 1)
    }
  }
}
```

A button that starts and stops, or widens and narrows, chooses nothing:

```swift good
struct Recordings: View {
  let recordings: [Recording]
  @State private var playingID: Recording.ID?
  let player: Player

  var body: some View {
    ForEach(recordings) { recording in
      Button {
        if playingID == recording.id {
          player.stop()
          playingID = nil
        } else {
          player.play(recording)
          playingID = recording.id
        }
      } label: {
        Image(systemName: playingID == recording.id ? "stop.fill" : "play.fill")
      }
    }
  }
}

struct PanelSize: View {
  enum Size { case half, full }
  @Binding var size: Size

  var body: some View {
    Button {
      switch size {
      case .half: size = .full
      case .full: size = .half
      }
    } label: {
      if size == .half {
        Image(systemName: "arrow.up.left.and.arrow.down.right")
      } else {
        Image(systemName: "arrow.down.right.and.arrow.up.left")
      }
    }
  }
}
```

## How to fix it

Add the trait on the same condition, or use a picker.

```swift fixed
ForEach(categories) { category in
  Button(category.name) { selected = category.id }
    .background(selected == category.id ? Color.blue : Color.clear, in: .capsule)
    .accessibilityAddTraits(selected == category.id ? .isSelected : [])
}
```

## Measured

Of 83 findings read on 44 apps during development, 83 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 39 of 46 undisputed.

## Sources

- WCAG 2.2: 4.1.2 Name, Role, Value; 1.4.1 Use of Color
- Apple, SwiftUI: `AccessibilityTraits.isSelected`, `Picker`

"""###)

  private static let selectionByColorOnly = RuleDescription(
    id: #"selection-by-color-only"#, title: #"Selection is shown by text color alone"#,
    category: #"Color"#, severity: .warning, confidence: .medium,
    wcag: [#"1.4.1"#],
    labels: [#"Differentiate Without Color Alone"#],
    affects: #"People who cannot tell the two colors apart do not see which item is selected."#, since: #"0.1.0"#,
    page: ###"""
# selection-by-color-only

## Why it matters

Blue for the selected size and gray for the others is a difference only for those who see it. Foreveryone else all
sizes look alike, and the choice they made is invisible.

## What is reported

- **warning**: in a button made in a loop, a text color that depends on the selection while nothing else that is seen does.

The finding starts at the color.

## What is not reported

- Buttons whose symbol, weight, background, border or words follow the selection as well.
- Pickers, lists with a selection and tabs of the system.
- Colors that follow being pressed, loading or disabled.

## Examples

### Bad

```swift bad
ForEach(sizes, id: \.self) { s in
  Button(s) { size = s }
    .foregroundStyle(size == s ? Color.blue : Color.gray) // ✗ warning col 22
}
```

```swift bad
ForEach(days) { day in
  Button { select(day) } label: {
    Text(day.name)
      .foregroundColor(isSelected(day) ? .red : .primary) // ✗ warning
  }
}
```

### Good

```swift good
ForEach(sizes, id: \.self) { s in
  Button { size = s } label: {
    Label(s, systemImage: size == s ? "checkmark.circle.fill" : "circle")
  }
  .foregroundStyle(size == s ? Color.blue : Color.gray)
}
```

```swift good
ForEach(sizes, id: \.self) { s in
  Button(s) { size = s }
    .foregroundStyle(size == s ? Color.blue : Color.gray)
    .fontWeight(size == s ? .bold : .regular)
}
```

```swift good
ForEach(sizes, id: \.self) { s in
  Button(s) { size = s }
    .foregroundStyle(size == s ? Color.white : Color.black)
    .background(size == s ? Color.black : Color.white)
}
```

```swift good
Picker("Size", selection: $size) {
  ForEach(sizes, id: \.self) { Text($0) }
}
```

## How to fix it

Let a checkmark, a border or the weight follow the selection too.

```swift fixed
ForEach(sizes, id: \.self) { s in
  Button(s) { size = s }
    .foregroundStyle(size == s ? Color.blue : Color.gray)
    .fontWeight(size == s ? .bold : .regular)
}
```

## Measured

Of 7 findings read on one app during development, 7 are right now; ACCURACY.md says what to expect elsewhere.

## Sources

- WCAG 2.2: 1.4.1 Use of Color
- Apple, SwiftUI: `accessibilityDifferentiateWithoutColor`

"""###)

  private static let shadowAccessibilitySetting = RuleDescription(
    id: #"shadow-accessibility-setting"#, title: #"The app keeps its own copy of an accessibility setting"#,
    category: #"Structure"#, severity: .warning, confidence: .high,
    wcag: [#"1.4.3"#, #"2.3.3"#],
    labels: [#"Reduced Motion"#, #"Larger Text"#, #"Sufficient Contrast"#, #"VoiceOver"#],
    affects: #"People who have turned on Reduce Motion, larger text or more contrast in Settings find that this app ignores it."#, since: #"0.1.0"#,
    page: ###"""
# shadow-accessibility-setting

## Why it matters

People set what they need once, for the whole device. An app with its own `reduceMotion = false` has already decided
against them, and most never find its switch.

## What is reported

- **warning**: a property of an object, a static or global property, or one with `@Published` or `@AppStorage` that is named
  like a setting of the system and begins with a literal, where no file that names it names the system's setting as well.

The finding starts at the property's name.

## What is not reported

- Properties that are set from `UIAccessibility`, from the environment or by a notification, or are combined with either.
- Plain properties of views: whoever uses the view gives them their value.
- Doubles for tests, previews, debug code.

## Examples

### Bad

```swift bad
final class ThemeManager: ObservableObject {
  @Published var reduceMotion = false // ✗ warning col 18 : reduceMotion
  @Published var increaseContrast: Bool = false // ✗ warning : increaseContrast
  @Published var title = "Stamps"
}
```

```swift bad
enum AccessibilityFlags {
  static var isVoiceOverRunning = false // ✗ warning col 14
}

struct Deck: View {
  @AppStorage("bold") private var boldText = false // ✗ warning : boldText
  var body: some View { Text("Deck").bold(boldText) }
}
```

### Good

```swift good
struct DeckView: View {
  @Environment(\.accessibilityReduceMotion) private var systemReduceMotion
  @AppStorage("calm") private var reduceMotion = false

  var body: some View {
    Deck(isStill: systemReduceMotion || reduceMotion)
  }
}
```

```swift good
import UIKit

final class AccessibilityFlags: ObservableObject {
  @Published var isVoiceOverRunning = false

  func listen() {
    isVoiceOverRunning = UIAccessibility.isVoiceOverRunning
  }
}
```

```swift good
struct Card: View {
  var reduceMotion = false
  let title: String

  var body: some View { Text(title) }
}

final class MockFlags {
  var reduceMotion = true
}
```

## How to fix it

Read the system's setting.

```swift fixed
struct DeckView: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    Deck(isStill: reduceMotion)
  }
}
```

## Measured

Not measured yet: in 149 apps it finds nothing, also with every rule on.

## Sources

- Apple, SwiftUI: `EnvironmentValues`; UIKit: `UIAccessibility`
- WCAG 2.2: 1.4.3 Contrast (Minimum), 2.3.3 Animation from Interactions

"""###)

  private static let staleAccessibilitySetting = RuleDescription(
    id: #"stale-accessibility-setting"#, title: #"An accessibility setting is read only once"#,
    category: #"Structure"#, severity: .note, confidence: .medium,
    wcag: [#"2.3.3"#],
    labels: [#"Reduced Motion"#, #"VoiceOver"#],
    affects: #"People who turn on VoiceOver, Reduce Motion or more contrast while the app is running see it change only after a restart."#, since: #"0.1.0"#,
    page: ###"""
# stale-accessibility-setting

## Why it matters

Settings change while an app is running: in Control Center, with a triple click, through Siri, by time of day. A view
that reads `UIAccessibility` in its body does not update when they do; the environment updates it.

## What is reported

- **note**: `UIAccessibility.isReduceMotionEnabled` and its like in the value of a constant, or of a property of a view.
- **note**: the same where a body decides what is drawn.

The finding starts at `UIAccessibility`.

## What is not reported

- The animation of a value that is written out (`value: true`), which never runs.
- Reads in actions, tasks and functions, which ask anew each time.
- Properties that are computed, and files that listen to the notification of a change.
- Settings for which there is no environment value; tests, previews, debug code.

## Examples

### Bad

```swift bad
import UIKit

struct Wall: View {
  private let reduceMotion = UIAccessibility.isReduceMotionEnabled // ✗ note col 30

  var body: some View {
    if reduceMotion { StillWall() } else { MovingWall() }
  }
}
```

```swift bad
import UIKit

struct Wall: View {
  var body: some View {
    VStack {
      if UIAccessibility.isVoiceOverRunning { // ✗ note col 10
        Button("Next") { next() }
      }
      Text("Wall")
    }
  }
}
```

### Good

```swift good
struct Wall: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    if reduceMotion { StillWall() } else { MovingWall() }
  }
}
```

```swift good
import UIKit

struct Wall: View {
  var body: some View {
    Button("Flip") {
      guard !UIAccessibility.isReduceMotionEnabled else { return }
      flip()
    }
    .onAppear { isSpoken = UIAccessibility.isVoiceOverRunning }
  }

  private func flip() {
    if UIAccessibility.isReduceMotionEnabled { return }
    turn()
  }
}
```

```swift good
import UIKit

final class Flags: ObservableObject {
  @Published var isSpoken = UIAccessibility.isVoiceOverRunning

  func listen() {
    center.addObserver(forName: UIAccessibility.voiceOverStatusDidChangeNotification)
  }
}
```

```swift good
import UIKit

struct Bar: View {
  var body: some View {
    Text("Sample")
      .animation(UIAccessibility.isReduceMotionEnabled ? .none : .default, value: true)
  }
}
```

## How to fix it

Read the environment.

```swift fixed
struct Wall: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    if reduceMotion { StillWall() } else { MovingWall() }
  }
}
```

## Measured

Not measured yet: in 149 apps none of its findings was judged right or wrong.
In apps read for the first time: 0 of 1 undisputed.

## Sources

- Apple, SwiftUI: `accessibilityReduceMotion`, `accessibilityVoiceOverEnabled`
- Apple, UIKit: `UIAccessibility`, notifications of changed settings

"""###)

  private static let swipeActionsOnly = RuleDescription(
    id: #"swipe-actions-only"#, title: #"An action on a row is available only through a swipe"#,
    category: #"Touch"#, severity: .note, confidence: .medium,
    wcag: [#"2.5.1"#, #"2.1.1"#],
    labels: [#"Voice Control"#],
    affects: #"People who cannot swipe, or do not guess that a row can be swiped, have no way to delete or archive."#, since: #"0.1.0"#,
    page: ###"""
# swipe-actions-only

## Why it matters

VoiceOver offers swipe actions, but nothing on the screen shows them. Swiping across a row is hard with a mouth stick, a
head pointer or a trembling hand. An edit mode or a button does the same with a tap.

## What is reported

- **note**: `.swipeActions` or `.onDelete` in a file without an edit button or edit mode, when no visible control of the
  same type does the same.

When the row can be opened or selected, the finding has low confidence and is not shown by default. The finding starts at the modifier.

## What is not reported

- Lists with an `EditButton` or an edit mode, on the screen that shows them as well.
- Rows with a button, a menu or an accessibility action that does the same, also where the row or the menu is a component
  of its own. A menu that is made elsewhere may offer anything.
- `.onDelete` in grids and stacks of one's own, where nothing is swiped.
- Copying, sharing and undoing.
- Rows that stand in no list of SwiftUI, but in the cell of a controller (`UIHostingConfiguration`), which may offer more.
- Widgets, previews.
- Actions that a context menu offers as well.

## Examples

### Bad

```swift bad
List {
  ForEach(thoughts) { thought in
    Text(thought.text)
      .swipeActions { // ✗ note col 8 : Archive
        Button("Archive") { archive(thought) }
      }
  }
}
```

```swift bad
List {
  ForEach(thoughts) { thought in
    Text(thought.text)
  }
  .onDelete { thoughts.remove(atOffsets: $0) } // ✗ note
}
```

A menu that does something else offers no way:

```swift bad
struct KeyList: View {
  let store: KeyStore

  var body: some View {
    List {
      ForEach(store.keys) { key in
        KeyRow(key: key)
      }
      .onDelete { store.keys.remove(atOffsets: $0) } // ✗ note
    }
  }
}

struct KeyRow: View {
  let key: Key

  var body: some View {
    Text(key.name)
      .contextMenu {
        Button("Copy") { copy(key) }
      }
  }
}
```

### Good

```swift good
struct TorrentRow: View {
  let torrent: Torrent

  var body: some View {
    Text(torrent.name)
      .swipeActions {
        Button("Delete", role: .destructive) { torrents.delete(torrent) }
      }
  }
}

final class TorrentCell: UICollectionViewListCell {
  func show(_ torrent: Torrent) {
    contentConfiguration = UIHostingConfiguration {
      TorrentRow(torrent: torrent)
    }
  }
}
```


The function that makes the row is handed the same:

```swift good
struct Routes: View {
  @State private var routes: [Route] = []

  var body: some View {
    List {
      ForEach(routes) { route in
        row(for: route) { routes.removeRoute(route.id) }
      }
      .onDelete { routes.removeRoute($0) }
    }
  }

  private func row(for route: Route, removal: @escaping () -> Void) -> some View {
    RemovableRow(isEditing: true, remove: removal) {
      Text(route.name)
    }
  }
}
```


```swift good
List {
  ForEach(thoughts) { thought in
    Text(thought.text)
  }
  .onDelete { thoughts.remove(atOffsets: $0) }
}
.toolbar { EditButton() }
```

```swift good
List {
  ForEach(thoughts) { thought in
    HStack {
      Text(thought.text)
      Button("Archive") { archive(thought) }
    }
    .swipeActions {
      Button("Archive") { archive(thought) }
    }
  }
}
```

```swift good
List {
  ForEach(thoughts) { thought in
    Text(thought.text)
      .swipeActions {
        Button("Copy") { copy(thought) }
      }
  }
}
```

```swift good
struct Tags: View {
  @Environment(\.editMode) private var editMode
  @State private var tags: [Tag] = []

  var body: some View {
    List {
      ForEach(tags) { tag in
        Text(tag.name)
      }
      .onDelete { tags.remove(atOffsets: $0) }
    }
  }
}
```

```swift good
Text(meal.name)
  .contextMenu {
    Button("Delete", role: .destructive) { requestDelete(meal) }
  }
  .swipeActions {
    Button("Delete", role: .destructive) { requestDelete(meal) }
  }
```

The row and its menu may be components of their own:

```swift good
struct KeyList: View {
  let store: KeyStore

  var body: some View {
    List {
      ForEach(store.keys) { key in
        KeyRow(key: key)
      }
      .onDelete { store.keys.remove(atOffsets: $0) }
    }
  }
}

struct KeyRow: View {
  let key: Key

  var body: some View {
    VStack {
      Text(key.name)
      Text(key.created, style: .date)
    }
    .contextMenu { KeyMenu(key: key) }
  }
}

struct KeyMenu: View {
  let key: Key

  var body: some View {
    Button("Rename") { rename(key) }
    removal
  }

  private var removal: some View {
    Button("Take it off", role: .destructive) { takeOff(key) }
  }
}
```

```swift good
struct Thoughts: View {
  let thoughts: [Thought]

  var body: some View {
    List {
      ForEach(thoughts, content: row)
        .onDelete { forget($0) }
    }
  }

  private func row(_ thought: Thought) -> some View {
    Text(thought.text)
      .accessibilityAction(named: "Delete") { forget(thought) }
  }
}
```

In a grid nothing is swiped:

```swift good
LazyVGrid(columns: columns) {
  ForEach(thoughts) { thought in
    Text(thought.text)
  }
  .onDelete { thoughts.remove(atOffsets: $0) }
}
```

```swift good
struct Tags: View {
  @State private var isEditing = false
  @State private var tags: [Tag] = []

  var body: some View {
    List {
      ForEach(tags) { tag in
        Text(tag.name)
      }
      .onDelete { tags.remove(atOffsets: $0) }
    }
    .toolbar {
      Button(isEditing ? "Done" : "Edit") { isEditing.toggle() }
    }
  }
}
```

Opened, the row may offer the same:

```swift good
struct HabitList: View {
  let habits: [Habit]

  var body: some View {
    List {
      ForEach(habits) { HabitRow(habit: $0) }
        .onDelete { remove($0) }
    }
  }
}

struct HabitRow: View {
  let habit: Habit
  @State private var showsDetails = false

  var body: some View {
    ZStack {
      Color.yellow.onTapGesture { showsDetails = true }
      Text(habit.title)
    }
    .sheet(isPresented: $showsDetails) { HabitDetails(habit: habit) }
  }
}
```

```swift good
List(routes, selection: $selectedRoute) { route in
  Text(route.name)
    .swipeActions {
      Button("Delete", role: .destructive) { delete(route) }
    }
}
```

The button that edits the list stands in a toolbar that a modifier of the project brings:

```swift good file=Recipes.swift
struct Recipes: View {
  @State private var recipes: [Recipe] = []

  var body: some View {
    List {
      ForEach(recipes) { recipe in
        Text(recipe.name)
      }
      .onDelete { recipes.remove(atOffsets: $0) }
    }
    .editable()
  }
}
```

```swift file=Editable.swift
extension View {
  func editable() -> some View {
    toolbar { EditButton() }
  }
}
```

## How to fix it

Offer an edit mode.

```swift fixed
List {
  ForEach(thoughts) { thought in
    Text(thought.text)
  }
  .onDelete { thoughts.remove(atOffsets: $0) }
}
.toolbar { EditButton() }
```

## Measured

Of 17 findings read on 10 apps during development, 17 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 6 of 10 undisputed.

## Sources

- WCAG 2.2: 2.5.1 Pointer Gestures; 2.1.1 Keyboard
- Apple, SwiftUI: `EditButton`, `swipeActions(edge:allowsFullSwipe:content:)`

"""###)

  private static let swipeCardMissingActions = RuleDescription(
    id: #"swipe-card-missing-actions"#, title: #"Cards are swiped to decide, and there are no buttons or actions for people who cannot swipe"#,
    category: #"Touch"#, severity: .error, confidence: .high,
    wcag: [#"2.5.7"#, #"2.5.1"#, #"2.1.1"#],
    labels: [#"VoiceOver"#, #"Voice Control"#],
    affects: #"People who use VoiceOver, Switch Control, Voice Control or a keyboard, and people who cannot drag, can look at the first card but cannot decide."#, since: #"0.1.0"#,
    page: ###"""
# swipe-card-missing-actions

## Why it matters

A deck of cards is the whole screen and the swipe is the whole app. VoiceOver uses swipes for itself, a switch has none,
and a hand that cannot drag in a straight line throws away what it wanted to keep. Two buttons below the deck and two
actions on the card make it usable foreveryone, and make clear what left and right mean.

## What is reported

- **error**: a drag whose end decides by the direction or length of the movement and calls functions or changes the
  model, on a card or in a deck, without accessibility actions for the decisions and controls that do the same. A card
  is what goes with the finger and does one thing or another, depending on where it is let go.

The finding starts at the `gesture` modifier's name.

## What is not reported

- Cards with named accessibility actions and buttons for the same functions.
- Drags that only turn a page or spring back.
- `swipeActions` of a list.
- Views with a representation, hidden views, previews.

## Examples

### Bad

```swift bad
CardView(item: item)
  .offset(drag)
  .gesture( // ✗ error col 4
    DragGesture()
      .onChanged { drag = $0.translation }
      .onEnded { value in
        if value.translation.width > 120 {
          addForTrials(item)
        } else if value.translation.width < -120 {
          dislike(item)
        }
      }
  )
```

```swift bad
struct Deck: View {
  @State private var items: [Item]
  @State private var liked: [Item] = []

  var body: some View {
    ZStack {
      ForEach(items) { item in
        Text(item.title)
          .gesture(DragGesture().onEnded { decide(item, by: $0.translation.width) }) // ✗ error col 12
      }
    }
  }

  private func decide(_ item: Item, by distance: CGFloat) {
    if distance > 100 {
      liked.append(item)
    }
    items.removeLast()
  }
}
```

```swift bad
ZStack {
  ForEach(looks) { look in
    LookCard(look: look)
      .gesture( // ✗ error
        DragGesture().onEnded { value in
          switch value.predictedEndTranslation.width {
          case 200...: like(look)
          case ..<(-200): skip(look)
          default: break
          }
        }
      )
  }
}
```

What a type is called plays no part:

```swift bad
struct Suggestion: View {
  let title: String
  var take: () -> Void
  var leave: () -> Void
  @State private var drag = CGSize.zero

  var body: some View {
    Text(title)
      .offset(drag)
      .gesture( // ✗ error col 8
        DragGesture()
          .onChanged { drag = $0.translation }
          .onEnded { value in
            switch value.translation.width {
            case 120...: take()
            case ...(-120): leave()
            default: drag = .zero
            }
          }
      )
  }
}
```

### Good

```swift good
struct Deck: View {
  let item: Item
  @State private var drag = CGSize.zero

  var body: some View {
    VStack {
      Text(item.title)
        .offset(drag)
        .gesture(
          DragGesture()
            .onChanged { drag = $0.translation }
            .onEnded { value in
              if value.translation.width > 120 {
                addForTrials()
              } else if value.translation.width < -120 {
                dislike()
              }
              drag = .zero
            }
        )
        .accessibilityAction(named: "Add for trials") { addForTrials() }
        .accessibilityAction(named: "Dislike") { dislike() }
      HStack {
        Button("Dislike") { dislike() }
        Button("Add for trials") { addForTrials() }
      }
    }
  }

  private func addForTrials() {}
  private func dislike() {}
}
```

```swift good
VStack {
  LookCard(look: look)
    .gesture(
      DragGesture().onEnded { value in
        if value.translation.width > 0 { like(look) } else { skip(look) }
      }
    )
    .accessibilityActions {
      Button("Like") { like(look) }
      Button("Skip") { skip(look) }
    }
  Button("Skip") { skip(look) }
  Button("Like") { like(look) }
}
```

Turning a page or springing back decides nothing:

```swift good
struct Pages: View {
  @State private var index = 0
  @State private var drag = CGSize.zero

  var body: some View {
    VStack {
      Text("Page \(index)")
        .gesture(
          DragGesture().onEnded { value in
            if value.translation.width < 0 { index += 1 } else { index -= 1 }
          }
        )
      Circle()
        .offset(drag)
        .gesture(
          DragGesture()
            .onChanged { drag = $0.translation }
            .onEnded { _ in drag = .zero }
        )
      Button("Next page") { index += 1 }
      Button("Previous page") { index -= 1 }
    }
  }
}
```

```swift good
VStack {
  List(thoughts) { thought in
    Text(thought.title)
      .swipeActions {
        Button("Archive") { archive(thought) }
      }
  }
  DeckDrawing(items: items)
    .gesture(
      DragGesture().onEnded { value in
        if value.translation.width > 0 { like(items[0]) } else { skip(items[0]) }
      }
    )
    .accessibilityRepresentation {
      HStack {
        Button("Like \(items[0].title)") { like(items[0]) }
        Button("Skip \(items[0].title)") { skip(items[0]) }
      }
    }
}
```

## How to fix it

Offer each decision as a button and as an accessibility action.

```swift fixed
VStack {
  CardView(item: item)
    .gesture(
      DragGesture().onEnded { value in
        if value.translation.width > 120 { addForTrials(item) } else { dislike(item) }
      }
    )
    .accessibilityAction(named: "Add for trials") { addForTrials(item) }
    .accessibilityAction(named: "Dislike") { dislike(item) }
  HStack {
    Button("Dislike") { dislike(item) }
    Button("Add for trials") { addForTrials(item) }
  }
}
```

## Measured

Not measured yet: in 149 apps none of its findings was judged right or wrong.

## Sources

- WCAG 2.2: 2.5.7 Dragging Movements; 2.5.1 Pointer Gestures; 2.1.1 Keyboard
- Apple, Human Interface Guidelines: Gestures; Accessibility, alternatives to gestures
- Apple, SwiftUI: `accessibilityAction(named:_:)`, `accessibilityActions(_:)`

"""###)

  private static let tabMissingLabel = RuleDescription(
    id: #"tab-missing-label"#, title: #"A tab has no title"#,
    category: #"Structure"#, severity: .error, confidence: .high,
    wcag: [#"4.1.2"#, #"2.4.2"#],
    labels: [#"VoiceOver"#, #"Voice Control"#],
    affects: #"People who use VoiceOver hear the name of an image for a main part of the app, and people who use Voice Control have no name to say."#, since: #"0.1.0"#,
    page: ###"""
# tab-missing-label

## Why it matters

Tabs are the table of contents of an app. An image alone leaves people guessing, and VoiceOver reads the name of the
image. The system shows the title below the image and in the large view that appears on a long press.

## What is reported

- **error**: `Tab` with an empty title.
- **warning**: `.tabItem` that holds pictures and no words, and no accessibility label.
- **warning**: in UIKit, a `UITabBarItem` with a picture whose title is `nil` or empty, where nothing names it or its controller.

The finding starts at the tab, or at the modifier.

## What is not reported

- Tabs with a title, also one from the model, and `Tab(role: .search)`.
- Items with a `Label` or `Text`, and pictures with a label of their own.
- Items made by code that cannot be followed; pages of a carousel.

## Examples

### Bad

```swift bad
TabView {
  HomeScreen()
    .tabItem { Image(systemName: "house.fill") } // ✗ warning col 6 name=symbol:house.fill
  Text("Workouts")
    .tabItem { // ✗ warning
      Image(systemName: "figure.run")
    }
}
```

```swift bad
TabView {
  Tab("", systemImage: "house") { // ✗ error col 3
    Text("Home")
  }
  Tab("Saved", systemImage: "heart") {
    Text("Saved")
  }
}
```

```swift bad
import UIKit

final class RootController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let home = UIViewController()
    home.tabBarItem = UITabBarItem(title: nil, image: UIImage(systemName: "house.fill"), tag: 0) // ✗ warning col 43
    viewControllers = [home]
  }
}
```

### Good

A label of the item, and a controller whose title becomes the tab's:

```swift good
import UIKit

final class RootController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let home = UIViewController()
    home.tabBarItem = UITabBarItem(title: nil, image: UIImage(systemName: "house.fill"), tag: 0)
    home.tabBarItem.accessibilityLabel = "Home"
    let stamps = StampsController()
    stamps.tabBarItem = UITabBarItem(title: nil, image: UIImage(systemName: "map.fill"), tag: 1)
    viewControllers = [home, stamps]
  }
}

final class StampsController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Stamps"
  }
}
```

```swift good
TabView {
  Tab("Home", systemImage: "house.fill") { HomeScreen() }
  Tab("Workouts", systemImage: "figure.run") { WorkoutsScreen() }
  Tab(role: .search) { SearchScreen() }
}
```

```swift good
TabView {
  HomeScreen()
    .tabItem { Label("Home", systemImage: "house") }
  WorkoutsScreen()
    .tabItem {
      Image(systemName: "figure.run")
      Text("Workouts")
    }
}
```

```swift good
TabView {
  HomeScreen()
    .tabItem {
      Image(systemName: "house")
        .accessibilityLabel("Home")
    }
  ForEach(tabs) { tab in
    tab.screen
      .tabItem { tab.item }
  }
}
```

```swift good
TabView {
  Image("page1")
  Image("page2")
}
.tabViewStyle(.page)
```

Pages that are turned by swipes have dots and no tabs:

```swift good
TabView {
  FishList()
    .tabItem { Image("fish") }
  InsectList()
    .tabItem { Image("insect") }
}
.tabViewStyle(.page)
```

## How to fix it

Give each tab a title.

```swift fixed
TabView {
  Tab("Home", systemImage: "house") { HomeScreen() }
}
```

## Measured

Of 4 findings read on 2 apps during development, 4 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 1 of 1 undisputed.

## Sources

- WCAG 2.2: 4.1.2 Name, Role, Value; 2.4.2 Page Titled
- Apple, Human Interface Guidelines: Tab bars
- Apple, SwiftUI: `Tab`, `tabItem(_:)`

"""###)

  private static let tapGestureMissingButtonTrait = RuleDescription(
    id: #"tap-gesture-missing-button-trait"#, title: #"A view is tappable but not exposed as a button to VoiceOver, Switch Control and keyboard users"#,
    category: #"VoiceOver"#, severity: .error, confidence: .high,
    wcag: [#"4.1.2"#, #"2.1.1"#],
    labels: [#"VoiceOver"#, #"Voice Control"#],
    affects: #"People who use VoiceOver, Switch Control, Voice Control or a keyboard do not learn that the view can be activated, or cannot reach it."#, since: #"0.1.0"#,
    page: ###"""
# tap-gesture-missing-button-trait

## Why it matters

A tap gesture works for touch only. VoiceOver reads the text but not that it does something, so most people move on;
Switch Control and Full Keyboard Access skip what is not a control; Voice Control shows no number next to it. `Button`
gives all of them the action, focus and a pressed state, and can look the same.

## What is reported

- **error**: `.onTapGesture` for a single tap, or `.gesture`, `.simultaneousGesture` and `.highPriorityGesture` with a
  `TapGesture`, on a view that is not a control and whose element has neither the button, link or toggle trait nor a
  default accessibility action.
- **warning**, medium confidence: such a tap that does nothing but what pulling down a list of the same screen does, the
  same calls in `.refreshable` or in a modifier of the project's own that hands its closure on to it.
- **error**: in UIKit, a label or image view with a `UITapGestureRecognizer`, added in code or in a storyboard or xib, when
  neither the file nor any code gives it a trait; a **warning** where what the tap runs asks where the finger was, as links
  in a text do.
- **warning**: in UIKit, a plain view with such a recognizer, whose texts do not say that they can be tapped; also a cell,
  or a view of the project's own, that gives itself one.
- A recognizer may be made where it is used, in a property, or by a function that the project adds to all views.

The finding starts at the name of the gesture modifier.

## What is not reported

- Elements with `.isButton`, `.isLink` or `.isToggle`, on the view or on an ancestor that combines it.
- Elements with a default `.accessibilityAction`, or with a representation.
- Taps that only put the keyboard away, only move the focus into a field, or do nothing but swallow the touch.
- Gestures on controls, and taps that need two or more fingers or taps (another rule asks for an alternative there).
- Views hidden from assistive technology while a control in the same body calls the same thing.
- Content that is not known here: the `content` of a `ViewModifier`, the label of a style.
- Previews.
- In UIKit: recognizers for several taps, taps that put the keyboard or something shown away, objects that are handed to other code, and
  parts of a view that is one element itself.
- Taps that run what a button inside the view runs, on a condition or without.
- Taps that do nothing a person wants: they only let the phone tick, write a log or count for the statistics.
- Components and properties that are a control of the system, such as a menu.
- Taps that run what a button elsewhere on the screen or in the row runs, and taps that close what a button there closes.
- Taps that only call an optional closure that no use hands in, or work in builds for testers only.
- Taps that put away what code takes away by itself after a while, or close what the page's own panel opens.
- Taps that `.disabled(true)` behind them switches off for good.
- Taps around links and buttons that only put away what these stand in: a menu that closes when something is chosen.
- Taps that are counted, until some bring up something hidden on purpose.
- Taps in a component, property or function whose every use has the trait or a default action, there or around it; uses
  that never show what is tapped, because they leave out or switch off what it hangs on, are not asked.

## Examples

### Bad

```swift bad
VStack {
  Image(decorative: style.imageName)
  Text(style.name)
}
.onTapGesture { selected.insert(style.id) } // ✗ error col 2
```

```swift bad
VStack {
  Image(systemName: "heart")
    .onTapGesture { like(post) } // ✗ error col 6 name=symbol:heart
  Text("Read the whole story")
    .gesture(TapGesture().onEnded { _ in open(post) }) // ✗ error col 6
  Circle()
    .simultaneousGesture(TapGesture().onEnded { pick(.red) }) // ✗ error col 6
}
```

```swift bad
struct NeedsList: View {
  let needs: [Need]
  @Binding var chosen: Set<Need.ID>

  var body: some View {
    List(needs) { need in
      HStack {
        Text(need.title)
        Spacer()
        if chosen.contains(need.id) {
          Image(systemName: "checkmark")
        }
      }
      .contentShape(.rect)
      .onTapGesture { // ✗ error col 8
        chosen.insert(need.id)
      }
    }
  }
}
```

A label makes the view an element, but not a button:

```swift bad
Image("hero")
  .resizable()
  .accessibilityLabel("Product image 1 of 5")
  .onTapGesture { showsGallery = true } // ✗ error
```

```swift bad
final class HelpScreen: UIViewController {
  private let helpLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    helpLabel.isUserInteractionEnabled = true
    let tap = UITapGestureRecognizer(target: self, action: #selector(showHelp))
    helpLabel.addGestureRecognizer(tap) // ✗ error : This label
  }

  @objc private func showHelp() {}
}
```

```xml bad file=Profile.xib
<objects>
  <view id="vw-1">
    <subviews>
      <imageView userInteractionEnabled="YES" image="avatar" id="im-1"> <!-- ✗ error col 7 : picture -->
        <connections>
          <outletCollection property="gestureRecognizers" destination="tap-1" appends="YES" id="o-1"/>
        </connections>
      </imageView>
    </subviews>
  </view>
  <tapGestureRecognizer id="tap-1"/>
</objects>
```

An empty page that loads again, as pulling down the list does; the other one does more than that:

```swift bad
struct LetterList: View {
  @State private var store = LetterStore()

  var body: some View {
    ZStack {
      List(store.letters) { letter in Text(letter.title) }
        .pullsDown { try? await store.fetchLetters(isLoud: true) }
      if store.letters.isEmpty {
        NoLetters()
          .onTapGesture { // ✗ warning col 12 : pull to refresh does the same
            Task { try await store.fetchLetters(isLoud: true) }
          }
      } else {
        Text("All read")
          .onTapGesture { // ✗ error
            Task { try await store.fetchLetters(isLoud: false) }
          }
      }
    }
  }
}

struct NoLetters: View {
  var body: some View {
    Text("No letters")
  }
}

struct PullsDown: ViewModifier {
  let action: () async -> Void

  func body(content: Content) -> some View {
    content.refreshable(action: action)
  }
}

extension View {
  @ViewBuilder
  func pullsDown(action: @escaping () async -> Void) -> some View {
    if #available(iOS 15.0, *) {
      modifier(PullsDown(action: action))
    } else {
      self
    }
  }
}
```

One of two uses has the trait:

```swift bad
struct StampTile: View {
  let stamp: Stamp

  var body: some View {
    Text(stamp.name)
      .onTapGesture { open(stamp) } // ✗ error col 8
  }
}

struct StampShelf: View {
  let stamp: Stamp

  var body: some View {
    StampTile(stamp: stamp)
      .accessibilityAddTraits(.isButton)
    StampTile(stamp: stamp)
  }
}
```

```swift bad
Image(systemName: "lock")
  .onTapGesture { unlock() } // ✗ error col 4
  .disabled(isBusy)
```

A tap that does something beside the tick:

```swift bad
struct DoseRow: View {
  let dose: Dose
  @State private var isTaken = false

  var body: some View {
    Text(dose.name)
      .onTapGesture { // ✗ error col 8
        UIImpactFeedbackGenerator(style: .light).impactOccurred()
        isTaken = true
      }
    Text(dose.unit)
      .onTapGesture { logDose() } // ✗ error col 8
  }

  private func logDose() { diary.add(dose) }
}
```

A tap in a row and a button outside may be about different things:

```swift bad
struct Shelf: View {
  let books: [Book]
  let book: Book

  var body: some View {
    VStack {
      ForEach(books) { book in
        Text(book.title)
          .onTapGesture { open(book) } // ✗ error
      }
      Button("Read on") { open(book) }
    }
  }
}
```

```swift bad
struct TappableTitle: View {
  let text: String
  var onTap: (() -> Void)?

  var body: some View {
    Text(text)
      .onTapGesture { onTap?() } // ✗ error
  }
}

struct Page: View {
  var body: some View {
    TappableTitle(text: "Stamps", onTap: { open() })
    TappableTitle(text: "Letters")
  }
}
```

A use that shows the disc and has no action for it, with the closure behind the call:

```swift bad
struct ChoreCard: View {
  let title: String
  var onToggle: (() -> Void)?

  var body: some View {
    HStack {
      Text(title)
      if let onToggle {
        Circle().frame(width: 44, height: 44)
          .onTapGesture { onToggle() } // ✗ error
      }
    }
  }
}

struct Chores: View {
  var body: some View {
    VStack {
      ChoreCard(title: "Water the plants", onToggle: { water() })
        .accessibilityActions { Button("Done") { water() } }
      ChoreCard(title: "Feed the cat") { feed() }
      ChoreCard(title: "Long ago")
    }
  }
}
```

A component whose row is one element hides the button that it holds, and a function that does more than put the keyboard
away does something:

```swift bad
struct Picker: View {
  let books: [Book]
  let choose: (Book) -> Void
  @FocusState private var isTyping: Bool

  var body: some View {
    List {
      ForEach(books) { book in
        BookLine(book: book) { choose(book) }
          .onTapGesture { choose(book) } // ✗ error
      }
      Text("Done")
        .onTapGesture(perform: finish) // ✗ error
    }
  }

  private func finish() {
    isTyping = false
    save()
  }
}

struct BookLine: View {
  let book: Book
  let onCover: () -> Void

  var body: some View {
    HStack {
      Button(action: onCover) { Image(book.cover) }
      Text(book.title)
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(book.title)
  }
}
```

```swift bad
import UIKit

final class QuoteCell: UITableViewCell {
  private let quoteView = UIView()

  func setUp() {
    contentView.addSubview(quoteView)
    let tap = UITapGestureRecognizer(target: self, action: #selector(openQuote))
    tap.numberOfTapsRequired = 1
    quoteView.addGestureRecognizer(tap) // ✗ warning
  }

  @objc private func openQuote() { delegate?.open(quote) }
}
```

By a function of the project, and by a class for itself:

```swift bad
import UIKit

extension UIView {
  func onTap(_ action: @escaping () -> Void) {
    isUserInteractionEnabled = true
    tapAction = action
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(runTapAction)))
  }

  @objc func runTapAction() { tapAction?() }
}

final class PriceScreen: UIViewController {
  private let price = UILabel()
  private lazy var tap: UITapGestureRecognizer = {
    let tap = UITapGestureRecognizer(target: self, action: #selector(openTerms))
    return tap
  }()
  private let terms = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    price.onTap { self.buy() } // ✗ error : This label
    terms.addGestureRecognizer(tap) // ✗ error : This label
  }

  @objc private func openTerms() { open(.terms) }
}

final class LinkCell: UITableViewCell {
  func show(_ link: URL) {
    let tap = UITapGestureRecognizer(target: self, action: #selector(openLink))
    addGestureRecognizer(tap) // ✗ warning : view
  }

  @objc private func openLink() { delegate?.open(link) }
}
```

A toolbar shows what it is given, and a tap on it makes no button:

```swift bad
struct AlbumList: View {
  let albums: [String]
  @State private var showsSettings = false

  var body: some View {
    List(albums, id: \.self) { Text($0) }
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Image(systemName: "gearshape")
            .accessibilityLabel("Settings")
            .onTapGesture { showsSettings = true } // ✗ error
        }
      }
      .sheet(isPresented: $showsSettings) { Text("Settings") }
  }
}
```

### Good

What a button of the screen runs as well, and what puts something shown away:

```swift good
import UIKit

final class DraftScreen: UIViewController {
  private let send = UIButton(type: .system)
  private let around = UIView()
  private let shade = UIView()
  private lazy var tap = UITapGestureRecognizer(target: self, action: #selector(close))

  override func viewDidLoad() {
    super.viewDidLoad()
    send.setTitle("Send", for: .normal)
    send.addTarget(self, action: #selector(sendDraft), for: .touchUpInside)
    around.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(sendDraft)))
    shade.addGestureRecognizer(tap)
  }

  @objc private func sendDraft() { upload() }
  @objc private func close() { dismiss(animated: true) }
}
```

A field of a component takes taps itself:

```swift good
struct CodeScreen: View {
  @State private var code = ""

  var body: some View {
    CodeField(text: $code).onTapGesture { code = "" }
  }
}

struct CodeField: View {
  @Binding var text: String

  var body: some View {
    ZStack { TextField("Code", text: $text) }.overlay(Capsule().stroke(.gray))
  }
}
```

A menu of links only closes itself:

```swift good
struct LegalMenu: View {
  @Binding var isOpen: Bool

  var body: some View {
    VStack {
      Link("Terms of use", destination: terms)
      Link("Privacy", destination: privacy)
    }
    .onTapGesture { withAnimation { isOpen = false } }
  }
}
```

A function of the type puts the keyboard away, a state of any name holds the focus, and the button that does the same is a
component or stands in the bar:

```swift good
struct Letter: View {
  @FocusState private var isTyping: Bool
  @State private var showsStamps = false
  let model: LetterModel

  var body: some View {
    VStack {
      Text("Dear")
        .onTapGesture(perform: hide)
      Text("Sir")
        .onTapGesture { isTyping = true }
      HStack {
        Text("Stamp")
        GoButton { model.stamp() }
      }
      .onTapGesture { model.stamp() }
      Text("Stamps")
        .onTapGesture { showsStamps = false }
    }
    .toolbar {
      Button("Close") { showsStamps = false }
    }
  }

  private func hide() {
    UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
  }
}

struct GoButton: View {
  let action: () -> Void

  var body: some View { Button("Go", action: action) }
}
```

```swift good
struct Title: View {
  let text: String
  var onTap: (() -> Void)?

  var body: some View {
    Text(text)
      .onTapGesture { onTap?() }
  }
}

struct Page: View {
  var body: some View {
    Title(text: "Stamps")
    Title(text: "Letters", onTap: nil)
  }
}
```

```swift good
struct SavedNote: ViewModifier {
  @Binding var isShown: Bool

  func body(content: Content) -> some View {
    ZStack {
      content
      if isShown {
        Text("Saved")
          .onTapGesture { isShown = false }
          .task {
            try? await Task.sleep(for: .seconds(2))
            isShown = false
          }
      }
    }
  }
}
```

A tap anywhere on the page closes what the panel's own button closes:

```swift good
struct Spread: View {
  @State private var isReviewing = false

  var body: some View {
    ZStack {
      SpreadPager()
        .padding()
        .simultaneousGesture(
          TapGesture().onEnded {
            if isReviewing { isReviewing = false }
          })
      ReviewPanel(isOpen: $isReviewing)
    }
  }
}
```

```swift good
Text(words)
  .onTapGesture {
    if Env.isDebug || Env.isTestFlight {
      copy(words)
    }
  }
```


```swift good
struct ScanResult: View {
  let document: Document
  let open: (Document) -> Void
  @State private var text = ""

  var body: some View {
    VStack {
      DocumentCell(document: document)
        .padding()
        .onTapGesture {
          open(document)
        }
      HStack {
        TextField("Number", text: $text)
        Button("Open") {
          open(document)
        }
      }
    }
  }
}
```

```swift good
struct Sheet: View {
  @Binding var isShown: Bool

  var body: some View {
    ZStack {
      BlurredGround()
        .onTapGesture {
          withAnimation { isShown = false }
        }
      VStack {
        Text("Stamps")
        Button("Close") { isShown = false }
      }
    }
  }
}
```


```swift good
Button { selected.insert(style.id) } label: {
  VStack {
    Image(decorative: style.imageName)
    Text(style.name)
  }
}
.buttonStyle(.plain)
```

```swift good
VStack {
  VStack { Text(stamp.name) }
    .onTapGesture { open(stamp) }
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(.isButton)
  Text("Terms of use")
    .onTapGesture { openURL(terms) }
    .accessibilityAddTraits(.isLink)
  Text(setting.title)
    .onTapGesture { setting.isOn.toggle() }
    .accessibilityAddTraits([.isToggle, .isSelected])
  Text("Next")
    .onTapGesture { next() }
    .accessibilityAction { next() }
}
```

An ancestor that combines can carry the trait:

```swift good
HStack {
  Image(systemName: "bell")
    .onTapGesture { openNotifications() }
  Text("Notifications")
}
.accessibilityElement(children: .combine)
.accessibilityAddTraits(.isButton)
```

Taps that serve the keyboard:

```swift good
struct SignUpForm: View {
  enum Field { case name, email }
  @FocusState private var focusedField: Field?
  @State private var name = ""

  var body: some View {
    VStack {
      ScrollView {
        Text("Tell us who you are")
      }
      .onTapGesture { hideKeyboard() }
      Color.clear
        .onTapGesture { focusedField = nil }
      Rectangle()
        .onTapGesture {
          UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
        }
      TextField("Name", text: $name)
        .onTapGesture { focusedField = .name }
    }
  }

  private func hideKeyboard() {
    focusedField = nil
  }
}
```

Controls keep their role, more than one tap is another matter, and an empty closure only swallows touches:

```swift good
VStack {
  Button("Play") { play() }
    .simultaneousGesture(TapGesture().onEnded { logTap() })
  Image(decorative: photo.name)
    .onTapGesture(count: 2) { zoom() }
  DialogCard()
    .onTapGesture {}
}
```

The dimmed background repeats a button that can be reached:

```swift good
ZStack {
  Color.black.opacity(0.4)
    .onTapGesture { close() }
    .accessibilityHidden(true)
  VStack {
    Text("Leave without saving?")
    Button("Close") { close() }
  }
}
```

```swift good
struct Tappable: ViewModifier {
  let action: () -> Void

  func body(content: Content) -> some View {
    content
      .onTapGesture(perform: action)
  }
}

struct LevelDial: View {
  @Binding var level: Double

  var body: some View {
    Circle()
      .onTapGesture { level += 0.1 }
      .accessibilityRepresentation {
        Slider(value: $level, in: 0...1) { Text("Level") }
      }
  }
}

#Preview {
  Text("Tap me")
    .onTapGesture { print("tapped") }
}
```

The button beside the text does the same, and a tap that only keeps a bar from going away does nothing of its own:

```swift good
struct Summary: View {
  @State private var isOpen = false
  let summary: String

  var body: some View {
    VStack(alignment: .leading) {
      Text(summary)
        .lineLimit(isOpen ? nil : 3)
        .onTapGesture { isOpen.toggle() }
      Button(isOpen ? "Show less" : "Show more") { isOpen.toggle() }
      HStack {
        Text("Alarm at 7:00")
        Button("Snooze") { snooze() }
      }
      .onTapGesture { restartAutoHide() }
    }
  }
}
```

```swift good
struct ReactionPicker: View {
  let store: ReactionStore

  var body: some View {
    ZStack {
      Button("Close") { store.send(.close) }
    }
    .onTapGesture { store.send(.backgroundTapped) }
  }
}
```

```swift good
final class HelpScreen: UIViewController {
  private let helpLabel = UILabel()
  private let backdrop = UIImageView()
  private let logo = UIImageView()

  override func viewDidLoad() {
    super.viewDidLoad()
    helpLabel.accessibilityTraits = .button
    helpLabel.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(showHelp)))
    backdrop.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(dismissKeyboard)))
  }

  func watchLogo() {
    let tap = UITapGestureRecognizer(target: self, action: #selector(showHelp))
    tap.numberOfTapsRequired = 5
    logo.addGestureRecognizer(tap)
  }

  @objc private func showHelp() {}
  @objc private func dismissKeyboard() {}
}
```

```xml good file=Profile.xib
<objects>
  <view id="vw-1">
    <subviews>
      <imageView userInteractionEnabled="YES" image="avatar" id="im-1">
        <accessibility key="accessibilityConfiguration" label="Change picture">
          <accessibilityTraits key="traits" button="YES"/>
          <bool key="isElement" value="YES"/>
        </accessibility>
        <connections>
          <outletCollection property="gestureRecognizers" destination="tap-1" appends="YES" id="o-1"/>
        </connections>
      </imageView>
      <imageView userInteractionEnabled="YES" image="logo" id="im-2">
        <connections>
          <outletCollection property="gestureRecognizers" destination="tap-2" appends="YES" id="o-2"/>
        </connections>
      </imageView>
    </subviews>
  </view>
  <tapGestureRecognizer id="tap-1"/>
  <tapGestureRecognizer numberOfTapsRequired="3" id="tap-2"/>
</objects>
```

```swift good
VStack {
  Text(summary)
  Button("More") { toggle() }
}
.onTapGesture {
  if isLong { toggle() }
}
```

```swift good
struct Version: View {
  @State private var taps = 0
  @State private var showsMore = false
  var body: some View {
    Text("Version 2.1").onTapGesture {
      taps += 1
      if taps >= 7 { showsMore = true }
    }
  }
}
```

The trait stands where the parts are used:

```swift good
struct InsightCard: View {
  let insight: Insight

  var body: some View {
    card
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(.isButton)
  }

  private var card: some View {
    VStack {
      Text(insight.title)
      Text(insight.summary)
    }
    .onTapGesture { open(insight) }
  }
}

struct StampTile: View {
  let stamp: Stamp

  var body: some View {
    Text(stamp.name)
      .onTapGesture { open(stamp) }
  }
}

struct StampShelf: View {
  let stamps: [Stamp]

  var body: some View {
    ForEach(stamps) { stamp in
      StampTile(stamp: stamp)
        .accessibilityAction { open(stamp) }
    }
  }
}
```

Counted by a function:

```swift good
struct AboutView: View {
  @State private var taps = 0
  @State private var showsLog = false

  var body: some View {
    Text("Version 2.1")
      .onTapGesture { countTap() }
  }

  private func countTap() {
    taps += 1
    if taps >= 7 { showsLog = true }
  }
}
```

Switched off, written out:

```swift good
Image(systemName: "lock")
  .onTapGesture { unlock() }
  .disabled(true)
```

Taps that only tick, log or count:

```swift good
struct StampShelf: View {
  let stamp: Stamp
  private let logger = Logger()

  var body: some View {
    VStack {
      owners
        .onTapGesture { Haptics.shared.impact(style: .light) }
      Text(stamp.name)
        .onTapGesture(perform: tick)
      Text(stamp.country)
        .onTapGesture {
          logger.info("tapped the country")
          Analytics.track(.country)
        }
      Text(stamp.year)
        .gesture(TapGesture().onEnded { _ in tick() })
      OwnMenu()
        .onTapGesture { open(stamp) }
    }
  }

  private var owners: some View {
    Menu("Owners") {
      Button("Nobody") { clear() }
    }
  }

  private func tick() {
    let generator = UISelectionFeedbackGenerator()
    generator.prepare()
    generator.selectionChanged()
  }
}

struct OwnMenu: View {
  var body: some View {
    Menu("More") {
      Button("Share") { share() }
    }
  }
}
```

A third use hands in nothing to do, so its disc is never tapped:

```swift good
struct ChoreCard: View {
  let title: String
  var isLarge = false
  var onToggle: (() -> Void)?
  var onPin: (() -> Void)? = nil

  var body: some View {
    HStack {
      Text(title)
      disc
      if let pin = onPin, isLarge {
        Image(systemName: "pin").onTapGesture { pin() }
      }
    }
    .accessibilityElement(children: .combine)
  }

  @ViewBuilder private var disc: some View {
    if let onToggle {
      Circle().frame(width: 44, height: 44)
        .highPriorityGesture(TapGesture().onEnded { onToggle() })
    } else {
      Circle().accessibilityHidden(true)
    }
  }
}

struct Chores: View {
  var body: some View {
    VStack {
      ChoreCard(title: "Water the plants", onToggle: { water() })
        .accessibilityActions { Button("Done") { water() } }
      ChoreCard(title: "Feed the cat", isLarge: true, onToggle: { feed() }, onPin: { pin() })
        .accessibilityActions { Button("Done") { feed() } }
      ChoreCard(title: "Long ago")
    }
  }
}
```

```swift good
import UIKit

final class SortingView: UIView {
  private let backdrop = UIView()

  func setUp() {
    addSubview(backdrop)
    backdrop.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
  }

  @objc private func close() {
    UIView.animate(withDuration: 0.2, animations: { self.alpha = 0 }, completion: { _ in self.removeFromSuperview() })
  }
}
```

## How to fix it

Make it a `Button`; with the plain style it looks as before.

The fix that is offered keeps the gesture. A stack becomes one element first, or each of its parts would be a button. It is
safe only where the view has words and all that it holds is known; around other controls there is none.

```swift fixed
Button { selected.insert(style.id) } label: {
  VStack {
    Image(decorative: style.imageName)
    Text(style.name)
  }
}
.buttonStyle(.plain)
```

## Measured

Of 384 findings read on 94 apps during development, 381 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 177 of 196 undisputed.

## Sources

- WCAG 2.2: 4.1.2 Name, Role, Value; 2.1.1 Keyboard
- Apple, SwiftUI: `Button`, `AccessibilityTraits.isButton`, `accessibilityAction(_:_:)`

"""###)

  private static let testsMissingAudit = RuleDescription(
    id: #"tests-missing-audit"#, title: #"No UI test runs the accessibility audit"#,
    category: #"Testing"#, severity: .note, confidence: .medium,
    wcag: [],
    labels: [#"VoiceOver"#, #"Larger Text"#, #"Sufficient Contrast"#],
    affects: #"People with disabilities run into barriers that came back in an update and that a test would have found in a second."#, since: #"0.1.0"#,
    page: ###"""
# tests-missing-audit

## Why it matters

In iOS 17 and later, one line in a test checks contrast, text sizes, hit regions and labels of a whole running screen,
which no source analysis can. If there are UI tests, the screens are already open.

## What is reported

- **note**, once for a project: tests that use `XCUIApplication`, and no `performAccessibilityAudit` anywhere.

The finding starts at the first such test by path.

## What is not reported

- Projects without tests that drive the app: the rule does not ask for some.
- Tests that launch the app and then touch no element and ask about none, such as those that Xcode's templates begin with.
- Tests that only take pictures for the store and assert nothing but that what they wait for comes.
- Projects whose manifests for Tuist make no target for tests that drive the app (`.uiTests`).
- Projects that use AccessibilitySnapshot, axe, GTXiLib or A11yUITests.

## Examples

### Bad

```swift bad
import XCTest

final class LoginUITests: XCTestCase { // ✗ note col 13
  func testLogin() {
    let app = XCUIApplication()
    app.launch()
    app.buttons["Continue"].tap()
  }
}
```

A test that launches the app and asks what is there drives it as well:

```swift bad
import XCTest

final class LaunchUITests: XCTestCase { // ✗ note
  func testLaunch() {
    measure(metrics: [XCTApplicationLaunchMetric()]) { XCUIApplication().launch() }
    XCTAssertTrue(XCUIApplication().staticTexts["Welcome"].exists)
  }
}
```

```swift bad file=App/AlbumTestCase.swift
import XCTest

class AlbumTestCase: XCTestCase { // ✗ note
  let app = XCUIApplication()

  override func setUp() { app.launch() }
}
```

```swift file=App/CartUITests.swift
final class CartUITests: AlbumTestCase {
  func testCart() {
    CartPage(app).fill()
  }
}
```

```swift bad
import XCTest

final class PictureUITests: XCTestCase { // ✗ note
  func testCart() {
    let app = XCUIApplication()
    setupSnapshot(app)
    app.launch()
    snapshot("01Cart")
    XCTAssertEqual(app.cells.count, 3)
  }
}
```

```swift bad file=App/Project.swift
import ProjectDescription

let project = Project(name: "App", targets: [.target(name: "AppUITests", product: .uiTests)])
```

```swift file=App/UITests/AppUITest.swift
import XCTest

final class AppUITest: XCTestCase { // ✗ note
  func testExample() {
    XCUIApplication().launch()
    XCUIApplication().swipeUp()
  }
}
```

### Good

Tests that launch the app and leave it at that open no screen on which an audit could be called:

```swift good
import XCTest

final class LaunchUITests: XCTestCase {
  override func setUpWithError() throws {
    continueAfterFailure = false
  }

  func testStart() throws {
    let app = XCUIApplication()
    app.launch()
  }

  func testLaunchPerformance() throws {
    measure(metrics: [XCTApplicationLaunchMetric()]) { XCUIApplication().launch() }
  }
}
```

```swift good
import XCTest

final class LaunchPictureUITests: XCTestCase {
  func testLaunchPicture() throws {
    let app = XCUIApplication()
    app.launch()
    let picture = XCTAttachment(screenshot: app.screenshot())
    picture.lifetime = .keepAlways
    add(picture)
  }
}
```

```swift good
import XCTest

final class PictureUITests: XCTestCase {
  func testPictures() {
    let app = XCUIApplication()
    setupSnapshot(app)
    app.launch()
    XCTAssertTrue(app.tabBars.firstMatch.waitForExistence(timeout: 5))
    snapshot("01Home")
    app.buttons["Cart"].tap()
    snapshot("02Cart")
  }
}
```

```swift good
import XCTest

final class LoginUITests: XCTestCase {
  func testLoginIsAccessible() throws {
    let app = XCUIApplication()
    app.launch()
    try app.performAccessibilityAudit()
  }
}
```

```swift good
import XCTest

final class ModelTests: XCTestCase {
  func testSum() {
    XCTAssertEqual(1 + 1, 2)
  }
}
```

```swift good
import AccessibilitySnapshot
import XCTest

final class FeedTests: XCTestCase {
  func testFeed() {
    let app = XCUIApplication()
    app.launch()
  }
}
```

Tuist makes no target for them, so nobody runs them:

```swift good file=App/Project.swift
import ProjectDescription

let project = Project(
  name: "App",
  targets: [
    .target(name: "App", product: .app),
    .target(name: "AppTests", product: .unitTests),
  ]
)
```

```swift file=App/Tests/AppTest.swift
import XCTest

final class AppTest: XCTestCase {
  func testExample() {
    let app = XCUIApplication()
    app.launch()
  }
}
```

## How to fix it

Call the audit on each screen.

```swift fixed
import XCTest

final class LoginUITests: XCTestCase {
  func testLoginIsAccessible() throws {
    let app = XCUIApplication()
    app.launch()
    try app.performAccessibilityAudit()
  }
}
```

## Measured

Of 15 findings read on 15 apps during development, 15 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 15 of 20 undisputed.

## Sources

- Apple, XCUIAutomation: `performAccessibilityAudit(for:_:)`

"""###)

  private static let textContrast = RuleDescription(
    id: #"text-contrast"#, title: #"Text has too little contrast with its background"#,
    category: #"Color"#, severity: .error, confidence: .high,
    wcag: [#"1.4.3"#, #"1.4.6"#],
    labels: [#"Sufficient Contrast"#, #"Dark Interface"#],
    affects: #"People with low vision, older people and everyone in bright sunlight have trouble reading the text."#, since: #"0.1.0"#,
    page: ###"""
# text-contrast

## Why it matters

Contrast sensitivity declines with age and with many eye conditions. Gray on white that looks calm on a designer's
display can be an empty card to people who have less of it. WCAG requires 4.5:1, and 3:1 for large text: 18 points, or
14 points and bold.

## What is reported

The color of a text and the color behind it are worked out for the light and the dark appearance, through constants,
extensions, hexadecimal initializers, color sets and components of the project, from each use of a component, in each
branch of its modifiers, and through the styles of buttons. Translucent colors are laid over what
is behind them; of a gradient the worst stop is named where its middle is too near as well. The ratio is judged
unrounded. A text that is one symbol, `Text(Image(systemName:))`, needs 3:1, and so does a label that shows its icon
alone: by `.labelStyle(.iconOnly)` on it or around it, by a style of the project that draws nothing else, or in a bar.
For white words on a fill the help names a darker fill.

- **error**, with high confidence: the ratio is surely too low in an appearance that the app shows. Both colors are
  written in the project, or published by the system and too near in iOS 18 as well as in iOS 26; where a condition
  chooses, each pair that is known is too near; of a gradient each stop; and where the system's own background is seen, it
  is that of a proven screen or row, and no use of the component lies on anything else.
- **warning**: the ratio is too low with one of several colors only, with a color whose value the system does not
  publish (`.secondary`, the tint), in a component that may lie on something else, or on a gradient that is strong enough
  in places, though not in its middle.
- **warning**: a group that is faded by `.opacity(item.isOld ? 0.5 : 1)`, where that is what makes its text too faint. The
  finding starts at the opacity.
- **note**: a placeholder of a field that is made by hand in the color that the system gives to its own.
- **error** or **warning** in the same way: a label, field or button that UIKit code makes, each color of which lies on a
  background that is set once, on itself or on the view it is put into, or on that of a table's cell which nobody paints.
- The same of a label, field or button of a storyboard or xib, and of what stands in a field until something is typed:
  colors of the file, of a color set, or of the code behind it, by outlets and as the view of a controller. Code that runs
  when a screen or cell is set up takes the file's place; what is said at some other time is one more color. A view of the
  file that is drawn beside a text and holds its frame lies behind it.

In projects for the Mac only, text styles are as large as they are there: `.title3` has 15 points, `.body` 13.

Where the size of the text is not known, also where those who use a component give it a font, 3:1 is asked for. The
finding starts at the color of the text.

## What is not reported

- Colors that cannot be told: pictures, materials, glass, colors chosen when the app runs.
- Colors that a modifier changes, on the text, behind it or around both: inverted, multiplied, blended, brighter, paler,
  turned in hue, gray. Where it does so in one state only (`.brightness(isPressed ? -0.1 : 0)`), what is written is judged.
- Lines, dots and shapes that are moved aside behind a text; what lies over a component or picture; rows that let
  through what is behind their list.
- `.secondary` and its like below a style of the project's own: they are levels of that style, and how it is faded is not
  published.
- Text in a component that sets no background and of which no use tells what is behind it. A proven screen (with a
  title, in a navigation stack, in a sheet) and rows of lists stand on the system's background.
- A condition that a use gives to a component is taken to go along with what that use puts behind it, and one that only
  the text knows with one that only its ground knows: they are reported where the text is too faint on each ground that
  is known, and no other is there.
- Groups that are faded by a state of the view itself or by the environment, or so far that nobody is to see them.
- Widgets with `AccessoryWidgetBackground`: the lock screen draws them in one color.
- Two colors that change by the same condition are compared branch by branch, also where the text stands in a branch of
  `if`, `else if` or `switch`: what is never seen together is not compared.
- Two color sets that look the same in every appearance, and a text in the very color set that lies behind it, which is
  there to keep a place.
- Controls that are disabled, or take no touches (`allowsHitTesting`) under the condition that chooses the colors;
  placeholders, redacted and hidden text, brand marks, previews.
- Colors of the system on the system's background, also under the name of a color set that refers to one:
  `low-contrast-semantic-style`. A fixed color that is fine in light
  and fails in dark: `hardcoded-color`.
- An appearance that the app never shows, because the whole app, the view or each use of the component is locked to the
  other one, in code or by the settings of the Xcode project (`color-scheme-locked` says which count).
- In UIKit: colors that are set in another file; texts and grounds that both change, and texts of controls that are off or
  of rows that are chosen; objects that are handed on; views with a picture or another view behind the text, layers or blurs.
- In storyboards and xibs: objects that code hands on, or whose class draws; those that a function of all views paints
  (`subviews.forEach { $0.applyTheme() }`); text over a picture, or partly over another view; colors of the file where code
  says one at some time only; colors in a space that depends on the device.

## Examples

### Bad

```swift bad
Text("Secondary")
  .foregroundStyle(Color(red: 0.6, green: 0.6, blue: 0.6)) // ✗ error col 20
  .background(Color.white)
```

```swift bad
Text("Continue")
  .foregroundStyle(.white) // ✗ error col 20
  .padding()
  .background(Color(red: 221/255, green: 107/255, blue: 32/255))
```

The background belongs to a container, and the text is faded:

```swift bad
VStack {
  Text("Updated yesterday")
    .font(.footnote)
    .foregroundStyle(.white.opacity(0.4)) // ✗ error col 22
}
.padding()
.background(.black)
```

The colors are constants of the project, one of them made from hexadecimal digits:

```swift bad file=Badge.swift
struct Badge: View {
  let count: Int

  var body: some View {
    Text("\(count)")
      .font(.caption)
      .foregroundStyle(Palette.onBrand) // ✗ error col 24
      .padding(6)
      .background(Color.brandAmber, in: Capsule())
  }
}
```

```swift file=Palette.swift
enum Palette {
  static let onBrand = Color.white
}

extension Color {
  static let brandAmber = Color(hex: "DD6B20")

  init(hex: String) {
    let value = Int(hex, radix: 16) ?? 0
    self.init(
      red: Double(value >> 16 & 0xFF) / 255, green: Double(value >> 8 & 0xFF) / 255, blue: Double(value & 0xFF) / 255)
  }
}
```

A card of the project lies behind the text:

```swift bad file=Total.swift
struct Total: View {
  var body: some View {
    Card {
      Text("Total")
        .font(.callout)
        .foregroundStyle(Color(white: 0.35)) // ✗ error col 26
    }
  }
}
```

```swift file=Card.swift
struct Card<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    content
      .padding()
      .background(Color(red: 0.1, green: 0.1, blue: 0.12))
  }
}
```

Gray on the background of a screen, in the light appearance:

```swift bad
NavigationStack {
  Text("No results")
    .foregroundStyle(Color(white: 0.7)) // ✗ error col 22
    .navigationTitle("Search")
}
```

Each way in which a project writes a color: a literal of UIKit, a color literal, a style of the project, one in a color
set by its generated name:

```swift bad file=Chips.swift
struct Chips: View {
  var body: some View {
    VStack {
      Text("One").foregroundStyle(Color(UIColor(white: 0.7, alpha: 1))) // ✗ error
      Text("Two").foregroundColor(Color(#colorLiteral(red: 0.7, green: 0.7, blue: 0.7, alpha: 1))) // ✗ error
      Text("Three").foregroundStyle(.faint) // ✗ error
      Text("Four").foregroundStyle(Color(.paleText)) // ✗ error
    }
    .background(.white)
  }
}

extension ShapeStyle where Self == Color {
  static var faint: Color { Color(red: 0.75, green: 0.75, blue: 0.75) }
}
```

```json file=Assets.xcassets/PaleText.colorset/Contents.json
{
  "colors": [
    {
      "idiom": "universal",
      "color": { "color-space": "srgb", "components": { "red": "0xB0", "green": "0xB0", "blue": "0xB0", "alpha": "1.0" } }
    }
  ],
  "info": { "author": "xcode", "version": 1 }
}
```

What a component is put on decides, and the worst of its uses counts:

```swift bad
struct Price: View {
  let text: String

  var body: some View {
    Text(text)
      .foregroundStyle(Color(white: 0.6)) // ✗ error col 24
  }
}

struct Receipt: View {
  var body: some View {
    VStack { Price(text: "3 euros") }.background(Color.white)
  }
}

struct Night: View {
  var body: some View {
    VStack { Price(text: "4 euros") }.background(Color.black)
  }
}
```

The label of a button lies in what its style draws:

```swift bad
struct Tinted: ButtonStyle {
  let color: Color

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .background(color.opacity(0.2))
      .foregroundStyle(color) // ✗ error
  }
}

struct Send: View {
  var body: some View {
    VStack {
      Button("Send now") {}
        .buttonStyle(Tinted(color: Color(red: 0, green: 0.5, blue: 1)))
    }
    .background(Color.white)
  }
}
```

A gradient counts by its worst stop:

```swift bad
Text("Sale")
  .foregroundStyle(.white) // ✗ warning
  .padding()
  .background(LinearGradient(colors: [Color(white: 0.4), Color(white: 0.8)], startPoint: .top, endPoint: .bottom))
```

One of the uses is dark in both appearances, the other is not:

```swift bad
struct Night: View {
  var body: some View {
    VStack { Rating() }.environment(\.colorScheme, .dark)
  }
}

struct Day: View {
  var body: some View { Rating() }
}

struct Rating: View {
  var body: some View {
    Text("Rated 4 of 5")
      .foregroundStyle(.primary) // ✗ error
      .padding()
      .background(Color(red: 0.2, green: 0.2, blue: 0.3))
  }
}
```

One state is too faint on each of the grounds, whichever of them goes with it:

```swift bad
struct Ticket: View {
  let seat: Seat
  let hall: Hall

  var body: some View {
    Text(seat.number)
      .foregroundStyle(seat.isFree ? Color(white: 0.2) : Color(white: 0.65)) // ✗ warning col 24
      .padding()
      .background(hall.isOpen ? Color.white : Color(white: 0.92))
  }
}
```

A group that one state of what it shows fades, and the color that each kind of what a list holds has:

```swift bad
struct Guests: View {
  let guests: [Guest]

  var body: some View {
    NavigationStack {
      ForEach(guests) { guest in
        VStack {
          Text(guest.name)
          Text("Table nine")
        }
        .opacity(guest.hasLeft ? 0.5 : 1) // ✗ warning col 18
        Text(guest.kind.title)
          .foregroundStyle(guest.kind.colour) // ✗ error col 28
      }
      .navigationTitle("Guests")
    }
  }
}

struct Guest { let kind: Kind }

enum Kind {
  case child, grownUp

  var colour: Color {
    switch self {
    case .child: return Color(white: 0.6)
    case .grownUp: return Color(white: 0.55)
    }
  }
}
```

A line below the words is none of what they stand on, the fill behind it is:

```swift bad
VStack {
  Text("Messages")
    .foregroundStyle(Color(white: 0.75)) // ✗ error
    .background(alignment: .bottom) {
      Rectangle().fill(.black).frame(height: 2)
    }
}
.background(Color.white)
```

In an app that is light only, nothing follows the appearance:

```swift bad file=DayApp.swift
@main
struct DayApp: App {
  var body: some Scene {
    WindowGroup { Day().preferredColorScheme(.light) }
  }
}

struct Day: View {
  var body: some View {
    NavigationStack {
      Text("Today")
        .foregroundStyle(Color(white: 0.7)) // ✗ error
        .navigationTitle("Today")
    }
  }
}
```

A row that is translucent lets its list through:

```swift bad
List {
  Text("Anna")
    .foregroundStyle(.white) // ✗ error
    .listRowBackground(Color.black.opacity(0.2))
}
```

A ring of the project's own leaves what lies behind the words as it is:

```swift bad
struct Timer: View {
  var body: some View {
    ZStack {
      Color.black.ignoresSafeArea()
      Ring(progress: 0.4)
      Text("Ten times")
        .font(.caption)
        .foregroundStyle(.white.opacity(0.3)) // ✗ error
    }
  }
}

struct Ring: View {
  let progress: Double

  var body: some View {
    ZStack {
      Circle().stroke(.white.opacity(0.1), lineWidth: 6)
      Circle().trim(from: 0, to: progress).stroke(.orange, lineWidth: 6)
    }
  }
}
```

```swift bad
final class BadgeController: UIViewController {
  private let newLabel = UILabel()
  private lazy var buyButton: UIButton = {
    let button = UIButton(type: .custom)
    button.setTitle("Buy", for: .normal)
    button.setTitleColor(.white, for: .normal) // ✗ error : UIColor.white on #FFCC00 is 1.51:1
    button.setTitleColor(.gray, for: .highlighted)
    button.backgroundColor = UIColor(red: 1, green: 0.8, blue: 0, alpha: 1)
    return button
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.95, alpha: 1)
    newLabel.text = "New"
    newLabel.textColor = UIColor(white: 0.6, alpha: 1) // ✗ error
    view.addSubview(newLabel)
    view.addSubview(buyButton)
  }
}
```

One of several colors of a text on a ground that is always the same:

```swift bad
import UIKit

final class OrderController: UIViewController {
  private let state = UILabel()
  private let seal = UIImageView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.addSubview(state)
    view.addSubview(seal)
  }

  func show(_ order: Order) {
    state.text = order.state
    if order.isLate {
      state.textColor = .black
    } else {
      state.textColor = UIColor(white: 0.7, alpha: 1) // ✗ error
    }
  }
}
```

```xml bad file=Welcome.xib
<objects>
  <view id="vw-1">
    <subviews>
      <label text="Sign in to go on" id="lb-1">
        <fontDescription key="fontDescription" type="system" pointSize="15"/>
        <color key="textColor" white="1" alpha="0.6" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/> <!-- ✗ error col 9 -->
      </label>
      <button id="bt-1">
        <fontDescription key="fontDescription" type="system" pointSize="15"/>
        <state key="normal" title="Later">
          <color key="titleColor" red="0" green="0.8" blue="0.6" alpha="1" colorSpace="custom" customColorSpace="sRGB"/> <!-- ✗ error -->
        </state>
      </button>
    </subviews>
    <color key="backgroundColor" red="0" green="0.5" blue="0.52" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
  </view>
</objects>
```

Colors that the code behind a storyboard gives to outlets, here by a key:

```xml bad file=Balance.xib
<objects>
  <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="BalanceController">
    <connections>
      <outlet property="view" destination="vw-1" id="o-1"/>
      <outlet property="card" destination="vw-2" id="o-2"/>
      <outlet property="amountLabel" destination="lb-1" id="o-3"/>
    </connections>
  </placeholder>
  <view id="vw-1">
    <rect key="frame" x="0.0" y="0.0" width="375" height="600"/>
    <subviews>
      <view id="vw-2">
        <rect key="frame" x="20" y="20" width="335" height="120"/>
        <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
      </view>
      <label text="2 625 €" id="lb-1"> <!-- ✗ warning col 7 -->
        <rect key="frame" x="40" y="60" width="295" height="20"/>
        <fontDescription key="fontDescription" type="system" pointSize="14"/>
        <color key="textColor" white="0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
      </label>
      <label text="Your balance" id="lb-2"> <!-- ✗ error col 7 -->
        <rect key="frame" x="20" y="200" width="335" height="20"/>
        <fontDescription key="fontDescription" type="system" pointSize="14"/>
        <color key="textColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
      </label>
    </subviews>
    <color key="backgroundColor" white="0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
  </view>
</objects>
```

```swift file=BalanceController.swift
final class BalanceController: UIViewController {
  @IBOutlet var card: UIView!
  @IBOutlet var amountLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    paint()
  }

  private func paint() {
    view.backgroundColor = Paint.of("sun")
    card.backgroundColor = Paint.of("card")
    amountLabel.textColor = Paint.of("words")
  }
}
```

```swift file=Paint.swift
enum Paint {
  static func of(_ key: String) -> UIColor {
    let isNight = Settings.isNight()
    switch key {
    case "card":
      if isNight { return UIColor(red: 0.44, green: 0.56, blue: 0.7, alpha: 1) } else { return .white }
    case "sun": return UIColor(red: 0.96, green: 0.78, blue: 0.27, alpha: 1)
    default: return isNight ? .white : .black
    }
  }
}
```

A label that shows its icon alone is a symbol, which needs 3:1:

```swift bad
Label("Add a stamp", systemImage: "plus")
  .labelStyle(.iconOnly)
  .foregroundStyle(Color(red: 0.75, green: 0.75, blue: 0.75)) // ✗ error col 20 : too little contrast
  .background(.white)
```

```swift bad
struct NextButton: View {
  let isFilledIn: Bool
  let isNight: Bool
  let next: () -> Void

  var body: some View {
    Text("Next")
      .foregroundStyle(Color.white) // ✗ warning col 24
      .background(isNight ? Color.black : Color(white: 0.8))
      .allowsHitTesting(isFilledIn)
      .onTapGesture { next() }
  }
}
```

```swift bad
extension Font {
  static func face(size: CGFloat) -> Font { .custom("Serif-Regular", size: size) }
}

struct Sentence: View {
  var body: some View {
    Text("Letters of fifteen points")
      .font(.face(size: 15))
      .foregroundStyle(Color(red: 0.5, green: 0.5, blue: 0.5)) // ✗ error col 24
      .background(Color.white)
  }
}
```

Where an opacity fades the words:

```swift bad
VStack {
  Text(hint)
    .foregroundStyle(.white) // ✗ error col 22 : white at 50%
    .opacity(0.5)
}
.background(Color(red: 0.196, green: 0.196, blue: 0.196))
```

A placeholder made by hand is as faint as the system's own, and what stands there without a condition is no placeholder:

```swift bad
VStack {
  ZStack {
    TextField("", text: $note)
    if note.isEmpty {
      Text("What happened today?").foregroundStyle(Color(.placeholderText)) // ✗ note col 52
    }
  }
  .background(Color(red: 0.7, green: 0.8, blue: 0.7))
  ZStack {
    TextField("", text: $note)
    Text("What happened today?").foregroundStyle(Color(.placeholderText)) // ✗ warning col 50
  }
  .background(Color(red: 0.7, green: 0.8, blue: 0.7))
}
```

What is inverted lies beside, is put over it later, or is as it is written most of the time:

```swift bad
VStack {
  Text("Saved")
    .foregroundStyle(.gray) // ✗ error
    .background(.gray)
  Image("seal")
    .colorInvert()
  Text("Kept")
    .foregroundStyle(.gray) // ✗ error
    .background(.gray)
    .brightness(isPressed ? -0.1 : 0)
  Text("Sent")
    .foregroundStyle(.gray) // ✗ error
    .background(Color.gray.saturation(1))
  Color.gray
    .colorInvert()
    .overlay {
      Text("Read")
        .foregroundStyle(.gray) // ✗ error
        .background(.gray)
    }
}
```

Gray words on white stand in one branch; what lies behind the others does not matter there:

```swift bad
struct Delivery: View {
  let isOnItsWay: Bool

  var body: some View {
    VStack {
      if isOnItsWay {
        Text("On its way").foregroundStyle(.white)
      } else {
        Text("Waiting").foregroundStyle(Color(white: 0.7)) // ✗ error
      }
    }
    .background(isOnItsWay ? Color.black : Color.white)
  }
}
```

On the Mac, text styles are smaller: a bold body of 13 points is no large text, as it is on a phone.

```swift bad
import AppKit
import SwiftUI

struct StatusRow: View {
  let status: String
  var body: some View {
    List {
      Text(status)
        .bold()
        .foregroundColor(Color(red: 0.55, green: 0.55, blue: 0.58)) // ✗ error
        .background(Color.white)
    }
  }
}
```

Words on a component that is one filled shape, in the color that it is passed:

```swift bad
struct ButtonFace: View {
  let isMain: Bool

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 10)
        .stroke(isMain ? Color.orange : Color.black, lineWidth: 2)
      RoundedRectangle(cornerRadius: 10)
        .fill(isMain ? Color.orange : Color.black)
    }
  }
}

struct Retry: View {
  var body: some View {
    VStack {
      ZStack {
        ButtonFace(isMain: true)
          .frame(height: 44)
        Text("Try again")
          .foregroundColor(.white) // ✗ error
      }
      ZStack {
        ButtonFace(isMain: false)
          .frame(height: 44)
        Text("Not now")
          .foregroundColor(.white)
      }
    }
  }
}
```

### Good

A color that is inverted, shifted or blended is another one than what is written, behind the words:

```swift good
VStack {
  Text("Saved")
    .foregroundStyle(.gray)
    .background(Color.gray.colorInvert())
  Text("Saved")
    .foregroundStyle(.gray)
    .background(Color.gray.brightness(0.4))
  Text("Saved")
    .foregroundStyle(.gray)
    .background(Color.gray.hueRotation(.degrees(90)))
  Text("Saved")
    .foregroundStyle(.gray)
    .background(Color.gray.saturation(0.2))
  Text("Saved")
    .foregroundStyle(.gray)
    .background(Color.gray.contrast(2))
  Text("Saved")
    .foregroundStyle(.gray)
    .background(Color.gray.colorMultiply(.black))
  Text("Saved")
    .foregroundStyle(.gray)
    .background(Color.gray.grayscale(1))
  Text("Saved")
    .foregroundStyle(.gray)
    .background(Color.gray.blendMode(.difference))
  Text("Saved")
    .foregroundStyle(.gray)
    .background(Color.gray.luminanceToAlpha())
}
```

On the words:

```swift good
VStack {
  Text("Saved")
    .foregroundStyle(.gray)
    .colorInvert()
    .background(.gray)
  Text("Saved")
    .foregroundStyle(.gray)
    .brightness(0.4)
    .background(.gray)
  Text("Saved")
    .foregroundStyle(.gray)
    .hueRotation(.degrees(90))
    .background(.gray)
  Text("Saved")
    .foregroundStyle(.gray)
    .saturation(0.2)
    .background(.gray)
  Text("Saved")
    .foregroundStyle(.gray)
    .contrast(2)
    .background(.gray)
  Text("Saved")
    .foregroundStyle(.gray)
    .colorMultiply(.black)
    .background(.gray)
  Text("Saved")
    .foregroundStyle(.gray)
    .grayscale(1)
    .background(.gray)
  Text("Saved")
    .foregroundStyle(.gray)
    .blendMode(.difference)
    .background(.gray)
  Text("Saved")
    .foregroundStyle(.gray)
    .luminanceToAlpha()
    .background(.gray)
}
```

Around both:

```swift good
VStack {
  HStack {
    Text("Saved")
      .foregroundStyle(.gray)
      .background(.gray)
  }
  .colorInvert()
  HStack {
    Text("Saved")
      .foregroundStyle(.gray)
      .background(.gray)
  }
  .brightness(0.4)
  HStack {
    Text("Saved")
      .foregroundStyle(.gray)
      .background(.gray)
  }
  .hueRotation(.degrees(90))
  HStack {
    Text("Saved")
      .foregroundStyle(.gray)
      .background(.gray)
  }
  .saturation(0.2)
  HStack {
    Text("Saved")
      .foregroundStyle(.gray)
      .background(.gray)
  }
  .contrast(2)
  HStack {
    Text("Saved")
      .foregroundStyle(.gray)
      .background(.gray)
  }
  .colorMultiply(.black)
  HStack {
    Text("Saved")
      .foregroundStyle(.gray)
      .background(.gray)
  }
  .grayscale(1)
  HStack {
    Text("Saved")
      .foregroundStyle(.gray)
      .background(.gray)
  }
  .blendMode(.difference)
  HStack {
    Text("Saved")
      .foregroundStyle(.gray)
      .background(.gray)
  }
  .luminanceToAlpha()
}
```

Around both where they are used, by a modifier of the project's own, and on what lies behind in a stack:

```swift good
struct SavedSign: View {
  var body: some View {
    Text("Saved")
      .foregroundStyle(.gray)
      .background(Color.gray)
  }
}

struct SavedPage: View {
  var body: some View {
    VStack {
      SavedSign()
        .colorInvert()
      Text("Kept")
        .foregroundStyle(.gray)
        .background(Color.gray)
        .turnedOver()
      ZStack {
        Color.gray.colorInvert()
        Text("Sent")
          .foregroundStyle(.gray)
      }
      ZStack {
        ground.brightness(0.5)
        Text("Read")
          .foregroundStyle(.gray)
      }
    }
  }

  private var ground: some View {
    Color.gray
  }
}

extension View {
  func turnedOver() -> some View {
    colorInvert()
  }
}
```

```swift good
Text("Secondary")
  .foregroundStyle(Color(red: 0.4, green: 0.4, blue: 0.4))
  .background(Color.white)
```

```swift good
Text("Continue")
  .font(.title3.bold())
  .foregroundStyle(.white)
  .background(Color(red: 0.102, green: 0.212, blue: 0.365))
```

Both colors change together:

```swift good
struct Filter: View {
  let isOn: Bool

  var body: some View {
    Text("Open now")
      .foregroundStyle(isOn ? Color.white : Color.black)
      .padding()
      .background(isOn ? Color.black : Color.white)
  }
}
```

The nearest color counts, not the one on the container:

```swift good
VStack {
  Text("Saved").foregroundStyle(.black)
}
.foregroundStyle(.white)
.background(.white)
```

What lies behind is a picture, a material, or not known at all:

```swift good
ZStack {
  Image("Cover").resizable()
  Text("Spring").foregroundStyle(.white)
}
```

```swift good
struct Price: View {
  let tint: Color

  var body: some View {
    Text("From 12").foregroundStyle(.white).padding().background(tint)
  }
}
```

```swift good
struct Caption: View {
  var body: some View { Text("Live").foregroundStyle(.white) }
}
```

Behind a live activity the lock screen shows what it likes:

```swift good
import WidgetKit

struct Ride: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: RideAttributes.self) { context in
      Text("Tap to update").foregroundStyle(.white).background(.gray.opacity(0.9))
    }
  }
}
```

What is dark wherever it is used is never shown in the light appearance, be it by the view around it, by a screen whose
window it makes dark, or by the controller that hosts it:

```swift good file=Evening.swift
struct Evening: View {
  var body: some View {
    VStack {
      Programme()
    }
    .environment(\.colorScheme, .dark)
  }
}

struct Programme: View {
  var body: some View {
    VStack { ForEach(0..<3) { _ in Concert() } }
  }
}

struct Concert: View {
  var body: some View {
    Text("Doors at eight")
      .padding()
      .background(Color(red: 0.12, green: 0.14, blue: 0.3))
  }
}
```

```swift good file=Stage.swift
struct Stage: View {
  @State private var isOpen = false

  var body: some View {
    ZStack {
      Seat()
      Button("Seats") { isOpen = true }
        .preferredColorScheme(.dark)
    }
    .sheet(isPresented: $isOpen) {
      NavigationStack {
        Text("Row 4").foregroundStyle(Color(white: 0.7)).navigationTitle("Seats")
      }
      .preferredColorScheme(.dark)
    }
  }
}

struct Seat: View {
  var body: some View {
    Text("Seat 12")
      .padding()
      .background(Color(red: 0.12, green: 0.14, blue: 0.3))
  }
}
```

```swift good file=FoyerController.swift
final class FoyerController: UIViewController {
  func open() {
    let host = UIHostingController(rootView: Foyer())
    host.overrideUserInterfaceStyle = .dark
    present(host, animated: true)
  }
}

struct Foyer: View {
  var body: some View {
    Text("Drinks are served until ten")
      .padding()
      .background(Color(red: 0.12, green: 0.14, blue: 0.3))
  }
}
```

A line below a tab, and a shape that is moved behind it, are no ground:

```swift good
struct Tabs: View {
  let isFirst: Bool
  let width: CGFloat

  var body: some View {
    VStack {
      Text("Messages")
        .foregroundStyle(.orange)
        .background(alignment: .bottomLeading) {
          UnevenRoundedRectangle(topLeadingRadius: 2, topTrailingRadius: 2)
            .fill(.orange)
            .frame(height: 4)
        }
      Text("Requests")
        .foregroundStyle(.orange)
        .background(Capsule().fill(.orange).offset(y: 30))
      Text("Archive")
        .foregroundStyle(.orange)
        .background {
          Capsule().fill(.orange).frame(width: width / 2)
        }
    }
  }
}
```

Words over a picture of the project's own, and over a veil that stands before them in the same overlay:

```swift good
struct Portrait: View {
  let url: URL

  var body: some View {
    VStack {
      Photo(url: url)
        .background(Color.white)
        .overlay { Text("Anna").foregroundStyle(.white) }
      Rectangle()
        .fill(.white)
        .overlay {
          Color.black.opacity(0.7)
          Text("Change").foregroundStyle(.white)
        }
    }
  }
}

struct Photo: View {
  let url: URL
  var body: some View { AsyncImage(url: url) }
}
```

The rows let through what somebody put behind the list:

```swift good
struct Accounts: View {
  var body: some View {
    NavigationStack {
      List {
        Text("Anna")
          .foregroundStyle(.white)
          .listRowBackground(Color.white.opacity(0.08))
      }
      .scrollContentBackground(.hidden)
      .background(Color.black)
    }
  }
}
```

What is clear, or so faint that nobody is to see it, is no text:

```swift good
VStack {
  Menu("Sort") { Button("By name") { sort() } }
    .foregroundStyle(.clear)
  Text("DRAFT")
    .font(.caption)
    .foregroundStyle(.black)
    .opacity(0.05)
}
.background(Color.white)
```

A color that switches over the appearance, and a translucent fill that lies on a card of the project's own:

```swift good
struct Amount: View {
  var body: some View {
    NavigationStack {
      Text("12 kB").foregroundStyle(Color.ink).navigationTitle("Size")
    }
  }
}

extension Color {
  static let ink = Color(
    uiColor: UIColor { traits in
      switch traits.userInterfaceStyle {
      case .dark: return UIColor(white: 0.9, alpha: 1)
      default: return UIColor(white: 0.1, alpha: 1)
      }
    })
}

struct Place: View {
  let tint: Color

  var body: some View {
    VStack { PlaceLine() }.background(tint)
  }
}

struct PlaceLine: View {
  var body: some View {
    Text("Pier 4")
      .foregroundStyle(.white)
      .padding()
      .background(Color.black.opacity(0.3))
  }
}
```

Words on a badge over a button that shows a picture:

```swift good
NavigationStack {
  ZStack(alignment: .topTrailing) {
    Button { open() } label: { AsyncImage(url: poster) }
    Text("New")
      .foregroundStyle(.white)
      .background(Color.black.opacity(0.4))
  }
  .navigationTitle("Films")
}
```

A level of a style that is set is no color of the system, and words in the middle of a gradient stand on its middle:

```swift good
struct Banner: View {
  var body: some View {
    VStack {
      Text("Spring sale")
      Text("Until Sunday")
        .foregroundStyle(.secondary)
    }
    .foregroundStyle(.white)
    .padding()
    .background(LinearGradient(colors: [.black, Color(white: 0.75)], startPoint: .top, endPoint: .bottom))
  }
}
```

The font stands on what is around the text, or where the component is used, and makes it large:

```swift good
struct Scores: View {
  var body: some View {
    VStack {
      HStack {
        Text("12")
          .foregroundStyle(.white)
          .background(Color(red: 0.9, green: 0.3, blue: 0.3))
      }
      .headlineFont()
      Points()
        .font(.largeTitle)
    }
  }
}

struct Points: View {
  var body: some View {
    Text("40")
      .foregroundStyle(.white)
      .background(Color(red: 0.9, green: 0.3, blue: 0.3))
  }
}

extension View {
  func headlineFont() -> some View { font(.system(size: 32)) }
}
```

The whole app is dark, so the light appearance does not count:

```swift good file=DarkApp.swift
@main
struct DarkApp: App {
  var body: some Scene {
    WindowGroup { Home().preferredColorScheme(.dark) }
  }
}

struct Home: View {
  var body: some View {
    NavigationStack {
      Text("Tonight").foregroundStyle(Color(white: 0.7)).navigationTitle("Tonight")
    }
  }
}
```

Likewise where the app's delegate says it to its window:

```swift good file=NightApp.swift
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
    window = UIWindow()
    if #available(iOS 13, *) {
      window?.overrideUserInterfaceStyle = .dark
    }
    window?.rootViewController = UIHostingController(rootView: Tonight())
    return true
  }
}

struct Tonight: View {
  var body: some View {
    NavigationStack {
      Text("Tonight").foregroundStyle(Color(white: 0.7)).navigationTitle("Tonight")
    }
  }
}
```

Likewise where the settings of the project say so:

```swift good file=Tonight.swift
struct Tonight: View {
  var body: some View {
    NavigationStack {
      Text("Tonight").foregroundStyle(Color(white: 0.7)).navigationTitle("Tonight")
    }
  }
}
```

```pbxproj file=Concerts.xcodeproj/project.pbxproj
{
  objects = {
    A1 = {
      isa = PBXNativeTarget;
      buildConfigurationList = A2;
      productType = "com.apple.product-type.application";
    };
    A2 = { isa = XCConfigurationList; buildConfigurations = (A3); };
    A3 = {
      isa = XCBuildConfiguration;
      buildSettings = { GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIUserInterfaceStyle = Dark; };
      name = Release;
    };
  };
}
```

A style that any color may stand for is the system's, also where the project has a color of the same name:

```swift good
extension Color {
  static let secondary = Color(white: 0.8)
}

struct Caption: View {
  var body: some View {
    Form {
      Text("Sent an hour ago")
        .foregroundStyle(.secondary)
    }
  }
}
```

A band of color behind what scrolls is beside most of it:

```swift good
ZStack(alignment: .top) {
  LinearGradient(
    colors: [Color(red: 0.26, green: 0.22, blue: 0.79), Color(red: 0.3, green: 0.25, blue: 0.8)],
    startPoint: .top, endPoint: .bottom
  )
  .frame(height: 320)
  ScrollView {
    Text("Today in the gallery")
      .foregroundColor(.primary)
  }
}
```

A symbol, which is no words:

```swift good
Text(Image(systemName: "wifi"))
  .foregroundStyle(.white)
  .padding(4)
  .background(Color(red: 0.35, green: 0.5, blue: 0.9))
```

```swift good
class ThemedController: UIViewController {
  let hint = UILabel()
  func themed() { view.backgroundColor = .black }
}

final class BadgeController: ThemedController {
  private let newLabel = UILabel()
  private let overPicture = UILabel()
  private let swatch = UILabel()
  private let state = UILabel()
  private let backdrop = UIImageView()
  private let card = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    // The base paints the view as well.
    view.backgroundColor = .white
    newLabel.text = "New"
    newLabel.textColor = UIColor(white: 0.7, alpha: 1)
    view.addSubview(newLabel)
    // A picture may lie behind it.
    card.backgroundColor = .white
    overPicture.text = "Lisbon"
    overPicture.textColor = .white
    card.addSubview(backdrop)
    card.addSubview(overPicture)
    // Nothing to read.
    swatch.textColor = .white
    swatch.backgroundColor = .yellow
    // Chosen when the app runs.
    state.text = "Open"
    state.textColor = .white
    state.backgroundColor = isOpen ? .green : .black
    if isLate { state.backgroundColor = .yellow }
    view.addSubview(card)
  }

  private var isOpen = true
  private var isLate = false
}
```

```xml good file=Welcome.xib
<objects>
  <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="WelcomeController">
    <connections>
      <outlet property="view" destination="vw-1" id="o-1"/>
      <outlet property="hintLabel" destination="lb-2" id="o-2"/>
    </connections>
  </placeholder>
  <view id="vw-1">
    <subviews>
      <label text="Painted from behind" id="lb-1">
        <fontDescription key="fontDescription" type="system" pointSize="15"/>
        <color key="textColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
      </label>
    </subviews>
    <color key="backgroundColor" red="0" green="0.8" blue="0.7" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
  </view>
  <view id="vw-2">
    <subviews>
      <label text="Painted in code" id="lb-2">
        <fontDescription key="fontDescription" type="system" pointSize="15"/>
        <color key="textColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
      </label>
      <imageView id="iv-1"/>
      <label text="Painted by its tag" tag="7" id="lb-4">
        <fontDescription key="fontDescription" type="system" pointSize="15"/>
        <color key="textColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
      </label>
      <label text="Over a picture" id="lb-3">
        <fontDescription key="fontDescription" type="system" pointSize="15"/>
        <color key="textColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
      </label>
    </subviews>
    <color key="backgroundColor" red="0" green="0.8" blue="0.7" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
  </view>
</objects>
```

```swift file=WelcomeController.swift
final class WelcomeController: UIViewController {
  @IBOutlet var hintLabel: UILabel!
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Theme.current.background
    (view.viewWithTag(7) as? UILabel)?.textColor = Theme.current.text
    hintLabel.textColor = Theme.current.text
  }
}
```

Colors that belong together by what code asks for, and those of code that runs before anything is shown:

```xml good file=Notice.xib
<objects>
  <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="NoticeController">
    <connections>
      <outlet property="view" destination="vw-1" id="o-1"/>
      <outlet property="titleView" destination="lb-1" id="o-2"/>
      <outlet property="stateLabel" destination="lb-2" id="o-3"/>
    </connections>
  </placeholder>
  <view id="vw-1">
    <rect key="frame" x="0.0" y="0.0" width="375" height="600"/>
    <subviews>
      <label text="Notice" id="lb-1">
        <rect key="frame" x="20" y="20" width="335" height="20"/>
        <fontDescription key="fontDescription" type="system" pointSize="14"/>
        <color key="textColor" white="0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
      </label>
      <label text="State" id="lb-2">
        <rect key="frame" x="20" y="60" width="335" height="20"/>
        <fontDescription key="fontDescription" type="system" pointSize="14"/>
        <color key="textColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
      </label>
    </subviews>
    <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
  </view>
</objects>
```

```swift file=NoticeController.swift
final class NoticeController: UIViewController {
  @IBOutlet var titleView: UILabel!
  @IBOutlet var stateLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    if Settings.isNight() { view.backgroundColor = .black }
    let isNight = Settings.isNight()
    titleView.textColor = isNight ? .white : .black
  }

  func show(_ state: String) {
    stateLabel.text = state
    stateLabel.textColor = Settings.isNight() ? .white : .black
  }
}
```

What a menu holds, which the system draws:

```swift good
struct Report: View {
  var body: some View {
    VStack {
      Menu(content: {
        Button(action: { attach() }, label: { Text("File") })
      }, label: { Image(systemName: "plus") })
    }
    .tint(Color(red: 0.9, green: 0.9, blue: 0.2))
    .background(Color.white)
  }
}
```

Labels that show their icon alone, by what stands on them, around them, or where they are used:

```swift good
struct Mark: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.icon.padding(8)
  }
}

extension LabelStyle where Self == Mark {
  static var mark: Mark { Mark() }
}

struct StampTools: View {
  let quiet = Color(red: 0.55, green: 0.55, blue: 0.55)

  var body: some View {
    VStack {
      Label("Add", systemImage: "plus")
        .labelStyle(.iconOnly)
        .foregroundStyle(quiet)
      Label("Sort", systemImage: "arrow.up.arrow.down")
        .labelStyle(.mark)
        .foregroundStyle(quiet)
      HStack {
        Button("Share", systemImage: "square.and.arrow.up") { share() }
          .foregroundStyle(quiet)
        MarkOfPrint()
      }
      .labelStyle(.iconOnly)
    }
    .background(.white)
  }
}

struct MarkOfPrint: View {
  var body: some View {
    Label("Print", systemImage: "printer")
      .foregroundStyle(Color(red: 0.55, green: 0.55, blue: 0.55))
      .background(.white)
  }
}
```

```swift good
struct NextButton: View {
  let isFilledIn: Bool
  let next: () -> Void

  var body: some View {
    Text("Next")
      .foregroundStyle(Color.white)
      .background(isFilledIn ? Color.black : Color(white: 0.8))
      .allowsHitTesting(isFilledIn)
      .onTapGesture { next() }
  }
}
```

```swift good
extension Font {
  static func face(size: CGFloat) -> Font { .custom("Serif-Bold", size: size) }
}

struct Sentence: View {
  var body: some View {
    Text("Bold letters of fifteen points are large")
      .font(.custom("Serif-Bold", size: 15))
      .foregroundStyle(Color(red: 0.5, green: 0.5, blue: 0.5))
      .background(Color.white)
    Text("So are these")
      .font(.face(size: 15))
      .foregroundStyle(Color(red: 0.5, green: 0.5, blue: 0.5))
      .background(Color.white)
  }
}
```

Steps whose ground changes with their state: white words stand on green and blue, gray ones on white:

```swift good
struct StepMark: View {
  let done: Bool
  let near: Bool

  var body: some View {
    VStack {
      if done {
        Text("Paid").foregroundStyle(.white)
      } else if near {
        Text("Next").foregroundStyle(.white)
      } else {
        Text("Later").foregroundStyle(Color(white: 0.3))
      }
    }
    .padding()
    .background(
      done ? Color(red: 0.1, green: 0.4, blue: 0.2) : near ? Color(red: 0.1, green: 0.2, blue: 0.6) : Color.white)
  }
}
```

Of the entries of a color set the most exact one is shown: the dark ink for the light appearance, not the white one for
any:

```swift good file=Note.swift
struct Note: View {
  var body: some View {
    Text("Due tomorrow")
      .foregroundStyle(Color("Ink"))
      .padding()
      .background(Color.white)
      .environment(\.colorScheme, .light)
  }
}
```

```json file=Assets.xcassets/Ink.colorset/Contents.json
{
  "colors": [
    {
      "idiom": "universal",
      "color": { "color-space": "gray-gamma-22", "components": { "white": "1.000", "alpha": "1.000" } }
    },
    {
      "idiom": "universal",
      "appearances": [{ "appearance": "luminosity", "value": "light" }],
      "color": { "color-space": "gray-gamma-22", "components": { "white": "0.100", "alpha": "1.000" } }
    }
  ],
  "info": { "author": "xcode", "version": 1 }
}
```

Nobody makes two color sets to put the one on its double; one of them is not shown as it is written:

```swift good file=Letter.swift
struct Letter: View {
  var body: some View {
    Text("Due tomorrow")
      .foregroundStyle(Color("Ink"))
      .padding()
      .background(Color("Paper"))
  }
}
```

```json file=Assets.xcassets/Ink.colorset/Contents.json
{
  "colors": [
    {
      "idiom": "universal",
      "color": { "color-space": "srgb", "components": { "red": "1.0", "green": "1.0", "blue": "1.0", "alpha": "1.0" } }
    }
  ],
  "info": { "author": "xcode", "version": 1 }
}
```

```json file=Assets.xcassets/Paper.colorset/Contents.json
{
  "colors": [
    {
      "idiom": "universal",
      "color": { "color-space": "srgb", "components": { "red": "1.0", "green": "1.0", "blue": "1.0", "alpha": "1.0" } }
    }
  ],
  "info": { "author": "xcode", "version": 1 }
}
```

What a state of the view itself fades comes back, what is hardly seen is not there to be read, and a widget of the lock
screen has one color only:

```swift good file=Queue.swift
struct Queue: View {
  let guests: [Guest]
  @State private var isDimming = false

  var body: some View {
    NavigationStack {
      VStack {
        Text("Anna").opacity(isDimming ? 0.4 : 1)
        ForEach(guests) { guest in
          Text(guest.name).opacity(guest.hasLeft ? 0 : 1)
        }
      }
      .navigationTitle("Queue")
    }
  }
}
```

```swift good file=QueueWidget.swift
import SwiftUI
import WidgetKit

struct QueueWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "queue", provider: Provider()) { entry in QueueWidgetView(entry: entry) }
  }
}

struct QueueWidgetView: View {
  let entry: Entry

  var body: some View {
    ZStack {
      AccessoryWidgetBackground()
      Text("4")
        .foregroundStyle(Color(white: 0.9))
        .background(Color.white)
    }
  }
}
```

## Measured

Of 160 findings read on 54 apps during development, 159 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 93 of 109 undisputed.

"""###)

  private static let textFieldMissingInstructions = RuleDescription(
    id: #"text-field-missing-instructions"#, title: #"The rule for what to enter comes after the field"#,
    category: #"VoiceOver"#, severity: .note, confidence: .medium,
    wcag: [#"3.3.2"#, #"1.3.1"#],
    labels: [#"VoiceOver"#],
    affects: #"People who use VoiceOver type first and learn afterwards, from an error, what was expected."#, since: #"0.1.0"#,
    page: ###"""
# text-field-missing-instructions

## Why it matters

A line below the field tells everyone who sees it what is allowed. VoiceOver reads the field and opens the keyboard; the
line below is the next element, which people hear only if they go on before they type.

## What is reported

- **note**: a field that is directly followed by a text with a format or limit (“at least 8 characters”, “numbers only”), without a hint, value or label of its own.

The finding starts at the field.

## What is not reported

- Fields with a hint, value or label.
- Fields that are combined with the text.
- Texts that tell no rule, and texts before the field.

## Examples

### Bad

```swift bad
VStack(alignment: .leading) {
  TextField("Username", text: $username) // ✗ note col 3
  Text("Letters, numbers and underscores only")
    .font(.caption)
}
```

```swift bad
VStack {
  SecureField("Password", text: $password) // ✗ note : at least
  if password.count < 8 {
    Text("Use at least 8 characters")
  }
}
```

### Good

```swift good
VStack(alignment: .leading) {
  TextField("Username", text: $username)
    .accessibilityHint("Letters, numbers and underscores only.")
  Text("Letters, numbers and underscores only")
}
```

```swift good
VStack {
  TextField("Bio", text: $bio)
  Text("Tell others about you")
}
```

```swift good
VStack {
  Text("Use at least 8 characters")
  SecureField("Password", text: $password)
}
```

```swift good
VStack {
  TextField("Code", text: $code)
  Button("Send") { send() }
}
```

## How to fix it

Give the rule as hint as well. The visible line stays.

```swift fixed
VStack(alignment: .leading) {
  TextField("Username", text: $username)
    .accessibilityHint("Letters, numbers and underscores only.")
  Text("Letters, numbers and underscores only")
    .font(.caption)
}
```

## Measured

Of 3 findings read on 3 apps during development, 2 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 1 of 2 undisputed.

## Sources

- WCAG 2.2: 3.3.2 Labels or Instructions, 1.3.1 Info and Relationships
- Apple, SwiftUI: `accessibilityHint(_:)`

"""###)

  private static let textFieldMissingLabel = RuleDescription(
    id: #"text-field-missing-label"#, title: #"A text field has no name, so VoiceOver users do not know what to enter"#,
    category: #"VoiceOver"#, severity: .error, confidence: .high,
    wcag: [#"4.1.2"#, #"3.3.2"#, #"1.3.1"#],
    labels: [#"VoiceOver"#, #"Voice Control"#],
    affects: #"People who use VoiceOver hear "text field" and have to guess, and people who use Voice Control cannot select the field by name."#, since: #"0.1.0"#,
    page: ###"""
# text-field-missing-label

## Why it matters

A form is where people give up. VoiceOver users hear "text field, text field, secure text field" and have to type
something to find out which is which. A prompt does not help: it is a placeholder that disappears with the first
character, and with it goes the only clue for sighted people who forget.

## What is reported

- **error**: `TextField` or `SecureField` with an empty title and no words in a label closure.
- **error**: the same with a `prompt:` alone, which is a placeholder.
- **error**: `TextEditor`, which never has a title, without an accessibility label.
- **warning**: a title that is an example of what to type, or signs such as "???".
- **warning**: in UIKit, a `UITextField` made in code that nothing gives a placeholder or an accessibility label, and one
  whose placeholder is its only name and which code fills: once there is text, the placeholder is not spoken.

The finding starts at the field.

## What is not reported

- The same field once more in the other branch of `if #available`: it is told of once.
- Fields with a title, written out or from the model, or with words in their label closure.
- With the profile `audit`, a title that goes away while people type, where the one button beside the only field of a row
  has a name: a composer of messages with its "Send".
- Fields and editors with an accessibility label, and fields inside `LabeledContent`.
- A text field of the project's own, if it is a view.
- Search fields made by `.searchable`, and components that pass their title on.
- Fields that are represented by something else, part of an element named as a whole, or hidden; previews.
- In UIKit: fields that are disabled, which show text, fields whose words are set later, in another file or by a base class, and fields that are handed to other code.
- A field or an editor that is never enabled and so shows a text.
- In UIKit: a field that a function takes out of the view again before it ends.

## Examples

### Bad

```swift bad
TextField("", text: $inviteCode) // ✗ error col 1 name=none
  .textFieldStyle(.roundedBorder)
  .textInputAutocapitalization(.characters)
```

```swift bad
VStack(alignment: .leading) {
  Text("Bio")
  TextEditor(text: $bio) // ✗ error col 3 name=none
}
```

```swift bad
VStack {
  TextField("", text: $query, prompt: Text("Try “linen trousers”")) // ✗ error
    .padding()
  SecureField("", text: $password) // ✗ error
  TextField(" ", value: $weight, format: .number) // ✗ error
  TextField(text: $city) { // ✗ error
    EmptyView()
  }
}
```

```swift bad
struct SignUpForm: View {
  @State private var name = ""
  @State private var notes = ""

  var body: some View {
    Form {
      Section("Name") {
        TextField("", text: $name) // ✗ error col 9
      }
      Section("Notes") {
        TextEditor(text: $notes) // ✗ error
          .frame(minHeight: 120)
      }
    }
  }
}
```

An example of what to type is no name:

```swift bad
VStack {
  TextField("name@example.com", text: $email) // ✗ warning col 3
  SecureField("sk-ant-...", text: $key) // ✗ warning col 3
  TextField("https://", text: $address) // ✗ warning col 3
  TextField("rtmp://live.example.com/app", text: $ingest) // ✗ warning col 3
  SecureField("sk_us-west-2_okf4r49k34k_34g59g", text: $token) // ✗ warning col 3
}
```

Neither are signs:

```swift bad
VStack {
  TextField("???", text: $source) // ✗ warning col 3
  SecureField("••••••", text: $password) // ✗ warning col 3
}
```

```swift bad
final class NameScreen: UIViewController {
  private let nameField = UITextField() // ✗ warning col 27

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(nameField)
  }
}
```

```swift bad
import UIKit

final class ProfileViewController: UIViewController {
  private let nameField = UITextField() // ✗ warning

  override func viewDidLoad() {
    super.viewDidLoad()
    nameField.placeholder = placeholder
    nameField.text = profile.name
    view.addSubview(nameField)
  }
}
```

A field that is seen for a while before it is taken out:

```swift bad
import UIKit

final class CodeController: UIViewController {
  func ask() async {
    let field = UITextField() // ✗ warning
    view.addSubview(field)
    field.becomeFirstResponder()
    await answer()
    field.removeFromSuperview()
  }
}
```

### Good

A field that is taken out again where it is put in, which only loads the keyboard:

```swift good
import UIKit

final class SearchController: UIViewController {
  func warmUp() {
    let field = UITextField()
    view.addSubview(field)
    field.becomeFirstResponder()
    field.resignFirstResponder()
    field.removeFromSuperview()
  }
}
```

```swift good
VStack {
  TextField("Invite code", text: $inviteCode, prompt: Text("ABC123"))
    .textInputAutocapitalization(.characters)
    .autocorrectionDisabled()
  SecureField("Password", text: $password)
  TextField("Weight", value: $weight, format: .number)
  TextField(field.title, text: $field.text)
  TextField(text: $city) {
    Text("City")
  }
}
```

```swift good
VStack(alignment: .leading) {
  Text("Bio").accessibilityHidden(true)
  TextEditor(text: $bio)
    .accessibilityLabel("Bio")
  LabeledContent("Notes") {
    TextEditor(text: $notes)
  }
  LabeledContent("Nickname") {
    TextField("", text: $nickname)
  }
  TextField("", text: $query, prompt: Text("Linen trousers"))
    .accessibilityLabel("Search clothes")
}
```

```swift good
struct FormField: View {
  let title: String
  @Binding var text: String

  var body: some View {
    VStack(alignment: .leading) {
      Text(title)
        .accessibilityHidden(true)
      TextField("", text: $text)
        .accessibilityLabel(title)
    }
  }
}

struct SignUpForm: View {
  @State private var name = ""

  var body: some View {
    FormField(title: "Name", text: $name)
  }
}
```

The system names its own search field; an alert's fields have titles like any other:

```swift good
struct Library: View {
  @State private var query = ""
  @State private var renames = false
  @State private var newName = ""

  var body: some View {
    NavigationStack {
      List {
        Text("Trousers")
      }
      .searchable(text: $query)
      .alert("Rename list", isPresented: $renames) {
        TextField("Name", text: $newName)
        Button("Save") {}
      }
    }
  }
}
```

```swift good
VStack {
  HStack {
    TextField("", text: $first)
    TextField("", text: $second)
    TextField("", text: $third)
  }
  .accessibilityRepresentation {
    TextField("Six digit code", text: $code)
  }
  TextField("", text: $honeypot)
    .accessibilityHidden(true)
}
```

```swift good
TextEditor(text: .constant(log))
```

The button says what is typed here:

```swift good
HStack {
  TextField("Leave a comment", text: $comment, axis: .vertical)
  Button { send(comment) } label: {
    Image(systemName: "arrow.up.circle.fill")
  }
  .accessibilityLabel("Send comment")
}
```

A key of a string table, and a word with a digit in it:

```swift good
Form {
  TextField("shipping_address_line_2", text: $street)
  TextField("oauth2_client_identifier", text: $client)
}
```

```swift good
class FormScreen: UIViewController {
  let nameField = UITextField()
  let mailField = UITextField()
  let codeField = UITextField()
  let hiddenField = UITextField()
  private lazy var invisibleField: UITextField = {
    let field = UITextField()
    field.layer.opacity = 0
    return field
  }()
}

final class NameScreen: FormScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    nameField.placeholder = String(localized: "Name")
    Styles.dress(codeField)
  }
}
```

```swift file=NameScreen+Words.swift
extension NameScreen {
  func configure() {
    mailField.accessibilityLabel = String(localized: "E-mail")
  }
}
```

```swift good
ZStack {
  TextEditor(text: $placeholder).disabled(true)
  TextEditor(text: $text).accessibilityLabel("Message")
}
```

```swift good
import UIKit

final class SearchViewController: UIViewController {
  private let queryField = UITextField()
  private let caption = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    queryField.placeholder = placeholder
    view.addSubview(queryField)
    caption.isEnabled = false
    view.addSubview(caption)
  }

  func clear() { queryField.text = "" }
}
```

## How to fix it

Give the field a title; a prompt may show an example beside it.

```swift fixed
VStack(alignment: .leading) {
  TextField("Invite code", text: $inviteCode, prompt: Text("ABC123"))
    .textFieldStyle(.roundedBorder)
  Text("Bio")
    .accessibilityHidden(true)
  TextEditor(text: $bio)
    .accessibilityLabel("Bio")
}
```

## Measured

Of 103 findings read on 61 apps during development, 103 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 54 of 55 undisputed.

## Sources

- WCAG 2.2: 4.1.2 Name, Role, Value; 3.3.2 Labels or Instructions; 1.3.1 Info and Relationships
- Apple, Human Interface Guidelines: Text fields
- Apple, SwiftUI: `TextField.init(_:text:prompt:)`, `TextEditor`

"""###)

  private static let textOnMaterial = RuleDescription(
    id: #"text-on-material"#, title: #"Faint text is on a thin material"#,
    category: #"Transparency"#, severity: .note, confidence: .medium,
    wcag: [#"1.4.3"#],
    labels: [#"Sufficient Contrast"#],
    affects: #"People with low vision lose the text as soon as something bright or busy scrolls behind it."#, since: #"0.1.0"#,
    page: ###"""
# text-on-material

## Why it matters

A material takes its color from what is behind it, so its contrast is not known in advance. The styles `.primary` and
`.secondary` are drawn with vibrancy to stay readable on it; fainter ones are not meant for text.

## What is reported

- **note**: text in `.tertiary`, `.quaternary` or a color with an opacity under 0.7, whose nearest background is `.ultraThinMaterial`, `.thinMaterial` or `.regularMaterial`.

The finding starts at the style.

## What is not reported

- Text in `.primary` or `.secondary`, or without a style.
- Thick materials and plain backgrounds.
- Disabled text.

## Examples

### Bad

```swift bad
Text("Waiting")
  .foregroundStyle(.tertiary) // ✗ note col 20
  .padding()
  .background(.thinMaterial)
```

```swift bad
VStack {
  Text(look.title)
    .foregroundStyle(.white.opacity(0.5)) // ✗ note
}
.background(.ultraThinMaterial)
```

### Good

```swift good
Text("Waiting")
  .foregroundStyle(.secondary)
  .background(.thinMaterial)
```

```swift good
Text("Waiting")
  .foregroundStyle(.tertiary)
  .background(.thickMaterial)
```

```swift good
Text("Waiting")
  .foregroundStyle(.tertiary)
  .background(Color.white)
```

```swift good
Text("Waiting")
  .background(.ultraThinMaterial)
```

## How to fix it

Use `.primary` or `.secondary`, or a thicker material.

```swift fixed
Text("Waiting")
  .foregroundStyle(.secondary)
  .padding()
  .background(.regularMaterial)
```

## Measured

Not measured yet: in 149 apps it finds nothing, also with every rule on.

## Sources

- WCAG 2.2: 1.4.3 Contrast (Minimum)
- Apple, Human Interface Guidelines: Materials

"""###)

  private static let textOverImage = RuleDescription(
    id: #"text-over-image"#, title: #"Text is directly on an image"#,
    category: #"Color"#, severity: .warning, confidence: .medium,
    wcag: [#"1.4.3"#],
    labels: [#"Sufficient Contrast"#],
    affects: #"People with low vision have trouble reading the letters where the image is about as light or as dark as they are."#, since: #"0.1.0"#,
    page: ###"""
# text-over-image

## Why it matters

The colors of a loaded image are not known in advance. White letters on a cloud are invisible.

## What is reported

- **warning**: a `Text` in an overlay of a loaded picture, or above one in a `ZStack`, with nothing drawn between.
- **note**: the same on a picture of the app that fills its frame, and when the text has a shadow.

The finding starts at the text; the picture is given as a related place.

## What is not reported

- Texts with a background, material or glass of their own or around them.
- A gradient, shape, color or component between picture and text; pictures that are dimmed or blurred.
- In a `ZStack`, pictures and texts that are moved away with `offset`, and stacks that begin with an empty part
  (`Spacer(minLength:)`).
- Symbols, small pictures with a badge, pictures made of the app's own drawing at their own size.
- Hidden texts, placeholders, widgets, previews.

## Examples

### Bad

```swift bad
AsyncImage(url: look.photo)
  .overlay(alignment: .bottomLeading) {
    Text(look.title).foregroundStyle(.white) // ✗ warning col 5
  }
```

```swift bad
ZStack(alignment: .bottom) {
  Image(decorative: "hero").resizable()
  VStack {
    Text(look.brand) // ✗ note col 5
      .font(.caption)
  }
}
```

```swift bad
ZStack {
  AsyncImage(url: look.photo)
  Text(look.brand) // ✗ note col 3
    .shadow(radius: 4)
}
```

A touch of `offset` leaves the text where it was:

```swift bad
ZStack {
  AsyncImage(url: look.photo)
  Text(look.title) // ✗ warning
    .offset(y: 8)
}
```

### Good

What is moved away, or kept free, may not meet:

```swift good
GeometryReader { geometry in
  ZStack {
    Image(decorative: "empty-shelf")
      .resizable()
      .offset(y: -geometry.size.height * 0.2)
    Text("Nothing here yet")
  }
  ZStack {
    Image(decorative: "empty-shelf")
      .resizable()
    VStack {
      Spacer(minLength: geometry.size.height * 0.5)
      Text("Nothing here yet")
    }
  }
}
```

```swift good
AsyncImage(url: look.photo)
  .overlay(alignment: .bottomLeading) {
    Text(look.title)
      .padding(8)
      .background(.black.opacity(0.7), in: .rect(cornerRadius: 8))
  }
```

```swift good
ZStack {
  AsyncImage(url: look.photo)
  LinearGradient(colors: [.clear, .black], startPoint: .top, endPoint: .bottom)
  Text(look.brand)
}
```

```swift good
VStack {
  AsyncImage(url: look.photo)
  Text(look.brand)
  ZStack {
    Image(systemName: "circle.fill").resizable()
    Text("3")
  }
  ZStack {
    Image(uiImage: photo).resizable().opacity(0.2)
    Text("Draft")
  }
}
```

```swift good
ZStack {
  Image("avatar").resizable().frame(width: 40, height: 40)
  Text("3")
}
```

```swift good
VStack {
  AsyncImage(url: look.photo)
    .overlay(Color.black.opacity(0.5))
    .overlay {
      Text(look.title)
    }
  AsyncImage(url: look.photo)
    .overlay {
      VStack { Text(look.title) }
        .background(.regularMaterial)
    }
}
```

## How to fix it

Put something between.

```swift fixed
AsyncImage(url: look.photo)
  .overlay(alignment: .bottomLeading) {
    Text(look.title)
      .padding(8)
      .background(.regularMaterial, in: .rect(cornerRadius: 8))
  }
```

## Measured

Not measured yet: in 149 apps none of its findings was judged right or wrong.
In apps read for the first time: 0 of 1 undisputed.

## Sources

- WCAG 2.2: 1.4.3 Contrast (Minimum)
- Apple, Human Interface Guidelines: Materials

"""###)

  private static let textShrinksToFit = RuleDescription(
    id: #"text-shrinks-to-fit"#, title: #"Text shrinks to fit just when people ask for larger text"#,
    category: #"Dynamic Type"#, severity: .warning, confidence: .medium,
    wcag: [#"1.4.4"#],
    labels: [#"Larger Text"#],
    affects: #"People who set a larger text size get small letters again wherever space is tight."#, since: #"0.1.0"#,
    page: ###"""
# text-shrinks-to-fit

## Why it matters

`minimumScaleFactor` lets the system make text smaller until it fits. With a factor of 0.5, text that someone has set to
twice its size may end up exactly as small as before. Wrapping to another line keeps both the text and its size.

## What is reported

- **warning**: a factor under 0.75 on sentences and paragraphs.
- **note**: any other factor under 1 on words.
- **note**: a label of UIKit with a scaled font, `adjustsFontSizeToFitWidth` and a `minimumScaleFactor` below 0.75 or none.

Short words that lose less than half (a factor of 0.6 or more), any text that loses a fifth at most, and any in a bar that
the project makes itself are notes of low confidence, which are not shown by default. The finding starts at the modifier.

## What is not reported

- Numbers, times, prices, formatted values and single short words.
- A factor of 0.8 or more on text that may wrap.
- Views that are chosen by the text size; bars, menus, widgets and live activities.
- Text without a limit of lines, handed to a component of the project that takes one of several layouts by the height
  there is (`ViewThatFits`), with one in a `ScrollView` among them: it wraps and scrolls, and never shrinks.
- Factors that are not known.
- Text behind `.fixedSize()`, which is given the width that it asks for and never shrinks.
- Words of a fixed size, which do not grow in the first place (`fixed-font-size`).
- Words in a frame whose width follows the text size by a `@ScaledMetric`: the room grows with them.
- Projects made for the Mac only.
- In UIKit: labels with a number of lines of their own, fixed fonts, labels that are called a count, an emoji or initials.

## Examples

### Bad

```swift bad
Text("Your thought was saved to the list of ideas for today")
  .lineLimit(2)
  .minimumScaleFactor(0.5) // ✗ warning col 4
```

```swift bad
VStack {
  Text(article.summary)
    .minimumScaleFactor(0.6) // ✗ warning
  Text(article.title)
    .lineLimit(1)
    .minimumScaleFactor(0.9) // ✗ note
}
```

```swift bad
HStack {
  Text(recipe.title)
  Spacer()
}
.lineLimit(1)
.minimumScaleFactor(0.7) // ✗ note
```

```swift bad
final class AccountTitleView: UIView {
  private let accountLabel = UILabel()

  func build() {
    accountLabel.font = .preferredFont(forTextStyle: .footnote)
    accountLabel.adjustsFontForContentSizeCategory = true
    accountLabel.adjustsFontSizeToFitWidth = true // ✗ note : 50%
    accountLabel.minimumScaleFactor = 0.5
    accountLabel.text = "Signed in with the account of the clinic"
    addSubview(accountLabel)
  }
}
```

A limit of lines holds in every layout, and one that fits by its width does not scroll:

```swift bad
struct InfoPage<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    ViewThatFits(in: .vertical) {
      plain
      scrolling
    }
  }

  private var plain: some View {
    VStack { content }
  }

  private var scrolling: some View {
    ScrollView { content }
  }
}

struct QueuePage: View {
  var body: some View {
    InfoPage { words() }
  }

  private func words() -> some View {
    Text("You are in the queue for the next appointment")
      .font(.title)
      .lineLimit(1)
      .minimumScaleFactor(0.5) // ✗ note
  }
}
```

```swift bad
struct InfoPage<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    ViewThatFits(in: .horizontal) {
      plain
      scrolling
    }
  }

  private var plain: some View {
    VStack { content }
  }

  private var scrolling: some View {
    ScrollView { content }
  }
}

struct QueuePage: View {
  var body: some View {
    InfoPage { words() }
  }

  private func words() -> some View {
    Text("You are in the queue for the next appointment")
      .font(.title)
      .minimumScaleFactor(0.5) // ✗ note
  }
}
```

### Good

What has no limit of lines, in a layout that scrolls when it does not fit, wraps:

```swift good
struct InfoPage<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    ViewThatFits(in: .vertical) {
      plain
      scrolling
    }
  }

  private var plain: some View {
    VStack { content }
  }

  private var scrolling: some View {
    ScrollView { content }
  }
}

struct QueuePage: View {
  var body: some View {
    InfoPage { words() }
  }

  private func words() -> some View {
    Text("You are in the queue for the next appointment")
      .font(.title)
      .minimumScaleFactor(0.5)
  }
}
```

```swift good
Text("Your thought was saved to the list of ideas")
  .fixedSize(horizontal: false, vertical: true)
```

```swift good
struct LineBadge: View {
  let title: String
  var size: CGFloat = 44
  @ScaledMetric(relativeTo: .body) private var scale: CGFloat = 1

  var body: some View {
    VStack {
      Text(title)
        .font(.system(size: 18 * scale, weight: .heavy))
        .minimumScaleFactor(0.6)
        .frame(width: size * scale, height: size * scale)
      HStack {
        Text(title)
          .minimumScaleFactor(0.6)
      }
      .font(.system(size: 14))
    }
  }
}
```

Values that must stay on one line:

```swift good
VStack {
  Text(weight, format: .number)
    .font(.largeTitle)
    .minimumScaleFactor(0.6)
  Text(timer.duration)
    .lineLimit(1)
    .minimumScaleFactor(0.5)
  Text("Pace")
    .minimumScaleFactor(0.5)
}
```

```swift good
VStack {
  Text(article.title)
    .lineLimit(3)
    .minimumScaleFactor(0.85)
  Text(article.title)
    .minimumScaleFactor(factor)
}
```

```swift good
struct Score: View {
  @Environment(\.dynamicTypeSize) private var size

  var body: some View {
    if size.isAccessibilitySize {
      Text("Your score of the week")
    } else {
      Text("Your score of the week")
        .minimumScaleFactor(0.7)
    }
  }
}
```

```swift good
Text("Read the whole report")
  .fixedSize()
  .minimumScaleFactor(0.5)
```

```swift good
final class AccountTitleView: UIView {
  private let accountLabel = UILabel()
  private let countLabel = UILabel()
  private let hintLabel = UILabel()

  func build() {
    accountLabel.font = .preferredFont(forTextStyle: .footnote)
    accountLabel.adjustsFontSizeToFitWidth = true
    accountLabel.minimumScaleFactor = 0.8
    accountLabel.text = "Signed in"
    countLabel.font = .preferredFont(forTextStyle: .footnote)
    countLabel.adjustsFontSizeToFitWidth = true
    countLabel.text = "99"
    hintLabel.font = .preferredFont(forTextStyle: .footnote)
    hintLabel.adjustsFontSizeToFitWidth = true
    hintLabel.numberOfLines = 0
    hintLabel.text = "Everything is saved by itself."
  }
}
```

## How to fix it

Let the words wrap.

```swift fixed
Text("Your thought was saved to the list of ideas")
  .multilineTextAlignment(.leading)
```

## Measured

Of 19 findings read on 15 apps during development, 19 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 9 of 13 undisputed.

## Sources

- WCAG 2.2: 1.4.4 Resize Text
- Apple, SwiftUI: `minimumScaleFactor(_:)`

"""###)

  private static let timedDismissal = RuleDescription(
    id: #"timed-dismissal"#, title: #"A message or control disappears by itself"#,
    category: #"Cognitive"#, severity: .warning, confidence: .medium,
    wcag: [#"2.2.1"#, #"2.2.3"#],
    labels: [#"VoiceOver"#],
    affects: #"People who read slowly have not finished, and people who use VoiceOver or a switch have not reached the button when it disappears."#, since: #"0.1.0"#,
    page: ###"""
# timed-dismissal

## Why it matters

Three seconds are enough to notice that something is there. Reading takes many people longer, and reaching a button with
a switch takes many seconds. An “Undo” that disappears by itself is no undo for them.

## What is reported

- **warning**: a control that is taken away within 10 seconds after it is shown.
- **warning**: a message of more than five words that is taken away within five seconds, or faster than two words a second.
- **note**: a shorter message that is taken away within five seconds and is not announced.

The finding starts at the `if` that shows it.

## What is not reported

- Messages that are closed by a button and not by time.
- Short messages that are announced.
- Waits of less than a second, and conditions on more than one state.

## Examples

### Bad

```swift bad
VStack {
  if showsUndo { // ✗ warning col 3
    Button("Undo delete") { undo() }
  }
}
.onChange(of: showsUndo) {
  DispatchQueue.main.asyncAfter(deadline: .now() + 3) { showsUndo = false }
}
```

```swift bad
VStack {
  if isSaved { // ✗ warning
    Text("Your stamp was saved to the collection of this month")
  }
}
.task {
  try? await Task.sleep(for: .seconds(2))
  isSaved = false
}
```

### Good

```swift good
VStack {
  if showsUndo {
    Button("Undo delete") { undo() }
    Button("Close") { showsUndo = false }
  }
}
```

```swift good
VStack {
  if isCopied { Text("Copied") }
}
.onChange(of: isCopied) {
  AccessibilityNotification.Announcement("Copied \(isCopied)").post()
  DispatchQueue.main.asyncAfter(deadline: .now() + 2) { isCopied = false }
}
```

```swift good
VStack {
  if isSaved { Text("Saved") }
}
.task {
  try? await Task.sleep(for: .seconds(30))
  isSaved = false
}
```

```swift good
VStack {
  if isBusy { Text("Searching for stamps near to you right now") }
}
.task {
  try? await Task.sleep(for: .milliseconds(300))
  isBusy = false
}
```

## How to fix it

Leave it until it is closed, and say it to those who do not see it.

```swift fixed
VStack {
  if showsUndo {
    Button("Undo delete") { undo() }
    Button("Close") { showsUndo = false }
  }
}
```

## Measured

Of 5 findings read on 5 apps during development, 5 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 1 of 1 undisputed.

## Sources

- WCAG 2.2: 2.2.1 Timing Adjustable, 2.2.3 No Timing
- Apple, Human Interface Guidelines: Accessibility

"""###)

  private static let toggleStateMissing = RuleDescription(
    id: #"toggle-state-missing"#, title: #"Only the icon changes when this button is on, so VoiceOver does not announce the state"#,
    category: #"VoiceOver"#, severity: .error, confidence: .high,
    wcag: [#"4.1.2"#, #"1.4.1"#],
    labels: [#"VoiceOver"#, #"Voice Control"#, #"Differentiate Without Color Alone"#],
    affects: #"People who use VoiceOver hear "Save, button" before and after, and cannot tell whether it is saved."#, since: #"0.1.0"#,
    page: ###"""
# toggle-state-missing

## Why it matters

The heart fills, and everyone who sees it knows. VoiceOver users hear the same words as before and activate it once more
to be sure, which undoes it. A visible state has to be in the label, the value or a trait, and has to change together
with the image.

## What is reported

- **error**: a button or tappable view whose picture, color, opacity or symbol variant depends on a state, while its
  name is a fixed text and neither a value nor a trait depends on that state.

- **warning**: a button whose arrow alone tells whether something below it is expanded.

The finding starts at the control.

## What is not reported

- Labels, values and traits that depend on the same state, and visible words that do.
- `Toggle` in every style.
- Links: they lead somewhere and are neither on nor off.
- States of the moment: loading, pressed, focused, hovered, enabled; appearance and layout conditions.
- What says that a sheet, popover, alert or the like is shown (`isPresented:` or `item:` of a modifier anywhere in the
  type, or where a component is given the binding): nobody is at the button while it is true. An inspector and a search
  stand beside the rest.
- Controls without any name: `icon-button-missing-label` comes first.
- Names that come from the model and may well say it. Numbers that are filled into a label do not, nor does what the state
  is asked of: `post.id` in `isLiked(post.id)`.
- Elements with a representation, ignored in favor of one label, or hidden; previews.

## Examples

### Bad

What is shown beside it, and what a label is filled with, is not the state:

```swift bad
struct PostFooter: View {
  let post: Post
  @ObservedObject var likes: LikeManager

  var body: some View {
    Button { // ✗ error col 5
      likes.toggleLike(post.id)
    } label: {
      HStack {
        Image(systemName: likes.isLiked(post.id) ? "heart.fill" : "heart")
        if likes.count(post.id) > 0 { Text("\(likes.count(post.id))") }
      }
    }
    .accessibilityLabel("Like")
  }
}

struct CountedFooter: View {
  let isLiked: Bool
  let count: Int
  var like: () -> Void

  var body: some View {
    Button(action: like) { // ✗ error col 5
      Label("\(count)", systemImage: isLiked ? "heart.fill" : "heart")
    }
    .accessibilityLabel("Like, \(count) likes")
  }
}

struct MarkOfPlace: View {
  let place: Place
  @ObservedObject var places: Places

  var body: some View {
    Button { // ✗ error col 5
      places.turn(place.code)
    } label: {
      Image(systemName: places.isMarked(place.code) ? "bookmark.fill" : "bookmark")
    }
    .accessibilityLabel(String(format: "Mark %@", place.code))
  }
}
```

```swift bad
Button { isSaved.toggle() } label: { // ✗ error col 1 name=text:Save
  Image(systemName: isSaved ? "heart.fill" : "heart")
}
.accessibilityLabel("Save")
```

```swift bad
HStack {
  Button { isMuted.toggle() } label: { // ✗ error col 3
    if isMuted {
      Image(systemName: "speaker.slash")
    } else {
      Image(systemName: "speaker.wave.2")
    }
  }
  .accessibilityLabel("Sound")
  Button { like(post) } label: { // ✗ error
    Image(systemName: "hand.thumbsup")
      .symbolVariant(post.isLiked ? .fill : .none)
  }
  .accessibilityLabel("Like")
  Button { follow(author) } label: { // ✗ error
    Label("Follow", systemImage: author.isFollowed ? "person.fill.checkmark" : "person.badge.plus")
      .labelStyle(.iconOnly)
  }
}
```

One symbol is the other with a mark, whatever the state is called:

```swift bad
HStack {
  Button { flip(alias) } label: { // ✗ error col 3 name=text:Active
    Label("Active", systemImage: alias.enabled ? "checkmark.circle.fill" : "circle.dashed")
  }
  // Whether the button can be used.
  Button { send() } label: {
    Image(systemName: enabled ? "paperplane.fill" : "paperplane")
  }
  .accessibilityLabel("Send")
}
```

```swift bad
Button { shelf.toggleMark(of: book) } label: { // ✗ error col 1
  Image(systemName: shelf.isMarked(book) ? "bookmark.fill" : "bookmark")
}
.accessibilityLabel("Mark this book")
```

```swift bad
struct StarButton: View {
  @Binding var isFavorite: Bool

  var body: some View {
    Button { // ✗ error col 5
      isFavorite.toggle()
    } label: {
      Image(systemName: "star")
        .foregroundStyle(isFavorite ? Color.yellow : Color.gray)
    }
    .accessibilityLabel("Favorite")
  }
}
```

```swift bad
VStack {
  Button { showsTerms.toggle() } label: { // ✗ warning
    HStack {
      Text("Terms")
      Image(systemName: showsTerms ? "chevron.down" : "chevron.right")
    }
  }
  if showsTerms { Text(terms) }
}
```

What stands beside the rest of the screen is on or off, and so is what merely shares its name with a sheet:

```swift bad
struct DrawingScreen: View {
  @State private var showsLayers = false
  @State private var drawing: Drawing?

  var body: some View {
    VStack {
      Canvas { context, size in draw(in: &context, size) }
        .inspector(isPresented: $showsLayers) { LayerList() }
        .sheet(item: $drawing) { DrawingInfo(drawing: $0) }
      Button { showsLayers.toggle() } label: { // ✗ error col 7
        Label("Layers", systemImage: showsLayers ? "square.3.layers.3d" : "square.3.layers.3d.slash")
      }
      ForEach(drawings) { drawing in
        Button { pin(drawing) } label: { // ✗ error col 9
          Label("Pin", systemImage: drawing.isPinned ? "pin.fill" : "pin")
        }
      }
    }
  }
}
```

### Good

Words that are filled in and may tell the state:

```swift good
struct Told: View {
  let isLiked: Bool
  let deed: String
  var like: () -> Void

  var body: some View {
    Button(action: like) {
      Image(systemName: isLiked ? "heart.fill" : "heart")
    }
    .accessibilityLabel("\(deed) this post")
  }
}
```

A function says the state:

```swift good
struct SaveButton: View {
  @State private var isSaved = false

  var body: some View {
    Button { isSaved.toggle() } label: {
      Image(systemName: isSaved ? "heart.fill" : "heart")
    }
    .accessibilityLabel("Favorite")
    .accessibilityValue(state())
  }

  private func state() -> String { isSaved ? "On" : "Off" }
}
```

```swift good
HStack {
  Button { isSaved.toggle() } label: {
    Image(systemName: isSaved ? "heart.fill" : "heart")
  }
  .accessibilityLabel(isSaved ? "Saved. Remove from saved" : "Not saved. Add to saved")
  Button { isMuted.toggle() } label: {
    Image(systemName: isMuted ? "speaker.slash" : "speaker.wave.2")
  }
  .accessibilityLabel("Sound")
  .accessibilityValue(isMuted ? "Off" : "On")
  Button { like(post) } label: {
    Image(systemName: post.isLiked ? "hand.thumbsup.fill" : "hand.thumbsup")
  }
  .accessibilityLabel("Like")
  .accessibilityAddTraits(post.isLiked ? .isSelected : [])
}
```

```swift good
Toggle(isOn: $isSaved) {
  Label("Save", systemImage: isSaved ? "heart.fill" : "heart")
    .labelStyle(.iconOnly)
}
.toggleStyle(.button)
```

Words that change with the picture:

```swift good
VStack {
  Button { follow(author) } label: {
    Label(author.isFollowed ? "Unfollow" : "Follow", systemImage: author.isFollowed ? "minus" : "plus")
  }
  Button { isPlaying.toggle() } label: {
    HStack {
      Image(systemName: isPlaying ? "pause" : "play")
      if isPlaying {
        Text("Pause")
      } else {
        Text("Play")
      }
    }
  }
}
```

What passes by itself is no state to tell:

```swift good
struct SendButton: View {
  @Environment(\.colorScheme) private var colorScheme
  @State private var isLoading = false

  var body: some View {
    VStack {
      Button { send() } label: {
        Image(systemName: "paperplane")
          .opacity(isLoading ? 0.5 : 1)
      }
      .accessibilityLabel("Send")
      Button { send() } label: {
        Image(systemName: "envelope")
          .foregroundStyle(colorScheme == .dark ? Color.yellow : Color.orange)
      }
      .accessibilityLabel("Mail")
    }
  }

  private func send() {}
}
```

```swift good
VStack {
  Button { toggle(item) } label: {
    Image(systemName: item.isOn ? "bell.fill" : "bell")
  }
  .accessibilityLabel(item.spokenState)
  Button { toggle(item) } label: {
    Image(systemName: item.isOn ? "bell.fill" : "bell")
  }
  .accessibilityLabel("Alerts")
  .accessibilityRepresentation {
    Toggle("Alerts", isOn: $item.isOn)
  }
}
```

Two ends of one switch, and a button that is set aside while a dialog is open:

```swift good
VStack {
  HStack {
    Text("Light")
      .foregroundStyle(isDark ? .white : .black)
      .onTapGesture { isDark = false }
    Toggle("Dark", isOn: $isDark)
  }
  Button { showsTerms.toggle() } label: { Text("Show the terms") }
    .accessibilityElement(children: showsTerms ? .ignore : .contain)
}
```

What opens a sheet or popover is not on while it is open:

```swift good
struct TripScreen: View {
  @State private var showsPacking = false
  @State private var showsGuests = false
  @State private var isSharing = false

  var body: some View {
    VStack {
      Text("Lisbon")
      actions
      GuestButton(isOpen: $showsGuests)
    }
    .sheet(isPresented: $showsPacking) { PackingList() }
    .popover(isPresented: $showsGuests) { GuestList() }
    .modifier(ShareDialog(isOpen: $isSharing))
  }

  private var actions: some View {
    HStack {
      Button { showsPacking.toggle() } label: {
        Label("Packing list", systemImage: showsPacking ? "bag.fill" : "bag")
      }
      Button { isSharing.toggle() } label: {
        Label("Send", systemImage: isSharing ? "paperplane.fill" : "paperplane")
      }
    }
  }
}

struct GuestButton: View {
  @Binding var isOpen: Bool

  var body: some View {
    Button { isOpen.toggle() } label: {
      Label {
        Text("Guests")
      } icon: {
        if isOpen { Image(systemName: "person.2.fill") } else { Image(systemName: "person.2") }
      }
    }
  }
}

struct ShareDialog: ViewModifier {
  @Binding var isOpen: Bool

  func body(content: Content) -> some View {
    content.confirmationDialog("Send the trip", isPresented: $isOpen) { Button("As a link") { send() } }
  }
}
```

```swift good
struct CartBar: View {
  @Binding var showsCart: Bool

  var body: some View {
    Button { showsCart.toggle() } label: {
      Label("Cart", systemImage: showsCart ? "cart.fill" : "cart")
    }
    .popover(isPresented: $showsCart) { Cart() }
  }
}
```

What has just been done, which a mark shows for a moment:

```swift good
struct LinkRow: View {
  let url: URL
  @State private var didCopy = false
  @State private var wasStored = false

  var body: some View {
    HStack {
      Button(action: copy) {
        Text("Link")
        Image(systemName: didCopy ? "checkmark" : "doc.on.doc")
      }
      .accessibilityLabel("Copy the link")
      Button {
        wasStored = true
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { wasStored = false }
      } label: {
        Image(systemName: wasStored ? "checkmark" : "tray.and.arrow.down")
          .frame(width: 44, height: 44)
      }
      .accessibilityLabel("Store the link")
    }
  }

  private func copy() {
    UIPasteboard.general.string = url.absoluteString
    withAnimation { didCopy = true }
    Task {
      try? await Task.sleep(for: .seconds(1.5))
      withAnimation { didCopy = false }
    }
  }
}
```

```swift good
NavigationLink {
  MessageScreen(message)
} label: {
  Image(systemName: message.isUnread ? "envelope.badge" : "envelope.open").accessibilityLabel("Message")
}
```

## How to fix it

Say the state and then what the button does, or use a toggle and let the system say it.

```swift fixed
Button { isSaved.toggle() } label: {
  Image(systemName: isSaved ? "heart.fill" : "heart")
}
.accessibilityLabel(isSaved ? "Saved. Remove from saved" : "Not saved. Add to saved")
```

## Measured

Of 14 findings read on 9 apps during development, 14 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 2 of 4 undisputed.

## Sources

- WCAG 2.2: 4.1.2 Name, Role, Value; 1.4.1 Use of Color
- Apple, SwiftUI: `accessibilityValue(_:)`, `AccessibilityTraits.isToggle`, `ToggleStyle.button`

"""###)

  private static let tooManyChoices = RuleDescription(
    id: #"too-many-choices"#, title: #"A screen or dialog offers more choices than people can weigh"#,
    category: #"Cognitive"#, severity: .note, confidence: .medium,
    wcag: [#"2.4.5"#],
    labels: [],
    affects: #"People with a cognitive disability, with ADHD or under stress cannot keep many choices in mind, and choose nothing."#, since: #"0.1.0"#,
    page: ###"""
# too-many-choices

## Why it matters

Each choice has to be read, understood and kept in mind while people read the next ones. Beyond four or five, people
with memory problems start over from the top. On iPhone the sixth tab is not even visible: it is behind “More”.

## What is reported

- **note**: a `TabView` with more than five tabs.
- **note**: a segmented `Picker` with more than five segments.
- **note**: a dialog with more than seven buttons besides the one that cancels.
- **note**: a stack of more than seven buttons with titles.

The numbers are options; plain apps set `choices` to three or four.

The finding starts at the container, or at the dialog's modifier.

## What is not reported

- Pages that are turned, menus, pickers of other styles, rows of lists and forms.
- Tabs and segments made by `ForEach`, whose number is not known.
- Widgets, debug code, previews.

## Examples

### Bad

```swift bad
TabView { // ✗ note col 1 : 6
  Text("Home").tabItem { Label("Home", systemImage: "house") }
  Text("Search").tabItem { Label("Search", systemImage: "magnifyingglass") }
  Text("Add").tabItem { Label("Add", systemImage: "plus") }
  Text("Likes").tabItem { Label("Likes", systemImage: "heart") }
  Text("Messages").tabItem { Label("Messages", systemImage: "envelope") }
  Text("Profile").tabItem { Label("Profile", systemImage: "person") }
}
```

```swift bad
Picker("Mood", selection: $mood) { // ✗ note col 1
  Text("Calm").tag(0)
  Text("Happy").tag(1)
  Text("Sad").tag(2)
  Text("Angry").tag(3)
  Text("Tired").tag(4)
  Text("Busy").tag(5)
}
.pickerStyle(.segmented)
```

```swift bad
VStack { // ✗ note
  Button("Record") { record() }
  Button("Type") { type() }
  Button("Import") { importFile() }
  Button("Scan") { scan() }
  Button("Templates") { templates() }
  Button("Draw") { draw() }
  Button("Paste") { paste() }
  Button("Choose a photo") { choose() }
}
```

### Good

```swift good
VStack {
  Button("Record") { record() }
  Button("Type") { type() }
  Menu("More ways to add") {
    Button("Import") { importFile() }
    Button("Scan") { scan() }
    Button("Templates") { templates() }
    Button("Paste") { paste() }
    Button("Draw") { draw() }
  }
}
```

```swift good
Picker("Mood", selection: $mood) {
  Text("Calm").tag(0)
  Text("Happy").tag(1)
  Text("Sad").tag(2)
  Text("Angry").tag(3)
  Text("Tired").tag(4)
  Text("Busy").tag(5)
}
.pickerStyle(.menu)
```

```swift good
TabView {
  Text("One")
  Text("Two")
  Text("Three")
  Text("Four")
  Text("Five")
  Text("Six")
}
.tabViewStyle(.page)
```

```swift good
List {
  Text("Stamp")
}
.confirmationDialog("Remove the stamp?", isPresented: $asks) {
  Button("Remove", role: .destructive) { remove() }
  Button("Keep", role: .cancel) {}
}
```

## How to fix it

Offer the most important ones and put the rest behind “More”.

```swift fixed
VStack {
  Button("Record") { record() }
  Button("Type") { type() }
  Menu("More ways to add") {
    Button("Import") { importFile() }
    Button("Scan") { scan() }
  }
}
```

## Measured

Of 1 findings read on one app during development, 1 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 1 of 1 undisputed.

## Sources

- WCAG 2.2: 2.4.5 Multiple Ways; Making Content Usable for People with Cognitive and Learning Disabilities (W3C)
- Apple, Human Interface Guidelines: Tab bars; Segmented controls

"""###)

  private static let touchTargetSpacing = RuleDescription(
    id: #"touch-target-spacing"#, title: #"Small targets are so close together that it is easy to tap the wrong one"#,
    category: #"Touch"#, severity: .warning, confidence: .medium,
    wcag: [#"2.5.8"#],
    labels: [#"Voice Control"#],
    affects: #"People with tremor or large fingers tap Delete when they aimed at Edit."#, since: #"0.1.0"#,
    page: ###"""
# touch-target-spacing

## Why it matters

A target smaller than 44 points can still be hit if there is space around it: a slip then does nothing. With two small
targets side by side, every slip triggers the wrong action.

## What is reported

- **warning**: two neighbors in a stack with a `spacing` of less than 8 points, each of them a target that is known to be
  smaller than 44 points along the stack.

The finding starts at the number.

## What is not reported

- Stacks with the default spacing, or with 8 points or more.
- Neighbors with a text, a divider or a spacer between them.
- Targets of 44 points (unless `large` is set), targets whose size is not known, and targets with padding around them.
- Bars, menus and rows that the system lays out.
- Projects made for the Mac only.

## Examples

### Bad

```swift bad
HStack(spacing: 2) { // ✗ warning col 17 : 2
  Button { like() } label: {
    Image(systemName: "heart")
      .frame(width: 24, height: 24)
  }
  .accessibilityLabel("Like")
  Button { share() } label: {
    Image(systemName: "square.and.arrow.up")
      .frame(width: 24, height: 24)
  }
  .accessibilityLabel("Share")
}
.buttonStyle(.plain)
```

```swift bad
VStack(spacing: 0) { // ✗ warning
  Image(systemName: "chevron.up")
    .frame(width: 44, height: 20)
    .onTapGesture { step(1) }
  Image(systemName: "chevron.down")
    .frame(width: 44, height: 20)
    .onTapGesture { step(-1) }
}
```

### Good

```swift good
HStack(spacing: 8) {
  Button { like() } label: {
    Image(systemName: "heart")
      .frame(width: 24, height: 24)
  }
  Button { share() } label: {
    Image(systemName: "square.and.arrow.up")
      .frame(width: 24, height: 24)
  }
}
.buttonStyle(.plain)
```

```swift good
VStack(spacing: 0) {
  Button { pick(.me) } label: {
    Text("For myself")
      .frame(maxWidth: .infinity, minHeight: 56)
  }
  Divider()
  Button { pick(.other) } label: {
    Text("For someone else")
      .frame(maxWidth: .infinity, minHeight: 56)
  }
}
```

```swift good
HStack(spacing: 0) {
  Button { like() } label: {
    Image(systemName: "heart")
      .frame(width: 24, height: 24)
  }
  Text("12")
  Button { share() } label: {
    Image(systemName: "square.and.arrow.up")
      .frame(width: 24, height: 24)
  }
}
.buttonStyle(.plain)
```

```swift good
HStack(spacing: 0) {
  Button { like() } label: {
    Image(systemName: "heart")
      .frame(width: 44, height: 44)
  }
  Button { share() } label: {
    Image(systemName: "square.and.arrow.up")
      .frame(width: 44, height: 44)
  }
}
.buttonStyle(.plain)
```

## How to fix it

Leave room, or make the targets larger.

```swift fixed
HStack(spacing: 8) {
  Button { like() } label: {
    Image(systemName: "heart")
      .frame(width: 44, height: 44)
  }
  Button { share() } label: {
    Image(systemName: "square.and.arrow.up")
      .frame(width: 44, height: 44)
  }
}
.buttonStyle(.plain)
```

## Measured

Not measured yet: in 149 apps none of its findings was judged right or wrong.

## Sources

- WCAG 2.2: 2.5.8 Target Size (Minimum)
- Apple, Human Interface Guidelines: Accessibility, padding around controls

"""###)

  private static let touchTargetTooSmall = RuleDescription(
    id: #"touch-target-too-small"#, title: #"A touch target is smaller than 44 by 44 points, so people with tremor or large fingers miss it"#,
    category: #"Touch"#, severity: .error, confidence: .high,
    wcag: [#"2.5.8"#, #"2.5.5"#],
    labels: [#"Voice Control"#],
    affects: #"People with tremor, limited dexterity, a prosthesis or simply on a moving bus miss the control, or hit the one next to it."#, since: #"0.1.0"#,
    page: ###"""
# touch-target-too-small

## Why it matters

A hand that shakes does not land on a twenty-point glyph. The tap misses, or it hits Delete next to Edit, and people
learn to fear the screen. The glyph can stay as small as the design wants it; only the touch target has to be 44 points
in both directions, which is the size Apple gives its own controls.

## What is reported

- **error**: a control or tappable view whose reacting area is set by a written frame, and a side of it is under 44
  points.
- **error**: a control without a frame whose size follows from its symbol, such as a bare icon of body size (about 20
  points), when a side would be under 44 even if the symbol were one of the widest and highest.
- **warning**: the same when it is about 8 points or more under that size, and some symbols would make it larger; a symbol
  of unknown size whose frame only has a least side.
- **warning**: a label of one line of text whose padding is written, when the height of its text style and the padding
  stay 8 points or more under 44. Text can be as wide as it likes, so only the height is judged.
- **warning**: a button or link that is nothing but a short line of known words in a font smaller than body text, where it
  stands in a stack for itself; a tapped line of words of any size, a **note** from 24 points on.
- Parts one above the other count together; colors, shapes and resizable pictures are as large as the frame around their
  control, or as the view that they lie over. Views in constants are where the constant is used, and what a component is
  given counts as its content.
- Buttons in the label of a link or button, also where only their component is used in one, take the touches on them. A
  press (`TapGesture`, a `DragGesture` over no distance) makes a target as a tap does.
- Largest sizes (`maxWidth`, `maxHeight`) count as sizes, alternatives as large as the largest of them, and styles of the
  project, for buttons and for labels, with what they make of the label. An initializer that the project adds to `Button`,
  `Label` or `Image` is read for what it calls in the end.
- **warning**: bordered buttons at the small and mini control sizes.
- **note**: with the option `mainHeight`, a filled main button whose control size makes it lower.
- **error**: a `UIButton` whose `widthAnchor` or `heightAnchor` is held to fewer points
  in code, and a button in a storyboard or xib with such a constraint, or with a fixed frame.
- The same sizes of a `UIButton` from the only frame it is given, where no constraints lay it out; from
  `NSLayoutConstraint(item:…)`, a visual format or SnapKit's `make.width`; or from what a function that the project adds to
  views is passed.

The finding starts at the `frame` that sets the size; without one, at the name of the control. Constants are followed.

## What is not reported

- Labels with a frame or a minimum of 44 points, in numbers, constants or scaled values; sizes that are not known.
- Buttons of the automatic, bordered and glass styles at the regular size and above, and controls such as `Toggle`,
  `Slider` and `Stepper`: their size is the system's.
- Buttons and links of the automatic style in a row of a list or form (no header or footer), which react as a row, and
  items in bars, menus, alerts and swipe actions.
- The same in a modifier of the project's own that is put on views in such rows only.
- Images that fill a larger outer frame.
- Bare lines of text as large as body text, which the system makes of a title by itself (shown with low confidence).
- Bare lines of text beside other words, in headers and footers, in rows, menus and alerts, or where it is not known in what
  they stand; and those whose words are not known and may take a second line (shown with low confidence).
- Components that are nothing but a control and that only previews show where this can be seen: other code may put them
  into a bar.
- Links inside a sentence, hidden controls, code for other platforms, previews.
- Controls with space around them that has a tap gesture of its own.
- Buttons that carry the frame on the outside: `hit-area-outside-label` reports those.
- In UIKit: constraints that are kept to be changed, have a lower priority or a relation, or depend on other views; buttons
  whose class says where they are hit; buttons and outlets that are handed to other code.
- Views that react to several taps only, and code for debugging.
- Projects made for the Mac only.
- In storyboards and xibs: a small control beside a larger one that sends the same action, as the arrow behind a title, or
  in a view that a tap recognizer of the file or of its class gives the same action, as on a card that opens anywhere; and
  what only holds the place of views that code puts there.
- Frames of a button that lays itself out by constraints or `sizeToFit`, that is the view of a bar button, or that is given
  several frames.

## Examples

### Bad

```swift bad
Button { showsHelp = true } label: { // ✗ error col 1
  Image(systemName: "questionmark.circle")
}
.accessibilityLabel("Help")
```

```swift bad
Image(systemName: "xmark")
  .frame(width: 20, height: 20) // ✗ error col 4 : 20
  .onTapGesture { dismiss() }
  .accessibilityLabel("Close")
  .accessibilityAddTraits(.isButton)
```

```swift bad
VStack {
  Button { like() } label: {
    Image("heart-outline")
      .resizable()
      .frame(width: 24, height: 24) // ✗ error col 8 : 24
  }
  .accessibilityLabel("Like")
  Button { next() } label: {
    Text("Next")
      .frame(width: 80, height: 32) // ✗ error col 8 : 32
  }
  .buttonStyle(.plain)
}
```

A line of text and its padding make 28 and 32 points:

```swift bad
VStack {
  Button(action: choose) { // ✗ warning col 3 : 28 points high
    Text(title)
      .font(.caption)
      .padding(.vertical, 6)
      .background(.quaternary, in: .capsule)
  }
  Button(action: pickDate) { // ✗ warning col 3 : 32 points high
    HStack {
      Image(systemName: "calendar").font(.caption)
      Text("Today").font(.subheadline)
    }
    .padding(.vertical, 6)
    .background(Color.secondary.opacity(0.15))
  }
}
```

```swift bad
enum Metrics {
  static let chipHeight: CGFloat = 30
}

struct FilterChip: View {
  let title: String

  var body: some View {
    Button {
    } label: {
      Text(title)
        .frame(width: 120, height: Metrics.chipHeight) // ✗ error col 10 : 30
        .background(.thinMaterial, in: .capsule)
    }
    .buttonStyle(.plain)
  }
}
```

```swift bad
VStack {
  Button("Follow") { follow() }.buttonStyle(.bordered).controlSize(.mini) // ✗ warning
  Button("Skip") { skip() }.font(.caption).buttonStyle(.plain) // ✗ warning
}
```

The words beside a checkbox belong into its target:

```swift bad
HStack {
  Image(systemName: "square").onTapGesture { toggle(need) } // ✗ error
  Text(need.title)
}
```

Words alone are as high as one line of them, whatever is put around the button:

```swift bad
struct Tour: View {
  let isLast: Bool

  var body: some View {
    VStack(spacing: 12) {
      HStack {
        Spacer()
        Button("Close") { close() } // ✗ warning col 9 : 16 points high
          .font(.caption)
          .padding()
      }
      Button { skip() } label: { // ✗ warning col 7 : 20 points high
        if isLast { Text("Later").font(.footnote) } else { Text("Skip tour").font(.subheadline) }
      }
    }
  }
}
```

A press is a tap that lasts, and what lies over a view is as large as it:

```swift bad
struct TalkButton: View {
  var body: some View {
    Image(systemName: "mic.circle.fill")
      .frame(width: 36, height: 36) // ✗ error : 36 × 36
      .overlay(
        Color.clear
          .contentShape(.circle)
          .gesture(
            DragGesture(minimumDistance: 0)
              .onChanged { _ in start() }
              .onEnded { _ in finish() }))
  }
}
```

A color, a shape or a resizable picture has no size of its own; the frame around the button gives it one:

```swift bad
HStack {
  Button { pick(.red) } label: {
    Circle().fill(.red)
  }
  .frame(width: 28, height: 28) // ✗ error : 28 × 28
  .accessibilityLabel("Red")
  Button { pick(.blue) } label: { // ✗ warning : 26 points high
    VStack(spacing: 0) {
      Image(systemName: "drop").font(.caption2)
      Text("Blue").font(.caption2)
    }
  }
}
```

A view in a constant is where the constant is used:

```swift bad
struct PlayButton: View {
  @State private var isPlaying = false

  var body: some View {
    Button { isPlaying.toggle() } label: {
      let image = Image(systemName: isPlaying ? "pause" : "play")
        .frame(width: 30, height: 32) // ✗ error : 30 × 32
      if isPlaying { image.foregroundStyle(.red) } else { image }
    }
    .accessibilityLabel(isPlaying ? "Pause" : "Play")
  }
}
```

Beside words it may be one of them:

```swift good
HStack {
  Text("No account yet?")
  Button("Sign up") { signUp() }
}
.font(.footnote)
```

A largest size is never passed, and a style of the project does what its body says:

```swift bad
struct Springy: ButtonStyle {
  var scale: CGFloat
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.scaleEffect(configuration.isPressed ? scale : 1)
  }
}

struct TabItem: View {
  let picture: String

  var body: some View {
    HStack {
      Button { choose() } label: {
        Image(picture).resizable().scaledToFit()
          .frame(maxWidth: 28, maxHeight: 28) // ✗ error : 28
          .frame(maxWidth: .infinity)
      }
      .buttonStyle(Springy(scale: 0.6))
      .accessibilityLabel("Inbox")
    }
  }
}
```

Of a group that is tapped each part reacts for itself:

```swift bad
HStack {
  Group { // ✗ error
    Image(systemName: "bubble")
    Text("Reply").font(.system(size: 14))
  }
  .onTapGesture { reply() }
  Spacer()
}
```

A header is no row, and a menu in a row opens by a tap on its label only:

```swift bad
List {
  Section {
    HStack {
      Text("Backups")
      Spacer()
      Menu { // ✗ error
        Button("Delete all") { deleteAll() }
      } label: {
        Image(systemName: "ellipsis")
      }
      .accessibilityLabel("More")
    }
  } header: {
    HStack {
      Text("Servers")
      Spacer()
      Button { addServer() } label: { // ✗ error
        Image(systemName: "plus")
      }
      .accessibilityLabel("Add server")
    }
  }
}
```

A component that is small in one of its uses:

```swift bad
struct KeyGrid: View {
  let side: CGFloat
  var body: some View {
    Button { press() } label: {
      Image(systemName: "power").frame(width: side, height: side) // ✗ error : 30 × 30
    }
    .accessibilityLabel("Power")
  }
}

struct Decks: View {
  var body: some View {
    VStack {
      KeyGrid(side: 55)
      KeyGrid(side: 30)
    }
  }
}
```

A label that an initializer of the project makes, and one that a style of the project shows:

```swift bad
struct Icon {
  var symbol: String
  static let close = Icon(symbol: "xmark")
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  init(_ title: String, icon: Icon, action: @escaping () -> Void) {
    self.init(title, systemImage: icon.symbol, action: action)
  }
}

struct Pill: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.label }
      .padding(.horizontal, 12)
      .padding(.vertical, 3)
      .background(Capsule().fill(.tint))
  }
}

struct Toast: View {
  var body: some View {
    HStack {
      Button("Undo") { undo() } // ✗ warning : 28 points high
        .buttonStyle(Pill())
      Button("Close", icon: .close) { dismiss() } // ✗ error : 20 × 20
        .labelStyle(.iconOnly)
    }
  }
}
```

In a row a plain or borderless style takes the touches back to the label:

```swift bad
struct HintRow: View {
  @State private var showsHint = false

  var body: some View {
    Form {
      HStack {
        Text("Choose what the watch shows")
        Spacer()
        Button { showsHint.toggle() } label: { // ✗ error col 9
          HStack {
            Image(systemName: "questionmark.circle")
          }
        }
        .buttonStyle(.borderless)
        .accessibilityLabel("Help")
      }
    }
  }
}
```

Across files. The size is a constant, a sum, or what a component was told:

```swift bad file=Bar.swift
struct Bar: View {
  var body: some View {
    HStack {
      Button(action: save) {
        Image(systemName: "tray").frame(width: Size.icon, height: Size.icon + Size.Gap.small) // ✗ error : 28 × 32
      }
      Button(action: close) { // ✗ error : 18
        CloseMark(side: 18)
      }
    }
    .buttonStyle(.plain)
  }
}
```

```swift file=Size.swift
enum Size {
  static let icon: CGFloat = 28
  static var half: CGFloat { icon / 2 }

  enum Gap {
    static let small = 4.0
  }
}

struct CloseMark: View {
  let side: CGFloat

  var body: some View {
    Image(systemName: "xmark").resizable().frame(width: side, height: side)
  }
}
```

```swift bad
final class CardCell: UITableViewCell {
  private let closeButton = UIButton(type: .system)

  func build() {
    closeButton.setTitle("×", for: .normal)
    closeButton.addTarget(self, action: #selector(close), for: .touchUpInside)
    contentView.addSubview(closeButton)
    NSLayoutConstraint.activate([
      closeButton.widthAnchor.constraint(equalToConstant: 20), // ✗ error : 20 × 30
      closeButton.heightAnchor.constraint(equalToConstant: 30),
    ])
  }

  @objc private func close() {}
}
```

```xml bad file=Card.xib
<objects>
  <view id="vw-1">
    <subviews>
      <button id="bt-1"> <!-- ✗ error col 7 : 30 × 44 -->
        <constraints>
          <constraint firstAttribute="width" constant="30" id="c-1"/>
          <constraint firstAttribute="height" constant="44" id="c-2"/>
        </constraints>
        <state key="normal" title="Go"/>
      </button>
      <button fixedFrame="YES" id="bt-2"> <!-- ✗ error col 7 : 100 × 20 -->
        <rect key="frame" x="0.0" y="0.0" width="100" height="20"/>
        <state key="normal" title="Terms"/>
      </button>
    </subviews>
  </view>
</objects>
```

```xml bad file=Tools.xib
<objects>
  <view id="vw-1" customClass="ToolsView">
    <subviews>
      <button id="bt-1"> <!-- ✗ error -->
        <constraints><constraint firstAttribute="width" constant="16" id="c-1"/></constraints>
        <state key="normal" title="Cut"/>
        <connections><action selector="cut:" destination="vw-1" eventType="touchUpInside" id="a-1"/></connections>
      </button>
      <button id="bt-2">
        <state key="normal" title="Paste here"/>
        <connections><action selector="paste:" destination="vw-1" eventType="touchUpInside" id="a-2"/></connections>
      </button>
      <stackView id="st-1">
        <subviews>
          <button id="bt-3"> <!-- ✗ error -->
            <constraints><constraint firstAttribute="width" constant="24" id="c-2"/></constraints>
            <state key="normal" title="Undo"/>
          </button>
        </subviews>
      </stackView>
    </subviews>
    <connections><outlet property="toolStack" destination="st-1" id="o-1"/></connections>
  </view>
</objects>
```

```swift file=ToolsView.swift
import UIKit

final class ToolsView: UIView {
  @IBOutlet var toolStack: UIStackView!
  private let otherStack = UIStackView()

  func clear() {
    otherStack.arrangedSubviews.forEach { $0.removeFromSuperview() }
    toolStack.arrangedSubviews.forEach { $0.isHidden = false }
  }
}
```

```swift bad
final class PlayerController: UIViewController {
  private let backButton = UIButton(frame: CGRect(x: 8, y: 8, width: 35, height: 44)) // ✗ error : 35 × 44
  private let muteButton = UIButton()
  private let likeButton = UIButton()
  private let shareButton = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(muteButton)
    muteButton.frame = CGRect(x: 60, y: 8, width: 20, height: 20)
  }

  func build() {
    let close = UIButton(type: .custom)
    close.addTarget(self, action: #selector(tap), for: .touchUpInside)
    close.frame = CGRect(x: 60, y: 8, width: 20, height: 20) // ✗ error : 20 × 20
    view.addSubview(close)
    let more = UIButton(type: .custom)
    more.addTarget(self, action: #selector(tap), for: .touchUpInside)
    view.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[more(30)]", // ✗ error : 30 points wide
        options: [], metrics: nil, views: ["more": more]))
    shareButton.addTarget(self, action: #selector(tap), for: .touchUpInside)
    shareButton.snp.makeConstraints { make in
      make.right.equalTo(view)
      make.width.height.equalTo(40) // ✗ error : 40 × 40
    }
    likeButton.addTarget(self, action: #selector(tap), for: .touchUpInside)
    likeButton.addConstraint(
      NSLayoutConstraint(
        item: likeButton, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 28)) // ✗ error : 28 points high
    backButton.addTarget(self, action: #selector(tap), for: .touchUpInside)
  }

  @objc private func tap() {}
}
```

```swift bad file=Trip+Footer.swift
extension Trip {
  func footer() -> some View {
    Button { reload() } label: {
      Image(systemName: "arrow.clockwise")
        .frame(width: 15, height: 15) // ✗ error
        .padding(5)
    }
    .accessibilityLabel("Reload")
  }
}
```

```swift file=Trip.swift
struct Trip: View {
  var body: some View {
    VStack {
      TripMap()
      footer()
    }
  }
}
```

A tap around two controls widens neither:

```swift bad
HStack {
  Button { close() } label: {
    Image(systemName: "xmark").frame(width: 20, height: 20) // ✗ error
  }
  Button { open() } label: {
    Image(systemName: "plus").frame(width: 20, height: 20) // ✗ error
  }
}
.padding(20)
.contentShape(Rectangle())
.onTapGesture { close() }
```

The words of a chip give it its size, not the cross:

```swift bad
HStack { // ✗ warning : smaller than 44 × 44 points: about
  Text("Lisbon")
    .font(.caption)
  Image(systemName: "xmark")
    .resizable()
    .frame(width: 5, height: 5)
}
.padding(4)
.onTapGesture { remove() }
```

The card reacts to a tap as well, but does something else, or wants two of them:

```xml bad file=AlbumCard.xib
<objects>
  <collectionViewCell id="ce-1" customClass="AlbumCard">
    <view key="contentView" id="vw-0">
      <subviews>
        <view id="vw-1">
          <subviews>
            <button id="bt-1"> <!-- ✗ error : 30 points wide -->
              <constraints><constraint firstAttribute="width" constant="30" id="c-1"/></constraints>
              <state key="normal" image="share"/>
              <connections><action selector="share" destination="ce-1" eventType="touchUpInside" id="a-1"/></connections>
            </button>
          </subviews>
        </view>
        <view id="vw-2">
          <subviews>
            <button id="bt-2"> <!-- ✗ error : 30 points wide -->
              <constraints><constraint firstAttribute="width" constant="30" id="c-2"/></constraints>
              <state key="normal" image="print"/>
              <connections><action selector="print" destination="ce-1" eventType="touchUpInside" id="a-2"/></connections>
            </button>
          </subviews>
        </view>
      </subviews>
    </view>
    <connections>
      <outlet property="card" destination="vw-1" id="o-1"/>
      <outlet property="sheet" destination="vw-2" id="o-2"/>
    </connections>
  </collectionViewCell>
</objects>
```

```swift file=AlbumCard.swift
import UIKit

final class AlbumCard: UICollectionViewCell {
  @IBOutlet private var card: UIView!
  @IBOutlet private var sheet: UIView!

  override func awakeFromNib() {
    super.awakeFromNib()
    card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
  }

  func setUp() {
    let twice = UITapGestureRecognizer(target: self, action: #selector(print))
    twice.numberOfTapsRequired = 2
    sheet.addGestureRecognizer(twice)
  }

  @IBAction func share() {}
  @IBAction func print() {}
  @objc private func open() {}
}
```

The font that a modifier of the project gives to texts, which has one for other views as well, tells the height:

```swift bad
extension View {
  func lettered(_ font: Font) -> some View { self.font(font) }
}

extension Text {
  func lettered(_ font: Font) -> Text { self.font(font) }
}

enum Lettering {
  static let small = Font.system(size: 10)
}

struct ShelfRow: View {
  let shelf: Shelf

  var body: some View {
    HStack {
      Button { shelf.open() } label: { // ✗ warning : 20 points high
        Text(shelf.name).lettered(Lettering.small).padding(.vertical, 4)
      }
      .buttonStyle(.plain)
      Button { shelf.lend() } label: {
        Label("Lend", systemImage: "book")
          .lettered(Lettering.small)
          .labelStyle(.iconOnly)
          .frame(width: 28, height: 28) // ✗ error : 28 × 28
      }
      .buttonStyle(.plain)
    }
  }
}
```

By a function of the project:

```swift bad
import UIKit

extension UIView {
  func setSize(_ width: CGFloat, _ height: CGFloat) {
    translatesAutoresizingMaskIntoConstraints = false
    widthAnchor.constraint(equalToConstant: width).isActive = true
    heightAnchor.constraint(equalToConstant: height).isActive = true
  }
}

final class ReaderBar: UIView {
  private let close = UIButton(type: .close)
  private let share = UIButton(type: .system)

  func build() {
    close.addTarget(self, action: #selector(leave), for: .touchUpInside)
    close.setSize(30, 30) // ✗ error : 30 × 30
    share.addTarget(self, action: #selector(leave), for: .touchUpInside)
    share.setSize(48, 48)
  }

  @objc private func leave() {}
}
```

Also through functions that it calls, and for each button of a list:

```swift bad
import UIKit

extension UIView {
  func hold(height side: CGFloat) {
    NSLayoutConstraint.activate([heightAnchor.constraint(equalToConstant: side)])
  }

  func hold(size: CGSize) {
    NSLayoutConstraint.activate([widthAnchor.constraint(equalToConstant: size.width)])
    self.hold(height: size.height)
  }
}

final class PostBar: UIView {
  private let like = UIButton(type: .system) // ✗ error : 25 × 25
  private let share = UIButton(type: .system) // ✗ error : 25 × 25
  private let more = UIButton(type: .system)
  private let isCompact: Bool

  func build() {
    more.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    more.hold(size: CGSize(width: isCompact ? 30 : 48, height: 48)) // ✗ error : 30 × 48
    for button in [like, share] {
      button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
      button.hold(size: CGSize(width: 25, height: 25))
    }
  }

  @objc private func tapped() {}
}
```

A modifier that is also put on what stands in no row:

```swift bad
struct Emptying: ViewModifier {
  @Binding var words: String

  func body(content: Content) -> some View {
    HStack {
      content
      Button { // ✗ error
        words = ""
      } label: {
        Image(systemName: "xmark.circle.fill").accessibilityLabel("Clear")
      }
    }
  }
}

struct AlbumPage: View {
  @State private var title = ""
  @State private var note = ""

  var body: some View {
    VStack {
      TextField("Title", text: $title).modifier(Emptying(words: $title))
      Form {
        TextField("Note", text: $note).modifier(Emptying(words: $note))
      }
    }
  }
}
```

### Good

A button beside each field that a modifier is put on, all of which stand in rows:

```swift good
struct Clearing: ViewModifier {
  @Binding var words: String

  func body(content: Content) -> some View {
    HStack {
      content
      Button {
        words = ""
      } label: {
        Image(systemName: "xmark.circle.fill").accessibilityLabel("Clear")
      }
    }
  }
}

extension View {
  func clearing(_ words: Binding<String>) -> some View { modifier(Clearing(words: words)) }
}

struct AlbumForm: View {
  @State private var title = ""
  @State private var note = ""

  var body: some View {
    Form {
      Section {
        TextField("Title", text: $title).clearing($title)
      }
      TextField("Note", text: $note).clearing($note)
    }
  }
}
```

```swift good
extension View {
  func lettered(_ font: Font) -> some View { self.font(font) }
}

extension Text {
  func lettered(_ font: Font) -> Text { self.font(font) }
}

struct ShelfRow: View {
  let shelf: Shelf

  var body: some View {
    Button { shelf.open() } label: {
      Text(shelf.name).lettered(.system(size: 40))
    }
    .buttonStyle(.plain)
  }
}
```

An arrow on a card that opens by a tap anywhere, by a recognizer of the code or of the file:

```xml good file=StampCard.xib
<objects>
  <collectionViewCell id="ce-1" customClass="StampCard">
    <view key="contentView" id="vw-0">
      <subviews>
        <view id="vw-1">
          <subviews>
            <stackView id="st-1">
              <subviews>
                <button id="bt-1">
                  <constraints><constraint firstAttribute="width" constant="30" id="c-1"/></constraints>
                  <state key="normal" image="arrow"/>
                  <connections><action selector="open" destination="ce-1" eventType="touchUpInside" id="a-1"/></connections>
                </button>
              </subviews>
            </stackView>
          </subviews>
        </view>
        <view id="vw-2">
          <subviews>
            <button id="bt-2">
              <constraints><constraint firstAttribute="height" constant="20" id="c-2"/></constraints>
              <state key="normal" image="info"/>
              <connections><action selector="explain:" destination="ce-1" eventType="touchUpInside" id="a-2"/></connections>
            </button>
          </subviews>
          <connections><outletCollection property="gestureRecognizers" destination="tap-1" appends="YES" id="o-3"/></connections>
        </view>
      </subviews>
    </view>
    <connections><outlet property="card" destination="vw-1" id="o-1"/></connections>
  </collectionViewCell>
  <tapGestureRecognizer id="tap-1">
    <connections><action selector="explain:" destination="ce-1" id="a-3"/></connections>
  </tapGestureRecognizer>
</objects>
```

```swift file=StampCard.swift
import UIKit

final class StampCard: UICollectionViewCell {
  @IBOutlet private var card: UIView!

  override func awakeFromNib() {
    super.awakeFromNib()
    card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
  }

  @IBAction func open() {}
  @IBAction func explain(_ sender: Any) {}
}
```

The space around a control reacts as well, also that of a stack around it alone:

```swift good
HStack {
  Button { close() } label: {
    Image(systemName: "xmark").frame(width: 20, height: 20)
  }
}
.padding(20)
.contentShape(Rectangle())
.onTapGesture { close() }
```

Items of a bar are the system's, also when a modifier or a function of the project puts them there:

A line of text with more padding, two lines, and a text that wraps:

```swift good
VStack {
  Button(action: choose) {
    Text(title)
      .padding(.vertical, 10)
      .background(.quaternary, in: .capsule)
  }
  Button(action: choose) {
    VStack {
      Text(title)
      Text(subtitle).font(.caption)
    }
    .padding(.vertical, 4)
  }
  Button(action: choose) {
    Text("Tell us in a few words what we can do better for you")
      .font(.caption)
      .padding(.vertical, 6)
  }
}
```

```swift good
extension View {
  func trailingItem(@ViewBuilder content: @escaping () -> some View) -> some View {
    toolbar {
      ToolbarItemGroup(placement: .topBarTrailing, content: content)
    }
  }
}

struct StampEditor: View {
  var body: some View {
    Text("Stamp")
      .trailingItem {
        Button("Save") { save() }
          .buttonStyle(.borderedProminent)
          .controlSize(.small)
      }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Self.closeButton { close() } }
      }
  }

  static func closeButton(action: @escaping () -> Void) -> some View {
    Button(action: action) {
      Image(systemName: "xmark")
    }
    .accessibilityLabel("Close")
  }
}
```

A component that stands in rows wherever it is used: the row reacts.

```swift good
struct TagList: View {
  @Binding var tags: [String]

  var body: some View {
    Form {
      Section("Tags") { NewTagRow(tags: $tags) }
    }
  }
}

struct NewTagRow: View {
  @Binding var tags: [String]
  @State private var tag = ""

  var body: some View {
    HStack {
      TextField("New tag", text: $tag)
      addButton
    }
  }

  private var addButton: some View {
    Button { tags.append(tag) } label: {
      Image(systemName: "checkmark.circle.fill")
    }
    .accessibilityLabel("Add tag")
  }
}
```

```swift good
Button { showsHelp = true } label: {
  Image(systemName: "questionmark.circle")
    .frame(minWidth: 44, minHeight: 44)
    .contentShape(.rect)
}
.accessibilityLabel("Help")
```

```swift good
struct Toolbox: View {
  static let side: CGFloat = 48
  @ScaledMetric private var scaledSide = 44.0
  let side: CGFloat

  var body: some View {
    HStack {
      Button {
      } label: {
        Image(systemName: "pencil").frame(width: Self.side, height: Self.side)
      }
      .accessibilityLabel("Edit")
      Button {
      } label: {
        Image(systemName: "trash").frame(width: scaledSide, height: scaledSide)
      }
      .accessibilityLabel("Delete")
      Button {
      } label: {
        Image(systemName: "plus").frame(width: side, height: side)
      }
      .accessibilityLabel("Add")
    }
  }
}
```

Apple's own sizes stay as they are:

```swift good
VStack {
  Button("Continue") { next() }
  Button("Follow") { follow() }
    .buttonStyle(.bordered)
  Button { add() } label: { Image(systemName: "plus") }
    .buttonStyle(.borderedProminent)
    .accessibilityLabel("Add")
  Toggle("Reminders", isOn: $reminds)
  Slider(value: $volume) { Text("Volume") }
}
```

The system gives rows and bar items their size:

```swift good
List {
  Button { openHelp() } label: {
    Image(systemName: "questionmark.circle")
  }
  .accessibilityLabel("Help")
  NavigationLink(value: Route.about) {
    Image(systemName: "info.circle")
  }
  .accessibilityLabel("About")
}
.toolbar {
  Button { add() } label: { Image(systemName: "plus") }
    .accessibilityLabel("Add")
}
```

Pictures fill their frame, and padding with a shape reacts:

```swift good
HStack {
  Button { open(photo) } label: {
    Image(photo.name)
      .resizable()
      .scaledToFill()
  }
  .frame(width: 96, height: 96)
  .accessibilityLabel(photo.caption)
  Button { play() } label: {
    Image(systemName: "play.fill")
      .padding(14)
      .contentShape(.rect)
  }
  .accessibilityLabel("Play")
  Button { close() } label: {
    Image(systemName: "xmark")
      .frame(width: 24, height: 24)
      .contentShape(Rectangle().inset(by: -12))
  }
  .accessibilityLabel("Close")
}
```

A frame on what is not a control, and a checkbox whose words react too:

```swift good
VStack {
  Image(systemName: "checkmark.seal")
    .frame(width: 20, height: 20)
    .accessibilityLabel("Verified")
  Button { toggle(need) } label: {
    HStack {
      Image(systemName: need.isOn ? "checkmark.square" : "square")
        .frame(width: 24, height: 24)
      Text(need.title)
    }
    .frame(maxWidth: .infinity, minHeight: 48, alignment: .leading)
  }
  Text("Read our [privacy policy](https://example.com/privacy)")
}
```

```swift good
struct CloseControl: View {
  var body: some View {
    #if os(macOS)
      Button {
      } label: {
        Image(systemName: "xmark").frame(width: 16, height: 16)
      }
      .accessibilityLabel("Close")
    #endif
  }
}

#Preview {
  Button {
  } label: {
    Image(systemName: "xmark").frame(width: 16, height: 16)
  }
}
```

```swift good
struct Bar: View {
  var body: some View {
    Button { open() } label: {
      Image(systemName: "ellipsis")
        .adaptivePadding()
    }
    .accessibilityLabel("Menu")
  }
}

extension View {
  func adaptivePadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(AdaptivePadding(edges: edges, length: length))
  }

  func adaptivePadding(_ insets: EdgeInsets) -> some View {
    modifier(AdaptivePadding(insets: insets))
  }
}
```

Across files. Constants that are large enough, a size that follows the text, a number nobody knows:

```swift good file=Large.swift
struct Large: View {
  @ScaledMetric private var side = 30.0

  var body: some View {
    HStack {
      Button(action: save) { Image(systemName: "tray").frame(width: Sizes.target, height: Sizes.target) }
      Button(action: save) { Image(systemName: "tray").frame(width: side, height: side) }
      Button(action: save) { Image(systemName: "tray").frame(width: theme.side, height: theme.side) }
    }
  }
}
```

```swift file=Sizes.swift
enum Sizes {
  static let target: CGFloat = 11 * 4
}
```

```swift good
extension View {
  func roomyPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { modifier(RoomyPadding(edges)) }
  func roomyPadding(_ insets: EdgeInsets) -> some View { modifier(RoomyPadding(insets)) }
}

struct MenuButton: View {
  var body: some View {
    Button {
      openMenu()
    } label: {
      Image(systemName: "ellipsis")
        .roomyPadding()
    }
    .accessibilityLabel("Menu")
  }
}
```

Views that only bars hold, and a style that a modifier of the project sets:

```swift good
struct OrderScreen: View {
  var body: some View {
    List { Text("Orders") }
      .toolbar(content: bar)
      .safeAreaInset(edge: .bottom) {
        Button { showMap() } label: { Image(systemName: "map") }
          .accessibilityLabel("Map")
          .roundGlass()
      }
  }

  private func bar() -> some ToolbarContent {
    BarItem { OrderMenu() }
  }
}

struct BarItem<Content: View>: ToolbarContent {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some ToolbarContent {
    ToolbarItem(placement: .primaryAction) { HStack { content } }
  }
}

struct OrderMenu: View {
  var body: some View {
    Menu {
      Button("Newest first") { sort() }
    } label: {
      Image(systemName: "ellipsis.circle")
    }
    .accessibilityLabel("Order")
  }
}

extension View {
  @ViewBuilder func roundGlass() -> some View {
    if #available(iOS 26, *) {
      buttonStyle(.glass)
    } else {
      buttonStyle(.bordered)
    }
  }
}
```

```swift good
final class BadgeCell: UITableViewCell {
  private let closeButton = WideButton()
  private let menuButton = UIButton(type: .system)
  private let moreButton = UIButton(type: .system)
  private let dot = UIButton()
  private var menuHeight: NSLayoutConstraint?

  func build() {
    closeButton.addTarget(self, action: #selector(close), for: .touchUpInside)
    menuButton.addTarget(self, action: #selector(close), for: .touchUpInside)
    moreButton.addTarget(self, action: #selector(close), for: .touchUpInside)
    dot.widthAnchor.constraint(equalToConstant: 8).isActive = true
    NSLayoutConstraint.activate([
      closeButton.widthAnchor.constraint(equalToConstant: 20),
      moreButton.heightAnchor.constraint(equalToConstant: 44),
      moreButton.widthAnchor.constraint(equalTo: contentView.widthAnchor),
    ])
    menuHeight = menuButton.heightAnchor.constraint(equalToConstant: 0)
  }

  @objc private func close() {}
}

final class WideButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -12, dy: -12).contains(point)
  }
}
```

```xml good file=Card.xib
<objects>
  <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="CardView">
    <connections>
      <outlet property="height" destination="c-3" id="o-1"/>
    </connections>
  </placeholder>
  <view id="vw-1">
    <subviews>
      <button id="bt-1">
        <constraints>
          <constraint firstAttribute="width" constant="44" id="c-1"/>
          <constraint firstAttribute="height" relation="greaterThanOrEqual" constant="30" id="c-2"/>
        </constraints>
      </button>
      <button id="bt-2">
        <constraints><constraint firstAttribute="height" constant="0.0" id="c-3"/></constraints>
      </button>
      <button id="bt-3">
        <constraints><constraint firstAttribute="height" priority="250" constant="30" id="c-4"/></constraints>
      </button>
      <button customClass="RoundButton" id="bt-4">
        <constraints><constraint firstAttribute="height" constant="30" id="c-5"/></constraints>
      </button>
      <view id="vw-2">
        <constraints><constraint firstAttribute="height" constant="1" id="c-6"/></constraints>
      </view>
    </subviews>
  </view>
</objects>
```

```swift file=CardView.swift
final class CardView: UIView {
  @IBOutlet var height: NSLayoutConstraint!
}
```

The arrow does what the title beside it does, and the buttons in the stack make room for others:

```xml good file=Header.xib
<objects>
  <view id="vw-1" customClass="HeaderView">
    <subviews>
      <button id="bt-1">
        <state key="normal" title="Documents"/>
        <connections><action selector="choose:" destination="vw-1" eventType="touchUpInside" id="a-1"/></connections>
      </button>
      <button id="bt-2">
        <constraints><constraint firstAttribute="width" constant="16" id="c-1"/></constraints>
        <state key="normal" title="More"/>
        <connections><action selector="choose:" destination="vw-1" eventType="touchUpInside" id="a-2"/></connections>
      </button>
      <stackView id="st-1">
        <subviews>
          <button id="bt-3">
            <constraints><constraint firstAttribute="width" constant="24" id="c-2"/></constraints>
            <state key="normal" title="Button"/>
          </button>
        </subviews>
      </stackView>
    </subviews>
    <connections><outlet property="toolStack" destination="st-1" id="o-1"/></connections>
  </view>
</objects>
```

```swift file=HeaderView.swift
import UIKit

final class HeaderView: UIView {
  @IBOutlet var toolStack: UIStackView!

  func show(_ tools: [UIView]) {
    toolStack.arrangedSubviews.forEach { $0.removeFromSuperview() }
    for tool in tools { toolStack.addArrangedSubview(tool) }
  }
}
```

```swift good
final class PlayerController: UIViewController {
  private let barButton = UIButton(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
  private let laidOut = UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  private let moved = UIButton()
  private let snapped = UIButton()
  private let wide = UIButton()

  func build() {
    for button in [UIButton(), UIButton()] { view.addSubview(button) }
    barButton.addTarget(self, action: #selector(tap), for: .touchUpInside)
    navigationItem.rightBarButtonItem = UIBarButtonItem(customView: barButton)
    laidOut.addTarget(self, action: #selector(tap), for: .touchUpInside)
    laidOut.translatesAutoresizingMaskIntoConstraints = false
    moved.addTarget(self, action: #selector(tap), for: .touchUpInside)
    moved.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    moved.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
    // A point that a menu is shown from.
    let anchor = UIButton()
    anchor.addTarget(self, action: #selector(tap), for: .menuActionTriggered)
    anchor.frame = CGRect(x: 40, y: 40, width: 1, height: 1)
    view.addSubview(anchor)
    snapped.addTarget(self, action: #selector(tap), for: .touchUpInside)
    snapped.snp.makeConstraints { make in
      make.width.equalTo(24).priority(500)
      make.height.greaterThanOrEqualTo(24)
      make.size.equalTo(CGSize(width: 44, height: 44))
    }
    wide.addTarget(self, action: #selector(tap), for: .touchUpInside)
    view.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[wide(>=30)]", options: [], metrics: nil, views: ["wide": wide]))
  }

  @objc private func tap() {}
}
```

A gesture of its own reacts around the button:

```swift good
Button { showsLyrics = true } label: {
  Image(systemName: "text.bubble")
}
.padding(12)
.onTapGesture { showsLyrics = true }
.padding(-12)
```

An item of a bar that an extension in another file makes:

```swift good file=Journey+Bar.swift
extension Journey {
  func bar() -> some View {
    Button { reload() } label: {
      Image(systemName: "arrow.clockwise")
        .frame(width: 15, height: 15)
        .padding(5)
    }
    .accessibilityLabel("Reload")
  }
}
```

```swift file=Journey.swift
struct Journey: View {
  var body: some View {
    JourneyMap()
      .toolbar { bar() }
  }
}
```

The bar stands in the declaration, its button in an extension in another file:

```swift good file=Album.swift
struct Album: View {
  var body: some View {
    Text("Album")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { self.endButton() }
      }
  }
}
```

```swift file=Album+Buttons.swift
extension Album {
  func endButton() -> some View {
    Button { end() } label: { Image(systemName: "xmark") }
      .accessibilityLabel("End")
  }
}
```

## How to fix it

Give the label a minimum size, inside the control, and let the whole of it react.

```swift fixed
Button { showsHelp = true } label: {
  Image(systemName: "questionmark.circle")
    .frame(minWidth: 44, minHeight: 44)
    .contentShape(.rect)
}
.accessibilityLabel("Help")
```

## Measured

Of 437 findings read on 99 apps during development, 435 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 195 of 211 undisputed.

## Sources

- WCAG 2.2: 2.5.8 Target Size (Minimum), 24 CSS pixels; 2.5.5 Target Size (Enhanced), 44
- Apple, Human Interface Guidelines: Accessibility, control sizes of 44 by 44 points

"""###)

  private static let transparencyUnguarded = RuleDescription(
    id: #"transparency-unguarded"#, title: #"A translucent layer under text ignores Reduce Transparency"#,
    category: #"Transparency"#, severity: .warning, confidence: .medium,
    wcag: [#"1.4.3"#],
    labels: [#"Sufficient Contrast"#],
    affects: #"People with low vision have trouble separating the text from the image or list that shows through."#, since: #"0.1.0"#,
    page: ###"""
# transparency-unguarded

## Why it matters

Reduce Transparency makes the system's bars and materials opaque. A color with an opacity belongs to the app, and the
setting does not affect it.

## What is reported

- **warning**: a background of a color with an opacity from 0.05 to 0.85, directly under text that lies on a picture, map, video or scrolling content.
- **note**, of low confidence: content that is blurred on a condition while it stays visible behind something else.

The finding starts at the color or modifier.

## What is not reported

- Types that ask for Reduce Transparency.
- Tints on plain backgrounds, where contrast decides.
- Materials, which the system makes opaque.
- Content that fades away with its blur.

## Examples

### Bad

```swift bad
ZStack {
  Image("harbour")
  Text(status.message)
    .padding()
    .background(Color.indigo.opacity(0.4)) // ✗ warning col 17
}
```

```swift bad
Map(position: $position)
  .overlay {
    Text(place.name)
      .background(Color.black.opacity(0.3)) // ✗ warning
  }
```

### Good

```swift good
struct Status: View {
  @Environment(\.accessibilityReduceTransparency) var reduceTransparency

  var body: some View {
    ZStack {
      Image("harbour")
      Text(status.message)
        .background(reduceTransparency ? Color.indigo : Color.indigo.opacity(0.4))
    }
  }
}
```

```swift good
VStack {
  Text(status.message)
    .background(Color.indigo.opacity(0.1))
}
```

```swift good
ZStack {
  Image("harbour")
  Text(status.message).background(.regularMaterial)
}
```

```swift good
ZStack {
  Image("harbour")
  Text(status.message).background(Color.black)
}
```

## How to fix it

Use an opaque color when the setting is on, or a material.

```swift fixed
struct Status: View {
  @Environment(\.accessibilityReduceTransparency) var reduceTransparency

  var body: some View {
    ZStack {
      Image("harbour")
      Text(status.message)
        .background(reduceTransparency ? Color.indigo : Color.indigo.opacity(0.4))
    }
  }
}
```

## Measured

Of 2 findings read on 2 apps during development, 2 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 2 of 2 undisputed.

## Sources

- WCAG 2.2: 1.4.3 Contrast (Minimum)
- Apple, SwiftUI: `accessibilityReduceTransparency`

"""###)

  private static let uikitContainerHidesChildren = RuleDescription(
    id: #"uikit-container-hides-children"#, title: #"A view is a single element and hides the buttons in it"#,
    category: #"VoiceOver"#, severity: .error, confidence: .high,
    wcag: [#"4.1.2"#, #"2.1.1"#],
    labels: [#"VoiceOver"#, #"Voice Control"#],
    affects: #"People who use VoiceOver, Voice Control, Switch Control or a keyboard reach the view but never the buttons inside."#, since: #"0.1.0"#,
    page: ###"""
# uikit-container-hides-children

## Why it matters

`isAccessibilityElement = true` on a cell makes VoiceOver read a row in one go, which is convenient, but it takes
everything inside out of the tree: the heart, the share button and the menu are there for touch only. The row itself has
to offer what they do, as custom actions.

## What is reported

- **error**: a class of cells, views or stacks that makes itself an element and keeps two or more controls that do
  something; the same in a storyboard or xib, where Accessibility is switched on for a view with controls in it.
- **warning**: the same with one control, which an activation of the view may stand for.

The finding starts where the view becomes an element.

## What is not reported

- Views with `accessibilityCustomActions`, `accessibilityElements`, `accessibilityActivate()` or an activation point of
  their own, wherever they are set.
- Controls that are hidden or that do nothing; a view that is an element under a condition only.
- Controls themselves.

## Examples

### Bad

```swift bad
final class PostCell: UITableViewCell {
  private let likeButton = UIButton(type: .system)
  private let shareButton = UIButton(type: .system)

  func build() {
    likeButton.setTitle("Like", for: .normal)
    likeButton.addTarget(self, action: #selector(like), for: .touchUpInside)
    shareButton.setTitle("Share", for: .normal)
    shareButton.addTarget(self, action: #selector(share), for: .touchUpInside)
    contentView.addSubview(likeButton)
    contentView.addSubview(shareButton)
    isAccessibilityElement = true // ✗ error col 5 : likeButton
  }

  @objc private func like() {}
  @objc private func share() {}
}
```

```xml bad file=Post.xib
<objects>
  <view id="vw-1"> <!-- ✗ error col 3 : 2 -->
    <accessibility key="accessibilityConfiguration" label="Post">
      <bool key="isElement" value="YES"/>
    </accessibility>
    <subviews>
      <button id="bt-1">
        <state key="normal" title="Like"/>
        <connections><action selector="like" destination="-1" eventType="touchUpInside" id="a-1"/></connections>
      </button>
      <button id="bt-2">
        <state key="normal" title="Share"/>
        <connections><action selector="share" destination="-1" eventType="touchUpInside" id="a-2"/></connections>
      </button>
    </subviews>
  </view>
</objects>
```

### Good

```swift good
final class PostCell: UITableViewCell {
  private let likeButton = UIButton(type: .system)
  private let shareButton = UIButton(type: .system)

  func build() {
    likeButton.addTarget(self, action: #selector(like), for: .touchUpInside)
    shareButton.addTarget(self, action: #selector(share), for: .touchUpInside)
    isAccessibilityElement = true
  }

  @objc private func like() {}
  @objc private func share() {}
}

extension PostCell {
  func configureActions() {
    accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: String(localized: "Like"), target: self, selector: #selector(like)),
      UIAccessibilityCustomAction(name: String(localized: "Share"), target: self, selector: #selector(share)),
    ]
  }
}
```

```swift good
final class OptionView: UIView {
  private let box = UIButton(type: .custom)
  private let moreButton = UIButton(type: .custom)

  func build() {
    box.addTarget(self, action: #selector(choose), for: .touchUpInside)
    moreButton.addTarget(self, action: #selector(choose), for: .touchUpInside)
    isAccessibilityElement = true
  }

  override func accessibilityActivate() -> Bool {
    choose()
    return true
  }

  @objc private func choose() {}
}

final class NoteView: UIView {
  private let label = UILabel()
  func build() { isAccessibilityElement = true }
}
```

```xml good file=Post.xib
<objects>
  <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="PostScreen">
    <connections><outlet property="card" destination="vw-1" id="o-1"/></connections>
  </placeholder>
  <view id="vw-1">
    <accessibility key="accessibilityConfiguration" label="Post">
      <bool key="isElement" value="YES"/>
    </accessibility>
    <subviews>
      <button id="bt-1">
        <state key="normal" title="Like"/>
        <connections><action selector="like" destination="-1" eventType="touchUpInside" id="a-1"/></connections>
      </button>
    </subviews>
  </view>
  <view id="vw-2">
    <accessibility key="accessibilityConfiguration" label="Hint">
      <bool key="isElement" value="YES"/>
    </accessibility>
    <subviews><label text="Hint" id="lb-1"/></subviews>
  </view>
</objects>
```

```swift file=PostScreen.swift
final class PostScreen: UIViewController {
  @IBOutlet var card: UIView!
  override func viewDidLoad() {
    super.viewDidLoad()
    card.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Like") { _ in true }]
  }
}
```

## How to fix it

Give the view custom actions with the names of its controls, and keep it one element; or leave it a container, with
`accessibilityContainerType = .semanticGroup` and a label, so that the controls can be reached one by one.

## Measured

Not measured yet: in 149 apps it finds nothing, also with every rule on.

## Sources

- WCAG 2.2, 4.1.2 Name, Role, Value; 2.1.1 Keyboard
- `UIAccessibility.accessibilityCustomActions`, `isAccessibilityElement`

"""###)

  private static let uikitCustomControlMissingSemantics = RuleDescription(
    id: #"uikit-custom-control-missing-semantics"#, title: #"A custom control is not exposed to assistive technology"#,
    category: #"VoiceOver"#, severity: .error, confidence: .medium,
    wcag: [#"4.1.2"#, #"2.1.1"#],
    labels: [#"VoiceOver"#, #"Voice Control"#],
    affects: #"People who use VoiceOver, Voice Control, Switch Control or a keyboard do not learn that it can be tapped, or never reach it."#, since: #"0.1.0"#,
    page: ###"""
# uikit-custom-control-missing-semantics

## Why it matters

`UIButton` and `UISwitch` come with their role, name and state. A subclass of `UIControl` or `UIView` has none of them:
it is not an element, has no trait, and the text in it is read as plain text.

## What is reported

- **error**: a class made from `UIControl` that never speaks of accessibility, where somebody makes one, listens to it
  with `addTarget`, and gives it neither label nor trait.
- **warning**: such a control that sends its actions itself; a class made from `UIView` or `UIStackView` that answers taps
  by a recognizer on itself, or in `touchesEnded` by a call of its own.
- **warning**: the same of a view that a `UIViewRepresentable` makes, where nothing around its uses in SwiftUI speaks of
  accessibility.

The finding starts at the name of the class; where one is made stands beside it.

## What is not reported

- Classes that have a word of accessibility in them, in an extension, in a class they inherit from or in a protocol.
- Classes that hold a button, a field, a scroll view or another control: what is in them can be reached by itself.
- Classes nobody makes an object of in code, as they may be a base, or an inspector may name them.
- Objects that are given a label or a trait where they are made, under any name, or in a view that is one element itself.
- Subclasses of `UIButton`, `UISlider` and other controls of the system.
- Taps that put the keyboard away; views that hand touches on.
- Representables that are never used in SwiftUI, or in a body that has any word of accessibility.

## Examples

### Good

A control that speaks for itself, in an extension in the same file or by its base class.

```swift good
final class RecordControl: UIControl {
  func build() {
    addTarget(self, action: #selector(record), for: .touchUpInside)
  }

  @objc private func record() {}
}

extension RecordControl {
  func describe() {
    isAccessibilityElement = true
    accessibilityLabel = NSLocalizedString("Record thought", comment: "")
    accessibilityTraits = [.button, .startsMediaSession]
  }
}

final class DialControl: UISlider {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    sendActions(for: .primaryActionTriggered)
  }
}

final class Screen: UIViewController {
  let record = RecordControl()
  let dial = DialControl()
}
```

It is told what it is where it is made; one that holds a button is only the frame around it.

```swift good
final class StarControl: UIControl {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    sendActions(for: .primaryActionTriggered)
  }
}

final class RatingView: UIView {
  private let button = UIButton(type: .system)

  func build() {
    addSubview(button)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(rate)))
  }

  @objc private func rate() {}
}

final class RatingController: UIViewController {
  private lazy var star: StarControl = {
    let control = StarControl()
    control.isAccessibilityElement = true
    control.accessibilityLabel = "One star"
    control.accessibilityTraits = .button
    return control
  }()
  private let rating = RatingView()
}
```

A tap that puts the keyboard away, touches that are only shown, and a base that nobody makes.

```swift good
final class FormView: UIView {
  func build() {
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(dismissKeyboard)))
  }

  @objc private func dismissKeyboard() { endEditing(true) }
}

final class InkView: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { setNeedsDisplay() }
}

class BaseControl: UIControl {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    sendActions(for: .primaryActionTriggered)
  }
}

final class FormController: UIViewController {
  let form = FormView()
  let ink = InkView()
}
```

```swift good
final class PadView: UIView {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { handleTap() }
  private func handleTap() {}
}

struct Pad: UIViewRepresentable {
  func makeUIView(context: Context) -> PadView {
    let view = PadView()
    return view
  }

  func updateUIView(_ view: PadView, context: Context) {}
}

struct DrumScreen: View {
  var body: some View {
    Pad()
      .accessibilityElement()
      .accessibilityLabel("Snare")
      .accessibilityAddTraits(.isButton)
  }
}
```

### Bad

```swift bad
final class RecordControl: UIControl { // ✗ error col 13
  private let ring = CAShapeLayer()
}

final class RecorderController: UIViewController {
  private let recordControl = RecordControl()

  override func viewDidLoad() {
    super.viewDidLoad()
    recordControl.addTarget(self, action: #selector(record), for: .touchUpInside)
    view.addSubview(recordControl)
  }

  @objc private func record() {}
}
```

```swift bad
final class TopicView: UIView { // ✗ warning : UITapGestureRecognizer
  private let label = UILabel()
  var onTap: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
  }

  required init?(coder: NSCoder) { nil }

  @objc private func open() { onTap?() }
}

final class TopicsController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let topic = TopicView()
    view.addSubview(topic)
  }
}
```

```swift bad
final class SwatchView: UIView { // ✗ warning : touchesEnded
  weak var delegate: SwatchDelegate?

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    delegate?.choose(backgroundColor)
  }
}

final class PaletteController: UIViewController {
  let swatch = SwatchView()
}
```

```swift bad
final class PadView: UIView { // ✗ warning : touchesEnded
  var onTap: (() -> Void)?

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { handleTap() }

  private func handleTap() { onTap?() }
}

struct Pad: UIViewRepresentable {
  func makeUIView(context: Context) -> PadView {
    let view = PadView()
    view.backgroundColor = .systemFill
    return view
  }

  func updateUIView(_ view: PadView, context: Context) {}
}

struct DrumScreen: View {
  var body: some View { Pad() }
}
```

## How to fix it

Make it from `UIButton` where it is one. Otherwise set `isAccessibilityElement`, `accessibilityLabel` and
`accessibilityTraits` in the initializer, and `accessibilityValue` where it has a state.

## Measured

Of 22 findings read on 10 apps during development, 21 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 16 of 17 undisputed.

## Sources

- WCAG 2.2, 4.1.2 Name, Role, Value; 2.1.1 Keyboard
- `UIAccessibility`, `UIControl` in Apple's documentation of UIKit

"""###)

  private static let uikitElementOrderIncomplete = RuleDescription(
    id: #"uikit-element-order-incomplete"#, title: #"A list of accessibility elements leaves out a control, or has one twice"#,
    category: #"VoiceOver"#, severity: .warning, confidence: .medium,
    wcag: [#"1.3.2"#, #"2.4.3"#, #"4.1.2"#],
    labels: [#"VoiceOver"#, #"Voice Control"#],
    affects: #"People who use VoiceOver, Voice Control, Switch Control or a keyboard reach only what the list contains, in its order."#, since: #"0.1.0"#,
    page: ###"""
# uikit-element-order-incomplete

## Why it matters

Once a view has `accessibilityElements`, the list is all there is. A button that is added to the screen later but not to
the list can be seen and touched; foreveryone else it does not exist. What is listed twice is read twice.

## What is reported

- **warning**: a control of the type that does something, stands in the view and is missing in its list.
- **warning**: an element that stands in the list twice.
- **note**: two members of one stack that the list names in another order than the stack shows them.

The first starts at the list, the others at the element.

## What is not reported

- Lists with something in them that is not known: another list, the result of a call.
- Controls that are hidden or faded, that are no element, that do nothing, that are handed on, or that stand in a view
  that is listed itself.
- Lists that are added to elsewhere; several lists of one view, as long as one of them names the control.
- Stacks that are filled in several places or under a condition.

## Examples

### Good

A control in a listed stack is reached through it.

```swift good
final class OfferCard: UIView {
  private let titleLabel = UILabel()
  private let buttons = UIStackView()
  private let saveButton = UIButton(type: .system)

  func build() {
    saveButton.setTitle("Save", for: .normal)
    saveButton.addTarget(self, action: #selector(save), for: .touchUpInside)
    buttons.addArrangedSubview(saveButton)
    addSubview(titleLabel)
    addSubview(buttons)
    accessibilityElements = [titleLabel, buttons]
  }

  @objc private func save() {}
}
```

One of two lists names it, and what is hidden until it is needed is listed elsewhere or not at all.

```swift good
final class OfferCard: UIView {
  private let titleLabel = UILabel()
  private let saveButton = UIButton(type: .system)
  private let undoButton = UIButton(type: .system)

  func build() {
    saveButton.addTarget(self, action: #selector(save), for: .touchUpInside)
    undoButton.addTarget(self, action: #selector(undo), for: .touchUpInside)
    undoButton.isHidden = true
    addSubview(titleLabel)
    addSubview(saveButton)
    addSubview(undoButton)
  }

  func show(_ isSaved: Bool) {
    undoButton.isHidden = !isSaved
    accessibilityElements = isSaved ? [titleLabel, undoButton] : [titleLabel, saveButton]
  }

  @objc private func save() {}
  @objc private func undo() {}
}

final class PriceCard: UIView {
  private let priceLabel = UILabel()
  private let buyButton = UIButton(type: .system)

  func build(canBuy: Bool) {
    buyButton.addTarget(self, action: #selector(buy), for: .touchUpInside)
    addSubview(priceLabel)
    addSubview(buyButton)
    if canBuy {
      accessibilityElements = [priceLabel, buyButton]
    } else {
      accessibilityElements = [priceLabel]
    }
  }

  @objc private func buy() {}
}
```

The same order as the stack; another view's controls are none of this list's business.

```swift good
final class CheckoutController: UIViewController {
  private let titleLabel = UILabel()
  private let priceLabel = UILabel()
  private let buyButton = UIButton(type: .system)
  private let helpButton = UIButton(type: .system)
  private let card = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    buyButton.addTarget(self, action: #selector(buy), for: .touchUpInside)
    helpButton.addTarget(self, action: #selector(buy), for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [titleLabel, priceLabel, buyButton])
    card.addSubview(stack)
    view.addSubview(card)
    view.addSubview(helpButton)
    card.accessibilityElements = [titleLabel, priceLabel, buyButton]
  }

  @objc private func buy() {}
}
```

### Bad

```swift bad
final class OfferCard: UIView {
  private let titleLabel = UILabel()
  private let priceLabel = UILabel()
  private let saveButton = UIButton(type: .system)

  func build() {
    saveButton.setTitle("Save", for: .normal)
    saveButton.addTarget(self, action: #selector(save), for: .touchUpInside)
    addSubview(titleLabel)
    addSubview(priceLabel)
    addSubview(saveButton)
    accessibilityElements = [titleLabel, priceLabel] // ✗ warning col 5 : saveButton
  }

  @objc private func save() {}
}
```

```swift bad
final class AmountCell: UITableViewCell {
  private let titleLabel = UILabel()
  private let amountField = UITextField()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let row = UIStackView(arrangedSubviews: [titleLabel, amountField])
    contentView.addSubview(row)
  }

  required init?(coder: NSCoder) { nil }

  override var accessibilityElements: [Any]? { // ✗ warning : amountField
    get { [titleLabel] }
    set {}
  }
}
```

```swift bad
final class CheckoutController: UIViewController {
  private let titleLabel = UILabel()
  private let priceLabel = UILabel()
  private let buyButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    let stack = UIStackView(arrangedSubviews: [titleLabel, priceLabel, buyButton])
    view.addSubview(stack)
    view.accessibilityElements = [
      buyButton,
      titleLabel, // ✗ note : titleLabel
      priceLabel,
      titleLabel, // ✗ warning : titleLabel
    ]
  }
}
```

## How to fix it

Leave `accessibilityElements` alone where the views already stand in the order in which they are read: the system finds
them from top to bottom. Where a list is needed, name all that people can act on.

## Measured

Not measured yet: in 149 apps it finds nothing, also with every rule on.

## Sources

- WCAG 2.2, 1.3.2 Meaningful Sequence; 2.4.3 Focus Order; 4.1.2 Name, Role, Value
- `accessibilityElements` in Apple's documentation of UIKit

"""###)

  private static let uikitFontNotAdjusting = RuleDescription(
    id: #"uikit-font-not-adjusting"#, title: #"A scaled font does not change when people change the text size while the app is running"#,
    category: #"Dynamic Type"#, severity: .warning, confidence: .medium,
    wcag: [#"1.4.4"#],
    labels: [#"Larger Text"#],
    affects: #"People who increase the text size in Control Center, in the middle of an article, see no change until the app is restarted."#, since: #"0.1.0"#,
    page: ###"""
# uikit-font-not-adjusting

## Why it matters

`UIFont.preferredFont(forTextStyle:)` and `UIFontMetrics` read the text size once, when the font is created. Text size
is in Control Center so that people can change it for the page they are on. A label follows only if
`adjustsFontForContentSizeCategory` is true; otherwise it keeps the old size until the screen is created again, next to
parts of the screen that have grown.

## What is reported

- **warning**: a label, text field, text view or button title whose font is a preferred or a scaled one, set in code,
  while nothing in the project sets `adjustsFontForContentSizeCategory` on it.

The finding starts at the font.

## What is not reported

- Objects on which the property is set anywhere: later, in an extension, a base class, or a function of the project that
  styles them.
- Outlets on which the storyboard or xib sets it, or that none of the project's files is connected to; objects handed to
  other code.
- Labels that a function of the project makes and sets the property on, or one that cannot be followed.
- Titles of buttons with a configuration, which brings a font of its own.
- Types that listen for another text size (and not for the light or dark look alone), or set the font anew when it changes.
- A class of labels that sets its own font, where everybody who makes one sets the property on it.
- Labels that show only a dot, an arrow or another sign, written out.
- Titles of bars (`navigationItem.titleView`), which keep their size everywhere, and labels in a view that is nothing else.
- Fonts that are not known; fixed ones, of which `fixed-font-size` speaks.

## Examples

### Bad

```swift bad
final class CardView: UIView {
  private let titleLabel = UILabel()
  private lazy var bodyView: UITextView = {
    let view = UITextView()
    view.font = UIFontMetrics.default.scaledFont(for: UIFont.systemFont(ofSize: 17)) // ✗ warning col 17
    return view
  }()
  private let saveButton = UIButton(type: .system)

  func build() {
    titleLabel.font = .preferredFont(forTextStyle: .headline) // ✗ warning col 23
    saveButton.titleLabel?.font = UIFont.preferredFont(forTextStyle: .body) // ✗ warning
  }
}
```

```swift bad
final class SearchHeader: UIView {
  private let field = UITextField()

  override init(frame: CGRect) {
    super.init(frame: frame)
    field.font = UIFont.preferredFont(forTextStyle: .body) // ✗ warning col 18
    addSubview(field)
  }

  required init?(coder: NSCoder) { nil }
}
```

```swift bad
final class CodeScreen: UIViewController {
  @IBOutlet private var codeLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    codeLabel.font = Self.codeFont // ✗ warning
  }

  static var codeFont: UIFont {
    let metrics = UIFontMetrics(forTextStyle: .body)
    let base = UIFont.systemFont(ofSize: 17)
    return metrics.scaledFont(for: base)
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    if traitCollection.userInterfaceStyle != previous?.userInterfaceStyle { recolour() }
  }
}
```

```xml file=Code.xib
<objects>
  <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="CodeScreen">
    <connections><outlet property="codeLabel" destination="lb-1" id="o-1"/></connections>
  </placeholder>
  <label text="" id="lb-1"/>
</objects>
```

A class of labels that sets its own font, of which one is made without the property:

```swift bad
final class CountBadge: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    font = UIFont.preferredFont(forTextStyle: .headline) // ✗ warning
  }

  required init?(coder: NSCoder) { nil }
}

final class InboxView: UIView {
  private let badge = CountBadge()
  private let second: CountBadge = {
    let badge = CountBadge()
    badge.adjustsFontForContentSizeCategory = true
    return badge
  }()
}
```

A function that makes labels and says nothing of the text size:

```swift bad
final class ScoreRow: UIView {
  private lazy var homeLabel: UILabel = {
    let label = Self.plainLabel()
    label.font = .preferredFont(forTextStyle: .body) // ✗ warning
    return label
  }()

  private static func plainLabel() -> UILabel {
    let label = UILabel()
    label.textAlignment = .center
    return label
  }
}
```

### Good

Titles of bars, which the system does not make larger either:

```swift good
final class BusyWords: UIStackView {
  lazy var words: UILabel = {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .headline)
    return label
  }()
}

final class ScoresController: UIViewController {
  private lazy var heading: BusyWords = {
    let view = BusyWords(frame: .zero)
    view.words.text = "Scores"
    return view
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.titleView = heading
  }
}
```

Functions of the project that make labels which follow the text size:

```swift good
enum Labels {
  static func centred() -> UILabel {
    let label = UILabel()
    label.textAlignment = .center
    label.adjustsFontForContentSizeCategory = true
    return label
  }
}

final class ScoreRow: UIView {
  let headline = Labels.centred()
  private let noteLabel: UILabel = ScoreRow.note()
  private lazy var homeLabel: UILabel = {
    let label = Self.label()
    label.font = .preferredFont(forTextStyle: .body)
    return label
  }()
  private lazy var awayLabel: UILabel = {
    let label = makeLabel()
    label.font = .preferredFont(forTextStyle: .body)
    return label
  }()
  private lazy var boughtLabel: UILabel = LabelKit.shared.label()

  func build() {
    headline.font = .preferredFont(forTextStyle: .headline)
    noteLabel.font = .preferredFont(forTextStyle: .footnote)
    boughtLabel.font = .preferredFont(forTextStyle: .footnote)
  }

  private static func label() -> UILabel { Labels.centred() }
  private static func note() -> UILabel {
    let label = Labels.centred()
    label.numberOfLines = 0
    return label
  }
  private func makeLabel() -> UILabel {
    let label = UILabel()
    label.adjustsFontForContentSizeCategory = true
    return label
  }
}

final class ScoreHeader: UIView {
  private lazy var card = ScoreCard()

  func build() { card.titleLabel.font = .preferredFont(forTextStyle: .subheadline) }
}

final class ScoreCard: UIView {
  lazy var titleLabel: UILabel = Labels.centred()
}
```

```swift good
final class OfferView: UIView {
  private let takeButton = UIButton(type: .system)
  private let laterButton = UIButton(configuration: .plain())

  func build() {
    takeButton.titleLabel?.font = .preferredFont(forTextStyle: .body)
    takeButton.configuration = .filled()
    laterButton.titleLabel?.font = .preferredFont(forTextStyle: .body)
  }
}
```

```swift good
class BaseLabel: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    adjustsFontForContentSizeCategory = true
  }
}

extension UILabel {
  func styleAsTitle() {
    font = .preferredFont(forTextStyle: .title3)
    adjustsFontForContentSizeCategory = true
  }
}

final class CardView: UIView {
  @IBOutlet private var subtitleLabel: UILabel!
  private let titleLabel = UILabel()
  private let bodyLabel = BaseLabel()
  private let noteLabel = UILabel()
  private let priceLabel = UILabel()
  private let codeLabel = UILabel()
  private let saveButton = UIButton(type: .system)

  func build() {
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.adjustsFontForContentSizeCategory = true
    bodyLabel.font = .preferredFont(forTextStyle: .body)
    noteLabel.font = .preferredFont(forTextStyle: .footnote)
    noteLabel.styleAsTitle()
    subtitleLabel.font = .preferredFont(forTextStyle: .footnote)
    priceLabel.font = .preferredFont(forTextStyle: .footnote)
    codeLabel.font = Theme.code
    saveButton.titleLabel?.font = .preferredFont(forTextStyle: .body)
    saveButton.titleLabel?.adjustsFontForContentSizeCategory = true
  }
}
```

```swift file=CardView+Price.swift
import UIKit

extension CardView {
  func show(price: String) { priceLabel.adjustsFontForContentSizeCategory = true }
}
```

```swift good
final class TimeBadge: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    font = UIFont.preferredFont(forTextStyle: .headline)
  }

  required init?(coder: NSCoder) { nil }
}

final class ArrivalView: UIView {
  private let badge: TimeBadge = {
    let badge = TimeBadge()
    badge.adjustsFontForContentSizeCategory = true
    return badge
  }()
  private let dotLabel: UILabel = {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .footnote)
    label.text = " · "
    return label
  }()
}
```

A type that sets its fonts anew when the size changes:

```swift good
final class NoteView: UIView {
  private let titleLabel = UILabel()

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    titleLabel.font = .preferredFont(forTextStyle: .headline)
  }
}
```

```swift good
final class CodeScreen: UIViewController {
  @IBOutlet private var codeLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    codeLabel.font = .preferredFont(forTextStyle: .body)
  }
}
```

```xml file=Code.xib
<objects>
  <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="CodeScreen">
    <connections><outlet property="codeLabel" destination="lb-1" id="o-1"/></connections>
  </placeholder>
  <label text="" adjustsFontForContentSizeCategory="YES" id="lb-1"/>
</objects>
```

## How to fix it

```swift fixed
final class CardView: UIView {
  private let titleLabel = UILabel()

  func build() {
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.adjustsFontForContentSizeCategory = true
  }
}
```

## Measured

Of 85 findings read on 18 apps during development, 85 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 54 of 62 undisputed.

## Sources

- WCAG 2.2: 1.4.4 Resize Text
- Apple, UIKit: `UIContentSizeCategoryAdjusting`, `adjustsFontForContentSizeCategory`; `UIFontMetrics`

"""###)

  private static let uikitTraitsOverwritten = RuleDescription(
    id: #"uikit-traits-overwritten"#, title: #"Assigned traits replace the control's role, so VoiceOver no longer announces that it is a button"#,
    category: #"VoiceOver"#, severity: .warning, confidence: .high,
    wcag: [#"4.1.2"#],
    labels: [#"VoiceOver"#],
    affects: #"People who use VoiceOver hear the name of a button but not that it is one, so they skip it or take it for text."#, since: #"0.1.0"#,
    page: ###"""
# uikit-traits-overwritten

## Why it matters

A `UIButton` exposes by itself that it is a button, and whether it is selected or disabled. Assigning
`accessibilityTraits` replaces all of that. `= .selected` leaves a selected element without a role, and `= .none` a
piece of text that happens to respond to taps. SwiftUI's modifier only adds; UIKit's property does not.

## What is reported

- **warning**: an assignment of traits without a role (`.none`, `[]`, `.selected`, `.notEnabled`,
  `.updatesFrequently`, `.staticText`, or a choice of these) to a button, switch, slider, stepper, page control or bar
  button item, or to the project's own subclass of one.

The finding starts at the value.

## What is not reported

- Assignments with a role: `.button`, `[.link, .selected]`, `.header`, `.adjustable`, `.image` and others.
- Traits that are inserted, removed, or joined with those that are there.
- Views, labels and cells, which have no role of their own to lose.
- Objects whose class is not known; values that are computed.

## Examples

### Bad

```swift bad
final class FilterScreen: UIViewController {
  private let filterButton = UIButton(type: .system)
  private lazy var dateButton: UIButton = {
    let button = UIButton()
    button.accessibilityTraits = .none // ✗ warning col 34
    button.accessibilityLabel = "Date"
    return button
  }()

  func show(_ isActive: Bool) {
    filterButton.accessibilityTraits = isActive ? .selected : .none // ✗ warning col 40
    self.dateButton.accessibilityTraits = [] // ✗ warning
  }
}
```

A subclass of the project is still a button:

```swift bad
class BaseButton: UIButton {}

final class ChipButton: BaseButton {
  var isOn = false {
    didSet { accessibilityTraits = isOn ? [.selected] : [] } // ✗ warning
  }
}
```

```swift bad
final class Player: UIViewController {
  @IBOutlet private var speedSlider: UISlider!

  func update(_ sender: UIBarButtonItem) {
    speedSlider.accessibilityTraits = UIAccessibilityTraits.updatesFrequently // ✗ warning
    sender.accessibilityTraits = .notEnabled // ✗ warning
  }
}
```

### Good

```swift good
final class FilterScreen: UIViewController {
  private let filterButton = UIButton(type: .system)
  private let titleLabel = UILabel()
  private let card = UIView()

  func show(_ isActive: Bool) {
    if isActive {
      filterButton.accessibilityTraits.insert(.selected)
    } else {
      filterButton.accessibilityTraits.remove(.selected)
    }
    titleLabel.accessibilityTraits = .header
    card.accessibilityTraits = .none
    filterButton.accessibilityTraits = isActive ? [.button, .selected] : .button
  }
}
```

A name that means something else here, a class that is not known, and values that are computed:

```swift good
final class Picker: UIViewController {
  private let button = UIButton()

  func style(button: UIView, row: ThirdPartyButton) {
    button.accessibilityTraits = .none
    row.accessibilityTraits = .selected
  }

  func update(with traits: UIAccessibilityTraits) {
    button.accessibilityTraits = traits
    button.accessibilityTraits = button.accessibilityTraits.union(.selected)
    button.accessibilityTraits = .init(rawValue: 1)
  }
}
```

## How to fix it

```swift fixed
final class FilterScreen: UIViewController {
  private let filterButton = UIButton(type: .system)

  func show(_ isActive: Bool) {
    filterButton.isSelected = isActive
  }
}
```

## Measured

Of 4 findings read on 2 apps during development, 3 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 0 of 1 undisputed.

## Sources

- WCAG 2.2: 4.1.2 Name, Role, Value
- Apple, UIKit: `UIAccessibility`, `accessibilityTraits`; `UIAccessibilityTraits`

"""###)

  private static let ungroupedRow = RuleDescription(
    id: #"ungrouped-row"#, title: #"The parts of a repeated card are read one by one"#,
    category: #"VoiceOver"#, severity: .note, confidence: .medium,
    wcag: [#"1.3.1"#],
    labels: [#"VoiceOver"#],
    affects: #"People who use VoiceOver swipe three or more times to get past one item, and hear numbers without what they belong to."#, since: #"0.1.0"#,
    page: ###"""
# ungrouped-row

## Why it matters

A card is one thing visually. Without grouping, VoiceOver stops at each of its texts: “12”, “km”, “up”. In a grid of
twenty cards that is sixty swipes, and nothing says where one card ends.

## What is reported

- **note**: the repeated content of a `ForEach` outside lists that holds three or more texts, no control, and nothing that makes it one element.

The finding starts at the card.

## What is not reported

- Rows of `List`, `Form`, menus, tables and charts.
- Cards that are a button or link, react to taps, hold controls, or have an element, label or action of their own or around them.
- Cards whose content cannot be followed.

## Examples

### Bad

```swift bad
LazyVStack {
  ForEach(stats) { stat in
    VStack { // ✗ note col 5 : 3 times
      Text(stat.value)
      Text(stat.unit)
      Text(stat.trend)
    }
  }
}
```

A picture that is hidden is passed, and the texts beside it are not:

```swift bad
ScrollView(.horizontal) {
  LazyHStack {
    ForEach(products) { product in
      HStack { // ✗ note
        Image(systemName: "tag").accessibilityHidden(true)
        Text(product.brand)
        Text(product.title)
        Text(product.price)
      }
    }
  }
}
```

```swift bad
struct ThoughtRow: View {
  let thought: Thought

  var body: some View {
    VStack { Text(thought.title); Text(thought.date); Text(thought.mood) }
  }
}

struct Thoughts: View {
  var body: some View {
    ScrollView {
      ForEach(thoughts) { thought in
        ThoughtRow(thought: thought) // ✗ note
      }
    }
  }
}
```

### Good

```swift good
LazyVStack {
  ForEach(stats) { stat in
    VStack { Text(stat.value); Text(stat.unit); Text(stat.trend) }
      .accessibilityElement(children: .combine)
  }
}
```

```swift good
ForEach(thoughts) { thought in
  NavigationLink(value: thought) {
    VStack { Text(thought.title); Text(thought.date); Text(thought.mood) }
  }
}
```

```swift good
List {
  ForEach(thoughts) { thought in
    VStack { Text(thought.title); Text(thought.date); Text(thought.mood) }
  }
}
```

```swift good
ForEach(orders) { order in
  HStack { Text(order.title); Text(order.price); Text(order.date); Button("Cancel") { cancel(order) } }
}
```

```swift good
ForEach(days) { day in
  VStack { Text(day.name); Text(day.number) }
}
```

Rows that keep the place of what is loaded:

```swift good
struct StampSkeletonRow: View {
  let rank: Int

  var body: some View {
    HStack {
      Text("\(rank)")
      Text("Name of the stamp")
      Text("Country")
      Text("Price")
    }
    .redacted(reason: .placeholder)
  }
}

struct StampTable: View {
  var body: some View {
    VStack {
      ForEach(ranks, id: \.self) { rank in
        StampSkeletonRow(rank: rank)
      }
    }
  }
}
```

## How to fix it

Combine the pieces; VoiceOver joins their texts in order.

```swift fixed
LazyVStack {
  ForEach(stats) { stat in
    VStack { Text(stat.value); Text(stat.unit); Text(stat.trend) }
      .accessibilityElement(children: .combine)
  }
}
```

## Measured

Of 9 findings read on 9 apps during development, 9 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 7 of 7 undisputed.

## Sources

- WCAG 2.2: 1.3.1 Info and Relationships
- Apple, SwiftUI: `accessibilityElement(children:)`

"""###)

  private static let unhelpfulErrorMessage = RuleDescription(
    id: #"unhelpful-error-message"#, title: #"An error says neither what went wrong nor what to do"#,
    category: #"Cognitive"#, severity: .note, confidence: .medium,
    wcag: [#"3.3.1"#, #"3.3.3"#],
    labels: [],
    affects: #"People with a cognitive disability and people who are new to apps are stuck, because nothing says how to continue."#, since: #"0.1.0"#,
    page: ###"""
# unhelpful-error-message

## Why it matters

“Something went wrong” with an “OK” button is a dead end. Experienced people try again, check the network, come back
later. Others are stuck, and often believe that it was their fault.

## What is reported

- **note**: an alert whose title says only that there is an error, whose message is missing, as vague, or the system's text
  of an error, and whose only button closes it; in UIKit a `UIAlertController` that is made and presented in one place.
- **note**: such a text in a view, with nothing beside it that says more and no control that leads on.
- **note**: an error printed as it stands in the code: `Text("\(error)")`.
- **note**: words that blame: “You entered an invalid …”.

The finding starts at the string.

## What is not reported

- Alerts with a message of the app's own, or with a button that does something.
- The system's text when the project's errors bring their own (`LocalizedError`).
- Vague words with more text, a button or a component beside them; headings and labels of controls.
- What to do in a case that may come: “If you failed to …”.
- Debug code, screens for developers, previews.

## Examples

### Bad

```swift bad
List {
  Text("Stamps")
}
.alert("Error", isPresented: $failed) { // ✗ note col 8
  Button("OK") {}
} message: {
  Text(error.localizedDescription)
}
```

```swift bad
VStack {
  Image(systemName: "xmark.octagon").accessibilityHidden(true)
  Text("Something went wrong") // ✗ note col 8
}
```

```swift bad
VStack {
  Text("\(error)") // ✗ note col 8 : error
  Button("Try again") { reload() }
}
```

```swift bad
VStack {
  TextField("Email", text: $email)
  Text("You entered an invalid address") // ✗ note col 8
  Button("Continue") { go() }
}
```

```swift bad
import UIKit

final class TalkController: UIViewController {
  func fail() {
    let alert = UIAlertController(title: "Error", message: "An error occurred.", preferredStyle: .alert) // ✗ note col 42
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}
```

### Good

Words for a case that may come, and blame nobody:

```swift good
Section {
  Button("New code") { askForCode() }
} footer: {
  Text("If you failed to enter the code in time, ask for a new one.")
}
```

Words of the app's own, a button that leads on, and an alert that others may add to:

```swift good
import UIKit

final class UploadController: UIViewController {
  func tooLarge() {
    let alert = UIAlertController(title: "Error", message: "The file is too large.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }

  func failed() {
    let alert = UIAlertController(title: "Error", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Try again", style: .default) { _ in self.upload() })
    present(alert, animated: true)
  }

  func made() -> UIAlertController {
    let alert = UIAlertController(title: "Error", message: nil, preferredStyle: .alert)
    return alert
  }

  func upload() {}
}
```

```swift good
List {
  Text("Stamps")
}
.alert("That didn't save", isPresented: $failed) {
  Button("Try again") { save() }
  Button("Keep as draft", role: .cancel) {}
} message: {
  Text("You seem to be offline. Your thought is still here.")
}
```

```swift good
VStack {
  Text("Something went wrong")
  Button("Try again") { reload() }
}
```

```swift good
List {
  Text("Stamps")
}
.alert("Error", isPresented: $failed) {
  Button("OK") {}
} message: {
  Text("The stamp is larger than 10 MB. Choose a smaller picture.")
}
```

```swift good
VStack {
  Text("Something went wrong")
  Text(problem.advice)
  Text("\(errorCount) stamps are missing")
}
```

```swift good
struct Screen: View {
  var body: some View {
    List {
      Text("Stamps")
    }
    .alert("Error", isPresented: $failed) {
      Button("OK") {}
    } message: {
      Text(error.localizedDescription)
    }
  }
}

enum StampError: LocalizedError {
  case tooLarge
  var errorDescription: String? { "The stamp is larger than 10 MB." }
}
```

The message of the error itself, in a project whose errors bring words:

```swift good
struct Course: View {
  let model: CourseModel
  @State private var showsError = false

  var body: some View {
    List {
      Text(model.name)
    }
    .alert("Error", isPresented: $showsError) {
    } message: {
      Text(verbatim: model.networkError?.localizedDescription ?? "")
    }
  }
}

struct LoadingError: Error {}

extension LoadingError: LocalizedError {
  var errorDescription: String? { "The course could not be loaded. Check the connection and try again." }
}
```

## How to fix it

Say what happened and offer a way on.

```swift fixed
VStack {
  Text("The stamps could not be loaded. Are you online?")
  Button("Try again") { reload() }
}
```

## Measured

Of 2 findings read on 2 apps during development, 2 are right now; ACCURACY.md says what to expect elsewhere.
In apps read for the first time: 1 of 1 undisputed.

## Sources

- WCAG 2.2: 3.3.1 Error Identification, 3.3.3 Error Suggestion
- Apple, Human Interface Guidelines: Alerts; Writing

"""###)

  private static let unsafeKeyboardShortcut = RuleDescription(
    id: #"unsafe-keyboard-shortcut"#, title: #"A shortcut is a single character, overrides a system shortcut or is used twice"#,
    category: #"Keyboard & Switch"#, severity: .warning, confidence: .medium,
    wcag: [#"2.1.4"#, #"2.1.1"#],
    labels: [#"Voice Control"#],
    affects: #"People who dictate or press keys by accident trigger single keys unintentionally; people who use a keyboard lose the system shortcut."#, since: #"0.1.0"#,
    page: ###"""
# unsafe-keyboard-shortcut

## Why it matters

A dictated word is a series of key presses. If one of them deletes, dictation is dangerous; so is typing with hands that
shake. And a shortcut that means “copy” everywhere has to mean it here, too.

## What is reported

- **warning**: `.keyboardShortcut` with a letter or digit and no modifier, or Shift alone.
- **warning**: ⌘ with A, C, H, Q, V, X or Z outside of menus of commands.
- **warning**: a shortcut that another control shown at the same time has already.

The finding starts at the modifier.

## What is not reported

- Shortcuts with ⌘, ⌥ or ⌃; Return, Escape and other special keys; `.defaultAction`, `.cancelAction`.
- A single key on a view with `.focused`, as it works only there.
- Menus of commands that take the system's place.
- The same shortcut in different branches, rows or sheets.

## Examples

### Bad

```swift bad
Button("Delete", role: .destructive) { confirmDelete() }
  .keyboardShortcut("d", modifiers: []) // ✗ warning col 4 : d
```

```swift bad
VStack {
  Button("Close") { close() }
    .keyboardShortcut("c") // ✗ warning : c
  Button("Trending") { show() }
    .keyboardShortcut("t", modifiers: .shift) // ✗ warning : t
}
```

```swift bad
HStack {
  Button("New stamp") { createStamp() }
    .keyboardShortcut("n", modifiers: .command)
  Button("New album") { createAlbum() }
    .keyboardShortcut("n") // ✗ warning col 6 : n
}
```

### Good

```swift good
HStack {
  Button("Save thought") { save() }
    .keyboardShortcut("s", modifiers: .command)
  Button("New") { create() }
    .keyboardShortcut("n", modifiers: [.command, .shift])
  Button("Close") { close() }
    .keyboardShortcut(.cancelAction)
  Button("Send") { send() }
    .keyboardShortcut(.return, modifiers: [])
}
```

```swift good
VStack {
  if isNew {
    Button("Create") { create() }.keyboardShortcut("s")
  } else {
    Button("Save") { save() }.keyboardShortcut("s")
  }
}
```

```swift good
Button("Play") { play() }
  .keyboardShortcut("k", modifiers: [])
  .focused($isPlayerFocused)
```

## How to fix it

Add a modifier.

```swift fixed
Button("Delete", role: .destructive) { confirmDelete() }
  .keyboardShortcut("d", modifiers: .command)
```

## Measured

Of 5 findings read on one app during development, 5 are right now; ACCURACY.md says what to expect elsewhere.

## Sources

- WCAG 2.2: 2.1.1 Keyboard, 2.1.4 Character Key Shortcuts
- Apple, Human Interface Guidelines: Keyboards

"""###)
}
