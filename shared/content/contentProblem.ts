/** What can be wrong with content that players bring. */

/**
 * One thing that is wrong. `path` names the element as it stands in the file: 'map.tiles[2].at';
 * empty = the file as a whole. Codes with a `with` name a second element the same way.
 */
export type ContentProblem = { readonly path: string } & (
  | { readonly code: 'notJson' }
  | { readonly code: 'newerFormat' }
  | { readonly code: 'tooLargeFile'; readonly limit: number }
  | { readonly code: 'tooManyParts'; readonly limit: number }
  | { readonly code: 'forbiddenKey' }
  | { readonly code: 'markup' }
  // shape
  | { readonly code: 'missing' }
  | { readonly code: 'unknownKey' }
  | { readonly code: 'wrongType'; readonly expected: string }
  | { readonly code: 'notOneOf'; readonly allowed: readonly string[] }
  | { readonly code: 'tooSmall'; readonly least: number }
  | { readonly code: 'tooLarge'; readonly most: number }
  | { readonly code: 'wrongShape' }
  // rooms
  | { readonly code: 'noRooms' }
  | { readonly code: 'noInitialRoom' }
  | { readonly code: 'roomTwice'; readonly room: number }
  | { readonly code: 'unknownRoom'; readonly room: number }
  | { readonly code: 'roomNotRevealed'; readonly room: number }
  | { readonly code: 'tileUnreachable'; readonly room: number }
  // map
  | { readonly code: 'noTiles' }
  | { readonly code: 'unknownTile'; readonly tile: string }
  | { readonly code: 'tooManyHexes'; readonly limit: number }
  | { readonly code: 'tilesOverlap'; readonly with: string }
  | { readonly code: 'doorsOverlap'; readonly with: string }
  | { readonly code: 'doorJoinsNothing' }
  | { readonly code: 'doorRoomsWrong'; readonly rooms: readonly number[] }
  | { readonly code: 'corridorPartsRooms' }
  | { readonly code: 'hexesApart' }
  | { readonly code: 'hexTwice' }
  | { readonly code: 'offTheMap' }
  | { readonly code: 'inAnotherRoom'; readonly room: number }
  | { readonly code: 'piecesOverlap'; readonly with: string }
  | { readonly code: 'treasureMissing' }
  | { readonly code: 'tooFewStarts'; readonly least: number; readonly found: number }
  | { readonly code: 'startTwice'; readonly with: string }
  | { readonly code: 'startNotInOpenRoom' }
  | { readonly code: 'startOnObstacle' }
  // figures and references
  | { readonly code: 'unknownMonster'; readonly monster: string }
  | { readonly code: 'monsterNowhere' }
  | { readonly code: 'wrongRank'; readonly boss: boolean }
  | { readonly code: 'hexTaken'; readonly with: string; readonly characters: 2 | 3 | 4 }
  | { readonly code: 'monsterOnStart' }
  | { readonly code: 'unknownReference'; readonly what: string }
  // packs
  | { readonly code: 'notAPack' }
  | { readonly code: 'noPackFile' }
  | { readonly code: 'fileTwice' }
  | { readonly code: 'fileNotOfAPack' }
  /** `of` = the pack that has the id already; null = it is printed, or stands in the file twice. */
  | { readonly code: 'idIsTaken'; readonly id: string; readonly of: string | null }
  | { readonly code: 'reservedId'; readonly id: string }
  /** What names each other, back to the first. */
  | { readonly code: 'circle'; readonly through: readonly string[] }
  | { readonly code: 'requiredPackMissing'; readonly pack: string }
  | { readonly code: 'wrongFormula'; readonly formula: string }
  | { readonly code: 'impossibleDeck' }
  | { readonly code: 'addsNothing' }
);

type Code = ContentProblem['code'];
/** The facts of one kind of problem, without its place. */
export type ProblemFacts<C extends Code = Code> = C extends Code
  ? Omit<Extract<ContentProblem, { readonly code: C }>, 'path'>
  : never;

/** Takes problems as they are found. */
export type Report = (path: string, facts: ProblemFacts) => void;

/** Gathers problems in the order they are reported. */
export function gathered(look: (report: Report) => void): readonly ContentProblem[] {
  const problems: ContentProblem[] = [];
  look((path, facts) => problems.push({ path, ...facts } as ContentProblem));
  return problems;
}
