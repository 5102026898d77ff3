/** What an event before the scenario brings at its start. */
import type { Content } from '../../content/content';
import type { Random } from '../../random';
import { andThen, unchanged, type Outcome } from '../../result';
import type { Scenario, StartEffect } from '../../state';
import { addCards } from '../decks/modifierDeck';
import { addCondition, isGood } from '../table/conditions';
import { sufferDamage } from '../table/damage';
import { charactersOf, withFigure } from '../table/figures';

/** What the start of a scenario takes from. */
export interface StartTools {
  readonly content: Content;
  readonly random: Random;
}

/**
 * `spared` are the characters (by their sheets) that ignore what is bad for them.
 *
 * @rule EVENT-5 PERK-2
 */
export function eventsAtStart(
  scenario: Scenario,
  effects: readonly StartEffect[],
  spared: ReadonlySet<string>,
  tools: StartTools,
): Outcome<Scenario> {
  return effects.reduce<Outcome<Scenario>>(
    (outcome, effect) => andThen(outcome, (next) => eventAtStart(next, effect, spared, tools)),
    unchanged(scenario),
  );
}

function eventAtStart(
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
  const name = effect.type === 'cards' ? effect.card : nameOf(effect);
  const isForGood = isGood(name, tools.content);
  const sheets = charactersOf(scenario).map(({ sheet }) => sheet);
  return sheets
    .filter((sheet) => isForGood || !spared.has(sheet))
    .filter((sheet) => effect.type !== 'cards' || (effect.character ?? sheet) === sheet)
    .reduce<Outcome<Scenario>>(
      (outcome, sheet) => andThen(outcome, (next) => forOne(next, sheet, effect, tools)),
      unchanged(scenario),
    );
}

type Immediate = Extract<StartEffect, { type: 'condition' | 'cards' | 'damage' }>;

function nameOf(effect: Immediate): string {
  return effect.type === 'condition' ? effect.condition : effect.type;
}

function forOne(
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
      ? addCondition(character, effect.condition, false, [], tools.content)
      : sufferDamage(character, effect.value, 'direct');
  return { next: withFigure(scenario, changed.next), events: changed.events };
}
