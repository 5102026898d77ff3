/** Which types draw and act when a room is revealed. */
import type { MonsterTypeId } from '../../ids';

/** A type with figures in the room that was opened. */
export interface RevealedType {
  readonly type: MonsterTypeId;
  /** Of its ability card: the one it has, or the one it draws now. */
  readonly initiative: number;
  /** It had a card this round before the room was opened. */
  readonly hadCard: boolean;
}

export interface RevealOutcome {
  /** New to the map: they draw at once. By id. */
  readonly drawCardFor: readonly MonsterTypeId[];
  /** Faster than the revealer: they act when its turn ends. In the order they act. */
  readonly actAfterRevealersTurn: readonly MonsterTypeId[];
  /** The others, in the order they act. */
  readonly actLater: readonly MonsterTypeId[];
}

/**
 * Who acts when in the round a room is opened. An equal initiative is not lower.
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
