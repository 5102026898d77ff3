/** Effects of items on their owner during its own turn that leave no choice. */
import type { Content } from '../../../content/content';
import type { ItemContent, ItemEffect } from '../../../content/types';
import { forEach, putBack, unchanged, type Outcome } from '../../../result';
import type { Character, Scenario } from '../../../state';
import { CONDITIONS, ELEMENTS } from '../../../vocabulary';
import { addCondition } from '../../figures/conditions';
import { infuse } from '../../elements/elements';
import { findFigure, withFigure } from '../../figures/figures';
import { heal } from '../../figures/healing';

/** Effects with other fields, such as a range, are left to the players. */
const PLAIN: readonly string[] = ['type', 'value', 'when', 'affects', 'effects', 'element'];

/**
 * Applies heals, conditions and elements of an item to its owner, the active figure. Effects with a
 * choice and effects at other times change nothing.
 *
 * @rule ITEM-1 ITEM-6 HEAL-1 CONDITION-1 ELEMENT-1
 */
export function withItemInTurn(
  scenario: Scenario,
  content: Content,
  { id }: Character,
  { effects = [] }: Pick<ItemContent, 'effects'>,
): Outcome<Scenario> {
  const { phase } = scenario;
  if (phase.name !== 'turns' || phase.active !== id) return unchanged(scenario);
  const plain = effects.filter(
    (effect) => effect.when === 'myTurn' && Object.keys(effect).every((key) => PLAIN.includes(key)),
  );
  return forEach(unchanged(scenario), plain, (next, effect) => given(next, content, id, effect));
}

function given(
  scenario: Scenario,
  content: Content,
  id: Character['id'],
  { type, value, affects, effects = [], element }: ItemEffect,
): Outcome<Scenario> {
  const made = type === 'infuse' ? ELEMENTS.find((each) => each === element) : undefined;
  if (made) return putBack(infuse(scenario, made), (board) => ({ ...scenario, ...board }));
  const owner = findFigure(scenario, id);
  if (affects !== 'self' || !owner) return unchanged(scenario);
  const put = (changed: Outcome<typeof owner>): Outcome<Scenario> =>
    putBack(changed, (figure) => withFigure(scenario, figure));
  if (type === 'heal' && typeof value === 'number') return put(heal(owner, value));
  if (type !== 'condition') return unchanged(scenario);
  const gained = CONDITIONS.filter((condition) => effects.includes(condition));
  return put(
    forEach(unchanged(owner), gained, (figure, condition) =>
      addCondition(figure, condition, true, [], content),
    ),
  );
}
