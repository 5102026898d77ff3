import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PackEntry } from '#shared/api/api';
import type { Command } from '#shared/commands/shapes';
import { customScenarioOf } from '#shared/content/customScenarios/asPack';
import type { PackFile } from '#shared/content/types';
import { id as asId, type CharacterId, type ClassId, type ScenarioId } from '#shared/ids';
import {
  aMonsterDeck,
  aMonsterType,
  aPack,
  aPackScenario,
  CONDITIONS_OF_PACK,
  DRAWN,
} from '#shared/testing/packs';
import { eventOption } from '#shared/rules/campaign/events/outcomes';
import { rulesFrom } from '../gameRules';
import type { Session } from '../../session/session';
import { valueOf } from '../../testing/library';
import { Library } from '../library';
import type { CampaignBytes } from './exportFile';

const CONTENT = resolve(import.meta.dirname, '../../../shared/content/data');

const folders: string[] = [];
const open: Library[] = [];
let requests = 0;

async function freshLibrary(from?: string): Promise<{ library: Library; folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'standee-test-'));
  folders.push(folder);
  if (from) await cp(join(from, 'scenarios'), join(folder, 'scenarios'), { recursive: true });
  const library = valueOf(await Library.open(folder, rulesFrom(CONTENT)));
  open.push(library);
  return { library, folder };
}

const OTHER = {
  monsters: [aMonsterType('snow-ape')],
  abilityDecks: [aMonsterDeck('snow-ape')],
};

let home: Library;
let homeFolder: string;

beforeEach(async () => {
  ({ library: home, folder: homeFolder } = await freshLibrary());
});
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
  for (const one of folders.splice(0)) await rm(one, { recursive: true, force: true });
});

/** The printed first scenario as a custom scenario. */
async function mill(library: Library, title = 'The Mill'): Promise<PackEntry> {
  const text = await readFile(join(CONTENT, 'scenarios', '001.json'), 'utf8');
  const printed = JSON.parse(text) as object;
  return valueOf(
    await library.scenarios.save({ ...printed, version: 1, title, rewards: {} }, null, null),
  );
}

async function send(session: Session, command: Command): Promise<void> {
  requests += 1;
  valueOf(await session.send(command, `request ${String(requests)}`));
}

const CHARACTERS = ['c1', 'c2'] as unknown as readonly CharacterId[];

/** A campaign in the middle of a custom scenario. */
async function playing(scenario: PackEntry): Promise<Session> {
  const session = valueOf(await home.createCampaign({ type: 'newCampaign', name: 'Guests' }));
  for (const name of ['brute', 'scoundrel']) {
    await send(session, {
      type: 'addCharacter',
      class: asId<ClassId>(name),
      name,
      level: 1,
    });
  }
  await send(session, {
    type: 'startScenario',
    scenario: asId<ScenarioId>(scenario.id),
    characters: [...CHARACTERS],
    level: null,
  });
  return session;
}

const exported = async (): Promise<CampaignBytes> => valueOf(await home.exportCampaign('Guests'));
/** The scenario as stored in its file. */
const opened = async (library: Library, { id }: PackEntry) =>
  customScenarioOf(valueOf(await library.scenarios.open(id)).pack);
const titlesIn = async (library: Library) =>
  (await library.scenarios.list()).packs.map(({ name }) => name);
const campaignsIn = async (folder: string) =>
  (await readdir(folder)).filter((file) => file.endsWith('.journal'));

