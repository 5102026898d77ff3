/**
 * Schemas of figures with their decks, cards and conditions. The types are in `state.ts`. The
 * renderer must not import them, because they use zod.
 */
import { z } from 'zod';
import { conditionTraits } from '../content/schemas/conditions';
import { condition, effect, modifierCard } from '../content/schemas/notations';
import type * as ids from '../ids';
import { deckFault } from '../content/notation/deckFault';
import { ORIGINS, RANKS, SUMMON_COLOURS } from '../vocabulary';
import { hex, idOf, line, positive, unique, whole } from './values';

/**
 * Far above any figure. The limit is needed because the printed sheets draw a box for each hit
 * point.
 */
const MAX_HIT_POINTS = 9999;

export const initiativeNumber = z.int().min(1).max(99);
export const figureId = idOf<ids.FigureId>();
export const effects = z.array(effect);
/**
 * Cards a character loses to negate damage; `cardInEffect` = no card: an active card prevents it.
 */
export const negation = z.enum(['oneFromHand', 'twoFromDiscard', 'cardInEffect']);
/** Number of a treasure, or the goal tile of the scenario. */
export const treasure = z.union([positive, z.literal('goal')]);

export const modifierDeck = z
  .strictObject({
    draw: z.array(modifierCard),
    discard: z.array(modifierCard),
    /** True after a x2 or null was drawn: the deck is shuffled at the end of the round. */
    shuffleAtEndOfRound: z.boolean(),
  })
  .superRefine(({ draw, discard }, context) => {
    const fault = deckFault([...draw, ...discard]);
    if (fault !== null) context.addIssue({ code: 'custom', message: `Impossible deck: ${fault}` });
  });

export const activeCondition = z.strictObject({
  name: condition,
  /**
   * Number of the figure's turn ends until the condition expires; null = until removed in another
   * way.
   */
  turnEnds: z.union([z.literal(1), z.literal(2)]).nullable(),
  /**
   * A copy of the pack's condition, so that it keeps its effects if the pack is missing; null = printed.
   */
  traits: conditionTraits.nullable(),
});

/** A shield or retaliate in addition to the printed one. */
export const bonus = z.strictObject({
  kind: z.enum(['shield', 'retaliate']),
  value: whole,
  /** Range of a retaliate in hexes; 1 for adjacent. Always 1 for a shield. */
  range: positive,
  lasts: z.enum(['round', 'untilRemoved']),
  source: z.enum(['abilityCard', 'item', 'byHand', 'modifierCard']),
  /** The class card it depends on; null = none. */
  card: positive.nullable(),
});

/** An active half, until its card leaves the active area. */
export const activeHalf = z.strictObject({
  card: positive,
  half: z.enum(['top', 'bottom']),
  lasts: z.enum(['round', 'persistent']),
  /** Number of marked use slots. */
  used: whole,
  /**
   * Set if the card has no lost symbol and is discarded instead of lost when it leaves the active
   * area.
   */
  isDiscarded: z.exactOptional(z.literal(true)),
  /** The doomed enemy, or the figure that holds the card. */
  on: z.exactOptional(figureId),
});

export const figureBase = z.strictObject({
  id: figureId,
  /** 0 only for exhausted and dead characters; dead monsters and summons are removed. */
  hitPoints: whole.max(MAX_HIT_POINTS),
  maxHitPoints: positive.max(MAX_HIT_POINTS),
  conditions: z.array(activeCondition).refine(unique('name')),
  bonuses: z.array(bonus),
  /** Null without a board, or before the figure is placed. */
  at: hex.nullable(),
});

/**
 * A player's choice for the round: the initiatives of a leading card and optionally a second card,
 * or a long rest.
 */
export const initiative = z.discriminatedUnion('longRest', [
  z.strictObject({
    longRest: z.literal(false),
    leading: initiativeNumber,
    second: initiativeNumber.nullable(),
    /** Class cards the players selected if an initiative matches several. */
    told: z.exactOptional(z.array(positive).max(2)),
  }),
  z.strictObject({
    longRest: z.literal(true),
    /** True if the rest was taken this round. */
    taken: z.boolean(),
  }),
]);

