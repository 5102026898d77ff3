/** Prepares a page before its app is loaded: fonts, theme, and the language of its words. */
import '@fontsource-variable/inter/wght.css';
import '@fontsource/alegreya/500.css';
import '@fontsource/alegreya/700.css';
import '../fonts/fonts.css';
import '../theme.css';
import '../ui/layout.css';
import '../ui/looks.css';
import { mount, type Component } from 'svelte';
import { settings } from './page/settings.svelte';
import { nameIn } from '../words/helpers/box';
import { speakIn, loadWords } from '../words/language';

/**
 * The app is loaded after the language is set, because modules with words read it when they load. `content`
 * is the folder of the content files.
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
  // Loaded in parallel with the app.
  void loadWords('first');
  mount((await load()).default, { target });
}
