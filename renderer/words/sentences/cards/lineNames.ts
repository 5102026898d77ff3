/** What lines of cards are called in a sentence, wherever a table has no name of its own: 'attack'. */
import { TABLE_WORDS } from '../play';

export function lineName(type: string): string {
  const names: Readonly<Record<string, string>> = TABLE_WORDS.cardNames.NAMES;
  return names[type] ?? type;
}
