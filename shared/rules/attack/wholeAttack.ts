/** Resolves an attack target by target, for real or as a preview. */
import type { Content } from '../../content/content';
import type { FigureId } from '../../ids';
import { andThen, unchanged, type Outcome } from '../../result';
import type { Attack, AttackTarget, Figure, Negation, Scenario } from '../../state';
import type { RuleId } from '../../rulebook';
import { ruleOfCondition } from '../../content/printedConditions';
import { canAttack, hindranceOf } from '../figures/conditions/conditions';
import {
  hasActedBy,
  runningTurn,
  withAttackOn,
  withDamageOf,
  withLine,
} from '../order/playedLines';
import {
  attackTarget,
  attackerIn,
  figureInPlay,
  type Surroundings,
  type TargetResult,
} from './attackOnTarget';
import { legalPushes, withoutPushEffects, type ChosenPush } from './pushes';

/** The players' decisions when they apply an attack. */
export interface AttackDecisions {
  /** Cards an attacking character loses to negate retaliate. */
  readonly negateRetaliate?: Negation | null | undefined;
  /** Resolve only these of the decided targets; if missing, all of them. */
  readonly only?: readonly FigureId[] | undefined;
  /** Paths of pushes that Standee carries out. */
  readonly pushes?: readonly ChosenPush[] | undefined;
}

/** The inputs for applying an attack. */
export interface Applying extends Surroundings {
  readonly only?: readonly FigureId[] | undefined;
}

/** The result of an attack, as a whole and for each resolved target. */
interface CarriedOut extends Outcome<Scenario> {
  readonly results: readonly TargetResult[];
}

/** True if a target can be resolved: its cards are drawn, or its number is overridden. */
export function isDecided({ drawn, overrides }: AttackTarget): boolean {
  return (
    drawn !== null ||
    overrides.damage !== null ||
    overrides.reduced !== null ||
    overrides.afterCards !== null
  );
}

/**
 * Resolves the decided targets in order. Other targets stay in the attack, so that no card
 * is drawn before the previous target is resolved. An attacker removed by retaliate makes no
 * further attacks. Targets that left play in the meantime are skipped.
 *
 * @rule ATTACK-5 DEATH-1 EXHAUST-1 RETALIATE-7 SUMMON-9
 */
export function carryOut(scenario: Scenario, attack: Attack, applying: Applying): CarriedOut {
  let outcome: Outcome<Scenario> = unchanged(scenario);
  const results: TargetResult[] = [];
  let left = withoutPushEffects(attack, applying.pushes);
  const { only } = applying;
  for (let aim = nextAim(left, only); aim !== undefined; aim = nextAim(left, only)) {
    const attacker = attackerIn(outcome.next, left.attacker);
    if (!attacker || !canAttack(attacker)) break;
    const target = figureInPlay(outcome.next, aim.figure);
    if (target) {
      const { line } = left;
      const noted = line ? withAttackOn(outcome.next, line, target.id) : outcome.next;
      const done = attackTarget(noted, { attack: left, aim, attacker, target }, applying);
      outcome = andThen(outcome, () =>
        line ? { ...done, next: withDamageOf(noted, done.next, line) } : done,
      );
      results.push(done.result);
    }
    left = withoutTarget(left, aim);
  }
  return { ...andThen(outcome, (next) => continueAttack(next, left)), results };
}

/** The order in which curses and blesses are shuffled in does not affect the preview. */
const NO_CHANCE = () => 0;

/** The results that applying an attack would have for each of its targets. */
export function previewAttack(
  scenario: Scenario,
  content: Content,
  attack: Attack,
  { negateRetaliate = null, only, pushes: chosen }: AttackDecisions = {},
): readonly TargetResult[] {
  const pushes = legalPushes(scenario, content, attack, chosen);
  const applying = { content, random: NO_CHANCE, negateRetaliate, only };
  return carryOut(scenario, attack, { ...applying, pushes: pushes.ok ? pushes.value : [] }).results;
}

function nextAim({ targets }: Attack, only: Applying['only']): AttackTarget | undefined {
  return targets.find((aim) => isDecided(aim) && (only?.includes(aim.figure) ?? true));
}

function withoutTarget(attack: Attack, aim: AttackTarget): Attack {
  return {
    ...attack,
    targets: attack.targets.filter((each) => each !== aim),
    attacked: [...attack.attacked, aim.figure],
  };
}

/** Continues the attack as long as targets are left and the attacker can attack. */
function continueAttack(scenario: Scenario, attack: Attack): Outcome<Scenario> {
  const targets = attack.targets.filter((aim) => figureInPlay(scenario, aim.figure));
  if (targets.length === 0) return unchanged(withoutAttack(scenario, attack));
  const attacker = attackerIn(scenario, attack.attacker);
  if (attacker && canAttack(attacker)) {
    return unchanged({ ...scenario, attack: { ...attack, targets } });
  }
  return {
    next: withoutAttack(scenario, attack),
    events: [
      {
        type: 'attackStopped',
        attacker: attack.attacker,
        notAttacked: targets.map((aim) => aim.figure),
        rule: ruleOfStop(attacker),
      },
    ],
  };
}

/** Ends the attack, and its ability unless other figures still attack with that ability. */
function withoutAttack(scenario: Scenario, { line, attacker }: Attack): Scenario {
  const lastAttacks = scenario.lastAttacks.filter(({ id }) => id !== attacker);
  const calm = { ...scenario, attack: null, lastAttacks };
  const isPart = line && hasActedBy(runningTurn(scenario), line, attacker);
  return line && !isPart ? withLine(calm, line, 'done') : calm;
}

function ruleOfStop(attacker: Figure | null): RuleId {
  if (!attacker) return 'RETALIATE-7';
  const condition = hindranceOf(attacker, 'attack');
  return condition ? ruleOfCondition(condition) : 'ATTACK-5';
}
