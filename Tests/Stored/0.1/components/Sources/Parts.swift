import SwiftUI

struct RoundButton: View {
  let symbol: String
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      Image(systemName: symbol).frame(width: 32, height: 32)
    }
  }
}

struct Caption: View {
  let text: String
  var body: some View { Text(text).font(.system(size: 11)).foregroundColor(Color(white: 0.8)) }
}
