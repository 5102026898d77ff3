/**
 * The special rules of a scenario by trigger, in printed order. Damage by the scenario book counts
 * as a rule.
 */
import type {
  BookCondition,
  RuleFigures,
  ScenarioContent,
  ScenarioRule,
} from '../../../content/types';

/** A rule with its index in the scenario. */
export interface BookRule {
  readonly of: 'rules' | 'damage';
  readonly at: number;
  readonly rule: ScenarioRule;
}

const BY_TRIGGER = new WeakMap<
  ScenarioContent,
  ReadonlyMap<ScenarioRule['at'], readonly BookRule[]>
>();

/** The scenario's rules with this trigger. */
export function rulesWith(
  printed: ScenarioContent,
  trigger: ScenarioRule['at'],
): readonly BookRule[] {
  if (!printed.rules && !printed.damage) return [];
  let known = BY_TRIGGER.get(printed);
  if (!known) {
    const byTrigger = new Map<ScenarioRule['at'], readonly BookRule[]>();
    for (const each of allRules(printed)) {
      const trigger = each.rule.at;
      byTrigger.set(trigger, [...(byTrigger.get(trigger) ?? []), each]);
    }
    known = byTrigger;
    BY_TRIGGER.set(printed, known);
  }
  return known.get(trigger) ?? [];
}

/** All rules of a scenario in printed order. */
export function allRules(printed: ScenarioContent): readonly BookRule[] {
  return [
    ...(printed.rules ?? []).map((rule, index): BookRule => ({ of: 'rules', at: index, rule })),
    ...(printed.damage ?? []).map((each, index): BookRule => ({
      of: 'damage',
      at: index,
      rule: damageAsRule(each),
    })),
  ];
}

type BookDamage = NonNullable<ScenarioContent['damage']>[number];

const AT = { start: 'roundStart', end: 'roundEnd', turnEnd: 'turnEnd' } as const;

function damageAsRule(damage: BookDamage): ScenarioRule {
  const { amount, rounds, timing, whileObjectivePresent: objective } = damage;
  const when: readonly BookCondition[] = [
    ...(objective === undefined ? [] : [{ state: 'present' as const, objective }]),
    ...(damage.when ?? []),
  ];
  const to = suffererOf(damage);
  const isOwn = timing === 'turnEnd';
  return {
    at: AT[timing],
    rounds,
    ...(when.length > 0 && { when }),
    ...(isOwn && { of: to }),
    does: [{ type: 'damage', amount, ...(!isOwn && { to }) }],
  };
}

function suffererOf({ to, monster, objective }: BookDamage): RuleFigures {
  if (monster !== undefined) return { monsters: [monster] };
  if (objective !== undefined) return { objective };
  return { side: to === 'charactersAndSummons' ? to : 'everyone' };
}
