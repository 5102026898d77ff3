import { loadWords } from '../../language';

const words = await loadWords('forms');
export const { CHOICE_WORDS, FORM } = words;

/** The name of a row in a list: 'Perk'. */
export function rowName(list: string): string {
  const names: Readonly<Record<string, string>> = words.ROW_NAMES;
  return names[list] ?? fieldName(list);
}

/** The label of a field. Its name in the file if it has none. */
export function fieldName(key: string): string {
  const names: Readonly<Record<string, string>> = words.FIELD_NAMES;
  return names[key] ?? key;
}
