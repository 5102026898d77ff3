/** The kinds of problems in untrusted content, and a collector for them. */
import type { Cases, NoFacts } from '../../cases';

/**
 * One problem. `path` is the element in the file: 'map.tiles[2].at'; empty = the whole file. Codes
 * with a `with` name a second element.
 */
export type ContentProblem = { readonly path: string } & Cases<
  'code',
  {
    notJson: NoFacts;
    newerFormat: NoFacts;
    tooLargeFile: { limit: number };
    tooManyParts: { limit: number };
    forbiddenKey: NoFacts;
    markup: NoFacts;
    // shape
    missing: NoFacts;
    unknownKey: NoFacts;
    wrongType: { expected: string };
    notOneOf: { allowed: readonly string[] };
    tooSmall: { least: number };
    tooLarge: { most: number };
    wrongShape: NoFacts;
    // rooms
    noRooms: NoFacts;
    noInitialRoom: NoFacts;
    roomTwice: { room: number };
    unknownRoom: { room: number };
    roomNotRevealed: { room: number };
    tileUnreachable: { room: number };
    // map
    noTiles: NoFacts;
    unknownTile: { tile: string };
    tooManyHexes: { limit: number };
    tilesOverlap: { with: string };
    doorsOverlap: { with: string };
    doorJoinsNothing: NoFacts;
    doorRoomsWrong: { rooms: readonly number[] };
    corridorPartsRooms: NoFacts;
    hexesApart: NoFacts;
    hexTwice: NoFacts;
    offTheMap: NoFacts;
    inAnotherRoom: { room: number };
    piecesOverlap: { with: string };
    treasureMissing: NoFacts;
    tooFewStarts: { least: number; found: number };
    startTwice: { with: string };
    startNotInOpenRoom: NoFacts;
    startOnObstacle: NoFacts;
    // figures and references
    unknownMonster: { monster: string };
    monsterNowhere: NoFacts;
    wrongRank: { boss: boolean };
    hexTaken: { with: string; characters: 2 | 3 | 4 };
    monsterOnStart: NoFacts;
    unknownReference: { what: string };
    onlyEscortsWalk: NoFacts;
    pathHasGap: NoFacts;
    corridorsStayOpen: NoFacts;
    neverUnlocked: NoFacts;
    /** Conditions or sides that exclude each other. */
    contradiction: NoFacts;
    onlyAlways: NoFacts;
    onlyAtMoments: NoFacts;
    // packs
    notAPack: NoFacts;
    noPackFile: NoFacts;
    fileTwice: NoFacts;
    fileNotOfAPack: NoFacts;
    /** `of` = the pack that already has the id; null = printed content, or twice in this file. */
    idIsTaken: { id: string; of: string | null };
    reservedId: { id: string };
    /** The ids along the cycle of references, ending with the first one. */
    circle: { through: readonly string[] };
    requiredPackMissing: { pack: string };
    wrongFormula: { formula: string };
    impossibleDeck: NoFacts;
    addsNothing: NoFacts;
    /** `printed` = the printed value as JSON. */
    erratumDiffers: { printed: string };
    erratumTwice: { with: string };
    /** Both corrections are valid alone but contradict each other. */
    errataDisagree: { with: string };
  }
>;

type Code = ContentProblem['code'];
/** The fields of a kind of problem without its path. */
export type ProblemFacts<C extends Code = Code> = C extends Code
  ? Omit<Extract<ContentProblem, { readonly code: C }>, 'path'>
  : never;

/** Receives problems as they are found. */
export type Report = (path: string, facts: ProblemFacts) => void;

/** Collects problems in the order they are reported. */
export function gatherProblems(look: (report: Report) => void): readonly ContentProblem[] {
  const problems: ContentProblem[] = [];
  look((path, facts) => problems.push({ path, ...facts } as ContentProblem));
  return problems;
}
