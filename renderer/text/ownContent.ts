/** What is wrong with content of the players' own, in words that name the element. */
import type { ContentProblem } from '#shared/content/contentProblem';
import { counted, listOf, readable, upperFirst } from './names';
import { locale, worded } from './language';

type ProblemOf<C extends ContentProblem['code']> = Extract<ContentProblem, { readonly code: C }>;
/** What an element at a path is called. */
type Naming = (path: string) => string;
type Reasons = {
  readonly [C in ContentProblem['code']]: (problem: ProblemOf<C>, named: Naming) => string;
};

export const VALUE_TYPES = worded<Readonly<Record<string, string>>>('VALUE_TYPES', {
  int: 'a whole number',
  number: 'a number',
  string: 'a text',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  boolean: 'true or false',
});

/** Why an element cannot stay as it is; follows its name. */
export const OWN_REASONS = worded<Reasons>('OWN_REASONS', {
  notJson: () => 'is not JSON, or it is cut off',
  newerFormat: () => 'is of a newer version of Standee: update Standee to use it',
  tooLargeFile: ({ limit }) => `is larger than ${limit.toLocaleString(locale())} characters`,
  tooManyParts: ({ limit }) => `has more than ${limit} parts`,
  forbiddenKey: () => 'has a name that no field may have',
  markup: () => 'holds markup or characters that cannot be seen',
  missing: () => 'is missing',
  unknownKey: () => 'is a field Standee does not know',
  wrongType: ({ expected }) => `has to be ${VALUE_TYPES[expected] ?? expected}`,
  notOneOf: ({ allowed }) => `has to be one of: ${allowed.join(', ')}`,
  tooSmall: ({ least }) => `is too small or too short: at least ${least}`,
  tooLarge: ({ most }) => `is too large or too long: at most ${most}`,
  wrongShape: () => 'does not have the right form',
  noRooms: () => 'is empty: a scenario needs a room',
  noInitialRoom: () => 'has no room that is open at the start',
  roomTwice: ({ room }) => `gives the number ${room} a second time`,
  unknownRoom: ({ room }) => `names room ${room}, which is not there`,
  roomNotRevealed: () => 'is never revealed: no door leads to it',
  tileUnreachable: ({ room }) => `(room ${room}) cannot be reached from the start hexes`,
  noTiles: () => 'is empty: place a map tile',
  unknownTile: ({ tile }) => `names “${tile}”, which is no map tile of the game`,
  tooManyHexes: ({ limit }) => `has more than ${limit} hexes`,
  tilesOverlap: (problem, named) => `lies over ${named(problem.with)}`,
  doorsOverlap: (problem, named) => `lies over ${named(problem.with)}`,
  doorJoinsNothing: () => 'does not touch both of the tiles it joins',
  doorRoomsWrong: ({ rooms }) =>
    `does not fit its tiles: they are in ${listOf(rooms.map((room) => `room ${room}`))}`,
  corridorPartsRooms: () =>
    'is a corridor between two rooms, which nothing opens: give both tiles one room, or lay a door',
  hexesApart: () => 'is one piece, but its hexes do not touch',
  hexTwice: () => 'names a hex twice',
  offTheMap: () => 'is off the map',
  inAnotherRoom: ({ room }) => `lies in room ${room}`,
  piecesOverlap: (problem, named) => `lies on the same hex as ${named(problem.with)}`,
  treasureMissing: () => 'needs a treasure number or “goal”',
  tooFewStarts: ({ least, found }) =>
    `has ${found === 0 ? 'none' : `only ${found}`}: there have to be at least ${least}`,
  startTwice: () => 'is on the list twice',
  startNotInOpenRoom: () => 'is not in a room that is open at the start',
  startOnObstacle: () => 'is blocked by an obstacle',
  unknownMonster: ({ monster }) => `names “${readable(monster)}”, which is no monster of the game`,
  monsterNowhere: () => 'is there with no number of characters',
  wrongRank: ({ boss }) =>
    boss ? 'is a boss: normal and elite do not exist' : 'is no boss: choose normal or elite',
  hexTaken: (problem, named) =>
    `stands on the hex of ${named(problem.with)} with ${problem.characters} characters`,
  monsterOnStart: () => 'stands on a start hex',
  unknownReference: ({ what }) => `names “${what}”, which is not there`,
  notAPack: () => 'is no content pack',
  noPackFile: () => 'is missing: the folder of a pack has it',
  fileTwice: () => 'is in the header and in a file of its own',
  fileNotOfAPack: () => 'is no file of a pack',
  idIsTaken: ({ id, of }) =>
    of === null
      ? `uses “${id}”, which is taken already`
      : `uses “${id}”, which the pack ${of} has already`,
  reservedId: ({ id }) =>
    `uses “${id}”: ids like that belong to figures on the table and to scenarios of the library`,
  circle: ({ through }) => `names itself in a circle: ${through.join(' → ')}`,
  requiredPackMissing: ({ pack }) => `needs the pack “${pack}”: import that first`,
  wrongFormula: ({ formula }) =>
    `cannot be worked out for every party and level: “${formula}” (C = characters, L = level)`,
  impossibleDeck: () => 'makes a modifier deck that cannot be: there is one ×2 and one null',
  addsNothing: () => 'adds nothing',
});

