/** After a disk error a campaign stays where it was, in the library or in the trash. */
import fs from 'node:fs';
import { cp, readdir, rm } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Result } from '#shared/result';
import { diskError, inOrder, openUnlocked } from '../../testing/faults/determinism';
import { RecordedDisk } from '../../testing/faults/recordedDisk';
import { rename, scratchFolder, valueOf } from '../../testing/library';
import { newTable, playTable } from '../../testing/table';
import type { Library } from '../library';

let folder: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ folder, remove } = await scratchFolder());
});
afterEach(async () => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  await remove();
});

interface Failing {
  readonly from: number;
  readonly times: number;
}

interface Attempt {
  readonly isDone: boolean;
  /** Number of calls that fail. */
  readonly calls: number;
}

/** Runs a task while the disk fails this many calls, from the given one on. */
async function failing(
  work: () => Promise<Result<unknown>>,
  call: string,
  { from, times }: Failing,
): Promise<Attempt> {
  let calls = 0;
  const disk = new RecordedDisk(folder, inOrder, (what) => {
    if (what !== call) return;
    calls += 1;
    if (calls >= from && calls < from + times) throw diskError('ENOSPC', what);
  });
  disk.start();
  try {
    const { ok: isDone } = await disk.as('a', work);
    return { isDone, calls };
  } finally {
    disk.stop();
  }
}

const listed = async (library: Library) =>
  (await library.campaigns.entries()).map(({ name }) => name);
const deleted = async (library: Library) =>
  (await library.campaigns.trash()).map(({ name }) => name);

async function played(name = 'Test'): Promise<Library> {
  const library = await openUnlocked(folder);
  await playTable(await newTable(library, name), 30);
  return library;
}

/**
 * Runs an operation again and again. Each time another call fails, and so do the `after` calls that follow
 * it.
 */
async function failEach(times: number, task: (place: Failing) => Promise<Attempt>): Promise<void> {
  const begun = `${folder}-begun`;
  await cp(folder, begun, { recursive: true });
  const runAgain = async (place: Failing) => {
    await rm(folder, { recursive: true });
    await cp(begun, folder, { recursive: true });
    return task(place);
  };
  try {
    const { calls } = await runAgain({ from: Infinity, times: 0 });
    const places = Array.from({ length: calls }, (_, index) => index + 1);
    const attempt: boolean[] = [];
    for (const from of places) attempt.push((await runAgain({ from, times })).isDone);
    expect(attempt).toContain(false);
  } finally {
    await rm(begun, { recursive: true });
  }
}

describe.each([
  ['rename', 1],
  ['writeFile', 1],
  // A full disk.
  ['writeFile', Infinity],
] as const)('if %s fails %d times', (call, times) => {
  test('a refused deletion is not completed after the next start', async () => {
    await (await played()).close();
    await failEach(times, async (place) => {
      let library = await openUnlocked(folder);
      const attempt = await failing(() => library.deleteCampaign('Test'), call, place);
      const there = attempt.isDone ? [] : ['Test'];
      expect([await listed(library), await deleted(library)]).toEqual([
        there,
        attempt.isDone ? ['Test'] : [],
      ]);
      if (!attempt.isDone) {
        const session = valueOf(await library.openCampaign('Test'));
        valueOf(await session.send(rename('Later'), 'later'));
      }
      await library.close();
      library = await openUnlocked(folder);
      expect(await listed(library)).toEqual(attempt.isDone ? [] : ['Later']);
      await library.close();
      return attempt;
    });
  });

  test('a campaign that could not be restored stays in the trash', async () => {
    const library = await played();
    const { id } = valueOf(await library.deleteCampaign('Test'));
    await library.close();
    await failEach(times, async (place) => {
      const again = await openUnlocked(folder);
      const attempt = await failing(() => again.restoreFromTrash(id), call, place);
      expect([await listed(again), await deleted(again)]).toEqual(
        attempt.isDone ? [['Test'], []] : [[], ['Test']],
      );
      if (!attempt.isDone) valueOf(await again.restoreFromTrash(id));
      const session = valueOf(await again.openCampaign('Test'));
      expect((await session.snapshot()).notice).toBeNull();
      await again.close();
      return attempt;
    });
  });
});

