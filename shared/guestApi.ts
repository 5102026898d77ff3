/** What a device that shares a table can ask its host for, and nothing else. */
import type { Snapshot, Update } from './api';
import type { Command } from './commands/shapes';
import type { Result } from './result';
import type { GuestStanding, Welcome, Wish } from './sharing';

/** All that a guest can ask for. */
export interface GuestApi {
  welcome(word: string): Promise<Result<Welcome>>;
  knock(word: string, name: string, wish: Wish): Promise<Result<null>>;
  standing(): Promise<GuestStanding>;
  open(): Promise<Result<Snapshot>>;
  send(command: Command, request: string): Promise<Result<Update>>;
  undo(seen: number, request: string): Promise<Result<Update>>;
}

/** Every call of a guest, with whether it takes a seat; one that is not in here exists for no guest. */
export const GUEST_CALLS = {
  welcome: 'stranger',
  knock: 'stranger',
  standing: 'stranger',
  open: 'in',
  send: 'in',
  undo: 'in',
} as const satisfies Readonly<Record<keyof GuestApi, GuestStanding>>;

export type GuestMethod = keyof typeof GUEST_CALLS;
