/** What characters and the party own and work towards. */
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
  formula,
  modifierCard,
  monsterTypeId,
  name,
  printedNumber,
  relative,
  scenarioId,
  slug,
} from './parts';

export const characterClass = z.strictObject({
  id: classId,
  name,
  /** What may be shown while the class is locked. */
  spoilerSafeName: name,
  race: slug,
  /** Cards in hand at the start of a scenario. */
  handSize: z.int().min(1).max(20),
  /** By level, 1 to 9. */
  hitPoints: z.array(count).length(9),
  /** Available from the first game; others are locked. */
  starting: z.boolean(),
  colour: z.string().regex(/^#[0-9a-f]{6}$/),
  perks: z.array(
    z.strictObject({
      /** How often the perk can be taken. */
      boxes: z.int().min(1).max(9),
      /** Cards taken out of and put into the modifier deck for one box. */
      remove: z.exactOptional(z.array(modifierCard).min(1)),
      add: z.exactOptional(z.array(modifierCard).min(1)),
      ignore: z.exactOptional(z.enum(['negativeItemEffects', 'negativeScenarioEffects'])),
    }),
  ),
});

/** One half of an ability card: only its marks. */
const half = z.strictObject({
  /** Lost after use, or after the last use slot. */
  lost: z.exactOptional(z.literal(true)),
  unrecoverable: z.exactOptional(z.literal(true)),
  active: z.exactOptional(z.enum(['persistent', 'round'])),
  /** Experience of each use slot, in order. */
  slots: z.exactOptional(z.array(z.int().min(0).max(9)).min(1)),
  experience: z.exactOptional(count),
  /** Experience for each optional element used up. */
  experienceOnConsume: z.exactOptional(z.array(count).min(1)),
  /** More experience that depends on what happens. */
  experienceConditional: z.exactOptional(z.literal(true)),
});

export const classCard = z.strictObject({
  id: printedNumber,
  /** Several equal cards are numbered from `id` to `lastId`. */
  lastId: z.exactOptional(printedNumber),
  copies: z.exactOptional(count),
  name,
  /** X: chosen in place of a level 1 card; M: medical packs. */
  level: z.union([z.int().min(1).max(9), z.enum(['X', 'M'])]),
  initiative: z.int().min(1).max(99),
  top: half,
  bottom: half,
});

export const ITEM_SLOTS = ['head', 'body', 'legs', 'oneHand', 'twoHands', 'small'] as const;
const itemSlot = z.enum(ITEM_SLOTS);

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
  'destroyObstacle',
  'disarmTraps',
  'experience',
  'extraTurn',
  'flying',
  'focusInitiative',
  'ignoreShields',
  'immunity',
  'initiative',
  'jump',
  'meleeReach',
  'negateElement',
  'noDamage',
  'playCard',
  'range',
  'recoverDiscarded',
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
] as const;

const innerEffect = {
  type: itemEffectTypes,
  /** A relative value is added; a number replaces or stands alone. */
  value: z.exactOptional(z.union([count, relative, z.enum(['all', 'x2'])])),
  range: z.exactOptional(count),
  affects: z.exactOptional(itemAffects),
};

/** What an item does, as keywords: `type` with its numbers, and `when` it may be used. */
const itemEffect = z.strictObject({
  ...innerEffect,
  when: z.enum(ITEM_WHEN),
  effects: z.exactOptional(z.array(effect).min(1)),
  area: z.exactOptional(area),
  /** Which attacks: absent = any. */
  kind: z.exactOptional(z.enum(['melee', 'ranged'])),
  /** All attacks of the action, one of them, or only an action with one target. */
  scope: z.exactOptional(z.enum(['action', 'singleAttack', 'singleTargetAction'])),
  element: z.exactOptional(elementOrWild),
  /** All of them are used up. */
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
  /** Number of attacks it works for. */
  next: z.exactOptional(count),
  insteadOf: z.exactOptional(condition),
  ifStrong: z.exactOptional(element),
  ifHitPoints: z.exactOptional(count),
  against: z.exactOptional(z.array(monsterTypeId).min(1)),
  adjacent: z.exactOptional(z.literal(true)),
});

/** Where an item is found; `design` = it goes to the shop instead of being handed out. */
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
  /** Gold, before the reputation of the party. */
  cost: z.int().min(0).max(200),
  copies: count,
  slot: itemSlot,
  /** What happens to it after use; absent = always in effect. */
  use: z.exactOptional(z.enum(['spent', 'consumed'])),
  unrecoverable: z.exactOptional(z.literal(true)),
  /** -1 cards it adds to the modifier deck of who wears it. */
  minusOneCards: z.exactOptional(count),
  /** Circles to mark before it is spent or consumed. */
  uses: z.exactOptional(count),
  /** Prosperity level at which the shop has it; otherwise `source`. */
  prosperity: z.exactOptional(z.int().min(1).max(9)),
  source: z.exactOptional(z.enum(['randomDesign', 'reward', 'soloScenario'])),
  solo: z.exactOptional(z.strictObject({ scenario: count, class: classId })),
  found: z.exactOptional(z.array(foundAt).min(1)),
  effects: z.exactOptional(z.array(itemEffect).min(1)),
});

