/** English words of the map and its tools. */
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
  stays: 'Stays here',
  staysFor: (focus: string) => `Stays here; its focus is ${focus}.`,
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
    `${possessive(scenario)} board. Arrow keys move between hexes, Enter confirms, Escape goes back.`,
  keys: 'Left and right move along a row, up and down move to another row. Home, Page Up, End and Page Down move diagonally. Enter selects or confirms, Escape goes back. Full stop and comma step through figures, semicolon through doors. R rotates an area, plus and minus zoom, 0 shows the whole map.',
  noMap: 'This scenario has no printed map',
  noMapWhy: 'You can play without it. Enter ranges in the attack calculator.',
  toTable: 'Back to the table',
  ownWindow: 'Open the map in a new window',
  wall: 'Wall.',
  figures: 'On the board',
  selected: 'Selected figure',
  nothing: 'Tap a figure to see its movement, its line of sight and its plan.',
  unplaced: 'Not on the board yet',
  place: (name: string) => `Place ${name} on the board`,
  standsThere: (name: string) => `${name} is already there.`,
  noWayThere: 'Not enough movement to get there.',
  placing: (name: string) => `Tap the hex for ${name}.`,
  placingStart: (name: string) => `Tap a start hex for ${name}.`,
  putHere: (name: string) => `Place ${name} here`,
  byHand: 'Place anywhere',
  byHandHint: 'Ignores the rules. For set-up and corrections.',
  offBoard: 'Take off the board',
  deselect: 'Deselect',
  back: 'Back',
  use: 'Use the board for range and line of sight',

  points: 'Movement points',
  movement: 'Movement type',
  movements: MOVEMENTS,
  show: 'Show',
  shows: { move: 'Movement', sight: 'Line of sight' },
  range: 'Range',
  moveHere: (cost: number) => `Move here (${counted(cost, 'point')})`,
  moveWith: (card: string, cost: number, of: number) => `Move here (${card}, ${cost} of ${of})`,
  moveAndOpenWith: (card: string, cost: number, of: number) =>
    `Move here and open the door (${card}, ${cost} of ${of})`,
  moveWhom: (name: string, cost: number) => `Move ${name} here (${counted(cost, 'point')})`,
  lostBy: (card: string) => `${card} (lost)`,
  anyCard: 'any card',
  moveBy: 'Move with',
  moveByAny: 'Best card',
  moveByHand: 'No card',
  seeWay: 'Show the path',
  moveAndOpen: (cost: number) => `Move here and open the door (${counted(cost, 'point')})`,
  moveWords: (cost: number) => `move ${cost}`,
  letter: (letter: string) => `letter ${letter} of the book`,
  springs: (traps: number) => (traps === 1 ? 'springs a trap' : `springs ${traps} traps`),
  hazards: (count: number) =>
    count === 1 ? 'hazardous terrain once' : `hazardous terrain ${count} times`,
  trapDamage: (damage: number) => `A trap deals ${damage} damage.`,
  hazardDamage: (damage: number) => `Hazardous terrain deals ${damage} damage.`,
  otherWay: (cost: number, damage: string) =>
    damage === ''
      ? `Safer path: ${counted(cost, 'point')}`
      : `Shorter path: ${counted(cost, 'point')}, ${damage}`,
  immobile: (name: string) => `${name} is immobilized and cannot move.`,
  stunned: (name: string) => `${name} is stunned: no move and no attack.`,

  openDoor: 'Open the door',
  openDoorBy: (name: string) => `Open the door anyway, as ${name}`,
  doors: 'Closed doors',
  openThis: (label: string) => `Open door ${label}`,
  lock: 'Locked',
  unlock: 'Unlock',
  close: 'Close the door (correction)',
  breakWall: 'Break the wall',
  wallsBreak: (walls: number) =>
    `Every line from corner to corner touches a wall: ${counted(walls, 'wall segment')}, marked red.`,
  allowedByPlayers: 'No line of sight by the rules, but you allowed it.',
  blind:
    'These hexes are adjacent and no wall separates them, but by the letter of the rules no corner-to-corner line is clear. You decide.',
  allowSight: 'Allow line of sight',
  forbidSight: 'Don’t allow line of sight',
  blindPairs: (count: number) =>
    count === 1
      ? 'One pair of adjacent hexes has no line of sight by the letter of the rules.'
      : `${count} pairs of adjacent hexes have no line of sight by the letter of the rules.`,
  showPair: (number: number) => `Show pair ${number}`,

  waysOpen: (name: string, count: number) => `${name}: choose one of ${numberWord(count)} paths.`,
  whatWillItDo: 'Show its plan',
  planOf: (name: string) => `${possessive(name)} plan`,
  carryOut: 'Carry out',
  skipLine: 'Done on the table: continue',
  planDone: 'The turn is complete.',
  noMove: 'No move ability: it stays here.',
  noFocus: 'No focus: it neither moves nor attacks.',
  hindered: 'a condition prevents this',
  chooseOf: (count: number, who: string) => `${numberWord(count)} of ${who}`,
  lootsTokens: (count: number) => `loots ${counted(count, 'money token')}`,
  placeAt: (hexes: number) => `${counted(hexes, 'possible hex', 'possible hexes')}`,
  away: (range: number | null, inSight: boolean) =>
    `${range === null ? 'out of range' : `${range} away`}${inSight ? '' : ', not in sight'}`,
  choose: 'Equally valid – you decide',
  reasons: 'Why',

  area: 'Area attack',
  areaOf: (name: string) => `${possessive(name)} area attack`,
  turnLeft: 'Rotate left',
  turnRight: 'Rotate right',
  areaMirror: 'Mirror',
  notItsTurnYet: (name: string) => `It is not ${possessive(name)} turn yet. You can only look.`,
  areaHits: (names: readonly string[]) =>
    names.length === 0 ? 'No targets.' : `Attacks ${listOf(names)}.`,
  areaAttack: (count: number) => `Attack ${counted(count, 'enemy', 'enemies')}`,
  areaShape: 'Shape',
  areaBesideHint: 'Tap a hex to cover. Press R or scroll to rotate, M to mirror.',
  areaHint:
    'Move the area over the map and tap to place it. Press R or scroll to rotate, M to mirror.',
  chooseThis: 'choose this hex',
  layHere: 'place it here',
  liftIt: 'pick it up again',
  enterDoes: (subcommand: string) => ` Enter: ${subcommand}.`,
  shapeNames: {
    card: 'As printed on the card',
    pair: 'Two in a row, adjacent',
    arc: 'Three in an arc, adjacent',
    line: 'Two in a straight line, adjacent',
    line3: 'Three in a straight line, adjacent',
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
  putToken: (what: string) => `Place here: ${what}`,
  negate: 'Damage along the path',
  negations: {
    suffer: 'Suffer damage',
    oneFromHand: 'Lose a card from hand',
    twoFromDiscard: 'Lose two discarded cards',
  },
  stopsFlying: 'Stop flying here',
  stopsFlyingTo: (direction: string) => `Stop flying and land ${direction}`,
  spring: 'Spring the trap',
  springOther: 'Spring it with other effects…',
  layOtherTrap: 'Trap with other effects…',
  layTrap: 'Place a trap',
  trapDoes: 'Trap effects',
  trapDamageField: 'Damage',
  trapOfLevel: (damage: number) => `A trap of this level deals ${damage} damage.`,
  trapConditions: 'Trap conditions',
  takeAway: (what: string) => `Remove: ${what}`,
  lay: 'Place here…',
  push: 'Push',
  pull: 'Pull',
  pushOf: (name: string) => `Push or pull ${name}`,
  pushOrPull: 'Push or pull',
  pushNowhere: 'No free hex in that direction.',
  pushBy: 'Pushed by',
  pushHint: 'Tap the hex where the figure ends.',
  distance: 'Hexes',
};

export const mapText = {
  closer: 'Zoom in',
  farther: 'Zoom out',
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
