/**
 * Loads the words of the table. They are one file, because several files would load one after the
 * other.
 */
import { loadWords } from '../language';

export const TABLE_WORDS = await loadWords('play');

export const { BOARD_HINTS, HINTS, HINT_TEXT } = TABLE_WORDS.hints;
export const { KIT } = TABLE_WORDS.kit;
export const { CLOCK } = TABLE_WORDS.table;
export const { DEVICES, SEAT_PAGE } = TABLE_WORDS.devices;
export const { DUNGEON, penaltiesText } = TABLE_WORDS.dungeon;
export const { listOf, oneOf } = TABLE_WORDS;

const { tableText: table } = TABLE_WORDS.table;
export const tableText = { ...table, ...TABLE_WORDS.decks.deckText };
export const { RANK_NAMES, SUMMON_COLOUR_NAMES, ELEMENT_STATE_NAMES } = TABLE_WORDS.table;

/** The name of a kind of line inside a sentence: 'attack'. */
export function lineName(type: string): string {
  const names: Readonly<Record<string, string>> = TABLE_WORDS.cardNames.NAMES;
  return names[type] ?? type;
}
