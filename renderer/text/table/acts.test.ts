import { expect, test } from 'vitest';
import { aScenario } from '#shared/testing/builders';
import { namesIn } from '../names/names';
import { lineWords } from './acts';

test('a line without a name of its own begins with what it does', () => {
  const table = { scenario: aScenario(), content: {} as never, names: namesIn(null, null) };
  const about = { place: [0], waits: [], hinderedBy: null };
  const heal = { type: 'heal', value: 3, affects: 'self' } as const;
  const consume = { type: 'consume', element: 'ice', actions: [heal], used: false } as const;
  expect(lineWords({ ...consume, ...about }, table)).toMatch(/^with ice: /);
});
