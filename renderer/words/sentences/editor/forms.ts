/** Words of the editor of classes, items and conditions. */
import { spoken } from '../../language';

const words = await spoken('forms');
export const { CHOICE_WORDS, FORM } = words;

/** What one row of a list is called. */
export function rowName(list: string): string {
  const names: Readonly<Record<string, string>> = words.ROW_NAMES;
  return names[list] ?? fieldName(list);
}

/** What a field is called; one that no words are known of by its name in the file. */
export function fieldName(key: string): string {
  const names: Readonly<Record<string, string>> = words.FIELD_NAMES;
  return names[key] ?? key;
}
