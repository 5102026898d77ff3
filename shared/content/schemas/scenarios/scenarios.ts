/** The scenario index, and one file per scenario with its rooms, figures, map and rewards. */
import { z } from 'zod';
import {
  amount,
  classId,
  condition,
  count,
  element,
  hex,
  monsterTypeId,
  name,
  printedNumber,
  ranks,
  scenarioId,
  slug,
} from '../notations';
import { penalty } from '../dungeon';
import { scenarioMap } from '../maps';
import { action } from '../monsters';
import { achieved, rewards } from '../rewards';
import {
  damage,
  disputedRank,
  levelBonus,
  marker,
  roomNumbers,
  spawn,
  statOverride,
  timing,
} from './scenarioCourse';
import { conditions, plates, rounds, scenarioRule } from './scenarioRules';

/** Everything the campaign needs about a scenario before it is played. */
export const scenarioIndexEntry = z.strictObject({
  id: scenarioId,
  number: z.int().min(1).max(9999),
  name,
  /** Available from the first game. */
  initial: z.boolean(),
  /** Square of the world map. */
  mapLocation: z.exactOptional(z.string().regex(/^[A-Z]-[0-9]+$/)),
  region: z.exactOptional(slug),
  unlocks: z.array(scenarioId),
  links: z.array(scenarioId),
  /** Can also be started from the city. */
  linksGloomhaven: z.exactOptional(z.literal(true)),
  /** Scenarios that can no longer be played once this one is completed. */
  blocks: z.exactOptional(z.array(scenarioId).min(1)),
  /** Alternative lists of requirements; all requirements of one list must be met. */
  requiresAnyOf: z.exactOptional(z.array(z.array(achieved).min(1)).min(1)),
  requiresPersonalQuest: z.exactOptional(printedNumber),
  requiresItemEquipped: z.exactOptional(printedNumber),
  requiresKeyword: z.exactOptional(slug),
  /** On one of the random side scenario cards. */
  sideCard: z.exactOptional(z.literal(true)),
  /** The class of a solo scenario; `number` is that of the solo book. */
  solo: z.exactOptional(classId),
  /** True for custom scenarios, for which `number` is only for sorting. */
  own: z.exactOptional(z.literal(true)),
});

const GOALS = [
  'killAllEnemies',
  'killEnemy',
  'killAllRevealedEnemies',
  'killAllOf',
  'killAllExcept',
  'killCount',
  'reveal',
  'lootAllTreasureTiles',
  'lootTreasure',
  'protect',
  'save',
  'escortArrives',
  'destroy',
  'occupy',
  'open',
  'exit',
  'cleanse',
  'allCharactersLootTreasure',
  'surviveRounds',
  'placeItem',
  'sacrifice',
] as const;

const singleGoal = z.strictObject({
  type: z.enum(GOALS),
  monster: z.exactOptional(monsterTypeId),
  /** Monster types of a goal about several types. */
  monsters: z.exactOptional(z.array(monsterTypeId).min(1).max(10)),
  count: z.exactOptional(amount),
  /** Only these rooms; absent = all. */
  rooms: roomNumbers,
  /** Only objectives of this name; absent = all. */
  objective: z.exactOptional(name),
  treasure: z.exactOptional(printedNumber),
  plates: z.exactOptional(plates),
  who: z.exactOptional(z.enum(['any', 'eachPlate', 'eachCharacter'])),
  /** Each character ends on one of these hexes, or became exhausted there. */
  hexes: z.exactOptional(z.array(hex).min(1).max(20)),
  /** The goal cannot be met once a character is exhausted. */
  nobodyExhausted: z.exactOptional(z.literal(true)),
  /** Hexes of which the escort must reach an adjacent one. */
  beside: z.exactOptional(z.array(hex).min(1).max(10)),
});

/** A goal with alternatives, one of which is enough. */
const eitherGoal = z.strictObject({
  type: z.literal('either'),
  of: z.array(z.array(singleGoal).min(1).max(4)).min(2).max(4),
});

const goal = z.union([singleGoal, eitherGoal]);

/** One figure of a room. Its rank depends on the number of characters. */
const roomMonster = z.strictObject({
  id: monsterTypeId,
  ranks,
  /** Null = the hex is unknown. */
  at: hex.nullable(),
  levelBonus,
  marker,
  /** Initial hit points, up to those of its card. */
  hitPoints: z.exactOptional(count),
  disputedRank,
  /** Set if the room list of the book differs from its map in type or rank; the list is used. */
  corrected: z.exactOptional(z.enum(['type', 'rank'])),
  /** Known from a single source only; not placed by default. */
  disputed: z.exactOptional(z.literal(true)),
});

