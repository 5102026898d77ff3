import type { Content } from '../../../content/content';
import type { ObjectiveContent } from '../../../content/types';
import type { Figure, Scenario } from '../../../state';

/** The scenario's entry for an objective or escort; undefined if players added the figure. */
export function printedObjective(
  scenario: Scenario,
  content: Content,
  figure: Figure,
): ObjectiveContent | undefined {
  if (figure.kind !== 'objective') return undefined;
  const listed = content.scenario(scenario.scenario)?.objectives ?? [];
  return listed.find(({ index }) => index === figure.listed);
}

/** The scenario book's letter that distinguishes objectives with the same name; null = none. */
export function letterOfObjective(
  scenario: Scenario,
  content: Content,
  figure: Figure,
): string | null {
  const printed = printedObjective(scenario, content, figure);
  const listed = content.scenario(scenario.scenario)?.objectives ?? [];
  const letters = listed.filter(({ name }) => name === printed?.name).map(({ marker }) => marker);
  const areDistinct = letters.length > 1 && new Set(letters).size === letters.length;
  return areDistinct ? (printed?.marker ?? null) : null;
}

/** True if the scenario says that the figure's side does not attack the objective. @rule OBJECTIVE-1 */
export function isProtectedObjective(
  scenario: Scenario,
  content: Content,
  attacker: Figure,
  foe: Figure,
): boolean {
  const attackedBy = printedObjective(scenario, content, foe)?.attackedBy;
  if (attackedBy === undefined) return false;
  const isOfTheParty = attacker.kind !== 'monster' || attacker.side === 'allies';
  return attackedBy === 'nobody' || isOfTheParty;
}

/** False for objectives and escorts that cannot be healed. @rule OBJECTIVE-1 */
export function canBeHealed(scenario: Scenario, content: Content, figure: Figure): boolean {
  return printedObjective(scenario, content, figure)?.cannotBeHealed !== true;
}
