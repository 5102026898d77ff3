/** Ability lines of class cards as keywords and numbers, in printed order. */
import { z } from 'zod';
import { ITEM_SLOTS } from './items';
import {
  classId,
  condition,
  count,
  effect,
  elementOrWild,
  name,
  note,
  printedNumber,
  slug,
} from './notations';
import {
  CARD_AFFECTS,
  CARD_LINE_TYPES,
  COUNTED_PER,
  MEANINGS_OF_X,
  MODIFIER_KINDS,
  OCCASIONS,
  REQUIREMENTS,
} from '../notation/cardKeywords';

const small = z.int().min(0).max(26);
/**
 * A number, '+2' for a relative one, 'x2' for doubling, 'all', or one with an X explained by `x`.
 */
const value = z.union([small, z.string().regex(/^([+-]\d|x2|all|(\d\+|\+)?X)$/)]);
const added = z.string().regex(/^([+-]\d|x2|\+X)$/);
const affects = z.enum(CARD_AFFECTS);
const effects = z.array(effect).min(1).max(4);
const elements = z.array(elementOrWild).min(1).max(2);
const requirements = z.array(z.enum(REQUIREMENTS)).min(1);
const truth = z.exactOptional(z.literal(true));
const number = z.exactOptional(count);

/** The hexes of an area; `enhance` = a dot that a sticker turns into a red hex. */
const area = z
  .array(
    z.strictObject({
      q: z.int().min(-9).max(9),
      r: z.int().min(-9).max(9),
      role: z.enum(['self', 'target', 'enhance']),
    }),
  )
  .min(2)
  .max(30);

/** Enhancement dots of a line and its nested lines, in printed order. */
const dots = z.partialRecord(
  z.enum([
    'move',
    'attack',
    'heal',
    'shield',
    'retaliate',
    'push',
    'pull',
    'pierce',
    'range',
    'target',
    'area',
    'condition',
    'hitPoints',
  ]),
  z
    .array(z.enum(['square', 'circle', 'diamond', 'diamondPlus', 'hex']))
    .min(1)
    .max(2),
);

/** The cost of a line or of its bonus. */
const cost = z.strictObject({
  damage: number,
  /** Number of cards to discard from the hand. */
  discard: number,
  /** The action that is then not performed this turn. */
  forgo: z.exactOptional(z.enum(['top', 'bottom'])),
  effects: z.exactOptional(effects),
  affects: z.exactOptional(affects),
  range: number,
  /** Damage suffered if the figure already has the condition. */
  damageIfAlready: number,
});

/** Fields that a line and a change to a line have in common. */
const shared = {
  value: z.exactOptional(value),
  /** The meaning of X. */
  x: z.exactOptional(z.enum(MEANINGS_OF_X)),
  /** The number is multiplied by the count of these. */
  per: z.exactOptional(z.enum(COUNTED_PER)),
  /** All of these requirements must be met. */
  when: z.exactOptional(requirements),
  /** Conditions for `targetHasAny`. */
  conditions: z.exactOptional(z.array(condition).min(1)),
  range: z.exactOptional(value),
  target: z.exactOptional(z.union([z.int().min(2).max(4), z.literal('X')])),
  affects: z.exactOptional(affects),
  area: z.exactOptional(area),
  effects: z.exactOptional(effects),
  experience: number,
  cost: z.exactOptional(cost),
  /** Value added to the attack or move of the line. */
  attack: z.exactOptional(added),
  move: z.exactOptional(added),
  heal: z.exactOptional(added),
  shield: z.exactOptional(added),
  retaliate: z.exactOptional(added),
  push: z.exactOptional(added),
  advantage: truth,
  jump: truth,
  ignoreShield: truth,
  alsoTargets: z.exactOptional(z.literal('enemiesOnPath')),
  /** True if the change replaces the printed line. */
  replace: truth,
};

