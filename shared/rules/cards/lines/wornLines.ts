/** Applies worn items to the abilities of cards. */
import type { Content } from '../../../content/content';
import type { ItemEffect } from '../../../content/types';
import type { Character } from '../../../state';
import { wornEffects } from '../../figures/wornItems';
import type { HalfLine } from './cardLines';

const DEFAULT_OF = { top: 'defaultTop', bottom: 'defaultBottom' } as const;

/**
 * Adds the bonuses of worn items to an ability: to the default attack and move, and to the reach of
 * a melee attack on one target.
 *
 * @rule ITEM-5 TURN-3
 */
export function withWornItems(content: Content, character: Character, line: HalfLine): HalfLine {
  return wornEffects(content, character).reduce<HalfLine>(
    (now, { effect }) => changedBy(now, effect),
    line,
  );
}

function changedBy(line: HalfLine, { type, when, value }: ItemEffect): HalfLine {
  const { ref, action, printed } = line;
  if (!action || typeof value !== 'number') return line;
  if (ref.card === 'default' && when === DEFAULT_OF[ref.half] && action.kind === type)
    return {
      ...line,
      printed: { ...printed, value },
      action: { ...action, value } as typeof action,
    };
  if (type !== 'meleeReach' || action.kind !== 'attack') return line;
  const isOnOne = !action.ranged && action.targets === 1 && action.area === null;
  return isOnOne
    ? { ...line, action: { ...action, range: Math.max(value, action.range ?? 1) } }
    : line;
}
