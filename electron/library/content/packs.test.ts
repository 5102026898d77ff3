import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PackEntry } from '#shared/api/api';
import type { Command } from '#shared/commands/shapes';
import type { PackFile } from '#shared/content/types';
import { id as asId, type PackId, type ScenarioId } from '#shared/ids';
import { aMonsterType, aPack, aPackScenario } from '#shared/testing/packs';
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
  for (const one of open.splice(0)) await one.close();
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

const frostlands = (given: Partial<PackFile> = {}) =>
  aPack({ scenarios: [aPackScenario()], ...given });
const more = aPack({
  id: asId<PackId>('more-frost'),
  name: 'More Frost',
  requires: [asId<PackId>('frostlands')],
  monsters: [aMonsterType('frost-cub', 'frost-hound')],
  abilityDecks: [],
});
const textOf = (value: unknown) => [{ path: 'pack.json', text: JSON.stringify(value) }];
const imported = async (pack: PackFile): Promise<PackEntry> =>
  valueOf(await library.packs.import(textOf(pack), false));
const inFolder = () => readdir(join(folder, 'packs')).catch(() => []);

async function send(session: Session, command: Command): Promise<void> {
  requests += 1;
  valueOf(await session.send(command, `request ${String(requests)}`));
}

/** A campaign with two characters in the pack's scenario. */
async function playing(name = 'Tuesday'): Promise<Session> {
  const session = valueOf(await library.createCampaign({ type: 'newCampaign', name }));
  await send(session, { type: 'usePack', pack: asId('frostlands') });
  await send(session, { type: 'addCharacter', class: asId('brute'), name: 'Hilda', level: 1 });
  await send(session, { type: 'addCharacter', class: asId('scoundrel'), name: 'Sly', level: 1 });
  const characters = session.game.campaign.characters.map(({ id }) => id);
  await send(session, {
    type: 'startScenario',
    scenario: asId('frozen-gate'),
    characters,
    level: null,
  });
  return session;
}

describe('importing packs', () => {
  test('keeps a pack as one readable file, whole, and lists it', async () => {
    const entry = await imported(frostlands({ edition: '1.2', author: 'Ada' }));

    expect(entry).toMatchObject({
      id: 'frostlands',
      name: 'Frostlands',
      edition: '1.2',
      author: 'Ada',
      counts: { monsters: 1, abilityDecks: 1, scenarios: 1, classes: 0 },
      usedIn: [],
    });
    expect(await inFolder()).toEqual(['frostlands.json']);
    await start();
    expect((await library.packs.list()).packs).toEqual([entry]);
    const exported = valueOf(await library.packs.export('frostlands'));
    expect(exported.fileName).toBe('frostlands.json');
    expect(JSON.parse(exported.text)).toMatchObject({ name: 'Frostlands', edition: '1.2' });
  });

  test('an invalid pack is refused, and nothing is written', async () => {
    const refused = await library.packs.import(textOf({ ...frostlands(), name: '<b>' }), true);
    expect(refused.ok ? null : refused.refusal).toMatchObject({
      code: 'contentIsWrong',
      problems: [{ path: 'name', code: 'markup' }],
    });
    expect(await inFolder()).toEqual([]);
  });

  test('a pack with the same id replaces the other only on request', async () => {
    await imported(frostlands({ edition: '1' }));
    const second = textOf(frostlands({ edition: '2' }));
    const refused = await library.packs.import(second, false);
    expect(refused.ok ? null : refused.refusal).toEqual({
      code: 'packIsInstalled',
      name: 'Frostlands',
      edition: '1',
      newEdition: '2',
    });
    expect(valueOf(await library.packs.import(second, true)).edition).toBe('2');
    expect(await inFolder()).toEqual(['frostlands.json']);
  });

  test('a replacement that removes content required by another pack is refused', async () => {
    await imported(frostlands());
    await imported(more);
    const without = textOf(
      frostlands({
        monsters: [],
        abilityDecks: [],
        scenarios: [],
        tiles: [{ id: 'Z1', hexes: [[0, 0]] }],
      }),
    );
    const refused = await library.packs.import(without, true);
    expect(refused.ok ? null : refused.refusal).toEqual({
      code: 'packIsRequired',
      name: 'Frostlands',
      by: ['More Frost'],
    });
    expect((await library.packs.list()).packs).toHaveLength(2);
  });
});

describe('files copied into the folder', () => {
  test('a folder is a pack, and becomes one file when it is changed', async () => {
    const { monsters, abilityDecks, scenarios, ...header } = frostlands();
    const path = join(folder, 'packs', 'my-frost');
    await mkdir(join(path, 'scenarios'), { recursive: true });
    const write = (name: string, value: unknown) =>
      writeFile(join(path, name), JSON.stringify(value));
    await write('pack.json', header);
    await write('monsters.json', monsters);
    await write('abilityDecks.json', abilityDecks);
    await write('scenarios/gate.json', scenarios?.[0]);

    const { packs, damaged } = await library.packs.list();
    expect(damaged).toEqual([]);
    expect(packs).toMatchObject([{ id: 'frostlands', counts: { monsters: 1, scenarios: 1 } }]);
    const opened = valueOf(await library.packs.open('frostlands'));
    valueOf(
      await library.packs.save({ ...opened.pack, author: 'Ada' }, 'frostlands', opened.stamp),
    );
    expect(await inFolder()).toEqual(['frostlands.json']);
  });

  test('unusable files are reported with their path and left alone', async () => {
    await imported(frostlands());
    const put = (name: string, text: string) => writeFile(join(folder, 'packs', name), text);
    await put('broken.json', '{"version":1,');
    await put('again.json', JSON.stringify(frostlands()));
    await put('a.json', JSON.stringify({ ...more, id: 'a', requires: ['b'] }));
    await put('b.json', JSON.stringify({ ...more, id: 'b', requires: ['a'] }));

    await start();
    const { packs, damaged } = await library.packs.list();
    // Of two files with one id, the first one counts.
    expect(packs.map(({ id }) => id)).toEqual(['frostlands']);
    const found = damaged.map(({ path, problems }) => [
      path.split(/[/\\]/).at(-1),
      problems[0]?.code,
    ]);
    expect(found).toContainEqual(['broken.json', 'notJson']);
    expect(found).toContainEqual(['frostlands.json', 'idIsTaken']);
    expect(found).toContainEqual(['a.json', 'circle']);
    expect(found).toContainEqual(['b.json', 'circle']);
    expect(await readFile(join(folder, 'packs', 'broken.json'), 'utf8')).toBe('{"version":1,');
  });
});

