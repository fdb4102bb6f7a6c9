// How hard an exercise felt: a dial of the app's own, made in code.

import UIKit

final class EffortDial: UIControl {
  private(set) var effort = 5 {
    didSet { accessibilityValue = String(localized: "\(effort) of 10") }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityLabel = String(localized: "Effort")
    accessibilityTraits = .adjustable
  }

  required init?(coder: NSCoder) { nil }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { accessibilityIncrement() }

  override func accessibilityIncrement() {
    effort = min(10, effort + 1)
    sendActions(for: .valueChanged)
  }

  override func accessibilityDecrement() {
    effort = max(1, effort - 1)
    sendActions(for: .valueChanged)
  }
}

final class EffortController: UIViewController {
  private let dial = EffortDial()
  private let card = UIView()
  private let hintLabel = UILabel()
  private let painLabel = UILabel()
  private let saveButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    hintLabel.text = String(localized: "Turn the dial to how hard it felt.")
    hintLabel.font = .preferredFont(forTextStyle: .body)
    hintLabel.adjustsFontForContentSizeCategory = true
    painLabel.text = String(localized: "Stop when it hurts")
    painLabel.font = .preferredFont(forTextStyle: .footnote)
    painLabel.adjustsFontForContentSizeCategory = true
    painLabel.textColor = .black
    painLabel.backgroundColor = UIColor(red: 1, green: 0.76, blue: 0.03, alpha: 1)
    dial.addTarget(self, action: #selector(change), for: .valueChanged)
    saveButton.setTitle(String(localized: "Save"), for: .normal)
    saveButton.addTarget(self, action: #selector(save), for: .touchUpInside)
    card.addSubview(hintLabel)
    card.addSubview(painLabel)
    card.addSubview(saveButton)
    view.addSubview(card)
    view.addSubview(dial)
    card.accessibilityElements = [hintLabel, painLabel, saveButton]
  }

  @objc private func change() {
    guard !UIAccessibility.isReduceMotionEnabled else { return }
    UIView.animate(withDuration: 0.4) {
      self.card.transform = CGAffineTransform(translationX: 0, y: -120)
    }
  }

  @objc private func save() {}
}
