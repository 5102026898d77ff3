import { describe, expect, test } from 'vitest';
import { figuresAffected } from '../../../rules/cards/affectedFigures';
import {
  halfLines,
  withBonusesOf,
  type CardHalf,
  type HalfLine,
} from '../../../rules/cards/lines/cardLines';
import { id } from '../../../ids';
import { distanceInPlay } from '../../../rules/board/placedFigures';
import type { Character, Game, Scenario } from '../../../state';
import { hex, placed } from '../../../testing/placing';
import { CONTENT, inTurns, played, tableOf } from '../../../testing/play';
import { commandsOfLine } from './lineCommands';
import type { LineAnswers } from './lineAnswers';
import { lineTargets } from './lineTargets';

/** The Brute's turn has begun. */
const game = played(inTurns(), [{ type: 'startTurn', figure: 'c1' }]).game;

const ofClass = (name: string) => (card: number, half: CardHalf, place: number) => {
  const line = halfLines(CONTENT.cardLines(name), card, half)?.[place];
  if (!line) throw new Error('no such line');
  return line;
};
const spellweaverLine = ofClass('spellweaver');
const eclipseLine = ofClass('eclipse');
const lineOf = ofClass('brute');

function brute(scenario: Scenario): Character {
  const found = scenario.figures.find(({ kind }) => kind === 'character');
  if (found?.kind !== 'character') throw new Error('no character');
  return found;
}

function ask(line: HalfLine, answers: LineAnswers = {}, now: Game = game) {
  const scenario = tableOf(now);
  const figure = brute(scenario);
  return commandsOfLine(line, { scenario, content: CONTENT, figure, answers, lasts: 'round' });
}

function does(line: HalfLine, answers: LineAnswers = {}, now: Game = game): Game {
  const asked = ask(line, answers, now);
  if (asked?.needs !== null) throw new Error(`needs ${asked?.needs ?? 'the players'}`);
  return played(now, asked.commands).game;
}

const guard = tableOf(game).figures.find(({ kind }) => kind === 'monster')?.id;
const targets = guard ? [guard] : [];

describe('commandsOfLine', () => {
  test('[TURN-3] an attack starts with all printed values after a target is chosen', () => {
    const attack = lineOf(1, 'top', 0);
    expect(ask(attack)).toMatchObject({ needs: 'targets' });
    expect(tableOf(does(attack, { targets })).attack).toMatchObject({
      base: 3,
      pierce: 2,
      ranged: false,
      targets: [{ figure: guard }],
    });
  });

  test('[ELEMENT-3] a chosen element is consumed first', () => {
    const strong = played(game, [{ type: 'correctElement', element: 'air', state: 'strong' }]).game;
    const next = tableOf(does(lineOf(11, 'top', 0), { targets, offers: [{ offer: 0 }] }, strong));
    expect(next.elements.air).toBe('inert');
    expect(next.attack).toMatchObject({ base: 4, pierce: 1 });
  });

  test('[EXPERIENCE-1] experience is gained, and variable experience is asked for', () => {
    expect(brute(tableOf(does(lineOf(5, 'top', 1)))).experience).toBe(2);
    const perTarget = lineOf(20, 'top', 1);
    expect(ask(perTarget)).toMatchObject({ needs: 'value' });
    expect(brute(tableOf(does(perTarget, { value: 3 }))).experience).toBe(3);
  });

  test('[SHIELD-1] shield, retaliate, heal and elements need no other figure', () => {
    const shielded = brute(tableOf(does(lineOf(8, 'bottom', 0))));
    expect(shielded.bonuses).toMatchObject([{ kind: 'shield', value: 1, lasts: 'round' }]);
    const figure = brute(tableOf(game)).id;
    const healed = does(
      lineOf(2, 'bottom', 0),
      { targets: [figure] },
      played(game, [{ type: 'correctHitPoints', figure, hitPoints: 4 }]).game,
    );
    expect(brute(tableOf(healed)).hitPoints).toBe(6);
    expect(tableOf(does(lineOf(2, 'bottom', 1))).infusing).toContain('earth');
  });

  test('text abilities and moves without the board have no commands', () => {
    expect(ask(lineOf(7, 'bottom', 0))).toEqual({ commands: [], needs: null });
    expect(ask(lineOf(6, 'bottom', 0))).toEqual({ commands: [], needs: null });
  });

  test('a move on the board asks for the path and moves the figure', () => {
    const scenario = placed(tableOf(played(game, [{ type: 'useBoard', inUse: true }]).game), {
      c1: [0, 0],
    });
    const onBoard = { ...game, scenario };
    expect(ask(lineOf(6, 'bottom', 0), {}, onBoard)).toMatchObject({ needs: 'path' });
    const paths = [{ figure: brute(scenario).id, path: [hex([1, 0])] }];
    expect(ask(lineOf(1, 'bottom', 0), { paths }, onBoard)).toMatchObject({
      commands: [{ type: 'moveFigure', movement: 'jump', points: 4 }],
    });
  });
});

