/** The distance to a target once the attack has pushed or pulled it. */
import { rangeBetween } from '../../map/range';
import { forcedMoves } from '../../map/forcedMovement';
import type { Content } from '../../content/content';
import type { Figure, Scenario } from '../../state';
import type { Effect } from '../../vocabulary';
import { readEffect } from '../decks/modifierCard';
import { crowdFor, movementOf } from './figures';
import { boardInPlay } from './inPlay';

/**
 * How far the target will be from the attacker once it is pushed or pulled as far as it goes; null
 * where the board does not know, or nothing moves it. Players who move it otherwise do so before.
 *
 * @rule MOVE-7 RETALIATE-3
 */
export function distanceAfterForce(
  scenario: Scenario,
  content: Content,
  { attacker, target }: { readonly attacker: Figure; readonly target: Figure },
  { effects, immunities }: Forces,
): number | null {
  const board = scenario.board?.inUse ? boardInPlay(scenario, content) : null;
  const force = effects.map(readEffect).find(({ kind }) => kind === 'push' || kind === 'pull');
  if (!board || !attacker.at || !target.at || !force || immunities.includes(force.kind)) {
    return null;
  }
  const kind = force.kind === 'push' ? 'push' : 'pull';
  const crowd = crowdFor(scenario, target);
  const ways = forcedMoves(board, {
    kind,
    hexes: force.n,
    from: attacker.at,
    at: target.at,
    isFlying: movementOf(scenario, content, target) === 'fly',
    enemies: [...crowd.enemies, ...(crowd.unseen ?? [])],
    allies: crowd.allies,
  });
  const { at } = attacker;
  const ends = ways.flatMap(({ path }) => {
    const end = path.at(-1);
    return (end && rangeBetween(board, at, end)) ?? [];
  });
  if (ends.length === 0) return null;
  return kind === 'push' ? Math.max(...ends) : Math.min(...ends);
}

interface Forces {
  readonly effects: readonly Effect[];
  /** Of the target. */
  readonly immunities: readonly string[];
}
