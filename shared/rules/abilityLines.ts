import type { Content } from '../content/content';
import type { FigureId } from '../ids';
import { andThen, unchanged, type Outcome } from '../result';
import type { Bonus, Monster, Scenario } from '../state';
import type { Element } from '../vocabulary';
import { currentCard } from './abilityDecks';
import { addBonus } from './bonuses';
import { infuse } from './elements';
import { findFigure, withFigure } from './figures';
import { finalActions, type FinalAction } from './monsterTurn';
import { sleeveOf } from './placement';
import { statsOf } from './stats';

/**
 * What a monster does with its ability card by itself when its turn begins: shields and retaliates
 * for itself until the end of the round, and the elements it makes. A stunned monster does none of
 * it. Moves, attacks and everything with a choice are the players' to carry out.
 *
 * @rule MONSTER-3 STUN-1 ELEMENT-1
 */
export function performOwnLines(
  scenario: Scenario,
  content: Content,
  id: FigureId,
): Outcome<Scenario> {
  const monster = findFigure(scenario, id);
  if (monster?.kind !== 'monster') return unchanged(scenario);
  const lines = actionsOf(scenario, content, monster);
  const guarded = lines
    .flatMap(bonusOf)
    .reduce(
      (outcome, bonus) => andThen(outcome, (next) => addBonus(next, bonus)),
      unchanged(monster as ReturnType<typeof addBonus>['next']),
    );
  const shielded: Outcome<Scenario> =
    guarded.events.length === 0
      ? unchanged(scenario)
      : { next: withFigure(scenario, guarded.next), events: guarded.events };
  return lines.flatMap(elementOf).reduce(
    (outcome, element) =>
      andThen(outcome, (next) => {
        const made = infuse(next, element);
        return { next: { ...next, infusing: made.next.infusing }, events: made.events };
      }),
    shielded,
  );
}

/**
 * This round's ability card of a monster with its own numbers worked in: what the type has used up
 * counts, what its conditions keep it from is marked. Empty without a card.
 *
 * @rule MONSTER-1 ELEMENT-3
 */
export function actionsOf(
  scenario: Scenario,
  content: Content,
  monster: Monster,
): readonly FinalAction[] {
  const sleeve = sleeveOf(scenario, monster.type);
  const deck = scenario.abilityDecks.find((each) => each.deck === sleeve?.deck);
  const card = deck && currentCard(deck, content.abilityDeck(deck.deck));
  const stats = statsOf(scenario, content, monster);
  if (!card || !stats) return [];
  return finalActions(stats, card.actions, {
    characters: scenario.players,
    consumed: sleeve?.consumed ?? [],
    conditions: monster.conditions.map((condition) => condition.name),
  });
}

function bonusOf(line: FinalAction): readonly Bonus[] {
  if (line.type !== 'shield' && line.type !== 'retaliate') return [];
  const isForItself = (line.affects ?? 'self').startsWith('self');
  if (!isForItself || line.hinderedBy !== null) return [];
  const range = line.type === 'retaliate' ? Math.max(1, line.range ?? 1) : 1;
  const { type: kind, value } = line;
  return [{ kind, value, range, lasts: 'round', source: 'abilityCard' }];
}

function elementOf(line: FinalAction): readonly Element[] {
  return line.type === 'infuse' && line.hinderedBy === null ? [line.element] : [];
}
