import type { ItemContent, ItemEffect } from '#shared/content/types';
import type { Element } from '#shared/vocabulary';
import type { EquipmentSlot } from '#shared/rules/equipment';
import { worded } from './language';
import {
  cardName,
  CONDITION_NAMES,
  counted,
  effectName,
  ELEMENT_NAMES,
  listOf,
  upperFirst,
  type Names,
} from './names';

type InnerEffect = NonNullable<ItemEffect['actions']>[number];

/** What an item is put on. */
export const ITEM_SLOT_NAMES: Readonly<Record<ItemContent['slot'], string>> = worded(
  'ITEM_SLOT_NAMES',
  {
    head: 'Head',
    body: 'Body',
    legs: 'Legs',
    oneHand: 'One hand',
    twoHands: 'Two hands',
    small: 'Small item',
  } satisfies Readonly<Record<ItemContent['slot'], string>>,
);

export const EQUIPMENT_SLOT_NAMES: Readonly<Record<EquipmentSlot, string>> = worded(
  'EQUIPMENT_SLOT_NAMES',
  {
    head: 'Head',
    body: 'Body',
    legs: 'Legs',
    hands: 'Hands',
    small: 'Small items',
  } satisfies Readonly<Record<EquipmentSlot, string>>,
);

const WHEN: Readonly<Record<ItemEffect['when'], string>> = worded('ITEM_WHEN', {
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
  moved: 'when you have moved',
  kill: 'when you kill an enemy',
  allyAttack: 'during an ally’s attack',
  adjacentMonsters: 'while monsters are adjacent',
  enemyWouldConsumeElement: 'when an enemy would consume an element',
  enteredHazardousTerrain: 'when you enter hazardous terrain',
  gainsMuddle: 'when you would be muddled',
  loot1: 'during a loot 1',
  ownSummonDamagedByAttack: 'when an attack damages your summon',
  augmentAction: 'during an Augment',
  songAction: 'during a Song',
  doomAction: 'during a Doom',
  commandAction: 'during a Command',
  allyMedicalPack: 'when an ally uses a medical pack',
} satisfies Readonly<Record<ItemEffect['when'], string>>);

const AFFECTS: Readonly<Record<string, string>> = worded('ITEM_AFFECTS', {
  self: 'yourself',
  adjacentEnemies: 'all adjacent enemies',
  enemiesInRange: 'all enemies in range',
  attacker: 'the attacker',
  alliesInArea: 'allies in the area',
  selfAndAdjacentAllies: 'yourself and adjacent allies',
  selfOrOneAlly: 'yourself or one ally',
  oneAllyInRange: 'one ally in range',
  oneEnemyInRange: 'one enemy in range',
  oneSummonedAlly: 'one of your summons',
  targetAndEnemiesAdjacentToTarget: 'the target and enemies adjacent to it',
  doomTarget: 'the target of the Doom',
} satisfies Readonly<Record<string, string>>);

const STATES = worded('ITEM_STATE_WORDS', {
  spent: 'spent',
  consumed: 'consumed',
  spentOrConsumed: 'spent or consumed',
});

const TERRAIN: Readonly<Record<string, string>> = worded('ITEM_TERRAIN', {
  forcedMovement: 'push and pull',
  difficultTerrain: 'difficult terrain',
  hazardousTerrain: 'hazardous terrain',
} satisfies Readonly<Record<string, string>>);

type Wording = (effect: InnerEffect & Partial<ItemEffect>) => string;

const value = ({ value: n }: InnerEffect) =>
  String(n ?? '')
    .replace('-', '−')
    .replace('x', '×');
const withValue =
  (word: string): Wording =>
  (effect) =>
    `${word} ${value(effect)}`.trim();
const elementName = (element: Element | 'wild') => ELEMENT_NAMES[element];

function howMany({ value: n }: InnerEffect, one: string): string {
  return n === 'all' ? `all ${one}s` : counted(Number(n ?? 1), one);
}

