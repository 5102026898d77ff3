import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Snapshot } from '#shared/api/api';
import type { Game } from '#shared/state';
import { expectSame } from '#shared/testing/assertSame';
import {
  newCampaign,
  openLibrary,
  playRenames,
  rename as renamed,
  scratchFolder,
  valueOf,
} from '../../testing/library';

let folder: string;
let remove: () => Promise<void>;
const file = (ending: string) => join(folder, `Test.${ending}`);

beforeEach(async () => {
  ({ folder, remove } = await scratchFolder());
});
afterEach(() => remove());

/**
 * A campaign with six moments, of which the fourth was undone and redone. `withSave` false = the save is
 * behind, as after a crash.
 */
async function aCampaign({ withSave }: { withSave: boolean }): Promise<void> {
  const library = await openLibrary(folder);
  const session = await newCampaign(library);
  await playRenames(session, 3);
  valueOf(await session.undo(4, 'undo'));
  valueOf(await session.redo(5, 'redo'));
  await library.close();
  const old = await readFile(file('json'));
  const again = await openLibrary(folder);
  await playRenames(valueOf(await again.openCampaign('Test')), 2, 4);
  await again.close();
  if (!withSave) await writeFile(file('json'), old);
}

async function reopen(): Promise<Snapshot> {
  const library = await openLibrary(folder);
  try {
    const session = valueOf(await library.openCampaign('Test'));
    const snapshot = await session.snapshot();
    // Asserts that the repaired campaign can be played, undone, and opened again without a notice.
    valueOf(await session.send(renamed('after'), 'after'));
    valueOf(await session.undo((await session.snapshot()).seq, 'back'));
    return snapshot;
  } finally {
    await library.close();
  }
}

async function quietReopen(): Promise<Snapshot> {
  const snapshot = await reopen();
  expect(snapshot.notice).toBeNull();
  return snapshot;
}

const names = ({ log }: Snapshot) =>
  log.map(({ command }) => ('name' in command ? command.name : command.type));
/** Opens this many torn libraries at the same time, because each mostly waits for the disk. */
const AT_ONCE = 8;
const WHOLE = ['Test', 'n1', 'n2', 'n3', 'n4', 'n5'];

async function lines(): Promise<string[]> {
  return (await readFile(file('journal'), 'utf8')).split('\n').slice(0, -1);
}

const asides = async (where = folder) =>
  (await readdir(where)).filter((name) => /damaged|torn/.test(name));

describe('opening a sound campaign', () => {
  test.each([true, false])(
    'restores everything without a notice (save written: %s)',
    async (withSave) => {
      await aCampaign({ withSave });
      const snapshot = await quietReopen();
      expect(names(snapshot)).toEqual(WHOLE);
      expect(snapshot).toMatchObject({ seq: 8, undo: renamed('n5'), redo: null });
      expect(await asides()).toEqual([]);
    },
  );
});