/** Number of cards in each pile. */
const cardCounts = z.strictObject({
  /** Cards in hand, without those chosen for the round. */
  hand: whole,
  discard: whole,
  lost: whole,
  active: whole,
  /** Cards chosen for this round and not played yet. */
  chosen: whole,
});

const cards = z.array(positive).max(60);

/** Lost cards that the player still has to identify. */
export const owedCards = z.strictObject({
  count: positive,
  among: cards,
  /** The pile they come from. */
  from: z.enum(['hand', 'discard']),
});

/** A character's ability cards by printed number, if the players let Standee track them. */
export const cardPiles = z.strictObject({
  kind: z.literal('named'),
  hand: cards,
  /** Cards chosen for this round and not played yet. */
  chosen: cards,
  discard: cards,
  lost: cards,
  active: cards,
  /** Picked for the next round, leading card first; still in hand until the reveal. */
  picked: cards,
  owed: z.array(owedCards),
  /** The card lost at random in the last short rest, and the cards it was drawn from. */
  drawn: z.strictObject({ card: positive, among: cards }).nullable(),
});

/** Everything known about a character's cards, in one of three forms. */
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
  /** Experience gained in this scenario. */
  experience: whole,
  /** Money tokens looted in this scenario. */
  money: whole,
  /** Treasures looted in this scenario. */
  treasures: z.array(treasure),
  initiative: initiative.nullable(),
  exhausted: z.boolean(),
  /** Set for a character that died with permanent death. */
  isDead: z.exactOptional(z.literal(true)),
  /** Hex of the character when it became exhausted. */
  exhaustedAt: z.exactOptional(hex),
  /** True if it took its short rest at the end of this round. */
  shortRested: z.boolean(),
  deck: modifierDeck,
  cards: heldCards,
  /** Active halves, oldest first. */
  activeHalves: z.array(activeHalf),
  /** Numbers of the items it wears, as on its sheet. */
  worn: z.exactOptional(z.array(positive).max(60)),
  /** Numbers of its items that were consumed before the scenario started; absent = none. */
  consumedBefore: z.exactOptional(z.array(positive).max(400)),
  /** Hit points lost to the last damage while it can still be negated; 0 = none. */
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
  /** `thirdSide`: enemies of the characters and of all other monsters. */
  side: z.enum(['enemies', 'allies', 'thirdSide']),
  /** Round in which the figure entered play. */
  cameInRound: whole,
  /** Difference between its stat level and the level of its sleeve; may be negative. */
  levelBonus: z.int().min(-7).max(1e9),
  /**
   * Set for a spawned monster whose hex is still unknown: its letter in the scenario book, or ''
   * without one.
   */
  comesAt: z.exactOptional(z.string().max(1)),
  /** Set while the monster sleeps because of a scenario rule. */
  asleep: z.exactOptional(z.literal(true)),
});

export const summon = z.strictObject({
  ...figureBase.shape,
  kind: z.literal('summon'),
  owner: figureId,
  name: line,
  colour: z.enum(SUMMON_COLOURS),
  attack: whole,
  move: whole,
  /** In hexes; 0 = melee. */
  range: whole,
  shield: whole,
  retaliate: whole,
  flying: z.boolean(),
  attackEffects: effects,
  cameInRound: whole,
  /** The class card that summoned it; null = entered by the players. */
  card: positive.nullable(),
  /** Set for a summon that its class has in play from the start of the scenario. */
  companion: z.exactOptional(z.literal(true)),
});

/** An escort or an objective with hit points. */
export const objective = z.strictObject({
  ...figureBase.shape,
  kind: z.literal('objective'),
  name: line,
  role: z.enum(['escort', 'objective']),
  /** Fixed initiative of an escort; null = takes no turn. */
  initiative: initiativeNumber.nullable(),
  /** Number of the objective in the scenario's list, from 1; null = added by the players. */
  listed: positive.nullable(),
});

export const figure = z.discriminatedUnion('kind', [character, monster, summon, objective]);
