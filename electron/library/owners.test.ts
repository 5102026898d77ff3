/** Two processes that both believe they own a library: no acknowledged step is lost. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFile,
  readdir,
  readFile,
  rename as renameFile,
  rm,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Update } from '#shared/api/api';
import { FROM_NOTHING } from '#shared/api/calls';
import type { Session } from '../session/session';
import { diskError, inOrder, freeLock } from '../testing/faults/determinism';
import type { Choose } from '../testing/faults/diskTurns';
import { RecordedDisk } from '../testing/faults/recordedDisk';
import { newCampaign, openLibrary, rename, scratchFolder, valueOf } from '../testing/library';
import { withScript } from '../testing/script';
import type { Library } from './library';

let folder: string;
let remove: () => Promise<void>;
const open: Library[] = [];
const children: ChildProcess[] = [];

beforeEach(async () => {
  ({ folder, remove } = await scratchFolder());
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const library of open.splice(0)) await library.close();
  await remove();
});

/** A host that takes the library from any owner, as after its lock was removed. */
async function host(): Promise<Library> {
  const library = await openLibrary(folder, { take: freeLock });
  open.push(library);
  return library;
}

const sessionOf = async (library: Library): Promise<Session> =>
  valueOf(await library.openCampaign('Test'));
const renameTo = async (library: Library, name: string) =>
  (await sessionOf(library)).send(rename(name), `request ${name}`);

/** All names that the campaign ever had, oldest first. */
async function names(library: Library, key = 'Test'): Promise<readonly string[]> {
  const session = valueOf(await library.openCampaign(key));
  const { entries } = await session.history(1e9);
  return entries.flatMap(({ command }) =>
    command.type === 'renameCampaign' ? [command.name] : [],
  );
}

describe('two hosts without a lock between them', () => {
  test('continue from each other’s steps and keep every acknowledged step', async () => {
    const one = await host();
    await newCampaign(one);
    const two = await host();
    const acknowledged: string[] = [];
    for (let step = 0; step < 21; step += 1) {
      const [library, name] = [step % 3 === 0 ? one : two, `n${String(step)}`];
      if ((await renameTo(library, name)).ok) acknowledged.push(name);
    }
    expect(acknowledged).toHaveLength(21);
    expect(await names(one)).toEqual(acknowledged);
    expect(await names(two)).toEqual(acknowledged);
  });

  test('keep every acknowledged step when writing at the same time', async () => {
    const one = await host();
    await newCampaign(one);
    const two = await host();
    const acknowledged: string[] = [];
    const play = async (library: Library, who: string) => {
      for (let step = 0; step < 20; step += 1) {
        const name = `${who}${String(step)}`;
        if ((await renameTo(library, name)).ok) acknowledged.push(name);
      }
    };
    await Promise.all([play(one, 'a'), play(two, 'b')]);
    const all = new Set(await everything());
    expect(acknowledged.filter((name) => !all.has(name))).toEqual([]);
  });

  /** Names in every campaign of the folder, including conflict copies. */
  async function everything(): Promise<readonly string[]> {
    for (const library of open.splice(0)) await library.close();
    const library = await host();
    const found = [];
    for (const { key } of await library.campaigns.entries())
      found.push(...(await names(library, key)));
    return found;
  }

  test('send their screens a new snapshot', async () => {
    const one = await host();
    const session = await newCampaign(one);
    const updates: Update[] = [];
    one.campaigns.onOpen((opened) => opened.onUpdate((update) => updates.push(update)));
    await session.snapshot();
    await renameTo(await host(), 'theirs');

    const { game, notice } = await (await sessionOf(one)).snapshot();
    expect(game.campaign.name).toBe('theirs');
    expect(notice).toEqual({ kind: 'playedElsewhere', kept: null });
    expect(updates).toMatchObject([{ from: FROM_NOTHING }]);
  });

  test('see that the other host ended the scenario', async () => {
    const one = await host();
    await newCampaign(one);
    await renameTo(one, 'before');
    const two = await host();
    await renameTo(two, 'theirs');
    const [journal] = (await readdir(folder)).filter((name) => name.endsWith('.journal'));
    expect(journal).toBe('Test.journal');
    valueOf(await renameTo(one, 'mine'));
    expect(await names(two)).toEqual(['before', 'theirs', 'mine']);
    expect((await readdir(folder)).filter((name) => name.includes('foreign'))).toEqual([]);
  });
});

