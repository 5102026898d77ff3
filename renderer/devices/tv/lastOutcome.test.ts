import { expect, test } from 'vitest';
import type { LogEntry } from '#shared/api/api';
import { id, type FigureId } from '#shared/ids';
import { lastOutcome } from './lastOutcome';

const entry = (events: LogEntry['events']): LogEntry => ({
  seq: 4,
  at: '',
  command: { type: 'applyAttack' },
  events,
});
const hit = (target: string, damage: number) => ({
  type: 'attacked' as const,
  attacker: id<FigureId>('c1'),
  target: id<FigureId>(target),
  damage,
  rule: 'ATTACK-1' as const,
});

test('the newest line names the target of an attack, and nothing if it is about something else', () => {
  expect(lastOutcome([entry([hit('g1', 3), hit('g2', 0)])])).toEqual({
    seq: 4,
    attacker: 'c1',
    targets: [
      { figure: 'g1', damage: 3 },
      { figure: 'g2', damage: 0 },
    ],
  });
  const lost = { type: 'damageNegated', figure: id<FigureId>('c2'), amount: 5 } as const;
  const negated = entry([hit('c2', 5), { ...lost, by: 'oneFromHand', rule: 'DAMAGE-1' }]);
  expect(lastOutcome([negated])?.targets).toEqual([{ figure: 'c2', damage: 0 }]);
  expect(lastOutcome([entry([hit('g1', 3)]), entry([])])).toBeNull();
  expect(lastOutcome([])).toBeNull();
});
