/**
 * One attack in the calculator. The types are in `state.ts`. Imports zod: not for the renderer.
 */
import { z } from 'zod';
import { modifierCard } from '../content/schemas/notations';
import type * as ids from '../ids';
import { ATTACK_MODES } from '../vocabulary';
import { effects, figureId, negation } from './figures';
import { lineRef } from './playedLines';
import { idOf, positive, whole } from './values';

const modifierId = idOf<ids.ModifierId>();
const modifierFields = { id: modifierId, n: z.int(), source: z.string().max(200) };
export const attackModifier = z.discriminatedUnion('op', [
  z.strictObject({ ...modifierFields, op: z.literal('add') }),
  z.strictObject({ ...modifierFields, op: z.literal('multiply') }),
]);

export const drawnCards = z.strictObject({
  mode: z.enum(ATTACK_MODES),
  /** All drawn cards, in order. */
  cards: z.array(modifierCard),
  /** The cards that count, in draw order. */
  applied: z.array(modifierCard),
  /** True if it is unclear which of two cards is better or worse; the first counts. */
  ambiguous: z.boolean(),
  /** Entered from a physical deck instead of drawn. */
  byHand: z.boolean(),
});

const override = whole.nullable();

export const attackTarget = z.strictObject({
  figure: figureId,
  /** Hexes from the attacker, 1 = adjacent. Null = unknown: taken as in range, not adjacent. */
  distance: whole.nullable(),
  /** Modifiers for this target only. */
  modifiers: z.array(attackModifier),
  /** Order of all modifiers of step 2 by id, including 'poison'; null = best for the attacker. */
  order: z.array(modifierId).nullable(),
  /** Order of the counting cards, as indexes into `drawn.applied`; null = best for the attacker. */
  cardOrder: z.array(whole).nullable(),
  /** Overrides the derived draw mode. */
  modeOverride: z.enum(ATTACK_MODES).nullable(),
  drawn: drawnCards.nullable(),
  /**
   * Shield against this attack entered by the players (items, abilities), besides the figure's own.
   */
  extraShield: whole,
  /** Pierce for this target only, besides that of the attack and the cards. */
  extraPierce: whole,
  /** Retaliate against this attack besides the figure's own. */
  extraRetaliate: z.exactOptional(whole),
  /** Its range in hexes, 1 without it. */
  extraRetaliateRange: z.exactOptional(whole),
  /** Effects against this target only. */
  effects: z.exactOptional(effects),
  /** A card gives advantage against this target only. */
  hasAdvantage: z.exactOptional(z.literal(true)),
  /** Numbers of the items that were used against or for this target. */
  items: z.exactOptional(z.array(positive)),
  /** Numbers that the players override; null = as computed. */
  overrides: z.strictObject({
    base: override,
    modified: override,
    afterCards: override,
    /** After the target’s reductions. */
    reduced: override,
    damage: override,
  }),
  /** Cards a character loses to negate the damage. */
  negate: negation.nullable(),
  /** Effects the attacker declines (they are optional for characters). */
  declined: effects,
  /** Distance after a push or pull, for retaliate; null = unchanged. */
  distanceAfterEffects: whole.nullable(),
});

/** An attack action in the calculator: values for all targets, and the targets. */
export const attack = z.strictObject({
  attacker: figureId,
  /** The line of the current turn it belongs to; null = an additional attack. */
  line: lineRef.nullable(),
  /** Printed value before all changes. */
  base: whole,
  ranged: z.boolean(),
  /** In hexes; 1 for melee. Null = not entered. */
  range: whole.nullable(),
  /** Modifiers of step 2 for all targets, in the players' order. */
  modifiers: z.array(attackModifier),
  pierce: whole,
  /** Effects such as conditions that the ability adds. */
  effects,
  /** Number of sources besides strengthen, muddle and adjacency. */
  advantage: whole,
  disadvantage: whole,
  /** Targets left, in this order; each has its own draw. */
  targets: z.array(attackTarget),
  /** Figures already attacked by this action, which cannot be attacked again. */
  attacked: z.array(figureId),
  /** The most attacks that items with a price for each were paid for, if some were removed since. */
  paidFor: z.exactOptional(whole),
});
