/** Figures on the board: moved by the rules, pushed, coming down, in traps. */
import { andThen, unchanged } from '../../result';
import { springTrap, sufferTrapDamage } from '../../rules/board/harm';
import { standingOn } from '../../rules/board/walking';
import { landing, whyNotSpring } from '../../rules/board/whyNot';
import { legalMove, legalPush, moveAlong, pushAlong } from '../../rules/round/moves';
import { firstOpenLine } from '../../rules/monsters/turnLines';
import { runningTurn, withLine } from '../../rules/table/playedLines';
import { whyNotNegate } from '../../rules/table/damage';
import { findFigure, isInPlay } from '../../rules/table/figures';
import { proven, refusalOf } from '../findings';
import { inScenario } from '../handler';

export const MOVE_COMMANDS = inScenario({
  moveFigure: {
    whyNot: ({ scenario, content }, command) => refusalOf(legalMove(scenario, content, command)),
    carryOut: ({ scenario, content, random }, command) => {
      const { figure } = command;
      const isItsTurn = runningTurn(scenario)?.figure === figure;
      const own = isItsTurn ? firstOpenLine(scenario, content, figure, 'move') : null;
      const line = command.line ?? own;
      const move = proven(legalMove(scenario, content, command));
      const { next, events } = moveAlong(scenario, content, move, random);
      return { next: line ? withLine(next, line, 'done') : next, events };
    },
  },

  pushFigure: {
    whyNot: ({ scenario, content }, command) => refusalOf(legalPush(scenario, content, command)),
    carryOut: ({ scenario, content }, command) =>
      pushAlong(scenario, content, proven(legalPush(scenario, content, command)), command.kind),
  },

  /** @rule MOVE-9 */
  loseFlight: {
    whyNot: ({ scenario, content }, { figure, to, negate = [] }) => {
      const found = landing(scenario, content, figure, to);
      return found.ok ? whyNotNegate(found.value.figure, negate.slice(0, 1)) : found.refusal;
    },
    carryOut: ({ scenario, content }, { figure: id, to, negate = [] }) => {
      const { figure, at } = proven(landing(scenario, content, id, to));
      const hurt = sufferTrapDamage(scenario, id, { trap: null, negate: negate[0] ?? null });
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
    whyNot: ({ scenario, content }, { at, figure, negate = [] }) =>
      whyNotSpring(scenario, content, at, figure, negate[0] ?? null),
    carryOut: ({ scenario, content }, { at, figure, negate = [], trap = null }) =>
      springTrap(scenario, content, { at, figure }, { trap, negate: negate[0] ?? null }),
  },
});
