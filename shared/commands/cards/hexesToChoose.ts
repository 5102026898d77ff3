/** Hexes on which a class card ability can place, remove or summon something. */
import type { Content } from '../../content/content';
import { sameHex } from '../../map/hexes';
import type { Board } from '../../map/compiled';
import { areAdjacent, rangeBetween } from '../../map/range';
import { boardInPlay, doorAt, mapInPlay } from '../../rules/board/inPlay';
import { cutsTheMap } from '../../rules/board/passages';
import { isTaken } from '../../rules/board/lookups';
import { summonHexes } from '../../rules/monsters/summonHexes';
import type { Figure, Hex, Scenario } from '../../state';
import type { LineAsks } from './lines/lineAnswers';
import { deadDoomedEnemies } from '../../rules/cards/dooms';
import { areEnemies, isInPlay } from '../../rules/figures/figures';
import type { CardLine } from '../../content/types';

/**
 * The hexes to choose from. Null without a map, or if the ability asks for no such hexes.
 *
 * @rule OBSTACLE-1 OBJECTIVE-3
 */
export function openHexes(
  scenario: Scenario,
  content: Content,
  figure: Figure,
  { action, line }: Pick<LineAsks, 'action' | 'line'>,
  chosen: readonly Hex[] = [],
): readonly Hex[] | null {
  if (action?.kind === 'summon') return summonHexes(scenario, content, figure);
  const board = boardInPlay(scenario, content);
  if (board && action?.kind === 'relocate')
    return relocationHexes({ scenario, content, board }, figure, action.withinRange, chosen);
  if (board && action?.kind === 'teleport')
    return teleportHexes({ scenario, content, board }, figure, line.printed.to);
  const isLaid = action?.kind === 'trap' || action?.kind === 'obstacle' || action?.kind === 'clear';
  if (!board || !isLaid) return null;
  const { placement, adjacent } = line.printed;
  const isNear = placement === 'adjacentEmptyHex' || adjacent === true;
  const { at } = figure;
  const overlays = (mapInPlay(scenario, content)?.overlays ?? []).filter(({ isShown }) => isShown);
  const obstacles = overlays.flatMap(({ kind, hexes }) => (kind === 'obstacle' ? hexes : []));
  return board.hexes.filter((hex) => {
    if (isNear && (at === null || !areAdjacent(board, at, hex))) return false;
    const there = overlays.filter(({ hexes }) => hexes.some((each) => sameHex(each, hex)));
    if (action.kind === 'clear') return there.some(({ kind }) => kind === action.what);
    if (there.length > 0 || isTaken(scenario, hex) || doorAt(scenario, content, hex)) return false;
    return action.kind !== 'obstacle' || !cutsTheMap(board, obstacles, hex);
  });
}

interface OnBoard {
  readonly scenario: Scenario;
  readonly content: Content;
  readonly board: Board;
}

/**
 * Unoccupied hexes for a teleport: any, those where a doomed enemy died, or those next to enemies.
 *
 * @rule TURN-3
 */
function teleportHexes(
  { scenario, content, board }: OnBoard,
  figure: Figure,
  to: CardLine['to'] = [],
): readonly Hex[] {
  const free = board.hexes.filter((hex) => !isTaken(scenario, hex));
  const fallen = deadDoomedEnemies(scenario, content, figure.id).flatMap(({ at }) => at ?? []);
  if (to.includes('hexOfThisEnemy') && fallen.length > 0)
    return free.filter((hex) => fallen.some((each) => sameHex(each, hex)));
  if (!to.includes('hexAdjacentToThatEnemy')) return free;
  const foes = scenario.figures.filter((each) => isInPlay(each) && areEnemies(figure, each));
  return free.filter((hex) => foes.some(({ at }) => at !== null && areAdjacent(board, at, hex)));
}

/** Adjacent one-hex obstacles, and after one is chosen, the empty hexes for it. @rule OBSTACLE-1 */
function relocationHexes(
  { scenario, content, board }: OnBoard,
  { at }: Figure,
  range: number,
  [from]: readonly Hex[],
): readonly Hex[] {
  if (!at) return [];
  const overlays = (mapInPlay(scenario, content)?.overlays ?? []).filter(({ isShown }) => isShown);
  const obstacles = overlays.filter(({ kind }) => kind === 'obstacle');
  const small = obstacles.flatMap(({ hexes }) => (hexes.length === 1 ? hexes : []));
  const near = small.filter((hex) => areAdjacent(board, at, hex));
  if (!from) return near;
  const others = obstacles.flatMap(({ hexes }) => hexes.filter((each) => !sameHex(each, from)));
  const isFree = (hex: Hex) =>
    !overlays.some(({ hexes }) => hexes.some((each) => sameHex(each, hex))) &&
    !isTaken(scenario, hex) &&
    !doorAt(scenario, content, hex) &&
    !cutsTheMap(board, others, hex);
  const isInRange = (hex: Hex) => (rangeBetween(board, at, hex) ?? Infinity) <= range;
  return [from, ...board.hexes.filter((hex) => isInRange(hex) && isFree(hex))];
}
