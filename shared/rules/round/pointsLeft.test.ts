import { describe, expect, test } from 'vitest';
import { id, type AbilityDeckId } from '../../ids';
import type { Game } from '../../state';
import { CONTENT, inScenario, played, tableOf } from '../../testing/play';
import { monstersOf } from '../figures/figures';
import { pointsLeft } from './pointsLeft';

const CARDS = CONTENT.abilityDeck(id<AbilityDeckId>('guard'))?.cards ?? [];
const chosen = ['c1', 'c2'].map((character, index) => {
  return { type: 'setInitiative', character, leading: 10 + 80 * index, second: null } as const;
});

/** The points of the first guard, with or without a card that has a move. */
function guardsPoints(isMove: boolean): readonly [now: number | null, printed: number] {
  const card = CARDS.find(({ actions }) => actions.some(({ type }) => type === 'move') === isMove);
  const enter = { type: 'enterAbilityCard', deck: 'guard', card: card?.id ?? 0 } as const;
  const game = played(inScenario(), [enter, ...chosen, { type: 'revealInitiatives' }]).game;
  return [pointsOf(game), pointsOf(inScenario()) ?? 0];
}

function pointsOf(game: Game): number | null {
  const guard = monstersOf(tableOf(game)).find(({ type }) => (type as string) === 'bandit-guard');
  if (!guard) throw new Error('There is no guard.');
  return pointsLeft(tableOf(game), CONTENT, guard, game.campaign.characters);
}

describe('movement points of a monster', () => {
  test('[MONSTER-1] are zero in a round whose card has no move', () => {
    const [now, printed] = guardsPoints(false);
    expect(printed).toBeGreaterThan(0);
    expect(now).toBe(0);
  });

  test('[MONSTER-1] are those of its card, or of its type without a card', () => {
    const [now, printed] = guardsPoints(true);
    expect(printed).toBeGreaterThan(0);
    expect(now).toBeGreaterThan(0);
  });
});
