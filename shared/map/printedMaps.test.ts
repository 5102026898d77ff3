import { describe, expect, test } from 'vitest';
import { mapProblems } from '../content/customScenarios/map';
import { printedMap } from '../content/rooms';
import type { ScenarioId } from '../ids';
import { shippedContent } from '../testing/content';
import { compileBoard } from './compiled';
import type { Layout } from './layout';
import { boardFromLayout } from './layout';
import { rangesFrom } from './range';
import { blindNeighbours } from './lineOfSight';

const content = shippedContent();
const maps = content.scenarioIndex().flatMap(({ id }): [ScenarioId, Layout][] => {
  const scenario = content.scenario(id);
  const map = scenario && printedMap(content, scenario);
  return map ? [[id, map]] : [];
});

const withDoors = (layout: Layout, isOpen: boolean): Layout => ({
  ...layout,
  doors: layout.doors.map((door) => ({ ...door, isOpen })),
});

describe('printed maps', () => {
  test('exist for 94 scenarios and pass the checks for custom maps, with listed exceptions', () => {
    expect(maps).toHaveLength(94);
    const problems = maps.flatMap(([id]) => {
      const found: string[] = [];
      const scenario = content.scenario(id);
      if (!scenario?.map) throw new Error(`Scenario ${id} has no map.`);
      mapProblems(scenario, scenario.map, content, (path, { code }) =>
        found.push(`${id} ${path} ${code}`),
      );
      return found;
    });
    expect(problems.toSorted()).toEqual([
      '68 map.overlays[12].room inAnotherRoom',
      '90 map.doors[2] doorJoinsNothing',
      '90 map.tiles[1] tileUnreachable',
      '90 map.tiles[2] tileUnreachable',
    ]);
  });

  test('[WALL-3] have a countable range between all hexes with all doors open, except for separate parts', () => {
    const apart = maps.filter(([, layout]) => {
      const board = compileBoard(boardFromLayout(withDoors(layout, true)));
      return rangesFrom(board, 0).includes(-1);
    });

    expect(apart.map(([id]) => id)).toEqual(['11', '12', '90']);
  });

  test('[WALL-4] connect no rooms with all doors closed', () => {
    for (const [id, layout] of maps) {
      const board = compileBoard(boardFromLayout(withDoors(layout, false)));
      for (const tile of layout.tiles) {
        const start = tile.hexes.map((hex) =>
          board.hexes.findIndex((h) => h.q === hex.q && h.r === hex.r),
        );
        const from = start.find((index) => index >= 0);
        if (from === undefined) continue;
        const ranges = rangesFrom(board, from);
        const strangers = layout.tiles.filter((other) => other.room !== tile.room);
        const entered = strangers.flatMap(({ hexes }) =>
          hexes.filter((hex) => {
            const index = board.hexes.findIndex((h) => h.q === hex.q && h.r === hex.r);
            return index >= 0 && (ranges[index] as number) >= 0;
          }),
        );
        expect([id, entered]).toEqual([id, []]);
      }
    }
  });

  test('[LOS-4] have listed adjacent hexes without line of sight by the letter of the rules', () => {
    const blind = maps.flatMap(([id, layout]) => {
      const count = blindNeighbours(compileBoard(boardFromLayout(withDoors(layout, true)))).length;
      return count > 0 ? [`${id}: ${String(count)}`] : [];
    });

    expect(blind).toEqual(['11: 6', '12: 6', '21: 2', '30: 2', '35: 4', '36: 4', '61: 1', '82: 2']);
  });
});
