/**
 * Updates from a feed on loopback with electron-updater's own classes, including the installation.
 */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AppUpdater } from 'electron-updater';
import { scratchFolder } from '../testing/library';
import { prepareUpdater, Updates } from './updates';

vi.mock('electron', () => ({ app: { getLocale: () => 'en', isPackaged: true }, dialog: {} }));

const modules = resolve(import.meta.dirname, '../../node_modules');
const load = createRequire(import.meta.url);
const from = (path: string) =>
  load(join(modules, path)) as Record<string, new (...args: unknown[]) => unknown>;

/** Sends requests with Node instead of Electron. */
const { HttpExecutor } = from('builder-util-runtime');
class NodeExecutor extends (HttpExecutor as new () => {
  doDownload(...args: unknown[]): void;
}) {
  createRequest(options: object, callback: (response: unknown) => void) {
    return request(options, callback);
  }

  download(url: URL, destination: string, options: { cancellationToken: Cancellation }) {
    const { hostname, port, pathname: path } = url;
    return options.cancellationToken.createPromise((done, failed, onCancel) =>
      this.doDownload(
        { protocol: 'http:', hostname, port, path },
        {
          destination,
          options,
          onCancel,
          responseHandler: null,
          callback: (error: Error | null) => (error ? failed(error) : done(destination)),
        },
        0,
      ),
    );
  }
}
interface Cancellation {
  createPromise<T>(
    run: (done: (value: T) => void, failed: (error: Error) => void, onCancel: unknown) => void,
  ): Promise<T>;
}

const OLD = '#!/bin/sh\n# version 0.1.0\n';
const NEW = '#!/bin/sh\n# version 0.2.0\nexit 0\n'.padEnd(200_000, '#');

/** The feed's answers. */
interface Feed {
  version: string;
  name: string;
  sha512: string;
  body: string;
  /** Bytes after which the connection breaks; null = it does not. */
  breaksAfter: number | null;
  /** The length that the feed states. */
  size: number;
}
let feed: Feed;
let server: Server;
let scratch: Awaited<ReturnType<typeof scratchFolder>>;
const at = (...path: readonly string[]) => join(scratch.folder, ...path);

