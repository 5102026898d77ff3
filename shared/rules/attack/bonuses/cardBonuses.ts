import type { Content } from '../../../content/content';
import type { Figure, Scenario } from '../../../state';
import { auraBonuses, withOwnBonus } from './auraBonuses';
import { withAutomaticBonuses, type AttackOfLine } from './automaticBonuses';
import { withCardBonus } from './monsterBonus';
import { attackValues } from '../printedAttack';
import type { RequestedTarget } from '../targets';

/**
 * Adds the bonuses of cards to a requested target. An entered attack value already includes the
 * bonuses of a monster's card.
 *
 * @rule MONSTER-1 MONSTER-3 TURN-3
 */
export function withBonuses(
  scenario: Scenario,
  content: Content,
  attacker: Figure,
  asked: RequestedTarget,
  attack: AttackOfLine,
): RequestedTarget {
  const { line, base } = attack;
  const printed = attackValues(scenario, content, attacker, line);
  const isPrinted = base === null || base === printed?.base || attacker.kind === 'character';
  const ofCard = isPrinted
    ? withOwnBonus(
        scenario,
        content,
        attacker,
        withCardBonus(scenario, content, attacker, asked, line),
      )
    : asked;
  const held = withAutomaticBonuses(scenario, content, attacker, ofCard, attack);
  const ofSummons = auraBonuses(scenario, content, attacker);
  return ofSummons.length === 0
    ? held
    : { ...held, modifiers: [...(held.modifiers ?? []), ...ofSummons] };
}
