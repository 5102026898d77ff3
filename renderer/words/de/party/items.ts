/** German words of items and their effects. */
import type * as en from '../../en/party/items';
import type { ItemEffect } from '#shared/content/types';
import type { Condition } from '#shared/vocabulary';
import type { Translation } from '../../helpers/translation';
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

export const ITEM_SLOT_NAMES: Translation<typeof en.ITEM_SLOT_NAMES> = {
  head: 'Kopf',
  body: 'Körper',
  legs: 'Beine',
  oneHand: 'Eine Hand',
  twoHands: 'Zwei Hände',
  small: 'Kleiner Gegenstand',
};

/** Places of equipped items, inside a sentence. */
export const SLOTS: Translation<typeof en.SLOTS> = {
  head: 'Kopf',
  body: 'Körper',
  legs: 'Beine',
  oneHand: 'eine Hand',
  twoHands: 'zwei Hände',
  hands: 'Hände',
  small: 'kleine Gegenstände',
};

export const WHEN: Translation<typeof en.WHEN> = {
  myTurn: 'in deinem Zug',
  turnEnd: 'am Ende deines Zugs',
  myMove: 'bei deiner Bewegung',
  myAttack: 'bei deinem Angriff',
  myHeal: 'bei deiner Heilung',
  defaultTop: 'wenn eine Karte für ihren einfachen Angriff gespielt wird',
  defaultBottom: 'wenn eine Karte für ihre einfache Bewegung gespielt wird',
  attacked: 'wenn du angegriffen wirst',
  damagedByAttack: 'wenn dir ein Angriff schadet',
  equipped: '',
  cardsRevealed: 'wenn die Karten aufgedeckt werden',
  moved: 'einmal, wenn du dich in deinem Zug bewegt hast',
  kill: 'wenn du einen Gegner tötest',
  killInTurn: 'wenn du in deinem Zug einen Gegner tötest',
  allyAttack: 'beim Angriff eines Verbündeten',
  adjacentMonsters: 'solange Monster neben dir stehen',
  enemyWouldConsumeElement: 'wenn ein Gegner ein Element verbrauchen würde',
  enteredHazardousTerrain: 'einmal, wenn du in deinem Zug gefährliches Gelände betrittst',
  gainsMuddle: 'wenn du verwirrt würdest',
  loot1: 'bei Plündern 1',
  ownSummonDamagedByAttack: 'wenn ein Angriff deiner Beschwörung schadet',
  augmentAction: 'bei einem Augment',
  songAction: 'bei einem Song',
  doomAction: 'bei einem Doom',
  commandAction: 'bei einem Command',
  allyMedicalPack: 'wenn ein Verbündeter ein Medical Pack benutzt',
  obstacleAction: 'wenn eine Aktion von dir Hindernisse erschafft',
  onObstacle: 'auf einem Hindernisfeld',
};

export const AFFECTS: Translation<typeof en.AFFECTS> = {
  self: 'dich',
  adjacentEnemies: 'alle Gegner neben dir',
  enemiesInRange: 'alle Gegner in Reichweite',
  attacker: 'den Angreifer',
  alliesInArea: 'Verbündete im Bereich',
  selfAndAdjacentAllies: 'dich und Verbündete neben dir',
  selfOrOneAlly: 'dich oder einen Verbündeten',
  oneAllyInRange: 'einen Verbündeten in Reichweite',
  oneEnemyInRange: 'einen Gegner in Reichweite',
  oneSummonedAlly: 'einen beliebigen beschworenen Verbündeten',
  oneAdjacentEnemy: 'einen normalen Gegner oder Elitegegner neben dir',
  targetAndEnemiesAdjacentToTarget: 'das Ziel und Gegner daneben',
  doomTarget: 'das Ziel des Doom',
};

export const STATES = {
  spent: 'erschöpfte',
  consumed: 'verbrauchte',
  spentOrConsumed: 'erschöpfte oder verbrauchte',
} satisfies Translation<typeof en.STATES>;

export const TERRAIN: Translation<typeof en.TERRAIN> = {
  forcedMovement: 'Schieben und Ziehen durch Gegner und Szenarien',
  difficultTerrain: 'schwieriges Gelände',
  hazardousTerrain: 'gefährliches Gelände',
};

