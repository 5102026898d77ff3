import type { Scenario } from '#shared/state';
import { countStandees, NO_STANDEES, columnWidths, type ColumnWidths } from './columnWidths';

/** The column widths of all sleeves on a table. Must be called while a component is initialised. */
export function tableColumnWidths(scenario: () => Scenario): () => ColumnWidths {
  let counts = NO_STANDEES;
  const widths = $derived.by(() => {
    counts = countStandees(counts, scenario().figures, scenario().round);
    return columnWidths(counts);
  });
  return () => widths;
}
