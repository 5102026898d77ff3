/** Detects changes of a scenario that can change the focus of a monster or summon. */
import type { Content } from '#shared/content/content';
import { isInPlay } from '#shared/rules/figures/figures';
import { barredHexes, isFocusedFirst } from '#shared/rules/figures/stats/lastingRules';
import type { Figure, Scenario } from '#shared/state';

/** The monsters and summons on the board that still have a turn in this round. Escorts are left out. */
export function figuresToPlan({ figures, phase }: Scenario): readonly Figure[] {
  if (phase.name !== 'turns') return [];
  const open = new Set(
    phase.order
      .flatMap((block) => block.turns)
      .filter(({ state }) => state !== 'done')
      .map(({ figure }) => figure),
  );
  return figures.filter(
    (figure) =>
      (figure.kind === 'monster' || figure.kind === 'summon') &&
      isInPlay(figure) &&
      figure.at !== null &&
      open.has(figure.id),
  );
}

/**
 * The facts on which a focus usually depends, as a text; empty if there is no focus to find. Hit
 * points are left out, and causes that rarely change during a round, such as items.
 */
export function focusSignature(scenario: Scenario, content: Content): string {
  const { figures, phase, board, sleeves, abilityDecks } = scenario;
  const isInUse = figures.some(({ kind, at }) => kind === 'character' && at !== null);
  if (phase.name !== 'turns' || !board || !isInUse) return '';
  const inPlay = figures.filter(isInPlay);
  return JSON.stringify([
    phase.order.map(({ initiative, turns }) => [initiative, turns]),
    inPlay.map((figure) => [
      figure.id,
      figure.at,
      figure.conditions.map(({ name }) => name),
      figure.kind === 'monster' && figure.asleep,
    ]),
    figuresToPlan(scenario).map((actor) => [
      inPlay.filter((foe) => isFocusedFirst(scenario, content, actor, foe)).map(({ id }) => id),
      barredHexes(scenario, content, actor, () => true),
    ]),
    board,
    sleeves,
    abilityDecks.map(({ current }) => current),
  ]);
}
