/** Items with their effects as keywords. */
import { z } from 'zod';
import { AFFECTS } from './monsters';
import {
  area,
  classId,
  condition,
  count,
  effect,
  element,
  elementOrWild,
  modifierCard,
  monsterTypeId,
  name,
  note,
  relative,
  scenarioId,
  slug,
} from './notations';

export const ITEM_SLOTS = ['head', 'body', 'legs', 'oneHand', 'twoHands', 'small'] as const;
export const itemSlot = z.enum(ITEM_SLOTS);

const itemEffectTypes = z.enum([
  'move',
  'attack',
  'heal',
  'shield',
  'retaliate',
  'loot',
  'push',
  'pull',
  'pierce',
  'condition',
  'damage',
  'summon',
  'infuse',
  'consume',
  'advantage',
  'attackArea',
  'attackerDisadvantage',
  'carrySmallItems',
  'chooseOne',
  'controlMove',
  'createObstacle',
  'destroyObstacle',
  'disarmTraps',
  'experience',
  'extraTurn',
  'flying',
  'focusInitiative',
  'hidden',
  'ignoreShields',
  'immunity',
  'initiative',
  'jump',
  'markEnemy',
  'meleeReach',
  'negateElement',
  'noDamage',
  'playCard',
  'range',
  'recoverDiscarded',
  'redirectAttack',
  'refreshItems',
  'removeModifierCards',
  'removeNegativeConditions',
  'treatX2AsPlus0',
]);

const itemAffects = z.enum([
  ...AFFECTS,
  'attacker',
  'alliesInArea',
  'selfAndAdjacentAllies',
  'selfOrOneAlly',
  'oneAllyInRange',
  'oneEnemyInRange',
  'oneSummonedAlly',
  'targetAndEnemiesAdjacentToTarget',
  'doomTarget',
]);

export const ITEM_WHEN = [
  'myTurn',
  'turnEnd',
  'myMove',
  'myAttack',
  'myHeal',
  'defaultTop',
  'defaultBottom',
  'attacked',
  'damagedByAttack',
  'equipped',
  'cardsRevealed',
  'moved',
  'kill',
  'killInTurn',
  'allyAttack',
  'adjacentMonsters',
  'enemyWouldConsumeElement',
  'enteredHazardousTerrain',
  'gainsMuddle',
  'loot1',
  'ownSummonDamagedByAttack',
  'augmentAction',
  'songAction',
  'doomAction',
  'commandAction',
  'allyMedicalPack',
  'obstacleAction',
  'onObstacle',
] as const;

const innerEffect = {
  type: itemEffectTypes,
  /** A relative value is added to the printed one; a plain number replaces it. */
  value: z.exactOptional(z.union([count, relative, z.enum(['all', 'x2'])])),
  range: z.exactOptional(count),
  affects: z.exactOptional(itemAffects),
};

/** An effect of an item as keywords: `type` with its numbers, and `when` it can be used. */
const itemEffect = z.strictObject({
  ...innerEffect,
  when: z.enum(ITEM_WHEN),
  effects: z.exactOptional(z.array(effect).min(1)),
  area: z.exactOptional(area),
  /** Kind of attack; absent = any. */
  kind: z.exactOptional(z.enum(['melee', 'ranged'])),
  /**
   * The attacks that the effect applies to: all of the action, one of them, or only an attack with
   * a single target.
   */
  scope: z.exactOptional(z.enum(['action', 'singleAttack', 'singleTargetAction'])),
  element: z.exactOptional(elementOrWild),
  /** Elements to consume, all of them. */
  elements: z.exactOptional(z.array(elementOrWild).min(1)),
  actions: z.exactOptional(z.array(z.strictObject(innerEffect)).min(1)),
  summon: z.exactOptional(
    z.strictObject({
      id: slug,
      name,
      hitPoints: count,
      move: z.int().min(0).max(9),
      attack: z.int().min(0).max(9),
      range: z.int().min(0).max(9),
      flying: z.exactOptional(z.literal(true)),
    }),
  ),
  direction: z.exactOptional(z.literal('either')),
  state: z.exactOptional(z.enum(['spent', 'consumed', 'spentOrConsumed'])),
  slot: z.exactOptional(itemSlot),
  to: z.exactOptional(
    z.array(
      z.union([condition, z.enum(['forcedMovement', 'difficultTerrain', 'hazardousTerrain'])]),
    ),
  ),
  half: z.exactOptional(z.enum(['top', 'bottom', 'sameAsCommand'])),
  duration: z.exactOptional(z.literal('round')),
  minHexes: z.exactOptional(count),
  maxHexes: z.exactOptional(count),
  cards: z.exactOptional(count),
  initiative: z.exactOptional(z.literal('laterThanPrevious')),
  jump: z.exactOptional(z.literal(true)),
  min: z.exactOptional(count),
  usableWhileStunned: z.exactOptional(z.literal(true)),
  modifier: z.exactOptional(modifierCard),
  cost: z.exactOptional(
    z.union([z.strictObject({ damage: count }), z.strictObject({ damagePerAttack: count })]),
  ),
  /** Number of attacks it affects. */
  next: z.exactOptional(count),
  insteadOf: z.exactOptional(condition),
  ifStrong: z.exactOptional(element),
  ifHitPoints: z.exactOptional(count),
  against: z.exactOptional(z.array(monsterTypeId).min(1)),
  adjacent: z.exactOptional(z.literal(true)),
});

/** Source of an item; `design` = it becomes available in the shop instead of being given out. */
const foundAt = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('treasure'),
    treasure: count,
    scenario: scenarioId,
    design: z.exactOptional(z.literal(true)),
  }),
  z.strictObject({
    type: z.literal('scenarioReward'),
    scenario: scenarioId,
    count: z.exactOptional(count),
    design: z.exactOptional(z.literal(true)),
  }),
  z.strictObject({
    type: z.enum(['cityEvent', 'roadEvent']),
    event: count,
    design: z.exactOptional(z.literal(true)),
  }),
]);

export const itemContent = z.strictObject({
  id: z.int().min(1).max(999),
  name,
  /** In gold, before the reputation change. */
  cost: z.int().min(0).max(200),
  copies: count,
  slot: itemSlot,
  /** State after use; absent = always in effect. */
  use: z.exactOptional(z.enum(['spent', 'consumed'])),
  unrecoverable: z.exactOptional(z.literal(true)),
  /** Its owner cannot sell it. */
  notForSale: z.exactOptional(z.literal(true)),
  /** -1 cards it adds to its owner's modifier deck. */
  minusOneCards: z.exactOptional(count),
  /** Circles to mark before it is spent or consumed. */
  uses: z.exactOptional(count),
  /** Prosperity level at which the shop has it; otherwise `source`. */
  prosperity: z.exactOptional(z.int().min(1).max(9)),
  source: z.exactOptional(z.enum(['randomDesign', 'reward', 'soloScenario'])),
  solo: z.exactOptional(z.strictObject({ scenario: count, class: classId })),
  found: z.exactOptional(z.array(foundAt).min(1)),
  effects: z.exactOptional(z.array(itemEffect).min(1)),
  /** Other effects as free text of the players. */
  note: z.exactOptional(note),
});

export const itemsFile = z.array(itemContent);
