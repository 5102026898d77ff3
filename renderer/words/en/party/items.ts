/** Words of items and their effects. */
import type { ItemContent, ItemEffect } from '#shared/content/types';
import type { Condition, Element } from '#shared/vocabulary';
import { counted, listOf } from '../names/grammar';
import { ELEMENT_NAMES, conditionName, cardName } from '../names/names';
import {
  shapeOf,
  targetsIn,
  valueText,
  withValue,
  type InnerEffect,
  type Wording,
} from '../../helpers/itemWording';

/** The slot of an item. */
export const ITEM_SLOT_NAMES: Readonly<Record<ItemContent['slot'], string>> = {
  head: 'Head',
  body: 'Body',
  legs: 'Legs',
  oneHand: 'One hand',
  twoHands: 'Two hands',
  small: 'Small item',
} satisfies Readonly<Record<ItemContent['slot'], string>>;

/** Places of equipped items, inside a sentence. */
export const SLOTS: Readonly<Record<ItemContent['slot'] | 'hands', string>> = {
  head: 'head',
  body: 'body',
  legs: 'legs',
  oneHand: 'one hand',
  twoHands: 'two hands',
  hands: 'hands',
  small: 'small items',
};

export const WHEN: Readonly<Record<ItemEffect['when'], string>> = {
  myTurn: 'during your turn',
  turnEnd: 'at the end of your turn',
  myMove: 'during your move',
  myAttack: 'during your attack',
  myHeal: 'during your heal',
  defaultTop: 'when a card is played for its basic attack',
  defaultBottom: 'when a card is played for its basic move',
  attacked: 'when attacked',
  damagedByAttack: 'when an attack damages you',
  equipped: '',
  cardsRevealed: 'when the cards are revealed',
  moved: 'once, when you have moved in your turn',
  kill: 'when you kill an enemy',
  killInTurn: 'when you kill an enemy in your turn',
  allyAttack: 'during an ally’s attack',
  adjacentMonsters: 'while monsters are adjacent',
  enemyWouldConsumeElement: 'when an enemy would consume an element',
  enteredHazardousTerrain: 'once, when you enter hazardous terrain in your turn',
  gainsMuddle: 'when you would be muddled',
  loot1: 'during a loot 1',
  ownSummonDamagedByAttack: 'when an attack damages your summon',
  augmentAction: 'during an Augment',
  songAction: 'during a Song',
  doomAction: 'during a Doom',
  commandAction: 'during a Command',
  allyMedicalPack: 'when an ally uses a medical pack',
  obstacleAction: 'when an action of yours creates obstacles',
  onObstacle: 'on an obstacle hex',
} satisfies Readonly<Record<ItemEffect['when'], string>>;

export const AFFECTS: Readonly<Record<string, string>> = {
  self: 'yourself',
  adjacentEnemies: 'all adjacent enemies',
  enemiesInRange: 'all enemies in range',
  attacker: 'the attacker',
  alliesInArea: 'allies in the area',
  selfAndAdjacentAllies: 'yourself and adjacent allies',
  selfOrOneAlly: 'yourself or one ally',
  oneAllyInRange: 'one ally in range',
  oneEnemyInRange: 'one enemy in range',
  oneSummonedAlly: 'any summoned ally',
  oneAdjacentEnemy: 'one adjacent normal or elite enemy',
  targetAndEnemiesAdjacentToTarget: 'the target and enemies adjacent to it',
  doomTarget: 'the target of the Doom',
} satisfies Readonly<Record<string, string>>;

export const STATES = {
  spent: 'spent',
  consumed: 'consumed',
  spentOrConsumed: 'spent or consumed',
};

export const TERRAIN: Readonly<Record<string, string>> = {
  forcedMovement: 'push and pull by enemies and scenarios',
  difficultTerrain: 'difficult terrain',
  hazardousTerrain: 'hazardous terrain',
} satisfies Readonly<Record<string, string>>;

