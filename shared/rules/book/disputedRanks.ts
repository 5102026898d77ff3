/** Figures for which sources disagree about the rank. */
import type { GameEvent } from '../../events';
import type { MonsterTypeId } from '../../ids';
import type { Rank } from '../../vocabulary';

interface Listed {
  readonly id: MonsterTypeId;
  readonly ranks: readonly (Rank | null)[];
  readonly disputedRank?: Rank;
}

/** Reminders for arriving figures with a disputed rank: the players' book decides. @rule SPAWN-1 */
export function rankReminders(listed: readonly Listed[]): readonly GameEvent[] {
  const events = new Map<string, GameEvent>();
  for (const { id: monster, ranks, disputedRank: other } of listed) {
    const rank = ranks.find((each) => each !== null);
    if (other === undefined || !rank) continue;
    events.set(`${monster} ${rank}`, {
      type: 'bookRankSaid',
      ...{ monster, rank, other, rule: 'SPAWN-1' },
    });
  }
  return [...events.values()];
}