describe('a torn journal', () => {
  test('is truncated after the last complete line, at any position of the damage', async () => {
    await aCampaign({ withSave: false });
    const whole = await readFile(file('journal'));
    const lastLine = whole.lastIndexOf(0x0a, whole.length - 2) + 1;
    const openTorn = async (length: number) => {
      const torn = `${folder}-${String(length)}`;
      const journal = join(torn, 'Test.journal');
      await cp(folder, torn, { recursive: true });
      await writeFile(journal, whole.subarray(0, length));
      const library = await openLibrary(torn);
      const snapshot = await valueOf(await library.openCampaign('Test')).snapshot();
      await library.close();
      expect(snapshot.notice).toEqual({ kind: 'tornTailCut' });
      expect(names(snapshot)).toEqual(WHOLE.slice(0, -1));
      const [aside = ''] = await asides(torn);
      expectSame(await readFile(join(torn, aside)), whole.subarray(lastLine, length), 'bytes');
      // The new owner has raised the fencing token in the heading and changed nothing else.
      const top = whole.indexOf(0x0a) + 1;
      const rewritten = await readFile(journal);
      expectSame(rewritten.subarray(top), whole.subarray(top, lastLine), 'bytes');
      await rm(torn, { recursive: true });
    };
    const all = Array.from(
      { length: whole.length - lastLine - 1 },
      (_, index) => lastLine + 1 + index,
    );
    // Every byte at which an element begins or ends, and some in between.
    const ends = all.filter((end, index) => {
      const isEdge = index < 4 || index >= all.length - 14;
      return isEdge || index % 13 === 0 || '{}[]":,'.includes(String.fromCharCode(whole[end] ?? 0));
    });
    while (ends.length > 0) await Promise.all(ends.splice(0, AT_ONCE).map(openTorn));
    await writeFile(file('journal'), whole.subarray(0, -1));
    expect((await reopen()).notice).toEqual({ kind: 'tornTailCut' });
    await quietReopen();
  });

  test('may end in zeros', async () => {
    await aCampaign({ withSave: false });
    await writeFile(file('journal'), Buffer.alloc(5000), { flag: 'a' });
    const snapshot = await reopen();
    expect(snapshot.notice).toEqual({ kind: 'tornTailCut' });
    expect(names(snapshot)).toEqual(WHOLE);
    await quietReopen();
  });
});

describe('a damaged journal', () => {
  const damage = async (change: (all: string[]) => void) => {
    const all = await lines();
    change(all);
    await writeFile(file('journal'), all.map((line) => `${line}\n`).join(''));
  };

  test.each([
    ['a line twice', (all: string[]) => all.push(all.at(-1) ?? '')],
    ['a line twice in the middle', (all: string[]) => all.splice(3, 0, all[3] ?? '')],
    ['two lines that changed places', (all: string[]) => all.push(...all.splice(-2, 1))],
    ['strange lines', (all: string[]) => all.splice(2, 0, 'hello', '{"seq":3}', '')],
  ])('with %s loses nothing', async (_name, change) => {
    await aCampaign({ withSave: false });
    await damage(change);
    const snapshot = await reopen();
    expect(names(snapshot)).toEqual(WHOLE);
    expect((await quietReopen()).undo).toEqual(renamed('n5'));
  });

  test('with a damaged byte after the save keeps the lines before it', async () => {
    await aCampaign({ withSave: false });
    await damage((all) => {
      all[7] = (all[7] ?? '').replace('"seq"', '"sex"');
    });
    const snapshot = await reopen();
    expect(names(snapshot)).toEqual(WHOLE.slice(0, -2));
    expect(snapshot.notice).toMatchObject({ kind: 'restoredFromJournal' });
    expect(await asides()).toHaveLength(1);
    await quietReopen();
  });

  test('with a bad byte before the save keeps the game; steps before the bad one cannot be undone', async () => {
    await aCampaign({ withSave: true });
    await damage((all) => {
      all[2] = (all[2] ?? '').replace('"seq"', '"sex"');
    });
    const snapshot = await reopen();
    expect(snapshot.game.campaign.name).toBe('n5');
    expect(snapshot.undo).toEqual(renamed('n5'));
  });

  test.each([
    ['missing', () => rm(file('journal'))],
    ['empty', () => writeFile(file('journal'), '')],
    ['something else', () => writeFile(file('journal'), 'not a journal\n'.repeat(100))],
    [
      'UTF-16',
      async () => {
        await writeFile(
          file('journal'),
          Buffer.from(await readFile(file('journal'), 'utf8'), 'utf16le'),
        );
      },
    ],
    ['shorter than the save', () => damage((all) => all.splice(5))],
    [
      'cut before the save',
      () =>
        damage((all) => {
          all.splice(8);
          all[7] = '{"se';
        }),
    ],
    [
      'a folder',
      async () => {
        await rm(file('journal'));
        await mkdir(file('journal'));
      },
    ],
  ])('that is %s leaves the game as the save has it', async (_name, change) => {
    await aCampaign({ withSave: true });
    const hadJournal = _name !== 'missing';
    await change();
    const snapshot = await reopen();
    expect(snapshot.game.campaign.name).toBe('n5');
    expect(snapshot.notice).toMatchObject({ kind: 'historyLost' });
    const { setAside } = snapshot.notice as { setAside: string | null };
    expect(setAside === null).toBe(!hadJournal);
    if (setAside !== null) await stat(setAside);
    await quietReopen();
  });

  test('of another campaign is not mixed in', async () => {
    await aCampaign({ withSave: true });
    const library = await openLibrary(folder);
    await playRenames(await newCampaign(library, 'Other'), 9, 100);
    await library.close();
    await cp(join(folder, 'Other.journal'), file('journal'));
    const snapshot = await reopen();
    expect(snapshot.game.campaign.name).toBe('n5');
    expect(snapshot.notice).toMatchObject({ kind: 'historyLost' });
  });
});

