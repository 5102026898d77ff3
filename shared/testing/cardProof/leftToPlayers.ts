/**
 * Recognises printed abilities that take effect later, change other abilities, or are left to
 * players.
 */
import type { CardLine } from '../../content/types';

const WORDS: readonly CardLine['type'][] = [
  ...(['trigger', 'buff', 'song', 'augment', 'limit', 'immunity', 'defense'] as const),
  ...(['redirectAttacks', 'redirectDamage', 'overheal', 'noDamage', 'flying'] as const),
  ...(['applyDisarmedTrap', 'convert', 'equipItems'] as const),
  ...(['forceMove'] as const),
  ...(['redistributeDamage', 'removeFlying', 'shortRestAsLongRest'] as const),
  ...(['supplyCard', 'treatAsPlus0', 'woundDamage'] as const),
];

/** True if performing the line changes only elements and experience of its offers. */
export function isInWords(line: CardLine): boolean {
  const { type, owner } = line;
  return type === 'recoverLost' ? owner !== undefined : WORDS.includes(type);
}
