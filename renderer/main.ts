/** Starts the app in the language of the players. */
import '@fontsource-variable/inter/wght.css';
import '@fontsource/alegreya/500.css';
import '@fontsource/alegreya/700.css';
import '@fontsource/alegreya/800.css';
import './theme.css';
import './ui/layout.css';
import './ui/looks.css';
import { mount } from 'svelte';
import { settings } from './settings.svelte';
import { nameIn } from './text/box';
import { speakIn } from './text/language';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');

const { language } = settings;
document.documentElement.lang = language;
speakIn(language);
await nameIn(settings.now.box);
// Only now: every module with words reads its language when it is loaded.
const { default: App } = await import('./App.svelte');
mount(App, { target });
