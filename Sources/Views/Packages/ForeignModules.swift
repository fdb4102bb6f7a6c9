// Which package a view may come from that the project does not declare: of the modules that a file imports, those of the
// system and of the project itself are none.

import CurbcutSymbols
import CurbcutSyntax

extension FileViews {
  /// The package that brings what the file does not find in the project; nil where none or several may.
  public func onlyPackage(in project: Project, _ facts: ProjectFacts) -> String? {
    var found: String?
    for node in tree.children(tree.root) where tree.kind(node) == .importDecl {
      let name = tree.text(node)
      guard !SystemModules.names.contains(tree.name(node)), !facts.hasFolder(name, in: project), name != found else {
        continue
      }
      guard found == nil else { return nil }
      found = name
    }
    return found
  }
}

extension ProjectFacts {
  /// Whether files of the project lie in a folder of this name, as those of its own modules do.
  func hasFolder(_ name: String, in project: Project) -> Bool {
    if folders == nil {
      folders = Set(project.files.flatMap { $0.path.split(separator: "/").dropLast().map(String.init) })
    }
    return folders!.contains(name)
  }
}

/// Modules of the system that files with views import.
enum SystemModules {
  static let names: Set<Name> = Set(
    [
      "Accelerate", "Accessibility", "Accounts", "ActivityKit", "AdServices", "AdSupport", "AppIntents", "AppKit",
      "AppTrackingTransparency", "ARKit", "AudioToolbox", "AuthenticationServices", "AVFAudio", "AVFoundation", "AVKit",
      "BackgroundTasks", "BusinessChat", "CallKit", "CarPlay", "Charts", "CloudKit", "Combine",
      "Compression", "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreData", "CoreFoundation",
      "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation", "CoreLocationUI", "CoreMedia", "CoreMIDI", "CoreML",
      "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText", "CoreTransferable",
      "CoreVideo", "CryptoKit", "Darwin", "DeviceActivity", "DeviceCheck", "Dispatch", "EventKit", "EventKitUI",
      "ExternalAccessory", "FamilyControls", "Foundation", "FoundationModels", "GameController", "GameKit",
      "GameplayKit", "HealthKit", "HomeKit", "ImageIO", "ImagePlayground", "Intents", "IntentsUI", "IOKit",
      "JavaScriptCore",
      "LinkPresentation", "LocalAuthentication", "ManagedSettings", "MapKit", "MediaPlayer", "Messages", "MessageUI",
      "Metal", "MetalKit", "MetricKit", "MobileCoreServices", "MultipeerConnectivity", "MusicKit", "NaturalLanguage",
      "NearbyInteraction", "Network", "NetworkExtension", "NotificationCenter", "ObjectiveC", "Observation", "OSLog",
      "PassKit", "PDFKit", "PencilKit", "Photos", "PhotosUI", "PushKit", "QuartzCore", "QuickLook",
      "QuickLookThumbnailing",
      "RealityKit", "RegexBuilder", "ReplayKit", "SafariServices", "SceneKit", "ScreenTime", "Security",
      "SensorKit", "SharedWithYou", "ShazamKit", "SoundAnalysis", "Speech", "SpriteKit", "StoreKit", "Swift",
      "SwiftData", "SwiftUI", "Symbols", "SystemConfiguration", "TabularData", "Testing", "TipKit", "Translation",
      "UIKit", "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI", "VideoToolbox", "Vision",
      "VisionKit", "WatchConnectivity", "WatchKit", "WeatherKit", "WebKit", "WidgetKit", "XCTest", "os", "simd",
    ].map { Name($0) })
}
