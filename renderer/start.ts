/** What a page does before its app is loaded: fonts, looks, and the language of its words. */
import '@fontsource-variable/inter/wght.css';
import '@fontsource/alegreya/500.css';
import '@fontsource/alegreya/700.css';
import '@fontsource/alegreya/800.css';
import './fonts/fonts.css';
import './theme.css';
import './ui/layout.css';
import './ui/looks.css';
import { mount, type Component } from 'svelte';
import { settings } from './settings.svelte';
import { nameIn } from './text/box';
import { speakIn, type Language } from './text/language';

/** Fetched beside the app, which asks for them when it is there. */
const FIRST_WORDS: Readonly<Record<Language, () => Promise<unknown>>> = {
  en: () => import('./text/app/first.en'),
  de: () => import('./text/app/first.de'),
};

/**
 * Every module with words reads its language when it is loaded, so the app is loaded only then.
 * `content`: the folder of the content files.
 */
export async function start(
  load: () => Promise<{ default: Component }>,
  content = './content/',
): Promise<void> {
  const target = document.getElementById('app');
  if (!target) throw new Error('The page has no #app.');
  const { language } = settings;
  document.documentElement.lang = language;
  speakIn(language);
  await nameIn(settings.now.box, content);
  void FIRST_WORDS[language]();
  mount((await load()).default, { target });
}