describe('packs and campaigns', () => {
  test('the content of a pack is available only in campaigns that use it', async () => {
    await imported(frostlands());
    const session = await playing();
    expect(
      session.game.scenario?.figures.some(
        (one) =>
          one.id === 'frost-hound-1' || (one.kind === 'monster' && one.type === 'frost-hound'),
      ),
    ).toBe(true);
    expect(JSON.parse(rules.contentFile('packs.json') ?? '')).toMatchObject([{ id: 'frostlands' }]);
    expect((await library.packs.list()).packs[0]?.usedIn).toEqual(['Tuesday']);

    const other = valueOf(await library.createCampaign({ type: 'newCampaign', name: 'Other' }));
    const refused = await other.send(
      { type: 'addCharacter', class: asId('frost-witch'), name: 'Y', level: 1 },
      'other 1',
    );
    expect(refused.ok).toBe(false);
  });

  test('a pack in use is removed only with `anyway`; the campaign opens, loses nothing and can undo', async () => {
    const { stamp } = await imported(frostlands());
    const session = await playing();
    const before = session.game;
    const refused = await library.packs.remove('frostlands', stamp, false);
    expect(refused.ok ? null : refused.refusal).toEqual({
      code: 'packIsUsed',
      name: 'Frostlands',
      campaigns: ['Tuesday'],
    });
    expect(valueOf(await library.packs.remove('frostlands', stamp, true))).toBeNull();
    expect(await inFolder()).toEqual([]);

    await start();
    const opened = valueOf(await library.openCampaign('Tuesday'));
    expect(opened.game).toEqual(before);
    const hound = opened.game.scenario?.figures.find((one) => one.kind === 'monster');
    if (!hound) throw new Error('no monster');
    await send(opened, { type: 'sufferDamage', figure: hound.id, amount: 1, negate: null });
    const { seq } = await opened.snapshot();
    valueOf(await opened.undo(seq, 'undo it'));
    expect(opened.game).toEqual(before);

    await imported(frostlands());
    const back = await opened.send(
      {
        type: 'addMonster',
        monster: asId('frost-hound'),
        rank: 'normal',
        standee: null,
        at: null,
        origin: 'placed',
        side: 'enemies',
      },
      'add it',
    );
    expect(back.ok || back.refusal.code === 'noStandeeLeft').toBe(true);
  });

  test('a pack required by another one is not removed', async () => {
    const { stamp } = await imported(frostlands());
    await imported(more);
    const refused = await library.packs.remove('frostlands', stamp, true);
    expect(refused.ok ? null : refused.refusal).toMatchObject({ by: ['More Frost'] });
  });

  test('a custom scenario may use monsters of packs, and is reported once they are gone', async () => {
    const { stamp } = await imported(frostlands());
    const text = await readFile(join(CONTENT, 'scenarios', '001.json'), 'utf8');
    const mill = JSON.parse(text.replaceAll('bandit-guard', 'frost-hound')) as object;
    const own = { ...mill, version: 1, title: 'The Mill', rewards: {} };
    const saved = valueOf(await library.scenarios.save(own, null, null));
    const session = valueOf(await library.createCampaign({ type: 'newCampaign', name: 'Mills' }));
    await send(session, { type: 'addCharacter', class: asId('brute'), name: 'Hilda', level: 1 });
    await send(session, { type: 'addCharacter', class: asId('scoundrel'), name: 'Sly', level: 1 });
    const characters = session.game.campaign.characters.map(({ id }) => id);
    const command = {
      type: 'startScenario' as const,
      scenario: asId<ScenarioId>(saved.id),
      characters,
      level: null,
    };
    // The campaign does not use the pack yet.
    const refused = await session.send(command, 'too early');
    expect(refused.ok ? null : refused.refusal).toMatchObject({
      code: 'contentIsMissing',
      name: 'Frost Hound',
      switchedOff: 'Frostlands',
    });
    await send(session, { type: 'usePack', pack: asId('frostlands') });
    await send(session, command);

    await library.packs.remove('frostlands', stamp, true);
    const { packs, damaged } = await library.scenarios.list();
    expect(packs).toEqual([]);
    expect(damaged[0]?.problems[0]).toMatchObject({
      code: 'unknownMonster',
      monster: 'frost-hound',
    });
  });

  test('a pack that changed meanwhile is not overwritten', async () => {
    const { stamp } = await imported(frostlands());
    await rm(join(folder, 'packs', 'frostlands.json'));
    await writeFile(
      join(folder, 'packs', 'other.json'),
      JSON.stringify(frostlands({ edition: '9' })),
    );
    const refused = await library.packs.save(frostlands(), 'frostlands', stamp);
    expect(refused.ok ? null : refused.refusal.code).toBe('packChanged');
    expect((await library.packs.remove('nowhere', stamp, true)).ok).toBe(false);
  });
});