const flatSummon = {
  id: slug,
  name,
  count: number,
  hitPoints: count,
  /** Null = no move printed. */
  move: z.int().min(0).max(9).nullable(),
  attack: z.union([z.int().min(0).max(9), z.literal('X')]).nullable(),
  attackX: z.exactOptional(z.enum(MEANINGS_OF_X)),
  /** 0 = melee. */
  range: z.int().min(0).max(9),
  flying: truth,
  shield: number,
  retaliate: z.exactOptional(z.strictObject({ value: count, range: count })),
  attackEffects: z.exactOptional(effects),
  attackAffects: z.exactOptional(affects),
  attackInfuse: z.exactOptional(elementOrWild),
  /** Bonuses to the summon's own attacks. */
  attackBonus: z.exactOptional(z.array(z.strictObject(shared)).min(1)),
  proxyFor: z.exactOptional(z.literal('yourAttackActions')),
};

/** A further attack on another target near the last one. */
const further = z.strictObject({ range: count, value: added });

/**
 * A change for a consumed element. A value '+2' is added, a plain number replaces the printed one;
 * targets, area and `affects` replace the printed ones, too.
 */
const flatBoost = {
  elements,
  ...shared,
  infuse: z.exactOptional(elementOrWild),
  chain: z.exactOptional(z.array(further).min(1)),
};

const flatLine = {
  type: z.enum(CARD_LINE_TYPES),
  ...shared,
  /** Text of a line of type 'note'. */
  text: z.exactOptional(note),
  on: z.exactOptional(z.enum(OCCASIONS)),
  element: z.exactOptional(elementOrWild),
  elements: z.exactOptional(elements),
  infuse: z.exactOptional(elementOrWild),
  /** Changes that depend on something other than an element. */
  bonus: z.exactOptional(z.array(z.strictObject(shared)).min(1)),
  chain: z.exactOptional(z.array(further).min(1)),
  dots: z.exactOptional(dots),
  /** Heals the figure itself. */
  self: truth,
  /** On a hex adjacent to the figure. */
  adjacent: truth,
  disadvantage: truth,
  /** The player decides the actions of these figures. */
  controlled: truth,
  augments: truth,
  ignoreConditions: truth,
  canTargetInvisible: truth,
  straightLine: truth,
  sameTarget: truth,
  /** Nested actions can be performed in any order or skipped. */
  anyOrder: truth,
  optional: truth,
  /** A melee attack on targets up to this many hexes away. */
  reach: number,
  /** Kinds of terrain that the move ignores. */
  ignores: z.exactOptional(z.array(z.enum(['difficultTerrain', 'hazardousTerrain'])).min(1)),
  /** Kinds of modifier cards that count as +0, and the figures whose cards they are. */
  modifiers: z.exactOptional(z.array(z.enum(MODIFIER_KINDS)).min(1)),
  drawnBy: z.exactOptional(z.enum(['self', 'attacker'])),
  /** The recovered cards are played immediately. */
  play: z.exactOptional(z.enum(['topOrBottom', 'oneTopAndOneBottom'])),
  /** Loots as if the looting figure were in the hex of one of these. */
  asIfAt: z.exactOptional(z.array(z.enum(['self', 'oneSummonedAlly'])).min(1)),
  /** Additional item slots; the player picks one of the choices. */
  choices: z.exactOptional(z.array(z.partialRecord(z.enum(ITEM_SLOTS), count)).min(1)),
  now: truth,
  attackersGainDisadvantage: truth,
  attackersAdd: number,
  notForDamage: truth,
  kind: z.exactOptional(z.enum(['melee', 'ranged'])),
  rank: z.exactOptional(z.enum(['normal', 'normalOrElite', 'any'])),
  duration: z.exactOptional(z.enum(['turn', 'round'])),
  scope: z.exactOptional(z.literal('oneAttackPerTurn')),
  placement: z.exactOptional(z.enum(['adjacentEmptyHex', 'emptyHexesInRange', 'hexOfKilledEnemy'])),
  of: z.exactOptional(z.enum(['hexesEntered', 'augments', 'songs', 'dooms'])),
  state: z.exactOptional(z.enum(['spent', 'consumed', 'spentOrConsumed'])),
  slots: z.exactOptional(z.array(z.enum(ITEM_SLOTS)).min(1)),
  ends: z.exactOptional(z.enum(['adjacentToYou', 'adjacentToObstacle'])),
  only: z.exactOptional(z.literal('summon')),
  owner: z.exactOptional(z.literal('allyAdjacentToThem')),
  toward: z.exactOptional(z.literal('closestHexAdjacentToAlly')),
  onDiscard: z.exactOptional(z.literal('returnToSupply')),
  modifier: z.exactOptional(z.literal('curse')),
  swapWith: z.exactOptional(z.literal('oneSummonedAlly')),
  to: z.exactOptional(
    z
      .array(
        z.enum([
          'anyUnoccupiedHex',
          'hexAdjacentToThatEnemy',
          'hexOfThisEnemy',
          'attack',
          'heal',
          'negativeConditions',
          'invisible',
          'retaliate',
        ]),
      )
      .min(1),
  ),
  from: z.exactOptional(z.array(z.enum(['attack', 'move'])).min(1)),
  /** The card itself, or the number of a medical pack. */
  card: z.exactOptional(z.union([z.literal('this'), printedNumber])),
  healAffects: z.exactOptional(affects),
  attackAffects: z.exactOptional(affects),
  max: number,
  maxHitPoints: z.exactOptional(z.union([count, z.literal('X')])),
  minDamage: number,
  /** The player chooses an amount up to this. */
  upTo: number,
  uses: number,
  /** Takes effect only from this number of times on. */
  after: number,
  count: number,
  hexes: number,
  cards: number,
  tokens: number,
  /** Number of uses after which the recovered cards are lost. */
  thenLose: number,
  hexRange: number,
  /** Damage of a trap. */
  damage: number,
};

