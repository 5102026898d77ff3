import type { Movement } from '#shared/map/paths';
import { counted, listOf, possessive } from '../names/grammar';
import type { OverlayKind } from '#shared/vocabulary';

const NUMBERS = [
  'no hexes',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
] as const;

function numberWord(count: number): string {
  return NUMBERS[count] ?? String(count);
}

export const HEX_WORDS = {
  wall: 'Wall.',
  hex: 'Hex',
  startHex: 'start hex',
  outOfRange: (name: string) => `out of range of ${name}`,
  from: (range: number, name: string) => `${numberWord(range)} from ${name}`,
  sees: (inSight: boolean) => (inSight ? 'in sight' : 'not in sight'),
  stays: 'Stays',
  staysFor: (focus: string) => `Stays; its focus is ${focus}.`,
  moves: (steps: number, towards: string | null) =>
    `Moves ${counted(steps, 'hex', 'hexes')}${towards === null ? '' : ` (${towards})`}`,
  attacks: (way: string, targets: readonly string[]) => `${way} and attacks ${listOf(targets)}.`,
  towards: (way: string, focus: string) => `${way} towards ${focus}.`,
  upTo: (way: string, focus: string) => `${way} up to ${focus}.`,
};

export const MOVEMENTS: Readonly<Record<Movement, string>> = {
  walk: 'Walk',
  jump: 'Jump',
  fly: 'Fly',
};

