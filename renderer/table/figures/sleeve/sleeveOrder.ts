import { id, type BlockId } from '#shared/ids';
import { monstersOfType } from '#shared/rules/figures/standees';
import type { Scenario, Sleeve } from '#shared/state';

/** The sleeves in turn order. Sleeves without standees are last. */
export function sleevesInOrder(scenario: Scenario): readonly Sleeve[] {
  const { phase, sleeves } = scenario;
  const order = phase.name === 'turns' ? phase.order : [];
  const places = new Map(order.map(({ id: block }, index) => [block, index]));
  // Computed once per sleeve instead of once per comparison, because every step sorts the sleeves.
  const keys = new Map(
    sleeves.map((sleeve) => {
      const isEmpty = monstersOfType(scenario, sleeve.type).length === 0;
      const index = places.get(id<BlockId>(sleeve.type)) ?? order.length;
      return [sleeve, Number(isEmpty) * (order.length + 1) + index];
    }),
  );
  const keyOf = (sleeve: Sleeve) => keys.get(sleeve) ?? 0;
  return sleeves.toSorted((a, b) => keyOf(a) - keyOf(b));
}
