import { describe, expect, test } from 'vitest';
import { OVERLAY_PIECES } from '#shared/content/editing/pieces';
import { printedMap } from '#shared/content/rooms';
import { OVERLAY_KINDS } from '#shared/vocabulary';
import { shippedContent } from '#shared/testing/content';
import { drawingOf } from '../drawing';
import { drawingName, drawingNamed } from './drawings';
import { placedDrawings } from './placing';

const content = shippedContent();
const maps = content.scenarioIndex().flatMap(({ id }) => {
  const scenario = content.scenario(id);
  const map = scenario && printedMap(content, scenario);
  return map ? [{ id, map }] : [];
});

describe('drawings of overlays', () => {
  test('every printed overlay and every overlay of the editor has its own drawing', () => {
    const overlays = [...maps.flatMap(({ map }) => map.overlays), ...OVERLAY_PIECES];
    for (const { kind, type } of overlays) {
      if (kind === 'wall' || typeof type !== 'string') continue;
      expect(drawingName(kind, type)).toBe(type);
      expect(drawingNamed(type).length, type).toBeGreaterThan(0);
    }
  });

  test('an unknown name has the drawing of its kind', () => {
    for (const kind of [...OVERLAY_KINDS, 'pressurePlate', 'money', 'treasure']) {
      const name = drawingName(kind, 'gazebo');
      expect(name, kind).toBe(drawingName(kind));
      expect(drawingNamed(name ?? '').length, kind).toBeGreaterThan(0);
    }
  });

  test('a piece with another size than its drawing has one drawing per hex', () => {
    const hexes = [0, 1, 2].map((q) => ({ q, r: 0 }));
    const table = { kind: 'obstacle', type: 'table', hexes, index: 0 };
    expect(placedDrawings(table).map(({ name }) => name)).toEqual(hexes.map(() => 'boulder-1'));
  });

  test('in every map each overlay is drawn once', () => {
    for (const { id, map } of maps) {
      const { overlays: drawn } = drawingOf(map);
      expect(drawn.flatMap(placedDrawings), id).toHaveLength(drawn.length);
    }
  });
});