export const boardText = {
  map: 'Board',
  mapOf: (scenario: string) =>
    `Board of ${scenario}. Arrow keys move from hex to hex, Enter acts, Escape steps back.`,
  keys: 'Left and right go along the row, up and down from row to row, Home, Page Up, End and Page Down to the slanting neighbours. Enter chooses or does, Escape steps back. Full stop and comma go through the figures, semicolon through the doors. R turns an area, plus and minus zoom, 0 shows all.',
  noMap: 'This scenario has no printed map',
  noMapWhy: 'Everything works without it: ranges are entered in the calculator.',
  toTable: 'To the table',
  ownWindow: 'Map in its own window',
  wall: 'Wall.',
  figures: 'On the board',
  selected: 'Selected figure',
  nothing: 'Tap a figure to see where it can go, what it sees and what it will do.',
  unplaced: 'Not on the board yet',
  place: (name: string) => `Put ${name} on the board`,
  standsThere: (name: string) => `${name} stands there.`,
  noWayThere: 'No way there with the movement points it has.',
  placing: (name: string) => `Tap the hex for ${name}.`,
  placingStart: (name: string) => `Tap a start hex for ${name}.`,
  putHere: (name: string) => `Put ${name} here by hand`,
  byHand: 'Place anywhere by hand',
  byHandHint: 'No rule is applied: for setting up and for corrections.',
  offBoard: 'Take it off the board',
  deselect: 'Let go',
  back: 'Back',
  use: 'Take distances from the board',

  points: 'Movement points',
  movement: 'Way of moving',
  movements: MOVEMENTS,
  show: 'Show',
  shows: { move: 'Where it can go', sight: 'What it sees' },
  range: 'Range',
  moveHere: (cost: number) => `Move here: ${counted(cost, 'point')}`,
  moveWith: (card: string, cost: number, of: number) => `Move here with ${card}: ${cost} of ${of}`,
  moveAndOpenWith: (card: string, cost: number, of: number) =>
    `Go there with ${card} and open the door: ${cost} of ${of}`,
  moveWhom: (name: string, cost: number) => `Move ${name} here: ${counted(cost, 'point')}`,
  lostBy: (card: string) => `${card} (lost)`,
  anyCard: 'any card',
  moveBy: 'Move with',
  moveByAny: 'Whichever reaches',
  moveByHand: 'None: by hand',
  seeWay: 'See the way there',
  moveAndOpen: (cost: number) => `Go there and open the door: ${counted(cost, 'point')}`,
  moveWords: (cost: number) => `move ${cost}`,
  springs: (traps: number) => (traps === 1 ? 'springs a trap' : `springs ${traps} traps`),
  hazards: (count: number) =>
    count === 1 ? 'hazardous terrain once' : `hazardous terrain ${count} times`,
  trapDamage: (damage: number) => `A trap does ${damage} damage.`,
  hazardDamage: (damage: number) => `Hazardous terrain does ${damage} damage.`,
  otherWay: (cost: number, damage: string) =>
    damage === '' ? `Safer way: ${counted(cost, 'point')}` : `Shorter way: ${cost}, ${damage}`,
  immobile: (name: string) => `${name} is immobilized and cannot move.`,
  stunned: (name: string) => `${name} is stunned: no move and no attack.`,

  openDoor: 'Open the door',
  openDoorBy: (name: string) => `Open the door by hand, as ${name}`,
  doors: 'Closed doors',
  openThis: (number: number) => `Open door ${number}`,
  lock: 'Locked',
  unlock: 'Unlock',
  close: 'Close it (correction)',
  breakWall: 'Break the wall',
  wallsBreak: (walls: number) =>
    `All 36 lines from corner to corner touch a wall: ${counted(walls, 'piece')} of it, marked red.`,
  allowedByPlayers: 'No line is clear; the players allowed this sight.',
  blind:
    'These two hexes touch and no wall parts them, yet by the letter no line between their corners is free. The players decide.',
  allowSight: 'Allow the sight',
  forbidSight: 'Do not allow it after all',
  blindPairs: (count: number) =>
    count === 1
      ? 'One pair of neighbouring hexes has no line of sight by the letter.'
      : `${count} pairs of neighbouring hexes have no line of sight by the letter.`,
  showPair: (number: number) => `Show pair ${number}`,

  waysOpen: (name: string, count: number) => `${name}: choose one of ${numberWord(count)} ways.`,
  whatWillItDo: 'What will it do?',
  planOf: (name: string) => `What ${name} will do`,
  carryOut: 'Carry it out',
  skipLine: 'Done by hand: go on',
  planDone: 'That is all of its turn.',
  noMove: 'It has no move, so it stays where it is.',
  noFocus: 'No focus: it neither moves nor attacks.',
  hindered: 'a condition keeps it from this',
  chooseOf: (count: number, who: string) => `${numberWord(count)} of ${who}`,
  lootsTokens: (count: number) => `takes ${counted(count, 'money token')}`,
  placeAt: (hexes: number) => `${counted(hexes, 'hex', 'hexes')} to place it on`,
  away: (range: number | null, inSight: boolean) =>
    `${range === null ? 'out of range' : `${range} away`}${inSight ? '' : ', not in sight'}`,
  choose: 'Equally legal – you choose',
  reasons: 'Why',

  area: 'Area attack',
  areaOf: (name: string) => `Area attack of ${name}`,
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  areaMirror: 'Mirror',
  notItsTurnYet: (name: string) =>
    `It is not ${possessive(name)} turn: look now, carry it out then.`,
  areaHits: (names: readonly string[]) =>
    names.length === 0 ? 'Nobody is attacked.' : `Attacks ${listOf(names)}.`,
  areaAttack: (count: number) => `Attack ${counted(count, 'enemy', 'enemies')}`,
  areaShape: 'Shape',
  areaBesideHint: 'Tap a hex that is to be in it, turn it with R or the wheel, mirror it with M.',
  areaHint:
    'Move it over the map, turn it with R or the wheel, mirror it with M, tap or Enter to lay it.',
  chooseThis: 'choose this hex',
  layHere: 'lay it here',
  liftIt: 'take it up again',
  enterDoes: (subcommand: string) => ` Enter: ${subcommand}.`,
  shapeNames: {
    card: 'As on its card',
    pair: 'Two beside each other, adjacent',
    arc: 'Three beside each other, adjacent',
    line: 'Line of two, adjacent',
    line3: 'Line of three, adjacent',
    wedge: 'Wedge of three, adjacent',
    circle: 'All six around it',
    twoRanged: 'Two in a row, in range',
    threeRanged: 'Three in a row, in range',
    triangle: 'Triangle, in range',
    diamond: 'Four, in range',
    star: 'One and all around it, in range',
    free: 'Any hexes, melee: tap them one by one',
    freeRanged: 'Any hexes, ranged: tap them one by one',
  } as Readonly<Record<string, string>>,
  targetIt: (name: string) => `Target ${name}`,
  loot: (name: string, what: string) => `${name} loots ${what}`,
  hitPoints: (now: number, of: number) => `${now} of ${of} hit points`,
  directions: ['right', 'down right', 'down', 'down left', 'left', 'up left', 'up', 'up right'],
  putToken: (what: string) => `Put here: ${what}`,
  negate: 'Damage on the way',
  negations: {
    suffer: 'Suffer it',
    oneFromHand: 'Lose a card from hand',
    twoFromDiscard: 'Lose two discarded cards',
  },
  stopsFlying: 'It stops flying here',
  stopsFlyingTo: (direction: string) => `It stops flying and comes down ${direction}`,
  spring: 'Spring the trap',
  springOther: 'Spring it with other effects …',
  layOtherTrap: 'Trap with other effects …',
  layTrap: 'Lay the trap',
  trapDoes: 'What the trap does',
  trapDamageField: 'Damage',
  trapOfLevel: (damage: number) => `A trap of this level does ${damage}.`,
  trapConditions: 'Conditions of the trap',
  takeAway: (what: string) => `Take away: ${what}`,
  lay: 'Lay here …',
  push: 'Push',
  pull: 'Pull',
  pushOf: (name: string) => `Push or pull ${name}`,
  pushOrPull: 'Push or pull',
  pushNowhere: 'It cannot go anywhere that way.',
  pushBy: 'By',
  pushHint: 'Tap the hex where it ends.',
  distance: 'Hexes',
};

export const mapText = {
  closer: 'Closer',
  farther: 'Farther',
  whole: 'Whole map',
};

export const OVERLAY_NAMES: Readonly<Record<OverlayKind, string>> = {
  obstacle: 'obstacle',
  trap: 'trap',
  hazardousTerrain: 'hazardous terrain',
  difficultTerrain: 'difficult terrain',
};

export const KIND_NAMES: Readonly<Record<string, string>> = {
  ...OVERLAY_NAMES,
  pressurePlate: 'pressure plate',
  money: 'money token',
  treasure: 'treasure',
};

export const TYPE_NAMES: Readonly<Record<string, string>> = {
  bear: 'bear trap',
  spike: 'spike trap',
  poison: 'poison trap',
  water: 'water (difficult terrain)',
  rubble: 'rubble (difficult terrain)',
  log: 'log (difficult terrain)',
  stairs: 'stairs (difficult terrain)',
  'stairs-vert': 'stairs (difficult terrain)',
  'hot-coals': 'hot coals (hazardous terrain)',
  thorns: 'thorns (hazardous terrain)',
};

export const DOOR_NAMES = {
  open: 'open door',
  closed: 'closed door',
  locked: 'locked door',
  corridor: 'corridor',
  brokenWall: 'broken wall',
  standingWall: 'breakable wall',
};
