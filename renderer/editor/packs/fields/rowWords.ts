/** The text of a folded row of a list. */
import type { Content } from '#shared/content/content';
import type { Fields } from '#shared/content/editing/formFields';
import type { CardLine, ItemEffect } from '#shared/content/types';
import { itemEffectText } from '../../../words/sentences/party/items';
import { cardLineText } from '../../../words/sentences/cards/cardLines';
import { namesIn } from '../../../words/sentences/names/names';

const WORDS: Readonly<Record<string, (row: Fields, content: Content) => string>> = {
  lines: (row) => {
    const { main, rest } = cardLineText(row as unknown as CardLine);
    return [main, rest].filter((part) => part !== '').join(', ');
  },
  effects: (row, content) => itemEffectText(row as unknown as ItemEffect, namesIn(null, content)),
  perks: ({ boxes, remove = [], add = [] }) =>
    `${String(boxes)} × ${[...cards(remove, '−'), ...cards(add, '+')].join(', ')}`,
  cards: ({ name, level, initiative }) =>
    `${String(name)} (${String(level)}) ${String(initiative)}`,
};

const cards = (list: unknown, sign: string) =>
  Array.isArray(list) && list.length > 0 ? [`${sign} [${list.join('; ')}]`] : [];

/** Unfinished rows are valid: there is nothing to show yet. */
export function rowWords(list: string, row: Fields, content: Content): string {
  try {
    return WORDS[list]?.(row, content) ?? '';
  } catch {
    return '';
  }
}
