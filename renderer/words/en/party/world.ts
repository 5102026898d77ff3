import { counted, listOf } from '../names/grammar';
import { signed } from '../../helpers/phrases';

/** One hidden thing is shown at a time. */
export const HIDDEN = {
  show: 'Show its name',
  hide: 'Hide it again',
  shown: 'shown early',
};

/** The choice of a scenario that the campaign does not allow yet. */
export const OVERRIDE = {
  why: 'Why not yet',
  start: 'Start anyway …',
  title: 'Start it anyway?',
  note: 'The scenario is marked as started out of order: in the history, on the list of scenarios and in the summary at its end.',
  confirm: 'Start anyway',
  casual: 'Casual mode',
  casualNote:
    'Outside of the campaign: achievements and blocks do not count, and nothing but experience, gold and check marks is kept.',
};

/** Short words for a scenario's state in lists. */
export const LISTED = {
  completed: 'completed',
  requires: 'requires something',
  blocked: 'blocked',
  locked: 'not reached',
  hidden: 'not reached yet',
  outOfOrder: 'started out of order',
  more: (hidden: number) =>
    `${counted(hidden, 'scenario')} you have not reached ${hidden === 1 ? 'is' : 'are'} hidden. Type the number of one to choose it anyway.`,
};

export const SHOP = {
  buyer: 'Who buys',
  gold: (name: string, gold: number) => `${name}, ${gold} gold`,
  nobody: 'Nobody is in the party to buy anything.',
  playing: (name: string) => `${name} is in a scenario: the shop is for those in town.`,
  search: 'Search by number or name',
  slot: 'Slot',
  allSlots: 'All slots',
  buyable: (name: string) => `Only what ${name} can buy`,
  price: (reputation: number, modifier: number) =>
    modifier === 0
      ? `Reputation ${reputation}: prices as printed.`
      : `Reputation ${reputation}: every price ${signed(modifier)} gold.`,
  none: 'No item fits.',
  prosperity: (level: number) => `Prosperity ${level}`,
  found: 'Found',
  cost: (gold: number) => `${gold} gold`,
  printed: (gold: number) => `printed ${gold}`,
  stock: (stock: number, copies: number) => `${stock} of ${copies} in stock`,
  notFound: 'not found yet',
  buy: (item: string, name: string, gold: number) => `Buy ${item} for ${name}, ${gold} gold`,
  buyShort: 'Buy',
  sell: (item: string, name: string, gold: number) => `Sell for ${gold}: ${item} of ${name}`,
  sellShort: (gold: number) => `Sell for ${gold}`,
  owners: 'Owned by',
  more: (item: string) => `More about ${item}`,
  handOut: (name: string) => `Hand out to ${name} without gold`,
  design: 'The design was found: all copies come',
  copiesMore: 'One copy more was found',
  copiesLess: 'One copy less was found',
  hide: 'Hide it again',
  outside: 'Items that are not here yet',
  outsideNote: 'An event, a reward or a treasure names an item by its number.',
  number: 'Number of the item',
  reveal: 'Show the item',
  unlock: 'Unlock its design',
  random: 'Draw a random item design',
};

