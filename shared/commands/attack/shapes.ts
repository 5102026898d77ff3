/** The shapes of the commands of an attack. For the boundary; others import types only. */
import { z } from 'zod';
import type * as ids from '../../ids';
import { ATTACK_MODES } from '../../vocabulary';
import {
  amount,
  areaOnBoard,
  effects,
  figure,
  hex,
  idOf,
  modifierCard,
  NAME_LENGTH,
  negation,
  small,
} from '../fields';
import { lineRef } from '../../schemas/playedLines';
import { shapesOf } from '../shapesOf';

const signed = z.int().min(-99).max(99);

/** One modifier of the attacker's step, without the id that Standee gives it. */
const attackModifier = z.strictObject({
  op: z.enum(['add', 'multiply']),
  n: signed,
  source: z.string().max(NAME_LENGTH),
});

const modifierIds = z.array(idOf<ids.ModifierId>()).max(40);

const attackTarget = z.strictObject({
  figure,
  distance: z.int().min(1).max(99).nullable().optional(),
  modifiers: z.array(attackModifier).max(20).optional(),
  extraShield: small.optional(),
  extraPierce: small.optional(),
});

const override = amount.nullable();

export const ATTACK_SHAPES = shapesOf({
  beginAttack: {
    attacker: figure,
    /** Of the running turn; a monster's is its first open one where none is named. */
    line: lineRef.optional(),
    /** Null = as the attacker's ability card, stat card or summon says. */
    base: small.nullable(),
    ranged: z.boolean().nullable(),
    range: small.nullable(),
    pierce: small.optional(),
    effects: effects.optional(),
    modifiers: z.array(attackModifier).max(20).optional(),
    advantage: small.optional(),
    disadvantage: small.optional(),
    targets: z.array(attackTarget).max(30),
    /** On the board: enemies under these hexes are targets, too. */
    area: areaOnBoard.optional(),
  },
  changeAttack: {
    base: small.optional(),
    ranged: z.boolean().optional(),
    range: small.nullable().optional(),
    pierce: small.optional(),
    effects: effects.optional(),
    advantage: small.optional(),
    disadvantage: small.optional(),
  },
  addTarget: {
    target: attackTarget,
    /** The target that it takes the place of, against which no card is drawn yet. */
    insteadOf: figure.optional(),
  },
  removeTarget: { figure },
  changeTarget: {
    figure,
    distance: small.nullable().optional(),
    distanceAfterEffects: small.nullable().optional(),
    modeOverride: z.enum(ATTACK_MODES).nullable().optional(),
    extraShield: small.optional(),
    extraPierce: small.optional(),
    negate: negation.nullable().optional(),
    declined: effects.optional(),
    overrides: z
      .strictObject({
        base: override.optional(),
        modified: override.optional(),
        afterCards: override.optional(),
        reduced: override.optional(),
        damage: override.optional(),
      })
      .optional(),
  },
  /** `target` null = a modifier for all targets. */
  addAttackModifier: { target: figure.nullable(), modifier: attackModifier },
  removeAttackModifier: { modifier: idOf<ids.ModifierId>() },
  orderAttackModifiers: { target: figure, order: modifierIds },
  orderAttackCards: { target: figure, order: z.array(small).max(40) },
  drawForAttack: { target: figure },
  /** The cards the table turned over for this target, in order. */
  enterForAttack: { target: figure, cards: z.array(modifierCard).min(1).max(40) },
  /** Where the better of two cards cannot be told, the players may choose the one that counts. */
  chooseAttackCard: { target: figure, card: z.int().min(0).max(1) },
  /** `negateRetaliate` = what an attacking character loses instead of suffering retaliate. */
  applyAttack: {
    negateRetaliate: negation.nullable().optional(),
    /** The way each target goes that the attack pushes or pulls; others are moved by hand. */
    pushes: z
      .array(z.strictObject({ figure, path: z.array(hex).max(20) }))
      .max(30)
      .optional(),
    /** Only these of the targets whose cards lie open; the others wait. */
    only: z.array(figure).max(30).optional(),
  },
  cancelAttack: {},
  /** A monster that fell makes no last attack. */
  leaveLastAttack: { figure },
});
