/** Messages for problems in custom content. */
import type { ContentProblem } from '#shared/content/reading/problem';
import { listOf, counted } from '../names/grammar';
import { titleFromId } from '../../helpers/phrases';

type ProblemOf<C extends ContentProblem['code']> = Extract<ContentProblem, { readonly code: C }>;

/** Names the element at a path. */
export type Naming = (path: string) => string;

type Reasons = {
  readonly [C in ContentProblem['code']]: (problem: ProblemOf<C>, named: Naming) => string;
};

export const VALUE_TYPES: Readonly<Record<string, string>> = {
  int: 'a whole number',
  number: 'a number',
  string: 'text',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  boolean: 'true or false',
};

/** The reasons why an element is invalid. The name of the element comes before them. */
export const OWN_REASONS: Reasons = {
  notJson: () => 'is not JSON, or it is cut off',
  newerFormat: () => 'was made with a newer version of Standee: update Standee to use it',
  tooLargeFile: ({ limit }) => `is larger than ${limit.toLocaleString('en-GB')} characters`,
  tooManyParts: ({ limit }) => `has more than ${limit} parts`,
  forbiddenKey: () => 'uses a reserved field name',
  markup: () => 'contains markup or invisible characters',
  missing: () => 'is missing',
  unknownKey: () => 'is a field Standee does not know',
  wrongType: ({ expected }) => `must be ${VALUE_TYPES[expected] ?? expected}`,
  notOneOf: ({ allowed }) => `must be one of: ${allowed.join(', ')}`,
  tooSmall: ({ least }) => `is too small or too short: at least ${least}`,
  tooLarge: ({ most }) => `is too large or too long: at most ${most}`,
  wrongShape: () => 'has the wrong format',
  noRooms: () => 'is empty: a scenario needs a room',
  noInitialRoom: () => 'has no room that is open at the start',
  roomTwice: ({ room }) => `repeats room number ${room}`,
  unknownRoom: ({ room }) => `names room ${room}, which does not exist`,
  roomNotRevealed: () => 'is never revealed: no door leads to it',
  tileUnreachable: ({ room }) => `(room ${room}) cannot be reached from the start hexes`,
  noTiles: () => 'is empty: place a map tile',
  unknownTile: ({ tile }) => `names “${tile}”, which is not a map tile in the game`,
  tooManyHexes: ({ limit }) => `has more than ${limit} hexes`,
  tilesOverlap: (problem, named) => `overlaps ${named(problem.with)}`,
  doorsOverlap: (problem, named) => `overlaps ${named(problem.with)}`,
  doorJoinsNothing: () => 'does not touch both of the tiles it joins',
  doorRoomsWrong: ({ rooms }) =>
    `does not fit its tiles: they are in ${listOf(rooms.map((room) => `room ${room}`))}`,
  corridorPartsRooms: () =>
    'is a corridor between two rooms, which nothing opens: put both tiles in one room, or place a door',
  hexesApart: () => 'is one piece, but its hexes do not touch',
  hexTwice: () => 'names a hex twice',
  offTheMap: () => 'is off the map',
  inAnotherRoom: ({ room }) => `is in room ${room}`,
  piecesOverlap: (problem, named) => `is on the same hex as ${named(problem.with)}`,
  treasureMissing: () => 'needs a treasure number or “goal”',
  tooFewStarts: ({ least, found }) =>
    `has ${found === 0 ? 'none' : `only ${found}`}: it needs at least ${least}`,
  startTwice: () => 'is listed twice',
  startNotInOpenRoom: () => 'is not in a room that is open at the start',
  startOnObstacle: () => 'is blocked by an obstacle',
  unknownMonster: ({ monster }) =>
    `names “${titleFromId(monster)}”, which is not a monster in the game`,
  monsterNowhere: () => 'never appears, for any number of characters',
  wrongRank: ({ boss }) =>
    boss ? 'is a boss: normal and elite do not exist' : 'is not a boss: choose normal or elite',
  hexTaken: (problem, named) =>
    `shares a hex with ${named(problem.with)} for ${problem.characters} characters`,
  monsterOnStart: () => 'is on a start hex',
  unknownReference: ({ what }) => `names “${what}”, which does not exist`,
  onlyEscortsWalk: () => 'belongs to an objective: only escorts follow a path',
  pathHasGap: () => 'does not touch the hex before it',
  corridorsStayOpen: () => 'is of a corridor, which is always open',
  contradiction: () => 'contradicts itself',
  onlyAlways: () => 'works only in a rule with “at”: “always”',
  onlyAtMoments: () => 'cannot be asked by an effect that always holds',
  neverUnlocked: () => 'never opens: what unlocks it appears only once it is open',
  notAPack: () => 'is not a content pack',
  noPackFile: () => 'is missing: every pack folder needs it',
  fileTwice: () => 'is both in the header and in a separate file',
  fileNotOfAPack: () => 'is not a pack file',
  idIsTaken: ({ id, of }) =>
    of === null
      ? `uses “${id}”, which is taken already`
      : `uses “${id}”, which the pack ${of} has already`,
  reservedId: ({ id }) => `uses “${id}”: these ids are reserved for figures and library scenarios`,
  circle: ({ through }) => `refers to itself: ${through.join(' → ')}`,
  requiredPackMissing: ({ pack }) => `needs the pack “${pack}”: import that first`,
  wrongFormula: ({ formula }) =>
    `cannot be calculated for every party and level: “${formula}” (C = characters, L = level)`,
  impossibleDeck: () => 'makes an impossible modifier deck: there is one ×2 and one null',
  addsNothing: () => 'adds nothing',
  erratumDiffers: ({ printed }) => `is not what is printed, which is ${printed}`,
  erratumTwice: (problem, named) => `changes the same place as ${named(problem.with)}`,
  errataDisagree: (problem, named) =>
    `contradicts ${named(problem.with)}: either is possible, but not both`,
};

