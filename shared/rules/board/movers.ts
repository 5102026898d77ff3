/**
 * Lookups for moving a figure on the board, and the players' decisions about damage on its path.
 */
import type { Content } from '../../content/content';
import type { FigureId } from '../../ids';
import type { Board } from '../../map/compiled';
import { ok, refuse, type Result } from '../../result';
import type { Hex, Negation, Scenario, TrapEffect } from '../../state';
import { whyNotNegate } from '../figures/hitPoints/damage';
import { figureInPlay, phaseOf } from '../figures/lookups';
import { boardOf, requirePlaced, type Placed } from './lookups';
import type { DamageDecisions, CheckedPath } from './walking';

/** A path that players request for a figure. */
export interface RequestedPath {
  readonly figure: FigureId;
  readonly path: readonly Hex[];
  /** Cards a figure loses to negate the first, second, … damage on the path. */
  readonly negate?: readonly (Negation | null)[] | undefined;
  readonly trap?: TrapEffect | undefined;
}

/** A legal path of a figure with the players' decisions about damage on it. */
export interface PathWithDecisions<W extends CheckedPath> {
  readonly figure: Placed;
  readonly way: W;
  readonly decisions: DamageDecisions;
}

/** The figure to move, or a refusal. Moves are only possible during turns. */
export function moverOf(
  scenario: Scenario,
  content: Content,
  id: FigureId,
): Result<{ readonly board: Board; readonly figure: Placed }> {
  const phase = phaseOf(scenario, 'turns');
  if (!phase.ok) return phase;
  const board = boardOf(scenario, content);
  if (!board.ok) return board;
  const found = figureInPlay(scenario, id);
  if (!found.ok) return found;
  const figure = requirePlaced(found.value, board.value);
  return figure.ok ? ok({ board: board.value, figure: figure.value }) : figure;
}

/**
 * Adds the trap effect and the cards lost to negate damage on the path, or refuses cards the figure
 * cannot lose. Surplus entries are ignored.
 */
export function withDecisions<W extends CheckedPath>(
  figure: Placed,
  way: W,
  { negate, trap }: Pick<RequestedPath, 'negate' | 'trap'>,
): Result<PathWithDecisions<W>> {
  const wanted = (negate ?? []).slice(0, way.traps.length + way.hazards.length);
  const refusal = whyNotNegate(figure, wanted);
  return refusal
    ? refuse(refusal)
    : ok({ figure, way, decisions: { trap: trap ?? null, negate: wanted } });
}
