/** Geometry of scenarios and map tiles. */
import { z } from 'zod';
import { BOOK_NOTES } from '../notation/bookNotes';
import { dungeonReward, printedTrap } from './dungeon';
import {
  amount,
  count,
  hex,
  monsterTypeId,
  printedNumber,
  slug,
  numberOrFormula,
} from './notations';
import { conditions, plates } from './scenarios/scenarioRules';

const hexes = z.array(hex).min(1);

/** Unlocks a door when all of its conditions hold; without any, the players unlock it. */
const lock = z.strictObject({
  /** Condition: this round has begun. */
  round: z.exactOptional(count),
  /** This many of the type have fallen; without a number, all of them. */
  fallen: z.exactOptional(
    z.strictObject({ monster: monsterTypeId, count: z.exactOptional(amount) }),
  ),
  /** The objective or escort with this index has fallen. */
  objective: z.exactOptional(count),
  when: conditions,
  /** The door opens as soon as it is unlocked; absent = a figure must open it. */
  opens: z.exactOptional(z.literal(true)),
  /** Open only as long as a character is on one of these plates; it opens and closes automatically. */
  heldBy: z.exactOptional(plates),
  /**
   * When the door closes, it deals trap damage to figures in it and moves them out; absent = it
   * stays open until they leave.
   */
  crushes: z.exactOptional(z.literal(true)),
  /** Unlocked by something that only players know. */
  note: z.exactOptional(z.enum(BOOK_NOTES)),
});

/** Everything outside tiles and doors is wall. */
export const scenarioMap = z.strictObject({
  /** The tile's hexes, turned clockwise by sixths, then moved; null = a single corridor hex. */
  tiles: z.array(
    z.strictObject({
      tile: z.string().max(8).nullable(),
      at: hex,
      turns: z.int().min(0).max(5),
      room: count,
    }),
  ),
  /** Door hexes are between tiles. A corridor is always open. */
  doors: z.array(
    z.strictObject({
      kind: z.enum(['door', 'corridor', 'breakableWall']),
      type: slug,
      hexes,
      /** Names of the tiles that the door joins; the last is the tile behind it. */
      tiles: z.array(z.string().max(8).nullable()).min(2).max(3),
      rooms: z.array(count).length(2),
      /** Its number or letter in the scenario book. */
      label: z.exactOptional(z.string().regex(/^[a-z0-9]$/)),
      locked: z.exactOptional(lock),
    }),
  ),
  overlays: z.array(
    z.strictObject({
      kind: z.enum([
        'obstacle',
        'wall',
        'trap',
        'hazardousTerrain',
        'difficultTerrain',
        'pressurePlate',
        'money',
        'treasure',
      ]),
      /** The physical piece. */
      type: z.exactOptional(slug),
      hexes,
      room: count,
      /** In play only with at least this many characters. */
      minCharacters: z.exactOptional(z.int().min(2).max(4)),
      /** Number of money tokens. */
      amount: z.exactOptional(numberOrFormula(1, 200)),
      treasure: z.exactOptional(z.union([printedNumber, z.literal('goal')])),
      /** The reward of a random dungeon treasure. */
      reward: z.exactOptional(dungeonReward),
      trap: z.exactOptional(printedTrap),
    }),
  ),
  starts: z.array(hex),
  /** Hexes that the scenario book names by a letter. */
  letters: z.exactOptional(
    z
      .array(
        z.strictObject({
          letter: z.string().regex(/^[a-z0-9]$/),
          hexes,
          /** Only with at least this many characters. */
          minCharacters: z.exactOptional(z.int().min(2).max(4)),
        }),
      )
      .min(1)
      .max(30),
  ),
});

export const tile = z.strictObject({
  id: z.string().max(8),
  /** The whole tile that this half belongs to. */
  partOf: z.exactOptional(z.string().max(8)),
  hexes: z.array(hex).min(1),
});

export const tilesFile = z.array(tile);
