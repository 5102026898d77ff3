/** The attack a monster makes as it dies. */
import type { Content } from '../../content/content';
import type { AbilityAction } from '../../content/types';
import type { GameEvent } from '../../events';
import type { Monster, Scenario } from '../../state';
import { abilityCardOf } from '../decks/abilityDecks';
import { hasActed } from '../decks/traitsOfRound';
import { findFigure } from '../table/figures';
import { sleeveOf, statsOf } from '../table/stats';
import { finalActions, type FinalAttack } from './actionNumbers';

/**
 * The attack a monster makes as it dies, by its card of this round; null where it has none. The card
 * is in effect from its turn on.
 *
 * @rule MONSTER-1 DEATH-1
 */
function lastAttack(scenario: Scenario, content: Content, monster: Monster): FinalAttack | null {
  const stats = statsOf(scenario, content, monster);
  const card = abilityCardOf(scenario, content, monster.type);
  if (!stats || !card || !hasActed(scenario, monster.id)) return null;
  const lines = card.actions.flatMap((line): readonly AbilityAction[] =>
    line.type === 'onDeath' ? line.actions : [],
  );
  const attacks = finalActions(stats, lines, {
    characters: scenario.players,
    consumed: sleeveOf(scenario, monster.type)?.consumed ?? [],
    conditions: [],
  });
  return attacks.find((line) => line.type === 'attack') ?? null;
}

/** Who attacks as it dies, for the players to carry out: it has left the table. @rule MONSTER-1 */
export function lastAttacks(
  before: Scenario,
  events: readonly GameEvent[],
  content: Content,
): readonly GameEvent[] {
  return events.flatMap((event): readonly GameEvent[] => {
    const figure = event.type === 'died' ? findFigure(before, event.figure) : undefined;
    if (figure?.kind !== 'monster') return [];
    const attack = lastAttack(before, content, figure);
    if (!attack || attack.value === null) return [];
    const isAround = attack.area?.some(({ role }) => role === 'self') === true;
    const { value } = attack;
    return [{ type: 'lastAttackSaid', figure: figure.id, value, isAround, rule: 'MONSTER-1' }];
  });
}
