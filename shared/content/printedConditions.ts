/** The printed conditions, in the same format as conditions of packs. */
import type { RuleId } from '../rulebook';
import {
  isOwnCondition,
  type Condition,
  type DamageSource,
  type PrintedCondition,
} from '../vocabulary';
import type { ConditionTraits } from './types';

interface PrintedRow {
  readonly traits: ConditionTraits;
  /** The rule for its effect, and the rule that it stays until a heal. */
  readonly rule: RuleId;
  readonly untilHealed?: RuleId;
  /** The source of its damage, if it differs from other conditions. */
  readonly damageSource?: DamageSource;
}

const PRINTED: Readonly<Record<PrintedCondition, PrintedRow>> = {
  poison: {
    traits: { ends: 'healed', attacked: 1, cancelsHeal: true },
    rule: 'POISON-1',
    untilHealed: 'POISON-2',
  },
  wound: {
    traits: { ends: 'healed', atTurnStart: { damage: 1 } },
    rule: 'WOUND-1',
    untilHealed: 'WOUND-1',
    damageSource: 'wound',
  },
  immobilize: { traits: { ends: 'turnEnd', hinders: ['move'] }, rule: 'IMMOBILIZE-1' },
  disarm: { traits: { ends: 'turnEnd', hinders: ['attack'] }, rule: 'DISARM-1' },
  stun: { traits: { ends: 'turnEnd', hinders: ['act'] }, rule: 'STUN-1' },
  muddle: { traits: { ends: 'turnEnd', attacks: 'disadvantage' }, rule: 'MUDDLE-1' },
  invisible: { traits: { ends: 'turnEnd', good: true, untargetable: true }, rule: 'INVISIBLE-1' },
  strengthen: {
    traits: { ends: 'turnEnd', good: true, attacks: 'advantage' },
    rule: 'STRENGTHEN-1',
  },
};

/** The row of a printed condition; null for conditions of packs. */
export function printedCondition(name: string): PrintedRow | null {
  return name in PRINTED ? PRINTED[name as PrintedCondition] : null;
}

export function isCondition(name: string): name is Condition {
  return printedCondition(name) !== null || isOwnCondition(name);
}

/** The rule of a condition's effect. @rule OWN-7 */
export function ruleOfCondition(name: Condition): RuleId {
  return printedCondition(name)?.rule ?? 'OWN-7';
}
