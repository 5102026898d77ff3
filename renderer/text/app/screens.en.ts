/** Words of the screens besides the table. */
import type { Difficulty } from '#shared/vocabulary';
import { listOf, counted } from '../names/grammar.en';
import { signed } from '../phrases';

export const START = {
  lead: 'Standee keeps the monsters, the initiative, the decks and the arithmetic. You keep the minis and the cards in your hand.',
  demo: 'Try a demo scenario',
  demoHint: 'Two characters, the first scenario, ready to play.',
  demoName: 'Demo',
  create: 'New campaign',
  createHint: 'Your party, from the first scenario on.',
  open: 'Open',
  openHint: 'All campaigns kept on this machine.',
  goOn: (name: string) => `Continue “${name}”`,
  unofficial: 'Unofficial. Gloomhaven and its names belong to Cephalofair Games.',
};

export const LIBRARY = {
  title: 'Library',
  empty: 'No campaigns yet. Begin one, or try the demo.',
  create: 'New campaign',
  name: 'Name of the campaign',
  namePlaceholder: 'Tuesday table',
  begin: 'Begin',
  cancel: 'Cancel',
  playing: (scenario: string) => `Playing ${scenario}`,
  between: 'Between scenarios',
  changed: (when: string) => `Last played ${when}`,
  trouble: {
    damaged: 'This file is damaged. Opening it tries the backups.',
    newer: 'Saved by a newer version of Standee. Update Standee to open it.',
  },
  folder: (folder: string) => `Saves lie in ${folder}`,
  version: (version: string) => `Standee ${version}`,
  failed: 'The library could not be read.',
};

export const PARTY = {
  title: 'Party',
  sectionsLabel: 'Pages of the party',
  print: (sheets: readonly string[]) => `Print: ${listOf(sheets)}`,
  sections: {
    characters: 'Characters',
    world: 'World',
    shop: 'Shop',
    scenarios: 'Scenarios',
    statistics: 'Statistics',
  },
  campaignName: 'Name of the campaign',
  difficulty: 'Difficulty',
  solo: 'Solo or open information: monsters and traps are one level higher',
  empty: 'Nobody is here yet. A party has two to four characters.',
  add: 'Add a character',
  addTitle: 'Add a character',
  chooseClass: 'Class (several join at once)',
  takenClass: (name: string) => `${name}, already in the party`,
  name: 'Name',
  level: 'Level',
  printedHitPoints: (hitPoints: number) => `${hitPoints} hit points`,
  handSize: (cards: number) => `${cards} cards in hand`,
  join: (name: string) => `Add ${name}`,
  joinAll: (count: number) => `Add ${count} characters`,
  cancel: 'Cancel',
  removeTitle: (name: string) => `Remove ${name} from the party?`,
  removeNote: 'Undo brings the character back.',
  removeNow: 'Remove',
  setUp: 'Choose a scenario',
  toTable: 'To the table',
};

export const SET_UP = {
  title: 'Choose a scenario',
  search: 'Search by number or name',
  none: 'No scenario fits. Hidden ones are found by their number only.',
  characters: 'Who plays?',
  needParty: 'Add at least two characters to the party first.',
  toParty: 'To the party',
  level: 'Scenario level',
  ofLevel: (level: number) => `level ${level}`,
  recommended: (level: number) => `Recommended: ${level}`,
  useRecommended: 'Use the recommended level',
  ownScenarios: 'Own scenarios',
  makeOwn: 'Make or change own scenarios',
  goal: 'Goal',
  start: (number: number | null, name: string | null) =>
    number === null
      ? `Start ${name ?? ''}`
      : name === null
        ? `Start scenario ${number}`
        : `Start ${number} ${name}`,
  chooseFirst: 'Choose a scenario on the list.',
  back: 'Back to the list',
  monsters: 'Monster level',
  trap: 'Trap damage',
  hazard: 'Hazard damage',
  gold: 'Gold per token',
  bonus: 'Bonus XP',
  running: (scenario: string) => `You are playing ${scenario}`,
  runningRound: (round: number, open: number) => `Round ${round}, ${counted(open, 'room')} open`,
  toTable: 'To the table',
  noScenario: 'No scenario is being played.',
  setUp: 'Set up a scenario',
  abandon: 'Leave it as if it had not been played',
  abandonTitle: 'Leave the scenario?',
  abandonNote:
    'The table is cleared; experience and money of this scenario are not kept. Undo brings everything back.',
  leave: 'Leave',
  stay: 'Stay',
};

export const HISTORY = {
  title: 'History',
  empty: 'Nothing has happened yet.',
  filter: 'Find in the history',
  figure: 'With',
  everybody: 'Everybody',
  nothingFound: 'No step has these words.',
  print: 'Print',
  copy: 'Copy as text',
  copied: 'The history was copied.',
  copyFailed: 'The history could not be copied.',
  turnOf: (name: string) => `Turn of ${name}`,
  undoTurn: 'Undo this turn',
  goBack: 'Go back',
  goBackLong: (title: string) => `Go back to just after: ${title}`,
  now: 'Now',
  shown: (count: number) => `The newest ${counted(count, 'step')}, latest first.`,
  earlier: 'Show earlier steps',
  cameEarlier: (count: number) => `${counted(count, 'earlier step')} shown.`,
  unreadable: 'The steps before these are damaged or missing and cannot be shown.',
  confirmTitle: 'Go back to this point?',
  confirmNote: (count: number) =>
    count === 1 ? 'This step would be undone:' : `These ${count} steps would be undone:`,
  confirmRedo: 'Redo brings them back one by one, until something new is done.',
  confirm: (count: number) => `Undo ${counted(count, 'step')}`,
  cancel: 'Cancel',
  wentBack: 'Back at the chosen point.',
};

