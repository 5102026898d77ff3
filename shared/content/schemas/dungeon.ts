/** Cards of the random dungeon: rooms with doors and penalties, monsters by spawn point. */
import { z } from 'zod';
import {
  condition,
  count,
  hex,
  monsterTypeId,
  name,
  printedNumber,
  ranks,
  relative,
  numberOrFormula,
} from './notations';

const turns = z.int().min(0).max(5);
const many = z.union([count, z.literal('all')]);

/** Rewards of a dungeon treasure for the character that loots it. */
export const dungeonReward = z.strictObject({
  gold: z.exactOptional(count),
  recoverLostCards: z.exactOptional(count),
  heal: z.exactOptional(count),
  removeNegativeConditions: z.exactOptional(z.literal('all')),
  damageAllEnemies: z.exactOptional(count),
  conditionAllEnemies: z.exactOptional(condition),
  refreshItems: z.exactOptional(count),
  slot: z.exactOptional(z.literal('small')),
});

/**
 * Effect of a printed trap; `damage` false = only its conditions, true = the damage of the level.
 */
export const printedTrap = z.strictObject({
  damage: z.union([z.boolean(), numberOrFormula(1, 200)]),
  conditions: z.array(condition),
});

export const penalty = z.strictObject({
  type: z.enum([
    'enemiesGain',
    'monsterBlessCards',
    'condition',
    'loseCards',
    'discardCards',
    'damage',
    'elementsInert',
    'noElementConsume',
    'upgradeEnemies',
    'replaceEnemies',
    'consumeItems',
    'consumeAndSpendItems',
    'spendItems',
    'enemiesHeal',
  ]),
  to: z.exactOptional(z.enum(['allCharacters', 'openingCharacter', 'allEnemies', 'eliteEnemies'])),
  conditions: z.exactOptional(z.array(z.union([condition, z.literal('curse')])).min(1)),
  permanent: z.exactOptional(z.literal(true)),
  count: z.exactOptional(many),
  value: z.exactOptional(count),
  slot: z.exactOptional(z.literal('small')),
  rank: z.exactOptional(z.enum(['normal', 'elite'])),
  room: z.exactOptional(z.enum(['this', 'previous'])),
  attack: z.exactOptional(relative),
  move: z.exactOptional(relative),
  range: z.exactOptional(relative),
  shield: z.exactOptional(count),
  retaliate: z.exactOptional(z.strictObject({ value: count, range: count })),
  duration: z.exactOptional(z.enum(['round', 'permanent'])),
});

const penalties = z.array(penalty).min(1);

/**
 * An entrance or exit: the hex next to the tile where the door is. An exit leads to an entrance
 * with the same letter.
 */
const way = z.strictObject({ type: z.enum(['A', 'B']), at: hex });

const roomCard = z.strictObject({
  /** The printed number. */
  id: printedNumber,
  name,
  tiles: z.array(z.strictObject({ tile: z.string().max(8), at: hex, turns })).min(1),
  entrances: z.array(way).min(1),
  exits: z.array(way).min(1),
  /** Hexes of the spawn points 1 to 12. */
  spawnPoints: z.array(hex).length(12),
  overlays: z.array(
    z.strictObject({
      kind: z.enum(['obstacle', 'difficultTerrain']),
      type: z.string().max(60),
      hexes: z.array(hex).min(1),
    }),
  ),
  corridors: z.exactOptional(
    z.array(z.strictObject({ type: z.string().max(60), hexes: z.array(hex).min(1) })).min(1),
  ),
  penalties: z.strictObject({ minor: penalties, major: penalties }),
});

const point = z.int().min(1).max(12);
const monsterCard = z.strictObject({
  id: printedNumber,
  name,
  spawns: z
    .array(
      z.union([
        z.strictObject({ point, monster: monsterTypeId, ranks }),
        z.strictObject({
          point,
          overlay: z.enum(['money', 'treasure', 'trap', 'difficultTerrain', 'hazardousTerrain']),
          type: z.exactOptional(z.string().max(60)),
          amount: z.exactOptional(count),
          reward: z.exactOptional(dungeonReward),
          trap: z.exactOptional(printedTrap),
        }),
      ]),
    )
    .min(1),
});

export const randomDungeonFile = z.strictObject({
  /** Its printed name. */
  name,
  /** Number of rooms of a dungeon. */
  rooms: count,
  roomCards: z.array(roomCard).min(1),
  monsterCards: z.array(monsterCard).min(1),
});
