/** What a device that shares a table can ask its host for, and nothing else. */
import type { HistoryPage, Snapshot, Update } from './api';
import type { Command } from '../commands/shapes';
import type { Result } from '../result';
import type { GuestStanding, Welcome, Wish } from './sharing';

/** All that a guest can ask for. */
export interface GuestApi {
  welcome(word: string): Promise<Result<Welcome>>;
  knock(word: string, name: string, wish: Wish): Promise<Result<null>>;
  standing(): Promise<GuestStanding>;
  open(): Promise<Result<Snapshot>>;
  /** Lines before the one with this number, as far as the seat may read them. */
  history(before: number): Promise<Result<HistoryPage>>;
  /** `seen` is the `seq` the player saw. */
  send(command: Command, request: string, seen: number): Promise<Result<Update>>;
  undo(seen: number, request: string): Promise<Result<Update>>;
}

/** Every call of a guest, with whether it takes a seat; one that is not in here exists for no guest. */
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

/** Sent to devices every 15 seconds: one that hears nothing for longer has lost the table unawares. */
export const PULSE_MESSAGE = '{"pulse":1}';