test('both branches are saved if a sync program replaces the journal by an older one', async () => {
  const library = await host();
  await newCampaign(library);
  valueOf(await renameTo(library, 'early'));
  await copyFile(join(folder, 'Test.journal'), join(folder, 'older'));
  valueOf(await renameTo(library, 'late'));
  await rm(join(folder, 'Test.journal'));
  await copyFile(join(folder, 'older'), join(folder, 'Test.journal'));
  const session = await sessionOf(library);
  await library.campaigns.entries();

  expect(session.game.campaign.name).not.toBe('late');
  await settled(library);
  const all = [];
  for (const { key } of await library.campaigns.entries()) all.push(await names(library, key));
  expect(all).toContainEqual(['early']);
  expect(all.some((each) => each.includes('late'))).toBe(true);
  expect((await session.snapshot()).notice).toMatchObject({ kind: 'playedElsewhere' });
});

test('steps a host has only read are saved if another host continued from an older file', async () => {
  const first = await host();
  await newCampaign(first);
  valueOf(await renameTo(first, 'early'));
  await copyFile(join(folder, 'Test.journal'), join(folder, 'older'));
  valueOf(await renameTo(first, 'late'));
  await first.close();
  const reader = await host();
  await sessionOf(reader);
  await rm(join(folder, 'Test.json'));
  await renameFile(join(folder, 'older'), join(folder, 'Test.journal'));
  const other = await host();
  for (const name of ['other', 'further']) valueOf(await renameTo(other, name));

  await reader.campaigns.recheck();
  await settled(reader);

  const all = [];
  for (const { key } of await reader.campaigns.entries()) all.push(await names(reader, key));
  expect(all.some((each) => each.includes('further'))).toBe(true);
  expect(all.some((each) => each.includes('late'))).toBe(true);
});

test.each(['1', '9'])(
  'an older journal left by a power cut as swap %s is not restored',
  async (number) => {
    const first = await host();
    await newCampaign(first);
    valueOf(await renameTo(first, 'early'));
    const journal = join(folder, 'Test.journal');
    await copyFile(journal, `${journal}.swap-${number}`);
    await first.close();
    const second = await host();
    valueOf(await renameTo(second, 'late'));
    await second.close();
    // The next owner was interrupted while it replaced the journal, before it wrote the save.
    await renameFile(journal, `${journal}.swap-5`);
    await rm(join(folder, 'Test.json'));

    expect(await names(await host())).toEqual(['early', 'late']);
  },
);

test.each(['in this run', 'in an earlier one'])(
  'older files put back over steps acknowledged %s leave the newest state as a campaign',
  async (when) => {
    const first = await host();
    await newCampaign(first);
    valueOf(await renameTo(first, 'early'));
    await first.close();
    const files = ['Test.json', 'Test.journal'].map((name) => join(folder, name));
    const old = await Promise.all(files.map((path) => readFile(path)));
    let second = await host();
    valueOf(await renameTo(second, 'late'));
    if (when === 'in an earlier one') {
      await second.close();
      second = await host();
      await sessionOf(second);
    }
    // In place, as some sync programs do.
    await Promise.all(files.map((path, index) => writeFile(path, old[index] ?? '')));

    await second.campaigns.recheck();
    await settled(second);

    const { notice, game } = await (await sessionOf(second)).snapshot();
    expect(game.campaign.name).toBe('early');
    expect(notice).toMatchObject({ kind: 'playedElsewhere', kept: 'late' });
    expect((await second.campaigns.entries()).map(({ name }) => name).toSorted()).toEqual([
      'early',
      'late',
    ]);
  },
);

test.each([
  ['ENOSPC', 'diskFull'],
  ['EACCES', 'notAllowed'],
  ['EIO', 'other'],
] as const)(
  'a branch that cannot be saved because of %s is reported as lost',
  async (code, reason) => {
    const library = await host();
    await newCampaign(library);
    valueOf(await renameTo(library, 'early'));
    const journal = join(folder, 'Test.journal');
    const old = await readFile(journal);
    valueOf(await renameTo(library, 'late'));
    await rm(journal);
    await writeFile(journal, old);
    const disk = new RecordedDisk(folder, inOrder, (call) => {
      if (call === 'writeFile') throw diskError(code, call);
    });
    disk.start();
    try {
      await disk.as('a', async () => {
        await library.campaigns.recheck();
        await settled(library);
      });
    } finally {
      disk.stop();
    }

    const session = await sessionOf(library);
    expect(session.game.campaign.name).toBe('early');
    expect((await session.snapshot()).notice).toEqual({ kind: 'ownStepsLost', reason });
    expect(await library.campaigns.entries()).toHaveLength(1);
    valueOf(await renameTo(library, 'further'));
  },
);

test('a campaign continued by another host during its import is not removed', async () => {
  const isPlaced = async () => (await readdir(folder)).includes('Test 2.json');
  let isAsleep = false;
  const isHeld = async () => {
    if (isAsleep || !(await isPlaced())) return !isAsleep;
    isAsleep = true;
    const other = await host();
    const session = valueOf(await other.openCampaign('Test 2'));
    valueOf(await session.send(rename('further'), 'further'));
    return false;
  };
  const library = await openLibrary(folder, {
    take: async () => ({ ...(await freeLock()), isHeld }),
  });
  open.push(library);
  await newCampaign(library);
  const bytes = valueOf(await library.exportCampaign('Test'));

  expect(await library.importCampaign(bytes)).toMatchObject({
    refusal: { code: 'libraryIsLocked' },
  });
  expect(await names(await host(), 'Test 2')).toEqual(['further']);
});

