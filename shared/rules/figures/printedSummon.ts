/** What the class card of a summon prints of it besides the numbers that the table keeps. */
import type { Content } from '../../content/content';
import type { CardLine } from '../../content/types';
import type { Scenario, Summon } from '../../state';
import { findFigure } from './figures';

type PrintedSummon = NonNullable<CardLine['summon']>;

/** The summon of the card that brought it; null = told by hand, or not known. @rule SUMMON-3 */
export function printedSummon(
  scenario: Scenario,
  content: Content,
  { owner, card, name }: Summon,
): PrintedSummon | null {
  const character = findFigure(scenario, owner);
  if (card === null || character?.kind !== 'character') return null;
  const printed = content.cardLines(character.class)?.cards.find(({ id }) => id === card);
  const lines = [...(printed?.top ?? []), ...(printed?.bottom ?? [])];
  return lines.find(({ summon }) => summon?.name === name)?.summon ?? null;
}

/**
 * The number it attacks with: an X where the table knows what it counts. Null = it has no attack at all;
 * with a formula the players tell it. What was put right by hand wins.
 *
 * @rule SUMMON-3
 */
export function summonAttackNumber(
  { attack, hitPoints }: Summon,
  printed: PrintedSummon | null,
): { readonly value: number | null; readonly formula: string | null } | null {
  if (attack > 0 || !printed || typeof printed.attack === 'number')
    return { value: attack, formula: null };
  if (printed.attack === null) return null;
  return printed.attackX === 'halfCurrentHitPointsRoundedUp'
    ? { value: Math.ceil(hitPoints / 2), formula: null }
    : { value: null, formula: 'X' };
}
