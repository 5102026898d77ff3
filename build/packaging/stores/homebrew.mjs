/** Writes the cask for Homebrew. Removing the app with `--zap` leaves the campaigns. */

export function homebrewCask({ version, repository, files: { macos } }) {
  const url = macos.url.replaceAll(version, '#{version}');
  return `cask "standee" do
  version "${version}"
  sha256 "${macos.sha256}"

  url "${url}"
  name "Standee"
  desc "Companion for a table that plays the board game Gloomhaven"
  homepage "${repository}"

  livecheck do
    url :url
    strategy :github_latest
  end

  auto_updates true
  depends_on macos: ">= :ventura"

  app "Standee.app"

  zap trash: [
    "~/Library/Caches/app.standee.companion",
    "~/Library/Caches/app.standee.companion.ShipIt",
    "~/Library/HTTPStorages/app.standee.companion",
    "~/Library/Preferences/app.standee.companion.plist",
    "~/Library/Saved Application State/app.standee.companion.savedState",
  ]
end
`;
}
