// Made from the files in rules/profiles and the profiles in samples by the tests. Do not edit by hand.
// swift-format-ignore-file

/// The texts of the profiles, and of those that are examples, sorted by name.
enum BuiltIn {
  static let profiles: [(name: String, text: String)] = [
    ("apple-hig", ###"""
{
  "title": "The sizes of Apple's Human Interface Guidelines, and large text as Apple counts it.",
  "select": ["default"],
  "rules": {
    "touch-target-too-small": { "options": { "minimum": 44 } },
    "font-below-minimum": { "options": { "minimum": 11 } },
    "text-contrast": { "options": { "large": "hig" } },
    "dynamic-type-clamped": { "options": { "upTo": "accessibility3" } },
    "color-asset-missing-variants": { "options": { "highContrast": true } }
  }
}
"""###),
    ("audit", ###"""
{
  "title": "Everything, for a manual review: all rules at every confidence; nothing fails the run.",
  "select": ["all"],
  "minConfidence": "low",
  "failOn": "never"
}
"""###),
    ("nutrition", ###"""
{
  "title": "Rules that decide whether an app can declare an Accessibility Nutrition Label in the App Store.",
  "select": ["label"],
  "rules": {
    "dynamic-type-clamped": { "options": { "upTo": "accessibility3" } }
  }
}
"""###),
    ("recommended", ###"""
{
  "title": "The default: every rule whose findings are right often enough."
}
"""###),
    ("strict", ###"""
{
  "title": "The same rules as recommended; likely barriers and warnings also fail a run.",
  "select": ["default"],
  "failOn": "warning",
  "failConfidence": "medium"
}
"""###),
    ("wcag-a", ###"""
{
  "title": "Rules for the success criteria of WCAG 2.2 at level A.",
  "select": ["wcag:A"]
}
"""###),
    ("wcag-aa", ###"""
{
  "title": "Rules for the success criteria of WCAG 2.2 at levels A and AA, with the sizes and ratios of level AA.",
  "select": ["wcag:AA"],
  "rules": {
    "touch-target-too-small": { "options": { "minimum": 24 } },
    "touch-target-spacing": { "options": { "spacing": 8 } },
    "text-contrast": { "options": { "text": 4.5, "largeText": 3 } },
    "non-text-contrast": { "options": { "minimum": 3 } }
  }
}
"""###),
    ("wcag-aaa", ###"""
{
  "title": "Rules for the success criteria of WCAG 2.2 at all levels, with the sizes and ratios of level AAA.",
  "select": ["wcag:AAA"],
  "rules": {
    "touch-target-too-small": { "options": { "minimum": 44 } },
    "text-contrast": { "options": { "text": 7, "largeText": 4.5 } },
    "color-asset-missing-variants": { "options": { "highContrast": true } },
    "reading-grade-too-high": { "options": { "grade": 9 } },
    "timed-dismissal": { "options": { "controls": 20, "messages": 20 } }
  }
}
"""###),
  ]
  static let examples: [(name: String, text: String)] = [
    ("able", ###"""
{
  // For `curbcut audit --profile` and `curbcut lint --profile`, or `extends` in a .curbcut.json: an example of a profile
  // with a checklist.
  "title": "A shop for adaptive clothing: targets of 44 points with 48 recommended, 8 points apart; toggles that state their value.",
  "select": ["default"],
  "rules": {
    "touch-target-too-small": { "options": { "minimum": 44, "recommended": 48, "mainHeight": 56 } },
    "touch-target-spacing": { "options": { "spacing": 8, "large": true } },
    "text-contrast": { "options": { "text": 4.5, "largeText": 3 } },
    "toggle-state-missing": { "options": { "stateFormat": "sentences" } },
    "layout-not-adaptive": "warning"
  },
  "checklist": {
    "title": "Requirements for the shop's interface: targets, names, text sizes, contrast.",
    "statements": [
      {
        "statement": "Buttons, chips, checkboxes and close buttons are 44 points in both directions; 48 is better.",
        "rules": ["touch-target-too-small", "hit-area-outside-label"]
      },
      {
        "statement": "A row is tappable over its full width and is 44 points high.",
        "rules": ["touch-target-too-small", "content-shape-order"]
      },
      {
        "statement": "The tab bar is the system's.",
        "rules": ["tab-missing-label", "large-content-viewer-missing"]
      },
      {
        "statement": "The text next to a checkbox is part of its target.",
        "rules": ["touch-target-too-small", "control-missing-label"]
      },
      {
        "statement": "The main button is as wide as the screen and within reach of a thumb.",
        "rules": [],
        "byHand": "Reach with one hand."
      },
      {
        "statement": "Targets lie at least 8 points apart.",
        "rules": ["touch-target-spacing"]
      },
      {
        "statement": "Small symbols have a larger touch target around them.",
        "rules": ["hit-area-outside-label", "content-shape-order"]
      },
      {
        "statement": "A button is named after what it does.",
        "rules": ["icon-button-missing-label", "label-in-name", "generic-link-text", "label-contains-role"],
        "byHand": "The wording."
      },
      {
        "statement": "A toggle states its value, then what it does.",
        "rules": ["toggle-state-missing"]
      },
      {
        "statement": "Tappable images say what they do, and which of how many they are.",
        "rules": ["image-missing-label", "content-button-missing-label"]
      },
      {
        "statement": "Decoration is skipped.",
        "rules": ["decorative-image-exposed"]
      },
      {
        "statement": "A product is one stop: brand, title, price, whether it is saved.",
        "rules": ["ungrouped-row", "combine-label-drops-content", "toggle-state-missing", "nested-interactive-controls", "gesture-instruction"],
        "byHand": "The order of the parts."
      },
      {
        "statement": "A filter in use says so.",
        "rules": ["selected-trait-missing", "toggle-state-missing"]
      },
      {
        "statement": "Sections have headings.",
        "rules": ["header-trait-missing"]
      },
      {
        "statement": "Links are links, and say where they lead.",
        "rules": ["link-trait-missing", "generic-link-text", "duplicate-label"]
      },
      {
        "statement": "Text is set in text styles.",
        "rules": ["fixed-font-size"],
        "byHand": "Which style is used where."
      },
      {
        "statement": "Text grows with the setting.",
        "rules": ["dynamic-type-clamped", "font-below-minimum"]
      },
      {
        "statement": "Two columns become one at the largest sizes.",
        "rules": ["grid-columns-fixed"]
      },
      {
        "statement": "Cards stack when they do not fit side by side.",
        "rules": ["layout-not-adaptive"]
      },
      {
        "statement": "Truncated text offers the rest.",
        "rules": ["line-limit-truncates"]
      },
      {
        "statement": "Text areas grow; images may keep their size.",
        "rules": ["fixed-frame-clips-text", "icon-size-fixed"]
      },
      {
        "statement": "Each pair of colors reaches its contrast ratio.",
        "rules": ["text-contrast", "hardcoded-color", "low-contrast-semantic-style"],
        "byHand": "The values of brand colors."
      },
      {
        "statement": "Nothing is conveyed by color alone; there are symbols or text as well.",
        "rules": ["color-only-state", "selection-by-color-only"]
      },
      {
        "statement": "Higher contrast is available, and the system setting is respected.",
        "rules": ["increase-contrast-ignored", "shadow-accessibility-setting"],
        "byHand": "Whether the app offers it."
      },
      {
        "statement": "The app stays usable with the system's color filters.",
        "rules": [],
        "byHand": "Trying the filters."
      },
      {
        "statement": "Affiliate links say so.",
        "rules": ["external-link-undisclosed"],
        "byHand": "The wording."
      }
    ]
  }
}
"""###),
    ("ai-wardrobe", ###"""
{
  // For `curbcut audit --profile` and `curbcut lint --profile`, or `extends` in a .curbcut.json: an example of a profile
  // with a checklist.
  "title": "A wardrobe of cards to swipe: alternatives to swiping, carousels that can be stopped, system colors.",
  "select": ["default", "preview-missing", "preview-missing-accessibility-variants"],
  "rules": {
    "hardcoded-color": "error",
    "autoplay-carousel": "error"
  },
  "checklist": {
    "title": "How the wardrobe is built and how it behaves.",
    "statements": [
      {
        "statement": "Each view has a preview with made-up data.",
        "rules": ["preview-missing", "preview-missing-accessibility-variants"]
      },
      {
        "statement": "Previews need no server.",
        "rules": ["preview-missing"]
      },
      {
        "statement": "Views are small and contain no business logic.",
        "rules": [],
        "byHand": "The structure of the code."
      },
      {
        "statement": "Colors come from one theme and from the system.",
        "rules": ["hardcoded-color", "low-contrast-semantic-style"]
      },
      {
        "statement": "The app supports Light Mode only.",
        "rules": ["color-scheme-locked"],
        "byHand": "Whether that should stay: people who need Dark Mode are left out."
      },
      {
        "statement": "Cards can be liked, passed and undone without swiping.",
        "rules": ["swipe-card-missing-actions", "icon-button-missing-label", "reading-order-suspect", "announcement-missing"]
      },
      {
        "statement": "Images that change by themselves can be stopped.",
        "rules": ["autoplay-carousel", "image-missing-label"]
      },
      {
        "statement": "A blurred background is not a barrier.",
        "rules": ["transparency-unguarded", "overlay-not-modal"]
      },
      {
        "statement": "Bounces, videos and haptics are not the only feedback.",
        "rules": ["lottie-unguarded", "motion-unguarded", "haptic-only-feedback"]
      },
      {
        "statement": "Loading is announced.",
        "rules": ["announcement-missing", "text-on-material"]
      },
      {
        "statement": "Placeholders say what they stand for.",
        "rules": ["image-missing-label"],
        "byHand": "The description."
      },
      {
        "statement": "Earthy colors and serifs are readable.",
        "rules": ["text-contrast", "bold-text-ignored", "fixed-font-size"]
      },
      {
        "statement": "Buttons for choosing a style announce the selection.",
        "rules": ["tap-gesture-missing-button-trait", "selected-trait-missing", "selection-by-color-only"]
      }
    ]
  }
}
"""###),
    ("mynd", ###"""
{
  // For `curbcut audit --profile` and `curbcut lint --profile`, or `extends` in a .curbcut.json: an example of a profile
  // with a checklist.
  "title": "A voice journal for people with ADHD: ratios above AA, text up to AX5, targets of 48 points, motion only if wanted.",
  "select": ["default", "jargon-in-ui-text", "preview-missing-accessibility-variants"],
  "rules": {
    "touch-target-too-small": { "options": { "minimum": 44, "recommended": 48 } },
    "text-contrast": { "options": { "text": 5.9, "largeText": 4.5 } },
    "non-text-contrast": { "options": { "minimum": 4.5 } },
    "dynamic-type-clamped": { "options": { "upTo": "accessibility5", "downTo": "xSmall" } },
    "line-limit-truncates": { "options": { "lines": 3 } },
    "color-asset-missing-variants": { "options": { "highContrast": true } },
    "timed-dismissal": { "options": { "controls": 10 } },
    "motion-unguarded": { "options": { "small": true } },
    "destructive-without-confirmation": "warning",
    "text-on-material": "warning",
    "bold-text-ignored": "warning",
    "reading-grade-too-high": { "options": { "grade": 8 } },
    "hover-only-content": { "options": { "requireHoverEffect": true } },
    "too-many-choices": { "options": { "choices": 4, "segments": 4 } }
  },
  "checklist": {
    "title": "What every screen of the voice journal has to meet for sign-off.",
    "statements": [
      {
        "statement": "Text reaches its contrast: 4.5 to 1, large text 3 to 1.",
        "rules": ["text-contrast", "low-contrast-semantic-style", "text-over-image", "text-on-material", "color-asset-missing-variants", "hardcoded-color"],
        "byHand": "Text over photos, video and glass."
      },
      {
        "statement": "Nothing is conveyed by color alone.",
        "rules": ["color-only-state", "selection-by-color-only", "chart-missing-description"],
        "byHand": "A check in grayscale for each release."
      },
      {
        "statement": "Text follows the setting from the smallest size to the largest.",
        "rules": ["fixed-font-size", "dynamic-type-clamped", "font-below-minimum", "icon-size-fixed"],
        "byHand": "A check at both ends of the scale."
      },
      {
        "statement": "The layout follows the text.",
        "rules": ["line-limit-truncates", "fixed-frame-clips-text", "text-shrinks-to-fit", "layout-not-adaptive", "grid-columns-fixed", "content-not-scrollable", "large-content-viewer-missing", "preview-missing-accessibility-variants"],
        "byHand": "Overlaps and cut words at the largest size."
      },
      {
        "statement": "Bold Text is respected.",
        "rules": ["bold-text-ignored"],
        "byHand": "A quick check."
      },
      {
        "statement": "Increase Contrast is respected.",
        "rules": ["increase-contrast-ignored", "color-asset-missing-variants", "text-contrast"],
        "byHand": "A quick check."
      },
      {
        "statement": "Reduce Transparency is respected.",
        "rules": ["transparency-unguarded", "text-on-material"],
        "byHand": "A quick check."
      },
      {
        "statement": "Every control has a name.",
        "rules": ["icon-button-missing-label", "content-button-missing-label", "control-missing-label", "text-field-missing-label", "tab-missing-label", "map-annotation-missing-label", "empty-label", "element-ignore-without-label"],
        "byHand": "Views from third-party modules."
      },
      {
        "statement": "Names say what a thing does, not what it is.",
        "rules": ["label-is-symbol-name", "label-contains-role", "label-format", "generic-link-text", "duplicate-label", "label-in-name", "gesture-instruction", "hint-repeats-label", "container-label-without-element"],
        "byHand": "Whether the words are true."
      },
      {
        "statement": "A swipe goes through the screen in a sensible order, its title first.",
        "rules": ["reading-order-suspect", "overlay-not-modal", "ungrouped-row", "missing-screen-title"],
        "byHand": "One pass with VoiceOver."
      },
      {
        "statement": "Traits fit what a view does.",
        "rules": ["invalid-trait", "redundant-trait", "conflicting-traits", "tap-gesture-missing-button-trait", "header-trait-missing", "link-trait-missing", "selected-trait-missing", "toggle-state-missing", "adjustable-value-missing", "media-trait-missing"]
      },
      {
        "statement": "Every gesture has a named action.",
        "rules": ["combine-swallows-controls", "nested-interactive-controls", "swipe-card-missing-actions", "gesture-only-action", "drag-reorder-missing-alternative"],
        "byHand": "Whether the names help."
      },
      {
        "statement": "Changes are announced.",
        "rules": ["announcement-missing", "overlay-not-modal", "focus-not-managed", "live-overlay-not-announced", "media-trait-missing"],
        "byHand": "Listening once: wording and timing."
      },
      {
        "statement": "Decoration is skipped.",
        "rules": ["decorative-image-exposed", "label-on-hidden-element", "interactive-element-hidden"]
      },
      {
        "statement": "Targets are at least 44 points in both directions.",
        "rules": ["touch-target-too-small", "hit-area-outside-label", "content-shape-order", "touch-target-spacing"],
        "byHand": "Sizes that only the running app knows."
      },
      {
        "statement": "Every gesture has an alternative.",
        "rules": ["gesture-only-action", "swipe-card-missing-actions", "drag-reorder-missing-alternative", "context-menu-only-action", "swipe-actions-only", "motion-actuation-only"]
      },
      {
        "statement": "Switch Control reaches everything.",
        "rules": ["custom-control-not-focusable", "interactive-element-hidden", "tap-gesture-missing-button-trait", "redundant-focusable"],
        "byHand": "The whole flow with a switch."
      },
      {
        "statement": "Interactive elements respond to a pointer.",
        "rules": ["hover-only-content"],
        "byHand": "Hover effects on an iPad."
      },
      {
        "statement": "There are no more than three or four things to choose from.",
        "rules": ["too-many-choices", "competing-primary-actions"],
        "byHand": "What counts as a choice."
      },
      {
        "statement": "A screen has one main action.",
        "rules": ["competing-primary-actions"]
      },
      {
        "statement": "A conversation offers three things, a list search and new, a setting one, a page of the introduction two.",
        "rules": ["too-many-choices"],
        "byHand": "Which screen is which."
      },
      {
        "statement": "A conversation shows one message, a setting one description, a page of the introduction one paragraph.",
        "rules": [],
        "byHand": "How many blocks of text a screen shows."
      },
      {
        "statement": "Advanced things stay out of the way until they are wanted.",
        "rules": [],
        "byHand": "Whether they do."
      },
      {
        "statement": "Things are in the same place on each screen.",
        "rules": [],
        "byHand": "Comparing the screens."
      },
      {
        "statement": "What matters most stands out.",
        "rules": ["competing-primary-actions", "header-trait-missing"],
        "byHand": "Whether it does."
      },
      {
        "statement": "Sentences are plain enough for grade 6 to 8.",
        "rules": ["reading-grade-too-high", "jargon-in-ui-text"],
        "byHand": "Words that come from a model or server."
      },
      {
        "statement": "Destructive actions ask for confirmation.",
        "rules": ["destructive-without-confirmation", "destructive-role-missing"]
      },
      {
        "statement": "People can recover from every error.",
        "rules": ["unhelpful-error-message", "destructive-without-confirmation", "timed-dismissal"]
      },
      {
        "statement": "Motion has a still alternative.",
        "rules": ["motion-unguarded", "reduce-motion-branch-still-moves", "lottie-unguarded", "parallax-unguarded", "stale-accessibility-setting", "shadow-accessibility-setting"],
        "byHand": "Whether it still makes sense."
      },
      {
        "statement": "Nothing moves by itself.",
        "rules": ["endless-animation", "autoplay-carousel", "autoplay-media", "animated-image-autoplay"]
      },
      {
        "statement": "Motion can be stopped.",
        "rules": ["endless-animation", "autoplay-carousel", "flashing-content"]
      },
      {
        "statement": "Sound has a text alternative.",
        "rules": ["media-without-text"],
        "byHand": "Whether the captions are good."
      },
      {
        "statement": "Nothing is conveyed by sound alone.",
        "rules": ["audio-only-feedback"]
      },
      {
        "statement": "Every sound has a visible equivalent.",
        "rules": ["audio-only-feedback", "haptic-only-feedback"]
      },
      {
        "statement": "The tests audit each screen.",
        "rules": ["tests-missing-audit", "audit-issues-suppressed"],
        "byHand": "VoiceOver, Switch Control and the list of devices."
      },
      {
        "statement": "Focus stays where the person put it.",
        "rules": ["input-changes-context", "focus-not-managed"]
      },
      {
        "statement": "The accessibility statement lists known gaps.",
        "rules": [],
        "byHand": "Writing it; a report gives the list."
      }
    ]
  }
}
"""###),
    ("pt-expo", ###"""
{
  // For `curbcut audit --profile` and `curbcut lint --profile`, or `extends` in a .curbcut.json: an example of a profile
  // with a checklist.
  "title": "A fitness app with charts and camera: AA contrast in both appearances, all orientations, keyboard and rotors.",
  "select": ["default", "missing-keyboard-shortcut", "preview-missing-accessibility-variants"],
  "rules": {
    "touch-target-spacing": { "options": { "spacing": 8 } },
    "text-contrast": { "options": { "text": 4.5, "largeText": 3 } },
    "color-asset-missing-variants": { "options": { "highContrast": true } },
    "orientation-locked": "error",
    "missing-screen-title": "warning",
    "chart-missing-description": "error"
  },
  "checklist": {
    "title": "How the fitness app prevents accessibility and visual errors, and how it is tested.",
    "statements": [
      {
        "statement": "Every control has a name.",
        "rules": ["icon-button-missing-label", "content-button-missing-label", "control-missing-label", "text-field-missing-label", "tab-missing-label", "map-annotation-missing-label", "empty-label", "element-ignore-without-label"]
      },
      {
        "statement": "What is not obvious has a hint.",
        "rules": ["text-field-missing-instructions", "hint-repeats-label", "gesture-only-action"]
      },
      {
        "statement": "Traits fit what a view does.",
        "rules": ["invalid-trait", "redundant-trait", "conflicting-traits", "tap-gesture-missing-button-trait", "header-trait-missing", "link-trait-missing", "selected-trait-missing", "toggle-state-missing", "adjustable-value-missing", "media-trait-missing"]
      },
      {
        "statement": "Long feeds offer rotors.",
        "rules": ["long-feed-missing-rotor"]
      },
      {
        "statement": "Focus reaches every control.",
        "rules": ["custom-control-not-focusable", "interactive-element-hidden"]
      },
      {
        "statement": "Focus goes in a sensible order.",
        "rules": ["reading-order-suspect"],
        "byHand": "A walkthrough with Full Keyboard Access."
      },
      {
        "statement": "Frequent actions have keyboard shortcuts.",
        "rules": ["missing-keyboard-shortcut"]
      },
      {
        "statement": "The focus is visible.",
        "rules": ["focus-effect-disabled"]
      },
      {
        "statement": "Layouts are tested at the largest sizes.",
        "rules": ["preview-missing-accessibility-variants", "tests-missing-audit"],
        "byHand": "A walkthrough at the largest size."
      },
      {
        "statement": "Long text wraps instead of being cut off.",
        "rules": ["line-limit-truncates", "text-shrinks-to-fit"]
      },
      {
        "statement": "Layouts grow, or change.",
        "rules": ["fixed-frame-clips-text", "layout-not-adaptive", "grid-columns-fixed"]
      },
      {
        "statement": "Each pair of colors meets level AA.",
        "rules": ["text-contrast", "non-text-contrast"]
      },
      {
        "statement": "States differ by more than color.",
        "rules": ["color-only-state"]
      },
      {
        "statement": "Colors have variants for both appearances and for higher contrast.",
        "rules": ["color-asset-missing-variants", "increase-contrast-ignored", "hardcoded-color"]
      },
      {
        "statement": "Content that outgrows the screen can be reached.",
        "rules": ["content-not-scrollable", "line-limit-truncates"]
      },
      {
        "statement": "Screens rotate.",
        "rules": ["orientation-locked"]
      },
      {
        "statement": "Spaces are multiples of 8 points.",
        "rules": ["touch-target-spacing"],
        "byHand": "The grid; only the space between small targets is checked."
      },
      {
        "statement": "No control is outside the safe area.",
        "rules": [],
        "byHand": "A check on each device."
      },
      {
        "statement": "Layouts suit compact and regular widths and heights.",
        "rules": ["layout-not-adaptive", "grid-columns-fixed"],
        "byHand": "A check of both size classes, and next to another app."
      },
      {
        "statement": "All sizes of devices and windows are tested.",
        "rules": [],
        "byHand": "The devices."
      },
      {
        "statement": "Screens work in Dark Mode.",
        "rules": ["color-scheme-locked", "text-contrast", "hardcoded-color"]
      },
      {
        "statement": "The tests audit the screens.",
        "rules": ["tests-missing-audit", "audit-issues-suppressed"]
      },
      {
        "statement": "VoiceOver, Full Keyboard Access and Switch Control are walked through.",
        "rules": [],
        "byHand": "The walkthroughs."
      },
      {
        "statement": "Reduce Motion is respected.",
        "rules": ["motion-unguarded", "reduce-motion-branch-still-moves", "lottie-unguarded", "parallax-unguarded", "stale-accessibility-setting", "shadow-accessibility-setting"]
      },
      {
        "statement": "Charts and camera images can be understood without seeing them.",
        "rules": ["chart-missing-description", "drawing-missing-label", "live-overlay-not-announced"]
      },
      {
        "statement": "Screens have titles.",
        "rules": ["missing-screen-title"]
      },
      {
        "statement": "Text in other languages is marked.",
        "rules": ["language-not-marked"]
      },
      {
        "statement": "Short messages and haptics reach everyone.",
        "rules": ["announcement-missing", "haptic-only-feedback", "timed-dismissal"]
      },
      {
        "statement": "The sign-in screen has enough contrast and fields that support AutoFill.",
        "rules": ["text-contrast", "non-text-contrast", "input-purpose-missing", "hardcoded-color"]
      },
      {
        "statement": "Accessibility settings are read from the system.",
        "rules": ["shadow-accessibility-setting"]
      }
    ]
  }
}
"""###),
    ("stampbook", ###"""
{
  // For `curbcut audit --profile` and `curbcut lint --profile`, or `extends` in a .curbcut.json: an example of a profile
  // with a checklist.
  "title": "A travel journal: names, announcements and states along sign-in, profile and stamps.",
  "select": ["label:VoiceOver", "label:Voice Control", "label:Differentiate Without Color Alone", "fixed-font-size", "icon-size-fixed", "text-contrast", "non-text-contrast"],
  "rules": {
    "announcement-missing": "error",
    "text-field-missing-instructions": "warning"
  },
  "checklist": {
    "title": "What has to work in the three flows that matter: sign-in, profile, collecting stamps.",
    "statements": [
      {
        "statement": "People who cannot see can sign in.",
        "flow": "Creating an account",
        "rules": ["icon-button-missing-label", "header-trait-missing"],
        "byHand": "The whole flow with VoiceOver."
      },
      {
        "statement": "People who cannot see can enter an invitation.",
        "flow": "Creating an account",
        "rules": ["text-field-missing-label", "text-field-missing-instructions", "input-purpose-missing"],
        "byHand": "The whole flow with VoiceOver."
      },
      {
        "statement": "Buttons and fields have names.",
        "rules": ["icon-button-missing-label", "content-button-missing-label", "control-missing-label", "text-field-missing-label", "tab-missing-label", "map-annotation-missing-label", "empty-label", "element-ignore-without-label"]
      },
      {
        "statement": "Errors are spoken.",
        "rules": ["announcement-missing", "focus-not-managed"]
      },
      {
        "statement": "The edit button has a clear name.",
        "flow": "Editing a profile",
        "rules": ["icon-button-missing-label", "hit-area-outside-label"]
      },
      {
        "statement": "The photo picker can be used and has a name.",
        "flow": "Editing a profile",
        "rules": ["content-button-missing-label", "gesture-instruction"]
      },
      {
        "statement": "Fields say what to enter.",
        "rules": ["text-field-missing-instructions", "hint-repeats-label"]
      },
      {
        "statement": "Changes can be saved.",
        "flow": "Editing a profile",
        "rules": ["disabled-visual-only"],
        "byHand": "The whole flow with VoiceOver."
      },
      {
        "statement": "A pin on the map says its name and whether it is collected.",
        "flow": "Collecting a stamp",
        "rules": ["map-annotation-missing-label", "element-ignore-without-label", "gesture-instruction"]
      },
      {
        "statement": "A pin's state is visible without color, and its glyph contrasts with its disc.",
        "flow": "Collecting a stamp",
        "rules": ["color-only-state", "non-text-contrast", "icon-size-fixed"]
      },
      {
        "statement": "The collect button says what it does, and when it is unavailable.",
        "flow": "Collecting a stamp",
        "rules": ["label-in-name", "disabled-visual-only"]
      },
      {
        "statement": "Success is spoken.",
        "flow": "Collecting a stamp",
        "rules": ["announcement-missing"],
        "byHand": "Whether it is heard to the end."
      },
      {
        "statement": "The buttons for photos and notes have names.",
        "flow": "Collecting a stamp",
        "rules": ["icon-button-missing-label"]
      }
    ]
  }
}
"""###),
  ]
}
