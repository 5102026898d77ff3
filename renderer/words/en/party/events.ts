/** Words of events and of the outcomes on their cards. */
import { counted, listOf, oneOf } from '../names/grammar';
import { signed } from '../../helpers/phrases';

export const EVENT_STEP = {
  title: { city: 'City event', road: 'Road event' },
  /** The time of an outcome. */
  when: {
    city: 'On the way back into the city, before anything is bought or levelled up.',
    road: 'Before you set out, unless the scenario is linked to the last one or lies in the city.',
  },
  linkedTo: (scenario: string) =>
    `It is linked to ${scenario}: if you go straight on from there, no road event comes.`,
  linkedToCity: 'It is linked to the city: no road event comes.',
  drew: 'We drew it',
  number: 'Number of your card',
  draw: 'Draw the top card',
  leaveOut: 'No event this time',
  done: { city: 'The city event is done.', road: 'The road event is done.' },
  again: 'One more',
  open: (deck: string, card: number) => `${deck} ${card}`,
  read: 'Read the front of the card, choose, then turn it over.',
  options: 'Your choice',
  option: (option: string) => `Option ${option}`,
  applies: (when: string) => `It applies: ${when}`,
  nothing: 'Nothing happens.',
  chooseOne: 'Choose one',
  who: (line: string) => `Who: ${line}`,
  shares: (line: string) => `Shared out: ${line}`,
  shareOf: (name: string) => `Gold of ${name}`,
  card: 'Then the card',
  bottom: 'Back to the bottom',
  removed: 'Out of the game',
  resolve: 'That is what happens',
  less: (line: string) => `Less: ${line}`,
  more: (line: string) => `More: ${line}`,
  somethingElse: 'Something else happened',
  byHand:
    'Leave a line out where it does not happen. Items, achievements and the rest are changed by hand.',
};

export const EVENT_WHEN = {
  anyClass: (names: readonly string[]) => `somebody is ${oneOf(names)}`,
  reputationMin: (reputation: number) => `reputation ${signed(reputation)} or more`,
  reputationMax: (reputation: number) => `reputation ${signed(reputation)} or less`,
  payGold: (gold: number) => `each of you pays ${gold} gold`,
  payCollectiveGold: 'you pay together',
  payItem: (item: string) => `somebody gives ${item}`,
  otherwise: 'otherwise',
};

export const EVENT_EFFECTS = {
  experience: (value: number) => `${signed(value)} experience for each of you`,
  gold: (value: number) => `${signed(value)} gold for each of you`,
  checkMarks: (value: number) => `${signed(value)} check marks for each of you`,
  collectiveGold: (value: number) => `${signed(value)} gold for all together`,
  reputation: (value: number) => `Reputation ${signed(value)}`,
  prosperity: (value: number) => `Prosperity ${signed(value)}`,
  payGold: (value: number) => `Each of you pays ${value} gold`,
  payCollectiveGold: (value: number) => `You pay ${value} gold together`,
  payItem: (item: string) => `Give ${item} away`,
  item: (item: string) => `Gain ${item}`,
  itemDesign: (item: string) => `The shop gets ${item}`,
  randomItemDesign: 'The shop gets a random item design',
  achievement: (name: string) => `Achievement: ${name}`,
  unlockScenario: (name: string) => `Scenario ${name} opens`,
  addEvent: {
    city: (card: number) => `City event ${card} is added`,
    road: (card: number) => `Road event ${card} is added`,
  },
  startConditions: (names: readonly string[]) => `Everybody starts with ${listOf(names)}`,
  startDamage: (value: number) => `Everybody starts with ${value} damage`,
  startDiscard: (value: number) => `Everybody discards ${counted(value, 'card')} at the start`,
  minusOneCards: (value: number) => `One of you starts with ${counted(value, '-1 card')}`,
  consumeItem: (slot: string, count: number, together: boolean) =>
    `${together ? 'Together you consume' : 'Each of you consumes'} ${count} × ${slot.toLowerCase()} at the start`,
};
