/**
 * Plays every battle goal by commands, met and missed at the limits of its card. Expectations come
 * from the printed condition alone.
 */
import type { Game } from '../../state';
import type { BattleGoalContent } from '../../content/types';
import { figureOf } from '../cardTurn';
import { hex } from '../placing';
import { CONTENT, party, played, tableOf, type PlainCommand } from '../play';

const C1 = 'c1';
const BOOTS = 1;
type Condition = BattleGoalContent['condition'];

/** A goal played up to a certain count. */
export interface PlayedGoal {
  readonly goal: BattleGoalContent;
  readonly number: number;
  /** True if the goal is met according to the card. */
  readonly isMet: boolean;
  /** The game after a victory, in which c1 has the goal. */
  readonly game: Game;
}

/** The turn of a level 1 Brute with boots, next to a Scoundrel, on the board of scenario 1. */
function started(goal: number): Game {
  return played(party(), [
    { type: 'gainItem', character: C1, item: BOOTS },
    { type: 'equipItem', character: C1, item: BOOTS, equipped: true },
    { type: 'startScenario', scenario: '1', characters: [C1, 'c2'], level: null },
    { type: 'chooseBattleGoal', character: C1, goal },
    { type: 'useBoard', inUse: true },
    { type: 'placeFigure', figure: C1, at: hex([0, 1]) },
    { type: 'setInitiative', character: C1, leading: 5, second: 50 },
    { type: 'setInitiative', character: 'c2', leading: 6, second: 50 },
    { type: 'revealInitiatives' },
    { type: 'startTurn', figure: C1 },
  ]).game;
}

const times = (number: number, make: (index: number) => readonly PlainCommand[]) =>
  Array.from({ length: number }, (_, index) => make(index)).flat();

const newestMonster = (game: Game) => {
  const found = tableOf(game).figures.findLast((figure) => figure.kind === 'monster');
  if (!found) throw new Error('There is no monster.');
  return found;
};

interface Kill {
  readonly by?: string;
  readonly rank?: 'normal' | 'elite';
  /** Damage beyond the remaining hit points. */
  readonly excess?: number;
  readonly hurtBefore?: boolean;
}

/** Adds a monster and kills it with one attack. */
function kill(game: Game, { by = C1, rank = 'normal', excess = 0, hurtBefore }: Kill): Game {
  const brought = played(game, [
    {
      ...{ type: 'addMonster', monster: 'living-bones', rank, standee: null },
      ...{ origin: 'placed', side: 'enemies', at: null },
    },
  ]).game;
  const { id: figure, maxHitPoints } = newestMonster(brought);
  if (by !== C1) {
    const amount = maxHitPoints + excess;
    return played(brought, [{ type: 'sufferDamage', figure, amount, negate: null, by }]).game;
  }
  const hitPoints = maxHitPoints - Number(hurtBefore === true);
  return played(brought, [
    { type: 'correctHitPoints', figure, hitPoints },
    {
      ...{ type: 'beginAttack', attacker: by, base: 9, ranged: false, range: null },
      targets: [{ figure, distance: 1 }],
    },
    { type: 'changeTarget', figure, overrides: { damage: hitPoints + excess } },
    { type: 'applyAttack' },
  ]).game;
}

const kills = (game: Game, number: number, how: Kill = {}) =>
  Array.from({ length: number }).reduce<Game>((now) => kill(now, how), game);

/** Removes all monsters and begins the next round. */
function emptyRound(game: Game): Game {
  const monsters = tableOf(game).figures.filter(({ kind }) => kind === 'monster');
  return played(game, [
    ...monsters.map(({ id: figure }): PlainCommand => ({ type: 'removeFigure', figure })),
    { type: 'endTurn', figure: C1 },
    { type: 'endTurn', figure: 'c2' },
    { type: 'endRound' },
  ]).game;
}

