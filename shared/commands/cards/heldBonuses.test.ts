import { describe, expect, test } from 'vitest';
import { defaultLine, halfLines, type HalfLine } from '../../rules/cards/lines/cardLines';
import { offersInEffect } from '../../rules/cards/offersInEffect';
import { findFigure } from '../../rules/figures/figures';
import { id, type FigureId } from '../../ids';
import type { ActiveHalf, Character, Game } from '../../state';
import { onlyWith, placed, withConditions } from '../../testing/placing';
import { CONTENT, inTurns, played, tableOf, type PlainCommand } from '../../testing/play';
import { commandsOfLine } from './lines/lineCommands';
import type { LineAnswers } from './lines/lineAnswers';

/** The Scoundrel's turn has begun, with the board. */
const begun = played(inTurns([90, 10]), [
  { type: 'useBoard', inUse: true },
  { type: 'startTurn', figure: 'c2' },
]).game;
const guards = tableOf(begun)
  .figures.filter(({ kind }) => kind === 'monster')
  .map((figure) => figure.id);
const [TARGET, OTHER] = guards as [FigureId, FigureId];
const SCOUNDREL: FigureId = id('c2');

type Places = Parameters<typeof placed>[1];
const ALONE: Places = { c2: [1, 1], [TARGET]: [2, 1], c1: null, [OTHER]: null };
const FLANKED: Places = { ...ALONE, c1: [2, 2] };

/** The table with these figures and no others, each on its hex. */
function at(places: Places): Game {
  const there = Object.keys(places).filter((each) => places[each]);
  return { ...begun, scenario: placed(onlyWith(tableOf(begun), there), places) };
}

function lineOf(card: number, half: 'top' | 'bottom' = 'top') {
  const line = halfLines(CONTENT.cardLines('scoundrel'), card, half)?.[0];
  if (!line) throw new Error('no such line');
  return line;
}

const rogueOf = (game: Game) => findFigure(tableOf(game), SCOUNDREL) as Character;

/** The attack of a card's line has begun, with the table's own command. */
function attacked(
  card: number,
  game: Game,
  answers: LineAnswers = {},
  line: HalfLine = lineOf(card),
): Game {
  const scenario = tableOf(game);
  const asked = { targets: [TARGET], ...answers };
  const doing = { scenario, content: CONTENT, lasts: 'round', answers: asked } as const;
  const done = commandsOfLine(line, { ...doing, figure: rogueOf(game) });
  if (done.needs !== null) throw new Error(`needs ${done.needs}`);
  const subcommands = [...done.commands] as never;
  return played(game, [
    { type: 'playLines', figure: 'c2', lines: [{ line: line.ref, subcommands }] },
  ]).game;
}

const attackOf = (game: Game) => tableOf(game).attack;
const BACKSTAB = 91;

describe('bonuses of active cards decided by the board', () => {
  test('[TURN-3] an ally adjacent to the target adds the bonus, its experience and its source', () => {
    const flanked = attacked(89, at(FLANKED));
    expect(attackOf(flanked)).toMatchObject({
      base: 3,
      modifiers: [{ op: 'add', n: 2, source: 'Flanking Strike' }],
    });
    expect(rogueOf(flanked).experience).toBe(1);
    const alone = attacked(89, at(ALONE));
    expect(attackOf(alone)).toMatchObject({ base: 3, modifiers: [] });
    expect(rogueOf(alone).experience).toBe(0);
  });

  test('[TURN-3] each of two bonuses has its own condition', () => {
    const both = attacked(BACKSTAB, at(FLANKED));
    expect(attackOf(both)?.modifiers.map(({ n }) => n)).toEqual([2, 2]);
    expect(rogueOf(both).experience).toBe(2);
    const oneOnly = attacked(BACKSTAB, at({ ...FLANKED, [OTHER]: [3, 1] }));
    expect(attackOf(oneOnly)?.modifiers.map(({ n }) => n)).toEqual([2]);
    const none = attacked(BACKSTAB, at({ ...ALONE, [OTHER]: [3, 1] }));
    expect(attackOf(none)).toMatchObject({ base: 3, modifiers: [] });
  });

  test('[TURN-3] a bonus condition becomes a condition of the attack', () => {
    expect(attackOf(attacked(100, at(FLANKED)))?.effects).toEqual(['wound']);
    expect(attackOf(attacked(100, at(ALONE)))?.effects).toEqual([]);
  });

  test('[TURN-3] a bonus chosen by players counts once, even if the board disagrees', () => {
    const offers = [{ offer: 0 }];
    for (const places of [FLANKED, ALONE]) {
      const taken = attacked(89, at(places), { offers });
      expect(attackOf(taken)).toMatchObject({ base: 5, modifiers: [] });
      expect(rogueOf(taken).experience).toBe(1);
    }
  });

  test('[TURN-3] an entered value includes bonuses, but not their experience', () => {
    const told = attacked(89, at(FLANKED), { base: 7 });
    expect(attackOf(told)).toMatchObject({ base: 7, modifiers: [] });
    expect(rogueOf(told).experience).toBe(1);
    const asPrinted = attacked(89, at(FLANKED), { base: 3 });
    expect(attackOf(asPrinted)).toMatchObject({ modifiers: [{ n: 2 }] });
  });

  test('[ELEMENT-3] an element is not consumed without asking', () => {
    const shadows = attacked(110, at(FLANKED));
    expect(attackOf(shadows)).toMatchObject({ base: 4, modifiers: [] });
  });

  test('[TURN-3] conditions about the figure itself are decided before asking, also for moves', () => {
    const [hobbling] = halfLines(CONTENT.cardLines('lightning'), 333, 'bottom') ?? [];
    if (!hobbling) throw new Error('no such line');
    const reach = (hitPoints: number) => {
      const scenario = tableOf(at(ALONE));
      const figure = { ...rogueOf(at(ALONE)), hitPoints };
      const doing = { scenario, content: CONTENT, lasts: 'round', answers: {} } as const;
      return commandsOfLine(hobbling, { ...doing, figure });
    };
    expect(reach(8)).toMatchObject({ needs: 'path', action: { kind: 'move', value: 3 } });
    expect(reach(3)).toMatchObject({ needs: 'path', action: { kind: 'move', value: 5 } });
  });

  test('[TURN-3] without the board players decide', () => {
    const game = at(FLANKED);
    const off = played(game, [{ type: 'useBoard', inUse: false }]).game;
    expect(attackOf(attacked(89, off))).toMatchObject({ base: 3, modifiers: [] });
    const unplaced = { ...game, scenario: placed(tableOf(game), { [TARGET]: null }) };
    expect(attackOf(attacked(89, unplaced))).toMatchObject({ modifiers: [] });
  });
});

