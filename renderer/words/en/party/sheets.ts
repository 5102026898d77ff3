import { counted, listOf } from '../names/grammar';
import { ELEMENT_NAMES } from '../names/names';

export const SHEETS = {
  playedBy: (player: string) => `played by ${player}`,
  onlyLevel: (level: number) => `Level ${level}`,
  classAndLevel: (className: string, level: number) => `${className}, level ${level}`,
  absent: 'absent',
  playing: 'in the scenario',
  mayLevelUp: 'level up',
  perksLeft: (perks: number) => `${counted(perks, 'perk')} to check`,
  tooManyPerks: (perks: number) => `${counted(perks, 'perk')} too many`,
  cardsOwed: (cards: number) => `${counted(cards, 'card')} to choose`,
  questDone: 'quest done',
  retired: 'Retired',
  retiredOne: (className: string, level: number, player: string) =>
    player === ''
      ? `${className}, level ${level}`
      : `${className}, level ${level}, played by ${player}`,

  // a new character
  player: 'Player',
  similarPlayer: (known: string) => `${known} has played here before. The same player?`,
  isPlayer: (known: string) => `It is ${known}`,
  playerHint:
    'Who plays the character. Later characters of the same player gain a perk for each retirement.',
  extraPerks: (perks: number) =>
    `Begins with ${counted(perks, 'extra perk')} for earlier retirements.`,
  lockedClasses: (classes: number) => `${counted(classes, 'class', 'classes')} still locked.`,
  elsewhere: 'A character from elsewhere: any class, any level',
  upToProsperity: (level: number) =>
    `New characters begin at level ${level} at most: the prosperity of the city.`,
  startsWith: (gold: number, experience: number) =>
    `Starts with ${gold} gold and ${experience} experience.`,
  questNumber: 'Personal quest',

  // the sheet
  all: 'All characters',
  others: 'Characters',
  more: 'More',
  noPrinted: 'This class is not in the content that is loaded.',
  character: 'Character',
  name: 'Name',
  isAbsent: 'Absent: does not play tonight',
  level: 'Level',
  hitPoints: 'Hit points',
  experience: 'Experience',
  gold: 'Gold',
  checkMarks: 'Check marks',
  extraPerksLabel: 'Perks for retirements',
  blessed: 'Has donated: two blessings in the next scenario',
  printedHitPoints: (hitPoints: number) => `as printed: ${hitPoints}`,
  goalMarks: (marks: number) =>
    `${counted(Math.floor(marks / 3), 'perk')} for ${counted(marks, 'check mark')}`,
  of: (what: string, name: string) => `${what}: ${name}`,
  byHand: 'Correct by hand',
  byHandNote: 'Level, hit points and perks without the rules.',
  fixed: 'Level, perks, equipment and hit points cannot change during a scenario.',
  remove: 'Remove from the party',
  notes: 'Notes',
  levelUpTo: (level: number) => `Level up to ${level}`,
  levelUpTitle: (name: string, level: number) => `${name} reaches level ${level}`,
  takeCard: 'Choose a card',
  takePerk: 'Check a perk',
  later: 'Choose later',
  cardOf: (name: string, level: number | string, initiative: number) =>
    `${name}, level ${level}, initiative ${initiative}`,
  cardLevel: (level: number | string) => `Level ${level}`,
  noPerkBoxes: 'All perks are checked.',

  // perks
  perks: 'Perks',
  perkBoxes: (perk: string, checked: number, boxes: number) =>
    `${perk}: ${checked} of ${boxes} checked`,
  look: (perk: string) => `Compare the deck: ${perk}`,
  deckNow: 'Deck now',
  deckWith: 'With this perk',
  deckWithout: 'Without this perk',
  deckSize: (cards: number) => counted(cards, 'card'),
  attackValue: 'Attack',
  mean: (mean: number) => `mean ${mean.toFixed(2)}`,
  meanOf: (value: number) => `mean damage of an attack ${value}`,
  meanChange: (now: number, then: number) => `${now.toFixed(2)} → ${then.toFixed(2)}`,
  oddsOf: (value: number) => `Chances of an attack ${value}`,
  chance: (damage: number, now: string, then: string | null) =>
    then === null ? `${damage} damage: ${now}` : `${damage} damage: ${now}, then ${then}`,
  effectChance: (effect: string, now: string, then: string | null) =>
    then === null ? `${effect} ${now}` : `${effect} ${now} → ${then}`,

  // items
  items: 'Items',
  slotUse: (slot: string, used: number, limit: number) => `${slot} ${used} / ${limit}`,
  bag: 'Bag',
  noItems: 'No items yet.',
  use: (item: string) => `Use ${item}`,
  useShort: 'Use',
  refresh: (item: string) => `Refresh ${item}`,
  refreshShort: 'Refresh',
  wear: (item: string) => `Wear ${item}`,
  wearShort: 'Wear',
  takeOff: (item: string) => `Take off ${item}`,
  takeOffShort: 'Take off',
  itemMenu: (item: string) => `More about ${item}`,
  sell: (gold: number) => `Sell for ${gold} gold`,
  lose: 'Take away without gold',
  setState: (state: string) => `Correct: ${state}`,
  marks: (marks: number, uses: number) => `used ${marks} of ${uses}`,
  receive: 'Receive an item',
  itemNumber: 'Number of the item',
  receiveNow: 'Receive',
  toShop: 'To the shop',

  // quest
  quest: 'Personal quest',
  chooseQuest: 'Number on the card',
  choose: 'Choose',
  goalCount: (have: number, need: number) => `${Math.min(have, need)} of ${need}`,
  goalWaits: 'after the goals above',
  fromSheet: 'counted from the sheet',
  counter: (goal: number) => `Goal ${goal}`,
  dropQuest: 'Give back the quest',
  unlocksClass: (className: string) => `Completing it unlocks the class ${className}.`,
  unlocksEnvelope: (envelope: string) => `Completing it unlocks envelope ${envelope}.`,
  isDone: (name: string) => `The quest is done: ${name} retires before the next scenario.`,

  // retirement
  retire: 'Retire',
  retireTitle: (name: string) => `${name} retires?`,
  retireAnyway: 'The quest is not done yet. Retire anyway: its reward stays closed.',
  retireEffects: (player: string) => [
    'The city gains one prosperity.',
    'Items go back to the shop; gold is gone.',
    player === ''
      ? 'No player is set: name one so the next character gains a perk.'
      : `The next character of ${player} begins with one extra perk.`,
  ],
  retireNow: 'Retire',
  farewell: (name: string) => `${name} has retired`,
  newCard: 'New card',
  newPerk: 'New perk',
  newCharacterFor: (player: string) =>
    player === '' ? 'Create a new character' : `Create a new character for ${player}`,
  close: 'Close',

  // cards
  cards: 'Ability cards',
  cardsNote: 'Optional: only for players who want Standee to know their cards.',
  chosenCards: 'Cards above level 1',
  dropCard: (card: string) => `Give back ${card}`,
  noCard: 'None yet',
  hand: 'Hand for a scenario',
  handChosen: (cards: number) =>
    `${counted(cards, 'card')} chosen. They are kept by name at the table.`,
  handUnset: 'No hand chosen: type initiatives.',
  chooseHand: 'Choose the hand',
  changeHand: 'Change the hand',
  dropHand: 'Do not keep cards by name',
  handTitle: (name: string) => `The hand of ${name}`,
  handCount: (chosen: number, size: number) => `${chosen} of ${size} cards`,
  handFits: (chosen: number, size: number) =>
    chosen < size ? `Choose ${size - chosen} more.` : `Leave out ${chosen - size}.`,
  lowestCards: 'Take all of level 1',
  takeHand: 'Take this hand',
};