const room = z.strictObject({
  room: count,
  /** The tile that gives it its name; null = spawned figures without a room. */
  tile: z.string().max(8).nullable(),
  tiles: z.array(z.string().max(8)),
  initial: z.boolean(),
  adjacent: z.array(count),
  monsters: z.array(roomMonster),
  /** Treasure numbers or goal tiles. */
  treasures: z.array(z.union([printedNumber, z.literal('goal')])),
  /** Number of money tokens. */
  money: z.int().min(0).max(50),
  objectives: z.exactOptional(
    z
      .array(
        z.strictObject({
          /** Index of the objective. */
          objective: count,
          /** Only with at least this many characters. */
          minCharacters: z.exactOptional(z.int().min(2).max(4)),
          /** The hex of this copy of the objective; absent = the hex of the objective. */
          at: z.exactOptional(hex),
        }),
      )
      .min(1),
  ),
});

const objective = z.strictObject({
  index: count,
  name,
  role: z.enum(['escort', 'objective']),
  /** A formula in C and L; null = cannot be damaged. */
  hitPoints: amount.nullable(),
  count,
  initiative: z.exactOptional(z.int().min(1).max(99)),
  marker,
  actions: z.exactOptional(z.array(action).min(1)),
  drawsFromAllyModifierDeck: z.exactOptional(z.literal(true)),
  /** The only figures that attack it; absent = determined by its role and the goals. */
  attackedBy: z.exactOptional(z.enum(['monsters', 'nobody'])),
  cannotBeHealed: z.exactOptional(z.literal(true)),
  /** The hex of the objective when its room is revealed. */
  at: z.exactOptional(hex),
  /** The path of an escort as adjacent hexes, starting next to `at`. */
  path: z.exactOptional(z.array(hex).min(1).max(80)),
  /** Movement points per turn; absent = 2. */
  move: z.exactOptional(amount),
});

const startEffect = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('addModifierCards'),
    card: z.enum(['curse', 'minus1']),
    count,
    to: z.literal('eachCharacter'),
  }),
  z.strictObject({ type: z.literal('condition'), condition, to: z.literal('eachCharacter') }),
]);

const elementState = z.enum(['inert', 'waning', 'strong']);

export const scenarioFileContent = z.strictObject({
  id: scenarioId,
  /** Empty = see the scenario book. */
  goals: z.array(goal),
  /** The goal in the words of the scenario's author. */
  goalText: z.exactOptional(z.string().trim().min(1).max(600)),
  allies: z.exactOptional(z.array(monsterTypeId).min(1)),
  /** Enemies of the characters and of all other monsters. */
  thirdSide: z.exactOptional(z.array(monsterTypeId).min(1)),
  rooms: z.array(room),
  objectives: z.exactOptional(z.array(objective).min(1)),
  startEffects: z.exactOptional(z.array(startEffect).min(1)),
  elements: z.exactOptional(
    z
      .array(
        z.strictObject({
          rounds,
          timing,
          elements: z.partialRecord(element, elementState),
          when: conditions,
        }),
      )
      .min(1),
  ),
  damage: z.exactOptional(z.array(damage).min(1)),
  reveals: z.exactOptional(
    z
      .array(
        z.strictObject({
          rooms: z.array(count).min(1),
          /**
           * Rounds in which the rooms are revealed; without them, the conditions in `when` decide.
           */
          rounds: z.exactOptional(rounds),
          timing: z.exactOptional(timing),
          when: conditions,
        }),
      )
      .min(1),
  ),
  /** The type acts only in these rounds. */
  activeRounds: z.exactOptional(z.array(z.strictObject({ monster: monsterTypeId, rounds })).min(1)),
  statOverrides: z.exactOptional(z.array(statOverride).min(1)),
  finish: z.exactOptional(
    z
      .array(
        z.strictObject({
          result: z.enum(['win', 'loss']),
          rounds: z.exactOptional(rounds),
          timing: z.exactOptional(timing),
          when: conditions,
          afterReveal: roomNumbers,
        }),
      )
      .min(1),
  ),
  spawns: z.exactOptional(z.array(spawn).min(1)),
  rules: z.exactOptional(z.array(scenarioRule).min(1).max(60)),
  /** Penalties of the room cards in a random dungeon. */
  penalties: z.exactOptional(
    z.array(
      z.strictObject({
        room: count,
        card: name,
        minor: z.array(penalty).min(1),
        major: z.array(penalty).min(1),
      }),
    ),
  ),
  randomDungeon: z.exactOptional(
    z.strictObject({
      monsterCards: z.array(printedNumber).min(1),
      roomCards: z.array(name).min(1),
      draw: count,
    }),
  ),
  rewards,
  /** Null = no fixed map. */
  map: scenarioMap.nullable(),
});

/** A custom scenario as saved in a library, exported and imported. */
export const customScenarioFile = z.strictObject({
  /** Version of this format. */
  version: z.literal(1),
  title: name,
  ...scenarioFileContent.shape,
});

/** The index of scenarios; also used for solo scenarios. */
export const scenarioIndexFile = z.array(scenarioIndexEntry);
