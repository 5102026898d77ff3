/** Splits gold among the whole party. */
import type { CharacterId } from '../../../ids';
import type { Campaign, CharacterSheet } from '../../../state';
import { eventCharacters } from './outcomes';

export interface GoldShare {
  readonly character: CharacterId;
  /** Gold gained; negative = paid. */
  readonly gold: number;
}

/** Gold of all characters that an event affects. */
export function goldTogether(campaign: Pick<Campaign, 'characters' | 'party'>): number {
  return eventCharacters(campaign).reduce((sum, { gold }) => sum + gold, 0);
}

/**
 * Equal shares as far as every character can pay. The first characters get the remainder.
 *
 * @rule EVENT-4 EVENT-6 EVENT-7
 */
export function equalShares(
  characters: readonly Pick<CharacterSheet, 'id' | 'gold'>[],
  amount: number,
): readonly GoldShare[] {
  const shares = characters.map(({ id }) => ({ character: id, gold: 0 }));
  const step = Math.sign(amount);
  for (let left = Math.abs(amount); left > 0;) {
    const able = shares.filter(
      (share, index) => step > 0 || (characters[index]?.gold ?? 0) + share.gold > 0,
    );
    if (able.length === 0) return shares;
    const each = Math.max(1, Math.floor(left / able.length));
    for (const [index, share] of shares.entries()) {
      if (left === 0 || !able.includes(share)) continue;
      const has = (characters[index]?.gold ?? 0) + share.gold;
      const part = Math.min(each, left, step > 0 ? left : has);
      share.gold += step * part;
      left -= part;
    }
  }
  return shares;
}
