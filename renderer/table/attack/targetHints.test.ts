import { expect, test } from 'vitest';
import type { FigureId } from '#shared/ids';
import { ACT_HINTS } from '../../words/sentences/table/acts';
import type { AttackDraft, TargetRefusal } from './attackDraft.svelte';
import { aimHint } from './targetHints';

const [near, far] = ['near', 'far'] as FigureId[];
const tooFar: TargetRefusal = { why: 'It is out of range.', byBoard: 'out of range' };

/** The hint while these figures are possible targets. */
function hintFor(...open: readonly (FigureId | undefined)[]): string {
  const whyNotTarget = (figure: FigureId) => (figure === far ? tooFar : null);
  const attack = { aim: { open: new Set(open) }, whyNotTarget } as unknown as AttackDraft;
  return aimHint({ attack });
}

test('[RANGE-3] the hint says if no target is in range', () => {
  expect(hintFor(far)).toBe(ACT_HINTS.nobodyInReach);
  expect(hintFor(far, near)).toBe(ACT_HINTS.tapTarget);
  expect(hintFor()).toBe(ACT_HINTS.tapTarget);
});