export const SHEET_REASONS = {
  perks: {
    fromLevels: (perks: number) => `${perks} for levels`,
    fromCheckMarks: (perks: number) => `${perks} for check marks`,
    fromRetirements: (perks: number) => `${perks} for retirements`,
  },
  noPerks: 'No perks earned yet.',
  earned: (parts: readonly string[]) => `Earned: ${listOf(parts)}.`,
  highestLevel: 'highest level',
  enough: (level: number) => `enough for level ${level}`,
  nextLevel: (experience: number) => `next level at ${experience}`,
  byExperience: (needed: number) => `Has the ${needed} experience for this level.`,
  byProsperity: (needed: number) => `Prosperity allows it: experience is raised to ${needed}.`,
};

export const STICKER_NAMES: Readonly<Record<string, string>> = {
  plus1: '+1',
  poison: 'Poison',
  wound: 'Wound',
  muddle: 'Muddle',
  immobilize: 'Immobilize',
  disarm: 'Disarm',
  curse: 'Curse',
  strengthen: 'Strengthen',
  bless: 'Bless',
  jump: 'Jump',
  ...ELEMENT_NAMES,
  hex: 'a hex more',
};

export const DOT_PARTS: Readonly<Record<string, string>> = {
  pierce: 'Pierce',
  target: 'Target',
  area: 'Area',
  condition: 'Condition',
  hitPoints: 'Hit points',
};

export const ENHANCING = {
  title: 'Enhancements',
  none: 'No stickers yet.',
  card: 'Card',
  half: { top: 'Top', bottom: 'Bottom' },
  dot: (half: string, part: string, line: string) => `${half}, ${part} (${line})`,
  sticker: 'Sticker',
  choose: 'Choose …',
  noDots: 'This card has no dots that are free.',
  price: 'Price',
  parts: {
    base: 'Sticker',
    severalTargets: 'Several targets',
    cardLevel: 'Level of the card',
    previous: 'Stickers on this half',
  },
  gold: (gold: number) => `${gold} gold`,
  buy: (gold: number) => `Buy it for ${gold} gold`,
  byHand: 'It is on the card already',
  takeOff: (sticker: string, card: string) => `Take ${sticker} off ${card}`,
  on: (sticker: string, place: string) => `${sticker}: ${place}`,
  drawQuests: 'Draw two quests',
  drawnQuests: 'Keep one of them; the other goes back.',
  keepQuest: (name: string) => `Keep ${name}`,
};
