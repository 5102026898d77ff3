/** Escorts that follow the path of their scenario. */
import type { Content } from '../../content/content';
import { evaluateFormula } from '../../content/notation/formula';
import { distance, hexAt, sameHex } from '../../map/hexes';
import type { Hex, LineRef, Objective, Scenario } from '../../state';
import { lineIn, runningTurn } from '../order/playedLines';
import { legalMove } from './moves';

const OWN_PATH: LineRef = { kind: 'path' };
const USUAL_MOVE = 2;

/** The move of an escort in its current turn. */
export interface PathMove {
  readonly type: 'moveFigure';
  readonly figure: Objective['id'];
  readonly line: LineRef;
  readonly path: Hex[];
  readonly movement: 'walk';
  readonly points: number;
}

/**
 * The next move of an escort along its path, with its movement points, up to the first obstacle.
 * Null if it does not move any further this turn.
 *
 * @rule OBJECTIVE-2
 */
export function pathMove(scenario: Scenario, content: Content, figure: Objective): PathMove | null {
  const printed = content
    .scenario(scenario.scenario)
    ?.objectives?.find(({ index }) => index === figure.listed);
  if (!printed?.path || !figure.at || !scenario.board?.inUse) return null;
  if (lineIn(runningTurn(scenario), OWN_PATH)?.state === 'done') return null;
  const variables = { C: scenario.players, L: scenario.monsterLevel };
  const maxPoints = Math.ceil(evaluateFormula(printed.move ?? USUAL_MOVE, variables));
  const path = restOf(printed.path.map(hexAt), figure.at);
  for (let hexes = Math.min(maxPoints, path.length); hexes > 0; hexes -= 1) {
    const move = moveOf(figure, path.slice(0, hexes), maxPoints);
    if (legalMove(scenario, content, move).ok) return move;
  }
  return null;
}

/**
 * The rest of the path. An escort that is next to the path returns to the last path hex adjacent to
 * it.
 */
function restOf(path: readonly Hex[], at: Hex): readonly Hex[] {
  const here = path.findLastIndex((hex) => sameHex(hex, at));
  if (here >= 0) return path.slice(here + 1);
  const beside = path.findLastIndex((hex) => distance(hex, at) === 1);
  return beside < 0 ? [] : path.slice(beside);
}

function moveOf({ id }: Objective, path: readonly Hex[], points: number): PathMove {
  return {
    type: 'moveFigure',
    figure: id,
    line: OWN_PATH,
    path: [...path],
    movement: 'walk',
    points,
  };
}
