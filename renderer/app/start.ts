/** What a page does before its app is loaded: fonts, looks, and the language of its words. */
import '@fontsource-variable/inter/wght.css';
import '@fontsource/alegreya/500.css';
import '@fontsource/alegreya/700.css';
import '@fontsource/alegreya/800.css';
import '../fonts/fonts.css';
import '../theme.css';
import '../ui/layout.css';
import '../ui/looks.css';
import { mount, type Component } from 'svelte';
import { settings } from './page/settings.svelte';
import { nameIn } from '../words/wording/box';
import { speakIn, spoken } from '../words/language';

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
  // Fetched beside the app, which asks for them when it is there.
  void spoken('first');
  mount((await load()).default, { target });
}
