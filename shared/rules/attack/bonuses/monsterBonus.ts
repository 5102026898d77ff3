/** Bonuses from a monster's card and from the scenario against one target. */
import type { Content } from '../../../content/content';
import type { Figure, LineRef, Monster, Scenario } from '../../../state';
import type { RequestedTarget } from '../targets';
import { figuresNear } from '../../board/nearby';
import { abilityCardOf } from '../../decks/abilityDecks';
import { areEnemies, findFigure, monstersOf } from '../../figures/figures';
import { bookAttackBonus } from '../../figures/stats/lastingRules';
import { actionsOf } from '../../monsters/abilityLines';
import { attackOfCard } from '../../monsters/turnLines';
import { hasActed } from '../../order/playedLines';

/** A bonus from a monster's card, with the card as its source. */
interface AttackBonus {
  readonly n: number;
  readonly source: string;
}

/**
 * The bonus for an ally adjacent to the target. Null if there is none or the board cannot tell.
 *
 * @rule MONSTER-1 RANGE-2
 */
function attackBonus(
  scenario: Scenario,
  content: Content,
  attacker: Monster,
  target: Figure,
  line: LineRef | null,
): AttackBonus | null {
  const attack = attackOfCard(scenario, content, attacker, line);
  const card = abilityCardOf(scenario, content, attacker.type);
  if (!attack?.bonus || !card) return null;
  const beside = figuresNear(
    scenario,
    content,
    target,
    1,
    (each) => each.id !== attacker.id && !areEnemies(attacker, each),
  );
  if (!beside || beside.count === 0) return null;
  const name = content.monster(attacker.type)?.name ?? attacker.type;
  return { n: Number(attack.bonus.value), source: `${name} ${String(card.id)}` };
}

/** Bonuses for this round from allies of its type that have started their turn. @rule MONSTER-3 */
function bonusesOfAllies(
  scenario: Scenario,
  content: Content,
  attacker: Monster,
): readonly AttackBonus[] {
  return monstersOf(scenario).flatMap((giver): readonly AttackBonus[] => {
    const isMeant = giver.id !== attacker.id && !areEnemies(giver, attacker);
    if (!isMeant || !hasActed(scenario, giver.id)) return [];
    const source = content.monster(giver.type)?.name ?? giver.type;
    return actionsOf(scenario, content, giver).flatMap((line) =>
      line.type === 'attackBonus' ? [{ n: Number(line.value), source }] : [],
    );
  });
}

function ofCards(
  scenario: Scenario,
  content: Content,
  attacker: Monster,
  { figure }: RequestedTarget,
  line: LineRef | null,
): readonly AttackBonus[] {
  const target = findFigure(scenario, figure);
  const own = target ? attackBonus(scenario, content, attacker, target, line) : null;
  return [...(own ? [own] : []), ...bonusesOfAllies(scenario, content, attacker)];
}

/** Adds the bonuses of cards and of the scenario to a requested target. @rule MONSTER-1 SPAWN-1 */
export function withCardBonus(
  scenario: Scenario,
  content: Content,
  attacker: Figure,
  asked: RequestedTarget,
  line: LineRef | null,
): RequestedTarget {
  const ofBook = bookAttackBonus(scenario, content, attacker);
  const bonuses = [
    ...(attacker.kind === 'monster' ? ofCards(scenario, content, attacker, asked, line) : []),
    ...(ofBook === 0 ? [] : [{ n: ofBook, source: 'scenario' }]),
  ];
  if (bonuses.length === 0) return asked;
  const modifiers = bonuses.map((bonus) => ({ op: 'add' as const, ...bonus }));
  return { ...asked, modifiers: [...(asked.modifiers ?? []), ...modifiers] };
}
