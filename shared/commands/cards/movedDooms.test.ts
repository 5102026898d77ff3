import { describe, expect, test } from 'vitest';
import { withDueGains } from '../../rules/cards/dueGains';
import { occasionLines } from '../../rules/cards/lines/occasionLines';
import type { Game } from '../../state';
import {
  asked,
  changed,
  characterOf,
  lineOf,
  MONSTERS,
  plays,
  tableAs,
  withActive,
} from '../../testing/cardTurn';
import { hex } from '../../testing/placing';
import { CONTENT, played, refused, tableOf } from '../../testing/play';
import type { LineAnswers } from './lines/lineAnswers';
import { lineTargets } from './lines/lineTargets';
import { openHexes } from './hexesToChoose';

const [A, B, C] = MONSTERS as [string, string, string];
const PLACES = { c1: [1, 1], [A]: [2, 1], [B]: [2, 2], [C]: [1, 6] } as const;
const doom = (card: number) => ({ card, half: 'bottom', on: A as never }) as const;

/** A is attacked and dies, with these cards in effect. */
function killed(halves: Parameters<typeof withActive>[1]): Game {
  const table = withActive(tableAs('angry-face', PLACES), halves);
  return played(table, [
    {
      type: 'beginAttack',
      attacker: 'c1',
      base: 3,
      ranged: null,
      range: null,
      targets: [{ figure: A }],
    },
    { type: 'changeTarget', figure: A, overrides: { damage: 99 } },
    { type: 'applyAttack' },
  ]).game;
}

const cardsOf = (game: Game) =>
  characterOf(game).activeHalves.map(({ card, on = null, used }) => ({ card, on, used }));

/** The effect of an active card at the moment of death. */
function occasion(game: Game, card: number, half: 'top' | 'bottom') {
  const [line] = occasionLines(lineOf(game, card, half, 0));
  if (!line) throw new Error(`Card ${String(card)} has no such moment.`);
  return line;
}

function uses(game: Game, card: number, half: 'top' | 'bottom', answers: LineAnswers): Game {
  const found = asked(game, occasion(game, card, half), answers);
  if (found.needs !== null) throw new Error(`It asks for ${found.needs}.`);
  const subcommands = [...found.commands] as never;
  return played(game, [{ type: 'useActiveCard', figure: 'c1' as never, card, subcommands }]).game;
}

test('[OWN-5] A doom stays on an enemy whose standee number is corrected', () => {
  const table = withActive(tableAs('angry-face', PLACES), [doom(376)]);
  const correction = { type: 'correctMonster', figure: A, standee: 6 } as const;
  const renamed = A.replace(/\d+$/, '6');
  expect(cardsOf(played(table, [correction]).game)).toMatchObject([{ card: 376, on: renamed }]);
});

