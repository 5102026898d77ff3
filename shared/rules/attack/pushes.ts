/** Pushes and pulls of an attack on the board: the possible paths and their results. */
import type { ForcedWay } from '../../map/forcedMovement';
import type { Content } from '../../content/content';
import type { FigureId } from '../../ids';
import type { Attack, AttackTarget, Figure, Hex, Scenario } from '../../state';
import type { Effect } from '../../vocabulary';
import { distanceFrom, forceOf, forcedWays, type Force } from '../board/forcedDistance';
import { findAttacker, findFigure } from '../figures/figures';
import { countedEffects } from './numbers/fiveSteps';
import { targetView } from './targetView';
import { engagementOf } from './wholeAttack';

/** The push or pull of an attack on a surviving target. */
export interface Push {
  readonly target: Figure;
  readonly by: Figure & { readonly at: Hex };
  readonly force: Force;
  /** The effect that causes it. */
  readonly effect: Effect;
  /** True if players can skip it. */
  readonly isOptional: boolean;
  /** At least one. */
  readonly ways: readonly ForcedWay[];
}

/** The chosen path for a target. */
export interface ChosenPush {
  readonly figure: FigureId;
  readonly path: readonly Hex[];
}

/**
 * The push or pull against a target with drawn cards. Null if there is none, the target is down,
 * immune or already moved by the players, or no board is in use.
 *
 * @rule MOVE-7 DEATH-3 CONDITION-2
 */
export function pushOf(
  scenario: Scenario,
  content: Content,
  attack: Attack,
  aim: AttackTarget,
): Push | null {
  const by = findAttacker(scenario, attack.attacker);
  const target = findFigure(scenario, aim.figure);
  if (!by?.at || !target || aim.distanceAfterEffects !== null) return null;
  const { traits } = engagementOf(scenario, content, { attack, aim, attacker: by, target });
  const effects = countedEffects({ attack, aim, target, traits });
  const force = forceOf(effects);
  const effect = effects.find((each) => forceOf([each]) !== null);
  if (!force || !effect || traits.immunities.includes(force.kind)) return null;
  if (targetView(scenario, content, attack, aim)?.outcome?.isDown !== false) return null;
  const ways = forcedWays(scenario, content, { attacker: by, target }, force);
  if (ways.length === 0) return null;
  const isOptional = by.kind === 'character';
  return { target, by: { ...by, at: by.at }, force, effect, isOptional, ways };
}

/**
 * The attack with chosen paths for its pushes. Standee carries them out, and retaliate uses the
 * distance after them.
 *
 * @rule RETALIATE-5
 */
export function withPushes(
  scenario: Scenario,
  content: Content,
  attack: Attack,
  pushes: readonly (Push & { readonly path: readonly Hex[] })[],
): Attack {
  const targets = attack.targets.map((aim) => {
    const push = pushes.find(({ target }) => target.id === aim.figure);
    if (!push) return aim;
    const distance = distanceFrom(scenario, content, push.by, push.path) ?? aim.distance;
    return {
      ...aim,
      declined: [...aim.declined, push.effect],
      distanceAfterEffects: distance,
    };
  });
  return { ...attack, targets };
}
