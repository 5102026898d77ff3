/** The table's own page. */
import { preloadScreen } from './app/firstScreens';
import { start } from './app/start';

await start(() => {
  preloadScreen(location.hash);
  return import('./app/App.svelte');
});
