/** English words of the characters page and character sheets. */
import { counted, listOf, possessive } from '../names/grammar';
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
  questDone: 'quest complete',
  retired: 'Retired',
  fallen: 'Died',
  retiredOne: (className: string, level: number, player: string) =>
    player === ''
      ? `${className}, level ${level}`
      : `${className}, level ${level}, played by ${player}`,

  // a new character
  player: 'Player',
  similarPlayer: (known: string) => `${known} has played before. Is this the same player?`,
  isPlayer: (known: string) => `Yes, ${known}`,
  playerHint:
    'The player of this character. The player’s later characters gain a perk for each retirement.',
  extraPerks: (perks: number) =>
    `Starts with ${counted(perks, 'extra perk')} for earlier retirements.`,
  lockedClasses: (classes: number) => `${counted(classes, 'class', 'classes')} still locked.`,
  elsewhere: 'A character from another group: any class, any level',
  upToProsperity: (level: number) =>
    `New characters start at level ${level} at most, the prosperity of Gloomhaven.`,
  startsWith: (gold: number, experience: number) =>
    `Starts with ${gold} gold and ${experience} experience.`,
  questNumber: 'Personal quest',

  // the sheet
  all: 'All characters',
  others: 'Characters',
  more: 'More',
  noPrinted: 'This class’s pack is missing.',
  character: 'Character',
  name: 'Name',
  nameAndPlayer: 'Name and player',
  isAbsent: 'Absent: not playing tonight',
  level: 'Level',
  hitPoints: 'Hit points',
  experience: 'Experience',
  gold: 'Gold',
  checkMarks: 'Check marks',
  extraPerksLabel: 'Perks for retirements',
  blessed: 'Donated: two blessings in the next scenario',
  printedHitPoints: (hitPoints: number) => `as printed: ${hitPoints}`,
  goalMarks: (marks: number) =>
    `${counted(marks, 'check mark')}: ${counted(Math.floor(marks / 3), 'perk')} earned`,
  of: (what: string, name: string) => `${what}: ${name}`,
  byHand: 'Edit manually',
  byHandNote: 'Change level, hit points and perks. This ignores the rules.',
  fixed: 'You cannot change level, perks, equipment or hit points during a scenario.',
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
  mean: (mean: number) => `average ${mean.toFixed(2)}`,
  meanOf: (value: number) => `average damage of Attack ${value}`,
  meanChange: (now: number, then: number) => `${now.toFixed(2)} → ${then.toFixed(2)}`,
  oddsOf: (value: number) => `Damage odds of Attack ${value}`,
  chance: (damage: number, now: string, then: string | null) =>
    then === null ? `${damage} damage: ${now}` : `${damage} damage: ${now}, then ${then}`,
  effectChance: (effect: string, now: string, then: string | null) =>
    then === null ? `${effect} ${now}` : `${effect} ${now} → ${then}`,

  // items
  items: 'Items',
  worn: 'Equipped items',
  slotUse: (slot: string, used: number, limit: number) => `${slot} ${used} / ${limit}`,
  bag: 'Bag',
  noItems: 'No items yet.',
  use: (item: string) => `Use ${item}`,
  useShort: 'Use',
  refresh: (item: string) => `Refresh ${item}`,
  refreshShort: 'Refresh',
  wear: (item: string) => `Equip ${item}`,
  wearShort: 'Equip',
  takeOff: (item: string) => `Unequip ${item}`,
  takeOffShort: 'Unequip',
  itemMenu: (item: string) => `Actions for ${item}`,
  sell: (gold: number) => `Sell for ${gold} gold`,
  lose: 'Remove without gold',
  setState: (state: string) => `Set to ${state}`,
  marks: (marks: number, uses: number) => `used ${marks} of ${uses}`,
  receive: 'Receive an item',
  itemNumber: 'Item number',
  receiveNow: 'Receive',
  toShop: 'Go to the shop',

  // quest
  quest: 'Personal quest',
  chooseQuest: 'Card number',
  choose: 'Choose',
  goalCount: (have: number, need: number) => `${Math.min(have, need)} of ${need}`,
  goalWaits: 'after the goals above',
  fromSheet: 'counted automatically',
  counter: (goal: number) => `Goal ${goal}`,
  dropQuest: 'Return the quest',
  unlocksClass: (className: string) => `Completing it unlocks the class ${className}.`,
  unlocksEnvelope: (envelope: string) => `Completing it unlocks envelope ${envelope}.`,
  isDone: (name: string) => `Quest complete: ${name} retires before the next scenario.`,

  // retirement
  retire: 'Retire',
  retireTitle: (name: string) => `Retire ${name}?`,
  retireAnyway: 'The personal quest is not complete. If you retire now, you do not get its reward.',
  retireEffects: (player: string) => [
    'Gloomhaven gains 1 prosperity.',
    'Items return to the shop, and the gold is lost.',
    player === ''
      ? 'No player is set. Enter one so the next character gains a perk.'
      : `${possessive(player)} next character starts with one extra perk.`,
  ],
  boxIsOpen:
    'The reward of the quest is already open. Gain an item design and a side scenario instead.',
  boxWasOpened: 'The last scenario of the quest has already opened its reward.',
  retireNow: 'Retire',
  farewell: (name: string) => `${name} has retired`,
  newCard: 'New card',
  newPerk: 'New perk',
  newCharacterFor: (player: string) =>
    player === '' ? 'Create a new character' : `Create a new character for ${player}`,
  close: 'Close',

  // cards
  cards: 'Ability cards',
  cardsNote: 'Optional. Use this if you want Standee to know your cards.',
  chosenCards: 'Cards above level 1',
  dropCard: (card: string) => `Return ${card}`,
  noCard: 'None yet',
  hand: 'Hand for a scenario',
  handChosen: (cards: number) => `${counted(cards, 'card')} chosen. Standee tracks them by name.`,
  handUnset: 'No hand chosen. You type initiatives.',
  chooseHand: 'Choose hand cards',
  changeHand: 'Change hand cards',
  dropHand: 'Stop tracking cards by name',
  handTitle: (name: string) => `${possessive(name)} hand cards`,
  handCount: (chosen: number, size: number) => `${chosen} of ${size} cards`,
  handFits: (chosen: number, size: number) =>
    chosen < size ? `Choose ${size - chosen} more.` : `Leave out ${chosen - size}.`,
  lowestCards: 'Choose all level 1 cards',
  takeHand: 'Use these cards',
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
  byExperience: (needed: number) => `You have the ${needed} experience you need.`,
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
  hex: 'extra hex',
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
  noDots: 'This card has no free dots.',
  price: 'Price',
  parts: {
    base: 'Sticker',
    severalTargets: 'Several targets',
    cardLevel: 'Card level',
    previous: 'Stickers on this action',
  },
  gold: (gold: number) => `${gold} gold`,
  buy: (gold: number) => `Buy for ${gold} gold`,
  byHand: 'Already on the card',
  takeOff: (sticker: string, card: string) => `Remove ${sticker} from ${card}`,
  on: (sticker: string, place: string) => `${sticker}: ${place}`,
  drawQuests: 'Draw two quests',
  drawnQuests: 'Keep one. The other goes back.',
  keepQuest: (name: string) => `Keep ${name}`,
};