describe('additions within an ability', () => {
  test('[ELEMENT-3] additions are asked for after the ability and done before its attack starts', () => {
    const strong = played(game, [
      { type: 'correctElement', element: 'light', state: 'strong' },
    ]).game;
    const torch = spellweaverLine(80, 'top', 0);
    const offers = [{ offer: 0 }];
    const asked = ask(torch, { targets, offers }, strong);
    expect(asked).toMatchObject({ needs: 'targets', within: [0], action: { kind: 'damage' } });
    const answers = { targets, offers, within: [{ targets: [] }] };
    const next = tableOf(does(torch, answers, strong));
    expect(next.attack).toMatchObject({ base: 4 });
    expect(next.elements.light).toBe('inert');
    expect(brute(next).experience).toBe(1);
  });

  test('[TURN-3] a raised number is shown in the label of the ability', () => {
    const [attack, consume] = [0, 1].map((place) => eclipseLine(279, 'top', place));
    if (!attack || !consume) throw new Error('no such line');
    expect(withBonusesOf(attack, []).raised).toBe(0);
    expect(withBonusesOf(attack, [consume])).toMatchObject({
      raised: 1,
      action: { value: Number(attack.printed.value) + 1 },
    });
  });
});

describe('abilities on the map', () => {
  const onBoard = played(game, [{ type: 'useBoard', inUse: true }]).game;
  const { id: figure } = brute(tableOf(onBoard));
  const standing = {
    ...onBoard,
    scenario: placed(tableOf(onBoard), { [figure]: [1, 2] }),
  };

  test('[AREA-2] an area asks for hexes on the board, and for targets without it', () => {
    const sweep = lineOf(3, 'top', 0);
    expect(ask(sweep, {}, standing)).toMatchObject({ needs: 'hexes' });
    expect(ask(sweep, { hexes: [] }, standing)).toMatchObject({ needs: 'targets' });
    expect(ask(sweep, { hexes: [hex([2, 1])] }, standing)).toMatchObject({
      commands: [{ type: 'beginAttack', targets: [], area: { hexes: [hex([2, 1])] } }],
    });
  });

  test('[PUSH-1] a push asks for the target and the path, and does nothing without the board', () => {
    const push = lineOf(5, 'bottom', 1);
    const monster = guard ?? figure;
    expect(ask(push, {}, standing)).toMatchObject({ needs: 'targets' });
    expect(ask(push, { targets }, standing)).toMatchObject({ needs: 'path', mover: monster });
    const byHand = { targets, paths: [{ figure: monster, path: [] }] };
    expect(ask(push, byHand, standing)).toEqual({ needs: null, commands: [] });
  });

  test('[MOVE-7] a push among the effects of an ability asks for the path', () => {
    const held = lineOf(25, 'bottom', 1);
    const monster = guard ?? figure;
    expect(ask(held, { targets }, standing)).toMatchObject({
      ...{ needs: 'path', mover: monster, action: { kind: 'push', value: 1 } },
    });
    const kinds = (path: readonly ReturnType<typeof hex>[]) => {
      const done = ask(held, { targets, paths: [{ figure: monster, path }] }, standing);
      return done.needs === null ? done.commands.map(({ type }) => type) : [];
    };
    expect(kinds([])).toEqual(['addCondition']);
    expect(kinds([hex([4, 1])])).toEqual(['addCondition', 'pushFigure']);
    expect(ask(held, { targets })).toMatchObject({ commands: [{ type: 'addCondition' }] });
  });

  test('[AREA-2] area damage can exclude elites and include the figure itself', () => {
    const line = ofClass('three-spears')(225, 'bottom', 0);
    const at = guard && tableOf(standing).figures.find(({ id }) => id === guard)?.at;
    const hurt = (rank: 'normal' | 'elite') => {
      const scenario = tableOf(standing);
      const figures = scenario.figures.map((each) =>
        each.kind === 'monster' && each.id === guard ? { ...each, rank } : each,
      );
      const ranked = { ...standing, scenario: { ...scenario, figures } };
      const done = ask(line, { hexes: at ? [at] : [] }, ranked);
      return done.needs === null
        ? done.commands.map((each) => ('figure' in each ? each.figure : null))
        : [];
    };
    expect(hurt('normal')).toEqual(['c1', guard]);
    expect(hurt('elite')).toEqual(['c1']);
  });

  test('[HEAL-1] a figure out of range of a heal is listed with the reason', () => {
    const heal = lineOf(2, 'bottom', 0);
    const scenario = placed(tableOf(standing), { c2: [3, 2] });
    if (heal.action?.kind !== 'heal') throw new Error('no heal');
    const options = lineTargets(scenario, CONTENT, brute(scenario), {
      ...heal.action,
      affects: null,
      range: 1,
    });
    expect(options).toMatchObject([
      { figure, why: null },
      { figure: 'c2', why: { code: 'targetOutOfRange', range: 1 } },
    ]);
  });
});

