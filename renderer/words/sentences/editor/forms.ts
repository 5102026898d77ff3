import { loadWords } from '../../language';

const words = await loadWords('forms');
export const { CHOICE_WORDS, FORM } = words;

/** The name of one row of a list. */
export function rowName(list: string): string {
  const names: Readonly<Record<string, string>> = words.ROW_NAMES;
  return names[list] ?? fieldName(list);
}

/** The label of a field; without one, its name in the file. */
export function fieldName(key: string): string {
  const names: Readonly<Record<string, string>> = words.FIELD_NAMES;
  return names[key] ?? key;
}
