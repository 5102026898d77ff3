import { expect, test } from 'vitest';
import { unchanged } from '../result';
import { inScenario, type ScenarioCheckArgs, type FieldSchemas } from './commandRow';
import { onFigures } from './lookups';

const carryOut = ({ scenario }: ScenarioCheckArgs) => unchanged(scenario);

test('a row without its owner, its readers or the figure it is about does not compile', () => {
  const rows = [
    inScenario(() => ({}), { whose: 'table', readBy: 'everyone' }, { carryOut }),
    // @ts-expect-error Nobody says who may read its line.
    inScenario(() => ({}), { whose: 'table' }, { carryOut }),
    // @ts-expect-error Nobody says whose it is.
    inScenario(() => ({}), { readBy: 'everyone' }, { carryOut }),
    inScenario(
      (f: FieldSchemas) => ({ amount: f.amount }),
      // @ts-expect-error It has no such owner among its fields.
      { whose: 'figure', readBy: 'everyone' },
      { carryOut },
    ),
    onFigures(
      // @ts-expect-error It names no figure.
      (f: FieldSchemas) => ({ target: f.figure }),
      { whose: 'target', readBy: 'everyone' },
      { carryOut },
    ),
  ];
  expect(rows.every((row) => row.in === 'scenario')).toBe(true);
});
