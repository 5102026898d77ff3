import type { Content } from '#shared/content/content';
import { printedTraits } from '#shared/rules/table/stats';
import { retaliatesOf, shieldsOf } from '#shared/rules/table/traits';
import type { Figure, Scenario } from '#shared/state';

export interface Defences {
  readonly shield: number;
  readonly retaliate: number;
}

/** Shield and retaliate in force on a figure, everything added up. */
export function defencesOf(figure: Figure, scenario: Scenario, content: Content): Defences {
  const traits = printedTraits(scenario, content, figure);
  const sum = (parts: readonly { readonly value: number }[]) =>
    parts.reduce((total, { value }) => total + value, 0);
  return { shield: sum(shieldsOf(figure, traits)), retaliate: sum(retaliatesOf(figure, traits)) };
}
