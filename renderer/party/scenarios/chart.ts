/**
 * Computes the flow chart of the scenarios: positions of the nodes, lines between them, and the
 * target of arrow keys.
 */
import type {
  PlacedScenario,
  ScenarioEdge,
  ScenarioTree,
} from '#shared/rules/campaign/scenarios/scenarioTree';

/** The sizes of a cell of the chart, in CSS pixels. */
export interface Cell {
  readonly width: number;
  readonly height: number;
  /** The gaps between two columns, and between two rows. */
  readonly across: number;
  readonly down: number;
}

export interface Chart {
  readonly nodes: readonly PlacedScenario[];
  readonly edges: readonly ScenarioEdge[];
  readonly columns: number;
  readonly rows: number;
}

/**
 * The chart of a scenario tree. It has no empty columns or rows, because gaps would show where
 * hidden scenarios are. A link is left out if an unlock joins the same scenarios.
 */
export function chartOf({ scenarios, edges }: ScenarioTree): Chart {
  const columns = ranks(scenarios.map(({ column }) => column));
  const rows = ranks(scenarios.map(({ row }) => row));
  const nodes = scenarios.map((node) => ({
    ...node,
    column: columns.get(node.column) ?? 0,
    row: rows.get(node.row) ?? 0,
  }));
  return { nodes, edges: drawnEdges(edges), columns: columns.size, rows: rows.size };
}

/** The rank of each number among the different numbers, from 0. */
function ranks(numbers: readonly number[]): ReadonlyMap<number, number> {
  const sorted = [...new Set(numbers)].toSorted((a, b) => a - b);
  return new Map(sorted.map((number, rank) => [number, rank]));
}

/** The links to draw. A link in both directions, or along an unlock, is one line. */
function drawnEdges(edges: readonly ScenarioEdge[]): readonly ScenarioEdge[] {
  const joins = (edge: ScenarioEdge, { from, to }: ScenarioEdge) =>
    (edge.from === from && edge.to === to) || (edge.from === to && edge.to === from);
  return edges.filter(
    (edge, index) =>
      edge.kind !== 'linked' ||
      !edges.some(
        (other, at) =>
          joins(edge, other) &&
          (other.kind === 'unlocks' || (other.kind === 'linked' && at < index)),
      ),
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The position of a node's upper left corner. */
export function placeOf(
  { column, row }: Pick<PlacedScenario, 'column' | 'row'>,
  cell: Cell,
): Point {
  return { x: column * (cell.width + cell.across), y: row * (cell.height + cell.down) };
}

/** The line from one node to another as an SVG path: usually from the right side to the left side. */
export function edgePath(from: PlacedScenario, to: PlacedScenario, cell: Cell): string {
  const start = placeOf(from, cell);
  const end = placeOf(to, cell);
  const middle = cell.height / 2;
  if (to.column > from.column) {
    const [x1, y1] = [start.x + cell.width, start.y + middle];
    const [x2, y2] = [end.x, end.y + middle];
    const bend = cell.across / 2;
    return `M ${x1} ${y1} C ${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`;
  }
  if (to.column < from.column) {
    // Backwards: below both nodes, so that it does not cover the line in the other direction.
    const [x1, y1] = [start.x + cell.width / 2, start.y + cell.height];
    const [x2, y2] = [end.x + cell.width / 2, end.y + cell.height];
    const low = Math.max(y1, y2) + cell.height;
    return `M ${x1} ${y1} C ${x1} ${low} ${x2} ${low} ${x2} ${y2}`;
  }
  // In the same column: around the right side of the nodes.
  const [x, y1, y2] = [start.x + cell.width, start.y + middle, end.y + middle];
  const out = x + cell.across * 0.8;
  return `M ${x} ${y1} C ${out} ${y1} ${out} ${y2} ${x} ${y2}`;
}

export type ArrowDirection = 'left' | 'right' | 'up' | 'down';

/** The nearest node in a direction. Nodes straight ahead are preferred. Null if there is none. */
export function nodeTowards(
  nodes: readonly PlacedScenario[],
  from: PlacedScenario,
  direction: ArrowDirection,
): PlacedScenario | null {
  const rated = nodes.flatMap((node) => {
    const across = node.column - from.column;
    const down = node.row - from.row;
    const ahead = { left: -across, right: across, up: -down, down }[direction];
    const aside = Math.abs(direction === 'left' || direction === 'right' ? down : across);
    return ahead <= 0 ? [] : [{ node, far: ahead + 2 * aside }];
  });
  return rated.toSorted((a, b) => a.far - b.far)[0]?.node ?? null;
}
