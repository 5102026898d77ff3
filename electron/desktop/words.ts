/** The words of the desktop app outside of its pages, in the system's language. */
/// <reference types="vite/types/importMeta.d.ts" />
import { app } from 'electron';
import type { MAIN_PROCESS } from '../../renderer/words/en/app/mainProcess';
import type { Translation } from '../../renderer/words/helpers/translation';

type DesktopWords = Translation<typeof MAIN_PROCESS>;

/** The same file of every language. All are bundled, because they are small. */
const FILES = import.meta.glob<DesktopWords>('../../renderer/words/*/app/mainProcess.ts', {
  eager: true,
  import: 'MAIN_PROCESS',
});

const wordsOf = (language: string): DesktopWords | undefined =>
  FILES[`../../renderer/words/${language}/app/mainProcess.ts`];

/** The texts in the system's language. Electron knows the language only once the app is ready. */
export function desktopWords(): DesktopWords {
  const [language = ''] = app.getLocale().toLowerCase().split('-');
  const words = wordsOf(language) ?? wordsOf('en');
  if (!words) throw new Error('The app has no words.');
  return words;
}
