import fc from 'fast-check';
import { expect, test } from 'vitest';
import { troubleWithGame } from '../../schemas/game';
import { equipmentOf } from '../../rules/campaign/items/equipment';
import { ownersOf, shopOf } from '../../rules/campaign/items/shop';
import type { CharacterSheet, Game } from '../../state';
import { CONTENT, party } from '../../testing/play';
import { sampled } from '../../testing/randomCommands';
import { expectDistinct, expectSame, expectTrue, frozen } from '../../testing/assertSame';
import { seeded } from '../../testing/seeded';
import { apply } from '../apply';
import { CAMPAIGN_COMMANDS } from './campaignCommands';
import { readCommand, type Command, type CommandType } from '../shapes';

const TYPES = Object.keys(CAMPAIGN_COMMANDS) as CommandType[];

/** A plausible order of steps between scenarios, so that sequences make progress. */
const LIKELY: readonly object[] = [
  { type: 'changeSheet', character: 'c1', gold: 60, experience: 50, checkMarks: 2 },
  { type: 'levelUp', character: 'c1', card: null },
  { type: 'checkPerk', character: 'c1', perk: 2 },
  { type: 'buyItem', character: 'c1', item: 12 },
  { type: 'buyItem', character: 'c2', item: 3 },
  { type: 'retire', character: 'c1', anyway: true },
  { type: 'createCharacter', class: 'brute', name: 'New', level: 1, player: 'Ann' },
  { type: 'startScenario', scenario: '1', characters: ['c1', 'c2'], level: null, anyway: true },
  { type: 'finishScenario', won: true },
  { type: 'leaveScenario' },
];

function commandFor(game: Game, seed: number): Command {
  const random = seeded(seed);
  if (random() < 0.3) {
    const likely = readCommand(LIKELY[Math.floor(random() * LIKELY.length)]);
    if (!likely) throw new Error('A likely command has not the right shape.');
    return likely;
  }
  return sampled(TYPES[Math.floor(random() * TYPES.length)] ?? 'donate', game, random);
}

function checkSheet(sheet: CharacterSheet): void {
  const { name } = sheet;
  expectTrue(sheet.gold >= 0, `${name} owes no gold`);
  expectTrue(sheet.checkMarks <= 18, `${name} has eighteen check marks at most`);
  const boxes = CONTENT.class(sheet.class)?.perks ?? [];
  sheet.perks.forEach((checked, index) => {
    const isBoxed = checked >= 0 && checked <= (boxes[index]?.boxes ?? 0);
    expectTrue(isBoxed, `perk ${String(index)} of ${name} has a box for each tick`);
  });
  expectDistinct(
    sheet.items.map(({ item }) => item),
    `items of ${name}`,
  );
  for (const { used, limit, ...slot } of equipmentOf(sheet, CONTENT)) {
    expectTrue(used <= limit, `${name} wears what there is room for: ${JSON.stringify(slot)}`);
  }
  const counters = sheet.quest?.counters ?? [];
  expectTrue(
    counters.every((count) => count >= 0),
    `the quest of ${name} counts from nothing`,
  );
}

function checkParty({ campaign }: Game): void {
  const { party: now } = campaign;
  expectTrue(Math.abs(now.reputation) <= 20, 'reputation is on its track');
  expectTrue(now.prosperity >= 0, 'prosperity is on its track');
  for (const { stock, item } of shopOf(campaign, CONTENT)) {
    const copies = stock + ownersOf(campaign, item.id).length;
    expectTrue(stock >= 0 && copies <= item.copies, `copies of ${item.name}`);
  }
  for (const { draw, current, removed } of Object.values(now.events)) {
    expectDistinct([...draw, ...removed, ...(current === null ? [] : [current])], 'events');
  }
  expectDistinct(
    campaign.characters.map((sheet) => sheet.class),
    'classes',
  );
}

function stepOn(game: Game, seed: number): Game {
  const command = commandFor(game, seed);
  const result = apply(game, command, seeded(seed), CONTENT);
  if (!result.ok) return game;
  const { next } = result.value;
  frozen(next);
  expectSame(troubleWithGame(next), null, JSON.stringify(command));
  expectSame(JSON.parse(JSON.stringify(next)), next, 'round trip');
  next.campaign.characters.forEach(checkSheet);
  checkParty(next);
  return next;
}

test('campaign invariants hold after random commands between scenarios', () => {
  const seeds = fc.array(fc.nat(), { minLength: 80, maxLength: 150, size: 'max' });
  fc.assert(
    fc.property(seeds, (steps) => {
      steps.reduce(stepOn, frozen(party()));
    }),
    { numRuns: 25 },
  );
});

test('random commands between scenarios cover every campaign command', () => {
  const needed = [
    ...['levelledUp', 'perkChecked', 'itemBought', 'itemSold', 'donated'],
    ...['characterRetired', 'achievementGained', 'eventDrawn', 'designUnlocked'],
  ];
  const reached = new Set<string>();
  const isAll = () => needed.every((type) => reached.has(type));
  for (let group = 0; group < 40 && !isAll(); group += 1) {
    let game = party();
    for (let step = 0; step < 400; step += 1) {
      const seed = group * 1000 + step;
      const result = apply(game, commandFor(game, seed), seeded(seed), CONTENT);
      if (!result.ok) continue;
      for (const event of result.value.events) reached.add(event.type);
      game = result.value.next;
    }
  }
  expect([...reached]).toEqual(expect.arrayContaining(needed));
});
