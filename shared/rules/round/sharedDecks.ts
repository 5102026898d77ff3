/** Order of monster types that share an ability deck. */
import type { BlockId, MonsterTypeId } from '../../ids';
import type { Scenario } from '../../state';
import { blockOf } from '../order/initiative';

/** Puts types that share a deck in the order of their sleeves. Others stay. @rule INIT-6 */
export function inSleeveOrder(
  { sleeves }: Scenario,
  types: readonly MonsterTypeId[],
): readonly MonsterTypeId[] {
  const deckOf = (type: MonsterTypeId) => sleeves.find((sleeve) => sleeve.type === type)?.deck;
  const sorted = sleeves.map(({ type }) => type).filter((type) => types.includes(type));
  return types.map((type) => {
    const deck = deckOf(type);
    if (deck === undefined) return type;
    const index = types.filter((each) => deckOf(each) === deck).indexOf(type);
    return sorted.filter((each) => deckOf(each) === deck)[index] ?? type;
  });
}

/** Keeps an order of tied blocks for the rest of the scenario if they share a deck. @rule INIT-6 */
export function withSleeveOrder(scenario: Scenario, blocks: readonly BlockId[]): Scenario {
  const { sleeves } = scenario;
  const isOrdered = ({ type, deck }: Scenario['sleeves'][number]) =>
    blocks.includes(blockOf(type)) &&
    sleeves.some((other) => other.type !== type && other.deck === deck);
  const blockIndex = ({ type }: Scenario['sleeves'][number]) => blocks.indexOf(blockOf(type));
  const ordered = sleeves
    .filter(isOrdered)
    .toSorted((a, b) => blockIndex(a) - blockIndex(b))
    .values();
  return {
    ...scenario,
    sleeves: sleeves.map((sleeve) =>
      isOrdered(sleeve) ? (ordered.next().value ?? sleeve) : sleeve,
    ),
  };
}
