/** What is on a figure in this round and matters when it is attacked. */
import type { Content } from '../../content/content';
import type { Figure, Scenario } from '../../state';
import { printedTraits } from '../figures/stats';
import type { PrintedTraits } from '../figures/traits';
import { findFigure } from '../figures/figures';
import { abilityCardOf } from '../decks/abilityDecks';
import { halfLines } from '../cards/cardLines';
import { hasActed } from '../order/playedLines';

/**
 * What is on a figure in this round and matters when it is attacked: its stat card, and what its
 * ability card says from its turn on.
 *
 * @rule MONSTER-1 MONSTER-3
 */
export function traitsInRound(scenario: Scenario, content: Content, figure: Figure): PrintedTraits {
  const printed = printedTraits(scenario, content, figure);
  const isGuarded = isGuardedByCard(scenario, content, figure);
  if (isGuarded) return { ...printed, attackersGainDisadvantage: true };
  if (figure.kind !== 'monster' || !hasActed(scenario, figure.id)) return printed;
  const lines = abilityCardOf(scenario, content, figure.type)?.actions ?? [];
  const guards = lines.some(({ type }) => type === 'attackersGainDisadvantage');
  return guards ? { ...printed, attackersGainDisadvantage: true } : printed;
}

/** A card in effect guards the character it lies before, and its summons where it says so. @rule TURN-3 */
function isGuardedByCard(scenario: Scenario, content: Content, figure: Figure): boolean {
  const owner = figure.kind === 'summon' ? findFigure(scenario, figure.owner) : figure;
  if (owner?.kind !== 'character') return false;
  const lines = owner.activeHalves.flatMap(
    ({ card, half }) => halfLines(content.cardLines(owner.class), card, half) ?? [],
  );
  return lines.some(({ printed: { type, attackersGainDisadvantage, affects = 'self' } }) => {
    const isMeant = figure === owner ? affects.startsWith('self') : /Summoned/.test(affects);
    return type === 'defense' && attackersGainDisadvantage === true && isMeant;
  });
}
