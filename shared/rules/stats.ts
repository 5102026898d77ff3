import type { Content } from '../content/content';
import { monsterStats } from '../content/stats';
import type { StatBlock } from '../content/types';
import type { Figure, Monster, Scenario } from '../state';
import { sleeveOf } from './placement';
import { overridden, overridesOf } from './statOverrides';
import { traitsOf, type PrintedTraits } from './traits';

/** The stat card of a monster at the level of its sleeve; null where none is printed. */
export function statsOf(
  scenario: Scenario,
  content: Content,
  monster: Pick<Monster, 'type' | 'rank' | 'levelBonus'>,
): StatBlock | null {
  const type = content.monster(monster.type);
  if (!type) return null;
  const level = sleeveOf(scenario, monster.type)?.level ?? scenario.monsterLevel;
  const stats = monsterStats(type, Math.min(7, level + (monster.levelBonus ?? 0)), monster.rank);
  return stats && overridden(stats, overridesOf(scenario, content, monster.type));
}

/** What the stat card of a figure says it is immune to. @rule CONDITION-2 */
export function immunitiesOf(
  scenario: Scenario,
  content: Content,
  figure: Figure,
): readonly string[] {
  if (figure.kind !== 'monster') return [];
  return statsOf(scenario, content, figure)?.immunities ?? [];
}

/** What is printed on a figure and matters when it is attacked. */
export function printedTraits(scenario: Scenario, content: Content, figure: Figure): PrintedTraits {
  return traitsOf(figure, figure.kind === 'monster' ? statsOf(scenario, content, figure) : null);
}
