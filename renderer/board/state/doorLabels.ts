/** Computes the labels of closed doors, in the list beside the map and on the map. */
import type { MapDoor } from '../drawing/drawing';

type Labelled = Pick<MapDoor, 'label'>;

/**
 * The label of each door from the scenario book. Doors that share a label are numbered within it.
 * Doors without one get the numbers that the book does not use.
 */
export function doorLabels(
  closed: readonly Labelled[],
  all: readonly Labelled[],
): readonly string[] {
  const inBook = new Set(all.map(({ label }) => label));
  let number = 0;
  return closed.map(({ label }, index) => {
    if (label === undefined) {
      do number += 1;
      while (inBook.has(String(number)));
      return String(number);
    }
    const sharing = closed.filter((each) => each.label === label);
    if (sharing.length === 1) return label;
    const before = closed.slice(0, index).filter((each) => each.label === label);
    return `${label}·${before.length + 1}`;
  });
}