/** Shapes of areas inside a sentence. */
export const AREAS: Translation<typeof en.AREAS> = {
  pair: 'zwei benachbarte Felder neben dir',
  arc: 'drei Felder im Bogen neben dir',
  line: 'zwei Felder in gerader Linie von dir aus',
  line3: 'drei Felder in gerader Linie von dir aus',
  wedge: 'einen Keil aus drei Feldern von dir aus',
  circle: 'alle sechs Felder neben dir',
  twoRanged: 'zwei benachbarte Felder',
  threeRanged: 'drei Felder in gerader Linie',
  triangle: 'ein Dreieck aus drei Feldern',
  diamond: 'eine Raute aus vier Feldern',
  star: 'ein Feld und alle sechs darum',
};

export const ITEM_USE: Translation<typeof en.ITEM_USE> = {
  due: 'Gegenstände jetzt',
  use: (name) => `${name} benutzen`,
  useAnyway: (name) => `Trotzdem benutzen: ${name}`,
  anywayShort: 'Trotzdem benutzen',
  title: (name) => `${name} benutzen`,
  leave: 'Nicht benutzen',
  asks: {
    target: 'Bei welchem Angriff?',
    consumed: 'Welches Element wird verbraucht?',
    infused: 'Welches Element wird erzeugt?',
    figure: 'Auf wen?',
    item: 'Welcher Gegenstand wird aufgefrischt?',
    card: 'Welche Karte kommt zurück?',
    condition: 'Welcher Zustand wird entfernt?',
    direction: 'Früher oder später?',
  },
  lower: 'Früher',
  higher: 'Später',
  itemOf: (item, character) => `${item} von ${character}`,
};

function howMany({ value: n }: InnerEffect, one: string, many: string): string {
  return n === 'all' ? `alle ${many}` : counted(Number(n ?? 1), one, many);
}

export const WORDS: Readonly<Record<ItemEffect['type'], Wording>> = {
  move: (effect) => `Bewegung ${valueText(effect)}${effect.jump ? ' (Sprung)' : ''}`,
  attack: withValue('Angriff'),
  heal: withValue('Heilung'),
  shield: withValue('Schild'),
  retaliate: withValue('Vergeltung'),
  loot: withValue('Plündern'),
  push: withValue('Schieben'),
  pull: withValue('Ziehen'),
  pierce: withValue('Durchschlag'),
  condition: () => '',
  damage: (effect) => `${valueText(effect)} Schaden`,
  summon: ({ summon }) =>
    summon
      ? `beschwöre ${summon.name} (${counted(summon.hitPoints, 'Trefferpunkt', 'Trefferpunkte')}, Bewegung ${summon.move}, Angriff ${summon.attack}${summon.range > 1 ? `, Reichweite ${summon.range}` : ''}${summon.flying ? ', fliegt' : ''})`
      : 'beschwören',
  infuse: ({ element }) => `${ELEMENT_NAMES[element ?? 'wild']} erzeugen`,
  consume: ({ element, elements = [], actions = [] }, inner) => {
    const used = `${listOf(elements.map((each) => ELEMENT_NAMES[each]))} verbrauchen`;
    const gain = [
      ...(element ? [`${ELEMENT_NAMES[element]} erzeugen`] : []),
      ...actions.map((action) => inner(action)),
    ];
    return gain.length === 0 ? used : `${used}: ${listOf(gain)}`;
  },
  advantage: () => 'Vorteil',
  attackArea: ({ area = [] }) => {
    const shape = AREAS[shapeOf(area)];
    return `der Angriff trifft ${shape ?? counted(targetsIn(area), 'Feld', 'Felder')}`;
  },
  attackerDisadvantage: () => 'der Angreifer hat Nachteil',
  carrySmallItems: (effect) => `Platz für ${valueText(effect)} kleine Gegenstände`,
  chooseOne: ({ actions = [] }, inner) => actions.map((action) => inner(action)).join(' oder '),
  controlMove: (effect) => `Bewegung ${valueText(effect)}, von dir gesteuert`,
  createObstacle: (effect) => `${valueText(effect)} Hindernis mit allen Wirkungen dieser Aktion`,
  destroyObstacle: () => 'zerstöre ein Hindernis neben dir',
  disarmTraps: (effect) => `entschärfe ${howMany(effect, 'Falle', 'Fallen')}`,
  experience: (effect) => `${valueText(effect)} Erfahrung`,
  extraTurn: () => 'mach einen weiteren Zug mit zwei weiteren Karten späterer Initiative',
  flying: () => 'du fliegst',
  hidden: () => 'du giltst als unsichtbar und kannst nicht angreifen',
  focusInitiative: (effect) =>
    `zähle als Initiative ${valueText(effect)}, wenn Monster ihr Ziel suchen`,
  ignoreShields: () => 'Schilde zählen nicht',
  immunity: ({ to = [] }) =>
    `immun gegen ${listOf(to.map((each) => TERRAIN[each] ?? conditionName(each as Condition)))}`,
  initiative: (effect) => `Initiative ${valueText(effect)} höher oder niedriger`,
  jump: () => 'Sprung',
  markEnemy: ({ actions = [] }, inner) =>
    `leg deinen Marker (${listOf(actions.map((action) => inner(action)))} für deine Angriffe gegen ihn, bis er stirbt)`,
  meleeReach: (effect) => `Nahkampfangriff mit Reichweite ${valueText(effect)}`,
  negateElement: () => 'er tut es nicht',
  noDamage: () => 'kein Schaden',
  playCard: ({ half }) =>
    half === 'top' || half === 'bottom'
      ? `spiel die ${half === 'top' ? 'obere' : 'untere'} Aktion einer weiteren Karte`
      : 'spiel eine weitere Karte',
  range: withValue('Reichweite'),
  redirectAttack: () =>
    'ein normaler Angreifer neben dir greift stattdessen einen anderen Gegner in seiner Reichweite an',
  recoverDiscarded: (effect) =>
    `hol ${howMany(effect, 'abgelegte Karte', 'abgelegten Karten')} zurück`,
  refreshItems: (effect) => {
    const state = effect.state ? `${STATES[effect.state]} ` : '';
    const small = effect.slot === 'small' ? 'kleine ' : '';
    const items = `${state}${small}Gegenstände`;
    return `frische auf: ${howMany(effect, items, items)}`;
  },
  removeModifierCards: (effect) => {
    const card = effect.modifier ? ` ${cardName(effect.modifier)}` : '';
    return `${Number(effect.value ?? 1)} ×${card} weniger im Deck`;
  },
  removeNegativeConditions: (effect) =>
    `entferne ${howMany(effect, 'nachteiligen Zustand', 'nachteilige Zustände')}`,
  treatX2AsPlus0: () => 'für Angreifer zählt ×2 als +0',
};