describe('another process', () => {
  /** Runs a task before the next call of this name. */
  function before(call: 'link' | 'rename', meanwhile: () => Promise<void>): void {
    const original = fs.promises[call];
    const spy = vi.spyOn(fs.promises, call).mockImplementationOnce(async (from, to) => {
      spy.mockImplementation(original);
      await meanwhile();
      return original(from, to);
    });
    syncBuiltinESMExports();
  }

  test('that plays a campaign during its deletion keeps it', async () => {
    const library = await played();
    valueOf(await library.openCampaign('Test'));
    const other = await openUnlocked(folder);
    before('link', async () => {
      const session = valueOf(await other.openCampaign('Test'));
      valueOf(await session.send(rename('Theirs'), 'theirs'));
      await other.close();
    });
    expect(await library.deleteCampaign('Test')).toMatchObject({
      refusal: { code: 'stepChanged' },
    });
    expect([await listed(library), await deleted(library)]).toEqual([['Theirs'], []]);
    await library.close();
  });

  // One call for each moved file, for the note and for the folder.
  test.each([1, 2, 3, 4, 5, 6])(
    'that plays at call %d of a deletion loses no steps',
    async (wanted) => {
      const library = await played();
      const other = await openUnlocked(folder);
      const original = fs.promises.rename;
      let calls = 0;
      vi.spyOn(fs.promises, 'rename').mockImplementation(async (from, to) => {
        calls += 1;
        if (calls === wanted) {
          const opened = await other.openCampaign('Test');
          if (opened.ok && (await opened.value.send(rename('Theirs'), 'theirs')).ok)
            isAcknowledged = true;
          await other.close();
        }
        return original(from, to);
      });
      syncBuiltinESMExports();
      let isAcknowledged = false;
      await library.deleteCampaign('Test');
      vi.restoreAllMocks();
      syncBuiltinESMExports();
      await library.close();
      await other.close();
      const after = await openUnlocked(folder);
      for (const { id } of await after.campaigns.trash()) valueOf(await after.restoreFromTrash(id));
      const names = [];
      for (const { key } of await after.campaigns.entries())
        names.push(valueOf(await after.openCampaign(key)).game.campaign.name);
      if (isAcknowledged) expect(names.join()).toContain('Theirs');
      await after.close();
    },
  );

  test('that creates a campaign of the same name during a restore keeps its own', async () => {
    const library = await played();
    const { id } = valueOf(await library.deleteCampaign('Test'));
    const other = await openUnlocked(folder);
    before('link', async () => {
      await newTable(other);
      await other.close();
    });
    expect(await library.restoreFromTrash(id)).toMatchObject({
      refusal: { code: 'libraryIsLocked' },
    });
    expect([await listed(library), await deleted(library)]).toEqual([['Test'], ['Test']]);
    expect(valueOf(await library.restoreFromTrash(id)).name).toBe('Test 2');
    for (const [key, steps] of [
      ['Test', 3],
      ['Test 2', 30],
    ] as const) {
      const { seq, notice } = await valueOf(await library.openCampaign(key)).snapshot();
      expect(seq).toBeGreaterThanOrEqual(steps);
      expect(notice).toBeNull();
    }
    await library.close();
  });

  test('that restores a campaign while it expires keeps it', async () => {
    const library = await played();
    valueOf(await library.deleteCampaign('Test'));
    const late = () => new Date(Date.now() + 40 * 24 * 60 * 60 * 1000);
    before('rename', async () => {
      const [{ id } = { id: '' }] = await library.campaigns.trash();
      valueOf(await library.restoreFromTrash(id));
    });
    const other = await openUnlocked(folder, late);
    expect(await listed(other)).toEqual(['Test']);
    await other.close();
    await library.close();
  });
});

test.each(['deleted', 'Deleted'])(
  'a campaign named %s is not mistaken for the trash note',
  async (name) => {
    const library = await played(name);
    const { game, seq } = await valueOf(await library.openCampaign(name)).snapshot();
    const { id } = valueOf(await library.deleteCampaign(name));
    expect((await readdir(folder)).filter((file) => file.startsWith(name))).toEqual([]);
    expect((await readdir(join(folder, 'trash', id))).map((file) => file.toLowerCase())).toContain(
      'deleted campaign.json',
    );
    expect(valueOf(await library.restoreFromTrash(id))).toMatchObject({ key: name, name });
    const back = await valueOf(await library.openCampaign(name)).snapshot();
    expect(back).toMatchObject({ game, seq, notice: null });
    await library.close();
  },
);
