/** English words of the world page, the shop, the scenarios and hidden content. */
import { counted, listOf, possessive } from '../names/grammar';
import { signed } from '../../helpers/phrases';

/** Words for showing the name of a hidden thing early. */
export const HIDDEN = {
  show: 'Show name',
  hide: 'Hide again',
  shown: 'shown early',
};

/** Words for starting a scenario that the campaign does not allow yet. */
export const OVERRIDE = {
  why: 'Locked because',
  start: 'Start anyway…',
  title: 'Start this scenario anyway?',
  note: 'Standee marks the scenario as started out of order in the history, the scenario list and the summary.',
  levelTitle: 'Set out without levelling up?',
  levelNote: 'Only if you go straight on from a linked scenario, without a visit to Gloomhaven.',
  setOut: 'Set out',
  confirm: 'Start anyway',
  casual: 'Casual mode',
  casualNote:
    'Play outside the campaign. Requirements are ignored; you keep only experience, gold and check marks.',
};

/** Short words for a scenario's state in lists. */
export const LISTED = {
  completed: 'completed',
  requires: 'locked',
  blocked: 'blocked',
  locked: 'not unlocked',
  hidden: 'not unlocked yet',
  outOfOrder: 'started out of order',
  more: (hidden: number) =>
    `${counted(hidden, 'scenario')} you have not unlocked ${hidden === 1 ? 'is' : 'are'} hidden. Type a number to choose one anyway.`,
};

export const SHOP = {
  buyer: 'Buyer',
  gold: (name: string, gold: number) => `${name}, ${gold} gold`,
  nobody: 'Add a character to the party to buy items.',
  playing: (name: string) => `${name} is in a scenario and cannot shop.`,
  search: 'Search by number or name',
  slot: 'Slot',
  allSlots: 'All slots',
  buyable: (name: string) => `Only items ${name} can buy`,
  price: (reputation: number, modifier: number) =>
    modifier === 0
      ? `Reputation ${reputation}: prices as printed.`
      : `Reputation ${reputation}: every price ${signed(modifier)} gold.`,
  none: 'No matches',
  prosperity: (level: number) => `Prosperity ${level}`,
  found: 'Found',
  cost: (gold: number) => `${gold} gold`,
  printed: (gold: number) => `printed ${gold}`,
  stock: (stock: number, copies: number) => `${stock} of ${copies} in stock`,
  notFound: 'not found yet',
  buy: (item: string, name: string, gold: number) => `Buy ${item} for ${name}, ${gold} gold`,
  buyShort: 'Buy',
  sell: (item: string, name: string, gold: number) =>
    `Sell for ${gold}: ${possessive(name)} ${item}`,
  sellShort: (gold: number) => `Sell for ${gold}`,
  owners: 'Owned by',
  more: (item: string) => `Actions for ${item}`,
  handOut: (name: string) => `Give to ${name} without gold`,
  design: 'Found the design: add all copies',
  copiesMore: 'Add a copy',
  copiesLess: 'Remove a copy',
  hide: 'Hide again',
  outside: 'Other items',
  outsideNote: 'If an event, a reward or a treasure gives you an item, enter its number.',
  number: 'Item number',
  reveal: 'Show item',
  unlock: 'Unlock design',
  random: 'Draw a random item design',
};

export const WORLD = {
  campaign: 'Campaign',
  notes: 'Party notes',
  correct: 'Edit manually',
  correctNote: 'These are manual corrections. They have no further effects.',

  reputation: 'Reputation',
  prices: (modifier: number) =>
    modifier === 0 ? 'Prices as printed' : `Prices ${signed(modifier)} gold`,
  nextPrice: (at: number, modifier: number) =>
    `Next price at reputation ${at}: ${modifier === 0 ? 'as printed' : `${signed(modifier)} gold`}`,
  best: 'You have the best price.',
  gainReputation: 'Gain 1 reputation',
  loseReputation: 'Lose 1 reputation',

  prosperity: 'Prosperity',
  level: (level: number) => `Level ${level}`,
  marks: (marks: number) => counted(marks, 'check mark'),
  nextLevel: (marks: number) => `${counted(marks, 'check mark')} to the next level`,
  highest: 'Highest level',
  gainProsperity: 'Add a check mark',
  loseProsperity: 'Remove a check mark',
  track: (marks: number, of: number) => `${marks} of ${of} check marks`,

  donations: 'Sanctuary',
  donated: 'Total donated',
  donatedGold: (gold: number) => `${gold} gold donated in total`,
  nextDonation: (gold: number, of: number) => `${gold} gold to the next check mark (at ${of})`,
  allDonations: 'You have earned all check marks for donations.',
  donate: (name: string, gold: number) => `${name} donates ${gold} gold`,
  hasDonated: (name: string) => `${name} has donated: two blessings in the next scenario`,

  achievements: { global: 'Global achievements', party: 'Party achievements' },
  achieved: (name: string, count: number) => (count > 1 ? `${name} × ${count}` : name),
  lose: (name: string) => `Lose ${name}`,
  noAchievements: 'None yet.',
  gain: { global: 'Gain a global achievement', party: 'Gain a party achievement' },
  achievement: 'Achievement',
  typeName: 'Type the full name. Achievements you have not gained are not listed.',
  gainNow: 'Gain',

  treasures: 'Treasures found',
  noTreasures: 'None yet.',
  treasure: (number: number) => `Treasure ${number}`,
  takeBack: (number: number) => `Mark treasure ${number} as not looted`,
  treasureNumber: 'Treasure number',
  noteTreasure: 'Mark as looted',
  showTreasure: 'Show contents',
  hideTreasure: (number: number) => `Hide treasure ${number} again`,

  classes: 'Classes',
  open: 'Open for new characters',
  locked: 'Locked',
  starting: 'starting class',
  lockAgain: (name: string) => `Lock ${name} again`,
  lockedClass: (name: string) => `${name}, locked`,
  unlockTitle: (name: string) => `Unlock ${name}?`,
  unlockNote: 'Its name, perks and cards become visible.',
  unlockNow: 'Unlock',
  showName: (symbol: string) => `${symbol}: show name`,
  isShown: (symbol: string, name: string) => `${symbol}: ${name}`,

  envelopes: 'Envelopes',
  noEnvelopes: 'None opened yet.',
  envelope: 'Envelope',
  openEnvelope: 'Open',
  solveEnvelope: (envelope: string) => `Mark envelope ${envelope} as solved`,

  offeredNote: 'The party may take this once, now or later.',
  take: (name: string) => `Take ${name}`,
  lacksStart: (name: string) => `A campaign begins with ${name}.`,
  addStart: (name: string) => `Add ${name}`,
};

