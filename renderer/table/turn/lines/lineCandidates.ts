/** Whom a line of a card that asks may be on. */
import { lineTargets, type LineTarget } from '#shared/commands/cards/lineTargets';
import { findFigure } from '#shared/rules/figures/figures';
import { hasActedBy, turnOf } from '#shared/rules/order/playedLines';
import type { PlayedGame } from '../../../game/playedGame.svelte';
import type { LineTaking } from './lineTaking.svelte';

/** Those within reach first; nobody where no line asks, or crosshairs do. */
export function lineCandidates(
  { scenario, content }: PlayedGame,
  { asks, isAiming }: LineTaking,
): readonly LineTarget[] {
  const actor = asks && findFigure(scenario, asks.actor);
  if (asks?.needs !== 'targets' || isAiming || !actor || !asks.action) return [];
  const { action, line } = asks;
  const all = 'affects' in action ? lineTargets(scenario, content, actor, action) : [];
  const turn = turnOf(scenario.phase, actor.id);
  return all
    .filter(({ figure }) => !hasActedBy(turn, line.ref, figure))
    .toSorted((a, b) => Number(a.why !== null) - Number(b.why !== null));
}