export const WORLD = {
  campaign: 'Campaign',
  notes: 'Notes of the party',
  correctNote: 'Numbers typed here are corrections: nothing follows from them.',

  reputation: 'Reputation',
  prices: (modifier: number) =>
    modifier === 0 ? 'Prices as printed' : `Prices ${signed(modifier)} gold`,
  nextPrice: (at: number, modifier: number) => `from ${at} on: ${signed(modifier)} gold`,
  best: 'the best price there is',
  gainReputation: 'Gain 1 reputation',
  loseReputation: 'Lose 1 reputation',

  prosperity: 'Prosperity',
  level: (level: number) => `Level ${level}`,
  marks: (marks: number) => counted(marks, 'check mark'),
  nextLevel: (marks: number) => `${counted(marks, 'check mark')} more for the next level`,
  highest: 'The highest level',
  gainProsperity: 'Gain a check mark',
  loseProsperity: 'Lose a check mark',
  track: (marks: number, of: number) => `${marks} of ${of} check marks`,
  threshold: (level: number, marks: number, reached: boolean) =>
    `Level ${level} at ${marks}${reached ? ', reached' : ''}`,

  donations: 'Sanctuary',
  donated: 'Donated in all',
  donatedGold: (gold: number) => `${gold} gold donated in all`,
  nextDonation: (gold: number, of: number) => `${gold} gold more for a check mark (at ${of})`,
  allDonations: 'Every check mark of the donations was earned.',
  donate: (name: string, gold: number) => `${name} donates ${gold} gold`,
  hasDonated: (name: string) => `${name} has donated: two blessings in the next scenario`,

  achievements: { global: 'Global achievements', party: 'Party achievements' },
  achieved: (name: string, count: number) => (count > 1 ? `${name} × ${count}` : name),
  lose: (name: string) => `Lose ${name}`,
  noAchievements: 'None yet.',
  gain: { global: 'Gain a global achievement', party: 'Gain a party achievement' },
  achievement: 'Achievement',
  typeName: 'Type its whole name: achievements you have not gained are not listed.',
  gainNow: 'Gain',

  treasures: 'Treasures found',
  noTreasures: 'None yet.',
  treasure: (number: number) => `Treasure ${number}`,
  takeBack: (number: number) => `Treasure ${number} was not looted`,
  treasureNumber: 'Number of a treasure',
  noteTreasure: 'Note as looted',
  showTreasure: 'Show what it holds',
  hideTreasure: (number: number) => `Hide treasure ${number} again`,

  classes: 'Classes',
  open: 'Open for new characters',
  locked: 'Locked',
  starting: 'from the first game',
  lockAgain: (name: string) => `Lock ${name} again`,
  unlock: (name: string) => `Unlock ${name}`,
  unlockTitle: (name: string) => `Unlock ${name}?`,
  unlockNote: 'Its name, its perks and its cards are shown from then on.',
  unlockNow: 'Unlock',
  showName: (symbol: string) => `${symbol}: show its name`,
  isShown: (symbol: string, name: string) => `${symbol}: ${name}`,
  unlockShort: 'Unlock',

  envelopes: 'Envelopes',
  noEnvelopes: 'None opened yet.',
  envelope: 'Envelope',
  openEnvelope: 'Open',
  solveEnvelope: (envelope: string) => `We solved envelope ${envelope}`,
};

export const EVENT_DECKS = { city: 'City events', road: 'Road events' };

export const EVENTS = {
  deck: (deck: 'city' | 'road') => EVENT_DECKS[deck],
  left: (cards: number) => `${counted(cards, 'card')} in the deck`,
  toBottom: 'Back to the bottom',
  remove: 'Out of the game',
  shuffle: (deck: 'city' | 'road') => `${EVENT_DECKS[deck]}: shuffle`,
  shuffleShort: 'Shuffle',
  numberShort: 'Number of a card',
  add: 'Shuffle it in',
  take: 'Take it out',
  putAway: 'Put it away without its outcome',
  removed: (cards: string) => `Out of the game: ${cards}`,
  cards: 'Cards in the deck',
  cardsHint: 'In the order of their numbers, not as they lie.',
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
  message: 'a message of the treasure index',
};

export const SCENARIOS = {
  views: 'How scenarios are shown',
  list: 'List',
  chart: 'Flow chart',
  chartHint: 'Arrow keys go from scenario to scenario',
  legend: 'Lines of the chart',
  smaller: 'Smaller: numbers only',
  larger: 'Larger',
  counts: (known: number, completed: number) =>
    `${counted(known, 'scenario')} reached, ${completed} completed.`,
  described: (name: string, facts: readonly string[]) =>
    `${name}: ${facts.map((fact) => fact.replace(/\.$/, '')).join('. ')}.`,
  chooseFirst: 'Choose a scenario to see what leads to it and what it leads to.',
  reasons: 'Why',
  again: 'It can be played again in casual mode.',
  place: (place: string) => `On the map: ${place}`,
  treasures: (numbers: string) => `Treasures looted here: ${numbers}`,
  dungeon: (draw: number, rooms: string, monsters: string) =>
    `Random dungeon: draw ${draw} of the room cards ${rooms}, and as many of the monster cards ${monsters}.`,
  setUp: 'Set it up',
  setUpAnyway: 'Look at it in set-up',
  playing: 'A scenario is being played.',
  mark: 'State set by hand',
  hidden: 'Scenarios you have not reached',
  hiddenNote: 'They have no name and no number here. Type a number to have that one shown.',
  number: 'Number of a scenario',
  show: 'Show this one',
  noSuch: (number: number) => `There is no scenario ${number}.`,
};

/** The links from one scenario to others. */
export const EDGES = {
  unlocks: 'unlocks',
  linked: 'linked to',
  blocks: 'blocks',
};

export const MARKS = {
  asPrinted: 'As the links say',
  open: 'Open',
  blocked: 'Blocked',
  locked: 'Not unlocked',
  completed: 'Completed',
};

export const SOLO = {
  title: 'Solo scenarios',
  note: 'They are in a book of their own, each for one character of a class, and give that class an item.',
  of: (number: number, title: string) => `${number}: ${title}`,
  whose: (name: string, className: string) => `${name} (${className})`,
  named: (label: string, title: string) => `${label}: ${title}`,
  has: (item: string) => `Won: ${item}`,
  wonBy: (name: string) => `Won: hand out its item to ${name}`,
};
