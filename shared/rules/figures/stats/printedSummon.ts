/** Printed abilities of a summon that the game state does not store. */
import type { Content } from '../../../content/content';
import type { CardLine } from '../../../content/types';
import type { Scenario, Summon } from '../../../state';
import { findFigure } from '../figures';

type PrintedSummon = NonNullable<CardLine['summon']>;

/** The summon as its card prints it; null = entered by the players, or unknown. @rule SUMMON-3 */
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
 * The attack value of a summon. Players' corrections take precedence, and X is evaluated if Standee
 * can count it. Null = no attack; `value` null = players enter the value of the formula.
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
