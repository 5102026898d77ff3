import { expect, test } from 'vitest';
import { actionLine } from './monsterActions';

test('[SUMMON-3] an ability that players carry out for a summon is worded as on its card', () => {
  const move = { type: 'move', value: 1 } as const;
  const printed = { type: 'perform', affects: 'adjacentAllies', actions: [move] } as const;
  const action = { type: 'ofCard', printed, place: [2], waits: [], hinderedBy: null } as const;
  const { main, rest } = actionLine(action, { characters: 2, monsterName: (type) => type });
  expect(`${main} · ${rest}`).toBe('Grant · adjacent allies, move 1');
});
