/** The table's own page. */
import { fetchScreenOf } from './screens/firstScreens';
import { start } from './start';

await start(() => {
  fetchScreenOf(location.hash);
  return import('./App.svelte');
});
