import { describe, expect, test } from 'vitest';
import { defaultLine, halfLines } from '../../rules/cards/lines/cardLines';
import { findFigure } from '../../rules/figures/figures';
import { id } from '../../ids';
import type { ActiveHalf, Game, Summon } from '../../state';
import { C1, C2, cardTable, commandsOf, G1, G2, heroOf } from '../../testing/cardTable';
import { inTurnOf } from '../../testing/placing';
import { CONTENT, played, tableOf, type PlainCommand } from '../../testing/play';
import { nextAct } from '../round/nextAct';

const SUMMON = id<Summon['id']>('summon-900');

/** A table with a summon on (1, 1), between an ally and two guards. */
function withSummon(ofClass: string, card: number): Game {
  const printed = CONTENT.cardLines(ofClass)?.cards.find(({ id: each }) => each === card);
  const lines = [...(printed?.top ?? []), ...(printed?.bottom ?? [])];
  const summon = lines.find((line) => line.summon)?.summon;
  if (!summon) throw new Error(`${String(card)} summons nothing.`);
  const places = { c1: [0, 1], c2: [1, 2], [G1]: [2, 1], [G2]: [3, 1] } as const;
  const other = CONTENT.classCards(ofClass).find(({ id: each }) => each !== card)?.id ?? 0;
  const game = cardTable({ class: ofClass, cards: [other, other], places });
  const come: PlainCommand = {
    ...{ type: 'addSummon', owner: C1, name: summon.name, colour: 'blue', card },
    ...{ hitPoints: summon.hitPoints, move: summon.move ?? 0, range: summon.range },
    ...{ attack: typeof summon.attack === 'number' ? summon.attack : 0, flying: false },
    ...{ shield: 0, retaliate: 0, attackEffects: [], at: { q: 1, r: 1 } },
  };
  const table = { ...game, scenario: { ...tableOf(game), nextNumber: 900 } };
  return played(table, [come]).game;
}

const attackBy = (game: Game, attacker: string): Game => {
  const turn = { ...game, scenario: inTurnOf(tableOf(game), id(attacker)) };
  const attack = { type: 'beginAttack', attacker, base: 2, ranged: false, range: 1 } as const;
  return played(turn, [{ ...attack, targets: [{ figure: G1, distance: 1 }] }]).game;
};
const modifiersOf = (game: Game) =>
  (tableOf(game).attack?.targets ?? []).flatMap(({ modifiers }) => modifiers);

/** The summon's turn, pressed to its end with the amber button; the first choice is taken. */
function turnPressed(game: Game, lines: string[] = []): Game {
  let now: Game = { ...game, scenario: inTurnOf(tableOf(game), SUMMON) };
  for (let press = 0; press < 9; press += 1) {
    const act = nextAct(tableOf(now), CONTENT);
    if (act.kind === 'endTurn') break;
    if (act.kind === 'playLines') lines.push(...act.lines.map(({ type }) => type));
    const command = 'command' in act ? act.command : 'options' in act && act.options[0]?.command;
    const [target] = tableOf(now).attack?.targets ?? [];
    if (target) {
      const draw: PlainCommand = { type: 'drawForAttack', target: target.figure };
      now = played(now, [draw, { type: 'applyAttack' }]).game;
    } else if (command) now = played(now, [command as PlainCommand]).game;
    else throw new Error(`Nothing to press: ${act.kind}.`);
  }
  return now;
}

const killed = (game: Game): Game =>
  played(game, [{ type: 'sufferDamage', figure: SUMMON, amount: 30, negate: null }]).game;

