/** English words of the panel of the scenario book. */
import { formulaText, roundingOf } from '../../helpers/phrases';
import { counted, listOf } from '../names/grammar';

const ROUNDED = { down: ', rounded down', up: ', rounded up', not: '' };

export const BOOK = {
  open: 'Scenario book',
  heading: 'Scenario book',
  caption: 'Book',
  title: (scenario: string) => `Scenario book: ${scenario}`,
  how: 'A summary of what Standee knows. Read the full text in your scenario book.',

  goals: 'Goal',
  noGoals: 'See the scenario book for the goal.',
  now: 'This round',
  spawns: 'Spawns',
  reveals: 'Rooms that open',
  objectives: 'Escorts and objectives',
  rules: 'Rules of this scenario',
  treasures: 'Treasures',
  seeBook: 'In the scenario book',
  mayCome: (spawn: string) => `May spawn now (see the scenario book): ${spawn}`,
  noneLeft: (monster: string, missing: number, markers: readonly string[]) =>
    `No ${monster} standees left: ${missing} cannot spawn${markers.length === 0 ? '' : ` at ${listOf(markers.map((marker) => `“${marker}”`))}`}.`,
  came: 'spawned',
  nextRound: (round: number, timing: 'start' | 'end') => `next: ${timing} of round ${round}`,
  hiddenMore: (count: number) =>
    count === 1
      ? 'One more depends on a room you have not revealed yet.'
      : `${count} more depend on rooms you have not revealed yet.`,
  bringIn: 'Spawn',
  bringInLong: (spawn: string) => `Spawn: ${spawn}`,
  howMany: 'Number',
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
  unknown: 'Standee has no data for this scenario. See your scenario book.',
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
    `${target} suffers ${amount} damage ${when} (do this on the table).`,
  damageIf: (objective: string) => `while ${objective} is on the map`,
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
  overrides: (who: string, changes: readonly string[]) => `${who}: ${listOf(changes)} (included).`,
  overridePer: (change: string) => `${change} for each altar still standing`,
  everyKind: (part: string) => `Every ${part}`,
  hitPointsTimes: 'twice the hit points',
  change: {
    hitPoints: (by: string) => `${by} hit points`,
    attack: (by: string) => `${by} attack`,
    move: (by: string) => `${by} move`,
    range: (by: string) => `${by} range`,
  },
  attacksAdd: (effects: readonly string[]) => `its attacks add ${listOf(effects)}`,
  ownDeck: 'draws from a separate deck',
  allies: (who: readonly string[]) => `On your side: ${listOf(who)}.`,
  rests: (who: string, rounds: string, rests: boolean) =>
    `${who} acts in ${rounds} only${rests ? ' and rests now' : ''}.`,

  onTable: (treasure: string) => `${treasure} is on the table.`,
  lootedBy: (treasure: string, who: string, what: string) =>
    what === '' ? `${treasure}: looted by ${who}.` : `${treasure}: looted by ${who}. ${what}`,
  lootedBefore: (treasure: string) => `${treasure} was looted in an earlier game. It is empty now.`,
  treasure: (treasure: number | 'goal') =>
    treasure === 'goal' ? 'The goal treasure' : `Treasure ${treasure}`,
  noTreasures: 'None in the revealed rooms.',
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
    message: 'a message: see the treasure index',
  },
  holds: (what: readonly string[]) => `Contents: ${listOf(what)}. You receive it at the end.`,
};
