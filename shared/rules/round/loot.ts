import { sameHex } from '../../map/hexes';
import type { TokenId } from '../../ids';
import type { Outcome } from '../../result';
import type { Character, Token } from '../../state';
import type { RuleId } from '../../rulebook';

/** What a character picks up, and what is left lying. */
export interface Looting {
  readonly character: Character;
  readonly tokens: readonly Token[];
}

/**
 * A character picks up the tokens with these ids: money into its purse, treasures noted.
 *
 * @rule LOOT-1
 */
export function loot(
  { character, tokens }: Looting,
  taken: readonly TokenId[],
  rule: RuleId = 'LOOT-1',
): Outcome<Looting> {
  const picked = tokens.filter((token) => taken.includes(token.id));
  if (picked.length === 0) return { next: { character, tokens }, events: [] };
  const money = picked.reduce((sum, token) => sum + (token.kind === 'money' ? token.amount : 0), 0);
  const treasures = picked.flatMap((token) => (token.kind === 'treasure' ? [token.treasure] : []));
  return {
    next: {
      character: {
        ...character,
        money: character.money + money,
        treasures: [...character.treasures, ...treasures],
      },
      tokens: tokens.filter((token) => !taken.includes(token.id)),
    },
    events: [{ type: 'looted', figure: character.id, money, treasures, rule }],
  };
}

/**
 * At the end of its turn a character loots its own hex, where both places are known.
 *
 * @rule LOOT-2
 */
export function lootOwnHex(looting: Looting): Outcome<Looting> {
  const { at } = looting.character;
  if (at === null) return { next: looting, events: [] };
  const here = looting.tokens.filter((token) => token.at !== null && sameHex(token.at, at));
  return loot(
    looting,
    here.map((token) => token.id),
    'LOOT-2',
  );
}
