import PhotosUI
import SwiftUI

/// Photo and favourite styles of the person.
struct OnboardingView: View {
  @Binding var isDone: Bool
  @Environment(Wardrobe.self) private var wardrobe
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var photo: PhotosPickerItem?
  @State private var bounce = 1.0

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: Theme.spacing) {
          Text("Let us get to know you")
            .font(Theme.heading)
            .accessibilityAddTraits(.isHeader)
          Text("Add a photo and pick the styles you love.")
            .font(Theme.body)

          photoPicker

          ForEach(wardrobe.styles) { style in
            styleButton(style)
          }

          Button {
            withAnimation(reduceMotion ? nil : .easeOut(duration: 0.3)) { bounce = 1.1 }
            isDone = true
          } label: {
            Text("Love it")
              .frame(maxWidth: .infinity, minHeight: 48)
          }
          .buttonStyle(.borderedProminent)
          .tint(Theme.earth)
          .scaleEffect(reduceMotion ? 1 : bounce)
        }
        .padding()
      }
      .navigationTitle("Your style")
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  private var photoPicker: some View {
    PhotosPicker(selection: $photo, matching: .images) {
      AsyncImage(url: wardrobe.photoURL) { image in
        image.resizable().scaledToFill()
      } placeholder: {
        Color.brown.opacity(0.2)
      }
      .frame(width: 120, height: 160)
    }
    .accessibilityLabel("Your photo")
    .accessibilityHint("Changes your photo.")
    .accessibilityAddTraits(.isImage)
  }

  private func styleButton(_ style: FashionStyle) -> some View {
    let isLiked = wardrobe.likedStyleIDs.contains(style.id)
    return Button {
      wardrobe.likedStyleIDs.insert(style.id)
    } label: {
      VStack {
        Image(decorative: style.imageName)
          .resizable()
          .scaledToFit()
        Label(style.name, systemImage: isLiked ? "checkmark.circle.fill" : "circle")
          .font(Theme.body)
      }
      .padding(8)
      .overlay { Rectangle().stroke(.primary, lineWidth: isLiked ? 4 : 1) }
      .contentShape(.rect)
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(isLiked ? .isSelected : [])
  }
}

#Preview {
  OnboardingView(isDone: .constant(false))
    .environment(Wardrobe())
}

#Preview("Large text") {
  OnboardingView(isDone: .constant(false))
    .environment(Wardrobe())
    .dynamicTypeSize(.accessibility3)
}
