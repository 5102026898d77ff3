/** Updates a packed app from a feed on loopback, and follows it to the app that the update starts. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { addressOf, scriptDialogs, type Home } from './harness';
import { stillRunning } from './processes';

const VERSION = '99.0.0';
const FILE = `Standee-${VERSION}.AppImage`;
const YES = { dialog: 'showMessageBox', answer: { response: 1 } };

export interface UpdateRestart {
  /** The program of the old version, with its environment. */
  readonly program: string;
  readonly home: Home;
  /** Lets the feed answer the check that the app makes at its start. */
  offer(): void;
  /** The page of the version that the update has started. */
  restarted(): Promise<{ readonly page: Page; readonly browser: Browser }>;
  /** Ends all processes. */
  end(): Promise<void>;
}

/**
 * Copies a packed app to a folder. Its next version is a script that starts the same app with these
 * arguments, and its player agrees to every question.
 */
export async function prepareUpdate(
  packed: string,
  folder: string,
  home: Home,
  args: readonly string[],
): Promise<UpdateRestart> {
  const at = (name: string) => join(folder, name);
  mkdirSync(folder);
  execFileSync('cp', ['-r', packed, at('app')]);
  const start = `exec '${at('app')}/standee' ${args.join(' ')} --remote-debugging-port=0`;
  const body = `#!/bin/sh\necho $$ > '${at('pid')}'\n${start} > '${at('printed')}' 2>&1\n`;
  const sha512 = createHash('sha512').update(body).digest('base64');
  let offer: () => void = () => undefined;
  const offered = new Promise<void>((now) => (offer = now));
  const feed = createServer(({ url = '' }, response) => {
    if (!url.includes('latest-linux')) {
      response.end(url.includes(FILE) ? body : '');
      return;
    }
    const file = `  - url: ${FILE}\n    sha512: ${sha512}\n    size: ${String(body.length)}\n`;
    void offered.then(() => response.end(`version: ${VERSION}\nfiles:\n${file}`));
  }).listen(0, '127.0.0.1');
  await once(feed, 'listening');
  const { port } = feed.address() as AddressInfo;
  writeFileSync(
    at('app/resources/app-update.yml'),
    `provider: generic\nurl: http://127.0.0.1:${String(port)}\nupdaterCacheDirName: standee\n`,
  );
  writeFileSync(at('Standee.AppImage'), 'the version before', { mode: 0o755 });
  mkdirSync(home.data, { recursive: true });
  writeFileSync(join(home.data, 'updates.json'), '{"atStart":true}');
  scriptDialogs(home, [YES, YES]);
  const printed = () => (existsSync(at('printed')) ? readFileSync(at('printed'), 'utf8') : '');
  const address = () => /DevTools listening on (ws:\S+)/.exec(printed())?.[1] ?? '';
  return {
    program: at('app/standee'),
    home: {
      ...home,
      env: { ...home.env, APPIMAGE: at('Standee.AppImage'), XDG_CACHE_HOME: at('cache') },
    },
    offer,
    async restarted() {
      await expect.poll(address).not.toBe('');
      const browser = await chromium.connectOverCDP(address());
      const pages = () => browser.contexts().flatMap((context) => context.pages());
      const shown = () =>
        pages().find((page) => addressOf(page.url()).startsWith('app://standee/'));
      await expect.poll(() => shown() !== undefined).toBe(true);
      return { page: shown() as Page, browser };
    },
    async end() {
      feed.close();
      if (!existsSync(at('pid'))) return;
      const pid = Number(readFileSync(at('pid'), 'utf8'));
      process.kill(pid, 'SIGTERM');
      await expect.poll(() => stillRunning([pid])).toEqual([]);
    },
  };
}