describe('bonuses of active cards in an attack', () => {
  /** The game with a card in effect before the Scoundrel. */
  function inEffect(game: Game, half: Pick<ActiveHalf, 'card' | 'half'>): Game {
    const { figures } = tableOf(game);
    const active = { ...half, lasts: 'persistent', used: 0 } as const;
    const scenario = {
      ...tableOf(game),
      figures: figures.map((figure) =>
        figure.id === SCOUNDREL && figure.kind === 'character'
          ? { ...figure, activeHalves: [active] }
          : figure,
      ),
    };
    return { ...game, scenario };
  }
  const CRIPPLING_POISON = { card: 108, half: 'top' } as const;
  const SINGLE_OUT = { card: 88, half: 'bottom' } as const;

  test('[TURN-3] each target has its own bonuses, added targets included', () => {
    const game = inEffect(at({ ...ALONE, [OTHER]: [1, 2] }), CRIPPLING_POISON);
    const poisoned = withConditions(tableOf(game), TARGET, ['poison']);
    const next = attacked(89, { ...game, scenario: poisoned });
    expect(attackOf(next)?.targets[0]?.modifiers).toMatchObject([
      { op: 'add', n: 2, source: 'Crippling Poison' },
    ]);
    const add: PlainCommand = { type: 'addTarget', target: { figure: OTHER } };
    expect(attackOf(played(next, [add]).game)?.targets[1]?.modifiers).toEqual([]);
    const both = withConditions(poisoned, OTHER, ['poison']);
    const after = played(attacked(89, { ...game, scenario: both }), [add]).game;
    expect(attackOf(after)?.targets[1]?.modifiers).toMatchObject([{ n: 2 }]);
  });

  /** The attack of a line as its turn offers it, off the board. */
  function attackedWith(
    half: Pick<ActiveHalf, 'card' | 'half'>,
    answers: LineAnswers = {},
    line = lineOf(89),
  ) {
    const held = inEffect(at(ALONE), half);
    const game = played(held, [{ type: 'useBoard', inUse: false }]).game;
    const more = offersInEffect(tableOf(game), CONTENT, rogueOf(game), line);
    const offered = { ...line, offers: [...line.offers, ...more] };
    return attackOf(attacked(89, game, answers, offered));
  }

  test('[TURN-3] unconditional bonuses are in every attack, also without the board', () => {
    expect(attackedWith({ card: 104, half: 'bottom' })?.modifiers).toEqual([]);
    expect(attackedWith({ card: 104, half: 'bottom' })?.advantage).toBe(1);
    const byAny = attackedWith({ card: 104, half: 'bottom' }, {}, defaultLine('top'));
    expect(byAny).toMatchObject({ base: 2, advantage: 1 });
    expect(attackedWith({ card: 115, half: 'top' })?.effects).toEqual(['poison', 'wound']);
    const told = attackedWith({ card: 115, half: 'top' }, { base: 7 });
    expect(told).toMatchObject({ base: 7, effects: ['poison', 'wound'] });
    expect(attackedWith(CRIPPLING_POISON)).toMatchObject({ base: 3, modifiers: [] });
    expect(attackedWith(SINGLE_OUT)).toMatchObject({ base: 3, modifiers: [] });
  });

  test('[TURN-3] bonuses with use slots are left to the players', () => {
    const game = inEffect(at(ALONE), SINGLE_OUT);
    const next = attacked(89, game);
    expect(attackOf(next)?.targets[0]?.modifiers).toEqual([]);
    expect(rogueOf(next).activeHalves).toMatchObject([{ used: 0 }]);
  });

  test('[TURN-3] an entered value gets no bonus', () => {
    const game = inEffect(at(ALONE), CRIPPLING_POISON);
    const poisoned = { ...game, scenario: withConditions(tableOf(game), TARGET, ['poison']) };
    const told = attacked(89, poisoned, { base: 7 });
    expect(attackOf(told)?.targets[0]?.modifiers).toEqual([]);
  });
});
