import { describe, expect, test } from 'vitest';
import { id } from '../../ids';
import type { Character, Game } from '../../state';
import { inTurns, played, refused, tableOf, type PlainOf } from '../../testing/play';
import { findFigure } from '../figures/figures';

/** On each attack that deals damage: shield 1, with use slots; then the card is lost. */
const WARDING = 7;
/** Shield 1 for the round. */
const BASH = 8;

const begun = played(inTurns(), [{ type: 'startTurn', figure: 'c1' }]).game;

function brute(game: Game): Character {
  return findFigure(tableOf(game), id('c1')) as Character;
}

/** After the turn in which the bottom half of the card was played. */
function playedBottom(
  card: number,
  ...subcommands: NonNullable<PlainOf<'useActiveCard'>['subcommands']>
): Game {
  const line = { kind: 'classCard', card, half: 'bottom', line: 0 };
  return played(begun, [
    { type: 'playLines', figure: 'c1', lines: [{ line, subcommands }] },
    { type: 'endTurn', figure: 'c1' },
  ]).game;
}

const SHIELD = { type: 'addBonus', figure: 'c1', kind: 'shield', value: 1, range: 1 } as const;

describe('active cards', () => {
  test('[TURN-3] [TURN-5] a half that stays active is recorded until its card leaves', () => {
    const game = playedBottom(WARDING);
    expect(brute(game).activeHalves).toEqual([
      { card: WARDING, half: 'bottom', lasts: 'persistent', used: 0 },
    ]);
    const gone = played(game, [{ type: 'letActiveCardGo', figure: 'c1', card: WARDING }]).game;
    expect(brute(gone).activeHalves).toEqual([]);
    expect(refused(gone, { type: 'letActiveCardGo', figure: 'c1', card: WARDING })).toMatchObject({
      code: 'noSuchClassCard',
    });
  });

  test('[EXPERIENCE-1] each use slot gives its experience, and the card leaves after the last one', () => {
    let game = playedBottom(WARDING);
    const use = { type: 'useActiveCard', figure: 'c1', card: WARDING } as const;
    for (let uses = 0; brute(game).activeHalves.length > 0; uses += 1) {
      if (uses > 9) throw new Error('it never leaves');
      game = played(game, [use]).game;
    }
    expect(brute(game).experience).toBeGreaterThan(0);
    expect(refused(game, use)).toMatchObject({ code: 'noSuchClassCard' });
  });

  test("[TURN-3] the effect of a use applies with the use, even in another figure's turn", () => {
    const game = playedBottom(WARDING);
    const guard = tableOf(game).figures.find(({ kind }) => kind === 'monster');
    if (!guard) throw new Error('There is no guard.');
    const attack = {
      ...({ type: 'beginAttack', attacker: 'c1', base: 2, ranged: true, range: null } as const),
      ...{ targets: [{ figure: guard.id }] },
    };
    const use = {
      type: 'useActiveCard',
      figure: 'c1',
      card: WARDING,
      subcommands: [attack],
    } as const;
    const begun = played(game, [use]).game;
    expect(tableOf(begun).attack).toMatchObject({ attacker: 'c1', base: 2, line: null });
    expect(brute(begun).activeHalves).toMatchObject([{ card: WARDING, used: 1 }]);
    expect(refused(begun, { ...use, card: BASH })).toMatchObject({ code: 'noSuchClassCard' });
  });

  test('[ROUND-1] a card that lasts for the round leaves at its end with its shield', () => {
    const game = playedBottom(BASH, { ...SHIELD, lasts: 'round', card: BASH });
    expect(brute(game).activeHalves).toMatchObject([{ card: BASH, lasts: 'round' }]);
    expect(brute(game).bonuses).toMatchObject([{ kind: 'shield', card: BASH }]);
  });

  test('[SUMMON-4] a summon leaves with its card, and the card leaves with its last summon', () => {
    const summon = {
      ...({ type: 'addSummon', owner: 'c1', name: 'Wolf', colour: 'blue', hitPoints: 3 } as const),
      ...{ attack: 1, move: 2, range: 0, shield: 0, retaliate: 0, flying: false },
      ...{ attackEffects: [], at: null, card: WARDING },
    };
    const game = playedBottom(WARDING, summon);
    const wolf = tableOf(game).figures.find(({ kind }) => kind === 'summon');
    expect(wolf).toMatchObject({ card: WARDING });
    const left = played(game, [{ type: 'letActiveCardGo', figure: 'c1', card: WARDING }]).game;
    expect(tableOf(left).figures.some(({ kind }) => kind === 'summon')).toBe(false);
    const fallen = played(game, [{ type: 'removeFigure', figure: wolf?.id }]).game;
    expect(brute(fallen).activeHalves).toEqual([]);
  });

  test('[TURN-3] with counted piles, the card moves from the active pile to its destination', () => {
    const cards = { hand: 4, discard: 0, lost: 0, active: 1 };
    const counted = played(playedBottom(WARDING), [
      { type: 'countCards', figure: 'c1', cards },
      { type: 'letActiveCardGo', figure: 'c1', card: WARDING },
    ]).game;
    expect(brute(counted).cards).toMatchObject({ active: 0, lost: 1 });
  });
});
