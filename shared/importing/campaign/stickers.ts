/** Converts enhancements of a Gloomhaven Secretariat character to stickers on class cards. */
import type { Content } from '../../content/content';
import type { ClassContent } from '../../content/types';
import { isSamePlace, stickersFor } from '../../rules/campaign/enhancements/enhancements';
import { dotsOf } from '../../rules/campaign/enhancements/stickers';
import type { Sticker } from '../../state';
import { isTrue, numberOf, recordsOf, textOf, type Foreign } from '../reading/foreignFields';
import type { ImportReport } from '../reading/report';

/**
 * The enhancements as stickers. That program identifies lines differently, so only enhancements
 * that fit exactly one free dot of the half are imported. The report asks players to check the
 * others.
 */
export function stickersIn(
  progress: Foreign,
  { id: classId }: ClassContent,
  content: Content,
  report: ImportReport,
): readonly Sticker[] {
  const found: Sticker[] = [];
  for (const entry of recordsOf(progress, 'enhancements')) {
    const card = numberOf(entry, 'cardId') ?? 0;
    const where = textOf(entry, 'actionIndex');
    const half = where.includes('bottom') ? 'bottom' : 'top';
    const action = textOf(entry, 'action');
    // Marks 'inherited' and 'index' as read; both follow from the other data.
    isTrue(entry, 'inherited');
    numberOf(entry, 'index');
    const name = content.classCards(classId).find((each) => each.id === card)?.name;
    const words = `${name ?? String(card)}: ${action}`;
    const fitting = dotsOf(content.cardLines(classId), card, half).flatMap((dot) => {
      const sticker = stickersFor(dot, content).find((each) => each === action);
      return sticker ? [{ class: classId, card, half, dot: dot.id, sticker } as const] : [];
    });
    const free = fitting.filter((one) => !found.some((other) => isSamePlace(one, other)));
    const [only, another] = free;
    if (!only) report.noteLeft('enhancements', words, 'unknown');
    else if (another) report.noteLeft('enhancements', words, 'whichDot');
    else {
      found.push(only);
      report.noteTaken('enhancements', words);
    }
  }
  return found;
}
