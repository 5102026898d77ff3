/** Commands that move figures on the board by the rules: move, push and pull, landing, traps. */
import { sameHex } from '../../map/hexes';
import { andThen, unchanged } from '../../result';
import { springTrap, sufferTrapDamage } from '../../rules/board/traps';
import { withFigureAt } from '../../rules/board/walking';
import { findLanding, whyNotSpring } from '../../rules/board/whyNot';
import { pushFigure } from '../../rules/attack/pushes';
import { legalPush } from '../../rules/board/forcedMoves';
import { legalMove, moveAlong } from '../../rules/round/moves';
import { firstOpenLine } from '../../rules/monsters/turnLines';
import { runningTurn, withWalk } from '../../rules/order/playedLines';
import { whyNotNegate } from '../../rules/figures/hitPoints/damage';
import { creditedDealer } from '../../rules/figures/hitPoints/deaths';
import { findFigure, isInPlay } from '../../rules/figures/figures';
import { findingFirst, inScenario, unlessRefused, type FieldSchemas } from '../commandRow';

export const MOVE_COMMANDS = {
  /**
   * Moves a figure along a path. `movement` null = the figure's default movement type; `points`
   * null = the figure's own movement points, unlimited for characters.
   */
  moveFigure: findingFirst(
    (f: FieldSchemas) => ({
      figure: f.figure,
      /**
       * Line of the current turn that the move performs; if missing, the monster's first open line.
       */
      line: f.lineRef.optional(),
      path: f.path.min(1),
      movement: f.z.enum(['walk', 'jump', 'fly']).nullable(),
      points: f.small.nullable(),
      /** Kinds of terrain that this move ignores. */
      ignores: f.z
        .array(f.z.enum(['difficultTerrain', 'hazardousTerrain']))
        .max(2)
        .optional(),
      negate: f.negates,
      trap: f.trap.optional(),
    }),
    { whose: 'figure', readBy: 'everyone' },
    ({ scenario, content }, command) => legalMove(scenario, content, command),
    ({ scenario, content, random }, command, move) => {
      const { figure } = command;
      const isItsTurn = runningTurn(scenario)?.figure === figure;
      const own = isItsTurn ? firstOpenLine(scenario, content, figure, 'move') : null;
      const line = command.line ?? own;
      const { next, events } = moveAlong(scenario, content, move, random);
      if (!line) return { next, events };
      const { length } = command.path;
      // A trap or an enemy may have stopped the figure early.
      const end = findFigure(next, figure)?.at;
      const last = command.path.findLastIndex((hex) => end && sameHex(hex, end));
      const gone = last < 0 ? command.path : command.path.slice(0, last + 1);
      return { next: withWalk(next, line, length, [move.figure.at, ...gone]), events };
    },
  ),

  /**
   * Pushes or pulls a figure. `from` = hex of the figure that does it, `distance` = number of
   * hexes.
   */
  pushFigure: findingFirst(
    (f: FieldSchemas) => ({
      figure: f.figure,
      from: f.hex,
      kind: f.z.enum(['push', 'pull']),
      distance: f.z.int().min(1).max(20),
      path: f.path,
      negate: f.negates,
      trap: f.trap.optional(),
    }),
    { whose: 'runningTurn', readBy: 'everyone' },
    ({ scenario, content }, command) => legalPush(scenario, content, command),
    ({ scenario, content }, { kind }, push) => pushFigure(scenario, content, push, kind),
  ),

  /**
   * Ends flying for a figure over an obstacle: it suffers trap damage and moves to an empty hex
   * nearby.
   *
   * @rule MOVE-9
   */
  loseFlight: findingFirst(
    (f: FieldSchemas) => ({
      figure: f.figure,
      /** One of the nearest empty hexes; null = the first of them. */
      to: f.hex.nullable(),
      negate: f.negates,
    }),
    { whose: 'figure', readBy: 'everyone' },
    ({ scenario, content }, { figure, to, negate }) =>
      unlessRefused(findLanding(scenario, content, figure, to), (found) =>
        whyNotNegate(found.figure, [negate?.[0]]),
      ),
    ({ scenario, content }, { negate }, { figure, at }) => {
      const hurt = sufferTrapDamage(scenario, content, figure.id, { negate: negate?.[0] ?? null });
      return andThen(hurt, (next) => {
        const survivor = findFigure(next, figure.id);
        if (!survivor || !isInPlay(survivor)) return unchanged(next);
        return {
          next: withFigureAt(next, figure.id, at),
          events: [{ type: 'cameDown', figure: figure.id, at, rule: 'MOVE-9' }],
        };
      });
    },
  ),

  /** Springs a trap outside of a move; `figure` suffers its effect. @rule MOVE-5 DEATH-5 */
  springTrap: inScenario(
    (f: FieldSchemas) => ({
      at: f.hex,
      figure: f.figure.nullable(),
      negate: f.negates,
      trap: f.trap.optional(),
    }),
    { whose: 'table', readBy: 'everyone' },
    {
      whyNot: ({ scenario, content }, { at, figure, negate }) =>
        whyNotSpring(scenario, content, at, figure, negate?.[0] ?? null),
      carryOut: ({ scenario, content }, { at, figure, negate, trap = null }) => {
        const victim = figure === null ? undefined : findFigure(scenario, figure);
        const dealer = victim ? creditedDealer(scenario, victim) : null;
        return springTrap(
          scenario,
          content,
          { at, figure },
          { trap, negate: negate?.[0] ?? null, by: dealer },
        );
      },
    },
  ),
};