describe('a damaged save', () => {
  test.each([
    [
      'cut short',
      async () => writeFile(file('json'), (await readFile(file('json'))).subarray(0, 200)),
    ],
    ['empty', () => writeFile(file('json'), '')],
    ['of zeros', () => writeFile(file('json'), Buffer.alloc(400))],
    ['no save', () => writeFile(file('json'), '{"schema":1,"hello":"world"}')],
    ['no object', () => writeFile(file('json'), '[1,2]')],
    ['in Latin-1', () => writeFile(file('json'), Buffer.from('{"schema":1,"id":"ü"}', 'latin1'))],
    [
      'hit by one bit',
      async () => {
        const text = await readFile(file('json'), 'utf8');
        await writeFile(file('json'), text.replace('"nextCharacter": 1', '"nextCharacter": 3'));
      },
    ],
    [
      'a folder',
      async () => {
        await rm(file('json'));
        await mkdir(file('json'));
      },
    ],
  ])('that is %s is put aside; backup and journal give everything back', async (_name, change) => {
    await aCampaign({ withSave: true });
    await change();
    const isFolder = (await stat(file('json'))).isDirectory();
    const damaged = isFolder ? null : await readFile(file('json'));
    const snapshot = await reopen();
    expect(names(snapshot)).toEqual(WHOLE);
    expect(snapshot).toMatchObject({ seq: 8, undo: renamed('n5') });
    expect(snapshot.notice).toMatchObject({ kind: 'restoredFromBackup' });
    const notice = snapshot.notice as { setAside: string; backup: string };
    if (damaged) expectSame(await readFile(notice.setAside), damaged, 'bytes');
    await stat(notice.backup);
    expect(await asides()).toHaveLength(1);
    await quietReopen();
  });

  test('without backups comes back from the journal alone', async () => {
    await aCampaign({ withSave: true });
    await rm(file('backups'), { recursive: true });
    await rm(file('json'));
    const snapshot = await reopen();
    expect(names(snapshot)).toEqual(WHOLE);
    expect(snapshot.notice).toEqual({ kind: 'restoredFromJournal', setAside: null });
    await quietReopen();
  });

  test('without a journal comes back from the newest good backup', async () => {
    await aCampaign({ withSave: true });
    const backups = (await readdir(file('backups'))).sort();
    expect(backups.length).toBeGreaterThan(1);
    await writeFile(join(file('backups'), backups.at(-1) ?? ''), 'damaged, too');
    await rm(file('journal'));
    await writeFile(file('json'), 'damaged');
    const snapshot = await reopen();
    expect(snapshot.notice).toMatchObject({ kind: 'restoredFromBackup' });
    expect(snapshot.game.campaign.name).toBe('Test');
    await quietReopen();
  });

  test('without journal and backups is refused, and nothing is changed', async () => {
    await aCampaign({ withSave: true });
    await rm(file('backups'), { recursive: true });
    await rm(file('journal'));
    await writeFile(file('json'), 'damaged');
    const library = await openLibrary(folder);
    const refused = await library.openCampaign('Test');
    expect(refused).toEqual({
      ok: false,
      refusal: { code: 'saveIsDamaged', path: file('json') },
    });
    expect(await library.campaigns.entries()).toMatchObject([{ key: 'Test', trouble: 'damaged' }]);
    await library.close();
    expect(await readFile(file('json'), 'utf8')).toBe('damaged');
    expect((await readdir(folder)).sort()).toEqual(['Test.json']);
  });

  test('of a newer format is refused, and nothing is changed', async () => {
    await aCampaign({ withSave: true });
    const newer = '{"schema":99,"whatever":true}';
    await writeFile(file('json'), newer);
    const before = await readFile(file('journal'));
    const library = await openLibrary(folder);
    expect(await library.openCampaign('Test')).toEqual({
      ok: false,
      refusal: { code: 'saveIsNewer', path: file('json') },
    });
    expect(await library.campaigns.entries()).toMatchObject([{ trouble: 'newer' }]);
    await library.close();
    expect(await readFile(file('json'), 'utf8')).toBe(newer);
    expect(await readFile(file('journal'))).toEqual(before);
  });

  test.each([
    ['does not fit the game any more by its shape', () => ({ campaign: {}, scenario: null })],
    [
      'is of no campaign, because it has no name,',
      (game: Game) => ({ ...game, campaign: { ...game.campaign, name: '' } }),
    ],
  ])('that %s is put aside', async (_what, change) => {
    await aCampaign({ withSave: true });
    const save = JSON.parse(await readFile(file('json'), 'utf8')) as { game: Game };
    const odd = { ...save, game: { ...change(save.game), schema: 0 } };
    await writeFile(file('json'), JSON.stringify({ ...odd, sum: undefined }));
    const snapshot = await reopen();
    expect(names(snapshot)).toEqual(WHOLE);
    expect(snapshot.notice).toMatchObject({ kind: 'restoredFromBackup' });
  });
});

