/** Words the lines of class ability cards from their keywords. */
import type { CardLine } from '#shared/content/types';
import type { HalfLine } from '#shared/rules/cards/lines/cardLines';
import type { LineAction } from '#shared/rules/cards/lines/lineActionShape';
import { CardLineWording, type LineText } from '../../helpers/cardLineWording';
import type { LinePart } from '../../helpers/cardLineWords';
import { listOf, TABLE_WORDS } from '../play';
import { conditionName, effectName, ELEMENT_NAMES, inSentence } from '../names/names';
import { upperFirst } from '../../helpers/phrases';

const names = TABLE_WORDS.cardNames;

export const { PHRASES: CARD_LINE_PHRASES } = TABLE_WORDS.cardLines;

/** The words of the choices in lines. */
export const CARD_CHOICES = names;

const wording = new CardLineWording({
  names: names.NAMES,
  affects: names.AFFECTS,
  occasions: names.OCCASIONS,
  requirements: names.REQUIREMENTS,
  per: names.PER,
  x: names.MEANINGS,
  keywords: names.KEYWORDS,
  phrases: CARD_LINE_PHRASES,
  effect: effectName,
  condition: conditionName,
  element: (element) => inSentence(ELEMENT_NAMES[element]),
  listOf,
  upperFirst,
});

/** A line in words: 'Attack 3' and 'range 3, pierce 2'. Nested lines come last. */
export function cardLineText(line: CardLine): LineText {
  return wording.line(line);
}

/** An option of a line: 'With air: +1, pierce 1'. */
export function cardOfferText(offer: LinePart): string {
  return wording.offer(offer);
}

const SAID: Readonly<Partial<Record<CardLine['type'], string>>> = TABLE_WORDS.cardLines.SAID;

/** The abilities that only change the map. */
const ON_THE_MAP: readonly LineAction['kind'][] = [
  ...(['push', 'pull', 'trap', 'obstacle', 'clear', 'relocate', 'swap', 'teleport'] as const),
];

/**
 * A sentence for a line that players carry out completely or partly themselves; null if Standee
 * does everything.
 */
export function saidText(
  { printed, action }: Pick<HalfLine, 'printed' | 'action'>,
  isOnBoard: boolean,
): string | null {
  if (action && !isOnBoard && ON_THE_MAP.includes(action.kind)) return CARD_LINE_PHRASES.onYourMap;
  const isLeft = action === null || action.kind === 'putOn';
  const isHere = printed.type === 'giveCard' && printed.card === 'this';
  return isLeft && !isHere ? (SAID[printed.type] ?? null) : null;
}
