/** Tests the builder's configuration for systems that no test can pack for. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

interface System {
  readonly artifactName?: string;
  readonly target: readonly { readonly target: string; readonly arch: string | string[] }[];
}
interface Config {
  readonly appId: string;
  readonly toolsets: Readonly<Record<string, string>>;
  readonly linux: System & { readonly syncDesktopName: boolean };
  readonly mac: System & Readonly<Record<string, unknown>>;
  readonly win: System & Readonly<Record<string, unknown>>;
  readonly nsis: Readonly<Record<string, unknown>>;
  readonly [target: string]: unknown;
}
const config = parse(read('electron-builder.yml'), { merge: true }) as Config;
const project = JSON.parse(read('package.json')) as { version: string; desktopName: string };
const metainfo = read(`build/packaging/linux/${config.appId}.metainfo.xml`);

const SYSTEMS = { linux: config.linux, darwin: config.mac, win32: config.win };
/** Every target with its processor architecture. */
const TARGETS = Object.entries(SYSTEMS).flatMap(([system, { target }]) =>
  target.flatMap(({ target, arch }) =>
    [arch].flat().map((processor) => ({ system, target, processor })),
  ),
);

describe('targets', () => {
  test('Packages are made for two processors of Linux and Windows, and for both of macOS at once', () => {
    const shown = TARGETS.map((one) => `${one.system} ${one.target} ${one.processor}`);
    expect(shown).toEqual([
      'linux AppImage x64',
      'linux AppImage arm64',
      'linux deb x64',
      'linux deb arm64',
      'linux rpm x64',
      'linux rpm arm64',
      'darwin dmg universal',
      'darwin zip universal',
      'win32 nsis x64',
      'win32 nsis arm64',
      'win32 portable x64',
      'win32 portable arm64',
    ]);
  });

  test('Electron has a binary for each target', () => {
    const sums = read('node_modules/electron/checksums.json');
    for (const { system, processor } of TARGETS)
      for (const one of processor === 'universal' ? ['x64', 'arm64'] : [processor])
        expect(sums).toMatch(new RegExp(`"electron-v[\\d.]+-${system}-${one}\\.zip"`));
  });

  test('File names say system and processor, and no two are alike', () => {
    const names = TARGETS.map(({ system, target, processor }) => {
      const own = (config[target] as { artifactName?: string } | undefined)?.artifactName;
      const name = own ?? SYSTEMS[system as keyof typeof SYSTEMS].artifactName ?? '';
      expect(name).toMatch(/-(linux|macos|windows)-\$\{arch\}(-setup|-portable)?\.\$\{ext\}$/);
      return name.replace('${arch}', processor).replace('${ext}', target);
    });
    expect(new Set(names).size).toBe(names.length);
  });

  test('Windows has one installer for each processor, which the updater tells apart by name', () => {
    expect(config.nsis['buildUniversalInstaller']).toBe(false);
    const updater = read('node_modules/electron-updater/out/providers/Provider.js');
    expect(updater).toContain('includes(process.arch)');
  });

  test('Uninstalling Standee keeps the campaigns', () => {
    expect(config.nsis['deleteAppDataOnUninstall']).toBe(false);
  });
});

describe('macOS', () => {
  const { mac } = config;

  test('macOS packages have a notarized hardened runtime and one list of entitlements', () => {
    expect(mac).toMatchObject({ hardenedRuntime: true, notarize: true });
    expect(mac['entitlementsInherit']).toBe(mac['entitlements']);
  });

  test('The entitlements allow compiling JavaScript and nothing else', () => {
    const list = read(String(mac['entitlements']));
    const entries = [...list.matchAll(/<key>(.+?)<\/key>\s*<(\w+)\/>/g)].map(([, ...pair]) => pair);
    expect(entries).toEqual([['com.apple.security.cs.allow-jit', 'true']]);
    expect(list.match(/<key>/g)).toHaveLength(entries.length);
  });
});

const validator = (program: string) => spawnSync(program, ['--version']).error === undefined;

describe('Linux', () => {
  test('The AppImage has the runtime without libfuse2', () => {
    expect(config.toolsets['appimage']).toBe('1.0.3');
    const target = read('node_modules/app-builder-lib/out/targets/appimage/AppImageTarget.js');
    expect(target).toContain('buildStaticRuntimeAppImage');
  });

  test.runIf(process.platform === 'linux')(
    'The AppImage starts without a sandbox where the system forbids one, and only there',
    () => {
      const folder = mkdtempSync(join(tmpdir(), 'standee-apprun-'));
      try {
        const path = 'app-builder-lib/out/targets/appimage/appImageUtil.js';
        const { generateAppRunScript } = createRequire(import.meta.url)(
          join(root, 'node_modules', path),
        ) as { generateAppRunScript: (names: Readonly<Record<string, string>>) => string };
        const names = { ExecutableName: 'standee', ProductName: 'Standee', ProductFilename: 'x' };
        const write = (name: string, text: string) =>
          writeFileSync(join(folder, name), text, { mode: 0o755 });
        write('AppRun', generateAppRunScript(names));
        write('standee', '#!/bin/sh\necho "$@"\n');
        const start = (allowed: boolean) => {
          write('unshare', `#!/bin/sh\nexit ${allowed ? '0' : '1'}\n`);
          const env = { PATH: `${folder}:${process.env['PATH'] ?? ''}`, APPDIR: folder };
          return execFileSync(join(folder, 'AppRun'), ['a.standee'], { env, encoding: 'utf8' });
        };
        expect(start(true)).toBe('a.standee\n');
        expect(start(false)).toBe('--no-sandbox a.standee\n');
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  );

  test('Packages are known to the desktop by one id, and stores get its description', () => {
    expect(config.linux.syncDesktopName).toBe(true);
    expect(project.desktopName).toBe(`${config.appId}.desktop`);
    expect(metainfo).toContain(`<id>${config.appId}</id>`);
    expect(metainfo).toContain(`<launchable type="desktop-id">${project.desktopName}</launchable>`);
    const file = `build/packaging/linux/${config.appId}.metainfo.xml`;
    for (const target of ['deb', 'rpm']) {
      const { fpm } = config[target] as { fpm: readonly string[] };
      expect(fpm).toEqual([`${file}=/usr/share/metainfo/${config.appId}.metainfo.xml`]);
    }
  });

  test('The description for stores has this version, pictures that exist and a rating', () => {
    const [, newest] = /<release version="([^"]+)"/.exec(metainfo) ?? [];
    expect(newest).toBe(project.version);
    const pictures = [...metainfo.matchAll(/<image>.*\/pictures\/(.+)<\/image>/g)];
    expect(pictures.length).toBeGreaterThanOrEqual(3);
    for (const [, name = ''] of pictures)
      expect(existsSync(join(root, 'build/pictures/reference', name))).toBe(true);
    expect(metainfo).toContain('<content_rating type="oars-1.1">');
  });

  test.skipIf(!validator('appstreamcli'))(
    'The description for stores is valid (needs appstreamcli of the package appstream)',
    () => {
      const path = `build/packaging/linux/${config.appId}.metainfo.xml`;
      const checked = spawnSync('appstreamcli', ['validate', '--no-net', '--no-color', path], {
        cwd: root,
        encoding: 'utf8',
      });
      expect(checked.status, checked.stdout).toBe(0);
    },
  );
});