beforeEach(async () => {
  scratch = await scratchFolder();
  const sha512 = createHash('sha512').update(NEW).digest('base64');
  const name = 'Standee-0.2.0-linux-x86_64.AppImage';
  feed = { version: '0.2.0', name, sha512, body: NEW, breaksAfter: null, size: NEW.length };
  server = createServer(({ url = '' }, response) => {
    if (/\/latest.*\.yml/.test(url)) {
      const file = `  - url: ${feed.name}\n    sha512: ${feed.sha512}\n    size: ${String(feed.size)}\n`;
      response.end(
        `version: ${feed.version}\nfiles:\n${file}releaseDate: '2026-12-01T00:00:00Z'\n`,
      );
      return;
    }
    if (!url.endsWith(feed.name)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'Content-Length': feed.body.length });
    if (feed.breaksAfter === null) response.end(feed.body);
    else response.write(feed.body.slice(0, feed.breaksAfter), () => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  writeFileSync(
    at('app-update.yml'),
    `provider: generic\nurl: http://127.0.0.1:${String(port)}\nupdaterCacheDirName: standee-updater\n`,
  );
  mkdirSync(at('library'));
  for (const name of ['Ours.json', 'Ours.journal', 'Ours.history'])
    writeFileSync(at('library', name), `the ${name}`);
  writeFileSync(at('Standee.AppImage'), OLD);
  chmodSync(at('Standee.AppImage'), 0o755);
  vi.stubEnv('APPIMAGE', at('Standee.AppImage'));
});

afterEach(async () => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
  await scratch.remove();
});

/** Names, contents and times of the library's files. */
const library = () =>
  readdirSync(at('library')).map((name) => [
    name,
    readFileSync(at('library', name), 'utf8'),
    statSync(at('library', name)).mtimeMs,
  ]);
const installed = () => readFileSync(at('Standee.AppImage'), 'utf8');

/** An app of version 0.1.0 whose player gives these answers in order. */
function table(kind: 'AppImage' | 'Nsis', answers: readonly boolean[]) {
  const messages: string[] = [];
  const log: string[] = [];
  const atQuit: ((code: number) => void)[] = [];
  const { [`${kind}Updater`]: Updater } = from(`electron-updater/out/${kind}Updater.js`);
  if (!Updater) throw new Error('electron-updater has no such class');
  const updater = new Updater(null, {
    version: '0.1.0',
    name: 'Standee',
    isPackaged: true,
    appUpdateConfigPath: at('app-update.yml'),
    userDataPath: at('data'),
    baseCachePath: at('cache'),
    whenReady: () => Promise.resolve(),
    relaunch: () => void log.push('relaunched'),
    quit: () => void log.push('quit'),
    onQuit: (handler: (code: number) => void) => void atQuit.push(handler),
  }) as AppUpdater & { install(isSilent: boolean, isForceRun: boolean): boolean };
  Object.assign(updater, { httpExecutor: new NodeExecutor() });
  const queue = [...answers];
  const ask = (message: string) => {
    messages.push(message);
    return Promise.resolve(queue.shift() ?? false);
  };
  const report = (entry: unknown) => void log.push(String(entry));
  const install = () => void updater.install(true, false);
  const updates = new Updates(() => Promise.resolve(prepareUpdater(updater, report, install)), {
    show: (message) => Promise.resolve(void messages.push(message)),
    ask,
    report,
  });
  return { updates, updater, messages, log, quit: () => atQuit.forEach((handler) => handler(0)) };
}

describe.runIf(process.platform === 'linux')('the feed', () => {
  test('A newer version is downloaded, installed over the old one, and leaves the library alone', async () => {
    const before = library();
    const { updates, messages } = table('AppImage', [true, true]);
    await updates.check(true);
    expect(messages).toEqual([
      expect.stringContaining('0.2.0 is available'),
      expect.stringContaining('0.2.0 is ready'),
    ]);
    expect(installed()).toBe(NEW);
    expect(library()).toEqual(before);
  });

  test('“Later” installs the version when the app ends, and not before', async () => {
    const { updates, messages, quit } = table('AppImage', [true, false]);
    await updates.check(true);
    expect(messages[1]).toContain('“Later” installs it when you quit Standee');
    expect(installed()).toBe(OLD);
    quit();
    expect(installed()).toBe(NEW);
  });

  test.each([1, 10 ** 12])(
    'A feed that states a size of %i changes nothing about the checksum',
    async (size) => {
      feed.size = size;
      feed.body = NEW.replace('0.2.0', '0.2.1');
      const { updates, messages } = table('AppImage', [true, true]);
      await updates.check(true);
      expect(messages.at(-1)).toContain('See the log for the reason');
      expect(installed()).toBe(OLD);

      feed.body = NEW;
      await table('AppImage', [true, true]).updates.check(true);
      expect(installed()).toBe(NEW);
    },
  );

  test.each(['0.1.0', '0.0.9'])('Version %s is not offered', async (version) => {
    feed.version = version;
    const { updates, messages } = table('AppImage', [true, true]);
    await updates.check(true);
    expect(messages).toEqual(['You have the latest version.']);
    expect(installed()).toBe(OLD);
  });

  test.each<[string, () => void]>([
    ['has a damaged file', () => (feed.body = NEW.replace('0.2.0', '0.2.1'))],
    ['sends less than it says', () => (feed.body = NEW.slice(0, 1000))],
    ['sends more than it says', () => (feed.body = NEW + NEW)],
    ['breaks off', () => (feed.breaksAfter = 1000)],
    ['has no checksum', () => (feed.sha512 = "''")],
    ['lies about its version', () => (feed.version = 'newest')],
    ['has no file', () => (feed.name = 'gone.deb')],
  ])('A feed that %s changes nothing, says so, and is tried again', async (_what, spoil) => {
    const good = { ...feed };
    const before = library();
    spoil();
    const { updates, messages, log } = table('AppImage', [true, true]);
    await updates.check(true);
    expect(messages.at(-1)).toContain('See the log for the reason');
    expect(log.join('\n')).toMatch(/Error/);
    expect(installed()).toBe(OLD);

    Object.assign(feed, good);
    const again = table('AppImage', [true, true]);
    await again.updates.check(true);
    expect(installed()).toBe(NEW);
    expect(library()).toEqual(before);
  });

  test('A server that is gone is reported only to a player who asks', async () => {
    server.close();
    server.closeAllConnections();
    const { updates, messages } = table('AppImage', []);
    await updates.check(false);
    expect(messages).toEqual([]);
    await updates.check(true);
    expect(messages).toHaveLength(1);
  });

  test('Windows installs nothing that the publisher has not signed', async () => {
    feed.name = 'Standee-0.2.0-windows-x64-setup.exe';
    writeFileSync(
      at('app-update.yml'),
      `${readFileSync(at('app-update.yml'), 'utf8')}publisherName:\n  - CN=The authors\n`,
    );
    const checked: (readonly string[])[] = [];
    const { updates, updater, messages, log } = table('Nsis', [true, true]);
    Object.assign(updater, {
      verifyUpdateCodeSignature: (publishers: readonly string[]) => {
        checked.push(publishers);
        return Promise.resolve('not signed');
      },
    });
    await updates.check(true);
    expect(checked).toEqual([['CN=The authors']]);
    expect(messages.at(-1)).toContain('See the log for the reason');
    expect(log.join('\n')).toContain('is not signed by the application owner');
    expect(existsSync(at('cache/standee-updater/pending', feed.name))).toBe(false);
  });
});
