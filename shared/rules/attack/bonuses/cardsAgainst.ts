/** Cards in effect that weaken attackers, or strengthen attacks on a figure. */
import type { Content } from '../../../content/content';
import type { Figure, Scenario } from '../../../state';
import { isForFigure, linesInEffect } from '../../figures/cardsInEffect';
import { findFigure } from '../../figures/figures';
import type { RequestedTarget } from '../targets';

/** True if a card gives disadvantage to the attacks of the figure. @rule TURN-3 */
export function isHinderedByCard(scenario: Scenario, content: Content, attacker: Figure): boolean {
  return linesInEffect(scenario, content).some(
    (each) => each.line.type === 'buff' && each.line.disadvantage && isForFigure(each, attacker),
  );
}

/** Adds the effects of cards to an attack on a target. @rule TURN-3 ATTACK-2 */
export function withAddedByTarget(
  scenario: Scenario,
  content: Content,
  asked: RequestedTarget,
  isRanged: boolean,
): RequestedTarget {
  const target = findFigure(scenario, asked.figure);
  const kind = isRanged ? 'ranged' : 'melee';
  const modifiers = linesInEffect(scenario, content).flatMap((each) => {
    const { type, attackersAdd: n, kind: only = kind } = each.line;
    const isMeant = target && type === 'defense' && only === kind && isForFigure(each, target);
    if (!isMeant || n === undefined) return [];
    const cards = content.classCards(each.owner.class);
    const source = cards.find(({ id }) => id === each.card)?.name ?? '';
    return [{ op: 'add' as const, n, source }];
  });
  if (modifiers.length === 0) return asked;
  return { ...asked, modifiers: [...(asked.modifiers ?? []), ...modifiers] };
}
