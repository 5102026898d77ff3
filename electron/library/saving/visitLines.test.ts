/** Effects of a campaign's lines on the undo path, as a new run reads them. */
import { readFile, writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Library } from '../library';
import type { Session } from '../../session/session';
import type { PathChange } from '../../format/pathChange';
import type { LinePlace } from '../../format/line';
import { scratchFolder, valueOf } from '../../testing/library';
import { newTable, openGameLibrary, playTable } from '../../testing/table';
import { openHistory } from './history';
import { Journal } from './journal';
import { pathsOf } from '../disk/paths';
import { visitLines } from './visitLines';

let folder: string;
let remove: () => Promise<void>;
let library: Library;
let session: Session;

beforeEach(async () => {
  ({ folder, remove } = await scratchFolder());
  library = await openGameLibrary(folder);
  session = await newTable(library);
});
afterEach(async () => {
  await library.close();
  await remove();
});

async function readPathChanges(after: LinePlace | null = null) {
  const paths = pathsOf(folder, 'Test');
  const journal = await Journal.open(paths.journal);
  if (!journal) throw new Error('no journal');
  const history = await openHistory(paths.history, journal);
  const changes: PathChange[] = [];
  try {
    const newest = await visitLines({ journal, history }, after, (one) => changes.push(one));
    return { changes, newest, compacted: journal.heading.base, end: journal.end };
  } finally {
    await journal.close();
    await history?.close();
  }
}

const kinds = (changes: readonly PathChange[]) => changes.map(({ kind }) => kind);

test('the outline of a history has every hundredth moment and every undo of all scenarios', async () => {
  await playTable(session, 60);
  for (let step = 0; step < 3; step += 1) {
    valueOf(await session.undo((await session.snapshot()).seq, `undo ${String(step)}`));
  }
  const [backup] = valueOf(await library.campaigns.backups('Test')).backups;
  valueOf(await library.campaigns.restoreBackup('Test', backup?.id ?? ''));
  await library.close();
  const { changes, newest, compacted, end } = await readPathChanges();
  expect(compacted).toBeGreaterThan(0);
  expect(kinds(changes).slice(-4)).toEqual(['undone', 'undone', 'undone', 'left']);
  expect(kinds(changes).filter((kind) => kind === 'moment').length).toBeLessThan(3);
  expect(newest && newest.at + newest.length).toBe(end);
  expect((await readPathChanges(newest)).changes).toEqual([]);
});

test('an unreadable line is reported, because it may have been an undo', async () => {
  await playTable(session, 10);
  valueOf(await session.undo((await session.snapshot()).seq, 'undo'));
  await library.close();
  const { journal } = pathsOf(folder, 'Test');
  const bytes = await readFile(journal);
  bytes[bytes.indexOf('"kind":"undo"') + 3] = 0;
  await writeFile(journal, bytes);
  expect(kinds((await readPathChanges()).changes)).toContain('unreadable');
});
