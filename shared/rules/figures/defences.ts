/** The shield and retaliate a figure has in all. */
import type { Content } from '../../content/content';
import { printedTraits } from './stats';
import { retaliatesOf, shieldsOf } from './traits';
import type { Figure, Scenario } from '../../state';

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
