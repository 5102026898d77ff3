import { expect, test } from 'vitest';
import { judgedLines } from '../../testing/cardProbe';
import { CONTENT } from '../../testing/play';

const JUDGED = CONTENT.classes().flatMap(({ id }) => judgedLines(id));

test('[TURN-3] every line of every class card is performed, asked or said', () => {
  expect(JUDGED.length).toBeGreaterThan(1800);
  expect(JUDGED.filter(({ verdict }) => verdict === 'silent')).toEqual([]);
});

test('[TURN-3] few halves have a line that is left to the players', () => {
  const said = JUDGED.filter(({ verdict }) => verdict === 'says');
  const halves = new Set(said.map(({ card, half }) => `${String(card)} ${half}`));
  expect(halves.size).toBeLessThan(25);
});

test('[TURN-3] few lines ask for a number or a moment', () => {
  const asked = JUDGED.filter(({ verdict }) => verdict === 'asks');
  expect(asked.length).toBeLessThanOrEqual(114);
});
