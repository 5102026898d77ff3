/** The order in which sleeves lie on the table. */
import { id, type BlockId } from '#shared/ids';
import { monstersOfType } from '#shared/rules/figures/standees';
import type { Scenario, Sleeve } from '#shared/state';

/** In the order they act; the empty ones wait at the end. */
export function sleevesInOrder(scenario: Scenario): readonly Sleeve[] {
  const { phase, sleeves } = scenario;
  const order = phase.name === 'turns' ? phase.order : [];
  const places = new Map(order.map(({ id: block }, place) => [block, place]));
  // Once for each of them: a table of a hundred figures is sorted with every step.
  const keys = new Map(
    sleeves.map((sleeve) => {
      const isEmpty = monstersOfType(scenario, sleeve.type).length === 0;
      const place = places.get(id<BlockId>(sleeve.type)) ?? order.length;
      return [sleeve, Number(isEmpty) * (order.length + 1) + place];
    }),
  );
  const keyOf = (sleeve: Sleeve) => keys.get(sleeve) ?? 0;
  return sleeves.toSorted((a, b) => keyOf(a) - keyOf(b));
}
