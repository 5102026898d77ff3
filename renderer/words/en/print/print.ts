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
  setUp: 'A list of everything to take from the box, with names, plus the goal and rules',
  sleeves: 'Numbers of all monsters, with boxes for hit points and conditions of every standee',
  status: 'The current game, to continue with pen and paper',
  initiative: 'All initiatives, round by round',
  party: 'The party and its progress',
  characters: 'One for each character: perks, items, cards, quest',
  items: 'Shop items with prices, stock and owners',
  modifiers: 'All modifier decks, with a box for each card',
  abilities: 'The eight cards of every monster deck, with final numbers',
  board: 'The map of the revealed rooms with all figures',
  history: 'All steps in words',
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
  what: 'Sheets',
  settings: 'Paper',
  paper: 'Size',
  papers: { a4: 'A4', letter: 'Letter' },
  orientation: 'Orientation',
  orientations: { fitting: 'Automatic', portrait: 'Portrait', landscape: 'Landscape' },
  scenario: 'Scenario',
  runningOption: (name: string) => `${name} (in progress)`,
  onlyReached:
    'Scenarios you have not unlocked are not listed. Show them one at a time on the Scenario page.',
  level: 'Scenario level',
  recommended: (level: number) => `${level} (recommended)`,
  players: 'Characters',
  whole: 'Whole scenario',
  wholeNote: 'Shows unrevealed rooms with their monsters, treasures and map.',
  print: 'Print',
  pdf: 'Save as PDF',
  pdfSaved: (path: string) => `PDF saved: ${path}`,
  failed: 'Printing failed. Check the printer and try again.',
  preview: 'Preview',
  pages: (count: number) => counted(count, 'page'),
  making: 'Preparing …',
  cannotLayOut:
    'These sheets cannot be printed: a content pack or custom scenario is missing. ' +
    'Import it, or choose other sheets or another scenario.',
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
    'A bar in a row of boxes marks the last hit point of a normal monster, unless noted. ' +
    'N = normal, E = elite.',
  track: (left: number, max: number) => `${left} of ${max} hit points`,
  area: (hexes: number) => `area of ${counted(hexes, 'hex', 'hexes')}`,
  noMonsters: 'No monsters in the revealed rooms. Choose “Whole scenario” to include later rooms.',
  noMonstersAtAll: 'The scenario book lists no monsters for this scenario.',
  level0: (level: number) => `Level ${level}`,
  standees: (count: number) => counted(count, 'standee'),
  variant: (base: string) => `use a ${base} standee, number ____`,
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
  notPlaying: 'No scenario in progress, so there is no status to print.',
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
  order: 'Turn order',
  initiativeColumn: 'Initiative',
  initiativeShort: 'Init.',
  who: 'Figure',
  state: 'State',
  turnStates: { waiting: 'waiting', acting: 'acting', done: 'done' },
  longRest: 'long rest',
  notChosen: 'not chosen',
  exhausted: 'exhausted',
  characters: 'Characters',
  summons: 'Summons',
  others: 'Escorts and objectives',
  monsters: 'Monsters',
  noSleeves: 'No monsters on the table.',
  experience: (gained: number) => `${gained} XP gained`,
  money: (tokens: number) => counted(tokens, 'money token'),
  treasuresLooted: (treasures: readonly (number | 'goal')[]) =>
    `looted ${listOf(treasures.map(treasureName))}`,
  cards: (hand: number, discard: number, lost: number, active: number) =>
    `cards: ${hand} hand, ${discard} discard, ${lost} lost, ${active} active`,
  levelWord: (level: number) => `level ${level}`,
  shortRested: 'short rest taken',
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
  openRooms: 'Revealed rooms',
  roomsOpen: (open: number, of: number) => `${open} of ${of}`,
  doors: 'Doors',
  doorsOf: (state: string, count: number) => `${count} ${state}`,
  leftBy: (names: string) => `dropped by ${names}`,
  gone: 'Removed from the map',
  laid: 'Placed on the map',
  attackOpen: 'An attack is in progress',
  targets: (count: number) => counted(count, 'target'),
  nothing: 'none',
  inscription: 'Notes',

  // initiative
  initiativeTitle: 'Initiative by round',
  blankRow: '',

  // board
  noMap: 'This scenario has no fixed map. See the scenario book.',
  mapMissing: 'This scenario’s map could not be loaded.',
  unplaced: 'Not placed on the board:',
  legend: 'Signs',
  start: 'starting hex',
  startSign: 'S',
  goalSign: 'G',
  rings:
    'Rings: thin = normal, double = elite, thick = boss, dashed = objective; black = character, grey = summon.',

  // history
  noHistory: 'No steps yet.',
  newest: (count: number) => `Latest ${counted(count, 'step')}, oldest first.`,
  scenarioSteps: (count: number) =>
    `${counted(count, 'step')} of the latest scenario, oldest first.`,
  allSteps: (count: number) => `All ${counted(count, 'step')}, oldest first.`,
  unreadable: 'Older steps cannot be read. Their file is missing or damaged.',
  extent: 'Amount of history',
  extents: {
    newest: 'Latest steps',
    scenario: 'Latest scenario',
    all: 'Whole history',
  },
  reading: (count: number) => `Reading the history: ${counted(count, 'step')} …`,
};

function treasureName(treasure: number | 'goal'): string {
  return treasure === 'goal' ? 'goal treasure' : `treasure ${treasure}`;
}

export const PRINT_PHASES = {
  selectCards: 'Players are choosing cards',
  won: 'The scenario is won',
  lost: 'The scenario is lost',
  nobody: 'Turns: no one is acting',
  acts: (figure: string) => `${figure} is acting`,
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
    `for each altar still standing: ${change}, rounded ${isDown ? 'down' : 'up'}`,
  inThisScenario: (change: string) => `in this scenario: ${change}`,
  hitPointsBy: (change: string) => `${change} hit points`,
  hitPointsDoubled: 'hit points doubled',
  attackBy: (change: string) => `${change} attack`,
  moveBy: (change: string) => `${change} move`,
  rangeBy: (change: string, ifRanged: boolean) => `${change} range${ifRanged ? ' if ranged' : ''}`,
  addsEffect: (effect: string) => `attacks add ${effect}`,

  untilHealed: (condition: string) => `${condition} (until healed)`,
  toNextTurn: (condition: string) => `${condition} (until the end of the next turn)`,
  toTurnAfter: (condition: string) => `${condition} (until the end of the turn after this one)`,
  withReach: (bonus: string, range: number) => `${bonus}, range ${range}`,
  thisRound: (bonus: string) => `${bonus} (this round)`,
  untilRemoved: (bonus: string) => `${bonus} (until removed)`,
};

export const VARIABLES: Readonly<Record<string, string>> = {
  hexesMovedThisTurn: 'hexes moved this turn',
  vermlingScoutsPresent: 'Vermling Scouts on the map',
};
