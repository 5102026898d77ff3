/** Reads untrusted content packs: one file or a folder of files. */
import { ok, type Result } from '../../result';
import { contentFrom, type ContentSource } from '../content';
import { ALL_ENVELOPES, withEnvelopes } from '../envelopes';
import { gatherProblems, type ContentProblem } from '../reading/problem';
import { withRoomsOfMap } from '../customScenarios/rooms';
import { LARGEST_PACK, MAX_PACK_FILES, MAX_PACK_MEMBERS } from '../reading/limits';
import { packProblems } from './problems';
import { errataShapes } from './readErrata';
import { contentWithPacks, requiredPacks } from './packs';
import { PACK_LIMITS, PACK_SCHEMA } from '../schemas/files';
import type { PackFile } from '../types';
import {
  dangersIn,
  membersOf,
  parseUntrusted,
  problemsOfIssue,
  recordOf,
  TOO_MANY_MEMBERS,
  refuseContent,
} from '../reading/untrusted';

/** The file of a folder that identifies the pack. */
const HEADER = 'pack.json';
const LIST_FILE = new RegExp(
  `^(${Object.keys(PACK_LIMITS)
    .filter((list) => list !== 'scenarios')
    .join('|')})\\.json$`,
);
const SCENARIO_FILE = /^scenarios\/[^/]+\.json$/;

/**
 * Parses a pack from a file or a folder: the header `pack.json`, one file per list, and one per
 * scenario in `scenarios/`.
 */
export function parsePack(
  files: readonly PackText[],
  source: ContentSource,
  others: readonly PackFile[],
): Result<PackFile> {
  const size = files.reduce((sum, { text }) => sum + text.length, 0);
  if (size > LARGEST_PACK || files.length > MAX_PACK_FILES) {
    return refuseContent([{ path: '', code: 'tooLargeFile', limit: LARGEST_PACK }]);
  }
  if (files.reduce((sum, { text }) => sum + membersOf(text), 0) > MAX_PACK_MEMBERS) {
    return refuseContent([TOO_MANY_MEMBERS]);
  }
  const [only] = files;
  const input =
    only && files.length === 1 ? parseUntrusted(only.text, LARGEST_PACK) : joinFiles(files);
  return input.ok ? readPack(input.value, source, others) : input;
}

/**
 * Joins the files of a folder to one pack. Unknown files are reported, so that nothing is ignored
 * silently.
 */
function joinFiles(files: readonly PackText[]): Result<unknown> {
  const problems: ContentProblem[] = [];
  const lists = new Map<string, unknown>();
  const scenarios: unknown[] = [];
  let header: Readonly<Record<string, unknown>> | null = null;
  for (const { path, text } of files) {
    const parsed = parseUntrusted(text, LARGEST_PACK);
    if (!parsed.ok) problems.push({ path, code: 'notJson' });
    else if (path === HEADER) header = recordOf(parsed.value);
    else if (LIST_FILE.test(path)) lists.set(path.replace('.json', ''), parsed.value);
    else if (SCENARIO_FILE.test(path)) scenarios.push(parsed.value);
    else problems.push({ path, code: 'fileNotOfAPack' });
  }
  if (!header) problems.push({ path: HEADER, code: 'noPackFile' });
  if (scenarios.length > 0) lists.set('scenarios', scenarios);
  for (const list of lists.keys()) {
    if (header && Object.hasOwn(header, list)) problems.push({ path: list, code: 'fileTwice' });
  }
  if (problems.length > 0) return refuseContent(problems);
  return ok({ ...header, ...Object.fromEntries(lists) });
}

/**
 * Reads a pack from parsed JSON. `others` are the other packs of the library; one with the same id
 * is replaced.
 *
 * @returns the pack, ready to be used; `contentIsWrong` with all problems otherwise.
 */
export function readPack(
  input: unknown,
  source: ContentSource,
  others: readonly PackFile[],
): Result<PackFile> {
  const record = recordOf(input);
  if (!record || !isLikeAPack(record)) return refuseContent([{ path: '', code: 'notAPack' }]);
  const counts = tooMany(record);
  if (counts.length > 0) return refuseContent(counts);
  const dangers = dangersIn(input, 2 * LARGEST_PACK);
  if (dangers.length > 0) return refuseContent(dangers);
  if (typeof record['version'] === 'number' && record['version'] > 1) {
    return refuseContent([{ path: 'version', code: 'newerFormat' }]);
  }
  const read = PACK_SCHEMA.safeParse(input);
  if (!read.success) return refuseContent(read.error.issues.flatMap(problemsOfIssue));
  const pack = withRooms(read.data as PackFile);
  const besides = others.filter((other) => other.id !== pack.id);
  const known = [...besides, pack];
  const printed = contentFrom(withEnvelopes(source, ALL_ENVELOPES));
  const all = contentWithPacks(source, known, []);
  const together = contentWithPacks(source, known, [...requiredPacks(all, pack.id), pack.id]);
  const shapes = errataShapes(pack, printed);
  if (shapes.length > 0) return refuseContent(shapes);
  const problems = packProblems(pack, { printed, others: besides, together });
  return problems.length > 0 ? refuseContent(problems) : ok(pack);
}

/**
 * True if the record has an id and a name, or at least one list of a pack; otherwise it is reported
 * as a different kind of file.
 */
function isLikeAPack(record: Readonly<Record<string, unknown>>): boolean {
  const isNamed = Object.hasOwn(record, 'id') && Object.hasOwn(record, 'name');
  return isNamed || Object.keys(PACK_LIMITS).some((list) => Object.hasOwn(record, list));
}

/** Reports lists that are too long, before any slower check. */
function tooMany(record: Readonly<Record<string, unknown>>): readonly ContentProblem[] {
  return gatherProblems((report) => {
    for (const [list, limit] of Object.entries(PACK_LIMITS)) {
      const entries = Object.hasOwn(record, list) ? record[list] : null;
      if (Array.isArray(entries) && entries.length > limit) {
        report(list, { code: 'tooManyParts', limit });
      }
    }
  });
}

/** Neighbours, money and treasures of rooms follow from the map. */
function withRooms(pack: PackFile): PackFile {
  const { scenarios } = pack;
  return scenarios ? { ...pack, scenarios: scenarios.map(withRoomsOfMap) } : pack;
}

/** A file of a pack; `path` is relative to its folder: 'pack.json', 'scenarios/mill.json'. */
export interface PackText {
  readonly path: string;
  readonly text: string;
}