/** Shapes of areas inside a sentence. */
export const AREAS: Readonly<Record<string, string>> = {
  pair: 'two hexes adjacent to you and to each other',
  arc: 'three hexes in an arc, adjacent to you',
  line: 'two hexes in a straight line from you',
  line3: 'three hexes in a straight line from you',
  wedge: 'a wedge of three hexes from you',
  circle: 'all six hexes adjacent to you',
  twoRanged: 'two adjacent hexes',
  threeRanged: 'three hexes in a straight line',
  triangle: 'a triangle of three hexes',
  diamond: 'a diamond of four hexes',
  star: 'a hex and all six around it',
} satisfies Readonly<Record<string, string>>;

/** Questions and answers of a use. */
export const ITEM_USE = {
  due: 'Items now',
  use: (name: string) => `Use ${name}`,
  useAnyway: (name: string) => `Use anyway: ${name}`,
  anywayShort: 'Use anyway',
  title: (name: string) => `Use ${name}`,
  leave: 'Do not use it',
  asks: {
    target: 'On which attack?',
    consumed: 'Which element is consumed?',
    infused: 'Which element is infused?',
    figure: 'On whom?',
    item: 'Which item is refreshed?',
    card: 'Which card is recovered?',
    condition: 'Which condition is removed?',
    direction: 'Earlier or later?',
  },
  lower: 'Earlier',
  higher: 'Later',
  itemOf: (item: string, character: string) => `${item} of ${character}`,
};

const elementName = (element: Element | 'wild') => ELEMENT_NAMES[element];

function howMany({ value: n }: InnerEffect, one: string): string {
  return n === 'all' ? `all ${one}s` : counted(Number(n ?? 1), one);
}

export const WORDS: Readonly<Record<ItemEffect['type'], Wording>> = {
  move: (effect) => `move ${valueText(effect)}${effect.jump ? ' (jump)' : ''}`,
  attack: withValue('attack'),
  heal: withValue('heal'),
  shield: withValue('shield'),
  retaliate: withValue('retaliate'),
  loot: withValue('loot'),
  push: withValue('push'),
  pull: withValue('pull'),
  pierce: withValue('pierce'),
  condition: () => '',
  damage: (effect) => `${valueText(effect)} damage`,
  summon: ({ summon }) =>
    summon
      ? `summon ${summon.name} (${counted(summon.hitPoints, 'hit point')}, move ${summon.move}, attack ${summon.attack}${summon.range > 1 ? `, range ${summon.range}` : ''}${summon.flying ? ', flying' : ''})`
      : 'summon',
  infuse: ({ element }) => `infuse ${elementName(element ?? 'wild')}`,
  consume: ({ element, elements = [], actions = [] }, inner) => {
    const used = `consume ${listOf(elements.map(elementName))}`;
    const gain = [
      ...(element ? [`infuse ${elementName(element)}`] : []),
      ...actions.map((action) => inner(action)),
    ];
    return gain.length === 0 ? used : `${used}: ${listOf(gain)}`;
  },
  advantage: () => 'advantage',
  attackArea: ({ area = [] }) => {
    const shape = AREAS[shapeOf(area)];
    return `the attack covers ${shape ?? counted(targetsIn(area), 'hex', 'hexes')}`;
  },
  attackerDisadvantage: () => 'the attacker has disadvantage',
  carrySmallItems: (effect) => `room for ${valueText(effect)} small items`,
  chooseOne: ({ actions = [] }, inner) => actions.map((action) => inner(action)).join(' or '),
  controlMove: (effect) => `move ${valueText(effect)}, controlled by you`,
  createObstacle: (effect) => `${valueText(effect)} obstacle, with all effects of that action`,
  destroyObstacle: () => 'destroy an adjacent obstacle',
  disarmTraps: (effect) => `disarm ${howMany(effect, 'trap')}`,
  experience: (effect) => `${valueText(effect)} experience`,
  extraTurn: () => 'take another turn with two more cards of later initiative',
  flying: () => 'you fly',
  hidden: () => 'you count as invisible and cannot attack',
  focusInitiative: (effect) =>
    `count as initiative ${valueText(effect)} when monsters find a focus`,
  ignoreShields: () => 'ignore shields',
  immunity: ({ to = [] }) =>
    `immune to ${listOf(to.map((each) => TERRAIN[each] ?? conditionName(each as Condition)))}`,
  initiative: (effect) => `initiative ${valueText(effect)} higher or lower`,
  jump: () => 'jump',
  markEnemy: ({ actions = [] }, inner) =>
    `place your token (${listOf(actions.map((action) => inner(action)))} for your attacks against it until it dies)`,
  meleeReach: (effect) => `melee attack at range ${valueText(effect)}`,
  negateElement: () => 'it does not',
  noDamage: () => 'no damage',
  playCard: ({ half }) =>
    half === 'top' || half === 'bottom'
      ? `play the ${half} action of one more card`
      : 'play one more card',
  range: withValue('range'),
  redirectAttack: () => 'a normal adjacent attacker attacks another enemy in its range instead',
  recoverDiscarded: (effect) => `recover ${howMany(effect, 'discarded card')}`,
  refreshItems: (effect) => {
    const state = effect.state ? `${STATES[effect.state]} ` : '';
    return `refresh ${howMany(effect, `${state}${effect.slot === 'small' ? 'small ' : ''}item`)}`;
  },
  removeModifierCards: (effect) => {
    const card = effect.modifier ? ` ${cardName(effect.modifier)}` : '';
    return `${Number(effect.value ?? 1)} ×${card} less in the deck`;
  },
  removeNegativeConditions: (effect) => `remove ${howMany(effect, 'negative condition')}`,
  treatX2AsPlus0: () => 'attackers count ×2 as +0',
} satisfies Readonly<Record<ItemEffect['type'], Wording>>;

