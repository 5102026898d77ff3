import { counted } from '../names/grammar';
import { signed } from '../../helpers/phrases';

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
  customScenarios: 'Custom scenarios',
  makeOwn: 'Create or edit custom scenarios',
  goal: 'Goal',
  start: (number: number | null, name: string | null) =>
    number === null
      ? `Start ${name ?? ''}`
      : name === null
        ? `Start scenario ${number}`
        : `Start ${number} ${name}`,
  chooseFirst: 'Choose a scenario on the list.',
  back: 'Back to the list',
  running: (scenario: string) => `You are playing ${scenario}`,
  runningRound: (round: number, open: number) => `Round ${round}, ${counted(open, 'room')} open`,
  toTable: 'To the table',
  noScenario: 'No scenario is being played.',
  emptyTable: 'The table is empty. Choose a scenario and who plays, and it is laid.',
  setUp: 'Set up a scenario',
  abandon: 'Leave it as if it had not been played',
  abandonTitle: 'Leave the scenario?',
  abandonNote:
    'The table is cleared; experience and money of this scenario are not kept. Undo brings everything back.',
  leave: 'Leave',
  stay: 'Stay',
};

export const LEVEL_WORDS = {
  even: (average: string, half: number) => `Average level ${average}, halved = ${half}`,
  rounded: (average: string, halved: string, half: number) =>
    `Average level ${average}, halved ${halved}, rounded up = ${half}`,
  changed: (start: string, difficulty: string, step: number, sum: number) =>
    `${start}; ${difficulty} ${signed(step)} = ${sum}`,
  kept: (changed: string, level: number) => `${changed}, kept within 0 to 7 = ${level}.`,
};

/** Words of the set-up list. */
export const FETCH = {
  title: 'What to fetch',
  note: 'For the rooms that are open. Whoever stands there fetches it; swap as you like.',
  whole: 'Whole scenario',
  wholeNote: 'Includes the rooms behind closed doors. For the person who prepares the scenario.',
  print: 'Print it',
  mapNote:
    'Dashed hexes are where you may start. Discs are the monsters of the open rooms: gold with a star is elite.',
  mapOf: (scenario: string) => `Map: ${scenario}`,
  by: (job: string, who: string | null) => (who === null ? job : `${job}: ${who}`),
  map: 'Map',
  pieces: 'Overlays and tokens',
  monsters: 'Standees and sleeves',
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
    `${[...(normal > 0 ? [String(normal)] : []), ...(elite > 0 ? [`${elite} elite`] : [])].join(' + ')}, sleeve at level ${level}`,
  later: 'Come later',
  objectives: 'Escorts and objectives',
  abilityDecks: 'Ability decks',
  modifiers: 'Modifier decks',
  everyDeck: 'the monsters’ and everybody’s own, shuffled',
  atStart: 'Into each character’s deck',
  startCards: (count: number, card: string) => `${count} × ${card === 'minus1' ? '−1' : card}`,
  times: (count: number, what: string) => (what === '' ? String(count) : `${count} × ${what}`),
  goal: 'Goal',
  rules: 'Special rules',
};
