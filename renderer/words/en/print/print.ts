/** Words of the printed sheets and the print screen. */
import type { LevelNumbers } from '#shared/rules/scenario/scenarioLevel';
import type { Rank } from '#shared/vocabulary';
import { counted, listOf } from '../names/grammar';

export const SHEET_NAMES = {
  setUp: 'Set-up sheet',
  sleeves: 'Stat sleeves',
  status: 'Status sheet',
  initiative: 'Initiative sheet',
  party: 'Party sheet',
  characters: 'Character sheets',
  items: 'Item list',
  modifiers: 'Modifier decks',
  abilities: 'Ability decks',
  board: 'Board',
  history: 'History',
};

export const SHEET_NOTES: Readonly<Record<keyof typeof SHEET_NAMES, string>> = {
  setUp: 'What to fetch from the box and by whom, the goal and the rules',
  sleeves: 'Numbers of all monsters, boxes for hit points and conditions of every standee',
  status: 'The running game, to go on with pen and paper',
  initiative: 'Everybody’s initiative, round by round',
  party: 'The party and what it has reached',
  characters: 'One for each character: perks, items, cards, quest',
  items: 'Items of the shop with prices and stock, and who owns which',
  modifiers: 'The cards of every modifier deck, with boxes',
  abilities: 'The eight cards of every monster deck, worked into its numbers',
  board: 'The map of the open rooms with everybody’s place',
  history: 'The steps in words',
};

/** The figures whose hit points end at a bar; `level` if it differs from the sleeve's. */
export interface BarEnd {
  readonly rank: Rank;
  readonly level: number | null;
  readonly hitPoints: number;
}

const RANK_WORDS: Readonly<Record<Rank, string>> = {
  normal: 'normal',
  elite: 'elite',
  boss: 'boss',
};

function barEnd({ rank, level, hitPoints }: BarEnd): string {
  const who = level === null ? RANK_WORDS[rank] : `${RANK_WORDS[rank]} of level ${level}`;
  return `${who} ends after ${hitPoints}`;
}

export const PRINT = {
  title: 'Print',
  what: 'What to print',
  settings: 'Paper',
  paper: 'Size',
  papers: { a4: 'A4', letter: 'Letter' },
  orientation: 'Direction',
  orientations: { fitting: 'As it fits each sheet', portrait: 'Portrait', landscape: 'Landscape' },
  scenario: 'Scenario',
  runningOption: (name: string) => `${name} (being played)`,
  onlyReached:
    'Scenarios you have not reached are not listed. The Scenario screen shows one by one.',
  level: 'Scenario level',
  recommended: (level: number) => `${level} (recommended)`,
  players: 'Characters',
  whole: 'Whole scenario',
  wholeNote: 'Shows rooms that nobody has opened: their monsters, treasures and map.',
  print: 'Print',
  pdf: 'Save as PDF',
  pdfSaved: (path: string) => `The PDF was saved: ${path}`,
  failed: 'It could not be printed.',
  preview: 'Preview',
  pages: (count: number) => counted(count, 'page'),
  making: 'Laying out …',
  cannotLayOut:
    'These sheets cannot be laid out, because the game names something that is not there any more: ' +
    'a content pack or a scenario of your own. Choose other sheets or another scenario.',
  chooseSheets: 'Choose at least one sheet.',

  page: (page: number, of: number) => `Page ${page} of ${of}`,
  pageLabel: (title: string, page: number, of: number) => `${title}, page ${page} of ${of}`,
  noCampaignName: 'Campaign',
  round: (round: number) => `Round ${round}`,
  planned: (level: number, players: number) => `level ${level}, ${players} characters`,
  madeBy: 'Standee',

  // stat sleeves
  levelLine: (level: number, numbers: LevelNumbers) =>
    `Monster level ${level}: trap damage ${numbers.trapDamage} · hazard damage ${numbers.hazardDamage} · ` +
    `gold per token ${numbers.goldPerToken} · bonus experience ${numbers.bonusExperience}. ` +
    'A bar in a row of boxes: a normal one ends there, where the sleeve says nothing else. ' +
    'N = normal, E = elite.',
  track: (left: number, max: number) => `${left} of ${max} hit points`,
  area: (hexes: number) => `area of ${counted(hexes, 'hex', 'hexes')}`,
  noMonsters:
    'No monsters are in the open rooms. Choose “Whole scenario” for those that come later.',
  noMonstersAtAll: 'The scenario book lists no monsters for this scenario.',
  level0: (level: number) => `Level ${level}`,
  standees: (count: number) => counted(count, 'standee'),
  variant: (base: string) => `stands in as a ${base} standee, number ____`,
  bars: (ends: readonly BarEnd[]) => `bars: ${ends.map(barEnd).join(', ')}`,
  special: (number: number) => `Special ${number}`,
  formula: (what: string, formula: string, characters: number) =>
    `${what} ${formula.replaceAll('*', ' × ').replaceAll('/', ' ÷ ').replaceAll('+', ' + ')} (C = ${characters})`,
  hitPoints: 'Hit points',
  move: 'Move',
  attack: 'Attack',
  range: 'Range',
  ally: 'ally',
  thisRound: 'This round',
  rankSigns: { normal: 'N', elite: 'E' },
  shield: (value: number) => `Shield ${value}`,
  retaliate: (value: number) => `Retaliate ${value}`,
  shuffles: 'shuffle',

  // status sheet
  notPlaying: 'No scenario is being played, so there is no state to print.',
  numbers: 'Scenario',
  scenarioLevel: 'Scenario level',
  monsterLevel: 'Monster level',
  trap: 'Trap damage',
  hazard: 'Hazard damage',
  gold: 'Gold per token',
  bonus: 'Bonus experience',
  charactersCount: 'Characters',
  elements: 'Elements',
  strong: 'strong',
  waning: 'waning',
  inert: 'inert',
  infusing: 'strong at the end of the turn',
  order: 'Order of turns',
  initiativeColumn: 'Initiative',
  initiativeShort: 'Init.',
  who: 'Who',
  state: 'State',
  turnStates: { waiting: 'waits', acting: 'acts', done: 'done' },
  longRest: 'long rest',
  notChosen: 'not chosen',
  exhausted: 'exhausted',
  characters: 'Characters',
  summons: 'Summons',
  others: 'Escorts and objectives',
  monsters: 'Monsters',
  noSleeves: 'No monsters are on the table.',
  experience: (gained: number) => `${gained} XP gained`,
  money: (tokens: number) => counted(tokens, 'money token'),
  treasuresLooted: (treasures: readonly (number | 'goal')[]) =>
    `looted ${listOf(treasures.map(treasureName))}`,
  cards: (hand: number, discard: number, lost: number, active: number) =>
    `cards: ${hand} hand, ${discard} discard, ${lost} lost, ${active} active`,
  levelWord: (level: number) => `level ${level}`,
  shortRested: 'took a short rest',
  owner: (name: string) => `of ${name}`,
  escort: 'escort',
  objective: 'objective',
  fixedInitiative: (initiative: number) => `initiative ${initiative}`,
  decks: 'Decks',
  deckLeft: (left: number, drawn: number) => `${left} left, ${drawn} drawn`,
  shufflePending: 'shuffle at the end of the round',
  abilityDecks: 'Ability decks',
  deck: 'Deck',
  current: 'This round',
  left: 'Left (by initiative)',
  played: 'Played',
  board: 'On the board',
  moneyTokens: 'Money tokens',
  treasures: 'Treasures',
  treasure: (treasure: number | 'goal') => treasureName(treasure),
  openRooms: 'Open rooms',
  roomsOpen: (open: number, of: number) => `${open} of ${of}`,
  doors: 'Doors',
  doorsOf: (state: string, count: number) => `${count} ${state}`,
  leftBy: (names: string) => `left by ${names}`,
  gone: 'Taken off the map',
  laid: 'Laid on the map',
  attackOpen: 'An attack is being worked out',
  targets: (count: number) => counted(count, 'target'),
  nothing: 'none',
  inscription: 'Notes',

  // initiative
  initiativeTitle: 'Initiative by round',
  blankRow: '',

  // board
  noMap: 'This scenario has no fixed map: see the scenario book.',
  mapMissing: 'The map of this scenario could not be loaded.',
  unplaced: 'Not placed on the board:',
  legend: 'Signs',
  start: 'starting hex',
  startSign: 'S',
  goalSign: 'G',
  rings:
    'Rings: thin = normal, double = elite, thick = boss, dashed = objective; black = character, grey = summon.',

  // history
  noHistory: 'Nothing has happened yet.',
  newest: (count: number) => `The newest ${counted(count, 'step')}, oldest first.`,
  scenarioSteps: (count: number) =>
    `${counted(count, 'step')} of the newest scenario, oldest first.`,
  allSteps: (count: number) => `All ${counted(count, 'step')}, oldest first.`,
  unreadable: 'Older steps cannot be read: their file is missing or damaged.',
  extent: 'How much of the history',
  extents: {
    newest: 'The newest steps',
    scenario: 'The newest scenario',
    all: 'Everything since the beginning',
  },
  reading: (count: number) => `Reading the history: ${counted(count, 'step')} …`,
};

