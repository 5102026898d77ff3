/** Words of events and of the outcomes on their cards. */
import { counted, listOf, oneOf, possessive } from '../names/grammar';
import { signed } from '../../helpers/phrases';

export const EVENT_STEP = {
  title: { city: 'City event', road: 'Road event' },
  /** The time of an outcome. */
  when: {
    city: 'When you return to Gloomhaven, before you shop or level up.',
    road: 'Before you travel to the scenario, unless it is linked to the last one or is in Gloomhaven.',
  },
  linkedTo: (scenario: string) =>
    `This scenario is linked to ${scenario}. If you go there directly, skip the road event.`,
  linkedToCity: 'This scenario is linked to Gloomhaven: no road event.',
  design: 'Number of the design you drew. Leave empty to draw at random.',
  /** Less gold than the card takes. */
  lacking: (gold: number) => `Together you have ${gold} gold, so you lose no more than that.`,
  drew: 'We drew a card',
  number: 'Number of your card',
  draw: 'Draw the top card',
  leaveOut: 'Skip the event',
  done: { city: 'City event done.', road: 'Road event done.' },
  again: 'Draw another',
  open: (deck: string, card: number) => `${deck} ${card}`,
  read: 'Read the front of the card, choose, then turn it over.',
  options: 'Your choice',
  option: (option: string) => `Option ${option}`,
  applies: (when: string) => `Applies: ${when}`,
  nothing: 'No effect.',
  chooseOne: 'Choose one',
  who: (line: string) => `Character: ${line}`,
  shares: (line: string) => `Split: ${line}`,
  shareOf: (name: string) => `${possessive(name)} gold`,
  card: 'Then the card',
  bottom: 'Put on the bottom of the deck',
  removed: 'Remove from the game',
  resolve: 'Apply',
  less: (line: string) => `Less: ${line}`,
  more: (line: string) => `More: ${line}`,
  somethingElse: 'Enter a different outcome',
  byHand:
    'Skip each outcome that does not happen. Change items, achievements and the rest yourselves.',
};

export const EVENT_WHEN = {
  anyClass: (names: readonly string[]) => `a character is ${oneOf(names)}`,
  reputationMin: (reputation: number) => `reputation ${signed(reputation)} or more`,
  reputationMax: (reputation: number) => `reputation ${signed(reputation)} or less`,
  payGold: (gold: number) => `each of you pays ${gold} gold`,
  payCollectiveGold: 'you pay together',
  payItem: (item: string) => `a character gives ${item}`,
  otherwise: 'otherwise',
};

export const EVENT_EFFECTS = {
  experience: (value: number) => `${signed(value)} experience for each of you`,
  gold: (value: number) => `${signed(value)} gold for each of you`,
  checkMarks: (value: number) => `${signed(value)} check marks for each of you`,
  collectiveGold: (value: number) => `${signed(value)} gold for the party`,
  reputation: (value: number) => `Reputation ${signed(value)}`,
  prosperity: (value: number) => `Prosperity ${signed(value)}`,
  payGold: (value: number) => `Each of you pays ${value} gold`,
  payCollectiveGold: (value: number) => `Pay ${value} gold together`,
  payItem: (item: string) => `Give up ${item}`,
  item: (item: string) => `Gain ${item}`,
  itemDesign: (item: string) => `Add ${item} to the shop`,
  randomItemDesign: 'Add a random item design to the shop',
  achievement: (name: string) => `Achievement: ${name}`,
  unlockScenario: (name: string) => `Unlock scenario ${name}`,
  addEvent: {
    city: (card: number) => `Add city event ${card}`,
    road: (card: number) => `Add road event ${card}`,
  },
  startConditions: (names: readonly string[]) => `Each character starts with ${listOf(names)}`,
  startDamage: (value: number) => `Each character starts with ${value} damage`,
  startDiscard: (value: number) => `Each character discards ${counted(value, 'card')} at the start`,
  minusOneCards: (value: number) => `One of you starts with ${counted(value, '−1 card')}`,
  consumeItem: (slot: string, count: number, together: boolean) =>
    `${together ? 'Together you consume' : 'Each of you consumes'} ${count} × ${slot.toLowerCase()} at the start`,
};
