/** Which step a change of hit points by hand is. */
import type { Command } from '#shared/commands/shapes';
import type { FigureId } from '#shared/ids';

/** One change of hit points by the players: less is damage, more is a heal. */
export function hitPointsCommand(figure: FigureId, change: number): Command {
  return change < 0
    ? { type: 'sufferDamage', figure, amount: -change, negate: null }
    : { type: 'healFigure', figure, amount: change };
}
