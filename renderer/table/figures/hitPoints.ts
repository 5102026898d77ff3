import type { Command } from '#shared/commands/shapes';
import type { FigureId } from '#shared/ids';
import type { Figure } from '#shared/state';

/** A manual change of hit points: negative is damage, positive is a heal. */
export function hitPointsCommand(figure: FigureId, change: number): Command {
  return change < 0
    ? { type: 'sufferDamage', figure, amount: -change, negate: null }
    : { type: 'healFigure', figure, amount: change };
}

/** Share of hit points that counts as low. */
const LOW = 0.34;

export function isLow({
  hitPoints,
  maxHitPoints,
}: Pick<Figure, 'hitPoints' | 'maxHitPoints'>): boolean {
  return hitPoints <= LOW * maxHitPoints;
}