export const ITEM_PHRASES: Translation<typeof en.ITEM_PHRASES> = {
  withRange: (what, range) => `${what}, Reichweite ${range}`,
  onWithin: (what, target, range) =>
    `${what} auf ${target.replace(/ in Reichweite$/, '')} in Reichweite ${range}`,
  on: (what, target) => `${what} auf ${target}`,
  seeCard: 'Siehe die Karte',
  adds: (cards) => `Bringt ${cards} × −1 ins Deck`,
  spent: 'nach Benutzung erschöpft',
  spentAfter: (uses) => `nach ${counted(uses, 'Benutzung', 'Benutzungen')} erschöpft`,
  consumed: 'nach Benutzung verbraucht',
  consumedAfter: (uses) => `nach ${counted(uses, 'Benutzung', 'Benutzungen')} verbraucht`,

  only: { melee: 'nur Nahkampf', ranged: 'nur Fernkampf' },
  singleAttack: 'ein Angriff',
  wholeAction: 'alle Angriffe der Aktion',
  singleTargetAction: 'nur Angriff auf ein einziges Ziel',
  minHexes: (hexes) => `mindestens ${counted(hexes, 'Feld', 'Felder')}`,
  maxHexes: (hexes) => `höchstens ${counted(hexes, 'Feld', 'Felder')}`,
  min: (value) => `mindestens ${value}`,
  round: 'diese Runde',
  next: (attacks) => counted(attacks, 'Angriff', 'Angriffe'),
  insteadOf: (condition) => `statt ${condition}`,
  ifStrong: (element) => `solange ${element} stark ist`,
  ifHitPoints: (hitPoints) => `bei ${counted(hitPoints, 'Trefferpunkt', 'Trefferpunkten')}`,
  against: (monsters) => `gegen ${listOf(monsters)}`,
  usableWhileStunned: 'auch betäubt',
  damage: (damage) => `für ${damage} Schaden`,
  damagePerAttack: (damage) => `für je ${damage} Schaden`,
};

export const ITEM_STATES: Translation<typeof en.ITEM_STATES> = {
  ready: 'bereit',
  spent: 'erschöpft',
  consumed: 'verbraucht',
};
