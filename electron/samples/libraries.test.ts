/** Whole libraries of older versions open with everything that was in them. */
import { readdirSync, readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readCommand } from '#shared/commands/shapes';
import type { Library } from '../library/library';
import type { Session } from '../session';
import { rename, scratchFolder, valueOf } from '../testing/library';
import { openGameLibrary } from '../testing/table';
import { factsOf } from './facts';

type Facts = ReturnType<typeof factsOf>;

/** What the version that wrote a campaign said of it. */
interface Told {
  readonly seq: number;
  readonly undo: string | null;
  readonly redo: string | null;
  /** `seq` and type of each command that holds. */
  readonly steps: readonly (readonly [number, string])[];
  readonly now: Facts;
  /** What undo led to, by the `seq` that was gone back to. */
  readonly past: readonly (readonly [number, Facts])[];
}

const ROOT = join(import.meta.dirname, 'format-2-libraries');
const ALL = readdirSync(ROOT);
const toldOf = (name: string) =>
  Object.entries(
    JSON.parse(readFileSync(join(ROOT, name, 'told.json'), 'utf8')) as Record<string, Told>,
  );
/** Soon after they were written, so that nothing in the trash is over its days. */
const now = () => new Date(Date.UTC(2026, 3, 1));

/** Names of events before format 3. */
const OLD_EVENTS: readonly string[] = [
  'corrected',
  'attackStep',
  'effectToDo',
  'elementStrong',
  'extraPerks',
  'typesActNow',
  'attacksOnDeath',
  'bookReminder',
  'toLookUp',
  'hiddenShown',
  'hiddenAgain',
];

/** Commands that name things in another way since. */
const OTHER_COMMANDS: readonly string[] = ['leaveScenario', 'moveIn', 'showHidden'];

let folder: string;
let remove: () => Promise<void>;
/** Closed after each test. */
let open: Library | null = null;
let library: Library;

beforeEach(async () => {
  ({ folder, remove } = await scratchFolder());
});
afterEach(async () => {
  await open?.close();
  open = null;
  await remove();
});

async function opened(name: string): Promise<void> {
  await cp(join(ROOT, name), folder, { recursive: true });
  library = open = await openGameLibrary(folder, { now });
}

async function stepsOf(session: Session): Promise<readonly (readonly [number, string])[]> {
  const steps: (readonly [number, string])[] = [];
  let before = Number.MAX_SAFE_INTEGER;
  for (;;) {
    const { entries, earlier } = await session.history(before);
    steps.unshift(...entries.map(({ seq, command }) => [seq, command.type] as const));
    if (earlier !== 'more') return steps;
    before = entries[0]?.seq ?? 0;
  }
}

async function goTo(session: Session, seq: number): Promise<Facts> {
  const { seq: seen } = await session.snapshot();
  return factsOf(valueOf(await session.goTo(seq, seen, `to ${String(seq)} ${String(seen)}`)).game);
}

test('there are 25 of them', () => {
  expect(ALL).toHaveLength(25);
});

describe.each(ALL)('the library %s', (name) => {
  test('opens unchanged, with every step', async () => {
    await opened(name);
    for (const [key, told] of toldOf(name)) {
      const session = valueOf(await library.openCampaign(key));
      const snapshot = await session.snapshot();
      expect(factsOf(snapshot.game)).toEqual(told.now);
      expect([snapshot.undo?.type ?? null, snapshot.redo?.type ?? null]).toEqual([
        told.undo,
        told.redo,
      ]);
      expect(await stepsOf(session)).toEqual(told.steps);
      const torn = { kind: 'tornTailCut' };
      expect(snapshot.notice).toEqual(name.includes('torn') ? torn : null);
    }
  });

  test('has every step in the words of today', async () => {
    await opened(name);
    for (const [key] of toldOf(name)) {
      const session = valueOf(await library.openCampaign(key));
      const { entries } = await session.history(Number.MAX_SAFE_INTEGER);
      for (const { command, events } of entries) {
        if (OTHER_COMMANDS.includes(command.type)) expect(readCommand(command)).not.toBeNull();
        for (const event of events) {
          expect(OLD_EVENTS, event.type).not.toContain(event.type);
          expect(Object.hasOwn(event, 'about'), event.type).toBe(false);
        }
      }
    }
  });

  test('goes back to its beginning and forward again', async () => {
    await opened(name);
    for (const [key, told] of toldOf(name)) {
      const session = valueOf(await library.openCampaign(key));
      const newest = told.steps.at(-1)?.[0] ?? 0;
      for (const [seq, facts] of told.past) expect(await goTo(session, seq)).toEqual(facts);
      expect(await goTo(session, newest)).toEqual(told.now);
    }
  });

  test('is exported and imported, and played on', async () => {
    await opened(name);
    for (const [key, told] of toldOf(name)) {
      const { bytes } = valueOf(await library.exportCampaign(key));
      const entry = valueOf(await library.importCampaign({ name: 'copy.standee', bytes }));
      const copy = valueOf(await library.openCampaign(entry.key));
      expect({ ...factsOf(copy.game), name: '' }).toEqual({ ...told.now, name: '' });
      valueOf(await copy.send(rename(`On with ${key}`), 'on'));
    }
  });
});

const EXPORTED = ALL.flatMap((name) =>
  readdirSync(join(ROOT, name))
    .filter((file) => file.endsWith('.standee'))
    .map((file) => [name, file] as const),
);

test.each(EXPORTED)('what %s exported to %s is imported', async (name, file) => {
  library = open = await openGameLibrary(folder, { now });
  const { key } = valueOf(await library.importFile(join(ROOT, name, file)));
  const [[, told] = []] = toldOf(name);
  const session = valueOf(await library.openCampaign(key));
  expect(factsOf(session.game)).toEqual(told?.now);
});

test('what lies beside campaigns is found: packs, own scenarios, the trash', async () => {
  const namesOfPacks = async () => (await library.packs.list()).packs.map(({ name }) => name);
  const titles = async () => (await library.scenarios.list()).packs.map(({ name }) => name);
  await opened('17-pack-folder-and-missing-pack');
  expect(await namesOfPacks()).toEqual(['Frostlands']);
  await library.close();
  await opened('19-own-scenarios-and-a-damaged-one');
  expect(await titles()).toEqual(['The Mill', 'The Mill 2']);
  expect((await library.scenarios.list()).damaged).toHaveLength(1);
  await library.close();
  await opened('21-trash-copy-and-backup');
  expect(await library.campaigns.trash()).toMatchObject([{ name: 'Gone' }]);
  valueOf(await library.restoreFromTrash((await library.campaigns.trash())[0]?.id ?? ''));
});
