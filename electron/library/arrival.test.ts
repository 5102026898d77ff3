import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Command } from '#shared/commands/shapes';
import { id } from '#shared/ids';
import type { Game } from '#shared/state';
import type { Session } from '../session';
import { newCampaign, openLibrary, rename, scratchFolder, valueOf } from '../testing/library';
import { GAME, newTable, openGameLibrary } from '../testing/table';
import { DISK_WRITER } from './disk';
import type { Library } from './library';
import { SCHEMA } from './migrations';

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

// The first backup may still be on its way to the disk.
const contents = async () =>
  (await readdir(folder)).filter((name) => !/\.[0-9]+$/.test(name)).sort();

/** An export of a game without a history, sealed as the real ones are. */
function exportOf(game: unknown, seq = 0): Buffer {
  const links = { base: 0, seq, head: null, redo: null };
  const heading = { journal: 1, schema: SCHEMA, id: 'elsewhere', ...links, game };
  const top = { standee: 'campaign', format: 1, name: 'x', exportedAt: 'then', heading, lines: [] };
  const body = JSON.stringify(top).slice(0, -1);
  return Buffer.from(`${body},"sum":"${createHash('sha256').update(body).digest('hex')}"}\n`);
}

function saveOf(game: unknown): Buffer {
  const links = { seq: 0, end: 0, head: null, redo: null };
  return Buffer.from(JSON.stringify({ schema: SCHEMA, changedAt: '', id: 'x', ...links, game }));
}

async function refusedUnchanged(bytes: Buffer): Promise<void> {
  const [before, entries] = [await contents(), await library.entries()];
  expect(await library.importCampaign({ name: 'x.standee', bytes })).toEqual({
    ok: false,
    refusal: { code: 'fileIsDamaged', file: 'x.standee' },
  });
  expect(await contents()).toEqual(before);
  expect(await library.entries()).toEqual(entries);
}

/** A table in the middle of its first scenario. */
async function playing(): Promise<Session> {
  const session = await newTable(library);
  const characters = session.game.campaign.characters.map((sheet) => sheet.id);
  const start: Command = { type: 'startScenario', scenario: id('1'), characters, level: null };
  valueOf(await session.send(start, 'start'));
  return session;
}

describe('a campaign that could not be played here', () => {
  test.each([
    ['an export', exportOf],
    ['a save', saveOf],
  ])('because it has no name, leaves the library as it is (%s)', async (_what, make) => {
    await refusedUnchanged(make(GAME.empty));
  });

  test('because it is larger than any save may be, leaves the library as it is', async () => {
    const { game } = await playing();
    const [first] = game.scenario?.figures ?? [];
    const figures = Array.from({ length: 30_000 }, (_, index) => ({
      ...first,
      id: `figure ${String(index)}`,
    }));
    await refusedUnchanged(exportOf({ ...game, scenario: { ...game.scenario, figures } }));
  });
});

test('an import that the disk stops halfway leaves nothing behind', async () => {
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
  // It gets another name than the one that is here, and that step cannot be written.
  expect(await library.importCampaign({ name: 'x', bytes })).toMatchObject({
    refusal: { code: 'saveFailed', reason: 'diskFull' },
  });
  const after = await contents();
  expect(after).toEqual(before);
  expect(await library.entries()).toHaveLength(1);
});
