import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Command } from '#shared/commands/shapes';
import { id } from '#shared/ids';
import type { Game } from '#shared/state';
import { SCHEMA } from '#shared/vocabulary';
import type { Session } from '../../session/session';
import { newCampaign, openLibrary, rename, scratchFolder, valueOf } from '../../testing/library';
import { GAME, newTable, openGameLibrary } from '../../testing/table';
import { DISK_WRITER } from '../disk/files';
import type { Library } from '../library';

let folder: string;
let remove: () => Promise<void>;
let library: Library;

beforeEach(async () => {
  ({ folder, remove } = await scratchFolder());
  library = await openGameLibrary(folder);
});
afterEach(async () => {
  await library.close();
  await remove();
});

// The first backup may not be written yet.
const contents = async () =>
  (await readdir(folder)).filter((name) => !/\.[0-9]+$/.test(name)).sort();

/** An export of a game without history, with a valid checksum. */
function exportOf(game: unknown, seq = 0): Buffer {
  const links = { base: 0, seq, head: null, redo: null };
  const heading = { journal: 1, schema: SCHEMA, id: 'elsewhere', fence: 0, ...links, game };
  const top = { standee: 'campaign', format: 1, name: 'x', exportedAt: 'then', heading, lines: [] };
  const body = JSON.stringify(top).slice(0, -1);
  return Buffer.from(`${body},"sum":"${createHash('sha256').update(body).digest('hex')}"}\n`);
}

function saveOf(game: unknown): Buffer {
  const links = { seq: 0, end: 0, head: null, redo: null };
  return Buffer.from(JSON.stringify({ schema: SCHEMA, changedAt: '', id: 'x', ...links, game }));
}

async function refusedUnchanged(bytes: Buffer): Promise<void> {
  const [before, entries] = [await contents(), await library.campaigns.entries()];
  expect(await library.importCampaign({ name: 'x.standee', bytes })).toEqual({
    ok: false,
    refusal: { code: 'fileIsDamaged', file: 'x.standee' },
  });
  expect(await contents()).toEqual(before);
  expect(await library.campaigns.entries()).toEqual(entries);
}

/** A table in the middle of its first scenario. */
async function playing(): Promise<Session> {
  const session = await newTable(library);
  const characters = session.game.campaign.characters.map((sheet) => sheet.id);
  const start: Command = { type: 'startScenario', scenario: id('1'), characters, level: null };
  valueOf(await session.send(start, 'start'));
  return session;
}

describe('an import that cannot be played', () => {
  test.each([
    ['an export', exportOf],
    ['a save', saveOf],
  ])('without a name leaves the library unchanged (%s)', async (_what, make) => {
    await refusedUnchanged(make(GAME.empty));
  });

  test('above the size limit of saves leaves the library unchanged', async () => {
    const { game } = await playing();
    const [first] = game.scenario?.figures ?? [];
    const figures = Array.from({ length: 30_000 }, (_, index) => ({
      ...first,
      id: `figure ${String(index)}`,
    }));
    await refusedUnchanged(exportOf({ ...game, scenario: { ...game.scenario, figures } }));
  });
});

describe('an import that cannot be shown', () => {
  type Odd = (game: Game) => unknown;
  const withScenario =
    (change: (scenario: NonNullable<Game['scenario']>) => object): Odd =>
    (game) => ({
      ...game,
      scenario: game.scenario && { ...game.scenario, ...change(game.scenario) },
    });
  const named =
    (name: string): Odd =>
    (game) => ({ ...game, campaign: { ...game.campaign, name } });

  test.each<[string, Odd]>([
    [
      'two figures of one id',
      withScenario(({ figures }) => ({ figures: [...figures, figures[0]] })),
    ],
    [
      'more hit points than there are boxes for',
      withScenario(({ figures: [first, ...others] }) => ({
        figures: [{ ...first, hitPoints: Number.MAX_SAFE_INTEGER }, ...others],
      })),
    ],
    [
      'a character twice',
      (game) => {
        const [first] = game.campaign.characters;
        const characters = [...game.campaign.characters, first];
        return { ...game, campaign: { ...game.campaign, characters } };
      },
    ],
    ['a name with a control character', named('a\u0000b')],
    ['a name of two lines', named('a\nb')],
    ['a name that turns the text around', named('a\u202eb')],
  ])('because of %s is refused', async (_what, change) => {
    await refusedUnchanged(exportOf(change((await playing()).game)));
  });

  test('with a step number above the safe integers is refused', async () => {
    await refusedUnchanged(exportOf((await playing()).game, Number.MAX_SAFE_INTEGER - 1));
  });
});

describe('a text that takes too long to read', () => {
  const sealed = (text: string) =>
    Buffer.from(`${text},"sum":"${createHash('sha256').update(text).digest('hex')}"}\n`);
  const BEGINNING = '{"standee":"campaign","format":1,"name":"x","heading":{"game":';
  const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

  test.each<[string, () => Buffer, string]>([
    ['of brackets alone', () => gzipSync('['.repeat(3_000_000)), 'fileIsNoCampaign'],
    ['nested deeply', () => Buffer.from(deep(1_000_000)), 'fileIsNoCampaign'],
    ['with one long list', () => Buffer.from(`[${'1,'.repeat(2_000_000)}1]`), 'fileIsNoCampaign'],
    [
      'with a long list in it',
      () => Buffer.from(`{"schema":[${'1,'.repeat(2_000_000)}1]}`),
      'fileIsNoCampaign',
    ],
    [
      'nested deeply in it',
      () => sealed(`${BEGINNING}${deep(1_000_000)}},"lines":[]`),
      'fileIsDamaged',
    ],
    [
      'with millions of lines that are none',
      () => sealed(`${BEGINNING}1},"lines":[${'1,'.repeat(1_900_000)}1]`),
      'fileIsDamaged',
    ],
  ])('%s is refused before it does', async (what, make, code) => {
    const parse = vi.spyOn(JSON, 'parse');
    const refused = await library.importCampaign({ name: 'x', bytes: make() });
    const longest = Math.max(0, ...parse.mock.calls.map(([text]) => text.length));
    parse.mockRestore();
    // The maximum number of lines, which are validated one by one.
    if (!what.includes('lines')) expect(longest).toBeLessThan(100_000);
    expect(refused).toMatchObject({ ok: false, refusal: { code } });
  });
});

test('an import that fails with a disk error leaves no files behind', async () => {
  await library.close();
  let isFull = false;
  library = await openLibrary(folder, {
    writer: {
      ...DISK_WRITER,
      write: (handle, bytes, position) =>
        isFull
          ? Promise.reject(Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' }))
          : DISK_WRITER.write(handle, bytes, position),
    },
  });
  const session = await newCampaign(library);
  const bytes = exportOf(session.game satisfies Game);
  valueOf(await session.send(rename('Test'), 'again'));
  const before = await contents();
  isFull = true;
  // The import gets a new name because the old one is taken, and that step cannot be written.
  expect(await library.importCampaign({ name: 'x', bytes })).toMatchObject({
    refusal: { code: 'saveFailed', reason: 'diskFull' },
  });
  const after = await contents();
  expect(after).toEqual(before);
  expect(await library.campaigns.entries()).toHaveLength(1);
});
