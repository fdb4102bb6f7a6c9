import PhotosUI
import SwiftUI

/// One stamp: what it is, the button that collects it, and the memories of it.
struct StampDetailView: View {
  let stamp: Stamp

  @Environment(StampStore.self) private var store
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var showsSuccess = false
  @State private var successScale = 0.2
  @State private var sealAngle = 0.0
  @State private var showsNotes = false
  @State private var notes = ""
  @State private var photo: PhotosPickerItem?

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Image(stamp.imageName, label: Text(stamp.imageDescription))
          .resizable()
          .scaledToFit()
        Text(stamp.about)
          .font(.body)
        StampMapView(annotations: [annotation])
          .frame(height: 180)

        if store.isCollected(stamp) {
          memories
        } else {
          collectButton
        }
      }
      .padding()
    }
    .navigationTitle(stamp.name)
    .overlay {
      if showsSuccess {
        success
          .accessibilityElement(children: .contain)
          .accessibilityAddTraits(.isModal)
          .accessibilityAction(.escape) { showsSuccess = false }
      }
    }
    .onChange(of: showsSuccess) { _, isShown in
      if isShown { announce("Stamp collected. \(stamp.name) is in your book.") }
    }
    .sheet(isPresented: $showsNotes) { notesSheet }
  }

  private var annotation: StampAnnotation {
    StampAnnotation(stamp: stamp, isWithinRange: store.isWithinRange(stamp), isCollected: store.isCollected(stamp))
  }

  private var collectButton: some View {
    VStack(alignment: .leading, spacing: 8) {
      if !store.isWithinRange(stamp) {
        Label("You're too far from this stamp.", systemImage: "figure.walk")
      }

      Button(action: collect) {
        Label("Collect stamp", systemImage: "seal")
          .frame(maxWidth: .infinity, minHeight: 44)
      }
      .buttonStyle(.borderedProminent)
      .tint(.brandFill)
      .disabled(!store.isWithinRange(stamp))
    }
  }

  private var memories: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Memories")
        .font(.title3)
        .accessibilityAddTraits(.isHeader)
      PhotosPicker(selection: $photo, matching: .images) {
        Label("Add photo", systemImage: "photo")
          .frame(maxWidth: .infinity, minHeight: 48, alignment: .leading)
          .contentShape(.rect)
      }
      Button(action: { showsNotes = true }) {
        Label("Add notes", systemImage: "note.text")
          .frame(maxWidth: .infinity, minHeight: 48, alignment: .leading)
          .contentShape(.rect)
      }
    }
  }

  private var notesSheet: some View {
    NavigationStack {
      TextEditor(text: $notes)
        .padding()
        .accessibilityLabel("Notes about \(stamp.name)")
        .navigationTitle("Notes")
        .toolbar {
          Button("Done") { showsNotes = false }
        }
    }
  }

  private var success: some View {
    VStack(spacing: 12) {
      Image(systemName: "checkmark.seal.fill")
        .font(.largeTitle)
        .rotationEffect(.degrees(sealAngle))
        .accessibilityHidden(true)
      Text("Stamp collected!")
        .font(.title2.bold())
        .accessibilityAddTraits(.isHeader)
      Button("Done") { showsSuccess = false }
        .buttonStyle(.bordered)
        .controlSize(.large)
    }
    .padding(32)
    .background(.background, in: .rect(cornerRadius: 20))
    .scaleEffect(reduceMotion ? 1 : successScale)
    .onAppear {
      withAnimation(reduceMotion ? nil : .easeOut(duration: 0.8)) { sealAngle = 360 }
    }
  }

  private func collect() {
    store.collect(stamp)
    showsSuccess = true
    withAnimation(reduceMotion ? nil : .spring(duration: 0.6)) { successScale = 1 }
  }
}

#Preview {
  NavigationStack { StampDetailView(stamp: Stamp.samples[0]) }
    .environment(StampStore())
}

#Preview("Large text") {
  NavigationStack { StampDetailView(stamp: Stamp.samples[0]) }
    .environment(StampStore())
    .dynamicTypeSize(.accessibility3)
}