export const EVENT_DECKS = { city: 'City events', road: 'Road events' };

export const EVENTS = {
  deck: (deck: 'city' | 'road') => EVENT_DECKS[deck],
  left: (cards: number) => `${counted(cards, 'card')} in the deck`,
  toBottom: 'Put on the bottom',
  remove: 'Remove from the game',
  shuffle: (deck: 'city' | 'road') => `${EVENT_DECKS[deck]}: shuffle`,
  shuffleShort: 'Shuffle',
  numberShort: 'Card number',
  add: 'Shuffle in',
  take: 'Take out',
  putAway: 'Put away without an outcome',
  removed: (cards: string) => `Removed from the game: ${cards}`,
  cards: 'Cards in the deck',
  cardsHint: 'Sorted by number, not in deck order.',
};

export const HOLDS = {
  gold: (value: number) => `${value} gold`,
  experience: (value: number) => `${value} experience`,
  checkMarks: (value: number) => counted(value, 'check mark'),
  damage: (value: number) => `${value} damage`,
  items: (names: readonly string[]) => listOf(names),
  itemDesign: (name: string) => `the design of ${name}`,
  randomItemDesign: 'a random item design',
  randomScenario: 'a random side scenario',
  scenario: (name: string) => `scenario ${name}`,
  conditions: (names: readonly string[]) => listOf(names),
  message: 'a message in the treasure index',
};

export const SCENARIOS = {
  views: 'Scenario view',
  list: 'List',
  chart: 'Flow chart',
  chartHint: 'Arrow keys move between scenarios',
  legend: 'Chart legend',
  smaller: 'Smaller: numbers only',
  larger: 'Larger',
  counts: (known: number, completed: number) =>
    `${counted(known, 'scenario')} unlocked, ${completed} completed.`,
  described: (name: string, facts: readonly string[]) =>
    `${name}: ${facts.map((fact) => fact.replace(/\.$/, '')).join('. ')}.`,
  chooseFirst: 'Choose a scenario to see its links.',
  reasons: 'Why',
  again: 'You can replay it in casual mode.',
  place: (place: string) => `On the map: ${place}`,
  treasures: (numbers: string) => `Treasures looted here: ${numbers}`,
  dungeon: (draw: number, rooms: string, monsters: string) =>
    `Random dungeon: draw ${draw} of the room cards ${rooms}, and as many of the monster cards ${monsters}.`,
  setUp: 'Set up',
  setUpAnyway: 'View in set-up',
  playing: 'A scenario is in progress.',
  mark: 'Set state',
  hidden: 'Hidden scenarios',
  hiddenNote: 'Names and numbers are hidden. Type a number to show that scenario.',
  number: 'Scenario number',
  show: 'Show scenario',
  noSuch: (number: number) => `There is no scenario ${number}.`,
};

/** The links from one scenario to others. */
export const EDGES = {
  unlocks: 'unlocks',
  linked: 'linked to',
  blocks: 'blocks',
};

export const MARKS = {
  asPrinted: 'By scenario links',
  open: 'Open',
  blocked: 'Blocked',
  locked: 'Not unlocked',
  completed: 'Completed',
};

export const SOLO = {
  title: 'Solo scenarios',
  note: 'These are in a separate book. Each is for one character of a class and rewards that class with an item.',
  of: (number: number, title: string) => `${number}: ${title}`,
  whose: (name: string, className: string) => `${name} (${className})`,
  named: (label: string, title: string) => `${label}: ${title}`,
  has: (item: string) => `Won: ${item}`,
  wonBy: (name: string) => `Won: give the item to ${name}`,
};