describe('texts of summons', () => {
  test('[SUMMON-3] an aura raises each attack of an ally beside it, and no other', () => {
    const game = withSummon('two-mini', 505);
    expect(modifiersOf(attackBy(game, C2))).toMatchObject([{ n: 2, source: 'Spirit Banner' }]);
    const gone = played(game, [{ type: 'placeFigure', figure: C2, at: { q: 3, r: 2 } }]).game;
    expect(modifiersOf(attackBy(gone, C2))).toEqual([]);
  });

  test.each([
    ['spellweaver', 80, [G1], 1],
    // A ranged attack on the adjacent guard has disadvantage.
    ['circles', 243, [G1, G2], 2],
  ] as const)(
    '[SUMMON-3] the summon of a card of %s (%i) attacks everyone near when it dies',
    (ofClass, card, targets, drawn) => {
      const dead = killed(withSummon(ofClass, card));
      expect(findFigure(tableOf(dead), SUMMON)).toBeUndefined();
      const act = nextAct(tableOf(dead), CONTENT);
      expect(act).toMatchObject({ kind: 'lastAttack', attacker: SUMMON, targets });
      if (act.kind !== 'lastAttack') throw new Error('No last attack.');
      const begun = played(dead, [act.command as PlainCommand]).game;
      expect(tableOf(begun).attack).toMatchObject({ base: 3, attacker: SUMMON });
      const cards = targets.map((target, index): PlainCommand => {
        const count = index === 0 ? drawn : 1;
        return { type: 'enterForAttack', target, cards: Array.from({ length: count }, () => '+0') };
      });
      const done = played(begun, [...cards, { type: 'applyAttack' }]).game;
      expect(findFigure(tableOf(done), G1)?.hitPoints).toBe(17);
      expect(tableOf(done).lastAttacks).toEqual([]);
    },
  );

  test('[ELEMENT-1] a summon that infuses when it dies makes its element', () => {
    expect(tableOf(killed(withSummon('circles', 243))).infusing).toEqual(['fire']);
    expect(tableOf(killed(withSummon('spellweaver', 80))).infusing).toEqual([]);
  });

  test('[SUMMON-3] the last attack of a summon can be left out', () => {
    const dead = killed(withSummon('spellweaver', 80));
    const after = played(dead, [{ type: 'leaveLastAttack', figure: SUMMON }]).game;
    expect(tableOf(after).lastAttacks).toEqual([]);
  });

  test('[SUMMON-3] a summon heals at the end of its turn, after its attack', () => {
    const game = withSummon('circles', 252);
    const hurt = played(game, [
      { type: 'correctHitPoints', figure: C2, hitPoints: 1 },
      { type: 'correctHitPoints', figure: C1, hitPoints: 19 },
    ]).game;
    const now = turnPressed(hurt);
    expect(findFigure(tableOf(now), C2)?.hitPoints).toBe(3);
  });

  test('[SUMMON-3] its owner attacks from the hex of a summon that stands in for them', () => {
    const game = withSummon('triangles', 469);
    const away = played(game, [{ type: 'placeFigure', figure: C1, at: { q: 0, r: 3 } }]).game;
    const attack = (table: Game) => {
      const line = defaultLine('top');
      const done = commandsOf(table, line, { targets: [G1] });
      if (done.needs !== null) throw new Error(`It asks for ${done.needs}.`);
      return done.commands.find(({ type }) => type === 'beginAttack');
    };
    expect(attack(away)).toMatchObject({ attacker: C1, targets: [{ figure: G1, distance: 1 }] });
    expect(attack(killed(away))).toMatchObject({ targets: [{ figure: G1 }] });
    expect(attack(killed(away))).not.toMatchObject({ targets: [{ distance: 1 }] });
  });

  /** The game with a card of c1 attached to the summon. */
  function withAttached(game: Game, card: number): Game {
    const half = { card, half: 'bottom', lasts: 'persistent', used: 0, on: SUMMON } as const;
    const scenario = tableOf(game);
    const figures = scenario.figures.map((each) =>
      each.id === C1 && each.kind === 'character' ? { ...each, activeHalves: [half] } : each,
    );
    return { ...game, scenario: { ...scenario, figures } };
  }

  test('[TURN-3] an attached card heals the summon at the end of its turn', () => {
    const hurt: PlainCommand = { type: 'correctHitPoints', figure: SUMMON, hitPoints: 1 };
    const game = played(withSummon('envelope-x', 652), [hurt]).game;
    expect(findFigure(tableOf(turnPressed(game)), SUMMON)?.hitPoints).toBe(1);
    const healed = turnPressed(withAttached(game, 643));
    expect(findFigure(tableOf(healed), SUMMON)?.hitPoints).toBe(2);
  });

  test('[TURN-3] an attached card wounds an enemy at the end of the turn, and poisons in attacks', () => {
    const conditions = (game: Game) =>
      findFigure(tableOf(turnPressed(game)), G1)?.conditions.map(({ name }) => name);
    const game = withSummon('envelope-x', 652);
    expect(conditions(game)).toEqual([]);
    expect(conditions(withAttached(game, 646))).toEqual(['wound']);
    expect(conditions(withAttached(game, 639))).toEqual(['poison']);
  });

  test('[SUMMON-3] what allies may do at the end of its turn is named before the turn ends', () => {
    const lines: string[] = [];
    turnPressed(withSummon('envelope-x', 629), lines);
    expect(lines.at(-1)).toBe('ofCard');
  });

  test('[SUMMON-3] every text of a summon is performed, except one of envelope X', () => {
    const texts = CONTENT.classes().flatMap(({ id: ofClass }) =>
      CONTENT.classCards(ofClass).flatMap((card) =>
        (['top', 'bottom'] as const).flatMap((half) =>
          (halfLines(CONTENT.cardLines(ofClass), card.id, half) ?? []).flatMap(({ printed }) => {
            const { onDeath = [], atTurnEnd = [], aura = [] } = printed.summon ?? {};
            return [
              ...onDeath.map(({ type }) => `onDeath ${type}`),
              ...atTurnEnd.map(({ type }) => `atTurnEnd ${type}`),
              ...aura.map(({ type, affects = '' }) => `aura ${type} ${affects}`),
            ];
          }),
        ),
      ),
    );
    const performed = [
      ...['aura buff adjacentAllies', 'aura buff adjacentEnemies', 'aura shield adjacentAllies'],
      ...[
        'aura buff adjacentSummonedAllies',
        'atTurnEnd heal',
        'atTurnEnd damage',
        'onDeath attack',
        'onDeath infuse',
      ],
    ];
    const left = [...new Set(texts)].filter((text) => !performed.includes(text));
    // Its turn names it, and the players carry it out.
    expect(left).toEqual(['atTurnEnd perform']);
  });
});