/** 'Tile 2 lies over tile 1.' */
export function problemSentence(problem: ContentProblem, named: Naming = elementWords): string {
  const reason = OWN_REASONS[problem.code] as (problem: ContentProblem, named: Naming) => string;
  const isRoom = 'room' in problem && /^rooms\[\d+\]$/.test(problem.path);
  const element = isRoom ? ELEMENT_WORDS.ownRoom(problem.room) : named(problem.path);
  return `${upperFirst(element)} ${reason(problem, named)}.`;
}

/** The same with the place in the file, for somebody who looks at the file. */
export function problemInFile(problem: ContentProblem): string {
  const sentence = problemSentence(problem);
  return problem.path === '' ? sentence : `${problem.path}: ${sentence}`;
}

const MOST_SAID = 5;

/** What a file is refused for, in one notice. */
export function problemsInFile(problems: readonly ContentProblem[]): string {
  const said = problems.slice(0, MOST_SAID).map(problemInFile);
  const more = problems.length - said.length;
  return [...said, ...(more > 0 ? [ELEMENT_WORDS.more(more)] : [])].join(' ');
}

/** What an element is called; places in lists are counted from one. */
export const ELEMENT_WORDS = worded('ELEMENT_WORDS', {
  file: 'the file',
  monster: (room: string, monster: string) => `monster ${monster} of room entry ${room}`,
  room: (room: string) => `room entry ${room}`,
  rooms: 'the list of rooms',
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
  other: (path: string) => `“${path}”`,
  /** A room by its own number. */
  ownRoom: (room: number) => `room ${room}`,
  more: (problems: number) => `And ${counted(problems, 'more problem')}.`,
});

type Named = {
  readonly [K in keyof typeof ELEMENT_WORDS]: (typeof ELEMENT_WORDS)[K] extends string ? K : never;
}[keyof typeof ELEMENT_WORDS];

/** Elements of which there is one, by their paths. */
const SIMPLE: Readonly<Record<string, Named>> = {
  '': 'file',
  rooms: 'rooms',
  'map.starts': 'starts',
  'map.tiles': 'tiles',
  'map.doors': 'doors',
  'map.overlays': 'overlays',
  map: 'map',
  title: 'title',
  name: 'title',
  monsters: 'monsters',
  goalText: 'goalText',
};

/** What an entry of a list of a pack is called. */
const PACK_ELEMENTS = {
  monsters: 'monsterOfPack',
  abilityDecks: 'deck',
  classes: 'class',
  items: 'item',
  scenarios: 'scenario',
} as const;

/** 'tile 3', 'monster 2 of room entry 1'; the path itself for what has no name of its own. */
export function elementWords(path: string): string {
  const simple = Object.hasOwn(SIMPLE, path) ? SIMPLE[path] : undefined;
  if (simple !== undefined) return ELEMENT_WORDS[simple];
  const monster = /^rooms\[(\d+)\]\.monsters\[(\d+)\]/.exec(path);
  if (monster) return ELEMENT_WORDS.monster(at(monster[1]), at(monster[2]));
  const room = /^rooms\[(\d+)\]/.exec(path);
  if (room) return ELEMENT_WORDS.room(at(room[1]));
  const piece = /^map\.(tile|door|overlay|start)s\[(\d+)\]/.exec(path);
  if (piece) return ELEMENT_WORDS[piece[1] as 'tile' | 'door' | 'overlay' | 'start'](at(piece[2]));
  const card = /^abilityDecks\[(\d+)\]\.cards\[(\d+)\]/.exec(path);
  if (card) return ELEMENT_WORDS.cardOfDeck(at(card[1]), at(card[2]));
  const part = /^(monsters|abilityDecks|classes|items|scenarios)\[(\d+)\]/.exec(path);
  if (part) return ELEMENT_WORDS[PACK_ELEMENTS[part[1] as keyof typeof PACK_ELEMENTS]](at(part[2]));
  return ELEMENT_WORDS.other(path);
}

/** Players count from one. */
function at(index: string | undefined): string {
  return String(Number(index) + 1);
}
