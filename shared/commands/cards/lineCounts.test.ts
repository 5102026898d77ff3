import { describe, expect, test } from 'vitest';
import { halfLines, type CardHalf } from '../../rules/cards/lines/cardLines';
import { findFigure } from '../../rules/figures/figures';
import type { Game } from '../../state';
import {
  C1,
  C2,
  cardTable,
  commandsOf,
  G1,
  G2,
  heroOf,
  pressed,
  turnLine,
} from '../../testing/cardTable';
import { withConditions } from '../../testing/placing';
import { CONTENT, played, tableOf, type PlainCommand } from '../../testing/play';

const at = (q: number, r: number) => ({ q, r });
const attackOf = (game: Game) => tableOf(game).attack;

/** The attack of a line on one target, drawn as +0 and applied. */
function attacked(game: Game, card: number, half: CardHalf, place: number, target = G1): Game {
  const begun = pressed(game, turnLine(game, card, half, place), { targets: [target] });
  return applied(begun);
}

function applied(game: Game): Game {
  const draws = (attackOf(game)?.targets ?? []).map(({ figure: target }): PlainCommand => {
    return { type: 'enterForAttack', target, cards: ['+0'] };
  });
  return played(game, [...draws, { type: 'applyAttack' }]).game;
}

const walk = (game: Game, card: number, half: CardHalf, path: readonly [number, number][]) =>
  pressed(game, turnLine(game, card, half), {
    paths: [{ figure: C1, path: path.map(([q, r]) => at(q, r)) }],
  });

describe('numbers that the table knows', () => {
  test('[TURN-3] an attack counts the hexes moved in the turn', () => {
    const game = cardTable({
      class: 'brute',
      cards: [12, 9],
      places: { c1: [1, 1], [G1]: [2, 2] },
    });
    const moved = walk(game, 9, 'bottom', [[1, 2]]);
    expect(attackOf(pressed(moved, turnLine(moved, 12, 'top'), { targets: [G1] }))?.base).toBe(1);
  });

  test('[TURN-3] an attack within a move counts the hexes of that move', () => {
    const game = cardTable({
      class: 'brute',
      cards: [9, 16],
      places: { c1: [1, 1], [G1]: [2, 2] },
    });
    const moved = walk(game, 16, 'bottom', [[1, 2]]);
    const line = turnLine(moved, 16, 'bottom', 1);
    const done = commandsOf(moved, line, { within: [{ targets: [G1] }] });
    expect(done).toMatchObject({ commands: [{ type: 'beginAttack', base: 1 }] });
  });

  test.each([
    ['top', 320],
    ['bottom', 339],
  ] as const)('[RECOVER-2] the %s of card %i counts lost cards with active ones', (half, card) => {
    const active = { card: 322, half: 'bottom', lasts: 'persistent', used: 0 } as const;
    const game = cardTable({
      ...{ class: 'lightning', cards: [half === 'top' ? card : 321, half === 'top' ? 321 : card] },
      piles: { lost: [324, 325], active: [322] },
    });
    const figures = tableOf(game).figures.map((figure) =>
      figure.kind === 'character' && figure.id === C1
        ? { ...figure, activeHalves: [active] }
        : figure,
    );
    const table = { ...game, scenario: { ...tableOf(game), figures } };
    expect(turnLine(table, card, half).counted).toBe(3);
    const asked = commandsOf(table, turnLine(table, card, half));
    expect(asked.needs).toBe(half === 'top' ? 'targets' : 'path');
  });

  test('[HEAL-1] a heal of all hit points asks for no number', () => {
    const game = cardTable({ class: 'sun', cards: [185, 186] });
    const hurt = played(game, [{ type: 'correctHitPoints', figure: C2, hitPoints: 2 }]).game;
    const after = pressed(hurt, turnLine(hurt, 185, 'top'), { targets: [C2] });
    const ally = findFigure(tableOf(after), C2);
    expect(ally?.hitPoints).toBe(ally?.maxHitPoints);
  });

  test.each([
    [336, 'top', 2],
    [347, 'bottom', 5],
  ] as const)('[TURN-3] card %i (%s) counts the damage suffered before', (card, half, base) => {
    const cards = half === 'top' ? ([card, 321] as const) : ([321, card] as const);
    const game = cardTable({ class: 'lightning', cards });
    const hurt = pressed(game, turnLine(game, card, half), { value: 2 });
    expect(heroOf(hurt).hitPoints).toBe(8);
    const begun = pressed(hurt, turnLine(hurt, card, half, 1), { targets: [G1] });
    expect(attackOf(begun)?.base).toBe(base);
  });

  test('[TURN-3] a move counts the damage suffered before', () => {
    const game = cardTable({ class: 'lightning', cards: [336, 321] });
    const hurt = pressed(game, turnLine(game, 321, 'bottom'), { value: 3 });
    expect(turnLine(hurt, 321, 'bottom', 1).counted).toBe(3);
    expect(commandsOf(hurt, turnLine(hurt, 321, 'bottom', 1))).toMatchObject({
      ...{ needs: 'path', action: { value: 7 } },
    });
  });

  test('[HEAL-1] a heal counts the enemies that the half damaged', () => {
    const places = { c1: [1, 1], [G1]: [2, 1], [G2]: [1, 2] } as const;
    const game = cardTable({ class: 'lightning', cards: [347, 321], places });
    const begun = pressed(game, turnLine(game, 347, 'top'), { targets: [G1, G2] });
    const fought = applied(begun);
    expect(turnLine(fought, 347, 'top', 1).counted).toBe(2);
    const after = pressed(fought, turnLine(fought, 347, 'top', 1));
    expect(heroOf(after).hitPoints).toBe(14);
  });

  test('[EXPERIENCE-1] a half that kills counts the killed', () => {
    const game = cardTable({ class: 'tinkerer', cards: [52, 29] });
    const weak = [G1, G2].map((figure): PlainCommand => {
      return { type: 'correctHitPoints', figure, hitPoints: 4 };
    });
    const table = played(game, weak).game;
    const killed = pressed(table, turnLine(table, 52, 'top'), { targets: [G1, G2], hexes: [] });
    expect(turnLine(killed, 52, 'top', 1).counted).toBe(2);
    expect(heroOf(pressed(killed, turnLine(killed, 52, 'top', 1))).experience).toBe(2);
  });

  test('[EXPERIENCE-1] experience counts the damage that the half dealt', () => {
    const game = cardTable({ class: 'lightning', cards: [330, 321] });
    const fought = attacked(game, 330, 'top', 0);
    expect(turnLine(fought, 330, 'top', 1).counted).toBe(2);
  });

  test('[TURN-3] a move counts the damage that the turn inflicted', () => {
    const game = cardTable({
      class: 'brute',
      cards: [9, 12],
      places: { c1: [1, 1], [G1]: [2, 1] },
    });
    const fought = attacked(game, 9, 'top', 0);
    const lost = 20 - (findFigure(tableOf(fought), G1)?.hitPoints ?? 0);
    expect(lost).toBeGreaterThan(0);
    expect(turnLine(fought, 12, 'bottom').counted).toBe(lost);
  });
});

