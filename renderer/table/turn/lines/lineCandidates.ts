/** The possible targets of a card line that asks for targets. */
import { lineTargets, type LineTarget } from '#shared/commands/cards/lines/lineTargets';
import { findFigure } from '#shared/rules/figures/figures';
import { hasActedBy, turnOf } from '#shared/rules/order/playedLines';
import type { PlayedGame } from '../../../game/playedGame.svelte';
import type { LinePlay } from './linePlay.svelte';

/**
 * Targets in range come first. Empty if no line asks for targets, or if they are chosen as for an
 * attack.
 */
export function lineCandidates(
  { scenario, content }: PlayedGame,
  { asks, isAiming }: LinePlay,
): readonly LineTarget[] {
  const actor = asks && findFigure(scenario, asks.actor);
  if (asks?.needs !== 'targets' || isAiming || !actor || !asks.action) return [];
  const { action, line } = asks;
  const all = 'affects' in action ? lineTargets(scenario, content, actor, action, line.ref) : [];
  const turn = turnOf(scenario.phase, actor.id);
  return all
    .filter(({ figure }) => !hasActedBy(turn, line.ref, figure))
    .toSorted((a, b) => Number(a.why !== null) - Number(b.why !== null));
}
