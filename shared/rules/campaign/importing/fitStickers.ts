/** Adds the enhancements of an arriving character to the cards of its class. */
import type { Content } from '../../../content/content';
import type { Campaign, CharacterSheet, Sticker } from '../../../state';
import { isSamePlace, stickersFor } from '../enhancements/enhancements';
import { dotsOf } from '../enhancements/stickers';
import type { FitReport } from './fitReport';

const MOST = 400;

/**
 * Adds the stickers; cards of a class are enhanced for all characters of that class.
 *
 * @rule ENHANCE-2
 */
export function fitStickers(
  { party }: Pick<Campaign, 'party'>,
  {
    sheet,
    enhancements,
  }: { readonly sheet: CharacterSheet; readonly enhancements: readonly Sticker[] },
  content: Content,
  report: FitReport,
): readonly Sticker[] {
  const isOfClass = (one: Sticker) => one.class === sheet.class;
  return enhancements.filter(isOfClass).reduce<readonly Sticker[]>((now, one) => {
    const there = now.find((other) => isOfClass(other) && isSamePlace(other, one));
    if (there?.sticker === one.sticker) return now;
    const card = content.classCards(sheet.class).find(({ id }) => id === one.card);
    const words = `${card?.name ?? String(one.card)}: ${one.sticker}`;
    const dot = dotsOf(content.cardLines(sheet.class), one.card, one.half).find(
      ({ id }) => id === one.dot,
    );
    const fits = dot !== undefined && stickersFor(dot, content).includes(one.sticker);
    if (there) report.noteLeft('enhancements', words, 'twice');
    else if (!fits || now.length >= MOST) report.noteLeft('enhancements', words, 'notHere');
    else return [...now, one];
    return now;
  }, party.enhancements);
}
