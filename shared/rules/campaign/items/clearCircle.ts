/** Clears use circles of items after a correction of the attack. */
import type { ItemEffect } from '../../../content/types';
import type { AttackTarget, Scenario } from '../../../state';
import { isBeforeDraw } from '../../attack/draw/draw';
import { targetView } from '../../attack/targetView';
import { withAim } from '../../attack/targets';
import { protectedTarget, type ItemContext } from './itemContext';

/** The attack without the item's defence, if it does no damage even then; otherwise null. */
export function takeBack(context: ItemContext): Scenario | null {
  const { scenario, content, item } = context;
  const { attack } = scenario;
  const [first] = item.effects ?? [];
  const aim = first && protectedTarget(context, first);
  if (!attack || !aim?.items?.includes(item.id)) return null;
  const items = aim.items.filter((each) => each !== item.id);
  const bare = (item.effects ?? []).reduce<AttackTarget>(withoutDefence, { ...aim, items });
  const view = isBeforeDraw(bare) ? null : targetView(scenario, content, attack, bare);
  const isIdle = (view?.numbers.damage ?? 0) <= 0;
  return isIdle ? withAim(scenario, attack, bare) : null;
}

function withoutDefence(aim: AttackTarget, { type, value }: ItemEffect): AttackTarget {
  switch (type) {
    case 'shield':
      return { ...aim, extraShield: Math.max(0, aim.extraShield - Number(value)) };
    case 'retaliate':
      return { ...aim, extraRetaliate: Math.max(0, (aim.extraRetaliate ?? 0) - Number(value)) };
    default:
      return aim;
  }
}
