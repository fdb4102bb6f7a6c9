// The rules, one line each, by category. A new rule is added here, beside its own file and its page.

/// All rules of this version.
public enum AllRules {
  public static let all: [Rule] = [
    // VoiceOver
    .iconButtonMissingLabel,
    .imageMissingLabel,
    .mapAnnotationMissingLabel,
    .tapGestureMissingButtonTrait,
    .contentButtonMissingLabel,
    .controlMissingLabel,
    .textFieldMissingLabel,
    .emptyLabel,
    .labelIsSymbolName,
    .labelContainsRole,
    .gestureInstruction,
    .labelInName,
    .labelFormat,
    .duplicateLabel,
    .containerLabelWithoutElement,
    .invalidTrait,
    .elementIgnoreWithoutLabel,
    .combineSwallowsControls,
    .interactiveElementHidden,
    .headerTraitMissing,
    .nestedInteractiveControls,
    .selectedTraitMissing,
    .toggleStateMissing,
    .announcementMissing,
    .genericLinkText,
    .linkTraitMissing,
    .overlayNotModal,
    .labelOnHiddenElement,
    .redundantTrait,
    .conflictingTraits,
    .hintRepeatsLabel,
    .adjustableValueMissing,
    .drawingMissingLabel,
    .chartMissingDescription,
    // Dynamic Type
    .fixedFontSize,
    .dynamicTypeClamped,
    .fontBelowMinimum,
    .iconSizeFixed,
    // Touch
    .touchTargetTooSmall,
    .hitAreaOutsideLabel,
    .gestureOnlyAction,
    .swipeCardMissingActions,
    // Motion
    .motionUnguarded,
    .endlessAnimation,
    .reduceMotionBranchStillMoves,
    .autoplayMedia,
    .autoplayCarousel,
    // Color
    .colorOnlyState,
  ]
}
