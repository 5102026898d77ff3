/** Damage that exhausts a character, read from the game before and after it. */
import type { GameEvent } from '../../../events';
import type { DamageSource } from '../../../vocabulary';
import type { FigureId } from '../../../ids';
import type { Character, Negation, Scenario } from '../../../state';
import { charactersOf, findFigure } from '../figures';

/** Cause of a character's last damage. */
export interface DamageCause {
  /** Source of the damage; null = unknown. */
  readonly source: DamageSource | null;
  /** The figure that deals it; null = none. */
  readonly by: FigureId | null;
}

/** The first character exhausted between two states; null = none. @rule EXHAUST-1 */
export function firstExhausted(before: Scenario, after: Scenario): Character | null {
  const exhausted = charactersOf(before).find(
    (character) => !character.exhausted && !isPlaying(after, character.id),
  );
  return exhausted ?? null;
}

/** True for a character that is not exhausted. */
export function isPlaying(scenario: Scenario, id: FigureId): boolean {
  const figure = findFigure(scenario, id);
  return figure?.kind === 'character' && !figure.exhausted;
}

export function lastDamageCause(events: readonly GameEvent[], figure: FigureId): DamageCause {
  const last = events.findLast((event) => event.type === 'damaged' && event.figure === figure);
  const source = last?.type === 'damaged' ? last.source : null;
  const dealt = events.findLast(
    (event) =>
      (source === 'attack' && event.type === 'attacked' && event.target === figure) ||
      (source === 'retaliate' && event.type === 'retaliated' && event.attacker === figure),
  );
  if (dealt?.type === 'attacked') return { source, by: dealt.attacker };
  return { source, by: dealt?.type === 'retaliated' ? dealt.figure : null };
}

/**
 * A card loss for one of several damages of a step; `index` 0 = the first that is not negated yet.
 */
export interface LossAgainst {
  readonly losing: Negation;
  readonly index: number;
}

/** Adds a loss to the list that has one entry per damage. @rule NEGATE-1 */
export function withLoss(
  losses: readonly (Negation | null)[] = [],
  { losing, index }: LossAgainst,
): (Negation | null)[] {
  const all = [...losses];
  let open = 0;
  for (let at = 0; ; at += 1) {
    if (all[at]) continue;
    all[at] = open === index ? losing : null;
    if (open === index) return all;
    open += 1;
  }
}
