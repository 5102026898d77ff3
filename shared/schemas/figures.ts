/**
 * Figures on the table, with the decks, cards and conditions that are theirs. The types are in
 * `state.ts`. Imports zod: not for the renderer.
 */
import { z } from 'zod';
import { conditionWorks } from '../content/schemas/conditions';
import { condition, effect, modifierCard } from '../content/schemas/notations';
import type * as ids from '../ids';
import { deckFault } from '../content/notation/deckFault';
import { ORIGINS, RANKS, SUMMON_COLOURS } from '../vocabulary';
import { hex, idOf, line, positive, unique, whole } from './values';

/** Far above any figure; each is a box on paper. */
const MOST_HIT_POINTS = 9999;

export const initiativeNumber = z.int().min(1).max(99);
export const figureId = idOf<ids.FigureId>();
export const effects = z.array(effect);
/** What a character loses instead of suffering damage; `cardInEffect` = no card: one that is active prevents it. */
export const negation = z.enum(['oneFromHand', 'twoFromDiscard', 'cardInEffect']);
/** Number of a treasure, or the goal tile of the scenario. */
export const treasure = z.union([positive, z.literal('goal')]);

export const modifierDeck = z
  .strictObject({
    draw: z.array(modifierCard),
    discard: z.array(modifierCard),
    /** A x2 or null was drawn: shuffled at the end of the round. */
    shuffleAtEndOfRound: z.boolean(),
  })
  .superRefine(({ draw, discard }, context) => {
    const fault = deckFault([...draw, ...discard]);
    if (fault !== null) context.addIssue({ code: 'custom', message: `Impossible deck: ${fault}` });
  });

export const activeCondition = z.strictObject({
  name: condition,
  /** How many ends of the figure's own turn it still outlives; null = until healed. */
  turnEnds: z.union([z.literal(1), z.literal(2)]).nullable(),
  /** Of a condition of a pack, as it was when it came: it works where the pack is gone; null = a printed one. */
  works: conditionWorks.nullable(),
});

/** A shield or retaliate besides the one printed on the stat card. */
export const bonus = z.strictObject({
  kind: z.enum(['shield', 'retaliate']),
  value: whole,
  /** Hexes a retaliate reaches; 1 for adjacent. Always 1 for a shield. */
  range: positive,
  lasts: z.enum(['round', 'untilRemoved']),
  source: z.enum(['abilityCard', 'item', 'byHand', 'modifierCard']),
  /** The class card it goes with; null = it goes with none. */
  card: positive.nullable(),
});

/** A half that stays in effect until its card leaves the active area. */
export const activeHalf = z.strictObject({
  card: positive,
  half: z.enum(['top', 'bottom']),
  lasts: z.enum(['round', 'persistent']),
  /** Use slots that are marked. */
  used: whole,
});

export const figureBase = z.strictObject({
  id: figureId,
  /** 0 only for exhausted characters; dead monsters and summons are taken off. */
  hitPoints: whole.max(MOST_HIT_POINTS),
  maxHitPoints: positive.max(MOST_HIT_POINTS),
  conditions: z.array(activeCondition).refine(unique('name')),
  bonuses: z.array(bonus),
  /** Null without a board, or before the figure was placed. */
  at: hex.nullable(),
});

/** What a player chose for the round: a leading card, perhaps the other one, or a long rest. */
export const initiative = z.discriminatedUnion('longRest', [
  z.strictObject({
    longRest: z.literal(false),
    leading: initiativeNumber,
    second: initiativeNumber.nullable(),
    /** Class cards the players say they are, where the initiatives mean several. */
    told: z.exactOptional(z.array(positive).max(2)),
  }),
  z.strictObject({
    longRest: z.literal(true),
    /** The rest itself was taken in this round. */
    taken: z.boolean(),
  }),
]);

/** How many cards lie in each pile. */
const cardCounts = z.strictObject({
  /** Without those chosen for the round. */
  hand: whole,
  discard: whole,
  lost: whole,
  active: whole,
  /** Chosen for this round and not yet played. */
  chosen: whole,
});

const cards = z.array(positive).max(60);

/** Cards that are lost, of which the player has still to say which they are. */
export const owedCards = z.strictObject({
  count: positive,
  among: cards,
  /** The pile they are missing from. */
  from: z.enum(['hand', 'discard']),
});

/** Ability cards of a character by their printed numbers, for players who have them kept. */
export const cardPiles = z.strictObject({
  kind: z.literal('named'),
  hand: cards,
  /** Laid out for the round and not played yet. */
  chosen: cards,
  discard: cards,
  lost: cards,
  active: cards,
  /** Picked for the coming round, the leading one first; still in hand until all are revealed. */
  picked: cards,
  owed: z.array(owedCards),
  /** Lost by chance in the short rest that was just taken, and what it was drawn from. */
  drawn: z.strictObject({ card: positive, among: cards }).nullable(),
});

/** What is known of the cards of a character, in one form at a time. */
export const heldCards = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('notKept') }),
  z.strictObject({ kind: z.literal('counted'), ...cardCounts.shape }),
  cardPiles,
]);

export const character = z.strictObject({
  ...figureBase.shape,
  kind: z.literal('character'),
  sheet: idOf<ids.CharacterId>(),
  class: idOf<ids.ClassId>(),
  name: line,
  level: z.int().min(1).max(9),
  /** Gained in this scenario. */
  experience: whole,
  /** Money tokens looted in this scenario. */
  money: whole,
  /** Treasures looted in this scenario. */
  treasures: z.array(treasure),
  initiative: initiative.nullable(),
  exhausted: z.boolean(),
  /** Took its short rest at the end of this round. */
  shortRested: z.boolean(),
  deck: modifierDeck,
  cards: heldCards,
  /** What lies active in front of the player, the oldest first. */
  activeHalves: z.array(activeHalf),
  /** Hit points its last damage took, while cards may still be lost instead; 0 = none. */
  suffered: whole,
});

export const monster = z.strictObject({
  ...figureBase.shape,
  kind: z.literal('monster'),
  type: idOf<ids.MonsterTypeId>(),
  rank: z.enum(RANKS),
  /** Number on the standee, from 1. */
  standee: positive,
  origin: z.enum(ORIGINS),
  /** Allied monsters fight for the party. */
  side: z.enum(['enemies', 'allies']),
  /** Round it came in. */
  cameInRound: whole,
  /** Its stats are those of so many levels above its sleeve; below, if negative. */
  levelBonus: z.int().min(-7).max(1e9),
  /** The scenario book brought it in, and its hex is to be told: the letter there, or '' without one. */
  comesAt: z.exactOptional(z.string().max(1)),
});

export const summon = z.strictObject({
  ...figureBase.shape,
  kind: z.literal('summon'),
  owner: figureId,
  name: line,
  colour: z.enum(SUMMON_COLOURS),
  attack: whole,
  move: whole,
  /** Hexes; 0 = melee. */
  range: whole,
  shield: whole,
  retaliate: whole,
  flying: z.boolean(),
  attackEffects: effects,
  cameInRound: whole,
  /** The class card that summoned it; null = told by hand. */
  card: positive.nullable(),
});

/** An escort or an objective with hit points. */
export const objective = z.strictObject({
  ...figureBase.shape,
  kind: z.literal('objective'),
  name: line,
  role: z.enum(['escort', 'objective']),
  /** Escorts may have a fixed initiative; null = takes no turn. */
  initiative: initiativeNumber.nullable(),
  /** Its number in the scenario's list; null = put there by hand. */
  listed: positive.nullable(),
});

export const figure = z.discriminatedUnion('kind', [character, monster, summon, objective]);
