/** Hexes that an ability marks for later abilities of the same action. */
import type { Content } from '../../content/content';
import type { FigureId } from '../../ids';
import { overlayAt } from '../../rules/board/changes';
import { mapInPlay } from '../../rules/board/inPlay';
import { findFigure, isInPlay } from '../../rules/figures/figures';
import type { Hex, Scenario } from '../../state';

interface Before {
  readonly scenario: Scenario;
  readonly content: Content;
}

/** The fields of subcommands that mark hexes. */
interface Change {
  readonly type: string;
  readonly kind?: unknown;
  readonly hexes?: readonly Hex[] | null | undefined;
  readonly at?: Hex | null | undefined;
  readonly figure?: FigureId | null | undefined;
}

/**
 * Hexes where the subcommands placed, removed, killed or healed something; for a moved obstacle its
 * new hex.
 */
export function markedHexes(
  before: Before,
  after: Scenario,
  changes: readonly Change[],
): readonly Hex[] {
  const killed = before.scenario.figures.filter(({ kind, id }) => {
    const left = findFigure(after, id);
    return kind === 'monster' && (!left || !isInPlay(left));
  });
  const healed = changes.flatMap(({ type, figure }) =>
    type === 'healFigure' && figure ? (findFigure(before.scenario, figure) ?? []) : [],
  );
  const laid = changes.flatMap(({ type, hexes }) => (type === 'layOverlay' ? (hexes ?? []) : []));
  const removed = changes.flatMap((change) =>
    change.type === 'removeOverlay' ? removedHexes(before, change) : [],
  );
  const changed = laid.length > 0 ? laid : removed;
  return [...[...killed, ...healed].flatMap(({ at }) => at ?? []), ...changed];
}

/** An obstacle is removed from all its hexes. */
function removedHexes({ scenario, content }: Before, { at, kind }: Change): readonly Hex[] {
  const map = mapInPlay(scenario, content);
  if (!at || !map) return [];
  return kind === 'obstacle' ? (overlayAt(map, 'obstacle', at)?.hexes ?? [at]) : [at];
}
