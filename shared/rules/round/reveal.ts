/** Decides which monster types draw a card and when they act after a room is revealed. */
import type { MonsterTypeId } from '../../ids';

/** A type with figures in the revealed room. */
export interface RevealedType {
  readonly type: MonsterTypeId;
  /** Initiative of its ability card, drawn before or now. */
  readonly initiative: number;
  /** True if it had a card this round before the room was revealed. */
  readonly hadCard: boolean;
}

export interface RevealOutcome {
  /** Ids of new types that draw a card immediately. */
  readonly drawCardFor: readonly MonsterTypeId[];
  /** Types faster than the revealer, which act when its turn ends, in the order they act. */
  readonly actAfterRevealersTurn: readonly MonsterTypeId[];
  /** The other types in the order they act. */
  readonly actLater: readonly MonsterTypeId[];
}

/**
 * Decides when revealed types act this round. An equal initiative does not count as faster.
 *
 * @rule REVEAL-2 REVEAL-3
 */
export function revealOutcome(
  revealerInitiative: number,
  types: readonly RevealedType[],
): RevealOutcome {
  const inOrder = types.toSorted((a, b) => a.initiative - b.initiative);
  const isFaster = (type: RevealedType) => type.initiative < revealerInitiative;
  const ids = (list: readonly RevealedType[]) => list.map((type) => type.type);
  return {
    drawCardFor: ids(types.filter((type) => !type.hadCard)).toSorted(),
    actAfterRevealersTurn: ids(inOrder.filter(isFaster)),
    actLater: ids(inOrder.filter((type) => !isFaster(type))),
  };
}
