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
const optionalTrue = z.exactOptional(z.literal(true));
const optionalCount = z.exactOptional(count);

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
  damage: optionalCount,
  /** Number of cards to discard from the hand. */
  discard: optionalCount,
  /** The action that is then not performed this turn. */
  forgo: z.exactOptional(z.enum(['top', 'bottom'])),
  effects: z.exactOptional(effects),
  affects: z.exactOptional(affects),
  range: optionalCount,
  /** Damage suffered if the figure already has the condition. */
  damageIfAlready: optionalCount,
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
  experience: optionalCount,
  cost: z.exactOptional(cost),
  /** Values added to numbers of the line: attack, move, heal, shield, retaliate, push. */
  attack: z.exactOptional(added),
  move: z.exactOptional(added),
  heal: z.exactOptional(added),
  shield: z.exactOptional(added),
  retaliate: z.exactOptional(added),
  push: z.exactOptional(added),
  advantage: optionalTrue,
  jump: optionalTrue,
  ignoreShield: optionalTrue,
  /** Further figures that the attack targets. */
  alsoTargets: z.exactOptional(z.literal('enemiesOnPath')),
  /** True if the change replaces the printed line. */
  replace: optionalTrue,
};

const flatSummon = {
  id: slug,
  name,
  /** Number of summons. */
  count: optionalCount,
  hitPoints: count,
  /** Null = no move printed. */
  move: z.int().min(0).max(9).nullable(),
  attack: z.union([z.int().min(0).max(9), z.literal('X')]).nullable(),
  /** The meaning of X in `attack`. */
  attackX: z.exactOptional(z.enum(MEANINGS_OF_X)),
  /** 0 = melee. */
  range: z.int().min(0).max(9),
  flying: optionalTrue,
  shield: optionalCount,
  retaliate: z.exactOptional(z.strictObject({ value: count, range: count })),
  attackEffects: z.exactOptional(effects),
  /** The figures that the summon's attacks affect. */
  attackAffects: z.exactOptional(affects),
  /** The element that the summon's attacks infuse. */
  attackInfuse: z.exactOptional(elementOrWild),
  /** Bonuses to the summon's own attacks. */
  attackBonus: z.exactOptional(z.array(z.strictObject(shared)).min(1)),
  /** The actions of its owner that the summon performs. */
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
  /** The trigger of the nested lines. */
  on: z.exactOptional(z.enum(OCCASIONS)),
  /** The element of a line of type 'infuse'. */
  element: z.exactOptional(elementOrWild),
  /** The elements that a line of type 'consume' consumes. */
  elements: z.exactOptional(elements),
  /** The element that a line of type 'consume' infuses in return. */
  infuse: z.exactOptional(elementOrWild),
  /** Changes that depend on something other than an element. */
  bonus: z.exactOptional(z.array(z.strictObject(shared)).min(1)),
  chain: z.exactOptional(z.array(further).min(1)),
  dots: z.exactOptional(dots),
  /** Heals the figure itself. */
  self: optionalTrue,
  /** On a hex adjacent to the figure. */
  adjacent: optionalTrue,
  /** The attacks of the affected figures have disadvantage. */
  disadvantage: optionalTrue,
  /** The player decides the actions of these figures. */
  controlled: optionalTrue,
  /** The owner's Augments apply to the attack. */
  augments: optionalTrue,
  ignoreConditions: optionalTrue,
  canTargetInvisible: optionalTrue,
  straightLine: optionalTrue,
  /** The same figure can be targeted again. */
  sameTarget: optionalTrue,
  /** Nested actions can be performed in any order or skipped. */
  anyOrder: optionalTrue,
  /** The line can be skipped. */
  optional: optionalTrue,
  /** A melee attack on targets up to this many hexes away. */
  reach: optionalCount,
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
  /** The items are equipped immediately. */
  now: optionalTrue,
  attackersGainDisadvantage: optionalTrue,
  /** The value that attacks against the affected figures add. */
  attackersAdd: optionalCount,
  /** The card cannot be lost to negate damage. */
  notForDamage: optionalTrue,
  /** Only attacks of this kind are affected. */
  kind: z.exactOptional(z.enum(['melee', 'ranged'])),
  /** The ranks of enemies that can be targeted. */
  rank: z.exactOptional(z.enum(['normal', 'normalOrElite', 'any'])),
  /** The effect ends with this turn or round. */
  duration: z.exactOptional(z.enum(['turn', 'round'])),
  /** Limits the bonus to one attack in each turn. */
  scope: z.exactOptional(z.literal('oneAttackPerTurn')),
  /** The hexes where a trap or obstacle can be placed. */
  placement: z.exactOptional(z.enum(['adjacentEmptyHex', 'emptyHexesInRange', 'hexOfKilledEnemy'])),
  /**
   * The cards that a line of type 'limit' limits. For loot, traps and obstacles: the hexes that the
   * figure entered, instead of a range.
   */
  of: z.exactOptional(z.enum(['hexesEntered', 'augments', 'songs', 'dooms'])),
  /** The state of the items that are refreshed. */
  state: z.exactOptional(z.enum(['spent', 'consumed', 'spentOrConsumed'])),
  /** The slots of the items that are refreshed. */
  slots: z.exactOptional(z.array(z.enum(ITEM_SLOTS)).min(1)),
  /** The hex where the move must end. */
  ends: z.exactOptional(z.enum(['adjacentToYou', 'adjacentToObstacle'])),
  /** Only cards with a line of this type can be recovered. */
  only: z.exactOptional(z.literal('summon')),
  /** The character whose lost cards are recovered. */
  owner: z.exactOptional(z.literal('allyAdjacentToThem')),
  /** The destination of a forced move. */
  toward: z.exactOptional(z.literal('closestHexAdjacentToAlly')),
  /** The card goes back to the supply when it is discarded. */
  onDiscard: z.exactOptional(z.literal('returnToSupply')),
  /** The modifier cards that are removed. */
  modifier: z.exactOptional(z.literal('curse')),
  /** The figure that swaps positions with the teleporting figure. */
  swapWith: z.exactOptional(z.literal('oneSummonedAlly')),
  /**
   * The destinations of a teleport, the abilities that others are converted to, or the conditions
   * and effects that figures are immune to.
   */
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
  /** The abilities that are converted. */
  from: z.exactOptional(z.array(z.enum(['attack', 'move'])).min(1)),
  /** The card itself, or the number of a medical pack. */
  card: z.exactOptional(z.union([z.literal('this'), printedNumber])),
  /** The figures that heals affect instead of the printed ones. */
  healAffects: z.exactOptional(affects),
  /** The figures that attacks affect instead of the printed ones. */
  attackAffects: z.exactOptional(affects),
  /** Maximum of the calculated number, of looted tokens, or of hit points after a heal. */
  max: optionalCount,
  /** Only targets with at most this number of hit points. */
  maxHitPoints: z.exactOptional(z.union([count, z.literal('X')])),
  /** Only targets that would suffer at least this damage. */
  minDamage: optionalCount,
  /** The player chooses an amount up to this. */
  upTo: optionalCount,
  /** The number of times that the effect can be used. */
  uses: optionalCount,
  /** Takes effect from the n-th occasion on. */
  after: optionalCount,
  /** Number of obstacles that are created. */
  count: optionalCount,
  /** Size of an obstacle in hexes. */
  hexes: optionalCount,
  /** Number of cards played in the extra turn. */
  cards: optionalCount,
  /** Number of money tokens gained. */
  tokens: optionalCount,
  /** Number of uses after which the recovered cards are lost. */
  thenLose: optionalCount,
  /** Maximum distance of the affected enemies from the chosen hex. */
  hexRange: optionalCount,
  /** Damage of a trap. */
  damage: optionalCount,
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
