/** What a monster's card adds against one target. */
import type { Content } from '../../content/content';
import type { Figure, LineRef, Scenario } from '../../state';
import type { AskedTarget } from '../attack/targets';
import { distanceInPlay, placedFigures } from '../board/figures';
import { abilityCardOf } from '../decks/abilityDecks';
import { areEnemies, findFigure } from '../table/figures';
import { attackOfCard } from './turnLines';

/** What the card of a monster adds against one target, with the card as its source. */
interface AttackBonus {
  readonly n: number;
  readonly source: string;
}

/**
 * The bonus of a monster whose ally stands beside the target, where the board knows; null where there
 * is none or nobody can tell.
 *
 * @rule MONSTER-1 RANGE-2
 */
function attackBonus(
  scenario: Scenario,
  content: Content,
  attacker: Figure,
  target: Figure,
  line: LineRef | null,
): AttackBonus | null {
  if (attacker.kind !== 'monster' || !scenario.board?.inUse || target.at === null) return null;
  const attack = attackOfCard(scenario, content, attacker, line);
  const card = abilityCardOf(scenario, content, attacker.type);
  if (!attack?.bonus || !card) return null;
  const hasAllyBeside = placedFigures(scenario).some(
    (ally) =>
      ally.id !== attacker.id &&
      ally.id !== target.id &&
      !areEnemies(attacker, ally) &&
      distanceInPlay(scenario, content, ally.id, target.id)?.range === 1,
  );
  if (!hasAllyBeside) return null;
  const name = content.monster(attacker.type)?.name ?? attacker.type;
  return { n: Number(attack.bonus.value), source: `${name} ${String(card.id)}` };
}

/** A target as it is asked for, with what the attacker's card adds against it. @rule MONSTER-1 */
export function withCardBonus(
  scenario: Scenario,
  content: Content,
  attacker: Figure,
  asked: AskedTarget,
  line: LineRef | null,
): AskedTarget {
  const target = findFigure(scenario, asked.figure);
  const bonus = target ? attackBonus(scenario, content, attacker, target, line) : null;
  if (!bonus) return asked;
  return { ...asked, modifiers: [...(asked.modifiers ?? []), { op: 'add', ...bonus }] };
}
