import { chmod, cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { OpenedPack, PackEntry } from '#shared/api/api';
import type { Command } from '#shared/commands/shapes';
import { customScenarioOf } from '#shared/content/customScenarios/asPack';
import { id as asId, type CharacterId, type ClassId, type ScenarioId } from '#shared/ids';
import { rulesFrom, type TableRules } from '../gameRules';
import type { Session } from '../../session/session';
import { scratchFolder, valueOf } from '../../testing/library';
import { Library } from '../library';

const CONTENT = resolve(import.meta.dirname, '../../../shared/content/data');

let folder: string;
let remove: () => Promise<void>;
let rules: TableRules;
let library: Library;
const open: Library[] = [];
let requests = 0;

/** A library after its start. */
async function start(): Promise<void> {
  rules = rulesFrom(CONTENT);
  library = valueOf(await Library.open(folder, rules));
  open.push(library);
}

beforeEach(async () => {
  ({ folder, remove } = await scratchFolder());
  await start();
});
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
  await remove();
});

interface Mill extends Record<string, unknown> {
  readonly title: string;
  readonly rooms: readonly object[];
  readonly map: { readonly tiles: readonly object[]; readonly starts: readonly object[] };
}

/** The printed first scenario as a custom scenario. */
async function mill(title = 'The Mill'): Promise<Mill> {
  const text = await readFile(join(CONTENT, 'scenarios', '001.json'), 'utf8');
  return { ...(JSON.parse(text) as Mill), version: 1, title, rewards: {} };
}

async function saved(title?: string): Promise<PackEntry> {
  return valueOf(await library.scenarios.save(await mill(title), null, null));
}

const scenarioIn = ({ pack }: OpenedPack) => customScenarioOf(pack);
const titles = async () => (await library.scenarios.list()).packs.map(({ name }) => name);
const fileOf = (id: string) => join(folder, 'scenarios', `${id}.json`);

async function send(session: Session, command: Command): Promise<void> {
  requests += 1;
  valueOf(await session.send(command, `request ${String(requests)}`));
}

/** A campaign with two characters that plays a scenario. */
async function playing(scenario: ScenarioId, name = 'Tuesday'): Promise<Session> {
  const session = valueOf(await library.createCampaign({ type: 'newCampaign', name }));
  for (const [figure, printed] of [
    ['Hilda', 'brute'],
    ['Sly', 'scoundrel'],
  ] as const) {
    const sheet = { class: asId<ClassId>(printed), name: figure, level: 1 };
    await send(session, { type: 'addCharacter', ...sheet });
  }
  const characters = session.game.campaign.characters.map((sheet): CharacterId => sheet.id);
  await send(session, { type: 'startScenario', scenario, characters, level: null });
  return session;
}

