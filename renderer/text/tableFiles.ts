/** The words of a table by language; a page fetches them beside its scripts, and its texts wait for them. */
export const TABLE_FILES = {
  en: () => import('./table/words.en'),
  de: () => import('./table/words.de'),
};
