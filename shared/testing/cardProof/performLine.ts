/** Performs one ability of a card as the screens do, and records the questions and the results. */
import { commandsOfLine } from '../../commands/cards/lines/lineCommands';
import { withAnswer, answersAt } from '../../commands/cards/lines/lineAnswers';
import type { LineAnswers, LineAsks } from '../../commands/cards/lines/lineAnswers';
import { apply } from '../../commands/apply';
import type { FigureId, TokenId } from '../../ids';
import type { TurnHalfLine } from '../../rules/cards/playedCards';
import type { Game } from '../../state';
import { C1, C2, G1, G2, heroOf } from '../cardTable';
import { commandOf, CONTENT, tableOf, type PlainCommand } from '../play';
import { seeded } from '../seeded';
import { cameOf, type AbilityResults } from './results';
import type { Letter } from './letters';
import { whom } from './selectedFigures';
import { AREA, FREE, LETTERS, OBSTACLES, S1, TRAP } from './setUp';

const random = seeded(1);

function done(game: Game, command: PlainCommand): Game {
  const result = apply(game, commandOf(command), random, CONTENT);
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value.next;
}

/** The name of a question with the numbers it contains. */
function questionOf(asks: LineAsks): string {
  const { needs, action, mover, actor } = asks;
  const by = actor === C1 ? '' : ` by ${LETTERS[actor] ?? actor}`;
  if (needs === 'path' && action?.kind === 'move') {
    return `move ${String(action.value)}${action.jump ? ' jump' : ''}${by}`;
  }
  if (needs === 'path' && action && (action.kind === 'push' || action.kind === 'pull'))
    return `${action.kind} ${LETTERS[mover ?? ''] ?? '?'} ${String(action.value)}${by}`;
  if (needs === 'tokens' && action?.kind === 'loot') return `loot ${String(action.value)}${by}`;
  if (needs === 'hexes' && asks.count > 1) return `hexes ${String(asks.count)}${by}`;
  return `${needs}${by}`;
}

/** The figure that the test chooses. */
function chosenBy({ line, action, actor }: LineAsks): readonly FigureId[] {
  const { affects, type } = line.printed;
  const isGrant = action?.kind === 'grant';
  if (!isGrant && actor !== C1) return actor === G1 ? [G2] : [G1];
  if (affects === 'twoFigures' || affects === 'twoEnemies') return [G1, G2];
  if (type === 'teleport') return [S1];
  if (affects === undefined) return type === 'heal' ? [C2] : [G1];
  if (/Summon|bear/i.test(affects) && !/^enem|^oneEnemy/.test(affects)) return [S1];
  if (/^allies|Ally|Allies/.test(affects) && !/^enem|^adjacentEnem/.test(affects)) return [C2];
  return [G1];
}

/** The target chosen without the board, where players know all positions. */
function chosenOffBoard(asks: LineAsks): readonly FigureId[] {
  const { line, action, actor } = asks;
  const { affects = null, area = null, range = 1 } = action && 'affects' in action ? action : {};
  if (area) return affects?.startsWith('self') ? [C1, G1] : [G1];
  const by = LETTERS[actor] as Letter;
  const setting = { hasBear: false, isOnBoard: false };
  const { type } = line.printed;
  // The test chooses one of the figures that a grant or damage could affect.
  const isOne = action?.kind === 'grant' || affects === null || /^(one|an)/.test(affects);
  return isOne
    ? chosenBy(asks)
    : whom(affects, range ?? 1, by, type, setting).figures.map((each) => IDS[each]);
}

const IDS = { C: C1, A: C2, S: S1, E: G1, F: G2 } as const;

/** The elements that the test chooses, in order. */
const WILD = ['earth', 'air', 'light'] as const;

function answerTo(asks: LineAsks, told: LineAnswers, isOnBoard: boolean): LineAnswers {
  const { needs, mover, action, count } = asks;
  switch (needs) {
    case 'targets':
      return { targets: isOnBoard ? chosenBy(asks) : chosenOffBoard(asks) };
    case 'value':
      return { value: 2 };
    case 'times':
      return { offers: (told.offers ?? []).map(({ offer }) => ({ offer, times: 2 })) };
    case 'element': {
      const given = told.elements ?? [];
      return { elements: [...given, WILD.find((each) => !given.includes(each)) ?? 'fire'] };
    }
    case 'hexes': {
      if (action?.kind === 'clear')
        return { hexes: action.what === 'trap' ? [TRAP] : OBSTACLES.slice(0, 1) };
      // The obstacle moves from its hex to an empty one.
      if (action?.kind === 'relocate')
        return { hexes: [...OBSTACLES.slice(0, 1), ...FREE.slice(0, 1)] };
      const isPlaced = ['trap', 'obstacle', 'summon', 'teleport'].includes(action?.kind ?? '');
      return { hexes: isPlaced ? FREE.slice(0, count) : AREA };
    }
    case 'cards':
      return { cards: Array.from({ length: 9999 }, (_, card) => card) };
    case 'condition':
      return { cures: [{ figure: mover ?? C1, condition: 'poison' }] };
    case 'items':
      return { items: [...(told.items ?? []), { figure: mover ?? C1, items: [] }] };
    case 'tokens':
      return { tokens: ['money-901' as TokenId] };
    case 'path':
      // The figure does not move.
      return { paths: [...(told.paths ?? []), { figure: mover ?? C1, path: [] }] };
    case 'colour':
      return { colours: ['green', 'red', 'white', 'black'] as never };
  }
}

/** Draws the +0 of every target and applies the attack. */
function fought(game: Game): Game {
  const targets = tableOf(game).attack?.targets ?? [];
  const drawn = targets.reduce(
    (now, { figure }) => done(now, { type: 'drawForAttack', target: figure }),
    game,
  );
  return done(drawn, targets.length > 0 ? { type: 'applyAttack' } : { type: 'cancelAttack' });
}

/** The questions and results of an ability; null = refused. */
export function pressedLine(
  game: Game,
  line: TurnHalfLine,
  offers: readonly number[],
): AbilityResults {
  const played = {
    ...{ scenario: tableOf(game), content: CONTENT, figure: heroOf(game), lasts: line.lasts },
  };
  const isOnBoard = tableOf(game).board?.inUse === true;
  const questions: string[] = [];
  let answers: LineAnswers = { offers: offers.map((offer) => ({ offer })) };
  let found = commandsOfLine(line, { ...played, answers });
  while (found.needs !== null) {
    if (questions.length > 12) return { stuck: questions.join(', ') };
    questions.push(questionOf(found));
    answers = withAnswer(answers, found, answerTo(found, answersAt(answers, found), isOnBoard));
    found = commandsOfLine(line, { ...played, answers });
  }
  const { commands: subcommands, part } = found;
  const command: PlainCommand = {
    ...{ type: 'playLines', figure: C1 },
    lines: [{ line: line.ref, subcommands: subcommands as never, ...(part ? { part } : {}) }],
  };
  const result = apply(game, commandOf(command), random, CONTENT);
  if (!result.ok) return { refused: JSON.stringify(result.refusal), asks: questions.join(', ') };
  const { next } = result.value;
  const { attack } = tableOf(next);
  const after = attack ? fought(next) : next;
  return {
    ...(questions.length > 0 && { asks: questions.join(', ') }),
    ...cameOf(tableOf(game), tableOf(after), attack),
  };
}
