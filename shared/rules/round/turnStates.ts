/** Turn order and turn states of a round. */
import type { FigureId } from '../../ids';
import type { Phase, Turn, Block, Scenario } from '../../state';
import { rankOf } from '../order/initiative';

export type TurnsPhase = Extract<Phase, { name: 'turns' }>;

/**
 * The next figure to act: the first waiting one of the block with the lowest initiative, with
 * interrupting blocks first. Null = none is waiting.
 *
 * @rule INIT-1 REVEAL-3
 */
export function nextFigure(phase: TurnsPhase): FigureId | null {
  const isWaiting = ({ state }: Turn) => state === 'waiting';
  const waiting = phase.order.filter(({ turns }) => turns.some(isWaiting));
  const interrupting = waiting.filter(({ id }) => phase.interrupting.includes(id));
  const [first] = [...inRank(interrupting), ...inRank(waiting)];
  return first?.turns.find(isWaiting)?.figure ?? null;
}

const inRank = (blocks: readonly Block[]): readonly Block[] =>
  blocks.toSorted((a, b) => rankOf(a) - rankOf(b));

/**
 * Blocks whose initiative was corrected before they began interrupt if they are now faster than the
 * active block, and wait otherwise.
 *
 * @rule REVEAL-3 INIT-1
 */
export function withCorrectedInterrupts(before: Scenario, after: Scenario): Scenario {
  const { phase } = after;
  if (phase.name !== 'turns' || before.phase.name !== 'turns') return after;
  if (phase.order === before.phase.order) return after;
  const active = phase.active === null ? undefined : blockWith(phase, phase.active);
  if (!active) return after;
  const was = new Map(before.phase.order.map(({ id, initiative }) => [id, initiative]));
  const corrected = phase.order.filter(
    (block) =>
      was.has(block.id) &&
      was.get(block.id) !== block.initiative &&
      block.turns.some(({ state }) => state === 'waiting'),
  );
  if (corrected.length === 0) return after;
  const ids = new Set(corrected.map(({ id }) => id));
  const interrupting = phase.order
    .filter((block) =>
      ids.has(block.id)
        ? block.id !== active.id && block.initiative < active.initiative
        : phase.interrupting.includes(block.id),
    )
    .map(({ id }) => id);
  return { ...after, phase: { ...phase, interrupting } };
}

/** Figures whose turn is waiting or in progress. */
export function openTurns(phase: TurnsPhase): readonly FigureId[] {
  const turns = phase.order.flatMap((block) => block.turns);
  return turns.filter((turn) => turn.state !== 'done').map((turn) => turn.figure);
}

/** The block that contains a figure. */
export function blockWith(phase: TurnsPhase, figure: FigureId): Block | undefined {
  return phase.order.find((block) => block.turns.some((turn) => turn.figure === figure));
}

/** Turn state of each figure in this round; empty outside turns. */
export function turnStates({ phase }: Scenario): ReadonlyMap<FigureId, Turn['state']> {
  const blocks = phase.name === 'turns' ? phase.order : [];
  return new Map(
    blocks.flatMap(({ turns }) => turns.map(({ figure, state }) => [figure, state] as const)),
  );
}
