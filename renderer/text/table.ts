/** Everything the Table screen says, in one place. */
import type { ElementState } from '#shared/vocabulary';
import type { NextStep } from '../pieces/nextStep';
import { inSentence, listOf, possessive, type Names } from './names';
import { worded } from './language';

export const ELEMENT_STATE_NAMES = worded<Readonly<Record<ElementState, string>>>(
  'ELEMENT_STATE_NAMES',
  {
    inert: 'inert',
    waning: 'waning',
    strong: 'strong',
  },
);

export const SUMMON_COLOUR_NAMES = worded('SUMMON_COLOUR_NAMES', {
  blue: 'Blue',
  green: 'Green',
  yellow: 'Yellow',
  orange: 'Orange',
  white: 'White',
  purple: 'Purple',
  pink: 'Pink',
  red: 'Red',
});

export const RANK_NAMES = worded('RANK_NAMES', { normal: 'Normal', elite: 'Elite', boss: 'Boss' });

type StepNamed<K extends NextStep['kind']> = Extract<NextStep, { readonly kind: K }>;
type NextLabels = {
  readonly [K in NextStep['kind']]: (step: StepNamed<K>, names: Names) => string;
};

export const NEXT_LABELS = worded<NextLabels>('NEXT_LABELS', {
  enterInitiative: ({ character }, names) =>
    `Enter ${possessive(names.figure(character))} initiative`,
  tellAbilityCard: ({ deck }, names) => `Enter the ${names.abilityDeck(deck)} card`,
  revealInitiatives: () => 'Reveal initiatives',
  chooseTarget: () => 'Choose a target',
  draw: ({ target }, names) => `Draw for ${names.figure(target)}`,
  tellModifierCard: ({ target }, names) => `Enter the card for ${names.figure(target)}`,
  applyAttack: ({ attacker, only }, names) =>
    only
      ? `Apply the attack on ${listOf(only.map(names.figure))}`
      : `Finish ${possessive(names.figure(attacker))} attack`,
  startTurn: ({ figure }, names) => `Start ${possessive(names.figure(figure))} turn`,
  takeLongRest: () => 'Take long rest',
  endTurn: ({ figure }, names) => `End ${possessive(names.figure(figure))} turn`,
  endRound: ({ round }) => `End round ${round}`,
  loseScenario: () => 'End the scenario: lost',
  leaveScenario: () => 'Finish scenario',
});

/** Label of the amber button. */
export function nextStepLabel(step: NextStep, names: Names): string {
  const label = NEXT_LABELS[step.kind] as (step: NextStep, names: Names) => string;
  return label(step, names);
}

export const NEXT_HINTS = worded('NEXT_HINTS', {
  missing: (missing: readonly string[]) =>
    missing.length === 1
      ? `${possessive(missing[0] ?? '')} initiative is missing.`
      : `Initiatives of ${listOf(missing)} are missing.`,
  drawAbility: 'Draw it from your own deck.',
  tapCard: 'Tap the card you drew.',
  allIn: 'All initiatives are in.',
  tapTarget: 'Tap the target’s crosshair.',
  deadly: 'The wound exhausts it unless cards are lost.',
  allExhausted: 'Every character is exhausted.',
  won: 'Won: see what everybody gets.',
  lost: 'Lost: see what is kept.',
});

/** What is missing, or what to do meanwhile; null where the button says it all. */
export function nextStepHint(step: NextStep, names: Names): string | null {
  switch (step.kind) {
    case 'enterInitiative':
      return NEXT_HINTS.missing(step.missing.map(names.figure));
    case 'tellAbilityCard':
      return NEXT_HINTS.drawAbility;
    case 'tellModifierCard':
      return NEXT_HINTS.tapCard;
    case 'revealInitiatives':
      return NEXT_HINTS.allIn;
    case 'chooseTarget':
      return NEXT_HINTS.tapTarget;
    case 'startTurn':
      return step.isDeadly ? NEXT_HINTS.deadly : null;
    case 'loseScenario':
      return NEXT_HINTS.allExhausted;
    case 'leaveScenario':
      return step.won ? NEXT_HINTS.won : NEXT_HINTS.lost;
    default:
      return null;
  }
}

