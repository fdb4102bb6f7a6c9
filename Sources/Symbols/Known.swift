// The SwiftUI names that the model asks for, as an enum: comparing a name is comparing two bytes, and no String is made.
//
// The order matters: views first, then modifiers, then the rest; `isView` and `isModifier` are range checks. The text of
// the names stands once more in `Known.list`, in the same order; a test keeps the two equal.

/// A name the model knows. Cases are spelt as in Swift sources, upper-case names of types included.
public enum Known: UInt16, Sendable, CaseIterable {
  /// Any name that is not in the list.
  case other
  // Views
  case Text, Image, Label, Button, Link, NavigationLink, Menu, Toggle, Slider, Stepper, Picker, DatePicker,
    MultiDatePicker, ColorPicker, Gauge, ProgressView, TextField, SecureField, TextEditor, ShareLink,
    PhotosPicker, PasteButton, EditButton, RenameButton, SignInWithAppleButton, DisclosureGroup, VideoPlayer,
    HelpLink, SettingsLink, LabeledContent, GroupBox, ControlGroup, ContentUnavailableView, VStack, HStack,
    ZStack, LazyVStack, LazyHStack, LazyVGrid, LazyHGrid, Grid, GridRow, Group, ForEach, Section, Form, List,
    OutlineGroup, Table, TableColumn, TableRow, ScrollView, ScrollViewReader, GeometryReader, ViewThatFits,
    AnyView, EmptyView, Spacer, Divider, Color, Circle, Rectangle, RoundedRectangle, UnevenRoundedRectangle,
    Capsule, Ellipse, Path, ContainerRelativeShape, LinearGradient, RadialGradient, AngularGradient,
    EllipticalGradient, MeshGradient, Material, AsyncImage, Canvas, TimelineView, Chart, Map, Annotation,
    MapAnnotation, Marker, MapMarker, MapPin, UserAnnotation, MapPolyline, MapPolygon, MapCircle,
    NavigationStack, NavigationView, NavigationSplitView, TabView, Tab, TabSection, WindowGroup, Window,
    Settings, DocumentGroup, MenuBarExtra, ImmersiveSpace, Alert, ActionSheet, ToolbarItem, ToolbarItemGroup,
    ToolbarSpacer, ToolbarTitleMenu, CommandMenu, CommandGroup, PhaseAnimator, KeyframeAnimator, EquatableView,
    ModifiedContent, HSplitView, VSplitView, GlassEffectContainer, TextFieldLink, SensitiveContent,
    SubscriptionStoreView, StoreView, ProductView, Model3D, RealityView, WebView, SpriteView, SceneView,
    CameraView, QuickLookPreview, LineMark, BarMark, AreaMark, PointMark, RuleMark, SectorMark, RectangleMark,
    AxisMarks, AxisGridLine, AxisTick, AxisValueLabel, MapCompass, MapUserLocationButton, MapScaleView,
    MapPitchToggle
  // Modifiers
  case accessibilityLabel, accessibilityValue, accessibilityHint, accessibilityHidden, accessibilityElement,
    accessibilityAddTraits, accessibilityRemoveTraits, accessibilityAction, accessibilityActions,
    accessibilityAdjustableAction, accessibilityScrollAction, accessibilityIdentifier, accessibilityInputLabels,
    accessibilityRepresentation, accessibilityChildren, accessibilityLabeledPair, accessibilityHeading,
    accessibilitySortPriority, accessibilityFocused, accessibilityRotor, accessibilityRotorEntry,
    accessibilityCustomContent, accessibilityActivationPoint, accessibilityDirectTouch, accessibilityDragPoint,
    accessibilityDropPoint, accessibilityIgnoresInvertColors, accessibilityLinkedGroup,
    accessibilityRespondsToUserInteraction, accessibilityShowsLargeContentViewer, accessibilityTextContentType,
    accessibilityChartDescriptor, accessibilityZoomAction, accessibilityQuickAction, accessibilityDefaultFocus,
    accessibility, accessibilityLabelContent, onTapGesture, onLongPressGesture, gesture, simultaneousGesture,
    highPriorityGesture, onDrag, onDrop, draggable, dropDestination, onHover, onContinuousHover, hoverEffect,
    help, hidden, opacity, disabled, allowsHitTesting, contentShape, frame, padding, resizable, scaledToFit,
    scaledToFill, aspectRatio, imageScale, font, fontWeight, bold, italic, fontDesign, fontWidth, monospaced,
    monospacedDigit, textCase, lineLimit, minimumScaleFactor, allowsTightening, truncationMode,
    multilineTextAlignment, lineSpacing, kerning, tracking, baselineOffset, underline, strikethrough,
    dynamicTypeSize, fixedSize, layoutPriority, foregroundColor, foregroundStyle, tint, accentColor, background,
    backgroundStyle, overlay, border, fill, stroke, strokeBorder, shadow, mask, clipShape, clipped,
    cornerRadius, blur, brightness, contrast, saturation, grayscale, hueRotation, colorMultiply, colorInvert,
    compositingGroup, drawingGroup, blendMode, luminanceToAlpha, symbolRenderingMode, symbolVariant,
    symbolEffect, symbolEffectsRemoved, renderingMode, interpolation, antialiased, buttonStyle,
    buttonBorderShape, buttonRepeatBehavior, controlSize, labelStyle, labelsHidden, labelsVisibility, menuStyle,
    menuIndicator, menuOrder, menuActionDismissBehavior, pickerStyle, toggleStyle, textFieldStyle,
    textEditorStyle, listStyle, formStyle, groupBoxStyle, gaugeStyle, progressViewStyle, datePickerStyle,
    disclosureGroupStyle, navigationViewStyle, navigationSplitViewStyle, tabViewStyle, indexViewStyle,
    tableStyle, controlGroupStyle, labeledContentStyle, offset, position, scaleEffect, rotationEffect,
    rotation3DEffect, projectionEffect, transformEffect, animation, transaction, transition, contentTransition,
    matchedGeometryEffect, matchedTransitionSource, navigationTransition, phaseAnimator, keyframeAnimator,
    scrollTransition, visualEffect, geometryGroup, sheet, fullScreenCover, popover, alert, confirmationDialog,
    actionSheet, contextMenu, swipeActions, toolbar, toolbarBackground, toolbarColorScheme, toolbarVisibility,
    toolbarTitleDisplayMode, toolbarRole, navigationTitle, navigationBarTitle, navigationBarTitleDisplayMode,
    navigationBarItems, navigationBarHidden, navigationBarBackButtonHidden, navigationDestination,
    navigationSubtitle, statusBarHidden, statusBar, tabItem, tag, badge, inspector, safeAreaInset,
    safeAreaPadding, safeAreaBar, safeAreaPaddings, ignoresSafeArea, edgesIgnoringSafeArea, presentationDetents,
    presentationDragIndicator, presentationBackground, presentationCornerRadius, presentationContentInteraction,
    presentationCompactAdaptation, interactiveDismissDisabled, fileImporter, fileExporter, fileMover,
    photosPicker, quickLookPreview, listRowBackground, listRowInsets, listRowSeparator, listRowSeparatorTint,
    listRowSpacing, listSectionSeparator, listSectionSpacing, listItemTint, headerProminence, environment,
    environmentObject, preference, onPreferenceChange, transformPreference, transformEnvironment,
    preferredColorScheme, colorScheme, redacted, unredacted, privacySensitive, id, equatable, zIndex,
    alignmentGuide, coordinateSpace, gridCellColumns, gridCellAnchor, gridColumnAlignment,
    containerRelativeFrame, onAppear, onDisappear, onChange, onReceive, task, refreshable, onSubmit,
    submitLabel, onOpenURL, onContinueUserActivity, userActivity, onCommand, onExitCommand, onMoveCommand,
    onKeyPress, onDelete, onMove, onInsert, onScrollGeometryChange, onScrollPhaseChange, onGeometryChange,
    onScrollVisibilityChange, sensoryFeedback, keyboardShortcut, keyboardType, textContentType,
    textInputAutocapitalization, autocapitalization, autocorrectionDisabled, disableAutocorrection, focused,
    focusable, focusEffectDisabled, focusSection, defaultFocus, focusedValue, focusedSceneValue,
    prefersDefaultFocus, searchable, searchSuggestions, searchScopes, searchCompletion, searchFocused,
    scrollDisabled, scrollIndicators, scrollPosition, scrollTargetLayout, scrollTargetBehavior,
    scrollContentBackground, scrollClipDisabled, scrollBounceBehavior, scrollDismissesKeyboard,
    scrollIndicatorsFlash, defaultScrollAnchor, contentMargins, deleteDisabled, moveDisabled, selectionDisabled,
    editDisabled, textSelection, speechSpellsOutCharacters, speechAlwaysIncludesPunctuation,
    speechAdjustedPitch, speechAnnouncementsQueued, flipsForRightToLeftLayoutDirection, modifier, glassEffect,
    glassEffectID, glassEffectUnion, buttonSizing, tabViewBottomAccessory, tabBarMinimizeBehavior,
    scrollEdgeEffectStyle, mapStyle, mapControls, annotationTitles, annotationSubtitles, chartXAxis, chartYAxis,
    chartLegend, chartForegroundStyleScale, chartXScale, chartYScale, chartOverlay, chartBackground, symbol,
    interpolationMethod, lineStyle, symbolSize, cornerRadiusStyle, trim, inset, rotation, size, scale,
    transform, intersection, union, stroked, widgetURL, containerBackground, widgetAccentable,
    defaultAppStorage, persistentSystemOverlays, handlesExternalEvents, windowResizability, windowStyle,
    defaultSize, commands, onPlayPauseCommand, digitalCrownRotation, dialogSuppressionToggle, dialogIcon,
    presentationSizing, previewDisplayName, previewDevice, previewLayout, previewContext, dropShadow,
    innerShadow, labelIconToTitleSpacing, labelReservedIconWidth, textRenderer, typesettingLanguage,
    typeSelectEquivalent, writingToolsBehavior, autocorrection, findNavigator, renameAction,
    accessibilityTextContent, onEnded, onChanged, updating, sequenced, simultaneously, exclusively, map,
    repeatForever, repeatCount, speed, delay
  // Protocols, wrappers, functions, values
  case View, ViewModifier, ButtonStyle, PrimitiveButtonStyle, LabelStyle, ToggleStyle, MenuStyle,
    ProgressViewStyle, GroupBoxStyle, TextFieldStyle, PickerStyle, GaugeStyle, DisclosureGroupStyle,
    LabeledContentStyle, App, Scene, Widget, PreviewProvider, WidgetBundle, WidgetConfiguration, ToolbarContent,
    MapContent, ChartContent, TabContent, Commands, Shape, InsettableShape, UIViewRepresentable,
    UIViewControllerRepresentable, NSViewRepresentable, NSViewControllerRepresentable, UIView, UIViewController,
    UITableViewCell, UICollectionViewCell, XCTestCase, Animatable, AnimatableModifier, GeometryEffect,
    Transition, CustomizableToolbarContent, LibraryContentProvider, WidgetURL, AppIntent, ActivityConfiguration,
    body, content, configuration, label, icon, title, trigger, isOn, isPressed, makeBody, Preview, Previewable,
    previews, wrappedValue, State, Binding, StateObject, ObservedObject, EnvironmentObject, Environment,
    Bindable, AppStorage, SceneStorage, FocusState, AccessibilityFocusState, GestureState, ScaledMetric,
    FetchRequest, Query, Namespace, Published, Observable, ViewBuilder, ToolbarContentBuilder, MainActor,
    accessibilityReduceMotion, accessibilityReduceTransparency, accessibilityDifferentiateWithoutColor,
    accessibilityPrefersCrossFadeTransitions, isReduceMotionEnabled, prefersCrossFadeTransitions,
    accessibilityEnabled, accessibilityVoiceOverEnabled, withAnimation, Animation, AnyTransition, Transaction,
    withTransaction, asyncAfter, sleep, Task, DispatchQueue, UIAccessibility, AccessibilityNotification, Announcement,
    post,
    TapGesture, LongPressGesture, DragGesture, MagnificationGesture, MagnifyGesture, RotationGesture,
    RotateGesture, SpatialTapGesture, Font, UIFont, CTFont, UIFontMetrics, NSFont, system, custom,
    LocalizedStringKey, LocalizedStringResource, NSLocalizedString, AttributedString, String, UIColor, NSColor,
    UIImage, NSImage, SwiftUI, UIKit, AppKit, systemName, decorative, CGFloat, Double, Int, Float, CGSize,
    CGRect, EdgeInsets, Angle, isEmpty, count, spring, bouncy, interpolatingSpring, interactiveSpring,
    easeInOut, easeIn, easeOut, linear, smooth, snappy, plain, borderless, bordered, borderedProminent,
    automatic, link, card, glass, glassProminent, iconOnly, titleOnly, titleAndIcon, isButton, isLink, isHeader,
    isSelected, isImage, isToggle, isStaticText, isSearchField, isModal, isTabBar, isKeyboardKey, playsSound,
    updatesFrequently, startsMediaSession, allowsDirectInteraction, causesPageTurn, isSummaryElement, combine,
    ignore, contain

