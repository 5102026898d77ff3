/** Printed abilities that come later, change other abilities, or are left to the players. */
import type { CardLine } from '../../content/types';

const WORDS: readonly CardLine['type'][] = [
  ...(['trigger', 'buff', 'song', 'augment', 'limit', 'immunity', 'defense'] as const),
  ...(['redirectAttacks', 'redirectDamage', 'overheal', 'noDamage', 'flying'] as const),
  ...(['applyDisarmedTrap', 'controlTurn', 'convert', 'equipItems', 'exhaust'] as const),
  ...(['extraTurn', 'forceMove', 'gainMoney', 'refreshItems'] as const),
  ...(['redistributeDamage', 'removeFlying', 'setHitPoints', 'shortRestAsLongRest'] as const),
  ...(['supplyCard', 'transferDoom', 'treatAsPlus0', 'woundDamage'] as const),
];

/** True if pressing the line changes nothing but elements and experience of its offers. */
export function isInWords(line: CardLine): boolean {
  const { type, of, max, owner, card, value, swapWith, actions = [] } = line;
  switch (type) {
    case 'loot':
      return of !== undefined || max !== undefined;
    case 'destroyObstacle':
    case 'disarmTraps':
      return of !== undefined || value === 'all';
    case 'recoverLost':
      return owner !== undefined;
    case 'giveCard':
      return card !== 'this';
    case 'teleport':
      return swapWith === undefined;
    case 'command':
      return actions.some((action) => action.type === 'loot');
    default:
      return WORDS.includes(type);
  }
}
