import type { Content } from '../../content/content';
import type { TokenId } from '../../ids';
import { hexNumber } from '../../map/hexes';
import type { LineAction } from '../../rules/cards/lines/lineActionShape';
import { linesOfHalf, turnOf } from '../../rules/order/playedLines';
import { haulsOf } from '../../rules/round/lootInReach';
import type { Figure, LineRef, Scenario } from '../../state';

type Loot = Pick<Extract<LineAction, { readonly kind: 'loot' }>, 'value' | 'max' | 'isOnPath'>;

/**
 * Tokens that a loot ability takes on the board, treasures first if there are too many. Null = no
 * board; players choose.
 *
 * @rule LOOT-1
 */
export function tokensToLoot(
  scenario: Scenario,
  content: Content,
  figure: Figure,
  { value, max = Infinity, isOnPath }: Loot,
  line: LineRef,
): { readonly tokens: readonly TokenId[] } | null {
  if (isOnPath && isPlaced(scenario, figure))
    return { tokens: tokensOnPath(scenario, figure, line) };
  const hauls = haulsOf(scenario, content, figure);
  const near = hauls.findLast(({ range }) => range !== null && range <= (value ?? 1));
  const isStack = hauls.some(({ range }) => range === null);
  if (!near && isStack && !isPlaced(scenario, figure)) return null;
  const found = near?.tokens ?? [];
  if (found.length <= max) return { tokens: found };
  const isTreasure = (token: TokenId) =>
    scenario.tokens.some(({ id, kind }) => id === token && kind === 'treasure');
  const treasuresFirst = [...found.filter(isTreasure), ...found.filter((id) => !isTreasure(id))];
  return { tokens: treasuresFirst.slice(0, max) };
}

function isPlaced({ board }: Scenario, { at }: Figure): boolean {
  return board?.inUse === true && at !== null;
}

/** Tokens on hexes that the moves of the same action entered. */
function tokensOnPath(
  { phase, tokens }: Scenario,
  { id }: Figure,
  line: LineRef,
): readonly TokenId[] {
  const ways = linesOfHalf(turnOf(phase, id), line).flatMap(({ way = [] }) => way.slice(1));
  const entered = new Set(ways.map(hexNumber));
  return tokens.flatMap(({ id: token, at }) =>
    at !== null && entered.has(hexNumber(at)) ? [token] : [],
  );
}