const WORDS: Readonly<Record<ItemEffect['type'], Wording>> = worded('ITEM_WORDS', {
  move: (effect) => `move ${value(effect)}${effect.jump ? ' (jump)' : ''}`,
  attack: withValue('attack'),
  heal: withValue('heal'),
  shield: withValue('shield'),
  retaliate: withValue('retaliate'),
  loot: withValue('loot'),
  push: withValue('push'),
  pull: withValue('pull'),
  pierce: withValue('pierce'),
  condition: () => '',
  damage: (effect) => `${value(effect)} damage`,
  summon: ({ summon }) =>
    summon
      ? `summon ${summon.name} (${counted(summon.hitPoints, 'hit point')}, move ${summon.move}, attack ${summon.attack}${summon.range > 1 ? `, range ${summon.range}` : ''}${summon.flying ? ', flying' : ''})`
      : 'summon',
  infuse: ({ element }) => `infuse ${elementName(element ?? 'wild')}`,
  consume: ({ element, elements = [], actions = [] }) => {
    const used = `consume ${listOf(elements.map(elementName))}`;
    const gain = [
      ...(element ? [`infuse ${elementName(element)}`] : []),
      ...actions.map((action) => innerText(action)),
    ];
    return gain.length === 0 ? used : `${used}: ${listOf(gain)}`;
  },
  advantage: () => 'advantage',
  attackArea: ({ area = [] }) =>
    `the attack covers ${counted(area.filter(({ role }) => role === 'target').length, 'hex', 'hexes')}`,
  attackerDisadvantage: () => 'the attacker has disadvantage',
  carrySmallItems: (effect) => `room for ${value(effect)} small items`,
  chooseOne: ({ actions = [] }) => actions.map((action) => innerText(action)).join(' or '),
  controlMove: (effect) => `command a move ${value(effect)}`,
  destroyObstacle: () => 'destroy an adjacent obstacle',
  disarmTraps: (effect) => `disarm ${howMany(effect, 'trap')}`,
  experience: (effect) => `${value(effect)} experience`,
  extraTurn: () => 'take another turn with two more cards of later initiative',
  flying: () => 'you fly',
  focusInitiative: (effect) => `count as initiative ${value(effect)} when monsters find a focus`,
  ignoreShields: () => 'ignore shields',
  immunity: ({ to = [] }) =>
    `immune to ${listOf(to.map((each) => TERRAIN[each] ?? effectName(each as never)))}`,
  initiative: (effect) => `initiative up to ${value(effect)} higher or lower`,
  jump: () => 'jump',
  meleeReach: (effect) => `melee attack at range ${value(effect)}`,
  negateElement: () => 'it does not',
  noDamage: () => 'no damage',
  playCard: ({ half }) =>
    half === 'top' || half === 'bottom'
      ? `play the ${half} of one more card`
      : 'play one more card',
  range: withValue('range'),
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
} satisfies Readonly<Record<ItemEffect['type'], Wording>>);

function innerText(effect: InnerEffect & Partial<ItemEffect>): string {
  const words = [
    WORDS[effect.type](effect),
    ...(effect.effects ?? []).map((each) => effectName(each)),
  ].filter((part) => part !== '');
  const range = effect.range === undefined ? '' : `, range ${effect.range}`;
  const affects = effect.affects === undefined ? '' : ` on ${AFFECTS[effect.affects] ?? ''}`;
  return `${listOf(words)}${range}${affects}`;
}

/** In brackets behind the effect: what has to hold, and what it costs. */
function limits(effect: ItemEffect, names: Names): readonly string[] {
  const { cost } = effect;
  return [
    effect.kind !== undefined && `${effect.kind} only`,
    effect.scope === 'singleAttack' && 'one attack',
    effect.scope === 'singleTargetAction' && 'attack on a single target only',
    effect.minHexes !== undefined && `at least ${counted(effect.minHexes, 'hex', 'hexes')}`,
    effect.maxHexes !== undefined && `at most ${counted(effect.maxHexes, 'hex', 'hexes')}`,
    effect.min !== undefined && `at least ${effect.min}`,
    effect.duration === 'round' && 'this round',
    effect.next !== undefined && counted(effect.next, 'attack'),
    effect.insteadOf !== undefined && `instead of ${CONDITION_NAMES[effect.insteadOf]}`,
    effect.ifStrong !== undefined && `while ${ELEMENT_NAMES[effect.ifStrong]} is strong`,
    effect.ifHitPoints !== undefined && `at ${counted(effect.ifHitPoints, 'hit point')}`,
    effect.against !== undefined && `against ${listOf(effect.against.map(names.monster))}`,
    effect.usableWhileStunned === true && 'even while stunned',
    cost !== undefined && 'damage' in cost && `for ${cost.damage} damage`,
    cost !== undefined && 'damagePerAttack' in cost && `for ${cost.damagePerAttack} damage each`,
  ].filter((part) => part !== false);
}

/** What an item does, in keywords: 'When an attack damages you: shield 1'. */
export function itemEffectText(effect: ItemEffect, names: Names): string {
  const brackets = limits(effect, names);
  const behind = brackets.length === 0 ? '' : ` (${brackets.join(', ')})`;
  const when = WHEN[effect.when];
  return upperFirst(`${when === '' ? '' : `${when}: `}${innerText(effect)}${behind}`);
}

/** All an item does, with the -1 cards it costs; what is only on the card is said. */
export function itemText(item: ItemContent, names: Names): string {
  const { effects = [], minusOneCards } = item;
  const does = effects.map((effect) => itemEffectText(effect, names));
  const lines = does.length === 0 ? ['See the card'] : does;
  const cards = minusOneCards ? [`Adds −1 × ${minusOneCards} to the deck`] : [];
  return `${[...lines, ...cards].join('. ')}.`;
}

/** What becomes of an item that is used; null where it always works. */
export function itemUseText({ use, uses }: ItemContent): string | null {
  if (use === undefined) return null;
  const after = uses === undefined ? '' : ` after ${counted(uses, 'use')}`;
  return use === 'spent' ? `spent${after}, back after a long rest` : `consumed${after}`;
}

export const ITEM_STATES = worded('ITEM_STATES', {
  ready: 'ready',
  spent: 'spent',
  consumed: 'consumed',
});
