/** Hexes on which a class card ability can place, remove or summon something. */
import type { Content } from '../../content/content';
import { sameHex } from '../../map/hexes';
import { areAdjacent } from '../../map/range';
import { boardInPlay, doorAt, mapInPlay } from '../../rules/board/inPlay';
import { cutsTheMap } from '../../rules/board/passages';
import { isTaken } from '../../rules/board/lookups';
import { summonHexes } from '../../rules/monsters/summonHexes';
import type { Figure, Hex, Scenario } from '../../state';
import type { LineAsks } from './lineAnswers';

/** Null if the board is not in use, or the ability needs an area. @rule OBSTACLE-1 OBJECTIVE-3 */
export function openHexes(
  scenario: Scenario,
  content: Content,
  figure: Figure,
  { action, line }: Pick<LineAsks, 'action' | 'line'>,
): readonly Hex[] | null {
  if (action?.kind === 'summon') return summonHexes(scenario, content, figure);
  const board = boardInPlay(scenario, content);
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
