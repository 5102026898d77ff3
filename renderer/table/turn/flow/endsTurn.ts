/** Recognises the last act of a monster's turn. */
import type { NextAct } from '#shared/commands/round/possibleActs';
import { findFigure, isGuided } from '#shared/rules/figures/figures';
import { isSameLine } from '#shared/rules/order/playedLines';
import { isBookEvent } from '../../../game/bookEvents';
import type { AtTable } from '../atTable';
import { openLinesOf } from '../lines/openLines';

/** True if nothing is left of the turn after the act, so that the same press can end the turn. */
export function endsTurn({ game, attack }: AtTable, act: NextAct): boolean {
  const { active, scenario } = game;
  if (active === null || !isGuided(findFigure(scenario, active))) return false;
  const open = openLinesOf(game, active);
  if (act.kind === 'applyAttack') {
    const isLast = act.attacker === active && !act.isPart && (attack.left ?? 0) <= 0;
    return isLast && open.length === 0;
  }
  if (act.kind !== 'playLines' || act.command.figure !== active) return false;
  const { lines } = act.command;
  const isDoneAtTable = lines.every(({ subcommands }) => subcommands.length === 0);
  return (
    isDoneAtTable && open.every((each) => lines.some(({ line }) => isSameLine(line, each.line)))
  );
}

/** True if the newest step has a message for the players, which the next turn would dismiss. */
export function hasNews({ game }: AtTable): boolean {
  const { events = [] } = game.open.log.at(-1) ?? {};
  return events.some((event) => isBookEvent(event) || event.type === 'exhausted');
}
