/** The shapes of the commands that begin, end and correct a scenario. For the boundary; others import types only. */
import { z } from 'zod';
import type * as ids from '../../ids';
import { character, figure, idOf, monsterType } from '../fields';
import { number } from '../campaign/fields';
import { shapesOf } from '../shapesOf';

const cardNumber = z.int().min(1).max(9999);
const scenario = idOf<ids.ScenarioId>();
const scenarioLevel = z.int().min(0).max(7);

/** Changes on the lines of the summary at the end of a scenario. */
const CORRECTIONS = z
  .array(
    z.strictObject({
      line: z.string().min(1).max(120),
      amount: z.int().min(-999).max(999).optional(),
      to: character.optional(),
      scenario: scenario.optional(),
      item: number.optional(),
    }),
  )
  .max(200);

export const SCENARIO_SHAPES = shapesOf({
  startScenario: {
    scenario,
    characters: z.array(character).min(1).max(10),
    /** Null = the recommended level. */
    level: scenarioLevel.nullable(),
    /** Outside of the campaign: any scenario that is known, also a completed one. */
    casual: z.boolean().optional(),
    /** Although the campaign does not allow it; the scenario is marked. */
    anyway: z.boolean().optional(),
  },
  /** A random dungeon; `told`: the cards the table drew, first room first. */
  drawDungeon: {
    /** Of a scenario that names its cards; null = one of all cards. */
    scenario: scenario.nullable(),
    told: z
      .array(z.strictObject({ room: cardNumber, monsters: cardNumber }))
      .max(9)
      .optional(),
  },
  revealRoom: {
    room: z.int().min(1).max(99),
    /** The figure that opened the door; null = it does not matter. */
    by: figure.nullable(),
  },
  /** `atRoundEnd` = the round is played to its end first; otherwise it is over at once. */
  finishScenario: { won: z.boolean(), atRoundEnd: z.boolean().optional() },
  /** After `finishScenario`: experience and money go to the sheets, the table is cleared. */
  leaveScenario: {
    /** What the players change on the lines of the summary. */
    corrections: CORRECTIONS.optional(),
  },
  /** Seconds; a day at the most. */
  correctPlayTime: {
    by: z
      .int()
      .min(-86_400)
      .max(86_400)
      .refine((by) => by !== 0),
  },
  /** Clears the table as if the scenario had never been started. */
  abandonScenario: {},
  correctScenarioLevel: { level: scenarioLevel, monsterLevel: scenarioLevel },
  correctRound: { round: z.int().min(1).max(999) },
  correctSleeveLevel: { monster: monsterType, level: scenarioLevel },
});
