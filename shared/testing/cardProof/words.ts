/** Printed abilities that come later, change other abilities, or are left to the players. */
import type { CardLine } from '../../content/types';

const WORDS: readonly CardLine['type'][] = [
  ...(['trigger', 'buff', 'song', 'augment', 'limit', 'immunity', 'defense'] as const),
  ...(['redirectAttacks', 'redirectDamage', 'overheal', 'noDamage', 'flying'] as const),
  ...(['applyDisarmedTrap', 'convert', 'equipItems', 'exhaust'] as const),
  ...(['forceMove', 'gainMoney'] as const),
  ...(['redistributeDamage', 'removeFlying', 'shortRestAsLongRest'] as const),
  ...(['supplyCard', 'transferDoom', 'treatAsPlus0', 'woundDamage'] as const),
];

/** True if pressing the line changes nothing but elements and experience of its offers. */
export function isInWords(line: CardLine): boolean {
  const { type, of, owner, value, swapWith, actions = [] } = line;
  switch (type) {
    case 'destroyObstacle':
    case 'disarmTraps':
      return of !== undefined || value === 'all';
    case 'recoverLost':
      return owner !== undefined;
    case 'teleport':
      return swapWith === undefined;
    case 'command':
      return actions.some((action) => action.type === 'loot');
    default:
      return WORDS.includes(type);
  }
}
