/** What an event before the scenario brings at its start. */
import type { Random } from '../../random';
import { andThen, unchanged, type Outcome } from '../../result';
import type { Scenario, StartEffect } from '../../state';
import { addCards } from '../decks/modifierDeck';
import { addCondition } from '../table/conditions';
import { sufferDamage } from '../table/damage';
import { charactersOf, withFigure } from '../table/figures';

const GOOD: readonly string[] = ['bless', 'strengthen', 'invisible'];

/**
 * `spared` are the characters (by their sheets) that ignore what is bad for them.
 *
 * @rule EVENT-5 PERK-2
 */
export function eventsAtStart(
  scenario: Scenario,
  effects: readonly StartEffect[],
  spared: ReadonlySet<string>,
  random: Random,
): Outcome<Scenario> {
  return effects.reduce<Outcome<Scenario>>(
    (outcome, effect) => andThen(outcome, (next) => eventAtStart(next, effect, spared, random)),
    unchanged(scenario),
  );
}

function eventAtStart(
  scenario: Scenario,
  effect: StartEffect,
  spared: ReadonlySet<string>,
  random: Random,
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
  const isGood = GOOD.includes(effect.type === 'cards' ? effect.card : nameOf(effect));
  const sheets = charactersOf(scenario).map(({ sheet }) => sheet);
  return sheets
    .filter((sheet) => isGood || !spared.has(sheet))
    .filter((sheet) => effect.type !== 'cards' || (effect.character ?? sheet) === sheet)
    .reduce<Outcome<Scenario>>(
      (outcome, sheet) => andThen(outcome, (next) => forOne(next, sheet, effect, random)),
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
  random: Random,
): Outcome<Scenario> {
  const character = charactersOf(scenario).find((each) => each.sheet === sheet);
  if (!character) return unchanged(scenario);
  if (effect.type === 'cards') {
    return addCards(scenario, character.sheet, effect.card, effect.count, random);
  }
  const changed =
    effect.type === 'condition'
      ? addCondition(character, effect.condition, false)
      : sufferDamage(character, effect.value, 'direct');
  return { next: withFigure(scenario, changed.next), events: changed.events };
}
