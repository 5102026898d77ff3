/** Puts the conditions, the shield and the retaliate of a figure into words. */
import type { Content } from '#shared/content/content';
import { traitsOfCondition } from '#shared/rules/figures/conditions/conditionTraits';
import { defencesOf, type Defences } from '#shared/rules/figures/defences';
import type { ActiveCondition, Figure, Scenario } from '#shared/state';
import { conditionName } from '../../words/sentences/names/names';
import { tableText as text } from '../../words/sentences/play';

/** True for a condition that helps the figure, such as Strengthen. */
export function isHelp(condition: ActiveCondition): boolean {
  return traitsOfCondition(condition).good === true;
}

/** True for a monster that sleeps by a rule of the scenario. */
export function isAsleep(figure: Figure): boolean {
  return figure.kind === 'monster' && figure.asleep === true;
}

/** The marks of a figure in words: 'Shield 1; Poison'. Empty if there are none. */
export function marksOf(figure: Figure, { shield, retaliate }: Defences): string {
  return [
    ...(isAsleep(figure) ? [text.asleep] : []),
    ...(shield > 0 ? [`${text.shield} ${shield}`] : []),
    ...(retaliate > 0 ? [`${text.retaliate} ${retaliate}`] : []),
    ...figure.conditions.map((condition) =>
      text.conditionLasts(
        conditionName(condition.name),
        condition.turnEnds,
        condition.traits?.ends,
      ),
    ),
  ].join('; ');
}

/**
 * The figure's shield and retaliate, each 0 if it equals the printed value, which is on the sleeve.
 */
export function defencesBeyond(
  printed: Defences,
  figure: Figure,
  scenario: Scenario,
  content: Content,
): Defences {
  const { shield, retaliate } = defencesOf(figure, scenario, content);
  return {
    shield: shield === printed.shield ? 0 : shield,
    retaliate: retaliate === printed.retaliate ? 0 : retaliate,
  };
}
