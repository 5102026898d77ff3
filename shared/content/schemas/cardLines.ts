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

/** Hexes of a pattern; `enhance` is a dot that a sticker makes a target. */
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

/** The price of a line or its bonus. */
const cost = z.strictObject({
  damage: number,
  /** Cards from the hand. */
  discard: number,
  /** The half that is not played this turn. */
  forgo: z.exactOptional(z.enum(['top', 'bottom'])),
  effects: z.exactOptional(effects),
  affects: z.exactOptional(affects),
  range: number,
  /** Damage if the condition is already there. */
  damageIfAlready: number,
});

/** Common fields of a line and of a change to a line. */
const shared = {
  value: z.exactOptional(value),
  /** The meaning of X. */
  x: z.exactOptional(z.enum(MEANINGS_OF_X)),
  /** The number is multiplied by the count of these. */
  per: z.exactOptional(z.enum(COUNTED_PER)),
  /** All must hold. */
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
  /** Added to the line of that name. */
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
  /** Replaces the printed line. */
  replace: truth,
};

const flatSummon = {
  id: slug,
  name,
  count: number,
  hitPoints: count,
  /** Null = none printed. */
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
  /** Changes of its own attacks. */
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
  /** For a line of type 'note'. */
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
  /** Adjacent to the figure. */
  adjacent: truth,
  disadvantage: truth,
  /** The player decides for the figures. */
  controlled: truth,
  augments: truth,
  ignoreConditions: truth,
  canTargetInvisible: truth,
  straightLine: truth,
  sameTarget: truth,
  /** Nested actions in any order, or left out. */
  anyOrder: truth,
  optional: truth,
  /** A melee attack on targets up to this many hexes away. */
  reach: number,
  /** Terrain without effect on the movement. */
  ignores: z.exactOptional(z.array(z.enum(['difficultTerrain', 'hazardousTerrain'])).min(1)),
  /** Modifier cards that count as +0, and who draws them. */
  modifiers: z.exactOptional(z.array(z.enum(MODIFIER_KINDS)).min(1)),
  drawnBy: z.exactOptional(z.enum(['self', 'attacker'])),
  /** Recovered cards are played at once. */
  play: z.exactOptional(z.enum(['topOrBottom', 'oneTopAndOneBottom'])),
  /** The loot happens around one of these. */
  asIfAt: z.exactOptional(z.array(z.enum(['self', 'oneSummonedAlly'])).min(1)),
  /** Item slots besides the worn ones; one of the choices. */
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
  /** Only after this many times. */
  after: number,
  count: number,
  hexes: number,
  cards: number,
  tokens: number,
  /** Uses after which the recovered cards are lost. */
  thenLose: number,
  hexRange: number,
  /** For a trap. */
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
  /** A figure that is in play from the start; hit points in L, its owner's level. */
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