/** Waits for the tasks that a library runs in order. */
async function settled(library: Library): Promise<void> {
  await library.renameCampaign('nobody', { type: 'renameCampaign', name: 'x' });
}

/** A host in a separate process. */
async function child(script: string): Promise<(line: string) => Promise<Record<string, unknown>>> {
  const started = spawn(process.execPath, [script, folder]);
  children.push(started);
  const lines = createInterface({ input: started.stdout })[Symbol.asyncIterator]();
  await lines.next();
  return async (line) => {
    started.stdin.write(`${line}\n`);
    const { value } = await lines.next();
    return JSON.parse(String(value)) as Record<string, unknown>;
  };
}

test('a suspended host resumes from the steps of another host', () =>
  withScript('host', async (script) => {
    const first = await openLibrary(folder);
    await newCampaign(first);
    await first.close();
    const ask = await child(script);
    expect(await ask('one')).toMatchObject({ ok: true });
    const [stopped] = children;
    stopped?.kill('SIGSTOP');
    // Makes the lock look stale.
    const long = new Date(Date.now() - 60_000);
    await utimes(join(folder, '.lock'), long, long);
    const second = await openLibrary(folder);
    for (const name of ['two', 'three', 'four']) valueOf(await renameTo(second, name));
    await second.close();
    stopped?.kill('SIGCONT');

    expect(await ask('look')).toMatchObject({
      name: 'four',
      notice: { kind: 'playedElsewhere', kept: null },
    });
    expect(await ask('five')).toMatchObject({ ok: true });
    stopped?.stdin?.end();
    if (stopped) await once(stopped, 'exit');
    const last = await openLibrary(folder);
    open.push(last);
    expect(await names(last)).toEqual(['one', 'two', 'three', 'four', 'five']);
    expect(await readFile(join(folder, 'Test.journal'), 'utf8')).toContain('"fence":');
  }));

/** Locks of hosts that take the library from each other, as after a sleep. */
function sharedLock() {
  let owner = 0;
  let last = 0;
  /** The state after the owner's exit or a long sleep. */
  const free = () => (owner = 0);
  const take = () => {
    const me = (last += 1);
    let term = 1;
    owner = me;
    const isHeld = () => {
      if (owner === 0) term += 1;
      if (owner === 0) owner = me;
      return Promise.resolve(owner === me);
    };
    const release = async () => {
      if (owner === me) free();
      return Promise.resolve();
    };
    return Promise.resolve({ isHeld, term: () => term, release });
  };
  return { take, free };
}

