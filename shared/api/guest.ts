/** Calls that a guest device can make. */
import type { HistoryPage, Snapshot, Update } from './api';
import type { Command } from '../commands/shapes';
import type { Result } from '../result';
import type { GuestStanding, Welcome, Wish } from './sharing';

/** The API for guests. */
export interface GuestApi {
  welcome(joinCode: string): Promise<Result<Welcome>>;
  knock(joinCode: string, name: string, wish: Wish): Promise<Result<null>>;
  standing(): Promise<GuestStanding>;
  open(): Promise<Result<Snapshot>>;
  /** History entries before this `seq` that the seat may read. */
  history(before: number): Promise<Result<HistoryPage>>;
  /** `seen` is the `seq` the player saw. */
  send(command: Command, request: string, seen: number): Promise<Result<Update>>;
  undo(seen: number, request: string): Promise<Result<Update>>;
}

/**
 * The calls of a guest, each with the standing it requires: `in` = the device has a seat. Unlisted
 * methods do not exist for guests.
 */
export const GUEST_CALLS = {
  welcome: 'stranger',
  knock: 'stranger',
  standing: 'stranger',
  open: 'in',
  history: 'in',
  send: 'in',
  undo: 'in',
} as const satisfies Readonly<Record<keyof GuestApi, GuestStanding>>;

export type GuestMethod = keyof typeof GUEST_CALLS;

/**
 * Sent to devices every 15 seconds. A device that receives nothing for longer has lost the
 * connection.
 */
export const PULSE_MESSAGE = '{"pulse":1}';