  /// Whether it is a view SwiftUI defines.
  @inlinable public var isView: Bool { rawValue > 0 && rawValue <= Known.MapPitchToggle.rawValue }
  /// Whether it is a modifier SwiftUI defines.
  @inlinable public var isModifier: Bool {
    rawValue > Known.MapPitchToggle.rawValue && rawValue <= Known.delay.rawValue
  }

  /// The names in the order of the cases, `other` left out.
  static let list: StaticString = """
    Text Image Label Button Link NavigationLink Menu Toggle Slider Stepper Picker DatePicker MultiDatePicker
    ColorPicker Gauge ProgressView TextField SecureField TextEditor ShareLink PhotosPicker PasteButton EditButton
    RenameButton SignInWithAppleButton DisclosureGroup VideoPlayer HelpLink SettingsLink LabeledContent GroupBox
    ControlGroup ContentUnavailableView VStack HStack ZStack LazyVStack LazyHStack LazyVGrid LazyHGrid Grid
    GridRow Group ForEach Section Form List OutlineGroup Table TableColumn TableRow ScrollView ScrollViewReader
    GeometryReader ViewThatFits AnyView EmptyView Spacer Divider Color Circle Rectangle RoundedRectangle
    UnevenRoundedRectangle Capsule Ellipse Path ContainerRelativeShape LinearGradient RadialGradient
    AngularGradient EllipticalGradient MeshGradient Material AsyncImage
    Canvas TimelineView Chart Map Annotation
    MapAnnotation Marker MapMarker MapPin UserAnnotation MapPolyline MapPolygon MapCircle NavigationStack
    NavigationView NavigationSplitView TabView Tab TabSection WindowGroup Window Settings DocumentGroup
    MenuBarExtra ImmersiveSpace Alert ActionSheet ToolbarItem ToolbarItemGroup ToolbarSpacer ToolbarTitleMenu
    CommandMenu CommandGroup PhaseAnimator KeyframeAnimator EquatableView ModifiedContent HSplitView
    VSplitView GlassEffectContainer TextFieldLink SensitiveContent SubscriptionStoreView StoreView ProductView
    Model3D RealityView WebView SpriteView SceneView CameraView QuickLookPreview LineMark BarMark AreaMark
    PointMark RuleMark SectorMark RectangleMark AxisMarks AxisGridLine AxisTick AxisValueLabel MapCompass
    MapUserLocationButton MapScaleView MapPitchToggle accessibilityLabel accessibilityValue accessibilityHint
    accessibilityHidden accessibilityElement accessibilityAddTraits accessibilityRemoveTraits accessibilityAction
    accessibilityActions accessibilityAdjustableAction accessibilityScrollAction accessibilityIdentifier
    accessibilityInputLabels accessibilityRepresentation accessibilityChildren accessibilityLabeledPair
    accessibilityHeading accessibilitySortPriority accessibilityFocused accessibilityRotor accessibilityRotorEntry
    accessibilityCustomContent accessibilityActivationPoint accessibilityDirectTouch accessibilityDragPoint
    accessibilityDropPoint accessibilityIgnoresInvertColors accessibilityLinkedGroup
    accessibilityRespondsToUserInteraction accessibilityShowsLargeContentViewer accessibilityTextContentType
    accessibilityChartDescriptor accessibilityZoomAction accessibilityQuickAction accessibilityDefaultFocus
    accessibility accessibilityLabelContent onTapGesture onLongPressGesture gesture simultaneousGesture
    highPriorityGesture onDrag onDrop draggable dropDestination onHover onContinuousHover hoverEffect help hidden
    opacity disabled allowsHitTesting contentShape frame padding resizable scaledToFit scaledToFill aspectRatio
    imageScale font fontWeight bold italic fontDesign fontWidth monospaced monospacedDigit textCase lineLimit
    minimumScaleFactor allowsTightening truncationMode multilineTextAlignment lineSpacing kerning tracking
    baselineOffset underline strikethrough dynamicTypeSize fixedSize layoutPriority foregroundColor
    foregroundStyle tint accentColor background backgroundStyle overlay border fill stroke strokeBorder shadow
    mask clipShape clipped cornerRadius blur brightness contrast saturation grayscale hueRotation colorMultiply
    colorInvert compositingGroup drawingGroup blendMode luminanceToAlpha symbolRenderingMode symbolVariant
    symbolEffect symbolEffectsRemoved renderingMode interpolation antialiased buttonStyle buttonBorderShape
    buttonRepeatBehavior controlSize labelStyle labelsHidden labelsVisibility menuStyle menuIndicator menuOrder
    menuActionDismissBehavior pickerStyle toggleStyle textFieldStyle textEditorStyle listStyle formStyle
    groupBoxStyle gaugeStyle progressViewStyle datePickerStyle disclosureGroupStyle navigationViewStyle
    navigationSplitViewStyle tabViewStyle indexViewStyle tableStyle controlGroupStyle labeledContentStyle offset
    position scaleEffect rotationEffect rotation3DEffect projectionEffect transformEffect animation transaction
    transition contentTransition matchedGeometryEffect matchedTransitionSource navigationTransition phaseAnimator
    keyframeAnimator scrollTransition visualEffect geometryGroup sheet fullScreenCover popover alert
    confirmationDialog actionSheet contextMenu swipeActions toolbar toolbarBackground toolbarColorScheme
    toolbarVisibility toolbarTitleDisplayMode toolbarRole navigationTitle navigationBarTitle
    navigationBarTitleDisplayMode navigationBarItems navigationBarHidden navigationBarBackButtonHidden
    navigationDestination navigationSubtitle statusBarHidden statusBar tabItem tag badge inspector safeAreaInset
    safeAreaPadding safeAreaBar safeAreaPaddings ignoresSafeArea edgesIgnoringSafeArea presentationDetents
    presentationDragIndicator presentationBackground presentationCornerRadius presentationContentInteraction
    presentationCompactAdaptation interactiveDismissDisabled fileImporter fileExporter fileMover photosPicker
    quickLookPreview listRowBackground listRowInsets listRowSeparator listRowSeparatorTint listRowSpacing
    listSectionSeparator listSectionSpacing listItemTint headerProminence environment environmentObject preference
    onPreferenceChange transformPreference transformEnvironment preferredColorScheme colorScheme redacted
    unredacted privacySensitive id equatable zIndex alignmentGuide coordinateSpace gridCellColumns gridCellAnchor
    gridColumnAlignment containerRelativeFrame onAppear onDisappear onChange onReceive task refreshable onSubmit
    submitLabel onOpenURL onContinueUserActivity userActivity onCommand onExitCommand onMoveCommand onKeyPress
    onDelete onMove onInsert onScrollGeometryChange onScrollPhaseChange onGeometryChange onScrollVisibilityChange
    sensoryFeedback keyboardShortcut keyboardType textContentType textInputAutocapitalization autocapitalization
    autocorrectionDisabled disableAutocorrection focused focusable focusEffectDisabled focusSection defaultFocus
    focusedValue focusedSceneValue prefersDefaultFocus searchable searchSuggestions searchScopes searchCompletion
    searchFocused scrollDisabled scrollIndicators scrollPosition scrollTargetLayout scrollTargetBehavior
    scrollContentBackground scrollClipDisabled scrollBounceBehavior scrollDismissesKeyboard scrollIndicatorsFlash
    defaultScrollAnchor contentMargins deleteDisabled moveDisabled selectionDisabled editDisabled textSelection
    speechSpellsOutCharacters speechAlwaysIncludesPunctuation speechAdjustedPitch speechAnnouncementsQueued
    flipsForRightToLeftLayoutDirection modifier glassEffect glassEffectID glassEffectUnion buttonSizing
    tabViewBottomAccessory tabBarMinimizeBehavior scrollEdgeEffectStyle mapStyle mapControls annotationTitles
    annotationSubtitles chartXAxis chartYAxis chartLegend chartForegroundStyleScale chartXScale chartYScale
    chartOverlay chartBackground symbol interpolationMethod lineStyle symbolSize cornerRadiusStyle trim inset
    rotation size scale transform intersection union stroked widgetURL containerBackground widgetAccentable
    defaultAppStorage persistentSystemOverlays handlesExternalEvents windowResizability windowStyle defaultSize
    commands onPlayPauseCommand digitalCrownRotation dialogSuppressionToggle dialogIcon presentationSizing
    previewDisplayName previewDevice previewLayout previewContext dropShadow innerShadow labelIconToTitleSpacing
    labelReservedIconWidth textRenderer typesettingLanguage typeSelectEquivalent writingToolsBehavior
    autocorrection findNavigator renameAction accessibilityTextContent onEnded onChanged updating sequenced
    simultaneously exclusively map repeatForever repeatCount speed delay View ViewModifier ButtonStyle
    PrimitiveButtonStyle LabelStyle ToggleStyle MenuStyle ProgressViewStyle GroupBoxStyle TextFieldStyle
    PickerStyle GaugeStyle DisclosureGroupStyle LabeledContentStyle App Scene Widget PreviewProvider WidgetBundle
    WidgetConfiguration ToolbarContent MapContent ChartContent TabContent Commands Shape InsettableShape
    UIViewRepresentable UIViewControllerRepresentable NSViewRepresentable NSViewControllerRepresentable UIView
    UIViewController UITableViewCell UICollectionViewCell XCTestCase Animatable AnimatableModifier GeometryEffect
    Transition CustomizableToolbarContent LibraryContentProvider WidgetURL AppIntent ActivityConfiguration body
    content configuration label icon title trigger isOn isPressed makeBody Preview Previewable previews
    wrappedValue State Binding StateObject ObservedObject EnvironmentObject Environment Bindable AppStorage
    SceneStorage FocusState AccessibilityFocusState GestureState ScaledMetric FetchRequest Query Namespace
    Published Observable ViewBuilder ToolbarContentBuilder MainActor accessibilityReduceMotion
    accessibilityReduceTransparency accessibilityDifferentiateWithoutColor
    accessibilityPrefersCrossFadeTransitions isReduceMotionEnabled prefersCrossFadeTransitions
    accessibilityEnabled accessibilityVoiceOverEnabled withAnimation Animation AnyTransition Transaction
    withTransaction asyncAfter sleep Task DispatchQueue UIAccessibility AccessibilityNotification Announcement post TapGesture
    LongPressGesture DragGesture MagnificationGesture MagnifyGesture RotationGesture RotateGesture
    SpatialTapGesture Font UIFont CTFont UIFontMetrics NSFont system custom LocalizedStringKey
    LocalizedStringResource NSLocalizedString AttributedString String UIColor NSColor UIImage NSImage SwiftUI
    UIKit AppKit systemName decorative CGFloat Double Int Float CGSize CGRect EdgeInsets Angle isEmpty count
    spring bouncy interpolatingSpring interactiveSpring easeInOut easeIn easeOut linear smooth snappy plain
    borderless bordered borderedProminent automatic link card glass glassProminent iconOnly titleOnly titleAndIcon
    isButton isLink isHeader isSelected isImage isToggle isStaticText isSearchField isModal isTabBar isKeyboardKey
    playsSound updatesFrequently startsMediaSession allowsDirectInteraction causesPageTurn isSummaryElement
    combine ignore contain
    """
}
