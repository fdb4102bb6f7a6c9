import PhotosUI
import SwiftUI

/// Name, username, bio and photo of the person.
struct ProfileEditView: View {
  @Environment(ProfileStore.self) private var profiles
  @Environment(\.dismiss) private var dismiss
  @AccessibilityFocusState private var isUsernameFocused: Bool
  @State private var draft = Profile()
  @State private var photo: PhotosPickerItem?
  @State private var isUsernameInvalid = false

  private let usernameHelp = "Use letters, numbers and underscores only."

  var body: some View {
    NavigationStack {
      Form {
        Section {
          PhotosPicker(selection: $photo, matching: .images) {
            AsyncImage(url: draft.photoURL) { image in
              image.resizable().scaledToFill()
            } placeholder: {
              Image(systemName: "person.crop.circle.fill").resizable()
            }
            .frame(width: 96, height: 96)
            .clipShape(.circle)
          }
          .accessibilityLabel("Profile photo")
          .accessibilityHint("Changes your photo.")
          .accessibilityAddTraits(.isImage)
        }

        Section("About you") {
          LabeledContent("Display name") {
            TextField("Display name", text: $draft.displayName)
              .textContentType(.name)
              .accessibilityHint("Shown to other people.")
          }
          LabeledContent("Username") {
            TextField("Username", text: $draft.username)
              .textContentType(.username)
              .textInputAutocapitalization(.never)
              .autocorrectionDisabled()
              .accessibilityHint(usernameHelp)
              .accessibilityFocused($isUsernameFocused)
          }
          if isUsernameInvalid {
            Label(usernameHelp, systemImage: "exclamationmark.triangle")
          }
          LabeledContent("Bio") {
            TextEditor(text: $draft.bio)
              .frame(minHeight: 80)
              .accessibilityLabel("Bio")
              .accessibilityHint("Optional. Says something about you.")
          }
        }
      }
      .navigationTitle("Edit profile")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save", action: save)
        }
      }
      .onAppear { draft = profiles.profile }
      .onChange(of: isUsernameInvalid) { _, isInvalid in
        if isInvalid { announce(usernameHelp) }
      }
    }
  }

  private func save() {
    guard profiles.isValid(username: draft.username) else {
      isUsernameInvalid = true
      isUsernameFocused = true
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

#Preview("Large text") {
  ProfileEditView()
    .environment(ProfileStore())
    .dynamicTypeSize(.accessibility3)
}
