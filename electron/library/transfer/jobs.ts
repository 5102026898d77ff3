/** Long-running imports and exports, as jobs for a worker thread. */
import type { ImportedParty } from '#shared/importing/secretariat';
import { ok, type Result } from '#shared/result';
import type { Game } from '#shared/state';
import type { ImportedCampaign } from '../opening/newFiles';
import { allLinesOf } from '../saving/allLines';
import { linesFileOf, type JournalCopy } from '../saving/journalCopy';
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
export interface CheckedImport {
  readonly imported: ImportedCampaign;
  readonly scenarios: readonly unknown[];
  readonly packs: readonly unknown[];
}

/** Result of reading a file. An invalid campaign counts as damaged. */
export type ReadImport =
  Exclude<ReadExport, { kind: 'good' }> | ({ readonly kind: 'good' } & CheckedImport);

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
export type Dependencies = Pick<CheckedImport, 'scenarios' | 'packs'>;

/** An export without its name. */
export type ExportContent = Omit<WholeExport, 'name'>;

/** Called with the finished share of a job, from 0 to 1. */
export type OnProgress = (share: number) => void;

/**
 * Two queues, one for large and one for small jobs. Each runs one job at a time. A job that the
 * player or a limit stops is refused with `workStopped`.
 */
export interface Jobs {
  /** Takes ownership of `bytes`. `id` is the campaign's new id in this library. */
  readImport(bytes: Buffer, id: string): Promise<Result<ReadImport>>;
  readForeignExport(text: string): Promise<Result<readonly ImportedParty[]>>;
  /** Calls `dependenciesOf` once, after the whole campaign was read. */
  writeExport(
    stored: StoredCampaign,
    now: Date,
    dependenciesOf: (needs: Needs) => Promise<Dependencies>,
  ): Promise<Result<ExportContent>>;
  /** Finished share of the running job, of the large one if there are two; null = none is running. */
  progress(): number | null;
  /** Stops the job whose progress is shown. */
  stop(): void;
}

export async function readImportedCampaign(
  bytes: Buffer,
  id: string,
  readGame: (input: unknown) => Game | null,
  onProgress: OnProgress = () => undefined,
): Promise<ReadImport> {
  const read = await readExport(bytes);
  if (read.kind !== 'good') return read;
  const { scenarios, packs } = read.campaign;
  const imported = await validateImport(read.campaign, id, readGame, onProgress);
  return imported ? { kind: 'good', imported, scenarios, packs } : { kind: 'damaged' };
}

export async function exportCampaign(
  { name, journal, history }: StoredCampaign,
  now: Date,
  dependenciesOf: (needs: Needs) => Promise<Dependencies>,
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
  const campaign = { name, ...past, scenarios: [], packs: [] };
  const needs = { scenarios: scenariosIn(campaign), packs: packsIn(campaign) };
  const dependencies = await dependenciesOf(needs);
  const bytes = await writeExport({ ...campaign, ...dependencies }, now, (share) =>
    onProgress((1 + share) / 2),
  );
  return { bytes, missing: missingIn(campaign) };
}

/** Runs jobs on this thread. */
export function jobsOnThisThread(rules: {
  readonly readGame: (input: unknown) => Game | null;
  readonly readForeignExport: (text: string) => Result<readonly ImportedParty[]>;
}): Jobs {
  return {
    readImport: async (bytes, id) => ok(await readImportedCampaign(bytes, id, rules.readGame)),
    writeExport: async (...asked) => ok(await exportCampaign(...asked)),
    readForeignExport: (text) => Promise.resolve(rules.readForeignExport(text)),
    progress: () => null,
    stop: () => undefined,
  };
}