describe('a campaign deleted by another host during suspension', () => {
  let lock: ReturnType<typeof sharedLock>;
  beforeEach(() => (lock = sharedLock()));

  async function owner(): Promise<Library> {
    const library = await openLibrary(folder, { take: lock.take });
    open.push(library);
    return library;
  }
  const filesOfIt = async () =>
    (await readdir(folder)).filter((name) => /^Test\.(?!tallies)/.test(name));
  const trashed = async (library: Library) =>
    (await library.campaigns.trash()).map(({ name }) => name);

  test('stays deleted while the other host has the library, and after it has ended', async () => {
    const sleeper = await owner();
    const updates: Update[] = [];
    sleeper.campaigns.onOpen((opened) => opened.onUpdate((update) => updates.push(update)));
    const session = await newCampaign(sleeper);
    valueOf(await renameTo(sleeper, 'early'));
    const other = await owner();
    valueOf(await renameTo(other, 'late'));
    valueOf(await other.deleteCampaign('Test'));

    expect(await session.send(rename('mine'), 'mine')).toMatchObject({ ok: false });
    await sleeper.campaigns.recheck();
    expect(await sleeper.openCampaign('Test')).toMatchObject({
      refusal: { code: 'libraryIsLocked' },
    });
    expect(await filesOfIt()).toEqual([]);

    await other.close();
    expect(await sleeper.openCampaign('Test')).toMatchObject({
      refusal: { code: 'noSuchCampaign' },
    });
    expect(updates.at(-1)).toMatchObject({ from: FROM_NOTHING });
    expect(await session.send(rename('mine'), 'again')).toMatchObject({ ok: false });
    await settled(sleeper);
    expect(await sleeper.campaigns.entries()).toEqual([]);
    expect(await trashed(sleeper)).toEqual(['late']);
    await sleeper.close();
    expect(await filesOfIt()).toEqual([]);
  });

  test('stays deleted if the suspended host only ends', async () => {
    const sleeper = await owner();
    await newCampaign(sleeper);
    valueOf(await renameTo(sleeper, 'early'));
    const other = await owner();
    valueOf(await other.openCampaign('Test'));
    valueOf(await other.deleteCampaign('Test'));
    await other.close();
    await sleeper.close();
    expect(await filesOfIt()).toEqual([]);
  });

  test('continues from its last step if the other host restored it', async () => {
    const sleeper = await owner();
    await newCampaign(sleeper);
    valueOf(await renameTo(sleeper, 'early'));
    const other = await owner();
    valueOf(await renameTo(other, 'late'));
    const { id } = valueOf(await other.deleteCampaign('Test'));
    valueOf(await other.restoreFromTrash(id));
    await other.close();

    expect(await sleeper.openCampaign('Test')).toMatchObject({ ok: false });
    await settled(sleeper);
    expect((await sleeper.campaigns.entries()).map(({ name }) => name)).toEqual(['late']);
    expect(await names(sleeper, 'late')).toEqual(['early', 'late']);
  });

  test('becomes a second campaign if the trash lacks acknowledged steps', async () => {
    const sleeper = await owner();
    await newCampaign(sleeper);
    valueOf(await renameTo(sleeper, 'early'));
    const old = await readFile(join(folder, 'Test.journal'));
    valueOf(await renameTo(sleeper, 'acknowledged'));
    const journal = join(folder, 'Test.journal');
    await rm(journal);
    await rm(join(folder, 'Test.json'));
    await writeFile(journal, old);
    const other = await owner();
    valueOf(await renameTo(other, 'late'));
    valueOf(await other.deleteCampaign('Test'));
    await other.close();

    await sleeper.openCampaign('Test');
    await settled(sleeper);
    const [{ key } = { key: '' }] = await sleeper.campaigns.entries();
    const copy = valueOf(await sleeper.openCampaign(key));
    expect(copy.game.campaign.name).toBe('acknowledged');
    expect((await copy.snapshot()).notice).toEqual({ kind: 'deletedElsewhere' });
    expect(await trashed(sleeper)).toEqual(['late']);
  });

  test('is written again if its files are removed while this host has the library', async () => {
    const library = await owner();
    await newCampaign(library);
    valueOf(await renameTo(library, 'early'));
    await library.campaigns.recheck();
    for (const name of await filesOfIt()) await rm(join(folder, name), { recursive: true });
    valueOf(await renameTo(library, 'late'));
    expect(await names(library)).toEqual(['early', 'late']);
    expect(await filesOfIt()).toContain('Test.journal');
  });

  test('gets a higher fencing token after the library was lost and taken again', async () => {
    const library = await owner();
    await newCampaign(library);
    valueOf(await renameTo(library, 'early'));
    const fence = async () => {
      const [, found] =
        /"fence":(\d+)/.exec(await readFile(join(folder, 'Test.journal'), 'utf8')) ?? [];
      return Number(found);
    };
    const before = await fence();
    lock.free();
    valueOf(await renameTo(library, 'late'));
    expect(await fence()).toBeGreaterThan(before);
    expect(await names(library)).toEqual(['early', 'late']);
  });

  test.each(Array.from({ length: 60 }, (_, index) => index))(
    'stays deleted if this host is suspended during a step, before call %d',
    async (at) => {
      const sleeper = await owner();
      const session = await newCampaign(sleeper);
      valueOf(await renameTo(sleeper, 'early'));
      let isAsleep = false;
      let isGone = false;
      let calls = 0;
      // A sleeping host makes no call before the other one is done.
      const choose: Choose = (waiting) => {
        const others = waiting.findIndex(({ host, isTimer }) => host === 'b' && !isTimer);
        return isAsleep && others >= 0 ? others : inOrder(waiting);
      };
      let wake: () => void = () => undefined;
      const slept = new Promise<void>((woken) => (wake = woken));
      const disk = new RecordedDisk(folder, choose, () => {
        if (isAsleep || isGone) return;
        calls += 1;
        if (calls > at) isAsleep = true;
        if (isAsleep) wake();
      });
      disk.start();
      try {
        const saving = disk.as('a', async () => {
          await session.send(rename('mine'), 'mine');
          await sleeper.close();
        });
        void saving.then(wake);
        await slept;
        isAsleep = true;
        await disk.as('b', async () => {
          const other = await openLibrary(folder, { take: lock.take });
          await other.openCampaign('Test');
          // A call of the sleeping host that was in progress may come in between.
          while (!(await other.deleteCampaign('Test')).ok) await other.openCampaign('Test');
          await other.close();
        });
        isAsleep = false;
        isGone = true;
        await saving;
      } finally {
        disk.stop();
      }
      expect(await filesOfIt()).toEqual([]);
    },
  );
});
