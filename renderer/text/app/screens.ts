/** Words of the screens besides the table. */
import type { PerkContent } from '#shared/content/types';
import type { Difficulty, ModifierCard } from '#shared/vocabulary';
import { locale } from '../language';
import { listOf } from '../names/grammar';
import { cardName } from '../names/names';
import { spoken } from '../language';

const words = await spoken({
  en: () => import('./screens.en'),
  de: () => import('./screens.de'),
});
export const { PARTY, ABOUT, LIBRARY, SET_UP, START, HISTORY, RULES, RULE_HEADINGS } = words;
const { LEVEL_WORDS, DIFFICULTY_WORDS, PERK_WORDS } = words;

/** At most two digits behind the point, no zeros at the end. */
function plain(number: number): string {
  return number.toLocaleString(locale(), { maximumFractionDigits: 2 });
}

/**
 * How the recommended level comes about: 'Average level 2.5, halved 1.25, rounded up = 2'.
 * `step` is what the difficulty adds, `level` the result, kept within 0 to 7.
 */
export function levelExplained(
  levels: readonly number[],
  difficulty: Difficulty,
  step: number,
  level: number,
): string {
  const average = levels.reduce((sum, one) => sum + one, 0) / levels.length;
  const half = Math.ceil(average / 2);
  const start =
    average % 2 === 0
      ? LEVEL_WORDS.even(plain(average), half)
      : LEVEL_WORDS.rounded(plain(average), plain(average / 2), half);
  if (step === 0) return `${start}.`;
  const sum = half + step;
  const changed = LEVEL_WORDS.changed(start, DIFFICULTY_WORDS[difficulty], step, sum);
  return sum === level ? `${changed}.` : LEVEL_WORDS.kept(changed, level);
}

/** A perk in words: 'Replace one −1 card with one +1 card'. */
export function perkText(perk: PerkContent): string {
  const added = perk.add ? cardsInWords(perk.add) : '';
  const removed = perk.remove ? cardsInWords(perk.remove) : '';
  const ignored = perk.ignore ? PERK_WORDS[perk.ignore] : '';
  let cards = '';
  if (added && removed) cards = PERK_WORDS.replace(removed, added);
  else if (added) cards = PERK_WORDS.add(added);
  else if (removed) cards = PERK_WORDS.remove(removed);
  return ignored && cards ? `${ignored}. ${cards}` : ignored || cards;
}

function cardsInWords(cards: readonly ModifierCard[]): string {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return listOf(
    [...counts].map(([card, count]) => {
      const number = PERK_WORDS.numbers[count] ?? String(count);
      return PERK_WORDS.cards(number, cardName(card as ModifierCard), count === 1);
    }),
  );
}

const DATE = new Intl.DateTimeFormat(locale(), {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

const TIME = new Intl.DateTimeFormat(locale(), { hour: '2-digit', minute: '2-digit' });

/** A moment in words of the player's time zone; the text itself where it is none. */
export function dateWords(iso: string): string {
  const at = new Date(iso);
  return Number.isNaN(at.getTime()) ? iso : DATE.format(at);
}

export function timeWords(iso: string): string {
  const at = new Date(iso);
  return Number.isNaN(at.getTime()) ? iso : TIME.format(at);
}