type FlatLine = z.infer<z.ZodObject<typeof flatLine>>;
type Lines = readonly CardLineShape[];
type WithLines<T> = T & { readonly actions?: Lines };

/** Lines can be nested, so the type is declared instead of inferred. */
export interface CardLineShape extends FlatLine {
  readonly actions?: Lines;
  readonly boosts?: readonly WithLines<z.infer<z.ZodObject<typeof flatBoost>>>[];
  readonly summon?: z.infer<z.ZodObject<typeof flatSummon>> &
    Readonly<Partial<Record<'onDeath' | 'atTurnEnd' | 'aura', Lines>>>;
}

const lines = z.array(z.lazy((): z.ZodType<CardLineShape> => cardLine)).min(1);
const boost = z.strictObject({ ...flatBoost, actions: z.exactOptional(lines) });
const summon = z.strictObject({
  ...flatSummon,
  onDeath: z.exactOptional(lines),
  atTurnEnd: z.exactOptional(lines),
  aura: z.exactOptional(lines),
});

export const cardLine: z.ZodType<CardLineShape> = z
  .strictObject({
    ...flatLine,
    actions: z.exactOptional(lines),
    boosts: z.exactOptional(z.array(boost).min(1)),
    summon: z.exactOptional(summon),
  })
  .meta({ id: 'cardLine' });

/** The lines of one class, in a separate file. */
export const cardLinesFile = z.strictObject({
  class: classId,
  /**
   * A summon that is in play from the start of each scenario. Its hit points can be a formula in L,
   * the level of its owner.
   */
  companion: z.exactOptional(
    z.strictObject({
      id: slug,
      name,
      card: printedNumber,
      hitPoints: z.string().max(20),
      move: count,
      attack: count,
      range: small,
    }),
  ),
  cards: z
    .array(
      z.strictObject({
        id: printedNumber,
        top: z.array(cardLine).min(1),
        bottom: z.array(cardLine).min(1),
      }),
    )
    .min(1),
});
