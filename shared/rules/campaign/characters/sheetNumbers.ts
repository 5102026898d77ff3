/** Changes to gold, experience and check marks outside scenarios. */
import type { GameEvent } from '../../../events';
import type { Outcome } from '../../../result';
import type { CharacterSheet } from '../../../state';
import { checkMarksAfter, experienceOfLevel } from './levelUp';

interface Gain {
  readonly gold?: number | undefined;
  readonly experience?: number | undefined;
  readonly checkMarks?: number | undefined;
}

/**
 * Changes the numbers of a sheet. They never drop below zero, below the experience of the level, or
 * below check marks that have given perks.
 *
 * @rule PERK-4 EXPERIENCE-1
 */
export function changeSheetNumbers(
  sheet: CharacterSheet,
  { gold = 0, experience = 0, checkMarks = 0 }: Gain,
): Outcome<CharacterSheet> {
  const next = {
    ...sheet,
    gold: Math.max(0, sheet.gold + gold),
    experience: atLeast(sheet.experience, experience, experienceOfLevel(sheet.level)),
    checkMarks: checkMarksAfter(sheet.checkMarks, checkMarks),
  };
  const whats = ['gold', 'experience', 'checkMarks'] as const;
  const changed = whats.filter((what) => next[what] !== sheet[what]);
  const events = changed.map((what): GameEvent => ({
    type: 'sheetChanged',
    character: sheet.id,
    what,
    by: next[what] - sheet[what],
    rule: what === 'checkMarks' ? 'PERK-4' : 'EXPERIENCE-1',
  }));
  return { next: changed.length === 0 ? sheet : next, events };
}

/** Changes a number but not below a minimum. A number already below it is not raised. */
function atLeast(now: number, by: number, min: number): number {
  return by >= 0 ? now + by : Math.max(Math.min(now, min), now + by);
}
