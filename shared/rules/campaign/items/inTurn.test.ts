import { expect, test } from 'vitest';
import { id } from '../../../ids';
import type { Command } from '../../../commands/shapes';
import { party, played } from '../../../testing/play';

const CLOAK = 5;
const POTION = 12;
const MANA = 20;
const WAND = 83;
const SCROLL = 94;
const CURE = 89;

const use = (item: number): Command => ({ type: 'useItem', character: id('c1'), item });

/**
 * The first of two characters has two hit points and uses its items after the commands, during the
 * turn of one of them.
 */
function inTurnOf(acts: 'c1' | 'c2', items: readonly number[], ...then: readonly Command[]) {
  const { game } = played(party(), [
    ...items.map((item) => ({ type: 'gainItem', character: 'c1', item }) as const),
    { type: 'startScenario', scenario: '1', characters: ['c1', 'c2'], level: 1 },
    { type: 'setInitiative', character: 'c1', leading: acts === 'c1' ? 1 : 2, second: null },
    { type: 'setInitiative', character: 'c2', leading: acts === 'c2' ? 1 : 2, second: null },
    { type: 'revealInitiatives' },
    { type: 'correctHitPoints', figure: 'c1', hitPoints: 2 },
    { type: 'startTurn', figure: acts },
  ]);
  const { game: after, events } = played(game, [...then, ...items.map(use)]);
  const { figures, infusing, elements } = after.scenario ?? {};
  return { owner: figures?.find((each) => each.id === id('c1')), infusing, elements, events };
}

test("[ITEM-6] [HEAL-1] an item heals its owner in the owner's turn", () => {
  const { owner, events } = inTurnOf('c1', [POTION]);
  expect(owner?.hitPoints).toBe(5);
  expect(events).toContainEqual(expect.objectContaining({ type: 'healed', restored: 3 }));
});

test('[HEAL-2] a heal from an item only removes poison from a poisoned owner', () => {
  const poison: Command = { type: 'addCondition', figure: id('c1'), condition: 'poison' };
  const { owner } = inTurnOf('c1', [POTION], poison);
  expect(owner).toMatchObject({ hitPoints: 2, conditions: [] });
});

test("[ITEM-6] [DURATION-2] a condition from an item outlasts the owner's turn", () => {
  const { owner } = inTurnOf('c1', [CLOAK]);
  expect(owner?.conditions).toMatchObject([{ name: 'invisible', turnEnds: 2 }]);
});

test('[ITEM-6] [ELEMENT-1] an element from an item becomes strong when the turn ends', () => {
  const { infusing, elements } = inTurnOf('c1', [WAND]);
  expect(infusing).toEqual(['ice']);
  expect(elements).toMatchObject({ ice: 'inert' });
});

test.each([
  ['which element', MANA],
  ['whom', SCROLL],
])('[ITEM-6] without an answer to %s the players carry an item out', (_, item) => {
  const { owner, infusing, events } = inTurnOf('c1', [item]);
  expect(events).toContainEqual(expect.objectContaining({ type: 'itemSaid' }));
  expect(owner).toMatchObject({ hitPoints: 2, conditions: [] });
  expect(infusing).toEqual([]);
});

test('[ITEM-6] [STUN-1] an item is refused in the turn of another figure, and to a stunned owner in any turn', () => {
  expect(() => inTurnOf('c2', [POTION])).toThrow('ownTurn');
  const stun: Command = { type: 'addCondition', figure: id('c1'), condition: 'stun' };
  expect(() => inTurnOf('c1', [POTION], stun)).toThrow('stunned');
  expect(() => inTurnOf('c2', [POTION], stun)).toThrow('stunned');
  const { owner } = inTurnOf('c1', [CURE], stun);
  expect(owner?.conditions).toEqual([]);
});

test('[ITEM-6] players who know better use an item anyway, and carry it out themselves', () => {
  const { game } = played(party(), [
    { type: 'gainItem', character: 'c1', item: POTION },
    { type: 'startScenario', scenario: '1', characters: ['c1', 'c2'], level: 1 },
  ]);
  const { game: next, events } = played(game, [{ ...use(POTION), anyway: true } as Command]);
  expect(events).toMatchObject([{ type: 'itemUsed' }, { type: 'itemSaid', effect: 0 }]);
  expect(next.campaign.characters[0]?.items[0]?.state).toBe('consumed');
});
