/** Figures on the board: moved by the rules, pushed, coming down, in traps. */
import { sameHex } from '../../map/hexes';
import { andThen, ok, refuse, unchanged, type Result } from '../../result';
import { overlayAt } from '../../rules/board/changes';
import { landingHexes } from '../../rules/board/emptyPlaces';
import { springTrap, sufferTrapDamage } from '../../rules/board/harm';
import { mapInPlay } from '../../rules/board/inPlay';
import { boardOf, onBoard, type Placed } from '../../rules/board/places';
import { standingOn } from '../../rules/board/walking';
import { checkedMove, checkedPush, moveAlong, pushAlong } from '../../rules/round/moves';
import { whyNotNegate } from '../../rules/table/damage';
import { findFigure, isInPlay } from '../../rules/table/figures';
import type { Hex } from '../../state';
import { figureInPlay, proven, refusalOf } from '../findings';
import type { AskedAtTable, Handlers } from '../handler';
import type { CommandOf } from '../shapes';

export const MOVE_COMMANDS: Handlers<'moveFigure' | 'pushFigure' | 'loseFlight' | 'springTrap'> = {
  moveFigure: {
    in: 'scenario',
    whyNot: ({ scenario, content }, command) => refusalOf(checkedMove(scenario, content, command)),
    carryOut: ({ scenario, content, random }, command) =>
      moveAlong(scenario, content, proven(checkedMove(scenario, content, command)), random),
  },

  pushFigure: {
    in: 'scenario',
    whyNot: ({ scenario, content }, command) => refusalOf(checkedPush(scenario, content, command)),
    carryOut: ({ scenario, content }, command) =>
      pushAlong(scenario, content, proven(checkedPush(scenario, content, command)), command.kind),
  },

  /** @rule MOVE-9 */
  loseFlight: {
    in: 'scenario',
    whyNot: (at, command) => {
      const found = landing(at, command);
      const negate = command.negate?.slice(0, 1) ?? [];
      return found.ok ? whyNotNegate(found.value.figure, negate) : found.refusal;
    },
    carryOut: (table, command) => {
      const { figure, at } = proven(landing(table, command));
      const harm = { trap: null, negate: command.negate?.[0] ?? null };
      const hurt = sufferTrapDamage(table.scenario, figure.id, harm);
      return andThen(hurt, (next) => {
        const survivor = findFigure(next, figure.id);
        if (!survivor || !isInPlay(survivor)) return unchanged(next);
        return {
          next: standingOn(next, figure.id, at),
          events: [{ type: 'cameDown', figure: figure.id, at, rule: 'MOVE-9' }],
        };
      });
    },
  },

  /** By hand, where a trap springs other than by a move. @rule MOVE-5 */
  springTrap: {
    in: 'scenario',
    whyNot: ({ scenario, content }, { at, figure, negate = [] }) => {
      const map = mapInPlay(scenario, content);
      if (!map) return { code: 'noBoard' };
      if (!overlayAt(map, 'trap', at)) return { code: 'noSuchOverlay', kind: 'trap' };
      if (figure === null) return null;
      const found = figureInPlay(scenario, figure);
      return found.ok ? whyNotNegate(found.value, negate.slice(0, 1)) : found.refusal;
    },
    carryOut: ({ scenario, content }, { at, figure, negate = [], trap = null }) =>
      springTrap(scenario, content, { at, figure }, { trap, negate: negate[0] ?? null }),
  },
};

/** The figure that comes down, and the hex it comes down on. @rule MOVE-9 */
function landing(
  { scenario, content }: AskedAtTable,
  { figure: id, to }: CommandOf<'loseFlight'>,
): Result<{ readonly figure: Placed; readonly at: Hex }> {
  const board = boardOf(scenario, content);
  if (!board.ok) return board;
  const found = figureInPlay(scenario, id);
  if (!found.ok) return found;
  const figure = onBoard(found.value, board.value);
  if (!figure.ok) return figure;
  const hexes = landingHexes(scenario, board.value, id, figure.value.at);
  if (!hexes) return refuse({ code: 'notOverAnObstacle', figure: id });
  const at = to ?? hexes[0];
  if (!at) return refuse({ code: 'noFreeHex', figure: id });
  const isNear = hexes.some((hex) => sameHex(hex, at));
  return isNear ? ok({ figure: figure.value, at }) : refuse({ code: 'hexIsNotNearest' });
}