describe('summons of cards', () => {
  test.each(
    CONTENT.classes().flatMap(({ id }) =>
      (CONTENT.cardLines(id)?.cards ?? []).flatMap((card) =>
        (['top', 'bottom'] as const).flatMap((half) =>
          (halfLines(CONTENT.cardLines(id), card.id, half) ?? [])
            .filter(({ action }) => action?.kind === 'summon')
            .map((line) => ({ name: line.printed.summon?.name, line })),
        ),
      ),
    ),
  )('[SUMMON-2] $name comes with its printed numbers', ({ line }) => {
    const { summon } = line.printed;
    const come = tableOf(does(line)).figures.filter(({ kind }) => kind === 'summon');
    expect(come).toHaveLength(summon?.count ?? 1);
    expect(come[0]).toMatchObject({
      name: summon?.name,
      maxHitPoints: summon?.hitPoints,
      move: summon?.move ?? 0,
      range: summon?.range,
      shield: summon?.shield ?? 0,
    });
  });
});

describe('figuresAffected', () => {
  const whole = { range: null } as const;

  test('[RANGE-1] returns figures adjacent or in range on the board, and none without it', () => {
    const id = brute(tableOf(game)).id;
    const asked = { ...whole, affects: 'adjacentEnemies' } as const;
    expect(figuresAffected(tableOf(game), CONTENT, id, asked)).toBeNull();
    const everybody = { ...whole, affects: 'selfAndAllAllies' } as const;
    expect(figuresAffected(tableOf(game), CONTENT, id, everybody)).toEqual(['c1', 'c2']);
    expect(
      figuresAffected(tableOf(game), CONTENT, id, { ...whole, affects: 'oneAdjacentEnemy' }),
    ).toBeNull();
  });

  test('[RANGE-1] finds adjacent enemies by their hexes', () => {
    const onBoard = tableOf(played(game, [{ type: 'useBoard', inUse: true }]).game);
    const [first, ...rest] = onBoard.figures.filter(({ kind }) => kind === 'monster');
    if (!first?.at) throw new Error('no monster is placed');
    const beside = { q: first.at.q + 1, r: first.at.r };
    const apart = Object.fromEntries(rest.map(({ id }) => [id, null]));
    const near = placed(
      { ...onBoard, figures: onBoard.figures.filter(({ id }) => !(id in apart)) },
      { c1: [beside.q, beside.r], c2: [beside.q, beside.r] },
    );
    const asked = { ...whole, affects: 'adjacentEnemies' } as const;
    expect(figuresAffected(near, CONTENT, brute(near).id, asked)).toEqual([first.id]);
  });

  test('[RANGE-1] [LOS-3] leaves out figures in range that are out of sight', () => {
    const rooms = [
      { type: 'useBoard', inUse: true },
      { type: 'revealRoom', room: 2, by: null },
      { type: 'revealRoom', room: 3, by: null },
    ] as const;
    const scenario = tableOf(played(game, rooms).game);
    const range = 6;
    const asked = { range, affects: 'selfAndAlliesInRange' } as const;
    const grid = Array.from({ length: 14 }, (_, index) => index - 2);
    const hexes = grid.flatMap((q) => grid.map((r) => ({ q, r })));
    const seen = new Set<boolean>();
    for (const a of hexes) {
      for (const b of hexes) {
        const table = placed(scenario, { c1: [a.q, a.r], c2: [b.q, b.r] });
        const between = distanceInPlay(table, CONTENT, id('c1'), id('c2'));
        if (!between || between.range === null || between.range > range) continue;
        const affected = figuresAffected(table, CONTENT, id('c1'), asked);
        expect(affected?.includes(id('c2'))).toBe(between.sight.isVisible);
        seen.add(between.sight.isVisible);
      }
    }
    expect([...seen].toSorted()).toEqual([false, true]);
  });
});
