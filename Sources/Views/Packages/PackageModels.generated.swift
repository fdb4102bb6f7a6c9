// Made from the files in rules/models by the tests. Do not edit by hand.
// swift-format-ignore-file

extension PackageModels {
  /// The models, sorted by name, each with the names by which a project shows that it has the package.
  static let texts: [(name: StaticString, keys: [StaticString], text: StaticString)] = [
    ("AlertToast", ["AlertToast"], ###"""
{
  "$schema": "../../schemas/curbcut-model.schema.json",
  "package": "AlertToast",
  "version": "1.3.9",
  "source": "https://github.com/elai950/AlertToast",
  "modules": ["AlertToast"],
  "read": ["Sources/AlertToast/AlertToast.swift"],
  "modifiers": {
    "toast": {
      "shows": "message",
      "bindings": ["isPresenting", "item"],
      "view": "AlertToast",
      "words": ["title", "subTitle"],
      "closures": { "_": "overlay", "alert": "overlay" },
      "evidence": "It shows its view over the content, takes it away after some seconds, and posts nothing to accessibility."
    }
  }
}
"""###),
    ("CachedAsyncImage", ["CachedAsyncImage"], ###"""
{
  "$schema": "../../schemas/curbcut-model.schema.json",
  "package": "CachedAsyncImage",
  "version": "2.1.1",
  "source": "https://github.com/lorenzofiamingo/swiftui-cached-async-image",
  "modules": ["CachedAsyncImage"],
  "read": ["Sources/CachedAsyncImage/CachedAsyncImage.swift"],
  "views": {
    "CachedAsyncImage": {
      "shows": "picture",
      "closures": { "_": "content", "content": "content", "placeholder": "placeholder" },
      "evidence": "It draws an Image(uiImage:), which VoiceOver meets as an image, and gives it no label."
    }
  }
}
"""###),
    ("CodeScanner", ["CodeScanner"], ###"""
{
  "$schema": "../../schemas/curbcut-model.schema.json",
  "package": "CodeScanner",
  "version": "2.5.2",
  "source": "https://github.com/twostraws/CodeScanner",
  "modules": ["CodeScanner"],
  "read": [
    "Sources/CodeScanner/CodeScanner.swift",
    "Sources/CodeScanner/ScannerViewController.swift"
  ],
  "views": {
    "CodeScannerView": {
      "shows": "camera",
      "evidence": "It shows what the camera sees, with no label and no hint; that a code was found it tells by a vibration."
    }
  }
}
"""###),
    ("ConfettiSwiftUI", ["ConfettiSwiftUI"], ###"""
{
  "$schema": "../../schemas/curbcut-model.schema.json",
  "package": "ConfettiSwiftUI",
  "version": "3.0.0",
  "source": "https://github.com/simibac/ConfettiSwiftUI",
  "modules": ["ConfettiSwiftUI"],
  "read": ["Sources/ConfettiSwiftUI.swift", "Sources/View+ConfettiCannon.swift"],
  "views": {
    "ConfettiCannon": {
      "shows": "effect",
      "starts": ["counter", "trigger"],
      "evidence": "It throws its pieces over the page and asks no setting."
    }
  },
  "modifiers": {
    "confettiCannon": {
      "shows": "effect",
      "starts": ["counter", "trigger"],
      "evidence": "It puts a ConfettiCannon over the view, which asks no setting."
    }
  }
}
"""###),
    ("Kingfisher", ["Kingfisher"], ###"""
{
  "$schema": "../../schemas/curbcut-model.schema.json",
  "package": "Kingfisher",
  "version": "8.11.0",
  "source": "https://github.com/onevcat/Kingfisher",
  "modules": ["Kingfisher"],
  "read": [
    "Sources/SwiftUI/KFImage.swift",
    "Sources/SwiftUI/KFImageOptions.swift",
    "Sources/SwiftUI/KFImageRenderer.swift",
    "Sources/SwiftUI/KFAnimatedImage.swift",
    "Sources/Views/AnimatedImageView.swift"
  ],
  "views": {
    "KFImage": {
      "shows": "picture",
      "evidence": "It draws an Image(uiImage:), which VoiceOver meets as an image, and gives it no label."
    },
    "KFAnimatedImage": {
      "shows": "movingPicture",
      "silent": true,
      "evidence": "It wraps an image view that plays by itself (autoPlayAnimatedImage is true), asks no setting, and is no accessibility element."
    }
  }
}
"""###),
    ("Lottie", ["Lottie"], ###"""
{
  "$schema": "../../schemas/curbcut-model.schema.json",
  "package": "Lottie",
  "version": "4.6.1",
  "source": "https://github.com/airbnb/lottie-ios",
  "modules": ["Lottie"],
  "read": [
    "Sources/Public/Animation/LottieView.swift",
    "Sources/Public/Animation/LottieAnimationView.swift",
    "Sources/Public/Animation/LottieAnimationLayer.swift",
    "Sources/Public/Configuration/LottieConfiguration.swift",
    "Sources/Public/Configuration/ReducedMotionOption.swift",
    "Sources/Public/Controls/LottieButton.swift",
    "Sources/Public/Controls/LottieSwitch.swift",
    "Sources/Public/Controls/AnimatedButton.swift",
    "Sources/Public/Controls/AnimatedSwitch.swift"
  ],
  "views": {
    "LottieView": {
      "shows": "animation",
      "plays": ["play", "playing", "playbackMode"],
      "loops": ["looping"],
      "holds": ["reducedMotionOption"],
      "evidence": "With Reduce Motion on it plays the part of the animation that is marked for that, and all of it where none is; reducedMotionOption says otherwise. It is not an accessibility element until it has a label."
    },
    "LottieButton": {
      "role": "button",
      "unnamed": true,
      "evidence": "Its AnimatedButton is an accessibility element with the trait of a button and no label."
    },
    "LottieSwitch": {
      "role": "toggle",
      "unnamed": true,
      "evidence": "Its AnimatedSwitch is an accessibility element with the trait of a button, the value On or Off and no label."
    }
  },
  "types": {
    "LottieAnimationView": {
      "plays": ["play"],
      "mode": "loopMode",
      "endless": ["loop", "autoReverse"],
      "evidence": "With Reduce Motion on it plays the part of the animation that is marked for that, and all of it where none is."
    }
  }
}
"""###),
    ("MarkdownUI", ["MarkdownUI"], ###"""
{
  "$schema": "../../schemas/curbcut-model.schema.json",
  "package": "MarkdownUI",
  "version": "2.4.1",
  "source": "https://github.com/gonzalezreal/swift-markdown-ui",
  "modules": ["MarkdownUI"],
  "read": [
    "Sources/MarkdownUI/Views/Markdown.swift",
    "Sources/MarkdownUI/Views/Inlines/InlineText.swift",
    "Sources/MarkdownUI/Views/Inlines/ImageView.swift",
    "Sources/MarkdownUI/Views/Blocks/HeadingView.swift",
    "Sources/MarkdownUI/Theme/TextStyle/Styles/Font+FontProperties.swift"
  ],
  "views": {
    "Markdown": {
      "name": "_",
      "closures": { "_": "content", "content": "content" },
      "evidence": "It shows its text, whose base size follows the text size (ScaledMetric), and says the alternative text of images."
    }
  }
}
"""###),
    ("Nuke", ["NukeUI"], ###"""
{
  "$schema": "../../schemas/curbcut-model.schema.json",
  "package": "Nuke",
  "version": "13.2.0",
  "source": "https://github.com/kean/Nuke",
  "modules": ["NukeUI"],
  "read": ["Sources/NukeUI/LazyImage.swift", "Sources/NukeUI/LazyImageState.swift"],
  "views": {
    "LazyImage": {
      "shows": "picture",
      "closures": { "_": "content", "content": "content" },
      "evidence": "It draws an Image(uiImage:), which VoiceOver meets as an image, and gives it no label."
    }
  }
}
"""###),
    ("PopupView", ["PopupView"], ###"""
{
  "$schema": "../../schemas/curbcut-model.schema.json",
  "package": "PopupView",
  "version": "5.0.2",
  "source": "https://github.com/exyte/PopupView",
  "modules": ["PopupView"],
  "read": [
    "Sources/PopupView/PublicModifiers.swift",
    "Sources/PopupView/PublicAPI.swift",
    "Sources/PopupView/PopupModifier.swift",
    "Sources/PopupView/PopupBody.swift",
    "Sources/PopupView/PopupBackgroundView.swift",
    "Sources/PopupView/Utils/WindowManager.swift"
  ],
  "modifiers": {
    "popup": {
      "shows": "message",
      "bindings": ["isPresented", "item"],
      "passing": ["autohideIn"],
      "closures": { "_": "presentation", "view": "presentation", "itemView": "presentation" },
      "evidence": "With autohideIn it takes its view away after some seconds; it posts nothing to accessibility."
    }
  }
}
"""###),
    ("SDWebImageSwiftUI", ["SDWebImageSwiftUI"], ###"""
{
  "$schema": "../../schemas/curbcut-model.schema.json",
  "package": "SDWebImageSwiftUI",
  "version": "3.1.3",
  "source": "https://github.com/SDWebImage/SDWebImageSwiftUI",
  "modules": ["SDWebImageSwiftUI"],
  "read": [
    "SDWebImageSwiftUI/Classes/WebImage.swift",
    "SDWebImageSwiftUI/Classes/AnimatedImage.swift",
    "SDWebImageSwiftUI/Classes/ImageViewWrapper.swift"
  ],
  "views": {
    "WebImage": {
      "shows": "picture",
      "silent": true,
      "closures": { "_": "content", "content": "content", "placeholder": "placeholder" },
      "evidence": "It draws an Image(decorative:), which VoiceOver passes over until it is given a label."
    },
    "AnimatedImage": {
      "shows": "movingPicture",
      "silent": true,
      "stops": "isAnimating",
      "closures": { "_": "placeholder", "placeholder": "placeholder" },
      "evidence": "It wraps an image view that plays unless isAnimating says otherwise, asks no setting, and is no accessibility element."
    }
  }
}
"""###),
    ("SVProgressHUD", ["SVProgressHUD"], ###"""
{
  "$schema": "../../schemas/curbcut-model.schema.json",
  "package": "SVProgressHUD",
  "version": "2.3.1",
  "source": "https://github.com/SVProgressHUD/SVProgressHUD",
  "modules": ["SVProgressHUD"],
  "read": ["SVProgressHUD/SVProgressHUD.h", "SVProgressHUD/SVProgressHUD.m"],
  "types": {
    "SVProgressHUD": {
      "announces": ["show", "showProgress", "showInfo", "showSuccess", "showError", "showImage"],
      "evidence": "Once it is shown it posts that the screen changed, and an announcement of the status it was given."
    }
  }
}
"""###),
    ("SnapKit", ["SnapKit"], ###"""
{
  "$schema": "../../schemas/curbcut-model.schema.json",
  "package": "SnapKit",
  "version": "5.7.1",
  "source": "https://github.com/SnapKit/SnapKit",
  "modules": ["SnapKit"],
  "read": [
    "Sources/ConstraintView+Extensions.swift",
    "Sources/ConstraintViewDSL.swift",
    "Sources/ConstraintMaker.swift",
    "Sources/ConstraintMakerExtendable.swift",
    "Sources/ConstraintMakerRelatable.swift"
  ],
  "constraints": {
    "handle": "snp",
    "makers": ["makeConstraints", "remakeConstraints"],
    "relations": ["equalTo", "greaterThanOrEqualTo", "lessThanOrEqualTo"],
    "evidence": "The closure is given a maker whose width, height, size and edges become constraints of the view."
  }
}
"""###),
    ("SwiftUIIntrospect", ["SwiftUIIntrospect"], ###"""
{
  "$schema": "../../schemas/curbcut-model.schema.json",
  "package": "SwiftUIIntrospect",
  "version": "27.0.0-beta.2",
  "source": "https://github.com/siteline/swiftui-introspect",
  "modules": ["SwiftUIIntrospect"],
  "read": ["Sources/Introspect.swift", "Sources/IntrospectionView.swift"],
  "modifiers": {
    "introspect": {
      "shows": "nothing",
      "evidence": "What it adds around the view is hidden from assistive technology and has no size."
    }
  }
}
"""###),
  ]

  /// The views that show pictures, by name and in order: what their closures make stands in the picture.
  static let pictureNames: [StaticString] = ["AnimatedImage", "CachedAsyncImage", "KFAnimatedImage", "KFImage", "LazyImage", "WebImage"]
}