describe('an exported campaign', () => {
  test('contains the scenario in play, which continues in another library', async () => {
    const entry = await mill(home);
    await mill(home, 'Not played');
    await playing(entry);
    const { library } = await freshLibrary();
    const imported = valueOf(await library.importCampaign(await exported()));
    expect(imported).toMatchObject({ name: 'Guests', trouble: null });
    expect(await titlesIn(library)).toEqual(['The Mill']);
    const session = valueOf(await library.openCampaign(imported.key));
    expect(session.game.scenario?.scenario).toBe(entry.id);
    // Only rules that know the scenario open its rooms.
    await send(session, { type: 'revealRoom', room: 2, by: null });
    expect(await opened(library, entry)).toEqual(await opened(home, entry));
  });

  test('contains the scenario that undo leads back into', async () => {
    const session = await playing(await mill(home));
    await send(session, { type: 'abandonScenario' });
    const { library } = await freshLibrary();
    valueOf(await library.importCampaign(await exported()));
    expect(await titlesIn(library)).toEqual(['The Mill']);
  });

  test('contains no scenario if none was played', async () => {
    await mill(home);
    valueOf(await home.createCampaign({ type: 'newCampaign', name: 'Guests' }));
    expect(JSON.parse((await exported()).bytes.toString())).not.toHaveProperty('scenarios');
  });

  test('leaves an identical scenario of the library unchanged, even under another name', async () => {
    const entry = await mill(home);
    await playing(entry);
    const { library, folder } = await freshLibrary(homeFolder);
    const { stamp } = valueOf(await library.scenarios.open(entry.id));
    const scenario = await opened(library, entry);
    valueOf(await library.scenarios.save({ ...scenario, title: 'Our Mill' }, entry.id, stamp));
    const before = await readFile(join(folder, 'scenarios', `${entry.id}.json`), 'utf8');
    valueOf(await library.importCampaign(await exported()));
    expect(await readFile(join(folder, 'scenarios', `${entry.id}.json`), 'utf8')).toBe(before);
    expect(await titlesIn(library)).toEqual(['Our Mill']);
  });

  test('is refused if the library has another version of its scenario', async () => {
    const entry = await mill(home);
    await playing(entry);
    const { library, folder } = await freshLibrary(homeFolder);
    const { stamp } = valueOf(await library.scenarios.open(entry.id));
    const scenario = await opened(library, entry);
    const changed = { ...scenario, goalText: 'Something else.' };
    const saved = valueOf(await library.scenarios.save(changed, entry.id, stamp));
    expect(await library.importCampaign(await exported())).toEqual({
      ok: false,
      refusal: { code: 'customScenarioDiffers', title: 'The Mill' },
    });
    expect(await campaignsIn(folder)).toEqual([]);
    expect(await opened(library, entry)).toEqual(changed);

    // Does what the refusal advises: deletes the installed scenario and imports the file again.
    valueOf(await library.scenarios.remove(entry.id, saved.stamp));
    valueOf(await library.importCampaign(await exported()));
    expect(await opened(library, entry)).toEqual(scenario);
  });

  test('leaves another version unchanged if its scenario is no longer played', async () => {
    const entry = await mill(home);
    await send(await playing(entry), { type: 'abandonScenario' });
    const { library } = await freshLibrary(homeFolder);
    const { stamp } = valueOf(await library.scenarios.open(entry.id));
    const scenario = await opened(library, entry);
    const changed = { ...scenario, goalText: 'Something else.' };
    valueOf(await library.scenarios.save(changed, entry.id, stamp));
    valueOf(await library.importCampaign(await exported()));
    expect(await opened(library, entry)).toEqual(changed);
  });

  test('never writes over a damaged file', async () => {
    const entry = await mill(home);
    await playing(entry);
    const { library, folder } = await freshLibrary(homeFolder);
    const path = join(folder, 'scenarios', `${entry.id}.json`);
    await writeFile(path, '{ half');
    expect(await library.importCampaign(await exported())).toEqual({
      ok: false,
      refusal: { code: 'customScenarioIsDamaged', path },
    });
    expect(await readFile(path, 'utf8')).toBe('{ half');
    expect(await campaignsIn(folder)).toEqual([]);
  });

  test('numbers a scenario title that is taken and keeps the id', async () => {
    const entry = await mill(home);
    await playing(entry);
    const { library } = await freshLibrary();
    await mill(library);
    valueOf(await library.importCampaign(await exported()));
    expect(await titlesIn(library)).toEqual(['The Mill', 'The Mill 2']);
    expect((await opened(library, entry))?.title).toBe('The Mill 2');
  });
});

