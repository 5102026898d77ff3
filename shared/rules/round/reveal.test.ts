import { describe, expect, test } from 'vitest';
import { id, type MonsterTypeId } from '../../ids';
import { revealOutcome } from './reveal';

function type(name: string, initiative: number, hadCard = false) {
  return { type: id<MonsterTypeId>(name), initiative, hadCard };
}

describe('revealOutcome', () => {
  test('[REVEAL-2] types without a card draw one', () => {
    const { drawCardFor } = revealOutcome(50, [
      type('guard', 9),
      type('archer', 60),
      type('bones', 5, true),
    ]);
    expect(drawCardFor).toEqual(['archer', 'guard']);
  });

  test('[REVEAL-3] faster types act after the revealer, others at their initiative', () => {
    const outcome = revealOutcome(35, [type('bones', 64), type('archer', 14), type('guard', 34)]);
    expect(outcome.actAfterRevealersTurn).toEqual(['archer', 'guard']);
    expect(outcome.actLater).toEqual(['bones']);
  });

  test('[REVEAL-3] an equal initiative does not count as faster', () => {
    expect(revealOutcome(30, [type('guard', 30)]).actLater).toEqual(['guard']);
  });
});
