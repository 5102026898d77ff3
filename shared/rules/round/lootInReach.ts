/**
 * Sets of tokens that a character can loot with one tap: those within each range on the board, and
 * all money without a hex.
 */
import type { Content } from '../../content/content';
import type { TokenId } from '../../ids';
import { hexesWithin } from '../../map/range';
import { sameHex } from '../../map/hexes';
import { boardInPlay } from '../board/inPlay';
import type { Figure, Scenario, Token } from '../../state';

export interface Haul {
  /** Range around the character in hexes; null = all money without a hex. */
  readonly range: number | null;
  readonly tokens: readonly TokenId[];
}

/** Offered ranges of loot actions. For larger ranges, players tap single tokens. */
const RANGES = [1, 2, 3];

/** The possible hauls, nearest first. A larger range is listed only if it adds tokens. */
export function haulsOf(scenario: Scenario, content: Content, looter: Figure): readonly Haul[] {
  const unplaced = scenario.tokens.filter(({ at, kind }) => at === null && kind === 'money');
  const stack = unplaced.length > 0 ? [{ range: null, tokens: idsOf(unplaced) }] : [];
  const { at } = looter;
  const board = at === null ? null : boardInPlay(scenario, content);
  if (at === null || board === null) return stack;
  const hauls: Haul[] = [];
  for (const range of RANGES) {
    const hexes = hexesWithin(board, at, range);
    const tokens = scenario.tokens.filter((token) => {
      const place = token.at;
      return place !== null && hexes.some((hex) => sameHex(hex, place));
    });
    if (tokens.length > (hauls.at(-1)?.tokens.length ?? 0)) {
      hauls.push({ range, tokens: idsOf(tokens) });
    }
  }
  return [...hauls, ...stack];
}

function idsOf(tokens: readonly Token[]): readonly TokenId[] {
  return tokens.map(({ id }) => id);
}