/** All files of the library with their contents. */
async function contents(): Promise<Record<string, string>> {
  const all = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = all.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
  const read = files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name);
    return [path, (await readFile(path)).toString('hex')] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

describe('any damage', () => {
  test('at random never crashes, never loses data of the other file and never changes a refused library', async () => {
    await aCampaign({ withSave: false });
    const clean = `${folder}-clean`;
    await rename(folder, clean);
    const damage = fc.record({
      which: fc.constantFrom('json', 'journal'),
      at: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
      kind: fc.constantFrom('flip', 'cut', 'zeros', 'insert'),
      bytes: fc.uint8Array({ minLength: 1, maxLength: 40 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(damage, { minLength: 1, maxLength: 2 }), async (damages) => {
        await rm(folder, { recursive: true, force: true });
        await cp(clean, folder, { recursive: true });
        for (const { which, at, kind, bytes } of damages) {
          const content = await readFile(file(which));
          const place = Math.floor(at * content.length);
          const [before, after] = [content.subarray(0, place), content.subarray(place)];
          if (kind === 'flip') after[0] = (after[0] ?? 0) ^ ((bytes[0] ?? 1) || 1);
          const changed = {
            flip: () => content,
            cut: () => before,
            zeros: () => Buffer.concat([before, Buffer.alloc(after.length)]),
            insert: () => Buffer.concat([before, bytes, after]),
          }[kind]();
          await writeFile(file(which), changed);
        }
        const library = await openLibrary(folder);
        const before = await contents();
        const opened = await library.openCampaign('Test');
        if (!opened.ok) {
          expect(await contents()).toEqual(before);
        } else {
          const { game } = await opened.value.snapshot();
          expect(['Test', 'n1', 'n2', 'n3', 'n4', 'n5']).toContain(game.campaign.name);
        }
        expect(opened.ok || ['saveIsDamaged', 'saveIsNewer'].includes(opened.refusal.code)).toBe(
          true,
        );
        await library.close();
      }),
      { numRuns: 80 },
    );
    await rm(clean, { recursive: true });
  });
});