/** Plays until the count of the goal is reached. */
function playedTo(game: Game, condition: Condition, number: number): Game {
  const all = (...commands: readonly PlainCommand[]) => played(game, commands).game;
  switch (condition.type) {
    case 'experienceGained':
      return number === 0 ? game : all({ type: 'gainExperience', figure: C1, amount: number });
    case 'moneyTokensLooted':
    case 'moneyTokensAndTreasuresLooted':
      return looted(game, number);
    case 'treasuresLooted':
      return number === 0 ? game : lootedAll(opened(game), 'treasure');
    case 'alliedCharactersExhausted':
      return all(...times(number, () => [{ type: 'exhaust', figure: 'c2' }]));
    case 'cardsInHandAndDiscard':
      return all({
        ...{ type: 'countCards', figure: C1 },
        cards: { hand: number - 1, discard: 1, lost: 0, active: 0 },
      });
    case 'hitPoints':
      return condition.when === 'always' ? fallenBelow(game, number) : withHitPoints(game, number);
    case 'rests':
      return rested(game, condition, number);
    case 'kill':
      if (condition.undamaged === true)
        return kills(kills(game, 1, { hurtBefore: true }), number, {});
      return kills(kills(game, Number(condition.rank !== undefined)), number, {
        rank: condition.rank ?? 'normal',
      });
    case 'overkill':
      return kill(game, { excess: number });
    case 'firstKillOfScenario':
      return kills(kills(game, 1 - number, { by: 'c2' }), 1);
    case 'itemUses':
      return all(
        ...times(number, (): readonly PlainCommand[] => [
          { type: 'useItem', character: C1, item: BOOTS, anyway: true },
          { type: 'refreshItem', character: C1, item: BOOTS },
        ]),
      );
    case 'trapSprungOrDisarmed':
      return all(
        ...times(number, (): readonly PlainCommand[] => [
          { type: 'layOverlay', kind: 'trap', hexes: [hex([2, 1])] },
          { type: 'springTrap', at: hex([2, 1]), figure: null },
        ]),
      );
    case 'revealRoom':
      return all(...times(number, () => [{ type: 'openDoor', door: 1, by: C1 }]));
    case 'monstersOnMap':
      return number === 0 ? game : emptyRound(game);
    case 'other':
      return game;
  }
}

function looted(game: Game, number: number): Game {
  const laid = times(number, () => [{ type: 'addMoneyToken', amount: 1, at: null } as const]);
  return number === 0 ? game : lootedAll(played(game, laid).game, 'money');
}

function lootedAll(game: Game, wanted: 'money' | 'treasure'): Game {
  const tokens = tableOf(game).tokens.flatMap(({ kind, id }) => (kind === wanted ? [id] : []));
  return played(game, [{ type: 'lootTokens', figure: C1, tokens }]).game;
}

/** Reveals every room. */
function opened(game: Game): Game {
  return played(
    game,
    tableOf(game).rooms.flatMap(({ room, revealed }): readonly PlainCommand[] =>
      revealed ? [] : [{ type: 'revealRoom', room, by: null, anyway: true }],
    ),
  ).game;
}

function withHitPoints(game: Game, hitPoints: number): Game {
  return played(game, [{ type: 'correctHitPoints', figure: C1, hitPoints }]).game;
}

function fallenBelow(game: Game, number: number): Game {
  const { maxHitPoints } = figureOf(game, C1);
  // Half of the maximum, rounded up, still meets the goal.
  const lost = maxHitPoints - Math.ceil(maxHitPoints / 2) + Number(number > 0);
  return played(game, [
    { type: 'sufferDamage', figure: C1, amount: lost, negate: null },
    { type: 'healFigure', figure: C1, amount: 20 },
  ]).game;
}

/** Takes one rest of the required kind and several of the other. */
function rested(game: Game, { only }: Condition, others: number): Game {
  const other = only === 'long' ? 'shortRests' : 'longRests';
  const own = only === 'long' ? 'longRests' : 'shortRests';
  return played(game, [
    { type: 'correctTally', figure: C1, what: own, count: 1 },
    { type: 'correctTally', figure: C1, what: other, count: others },
  ]).game;
}

const FORMULAS: Readonly<Record<string, (level: number, maxHitPoints: number) => number>> = {
  'level+2': (level) => level + 2,
  maxHitPoints: (_, maxHitPoints) => maxHitPoints,
};

/** Counts on both sides of each limit, and whether they meet the goal. */
function limitsOf(
  { type, when, min, max, only }: Condition,
  maxHitPoints: number,
): readonly (readonly [number, boolean])[] {
  const isAlways = when === 'always' || when === 'startOfEveryRound' || only !== undefined;
  if (isAlways)
    return [
      [0, true],
      [1, false],
    ];
  if (type === 'other') return [];
  if (type === 'firstKillOfScenario')
    return [
      [1, true],
      [0, false],
    ];
  const least = typeof min === 'string' ? FORMULAS[min]?.(1, maxHitPoints) : min;
  return [
    ...(least === undefined
      ? []
      : ([
          [least, true],
          [least - 1, false],
        ] as const)),
    ...(max === undefined
      ? []
      : ([
          [max, true],
          [max + 1, false],
        ] as const)),
  ];
}

/** Every battle goal at both sides of its limits. */
export function playedGoals(): readonly PlayedGoal[] {
  return CONTENT.battleGoals().flatMap((goal) => {
    const start = started(goal.id);
    const { maxHitPoints } = figureOf(start, C1);
    return limitsOf(goal.condition, maxHitPoints).map(([number, isMet]) => {
      const after = playedTo(start, goal.condition, number);
      const game = played(after, [{ type: 'finishScenario', won: true }]).game;
      return { goal, number, isMet, game };
    });
  });
}
