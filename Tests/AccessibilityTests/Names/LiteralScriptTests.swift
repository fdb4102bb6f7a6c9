// Which script the words of the app itself are written in.

import CurbcutAccessibility
import CurbcutViews
import Testing

@Suite struct LiteralScriptTests {
  private func scripts(_ texts: [String]) -> Set<String> {
    let files = texts.enumerated().map { number, text in
      "import SwiftUI\nstruct Page\(number): View { var body: some View { Text(\"\(text)\"); Button(\"\(text)\") {} } }"
    }
    return model(files[0], beside: Array(files.dropFirst())).project.ownScripts
  }

  @Test func whatAThirdOfTheFilesSayIsTheLanguageOfTheApp() {
    #expect(scripts(["실험", "설정", "홈", "Labs", "Beta"]) == ["Korean"])
    #expect(scripts(["설정 화면", "홈", "공지"]) == ["Korean"])
    #expect(scripts(["Настройки", "Главная", "Поиск"]) == ["Cyrillic letters"])
  }

  @Test func aFewFilesOrLatinWordsTellNothing() {
    #expect(scripts(["설정", "홈", "Labs"]).isEmpty, "two files are too few")
    #expect(scripts(["설정", "홈", "공지"] + (0..<9).map { "Page \($0) words" }).isEmpty)
    #expect(scripts(["Größe", "Über", "Prêt", "→ • …", "12"]).isEmpty)
  }
}
