/** Effects of events at the start of the next scenario. */
import type { Content } from '../../content/content';
import type { Random } from '../../random';
import { forEach, putBack, unchanged, type Outcome } from '../../result';
import type { Scenario, StartEffect } from '../../state';
import { addCards } from '../decks/modifierDeck';
import { printedTraits } from '../figures/stats/stats';
import { gainCondition } from '../figures/conditions/conditions';
import { sufferDamage } from '../figures/hitPoints/damage';
import { charactersOf, withFigure } from '../figures/figures';

/** Tools for starting a scenario. */
export interface StartTools {
  readonly content: Content;
  readonly random: Random;
}

/**
 * Applies the effects, also to characters that ignore negative scenario effects.
 *
 * @rule EVENT-5 PERK-2
 */
export function applyStartEffects(
  scenario: Scenario,
  effects: readonly StartEffect[],
  tools: StartTools,
): Outcome<Scenario> {
  return forEach(unchanged(scenario), effects, (next, effect) =>
    applyStartEffect(next, effect, tools),
  );
}

function applyStartEffect(
  scenario: Scenario,
  effect: StartEffect,
  tools: StartTools,
): Outcome<Scenario> {
  if (effect.type === 'discard') {
    const cost = { kind: 'discard', cards: effect.value } as const;
    return { next: scenario, events: [{ type: 'startCostSaid', cost, rule: 'EVENT-5' }] };
  }
  if (effect.type === 'consumeItem') {
    const { slot, count, together } = effect;
    const cost = { kind: 'consumeItem', slot, count, together } as const;
    return { next: scenario, events: [{ type: 'startCostSaid', cost, rule: 'EVENT-5' }] };
  }
  const affected = charactersOf(scenario)
    .map(({ sheet }) => sheet)
    .filter((sheet) => effect.type !== 'cards' || (effect.character ?? sheet) === sheet);
  return forEach(unchanged(scenario), affected, (next, sheet) =>
    applyToCharacter(next, sheet, effect, tools),
  );
}

type Immediate = Extract<StartEffect, { type: 'condition' | 'cards' | 'damage' }>;

function applyToCharacter(
  scenario: Scenario,
  sheet: string,
  effect: Immediate,
  tools: StartTools,
): Outcome<Scenario> {
  const character = charactersOf(scenario).find((each) => each.sheet === sheet);
  if (!character) return unchanged(scenario);
  if (effect.type === 'cards') {
    return addCards(scenario, character.sheet, effect.card, effect.count, tools.random);
  }
  const changed =
    effect.type === 'condition'
      ? gainCondition(
          ...([character, effect.condition, false] as const),
          ...([printedTraits(scenario, tools.content, character), tools.content] as const),
        )
      : sufferDamage(character, effect.value, 'direct');
  return putBack(changed, (next) => withFigure(scenario, next));
}