const achievement = z.strictObject({ id: slug, name });
export const achievementsFile = z.strictObject({
  global: z.array(achievement),
  party: z.array(achievement),
});

export const treasureContent = z.strictObject({
  /** The printed number. */
  id: count,
  scenario: scenarioId,
  rewards: z
    .array(
      z.discriminatedUnion('type', [
        z.strictObject({ type: z.enum(['randomItemDesign', 'randomScenario', 'message']) }),
        z.strictObject({
          type: z.enum(['gold', 'experience', 'checkMarks', 'damage']),
          value: count,
        }),
        z.strictObject({ type: z.literal('items'), items: z.array(count).min(1) }),
        z.strictObject({ type: z.literal('itemDesign'), item: count }),
        z.strictObject({ type: z.literal('conditions'), conditions: z.array(condition).min(1) }),
        z.strictObject({ type: z.literal('scenario'), scenario: scenarioId }),
      ]),
    )
    .min(1),
});

const questGoal = z.strictObject({
  type: z.enum([
    'kill',
    'killDifferentTypes',
    'completeScenarios',
    'scenarioChain',
    'ownItems',
    'ownItem',
    'ownGold',
    'exhaustion',
    'battleGoalCheckMarks',
    'donateGold',
    'buyEnhancements',
    'personalQuestsCompleted',
  ]),
  count: z.exactOptional(count),
  /** Any of these counts. */
  monsters: z.exactOptional(z.array(monsterTypeId).min(1)),
  rank: z.exactOptional(z.literal('elite')),
  with: z.exactOptional(z.strictObject({ item: count })),
  item: z.exactOptional(count),
  slots: z.exactOptional(z.array(itemSlot).min(1)),
  of: z.exactOptional(z.enum(['self', 'partyMembers', 'otherCharacters'])),
  /** Only these count; for a chain, in this order. */
  scenarios: z.exactOptional(z.array(scenarioId).min(1)),
  /** The first of a chain, which becomes available. */
  start: z.exactOptional(scenarioId),
  nameContains: z.exactOptional(name),
  boss: z.exactOptional(z.literal(true)),
  region: z.exactOptional(slug),
  /** Scenarios with this number or a higher one. */
  numberFrom: z.exactOptional(count),
  different: z.exactOptional(z.literal(true)),
  requiresAchievement: z.exactOptional(slug),
  /** Places in the list of goals that have to be met first. */
  requires: z.exactOptional(z.array(z.int().min(0)).min(1)),
});

export const personalQuest = z.strictObject({
  id: printedNumber,
  name,
  unlocks: z.union([
    z.strictObject({ class: classId }),
    z.strictObject({ envelope: z.literal('X') }),
  ]),
  goals: z.array(questGoal).min(1),
});

export const battleGoal = z.strictObject({
  id: printedNumber,
  /** Number of the same card in the first printing. */
  firstPrintingId: printedNumber,
  name,
  checkMarks: z.int().min(1).max(2),
  /** The value of `type` over the scenario, or at `when`, lies within `min` and `max`. */
  condition: z.strictObject({
    type: z.enum([
      'cardsInHandAndDiscard',
      'experienceGained',
      'hitPoints',
      'trapSprungOrDisarmed',
      'treasuresLooted',
      'alliedCharactersExhausted',
      'revealRoom',
      'moneyTokensLooted',
      'moneyTokensAndTreasuresLooted',
      'kill',
      'itemUses',
      'monstersOnMap',
      'overkill',
      'firstKillOfScenario',
      'rests',
    ]),
    when: z.exactOptional(z.enum(['endOfScenario', 'startOfEveryRound', 'always'])),
    min: z.exactOptional(z.union([z.int().min(0), formula])),
    max: z.exactOptional(z.int().min(0)),
    firstPrintingMin: z.exactOptional(z.int().min(0)),
    onTurnOf: z.exactOptional(z.array(z.enum(['self', 'ownSummons'])).min(1)),
    onOwnTurn: z.exactOptional(z.literal(true)),
    how: z.exactOptional(z.literal('openDoor')),
    rank: z.exactOptional(z.literal('elite')),
    undamaged: z.exactOptional(z.literal(true)),
    with: z.exactOptional(z.literal('singleAttackAction')),
    only: z.exactOptional(z.enum(['long', 'short'])),
  }),
});

export const classesFile = z.array(characterClass);
export const classCardsFile = z.array(
  z.strictObject({ class: classId, cards: z.array(classCard) }),
);
export const itemsFile = z.array(itemContent);
export const treasuresFile = z.array(treasureContent);
export const personalQuestsFile = z.array(personalQuest);
export const battleGoalsFile = z.array(battleGoal);
