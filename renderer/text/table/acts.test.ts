import { expect, test } from 'vitest';
import { aScenario } from '#shared/testing/builders';
import { namesIn } from '../names/names';
import { actLabel, lineWords } from './acts';

test('a line without a name of its own begins with what it does', () => {
  const table = { scenario: aScenario(), content: {} as never, names: namesIn(null, null) };
  const about = { place: [0], waits: [], hinderedBy: null };
  const heal = { type: 'heal', value: 3, affects: 'self' } as const;
  const consume = { type: 'consume', element: 'ice', actions: [heal], used: false } as const;
  expect(lineWords({ ...consume, ...about }, table)).toMatch(/^with ice: /);
});

test('who heals itself is not named twice', () => {
  const names = { ...namesIn(null, null), figure: (each: string) => each };
  const table = { scenario: aScenario(), content: {} as never, names };
  const healing = (figure: string) => ({
    ...{ kind: 'playLines', figure: 'Guard 2', option: null, lines: [{ type: 'heal' }] },
    command: {
      ...{ type: 'playLines', figure: 'Guard 2' },
      lines: [{ line: [0], deeds: [{ type: 'healFigure', figure, amount: 3 }] }],
    },
  });
  const label = (figure: string) => actLabel(healing(figure) as never, table);
  expect(label('Guard 2')).toBe('Guard 2: heal itself 3');
  expect(label('Guard 5')).toBe('Guard 2: heal Guard 5 3');
});
