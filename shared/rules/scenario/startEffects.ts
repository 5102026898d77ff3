/** Effects of events at the start of the next scenario. */
import type { Content } from '../../content/content';
import type { Random } from '../../random';
import { forEach, putBack, unchanged, type Outcome } from '../../result';
import type { Scenario, StartEffect } from '../../state';
import { addCards } from '../decks/modifierDeck';
import { printedTraits } from '../figures/stats';
import { gainCondition, isGoodGift } from '../figures/conditions';
import { sufferDamage } from '../figures/damage';
import { charactersOf, withFigure } from '../figures/figures';

/** Tools for starting a scenario. */
export interface StartTools {
  readonly content: Content;
  readonly random: Random;
}

/**
 * Applies the effects. `spared` are the sheet ids of characters that ignore negative ones.
 *
 * @rule EVENT-5 PERK-2
 */
export function applyStartEffects(
  scenario: Scenario,
  effects: readonly StartEffect[],
  spared: ReadonlySet<string>,
  tools: StartTools,
): Outcome<Scenario> {
  return forEach(unchanged(scenario), effects, (next, effect) =>
    applyStartEffect(next, effect, spared, tools),
  );
}

function applyStartEffect(
  scenario: Scenario,
  effect: StartEffect,
  spared: ReadonlySet<string>,
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
  const isPositive = isPositiveEffect(effect, tools.content);
  const affected = charactersOf(scenario)
    .map(({ sheet }) => sheet)
    .filter((sheet) => isPositive || !spared.has(sheet))
    .filter((sheet) => effect.type !== 'cards' || (effect.character ?? sheet) === sheet);
  return forEach(unchanged(scenario), affected, (next, sheet) =>
    applyToCharacter(next, sheet, effect, tools),
  );
}

type Immediate = Extract<StartEffect, { type: 'condition' | 'cards' | 'damage' }>;

function isPositiveEffect(effect: Immediate, content: Content): boolean {
  if (effect.type === 'damage') return false;
  if (effect.type === 'cards') return effect.card === 'bless';
  return isGoodGift(effect.condition, content);
}

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
