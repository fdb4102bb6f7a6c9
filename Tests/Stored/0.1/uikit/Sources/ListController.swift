import UIKit

final class ListController: UIViewController {
  private let close = UIButton(type: .custom)
  private let heading = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    close.setImage(UIImage(named: "cross"), for: .normal)
    close.addTarget(self, action: #selector(leave), for: .touchUpInside)
    heading.font = UIFont.systemFont(ofSize: 14)
    heading.text = "Harbors"
    view.addSubview(close)
    view.addSubview(heading)
  }

  @objc private func leave() { dismiss(animated: true) }
}
