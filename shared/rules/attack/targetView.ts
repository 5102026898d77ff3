/** All that is known of an attack on one target, for the calculator. */
import type { Content } from '../../content/content';
import type { ModeSource } from './draw/advantage';
import type { AttackNumbers } from './numbers/attackNumbers';
import { attackSteps } from './numbers/fiveSteps';
import { engagementOf, isDecided } from './wholeAttack';
import { cardChoice, modeAgainst, type CardChoice } from './draw/draw';
import { resolveTarget, type Engagement } from './oneTarget';
import { findAttacker, findFigure } from '../figures/figures';
import { cardOf } from '../../content/notation/modifierCard';
import type { Attack, AttackTarget, Figure, Scenario } from '../../state';
import type { AttackMode, Effect } from '../../vocabulary';

/** One target of the attack in progress, with everything that follows for it. */
export interface TargetView {
  readonly aim: AttackTarget;
  readonly figure: Figure;
  readonly attacker: Figure;
  readonly numbers: AttackNumbers;
  /** How the rules say to draw, and why; the players may say otherwise. */
  readonly derivedMode: AttackMode;
  readonly mode: AttackMode;
  readonly sources: readonly ModeSource[];
  /** Whether the players may say which of the two cards counts, and why. */
  readonly choice: CardChoice | null;
  /** What the attack and the cards add; declined ones included. */
  readonly effects: readonly Effect[];
  /** What applying it does, as far as it is known; null before the draw. */
  readonly outcome: {
    readonly hitPointsLeft: number;
    readonly isDown: boolean;
    readonly retaliate: number;
    readonly attackerIsDown: boolean;
  } | null;
}

export function targetView(
  scenario: Scenario,
  content: Content,
  attack: Attack,
  aim: AttackTarget,
): TargetView | null {
  const attacker = findAttacker(scenario, attack.attacker);
  const target = findFigure(scenario, aim.figure);
  if (!attacker || !target) return null;
  const engaged = engagementOf(scenario, content, { attack, aim, attacker, target });
  const { traits } = engaged;
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
    choice: aim.drawn ? cardChoice(aim.drawn, numbers.modified) : null,
    effects: [
      ...attack.effects,
      ...(aim.drawn?.applied ?? []).flatMap((card) => cardOf(card).effects),
    ],
    outcome: isDecided(aim) ? outcomeOf(engaged) : null,
  };
}

function outcomeOf(engaged: Omit<Engagement, 'negateRetaliate'>): TargetView['outcome'] {
  const done = resolveTarget({ ...engaged, negateRetaliate: null });
  return {
    hitPointsLeft: Math.max(0, done.target.hitPoints),
    isDown: done.targetIsDown,
    retaliate: done.retaliateDamage,
    attackerIsDown: done.attackerIsDown,
  };
}
