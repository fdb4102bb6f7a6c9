# A formula for a tap of your own. `url` is where you keep Curbcut, and `revision` the commit of the tag.
class Curbcut < Formula
  desc "Find what keeps people out of Swift views, without building the app"
  homepage "https://example.com/curbcut"
  url "https://example.com/curbcut.git", tag: "v0.2.0"
  license "MIT"
  head "https://example.com/curbcut.git", branch: "main"

  depends_on xcode: ["16.3", :build]
  uses_from_macos "swift" => :build

  def install
    # SwiftPM's own sandbox cannot be opened inside Homebrew's.
    arguments = OS.mac? ? ["--disable-sandbox"] : ["--static-swift-stdlib"]
    system "swift", "build", *arguments, "--configuration", "release", "--product", "curbcut"
    bin.install ".build/release/curbcut"
    generate_completions_from_executable(bin/"curbcut", "completions")
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/curbcut --version")
    (testpath/"A.swift").write <<~SWIFT
      import SwiftUI
      struct A: View { var body: some View { Button(action: go) { Image(systemName: "heart") } } }
    SWIFT
    assert_match "icon-button-missing-label", shell_output("#{bin}/curbcut lint", 1)
  end
end
