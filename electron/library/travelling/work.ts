/** Long-running imports and exports, as jobs for a worker thread. */
import type { ImportedParty } from '#shared/importing/secretariat';
import { ok, type Result } from '#shared/result';
import type { Game } from '#shared/state';
import type { ImportedCampaign } from '../opening/newFiles';
import { allLinesOf } from '../saving/allLines';
import { linesFileOf, type JournalCopy } from '../saving/journalBytes';
import { validateImport } from './importCampaign';
import {
  missingIn,
  packsIn,
  readExport,
  scenariosIn,
  writeExport,
  type WholeExport,
  type ReadExport,
} from './exportFile';

/** A validated campaign with its custom scenarios and packs. */
export interface Arrival {
  readonly arrived: ImportedCampaign;
  readonly scenarios: readonly unknown[];
  readonly packs: readonly unknown[];
}

/** Result of reading a file. An invalid campaign counts as damaged. */
export type ReadArrival =
  Exclude<ReadExport, { kind: 'good' }> | ({ readonly kind: 'good' } & Arrival);

/** The stored bytes of a campaign. */
export interface StoredCampaign {
  readonly name: string;
  readonly journal: JournalCopy;
  readonly history: JournalCopy | null;
}

/** Ids of the scenarios and packs that a campaign needs. */
export interface Needs {
  readonly scenarios: ReadonlySet<string>;
  readonly packs: ReadonlySet<string>;
}

/** The needed scenarios and packs that are installed. */
export type Dependencies = Pick<Arrival, 'scenarios' | 'packs'>;

/** An export without its name. */
export type ExportContent = Omit<WholeExport, 'name'>;

/** Called with the finished share of a job, from 0 to 1. */
export type OnProgress = (share: number) => void;

/**
 * Runs large jobs one at a time, and small jobs beside them. A job that the player or a limit stops is
 * refused with `workStopped`.
 */
export interface Work {
  /** Takes ownership of `bytes`. `id` is the campaign's new id in this library. */
  readArrival(bytes: Buffer, id: string): Promise<Result<ReadArrival>>;
  readForeignExport(text: string): Promise<Result<readonly ImportedParty[]>>;
  /** `alongOf` is called once, after the whole campaign was read. */
  writeExport(
    written: StoredCampaign,
    now: Date,
    alongOf: (needs: Needs) => Promise<Dependencies>,
  ): Promise<Result<ExportContent>>;
  /** Finished share of the running job, of the large one if there are two; null = none is running. */
  progress(): number | null;
  /** Stops the job whose progress is shown. */
  stop(): void;
}

export async function readArrival(
  bytes: Buffer,
  id: string,
  readGame: (input: unknown) => Game | null,
  onProgress: OnProgress = () => undefined,
): Promise<ReadArrival> {
  const read = await readExport(bytes);
  if (read.kind !== 'good') return read;
  const { scenarios, packs } = read.campaign;
  const arrived = await validateImport(read.campaign, id, readGame, onProgress);
  return arrived ? { kind: 'good', arrived, scenarios, packs } : { kind: 'damaged' };
}

export async function exportOf(
  { name, journal, history }: StoredCampaign,
  now: Date,
  alongOf: (needs: Needs) => Promise<Dependencies>,
  onProgress: OnProgress = () => undefined,
): Promise<ExportContent> {
  const all = journal.bytes.length + (history?.bytes.length ?? 0);
  let read = 0;
  const onRead = (bytes: number) => {
    read += bytes;
    onProgress(Math.min(1, read / all) / 2);
  };
  const past = await allLinesOf(
    linesFileOf(journal, onRead),
    history && linesFileOf(history, onRead),
  );
  const travelling = { name, ...past, scenarios: [], packs: [] };
  const needs = { scenarios: scenariosIn(travelling), packs: packsIn(travelling) };
  const along = await alongOf(needs);
  const bytes = await writeExport({ ...travelling, ...along }, now, (share) =>
    onProgress((1 + share) / 2),
  );
  return { bytes, missing: missingIn(travelling) };
}

/** Runs jobs on this thread. */
export function workHere(rules: {
  readonly readGame: (input: unknown) => Game | null;
  readonly readForeignExport: (text: string) => Result<readonly ImportedParty[]>;
}): Work {
  return {
    readArrival: async (bytes, id) => ok(await readArrival(bytes, id, rules.readGame)),
    writeExport: async (...asked) => ok(await exportOf(...asked)),
    readForeignExport: (text) => Promise.resolve(rules.readForeignExport(text)),
    progress: () => null,
    stop: () => undefined,
  };
}
