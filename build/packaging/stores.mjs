/**
 * `npm run stores -- FOLDER`: writes the manifests for winget, Homebrew and Flathub from the files of a
 * release in FOLDER, to `release/stores`. `STANDEE_RELEASES` is OWNER/REPOSITORY of the release.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { flatpakManifest } from './stores/flatpak.mjs';
import { homebrewCask } from './stores/homebrew.mjs';
import { releaseIn } from './stores/release.mjs';
import { wingetManifests } from './stores/winget.mjs';

const root = resolve(import.meta.dirname, '../..');
const [folder = join(root, 'release'), to = join(root, 'release/stores')] = process.argv.slice(2);

try {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const release = releaseIn({ folder, version, repository: process.env.STANDEE_RELEASES });
  const texts = {
    ...Object.fromEntries(
      Object.entries(wingetManifests(release)).map(([name, text]) => [`winget/${name}`, text]),
    ),
    'homebrew/Casks/standee.rb': homebrewCask(release),
    'flatpak/app.standee.companion.json': flatpakManifest(release),
  };
  for (const [name, text] of Object.entries(texts)) {
    const path = join(to, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    console.log(path);
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
