import type { ItemContent, ItemEffect } from '#shared/content/types';
import type { Element } from '#shared/vocabulary';
import type { EquipmentSlot } from '#shared/rules/campaign/equipment';
import { value, withValue, type InnerEffect, type Wording } from './itemWording';
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

export const WHEN: Readonly<Record<ItemEffect['when'], string>> = worded('ITEM_WHEN', {
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

export const AFFECTS: Readonly<Record<string, string>> = worded('ITEM_AFFECTS', {
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

export const STATES = worded('ITEM_STATE_WORDS', {
  spent: 'spent',
  consumed: 'consumed',
  spentOrConsumed: 'spent or consumed',
});

export const TERRAIN: Readonly<Record<string, string>> = worded('ITEM_TERRAIN', {
  forcedMovement: 'push and pull',
  difficultTerrain: 'difficult terrain',
  hazardousTerrain: 'hazardous terrain',
} satisfies Readonly<Record<string, string>>);

const elementName = (element: Element | 'wild') => ELEMENT_NAMES[element];

function howMany({ value: n }: InnerEffect, one: string): string {
  return n === 'all' ? `all ${one}s` : counted(Number(n ?? 1), one);
}

export const WORDS: Readonly<Record<ItemEffect['type'], Wording>> = worded('ITEM_WORDS', {
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
  consume: ({ element, elements = [], actions = [] }, inner) => {
    const used = `consume ${listOf(elements.map(elementName))}`;
    const gain = [
      ...(element ? [`infuse ${elementName(element)}`] : []),
      ...actions.map((action) => inner(action)),
    ];
    return gain.length === 0 ? used : `${used}: ${listOf(gain)}`;
  },
  advantage: () => 'advantage',
  attackArea: ({ area = [] }) =>
    `the attack covers ${counted(area.filter(({ role }) => role === 'target').length, 'hex', 'hexes')}`,
  attackerDisadvantage: () => 'the attacker has disadvantage',
  carrySmallItems: (effect) => `room for ${value(effect)} small items`,
  chooseOne: ({ actions = [] }, inner) => actions.map((action) => inner(action)).join(' or '),
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

export const ITEM_PHRASES = worded('ITEM_PHRASES', {
  withRange: (what: string, range: number) => `${what}, range ${range}`,
  on: (what: string, whom: string) => `${what} on ${whom}`,
  seeCard: 'See the card',
  adds: (cards: number) => `Adds −1 × ${cards} to the deck`,
  spent: 'spent, back after a long rest',
  spentAfter: (uses: number) => `spent after ${counted(uses, 'use')}, back after a long rest`,
  consumed: 'consumed',
  consumedAfter: (uses: number) => `consumed after ${counted(uses, 'use')}`,

  // what has to hold, and what it costs
  only: { melee: 'melee only', ranged: 'ranged only' },
  singleAttack: 'one attack',
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
});

function innerText(effect: InnerEffect & Partial<ItemEffect>): string {
  const words = [
    WORDS[effect.type](effect, innerText),
    ...(effect.effects ?? []).map((each) => effectName(each)),
  ].filter((part) => part !== '');
  const { range, affects } = effect;
  const what = listOf(words);
  const far = range === undefined ? what : ITEM_PHRASES.withRange(what, range);
  return affects === undefined ? far : ITEM_PHRASES.on(far, AFFECTS[affects] ?? '');
}

/** In brackets behind the effect: what has to hold, and what it costs. */
function limits(effect: ItemEffect, names: Names): readonly string[] {
  const { cost } = effect;
  const words = ITEM_PHRASES;
  return [
    effect.kind !== undefined && words.only[effect.kind],
    effect.scope === 'singleAttack' && words.singleAttack,
    effect.scope === 'singleTargetAction' && words.singleTargetAction,
    effect.minHexes !== undefined && words.minHexes(effect.minHexes),
    effect.maxHexes !== undefined && words.maxHexes(effect.maxHexes),
    effect.min !== undefined && words.min(effect.min),
    effect.duration === 'round' && words.round,
    effect.next !== undefined && words.next(effect.next),
    effect.insteadOf !== undefined && words.insteadOf(CONDITION_NAMES[effect.insteadOf]),
    effect.ifStrong !== undefined && words.ifStrong(ELEMENT_NAMES[effect.ifStrong]),
    effect.ifHitPoints !== undefined && words.ifHitPoints(effect.ifHitPoints),
    effect.against !== undefined && words.against(effect.against.map(names.monster)),
    effect.usableWhileStunned === true && words.usableWhileStunned,
    cost !== undefined && 'damage' in cost && words.damage(cost.damage),
    cost !== undefined && 'damagePerAttack' in cost && words.damagePerAttack(cost.damagePerAttack),
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
  const lines = does.length === 0 ? [ITEM_PHRASES.seeCard] : does;
  const cards = minusOneCards ? [ITEM_PHRASES.adds(minusOneCards)] : [];
  return `${[...lines, ...cards].join('. ')}.`;
}

/** What becomes of an item that is used; null where it always works. */
export function itemUseText({ use, uses }: ItemContent): string | null {
  if (use === undefined) return null;
  if (uses === undefined) return ITEM_PHRASES[use];
  return use === 'spent' ? ITEM_PHRASES.spentAfter(uses) : ITEM_PHRASES.consumedAfter(uses);
}

export const ITEM_STATES = worded('ITEM_STATES', {
  ready: 'ready',
  spent: 'spent',
  consumed: 'consumed',
});
