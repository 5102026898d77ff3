import type { Command } from '#shared/commands/shapes';
import type { FigureId } from '#shared/ids';
import type { Figure } from '#shared/state';

/** The command for a manual change of hit points: negative = damage, positive = heal. */
export function hitPointsCommand(figure: FigureId, change: number): Command {
  return change < 0
    ? { type: 'sufferDamage', figure, amount: -change, negate: null }
    : { type: 'healFigure', figure, amount: change };
}

/** Hit points up to this share of the maximum are low. */
const LOW = 0.34;

export function isLow({
  hitPoints,
  maxHitPoints,
}: Pick<Figure, 'hitPoints' | 'maxHitPoints'>): boolean {
  return hitPoints <= LOW * maxHitPoints;
}
