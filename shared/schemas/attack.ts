/**
 * Schema of an attack in progress. The types are in `state.ts`. The renderer must not import it,
 * because it uses zod.
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
  /** True if neither of the two cards is clearly better, so the first one counts. */
  ambiguous: z.boolean(),
  /** True if players entered the cards from a physical deck. */
  byHand: z.boolean(),
});

const override = whole.nullable();

export const attackTarget = z.strictObject({
  figure: figureId,
  /**
   * Range to the attacker in hexes, 1 = adjacent. Null = unknown, which counts as in range and not
   * adjacent.
   */
  distance: whole.nullable(),
  /** Modifiers for this target only. */
  modifiers: z.array(attackModifier),
  /** Order of all modifiers of step 2 by id, including 'poison'; null = best for the attacker. */
  order: z.array(modifierId).nullable(),
  /** Order of the applied cards, as indexes into `drawn.applied`; null = best for the attacker. */
  cardOrder: z.array(whole).nullable(),
  /** Overrides the derived draw mode. */
  modeOverride: z.enum(ATTACK_MODES).nullable(),
  drawn: drawnCards.nullable(),
  /** Shield against this attack from items and abilities, in addition to the figure's own. */
  extraShield: whole,
  /** Pierce for this target only, in addition to that of the attack and the cards. */
  extraPierce: whole,
  /** Retaliate against this attack in addition to the figure's own. */
  extraRetaliate: z.exactOptional(whole),
  /** Range of `extraRetaliate` in hexes; absent = 1. */
  extraRetaliateRange: z.exactOptional(whole),
  /** Effects against this target only. */
  effects: z.exactOptional(effects),
  /** A card gives advantage against this target only. */
  hasAdvantage: z.exactOptional(z.literal(true)),
  /** Numbers of the items that were used against or for this target. */
  items: z.exactOptional(z.array(positive)),
  /** Numbers that players set; null = computed. */
  overrides: z.strictObject({
    base: override,
    modified: override,
    afterCards: override,
    /** The damage after shield and other reductions of the target. */
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

/** An attack in progress: the values for all targets, and each target. */
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
  /** Number of sources of advantage other than strengthen. */
  advantage: whole,
  disadvantage: whole,
  /** Targets that are not attacked yet, in order. Each has its own draw. */
  targets: z.array(attackTarget),
  /** Figures already attacked by this action, which cannot be attacked again. */
  attacked: z.array(figureId),
  /**
   * Number of attacks for which items with a cost per attack were paid; set only if targets were
   * removed afterwards.
   */
  paidFor: z.exactOptional(whole),
});
