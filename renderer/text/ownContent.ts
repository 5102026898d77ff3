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

const TYPES = worded<Readonly<Record<string, string>>>('TYPES', {
  int: 'a whole number',
  number: 'a number',
  string: 'a text',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  boolean: 'true or false',
});

/** Why an element cannot stay as it is; follows its name. */
const REASONS = worded<Reasons>('OWN_REASONS', {
  notJson: () => 'is not JSON, or it is cut off',
  newerFormat: () => 'is of a newer version of Standee: update Standee to use it',
  tooLargeFile: ({ limit }) => `is larger than ${limit.toLocaleString(locale())} characters`,
  tooManyParts: ({ limit }) => `has more than ${limit} parts`,
  forbiddenKey: () => 'has a name that no field may have',
  markup: () => 'holds markup or characters that cannot be seen',
  missing: () => 'is missing',
  unknownKey: () => 'is a field Standee does not know',
  wrongType: ({ expected }) => `has to be ${TYPES[expected] ?? expected}`,
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
  doorRoomsWrong: ({ rooms }) => `does not fit its tiles: they are in ${roomWords(rooms)}`,
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
  const reason = REASONS[problem.code] as (problem: ContentProblem, named: Naming) => string;
  const isRoom = 'room' in problem && /^rooms\[\d+\]$/.test(problem.path);
  const element = isRoom ? `room ${problem.room}` : named(problem.path);
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
  return [...said, ...(more > 0 ? [`And ${counted(more, 'more problem')}.`] : [])].join(' ');
}

const ELEMENTS: readonly (readonly [
  pattern: RegExp,
  words: (...n: readonly string[]) => string,
])[] = [
  [/^$/, () => 'the file'],
  [/^rooms\[(\d+)\]\.monsters\[(\d+)\]/, (i, j) => `monster ${at(j)} of room entry ${at(i)}`],
  [/^rooms\[(\d+)\]/, (i) => `room entry ${at(i)}`],
  [/^rooms$/, () => 'the list of rooms'],
  [/^map\.tiles\[(\d+)\]/, (i) => `tile ${at(i)}`],
  [/^map\.doors\[(\d+)\]/, (i) => `door ${at(i)}`],
  [/^map\.overlays\[(\d+)\]/, (i) => `overlay ${at(i)}`],
  [/^map\.starts\[(\d+)\]/, (i) => `start hex ${at(i)}`],
  [/^map\.starts$/, () => 'the list of start hexes'],
  [/^map\.tiles$/, () => 'the list of tiles'],
  [/^map\.doors$/, () => 'the list of doors'],
  [/^map\.overlays$/, () => 'the list of overlays'],
  [/^map$/, () => 'the map'],
  [/^title$/, () => 'the name'],
  [/^goalText$/, () => 'the goal'],
];

/** 'tile 3', 'monster 2 of room entry 1'; the path itself for what has no name of its own. */
export function elementWords(path: string): string {
  for (const [pattern, words] of ELEMENTS) {
    const found = pattern.exec(path);
    if (found) return words(...found.slice(1));
  }
  return `“${path}”`;
}

/** Players count from one. */
function at(index: string | undefined): string {
  return String(Number(index) + 1);
}

function roomWords(rooms: readonly number[]): string {
  return listOf(rooms.map((room) => `room ${room}`));
}
