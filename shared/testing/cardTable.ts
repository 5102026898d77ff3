/** A set-up for the cards of one class: its character c1 acts, next to an ally and two guards. */
import { commandsOfLine } from '../commands/cards/lines/lineCommands';
import type { LineAnswers } from '../commands/cards/lines/lineAnswers';
import { id, type FigureId } from '../ids';
import type { CardHalf, HalfLine } from '../rules/cards/lines/cardLines';
import { cardsInTurn, type TurnHalfLine } from '../rules/cards/playedCards';
import { newPiles } from '../rules/figures/hand/cardPiles';
import { findFigure } from '../rules/figures/figures';
import type { CardPiles, Character, CharacterSheet, Figure, Game, Scenario } from '../state';
import { aMonster } from './builders';
import { onlyWith, placed } from './placing';
import { CONTENT, inTurns, played, tableOf, type PlainCommand } from './play';

export const C1: FigureId = id('c1');
export const C2: FigureId = id('c2');
export const G1: FigureId = id('bandit-guard-1');
export const G2: FigureId = id('bandit-guard-2');

interface Setting {
  readonly class: string;
  /** The cards of the turn: the top of the first, the bottom of the second. */
  readonly cards: readonly [number, number];
  readonly places?: Parameters<typeof placed>[1];
  readonly isOnBoard?: boolean;
  readonly piles?: Partial<CardPiles>;
  /** The class of the ally. */
  readonly ally?: string;
}

const PLACES = { c1: [1, 1], c2: [1, 2], [G1]: [2, 1], [G2]: [3, 1] } as const;

/** The turn of c1 with these two cards, tracked by name. Guards have 20 hit points. */
export function cardTable({ isOnBoard = true, places = PLACES, ...setting }: Setting): Game {
  const begun = played(inTurns([10, 90]), [
    { type: 'useBoard', inUse: isOnBoard },
    { type: 'startTurn', figure: C1 },
  ]).game;
  const scenario = onlyWith(tableOf(begun), [C1, C2]);
  const guards = [1, 2].map((standee) =>
    aMonster({ type: id('bandit-guard'), standee, hitPoints: 20, maxHitPoints: 20 }),
  );
  const figures = [...scenario.figures.map((each) => asClass(each, setting)), ...guards];
  const table = placed({ ...scenario, figures }, isOnBoard ? places : {});
  const characters = begun.campaign.characters.map((sheet): CharacterSheet =>
    sheet.id === (C1 as string) ? { ...sheet, class: id(setting.class), level: 9 } : sheet,
  );
  return { ...begun, campaign: { ...begun.campaign, characters }, scenario: table };
}

function asClass(figure: Figure, { class: ofClass, cards, piles, ally }: Setting): Figure {
  if (figure.kind !== 'character') return figure;
  if (figure.id !== C1) return ally === undefined ? figure : { ...figure, class: id(ally) };
  const [leading, second] = cards.map(
    (card) => CONTENT.classCards(ofClass).find((each) => each.id === card)?.initiative ?? 1,
  ) as [number, number];
  return {
    ...figure,
    ...{ class: id(ofClass), level: 9, hitPoints: 10, maxHitPoints: 20 },
    initiative: { longRest: false, leading, second, told: [...new Set(cards)] },
    cards: { ...newPiles([]), chosen: [...new Set(cards)], ...piles },
  };
}

export function heroOf(game: Game, figure: FigureId = C1): Character {
  const found = findFigure(tableOf(game), figure);
  if (found?.kind !== 'character') throw new Error(`${figure} is no character in play.`);
  return found;
}

/** The line of the turn as the screen shows it, with the offers of active cards. */
export function turnLine(game: Game, card: number, half: CardHalf, place = 0): TurnHalfLine {
  const hero = heroOf(game);
  const sheet = game.campaign.characters.find(({ id: each }) => each === hero.sheet);
  const cards = cardsInTurn(tableOf(game), CONTENT, hero, sheet);
  const found = cards?.halves.find((each) => each.card.id === card && each.half === half);
  const line = found?.lines.find(({ ref }) => ref.line === place);
  if (!line) throw new Error(`Card ${String(card)} has no line ${String(place)} in this turn.`);
  return line;
}

/** The commands of a line, or the first question it asks. */
export function commandsOf(
  game: Game,
  line: HalfLine,
  answers: LineAnswers = {},
  scenario: Scenario = tableOf(game),
) {
  const lasts = 'lasts' in line ? (line as TurnHalfLine).lasts : 'round';
  return commandsOfLine(line, { scenario, content: CONTENT, figure: heroOf(game), lasts, answers });
}

/** The game after a line is performed with these answers. Throws if a question is still open. */
export function pressed(game: Game, line: HalfLine, answers: LineAnswers = {}): Game {
  const done = commandsOf(game, line, answers);
  if (done.needs !== null) throw new Error(`The line asks for ${done.needs}.`);
  const { part } = done;
  const subcommands = [...done.commands] as never;
  const command: PlainCommand = {
    type: 'playLines',
    figure: C1,
    lines: [{ line: line.ref, subcommands, ...(part ? { part } : {}) }],
  };
  return played(game, [command]).game;
}
