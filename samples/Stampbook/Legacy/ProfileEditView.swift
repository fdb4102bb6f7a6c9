import PhotosUI
import SwiftUI

/// Name, username, bio and photo of the person.
struct ProfileEditView: View {
  @Environment(ProfileStore.self) private var profiles
  @Environment(\.dismiss) private var dismiss
  @State private var draft = Profile()
  @State private var photo: PhotosPickerItem?
  @State private var isUsernameInvalid = false

  var body: some View {
    NavigationStack {
      Form {
        Section {
          PhotosPicker(selection: $photo, matching: .images) {
            AsyncImage(url: draft.photoURL) { image in
              image.resizable().scaledToFill()
            } placeholder: {
              Color.gray
            }
            .frame(width: 96, height: 96)
            .clipShape(.circle)
          }
          .accessibilityHint("Double tap to change your profile photo")
        }

        Section {
          TextField("", text: $draft.displayName, prompt: Text("Display name"))
          TextField("", text: $draft.username, prompt: Text("Username"))
            .listRowBackground(isUsernameInvalid ? Color.red : Color.white)
          TextEditor(text: $draft.bio)
            .frame(minHeight: 80)
        }

        Section {
          if isUsernameInvalid {
            Text("Use letters, numbers and underscores only.")
              .font(.caption)
          }
        }
      }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button(action: { dismiss() }) {
            Image(systemName: "chevron.left")
          }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save", action: save)
        }
      }
      .onAppear { draft = profiles.profile }
    }
  }

  private func save() {
    guard profiles.isValid(username: draft.username) else {
      isUsernameInvalid = true
      return
    }
    profiles.profile = draft
    dismiss()
  }
}

#Preview {
  ProfileEditView()
    .environment(ProfileStore())
}
