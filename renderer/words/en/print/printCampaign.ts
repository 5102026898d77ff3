/** Words of the sheets of a campaign: party, items, characters and their decks. */
import { counted } from '../names/grammar';

export const CAMPAIGN_PRINT = {
  // party
  partyEmpty: 'No characters yet. The rows are for those who join.',
  name: 'Name',
  class: 'Class',
  levelColumn: 'Level',
  experienceColumn: 'Experience',
  experienceShort: 'XP',
  goldColumn: 'Gold',
  perksColumn: 'Perks',
  difficulty: 'Difficulty',
  solo: 'Solo or open information',
  yes: 'yes',
  no: 'no',
  player: 'Player',
  world: 'World',
  retired: 'Retired',
  globalAchievements: 'Global achievements',
  partyAchievements: 'Party achievements',
  unlocked: 'Unlocked classes',
  envelopes: 'Envelopes opened',
  prosperityOf: (level: number, marks: number, nextAt: number | null) =>
    `level ${level}, ${counted(marks, 'check mark')}` +
    (nextAt === null ? '' : `, next level at ${nextAt}`),
  donatedOf: (donated: number, nextMark: number | null) =>
    nextMark === null ? String(donated) : `${donated}, next prosperity check mark at ${nextMark}`,
  scenarios: 'Scenarios',
  number: 'No.',
  why: 'Why',
  priceChange: (change: string) => `every price ${change} gold`,
  reputationOf: (reputation: string, prices: string | null) =>
    prices === null ? reputation : `${reputation} (${prices})`,
  outOfOrder: 'Started although its requirements were not met.',

  // items
  noItems: 'The shop has no items.',
  slot: 'Slot',
  price: 'Price',
  sellsFor: 'Sells for',
  stock: 'In the shop',
  owners: 'Owned by',
  stockOf: (stock: number, inGame: number) => `${stock} of ${inGame}`,
  shopIs: (level: number, prices: string) => `Prosperity ${level}; ${prices}.`,
  unchangedPrices: 'prices as printed',
  itemsFound: 'Found: designs and single copies',
  itemsOfCity: 'From Gloomhaven',

  reputation: 'Reputation',
  prosperity: 'Prosperity',
  donated: 'Gold donated',
  notes: 'Notes',

  // characters
  nextLevel: (experience: number) => `next level at ${experience}`,
  handSize: 'Cards in hand',
  perks: 'Perks',
  checkMarks: 'Check marks',
  playedBy: (className: string, player: string) => `${className}, played by ${player}`,
  questGoal: (goal: string, have: number, need: number, isReached: boolean) =>
    `${goal}: ${Math.min(have, need)} of ${need}${isReached ? ', done' : ''}`,
  questLater: (goal: string) => `${goal} (after the goal before)`,
  perksOf: (have: number, may: number) => `${have} of ${may}`,
  perksColumnLong: 'Perks taken',
  itemMarks: (marks: number) => `${counted(marks, 'circle')} marked`,
  hand: 'Cards taken into a scenario',
  equipped: 'equipped',
  inTheBag: 'in the bag',
  cardsChosen: 'Cards chosen (level)',
  items: 'Items',
  quest: 'Personal quest',
  blankCharacter: 'Character',

  // decks
  monsterDeck: 'Monsters',
  deckOf: (name: string) => name,
  cardsIn: (count: number) => counted(count, 'card'),
  drawn: 'Drawn',

  withElement: (element: string, line: string) => `with ${element.toLowerCase()}: ${line}`,
};