function treasureName(treasure: number | 'goal'): string {
  return treasure === 'goal' ? 'goal treasure' : `treasure ${treasure}`;
}

export const PRINT_PHASES = {
  selectCards: 'Cards are being chosen',
  won: 'The scenario is won',
  lost: 'The scenario is lost',
  nobody: 'Turns: nobody acts now',
  acts: (figure: string) => `${figure} acts`,
};

export const STAT_WORDS = {
  flying: 'Flying',
  shield: (value: string) => `Shield ${value}`,
  retaliate: (value: string) => `Retaliate ${value}`,
  retaliateFar: (value: string, range: number) => `Retaliate ${value} (range ${range})`,
  advantage: 'Advantage',
  attackersGainDisadvantage: 'Attackers have disadvantage',
  canOpenDoors: 'Opens doors',
  immune: (to: readonly string[]) => `Immune: ${listOf(to)}`,

  perAltar: (change: string, isDown: boolean) =>
    `for each altar that stands: ${change}, rounded ${isDown ? 'down' : 'up'}`,
  inThisScenario: (change: string) => `in this scenario: ${change}`,
  hitPointsBy: (change: string) => `${change} hit points`,
  hitPointsDoubled: 'hit points doubled',
  attackBy: (change: string) => `${change} attack`,
  moveBy: (change: string) => `${change} move`,
  rangeBy: (change: string, ifRanged: boolean) => `${change} range${ifRanged ? ' if ranged' : ''}`,
  addsEffect: (effect: string) => `attacks add ${effect}`,

  untilHealed: (condition: string) => `${condition} (until healed)`,
  toNextTurn: (condition: string) => `${condition} (to the end of its next turn)`,
  toTurnAfter: (condition: string) => `${condition} (to the end of the turn after this one)`,
  withReach: (bonus: string, range: number) => `${bonus}, range ${range}`,
  thisRound: (bonus: string) => `${bonus} (this round)`,
  untilRemoved: (bonus: string) => `${bonus} (until removed)`,
};

export const VARIABLES: Readonly<Record<string, string>> = {
  hexesMovedThisTurn: 'hexes it moved this turn',
  vermlingScoutsPresent: 'Vermling Scouts on the map',
};
