import SwiftUI

/// Posts of the people one trains with.
struct FeedView: View {
  @Environment(Feed.self) private var feed

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(spacing: 16) {
          ForEach(feed.posts) { post in
            PostCard(post: post)
          }
        }
        .padding()
      }
      .navigationTitle("Social")
    }
  }
}

struct PostCard: View {
  let post: Post
  @Environment(Feed.self) private var feed
  @State private var showsComments = false

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        AsyncImage(url: post.avatarURL)
          .frame(width: 36, height: 36)
          .clipShape(.circle)
        Text(post.author)
          .font(.system(size: 15, weight: .semibold))
      }
      Text(post.text)
        .font(.system(size: 15))
      if let photoName = post.photoName {
        Image(photoName)
          .resizable()
          .scaledToFit()
      }
      HStack(spacing: 4) {
        Button {
          feed.toggleLike(post)
        } label: {
          Image(systemName: post.isLiked ? "hand.thumbsup.fill" : "hand.thumbsup")
            .frame(width: 32, height: 32)
        }
        .accessibilityLabel("Like")
        Button {
          showsComments = true
        } label: {
          Image(systemName: "bubble.left")
            .frame(width: 32, height: 32)
        }
        Button {
          feed.share(post)
        } label: {
          Image(systemName: "square.and.arrow.up")
            .frame(width: 32, height: 32)
        }
      }
    }
    .padding()
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("\(post.author): \(post.text)")
    .sheet(isPresented: $showsComments) {
      Text("No comments yet")
        .font(.title3)
    }
  }
}

#Preview {
  FeedView()
    .environment(Feed())
}
