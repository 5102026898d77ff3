import '@fontsource-variable/inter/wght.css';
import '@fontsource/alegreya/500.css';
import '@fontsource/alegreya/700.css';
import '@fontsource/alegreya/800.css';
import './theme.css';
import './ui/layout.css';
import { mount } from 'svelte';
import { settings } from './settings.svelte';
import { speakIn, type Wording } from './text/language';

/** English is where the words are used; the others are fetched by who wants them. */
async function wordsOf(language: typeof settings.language): Promise<Wording> {
  if (language === 'en') return {};
  const { GERMAN } = await import('./text/de/german');
  return GERMAN;
}

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');

const { language } = settings;
document.documentElement.lang = language;
speakIn(language, await wordsOf(language));
// Only now: every module with words reads them when it is loaded.
const { default: App } = await import('./App.svelte');
mount(App, { target });
