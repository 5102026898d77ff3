/** Validates the effects of special rules of a custom scenario. */
import type { Report } from '../reading/problem';
import type { RuleEffect, RuleFigures, ScenarioRule } from '../types';
import type { RuleChecks } from './ruleChecks';

/** Effects that last, which other rules look up. */
const STANDING = new Set<RuleEffect['type']>([
  'attackBonus',
  'advantage',
  'disadvantage',
  'shield',
  'cannotAct',
  'cannotSufferDamage',
  'unaffected',
  'cannotEnter',
  'goalOnlyByLootAction',
  'focusFirst',
]);

/** Moments that concern one figure, to which effects without `to` apply. */
const OF_A_FIGURE = new Set<ScenarioRule['at']>(['turnStart', 'turnEnd', 'death']);

/** Reports effects that name missing things, or that would never apply. */
export function effectProblems(
  { at, does }: ScenarioRule,
  rule: string,
  check: RuleChecks,
  report: Report,
): void {
  does.forEach((effect, i) => {
    const path = `${rule}.does[${i}]`;
    referenceProblems(effect, path, check);
    if (STANDING.has(effect.type)) {
      if (at !== 'always') report(`${path}.type`, { code: 'onlyAlways' });
      for (const part of placesIn(effect)) report(`${path}.${part}`, { code: 'onlyAtMoments' });
    }
    if (lacksFigure(effect) && !OF_A_FIGURE.has(at)) report(`${path}.to`, { code: 'missing' });
  });
}

function referenceProblems(effect: RuleEffect, path: string, check: RuleChecks): void {
  if ('to' in effect && effect.to) check.figures(`${path}.to`, effect.to);
  if ('figures' in effect) check.figures(`${path}.figures`, effect.figures);
  if ('monster' in effect) check.monster(`${path}.monster`, effect.monster);
  if ('objective' in effect) check.objective(`${path}.objective`, effect.objective);
  if ('per' in effect && effect.per) {
    check.objective(`${path}.per.objective`, effect.per.objective);
    check.objective(`${path}.per.saved`, effect.per.saved);
    check.monster(`${path}.per.monster`, effect.per.monster);
    check.monster(`${path}.per.killed`, effect.per.killed);
  }
}

/** Fields about the positions of figures. Lasting effects do not support them. */
function placesIn(effect: RuleEffect): readonly string[] {
  const parts = [
    ...('to' in effect && effect.to ? [['to', effect.to] as const] : []),
    ...('figures' in effect ? [['figures', effect.figures] as const] : []),
  ];
  return parts.flatMap(([part, { room, near }]: readonly [string, RuleFigures]) => [
    ...(room !== undefined && effect.type !== 'cannotEnter' ? [`${part}.room`] : []),
    ...(near ? [`${part}.near`] : []),
  ]);
}

function lacksFigure(effect: RuleEffect): boolean {
  const { type } = effect;
  return (type === 'damage' || type === 'heal' || type === 'condition') && !effect.to;
}
