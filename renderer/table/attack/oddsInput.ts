import { pierceOf } from '#shared/content/notation/effects';
import type { OddsAttack } from '#shared/rules/attack/odds/odds';
import type { Attack } from '#shared/state';
import type { TargetView } from '#shared/rules/attack/targetView';

/** The values of an attack that its odds depend on. */
export function oddsInput(attack: Attack, view: TargetView): OddsAttack {
  const [, , , reduction] = view.numbers.steps;
  const shield = reduction.contributions
    .filter(({ kind }) => kind === 'shield')
    .reduce((sum, { n }) => sum - n, 0);
  return {
    value: view.numbers.modified,
    mode: view.mode,
    shield,
    pierce: attack.pierce + view.aim.extraPierce + pierceOf(attack.effects),
    hitPoints: view.figure.hitPoints,
    effects: attack.effects,
  };
}