describe('saving custom scenarios', () => {
  test('a saved scenario has its own id and is available after a restart', async () => {
    const entry = await saved();
    expect(entry).toMatchObject({ name: 'The Mill', usedIn: [] });
    expect(entry.id).toMatch(/^own-the-mill-[a-z0-9]{5}$/);
    expect(await readdir(join(folder, 'scenarios'))).toEqual([`${entry.id}.json`]);
    await library.close();
    await start();
    expect(await titles()).toEqual(['The Mill']);
    expect(scenarioIn(valueOf(await library.scenarios.open(entry.id)))?.rooms).toHaveLength(3);
  });

  test('a changed scenario replaces the version that was loaded', async () => {
    const entry = await saved();
    const changed = { ...(await mill('The Old Mill')), goalText: 'Burn it down.' };
    const after = valueOf(await library.scenarios.save(changed, entry.id, entry.stamp));
    expect(after).toMatchObject({ id: entry.id, name: 'The Old Mill' });
    expect(after.stamp).not.toBe(entry.stamp);
    expect(await library.scenarios.save(changed, entry.id, entry.stamp)).toMatchObject({
      refusal: { code: 'customScenarioChanged', title: 'The Old Mill' },
    });
  });

  test('an invalid scenario is refused and nothing is written', async () => {
    const wrong = { ...(await mill()), map: null, rooms: [] };
    expect(await library.scenarios.save(wrong, null, null)).toMatchObject({
      refusal: { code: 'contentIsWrong', problems: [{ path: 'rooms', code: 'noRooms' }] },
    });
    const entry = await saved();
    expect(await library.scenarios.save(wrong, entry.id, entry.stamp)).toMatchObject({ ok: false });
    expect(valueOf(await library.scenarios.open(entry.id)).stamp).toBe(entry.stamp);
  });

  test('a duplicate name is refused when saved and numbered when copied or imported', async () => {
    const entry = await saved();
    expect(await library.scenarios.save(await mill('the mill'), null, null)).toMatchObject({
      refusal: { code: 'titleIsTaken', title: 'the mill' },
    });
    valueOf(await library.scenarios.duplicate(entry.id));
    const { text } = valueOf(await library.scenarios.export(entry.id));
    valueOf(await library.scenarios.import([{ path: 'x.json', text }]));
    expect(await titles()).toEqual(['The Mill', 'The Mill 2', 'The Mill 3']);
  });

  test('export and import give the same scenario, with its id if that is free', async () => {
    const entry = await saved();
    const { pack } = valueOf(await library.scenarios.open(entry.id));
    const { text, fileName } = valueOf(await library.scenarios.export(entry.id));
    expect(fileName).toBe('The Mill.json');
    valueOf(await library.scenarios.remove(entry.id, entry.stamp));
    expect(await titles()).toEqual([]);
    const back = valueOf(await library.scenarios.import([{ path: fileName, text }]));
    expect(back.id).toBe(entry.id);
    expect(valueOf(await library.scenarios.open(back.id)).pack).toEqual(pack);
    expect(valueOf(await library.scenarios.import([{ path: fileName, text }])).id).not.toBe(
      entry.id,
    );
  });

  test('a plain content file is imported under the name of its file', async () => {
    const text = await readFile(join(CONTENT, 'scenarios', '002.json'), 'utf8');
    valueOf(await library.scenarios.import([{ path: 'C:\\maps\\The <b>Lair.json', text }]));
    expect(await titles()).toEqual(['The b Lair']);
  });

  test.each([
    ['no JSON', 'hello', 'notJson'],
    ['a save', '{"schema":1,"campaign":{},"scenario":null}', 'unknownKey'],
    ['a map without starts', '{"starts":[]}', 'missing'],
  ])('an import of %s is refused', async (_, text, code) => {
    const refused = await library.scenarios.import([{ path: 'x.json', text }]);
    expect(refused).toMatchObject({ refusal: { code: 'contentIsWrong' } });
    expect(JSON.stringify(refused)).toContain(code);
    expect(await titles()).toEqual([]);
  });

  test('a damaged file is reported and never written over', async () => {
    const entry = await saved();
    await writeFile(fileOf(entry.id), '{"version":1,');
    const listed = await library.scenarios.list();
    expect(listed).toMatchObject({
      packs: [],
      damaged: [{ path: fileOf(entry.id), problems: [{ path: '', code: 'notJson' }] }],
    });
    for (const refused of [
      await library.scenarios.save(await mill(), entry.id, entry.stamp),
      await library.scenarios.remove(entry.id, entry.stamp),
      await library.scenarios.open(entry.id),
    ]) {
      expect(refused).toMatchObject({ refusal: { code: 'customScenarioIsDamaged' } });
    }
    const other = valueOf(
      await library.scenarios.import([
        { path: 'x.json', text: JSON.stringify({ ...(await mill()), id: entry.id }) },
      ]),
    );
    expect(other.id).not.toBe(entry.id);
    expect(await readFile(fileOf(entry.id), 'utf8')).toBe('{"version":1,');
  });

  test('files of other names and sizes are left alone', async () => {
    await mkdir(join(folder, 'scenarios'), { recursive: true });
    await writeFile(join(folder, 'scenarios', 'notes.txt'), 'hello');
    await writeFile(join(folder, 'scenarios', '001.json'), JSON.stringify(await mill()));
    await writeFile(join(folder, 'scenarios', 'own-big.json'), 'x'.repeat(1_000_001));
    const { packs, damaged } = await library.scenarios.list();
    expect(packs).toEqual([]);
    expect(damaged.map(({ problems }) => problems[0]?.code)).toEqual([
      'wrongShape',
      'tooLargeFile',
    ]);
    expect(rules.contentFile('scenarios/001.json')).toBeNull();
  });

  test('an older scenario file is read as a pack of one scenario, even from a read-only disk', async () => {
    const text = `${JSON.stringify({ ...(await mill()), id: 'own-mill-aaaaa' })}\r\n`;
    await mkdir(join(folder, 'scenarios'), { recursive: true });
    await writeFile(fileOf('own-mill-aaaaa'), text);
    await chmod(fileOf('own-mill-aaaaa'), 0o400);
    await chmod(join(folder, 'scenarios'), 0o500);
    await library.close();
    await start();
    const { packs } = await library.scenarios.list();
    expect(packs).toMatchObject([{ id: 'own-mill-aaaaa', name: 'The Mill', requires: [] }]);
    const { pack } = valueOf(await library.scenarios.open('own-mill-aaaaa'));
    expect(pack).toMatchObject({ name: 'The Mill', scenarios: [{ id: 'own-mill-aaaaa' }] });
    const session = await playing(asId('own-mill-aaaaa'));
    expect(session.game.scenario?.rooms).toHaveLength(3);
    await chmod(join(folder, 'scenarios'), 0o700);
    expect(await readFile(fileOf('own-mill-aaaaa'), 'utf8')).toBe(text);
  });

  test.each(['1', '../secret', 'own-../x', '__proto__', 'own-nothing'])(
    '%j is not a custom scenario',
    async (id) => {
      expect(await library.scenarios.open(id)).toMatchObject({
        refusal: { code: 'noSuchCustomScenario' },
      });
      expect(await library.scenarios.remove(id, 'x')).toMatchObject({ ok: false });
    },
  );

  test('simultaneous changes are made one after the other', async () => {
    const input = await mill();
    const made = await Promise.all([
      library.scenarios.save(input, null, null),
      library.scenarios.save(input, null, null),
    ]);
    expect(made.filter(({ ok }) => ok)).toHaveLength(1);
  });
});

