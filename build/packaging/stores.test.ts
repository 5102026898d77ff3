/** Writes the stores' manifests from a release whose files are very small. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../..');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  version: string;
};
const scratch = mkdtempSync(join(tmpdir(), 'standee-stores-'));
const files = join(scratch, 'files');
const out = join(scratch, 'out');
const ENDINGS = [
  'macos-universal.dmg',
  'windows-x64-setup.exe',
  'windows-arm64-setup.exe',
  'linux-amd64.deb',
  'linux-arm64.deb',
];
const nameOf = (ending: string) => `Standee-${version}-${ending}`;
const addressOf = (ending: string) =>
  `https://github.com/us/it/releases/download/v${version}/${nameOf(ending)}`;
const sumOf = (ending: string) => createHash('sha256').update(ending).digest('hex');

function writeStores(folder: string, repository = 'us/it') {
  return spawnSync(process.execPath, ['build/packaging/stores.mjs', folder, out], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, STANDEE_RELEASES: repository },
  });
}
const read = (path: string) => readFileSync(join(out, path), 'utf8');

beforeAll(() => {
  mkdirSync(files);
  for (const ending of ENDINGS) writeFileSync(join(files, nameOf(ending)), ending);
});
afterAll(() => rmSync(scratch, { recursive: true }));

describe('manifests of the stores', () => {
  test('All manifests are written from the files of a release', () => {
    expect(writeStores(files)).toMatchObject({ status: 0, stderr: '' });
    const written = readdirSync(out, { recursive: true, withFileTypes: true });
    expect(written.filter((one) => one.isFile())).toHaveLength(6);
  });

  test('winget gets an installer for each processor and scope with its checksum', () => {
    const folder = `winget/manifests/s/StandeeAuthors/Standee/${version}/StandeeAuthors.Standee`;
    const { Installers, PackageVersion } = parse(read(`${folder}.installer.yaml`)) as {
      Installers: readonly Record<string, string>[];
      PackageVersion: string;
    };
    expect(PackageVersion).toBe(version);
    expect(Installers.map((one) => [one['Architecture'], one['Scope']])).toEqual([
      ['x64', 'user'],
      ['x64', 'machine'],
      ['arm64', 'user'],
      ['arm64', 'machine'],
    ]);
    for (const installer of Installers) {
      const ending = `windows-${String(installer['Architecture'])}-setup.exe`;
      expect(installer['InstallerUrl']).toBe(addressOf(ending));
      expect(installer['InstallerSha256']).toBe(sumOf(ending).toUpperCase());
    }
    for (const name of ['', '.locale.en-US', '.locale.de-DE'])
      expect(parse(read(`${folder}${name}.yaml`))).toMatchObject({ ManifestVersion: '1.12.0' });
  });

  test('The Homebrew cask names the universal app and leaves the campaigns', () => {
    const cask = read('homebrew/Casks/standee.rb');
    const [, url = ''] = /^ {2}url "(.+)"$/m.exec(cask) ?? [];
    expect(url.replaceAll('#{version}', version)).toBe(addressOf('macos-universal.dmg'));
    expect(cask).toContain(`sha256 "${sumOf('macos-universal.dmg')}"`);
    expect(cask).not.toContain('Application Support');
  });

  test('The Flatpak manifest unpacks the deb of each processor', () => {
    const { id, modules } = JSON.parse(read('flatpak/app.standee.companion.json')) as {
      id: string;
      modules: readonly { sources: readonly Record<string, unknown>[] }[];
    };
    expect(readFileSync(join(root, 'electron-builder.yml'), 'utf8')).toContain(`appId: ${id}\n`);
    expect(modules[0]?.sources.slice(0, 2)).toMatchObject([
      { url: addressOf('linux-amd64.deb'), sha256: sumOf('linux-amd64.deb') },
      { url: addressOf('linux-arm64.deb'), sha256: sumOf('linux-arm64.deb') },
    ]);
  });

  test('An incomplete release and a missing repository are refused', () => {
    const some = join(scratch, 'some');
    mkdirSync(some);
    writeFileSync(join(some, nameOf('macos-universal.dmg')), '');
    expect(writeStores(some)).toMatchObject({ status: 1 });
    expect(writeStores(some).stderr).toContain(`has no ${nameOf('macos-universal.dmg')}`);
    expect(writeStores(files, '').stderr).toContain('OWNER/REPOSITORY');
  });
});
