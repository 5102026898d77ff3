/** Finds the files of a release that the stores' manifests name. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** File names without product and version, as in electron-builder.yml. */
const FILES = {
  macos: 'macos-universal.dmg',
  windowsX64: 'windows-x64-setup.exe',
  windowsArm64: 'windows-arm64-setup.exe',
  debX64: 'linux-amd64.deb',
  debArm64: 'linux-arm64.deb',
};

/**
 * Address and checksum of each file. Throws if the folder does not have all of them.
 * @typedef {{ readonly url: string, readonly sha256: string }} ReleaseFile
 * @typedef {{ version: string, repository: string, files: Record<keyof FILES, ReleaseFile> }} Release
 * @param {{ folder: string, version: string, repository: string | undefined }} release
 * @returns {Release}
 */
export function releaseIn({ folder, version, repository }) {
  if (!/^[\w.-]+\/[\w.-]+$/.test(repository ?? ''))
    throw new Error('Set STANDEE_RELEASES to OWNER/REPOSITORY of the release.');
  const home = `https://github.com/${repository}`;
  const files = Object.entries(FILES).map(([kind, ending]) => {
    const name = `Standee-${version}-${ending}`;
    const path = join(folder, name);
    if (!existsSync(path) || statSync(path).size === 0)
      throw new Error(`${folder} has no ${name}. Put all files of the release there.`);
    const sha256 = createHash('sha256').update(readFileSync(path)).digest('hex');
    return [kind, { url: `${home}/releases/download/v${version}/${name}`, sha256 }];
  });
  return { version, repository: home, files: Object.fromEntries(files) };
}
