/** Printed attack values of monsters and summons, and of escorts in a scenario. */
import type { Content } from '../../content/content';
import type { Figure, LineRef, Monster, Scenario, Summon } from '../../state';
import type { Effect } from '../../vocabulary';
import { attackOnDeath, lastAttackOf } from '../monsters/lastAttack';
import type { FinalAction } from '../monsters/finalActions';
import { escortActions, summonActions } from '../monsters/actionsWithoutCard';
import { attackOfCard } from '../monsters/turnLines';

/** An attack as printed on a figure's cards. */
export interface AttackValues {
  readonly base: number;
  readonly ranged: boolean;
  /** In hexes; 1 for melee. */
  readonly range: number;
  readonly pierce: number;
  /** Effects such as conditions, from the ability and the stat card. */
  readonly effects: readonly Effect[];
  /** True if the stat card gives advantage. */
  readonly hasAdvantage: boolean;
}

/**
 * Attack values of a monster's ability and stat card, or of a summon. Null for characters, and if
 * the cards do not give a number: no attack on this round's card, or a number that depends on the
 * situation. Without a line, uses the card's next attack.
 *
 * @rule MONSTER-1 MONSTER-2 MONSTER-4 SUMMON-3
 */
export function attackValues(
  scenario: Scenario,
  content: Content,
  figure: Figure,
  line: LineRef | null = null,
): AttackValues | null {
  if (figure.kind === 'summon') return summonAttack(scenario, content, figure);
  if (figure.kind === 'monster') return monsterAttack(scenario, content, figure, line);
  return figure.kind === 'objective' ? ofActions(escortActions(scenario, content, figure)) : null;
}

function summonAttack(scenario: Scenario, content: Content, summon: Summon): AttackValues | null {
  if (scenario.lastAttacks.some(({ id }) => id === summon.id)) {
    const last = lastAttackOf(scenario, content, summon);
    return last?.value ? { ...last, base: last.value, hasAdvantage: false } : null;
  }
  return ofActions(summonActions(scenario, content, summon));
}

function ofActions(actions: readonly FinalAction[]): AttackValues | null {
  const attack = actions.find((action) => action.type === 'attack');
  if (attack?.type !== 'attack' || attack.value === null) return null;
  const { value: base, ranged, range, pierce, effects, advantage } = attack;
  return { base, ranged, range, pierce, effects, hasAdvantage: advantage };
}

function monsterAttack(
  scenario: Scenario,
  content: Content,
  monster: Monster,
  line: LineRef | null,
): AttackValues | null {
  const isLast = scenario.lastAttacks.some(({ id }) => id === monster.id);
  const attack = isLast
    ? attackOnDeath(scenario, content, monster)
    : attackOfCard(scenario, content, monster, line);
  if (!attack || attack.value === null) return null;
  return {
    base: attack.value,
    ranged: attack.ranged,
    range: attack.range,
    pierce: attack.pierce,
    effects: attack.effects,
    hasAdvantage: attack.advantage,
  };
}
