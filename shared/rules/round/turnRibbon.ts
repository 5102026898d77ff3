/** The entries of the turn order ribbon. */
import type { BlockId, FigureId } from '../../ids';
import { groupsInOrder } from '../order/initiative';
import type { TurnsPhase } from './turnStates';
import type { Block } from '../../state';

export type EntryState = 'waits' | 'acts' | 'done' | 'interrupts';

/** One entry of the ribbon. */
export interface RibbonEntry {
  readonly block: Block;
  readonly state: EntryState;
  readonly turnsDone: number;
  /** The active figure of the block; null = none. */
  readonly acting: FigureId | null;
  /** All blocks tied with this one in their current order; just this one without a tie. */
  readonly tie: readonly BlockId[];
}

export function ribbonEntries(phase: TurnsPhase): readonly RibbonEntry[] {
  return groupsInOrder(phase.order).flatMap((place) => {
    const tie = place.map((block) => block.id);
    return place.map((block) => ({
      block,
      state: stateOf(block, phase),
      turnsDone: block.turns.filter((turn) => turn.state === 'done').length,
      acting: block.turns.find((turn) => turn.state === 'acting')?.figure ?? null,
      tie,
    }));
  });
}

function stateOf(block: Block, { interrupting }: TurnsPhase): EntryState {
  if (block.turns.some((turn) => turn.state === 'acting')) return 'acts';
  if (block.turns.every((turn) => turn.state === 'done')) return 'done';
  return interrupting.includes(block.id) ? 'interrupts' : 'waits';
}

/** Moves one block of a tie one position forward. */
export function moveForward(tie: readonly BlockId[], block: BlockId): readonly BlockId[] {
  const index = tie.indexOf(block);
  const before = tie[index - 1];
  if (before === undefined) return tie;
  return tie.with(index - 1, block).with(index, before);
}
