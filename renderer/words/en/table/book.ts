import { formulaText, roundingOf } from '../../helpers/phrases';
import { counted, listOf } from '../names/grammar';

const ROUNDED = { down: ', rounded down', up: ', rounded up', not: '' };

export const BOOK = {
  open: 'Scenario book',
  caption: 'Book',
  title: (scenario: string) => `Scenario book: ${scenario}`,
  how: 'A reminder of what Standee knows; the words are in the scenario book.',

  goals: 'Goal',
  noGoals: 'See the scenario book for the goal.',
  now: 'This round',
  spawns: 'Figures that come',
  reveals: 'Rooms that open',
  objectives: 'Escorts and objectives',
  rules: 'Rules of this scenario',
  treasures: 'Treasures',
  seeBook: 'In the scenario book',
  mayCome: (spawn: string) => `These may come now, see the scenario book: ${spawn}`,
  noneLeft: (monster: string, missing: number, markers: readonly string[]) =>
    `No standee of ${monster} is left: ${missing} cannot come${markers.length === 0 ? '' : ` at ${listOf(markers.map((marker) => `“${marker}”`))}`}.`,
  came: 'came',
  nextRound: (round: number, timing: 'start' | 'end') => `next: ${timing} of round ${round}`,
  hiddenMore: (count: number) =>
    count === 1
      ? 'Something more waits for rooms that are closed.'
      : `${count} more wait for rooms that are closed.`,
  bringIn: 'Bring in',
  bringInLong: (spawn: string) => `Bring in: ${spawn}`,
  howMany: 'How many',
  openRoom: (room: number) => `Open room ${room}`,

  hitPoints: (hitPoints: number, formula: number | string | null) =>
    typeof formula === 'string'
      ? `${counted(hitPoints, 'hit point')} (${formulaText(formula)}${ROUNDED[roundingOf(formula) ?? 'not']})`
      : counted(hitPoints, 'hit point'),
  cannotBeDamaged: 'cannot be damaged',
  initiative: (initiative: number) => `initiative ${initiative}`,
  roles: { escort: 'escort', objective: 'objective' },
  inPlay: (count: number) => `${count} on the table`,
  called: (name: string, marker: string | null) =>
    marker === null ? `${name}:` : `${name} (${marker}):`,
  unknown: 'Standee knows nothing of this scenario: see the scenario book.',
  formulaLetters: 'C = characters, L = scenario level, R = round.',

  moves: (value: number | string, towards: string | null) =>
    towards === null ? `Move ${value}` : `Move ${value} towards ${towards}`,
  attacks: (value: number | string, range: number | string | null) =>
    range === null ? `Attack ${value}` : `Attack ${value}, range ${range}`,
  actsByBook: 'see the scenario book for its actions',
  toMarker: (marker: string) => `the hex ${marker}`,

  startCards: (count: number, card: string) =>
    `Every character begins with ${count} × ${card} in the modifier deck (done).`,
  startCondition: (condition: string) => `Every character begins with ${condition} (done).`,
  elements: (settings: readonly string[], when: string) =>
    `${listOf(settings)}: at the start of ${when} (done).`,
  elementAs: (element: string, state: 'inert' | 'waning' | 'strong') => `${element} is ${state}`,
  damage: (amount: string, target: string, when: string) =>
    `${target} suffers ${amount} damage ${when} (do it at the table).`,
  damageIf: (objective: string) => `as long as ${objective} stands`,
  damageTimes: {
    start: (rounds: string) => `at the start of ${rounds}`,
    end: (rounds: string) => `at the end of ${rounds}`,
    turnEnd: (): string => 'at the end of its turn',
  },
  damageTo: {
    monster: 'the monster',
    charactersAndSummons: 'Every character and summon',
    allFigures: 'Every figure',
    objective: 'the objective',
  },
  noAmount: 'no',
  overrides: (who: string, changes: readonly string[]) =>
    `${who}: ${listOf(changes)} (counted in).`,
  overridePer: (change: string) => `${change} for each altar that stands`,
  everyKind: (part: string) => `Every ${part}`,
  hitPointsTimes: 'twice the hit points',
  change: {
    hitPoints: (by: string) => `${by} hit points`,
    attack: (by: string) => `${by} attack`,
    move: (by: string) => `${by} move`,
    range: (by: string) => `${by} range`,
  },
  attacksAdd: (effects: readonly string[]) => `its attacks add ${listOf(effects)}`,
  ownDeck: 'draws from a deck of its own',
  allies: (who: readonly string[]) => `On your side: ${listOf(who)}.`,
  rests: (who: string, rounds: string, rests: boolean) =>
    `${who} acts in ${rounds} only${rests ? ' and rests now' : ''}.`,

  onTable: (treasure: string) => `${treasure} lies on the table.`,
  lootedBy: (treasure: string, who: string, what: string) =>
    what === '' ? `${treasure}: looted by ${who}.` : `${treasure}: looted by ${who}. ${what}`,
  lootedBefore: (treasure: string) =>
    `${treasure} was looted in an earlier game: there is nothing in it any more.`,
  treasure: (treasure: number | 'goal') =>
    treasure === 'goal' ? 'The goal treasure' : `Treasure ${treasure}`,
  noTreasures: 'None in the rooms that are open.',
  rewards: {
    gold: (value: number) => `${value} gold`,
    experience: (value: number) => `${value} experience`,
    checkMarks: (value: number) => counted(value, 'check mark'),
    damage: (value: number) => `${value} damage at once`,
    conditions: (conditions: readonly string[]) => `${listOf(conditions)} at once`,
    items: (items: readonly string[]) => listOf(items),
    itemDesign: (item: string) => `the design of ${item}`,
    randomItemDesign: 'a random item design',
    randomScenario: 'a random side scenario',
    scenario: (scenario: string) => `scenario ${scenario}`,
    message: 'a message: read the treasure index',
  },
  holds: (what: readonly string[]) => `It holds ${listOf(what)}; it is handed out at the end.`,
};
