import SwiftUI

@main struct Demo: App {
  var body: some Scene { WindowGroup { Badge() } }
}

struct Badge: View {
  let isPaid: Bool
  init(isPaid: Bool = false) { self.isPaid = isPaid }

  var body: some View {
    VStack {
      Text("Ticket").foregroundColor(Color("Faint")).background(Color.white)
      Circle().fill(isPaid ? Color.green : Color.red).frame(width: 10, height: 10)
    }
  }
}