export const tableText = worded('tableText', {
  title: 'Table',
  noScenario: 'No scenario is being played.',
  chooseScenario: 'Choose a scenario',

  header: 'Scenario',
  round: (round: number) => `Round ${round}`,
  woundOf: (name: string) => `${possessive(name)} wound`,
  woundExhausts: (name: string) =>
    `${name} suffers 1 damage at the start of the turn and is exhausted by it. Losing cards instead prevents it.`,
  level: (level: number) => `Level ${level}`,
  levelBonus: (bonus: number) => `level +${bonus}`,
  trap: 'Trap damage',
  hazard: 'Hazard damage',
  gold: 'Gold for a money token',
  bonusExperience: 'Bonus experience',
  scenarioMenu: 'Scenario menu',
  correctNumbers: 'Correct round or level',
  roundField: 'Round',
  levelField: 'Scenario level',
  monsterLevelField: 'Monster level',
  wonAfterRound: 'Won after this round',
  lostAfterRound: 'Lost after this round',
  won: 'Scenario won',
  lost: 'Scenario lost',
  abandon: 'Put the scenario away unplayed',
  undo: (title: string | null) => (title ? `Undo: ${title}` : 'Nothing to undo'),
  redo: (title: string | null) => (title ? `Redo: ${title}` : 'Nothing to redo'),

  elements: 'Elements',
  element: (name: string, state: string, infusing: boolean) =>
    `${name}: ${state}${infusing ? ', strong at the end of the turn' : ''}`,
  infuse: 'Infuse',
  consume: 'Consume',
  correctTo: (state: string) => `Correct to ${state}`,

  initiative: 'Initiative',
  initiativeOf: (name: string) => `Initiative of ${name}`,
  secondOf: (name: string) => `Second card of ${name}`,
  second: '2nd',
  longRest: 'Long rest',
  longRestOf: (name: string) => `Long rest for ${name}`,
  show: 'Show initiatives',
  hide: 'Hide initiatives',
  hidden: 'set',
  attackFirst: (value: number) => `Attack ${value} is still open: tap its target’s crosshair.`,
  missing: 'missing',
  entryWaits: 'waits',
  entryActs: 'acts',
  entryDone: 'done',
  entryInterrupts: 'acts next',
  tied: 'tied',
  earlier: (name: string) => `${name} before the other tied one`,
  correctInitiativeOf: (name: string) => `Correct initiative of ${name}`,
  turnsDone: (done: number, of: number) => `${done} of ${of} turns done`,

  characters: 'Characters',
  monsters: 'Monsters',
  roles: { escort: 'Escort', objective: 'Objective' },
  hitPointsOf: (name: string) => `Hit points of ${name}`,
  damage1: (name: string) => `${name} suffers 1 damage`,
  damage: 'Damage',
  damageTo: (name: string) => `Damage to ${name}`,
  damageN: (amount: number) => `Suffer ${amount} damage`,
  damageHint: '3 is damage, +3 heals',
  heal1: (name: string) => `Heal ${name} 1`,
  experienceOf: (name: string) => `Experience of ${name}`,
  moneyOf: (name: string) => `Money tokens of ${name}`,
  exhausted: 'Exhausted',
  acts: 'Acts now',
  done: 'Done',
  attack: (name: string) => `Attack with ${name}`,
  target: (name: string) => `Target ${name}`,
  targeted: (name: string) => `${name} is a target: take back`,
  conditionsOf: (name: string) => `Conditions of ${name}`,
  conditionLasts: (name: string, turnEnds: 1 | 2 | null) =>
    turnEnds === null
      ? `${name}, until healed`
      : turnEnds === 1
        ? `${name}, until the end of its next turn`
        : `${name}, until the end of its turn after this one`,
  removeCondition: (condition: string, figure: string) => `Remove ${condition} from ${figure}`,
  moreAbout: (name: string) => `Conditions and more for ${name}`,
  focusesOn: (name: string, whom: string) => `${name} focuses on ${whom}`,
  focusedBy: (name: string, who: string) => `${name} is the focus of ${who}`,
  showOnBoard: 'Show on the board',
  panelOf: (name: string) => `${name}: conditions and more`,
  treasures: (list: readonly (number | 'goal')[]) =>
    `Treasure ${list.map((one) => (one === 'goal' ? 'goal tile' : String(one))).join(', ')}`,
  cards: 'Cards',
  beforeTurnOf: (name: string) => `Before ${possessive(name)} turn`,
  afterTurnOf: (name: string) => `End of ${possessive(name)} turn`,
  woundActs: 'Switch it off if something prevents it.',
  conditionsRunOut: 'These run out now. Switch off what stays on.',
  woundHurts: 'The wound hurts: 1 damage',
  startTurnNow: 'Start the turn',
  endTurnNow: 'End the turn',
  leaveWoundOut: 'No damage this time',
  deadlyTitle: (name: string) => `${possessive(name)} last hit points`,
  deadly: (name: string, damage: number) =>
    `${damage} damage exhausts ${name}. Losing cards instead prevents it.`,
  suffered: (damage: number) => `Suffered ${damage}. Instead:`,
  sufferedBy: (name: string, damage: number) => `${damage} damage to ${name}: lose cards instead`,
  loseInstead: { oneFromHand: '−1 hand card', twoFromDiscard: '−2 discards' },
  negateLosing: {
    oneFromHand: (name: string) => `Negate the damage: ${name} loses 1 hand card`,
    twoFromDiscard: (name: string) => `Negate the damage: ${name} loses 2 discarded cards`,
  },
  cardsOf: (name: string) => `Cards of ${name}`,
  chosenCards: 'Chosen',
  hand: 'Hand',
  discard: 'Discard',
  lostCards: 'Lost',
  active: 'Active',
  countCards: 'Count cards',
  stopCounting: 'Stop counting cards',
  shortRest: 'Short rest',
  shortRestAgain: 'Short rest, lose another card for 1 damage',
  exhaust: 'Exhaust',
  addSummon: 'Add a summon',
  summonsOf: (name: string) => `Summons of ${name}`,
  addBonus: 'Add shield or retaliate',
  shield: 'Shield',
  retaliate: 'Retaliate',
  range: 'Range',
  value: 'Value',
  bonusValue: 'Value of shield or retaliate',
  retaliateRange: 'Retaliate range',
  lasts: 'Lasts',
  experience: 'Experience',
  money: 'Money tokens',
  thisRound: 'this round',
  untilRemoved: 'until removed',
  addShield: 'Add shield',
  addRetaliate: 'Add retaliate',
  removeBonus: (what: string) => `Remove ${what}`,
  inForce: 'In force',
  noBonus: 'none',
  maximum: 'Maximum hit points',
  corrections: 'Correct',
  correctHitPoints: 'Hit points (no rule)',
  removeFigure: 'Take off the table',
  kill: 'Kill',
  makeElite: 'Make it elite',
  makeNormal: 'Make it normal',
  standee: 'Standee number',

  sleeve: (name: string, level: number) => `${name}, level ${level}`,
  statsOf: (name: string) => `Stats of ${name}`,
  cardOf: (name: string) => `Card of ${name} this round`,
  printedOf: (name: string) => `Printed for ${name}, before this round’s card`,
  use: (element: string) => `Use ${inSentence(element)}`,
  useElement: (name: string, element: string) => `${name} uses ${inSentence(element)}`,
  drawCard: 'Draw ability card',
  addStandee: (name: string) => `Add a ${name}`,
  addMonster: 'Add a monster type',
  endAll: 'End all',
  endAllOf: (name: string) => `End all turns of ${name}`,
  sleeveMenu: (name: string) => `Menu of ${name}`,
  correctLevel: 'Correct level',
  removeSleeve: 'Put the sleeve away',
  noStandees: 'No standees on the table',
  allied: 'ally',
  summoned: 'summoned',
  spawned: 'spawned',
  openRoom: (room: number) => `Open room ${room}`,
  rooms: 'Rooms',
  freeStandees: (rank: string) => `${rank} number`,
  anyNumber: 'Any',
  anyStandee: (rank: string) => `${rank}, any number`,
  allStandeesUsed: 'All standees are on the table.',
  origin: 'How it came',
  originNames: { placed: 'Placed', summoned: 'Summoned', spawned: 'Spawned' },
  sideNames: { enemies: 'Enemy', allies: 'Ally' },
  side: 'Side',
  monsterType: 'Monster type',
  add: 'Add',
  cancel: 'Cancel',
  close: 'Close',

  tokens: 'On the floor',
  goal: 'Goal',
  moneyToken: (amount: number) => (amount === 1 ? 'Money token' : `${amount} money tokens`),
  treasureToken: (treasure: number | 'goal') =>
    treasure === 'goal' ? 'Goal tile' : `Treasure ${treasure}`,
  loot: (name: string) => `${name} loots`,
  lootAll: 'Loot all',
  addMoney: 'Add money token',
  removeToken: (name: string) => `Remove ${name}`,
  from: (name: string) => `from ${name}`,

  summonTitle: (owner: string) => `Summon of ${owner}`,
  summonName: 'Name',
  colour: 'Token colour',
  hitPoints: 'Hit points',
  attackValue: 'Attack',
  move: 'Move',
  rangeOrMelee: 'Range (0 = melee)',
  flying: 'Flying',
  jump: 'Jump',
  attackAdds: 'Attack adds',

  advantage: 'Advantage',
  disadvantage: 'Disadvantage',
  attackersGainDisadvantage: 'Attackers have disadvantage',
  immune: 'Immune:',

  dock: 'Attack and decks',
  decks: 'Decks',
  modifierDeckOf: (name: string) => `Modifier deck of ${name}`,
  monsterDeck: 'Monster modifier deck',
  cardsLeft: (count: number) => `${count} left`,
  cardsDiscarded: (count: number) => `${count} discarded`,
  lastDrawn: 'Last drawn',
  drawTwoOf: (deck: string) => `Draw two, for advantage or disadvantage: ${deck}`,
  holdForTwo: 'Draw a modifier card; hold, or Shift, for two (m, Shift+M)',
  drawByStandee: 'Let Standee draw',
  discardOf: (deck: string) => `Discards of the ${deck.toLowerCase()}, newest first`,
  moreOfDeck: 'Bless, curse, −1 and your own deck',
  drawPile: 'Cards in the draw pile',
  inDrawPile: (card: string) => `${card} in the draw pile`,
  drawModifier: 'Draw modifier',
  two: 'Two',
  drawTwo: 'Draw two, for advantage or disadvantage',
  enterModifier: 'I drew it myself',
  shuffleDeck: (deck: string) => `Shuffle: ${deck}`,
  willShuffle: 'Shuffled at the end of the round',
  nothingDiscarded: 'Nothing drawn yet',
  addCard: (card: string) => `Add ${card}`,
  takeCard: (card: string) => `Remove ${card}`,
  showDiscard: 'Show all discarded cards',
  abilityDeck: (name: string) => `Ability deck ${name}`,
  thisRoundsCard: 'Card of this round',
  noCardYet: 'No card in this round yet',
  remaining: (count: number) => `${count} to come; look at the top and reorder`,
  remainingNote: 'Still to come, in the order of their initiatives',
  initiativeCard: (initiative: number) => `initiative ${initiative}`,
  whichCard: (name: string) => `Which card did ${name} draw?`,
  playedBefore: 'Played before',
  initiativeOfCard: (name: string, initiative: number) =>
    `${name}, initiative ${initiative}. Another card was drawn`,
  enterCardOf: (name: string) => `Enter the card ${name} drew`,
  peek: 'Look at the top',
  peekCount: 'Cards to look at',
  peeked: 'From the top',
  moveUp: (card: string) => `Move up: ${card}`,
  putBack: 'Put back in this order',
  doneLooking: 'Done looking',
  enterAbility: 'Enter the drawn card',
  shuffles: 'shuffles',
});
