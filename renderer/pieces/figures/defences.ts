import type { Content } from '#shared/content/content';
import { statsOf } from '#shared/rules/table/stats';
import { retaliatesOf, shieldsOf, traitsOf, type PrintedTraits } from '#shared/rules/table/traits';
import type { Figure, Scenario } from '#shared/state';

export interface Defences {
  readonly shield: number;
  readonly retaliate: number;
}

/** What is printed on a figure and matters when it is attacked. */
export function printedTraits(figure: Figure, scenario: Scenario, content: Content): PrintedTraits {
  return traitsOf(figure, figure.kind === 'monster' ? statsOf(scenario, content, figure) : null);
}

/** Shield and retaliate in force on a figure, everything added up. */
export function defencesOf(figure: Figure, scenario: Scenario, content: Content): Defences {
  const traits = printedTraits(figure, scenario, content);
  const sum = (parts: readonly { readonly value: number }[]) =>
    parts.reduce((total, { value }) => total + value, 0);
  return { shield: sum(shieldsOf(figure, traits)), retaliate: sum(retaliatesOf(figure, traits)) };
}
