import { expect, test } from 'vitest';
import { arrowThrough } from './arrows';
import { tintAreas, type Tint } from '../drawing/tint';

test('an arrow leaves both ends free and its head ends the line', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 50, y: 0 },
    { x: 100, y: 0 },
  ];
  const arrow = arrowThrough(points, { from: 20, to: 30, head: 10 });
  expect(arrow?.line).toBe('M20.0 0.0L50.0 0.0L60.0 0.0');
  expect(arrow?.head).toMatch(/^M70\.0 0\.0L60\.0/);
  expect(arrowThrough(points.slice(0, 1), { from: 0, to: 0 })).toBeNull();
});

test('all reachable hexes share a border, and dangerous hexes are painted over it', () => {
  const tints: readonly Tint[] = [
    { hex: { q: 2, r: 0 }, tone: 'danger' },
    { hex: { q: 1, r: 0 }, tone: 'reach' },
  ];
  const [reach, danger] = tintAreas(tints);
  expect(reach).toMatchObject({ tone: 'reach', hasSharedBorder: true });
  expect(reach?.hexes).toHaveLength(2);
  expect(danger).toMatchObject({ tone: 'danger', hexes: [{ q: 2, r: 0 }] });
});
