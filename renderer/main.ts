/** The table's own page. */
import { fetchScreenOf } from './app/firstScreens';
import { start } from './app/start';

await start(() => {
  fetchScreenOf(location.hash);
  return import('./app/App.svelte');
});
