/** Monsters, stat cards and ability decks. */
import { z } from 'zod';
import { MAX_DECK_CARDS } from '../reading/limits';
import { SIGNS } from '../notation/signs';
import {
  abilityDeckId,
  amount,
  area,
  count,
  effect,
  element,
  elementOrWild,
  formula,
  immunity,
  monsterTypeId,
  name,
  note,
  printedNumber,
  rank,
  ranks,
  relative,
  slug,
  value,
  numberOrFormula,
} from './notations';

/** Figures an action affects; `...InRange` uses `range`. */
export const AFFECTS = [
  'self',
  'adjacentEnemies',
  'oneAdjacentEnemy',
  'enemiesInRange',
  'allEnemies',
  'adjacentAllies',
  'alliesInRange',
  'allAllies',
  'selfAndAlliesInRange',
  'selfAndAllAllies',
  'adjacentEnemiesAndAllies',
  'enemiesAndAlliesAdjacentToTarget',
] as const;
const affects = z.enum(AFFECTS);
const effects = z.array(effect).min(1).max(6);
const oneToNine = numberOrFormula(1, 9);

const healSelf = z.strictObject({
  type: z.literal('heal'),
  value: oneToNine,
  affects: z.literal('self'),
});

/**
 * A change for a consumed element. A relative value or range is added to that of the action, a
 * plain number replaces it; targets, area and `affects` replace those of the action.
 */
const boost = z.strictObject({
  element: elementOrWild,
  value: z.exactOptional(value),
  range: z.exactOptional(value),
  target: z.exactOptional(z.int().min(2).max(9)),
  affects: z.exactOptional(affects),
  effects: z.exactOptional(effects),
  area: z.exactOptional(area),
  perTargetDamaged: z.exactOptional(z.array(healSelf).min(1)),
});
const boosts = z.exactOptional(z.array(boost).min(1).max(6));

/**
 * Actions with one number: heal, shield, retaliate, push, pull, damage. Shield and retaliate add to
 * the value on the stat card, if any.
 */
function oneNumberAction<T extends string>(type: T) {
  return z.strictObject({
    type: z.literal(type),
    value: oneToNine,
    range: z.exactOptional(value),
    affects: z.exactOptional(affects),
    boosts,
  });
}

const move = z.strictObject({
  type: z.literal('move'),
  value,
  jump: z.exactOptional(z.literal(true)),
  /** Escorts walk towards a position or the nearest figure of a type. */
  toward: z.exactOptional(
    z.union([z.strictObject({ marker: slug }), z.strictObject({ monster: monsterTypeId })]),
  ),
});

const attack = z.strictObject({
  type: z.literal('attack'),
  value,
  range: z.exactOptional(value),
  target: z.exactOptional(numberOrFormula(1, 9)),
  affects: z.exactOptional(affects),
  area: z.exactOptional(area),
  effects: z.exactOptional(effects),
  /** All attacks target one enemy. */
  singleFocus: z.exactOptional(z.literal(true)),
  bonus: z.exactOptional(
    z.strictObject({ value: relative, when: z.enum(['targetAdjacentToAnyAllyOfAttacker']) }),
  ),
  boosts,
});

const summon = z.strictObject({
  type: z.literal('summon'),
  monster: z.exactOptional(monsterTypeId),
  /** A figure of the scenario instead of a monster. */
  objective: z.exactOptional(z.enum(['zephyr', 'egg'])),
  /** The monster that the scenario names for this card: its first or second one. */
  fromScenario: z.exactOptional(z.int().min(1).max(2)),
  rank: z.exactOptional(rank),
  ranks: z.exactOptional(ranks),
  count: z.exactOptional(z.union([count, formula])),
  placement: z.exactOptional(z.enum(['adjacentToTarget'])),
  /** The new monster has the current hit points of the summoner, up to its printed maximum. */
  hitPoints: z.exactOptional(z.literal('asSummoner')),
  stats: z.exactOptional(z.strictObject({ move: amount, attack: amount })),
});

