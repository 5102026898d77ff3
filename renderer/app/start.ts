/** Starts a page: loads its styles, sets its language, then loads and mounts its app. */
import '@fontsource-variable/inter/wght.css';
import '@fontsource/alegreya/500.css';
import '@fontsource/alegreya/700.css';
import '../fonts/fonts.css';
import '../theme.css';
import '../ui/layout.css';
import '../ui/looks.css';
import { mount, type Component } from 'svelte';
import { replaceMissingFont } from '../signs/vectors.svelte';
import { settings } from './page/settings.svelte';
import { nameIn } from '../words/helpers/box';
import { speakIn, loadWords } from '../words/language';

/**
 * Starts the app. It is loaded after the language is set, because modules with words read the
 * language when they load. `content` is the folder of the content files.
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
  replaceMissingFont();
  await nameIn(settings.now.box, content);
  // The words load in parallel with the app.
  void loadWords('first');
  mount((await load()).default, { target });
}
