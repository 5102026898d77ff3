/** Shapes of the commands that bring monsters and summons, or take sleeves away. For the boundary only. */
import { z } from 'zod';
import { ORIGINS, RANKS, SUMMON_COLOURS } from '../../vocabulary';
import { effects, figure, hex, monsterType, name, positive, small } from '../fields';
import { shapesOf } from '../shapesOf';

export const ROOM_SHAPES = shapesOf({
  addMonster: {
    monster: monsterType,
    rank: z.enum(RANKS),
    /** Null = a free number by chance. */
    standee: z.int().min(1).max(30).nullable(),
    origin: z.enum(ORIGINS),
    side: z.enum(['enemies', 'allies']),
    at: hex.nullable(),
    /** The figure that summons it: on the board it comes beside that one. */
    summoner: figure.nullable().optional(),
  },
  correctMonster: {
    figure,
    rank: z.enum(RANKS).optional(),
    standee: z.int().min(1).max(30).optional(),
  },
  addSummon: {
    owner: figure,
    name,
    colour: z.enum(SUMMON_COLOURS),
    hitPoints: positive,
    attack: small,
    move: small,
    range: small,
    shield: small,
    retaliate: small,
    flying: z.boolean(),
    attackEffects: effects,
    at: hex.nullable(),
    /** The class card that summons it. */
    card: positive.optional(),
  },
  /** Puts a figure that the scenario book brought in on its hex; null = it stays off the board. */
  bringOn: { figure, at: hex.nullable() },
  /** Takes a sleeve without figures off the table. */
  removeSleeve: { monster: monsterType },
});
