/** The packed app: its contents, its fuses, and a game in it. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NOTICE, noticeWith, packagesBuiltIn, packagesIn } from '../../notice';
import { makeRuntime } from '../packRuntime';
import { createCampaign, rename } from './campaign';
import { installableAt, NETWORK_ONLY, SHARING, shareFirst } from './sharedOnce';
import { prepareUpdate } from './updateRestart';
import { IS_STAND_IN, removeHome, RUNTIME_FOLDER, scratchHome, startDesktop } from './harness';

const root = resolve(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'standee-package-'));
const packed = join(folder, 'out/linux-unpacked');
const program = join(packed, 'standee');
const archive = join(packed, 'resources/app.asar');
const home = scratchHome();

/** Runs the program of an installed package and returns its output. */
function tool(script: string, ...args: string[]): string {
  return execFileSync(process.execPath, [join(root, 'node_modules', script), ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Files outside the app that the builder passes to the system's packager. */
const forSystem = join(folder, 'for system');

/**
 * The builder writes the files of a deb and runs a downloaded program to pack them. Here a program that only
 * copies its input takes its place.
 */
function packingEnvironment(runtime: string): NodeJS.ProcessEnv {
  const programs = join(folder, 'programs');
  mkdirSync(programs);
  mkdirSync(forSystem);
  const keep = `#!/bin/sh
for pair in "$@"; do
  case "$last" in --package) : > "$pair" ;; esac
  last=$pair
  case "$pair" in *=/usr/*) cp "\${pair%%=*}" "${forSystem}/$(basename "\${pair#*=}")" ;; esac
done
`;
  writeFileSync(join(programs, 'fpm'), keep, { mode: 0o755 });
  const path = `${programs}:${process.env['PATH'] ?? ''}`;
  return {
    ...process.env,
    ELECTRON_OVERRIDE_DIST_PATH: runtime,
    USE_SYSTEM_FPM: 'true',
    PATH: path,
  };
}

const runtime = IS_STAND_IN ? join(folder, 'runtime') : RUNTIME_FOLDER;
let environment: NodeJS.ProcessEnv;

/** Packs as `npm run package` does. */
function pack(...args: readonly string[]): void {
  const options = { cwd: root, env: environment, stdio: 'pipe' } as const;
  execFileSync(process.execPath, ['build/package.mjs', ...args], options);
}

/** Arguments that installers and desktops pass to apps. */
const OF_INSTALLERS = [
  ...['--updated', '--force-run', '--profile-directory=Default', '--gapplication-service'],
  ...['-psn_0_12345', 'file:///nowhere/notes.txt'],
];

/** Paths of the files in the archive, without the leading slash. */
function filesInArchive(): readonly string[] {
  const all = tool('@electron/asar/bin/asar.js', 'list', archive)
    .trim()
    .split(/\r?\n/)
    .map((path) => path.replaceAll('\\', '/').slice(1));
  return all.filter((path) => !all.some((other) => other.startsWith(`${path}/`)));
}

// The builder can pack for other systems, but only this system's app can be started here.
describe.runIf(process.platform === 'linux')('packed app', () => {
  beforeAll(async () => {
    if (IS_STAND_IN) await makeRuntime(runtime);
    environment = packingEnvironment(runtime);
    pack('--linux', 'dir', 'deb', 'rpm', `-c.directories.output=${join(folder, 'out')}`);
  });

  afterAll(() => {
    removeHome(home);
    rmSync(folder, { recursive: true, force: true });
  });

  test('The packed app saves a command, opens whatever starts it, and does not run as Node', async () => {
    const first = await startDesktop(home, null, program);
    const { campaign } = await createCampaign(first, 'Packed');
    await rename(first, campaign, 'Packed and played');
    expect(first.troubles).toEqual([]);
    await first.quit();

    // The packed program starts the app. It never runs a script as Node.
    const trace = join(folder, 'ran');
    const script = `require('node:fs').writeFileSync(${JSON.stringify(trace)}, '')`;
    const env = { ...home.env, ELECTRON_RUN_AS_NODE: '1' };
    const args = ['-e', script, ...OF_INSTALLERS, ...SHARING];
    const again = await startDesktop({ ...home, env }, null, program, args);
    const library = await again.page.evaluate(() => window.companion?.library.list());
    const { manifest, icons } = await installableAt(await shareFirst(again));
    await again.quit();

    const log = readFileSync(join(home.data, 'logs/standee.log'), 'utf8');
    expect(log).toContain(
      'Unknown options --updated, --profile-directory, --gapplication-service.',
    );
    expect(existsSync(trace)).toBe(false);
    expect(library?.campaigns).toMatchObject([{ name: 'Packed and played' }]);
    expect(library?.version).toBe(
      (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version,
    );
    // The page for devices can be added to a home screen.
    expect(manifest).toMatchObject({ display: 'standalone', start_url: './' });
    expect(icons).toEqual(['image/png', 'image/png']);
  });

  test('The package contains all files it needs', () => {
    const files = filesInArchive();

    for (const needed of [
      'package.json',
      'LICENSE',
      'NOTICE',
      'dist/electron/main.js',
      'dist/electron/preload.cjs',
      'dist/electron/worker.cjs',
      'dist/electron/licences.md',
      'dist/renderer/index.html',
      'dist/renderer/licences.md',
    ]) {
      expect(files).toContain(needed);
    }
    const content = readdirSync(join(root, 'dist/content'), { recursive: true, encoding: 'utf8' });
    for (const file of content.filter((name) => name.endsWith('.json'))) {
      expect(files).toContain(`dist/content/${file}`);
    }
  });

  test('NOTICE names every bundled package, as `npm run notice` writes it', () => {
    expect(packagesBuiltIn().length).toBeGreaterThan(20);
    const notice = readFileSync(NOTICE, 'utf8');
    expect(notice).toBe(noticeWith(notice, packagesBuiltIn()));
  });

  test('Worker and preload bundle only packages that NOTICE names', () => {
    const ofParts = ['worker', 'preload'].flatMap((part) =>
      packagesIn(readFileSync(join(root, `dist/electron/${part}.licences.md`), 'utf8')),
    );

    expect(ofParts.length).toBeGreaterThan(0);
    expect(packagesBuiltIn()).toEqual(expect.arrayContaining(ofParts));
  });

  test('The package contains no other files', () => {
    const expected = [
      /^(package\.json|LICENSE|NOTICE)$/,
      /^dist\/electron\/(main\.js|preload\.cjs|worker\.cjs|licences\.md|chunks\/[\w-]+\.js)$/,
      /^dist\/content\/[\w/-]+\.json$/,
      /^dist\/renderer\/((index|seat)\.html(\.gz)?|seat\.webmanifest|icon\.svg|app-(256|512)\.png|licences\.md)$/,
      /^dist\/renderer\/assets\/[\w.-]+\.((js|css)(\.gz)?|woff2?)$/,
    ];

    const odd = filesInArchive().filter((file) => !expected.some((one) => one.test(file)));

    expect(odd).toEqual([]);
    expect(existsSync(`${archive}.unpacked`)).toBe(false);
    // The second file is for the deb: without it, some systems forbid the app a sandbox.
    expect(readdirSync(join(packed, 'resources')).toSorted()).toEqual([
      'app.asar',
      'apparmor-profile',
      'schema',
    ]);
    const schemas = readdirSync(join(packed, 'resources/schema'));
    expect(schemas).toContain('pack.schema.json');
    expect(schemas.filter((file) => !file.endsWith('.schema.json'))).toEqual([]);
  });

  test('The package has an update address only if built with one', () => {
    expect(existsSync(join(packed, 'resources/app-update.yml'))).toBe(false);
    const out = join(folder, 'with a place');
    const place = ['provider=github', 'owner=us', 'repo=it'].map((one) => `-c.publish.${one}`);
    pack('--linux', 'deb', ...place, `-c.directories.output=${out}`);

    const resources = join(out, 'linux-unpacked/resources');
    expect(readFileSync(join(resources, 'app-update.yml'), 'utf8')).toMatch(
      /owner: us\nrepo: it\nprovider: github/,
    );
    // The app reads this file to download packages of the same kind.
    expect(readFileSync(join(resources, 'package-type'), 'utf8')).toBe('deb');
    const news = readFileSync(join(out, 'latest-linux.yml'), 'utf8');
    expect(news).toMatch(/url: Standee-\S+\.deb\n {4}sha512: \S+/);
  });

  test('The packed app checks for updates at the start if this is enabled', async () => {
    const requests: string[] = [];
    const place = createServer(({ url = '' }, response) => {
      requests.push(url.replace(/\?.*/, ''));
      const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
        version: string;
      };
      response.end(`version: ${version}\nfiles: []\n`);
    }).listen(0, '127.0.0.1');
    const home = scratchHome();
    try {
      await once(place, 'listening');
      const { port } = place.address() as AddressInfo;
      const copy = join(folder, 'that looks');
      execFileSync('cp', ['-r', packed, copy]);
      const url = `url: http://127.0.0.1:${String(port)}`;
      writeFileSync(join(copy, 'resources/app-update.yml'), `provider: generic\n${url}\n`);
      writeFileSync(join(copy, 'resources/package-type'), 'deb');
      const look = async () => (await startDesktop(home, null, join(copy, 'standee'))).quit();

      await look();
      expect(requests).toEqual([]);
      writeFileSync(join(home.data, 'updates.json'), '{"atStart":true}');
      const looking = await startDesktop(home, null, join(copy, 'standee'));
      await expect.poll(() => requests).toEqual(['/latest-linux.yml']);
      const { printed } = await looking.quit();
      expect(printed).not.toMatch(/Error|came up/);
    } finally {
      place.close();
      removeHome(home);
    }
  });

  test.runIf(IS_STAND_IN)(
    'An update of a shared table starts the new version at the same campaign and address',
    async () => {
      const home = scratchHome();
      const place = join(folder, 'that updates');
      const update = await prepareUpdate(packed, place, home, NETWORK_ONLY);
      try {
        const before = await startDesktop(update.home, null, update.program, SHARING);
        const origin = await shareFirst(before);
        const campaign = (await before.page.evaluate(() => window.companion?.sharing.state()))?.now
          ?.campaign;
        await before.page.evaluate((key) => {
          location.hash = `#/campaign/${key ?? ''}/table`;
        }, campaign);
        update.offer();
        await before.ended;

        const { page, browser } = await update.restarted();
        const sharing = () => page.evaluate(() => window.companion?.sharing.state());
        await expect.poll(async () => (await sharing())?.now?.origin).toBe(origin);
        expect(page.url()).toContain(`#/campaign/${campaign ?? ''}/`);
        const log = readFileSync(join(home.data, 'logs/standee.log'), 'utf8');
        expect(log).toContain('Install on explicit quitAndInstall');
        await browser.close();
      } finally {
        await update.end();
        removeHome(home);
      }
    },
  );

  test('The package registers its file types and icons', () => {
    const entry = readFileSync(join(forSystem, 'app.standee.companion.desktop'), 'utf8');
    const types = readFileSync(join(forSystem, 'standee.xml'), 'utf8');

    expect(entry).toContain('MimeType=application/x-standee-campaign;');
    expect(entry).toMatch(/^Exec=.*standee.* %U$/m);
    expect(entry).toContain('StartupWMClass=app.standee.companion\n');
    expect(types).toContain('<mime-type type="application/x-standee-campaign">');
    expect(types).toContain('<glob pattern="*.standee"/>');
    for (const file of ['standee.png', 'app.standee.companion.metainfo.xml'])
      expect(existsSync(join(forSystem, file))).toBe(true);
  });

  const hasValidator = spawnSync('desktop-file-validate').error === undefined;
  test.skipIf(!hasValidator)(
    'The desktop entry is valid (needs desktop-file-validate of desktop-file-utils)',
    () => {
      const file = join(forSystem, 'app.standee.companion.desktop');
      const checked = spawnSync('desktop-file-validate', [file], { encoding: 'utf8' });
      expect(checked.stdout + checked.stderr).toBe('');
      expect(checked.status).toBe(0);
    },
  );

  test('The package has its fuses set', () => {
    const read = tool('@electron/fuses/dist/bin.js', 'read', '--app', program);

    const states = Object.fromEntries(
      [...read.matchAll(/^\s*(\w+) is (Enabled|Disabled)/gm)].map(([, name, state]) => [
        name,
        state,
      ]),
    );
    expect(states).toMatchObject({
      RunAsNode: 'Disabled',
      EnableCookieEncryption: 'Enabled',
      EnableNodeOptionsEnvironmentVariable: 'Disabled',
      EnableNodeCliInspectArguments: 'Disabled',
      EnableEmbeddedAsarIntegrityValidation: 'Enabled',
      OnlyLoadAppFromAsar: 'Enabled',
      LoadBrowserProcessSpecificV8Snapshot: 'Disabled',
      GrantFileProtocolExtraPrivileges: 'Disabled',
    });
  });

  test('The packed app ignores an unpacked app beside its archive', () => {
    const copy = join(folder, 'copy');
    const resources = join(copy, 'resources/app');
    execFileSync('cp', ['-r', packed, copy]);
    rmSync(join(copy, 'resources/app.asar'));
    mkdirSync(resources);
    const trace = join(folder, 'ran beside');
    writeFileSync(join(resources, 'package.json'), '{"main": "main.cjs"}');
    writeFileSync(
      join(resources, 'main.cjs'),
      `require('node:fs').writeFileSync(${JSON.stringify(trace)}, ''); process.exit()`,
    );

    const { status } = spawnSync(join(copy, 'standee'), { env: home.env, timeout: 120_000 });

    expect(status).not.toBe(0);
    expect(existsSync(trace)).toBe(false);
  });

  test.runIf(IS_STAND_IN)('The packed app does not start with a changed archive', () => {
    const copy = join(folder, 'changed');
    execFileSync('cp', ['-r', packed, copy]);
    const path = join(copy, 'resources/app.asar');
    const bytes = readFileSync(path);
    const at = bytes.length - 10;
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
    writeFileSync(path, bytes);

    const { status, stderr } = spawnSync(join(copy, 'standee'), {
      env: home.env,
      encoding: 'utf8',
      timeout: 120_000,
    });

    expect(status).toBe(1);
    expect(stderr).toContain('was changed');
  });
});
