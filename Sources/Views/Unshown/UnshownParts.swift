// What nobody meets of the code of an app, found from all files at once and from nothing else that is joined: on another
// thread, where there is one.

import CurbcutSymbols

/// The views, functions and branches of a project that nobody meets, before it is known which of them the loaded files of
/// Interface Builder name.
public struct UnshownParts: Sendable {
  let isToolOfTrade: Bool
  let code: UnshownCode
  private let mentions: TypeMentions

  /// `files` are all files of the project, those of its storyboards and xibs (`OutletIndex.homes`) behind the others.
  public init(of files: [FileViews]) {
    isToolOfTrade = TradeWords.tellOfATrade(files.lazy.map(\.tradeWords))
    // What no app shows, others show.
    let offer = UnshownTypes.isApp(files) ? PublicOffer(files) : nil
    let code = offer.map { UnshownCode(files, $0) } ?? UnshownCode()
    self.code = code
    mentions = TypeMentions(files, offer, isToolOfTrade: isToolOfTrade) {
      code.tokensToldAlone(in: $0, number: $1)
    }
  }

  /// The types that nobody meets; `classes` are named by files of Interface Builder that may be loaded.
  func types(namedElsewhere classes: Set<Name>) -> UnshownTypes {
    UnshownTypes(mentions, namedElsewhere: classes)
  }
}
