/** What takes long of what players hand in, as pieces of work that another thread can do. */
import type { MovedIn } from '#shared/movingIn/secretariat';
import { ok, type Result } from '#shared/result';
import type { Game } from '#shared/state';
import type { Arrived } from '../opening/newFiles';
import { pastOf } from '../saving/allLines';
import { fileOf, type WrittenFile } from '../saving/journalBytes';
import { arrive } from './importCampaign';
import {
  missingIn,
  packsIn,
  readExport,
  scenariosIn,
  writeExport,
  type Exported,
  type ReadExport,
} from './exportFile';

/** A campaign that was checked step by step, with the scenarios and packs that it brings along. */
export interface Arrival {
  readonly arrived: Arrived;
  readonly scenarios: readonly unknown[];
  readonly packs: readonly unknown[];
}

/** What a file comes to; a campaign that could never have been played is a damaged one. */
export type ReadArrival =
  Exclude<ReadExport, { kind: 'good' }> | ({ readonly kind: 'good' } & Arrival);

/** A campaign as its files lie there. */
export interface WrittenCampaign {
  readonly name: string;
  readonly journal: WrittenFile;
  readonly history: WrittenFile | null;
}

/** Ids of what a campaign cannot do without, ... */
export interface Needs {
  readonly scenarios: ReadonlySet<string>;
  readonly packs: ReadonlySet<string>;
}

/** ... and those of them that there are. */
export type Along = Pick<Arrival, 'scenarios' | 'packs'>;

/** An export without its name. */
export type WrittenExport = Omit<Exported, 'name'>;

/** From 0 to 1: how much of a piece of work is done. */
export type Told = (share: number) => void;

/** Large pieces one after the other, and small ones beside them; refused with `workStopped` where the player or its bounds ended it. */
export interface Work {
  /** `bytes` are not used by anybody else any more. `id` is the campaign's own in this library. */
  readArrival(bytes: Buffer, id: string): Promise<Result<ReadArrival>>;
  readMoveIn(text: string): Promise<Result<readonly MovedIn[]>>;
  /** `alongOf` is asked once, when all of the campaign was read. */
  writeExport(
    written: WrittenCampaign,
    now: Date,
    alongOf: (needs: Needs) => Promise<Along>,
  ): Promise<Result<WrittenExport>>;
  /** How much of the piece is done that is done just now, of two the larger one; null = there is none. */
  progress(): number | null;
  /** Ends that piece. */
  stop(): void;
}

export async function readArrival(
  bytes: Buffer,
  id: string,
  readGame: (input: unknown) => Game | null,
  told: Told = () => undefined,
): Promise<ReadArrival> {
  const read = await readExport(bytes);
  if (read.kind !== 'good') return read;
  const { scenarios, packs } = read.campaign;
  const arrived = await arrive(read.campaign, id, readGame, told);
  return arrived ? { kind: 'good', arrived, scenarios, packs } : { kind: 'damaged' };
}

export async function exportOf(
  { name, journal, history }: WrittenCampaign,
  now: Date,
  alongOf: (needs: Needs) => Promise<Along>,
  told: Told = () => undefined,
): Promise<WrittenExport> {
  const all = journal.bytes.length + (history?.bytes.length ?? 0);
  let read = 0;
  const passed = (bytes: number) => {
    read += bytes;
    told(Math.min(1, read / all) / 2);
  };
  const past = await pastOf(fileOf(journal, passed), history && fileOf(history, passed));
  const travelling = { name, ...past, scenarios: [], packs: [] };
  const needs = { scenarios: scenariosIn(travelling), packs: packsIn(travelling) };
  const along = await alongOf(needs);
  const bytes = await writeExport({ ...travelling, ...along }, now, (share) =>
    told((1 + share) / 2),
  );
  return { bytes, missing: missingIn(travelling) };
}

/** The work done right here, where there is no other thread. */
export function workHere(rules: {
  readonly readGame: (input: unknown) => Game | null;
  readonly readMoveIn: (text: string) => Result<readonly MovedIn[]>;
}): Work {
  return {
    readArrival: async (bytes, id) => ok(await readArrival(bytes, id, rules.readGame)),
    writeExport: async (...asked) => ok(await exportOf(...asked)),
    readMoveIn: (text) => Promise.resolve(rules.readMoveIn(text)),
    progress: () => null,
    stop: () => undefined,
  };
}