const basicActions = [
  move,
  attack,
  oneNumberAction('heal'),
  oneNumberAction('shield'),
  oneNumberAction('retaliate'),
  oneNumberAction('push'),
  oneNumberAction('pull'),
  oneNumberAction('damage'),
  z.strictObject({ type: z.literal('loot'), value: oneToNine }),
  z.strictObject({
    type: z.literal('condition'),
    effects,
    range: z.exactOptional(value),
    affects: z.exactOptional(affects),
  }),
  z.strictObject({
    type: z.literal('trap'),
    damage: oneToNine,
    placement: z.enum(['adjacentEmptyHexClosestToAnEnemy']),
  }),
  summon,
  z.strictObject({ type: z.literal('infuse'), element }),
  z.strictObject({
    type: z.literal('attackersGainDisadvantage'),
    duration: z.literal('round'),
  }),
  z.strictObject({
    type: z.literal('attackBonus'),
    value: relative,
    affects,
    duration: z.literal('round'),
  }),
  /** The first or second special of the boss's stat card. */
  z.strictObject({ type: z.literal('special'), number: z.int().min(1).max(2) }),
  /** Free text of a pack's author: shown, never carried out. */
  z.strictObject({ type: z.literal('note'), text: note }),
  /** A boss special that cannot be expressed in numbers. */
  z.strictObject({
    type: z.literal('bossSpecial'),
    keyword: z.enum([
      'moveToNextDoorAndRevealRoom',
      'allMonstersActAgain',
      'throneMoves',
      'fear',
      'hatchEggs',
      'flyToNextBoulderPerch',
      'mindControl',
      'teleport',
    ]),
    monster: z.exactOptional(monsterTypeId),
  }),
] as const;

const basicAction = z.discriminatedUnion('type', [...basicActions]);

/** One line of an ability card, or of `special1` or `special2` on a boss's stat card. */
export const action = z.discriminatedUnion('type', [
  ...basicActions,
  /** Consumes an element for nested actions or for infusing another element. */
  z.strictObject({
    type: z.literal('consume'),
    element: elementOrWild,
    infuse: z.exactOptional(element),
    actions: z.exactOptional(z.array(basicAction).min(1)),
  }),
  z.strictObject({ type: z.literal('onDeath'), actions: z.array(basicAction).min(1) }),
]);

/** The numbers of one level and rank. */
export const statBlock = z.strictObject({
  /** Hit points; for bosses a formula in C. */
  hitPoints: amount,
  /** Null = no move printed. */
  move: numberOrFormula(0, 9).nullable(),
  /** For bosses also a formula in C, X or V. */
  attack: amount,
  /** In hexes; 0 = melee. */
  range: numberOrFormula(0, 9),
  flying: z.exactOptional(z.literal(true)),
  shield: z.exactOptional(oneToNine),
  retaliate: z.exactOptional(z.strictObject({ value: oneToNine, range: oneToNine })),
  attackEffects: z.exactOptional(effects),
  /** The monster has advantage on its attacks. */
  advantage: z.exactOptional(z.literal(true)),
  attackersGainDisadvantage: z.exactOptional(z.literal(true)),
  canOpenDoors: z.exactOptional(z.literal(true)),
  invisibleAtStartOfRound: z.exactOptional(z.literal(true)),
  immunities: z.exactOptional(z.array(immunity).min(1)),
  /** Meanings of X and V. */
  variables: z.exactOptional(
    z.strictObject({
      X: z.exactOptional(z.literal('hexesMovedThisTurn')),
      V: z.exactOptional(z.literal('vermlingScoutsPresent')),
    }),
  ),
  special1: z.exactOptional(z.array(action).min(1)),
  special2: z.exactOptional(z.array(action).min(1)),
});

const common = {
  id: monsterTypeId,
  name,
  /** Icon of the monster. */
  sign: z.exactOptional(z.enum(SIGNS)),
  /** Number of standees in the box. */
  standees: z.int().min(1).max(20),
  deck: abilityDeckId,
  /** The base type of a named or modified monster, whose standees it uses. */
  variantOf: z.exactOptional(monsterTypeId),
  /** Draws from the deck of the only character instead of the monsters' deck. */
  modifierDeck: z.exactOptional(z.literal('character')),
};

/** `levels` contains the stat cards of level 0 to 7. */
export const monsterType = z.discriminatedUnion('boss', [
  z.strictObject({
    ...common,
    boss: z.literal(false),
    levels: z.array(z.strictObject({ normal: statBlock, elite: statBlock })).length(8),
  }),
  z.strictObject({
    ...common,
    boss: z.literal(true),
    levels: z.array(z.strictObject({ boss: statBlock })).length(8),
  }),
]);

export const abilityCard = z.strictObject({
  /** The printed number. */
  id: printedNumber,
  initiative: z.int().min(1).max(99),
  shuffle: z.boolean(),
  actions: z.array(action).max(12),
});

export const abilityDeck = z.strictObject({
  id: abilityDeckId,
  name,
  /** The deck it replaces in one scenario. */
  variantOf: z.exactOptional(abilityDeckId),
  /** Eight cards, a single one (always the same turn), or any number in packs. */
  cards: z.array(abilityCard).min(1).max(MAX_DECK_CARDS),
});

export const monstersFile = z.array(monsterType);
export const abilityDecksFile = z.array(abilityDeck);
