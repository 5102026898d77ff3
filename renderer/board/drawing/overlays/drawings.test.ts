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
  test('every overlay of the books and of the editor has one of its own name', () => {
    const lying = [...maps.flatMap(({ map }) => map.overlays), ...OVERLAY_PIECES];
    for (const { kind, type } of lying) {
      if (kind === 'wall' || typeof type !== 'string') continue;
      expect(drawingName(kind, type)).toBe(type);
      expect(drawingNamed(type).length, type).toBeGreaterThan(0);
    }
  });

  test('a name that no book knows has the drawing of its kind', () => {
    for (const kind of [...OVERLAY_KINDS, 'pressurePlate', 'money', 'treasure']) {
      const name = drawingName(kind, 'gazebo');
      expect(name, kind).toBe(drawingName(kind));
      expect(drawingNamed(name ?? '').length, kind).toBeGreaterThan(0);
    }
  });

  test('a piece that covers other hexes than its drawing has one for each hex', () => {
    const hexes = [0, 1, 2].map((q) => ({ q, r: 0 }));
    const table = { kind: 'obstacle', type: 'table', hexes, index: 0 };
    expect(placedDrawings(table).map(({ name }) => name)).toEqual(hexes.map(() => 'boulder-1'));
  });

  test('in every map each overlay is drawn once', () => {
    for (const { id, map } of maps) {
      const { overlays } = drawingOf(map);
      expect(overlays.flatMap(placedDrawings), id).toHaveLength(overlays.length);
    }
  });
});