describe('playing custom scenarios', () => {
  test('custom scenarios are available until they are deleted', async () => {
    expect(rules.contentFile('scenarioIndex.json')).toBeNull();
    const entry = await saved();
    const index = JSON.parse(rules.contentFile('scenarioIndex.json') ?? '[]') as { id: string }[];
    expect(index.at(-1)).toMatchObject({ id: entry.id, name: 'The Mill', own: true });
    expect(rules.contentFile(`scenarios/${entry.id}.json`)).toContain('bandit-guard');
    expect(rules.contentFile('scenarios/001.json')).toBeNull();
    const session = await playing(asId(entry.id));
    expect(session.game.scenario).toMatchObject({ scenario: entry.id, board: { doors: [] } });
    expect((await library.campaigns.entries())[0]?.scenario).toBe('The Mill');
  });

  test('a scenario in play cannot be changed or deleted, even while its campaign is closed', async () => {
    const entry = await saved();
    const session = await playing(asId(entry.id));
    const refusal = { code: 'customScenarioIsPlayed', title: 'The Mill', campaigns: ['Tuesday'] };
    const attempts = async () => [
      await library.scenarios.save(await mill('New'), entry.id, entry.stamp),
      await library.scenarios.remove(entry.id, entry.stamp),
    ];
    for (const refused of await attempts()) expect(refused).toEqual({ ok: false, refusal });
    expect((await library.scenarios.list()).packs[0]?.usedIn).toEqual(['Tuesday']);
    expect(session.game.scenario?.scenario).toBe(entry.id);
    await library.close();
    await start();
    for (const refused of await attempts()) expect(refused).toEqual({ ok: false, refusal });
    // Standee was killed, so only the journal has the newest step.
    const again = valueOf(await library.openCampaign('Tuesday'));
    await send(again, { type: 'abandonScenario' });
    valueOf(await library.scenarios.remove(entry.id, entry.stamp));
    expect(await titles()).toEqual([]);
  });

  test('a save that lags behind its journal does not hide that a scenario is played', async () => {
    const entry = await saved();
    await playing(asId(entry.id));
    // The state after a power cut: the journal has the newest steps, the save does not.
    const { folder: copy, remove: removeCopy } = await scratchFolder();
    // Pending writes are lost too.
    const isDone = (file: string) => !/\.lock|\.[0-9]+$/.test(file);
    await cp(folder, copy, { recursive: true, filter: isDone });
    const other = valueOf(await Library.open(copy, rulesFrom(CONTENT)));
    expect((await other.scenarios.list()).packs[0]?.usedIn).toEqual(['Tuesday']);
    await other.close();
    await removeCopy();
  });

  test('undo into a scenario that was changed or deleted meanwhile breaks nothing', async () => {
    const entry = await saved();
    const session = await playing(asId(entry.id));
    await send(session, { type: 'abandonScenario' });
    const { rooms: all, map, ...rest } = await mill();
    const rooms = all.slice(0, 1).map((room) => ({ ...room, adjacent: [] }));
    const small = { ...rest, id: entry.id };
    const cut = {
      ...small,
      rooms,
      map: { ...map, tiles: map.tiles.slice(0, 1), doors: [], overlays: [] },
    };
    const changed = valueOf(await library.scenarios.save(cut, entry.id, entry.stamp));
    const back = async () => {
      const { seq } = await session.snapshot();
      requests += 1;
      valueOf(await session.undo(seq, `undo ${String(requests)}`));
    };
    const playOn = async () => {
      requests += 1;
      await session.send({ type: 'revealRoom', room: 3, by: null }, `reveal ${String(requests)}`);
      const characters = session.game.campaign.characters;
      for (const { id } of characters) {
        const figure = id as string as never;
        await send(session, { type: 'correctHitPoints', figure, hitPoints: 3 });
      }
      await send(session, { type: 'finishScenario', won: true });
      await send(session, { type: 'leaveScenario' });
    };
    await back();
    expect(session.game.scenario?.rooms).toHaveLength(3);
    await playOn();
    valueOf(await library.scenarios.remove(entry.id, changed.stamp));
    await back();
    await back();
    expect(session.game.scenario?.scenario).toBe(entry.id);
    await playOn();
    expect(session.game.campaign.completed).toEqual([entry.id]);
  });

  test('a scenario cannot be started during its deletion', async () => {
    const entry = await saved();
    const session = await playing(asId(entry.id));
    await send(session, { type: 'abandonScenario' });
    const characters = session.game.campaign.characters.map(({ id }) => id);
    const command = {
      type: 'startScenario',
      scenario: asId<ScenarioId>(entry.id),
      characters,
      level: null,
    } as const;
    const [removed, started] = await Promise.all([
      library.scenarios.remove(entry.id, entry.stamp),
      session.send(command, 'start at the same time'),
    ]);
    expect(removed.ok).not.toBe(started.ok);
    expect(session.game.scenario !== null).toBe(!removed.ok);
  });
});