describe('the packs of an exported campaign', () => {
  const winter = aPack({ edition: '1.0' });
  const more = aPack({
    id: asId('more-frost'),
    name: 'More Frost',
    requires: [asId('frostlands')],
    monsters: [aMonsterType('frost-cub', 'frost-hound')],
    abilityDecks: [],
  });
  const take = (library: Library, pack: PackFile, replace = false) =>
    library.packs.import([{ path: 'pack.json', text: JSON.stringify(pack) }], replace);
  const packsIn = async (library: Library) =>
    (await library.packs.list()).packs.map(({ name, edition }) =>
      `${name} ${edition ?? ''}`.trim(),
    );

  /** A campaign that uses both packs, in a library with a third one. */
  async function withPacks(): Promise<Session> {
    for (const pack of [winter, more, aPack({ id: asId('other'), name: 'Other', ...OTHER })]) {
      valueOf(await take(home, pack));
    }
    const session = valueOf(await home.createCampaign({ type: 'newCampaign', name: 'Guests' }));
    await send(session, { type: 'usePack', pack: asId('more-frost') });
    return session;
  }

  test('are exported with the packs they require, and can be played in another library', async () => {
    await withPacks();
    const { library } = await freshLibrary();
    const imported = valueOf(await library.importCampaign(await exported()));
    expect(await packsIn(library)).toEqual(['Frostlands 1.0', 'More Frost']);
    const session = valueOf(await library.openCampaign(imported.key));
    expect(session.game.campaign.packs.map(({ id }) => id)).toEqual(['frostlands', 'more-frost']);
    // The second import adds nothing.
    valueOf(await library.importCampaign(await exported()));
    expect(await packsIn(library)).toEqual(['Frostlands 1.0', 'More Frost']);
  });

  test('continue with their goals, quests, events, treasures and scenarios in another library', async () => {
    const whole = aPack({ ...DRAWN, scenarios: [aPackScenario()], conditions: CONDITIONS_OF_PACK });
    valueOf(await take(home, whole));
    const session = valueOf(await home.createCampaign({ type: 'newCampaign', name: 'Guests' }));
    for (const name of ['brute', 'scoundrel']) {
      await send(session, { type: 'addCharacter', class: asId(name), name, level: 1 });
    }
    await send(session, { type: 'usePack', pack: asId('frostlands') });
    await send(session, { type: 'chooseQuest', character: asId('c1'), quest: 901 });
    await send(session, { type: 'drawEvent', deck: 'road', card: 901 });
    const file = await exported();
    const { stamp } = valueOf(await home.packs.open('frostlands'));
    valueOf(await home.packs.remove('frostlands', stamp, true));

    const { library } = await freshLibrary();
    const { key } = valueOf(await library.importCampaign(file));
    expect(await packsIn(library)).toEqual(['Frostlands']);
    const there = valueOf(await library.openCampaign(key));
    const [card] = whole.events ?? [];
    const lines = (card && eventOption(there.game.campaign, card, 'B', null))?.outcomes.flatMap(
      (outcome) => outcome.lines.map(({ id }) => id),
    );
    await send(there, {
      ...{ type: 'resolveEvent', deck: 'road', option: 'B', card: 'bottom' },
      ...{ lines: lines ?? [], to: [], shares: [] },
    });
    await send(there, {
      ...{ type: 'startScenario', scenario: asId('frozen-gate') },
      ...{ characters: [...CHARACTERS], level: null },
    });
    await send(there, { type: 'chooseBattleGoal', character: asId('c1'), goal: 901 });
    await send(there, {
      ...{ type: 'addCondition', figure: asId('c1'), condition: 'own-doom' as const },
    });
    const { campaign, scenario } = there.game;
    expect(campaign.party.events.city.draw).toContain(902);
    expect(campaign.characters[0]?.quest?.quest).toBe(901);
    expect(scenario?.records[0]?.battleGoal).toBe(901);
    expect(scenario?.sleeves.map(({ type }) => type)).toContain('frost-hound');
  });

  test('are refused by name if the library has another version', async () => {
    await withPacks();
    const { library, folder } = await freshLibrary();
    valueOf(await take(library, { ...winter, edition: '2.0', about: 'Colder.' }));
    expect(await library.importCampaign(await exported())).toEqual({
      ok: false,
      refusal: { code: 'packDiffers', name: 'Frostlands', edition: '2.0', newEdition: '1.0' },
    });
    expect(await campaignsIn(folder)).toEqual([]);
    expect(await packsIn(library)).toEqual(['Frostlands 2.0']);
    // Does what the refusal advises: imports the campaign's version instead.
    valueOf(await take(library, winter, true));
    valueOf(await library.importCampaign(await exported()));
    expect(await packsIn(library)).toEqual(['Frostlands 1.0', 'More Frost']);
  });

  test('that conflict with installed packs are refused with the conflicting field', async () => {
    await withPacks();
    const { library, folder } = await freshLibrary();
    valueOf(await take(library, aPack({ id: asId('ice-age'), name: 'Ice Age' })));
    const refused = await library.importCampaign(await exported());
    expect(refused).toMatchObject({
      refusal: {
        code: 'contentIsWrong',
        problems: [{ path: 'monsters[0].id', of: 'Ice Age' }, {}],
      },
    });
    expect(await campaignsIn(folder)).toEqual([]);
  });

  test('are named if missing, and the import keeps all state', async () => {
    const before = (await withPacks()).game;
    for (const name of ['more-frost', 'frostlands']) {
      const { stamp } = valueOf(await home.packs.open(name));
      valueOf(await home.packs.remove(name, stamp, true));
    }
    const { library } = await freshLibrary();
    const { key } = valueOf(await library.importCampaign(await exported()));
    expect(valueOf(await library.openCampaign(key)).game).toEqual(before);
    expect(await packsIn(library)).toEqual([]);
  });
});
