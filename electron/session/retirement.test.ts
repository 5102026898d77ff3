import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Command } from '#shared/commands/shapes';
import { commandOf, type PlainCommand } from '#shared/testing/play';
import type { Game } from '#shared/state';
import { Library } from '../library/library';
import { rulesFrom } from '../library/gameRules';
import { newCampaign, scratchFolder, valueOf } from '../testing/library';
import type { Session } from './session';

const CONTENT = join(import.meta.dirname, '../../shared/content/data');

let folder: string;
let remove: () => Promise<void>;
let library: Library;
let session: Session;
let requests = 0;

const open = async () =>
  valueOf(
    await Library.open(
      folder,
      rulesFrom(CONTENT, () => 0.5),
    ),
  );
const request = () => `request-${String((requests += 1))}`;

beforeEach(async () => {
  ({ folder, remove } = await scratchFolder());
  library = await open();
  session = await newCampaign(library);
});
afterEach(async () => {
  await library.close();
  await remove();
});

async function restart(): Promise<void> {
  await library.close();
  library = await open();
  session = valueOf(await library.openCampaign('Test'));
}

async function play(...commands: readonly PlainCommand[]): Promise<void> {
  for (const command of commands) {
    const known: Command = commandOf(command);
    valueOf(await session.send(known, request()));
  }
}

const seq = async () => (await session.snapshot()).seq;
const undo = async () => valueOf(await session.undo(await seq(), request()));
const redo = async () => valueOf(await session.redo(await seq(), request()));

/** The parts of a campaign that a retirement changes. */
function partsOf({ campaign }: Game) {
  const { party } = campaign;
  const named = ({ name, gold, items, quest }: (typeof campaign.characters)[number]) =>
    `${name} ${String(gold)} [${items.map(({ item }) => item).join()}] ${quest?.counters.join() ?? ''}`;
  return {
    characters: campaign.characters.map(named),
    retired: campaign.retired.map(named),
    prosperity: party.prosperity,
    classes: party.unlockedClasses,
    envelopes: party.envelopes,
    designs: party.items,
    open: party.marks.map(({ scenario }) => scenario as string),
    milestones: party.milestones,
    retirementEvents: [42, 31].map((card) => party.events.city.draw.includes(card)),
  };
}

const create = (classId: string, name: string, player: string, quest: number): PlainCommand => ({
  ...{ type: 'createCharacter', class: classId, name, level: 1, player, quest },
});

/** Hilda has 20 gold, an item and a finished quest; Nim's quest counts her retirement. */
const READY: readonly PlainCommand[] = [
  create('brute', 'Hilda', 'Ann', 515),
  create('scoundrel', 'Nim', 'Bob', 532),
  { type: 'changeProsperity', by: 3 },
  { type: 'buyItem', character: 'c1', item: 12 },
  { type: 'countQuest', character: 'c1', goal: 0, by: 20 },
];

const HILDA = ['Hilda 20 [12] 20', 'Nim 30 [] 0'];

test('[RETIRE-1] undo and redo of a retirement give back every part of it, also after a restart', async () => {
  await play(...READY, { type: 'retire', character: 'c1' });
  const after = session.game;
  expect(partsOf(after)).toMatchObject({
    characters: ['Nim 30 [] 1'],
    retired: ['Hilda 0 [] 20'],
    ...{ prosperity: 4, classes: ['sun'], envelopes: [], open: [] },
    milestones: ['first retirement'],
    retirementEvents: [true, true],
  });
  await undo();
  const before = session.game;
  expect(partsOf(before)).toMatchObject({
    ...{ characters: HILDA, retired: [], prosperity: 3, classes: [], milestones: [] },
    retirementEvents: [false, false],
  });
  await restart();
  expect(session.game).toEqual(before);
  await redo();
  expect(session.game).toEqual(after);
  await restart();
  expect(session.game).toEqual(after);
  // The new character of the player is undone first, then the retirement.
  await play(create('sun', 'Sol', 'ann', 512));
  expect(session.game.campaign.characters.at(-1)).toMatchObject({ name: 'Sol', extraPerks: 1 });
  await undo();
  await undo();
  expect(session.game).toEqual(before);
});

test.each([
  { box: 'an open box', quest: 515, opened: { type: 'unlockClass', class: 'sun' } },
  { box: 'an open envelope', quest: 513, opened: { type: 'openEnvelope', envelope: 'X' } },
] as const)(
  '[RETIRE-3] undo and redo of a retirement with $box keep the drawn design and side scenario',
  async ({ quest, opened }) => {
    await play(...READY, opened);
    if (quest === 513) await play({ type: 'chooseQuest', character: 'c1', quest });
    for (const [goal, by] of (quest === 513 ? [8, 2] : []).entries()) {
      await play({ type: 'countQuest', character: 'c1', goal, by });
    }
    const before = session.game;
    const drawn = { design: 91, sideScenario: '67' };
    await play({ type: 'retire', character: 'c1', drawn });
    const after = session.game;
    expect(partsOf(after)).toMatchObject({ designs: [{ item: 91, copies: 2 }], open: ['67'] });
    await undo();
    expect(session.game).toEqual(before);
    await restart();
    await redo();
    expect(session.game).toEqual(after);
    // Other cards can be drawn after another undo.
    await undo();
    await play({ type: 'retire', character: 'c1', drawn: { design: 90, sideScenario: '63' } });
    expect(partsOf(session.game)).toMatchObject({
      designs: [{ item: 90, copies: 2 }],
      open: ['63'],
    });
  },
);

test('[RETIRE-3] undo of a retirement that opens an envelope closes it', async () => {
  await play(...READY, { type: 'chooseQuest', character: 'c1', quest: 513 });
  await play({ type: 'countQuest', character: 'c1', goal: 0, by: 8 });
  await play({ type: 'countQuest', character: 'c1', goal: 1, by: 2 });
  await play({ type: 'retire', character: 'c1' });
  expect(session.game.campaign.party.envelopes).toEqual(['X']);
  await undo();
  expect(session.game.campaign.party.envelopes).toEqual([]);
  expect(partsOf(session.game).characters[0]).toBe('Hilda 20 [12] 8,2');
  await redo();
  expect(session.game.campaign.party.envelopes).toEqual(['X']);
});
