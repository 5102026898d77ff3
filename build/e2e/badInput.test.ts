import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { removeLibrary, scratchLibrary, startHost, type Host } from './harness';
import { callApi, snapshotOf } from './table';

let library: string;
let host: Host;
let campaign: string;

beforeAll(async () => {
  library = scratchLibrary();
  host = await startHost(library);
  const made = (await callApi(host, 'library.create', 'Sturdy')) as { value: { campaign: string } };
  campaign = made.value.campaign;
});
afterAll(async () => {
  await host.stop();
  removeLibrary(library);
});

interface Ask {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Sends a raw request, in which path and headers are not normalised. */
function statusOf({ method = 'GET', path, headers = {}, body }: Ask): Promise<number> {
  return new Promise((done, failed) => {
    const sent = request(
      { host: '127.0.0.1', port: host.port, method, path, headers },
      (answer) => {
        answer.resume();
        done(answer.statusCode ?? 0);
      },
    );
    sent.on('error', failed);
    sent.end(body);
  });
}

const post = (path: string, headers: Readonly<Record<string, string>> = {}, body = '[]') =>
  statusOf({
    method: 'POST',
    path,
    headers: { Authorization: `Bearer ${host.key}`, ...headers },
    body,
  });

async function refusalOf(command: unknown): Promise<string> {
  const answer = (await callApi(host, 'campaign.send', campaign, command, crypto.randomUUID())) as {
    ok: boolean;
    refusal?: { code: string };
  };
  return answer.ok ? 'taken' : (answer.refusal?.code ?? 'none');
}

describe('forbidden requests', () => {
  test('Requests without the key, with a wrong key, from another origin, too large or outside the app are refused', async () => {
    expect(await statusOf({ method: 'POST', path: '/api/library.list', body: '[]' })).toBe(401);
    expect(await post('/api/library.list', { Authorization: 'Bearer no' })).toBe(401);
    expect(await statusOf({ path: '/' })).toBe(401);
    expect(await statusOf({ path: '/?word=wrong' })).toBe(401);
    expect(await post('/api/library.list', { Origin: 'https://example.org' })).toBe(403);
    expect(await post('/api/library.list', { Host: 'example.org' })).toBe(403);
    expect(await post('/api/campaign.send', {}, JSON.stringify(['x'.repeat(300_000)]))).toBe(413);
    expect(await post('/api/constructor')).toBe(404);
    const cookie = { Authorization: `Bearer ${host.key}` };
    for (const path of [
      '/../package.json',
      '/%2e%2e/package.json',
      '/content/../../package.json',
    ]) {
      expect([403, 404]).toContain(await statusOf({ path, headers: cookie }));
    }
    expect(await post('/api/library.list', {}, '{not json')).toBe(400);
    expect(await post('/api/library.list')).toBe(200);
  });
});

describe('command line options', () => {
  const start = (...args: readonly string[]) => {
    const program = join(import.meta.dirname, '../../dist/electron/browserHost.js');
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
      encoding: 'utf8',
      timeout: 20_000,
    });
    return { status, stdout, stderr };
  };

  test('--help prints the help and starts nothing', () => {
    expect(start('--help')).toMatchObject({ status: 0, stderr: '' });
    expect(start('--help').stdout).toMatch(/--library FOLDER .*\n[^]*--port NUMBER/);
  });

