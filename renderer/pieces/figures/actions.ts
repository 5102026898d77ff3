import type { Command } from '#shared/commands/shapes';
import type { FigureId } from '#shared/ids';

/** What the cards of figures ask for. */
export interface FigureActions {
  /** Settled when the answer is there, so that a number does not jump back meanwhile. */
  readonly onsend: (command: Command) => Promise<unknown>;
  /** Opens the panel with conditions and everything else about a figure, beside the anchor. */
  readonly onopen: (figure: FigureId, anchor: HTMLElement) => void;
  /** Makes it a target, or takes it back. */
  readonly ontarget: (figure: FigureId) => void;
  readonly onattack: (figure: FigureId) => void;
  /** Opens items, ability cards and battle goal of a character. */
  readonly onkit: (figure: FigureId, anchor: HTMLElement) => void;
}

/** Whom the attack in preparation or in progress may choose, and whom it has chosen. */
export interface Aim {
  readonly attacker: FigureId | null;
  readonly open: ReadonlySet<FigureId>;
  readonly chosen: ReadonlySet<FigureId>;
}

/** One change of hit points by the players: less is damage, more is a heal. */
export function hitPointsCommand(figure: FigureId, change: number): Command {
  return change < 0
    ? { type: 'sufferDamage', figure, amount: -change, negate: null }
    : { type: 'healFigure', figure, amount: change };
}
