/** Pushes and pulls of an attack on the board: the possible paths, the chosen ones, the results. */
import type { ForcedPath } from '../../map/forcedMovement';
import type { Content } from '../../content/content';
import { effectText } from '../../content/notation/effects';
import type { FigureId } from '../../ids';
import { andThen, ok, putBack, refuse, unchanged, type Outcome, type Result } from '../../result';
import type { Attack, AttackTarget, Figure, Hex, Scenario } from '../../state';
import { distancesOf, forcedWays, forceOf, forcesOf, type Force } from '../board/forcedDistance';
import { legalPush, pushAlong, type AskedPush, type CheckedPush } from '../board/forcedMoves';
import { findAttacker, findFigure, isInPlay } from '../figures/figures';
import { engagementOf } from './engagement';
import { countedEffects } from './numbers/effectsOfAttack';
import { withDistanceAfter } from './targetsOnBoard';
import { enterObstacle, pushedAgainst, pushTriggers, type PushTriggers } from './pushTriggers';
import { strikeTarget } from './strike';

/** The push or pull of an attack on a surviving target. */
export interface Push {
  readonly target: Figure;
  readonly by: Figure & { readonly at: Hex };
  readonly force: Force;
  /** The separate push or pull effects that add up to it. */
  readonly forces: readonly Force[];
  /** True if players can skip it, or use only some of them. */
  readonly isOptional: boolean;
  /** Possible paths, at least one. */
  readonly ways: readonly ForcedPath[];
  readonly triggers: PushTriggers;
}

/** The chosen path for a target. */
export interface ChosenPush {
  readonly figure: FigureId;
  readonly path: readonly Hex[];
}

/** A push with its chosen path. */
export type PushOnPath = Push & Pick<ChosenPush, 'path'>;

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
  const engagement = engagementOf(scenario, content, { attack, aim, attacker: by, target });
  const { traits } = engagement;
  const effects = countedEffects({ attack, aim });
  const force = forceOf(effects);
  if (!force || traits.immunities.includes(force.kind)) return null;
  if (strikeTarget({ ...engagement, negateRetaliate: null }).targetIsDown) return null;
  const isOptional = by.kind === 'character';
  const forces = forcesOf(effects);
  const distances = isOptional ? distancesOf(forces) : [force.hexes];
  const triggers = pushTriggers(content, by, attack.line);
  const forcing = { attacker: by, target, breaksObstacles: triggers.into !== null };
  const ways = distances.flatMap((hexes) =>
    forcedWays(scenario, content, forcing, { ...force, hexes }),
  );
  if (ways.length === 0) return null;
  const found = { target, by: { ...by, at: by.at }, force, forces, isOptional };
  return { ...found, ways: distinct(ways), triggers };
}

/** Removes duplicates: a blocked path is the same for several distances. */
function distinct(ways: readonly ForcedPath[]): readonly ForcedPath[] {
  const texts = ways.map(({ path }) => JSON.stringify(path));
  return ways.filter((_, index) => texts.indexOf(texts[index] ?? '') === index);
}

/** The pushes of an attack on their chosen paths, or a refusal. @rule MOVE-7 */
export function legalPushes(
  scenario: Scenario,
  content: Content,
  attack: Attack,
  chosen: readonly ChosenPush[] = [],
): Result<readonly PushOnPath[]> {
  const pushes: PushOnPath[] = [];
  for (const { figure, path } of chosen) {
    const aim = attack.targets.find((each) => each.figure === figure);
    const push = aim ? pushOf(scenario, content, attack, aim) : null;
    if (!push) return refuse({ code: 'noSuchTarget', figure });
    const onPath = { ...push, path };
    const isSkipped = path.length === 0 && push.isOptional;
    const legal = isSkipped ? ok(null) : legalPush(scenario, content, askedPush(onPath));
    if (!legal.ok) return legal;
    pushes.push(onPath);
  }
  return ok(pushes);
}

/** A path may use only some of several pushes. @rule MOVE-11 */
function askedPush({
  target,
  by,
  force,
  forces,
  isOptional,
  path,
  triggers,
}: PushOnPath): AskedPush {
  const enough = distancesOf(forces).findLast((hexes) => hexes >= path.length);
  const distance = isOptional ? (enough ?? force.hexes) : force.hexes;
  const breaksObstacles = triggers.into !== null;
  return { figure: target.id, from: by.at, kind: force.kind, distance, path, breaksObstacles };
}

/**
 * Number of hexes that the longest push along this path falls short, because something blocks it.
 *
 * @rule MOVE-7
 */
function blockedHexes(scenario: Scenario, content: Content, push: PushOnPath): number {
  const { length } = push.path;
  const longest = distancesOf(push.forces).find(
    (distance) =>
      distance > length && legalPush(scenario, content, { ...askedPush(push), distance }).ok,
  );
  return longest === undefined ? 0 : longest - length;
}

/** The attack without the effects that Standee carries out as pushes. */
export function withoutPushEffects(attack: Attack, pushes: readonly PushOnPath[]): Attack {
  const targets = attack.targets.map((aim) => {
    const push = pushes.find(({ target }) => target.id === aim.figure);
    return push ? { ...aim, declined: [...aim.declined, ...push.forces.map(effectText)] } : aim;
  });
  return { ...attack, targets };
}

/**
 * Pushes or pulls a target that survived the attack. If its path has become blocked, players move
 * it.
 *
 * @rule MOVE-7 DEATH-3
 */
export function pushTarget(
  scenario: Scenario,
  content: Content,
  push: PushOnPath,
): Outcome<Scenario> & { readonly isCarriedOut: boolean } {
  const { target, path, force, by, triggers } = push;
  const now = findFigure(scenario, target.id);
  if (!now || !isInPlay(now)) return { ...unchanged(scenario), isCarriedOut: false };
  const blocked = triggers.blocked ? blockedHexes(scenario, content, push) : 0;
  const against = (next: Scenario) => pushedAgainst(next, { by, target, triggers }, blocked);
  if (path.length === 0) return { ...against(scenario), isCarriedOut: true };
  const legal = legalPush(scenario, content, askedPush(push));
  if (legal.ok) {
    const enter = enterObstacle(content, { by, target, triggers });
    const pushed = pushAlong(scenario, content, legal.value, force.kind, enter);
    return { ...andThen(pushed, against), isCarriedOut: true };
  }
  const figure = target.id;
  return {
    next: scenario,
    events: [{ type: 'effectSaid', figure, effect: effectText(force), rule: 'EFFECT-1' }],
    isCarriedOut: false,
  };
}

/**
 * Pushes or pulls a figure outside the attack panel. If the current attack belongs to the pushing
 * figure, retaliate uses the new distance.
 *
 * @rule MOVE-7 RETALIATE-5
 */
export function pushFigure(
  scenario: Scenario,
  content: Content,
  push: CheckedPush,
  kind: AskedPush['kind'],
): Outcome<Scenario> {
  return putBack(pushAlong(scenario, content, push, kind), (next) =>
    withDistanceAfter(next, content, push.figure.id),
  );
}
