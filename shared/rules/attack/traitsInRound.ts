import type { Content } from '../../content/content';
import type { Figure, Scenario } from '../../state';
import { printedTraits } from '../figures/stats';
import type { PrintedTraits } from '../figures/traits';
import { areEnemies, findFigure } from '../figures/figures';
import { wornOfType } from '../figures/worn';
import { figuresNear } from '../board/nearby';
import { abilityCardOf } from '../decks/abilityDecks';
import { halfLines } from '../cards/cardLines';
import { hasActed } from '../order/playedLines';

/**
 * Traits in this round that affect attacks against a figure: its stat card, and from its turn on
 * its ability card.
 *
 * @rule MONSTER-1 MONSTER-3
 */
export function traitsInRound(scenario: Scenario, content: Content, figure: Figure): PrintedTraits {
  const printed = withCrowdShield(
    printedTraits(scenario, content, figure),
    scenario,
    content,
    figure,
  );
  const isGuarded = isGuardedByCard(scenario, content, figure);
  if (isGuarded) return { ...printed, attackersGainDisadvantage: true };
  if (figure.kind !== 'monster' || !hasActed(scenario, figure.id)) return printed;
  const lines = abilityCardOf(scenario, content, figure.type)?.actions ?? [];
  const guards = lines.some(({ type }) => type === 'attackersGainDisadvantage');
  return guards ? { ...printed, attackersGainDisadvantage: true } : printed;
}

/** A worn shield that needs a number of adjacent monsters; the board has to know them. @rule ITEM-5 */
function withCrowdShield(
  traits: PrintedTraits,
  scenario: Scenario,
  content: Content,
  figure: Figure,
): PrintedTraits {
  const worn = wornOfType(content, figure, 'shield').filter(
    ({ effect }) => effect.when === 'adjacentMonsters',
  );
  if (worn.length === 0) return traits;
  const isMonster = (each: Figure) => each.kind === 'monster' && areEnemies(each, figure);
  const near = figuresNear(scenario, content, figure, 1, isMonster)?.count ?? 0;
  const held = worn.filter(({ effect: { min = 1 } }) => near >= min);
  const shield = held.reduce((sum, { effect: { value } }) => sum + Number(value), traits.shield);
  return { ...traits, shield };
}

/**
 * True if an active card protects its owner, or the owner's summons if the card says so.
 *
 * @rule TURN-3
 */
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
