/** Which step a change of hit points by hand is, and who is in danger. */
import type { Command } from '#shared/commands/shapes';
import type { FigureId } from '#shared/ids';
import type { Figure } from '#shared/state';

/** One change of hit points by the players: less is damage, more is a heal. */
export function hitPointsCommand(figure: FigureId, change: number): Command {
  return change < 0
    ? { type: 'sufferDamage', figure, amount: -change, negate: null }
    : { type: 'healFigure', figure, amount: change };
}

/** Share of its hit points from which on a figure is in danger. */
const LOW = 0.34;

/** Few hit points are left: its number and its bar say so everywhere. */
export function isLow({
  hitPoints,
  maxHitPoints,
}: Pick<Figure, 'hitPoints' | 'maxHitPoints'>): boolean {
  return hitPoints <= LOW * maxHitPoints;
}
