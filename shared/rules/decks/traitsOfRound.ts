/** What is on a figure in this round and matters when it is attacked. */
import type { Content } from '../../content/content';
import type { FigureId } from '../../ids';
import type { Figure, Scenario } from '../../state';
import { printedTraits } from '../table/stats';
import type { PrintedTraits } from '../table/traits';
import { abilityCardOf } from './abilityDecks';

/**
 * What is on a figure in this round and matters when it is attacked: its stat card, and what its
 * ability card says from its turn on.
 *
 * @rule MONSTER-1 MONSTER-3
 */
export function traitsInRound(scenario: Scenario, content: Content, figure: Figure): PrintedTraits {
  const printed = printedTraits(scenario, content, figure);
  if (figure.kind !== 'monster' || !hasActed(scenario, figure.id)) return printed;
  const lines = abilityCardOf(scenario, content, figure.type)?.actions ?? [];
  const guards = lines.some(({ type }) => type === 'attackersGainDisadvantage');
  return guards ? { ...printed, attackersGainDisadvantage: true } : printed;
}

/** Its turn has begun or is over, and it was not stunned then. @rule STUN-1 */
export function hasActed({ phase }: Scenario, id: FigureId): boolean {
  if (phase.name !== 'turns') return false;
  const turn = phase.order.flatMap((block) => block.turns).find(({ figure }) => figure === id);
  return turn !== undefined && turn.state !== 'waiting' && !turn.stunned;
}
