/** What takes long of what players hand in, as pieces of work that another thread can do. */
import type { MovedIn } from '#shared/movingIn/secretariat';
import { ok, type Result } from '#shared/result';
import type { Game } from '#shared/state';
import type { Arrived } from '../opening/making';
import { arrive } from './arrival';
import { readExport, type ReadExport } from './exportFile';

/** A campaign that was checked step by step, with the scenarios and packs that it brings along. */
export interface Arrival {
  readonly arrived: Arrived;
  readonly scenarios: readonly unknown[];
  readonly packs: readonly unknown[];
}

/** What a file comes to; a campaign that could never have been played is a damaged one. */
export type ReadArrival =
  Exclude<ReadExport, { kind: 'good' }> | ({ readonly kind: 'good' } & Arrival);

/** From 0 to 1: how much of a piece of work is done. */
export type Told = (share: number) => void;

/** One piece after the other; refused with `workStopped` where the player or its bounds ended it. */
export interface Work {
  /** `bytes` are not used by anybody else any more. `id` is the campaign's own in this library. */
  readArrival(bytes: Buffer, id: string): Promise<Result<ReadArrival>>;
  readMoveIn(text: string): Promise<Result<readonly MovedIn[]>>;
  /** How much of the piece is done that is done just now; null = there is none. */
  progress(): number | null;
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

/** The work done right here, where there is no other thread. */
export function workHere(rules: {
  readonly readGame: (input: unknown) => Game | null;
  readonly readMoveIn: (text: string) => Result<readonly MovedIn[]>;
}): Work {
  return {
    readArrival: async (bytes, id) => ok(await readArrival(bytes, id, rules.readGame)),
    readMoveIn: (text) => Promise.resolve(rules.readMoveIn(text)),
    progress: () => null,
    stop: () => undefined,
  };
}
