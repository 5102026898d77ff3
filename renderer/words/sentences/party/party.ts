/** The words of the party screen and of perks. */
import type { PerkContent } from '#shared/content/types';
import type { ModifierCard } from '#shared/vocabulary';
import { listOf } from '../play';
import { cardName } from '../names/names';
import { loadWords } from '../../language';

const words = await loadWords('party');
export const { PARTY } = words;
const { PERK_WORDS } = words;

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
