/** Finds the result of an attack in the newest step, for shared screens. */
import type { LogEntry } from '#shared/api/api';
import type { FigureId } from '#shared/ids';
import { hitsOf } from '../../words/helpers/stepFacts';

export interface AttackOutcome {
  readonly seq: number;
  readonly attacker: FigureId;
  readonly targets: readonly { readonly figure: FigureId; readonly damage: number }[];
}

/** The result of the attack in the newest step; null if the step is about something else. */
export function lastOutcome(log: readonly LogEntry[]): AttackOutcome | null {
  const last = log.at(-1);
  const hits = hitsOf(last?.events ?? []);
  const [first] = hits;
  if (!last || !first) return null;
  const targets = hits.map(({ target, damage }) => ({ figure: target, damage }));
  return { seq: last.seq, attacker: first.attacker, targets };
}
