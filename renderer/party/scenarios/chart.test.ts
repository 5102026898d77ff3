import { describe, expect, test } from 'vitest';
import type { PlacedScenario, ScenarioEdge } from '#shared/rules/campaign/scenarios/scenarioTree';
import { chartOf, edgePath, nodeTowards, placeOf } from './chart';

const node = (id: string, column: number, row: number) =>
  ({ entry: { id }, column, row }) as unknown as PlacedScenario;
const edge = (from: string, to: string, kind: ScenarioEdge['kind']) =>
  ({ from, to, kind }) as unknown as ScenarioEdge;

const CELL = { width: 100, height: 40, across: 20, down: 10 };

describe('chartOf', () => {
  test('leaves no gaps for hidden scenarios', () => {
    const chart = chartOf({
      scenarios: [node('1', 0, 0), node('9', 3, 7), node('8', 3, 4)],
      edges: [],
    });
    expect(chart).toMatchObject({ columns: 2, rows: 3 });
    expect(chart.nodes.map(({ column, row }) => [column, row])).toEqual([
      [0, 0],
      [1, 2],
      [1, 1],
    ]);
  });

  test('draws one line for links both ways, and none beside an unlock', () => {
    const { edges } = chartOf({
      scenarios: [],
      edges: [
        edge('1', '2', 'unlocks'),
        edge('2', '1', 'linked'),
        edge('8', '9', 'linked'),
        edge('9', '8', 'linked'),
        edge('3', '9', 'blocks'),
      ],
    });
    expect(edges.map(({ from, to, kind }) => `${from} ${kind} ${to}`)).toEqual([
      '1 unlocks 2',
      '8 linked 9',
      '3 blocks 9',
    ]);
  });

  test('an empty tree is an empty chart', () => {
    expect(chartOf({ scenarios: [], edges: [] })).toMatchObject({ columns: 0, rows: 0 });
  });
});

describe('lines', () => {
  test('lead from the right side to the left side of the next column', () => {
    expect(placeOf(node('2', 1, 2), CELL)).toEqual({ x: 120, y: 100 });
    expect(edgePath(node('1', 0, 0), node('2', 1, 2), CELL)).toBe(
      'M 100 20 C 110 20 110 120 120 120',
    );
  });

  test('lead back below both', () => {
    expect(edgePath(node('8', 1, 0), node('3', 0, 0), CELL)).toBe('M 170 40 C 170 80 50 80 50 40');
  });

  test('lead around the side within a column', () => {
    expect(edgePath(node('1', 0, 0), node('2', 0, 1), CELL)).toBe(
      'M 100 20 C 116 20 116 70 100 70',
    );
  });
});

describe('nodeTowards', () => {
  const nodes = [node('1', 0, 0), node('2', 1, 0), node('3', 1, 1), node('4', 2, 3)];
  const from = (at: number, direction: Parameters<typeof nodeTowards>[2]) => {
    const start = nodes[at];
    return (start && nodeTowards(nodes, start, direction)?.entry.id) ?? null;
  };

  test('finds the nearest one straight ahead', () => {
    expect(from(0, 'right')).toBe('2');
    expect(from(1, 'down')).toBe('3');
    expect(from(2, 'up')).toBe('2');
    expect(from(3, 'left')).toBe('3');
  });

  test('finds nothing behind the edge', () => {
    expect(from(0, 'left')).toBeNull();
    expect(from(0, 'up')).toBeNull();
  });
});
