/** Bonuses of active cards for an attack that players enter without using an ability of a card. */
import type { Content } from '../../../content/content';
import { effectText } from '../../../content/notation/effects';
import type { Figure, LineRef, Scenario } from '../../../state';
import type { EffectText } from '../../../vocabulary';
import { defaultLine, type HalfLine } from '../../cards/lines/cardLines';
import { withOffers } from '../../cards/cardOffers';
import { offersInEffect } from '../../cards/offersInEffect';
import type { NewModifier } from '../targets';

/** The parts of a requested attack that cards can change. */
interface EnteredAttack {
  readonly base: number | null;
  readonly ranged: boolean | null;
  readonly range: number | null;
  readonly pierce?: number | undefined;
  readonly effects?: readonly EffectText[] | undefined;
  readonly modifiers?: readonly NewModifier[] | undefined;
  readonly advantage?: number | undefined;
}

/** The entered attack in the form of an ability; null if it has no value. */
export function enteredLine({
  base,
  ranged,
  range,
}: Pick<EnteredAttack, 'base' | 'ranged' | 'range'>): HalfLine | null {
  const line = defaultLine('top');
  if (line.action?.kind !== 'attack' || base === null) return null;
  const isRanged = ranged ?? (range ?? 1) > 1;
  return { ...line, action: { ...line.action, value: base, range, ranged: isRanged } };
}

/**
 * Adds the unconditional bonuses that active cards of the character and its allies give to every
 * attack: numbers, effects, range and advantage. Attacks of card abilities get these bonuses
 * elsewhere.
 *
 * @rule TURN-3
 */
export function withCardsOnTable<A extends EnteredAttack & { readonly line: LineRef | null }>(
  scenario: Scenario,
  content: Content,
  attacker: Figure,
  asked: A,
): A {
  const line = attacker.kind === 'character' && asked.line === null ? enteredLine(asked) : null;
  if (attacker.kind !== 'character' || line === null) return asked;
  const named = (asked.modifiers ?? []).map(({ source }) => source);
  const offers = offersInEffect(scenario, content, attacker, line).filter(
    ({ source }) => source?.isSure === true && !named.includes(source.name),
  );
  if (offers.length === 0) return asked;
  const taken = offers.map((_, offer) => ({ offer }));
  const { action, modifiers } = withOffers({ ...line, offers }, taken);
  if (action?.kind !== 'attack') return asked;
  const { pierce, effects, range, hasAdvantage } = action;
  return {
    ...asked,
    range,
    modifiers: [...(asked.modifiers ?? []), ...modifiers],
    pierce: (asked.pierce ?? 0) + pierce,
    effects: [...(asked.effects ?? []), ...effects.map(effectText)],
    advantage: (asked.advantage ?? 0) + (hasAdvantage ? 1 : 0),
  };
}
