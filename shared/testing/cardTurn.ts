/**
 * A character of any class in its turn, and helpers that perform its abilities as the screens do.
 */
import { commandsOfLine } from '../commands/cards/lines/lineCommands';
import type { LineAnswers } from '../commands/cards/lines/lineAnswers';
import type { FigureId } from '../ids';
import type { CardHalf, HalfLine } from '../rules/cards/lines/cardLines';
import { halfLines } from '../rules/cards/lines/cardLines';
import { withChains } from '../rules/cards/lines/chains';
import { offersInEffect } from '../rules/cards/offersInEffect';
import { findFigure } from '../rules/figures/figures';
import { turnOf } from '../rules/order/playedLines';
import type { ActiveHalf, Character, Figure, Game } from '../state';
import { onlyWith, placed } from './placing';
import { CONTENT, inTurns, played, tableOf, type PlainCommand } from './play';

const OWNER = 'c1' as FigureId;
type Places = Parameters<typeof placed>[1];

const started = played(inTurns(), [
  { type: 'useBoard', inUse: true },
  { type: 'startTurn', figure: OWNER },
]).game;

/** Monsters of the scenario, in order. */
export const MONSTERS: string[] = tableOf(started).figures.flatMap(({ kind, id }) =>
  kind === 'monster' ? [id] : [],
);

/** The turn of c1 of a class, with only these figures on the board. */
export function tableAs(name: string, places: Places): Game {
  const game = changed(started, OWNER, { class: name } as never);
  const left = onlyWith(tableOf(game), Object.keys(places));
  return { ...game, scenario: placed(left, places) };
}

/** Changes fields of a figure. */
export function changed(game: Game, id: string, change: Partial<Figure>): Game {
  const scenario = tableOf(game);
  const figures = scenario.figures.map((each) =>
    each.id === id ? ({ ...each, ...change } as Figure) : each,
  );
  return { ...game, scenario: { ...scenario, figures } };
}

/** Sets the active halves of a character. */
export function withActive(
  game: Game,
  halves: readonly (Pick<ActiveHalf, 'card' | 'half'> & Partial<ActiveHalf>)[],
  id: string = OWNER,
): Game {
  const activeHalves = halves.map((each) => ({ lasts: 'persistent' as const, used: 0, ...each }));
  return changed(game, id, { activeHalves } as never);
}

export function characterOf(game: Game, id: string = OWNER): Character {
  const found = findFigure(tableOf(game), id as FigureId);
  if (found?.kind !== 'character') throw new Error(`no character ${id}`);
  return found;
}

export function figureOf(game: Game, id: string): Figure {
  const found = findFigure(tableOf(game), id as FigureId);
  if (!found) throw new Error(`no figure ${id}`);
  return found;
}

/** An ability of c1's class with its offers in the current turn. */
export function lineOf(game: Game, card: number, half: CardHalf, place: number): HalfLine {
  const scenario = tableOf(game);
  const owner = characterOf(game);
  const printed = halfLines(CONTENT.cardLines(owner.class), card, half) ?? [];
  const line = withChains(printed, turnOf(scenario.phase, owner.id))[place];
  if (!line) throw new Error('no such line');
  return {
    ...line,
    offers: [...line.offers, ...offersInEffect(scenario, CONTENT, owner, line)],
  };
}

type Lines = Extract<PlainCommand, { readonly type: 'playLines' }>;

/** The command of an ability, or the question it asks. */
export function asked(game: Game, line: HalfLine, answers: LineAnswers = {}) {
  const figure = characterOf(game);
  const table = { scenario: tableOf(game), content: CONTENT, figure, lasts: 'round' } as const;
  return commandsOfLine(line, { ...table, answers });
}

/** The command that plays an ability whose questions are answered. */
export function commandFor(game: Game, line: HalfLine, answers: LineAnswers = {}): Lines {
  const found = asked(game, line, answers);
  if (found.needs !== null) throw new Error(`needs ${found.needs}`);
  const offers = (answers.offers ?? []).map(({ offer }) => offer);
  const notes = {
    ...(found.on !== undefined && { on: found.on }),
    ...(offers.length > 0 && { offers }),
  };
  const subcommands = [...found.commands] as never;
  return { type: 'playLines', figure: OWNER, lines: [{ line: line.ref, subcommands, ...notes }] };
}

/** Plays an ability. */
export function plays(game: Game, line: HalfLine, answers: LineAnswers = {}): Game {
  return played(game, [commandFor(game, line, answers)]).game;
}

/** Applies the attack with a +0 on every target. */
export function struck(game: Game): Game {
  const targets = tableOf(game).attack?.targets ?? [];
  return played(game, [
    ...targets.map(({ figure }): PlainCommand => {
      return { type: 'changeTarget', figure, overrides: { damage: 1 } };
    }),
    { type: 'applyAttack' },
  ]).game;
}