  test('An unknown option or an invalid port is refused with a message', () => {
    const { status, stdout, stderr } = start('--libary', library);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^Unknown option --libary\. Options:\n/);
    expect(start('--port', 'x')).toMatchObject({ status: 2, stdout: '' });
  });

  test('--open logs in through its page, and the printed address works as well', async () => {
    const scratch = scratchLibrary();
    // The command with which the system would open the page.
    const programs = join(scratch, 'programs');
    mkdirSync(programs);
    writeFileSync(join(programs, 'xdg-open'), '#!/bin/sh\n', { mode: 0o755 });
    const path = `${programs}:${process.env['PATH'] ?? ''}`;
    const opening = await startHost(join(scratch, 'library'), 0, ['--open'], { PATH: path });
    const page = join(scratch, 'library', '.open.html');
    try {
      await vi.waitUntil(() => existsSync(page));
      const [, opened = ''] = /url=([^"]+)/.exec(readFileSync(page, 'utf8')) ?? [];
      const lettingIn = async (address: string) =>
        (await fetch(address, { redirect: 'manual' })).status;
      expect([await lettingIn(opened), await lettingIn(opening.printed)]).toEqual([303, 303]);
      expect(await lettingIn(opening.printed)).toBe(401);
    } finally {
      await opening.stop();
      removeLibrary(scratch);
    }
  });
});

describe('invalid commands', () => {
  test.each([
    ['no command at all', null],
    ['an unknown command', { type: 'winScenario' }],
    ['a name of the prototype', { type: '__proto__' }],
    ['a name of 10 kB', { type: 'renameCampaign', name: 'x'.repeat(10_240) }],
    ['an empty name', { type: 'renameCampaign', name: '   ' }],
    ['control characters', { type: 'renameCampaign', name: 'a\u0000b' }],
    ['a field too many', { type: 'renameCampaign', name: 'A', also: 1 }],
    ['a negative number', { type: 'sufferDamage', figure: 'c1', amount: -1, negate: null }],
    ['a huge number', { type: 'sufferDamage', figure: 'c1', amount: 1e99, negate: null }],
    ['no number', { type: 'sufferDamage', figure: 'c1', amount: Number.NaN, negate: null }],
    ['half a number', { type: 'healFigure', figure: 'c1', amount: 1.5 }],
  ])('A command with %s is refused as malformed', async (_, command) => {
    const before = await snapshotOf(host, campaign);
    expect(await refusalOf(command)).toBe('malformedCommand');
    expect(await snapshotOf(host, campaign)).toEqual(before);
  });

  test('A command that does not fit the game is refused and not recorded', async () => {
    const before = await snapshotOf(host, campaign);
    expect(await refusalOf({ type: 'endRound' })).toBe('noScenario');
    expect(await refusalOf({ type: 'drawModifier', deck: 'monsters' })).toBe('noScenario');
    expect(await refusalOf({ type: 'newCampaign', name: 'Again' })).toBe('campaignAlreadyBegun');
    expect(await refusalOf({ type: 'removeCharacter', character: '__proto__' })).toBe(
      'noSuchCharacter',
    );
    expect(await snapshotOf(host, campaign)).toEqual(before);
  });

  test('A step sent twice with the same request is done once', async () => {
    const request = crypto.randomUUID();
    const command = { type: 'addCharacter', class: 'brute', name: 'Grom', level: 1 };
    const first = await callApi(host, 'campaign.send', campaign, command, request);
    const second = await callApi(host, 'campaign.send', campaign, command, request);
    expect(second).toEqual(first);
    const other = { type: 'renameCampaign', name: 'Not this' };
    expect(await callApi(host, 'campaign.send', campaign, other, request)).toMatchObject({
      refusal: { code: 'malformedCommand' },
    });
    expect((await snapshotOf(host, campaign)).game.campaign.characters).toHaveLength(1);
  });

  test('Two simultaneous undos revert one step', async () => {
    await refusalOf({ type: 'renameCampaign', name: 'Once' });
    const { seq } = await snapshotOf(host, campaign);
    const undo = () => callApi(host, 'campaign.undo', campaign, seq, crypto.randomUUID());
    const answers = (await Promise.all([undo(), undo()])) as { ok: boolean }[];
    expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    const after = await snapshotOf(host, campaign);
    expect(after.game.campaign.name).toBe('Sturdy');
    expect(after.game.campaign.characters).toHaveLength(1);
  });
});
