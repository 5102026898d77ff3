import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Update } from '#shared/api/api';
import { FROM_NOTHING } from '#shared/api/calls';
import type { Command } from '#shared/commands/shapes';
import { id, type CharacterId } from '#shared/ids';
import { refuse } from '#shared/result';
import { hostOf, type Host } from './host';
import { lockLibrary } from '../library/disk/lock';
import type { Library } from '../library/library';
import { freeLock } from '../testing/faults/determinism';
import { newCampaign, scratchFolder, valueOf } from '../testing/library';
import { openGameLibrary } from '../testing/table';

let folder: string;
let remove: () => Promise<void>;
let library: Library;
let host: Host;
let isHeld: boolean;
let onLost: () => void;

beforeEach(async () => {
  const scratch = await scratchFolder();
  ({ folder, remove } = scratch);
  isHeld = true;
  library = await openGameLibrary(folder, {
    take: async (folder, lost = () => undefined) => {
      onLost = lost;
      const lock = await lockLibrary(folder, lost);
      return lock && { ...lock, isHeld: async () => isHeld && lock.isHeld() };
    },
  });
  host = hostOf(library, '1.2.3');
  await newCampaign(library);
});
afterEach(async () => {
  await library.close();
  await remove();
});

test('screens learn at once that another host has the library', async () => {
  const updates: Update[] = [];
  host.onUpdate((update) => updates.push(update));
  isHeld = false;
  onLost();
  await expect.poll(() => updates).toMatchObject([{ campaign: 'Test', from: FROM_NOTHING }]);
  // This makes each screen ask for a snapshot.
  expect(await host.campaign.open('Test')).toEqual({
    ok: false,
    refusal: { code: 'libraryIsLocked', path: library.folder },
  });
  isHeld = true;
  expect(await host.campaign.open('Test')).toMatchObject({ ok: true });
});

test('screens are not notified if the lock is held again at the next check', async () => {
  const updates: Update[] = [];
  host.onUpdate((update) => updates.push(update));
  onLost();
  await library.campaigns.lockIsLost();
  expect(updates).toEqual([]);
});

describe('steps that another host played', () => {
  const character = id<CharacterId>('c1');
  const named = (name: string): Command => ({ type: 'editCharacter', character, name });
  let other: Library;
  /** The newest step that the screens of this window have seen. */
  let seen: number;

  beforeEach(async () => {
    const add: Command = { type: 'addCharacter', class: id('brute'), name: 'Ours', level: 1 };
    ({ seq: seen } = valueOf(await host.campaign.send('Test', add, 'ours')));
    other = await openGameLibrary(folder, { take: freeLock });
    const session = valueOf(await other.openCampaign('Test'));
    valueOf(await session.send(named('Theirs'), 'theirs'));
    const more: Command = { type: 'addCharacter', class: id('tinkerer'), name: 'New', level: 1 };
    valueOf(await session.send(more, 'more'));
  });
  afterEach(() => other.close());

  const names = async () =>
    valueOf(await host.campaign.open('Test')).game.campaign.characters.map(({ name }) => name);

  test('are the state that the next step continues from', async () => {
    expect(await host.campaign.send('Test', named('Next'), 'next')).toMatchObject({ ok: true });
    expect(await names()).toEqual(['Next', 'New']);
  });

  test('make a step possible that was refused before', async () => {
    const step: Command = { type: 'editCharacter', character: id('c2'), name: 'Newer' };
    expect(await host.campaign.send('Test', step, 'step')).toMatchObject({ ok: true });
    expect(await names()).toEqual(['Theirs', 'Newer']);
  });

  test('make a step effective that would have changed nothing', async () => {
    expect(await host.campaign.send('Test', named('Ours'), 'back')).toMatchObject({ ok: true });
    expect(await names()).toEqual(['Ours', 'New']);
  });

  test('are not undone by a client that has not seen them', async () => {
    expect(await host.campaign.undo('Test', seen, 'undo')).toEqual(refuse({ code: 'stepChanged' }));
    expect(await names()).toEqual(['Theirs', 'New']);
  });
});
