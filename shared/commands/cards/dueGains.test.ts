import { describe, expect, test } from 'vitest';
import { halfLines } from '../../rules/cards/lines/cardLines';
import { isAutomaticGain } from '../../rules/cards/dueGains';
import { occasionLines } from '../../rules/cards/lines/occasionLines';
import { findFigure } from '../../rules/figures/figures';
import type { ActiveHalf, Game } from '../../state';
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
import { inTurnOf } from '../../testing/placing';
import { CONTENT, played, tableOf } from '../../testing/play';
import { whyNotLine } from './lines/whyNotLine';

const TRAP = { q: 1, r: 2 };
const places = { c1: [1, 1], [G1]: [2, 2], [G2]: [0, 2] } as const;

function withActive(game: Game, half: ActiveHalf): Game {
  const scenario = tableOf(game);
  const figures = scenario.figures.map((figure) =>
    figure.id === C1 && figure.kind === 'character' ? { ...figure, activeHalves: [half] } : figure,
  );
  return { ...game, scenario: { ...scenario, figures } };
}

/** The guard walks from its hex onto the trap. */
function stepOnTrap(game: Game, figure = G1): Game {
  const turn = { ...game, scenario: inTurnOf(tableOf(game), figure) };
  const move = { type: 'moveFigure', figure, path: [TRAP], movement: 'walk', points: 3 } as const;
  return played(turn, [move]).game;
}

const TRAPS = [
  ['tinkerer', 30, 31],
  ['angry-face', 377, 378],
  ['angry-face', 382, 378],
] as const;

describe('experience that waits for an event', () => {
  test.each(TRAPS)(
    '[EXPERIENCE-6] a trap of a card of %s (%i) gives 2 experience when an enemy springs it',
    (ofClass, card, other) => {
      const game = cardTable({ class: ofClass, cards: [card, other], places });
      const laid = pressed(game, turnLine(game, card, 'top'), { hexes: [TRAP] });
      expect(heroOf(laid).experience).toBe(0);
      const over = played(laid, [{ type: 'endTurn', figure: C1 }]).game;
      const sprung = stepOnTrap(over);
      expect(heroOf(sprung).experience).toBe(2);
      expect(findFigure(tableOf(sprung), G1)?.hitPoints).toBeLessThan(20);
    },
  );

  test('[EXPERIENCE-6] an ally that springs the trap gives no experience', () => {
    const game = cardTable({
      ...{ class: 'tinkerer', cards: [30, 31] },
      places: { c1: [1, 1], c2: [0, 2], [G1]: [3, 1] },
    });
    const laid = pressed(game, turnLine(game, 30, 'top'), { hexes: [TRAP] });
    const sprung = stepOnTrap(laid, C2);
    expect(tableOf(sprung).board?.laid).toEqual([]);
    expect(heroOf(sprung).experience).toBe(0);
  });

  test('[EXPERIENCE-6] the trap damages all enemies beside it', () => {
    const game = cardTable({ class: 'angry-face', cards: [382, 378], places });
    const laid = pressed(game, turnLine(game, 382, 'top'), { hexes: [TRAP] });
    const sprung = stepOnTrap(laid);
    expect(findFigure(tableOf(sprung), G1)?.hitPoints).toBe(17);
    expect(findFigure(tableOf(sprung), G2)?.hitPoints).toBe(18);
  });

  test.each(TRAPS)(
    '[EXPERIENCE-6] the experience of a trap of %s (%i) cannot be pressed on the board',
    (ofClass, card, other) => {
      for (const isOnBoard of [true, false]) {
        const game = cardTable({ class: ofClass, cards: [card, other], isOnBoard });
        const lines = CONTENT.cardLines(ofClass)?.cards.find(({ id }) => id === card)?.top ?? [];
        const index = lines.findIndex(({ type }) => type === 'experience');
        const line = turnLine(game, card, 'top', index);
        const at = { scenario: tableOf(game), content: CONTENT, figure: heroOf(game) };
        const why = whyNotLine(line, { ...at, lasts: 'round', answers: {} });
        expect(why?.code ?? null).toBe(isOnBoard ? 'isAutomatic' : null);
        expect(commandsOf(game, line).needs).toBeNull();
      }
    },
  );

  test('[EXPERIENCE-6] each retaliate of the round gives experience', () => {
    const half = { card: 2, half: 'top', lasts: 'round', used: 0 } as const;
    const game = withActive(cardTable({ class: 'brute', cards: [1, 3] }), half);
    const bonus = { type: 'addBonus', figure: C1, kind: 'retaliate', value: 2, range: 1 } as const;
    const table = played(game, [{ ...bonus, lasts: 'round' }]).game;
    const turn = { ...table, scenario: inTurnOf(tableOf(table), G1) };
    const attack = { type: 'beginAttack', attacker: G1, base: 1, ranged: false, range: 1 } as const;
    const draw = { type: 'enterForAttack', target: C1, cards: ['+0'] } as const;
    const once = [{ ...attack, targets: [{ figure: C1 }] }, draw, { type: 'applyAttack' }] as const;
    const first = played(turn, once).game;
    expect(heroOf(first).experience).toBe(1);
    const again = { ...first, scenario: inTurnOf(tableOf(first), G1) };
    expect(heroOf(played(again, once).game).experience).toBe(2);
  });

  test('[EXPERIENCE-6] a song gives its experience once, at the start of each turn of its owner', () => {
    const songs = CONTENT.classes().flatMap(({ id }) =>
      CONTENT.classCards(id).flatMap((card) =>
        (['top', 'bottom'] as const).flatMap((half) =>
          (halfLines(CONTENT.cardLines(id), card.id, half) ?? []).some(
            ({ printed: { type, actions = [] } }) =>
              type === 'song' && actions.some((action) => isAutomaticGain(action)),
          )
            ? [{ class: id, card: card.id, half }]
            : [],
        ),
      ),
    );
    expect(songs).toHaveLength(12);
    for (const { class: ofClass, card, half } of songs) {
      const lines = halfLines(CONTENT.cardLines(ofClass), card, half) ?? [];
      const pressable = lines.flatMap(occasionLines).map(({ printed }) => printed.type);
      expect(pressable, String(card)).not.toContain('experience');
      const other = CONTENT.classCards(ofClass).find(({ id }) => id !== card)?.id ?? 0;
      const game = withActive(cardTable({ class: ofClass, cards: [other, other] }), {
        ...{ card, half, lasts: 'persistent', used: 0 },
      });
      const scenario = tableOf(game);
      const { phase } = scenario;
      if (phase.name !== 'turns') throw new Error('No turns.');
      const order = phase.order.map((block) => ({
        ...block,
        turns: block.turns.map((turn) => ({ ...turn, state: 'waiting' as const })),
      }));
      const waiting = { ...scenario, phase: { ...phase, order, active: null } };
      const started = played({ ...game, scenario: waiting }, [{ type: 'startTurn', figure: C1 }]);
      expect(heroOf(started.game).experience, String(card)).toBe(1);
    }
  });
});