describe('attacks that players enter', () => {
  function withActive(game: Game, half: ActiveHalf, figure = C1): Game {
    const scenario = tableOf(game);
    const figures = scenario.figures.map((each) =>
      each.id === figure && each.kind === 'character' ? { ...each, activeHalves: [half] } : each,
    );
    return { ...game, scenario: { ...scenario, figures } };
  }
  const song = (card: number) =>
    ({ card, half: 'top', lasts: 'persistent', used: 0 }) as const satisfies ActiveHalf;
  const table = () => cardTable({ class: 'music-note', cards: [351, 352] });

  test('[TURN-3] an entered attack has the bonus of an ally’s song, named by its card', () => {
    const begun = attackBy(withActive(table(), song(374)), C2);
    expect(tableOf(begun).attack?.modifiers).toMatchObject([{ op: 'add', n: 1 }]);
    expect(tableOf(begun).attack?.base).toBe(2);
  });

  test('[TURN-3] an entered attack has the effects of an ally’s song', () => {
    const begun = attackBy(withActive(table(), song(357)), C2);
    expect(tableOf(begun).attack?.effects).toEqual(['wound']);
  });

  test('[TURN-3] an entered attack has the character’s own augment if it is a melee attack', () => {
    const augment = { card: 151, half: 'top', lasts: 'persistent', used: 0 } as const;
    const game = withActive(cardTable({ class: 'mindthief', cards: [150, 152] }), augment);
    const begun = attackBy(game, C1);
    expect(tableOf(begun).attack?.modifiers).toMatchObject([{ op: 'add', n: 2 }]);
    const at = { type: 'beginAttack', attacker: C1, base: 2, ranged: true, range: 3 } as const;
    const shot = played(game, [{ ...at, targets: [{ figure: G1 }] }]).game;
    expect(tableOf(shot).attack?.modifiers).toEqual([]);
  });

  test('[TURN-3] an entered attack without active cards stays as it is entered', () => {
    expect(tableOf(attackBy(table(), C2)).attack).toMatchObject({ modifiers: [], effects: [] });
    expect(heroOf(table()).activeHalves).toEqual([]);
  });
});
