/** The order in which sleeves lie on the table. */
import { id, type BlockId } from '#shared/ids';
import { monstersOfType } from '#shared/rules/table/standees';
import type { Scenario, Sleeve } from '#shared/state';

/** In the order they act; the empty ones wait at the end. */
export function sleevesInOrder(scenario: Scenario): readonly Sleeve[] {
  const { phase, sleeves } = scenario;
  const order = phase.name === 'turns' ? phase.order : [];
  const placeOf = ({ type }: Sleeve): number => {
    const at = order.findIndex((block) => block.id === id<BlockId>(type));
    return at < 0 ? order.length : at;
  };
  const isEmpty = ({ type }: Sleeve) => Number(monstersOfType(scenario, type).length === 0);
  return sleeves.toSorted((a, b) => isEmpty(a) - isEmpty(b) || placeOf(a) - placeOf(b));
}
