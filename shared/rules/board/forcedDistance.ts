/** Pushes and pulls on the board: possible paths and the distance after them. */
import { rangeBetween } from '../../map/range';
import { forcedMoves, type ForcedPath } from '../../map/forcedMovement';
import type { Content } from '../../content/content';
import type { Figure, Hex, Scenario } from '../../state';
import type { Effect } from '../../vocabulary';
import { boardFor, crowdFor, movementOf } from './placedFigures';
import { boardInPlay } from './inPlay';

/** A push or pull by a number of hexes. */
export type Force = Extract<Effect, { readonly hexes: number }>;

/**
 * The pushes or pulls among the effects. If there are both, those of the kind that comes first.
 *
 * @rule MOVE-11
 */
export function forcesOf(effects: readonly Effect[]): readonly Force[] {
  const forces = effects.filter((effect): effect is Force => 'hexes' in effect);
  return forces.filter(({ kind }) => kind === forces[0]?.kind);
}

/** The sum of all pushes or pulls among the effects; null = none. */
export function forceOf(effects: readonly Effect[]): Force | null {
  const [first, ...others] = forcesOf(effects);
  return first
    ? { ...first, hexes: others.reduce((sum, { hexes }) => sum + hexes, first.hexes) }
    : null;
}

/** The distances of all combinations of the pushes or pulls, longest first. @rule MOVE-11 */
export function distancesOf(forces: readonly Force[]): readonly number[] {
  const sums = forces.reduce<readonly number[]>(
    (all, { hexes }) => [...all, ...all.map((sum) => sum + hexes)],
    [0],
  );
  return [...new Set(sums)].filter((sum) => sum > 0).toSorted((a, b) => b - a);
}

interface Forcing {
  readonly attacker: Figure;
  readonly target: Figure;
  /** True if the push destroys obstacles on its way. */
  readonly breaksObstacles?: boolean;
}

/**
 * Possible paths of a pushed or pulled figure, longest first. Empty if the board is not in use or
 * one of the figures is not placed on it.
 *
 * @rule MOVE-7
 */
export function forcedWays(
  scenario: Scenario,
  content: Content,
  { attacker, target, breaksObstacles = false }: Forcing,
  { kind, hexes }: Force,
): readonly ForcedPath[] {
  const board = scenario.board?.inUse ? boardInPlay(scenario, content) : null;
  if (!board || !attacker.at || !target.at) return [];
  const crowd = crowdFor(scenario, content, target);
  const ways = forcedMoves(boardFor(scenario, content, target, board), {
    kind,
    hexes,
    from: attacker.at,
    at: target.at,
    isFlying: movementOf(scenario, content, target) === 'fly',
    breaksObstacles,
    enemies: [...crowd.enemies, ...(crowd.unseen ?? [])],
    allies: crowd.allies,
  });
  return ways.toSorted((a, b) => b.path.length - a.path.length);
}

/**
 * Distance between attacker and target after the longest possible push or pull. Null if the board
 * is not in use or nothing moves the target. Players who want a shorter push move the target before
 * they apply the attack.
 *
 * @rule MOVE-7 RETALIATE-3
 */
export function distanceAfterForce(
  scenario: Scenario,
  content: Content,
  forcing: Forcing,
  { effects, immunities }: Forces,
): number | null {
  const force = forceOf(effects);
  if (!force || immunities.includes(force.kind)) return null;
  const ends = forcedWays(scenario, content, forcing, force).flatMap(
    ({ path }) => distanceFrom(scenario, content, forcing.attacker, path) ?? [],
  );
  if (ends.length === 0) return null;
  return force.kind === 'push' ? Math.max(...ends) : Math.min(...ends);
}

/**
 * Distance from the end of a path to a figure; null for an empty path or a figure without a hex.
 *
 * @rule RANGE-1
 */
export function distanceFrom(
  scenario: Scenario,
  content: Content,
  { at }: Figure,
  path: readonly Hex[],
): number | null {
  const board = boardInPlay(scenario, content);
  const end = path.at(-1);
  return board && at && end ? rangeBetween(board, at, end) : null;
}

interface Forces {
  readonly effects: readonly Effect[];
  /** Immunities of the target. */
  readonly immunities: readonly string[];
}
