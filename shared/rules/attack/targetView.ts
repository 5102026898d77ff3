/** The values that the attack panel shows for one target of an attack. */
import type { Content } from '../../content/content';
import type { ModeSource } from './draw/advantage';
import type { AttackNumbers } from './numbers/attackNumbers';
import { effectsOfAttack } from './numbers/effectsOfAttack';
import { attackSteps } from './numbers/fiveSteps';
import { isDecided, previewAttack, type AttackDecisions } from './wholeAttack';
import type { TargetResult } from './attackOnTarget';
import { traitsAgainst } from './bonuses/traitsInRound';
import { cardChoice, modeAgainst, type CardChoice } from './draw/draw';
import { findAttacker, findFigure } from '../figures/figures';
import type { ModifierKind } from '../../content/notation/cardKeywords';
import { readerAgainst } from '../figures/traits';
import type { Attack, AttackTarget, Figure, Scenario } from '../../state';
import type { AttackMode, Effect } from '../../vocabulary';

/** One target of the current attack with all derived values. */
export interface TargetView {
  readonly aim: AttackTarget;
  readonly figure: Figure;
  readonly attacker: Figure;
  readonly numbers: AttackNumbers;
  /** Draw mode by the rules, and its sources. Players can override it. */
  readonly derivedMode: AttackMode;
  readonly mode: AttackMode;
  readonly sources: readonly ModeSource[];
  /** The players' choice between the two cards, with its reason; null = none. */
  readonly choice: CardChoice | null;
  /** Modifier cards that count as +0 in this attack. */
  readonly plus0: readonly ModifierKind[];
  readonly reducedRandomness: boolean;
  /** True if a scenario rule prevents the target from suffering damage. */
  readonly cannotSuffer: boolean;
  /** Effects of the attack and the cards, including declined ones. */
  readonly effects: readonly Effect[];
  /** Known results of applying the attack; null before the draw. */
  readonly outcome: TargetResult | null;
}

/**
 * The view of one target. `plan` = the decisions with which players are about to apply the attack.
 */
export function targetView(
  scenario: Scenario,
  content: Content,
  attack: Attack,
  aim: AttackTarget,
  plan: AttackDecisions = {},
): TargetView | null {
  const attacker = findAttacker(scenario, attack.attacker);
  const target = findFigure(scenario, aim.figure);
  if (!attacker || !target) return null;
  const traits = traitsAgainst(scenario, content, target, attacker);
  const numbers = attackSteps({ attack, aim, target, traits });
  const { mode, sources } = modeAgainst(attack, aim, attacker, traits);
  return {
    aim,
    figure: target,
    attacker,
    numbers,
    derivedMode: mode,
    mode: aim.drawn?.mode ?? aim.modeOverride ?? mode,
    sources,
    choice: aim.drawn ? cardChoice(aim.drawn, numbers.modified, readerAgainst(traits)) : null,
    reducedRandomness: traits.reducedRandomness === true,
    cannotSuffer: traits.cannotSuffer === true,
    plus0: traits.plus0ForAttackers ?? [],
    effects: effectsOfAttack({ attack, aim }),
    outcome: isDecided(aim) ? outcomeOf(scenario, content, attack, aim, plan) : null,
  };
}

/**
 * The result for a target if the attack is applied now. If the attack would end before this target,
 * the result of attacking it alone.
 */
function outcomeOf(
  scenario: Scenario,
  content: Content,
  attack: Attack,
  { figure }: AttackTarget,
  plan: AttackDecisions,
): TargetResult | null {
  const resultOf = (each: AttackDecisions) =>
    previewAttack(scenario, content, attack, each).find((result) => result.figure === figure);
  return resultOf(plan) ?? resultOf({ ...plan, only: [figure] }) ?? null;
}
