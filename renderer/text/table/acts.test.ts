import { expect, test } from 'vitest';
import { CONTENT, inScenario, tableOf } from '#shared/testing/play';
import { namesIn } from '../names/names';
import { lineWords } from './acts';

test('a line without a name of its own begins with what it does', () => {
  const game = inScenario();
  const table = { scenario: tableOf(game), content: CONTENT, names: namesIn(game, CONTENT) };
  const about = { place: [0], waits: [], hinderedBy: null };
  const heal = { type: 'heal', value: 3, affects: 'self' } as const;
  const consume = { type: 'consume', element: 'ice', actions: [heal], used: false } as const;
  expect(lineWords({ ...consume, ...about }, table)).toMatch(/^with ice: /);
});
