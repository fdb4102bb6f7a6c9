import PhotosUI
import SwiftUI

/// Photo and favourite styles of the person.
struct OnboardingView: View {
  @Binding var isDone: Bool
  @Environment(Wardrobe.self) private var wardrobe
  @State private var photo: PhotosPickerItem?
  @State private var bounce = 1.0

  var body: some View {
    VStack(spacing: Theme.spacing) {
      Text("Let us get to know you")
        .font(Theme.heading)
      Text("Add a photo and pick the styles you love.")
        .font(Theme.body)

      PhotosPicker(selection: $photo, matching: .images) {
        AsyncImage(url: wardrobe.photoURL) { image in
          image.resizable().scaledToFill()
        } placeholder: {
          Color.brown.opacity(0.2)
        }
        .frame(width: 120, height: 160)
      }

      ForEach(wardrobe.styles) { style in
        VStack {
          Image(style.imageName)
            .resizable()
            .scaledToFit()
          Text(style.name)
            .font(Theme.caption)
        }
        .padding(8)
        .background(wardrobe.likedStyleIDs.contains(style.id) ? Color.brown : Color.clear)
        .onTapGesture { wardrobe.likedStyleIDs.insert(style.id) }
      }

      Button("Love it") {
        withAnimation(.interpolatingSpring(stiffness: 180, damping: 4)) { bounce = 1.4 }
        isDone = true
      }
      .scaleEffect(bounce)
      .accessibilityLabel("Continue button")
    }
    .padding()
  }
}

#Preview {
  OnboardingView(isDone: .constant(false))
    .environment(Wardrobe())
}
