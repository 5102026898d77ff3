/** The abilities and cards that stay unplayed if the turn ends now. */
import type { CommandOf } from '#shared/commands/shapes';
import type { FigureId } from '#shared/ids';
import type { PlayedGame } from '../../../game/playedGame.svelte';
import { TURN_TEXT } from '../../../words/sentences/table/acts';
import type { AtTable } from '../atTable';
import { openLinesOf } from '../lines/openLines';
import { unplayedIn } from './unplayed';

/** A warning in words about unplayed abilities or cards; null if nothing is left. */
export function leftOfTurn({ game, steps, cards }: AtTable): string | null {
  const { active, open, scenario } = game;
  if (active === null) return null;
  const lines = openLinesOf(game, active).map(({ words }) => words);
  if (lines.length > 0) return TURN_TEXT.endOpen(lines);
  if (steps.act.kind !== 'chooseLine') return null;
  const unplayed = unplayedIn(open.log, active, cards.cards, scenario);
  return unplayed === null ? null : TURN_TEXT.undone[unplayed];
}

/** The command that ends the turn and skips its open lines. */
export function endTurnOf(game: PlayedGame, figure: FigureId): CommandOf<'endTurn'> {
  const leaving = openLinesOf(game, figure).map(({ line }) => line);
  return { type: 'endTurn', figure, ...(leaving.length > 0 && { leaving }) };
}