describe('bonuses that are no choice', () => {
  const NEGATIVE = ['poison', 'wound'] as const;
  const onHurt = (game: Game): Game => ({
    ...game,
    scenario: withConditions(tableOf(game), G1, NEGATIVE),
  });

  test.each([
    ['mindthief', 146, 2, 0],
    ['mindthief', 154, 4, 2],
  ] as const)(
    '[TURN-3] a card of %s (%i) counts the conditions of its target without a press',
    (ofClass, card, n, experience) => {
      const other = ofClass === 'mindthief' ? 148 : 1;
      const game = onHurt(cardTable({ class: ofClass, cards: [card, other], isOnBoard: false }));
      const begun = pressed(game, turnLine(game, card, 'top'), { targets: [G1] });
      expect(attackOf(begun)?.modifiers).toMatchObject([{ op: 'add', n }]);
      expect(heroOf(begun).experience).toBe(experience);
    },
  );

  test('[TURN-3] an attack adds twice the shield of its target without a press', () => {
    const game = cardTable({ class: 'scoundrel', cards: [98, 91] });
    const shield = {
      type: 'addBonus',
      figure: G1,
      kind: 'shield',
      value: 2,
      lasts: 'round',
    } as const;
    const table = played(game, [{ ...shield, range: 1 }]).game;
    const begun = pressed(table, turnLine(table, 98, 'top'), { targets: [G1] });
    expect(attackOf(begun)?.modifiers).toMatchObject([{ op: 'add', n: 4 }]);
  });

  test('[TURN-3] an attack adds 1 for each ally beside its target, and the element replaces it', () => {
    const places = { c1: [1, 1], [G1]: [2, 1], c2: [2, 2] } as const;
    const game = cardTable({ class: 'scoundrel', cards: [97, 91], places });
    const plain = pressed(game, turnLine(game, 97, 'top'), { targets: [G1] });
    expect(attackOf(plain)?.modifiers).toMatchObject([{ op: 'add', n: 1 }]);
    const dark = played(game, [{ type: 'correctElement', element: 'dark', state: 'strong' }]).game;
    const line = turnLine(dark, 97, 'top');
    const boost = line.offers.findIndex((offer) => 'elements' in offer);
    const begun = pressed(dark, line, { targets: [G1], offers: [{ offer: boost }] });
    expect(attackOf(begun)).toMatchObject({ base: 5, modifiers: [] });
    expect(heroOf(begun).experience).toBe(1);
  });

  test('[TURN-3] every bonus of an attack that only counts is applied where its count is known', () => {
    const halves = CONTENT.classes().flatMap(({ id }) =>
      CONTENT.classCards(id).flatMap((card) =>
        (halfLines(CONTENT.cardLines(id), card.id, 'top') ?? []).flatMap(({ printed, ref }) =>
          (printed.bonus ?? []).some(({ per, x, when, cost }) => (per ?? x) && !when && !cost)
            ? [{ class: id, card: card.id, line: ref.line }]
            : [],
        ),
      ),
    );
    expect(halves.length).toBeGreaterThanOrEqual(4);
    for (const { class: ofClass, card, line: place } of halves) {
      const places = { c1: [1, 1], [G1]: [2, 1], c2: [2, 2] } as const;
      const start = onHurt(cardTable({ class: ofClass, cards: [card, card], places }));
      const shield = { type: 'addBonus', figure: G1, kind: 'shield', value: 2, range: 1 } as const;
      const game = played(start, [{ ...shield, lasts: 'round' }]).game;
      const begun = pressed(game, turnLine(game, card, 'top', place), { targets: [G1] });
      expect(attackOf(begun)?.modifiers, `${ofClass} ${String(card)}`).not.toEqual([]);
    }
  });
});
