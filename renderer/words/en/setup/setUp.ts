/** English words of the set-up page and the set-up list. */
import { counted, listOf } from '../names/grammar';
import { signed } from '../../helpers/phrases';

export const SET_UP = {
  title: 'Choose a scenario',
  search: 'Search by number or name',
  none: 'No matches. Search by number to find hidden scenarios.',
  characters: 'Who is playing?',
  needParty: 'Add at least two characters to your party first.',
  toParty: 'Go to the party',
  level: 'Scenario level',
  ofLevel: (level: number) => `level ${level}`,
  recommended: (level: number) => `Recommended: ${level}`,
  useRecommended: 'Use the recommended level',
  customScenarios: 'Custom scenarios',
  makeOwn: 'Create or edit custom scenarios',
  goal: 'Goal',
  start: (number: number | null, name: string | null) =>
    number === null
      ? `Start ${name ?? ''}`
      : name === null
        ? `Start scenario ${number}`
        : `Start ${number} ${name}`,
  others: 'More scenarios',
  running: (scenario: string) => `You are playing ${scenario}`,
  ended: (won: boolean, scenario: string) => `You ${won ? 'won' : 'lost'} ${scenario}`,
  runningRound: (round: number, open: number) =>
    `Round ${round}, ${counted(open, 'room')} revealed`,
  toTable: 'Back to the table',
  noScenario: 'No scenario in progress.',
  emptyTable: 'Choose a scenario and characters to set up the table.',
  setUp: 'Set up a scenario',
  abandon: 'Abandon scenario…',
  abandonTitle: 'Abandon this scenario?',
  abandonNote:
    'The table is cleared, and you lose this scenario’s experience and money. You can undo this.',
  leave: 'Abandon scenario',
  stay: 'Keep playing',
};

export const LEVEL_WORDS = {
  even: (average: string, half: number) => `Average level ${average}, halved = ${half}`,
  rounded: (average: string, halved: string, half: number) =>
    `Average level ${average}, halved ${halved}, rounded up = ${half}`,
  changed: (start: string, difficulty: string, step: number, sum: number) =>
    `${start}; ${difficulty} ${signed(step)} = ${sum}`,
  kept: (changed: string, level: number) => `${changed}, limited to 0–7 = ${level}.`,
};

/** Words of the set-up list. */
export const FETCH = {
  title: 'Set-up list',
  note: 'For the revealed rooms. The names are suggestions; swap as you like.',
  whole: 'Whole scenario',
  wholeNote: 'Includes the rooms behind closed doors, for the player who prepares the scenario.',
  print: 'Print',
  startsNote: 'You may start on the dashed hexes.',
  monstersNote:
    'Discs show where the monsters of the revealed rooms start; gold with a star is elite.',
  mapOf: (scenario: string) => `Map: ${scenario}`,
  by: (job: string, who: string | null) => (who === null ? job : `${job}: ${who}`),
  map: 'Map',
  pieces: 'Overlays and tokens',
  monsters: 'Standees and stat sleeves',
  decks: 'Decks',
  tiles: 'Map tiles',
  doors: 'Doors',
  corridors: 'Corridors',
  overlays: {
    obstacle: 'Obstacles',
    wall: 'Walls',
    trap: 'Traps',
    hazardousTerrain: 'Hazardous terrain',
    difficultTerrain: 'Difficult terrain',
    pressurePlate: 'Pressure plates',
  },
  money: 'Money tokens',
  treasures: 'Treasure tiles',
  treasure: (number: number | 'goal') => (number === 'goal' ? 'goal' : String(number)),
  standees: (normal: number, elite: number, level: number) =>
    `${[...(normal > 0 ? [String(normal)] : []), ...(elite > 0 ? [`${elite} elite`] : [])].join(' + ')}, stat sleeve at level ${level}`,
  room: (room: number) => `Room ${room}: what to fetch`,
  nearestTo: (name: string) => `Nearest to ${name}`,
  numbered: (normal: readonly string[], elite: readonly string[]) =>
    [
      ...(normal.length > 0 ? [`normal ${listOf(normal)}`] : []),
      ...(elite.length > 0 ? [`elite ${listOf(elite)}`] : []),
    ].join(', '),
  later: 'Needed later',
  objectives: 'Escorts and objectives',
  abilityDecks: 'Ability decks',
  modifiers: 'Modifier decks',
  everyDeck: 'the monster deck and one deck per character, shuffled',
  atStart: 'Add to each character’s deck',
  startCards: (count: number, card: string) => `${count} × ${card === 'minus1' ? '−1' : card}`,
  times: (count: number, what: string) => (what === '' ? String(count) : `${count} × ${what}`),
  goal: 'Goal',
  rules: 'Special rules',
};
