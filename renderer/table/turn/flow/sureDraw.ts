/** Finds draws that need no press, because the players have nothing to choose before them. */
import type { NextAct } from '#shared/commands/round/possibleActs';
import type { CommandOf, CommandType } from '#shared/commands/shapes';
import { dueItems } from '#shared/rules/campaign/items/usableItems';
import { findFigure } from '#shared/rules/figures/figures';
import type { FigureId } from '#shared/ids';
import type { PlayedGame } from '../../../game/playedGame.svelte';
import { shownActiveCards } from '../activeCards';
import type { AttackDraft } from '../../attack/attackDraft.svelte';
import { drawHint } from '../../attack/targetHints';

interface Table {
  readonly game: PlayedGame;
  readonly attack: AttackDraft;
}

/** The steps after which the next act can be such a draw. */
export const BEFORE_DRAW: readonly CommandType[] = [
  'playLines',
  'beginAttack',
  'addTarget',
  'applyAttack',
];

/**
 * The draw that can follow at once. Null if the players enter the card, or can still add a target,
 * use an item or an active card, or attack in spite of the board.
 */
export function sureDraw(table: Table, act: NextAct): CommandOf<'drawForAttack'> | null {
  const { game } = table;
  const { attack } = game.scenario;
  if (act.kind !== 'draw' || !attack || drawHint(table) !== null) return null;
  if (game.open.whyNot(act.command) !== null || hasItemsDue(game)) return null;
  return [attack.attacker, act.command.target].some((each) => hasTriggers(game, each))
    ? null
    : act.command;
}

function hasItemsDue({ open, content }: PlayedGame): boolean {
  return dueItems(open.game, content).some(({ isUsed }) => isUsed);
}

/** True if the figure has active cards whose effects the players trigger themselves. */
function hasTriggers(game: PlayedGame, id: FigureId): boolean {
  const figure = findFigure(game.scenario, id);
  if (figure?.kind !== 'character') return false;
  return shownActiveCards(game, figure).some(({ occasions }) => occasions.length > 0);
}