export const ITEM_PHRASES = {
  withRange: (what: string, range: number) => `${what}, range ${range}`,
  /** 'one ally in range' becomes 'one ally within range 5'. */
  onWithin: (what: string, target: string, range: number) =>
    `${what} on ${target.replace(/ in range$/, '')} within range ${range}`,
  on: (what: string, target: string) => `${what} on ${target}`,
  seeCard: 'See the card',
  adds: (cards: number) => `Adds −1 × ${cards} to the deck`,
  spent: 'spent after use',
  spentAfter: (uses: number) => `spent after ${counted(uses, 'use')}`,
  consumed: 'consumed after use',
  consumedAfter: (uses: number) => `consumed after ${counted(uses, 'use')}`,

  // conditions and costs
  only: { melee: 'melee only', ranged: 'ranged only' },
  singleAttack: 'one attack',
  wholeAction: 'all attacks of the action',
  singleTargetAction: 'attack on a single target only',
  minHexes: (hexes: number) => `at least ${counted(hexes, 'hex', 'hexes')}`,
  maxHexes: (hexes: number) => `at most ${counted(hexes, 'hex', 'hexes')}`,
  min: (value: number) => `at least ${value}`,
  round: 'this round',
  next: (attacks: number) => counted(attacks, 'attack'),
  insteadOf: (condition: string) => `instead of ${condition}`,
  ifStrong: (element: string) => `while ${element} is strong`,
  ifHitPoints: (hitPoints: number) => `at ${counted(hitPoints, 'hit point')}`,
  against: (monsters: readonly string[]) => `against ${listOf(monsters)}`,
  usableWhileStunned: 'even while stunned',
  damage: (damage: number) => `for ${damage} damage`,
  damagePerAttack: (damage: number) => `for ${damage} damage each`,
};

export const ITEM_STATES = {
  ready: 'ready',
  spent: 'spent',
  consumed: 'consumed',
};
