/**
 * One attack in the calculator. The types are in `state.ts`. Imports zod: not for the renderer.
 */
import { z } from 'zod';
import { modifierCard } from '../content/schemas/notations';
import type * as ids from '../ids';
import { ATTACK_MODES } from '../vocabulary';
import { effects, figureId, negation } from './figures';
import { lineRef } from './playedLines';
import { idOf, whole } from './values';

const modifierId = idOf<ids.ModifierId>();
const modifierFields = { id: modifierId, n: z.int(), source: z.string().max(200) };
export const attackModifier = z.discriminatedUnion('op', [
  z.strictObject({ ...modifierFields, op: z.literal('add') }),
  z.strictObject({ ...modifierFields, op: z.literal('multiply') }),
]);

export const drawnCards = z.strictObject({
  mode: z.enum(ATTACK_MODES),
  /** All cards turned over, in order. */
  cards: z.array(modifierCard),
  /** The ones that count, in the order drawn. */
  applied: z.array(modifierCard),
  /** The better or worse of the two could not be told: the first counts. */
  ambiguous: z.boolean(),
  /** Entered from the table's own deck instead of drawn. */
  byHand: z.boolean(),
});

const override = whole.nullable();

export const attackTarget = z.strictObject({
  figure: figureId,
  /** Hexes from the attacker, 1 = adjacent. Null = unknown: taken as in range, not adjacent. */
  distance: whole.nullable(),
  /** Modifiers for this target only. */
  modifiers: z.array(attackModifier),
  /** Order of all modifiers of step 2 by id, 'poison' among them; null = best for the attacker. */
  order: z.array(modifierId).nullable(),
  /** Order of the counted cards, as places in `drawn.applied`; null = best for the attacker. */
  cardOrder: z.array(whole).nullable(),
  /** Says how to draw where the derived answer is not wanted. */
  modeOverride: z.enum(ATTACK_MODES).nullable(),
  drawn: drawnCards.nullable(),
  /** Shield against this attack by hand (items, abilities), besides the figure's own. */
  extraShield: whole,
  /** Pierce for this target only, besides that of the attack and of the cards. */
  extraPierce: whole,
  /** Numbers the players put in place of the computed ones; null = as computed. */
  overrides: z.strictObject({
    base: override,
    modified: override,
    afterCards: override,
    /** After the target’s reductions. */
    reduced: override,
    damage: override,
  }),
  /** What a character loses instead of suffering the damage. */
  negate: negation.nullable(),
  /** Effects the attacker leaves out (they are optional for characters). */
  declined: effects,
  /** Distance after a push or pull, for retaliate; null = as before. */
  distanceAfterEffects: whole.nullable(),
});

/** One attack action in the calculator: what all targets share, and the targets. */
export const attack = z.strictObject({
  attacker: figureId,
  /** The line of the running turn it is made for; null = an attack of the players' own. */
  line: lineRef.nullable(),
  /** Value printed on the card, before everything. */
  base: whole,
  ranged: z.boolean(),
  /** Hexes; 1 for melee. Null = not told. */
  range: whole.nullable(),
  /** Modifiers of step 2 for all targets, in the order the players want them counted. */
  modifiers: z.array(attackModifier),
  pierce: whole,
  /** Conditions and the like that the ability adds. */
  effects,
  /** Sources of advantage and disadvantage besides strengthen, muddle and adjacency. */
  advantage: whole,
  disadvantage: whole,
  /** Still to be attacked, in this order; each has its own draw. */
  targets: z.array(attackTarget),
  /** Attacked by this action already, and not to be attacked again. */
  attacked: z.array(figureId),
});