export const RULES = {
  title: 'Rules',
  lead: 'The rules Standee applies, in our words, with where the rulebook prints them. Steps in the history and numbers in the calculator name them.',
  search: 'Search the rules',
  nothingFound: 'No rule has these words.',
  contested: 'What the sources leave open',
  contestedLead:
    'Questions on which the rulebook is silent or its readers differ, and what Standee does.',
  count: (count: number) => counted(count, 'rule'),
};

/** Headings of the rulebook by the first part of a rule's id; others show that part as it is. */
export const RULE_HEADINGS: Readonly<Record<string, string>> = {
  ABILITY: 'Monster ability cards',
  ACHIEVEMENT: 'Achievements',
  ADVANTAGE: 'Advantage and disadvantage',
  AREA: 'Areas',
  ATTACK: 'Attacks',
  BLESS: 'Bless and curse',
  CARD: 'Cards',
  CLASS: 'Classes',
  CONDITION: 'Conditions',
  DAMAGE: 'Damage',
  DEATH: 'Death',
  DECK: 'Modifier decks',
  DISARM: 'Disarm',
  DONATION: 'Donations',
  DURATION: 'How long conditions last',
  EFFECT: 'Added effects',
  ELEMENT: 'Elements',
  EVENT: 'Events',
  EXHAUST: 'Exhaustion',
  EXPERIENCE: 'Experience',
  FOCUS: 'Focus',
  HEAL: 'Healing',
  IMMOBILIZE: 'Immobilize',
  INIT: 'Initiative',
  INVISIBLE: 'Invisible',
  ITEM: 'Items',
  LEVEL: 'Scenario level',
  LOOT: 'Loot',
  LOS: 'Line of sight',
  MONSTER: 'Monsters',
  MOVE: 'Movement',
  MUDDLE: 'Muddle',
  NEGATE: 'Negating damage',
  OBJECTIVE: 'Objectives',
  OWN: 'Standee’s own ways',
  PERK: 'Perks',
  PIERCE: 'Pierce',
  PLACE: 'Where monsters attack from',
  POISON: 'Poison',
  PROSPERITY: 'Prosperity',
  QUEST: 'Personal quests',
  RANGE: 'Range',
  REPUTATION: 'Reputation',
  REST: 'Rests',
  RETALIATE: 'Retaliate',
  RETIRE: 'Retirement',
  REVEAL: 'Opening rooms',
  REWARD: 'Rewards',
  ROUND: 'The round',
  SCENARIO: 'The scenario',
  SETUP: 'Setting up',
  SEAT: 'Shared screens',
  SHIELD: 'Shield',
  SPAWN: 'Spawning',
  STRENGTHEN: 'Strengthen',
  STUN: 'Stun',
  SUMMON: 'Summons',
  TURN: 'Turns',
  UNLOCK: 'Unlocking',
  WALL: 'Walls and doors',
  WOUND: 'Wound',
};

export const ABOUT = {
  title: 'About Standee',
  version: (version: string) => `Version ${version}`,
  what: 'Standee is a companion for a table that plays Gloomhaven, first edition. It works without the internet and sends nothing anywhere.',
  unofficialTitle: 'Unofficial',
  unofficial:
    'Standee is made by players. It is not made, approved or supported by Cephalofair Games. The names of the game, its classes, monsters and scenarios belong to their publisher. Standee contains no artwork, no logos and no card texts of the game, and it cannot be played without owning it.',
  creditsTitle: 'Credits',
  credits: [
    {
      what: 'Signs of monsters and classes, icons of conditions, elements and actions',
      who: 'game-icons.net: Lorc, Delapouite and contributors',
      licence: 'CC BY 3.0',
    },
    {
      what: 'Geometry of the scenario maps',
      who: 'after Virtual Gloomhaven Board, changed into our own form',
      licence: 'CC BY 4.0',
    },
    { what: 'Icons of buttons', who: 'Lucide', licence: 'ISC' },
    {
      what: 'Fonts',
      who: 'Alegreya by Huerta Tipográfica, Inter by Rasmus Andersson',
      licence: 'SIL Open Font License 1.1',
    },
  ],
  savesTitle: 'Your saves',
  keysTitle: 'Keyboard',
  keys: 'Press ? to see the keyboard map.',
};

export const DIFFICULTY_WORDS: Readonly<Record<Difficulty, string>> = {
  easy: 'easy',
  normal: 'normal',
  hard: 'hard',
  veryHard: 'very hard',
};

export const LEVEL_WORDS = {
  even: (average: string, half: number) => `Average level ${average}, halved = ${half}`,
  rounded: (average: string, halved: string, half: number) =>
    `Average level ${average}, halved ${halved}, rounded up = ${half}`,
  changed: (start: string, difficulty: string, step: number, sum: number) =>
    `${start}; ${difficulty} ${signed(step)} = ${sum}`,
  kept: (changed: string, level: number) => `${changed}, kept within 0 to 7 = ${level}.`,
};

export const PERK_WORDS = {
  negativeItemEffects: 'Ignore negative item effects',
  negativeScenarioEffects: 'Ignore negative scenario effects',
  replace: (removed: string, added: string) => `Replace ${removed} with ${added}`,
  add: (cards: string) => `Add ${cards}`,
  remove: (cards: string) => `Remove ${cards}`,
  numbers: ['no', 'one', 'two', 'three', 'four', 'five', 'six'],
  cards: (number: string, card: string, isOne: boolean) =>
    `${number} ${card} card${isOne ? '' : 's'}`,
};