/** Names of elements; places in lists are counted from one. */
export const ELEMENT_WORDS = {
  file: 'the file',
  monster: (room: string, monster: string) => `monster ${monster} of room entry ${room}`,
  room: (room: string) => `room entry ${room}`,
  rooms: 'the list of rooms',
  objective: (objective: string) => `escort or objective ${objective}`,
  tile: (tile: string) => `tile ${tile}`,
  door: (door: string) => `door ${door}`,
  overlay: (overlay: string) => `overlay ${overlay}`,
  start: (start: string) => `start hex ${start}`,
  starts: 'the list of start hexes',
  tiles: 'the list of tiles',
  doors: 'the list of doors',
  overlays: 'the list of overlays',
  map: 'the map',
  title: 'the name',
  goalText: 'the goal',
  monsters: 'the list of monsters',
  monsterOfPack: (monster: string) => `monster ${monster}`,
  deck: (deck: string) => `deck ${deck}`,
  cardOfDeck: (deck: string, card: string) => `card ${card} of deck ${deck}`,
  class: (one: string) => `class ${one}`,
  item: (item: string) => `item ${item}`,
  scenario: (scenario: string) => `scenario ${scenario}`,
  classCards: (one: string) => `list ${one} of class cards`,
  cardLines: (one: string) => `list ${one} of card abilities`,
  battleGoal: (one: string) => `battle goal ${one}`,
  personalQuest: (one: string) => `personal quest ${one}`,
  erratum: (one: string) => `erratum ${one}`,
  event: (one: string) => `event ${one}`,
  treasure: (one: string) => `treasure ${one}`,
  achievement: (one: string) => `achievement ${one}`,
  condition: (one: string) => `condition ${one}`,
  names: (one: string) => `list ${one} of names`,
  other: (path: string) => `“${path}”`,
  /** A room by its own number. */
  ownRoom: (room: number) => `room ${room}`,
  more: (problems: number) => `And ${counted(problems, 'more problem')}.`,
};
