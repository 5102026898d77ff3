/** Shapes of the commands for the party, its world and its packs. For the boundary only. */
import { z } from 'zod';
import { campaign, hiddenThing } from '../../schemas/campaign';
import { scenario as scenarioInPlay } from '../../schemas/scenario';
import type * as ids from '../../ids';
import { character, idOf, NAME_LENGTH } from '../fields';
import { shapesOf } from '../shapesOf';
import { classId, notes, number, scenario, signed, word } from './fields';
import { MOVE_IN_PARTS, MOVE_IN_REASONS } from '../../events/moveIn';

const deck = z.enum(['city', 'road']);
const eventLine = z.string().min(1).max(20);
const scope = z.enum(['global', 'party']);

export const WORLD_SHAPES = shapesOf({
  changeReputation: { by: z.int().min(-40).max(40) },
  changeProsperity: { by: z.int().min(-64).max(64) },
  correctParty: {
    reputation: z.int().min(-20).max(20).optional(),
    prosperity: z.int().min(0).max(64).optional(),
    donated: z.int().min(0).max(9999).optional(),
    notes: notes.optional(),
  },
  gainAchievement: { scope, achievement: word },
  loseAchievement: { scope, achievement: word },
  unlockClass: { class: classId },
  lockClass: { class: classId },
  /** `item` null = one of the random designs by chance. */
  unlockDesign: { item: number.nullable() },
  /** Copies of an item found so far, besides those of prosperity. */
  correctCopies: { item: number, copies: z.int().min(0).max(99) },
  noteTreasure: { treasure: number, looted: z.boolean() },
  openEnvelope: { envelope: word },
  markScenario: { scenario, as: z.enum(['open', 'blocked', 'locked', 'completed', 'asPrinted']) },
  /** `card` = the one the table drew; null = the top card. */
  drawEvent: { deck, card: number.nullable() },
  putEventAway: { deck, remove: z.boolean() },
  addEvent: { deck, card: number },
  removeEvent: { deck, card: number },
  shuffleEvents: { deck },
  /** The open card: its option, the lines that apply by their ids, and where the card goes. */
  resolveEvent: {
    deck,
    option: z.enum(['A', 'B']),
    lines: z.array(eventLine).max(40),
    /** Who gets or gives an item, or the -1 cards. */
    to: z.array(z.strictObject({ line: eventLine, character })).max(20),
    /** Gold that the party gets or gives together. */
    shares: z.array(z.strictObject({ line: eventLine, character, gold: signed })).max(40),
    /** Of lines that give or take another number than the card says. */
    amounts: z
      .array(z.strictObject({ line: eventLine, amount: signed }))
      .max(40)
      .optional(),
    card: z.enum(['bottom', 'removed']),
  },
  /** No event this time. */
  leaveOutEvent: { deck },
  /** Shows one hidden thing although it was not reached, or hides it again. */
  showHidden: { what: hiddenThing, shown: z.boolean() },

  /** What was kept with another program, and the report of what did not come over. */
  moveIn: {
    program: z.enum(['gloomhavenSecretariat']),
    campaign,
    /** The one that is being played. */
    scenario: scenarioInPlay.nullable().default(null),
    lines: z
      .array(
        z.strictObject({
          about: z.string().max(NAME_LENGTH),
          part: z.enum(MOVE_IN_PARTS),
          value: z.string().max(200),
          outcome: z.enum(['taken', 'changed', 'left']),
          why: z.enum(MOVE_IN_REASONS).nullable(),
        }),
      )
      .max(5000),
  },

  usePack: { pack: idOf<ids.PackId>() },
  leavePack: { pack: idOf<ids.PackId>() },
});
