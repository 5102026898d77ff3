import fc from 'fast-check';
import { expect, test } from 'vitest';
import { troubleWithGame } from '../../gameSchema';
import { equipmentOf } from '../../rules/campaign/equipment';
import { ownersOf, shopOf } from '../../rules/campaign/shop';
import type { CharacterSheet, Game } from '../../state';
import { CONTENT, party } from '../../testing/play';
import { sampled } from '../../testing/randomCommands';
import { seeded } from '../../testing/scripted';
import { apply } from '../apply';
import { CAMPAIGN_SHAPES } from './campaignShapes';
import { readCommand, type Command, type CommandType } from '../shapes';

const TYPES = Object.keys(CAMPAIGN_SHAPES) as CommandType[];

/** What a group does between scenarios, so that sequences get somewhere. */
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
  expect(sheet.gold).toBeGreaterThanOrEqual(0);
  expect(sheet.checkMarks).toBeLessThanOrEqual(18);
  const boxes = CONTENT.class(sheet.class)?.perks ?? [];
  sheet.perks.forEach((checked, index) => {
    expect(checked).toBeGreaterThanOrEqual(0);
    expect(checked).toBeLessThanOrEqual(boxes[index]?.boxes ?? 0);
  });
  const numbers = sheet.items.map((owned) => owned.item);
  expect(new Set(numbers).size).toBe(numbers.length);
  for (const { used, limit } of equipmentOf(sheet, CONTENT)) {
    expect(used).toBeLessThanOrEqual(limit);
  }
  expect((sheet.quest?.counters ?? []).every((count) => count >= 0)).toBe(true);
}

function checkParty({ campaign }: Game): void {
  const { party: now } = campaign;
  expect(Math.abs(now.reputation)).toBeLessThanOrEqual(20);
  expect(now.prosperity).toBeGreaterThanOrEqual(0);
  for (const { stock, item } of shopOf(campaign, CONTENT)) {
    expect(stock).toBeGreaterThanOrEqual(0);
    expect(stock + ownersOf(campaign, item.id).length).toBeLessThanOrEqual(item.copies);
  }
  for (const { draw, current, removed } of Object.values(now.events)) {
    const cards = [...draw, ...removed, ...(current === null ? [] : [current])];
    expect(new Set(cards).size).toBe(cards.length);
  }
  const classes = campaign.characters.map((sheet) => sheet.class);
  expect(new Set(classes).size).toBe(classes.length);
}

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) frozen(part);
  return value;
}

function stepOn(game: Game, seed: number): Game {
  const command = commandFor(game, seed);
  const result = apply(game, command, seeded(seed), CONTENT);
  if (!result.ok) return game;
  const { next } = result.value;
  frozen(next);
  expect(troubleWithGame(next), JSON.stringify(command)).toBeNull();
  expect(JSON.parse(JSON.stringify(next)), 'round trip').toEqual(next);
  next.campaign.characters.forEach(checkSheet);
  checkParty(next);
  return next;
}

test('what must hold between scenarios holds after any sequence of commands', () => {
  const seeds = fc.array(fc.nat(), { minLength: 80, maxLength: 150, size: 'max' });
  fc.assert(
    fc.property(seeds, (steps) => {
      steps.reduce(stepOn, frozen(party()));
    }),
    { numRuns: 25 },
  );
});

test('random sequences between scenarios reach every part', () => {
  const reached = new Set<string>();
  for (let group = 0; group < 10; group += 1) {
    let game = party();
    for (let step = 0; step < 400; step += 1) {
      const seed = group * 1000 + step;
      const result = apply(game, commandFor(game, seed), seeded(seed), CONTENT);
      if (!result.ok) continue;
      for (const event of result.value.events) reached.add(event.type);
      game = result.value.next;
    }
  }
  const needed = ['levelledUp', 'perkChecked', 'itemBought', 'itemSold', 'itemUsed', 'donated'];
  const also = ['characterRetired', 'achievementGained', 'eventDrawn', 'designUnlocked'];
  expect([...reached]).toEqual(expect.arrayContaining([...needed, ...also]));
});
