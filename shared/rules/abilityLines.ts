import type { Content } from '../content/content';
import type { AbilityAction } from '../content/types';
import type { FigureId } from '../ids';
import { andThen, unchanged, type Outcome } from '../result';
import type { Bonus, Monster, Scenario } from '../state';
import type { Element } from '../vocabulary';
import { currentCard } from './abilityDecks';
import { addBonus } from './bonuses';
import { hasCondition } from './conditions';
import { infuse } from './elements';
import { findFigure, withFigure } from './figures';
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
  if (monster?.kind !== 'monster' || hasCondition(monster, 'stun')) return unchanged(scenario);
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

/** The lines of this round's card, with those of the stat card where a boss has its specials. */
export function actionsOf(
  scenario: Scenario,
  content: Content,
  monster: Monster,
): readonly AbilityAction[] {
  const sleeve = sleeveOf(scenario, monster.type);
  const deck = scenario.abilityDecks.find((each) => each.deck === sleeve?.deck);
  const card = deck && currentCard(deck, content.abilityDeck(deck.deck));
  const stats = statsOf(scenario, content, monster);
  return (card?.actions ?? []).flatMap((line): readonly AbilityAction[] => {
    if (line.type !== 'special') return [line];
    return (line.number === 1 ? stats?.special1 : stats?.special2) ?? [];
  });
}

function bonusOf(line: AbilityAction): readonly Bonus[] {
  if (line.type !== 'shield' && line.type !== 'retaliate') return [];
  const isForItself = line.affects === undefined || line.affects.startsWith('self');
  if (!isForItself) return [];
  const range = line.type === 'retaliate' && typeof line.range === 'number' ? line.range : 1;
  const { type: kind, value } = line;
  return [{ kind, value, range, lasts: 'round', source: 'abilityCard' }];
}

function elementOf(line: AbilityAction): readonly Element[] {
  return line.type === 'infuse' ? [line.element] : [];
}
