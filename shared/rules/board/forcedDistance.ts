/** Where a push or pull leads, and how far that is from the one that does it. */
import { rangeBetween } from '../../map/range';
import { forcedMoves, type ForcedWay } from '../../map/forcedMovement';
import type { Content } from '../../content/content';
import type { Figure, Hex, Scenario } from '../../state';
import type { Effect } from '../../vocabulary';
import { readEffect } from '../../content/notation/effects';
import { crowdFor, movementOf } from './placedFigures';
import { boardInPlay } from './inPlay';

/** A push or a pull by so many hexes. */
export interface Force {
  readonly kind: 'push' | 'pull';
  readonly hexes: number;
}

/** What effects push or pull by; null = they do not. */
export function forceOf(effects: readonly Effect[]): Force | null {
  const force = effects.map(readEffect).find(({ kind }) => kind === 'push' || kind === 'pull');
  return force ? { kind: force.kind === 'push' ? 'push' : 'pull', hexes: force.n } : null;
}

interface Forcing {
  readonly attacker: Figure;
  readonly target: Figure;
}

/**
 * The ways a figure may go as another one pushes or pulls it, the longest first; none where the board
 * does not know.
 *
 * @rule MOVE-7
 */
export function waysForced(
  scenario: Scenario,
  content: Content,
  { attacker, target }: Forcing,
  { kind, hexes }: Force,
): readonly ForcedWay[] {
  const board = scenario.board?.inUse ? boardInPlay(scenario, content) : null;
  if (!board || !attacker.at || !target.at) return [];
  const crowd = crowdFor(scenario, target);
  const ways = forcedMoves(board, {
    kind,
    hexes,
    from: attacker.at,
    at: target.at,
    isFlying: movementOf(scenario, content, target) === 'fly',
    enemies: [...crowd.enemies, ...(crowd.unseen ?? [])],
    allies: crowd.allies,
  });
  return ways.toSorted((a, b) => b.path.length - a.path.length);
}

/**
 * How far the target will be from the attacker once it is pushed or pulled as far as it goes; null
 * where the board does not know, or nothing moves it. Players who move it otherwise do so before.
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
  const ends = waysForced(scenario, content, forcing, force).flatMap(
    ({ path }) => distanceFrom(scenario, content, forcing.attacker, path) ?? [],
  );
  if (ends.length === 0) return null;
  return force.kind === 'push' ? Math.max(...ends) : Math.min(...ends);
}

/** How far the end of a way is from a figure; null where it leads nowhere. @rule RANGE-1 */
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
  /** Of the target. */
  readonly immunities: readonly string[];
}
