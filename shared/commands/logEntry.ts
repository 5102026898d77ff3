import type { GameEvent } from '../events';
import type { Command } from './shapes';

/** A recorded step of a campaign as the history shows it. */
export interface LogEntry {
  readonly seq: number;
  /** ISO 8601. */
  readonly at: string;
  readonly command: Command;
  readonly events: readonly GameEvent[];
}