describe('dooms of a fallen enemy', () => {
  test('[TURN-3] move to an enemy near its hex by a doom that says so', () => {
    const game = killed([doom(403)]);
    const line = occasion(game, 403, 'bottom');
    expect(asked(game, line)).toMatchObject({ needs: 'targets' });
    if (line.action?.kind !== 'moveDoom') throw new Error('It moves no doom.');
    const all = lineTargets(tableOf(game), CONTENT, characterOf(game), line.action, line.ref);
    expect(all).toMatchObject([
      { figure: B, why: null },
      { figure: C, why: { code: 'targetOutOfRange' } },
    ]);
    const moved = uses(game, 403, 'bottom', { targets: [B as never] });
    expect(cardsOf(moved)).toEqual([{ card: 403, on: B, used: 0 }]);
    const ended = played(moved, [{ type: 'endTurn', figure: 'c1' }]).game;
    expect(cardsOf(ended)).toEqual([{ card: 403, on: B, used: 0 }]);
  });

  test('[TURN-3] move by a card with circles, which marks one', () => {
    const game = killed([{ card: 383, half: 'top' }, doom(376)]);
    expect(cardsOf(game)).toMatchObject([{ card: 383 }, { card: 376, on: A }]);
    const moved = uses(game, 383, 'top', { targets: [B as never] });
    expect(cardsOf(moved)).toEqual([
      { card: 383, on: null, used: 1 },
      { card: 376, on: B, used: 0 },
    ]);
  });

  test('[TURN-3] leave together if there are two on one enemy', () => {
    // Two dooms may be active with this card.
    const both = killed([{ card: 397, half: 'top' }, doom(376), doom(377)]);
    expect(cardsOf(both).filter(({ on }) => on !== null)).toEqual([]);
  });

  test('[TURN-3] leave with the turn if nobody moves them, and at once if no card can', () => {
    const game = killed([{ card: 383, half: 'top' }, doom(376)]);
    const ended = played(game, [{ type: 'endTurn', figure: 'c1' }]).game;
    expect(cardsOf(ended)).toEqual([{ card: 383, on: null, used: 0 }]);
    expect(cardsOf(killed([doom(376)]))).toEqual([]);
  });

  test('[TURN-3] send their owner to the hex of the death', () => {
    const game = killed([doom(378)]);
    const line = occasion(game, 378, 'bottom');
    const wanted = { action: line.action, line };
    expect(openHexes(tableOf(game), CONTENT, characterOf(game), wanted)).toEqual([hex([2, 1])]);
    const gone = uses(game, 378, 'bottom', { hexes: [hex([2, 1])] });
    expect(characterOf(gone).at).toEqual(hex([2, 1]));
  });
});

test('[TURN-3] a doom hurts its enemy at the start of that enemy’s turn, and counts for its owner', () => {
  const table = withActive(tableAs('angry-face', PLACES), [doom(380)]);
  const hit = (hitPoints: number) => {
    const weak = changed(table, A, { hitPoints });
    const started = { type: 'turnStarted', figure: A as never } as const;
    const before = tableOf(weak);
    return withDueGains(before, { next: before, events: [started] }, CONTENT);
  };
  const hurt = hit(5);
  expect(hurt.next.figures.find(({ id }) => (id as string) === A)?.hitPoints).toBe(3);
  const dead = hit(2);
  expect(dead.next.figures.some(({ id }) => (id as string) === A)).toBe(false);
  expect(dead.events).toContainEqual(expect.objectContaining({ type: 'died', killer: 'c1' }));
  expect(occasionLines(lineOf(table, 380, 'bottom', 0))).toEqual([]);
});

describe('an ability that moves dooms', () => {
  const table = withActive(tableAs('angry-face', PLACES), [doom(376)]);
  const line = lineOf(table, 406, 'bottom', 1);

  test('[TURN-3] puts all of them on an enemy in range', () => {
    const moved = plays(table, line, { targets: [B as never] });
    expect(cardsOf(moved)).toEqual([{ card: 376, on: B, used: 0 }]);
  });

  test('[TURN-3] moves those of the same turn, too', () => {
    const begun = tableAs('angry-face', PLACES);
    const doomed = plays(begun, lineOf(begun, 376, 'bottom', 0), { targets: [A as never] });
    const moved = plays(doomed, lineOf(doomed, 406, 'bottom', 1), { targets: [B as never] });
    const ended = played(moved, [{ type: 'endTurn', figure: 'c1' }]).game;
    expect(cardsOf(ended)).toEqual([{ card: 376, on: B, used: 0 }]);
  });

  test('[TURN-3] changes nothing without a doom', () => {
    const none = tableAs('angry-face', PLACES);
    expect(asked(none, lineOf(none, 406, 'bottom', 1))).toMatchObject({ commands: [] });
  });

  test('[TURN-3] refuses cards that doom nobody, and allies as their target', () => {
    const move = (cards: number[], to: string) =>
      refused(table, { type: 'moveDooms', figure: 'c1' as never, cards, to: to as never });
    expect(move([377], B)).toEqual({ code: 'noSuchClassCard', card: 377 });
    expect(move([376], 'c1')).toEqual({ code: 'targetIsAlly', figure: 'c1' });
    expect(move([376], 'nobody')).toEqual({ code: 'noSuchFigure', figure: 'nobody' });
  });
});
